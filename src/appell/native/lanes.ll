; sources sha256 ad51fb8939c69d6b4035c3967431a58c46a36519d5bfc2651c6fb07a96d1dfe1
; ziglang 0.15.2

%struct.Group = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, %struct.LastStep, <8 x i64>, <8 x i64>, [8 x i32], [8 x i32], <8 x double>, <8 x i64>, <8 x i64>, double, [16 x [16 x double]], [12 x double], [12 x double], [56 x i8] }
%struct.LastStep = type { <8 x double>, <8 x double>, <8 x double> }

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
  ret i32 144
}

define range(i32 0, 2) i32 @appell_lanes_run(ptr nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = alloca <8 x double>, align 64
  %3 = alloca <8 x double>, align 64
  %4 = alloca <8 x double>, align 64
  %5 = alloca <8 x i64>, align 64
  %6 = alloca [7 x <8 x double>], align 64
  %7 = alloca <8 x double>, align 64
  %8 = alloca <8 x double>, align 64
  %9 = alloca <8 x double>, align 64
  %10 = alloca [3 x <8 x double>], align 64
  %11 = alloca <8 x double>, align 64
  %12 = alloca <8 x i64>, align 64
  %13 = alloca <8 x double>, align 64
  %14 = alloca <8 x double>, align 64
  %15 = alloca <8 x double>, align 64
  %16 = alloca <8 x double>, align 64
  %17 = alloca <8 x double>, align 64
  %18 = alloca <8 x double>, align 64
  %19 = alloca <8 x double>, align 64
  %20 = alloca <8 x double>, align 64
  %21 = alloca <8 x double>, align 64
  %22 = alloca <8 x double>, align 64
  %23 = alloca <8 x double>, align 64
  %24 = alloca <8 x double>, align 64
  %25 = alloca <8 x double>, align 64
  %26 = alloca <8 x i64>, align 64
  %27 = alloca <8 x double>, align 64
  %28 = alloca <8 x i64>, align 64
  %29 = alloca <8 x double>, align 64
  %30 = alloca <8 x double>, align 64
  %31 = alloca <8 x double>, align 64
  %32 = alloca <8 x i64>, align 64
  %33 = alloca <8 x i64>, align 64
  %34 = alloca <8 x double>, align 64
  %35 = alloca %struct.Group, align 64
  %36 = alloca %struct.Group, align 64
  call void @llvm.lifetime.start.p0(i64 3456, ptr nonnull %35) #10
  call void @llvm.lifetime.start.p0(i64 3456, ptr nonnull %36) #10
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 1160
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2048) %39, ptr noundef nonnull align 16 dereferenceable(2048) @DOP_A, i64 2048, i1 false)
  %40 = getelementptr inbounds nuw i8, ptr %35, i64 3208
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %40, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E5, i64 96, i1 false)
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 3304
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %41, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E3, i64 96, i1 false)
  store ptr %38, ptr %35, align 64
  %42 = load i32, ptr @appell_lanes_parameters, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr <8 x double>, ptr %38, i64 %43
  %45 = getelementptr i8, ptr %44, i64 64
  %46 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store ptr %45, ptr %46, align 8
  %47 = load i32, ptr @appell_lanes_coordinates, align 4
  %48 = load i32, ptr @appell_lanes_speeds, align 4
  %49 = add i32 %48, %47
  %50 = load i32, ptr @appell_lanes_auxiliaries, align 4
  %51 = add i32 %49, %50
  %52 = load i32, ptr @appell_lanes_quadratures, align 4
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr <8 x double>, ptr %45, i64 %54
  %56 = getelementptr i8, ptr %55, i64 64
  %57 = getelementptr inbounds nuw i8, ptr %35, i64 16
  store ptr %56, ptr %57, align 16
  %58 = getelementptr <8 x double>, ptr %56, i64 %54
  %59 = getelementptr i8, ptr %58, i64 64
  %60 = getelementptr inbounds nuw i8, ptr %35, i64 24
  store ptr %59, ptr %60, align 8
  %61 = getelementptr <8 x double>, ptr %59, i64 %54
  %62 = getelementptr i8, ptr %61, i64 64
  %63 = getelementptr inbounds nuw i8, ptr %35, i64 32
  store ptr %62, ptr %63, align 32
  %64 = getelementptr <8 x double>, ptr %62, i64 %54
  %65 = getelementptr i8, ptr %64, i64 64
  %66 = getelementptr inbounds nuw i8, ptr %35, i64 40
  store ptr %65, ptr %66, align 8
  %67 = shl nsw i32 %53, 4
  %68 = or disjoint i32 %67, 2
  %69 = load i32, ptr @appell_lanes_rows, align 4
  %70 = add nsw i32 %68, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr <8 x double>, ptr %65, i64 %71
  %73 = getelementptr i8, ptr %72, i64 64
  %74 = getelementptr inbounds nuw i8, ptr %35, i64 48
  store ptr %73, ptr %74, align 16
  %75 = mul nsw i32 %53, 7
  %76 = sext i32 %75 to i64
  %77 = getelementptr <8 x double>, ptr %73, i64 %76
  %78 = getelementptr i8, ptr %77, i64 64
  %79 = getelementptr inbounds nuw i8, ptr %35, i64 56
  store ptr %78, ptr %79, align 8
  %80 = shl nsw i32 %53, 1
  %81 = or disjoint i32 %80, 1
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds <8 x double>, ptr %78, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr %35, i64 64
  store ptr %83, ptr %84, align 64
  %85 = sext i32 %51 to i64
  %86 = getelementptr <8 x double>, ptr %83, i64 %85
  %87 = getelementptr i8, ptr %86, i64 64
  %88 = getelementptr inbounds nuw i8, ptr %35, i64 72
  store ptr %87, ptr %88, align 8
  %89 = sext i32 %69 to i64
  %90 = getelementptr <8 x double>, ptr %87, i64 %89
  %91 = getelementptr i8, ptr %90, i64 64
  %92 = getelementptr inbounds nuw i8, ptr %35, i64 80
  store ptr %91, ptr %92, align 16
  %93 = sext i32 %48 to i64
  %94 = getelementptr <8 x double>, ptr %91, i64 %93
  %95 = getelementptr i8, ptr %94, i64 64
  %96 = getelementptr inbounds nuw i8, ptr %35, i64 88
  store ptr %95, ptr %96, align 8
  %97 = mul nsw i32 %49, 3
  %98 = load i32, ptr @appell_lanes_kept, align 4
  %99 = add i32 %98, %97
  %100 = sext i32 %99 to i64
  %101 = getelementptr <8 x double>, ptr %95, i64 %100
  %102 = getelementptr i8, ptr %101, i64 128
  %103 = getelementptr inbounds nuw i8, ptr %35, i64 96
  store ptr %102, ptr %103, align 32
  %104 = sext i32 %49 to i64
  %105 = getelementptr <8 x double>, ptr %102, i64 %104
  %106 = getelementptr i8, ptr %105, i64 64
  %107 = getelementptr inbounds nuw i8, ptr %35, i64 104
  store ptr %106, ptr %107, align 8
  %108 = getelementptr <8 x double>, ptr %106, i64 %104
  %109 = getelementptr i8, ptr %108, i64 64
  %110 = getelementptr inbounds nuw i8, ptr %35, i64 112
  store ptr %109, ptr %110, align 16
  %111 = sext i32 %98 to i64
  %112 = getelementptr <8 x double>, ptr %109, i64 %111
  %113 = getelementptr i8, ptr %112, i64 64
  %114 = getelementptr inbounds nuw i8, ptr %35, i64 120
  store ptr %113, ptr %114, align 8
  %115 = getelementptr <8 x double>, ptr %113, i64 %111
  %116 = getelementptr i8, ptr %115, i64 64
  %117 = getelementptr inbounds nuw i8, ptr %35, i64 128
  store ptr %116, ptr %117, align 64
  %118 = mul i32 %53, 11
  %119 = add i32 %98, %49
  %120 = add i32 %119, %48
  %121 = add i32 %120, %69
  %122 = shl i32 %121, 1
  %123 = add i32 %99, 22
  %124 = add i32 %123, %42
  %125 = add i32 %124, %51
  %126 = add i32 %125, %80
  %127 = add i32 %126, %67
  %128 = add i32 %127, %118
  %129 = add i32 %128, %122
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds <8 x double>, ptr %38, i64 %130
  %132 = getelementptr inbounds nuw i8, ptr %36, i64 1160
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2048) %132, ptr noundef nonnull align 16 dereferenceable(2048) @DOP_A, i64 2048, i1 false)
  %133 = getelementptr inbounds nuw i8, ptr %36, i64 3208
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %133, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E5, i64 96, i1 false)
  %134 = getelementptr inbounds nuw i8, ptr %36, i64 3304
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %134, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E3, i64 96, i1 false)
  store ptr %131, ptr %36, align 64
  %135 = getelementptr <8 x double>, ptr %131, i64 %43
  %136 = getelementptr i8, ptr %135, i64 64
  %137 = getelementptr inbounds nuw i8, ptr %36, i64 8
  store ptr %136, ptr %137, align 8
  %138 = getelementptr <8 x double>, ptr %136, i64 %54
  %139 = getelementptr i8, ptr %138, i64 64
  %140 = getelementptr inbounds nuw i8, ptr %36, i64 16
  store ptr %139, ptr %140, align 16
  %141 = getelementptr <8 x double>, ptr %139, i64 %54
  %142 = getelementptr i8, ptr %141, i64 64
  %143 = getelementptr inbounds nuw i8, ptr %36, i64 24
  store ptr %142, ptr %143, align 8
  %144 = getelementptr <8 x double>, ptr %142, i64 %54
  %145 = getelementptr i8, ptr %144, i64 64
  %146 = getelementptr inbounds nuw i8, ptr %36, i64 32
  store ptr %145, ptr %146, align 32
  %147 = getelementptr <8 x double>, ptr %145, i64 %54
  %148 = getelementptr i8, ptr %147, i64 64
  %149 = getelementptr inbounds nuw i8, ptr %36, i64 40
  store ptr %148, ptr %149, align 8
  %150 = getelementptr <8 x double>, ptr %148, i64 %71
  %151 = getelementptr i8, ptr %150, i64 64
  %152 = getelementptr inbounds nuw i8, ptr %36, i64 48
  store ptr %151, ptr %152, align 16
  %153 = getelementptr <8 x double>, ptr %151, i64 %76
  %154 = getelementptr i8, ptr %153, i64 64
  %155 = getelementptr inbounds nuw i8, ptr %36, i64 56
  store ptr %154, ptr %155, align 8
  %156 = getelementptr inbounds <8 x double>, ptr %154, i64 %82
  %157 = getelementptr inbounds nuw i8, ptr %36, i64 64
  store ptr %156, ptr %157, align 64
  %158 = getelementptr <8 x double>, ptr %156, i64 %85
  %159 = getelementptr i8, ptr %158, i64 64
  %160 = getelementptr inbounds nuw i8, ptr %36, i64 72
  store ptr %159, ptr %160, align 8
  %161 = getelementptr <8 x double>, ptr %159, i64 %89
  %162 = getelementptr i8, ptr %161, i64 64
  %163 = getelementptr inbounds nuw i8, ptr %36, i64 80
  store ptr %162, ptr %163, align 16
  %164 = getelementptr <8 x double>, ptr %162, i64 %93
  %165 = getelementptr i8, ptr %164, i64 64
  %166 = getelementptr inbounds nuw i8, ptr %36, i64 88
  store ptr %165, ptr %166, align 8
  %167 = getelementptr <8 x double>, ptr %165, i64 %100
  %168 = getelementptr i8, ptr %167, i64 128
  %169 = getelementptr inbounds nuw i8, ptr %36, i64 96
  store ptr %168, ptr %169, align 32
  %170 = getelementptr <8 x double>, ptr %168, i64 %104
  %171 = getelementptr i8, ptr %170, i64 64
  %172 = getelementptr inbounds nuw i8, ptr %36, i64 104
  store ptr %171, ptr %172, align 8
  %173 = getelementptr <8 x double>, ptr %171, i64 %104
  %174 = getelementptr i8, ptr %173, i64 64
  %175 = getelementptr inbounds nuw i8, ptr %36, i64 112
  store ptr %174, ptr %175, align 16
  %176 = getelementptr <8 x double>, ptr %174, i64 %111
  %177 = getelementptr i8, ptr %176, i64 64
  %178 = getelementptr inbounds nuw i8, ptr %36, i64 120
  store ptr %177, ptr %178, align 8
  %179 = getelementptr <8 x double>, ptr %177, i64 %111
  %180 = getelementptr i8, ptr %179, i64 64
  %181 = getelementptr inbounds nuw i8, ptr %36, i64 128
  store ptr %180, ptr %181, align 64
  %182 = getelementptr inbounds nuw i8, ptr %35, i64 768
  store <8 x i64> zeroinitializer, ptr %182, align 64
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %184 = load double, ptr %183, align 8
  %185 = getelementptr inbounds nuw i8, ptr %35, i64 1152
  store double %184, ptr %185, align 64
  %186 = add i32 %50, 2
  %187 = add i32 %186, %52
  %188 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %190 = getelementptr inbounds nuw i8, ptr %36, i64 1152
  %191 = getelementptr inbounds nuw i8, ptr %36, i64 896
  %192 = icmp sgt i32 %42, 0
  %193 = icmp sgt i32 %51, 0
  %194 = icmp sgt i32 %52, 0
  %195 = getelementptr inbounds nuw i8, ptr %36, i64 928
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %197 = zext nneg i32 %42 to i64
  %198 = zext nneg i32 %51 to i64
  %199 = getelementptr inbounds nuw i8, ptr %36, i64 448
  %200 = getelementptr inbounds nuw i8, ptr %36, i64 1024
  %201 = getelementptr inbounds nuw i8, ptr %36, i64 832
  %202 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %203 = getelementptr inbounds nuw i8, ptr %36, i64 192
  %204 = icmp sgt i32 %69, 0
  %205 = zext nneg i32 %69 to i64
  %206 = icmp eq i32 %98, 0
  %207 = add i32 %49, %187
  %208 = icmp sgt i32 %48, 0
  %209 = zext nneg i32 %48 to i64
  %210 = icmp sgt i32 %47, 0
  %211 = zext nneg i32 %47 to i64
  %212 = sext i32 %47 to i64
  %213 = getelementptr inbounds nuw i8, ptr %36, i64 384
  %214 = getelementptr inbounds nuw i8, ptr %36, i64 320
  %215 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %216 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %217 = sitofp i32 %51 to double
  %218 = insertelement <8 x double> poison, double %217, i64 0
  %219 = shufflevector <8 x double> %218, <8 x double> poison, <8 x i32> zeroinitializer
  %220 = fdiv <8 x double> zeroinitializer, %219
  %221 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %220)
  %222 = icmp sgt i32 %53, 0
  %223 = zext i32 %53 to i64
  %224 = getelementptr inbounds nuw i8, ptr %36, i64 256
  %225 = getelementptr inbounds nuw i8, ptr %36, i64 768
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %229 = getelementptr inbounds nuw i8, ptr %36, i64 960
  %230 = icmp sgt i32 %49, 0
  %231 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %232 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %233 = sext i32 %52 to i64
  %234 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %235 = zext nneg i32 %49 to i64
  %236 = zext nneg i32 %52 to i64
  %237 = getelementptr inbounds nuw i8, ptr %35, i64 256
  %238 = getelementptr inbounds nuw i8, ptr %35, i64 192
  %239 = getelementptr inbounds nuw i8, ptr %35, i64 1288
  %240 = getelementptr inbounds nuw i8, ptr %35, i64 1416
  %241 = getelementptr inbounds nuw i8, ptr %35, i64 1424
  %242 = sext i32 %80 to i64
  %243 = getelementptr inbounds nuw i8, ptr %35, i64 1544
  %244 = getelementptr inbounds nuw i8, ptr %35, i64 1560
  %245 = zext nneg i32 %80 to i64
  %246 = mul nsw i32 %53, 3
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds nuw i8, ptr %35, i64 1672
  %249 = getelementptr inbounds nuw i8, ptr %35, i64 1688
  %250 = getelementptr inbounds nuw i8, ptr %35, i64 1696
  %251 = zext nneg i32 %246 to i64
  %252 = shl nsw i32 %53, 2
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds nuw i8, ptr %35, i64 1800
  %255 = getelementptr inbounds nuw i8, ptr %35, i64 1824
  %256 = getelementptr inbounds nuw i8, ptr %35, i64 1832
  %257 = zext nneg i32 %252 to i64
  %258 = mul nsw i32 %53, 5
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds nuw i8, ptr %35, i64 1928
  %261 = getelementptr inbounds nuw i8, ptr %35, i64 1952
  %262 = getelementptr inbounds nuw i8, ptr %35, i64 1960
  %263 = getelementptr inbounds nuw i8, ptr %35, i64 1968
  %264 = zext nneg i32 %258 to i64
  %265 = mul nsw i32 %53, 6
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds nuw i8, ptr %35, i64 2056
  %268 = getelementptr inbounds nuw i8, ptr %35, i64 2080
  %269 = getelementptr inbounds nuw i8, ptr %35, i64 2088
  %270 = getelementptr inbounds nuw i8, ptr %35, i64 2096
  %271 = getelementptr inbounds nuw i8, ptr %35, i64 2104
  %272 = zext nneg i32 %265 to i64
  %273 = getelementptr inbounds nuw i8, ptr %35, i64 2184
  %274 = getelementptr inbounds nuw i8, ptr %35, i64 2208
  %275 = getelementptr inbounds nuw i8, ptr %35, i64 2216
  %276 = getelementptr inbounds nuw i8, ptr %35, i64 2224
  %277 = getelementptr inbounds nuw i8, ptr %35, i64 2232
  %278 = getelementptr inbounds nuw i8, ptr %35, i64 2240
  %279 = zext nneg i32 %75 to i64
  %280 = shl nsw i32 %53, 3
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds nuw i8, ptr %35, i64 2312
  %283 = getelementptr inbounds nuw i8, ptr %35, i64 2336
  %284 = getelementptr inbounds nuw i8, ptr %35, i64 2344
  %285 = getelementptr inbounds nuw i8, ptr %35, i64 2352
  %286 = getelementptr inbounds nuw i8, ptr %35, i64 2360
  %287 = getelementptr inbounds nuw i8, ptr %35, i64 2368
  %288 = getelementptr inbounds nuw i8, ptr %35, i64 2376
  %289 = zext nneg i32 %280 to i64
  %290 = mul nsw i32 %53, 9
  %291 = sext i32 %290 to i64
  %292 = getelementptr inbounds nuw i8, ptr %35, i64 2440
  %293 = getelementptr inbounds nuw i8, ptr %35, i64 2464
  %294 = getelementptr inbounds nuw i8, ptr %35, i64 2472
  %295 = getelementptr inbounds nuw i8, ptr %35, i64 2480
  %296 = getelementptr inbounds nuw i8, ptr %35, i64 2488
  %297 = getelementptr inbounds nuw i8, ptr %35, i64 2496
  %298 = getelementptr inbounds nuw i8, ptr %35, i64 2504
  %299 = getelementptr inbounds nuw i8, ptr %35, i64 2512
  %300 = zext nneg i32 %290 to i64
  %301 = mul nsw i32 %53, 10
  %302 = sext i32 %301 to i64
  %303 = getelementptr inbounds nuw i8, ptr %35, i64 2568
  %304 = getelementptr inbounds nuw i8, ptr %35, i64 2592
  %305 = getelementptr inbounds nuw i8, ptr %35, i64 2600
  %306 = getelementptr inbounds nuw i8, ptr %35, i64 2608
  %307 = getelementptr inbounds nuw i8, ptr %35, i64 2616
  %308 = getelementptr inbounds nuw i8, ptr %35, i64 2624
  %309 = getelementptr inbounds nuw i8, ptr %35, i64 2632
  %310 = getelementptr inbounds nuw i8, ptr %35, i64 2640
  %311 = getelementptr inbounds nuw i8, ptr %35, i64 2648
  %312 = zext nneg i32 %301 to i64
  %313 = sext i32 %118 to i64
  %314 = getelementptr inbounds nuw i8, ptr %35, i64 2696
  %315 = getelementptr inbounds nuw i8, ptr %35, i64 2736
  %316 = getelementptr inbounds nuw i8, ptr %35, i64 2744
  %317 = getelementptr inbounds nuw i8, ptr %35, i64 2752
  %318 = getelementptr inbounds nuw i8, ptr %35, i64 2760
  %319 = getelementptr inbounds nuw i8, ptr %35, i64 2768
  %320 = getelementptr inbounds nuw i8, ptr %35, i64 2776
  %321 = getelementptr inbounds nuw i8, ptr %35, i64 2784
  %322 = zext nneg i32 %118 to i64
  %323 = getelementptr inbounds nuw i8, ptr %35, i64 3248
  %324 = getelementptr inbounds nuw i8, ptr %35, i64 3256
  %325 = getelementptr inbounds nuw i8, ptr %35, i64 3264
  %326 = getelementptr inbounds nuw i8, ptr %35, i64 3272
  %327 = getelementptr inbounds nuw i8, ptr %35, i64 3280
  %328 = getelementptr inbounds nuw i8, ptr %35, i64 3288
  %329 = getelementptr inbounds nuw i8, ptr %35, i64 3296
  %330 = getelementptr inbounds nuw i8, ptr %35, i64 3344
  %331 = getelementptr inbounds nuw i8, ptr %35, i64 3352
  %332 = getelementptr inbounds nuw i8, ptr %35, i64 3360
  %333 = getelementptr inbounds nuw i8, ptr %35, i64 3368
  %334 = getelementptr inbounds nuw i8, ptr %35, i64 3376
  %335 = getelementptr inbounds nuw i8, ptr %35, i64 3384
  %336 = getelementptr inbounds nuw i8, ptr %35, i64 3392
  %337 = getelementptr inbounds nuw i8, ptr %35, i64 320
  %338 = getelementptr inbounds nuw i8, ptr %35, i64 384
  %339 = icmp sgt i32 %50, 0
  %340 = add nsw i64 %93, %212
  %341 = sext i32 %119 to i64
  %342 = icmp eq i32 %52, 0
  %343 = load i32, ptr @appell_lanes_position_rows, align 4
  %344 = load i32, ptr @appell_lanes_velocity_rows, align 4
  %345 = sub i32 0, %344
  %346 = icmp eq i32 %343, %345
  %347 = getelementptr inbounds nuw i8, ptr %35, i64 576
  %348 = getelementptr inbounds nuw i8, ptr %35, i64 832
  %349 = load i32, ptr @appell_lanes_rows_curve, align 4
  %350 = load i32, ptr @appell_lanes_regular_rows, align 4
  %351 = sub nsw i32 %48, %350
  %352 = icmp slt i32 %351, 2
  %353 = getelementptr inbounds nuw i8, ptr %35, i64 640
  %354 = getelementptr inbounds nuw i8, ptr %35, i64 704
  %355 = icmp eq i32 %349, 0
  %356 = mul nsw i32 %53, 12
  %357 = sext i32 %356 to i64
  %358 = getelementptr inbounds nuw i8, ptr %35, i64 960
  %359 = zext nneg i32 %356 to i64
  %360 = mul nsw i32 %53, 13
  %361 = sext i32 %360 to i64
  %362 = zext nneg i32 %360 to i64
  %363 = mul nsw i32 %53, 14
  %364 = sext i32 %363 to i64
  %365 = zext nneg i32 %363 to i64
  %366 = mul nsw i32 %53, 15
  %367 = sext i32 %366 to i64
  %368 = getelementptr inbounds nuw i8, ptr %10, i64 64
  %369 = getelementptr inbounds nuw i8, ptr %10, i64 128
  %370 = zext nneg i32 %366 to i64
  %371 = getelementptr inbounds nuw i8, ptr %6, i64 384
  %372 = getelementptr inbounds nuw i8, ptr %6, i64 320
  %373 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %374 = getelementptr inbounds nuw i8, ptr %6, i64 192
  %375 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %376 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %377 = getelementptr inbounds nuw i8, ptr %35, i64 896
  %378 = getelementptr inbounds nuw i8, ptr %35, i64 928
  %379 = getelementptr inbounds nuw i8, ptr %35, i64 1024
  %380 = getelementptr inbounds nuw i8, ptr %35, i64 1088
  %381 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %382 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %383 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %384 = getelementptr inbounds nuw i8, ptr %35, i64 448
  %385 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %386 = getelementptr inbounds nuw i8, ptr %35, i64 512
  %387 = load <8 x i64>, ptr %182, align 64
  %388 = select i1 %342, i1 true, i1 %346
  br label %389

389:                                              ; preds = %878, %1
  %390 = phi <8 x i64> [ %387, %1 ], [ %879, %878 ]
  %391 = phi i32 [ 0, %1 ], [ %880, %878 ]
  %392 = phi i32 [ 0, %1 ], [ %875, %878 ]
  %393 = phi i32 [ 0, %1 ], [ %874, %878 ]
  %394 = phi i32 [ 8, %1 ], [ %873, %878 ]
  %395 = extractelement <8 x i64> %390, i32 %391
  %396 = icmp eq i64 %395, 0
  br i1 %396, label %397, label %871

397:                                              ; preds = %389, %866
  %398 = phi <8 x i64> [ %868, %866 ], [ %390, %389 ]
  %399 = phi i32 [ 1, %866 ], [ %392, %389 ]
  %400 = phi i32 [ %853, %866 ], [ %393, %389 ]
  %401 = phi i32 [ %867, %866 ], [ %394, %389 ]
  %402 = icmp eq i32 %401, 8
  br i1 %402, label %403, label %851

403:                                              ; preds = %397
  %404 = load i32, ptr %188, align 8
  %405 = icmp eq i32 %400, %404
  br i1 %405, label %871, label %406

406:                                              ; preds = %403
  %407 = load ptr, ptr %189, align 8
  %408 = load volatile i32, ptr %407, align 4
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %410, label %2913

410:                                              ; preds = %406
  %411 = sub i32 %404, %400
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %33) #10
  store <8 x i64> zeroinitializer, ptr %33, align 64
  %412 = load double, ptr %183, align 8
  store double %412, ptr %190, align 64
  %413 = sext i32 %411 to i64
  br label %419

414:                                              ; preds = %458
  %415 = call i32 @llvm.smin.i32(i32 %411, i32 8)
  store <8 x i64> zeroinitializer, ptr %201, align 64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(320) %199, i8 0, i64 320, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %200, i8 0, i64 128, i1 false)
  %416 = load double, ptr %202, align 8
  %417 = insertelement <8 x double> poison, double %416, i64 0
  %418 = shufflevector <8 x double> %417, <8 x double> poison, <8 x i32> zeroinitializer
  store <8 x double> %418, ptr %203, align 64
  br i1 %204, label %492, label %472

419:                                              ; preds = %458, %410
  %420 = phi i64 [ 0, %410 ], [ %460, %458 ]
  %421 = icmp slt i64 %420, %413
  %422 = trunc nuw nsw i64 %420 to i32
  %423 = select i1 %421, i32 %422, i32 0
  %424 = add nsw i32 %423, %400
  %425 = getelementptr inbounds nuw [8 x i32], ptr %191, i64 0, i64 %420
  store i32 %424, ptr %425, align 4
  br i1 %192, label %426, label %429

426:                                              ; preds = %419
  %427 = sext i32 %424 to i64
  %428 = mul nsw i64 %427, %43
  br label %433

429:                                              ; preds = %433, %419
  br i1 %193, label %430, label %445

430:                                              ; preds = %429
  %431 = sext i32 %424 to i64
  %432 = mul nsw i64 %431, %85
  br label %446

433:                                              ; preds = %433, %426
  %434 = phi i64 [ 0, %426 ], [ %443, %433 ]
  %435 = load ptr, ptr %196, align 8
  %436 = getelementptr double, ptr %435, i64 %428
  %437 = getelementptr double, ptr %436, i64 %434
  %438 = load double, ptr %437, align 8
  %439 = load ptr, ptr %36, align 64
  %440 = getelementptr inbounds nuw <8 x double>, ptr %439, i64 %434
  %441 = load <8 x double>, ptr %440, align 64
  %442 = insertelement <8 x double> %441, double %438, i32 %422
  store <8 x double> %442, ptr %440, align 64
  %443 = add nuw nsw i64 %434, 1
  %444 = icmp eq i64 %443, %197
  br i1 %444, label %429, label %433

445:                                              ; preds = %446, %429
  br i1 %194, label %462, label %458

446:                                              ; preds = %446, %430
  %447 = phi i64 [ 0, %430 ], [ %456, %446 ]
  %448 = load ptr, ptr %0, align 8
  %449 = getelementptr double, ptr %448, i64 %432
  %450 = getelementptr double, ptr %449, i64 %447
  %451 = load double, ptr %450, align 8
  %452 = load ptr, ptr %137, align 8
  %453 = getelementptr inbounds nuw <8 x double>, ptr %452, i64 %447
  %454 = load <8 x double>, ptr %453, align 64
  %455 = insertelement <8 x double> %454, double %451, i32 %422
  store <8 x double> %455, ptr %453, align 64
  %456 = add nuw nsw i64 %447, 1
  %457 = icmp eq i64 %456, %198
  br i1 %457, label %445, label %446

