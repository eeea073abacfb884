; sources sha256 819cc335dd58c43fbf7618b2656571a102e352e74216570f41ba0a52effa527a
; ziglang 0.15.2

%struct.Group = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, %struct.LastStep, <8 x i64>, <8 x i64>, <8 x double>, [8 x i32], [8 x i32], <8 x double>, <8 x i64>, <8 x i64>, double, [16 x [16 x double]], [12 x double], [12 x double], [56 x i8] }
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
  call void @llvm.lifetime.start.p0(i64 3520, ptr nonnull %35) #10
  call void @llvm.lifetime.start.p0(i64 3520, ptr nonnull %36) #10
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 1224
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2048) %39, ptr noundef nonnull align 16 dereferenceable(2048) @DOP_A, i64 2048, i1 false)
  %40 = getelementptr inbounds nuw i8, ptr %35, i64 3272
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %40, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E5, i64 96, i1 false)
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 3368
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
  %132 = getelementptr inbounds nuw i8, ptr %36, i64 1224
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2048) %132, ptr noundef nonnull align 16 dereferenceable(2048) @DOP_A, i64 2048, i1 false)
  %133 = getelementptr inbounds nuw i8, ptr %36, i64 3272
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %133, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E5, i64 96, i1 false)
  %134 = getelementptr inbounds nuw i8, ptr %36, i64 3368
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
  %185 = getelementptr inbounds nuw i8, ptr %35, i64 1216
  store double %184, ptr %185, align 64
  %186 = add i32 %50, 2
  %187 = add i32 %186, %52
  %188 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %190 = getelementptr inbounds nuw i8, ptr %36, i64 1216
  %191 = getelementptr inbounds nuw i8, ptr %36, i64 960
  %192 = icmp sgt i32 %42, 0
  %193 = icmp sgt i32 %51, 0
  %194 = icmp sgt i32 %52, 0
  %195 = getelementptr inbounds nuw i8, ptr %36, i64 992
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %197 = zext nneg i32 %42 to i64
  %198 = zext nneg i32 %51 to i64
  %199 = getelementptr inbounds nuw i8, ptr %36, i64 448
  %200 = getelementptr inbounds nuw i8, ptr %36, i64 1088
  %201 = getelementptr inbounds nuw i8, ptr %36, i64 832
  %202 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %203 = getelementptr inbounds nuw i8, ptr %36, i64 192
  %204 = icmp sgt i32 %69, 0
  %205 = zext nneg i32 %69 to i64
  %206 = icmp eq i32 %98, 0
  %207 = add i32 %49, %187
  %208 = icmp sgt i32 %48, 0
  %209 = zext nneg i32 %48 to i64
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %212 = sitofp i32 %51 to double
  %213 = insertelement <8 x double> poison, double %212, i64 0
  %214 = shufflevector <8 x double> %213, <8 x double> poison, <8 x i32> zeroinitializer
  %215 = fdiv <8 x double> zeroinitializer, %214
  %216 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %215)
  %217 = icmp sgt i32 %53, 0
  %218 = zext i32 %53 to i64
  %219 = getelementptr inbounds nuw i8, ptr %36, i64 256
  %220 = icmp sgt i32 %47, 0
  %221 = zext nneg i32 %47 to i64
  %222 = sext i32 %47 to i64
  %223 = getelementptr inbounds nuw i8, ptr %36, i64 320
  %224 = getelementptr inbounds nuw i8, ptr %36, i64 384
  %225 = getelementptr inbounds nuw i8, ptr %36, i64 768
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %229 = getelementptr inbounds nuw i8, ptr %36, i64 1024
  %230 = icmp sgt i32 %49, 0
  %231 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %232 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %233 = sext i32 %52 to i64
  %234 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %235 = zext nneg i32 %49 to i64
  %236 = zext nneg i32 %52 to i64
  %237 = getelementptr inbounds nuw i8, ptr %35, i64 256
  %238 = getelementptr inbounds nuw i8, ptr %35, i64 192
  %239 = getelementptr inbounds nuw i8, ptr %35, i64 1352
  %240 = getelementptr inbounds nuw i8, ptr %35, i64 1480
  %241 = getelementptr inbounds nuw i8, ptr %35, i64 1488
  %242 = sext i32 %80 to i64
  %243 = getelementptr inbounds nuw i8, ptr %35, i64 1608
  %244 = getelementptr inbounds nuw i8, ptr %35, i64 1624
  %245 = zext nneg i32 %80 to i64
  %246 = mul nsw i32 %53, 3
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds nuw i8, ptr %35, i64 1736
  %249 = getelementptr inbounds nuw i8, ptr %35, i64 1752
  %250 = getelementptr inbounds nuw i8, ptr %35, i64 1760
  %251 = zext nneg i32 %246 to i64
  %252 = shl nsw i32 %53, 2
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds nuw i8, ptr %35, i64 1864
  %255 = getelementptr inbounds nuw i8, ptr %35, i64 1888
  %256 = getelementptr inbounds nuw i8, ptr %35, i64 1896
  %257 = zext nneg i32 %252 to i64
  %258 = mul nsw i32 %53, 5
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds nuw i8, ptr %35, i64 1992
  %261 = getelementptr inbounds nuw i8, ptr %35, i64 2016
  %262 = getelementptr inbounds nuw i8, ptr %35, i64 2024
  %263 = getelementptr inbounds nuw i8, ptr %35, i64 2032
  %264 = zext nneg i32 %258 to i64
  %265 = mul nsw i32 %53, 6
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds nuw i8, ptr %35, i64 2120
  %268 = getelementptr inbounds nuw i8, ptr %35, i64 2144
  %269 = getelementptr inbounds nuw i8, ptr %35, i64 2152
  %270 = getelementptr inbounds nuw i8, ptr %35, i64 2160
  %271 = getelementptr inbounds nuw i8, ptr %35, i64 2168
  %272 = zext nneg i32 %265 to i64
  %273 = getelementptr inbounds nuw i8, ptr %35, i64 2248
  %274 = getelementptr inbounds nuw i8, ptr %35, i64 2272
  %275 = getelementptr inbounds nuw i8, ptr %35, i64 2280
  %276 = getelementptr inbounds nuw i8, ptr %35, i64 2288
  %277 = getelementptr inbounds nuw i8, ptr %35, i64 2296
  %278 = getelementptr inbounds nuw i8, ptr %35, i64 2304
  %279 = zext nneg i32 %75 to i64
  %280 = shl nsw i32 %53, 3
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds nuw i8, ptr %35, i64 2376
  %283 = getelementptr inbounds nuw i8, ptr %35, i64 2400
  %284 = getelementptr inbounds nuw i8, ptr %35, i64 2408
  %285 = getelementptr inbounds nuw i8, ptr %35, i64 2416
  %286 = getelementptr inbounds nuw i8, ptr %35, i64 2424
  %287 = getelementptr inbounds nuw i8, ptr %35, i64 2432
  %288 = getelementptr inbounds nuw i8, ptr %35, i64 2440
  %289 = zext nneg i32 %280 to i64
  %290 = mul nsw i32 %53, 9
  %291 = sext i32 %290 to i64
  %292 = getelementptr inbounds nuw i8, ptr %35, i64 2504
  %293 = getelementptr inbounds nuw i8, ptr %35, i64 2528
  %294 = getelementptr inbounds nuw i8, ptr %35, i64 2536
  %295 = getelementptr inbounds nuw i8, ptr %35, i64 2544
  %296 = getelementptr inbounds nuw i8, ptr %35, i64 2552
  %297 = getelementptr inbounds nuw i8, ptr %35, i64 2560
  %298 = getelementptr inbounds nuw i8, ptr %35, i64 2568
  %299 = getelementptr inbounds nuw i8, ptr %35, i64 2576
  %300 = zext nneg i32 %290 to i64
  %301 = mul nsw i32 %53, 10
  %302 = sext i32 %301 to i64
  %303 = getelementptr inbounds nuw i8, ptr %35, i64 2632
  %304 = getelementptr inbounds nuw i8, ptr %35, i64 2656
  %305 = getelementptr inbounds nuw i8, ptr %35, i64 2664
  %306 = getelementptr inbounds nuw i8, ptr %35, i64 2672
  %307 = getelementptr inbounds nuw i8, ptr %35, i64 2680
  %308 = getelementptr inbounds nuw i8, ptr %35, i64 2688
  %309 = getelementptr inbounds nuw i8, ptr %35, i64 2696
  %310 = getelementptr inbounds nuw i8, ptr %35, i64 2704
  %311 = getelementptr inbounds nuw i8, ptr %35, i64 2712
  %312 = zext nneg i32 %301 to i64
  %313 = sext i32 %118 to i64
  %314 = getelementptr inbounds nuw i8, ptr %35, i64 2760
  %315 = getelementptr inbounds nuw i8, ptr %35, i64 2800
  %316 = getelementptr inbounds nuw i8, ptr %35, i64 2808
  %317 = getelementptr inbounds nuw i8, ptr %35, i64 2816
  %318 = getelementptr inbounds nuw i8, ptr %35, i64 2824
  %319 = getelementptr inbounds nuw i8, ptr %35, i64 2832
  %320 = getelementptr inbounds nuw i8, ptr %35, i64 2840
  %321 = getelementptr inbounds nuw i8, ptr %35, i64 2848
  %322 = zext nneg i32 %118 to i64
  %323 = getelementptr inbounds nuw i8, ptr %35, i64 3312
  %324 = getelementptr inbounds nuw i8, ptr %35, i64 3320
  %325 = getelementptr inbounds nuw i8, ptr %35, i64 3328
  %326 = getelementptr inbounds nuw i8, ptr %35, i64 3336
  %327 = getelementptr inbounds nuw i8, ptr %35, i64 3344
  %328 = getelementptr inbounds nuw i8, ptr %35, i64 3352
  %329 = getelementptr inbounds nuw i8, ptr %35, i64 3360
  %330 = getelementptr inbounds nuw i8, ptr %35, i64 3408
  %331 = getelementptr inbounds nuw i8, ptr %35, i64 3416
  %332 = getelementptr inbounds nuw i8, ptr %35, i64 3424
  %333 = getelementptr inbounds nuw i8, ptr %35, i64 3432
  %334 = getelementptr inbounds nuw i8, ptr %35, i64 3440
  %335 = getelementptr inbounds nuw i8, ptr %35, i64 3448
  %336 = getelementptr inbounds nuw i8, ptr %35, i64 3456
  %337 = getelementptr inbounds nuw i8, ptr %35, i64 320
  %338 = getelementptr inbounds nuw i8, ptr %35, i64 384
  %339 = icmp sgt i32 %50, 0
  %340 = add nsw i64 %93, %222
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
  %358 = getelementptr inbounds nuw i8, ptr %35, i64 1024
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
  %377 = getelementptr inbounds nuw i8, ptr %35, i64 960
  %378 = getelementptr inbounds nuw i8, ptr %35, i64 992
  %379 = getelementptr inbounds nuw i8, ptr %35, i64 896
  %380 = getelementptr inbounds nuw i8, ptr %35, i64 1088
  %381 = getelementptr inbounds nuw i8, ptr %35, i64 1152
  %382 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %383 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %384 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %385 = getelementptr inbounds nuw i8, ptr %35, i64 448
  %386 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %387 = getelementptr inbounds nuw i8, ptr %35, i64 512
  %388 = load <8 x i64>, ptr %182, align 64
  %389 = select i1 %342, i1 true, i1 %346
  br label %390

390:                                              ; preds = %897, %1
  %391 = phi <8 x i64> [ %388, %1 ], [ %898, %897 ]
  %392 = phi i32 [ 0, %1 ], [ %899, %897 ]
  %393 = phi i32 [ 0, %1 ], [ %894, %897 ]
  %394 = phi i32 [ 0, %1 ], [ %893, %897 ]
  %395 = phi i32 [ 8, %1 ], [ %892, %897 ]
  %396 = extractelement <8 x i64> %391, i32 %392
  %397 = icmp eq i64 %396, 0
  br i1 %397, label %398, label %890

398:                                              ; preds = %390, %885
  %399 = phi <8 x i64> [ %887, %885 ], [ %391, %390 ]
  %400 = phi i32 [ 1, %885 ], [ %393, %390 ]
  %401 = phi i32 [ %872, %885 ], [ %394, %390 ]
  %402 = phi i32 [ %886, %885 ], [ %395, %390 ]
  %403 = icmp eq i32 %402, 8
  br i1 %403, label %404, label %870

404:                                              ; preds = %398
  %405 = load i32, ptr %188, align 8
  %406 = icmp eq i32 %401, %405
  br i1 %406, label %890, label %407

407:                                              ; preds = %404
  %408 = load ptr, ptr %189, align 8
  %409 = load volatile i32, ptr %408, align 4
  %410 = icmp eq i32 %409, 0
  br i1 %410, label %411, label %2991

411:                                              ; preds = %407
  %412 = sub i32 %405, %401
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %33) #10
  store <8 x i64> zeroinitializer, ptr %33, align 64
  %413 = load double, ptr %183, align 8
  store double %413, ptr %190, align 64
  %414 = sext i32 %412 to i64
  br label %420

415:                                              ; preds = %459
  %416 = call i32 @llvm.smin.i32(i32 %412, i32 8)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(320) %199, i8 0, i64 320, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %201, i8 0, i64 128, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %200, i8 0, i64 128, i1 false)
  %417 = load double, ptr %202, align 8
  %418 = insertelement <8 x double> poison, double %417, i64 0
  %419 = shufflevector <8 x double> %418, <8 x double> poison, <8 x i32> zeroinitializer
  store <8 x double> %419, ptr %203, align 64
  br i1 %204, label %493, label %473

420:                                              ; preds = %459, %411
  %421 = phi i64 [ 0, %411 ], [ %461, %459 ]
  %422 = icmp slt i64 %421, %414
  %423 = trunc nuw nsw i64 %421 to i32
  %424 = select i1 %422, i32 %423, i32 0
  %425 = add nsw i32 %424, %401
  %426 = getelementptr inbounds nuw [8 x i32], ptr %191, i64 0, i64 %421
  store i32 %425, ptr %426, align 4
  br i1 %192, label %427, label %430

427:                                              ; preds = %420
  %428 = sext i32 %425 to i64
  %429 = mul nsw i64 %428, %43
  br label %434

430:                                              ; preds = %434, %420
  br i1 %193, label %431, label %446

431:                                              ; preds = %430
  %432 = sext i32 %425 to i64
  %433 = mul nsw i64 %432, %85
  br label %447

434:                                              ; preds = %434, %427
  %435 = phi i64 [ 0, %427 ], [ %444, %434 ]
  %436 = load ptr, ptr %196, align 8
  %437 = getelementptr double, ptr %436, i64 %429
  %438 = getelementptr double, ptr %437, i64 %435
  %439 = load double, ptr %438, align 8
  %440 = load ptr, ptr %36, align 64
  %441 = getelementptr inbounds nuw <8 x double>, ptr %440, i64 %435
  %442 = load <8 x double>, ptr %441, align 64
  %443 = insertelement <8 x double> %442, double %439, i32 %423
  store <8 x double> %443, ptr %441, align 64
  %444 = add nuw nsw i64 %435, 1
  %445 = icmp eq i64 %444, %197
  br i1 %445, label %430, label %434

446:                                              ; preds = %447, %430
  br i1 %194, label %463, label %459

447:                                              ; preds = %447, %431
  %448 = phi i64 [ 0, %431 ], [ %457, %447 ]
  %449 = load ptr, ptr %0, align 8
  %450 = getelementptr double, ptr %449, i64 %433
  %451 = getelementptr double, ptr %450, i64 %448
  %452 = load double, ptr %451, align 8
  %453 = load ptr, ptr %137, align 8
  %454 = getelementptr inbounds nuw <8 x double>, ptr %453, i64 %448
  %455 = load <8 x double>, ptr %454, align 64
  %456 = insertelement <8 x double> %455, double %452, i32 %423
  store <8 x double> %456, ptr %454, align 64
  %457 = add nuw nsw i64 %448, 1
  %458 = icmp eq i64 %457, %198
  br i1 %458, label %446, label %447

459:                                              ; preds = %463, %446
  %460 = getelementptr inbounds nuw [8 x i32], ptr %195, i64 0, i64 %421
  store i32 0, ptr %460, align 4
  %461 = add nuw nsw i64 %421, 1
  %462 = icmp eq i64 %461, 8
  br i1 %462, label %415, label %420

463:                                              ; preds = %446, %463
  %464 = phi i64 [ %469, %463 ], [ %85, %446 ]
  %465 = load ptr, ptr %137, align 8
  %466 = getelementptr inbounds <8 x double>, ptr %465, i64 %464
  %467 = load <8 x double>, ptr %466, align 64
  %468 = insertelement <8 x double> %467, double 0.000000e+00, i32 %423
  store <8 x double> %468, ptr %466, align 64
  %469 = add nsw i64 %464, 1
  %470 = icmp slt i64 %469, %54
  br i1 %470, label %463, label %459

471:                                              ; preds = %493
  %472 = load <8 x double>, ptr %203, align 64
  br label %473

473:                                              ; preds = %471, %415
  %474 = phi <8 x double> [ %472, %471 ], [ %419, %415 ]
  %475 = load ptr, ptr %137, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %30)
  store <8 x double> %474, ptr %30, align 64
  br i1 %206, label %483, label %476

476:                                              ; preds = %473
  %477 = load ptr, ptr %36, align 64
  %478 = load ptr, ptr %166, align 8
  call void @appell_lanes_correct(ptr noundef nonnull %30, ptr noundef %475, ptr noundef %477, ptr noundef null, ptr noundef %478) #10
  %479 = load <8 x double>, ptr %30, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %31) #10
  store <8 x double> %479, ptr %31, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %32) #10
  store <8 x i64> splat (i64 -1), ptr %32, align 64
  %480 = call fastcc <8 x i64> @project(ptr noundef nonnull %36, ptr noundef nonnull byval(<8 x double>) align 64 %31, ptr noundef %475, ptr noundef nonnull byval(<8 x i64>) align 64 %32, double noundef 0x7FF0000000000000)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %31) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %32) #10
  %481 = load <8 x double>, ptr %203, align 64
  %482 = load ptr, ptr %137, align 8
  br label %483

483:                                              ; preds = %476, %473
  %484 = phi ptr [ %482, %476 ], [ %475, %473 ]
  %485 = phi <8 x double> [ %481, %476 ], [ %474, %473 ]
  %486 = phi <8 x i64> [ %480, %476 ], [ splat (i64 -1), %473 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %30)
  %487 = load ptr, ptr %149, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %34) #10
  store <8 x double> %485, ptr %34, align 64
  %488 = call fastcc <8 x i64> @rates(ptr noundef nonnull %36, ptr noundef nonnull byval(<8 x double>) align 64 %34, ptr noundef %484, ptr noundef %487, ptr noundef %33)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %34) #10
  %489 = load <8 x i64>, ptr %33, align 64
  %490 = xor <8 x i64> %489, splat (i64 -1)
  %491 = and <8 x i64> %488, %486
  %492 = and <8 x i64> %491, %490
  br i1 %204, label %503, label %499

493:                                              ; preds = %415, %493
  %494 = phi i64 [ %497, %493 ], [ 0, %415 ]
  %495 = load ptr, ptr %160, align 8
  %496 = getelementptr inbounds nuw <8 x double>, ptr %495, i64 %494
  store <8 x double> zeroinitializer, ptr %496, align 64
  %497 = add nuw nsw i64 %494, 1
  %498 = icmp eq i64 %497, %205
  br i1 %498, label %471, label %493

499:                                              ; preds = %503, %483
  %500 = load ptr, ptr %137, align 8
  %501 = load ptr, ptr %36, align 64
  %502 = load ptr, ptr %181, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %203, ptr noundef %500, ptr noundef %501, ptr noundef null, ptr noundef %502) #10
  br i1 %208, label %716, label %516

503:                                              ; preds = %483, %503
  %504 = phi i64 [ %514, %503 ], [ 0, %483 ]
  %505 = load ptr, ptr %149, align 8
  %506 = trunc nuw nsw i64 %504 to i32
  %507 = add i32 %207, %506
  %508 = sext i32 %507 to i64
  %509 = getelementptr inbounds <8 x double>, ptr %505, i64 %508
  %510 = load <8 x double>, ptr %509, align 64
  %511 = fmul <8 x double> %510, splat (double 0x3EB0C6F7A0B5ED8D)
  %512 = load ptr, ptr %160, align 8
  %513 = getelementptr inbounds nuw <8 x double>, ptr %512, i64 %504
  store <8 x double> %511, ptr %513, align 64
  %514 = add nuw nsw i64 %504, 1
  %515 = icmp eq i64 %514, %205
  br i1 %515, label %499, label %503

516:                                              ; preds = %716, %499
  %517 = load double, ptr %210, align 8
  %518 = load double, ptr %202, align 8
  %519 = fsub double %517, %518
  %520 = insertelement <8 x double> poison, double %519, i64 0
  %521 = shufflevector <8 x double> %520, <8 x double> poison, <8 x i32> zeroinitializer
  %522 = load double, ptr %211, align 8
  %523 = load ptr, ptr %137, align 8
  br i1 %193, label %524, label %558

524:                                              ; preds = %516
  %525 = load <2 x double>, ptr %190, align 64
  %526 = shufflevector <2 x double> %525, <2 x double> poison, <8 x i32> zeroinitializer
  br label %527

527:                                              ; preds = %527, %524
  %528 = phi i64 [ 0, %524 ], [ %536, %527 ]
  %529 = phi <8 x double> [ zeroinitializer, %524 ], [ %535, %527 ]
  %530 = getelementptr inbounds nuw <8 x double>, ptr %523, i64 %528
  %531 = load <8 x double>, ptr %530, align 64
  %532 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %531)
  %533 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %526, <8 x double> %532, <8 x double> %526)
  %534 = fdiv <8 x double> %531, %533
  %535 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %534, <8 x double> %534, <8 x double> %529)
  %536 = add nuw nsw i64 %528, 1
  %537 = icmp eq i64 %536, %198
  br i1 %537, label %538, label %527

538:                                              ; preds = %527
  %539 = load ptr, ptr %149, align 8
  br label %540

540:                                              ; preds = %540, %538
  %541 = phi i64 [ 0, %538 ], [ %551, %540 ]
  %542 = phi <8 x double> [ zeroinitializer, %538 ], [ %550, %540 ]
  %543 = getelementptr inbounds nuw <8 x double>, ptr %539, i64 %541
  %544 = load <8 x double>, ptr %543, align 64
  %545 = getelementptr inbounds nuw <8 x double>, ptr %523, i64 %541
  %546 = load <8 x double>, ptr %545, align 64
  %547 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %546)
  %548 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %526, <8 x double> %547, <8 x double> %526)
  %549 = fdiv <8 x double> %544, %548
  %550 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %549, <8 x double> %549, <8 x double> %542)
  %551 = add nuw nsw i64 %541, 1
  %552 = icmp eq i64 %551, %198
  br i1 %552, label %553, label %540

553:                                              ; preds = %540
  %554 = fdiv <8 x double> %535, %214
  %555 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %554)
  %556 = fdiv <8 x double> %550, %214
  %557 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %556)
  br label %558

558:                                              ; preds = %516, %553
  %559 = phi <8 x double> [ %557, %553 ], [ %216, %516 ]
  %560 = phi <8 x double> [ %555, %553 ], [ %216, %516 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %28) #10
  store <8 x i64> zeroinitializer, ptr %28, align 64
  %561 = insertelement <8 x double> poison, double %522, i64 0
  %562 = shufflevector <8 x double> %561, <8 x double> poison, <8 x i32> zeroinitializer
  %563 = fcmp uge <8 x double> %560, splat (double 1.000000e-05)
  %564 = fcmp uge <8 x double> %559, splat (double 1.000000e-05)
  %565 = and <8 x i1> %564, %563
  %566 = fmul <8 x double> %560, splat (double 1.000000e-02)
  %567 = fdiv <8 x double> %566, %559
  %568 = select <8 x i1> %565, <8 x double> %567, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D)
  %569 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %568, <8 x double> %562)
  %570 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %569, <8 x double> %521)
  br i1 %217, label %581, label %571

571:                                              ; preds = %581, %558
  %572 = load <8 x double>, ptr %203, align 64
  %573 = fadd <8 x double> %570, %572
  %574 = load ptr, ptr %143, align 8
  %575 = load ptr, ptr %149, align 8
  %576 = getelementptr inbounds <8 x double>, ptr %575, i64 %54
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %29) #10
  store <8 x double> %573, ptr %29, align 64
  %577 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %36, ptr noundef nonnull byval(<8 x double>) align 64 %29, ptr noundef %574, ptr noundef %576, ptr noundef %28)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %29) #10
  %578 = load <8 x i64>, ptr %28, align 64
  br i1 %193, label %612, label %579

579:                                              ; preds = %571
  %580 = load ptr, ptr %137, align 8
  br label %627

581:                                              ; preds = %558, %581
  %582 = phi i64 [ %592, %581 ], [ 0, %558 ]
  %583 = load ptr, ptr %137, align 8
  %584 = getelementptr inbounds nuw <8 x double>, ptr %583, i64 %582
  %585 = load <8 x double>, ptr %584, align 64
  %586 = load ptr, ptr %149, align 8
  %587 = getelementptr inbounds nuw <8 x double>, ptr %586, i64 %582
  %588 = load <8 x double>, ptr %587, align 64
  %589 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %570, <8 x double> %588, <8 x double> %585)
  %590 = load ptr, ptr %143, align 8
  %591 = getelementptr inbounds nuw <8 x double>, ptr %590, i64 %582
  store <8 x double> %589, ptr %591, align 64
  %592 = add nuw nsw i64 %582, 1
  %593 = icmp eq i64 %592, %218
  br i1 %593, label %571, label %581

