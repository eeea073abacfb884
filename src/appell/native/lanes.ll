; sources sha256 e54bc5b26c0dcfca0e84c7ebdc5e7c54d9f72c0e4be239dc2ab41cacca40a436
; ziglang 0.15.2

%struct.Group = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, %struct.LastStep, <8 x i64>, <8 x i64>, <8 x double>, [8 x i32], <8 x double>, <8 x double>, [8 x i32], [8 x i32], <8 x double>, <8 x i64>, <8 x i64>, double, ptr, i32, [16 x [16 x double]], [12 x double], [12 x double], [40 x i8] }
%struct.LastStep = type { <8 x double>, <8 x double>, <8 x double> }
%struct.Input = type { ptr, ptr, ptr, ptr, %union.anon, i32, i32, i32, i32, i32, i32 }
%union.anon = type { [3 x ptr] }

@appell_lanes_coordinates = external local_unnamed_addr constant i32, align 4
@appell_lanes_speeds = external local_unnamed_addr constant i32, align 4
@appell_lanes_auxiliaries = external local_unnamed_addr constant i32, align 4
@appell_lanes_parameters = external local_unnamed_addr constant i32, align 4
@appell_lanes_quadratures = external local_unnamed_addr constant i32, align 4
@appell_lanes_rows = external local_unnamed_addr constant i32, align 4
@appell_lanes_kept = external local_unnamed_addr constant i32, align 4
@DOP_E5 = internal unnamed_addr constant [12 x double] [double 0x3F8ADEAEA1607E1A, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBFF39A3DA55AB5C3, double 0xBFDFBA83BEDE8A72, double 0x3FFAA149F7EDA509, double 0xBFD66BC9B10E7E71, double 0x3FD56330D0783989, double 0x3FB4F8EB54A31435, double 0xBF96E44F50AB6BC2], align 16
@DOP_E3 = internal unnamed_addr constant [12 x double] [double 0xBFC84B641FBFA1F1, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0xBFDB0D3A26ABB716, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3F9732080AC040ED], align 16
@DOP_A = internal unnamed_addr constant <{ [16 x double], <{ double, [15 x double] }>, <{ double, double, [14 x double] }>, <{ double, double, double, [13 x double] }>, <{ double, double, double, double, [12 x double] }>, <{ double, double, double, double, double, [11 x double] }>, <{ double, double, double, double, double, double, [10 x double] }>, <{ double, double, double, double, double, double, double, [9 x double] }>, <{ [8 x double], [8 x double] }>, [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double] }> <{ [16 x double] zeroinitializer, <{ double, [15 x double] }> <{ double 0x3FAAEE6838DAE63A, [15 x double] zeroinitializer }>, <{ double, double, [14 x double] }> <{ double 0x3F9432CE2AA42CAC, double 0x3FAE4C353FF64302, [14 x double] zeroinitializer }>, <{ double, double, double, [13 x double] }> <{ double 0x3F9E4C353FF64302, double 0.000000e+00, double 0x3FB6B927EFF8B241, [13 x double] zeroinitializer }>, <{ double, double, double, double, [12 x double] }> <{ double 0x3FCEE50D7ECDE9FA, double 0.000000e+00, double 0xBFEC4E3AB5AD1507, double 0x3FED983D7AC79EF5, [12 x double] zeroinitializer }>, <{ double, double, double, double, double, [11 x double] }> <{ double 0x3FA2F684BDA12F68, double 0.000000e+00, double 0.000000e+00, double 0x3FC5DDB63BDB6D36, double 0x3FC00F533F66F19A, [11 x double] zeroinitializer }>, <{ double, double, double, double, double, double, [10 x double] }> <{ double 0x3FA3000000000000, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CAD30F3347ED, double 0x3FAED4B3C332E04D, double 0xBF92000000000000, [10 x double] zeroinitializer }>, <{ double, double, double, double, double, double, double, [9 x double] }> <{ double 0x3FA2FDB8FEE78792, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CF23F6595D72, double 0x3FBB758640DEA698, double 0xBF8F5FCC20FCD32F, double 0x3F80F1D92EFB0B71, [9 x double] zeroinitializer }>, <{ [8 x double], [8 x double] }> <{ [8 x double] [double 0x3FE3F8B78B985813, double 0.000000e+00, double 0.000000e+00, double 0xC00AE31BACC6BC8A, double 0xBFEBC873F08E11F9, double 0x403B9793D88D1855, double 0x40342770F892AD69, double 0xC045BEB4865C42F9], [8 x double] zeroinitializer }>, [16 x double] [double 0x3FDE9205E321B655, double 0.000000e+00, double 0.000000e+00, double 0xC003E7A8A34BD27F, double 0xBFE2E3A9968C93C8, double 0x40353AE4A6D655EE, double 0x402E8EF7B5F258B8, double 0xC040A4E418D711B9, double 0xBF94D1B3D9B4A876, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFEDFD121F1D399B, double 0.000000e+00, double 0.000000e+00, double 0x4014BED869FB0B9D, double 0x3FF1768702792EA9, double 0xC0204CB0E2110C1C, double 0xC032852305E975A8, double 0x4036BD4F06CB863A, double 0x4003F2E777CF109D, double 0xC0085FC60D2B572C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x40022FBD3B09FCDC, double 0.000000e+00, double 0.000000e+00, double 0xC02511A963CAFE55, double 0xC00001C935AC72AC, double 0xC031F57C8EFF3006, double 0x403BF2EA18B58A01, double 0xC006DF3A7D1CEC13, double 0xC021BEE71A9F33A9, double 0x4028B89C42C81861, double 0x3FE496AC6253E202, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FACC1FCA2CEB148, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FD03958F21A35B8, double 0xBFCF84C2C277C23E, double 0xBFBFCB02555C9DEF, double 0x3FC39F10CE2D1913, double 0x3F80CBB69B38652C, double 0x3F7EFF840F396BA9, double -8.298000e-03, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FA04CA1897BDB63, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3F9CFAE9E5F59F45, double 0x3FAB69DB017C8CF9, double 0xBFAC1EF72FC69469, double 0.000000e+00, double 0.000000e+00, double 0xBF1C6710EEF6E153, double 0x3F39127A52D32320, double 0xBF36500E13E7149B, double 0x3FC21686B20CD989, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFDB7309792B6015, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC012CA5D44AFDC9A, double 0x401EBBD2C419EDA3, double 0x401046A54457171C, double 0x3FD6D49E44EDBA44, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBF56EBEEC24871D4, double 0x40079482A23F1996, double 0xC0224D4A6DCA2222, double 0.000000e+00] }>, align 16
@appell_lanes_position_rows = external local_unnamed_addr constant i32, align 4
@appell_lanes_velocity_rows = external local_unnamed_addr constant i32, align 4
@appell_lanes_rows_curve = external local_unnamed_addr constant i32, align 4
@appell_lanes_regular_rows = external local_unnamed_addr constant i32, align 4

define range(i32 -2147483648, 2147483633) i32 @appell_lanes_workspace() local_unnamed_addr #0 {
  %1 = load i32, ptr @appell_lanes_parameters, align 4
  %2 = load i32, ptr @appell_lanes_coordinates, align 4
  %3 = load i32, ptr @appell_lanes_speeds, align 4
  %4 = add nsw i32 %3, %2
  %5 = load i32, ptr @appell_lanes_auxiliaries, align 4
  %6 = add nsw i32 %4, %5
  %7 = load i32, ptr @appell_lanes_quadratures, align 4
  %8 = add nsw i32 %6, %7
  %9 = load i32, ptr @appell_lanes_rows, align 4
  %10 = mul nsw i32 %4, 3
  %11 = load i32, ptr @appell_lanes_kept, align 4
  %12 = add i32 %4, %3
  %13 = add i32 %12, %9
  %14 = add i32 %13, %11
  %15 = mul i32 %8, 29
  %16 = add i32 %1, 22
  %17 = add i32 %16, %10
  %18 = add i32 %17, %6
  %19 = add i32 %18, %11
  %20 = add i32 %19, %15
  %21 = shl i32 %14, 5
  %22 = shl i32 %20, 4
  %23 = add i32 %22, %21
  ret i32 %23
}

define noundef i32 @appell_lanes_batch_size() local_unnamed_addr #0 {
  ret i32 168
}

define range(i32 0, 2) i32 @appell_lanes_run(ptr nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = alloca <8 x i64>, align 64
  %3 = alloca <8 x double>, align 64
  %4 = alloca <8 x double>, align 64
  %5 = alloca <8 x double>, align 64
  %6 = alloca <8 x double>, align 64
  %7 = alloca <8 x double>, align 64
  %8 = alloca <8 x double>, align 64
  %9 = alloca <8 x i64>, align 64
  %10 = alloca [7 x <8 x double>], align 64
  %11 = alloca <8 x double>, align 64
  %12 = alloca <8 x double>, align 64
  %13 = alloca <8 x double>, align 64
  %14 = alloca [3 x <8 x double>], align 64
  %15 = alloca <8 x double>, align 64
  %16 = alloca <8 x i64>, align 64
  %17 = alloca <8 x double>, align 64
  %18 = alloca <8 x double>, align 64
  %19 = alloca <8 x double>, align 64
  %20 = alloca <8 x double>, align 64
  %21 = alloca <8 x double>, align 64
  %22 = alloca <8 x double>, align 64
  %23 = alloca <8 x double>, align 64
  %24 = alloca <8 x double>, align 64
  %25 = alloca <8 x double>, align 64
  %26 = alloca <8 x double>, align 64
  %27 = alloca <8 x double>, align 64
  %28 = alloca <8 x double>, align 64
  %29 = alloca <8 x double>, align 64
  %30 = alloca <8 x double>, align 64
  %31 = alloca <8 x i64>, align 64
  %32 = alloca <8 x double>, align 64
  %33 = alloca <8 x double>, align 64
  %34 = alloca <8 x double>, align 64
  %35 = alloca <8 x double>, align 64
  %36 = alloca <8 x double>, align 64
  %37 = alloca <8 x double>, align 64
  %38 = alloca <8 x i64>, align 64
  %39 = alloca <8 x double>, align 64
  %40 = alloca <8 x i64>, align 64
  %41 = alloca <8 x double>, align 64
  %42 = alloca %struct.Group, align 64
  %43 = alloca %struct.Group, align 64
  call void @llvm.lifetime.start.p0(i64 3712, ptr nonnull %42) #11
  call void @llvm.lifetime.start.p0(i64 3712, ptr nonnull %43) #11
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %42, i64 1432
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2048) %46, ptr noundef nonnull align 16 dereferenceable(2048) @DOP_A, i64 2048, i1 false)
  %47 = getelementptr inbounds nuw i8, ptr %42, i64 3480
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %47, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E5, i64 96, i1 false)
  %48 = getelementptr inbounds nuw i8, ptr %42, i64 3576
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %48, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E3, i64 96, i1 false)
  store ptr %45, ptr %42, align 64
  %49 = load i32, ptr @appell_lanes_parameters, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr <8 x double>, ptr %45, i64 %50
  %52 = getelementptr i8, ptr %51, i64 64
  %53 = getelementptr inbounds nuw i8, ptr %42, i64 8
  store ptr %52, ptr %53, align 8
  %54 = load i32, ptr @appell_lanes_coordinates, align 4
  %55 = load i32, ptr @appell_lanes_speeds, align 4
  %56 = add i32 %55, %54
  %57 = load i32, ptr @appell_lanes_auxiliaries, align 4
  %58 = add i32 %56, %57
  %59 = load i32, ptr @appell_lanes_quadratures, align 4
  %60 = add nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr <8 x double>, ptr %52, i64 %61
  %63 = getelementptr i8, ptr %62, i64 64
  %64 = getelementptr inbounds nuw i8, ptr %42, i64 16
  store ptr %63, ptr %64, align 16
  %65 = getelementptr <8 x double>, ptr %63, i64 %61
  %66 = getelementptr i8, ptr %65, i64 64
  %67 = getelementptr inbounds nuw i8, ptr %42, i64 24
  store ptr %66, ptr %67, align 8
  %68 = getelementptr <8 x double>, ptr %66, i64 %61
  %69 = getelementptr i8, ptr %68, i64 64
  %70 = getelementptr inbounds nuw i8, ptr %42, i64 32
  store ptr %69, ptr %70, align 32
  %71 = getelementptr <8 x double>, ptr %69, i64 %61
  %72 = getelementptr i8, ptr %71, i64 64
  %73 = getelementptr inbounds nuw i8, ptr %42, i64 40
  store ptr %72, ptr %73, align 8
  %74 = shl nsw i32 %60, 4
  %75 = or disjoint i32 %74, 2
  %76 = load i32, ptr @appell_lanes_rows, align 4
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr <8 x double>, ptr %72, i64 %78
  %80 = getelementptr i8, ptr %79, i64 64
  %81 = getelementptr inbounds nuw i8, ptr %42, i64 48
  store ptr %80, ptr %81, align 16
  %82 = mul nsw i32 %60, 7
  %83 = sext i32 %82 to i64
  %84 = getelementptr <8 x double>, ptr %80, i64 %83
  %85 = getelementptr i8, ptr %84, i64 64
  %86 = getelementptr inbounds nuw i8, ptr %42, i64 56
  store ptr %85, ptr %86, align 8
  %87 = shl nsw i32 %60, 1
  %88 = or disjoint i32 %87, 1
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds <8 x double>, ptr %85, i64 %89
  %91 = getelementptr inbounds nuw i8, ptr %42, i64 64
  store ptr %90, ptr %91, align 64
  %92 = sext i32 %58 to i64
  %93 = getelementptr <8 x double>, ptr %90, i64 %92
  %94 = getelementptr i8, ptr %93, i64 64
  %95 = getelementptr inbounds nuw i8, ptr %42, i64 72
  store ptr %94, ptr %95, align 8
  %96 = sext i32 %76 to i64
  %97 = getelementptr <8 x double>, ptr %94, i64 %96
  %98 = getelementptr i8, ptr %97, i64 64
  %99 = getelementptr inbounds nuw i8, ptr %42, i64 80
  store ptr %98, ptr %99, align 16
  %100 = sext i32 %55 to i64
  %101 = getelementptr <8 x double>, ptr %98, i64 %100
  %102 = getelementptr i8, ptr %101, i64 64
  %103 = getelementptr inbounds nuw i8, ptr %42, i64 88
  store ptr %102, ptr %103, align 8
  %104 = mul nsw i32 %56, 3
  %105 = load i32, ptr @appell_lanes_kept, align 4
  %106 = add i32 %105, %104
  %107 = sext i32 %106 to i64
  %108 = getelementptr <8 x double>, ptr %102, i64 %107
  %109 = getelementptr i8, ptr %108, i64 128
  %110 = getelementptr inbounds nuw i8, ptr %42, i64 96
  store ptr %109, ptr %110, align 32
  %111 = sext i32 %56 to i64
  %112 = getelementptr <8 x double>, ptr %109, i64 %111
  %113 = getelementptr i8, ptr %112, i64 64
  %114 = getelementptr inbounds nuw i8, ptr %42, i64 104
  store ptr %113, ptr %114, align 8
  %115 = getelementptr <8 x double>, ptr %113, i64 %111
  %116 = getelementptr i8, ptr %115, i64 64
  %117 = getelementptr inbounds nuw i8, ptr %42, i64 112
  store ptr %116, ptr %117, align 16
  %118 = sext i32 %105 to i64
  %119 = getelementptr <8 x double>, ptr %116, i64 %118
  %120 = getelementptr i8, ptr %119, i64 64
  %121 = getelementptr inbounds nuw i8, ptr %42, i64 120
  store ptr %120, ptr %121, align 8
  %122 = getelementptr <8 x double>, ptr %120, i64 %118
  %123 = getelementptr i8, ptr %122, i64 64
  %124 = getelementptr inbounds nuw i8, ptr %42, i64 128
  store ptr %123, ptr %124, align 64
  %125 = mul i32 %60, 11
  %126 = add i32 %105, %56
  %127 = add i32 %126, %55
  %128 = add i32 %127, %76
  %129 = shl i32 %128, 1
  %130 = add i32 %106, 22
  %131 = add i32 %130, %49
  %132 = add i32 %131, %58
  %133 = add i32 %132, %87
  %134 = add i32 %133, %74
  %135 = add i32 %134, %125
  %136 = add i32 %135, %129
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds <8 x double>, ptr %45, i64 %137
  %139 = getelementptr inbounds nuw i8, ptr %43, i64 1432
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2048) %139, ptr noundef nonnull align 16 dereferenceable(2048) @DOP_A, i64 2048, i1 false)
  %140 = getelementptr inbounds nuw i8, ptr %43, i64 3480
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %140, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E5, i64 96, i1 false)
  %141 = getelementptr inbounds nuw i8, ptr %43, i64 3576
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %141, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E3, i64 96, i1 false)
  store ptr %138, ptr %43, align 64
  %142 = getelementptr <8 x double>, ptr %138, i64 %50
  %143 = getelementptr i8, ptr %142, i64 64
  %144 = getelementptr inbounds nuw i8, ptr %43, i64 8
  store ptr %143, ptr %144, align 8
  %145 = getelementptr <8 x double>, ptr %143, i64 %61
  %146 = getelementptr i8, ptr %145, i64 64
  %147 = getelementptr inbounds nuw i8, ptr %43, i64 16
  store ptr %146, ptr %147, align 16
  %148 = getelementptr <8 x double>, ptr %146, i64 %61
  %149 = getelementptr i8, ptr %148, i64 64
  %150 = getelementptr inbounds nuw i8, ptr %43, i64 24
  store ptr %149, ptr %150, align 8
  %151 = getelementptr <8 x double>, ptr %149, i64 %61
  %152 = getelementptr i8, ptr %151, i64 64
  %153 = getelementptr inbounds nuw i8, ptr %43, i64 32
  store ptr %152, ptr %153, align 32
  %154 = getelementptr <8 x double>, ptr %152, i64 %61
  %155 = getelementptr i8, ptr %154, i64 64
  %156 = getelementptr inbounds nuw i8, ptr %43, i64 40
  store ptr %155, ptr %156, align 8
  %157 = getelementptr <8 x double>, ptr %155, i64 %78
  %158 = getelementptr i8, ptr %157, i64 64
  %159 = getelementptr inbounds nuw i8, ptr %43, i64 48
  store ptr %158, ptr %159, align 16
  %160 = getelementptr <8 x double>, ptr %158, i64 %83
  %161 = getelementptr i8, ptr %160, i64 64
  %162 = getelementptr inbounds nuw i8, ptr %43, i64 56
  store ptr %161, ptr %162, align 8
  %163 = getelementptr inbounds <8 x double>, ptr %161, i64 %89
  %164 = getelementptr inbounds nuw i8, ptr %43, i64 64
  store ptr %163, ptr %164, align 64
  %165 = getelementptr <8 x double>, ptr %163, i64 %92
  %166 = getelementptr i8, ptr %165, i64 64
  %167 = getelementptr inbounds nuw i8, ptr %43, i64 72
  store ptr %166, ptr %167, align 8
  %168 = getelementptr <8 x double>, ptr %166, i64 %96
  %169 = getelementptr i8, ptr %168, i64 64
  %170 = getelementptr inbounds nuw i8, ptr %43, i64 80
  store ptr %169, ptr %170, align 16
  %171 = getelementptr <8 x double>, ptr %169, i64 %100
  %172 = getelementptr i8, ptr %171, i64 64
  %173 = getelementptr inbounds nuw i8, ptr %43, i64 88
  store ptr %172, ptr %173, align 8
  %174 = getelementptr <8 x double>, ptr %172, i64 %107
  %175 = getelementptr i8, ptr %174, i64 128
  %176 = getelementptr inbounds nuw i8, ptr %43, i64 96
  store ptr %175, ptr %176, align 32
  %177 = getelementptr <8 x double>, ptr %175, i64 %111
  %178 = getelementptr i8, ptr %177, i64 64
  %179 = getelementptr inbounds nuw i8, ptr %43, i64 104
  store ptr %178, ptr %179, align 8
  %180 = getelementptr <8 x double>, ptr %178, i64 %111
  %181 = getelementptr i8, ptr %180, i64 64
  %182 = getelementptr inbounds nuw i8, ptr %43, i64 112
  store ptr %181, ptr %182, align 16
  %183 = getelementptr <8 x double>, ptr %181, i64 %118
  %184 = getelementptr i8, ptr %183, i64 64
  %185 = getelementptr inbounds nuw i8, ptr %43, i64 120
  store ptr %184, ptr %185, align 8
  %186 = getelementptr <8 x double>, ptr %184, i64 %118
  %187 = getelementptr i8, ptr %186, i64 64
  %188 = getelementptr inbounds nuw i8, ptr %43, i64 128
  store ptr %187, ptr %188, align 64
  %189 = getelementptr inbounds nuw i8, ptr %42, i64 768
  store <8 x i64> zeroinitializer, ptr %189, align 64
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %191 = load double, ptr %190, align 8
  %192 = getelementptr inbounds nuw i8, ptr %42, i64 1408
  store double %191, ptr %192, align 64
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %194 = load ptr, ptr %193, align 8
  %195 = getelementptr inbounds nuw i8, ptr %43, i64 1416
  store ptr %194, ptr %195, align 8
  %196 = getelementptr inbounds nuw i8, ptr %42, i64 1416
  store ptr %194, ptr %196, align 8
  %197 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %198 = load i32, ptr %197, align 4
  %199 = getelementptr inbounds nuw i8, ptr %43, i64 1424
  store i32 %198, ptr %199, align 16
  %200 = getelementptr inbounds nuw i8, ptr %42, i64 1424
  store i32 %198, ptr %200, align 16
  %201 = add i32 %57, 2
  %202 = add i32 %201, %59
  %203 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %205 = getelementptr inbounds nuw i8, ptr %43, i64 1408
  %206 = getelementptr inbounds nuw i8, ptr %43, i64 960
  %207 = icmp sgt i32 %49, 0
  %208 = icmp sgt i32 %58, 0
  %209 = icmp sgt i32 %59, 0
  %210 = getelementptr inbounds nuw i8, ptr %43, i64 1184
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %212 = zext nneg i32 %49 to i64
  %213 = zext nneg i32 %58 to i64
  %214 = getelementptr inbounds nuw i8, ptr %43, i64 448
  %215 = getelementptr inbounds nuw i8, ptr %43, i64 1280
  %216 = getelementptr inbounds nuw i8, ptr %43, i64 832
  %217 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %218 = getelementptr inbounds nuw i8, ptr %43, i64 192
  %219 = icmp sgt i32 %76, 0
  %220 = zext nneg i32 %76 to i64
  %221 = icmp eq i32 %105, 0
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %224 = getelementptr inbounds nuw i8, ptr %43, i64 1152
  %225 = getelementptr inbounds nuw i8, ptr %43, i64 1024
  %226 = getelementptr inbounds nuw i8, ptr %43, i64 1088
  %227 = add i32 %56, %202
  %228 = icmp sgt i32 %55, 0
  %229 = zext nneg i32 %55 to i64
  %230 = getelementptr inbounds nuw i8, ptr %43, i64 256
  %231 = icmp sgt i32 %54, 0
  %232 = zext nneg i32 %54 to i64
  %233 = sext i32 %54 to i64
  %234 = getelementptr inbounds nuw i8, ptr %43, i64 320
  %235 = getelementptr inbounds nuw i8, ptr %43, i64 384
  %236 = getelementptr inbounds nuw i8, ptr %43, i64 768
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %238 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %239 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %240 = getelementptr inbounds nuw i8, ptr %43, i64 1216
  %241 = icmp sgt i32 %56, 0
  %242 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %243 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %244 = sext i32 %59 to i64
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %246 = zext nneg i32 %56 to i64
  %247 = zext nneg i32 %59 to i64
  %248 = getelementptr inbounds nuw i8, ptr %42, i64 1024
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %250 = getelementptr inbounds nuw i8, ptr %42, i64 256
  %251 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %252 = getelementptr inbounds nuw i8, ptr %42, i64 192
  %253 = getelementptr inbounds nuw i8, ptr %42, i64 1560
  %254 = icmp sgt i32 %60, 0
  %255 = zext i32 %60 to i64
  %256 = getelementptr inbounds nuw i8, ptr %42, i64 1688
  %257 = getelementptr inbounds nuw i8, ptr %42, i64 1696
  %258 = sext i32 %87 to i64
  %259 = getelementptr inbounds nuw i8, ptr %42, i64 1816
  %260 = getelementptr inbounds nuw i8, ptr %42, i64 1832
  %261 = zext nneg i32 %87 to i64
  %262 = mul nsw i32 %60, 3
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds nuw i8, ptr %42, i64 1944
  %265 = getelementptr inbounds nuw i8, ptr %42, i64 1960
  %266 = getelementptr inbounds nuw i8, ptr %42, i64 1968
  %267 = zext nneg i32 %262 to i64
  %268 = shl nsw i32 %60, 2
  %269 = sext i32 %268 to i64
  %270 = getelementptr inbounds nuw i8, ptr %42, i64 2072
  %271 = getelementptr inbounds nuw i8, ptr %42, i64 2096
  %272 = getelementptr inbounds nuw i8, ptr %42, i64 2104
  %273 = zext nneg i32 %268 to i64
  %274 = mul nsw i32 %60, 5
  %275 = sext i32 %274 to i64
  %276 = getelementptr inbounds nuw i8, ptr %42, i64 2200
  %277 = getelementptr inbounds nuw i8, ptr %42, i64 2224
  %278 = getelementptr inbounds nuw i8, ptr %42, i64 2232
  %279 = getelementptr inbounds nuw i8, ptr %42, i64 2240
  %280 = zext nneg i32 %274 to i64
  %281 = mul nsw i32 %60, 6
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds nuw i8, ptr %42, i64 2328
  %284 = getelementptr inbounds nuw i8, ptr %42, i64 2352
  %285 = getelementptr inbounds nuw i8, ptr %42, i64 2360
  %286 = getelementptr inbounds nuw i8, ptr %42, i64 2368
  %287 = getelementptr inbounds nuw i8, ptr %42, i64 2376
  %288 = zext nneg i32 %281 to i64
  %289 = getelementptr inbounds nuw i8, ptr %42, i64 2456
  %290 = getelementptr inbounds nuw i8, ptr %42, i64 2480
  %291 = getelementptr inbounds nuw i8, ptr %42, i64 2488
  %292 = getelementptr inbounds nuw i8, ptr %42, i64 2496
  %293 = getelementptr inbounds nuw i8, ptr %42, i64 2504
  %294 = getelementptr inbounds nuw i8, ptr %42, i64 2512
  %295 = zext nneg i32 %82 to i64
  %296 = shl nsw i32 %60, 3
  %297 = sext i32 %296 to i64
  %298 = getelementptr inbounds nuw i8, ptr %42, i64 2584
  %299 = getelementptr inbounds nuw i8, ptr %42, i64 2608
  %300 = getelementptr inbounds nuw i8, ptr %42, i64 2616
  %301 = getelementptr inbounds nuw i8, ptr %42, i64 2624
  %302 = getelementptr inbounds nuw i8, ptr %42, i64 2632
  %303 = getelementptr inbounds nuw i8, ptr %42, i64 2640
  %304 = getelementptr inbounds nuw i8, ptr %42, i64 2648
  %305 = zext nneg i32 %296 to i64
  %306 = mul nsw i32 %60, 9
  %307 = sext i32 %306 to i64
  %308 = getelementptr inbounds nuw i8, ptr %42, i64 2712
  %309 = getelementptr inbounds nuw i8, ptr %42, i64 2736
  %310 = getelementptr inbounds nuw i8, ptr %42, i64 2744
  %311 = getelementptr inbounds nuw i8, ptr %42, i64 2752
  %312 = getelementptr inbounds nuw i8, ptr %42, i64 2760
  %313 = getelementptr inbounds nuw i8, ptr %42, i64 2768
  %314 = getelementptr inbounds nuw i8, ptr %42, i64 2776
  %315 = getelementptr inbounds nuw i8, ptr %42, i64 2784
  %316 = zext nneg i32 %306 to i64
  %317 = mul nsw i32 %60, 10
  %318 = sext i32 %317 to i64
  %319 = getelementptr inbounds nuw i8, ptr %42, i64 2840
  %320 = getelementptr inbounds nuw i8, ptr %42, i64 2864
  %321 = getelementptr inbounds nuw i8, ptr %42, i64 2872
  %322 = getelementptr inbounds nuw i8, ptr %42, i64 2880
  %323 = getelementptr inbounds nuw i8, ptr %42, i64 2888
  %324 = getelementptr inbounds nuw i8, ptr %42, i64 2896
  %325 = getelementptr inbounds nuw i8, ptr %42, i64 2904
  %326 = getelementptr inbounds nuw i8, ptr %42, i64 2912
  %327 = getelementptr inbounds nuw i8, ptr %42, i64 2920
  %328 = zext nneg i32 %317 to i64
  %329 = sext i32 %125 to i64
  %330 = getelementptr inbounds nuw i8, ptr %42, i64 2968
  %331 = getelementptr inbounds nuw i8, ptr %42, i64 3008
  %332 = getelementptr inbounds nuw i8, ptr %42, i64 3016
  %333 = getelementptr inbounds nuw i8, ptr %42, i64 3024
  %334 = getelementptr inbounds nuw i8, ptr %42, i64 3032
  %335 = getelementptr inbounds nuw i8, ptr %42, i64 3040
  %336 = getelementptr inbounds nuw i8, ptr %42, i64 3048
  %337 = getelementptr inbounds nuw i8, ptr %42, i64 3056
  %338 = zext nneg i32 %125 to i64
  %339 = getelementptr inbounds nuw i8, ptr %42, i64 3520
  %340 = getelementptr inbounds nuw i8, ptr %42, i64 3528
  %341 = getelementptr inbounds nuw i8, ptr %42, i64 3536
  %342 = getelementptr inbounds nuw i8, ptr %42, i64 3544
  %343 = getelementptr inbounds nuw i8, ptr %42, i64 3552
  %344 = getelementptr inbounds nuw i8, ptr %42, i64 3560
  %345 = getelementptr inbounds nuw i8, ptr %42, i64 3568
  %346 = getelementptr inbounds nuw i8, ptr %42, i64 3616
  %347 = getelementptr inbounds nuw i8, ptr %42, i64 3624
  %348 = getelementptr inbounds nuw i8, ptr %42, i64 3632
  %349 = getelementptr inbounds nuw i8, ptr %42, i64 3640
  %350 = getelementptr inbounds nuw i8, ptr %42, i64 3648
  %351 = getelementptr inbounds nuw i8, ptr %42, i64 3656
  %352 = getelementptr inbounds nuw i8, ptr %42, i64 3664
  %353 = getelementptr inbounds nuw i8, ptr %42, i64 320
  %354 = getelementptr inbounds nuw i8, ptr %42, i64 384
  %355 = icmp sgt i32 %57, 0
  %356 = add nsw i64 %100, %233
  %357 = sitofp i32 %58 to double
  %358 = insertelement <8 x double> poison, double %357, i64 0
  %359 = shufflevector <8 x double> %358, <8 x double> poison, <8 x i32> zeroinitializer
  %360 = sext i32 %126 to i64
  %361 = icmp eq i32 %59, 0
  %362 = load i32, ptr @appell_lanes_position_rows, align 4
  %363 = load i32, ptr @appell_lanes_velocity_rows, align 4
  %364 = sub i32 0, %363
  %365 = icmp eq i32 %362, %364
  %366 = getelementptr inbounds nuw i8, ptr %42, i64 576
  %367 = getelementptr inbounds nuw i8, ptr %42, i64 832
  %368 = load i32, ptr @appell_lanes_rows_curve, align 4
  %369 = load i32, ptr @appell_lanes_regular_rows, align 4
  %370 = sub nsw i32 %55, %369
  %371 = icmp slt i32 %370, 2
  %372 = getelementptr inbounds nuw i8, ptr %42, i64 640
  %373 = getelementptr inbounds nuw i8, ptr %42, i64 704
  %374 = icmp eq i32 %368, 0
  %375 = mul nsw i32 %60, 12
  %376 = sext i32 %375 to i64
  %377 = getelementptr inbounds nuw i8, ptr %42, i64 1216
  %378 = zext nneg i32 %375 to i64
  %379 = mul nsw i32 %60, 13
  %380 = sext i32 %379 to i64
  %381 = zext nneg i32 %379 to i64
  %382 = mul nsw i32 %60, 14
  %383 = sext i32 %382 to i64
  %384 = zext nneg i32 %382 to i64
  %385 = mul nsw i32 %60, 15
  %386 = sext i32 %385 to i64
  %387 = getelementptr inbounds nuw i8, ptr %14, i64 64
  %388 = getelementptr inbounds nuw i8, ptr %14, i64 128
  %389 = zext nneg i32 %385 to i64
  %390 = getelementptr inbounds nuw i8, ptr %10, i64 384
  %391 = getelementptr inbounds nuw i8, ptr %10, i64 320
  %392 = getelementptr inbounds nuw i8, ptr %10, i64 256
  %393 = getelementptr inbounds nuw i8, ptr %10, i64 192
  %394 = getelementptr inbounds nuw i8, ptr %10, i64 128
  %395 = getelementptr inbounds nuw i8, ptr %10, i64 64
  %396 = getelementptr inbounds nuw i8, ptr %42, i64 960
  %397 = getelementptr inbounds nuw i8, ptr %42, i64 1184
  %398 = getelementptr inbounds nuw i8, ptr %42, i64 896
  %399 = getelementptr inbounds nuw i8, ptr %42, i64 1280
  %400 = getelementptr inbounds nuw i8, ptr %42, i64 1344
  %401 = getelementptr inbounds nuw i8, ptr %42, i64 1088
  %402 = getelementptr inbounds nuw i8, ptr %42, i64 1152
  %403 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %404 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %405 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %406 = getelementptr inbounds nuw i8, ptr %42, i64 448
  %407 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %408 = getelementptr inbounds nuw i8, ptr %42, i64 512
  %409 = load <8 x i64>, ptr %189, align 64
  %410 = select i1 %361, i1 true, i1 %365
  br label %411

411:                                              ; preds = %859, %1
  %412 = phi <8 x i64> [ %409, %1 ], [ %860, %859 ]
  %413 = phi i32 [ 0, %1 ], [ %861, %859 ]
  %414 = phi i32 [ 0, %1 ], [ %856, %859 ]
  %415 = phi i32 [ 0, %1 ], [ %855, %859 ]
  %416 = phi i32 [ 8, %1 ], [ %854, %859 ]
  %417 = extractelement <8 x i64> %412, i32 %413
  %418 = icmp eq i64 %417, 0
  br i1 %418, label %419, label %852

419:                                              ; preds = %411, %847
  %420 = phi <8 x i64> [ %849, %847 ], [ %412, %411 ]
  %421 = phi i32 [ 1, %847 ], [ %414, %411 ]
  %422 = phi i32 [ %834, %847 ], [ %415, %411 ]
  %423 = phi i32 [ %848, %847 ], [ %416, %411 ]
  %424 = icmp eq i32 %423, 8
  br i1 %424, label %425, label %832

425:                                              ; preds = %419
  %426 = load i32, ptr %203, align 8
  %427 = icmp eq i32 %422, %426
  br i1 %427, label %852, label %428

428:                                              ; preds = %425
  %429 = load ptr, ptr %204, align 8
  %430 = load volatile i32, ptr %429, align 4
  %431 = icmp eq i32 %430, 0
  br i1 %431, label %432, label %3052

432:                                              ; preds = %428
  %433 = sub i32 %426, %422
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %40) #11
  store <8 x i64> zeroinitializer, ptr %40, align 64
  %434 = load double, ptr %190, align 8
  store double %434, ptr %205, align 64
  %435 = sext i32 %433 to i64
  br label %441

436:                                              ; preds = %480
  %437 = call i32 @llvm.smin.i32(i32 %433, i32 8)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(320) %214, i8 0, i64 320, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %216, i8 0, i64 128, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %215, i8 0, i64 128, i1 false)
  %438 = load double, ptr %217, align 8
  %439 = insertelement <8 x double> poison, double %438, i64 0
  %440 = shufflevector <8 x double> %439, <8 x double> poison, <8 x i32> zeroinitializer
  store <8 x double> %440, ptr %218, align 64
  br i1 %219, label %579, label %494

441:                                              ; preds = %480, %432
  %442 = phi i64 [ 0, %432 ], [ %482, %480 ]
  %443 = icmp slt i64 %442, %435
  %444 = trunc nuw nsw i64 %442 to i32
  %445 = select i1 %443, i32 %444, i32 0
  %446 = add nsw i32 %445, %422
  %447 = getelementptr inbounds nuw [8 x i32], ptr %206, i64 0, i64 %442
  store i32 %446, ptr %447, align 4
  br i1 %207, label %448, label %451

448:                                              ; preds = %441
  %449 = sext i32 %446 to i64
  %450 = mul nsw i64 %449, %50
  br label %455