458:                                              ; preds = %462, %445
  %459 = getelementptr inbounds nuw [8 x i32], ptr %195, i64 0, i64 %420
  store i32 0, ptr %459, align 4
  %460 = add nuw nsw i64 %420, 1
  %461 = icmp eq i64 %460, 8
  br i1 %461, label %414, label %419

462:                                              ; preds = %445, %462
  %463 = phi i64 [ %468, %462 ], [ %85, %445 ]
  %464 = load ptr, ptr %137, align 8
  %465 = getelementptr inbounds <8 x double>, ptr %464, i64 %463
  %466 = load <8 x double>, ptr %465, align 64
  %467 = insertelement <8 x double> %466, double 0.000000e+00, i32 %422
  store <8 x double> %467, ptr %465, align 64
  %468 = add nsw i64 %463, 1
  %469 = icmp slt i64 %468, %54
  br i1 %469, label %462, label %458

470:                                              ; preds = %492
  %471 = load <8 x double>, ptr %203, align 64
  br label %472

472:                                              ; preds = %470, %414
  %473 = phi <8 x double> [ %471, %470 ], [ %418, %414 ]
  %474 = load ptr, ptr %137, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %30)
  store <8 x double> %473, ptr %30, align 64
  br i1 %206, label %482, label %475

475:                                              ; preds = %472
  %476 = load ptr, ptr %36, align 64
  %477 = load ptr, ptr %166, align 8
  call void @appell_lanes_correct(ptr noundef nonnull %30, ptr noundef %474, ptr noundef %476, ptr noundef null, ptr noundef %477) #10
  %478 = load <8 x double>, ptr %30, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %31) #10
  store <8 x double> %478, ptr %31, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %32) #10
  store <8 x i64> splat (i64 -1), ptr %32, align 64
  %479 = call fastcc <8 x i64> @project(ptr noundef nonnull %36, ptr noundef nonnull byval(<8 x double>) align 64 %31, ptr noundef %474, ptr noundef nonnull byval(<8 x i64>) align 64 %32, double noundef 0x7FF0000000000000)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %31) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %32) #10
  %480 = load <8 x double>, ptr %203, align 64
  %481 = load ptr, ptr %137, align 8
  br label %482

482:                                              ; preds = %475, %472
  %483 = phi ptr [ %481, %475 ], [ %474, %472 ]
  %484 = phi <8 x double> [ %480, %475 ], [ %473, %472 ]
  %485 = phi <8 x i64> [ %479, %475 ], [ splat (i64 -1), %472 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %30)
  %486 = load ptr, ptr %149, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %34) #10
  store <8 x double> %484, ptr %34, align 64
  %487 = call fastcc <8 x i64> @rates(ptr noundef nonnull %36, ptr noundef nonnull byval(<8 x double>) align 64 %34, ptr noundef %483, ptr noundef %486, ptr noundef %33)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %34) #10
  %488 = load <8 x i64>, ptr %33, align 64
  %489 = xor <8 x i64> %488, splat (i64 -1)
  %490 = and <8 x i64> %487, %485
  %491 = and <8 x i64> %490, %489
  br i1 %204, label %502, label %498

492:                                              ; preds = %414, %492
  %493 = phi i64 [ %496, %492 ], [ 0, %414 ]
  %494 = load ptr, ptr %160, align 8
  %495 = getelementptr inbounds nuw <8 x double>, ptr %494, i64 %493
  store <8 x double> zeroinitializer, ptr %495, align 64
  %496 = add nuw nsw i64 %493, 1
  %497 = icmp eq i64 %496, %205
  br i1 %497, label %470, label %492

498:                                              ; preds = %502, %482
  %499 = load ptr, ptr %137, align 8
  %500 = load ptr, ptr %36, align 64
  %501 = load ptr, ptr %181, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %203, ptr noundef %499, ptr noundef %500, ptr noundef null, ptr noundef %501) #10
  br i1 %208, label %696, label %515

502:                                              ; preds = %482, %502
  %503 = phi i64 [ %513, %502 ], [ 0, %482 ]
  %504 = load ptr, ptr %149, align 8
  %505 = trunc nuw nsw i64 %503 to i32
  %506 = add i32 %207, %505
  %507 = sext i32 %506 to i64
  %508 = getelementptr inbounds <8 x double>, ptr %504, i64 %507
  %509 = load <8 x double>, ptr %508, align 64
  %510 = fmul <8 x double> %509, splat (double 0x3EB0C6F7A0B5ED8D)
  %511 = load ptr, ptr %160, align 8
  %512 = getelementptr inbounds nuw <8 x double>, ptr %511, i64 %503
  store <8 x double> %510, ptr %512, align 64
  %513 = add nuw nsw i64 %503, 1
  %514 = icmp eq i64 %513, %205
  br i1 %514, label %498, label %502

515:                                              ; preds = %696, %498
  %516 = load ptr, ptr %137, align 8
  br i1 %210, label %517, label %526

517:                                              ; preds = %515, %517
  %518 = phi i64 [ %524, %517 ], [ 0, %515 ]
  %519 = phi <8 x double> [ %523, %517 ], [ zeroinitializer, %515 ]
  %520 = getelementptr inbounds nuw <8 x double>, ptr %516, i64 %518
  %521 = load <8 x double>, ptr %520, align 64
  %522 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %521)
  %523 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %519, <8 x double> %522)
  %524 = add nuw nsw i64 %518, 1
  %525 = icmp eq i64 %524, %211
  br i1 %525, label %526, label %517

526:                                              ; preds = %517, %515
  %527 = phi <8 x double> [ zeroinitializer, %515 ], [ %523, %517 ]
  br i1 %208, label %528, label %548

528:                                              ; preds = %526, %528
  %529 = phi i64 [ %535, %528 ], [ %212, %526 ]
  %530 = phi <8 x double> [ %534, %528 ], [ zeroinitializer, %526 ]
  %531 = getelementptr inbounds <8 x double>, ptr %516, i64 %529
  %532 = load <8 x double>, ptr %531, align 64
  %533 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %532)
  %534 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %530, <8 x double> %533)
  %535 = add nsw i64 %529, 1
  %536 = icmp slt i64 %535, %104
  br i1 %536, label %528, label %537

537:                                              ; preds = %528
  %538 = load ptr, ptr %149, align 8
  br label %539

539:                                              ; preds = %539, %537
  %540 = phi i64 [ %212, %537 ], [ %546, %539 ]
  %541 = phi <8 x double> [ zeroinitializer, %537 ], [ %545, %539 ]
  %542 = getelementptr inbounds <8 x double>, ptr %538, i64 %540
  %543 = load <8 x double>, ptr %542, align 64
  %544 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %543)
  %545 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %541, <8 x double> %544)
  %546 = add nsw i64 %540, 1
  %547 = icmp slt i64 %546, %104
  br i1 %547, label %539, label %548

548:                                              ; preds = %539, %526
  %549 = phi <8 x double> [ zeroinitializer, %526 ], [ %534, %539 ]
  %550 = phi <8 x double> [ zeroinitializer, %526 ], [ %545, %539 ]
  %551 = fcmp ule <8 x double> %550, zeroinitializer
  %552 = fmul <8 x double> %527, %550
  %553 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %552)
  %554 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %549, <8 x double> %553)
  %555 = select <8 x i1> %551, <8 x double> %549, <8 x double> %554
  store <8 x double> %555, ptr %213, align 64
  %556 = fmul <8 x double> %549, %549
  %557 = fdiv <8 x double> %556, %550
  %558 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %527, <8 x double> %557)
  %559 = select <8 x i1> %551, <8 x double> %527, <8 x double> %558
  store <8 x double> %559, ptr %214, align 64
  %560 = load double, ptr %215, align 8
  %561 = load double, ptr %202, align 8
  %562 = fsub double %560, %561
  %563 = insertelement <8 x double> poison, double %562, i64 0
  %564 = shufflevector <8 x double> %563, <8 x double> poison, <8 x i32> zeroinitializer
  %565 = load double, ptr %216, align 8
  br i1 %193, label %566, label %600

566:                                              ; preds = %548
  %567 = load <2 x double>, ptr %190, align 64
  %568 = shufflevector <2 x double> %567, <2 x double> poison, <8 x i32> zeroinitializer
  br label %569

569:                                              ; preds = %569, %566
  %570 = phi i64 [ 0, %566 ], [ %578, %569 ]
  %571 = phi <8 x double> [ zeroinitializer, %566 ], [ %577, %569 ]
  %572 = getelementptr inbounds nuw <8 x double>, ptr %516, i64 %570
  %573 = load <8 x double>, ptr %572, align 64
  %574 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %573)
  %575 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %568, <8 x double> %574, <8 x double> %568)
  %576 = fdiv <8 x double> %573, %575
  %577 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %576, <8 x double> %576, <8 x double> %571)
  %578 = add nuw nsw i64 %570, 1
  %579 = icmp eq i64 %578, %198
  br i1 %579, label %580, label %569

580:                                              ; preds = %569
  %581 = load ptr, ptr %149, align 8
  br label %582

582:                                              ; preds = %582, %580
  %583 = phi i64 [ 0, %580 ], [ %593, %582 ]
  %584 = phi <8 x double> [ zeroinitializer, %580 ], [ %592, %582 ]
  %585 = getelementptr inbounds nuw <8 x double>, ptr %581, i64 %583
  %586 = load <8 x double>, ptr %585, align 64
  %587 = getelementptr inbounds nuw <8 x double>, ptr %516, i64 %583
  %588 = load <8 x double>, ptr %587, align 64
  %589 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %588)
  %590 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %568, <8 x double> %589, <8 x double> %568)
  %591 = fdiv <8 x double> %586, %590
  %592 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %591, <8 x double> %591, <8 x double> %584)
  %593 = add nuw nsw i64 %583, 1
  %594 = icmp eq i64 %593, %198
  br i1 %594, label %595, label %582

595:                                              ; preds = %582
  %596 = fdiv <8 x double> %577, %219
  %597 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %596)
  %598 = fdiv <8 x double> %592, %219
  %599 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %598)
  br label %600

600:                                              ; preds = %548, %595
  %601 = phi <8 x double> [ %599, %595 ], [ %221, %548 ]
  %602 = phi <8 x double> [ %597, %595 ], [ %221, %548 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %28) #10
  store <8 x i64> zeroinitializer, ptr %28, align 64
  %603 = insertelement <8 x double> poison, double %565, i64 0
  %604 = shufflevector <8 x double> %603, <8 x double> poison, <8 x i32> zeroinitializer
  %605 = fcmp uge <8 x double> %602, splat (double 1.000000e-05)
  %606 = fcmp uge <8 x double> %601, splat (double 1.000000e-05)
  %607 = and <8 x i1> %606, %605
  %608 = fmul <8 x double> %602, splat (double 1.000000e-02)
  %609 = fdiv <8 x double> %608, %601
  %610 = select <8 x i1> %607, <8 x double> %609, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D)
  %611 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %610, <8 x double> %604)
  %612 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %611, <8 x double> %564)
  br i1 %222, label %621, label %613

613:                                              ; preds = %621, %600
  %614 = load <8 x double>, ptr %203, align 64
  %615 = fadd <8 x double> %612, %614
  %616 = load ptr, ptr %143, align 8
  %617 = load ptr, ptr %149, align 8
  %618 = getelementptr inbounds <8 x double>, ptr %617, i64 %54
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %29) #10
  store <8 x double> %615, ptr %29, align 64
  %619 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %36, ptr noundef nonnull byval(<8 x double>) align 64 %29, ptr noundef %616, ptr noundef %618, ptr noundef %28)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %29) #10
  %620 = load <8 x i64>, ptr %28, align 64
  br i1 %193, label %652, label %667

621:                                              ; preds = %600, %621
  %622 = phi i64 [ %632, %621 ], [ 0, %600 ]
  %623 = load ptr, ptr %137, align 8
  %624 = getelementptr inbounds nuw <8 x double>, ptr %623, i64 %622
  %625 = load <8 x double>, ptr %624, align 64
  %626 = load ptr, ptr %149, align 8
  %627 = getelementptr inbounds nuw <8 x double>, ptr %626, i64 %622
  %628 = load <8 x double>, ptr %627, align 64
  %629 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %612, <8 x double> %628, <8 x double> %625)
  %630 = load ptr, ptr %143, align 8
  %631 = getelementptr inbounds nuw <8 x double>, ptr %630, i64 %622
  store <8 x double> %629, ptr %631, align 64
  %632 = add nuw nsw i64 %622, 1
  %633 = icmp eq i64 %632, %223
  br i1 %633, label %613, label %621

634:                                              ; preds = %652
  %635 = load ptr, ptr %143, align 8
  %636 = load ptr, ptr %137, align 8
  %637 = load <2 x double>, ptr %190, align 64
  %638 = shufflevector <2 x double> %637, <2 x double> poison, <8 x i32> zeroinitializer
  br label %639

639:                                              ; preds = %639, %634
  %640 = phi i64 [ 0, %634 ], [ %650, %639 ]
  %641 = phi <8 x double> [ zeroinitializer, %634 ], [ %649, %639 ]
  %642 = getelementptr inbounds nuw <8 x double>, ptr %635, i64 %640
  %643 = load <8 x double>, ptr %642, align 64
  %644 = getelementptr inbounds nuw <8 x double>, ptr %636, i64 %640
  %645 = load <8 x double>, ptr %644, align 64
  %646 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %645)
  %647 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %638, <8 x double> %646, <8 x double> %638)
  %648 = fdiv <8 x double> %643, %647
  %649 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %648, <8 x double> %648, <8 x double> %641)
  %650 = add nuw nsw i64 %640, 1
  %651 = icmp eq i64 %650, %198
  br i1 %651, label %664, label %639

652:                                              ; preds = %613, %652
  %653 = phi i64 [ %662, %652 ], [ 0, %613 ]
  %654 = load ptr, ptr %149, align 8
  %655 = getelementptr <8 x double>, ptr %654, i64 %653
  %656 = getelementptr <8 x double>, ptr %655, i64 %54
  %657 = load <8 x double>, ptr %656, align 64
  %658 = load <8 x double>, ptr %655, align 64
  %659 = fsub <8 x double> %657, %658
  %660 = load ptr, ptr %143, align 8
  %661 = getelementptr inbounds nuw <8 x double>, ptr %660, i64 %653
  store <8 x double> %659, ptr %661, align 64
  %662 = add nuw nsw i64 %653, 1
  %663 = icmp eq i64 %662, %198
  br i1 %663, label %634, label %652

664:                                              ; preds = %639
  %665 = fdiv <8 x double> %649, %219
  %666 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %665)
  br label %667

667:                                              ; preds = %664, %613
  %668 = phi <8 x double> [ %666, %664 ], [ %221, %613 ]
  %669 = xor <8 x i64> %620, splat (i64 -1)
  %670 = and <8 x i64> %619, %669
  %671 = fdiv <8 x double> %668, %612
  %672 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %601, <8 x double> %671)
  %673 = fdiv <8 x double> splat (double 1.000000e-02), %672
  %674 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %673)
  %675 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %674)
  %676 = fmul <8 x double> %612, splat (double 1.000000e-03)
  %677 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %676, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D))
  %678 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %675)
  %679 = fcmp ugt <8 x double> %672, splat (double 1.000000e-15)
  %680 = select <8 x i1> %679, <8 x double> %678, <8 x double> %677
  %681 = fmul <8 x double> %612, splat (double 1.000000e+02)
  %682 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %681, <8 x double> %680)
  %683 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %564, <8 x double> %604)
  %684 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %682, <8 x double> %683)
  %685 = fmul <8 x double> %612, splat (double 1.000000e-02)
  %686 = bitcast <8 x double> %685 to <8 x i64>
  %687 = bitcast <8 x double> %684 to <8 x i64>
  %688 = and <8 x i64> %670, %687
  %689 = xor <8 x i64> %670, splat (i64 -1)
  %690 = and <8 x i64> %689, %686
  %691 = or <8 x i64> %688, %690
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %28) #10
  store <8 x i64> %691, ptr %224, align 64
  store <8 x i64> %491, ptr %225, align 64
  %692 = icmp sgt i32 %411, 0
  br i1 %692, label %693, label %720

693:                                              ; preds = %667
  %694 = call i32 @llvm.smax.i32(i32 %415, i32 1)
  %695 = zext nneg i32 %694 to i64
  br label %706

696:                                              ; preds = %498, %696
  %697 = phi i64 [ %704, %696 ], [ 0, %498 ]
  %698 = load ptr, ptr %181, align 64
  %699 = getelementptr inbounds nuw <8 x double>, ptr %698, i64 %697
  %700 = getelementptr inbounds nuw i8, ptr %699, i64 128
  %701 = load <8 x double>, ptr %700, align 64
  %702 = load ptr, ptr %163, align 16
  %703 = getelementptr inbounds nuw <8 x double>, ptr %702, i64 %697
  store <8 x double> %701, ptr %703, align 64
  %704 = add nuw nsw i64 %697, 1
  %705 = icmp eq i64 %704, %209
  br i1 %705, label %515, label %696

706:                                              ; preds = %717, %693
  %707 = phi i64 [ 0, %693 ], [ %718, %717 ]
  %708 = trunc nuw nsw i64 %707 to i32
  %709 = extractelement <8 x i64> %491, i32 %708
  %710 = icmp eq i64 %709, 0
  br i1 %710, label %711, label %717

711:                                              ; preds = %706
  %712 = load ptr, ptr %226, align 8
  %713 = getelementptr inbounds nuw [8 x i32], ptr %191, i64 0, i64 %707
  %714 = load i32, ptr %713, align 4
  %715 = sext i32 %714 to i64
  %716 = getelementptr inbounds i32, ptr %712, i64 %715
  store i32 7, ptr %716, align 4
  br label %717

717:                                              ; preds = %711, %706
  %718 = add nuw nsw i64 %707, 1
  %719 = icmp eq i64 %718, %695
  br i1 %719, label %720, label %706

720:                                              ; preds = %717, %667
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %33) #10
  %721 = load i32, ptr %227, align 4
  %722 = load <8 x double>, ptr %229, align 64
  br label %723

723:                                              ; preds = %735, %720
  %724 = phi <8 x double> [ %722, %720 ], [ %737, %735 ]
  %725 = phi i64 [ 0, %720 ], [ %738, %735 ]
  %726 = trunc nuw nsw i64 %725 to i32
  %727 = getelementptr inbounds nuw [8 x i32], ptr %195, i64 0, i64 %725
  %728 = load i32, ptr %727, align 4
  %729 = icmp slt i32 %728, %721
  br i1 %729, label %730, label %735

730:                                              ; preds = %723
  %731 = load ptr, ptr %228, align 8
  %732 = sext i32 %728 to i64
  %733 = getelementptr inbounds double, ptr %731, i64 %732
  %734 = load double, ptr %733, align 8
  br label %735

735:                                              ; preds = %730, %723
  %736 = phi double [ %734, %730 ], [ 0x7FF0000000000000, %723 ]
  %737 = insertelement <8 x double> %724, double %736, i32 %726
  store <8 x double> %737, ptr %229, align 64
  %738 = add nuw nsw i64 %725, 1
  %739 = icmp eq i64 %738, 8
  br i1 %739, label %740, label %723

740:                                              ; preds = %735
  %741 = load <8 x i64>, ptr %225, align 64
  %742 = load <8 x double>, ptr %203, align 64
  %743 = fcmp oeq <8 x double> %737, %742
  %744 = select <8 x i1> %743, <8 x i64> %741, <8 x i64> zeroinitializer
  %745 = load ptr, ptr %137, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %27)
  store <8 x double> %742, ptr %27, align 64
  %746 = load ptr, ptr %36, align 64
  %747 = load ptr, ptr %181, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %27, ptr noundef %745, ptr noundef %746, ptr noundef null, ptr noundef %747) #10
  %748 = load ptr, ptr %181, align 64
  %749 = getelementptr inbounds nuw i8, ptr %748, i64 64
  br label %750

750:                                              ; preds = %810, %740
  %751 = phi i64 [ 0, %740 ], [ %811, %810 ]
  %752 = trunc nuw nsw i64 %751 to i32
  %753 = extractelement <8 x i64> %744, i32 %752
  %754 = icmp eq i64 %753, 0
  br i1 %754, label %810, label %755

755:                                              ; preds = %750
  %756 = getelementptr inbounds nuw [8 x i32], ptr %191, i64 0, i64 %751
  %757 = load i32, ptr %756, align 4
  %758 = sext i32 %757 to i64
  %759 = getelementptr inbounds nuw [8 x i32], ptr %195, i64 0, i64 %751
  %760 = load i32, ptr %759, align 4
  %761 = add nsw i32 %760, 1
  store i32 %761, ptr %759, align 4
  %762 = sext i32 %760 to i64
  %763 = load i32, ptr %227, align 4
  %764 = sext i32 %763 to i64
  br i1 %230, label %765, label %769

765:                                              ; preds = %755
  %766 = load ptr, ptr %231, align 8
  %767 = mul nsw i64 %758, %104
  %768 = getelementptr double, ptr %766, i64 %762
  br label %774

769:                                              ; preds = %774, %755
  br i1 %194, label %770, label %784

770:                                              ; preds = %769
  %771 = load ptr, ptr %232, align 8
  %772 = mul nsw i64 %758, %233
  %773 = getelementptr double, ptr %771, i64 %762
  br label %797

774:                                              ; preds = %774, %765
  %775 = phi i64 [ 0, %765 ], [ %782, %774 ]
  %776 = getelementptr inbounds nuw <8 x double>, ptr %745, i64 %775
  %777 = load <8 x double>, ptr %776, align 64
  %778 = extractelement <8 x double> %777, i32 %752
  %779 = add nsw i64 %775, %767
  %780 = mul nsw i64 %779, %764
  %781 = getelementptr double, ptr %768, i64 %780
  store double %778, ptr %781, align 8
  %782 = add nuw nsw i64 %775, 1
  %783 = icmp eq i64 %782, %235
  br i1 %783, label %769, label %774

784:                                              ; preds = %797, %769
  %785 = load ptr, ptr %234, align 8
  %786 = shl nsw i64 %758, 1
  %787 = getelementptr double, ptr %785, i64 %762
  %788 = load <8 x double>, ptr %748, align 64
  %789 = extractelement <8 x double> %788, i32 %752
  %790 = mul nsw i64 %786, %764
  %791 = getelementptr double, ptr %787, i64 %790
  store double %789, ptr %791, align 8
  %792 = load <8 x double>, ptr %749, align 64
  %793 = extractelement <8 x double> %792, i32 %752
  %794 = or disjoint i64 %786, 1
  %795 = mul nsw i64 %794, %764
  %796 = getelementptr double, ptr %787, i64 %795
  store double %793, ptr %796, align 8
  br label %810

797:                                              ; preds = %797, %770
  %798 = phi i64 [ 0, %770 ], [ %808, %797 ]
  %799 = trunc nuw nsw i64 %798 to i32
  %800 = add i32 %51, %799
  %801 = sext i32 %800 to i64
  %802 = getelementptr inbounds <8 x double>, ptr %745, i64 %801
  %803 = load <8 x double>, ptr %802, align 64
  %804 = extractelement <8 x double> %803, i32 %752
  %805 = add nsw i64 %798, %772
  %806 = mul nsw i64 %805, %764
  %807 = getelementptr double, ptr %773, i64 %806
  store double %804, ptr %807, align 8
  %808 = add nuw nsw i64 %798, 1
  %809 = icmp eq i64 %808, %236
  br i1 %809, label %784, label %797

810:                                              ; preds = %784, %750
  %811 = add nuw nsw i64 %751, 1
  %812 = icmp eq i64 %811, 8
  br i1 %812, label %813, label %750

813:                                              ; preds = %810
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %27)
  %814 = load <8 x double>, ptr %229, align 64
  br label %815

815:                                              ; preds = %834, %813
  %816 = phi <8 x double> [ %814, %813 ], [ %835, %834 ]
  %817 = phi i64 [ 0, %813 ], [ %836, %834 ]
  %818 = trunc nuw nsw i64 %817 to i32
  %819 = extractelement <8 x i64> %744, i32 %818
  %820 = icmp eq i64 %819, 0
  br i1 %820, label %834, label %821

821:                                              ; preds = %815
  %822 = getelementptr inbounds nuw [8 x i32], ptr %195, i64 0, i64 %817
  %823 = load i32, ptr %822, align 4
  %824 = load i32, ptr %227, align 4
  %825 = icmp slt i32 %823, %824
  br i1 %825, label %826, label %831

826:                                              ; preds = %821
  %827 = load ptr, ptr %228, align 8
  %828 = sext i32 %823 to i64
  %829 = getelementptr inbounds double, ptr %827, i64 %828
  %830 = load double, ptr %829, align 8
  br label %831

831:                                              ; preds = %826, %821
  %832 = phi double [ %830, %826 ], [ 0x7FF0000000000000, %821 ]
  %833 = insertelement <8 x double> %816, double %832, i32 %818
  store <8 x double> %833, ptr %229, align 64
  br label %834

834:                                              ; preds = %831, %815
  %835 = phi <8 x double> [ %833, %831 ], [ %816, %815 ]
  %836 = add nuw nsw i64 %817, 1
  %837 = icmp eq i64 %836, 8
  br i1 %837, label %838, label %815

838:                                              ; preds = %834
  %839 = icmp slt i32 %411, 8
  br i1 %839, label %840, label %843

840:                                              ; preds = %838
  %841 = load <8 x i64>, ptr %225, align 64
  br label %845

842:                                              ; preds = %845
  store <8 x i64> %848, ptr %225, align 64
  br label %843

843:                                              ; preds = %842, %838
  %844 = add nsw i32 %415, %400
  br label %851

845:                                              ; preds = %840, %845
  %846 = phi i32 [ %849, %845 ], [ %415, %840 ]
  %847 = phi <8 x i64> [ %848, %845 ], [ %841, %840 ]
  %848 = insertelement <8 x i64> %847, i64 0, i32 %846
  %849 = add i32 %846, 1
  %850 = icmp eq i32 %849, 8
  br i1 %850, label %842, label %845

851:                                              ; preds = %843, %397
  %852 = phi i32 [ 0, %843 ], [ %401, %397 ]
  %853 = phi i32 [ %844, %843 ], [ %400, %397 ]
  %854 = icmp eq i32 %399, 0
  br i1 %854, label %855, label %861

855:                                              ; preds = %851, %855
  %856 = phi i32 [ %859, %855 ], [ 0, %851 ]
  call fastcc void @refill(ptr noundef %35, i32 noundef %856, ptr noundef %36, i32 noundef 0)
  %857 = load <8 x i64>, ptr %182, align 64
  %858 = insertelement <8 x i64> %857, i64 0, i32 %856
  store <8 x i64> %858, ptr %182, align 64
  %859 = add nuw nsw i32 %856, 1
  %860 = icmp eq i32 %859, 8
  br i1 %860, label %861, label %855

861:                                              ; preds = %855, %851
  %862 = load <8 x i64>, ptr %225, align 64
  %863 = extractelement <8 x i64> %862, i32 %852
  %864 = icmp eq i64 %863, 0
  br i1 %864, label %866, label %865

865:                                              ; preds = %861
  call fastcc void @refill(ptr noundef %35, i32 noundef %391, ptr noundef %36, i32 noundef %852)
  br label %866

866:                                              ; preds = %865, %861
  %867 = add nuw nsw i32 %852, 1
  %868 = load <8 x i64>, ptr %182, align 64
  %869 = extractelement <8 x i64> %868, i32 %391
  %870 = icmp eq i64 %869, 0
  br i1 %870, label %397, label %871

871:                                              ; preds = %403, %866, %389
  %872 = phi <8 x i64> [ %390, %389 ], [ %868, %866 ], [ %398, %403 ]
  %873 = phi i32 [ %394, %389 ], [ %867, %866 ], [ 8, %403 ]
  %874 = phi i32 [ %393, %389 ], [ %853, %866 ], [ %400, %403 ]
  %875 = phi i32 [ %392, %389 ], [ 1, %866 ], [ %399, %403 ]
  %876 = add nuw nsw i32 %391, 1
  %877 = icmp eq i32 %876, 8
  br i1 %877, label %881, label %878

878:                                              ; preds = %871, %2911
  %879 = phi <8 x i64> [ %872, %871 ], [ %2912, %2911 ]
  %880 = phi i32 [ %876, %871 ], [ 0, %2911 ]
  br label %389

881:                                              ; preds = %871
  %882 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %872)
  %883 = icmp eq i64 %882, 0
  br i1 %883, label %2913, label %884

884:                                              ; preds = %881
  %885 = load <8 x double>, ptr %237, align 64
  %886 = load double, ptr %215, align 8
  %887 = load <8 x double>, ptr %238, align 64
  br label %888