594:                                              ; preds = %612
  %595 = load ptr, ptr %143, align 8
  %596 = load ptr, ptr %137, align 8
  %597 = load <2 x double>, ptr %190, align 64
  %598 = shufflevector <2 x double> %597, <2 x double> poison, <8 x i32> zeroinitializer
  br label %599

599:                                              ; preds = %599, %594
  %600 = phi i64 [ 0, %594 ], [ %610, %599 ]
  %601 = phi <8 x double> [ zeroinitializer, %594 ], [ %609, %599 ]
  %602 = getelementptr inbounds nuw <8 x double>, ptr %595, i64 %600
  %603 = load <8 x double>, ptr %602, align 64
  %604 = getelementptr inbounds nuw <8 x double>, ptr %596, i64 %600
  %605 = load <8 x double>, ptr %604, align 64
  %606 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %605)
  %607 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %598, <8 x double> %606, <8 x double> %598)
  %608 = fdiv <8 x double> %603, %607
  %609 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %608, <8 x double> %608, <8 x double> %601)
  %610 = add nuw nsw i64 %600, 1
  %611 = icmp eq i64 %610, %198
  br i1 %611, label %624, label %599

612:                                              ; preds = %571, %612
  %613 = phi i64 [ %622, %612 ], [ 0, %571 ]
  %614 = load ptr, ptr %149, align 8
  %615 = getelementptr <8 x double>, ptr %614, i64 %613
  %616 = getelementptr <8 x double>, ptr %615, i64 %54
  %617 = load <8 x double>, ptr %616, align 64
  %618 = load <8 x double>, ptr %615, align 64
  %619 = fsub <8 x double> %617, %618
  %620 = load ptr, ptr %143, align 8
  %621 = getelementptr inbounds nuw <8 x double>, ptr %620, i64 %613
  store <8 x double> %619, ptr %621, align 64
  %622 = add nuw nsw i64 %613, 1
  %623 = icmp eq i64 %622, %198
  br i1 %623, label %594, label %612

624:                                              ; preds = %599
  %625 = fdiv <8 x double> %609, %214
  %626 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %625)
  br label %627

627:                                              ; preds = %624, %579
  %628 = phi <8 x double> [ %626, %624 ], [ %216, %579 ]
  %629 = phi ptr [ %596, %624 ], [ %580, %579 ]
  %630 = xor <8 x i64> %578, splat (i64 -1)
  %631 = and <8 x i64> %577, %630
  %632 = fdiv <8 x double> %628, %570
  %633 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %559, <8 x double> %632)
  %634 = fdiv <8 x double> splat (double 1.000000e-02), %633
  %635 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %634)
  %636 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %635)
  %637 = fmul <8 x double> %570, splat (double 1.000000e-03)
  %638 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %637, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D))
  %639 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %636)
  %640 = fcmp ugt <8 x double> %633, splat (double 1.000000e-15)
  %641 = select <8 x i1> %640, <8 x double> %639, <8 x double> %638
  %642 = fmul <8 x double> %570, splat (double 1.000000e+02)
  %643 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %642, <8 x double> %641)
  %644 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %521, <8 x double> %562)
  %645 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %643, <8 x double> %644)
  %646 = fmul <8 x double> %570, splat (double 1.000000e-02)
  %647 = bitcast <8 x double> %646 to <8 x i64>
  %648 = bitcast <8 x double> %645 to <8 x i64>
  %649 = and <8 x i64> %631, %648
  %650 = xor <8 x i64> %631, splat (i64 -1)
  %651 = and <8 x i64> %650, %647
  %652 = or <8 x i64> %649, %651
  %653 = bitcast <8 x i64> %652 to <8 x double>
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %28) #10
  store <8 x i64> %652, ptr %219, align 64
  br i1 %220, label %654, label %663

654:                                              ; preds = %627, %654
  %655 = phi i64 [ %661, %654 ], [ 0, %627 ]
  %656 = phi <8 x double> [ %660, %654 ], [ zeroinitializer, %627 ]
  %657 = getelementptr inbounds nuw <8 x double>, ptr %629, i64 %655
  %658 = load <8 x double>, ptr %657, align 64
  %659 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %658)
  %660 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %656, <8 x double> %659)
  %661 = add nuw nsw i64 %655, 1
  %662 = icmp eq i64 %661, %221
  br i1 %662, label %663, label %654

663:                                              ; preds = %654, %627
  %664 = phi <8 x double> [ zeroinitializer, %627 ], [ %660, %654 ]
  br i1 %208, label %665, label %674

665:                                              ; preds = %663, %665
  %666 = phi i64 [ %672, %665 ], [ %222, %663 ]
  %667 = phi <8 x double> [ %671, %665 ], [ zeroinitializer, %663 ]
  %668 = getelementptr inbounds <8 x double>, ptr %629, i64 %666
  %669 = load <8 x double>, ptr %668, align 64
  %670 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %669)
  %671 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %667, <8 x double> %670)
  %672 = add nsw i64 %666, 1
  %673 = icmp slt i64 %672, %104
  br i1 %673, label %665, label %674

674:                                              ; preds = %665, %663
  %675 = phi <8 x double> [ zeroinitializer, %663 ], [ %671, %665 ]
  %676 = load ptr, ptr %149, align 8
  br i1 %220, label %679, label %677

677:                                              ; preds = %679, %674
  %678 = phi <8 x double> [ zeroinitializer, %674 ], [ %685, %679 ]
  br i1 %208, label %688, label %697

679:                                              ; preds = %674, %679
  %680 = phi i64 [ %686, %679 ], [ 0, %674 ]
  %681 = phi <8 x double> [ %685, %679 ], [ zeroinitializer, %674 ]
  %682 = getelementptr inbounds nuw <8 x double>, ptr %676, i64 %680
  %683 = load <8 x double>, ptr %682, align 64
  %684 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %683)
  %685 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %681, <8 x double> %684)
  %686 = add nuw nsw i64 %680, 1
  %687 = icmp eq i64 %686, %221
  br i1 %687, label %677, label %679

688:                                              ; preds = %677, %688
  %689 = phi i64 [ %695, %688 ], [ %222, %677 ]
  %690 = phi <8 x double> [ %694, %688 ], [ zeroinitializer, %677 ]
  %691 = getelementptr inbounds <8 x double>, ptr %676, i64 %689
  %692 = load <8 x double>, ptr %691, align 64
  %693 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %692)
  %694 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %690, <8 x double> %693)
  %695 = add nsw i64 %689, 1
  %696 = icmp slt i64 %695, %104
  br i1 %696, label %688, label %697

697:                                              ; preds = %688, %677
  %698 = phi <8 x double> [ zeroinitializer, %677 ], [ %694, %688 ]
  %699 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %653)
  %700 = fmul <8 x double> %699, %678
  %701 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %664, <8 x double> %700)
  %702 = fmul <8 x double> %699, %698
  %703 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %675, <8 x double> %702)
  %704 = fcmp ule <8 x double> %698, zeroinitializer
  %705 = fmul <8 x double> %703, %703
  %706 = fdiv <8 x double> %705, %698
  %707 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %701, <8 x double> %706)
  %708 = select <8 x i1> %704, <8 x double> %701, <8 x double> %707
  %709 = fmul <8 x double> %701, %698
  %710 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %709)
  %711 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %703, <8 x double> %710)
  store <8 x double> %708, ptr %223, align 64
  store <8 x double> %711, ptr %224, align 64
  store <8 x i64> %492, ptr %225, align 64
  %712 = icmp sgt i32 %412, 0
  br i1 %712, label %713, label %740

713:                                              ; preds = %697
  %714 = call i32 @llvm.smax.i32(i32 %416, i32 1)
  %715 = zext nneg i32 %714 to i64
  br label %726

716:                                              ; preds = %499, %716
  %717 = phi i64 [ %724, %716 ], [ 0, %499 ]
  %718 = load ptr, ptr %181, align 64
  %719 = getelementptr inbounds nuw <8 x double>, ptr %718, i64 %717
  %720 = getelementptr inbounds nuw i8, ptr %719, i64 128
  %721 = load <8 x double>, ptr %720, align 64
  %722 = load ptr, ptr %163, align 16
  %723 = getelementptr inbounds nuw <8 x double>, ptr %722, i64 %717
  store <8 x double> %721, ptr %723, align 64
  %724 = add nuw nsw i64 %717, 1
  %725 = icmp eq i64 %724, %209
  br i1 %725, label %516, label %716

726:                                              ; preds = %737, %713
  %727 = phi i64 [ 0, %713 ], [ %738, %737 ]
  %728 = trunc nuw nsw i64 %727 to i32
  %729 = extractelement <8 x i64> %492, i32 %728
  %730 = icmp eq i64 %729, 0
  br i1 %730, label %731, label %737

731:                                              ; preds = %726
  %732 = load ptr, ptr %226, align 8
  %733 = getelementptr inbounds nuw [8 x i32], ptr %191, i64 0, i64 %727
  %734 = load i32, ptr %733, align 4
  %735 = sext i32 %734 to i64
  %736 = getelementptr inbounds i32, ptr %732, i64 %735
  store i32 7, ptr %736, align 4
  br label %737

737:                                              ; preds = %731, %726
  %738 = add nuw nsw i64 %727, 1
  %739 = icmp eq i64 %738, %715
  br i1 %739, label %740, label %726

740:                                              ; preds = %737, %697
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %33) #10
  %741 = load i32, ptr %227, align 4
  %742 = load <8 x double>, ptr %229, align 64
  br label %743

743:                                              ; preds = %755, %740
  %744 = phi <8 x double> [ %742, %740 ], [ %757, %755 ]
  %745 = phi i64 [ 0, %740 ], [ %758, %755 ]
  %746 = trunc nuw nsw i64 %745 to i32
  %747 = getelementptr inbounds nuw [8 x i32], ptr %195, i64 0, i64 %745
  %748 = load i32, ptr %747, align 4
  %749 = icmp slt i32 %748, %741
  br i1 %749, label %750, label %755

750:                                              ; preds = %743
  %751 = load ptr, ptr %228, align 8
  %752 = sext i32 %748 to i64
  %753 = getelementptr inbounds double, ptr %751, i64 %752
  %754 = load double, ptr %753, align 8
  br label %755

755:                                              ; preds = %750, %743
  %756 = phi double [ %754, %750 ], [ 0x7FF0000000000000, %743 ]
  %757 = insertelement <8 x double> %744, double %756, i32 %746
  store <8 x double> %757, ptr %229, align 64
  %758 = add nuw nsw i64 %745, 1
  %759 = icmp eq i64 %758, 8
  br i1 %759, label %760, label %743

760:                                              ; preds = %755
  %761 = load <8 x i64>, ptr %225, align 64
  %762 = load <8 x double>, ptr %203, align 64
  %763 = fcmp oeq <8 x double> %757, %762
  %764 = select <8 x i1> %763, <8 x i64> %761, <8 x i64> zeroinitializer
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %27)
  store <8 x double> %762, ptr %27, align 64
  %765 = load ptr, ptr %36, align 64
  %766 = load ptr, ptr %181, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %27, ptr noundef %629, ptr noundef %765, ptr noundef null, ptr noundef %766) #10
  %767 = load ptr, ptr %181, align 64
  %768 = getelementptr inbounds nuw i8, ptr %767, i64 64
  br label %769

769:                                              ; preds = %829, %760
  %770 = phi i64 [ 0, %760 ], [ %830, %829 ]
  %771 = trunc nuw nsw i64 %770 to i32
  %772 = extractelement <8 x i64> %764, i32 %771
  %773 = icmp eq i64 %772, 0
  br i1 %773, label %829, label %774

774:                                              ; preds = %769
  %775 = getelementptr inbounds nuw [8 x i32], ptr %191, i64 0, i64 %770
  %776 = load i32, ptr %775, align 4
  %777 = sext i32 %776 to i64
  %778 = getelementptr inbounds nuw [8 x i32], ptr %195, i64 0, i64 %770
  %779 = load i32, ptr %778, align 4
  %780 = add nsw i32 %779, 1
  store i32 %780, ptr %778, align 4
  %781 = sext i32 %779 to i64
  %782 = load i32, ptr %227, align 4
  %783 = sext i32 %782 to i64
  br i1 %230, label %784, label %788

784:                                              ; preds = %774
  %785 = load ptr, ptr %231, align 8
  %786 = mul nsw i64 %777, %104
  %787 = getelementptr double, ptr %785, i64 %781
  br label %793

788:                                              ; preds = %793, %774
  br i1 %194, label %789, label %803

789:                                              ; preds = %788
  %790 = load ptr, ptr %232, align 8
  %791 = mul nsw i64 %777, %233
  %792 = getelementptr double, ptr %790, i64 %781
  br label %816

793:                                              ; preds = %793, %784
  %794 = phi i64 [ 0, %784 ], [ %801, %793 ]
  %795 = getelementptr inbounds nuw <8 x double>, ptr %629, i64 %794
  %796 = load <8 x double>, ptr %795, align 64
  %797 = extractelement <8 x double> %796, i32 %771
  %798 = add nsw i64 %794, %786
  %799 = mul nsw i64 %798, %783
  %800 = getelementptr double, ptr %787, i64 %799
  store double %797, ptr %800, align 8
  %801 = add nuw nsw i64 %794, 1
  %802 = icmp eq i64 %801, %235
  br i1 %802, label %788, label %793

803:                                              ; preds = %816, %788
  %804 = load ptr, ptr %234, align 8
  %805 = shl nsw i64 %777, 1
  %806 = getelementptr double, ptr %804, i64 %781
  %807 = load <8 x double>, ptr %767, align 64
  %808 = extractelement <8 x double> %807, i32 %771
  %809 = mul nsw i64 %805, %783
  %810 = getelementptr double, ptr %806, i64 %809
  store double %808, ptr %810, align 8
  %811 = load <8 x double>, ptr %768, align 64
  %812 = extractelement <8 x double> %811, i32 %771
  %813 = or disjoint i64 %805, 1
  %814 = mul nsw i64 %813, %783
  %815 = getelementptr double, ptr %806, i64 %814
  store double %812, ptr %815, align 8
  br label %829

816:                                              ; preds = %816, %789
  %817 = phi i64 [ 0, %789 ], [ %827, %816 ]
  %818 = trunc nuw nsw i64 %817 to i32
  %819 = add i32 %51, %818
  %820 = sext i32 %819 to i64
  %821 = getelementptr inbounds <8 x double>, ptr %629, i64 %820
  %822 = load <8 x double>, ptr %821, align 64
  %823 = extractelement <8 x double> %822, i32 %771
  %824 = add nsw i64 %817, %791
  %825 = mul nsw i64 %824, %783
  %826 = getelementptr double, ptr %792, i64 %825
  store double %823, ptr %826, align 8
  %827 = add nuw nsw i64 %817, 1
  %828 = icmp eq i64 %827, %236
  br i1 %828, label %803, label %816

829:                                              ; preds = %803, %769
  %830 = add nuw nsw i64 %770, 1
  %831 = icmp eq i64 %830, 8
  br i1 %831, label %832, label %769

832:                                              ; preds = %829
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %27)
  %833 = load <8 x double>, ptr %229, align 64
  br label %834

834:                                              ; preds = %853, %832
  %835 = phi <8 x double> [ %833, %832 ], [ %854, %853 ]
  %836 = phi i64 [ 0, %832 ], [ %855, %853 ]
  %837 = trunc nuw nsw i64 %836 to i32
  %838 = extractelement <8 x i64> %764, i32 %837
  %839 = icmp eq i64 %838, 0
  br i1 %839, label %853, label %840

840:                                              ; preds = %834
  %841 = getelementptr inbounds nuw [8 x i32], ptr %195, i64 0, i64 %836
  %842 = load i32, ptr %841, align 4
  %843 = load i32, ptr %227, align 4
  %844 = icmp slt i32 %842, %843
  br i1 %844, label %845, label %850

845:                                              ; preds = %840
  %846 = load ptr, ptr %228, align 8
  %847 = sext i32 %842 to i64
  %848 = getelementptr inbounds double, ptr %846, i64 %847
  %849 = load double, ptr %848, align 8
  br label %850

850:                                              ; preds = %845, %840
  %851 = phi double [ %849, %845 ], [ 0x7FF0000000000000, %840 ]
  %852 = insertelement <8 x double> %835, double %851, i32 %837
  store <8 x double> %852, ptr %229, align 64
  br label %853

853:                                              ; preds = %850, %834
  %854 = phi <8 x double> [ %852, %850 ], [ %835, %834 ]
  %855 = add nuw nsw i64 %836, 1
  %856 = icmp eq i64 %855, 8
  br i1 %856, label %857, label %834

857:                                              ; preds = %853
  %858 = icmp slt i32 %412, 8
  br i1 %858, label %859, label %862

859:                                              ; preds = %857
  %860 = load <8 x i64>, ptr %225, align 64
  br label %864

861:                                              ; preds = %864
  store <8 x i64> %867, ptr %225, align 64
  br label %862

862:                                              ; preds = %861, %857
  %863 = add nsw i32 %416, %401
  br label %870

864:                                              ; preds = %859, %864
  %865 = phi i32 [ %868, %864 ], [ %416, %859 ]
  %866 = phi <8 x i64> [ %867, %864 ], [ %860, %859 ]
  %867 = insertelement <8 x i64> %866, i64 0, i32 %865
  %868 = add i32 %865, 1
  %869 = icmp eq i32 %868, 8
  br i1 %869, label %861, label %864

870:                                              ; preds = %862, %398
  %871 = phi i32 [ 0, %862 ], [ %402, %398 ]
  %872 = phi i32 [ %863, %862 ], [ %401, %398 ]
  %873 = icmp eq i32 %400, 0
  br i1 %873, label %874, label %880

874:                                              ; preds = %870, %874
  %875 = phi i32 [ %878, %874 ], [ 0, %870 ]
  call fastcc void @refill(ptr noundef %35, i32 noundef %875, ptr noundef %36, i32 noundef 0)
  %876 = load <8 x i64>, ptr %182, align 64
  %877 = insertelement <8 x i64> %876, i64 0, i32 %875
  store <8 x i64> %877, ptr %182, align 64
  %878 = add nuw nsw i32 %875, 1
  %879 = icmp eq i32 %878, 8
  br i1 %879, label %880, label %874

880:                                              ; preds = %874, %870
  %881 = load <8 x i64>, ptr %225, align 64
  %882 = extractelement <8 x i64> %881, i32 %871
  %883 = icmp eq i64 %882, 0
  br i1 %883, label %885, label %884

884:                                              ; preds = %880
  call fastcc void @refill(ptr noundef %35, i32 noundef %392, ptr noundef %36, i32 noundef %871)
  br label %885

885:                                              ; preds = %884, %880
  %886 = add nuw nsw i32 %871, 1
  %887 = load <8 x i64>, ptr %182, align 64
  %888 = extractelement <8 x i64> %887, i32 %392
  %889 = icmp eq i64 %888, 0
  br i1 %889, label %398, label %890

890:                                              ; preds = %404, %885, %390
  %891 = phi <8 x i64> [ %391, %390 ], [ %887, %885 ], [ %399, %404 ]
  %892 = phi i32 [ %395, %390 ], [ %886, %885 ], [ 8, %404 ]
  %893 = phi i32 [ %394, %390 ], [ %872, %885 ], [ %401, %404 ]
  %894 = phi i32 [ %393, %390 ], [ 1, %885 ], [ %400, %404 ]
  %895 = add nuw nsw i32 %392, 1
  %896 = icmp eq i32 %895, 8
  br i1 %896, label %900, label %897

897:                                              ; preds = %890, %2989
  %898 = phi <8 x i64> [ %891, %890 ], [ %2990, %2989 ]
  %899 = phi i32 [ %895, %890 ], [ 0, %2989 ]
  br label %390

900:                                              ; preds = %890
  %901 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %891)
  %902 = icmp eq i64 %901, 0
  br i1 %902, label %2991, label %903

903:                                              ; preds = %900
  %904 = load <8 x double>, ptr %237, align 64
  %905 = load double, ptr %210, align 8
  %906 = load <8 x double>, ptr %238, align 64
  br label %907

907:                                              ; preds = %903, %2987
  %908 = phi <8 x i64> [ %891, %903 ], [ %2771, %2987 ]
  %909 = phi <8 x double> [ %906, %903 ], [ %2751, %2987 ]
  %910 = phi double [ %905, %903 ], [ %2753, %2987 ]
  %911 = phi <8 x double> [ %904, %903 ], [ %2988, %2987 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %26) #10
  store <8 x i64> zeroinitializer, ptr %26, align 64
  %912 = load double, ptr %211, align 8
  %913 = insertelement <8 x double> poison, double %912, i64 0
  %914 = shufflevector <8 x double> %913, <8 x double> poison, <8 x i32> zeroinitializer
  %915 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %911, <8 x double> %914)
  %916 = insertelement <8 x double> poison, double %910, i64 0
  %917 = shufflevector <8 x double> %916, <8 x double> poison, <8 x i32> zeroinitializer
  %918 = fsub <8 x double> %917, %909
  %919 = fmul <8 x double> %915, splat (double 0x3FF000000044B830)
  %920 = fcmp ult <8 x double> %919, %918
  %921 = select <8 x i1> %920, <8 x double> %915, <8 x double> %918
  %922 = bitcast <8 x double> %921 to <8 x i64>
  %923 = fadd <8 x double> %909, %915
  %924 = select <8 x i1> %920, <8 x double> %923, <8 x double> %917
  %925 = and <8 x i64> %908, %922
  %926 = bitcast <8 x i64> %925 to <8 x double>
  %927 = load ptr, ptr %60, align 8
  %928 = load ptr, ptr %46, align 8
  %929 = load ptr, ptr %66, align 8
  %930 = load <2 x double>, ptr %239, align 8
  %931 = shufflevector <2 x double> %930, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %217, label %932, label %947

932:                                              ; preds = %907, %932
  %933 = phi i64 [ %941, %932 ], [ 0, %907 ]
  %934 = getelementptr inbounds nuw <8 x double>, ptr %928, i64 %933
  %935 = load <8 x double>, ptr %934, align 64
  %936 = getelementptr inbounds nuw <8 x double>, ptr %929, i64 %933
  %937 = load <8 x double>, ptr %936, align 64
  %938 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %931, <8 x double> %937, <8 x double> zeroinitializer)
  %939 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> %938, <8 x double> %935)
  %940 = getelementptr inbounds nuw <8 x double>, ptr %927, i64 %933
  store <8 x double> %939, ptr %940, align 64
  %941 = add nuw nsw i64 %933, 1
  %942 = icmp eq i64 %941, %218
  br i1 %942, label %943, label %932

943:                                              ; preds = %932
  %944 = load ptr, ptr %60, align 8
  %945 = load ptr, ptr %66, align 8
  %946 = load <8 x double>, ptr %238, align 64
  br label %947

947:                                              ; preds = %943, %907
  %948 = phi <8 x double> [ %946, %943 ], [ %909, %907 ]
  %949 = phi ptr [ %945, %943 ], [ %929, %907 ]
  %950 = phi ptr [ %944, %943 ], [ %927, %907 ]
  %951 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> splat (double 0x3FAAEE6838DAE63A), <8 x double> %948)
  %952 = getelementptr inbounds <8 x double>, ptr %949, i64 %54
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %15) #10
  store <8 x double> %951, ptr %15, align 64
  %953 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %15, ptr noundef %950, ptr noundef %952, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %15) #10
  %954 = load ptr, ptr %60, align 8
  %955 = load ptr, ptr %46, align 8
  %956 = load ptr, ptr %66, align 8
  %957 = load <2 x double>, ptr %240, align 8
  %958 = shufflevector <2 x double> %957, <2 x double> poison, <8 x i32> zeroinitializer
  %959 = load <2 x double>, ptr %241, align 16
  %960 = shufflevector <2 x double> %959, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %217, label %961, label %980

961:                                              ; preds = %947
  %962 = getelementptr inbounds nuw <8 x double>, ptr %956, i64 %218
  br label %963

963:                                              ; preds = %963, %961
  %964 = phi i64 [ 0, %961 ], [ %975, %963 ]
  %965 = getelementptr inbounds nuw <8 x double>, ptr %955, i64 %964
  %966 = load <8 x double>, ptr %965, align 64
  %967 = getelementptr inbounds nuw <8 x double>, ptr %956, i64 %964
  %968 = load <8 x double>, ptr %967, align 64
  %969 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %958, <8 x double> %968, <8 x double> zeroinitializer)
  %970 = getelementptr inbounds nuw <8 x double>, ptr %962, i64 %964
  %971 = load <8 x double>, ptr %970, align 64
  %972 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %960, <8 x double> %971, <8 x double> %969)
  %973 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> %972, <8 x double> %966)
  %974 = getelementptr inbounds nuw <8 x double>, ptr %954, i64 %964
  store <8 x double> %973, ptr %974, align 64
  %975 = add nuw nsw i64 %964, 1
  %976 = icmp eq i64 %975, %218
  br i1 %976, label %977, label %963

977:                                              ; preds = %963
  %978 = load ptr, ptr %60, align 8
  %979 = load ptr, ptr %66, align 8
  br label %980

980:                                              ; preds = %977, %947
  %981 = phi ptr [ %979, %977 ], [ %956, %947 ]
  %982 = phi ptr [ %978, %977 ], [ %954, %947 ]
  %983 = load <8 x double>, ptr %238, align 64
  %984 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> splat (double 0x3FB432CE2AA42CAC), <8 x double> %983)
  %985 = getelementptr inbounds <8 x double>, ptr %981, i64 %242
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %16) #10
  store <8 x double> %984, ptr %16, align 64
  %986 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %16, ptr noundef %982, ptr noundef %985, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %16) #10
  %987 = and <8 x i64> %986, %953
  %988 = load ptr, ptr %60, align 8
  %989 = load ptr, ptr %46, align 8
  %990 = load ptr, ptr %66, align 8
  %991 = load <2 x double>, ptr %243, align 8
  %992 = shufflevector <2 x double> %991, <2 x double> poison, <8 x i32> zeroinitializer
  %993 = load <2 x double>, ptr %244, align 8
  %994 = shufflevector <2 x double> %993, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %217, label %995, label %1014