451:                                              ; preds = %455, %441
  br i1 %208, label %452, label %467

452:                                              ; preds = %451
  %453 = sext i32 %446 to i64
  %454 = mul nsw i64 %453, %92
  br label %468

455:                                              ; preds = %455, %448
  %456 = phi i64 [ 0, %448 ], [ %465, %455 ]
  %457 = load ptr, ptr %211, align 8
  %458 = getelementptr double, ptr %457, i64 %450
  %459 = getelementptr double, ptr %458, i64 %456
  %460 = load double, ptr %459, align 8
  %461 = load ptr, ptr %43, align 64
  %462 = getelementptr inbounds nuw <8 x double>, ptr %461, i64 %456
  %463 = load <8 x double>, ptr %462, align 64
  %464 = insertelement <8 x double> %463, double %460, i32 %444
  store <8 x double> %464, ptr %462, align 64
  %465 = add nuw nsw i64 %456, 1
  %466 = icmp eq i64 %465, %212
  br i1 %466, label %451, label %455

467:                                              ; preds = %468, %451
  br i1 %209, label %484, label %480

468:                                              ; preds = %468, %452
  %469 = phi i64 [ 0, %452 ], [ %478, %468 ]
  %470 = load ptr, ptr %0, align 8
  %471 = getelementptr double, ptr %470, i64 %454
  %472 = getelementptr double, ptr %471, i64 %469
  %473 = load double, ptr %472, align 8
  %474 = load ptr, ptr %144, align 8
  %475 = getelementptr inbounds nuw <8 x double>, ptr %474, i64 %469
  %476 = load <8 x double>, ptr %475, align 64
  %477 = insertelement <8 x double> %476, double %473, i32 %444
  store <8 x double> %477, ptr %475, align 64
  %478 = add nuw nsw i64 %469, 1
  %479 = icmp eq i64 %478, %213
  br i1 %479, label %467, label %468

480:                                              ; preds = %484, %467
  %481 = getelementptr inbounds nuw [8 x i32], ptr %210, i64 0, i64 %442
  store i32 0, ptr %481, align 4
  %482 = add nuw nsw i64 %442, 1
  %483 = icmp eq i64 %482, 8
  br i1 %483, label %436, label %441

484:                                              ; preds = %467, %484
  %485 = phi i64 [ %490, %484 ], [ %92, %467 ]
  %486 = load ptr, ptr %144, align 8
  %487 = getelementptr inbounds <8 x double>, ptr %486, i64 %485
  %488 = load <8 x double>, ptr %487, align 64
  %489 = insertelement <8 x double> %488, double 0.000000e+00, i32 %444
  store <8 x double> %489, ptr %487, align 64
  %490 = add nsw i64 %485, 1
  %491 = icmp slt i64 %490, %61
  br i1 %491, label %484, label %480

492:                                              ; preds = %579
  %493 = load <8 x double>, ptr %218, align 64
  br label %494

494:                                              ; preds = %492, %436
  %495 = phi <8 x double> [ %493, %492 ], [ %440, %436 ]
  %496 = load ptr, ptr %144, align 8
  br i1 %221, label %505, label %497

497:                                              ; preds = %494
  %498 = load ptr, ptr %173, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %36)
  store <8 x double> %495, ptr %36, align 64
  %499 = load i32, ptr %199, align 16
  %500 = icmp eq i32 %499, 0
  br i1 %500, label %502, label %501

501:                                              ; preds = %497
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %35) #11
  store <8 x double> %495, ptr %35, align 64
  call fastcc void @set_inputs(ptr noundef nonnull readonly %43, ptr noundef nonnull byval(<8 x double>) align 64 %35, ptr noundef %496)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %35) #11
  br label %502

502:                                              ; preds = %501, %497
  %503 = load ptr, ptr %43, align 64
  call void @appell_lanes_correct(ptr noundef nonnull %36, ptr noundef %496, ptr noundef %503, ptr noundef null, ptr noundef %498) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %36)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %37) #11
  store <8 x double> %495, ptr %37, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %38) #11
  store <8 x i64> splat (i64 -1), ptr %38, align 64
  %504 = call fastcc <8 x i64> @project(ptr noundef nonnull %43, ptr noundef nonnull byval(<8 x double>) align 64 %37, ptr noundef %496, ptr noundef nonnull byval(<8 x i64>) align 64 %38, double noundef 0x7FF0000000000000)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %37) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %38) #11
  br label %505

505:                                              ; preds = %502, %494
  %506 = phi <8 x i64> [ %504, %502 ], [ splat (i64 -1), %494 ]
  %507 = load double, ptr %217, align 8
  %508 = load i32, ptr %222, align 8
  %509 = icmp sgt i32 %508, 0
  br i1 %509, label %510, label %530

510:                                              ; preds = %505
  %511 = load ptr, ptr %223, align 8
  %512 = zext nneg i32 %508 to i64
  br label %513

513:                                              ; preds = %520, %510
  %514 = phi i64 [ 0, %510 ], [ %526, %520 ]
  %515 = phi double [ %507, %510 ], [ %525, %520 ]
  %516 = shl nuw nsw i64 %514, 1
  %517 = getelementptr inbounds nuw double, ptr %511, i64 %516
  %518 = load double, ptr %517, align 8
  %519 = fcmp ugt double %518, %515
  br i1 %519, label %528, label %520

520:                                              ; preds = %513
  %521 = or disjoint i64 %516, 1
  %522 = getelementptr inbounds nuw double, ptr %511, i64 %521
  %523 = load double, ptr %522, align 8
  %524 = fcmp ogt double %523, %515
  %525 = select i1 %524, double %523, double %515
  %526 = add nuw nsw i64 %514, 1
  %527 = icmp eq i64 %526, %512
  br i1 %527, label %530, label %513

528:                                              ; preds = %513
  %529 = trunc nuw nsw i64 %514 to i32
  br label %530

530:                                              ; preds = %520, %528, %505
  %531 = phi i32 [ 0, %505 ], [ %529, %528 ], [ %508, %520 ]
  %532 = phi double [ %507, %505 ], [ %515, %528 ], [ %525, %520 ]
  br label %564

533:                                              ; preds = %564
  %534 = load <8 x double>, ptr %225, align 64
  %535 = load <8 x double>, ptr %226, align 64
  br label %536

536:                                              ; preds = %558, %533
  %537 = phi <8 x double> [ %535, %533 ], [ %561, %558 ]
  %538 = phi <8 x double> [ %534, %533 ], [ %559, %558 ]
  %539 = phi i64 [ 0, %533 ], [ %562, %558 ]
  %540 = trunc nuw nsw i64 %539 to i32
  %541 = getelementptr inbounds nuw [8 x i32], ptr %224, i64 0, i64 %539
  %542 = load i32, ptr %541, align 4
  %543 = add nsw i32 %542, 1
  store i32 %543, ptr %541, align 4
  %544 = icmp slt i32 %542, %508
  br i1 %544, label %547, label %545

545:                                              ; preds = %536
  %546 = insertelement <8 x double> %538, double 0x7FF0000000000000, i32 %540
  store <8 x double> %546, ptr %225, align 64
  br label %558

547:                                              ; preds = %536
  %548 = load ptr, ptr %223, align 8
  %549 = shl nsw i32 %542, 1
  %550 = sext i32 %549 to i64
  %551 = getelementptr inbounds double, ptr %548, i64 %550
  %552 = load double, ptr %551, align 8
  %553 = insertelement <8 x double> %538, double %552, i32 %540
  store <8 x double> %553, ptr %225, align 64
  %554 = or disjoint i32 %549, 1
  %555 = sext i32 %554 to i64
  %556 = getelementptr inbounds double, ptr %548, i64 %555
  %557 = load double, ptr %556, align 8
  br label %558

558:                                              ; preds = %545, %547
  %559 = phi <8 x double> [ %553, %547 ], [ %546, %545 ]
  %560 = phi double [ %557, %547 ], [ 0x7FF0000000000000, %545 ]
  %561 = insertelement <8 x double> %537, double %560, i32 %540
  store <8 x double> %561, ptr %226, align 64
  %562 = add nuw nsw i64 %539, 1
  %563 = icmp eq i64 %562, 8
  br i1 %563, label %569, label %536

564:                                              ; preds = %564, %530
  %565 = phi i64 [ 0, %530 ], [ %567, %564 ]
  %566 = getelementptr inbounds nuw [8 x i32], ptr %224, i64 0, i64 %565
  store i32 %531, ptr %566, align 4
  %567 = add nuw nsw i64 %565, 1
  %568 = icmp eq i64 %567, 8
  br i1 %568, label %533, label %564

569:                                              ; preds = %558
  %570 = insertelement <8 x double> poison, double %532, i64 0
  %571 = shufflevector <8 x double> %570, <8 x double> poison, <8 x i32> zeroinitializer
  store <8 x double> %571, ptr %218, align 64
  %572 = load ptr, ptr %144, align 8
  %573 = load ptr, ptr %156, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %41) #11
  store <8 x double> %571, ptr %41, align 64
  %574 = call fastcc <8 x i64> @rates(ptr noundef nonnull %43, ptr noundef nonnull byval(<8 x double>) align 64 %41, ptr noundef %572, ptr noundef %573, ptr noundef %40)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %41) #11
  %575 = load <8 x i64>, ptr %40, align 64
  %576 = xor <8 x i64> %575, splat (i64 -1)
  %577 = and <8 x i64> %574, %506
  %578 = and <8 x i64> %577, %576
  br i1 %219, label %594, label %585

579:                                              ; preds = %436, %579
  %580 = phi i64 [ %583, %579 ], [ 0, %436 ]
  %581 = load ptr, ptr %167, align 8
  %582 = getelementptr inbounds nuw <8 x double>, ptr %581, i64 %580
  store <8 x double> zeroinitializer, ptr %582, align 64
  %583 = add nuw nsw i64 %580, 1
  %584 = icmp eq i64 %583, %220
  br i1 %584, label %492, label %579

585:                                              ; preds = %594, %569
  %586 = load <8 x double>, ptr %218, align 64
  %587 = load ptr, ptr %144, align 8
  %588 = load ptr, ptr %188, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %39)
  store <8 x double> %586, ptr %39, align 64
  %589 = load i32, ptr %199, align 16
  %590 = icmp eq i32 %589, 0
  br i1 %590, label %592, label %591

591:                                              ; preds = %585
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %34) #11
  store <8 x double> %586, ptr %34, align 64
  call fastcc void @set_inputs(ptr noundef nonnull readonly %43, ptr noundef nonnull byval(<8 x double>) align 64 %34, ptr noundef %587)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %34) #11
  br label %592

592:                                              ; preds = %591, %585
  %593 = load ptr, ptr %43, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %39, ptr noundef %587, ptr noundef %593, ptr noundef null, ptr noundef %588) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %39)
  br i1 %228, label %672, label %607

594:                                              ; preds = %569, %594
  %595 = phi i64 [ %605, %594 ], [ 0, %569 ]
  %596 = load ptr, ptr %156, align 8
  %597 = trunc nuw nsw i64 %595 to i32
  %598 = add i32 %227, %597
  %599 = sext i32 %598 to i64
  %600 = getelementptr inbounds <8 x double>, ptr %596, i64 %599
  %601 = load <8 x double>, ptr %600, align 64
  %602 = fmul <8 x double> %601, splat (double 0x3EB0C6F7A0B5ED8D)
  %603 = load ptr, ptr %167, align 8
  %604 = getelementptr inbounds nuw <8 x double>, ptr %603, i64 %595
  store <8 x double> %602, ptr %604, align 64
  %605 = add nuw nsw i64 %595, 1
  %606 = icmp eq i64 %605, %220
  br i1 %606, label %585, label %594

607:                                              ; preds = %672, %592
  %608 = call fastcc <8 x double> @first_step(ptr noundef nonnull %43, ptr noundef readonly %0)
  store <8 x double> %608, ptr %230, align 64
  %609 = load ptr, ptr %144, align 8
  br i1 %231, label %610, label %619

610:                                              ; preds = %607, %610
  %611 = phi i64 [ %617, %610 ], [ 0, %607 ]
  %612 = phi <8 x double> [ %616, %610 ], [ zeroinitializer, %607 ]
  %613 = getelementptr inbounds nuw <8 x double>, ptr %609, i64 %611
  %614 = load <8 x double>, ptr %613, align 64
  %615 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %614)
  %616 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %612, <8 x double> %615)
  %617 = add nuw nsw i64 %611, 1
  %618 = icmp eq i64 %617, %232
  br i1 %618, label %619, label %610

619:                                              ; preds = %610, %607
  %620 = phi <8 x double> [ zeroinitializer, %607 ], [ %616, %610 ]
  br i1 %228, label %621, label %630

621:                                              ; preds = %619, %621
  %622 = phi i64 [ %628, %621 ], [ %233, %619 ]
  %623 = phi <8 x double> [ %627, %621 ], [ zeroinitializer, %619 ]
  %624 = getelementptr inbounds <8 x double>, ptr %609, i64 %622
  %625 = load <8 x double>, ptr %624, align 64
  %626 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %625)
  %627 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %623, <8 x double> %626)
  %628 = add nsw i64 %622, 1
  %629 = icmp slt i64 %628, %111
  br i1 %629, label %621, label %630

630:                                              ; preds = %621, %619
  %631 = phi <8 x double> [ zeroinitializer, %619 ], [ %627, %621 ]
  %632 = load ptr, ptr %156, align 8
  br i1 %231, label %635, label %633

633:                                              ; preds = %635, %630
  %634 = phi <8 x double> [ zeroinitializer, %630 ], [ %641, %635 ]
  br i1 %228, label %644, label %653

635:                                              ; preds = %630, %635
  %636 = phi i64 [ %642, %635 ], [ 0, %630 ]
  %637 = phi <8 x double> [ %641, %635 ], [ zeroinitializer, %630 ]
  %638 = getelementptr inbounds nuw <8 x double>, ptr %632, i64 %636
  %639 = load <8 x double>, ptr %638, align 64
  %640 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %639)
  %641 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %637, <8 x double> %640)
  %642 = add nuw nsw i64 %636, 1
  %643 = icmp eq i64 %642, %232
  br i1 %643, label %633, label %635

644:                                              ; preds = %633, %644
  %645 = phi i64 [ %651, %644 ], [ %233, %633 ]
  %646 = phi <8 x double> [ %650, %644 ], [ zeroinitializer, %633 ]
  %647 = getelementptr inbounds <8 x double>, ptr %632, i64 %645
  %648 = load <8 x double>, ptr %647, align 64
  %649 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %648)
  %650 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %646, <8 x double> %649)
  %651 = add nsw i64 %645, 1
  %652 = icmp slt i64 %651, %111
  br i1 %652, label %644, label %653

653:                                              ; preds = %644, %633
  %654 = phi <8 x double> [ zeroinitializer, %633 ], [ %650, %644 ]
  %655 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %608)
  %656 = fmul <8 x double> %655, %634
  %657 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %620, <8 x double> %656)
  %658 = fmul <8 x double> %655, %654
  %659 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %631, <8 x double> %658)
  %660 = fcmp ule <8 x double> %654, zeroinitializer
  %661 = fmul <8 x double> %659, %659
  %662 = fdiv <8 x double> %661, %654
  %663 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %657, <8 x double> %662)
  %664 = select <8 x i1> %660, <8 x double> %657, <8 x double> %663
  %665 = fmul <8 x double> %657, %654
  %666 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %665)
  %667 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %659, <8 x double> %666)
  store <8 x double> %664, ptr %234, align 64
  store <8 x double> %667, ptr %235, align 64
  store <8 x i64> %578, ptr %236, align 64
  %668 = icmp sgt i32 %433, 0
  br i1 %668, label %669, label %696

669:                                              ; preds = %653
  %670 = call i32 @llvm.smax.i32(i32 %437, i32 1)
  %671 = zext nneg i32 %670 to i64
  br label %682

672:                                              ; preds = %592, %672
  %673 = phi i64 [ %680, %672 ], [ 0, %592 ]
  %674 = load ptr, ptr %188, align 64
  %675 = getelementptr inbounds nuw <8 x double>, ptr %674, i64 %673
  %676 = getelementptr inbounds nuw i8, ptr %675, i64 128
  %677 = load <8 x double>, ptr %676, align 64
  %678 = load ptr, ptr %170, align 16
  %679 = getelementptr inbounds nuw <8 x double>, ptr %678, i64 %673
  store <8 x double> %677, ptr %679, align 64
  %680 = add nuw nsw i64 %673, 1
  %681 = icmp eq i64 %680, %229
  br i1 %681, label %607, label %672

682:                                              ; preds = %693, %669
  %683 = phi i64 [ 0, %669 ], [ %694, %693 ]
  %684 = trunc nuw nsw i64 %683 to i32
  %685 = extractelement <8 x i64> %578, i32 %684
  %686 = icmp eq i64 %685, 0
  br i1 %686, label %687, label %693

687:                                              ; preds = %682
  %688 = load ptr, ptr %237, align 8
  %689 = getelementptr inbounds nuw [8 x i32], ptr %206, i64 0, i64 %683
  %690 = load i32, ptr %689, align 4
  %691 = sext i32 %690 to i64
  %692 = getelementptr inbounds i32, ptr %688, i64 %691
  store i32 7, ptr %692, align 4
  br label %693

693:                                              ; preds = %687, %682
  %694 = add nuw nsw i64 %683, 1
  %695 = icmp eq i64 %694, %671
  br i1 %695, label %696, label %682

696:                                              ; preds = %693, %653
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %40) #11
  %697 = load i32, ptr %238, align 4
  %698 = load <8 x double>, ptr %240, align 64
  br label %699

699:                                              ; preds = %711, %696
  %700 = phi <8 x double> [ %698, %696 ], [ %713, %711 ]
  %701 = phi i64 [ 0, %696 ], [ %714, %711 ]
  %702 = trunc nuw nsw i64 %701 to i32
  %703 = getelementptr inbounds nuw [8 x i32], ptr %210, i64 0, i64 %701
  %704 = load i32, ptr %703, align 4
  %705 = icmp slt i32 %704, %697
  br i1 %705, label %706, label %711

706:                                              ; preds = %699
  %707 = load ptr, ptr %239, align 8
  %708 = sext i32 %704 to i64
  %709 = getelementptr inbounds double, ptr %707, i64 %708
  %710 = load double, ptr %709, align 8
  br label %711

711:                                              ; preds = %706, %699
  %712 = phi double [ %710, %706 ], [ 0x7FF0000000000000, %699 ]
  %713 = insertelement <8 x double> %700, double %712, i32 %702
  store <8 x double> %713, ptr %240, align 64
  %714 = add nuw nsw i64 %701, 1
  %715 = icmp eq i64 %714, 8
  br i1 %715, label %716, label %699

716:                                              ; preds = %711
  %717 = load double, ptr %217, align 8
  %718 = insertelement <8 x double> poison, double %717, i64 0
  %719 = shufflevector <8 x double> %718, <8 x double> poison, <8 x i32> zeroinitializer
  %720 = load <8 x i64>, ptr %236, align 64
  %721 = fcmp oeq <8 x double> %713, %719
  %722 = select <8 x i1> %721, <8 x i64> %720, <8 x i64> zeroinitializer
  %723 = load ptr, ptr %188, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %33)
  store <8 x double> %719, ptr %33, align 64
  %724 = load i32, ptr %199, align 16
  %725 = icmp eq i32 %724, 0
  br i1 %725, label %727, label %726

726:                                              ; preds = %716
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %32) #11
  store <8 x double> %719, ptr %32, align 64
  call fastcc void @set_inputs(ptr noundef nonnull readonly %43, ptr noundef nonnull byval(<8 x double>) align 64 %32, ptr noundef %609)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %32) #11
  br label %727

727:                                              ; preds = %726, %716
  %728 = load ptr, ptr %43, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %33, ptr noundef %609, ptr noundef %728, ptr noundef null, ptr noundef %723) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %33)
  %729 = load ptr, ptr %188, align 64
  %730 = getelementptr inbounds nuw i8, ptr %729, i64 64
  br label %731

731:                                              ; preds = %791, %727
  %732 = phi i64 [ 0, %727 ], [ %792, %791 ]
  %733 = trunc nuw nsw i64 %732 to i32
  %734 = extractelement <8 x i64> %722, i32 %733
  %735 = icmp eq i64 %734, 0
  br i1 %735, label %791, label %736

736:                                              ; preds = %731
  %737 = getelementptr inbounds nuw [8 x i32], ptr %206, i64 0, i64 %732
  %738 = load i32, ptr %737, align 4
  %739 = sext i32 %738 to i64
  %740 = getelementptr inbounds nuw [8 x i32], ptr %210, i64 0, i64 %732
  %741 = load i32, ptr %740, align 4
  %742 = add nsw i32 %741, 1
  store i32 %742, ptr %740, align 4
  %743 = sext i32 %741 to i64
  %744 = load i32, ptr %238, align 4
  %745 = sext i32 %744 to i64
  br i1 %241, label %746, label %750

746:                                              ; preds = %736
  %747 = load ptr, ptr %242, align 8
  %748 = mul nsw i64 %739, %111
  %749 = getelementptr double, ptr %747, i64 %743
  br label %755

750:                                              ; preds = %755, %736
  br i1 %209, label %751, label %765

751:                                              ; preds = %750
  %752 = load ptr, ptr %243, align 8
  %753 = mul nsw i64 %739, %244
  %754 = getelementptr double, ptr %752, i64 %743
  br label %778

755:                                              ; preds = %755, %746
  %756 = phi i64 [ 0, %746 ], [ %763, %755 ]
  %757 = getelementptr inbounds nuw <8 x double>, ptr %609, i64 %756
  %758 = load <8 x double>, ptr %757, align 64
  %759 = extractelement <8 x double> %758, i32 %733
  %760 = add nsw i64 %756, %748
  %761 = mul nsw i64 %760, %745
  %762 = getelementptr double, ptr %749, i64 %761
  store double %759, ptr %762, align 8
  %763 = add nuw nsw i64 %756, 1
  %764 = icmp eq i64 %763, %246
  br i1 %764, label %750, label %755

765:                                              ; preds = %778, %750
  %766 = load ptr, ptr %245, align 8
  %767 = shl nsw i64 %739, 1
  %768 = getelementptr double, ptr %766, i64 %743
  %769 = load <8 x double>, ptr %729, align 64
  %770 = extractelement <8 x double> %769, i32 %733
  %771 = mul nsw i64 %767, %745
  %772 = getelementptr double, ptr %768, i64 %771
  store double %770, ptr %772, align 8
  %773 = load <8 x double>, ptr %730, align 64
  %774 = extractelement <8 x double> %773, i32 %733
  %775 = or disjoint i64 %767, 1
  %776 = mul nsw i64 %775, %745
  %777 = getelementptr double, ptr %768, i64 %776
  store double %774, ptr %777, align 8
  br label %791

778:                                              ; preds = %778, %751
  %779 = phi i64 [ 0, %751 ], [ %789, %778 ]
  %780 = trunc nuw nsw i64 %779 to i32
  %781 = add i32 %58, %780
  %782 = sext i32 %781 to i64
  %783 = getelementptr inbounds <8 x double>, ptr %609, i64 %782
  %784 = load <8 x double>, ptr %783, align 64
  %785 = extractelement <8 x double> %784, i32 %733
  %786 = add nsw i64 %779, %753
  %787 = mul nsw i64 %786, %745
  %788 = getelementptr double, ptr %754, i64 %787
  store double %785, ptr %788, align 8
  %789 = add nuw nsw i64 %779, 1
  %790 = icmp eq i64 %789, %247
  br i1 %790, label %765, label %778

791:                                              ; preds = %765, %731
  %792 = add nuw nsw i64 %732, 1
  %793 = icmp eq i64 %792, 8
  br i1 %793, label %794, label %731

794:                                              ; preds = %791
  %795 = load <8 x double>, ptr %240, align 64
  br label %796

796:                                              ; preds = %794, %815
  %797 = phi <8 x double> [ %816, %815 ], [ %795, %794 ]
  %798 = phi i64 [ %817, %815 ], [ 0, %794 ]
  %799 = trunc nuw nsw i64 %798 to i32
  %800 = extractelement <8 x i64> %722, i32 %799
  %801 = icmp eq i64 %800, 0
  br i1 %801, label %815, label %802

802:                                              ; preds = %796
  %803 = getelementptr inbounds nuw [8 x i32], ptr %210, i64 0, i64 %798
  %804 = load i32, ptr %803, align 4
  %805 = load i32, ptr %238, align 4
  %806 = icmp slt i32 %804, %805
  br i1 %806, label %807, label %812

807:                                              ; preds = %802
  %808 = load ptr, ptr %239, align 8
  %809 = sext i32 %804 to i64
  %810 = getelementptr inbounds double, ptr %808, i64 %809
  %811 = load double, ptr %810, align 8
  br label %812

812:                                              ; preds = %807, %802
  %813 = phi double [ %811, %807 ], [ 0x7FF0000000000000, %802 ]
  %814 = insertelement <8 x double> %797, double %813, i32 %799
  store <8 x double> %814, ptr %240, align 64
  br label %815

815:                                              ; preds = %812, %796
  %816 = phi <8 x double> [ %814, %812 ], [ %797, %796 ]
  %817 = add nuw nsw i64 %798, 1
  %818 = icmp eq i64 %817, 8
  br i1 %818, label %819, label %796

819:                                              ; preds = %815
  %820 = icmp slt i32 %433, 8
  br i1 %820, label %821, label %824

821:                                              ; preds = %819
  %822 = load <8 x i64>, ptr %236, align 64
  br label %826

823:                                              ; preds = %826
  store <8 x i64> %829, ptr %236, align 64
  br label %824

824:                                              ; preds = %823, %819
  %825 = add nsw i32 %437, %422
  br label %832

826:                                              ; preds = %821, %826
  %827 = phi i32 [ %830, %826 ], [ %437, %821 ]
  %828 = phi <8 x i64> [ %829, %826 ], [ %822, %821 ]
  %829 = insertelement <8 x i64> %828, i64 0, i32 %827
  %830 = add i32 %827, 1
  %831 = icmp eq i32 %830, 8
  br i1 %831, label %823, label %826

832:                                              ; preds = %824, %419
  %833 = phi i32 [ 0, %824 ], [ %423, %419 ]
  %834 = phi i32 [ %825, %824 ], [ %422, %419 ]
  %835 = icmp eq i32 %421, 0
  br i1 %835, label %836, label %842

836:                                              ; preds = %832, %836
  %837 = phi i32 [ %840, %836 ], [ 0, %832 ]
  call fastcc void @refill(ptr noundef %42, i32 noundef %837, ptr noundef %43, i32 noundef 0)
  %838 = load <8 x i64>, ptr %189, align 64
  %839 = insertelement <8 x i64> %838, i64 0, i32 %837
  store <8 x i64> %839, ptr %189, align 64
  %840 = add nuw nsw i32 %837, 1
  %841 = icmp eq i32 %840, 8
  br i1 %841, label %842, label %836

842:                                              ; preds = %836, %832
  %843 = load <8 x i64>, ptr %236, align 64
  %844 = extractelement <8 x i64> %843, i32 %833
  %845 = icmp eq i64 %844, 0
  br i1 %845, label %847, label %846

846:                                              ; preds = %842
  call fastcc void @refill(ptr noundef %42, i32 noundef %413, ptr noundef %43, i32 noundef %833)
  br label %847

847:                                              ; preds = %846, %842
  %848 = add nuw nsw i32 %833, 1
  %849 = load <8 x i64>, ptr %189, align 64
  %850 = extractelement <8 x i64> %849, i32 %413
  %851 = icmp eq i64 %850, 0
  br i1 %851, label %419, label %852

852:                                              ; preds = %425, %847, %411
  %853 = phi <8 x i64> [ %412, %411 ], [ %849, %847 ], [ %420, %425 ]
  %854 = phi i32 [ %416, %411 ], [ %848, %847 ], [ 8, %425 ]
  %855 = phi i32 [ %415, %411 ], [ %834, %847 ], [ %422, %425 ]
  %856 = phi i32 [ %414, %411 ], [ 1, %847 ], [ %421, %425 ]
  %857 = add nuw nsw i32 %413, 1
  %858 = icmp eq i32 %857, 8
  br i1 %858, label %862, label %859

859:                                              ; preds = %852, %3050
  %860 = phi <8 x i64> [ %853, %852 ], [ %3051, %3050 ]
  %861 = phi i32 [ %857, %852 ], [ 0, %3050 ]
  br label %411

862:                                              ; preds = %852
  %863 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %853)
  %864 = icmp eq i64 %863, 0
  br i1 %864, label %3052, label %865

865:                                              ; preds = %862
  %866 = load double, ptr %249, align 8
  %867 = load <8 x double>, ptr %250, align 64
  %868 = load <8 x double>, ptr %252, align 64
  br label %869

869:                                              ; preds = %865, %3048
  %870 = phi <8 x i64> [ %853, %865 ], [ %2832, %3048 ]
  %871 = phi <8 x double> [ %868, %865 ], [ %2812, %3048 ]
  %872 = phi <8 x double> [ %867, %865 ], [ %3049, %3048 ]
  %873 = phi double [ %866, %865 ], [ %2814, %3048 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %31) #11
  store <8 x i64> zeroinitializer, ptr %31, align 64
  %874 = load <8 x double>, ptr %248, align 64
  %875 = insertelement <8 x double> poison, double %873, i64 0
  %876 = shufflevector <8 x double> %875, <8 x double> poison, <8 x i32> zeroinitializer
  %877 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %874, <8 x double> %876)
  %878 = load double, ptr %251, align 8
  %879 = insertelement <8 x double> poison, double %878, i64 0
  %880 = shufflevector <8 x double> %879, <8 x double> poison, <8 x i32> zeroinitializer
  %881 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %872, <8 x double> %880)
  %882 = fsub <8 x double> %877, %871
  %883 = fmul <8 x double> %881, splat (double 0x3FF000000044B830)
  %884 = fcmp ult <8 x double> %883, %882
  %885 = select <8 x i1> %884, <8 x double> %881, <8 x double> %882
  %886 = bitcast <8 x double> %885 to <8 x i64>
  %887 = fadd <8 x double> %871, %881
  %888 = select <8 x i1> %884, <8 x double> %887, <8 x double> %877
  %889 = and <8 x i64> %870, %886
  %890 = bitcast <8 x i64> %889 to <8 x double>
  %891 = load ptr, ptr %67, align 8
  %892 = load ptr, ptr %53, align 8
  %893 = load ptr, ptr %73, align 8
  %894 = load <2 x double>, ptr %253, align 8
  %895 = shufflevector <2 x double> %894, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %254, label %896, label %911

896:                                              ; preds = %869, %896
  %897 = phi i64 [ %905, %896 ], [ 0, %869 ]
  %898 = getelementptr inbounds nuw <8 x double>, ptr %892, i64 %897
  %899 = load <8 x double>, ptr %898, align 64
  %900 = getelementptr inbounds nuw <8 x double>, ptr %893, i64 %897
  %901 = load <8 x double>, ptr %900, align 64
  %902 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %895, <8 x double> %901, <8 x double> zeroinitializer)
  %903 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> %902, <8 x double> %899)
  %904 = getelementptr inbounds nuw <8 x double>, ptr %891, i64 %897
  store <8 x double> %903, ptr %904, align 64
  %905 = add nuw nsw i64 %897, 1
  %906 = icmp eq i64 %905, %255
  br i1 %906, label %907, label %896

907:                                              ; preds = %896
  %908 = load ptr, ptr %67, align 8
  %909 = load ptr, ptr %73, align 8
  %910 = load <8 x double>, ptr %252, align 64
  br label %911

911:                                              ; preds = %907, %869
  %912 = phi <8 x double> [ %910, %907 ], [ %871, %869 ]
  %913 = phi ptr [ %909, %907 ], [ %893, %869 ]
  %914 = phi ptr [ %908, %907 ], [ %891, %869 ]
  %915 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> splat (double 0x3FAAEE6838DAE63A), <8 x double> %912)
  %916 = getelementptr inbounds <8 x double>, ptr %913, i64 %61
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %20) #11
  store <8 x double> %915, ptr %20, align 64
  %917 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %42, ptr noundef nonnull byval(<8 x double>) align 64 %20, ptr noundef %914, ptr noundef %916, ptr noundef nonnull %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %20) #11
  %918 = load ptr, ptr %67, align 8
  %919 = load ptr, ptr %53, align 8
  %920 = load ptr, ptr %73, align 8
  %921 = load <2 x double>, ptr %256, align 8
  %922 = shufflevector <2 x double> %921, <2 x double> poison, <8 x i32> zeroinitializer
  %923 = load <2 x double>, ptr %257, align 32
  %924 = shufflevector <2 x double> %923, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %254, label %925, label %944

925:                                              ; preds = %911
  %926 = getelementptr inbounds nuw <8 x double>, ptr %920, i64 %255
  br label %927

927:                                              ; preds = %927, %925
  %928 = phi i64 [ 0, %925 ], [ %939, %927 ]
  %929 = getelementptr inbounds nuw <8 x double>, ptr %919, i64 %928
  %930 = load <8 x double>, ptr %929, align 64
  %931 = getelementptr inbounds nuw <8 x double>, ptr %920, i64 %928
  %932 = load <8 x double>, ptr %931, align 64
  %933 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %922, <8 x double> %932, <8 x double> zeroinitializer)
  %934 = getelementptr inbounds nuw <8 x double>, ptr %926, i64 %928
  %935 = load <8 x double>, ptr %934, align 64
  %936 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %924, <8 x double> %935, <8 x double> %933)
  %937 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> %936, <8 x double> %930)
  %938 = getelementptr inbounds nuw <8 x double>, ptr %918, i64 %928
  store <8 x double> %937, ptr %938, align 64
  %939 = add nuw nsw i64 %928, 1
  %940 = icmp eq i64 %939, %255
  br i1 %940, label %941, label %927

941:                                              ; preds = %927
  %942 = load ptr, ptr %67, align 8
  %943 = load ptr, ptr %73, align 8
  br label %944

944:                                              ; preds = %941, %911
  %945 = phi ptr [ %943, %941 ], [ %920, %911 ]
  %946 = phi ptr [ %942, %941 ], [ %918, %911 ]
  %947 = load <8 x double>, ptr %252, align 64
  %948 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> splat (double 0x3FB432CE2AA42CAC), <8 x double> %947)
  %949 = getelementptr inbounds <8 x double>, ptr %945, i64 %258
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %21) #11
  store <8 x double> %948, ptr %21, align 64
  %950 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %42, ptr noundef nonnull byval(<8 x double>) align 64 %21, ptr noundef %946, ptr noundef %949, ptr noundef nonnull %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %21) #11
  %951 = and <8 x i64> %950, %917
  %952 = load ptr, ptr %67, align 8
  %953 = load ptr, ptr %53, align 8
  %954 = load ptr, ptr %73, align 8
  %955 = load <2 x double>, ptr %259, align 8
  %956 = shufflevector <2 x double> %955, <2 x double> poison, <8 x i32> zeroinitializer
  %957 = load <2 x double>, ptr %260, align 8
  %958 = shufflevector <2 x double> %957, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %254, label %959, label %978

959:                                              ; preds = %944
  %960 = getelementptr inbounds nuw <8 x double>, ptr %954, i64 %261
  br label %961

961:                                              ; preds = %961, %959
  %962 = phi i64 [ 0, %959 ], [ %973, %961 ]
  %963 = getelementptr inbounds nuw <8 x double>, ptr %953, i64 %962
  %964 = load <8 x double>, ptr %963, align 64
  %965 = getelementptr inbounds nuw <8 x double>, ptr %954, i64 %962
  %966 = load <8 x double>, ptr %965, align 64
  %967 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %956, <8 x double> %966, <8 x double> zeroinitializer)
  %968 = getelementptr inbounds nuw <8 x double>, ptr %960, i64 %962
  %969 = load <8 x double>, ptr %968, align 64
  %970 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %958, <8 x double> %969, <8 x double> %967)
  %971 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> %970, <8 x double> %964)
  %972 = getelementptr inbounds nuw <8 x double>, ptr %952, i64 %962
  store <8 x double> %971, ptr %972, align 64
  %973 = add nuw nsw i64 %962, 1
  %974 = icmp eq i64 %973, %255
  br i1 %974, label %975, label %961

975:                                              ; preds = %961
  %976 = load ptr, ptr %67, align 8
  %977 = load ptr, ptr %73, align 8
  br label %978