888:                                              ; preds = %884, %2909
  %889 = phi <8 x i64> [ %872, %884 ], [ %2631, %2909 ]
  %890 = phi <8 x double> [ %887, %884 ], [ %2630, %2909 ]
  %891 = phi double [ %886, %884 ], [ %2676, %2909 ]
  %892 = phi <8 x double> [ %885, %884 ], [ %2910, %2909 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %26) #10
  store <8 x i64> zeroinitializer, ptr %26, align 64
  %893 = load double, ptr %216, align 8
  %894 = insertelement <8 x double> poison, double %893, i64 0
  %895 = shufflevector <8 x double> %894, <8 x double> poison, <8 x i32> zeroinitializer
  %896 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %892, <8 x double> %895)
  %897 = insertelement <8 x double> poison, double %891, i64 0
  %898 = shufflevector <8 x double> %897, <8 x double> poison, <8 x i32> zeroinitializer
  %899 = fsub <8 x double> %898, %890
  %900 = fmul <8 x double> %896, splat (double 0x3FF000000044B830)
  %901 = fcmp ult <8 x double> %900, %899
  %902 = select <8 x i1> %901, <8 x double> %896, <8 x double> %899
  %903 = bitcast <8 x double> %902 to <8 x i64>
  %904 = fadd <8 x double> %890, %896
  %905 = select <8 x i1> %901, <8 x double> %904, <8 x double> %898
  %906 = and <8 x i64> %889, %903
  %907 = bitcast <8 x i64> %906 to <8 x double>
  %908 = load ptr, ptr %60, align 8
  %909 = load ptr, ptr %46, align 8
  %910 = load ptr, ptr %66, align 8
  %911 = load <2 x double>, ptr %239, align 8
  %912 = shufflevector <2 x double> %911, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %222, label %913, label %928

913:                                              ; preds = %888, %913
  %914 = phi i64 [ %922, %913 ], [ 0, %888 ]
  %915 = getelementptr inbounds nuw <8 x double>, ptr %909, i64 %914
  %916 = load <8 x double>, ptr %915, align 64
  %917 = getelementptr inbounds nuw <8 x double>, ptr %910, i64 %914
  %918 = load <8 x double>, ptr %917, align 64
  %919 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %912, <8 x double> %918, <8 x double> zeroinitializer)
  %920 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> %919, <8 x double> %916)
  %921 = getelementptr inbounds nuw <8 x double>, ptr %908, i64 %914
  store <8 x double> %920, ptr %921, align 64
  %922 = add nuw nsw i64 %914, 1
  %923 = icmp eq i64 %922, %223
  br i1 %923, label %924, label %913

924:                                              ; preds = %913
  %925 = load ptr, ptr %60, align 8
  %926 = load ptr, ptr %66, align 8
  %927 = load <8 x double>, ptr %238, align 64
  br label %928

928:                                              ; preds = %924, %888
  %929 = phi <8 x double> [ %927, %924 ], [ %890, %888 ]
  %930 = phi ptr [ %926, %924 ], [ %910, %888 ]
  %931 = phi ptr [ %925, %924 ], [ %908, %888 ]
  %932 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> splat (double 0x3FAAEE6838DAE63A), <8 x double> %929)
  %933 = getelementptr inbounds <8 x double>, ptr %930, i64 %54
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %15) #10
  store <8 x double> %932, ptr %15, align 64
  %934 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %15, ptr noundef %931, ptr noundef %933, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %15) #10
  %935 = load ptr, ptr %60, align 8
  %936 = load ptr, ptr %46, align 8
  %937 = load ptr, ptr %66, align 8
  %938 = load <2 x double>, ptr %240, align 8
  %939 = shufflevector <2 x double> %938, <2 x double> poison, <8 x i32> zeroinitializer
  %940 = load <2 x double>, ptr %241, align 16
  %941 = shufflevector <2 x double> %940, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %222, label %942, label %961

942:                                              ; preds = %928
  %943 = getelementptr inbounds nuw <8 x double>, ptr %937, i64 %223
  br label %944

944:                                              ; preds = %944, %942
  %945 = phi i64 [ 0, %942 ], [ %956, %944 ]
  %946 = getelementptr inbounds nuw <8 x double>, ptr %936, i64 %945
  %947 = load <8 x double>, ptr %946, align 64
  %948 = getelementptr inbounds nuw <8 x double>, ptr %937, i64 %945
  %949 = load <8 x double>, ptr %948, align 64
  %950 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %939, <8 x double> %949, <8 x double> zeroinitializer)
  %951 = getelementptr inbounds nuw <8 x double>, ptr %943, i64 %945
  %952 = load <8 x double>, ptr %951, align 64
  %953 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %941, <8 x double> %952, <8 x double> %950)
  %954 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> %953, <8 x double> %947)
  %955 = getelementptr inbounds nuw <8 x double>, ptr %935, i64 %945
  store <8 x double> %954, ptr %955, align 64
  %956 = add nuw nsw i64 %945, 1
  %957 = icmp eq i64 %956, %223
  br i1 %957, label %958, label %944

958:                                              ; preds = %944
  %959 = load ptr, ptr %60, align 8
  %960 = load ptr, ptr %66, align 8
  br label %961

961:                                              ; preds = %958, %928
  %962 = phi ptr [ %960, %958 ], [ %937, %928 ]
  %963 = phi ptr [ %959, %958 ], [ %935, %928 ]
  %964 = load <8 x double>, ptr %238, align 64
  %965 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> splat (double 0x3FB432CE2AA42CAC), <8 x double> %964)
  %966 = getelementptr inbounds <8 x double>, ptr %962, i64 %242
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %16) #10
  store <8 x double> %965, ptr %16, align 64
  %967 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %16, ptr noundef %963, ptr noundef %966, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %16) #10
  %968 = and <8 x i64> %967, %934
  %969 = load ptr, ptr %60, align 8
  %970 = load ptr, ptr %46, align 8
  %971 = load ptr, ptr %66, align 8
  %972 = load <2 x double>, ptr %243, align 8
  %973 = shufflevector <2 x double> %972, <2 x double> poison, <8 x i32> zeroinitializer
  %974 = load <2 x double>, ptr %244, align 8
  %975 = shufflevector <2 x double> %974, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %222, label %976, label %995

976:                                              ; preds = %961
  %977 = getelementptr inbounds nuw <8 x double>, ptr %971, i64 %245
  br label %978

978:                                              ; preds = %978, %976
  %979 = phi i64 [ 0, %976 ], [ %990, %978 ]
  %980 = getelementptr inbounds nuw <8 x double>, ptr %970, i64 %979
  %981 = load <8 x double>, ptr %980, align 64
  %982 = getelementptr inbounds nuw <8 x double>, ptr %971, i64 %979
  %983 = load <8 x double>, ptr %982, align 64
  %984 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %973, <8 x double> %983, <8 x double> zeroinitializer)
  %985 = getelementptr inbounds nuw <8 x double>, ptr %977, i64 %979
  %986 = load <8 x double>, ptr %985, align 64
  %987 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %975, <8 x double> %986, <8 x double> %984)
  %988 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> %987, <8 x double> %981)
  %989 = getelementptr inbounds nuw <8 x double>, ptr %969, i64 %979
  store <8 x double> %988, ptr %989, align 64
  %990 = add nuw nsw i64 %979, 1
  %991 = icmp eq i64 %990, %223
  br i1 %991, label %992, label %978

992:                                              ; preds = %978
  %993 = load ptr, ptr %60, align 8
  %994 = load ptr, ptr %66, align 8
  br label %995

995:                                              ; preds = %992, %961
  %996 = phi ptr [ %994, %992 ], [ %971, %961 ]
  %997 = phi ptr [ %993, %992 ], [ %969, %961 ]
  %998 = load <8 x double>, ptr %238, align 64
  %999 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> splat (double 0x3FBE4C353FF64302), <8 x double> %998)
  %1000 = getelementptr inbounds <8 x double>, ptr %996, i64 %247
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %17) #10
  store <8 x double> %999, ptr %17, align 64
  %1001 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %17, ptr noundef %997, ptr noundef %1000, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %17) #10
  %1002 = and <8 x i64> %968, %1001
  %1003 = load ptr, ptr %60, align 8
  %1004 = load ptr, ptr %46, align 8
  %1005 = load ptr, ptr %66, align 8
  %1006 = load <2 x double>, ptr %248, align 8
  %1007 = shufflevector <2 x double> %1006, <2 x double> poison, <8 x i32> zeroinitializer
  %1008 = load <2 x double>, ptr %249, align 8
  %1009 = shufflevector <2 x double> %1008, <2 x double> poison, <8 x i32> zeroinitializer
  %1010 = load <2 x double>, ptr %250, align 32
  %1011 = shufflevector <2 x double> %1010, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %222, label %1012, label %1035

1012:                                             ; preds = %995
  %1013 = getelementptr inbounds nuw <8 x double>, ptr %1005, i64 %245
  %1014 = getelementptr inbounds nuw <8 x double>, ptr %1005, i64 %251
  br label %1015

1015:                                             ; preds = %1015, %1012
  %1016 = phi i64 [ 0, %1012 ], [ %1030, %1015 ]
  %1017 = getelementptr inbounds nuw <8 x double>, ptr %1004, i64 %1016
  %1018 = load <8 x double>, ptr %1017, align 64
  %1019 = getelementptr inbounds nuw <8 x double>, ptr %1005, i64 %1016
  %1020 = load <8 x double>, ptr %1019, align 64
  %1021 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1007, <8 x double> %1020, <8 x double> zeroinitializer)
  %1022 = getelementptr inbounds nuw <8 x double>, ptr %1013, i64 %1016
  %1023 = load <8 x double>, ptr %1022, align 64
  %1024 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1009, <8 x double> %1023, <8 x double> %1021)
  %1025 = getelementptr inbounds nuw <8 x double>, ptr %1014, i64 %1016
  %1026 = load <8 x double>, ptr %1025, align 64
  %1027 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1011, <8 x double> %1026, <8 x double> %1024)
  %1028 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> %1027, <8 x double> %1018)
  %1029 = getelementptr inbounds nuw <8 x double>, ptr %1003, i64 %1016
  store <8 x double> %1028, ptr %1029, align 64
  %1030 = add nuw nsw i64 %1016, 1
  %1031 = icmp eq i64 %1030, %223
  br i1 %1031, label %1032, label %1015

1032:                                             ; preds = %1015
  %1033 = load ptr, ptr %60, align 8
  %1034 = load ptr, ptr %66, align 8
  br label %1035

1035:                                             ; preds = %1032, %995
  %1036 = phi ptr [ %1034, %1032 ], [ %1005, %995 ]
  %1037 = phi ptr [ %1033, %1032 ], [ %1003, %995 ]
  %1038 = load <8 x double>, ptr %238, align 64
  %1039 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> splat (double 0x3FD2068C499C08D9), <8 x double> %1038)
  %1040 = getelementptr inbounds <8 x double>, ptr %1036, i64 %253
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %18) #10
  store <8 x double> %1039, ptr %18, align 64
  %1041 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %18, ptr noundef %1037, ptr noundef %1040, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %18) #10
  %1042 = and <8 x i64> %1002, %1041
  %1043 = load ptr, ptr %60, align 8
  %1044 = load ptr, ptr %46, align 8
  %1045 = load ptr, ptr %66, align 8
  %1046 = load <2 x double>, ptr %254, align 8
  %1047 = shufflevector <2 x double> %1046, <2 x double> poison, <8 x i32> zeroinitializer
  %1048 = load <2 x double>, ptr %255, align 32
  %1049 = shufflevector <2 x double> %1048, <2 x double> poison, <8 x i32> zeroinitializer
  %1050 = load <2 x double>, ptr %256, align 8
  %1051 = shufflevector <2 x double> %1050, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %222, label %1052, label %1075

1052:                                             ; preds = %1035
  %1053 = getelementptr inbounds nuw <8 x double>, ptr %1045, i64 %251
  %1054 = getelementptr inbounds nuw <8 x double>, ptr %1045, i64 %257
  br label %1055

1055:                                             ; preds = %1055, %1052
  %1056 = phi i64 [ 0, %1052 ], [ %1070, %1055 ]
  %1057 = getelementptr inbounds nuw <8 x double>, ptr %1044, i64 %1056
  %1058 = load <8 x double>, ptr %1057, align 64
  %1059 = getelementptr inbounds nuw <8 x double>, ptr %1045, i64 %1056
  %1060 = load <8 x double>, ptr %1059, align 64
  %1061 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1047, <8 x double> %1060, <8 x double> zeroinitializer)
  %1062 = getelementptr inbounds nuw <8 x double>, ptr %1053, i64 %1056
  %1063 = load <8 x double>, ptr %1062, align 64
  %1064 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1049, <8 x double> %1063, <8 x double> %1061)
  %1065 = getelementptr inbounds nuw <8 x double>, ptr %1054, i64 %1056
  %1066 = load <8 x double>, ptr %1065, align 64
  %1067 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1051, <8 x double> %1066, <8 x double> %1064)
  %1068 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> %1067, <8 x double> %1058)
  %1069 = getelementptr inbounds nuw <8 x double>, ptr %1043, i64 %1056
  store <8 x double> %1068, ptr %1069, align 64
  %1070 = add nuw nsw i64 %1056, 1
  %1071 = icmp eq i64 %1070, %223
  br i1 %1071, label %1072, label %1055

1072:                                             ; preds = %1055
  %1073 = load ptr, ptr %60, align 8
  %1074 = load ptr, ptr %66, align 8
  br label %1075

1075:                                             ; preds = %1072, %1035
  %1076 = phi ptr [ %1074, %1072 ], [ %1045, %1035 ]
  %1077 = phi ptr [ %1073, %1072 ], [ %1043, %1035 ]
  %1078 = load <8 x double>, ptr %238, align 64
  %1079 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> splat (double 0x3FD5555555555555), <8 x double> %1078)
  %1080 = getelementptr inbounds <8 x double>, ptr %1076, i64 %259
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %19) #10
  store <8 x double> %1079, ptr %19, align 64
  %1081 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %19, ptr noundef %1077, ptr noundef %1080, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %19) #10
  %1082 = and <8 x i64> %1042, %1081
  %1083 = load ptr, ptr %60, align 8
  %1084 = load ptr, ptr %46, align 8
  %1085 = load ptr, ptr %66, align 8
  %1086 = load <2 x double>, ptr %260, align 8
  %1087 = shufflevector <2 x double> %1086, <2 x double> poison, <8 x i32> zeroinitializer
  %1088 = load <2 x double>, ptr %261, align 32
  %1089 = shufflevector <2 x double> %1088, <2 x double> poison, <8 x i32> zeroinitializer
  %1090 = load <2 x double>, ptr %262, align 8
  %1091 = shufflevector <2 x double> %1090, <2 x double> poison, <8 x i32> zeroinitializer
  %1092 = load <2 x double>, ptr %263, align 16
  %1093 = shufflevector <2 x double> %1092, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %222, label %1094, label %1121

1094:                                             ; preds = %1075
  %1095 = getelementptr inbounds nuw <8 x double>, ptr %1085, i64 %251
  %1096 = getelementptr inbounds nuw <8 x double>, ptr %1085, i64 %257
  %1097 = getelementptr inbounds nuw <8 x double>, ptr %1085, i64 %264
  br label %1098

1098:                                             ; preds = %1098, %1094
  %1099 = phi i64 [ 0, %1094 ], [ %1116, %1098 ]
  %1100 = getelementptr inbounds nuw <8 x double>, ptr %1084, i64 %1099
  %1101 = load <8 x double>, ptr %1100, align 64
  %1102 = getelementptr inbounds nuw <8 x double>, ptr %1085, i64 %1099
  %1103 = load <8 x double>, ptr %1102, align 64
  %1104 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1087, <8 x double> %1103, <8 x double> zeroinitializer)
  %1105 = getelementptr inbounds nuw <8 x double>, ptr %1095, i64 %1099
  %1106 = load <8 x double>, ptr %1105, align 64
  %1107 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1089, <8 x double> %1106, <8 x double> %1104)
  %1108 = getelementptr inbounds nuw <8 x double>, ptr %1096, i64 %1099
  %1109 = load <8 x double>, ptr %1108, align 64
  %1110 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1091, <8 x double> %1109, <8 x double> %1107)
  %1111 = getelementptr inbounds nuw <8 x double>, ptr %1097, i64 %1099
  %1112 = load <8 x double>, ptr %1111, align 64
  %1113 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1093, <8 x double> %1112, <8 x double> %1110)
  %1114 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> %1113, <8 x double> %1101)
  %1115 = getelementptr inbounds nuw <8 x double>, ptr %1083, i64 %1099
  store <8 x double> %1114, ptr %1115, align 64
  %1116 = add nuw nsw i64 %1099, 1
  %1117 = icmp eq i64 %1116, %223
  br i1 %1117, label %1118, label %1098

1118:                                             ; preds = %1098
  %1119 = load ptr, ptr %60, align 8
  %1120 = load ptr, ptr %66, align 8
  br label %1121

1121:                                             ; preds = %1118, %1075
  %1122 = phi ptr [ %1120, %1118 ], [ %1085, %1075 ]
  %1123 = phi ptr [ %1119, %1118 ], [ %1083, %1075 ]
  %1124 = load <8 x double>, ptr %238, align 64
  %1125 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> splat (double 2.500000e-01), <8 x double> %1124)
  %1126 = getelementptr inbounds <8 x double>, ptr %1122, i64 %266
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %20) #10
  store <8 x double> %1125, ptr %20, align 64
  %1127 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %20, ptr noundef %1123, ptr noundef %1126, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %20) #10
  %1128 = and <8 x i64> %1082, %1127
  %1129 = load ptr, ptr %60, align 8
  %1130 = load ptr, ptr %46, align 8
  %1131 = load ptr, ptr %66, align 8
  %1132 = load <2 x double>, ptr %267, align 8
  %1133 = shufflevector <2 x double> %1132, <2 x double> poison, <8 x i32> zeroinitializer
  %1134 = load <2 x double>, ptr %268, align 32
  %1135 = shufflevector <2 x double> %1134, <2 x double> poison, <8 x i32> zeroinitializer
  %1136 = load <2 x double>, ptr %269, align 8
  %1137 = shufflevector <2 x double> %1136, <2 x double> poison, <8 x i32> zeroinitializer
  %1138 = load <2 x double>, ptr %270, align 16
  %1139 = shufflevector <2 x double> %1138, <2 x double> poison, <8 x i32> zeroinitializer
  %1140 = load <2 x double>, ptr %271, align 8
  %1141 = shufflevector <2 x double> %1140, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %222, label %1142, label %1173

1142:                                             ; preds = %1121
  %1143 = getelementptr inbounds nuw <8 x double>, ptr %1131, i64 %251
  %1144 = getelementptr inbounds nuw <8 x double>, ptr %1131, i64 %257
  %1145 = getelementptr inbounds nuw <8 x double>, ptr %1131, i64 %264
  %1146 = getelementptr inbounds nuw <8 x double>, ptr %1131, i64 %272
  br label %1147

1147:                                             ; preds = %1147, %1142
  %1148 = phi i64 [ 0, %1142 ], [ %1168, %1147 ]
  %1149 = getelementptr inbounds nuw <8 x double>, ptr %1130, i64 %1148
  %1150 = load <8 x double>, ptr %1149, align 64
  %1151 = getelementptr inbounds nuw <8 x double>, ptr %1131, i64 %1148
  %1152 = load <8 x double>, ptr %1151, align 64
  %1153 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1133, <8 x double> %1152, <8 x double> zeroinitializer)
  %1154 = getelementptr inbounds nuw <8 x double>, ptr %1143, i64 %1148
  %1155 = load <8 x double>, ptr %1154, align 64
  %1156 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1135, <8 x double> %1155, <8 x double> %1153)
  %1157 = getelementptr inbounds nuw <8 x double>, ptr %1144, i64 %1148
  %1158 = load <8 x double>, ptr %1157, align 64
  %1159 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1137, <8 x double> %1158, <8 x double> %1156)
  %1160 = getelementptr inbounds nuw <8 x double>, ptr %1145, i64 %1148
  %1161 = load <8 x double>, ptr %1160, align 64
  %1162 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1139, <8 x double> %1161, <8 x double> %1159)
  %1163 = getelementptr inbounds nuw <8 x double>, ptr %1146, i64 %1148
  %1164 = load <8 x double>, ptr %1163, align 64
  %1165 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1141, <8 x double> %1164, <8 x double> %1162)
  %1166 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> %1165, <8 x double> %1150)
  %1167 = getelementptr inbounds nuw <8 x double>, ptr %1129, i64 %1148
  store <8 x double> %1166, ptr %1167, align 64
  %1168 = add nuw nsw i64 %1148, 1
  %1169 = icmp eq i64 %1168, %223
  br i1 %1169, label %1170, label %1147

1170:                                             ; preds = %1147
  %1171 = load ptr, ptr %60, align 8
  %1172 = load ptr, ptr %66, align 8
  br label %1173

1173:                                             ; preds = %1170, %1121
  %1174 = phi ptr [ %1172, %1170 ], [ %1131, %1121 ]
  %1175 = phi ptr [ %1171, %1170 ], [ %1129, %1121 ]
  %1176 = load <8 x double>, ptr %238, align 64
  %1177 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> splat (double 0x3FD3B13B13B13B14), <8 x double> %1176)
  %1178 = getelementptr inbounds <8 x double>, ptr %1174, i64 %76
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %21) #10
  store <8 x double> %1177, ptr %21, align 64
  %1179 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %21, ptr noundef %1175, ptr noundef %1178, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %21) #10
  %1180 = and <8 x i64> %1128, %1179
  %1181 = load ptr, ptr %60, align 8
  %1182 = load ptr, ptr %46, align 8
  %1183 = load ptr, ptr %66, align 8
  %1184 = load <2 x double>, ptr %273, align 8
  %1185 = shufflevector <2 x double> %1184, <2 x double> poison, <8 x i32> zeroinitializer
  %1186 = load <2 x double>, ptr %274, align 32
  %1187 = shufflevector <2 x double> %1186, <2 x double> poison, <8 x i32> zeroinitializer
  %1188 = load <2 x double>, ptr %275, align 8
  %1189 = shufflevector <2 x double> %1188, <2 x double> poison, <8 x i32> zeroinitializer
  %1190 = load <2 x double>, ptr %276, align 16
  %1191 = shufflevector <2 x double> %1190, <2 x double> poison, <8 x i32> zeroinitializer
  %1192 = load <2 x double>, ptr %277, align 8
  %1193 = shufflevector <2 x double> %1192, <2 x double> poison, <8 x i32> zeroinitializer
  %1194 = load <2 x double>, ptr %278, align 64
  %1195 = shufflevector <2 x double> %1194, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %222, label %1196, label %1231

1196:                                             ; preds = %1173
  %1197 = getelementptr inbounds nuw <8 x double>, ptr %1183, i64 %251
  %1198 = getelementptr inbounds nuw <8 x double>, ptr %1183, i64 %257
  %1199 = getelementptr inbounds nuw <8 x double>, ptr %1183, i64 %264
  %1200 = getelementptr inbounds nuw <8 x double>, ptr %1183, i64 %272
  %1201 = getelementptr inbounds nuw <8 x double>, ptr %1183, i64 %279
  br label %1202

1202:                                             ; preds = %1202, %1196
  %1203 = phi i64 [ 0, %1196 ], [ %1226, %1202 ]
  %1204 = getelementptr inbounds nuw <8 x double>, ptr %1182, i64 %1203
  %1205 = load <8 x double>, ptr %1204, align 64
  %1206 = getelementptr inbounds nuw <8 x double>, ptr %1183, i64 %1203
  %1207 = load <8 x double>, ptr %1206, align 64
  %1208 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1185, <8 x double> %1207, <8 x double> zeroinitializer)
  %1209 = getelementptr inbounds nuw <8 x double>, ptr %1197, i64 %1203
  %1210 = load <8 x double>, ptr %1209, align 64
  %1211 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1187, <8 x double> %1210, <8 x double> %1208)
  %1212 = getelementptr inbounds nuw <8 x double>, ptr %1198, i64 %1203
  %1213 = load <8 x double>, ptr %1212, align 64
  %1214 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1189, <8 x double> %1213, <8 x double> %1211)
  %1215 = getelementptr inbounds nuw <8 x double>, ptr %1199, i64 %1203
  %1216 = load <8 x double>, ptr %1215, align 64
  %1217 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1191, <8 x double> %1216, <8 x double> %1214)
  %1218 = getelementptr inbounds nuw <8 x double>, ptr %1200, i64 %1203
  %1219 = load <8 x double>, ptr %1218, align 64
  %1220 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1193, <8 x double> %1219, <8 x double> %1217)
  %1221 = getelementptr inbounds nuw <8 x double>, ptr %1201, i64 %1203
  %1222 = load <8 x double>, ptr %1221, align 64
  %1223 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1195, <8 x double> %1222, <8 x double> %1220)
  %1224 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> %1223, <8 x double> %1205)
  %1225 = getelementptr inbounds nuw <8 x double>, ptr %1181, i64 %1203
  store <8 x double> %1224, ptr %1225, align 64
  %1226 = add nuw nsw i64 %1203, 1
  %1227 = icmp eq i64 %1226, %223
  br i1 %1227, label %1228, label %1202

1228:                                             ; preds = %1202
  %1229 = load ptr, ptr %60, align 8
  %1230 = load ptr, ptr %66, align 8
  br label %1231

1231:                                             ; preds = %1228, %1173
  %1232 = phi ptr [ %1230, %1228 ], [ %1183, %1173 ]
  %1233 = phi ptr [ %1229, %1228 ], [ %1181, %1173 ]
  %1234 = load <8 x double>, ptr %238, align 64
  %1235 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> splat (double 0x3FE4D74D74D74D75), <8 x double> %1234)
  %1236 = getelementptr inbounds <8 x double>, ptr %1232, i64 %281
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %22) #10
  store <8 x double> %1235, ptr %22, align 64
  %1237 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %22, ptr noundef %1233, ptr noundef %1236, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %22) #10
  %1238 = and <8 x i64> %1180, %1237
  %1239 = load ptr, ptr %60, align 8
  %1240 = load ptr, ptr %46, align 8
  %1241 = load ptr, ptr %66, align 8
  %1242 = load <2 x double>, ptr %282, align 8
  %1243 = shufflevector <2 x double> %1242, <2 x double> poison, <8 x i32> zeroinitializer
  %1244 = load <2 x double>, ptr %283, align 32
  %1245 = shufflevector <2 x double> %1244, <2 x double> poison, <8 x i32> zeroinitializer
  %1246 = load <2 x double>, ptr %284, align 8
  %1247 = shufflevector <2 x double> %1246, <2 x double> poison, <8 x i32> zeroinitializer
  %1248 = load <2 x double>, ptr %285, align 16
  %1249 = shufflevector <2 x double> %1248, <2 x double> poison, <8 x i32> zeroinitializer
  %1250 = load <2 x double>, ptr %286, align 8
  %1251 = shufflevector <2 x double> %1250, <2 x double> poison, <8 x i32> zeroinitializer
  %1252 = load <2 x double>, ptr %287, align 64
  %1253 = shufflevector <2 x double> %1252, <2 x double> poison, <8 x i32> zeroinitializer
  %1254 = load <2 x double>, ptr %288, align 8
  %1255 = shufflevector <2 x double> %1254, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %222, label %1256, label %1295

1256:                                             ; preds = %1231
  %1257 = getelementptr inbounds nuw <8 x double>, ptr %1241, i64 %251
  %1258 = getelementptr inbounds nuw <8 x double>, ptr %1241, i64 %257
  %1259 = getelementptr inbounds nuw <8 x double>, ptr %1241, i64 %264
  %1260 = getelementptr inbounds nuw <8 x double>, ptr %1241, i64 %272
  %1261 = getelementptr inbounds nuw <8 x double>, ptr %1241, i64 %279
  %1262 = getelementptr inbounds nuw <8 x double>, ptr %1241, i64 %289
  br label %1263

1263:                                             ; preds = %1263, %1256
  %1264 = phi i64 [ 0, %1256 ], [ %1290, %1263 ]
  %1265 = getelementptr inbounds nuw <8 x double>, ptr %1240, i64 %1264
  %1266 = load <8 x double>, ptr %1265, align 64
  %1267 = getelementptr inbounds nuw <8 x double>, ptr %1241, i64 %1264
  %1268 = load <8 x double>, ptr %1267, align 64
  %1269 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1243, <8 x double> %1268, <8 x double> zeroinitializer)
  %1270 = getelementptr inbounds nuw <8 x double>, ptr %1257, i64 %1264
  %1271 = load <8 x double>, ptr %1270, align 64
  %1272 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1245, <8 x double> %1271, <8 x double> %1269)
  %1273 = getelementptr inbounds nuw <8 x double>, ptr %1258, i64 %1264
  %1274 = load <8 x double>, ptr %1273, align 64
  %1275 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1247, <8 x double> %1274, <8 x double> %1272)
  %1276 = getelementptr inbounds nuw <8 x double>, ptr %1259, i64 %1264
  %1277 = load <8 x double>, ptr %1276, align 64
  %1278 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1249, <8 x double> %1277, <8 x double> %1275)
  %1279 = getelementptr inbounds nuw <8 x double>, ptr %1260, i64 %1264
  %1280 = load <8 x double>, ptr %1279, align 64
  %1281 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1251, <8 x double> %1280, <8 x double> %1278)
  %1282 = getelementptr inbounds nuw <8 x double>, ptr %1261, i64 %1264
  %1283 = load <8 x double>, ptr %1282, align 64
  %1284 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1253, <8 x double> %1283, <8 x double> %1281)
  %1285 = getelementptr inbounds nuw <8 x double>, ptr %1262, i64 %1264
  %1286 = load <8 x double>, ptr %1285, align 64
  %1287 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1255, <8 x double> %1286, <8 x double> %1284)
  %1288 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> %1287, <8 x double> %1266)
  %1289 = getelementptr inbounds nuw <8 x double>, ptr %1239, i64 %1264
  store <8 x double> %1288, ptr %1289, align 64
  %1290 = add nuw nsw i64 %1264, 1
  %1291 = icmp eq i64 %1290, %223
  br i1 %1291, label %1292, label %1263