995:                                              ; preds = %980
  %996 = getelementptr inbounds nuw <8 x double>, ptr %990, i64 %245
  br label %997

997:                                              ; preds = %997, %995
  %998 = phi i64 [ 0, %995 ], [ %1009, %997 ]
  %999 = getelementptr inbounds nuw <8 x double>, ptr %989, i64 %998
  %1000 = load <8 x double>, ptr %999, align 64
  %1001 = getelementptr inbounds nuw <8 x double>, ptr %990, i64 %998
  %1002 = load <8 x double>, ptr %1001, align 64
  %1003 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %992, <8 x double> %1002, <8 x double> zeroinitializer)
  %1004 = getelementptr inbounds nuw <8 x double>, ptr %996, i64 %998
  %1005 = load <8 x double>, ptr %1004, align 64
  %1006 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %994, <8 x double> %1005, <8 x double> %1003)
  %1007 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> %1006, <8 x double> %1000)
  %1008 = getelementptr inbounds nuw <8 x double>, ptr %988, i64 %998
  store <8 x double> %1007, ptr %1008, align 64
  %1009 = add nuw nsw i64 %998, 1
  %1010 = icmp eq i64 %1009, %218
  br i1 %1010, label %1011, label %997

1011:                                             ; preds = %997
  %1012 = load ptr, ptr %60, align 8
  %1013 = load ptr, ptr %66, align 8
  br label %1014

1014:                                             ; preds = %1011, %980
  %1015 = phi ptr [ %1013, %1011 ], [ %990, %980 ]
  %1016 = phi ptr [ %1012, %1011 ], [ %988, %980 ]
  %1017 = load <8 x double>, ptr %238, align 64
  %1018 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> splat (double 0x3FBE4C353FF64302), <8 x double> %1017)
  %1019 = getelementptr inbounds <8 x double>, ptr %1015, i64 %247
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %17) #10
  store <8 x double> %1018, ptr %17, align 64
  %1020 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %17, ptr noundef %1016, ptr noundef %1019, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %17) #10
  %1021 = and <8 x i64> %987, %1020
  %1022 = load ptr, ptr %60, align 8
  %1023 = load ptr, ptr %46, align 8
  %1024 = load ptr, ptr %66, align 8
  %1025 = load <2 x double>, ptr %248, align 8
  %1026 = shufflevector <2 x double> %1025, <2 x double> poison, <8 x i32> zeroinitializer
  %1027 = load <2 x double>, ptr %249, align 8
  %1028 = shufflevector <2 x double> %1027, <2 x double> poison, <8 x i32> zeroinitializer
  %1029 = load <2 x double>, ptr %250, align 32
  %1030 = shufflevector <2 x double> %1029, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %217, label %1031, label %1054

1031:                                             ; preds = %1014
  %1032 = getelementptr inbounds nuw <8 x double>, ptr %1024, i64 %245
  %1033 = getelementptr inbounds nuw <8 x double>, ptr %1024, i64 %251
  br label %1034

1034:                                             ; preds = %1034, %1031
  %1035 = phi i64 [ 0, %1031 ], [ %1049, %1034 ]
  %1036 = getelementptr inbounds nuw <8 x double>, ptr %1023, i64 %1035
  %1037 = load <8 x double>, ptr %1036, align 64
  %1038 = getelementptr inbounds nuw <8 x double>, ptr %1024, i64 %1035
  %1039 = load <8 x double>, ptr %1038, align 64
  %1040 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1026, <8 x double> %1039, <8 x double> zeroinitializer)
  %1041 = getelementptr inbounds nuw <8 x double>, ptr %1032, i64 %1035
  %1042 = load <8 x double>, ptr %1041, align 64
  %1043 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1028, <8 x double> %1042, <8 x double> %1040)
  %1044 = getelementptr inbounds nuw <8 x double>, ptr %1033, i64 %1035
  %1045 = load <8 x double>, ptr %1044, align 64
  %1046 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1030, <8 x double> %1045, <8 x double> %1043)
  %1047 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> %1046, <8 x double> %1037)
  %1048 = getelementptr inbounds nuw <8 x double>, ptr %1022, i64 %1035
  store <8 x double> %1047, ptr %1048, align 64
  %1049 = add nuw nsw i64 %1035, 1
  %1050 = icmp eq i64 %1049, %218
  br i1 %1050, label %1051, label %1034

1051:                                             ; preds = %1034
  %1052 = load ptr, ptr %60, align 8
  %1053 = load ptr, ptr %66, align 8
  br label %1054

1054:                                             ; preds = %1051, %1014
  %1055 = phi ptr [ %1053, %1051 ], [ %1024, %1014 ]
  %1056 = phi ptr [ %1052, %1051 ], [ %1022, %1014 ]
  %1057 = load <8 x double>, ptr %238, align 64
  %1058 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> splat (double 0x3FD2068C499C08D9), <8 x double> %1057)
  %1059 = getelementptr inbounds <8 x double>, ptr %1055, i64 %253
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %18) #10
  store <8 x double> %1058, ptr %18, align 64
  %1060 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %18, ptr noundef %1056, ptr noundef %1059, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %18) #10
  %1061 = and <8 x i64> %1021, %1060
  %1062 = load ptr, ptr %60, align 8
  %1063 = load ptr, ptr %46, align 8
  %1064 = load ptr, ptr %66, align 8
  %1065 = load <2 x double>, ptr %254, align 8
  %1066 = shufflevector <2 x double> %1065, <2 x double> poison, <8 x i32> zeroinitializer
  %1067 = load <2 x double>, ptr %255, align 32
  %1068 = shufflevector <2 x double> %1067, <2 x double> poison, <8 x i32> zeroinitializer
  %1069 = load <2 x double>, ptr %256, align 8
  %1070 = shufflevector <2 x double> %1069, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %217, label %1071, label %1094

1071:                                             ; preds = %1054
  %1072 = getelementptr inbounds nuw <8 x double>, ptr %1064, i64 %251
  %1073 = getelementptr inbounds nuw <8 x double>, ptr %1064, i64 %257
  br label %1074

1074:                                             ; preds = %1074, %1071
  %1075 = phi i64 [ 0, %1071 ], [ %1089, %1074 ]
  %1076 = getelementptr inbounds nuw <8 x double>, ptr %1063, i64 %1075
  %1077 = load <8 x double>, ptr %1076, align 64
  %1078 = getelementptr inbounds nuw <8 x double>, ptr %1064, i64 %1075
  %1079 = load <8 x double>, ptr %1078, align 64
  %1080 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1066, <8 x double> %1079, <8 x double> zeroinitializer)
  %1081 = getelementptr inbounds nuw <8 x double>, ptr %1072, i64 %1075
  %1082 = load <8 x double>, ptr %1081, align 64
  %1083 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1068, <8 x double> %1082, <8 x double> %1080)
  %1084 = getelementptr inbounds nuw <8 x double>, ptr %1073, i64 %1075
  %1085 = load <8 x double>, ptr %1084, align 64
  %1086 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1070, <8 x double> %1085, <8 x double> %1083)
  %1087 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> %1086, <8 x double> %1077)
  %1088 = getelementptr inbounds nuw <8 x double>, ptr %1062, i64 %1075
  store <8 x double> %1087, ptr %1088, align 64
  %1089 = add nuw nsw i64 %1075, 1
  %1090 = icmp eq i64 %1089, %218
  br i1 %1090, label %1091, label %1074

1091:                                             ; preds = %1074
  %1092 = load ptr, ptr %60, align 8
  %1093 = load ptr, ptr %66, align 8
  br label %1094

1094:                                             ; preds = %1091, %1054
  %1095 = phi ptr [ %1093, %1091 ], [ %1064, %1054 ]
  %1096 = phi ptr [ %1092, %1091 ], [ %1062, %1054 ]
  %1097 = load <8 x double>, ptr %238, align 64
  %1098 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> splat (double 0x3FD5555555555555), <8 x double> %1097)
  %1099 = getelementptr inbounds <8 x double>, ptr %1095, i64 %259
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %19) #10
  store <8 x double> %1098, ptr %19, align 64
  %1100 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %19, ptr noundef %1096, ptr noundef %1099, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %19) #10
  %1101 = and <8 x i64> %1061, %1100
  %1102 = load ptr, ptr %60, align 8
  %1103 = load ptr, ptr %46, align 8
  %1104 = load ptr, ptr %66, align 8
  %1105 = load <2 x double>, ptr %260, align 8
  %1106 = shufflevector <2 x double> %1105, <2 x double> poison, <8 x i32> zeroinitializer
  %1107 = load <2 x double>, ptr %261, align 32
  %1108 = shufflevector <2 x double> %1107, <2 x double> poison, <8 x i32> zeroinitializer
  %1109 = load <2 x double>, ptr %262, align 8
  %1110 = shufflevector <2 x double> %1109, <2 x double> poison, <8 x i32> zeroinitializer
  %1111 = load <2 x double>, ptr %263, align 16
  %1112 = shufflevector <2 x double> %1111, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %217, label %1113, label %1140

1113:                                             ; preds = %1094
  %1114 = getelementptr inbounds nuw <8 x double>, ptr %1104, i64 %251
  %1115 = getelementptr inbounds nuw <8 x double>, ptr %1104, i64 %257
  %1116 = getelementptr inbounds nuw <8 x double>, ptr %1104, i64 %264
  br label %1117

1117:                                             ; preds = %1117, %1113
  %1118 = phi i64 [ 0, %1113 ], [ %1135, %1117 ]
  %1119 = getelementptr inbounds nuw <8 x double>, ptr %1103, i64 %1118
  %1120 = load <8 x double>, ptr %1119, align 64
  %1121 = getelementptr inbounds nuw <8 x double>, ptr %1104, i64 %1118
  %1122 = load <8 x double>, ptr %1121, align 64
  %1123 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1106, <8 x double> %1122, <8 x double> zeroinitializer)
  %1124 = getelementptr inbounds nuw <8 x double>, ptr %1114, i64 %1118
  %1125 = load <8 x double>, ptr %1124, align 64
  %1126 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1108, <8 x double> %1125, <8 x double> %1123)
  %1127 = getelementptr inbounds nuw <8 x double>, ptr %1115, i64 %1118
  %1128 = load <8 x double>, ptr %1127, align 64
  %1129 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1110, <8 x double> %1128, <8 x double> %1126)
  %1130 = getelementptr inbounds nuw <8 x double>, ptr %1116, i64 %1118
  %1131 = load <8 x double>, ptr %1130, align 64
  %1132 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1112, <8 x double> %1131, <8 x double> %1129)
  %1133 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> %1132, <8 x double> %1120)
  %1134 = getelementptr inbounds nuw <8 x double>, ptr %1102, i64 %1118
  store <8 x double> %1133, ptr %1134, align 64
  %1135 = add nuw nsw i64 %1118, 1
  %1136 = icmp eq i64 %1135, %218
  br i1 %1136, label %1137, label %1117

1137:                                             ; preds = %1117
  %1138 = load ptr, ptr %60, align 8
  %1139 = load ptr, ptr %66, align 8
  br label %1140

1140:                                             ; preds = %1137, %1094
  %1141 = phi ptr [ %1139, %1137 ], [ %1104, %1094 ]
  %1142 = phi ptr [ %1138, %1137 ], [ %1102, %1094 ]
  %1143 = load <8 x double>, ptr %238, align 64
  %1144 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> splat (double 2.500000e-01), <8 x double> %1143)
  %1145 = getelementptr inbounds <8 x double>, ptr %1141, i64 %266
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %20) #10
  store <8 x double> %1144, ptr %20, align 64
  %1146 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %20, ptr noundef %1142, ptr noundef %1145, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %20) #10
  %1147 = and <8 x i64> %1101, %1146
  %1148 = load ptr, ptr %60, align 8
  %1149 = load ptr, ptr %46, align 8
  %1150 = load ptr, ptr %66, align 8
  %1151 = load <2 x double>, ptr %267, align 8
  %1152 = shufflevector <2 x double> %1151, <2 x double> poison, <8 x i32> zeroinitializer
  %1153 = load <2 x double>, ptr %268, align 32
  %1154 = shufflevector <2 x double> %1153, <2 x double> poison, <8 x i32> zeroinitializer
  %1155 = load <2 x double>, ptr %269, align 8
  %1156 = shufflevector <2 x double> %1155, <2 x double> poison, <8 x i32> zeroinitializer
  %1157 = load <2 x double>, ptr %270, align 16
  %1158 = shufflevector <2 x double> %1157, <2 x double> poison, <8 x i32> zeroinitializer
  %1159 = load <2 x double>, ptr %271, align 8
  %1160 = shufflevector <2 x double> %1159, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %217, label %1161, label %1192

1161:                                             ; preds = %1140
  %1162 = getelementptr inbounds nuw <8 x double>, ptr %1150, i64 %251
  %1163 = getelementptr inbounds nuw <8 x double>, ptr %1150, i64 %257
  %1164 = getelementptr inbounds nuw <8 x double>, ptr %1150, i64 %264
  %1165 = getelementptr inbounds nuw <8 x double>, ptr %1150, i64 %272
  br label %1166

1166:                                             ; preds = %1166, %1161
  %1167 = phi i64 [ 0, %1161 ], [ %1187, %1166 ]
  %1168 = getelementptr inbounds nuw <8 x double>, ptr %1149, i64 %1167
  %1169 = load <8 x double>, ptr %1168, align 64
  %1170 = getelementptr inbounds nuw <8 x double>, ptr %1150, i64 %1167
  %1171 = load <8 x double>, ptr %1170, align 64
  %1172 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1152, <8 x double> %1171, <8 x double> zeroinitializer)
  %1173 = getelementptr inbounds nuw <8 x double>, ptr %1162, i64 %1167
  %1174 = load <8 x double>, ptr %1173, align 64
  %1175 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1154, <8 x double> %1174, <8 x double> %1172)
  %1176 = getelementptr inbounds nuw <8 x double>, ptr %1163, i64 %1167
  %1177 = load <8 x double>, ptr %1176, align 64
  %1178 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1156, <8 x double> %1177, <8 x double> %1175)
  %1179 = getelementptr inbounds nuw <8 x double>, ptr %1164, i64 %1167
  %1180 = load <8 x double>, ptr %1179, align 64
  %1181 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1158, <8 x double> %1180, <8 x double> %1178)
  %1182 = getelementptr inbounds nuw <8 x double>, ptr %1165, i64 %1167
  %1183 = load <8 x double>, ptr %1182, align 64
  %1184 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1160, <8 x double> %1183, <8 x double> %1181)
  %1185 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> %1184, <8 x double> %1169)
  %1186 = getelementptr inbounds nuw <8 x double>, ptr %1148, i64 %1167
  store <8 x double> %1185, ptr %1186, align 64
  %1187 = add nuw nsw i64 %1167, 1
  %1188 = icmp eq i64 %1187, %218
  br i1 %1188, label %1189, label %1166

1189:                                             ; preds = %1166
  %1190 = load ptr, ptr %60, align 8
  %1191 = load ptr, ptr %66, align 8
  br label %1192

1192:                                             ; preds = %1189, %1140
  %1193 = phi ptr [ %1191, %1189 ], [ %1150, %1140 ]
  %1194 = phi ptr [ %1190, %1189 ], [ %1148, %1140 ]
  %1195 = load <8 x double>, ptr %238, align 64
  %1196 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> splat (double 0x3FD3B13B13B13B14), <8 x double> %1195)
  %1197 = getelementptr inbounds <8 x double>, ptr %1193, i64 %76
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %21) #10
  store <8 x double> %1196, ptr %21, align 64
  %1198 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %21, ptr noundef %1194, ptr noundef %1197, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %21) #10
  %1199 = and <8 x i64> %1147, %1198
  %1200 = load ptr, ptr %60, align 8
  %1201 = load ptr, ptr %46, align 8
  %1202 = load ptr, ptr %66, align 8
  %1203 = load <2 x double>, ptr %273, align 8
  %1204 = shufflevector <2 x double> %1203, <2 x double> poison, <8 x i32> zeroinitializer
  %1205 = load <2 x double>, ptr %274, align 32
  %1206 = shufflevector <2 x double> %1205, <2 x double> poison, <8 x i32> zeroinitializer
  %1207 = load <2 x double>, ptr %275, align 8
  %1208 = shufflevector <2 x double> %1207, <2 x double> poison, <8 x i32> zeroinitializer
  %1209 = load <2 x double>, ptr %276, align 16
  %1210 = shufflevector <2 x double> %1209, <2 x double> poison, <8 x i32> zeroinitializer
  %1211 = load <2 x double>, ptr %277, align 8
  %1212 = shufflevector <2 x double> %1211, <2 x double> poison, <8 x i32> zeroinitializer
  %1213 = load <2 x double>, ptr %278, align 64
  %1214 = shufflevector <2 x double> %1213, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %217, label %1215, label %1250

1215:                                             ; preds = %1192
  %1216 = getelementptr inbounds nuw <8 x double>, ptr %1202, i64 %251
  %1217 = getelementptr inbounds nuw <8 x double>, ptr %1202, i64 %257
  %1218 = getelementptr inbounds nuw <8 x double>, ptr %1202, i64 %264
  %1219 = getelementptr inbounds nuw <8 x double>, ptr %1202, i64 %272
  %1220 = getelementptr inbounds nuw <8 x double>, ptr %1202, i64 %279
  br label %1221

1221:                                             ; preds = %1221, %1215
  %1222 = phi i64 [ 0, %1215 ], [ %1245, %1221 ]
  %1223 = getelementptr inbounds nuw <8 x double>, ptr %1201, i64 %1222
  %1224 = load <8 x double>, ptr %1223, align 64
  %1225 = getelementptr inbounds nuw <8 x double>, ptr %1202, i64 %1222
  %1226 = load <8 x double>, ptr %1225, align 64
  %1227 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1204, <8 x double> %1226, <8 x double> zeroinitializer)
  %1228 = getelementptr inbounds nuw <8 x double>, ptr %1216, i64 %1222
  %1229 = load <8 x double>, ptr %1228, align 64
  %1230 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1206, <8 x double> %1229, <8 x double> %1227)
  %1231 = getelementptr inbounds nuw <8 x double>, ptr %1217, i64 %1222
  %1232 = load <8 x double>, ptr %1231, align 64
  %1233 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1208, <8 x double> %1232, <8 x double> %1230)
  %1234 = getelementptr inbounds nuw <8 x double>, ptr %1218, i64 %1222
  %1235 = load <8 x double>, ptr %1234, align 64
  %1236 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1210, <8 x double> %1235, <8 x double> %1233)
  %1237 = getelementptr inbounds nuw <8 x double>, ptr %1219, i64 %1222
  %1238 = load <8 x double>, ptr %1237, align 64
  %1239 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1212, <8 x double> %1238, <8 x double> %1236)
  %1240 = getelementptr inbounds nuw <8 x double>, ptr %1220, i64 %1222
  %1241 = load <8 x double>, ptr %1240, align 64
  %1242 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1214, <8 x double> %1241, <8 x double> %1239)
  %1243 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> %1242, <8 x double> %1224)
  %1244 = getelementptr inbounds nuw <8 x double>, ptr %1200, i64 %1222
  store <8 x double> %1243, ptr %1244, align 64
  %1245 = add nuw nsw i64 %1222, 1
  %1246 = icmp eq i64 %1245, %218
  br i1 %1246, label %1247, label %1221

1247:                                             ; preds = %1221
  %1248 = load ptr, ptr %60, align 8
  %1249 = load ptr, ptr %66, align 8
  br label %1250

1250:                                             ; preds = %1247, %1192
  %1251 = phi ptr [ %1249, %1247 ], [ %1202, %1192 ]
  %1252 = phi ptr [ %1248, %1247 ], [ %1200, %1192 ]
  %1253 = load <8 x double>, ptr %238, align 64
  %1254 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> splat (double 0x3FE4D74D74D74D75), <8 x double> %1253)
  %1255 = getelementptr inbounds <8 x double>, ptr %1251, i64 %281
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %22) #10
  store <8 x double> %1254, ptr %22, align 64
  %1256 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %22, ptr noundef %1252, ptr noundef %1255, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %22) #10
  %1257 = and <8 x i64> %1199, %1256
  %1258 = load ptr, ptr %60, align 8
  %1259 = load ptr, ptr %46, align 8
  %1260 = load ptr, ptr %66, align 8
  %1261 = load <2 x double>, ptr %282, align 8
  %1262 = shufflevector <2 x double> %1261, <2 x double> poison, <8 x i32> zeroinitializer
  %1263 = load <2 x double>, ptr %283, align 32
  %1264 = shufflevector <2 x double> %1263, <2 x double> poison, <8 x i32> zeroinitializer
  %1265 = load <2 x double>, ptr %284, align 8
  %1266 = shufflevector <2 x double> %1265, <2 x double> poison, <8 x i32> zeroinitializer
  %1267 = load <2 x double>, ptr %285, align 16
  %1268 = shufflevector <2 x double> %1267, <2 x double> poison, <8 x i32> zeroinitializer
  %1269 = load <2 x double>, ptr %286, align 8
  %1270 = shufflevector <2 x double> %1269, <2 x double> poison, <8 x i32> zeroinitializer
  %1271 = load <2 x double>, ptr %287, align 64
  %1272 = shufflevector <2 x double> %1271, <2 x double> poison, <8 x i32> zeroinitializer
  %1273 = load <2 x double>, ptr %288, align 8
  %1274 = shufflevector <2 x double> %1273, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %217, label %1275, label %1314

1275:                                             ; preds = %1250
  %1276 = getelementptr inbounds nuw <8 x double>, ptr %1260, i64 %251
  %1277 = getelementptr inbounds nuw <8 x double>, ptr %1260, i64 %257
  %1278 = getelementptr inbounds nuw <8 x double>, ptr %1260, i64 %264
  %1279 = getelementptr inbounds nuw <8 x double>, ptr %1260, i64 %272
  %1280 = getelementptr inbounds nuw <8 x double>, ptr %1260, i64 %279
  %1281 = getelementptr inbounds nuw <8 x double>, ptr %1260, i64 %289
  br label %1282

1282:                                             ; preds = %1282, %1275
  %1283 = phi i64 [ 0, %1275 ], [ %1309, %1282 ]
  %1284 = getelementptr inbounds nuw <8 x double>, ptr %1259, i64 %1283
  %1285 = load <8 x double>, ptr %1284, align 64
  %1286 = getelementptr inbounds nuw <8 x double>, ptr %1260, i64 %1283
  %1287 = load <8 x double>, ptr %1286, align 64
  %1288 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1262, <8 x double> %1287, <8 x double> zeroinitializer)
  %1289 = getelementptr inbounds nuw <8 x double>, ptr %1276, i64 %1283
  %1290 = load <8 x double>, ptr %1289, align 64
  %1291 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1264, <8 x double> %1290, <8 x double> %1288)
  %1292 = getelementptr inbounds nuw <8 x double>, ptr %1277, i64 %1283
  %1293 = load <8 x double>, ptr %1292, align 64
  %1294 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1266, <8 x double> %1293, <8 x double> %1291)
  %1295 = getelementptr inbounds nuw <8 x double>, ptr %1278, i64 %1283
  %1296 = load <8 x double>, ptr %1295, align 64
  %1297 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1268, <8 x double> %1296, <8 x double> %1294)
  %1298 = getelementptr inbounds nuw <8 x double>, ptr %1279, i64 %1283
  %1299 = load <8 x double>, ptr %1298, align 64
  %1300 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1270, <8 x double> %1299, <8 x double> %1297)
  %1301 = getelementptr inbounds nuw <8 x double>, ptr %1280, i64 %1283
  %1302 = load <8 x double>, ptr %1301, align 64
  %1303 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1272, <8 x double> %1302, <8 x double> %1300)
  %1304 = getelementptr inbounds nuw <8 x double>, ptr %1281, i64 %1283
  %1305 = load <8 x double>, ptr %1304, align 64
  %1306 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1274, <8 x double> %1305, <8 x double> %1303)
  %1307 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> %1306, <8 x double> %1285)
  %1308 = getelementptr inbounds nuw <8 x double>, ptr %1258, i64 %1283
  store <8 x double> %1307, ptr %1308, align 64
  %1309 = add nuw nsw i64 %1283, 1
  %1310 = icmp eq i64 %1309, %218
  br i1 %1310, label %1311, label %1282

1311:                                             ; preds = %1282
  %1312 = load ptr, ptr %60, align 8
  %1313 = load ptr, ptr %66, align 8
  br label %1314

1314:                                             ; preds = %1311, %1250
  %1315 = phi ptr [ %1313, %1311 ], [ %1260, %1250 ]
  %1316 = phi ptr [ %1312, %1311 ], [ %1258, %1250 ]
  %1317 = load <8 x double>, ptr %238, align 64
  %1318 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> splat (double 6.000000e-01), <8 x double> %1317)
  %1319 = getelementptr inbounds <8 x double>, ptr %1315, i64 %291
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %23) #10
  store <8 x double> %1318, ptr %23, align 64
  %1320 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %23, ptr noundef %1316, ptr noundef %1319, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %23) #10
  %1321 = and <8 x i64> %1257, %1320
  %1322 = load ptr, ptr %60, align 8
  %1323 = load ptr, ptr %46, align 8
  %1324 = load ptr, ptr %66, align 8
  %1325 = load <2 x double>, ptr %292, align 8
  %1326 = shufflevector <2 x double> %1325, <2 x double> poison, <8 x i32> zeroinitializer
  %1327 = load <2 x double>, ptr %293, align 32
  %1328 = shufflevector <2 x double> %1327, <2 x double> poison, <8 x i32> zeroinitializer
  %1329 = load <2 x double>, ptr %294, align 8
  %1330 = shufflevector <2 x double> %1329, <2 x double> poison, <8 x i32> zeroinitializer
  %1331 = load <2 x double>, ptr %295, align 16
  %1332 = shufflevector <2 x double> %1331, <2 x double> poison, <8 x i32> zeroinitializer
  %1333 = load <2 x double>, ptr %296, align 8
  %1334 = shufflevector <2 x double> %1333, <2 x double> poison, <8 x i32> zeroinitializer
  %1335 = load <2 x double>, ptr %297, align 64
  %1336 = shufflevector <2 x double> %1335, <2 x double> poison, <8 x i32> zeroinitializer
  %1337 = load <2 x double>, ptr %298, align 8
  %1338 = shufflevector <2 x double> %1337, <2 x double> poison, <8 x i32> zeroinitializer
  %1339 = load <2 x double>, ptr %299, align 16
  %1340 = shufflevector <2 x double> %1339, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %217, label %1341, label %1384