978:                                              ; preds = %975, %944
  %979 = phi ptr [ %977, %975 ], [ %954, %944 ]
  %980 = phi ptr [ %976, %975 ], [ %952, %944 ]
  %981 = load <8 x double>, ptr %252, align 64
  %982 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> splat (double 0x3FBE4C353FF64302), <8 x double> %981)
  %983 = getelementptr inbounds <8 x double>, ptr %979, i64 %263
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %22) #11
  store <8 x double> %982, ptr %22, align 64
  %984 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %42, ptr noundef nonnull byval(<8 x double>) align 64 %22, ptr noundef %980, ptr noundef %983, ptr noundef nonnull %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %22) #11
  %985 = and <8 x i64> %951, %984
  %986 = load ptr, ptr %67, align 8
  %987 = load ptr, ptr %53, align 8
  %988 = load ptr, ptr %73, align 8
  %989 = load <2 x double>, ptr %264, align 8
  %990 = shufflevector <2 x double> %989, <2 x double> poison, <8 x i32> zeroinitializer
  %991 = load <2 x double>, ptr %265, align 8
  %992 = shufflevector <2 x double> %991, <2 x double> poison, <8 x i32> zeroinitializer
  %993 = load <2 x double>, ptr %266, align 16
  %994 = shufflevector <2 x double> %993, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %254, label %995, label %1018

995:                                              ; preds = %978
  %996 = getelementptr inbounds nuw <8 x double>, ptr %988, i64 %261
  %997 = getelementptr inbounds nuw <8 x double>, ptr %988, i64 %267
  br label %998

998:                                              ; preds = %998, %995
  %999 = phi i64 [ 0, %995 ], [ %1013, %998 ]
  %1000 = getelementptr inbounds nuw <8 x double>, ptr %987, i64 %999
  %1001 = load <8 x double>, ptr %1000, align 64
  %1002 = getelementptr inbounds nuw <8 x double>, ptr %988, i64 %999
  %1003 = load <8 x double>, ptr %1002, align 64
  %1004 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %990, <8 x double> %1003, <8 x double> zeroinitializer)
  %1005 = getelementptr inbounds nuw <8 x double>, ptr %996, i64 %999
  %1006 = load <8 x double>, ptr %1005, align 64
  %1007 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %992, <8 x double> %1006, <8 x double> %1004)
  %1008 = getelementptr inbounds nuw <8 x double>, ptr %997, i64 %999
  %1009 = load <8 x double>, ptr %1008, align 64
  %1010 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %994, <8 x double> %1009, <8 x double> %1007)
  %1011 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> %1010, <8 x double> %1001)
  %1012 = getelementptr inbounds nuw <8 x double>, ptr %986, i64 %999
  store <8 x double> %1011, ptr %1012, align 64
  %1013 = add nuw nsw i64 %999, 1
  %1014 = icmp eq i64 %1013, %255
  br i1 %1014, label %1015, label %998

1015:                                             ; preds = %998
  %1016 = load ptr, ptr %67, align 8
  %1017 = load ptr, ptr %73, align 8
  br label %1018

1018:                                             ; preds = %1015, %978
  %1019 = phi ptr [ %1017, %1015 ], [ %988, %978 ]
  %1020 = phi ptr [ %1016, %1015 ], [ %986, %978 ]
  %1021 = load <8 x double>, ptr %252, align 64
  %1022 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> splat (double 0x3FD2068C499C08D9), <8 x double> %1021)
  %1023 = getelementptr inbounds <8 x double>, ptr %1019, i64 %269
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %23) #11
  store <8 x double> %1022, ptr %23, align 64
  %1024 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %42, ptr noundef nonnull byval(<8 x double>) align 64 %23, ptr noundef %1020, ptr noundef %1023, ptr noundef nonnull %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %23) #11
  %1025 = and <8 x i64> %985, %1024
  %1026 = load ptr, ptr %67, align 8
  %1027 = load ptr, ptr %53, align 8
  %1028 = load ptr, ptr %73, align 8
  %1029 = load <2 x double>, ptr %270, align 8
  %1030 = shufflevector <2 x double> %1029, <2 x double> poison, <8 x i32> zeroinitializer
  %1031 = load <2 x double>, ptr %271, align 16
  %1032 = shufflevector <2 x double> %1031, <2 x double> poison, <8 x i32> zeroinitializer
  %1033 = load <2 x double>, ptr %272, align 8
  %1034 = shufflevector <2 x double> %1033, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %254, label %1035, label %1058

1035:                                             ; preds = %1018
  %1036 = getelementptr inbounds nuw <8 x double>, ptr %1028, i64 %267
  %1037 = getelementptr inbounds nuw <8 x double>, ptr %1028, i64 %273
  br label %1038

1038:                                             ; preds = %1038, %1035
  %1039 = phi i64 [ 0, %1035 ], [ %1053, %1038 ]
  %1040 = getelementptr inbounds nuw <8 x double>, ptr %1027, i64 %1039
  %1041 = load <8 x double>, ptr %1040, align 64
  %1042 = getelementptr inbounds nuw <8 x double>, ptr %1028, i64 %1039
  %1043 = load <8 x double>, ptr %1042, align 64
  %1044 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1030, <8 x double> %1043, <8 x double> zeroinitializer)
  %1045 = getelementptr inbounds nuw <8 x double>, ptr %1036, i64 %1039
  %1046 = load <8 x double>, ptr %1045, align 64
  %1047 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1032, <8 x double> %1046, <8 x double> %1044)
  %1048 = getelementptr inbounds nuw <8 x double>, ptr %1037, i64 %1039
  %1049 = load <8 x double>, ptr %1048, align 64
  %1050 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1034, <8 x double> %1049, <8 x double> %1047)
  %1051 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> %1050, <8 x double> %1041)
  %1052 = getelementptr inbounds nuw <8 x double>, ptr %1026, i64 %1039
  store <8 x double> %1051, ptr %1052, align 64
  %1053 = add nuw nsw i64 %1039, 1
  %1054 = icmp eq i64 %1053, %255
  br i1 %1054, label %1055, label %1038

1055:                                             ; preds = %1038
  %1056 = load ptr, ptr %67, align 8
  %1057 = load ptr, ptr %73, align 8
  br label %1058

1058:                                             ; preds = %1055, %1018
  %1059 = phi ptr [ %1057, %1055 ], [ %1028, %1018 ]
  %1060 = phi ptr [ %1056, %1055 ], [ %1026, %1018 ]
  %1061 = load <8 x double>, ptr %252, align 64
  %1062 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> splat (double 0x3FD5555555555555), <8 x double> %1061)
  %1063 = getelementptr inbounds <8 x double>, ptr %1059, i64 %275
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %24) #11
  store <8 x double> %1062, ptr %24, align 64
  %1064 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %42, ptr noundef nonnull byval(<8 x double>) align 64 %24, ptr noundef %1060, ptr noundef %1063, ptr noundef nonnull %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %24) #11
  %1065 = and <8 x i64> %1025, %1064
  %1066 = load ptr, ptr %67, align 8
  %1067 = load ptr, ptr %53, align 8
  %1068 = load ptr, ptr %73, align 8
  %1069 = load <2 x double>, ptr %276, align 8
  %1070 = shufflevector <2 x double> %1069, <2 x double> poison, <8 x i32> zeroinitializer
  %1071 = load <2 x double>, ptr %277, align 16
  %1072 = shufflevector <2 x double> %1071, <2 x double> poison, <8 x i32> zeroinitializer
  %1073 = load <2 x double>, ptr %278, align 8
  %1074 = shufflevector <2 x double> %1073, <2 x double> poison, <8 x i32> zeroinitializer
  %1075 = load <2 x double>, ptr %279, align 64
  %1076 = shufflevector <2 x double> %1075, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %254, label %1077, label %1104

1077:                                             ; preds = %1058
  %1078 = getelementptr inbounds nuw <8 x double>, ptr %1068, i64 %267
  %1079 = getelementptr inbounds nuw <8 x double>, ptr %1068, i64 %273
  %1080 = getelementptr inbounds nuw <8 x double>, ptr %1068, i64 %280
  br label %1081

1081:                                             ; preds = %1081, %1077
  %1082 = phi i64 [ 0, %1077 ], [ %1099, %1081 ]
  %1083 = getelementptr inbounds nuw <8 x double>, ptr %1067, i64 %1082
  %1084 = load <8 x double>, ptr %1083, align 64
  %1085 = getelementptr inbounds nuw <8 x double>, ptr %1068, i64 %1082
  %1086 = load <8 x double>, ptr %1085, align 64
  %1087 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1070, <8 x double> %1086, <8 x double> zeroinitializer)
  %1088 = getelementptr inbounds nuw <8 x double>, ptr %1078, i64 %1082
  %1089 = load <8 x double>, ptr %1088, align 64
  %1090 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1072, <8 x double> %1089, <8 x double> %1087)
  %1091 = getelementptr inbounds nuw <8 x double>, ptr %1079, i64 %1082
  %1092 = load <8 x double>, ptr %1091, align 64
  %1093 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1074, <8 x double> %1092, <8 x double> %1090)
  %1094 = getelementptr inbounds nuw <8 x double>, ptr %1080, i64 %1082
  %1095 = load <8 x double>, ptr %1094, align 64
  %1096 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1076, <8 x double> %1095, <8 x double> %1093)
  %1097 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> %1096, <8 x double> %1084)
  %1098 = getelementptr inbounds nuw <8 x double>, ptr %1066, i64 %1082
  store <8 x double> %1097, ptr %1098, align 64
  %1099 = add nuw nsw i64 %1082, 1
  %1100 = icmp eq i64 %1099, %255
  br i1 %1100, label %1101, label %1081

1101:                                             ; preds = %1081
  %1102 = load ptr, ptr %67, align 8
  %1103 = load ptr, ptr %73, align 8
  br label %1104

1104:                                             ; preds = %1101, %1058
  %1105 = phi ptr [ %1103, %1101 ], [ %1068, %1058 ]
  %1106 = phi ptr [ %1102, %1101 ], [ %1066, %1058 ]
  %1107 = load <8 x double>, ptr %252, align 64
  %1108 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> splat (double 2.500000e-01), <8 x double> %1107)
  %1109 = getelementptr inbounds <8 x double>, ptr %1105, i64 %282
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %25) #11
  store <8 x double> %1108, ptr %25, align 64
  %1110 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %42, ptr noundef nonnull byval(<8 x double>) align 64 %25, ptr noundef %1106, ptr noundef %1109, ptr noundef nonnull %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %25) #11
  %1111 = and <8 x i64> %1065, %1110
  %1112 = load ptr, ptr %67, align 8
  %1113 = load ptr, ptr %53, align 8
  %1114 = load ptr, ptr %73, align 8
  %1115 = load <2 x double>, ptr %283, align 8
  %1116 = shufflevector <2 x double> %1115, <2 x double> poison, <8 x i32> zeroinitializer
  %1117 = load <2 x double>, ptr %284, align 16
  %1118 = shufflevector <2 x double> %1117, <2 x double> poison, <8 x i32> zeroinitializer
  %1119 = load <2 x double>, ptr %285, align 8
  %1120 = shufflevector <2 x double> %1119, <2 x double> poison, <8 x i32> zeroinitializer
  %1121 = load <2 x double>, ptr %286, align 64
  %1122 = shufflevector <2 x double> %1121, <2 x double> poison, <8 x i32> zeroinitializer
  %1123 = load <2 x double>, ptr %287, align 8
  %1124 = shufflevector <2 x double> %1123, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %254, label %1125, label %1156

1125:                                             ; preds = %1104
  %1126 = getelementptr inbounds nuw <8 x double>, ptr %1114, i64 %267
  %1127 = getelementptr inbounds nuw <8 x double>, ptr %1114, i64 %273
  %1128 = getelementptr inbounds nuw <8 x double>, ptr %1114, i64 %280
  %1129 = getelementptr inbounds nuw <8 x double>, ptr %1114, i64 %288
  br label %1130

1130:                                             ; preds = %1130, %1125
  %1131 = phi i64 [ 0, %1125 ], [ %1151, %1130 ]
  %1132 = getelementptr inbounds nuw <8 x double>, ptr %1113, i64 %1131
  %1133 = load <8 x double>, ptr %1132, align 64
  %1134 = getelementptr inbounds nuw <8 x double>, ptr %1114, i64 %1131
  %1135 = load <8 x double>, ptr %1134, align 64
  %1136 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1116, <8 x double> %1135, <8 x double> zeroinitializer)
  %1137 = getelementptr inbounds nuw <8 x double>, ptr %1126, i64 %1131
  %1138 = load <8 x double>, ptr %1137, align 64
  %1139 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1118, <8 x double> %1138, <8 x double> %1136)
  %1140 = getelementptr inbounds nuw <8 x double>, ptr %1127, i64 %1131
  %1141 = load <8 x double>, ptr %1140, align 64
  %1142 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1120, <8 x double> %1141, <8 x double> %1139)
  %1143 = getelementptr inbounds nuw <8 x double>, ptr %1128, i64 %1131
  %1144 = load <8 x double>, ptr %1143, align 64
  %1145 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1122, <8 x double> %1144, <8 x double> %1142)
  %1146 = getelementptr inbounds nuw <8 x double>, ptr %1129, i64 %1131
  %1147 = load <8 x double>, ptr %1146, align 64
  %1148 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1124, <8 x double> %1147, <8 x double> %1145)
  %1149 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> %1148, <8 x double> %1133)
  %1150 = getelementptr inbounds nuw <8 x double>, ptr %1112, i64 %1131
  store <8 x double> %1149, ptr %1150, align 64
  %1151 = add nuw nsw i64 %1131, 1
  %1152 = icmp eq i64 %1151, %255
  br i1 %1152, label %1153, label %1130

1153:                                             ; preds = %1130
  %1154 = load ptr, ptr %67, align 8
  %1155 = load ptr, ptr %73, align 8
  br label %1156

1156:                                             ; preds = %1153, %1104
  %1157 = phi ptr [ %1155, %1153 ], [ %1114, %1104 ]
  %1158 = phi ptr [ %1154, %1153 ], [ %1112, %1104 ]
  %1159 = load <8 x double>, ptr %252, align 64
  %1160 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> splat (double 0x3FD3B13B13B13B14), <8 x double> %1159)
  %1161 = getelementptr inbounds <8 x double>, ptr %1157, i64 %83
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %26) #11
  store <8 x double> %1160, ptr %26, align 64
  %1162 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %42, ptr noundef nonnull byval(<8 x double>) align 64 %26, ptr noundef %1158, ptr noundef %1161, ptr noundef nonnull %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %26) #11
  %1163 = and <8 x i64> %1111, %1162
  %1164 = load ptr, ptr %67, align 8
  %1165 = load ptr, ptr %53, align 8
  %1166 = load ptr, ptr %73, align 8
  %1167 = load <2 x double>, ptr %289, align 8
  %1168 = shufflevector <2 x double> %1167, <2 x double> poison, <8 x i32> zeroinitializer
  %1169 = load <2 x double>, ptr %290, align 16
  %1170 = shufflevector <2 x double> %1169, <2 x double> poison, <8 x i32> zeroinitializer
  %1171 = load <2 x double>, ptr %291, align 8
  %1172 = shufflevector <2 x double> %1171, <2 x double> poison, <8 x i32> zeroinitializer
  %1173 = load <2 x double>, ptr %292, align 64
  %1174 = shufflevector <2 x double> %1173, <2 x double> poison, <8 x i32> zeroinitializer
  %1175 = load <2 x double>, ptr %293, align 8
  %1176 = shufflevector <2 x double> %1175, <2 x double> poison, <8 x i32> zeroinitializer
  %1177 = load <2 x double>, ptr %294, align 16
  %1178 = shufflevector <2 x double> %1177, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %254, label %1179, label %1214

1179:                                             ; preds = %1156
  %1180 = getelementptr inbounds nuw <8 x double>, ptr %1166, i64 %267
  %1181 = getelementptr inbounds nuw <8 x double>, ptr %1166, i64 %273
  %1182 = getelementptr inbounds nuw <8 x double>, ptr %1166, i64 %280
  %1183 = getelementptr inbounds nuw <8 x double>, ptr %1166, i64 %288
  %1184 = getelementptr inbounds nuw <8 x double>, ptr %1166, i64 %295
  br label %1185

1185:                                             ; preds = %1185, %1179
  %1186 = phi i64 [ 0, %1179 ], [ %1209, %1185 ]
  %1187 = getelementptr inbounds nuw <8 x double>, ptr %1165, i64 %1186
  %1188 = load <8 x double>, ptr %1187, align 64
  %1189 = getelementptr inbounds nuw <8 x double>, ptr %1166, i64 %1186
  %1190 = load <8 x double>, ptr %1189, align 64
  %1191 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1168, <8 x double> %1190, <8 x double> zeroinitializer)
  %1192 = getelementptr inbounds nuw <8 x double>, ptr %1180, i64 %1186
  %1193 = load <8 x double>, ptr %1192, align 64
  %1194 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1170, <8 x double> %1193, <8 x double> %1191)
  %1195 = getelementptr inbounds nuw <8 x double>, ptr %1181, i64 %1186
  %1196 = load <8 x double>, ptr %1195, align 64
  %1197 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1172, <8 x double> %1196, <8 x double> %1194)
  %1198 = getelementptr inbounds nuw <8 x double>, ptr %1182, i64 %1186
  %1199 = load <8 x double>, ptr %1198, align 64
  %1200 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1174, <8 x double> %1199, <8 x double> %1197)
  %1201 = getelementptr inbounds nuw <8 x double>, ptr %1183, i64 %1186
  %1202 = load <8 x double>, ptr %1201, align 64
  %1203 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1176, <8 x double> %1202, <8 x double> %1200)
  %1204 = getelementptr inbounds nuw <8 x double>, ptr %1184, i64 %1186
  %1205 = load <8 x double>, ptr %1204, align 64
  %1206 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1178, <8 x double> %1205, <8 x double> %1203)
  %1207 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> %1206, <8 x double> %1188)
  %1208 = getelementptr inbounds nuw <8 x double>, ptr %1164, i64 %1186
  store <8 x double> %1207, ptr %1208, align 64
  %1209 = add nuw nsw i64 %1186, 1
  %1210 = icmp eq i64 %1209, %255
  br i1 %1210, label %1211, label %1185

1211:                                             ; preds = %1185
  %1212 = load ptr, ptr %67, align 8
  %1213 = load ptr, ptr %73, align 8
  br label %1214

1214:                                             ; preds = %1211, %1156
  %1215 = phi ptr [ %1213, %1211 ], [ %1166, %1156 ]
  %1216 = phi ptr [ %1212, %1211 ], [ %1164, %1156 ]
  %1217 = load <8 x double>, ptr %252, align 64
  %1218 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> splat (double 0x3FE4D74D74D74D75), <8 x double> %1217)
  %1219 = getelementptr inbounds <8 x double>, ptr %1215, i64 %297
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %27) #11
  store <8 x double> %1218, ptr %27, align 64
  %1220 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %42, ptr noundef nonnull byval(<8 x double>) align 64 %27, ptr noundef %1216, ptr noundef %1219, ptr noundef nonnull %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %27) #11
  %1221 = and <8 x i64> %1163, %1220
  %1222 = load ptr, ptr %67, align 8
  %1223 = load ptr, ptr %53, align 8
  %1224 = load ptr, ptr %73, align 8
  %1225 = load <2 x double>, ptr %298, align 8
  %1226 = shufflevector <2 x double> %1225, <2 x double> poison, <8 x i32> zeroinitializer
  %1227 = load <2 x double>, ptr %299, align 16
  %1228 = shufflevector <2 x double> %1227, <2 x double> poison, <8 x i32> zeroinitializer
  %1229 = load <2 x double>, ptr %300, align 8
  %1230 = shufflevector <2 x double> %1229, <2 x double> poison, <8 x i32> zeroinitializer
  %1231 = load <2 x double>, ptr %301, align 64
  %1232 = shufflevector <2 x double> %1231, <2 x double> poison, <8 x i32> zeroinitializer
  %1233 = load <2 x double>, ptr %302, align 8
  %1234 = shufflevector <2 x double> %1233, <2 x double> poison, <8 x i32> zeroinitializer
  %1235 = load <2 x double>, ptr %303, align 16
  %1236 = shufflevector <2 x double> %1235, <2 x double> poison, <8 x i32> zeroinitializer
  %1237 = load <2 x double>, ptr %304, align 8
  %1238 = shufflevector <2 x double> %1237, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %254, label %1239, label %1278

1239:                                             ; preds = %1214
  %1240 = getelementptr inbounds nuw <8 x double>, ptr %1224, i64 %267
  %1241 = getelementptr inbounds nuw <8 x double>, ptr %1224, i64 %273
  %1242 = getelementptr inbounds nuw <8 x double>, ptr %1224, i64 %280
  %1243 = getelementptr inbounds nuw <8 x double>, ptr %1224, i64 %288
  %1244 = getelementptr inbounds nuw <8 x double>, ptr %1224, i64 %295
  %1245 = getelementptr inbounds nuw <8 x double>, ptr %1224, i64 %305
  br label %1246

1246:                                             ; preds = %1246, %1239
  %1247 = phi i64 [ 0, %1239 ], [ %1273, %1246 ]
  %1248 = getelementptr inbounds nuw <8 x double>, ptr %1223, i64 %1247
  %1249 = load <8 x double>, ptr %1248, align 64
  %1250 = getelementptr inbounds nuw <8 x double>, ptr %1224, i64 %1247
  %1251 = load <8 x double>, ptr %1250, align 64
  %1252 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1226, <8 x double> %1251, <8 x double> zeroinitializer)
  %1253 = getelementptr inbounds nuw <8 x double>, ptr %1240, i64 %1247
  %1254 = load <8 x double>, ptr %1253, align 64
  %1255 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1228, <8 x double> %1254, <8 x double> %1252)
  %1256 = getelementptr inbounds nuw <8 x double>, ptr %1241, i64 %1247
  %1257 = load <8 x double>, ptr %1256, align 64
  %1258 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1230, <8 x double> %1257, <8 x double> %1255)
  %1259 = getelementptr inbounds nuw <8 x double>, ptr %1242, i64 %1247
  %1260 = load <8 x double>, ptr %1259, align 64
  %1261 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1232, <8 x double> %1260, <8 x double> %1258)
  %1262 = getelementptr inbounds nuw <8 x double>, ptr %1243, i64 %1247
  %1263 = load <8 x double>, ptr %1262, align 64
  %1264 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1234, <8 x double> %1263, <8 x double> %1261)
  %1265 = getelementptr inbounds nuw <8 x double>, ptr %1244, i64 %1247
  %1266 = load <8 x double>, ptr %1265, align 64
  %1267 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1236, <8 x double> %1266, <8 x double> %1264)
  %1268 = getelementptr inbounds nuw <8 x double>, ptr %1245, i64 %1247
  %1269 = load <8 x double>, ptr %1268, align 64
  %1270 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1238, <8 x double> %1269, <8 x double> %1267)
  %1271 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> %1270, <8 x double> %1249)
  %1272 = getelementptr inbounds nuw <8 x double>, ptr %1222, i64 %1247
  store <8 x double> %1271, ptr %1272, align 64
  %1273 = add nuw nsw i64 %1247, 1
  %1274 = icmp eq i64 %1273, %255
  br i1 %1274, label %1275, label %1246

1275:                                             ; preds = %1246
  %1276 = load ptr, ptr %67, align 8
  %1277 = load ptr, ptr %73, align 8
  br label %1278

1278:                                             ; preds = %1275, %1214
  %1279 = phi ptr [ %1277, %1275 ], [ %1224, %1214 ]
  %1280 = phi ptr [ %1276, %1275 ], [ %1222, %1214 ]
  %1281 = load <8 x double>, ptr %252, align 64
  %1282 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> splat (double 6.000000e-01), <8 x double> %1281)
  %1283 = getelementptr inbounds <8 x double>, ptr %1279, i64 %307
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %28) #11
  store <8 x double> %1282, ptr %28, align 64
  %1284 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %42, ptr noundef nonnull byval(<8 x double>) align 64 %28, ptr noundef %1280, ptr noundef %1283, ptr noundef nonnull %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %28) #11
  %1285 = and <8 x i64> %1221, %1284
  %1286 = load ptr, ptr %67, align 8
  %1287 = load ptr, ptr %53, align 8
  %1288 = load ptr, ptr %73, align 8
  %1289 = load <2 x double>, ptr %308, align 8
  %1290 = shufflevector <2 x double> %1289, <2 x double> poison, <8 x i32> zeroinitializer
  %1291 = load <2 x double>, ptr %309, align 16
  %1292 = shufflevector <2 x double> %1291, <2 x double> poison, <8 x i32> zeroinitializer
  %1293 = load <2 x double>, ptr %310, align 8
  %1294 = shufflevector <2 x double> %1293, <2 x double> poison, <8 x i32> zeroinitializer
  %1295 = load <2 x double>, ptr %311, align 64
  %1296 = shufflevector <2 x double> %1295, <2 x double> poison, <8 x i32> zeroinitializer
  %1297 = load <2 x double>, ptr %312, align 8
  %1298 = shufflevector <2 x double> %1297, <2 x double> poison, <8 x i32> zeroinitializer
  %1299 = load <2 x double>, ptr %313, align 16
  %1300 = shufflevector <2 x double> %1299, <2 x double> poison, <8 x i32> zeroinitializer
  %1301 = load <2 x double>, ptr %314, align 8
  %1302 = shufflevector <2 x double> %1301, <2 x double> poison, <8 x i32> zeroinitializer
  %1303 = load <2 x double>, ptr %315, align 32
  %1304 = shufflevector <2 x double> %1303, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %254, label %1305, label %1348

1305:                                             ; preds = %1278
  %1306 = getelementptr inbounds nuw <8 x double>, ptr %1288, i64 %267
  %1307 = getelementptr inbounds nuw <8 x double>, ptr %1288, i64 %273
  %1308 = getelementptr inbounds nuw <8 x double>, ptr %1288, i64 %280
  %1309 = getelementptr inbounds nuw <8 x double>, ptr %1288, i64 %288
  %1310 = getelementptr inbounds nuw <8 x double>, ptr %1288, i64 %295
  %1311 = getelementptr inbounds nuw <8 x double>, ptr %1288, i64 %305
  %1312 = getelementptr inbounds nuw <8 x double>, ptr %1288, i64 %316
  br label %1313

1313:                                             ; preds = %1313, %1305
  %1314 = phi i64 [ 0, %1305 ], [ %1343, %1313 ]
  %1315 = getelementptr inbounds nuw <8 x double>, ptr %1287, i64 %1314
  %1316 = load <8 x double>, ptr %1315, align 64
  %1317 = getelementptr inbounds nuw <8 x double>, ptr %1288, i64 %1314
  %1318 = load <8 x double>, ptr %1317, align 64
  %1319 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1290, <8 x double> %1318, <8 x double> zeroinitializer)
  %1320 = getelementptr inbounds nuw <8 x double>, ptr %1306, i64 %1314
  %1321 = load <8 x double>, ptr %1320, align 64
  %1322 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1292, <8 x double> %1321, <8 x double> %1319)
  %1323 = getelementptr inbounds nuw <8 x double>, ptr %1307, i64 %1314
  %1324 = load <8 x double>, ptr %1323, align 64
  %1325 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1294, <8 x double> %1324, <8 x double> %1322)
  %1326 = getelementptr inbounds nuw <8 x double>, ptr %1308, i64 %1314
  %1327 = load <8 x double>, ptr %1326, align 64
  %1328 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1296, <8 x double> %1327, <8 x double> %1325)
  %1329 = getelementptr inbounds nuw <8 x double>, ptr %1309, i64 %1314
  %1330 = load <8 x double>, ptr %1329, align 64
  %1331 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1298, <8 x double> %1330, <8 x double> %1328)
  %1332 = getelementptr inbounds nuw <8 x double>, ptr %1310, i64 %1314
  %1333 = load <8 x double>, ptr %1332, align 64
  %1334 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1300, <8 x double> %1333, <8 x double> %1331)
  %1335 = getelementptr inbounds nuw <8 x double>, ptr %1311, i64 %1314
  %1336 = load <8 x double>, ptr %1335, align 64
  %1337 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1302, <8 x double> %1336, <8 x double> %1334)
  %1338 = getelementptr inbounds nuw <8 x double>, ptr %1312, i64 %1314
  %1339 = load <8 x double>, ptr %1338, align 64
  %1340 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1304, <8 x double> %1339, <8 x double> %1337)
  %1341 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> %1340, <8 x double> %1316)
  %1342 = getelementptr inbounds nuw <8 x double>, ptr %1286, i64 %1314
  store <8 x double> %1341, ptr %1342, align 64
  %1343 = add nuw nsw i64 %1314, 1
  %1344 = icmp eq i64 %1343, %255
  br i1 %1344, label %1345, label %1313

1345:                                             ; preds = %1313
  %1346 = load ptr, ptr %67, align 8
  %1347 = load ptr, ptr %73, align 8
  br label %1348

1348:                                             ; preds = %1345, %1278
  %1349 = phi ptr [ %1347, %1345 ], [ %1288, %1278 ]
  %1350 = phi ptr [ %1346, %1345 ], [ %1286, %1278 ]
  %1351 = load <8 x double>, ptr %252, align 64
  %1352 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> splat (double 0x3FEB6DB6DB6DB6DB), <8 x double> %1351)
  %1353 = getelementptr inbounds <8 x double>, ptr %1349, i64 %318
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %29) #11
  store <8 x double> %1352, ptr %29, align 64
  %1354 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %42, ptr noundef nonnull byval(<8 x double>) align 64 %29, ptr noundef %1350, ptr noundef %1353, ptr noundef nonnull %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %29) #11
  %1355 = and <8 x i64> %1285, %1354
  %1356 = load ptr, ptr %67, align 8
  %1357 = load ptr, ptr %53, align 8
  %1358 = load ptr, ptr %73, align 8
  %1359 = load <2 x double>, ptr %319, align 8
  %1360 = shufflevector <2 x double> %1359, <2 x double> poison, <8 x i32> zeroinitializer
  %1361 = load <2 x double>, ptr %320, align 16
  %1362 = shufflevector <2 x double> %1361, <2 x double> poison, <8 x i32> zeroinitializer
  %1363 = load <2 x double>, ptr %321, align 8
  %1364 = shufflevector <2 x double> %1363, <2 x double> poison, <8 x i32> zeroinitializer
  %1365 = load <2 x double>, ptr %322, align 64
  %1366 = shufflevector <2 x double> %1365, <2 x double> poison, <8 x i32> zeroinitializer
  %1367 = load <2 x double>, ptr %323, align 8
  %1368 = shufflevector <2 x double> %1367, <2 x double> poison, <8 x i32> zeroinitializer
  %1369 = load <2 x double>, ptr %324, align 16
  %1370 = shufflevector <2 x double> %1369, <2 x double> poison, <8 x i32> zeroinitializer
  %1371 = load <2 x double>, ptr %325, align 8
  %1372 = shufflevector <2 x double> %1371, <2 x double> poison, <8 x i32> zeroinitializer
  %1373 = load <2 x double>, ptr %326, align 32
  %1374 = shufflevector <2 x double> %1373, <2 x double> poison, <8 x i32> zeroinitializer
  %1375 = load <2 x double>, ptr %327, align 8
  %1376 = shufflevector <2 x double> %1375, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %254, label %1377, label %1424

1377:                                             ; preds = %1348
  %1378 = getelementptr inbounds nuw <8 x double>, ptr %1358, i64 %267
  %1379 = getelementptr inbounds nuw <8 x double>, ptr %1358, i64 %273
  %1380 = getelementptr inbounds nuw <8 x double>, ptr %1358, i64 %280
  %1381 = getelementptr inbounds nuw <8 x double>, ptr %1358, i64 %288
  %1382 = getelementptr inbounds nuw <8 x double>, ptr %1358, i64 %295
  %1383 = getelementptr inbounds nuw <8 x double>, ptr %1358, i64 %305
  %1384 = getelementptr inbounds nuw <8 x double>, ptr %1358, i64 %316
  %1385 = getelementptr inbounds nuw <8 x double>, ptr %1358, i64 %328
  br label %1386

1386:                                             ; preds = %1386, %1377
  %1387 = phi i64 [ 0, %1377 ], [ %1419, %1386 ]
  %1388 = getelementptr inbounds nuw <8 x double>, ptr %1357, i64 %1387
  %1389 = load <8 x double>, ptr %1388, align 64
  %1390 = getelementptr inbounds nuw <8 x double>, ptr %1358, i64 %1387
  %1391 = load <8 x double>, ptr %1390, align 64
  %1392 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1360, <8 x double> %1391, <8 x double> zeroinitializer)
  %1393 = getelementptr inbounds nuw <8 x double>, ptr %1378, i64 %1387
  %1394 = load <8 x double>, ptr %1393, align 64
  %1395 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1362, <8 x double> %1394, <8 x double> %1392)
  %1396 = getelementptr inbounds nuw <8 x double>, ptr %1379, i64 %1387
  %1397 = load <8 x double>, ptr %1396, align 64
  %1398 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1364, <8 x double> %1397, <8 x double> %1395)
  %1399 = getelementptr inbounds nuw <8 x double>, ptr %1380, i64 %1387
  %1400 = load <8 x double>, ptr %1399, align 64
  %1401 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1366, <8 x double> %1400, <8 x double> %1398)
  %1402 = getelementptr inbounds nuw <8 x double>, ptr %1381, i64 %1387
  %1403 = load <8 x double>, ptr %1402, align 64
  %1404 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1368, <8 x double> %1403, <8 x double> %1401)
  %1405 = getelementptr inbounds nuw <8 x double>, ptr %1382, i64 %1387
  %1406 = load <8 x double>, ptr %1405, align 64
  %1407 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1370, <8 x double> %1406, <8 x double> %1404)
  %1408 = getelementptr inbounds nuw <8 x double>, ptr %1383, i64 %1387
  %1409 = load <8 x double>, ptr %1408, align 64
  %1410 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1372, <8 x double> %1409, <8 x double> %1407)
  %1411 = getelementptr inbounds nuw <8 x double>, ptr %1384, i64 %1387
  %1412 = load <8 x double>, ptr %1411, align 64
  %1413 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1374, <8 x double> %1412, <8 x double> %1410)
  %1414 = getelementptr inbounds nuw <8 x double>, ptr %1385, i64 %1387
  %1415 = load <8 x double>, ptr %1414, align 64
  %1416 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1376, <8 x double> %1415, <8 x double> %1413)
  %1417 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> %1416, <8 x double> %1389)
  %1418 = getelementptr inbounds nuw <8 x double>, ptr %1356, i64 %1387
  store <8 x double> %1417, ptr %1418, align 64
  %1419 = add nuw nsw i64 %1387, 1
  %1420 = icmp eq i64 %1419, %255
  br i1 %1420, label %1421, label %1386

1421:                                             ; preds = %1386
  %1422 = load ptr, ptr %67, align 8
  %1423 = load ptr, ptr %73, align 8
  br label %1424

1424:                                             ; preds = %1421, %1348
  %1425 = phi ptr [ %1423, %1421 ], [ %1358, %1348 ]
  %1426 = phi ptr [ %1422, %1421 ], [ %1356, %1348 ]
  %1427 = load <8 x double>, ptr %252, align 64
  %1428 = fadd <8 x double> %1427, %890
  %1429 = getelementptr inbounds <8 x double>, ptr %1425, i64 %329
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %30) #11
  store <8 x double> %1428, ptr %30, align 64
  %1430 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %42, ptr noundef nonnull byval(<8 x double>) align 64 %30, ptr noundef %1426, ptr noundef %1429, ptr noundef nonnull %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %30) #11
  %1431 = and <8 x i64> %1355, %1430
  %1432 = load ptr, ptr %64, align 16
  %1433 = load ptr, ptr %53, align 8
  %1434 = load ptr, ptr %73, align 8
  %1435 = load <2 x double>, ptr %330, align 8
  %1436 = shufflevector <2 x double> %1435, <2 x double> poison, <8 x i32> zeroinitializer
  %1437 = load <2 x double>, ptr %331, align 64
  %1438 = shufflevector <2 x double> %1437, <2 x double> poison, <8 x i32> zeroinitializer
  %1439 = load <2 x double>, ptr %332, align 8
  %1440 = shufflevector <2 x double> %1439, <2 x double> poison, <8 x i32> zeroinitializer
  %1441 = load <2 x double>, ptr %333, align 16
  %1442 = shufflevector <2 x double> %1441, <2 x double> poison, <8 x i32> zeroinitializer
  %1443 = load <2 x double>, ptr %334, align 8
  %1444 = shufflevector <2 x double> %1443, <2 x double> poison, <8 x i32> zeroinitializer
  %1445 = load <2 x double>, ptr %335, align 32
  %1446 = shufflevector <2 x double> %1445, <2 x double> poison, <8 x i32> zeroinitializer
  %1447 = load <2 x double>, ptr %336, align 8
  %1448 = shufflevector <2 x double> %1447, <2 x double> poison, <8 x i32> zeroinitializer
  %1449 = load <2 x double>, ptr %337, align 16
  %1450 = shufflevector <2 x double> %1449, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %254, label %1451, label %1505