1292:                                             ; preds = %1263
  %1293 = load ptr, ptr %60, align 8
  %1294 = load ptr, ptr %66, align 8
  br label %1295

1295:                                             ; preds = %1292, %1231
  %1296 = phi ptr [ %1294, %1292 ], [ %1241, %1231 ]
  %1297 = phi ptr [ %1293, %1292 ], [ %1239, %1231 ]
  %1298 = load <8 x double>, ptr %238, align 64
  %1299 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> splat (double 6.000000e-01), <8 x double> %1298)
  %1300 = getelementptr inbounds <8 x double>, ptr %1296, i64 %291
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %23) #10
  store <8 x double> %1299, ptr %23, align 64
  %1301 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %23, ptr noundef %1297, ptr noundef %1300, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %23) #10
  %1302 = and <8 x i64> %1238, %1301
  %1303 = load ptr, ptr %60, align 8
  %1304 = load ptr, ptr %46, align 8
  %1305 = load ptr, ptr %66, align 8
  %1306 = load <2 x double>, ptr %292, align 8
  %1307 = shufflevector <2 x double> %1306, <2 x double> poison, <8 x i32> zeroinitializer
  %1308 = load <2 x double>, ptr %293, align 32
  %1309 = shufflevector <2 x double> %1308, <2 x double> poison, <8 x i32> zeroinitializer
  %1310 = load <2 x double>, ptr %294, align 8
  %1311 = shufflevector <2 x double> %1310, <2 x double> poison, <8 x i32> zeroinitializer
  %1312 = load <2 x double>, ptr %295, align 16
  %1313 = shufflevector <2 x double> %1312, <2 x double> poison, <8 x i32> zeroinitializer
  %1314 = load <2 x double>, ptr %296, align 8
  %1315 = shufflevector <2 x double> %1314, <2 x double> poison, <8 x i32> zeroinitializer
  %1316 = load <2 x double>, ptr %297, align 64
  %1317 = shufflevector <2 x double> %1316, <2 x double> poison, <8 x i32> zeroinitializer
  %1318 = load <2 x double>, ptr %298, align 8
  %1319 = shufflevector <2 x double> %1318, <2 x double> poison, <8 x i32> zeroinitializer
  %1320 = load <2 x double>, ptr %299, align 16
  %1321 = shufflevector <2 x double> %1320, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %222, label %1322, label %1365

1322:                                             ; preds = %1295
  %1323 = getelementptr inbounds nuw <8 x double>, ptr %1305, i64 %251
  %1324 = getelementptr inbounds nuw <8 x double>, ptr %1305, i64 %257
  %1325 = getelementptr inbounds nuw <8 x double>, ptr %1305, i64 %264
  %1326 = getelementptr inbounds nuw <8 x double>, ptr %1305, i64 %272
  %1327 = getelementptr inbounds nuw <8 x double>, ptr %1305, i64 %279
  %1328 = getelementptr inbounds nuw <8 x double>, ptr %1305, i64 %289
  %1329 = getelementptr inbounds nuw <8 x double>, ptr %1305, i64 %300
  br label %1330

1330:                                             ; preds = %1330, %1322
  %1331 = phi i64 [ 0, %1322 ], [ %1360, %1330 ]
  %1332 = getelementptr inbounds nuw <8 x double>, ptr %1304, i64 %1331
  %1333 = load <8 x double>, ptr %1332, align 64
  %1334 = getelementptr inbounds nuw <8 x double>, ptr %1305, i64 %1331
  %1335 = load <8 x double>, ptr %1334, align 64
  %1336 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1307, <8 x double> %1335, <8 x double> zeroinitializer)
  %1337 = getelementptr inbounds nuw <8 x double>, ptr %1323, i64 %1331
  %1338 = load <8 x double>, ptr %1337, align 64
  %1339 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1309, <8 x double> %1338, <8 x double> %1336)
  %1340 = getelementptr inbounds nuw <8 x double>, ptr %1324, i64 %1331
  %1341 = load <8 x double>, ptr %1340, align 64
  %1342 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1311, <8 x double> %1341, <8 x double> %1339)
  %1343 = getelementptr inbounds nuw <8 x double>, ptr %1325, i64 %1331
  %1344 = load <8 x double>, ptr %1343, align 64
  %1345 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1313, <8 x double> %1344, <8 x double> %1342)
  %1346 = getelementptr inbounds nuw <8 x double>, ptr %1326, i64 %1331
  %1347 = load <8 x double>, ptr %1346, align 64
  %1348 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1315, <8 x double> %1347, <8 x double> %1345)
  %1349 = getelementptr inbounds nuw <8 x double>, ptr %1327, i64 %1331
  %1350 = load <8 x double>, ptr %1349, align 64
  %1351 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1317, <8 x double> %1350, <8 x double> %1348)
  %1352 = getelementptr inbounds nuw <8 x double>, ptr %1328, i64 %1331
  %1353 = load <8 x double>, ptr %1352, align 64
  %1354 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1319, <8 x double> %1353, <8 x double> %1351)
  %1355 = getelementptr inbounds nuw <8 x double>, ptr %1329, i64 %1331
  %1356 = load <8 x double>, ptr %1355, align 64
  %1357 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1321, <8 x double> %1356, <8 x double> %1354)
  %1358 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> %1357, <8 x double> %1333)
  %1359 = getelementptr inbounds nuw <8 x double>, ptr %1303, i64 %1331
  store <8 x double> %1358, ptr %1359, align 64
  %1360 = add nuw nsw i64 %1331, 1
  %1361 = icmp eq i64 %1360, %223
  br i1 %1361, label %1362, label %1330

1362:                                             ; preds = %1330
  %1363 = load ptr, ptr %60, align 8
  %1364 = load ptr, ptr %66, align 8
  br label %1365

1365:                                             ; preds = %1362, %1295
  %1366 = phi ptr [ %1364, %1362 ], [ %1305, %1295 ]
  %1367 = phi ptr [ %1363, %1362 ], [ %1303, %1295 ]
  %1368 = load <8 x double>, ptr %238, align 64
  %1369 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> splat (double 0x3FEB6DB6DB6DB6DB), <8 x double> %1368)
  %1370 = getelementptr inbounds <8 x double>, ptr %1366, i64 %302
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %24) #10
  store <8 x double> %1369, ptr %24, align 64
  %1371 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %24, ptr noundef %1367, ptr noundef %1370, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %24) #10
  %1372 = and <8 x i64> %1302, %1371
  %1373 = load ptr, ptr %60, align 8
  %1374 = load ptr, ptr %46, align 8
  %1375 = load ptr, ptr %66, align 8
  %1376 = load <2 x double>, ptr %303, align 8
  %1377 = shufflevector <2 x double> %1376, <2 x double> poison, <8 x i32> zeroinitializer
  %1378 = load <2 x double>, ptr %304, align 32
  %1379 = shufflevector <2 x double> %1378, <2 x double> poison, <8 x i32> zeroinitializer
  %1380 = load <2 x double>, ptr %305, align 8
  %1381 = shufflevector <2 x double> %1380, <2 x double> poison, <8 x i32> zeroinitializer
  %1382 = load <2 x double>, ptr %306, align 16
  %1383 = shufflevector <2 x double> %1382, <2 x double> poison, <8 x i32> zeroinitializer
  %1384 = load <2 x double>, ptr %307, align 8
  %1385 = shufflevector <2 x double> %1384, <2 x double> poison, <8 x i32> zeroinitializer
  %1386 = load <2 x double>, ptr %308, align 64
  %1387 = shufflevector <2 x double> %1386, <2 x double> poison, <8 x i32> zeroinitializer
  %1388 = load <2 x double>, ptr %309, align 8
  %1389 = shufflevector <2 x double> %1388, <2 x double> poison, <8 x i32> zeroinitializer
  %1390 = load <2 x double>, ptr %310, align 16
  %1391 = shufflevector <2 x double> %1390, <2 x double> poison, <8 x i32> zeroinitializer
  %1392 = load <2 x double>, ptr %311, align 8
  %1393 = shufflevector <2 x double> %1392, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %222, label %1394, label %1441

1394:                                             ; preds = %1365
  %1395 = getelementptr inbounds nuw <8 x double>, ptr %1375, i64 %251
  %1396 = getelementptr inbounds nuw <8 x double>, ptr %1375, i64 %257
  %1397 = getelementptr inbounds nuw <8 x double>, ptr %1375, i64 %264
  %1398 = getelementptr inbounds nuw <8 x double>, ptr %1375, i64 %272
  %1399 = getelementptr inbounds nuw <8 x double>, ptr %1375, i64 %279
  %1400 = getelementptr inbounds nuw <8 x double>, ptr %1375, i64 %289
  %1401 = getelementptr inbounds nuw <8 x double>, ptr %1375, i64 %300
  %1402 = getelementptr inbounds nuw <8 x double>, ptr %1375, i64 %312
  br label %1403

1403:                                             ; preds = %1403, %1394
  %1404 = phi i64 [ 0, %1394 ], [ %1436, %1403 ]
  %1405 = getelementptr inbounds nuw <8 x double>, ptr %1374, i64 %1404
  %1406 = load <8 x double>, ptr %1405, align 64
  %1407 = getelementptr inbounds nuw <8 x double>, ptr %1375, i64 %1404
  %1408 = load <8 x double>, ptr %1407, align 64
  %1409 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1377, <8 x double> %1408, <8 x double> zeroinitializer)
  %1410 = getelementptr inbounds nuw <8 x double>, ptr %1395, i64 %1404
  %1411 = load <8 x double>, ptr %1410, align 64
  %1412 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1379, <8 x double> %1411, <8 x double> %1409)
  %1413 = getelementptr inbounds nuw <8 x double>, ptr %1396, i64 %1404
  %1414 = load <8 x double>, ptr %1413, align 64
  %1415 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1381, <8 x double> %1414, <8 x double> %1412)
  %1416 = getelementptr inbounds nuw <8 x double>, ptr %1397, i64 %1404
  %1417 = load <8 x double>, ptr %1416, align 64
  %1418 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1383, <8 x double> %1417, <8 x double> %1415)
  %1419 = getelementptr inbounds nuw <8 x double>, ptr %1398, i64 %1404
  %1420 = load <8 x double>, ptr %1419, align 64
  %1421 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1385, <8 x double> %1420, <8 x double> %1418)
  %1422 = getelementptr inbounds nuw <8 x double>, ptr %1399, i64 %1404
  %1423 = load <8 x double>, ptr %1422, align 64
  %1424 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1387, <8 x double> %1423, <8 x double> %1421)
  %1425 = getelementptr inbounds nuw <8 x double>, ptr %1400, i64 %1404
  %1426 = load <8 x double>, ptr %1425, align 64
  %1427 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1389, <8 x double> %1426, <8 x double> %1424)
  %1428 = getelementptr inbounds nuw <8 x double>, ptr %1401, i64 %1404
  %1429 = load <8 x double>, ptr %1428, align 64
  %1430 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1391, <8 x double> %1429, <8 x double> %1427)
  %1431 = getelementptr inbounds nuw <8 x double>, ptr %1402, i64 %1404
  %1432 = load <8 x double>, ptr %1431, align 64
  %1433 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1393, <8 x double> %1432, <8 x double> %1430)
  %1434 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> %1433, <8 x double> %1406)
  %1435 = getelementptr inbounds nuw <8 x double>, ptr %1373, i64 %1404
  store <8 x double> %1434, ptr %1435, align 64
  %1436 = add nuw nsw i64 %1404, 1
  %1437 = icmp eq i64 %1436, %223
  br i1 %1437, label %1438, label %1403

1438:                                             ; preds = %1403
  %1439 = load ptr, ptr %60, align 8
  %1440 = load ptr, ptr %66, align 8
  br label %1441

1441:                                             ; preds = %1438, %1365
  %1442 = phi ptr [ %1440, %1438 ], [ %1375, %1365 ]
  %1443 = phi ptr [ %1439, %1438 ], [ %1373, %1365 ]
  %1444 = load <8 x double>, ptr %238, align 64
  %1445 = fadd <8 x double> %1444, %907
  %1446 = getelementptr inbounds <8 x double>, ptr %1442, i64 %313
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %25) #10
  store <8 x double> %1445, ptr %25, align 64
  %1447 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %25, ptr noundef %1443, ptr noundef %1446, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %25) #10
  %1448 = and <8 x i64> %1372, %1447
  %1449 = load ptr, ptr %57, align 16
  %1450 = load ptr, ptr %46, align 8
  %1451 = load ptr, ptr %66, align 8
  %1452 = load <2 x double>, ptr %314, align 8
  %1453 = shufflevector <2 x double> %1452, <2 x double> poison, <8 x i32> zeroinitializer
  %1454 = load <2 x double>, ptr %315, align 16
  %1455 = shufflevector <2 x double> %1454, <2 x double> poison, <8 x i32> zeroinitializer
  %1456 = load <2 x double>, ptr %316, align 8
  %1457 = shufflevector <2 x double> %1456, <2 x double> poison, <8 x i32> zeroinitializer
  %1458 = load <2 x double>, ptr %317, align 64
  %1459 = shufflevector <2 x double> %1458, <2 x double> poison, <8 x i32> zeroinitializer
  %1460 = load <2 x double>, ptr %318, align 8
  %1461 = shufflevector <2 x double> %1460, <2 x double> poison, <8 x i32> zeroinitializer
  %1462 = load <2 x double>, ptr %319, align 16
  %1463 = shufflevector <2 x double> %1462, <2 x double> poison, <8 x i32> zeroinitializer
  %1464 = load <2 x double>, ptr %320, align 8
  %1465 = shufflevector <2 x double> %1464, <2 x double> poison, <8 x i32> zeroinitializer
  %1466 = load <2 x double>, ptr %321, align 32
  %1467 = shufflevector <2 x double> %1466, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %222, label %1468, label %1522

1468:                                             ; preds = %1441
  %1469 = getelementptr inbounds nuw <8 x double>, ptr %1451, i64 %264
  %1470 = getelementptr inbounds nuw <8 x double>, ptr %1451, i64 %272
  %1471 = getelementptr inbounds nuw <8 x double>, ptr %1451, i64 %279
  %1472 = getelementptr inbounds nuw <8 x double>, ptr %1451, i64 %289
  %1473 = getelementptr inbounds nuw <8 x double>, ptr %1451, i64 %300
  %1474 = getelementptr inbounds nuw <8 x double>, ptr %1451, i64 %312
  %1475 = getelementptr inbounds nuw <8 x double>, ptr %1451, i64 %322
  br label %1478

1476:                                             ; preds = %1478
  %1477 = load ptr, ptr %57, align 16
  br label %1510

1478:                                             ; preds = %1478, %1468
  %1479 = phi i64 [ 0, %1468 ], [ %1508, %1478 ]
  %1480 = getelementptr inbounds nuw <8 x double>, ptr %1450, i64 %1479
  %1481 = load <8 x double>, ptr %1480, align 64
  %1482 = getelementptr inbounds nuw <8 x double>, ptr %1451, i64 %1479
  %1483 = load <8 x double>, ptr %1482, align 64
  %1484 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1453, <8 x double> %1483, <8 x double> zeroinitializer)
  %1485 = getelementptr inbounds nuw <8 x double>, ptr %1469, i64 %1479
  %1486 = load <8 x double>, ptr %1485, align 64
  %1487 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1455, <8 x double> %1486, <8 x double> %1484)
  %1488 = getelementptr inbounds nuw <8 x double>, ptr %1470, i64 %1479
  %1489 = load <8 x double>, ptr %1488, align 64
  %1490 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1457, <8 x double> %1489, <8 x double> %1487)
  %1491 = getelementptr inbounds nuw <8 x double>, ptr %1471, i64 %1479
  %1492 = load <8 x double>, ptr %1491, align 64
  %1493 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1459, <8 x double> %1492, <8 x double> %1490)
  %1494 = getelementptr inbounds nuw <8 x double>, ptr %1472, i64 %1479
  %1495 = load <8 x double>, ptr %1494, align 64
  %1496 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1461, <8 x double> %1495, <8 x double> %1493)
  %1497 = getelementptr inbounds nuw <8 x double>, ptr %1473, i64 %1479
  %1498 = load <8 x double>, ptr %1497, align 64
  %1499 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1463, <8 x double> %1498, <8 x double> %1496)
  %1500 = getelementptr inbounds nuw <8 x double>, ptr %1474, i64 %1479
  %1501 = load <8 x double>, ptr %1500, align 64
  %1502 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1465, <8 x double> %1501, <8 x double> %1499)
  %1503 = getelementptr inbounds nuw <8 x double>, ptr %1475, i64 %1479
  %1504 = load <8 x double>, ptr %1503, align 64
  %1505 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1467, <8 x double> %1504, <8 x double> %1502)
  %1506 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> %1505, <8 x double> %1481)
  %1507 = getelementptr inbounds nuw <8 x double>, ptr %1449, i64 %1479
  store <8 x double> %1506, ptr %1507, align 64
  %1508 = add nuw nsw i64 %1479, 1
  %1509 = icmp eq i64 %1508, %223
  br i1 %1509, label %1476, label %1478

1510:                                             ; preds = %1510, %1476
  %1511 = phi i64 [ 0, %1476 ], [ %1518, %1510 ]
  %1512 = phi <8 x i64> [ %1448, %1476 ], [ %1517, %1510 ]
  %1513 = getelementptr inbounds nuw <8 x double>, ptr %1477, i64 %1511
  %1514 = load <8 x double>, ptr %1513, align 64
  %1515 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1514)
  %1516 = fcmp one <8 x double> %1515, splat (double 0x7FF0000000000000)
  %1517 = select <8 x i1> %1516, <8 x i64> %1512, <8 x i64> zeroinitializer
  %1518 = add nuw nsw i64 %1511, 1
  %1519 = icmp eq i64 %1518, %223
  br i1 %1519, label %1520, label %1510

1520:                                             ; preds = %1510
  %1521 = load ptr, ptr %66, align 8
  br label %1522

1522:                                             ; preds = %1520, %1441
  %1523 = phi ptr [ %1449, %1441 ], [ %1477, %1520 ]
  %1524 = phi ptr [ %1451, %1441 ], [ %1521, %1520 ]
  %1525 = phi <8 x i64> [ %1448, %1441 ], [ %1517, %1520 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %14)
  store <8 x double> %905, ptr %14, align 64
  %1526 = load ptr, ptr %79, align 8
  %1527 = load <2 x double>, ptr %40, align 8
  %1528 = shufflevector <2 x double> %1527, <2 x double> poison, <8 x i32> zeroinitializer
  %1529 = load <2 x double>, ptr %323, align 16
  %1530 = shufflevector <2 x double> %1529, <2 x double> poison, <8 x i32> zeroinitializer
  %1531 = load <2 x double>, ptr %324, align 8
  %1532 = shufflevector <2 x double> %1531, <2 x double> poison, <8 x i32> zeroinitializer
  %1533 = load <2 x double>, ptr %325, align 64
  %1534 = shufflevector <2 x double> %1533, <2 x double> poison, <8 x i32> zeroinitializer
  %1535 = load <2 x double>, ptr %326, align 8
  %1536 = shufflevector <2 x double> %1535, <2 x double> poison, <8 x i32> zeroinitializer
  %1537 = load <2 x double>, ptr %327, align 16
  %1538 = shufflevector <2 x double> %1537, <2 x double> poison, <8 x i32> zeroinitializer
  %1539 = load <2 x double>, ptr %328, align 8
  %1540 = shufflevector <2 x double> %1539, <2 x double> poison, <8 x i32> zeroinitializer
  %1541 = load <2 x double>, ptr %329, align 32
  %1542 = shufflevector <2 x double> %1541, <2 x double> poison, <8 x i32> zeroinitializer
  %1543 = load <2 x double>, ptr %41, align 8
  %1544 = shufflevector <2 x double> %1543, <2 x double> poison, <8 x i32> zeroinitializer
  %1545 = load <2 x double>, ptr %330, align 16
  %1546 = shufflevector <2 x double> %1545, <2 x double> poison, <8 x i32> zeroinitializer
  %1547 = load <2 x double>, ptr %331, align 8
  %1548 = shufflevector <2 x double> %1547, <2 x double> poison, <8 x i32> zeroinitializer
  %1549 = load <2 x double>, ptr %332, align 32
  %1550 = shufflevector <2 x double> %1549, <2 x double> poison, <8 x i32> zeroinitializer
  %1551 = load <2 x double>, ptr %333, align 8
  %1552 = shufflevector <2 x double> %1551, <2 x double> poison, <8 x i32> zeroinitializer
  %1553 = load <2 x double>, ptr %334, align 16
  %1554 = shufflevector <2 x double> %1553, <2 x double> poison, <8 x i32> zeroinitializer
  %1555 = load <2 x double>, ptr %335, align 8
  %1556 = shufflevector <2 x double> %1555, <2 x double> poison, <8 x i32> zeroinitializer
  %1557 = load <2 x double>, ptr %336, align 64
  %1558 = shufflevector <2 x double> %1557, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %222, label %1559, label %1615

1559:                                             ; preds = %1522
  %1560 = getelementptr inbounds nuw <8 x double>, ptr %1524, i64 %264
  %1561 = getelementptr inbounds nuw <8 x double>, ptr %1524, i64 %272
  %1562 = getelementptr inbounds nuw <8 x double>, ptr %1524, i64 %279
  %1563 = getelementptr inbounds nuw <8 x double>, ptr %1524, i64 %289
  %1564 = getelementptr inbounds nuw <8 x double>, ptr %1524, i64 %300
  %1565 = getelementptr inbounds nuw <8 x double>, ptr %1524, i64 %312
  %1566 = getelementptr inbounds nuw <8 x double>, ptr %1524, i64 %322
  br label %1567

1567:                                             ; preds = %1567, %1559
  %1568 = phi i64 [ 0, %1559 ], [ %1611, %1567 ]
  %1569 = trunc i64 %1568 to i32
  %1570 = getelementptr inbounds nuw <8 x double>, ptr %1524, i64 %1568
  %1571 = load <8 x double>, ptr %1570, align 64
  %1572 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1528, <8 x double> %1571, <8 x double> zeroinitializer)
  %1573 = getelementptr inbounds nuw <8 x double>, ptr %1560, i64 %1568
  %1574 = load <8 x double>, ptr %1573, align 64
  %1575 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1530, <8 x double> %1574, <8 x double> %1572)
  %1576 = getelementptr inbounds nuw <8 x double>, ptr %1561, i64 %1568
  %1577 = load <8 x double>, ptr %1576, align 64
  %1578 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1532, <8 x double> %1577, <8 x double> %1575)
  %1579 = getelementptr inbounds nuw <8 x double>, ptr %1562, i64 %1568
  %1580 = load <8 x double>, ptr %1579, align 64
  %1581 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1534, <8 x double> %1580, <8 x double> %1578)
  %1582 = getelementptr inbounds nuw <8 x double>, ptr %1563, i64 %1568
  %1583 = load <8 x double>, ptr %1582, align 64
  %1584 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1536, <8 x double> %1583, <8 x double> %1581)
  %1585 = getelementptr inbounds nuw <8 x double>, ptr %1564, i64 %1568
  %1586 = load <8 x double>, ptr %1585, align 64
  %1587 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1538, <8 x double> %1586, <8 x double> %1584)
  %1588 = getelementptr inbounds nuw <8 x double>, ptr %1565, i64 %1568
  %1589 = load <8 x double>, ptr %1588, align 64
  %1590 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1540, <8 x double> %1589, <8 x double> %1587)
  %1591 = getelementptr inbounds nuw <8 x double>, ptr %1566, i64 %1568
  %1592 = load <8 x double>, ptr %1591, align 64
  %1593 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1542, <8 x double> %1592, <8 x double> %1590)
  %1594 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1544, <8 x double> %1571, <8 x double> zeroinitializer)
  %1595 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1546, <8 x double> %1574, <8 x double> %1594)
  %1596 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1548, <8 x double> %1577, <8 x double> %1595)
  %1597 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1550, <8 x double> %1580, <8 x double> %1596)
  %1598 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1552, <8 x double> %1583, <8 x double> %1597)
  %1599 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1554, <8 x double> %1586, <8 x double> %1598)
  %1600 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1556, <8 x double> %1589, <8 x double> %1599)
  %1601 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1558, <8 x double> %1592, <8 x double> %1600)
  %1602 = icmp slt i64 %1568, %104
  %1603 = add nsw i32 %49, %1569
  %1604 = select i1 %1602, i32 %1569, i32 %1603
  %1605 = sext i32 %1604 to i64
  %1606 = getelementptr inbounds <8 x double>, ptr %1526, i64 %1605
  store <8 x double> %1593, ptr %1606, align 64
  %1607 = add i32 %53, %1569
  %1608 = select i1 %1602, i32 %1603, i32 %1607
  %1609 = sext i32 %1608 to i64
  %1610 = getelementptr inbounds <8 x double>, ptr %1526, i64 %1609
  store <8 x double> %1601, ptr %1610, align 64
  %1611 = add nuw nsw i64 %1568, 1
  %1612 = icmp eq i64 %1611, %223
  br i1 %1612, label %1613, label %1567

1613:                                             ; preds = %1567
  %1614 = load ptr, ptr %57, align 16
  br label %1615

1615:                                             ; preds = %1613, %1522
  %1616 = phi ptr [ %1614, %1613 ], [ %1523, %1522 ]
  %1617 = load double, ptr %185, align 64
  %1618 = fdiv double 0x3D06849B86A12B9B, %1617
  %1619 = insertelement <8 x double> poison, double %1618, i64 0
  %1620 = shufflevector <8 x double> %1619, <8 x double> poison, <8 x i32> zeroinitializer
  %1621 = load ptr, ptr %84, align 64
  %1622 = load ptr, ptr %46, align 8
  %1623 = load <8 x double>, ptr %337, align 64
  br i1 %210, label %1624, label %1633

1624:                                             ; preds = %1615, %1624
  %1625 = phi i64 [ %1631, %1624 ], [ 0, %1615 ]
  %1626 = phi <8 x double> [ %1630, %1624 ], [ zeroinitializer, %1615 ]
  %1627 = getelementptr inbounds nuw <8 x double>, ptr %1616, i64 %1625
  %1628 = load <8 x double>, ptr %1627, align 64
  %1629 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1628)
  %1630 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1626, <8 x double> %1629)
  %1631 = add nuw nsw i64 %1625, 1
  %1632 = icmp eq i64 %1631, %211
  br i1 %1632, label %1633, label %1624

1633:                                             ; preds = %1624, %1615
  %1634 = phi <8 x double> [ zeroinitializer, %1615 ], [ %1630, %1624 ]
  %1635 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1623, <8 x double> %1634)
  %1636 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1635, <8 x double> %1620)
  %1637 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1636, <8 x double> splat (double 1.000000e+00))
  %1638 = load <8 x double>, ptr %338, align 64
  br i1 %208, label %1639, label %1648

1639:                                             ; preds = %1633, %1639
  %1640 = phi i64 [ %1646, %1639 ], [ %212, %1633 ]
  %1641 = phi <8 x double> [ %1645, %1639 ], [ zeroinitializer, %1633 ]
  %1642 = getelementptr inbounds <8 x double>, ptr %1616, i64 %1640
  %1643 = load <8 x double>, ptr %1642, align 64
  %1644 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1643)
  %1645 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1641, <8 x double> %1644)
  %1646 = add nsw i64 %1640, 1
  %1647 = icmp slt i64 %1646, %104
  br i1 %1647, label %1639, label %1648

1648:                                             ; preds = %1639, %1633
  %1649 = phi <8 x double> [ zeroinitializer, %1633 ], [ %1645, %1639 ]
  %1650 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1638, <8 x double> %1649)
  %1651 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1650, <8 x double> %1620)
  %1652 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1651, <8 x double> splat (double 1.000000e+00))
  br i1 %193, label %1653, label %1678

1653:                                             ; preds = %1648, %1659
  %1654 = phi i64 [ %1674, %1659 ], [ 0, %1648 ]
  %1655 = icmp slt i64 %1654, %212
  br i1 %1655, label %1659, label %1656

1656:                                             ; preds = %1653
  %1657 = icmp slt i64 %1654, %104
  %1658 = select i1 %1657, <8 x double> %1652, <8 x double> splat (double 1.000000e+00)
  br label %1659

1659:                                             ; preds = %1656, %1653
  %1660 = phi <8 x double> [ %1658, %1656 ], [ %1637, %1653 ]
  %1661 = load <2 x double>, ptr %185, align 64
  %1662 = shufflevector <2 x double> %1661, <2 x double> poison, <8 x i32> zeroinitializer
  %1663 = fmul <8 x double> %1660, %1662
  %1664 = getelementptr inbounds nuw <8 x double>, ptr %1622, i64 %1654
  %1665 = load <8 x double>, ptr %1664, align 64
  %1666 = getelementptr inbounds nuw <8 x double>, ptr %1616, i64 %1654
  %1667 = load <8 x double>, ptr %1666, align 64
  %1668 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1665)
  %1669 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1667)
  %1670 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1668, <8 x double> %1669)
  %1671 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1662, <8 x double> %1670, <8 x double> %1663)
  %1672 = fdiv <8 x double> splat (double 1.000000e+00), %1671
  %1673 = getelementptr inbounds nuw <8 x double>, ptr %1621, i64 %1654
  store <8 x double> %1672, ptr %1673, align 64
  %1674 = add nuw nsw i64 %1654, 1
  %1675 = icmp eq i64 %1674, %198
  br i1 %1675, label %1676, label %1653