1341:                                             ; preds = %1314
  %1342 = getelementptr inbounds nuw <8 x double>, ptr %1324, i64 %251
  %1343 = getelementptr inbounds nuw <8 x double>, ptr %1324, i64 %257
  %1344 = getelementptr inbounds nuw <8 x double>, ptr %1324, i64 %264
  %1345 = getelementptr inbounds nuw <8 x double>, ptr %1324, i64 %272
  %1346 = getelementptr inbounds nuw <8 x double>, ptr %1324, i64 %279
  %1347 = getelementptr inbounds nuw <8 x double>, ptr %1324, i64 %289
  %1348 = getelementptr inbounds nuw <8 x double>, ptr %1324, i64 %300
  br label %1349

1349:                                             ; preds = %1349, %1341
  %1350 = phi i64 [ 0, %1341 ], [ %1379, %1349 ]
  %1351 = getelementptr inbounds nuw <8 x double>, ptr %1323, i64 %1350
  %1352 = load <8 x double>, ptr %1351, align 64
  %1353 = getelementptr inbounds nuw <8 x double>, ptr %1324, i64 %1350
  %1354 = load <8 x double>, ptr %1353, align 64
  %1355 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1326, <8 x double> %1354, <8 x double> zeroinitializer)
  %1356 = getelementptr inbounds nuw <8 x double>, ptr %1342, i64 %1350
  %1357 = load <8 x double>, ptr %1356, align 64
  %1358 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1328, <8 x double> %1357, <8 x double> %1355)
  %1359 = getelementptr inbounds nuw <8 x double>, ptr %1343, i64 %1350
  %1360 = load <8 x double>, ptr %1359, align 64
  %1361 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1330, <8 x double> %1360, <8 x double> %1358)
  %1362 = getelementptr inbounds nuw <8 x double>, ptr %1344, i64 %1350
  %1363 = load <8 x double>, ptr %1362, align 64
  %1364 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1332, <8 x double> %1363, <8 x double> %1361)
  %1365 = getelementptr inbounds nuw <8 x double>, ptr %1345, i64 %1350
  %1366 = load <8 x double>, ptr %1365, align 64
  %1367 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1334, <8 x double> %1366, <8 x double> %1364)
  %1368 = getelementptr inbounds nuw <8 x double>, ptr %1346, i64 %1350
  %1369 = load <8 x double>, ptr %1368, align 64
  %1370 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1336, <8 x double> %1369, <8 x double> %1367)
  %1371 = getelementptr inbounds nuw <8 x double>, ptr %1347, i64 %1350
  %1372 = load <8 x double>, ptr %1371, align 64
  %1373 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1338, <8 x double> %1372, <8 x double> %1370)
  %1374 = getelementptr inbounds nuw <8 x double>, ptr %1348, i64 %1350
  %1375 = load <8 x double>, ptr %1374, align 64
  %1376 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1340, <8 x double> %1375, <8 x double> %1373)
  %1377 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> %1376, <8 x double> %1352)
  %1378 = getelementptr inbounds nuw <8 x double>, ptr %1322, i64 %1350
  store <8 x double> %1377, ptr %1378, align 64
  %1379 = add nuw nsw i64 %1350, 1
  %1380 = icmp eq i64 %1379, %218
  br i1 %1380, label %1381, label %1349

1381:                                             ; preds = %1349
  %1382 = load ptr, ptr %60, align 8
  %1383 = load ptr, ptr %66, align 8
  br label %1384

1384:                                             ; preds = %1381, %1314
  %1385 = phi ptr [ %1383, %1381 ], [ %1324, %1314 ]
  %1386 = phi ptr [ %1382, %1381 ], [ %1322, %1314 ]
  %1387 = load <8 x double>, ptr %238, align 64
  %1388 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> splat (double 0x3FEB6DB6DB6DB6DB), <8 x double> %1387)
  %1389 = getelementptr inbounds <8 x double>, ptr %1385, i64 %302
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %24) #10
  store <8 x double> %1388, ptr %24, align 64
  %1390 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %24, ptr noundef %1386, ptr noundef %1389, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %24) #10
  %1391 = and <8 x i64> %1321, %1390
  %1392 = load ptr, ptr %60, align 8
  %1393 = load ptr, ptr %46, align 8
  %1394 = load ptr, ptr %66, align 8
  %1395 = load <2 x double>, ptr %303, align 8
  %1396 = shufflevector <2 x double> %1395, <2 x double> poison, <8 x i32> zeroinitializer
  %1397 = load <2 x double>, ptr %304, align 32
  %1398 = shufflevector <2 x double> %1397, <2 x double> poison, <8 x i32> zeroinitializer
  %1399 = load <2 x double>, ptr %305, align 8
  %1400 = shufflevector <2 x double> %1399, <2 x double> poison, <8 x i32> zeroinitializer
  %1401 = load <2 x double>, ptr %306, align 16
  %1402 = shufflevector <2 x double> %1401, <2 x double> poison, <8 x i32> zeroinitializer
  %1403 = load <2 x double>, ptr %307, align 8
  %1404 = shufflevector <2 x double> %1403, <2 x double> poison, <8 x i32> zeroinitializer
  %1405 = load <2 x double>, ptr %308, align 64
  %1406 = shufflevector <2 x double> %1405, <2 x double> poison, <8 x i32> zeroinitializer
  %1407 = load <2 x double>, ptr %309, align 8
  %1408 = shufflevector <2 x double> %1407, <2 x double> poison, <8 x i32> zeroinitializer
  %1409 = load <2 x double>, ptr %310, align 16
  %1410 = shufflevector <2 x double> %1409, <2 x double> poison, <8 x i32> zeroinitializer
  %1411 = load <2 x double>, ptr %311, align 8
  %1412 = shufflevector <2 x double> %1411, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %217, label %1413, label %1460

1413:                                             ; preds = %1384
  %1414 = getelementptr inbounds nuw <8 x double>, ptr %1394, i64 %251
  %1415 = getelementptr inbounds nuw <8 x double>, ptr %1394, i64 %257
  %1416 = getelementptr inbounds nuw <8 x double>, ptr %1394, i64 %264
  %1417 = getelementptr inbounds nuw <8 x double>, ptr %1394, i64 %272
  %1418 = getelementptr inbounds nuw <8 x double>, ptr %1394, i64 %279
  %1419 = getelementptr inbounds nuw <8 x double>, ptr %1394, i64 %289
  %1420 = getelementptr inbounds nuw <8 x double>, ptr %1394, i64 %300
  %1421 = getelementptr inbounds nuw <8 x double>, ptr %1394, i64 %312
  br label %1422

1422:                                             ; preds = %1422, %1413
  %1423 = phi i64 [ 0, %1413 ], [ %1455, %1422 ]
  %1424 = getelementptr inbounds nuw <8 x double>, ptr %1393, i64 %1423
  %1425 = load <8 x double>, ptr %1424, align 64
  %1426 = getelementptr inbounds nuw <8 x double>, ptr %1394, i64 %1423
  %1427 = load <8 x double>, ptr %1426, align 64
  %1428 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1396, <8 x double> %1427, <8 x double> zeroinitializer)
  %1429 = getelementptr inbounds nuw <8 x double>, ptr %1414, i64 %1423
  %1430 = load <8 x double>, ptr %1429, align 64
  %1431 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1398, <8 x double> %1430, <8 x double> %1428)
  %1432 = getelementptr inbounds nuw <8 x double>, ptr %1415, i64 %1423
  %1433 = load <8 x double>, ptr %1432, align 64
  %1434 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1400, <8 x double> %1433, <8 x double> %1431)
  %1435 = getelementptr inbounds nuw <8 x double>, ptr %1416, i64 %1423
  %1436 = load <8 x double>, ptr %1435, align 64
  %1437 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1402, <8 x double> %1436, <8 x double> %1434)
  %1438 = getelementptr inbounds nuw <8 x double>, ptr %1417, i64 %1423
  %1439 = load <8 x double>, ptr %1438, align 64
  %1440 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1404, <8 x double> %1439, <8 x double> %1437)
  %1441 = getelementptr inbounds nuw <8 x double>, ptr %1418, i64 %1423
  %1442 = load <8 x double>, ptr %1441, align 64
  %1443 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1406, <8 x double> %1442, <8 x double> %1440)
  %1444 = getelementptr inbounds nuw <8 x double>, ptr %1419, i64 %1423
  %1445 = load <8 x double>, ptr %1444, align 64
  %1446 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1408, <8 x double> %1445, <8 x double> %1443)
  %1447 = getelementptr inbounds nuw <8 x double>, ptr %1420, i64 %1423
  %1448 = load <8 x double>, ptr %1447, align 64
  %1449 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1410, <8 x double> %1448, <8 x double> %1446)
  %1450 = getelementptr inbounds nuw <8 x double>, ptr %1421, i64 %1423
  %1451 = load <8 x double>, ptr %1450, align 64
  %1452 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1412, <8 x double> %1451, <8 x double> %1449)
  %1453 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> %1452, <8 x double> %1425)
  %1454 = getelementptr inbounds nuw <8 x double>, ptr %1392, i64 %1423
  store <8 x double> %1453, ptr %1454, align 64
  %1455 = add nuw nsw i64 %1423, 1
  %1456 = icmp eq i64 %1455, %218
  br i1 %1456, label %1457, label %1422

1457:                                             ; preds = %1422
  %1458 = load ptr, ptr %60, align 8
  %1459 = load ptr, ptr %66, align 8
  br label %1460

1460:                                             ; preds = %1457, %1384
  %1461 = phi ptr [ %1459, %1457 ], [ %1394, %1384 ]
  %1462 = phi ptr [ %1458, %1457 ], [ %1392, %1384 ]
  %1463 = load <8 x double>, ptr %238, align 64
  %1464 = fadd <8 x double> %1463, %926
  %1465 = getelementptr inbounds <8 x double>, ptr %1461, i64 %313
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %25) #10
  store <8 x double> %1464, ptr %25, align 64
  %1466 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %25, ptr noundef %1462, ptr noundef %1465, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %25) #10
  %1467 = and <8 x i64> %1391, %1466
  %1468 = load ptr, ptr %57, align 16
  %1469 = load ptr, ptr %46, align 8
  %1470 = load ptr, ptr %66, align 8
  %1471 = load <2 x double>, ptr %314, align 8
  %1472 = shufflevector <2 x double> %1471, <2 x double> poison, <8 x i32> zeroinitializer
  %1473 = load <2 x double>, ptr %315, align 16
  %1474 = shufflevector <2 x double> %1473, <2 x double> poison, <8 x i32> zeroinitializer
  %1475 = load <2 x double>, ptr %316, align 8
  %1476 = shufflevector <2 x double> %1475, <2 x double> poison, <8 x i32> zeroinitializer
  %1477 = load <2 x double>, ptr %317, align 64
  %1478 = shufflevector <2 x double> %1477, <2 x double> poison, <8 x i32> zeroinitializer
  %1479 = load <2 x double>, ptr %318, align 8
  %1480 = shufflevector <2 x double> %1479, <2 x double> poison, <8 x i32> zeroinitializer
  %1481 = load <2 x double>, ptr %319, align 16
  %1482 = shufflevector <2 x double> %1481, <2 x double> poison, <8 x i32> zeroinitializer
  %1483 = load <2 x double>, ptr %320, align 8
  %1484 = shufflevector <2 x double> %1483, <2 x double> poison, <8 x i32> zeroinitializer
  %1485 = load <2 x double>, ptr %321, align 32
  %1486 = shufflevector <2 x double> %1485, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %217, label %1487, label %1541

1487:                                             ; preds = %1460
  %1488 = getelementptr inbounds nuw <8 x double>, ptr %1470, i64 %264
  %1489 = getelementptr inbounds nuw <8 x double>, ptr %1470, i64 %272
  %1490 = getelementptr inbounds nuw <8 x double>, ptr %1470, i64 %279
  %1491 = getelementptr inbounds nuw <8 x double>, ptr %1470, i64 %289
  %1492 = getelementptr inbounds nuw <8 x double>, ptr %1470, i64 %300
  %1493 = getelementptr inbounds nuw <8 x double>, ptr %1470, i64 %312
  %1494 = getelementptr inbounds nuw <8 x double>, ptr %1470, i64 %322
  br label %1497

1495:                                             ; preds = %1497
  %1496 = load ptr, ptr %57, align 16
  br label %1529

1497:                                             ; preds = %1497, %1487
  %1498 = phi i64 [ 0, %1487 ], [ %1527, %1497 ]
  %1499 = getelementptr inbounds nuw <8 x double>, ptr %1469, i64 %1498
  %1500 = load <8 x double>, ptr %1499, align 64
  %1501 = getelementptr inbounds nuw <8 x double>, ptr %1470, i64 %1498
  %1502 = load <8 x double>, ptr %1501, align 64
  %1503 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1472, <8 x double> %1502, <8 x double> zeroinitializer)
  %1504 = getelementptr inbounds nuw <8 x double>, ptr %1488, i64 %1498
  %1505 = load <8 x double>, ptr %1504, align 64
  %1506 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1474, <8 x double> %1505, <8 x double> %1503)
  %1507 = getelementptr inbounds nuw <8 x double>, ptr %1489, i64 %1498
  %1508 = load <8 x double>, ptr %1507, align 64
  %1509 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1476, <8 x double> %1508, <8 x double> %1506)
  %1510 = getelementptr inbounds nuw <8 x double>, ptr %1490, i64 %1498
  %1511 = load <8 x double>, ptr %1510, align 64
  %1512 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1478, <8 x double> %1511, <8 x double> %1509)
  %1513 = getelementptr inbounds nuw <8 x double>, ptr %1491, i64 %1498
  %1514 = load <8 x double>, ptr %1513, align 64
  %1515 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1480, <8 x double> %1514, <8 x double> %1512)
  %1516 = getelementptr inbounds nuw <8 x double>, ptr %1492, i64 %1498
  %1517 = load <8 x double>, ptr %1516, align 64
  %1518 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1482, <8 x double> %1517, <8 x double> %1515)
  %1519 = getelementptr inbounds nuw <8 x double>, ptr %1493, i64 %1498
  %1520 = load <8 x double>, ptr %1519, align 64
  %1521 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1484, <8 x double> %1520, <8 x double> %1518)
  %1522 = getelementptr inbounds nuw <8 x double>, ptr %1494, i64 %1498
  %1523 = load <8 x double>, ptr %1522, align 64
  %1524 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1486, <8 x double> %1523, <8 x double> %1521)
  %1525 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> %1524, <8 x double> %1500)
  %1526 = getelementptr inbounds nuw <8 x double>, ptr %1468, i64 %1498
  store <8 x double> %1525, ptr %1526, align 64
  %1527 = add nuw nsw i64 %1498, 1
  %1528 = icmp eq i64 %1527, %218
  br i1 %1528, label %1495, label %1497

1529:                                             ; preds = %1529, %1495
  %1530 = phi i64 [ 0, %1495 ], [ %1537, %1529 ]
  %1531 = phi <8 x i64> [ %1467, %1495 ], [ %1536, %1529 ]
  %1532 = getelementptr inbounds nuw <8 x double>, ptr %1496, i64 %1530
  %1533 = load <8 x double>, ptr %1532, align 64
  %1534 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1533)
  %1535 = fcmp one <8 x double> %1534, splat (double 0x7FF0000000000000)
  %1536 = select <8 x i1> %1535, <8 x i64> %1531, <8 x i64> zeroinitializer
  %1537 = add nuw nsw i64 %1530, 1
  %1538 = icmp eq i64 %1537, %218
  br i1 %1538, label %1539, label %1529

1539:                                             ; preds = %1529
  %1540 = load ptr, ptr %66, align 8
  br label %1541

1541:                                             ; preds = %1539, %1460
  %1542 = phi ptr [ %1468, %1460 ], [ %1496, %1539 ]
  %1543 = phi ptr [ %1470, %1460 ], [ %1540, %1539 ]
  %1544 = phi <8 x i64> [ %1467, %1460 ], [ %1536, %1539 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %14)
  store <8 x double> %924, ptr %14, align 64
  %1545 = load ptr, ptr %79, align 8
  %1546 = load <2 x double>, ptr %40, align 8
  %1547 = shufflevector <2 x double> %1546, <2 x double> poison, <8 x i32> zeroinitializer
  %1548 = load <2 x double>, ptr %323, align 16
  %1549 = shufflevector <2 x double> %1548, <2 x double> poison, <8 x i32> zeroinitializer
  %1550 = load <2 x double>, ptr %324, align 8
  %1551 = shufflevector <2 x double> %1550, <2 x double> poison, <8 x i32> zeroinitializer
  %1552 = load <2 x double>, ptr %325, align 64
  %1553 = shufflevector <2 x double> %1552, <2 x double> poison, <8 x i32> zeroinitializer
  %1554 = load <2 x double>, ptr %326, align 8
  %1555 = shufflevector <2 x double> %1554, <2 x double> poison, <8 x i32> zeroinitializer
  %1556 = load <2 x double>, ptr %327, align 16
  %1557 = shufflevector <2 x double> %1556, <2 x double> poison, <8 x i32> zeroinitializer
  %1558 = load <2 x double>, ptr %328, align 8
  %1559 = shufflevector <2 x double> %1558, <2 x double> poison, <8 x i32> zeroinitializer
  %1560 = load <2 x double>, ptr %329, align 32
  %1561 = shufflevector <2 x double> %1560, <2 x double> poison, <8 x i32> zeroinitializer
  %1562 = load <2 x double>, ptr %41, align 8
  %1563 = shufflevector <2 x double> %1562, <2 x double> poison, <8 x i32> zeroinitializer
  %1564 = load <2 x double>, ptr %330, align 16
  %1565 = shufflevector <2 x double> %1564, <2 x double> poison, <8 x i32> zeroinitializer
  %1566 = load <2 x double>, ptr %331, align 8
  %1567 = shufflevector <2 x double> %1566, <2 x double> poison, <8 x i32> zeroinitializer
  %1568 = load <2 x double>, ptr %332, align 32
  %1569 = shufflevector <2 x double> %1568, <2 x double> poison, <8 x i32> zeroinitializer
  %1570 = load <2 x double>, ptr %333, align 8
  %1571 = shufflevector <2 x double> %1570, <2 x double> poison, <8 x i32> zeroinitializer
  %1572 = load <2 x double>, ptr %334, align 16
  %1573 = shufflevector <2 x double> %1572, <2 x double> poison, <8 x i32> zeroinitializer
  %1574 = load <2 x double>, ptr %335, align 8
  %1575 = shufflevector <2 x double> %1574, <2 x double> poison, <8 x i32> zeroinitializer
  %1576 = load <2 x double>, ptr %336, align 64
  %1577 = shufflevector <2 x double> %1576, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %217, label %1578, label %1634

1578:                                             ; preds = %1541
  %1579 = getelementptr inbounds nuw <8 x double>, ptr %1543, i64 %264
  %1580 = getelementptr inbounds nuw <8 x double>, ptr %1543, i64 %272
  %1581 = getelementptr inbounds nuw <8 x double>, ptr %1543, i64 %279
  %1582 = getelementptr inbounds nuw <8 x double>, ptr %1543, i64 %289
  %1583 = getelementptr inbounds nuw <8 x double>, ptr %1543, i64 %300
  %1584 = getelementptr inbounds nuw <8 x double>, ptr %1543, i64 %312
  %1585 = getelementptr inbounds nuw <8 x double>, ptr %1543, i64 %322
  br label %1586

1586:                                             ; preds = %1586, %1578
  %1587 = phi i64 [ 0, %1578 ], [ %1630, %1586 ]
  %1588 = trunc i64 %1587 to i32
  %1589 = getelementptr inbounds nuw <8 x double>, ptr %1543, i64 %1587
  %1590 = load <8 x double>, ptr %1589, align 64
  %1591 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1547, <8 x double> %1590, <8 x double> zeroinitializer)
  %1592 = getelementptr inbounds nuw <8 x double>, ptr %1579, i64 %1587
  %1593 = load <8 x double>, ptr %1592, align 64
  %1594 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1549, <8 x double> %1593, <8 x double> %1591)
  %1595 = getelementptr inbounds nuw <8 x double>, ptr %1580, i64 %1587
  %1596 = load <8 x double>, ptr %1595, align 64
  %1597 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1551, <8 x double> %1596, <8 x double> %1594)
  %1598 = getelementptr inbounds nuw <8 x double>, ptr %1581, i64 %1587
  %1599 = load <8 x double>, ptr %1598, align 64
  %1600 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1553, <8 x double> %1599, <8 x double> %1597)
  %1601 = getelementptr inbounds nuw <8 x double>, ptr %1582, i64 %1587
  %1602 = load <8 x double>, ptr %1601, align 64
  %1603 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1555, <8 x double> %1602, <8 x double> %1600)
  %1604 = getelementptr inbounds nuw <8 x double>, ptr %1583, i64 %1587
  %1605 = load <8 x double>, ptr %1604, align 64
  %1606 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1557, <8 x double> %1605, <8 x double> %1603)
  %1607 = getelementptr inbounds nuw <8 x double>, ptr %1584, i64 %1587
  %1608 = load <8 x double>, ptr %1607, align 64
  %1609 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1559, <8 x double> %1608, <8 x double> %1606)
  %1610 = getelementptr inbounds nuw <8 x double>, ptr %1585, i64 %1587
  %1611 = load <8 x double>, ptr %1610, align 64
  %1612 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1561, <8 x double> %1611, <8 x double> %1609)
  %1613 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1563, <8 x double> %1590, <8 x double> zeroinitializer)
  %1614 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1565, <8 x double> %1593, <8 x double> %1613)
  %1615 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1567, <8 x double> %1596, <8 x double> %1614)
  %1616 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1569, <8 x double> %1599, <8 x double> %1615)
  %1617 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1571, <8 x double> %1602, <8 x double> %1616)
  %1618 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1573, <8 x double> %1605, <8 x double> %1617)
  %1619 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1575, <8 x double> %1608, <8 x double> %1618)
  %1620 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1577, <8 x double> %1611, <8 x double> %1619)
  %1621 = icmp slt i64 %1587, %104
  %1622 = add nsw i32 %49, %1588
  %1623 = select i1 %1621, i32 %1588, i32 %1622
  %1624 = sext i32 %1623 to i64
  %1625 = getelementptr inbounds <8 x double>, ptr %1545, i64 %1624
  store <8 x double> %1612, ptr %1625, align 64
  %1626 = add i32 %53, %1588
  %1627 = select i1 %1621, i32 %1622, i32 %1626
  %1628 = sext i32 %1627 to i64
  %1629 = getelementptr inbounds <8 x double>, ptr %1545, i64 %1628
  store <8 x double> %1620, ptr %1629, align 64
  %1630 = add nuw nsw i64 %1587, 1
  %1631 = icmp eq i64 %1630, %218
  br i1 %1631, label %1632, label %1586

1632:                                             ; preds = %1586
  %1633 = load ptr, ptr %57, align 16
  br label %1634

1634:                                             ; preds = %1632, %1541
  %1635 = phi ptr [ %1633, %1632 ], [ %1542, %1541 ]
  %1636 = load ptr, ptr %84, align 64
  %1637 = load ptr, ptr %46, align 8
  %1638 = load <8 x double>, ptr %337, align 64
  br i1 %220, label %1639, label %1648

1639:                                             ; preds = %1634, %1639
  %1640 = phi i64 [ %1646, %1639 ], [ 0, %1634 ]
  %1641 = phi <8 x double> [ %1645, %1639 ], [ zeroinitializer, %1634 ]
  %1642 = getelementptr inbounds nuw <8 x double>, ptr %1635, i64 %1640
  %1643 = load <8 x double>, ptr %1642, align 64
  %1644 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1643)
  %1645 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1641, <8 x double> %1644)
  %1646 = add nuw nsw i64 %1640, 1
  %1647 = icmp eq i64 %1646, %221
  br i1 %1647, label %1648, label %1639

1648:                                             ; preds = %1639, %1634
  %1649 = phi <8 x double> [ zeroinitializer, %1634 ], [ %1645, %1639 ]
  %1650 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1638, <8 x double> %1649)
  %1651 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1650, <8 x double> splat (double 0x3BC79CA10C924223))
  %1652 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1651, <8 x double> splat (double 1.000000e+00))
  %1653 = load <8 x double>, ptr %338, align 64
  br i1 %208, label %1654, label %1663

1654:                                             ; preds = %1648, %1654
  %1655 = phi i64 [ %1661, %1654 ], [ %222, %1648 ]
  %1656 = phi <8 x double> [ %1660, %1654 ], [ zeroinitializer, %1648 ]
  %1657 = getelementptr inbounds <8 x double>, ptr %1635, i64 %1655
  %1658 = load <8 x double>, ptr %1657, align 64
  %1659 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1658)
  %1660 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1656, <8 x double> %1659)
  %1661 = add nsw i64 %1655, 1
  %1662 = icmp slt i64 %1661, %104
  br i1 %1662, label %1654, label %1663