1451:                                             ; preds = %1424
  %1452 = getelementptr inbounds nuw <8 x double>, ptr %1434, i64 %280
  %1453 = getelementptr inbounds nuw <8 x double>, ptr %1434, i64 %288
  %1454 = getelementptr inbounds nuw <8 x double>, ptr %1434, i64 %295
  %1455 = getelementptr inbounds nuw <8 x double>, ptr %1434, i64 %305
  %1456 = getelementptr inbounds nuw <8 x double>, ptr %1434, i64 %316
  %1457 = getelementptr inbounds nuw <8 x double>, ptr %1434, i64 %328
  %1458 = getelementptr inbounds nuw <8 x double>, ptr %1434, i64 %338
  br label %1461

1459:                                             ; preds = %1461
  %1460 = load ptr, ptr %64, align 16
  br label %1493

1461:                                             ; preds = %1461, %1451
  %1462 = phi i64 [ 0, %1451 ], [ %1491, %1461 ]
  %1463 = getelementptr inbounds nuw <8 x double>, ptr %1433, i64 %1462
  %1464 = load <8 x double>, ptr %1463, align 64
  %1465 = getelementptr inbounds nuw <8 x double>, ptr %1434, i64 %1462
  %1466 = load <8 x double>, ptr %1465, align 64
  %1467 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1436, <8 x double> %1466, <8 x double> zeroinitializer)
  %1468 = getelementptr inbounds nuw <8 x double>, ptr %1452, i64 %1462
  %1469 = load <8 x double>, ptr %1468, align 64
  %1470 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1438, <8 x double> %1469, <8 x double> %1467)
  %1471 = getelementptr inbounds nuw <8 x double>, ptr %1453, i64 %1462
  %1472 = load <8 x double>, ptr %1471, align 64
  %1473 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1440, <8 x double> %1472, <8 x double> %1470)
  %1474 = getelementptr inbounds nuw <8 x double>, ptr %1454, i64 %1462
  %1475 = load <8 x double>, ptr %1474, align 64
  %1476 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1442, <8 x double> %1475, <8 x double> %1473)
  %1477 = getelementptr inbounds nuw <8 x double>, ptr %1455, i64 %1462
  %1478 = load <8 x double>, ptr %1477, align 64
  %1479 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1444, <8 x double> %1478, <8 x double> %1476)
  %1480 = getelementptr inbounds nuw <8 x double>, ptr %1456, i64 %1462
  %1481 = load <8 x double>, ptr %1480, align 64
  %1482 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1446, <8 x double> %1481, <8 x double> %1479)
  %1483 = getelementptr inbounds nuw <8 x double>, ptr %1457, i64 %1462
  %1484 = load <8 x double>, ptr %1483, align 64
  %1485 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1448, <8 x double> %1484, <8 x double> %1482)
  %1486 = getelementptr inbounds nuw <8 x double>, ptr %1458, i64 %1462
  %1487 = load <8 x double>, ptr %1486, align 64
  %1488 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1450, <8 x double> %1487, <8 x double> %1485)
  %1489 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> %1488, <8 x double> %1464)
  %1490 = getelementptr inbounds nuw <8 x double>, ptr %1432, i64 %1462
  store <8 x double> %1489, ptr %1490, align 64
  %1491 = add nuw nsw i64 %1462, 1
  %1492 = icmp eq i64 %1491, %255
  br i1 %1492, label %1459, label %1461

1493:                                             ; preds = %1493, %1459
  %1494 = phi i64 [ 0, %1459 ], [ %1501, %1493 ]
  %1495 = phi <8 x i64> [ %1431, %1459 ], [ %1500, %1493 ]
  %1496 = getelementptr inbounds nuw <8 x double>, ptr %1460, i64 %1494
  %1497 = load <8 x double>, ptr %1496, align 64
  %1498 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1497)
  %1499 = fcmp one <8 x double> %1498, splat (double 0x7FF0000000000000)
  %1500 = select <8 x i1> %1499, <8 x i64> %1495, <8 x i64> zeroinitializer
  %1501 = add nuw nsw i64 %1494, 1
  %1502 = icmp eq i64 %1501, %255
  br i1 %1502, label %1503, label %1493

1503:                                             ; preds = %1493
  %1504 = load ptr, ptr %73, align 8
  br label %1505

1505:                                             ; preds = %1503, %1424
  %1506 = phi ptr [ %1432, %1424 ], [ %1460, %1503 ]
  %1507 = phi ptr [ %1434, %1424 ], [ %1504, %1503 ]
  %1508 = phi <8 x i64> [ %1431, %1424 ], [ %1500, %1503 ]
  %1509 = load ptr, ptr %86, align 8
  %1510 = load <2 x double>, ptr %47, align 8
  %1511 = shufflevector <2 x double> %1510, <2 x double> poison, <8 x i32> zeroinitializer
  %1512 = load <2 x double>, ptr %339, align 64
  %1513 = shufflevector <2 x double> %1512, <2 x double> poison, <8 x i32> zeroinitializer
  %1514 = load <2 x double>, ptr %340, align 8
  %1515 = shufflevector <2 x double> %1514, <2 x double> poison, <8 x i32> zeroinitializer
  %1516 = load <2 x double>, ptr %341, align 16
  %1517 = shufflevector <2 x double> %1516, <2 x double> poison, <8 x i32> zeroinitializer
  %1518 = load <2 x double>, ptr %342, align 8
  %1519 = shufflevector <2 x double> %1518, <2 x double> poison, <8 x i32> zeroinitializer
  %1520 = load <2 x double>, ptr %343, align 32
  %1521 = shufflevector <2 x double> %1520, <2 x double> poison, <8 x i32> zeroinitializer
  %1522 = load <2 x double>, ptr %344, align 8
  %1523 = shufflevector <2 x double> %1522, <2 x double> poison, <8 x i32> zeroinitializer
  %1524 = load <2 x double>, ptr %345, align 16
  %1525 = shufflevector <2 x double> %1524, <2 x double> poison, <8 x i32> zeroinitializer
  %1526 = load <2 x double>, ptr %48, align 8
  %1527 = shufflevector <2 x double> %1526, <2 x double> poison, <8 x i32> zeroinitializer
  %1528 = load <2 x double>, ptr %346, align 32
  %1529 = shufflevector <2 x double> %1528, <2 x double> poison, <8 x i32> zeroinitializer
  %1530 = load <2 x double>, ptr %347, align 8
  %1531 = shufflevector <2 x double> %1530, <2 x double> poison, <8 x i32> zeroinitializer
  %1532 = load <2 x double>, ptr %348, align 16
  %1533 = shufflevector <2 x double> %1532, <2 x double> poison, <8 x i32> zeroinitializer
  %1534 = load <2 x double>, ptr %349, align 8
  %1535 = shufflevector <2 x double> %1534, <2 x double> poison, <8 x i32> zeroinitializer
  %1536 = load <2 x double>, ptr %350, align 64
  %1537 = shufflevector <2 x double> %1536, <2 x double> poison, <8 x i32> zeroinitializer
  %1538 = load <2 x double>, ptr %351, align 8
  %1539 = shufflevector <2 x double> %1538, <2 x double> poison, <8 x i32> zeroinitializer
  %1540 = load <2 x double>, ptr %352, align 16
  %1541 = shufflevector <2 x double> %1540, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %254, label %1542, label %1598

1542:                                             ; preds = %1505
  %1543 = getelementptr inbounds nuw <8 x double>, ptr %1507, i64 %280
  %1544 = getelementptr inbounds nuw <8 x double>, ptr %1507, i64 %288
  %1545 = getelementptr inbounds nuw <8 x double>, ptr %1507, i64 %295
  %1546 = getelementptr inbounds nuw <8 x double>, ptr %1507, i64 %305
  %1547 = getelementptr inbounds nuw <8 x double>, ptr %1507, i64 %316
  %1548 = getelementptr inbounds nuw <8 x double>, ptr %1507, i64 %328
  %1549 = getelementptr inbounds nuw <8 x double>, ptr %1507, i64 %338
  br label %1550

1550:                                             ; preds = %1550, %1542
  %1551 = phi i64 [ 0, %1542 ], [ %1594, %1550 ]
  %1552 = trunc i64 %1551 to i32
  %1553 = getelementptr inbounds nuw <8 x double>, ptr %1507, i64 %1551
  %1554 = load <8 x double>, ptr %1553, align 64
  %1555 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1511, <8 x double> %1554, <8 x double> zeroinitializer)
  %1556 = getelementptr inbounds nuw <8 x double>, ptr %1543, i64 %1551
  %1557 = load <8 x double>, ptr %1556, align 64
  %1558 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1513, <8 x double> %1557, <8 x double> %1555)
  %1559 = getelementptr inbounds nuw <8 x double>, ptr %1544, i64 %1551
  %1560 = load <8 x double>, ptr %1559, align 64
  %1561 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1515, <8 x double> %1560, <8 x double> %1558)
  %1562 = getelementptr inbounds nuw <8 x double>, ptr %1545, i64 %1551
  %1563 = load <8 x double>, ptr %1562, align 64
  %1564 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1517, <8 x double> %1563, <8 x double> %1561)
  %1565 = getelementptr inbounds nuw <8 x double>, ptr %1546, i64 %1551
  %1566 = load <8 x double>, ptr %1565, align 64
  %1567 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1519, <8 x double> %1566, <8 x double> %1564)
  %1568 = getelementptr inbounds nuw <8 x double>, ptr %1547, i64 %1551
  %1569 = load <8 x double>, ptr %1568, align 64
  %1570 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1521, <8 x double> %1569, <8 x double> %1567)
  %1571 = getelementptr inbounds nuw <8 x double>, ptr %1548, i64 %1551
  %1572 = load <8 x double>, ptr %1571, align 64
  %1573 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1523, <8 x double> %1572, <8 x double> %1570)
  %1574 = getelementptr inbounds nuw <8 x double>, ptr %1549, i64 %1551
  %1575 = load <8 x double>, ptr %1574, align 64
  %1576 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1525, <8 x double> %1575, <8 x double> %1573)
  %1577 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1527, <8 x double> %1554, <8 x double> zeroinitializer)
  %1578 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1529, <8 x double> %1557, <8 x double> %1577)
  %1579 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1531, <8 x double> %1560, <8 x double> %1578)
  %1580 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1533, <8 x double> %1563, <8 x double> %1579)
  %1581 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1535, <8 x double> %1566, <8 x double> %1580)
  %1582 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1537, <8 x double> %1569, <8 x double> %1581)
  %1583 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1539, <8 x double> %1572, <8 x double> %1582)
  %1584 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1541, <8 x double> %1575, <8 x double> %1583)
  %1585 = icmp slt i64 %1551, %111
  %1586 = add nsw i32 %56, %1552
  %1587 = select i1 %1585, i32 %1552, i32 %1586
  %1588 = sext i32 %1587 to i64
  %1589 = getelementptr inbounds <8 x double>, ptr %1509, i64 %1588
  store <8 x double> %1576, ptr %1589, align 64
  %1590 = add i32 %60, %1552
  %1591 = select i1 %1585, i32 %1586, i32 %1590
  %1592 = sext i32 %1591 to i64
  %1593 = getelementptr inbounds <8 x double>, ptr %1509, i64 %1592
  store <8 x double> %1584, ptr %1593, align 64
  %1594 = add nuw nsw i64 %1551, 1
  %1595 = icmp eq i64 %1594, %255
  br i1 %1595, label %1596, label %1550

1596:                                             ; preds = %1550
  %1597 = load ptr, ptr %64, align 16
  br label %1598

1598:                                             ; preds = %1596, %1505
  %1599 = phi ptr [ %1597, %1596 ], [ %1506, %1505 ]
  %1600 = load ptr, ptr %91, align 64
  %1601 = load ptr, ptr %53, align 8
  %1602 = load <8 x double>, ptr %353, align 64
  br i1 %231, label %1603, label %1612

1603:                                             ; preds = %1598, %1603
  %1604 = phi i64 [ %1610, %1603 ], [ 0, %1598 ]
  %1605 = phi <8 x double> [ %1609, %1603 ], [ zeroinitializer, %1598 ]
  %1606 = getelementptr inbounds nuw <8 x double>, ptr %1599, i64 %1604
  %1607 = load <8 x double>, ptr %1606, align 64
  %1608 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1607)
  %1609 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1605, <8 x double> %1608)
  %1610 = add nuw nsw i64 %1604, 1
  %1611 = icmp eq i64 %1610, %232
  br i1 %1611, label %1612, label %1603

1612:                                             ; preds = %1603, %1598
  %1613 = phi <8 x double> [ zeroinitializer, %1598 ], [ %1609, %1603 ]
  %1614 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1602, <8 x double> %1613)
  %1615 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1614, <8 x double> splat (double 0x3BC79CA10C924223))
  %1616 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1615, <8 x double> splat (double 1.000000e+00))
  %1617 = load <8 x double>, ptr %354, align 64
  br i1 %228, label %1618, label %1627

1618:                                             ; preds = %1612, %1618
  %1619 = phi i64 [ %1625, %1618 ], [ %233, %1612 ]
  %1620 = phi <8 x double> [ %1624, %1618 ], [ zeroinitializer, %1612 ]
  %1621 = getelementptr inbounds <8 x double>, ptr %1599, i64 %1619
  %1622 = load <8 x double>, ptr %1621, align 64
  %1623 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1622)
  %1624 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1620, <8 x double> %1623)
  %1625 = add nsw i64 %1619, 1
  %1626 = icmp slt i64 %1625, %111
  br i1 %1626, label %1618, label %1627

1627:                                             ; preds = %1618, %1612
  %1628 = phi <8 x double> [ zeroinitializer, %1612 ], [ %1624, %1618 ]
  %1629 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1617, <8 x double> %1628)
  %1630 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1629, <8 x double> splat (double 0x3BC79CA10C924223))
  %1631 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1630, <8 x double> splat (double 1.000000e+00))
  br i1 %208, label %1632, label %1657

1632:                                             ; preds = %1627, %1638
  %1633 = phi i64 [ %1653, %1638 ], [ 0, %1627 ]
  %1634 = icmp slt i64 %1633, %233
  br i1 %1634, label %1638, label %1635

1635:                                             ; preds = %1632
  %1636 = icmp slt i64 %1633, %111
  %1637 = select i1 %1636, <8 x double> %1631, <8 x double> splat (double 1.000000e+00)
  br label %1638

1638:                                             ; preds = %1635, %1632
  %1639 = phi <8 x double> [ %1637, %1635 ], [ %1616, %1632 ]
  %1640 = load <2 x double>, ptr %192, align 64
  %1641 = shufflevector <2 x double> %1640, <2 x double> poison, <8 x i32> zeroinitializer
  %1642 = fmul <8 x double> %1639, %1641
  %1643 = getelementptr inbounds nuw <8 x double>, ptr %1601, i64 %1633
  %1644 = load <8 x double>, ptr %1643, align 64
  %1645 = getelementptr inbounds nuw <8 x double>, ptr %1599, i64 %1633
  %1646 = load <8 x double>, ptr %1645, align 64
  %1647 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1644)
  %1648 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1646)
  %1649 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1647, <8 x double> %1648)
  %1650 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1641, <8 x double> %1649, <8 x double> %1642)
  %1651 = fdiv <8 x double> splat (double 1.000000e+00), %1650
  %1652 = getelementptr inbounds nuw <8 x double>, ptr %1600, i64 %1633
  store <8 x double> %1651, ptr %1652, align 64
  %1653 = add nuw nsw i64 %1633, 1
  %1654 = icmp eq i64 %1653, %213
  br i1 %1654, label %1655, label %1632

1655:                                             ; preds = %1638
  %1656 = load ptr, ptr %91, align 64
  br label %1657

1657:                                             ; preds = %1655, %1627
  %1658 = phi ptr [ %1656, %1655 ], [ %1600, %1627 ]
  %1659 = load ptr, ptr %86, align 8
  br i1 %241, label %1660, label %1662

1660:                                             ; preds = %1657
  %1661 = getelementptr inbounds nuw <8 x double>, ptr %1659, i64 %246
  br label %1665

1662:                                             ; preds = %1665, %1657
  %1663 = phi <8 x double> [ zeroinitializer, %1657 ], [ %1678, %1665 ]
  %1664 = phi <8 x double> [ zeroinitializer, %1657 ], [ %1677, %1665 ]
  br i1 %355, label %1681, label %1703

1665:                                             ; preds = %1665, %1660
  %1666 = phi i64 [ 0, %1660 ], [ %1679, %1665 ]
  %1667 = phi <8 x double> [ zeroinitializer, %1660 ], [ %1677, %1665 ]
  %1668 = phi <8 x double> [ zeroinitializer, %1660 ], [ %1678, %1665 ]
  %1669 = getelementptr inbounds nuw <8 x double>, ptr %1659, i64 %1666
  %1670 = load <8 x double>, ptr %1669, align 64
  %1671 = getelementptr inbounds nuw <8 x double>, ptr %1658, i64 %1666
  %1672 = load <8 x double>, ptr %1671, align 64
  %1673 = fmul <8 x double> %1670, %1672
  %1674 = getelementptr inbounds nuw <8 x double>, ptr %1661, i64 %1666
  %1675 = load <8 x double>, ptr %1674, align 64
  %1676 = fmul <8 x double> %1672, %1675
  %1677 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1673, <8 x double> %1673, <8 x double> %1667)
  %1678 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1676, <8 x double> %1676, <8 x double> %1668)
  %1679 = add nuw nsw i64 %1666, 1
  %1680 = icmp eq i64 %1679, %246
  br i1 %1680, label %1662, label %1665

1681:                                             ; preds = %1662, %1681
  %1682 = phi i64 [ %1701, %1681 ], [ %356, %1662 ]
  %1683 = phi <8 x double> [ %1699, %1681 ], [ %1664, %1662 ]
  %1684 = phi <8 x double> [ %1700, %1681 ], [ %1663, %1662 ]
  %1685 = icmp slt i64 %1682, %111
  %1686 = select i1 %1685, i64 0, i64 %111
  %1687 = getelementptr <8 x double>, ptr %1659, i64 %1686
  %1688 = getelementptr <8 x double>, ptr %1687, i64 %1682
  %1689 = load <8 x double>, ptr %1688, align 64
  %1690 = getelementptr inbounds <8 x double>, ptr %1658, i64 %1682
  %1691 = load <8 x double>, ptr %1690, align 64
  %1692 = fmul <8 x double> %1689, %1691
  %1693 = select i1 %1685, i32 %56, i32 %60
  %1694 = sext i32 %1693 to i64
  %1695 = getelementptr <8 x double>, ptr %1659, i64 %1682
  %1696 = getelementptr <8 x double>, ptr %1695, i64 %1694
  %1697 = load <8 x double>, ptr %1696, align 64
  %1698 = fmul <8 x double> %1691, %1697
  %1699 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1692, <8 x double> %1692, <8 x double> %1683)
  %1700 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1698, <8 x double> %1698, <8 x double> %1684)
  %1701 = add nsw i64 %1682, 1
  %1702 = icmp slt i64 %1701, %92
  br i1 %1702, label %1681, label %1703

1703:                                             ; preds = %1681, %1662
  %1704 = phi <8 x double> [ %1663, %1662 ], [ %1700, %1681 ]
  %1705 = phi <8 x double> [ %1664, %1662 ], [ %1699, %1681 ]
  %1706 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1704, <8 x double> splat (double 1.000000e-02), <8 x double> %1705)
  %1707 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %890)
  %1708 = fmul <8 x double> %1707, %1705
  %1709 = fmul <8 x double> %359, %1706
  %1710 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1709)
  %1711 = fdiv <8 x double> %1708, %1710
  %1712 = fcmp one <8 x double> %1706, splat (double 0x7FF0000000000000)
  %1713 = fcmp ogt <8 x double> %1706, zeroinitializer
  %1714 = bitcast <8 x double> %1711 to <8 x i64>
  %1715 = and <8 x i1> %1712, %1713
  %1716 = select <8 x i1> %1715, <8 x i64> %1714, <8 x i64> zeroinitializer
  %1717 = select <8 x i1> %1712, <8 x i64> zeroinitializer, <8 x i64> splat (i64 9218868437227405312)
  %1718 = or <8 x i64> %1716, %1717
  br i1 %221, label %1797, label %1719

1719:                                             ; preds = %1703
  %1720 = load ptr, ptr %64, align 16
  %1721 = load ptr, ptr %103, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %19)
  store <8 x double> %888, ptr %19, align 64
  %1722 = load i32, ptr %200, align 16
  %1723 = icmp eq i32 %1722, 0
  br i1 %1723, label %1725, label %1724

1724:                                             ; preds = %1719
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %18) #11
  store <8 x double> %888, ptr %18, align 64
  call fastcc void @set_inputs(ptr noundef nonnull readonly %42, ptr noundef nonnull byval(<8 x double>) align 64 %18, ptr noundef %1720)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %18) #11
  br label %1725

1725:                                             ; preds = %1724, %1719
  %1726 = load ptr, ptr %42, align 64
  call void @appell_lanes_finish(ptr noundef nonnull %19, ptr noundef %1720, ptr noundef %1726, ptr noundef %1659, ptr noundef %1721) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %19)
  %1727 = load ptr, ptr %103, align 8
  %1728 = getelementptr inbounds <8 x double>, ptr %1727, i64 %360
  %1729 = load <8 x double>, ptr %1728, align 64
  %1730 = call <8 x i1> @llvm.is.fpclass.v8f64(<8 x double> %1729, i32 120)
  %1731 = load <8 x i64>, ptr %31, align 64
  %1732 = select <8 x i1> %1730, <8 x i64> splat (i64 -1), <8 x i64> %1731
  store <8 x i64> %1732, ptr %31, align 64
  %1733 = getelementptr inbounds <8 x double>, ptr %1727, i64 %111
  %1734 = getelementptr inbounds <8 x double>, ptr %1733, i64 %118
  %1735 = getelementptr inbounds nuw i8, ptr %1734, i64 64
  %1736 = load ptr, ptr %91, align 64
  br i1 %241, label %1737, label %1739

1737:                                             ; preds = %1725
  %1738 = getelementptr inbounds nuw <8 x double>, ptr %1735, i64 %246
  br label %1744

1739:                                             ; preds = %1744, %1725
  %1740 = phi <8 x double> [ zeroinitializer, %1725 ], [ %1757, %1744 ]
  %1741 = phi <8 x double> [ zeroinitializer, %1725 ], [ %1756, %1744 ]
  br i1 %355, label %1742, label %1782

1742:                                             ; preds = %1739
  %1743 = load ptr, ptr %86, align 8
  br label %1760

1744:                                             ; preds = %1744, %1737
  %1745 = phi i64 [ 0, %1737 ], [ %1758, %1744 ]
  %1746 = phi <8 x double> [ zeroinitializer, %1737 ], [ %1756, %1744 ]
  %1747 = phi <8 x double> [ zeroinitializer, %1737 ], [ %1757, %1744 ]
  %1748 = getelementptr inbounds nuw <8 x double>, ptr %1735, i64 %1745
  %1749 = load <8 x double>, ptr %1748, align 64
  %1750 = getelementptr inbounds nuw <8 x double>, ptr %1736, i64 %1745
  %1751 = load <8 x double>, ptr %1750, align 64
  %1752 = fmul <8 x double> %1749, %1751
  %1753 = getelementptr inbounds nuw <8 x double>, ptr %1738, i64 %1745
  %1754 = load <8 x double>, ptr %1753, align 64
  %1755 = fmul <8 x double> %1751, %1754
  %1756 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1752, <8 x double> %1752, <8 x double> %1746)
  %1757 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1755, <8 x double> %1755, <8 x double> %1747)
  %1758 = add nuw nsw i64 %1745, 1
  %1759 = icmp eq i64 %1758, %246
  br i1 %1759, label %1739, label %1744

1760:                                             ; preds = %1760, %1742
  %1761 = phi i64 [ %356, %1742 ], [ %1780, %1760 ]
  %1762 = phi <8 x double> [ %1741, %1742 ], [ %1778, %1760 ]
  %1763 = phi <8 x double> [ %1740, %1742 ], [ %1779, %1760 ]
  %1764 = icmp slt i64 %1761, %111
  %1765 = select i1 %1764, i64 0, i64 %111
  %1766 = getelementptr <8 x double>, ptr %1743, i64 %1765
  %1767 = getelementptr <8 x double>, ptr %1766, i64 %1761
  %1768 = load <8 x double>, ptr %1767, align 64
  %1769 = getelementptr inbounds <8 x double>, ptr %1736, i64 %1761
  %1770 = load <8 x double>, ptr %1769, align 64
  %1771 = fmul <8 x double> %1768, %1770
  %1772 = select i1 %1764, i32 %56, i32 %60
  %1773 = sext i32 %1772 to i64
  %1774 = getelementptr <8 x double>, ptr %1743, i64 %1761
  %1775 = getelementptr <8 x double>, ptr %1774, i64 %1773
  %1776 = load <8 x double>, ptr %1775, align 64
  %1777 = fmul <8 x double> %1770, %1776
  %1778 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1771, <8 x double> %1771, <8 x double> %1762)
  %1779 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1777, <8 x double> %1777, <8 x double> %1763)
  %1780 = add nsw i64 %1761, 1
  %1781 = icmp slt i64 %1780, %92
  br i1 %1781, label %1760, label %1782

1782:                                             ; preds = %1760, %1739
  %1783 = phi <8 x double> [ %1740, %1739 ], [ %1779, %1760 ]
  %1784 = phi <8 x double> [ %1741, %1739 ], [ %1778, %1760 ]
  %1785 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1783, <8 x double> splat (double 1.000000e-02), <8 x double> %1784)
  %1786 = fmul <8 x double> %1707, %1784
  %1787 = fmul <8 x double> %359, %1785
  %1788 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1787)
  %1789 = fdiv <8 x double> %1786, %1788
  %1790 = fcmp one <8 x double> %1785, splat (double 0x7FF0000000000000)
  %1791 = fcmp ogt <8 x double> %1785, zeroinitializer
  %1792 = bitcast <8 x double> %1789 to <8 x i64>
  %1793 = and <8 x i1> %1790, %1791
  %1794 = select <8 x i1> %1793, <8 x i64> %1792, <8 x i64> zeroinitializer
  %1795 = select <8 x i1> %1790, <8 x i64> zeroinitializer, <8 x i64> splat (i64 9218868437227405312)
  %1796 = or <8 x i64> %1794, %1795
  br label %1797

1797:                                             ; preds = %1782, %1703
  %1798 = phi <8 x i64> [ %1796, %1782 ], [ %1718, %1703 ]
  br i1 %410, label %1887, label %1799

1799:                                             ; preds = %1797
  br i1 %228, label %1800, label %1804

1800:                                             ; preds = %1799
  %1801 = load ptr, ptr %99, align 16
  %1802 = load ptr, ptr %64, align 16
  %1803 = getelementptr <8 x double>, ptr %1802, i64 %233
  br label %1817

1804:                                             ; preds = %1817, %1799
  %1805 = phi <8 x double> [ zeroinitializer, %1799 ], [ %1828, %1817 ]
  %1806 = phi <8 x double> [ zeroinitializer, %1799 ], [ %1827, %1817 ]
  br i1 %209, label %1807, label %1887

1807:                                             ; preds = %1804
  %1808 = load ptr, ptr %73, align 8
  %1809 = load <2 x double>, ptr %192, align 64
  %1810 = shufflevector <2 x double> %1809, <2 x double> poison, <8 x i32> zeroinitializer
  %1811 = load ptr, ptr %53, align 8
  %1812 = load ptr, ptr %64, align 16
  %1813 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1810, <8 x double> splat (double 0x3D719799812DEA11))
  %1814 = fmul <8 x double> %1813, splat (double 1.000000e-02)
  %1815 = fmul <8 x double> %1805, %1814
  %1816 = load ptr, ptr %86, align 8
  br label %1831

1817:                                             ; preds = %1817, %1800
  %1818 = phi i64 [ 0, %1800 ], [ %1829, %1817 ]
  %1819 = phi <8 x double> [ zeroinitializer, %1800 ], [ %1827, %1817 ]
  %1820 = phi <8 x double> [ zeroinitializer, %1800 ], [ %1828, %1817 ]
  %1821 = getelementptr inbounds nuw <8 x double>, ptr %1801, i64 %1818
  %1822 = load <8 x double>, ptr %1821, align 64
  %1823 = fmul <8 x double> %1822, splat (double 5.000000e-01)
  %1824 = getelementptr <8 x double>, ptr %1803, i64 %1818
  %1825 = load <8 x double>, ptr %1824, align 64
  %1826 = fmul <8 x double> %1823, %1825
  %1827 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1826, <8 x double> %1825, <8 x double> %1819)
  %1828 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1822, <8 x double> splat (double 5.000000e-01), <8 x double> %1820)
  %1829 = add nuw nsw i64 %1818, 1
  %1830 = icmp eq i64 %1829, %229
  br i1 %1830, label %1804, label %1817

1831:                                             ; preds = %1835, %1807
  %1832 = phi i64 [ %92, %1807 ], [ %1875, %1835 ]
  %1833 = phi <8 x double> [ zeroinitializer, %1807 ], [ %1874, %1835 ]
  %1834 = getelementptr <8 x double>, ptr %1808, i64 %1832
  br label %1877

1835:                                             ; preds = %1877
  %1836 = getelementptr inbounds <8 x double>, ptr %1811, i64 %1832
  %1837 = load <8 x double>, ptr %1836, align 64
  %1838 = getelementptr inbounds <8 x double>, ptr %1812, i64 %1832
  %1839 = load <8 x double>, ptr %1838, align 64
  %1840 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1837)
  %1841 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1839)
  %1842 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1840, <8 x double> %1841)
  %1843 = fadd <8 x double> %1806, %1842
  %1844 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1707, <8 x double> %1884, <8 x double> %1843)
  %1845 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1810, <8 x double> %1844, <8 x double> %1815)
  %1846 = fmul <8 x double> %1845, splat (double 1.000000e+02)
  %1847 = fdiv <8 x double> splat (double 1.000000e+00), %1846
  %1848 = icmp slt i64 %1832, %111
  %1849 = select i1 %1848, i64 0, i64 %111
  %1850 = getelementptr <8 x double>, ptr %1816, i64 %1849
  %1851 = getelementptr <8 x double>, ptr %1850, i64 %1832
  %1852 = load <8 x double>, ptr %1851, align 64
  %1853 = fmul <8 x double> %1852, %1847
  %1854 = select i1 %1848, i32 %56, i32 %60
  %1855 = sext i32 %1854 to i64
  %1856 = getelementptr <8 x double>, ptr %1816, i64 %1832
  %1857 = getelementptr <8 x double>, ptr %1856, i64 %1855
  %1858 = load <8 x double>, ptr %1857, align 64
  %1859 = fmul <8 x double> %1858, %1847
  %1860 = fmul <8 x double> %1853, %1853
  %1861 = fmul <8 x double> %1859, %1859
  %1862 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1861, <8 x double> splat (double 1.000000e-02), <8 x double> %1860)
  %1863 = fmul <8 x double> %1707, %1860
  %1864 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1862)
  %1865 = fdiv <8 x double> %1863, %1864
  %1866 = fcmp one <8 x double> %1862, splat (double 0x7FF0000000000000)
  %1867 = fcmp ogt <8 x double> %1862, zeroinitializer
  %1868 = bitcast <8 x double> %1865 to <8 x i64>
  %1869 = and <8 x i1> %1866, %1867
  %1870 = select <8 x i1> %1869, <8 x i64> %1868, <8 x i64> zeroinitializer
  %1871 = select <8 x i1> %1866, <8 x i64> zeroinitializer, <8 x i64> splat (i64 9218868437227405312)
  %1872 = or <8 x i64> %1870, %1871
  %1873 = bitcast <8 x i64> %1872 to <8 x double>
  %1874 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1833, <8 x double> %1873)
  %1875 = add nsw i64 %1832, 1
  %1876 = icmp slt i64 %1875, %61
  br i1 %1876, label %1831, label %1887

1877:                                             ; preds = %1877, %1831
  %1878 = phi i64 [ 0, %1831 ], [ %1885, %1877 ]
  %1879 = phi <8 x double> [ zeroinitializer, %1831 ], [ %1884, %1877 ]
  %1880 = mul nsw i64 %1878, %61
  %1881 = getelementptr <8 x double>, ptr %1834, i64 %1880
  %1882 = load <8 x double>, ptr %1881, align 64
  %1883 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1882)
  %1884 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1879, <8 x double> %1883)
  %1885 = add nuw nsw i64 %1878, 1
  %1886 = icmp eq i64 %1885, 12
  br i1 %1886, label %1835, label %1877

1887:                                             ; preds = %1835, %1797, %1804
  %1888 = phi <8 x double> [ zeroinitializer, %1797 ], [ zeroinitializer, %1804 ], [ %1874, %1835 ]
  %1889 = bitcast <8 x i64> %1798 to <8 x double>
  %1890 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1889, <8 x double> %1888)
  %1891 = bitcast <8 x i64> %1718 to <8 x double>
  %1892 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1890, <8 x double> %1891)
  %1893 = load <8 x i64>, ptr %367, align 64
  %1894 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1892, <8 x double> splat (double 0x3BC79CA10C924223))
  %1895 = load <8 x double>, ptr %366, align 64
  %1896 = fcmp oeq <8 x double> %1895, zeroinitializer
  %1897 = fcmp uge <8 x double> %1894, splat (double 1.000000e+00)
  %1898 = or <8 x i1> %1897, %1896
  %1899 = fmul <8 x double> %1892, splat (double 1.010000e+00)
  %1900 = fcmp uge <8 x double> %1899, %1891
  %1901 = fdiv <8 x double> %890, %1895
  %1902 = fmul <8 x double> %1901, %1901
  %1903 = fmul <8 x double> %1902, %1902
  %1904 = fmul <8 x double> %1903, %1903
  %1905 = load <8 x double>, ptr %372, align 64
  %1906 = fmul <8 x double> %1905, %1904
  %1907 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1906, <8 x double> splat (double 0x3BC79CA10C924223))
  %1908 = load <8 x double>, ptr %373, align 64
  %1909 = fmul <8 x double> %1908, %1904
  %1910 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1909, <8 x double> splat (double 0x3BC79CA10C924223))
  %1911 = fmul <8 x double> %1907, splat (double 1.000000e-01)
  %1912 = fmul <8 x double> %1894, splat (double 3.000000e+02)
  %1913 = fcmp ule <8 x double> %1912, %1891
  %1914 = fmul <8 x double> %1907, splat (double 0x3FEE666666666666)
  %1915 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1891, <8 x double> %1914)
  %1916 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1911, <8 x double> %1915)
  %1917 = select <8 x i1> %1913, <8 x double> %1911, <8 x double> %1916
  %1918 = fmul <8 x double> %1907, splat (double 1.000000e-04)
  %1919 = fcmp uge <8 x double> %1894, %1918
  %1920 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1894, <8 x double> %1917)
  %1921 = select <8 x i1> %1919, <8 x double> %1920, <8 x double> %1894
  %1922 = select <8 x i1> %1898, <8 x double> %1892, <8 x double> %1921
  %1923 = bitcast <8 x double> %1922 to <8 x i64>
  %1924 = fdiv <8 x double> %1921, %1907
  %1925 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1924, <8 x double> splat (double 8.000000e+00))
  %1926 = fdiv <8 x double> %1891, %1910
  %1927 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1926, <8 x double> splat (double 5.000000e+00))
  %1928 = fmul <8 x double> %1921, splat (double 1.010000e+00)
  %1929 = fcmp uge <8 x double> %1928, %1891
  %1930 = fmul <8 x double> %1921, splat (double 3.000000e+02)
  %1931 = fcmp ule <8 x double> %1930, %1891
  %1932 = or <8 x i1> %1929, %1931
  %1933 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1925, <8 x double> %1927)
  %1934 = select <8 x i1> %1932, <8 x double> %1925, <8 x double> %1933
  %1935 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1934, <8 x double> splat (double 1.000000e+00))
  %1936 = fmul <8 x double> %1921, %1935
  %1937 = select <8 x i1> %1898, <8 x double> %1894, <8 x double> %1936
  %1938 = select <8 x i1> %1900, <8 x double> splat (double 0x4002959F1280CEDF), <8 x double> splat (double 0x4017D783FFFFFFFD)
  %1939 = select i1 %374, <8 x double> splat (double 0x4002959F1280CEDF), <8 x double> %1938
  %1940 = fmul <8 x double> %1939, %1937
  br i1 %371, label %1951, label %1941

1941:                                             ; preds = %1887
  %1942 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1891, <8 x double> splat (double 0x3BC79CA10C924223))
  %1943 = fdiv <8 x double> %1942, %1910
  %1944 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1943, <8 x double> splat (double 8.000000e+00))
  %1945 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1944, <8 x double> splat (double 1.000000e+00))
  %1946 = select <8 x i1> %1898, <8 x double> splat (double 1.000000e+00), <8 x double> %1945
  %1947 = fmul <8 x double> %1942, %1946
  %1948 = fmul <8 x double> %1947, splat (double 0x4002959F1280CEDF)
  %1949 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1940, <8 x double> %1948)
  %1950 = select <8 x i1> %1900, <8 x double> %1940, <8 x double> %1949
  br label %1951