1676:                                             ; preds = %1659
  %1677 = load ptr, ptr %84, align 64
  br label %1678

1678:                                             ; preds = %1676, %1648
  %1679 = phi ptr [ %1677, %1676 ], [ %1621, %1648 ]
  %1680 = load ptr, ptr %79, align 8
  br i1 %230, label %1681, label %1683

1681:                                             ; preds = %1678
  %1682 = getelementptr inbounds nuw <8 x double>, ptr %1680, i64 %235
  br label %1686

1683:                                             ; preds = %1686, %1678
  %1684 = phi <8 x double> [ zeroinitializer, %1678 ], [ %1699, %1686 ]
  %1685 = phi <8 x double> [ zeroinitializer, %1678 ], [ %1698, %1686 ]
  br i1 %339, label %1702, label %1724

1686:                                             ; preds = %1686, %1681
  %1687 = phi i64 [ 0, %1681 ], [ %1700, %1686 ]
  %1688 = phi <8 x double> [ zeroinitializer, %1681 ], [ %1698, %1686 ]
  %1689 = phi <8 x double> [ zeroinitializer, %1681 ], [ %1699, %1686 ]
  %1690 = getelementptr inbounds nuw <8 x double>, ptr %1680, i64 %1687
  %1691 = load <8 x double>, ptr %1690, align 64
  %1692 = getelementptr inbounds nuw <8 x double>, ptr %1679, i64 %1687
  %1693 = load <8 x double>, ptr %1692, align 64
  %1694 = fmul <8 x double> %1691, %1693
  %1695 = getelementptr inbounds nuw <8 x double>, ptr %1682, i64 %1687
  %1696 = load <8 x double>, ptr %1695, align 64
  %1697 = fmul <8 x double> %1693, %1696
  %1698 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1694, <8 x double> %1694, <8 x double> %1688)
  %1699 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1697, <8 x double> %1697, <8 x double> %1689)
  %1700 = add nuw nsw i64 %1687, 1
  %1701 = icmp eq i64 %1700, %235
  br i1 %1701, label %1683, label %1686

1702:                                             ; preds = %1683, %1702
  %1703 = phi i64 [ %1722, %1702 ], [ %340, %1683 ]
  %1704 = phi <8 x double> [ %1720, %1702 ], [ %1685, %1683 ]
  %1705 = phi <8 x double> [ %1721, %1702 ], [ %1684, %1683 ]
  %1706 = icmp slt i64 %1703, %104
  %1707 = select i1 %1706, i64 0, i64 %104
  %1708 = getelementptr <8 x double>, ptr %1680, i64 %1707
  %1709 = getelementptr <8 x double>, ptr %1708, i64 %1703
  %1710 = load <8 x double>, ptr %1709, align 64
  %1711 = getelementptr inbounds <8 x double>, ptr %1679, i64 %1703
  %1712 = load <8 x double>, ptr %1711, align 64
  %1713 = fmul <8 x double> %1710, %1712
  %1714 = select i1 %1706, i32 %49, i32 %53
  %1715 = sext i32 %1714 to i64
  %1716 = getelementptr <8 x double>, ptr %1680, i64 %1703
  %1717 = getelementptr <8 x double>, ptr %1716, i64 %1715
  %1718 = load <8 x double>, ptr %1717, align 64
  %1719 = fmul <8 x double> %1712, %1718
  %1720 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1713, <8 x double> %1713, <8 x double> %1704)
  %1721 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1719, <8 x double> %1719, <8 x double> %1705)
  %1722 = add nsw i64 %1703, 1
  %1723 = icmp slt i64 %1722, %85
  br i1 %1723, label %1702, label %1724

1724:                                             ; preds = %1702, %1683
  %1725 = phi <8 x double> [ %1684, %1683 ], [ %1721, %1702 ]
  %1726 = phi <8 x double> [ %1685, %1683 ], [ %1720, %1702 ]
  %1727 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1725, <8 x double> splat (double 1.000000e-02), <8 x double> %1726)
  %1728 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %907)
  %1729 = fmul <8 x double> %1728, %1726
  %1730 = fmul <8 x double> %219, %1727
  %1731 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1730)
  %1732 = fdiv <8 x double> %1729, %1731
  %1733 = fcmp one <8 x double> %1727, splat (double 0x7FF0000000000000)
  %1734 = fcmp ogt <8 x double> %1727, zeroinitializer
  %1735 = bitcast <8 x double> %1732 to <8 x i64>
  %1736 = and <8 x i1> %1733, %1734
  %1737 = select <8 x i1> %1736, <8 x i64> %1735, <8 x i64> zeroinitializer
  %1738 = select <8 x i1> %1733, <8 x i64> zeroinitializer, <8 x i64> splat (i64 9218868437227405312)
  %1739 = or <8 x i64> %1737, %1738
  br i1 %206, label %1814, label %1740

1740:                                             ; preds = %1724
  %1741 = load ptr, ptr %57, align 16
  %1742 = load ptr, ptr %35, align 64
  %1743 = load ptr, ptr %96, align 8
  call void @appell_lanes_finish(ptr noundef nonnull %14, ptr noundef %1741, ptr noundef %1742, ptr noundef %1680, ptr noundef %1743) #10
  %1744 = load ptr, ptr %96, align 8
  %1745 = getelementptr inbounds <8 x double>, ptr %1744, i64 %341
  %1746 = load <8 x double>, ptr %1745, align 64
  %1747 = call <8 x i1> @llvm.is.fpclass.v8f64(<8 x double> %1746, i32 120)
  %1748 = load <8 x i64>, ptr %26, align 64
  %1749 = select <8 x i1> %1747, <8 x i64> splat (i64 -1), <8 x i64> %1748
  store <8 x i64> %1749, ptr %26, align 64
  %1750 = getelementptr inbounds <8 x double>, ptr %1744, i64 %104
  %1751 = getelementptr inbounds <8 x double>, ptr %1750, i64 %111
  %1752 = getelementptr inbounds nuw i8, ptr %1751, i64 64
  %1753 = load ptr, ptr %84, align 64
  br i1 %230, label %1754, label %1756

1754:                                             ; preds = %1740
  %1755 = getelementptr inbounds nuw <8 x double>, ptr %1752, i64 %235
  br label %1761

1756:                                             ; preds = %1761, %1740
  %1757 = phi <8 x double> [ zeroinitializer, %1740 ], [ %1774, %1761 ]
  %1758 = phi <8 x double> [ zeroinitializer, %1740 ], [ %1773, %1761 ]
  br i1 %339, label %1759, label %1799

1759:                                             ; preds = %1756
  %1760 = load ptr, ptr %79, align 8
  br label %1777

1761:                                             ; preds = %1761, %1754
  %1762 = phi i64 [ 0, %1754 ], [ %1775, %1761 ]
  %1763 = phi <8 x double> [ zeroinitializer, %1754 ], [ %1773, %1761 ]
  %1764 = phi <8 x double> [ zeroinitializer, %1754 ], [ %1774, %1761 ]
  %1765 = getelementptr inbounds nuw <8 x double>, ptr %1752, i64 %1762
  %1766 = load <8 x double>, ptr %1765, align 64
  %1767 = getelementptr inbounds nuw <8 x double>, ptr %1753, i64 %1762
  %1768 = load <8 x double>, ptr %1767, align 64
  %1769 = fmul <8 x double> %1766, %1768
  %1770 = getelementptr inbounds nuw <8 x double>, ptr %1755, i64 %1762
  %1771 = load <8 x double>, ptr %1770, align 64
  %1772 = fmul <8 x double> %1768, %1771
  %1773 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1769, <8 x double> %1769, <8 x double> %1763)
  %1774 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1772, <8 x double> %1772, <8 x double> %1764)
  %1775 = add nuw nsw i64 %1762, 1
  %1776 = icmp eq i64 %1775, %235
  br i1 %1776, label %1756, label %1761

1777:                                             ; preds = %1777, %1759
  %1778 = phi i64 [ %340, %1759 ], [ %1797, %1777 ]
  %1779 = phi <8 x double> [ %1758, %1759 ], [ %1795, %1777 ]
  %1780 = phi <8 x double> [ %1757, %1759 ], [ %1796, %1777 ]
  %1781 = icmp slt i64 %1778, %104
  %1782 = select i1 %1781, i64 0, i64 %104
  %1783 = getelementptr <8 x double>, ptr %1760, i64 %1782
  %1784 = getelementptr <8 x double>, ptr %1783, i64 %1778
  %1785 = load <8 x double>, ptr %1784, align 64
  %1786 = getelementptr inbounds <8 x double>, ptr %1753, i64 %1778
  %1787 = load <8 x double>, ptr %1786, align 64
  %1788 = fmul <8 x double> %1785, %1787
  %1789 = select i1 %1781, i32 %49, i32 %53
  %1790 = sext i32 %1789 to i64
  %1791 = getelementptr <8 x double>, ptr %1760, i64 %1778
  %1792 = getelementptr <8 x double>, ptr %1791, i64 %1790
  %1793 = load <8 x double>, ptr %1792, align 64
  %1794 = fmul <8 x double> %1787, %1793
  %1795 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1788, <8 x double> %1788, <8 x double> %1779)
  %1796 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1794, <8 x double> %1794, <8 x double> %1780)
  %1797 = add nsw i64 %1778, 1
  %1798 = icmp slt i64 %1797, %85
  br i1 %1798, label %1777, label %1799

1799:                                             ; preds = %1777, %1756
  %1800 = phi <8 x double> [ %1757, %1756 ], [ %1796, %1777 ]
  %1801 = phi <8 x double> [ %1758, %1756 ], [ %1795, %1777 ]
  %1802 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1800, <8 x double> splat (double 1.000000e-02), <8 x double> %1801)
  %1803 = fmul <8 x double> %1728, %1801
  %1804 = fmul <8 x double> %219, %1802
  %1805 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1804)
  %1806 = fdiv <8 x double> %1803, %1805
  %1807 = fcmp one <8 x double> %1802, splat (double 0x7FF0000000000000)
  %1808 = fcmp ogt <8 x double> %1802, zeroinitializer
  %1809 = bitcast <8 x double> %1806 to <8 x i64>
  %1810 = and <8 x i1> %1807, %1808
  %1811 = select <8 x i1> %1810, <8 x i64> %1809, <8 x i64> zeroinitializer
  %1812 = select <8 x i1> %1807, <8 x i64> zeroinitializer, <8 x i64> splat (i64 9218868437227405312)
  %1813 = or <8 x i64> %1811, %1812
  br label %1814

1814:                                             ; preds = %1799, %1724
  %1815 = phi <8 x i64> [ %1813, %1799 ], [ %1739, %1724 ]
  br i1 %388, label %1904, label %1816

1816:                                             ; preds = %1814
  br i1 %208, label %1817, label %1821

1817:                                             ; preds = %1816
  %1818 = load ptr, ptr %92, align 16
  %1819 = load ptr, ptr %57, align 16
  %1820 = getelementptr <8 x double>, ptr %1819, i64 %212
  br label %1834

1821:                                             ; preds = %1834, %1816
  %1822 = phi <8 x double> [ zeroinitializer, %1816 ], [ %1845, %1834 ]
  %1823 = phi <8 x double> [ zeroinitializer, %1816 ], [ %1844, %1834 ]
  br i1 %194, label %1824, label %1904

1824:                                             ; preds = %1821
  %1825 = load ptr, ptr %66, align 8
  %1826 = load <2 x double>, ptr %185, align 64
  %1827 = shufflevector <2 x double> %1826, <2 x double> poison, <8 x i32> zeroinitializer
  %1828 = load ptr, ptr %46, align 8
  %1829 = load ptr, ptr %57, align 16
  %1830 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1827, <8 x double> splat (double 0x3D719799812DEA11))
  %1831 = fmul <8 x double> %1830, splat (double 1.000000e-02)
  %1832 = fmul <8 x double> %1822, %1831
  %1833 = load ptr, ptr %79, align 8
  br label %1848

1834:                                             ; preds = %1834, %1817
  %1835 = phi i64 [ 0, %1817 ], [ %1846, %1834 ]
  %1836 = phi <8 x double> [ zeroinitializer, %1817 ], [ %1844, %1834 ]
  %1837 = phi <8 x double> [ zeroinitializer, %1817 ], [ %1845, %1834 ]
  %1838 = getelementptr inbounds nuw <8 x double>, ptr %1818, i64 %1835
  %1839 = load <8 x double>, ptr %1838, align 64
  %1840 = fmul <8 x double> %1839, splat (double 5.000000e-01)
  %1841 = getelementptr <8 x double>, ptr %1820, i64 %1835
  %1842 = load <8 x double>, ptr %1841, align 64
  %1843 = fmul <8 x double> %1840, %1842
  %1844 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1843, <8 x double> %1842, <8 x double> %1836)
  %1845 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1839, <8 x double> splat (double 5.000000e-01), <8 x double> %1837)
  %1846 = add nuw nsw i64 %1835, 1
  %1847 = icmp eq i64 %1846, %209
  br i1 %1847, label %1821, label %1834

1848:                                             ; preds = %1852, %1824
  %1849 = phi i64 [ %85, %1824 ], [ %1892, %1852 ]
  %1850 = phi <8 x double> [ zeroinitializer, %1824 ], [ %1891, %1852 ]
  %1851 = getelementptr <8 x double>, ptr %1825, i64 %1849
  br label %1894

1852:                                             ; preds = %1894
  %1853 = getelementptr inbounds <8 x double>, ptr %1828, i64 %1849
  %1854 = load <8 x double>, ptr %1853, align 64
  %1855 = getelementptr inbounds <8 x double>, ptr %1829, i64 %1849
  %1856 = load <8 x double>, ptr %1855, align 64
  %1857 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1854)
  %1858 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1856)
  %1859 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1857, <8 x double> %1858)
  %1860 = fadd <8 x double> %1823, %1859
  %1861 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1728, <8 x double> %1901, <8 x double> %1860)
  %1862 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1827, <8 x double> %1861, <8 x double> %1832)
  %1863 = fmul <8 x double> %1862, splat (double 1.000000e+02)
  %1864 = fdiv <8 x double> splat (double 1.000000e+00), %1863
  %1865 = icmp slt i64 %1849, %104
  %1866 = select i1 %1865, i64 0, i64 %104
  %1867 = getelementptr <8 x double>, ptr %1833, i64 %1866
  %1868 = getelementptr <8 x double>, ptr %1867, i64 %1849
  %1869 = load <8 x double>, ptr %1868, align 64
  %1870 = fmul <8 x double> %1869, %1864
  %1871 = select i1 %1865, i32 %49, i32 %53
  %1872 = sext i32 %1871 to i64
  %1873 = getelementptr <8 x double>, ptr %1833, i64 %1849
  %1874 = getelementptr <8 x double>, ptr %1873, i64 %1872
  %1875 = load <8 x double>, ptr %1874, align 64
  %1876 = fmul <8 x double> %1875, %1864
  %1877 = fmul <8 x double> %1870, %1870
  %1878 = fmul <8 x double> %1876, %1876
  %1879 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1878, <8 x double> splat (double 1.000000e-02), <8 x double> %1877)
  %1880 = fmul <8 x double> %1728, %1877
  %1881 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1879)
  %1882 = fdiv <8 x double> %1880, %1881
  %1883 = fcmp one <8 x double> %1879, splat (double 0x7FF0000000000000)
  %1884 = fcmp ogt <8 x double> %1879, zeroinitializer
  %1885 = bitcast <8 x double> %1882 to <8 x i64>
  %1886 = and <8 x i1> %1883, %1884
  %1887 = select <8 x i1> %1886, <8 x i64> %1885, <8 x i64> zeroinitializer
  %1888 = select <8 x i1> %1883, <8 x i64> zeroinitializer, <8 x i64> splat (i64 9218868437227405312)
  %1889 = or <8 x i64> %1887, %1888
  %1890 = bitcast <8 x i64> %1889 to <8 x double>
  %1891 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1850, <8 x double> %1890)
  %1892 = add nsw i64 %1849, 1
  %1893 = icmp slt i64 %1892, %54
  br i1 %1893, label %1848, label %1904

1894:                                             ; preds = %1894, %1848
  %1895 = phi i64 [ 0, %1848 ], [ %1902, %1894 ]
  %1896 = phi <8 x double> [ zeroinitializer, %1848 ], [ %1901, %1894 ]
  %1897 = mul nsw i64 %1895, %54
  %1898 = getelementptr <8 x double>, ptr %1851, i64 %1897
  %1899 = load <8 x double>, ptr %1898, align 64
  %1900 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1899)
  %1901 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1896, <8 x double> %1900)
  %1902 = add nuw nsw i64 %1895, 1
  %1903 = icmp eq i64 %1902, 12
  br i1 %1903, label %1852, label %1894

1904:                                             ; preds = %1852, %1814, %1821
  %1905 = phi <8 x double> [ zeroinitializer, %1814 ], [ zeroinitializer, %1821 ], [ %1891, %1852 ]
  %1906 = bitcast <8 x i64> %1815 to <8 x double>
  %1907 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1906, <8 x double> %1905)
  %1908 = bitcast <8 x i64> %1739 to <8 x double>
  %1909 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1907, <8 x double> %1908)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %14)
  %1910 = load <8 x i64>, ptr %348, align 64
  %1911 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1909, <8 x double> splat (double 0x3BC79CA10C924223))
  %1912 = load <8 x double>, ptr %347, align 64
  %1913 = fcmp oeq <8 x double> %1912, zeroinitializer
  %1914 = fcmp uge <8 x double> %1911, splat (double 1.000000e+00)
  %1915 = or <8 x i1> %1914, %1913
  %1916 = fmul <8 x double> %1909, splat (double 1.010000e+00)
  %1917 = fcmp uge <8 x double> %1916, %1908
  %1918 = fdiv <8 x double> %907, %1912
  %1919 = fmul <8 x double> %1918, %1918
  %1920 = fmul <8 x double> %1919, %1919
  %1921 = fmul <8 x double> %1920, %1920
  %1922 = load <8 x double>, ptr %353, align 64
  %1923 = fmul <8 x double> %1922, %1921
  %1924 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1923, <8 x double> splat (double 0x3BC79CA10C924223))
  %1925 = load <8 x double>, ptr %354, align 64
  %1926 = fmul <8 x double> %1925, %1921
  %1927 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1926, <8 x double> splat (double 0x3BC79CA10C924223))
  %1928 = fmul <8 x double> %1924, splat (double 1.000000e-01)
  %1929 = fmul <8 x double> %1911, splat (double 3.000000e+02)
  %1930 = fcmp ule <8 x double> %1929, %1908
  %1931 = fmul <8 x double> %1924, splat (double 0x3FEE666666666666)
  %1932 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1908, <8 x double> %1931)
  %1933 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1928, <8 x double> %1932)
  %1934 = select <8 x i1> %1930, <8 x double> %1928, <8 x double> %1933
  %1935 = fmul <8 x double> %1924, splat (double 1.000000e-04)
  %1936 = fcmp uge <8 x double> %1911, %1935
  %1937 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1911, <8 x double> %1934)
  %1938 = select <8 x i1> %1936, <8 x double> %1937, <8 x double> %1911
  %1939 = select <8 x i1> %1915, <8 x double> %1909, <8 x double> %1938
  %1940 = bitcast <8 x double> %1939 to <8 x i64>
  %1941 = fdiv <8 x double> %1938, %1924
  %1942 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1941, <8 x double> splat (double 8.000000e+00))
  %1943 = fdiv <8 x double> %1908, %1927
  %1944 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1943, <8 x double> splat (double 5.000000e+00))
  %1945 = fmul <8 x double> %1938, splat (double 1.010000e+00)
  %1946 = fcmp uge <8 x double> %1945, %1908
  %1947 = fmul <8 x double> %1938, splat (double 3.000000e+02)
  %1948 = fcmp ule <8 x double> %1947, %1908
  %1949 = or <8 x i1> %1946, %1948
  %1950 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1942, <8 x double> %1944)
  %1951 = select <8 x i1> %1949, <8 x double> %1942, <8 x double> %1950
  %1952 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1951, <8 x double> splat (double 1.000000e+00))
  %1953 = fmul <8 x double> %1938, %1952
  %1954 = select <8 x i1> %1915, <8 x double> %1911, <8 x double> %1953
  %1955 = select <8 x i1> %1917, <8 x double> splat (double 0x4002959F1280CEDF), <8 x double> splat (double 0x4017D783FFFFFFFD)
  %1956 = select i1 %355, <8 x double> splat (double 0x4002959F1280CEDF), <8 x double> %1955
  %1957 = fmul <8 x double> %1956, %1954
  br i1 %352, label %1968, label %1958

1958:                                             ; preds = %1904
  %1959 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1908, <8 x double> splat (double 0x3BC79CA10C924223))
  %1960 = fdiv <8 x double> %1959, %1927
  %1961 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1960, <8 x double> splat (double 8.000000e+00))
  %1962 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1961, <8 x double> splat (double 1.000000e+00))
  %1963 = select <8 x i1> %1915, <8 x double> splat (double 1.000000e+00), <8 x double> %1962
  %1964 = fmul <8 x double> %1959, %1963
  %1965 = fmul <8 x double> %1964, splat (double 0x4002959F1280CEDF)
  %1966 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1957, <8 x double> %1965)
  %1967 = select <8 x i1> %1917, <8 x double> %1957, <8 x double> %1966
  br label %1968

1968:                                             ; preds = %1958, %1904
  %1969 = phi <8 x double> [ %1967, %1958 ], [ %1957, %1904 ]
  %1970 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1969)
  %1971 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1970)
  %1972 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1971)
  %1973 = fdiv <8 x double> splat (double 1.000000e+00), %1972
  %1974 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1973, <8 x double> splat (double 0x3FD5555555555555))
  %1975 = and <8 x i64> %1910, splat (i64 4607182418800017408)
  %1976 = and <8 x i64> %1910, splat (i64 4618441417868443648)
  %1977 = xor <8 x i64> %1976, splat (i64 4618441417868443648)
  %1978 = or <8 x i64> %1977, %1975
  %1979 = bitcast <8 x i64> %1978 to <8 x double>
  %1980 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1979, <8 x double> %1974)
  %1981 = load <8 x i64>, ptr %182, align 64
  %1982 = load <8 x i64>, ptr %26, align 64
  %1983 = xor <8 x i64> %1982, splat (i64 -1)
  %1984 = and <8 x i64> %1981, %1983
  %1985 = and <8 x i64> %1984, %1525
  %1986 = fcmp olt <8 x double> %1909, splat (double 1.000000e+00)
  %1987 = select <8 x i1> %1986, <8 x i64> %1985, <8 x i64> zeroinitializer
  %1988 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1987)
  %1989 = icmp eq i64 %1988, 0
  br i1 %1989, label %2356, label %1990

1990:                                             ; preds = %1968
  %1991 = load ptr, ptr %57, align 16
  br i1 %206, label %1995, label %1992

1992:                                             ; preds = %1990
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #10
  store <8 x double> %905, ptr %11, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12) #10
  store <8 x i64> %1987, ptr %12, align 64
  %1993 = call fastcc <8 x i64> @project(ptr noundef nonnull %35, ptr noundef nonnull byval(<8 x double>) align 64 %11, ptr noundef %1991, ptr noundef nonnull byval(<8 x i64>) align 64 %12, double noundef 1.000000e+00)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12) #10
  %1994 = load ptr, ptr %57, align 16
  br label %1995

1995:                                             ; preds = %1992, %1990
  %1996 = phi ptr [ %1994, %1992 ], [ %1991, %1990 ]
  %1997 = phi <8 x i64> [ %1993, %1992 ], [ %1987, %1990 ]
  %1998 = load ptr, ptr %66, align 8
  %1999 = getelementptr inbounds <8 x double>, ptr %1998, i64 %357
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %13) #10
  store <8 x double> %905, ptr %13, align 64
  %2000 = call fastcc <8 x i64> @rates(ptr noundef nonnull %35, ptr noundef nonnull byval(<8 x double>) align 64 %13, ptr noundef %1996, ptr noundef %1999, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %13) #10
  %2001 = and <8 x i64> %2000, %1997
  %2002 = load <8 x double>, ptr %358, align 64
  %2003 = fcmp olt <8 x double> %2002, %905
  %2004 = select <8 x i1> %2003, <8 x i64> %2001, <8 x i64> zeroinitializer
  %2005 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2004)
  %2006 = icmp eq i64 %2005, 0
  br i1 %2006, label %2349, label %2007

2007:                                             ; preds = %1995
  %2008 = xor <8 x i64> %2004, splat (i64 -1)
  %2009 = load ptr, ptr %66, align 8
  %2010 = getelementptr inbounds <8 x double>, ptr %2009, i64 %357
  br i1 %222, label %2020, label %2013

2011:                                             ; preds = %2020
  %2012 = load ptr, ptr %66, align 8
  br label %2013

2013:                                             ; preds = %2011, %2007
  %2014 = phi ptr [ %2012, %2011 ], [ %2009, %2007 ]
  %2015 = load <8 x double>, ptr %238, align 64
  %2016 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> splat (double 1.000000e-01), <8 x double> %2015)
  %2017 = load ptr, ptr %60, align 8
  %2018 = getelementptr inbounds <8 x double>, ptr %2014, i64 %361
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #10
  store <8 x double> %2016, ptr %7, align 64
  %2019 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %7, ptr noundef %2017, ptr noundef %2018, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #10
  br i1 %222, label %2062, label %2055

2020:                                             ; preds = %2007, %2020
  %2021 = phi i64 [ %2053, %2020 ], [ 0, %2007 ]
  %2022 = load ptr, ptr %46, align 8
  %2023 = getelementptr inbounds nuw <8 x double>, ptr %2022, i64 %2021
  %2024 = load <8 x double>, ptr %2023, align 64
  %2025 = load ptr, ptr %66, align 8
  %2026 = getelementptr inbounds nuw <8 x double>, ptr %2025, i64 %2021
  %2027 = load <8 x double>, ptr %2026, align 64
  %2028 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2027, <8 x double> splat (double 0x3FACC1FCA2CEB148), <8 x double> zeroinitializer)
  %2029 = getelementptr inbounds nuw <8 x double>, ptr %2026, i64 %272
  %2030 = load <8 x double>, ptr %2029, align 64
  %2031 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2030, <8 x double> splat (double 0x3FD03958F21A35B8), <8 x double> %2028)
  %2032 = getelementptr inbounds nuw <8 x double>, ptr %2026, i64 %279
  %2033 = load <8 x double>, ptr %2032, align 64
  %2034 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2033, <8 x double> splat (double 0xBFCF84C2C277C23E), <8 x double> %2031)
  %2035 = getelementptr inbounds nuw <8 x double>, ptr %2026, i64 %289
  %2036 = load <8 x double>, ptr %2035, align 64
  %2037 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2036, <8 x double> splat (double 0xBFBFCB02555C9DEF), <8 x double> %2034)
  %2038 = getelementptr inbounds nuw <8 x double>, ptr %2026, i64 %300
  %2039 = load <8 x double>, ptr %2038, align 64
  %2040 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2039, <8 x double> splat (double 0x3FC39F10CE2D1913), <8 x double> %2037)
  %2041 = getelementptr inbounds nuw <8 x double>, ptr %2026, i64 %312
  %2042 = load <8 x double>, ptr %2041, align 64
  %2043 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2042, <8 x double> splat (double 0x3F80CBB69B38652C), <8 x double> %2040)
  %2044 = getelementptr inbounds nuw <8 x double>, ptr %2026, i64 %322
  %2045 = load <8 x double>, ptr %2044, align 64
  %2046 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2045, <8 x double> splat (double 0x3F7EFF840F396BA9), <8 x double> %2043)
  %2047 = getelementptr inbounds nuw <8 x double>, ptr %2026, i64 %359
  %2048 = load <8 x double>, ptr %2047, align 64
  %2049 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2048, <8 x double> splat (double -8.298000e-03), <8 x double> %2046)
  %2050 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> %2049, <8 x double> %2024)
  %2051 = load ptr, ptr %60, align 8
  %2052 = getelementptr inbounds nuw <8 x double>, ptr %2051, i64 %2021
  store <8 x double> %2050, ptr %2052, align 64
  %2053 = add nuw nsw i64 %2021, 1
  %2054 = icmp eq i64 %2053, %223
  br i1 %2054, label %2011, label %2020

2055:                                             ; preds = %2062, %2013
  %2056 = load <8 x double>, ptr %238, align 64
  %2057 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> splat (double 2.000000e-01), <8 x double> %2056)
  %2058 = load ptr, ptr %60, align 8
  %2059 = load ptr, ptr %66, align 8
  %2060 = getelementptr inbounds <8 x double>, ptr %2059, i64 %364
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #10
  store <8 x double> %2057, ptr %8, align 64
  %2061 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %8, ptr noundef %2058, ptr noundef %2060, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #10
  br i1 %222, label %2104, label %2097