1663:                                             ; preds = %1654, %1648
  %1664 = phi <8 x double> [ zeroinitializer, %1648 ], [ %1660, %1654 ]
  %1665 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1653, <8 x double> %1664)
  %1666 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1665, <8 x double> splat (double 0x3BC79CA10C924223))
  %1667 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1666, <8 x double> splat (double 1.000000e+00))
  br i1 %193, label %1668, label %1693

1668:                                             ; preds = %1663, %1674
  %1669 = phi i64 [ %1689, %1674 ], [ 0, %1663 ]
  %1670 = icmp slt i64 %1669, %222
  br i1 %1670, label %1674, label %1671

1671:                                             ; preds = %1668
  %1672 = icmp slt i64 %1669, %104
  %1673 = select i1 %1672, <8 x double> %1667, <8 x double> splat (double 1.000000e+00)
  br label %1674

1674:                                             ; preds = %1671, %1668
  %1675 = phi <8 x double> [ %1673, %1671 ], [ %1652, %1668 ]
  %1676 = load <2 x double>, ptr %185, align 64
  %1677 = shufflevector <2 x double> %1676, <2 x double> poison, <8 x i32> zeroinitializer
  %1678 = fmul <8 x double> %1675, %1677
  %1679 = getelementptr inbounds nuw <8 x double>, ptr %1637, i64 %1669
  %1680 = load <8 x double>, ptr %1679, align 64
  %1681 = getelementptr inbounds nuw <8 x double>, ptr %1635, i64 %1669
  %1682 = load <8 x double>, ptr %1681, align 64
  %1683 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1680)
  %1684 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1682)
  %1685 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1683, <8 x double> %1684)
  %1686 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1677, <8 x double> %1685, <8 x double> %1678)
  %1687 = fdiv <8 x double> splat (double 1.000000e+00), %1686
  %1688 = getelementptr inbounds nuw <8 x double>, ptr %1636, i64 %1669
  store <8 x double> %1687, ptr %1688, align 64
  %1689 = add nuw nsw i64 %1669, 1
  %1690 = icmp eq i64 %1689, %198
  br i1 %1690, label %1691, label %1668

1691:                                             ; preds = %1674
  %1692 = load ptr, ptr %84, align 64
  br label %1693

1693:                                             ; preds = %1691, %1663
  %1694 = phi ptr [ %1692, %1691 ], [ %1636, %1663 ]
  %1695 = load ptr, ptr %79, align 8
  br i1 %230, label %1696, label %1698

1696:                                             ; preds = %1693
  %1697 = getelementptr inbounds nuw <8 x double>, ptr %1695, i64 %235
  br label %1701

1698:                                             ; preds = %1701, %1693
  %1699 = phi <8 x double> [ zeroinitializer, %1693 ], [ %1714, %1701 ]
  %1700 = phi <8 x double> [ zeroinitializer, %1693 ], [ %1713, %1701 ]
  br i1 %339, label %1717, label %1739

1701:                                             ; preds = %1701, %1696
  %1702 = phi i64 [ 0, %1696 ], [ %1715, %1701 ]
  %1703 = phi <8 x double> [ zeroinitializer, %1696 ], [ %1713, %1701 ]
  %1704 = phi <8 x double> [ zeroinitializer, %1696 ], [ %1714, %1701 ]
  %1705 = getelementptr inbounds nuw <8 x double>, ptr %1695, i64 %1702
  %1706 = load <8 x double>, ptr %1705, align 64
  %1707 = getelementptr inbounds nuw <8 x double>, ptr %1694, i64 %1702
  %1708 = load <8 x double>, ptr %1707, align 64
  %1709 = fmul <8 x double> %1706, %1708
  %1710 = getelementptr inbounds nuw <8 x double>, ptr %1697, i64 %1702
  %1711 = load <8 x double>, ptr %1710, align 64
  %1712 = fmul <8 x double> %1708, %1711
  %1713 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1709, <8 x double> %1709, <8 x double> %1703)
  %1714 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1712, <8 x double> %1712, <8 x double> %1704)
  %1715 = add nuw nsw i64 %1702, 1
  %1716 = icmp eq i64 %1715, %235
  br i1 %1716, label %1698, label %1701

1717:                                             ; preds = %1698, %1717
  %1718 = phi i64 [ %1737, %1717 ], [ %340, %1698 ]
  %1719 = phi <8 x double> [ %1735, %1717 ], [ %1700, %1698 ]
  %1720 = phi <8 x double> [ %1736, %1717 ], [ %1699, %1698 ]
  %1721 = icmp slt i64 %1718, %104
  %1722 = select i1 %1721, i64 0, i64 %104
  %1723 = getelementptr <8 x double>, ptr %1695, i64 %1722
  %1724 = getelementptr <8 x double>, ptr %1723, i64 %1718
  %1725 = load <8 x double>, ptr %1724, align 64
  %1726 = getelementptr inbounds <8 x double>, ptr %1694, i64 %1718
  %1727 = load <8 x double>, ptr %1726, align 64
  %1728 = fmul <8 x double> %1725, %1727
  %1729 = select i1 %1721, i32 %49, i32 %53
  %1730 = sext i32 %1729 to i64
  %1731 = getelementptr <8 x double>, ptr %1695, i64 %1718
  %1732 = getelementptr <8 x double>, ptr %1731, i64 %1730
  %1733 = load <8 x double>, ptr %1732, align 64
  %1734 = fmul <8 x double> %1727, %1733
  %1735 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1728, <8 x double> %1728, <8 x double> %1719)
  %1736 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1734, <8 x double> %1734, <8 x double> %1720)
  %1737 = add nsw i64 %1718, 1
  %1738 = icmp slt i64 %1737, %85
  br i1 %1738, label %1717, label %1739

1739:                                             ; preds = %1717, %1698
  %1740 = phi <8 x double> [ %1699, %1698 ], [ %1736, %1717 ]
  %1741 = phi <8 x double> [ %1700, %1698 ], [ %1735, %1717 ]
  %1742 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1740, <8 x double> splat (double 1.000000e-02), <8 x double> %1741)
  %1743 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %926)
  %1744 = fmul <8 x double> %1743, %1741
  %1745 = fmul <8 x double> %214, %1742
  %1746 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1745)
  %1747 = fdiv <8 x double> %1744, %1746
  %1748 = fcmp one <8 x double> %1742, splat (double 0x7FF0000000000000)
  %1749 = fcmp ogt <8 x double> %1742, zeroinitializer
  %1750 = bitcast <8 x double> %1747 to <8 x i64>
  %1751 = and <8 x i1> %1748, %1749
  %1752 = select <8 x i1> %1751, <8 x i64> %1750, <8 x i64> zeroinitializer
  %1753 = select <8 x i1> %1748, <8 x i64> zeroinitializer, <8 x i64> splat (i64 9218868437227405312)
  %1754 = or <8 x i64> %1752, %1753
  br i1 %206, label %1829, label %1755

1755:                                             ; preds = %1739
  %1756 = load ptr, ptr %57, align 16
  %1757 = load ptr, ptr %35, align 64
  %1758 = load ptr, ptr %96, align 8
  call void @appell_lanes_finish(ptr noundef nonnull %14, ptr noundef %1756, ptr noundef %1757, ptr noundef %1695, ptr noundef %1758) #10
  %1759 = load ptr, ptr %96, align 8
  %1760 = getelementptr inbounds <8 x double>, ptr %1759, i64 %341
  %1761 = load <8 x double>, ptr %1760, align 64
  %1762 = call <8 x i1> @llvm.is.fpclass.v8f64(<8 x double> %1761, i32 120)
  %1763 = load <8 x i64>, ptr %26, align 64
  %1764 = select <8 x i1> %1762, <8 x i64> splat (i64 -1), <8 x i64> %1763
  store <8 x i64> %1764, ptr %26, align 64
  %1765 = getelementptr inbounds <8 x double>, ptr %1759, i64 %104
  %1766 = getelementptr inbounds <8 x double>, ptr %1765, i64 %111
  %1767 = getelementptr inbounds nuw i8, ptr %1766, i64 64
  %1768 = load ptr, ptr %84, align 64
  br i1 %230, label %1769, label %1771

1769:                                             ; preds = %1755
  %1770 = getelementptr inbounds nuw <8 x double>, ptr %1767, i64 %235
  br label %1776

1771:                                             ; preds = %1776, %1755
  %1772 = phi <8 x double> [ zeroinitializer, %1755 ], [ %1789, %1776 ]
  %1773 = phi <8 x double> [ zeroinitializer, %1755 ], [ %1788, %1776 ]
  br i1 %339, label %1774, label %1814

1774:                                             ; preds = %1771
  %1775 = load ptr, ptr %79, align 8
  br label %1792

1776:                                             ; preds = %1776, %1769
  %1777 = phi i64 [ 0, %1769 ], [ %1790, %1776 ]
  %1778 = phi <8 x double> [ zeroinitializer, %1769 ], [ %1788, %1776 ]
  %1779 = phi <8 x double> [ zeroinitializer, %1769 ], [ %1789, %1776 ]
  %1780 = getelementptr inbounds nuw <8 x double>, ptr %1767, i64 %1777
  %1781 = load <8 x double>, ptr %1780, align 64
  %1782 = getelementptr inbounds nuw <8 x double>, ptr %1768, i64 %1777
  %1783 = load <8 x double>, ptr %1782, align 64
  %1784 = fmul <8 x double> %1781, %1783
  %1785 = getelementptr inbounds nuw <8 x double>, ptr %1770, i64 %1777
  %1786 = load <8 x double>, ptr %1785, align 64
  %1787 = fmul <8 x double> %1783, %1786
  %1788 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1784, <8 x double> %1784, <8 x double> %1778)
  %1789 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1787, <8 x double> %1787, <8 x double> %1779)
  %1790 = add nuw nsw i64 %1777, 1
  %1791 = icmp eq i64 %1790, %235
  br i1 %1791, label %1771, label %1776

1792:                                             ; preds = %1792, %1774
  %1793 = phi i64 [ %340, %1774 ], [ %1812, %1792 ]
  %1794 = phi <8 x double> [ %1773, %1774 ], [ %1810, %1792 ]
  %1795 = phi <8 x double> [ %1772, %1774 ], [ %1811, %1792 ]
  %1796 = icmp slt i64 %1793, %104
  %1797 = select i1 %1796, i64 0, i64 %104
  %1798 = getelementptr <8 x double>, ptr %1775, i64 %1797
  %1799 = getelementptr <8 x double>, ptr %1798, i64 %1793
  %1800 = load <8 x double>, ptr %1799, align 64
  %1801 = getelementptr inbounds <8 x double>, ptr %1768, i64 %1793
  %1802 = load <8 x double>, ptr %1801, align 64
  %1803 = fmul <8 x double> %1800, %1802
  %1804 = select i1 %1796, i32 %49, i32 %53
  %1805 = sext i32 %1804 to i64
  %1806 = getelementptr <8 x double>, ptr %1775, i64 %1793
  %1807 = getelementptr <8 x double>, ptr %1806, i64 %1805
  %1808 = load <8 x double>, ptr %1807, align 64
  %1809 = fmul <8 x double> %1802, %1808
  %1810 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1803, <8 x double> %1803, <8 x double> %1794)
  %1811 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1809, <8 x double> %1809, <8 x double> %1795)
  %1812 = add nsw i64 %1793, 1
  %1813 = icmp slt i64 %1812, %85
  br i1 %1813, label %1792, label %1814

1814:                                             ; preds = %1792, %1771
  %1815 = phi <8 x double> [ %1772, %1771 ], [ %1811, %1792 ]
  %1816 = phi <8 x double> [ %1773, %1771 ], [ %1810, %1792 ]
  %1817 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1815, <8 x double> splat (double 1.000000e-02), <8 x double> %1816)
  %1818 = fmul <8 x double> %1743, %1816
  %1819 = fmul <8 x double> %214, %1817
  %1820 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1819)
  %1821 = fdiv <8 x double> %1818, %1820
  %1822 = fcmp one <8 x double> %1817, splat (double 0x7FF0000000000000)
  %1823 = fcmp ogt <8 x double> %1817, zeroinitializer
  %1824 = bitcast <8 x double> %1821 to <8 x i64>
  %1825 = and <8 x i1> %1822, %1823
  %1826 = select <8 x i1> %1825, <8 x i64> %1824, <8 x i64> zeroinitializer
  %1827 = select <8 x i1> %1822, <8 x i64> zeroinitializer, <8 x i64> splat (i64 9218868437227405312)
  %1828 = or <8 x i64> %1826, %1827
  br label %1829

1829:                                             ; preds = %1814, %1739
  %1830 = phi <8 x i64> [ %1828, %1814 ], [ %1754, %1739 ]
  br i1 %389, label %1919, label %1831

1831:                                             ; preds = %1829
  br i1 %208, label %1832, label %1836

1832:                                             ; preds = %1831
  %1833 = load ptr, ptr %92, align 16
  %1834 = load ptr, ptr %57, align 16
  %1835 = getelementptr <8 x double>, ptr %1834, i64 %222
  br label %1849

1836:                                             ; preds = %1849, %1831
  %1837 = phi <8 x double> [ zeroinitializer, %1831 ], [ %1860, %1849 ]
  %1838 = phi <8 x double> [ zeroinitializer, %1831 ], [ %1859, %1849 ]
  br i1 %194, label %1839, label %1919

1839:                                             ; preds = %1836
  %1840 = load ptr, ptr %66, align 8
  %1841 = load <2 x double>, ptr %185, align 64
  %1842 = shufflevector <2 x double> %1841, <2 x double> poison, <8 x i32> zeroinitializer
  %1843 = load ptr, ptr %46, align 8
  %1844 = load ptr, ptr %57, align 16
  %1845 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1842, <8 x double> splat (double 0x3D719799812DEA11))
  %1846 = fmul <8 x double> %1845, splat (double 1.000000e-02)
  %1847 = fmul <8 x double> %1837, %1846
  %1848 = load ptr, ptr %79, align 8
  br label %1863

1849:                                             ; preds = %1849, %1832
  %1850 = phi i64 [ 0, %1832 ], [ %1861, %1849 ]
  %1851 = phi <8 x double> [ zeroinitializer, %1832 ], [ %1859, %1849 ]
  %1852 = phi <8 x double> [ zeroinitializer, %1832 ], [ %1860, %1849 ]
  %1853 = getelementptr inbounds nuw <8 x double>, ptr %1833, i64 %1850
  %1854 = load <8 x double>, ptr %1853, align 64
  %1855 = fmul <8 x double> %1854, splat (double 5.000000e-01)
  %1856 = getelementptr <8 x double>, ptr %1835, i64 %1850
  %1857 = load <8 x double>, ptr %1856, align 64
  %1858 = fmul <8 x double> %1855, %1857
  %1859 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1858, <8 x double> %1857, <8 x double> %1851)
  %1860 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1854, <8 x double> splat (double 5.000000e-01), <8 x double> %1852)
  %1861 = add nuw nsw i64 %1850, 1
  %1862 = icmp eq i64 %1861, %209
  br i1 %1862, label %1836, label %1849

1863:                                             ; preds = %1867, %1839
  %1864 = phi i64 [ %85, %1839 ], [ %1907, %1867 ]
  %1865 = phi <8 x double> [ zeroinitializer, %1839 ], [ %1906, %1867 ]
  %1866 = getelementptr <8 x double>, ptr %1840, i64 %1864
  br label %1909

1867:                                             ; preds = %1909
  %1868 = getelementptr inbounds <8 x double>, ptr %1843, i64 %1864
  %1869 = load <8 x double>, ptr %1868, align 64
  %1870 = getelementptr inbounds <8 x double>, ptr %1844, i64 %1864
  %1871 = load <8 x double>, ptr %1870, align 64
  %1872 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1869)
  %1873 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1871)
  %1874 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1872, <8 x double> %1873)
  %1875 = fadd <8 x double> %1838, %1874
  %1876 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1743, <8 x double> %1916, <8 x double> %1875)
  %1877 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1842, <8 x double> %1876, <8 x double> %1847)
  %1878 = fmul <8 x double> %1877, splat (double 1.000000e+02)
  %1879 = fdiv <8 x double> splat (double 1.000000e+00), %1878
  %1880 = icmp slt i64 %1864, %104
  %1881 = select i1 %1880, i64 0, i64 %104
  %1882 = getelementptr <8 x double>, ptr %1848, i64 %1881
  %1883 = getelementptr <8 x double>, ptr %1882, i64 %1864
  %1884 = load <8 x double>, ptr %1883, align 64
  %1885 = fmul <8 x double> %1884, %1879
  %1886 = select i1 %1880, i32 %49, i32 %53
  %1887 = sext i32 %1886 to i64
  %1888 = getelementptr <8 x double>, ptr %1848, i64 %1864
  %1889 = getelementptr <8 x double>, ptr %1888, i64 %1887
  %1890 = load <8 x double>, ptr %1889, align 64
  %1891 = fmul <8 x double> %1890, %1879
  %1892 = fmul <8 x double> %1885, %1885
  %1893 = fmul <8 x double> %1891, %1891
  %1894 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1893, <8 x double> splat (double 1.000000e-02), <8 x double> %1892)
  %1895 = fmul <8 x double> %1743, %1892
  %1896 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1894)
  %1897 = fdiv <8 x double> %1895, %1896
  %1898 = fcmp one <8 x double> %1894, splat (double 0x7FF0000000000000)
  %1899 = fcmp ogt <8 x double> %1894, zeroinitializer
  %1900 = bitcast <8 x double> %1897 to <8 x i64>
  %1901 = and <8 x i1> %1898, %1899
  %1902 = select <8 x i1> %1901, <8 x i64> %1900, <8 x i64> zeroinitializer
  %1903 = select <8 x i1> %1898, <8 x i64> zeroinitializer, <8 x i64> splat (i64 9218868437227405312)
  %1904 = or <8 x i64> %1902, %1903
  %1905 = bitcast <8 x i64> %1904 to <8 x double>
  %1906 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1865, <8 x double> %1905)
  %1907 = add nsw i64 %1864, 1
  %1908 = icmp slt i64 %1907, %54
  br i1 %1908, label %1863, label %1919

1909:                                             ; preds = %1909, %1863
  %1910 = phi i64 [ 0, %1863 ], [ %1917, %1909 ]
  %1911 = phi <8 x double> [ zeroinitializer, %1863 ], [ %1916, %1909 ]
  %1912 = mul nsw i64 %1910, %54
  %1913 = getelementptr <8 x double>, ptr %1866, i64 %1912
  %1914 = load <8 x double>, ptr %1913, align 64
  %1915 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1914)
  %1916 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1911, <8 x double> %1915)
  %1917 = add nuw nsw i64 %1910, 1
  %1918 = icmp eq i64 %1917, 12
  br i1 %1918, label %1867, label %1909

1919:                                             ; preds = %1867, %1829, %1836
  %1920 = phi <8 x double> [ zeroinitializer, %1829 ], [ zeroinitializer, %1836 ], [ %1906, %1867 ]
  %1921 = bitcast <8 x i64> %1830 to <8 x double>
  %1922 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1921, <8 x double> %1920)
  %1923 = bitcast <8 x i64> %1754 to <8 x double>
  %1924 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1922, <8 x double> %1923)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %14)
  %1925 = load <8 x i64>, ptr %348, align 64
  %1926 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1924, <8 x double> splat (double 0x3BC79CA10C924223))
  %1927 = load <8 x double>, ptr %347, align 64
  %1928 = fcmp oeq <8 x double> %1927, zeroinitializer
  %1929 = fcmp uge <8 x double> %1926, splat (double 1.000000e+00)
  %1930 = or <8 x i1> %1929, %1928
  %1931 = fmul <8 x double> %1924, splat (double 1.010000e+00)
  %1932 = fcmp uge <8 x double> %1931, %1923
  %1933 = fdiv <8 x double> %926, %1927
  %1934 = fmul <8 x double> %1933, %1933
  %1935 = fmul <8 x double> %1934, %1934
  %1936 = fmul <8 x double> %1935, %1935
  %1937 = load <8 x double>, ptr %353, align 64
  %1938 = fmul <8 x double> %1937, %1936
  %1939 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1938, <8 x double> splat (double 0x3BC79CA10C924223))
  %1940 = load <8 x double>, ptr %354, align 64
  %1941 = fmul <8 x double> %1940, %1936
  %1942 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1941, <8 x double> splat (double 0x3BC79CA10C924223))
  %1943 = fmul <8 x double> %1939, splat (double 1.000000e-01)
  %1944 = fmul <8 x double> %1926, splat (double 3.000000e+02)
  %1945 = fcmp ule <8 x double> %1944, %1923
  %1946 = fmul <8 x double> %1939, splat (double 0x3FEE666666666666)
  %1947 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1923, <8 x double> %1946)
  %1948 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1943, <8 x double> %1947)
  %1949 = select <8 x i1> %1945, <8 x double> %1943, <8 x double> %1948
  %1950 = fmul <8 x double> %1939, splat (double 1.000000e-04)
  %1951 = fcmp uge <8 x double> %1926, %1950
  %1952 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1926, <8 x double> %1949)
  %1953 = select <8 x i1> %1951, <8 x double> %1952, <8 x double> %1926
  %1954 = select <8 x i1> %1930, <8 x double> %1924, <8 x double> %1953
  %1955 = bitcast <8 x double> %1954 to <8 x i64>
  %1956 = fdiv <8 x double> %1953, %1939
  %1957 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1956, <8 x double> splat (double 8.000000e+00))
  %1958 = fdiv <8 x double> %1923, %1942
  %1959 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1958, <8 x double> splat (double 5.000000e+00))
  %1960 = fmul <8 x double> %1953, splat (double 1.010000e+00)
  %1961 = fcmp uge <8 x double> %1960, %1923
  %1962 = fmul <8 x double> %1953, splat (double 3.000000e+02)
  %1963 = fcmp ule <8 x double> %1962, %1923
  %1964 = or <8 x i1> %1961, %1963
  %1965 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1957, <8 x double> %1959)
  %1966 = select <8 x i1> %1964, <8 x double> %1957, <8 x double> %1965
  %1967 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1966, <8 x double> splat (double 1.000000e+00))
  %1968 = fmul <8 x double> %1953, %1967
  %1969 = select <8 x i1> %1930, <8 x double> %1926, <8 x double> %1968
  %1970 = select <8 x i1> %1932, <8 x double> splat (double 0x4002959F1280CEDF), <8 x double> splat (double 0x4017D783FFFFFFFD)
  %1971 = select i1 %355, <8 x double> splat (double 0x4002959F1280CEDF), <8 x double> %1970
  %1972 = fmul <8 x double> %1971, %1969
  br i1 %352, label %1983, label %1973

1973:                                             ; preds = %1919
  %1974 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1923, <8 x double> splat (double 0x3BC79CA10C924223))
  %1975 = fdiv <8 x double> %1974, %1942
  %1976 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1975, <8 x double> splat (double 8.000000e+00))
  %1977 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1976, <8 x double> splat (double 1.000000e+00))
  %1978 = select <8 x i1> %1930, <8 x double> splat (double 1.000000e+00), <8 x double> %1977
  %1979 = fmul <8 x double> %1974, %1978
  %1980 = fmul <8 x double> %1979, splat (double 0x4002959F1280CEDF)
  %1981 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1972, <8 x double> %1980)
  %1982 = select <8 x i1> %1932, <8 x double> %1972, <8 x double> %1981
  br label %1983

1983:                                             ; preds = %1973, %1919
  %1984 = phi <8 x double> [ %1982, %1973 ], [ %1972, %1919 ]
  %1985 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1984)
  %1986 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1985)
  %1987 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1986)
  %1988 = fdiv <8 x double> splat (double 1.000000e+00), %1987
  %1989 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1988, <8 x double> splat (double 0x3FD5555555555555))
  %1990 = and <8 x i64> %1925, splat (i64 4607182418800017408)
  %1991 = and <8 x i64> %1925, splat (i64 4618441417868443648)
  %1992 = xor <8 x i64> %1991, splat (i64 4618441417868443648)
  %1993 = or <8 x i64> %1992, %1990
  %1994 = bitcast <8 x i64> %1993 to <8 x double>
  %1995 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1994, <8 x double> %1989)
  %1996 = load <8 x i64>, ptr %182, align 64
  %1997 = load <8 x i64>, ptr %26, align 64
  %1998 = xor <8 x i64> %1997, splat (i64 -1)
  %1999 = and <8 x i64> %1996, %1998
  %2000 = and <8 x i64> %1999, %1544
  %2001 = fcmp uge <8 x double> %1924, splat (double 1.000000e+00)
  %2002 = select <8 x i1> %2001, <8 x i64> zeroinitializer, <8 x i64> %2000
  %2003 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2002)
  %2004 = icmp eq i64 %2003, 0
  br i1 %2004, label %2371, label %2005

2005:                                             ; preds = %1983
  %2006 = load ptr, ptr %57, align 16
  br i1 %206, label %2010, label %2007

2007:                                             ; preds = %2005
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #10
  store <8 x double> %924, ptr %11, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12) #10
  store <8 x i64> %2002, ptr %12, align 64
  %2008 = call fastcc <8 x i64> @project(ptr noundef nonnull %35, ptr noundef nonnull byval(<8 x double>) align 64 %11, ptr noundef %2006, ptr noundef nonnull byval(<8 x i64>) align 64 %12, double noundef 1.000000e+00)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12) #10
  %2009 = load ptr, ptr %57, align 16
  br label %2010

2010:                                             ; preds = %2007, %2005
  %2011 = phi ptr [ %2009, %2007 ], [ %2006, %2005 ]
  %2012 = phi <8 x i64> [ %2008, %2007 ], [ %2002, %2005 ]
  %2013 = load ptr, ptr %66, align 8
  %2014 = getelementptr inbounds <8 x double>, ptr %2013, i64 %357
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %13) #10
  store <8 x double> %924, ptr %13, align 64
  %2015 = call fastcc <8 x i64> @rates(ptr noundef nonnull %35, ptr noundef nonnull byval(<8 x double>) align 64 %13, ptr noundef %2011, ptr noundef %2014, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %13) #10
  %2016 = and <8 x i64> %2015, %2012
  %2017 = load <8 x double>, ptr %358, align 64
  %2018 = fcmp olt <8 x double> %2017, %924
  %2019 = select <8 x i1> %2018, <8 x i64> %2016, <8 x i64> zeroinitializer
  %2020 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2019)
  %2021 = icmp eq i64 %2020, 0
  br i1 %2021, label %2364, label %2022