1951:                                             ; preds = %1941, %1887
  %1952 = phi <8 x double> [ %1950, %1941 ], [ %1940, %1887 ]
  %1953 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1952)
  %1954 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1953)
  %1955 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1954)
  %1956 = fdiv <8 x double> splat (double 1.000000e+00), %1955
  %1957 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1956, <8 x double> splat (double 0x3FD5555555555555))
  %1958 = and <8 x i64> %1893, splat (i64 4607182418800017408)
  %1959 = and <8 x i64> %1893, splat (i64 4618441417868443648)
  %1960 = xor <8 x i64> %1959, splat (i64 4618441417868443648)
  %1961 = or <8 x i64> %1960, %1958
  %1962 = bitcast <8 x i64> %1961 to <8 x double>
  %1963 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1962, <8 x double> %1957)
  %1964 = load <8 x i64>, ptr %189, align 64
  %1965 = load <8 x i64>, ptr %31, align 64
  %1966 = xor <8 x i64> %1965, splat (i64 -1)
  %1967 = and <8 x i64> %1964, %1966
  %1968 = and <8 x i64> %1967, %1508
  %1969 = fcmp uge <8 x double> %1892, splat (double 1.000000e+00)
  %1970 = select <8 x i1> %1969, <8 x i64> zeroinitializer, <8 x i64> %1968
  %1971 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1970)
  %1972 = icmp eq i64 %1971, 0
  br i1 %1972, label %2339, label %1973

1973:                                             ; preds = %1951
  %1974 = load ptr, ptr %64, align 16
  br i1 %221, label %1978, label %1975

1975:                                             ; preds = %1973
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %15) #11
  store <8 x double> %888, ptr %15, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %16) #11
  store <8 x i64> %1970, ptr %16, align 64
  %1976 = call fastcc <8 x i64> @project(ptr noundef nonnull %42, ptr noundef nonnull byval(<8 x double>) align 64 %15, ptr noundef %1974, ptr noundef nonnull byval(<8 x i64>) align 64 %16, double noundef 1.000000e+00)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %15) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %16) #11
  %1977 = load ptr, ptr %64, align 16
  br label %1978

1978:                                             ; preds = %1975, %1973
  %1979 = phi ptr [ %1977, %1975 ], [ %1974, %1973 ]
  %1980 = phi <8 x i64> [ %1976, %1975 ], [ %1970, %1973 ]
  %1981 = load ptr, ptr %73, align 8
  %1982 = getelementptr inbounds <8 x double>, ptr %1981, i64 %376
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %17) #11
  store <8 x double> %888, ptr %17, align 64
  %1983 = call fastcc <8 x i64> @rates(ptr noundef nonnull %42, ptr noundef nonnull byval(<8 x double>) align 64 %17, ptr noundef %1979, ptr noundef %1982, ptr noundef nonnull %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %17) #11
  %1984 = and <8 x i64> %1983, %1980
  %1985 = load <8 x double>, ptr %377, align 64
  %1986 = fcmp olt <8 x double> %1985, %888
  %1987 = select <8 x i1> %1986, <8 x i64> %1984, <8 x i64> zeroinitializer
  %1988 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1987)
  %1989 = icmp eq i64 %1988, 0
  br i1 %1989, label %2332, label %1990

1990:                                             ; preds = %1978
  %1991 = xor <8 x i64> %1987, splat (i64 -1)
  %1992 = load ptr, ptr %73, align 8
  %1993 = getelementptr inbounds <8 x double>, ptr %1992, i64 %376
  br i1 %254, label %2003, label %1996

1994:                                             ; preds = %2003
  %1995 = load ptr, ptr %73, align 8
  br label %1996

1996:                                             ; preds = %1994, %1990
  %1997 = phi ptr [ %1995, %1994 ], [ %1992, %1990 ]
  %1998 = load <8 x double>, ptr %252, align 64
  %1999 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> splat (double 1.000000e-01), <8 x double> %1998)
  %2000 = load ptr, ptr %67, align 8
  %2001 = getelementptr inbounds <8 x double>, ptr %1997, i64 %380
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #11
  store <8 x double> %1999, ptr %11, align 64
  %2002 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %42, ptr noundef nonnull byval(<8 x double>) align 64 %11, ptr noundef %2000, ptr noundef %2001, ptr noundef nonnull %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #11
  br i1 %254, label %2045, label %2038

2003:                                             ; preds = %1990, %2003
  %2004 = phi i64 [ %2036, %2003 ], [ 0, %1990 ]
  %2005 = load ptr, ptr %53, align 8
  %2006 = getelementptr inbounds nuw <8 x double>, ptr %2005, i64 %2004
  %2007 = load <8 x double>, ptr %2006, align 64
  %2008 = load ptr, ptr %73, align 8
  %2009 = getelementptr inbounds nuw <8 x double>, ptr %2008, i64 %2004
  %2010 = load <8 x double>, ptr %2009, align 64
  %2011 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2010, <8 x double> splat (double 0x3FACC1FCA2CEB148), <8 x double> zeroinitializer)
  %2012 = getelementptr inbounds nuw <8 x double>, ptr %2009, i64 %288
  %2013 = load <8 x double>, ptr %2012, align 64
  %2014 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2013, <8 x double> splat (double 0x3FD03958F21A35B8), <8 x double> %2011)
  %2015 = getelementptr inbounds nuw <8 x double>, ptr %2009, i64 %295
  %2016 = load <8 x double>, ptr %2015, align 64
  %2017 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2016, <8 x double> splat (double 0xBFCF84C2C277C23E), <8 x double> %2014)
  %2018 = getelementptr inbounds nuw <8 x double>, ptr %2009, i64 %305
  %2019 = load <8 x double>, ptr %2018, align 64
  %2020 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2019, <8 x double> splat (double 0xBFBFCB02555C9DEF), <8 x double> %2017)
  %2021 = getelementptr inbounds nuw <8 x double>, ptr %2009, i64 %316
  %2022 = load <8 x double>, ptr %2021, align 64
  %2023 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2022, <8 x double> splat (double 0x3FC39F10CE2D1913), <8 x double> %2020)
  %2024 = getelementptr inbounds nuw <8 x double>, ptr %2009, i64 %328
  %2025 = load <8 x double>, ptr %2024, align 64
  %2026 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2025, <8 x double> splat (double 0x3F80CBB69B38652C), <8 x double> %2023)
  %2027 = getelementptr inbounds nuw <8 x double>, ptr %2009, i64 %338
  %2028 = load <8 x double>, ptr %2027, align 64
  %2029 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2028, <8 x double> splat (double 0x3F7EFF840F396BA9), <8 x double> %2026)
  %2030 = getelementptr inbounds nuw <8 x double>, ptr %2009, i64 %378
  %2031 = load <8 x double>, ptr %2030, align 64
  %2032 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2031, <8 x double> splat (double -8.298000e-03), <8 x double> %2029)
  %2033 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> %2032, <8 x double> %2007)
  %2034 = load ptr, ptr %67, align 8
  %2035 = getelementptr inbounds nuw <8 x double>, ptr %2034, i64 %2004
  store <8 x double> %2033, ptr %2035, align 64
  %2036 = add nuw nsw i64 %2004, 1
  %2037 = icmp eq i64 %2036, %255
  br i1 %2037, label %1994, label %2003

2038:                                             ; preds = %2045, %1996
  %2039 = load <8 x double>, ptr %252, align 64
  %2040 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> splat (double 2.000000e-01), <8 x double> %2039)
  %2041 = load ptr, ptr %67, align 8
  %2042 = load ptr, ptr %73, align 8
  %2043 = getelementptr inbounds <8 x double>, ptr %2042, i64 %383
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12) #11
  store <8 x double> %2040, ptr %12, align 64
  %2044 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %42, ptr noundef nonnull byval(<8 x double>) align 64 %12, ptr noundef %2041, ptr noundef %2043, ptr noundef nonnull %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12) #11
  br i1 %254, label %2087, label %2080

2045:                                             ; preds = %1996, %2045
  %2046 = phi i64 [ %2078, %2045 ], [ 0, %1996 ]
  %2047 = load ptr, ptr %53, align 8
  %2048 = getelementptr inbounds nuw <8 x double>, ptr %2047, i64 %2046
  %2049 = load <8 x double>, ptr %2048, align 64
  %2050 = load ptr, ptr %73, align 8
  %2051 = getelementptr inbounds nuw <8 x double>, ptr %2050, i64 %2046
  %2052 = load <8 x double>, ptr %2051, align 64
  %2053 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2052, <8 x double> splat (double 0x3FA04CA1897BDB63), <8 x double> zeroinitializer)
  %2054 = getelementptr inbounds nuw <8 x double>, ptr %2051, i64 %280
  %2055 = load <8 x double>, ptr %2054, align 64
  %2056 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2055, <8 x double> splat (double 0x3F9CFAE9E5F59F45), <8 x double> %2053)
  %2057 = getelementptr inbounds nuw <8 x double>, ptr %2051, i64 %288
  %2058 = load <8 x double>, ptr %2057, align 64
  %2059 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2058, <8 x double> splat (double 0x3FAB69DB017C8CF9), <8 x double> %2056)
  %2060 = getelementptr inbounds nuw <8 x double>, ptr %2051, i64 %295
  %2061 = load <8 x double>, ptr %2060, align 64
  %2062 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2061, <8 x double> splat (double 0xBFAC1EF72FC69469), <8 x double> %2059)
  %2063 = getelementptr inbounds nuw <8 x double>, ptr %2051, i64 %328
  %2064 = load <8 x double>, ptr %2063, align 64
  %2065 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2064, <8 x double> splat (double 0xBF1C6710EEF6E153), <8 x double> %2062)
  %2066 = getelementptr inbounds nuw <8 x double>, ptr %2051, i64 %338
  %2067 = load <8 x double>, ptr %2066, align 64
  %2068 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2067, <8 x double> splat (double 0x3F39127A52D32320), <8 x double> %2065)
  %2069 = getelementptr inbounds nuw <8 x double>, ptr %2051, i64 %378
  %2070 = load <8 x double>, ptr %2069, align 64
  %2071 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2070, <8 x double> splat (double 0xBF36500E13E7149B), <8 x double> %2068)
  %2072 = getelementptr inbounds nuw <8 x double>, ptr %2051, i64 %381
  %2073 = load <8 x double>, ptr %2072, align 64
  %2074 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2073, <8 x double> splat (double 0x3FC21686B20CD989), <8 x double> %2071)
  %2075 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> %2074, <8 x double> %2049)
  %2076 = load ptr, ptr %67, align 8
  %2077 = getelementptr inbounds nuw <8 x double>, ptr %2076, i64 %2046
  store <8 x double> %2075, ptr %2077, align 64
  %2078 = add nuw nsw i64 %2046, 1
  %2079 = icmp eq i64 %2078, %255
  br i1 %2079, label %2038, label %2045

2080:                                             ; preds = %2087, %2038
  %2081 = load <8 x double>, ptr %252, align 64
  %2082 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> splat (double 0x3FE8E38E38E38E39), <8 x double> %2081)
  %2083 = load ptr, ptr %67, align 8
  %2084 = load ptr, ptr %73, align 8
  %2085 = getelementptr inbounds <8 x double>, ptr %2084, i64 %386
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %13) #11
  store <8 x double> %2082, ptr %13, align 64
  %2086 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %42, ptr noundef nonnull byval(<8 x double>) align 64 %13, ptr noundef %2083, ptr noundef %2085, ptr noundef nonnull %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %13) #11
  br i1 %254, label %2122, label %2327

2087:                                             ; preds = %2038, %2087
  %2088 = phi i64 [ %2120, %2087 ], [ 0, %2038 ]
  %2089 = load ptr, ptr %53, align 8
  %2090 = getelementptr inbounds nuw <8 x double>, ptr %2089, i64 %2088
  %2091 = load <8 x double>, ptr %2090, align 64
  %2092 = load ptr, ptr %73, align 8
  %2093 = getelementptr inbounds nuw <8 x double>, ptr %2092, i64 %2088
  %2094 = load <8 x double>, ptr %2093, align 64
  %2095 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2094, <8 x double> splat (double 0xBFDB7309792B6015), <8 x double> zeroinitializer)
  %2096 = getelementptr inbounds nuw <8 x double>, ptr %2093, i64 %280
  %2097 = load <8 x double>, ptr %2096, align 64
  %2098 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2097, <8 x double> splat (double 0xC012CA5D44AFDC9A), <8 x double> %2095)
  %2099 = getelementptr inbounds nuw <8 x double>, ptr %2093, i64 %288
  %2100 = load <8 x double>, ptr %2099, align 64
  %2101 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2100, <8 x double> splat (double 0x401EBBD2C419EDA3), <8 x double> %2098)
  %2102 = getelementptr inbounds nuw <8 x double>, ptr %2093, i64 %295
  %2103 = load <8 x double>, ptr %2102, align 64
  %2104 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2103, <8 x double> splat (double 0x401046A54457171C), <8 x double> %2101)
  %2105 = getelementptr inbounds nuw <8 x double>, ptr %2093, i64 %305
  %2106 = load <8 x double>, ptr %2105, align 64
  %2107 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2106, <8 x double> splat (double 0x3FD6D49E44EDBA44), <8 x double> %2104)
  %2108 = getelementptr inbounds nuw <8 x double>, ptr %2093, i64 %378
  %2109 = load <8 x double>, ptr %2108, align 64
  %2110 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2109, <8 x double> splat (double 0xBF56EBEEC24871D4), <8 x double> %2107)
  %2111 = getelementptr inbounds nuw <8 x double>, ptr %2093, i64 %381
  %2112 = load <8 x double>, ptr %2111, align 64
  %2113 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2112, <8 x double> splat (double 0x40079482A23F1996), <8 x double> %2110)
  %2114 = getelementptr inbounds nuw <8 x double>, ptr %2093, i64 %384
  %2115 = load <8 x double>, ptr %2114, align 64
  %2116 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2115, <8 x double> splat (double 0xC0224D4A6DCA2222), <8 x double> %2113)
  %2117 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> %2116, <8 x double> %2091)
  %2118 = load ptr, ptr %67, align 8
  %2119 = getelementptr inbounds nuw <8 x double>, ptr %2118, i64 %2088
  store <8 x double> %2117, ptr %2119, align 64
  %2120 = add nuw nsw i64 %2088, 1
  %2121 = icmp eq i64 %2120, %255
  br i1 %2121, label %2080, label %2087

2122:                                             ; preds = %2080, %2141
  %2123 = phi i64 [ %2315, %2141 ], [ 0, %2080 ]
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %14) #11
  %2124 = load ptr, ptr %53, align 8
  %2125 = getelementptr inbounds nuw <8 x double>, ptr %2124, i64 %2123
  %2126 = load ptr, ptr %64, align 16
  %2127 = getelementptr inbounds nuw <8 x double>, ptr %2126, i64 %2123
  %2128 = getelementptr inbounds nuw <8 x double>, ptr %1992, i64 %2123
  %2129 = getelementptr inbounds nuw <8 x double>, ptr %1993, i64 %2123
  %2130 = load <8 x double>, ptr %2127, align 64
  %2131 = load <8 x double>, ptr %2125, align 64
  %2132 = fsub <8 x double> %2130, %2131
  store <8 x double> %2132, ptr %14, align 64
  %2133 = load <8 x double>, ptr %2128, align 64
  %2134 = fneg <8 x double> %2132
  %2135 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %890, <8 x double> %2133, <8 x double> %2134)
  store <8 x double> %2135, ptr %387, align 64
  %2136 = load <8 x double>, ptr %2129, align 64
  %2137 = fadd <8 x double> %2133, %2136
  %2138 = fneg <8 x double> %2137
  %2139 = fmul <8 x double> %890, %2138
  %2140 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2132, <8 x double> splat (double 2.000000e+00), <8 x double> %2139)
  store <8 x double> %2140, ptr %388, align 64
  br label %2317

2141:                                             ; preds = %2317
  %2142 = load ptr, ptr %73, align 8
  %2143 = getelementptr inbounds nuw <8 x double>, ptr %2142, i64 %2123
  %2144 = load <8 x double>, ptr %2143, align 64
  %2145 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2144, <8 x double> splat (double 0xC020DB9DCC37C81B), <8 x double> zeroinitializer)
  %2146 = add nuw nsw i64 %2123, %280
  %2147 = getelementptr inbounds nuw <8 x double>, ptr %2142, i64 %2146
  %2148 = load <8 x double>, ptr %2147, align 64
  %2149 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2148, <8 x double> splat (double 0x3FE2228765F0A2EB), <8 x double> %2145)
  %2150 = add nuw nsw i64 %2123, %288
  %2151 = getelementptr inbounds nuw <8 x double>, ptr %2142, i64 %2150
  %2152 = load <8 x double>, ptr %2151, align 64
  %2153 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2152, <8 x double> splat (double 0xC0088D35A1175376), <8 x double> %2149)
  %2154 = add nuw nsw i64 %2123, %295
  %2155 = getelementptr inbounds nuw <8 x double>, ptr %2142, i64 %2154
  %2156 = load <8 x double>, ptr %2155, align 64
  %2157 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2156, <8 x double> splat (double 0x400313CCA2E462EC), <8 x double> %2153)
  %2158 = add nuw nsw i64 %2123, %305
  %2159 = getelementptr inbounds nuw <8 x double>, ptr %2142, i64 %2158
  %2160 = load <8 x double>, ptr %2159, align 64
  %2161 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2160, <8 x double> splat (double 0x4000EFAFD3C0D1BD), <8 x double> %2157)
  %2162 = add nuw nsw i64 %2123, %316
  %2163 = getelementptr inbounds nuw <8 x double>, ptr %2142, i64 %2162
  %2164 = load <8 x double>, ptr %2163, align 64
  %2165 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2164, <8 x double> splat (double 0xBFEBE2709A4AC0D3), <8 x double> %2161)
  %2166 = add nuw nsw i64 %2123, %328
  %2167 = getelementptr inbounds nuw <8 x double>, ptr %2142, i64 %2166
  %2168 = load <8 x double>, ptr %2167, align 64
  %2169 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2168, <8 x double> splat (double 0x4001EC6A759DA28B), <8 x double> %2165)
  %2170 = add nuw nsw i64 %2123, %338
  %2171 = getelementptr inbounds nuw <8 x double>, ptr %2142, i64 %2170
  %2172 = load <8 x double>, ptr %2171, align 64
  %2173 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2172, <8 x double> splat (double 0x3FE435E4B2F53319), <8 x double> %2169)
  %2174 = add nuw nsw i64 %2123, %378
  %2175 = getelementptr inbounds nuw <8 x double>, ptr %2142, i64 %2174
  %2176 = load <8 x double>, ptr %2175, align 64
  %2177 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2176, <8 x double> splat (double 0xBFB6C81218B7F07C), <8 x double> %2173)
  %2178 = add nuw nsw i64 %2123, %381
  %2179 = getelementptr inbounds nuw <8 x double>, ptr %2142, i64 %2178
  %2180 = load <8 x double>, ptr %2179, align 64
  %2181 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2180, <8 x double> splat (double 0x40322604753358B4), <8 x double> %2177)
  %2182 = add nuw nsw i64 %2123, %384
  %2183 = getelementptr inbounds nuw <8 x double>, ptr %2142, i64 %2182
  %2184 = load <8 x double>, ptr %2183, align 64
  %2185 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2184, <8 x double> splat (double 0xC02263A6DB60DFA1), <8 x double> %2181)
  %2186 = add nuw nsw i64 %2123, %389
  %2187 = getelementptr inbounds nuw <8 x double>, ptr %2142, i64 %2186
  %2188 = load <8 x double>, ptr %2187, align 64
  %2189 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2188, <8 x double> splat (double 0xC011BE8052A2581D), <8 x double> %2185)
  %2190 = fmul <8 x double> %2189, %890
  %2191 = load ptr, ptr %81, align 16
  %2192 = getelementptr inbounds nuw <8 x double>, ptr %2191, i64 %2123
  %2193 = getelementptr inbounds nuw <8 x double>, ptr %2192, i64 %267
  store <8 x double> %2190, ptr %2193, align 64
  %2194 = load ptr, ptr %73, align 8
  %2195 = getelementptr inbounds nuw <8 x double>, ptr %2194, i64 %2123
  %2196 = load <8 x double>, ptr %2195, align 64
  %2197 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2196, <8 x double> splat (double 0x4024DAE269AD44FC), <8 x double> zeroinitializer)
  %2198 = getelementptr inbounds nuw <8 x double>, ptr %2194, i64 %2146
  %2199 = load <8 x double>, ptr %2198, align 64
  %2200 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2199, <8 x double> splat (double 0x406E49125D57ED67), <8 x double> %2197)
  %2201 = getelementptr inbounds nuw <8 x double>, ptr %2194, i64 %2150
  %2202 = load <8 x double>, ptr %2201, align 64
  %2203 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2202, <8 x double> splat (double 0x4064A66A19B8434B), <8 x double> %2200)
  %2204 = getelementptr inbounds nuw <8 x double>, ptr %2194, i64 %2154
  %2205 = load <8 x double>, ptr %2204, align 64
  %2206 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2205, <8 x double> splat (double 0xC07768BF81E14E35), <8 x double> %2203)
  %2207 = getelementptr inbounds nuw <8 x double>, ptr %2194, i64 %2158
  %2208 = load <8 x double>, ptr %2207, align 64
  %2209 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2208, <8 x double> splat (double 0xC0361D194558CFFB), <8 x double> %2206)
  %2210 = getelementptr inbounds nuw <8 x double>, ptr %2194, i64 %2162
  %2211 = load <8 x double>, ptr %2210, align 64
  %2212 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2211, <8 x double> splat (double 0x401EEF08F933A023), <8 x double> %2209)
  %2213 = getelementptr inbounds nuw <8 x double>, ptr %2194, i64 %2166
  %2214 = load <8 x double>, ptr %2213, align 64
  %2215 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2214, <8 x double> splat (double 0xC03EAC90D122C30D), <8 x double> %2212)
  %2216 = getelementptr inbounds nuw <8 x double>, ptr %2194, i64 %2170
  %2217 = load <8 x double>, ptr %2216, align 64
  %2218 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2217, <8 x double> splat (double 0xC022AA0D032A0ACD), <8 x double> %2215)
  %2219 = getelementptr inbounds nuw <8 x double>, ptr %2194, i64 %2174
  %2220 = load <8 x double>, ptr %2219, align 64
  %2221 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2220, <8 x double> splat (double 0x402F64FC65250F7C), <8 x double> %2218)
  %2222 = getelementptr inbounds nuw <8 x double>, ptr %2194, i64 %2178
  %2223 = load <8 x double>, ptr %2222, align 64
  %2224 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2223, <8 x double> splat (double 0xC03F23AFEDECFD53), <8 x double> %2221)
  %2225 = getelementptr inbounds nuw <8 x double>, ptr %2194, i64 %2182
  %2226 = load <8 x double>, ptr %2225, align 64
  %2227 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2226, <8 x double> splat (double 0xC022B4B2806665CA), <8 x double> %2224)
  %2228 = getelementptr inbounds nuw <8 x double>, ptr %2194, i64 %2186
  %2229 = load <8 x double>, ptr %2228, align 64
  %2230 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2229, <8 x double> splat (double 0x4041E88E43070A10), <8 x double> %2227)
  %2231 = fmul <8 x double> %2230, %890
  %2232 = load ptr, ptr %81, align 16
  %2233 = getelementptr inbounds nuw <8 x double>, ptr %2232, i64 %2123
  %2234 = getelementptr inbounds nuw <8 x double>, ptr %2233, i64 %273
  store <8 x double> %2231, ptr %2234, align 64
  %2235 = load ptr, ptr %73, align 8
  %2236 = getelementptr inbounds nuw <8 x double>, ptr %2235, i64 %2123
  %2237 = load <8 x double>, ptr %2236, align 64
  %2238 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2237, <8 x double> splat (double 0x4033FC2C7303381F), <8 x double> zeroinitializer)
  %2239 = getelementptr inbounds nuw <8 x double>, ptr %2235, i64 %2146
  %2240 = load <8 x double>, ptr %2239, align 64
  %2241 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2240, <8 x double> splat (double 0xC0783098D10F2521), <8 x double> %2238)
  %2242 = getelementptr inbounds nuw <8 x double>, ptr %2235, i64 %2150
  %2243 = load <8 x double>, ptr %2242, align 64
  %2244 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2243, <8 x double> splat (double 0xC067A5B34EDF4D39), <8 x double> %2241)
  %2245 = getelementptr inbounds nuw <8 x double>, ptr %2235, i64 %2154
  %2246 = load <8 x double>, ptr %2245, align 64
  %2247 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2246, <8 x double> splat (double 0x40807E771C2C6A0C), <8 x double> %2244)
  %2248 = getelementptr inbounds nuw <8 x double>, ptr %2235, i64 %2158
  %2249 = load <8 x double>, ptr %2248, align 64
  %2250 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2249, <8 x double> splat (double 0xC02725D68DC06F96), <8 x double> %2247)
  %2251 = getelementptr inbounds nuw <8 x double>, ptr %2235, i64 %2162
  %2252 = load <8 x double>, ptr %2251, align 64
  %2253 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2252, <8 x double> splat (double 0x401B8661DD0F8BD7), <8 x double> %2250)
  %2254 = getelementptr inbounds nuw <8 x double>, ptr %2235, i64 %2166
  %2255 = load <8 x double>, ptr %2254, align 64
  %2256 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2255, <8 x double> splat (double 0xBFF0027A7D67FC68), <8 x double> %2253)
  %2257 = getelementptr inbounds nuw <8 x double>, ptr %2235, i64 %2170
  %2258 = load <8 x double>, ptr %2257, align 64
  %2259 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2258, <8 x double> splat (double 0x3FE8E308023D3331), <8 x double> %2256)
  %2260 = getelementptr inbounds nuw <8 x double>, ptr %2235, i64 %2174
  %2261 = load <8 x double>, ptr %2260, align 64
  %2262 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2261, <8 x double> splat (double 0xC00639C3EFFF56D2), <8 x double> %2259)
  %2263 = getelementptr inbounds nuw <8 x double>, ptr %2235, i64 %2178
  %2264 = load <8 x double>, ptr %2263, align 64
  %2265 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2264, <8 x double> splat (double 0xC04E192D4F30C77F), <8 x double> %2262)
  %2266 = getelementptr inbounds nuw <8 x double>, ptr %2235, i64 %2182
  %2267 = load <8 x double>, ptr %2266, align 64
  %2268 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2267, <8 x double> splat (double 0x40551481861928C0), <8 x double> %2265)
  %2269 = getelementptr inbounds nuw <8 x double>, ptr %2235, i64 %2186
  %2270 = load <8 x double>, ptr %2269, align 64
  %2271 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2270, <8 x double> splat (double 0x4027FC0D95740812), <8 x double> %2268)
  %2272 = fmul <8 x double> %2271, %890
  %2273 = load ptr, ptr %81, align 16
  %2274 = getelementptr inbounds nuw <8 x double>, ptr %2273, i64 %2146
  store <8 x double> %2272, ptr %2274, align 64
  %2275 = load ptr, ptr %73, align 8
  %2276 = getelementptr inbounds nuw <8 x double>, ptr %2275, i64 %2123
  %2277 = load <8 x double>, ptr %2276, align 64
  %2278 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2277, <8 x double> splat (double 0xC039B1A59F97E9A3), <8 x double> zeroinitializer)
  %2279 = getelementptr inbounds nuw <8 x double>, ptr %2275, i64 %2146
  %2280 = load <8 x double>, ptr %2279, align 64
  %2281 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2280, <8 x double> splat (double 0xC06346126BD860C7), <8 x double> %2278)
  %2282 = getelementptr inbounds nuw <8 x double>, ptr %2275, i64 %2150
  %2283 = load <8 x double>, ptr %2282, align 64
  %2284 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2283, <8 x double> splat (double 0xC06CF0F0AC990990), <8 x double> %2281)
  %2285 = getelementptr inbounds nuw <8 x double>, ptr %2275, i64 %2154
  %2286 = load <8 x double>, ptr %2285, align 64
  %2287 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2286, <8 x double> splat (double 0x40765A39D3B3C602), <8 x double> %2284)
  %2288 = getelementptr inbounds nuw <8 x double>, ptr %2275, i64 %2158
  %2289 = load <8 x double>, ptr %2288, align 64
  %2290 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2289, <8 x double> splat (double 0x405759F0D4D83C70), <8 x double> %2287)
  %2291 = getelementptr inbounds nuw <8 x double>, ptr %2275, i64 %2162
  %2292 = load <8 x double>, ptr %2291, align 64
  %2293 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2292, <8 x double> splat (double 0xC042BAAA552107AB), <8 x double> %2290)
  %2294 = getelementptr inbounds nuw <8 x double>, ptr %2275, i64 %2166
  %2295 = load <8 x double>, ptr %2294, align 64
  %2296 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2295, <8 x double> splat (double 0x405A0660A855838E), <8 x double> %2293)
  %2297 = getelementptr inbounds nuw <8 x double>, ptr %2275, i64 %2170
  %2298 = load <8 x double>, ptr %2297, align 64
  %2299 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2298, <8 x double> splat (double 0x403DD71D78528CF6), <8 x double> %2296)
  %2300 = getelementptr inbounds nuw <8 x double>, ptr %2275, i64 %2174
  %2301 = load <8 x double>, ptr %2300, align 64
  %2302 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2301, <8 x double> splat (double 0xC045C4484E37F77E), <8 x double> %2299)
  %2303 = getelementptr inbounds nuw <8 x double>, ptr %2275, i64 %2178
  %2304 = load <8 x double>, ptr %2303, align 64
  %2305 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2304, <8 x double> splat (double 0x405814C57DF82010), <8 x double> %2302)
  %2306 = getelementptr inbounds nuw <8 x double>, ptr %2275, i64 %2182
  %2307 = load <8 x double>, ptr %2306, align 64
  %2308 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2307, <8 x double> splat (double 0xC04396B082B5CD1E), <8 x double> %2305)
  %2309 = getelementptr inbounds nuw <8 x double>, ptr %2275, i64 %2186
  %2310 = load <8 x double>, ptr %2309, align 64
  %2311 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2310, <8 x double> splat (double 0xC062B7423E1CB30D), <8 x double> %2308)
  %2312 = fmul <8 x double> %2311, %890
  %2313 = load ptr, ptr %81, align 16
  %2314 = getelementptr inbounds nuw <8 x double>, ptr %2313, i64 %2150
  store <8 x double> %2312, ptr %2314, align 64
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %14) #11
  %2315 = add nuw nsw i64 %2123, 1
  %2316 = icmp eq i64 %2315, %255
  br i1 %2316, label %2327, label %2122

2317:                                             ; preds = %2317, %2122
  %2318 = phi i64 [ 0, %2122 ], [ %2325, %2317 ]
  %2319 = getelementptr inbounds nuw [3 x <8 x double>], ptr %14, i64 0, i64 %2318
  %2320 = load <8 x double>, ptr %2319, align 64
  %2321 = load ptr, ptr %81, align 16
  %2322 = mul nuw nsw i64 %2318, %255
  %2323 = getelementptr inbounds nuw <8 x double>, ptr %2321, i64 %2322
  %2324 = getelementptr inbounds nuw <8 x double>, ptr %2323, i64 %2123
  store <8 x double> %2320, ptr %2324, align 64
  %2325 = add nuw nsw i64 %2318, 1
  %2326 = icmp eq i64 %2325, 3
  br i1 %2326, label %2141, label %2317

2327:                                             ; preds = %2141, %2080
  %2328 = and <8 x i64> %2044, %2002
  %2329 = and <8 x i64> %2328, %2086
  %2330 = or <8 x i64> %2329, %1991
  %2331 = and <8 x i64> %2330, %1984
  br label %2332

2332:                                             ; preds = %2327, %1978
  %2333 = phi <8 x i64> [ %2331, %2327 ], [ %1984, %1978 ]
  %2334 = load <8 x i64>, ptr %31, align 64
  %2335 = xor <8 x i64> %2334, splat (i64 -1)
  %2336 = and <8 x i64> %2333, %2335
  %2337 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2336)
  %2338 = icmp eq i64 %2337, 0
  br i1 %2338, label %2339, label %2343

2339:                                             ; preds = %2332, %1951
  %2340 = phi <8 x i64> [ %2336, %2332 ], [ %1970, %1951 ]
  %2341 = phi <8 x i64> [ %2334, %2332 ], [ %1965, %1951 ]
  %2342 = bitcast <8 x double> %888 to <8 x i64>
  br label %2543

2343:                                             ; preds = %2332
  %2344 = bitcast <8 x double> %888 to <8 x i64>
  %2345 = load <8 x double>, ptr %377, align 64
  br label %2346

2346:                                             ; preds = %2542, %2343
  %2347 = phi <8 x double> [ %2345, %2343 ], [ %2539, %2542 ]
  %2348 = phi <8 x i64> [ %2336, %2343 ], [ %2439, %2542 ]
  %2349 = fcmp ole <8 x double> %2347, %888
  %2350 = select <8 x i1> %2349, <8 x i64> %2348, <8 x i64> zeroinitializer
  %2351 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2350)
  %2352 = icmp eq i64 %2351, 0
  br i1 %2352, label %2543, label %2353

2353:                                             ; preds = %2346
  %2354 = load <8 x double>, ptr %252, align 64
  %2355 = fsub <8 x double> %2347, %2354
  %2356 = fdiv <8 x double> %2355, %890
  %2357 = bitcast <8 x double> %2356 to <8 x i64>
  %2358 = and <8 x i64> %2350, %2357
  %2359 = xor <8 x i64> %2350, splat (i64 -1)
  %2360 = and <8 x i64> %2359, splat (i64 4607182418800017408)
  %2361 = or <8 x i64> %2358, %2360
  %2362 = bitcast <8 x i64> %2361 to <8 x double>
  %2363 = fcmp uge <8 x double> %2362, splat (double 1.000000e+00)
  %2364 = load ptr, ptr %70, align 32
  br i1 %254, label %2365, label %2406

2365:                                             ; preds = %2353
  %2366 = fsub <8 x double> splat (double 1.000000e+00), %2362
  br label %2367

2367:                                             ; preds = %2371, %2365
  %2368 = phi i64 [ 0, %2365 ], [ %2396, %2371 ]
  call void @llvm.lifetime.start.p0(i64 448, ptr nonnull %10) #11
  %2369 = load ptr, ptr %81, align 16
  %2370 = getelementptr inbounds nuw <8 x double>, ptr %2369, i64 %2368
  br label %2398

2371:                                             ; preds = %2398
  %2372 = load ptr, ptr %53, align 8
  %2373 = getelementptr inbounds nuw <8 x double>, ptr %2372, i64 %2368
  %2374 = getelementptr inbounds nuw <8 x double>, ptr %2364, i64 %2368
  %2375 = load <8 x double>, ptr %390, align 64
  %2376 = fmul <8 x double> %2375, %2362
  %2377 = load <8 x double>, ptr %391, align 64
  %2378 = fadd <8 x double> %2376, %2377
  %2379 = fmul <8 x double> %2366, %2378
  %2380 = load <8 x double>, ptr %392, align 64
  %2381 = fadd <8 x double> %2380, %2379
  %2382 = fmul <8 x double> %2381, %2362
  %2383 = load <8 x double>, ptr %393, align 64
  %2384 = fadd <8 x double> %2383, %2382
  %2385 = fmul <8 x double> %2366, %2384
  %2386 = load <8 x double>, ptr %394, align 64
  %2387 = fadd <8 x double> %2386, %2385
  %2388 = fmul <8 x double> %2387, %2362
  %2389 = load <8 x double>, ptr %395, align 64
  %2390 = fadd <8 x double> %2389, %2388
  %2391 = fmul <8 x double> %2366, %2390
  %2392 = load <8 x double>, ptr %2373, align 64
  %2393 = load <8 x double>, ptr %10, align 64
  %2394 = fadd <8 x double> %2393, %2391
  %2395 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2394, <8 x double> %2362, <8 x double> %2392)
  store <8 x double> %2395, ptr %2374, align 64
  call void @llvm.lifetime.end.p0(i64 448, ptr nonnull %10) #11
  %2396 = add nuw nsw i64 %2368, 1
  %2397 = icmp eq i64 %2396, %255
  br i1 %2397, label %2407, label %2367