2062:                                             ; preds = %2013, %2062
  %2063 = phi i64 [ %2095, %2062 ], [ 0, %2013 ]
  %2064 = load ptr, ptr %46, align 8
  %2065 = getelementptr inbounds nuw <8 x double>, ptr %2064, i64 %2063
  %2066 = load <8 x double>, ptr %2065, align 64
  %2067 = load ptr, ptr %66, align 8
  %2068 = getelementptr inbounds nuw <8 x double>, ptr %2067, i64 %2063
  %2069 = load <8 x double>, ptr %2068, align 64
  %2070 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2069, <8 x double> splat (double 0x3FA04CA1897BDB63), <8 x double> zeroinitializer)
  %2071 = getelementptr inbounds nuw <8 x double>, ptr %2068, i64 %264
  %2072 = load <8 x double>, ptr %2071, align 64
  %2073 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2072, <8 x double> splat (double 0x3F9CFAE9E5F59F45), <8 x double> %2070)
  %2074 = getelementptr inbounds nuw <8 x double>, ptr %2068, i64 %272
  %2075 = load <8 x double>, ptr %2074, align 64
  %2076 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2075, <8 x double> splat (double 0x3FAB69DB017C8CF9), <8 x double> %2073)
  %2077 = getelementptr inbounds nuw <8 x double>, ptr %2068, i64 %279
  %2078 = load <8 x double>, ptr %2077, align 64
  %2079 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2078, <8 x double> splat (double 0xBFAC1EF72FC69469), <8 x double> %2076)
  %2080 = getelementptr inbounds nuw <8 x double>, ptr %2068, i64 %312
  %2081 = load <8 x double>, ptr %2080, align 64
  %2082 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2081, <8 x double> splat (double 0xBF1C6710EEF6E153), <8 x double> %2079)
  %2083 = getelementptr inbounds nuw <8 x double>, ptr %2068, i64 %322
  %2084 = load <8 x double>, ptr %2083, align 64
  %2085 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2084, <8 x double> splat (double 0x3F39127A52D32320), <8 x double> %2082)
  %2086 = getelementptr inbounds nuw <8 x double>, ptr %2068, i64 %359
  %2087 = load <8 x double>, ptr %2086, align 64
  %2088 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2087, <8 x double> splat (double 0xBF36500E13E7149B), <8 x double> %2085)
  %2089 = getelementptr inbounds nuw <8 x double>, ptr %2068, i64 %362
  %2090 = load <8 x double>, ptr %2089, align 64
  %2091 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2090, <8 x double> splat (double 0x3FC21686B20CD989), <8 x double> %2088)
  %2092 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> %2091, <8 x double> %2066)
  %2093 = load ptr, ptr %60, align 8
  %2094 = getelementptr inbounds nuw <8 x double>, ptr %2093, i64 %2063
  store <8 x double> %2092, ptr %2094, align 64
  %2095 = add nuw nsw i64 %2063, 1
  %2096 = icmp eq i64 %2095, %223
  br i1 %2096, label %2055, label %2062

2097:                                             ; preds = %2104, %2055
  %2098 = load <8 x double>, ptr %238, align 64
  %2099 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> splat (double 0x3FE8E38E38E38E39), <8 x double> %2098)
  %2100 = load ptr, ptr %60, align 8
  %2101 = load ptr, ptr %66, align 8
  %2102 = getelementptr inbounds <8 x double>, ptr %2101, i64 %367
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #10
  store <8 x double> %2099, ptr %9, align 64
  %2103 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %9, ptr noundef %2100, ptr noundef %2102, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #10
  br i1 %222, label %2139, label %2344

2104:                                             ; preds = %2055, %2104
  %2105 = phi i64 [ %2137, %2104 ], [ 0, %2055 ]
  %2106 = load ptr, ptr %46, align 8
  %2107 = getelementptr inbounds nuw <8 x double>, ptr %2106, i64 %2105
  %2108 = load <8 x double>, ptr %2107, align 64
  %2109 = load ptr, ptr %66, align 8
  %2110 = getelementptr inbounds nuw <8 x double>, ptr %2109, i64 %2105
  %2111 = load <8 x double>, ptr %2110, align 64
  %2112 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2111, <8 x double> splat (double 0xBFDB7309792B6015), <8 x double> zeroinitializer)
  %2113 = getelementptr inbounds nuw <8 x double>, ptr %2110, i64 %264
  %2114 = load <8 x double>, ptr %2113, align 64
  %2115 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2114, <8 x double> splat (double 0xC012CA5D44AFDC9A), <8 x double> %2112)
  %2116 = getelementptr inbounds nuw <8 x double>, ptr %2110, i64 %272
  %2117 = load <8 x double>, ptr %2116, align 64
  %2118 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2117, <8 x double> splat (double 0x401EBBD2C419EDA3), <8 x double> %2115)
  %2119 = getelementptr inbounds nuw <8 x double>, ptr %2110, i64 %279
  %2120 = load <8 x double>, ptr %2119, align 64
  %2121 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2120, <8 x double> splat (double 0x401046A54457171C), <8 x double> %2118)
  %2122 = getelementptr inbounds nuw <8 x double>, ptr %2110, i64 %289
  %2123 = load <8 x double>, ptr %2122, align 64
  %2124 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2123, <8 x double> splat (double 0x3FD6D49E44EDBA44), <8 x double> %2121)
  %2125 = getelementptr inbounds nuw <8 x double>, ptr %2110, i64 %359
  %2126 = load <8 x double>, ptr %2125, align 64
  %2127 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2126, <8 x double> splat (double 0xBF56EBEEC24871D4), <8 x double> %2124)
  %2128 = getelementptr inbounds nuw <8 x double>, ptr %2110, i64 %362
  %2129 = load <8 x double>, ptr %2128, align 64
  %2130 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2129, <8 x double> splat (double 0x40079482A23F1996), <8 x double> %2127)
  %2131 = getelementptr inbounds nuw <8 x double>, ptr %2110, i64 %365
  %2132 = load <8 x double>, ptr %2131, align 64
  %2133 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2132, <8 x double> splat (double 0xC0224D4A6DCA2222), <8 x double> %2130)
  %2134 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> %2133, <8 x double> %2108)
  %2135 = load ptr, ptr %60, align 8
  %2136 = getelementptr inbounds nuw <8 x double>, ptr %2135, i64 %2105
  store <8 x double> %2134, ptr %2136, align 64
  %2137 = add nuw nsw i64 %2105, 1
  %2138 = icmp eq i64 %2137, %223
  br i1 %2138, label %2097, label %2104

2139:                                             ; preds = %2097, %2158
  %2140 = phi i64 [ %2332, %2158 ], [ 0, %2097 ]
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %10) #10
  %2141 = load ptr, ptr %46, align 8
  %2142 = getelementptr inbounds nuw <8 x double>, ptr %2141, i64 %2140
  %2143 = load ptr, ptr %57, align 16
  %2144 = getelementptr inbounds nuw <8 x double>, ptr %2143, i64 %2140
  %2145 = getelementptr inbounds nuw <8 x double>, ptr %2009, i64 %2140
  %2146 = getelementptr inbounds nuw <8 x double>, ptr %2010, i64 %2140
  %2147 = load <8 x double>, ptr %2144, align 64
  %2148 = load <8 x double>, ptr %2142, align 64
  %2149 = fsub <8 x double> %2147, %2148
  store <8 x double> %2149, ptr %10, align 64
  %2150 = load <8 x double>, ptr %2145, align 64
  %2151 = fneg <8 x double> %2149
  %2152 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %907, <8 x double> %2150, <8 x double> %2151)
  store <8 x double> %2152, ptr %368, align 64
  %2153 = load <8 x double>, ptr %2146, align 64
  %2154 = fadd <8 x double> %2150, %2153
  %2155 = fneg <8 x double> %2154
  %2156 = fmul <8 x double> %907, %2155
  %2157 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2149, <8 x double> splat (double 2.000000e+00), <8 x double> %2156)
  store <8 x double> %2157, ptr %369, align 64
  br label %2334

2158:                                             ; preds = %2334
  %2159 = load ptr, ptr %66, align 8
  %2160 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2140
  %2161 = load <8 x double>, ptr %2160, align 64
  %2162 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2161, <8 x double> splat (double 0xC020DB9DCC37C81B), <8 x double> zeroinitializer)
  %2163 = add nuw nsw i64 %2140, %264
  %2164 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2163
  %2165 = load <8 x double>, ptr %2164, align 64
  %2166 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2165, <8 x double> splat (double 0x3FE2228765F0A2EB), <8 x double> %2162)
  %2167 = add nuw nsw i64 %2140, %272
  %2168 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2167
  %2169 = load <8 x double>, ptr %2168, align 64
  %2170 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2169, <8 x double> splat (double 0xC0088D35A1175376), <8 x double> %2166)
  %2171 = add nuw nsw i64 %2140, %279
  %2172 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2171
  %2173 = load <8 x double>, ptr %2172, align 64
  %2174 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2173, <8 x double> splat (double 0x400313CCA2E462EC), <8 x double> %2170)
  %2175 = add nuw nsw i64 %2140, %289
  %2176 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2175
  %2177 = load <8 x double>, ptr %2176, align 64
  %2178 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2177, <8 x double> splat (double 0x4000EFAFD3C0D1BD), <8 x double> %2174)
  %2179 = add nuw nsw i64 %2140, %300
  %2180 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2179
  %2181 = load <8 x double>, ptr %2180, align 64
  %2182 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2181, <8 x double> splat (double 0xBFEBE2709A4AC0D3), <8 x double> %2178)
  %2183 = add nuw nsw i64 %2140, %312
  %2184 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2183
  %2185 = load <8 x double>, ptr %2184, align 64
  %2186 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2185, <8 x double> splat (double 0x4001EC6A759DA28B), <8 x double> %2182)
  %2187 = add nuw nsw i64 %2140, %322
  %2188 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2187
  %2189 = load <8 x double>, ptr %2188, align 64
  %2190 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2189, <8 x double> splat (double 0x3FE435E4B2F53319), <8 x double> %2186)
  %2191 = add nuw nsw i64 %2140, %359
  %2192 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2191
  %2193 = load <8 x double>, ptr %2192, align 64
  %2194 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2193, <8 x double> splat (double 0xBFB6C81218B7F07C), <8 x double> %2190)
  %2195 = add nuw nsw i64 %2140, %362
  %2196 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2195
  %2197 = load <8 x double>, ptr %2196, align 64
  %2198 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2197, <8 x double> splat (double 0x40322604753358B4), <8 x double> %2194)
  %2199 = add nuw nsw i64 %2140, %365
  %2200 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2199
  %2201 = load <8 x double>, ptr %2200, align 64
  %2202 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2201, <8 x double> splat (double 0xC02263A6DB60DFA1), <8 x double> %2198)
  %2203 = add nuw nsw i64 %2140, %370
  %2204 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2203
  %2205 = load <8 x double>, ptr %2204, align 64
  %2206 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2205, <8 x double> splat (double 0xC011BE8052A2581D), <8 x double> %2202)
  %2207 = fmul <8 x double> %2206, %907
  %2208 = load ptr, ptr %74, align 16
  %2209 = getelementptr inbounds nuw <8 x double>, ptr %2208, i64 %2140
  %2210 = getelementptr inbounds nuw <8 x double>, ptr %2209, i64 %251
  store <8 x double> %2207, ptr %2210, align 64
  %2211 = load ptr, ptr %66, align 8
  %2212 = getelementptr inbounds nuw <8 x double>, ptr %2211, i64 %2140
  %2213 = load <8 x double>, ptr %2212, align 64
  %2214 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2213, <8 x double> splat (double 0x4024DAE269AD44FC), <8 x double> zeroinitializer)
  %2215 = getelementptr inbounds nuw <8 x double>, ptr %2211, i64 %2163
  %2216 = load <8 x double>, ptr %2215, align 64
  %2217 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2216, <8 x double> splat (double 0x406E49125D57ED67), <8 x double> %2214)
  %2218 = getelementptr inbounds nuw <8 x double>, ptr %2211, i64 %2167
  %2219 = load <8 x double>, ptr %2218, align 64
  %2220 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2219, <8 x double> splat (double 0x4064A66A19B8434B), <8 x double> %2217)
  %2221 = getelementptr inbounds nuw <8 x double>, ptr %2211, i64 %2171
  %2222 = load <8 x double>, ptr %2221, align 64
  %2223 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2222, <8 x double> splat (double 0xC07768BF81E14E35), <8 x double> %2220)
  %2224 = getelementptr inbounds nuw <8 x double>, ptr %2211, i64 %2175
  %2225 = load <8 x double>, ptr %2224, align 64
  %2226 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2225, <8 x double> splat (double 0xC0361D194558CFFB), <8 x double> %2223)
  %2227 = getelementptr inbounds nuw <8 x double>, ptr %2211, i64 %2179
  %2228 = load <8 x double>, ptr %2227, align 64
  %2229 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2228, <8 x double> splat (double 0x401EEF08F933A023), <8 x double> %2226)
  %2230 = getelementptr inbounds nuw <8 x double>, ptr %2211, i64 %2183
  %2231 = load <8 x double>, ptr %2230, align 64
  %2232 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2231, <8 x double> splat (double 0xC03EAC90D122C30D), <8 x double> %2229)
  %2233 = getelementptr inbounds nuw <8 x double>, ptr %2211, i64 %2187
  %2234 = load <8 x double>, ptr %2233, align 64
  %2235 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2234, <8 x double> splat (double 0xC022AA0D032A0ACD), <8 x double> %2232)
  %2236 = getelementptr inbounds nuw <8 x double>, ptr %2211, i64 %2191
  %2237 = load <8 x double>, ptr %2236, align 64
  %2238 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2237, <8 x double> splat (double 0x402F64FC65250F7C), <8 x double> %2235)
  %2239 = getelementptr inbounds nuw <8 x double>, ptr %2211, i64 %2195
  %2240 = load <8 x double>, ptr %2239, align 64
  %2241 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2240, <8 x double> splat (double 0xC03F23AFEDECFD53), <8 x double> %2238)
  %2242 = getelementptr inbounds nuw <8 x double>, ptr %2211, i64 %2199
  %2243 = load <8 x double>, ptr %2242, align 64
  %2244 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2243, <8 x double> splat (double 0xC022B4B2806665CA), <8 x double> %2241)
  %2245 = getelementptr inbounds nuw <8 x double>, ptr %2211, i64 %2203
  %2246 = load <8 x double>, ptr %2245, align 64
  %2247 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2246, <8 x double> splat (double 0x4041E88E43070A10), <8 x double> %2244)
  %2248 = fmul <8 x double> %2247, %907
  %2249 = load ptr, ptr %74, align 16
  %2250 = getelementptr inbounds nuw <8 x double>, ptr %2249, i64 %2140
  %2251 = getelementptr inbounds nuw <8 x double>, ptr %2250, i64 %257
  store <8 x double> %2248, ptr %2251, align 64
  %2252 = load ptr, ptr %66, align 8
  %2253 = getelementptr inbounds nuw <8 x double>, ptr %2252, i64 %2140
  %2254 = load <8 x double>, ptr %2253, align 64
  %2255 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2254, <8 x double> splat (double 0x4033FC2C7303381F), <8 x double> zeroinitializer)
  %2256 = getelementptr inbounds nuw <8 x double>, ptr %2252, i64 %2163
  %2257 = load <8 x double>, ptr %2256, align 64
  %2258 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2257, <8 x double> splat (double 0xC0783098D10F2521), <8 x double> %2255)
  %2259 = getelementptr inbounds nuw <8 x double>, ptr %2252, i64 %2167
  %2260 = load <8 x double>, ptr %2259, align 64
  %2261 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2260, <8 x double> splat (double 0xC067A5B34EDF4D39), <8 x double> %2258)
  %2262 = getelementptr inbounds nuw <8 x double>, ptr %2252, i64 %2171
  %2263 = load <8 x double>, ptr %2262, align 64
  %2264 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2263, <8 x double> splat (double 0x40807E771C2C6A0C), <8 x double> %2261)
  %2265 = getelementptr inbounds nuw <8 x double>, ptr %2252, i64 %2175
  %2266 = load <8 x double>, ptr %2265, align 64
  %2267 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2266, <8 x double> splat (double 0xC02725D68DC06F96), <8 x double> %2264)
  %2268 = getelementptr inbounds nuw <8 x double>, ptr %2252, i64 %2179
  %2269 = load <8 x double>, ptr %2268, align 64
  %2270 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2269, <8 x double> splat (double 0x401B8661DD0F8BD7), <8 x double> %2267)
  %2271 = getelementptr inbounds nuw <8 x double>, ptr %2252, i64 %2183
  %2272 = load <8 x double>, ptr %2271, align 64
  %2273 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2272, <8 x double> splat (double 0xBFF0027A7D67FC68), <8 x double> %2270)
  %2274 = getelementptr inbounds nuw <8 x double>, ptr %2252, i64 %2187
  %2275 = load <8 x double>, ptr %2274, align 64
  %2276 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2275, <8 x double> splat (double 0x3FE8E308023D3331), <8 x double> %2273)
  %2277 = getelementptr inbounds nuw <8 x double>, ptr %2252, i64 %2191
  %2278 = load <8 x double>, ptr %2277, align 64
  %2279 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2278, <8 x double> splat (double 0xC00639C3EFFF56D2), <8 x double> %2276)
  %2280 = getelementptr inbounds nuw <8 x double>, ptr %2252, i64 %2195
  %2281 = load <8 x double>, ptr %2280, align 64
  %2282 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2281, <8 x double> splat (double 0xC04E192D4F30C77F), <8 x double> %2279)
  %2283 = getelementptr inbounds nuw <8 x double>, ptr %2252, i64 %2199
  %2284 = load <8 x double>, ptr %2283, align 64
  %2285 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2284, <8 x double> splat (double 0x40551481861928C0), <8 x double> %2282)
  %2286 = getelementptr inbounds nuw <8 x double>, ptr %2252, i64 %2203
  %2287 = load <8 x double>, ptr %2286, align 64
  %2288 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2287, <8 x double> splat (double 0x4027FC0D95740812), <8 x double> %2285)
  %2289 = fmul <8 x double> %2288, %907
  %2290 = load ptr, ptr %74, align 16
  %2291 = getelementptr inbounds nuw <8 x double>, ptr %2290, i64 %2163
  store <8 x double> %2289, ptr %2291, align 64
  %2292 = load ptr, ptr %66, align 8
  %2293 = getelementptr inbounds nuw <8 x double>, ptr %2292, i64 %2140
  %2294 = load <8 x double>, ptr %2293, align 64
  %2295 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2294, <8 x double> splat (double 0xC039B1A59F97E9A3), <8 x double> zeroinitializer)
  %2296 = getelementptr inbounds nuw <8 x double>, ptr %2292, i64 %2163
  %2297 = load <8 x double>, ptr %2296, align 64
  %2298 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2297, <8 x double> splat (double 0xC06346126BD860C7), <8 x double> %2295)
  %2299 = getelementptr inbounds nuw <8 x double>, ptr %2292, i64 %2167
  %2300 = load <8 x double>, ptr %2299, align 64
  %2301 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2300, <8 x double> splat (double 0xC06CF0F0AC990990), <8 x double> %2298)
  %2302 = getelementptr inbounds nuw <8 x double>, ptr %2292, i64 %2171
  %2303 = load <8 x double>, ptr %2302, align 64
  %2304 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2303, <8 x double> splat (double 0x40765A39D3B3C602), <8 x double> %2301)
  %2305 = getelementptr inbounds nuw <8 x double>, ptr %2292, i64 %2175
  %2306 = load <8 x double>, ptr %2305, align 64
  %2307 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2306, <8 x double> splat (double 0x405759F0D4D83C70), <8 x double> %2304)
  %2308 = getelementptr inbounds nuw <8 x double>, ptr %2292, i64 %2179
  %2309 = load <8 x double>, ptr %2308, align 64
  %2310 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2309, <8 x double> splat (double 0xC042BAAA552107AB), <8 x double> %2307)
  %2311 = getelementptr inbounds nuw <8 x double>, ptr %2292, i64 %2183
  %2312 = load <8 x double>, ptr %2311, align 64
  %2313 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2312, <8 x double> splat (double 0x405A0660A855838E), <8 x double> %2310)
  %2314 = getelementptr inbounds nuw <8 x double>, ptr %2292, i64 %2187
  %2315 = load <8 x double>, ptr %2314, align 64
  %2316 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2315, <8 x double> splat (double 0x403DD71D78528CF6), <8 x double> %2313)
  %2317 = getelementptr inbounds nuw <8 x double>, ptr %2292, i64 %2191
  %2318 = load <8 x double>, ptr %2317, align 64
  %2319 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2318, <8 x double> splat (double 0xC045C4484E37F77E), <8 x double> %2316)
  %2320 = getelementptr inbounds nuw <8 x double>, ptr %2292, i64 %2195
  %2321 = load <8 x double>, ptr %2320, align 64
  %2322 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2321, <8 x double> splat (double 0x405814C57DF82010), <8 x double> %2319)
  %2323 = getelementptr inbounds nuw <8 x double>, ptr %2292, i64 %2199
  %2324 = load <8 x double>, ptr %2323, align 64
  %2325 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2324, <8 x double> splat (double 0xC04396B082B5CD1E), <8 x double> %2322)
  %2326 = getelementptr inbounds nuw <8 x double>, ptr %2292, i64 %2203
  %2327 = load <8 x double>, ptr %2326, align 64
  %2328 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2327, <8 x double> splat (double 0xC062B7423E1CB30D), <8 x double> %2325)
  %2329 = fmul <8 x double> %2328, %907
  %2330 = load ptr, ptr %74, align 16
  %2331 = getelementptr inbounds nuw <8 x double>, ptr %2330, i64 %2167
  store <8 x double> %2329, ptr %2331, align 64
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %10) #10
  %2332 = add nuw nsw i64 %2140, 1
  %2333 = icmp eq i64 %2332, %223
  br i1 %2333, label %2344, label %2139

2334:                                             ; preds = %2334, %2139
  %2335 = phi i64 [ 0, %2139 ], [ %2342, %2334 ]
  %2336 = getelementptr inbounds nuw [3 x <8 x double>], ptr %10, i64 0, i64 %2335
  %2337 = load <8 x double>, ptr %2336, align 64
  %2338 = load ptr, ptr %74, align 16
  %2339 = mul nuw nsw i64 %2335, %223
  %2340 = getelementptr inbounds nuw <8 x double>, ptr %2338, i64 %2339
  %2341 = getelementptr inbounds nuw <8 x double>, ptr %2340, i64 %2140
  store <8 x double> %2337, ptr %2341, align 64
  %2342 = add nuw nsw i64 %2335, 1
  %2343 = icmp eq i64 %2342, 3
  br i1 %2343, label %2158, label %2334

2344:                                             ; preds = %2158, %2097
  %2345 = and <8 x i64> %2061, %2019
  %2346 = and <8 x i64> %2345, %2103
  %2347 = or <8 x i64> %2346, %2008
  %2348 = and <8 x i64> %2347, %2001
  br label %2349

2349:                                             ; preds = %2344, %1995
  %2350 = phi <8 x i64> [ %2348, %2344 ], [ %2001, %1995 ]
  %2351 = load <8 x i64>, ptr %26, align 64
  %2352 = xor <8 x i64> %2351, splat (i64 -1)
  %2353 = and <8 x i64> %2350, %2352
  %2354 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2353)
  %2355 = icmp eq i64 %2354, 0
  br i1 %2355, label %2356, label %2360

2356:                                             ; preds = %2349, %1968
  %2357 = phi <8 x i64> [ %2353, %2349 ], [ %1987, %1968 ]
  %2358 = phi <8 x i64> [ %2351, %2349 ], [ %1982, %1968 ]
  %2359 = bitcast <8 x double> %905 to <8 x i64>
  br label %2553

2360:                                             ; preds = %2349
  %2361 = bitcast <8 x double> %905 to <8 x i64>
  %2362 = load <8 x double>, ptr %358, align 64
  br label %2363

2363:                                             ; preds = %2552, %2360
  %2364 = phi <8 x double> [ %2362, %2360 ], [ %2549, %2552 ]
  %2365 = phi <8 x i64> [ %2353, %2360 ], [ %2453, %2552 ]
  %2366 = fcmp ole <8 x double> %2364, %905
  %2367 = select <8 x i1> %2366, <8 x i64> %2365, <8 x i64> zeroinitializer
  %2368 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2367)
  %2369 = icmp eq i64 %2368, 0
  br i1 %2369, label %2553, label %2370

2370:                                             ; preds = %2363
  %2371 = load <8 x double>, ptr %238, align 64
  %2372 = fsub <8 x double> %2364, %2371
  %2373 = fdiv <8 x double> %2372, %907
  %2374 = bitcast <8 x double> %2373 to <8 x i64>
  %2375 = and <8 x i64> %2367, %2374
  %2376 = xor <8 x i64> %2367, splat (i64 -1)
  %2377 = and <8 x i64> %2376, splat (i64 4607182418800017408)
  %2378 = or <8 x i64> %2375, %2377
  %2379 = bitcast <8 x i64> %2378 to <8 x double>
  %2380 = fcmp uge <8 x double> %2379, splat (double 1.000000e+00)
  %2381 = load ptr, ptr %63, align 32
  br i1 %222, label %2382, label %2423

2382:                                             ; preds = %2370
  %2383 = fsub <8 x double> splat (double 1.000000e+00), %2379
  br label %2384

2384:                                             ; preds = %2388, %2382
  %2385 = phi i64 [ 0, %2382 ], [ %2413, %2388 ]
  call void @llvm.lifetime.start.p0(i64 448, ptr nonnull %6) #10
  %2386 = load ptr, ptr %74, align 16
  %2387 = getelementptr inbounds nuw <8 x double>, ptr %2386, i64 %2385
  br label %2415

2388:                                             ; preds = %2415
  %2389 = load ptr, ptr %46, align 8
  %2390 = getelementptr inbounds nuw <8 x double>, ptr %2389, i64 %2385
  %2391 = getelementptr inbounds nuw <8 x double>, ptr %2381, i64 %2385
  %2392 = load <8 x double>, ptr %371, align 64
  %2393 = fmul <8 x double> %2392, %2379
  %2394 = load <8 x double>, ptr %372, align 64
  %2395 = fadd <8 x double> %2393, %2394
  %2396 = fmul <8 x double> %2383, %2395
  %2397 = load <8 x double>, ptr %373, align 64
  %2398 = fadd <8 x double> %2397, %2396
  %2399 = fmul <8 x double> %2398, %2379
  %2400 = load <8 x double>, ptr %374, align 64
  %2401 = fadd <8 x double> %2400, %2399
  %2402 = fmul <8 x double> %2383, %2401
  %2403 = load <8 x double>, ptr %375, align 64
  %2404 = fadd <8 x double> %2403, %2402
  %2405 = fmul <8 x double> %2404, %2379
  %2406 = load <8 x double>, ptr %376, align 64
  %2407 = fadd <8 x double> %2406, %2405
  %2408 = fmul <8 x double> %2383, %2407
  %2409 = load <8 x double>, ptr %2390, align 64
  %2410 = load <8 x double>, ptr %6, align 64
  %2411 = fadd <8 x double> %2410, %2408
  %2412 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2411, <8 x double> %2379, <8 x double> %2409)
  store <8 x double> %2412, ptr %2391, align 64
  call void @llvm.lifetime.end.p0(i64 448, ptr nonnull %6) #10
  %2413 = add nuw nsw i64 %2385, 1
  %2414 = icmp eq i64 %2413, %223
  br i1 %2414, label %2424, label %2384

2415:                                             ; preds = %2415, %2384
  %2416 = phi i64 [ 0, %2384 ], [ %2421, %2415 ]
  %2417 = mul nuw nsw i64 %2416, %223
  %2418 = getelementptr inbounds nuw <8 x double>, ptr %2387, i64 %2417
  %2419 = load <8 x double>, ptr %2418, align 64
  %2420 = getelementptr inbounds nuw [7 x <8 x double>], ptr %6, i64 0, i64 %2416
  store <8 x double> %2419, ptr %2420, align 64
  %2421 = add nuw nsw i64 %2416, 1
  %2422 = icmp eq i64 %2421, 7
  br i1 %2422, label %2388, label %2415

2423:                                             ; preds = %2424, %2370
  br i1 %206, label %2452, label %2435

2424:                                             ; preds = %2388, %2424
  %2425 = phi i64 [ %2433, %2424 ], [ 0, %2388 ]
  %2426 = load ptr, ptr %63, align 32
  %2427 = getelementptr inbounds nuw <8 x double>, ptr %2426, i64 %2425
  %2428 = load <8 x i64>, ptr %2427, align 64
  %2429 = load ptr, ptr %57, align 16
  %2430 = getelementptr inbounds nuw <8 x double>, ptr %2429, i64 %2425
  %2431 = load <8 x i64>, ptr %2430, align 64
  %2432 = select <8 x i1> %2380, <8 x i64> %2431, <8 x i64> %2428
  store <8 x i64> %2432, ptr %2427, align 64
  %2433 = add nuw nsw i64 %2425, 1
  %2434 = icmp eq i64 %2433, %223
  br i1 %2434, label %2423, label %2424

2435:                                             ; preds = %2423
  %2436 = select <8 x i1> %2380, <8 x i64> zeroinitializer, <8 x i64> %2367
  %2437 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2436)
  %2438 = icmp eq i64 %2437, 0
  br i1 %2438, label %2452, label %2439