2022:                                             ; preds = %2010
  %2023 = xor <8 x i64> %2019, splat (i64 -1)
  %2024 = load ptr, ptr %66, align 8
  %2025 = getelementptr inbounds <8 x double>, ptr %2024, i64 %357
  br i1 %217, label %2035, label %2028

2026:                                             ; preds = %2035
  %2027 = load ptr, ptr %66, align 8
  br label %2028

2028:                                             ; preds = %2026, %2022
  %2029 = phi ptr [ %2027, %2026 ], [ %2024, %2022 ]
  %2030 = load <8 x double>, ptr %238, align 64
  %2031 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> splat (double 1.000000e-01), <8 x double> %2030)
  %2032 = load ptr, ptr %60, align 8
  %2033 = getelementptr inbounds <8 x double>, ptr %2029, i64 %361
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #10
  store <8 x double> %2031, ptr %7, align 64
  %2034 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %7, ptr noundef %2032, ptr noundef %2033, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #10
  br i1 %217, label %2077, label %2070

2035:                                             ; preds = %2022, %2035
  %2036 = phi i64 [ %2068, %2035 ], [ 0, %2022 ]
  %2037 = load ptr, ptr %46, align 8
  %2038 = getelementptr inbounds nuw <8 x double>, ptr %2037, i64 %2036
  %2039 = load <8 x double>, ptr %2038, align 64
  %2040 = load ptr, ptr %66, align 8
  %2041 = getelementptr inbounds nuw <8 x double>, ptr %2040, i64 %2036
  %2042 = load <8 x double>, ptr %2041, align 64
  %2043 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2042, <8 x double> splat (double 0x3FACC1FCA2CEB148), <8 x double> zeroinitializer)
  %2044 = getelementptr inbounds nuw <8 x double>, ptr %2041, i64 %272
  %2045 = load <8 x double>, ptr %2044, align 64
  %2046 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2045, <8 x double> splat (double 0x3FD03958F21A35B8), <8 x double> %2043)
  %2047 = getelementptr inbounds nuw <8 x double>, ptr %2041, i64 %279
  %2048 = load <8 x double>, ptr %2047, align 64
  %2049 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2048, <8 x double> splat (double 0xBFCF84C2C277C23E), <8 x double> %2046)
  %2050 = getelementptr inbounds nuw <8 x double>, ptr %2041, i64 %289
  %2051 = load <8 x double>, ptr %2050, align 64
  %2052 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2051, <8 x double> splat (double 0xBFBFCB02555C9DEF), <8 x double> %2049)
  %2053 = getelementptr inbounds nuw <8 x double>, ptr %2041, i64 %300
  %2054 = load <8 x double>, ptr %2053, align 64
  %2055 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2054, <8 x double> splat (double 0x3FC39F10CE2D1913), <8 x double> %2052)
  %2056 = getelementptr inbounds nuw <8 x double>, ptr %2041, i64 %312
  %2057 = load <8 x double>, ptr %2056, align 64
  %2058 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2057, <8 x double> splat (double 0x3F80CBB69B38652C), <8 x double> %2055)
  %2059 = getelementptr inbounds nuw <8 x double>, ptr %2041, i64 %322
  %2060 = load <8 x double>, ptr %2059, align 64
  %2061 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2060, <8 x double> splat (double 0x3F7EFF840F396BA9), <8 x double> %2058)
  %2062 = getelementptr inbounds nuw <8 x double>, ptr %2041, i64 %359
  %2063 = load <8 x double>, ptr %2062, align 64
  %2064 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2063, <8 x double> splat (double -8.298000e-03), <8 x double> %2061)
  %2065 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> %2064, <8 x double> %2039)
  %2066 = load ptr, ptr %60, align 8
  %2067 = getelementptr inbounds nuw <8 x double>, ptr %2066, i64 %2036
  store <8 x double> %2065, ptr %2067, align 64
  %2068 = add nuw nsw i64 %2036, 1
  %2069 = icmp eq i64 %2068, %218
  br i1 %2069, label %2026, label %2035

2070:                                             ; preds = %2077, %2028
  %2071 = load <8 x double>, ptr %238, align 64
  %2072 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> splat (double 2.000000e-01), <8 x double> %2071)
  %2073 = load ptr, ptr %60, align 8
  %2074 = load ptr, ptr %66, align 8
  %2075 = getelementptr inbounds <8 x double>, ptr %2074, i64 %364
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #10
  store <8 x double> %2072, ptr %8, align 64
  %2076 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %8, ptr noundef %2073, ptr noundef %2075, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #10
  br i1 %217, label %2119, label %2112

2077:                                             ; preds = %2028, %2077
  %2078 = phi i64 [ %2110, %2077 ], [ 0, %2028 ]
  %2079 = load ptr, ptr %46, align 8
  %2080 = getelementptr inbounds nuw <8 x double>, ptr %2079, i64 %2078
  %2081 = load <8 x double>, ptr %2080, align 64
  %2082 = load ptr, ptr %66, align 8
  %2083 = getelementptr inbounds nuw <8 x double>, ptr %2082, i64 %2078
  %2084 = load <8 x double>, ptr %2083, align 64
  %2085 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2084, <8 x double> splat (double 0x3FA04CA1897BDB63), <8 x double> zeroinitializer)
  %2086 = getelementptr inbounds nuw <8 x double>, ptr %2083, i64 %264
  %2087 = load <8 x double>, ptr %2086, align 64
  %2088 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2087, <8 x double> splat (double 0x3F9CFAE9E5F59F45), <8 x double> %2085)
  %2089 = getelementptr inbounds nuw <8 x double>, ptr %2083, i64 %272
  %2090 = load <8 x double>, ptr %2089, align 64
  %2091 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2090, <8 x double> splat (double 0x3FAB69DB017C8CF9), <8 x double> %2088)
  %2092 = getelementptr inbounds nuw <8 x double>, ptr %2083, i64 %279
  %2093 = load <8 x double>, ptr %2092, align 64
  %2094 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2093, <8 x double> splat (double 0xBFAC1EF72FC69469), <8 x double> %2091)
  %2095 = getelementptr inbounds nuw <8 x double>, ptr %2083, i64 %312
  %2096 = load <8 x double>, ptr %2095, align 64
  %2097 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2096, <8 x double> splat (double 0xBF1C6710EEF6E153), <8 x double> %2094)
  %2098 = getelementptr inbounds nuw <8 x double>, ptr %2083, i64 %322
  %2099 = load <8 x double>, ptr %2098, align 64
  %2100 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2099, <8 x double> splat (double 0x3F39127A52D32320), <8 x double> %2097)
  %2101 = getelementptr inbounds nuw <8 x double>, ptr %2083, i64 %359
  %2102 = load <8 x double>, ptr %2101, align 64
  %2103 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2102, <8 x double> splat (double 0xBF36500E13E7149B), <8 x double> %2100)
  %2104 = getelementptr inbounds nuw <8 x double>, ptr %2083, i64 %362
  %2105 = load <8 x double>, ptr %2104, align 64
  %2106 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2105, <8 x double> splat (double 0x3FC21686B20CD989), <8 x double> %2103)
  %2107 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> %2106, <8 x double> %2081)
  %2108 = load ptr, ptr %60, align 8
  %2109 = getelementptr inbounds nuw <8 x double>, ptr %2108, i64 %2078
  store <8 x double> %2107, ptr %2109, align 64
  %2110 = add nuw nsw i64 %2078, 1
  %2111 = icmp eq i64 %2110, %218
  br i1 %2111, label %2070, label %2077

2112:                                             ; preds = %2119, %2070
  %2113 = load <8 x double>, ptr %238, align 64
  %2114 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> splat (double 0x3FE8E38E38E38E39), <8 x double> %2113)
  %2115 = load ptr, ptr %60, align 8
  %2116 = load ptr, ptr %66, align 8
  %2117 = getelementptr inbounds <8 x double>, ptr %2116, i64 %367
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #10
  store <8 x double> %2114, ptr %9, align 64
  %2118 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %35, ptr noundef nonnull byval(<8 x double>) align 64 %9, ptr noundef %2115, ptr noundef %2117, ptr noundef nonnull %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #10
  br i1 %217, label %2154, label %2359

2119:                                             ; preds = %2070, %2119
  %2120 = phi i64 [ %2152, %2119 ], [ 0, %2070 ]
  %2121 = load ptr, ptr %46, align 8
  %2122 = getelementptr inbounds nuw <8 x double>, ptr %2121, i64 %2120
  %2123 = load <8 x double>, ptr %2122, align 64
  %2124 = load ptr, ptr %66, align 8
  %2125 = getelementptr inbounds nuw <8 x double>, ptr %2124, i64 %2120
  %2126 = load <8 x double>, ptr %2125, align 64
  %2127 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2126, <8 x double> splat (double 0xBFDB7309792B6015), <8 x double> zeroinitializer)
  %2128 = getelementptr inbounds nuw <8 x double>, ptr %2125, i64 %264
  %2129 = load <8 x double>, ptr %2128, align 64
  %2130 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2129, <8 x double> splat (double 0xC012CA5D44AFDC9A), <8 x double> %2127)
  %2131 = getelementptr inbounds nuw <8 x double>, ptr %2125, i64 %272
  %2132 = load <8 x double>, ptr %2131, align 64
  %2133 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2132, <8 x double> splat (double 0x401EBBD2C419EDA3), <8 x double> %2130)
  %2134 = getelementptr inbounds nuw <8 x double>, ptr %2125, i64 %279
  %2135 = load <8 x double>, ptr %2134, align 64
  %2136 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2135, <8 x double> splat (double 0x401046A54457171C), <8 x double> %2133)
  %2137 = getelementptr inbounds nuw <8 x double>, ptr %2125, i64 %289
  %2138 = load <8 x double>, ptr %2137, align 64
  %2139 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2138, <8 x double> splat (double 0x3FD6D49E44EDBA44), <8 x double> %2136)
  %2140 = getelementptr inbounds nuw <8 x double>, ptr %2125, i64 %359
  %2141 = load <8 x double>, ptr %2140, align 64
  %2142 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2141, <8 x double> splat (double 0xBF56EBEEC24871D4), <8 x double> %2139)
  %2143 = getelementptr inbounds nuw <8 x double>, ptr %2125, i64 %362
  %2144 = load <8 x double>, ptr %2143, align 64
  %2145 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2144, <8 x double> splat (double 0x40079482A23F1996), <8 x double> %2142)
  %2146 = getelementptr inbounds nuw <8 x double>, ptr %2125, i64 %365
  %2147 = load <8 x double>, ptr %2146, align 64
  %2148 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2147, <8 x double> splat (double 0xC0224D4A6DCA2222), <8 x double> %2145)
  %2149 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> %2148, <8 x double> %2123)
  %2150 = load ptr, ptr %60, align 8
  %2151 = getelementptr inbounds nuw <8 x double>, ptr %2150, i64 %2120
  store <8 x double> %2149, ptr %2151, align 64
  %2152 = add nuw nsw i64 %2120, 1
  %2153 = icmp eq i64 %2152, %218
  br i1 %2153, label %2112, label %2119

2154:                                             ; preds = %2112, %2173
  %2155 = phi i64 [ %2347, %2173 ], [ 0, %2112 ]
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %10) #10
  %2156 = load ptr, ptr %46, align 8
  %2157 = getelementptr inbounds nuw <8 x double>, ptr %2156, i64 %2155
  %2158 = load ptr, ptr %57, align 16
  %2159 = getelementptr inbounds nuw <8 x double>, ptr %2158, i64 %2155
  %2160 = getelementptr inbounds nuw <8 x double>, ptr %2024, i64 %2155
  %2161 = getelementptr inbounds nuw <8 x double>, ptr %2025, i64 %2155
  %2162 = load <8 x double>, ptr %2159, align 64
  %2163 = load <8 x double>, ptr %2157, align 64
  %2164 = fsub <8 x double> %2162, %2163
  store <8 x double> %2164, ptr %10, align 64
  %2165 = load <8 x double>, ptr %2160, align 64
  %2166 = fneg <8 x double> %2164
  %2167 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %926, <8 x double> %2165, <8 x double> %2166)
  store <8 x double> %2167, ptr %368, align 64
  %2168 = load <8 x double>, ptr %2161, align 64
  %2169 = fadd <8 x double> %2165, %2168
  %2170 = fneg <8 x double> %2169
  %2171 = fmul <8 x double> %926, %2170
  %2172 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2164, <8 x double> splat (double 2.000000e+00), <8 x double> %2171)
  store <8 x double> %2172, ptr %369, align 64
  br label %2349

2173:                                             ; preds = %2349
  %2174 = load ptr, ptr %66, align 8
  %2175 = getelementptr inbounds nuw <8 x double>, ptr %2174, i64 %2155
  %2176 = load <8 x double>, ptr %2175, align 64
  %2177 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2176, <8 x double> splat (double 0xC020DB9DCC37C81B), <8 x double> zeroinitializer)
  %2178 = add nuw nsw i64 %2155, %264
  %2179 = getelementptr inbounds nuw <8 x double>, ptr %2174, i64 %2178
  %2180 = load <8 x double>, ptr %2179, align 64
  %2181 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2180, <8 x double> splat (double 0x3FE2228765F0A2EB), <8 x double> %2177)
  %2182 = add nuw nsw i64 %2155, %272
  %2183 = getelementptr inbounds nuw <8 x double>, ptr %2174, i64 %2182
  %2184 = load <8 x double>, ptr %2183, align 64
  %2185 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2184, <8 x double> splat (double 0xC0088D35A1175376), <8 x double> %2181)
  %2186 = add nuw nsw i64 %2155, %279
  %2187 = getelementptr inbounds nuw <8 x double>, ptr %2174, i64 %2186
  %2188 = load <8 x double>, ptr %2187, align 64
  %2189 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2188, <8 x double> splat (double 0x400313CCA2E462EC), <8 x double> %2185)
  %2190 = add nuw nsw i64 %2155, %289
  %2191 = getelementptr inbounds nuw <8 x double>, ptr %2174, i64 %2190
  %2192 = load <8 x double>, ptr %2191, align 64
  %2193 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2192, <8 x double> splat (double 0x4000EFAFD3C0D1BD), <8 x double> %2189)
  %2194 = add nuw nsw i64 %2155, %300
  %2195 = getelementptr inbounds nuw <8 x double>, ptr %2174, i64 %2194
  %2196 = load <8 x double>, ptr %2195, align 64
  %2197 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2196, <8 x double> splat (double 0xBFEBE2709A4AC0D3), <8 x double> %2193)
  %2198 = add nuw nsw i64 %2155, %312
  %2199 = getelementptr inbounds nuw <8 x double>, ptr %2174, i64 %2198
  %2200 = load <8 x double>, ptr %2199, align 64
  %2201 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2200, <8 x double> splat (double 0x4001EC6A759DA28B), <8 x double> %2197)
  %2202 = add nuw nsw i64 %2155, %322
  %2203 = getelementptr inbounds nuw <8 x double>, ptr %2174, i64 %2202
  %2204 = load <8 x double>, ptr %2203, align 64
  %2205 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2204, <8 x double> splat (double 0x3FE435E4B2F53319), <8 x double> %2201)
  %2206 = add nuw nsw i64 %2155, %359
  %2207 = getelementptr inbounds nuw <8 x double>, ptr %2174, i64 %2206
  %2208 = load <8 x double>, ptr %2207, align 64
  %2209 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2208, <8 x double> splat (double 0xBFB6C81218B7F07C), <8 x double> %2205)
  %2210 = add nuw nsw i64 %2155, %362
  %2211 = getelementptr inbounds nuw <8 x double>, ptr %2174, i64 %2210
  %2212 = load <8 x double>, ptr %2211, align 64
  %2213 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2212, <8 x double> splat (double 0x40322604753358B4), <8 x double> %2209)
  %2214 = add nuw nsw i64 %2155, %365
  %2215 = getelementptr inbounds nuw <8 x double>, ptr %2174, i64 %2214
  %2216 = load <8 x double>, ptr %2215, align 64
  %2217 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2216, <8 x double> splat (double 0xC02263A6DB60DFA1), <8 x double> %2213)
  %2218 = add nuw nsw i64 %2155, %370
  %2219 = getelementptr inbounds nuw <8 x double>, ptr %2174, i64 %2218
  %2220 = load <8 x double>, ptr %2219, align 64
  %2221 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2220, <8 x double> splat (double 0xC011BE8052A2581D), <8 x double> %2217)
  %2222 = fmul <8 x double> %2221, %926
  %2223 = load ptr, ptr %74, align 16
  %2224 = getelementptr inbounds nuw <8 x double>, ptr %2223, i64 %2155
  %2225 = getelementptr inbounds nuw <8 x double>, ptr %2224, i64 %251
  store <8 x double> %2222, ptr %2225, align 64
  %2226 = load ptr, ptr %66, align 8
  %2227 = getelementptr inbounds nuw <8 x double>, ptr %2226, i64 %2155
  %2228 = load <8 x double>, ptr %2227, align 64
  %2229 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2228, <8 x double> splat (double 0x4024DAE269AD44FC), <8 x double> zeroinitializer)
  %2230 = getelementptr inbounds nuw <8 x double>, ptr %2226, i64 %2178
  %2231 = load <8 x double>, ptr %2230, align 64
  %2232 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2231, <8 x double> splat (double 0x406E49125D57ED67), <8 x double> %2229)
  %2233 = getelementptr inbounds nuw <8 x double>, ptr %2226, i64 %2182
  %2234 = load <8 x double>, ptr %2233, align 64
  %2235 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2234, <8 x double> splat (double 0x4064A66A19B8434B), <8 x double> %2232)
  %2236 = getelementptr inbounds nuw <8 x double>, ptr %2226, i64 %2186
  %2237 = load <8 x double>, ptr %2236, align 64
  %2238 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2237, <8 x double> splat (double 0xC07768BF81E14E35), <8 x double> %2235)
  %2239 = getelementptr inbounds nuw <8 x double>, ptr %2226, i64 %2190
  %2240 = load <8 x double>, ptr %2239, align 64
  %2241 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2240, <8 x double> splat (double 0xC0361D194558CFFB), <8 x double> %2238)
  %2242 = getelementptr inbounds nuw <8 x double>, ptr %2226, i64 %2194
  %2243 = load <8 x double>, ptr %2242, align 64
  %2244 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2243, <8 x double> splat (double 0x401EEF08F933A023), <8 x double> %2241)
  %2245 = getelementptr inbounds nuw <8 x double>, ptr %2226, i64 %2198
  %2246 = load <8 x double>, ptr %2245, align 64
  %2247 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2246, <8 x double> splat (double 0xC03EAC90D122C30D), <8 x double> %2244)
  %2248 = getelementptr inbounds nuw <8 x double>, ptr %2226, i64 %2202
  %2249 = load <8 x double>, ptr %2248, align 64
  %2250 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2249, <8 x double> splat (double 0xC022AA0D032A0ACD), <8 x double> %2247)
  %2251 = getelementptr inbounds nuw <8 x double>, ptr %2226, i64 %2206
  %2252 = load <8 x double>, ptr %2251, align 64
  %2253 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2252, <8 x double> splat (double 0x402F64FC65250F7C), <8 x double> %2250)
  %2254 = getelementptr inbounds nuw <8 x double>, ptr %2226, i64 %2210
  %2255 = load <8 x double>, ptr %2254, align 64
  %2256 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2255, <8 x double> splat (double 0xC03F23AFEDECFD53), <8 x double> %2253)
  %2257 = getelementptr inbounds nuw <8 x double>, ptr %2226, i64 %2214
  %2258 = load <8 x double>, ptr %2257, align 64
  %2259 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2258, <8 x double> splat (double 0xC022B4B2806665CA), <8 x double> %2256)
  %2260 = getelementptr inbounds nuw <8 x double>, ptr %2226, i64 %2218
  %2261 = load <8 x double>, ptr %2260, align 64
  %2262 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2261, <8 x double> splat (double 0x4041E88E43070A10), <8 x double> %2259)
  %2263 = fmul <8 x double> %2262, %926
  %2264 = load ptr, ptr %74, align 16
  %2265 = getelementptr inbounds nuw <8 x double>, ptr %2264, i64 %2155
  %2266 = getelementptr inbounds nuw <8 x double>, ptr %2265, i64 %257
  store <8 x double> %2263, ptr %2266, align 64
  %2267 = load ptr, ptr %66, align 8
  %2268 = getelementptr inbounds nuw <8 x double>, ptr %2267, i64 %2155
  %2269 = load <8 x double>, ptr %2268, align 64
  %2270 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2269, <8 x double> splat (double 0x4033FC2C7303381F), <8 x double> zeroinitializer)
  %2271 = getelementptr inbounds nuw <8 x double>, ptr %2267, i64 %2178
  %2272 = load <8 x double>, ptr %2271, align 64
  %2273 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2272, <8 x double> splat (double 0xC0783098D10F2521), <8 x double> %2270)
  %2274 = getelementptr inbounds nuw <8 x double>, ptr %2267, i64 %2182
  %2275 = load <8 x double>, ptr %2274, align 64
  %2276 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2275, <8 x double> splat (double 0xC067A5B34EDF4D39), <8 x double> %2273)
  %2277 = getelementptr inbounds nuw <8 x double>, ptr %2267, i64 %2186
  %2278 = load <8 x double>, ptr %2277, align 64
  %2279 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2278, <8 x double> splat (double 0x40807E771C2C6A0C), <8 x double> %2276)
  %2280 = getelementptr inbounds nuw <8 x double>, ptr %2267, i64 %2190
  %2281 = load <8 x double>, ptr %2280, align 64
  %2282 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2281, <8 x double> splat (double 0xC02725D68DC06F96), <8 x double> %2279)
  %2283 = getelementptr inbounds nuw <8 x double>, ptr %2267, i64 %2194
  %2284 = load <8 x double>, ptr %2283, align 64
  %2285 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2284, <8 x double> splat (double 0x401B8661DD0F8BD7), <8 x double> %2282)
  %2286 = getelementptr inbounds nuw <8 x double>, ptr %2267, i64 %2198
  %2287 = load <8 x double>, ptr %2286, align 64
  %2288 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2287, <8 x double> splat (double 0xBFF0027A7D67FC68), <8 x double> %2285)
  %2289 = getelementptr inbounds nuw <8 x double>, ptr %2267, i64 %2202
  %2290 = load <8 x double>, ptr %2289, align 64
  %2291 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2290, <8 x double> splat (double 0x3FE8E308023D3331), <8 x double> %2288)
  %2292 = getelementptr inbounds nuw <8 x double>, ptr %2267, i64 %2206
  %2293 = load <8 x double>, ptr %2292, align 64
  %2294 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2293, <8 x double> splat (double 0xC00639C3EFFF56D2), <8 x double> %2291)
  %2295 = getelementptr inbounds nuw <8 x double>, ptr %2267, i64 %2210
  %2296 = load <8 x double>, ptr %2295, align 64
  %2297 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2296, <8 x double> splat (double 0xC04E192D4F30C77F), <8 x double> %2294)
  %2298 = getelementptr inbounds nuw <8 x double>, ptr %2267, i64 %2214
  %2299 = load <8 x double>, ptr %2298, align 64
  %2300 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2299, <8 x double> splat (double 0x40551481861928C0), <8 x double> %2297)
  %2301 = getelementptr inbounds nuw <8 x double>, ptr %2267, i64 %2218
  %2302 = load <8 x double>, ptr %2301, align 64
  %2303 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2302, <8 x double> splat (double 0x4027FC0D95740812), <8 x double> %2300)
  %2304 = fmul <8 x double> %2303, %926
  %2305 = load ptr, ptr %74, align 16
  %2306 = getelementptr inbounds nuw <8 x double>, ptr %2305, i64 %2178
  store <8 x double> %2304, ptr %2306, align 64
  %2307 = load ptr, ptr %66, align 8
  %2308 = getelementptr inbounds nuw <8 x double>, ptr %2307, i64 %2155
  %2309 = load <8 x double>, ptr %2308, align 64
  %2310 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2309, <8 x double> splat (double 0xC039B1A59F97E9A3), <8 x double> zeroinitializer)
  %2311 = getelementptr inbounds nuw <8 x double>, ptr %2307, i64 %2178
  %2312 = load <8 x double>, ptr %2311, align 64
  %2313 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2312, <8 x double> splat (double 0xC06346126BD860C7), <8 x double> %2310)
  %2314 = getelementptr inbounds nuw <8 x double>, ptr %2307, i64 %2182
  %2315 = load <8 x double>, ptr %2314, align 64
  %2316 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2315, <8 x double> splat (double 0xC06CF0F0AC990990), <8 x double> %2313)
  %2317 = getelementptr inbounds nuw <8 x double>, ptr %2307, i64 %2186
  %2318 = load <8 x double>, ptr %2317, align 64
  %2319 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2318, <8 x double> splat (double 0x40765A39D3B3C602), <8 x double> %2316)
  %2320 = getelementptr inbounds nuw <8 x double>, ptr %2307, i64 %2190
  %2321 = load <8 x double>, ptr %2320, align 64
  %2322 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2321, <8 x double> splat (double 0x405759F0D4D83C70), <8 x double> %2319)
  %2323 = getelementptr inbounds nuw <8 x double>, ptr %2307, i64 %2194
  %2324 = load <8 x double>, ptr %2323, align 64
  %2325 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2324, <8 x double> splat (double 0xC042BAAA552107AB), <8 x double> %2322)
  %2326 = getelementptr inbounds nuw <8 x double>, ptr %2307, i64 %2198
  %2327 = load <8 x double>, ptr %2326, align 64
  %2328 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2327, <8 x double> splat (double 0x405A0660A855838E), <8 x double> %2325)
  %2329 = getelementptr inbounds nuw <8 x double>, ptr %2307, i64 %2202
  %2330 = load <8 x double>, ptr %2329, align 64
  %2331 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2330, <8 x double> splat (double 0x403DD71D78528CF6), <8 x double> %2328)
  %2332 = getelementptr inbounds nuw <8 x double>, ptr %2307, i64 %2206
  %2333 = load <8 x double>, ptr %2332, align 64
  %2334 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2333, <8 x double> splat (double 0xC045C4484E37F77E), <8 x double> %2331)
  %2335 = getelementptr inbounds nuw <8 x double>, ptr %2307, i64 %2210
  %2336 = load <8 x double>, ptr %2335, align 64
  %2337 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2336, <8 x double> splat (double 0x405814C57DF82010), <8 x double> %2334)
  %2338 = getelementptr inbounds nuw <8 x double>, ptr %2307, i64 %2214
  %2339 = load <8 x double>, ptr %2338, align 64
  %2340 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2339, <8 x double> splat (double 0xC04396B082B5CD1E), <8 x double> %2337)
  %2341 = getelementptr inbounds nuw <8 x double>, ptr %2307, i64 %2218
  %2342 = load <8 x double>, ptr %2341, align 64
  %2343 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2342, <8 x double> splat (double 0xC062B7423E1CB30D), <8 x double> %2340)
  %2344 = fmul <8 x double> %2343, %926
  %2345 = load ptr, ptr %74, align 16
  %2346 = getelementptr inbounds nuw <8 x double>, ptr %2345, i64 %2182
  store <8 x double> %2344, ptr %2346, align 64
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %10) #10
  %2347 = add nuw nsw i64 %2155, 1
  %2348 = icmp eq i64 %2347, %218
  br i1 %2348, label %2359, label %2154