2398:                                             ; preds = %2398, %2367
  %2399 = phi i64 [ 0, %2367 ], [ %2404, %2398 ]
  %2400 = mul nuw nsw i64 %2399, %255
  %2401 = getelementptr inbounds nuw <8 x double>, ptr %2370, i64 %2400
  %2402 = load <8 x double>, ptr %2401, align 64
  %2403 = getelementptr inbounds nuw [7 x <8 x double>], ptr %10, i64 0, i64 %2399
  store <8 x double> %2402, ptr %2403, align 64
  %2404 = add nuw nsw i64 %2399, 1
  %2405 = icmp eq i64 %2404, 7
  br i1 %2405, label %2371, label %2398

2406:                                             ; preds = %2407, %2353
  br i1 %221, label %2438, label %2418

2407:                                             ; preds = %2371, %2407
  %2408 = phi i64 [ %2416, %2407 ], [ 0, %2371 ]
  %2409 = load ptr, ptr %70, align 32
  %2410 = getelementptr inbounds nuw <8 x double>, ptr %2409, i64 %2408
  %2411 = load <8 x i64>, ptr %2410, align 64
  %2412 = load ptr, ptr %64, align 16
  %2413 = getelementptr inbounds nuw <8 x double>, ptr %2412, i64 %2408
  %2414 = load <8 x i64>, ptr %2413, align 64
  %2415 = select <8 x i1> %2363, <8 x i64> %2414, <8 x i64> %2411
  store <8 x i64> %2415, ptr %2410, align 64
  %2416 = add nuw nsw i64 %2408, 1
  %2417 = icmp eq i64 %2416, %255
  br i1 %2417, label %2406, label %2407

2418:                                             ; preds = %2406
  %2419 = select <8 x i1> %2363, <8 x i64> zeroinitializer, <8 x i64> %2350
  %2420 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2419)
  %2421 = icmp eq i64 %2420, 0
  br i1 %2421, label %2438, label %2422

2422:                                             ; preds = %2418
  %2423 = xor <8 x i64> %2419, splat (i64 -1)
  %2424 = bitcast <8 x double> %2347 to <8 x i64>
  %2425 = and <8 x i64> %2350, %2424
  %2426 = and <8 x i64> %2359, %2344
  %2427 = or <8 x i64> %2425, %2426
  %2428 = load ptr, ptr %70, align 32
  %2429 = load ptr, ptr %103, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7)
  store <8 x i64> %2427, ptr %7, align 64
  %2430 = load i32, ptr %200, align 16
  %2431 = icmp eq i32 %2430, 0
  br i1 %2431, label %2433, label %2432

2432:                                             ; preds = %2422
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #11
  store <8 x i64> %2427, ptr %6, align 64
  call fastcc void @set_inputs(ptr noundef nonnull readonly %42, ptr noundef nonnull byval(<8 x double>) align 64 %6, ptr noundef %2428)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #11
  br label %2433

2433:                                             ; preds = %2432, %2422
  %2434 = load ptr, ptr %42, align 64
  call void @appell_lanes_correct(ptr noundef nonnull %7, ptr noundef %2428, ptr noundef %2434, ptr noundef null, ptr noundef %2429) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #11
  store <8 x i64> %2427, ptr %8, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #11
  store <8 x i64> %2419, ptr %9, align 64
  %2435 = call fastcc <8 x i64> @project(ptr noundef nonnull %42, ptr noundef nonnull byval(<8 x double>) align 64 %8, ptr noundef %2428, ptr noundef nonnull byval(<8 x i64>) align 64 %9, double noundef 1.000000e+03)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #11
  %2436 = or <8 x i64> %2435, %2423
  %2437 = and <8 x i64> %2436, %2348
  br label %2438

2438:                                             ; preds = %2433, %2418, %2406
  %2439 = phi <8 x i64> [ %2437, %2433 ], [ %2348, %2418 ], [ %2348, %2406 ]
  %2440 = bitcast <8 x double> %2347 to <8 x i64>
  %2441 = and <8 x i64> %2350, %2440
  %2442 = and <8 x i64> %2359, %2344
  %2443 = or <8 x i64> %2441, %2442
  %2444 = load ptr, ptr %70, align 32
  %2445 = and <8 x i64> %2439, %2350
  %2446 = load ptr, ptr %124, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5)
  store <8 x i64> %2443, ptr %5, align 64
  %2447 = load i32, ptr %200, align 16
  %2448 = icmp eq i32 %2447, 0
  br i1 %2448, label %2450, label %2449

2449:                                             ; preds = %2438
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #11
  store <8 x i64> %2443, ptr %4, align 64
  call fastcc void @set_inputs(ptr noundef nonnull readonly %42, ptr noundef nonnull byval(<8 x double>) align 64 %4, ptr noundef %2444)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #11
  br label %2450

2450:                                             ; preds = %2449, %2438
  %2451 = load ptr, ptr %42, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %5, ptr noundef %2444, ptr noundef %2451, ptr noundef null, ptr noundef %2446) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5)
  %2452 = load ptr, ptr %124, align 64
  %2453 = getelementptr inbounds nuw i8, ptr %2452, i64 64
  br label %2454

2454:                                             ; preds = %2514, %2450
  %2455 = phi i64 [ 0, %2450 ], [ %2515, %2514 ]
  %2456 = trunc nuw nsw i64 %2455 to i32
  %2457 = extractelement <8 x i64> %2445, i32 %2456
  %2458 = icmp eq i64 %2457, 0
  br i1 %2458, label %2514, label %2459

2459:                                             ; preds = %2454
  %2460 = getelementptr inbounds nuw [8 x i32], ptr %396, i64 0, i64 %2455
  %2461 = load i32, ptr %2460, align 4
  %2462 = sext i32 %2461 to i64
  %2463 = getelementptr inbounds nuw [8 x i32], ptr %397, i64 0, i64 %2455
  %2464 = load i32, ptr %2463, align 4
  %2465 = add nsw i32 %2464, 1
  store i32 %2465, ptr %2463, align 4
  %2466 = sext i32 %2464 to i64
  %2467 = load i32, ptr %238, align 4
  %2468 = sext i32 %2467 to i64
  br i1 %241, label %2469, label %2473

2469:                                             ; preds = %2459
  %2470 = load ptr, ptr %242, align 8
  %2471 = mul nsw i64 %2462, %111
  %2472 = getelementptr double, ptr %2470, i64 %2466
  br label %2478

2473:                                             ; preds = %2478, %2459
  br i1 %209, label %2474, label %2488

2474:                                             ; preds = %2473
  %2475 = load ptr, ptr %243, align 8
  %2476 = mul nsw i64 %2462, %244
  %2477 = getelementptr double, ptr %2475, i64 %2466
  br label %2501

2478:                                             ; preds = %2478, %2469
  %2479 = phi i64 [ 0, %2469 ], [ %2486, %2478 ]
  %2480 = getelementptr inbounds nuw <8 x double>, ptr %2444, i64 %2479
  %2481 = load <8 x double>, ptr %2480, align 64
  %2482 = extractelement <8 x double> %2481, i32 %2456
  %2483 = add nsw i64 %2479, %2471
  %2484 = mul nsw i64 %2483, %2468
  %2485 = getelementptr double, ptr %2472, i64 %2484
  store double %2482, ptr %2485, align 8
  %2486 = add nuw nsw i64 %2479, 1
  %2487 = icmp eq i64 %2486, %246
  br i1 %2487, label %2473, label %2478

2488:                                             ; preds = %2501, %2473
  %2489 = load ptr, ptr %245, align 8
  %2490 = shl nsw i64 %2462, 1
  %2491 = getelementptr double, ptr %2489, i64 %2466
  %2492 = load <8 x double>, ptr %2452, align 64
  %2493 = extractelement <8 x double> %2492, i32 %2456
  %2494 = mul nsw i64 %2490, %2468
  %2495 = getelementptr double, ptr %2491, i64 %2494
  store double %2493, ptr %2495, align 8
  %2496 = load <8 x double>, ptr %2453, align 64
  %2497 = extractelement <8 x double> %2496, i32 %2456
  %2498 = or disjoint i64 %2490, 1
  %2499 = mul nsw i64 %2498, %2468
  %2500 = getelementptr double, ptr %2491, i64 %2499
  store double %2497, ptr %2500, align 8
  br label %2514

2501:                                             ; preds = %2501, %2474
  %2502 = phi i64 [ 0, %2474 ], [ %2512, %2501 ]
  %2503 = trunc nuw nsw i64 %2502 to i32
  %2504 = add i32 %58, %2503
  %2505 = sext i32 %2504 to i64
  %2506 = getelementptr inbounds <8 x double>, ptr %2444, i64 %2505
  %2507 = load <8 x double>, ptr %2506, align 64
  %2508 = extractelement <8 x double> %2507, i32 %2456
  %2509 = add nsw i64 %2502, %2476
  %2510 = mul nsw i64 %2509, %2468
  %2511 = getelementptr double, ptr %2477, i64 %2510
  store double %2508, ptr %2511, align 8
  %2512 = add nuw nsw i64 %2502, 1
  %2513 = icmp eq i64 %2512, %247
  br i1 %2513, label %2488, label %2501

2514:                                             ; preds = %2488, %2454
  %2515 = add nuw nsw i64 %2455, 1
  %2516 = icmp eq i64 %2515, 8
  br i1 %2516, label %2517, label %2454

2517:                                             ; preds = %2514
  %2518 = load <8 x double>, ptr %377, align 64
  br label %2519

2519:                                             ; preds = %2517, %2538
  %2520 = phi <8 x double> [ %2539, %2538 ], [ %2518, %2517 ]
  %2521 = phi i64 [ %2540, %2538 ], [ 0, %2517 ]
  %2522 = trunc nuw nsw i64 %2521 to i32
  %2523 = extractelement <8 x i64> %2445, i32 %2522
  %2524 = icmp eq i64 %2523, 0
  br i1 %2524, label %2538, label %2525

2525:                                             ; preds = %2519
  %2526 = getelementptr inbounds nuw [8 x i32], ptr %397, i64 0, i64 %2521
  %2527 = load i32, ptr %2526, align 4
  %2528 = load i32, ptr %238, align 4
  %2529 = icmp slt i32 %2527, %2528
  br i1 %2529, label %2530, label %2535

2530:                                             ; preds = %2525
  %2531 = load ptr, ptr %239, align 8
  %2532 = sext i32 %2527 to i64
  %2533 = getelementptr inbounds double, ptr %2531, i64 %2532
  %2534 = load double, ptr %2533, align 8
  br label %2535

2535:                                             ; preds = %2530, %2525
  %2536 = phi double [ %2534, %2530 ], [ 0x7FF0000000000000, %2525 ]
  %2537 = insertelement <8 x double> %2520, double %2536, i32 %2522
  store <8 x double> %2537, ptr %377, align 64
  br label %2538

2538:                                             ; preds = %2535, %2519
  %2539 = phi <8 x double> [ %2537, %2535 ], [ %2520, %2519 ]
  %2540 = add nuw nsw i64 %2521, 1
  %2541 = icmp eq i64 %2540, 8
  br i1 %2541, label %2542, label %2519

2542:                                             ; preds = %2538
  br label %2346

2543:                                             ; preds = %2346, %2339
  %2544 = phi <8 x i64> [ %2340, %2339 ], [ %2336, %2346 ]
  %2545 = phi <8 x i64> [ %2341, %2339 ], [ %2334, %2346 ]
  %2546 = phi <8 x i64> [ %2342, %2339 ], [ %2344, %2346 ]
  %2547 = phi <8 x i64> [ %2340, %2339 ], [ %2348, %2346 ]
  %2548 = load <8 x i64>, ptr %189, align 64
  %2549 = xor <8 x i64> %2544, splat (i64 -1)
  %2550 = and <8 x i64> %2548, %2549
  %2551 = load <8 x i64>, ptr %252, align 64
  %2552 = and <8 x i64> %2547, %2546
  %2553 = xor <8 x i64> %2547, splat (i64 -1)
  %2554 = and <8 x i64> %2551, %2553
  %2555 = or <8 x i64> %2554, %2552
  store <8 x i64> %2555, ptr %252, align 64
  %2556 = load <8 x double>, ptr %353, align 64
  %2557 = load ptr, ptr %64, align 16
  br i1 %231, label %2558, label %2567

2558:                                             ; preds = %2543, %2558
  %2559 = phi i64 [ %2565, %2558 ], [ 0, %2543 ]
  %2560 = phi <8 x double> [ %2564, %2558 ], [ zeroinitializer, %2543 ]
  %2561 = getelementptr inbounds nuw <8 x double>, ptr %2557, i64 %2559
  %2562 = load <8 x double>, ptr %2561, align 64
  %2563 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2562)
  %2564 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2560, <8 x double> %2563)
  %2565 = add nuw nsw i64 %2559, 1
  %2566 = icmp eq i64 %2565, %232
  br i1 %2566, label %2567, label %2558

2567:                                             ; preds = %2558, %2543
  %2568 = phi <8 x double> [ zeroinitializer, %2543 ], [ %2564, %2558 ]
  %2569 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2556, <8 x double> %2568)
  %2570 = bitcast <8 x double> %2556 to <8 x i64>
  %2571 = bitcast <8 x double> %2569 to <8 x i64>
  %2572 = and <8 x i64> %2547, %2571
  %2573 = and <8 x i64> %2570, %2553
  %2574 = or <8 x i64> %2572, %2573
  store <8 x i64> %2574, ptr %353, align 64
  %2575 = load <8 x double>, ptr %354, align 64
  br i1 %228, label %2576, label %2585

2576:                                             ; preds = %2567, %2576
  %2577 = phi i64 [ %2583, %2576 ], [ %233, %2567 ]
  %2578 = phi <8 x double> [ %2582, %2576 ], [ zeroinitializer, %2567 ]
  %2579 = getelementptr inbounds <8 x double>, ptr %2557, i64 %2577
  %2580 = load <8 x double>, ptr %2579, align 64
  %2581 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2580)
  %2582 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2578, <8 x double> %2581)
  %2583 = add nsw i64 %2577, 1
  %2584 = icmp slt i64 %2583, %111
  br i1 %2584, label %2576, label %2585

2585:                                             ; preds = %2576, %2567
  %2586 = phi <8 x double> [ zeroinitializer, %2567 ], [ %2582, %2576 ]
  %2587 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2575, <8 x double> %2586)
  %2588 = bitcast <8 x double> %2575 to <8 x i64>
  %2589 = bitcast <8 x double> %2587 to <8 x i64>
  %2590 = and <8 x i64> %2547, %2589
  %2591 = and <8 x i64> %2588, %2553
  %2592 = or <8 x i64> %2590, %2591
  store <8 x i64> %2592, ptr %354, align 64
  br i1 %254, label %2593, label %2614

2593:                                             ; preds = %2585, %2593
  %2594 = phi i64 [ %2612, %2593 ], [ 0, %2585 ]
  %2595 = load ptr, ptr %64, align 16
  %2596 = getelementptr inbounds nuw <8 x double>, ptr %2595, i64 %2594
  %2597 = load <8 x i64>, ptr %2596, align 64
  %2598 = load ptr, ptr %53, align 8
  %2599 = getelementptr inbounds nuw <8 x double>, ptr %2598, i64 %2594
  %2600 = load <8 x i64>, ptr %2599, align 64
  %2601 = and <8 x i64> %2597, %2547
  %2602 = and <8 x i64> %2600, %2553
  %2603 = or <8 x i64> %2602, %2601
  store <8 x i64> %2603, ptr %2599, align 64
  %2604 = load ptr, ptr %73, align 8
  %2605 = getelementptr inbounds nuw <8 x double>, ptr %2604, i64 %2594
  %2606 = getelementptr inbounds nuw <8 x double>, ptr %2605, i64 %378
  %2607 = load <8 x i64>, ptr %2606, align 64
  %2608 = load <8 x i64>, ptr %2605, align 64
  %2609 = and <8 x i64> %2607, %2547
  %2610 = and <8 x i64> %2608, %2553
  %2611 = or <8 x i64> %2610, %2609
  store <8 x i64> %2611, ptr %2605, align 64
  %2612 = add nuw nsw i64 %2594, 1
  %2613 = icmp eq i64 %2612, %255
  br i1 %2613, label %2614, label %2593

2614:                                             ; preds = %2593, %2585
  %2615 = load <8 x i64>, ptr %366, align 64
  %2616 = and <8 x i64> %2547, %889
  %2617 = and <8 x i64> %2615, %2553
  %2618 = or <8 x i64> %2617, %2616
  store <8 x i64> %2618, ptr %366, align 64
  %2619 = load <8 x i64>, ptr %372, align 64
  %2620 = and <8 x i64> %2547, %1923
  %2621 = and <8 x i64> %2619, %2553
  %2622 = or <8 x i64> %2621, %2620
  store <8 x i64> %2622, ptr %372, align 64
  %2623 = load <8 x i64>, ptr %373, align 64
  %2624 = and <8 x i64> %2547, %1718
  %2625 = and <8 x i64> %2623, %2553
  %2626 = or <8 x i64> %2625, %2624
  store <8 x i64> %2626, ptr %373, align 64
  %2627 = select <8 x i1> %1969, <8 x i64> %2550, <8 x i64> zeroinitializer
  %2628 = load <8 x double>, ptr %398, align 64
  %2629 = fadd <8 x double> %2628, splat (double 1.000000e+00)
  %2630 = bitcast <8 x double> %2628 to <8 x i64>
  %2631 = bitcast <8 x double> %2629 to <8 x i64>
  %2632 = and <8 x i64> %2627, %2631
  %2633 = xor <8 x i64> %2627, splat (i64 -1)
  %2634 = and <8 x i64> %2630, %2633
  %2635 = or <8 x i64> %2632, %2634
  %2636 = bitcast <8 x i64> %2635 to <8 x double>
  store <8 x i64> %2635, ptr %398, align 64
  %2637 = fcmp ogt <8 x double> %2636, splat (double 2.000000e+00)
  %2638 = select <8 x i1> %2637, <8 x i64> %2627, <8 x i64> zeroinitializer
  %2639 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2638)
  %2640 = icmp eq i64 %2639, 0
  br i1 %2640, label %2690, label %2641

2641:                                             ; preds = %2614
  %2642 = load double, ptr %192, align 64
  %2643 = fdiv double 0x3D06849B86A12B9B, %2642
  %2644 = insertelement <8 x double> poison, double %2643, i64 0
  %2645 = shufflevector <8 x double> %2644, <8 x double> poison, <8 x i32> zeroinitializer
  %2646 = load <8 x double>, ptr %353, align 64
  %2647 = load ptr, ptr %64, align 16
  br i1 %231, label %2648, label %2657

2648:                                             ; preds = %2641, %2648
  %2649 = phi i64 [ %2655, %2648 ], [ 0, %2641 ]
  %2650 = phi <8 x double> [ %2654, %2648 ], [ zeroinitializer, %2641 ]
  %2651 = getelementptr inbounds nuw <8 x double>, ptr %2647, i64 %2649
  %2652 = load <8 x double>, ptr %2651, align 64
  %2653 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2652)
  %2654 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2650, <8 x double> %2653)
  %2655 = add nuw nsw i64 %2649, 1
  %2656 = icmp eq i64 %2655, %232
  br i1 %2656, label %2657, label %2648

2657:                                             ; preds = %2648, %2641
  %2658 = phi <8 x double> [ zeroinitializer, %2641 ], [ %2654, %2648 ]
  %2659 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2646, <8 x double> %2658)
  %2660 = load <8 x double>, ptr %354, align 64
  br i1 %228, label %2661, label %2670

2661:                                             ; preds = %2657, %2661
  %2662 = phi i64 [ %2668, %2661 ], [ %233, %2657 ]
  %2663 = phi <8 x double> [ %2667, %2661 ], [ zeroinitializer, %2657 ]
  %2664 = getelementptr inbounds <8 x double>, ptr %2647, i64 %2662
  %2665 = load <8 x double>, ptr %2664, align 64
  %2666 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2665)
  %2667 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2663, <8 x double> %2666)
  %2668 = add nsw i64 %2662, 1
  %2669 = icmp slt i64 %2668, %111
  br i1 %2669, label %2661, label %2670

2670:                                             ; preds = %2661, %2657
  %2671 = phi <8 x double> [ zeroinitializer, %2657 ], [ %2667, %2661 ]
  %2672 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2660, <8 x double> %2671)
  %2673 = fmul <8 x double> %2659, splat (double 1.000000e+03)
  %2674 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %2673, <8 x double> %2645)
  %2675 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2659, <8 x double> %2674)
  %2676 = bitcast <8 x double> %2646 to <8 x i64>
  %2677 = bitcast <8 x double> %2675 to <8 x i64>
  %2678 = and <8 x i64> %2638, %2677
  %2679 = xor <8 x i64> %2638, splat (i64 -1)
  %2680 = and <8 x i64> %2676, %2679
  %2681 = or <8 x i64> %2678, %2680
  store <8 x i64> %2681, ptr %353, align 64
  %2682 = fmul <8 x double> %2672, splat (double 1.000000e+03)
  %2683 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %2682, <8 x double> %2645)
  %2684 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2672, <8 x double> %2683)
  %2685 = bitcast <8 x double> %2660 to <8 x i64>
  %2686 = bitcast <8 x double> %2684 to <8 x i64>
  %2687 = and <8 x i64> %2638, %2686
  %2688 = and <8 x i64> %2685, %2679
  %2689 = or <8 x i64> %2687, %2688
  store <8 x i64> %2689, ptr %354, align 64
  br label %2690

2690:                                             ; preds = %2670, %2614
  %2691 = fmul <8 x double> %2636, splat (double 7.500000e-01)
  %2692 = bitcast <8 x double> %2691 to <8 x i64>
  %2693 = and <8 x i64> %2547, %2692
  %2694 = and <8 x i64> %2635, %2553
  %2695 = or <8 x i64> %2693, %2694
  store <8 x i64> %2695, ptr %398, align 64
  %2696 = load <8 x i64>, ptr %367, align 64
  %2697 = or <8 x i64> %2696, %2550
  %2698 = and <8 x i64> %2697, %2553
  store <8 x i64> %2698, ptr %367, align 64
  %2699 = xor <8 x i64> %1508, splat (i64 -1)
  %2700 = or <8 x i64> %1970, %2699
  %2701 = fcmp ult <8 x double> %1892, splat (double 1.000000e+00)
  %2702 = select <8 x i1> %2701, <8 x i64> splat (i64 -1), <8 x i64> %2700
  %2703 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1963, <8 x double> splat (double 9.000000e-01))
  %2704 = bitcast <8 x double> %2703 to <8 x i64>
  %2705 = and <8 x i64> %2702, splat (i64 4598175219545276416)
  %2706 = xor <8 x i64> %2702, splat (i64 -1)
  %2707 = and <8 x i64> %2704, %2706
  %2708 = or <8 x i64> %2707, %2705
  %2709 = bitcast <8 x i64> %2708 to <8 x double>
  %2710 = fmul <8 x double> %890, %2709
  %2711 = load <8 x double>, ptr %250, align 64
  %2712 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %890, <8 x double> %2711)
  %2713 = fmul <8 x double> %1963, %890
  %2714 = select <8 x i1> %884, <8 x double> %2713, <8 x double> %2712
  %2715 = bitcast <8 x double> %2714 to <8 x i64>
  %2716 = bitcast <8 x double> %2710 to <8 x i64>
  %2717 = and <8 x i64> %2550, %2716
  %2718 = xor <8 x i64> %2550, splat (i64 -1)
  %2719 = and <8 x i64> %2715, %2718
  %2720 = or <8 x i64> %2719, %2717
  store <8 x i64> %2720, ptr %250, align 64
  %2721 = load <8 x i64>, ptr %399, align 64
  %2722 = sub <8 x i64> %2721, %2547
  store <8 x i64> %2722, ptr %399, align 64
  %2723 = load <8 x i64>, ptr %400, align 64
  %2724 = sub <8 x i64> %2723, %2550
  store <8 x i64> %2724, ptr %400, align 64
  %2725 = load <8 x double>, ptr %248, align 64
  %2726 = fcmp oeq <8 x double> %888, %2725
  %2727 = select <8 x i1> %2726, <8 x i64> %2547, <8 x i64> zeroinitializer
  %2728 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2727)
  %2729 = icmp eq i64 %2728, 0
  br i1 %2729, label %2806, label %2730

2730:                                             ; preds = %2690
  %2731 = load <8 x i64>, ptr %401, align 64
  %2732 = load <8 x i64>, ptr %252, align 64
  %2733 = and <8 x i64> %2731, %2727
  %2734 = xor <8 x i64> %2727, splat (i64 -1)
  %2735 = and <8 x i64> %2732, %2734
  %2736 = or <8 x i64> %2735, %2733
  store <8 x i64> %2736, ptr %252, align 64
  %2737 = bitcast <8 x i64> %2731 to <8 x double>
  br label %2738

2738:                                             ; preds = %2768, %2730
  %2739 = phi <8 x double> [ %2725, %2730 ], [ %2769, %2768 ]
  %2740 = phi <8 x double> [ %2737, %2730 ], [ %2770, %2768 ]
  %2741 = phi i64 [ 0, %2730 ], [ %2771, %2768 ]
  %2742 = trunc nuw nsw i64 %2741 to i32
  %2743 = extractelement <8 x i64> %2727, i32 %2742
  %2744 = icmp eq i64 %2743, 0
  br i1 %2744, label %2768, label %2745

2745:                                             ; preds = %2738
  %2746 = getelementptr inbounds nuw [8 x i32], ptr %402, i64 0, i64 %2741
  %2747 = load i32, ptr %2746, align 4
  %2748 = add nsw i32 %2747, 1
  store i32 %2748, ptr %2746, align 4
  %2749 = load i32, ptr %222, align 8
  %2750 = icmp slt i32 %2747, %2749
  br i1 %2750, label %2753, label %2751

2751:                                             ; preds = %2745
  %2752 = insertelement <8 x double> %2739, double 0x7FF0000000000000, i32 %2742
  store <8 x double> %2752, ptr %248, align 64
  br label %2764

2753:                                             ; preds = %2745
  %2754 = load ptr, ptr %223, align 8
  %2755 = shl nsw i32 %2747, 1
  %2756 = sext i32 %2755 to i64
  %2757 = getelementptr inbounds double, ptr %2754, i64 %2756
  %2758 = load double, ptr %2757, align 8
  %2759 = insertelement <8 x double> %2739, double %2758, i32 %2742
  store <8 x double> %2759, ptr %248, align 64
  %2760 = or disjoint i32 %2755, 1
  %2761 = sext i32 %2760 to i64
  %2762 = getelementptr inbounds double, ptr %2754, i64 %2761
  %2763 = load double, ptr %2762, align 8
  br label %2764

2764:                                             ; preds = %2751, %2753
  %2765 = phi <8 x double> [ %2759, %2753 ], [ %2752, %2751 ]
  %2766 = phi double [ %2763, %2753 ], [ 0x7FF0000000000000, %2751 ]
  %2767 = insertelement <8 x double> %2740, double %2766, i32 %2742
  store <8 x double> %2767, ptr %401, align 64
  br label %2768

2768:                                             ; preds = %2764, %2738
  %2769 = phi <8 x double> [ %2765, %2764 ], [ %2739, %2738 ]
  %2770 = phi <8 x double> [ %2767, %2764 ], [ %2740, %2738 ]
  %2771 = add nuw nsw i64 %2741, 1
  %2772 = icmp eq i64 %2771, 8
  br i1 %2772, label %2773, label %2738

2773:                                             ; preds = %2768
  %2774 = load ptr, ptr %73, align 8
  %2775 = getelementptr inbounds <8 x double>, ptr %2774, i64 %61
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2) #11
  store <8 x i64> zeroinitializer, ptr %2, align 64
  %2776 = load ptr, ptr %53, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #11
  store <8 x i64> %2736, ptr %3, align 64
  %2777 = call fastcc <8 x i64> @rates(ptr noundef nonnull %42, ptr noundef nonnull byval(<8 x double>) align 64 %3, ptr noundef %2776, ptr noundef %2775, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #11
  %2778 = load <8 x i64>, ptr %2, align 64
  %2779 = xor <8 x i64> %2777, splat (i64 -1)
  %2780 = or <8 x i64> %2778, %2779
  %2781 = and <8 x i64> %2780, %2727
  %2782 = or <8 x i64> %2781, %2545
  br i1 %254, label %2783, label %2795

2783:                                             ; preds = %2773, %2783
  %2784 = phi i64 [ %2793, %2783 ], [ 0, %2773 ]
  %2785 = getelementptr inbounds nuw <8 x double>, ptr %2775, i64 %2784
  %2786 = load <8 x i64>, ptr %2785, align 64
  %2787 = load ptr, ptr %73, align 8
  %2788 = getelementptr inbounds nuw <8 x double>, ptr %2787, i64 %2784
  %2789 = load <8 x i64>, ptr %2788, align 64
  %2790 = and <8 x i64> %2786, %2727
  %2791 = and <8 x i64> %2789, %2734
  %2792 = or <8 x i64> %2791, %2790
  store <8 x i64> %2792, ptr %2788, align 64
  %2793 = add nuw nsw i64 %2784, 1
  %2794 = icmp eq i64 %2793, %255
  br i1 %2794, label %2795, label %2783

2795:                                             ; preds = %2783, %2773
  %2796 = call fastcc <8 x double> @first_step(ptr noundef nonnull %42, ptr noundef readonly %0)
  %2797 = load <8 x i64>, ptr %250, align 64
  %2798 = bitcast <8 x double> %2796 to <8 x i64>
  %2799 = and <8 x i64> %2727, %2798
  %2800 = and <8 x i64> %2797, %2734
  %2801 = or <8 x i64> %2799, %2800
  store <8 x i64> %2801, ptr %250, align 64
  %2802 = load <8 x i64>, ptr %366, align 64
  %2803 = and <8 x i64> %2802, %2734
  store <8 x i64> %2803, ptr %366, align 64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2) #11
  %2804 = load <8 x i64>, ptr %399, align 64
  %2805 = load <8 x i64>, ptr %400, align 64
  br label %2806

2806:                                             ; preds = %2795, %2690
  %2807 = phi <8 x i64> [ %2782, %2795 ], [ %2545, %2690 ]
  %2808 = phi <8 x i64> [ %2805, %2795 ], [ %2724, %2690 ]
  %2809 = phi <8 x i64> [ %2804, %2795 ], [ %2722, %2690 ]
  %2810 = phi <8 x i64> [ %2801, %2795 ], [ %2720, %2690 ]
  %2811 = bitcast <8 x i64> %2810 to <8 x double>
  %2812 = load <8 x double>, ptr %252, align 64
  %2813 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2812)
  %2814 = load double, ptr %249, align 8
  %2815 = call double @llvm.fabs.f64(double %2814)
  %2816 = insertelement <8 x double> poison, double %2815, i64 0
  %2817 = shufflevector <8 x double> %2816, <8 x double> poison, <8 x i32> zeroinitializer
  %2818 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2813, <8 x double> %2817)
  %2819 = fmul <8 x double> %2818, splat (double 0x3CF0000000000000)
  %2820 = fcmp oge <8 x double> %2819, %2811
  %2821 = add <8 x i64> %2809, %2808
  %2822 = load i32, ptr %403, align 8
  %2823 = sext i32 %2822 to i64
  %2824 = insertelement <8 x i64> poison, i64 %2823, i64 0
  %2825 = shufflevector <8 x i64> %2824, <8 x i64> poison, <8 x i32> zeroinitializer
  %2826 = icmp slt <8 x i64> %2821, %2825
  %2827 = and <8 x i64> %2544, %2553
  %2828 = insertelement <8 x double> poison, double %2814, i64 0
  %2829 = shufflevector <8 x double> %2828, <8 x double> poison, <8 x i32> zeroinitializer
  %2830 = fcmp oeq <8 x double> %888, %2829
  %2831 = select <8 x i1> %2830, <8 x i64> %2547, <8 x i64> zeroinitializer
  %2832 = load <8 x i64>, ptr %189, align 64
  %2833 = or <8 x i64> %2807, %2827
  %2834 = or <8 x i64> %2833, %2831
  %2835 = select <8 x i1> %2820, <8 x i64> splat (i64 -1), <8 x i64> %2834
  %2836 = select <8 x i1> %2826, <8 x i64> %2835, <8 x i64> splat (i64 -1)
  %2837 = and <8 x i64> %2836, %2832
  %2838 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2837)
  %2839 = icmp eq i64 %2838, 0
  br i1 %2839, label %3048, label %2840

2840:                                             ; preds = %2806
  %2841 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2827)
  %2842 = icmp eq i64 %2841, 0
  br i1 %2842, label %2880, label %2847

2843:                                             ; preds = %2877
  %2844 = xor <8 x i64> %2827, splat (i64 -1)
  %2845 = load <8 x i64>, ptr %189, align 64
  %2846 = and <8 x i64> %2845, %2844
  store <8 x i64> %2846, ptr %189, align 64
  br label %2880

2847:                                             ; preds = %2840, %2877
  %2848 = phi i64 [ %2878, %2877 ], [ 0, %2840 ]
  %2849 = trunc nuw nsw i64 %2848 to i32
  %2850 = extractelement <8 x i64> %2827, i32 %2849
  %2851 = icmp eq i64 %2850, 0
  br i1 %2851, label %2877, label %2852

2852:                                             ; preds = %2847
  %2853 = getelementptr inbounds nuw [8 x i32], ptr %396, i64 0, i64 %2848
  %2854 = load i32, ptr %2853, align 4
  %2855 = sext i32 %2854 to i64
  %2856 = load ptr, ptr %237, align 8
  %2857 = getelementptr inbounds i32, ptr %2856, i64 %2855
  store i32 8, ptr %2857, align 4
  %2858 = load <8 x i64>, ptr %399, align 64
  %2859 = extractelement <8 x i64> %2858, i32 %2849
  %2860 = trunc i64 %2859 to i32
  %2861 = load ptr, ptr %404, align 8
  %2862 = getelementptr inbounds i32, ptr %2861, i64 %2855
  store i32 %2860, ptr %2862, align 4
  %2863 = load <8 x i64>, ptr %400, align 64
  %2864 = extractelement <8 x i64> %2863, i32 %2849
  %2865 = trunc i64 %2864 to i32
  %2866 = load ptr, ptr %405, align 8
  %2867 = getelementptr inbounds i32, ptr %2866, i64 %2855
  store i32 %2865, ptr %2867, align 4
  %2868 = load <8 x double>, ptr %406, align 64
  %2869 = extractelement <8 x double> %2868, i32 %2849
  %2870 = load ptr, ptr %407, align 8
  %2871 = shl nsw i64 %2855, 1
  %2872 = getelementptr inbounds double, ptr %2870, i64 %2871
  store double %2869, ptr %2872, align 8
  %2873 = load <8 x double>, ptr %408, align 64
  %2874 = extractelement <8 x double> %2873, i32 %2849
  %2875 = or disjoint i64 %2871, 1
  %2876 = getelementptr inbounds double, ptr %2870, i64 %2875
  store double %2874, ptr %2876, align 8
  br label %2877

2877:                                             ; preds = %2852, %2847
  %2878 = add nuw nsw i64 %2848, 1
  %2879 = icmp eq i64 %2878, 8
  br i1 %2879, label %2843, label %2847

2880:                                             ; preds = %2843, %2840
  %2881 = phi <8 x i64> [ %2832, %2840 ], [ %2846, %2843 ]
  %2882 = and <8 x i64> %2881, %2807
  %2883 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2882)
  %2884 = icmp eq i64 %2883, 0
  br i1 %2884, label %2922, label %2889

2885:                                             ; preds = %2919
  %2886 = xor <8 x i64> %2882, splat (i64 -1)
  %2887 = load <8 x i64>, ptr %189, align 64
  %2888 = and <8 x i64> %2887, %2886
  store <8 x i64> %2888, ptr %189, align 64
  br label %2922

2889:                                             ; preds = %2880, %2919
  %2890 = phi i64 [ %2920, %2919 ], [ 0, %2880 ]
  %2891 = trunc nuw nsw i64 %2890 to i32
  %2892 = extractelement <8 x i64> %2882, i32 %2891
  %2893 = icmp eq i64 %2892, 0
  br i1 %2893, label %2919, label %2894