2439:                                             ; preds = %2435
  %2440 = xor <8 x i64> %2436, splat (i64 -1)
  %2441 = bitcast <8 x double> %2364 to <8 x i64>
  %2442 = and <8 x i64> %2367, %2441
  %2443 = and <8 x i64> %2376, %2361
  %2444 = or <8 x i64> %2442, %2443
  %2445 = load ptr, ptr %63, align 32
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3)
  store <8 x i64> %2444, ptr %3, align 64
  %2446 = load ptr, ptr %35, align 64
  %2447 = load ptr, ptr %96, align 8
  call void @appell_lanes_correct(ptr noundef nonnull %3, ptr noundef %2445, ptr noundef %2446, ptr noundef null, ptr noundef %2447) #10
  %2448 = load <8 x double>, ptr %3, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #10
  store <8 x double> %2448, ptr %4, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #10
  store <8 x i64> %2436, ptr %5, align 64
  %2449 = call fastcc <8 x i64> @project(ptr noundef nonnull %35, ptr noundef nonnull byval(<8 x double>) align 64 %4, ptr noundef %2445, ptr noundef nonnull byval(<8 x i64>) align 64 %5, double noundef 1.000000e+03)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3)
  %2450 = or <8 x i64> %2449, %2440
  %2451 = and <8 x i64> %2450, %2365
  br label %2452

2452:                                             ; preds = %2439, %2435, %2423
  %2453 = phi <8 x i64> [ %2451, %2439 ], [ %2365, %2435 ], [ %2365, %2423 ]
  %2454 = bitcast <8 x double> %2364 to <8 x i64>
  %2455 = and <8 x i64> %2367, %2454
  %2456 = and <8 x i64> %2376, %2361
  %2457 = or <8 x i64> %2455, %2456
  %2458 = load ptr, ptr %63, align 32
  %2459 = and <8 x i64> %2453, %2367
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2)
  store <8 x i64> %2457, ptr %2, align 64
  %2460 = load ptr, ptr %35, align 64
  %2461 = load ptr, ptr %117, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %2, ptr noundef %2458, ptr noundef %2460, ptr noundef null, ptr noundef %2461) #10
  %2462 = load ptr, ptr %117, align 64
  %2463 = getelementptr inbounds nuw i8, ptr %2462, i64 64
  br label %2464

2464:                                             ; preds = %2524, %2452
  %2465 = phi i64 [ 0, %2452 ], [ %2525, %2524 ]
  %2466 = trunc nuw nsw i64 %2465 to i32
  %2467 = extractelement <8 x i64> %2459, i32 %2466
  %2468 = icmp eq i64 %2467, 0
  br i1 %2468, label %2524, label %2469

2469:                                             ; preds = %2464
  %2470 = getelementptr inbounds nuw [8 x i32], ptr %377, i64 0, i64 %2465
  %2471 = load i32, ptr %2470, align 4
  %2472 = sext i32 %2471 to i64
  %2473 = getelementptr inbounds nuw [8 x i32], ptr %378, i64 0, i64 %2465
  %2474 = load i32, ptr %2473, align 4
  %2475 = add nsw i32 %2474, 1
  store i32 %2475, ptr %2473, align 4
  %2476 = sext i32 %2474 to i64
  %2477 = load i32, ptr %227, align 4
  %2478 = sext i32 %2477 to i64
  br i1 %230, label %2479, label %2483

2479:                                             ; preds = %2469
  %2480 = load ptr, ptr %231, align 8
  %2481 = mul nsw i64 %2472, %104
  %2482 = getelementptr double, ptr %2480, i64 %2476
  br label %2488

2483:                                             ; preds = %2488, %2469
  br i1 %194, label %2484, label %2498

2484:                                             ; preds = %2483
  %2485 = load ptr, ptr %232, align 8
  %2486 = mul nsw i64 %2472, %233
  %2487 = getelementptr double, ptr %2485, i64 %2476
  br label %2511

2488:                                             ; preds = %2488, %2479
  %2489 = phi i64 [ 0, %2479 ], [ %2496, %2488 ]
  %2490 = getelementptr inbounds nuw <8 x double>, ptr %2458, i64 %2489
  %2491 = load <8 x double>, ptr %2490, align 64
  %2492 = extractelement <8 x double> %2491, i32 %2466
  %2493 = add nsw i64 %2489, %2481
  %2494 = mul nsw i64 %2493, %2478
  %2495 = getelementptr double, ptr %2482, i64 %2494
  store double %2492, ptr %2495, align 8
  %2496 = add nuw nsw i64 %2489, 1
  %2497 = icmp eq i64 %2496, %235
  br i1 %2497, label %2483, label %2488

2498:                                             ; preds = %2511, %2483
  %2499 = load ptr, ptr %234, align 8
  %2500 = shl nsw i64 %2472, 1
  %2501 = getelementptr double, ptr %2499, i64 %2476
  %2502 = load <8 x double>, ptr %2462, align 64
  %2503 = extractelement <8 x double> %2502, i32 %2466
  %2504 = mul nsw i64 %2500, %2478
  %2505 = getelementptr double, ptr %2501, i64 %2504
  store double %2503, ptr %2505, align 8
  %2506 = load <8 x double>, ptr %2463, align 64
  %2507 = extractelement <8 x double> %2506, i32 %2466
  %2508 = or disjoint i64 %2500, 1
  %2509 = mul nsw i64 %2508, %2478
  %2510 = getelementptr double, ptr %2501, i64 %2509
  store double %2507, ptr %2510, align 8
  br label %2524

2511:                                             ; preds = %2511, %2484
  %2512 = phi i64 [ 0, %2484 ], [ %2522, %2511 ]
  %2513 = trunc nuw nsw i64 %2512 to i32
  %2514 = add i32 %51, %2513
  %2515 = sext i32 %2514 to i64
  %2516 = getelementptr inbounds <8 x double>, ptr %2458, i64 %2515
  %2517 = load <8 x double>, ptr %2516, align 64
  %2518 = extractelement <8 x double> %2517, i32 %2466
  %2519 = add nsw i64 %2512, %2486
  %2520 = mul nsw i64 %2519, %2478
  %2521 = getelementptr double, ptr %2487, i64 %2520
  store double %2518, ptr %2521, align 8
  %2522 = add nuw nsw i64 %2512, 1
  %2523 = icmp eq i64 %2522, %236
  br i1 %2523, label %2498, label %2511

2524:                                             ; preds = %2498, %2464
  %2525 = add nuw nsw i64 %2465, 1
  %2526 = icmp eq i64 %2525, 8
  br i1 %2526, label %2527, label %2464

2527:                                             ; preds = %2524
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2)
  %2528 = load <8 x double>, ptr %358, align 64
  br label %2529

2529:                                             ; preds = %2548, %2527
  %2530 = phi <8 x double> [ %2528, %2527 ], [ %2549, %2548 ]
  %2531 = phi i64 [ 0, %2527 ], [ %2550, %2548 ]
  %2532 = trunc nuw nsw i64 %2531 to i32
  %2533 = extractelement <8 x i64> %2459, i32 %2532
  %2534 = icmp eq i64 %2533, 0
  br i1 %2534, label %2548, label %2535

2535:                                             ; preds = %2529
  %2536 = getelementptr inbounds nuw [8 x i32], ptr %378, i64 0, i64 %2531
  %2537 = load i32, ptr %2536, align 4
  %2538 = load i32, ptr %227, align 4
  %2539 = icmp slt i32 %2537, %2538
  br i1 %2539, label %2540, label %2545

2540:                                             ; preds = %2535
  %2541 = load ptr, ptr %228, align 8
  %2542 = sext i32 %2537 to i64
  %2543 = getelementptr inbounds double, ptr %2541, i64 %2542
  %2544 = load double, ptr %2543, align 8
  br label %2545

2545:                                             ; preds = %2540, %2535
  %2546 = phi double [ %2544, %2540 ], [ 0x7FF0000000000000, %2535 ]
  %2547 = insertelement <8 x double> %2530, double %2546, i32 %2532
  store <8 x double> %2547, ptr %358, align 64
  br label %2548

2548:                                             ; preds = %2545, %2529
  %2549 = phi <8 x double> [ %2547, %2545 ], [ %2530, %2529 ]
  %2550 = add nuw nsw i64 %2531, 1
  %2551 = icmp eq i64 %2550, 8
  br i1 %2551, label %2552, label %2529

2552:                                             ; preds = %2548
  br label %2363

2553:                                             ; preds = %2363, %2356
  %2554 = phi <8 x i64> [ %2357, %2356 ], [ %2353, %2363 ]
  %2555 = phi <8 x i64> [ %2358, %2356 ], [ %2351, %2363 ]
  %2556 = phi <8 x i64> [ %2359, %2356 ], [ %2361, %2363 ]
  %2557 = phi <8 x i64> [ %2357, %2356 ], [ %2365, %2363 ]
  %2558 = load <8 x i64>, ptr %182, align 64
  %2559 = xor <8 x i64> %2554, splat (i64 -1)
  %2560 = and <8 x i64> %2558, %2559
  %2561 = load <8 x i64>, ptr %238, align 64
  %2562 = and <8 x i64> %2557, %2556
  %2563 = xor <8 x i64> %2557, splat (i64 -1)
  %2564 = and <8 x i64> %2561, %2563
  %2565 = or <8 x i64> %2564, %2562
  store <8 x i64> %2565, ptr %238, align 64
  %2566 = load <8 x double>, ptr %337, align 64
  %2567 = load ptr, ptr %57, align 16
  %2568 = bitcast <8 x i64> %2565 to <8 x double>
  %2569 = bitcast <8 x i64> %2565 to <8 x double>
  br i1 %210, label %2570, label %2579

2570:                                             ; preds = %2553, %2570
  %2571 = phi i64 [ %2577, %2570 ], [ 0, %2553 ]
  %2572 = phi <8 x double> [ %2576, %2570 ], [ zeroinitializer, %2553 ]
  %2573 = getelementptr inbounds nuw <8 x double>, ptr %2567, i64 %2571
  %2574 = load <8 x double>, ptr %2573, align 64
  %2575 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2574)
  %2576 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2572, <8 x double> %2575)
  %2577 = add nuw nsw i64 %2571, 1
  %2578 = icmp eq i64 %2577, %211
  br i1 %2578, label %2579, label %2570

2579:                                             ; preds = %2570, %2553
  %2580 = phi <8 x double> [ zeroinitializer, %2553 ], [ %2576, %2570 ]
  %2581 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2566, <8 x double> %2580)
  %2582 = bitcast <8 x double> %2566 to <8 x i64>
  %2583 = bitcast <8 x double> %2581 to <8 x i64>
  %2584 = and <8 x i64> %2557, %2583
  %2585 = and <8 x i64> %2582, %2563
  %2586 = or <8 x i64> %2584, %2585
  store <8 x i64> %2586, ptr %337, align 64
  %2587 = load <8 x double>, ptr %338, align 64
  br i1 %208, label %2588, label %2597

2588:                                             ; preds = %2579, %2588
  %2589 = phi i64 [ %2595, %2588 ], [ %212, %2579 ]
  %2590 = phi <8 x double> [ %2594, %2588 ], [ zeroinitializer, %2579 ]
  %2591 = getelementptr inbounds <8 x double>, ptr %2567, i64 %2589
  %2592 = load <8 x double>, ptr %2591, align 64
  %2593 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2592)
  %2594 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2590, <8 x double> %2593)
  %2595 = add nsw i64 %2589, 1
  %2596 = icmp slt i64 %2595, %104
  br i1 %2596, label %2588, label %2597

2597:                                             ; preds = %2588, %2579
  %2598 = phi <8 x double> [ zeroinitializer, %2579 ], [ %2594, %2588 ]
  %2599 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2587, <8 x double> %2598)
  %2600 = bitcast <8 x double> %2587 to <8 x i64>
  %2601 = bitcast <8 x double> %2599 to <8 x i64>
  %2602 = and <8 x i64> %2557, %2601
  %2603 = and <8 x i64> %2600, %2563
  %2604 = or <8 x i64> %2602, %2603
  store <8 x i64> %2604, ptr %338, align 64
  br i1 %222, label %2605, label %2629

2605:                                             ; preds = %2597, %2605
  %2606 = phi i64 [ %2624, %2605 ], [ 0, %2597 ]
  %2607 = load ptr, ptr %57, align 16
  %2608 = getelementptr inbounds nuw <8 x double>, ptr %2607, i64 %2606
  %2609 = load <8 x i64>, ptr %2608, align 64
  %2610 = load ptr, ptr %46, align 8
  %2611 = getelementptr inbounds nuw <8 x double>, ptr %2610, i64 %2606
  %2612 = load <8 x i64>, ptr %2611, align 64
  %2613 = and <8 x i64> %2609, %2557
  %2614 = and <8 x i64> %2612, %2563
  %2615 = or <8 x i64> %2614, %2613
  store <8 x i64> %2615, ptr %2611, align 64
  %2616 = load ptr, ptr %66, align 8
  %2617 = getelementptr inbounds nuw <8 x double>, ptr %2616, i64 %2606
  %2618 = getelementptr inbounds nuw <8 x double>, ptr %2617, i64 %359
  %2619 = load <8 x i64>, ptr %2618, align 64
  %2620 = load <8 x i64>, ptr %2617, align 64
  %2621 = and <8 x i64> %2619, %2557
  %2622 = and <8 x i64> %2620, %2563
  %2623 = or <8 x i64> %2622, %2621
  store <8 x i64> %2623, ptr %2617, align 64
  %2624 = add nuw nsw i64 %2606, 1
  %2625 = icmp eq i64 %2624, %223
  br i1 %2625, label %2626, label %2605

2626:                                             ; preds = %2605
  %2627 = load <8 x double>, ptr %238, align 64
  %2628 = load <8 x i64>, ptr %182, align 64
  br label %2629

2629:                                             ; preds = %2626, %2597
  %2630 = phi <8 x double> [ %2627, %2626 ], [ %2569, %2597 ]
  %2631 = phi <8 x i64> [ %2628, %2626 ], [ %2558, %2597 ]
  %2632 = phi <8 x double> [ %2627, %2626 ], [ %2568, %2597 ]
  %2633 = load <8 x i64>, ptr %347, align 64
  %2634 = and <8 x i64> %2557, %906
  %2635 = and <8 x i64> %2633, %2563
  %2636 = or <8 x i64> %2635, %2634
  store <8 x i64> %2636, ptr %347, align 64
  %2637 = load <8 x i64>, ptr %353, align 64
  %2638 = and <8 x i64> %2557, %1940
  %2639 = and <8 x i64> %2637, %2563
  %2640 = or <8 x i64> %2639, %2638
  store <8 x i64> %2640, ptr %353, align 64
  %2641 = load <8 x i64>, ptr %354, align 64
  %2642 = and <8 x i64> %2557, %1739
  %2643 = and <8 x i64> %2641, %2563
  %2644 = or <8 x i64> %2643, %2642
  store <8 x i64> %2644, ptr %354, align 64
  %2645 = load <8 x i64>, ptr %348, align 64
  %2646 = or <8 x i64> %2645, %2560
  %2647 = and <8 x i64> %2646, %2563
  store <8 x i64> %2647, ptr %348, align 64
  %2648 = xor <8 x i64> %1525, splat (i64 -1)
  %2649 = or <8 x i64> %1987, %2648
  %2650 = fcmp ult <8 x double> %1909, splat (double 1.000000e+00)
  %2651 = select <8 x i1> %2650, <8 x i64> splat (i64 -1), <8 x i64> %2649
  %2652 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1980, <8 x double> splat (double 9.000000e-01))
  %2653 = bitcast <8 x double> %2652 to <8 x i64>
  %2654 = and <8 x i64> %2651, splat (i64 4598175219545276416)
  %2655 = xor <8 x i64> %2651, splat (i64 -1)
  %2656 = and <8 x i64> %2653, %2655
  %2657 = or <8 x i64> %2656, %2654
  %2658 = bitcast <8 x i64> %2657 to <8 x double>
  %2659 = fmul <8 x double> %907, %2658
  %2660 = load <8 x double>, ptr %237, align 64
  %2661 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %907, <8 x double> %2660)
  %2662 = fmul <8 x double> %1980, %907
  %2663 = select <8 x i1> %901, <8 x double> %2662, <8 x double> %2661
  %2664 = bitcast <8 x double> %2663 to <8 x i64>
  %2665 = bitcast <8 x double> %2659 to <8 x i64>
  %2666 = and <8 x i64> %2560, %2665
  %2667 = xor <8 x i64> %2560, splat (i64 -1)
  %2668 = and <8 x i64> %2664, %2667
  %2669 = or <8 x i64> %2668, %2666
  %2670 = bitcast <8 x i64> %2669 to <8 x double>
  store <8 x i64> %2669, ptr %237, align 64
  %2671 = load <8 x i64>, ptr %379, align 64
  %2672 = sub <8 x i64> %2671, %2557
  store <8 x i64> %2672, ptr %379, align 64
  %2673 = load <8 x i64>, ptr %380, align 64
  %2674 = sub <8 x i64> %2673, %2560
  store <8 x i64> %2674, ptr %380, align 64
  %2675 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2632)
  %2676 = load double, ptr %215, align 8
  %2677 = call double @llvm.fabs.f64(double %2676)
  %2678 = insertelement <8 x double> poison, double %2677, i64 0
  %2679 = shufflevector <8 x double> %2678, <8 x double> poison, <8 x i32> zeroinitializer
  %2680 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2675, <8 x double> %2679)
  %2681 = fmul <8 x double> %2680, splat (double 0x3CF0000000000000)
  %2682 = fcmp oge <8 x double> %2681, %2670
  %2683 = add <8 x i64> %2674, %2672
  %2684 = load i32, ptr %381, align 8
  %2685 = sext i32 %2684 to i64
  %2686 = insertelement <8 x i64> poison, i64 %2685, i64 0
  %2687 = shufflevector <8 x i64> %2686, <8 x i64> poison, <8 x i32> zeroinitializer
  %2688 = icmp slt <8 x i64> %2683, %2687
  %2689 = and <8 x i64> %2554, %2563
  %2690 = insertelement <8 x double> poison, double %2676, i64 0
  %2691 = shufflevector <8 x double> %2690, <8 x double> poison, <8 x i32> zeroinitializer
  %2692 = fcmp oeq <8 x double> %905, %2691
  %2693 = select <8 x i1> %2692, <8 x i64> %2557, <8 x i64> zeroinitializer
  %2694 = or <8 x i64> %2689, %2555
  %2695 = or <8 x i64> %2694, %2693
  %2696 = select <8 x i1> %2682, <8 x i64> splat (i64 -1), <8 x i64> %2695
  %2697 = select <8 x i1> %2688, <8 x i64> %2696, <8 x i64> splat (i64 -1)
  %2698 = and <8 x i64> %2697, %2631
  %2699 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2698)
  %2700 = icmp eq i64 %2699, 0
  br i1 %2700, label %2909, label %2701

2701:                                             ; preds = %2629
  %2702 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2689)
  %2703 = icmp eq i64 %2702, 0
  br i1 %2703, label %2741, label %2708

2704:                                             ; preds = %2738
  %2705 = xor <8 x i64> %2689, splat (i64 -1)
  %2706 = load <8 x i64>, ptr %182, align 64
  %2707 = and <8 x i64> %2706, %2705
  store <8 x i64> %2707, ptr %182, align 64
  br label %2741

2708:                                             ; preds = %2701, %2738
  %2709 = phi i64 [ %2739, %2738 ], [ 0, %2701 ]
  %2710 = trunc nuw nsw i64 %2709 to i32
  %2711 = extractelement <8 x i64> %2689, i32 %2710
  %2712 = icmp eq i64 %2711, 0
  br i1 %2712, label %2738, label %2713

2713:                                             ; preds = %2708
  %2714 = getelementptr inbounds nuw [8 x i32], ptr %377, i64 0, i64 %2709
  %2715 = load i32, ptr %2714, align 4
  %2716 = sext i32 %2715 to i64
  %2717 = load ptr, ptr %226, align 8
  %2718 = getelementptr inbounds i32, ptr %2717, i64 %2716
  store i32 8, ptr %2718, align 4
  %2719 = load <8 x i64>, ptr %379, align 64
  %2720 = extractelement <8 x i64> %2719, i32 %2710
  %2721 = trunc i64 %2720 to i32
  %2722 = load ptr, ptr %382, align 8
  %2723 = getelementptr inbounds i32, ptr %2722, i64 %2716
  store i32 %2721, ptr %2723, align 4
  %2724 = load <8 x i64>, ptr %380, align 64
  %2725 = extractelement <8 x i64> %2724, i32 %2710
  %2726 = trunc i64 %2725 to i32
  %2727 = load ptr, ptr %383, align 8
  %2728 = getelementptr inbounds i32, ptr %2727, i64 %2716
  store i32 %2726, ptr %2728, align 4
  %2729 = load <8 x double>, ptr %384, align 64
  %2730 = extractelement <8 x double> %2729, i32 %2710
  %2731 = load ptr, ptr %385, align 8
  %2732 = shl nsw i64 %2716, 1
  %2733 = getelementptr inbounds double, ptr %2731, i64 %2732
  store double %2730, ptr %2733, align 8
  %2734 = load <8 x double>, ptr %386, align 64
  %2735 = extractelement <8 x double> %2734, i32 %2710
  %2736 = or disjoint i64 %2732, 1
  %2737 = getelementptr inbounds double, ptr %2731, i64 %2736
  store double %2735, ptr %2737, align 8
  br label %2738

2738:                                             ; preds = %2713, %2708
  %2739 = add nuw nsw i64 %2709, 1
  %2740 = icmp eq i64 %2739, 8
  br i1 %2740, label %2704, label %2708

2741:                                             ; preds = %2704, %2701
  %2742 = phi <8 x i64> [ %2631, %2701 ], [ %2707, %2704 ]
  %2743 = and <8 x i64> %2742, %2555
  %2744 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2743)
  %2745 = icmp eq i64 %2744, 0
  br i1 %2745, label %2783, label %2750

2746:                                             ; preds = %2780
  %2747 = xor <8 x i64> %2743, splat (i64 -1)
  %2748 = load <8 x i64>, ptr %182, align 64
  %2749 = and <8 x i64> %2748, %2747
  store <8 x i64> %2749, ptr %182, align 64
  br label %2783

2750:                                             ; preds = %2741, %2780
  %2751 = phi i64 [ %2781, %2780 ], [ 0, %2741 ]
  %2752 = trunc nuw nsw i64 %2751 to i32
  %2753 = extractelement <8 x i64> %2743, i32 %2752
  %2754 = icmp eq i64 %2753, 0
  br i1 %2754, label %2780, label %2755

2755:                                             ; preds = %2750
  %2756 = getelementptr inbounds nuw [8 x i32], ptr %377, i64 0, i64 %2751
  %2757 = load i32, ptr %2756, align 4
  %2758 = sext i32 %2757 to i64
  %2759 = load ptr, ptr %226, align 8
  %2760 = getelementptr inbounds i32, ptr %2759, i64 %2758
  store i32 7, ptr %2760, align 4
  %2761 = load <8 x i64>, ptr %379, align 64
  %2762 = extractelement <8 x i64> %2761, i32 %2752
  %2763 = trunc i64 %2762 to i32
  %2764 = load ptr, ptr %382, align 8
  %2765 = getelementptr inbounds i32, ptr %2764, i64 %2758
  store i32 %2763, ptr %2765, align 4
  %2766 = load <8 x i64>, ptr %380, align 64
  %2767 = extractelement <8 x i64> %2766, i32 %2752
  %2768 = trunc i64 %2767 to i32
  %2769 = load ptr, ptr %383, align 8
  %2770 = getelementptr inbounds i32, ptr %2769, i64 %2758
  store i32 %2768, ptr %2770, align 4
  %2771 = load <8 x double>, ptr %384, align 64
  %2772 = extractelement <8 x double> %2771, i32 %2752
  %2773 = load ptr, ptr %385, align 8
  %2774 = shl nsw i64 %2758, 1
  %2775 = getelementptr inbounds double, ptr %2773, i64 %2774
  store double %2772, ptr %2775, align 8
  %2776 = load <8 x double>, ptr %386, align 64
  %2777 = extractelement <8 x double> %2776, i32 %2752
  %2778 = or disjoint i64 %2774, 1
  %2779 = getelementptr inbounds double, ptr %2773, i64 %2778
  store double %2777, ptr %2779, align 8
  br label %2780

2780:                                             ; preds = %2755, %2750
  %2781 = add nuw nsw i64 %2751, 1
  %2782 = icmp eq i64 %2781, 8
  br i1 %2782, label %2746, label %2750

2783:                                             ; preds = %2746, %2741
  %2784 = phi <8 x i64> [ %2742, %2741 ], [ %2749, %2746 ]
  %2785 = and <8 x i64> %2784, %2693
  %2786 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2785)
  %2787 = icmp eq i64 %2786, 0
  br i1 %2787, label %2825, label %2792

2788:                                             ; preds = %2822
  %2789 = xor <8 x i64> %2785, splat (i64 -1)
  %2790 = load <8 x i64>, ptr %182, align 64
  %2791 = and <8 x i64> %2790, %2789
  store <8 x i64> %2791, ptr %182, align 64
  br label %2825

2792:                                             ; preds = %2783, %2822
  %2793 = phi i64 [ %2823, %2822 ], [ 0, %2783 ]
  %2794 = trunc nuw nsw i64 %2793 to i32
  %2795 = extractelement <8 x i64> %2785, i32 %2794
  %2796 = icmp eq i64 %2795, 0
  br i1 %2796, label %2822, label %2797

2797:                                             ; preds = %2792
  %2798 = getelementptr inbounds nuw [8 x i32], ptr %377, i64 0, i64 %2793
  %2799 = load i32, ptr %2798, align 4
  %2800 = sext i32 %2799 to i64
  %2801 = load ptr, ptr %226, align 8
  %2802 = getelementptr inbounds i32, ptr %2801, i64 %2800
  store i32 1, ptr %2802, align 4
  %2803 = load <8 x i64>, ptr %379, align 64
  %2804 = extractelement <8 x i64> %2803, i32 %2794
  %2805 = trunc i64 %2804 to i32
  %2806 = load ptr, ptr %382, align 8
  %2807 = getelementptr inbounds i32, ptr %2806, i64 %2800
  store i32 %2805, ptr %2807, align 4
  %2808 = load <8 x i64>, ptr %380, align 64
  %2809 = extractelement <8 x i64> %2808, i32 %2794
  %2810 = trunc i64 %2809 to i32
  %2811 = load ptr, ptr %383, align 8
  %2812 = getelementptr inbounds i32, ptr %2811, i64 %2800
  store i32 %2810, ptr %2812, align 4
  %2813 = load <8 x double>, ptr %384, align 64
  %2814 = extractelement <8 x double> %2813, i32 %2794
  %2815 = load ptr, ptr %385, align 8
  %2816 = shl nsw i64 %2800, 1
  %2817 = getelementptr inbounds double, ptr %2815, i64 %2816
  store double %2814, ptr %2817, align 8
  %2818 = load <8 x double>, ptr %386, align 64
  %2819 = extractelement <8 x double> %2818, i32 %2794
  %2820 = or disjoint i64 %2816, 1
  %2821 = getelementptr inbounds double, ptr %2815, i64 %2820
  store double %2819, ptr %2821, align 8
  br label %2822

2822:                                             ; preds = %2797, %2792
  %2823 = add nuw nsw i64 %2793, 1
  %2824 = icmp eq i64 %2823, 8
  br i1 %2824, label %2788, label %2792

2825:                                             ; preds = %2788, %2783
  %2826 = phi <8 x i64> [ %2784, %2783 ], [ %2791, %2788 ]
  %2827 = select <8 x i1> %2682, <8 x i64> %2826, <8 x i64> zeroinitializer
  %2828 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2827)
  %2829 = icmp eq i64 %2828, 0
  br i1 %2829, label %2867, label %2834

2830:                                             ; preds = %2864
  %2831 = xor <8 x i64> %2827, splat (i64 -1)
  %2832 = load <8 x i64>, ptr %182, align 64
  %2833 = and <8 x i64> %2832, %2831
  store <8 x i64> %2833, ptr %182, align 64
  br label %2867

2834:                                             ; preds = %2825, %2864
  %2835 = phi i64 [ %2865, %2864 ], [ 0, %2825 ]
  %2836 = trunc nuw nsw i64 %2835 to i32
  %2837 = extractelement <8 x i64> %2827, i32 %2836
  %2838 = icmp eq i64 %2837, 0
  br i1 %2838, label %2864, label %2839

2839:                                             ; preds = %2834
  %2840 = getelementptr inbounds nuw [8 x i32], ptr %377, i64 0, i64 %2835
  %2841 = load i32, ptr %2840, align 4
  %2842 = sext i32 %2841 to i64
  %2843 = load ptr, ptr %226, align 8
  %2844 = getelementptr inbounds i32, ptr %2843, i64 %2842
  store i32 4, ptr %2844, align 4
  %2845 = load <8 x i64>, ptr %379, align 64
  %2846 = extractelement <8 x i64> %2845, i32 %2836
  %2847 = trunc i64 %2846 to i32
  %2848 = load ptr, ptr %382, align 8
  %2849 = getelementptr inbounds i32, ptr %2848, i64 %2842
  store i32 %2847, ptr %2849, align 4
  %2850 = load <8 x i64>, ptr %380, align 64
  %2851 = extractelement <8 x i64> %2850, i32 %2836
  %2852 = trunc i64 %2851 to i32
  %2853 = load ptr, ptr %383, align 8
  %2854 = getelementptr inbounds i32, ptr %2853, i64 %2842
  store i32 %2852, ptr %2854, align 4
  %2855 = load <8 x double>, ptr %384, align 64
  %2856 = extractelement <8 x double> %2855, i32 %2836
  %2857 = load ptr, ptr %385, align 8
  %2858 = shl nsw i64 %2842, 1
  %2859 = getelementptr inbounds double, ptr %2857, i64 %2858
  store double %2856, ptr %2859, align 8
  %2860 = load <8 x double>, ptr %386, align 64
  %2861 = extractelement <8 x double> %2860, i32 %2836
  %2862 = or disjoint i64 %2858, 1
  %2863 = getelementptr inbounds double, ptr %2857, i64 %2862
  store double %2861, ptr %2863, align 8
  br label %2864