2349:                                             ; preds = %2349, %2154
  %2350 = phi i64 [ 0, %2154 ], [ %2357, %2349 ]
  %2351 = getelementptr inbounds nuw [3 x <8 x double>], ptr %10, i64 0, i64 %2350
  %2352 = load <8 x double>, ptr %2351, align 64
  %2353 = load ptr, ptr %74, align 16
  %2354 = mul nuw nsw i64 %2350, %218
  %2355 = getelementptr inbounds nuw <8 x double>, ptr %2353, i64 %2354
  %2356 = getelementptr inbounds nuw <8 x double>, ptr %2355, i64 %2155
  store <8 x double> %2352, ptr %2356, align 64
  %2357 = add nuw nsw i64 %2350, 1
  %2358 = icmp eq i64 %2357, 3
  br i1 %2358, label %2173, label %2349

2359:                                             ; preds = %2173, %2112
  %2360 = and <8 x i64> %2076, %2034
  %2361 = and <8 x i64> %2360, %2118
  %2362 = or <8 x i64> %2361, %2023
  %2363 = and <8 x i64> %2362, %2016
  br label %2364

2364:                                             ; preds = %2359, %2010
  %2365 = phi <8 x i64> [ %2363, %2359 ], [ %2016, %2010 ]
  %2366 = load <8 x i64>, ptr %26, align 64
  %2367 = xor <8 x i64> %2366, splat (i64 -1)
  %2368 = and <8 x i64> %2365, %2367
  %2369 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2368)
  %2370 = icmp eq i64 %2369, 0
  br i1 %2370, label %2371, label %2375

2371:                                             ; preds = %2364, %1983
  %2372 = phi <8 x i64> [ %2368, %2364 ], [ %2002, %1983 ]
  %2373 = phi <8 x i64> [ %2366, %2364 ], [ %1997, %1983 ]
  %2374 = bitcast <8 x double> %924 to <8 x i64>
  br label %2568

2375:                                             ; preds = %2364
  %2376 = bitcast <8 x double> %924 to <8 x i64>
  %2377 = load <8 x double>, ptr %358, align 64
  br label %2378

2378:                                             ; preds = %2567, %2375
  %2379 = phi <8 x double> [ %2377, %2375 ], [ %2564, %2567 ]
  %2380 = phi <8 x i64> [ %2368, %2375 ], [ %2468, %2567 ]
  %2381 = fcmp ole <8 x double> %2379, %924
  %2382 = select <8 x i1> %2381, <8 x i64> %2380, <8 x i64> zeroinitializer
  %2383 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2382)
  %2384 = icmp eq i64 %2383, 0
  br i1 %2384, label %2568, label %2385

2385:                                             ; preds = %2378
  %2386 = load <8 x double>, ptr %238, align 64
  %2387 = fsub <8 x double> %2379, %2386
  %2388 = fdiv <8 x double> %2387, %926
  %2389 = bitcast <8 x double> %2388 to <8 x i64>
  %2390 = and <8 x i64> %2382, %2389
  %2391 = xor <8 x i64> %2382, splat (i64 -1)
  %2392 = and <8 x i64> %2391, splat (i64 4607182418800017408)
  %2393 = or <8 x i64> %2390, %2392
  %2394 = bitcast <8 x i64> %2393 to <8 x double>
  %2395 = fcmp uge <8 x double> %2394, splat (double 1.000000e+00)
  %2396 = load ptr, ptr %63, align 32
  br i1 %217, label %2397, label %2438

2397:                                             ; preds = %2385
  %2398 = fsub <8 x double> splat (double 1.000000e+00), %2394
  br label %2399

2399:                                             ; preds = %2403, %2397
  %2400 = phi i64 [ 0, %2397 ], [ %2428, %2403 ]
  call void @llvm.lifetime.start.p0(i64 448, ptr nonnull %6) #10
  %2401 = load ptr, ptr %74, align 16
  %2402 = getelementptr inbounds nuw <8 x double>, ptr %2401, i64 %2400
  br label %2430

2403:                                             ; preds = %2430
  %2404 = load ptr, ptr %46, align 8
  %2405 = getelementptr inbounds nuw <8 x double>, ptr %2404, i64 %2400
  %2406 = getelementptr inbounds nuw <8 x double>, ptr %2396, i64 %2400
  %2407 = load <8 x double>, ptr %371, align 64
  %2408 = fmul <8 x double> %2407, %2394
  %2409 = load <8 x double>, ptr %372, align 64
  %2410 = fadd <8 x double> %2408, %2409
  %2411 = fmul <8 x double> %2398, %2410
  %2412 = load <8 x double>, ptr %373, align 64
  %2413 = fadd <8 x double> %2412, %2411
  %2414 = fmul <8 x double> %2413, %2394
  %2415 = load <8 x double>, ptr %374, align 64
  %2416 = fadd <8 x double> %2415, %2414
  %2417 = fmul <8 x double> %2398, %2416
  %2418 = load <8 x double>, ptr %375, align 64
  %2419 = fadd <8 x double> %2418, %2417
  %2420 = fmul <8 x double> %2419, %2394
  %2421 = load <8 x double>, ptr %376, align 64
  %2422 = fadd <8 x double> %2421, %2420
  %2423 = fmul <8 x double> %2398, %2422
  %2424 = load <8 x double>, ptr %2405, align 64
  %2425 = load <8 x double>, ptr %6, align 64
  %2426 = fadd <8 x double> %2425, %2423
  %2427 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2426, <8 x double> %2394, <8 x double> %2424)
  store <8 x double> %2427, ptr %2406, align 64
  call void @llvm.lifetime.end.p0(i64 448, ptr nonnull %6) #10
  %2428 = add nuw nsw i64 %2400, 1
  %2429 = icmp eq i64 %2428, %218
  br i1 %2429, label %2439, label %2399

2430:                                             ; preds = %2430, %2399
  %2431 = phi i64 [ 0, %2399 ], [ %2436, %2430 ]
  %2432 = mul nuw nsw i64 %2431, %218
  %2433 = getelementptr inbounds nuw <8 x double>, ptr %2402, i64 %2432
  %2434 = load <8 x double>, ptr %2433, align 64
  %2435 = getelementptr inbounds nuw [7 x <8 x double>], ptr %6, i64 0, i64 %2431
  store <8 x double> %2434, ptr %2435, align 64
  %2436 = add nuw nsw i64 %2431, 1
  %2437 = icmp eq i64 %2436, 7
  br i1 %2437, label %2403, label %2430

2438:                                             ; preds = %2439, %2385
  br i1 %206, label %2467, label %2450

2439:                                             ; preds = %2403, %2439
  %2440 = phi i64 [ %2448, %2439 ], [ 0, %2403 ]
  %2441 = load ptr, ptr %63, align 32
  %2442 = getelementptr inbounds nuw <8 x double>, ptr %2441, i64 %2440
  %2443 = load <8 x i64>, ptr %2442, align 64
  %2444 = load ptr, ptr %57, align 16
  %2445 = getelementptr inbounds nuw <8 x double>, ptr %2444, i64 %2440
  %2446 = load <8 x i64>, ptr %2445, align 64
  %2447 = select <8 x i1> %2395, <8 x i64> %2446, <8 x i64> %2443
  store <8 x i64> %2447, ptr %2442, align 64
  %2448 = add nuw nsw i64 %2440, 1
  %2449 = icmp eq i64 %2448, %218
  br i1 %2449, label %2438, label %2439

2450:                                             ; preds = %2438
  %2451 = select <8 x i1> %2395, <8 x i64> zeroinitializer, <8 x i64> %2382
  %2452 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2451)
  %2453 = icmp eq i64 %2452, 0
  br i1 %2453, label %2467, label %2454

2454:                                             ; preds = %2450
  %2455 = xor <8 x i64> %2451, splat (i64 -1)
  %2456 = bitcast <8 x double> %2379 to <8 x i64>
  %2457 = and <8 x i64> %2382, %2456
  %2458 = and <8 x i64> %2391, %2376
  %2459 = or <8 x i64> %2457, %2458
  %2460 = load ptr, ptr %63, align 32
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3)
  store <8 x i64> %2459, ptr %3, align 64
  %2461 = load ptr, ptr %35, align 64
  %2462 = load ptr, ptr %96, align 8
  call void @appell_lanes_correct(ptr noundef nonnull %3, ptr noundef %2460, ptr noundef %2461, ptr noundef null, ptr noundef %2462) #10
  %2463 = load <8 x double>, ptr %3, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #10
  store <8 x double> %2463, ptr %4, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #10
  store <8 x i64> %2451, ptr %5, align 64
  %2464 = call fastcc <8 x i64> @project(ptr noundef nonnull %35, ptr noundef nonnull byval(<8 x double>) align 64 %4, ptr noundef %2460, ptr noundef nonnull byval(<8 x i64>) align 64 %5, double noundef 1.000000e+03)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3)
  %2465 = or <8 x i64> %2464, %2455
  %2466 = and <8 x i64> %2465, %2380
  br label %2467

2467:                                             ; preds = %2454, %2450, %2438
  %2468 = phi <8 x i64> [ %2466, %2454 ], [ %2380, %2450 ], [ %2380, %2438 ]
  %2469 = bitcast <8 x double> %2379 to <8 x i64>
  %2470 = and <8 x i64> %2382, %2469
  %2471 = and <8 x i64> %2391, %2376
  %2472 = or <8 x i64> %2470, %2471
  %2473 = load ptr, ptr %63, align 32
  %2474 = and <8 x i64> %2468, %2382
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2)
  store <8 x i64> %2472, ptr %2, align 64
  %2475 = load ptr, ptr %35, align 64
  %2476 = load ptr, ptr %117, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %2, ptr noundef %2473, ptr noundef %2475, ptr noundef null, ptr noundef %2476) #10
  %2477 = load ptr, ptr %117, align 64
  %2478 = getelementptr inbounds nuw i8, ptr %2477, i64 64
  br label %2479

2479:                                             ; preds = %2539, %2467
  %2480 = phi i64 [ 0, %2467 ], [ %2540, %2539 ]
  %2481 = trunc nuw nsw i64 %2480 to i32
  %2482 = extractelement <8 x i64> %2474, i32 %2481
  %2483 = icmp eq i64 %2482, 0
  br i1 %2483, label %2539, label %2484

2484:                                             ; preds = %2479
  %2485 = getelementptr inbounds nuw [8 x i32], ptr %377, i64 0, i64 %2480
  %2486 = load i32, ptr %2485, align 4
  %2487 = sext i32 %2486 to i64
  %2488 = getelementptr inbounds nuw [8 x i32], ptr %378, i64 0, i64 %2480
  %2489 = load i32, ptr %2488, align 4
  %2490 = add nsw i32 %2489, 1
  store i32 %2490, ptr %2488, align 4
  %2491 = sext i32 %2489 to i64
  %2492 = load i32, ptr %227, align 4
  %2493 = sext i32 %2492 to i64
  br i1 %230, label %2494, label %2498

2494:                                             ; preds = %2484
  %2495 = load ptr, ptr %231, align 8
  %2496 = mul nsw i64 %2487, %104
  %2497 = getelementptr double, ptr %2495, i64 %2491
  br label %2503

2498:                                             ; preds = %2503, %2484
  br i1 %194, label %2499, label %2513

2499:                                             ; preds = %2498
  %2500 = load ptr, ptr %232, align 8
  %2501 = mul nsw i64 %2487, %233
  %2502 = getelementptr double, ptr %2500, i64 %2491
  br label %2526

2503:                                             ; preds = %2503, %2494
  %2504 = phi i64 [ 0, %2494 ], [ %2511, %2503 ]
  %2505 = getelementptr inbounds nuw <8 x double>, ptr %2473, i64 %2504
  %2506 = load <8 x double>, ptr %2505, align 64
  %2507 = extractelement <8 x double> %2506, i32 %2481
  %2508 = add nsw i64 %2504, %2496
  %2509 = mul nsw i64 %2508, %2493
  %2510 = getelementptr double, ptr %2497, i64 %2509
  store double %2507, ptr %2510, align 8
  %2511 = add nuw nsw i64 %2504, 1
  %2512 = icmp eq i64 %2511, %235
  br i1 %2512, label %2498, label %2503

2513:                                             ; preds = %2526, %2498
  %2514 = load ptr, ptr %234, align 8
  %2515 = shl nsw i64 %2487, 1
  %2516 = getelementptr double, ptr %2514, i64 %2491
  %2517 = load <8 x double>, ptr %2477, align 64
  %2518 = extractelement <8 x double> %2517, i32 %2481
  %2519 = mul nsw i64 %2515, %2493
  %2520 = getelementptr double, ptr %2516, i64 %2519
  store double %2518, ptr %2520, align 8
  %2521 = load <8 x double>, ptr %2478, align 64
  %2522 = extractelement <8 x double> %2521, i32 %2481
  %2523 = or disjoint i64 %2515, 1
  %2524 = mul nsw i64 %2523, %2493
  %2525 = getelementptr double, ptr %2516, i64 %2524
  store double %2522, ptr %2525, align 8
  br label %2539

2526:                                             ; preds = %2526, %2499
  %2527 = phi i64 [ 0, %2499 ], [ %2537, %2526 ]
  %2528 = trunc nuw nsw i64 %2527 to i32
  %2529 = add i32 %51, %2528
  %2530 = sext i32 %2529 to i64
  %2531 = getelementptr inbounds <8 x double>, ptr %2473, i64 %2530
  %2532 = load <8 x double>, ptr %2531, align 64
  %2533 = extractelement <8 x double> %2532, i32 %2481
  %2534 = add nsw i64 %2527, %2501
  %2535 = mul nsw i64 %2534, %2493
  %2536 = getelementptr double, ptr %2502, i64 %2535
  store double %2533, ptr %2536, align 8
  %2537 = add nuw nsw i64 %2527, 1
  %2538 = icmp eq i64 %2537, %236
  br i1 %2538, label %2513, label %2526

2539:                                             ; preds = %2513, %2479
  %2540 = add nuw nsw i64 %2480, 1
  %2541 = icmp eq i64 %2540, 8
  br i1 %2541, label %2542, label %2479

2542:                                             ; preds = %2539
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2)
  %2543 = load <8 x double>, ptr %358, align 64
  br label %2544

2544:                                             ; preds = %2563, %2542
  %2545 = phi <8 x double> [ %2543, %2542 ], [ %2564, %2563 ]
  %2546 = phi i64 [ 0, %2542 ], [ %2565, %2563 ]
  %2547 = trunc nuw nsw i64 %2546 to i32
  %2548 = extractelement <8 x i64> %2474, i32 %2547
  %2549 = icmp eq i64 %2548, 0
  br i1 %2549, label %2563, label %2550

2550:                                             ; preds = %2544
  %2551 = getelementptr inbounds nuw [8 x i32], ptr %378, i64 0, i64 %2546
  %2552 = load i32, ptr %2551, align 4
  %2553 = load i32, ptr %227, align 4
  %2554 = icmp slt i32 %2552, %2553
  br i1 %2554, label %2555, label %2560

2555:                                             ; preds = %2550
  %2556 = load ptr, ptr %228, align 8
  %2557 = sext i32 %2552 to i64
  %2558 = getelementptr inbounds double, ptr %2556, i64 %2557
  %2559 = load double, ptr %2558, align 8
  br label %2560

2560:                                             ; preds = %2555, %2550
  %2561 = phi double [ %2559, %2555 ], [ 0x7FF0000000000000, %2550 ]
  %2562 = insertelement <8 x double> %2545, double %2561, i32 %2547
  store <8 x double> %2562, ptr %358, align 64
  br label %2563

2563:                                             ; preds = %2560, %2544
  %2564 = phi <8 x double> [ %2562, %2560 ], [ %2545, %2544 ]
  %2565 = add nuw nsw i64 %2546, 1
  %2566 = icmp eq i64 %2565, 8
  br i1 %2566, label %2567, label %2544

2567:                                             ; preds = %2563
  br label %2378

2568:                                             ; preds = %2378, %2371
  %2569 = phi <8 x i64> [ %2372, %2371 ], [ %2368, %2378 ]
  %2570 = phi <8 x i64> [ %2373, %2371 ], [ %2366, %2378 ]
  %2571 = phi <8 x i64> [ %2374, %2371 ], [ %2376, %2378 ]
  %2572 = phi <8 x i64> [ %2372, %2371 ], [ %2380, %2378 ]
  %2573 = load <8 x i64>, ptr %182, align 64
  %2574 = xor <8 x i64> %2569, splat (i64 -1)
  %2575 = and <8 x i64> %2573, %2574
  %2576 = load <8 x i64>, ptr %238, align 64
  %2577 = and <8 x i64> %2572, %2571
  %2578 = xor <8 x i64> %2572, splat (i64 -1)
  %2579 = and <8 x i64> %2576, %2578
  %2580 = or <8 x i64> %2579, %2577
  store <8 x i64> %2580, ptr %238, align 64
  %2581 = load <8 x double>, ptr %337, align 64
  %2582 = load ptr, ptr %57, align 16
  br i1 %220, label %2583, label %2592

2583:                                             ; preds = %2568, %2583
  %2584 = phi i64 [ %2590, %2583 ], [ 0, %2568 ]
  %2585 = phi <8 x double> [ %2589, %2583 ], [ zeroinitializer, %2568 ]
  %2586 = getelementptr inbounds nuw <8 x double>, ptr %2582, i64 %2584
  %2587 = load <8 x double>, ptr %2586, align 64
  %2588 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2587)
  %2589 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2585, <8 x double> %2588)
  %2590 = add nuw nsw i64 %2584, 1
  %2591 = icmp eq i64 %2590, %221
  br i1 %2591, label %2592, label %2583

2592:                                             ; preds = %2583, %2568
  %2593 = phi <8 x double> [ zeroinitializer, %2568 ], [ %2589, %2583 ]
  %2594 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2581, <8 x double> %2593)
  %2595 = bitcast <8 x double> %2581 to <8 x i64>
  %2596 = bitcast <8 x double> %2594 to <8 x i64>
  %2597 = and <8 x i64> %2572, %2596
  %2598 = and <8 x i64> %2595, %2578
  %2599 = or <8 x i64> %2597, %2598
  store <8 x i64> %2599, ptr %337, align 64
  %2600 = load <8 x double>, ptr %338, align 64
  br i1 %208, label %2601, label %2610

2601:                                             ; preds = %2592, %2601
  %2602 = phi i64 [ %2608, %2601 ], [ %222, %2592 ]
  %2603 = phi <8 x double> [ %2607, %2601 ], [ zeroinitializer, %2592 ]
  %2604 = getelementptr inbounds <8 x double>, ptr %2582, i64 %2602
  %2605 = load <8 x double>, ptr %2604, align 64
  %2606 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2605)
  %2607 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2603, <8 x double> %2606)
  %2608 = add nsw i64 %2602, 1
  %2609 = icmp slt i64 %2608, %104
  br i1 %2609, label %2601, label %2610

2610:                                             ; preds = %2601, %2592
  %2611 = phi <8 x double> [ zeroinitializer, %2592 ], [ %2607, %2601 ]
  %2612 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2600, <8 x double> %2611)
  %2613 = bitcast <8 x double> %2600 to <8 x i64>
  %2614 = bitcast <8 x double> %2612 to <8 x i64>
  %2615 = and <8 x i64> %2572, %2614
  %2616 = and <8 x i64> %2613, %2578
  %2617 = or <8 x i64> %2615, %2616
  store <8 x i64> %2617, ptr %338, align 64
  br i1 %217, label %2618, label %2639

2618:                                             ; preds = %2610, %2618
  %2619 = phi i64 [ %2637, %2618 ], [ 0, %2610 ]
  %2620 = load ptr, ptr %57, align 16
  %2621 = getelementptr inbounds nuw <8 x double>, ptr %2620, i64 %2619
  %2622 = load <8 x i64>, ptr %2621, align 64
  %2623 = load ptr, ptr %46, align 8
  %2624 = getelementptr inbounds nuw <8 x double>, ptr %2623, i64 %2619
  %2625 = load <8 x i64>, ptr %2624, align 64
  %2626 = and <8 x i64> %2622, %2572
  %2627 = and <8 x i64> %2625, %2578
  %2628 = or <8 x i64> %2627, %2626
  store <8 x i64> %2628, ptr %2624, align 64
  %2629 = load ptr, ptr %66, align 8
  %2630 = getelementptr inbounds nuw <8 x double>, ptr %2629, i64 %2619
  %2631 = getelementptr inbounds nuw <8 x double>, ptr %2630, i64 %359
  %2632 = load <8 x i64>, ptr %2631, align 64
  %2633 = load <8 x i64>, ptr %2630, align 64
  %2634 = and <8 x i64> %2632, %2572
  %2635 = and <8 x i64> %2633, %2578
  %2636 = or <8 x i64> %2635, %2634
  store <8 x i64> %2636, ptr %2630, align 64
  %2637 = add nuw nsw i64 %2619, 1
  %2638 = icmp eq i64 %2637, %218
  br i1 %2638, label %2639, label %2618

2639:                                             ; preds = %2618, %2610
  %2640 = load <8 x i64>, ptr %347, align 64
  %2641 = and <8 x i64> %2572, %925
  %2642 = and <8 x i64> %2640, %2578
  %2643 = or <8 x i64> %2642, %2641
  store <8 x i64> %2643, ptr %347, align 64
  %2644 = load <8 x i64>, ptr %353, align 64
  %2645 = and <8 x i64> %2572, %1955
  %2646 = and <8 x i64> %2644, %2578
  %2647 = or <8 x i64> %2646, %2645
  store <8 x i64> %2647, ptr %353, align 64
  %2648 = load <8 x i64>, ptr %354, align 64
  %2649 = and <8 x i64> %2572, %1754
  %2650 = and <8 x i64> %2648, %2578
  %2651 = or <8 x i64> %2650, %2649
  store <8 x i64> %2651, ptr %354, align 64
  %2652 = select <8 x i1> %2001, <8 x i64> %2575, <8 x i64> zeroinitializer
  %2653 = load <8 x double>, ptr %379, align 64
  %2654 = fadd <8 x double> %2653, splat (double 1.000000e+00)
  %2655 = bitcast <8 x double> %2653 to <8 x i64>
  %2656 = bitcast <8 x double> %2654 to <8 x i64>
  %2657 = and <8 x i64> %2652, %2656
  %2658 = xor <8 x i64> %2652, splat (i64 -1)
  %2659 = and <8 x i64> %2655, %2658
  %2660 = or <8 x i64> %2657, %2659
  %2661 = bitcast <8 x i64> %2660 to <8 x double>
  store <8 x i64> %2660, ptr %379, align 64
  %2662 = fcmp ogt <8 x double> %2661, splat (double 2.000000e+00)
  %2663 = select <8 x i1> %2662, <8 x i64> %2652, <8 x i64> zeroinitializer
  %2664 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2663)
  %2665 = icmp eq i64 %2664, 0
  br i1 %2665, label %2715, label %2666

2666:                                             ; preds = %2639
  %2667 = load double, ptr %185, align 64
  %2668 = fdiv double 0x3D06849B86A12B9B, %2667
  %2669 = insertelement <8 x double> poison, double %2668, i64 0
  %2670 = shufflevector <8 x double> %2669, <8 x double> poison, <8 x i32> zeroinitializer
  %2671 = load <8 x double>, ptr %337, align 64
  %2672 = load ptr, ptr %57, align 16
  br i1 %220, label %2673, label %2682

2673:                                             ; preds = %2666, %2673
  %2674 = phi i64 [ %2680, %2673 ], [ 0, %2666 ]
  %2675 = phi <8 x double> [ %2679, %2673 ], [ zeroinitializer, %2666 ]
  %2676 = getelementptr inbounds nuw <8 x double>, ptr %2672, i64 %2674
  %2677 = load <8 x double>, ptr %2676, align 64
  %2678 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2677)
  %2679 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2675, <8 x double> %2678)
  %2680 = add nuw nsw i64 %2674, 1
  %2681 = icmp eq i64 %2680, %221
  br i1 %2681, label %2682, label %2673