2894:                                             ; preds = %2889
  %2895 = getelementptr inbounds nuw [8 x i32], ptr %396, i64 0, i64 %2890
  %2896 = load i32, ptr %2895, align 4
  %2897 = sext i32 %2896 to i64
  %2898 = load ptr, ptr %237, align 8
  %2899 = getelementptr inbounds i32, ptr %2898, i64 %2897
  store i32 7, ptr %2899, align 4
  %2900 = load <8 x i64>, ptr %399, align 64
  %2901 = extractelement <8 x i64> %2900, i32 %2891
  %2902 = trunc i64 %2901 to i32
  %2903 = load ptr, ptr %404, align 8
  %2904 = getelementptr inbounds i32, ptr %2903, i64 %2897
  store i32 %2902, ptr %2904, align 4
  %2905 = load <8 x i64>, ptr %400, align 64
  %2906 = extractelement <8 x i64> %2905, i32 %2891
  %2907 = trunc i64 %2906 to i32
  %2908 = load ptr, ptr %405, align 8
  %2909 = getelementptr inbounds i32, ptr %2908, i64 %2897
  store i32 %2907, ptr %2909, align 4
  %2910 = load <8 x double>, ptr %406, align 64
  %2911 = extractelement <8 x double> %2910, i32 %2891
  %2912 = load ptr, ptr %407, align 8
  %2913 = shl nsw i64 %2897, 1
  %2914 = getelementptr inbounds double, ptr %2912, i64 %2913
  store double %2911, ptr %2914, align 8
  %2915 = load <8 x double>, ptr %408, align 64
  %2916 = extractelement <8 x double> %2915, i32 %2891
  %2917 = or disjoint i64 %2913, 1
  %2918 = getelementptr inbounds double, ptr %2912, i64 %2917
  store double %2916, ptr %2918, align 8
  br label %2919

2919:                                             ; preds = %2894, %2889
  %2920 = add nuw nsw i64 %2890, 1
  %2921 = icmp eq i64 %2920, 8
  br i1 %2921, label %2885, label %2889

2922:                                             ; preds = %2885, %2880
  %2923 = phi <8 x i64> [ %2881, %2880 ], [ %2888, %2885 ]
  %2924 = and <8 x i64> %2923, %2831
  %2925 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2924)
  %2926 = icmp eq i64 %2925, 0
  br i1 %2926, label %2964, label %2931

2927:                                             ; preds = %2961
  %2928 = xor <8 x i64> %2924, splat (i64 -1)
  %2929 = load <8 x i64>, ptr %189, align 64
  %2930 = and <8 x i64> %2929, %2928
  store <8 x i64> %2930, ptr %189, align 64
  br label %2964

2931:                                             ; preds = %2922, %2961
  %2932 = phi i64 [ %2962, %2961 ], [ 0, %2922 ]
  %2933 = trunc nuw nsw i64 %2932 to i32
  %2934 = extractelement <8 x i64> %2924, i32 %2933
  %2935 = icmp eq i64 %2934, 0
  br i1 %2935, label %2961, label %2936

2936:                                             ; preds = %2931
  %2937 = getelementptr inbounds nuw [8 x i32], ptr %396, i64 0, i64 %2932
  %2938 = load i32, ptr %2937, align 4
  %2939 = sext i32 %2938 to i64
  %2940 = load ptr, ptr %237, align 8
  %2941 = getelementptr inbounds i32, ptr %2940, i64 %2939
  store i32 1, ptr %2941, align 4
  %2942 = load <8 x i64>, ptr %399, align 64
  %2943 = extractelement <8 x i64> %2942, i32 %2933
  %2944 = trunc i64 %2943 to i32
  %2945 = load ptr, ptr %404, align 8
  %2946 = getelementptr inbounds i32, ptr %2945, i64 %2939
  store i32 %2944, ptr %2946, align 4
  %2947 = load <8 x i64>, ptr %400, align 64
  %2948 = extractelement <8 x i64> %2947, i32 %2933
  %2949 = trunc i64 %2948 to i32
  %2950 = load ptr, ptr %405, align 8
  %2951 = getelementptr inbounds i32, ptr %2950, i64 %2939
  store i32 %2949, ptr %2951, align 4
  %2952 = load <8 x double>, ptr %406, align 64
  %2953 = extractelement <8 x double> %2952, i32 %2933
  %2954 = load ptr, ptr %407, align 8
  %2955 = shl nsw i64 %2939, 1
  %2956 = getelementptr inbounds double, ptr %2954, i64 %2955
  store double %2953, ptr %2956, align 8
  %2957 = load <8 x double>, ptr %408, align 64
  %2958 = extractelement <8 x double> %2957, i32 %2933
  %2959 = or disjoint i64 %2955, 1
  %2960 = getelementptr inbounds double, ptr %2954, i64 %2959
  store double %2958, ptr %2960, align 8
  br label %2961

2961:                                             ; preds = %2936, %2931
  %2962 = add nuw nsw i64 %2932, 1
  %2963 = icmp eq i64 %2962, 8
  br i1 %2963, label %2927, label %2931

2964:                                             ; preds = %2927, %2922
  %2965 = phi <8 x i64> [ %2923, %2922 ], [ %2930, %2927 ]
  %2966 = select <8 x i1> %2820, <8 x i64> %2965, <8 x i64> zeroinitializer
  %2967 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2966)
  %2968 = icmp eq i64 %2967, 0
  br i1 %2968, label %3006, label %2973

2969:                                             ; preds = %3003
  %2970 = xor <8 x i64> %2966, splat (i64 -1)
  %2971 = load <8 x i64>, ptr %189, align 64
  %2972 = and <8 x i64> %2971, %2970
  store <8 x i64> %2972, ptr %189, align 64
  br label %3006

2973:                                             ; preds = %2964, %3003
  %2974 = phi i64 [ %3004, %3003 ], [ 0, %2964 ]
  %2975 = trunc nuw nsw i64 %2974 to i32
  %2976 = extractelement <8 x i64> %2966, i32 %2975
  %2977 = icmp eq i64 %2976, 0
  br i1 %2977, label %3003, label %2978

2978:                                             ; preds = %2973
  %2979 = getelementptr inbounds nuw [8 x i32], ptr %396, i64 0, i64 %2974
  %2980 = load i32, ptr %2979, align 4
  %2981 = sext i32 %2980 to i64
  %2982 = load ptr, ptr %237, align 8
  %2983 = getelementptr inbounds i32, ptr %2982, i64 %2981
  store i32 4, ptr %2983, align 4
  %2984 = load <8 x i64>, ptr %399, align 64
  %2985 = extractelement <8 x i64> %2984, i32 %2975
  %2986 = trunc i64 %2985 to i32
  %2987 = load ptr, ptr %404, align 8
  %2988 = getelementptr inbounds i32, ptr %2987, i64 %2981
  store i32 %2986, ptr %2988, align 4
  %2989 = load <8 x i64>, ptr %400, align 64
  %2990 = extractelement <8 x i64> %2989, i32 %2975
  %2991 = trunc i64 %2990 to i32
  %2992 = load ptr, ptr %405, align 8
  %2993 = getelementptr inbounds i32, ptr %2992, i64 %2981
  store i32 %2991, ptr %2993, align 4
  %2994 = load <8 x double>, ptr %406, align 64
  %2995 = extractelement <8 x double> %2994, i32 %2975
  %2996 = load ptr, ptr %407, align 8
  %2997 = shl nsw i64 %2981, 1
  %2998 = getelementptr inbounds double, ptr %2996, i64 %2997
  store double %2995, ptr %2998, align 8
  %2999 = load <8 x double>, ptr %408, align 64
  %3000 = extractelement <8 x double> %2999, i32 %2975
  %3001 = or disjoint i64 %2997, 1
  %3002 = getelementptr inbounds double, ptr %2996, i64 %3001
  store double %3000, ptr %3002, align 8
  br label %3003

3003:                                             ; preds = %2978, %2973
  %3004 = add nuw nsw i64 %2974, 1
  %3005 = icmp eq i64 %3004, 8
  br i1 %3005, label %2969, label %2973

3006:                                             ; preds = %2969, %2964
  %3007 = phi <8 x i64> [ %2965, %2964 ], [ %2972, %2969 ]
  %3008 = select <8 x i1> %2826, <8 x i64> zeroinitializer, <8 x i64> %3007
  %3009 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %3008)
  %3010 = icmp eq i64 %3009, 0
  br i1 %3010, label %3050, label %3015

3011:                                             ; preds = %3045
  %3012 = xor <8 x i64> %3008, splat (i64 -1)
  %3013 = load <8 x i64>, ptr %189, align 64
  %3014 = and <8 x i64> %3013, %3012
  store <8 x i64> %3014, ptr %189, align 64
  br label %3050

3015:                                             ; preds = %3006, %3045
  %3016 = phi i64 [ %3046, %3045 ], [ 0, %3006 ]
  %3017 = trunc nuw nsw i64 %3016 to i32
  %3018 = extractelement <8 x i64> %3008, i32 %3017
  %3019 = icmp eq i64 %3018, 0
  br i1 %3019, label %3045, label %3020

3020:                                             ; preds = %3015
  %3021 = getelementptr inbounds nuw [8 x i32], ptr %396, i64 0, i64 %3016
  %3022 = load i32, ptr %3021, align 4
  %3023 = sext i32 %3022 to i64
  %3024 = load ptr, ptr %237, align 8
  %3025 = getelementptr inbounds i32, ptr %3024, i64 %3023
  store i32 3, ptr %3025, align 4
  %3026 = load <8 x i64>, ptr %399, align 64
  %3027 = extractelement <8 x i64> %3026, i32 %3017
  %3028 = trunc i64 %3027 to i32
  %3029 = load ptr, ptr %404, align 8
  %3030 = getelementptr inbounds i32, ptr %3029, i64 %3023
  store i32 %3028, ptr %3030, align 4
  %3031 = load <8 x i64>, ptr %400, align 64
  %3032 = extractelement <8 x i64> %3031, i32 %3017
  %3033 = trunc i64 %3032 to i32
  %3034 = load ptr, ptr %405, align 8
  %3035 = getelementptr inbounds i32, ptr %3034, i64 %3023
  store i32 %3033, ptr %3035, align 4
  %3036 = load <8 x double>, ptr %406, align 64
  %3037 = extractelement <8 x double> %3036, i32 %3017
  %3038 = load ptr, ptr %407, align 8
  %3039 = shl nsw i64 %3023, 1
  %3040 = getelementptr inbounds double, ptr %3038, i64 %3039
  store double %3037, ptr %3040, align 8
  %3041 = load <8 x double>, ptr %408, align 64
  %3042 = extractelement <8 x double> %3041, i32 %3017
  %3043 = or disjoint i64 %3039, 1
  %3044 = getelementptr inbounds double, ptr %3038, i64 %3043
  store double %3042, ptr %3044, align 8
  br label %3045

3045:                                             ; preds = %3020, %3015
  %3046 = add nuw nsw i64 %3016, 1
  %3047 = icmp eq i64 %3046, 8
  br i1 %3047, label %3011, label %3015

3048:                                             ; preds = %2806
  %3049 = bitcast <8 x i64> %2810 to <8 x double>
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %31) #11
  br label %869

3050:                                             ; preds = %3006, %3011
  %3051 = phi <8 x i64> [ %3007, %3006 ], [ %3014, %3011 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %31) #11
  br label %859

3052:                                             ; preds = %862, %428
  %3053 = phi i32 [ 1, %428 ], [ 0, %862 ]
  call void @llvm.lifetime.end.p0(i64 3712, ptr nonnull %43) #11
  call void @llvm.lifetime.end.p0(i64 3712, ptr nonnull %42) #11
  ret i32 %3053
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

define internal fastcc void @refill(ptr nocapture noundef nonnull %0, i32 noundef %1, ptr nocapture noundef nonnull readonly %2, i32 noundef range(i32 0, 8) %3) unnamed_addr #3 {
  %5 = load i32, ptr @appell_lanes_parameters, align 4
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = zext nneg i32 %5 to i64
  %9 = zext nneg i32 %3 to i64
  br label %24

10:                                               ; preds = %24, %4
  %11 = load i32, ptr @appell_lanes_coordinates, align 4
  %12 = load i32, ptr @appell_lanes_speeds, align 4
  %13 = add nsw i32 %12, %11
  %14 = load i32, ptr @appell_lanes_auxiliaries, align 4
  %15 = add nsw i32 %13, %14
  %16 = load i32, ptr @appell_lanes_quadratures, align 4
  %17 = add nsw i32 %15, %16
  %18 = icmp sgt i32 %17, 0
  br i1 %18, label %19, label %67

19:                                               ; preds = %10
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = zext nneg i32 %17 to i64
  %23 = zext nneg i32 %3 to i64
  br label %40

24:                                               ; preds = %7, %24
  %25 = phi i64 [ 0, %7 ], [ %33, %24 ]
  %26 = load ptr, ptr %2, align 64
  %27 = getelementptr inbounds nuw <8 x double>, ptr %26, i64 %25, i64 %9
  %28 = load double, ptr %27, align 8
  %29 = load ptr, ptr %0, align 64
  %30 = getelementptr inbounds nuw <8 x double>, ptr %29, i64 %25
  %31 = load <8 x double>, ptr %30, align 64
  %32 = insertelement <8 x double> %31, double %28, i32 %1
  store <8 x double> %32, ptr %30, align 64
  %33 = add nuw nsw i64 %25, 1
  %34 = icmp eq i64 %33, %8
  br i1 %34, label %10, label %24

35:                                               ; preds = %40
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %38 = zext nneg i32 %17 to i64
  %39 = zext nneg i32 %3 to i64
  br label %56

40:                                               ; preds = %19, %40
  %41 = phi i64 [ 0, %19 ], [ %49, %40 ]
  %42 = load ptr, ptr %20, align 8
  %43 = getelementptr inbounds nuw <8 x double>, ptr %42, i64 %41, i64 %23
  %44 = load double, ptr %43, align 8
  %45 = load ptr, ptr %21, align 8
  %46 = getelementptr inbounds nuw <8 x double>, ptr %45, i64 %41
  %47 = load <8 x double>, ptr %46, align 64
  %48 = insertelement <8 x double> %47, double %44, i32 %1
  store <8 x double> %48, ptr %46, align 64
  %49 = add nuw nsw i64 %41, 1
  %50 = icmp eq i64 %49, %22
  br i1 %50, label %35, label %40

51:                                               ; preds = %56
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %54 = zext nneg i32 %17 to i64
  %55 = zext nneg i32 %3 to i64
  br label %75

56:                                               ; preds = %35, %56
  %57 = phi i64 [ 0, %35 ], [ %65, %56 ]
  %58 = load ptr, ptr %36, align 16
  %59 = getelementptr inbounds nuw <8 x double>, ptr %58, i64 %57, i64 %39
  %60 = load double, ptr %59, align 8
  %61 = load ptr, ptr %37, align 16
  %62 = getelementptr inbounds nuw <8 x double>, ptr %61, i64 %57
  %63 = load <8 x double>, ptr %62, align 64
  %64 = insertelement <8 x double> %63, double %60, i32 %1
  store <8 x double> %64, ptr %62, align 64
  %65 = add nuw nsw i64 %57, 1
  %66 = icmp eq i64 %65, %38
  br i1 %66, label %51, label %56

67:                                               ; preds = %75, %10
  %68 = load i32, ptr @appell_lanes_rows, align 4
  %69 = icmp sgt i32 %68, 0
  br i1 %69, label %70, label %86

70:                                               ; preds = %67
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %73 = zext nneg i32 %68 to i64
  %74 = zext nneg i32 %3 to i64
  br label %93

75:                                               ; preds = %51, %75
  %76 = phi i64 [ 0, %51 ], [ %84, %75 ]
  %77 = load ptr, ptr %52, align 8
  %78 = getelementptr inbounds nuw <8 x double>, ptr %77, i64 %76, i64 %55
  %79 = load double, ptr %78, align 8
  %80 = load ptr, ptr %53, align 8
  %81 = getelementptr inbounds nuw <8 x double>, ptr %80, i64 %76
  %82 = load <8 x double>, ptr %81, align 64
  %83 = insertelement <8 x double> %82, double %79, i32 %1
  store <8 x double> %83, ptr %81, align 64
  %84 = add nuw nsw i64 %76, 1
  %85 = icmp eq i64 %84, %54
  br i1 %85, label %67, label %75

86:                                               ; preds = %93, %67
  %87 = icmp sgt i32 %12, 0
  br i1 %87, label %88, label %104

88:                                               ; preds = %86
  %89 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %91 = zext nneg i32 %12 to i64
  %92 = zext nneg i32 %3 to i64
  br label %112

93:                                               ; preds = %70, %93
  %94 = phi i64 [ 0, %70 ], [ %102, %93 ]
  %95 = load ptr, ptr %71, align 8
  %96 = getelementptr inbounds nuw <8 x double>, ptr %95, i64 %94, i64 %74
  %97 = load double, ptr %96, align 8
  %98 = load ptr, ptr %72, align 8
  %99 = getelementptr inbounds nuw <8 x double>, ptr %98, i64 %94
  %100 = load <8 x double>, ptr %99, align 64
  %101 = insertelement <8 x double> %100, double %97, i32 %1
  store <8 x double> %101, ptr %99, align 64
  %102 = add nuw nsw i64 %94, 1
  %103 = icmp eq i64 %102, %73
  br i1 %103, label %86, label %93

104:                                              ; preds = %112, %86
  %105 = load i32, ptr @appell_lanes_kept, align 4
  %106 = icmp sgt i32 %105, 0
  br i1 %106, label %107, label %139

107:                                              ; preds = %104
  %108 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %110 = zext nneg i32 %105 to i64
  %111 = zext nneg i32 %3 to i64
  br label %128

112:                                              ; preds = %88, %112
  %113 = phi i64 [ 0, %88 ], [ %121, %112 ]
  %114 = load ptr, ptr %89, align 16
  %115 = getelementptr inbounds nuw <8 x double>, ptr %114, i64 %113, i64 %92
  %116 = load double, ptr %115, align 8
  %117 = load ptr, ptr %90, align 16
  %118 = getelementptr inbounds nuw <8 x double>, ptr %117, i64 %113
  %119 = load <8 x double>, ptr %118, align 64
  %120 = insertelement <8 x double> %119, double %116, i32 %1
  store <8 x double> %120, ptr %118, align 64
  %121 = add nuw nsw i64 %113, 1
  %122 = icmp eq i64 %121, %91
  br i1 %122, label %104, label %112

123:                                              ; preds = %128
  %124 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %126 = zext nneg i32 %105 to i64
  %127 = zext nneg i32 %3 to i64
  br label %276

128:                                              ; preds = %107, %128
  %129 = phi i64 [ 0, %107 ], [ %137, %128 ]
  %130 = load ptr, ptr %108, align 8
  %131 = getelementptr inbounds nuw <8 x double>, ptr %130, i64 %129, i64 %111
  %132 = load double, ptr %131, align 8
  %133 = load ptr, ptr %109, align 8
  %134 = getelementptr inbounds nuw <8 x double>, ptr %133, i64 %129
  %135 = load <8 x double>, ptr %134, align 64
  %136 = insertelement <8 x double> %135, double %132, i32 %1
  store <8 x double> %136, ptr %134, align 64
  %137 = add nuw nsw i64 %129, 1
  %138 = icmp eq i64 %137, %110
  br i1 %138, label %123, label %128

139:                                              ; preds = %276, %104
  %140 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %141 = zext nneg i32 %3 to i64
  %142 = getelementptr inbounds nuw <8 x double>, ptr %140, i64 0, i64 %141
  %143 = load double, ptr %142, align 8
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %145 = load <8 x double>, ptr %144, align 64
  %146 = insertelement <8 x double> %145, double %143, i32 %1
  store <8 x double> %146, ptr %144, align 64
  %147 = getelementptr inbounds nuw i8, ptr %2, i64 256
  %148 = zext nneg i32 %3 to i64
  %149 = getelementptr inbounds nuw <8 x double>, ptr %147, i64 0, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %152 = load <8 x double>, ptr %151, align 64
  %153 = insertelement <8 x double> %152, double %150, i32 %1
  store <8 x double> %153, ptr %151, align 64
  %154 = getelementptr inbounds nuw i8, ptr %2, i64 320
  %155 = zext nneg i32 %3 to i64
  %156 = getelementptr inbounds nuw <8 x double>, ptr %154, i64 0, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %159 = load <8 x double>, ptr %158, align 64
  %160 = insertelement <8 x double> %159, double %157, i32 %1
  store <8 x double> %160, ptr %158, align 64
  %161 = getelementptr inbounds nuw i8, ptr %2, i64 384
  %162 = zext nneg i32 %3 to i64
  %163 = getelementptr inbounds nuw <8 x double>, ptr %161, i64 0, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %166 = load <8 x double>, ptr %165, align 64
  %167 = insertelement <8 x double> %166, double %164, i32 %1
  store <8 x double> %167, ptr %165, align 64
  %168 = getelementptr inbounds nuw i8, ptr %2, i64 448
  %169 = zext nneg i32 %3 to i64
  %170 = getelementptr inbounds nuw <8 x double>, ptr %168, i64 0, i64 %169
  %171 = load double, ptr %170, align 8
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %173 = load <8 x double>, ptr %172, align 64
  %174 = insertelement <8 x double> %173, double %171, i32 %1
  store <8 x double> %174, ptr %172, align 64
  %175 = getelementptr inbounds nuw i8, ptr %2, i64 512
  %176 = zext nneg i32 %3 to i64
  %177 = getelementptr inbounds nuw <8 x double>, ptr %175, i64 0, i64 %176
  %178 = load double, ptr %177, align 8
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %180 = load <8 x double>, ptr %179, align 64
  %181 = insertelement <8 x double> %180, double %178, i32 %1
  store <8 x double> %181, ptr %179, align 64
  %182 = getelementptr inbounds nuw i8, ptr %2, i64 576
  %183 = zext nneg i32 %3 to i64
  %184 = getelementptr inbounds nuw <8 x double>, ptr %182, i64 0, i64 %183
  %185 = load double, ptr %184, align 8
  %186 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %187 = load <8 x double>, ptr %186, align 64
  %188 = insertelement <8 x double> %187, double %185, i32 %1
  store <8 x double> %188, ptr %186, align 64
  %189 = getelementptr inbounds nuw i8, ptr %2, i64 640
  %190 = zext nneg i32 %3 to i64
  %191 = getelementptr inbounds nuw <8 x double>, ptr %189, i64 0, i64 %190
  %192 = load double, ptr %191, align 8
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %194 = load <8 x double>, ptr %193, align 64
  %195 = insertelement <8 x double> %194, double %192, i32 %1
  store <8 x double> %195, ptr %193, align 64
  %196 = getelementptr inbounds nuw i8, ptr %2, i64 704
  %197 = zext nneg i32 %3 to i64
  %198 = getelementptr inbounds nuw <8 x double>, ptr %196, i64 0, i64 %197
  %199 = load double, ptr %198, align 8
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 704
  %201 = load <8 x double>, ptr %200, align 64
  %202 = insertelement <8 x double> %201, double %199, i32 %1
  store <8 x double> %202, ptr %200, align 64
  %203 = getelementptr inbounds nuw i8, ptr %2, i64 832
  %204 = zext nneg i32 %3 to i64
  %205 = getelementptr inbounds nuw <8 x i64>, ptr %203, i64 0, i64 %204
  %206 = load i64, ptr %205, align 8
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 832
  %208 = load <8 x i64>, ptr %207, align 64
  %209 = insertelement <8 x i64> %208, i64 %206, i32 %1
  store <8 x i64> %209, ptr %207, align 64
  %210 = getelementptr inbounds nuw i8, ptr %2, i64 896
  %211 = zext nneg i32 %3 to i64
  %212 = getelementptr inbounds nuw <8 x double>, ptr %210, i64 0, i64 %211
  %213 = load double, ptr %212, align 8
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 896
  %215 = load <8 x double>, ptr %214, align 64
  %216 = insertelement <8 x double> %215, double %213, i32 %1
  store <8 x double> %216, ptr %214, align 64
  %217 = getelementptr inbounds nuw i8, ptr %2, i64 1024
  %218 = zext nneg i32 %3 to i64
  %219 = getelementptr inbounds nuw <8 x double>, ptr %217, i64 0, i64 %218
  %220 = load double, ptr %219, align 8
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 1024
  %222 = load <8 x double>, ptr %221, align 64
  %223 = insertelement <8 x double> %222, double %220, i32 %1
  store <8 x double> %223, ptr %221, align 64
  %224 = getelementptr inbounds nuw i8, ptr %2, i64 1088
  %225 = zext nneg i32 %3 to i64
  %226 = getelementptr inbounds nuw <8 x double>, ptr %224, i64 0, i64 %225
  %227 = load double, ptr %226, align 8
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  %229 = load <8 x double>, ptr %228, align 64
  %230 = insertelement <8 x double> %229, double %227, i32 %1
  store <8 x double> %230, ptr %228, align 64
  %231 = getelementptr inbounds nuw i8, ptr %2, i64 1152
  %232 = zext nneg i32 %3 to i64
  %233 = getelementptr inbounds nuw [8 x i32], ptr %231, i64 0, i64 %232
  %234 = load i32, ptr %233, align 4
  %235 = getelementptr inbounds nuw i8, ptr %0, i64 1152
  %236 = sext i32 %1 to i64
  %237 = getelementptr inbounds [8 x i32], ptr %235, i64 0, i64 %236
  store i32 %234, ptr %237, align 4
  %238 = getelementptr inbounds nuw i8, ptr %2, i64 768
  %239 = zext nneg i32 %3 to i64
  %240 = getelementptr inbounds nuw <8 x i64>, ptr %238, i64 0, i64 %239
  %241 = load i64, ptr %240, align 8
  %242 = getelementptr inbounds nuw i8, ptr %0, i64 768
  %243 = load <8 x i64>, ptr %242, align 64
  %244 = insertelement <8 x i64> %243, i64 %241, i32 %1
  store <8 x i64> %244, ptr %242, align 64
  %245 = getelementptr inbounds nuw i8, ptr %2, i64 960
  %246 = getelementptr inbounds nuw [8 x i32], ptr %245, i64 0, i64 %232
  %247 = load i32, ptr %246, align 4
  %248 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %249 = getelementptr inbounds [8 x i32], ptr %248, i64 0, i64 %236
  store i32 %247, ptr %249, align 4
  %250 = getelementptr inbounds nuw i8, ptr %2, i64 1184
  %251 = getelementptr inbounds nuw [8 x i32], ptr %250, i64 0, i64 %232
  %252 = load i32, ptr %251, align 4
  %253 = getelementptr inbounds nuw i8, ptr %0, i64 1184
  %254 = getelementptr inbounds [8 x i32], ptr %253, i64 0, i64 %236
  store i32 %252, ptr %254, align 4
  %255 = getelementptr inbounds nuw i8, ptr %2, i64 1216
  %256 = zext nneg i32 %3 to i64
  %257 = getelementptr inbounds nuw <8 x double>, ptr %255, i64 0, i64 %256
  %258 = load double, ptr %257, align 8
  %259 = getelementptr inbounds nuw i8, ptr %0, i64 1216
  %260 = load <8 x double>, ptr %259, align 64
  %261 = insertelement <8 x double> %260, double %258, i32 %1
  store <8 x double> %261, ptr %259, align 64
  %262 = getelementptr inbounds nuw i8, ptr %2, i64 1280
  %263 = zext nneg i32 %3 to i64
  %264 = getelementptr inbounds nuw <8 x i64>, ptr %262, i64 0, i64 %263
  %265 = load i64, ptr %264, align 8
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 1280
  %267 = load <8 x i64>, ptr %266, align 64
  %268 = insertelement <8 x i64> %267, i64 %265, i32 %1
  store <8 x i64> %268, ptr %266, align 64
  %269 = getelementptr inbounds nuw i8, ptr %2, i64 1344
  %270 = zext nneg i32 %3 to i64
  %271 = getelementptr inbounds nuw <8 x i64>, ptr %269, i64 0, i64 %270
  %272 = load i64, ptr %271, align 8
  %273 = getelementptr inbounds nuw i8, ptr %0, i64 1344
  %274 = load <8 x i64>, ptr %273, align 64
  %275 = insertelement <8 x i64> %274, i64 %272, i32 %1
  store <8 x i64> %275, ptr %273, align 64
  ret void

276:                                              ; preds = %123, %276
  %277 = phi i64 [ 0, %123 ], [ %285, %276 ]
  %278 = load ptr, ptr %124, align 16
  %279 = getelementptr inbounds nuw <8 x double>, ptr %278, i64 %277, i64 %127
  %280 = load double, ptr %279, align 8
  %281 = load ptr, ptr %125, align 16
  %282 = getelementptr inbounds nuw <8 x double>, ptr %281, i64 %277
  %283 = load <8 x double>, ptr %282, align 64
  %284 = insertelement <8 x double> %283, double %280, i32 %1
  store <8 x double> %284, ptr %282, align 64
  %285 = add nuw nsw i64 %277, 1
  %286 = icmp eq i64 %285, %126
  br i1 %286, label %139, label %276
}

define void @appell_lanes_map(ptr nocapture noundef readonly %0, i32 noundef %1, double noundef %2, i32 noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef writeonly %6, ptr noundef %7) local_unnamed_addr #1 {
  %9 = alloca <8 x double>, align 64
  %10 = load i32, ptr @appell_lanes_coordinates, align 4
  %11 = load i32, ptr @appell_lanes_speeds, align 4
  %12 = add i32 %11, %10
  %13 = load i32, ptr @appell_lanes_auxiliaries, align 4
  %14 = add i32 %12, %13
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds <8 x double>, ptr %7, i64 %15
  %17 = load i32, ptr @appell_lanes_parameters, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds <8 x double>, ptr %16, i64 %18
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #11
  %20 = insertelement <8 x double> poison, double %2, i64 0
  %21 = shufflevector <8 x double> %20, <8 x double> poison, <8 x i32> zeroinitializer
  store <8 x double> %21, ptr %9, align 64
  %22 = sext i32 %3 to i64
  %23 = icmp sgt i32 %3, 0
  br i1 %23, label %24, label %34

24:                                               ; preds = %8
  %25 = icmp sgt i32 %14, 0
  %26 = icmp sgt i32 %17, 0
  %27 = icmp sgt i32 %1, 0
  %28 = sext i32 %1 to i64
  %29 = zext nneg i32 %14 to i64
  %30 = zext nneg i32 %17 to i64
  %31 = zext nneg i32 %1 to i64
  br label %32

32:                                               ; preds = %24, %80
  %33 = phi i64 [ 0, %24 ], [ %81, %80 ]
  br label %36

34:                                               ; preds = %80, %8
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #11
  ret void

35:                                               ; preds = %59
  call void %0(ptr noundef nonnull %9, ptr noundef %7, ptr noundef %16, ptr noundef null, ptr noundef %19) #11
  br label %71

36:                                               ; preds = %32, %59
  %37 = phi i64 [ 0, %32 ], [ %60, %59 ]
  %38 = or disjoint i64 %33, %37
  %39 = icmp slt i64 %38, %22
  %40 = select i1 %39, i64 %38, i64 %33
  br i1 %25, label %41, label %45

41:                                               ; preds = %36
  %42 = mul nuw nsw i64 %40, %15
  %43 = getelementptr double, ptr %4, i64 %42
  %44 = trunc nuw nsw i64 %37 to i32
  br label %50

45:                                               ; preds = %50, %36
  br i1 %26, label %46, label %59

46:                                               ; preds = %45
  %47 = mul nuw nsw i64 %40, %18
  %48 = getelementptr double, ptr %5, i64 %47
  %49 = trunc nuw nsw i64 %37 to i32
  br label %62

50:                                               ; preds = %41, %50
  %51 = phi i64 [ 0, %41 ], [ %57, %50 ]
  %52 = getelementptr double, ptr %43, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds nuw <8 x double>, ptr %7, i64 %51
  %55 = load <8 x double>, ptr %54, align 64
  %56 = insertelement <8 x double> %55, double %53, i32 %44
  store <8 x double> %56, ptr %54, align 64
  %57 = add nuw nsw i64 %51, 1
  %58 = icmp eq i64 %57, %29
  br i1 %58, label %45, label %50

59:                                               ; preds = %62, %45
  %60 = add nuw nsw i64 %37, 1
  %61 = icmp eq i64 %60, 8
  br i1 %61, label %35, label %36

62:                                               ; preds = %46, %62
  %63 = phi i64 [ 0, %46 ], [ %69, %62 ]
  %64 = getelementptr double, ptr %48, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds nuw <8 x double>, ptr %16, i64 %63
  %67 = load <8 x double>, ptr %66, align 64
  %68 = insertelement <8 x double> %67, double %65, i32 %49
  store <8 x double> %68, ptr %66, align 64
  %69 = add nuw nsw i64 %63, 1
  %70 = icmp eq i64 %69, %30
  br i1 %70, label %59, label %62

71:                                               ; preds = %35, %83
  %72 = phi i64 [ 0, %35 ], [ %84, %83 ]
  %73 = or disjoint i64 %33, %72
  %74 = icmp slt i64 %73, %22
  br i1 %74, label %75, label %80

75:                                               ; preds = %71
  br i1 %27, label %76, label %83

76:                                               ; preds = %75
  %77 = mul nuw nsw i64 %73, %28
  %78 = getelementptr double, ptr %6, i64 %77
  %79 = trunc nuw nsw i64 %72 to i32
  br label %86

80:                                               ; preds = %83, %71
  %81 = add nuw nsw i64 %33, 8
  %82 = icmp slt i64 %81, %22
  br i1 %82, label %32, label %34

83:                                               ; preds = %86, %75
  %84 = add nuw nsw i64 %72, 1
  %85 = icmp eq i64 %84, 8
  br i1 %85, label %80, label %71

86:                                               ; preds = %76, %86
  %87 = phi i64 [ 0, %76 ], [ %92, %86 ]
  %88 = getelementptr inbounds nuw <8 x double>, ptr %19, i64 %87
  %89 = load <8 x double>, ptr %88, align 64
  %90 = extractelement <8 x double> %89, i32 %79
  %91 = getelementptr double, ptr %78, i64 %87
  store double %90, ptr %91, align 8
  %92 = add nuw nsw i64 %87, 1
  %93 = icmp eq i64 %92, %31
  br i1 %93, label %83, label %86
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

define internal fastcc range(i64 -1, 1) <8 x i64> @rates(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef readonly byval(<8 x double>) align 64 %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef nonnull %4) unnamed_addr #5 {
  %6 = alloca <8 x double>, align 64
  %7 = alloca <8 x double>, align 64
  %8 = load <8 x double>, ptr %1, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7)
  store <8 x double> %8, ptr %7, align 64
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  %10 = load i32, ptr %9, align 16
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #11
  store <8 x double> %8, ptr %6, align 64
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, ptr noundef nonnull byval(<8 x double>) align 64 %6, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #11
  br label %13

13:                                               ; preds = %5, %12
  %14 = load ptr, ptr %0, align 64
  call void @appell_lanes_rates(ptr noundef nonnull %7, ptr noundef %2, ptr noundef %14, ptr noundef null, ptr noundef %3) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7)
  %15 = load i32, ptr @appell_lanes_coordinates, align 4
  %16 = load i32, ptr @appell_lanes_speeds, align 4
  %17 = add nsw i32 %16, %15
  %18 = load i32, ptr @appell_lanes_auxiliaries, align 4
  %19 = add nsw i32 %17, %18
  %20 = load i32, ptr @appell_lanes_quadratures, align 4
  %21 = add nsw i32 %19, %20
  %22 = load i32, ptr @appell_lanes_rows, align 4
  %23 = sext i32 %21 to i64
  %24 = getelementptr inbounds <8 x double>, ptr %3, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %27 = load ptr, ptr %26, align 8
  %28 = load <8 x double>, ptr %24, align 64
  %29 = fcmp ogt <8 x double> %28, zeroinitializer
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 64
  %31 = load <8 x double>, ptr %30, align 64
  %32 = fcmp ogt <8 x double> %31, zeroinitializer
  %33 = and <8 x i1> %29, %32
  %34 = sext <8 x i1> %33 to <8 x i64>
  %35 = icmp sgt i32 %21, 1
  br i1 %35, label %41, label %36

36:                                               ; preds = %41, %13
  %37 = phi <8 x double> [ zeroinitializer, %13 ], [ %51, %41 ]
  %38 = phi <8 x double> [ zeroinitializer, %13 ], [ %48, %41 ]
  %39 = and i32 %21, 1
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %59, label %55

41:                                               ; preds = %13, %41
  %42 = phi i64 [ %52, %41 ], [ 0, %13 ]
  %43 = phi <8 x double> [ %48, %41 ], [ zeroinitializer, %13 ]
  %44 = phi <8 x double> [ %51, %41 ], [ zeroinitializer, %13 ]
  %45 = or disjoint i64 %42, 1
  %46 = getelementptr inbounds nuw <8 x double>, ptr %3, i64 %42
  %47 = load <8 x double>, ptr %46, align 64
  %48 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %47, <8 x double> zeroinitializer, <8 x double> %43)
  %49 = getelementptr inbounds nuw <8 x double>, ptr %3, i64 %45
  %50 = load <8 x double>, ptr %49, align 64
  %51 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %50, <8 x double> zeroinitializer, <8 x double> %44)
  %52 = add nuw nsw i64 %42, 2
  %53 = or disjoint i64 %52, 1
  %54 = icmp slt i64 %53, %23
  br i1 %54, label %41, label %36

55:                                               ; preds = %36
  %56 = getelementptr i8, ptr %24, i64 -64
  %57 = load <8 x double>, ptr %56, align 64
  %58 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %57, <8 x double> zeroinitializer, <8 x double> %38)
  br label %59