2864:                                             ; preds = %2839, %2834
  %2865 = add nuw nsw i64 %2835, 1
  %2866 = icmp eq i64 %2865, 8
  br i1 %2866, label %2830, label %2834

2867:                                             ; preds = %2830, %2825
  %2868 = phi <8 x i64> [ %2826, %2825 ], [ %2833, %2830 ]
  %2869 = select <8 x i1> %2688, <8 x i64> zeroinitializer, <8 x i64> %2868
  %2870 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2869)
  %2871 = icmp eq i64 %2870, 0
  br i1 %2871, label %2911, label %2876

2872:                                             ; preds = %2906
  %2873 = xor <8 x i64> %2869, splat (i64 -1)
  %2874 = load <8 x i64>, ptr %182, align 64
  %2875 = and <8 x i64> %2874, %2873
  store <8 x i64> %2875, ptr %182, align 64
  br label %2911

2876:                                             ; preds = %2867, %2906
  %2877 = phi i64 [ %2907, %2906 ], [ 0, %2867 ]
  %2878 = trunc nuw nsw i64 %2877 to i32
  %2879 = extractelement <8 x i64> %2869, i32 %2878
  %2880 = icmp eq i64 %2879, 0
  br i1 %2880, label %2906, label %2881

2881:                                             ; preds = %2876
  %2882 = getelementptr inbounds nuw [8 x i32], ptr %377, i64 0, i64 %2877
  %2883 = load i32, ptr %2882, align 4
  %2884 = sext i32 %2883 to i64
  %2885 = load ptr, ptr %226, align 8
  %2886 = getelementptr inbounds i32, ptr %2885, i64 %2884
  store i32 3, ptr %2886, align 4
  %2887 = load <8 x i64>, ptr %379, align 64
  %2888 = extractelement <8 x i64> %2887, i32 %2878
  %2889 = trunc i64 %2888 to i32
  %2890 = load ptr, ptr %382, align 8
  %2891 = getelementptr inbounds i32, ptr %2890, i64 %2884
  store i32 %2889, ptr %2891, align 4
  %2892 = load <8 x i64>, ptr %380, align 64
  %2893 = extractelement <8 x i64> %2892, i32 %2878
  %2894 = trunc i64 %2893 to i32
  %2895 = load ptr, ptr %383, align 8
  %2896 = getelementptr inbounds i32, ptr %2895, i64 %2884
  store i32 %2894, ptr %2896, align 4
  %2897 = load <8 x double>, ptr %384, align 64
  %2898 = extractelement <8 x double> %2897, i32 %2878
  %2899 = load ptr, ptr %385, align 8
  %2900 = shl nsw i64 %2884, 1
  %2901 = getelementptr inbounds double, ptr %2899, i64 %2900
  store double %2898, ptr %2901, align 8
  %2902 = load <8 x double>, ptr %386, align 64
  %2903 = extractelement <8 x double> %2902, i32 %2878
  %2904 = or disjoint i64 %2900, 1
  %2905 = getelementptr inbounds double, ptr %2899, i64 %2904
  store double %2903, ptr %2905, align 8
  br label %2906

2906:                                             ; preds = %2881, %2876
  %2907 = add nuw nsw i64 %2877, 1
  %2908 = icmp eq i64 %2907, 8
  br i1 %2908, label %2872, label %2876

2909:                                             ; preds = %2629
  %2910 = bitcast <8 x i64> %2669 to <8 x double>
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %26) #10
  br label %888

2911:                                             ; preds = %2867, %2872
  %2912 = phi <8 x i64> [ %2868, %2867 ], [ %2875, %2872 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %26) #10
  br label %878

2913:                                             ; preds = %881, %406
  %2914 = phi i32 [ 1, %406 ], [ 0, %881 ]
  call void @llvm.lifetime.end.p0(i64 3456, ptr nonnull %36) #10
  call void @llvm.lifetime.end.p0(i64 3456, ptr nonnull %35) #10
  ret i32 %2914
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
  br label %250

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

139:                                              ; preds = %250, %104
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
  %210 = getelementptr inbounds nuw i8, ptr %2, i64 768
  %211 = zext nneg i32 %3 to i64
  %212 = getelementptr inbounds nuw <8 x i64>, ptr %210, i64 0, i64 %211
  %213 = load i64, ptr %212, align 8
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 768
  %215 = load <8 x i64>, ptr %214, align 64
  %216 = insertelement <8 x i64> %215, i64 %213, i32 %1
  store <8 x i64> %216, ptr %214, align 64
  %217 = getelementptr inbounds nuw i8, ptr %2, i64 896
  %218 = zext nneg i32 %3 to i64
  %219 = getelementptr inbounds nuw [8 x i32], ptr %217, i64 0, i64 %218
  %220 = load i32, ptr %219, align 4
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 896
  %222 = sext i32 %1 to i64
  %223 = getelementptr inbounds [8 x i32], ptr %221, i64 0, i64 %222
  store i32 %220, ptr %223, align 4
  %224 = getelementptr inbounds nuw i8, ptr %2, i64 928
  %225 = getelementptr inbounds nuw [8 x i32], ptr %224, i64 0, i64 %218
  %226 = load i32, ptr %225, align 4
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 928
  %228 = getelementptr inbounds [8 x i32], ptr %227, i64 0, i64 %222
  store i32 %226, ptr %228, align 4
  %229 = getelementptr inbounds nuw i8, ptr %2, i64 960
  %230 = zext nneg i32 %3 to i64
  %231 = getelementptr inbounds nuw <8 x double>, ptr %229, i64 0, i64 %230
  %232 = load double, ptr %231, align 8
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %234 = load <8 x double>, ptr %233, align 64
  %235 = insertelement <8 x double> %234, double %232, i32 %1
  store <8 x double> %235, ptr %233, align 64
  %236 = getelementptr inbounds nuw i8, ptr %2, i64 1024
  %237 = zext nneg i32 %3 to i64
  %238 = getelementptr inbounds nuw <8 x i64>, ptr %236, i64 0, i64 %237
  %239 = load i64, ptr %238, align 8
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 1024
  %241 = load <8 x i64>, ptr %240, align 64
  %242 = insertelement <8 x i64> %241, i64 %239, i32 %1
  store <8 x i64> %242, ptr %240, align 64
  %243 = getelementptr inbounds nuw i8, ptr %2, i64 1088
  %244 = zext nneg i32 %3 to i64
  %245 = getelementptr inbounds nuw <8 x i64>, ptr %243, i64 0, i64 %244
  %246 = load i64, ptr %245, align 8
  %247 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  %248 = load <8 x i64>, ptr %247, align 64
  %249 = insertelement <8 x i64> %248, i64 %246, i32 %1
  store <8 x i64> %249, ptr %247, align 64
  ret void

250:                                              ; preds = %123, %250
  %251 = phi i64 [ 0, %123 ], [ %259, %250 ]
  %252 = load ptr, ptr %124, align 16
  %253 = getelementptr inbounds nuw <8 x double>, ptr %252, i64 %251, i64 %127
  %254 = load double, ptr %253, align 8
  %255 = load ptr, ptr %125, align 16
  %256 = getelementptr inbounds nuw <8 x double>, ptr %255, i64 %251
  %257 = load <8 x double>, ptr %256, align 64
  %258 = insertelement <8 x double> %257, double %254, i32 %1
  store <8 x double> %258, ptr %256, align 64
  %259 = add nuw nsw i64 %251, 1
  %260 = icmp eq i64 %259, %126
  br i1 %260, label %139, label %250
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #10
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #10
  ret void

35:                                               ; preds = %59
  call void %0(ptr noundef nonnull %9, ptr noundef %7, ptr noundef %16, ptr noundef null, ptr noundef %19) #10
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
  %7 = load <8 x double>, ptr %1, align 64
  store <8 x double> %7, ptr %6, align 64
  %8 = load ptr, ptr %0, align 64
  call void @appell_lanes_rates(ptr noundef nonnull %6, ptr noundef %2, ptr noundef %8, ptr noundef null, ptr noundef %3) #10
  %9 = load i32, ptr @appell_lanes_coordinates, align 4
  %10 = load i32, ptr @appell_lanes_speeds, align 4
  %11 = add nsw i32 %10, %9
  %12 = load i32, ptr @appell_lanes_auxiliaries, align 4
  %13 = add nsw i32 %11, %12
  %14 = load i32, ptr @appell_lanes_quadratures, align 4
  %15 = add nsw i32 %13, %14
  %16 = load i32, ptr @appell_lanes_rows, align 4
  %17 = sext i32 %15 to i64
  %18 = getelementptr inbounds <8 x double>, ptr %3, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 128
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %21 = load ptr, ptr %20, align 8
  %22 = load <8 x double>, ptr %18, align 64
  %23 = fcmp ogt <8 x double> %22, zeroinitializer
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 64
  %25 = load <8 x double>, ptr %24, align 64
  %26 = fcmp ogt <8 x double> %25, zeroinitializer
  %27 = and <8 x i1> %23, %26
  %28 = sext <8 x i1> %27 to <8 x i64>
  %29 = icmp sgt i32 %15, 1
  br i1 %29, label %35, label %30

30:                                               ; preds = %35, %5
  %31 = phi <8 x double> [ zeroinitializer, %5 ], [ %45, %35 ]
  %32 = phi <8 x double> [ zeroinitializer, %5 ], [ %42, %35 ]
  %33 = and i32 %15, 1
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %53, label %49

35:                                               ; preds = %5, %35
  %36 = phi i64 [ %46, %35 ], [ 0, %5 ]
  %37 = phi <8 x double> [ %42, %35 ], [ zeroinitializer, %5 ]
  %38 = phi <8 x double> [ %45, %35 ], [ zeroinitializer, %5 ]
  %39 = or disjoint i64 %36, 1
  %40 = getelementptr inbounds nuw <8 x double>, ptr %3, i64 %36
  %41 = load <8 x double>, ptr %40, align 64
  %42 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %41, <8 x double> zeroinitializer, <8 x double> %37)
  %43 = getelementptr inbounds nuw <8 x double>, ptr %3, i64 %39
  %44 = load <8 x double>, ptr %43, align 64
  %45 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %44, <8 x double> zeroinitializer, <8 x double> %38)
  %46 = add nuw nsw i64 %36, 2
  %47 = or disjoint i64 %46, 1
  %48 = icmp slt i64 %47, %17
  br i1 %48, label %35, label %30

49:                                               ; preds = %30
  %50 = getelementptr i8, ptr %18, i64 -64
  %51 = load <8 x double>, ptr %50, align 64
  %52 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %51, <8 x double> zeroinitializer, <8 x double> %32)
  br label %53

53:                                               ; preds = %49, %30
  %54 = phi <8 x double> [ %52, %49 ], [ %32, %30 ]
  %55 = icmp sgt i32 %16, 0
  br i1 %55, label %56, label %58

56:                                               ; preds = %53
  %57 = zext nneg i32 %16 to i64
  br label %67

58:                                               ; preds = %67, %53
  %59 = phi <8 x i64> [ %28, %53 ], [ %75, %67 ]
  %60 = fadd <8 x double> %31, %54
  %61 = fcmp oeq <8 x double> %60, zeroinitializer
  %62 = sext <8 x i1> %61 to <8 x i64>
  %63 = xor <8 x i64> %59, splat (i64 -1)
  %64 = select <8 x i1> %61, <8 x i64> %63, <8 x i64> zeroinitializer
  %65 = load <8 x i64>, ptr %4, align 64
  %66 = or <8 x i64> %65, %64
  store <8 x i64> %66, ptr %4, align 64
  ret <8 x i64> %62

67:                                               ; preds = %56, %67
  %68 = phi i64 [ 0, %56 ], [ %76, %67 ]
  %69 = phi <8 x i64> [ %28, %56 ], [ %75, %67 ]
  %70 = getelementptr inbounds nuw <8 x double>, ptr %19, i64 %68
  %71 = load <8 x double>, ptr %70, align 64
  %72 = getelementptr inbounds nuw <8 x double>, ptr %21, i64 %68
  %73 = load <8 x double>, ptr %72, align 64
  %74 = fcmp ogt <8 x double> %71, %73
  %75 = select <8 x i1> %74, <8 x i64> %69, <8 x i64> zeroinitializer
  %76 = add nuw nsw i64 %68, 1
  %77 = icmp eq i64 %76, %57
  br i1 %77, label %58, label %67
}

declare void @appell_lanes_sizes(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

declare void @appell_lanes_correct(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define internal fastcc <8 x i64> @project(ptr nocapture noundef nonnull %0, ptr nocapture noundef readonly byval(<8 x double>) align 64 %1, ptr noundef %2, ptr nocapture noundef readonly byval(<8 x i64>) align 64 %3, double noundef %4) unnamed_addr #5 {
  %6 = alloca <8 x double>, align 64
  %7 = load <8 x double>, ptr %1, align 64
  %8 = load <8 x i64>, ptr %3, align 64
  store <8 x double> %7, ptr %6, align 64
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %10 = load ptr, ptr %9, align 8
  %11 = load i32, ptr @appell_lanes_coordinates, align 4
  %12 = load i32, ptr @appell_lanes_speeds, align 4
  %13 = add i32 %12, %11
  %14 = sext i32 %13 to i64
  %15 = shl nsw i64 %14, 6
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 64 %10, ptr align 64 %2, i64 %15, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %17 = load i32, ptr @appell_lanes_kept, align 4
  %18 = add nsw i32 %17, %13
  %19 = sext i32 %18 to i64
  %20 = icmp sgt i32 %13, 0
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %22 = icmp sgt i32 %17, 0
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %25 = icmp sgt i32 %11, 0
  %26 = zext nneg i32 %11 to i64
  %27 = icmp sgt i32 %12, 0
  %28 = sext i32 %11 to i64
  %29 = load i32, ptr @appell_lanes_position_rows, align 4
  %30 = load i32, ptr @appell_lanes_velocity_rows, align 4
  %31 = add nsw i32 %30, %29
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 1152
  %33 = sext i32 %29 to i64
  %34 = sext i32 %31 to i64
  %35 = zext i32 %17 to i64
  %36 = zext nneg i32 %13 to i64
  %37 = zext nneg i32 %13 to i64
  br label %38

38:                                               ; preds = %5, %168
  %39 = phi <8 x double> [ splat (double 0x7FF0000000000000), %5 ], [ %174, %168 ]
  %40 = phi <8 x i64> [ %8, %5 ], [ %153, %168 ]
  %41 = phi i32 [ 0, %5 ], [ %177, %168 ]
  %42 = phi <8 x i64> [ %8, %5 ], [ %51, %168 ]
  %43 = phi <8 x i64> [ splat (i64 -1), %5 ], [ %150, %168 ]
  %44 = phi <8 x i64> [ zeroinitializer, %5 ], [ %145, %168 ]
  %45 = xor <8 x i64> %40, splat (i64 -1)
  %46 = load ptr, ptr %16, align 8
  %47 = getelementptr inbounds <8 x double>, ptr %46, i64 %19
  %48 = load <8 x double>, ptr %47, align 64
  %49 = fcmp ogt <8 x double> %48, zeroinitializer
  %50 = select <8 x i1> %49, <8 x i64> splat (i64 -1), <8 x i64> %45
  %51 = and <8 x i64> %50, %42
  br i1 %20, label %53, label %52

52:                                               ; preds = %53, %38
  br i1 %22, label %130, label %68

53:                                               ; preds = %38, %53
  %54 = phi i64 [ %66, %53 ], [ 0, %38 ]
  %55 = getelementptr inbounds nuw <8 x double>, ptr %2, i64 %54
  %56 = load <8 x double>, ptr %55, align 64
  %57 = load ptr, ptr %21, align 32
  %58 = getelementptr inbounds nuw <8 x double>, ptr %57, i64 %54
  store <8 x double> %56, ptr %58, align 64
  %59 = load ptr, ptr %16, align 8
  %60 = getelementptr inbounds nuw <8 x double>, ptr %59, i64 %54
  %61 = load <8 x i64>, ptr %60, align 64
  %62 = bitcast <8 x double> %56 to <8 x i64>
  %63 = and <8 x i64> %61, %40
  %64 = and <8 x i64> %62, %45
  %65 = or <8 x i64> %64, %63
  store <8 x i64> %65, ptr %55, align 64
  %66 = add nuw nsw i64 %54, 1
  %67 = icmp eq i64 %66, %36
  br i1 %67, label %52, label %53

68:                                               ; preds = %130, %52
  %69 = load ptr, ptr %0, align 64
  %70 = load ptr, ptr %24, align 16
  call void @appell_lanes_levels(ptr noundef nonnull %6, ptr noundef %2, ptr noundef %69, ptr noundef null, ptr noundef %70) #10
  br i1 %25, label %71, label %80

71:                                               ; preds = %68, %71
  %72 = phi i64 [ %78, %71 ], [ 0, %68 ]
  %73 = phi <8 x double> [ %77, %71 ], [ zeroinitializer, %68 ]
  %74 = getelementptr inbounds nuw <8 x double>, ptr %2, i64 %72
  %75 = load <8 x double>, ptr %74, align 64
  %76 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %75)
  %77 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %73, <8 x double> %76)
  %78 = add nuw nsw i64 %72, 1
  %79 = icmp eq i64 %78, %26
  br i1 %79, label %80, label %71

80:                                               ; preds = %71, %68
  %81 = phi <8 x double> [ zeroinitializer, %68 ], [ %77, %71 ]
  br i1 %27, label %82, label %91

82:                                               ; preds = %80, %82
  %83 = phi i64 [ %89, %82 ], [ %28, %80 ]
  %84 = phi <8 x double> [ %88, %82 ], [ zeroinitializer, %80 ]
  %85 = getelementptr inbounds <8 x double>, ptr %2, i64 %83
  %86 = load <8 x double>, ptr %85, align 64
  %87 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %86)
  %88 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %84, <8 x double> %87)
  %89 = add nsw i64 %83, 1
  %90 = icmp slt i64 %89, %14
  br i1 %90, label %82, label %91

91:                                               ; preds = %82, %80
  %92 = phi <8 x double> [ zeroinitializer, %80 ], [ %88, %82 ]
  br i1 %22, label %93, label %123

93:                                               ; preds = %91
  %94 = load ptr, ptr %24, align 16
  %95 = load ptr, ptr %23, align 8
  %96 = load double, ptr %32, align 64
  %97 = insertelement <8 x double> poison, double %96, i64 0
  %98 = shufflevector <8 x double> %97, <8 x double> poison, <8 x i32> zeroinitializer
  br label %99

99:                                               ; preds = %99, %93
  %100 = phi <8 x i64> [ splat (i64 -1), %93 ], [ %120, %99 ]
  %101 = phi i64 [ 0, %93 ], [ %121, %99 ]
  %102 = phi <8 x double> [ zeroinitializer, %93 ], [ %116, %99 ]
  %103 = icmp sge i64 %101, %33
  %104 = icmp slt i64 %101, %34
  %105 = select i1 %103, i1 %104, i1 false
  %106 = select i1 %105, <8 x double> %92, <8 x double> %81
  %107 = getelementptr inbounds nuw <8 x double>, ptr %94, i64 %101
  %108 = load <8 x double>, ptr %107, align 64
  %109 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %108)
  %110 = getelementptr inbounds nuw <8 x double>, ptr %95, i64 %101
  %111 = load <8 x double>, ptr %110, align 64
  %112 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %111, <8 x double> %106, <8 x double> splat (double 0x10000000000000))
  %113 = fdiv <8 x double> %109, %112
  %114 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %102, <8 x double> %113)
  %115 = fcmp ueq <8 x double> %109, splat (double 0x7FF0000000000000)
  %116 = select <8 x i1> %115, <8 x double> splat (double 0x7FF0000000000000), <8 x double> %114
  %117 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %106, <8 x double> splat (double 1.000000e-08), <8 x double> %98)
  %118 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %111, <8 x double> %117, <8 x double> splat (double 0x10000000000000))
  %119 = fcmp ole <8 x double> %109, %118
  %120 = select <8 x i1> %119, <8 x i64> %100, <8 x i64> zeroinitializer
  %121 = add nuw nsw i64 %101, 1
  %122 = icmp eq i64 %121, %35
  br i1 %122, label %123, label %99

123:                                              ; preds = %99, %91
  %124 = phi <8 x i64> [ splat (i64 -1), %91 ], [ %120, %99 ]
  %125 = phi <8 x double> [ zeroinitializer, %91 ], [ %116, %99 ]
  %126 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %125, <8 x double> splat (double 0x7FEFFFFFFFFFFFFF))
  %127 = fcmp uge <8 x double> %126, %39
  %128 = select <8 x i1> %127, <8 x i64> %40, <8 x i64> zeroinitializer
  %129 = xor <8 x i64> %128, splat (i64 -1)
  br i1 %20, label %156, label %144

130:                                              ; preds = %52, %130
  %131 = phi i64 [ %142, %130 ], [ 0, %52 ]
  %132 = load ptr, ptr %16, align 8
  %133 = getelementptr <8 x double>, ptr %132, i64 %131
  %134 = getelementptr <8 x double>, ptr %133, i64 %14
  %135 = load <8 x i64>, ptr %134, align 64
  %136 = load ptr, ptr %23, align 8
  %137 = getelementptr inbounds nuw <8 x double>, ptr %136, i64 %131
  %138 = load <8 x i64>, ptr %137, align 64
  %139 = and <8 x i64> %135, %40
  %140 = and <8 x i64> %138, %45
  %141 = or <8 x i64> %140, %139
  store <8 x i64> %141, ptr %137, align 64
  %142 = add nuw nsw i64 %131, 1
  %143 = icmp eq i64 %142, %35
  br i1 %143, label %68, label %130

144:                                              ; preds = %156, %123
  %145 = or <8 x i64> %128, %44
  %146 = xor <8 x i64> %128, %40
  %147 = and <8 x i64> %146, %124
  %148 = or <8 x i64> %128, %45
  %149 = and <8 x i64> %148, %43
  %150 = or <8 x i64> %147, %149
  %151 = fcmp ogt <8 x double> %126, splat (double 0x3CD0000000000000)
  %152 = select <8 x i1> %151, <8 x i64> %129, <8 x i64> zeroinitializer
  %153 = and <8 x i64> %152, %40
  %154 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %153)
  %155 = icmp eq i64 %154, 0
  br i1 %155, label %179, label %168

156:                                              ; preds = %123, %156
  %157 = phi i64 [ %166, %156 ], [ 0, %123 ]
  %158 = load ptr, ptr %21, align 32
  %159 = getelementptr inbounds nuw <8 x double>, ptr %158, i64 %157
  %160 = load <8 x i64>, ptr %159, align 64
  %161 = getelementptr inbounds nuw <8 x double>, ptr %2, i64 %157
  %162 = load <8 x i64>, ptr %161, align 64
  %163 = and <8 x i64> %160, %128
  %164 = and <8 x i64> %162, %129
  %165 = or <8 x i64> %164, %163
  store <8 x i64> %165, ptr %161, align 64
  %166 = add nuw nsw i64 %157, 1
  %167 = icmp eq i64 %166, %37
  br i1 %167, label %144, label %156

168:                                              ; preds = %144
  %169 = bitcast <8 x double> %39 to <8 x i64>
  %170 = and <8 x i64> %128, %169
  %171 = bitcast <8 x double> %126 to <8 x i64>
  %172 = and <8 x i64> %129, %171
  %173 = or <8 x i64> %170, %172
  %174 = bitcast <8 x i64> %173 to <8 x double>
  %175 = load ptr, ptr %0, align 64
  %176 = load ptr, ptr %16, align 8
  call void @appell_lanes_correct(ptr noundef nonnull %6, ptr noundef %2, ptr noundef %175, ptr noundef null, ptr noundef %176) #10
  %177 = add nuw nsw i32 %41, 1
  %178 = icmp eq i32 %177, 8
  br i1 %178, label %179, label %38

179:                                              ; preds = %144, %168
  %180 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %145)
  %181 = icmp eq i64 %180, 0
  br i1 %181, label %185, label %182

182:                                              ; preds = %179
  %183 = load ptr, ptr %0, align 64
  %184 = load ptr, ptr %24, align 16
  call void @appell_lanes_levels(ptr noundef nonnull %6, ptr noundef %2, ptr noundef %183, ptr noundef null, ptr noundef %184) #10
  br label %185

185:                                              ; preds = %182, %179
  br i1 %22, label %186, label %190

186:                                              ; preds = %185
  %187 = load ptr, ptr %24, align 16
  %188 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 448
  br label %225

190:                                              ; preds = %240, %185
  br i1 %20, label %191, label %221

191:                                              ; preds = %190
  %192 = load double, ptr %32, align 64
  %193 = call double @llvm.sqrt.f64(double %192)
  %194 = load ptr, ptr %9, align 8
  %195 = insertelement <8 x double> poison, double %193, i64 0
  %196 = shufflevector <8 x double> %195, <8 x double> poison, <8 x i32> zeroinitializer
  %197 = insertelement <8 x double> poison, double %4, i64 0
  %198 = shufflevector <8 x double> %197, <8 x double> poison, <8 x i32> zeroinitializer
  %199 = insertelement <8 x double> poison, double %192, i64 0
  %200 = shufflevector <8 x double> %199, <8 x double> poison, <8 x i32> zeroinitializer
  %201 = zext nneg i32 %13 to i64
  br label %202

202:                                              ; preds = %202, %191
  %203 = phi i64 [ 0, %191 ], [ %219, %202 ]
  %204 = phi <8 x i64> [ splat (i64 -1), %191 ], [ %218, %202 ]
  %205 = getelementptr inbounds nuw <8 x double>, ptr %194, i64 %203
  %206 = load <8 x double>, ptr %205, align 64
  %207 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %206)
  %208 = getelementptr inbounds nuw <8 x double>, ptr %2, i64 %203
  %209 = load <8 x double>, ptr %208, align 64
  %210 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %209)
  %211 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %207, <8 x double> %210)
  %212 = fsub <8 x double> %209, %206
  %213 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %212)
  %214 = fmul <8 x double> %196, %213
  %215 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %200, <8 x double> %211, <8 x double> %200)
  %216 = fmul <8 x double> %198, %215
  %217 = fcmp ole <8 x double> %214, %216
  %218 = select <8 x i1> %217, <8 x i64> %204, <8 x i64> zeroinitializer
  %219 = add nuw nsw i64 %203, 1
  %220 = icmp eq i64 %219, %201
  br i1 %220, label %221, label %202

221:                                              ; preds = %202, %190
  %222 = phi <8 x i64> [ splat (i64 -1), %190 ], [ %218, %202 ]
  %223 = and <8 x i64> %150, %222
  %224 = and <8 x i64> %223, %51
  ret <8 x i64> %224

225:                                              ; preds = %186, %240
  %226 = phi i64 [ 0, %186 ], [ %241, %240 ]
  %227 = getelementptr inbounds nuw <8 x double>, ptr %187, i64 %226
  %228 = load <8 x double>, ptr %227, align 64
  %229 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %228)
  %230 = bitcast <8 x double> %229 to <8 x i64>
  %231 = and <8 x i64> %8, %230
  %232 = bitcast <8 x i64> %231 to <8 x double>
  %233 = icmp slt i64 %226, %34
  br i1 %233, label %234, label %237

234:                                              ; preds = %225
  %235 = load <8 x double>, ptr %189, align 64
  %236 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %235, <8 x double> %232)
  store <8 x double> %236, ptr %189, align 64
  br label %240

237:                                              ; preds = %225
  %238 = load <8 x double>, ptr %188, align 64
  %239 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %238, <8 x double> %232)
  store <8 x double> %239, ptr %188, align 64
  br label %240

240:                                              ; preds = %237, %234
  %241 = add nuw nsw i64 %226, 1
  %242 = icmp eq i64 %241, %35
  br i1 %242, label %190, label %225
}

declare void @appell_lanes_levels(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>) #7

declare <8 x double> @llvm.minnum.v8f64(<8 x double>, <8 x double>) #7

declare <8 x double> @llvm.fabs.v8f64(<8 x double>) #7

declare <8 x double> @llvm.maxnum.v8f64(<8 x double>, <8 x double>) #7

declare double @llvm.sqrt.f64(double) #7

declare void @appell_lanes_rates(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

declare <8 x double> @llvm.sqrt.v8f64(<8 x double>) #7

declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>) #7

declare double @llvm.fabs.f64(double) #7

declare void @appell_lanes_finish(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

declare i32 @llvm.smin.i32(i32, i32) #8

declare i32 @llvm.smax.i32(i32, i32) #8

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #9

declare <8 x i1> @llvm.is.fpclass.v8f64(<8 x double>, i32 immarg) #8

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