2682:                                             ; preds = %2673, %2666
  %2683 = phi <8 x double> [ zeroinitializer, %2666 ], [ %2679, %2673 ]
  %2684 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2671, <8 x double> %2683)
  %2685 = load <8 x double>, ptr %338, align 64
  br i1 %208, label %2686, label %2695

2686:                                             ; preds = %2682, %2686
  %2687 = phi i64 [ %2693, %2686 ], [ %222, %2682 ]
  %2688 = phi <8 x double> [ %2692, %2686 ], [ zeroinitializer, %2682 ]
  %2689 = getelementptr inbounds <8 x double>, ptr %2672, i64 %2687
  %2690 = load <8 x double>, ptr %2689, align 64
  %2691 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2690)
  %2692 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2688, <8 x double> %2691)
  %2693 = add nsw i64 %2687, 1
  %2694 = icmp slt i64 %2693, %104
  br i1 %2694, label %2686, label %2695

2695:                                             ; preds = %2686, %2682
  %2696 = phi <8 x double> [ zeroinitializer, %2682 ], [ %2692, %2686 ]
  %2697 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2685, <8 x double> %2696)
  %2698 = fmul <8 x double> %2684, splat (double 1.000000e+03)
  %2699 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %2698, <8 x double> %2670)
  %2700 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2684, <8 x double> %2699)
  %2701 = bitcast <8 x double> %2671 to <8 x i64>
  %2702 = bitcast <8 x double> %2700 to <8 x i64>
  %2703 = and <8 x i64> %2663, %2702
  %2704 = xor <8 x i64> %2663, splat (i64 -1)
  %2705 = and <8 x i64> %2701, %2704
  %2706 = or <8 x i64> %2703, %2705
  store <8 x i64> %2706, ptr %337, align 64
  %2707 = fmul <8 x double> %2697, splat (double 1.000000e+03)
  %2708 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %2707, <8 x double> %2670)
  %2709 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2697, <8 x double> %2708)
  %2710 = bitcast <8 x double> %2685 to <8 x i64>
  %2711 = bitcast <8 x double> %2709 to <8 x i64>
  %2712 = and <8 x i64> %2663, %2711
  %2713 = and <8 x i64> %2710, %2704
  %2714 = or <8 x i64> %2712, %2713
  store <8 x i64> %2714, ptr %338, align 64
  br label %2715

2715:                                             ; preds = %2695, %2639
  %2716 = fmul <8 x double> %2661, splat (double 7.500000e-01)
  %2717 = bitcast <8 x double> %2716 to <8 x i64>
  %2718 = and <8 x i64> %2572, %2717
  %2719 = and <8 x i64> %2660, %2578
  %2720 = or <8 x i64> %2718, %2719
  store <8 x i64> %2720, ptr %379, align 64
  %2721 = load <8 x i64>, ptr %348, align 64
  %2722 = or <8 x i64> %2721, %2575
  %2723 = and <8 x i64> %2722, %2578
  store <8 x i64> %2723, ptr %348, align 64
  %2724 = xor <8 x i64> %1544, splat (i64 -1)
  %2725 = or <8 x i64> %2002, %2724
  %2726 = fcmp ult <8 x double> %1924, splat (double 1.000000e+00)
  %2727 = select <8 x i1> %2726, <8 x i64> splat (i64 -1), <8 x i64> %2725
  %2728 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1995, <8 x double> splat (double 9.000000e-01))
  %2729 = bitcast <8 x double> %2728 to <8 x i64>
  %2730 = and <8 x i64> %2727, splat (i64 4598175219545276416)
  %2731 = xor <8 x i64> %2727, splat (i64 -1)
  %2732 = and <8 x i64> %2729, %2731
  %2733 = or <8 x i64> %2732, %2730
  %2734 = bitcast <8 x i64> %2733 to <8 x double>
  %2735 = fmul <8 x double> %926, %2734
  %2736 = load <8 x double>, ptr %237, align 64
  %2737 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %926, <8 x double> %2736)
  %2738 = fmul <8 x double> %1995, %926
  %2739 = select <8 x i1> %920, <8 x double> %2738, <8 x double> %2737
  %2740 = bitcast <8 x double> %2739 to <8 x i64>
  %2741 = bitcast <8 x double> %2735 to <8 x i64>
  %2742 = and <8 x i64> %2575, %2741
  %2743 = xor <8 x i64> %2575, splat (i64 -1)
  %2744 = and <8 x i64> %2740, %2743
  %2745 = or <8 x i64> %2744, %2742
  %2746 = bitcast <8 x i64> %2745 to <8 x double>
  store <8 x i64> %2745, ptr %237, align 64
  %2747 = load <8 x i64>, ptr %380, align 64
  %2748 = sub <8 x i64> %2747, %2572
  store <8 x i64> %2748, ptr %380, align 64
  %2749 = load <8 x i64>, ptr %381, align 64
  %2750 = sub <8 x i64> %2749, %2575
  store <8 x i64> %2750, ptr %381, align 64
  %2751 = load <8 x double>, ptr %238, align 64
  %2752 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2751)
  %2753 = load double, ptr %210, align 8
  %2754 = call double @llvm.fabs.f64(double %2753)
  %2755 = insertelement <8 x double> poison, double %2754, i64 0
  %2756 = shufflevector <8 x double> %2755, <8 x double> poison, <8 x i32> zeroinitializer
  %2757 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2752, <8 x double> %2756)
  %2758 = fmul <8 x double> %2757, splat (double 0x3CF0000000000000)
  %2759 = fcmp oge <8 x double> %2758, %2746
  %2760 = add <8 x i64> %2750, %2748
  %2761 = load i32, ptr %382, align 8
  %2762 = sext i32 %2761 to i64
  %2763 = insertelement <8 x i64> poison, i64 %2762, i64 0
  %2764 = shufflevector <8 x i64> %2763, <8 x i64> poison, <8 x i32> zeroinitializer
  %2765 = icmp slt <8 x i64> %2760, %2764
  %2766 = and <8 x i64> %2569, %2578
  %2767 = insertelement <8 x double> poison, double %2753, i64 0
  %2768 = shufflevector <8 x double> %2767, <8 x double> poison, <8 x i32> zeroinitializer
  %2769 = fcmp oeq <8 x double> %924, %2768
  %2770 = select <8 x i1> %2769, <8 x i64> %2572, <8 x i64> zeroinitializer
  %2771 = load <8 x i64>, ptr %182, align 64
  %2772 = or <8 x i64> %2766, %2570
  %2773 = or <8 x i64> %2772, %2770
  %2774 = select <8 x i1> %2759, <8 x i64> splat (i64 -1), <8 x i64> %2773
  %2775 = select <8 x i1> %2765, <8 x i64> %2774, <8 x i64> splat (i64 -1)
  %2776 = and <8 x i64> %2775, %2771
  %2777 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2776)
  %2778 = icmp eq i64 %2777, 0
  br i1 %2778, label %2987, label %2779

2779:                                             ; preds = %2715
  %2780 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2766)
  %2781 = icmp eq i64 %2780, 0
  br i1 %2781, label %2819, label %2786

2782:                                             ; preds = %2816
  %2783 = xor <8 x i64> %2766, splat (i64 -1)
  %2784 = load <8 x i64>, ptr %182, align 64
  %2785 = and <8 x i64> %2784, %2783
  store <8 x i64> %2785, ptr %182, align 64
  br label %2819

2786:                                             ; preds = %2779, %2816
  %2787 = phi i64 [ %2817, %2816 ], [ 0, %2779 ]
  %2788 = trunc nuw nsw i64 %2787 to i32
  %2789 = extractelement <8 x i64> %2766, i32 %2788
  %2790 = icmp eq i64 %2789, 0
  br i1 %2790, label %2816, label %2791

2791:                                             ; preds = %2786
  %2792 = getelementptr inbounds nuw [8 x i32], ptr %377, i64 0, i64 %2787
  %2793 = load i32, ptr %2792, align 4
  %2794 = sext i32 %2793 to i64
  %2795 = load ptr, ptr %226, align 8
  %2796 = getelementptr inbounds i32, ptr %2795, i64 %2794
  store i32 8, ptr %2796, align 4
  %2797 = load <8 x i64>, ptr %380, align 64
  %2798 = extractelement <8 x i64> %2797, i32 %2788
  %2799 = trunc i64 %2798 to i32
  %2800 = load ptr, ptr %383, align 8
  %2801 = getelementptr inbounds i32, ptr %2800, i64 %2794
  store i32 %2799, ptr %2801, align 4
  %2802 = load <8 x i64>, ptr %381, align 64
  %2803 = extractelement <8 x i64> %2802, i32 %2788
  %2804 = trunc i64 %2803 to i32
  %2805 = load ptr, ptr %384, align 8
  %2806 = getelementptr inbounds i32, ptr %2805, i64 %2794
  store i32 %2804, ptr %2806, align 4
  %2807 = load <8 x double>, ptr %385, align 64
  %2808 = extractelement <8 x double> %2807, i32 %2788
  %2809 = load ptr, ptr %386, align 8
  %2810 = shl nsw i64 %2794, 1
  %2811 = getelementptr inbounds double, ptr %2809, i64 %2810
  store double %2808, ptr %2811, align 8
  %2812 = load <8 x double>, ptr %387, align 64
  %2813 = extractelement <8 x double> %2812, i32 %2788
  %2814 = or disjoint i64 %2810, 1
  %2815 = getelementptr inbounds double, ptr %2809, i64 %2814
  store double %2813, ptr %2815, align 8
  br label %2816

2816:                                             ; preds = %2791, %2786
  %2817 = add nuw nsw i64 %2787, 1
  %2818 = icmp eq i64 %2817, 8
  br i1 %2818, label %2782, label %2786

2819:                                             ; preds = %2782, %2779
  %2820 = phi <8 x i64> [ %2771, %2779 ], [ %2785, %2782 ]
  %2821 = and <8 x i64> %2820, %2570
  %2822 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2821)
  %2823 = icmp eq i64 %2822, 0
  br i1 %2823, label %2861, label %2828

2824:                                             ; preds = %2858
  %2825 = xor <8 x i64> %2821, splat (i64 -1)
  %2826 = load <8 x i64>, ptr %182, align 64
  %2827 = and <8 x i64> %2826, %2825
  store <8 x i64> %2827, ptr %182, align 64
  br label %2861

2828:                                             ; preds = %2819, %2858
  %2829 = phi i64 [ %2859, %2858 ], [ 0, %2819 ]
  %2830 = trunc nuw nsw i64 %2829 to i32
  %2831 = extractelement <8 x i64> %2821, i32 %2830
  %2832 = icmp eq i64 %2831, 0
  br i1 %2832, label %2858, label %2833

2833:                                             ; preds = %2828
  %2834 = getelementptr inbounds nuw [8 x i32], ptr %377, i64 0, i64 %2829
  %2835 = load i32, ptr %2834, align 4
  %2836 = sext i32 %2835 to i64
  %2837 = load ptr, ptr %226, align 8
  %2838 = getelementptr inbounds i32, ptr %2837, i64 %2836
  store i32 7, ptr %2838, align 4
  %2839 = load <8 x i64>, ptr %380, align 64
  %2840 = extractelement <8 x i64> %2839, i32 %2830
  %2841 = trunc i64 %2840 to i32
  %2842 = load ptr, ptr %383, align 8
  %2843 = getelementptr inbounds i32, ptr %2842, i64 %2836
  store i32 %2841, ptr %2843, align 4
  %2844 = load <8 x i64>, ptr %381, align 64
  %2845 = extractelement <8 x i64> %2844, i32 %2830
  %2846 = trunc i64 %2845 to i32
  %2847 = load ptr, ptr %384, align 8
  %2848 = getelementptr inbounds i32, ptr %2847, i64 %2836
  store i32 %2846, ptr %2848, align 4
  %2849 = load <8 x double>, ptr %385, align 64
  %2850 = extractelement <8 x double> %2849, i32 %2830
  %2851 = load ptr, ptr %386, align 8
  %2852 = shl nsw i64 %2836, 1
  %2853 = getelementptr inbounds double, ptr %2851, i64 %2852
  store double %2850, ptr %2853, align 8
  %2854 = load <8 x double>, ptr %387, align 64
  %2855 = extractelement <8 x double> %2854, i32 %2830
  %2856 = or disjoint i64 %2852, 1
  %2857 = getelementptr inbounds double, ptr %2851, i64 %2856
  store double %2855, ptr %2857, align 8
  br label %2858

2858:                                             ; preds = %2833, %2828
  %2859 = add nuw nsw i64 %2829, 1
  %2860 = icmp eq i64 %2859, 8
  br i1 %2860, label %2824, label %2828

2861:                                             ; preds = %2824, %2819
  %2862 = phi <8 x i64> [ %2820, %2819 ], [ %2827, %2824 ]
  %2863 = and <8 x i64> %2862, %2770
  %2864 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2863)
  %2865 = icmp eq i64 %2864, 0
  br i1 %2865, label %2903, label %2870

2866:                                             ; preds = %2900
  %2867 = xor <8 x i64> %2863, splat (i64 -1)
  %2868 = load <8 x i64>, ptr %182, align 64
  %2869 = and <8 x i64> %2868, %2867
  store <8 x i64> %2869, ptr %182, align 64
  br label %2903

2870:                                             ; preds = %2861, %2900
  %2871 = phi i64 [ %2901, %2900 ], [ 0, %2861 ]
  %2872 = trunc nuw nsw i64 %2871 to i32
  %2873 = extractelement <8 x i64> %2863, i32 %2872
  %2874 = icmp eq i64 %2873, 0
  br i1 %2874, label %2900, label %2875

2875:                                             ; preds = %2870
  %2876 = getelementptr inbounds nuw [8 x i32], ptr %377, i64 0, i64 %2871
  %2877 = load i32, ptr %2876, align 4
  %2878 = sext i32 %2877 to i64
  %2879 = load ptr, ptr %226, align 8
  %2880 = getelementptr inbounds i32, ptr %2879, i64 %2878
  store i32 1, ptr %2880, align 4
  %2881 = load <8 x i64>, ptr %380, align 64
  %2882 = extractelement <8 x i64> %2881, i32 %2872
  %2883 = trunc i64 %2882 to i32
  %2884 = load ptr, ptr %383, align 8
  %2885 = getelementptr inbounds i32, ptr %2884, i64 %2878
  store i32 %2883, ptr %2885, align 4
  %2886 = load <8 x i64>, ptr %381, align 64
  %2887 = extractelement <8 x i64> %2886, i32 %2872
  %2888 = trunc i64 %2887 to i32
  %2889 = load ptr, ptr %384, align 8
  %2890 = getelementptr inbounds i32, ptr %2889, i64 %2878
  store i32 %2888, ptr %2890, align 4
  %2891 = load <8 x double>, ptr %385, align 64
  %2892 = extractelement <8 x double> %2891, i32 %2872
  %2893 = load ptr, ptr %386, align 8
  %2894 = shl nsw i64 %2878, 1
  %2895 = getelementptr inbounds double, ptr %2893, i64 %2894
  store double %2892, ptr %2895, align 8
  %2896 = load <8 x double>, ptr %387, align 64
  %2897 = extractelement <8 x double> %2896, i32 %2872
  %2898 = or disjoint i64 %2894, 1
  %2899 = getelementptr inbounds double, ptr %2893, i64 %2898
  store double %2897, ptr %2899, align 8
  br label %2900

2900:                                             ; preds = %2875, %2870
  %2901 = add nuw nsw i64 %2871, 1
  %2902 = icmp eq i64 %2901, 8
  br i1 %2902, label %2866, label %2870

2903:                                             ; preds = %2866, %2861
  %2904 = phi <8 x i64> [ %2862, %2861 ], [ %2869, %2866 ]
  %2905 = select <8 x i1> %2759, <8 x i64> %2904, <8 x i64> zeroinitializer
  %2906 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2905)
  %2907 = icmp eq i64 %2906, 0
  br i1 %2907, label %2945, label %2912

2908:                                             ; preds = %2942
  %2909 = xor <8 x i64> %2905, splat (i64 -1)
  %2910 = load <8 x i64>, ptr %182, align 64
  %2911 = and <8 x i64> %2910, %2909
  store <8 x i64> %2911, ptr %182, align 64
  br label %2945

2912:                                             ; preds = %2903, %2942
  %2913 = phi i64 [ %2943, %2942 ], [ 0, %2903 ]
  %2914 = trunc nuw nsw i64 %2913 to i32
  %2915 = extractelement <8 x i64> %2905, i32 %2914
  %2916 = icmp eq i64 %2915, 0
  br i1 %2916, label %2942, label %2917

2917:                                             ; preds = %2912
  %2918 = getelementptr inbounds nuw [8 x i32], ptr %377, i64 0, i64 %2913
  %2919 = load i32, ptr %2918, align 4
  %2920 = sext i32 %2919 to i64
  %2921 = load ptr, ptr %226, align 8
  %2922 = getelementptr inbounds i32, ptr %2921, i64 %2920
  store i32 4, ptr %2922, align 4
  %2923 = load <8 x i64>, ptr %380, align 64
  %2924 = extractelement <8 x i64> %2923, i32 %2914
  %2925 = trunc i64 %2924 to i32
  %2926 = load ptr, ptr %383, align 8
  %2927 = getelementptr inbounds i32, ptr %2926, i64 %2920
  store i32 %2925, ptr %2927, align 4
  %2928 = load <8 x i64>, ptr %381, align 64
  %2929 = extractelement <8 x i64> %2928, i32 %2914
  %2930 = trunc i64 %2929 to i32
  %2931 = load ptr, ptr %384, align 8
  %2932 = getelementptr inbounds i32, ptr %2931, i64 %2920
  store i32 %2930, ptr %2932, align 4
  %2933 = load <8 x double>, ptr %385, align 64
  %2934 = extractelement <8 x double> %2933, i32 %2914
  %2935 = load ptr, ptr %386, align 8
  %2936 = shl nsw i64 %2920, 1
  %2937 = getelementptr inbounds double, ptr %2935, i64 %2936
  store double %2934, ptr %2937, align 8
  %2938 = load <8 x double>, ptr %387, align 64
  %2939 = extractelement <8 x double> %2938, i32 %2914
  %2940 = or disjoint i64 %2936, 1
  %2941 = getelementptr inbounds double, ptr %2935, i64 %2940
  store double %2939, ptr %2941, align 8
  br label %2942

2942:                                             ; preds = %2917, %2912
  %2943 = add nuw nsw i64 %2913, 1
  %2944 = icmp eq i64 %2943, 8
  br i1 %2944, label %2908, label %2912

2945:                                             ; preds = %2908, %2903
  %2946 = phi <8 x i64> [ %2904, %2903 ], [ %2911, %2908 ]
  %2947 = select <8 x i1> %2765, <8 x i64> zeroinitializer, <8 x i64> %2946
  %2948 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2947)
  %2949 = icmp eq i64 %2948, 0
  br i1 %2949, label %2989, label %2954

2950:                                             ; preds = %2984
  %2951 = xor <8 x i64> %2947, splat (i64 -1)
  %2952 = load <8 x i64>, ptr %182, align 64
  %2953 = and <8 x i64> %2952, %2951
  store <8 x i64> %2953, ptr %182, align 64
  br label %2989

2954:                                             ; preds = %2945, %2984
  %2955 = phi i64 [ %2985, %2984 ], [ 0, %2945 ]
  %2956 = trunc nuw nsw i64 %2955 to i32
  %2957 = extractelement <8 x i64> %2947, i32 %2956
  %2958 = icmp eq i64 %2957, 0
  br i1 %2958, label %2984, label %2959

2959:                                             ; preds = %2954
  %2960 = getelementptr inbounds nuw [8 x i32], ptr %377, i64 0, i64 %2955
  %2961 = load i32, ptr %2960, align 4
  %2962 = sext i32 %2961 to i64
  %2963 = load ptr, ptr %226, align 8
  %2964 = getelementptr inbounds i32, ptr %2963, i64 %2962
  store i32 3, ptr %2964, align 4
  %2965 = load <8 x i64>, ptr %380, align 64
  %2966 = extractelement <8 x i64> %2965, i32 %2956
  %2967 = trunc i64 %2966 to i32
  %2968 = load ptr, ptr %383, align 8
  %2969 = getelementptr inbounds i32, ptr %2968, i64 %2962
  store i32 %2967, ptr %2969, align 4
  %2970 = load <8 x i64>, ptr %381, align 64
  %2971 = extractelement <8 x i64> %2970, i32 %2956
  %2972 = trunc i64 %2971 to i32
  %2973 = load ptr, ptr %384, align 8
  %2974 = getelementptr inbounds i32, ptr %2973, i64 %2962
  store i32 %2972, ptr %2974, align 4
  %2975 = load <8 x double>, ptr %385, align 64
  %2976 = extractelement <8 x double> %2975, i32 %2956
  %2977 = load ptr, ptr %386, align 8
  %2978 = shl nsw i64 %2962, 1
  %2979 = getelementptr inbounds double, ptr %2977, i64 %2978
  store double %2976, ptr %2979, align 8
  %2980 = load <8 x double>, ptr %387, align 64
  %2981 = extractelement <8 x double> %2980, i32 %2956
  %2982 = or disjoint i64 %2978, 1
  %2983 = getelementptr inbounds double, ptr %2977, i64 %2982
  store double %2981, ptr %2983, align 8
  br label %2984

2984:                                             ; preds = %2959, %2954
  %2985 = add nuw nsw i64 %2955, 1
  %2986 = icmp eq i64 %2985, 8
  br i1 %2986, label %2950, label %2954

2987:                                             ; preds = %2715
  %2988 = bitcast <8 x i64> %2745 to <8 x double>
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %26) #10
  br label %907

2989:                                             ; preds = %2945, %2950
  %2990 = phi <8 x i64> [ %2946, %2945 ], [ %2953, %2950 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %26) #10
  br label %897

2991:                                             ; preds = %900, %407
  %2992 = phi i32 [ 1, %407 ], [ 0, %900 ]
  call void @llvm.lifetime.end.p0(i64 3520, ptr nonnull %36) #10
  call void @llvm.lifetime.end.p0(i64 3520, ptr nonnull %35) #10
  ret i32 %2992
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
  br label %257

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

139:                                              ; preds = %257, %104
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
  %217 = getelementptr inbounds nuw i8, ptr %2, i64 768
  %218 = zext nneg i32 %3 to i64
  %219 = getelementptr inbounds nuw <8 x i64>, ptr %217, i64 0, i64 %218
  %220 = load i64, ptr %219, align 8
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 768
  %222 = load <8 x i64>, ptr %221, align 64
  %223 = insertelement <8 x i64> %222, i64 %220, i32 %1
  store <8 x i64> %223, ptr %221, align 64
  %224 = getelementptr inbounds nuw i8, ptr %2, i64 960
  %225 = zext nneg i32 %3 to i64
  %226 = getelementptr inbounds nuw [8 x i32], ptr %224, i64 0, i64 %225
  %227 = load i32, ptr %226, align 4
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %229 = sext i32 %1 to i64
  %230 = getelementptr inbounds [8 x i32], ptr %228, i64 0, i64 %229
  store i32 %227, ptr %230, align 4
  %231 = getelementptr inbounds nuw i8, ptr %2, i64 992
  %232 = getelementptr inbounds nuw [8 x i32], ptr %231, i64 0, i64 %225
  %233 = load i32, ptr %232, align 4
  %234 = getelementptr inbounds nuw i8, ptr %0, i64 992
  %235 = getelementptr inbounds [8 x i32], ptr %234, i64 0, i64 %229
  store i32 %233, ptr %235, align 4
  %236 = getelementptr inbounds nuw i8, ptr %2, i64 1024
  %237 = zext nneg i32 %3 to i64
  %238 = getelementptr inbounds nuw <8 x double>, ptr %236, i64 0, i64 %237
  %239 = load double, ptr %238, align 8
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 1024
  %241 = load <8 x double>, ptr %240, align 64
  %242 = insertelement <8 x double> %241, double %239, i32 %1
  store <8 x double> %242, ptr %240, align 64
  %243 = getelementptr inbounds nuw i8, ptr %2, i64 1088
  %244 = zext nneg i32 %3 to i64
  %245 = getelementptr inbounds nuw <8 x i64>, ptr %243, i64 0, i64 %244
  %246 = load i64, ptr %245, align 8
  %247 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  %248 = load <8 x i64>, ptr %247, align 64
  %249 = insertelement <8 x i64> %248, i64 %246, i32 %1
  store <8 x i64> %249, ptr %247, align 64
  %250 = getelementptr inbounds nuw i8, ptr %2, i64 1152
  %251 = zext nneg i32 %3 to i64
  %252 = getelementptr inbounds nuw <8 x i64>, ptr %250, i64 0, i64 %251
  %253 = load i64, ptr %252, align 8
  %254 = getelementptr inbounds nuw i8, ptr %0, i64 1152
  %255 = load <8 x i64>, ptr %254, align 64
  %256 = insertelement <8 x i64> %255, i64 %253, i32 %1
  store <8 x i64> %256, ptr %254, align 64
  ret void

257:                                              ; preds = %123, %257
  %258 = phi i64 [ 0, %123 ], [ %266, %257 ]
  %259 = load ptr, ptr %124, align 16
  %260 = getelementptr inbounds nuw <8 x double>, ptr %259, i64 %258, i64 %127
  %261 = load double, ptr %260, align 8
  %262 = load ptr, ptr %125, align 16
  %263 = getelementptr inbounds nuw <8 x double>, ptr %262, i64 %258
  %264 = load <8 x double>, ptr %263, align 64
  %265 = insertelement <8 x double> %264, double %261, i32 %1
  store <8 x double> %265, ptr %263, align 64
  %266 = add nuw nsw i64 %258, 1
  %267 = icmp eq i64 %266, %126
  br i1 %267, label %139, label %257
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
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 1216
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