59:                                               ; preds = %55, %36
  %60 = phi <8 x double> [ %58, %55 ], [ %38, %36 ]
  %61 = icmp sgt i32 %22, 0
  br i1 %61, label %62, label %64

62:                                               ; preds = %59
  %63 = zext nneg i32 %22 to i64
  br label %73

64:                                               ; preds = %73, %59
  %65 = phi <8 x i64> [ %34, %59 ], [ %81, %73 ]
  %66 = fadd <8 x double> %37, %60
  %67 = fcmp oeq <8 x double> %66, zeroinitializer
  %68 = sext <8 x i1> %67 to <8 x i64>
  %69 = xor <8 x i64> %65, splat (i64 -1)
  %70 = select <8 x i1> %67, <8 x i64> %69, <8 x i64> zeroinitializer
  %71 = load <8 x i64>, ptr %4, align 64
  %72 = or <8 x i64> %71, %70
  store <8 x i64> %72, ptr %4, align 64
  ret <8 x i64> %68

73:                                               ; preds = %62, %73
  %74 = phi i64 [ 0, %62 ], [ %82, %73 ]
  %75 = phi <8 x i64> [ %34, %62 ], [ %81, %73 ]
  %76 = getelementptr inbounds nuw <8 x double>, ptr %25, i64 %74
  %77 = load <8 x double>, ptr %76, align 64
  %78 = getelementptr inbounds nuw <8 x double>, ptr %27, i64 %74
  %79 = load <8 x double>, ptr %78, align 64
  %80 = fcmp ogt <8 x double> %77, %79
  %81 = select <8 x i1> %80, <8 x i64> %75, <8 x i64> zeroinitializer
  %82 = add nuw nsw i64 %74, 1
  %83 = icmp eq i64 %82, %63
  br i1 %83, label %64, label %73
}

declare void @appell_lanes_sizes(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define internal fastcc <8 x double> @first_step(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #1 {
  %3 = alloca <8 x i64>, align 64
  %4 = alloca <8 x double>, align 64
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %6 = load double, ptr %5, align 8
  %7 = insertelement <8 x double> poison, double %6, i64 0
  %8 = shufflevector <8 x double> %7, <8 x double> poison, <8 x i32> zeroinitializer
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %10 = load <8 x double>, ptr %9, align 64
  %11 = fsub <8 x double> %8, %10
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %13 = load double, ptr %12, align 8
  %14 = insertelement <8 x double> poison, double %13, i64 0
  %15 = shufflevector <8 x double> %14, <8 x double> poison, <8 x i32> zeroinitializer
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = load i32, ptr @appell_lanes_coordinates, align 4
  %19 = load i32, ptr @appell_lanes_speeds, align 4
  %20 = add nsw i32 %19, %18
  %21 = load i32, ptr @appell_lanes_auxiliaries, align 4
  %22 = add nsw i32 %20, %21
  %23 = icmp sgt i32 %22, 0
  br i1 %23, label %31, label %24

24:                                               ; preds = %2
  %25 = sitofp i32 %22 to double
  %26 = insertelement <8 x double> poison, double %25, i64 0
  %27 = shufflevector <8 x double> %26, <8 x double> poison, <8 x i32> zeroinitializer
  %28 = fdiv <8 x double> zeroinitializer, %27
  %29 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %28)
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %72

31:                                               ; preds = %2
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 1408
  %33 = load double, ptr %32, align 64
  %34 = insertelement <8 x double> poison, double %33, i64 0
  %35 = shufflevector <8 x double> %34, <8 x double> poison, <8 x i32> zeroinitializer
  %36 = zext nneg i32 %22 to i64
  br label %37

37:                                               ; preds = %37, %31
  %38 = phi i64 [ 0, %31 ], [ %46, %37 ]
  %39 = phi <8 x double> [ zeroinitializer, %31 ], [ %45, %37 ]
  %40 = getelementptr inbounds nuw <8 x double>, ptr %17, i64 %38
  %41 = load <8 x double>, ptr %40, align 64
  %42 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %41)
  %43 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %35, <8 x double> %42, <8 x double> %35)
  %44 = fdiv <8 x double> %41, %43
  %45 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %44, <8 x double> %44, <8 x double> %39)
  %46 = add nuw nsw i64 %38, 1
  %47 = icmp eq i64 %46, %36
  br i1 %47, label %48, label %37

48:                                               ; preds = %37
  %49 = sitofp i32 %22 to double
  %50 = insertelement <8 x double> poison, double %49, i64 0
  %51 = shufflevector <8 x double> %50, <8 x double> poison, <8 x i32> zeroinitializer
  %52 = fdiv <8 x double> %45, %51
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %54 = load ptr, ptr %53, align 8
  br label %55

55:                                               ; preds = %55, %48
  %56 = phi i64 [ 0, %48 ], [ %66, %55 ]
  %57 = phi <8 x double> [ zeroinitializer, %48 ], [ %65, %55 ]
  %58 = getelementptr inbounds nuw <8 x double>, ptr %54, i64 %56
  %59 = load <8 x double>, ptr %58, align 64
  %60 = getelementptr inbounds nuw <8 x double>, ptr %17, i64 %56
  %61 = load <8 x double>, ptr %60, align 64
  %62 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %61)
  %63 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %35, <8 x double> %62, <8 x double> %35)
  %64 = fdiv <8 x double> %59, %63
  %65 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %64, <8 x double> %64, <8 x double> %57)
  %66 = add nuw nsw i64 %56, 1
  %67 = icmp eq i64 %66, %36
  br i1 %67, label %68, label %55

68:                                               ; preds = %55
  %69 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %52)
  %70 = fdiv <8 x double> %65, %51
  %71 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %70)
  br label %72

72:                                               ; preds = %68, %24
  %73 = phi <8 x double> [ %71, %68 ], [ %29, %24 ]
  %74 = phi ptr [ %53, %68 ], [ %30, %24 ]
  %75 = phi <8 x double> [ %69, %68 ], [ %29, %24 ]
  %76 = phi <8 x double> [ %51, %68 ], [ %27, %24 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #11
  store <8 x i64> zeroinitializer, ptr %3, align 64
  %77 = fcmp uge <8 x double> %75, splat (double 1.000000e-05)
  %78 = fcmp uge <8 x double> %73, splat (double 1.000000e-05)
  %79 = and <8 x i1> %77, %78
  %80 = fmul <8 x double> %75, splat (double 1.000000e-02)
  %81 = fdiv <8 x double> %80, %73
  %82 = select <8 x i1> %79, <8 x double> %81, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D)
  %83 = tail call <8 x double> @llvm.minnum.v8f64(<8 x double> %82, <8 x double> %15)
  %84 = tail call <8 x double> @llvm.minnum.v8f64(<8 x double> %83, <8 x double> %11)
  %85 = load i32, ptr @appell_lanes_quadratures, align 4
  %86 = add nsw i32 %85, %22
  %87 = icmp sgt i32 %86, 0
  br i1 %87, label %88, label %93

88:                                               ; preds = %72
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %90 = zext nneg i32 %86 to i64
  br label %105

91:                                               ; preds = %105
  %92 = load <8 x double>, ptr %9, align 64
  br label %93

93:                                               ; preds = %91, %72
  %94 = phi <8 x double> [ %92, %91 ], [ %10, %72 ]
  %95 = fadd <8 x double> %84, %94
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %97 = load ptr, ptr %96, align 8
  %98 = load ptr, ptr %74, align 8
  %99 = sext i32 %86 to i64
  %100 = getelementptr inbounds <8 x double>, ptr %98, i64 %99
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #11
  store <8 x double> %95, ptr %4, align 64
  %101 = call fastcc <8 x i64> @rates(ptr noundef %0, ptr noundef nonnull byval(<8 x double>) align 64 %4, ptr noundef %97, ptr noundef %100, ptr noundef %3)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #11
  %102 = load <8 x i64>, ptr %3, align 64
  br i1 %23, label %103, label %139

103:                                              ; preds = %93
  %104 = zext nneg i32 %22 to i64
  br label %167

105:                                              ; preds = %88, %105
  %106 = phi i64 [ 0, %88 ], [ %116, %105 ]
  %107 = load ptr, ptr %16, align 8
  %108 = getelementptr inbounds nuw <8 x double>, ptr %107, i64 %106
  %109 = load <8 x double>, ptr %108, align 64
  %110 = load ptr, ptr %74, align 8
  %111 = getelementptr inbounds nuw <8 x double>, ptr %110, i64 %106
  %112 = load <8 x double>, ptr %111, align 64
  %113 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %84, <8 x double> %112, <8 x double> %109)
  %114 = load ptr, ptr %89, align 8
  %115 = getelementptr inbounds nuw <8 x double>, ptr %114, i64 %106
  store <8 x double> %113, ptr %115, align 64
  %116 = add nuw nsw i64 %106, 1
  %117 = icmp eq i64 %116, %90
  br i1 %117, label %91, label %105

118:                                              ; preds = %167
  %119 = load ptr, ptr %96, align 8
  %120 = load ptr, ptr %16, align 8
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 1408
  %122 = load double, ptr %121, align 64
  %123 = insertelement <8 x double> poison, double %122, i64 0
  %124 = shufflevector <8 x double> %123, <8 x double> poison, <8 x i32> zeroinitializer
  %125 = zext nneg i32 %22 to i64
  br label %126

126:                                              ; preds = %126, %118
  %127 = phi i64 [ 0, %118 ], [ %137, %126 ]
  %128 = phi <8 x double> [ zeroinitializer, %118 ], [ %136, %126 ]
  %129 = getelementptr inbounds nuw <8 x double>, ptr %119, i64 %127
  %130 = load <8 x double>, ptr %129, align 64
  %131 = getelementptr inbounds nuw <8 x double>, ptr %120, i64 %127
  %132 = load <8 x double>, ptr %131, align 64
  %133 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %132)
  %134 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %124, <8 x double> %133, <8 x double> %124)
  %135 = fdiv <8 x double> %130, %134
  %136 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %135, <8 x double> %135, <8 x double> %128)
  %137 = add nuw nsw i64 %127, 1
  %138 = icmp eq i64 %137, %125
  br i1 %138, label %139, label %126

139:                                              ; preds = %126, %93
  %140 = phi <8 x double> [ zeroinitializer, %93 ], [ %136, %126 ]
  %141 = xor <8 x i64> %102, splat (i64 -1)
  %142 = and <8 x i64> %101, %141
  %143 = fdiv <8 x double> %140, %76
  %144 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %143)
  %145 = fdiv <8 x double> %144, %84
  %146 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %73, <8 x double> %145)
  %147 = fdiv <8 x double> splat (double 1.000000e-02), %146
  %148 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %147)
  %149 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %148)
  %150 = fmul <8 x double> %84, splat (double 1.000000e-03)
  %151 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %150, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D))
  %152 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %149)
  %153 = fcmp ugt <8 x double> %146, splat (double 1.000000e-15)
  %154 = select <8 x i1> %153, <8 x double> %152, <8 x double> %151
  %155 = fmul <8 x double> %84, splat (double 1.000000e+02)
  %156 = tail call <8 x double> @llvm.minnum.v8f64(<8 x double> %155, <8 x double> %154)
  %157 = tail call <8 x double> @llvm.minnum.v8f64(<8 x double> %11, <8 x double> %15)
  %158 = tail call <8 x double> @llvm.minnum.v8f64(<8 x double> %156, <8 x double> %157)
  %159 = fmul <8 x double> %84, splat (double 1.000000e-02)
  %160 = bitcast <8 x double> %159 to <8 x i64>
  %161 = bitcast <8 x double> %158 to <8 x i64>
  %162 = and <8 x i64> %142, %161
  %163 = xor <8 x i64> %142, splat (i64 -1)
  %164 = and <8 x i64> %163, %160
  %165 = or <8 x i64> %162, %164
  %166 = bitcast <8 x i64> %165 to <8 x double>
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #11
  ret <8 x double> %166

167:                                              ; preds = %103, %167
  %168 = phi i64 [ 0, %103 ], [ %178, %167 ]
  %169 = load ptr, ptr %74, align 8
  %170 = getelementptr <8 x double>, ptr %169, i64 %168
  %171 = getelementptr <8 x double>, ptr %170, i64 %99
  %172 = load <8 x double>, ptr %171, align 64
  %173 = getelementptr inbounds nuw <8 x double>, ptr %169, i64 %168
  %174 = load <8 x double>, ptr %173, align 64
  %175 = fsub <8 x double> %172, %174
  %176 = load ptr, ptr %96, align 8
  %177 = getelementptr inbounds nuw <8 x double>, ptr %176, i64 %168
  store <8 x double> %175, ptr %177, align 64
  %178 = add nuw nsw i64 %168, 1
  %179 = icmp eq i64 %178, %104
  br i1 %179, label %118, label %167
}

declare void @appell_lanes_correct(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define internal fastcc <8 x i64> @project(ptr nocapture noundef nonnull %0, ptr nocapture noundef readonly byval(<8 x double>) align 64 %1, ptr noundef %2, ptr nocapture noundef readonly byval(<8 x i64>) align 64 %3, double noundef %4) unnamed_addr #5 {
  %6 = alloca <8 x double>, align 64
  %7 = alloca <8 x double>, align 64
  %8 = alloca <8 x double>, align 64
  %9 = alloca <8 x double>, align 64
  %10 = alloca <8 x double>, align 64
  %11 = alloca <8 x double>, align 64
  %12 = load <8 x double>, ptr %1, align 64
  %13 = load <8 x i64>, ptr %3, align 64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %15 = load ptr, ptr %14, align 8
  %16 = load i32, ptr @appell_lanes_coordinates, align 4
  %17 = load i32, ptr @appell_lanes_speeds, align 4
  %18 = add i32 %17, %16
  %19 = sext i32 %18 to i64
  %20 = shl nsw i64 %19, 6
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 64 %15, ptr align 64 %2, i64 %20, i1 false)
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %22 = load i32, ptr @appell_lanes_kept, align 4
  %23 = add nsw i32 %22, %18
  %24 = sext i32 %23 to i64
  %25 = icmp sgt i32 %18, 0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %27 = icmp sgt i32 %22, 0
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  %31 = icmp sgt i32 %16, 0
  %32 = zext nneg i32 %16 to i64
  %33 = icmp sgt i32 %17, 0
  %34 = sext i32 %16 to i64
  %35 = load i32, ptr @appell_lanes_position_rows, align 4
  %36 = load i32, ptr @appell_lanes_velocity_rows, align 4
  %37 = add nsw i32 %36, %35
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 1408
  %39 = sext i32 %35 to i64
  %40 = sext i32 %37 to i64
  %41 = zext i32 %22 to i64
  %42 = zext nneg i32 %18 to i64
  %43 = zext nneg i32 %18 to i64
  br label %44

44:                                               ; preds = %5, %189
  %45 = phi <8 x double> [ splat (double 0x7FF0000000000000), %5 ], [ %169, %189 ]
  %46 = phi <8 x i64> [ %13, %5 ], [ %163, %189 ]
  %47 = phi i32 [ 0, %5 ], [ %191, %189 ]
  %48 = phi <8 x i64> [ %13, %5 ], [ %57, %189 ]
  %49 = phi <8 x i64> [ splat (i64 -1), %5 ], [ %160, %189 ]
  %50 = phi <8 x i64> [ zeroinitializer, %5 ], [ %155, %189 ]
  %51 = xor <8 x i64> %46, splat (i64 -1)
  %52 = load ptr, ptr %21, align 8
  %53 = getelementptr inbounds <8 x double>, ptr %52, i64 %24
  %54 = load <8 x double>, ptr %53, align 64
  %55 = fcmp ogt <8 x double> %54, zeroinitializer
  %56 = select <8 x i1> %55, <8 x i64> splat (i64 -1), <8 x i64> %51
  %57 = and <8 x i64> %56, %48
  br i1 %25, label %59, label %58

58:                                               ; preds = %59, %44
  br i1 %27, label %140, label %74

59:                                               ; preds = %44, %59
  %60 = phi i64 [ %72, %59 ], [ 0, %44 ]
  %61 = getelementptr inbounds nuw <8 x double>, ptr %2, i64 %60
  %62 = load <8 x double>, ptr %61, align 64
  %63 = load ptr, ptr %26, align 32
  %64 = getelementptr inbounds nuw <8 x double>, ptr %63, i64 %60
  store <8 x double> %62, ptr %64, align 64
  %65 = load ptr, ptr %21, align 8
  %66 = getelementptr inbounds nuw <8 x double>, ptr %65, i64 %60
  %67 = load <8 x i64>, ptr %66, align 64
  %68 = bitcast <8 x double> %62 to <8 x i64>
  %69 = and <8 x i64> %67, %46
  %70 = and <8 x i64> %68, %51
  %71 = or <8 x i64> %70, %69
  store <8 x i64> %71, ptr %61, align 64
  %72 = add nuw nsw i64 %60, 1
  %73 = icmp eq i64 %72, %42
  br i1 %73, label %58, label %59

74:                                               ; preds = %140, %58
  %75 = load ptr, ptr %29, align 16
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9)
  store <8 x double> %12, ptr %9, align 64
  %76 = load i32, ptr %30, align 16
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %79, label %78

78:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #11
  store <8 x double> %12, ptr %8, align 64
  call fastcc void @set_inputs(ptr noundef nonnull readonly %0, ptr noundef nonnull byval(<8 x double>) align 64 %8, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #11
  br label %79

79:                                               ; preds = %74, %78
  %80 = load ptr, ptr %0, align 64
  call void @appell_lanes_levels(ptr noundef nonnull %9, ptr noundef %2, ptr noundef %80, ptr noundef null, ptr noundef %75) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9)
  br i1 %31, label %81, label %90

81:                                               ; preds = %79, %81
  %82 = phi i64 [ %88, %81 ], [ 0, %79 ]
  %83 = phi <8 x double> [ %87, %81 ], [ zeroinitializer, %79 ]
  %84 = getelementptr inbounds nuw <8 x double>, ptr %2, i64 %82
  %85 = load <8 x double>, ptr %84, align 64
  %86 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %85)
  %87 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %83, <8 x double> %86)
  %88 = add nuw nsw i64 %82, 1
  %89 = icmp eq i64 %88, %32
  br i1 %89, label %90, label %81

90:                                               ; preds = %81, %79
  %91 = phi <8 x double> [ zeroinitializer, %79 ], [ %87, %81 ]
  br i1 %33, label %92, label %101

92:                                               ; preds = %90, %92
  %93 = phi i64 [ %99, %92 ], [ %34, %90 ]
  %94 = phi <8 x double> [ %98, %92 ], [ zeroinitializer, %90 ]
  %95 = getelementptr inbounds <8 x double>, ptr %2, i64 %93
  %96 = load <8 x double>, ptr %95, align 64
  %97 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %96)
  %98 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %94, <8 x double> %97)
  %99 = add nsw i64 %93, 1
  %100 = icmp slt i64 %99, %19
  br i1 %100, label %92, label %101

101:                                              ; preds = %92, %90
  %102 = phi <8 x double> [ zeroinitializer, %90 ], [ %98, %92 ]
  br i1 %27, label %103, label %133

103:                                              ; preds = %101
  %104 = load ptr, ptr %29, align 16
  %105 = load ptr, ptr %28, align 8
  %106 = load double, ptr %38, align 64
  %107 = insertelement <8 x double> poison, double %106, i64 0
  %108 = shufflevector <8 x double> %107, <8 x double> poison, <8 x i32> zeroinitializer
  br label %109

109:                                              ; preds = %109, %103
  %110 = phi <8 x i64> [ splat (i64 -1), %103 ], [ %130, %109 ]
  %111 = phi i64 [ 0, %103 ], [ %131, %109 ]
  %112 = phi <8 x double> [ zeroinitializer, %103 ], [ %126, %109 ]
  %113 = icmp sge i64 %111, %39
  %114 = icmp slt i64 %111, %40
  %115 = select i1 %113, i1 %114, i1 false
  %116 = select i1 %115, <8 x double> %102, <8 x double> %91
  %117 = getelementptr inbounds nuw <8 x double>, ptr %104, i64 %111
  %118 = load <8 x double>, ptr %117, align 64
  %119 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %118)
  %120 = getelementptr inbounds nuw <8 x double>, ptr %105, i64 %111
  %121 = load <8 x double>, ptr %120, align 64
  %122 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %121, <8 x double> %116, <8 x double> splat (double 0x10000000000000))
  %123 = fdiv <8 x double> %119, %122
  %124 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %112, <8 x double> %123)
  %125 = fcmp ueq <8 x double> %119, splat (double 0x7FF0000000000000)
  %126 = select <8 x i1> %125, <8 x double> splat (double 0x7FF0000000000000), <8 x double> %124
  %127 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %116, <8 x double> splat (double 1.000000e-08), <8 x double> %108)
  %128 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %121, <8 x double> %127, <8 x double> splat (double 0x10000000000000))
  %129 = fcmp ole <8 x double> %119, %128
  %130 = select <8 x i1> %129, <8 x i64> %110, <8 x i64> zeroinitializer
  %131 = add nuw nsw i64 %111, 1
  %132 = icmp eq i64 %131, %41
  br i1 %132, label %133, label %109

133:                                              ; preds = %109, %101
  %134 = phi <8 x i64> [ splat (i64 -1), %101 ], [ %130, %109 ]
  %135 = phi <8 x double> [ zeroinitializer, %101 ], [ %126, %109 ]
  %136 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %135, <8 x double> splat (double 0x7FEFFFFFFFFFFFFF))
  %137 = fcmp uge <8 x double> %136, %45
  %138 = select <8 x i1> %137, <8 x i64> %46, <8 x i64> zeroinitializer
  %139 = xor <8 x i64> %138, splat (i64 -1)
  br i1 %25, label %172, label %154

140:                                              ; preds = %58, %140
  %141 = phi i64 [ %152, %140 ], [ 0, %58 ]
  %142 = load ptr, ptr %21, align 8
  %143 = getelementptr <8 x double>, ptr %142, i64 %141
  %144 = getelementptr <8 x double>, ptr %143, i64 %19
  %145 = load <8 x i64>, ptr %144, align 64
  %146 = load ptr, ptr %28, align 8
  %147 = getelementptr inbounds nuw <8 x double>, ptr %146, i64 %141
  %148 = load <8 x i64>, ptr %147, align 64
  %149 = and <8 x i64> %145, %46
  %150 = and <8 x i64> %148, %51
  %151 = or <8 x i64> %150, %149
  store <8 x i64> %151, ptr %147, align 64
  %152 = add nuw nsw i64 %141, 1
  %153 = icmp eq i64 %152, %41
  br i1 %153, label %74, label %140

154:                                              ; preds = %172, %133
  %155 = or <8 x i64> %138, %50
  %156 = xor <8 x i64> %138, %46
  %157 = and <8 x i64> %156, %134
  %158 = or <8 x i64> %138, %51
  %159 = and <8 x i64> %158, %49
  %160 = or <8 x i64> %157, %159
  %161 = fcmp ogt <8 x double> %136, splat (double 0x3CD0000000000000)
  %162 = select <8 x i1> %161, <8 x i64> %139, <8 x i64> zeroinitializer
  %163 = and <8 x i64> %162, %46
  %164 = bitcast <8 x double> %136 to <8 x i64>
  %165 = bitcast <8 x double> %45 to <8 x i64>
  %166 = and <8 x i64> %138, %165
  %167 = and <8 x i64> %139, %164
  %168 = or <8 x i64> %166, %167
  %169 = bitcast <8 x i64> %168 to <8 x double>
  %170 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %163)
  %171 = icmp eq i64 %170, 0
  br i1 %171, label %193, label %184

172:                                              ; preds = %133, %172
  %173 = phi i64 [ %182, %172 ], [ 0, %133 ]
  %174 = load ptr, ptr %26, align 32
  %175 = getelementptr inbounds nuw <8 x double>, ptr %174, i64 %173
  %176 = load <8 x i64>, ptr %175, align 64
  %177 = getelementptr inbounds nuw <8 x double>, ptr %2, i64 %173
  %178 = load <8 x i64>, ptr %177, align 64
  %179 = and <8 x i64> %176, %138
  %180 = and <8 x i64> %178, %139
  %181 = or <8 x i64> %180, %179
  store <8 x i64> %181, ptr %177, align 64
  %182 = add nuw nsw i64 %173, 1
  %183 = icmp eq i64 %182, %43
  br i1 %183, label %154, label %172

184:                                              ; preds = %154
  %185 = load ptr, ptr %21, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10)
  store <8 x double> %12, ptr %10, align 64
  %186 = load i32, ptr %30, align 16
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %189, label %188

188:                                              ; preds = %184
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #11
  store <8 x double> %12, ptr %7, align 64
  call fastcc void @set_inputs(ptr noundef nonnull readonly %0, ptr noundef nonnull byval(<8 x double>) align 64 %7, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #11
  br label %189

189:                                              ; preds = %184, %188
  %190 = load ptr, ptr %0, align 64
  call void @appell_lanes_correct(ptr noundef nonnull %10, ptr noundef %2, ptr noundef %190, ptr noundef null, ptr noundef %185) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10)
  %191 = add nuw nsw i32 %47, 1
  %192 = icmp eq i32 %191, 8
  br i1 %192, label %193, label %44

193:                                              ; preds = %154, %189
  %194 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %155)
  %195 = icmp eq i64 %194, 0
  br i1 %195, label %203, label %196

196:                                              ; preds = %193
  %197 = load ptr, ptr %29, align 16
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11)
  store <8 x double> %12, ptr %11, align 64
  %198 = load i32, ptr %30, align 16
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %201, label %200

200:                                              ; preds = %196
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #11
  store <8 x double> %12, ptr %6, align 64
  call fastcc void @set_inputs(ptr noundef nonnull readonly %0, ptr noundef nonnull byval(<8 x double>) align 64 %6, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #11
  br label %201

201:                                              ; preds = %196, %200
  %202 = load ptr, ptr %0, align 64
  call void @appell_lanes_levels(ptr noundef nonnull %11, ptr noundef %2, ptr noundef %202, ptr noundef null, ptr noundef %197) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11)
  br label %203

203:                                              ; preds = %201, %193
  br i1 %27, label %204, label %208

204:                                              ; preds = %203
  %205 = load ptr, ptr %29, align 16
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 448
  br label %243

208:                                              ; preds = %258, %203
  br i1 %25, label %209, label %239

209:                                              ; preds = %208
  %210 = load double, ptr %38, align 64
  %211 = call double @llvm.sqrt.f64(double %210)
  %212 = load ptr, ptr %14, align 8
  %213 = insertelement <8 x double> poison, double %211, i64 0
  %214 = shufflevector <8 x double> %213, <8 x double> poison, <8 x i32> zeroinitializer
  %215 = insertelement <8 x double> poison, double %4, i64 0
  %216 = shufflevector <8 x double> %215, <8 x double> poison, <8 x i32> zeroinitializer
  %217 = insertelement <8 x double> poison, double %210, i64 0
  %218 = shufflevector <8 x double> %217, <8 x double> poison, <8 x i32> zeroinitializer
  %219 = zext nneg i32 %18 to i64
  br label %220

220:                                              ; preds = %220, %209
  %221 = phi i64 [ 0, %209 ], [ %237, %220 ]
  %222 = phi <8 x i64> [ splat (i64 -1), %209 ], [ %236, %220 ]
  %223 = getelementptr inbounds nuw <8 x double>, ptr %212, i64 %221
  %224 = load <8 x double>, ptr %223, align 64
  %225 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %224)
  %226 = getelementptr inbounds nuw <8 x double>, ptr %2, i64 %221
  %227 = load <8 x double>, ptr %226, align 64
  %228 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %227)
  %229 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %225, <8 x double> %228)
  %230 = fsub <8 x double> %227, %224
  %231 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %230)
  %232 = fmul <8 x double> %214, %231
  %233 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %218, <8 x double> %229, <8 x double> %218)
  %234 = fmul <8 x double> %216, %233
  %235 = fcmp ole <8 x double> %232, %234
  %236 = select <8 x i1> %235, <8 x i64> %222, <8 x i64> zeroinitializer
  %237 = add nuw nsw i64 %221, 1
  %238 = icmp eq i64 %237, %219
  br i1 %238, label %239, label %220

239:                                              ; preds = %220, %208
  %240 = phi <8 x i64> [ splat (i64 -1), %208 ], [ %236, %220 ]
  %241 = and <8 x i64> %160, %240
  %242 = and <8 x i64> %241, %57
  ret <8 x i64> %242

243:                                              ; preds = %204, %258
  %244 = phi i64 [ 0, %204 ], [ %259, %258 ]
  %245 = getelementptr inbounds nuw <8 x double>, ptr %205, i64 %244
  %246 = load <8 x double>, ptr %245, align 64
  %247 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %246)
  %248 = bitcast <8 x double> %247 to <8 x i64>
  %249 = and <8 x i64> %13, %248
  %250 = bitcast <8 x i64> %249 to <8 x double>
  %251 = icmp slt i64 %244, %40
  br i1 %251, label %252, label %255

252:                                              ; preds = %243
  %253 = load <8 x double>, ptr %207, align 64
  %254 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %253, <8 x double> %250)
  store <8 x double> %254, ptr %207, align 64
  br label %258

255:                                              ; preds = %243
  %256 = load <8 x double>, ptr %206, align 64
  %257 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %256, <8 x double> %250)
  store <8 x double> %257, ptr %206, align 64
  br label %258

258:                                              ; preds = %255, %252
  %259 = add nuw nsw i64 %244, 1
  %260 = icmp eq i64 %259, %41
  br i1 %260, label %208, label %243
}

declare void @appell_lanes_levels(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>) #7

declare <8 x double> @llvm.minnum.v8f64(<8 x double>, <8 x double>) #7

declare <8 x double> @llvm.fabs.v8f64(<8 x double>) #7

declare <8 x double> @llvm.maxnum.v8f64(<8 x double>, <8 x double>) #7

declare double @llvm.sqrt.f64(double) #7

declare void @appell_lanes_rates(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define internal fastcc void @set_inputs(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef readonly byval(<8 x double>) align 64 %1, ptr noundef %2) unnamed_addr #8 {
  %4 = alloca <8 x double>, align 64
  %5 = alloca [3 x double], align 16
  %6 = load <8 x double>, ptr %1, align 64
  store <8 x double> %6, ptr %4, align 64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 1424
  %8 = load i32, ptr %7, align 16
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1416
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 16
  br label %15

14:                                               ; preds = %110, %3
  ret void

15:                                               ; preds = %10, %110
  %16 = phi i64 [ 0, %10 ], [ %111, %110 ]
  %17 = load ptr, ptr %11, align 8
  %18 = getelementptr inbounds nuw %struct.Input, ptr %17, i64 %16
  %19 = load ptr, ptr %0, align 64
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 60
  %21 = load i32, ptr %20, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds <8 x double>, ptr %19, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %25 = load i32, ptr %24, align 8
  switch i32 %25, label %110 [
    i32 1, label %31
    i32 0, label %26
  ]

26:                                               ; preds = %15
  %27 = getelementptr inbounds nuw i8, ptr %18, i64 68
  %28 = getelementptr inbounds nuw i8, ptr %18, i64 72
  %29 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %18, i64 64
  br label %34

31:                                               ; preds = %15
  %32 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %33 = load ptr, ptr %32, align 8
  call void %33(ptr noundef nonnull %4, ptr noundef %2, ptr noundef %19, ptr noundef null, ptr noundef %23) #11
  br label %110

34:                                               ; preds = %26, %96
  %35 = phi i32 [ 0, %26 ], [ %97, %96 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #11
  %36 = load <8 x double>, ptr %4, align 64
  %37 = extractelement <8 x double> %36, i32 %35
  %38 = load i32, ptr %27, align 4
  %39 = add nsw i32 %38, -1
  %40 = load i32, ptr %28, align 8
  %41 = load ptr, ptr %18, align 8
  %42 = sext i32 %40 to i64
  %43 = getelementptr inbounds double, ptr %41, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fcmp ult double %37, %44
  br i1 %45, label %50, label %46

46:                                               ; preds = %34
  %47 = getelementptr i8, ptr %43, i64 8
  %48 = load double, ptr %47, align 8
  %49 = fcmp olt double %37, %48
  br i1 %49, label %71, label %50

50:                                               ; preds = %46, %34
  %51 = icmp sgt i32 %38, 1
  br i1 %51, label %52, label %66

52:                                               ; preds = %50, %52
  %53 = phi i32 [ %64, %52 ], [ %39, %50 ]
  %54 = phi i32 [ %63, %52 ], [ 0, %50 ]
  %55 = add nuw nsw i32 %53, 1
  %56 = add nuw nsw i32 %55, %54
  %57 = lshr i32 %56, 1
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw double, ptr %41, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = fcmp olt double %37, %60
  %62 = add nsw i32 %57, -1
  %63 = select i1 %61, i32 %54, i32 %57
  %64 = select i1 %61, i32 %62, i32 %53
  %65 = icmp slt i32 %63, %64
  br i1 %65, label %52, label %66

66:                                               ; preds = %52, %50
  %67 = phi i32 [ 0, %50 ], [ %63, %52 ]
  store i32 %67, ptr %28, align 8
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw double, ptr %41, i64 %68
  %70 = load double, ptr %69, align 8
  br label %71

71:                                               ; preds = %46, %66
  %72 = phi double [ %44, %46 ], [ %70, %66 ]
  %73 = phi i64 [ %42, %46 ], [ %68, %66 ]
  %74 = fsub double %37, %72
  %75 = load ptr, ptr %29, align 8
  %76 = shl nsw i64 %73, 5
  %77 = getelementptr inbounds i8, ptr %75, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %77, i64 8
  %80 = load double, ptr %79, align 8
  %81 = call double @llvm.fmuladd.f64(double %78, double %74, double %80)
  %82 = getelementptr inbounds nuw i8, ptr %77, i64 16
  %83 = load double, ptr %82, align 8
  %84 = call double @llvm.fmuladd.f64(double %81, double %74, double %83)
  %85 = getelementptr inbounds nuw i8, ptr %77, i64 24
  %86 = load double, ptr %85, align 8
  %87 = call double @llvm.fmuladd.f64(double %84, double %74, double %86)
  store double %87, ptr %5, align 16
  %88 = fmul double %78, 3.000000e+00
  %89 = fmul double %80, 2.000000e+00
  %90 = call double @llvm.fmuladd.f64(double %88, double %74, double %89)
  %91 = call double @llvm.fmuladd.f64(double %90, double %74, double %83)
  store double %91, ptr %12, align 8
  %92 = fmul double %78, 6.000000e+00
  %93 = call double @llvm.fmuladd.f64(double %92, double %74, double %89)
  store double %93, ptr %13, align 16
  %94 = load i32, ptr %30, align 8
  %95 = icmp sgt i32 %94, 0
  br i1 %95, label %99, label %96

96:                                               ; preds = %99, %71
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #11
  %97 = add nuw nsw i32 %35, 1
  %98 = icmp eq i32 %97, 8
  br i1 %98, label %110, label %34

99:                                               ; preds = %71, %99
  %100 = phi i64 [ %106, %99 ], [ 0, %71 ]
  %101 = getelementptr inbounds nuw [3 x double], ptr %5, i64 0, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = getelementptr inbounds nuw <8 x double>, ptr %23, i64 %100
  %104 = load <8 x double>, ptr %103, align 64
  %105 = insertelement <8 x double> %104, double %102, i32 %35
  store <8 x double> %105, ptr %103, align 64
  %106 = add nuw nsw i64 %100, 1
  %107 = load i32, ptr %30, align 8
  %108 = sext i32 %107 to i64
  %109 = icmp slt i64 %106, %108
  br i1 %109, label %99, label %96

110:                                              ; preds = %96, %15, %31
  %111 = add nuw nsw i64 %16, 1
  %112 = load i32, ptr %7, align 16
  %113 = sext i32 %112 to i64
  %114 = icmp slt i64 %111, %113
  br i1 %114, label %15, label %14
}

declare double @llvm.fmuladd.f64(double, double, double) #7

declare <8 x double> @llvm.sqrt.v8f64(<8 x double>) #7

declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>) #7

declare double @llvm.fabs.f64(double) #7

declare void @appell_lanes_finish(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

declare i32 @llvm.smin.i32(i32, i32) #9

declare i32 @llvm.smax.i32(i32, i32) #9

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #10

declare <8 x i1> @llvm.is.fpclass.v8f64(<8 x double>, i32 immarg) #9

attributes #0 = { nounwind }
attributes #1 = { nounwind }
attributes #2 = { nounwind }
attributes #3 = { nounwind }
attributes #4 = { nounwind }
attributes #5 = { nounwind }
attributes #6 = { nounwind }
attributes #7 = { nounwind }
attributes #8 = { nounwind }
attributes #9 = { nounwind }
attributes #10 = { nounwind }
attributes #11 = { nounwind }

