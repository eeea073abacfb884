; sources sha256 2a33c6844045c160109f00e9f579198741366f2460def1b08232bb014b1b4fdf
; ziglang 0.15.2

%struct.Group = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x i64>, <8 x i64>, [8 x i32], [8 x i32], <8 x double>, <8 x i64>, <8 x i64>, double, [16 x [16 x double]], [12 x double], [12 x double], [56 x i8] }

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
  %16 = add i32 %1, 21
  %17 = add i32 %16, %10
  %18 = add i32 %17, %11
  %19 = add i32 %18, %15
  %20 = shl i32 %14, 5
  %21 = shl i32 %19, 4
  %22 = add i32 %21, %20
  ret i32 %22
}

define noundef i32 @appell_lanes_batch_size() local_unnamed_addr #0 {
  ret i32 144
}

define range(i32 0, 2) i32 @appell_lanes_run(ptr nocapture noundef readonly %0) local_unnamed_addr #1 {
  %2 = alloca <8 x double>, align 64
  %3 = alloca <8 x double>, align 64
  %4 = alloca <8 x double>, align 64
  %5 = alloca <8 x i64>, align 64
  %6 = alloca <8 x double>, align 64
  %7 = alloca <8 x double>, align 64
  %8 = alloca <8 x double>, align 64
  %9 = alloca <8 x double>, align 64
  %10 = alloca <8 x i64>, align 64
  %11 = alloca <8 x double>, align 64
  %12 = alloca <8 x double>, align 64
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
  %24 = alloca <8 x i64>, align 64
  %25 = alloca <8 x double>, align 64
  %26 = alloca <8 x i64>, align 64
  %27 = alloca <8 x double>, align 64
  %28 = alloca <8 x double>, align 64
  %29 = alloca <8 x double>, align 64
  %30 = alloca <8 x i64>, align 64
  %31 = alloca <8 x i64>, align 64
  %32 = alloca <8 x double>, align 64
  %33 = alloca %struct.Group, align 64
  %34 = alloca %struct.Group, align 64
  call void @llvm.lifetime.start.p0(i64 3328, ptr nonnull %33) #10
  call void @llvm.lifetime.start.p0(i64 3328, ptr nonnull %34) #10
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %33, i64 1032
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2048) %37, ptr noundef nonnull align 16 dereferenceable(2048) @DOP_A, i64 2048, i1 false)
  %38 = getelementptr inbounds nuw i8, ptr %33, i64 3080
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %38, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E5, i64 96, i1 false)
  %39 = getelementptr inbounds nuw i8, ptr %33, i64 3176
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %39, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E3, i64 96, i1 false)
  store ptr %36, ptr %33, align 64
  %40 = load i32, ptr @appell_lanes_parameters, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr <8 x double>, ptr %36, i64 %41
  %43 = getelementptr i8, ptr %42, i64 64
  %44 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store ptr %43, ptr %44, align 8
  %45 = load i32, ptr @appell_lanes_coordinates, align 4
  %46 = load i32, ptr @appell_lanes_speeds, align 4
  %47 = add i32 %46, %45
  %48 = load i32, ptr @appell_lanes_auxiliaries, align 4
  %49 = add i32 %47, %48
  %50 = load i32, ptr @appell_lanes_quadratures, align 4
  %51 = add nsw i32 %49, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr <8 x double>, ptr %43, i64 %52
  %54 = getelementptr i8, ptr %53, i64 64
  %55 = getelementptr inbounds nuw i8, ptr %33, i64 16
  store ptr %54, ptr %55, align 16
  %56 = getelementptr <8 x double>, ptr %54, i64 %52
  %57 = getelementptr i8, ptr %56, i64 64
  %58 = getelementptr inbounds nuw i8, ptr %33, i64 24
  store ptr %57, ptr %58, align 8
  %59 = getelementptr <8 x double>, ptr %57, i64 %52
  %60 = getelementptr i8, ptr %59, i64 64
  %61 = getelementptr inbounds nuw i8, ptr %33, i64 32
  store ptr %60, ptr %61, align 32
  %62 = getelementptr <8 x double>, ptr %60, i64 %52
  %63 = getelementptr i8, ptr %62, i64 64
  %64 = getelementptr inbounds nuw i8, ptr %33, i64 40
  store ptr %63, ptr %64, align 8
  %65 = shl nsw i32 %51, 4
  %66 = or disjoint i32 %65, 2
  %67 = load i32, ptr @appell_lanes_rows, align 4
  %68 = add nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr <8 x double>, ptr %63, i64 %69
  %71 = getelementptr i8, ptr %70, i64 64
  %72 = getelementptr inbounds nuw i8, ptr %33, i64 48
  store ptr %71, ptr %72, align 16
  %73 = mul nsw i32 %51, 7
  %74 = sext i32 %73 to i64
  %75 = getelementptr <8 x double>, ptr %71, i64 %74
  %76 = getelementptr i8, ptr %75, i64 64
  %77 = getelementptr inbounds nuw i8, ptr %33, i64 56
  store ptr %76, ptr %77, align 8
  %78 = shl nsw i32 %51, 1
  %79 = or disjoint i32 %78, 1
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds <8 x double>, ptr %76, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %33, i64 64
  store ptr %81, ptr %82, align 64
  %83 = sext i32 %67 to i64
  %84 = getelementptr <8 x double>, ptr %81, i64 %83
  %85 = getelementptr i8, ptr %84, i64 64
  %86 = getelementptr inbounds nuw i8, ptr %33, i64 72
  store ptr %85, ptr %86, align 8
  %87 = sext i32 %46 to i64
  %88 = getelementptr <8 x double>, ptr %85, i64 %87
  %89 = getelementptr i8, ptr %88, i64 64
  %90 = getelementptr inbounds nuw i8, ptr %33, i64 80
  store ptr %89, ptr %90, align 16
  %91 = mul nsw i32 %47, 3
  %92 = load i32, ptr @appell_lanes_kept, align 4
  %93 = add i32 %92, %91
  %94 = sext i32 %93 to i64
  %95 = getelementptr <8 x double>, ptr %89, i64 %94
  %96 = getelementptr i8, ptr %95, i64 128
  %97 = getelementptr inbounds nuw i8, ptr %33, i64 88
  store ptr %96, ptr %97, align 8
  %98 = sext i32 %47 to i64
  %99 = getelementptr <8 x double>, ptr %96, i64 %98
  %100 = getelementptr i8, ptr %99, i64 64
  %101 = getelementptr inbounds nuw i8, ptr %33, i64 96
  store ptr %100, ptr %101, align 32
  %102 = getelementptr <8 x double>, ptr %100, i64 %98
  %103 = getelementptr i8, ptr %102, i64 64
  %104 = getelementptr inbounds nuw i8, ptr %33, i64 104
  store ptr %103, ptr %104, align 8
  %105 = sext i32 %92 to i64
  %106 = getelementptr <8 x double>, ptr %103, i64 %105
  %107 = getelementptr i8, ptr %106, i64 64
  %108 = getelementptr inbounds nuw i8, ptr %33, i64 112
  store ptr %107, ptr %108, align 16
  %109 = getelementptr <8 x double>, ptr %107, i64 %105
  %110 = getelementptr i8, ptr %109, i64 64
  %111 = getelementptr inbounds nuw i8, ptr %33, i64 120
  store ptr %110, ptr %111, align 8
  %112 = mul i32 %51, 11
  %113 = add i32 %92, %47
  %114 = add i32 %113, %46
  %115 = add i32 %114, %67
  %116 = shl i32 %115, 1
  %117 = add i32 %93, 21
  %118 = add i32 %117, %40
  %119 = add i32 %118, %78
  %120 = add i32 %119, %65
  %121 = add i32 %120, %112
  %122 = add i32 %121, %116
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds <8 x double>, ptr %36, i64 %123
  %125 = getelementptr inbounds nuw i8, ptr %34, i64 1032
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2048) %125, ptr noundef nonnull align 16 dereferenceable(2048) @DOP_A, i64 2048, i1 false)
  %126 = getelementptr inbounds nuw i8, ptr %34, i64 3080
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %126, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E5, i64 96, i1 false)
  %127 = getelementptr inbounds nuw i8, ptr %34, i64 3176
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %127, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E3, i64 96, i1 false)
  store ptr %124, ptr %34, align 64
  %128 = getelementptr <8 x double>, ptr %124, i64 %41
  %129 = getelementptr i8, ptr %128, i64 64
  %130 = getelementptr inbounds nuw i8, ptr %34, i64 8
  store ptr %129, ptr %130, align 8
  %131 = getelementptr <8 x double>, ptr %129, i64 %52
  %132 = getelementptr i8, ptr %131, i64 64
  %133 = getelementptr inbounds nuw i8, ptr %34, i64 16
  store ptr %132, ptr %133, align 16
  %134 = getelementptr <8 x double>, ptr %132, i64 %52
  %135 = getelementptr i8, ptr %134, i64 64
  %136 = getelementptr inbounds nuw i8, ptr %34, i64 24
  store ptr %135, ptr %136, align 8
  %137 = getelementptr <8 x double>, ptr %135, i64 %52
  %138 = getelementptr i8, ptr %137, i64 64
  %139 = getelementptr inbounds nuw i8, ptr %34, i64 32
  store ptr %138, ptr %139, align 32
  %140 = getelementptr <8 x double>, ptr %138, i64 %52
  %141 = getelementptr i8, ptr %140, i64 64
  %142 = getelementptr inbounds nuw i8, ptr %34, i64 40
  store ptr %141, ptr %142, align 8
  %143 = getelementptr <8 x double>, ptr %141, i64 %69
  %144 = getelementptr i8, ptr %143, i64 64
  %145 = getelementptr inbounds nuw i8, ptr %34, i64 48
  store ptr %144, ptr %145, align 16
  %146 = getelementptr <8 x double>, ptr %144, i64 %74
  %147 = getelementptr i8, ptr %146, i64 64
  %148 = getelementptr inbounds nuw i8, ptr %34, i64 56
  store ptr %147, ptr %148, align 8
  %149 = getelementptr inbounds <8 x double>, ptr %147, i64 %80
  %150 = getelementptr inbounds nuw i8, ptr %34, i64 64
  store ptr %149, ptr %150, align 64
  %151 = getelementptr <8 x double>, ptr %149, i64 %83
  %152 = getelementptr i8, ptr %151, i64 64
  %153 = getelementptr inbounds nuw i8, ptr %34, i64 72
  store ptr %152, ptr %153, align 8
  %154 = getelementptr <8 x double>, ptr %152, i64 %87
  %155 = getelementptr i8, ptr %154, i64 64
  %156 = getelementptr inbounds nuw i8, ptr %34, i64 80
  store ptr %155, ptr %156, align 16
  %157 = getelementptr <8 x double>, ptr %155, i64 %94
  %158 = getelementptr i8, ptr %157, i64 128
  %159 = getelementptr inbounds nuw i8, ptr %34, i64 88
  store ptr %158, ptr %159, align 8
  %160 = getelementptr <8 x double>, ptr %158, i64 %98
  %161 = getelementptr i8, ptr %160, i64 64
  %162 = getelementptr inbounds nuw i8, ptr %34, i64 96
  store ptr %161, ptr %162, align 32
  %163 = getelementptr <8 x double>, ptr %161, i64 %98
  %164 = getelementptr i8, ptr %163, i64 64
  %165 = getelementptr inbounds nuw i8, ptr %34, i64 104
  store ptr %164, ptr %165, align 8
  %166 = getelementptr <8 x double>, ptr %164, i64 %105
  %167 = getelementptr i8, ptr %166, i64 64
  %168 = getelementptr inbounds nuw i8, ptr %34, i64 112
  store ptr %167, ptr %168, align 16
  %169 = getelementptr <8 x double>, ptr %167, i64 %105
  %170 = getelementptr i8, ptr %169, i64 64
  %171 = getelementptr inbounds nuw i8, ptr %34, i64 120
  store ptr %170, ptr %171, align 8
  %172 = getelementptr inbounds nuw i8, ptr %33, i64 640
  store <8 x i64> zeroinitializer, ptr %172, align 64
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %174 = load double, ptr %173, align 8
  %175 = getelementptr inbounds nuw i8, ptr %33, i64 1024
  store double %174, ptr %175, align 64
  %176 = add i32 %48, 2
  %177 = add i32 %176, %50
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %180 = getelementptr inbounds nuw i8, ptr %34, i64 1024
  %181 = getelementptr inbounds nuw i8, ptr %34, i64 768
  %182 = icmp sgt i32 %40, 0
  %183 = icmp sgt i32 %49, 0
  %184 = icmp sgt i32 %50, 0
  %185 = getelementptr inbounds nuw i8, ptr %34, i64 800
  %186 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %187 = sext i32 %49 to i64
  %188 = zext nneg i32 %40 to i64
  %189 = zext nneg i32 %49 to i64
  %190 = getelementptr inbounds nuw i8, ptr %34, i64 384
  %191 = getelementptr inbounds nuw i8, ptr %34, i64 896
  %192 = getelementptr inbounds nuw i8, ptr %34, i64 704
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %194 = getelementptr inbounds nuw i8, ptr %34, i64 128
  %195 = icmp sgt i32 %67, 0
  %196 = zext nneg i32 %67 to i64
  %197 = icmp eq i32 %92, 0
  %198 = add i32 %47, %177
  %199 = icmp sgt i32 %46, 0
  %200 = zext nneg i32 %46 to i64
  %201 = icmp sgt i32 %45, 0
  %202 = zext nneg i32 %45 to i64
  %203 = sext i32 %45 to i64
  %204 = getelementptr inbounds nuw i8, ptr %34, i64 320
  %205 = getelementptr inbounds nuw i8, ptr %34, i64 256
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %208 = sitofp i32 %49 to double
  %209 = insertelement <8 x double> poison, double %208, i64 0
  %210 = shufflevector <8 x double> %209, <8 x double> poison, <8 x i32> zeroinitializer
  %211 = fdiv <8 x double> zeroinitializer, %210
  %212 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %211)
  %213 = icmp sgt i32 %51, 0
  %214 = zext i32 %51 to i64
  %215 = getelementptr inbounds nuw i8, ptr %34, i64 192
  %216 = getelementptr inbounds nuw i8, ptr %34, i64 640
  %217 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %218 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %220 = getelementptr inbounds nuw i8, ptr %34, i64 832
  %221 = icmp sgt i32 %47, 0
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %224 = sext i32 %50 to i64
  %225 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %226 = zext nneg i32 %47 to i64
  %227 = zext nneg i32 %50 to i64
  %228 = getelementptr inbounds nuw i8, ptr %33, i64 192
  %229 = getelementptr inbounds nuw i8, ptr %33, i64 128
  %230 = getelementptr inbounds nuw i8, ptr %33, i64 1160
  %231 = getelementptr inbounds nuw i8, ptr %33, i64 1288
  %232 = getelementptr inbounds nuw i8, ptr %33, i64 1296
  %233 = sext i32 %78 to i64
  %234 = getelementptr inbounds nuw i8, ptr %33, i64 1416
  %235 = getelementptr inbounds nuw i8, ptr %33, i64 1432
  %236 = zext nneg i32 %78 to i64
  %237 = mul nsw i32 %51, 3
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds nuw i8, ptr %33, i64 1544
  %240 = getelementptr inbounds nuw i8, ptr %33, i64 1560
  %241 = getelementptr inbounds nuw i8, ptr %33, i64 1568
  %242 = zext nneg i32 %237 to i64
  %243 = shl nsw i32 %51, 2
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds nuw i8, ptr %33, i64 1672
  %246 = getelementptr inbounds nuw i8, ptr %33, i64 1696
  %247 = getelementptr inbounds nuw i8, ptr %33, i64 1704
  %248 = zext nneg i32 %243 to i64
  %249 = mul nsw i32 %51, 5
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds nuw i8, ptr %33, i64 1800
  %252 = getelementptr inbounds nuw i8, ptr %33, i64 1824
  %253 = getelementptr inbounds nuw i8, ptr %33, i64 1832
  %254 = getelementptr inbounds nuw i8, ptr %33, i64 1840
  %255 = zext nneg i32 %249 to i64
  %256 = mul nsw i32 %51, 6
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds nuw i8, ptr %33, i64 1928
  %259 = getelementptr inbounds nuw i8, ptr %33, i64 1952
  %260 = getelementptr inbounds nuw i8, ptr %33, i64 1960
  %261 = getelementptr inbounds nuw i8, ptr %33, i64 1968
  %262 = getelementptr inbounds nuw i8, ptr %33, i64 1976
  %263 = zext nneg i32 %256 to i64
  %264 = getelementptr inbounds nuw i8, ptr %33, i64 2056
  %265 = getelementptr inbounds nuw i8, ptr %33, i64 2080
  %266 = getelementptr inbounds nuw i8, ptr %33, i64 2088
  %267 = getelementptr inbounds nuw i8, ptr %33, i64 2096
  %268 = getelementptr inbounds nuw i8, ptr %33, i64 2104
  %269 = getelementptr inbounds nuw i8, ptr %33, i64 2112
  %270 = zext nneg i32 %73 to i64
  %271 = shl nsw i32 %51, 3
  %272 = sext i32 %271 to i64
  %273 = getelementptr inbounds nuw i8, ptr %33, i64 2184
  %274 = getelementptr inbounds nuw i8, ptr %33, i64 2208
  %275 = getelementptr inbounds nuw i8, ptr %33, i64 2216
  %276 = getelementptr inbounds nuw i8, ptr %33, i64 2224
  %277 = getelementptr inbounds nuw i8, ptr %33, i64 2232
  %278 = getelementptr inbounds nuw i8, ptr %33, i64 2240
  %279 = getelementptr inbounds nuw i8, ptr %33, i64 2248
  %280 = zext nneg i32 %271 to i64
  %281 = mul nsw i32 %51, 9
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds nuw i8, ptr %33, i64 2312
  %284 = getelementptr inbounds nuw i8, ptr %33, i64 2336
  %285 = getelementptr inbounds nuw i8, ptr %33, i64 2344
  %286 = getelementptr inbounds nuw i8, ptr %33, i64 2352
  %287 = getelementptr inbounds nuw i8, ptr %33, i64 2360
  %288 = getelementptr inbounds nuw i8, ptr %33, i64 2368
  %289 = getelementptr inbounds nuw i8, ptr %33, i64 2376
  %290 = getelementptr inbounds nuw i8, ptr %33, i64 2384
  %291 = zext nneg i32 %281 to i64
  %292 = mul nsw i32 %51, 10
  %293 = sext i32 %292 to i64
  %294 = getelementptr inbounds nuw i8, ptr %33, i64 2440
  %295 = getelementptr inbounds nuw i8, ptr %33, i64 2464
  %296 = getelementptr inbounds nuw i8, ptr %33, i64 2472
  %297 = getelementptr inbounds nuw i8, ptr %33, i64 2480
  %298 = getelementptr inbounds nuw i8, ptr %33, i64 2488
  %299 = getelementptr inbounds nuw i8, ptr %33, i64 2496
  %300 = getelementptr inbounds nuw i8, ptr %33, i64 2504
  %301 = getelementptr inbounds nuw i8, ptr %33, i64 2512
  %302 = getelementptr inbounds nuw i8, ptr %33, i64 2520
  %303 = zext nneg i32 %292 to i64
  %304 = sext i32 %112 to i64
  %305 = getelementptr inbounds nuw i8, ptr %33, i64 2568
  %306 = getelementptr inbounds nuw i8, ptr %33, i64 2608
  %307 = getelementptr inbounds nuw i8, ptr %33, i64 2616
  %308 = getelementptr inbounds nuw i8, ptr %33, i64 2624
  %309 = getelementptr inbounds nuw i8, ptr %33, i64 2632
  %310 = getelementptr inbounds nuw i8, ptr %33, i64 2640
  %311 = getelementptr inbounds nuw i8, ptr %33, i64 2648
  %312 = getelementptr inbounds nuw i8, ptr %33, i64 2656
  %313 = zext nneg i32 %112 to i64
  %314 = getelementptr inbounds nuw i8, ptr %33, i64 3120
  %315 = getelementptr inbounds nuw i8, ptr %33, i64 3128
  %316 = getelementptr inbounds nuw i8, ptr %33, i64 3136
  %317 = getelementptr inbounds nuw i8, ptr %33, i64 3144
  %318 = getelementptr inbounds nuw i8, ptr %33, i64 3152
  %319 = getelementptr inbounds nuw i8, ptr %33, i64 3160
  %320 = getelementptr inbounds nuw i8, ptr %33, i64 3168
  %321 = getelementptr inbounds nuw i8, ptr %33, i64 3216
  %322 = getelementptr inbounds nuw i8, ptr %33, i64 3224
  %323 = getelementptr inbounds nuw i8, ptr %33, i64 3232
  %324 = getelementptr inbounds nuw i8, ptr %33, i64 3240
  %325 = getelementptr inbounds nuw i8, ptr %33, i64 3248
  %326 = getelementptr inbounds nuw i8, ptr %33, i64 3256
  %327 = getelementptr inbounds nuw i8, ptr %33, i64 3264
  %328 = getelementptr inbounds nuw i8, ptr %33, i64 256
  %329 = getelementptr inbounds nuw i8, ptr %33, i64 320
  %330 = sext i32 %113 to i64
  %331 = shl nuw i32 %47, 1
  %332 = tail call i32 @llvm.smax.i32(i32 %331, i32 1)
  %333 = zext nneg i32 %332 to i64
  %334 = icmp eq i32 %50, 0
  %335 = load i32, ptr @appell_lanes_position_rows, align 4
  %336 = load i32, ptr @appell_lanes_velocity_rows, align 4
  %337 = sub i32 0, %336
  %338 = icmp eq i32 %335, %337
  %339 = getelementptr inbounds nuw i8, ptr %33, i64 512
  %340 = getelementptr inbounds nuw i8, ptr %33, i64 576
  %341 = load i32, ptr @appell_lanes_rows_curve, align 4
  %342 = icmp eq i32 %341, 0
  %343 = getelementptr inbounds nuw i8, ptr %33, i64 704
  %344 = mul nsw i32 %51, 12
  %345 = sext i32 %344 to i64
  %346 = getelementptr inbounds nuw i8, ptr %33, i64 832
  %347 = zext nneg i32 %344 to i64
  %348 = mul nsw i32 %51, 13
  %349 = sext i32 %348 to i64
  %350 = zext nneg i32 %348 to i64
  %351 = mul nsw i32 %51, 14
  %352 = sext i32 %351 to i64
  %353 = zext nneg i32 %351 to i64
  %354 = mul nsw i32 %51, 15
  %355 = sext i32 %354 to i64
  %356 = zext nneg i32 %354 to i64
  %357 = getelementptr inbounds nuw i8, ptr %33, i64 768
  %358 = getelementptr inbounds nuw i8, ptr %33, i64 800
  %359 = getelementptr inbounds nuw i8, ptr %33, i64 896
  %360 = getelementptr inbounds nuw i8, ptr %33, i64 960
  %361 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %362 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %363 = getelementptr inbounds nuw i8, ptr %33, i64 384
  %364 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %365 = getelementptr inbounds nuw i8, ptr %33, i64 448
  %366 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %367 = load <8 x i64>, ptr %172, align 64
  %368 = select i1 %334, i1 true, i1 %338
  br label %369

369:                                              ; preds = %858, %1
  %370 = phi <8 x i64> [ %367, %1 ], [ %859, %858 ]
  %371 = phi i32 [ 0, %1 ], [ %860, %858 ]
  %372 = phi i32 [ 0, %1 ], [ %855, %858 ]
  %373 = phi i32 [ 0, %1 ], [ %854, %858 ]
  %374 = phi i32 [ 8, %1 ], [ %853, %858 ]
  %375 = extractelement <8 x i64> %370, i32 %371
  %376 = icmp eq i64 %375, 0
  br i1 %376, label %377, label %851

377:                                              ; preds = %369, %846
  %378 = phi <8 x i64> [ %848, %846 ], [ %370, %369 ]
  %379 = phi i32 [ 1, %846 ], [ %372, %369 ]
  %380 = phi i32 [ %833, %846 ], [ %373, %369 ]
  %381 = phi i32 [ %847, %846 ], [ %374, %369 ]
  %382 = icmp eq i32 %381, 8
  br i1 %382, label %383, label %831

383:                                              ; preds = %377
  %384 = load i32, ptr %178, align 8
  %385 = icmp eq i32 %380, %384
  br i1 %385, label %851, label %386

386:                                              ; preds = %383
  %387 = load ptr, ptr %179, align 8
  %388 = load volatile i32, ptr %387, align 4
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %390, label %2853

390:                                              ; preds = %386
  %391 = sub i32 %384, %380
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %31) #10
  store <8 x i64> zeroinitializer, ptr %31, align 64
  %392 = load double, ptr %173, align 8
  store double %392, ptr %180, align 64
  %393 = sext i32 %391 to i64
  br label %399

394:                                              ; preds = %438
  %395 = call i32 @llvm.smin.i32(i32 %391, i32 8)
  store <8 x i64> zeroinitializer, ptr %192, align 64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(256) %190, i8 0, i64 256, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %191, i8 0, i64 128, i1 false)
  %396 = load double, ptr %193, align 8
  %397 = insertelement <8 x double> poison, double %396, i64 0
  %398 = shufflevector <8 x double> %397, <8 x double> poison, <8 x i32> zeroinitializer
  store <8 x double> %398, ptr %194, align 64
  br i1 %195, label %472, label %452

399:                                              ; preds = %438, %390
  %400 = phi i64 [ 0, %390 ], [ %440, %438 ]
  %401 = icmp slt i64 %400, %393
  %402 = trunc nuw nsw i64 %400 to i32
  %403 = select i1 %401, i32 %402, i32 0
  %404 = add nsw i32 %403, %380
  %405 = getelementptr inbounds nuw [8 x i32], ptr %181, i64 0, i64 %400
  store i32 %404, ptr %405, align 4
  br i1 %182, label %406, label %409

406:                                              ; preds = %399
  %407 = sext i32 %404 to i64
  %408 = mul nsw i64 %407, %41
  br label %413

409:                                              ; preds = %413, %399
  br i1 %183, label %410, label %425

410:                                              ; preds = %409
  %411 = sext i32 %404 to i64
  %412 = mul nsw i64 %411, %187
  br label %426

413:                                              ; preds = %413, %406
  %414 = phi i64 [ 0, %406 ], [ %423, %413 ]
  %415 = load ptr, ptr %186, align 8
  %416 = getelementptr double, ptr %415, i64 %408
  %417 = getelementptr double, ptr %416, i64 %414
  %418 = load double, ptr %417, align 8
  %419 = load ptr, ptr %34, align 64
  %420 = getelementptr inbounds nuw <8 x double>, ptr %419, i64 %414
  %421 = load <8 x double>, ptr %420, align 64
  %422 = insertelement <8 x double> %421, double %418, i32 %402
  store <8 x double> %422, ptr %420, align 64
  %423 = add nuw nsw i64 %414, 1
  %424 = icmp eq i64 %423, %188
  br i1 %424, label %409, label %413

425:                                              ; preds = %426, %409
  br i1 %184, label %442, label %438

426:                                              ; preds = %426, %410
  %427 = phi i64 [ 0, %410 ], [ %436, %426 ]
  %428 = load ptr, ptr %0, align 8
  %429 = getelementptr double, ptr %428, i64 %412
  %430 = getelementptr double, ptr %429, i64 %427
  %431 = load double, ptr %430, align 8
  %432 = load ptr, ptr %130, align 8
  %433 = getelementptr inbounds nuw <8 x double>, ptr %432, i64 %427
  %434 = load <8 x double>, ptr %433, align 64
  %435 = insertelement <8 x double> %434, double %431, i32 %402
  store <8 x double> %435, ptr %433, align 64
  %436 = add nuw nsw i64 %427, 1
  %437 = icmp eq i64 %436, %189
  br i1 %437, label %425, label %426

438:                                              ; preds = %442, %425
  %439 = getelementptr inbounds nuw [8 x i32], ptr %185, i64 0, i64 %400
  store i32 0, ptr %439, align 4
  %440 = add nuw nsw i64 %400, 1
  %441 = icmp eq i64 %440, 8
  br i1 %441, label %394, label %399

442:                                              ; preds = %425, %442
  %443 = phi i64 [ %448, %442 ], [ %187, %425 ]
  %444 = load ptr, ptr %130, align 8
  %445 = getelementptr inbounds <8 x double>, ptr %444, i64 %443
  %446 = load <8 x double>, ptr %445, align 64
  %447 = insertelement <8 x double> %446, double 0.000000e+00, i32 %402
  store <8 x double> %447, ptr %445, align 64
  %448 = add nsw i64 %443, 1
  %449 = icmp slt i64 %448, %52
  br i1 %449, label %442, label %438

450:                                              ; preds = %472
  %451 = load <8 x double>, ptr %194, align 64
  br label %452

452:                                              ; preds = %450, %394
  %453 = phi <8 x double> [ %451, %450 ], [ %398, %394 ]
  %454 = load ptr, ptr %130, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %28)
  store <8 x double> %453, ptr %28, align 64
  br i1 %197, label %462, label %455

455:                                              ; preds = %452
  %456 = load ptr, ptr %34, align 64
  %457 = load ptr, ptr %156, align 16
  call void @appell_lanes_correct(ptr noundef nonnull %28, ptr noundef %454, ptr noundef %456, ptr noundef null, ptr noundef %457) #10
  %458 = load <8 x double>, ptr %28, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %29) #10
  store <8 x double> %458, ptr %29, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %30) #10
  store <8 x i64> splat (i64 -1), ptr %30, align 64
  %459 = call fastcc <8 x i64> @project(ptr noundef nonnull %34, ptr noundef nonnull byval(<8 x double>) align 64 %29, ptr noundef %454, ptr noundef nonnull byval(<8 x i64>) align 64 %30, double noundef 0x7FF0000000000000)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %29) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %30) #10
  %460 = load <8 x double>, ptr %194, align 64
  %461 = load ptr, ptr %130, align 8
  br label %462

462:                                              ; preds = %455, %452
  %463 = phi ptr [ %461, %455 ], [ %454, %452 ]
  %464 = phi <8 x double> [ %460, %455 ], [ %453, %452 ]
  %465 = phi <8 x i64> [ %459, %455 ], [ splat (i64 -1), %452 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %28)
  %466 = load ptr, ptr %142, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %32) #10
  store <8 x double> %464, ptr %32, align 64
  %467 = call fastcc <8 x i64> @rates(ptr noundef nonnull %34, ptr noundef nonnull byval(<8 x double>) align 64 %32, ptr noundef %463, ptr noundef %466, ptr noundef %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %32) #10
  %468 = load <8 x i64>, ptr %31, align 64
  %469 = xor <8 x i64> %468, splat (i64 -1)
  %470 = and <8 x i64> %467, %465
  %471 = and <8 x i64> %470, %469
  br i1 %195, label %482, label %478

472:                                              ; preds = %394, %472
  %473 = phi i64 [ %476, %472 ], [ 0, %394 ]
  %474 = load ptr, ptr %150, align 64
  %475 = getelementptr inbounds nuw <8 x double>, ptr %474, i64 %473
  store <8 x double> zeroinitializer, ptr %475, align 64
  %476 = add nuw nsw i64 %473, 1
  %477 = icmp eq i64 %476, %196
  br i1 %477, label %450, label %472

478:                                              ; preds = %482, %462
  %479 = load ptr, ptr %130, align 8
  %480 = load ptr, ptr %34, align 64
  %481 = load ptr, ptr %171, align 8
  call void @appell_lanes_sizes(ptr noundef nonnull %194, ptr noundef %479, ptr noundef %480, ptr noundef null, ptr noundef %481) #10
  br i1 %199, label %676, label %495

482:                                              ; preds = %462, %482
  %483 = phi i64 [ %493, %482 ], [ 0, %462 ]
  %484 = load ptr, ptr %142, align 8
  %485 = trunc nuw nsw i64 %483 to i32
  %486 = add i32 %198, %485
  %487 = sext i32 %486 to i64
  %488 = getelementptr inbounds <8 x double>, ptr %484, i64 %487
  %489 = load <8 x double>, ptr %488, align 64
  %490 = fmul <8 x double> %489, splat (double 0x3EB0C6F7A0B5ED8D)
  %491 = load ptr, ptr %150, align 64
  %492 = getelementptr inbounds nuw <8 x double>, ptr %491, i64 %483
  store <8 x double> %490, ptr %492, align 64
  %493 = add nuw nsw i64 %483, 1
  %494 = icmp eq i64 %493, %196
  br i1 %494, label %478, label %482

495:                                              ; preds = %676, %478
  %496 = load ptr, ptr %130, align 8
  br i1 %201, label %497, label %506

497:                                              ; preds = %495, %497
  %498 = phi i64 [ %504, %497 ], [ 0, %495 ]
  %499 = phi <8 x double> [ %503, %497 ], [ zeroinitializer, %495 ]
  %500 = getelementptr inbounds nuw <8 x double>, ptr %496, i64 %498
  %501 = load <8 x double>, ptr %500, align 64
  %502 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %501)
  %503 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %499, <8 x double> %502)
  %504 = add nuw nsw i64 %498, 1
  %505 = icmp eq i64 %504, %202
  br i1 %505, label %506, label %497

506:                                              ; preds = %497, %495
  %507 = phi <8 x double> [ zeroinitializer, %495 ], [ %503, %497 ]
  br i1 %199, label %508, label %528

508:                                              ; preds = %506, %508
  %509 = phi i64 [ %515, %508 ], [ %203, %506 ]
  %510 = phi <8 x double> [ %514, %508 ], [ zeroinitializer, %506 ]
  %511 = getelementptr inbounds <8 x double>, ptr %496, i64 %509
  %512 = load <8 x double>, ptr %511, align 64
  %513 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %512)
  %514 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %510, <8 x double> %513)
  %515 = add nsw i64 %509, 1
  %516 = icmp slt i64 %515, %98
  br i1 %516, label %508, label %517

517:                                              ; preds = %508
  %518 = load ptr, ptr %142, align 8
  br label %519

519:                                              ; preds = %519, %517
  %520 = phi i64 [ %203, %517 ], [ %526, %519 ]
  %521 = phi <8 x double> [ zeroinitializer, %517 ], [ %525, %519 ]
  %522 = getelementptr inbounds <8 x double>, ptr %518, i64 %520
  %523 = load <8 x double>, ptr %522, align 64
  %524 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %523)
  %525 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %521, <8 x double> %524)
  %526 = add nsw i64 %520, 1
  %527 = icmp slt i64 %526, %98
  br i1 %527, label %519, label %528

528:                                              ; preds = %519, %506
  %529 = phi <8 x double> [ zeroinitializer, %506 ], [ %514, %519 ]
  %530 = phi <8 x double> [ zeroinitializer, %506 ], [ %525, %519 ]
  %531 = fcmp ule <8 x double> %530, zeroinitializer
  %532 = fmul <8 x double> %507, %530
  %533 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %532)
  %534 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %529, <8 x double> %533)
  %535 = select <8 x i1> %531, <8 x double> %529, <8 x double> %534
  store <8 x double> %535, ptr %204, align 64
  %536 = fmul <8 x double> %529, %529
  %537 = fdiv <8 x double> %536, %530
  %538 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %507, <8 x double> %537)
  %539 = select <8 x i1> %531, <8 x double> %507, <8 x double> %538
  store <8 x double> %539, ptr %205, align 64
  %540 = load double, ptr %206, align 8
  %541 = load double, ptr %193, align 8
  %542 = fsub double %540, %541
  %543 = insertelement <8 x double> poison, double %542, i64 0
  %544 = shufflevector <8 x double> %543, <8 x double> poison, <8 x i32> zeroinitializer
  %545 = load double, ptr %207, align 8
  br i1 %183, label %546, label %580

546:                                              ; preds = %528
  %547 = load <2 x double>, ptr %180, align 64
  %548 = shufflevector <2 x double> %547, <2 x double> poison, <8 x i32> zeroinitializer
  br label %549

549:                                              ; preds = %549, %546
  %550 = phi i64 [ 0, %546 ], [ %558, %549 ]
  %551 = phi <8 x double> [ zeroinitializer, %546 ], [ %557, %549 ]
  %552 = getelementptr inbounds nuw <8 x double>, ptr %496, i64 %550
  %553 = load <8 x double>, ptr %552, align 64
  %554 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %553)
  %555 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %548, <8 x double> %554, <8 x double> %548)
  %556 = fdiv <8 x double> %553, %555
  %557 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %556, <8 x double> %556, <8 x double> %551)
  %558 = add nuw nsw i64 %550, 1
  %559 = icmp eq i64 %558, %189
  br i1 %559, label %560, label %549

560:                                              ; preds = %549
  %561 = load ptr, ptr %142, align 8
  br label %562

562:                                              ; preds = %562, %560
  %563 = phi i64 [ 0, %560 ], [ %573, %562 ]
  %564 = phi <8 x double> [ zeroinitializer, %560 ], [ %572, %562 ]
  %565 = getelementptr inbounds nuw <8 x double>, ptr %561, i64 %563
  %566 = load <8 x double>, ptr %565, align 64
  %567 = getelementptr inbounds nuw <8 x double>, ptr %496, i64 %563
  %568 = load <8 x double>, ptr %567, align 64
  %569 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %568)
  %570 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %548, <8 x double> %569, <8 x double> %548)
  %571 = fdiv <8 x double> %566, %570
  %572 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %571, <8 x double> %571, <8 x double> %564)
  %573 = add nuw nsw i64 %563, 1
  %574 = icmp eq i64 %573, %189
  br i1 %574, label %575, label %562

575:                                              ; preds = %562
  %576 = fdiv <8 x double> %557, %210
  %577 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %576)
  %578 = fdiv <8 x double> %572, %210
  %579 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %578)
  br label %580

580:                                              ; preds = %528, %575
  %581 = phi <8 x double> [ %579, %575 ], [ %212, %528 ]
  %582 = phi <8 x double> [ %577, %575 ], [ %212, %528 ]
  %583 = fcmp uge <8 x double> %582, splat (double 1.000000e-05)
  %584 = fcmp uge <8 x double> %581, splat (double 1.000000e-05)
  %585 = and <8 x i1> %584, %583
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %26) #10
  store <8 x i64> zeroinitializer, ptr %26, align 64
  %586 = fmul <8 x double> %582, splat (double 1.000000e-02)
  %587 = fdiv <8 x double> %586, %581
  %588 = select <8 x i1> %585, <8 x double> %587, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D)
  %589 = insertelement <8 x double> poison, double %545, i64 0
  %590 = shufflevector <8 x double> %589, <8 x double> poison, <8 x i32> zeroinitializer
  %591 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %588, <8 x double> %590)
  %592 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %591, <8 x double> %544)
  br i1 %213, label %601, label %593

593:                                              ; preds = %601, %580
  %594 = load <8 x double>, ptr %194, align 64
  %595 = fadd <8 x double> %592, %594
  %596 = load ptr, ptr %136, align 8
  %597 = load ptr, ptr %142, align 8
  %598 = getelementptr inbounds <8 x double>, ptr %597, i64 %52
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %27) #10
  store <8 x double> %595, ptr %27, align 64
  %599 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %34, ptr noundef nonnull byval(<8 x double>) align 64 %27, ptr noundef %596, ptr noundef %598, ptr noundef %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %27) #10
  %600 = load <8 x i64>, ptr %26, align 64
  br i1 %183, label %632, label %647

601:                                              ; preds = %580, %601
  %602 = phi i64 [ %612, %601 ], [ 0, %580 ]
  %603 = load ptr, ptr %130, align 8
  %604 = getelementptr inbounds nuw <8 x double>, ptr %603, i64 %602
  %605 = load <8 x double>, ptr %604, align 64
  %606 = load ptr, ptr %142, align 8
  %607 = getelementptr inbounds nuw <8 x double>, ptr %606, i64 %602
  %608 = load <8 x double>, ptr %607, align 64
  %609 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %592, <8 x double> %608, <8 x double> %605)
  %610 = load ptr, ptr %136, align 8
  %611 = getelementptr inbounds nuw <8 x double>, ptr %610, i64 %602
  store <8 x double> %609, ptr %611, align 64
  %612 = add nuw nsw i64 %602, 1
  %613 = icmp eq i64 %612, %214
  br i1 %613, label %593, label %601

614:                                              ; preds = %632
  %615 = load ptr, ptr %136, align 8
  %616 = load ptr, ptr %130, align 8
  %617 = load <2 x double>, ptr %180, align 64
  %618 = shufflevector <2 x double> %617, <2 x double> poison, <8 x i32> zeroinitializer
  br label %619

619:                                              ; preds = %619, %614
  %620 = phi i64 [ 0, %614 ], [ %630, %619 ]
  %621 = phi <8 x double> [ zeroinitializer, %614 ], [ %629, %619 ]
  %622 = getelementptr inbounds nuw <8 x double>, ptr %615, i64 %620
  %623 = load <8 x double>, ptr %622, align 64
  %624 = getelementptr inbounds nuw <8 x double>, ptr %616, i64 %620
  %625 = load <8 x double>, ptr %624, align 64
  %626 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %625)
  %627 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %618, <8 x double> %626, <8 x double> %618)
  %628 = fdiv <8 x double> %623, %627
  %629 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %628, <8 x double> %628, <8 x double> %621)
  %630 = add nuw nsw i64 %620, 1
  %631 = icmp eq i64 %630, %189
  br i1 %631, label %644, label %619

632:                                              ; preds = %593, %632
  %633 = phi i64 [ %642, %632 ], [ 0, %593 ]
  %634 = load ptr, ptr %142, align 8
  %635 = getelementptr <8 x double>, ptr %634, i64 %633
  %636 = getelementptr <8 x double>, ptr %635, i64 %52
  %637 = load <8 x double>, ptr %636, align 64
  %638 = load <8 x double>, ptr %635, align 64
  %639 = fsub <8 x double> %637, %638
  %640 = load ptr, ptr %136, align 8
  %641 = getelementptr inbounds nuw <8 x double>, ptr %640, i64 %633
  store <8 x double> %639, ptr %641, align 64
  %642 = add nuw nsw i64 %633, 1
  %643 = icmp eq i64 %642, %189
  br i1 %643, label %614, label %632

644:                                              ; preds = %619
  %645 = fdiv <8 x double> %629, %210
  %646 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %645)
  br label %647

647:                                              ; preds = %644, %593
  %648 = phi <8 x double> [ %646, %644 ], [ %212, %593 ]
  %649 = xor <8 x i64> %600, splat (i64 -1)
  %650 = and <8 x i64> %599, %649
  %651 = fdiv <8 x double> %648, %592
  %652 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %581, <8 x double> %651)
  %653 = fdiv <8 x double> splat (double 1.000000e-02), %652
  %654 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %653)
  %655 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %654)
  %656 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %655)
  %657 = fcmp ugt <8 x double> %652, splat (double 1.000000e-15)
  %658 = fmul <8 x double> %592, splat (double 1.000000e-03)
  %659 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %658, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D))
  %660 = select <8 x i1> %657, <8 x double> %656, <8 x double> %659
  %661 = fmul <8 x double> %592, splat (double 1.000000e+02)
  %662 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %661, <8 x double> %660)
  %663 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %544, <8 x double> %590)
  %664 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %662, <8 x double> %663)
  %665 = fmul <8 x double> %592, splat (double 1.000000e-02)
  %666 = bitcast <8 x double> %665 to <8 x i64>
  %667 = bitcast <8 x double> %664 to <8 x i64>
  %668 = and <8 x i64> %650, %667
  %669 = xor <8 x i64> %650, splat (i64 -1)
  %670 = and <8 x i64> %669, %666
  %671 = or <8 x i64> %668, %670
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %26) #10
  store <8 x i64> %671, ptr %215, align 64
  store <8 x i64> %471, ptr %216, align 64
  %672 = icmp sgt i32 %391, 0
  br i1 %672, label %673, label %700

673:                                              ; preds = %647
  %674 = call i32 @llvm.smax.i32(i32 %395, i32 1)
  %675 = zext nneg i32 %674 to i64
  br label %686

676:                                              ; preds = %478, %676
  %677 = phi i64 [ %684, %676 ], [ 0, %478 ]
  %678 = load ptr, ptr %171, align 8
  %679 = getelementptr inbounds nuw <8 x double>, ptr %678, i64 %677
  %680 = getelementptr inbounds nuw i8, ptr %679, i64 128
  %681 = load <8 x double>, ptr %680, align 64
  %682 = load ptr, ptr %153, align 8
  %683 = getelementptr inbounds nuw <8 x double>, ptr %682, i64 %677
  store <8 x double> %681, ptr %683, align 64
  %684 = add nuw nsw i64 %677, 1
  %685 = icmp eq i64 %684, %200
  br i1 %685, label %495, label %676

686:                                              ; preds = %697, %673
  %687 = phi i64 [ 0, %673 ], [ %698, %697 ]
  %688 = trunc nuw nsw i64 %687 to i32
  %689 = extractelement <8 x i64> %471, i32 %688
  %690 = icmp eq i64 %689, 0
  br i1 %690, label %691, label %697

691:                                              ; preds = %686
  %692 = load ptr, ptr %217, align 8
  %693 = getelementptr inbounds nuw [8 x i32], ptr %181, i64 0, i64 %687
  %694 = load i32, ptr %693, align 4
  %695 = sext i32 %694 to i64
  %696 = getelementptr inbounds i32, ptr %692, i64 %695
  store i32 2, ptr %696, align 4
  br label %697

697:                                              ; preds = %691, %686
  %698 = add nuw nsw i64 %687, 1
  %699 = icmp eq i64 %698, %675
  br i1 %699, label %700, label %686

700:                                              ; preds = %697, %647
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %31) #10
  %701 = load i32, ptr %218, align 4
  %702 = load <8 x double>, ptr %220, align 64
  br label %703

703:                                              ; preds = %715, %700
  %704 = phi <8 x double> [ %702, %700 ], [ %717, %715 ]
  %705 = phi i64 [ 0, %700 ], [ %718, %715 ]
  %706 = trunc nuw nsw i64 %705 to i32
  %707 = getelementptr inbounds nuw [8 x i32], ptr %185, i64 0, i64 %705
  %708 = load i32, ptr %707, align 4
  %709 = icmp slt i32 %708, %701
  br i1 %709, label %710, label %715

710:                                              ; preds = %703
  %711 = load ptr, ptr %219, align 8
  %712 = sext i32 %708 to i64
  %713 = getelementptr inbounds double, ptr %711, i64 %712
  %714 = load double, ptr %713, align 8
  br label %715

715:                                              ; preds = %710, %703
  %716 = phi double [ %714, %710 ], [ 0x7FF0000000000000, %703 ]
  %717 = insertelement <8 x double> %704, double %716, i32 %706
  store <8 x double> %717, ptr %220, align 64
  %718 = add nuw nsw i64 %705, 1
  %719 = icmp eq i64 %718, 8
  br i1 %719, label %720, label %703

720:                                              ; preds = %715
  %721 = load <8 x i64>, ptr %216, align 64
  %722 = load <8 x double>, ptr %194, align 64
  %723 = fcmp oeq <8 x double> %717, %722
  %724 = select <8 x i1> %723, <8 x i64> %721, <8 x i64> zeroinitializer
  %725 = load ptr, ptr %130, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %25)
  store <8 x double> %722, ptr %25, align 64
  %726 = load ptr, ptr %34, align 64
  %727 = load ptr, ptr %171, align 8
  call void @appell_lanes_sizes(ptr noundef nonnull %25, ptr noundef %725, ptr noundef %726, ptr noundef null, ptr noundef %727) #10
  %728 = load ptr, ptr %171, align 8
  %729 = getelementptr inbounds nuw i8, ptr %728, i64 64
  br label %730

730:                                              ; preds = %790, %720
  %731 = phi i64 [ 0, %720 ], [ %791, %790 ]
  %732 = trunc nuw nsw i64 %731 to i32
  %733 = extractelement <8 x i64> %724, i32 %732
  %734 = icmp eq i64 %733, 0
  br i1 %734, label %790, label %735

735:                                              ; preds = %730
  %736 = getelementptr inbounds nuw [8 x i32], ptr %181, i64 0, i64 %731
  %737 = load i32, ptr %736, align 4
  %738 = sext i32 %737 to i64
  %739 = getelementptr inbounds nuw [8 x i32], ptr %185, i64 0, i64 %731
  %740 = load i32, ptr %739, align 4
  %741 = add nsw i32 %740, 1
  store i32 %741, ptr %739, align 4
  %742 = sext i32 %740 to i64
  %743 = load i32, ptr %218, align 4
  %744 = sext i32 %743 to i64
  br i1 %221, label %745, label %749

745:                                              ; preds = %735
  %746 = load ptr, ptr %222, align 8
  %747 = mul nsw i64 %738, %98
  %748 = getelementptr double, ptr %746, i64 %742
  br label %754

749:                                              ; preds = %754, %735
  br i1 %184, label %750, label %764

750:                                              ; preds = %749
  %751 = load ptr, ptr %223, align 8
  %752 = mul nsw i64 %738, %224
  %753 = getelementptr double, ptr %751, i64 %742
  br label %777

754:                                              ; preds = %754, %745
  %755 = phi i64 [ 0, %745 ], [ %762, %754 ]
  %756 = getelementptr inbounds nuw <8 x double>, ptr %725, i64 %755
  %757 = load <8 x double>, ptr %756, align 64
  %758 = extractelement <8 x double> %757, i32 %732
  %759 = add nsw i64 %755, %747
  %760 = mul nsw i64 %759, %744
  %761 = getelementptr double, ptr %748, i64 %760
  store double %758, ptr %761, align 8
  %762 = add nuw nsw i64 %755, 1
  %763 = icmp eq i64 %762, %226
  br i1 %763, label %749, label %754

764:                                              ; preds = %777, %749
  %765 = load ptr, ptr %225, align 8
  %766 = shl nsw i64 %738, 1
  %767 = getelementptr double, ptr %765, i64 %742
  %768 = load <8 x double>, ptr %728, align 64
  %769 = extractelement <8 x double> %768, i32 %732
  %770 = mul nsw i64 %766, %744
  %771 = getelementptr double, ptr %767, i64 %770
  store double %769, ptr %771, align 8
  %772 = load <8 x double>, ptr %729, align 64
  %773 = extractelement <8 x double> %772, i32 %732
  %774 = or disjoint i64 %766, 1
  %775 = mul nsw i64 %774, %744
  %776 = getelementptr double, ptr %767, i64 %775
  store double %773, ptr %776, align 8
  br label %790

777:                                              ; preds = %777, %750
  %778 = phi i64 [ 0, %750 ], [ %788, %777 ]
  %779 = trunc nuw nsw i64 %778 to i32
  %780 = add i32 %49, %779
  %781 = sext i32 %780 to i64
  %782 = getelementptr inbounds <8 x double>, ptr %725, i64 %781
  %783 = load <8 x double>, ptr %782, align 64
  %784 = extractelement <8 x double> %783, i32 %732
  %785 = add nsw i64 %778, %752
  %786 = mul nsw i64 %785, %744
  %787 = getelementptr double, ptr %753, i64 %786
  store double %784, ptr %787, align 8
  %788 = add nuw nsw i64 %778, 1
  %789 = icmp eq i64 %788, %227
  br i1 %789, label %764, label %777

790:                                              ; preds = %764, %730
  %791 = add nuw nsw i64 %731, 1
  %792 = icmp eq i64 %791, 8
  br i1 %792, label %793, label %730

793:                                              ; preds = %790
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %25)
  %794 = load <8 x double>, ptr %220, align 64
  br label %795

795:                                              ; preds = %814, %793
  %796 = phi <8 x double> [ %794, %793 ], [ %815, %814 ]
  %797 = phi i64 [ 0, %793 ], [ %816, %814 ]
  %798 = trunc nuw nsw i64 %797 to i32
  %799 = extractelement <8 x i64> %724, i32 %798
  %800 = icmp eq i64 %799, 0
  br i1 %800, label %814, label %801

801:                                              ; preds = %795
  %802 = getelementptr inbounds nuw [8 x i32], ptr %185, i64 0, i64 %797
  %803 = load i32, ptr %802, align 4
  %804 = load i32, ptr %218, align 4
  %805 = icmp slt i32 %803, %804
  br i1 %805, label %806, label %811

806:                                              ; preds = %801
  %807 = load ptr, ptr %219, align 8
  %808 = sext i32 %803 to i64
  %809 = getelementptr inbounds double, ptr %807, i64 %808
  %810 = load double, ptr %809, align 8
  br label %811

811:                                              ; preds = %806, %801
  %812 = phi double [ %810, %806 ], [ 0x7FF0000000000000, %801 ]
  %813 = insertelement <8 x double> %796, double %812, i32 %798
  store <8 x double> %813, ptr %220, align 64
  br label %814

814:                                              ; preds = %811, %795
  %815 = phi <8 x double> [ %813, %811 ], [ %796, %795 ]
  %816 = add nuw nsw i64 %797, 1
  %817 = icmp eq i64 %816, 8
  br i1 %817, label %818, label %795

818:                                              ; preds = %814
  %819 = icmp slt i32 %391, 8
  br i1 %819, label %820, label %823

820:                                              ; preds = %818
  %821 = load <8 x i64>, ptr %216, align 64
  br label %825

822:                                              ; preds = %825
  store <8 x i64> %828, ptr %216, align 64
  br label %823

823:                                              ; preds = %822, %818
  %824 = add nsw i32 %395, %380
  br label %831

825:                                              ; preds = %820, %825
  %826 = phi i32 [ %829, %825 ], [ %395, %820 ]
  %827 = phi <8 x i64> [ %828, %825 ], [ %821, %820 ]
  %828 = insertelement <8 x i64> %827, i64 0, i32 %826
  %829 = add i32 %826, 1
  %830 = icmp eq i32 %829, 8
  br i1 %830, label %822, label %825

831:                                              ; preds = %823, %377
  %832 = phi i32 [ 0, %823 ], [ %381, %377 ]
  %833 = phi i32 [ %824, %823 ], [ %380, %377 ]
  %834 = icmp eq i32 %379, 0
  br i1 %834, label %835, label %841

835:                                              ; preds = %831, %835
  %836 = phi i32 [ %839, %835 ], [ 0, %831 ]
  call fastcc void @refill(ptr noundef %33, i32 noundef %836, ptr noundef %34, i32 noundef 0)
  %837 = load <8 x i64>, ptr %172, align 64
  %838 = insertelement <8 x i64> %837, i64 0, i32 %836
  store <8 x i64> %838, ptr %172, align 64
  %839 = add nuw nsw i32 %836, 1
  %840 = icmp eq i32 %839, 8
  br i1 %840, label %841, label %835

841:                                              ; preds = %835, %831
  %842 = load <8 x i64>, ptr %216, align 64
  %843 = extractelement <8 x i64> %842, i32 %832
  %844 = icmp eq i64 %843, 0
  br i1 %844, label %846, label %845

845:                                              ; preds = %841
  call fastcc void @refill(ptr noundef %33, i32 noundef %371, ptr noundef %34, i32 noundef %832)
  br label %846

846:                                              ; preds = %845, %841
  %847 = add nuw nsw i32 %832, 1
  %848 = load <8 x i64>, ptr %172, align 64
  %849 = extractelement <8 x i64> %848, i32 %371
  %850 = icmp eq i64 %849, 0
  br i1 %850, label %377, label %851

851:                                              ; preds = %383, %846, %369
  %852 = phi <8 x i64> [ %370, %369 ], [ %848, %846 ], [ %378, %383 ]
  %853 = phi i32 [ %374, %369 ], [ %847, %846 ], [ 8, %383 ]
  %854 = phi i32 [ %373, %369 ], [ %833, %846 ], [ %380, %383 ]
  %855 = phi i32 [ %372, %369 ], [ 1, %846 ], [ %379, %383 ]
  %856 = add nuw nsw i32 %371, 1
  %857 = icmp eq i32 %856, 8
  br i1 %857, label %861, label %858

858:                                              ; preds = %851, %2851
  %859 = phi <8 x i64> [ %852, %851 ], [ %2852, %2851 ]
  %860 = phi i32 [ %856, %851 ], [ 0, %2851 ]
  br label %369

861:                                              ; preds = %851
  %862 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %852)
  %863 = icmp eq i64 %862, 0
  br i1 %863, label %2853, label %864

864:                                              ; preds = %861
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %24) #10
  store <8 x i64> zeroinitializer, ptr %24, align 64
  %865 = load <8 x double>, ptr %228, align 64
  %866 = load double, ptr %207, align 8
  %867 = insertelement <8 x double> poison, double %866, i64 0
  %868 = shufflevector <8 x double> %867, <8 x double> poison, <8 x i32> zeroinitializer
  %869 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %865, <8 x double> %868)
  %870 = load double, ptr %206, align 8
  %871 = insertelement <8 x double> poison, double %870, i64 0
  %872 = shufflevector <8 x double> %871, <8 x double> poison, <8 x i32> zeroinitializer
  %873 = load <8 x double>, ptr %229, align 64
  %874 = fsub <8 x double> %872, %873
  %875 = fmul <8 x double> %869, splat (double 0x3FF000000044B830)
  %876 = fcmp ult <8 x double> %875, %874
  %877 = select <8 x i1> %876, <8 x double> %869, <8 x double> %874
  %878 = bitcast <8 x double> %877 to <8 x i64>
  %879 = fadd <8 x double> %873, %869
  %880 = select <8 x i1> %876, <8 x double> %879, <8 x double> %872
  %881 = and <8 x i64> %852, %878
  %882 = bitcast <8 x i64> %881 to <8 x double>
  %883 = load ptr, ptr %58, align 8
  %884 = load ptr, ptr %44, align 8
  %885 = load ptr, ptr %64, align 8
  %886 = load <2 x double>, ptr %230, align 8
  %887 = shufflevector <2 x double> %886, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %888, label %903

888:                                              ; preds = %864, %888
  %889 = phi i64 [ %897, %888 ], [ 0, %864 ]
  %890 = getelementptr inbounds nuw <8 x double>, ptr %884, i64 %889
  %891 = load <8 x double>, ptr %890, align 64
  %892 = getelementptr inbounds nuw <8 x double>, ptr %885, i64 %889
  %893 = load <8 x double>, ptr %892, align 64
  %894 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %887, <8 x double> %893, <8 x double> zeroinitializer)
  %895 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> %894, <8 x double> %891)
  %896 = getelementptr inbounds nuw <8 x double>, ptr %883, i64 %889
  store <8 x double> %895, ptr %896, align 64
  %897 = add nuw nsw i64 %889, 1
  %898 = icmp eq i64 %897, %214
  br i1 %898, label %899, label %888

899:                                              ; preds = %888
  %900 = load ptr, ptr %58, align 8
  %901 = load ptr, ptr %64, align 8
  %902 = load <8 x double>, ptr %229, align 64
  br label %903

903:                                              ; preds = %899, %864
  %904 = phi <8 x double> [ %902, %899 ], [ %873, %864 ]
  %905 = phi ptr [ %901, %899 ], [ %885, %864 ]
  %906 = phi ptr [ %900, %899 ], [ %883, %864 ]
  %907 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> splat (double 0x3FAAEE6838DAE63A), <8 x double> %904)
  %908 = getelementptr inbounds <8 x double>, ptr %905, i64 %52
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %13) #10
  store <8 x double> %907, ptr %13, align 64
  %909 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %13, ptr noundef %906, ptr noundef %908, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %13) #10
  %910 = load ptr, ptr %58, align 8
  %911 = load ptr, ptr %44, align 8
  %912 = load ptr, ptr %64, align 8
  %913 = load <2 x double>, ptr %231, align 8
  %914 = shufflevector <2 x double> %913, <2 x double> poison, <8 x i32> zeroinitializer
  %915 = load <2 x double>, ptr %232, align 16
  %916 = shufflevector <2 x double> %915, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %917, label %936

917:                                              ; preds = %903
  %918 = getelementptr inbounds nuw <8 x double>, ptr %912, i64 %214
  br label %919

919:                                              ; preds = %919, %917
  %920 = phi i64 [ 0, %917 ], [ %931, %919 ]
  %921 = getelementptr inbounds nuw <8 x double>, ptr %911, i64 %920
  %922 = load <8 x double>, ptr %921, align 64
  %923 = getelementptr inbounds nuw <8 x double>, ptr %912, i64 %920
  %924 = load <8 x double>, ptr %923, align 64
  %925 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %914, <8 x double> %924, <8 x double> zeroinitializer)
  %926 = getelementptr inbounds nuw <8 x double>, ptr %918, i64 %920
  %927 = load <8 x double>, ptr %926, align 64
  %928 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %916, <8 x double> %927, <8 x double> %925)
  %929 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> %928, <8 x double> %922)
  %930 = getelementptr inbounds nuw <8 x double>, ptr %910, i64 %920
  store <8 x double> %929, ptr %930, align 64
  %931 = add nuw nsw i64 %920, 1
  %932 = icmp eq i64 %931, %214
  br i1 %932, label %933, label %919

933:                                              ; preds = %919
  %934 = load ptr, ptr %58, align 8
  %935 = load ptr, ptr %64, align 8
  br label %936

936:                                              ; preds = %933, %903
  %937 = phi ptr [ %935, %933 ], [ %912, %903 ]
  %938 = phi ptr [ %934, %933 ], [ %910, %903 ]
  %939 = load <8 x double>, ptr %229, align 64
  %940 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> splat (double 0x3FB432CE2AA42CAC), <8 x double> %939)
  %941 = getelementptr inbounds <8 x double>, ptr %937, i64 %233
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %14) #10
  store <8 x double> %940, ptr %14, align 64
  %942 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %14, ptr noundef %938, ptr noundef %941, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %14) #10
  %943 = and <8 x i64> %942, %909
  %944 = load ptr, ptr %58, align 8
  %945 = load ptr, ptr %44, align 8
  %946 = load ptr, ptr %64, align 8
  %947 = load <2 x double>, ptr %234, align 8
  %948 = shufflevector <2 x double> %947, <2 x double> poison, <8 x i32> zeroinitializer
  %949 = load <2 x double>, ptr %235, align 8
  %950 = shufflevector <2 x double> %949, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %951, label %970

951:                                              ; preds = %936
  %952 = getelementptr inbounds nuw <8 x double>, ptr %946, i64 %236
  br label %953

953:                                              ; preds = %953, %951
  %954 = phi i64 [ 0, %951 ], [ %965, %953 ]
  %955 = getelementptr inbounds nuw <8 x double>, ptr %945, i64 %954
  %956 = load <8 x double>, ptr %955, align 64
  %957 = getelementptr inbounds nuw <8 x double>, ptr %946, i64 %954
  %958 = load <8 x double>, ptr %957, align 64
  %959 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %948, <8 x double> %958, <8 x double> zeroinitializer)
  %960 = getelementptr inbounds nuw <8 x double>, ptr %952, i64 %954
  %961 = load <8 x double>, ptr %960, align 64
  %962 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %950, <8 x double> %961, <8 x double> %959)
  %963 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> %962, <8 x double> %956)
  %964 = getelementptr inbounds nuw <8 x double>, ptr %944, i64 %954
  store <8 x double> %963, ptr %964, align 64
  %965 = add nuw nsw i64 %954, 1
  %966 = icmp eq i64 %965, %214
  br i1 %966, label %967, label %953

967:                                              ; preds = %953
  %968 = load ptr, ptr %58, align 8
  %969 = load ptr, ptr %64, align 8
  br label %970

970:                                              ; preds = %967, %936
  %971 = phi ptr [ %969, %967 ], [ %946, %936 ]
  %972 = phi ptr [ %968, %967 ], [ %944, %936 ]
  %973 = load <8 x double>, ptr %229, align 64
  %974 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> splat (double 0x3FBE4C353FF64302), <8 x double> %973)
  %975 = getelementptr inbounds <8 x double>, ptr %971, i64 %238
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %15) #10
  store <8 x double> %974, ptr %15, align 64
  %976 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %15, ptr noundef %972, ptr noundef %975, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %15) #10
  %977 = and <8 x i64> %943, %976
  %978 = load ptr, ptr %58, align 8
  %979 = load ptr, ptr %44, align 8
  %980 = load ptr, ptr %64, align 8
  %981 = load <2 x double>, ptr %239, align 8
  %982 = shufflevector <2 x double> %981, <2 x double> poison, <8 x i32> zeroinitializer
  %983 = load <2 x double>, ptr %240, align 8
  %984 = shufflevector <2 x double> %983, <2 x double> poison, <8 x i32> zeroinitializer
  %985 = load <2 x double>, ptr %241, align 32
  %986 = shufflevector <2 x double> %985, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %987, label %1010

987:                                              ; preds = %970
  %988 = getelementptr inbounds nuw <8 x double>, ptr %980, i64 %236
  %989 = getelementptr inbounds nuw <8 x double>, ptr %980, i64 %242
  br label %990

990:                                              ; preds = %990, %987
  %991 = phi i64 [ 0, %987 ], [ %1005, %990 ]
  %992 = getelementptr inbounds nuw <8 x double>, ptr %979, i64 %991
  %993 = load <8 x double>, ptr %992, align 64
  %994 = getelementptr inbounds nuw <8 x double>, ptr %980, i64 %991
  %995 = load <8 x double>, ptr %994, align 64
  %996 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> %995, <8 x double> zeroinitializer)
  %997 = getelementptr inbounds nuw <8 x double>, ptr %988, i64 %991
  %998 = load <8 x double>, ptr %997, align 64
  %999 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %984, <8 x double> %998, <8 x double> %996)
  %1000 = getelementptr inbounds nuw <8 x double>, ptr %989, i64 %991
  %1001 = load <8 x double>, ptr %1000, align 64
  %1002 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %986, <8 x double> %1001, <8 x double> %999)
  %1003 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> %1002, <8 x double> %993)
  %1004 = getelementptr inbounds nuw <8 x double>, ptr %978, i64 %991
  store <8 x double> %1003, ptr %1004, align 64
  %1005 = add nuw nsw i64 %991, 1
  %1006 = icmp eq i64 %1005, %214
  br i1 %1006, label %1007, label %990

1007:                                             ; preds = %990
  %1008 = load ptr, ptr %58, align 8
  %1009 = load ptr, ptr %64, align 8
  br label %1010

1010:                                             ; preds = %1007, %970
  %1011 = phi ptr [ %1009, %1007 ], [ %980, %970 ]
  %1012 = phi ptr [ %1008, %1007 ], [ %978, %970 ]
  %1013 = load <8 x double>, ptr %229, align 64
  %1014 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> splat (double 0x3FD2068C499C08D9), <8 x double> %1013)
  %1015 = getelementptr inbounds <8 x double>, ptr %1011, i64 %244
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %16) #10
  store <8 x double> %1014, ptr %16, align 64
  %1016 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %16, ptr noundef %1012, ptr noundef %1015, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %16) #10
  %1017 = and <8 x i64> %977, %1016
  %1018 = load ptr, ptr %58, align 8
  %1019 = load ptr, ptr %44, align 8
  %1020 = load ptr, ptr %64, align 8
  %1021 = load <2 x double>, ptr %245, align 8
  %1022 = shufflevector <2 x double> %1021, <2 x double> poison, <8 x i32> zeroinitializer
  %1023 = load <2 x double>, ptr %246, align 32
  %1024 = shufflevector <2 x double> %1023, <2 x double> poison, <8 x i32> zeroinitializer
  %1025 = load <2 x double>, ptr %247, align 8
  %1026 = shufflevector <2 x double> %1025, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %1027, label %1050

1027:                                             ; preds = %1010
  %1028 = getelementptr inbounds nuw <8 x double>, ptr %1020, i64 %242
  %1029 = getelementptr inbounds nuw <8 x double>, ptr %1020, i64 %248
  br label %1030

1030:                                             ; preds = %1030, %1027
  %1031 = phi i64 [ 0, %1027 ], [ %1045, %1030 ]
  %1032 = getelementptr inbounds nuw <8 x double>, ptr %1019, i64 %1031
  %1033 = load <8 x double>, ptr %1032, align 64
  %1034 = getelementptr inbounds nuw <8 x double>, ptr %1020, i64 %1031
  %1035 = load <8 x double>, ptr %1034, align 64
  %1036 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1022, <8 x double> %1035, <8 x double> zeroinitializer)
  %1037 = getelementptr inbounds nuw <8 x double>, ptr %1028, i64 %1031
  %1038 = load <8 x double>, ptr %1037, align 64
  %1039 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1024, <8 x double> %1038, <8 x double> %1036)
  %1040 = getelementptr inbounds nuw <8 x double>, ptr %1029, i64 %1031
  %1041 = load <8 x double>, ptr %1040, align 64
  %1042 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1026, <8 x double> %1041, <8 x double> %1039)
  %1043 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> %1042, <8 x double> %1033)
  %1044 = getelementptr inbounds nuw <8 x double>, ptr %1018, i64 %1031
  store <8 x double> %1043, ptr %1044, align 64
  %1045 = add nuw nsw i64 %1031, 1
  %1046 = icmp eq i64 %1045, %214
  br i1 %1046, label %1047, label %1030

1047:                                             ; preds = %1030
  %1048 = load ptr, ptr %58, align 8
  %1049 = load ptr, ptr %64, align 8
  br label %1050

1050:                                             ; preds = %1047, %1010
  %1051 = phi ptr [ %1049, %1047 ], [ %1020, %1010 ]
  %1052 = phi ptr [ %1048, %1047 ], [ %1018, %1010 ]
  %1053 = load <8 x double>, ptr %229, align 64
  %1054 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> splat (double 0x3FD5555555555555), <8 x double> %1053)
  %1055 = getelementptr inbounds <8 x double>, ptr %1051, i64 %250
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %17) #10
  store <8 x double> %1054, ptr %17, align 64
  %1056 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %17, ptr noundef %1052, ptr noundef %1055, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %17) #10
  %1057 = and <8 x i64> %1017, %1056
  %1058 = load ptr, ptr %58, align 8
  %1059 = load ptr, ptr %44, align 8
  %1060 = load ptr, ptr %64, align 8
  %1061 = load <2 x double>, ptr %251, align 8
  %1062 = shufflevector <2 x double> %1061, <2 x double> poison, <8 x i32> zeroinitializer
  %1063 = load <2 x double>, ptr %252, align 32
  %1064 = shufflevector <2 x double> %1063, <2 x double> poison, <8 x i32> zeroinitializer
  %1065 = load <2 x double>, ptr %253, align 8
  %1066 = shufflevector <2 x double> %1065, <2 x double> poison, <8 x i32> zeroinitializer
  %1067 = load <2 x double>, ptr %254, align 16
  %1068 = shufflevector <2 x double> %1067, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %1069, label %1096

1069:                                             ; preds = %1050
  %1070 = getelementptr inbounds nuw <8 x double>, ptr %1060, i64 %242
  %1071 = getelementptr inbounds nuw <8 x double>, ptr %1060, i64 %248
  %1072 = getelementptr inbounds nuw <8 x double>, ptr %1060, i64 %255
  br label %1073

1073:                                             ; preds = %1073, %1069
  %1074 = phi i64 [ 0, %1069 ], [ %1091, %1073 ]
  %1075 = getelementptr inbounds nuw <8 x double>, ptr %1059, i64 %1074
  %1076 = load <8 x double>, ptr %1075, align 64
  %1077 = getelementptr inbounds nuw <8 x double>, ptr %1060, i64 %1074
  %1078 = load <8 x double>, ptr %1077, align 64
  %1079 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1062, <8 x double> %1078, <8 x double> zeroinitializer)
  %1080 = getelementptr inbounds nuw <8 x double>, ptr %1070, i64 %1074
  %1081 = load <8 x double>, ptr %1080, align 64
  %1082 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1064, <8 x double> %1081, <8 x double> %1079)
  %1083 = getelementptr inbounds nuw <8 x double>, ptr %1071, i64 %1074
  %1084 = load <8 x double>, ptr %1083, align 64
  %1085 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1066, <8 x double> %1084, <8 x double> %1082)
  %1086 = getelementptr inbounds nuw <8 x double>, ptr %1072, i64 %1074
  %1087 = load <8 x double>, ptr %1086, align 64
  %1088 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1068, <8 x double> %1087, <8 x double> %1085)
  %1089 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> %1088, <8 x double> %1076)
  %1090 = getelementptr inbounds nuw <8 x double>, ptr %1058, i64 %1074
  store <8 x double> %1089, ptr %1090, align 64
  %1091 = add nuw nsw i64 %1074, 1
  %1092 = icmp eq i64 %1091, %214
  br i1 %1092, label %1093, label %1073

1093:                                             ; preds = %1073
  %1094 = load ptr, ptr %58, align 8
  %1095 = load ptr, ptr %64, align 8
  br label %1096

1096:                                             ; preds = %1093, %1050
  %1097 = phi ptr [ %1095, %1093 ], [ %1060, %1050 ]
  %1098 = phi ptr [ %1094, %1093 ], [ %1058, %1050 ]
  %1099 = load <8 x double>, ptr %229, align 64
  %1100 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> splat (double 2.500000e-01), <8 x double> %1099)
  %1101 = getelementptr inbounds <8 x double>, ptr %1097, i64 %257
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %18) #10
  store <8 x double> %1100, ptr %18, align 64
  %1102 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %18, ptr noundef %1098, ptr noundef %1101, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %18) #10
  %1103 = and <8 x i64> %1057, %1102
  %1104 = load ptr, ptr %58, align 8
  %1105 = load ptr, ptr %44, align 8
  %1106 = load ptr, ptr %64, align 8
  %1107 = load <2 x double>, ptr %258, align 8
  %1108 = shufflevector <2 x double> %1107, <2 x double> poison, <8 x i32> zeroinitializer
  %1109 = load <2 x double>, ptr %259, align 32
  %1110 = shufflevector <2 x double> %1109, <2 x double> poison, <8 x i32> zeroinitializer
  %1111 = load <2 x double>, ptr %260, align 8
  %1112 = shufflevector <2 x double> %1111, <2 x double> poison, <8 x i32> zeroinitializer
  %1113 = load <2 x double>, ptr %261, align 16
  %1114 = shufflevector <2 x double> %1113, <2 x double> poison, <8 x i32> zeroinitializer
  %1115 = load <2 x double>, ptr %262, align 8
  %1116 = shufflevector <2 x double> %1115, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %1117, label %1148

1117:                                             ; preds = %1096
  %1118 = getelementptr inbounds nuw <8 x double>, ptr %1106, i64 %242
  %1119 = getelementptr inbounds nuw <8 x double>, ptr %1106, i64 %248
  %1120 = getelementptr inbounds nuw <8 x double>, ptr %1106, i64 %255
  %1121 = getelementptr inbounds nuw <8 x double>, ptr %1106, i64 %263
  br label %1122

1122:                                             ; preds = %1122, %1117
  %1123 = phi i64 [ 0, %1117 ], [ %1143, %1122 ]
  %1124 = getelementptr inbounds nuw <8 x double>, ptr %1105, i64 %1123
  %1125 = load <8 x double>, ptr %1124, align 64
  %1126 = getelementptr inbounds nuw <8 x double>, ptr %1106, i64 %1123
  %1127 = load <8 x double>, ptr %1126, align 64
  %1128 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1108, <8 x double> %1127, <8 x double> zeroinitializer)
  %1129 = getelementptr inbounds nuw <8 x double>, ptr %1118, i64 %1123
  %1130 = load <8 x double>, ptr %1129, align 64
  %1131 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1110, <8 x double> %1130, <8 x double> %1128)
  %1132 = getelementptr inbounds nuw <8 x double>, ptr %1119, i64 %1123
  %1133 = load <8 x double>, ptr %1132, align 64
  %1134 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1112, <8 x double> %1133, <8 x double> %1131)
  %1135 = getelementptr inbounds nuw <8 x double>, ptr %1120, i64 %1123
  %1136 = load <8 x double>, ptr %1135, align 64
  %1137 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1114, <8 x double> %1136, <8 x double> %1134)
  %1138 = getelementptr inbounds nuw <8 x double>, ptr %1121, i64 %1123
  %1139 = load <8 x double>, ptr %1138, align 64
  %1140 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1116, <8 x double> %1139, <8 x double> %1137)
  %1141 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> %1140, <8 x double> %1125)
  %1142 = getelementptr inbounds nuw <8 x double>, ptr %1104, i64 %1123
  store <8 x double> %1141, ptr %1142, align 64
  %1143 = add nuw nsw i64 %1123, 1
  %1144 = icmp eq i64 %1143, %214
  br i1 %1144, label %1145, label %1122

1145:                                             ; preds = %1122
  %1146 = load ptr, ptr %58, align 8
  %1147 = load ptr, ptr %64, align 8
  br label %1148

1148:                                             ; preds = %1145, %1096
  %1149 = phi ptr [ %1147, %1145 ], [ %1106, %1096 ]
  %1150 = phi ptr [ %1146, %1145 ], [ %1104, %1096 ]
  %1151 = load <8 x double>, ptr %229, align 64
  %1152 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> splat (double 0x3FD3B13B13B13B14), <8 x double> %1151)
  %1153 = getelementptr inbounds <8 x double>, ptr %1149, i64 %74
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %19) #10
  store <8 x double> %1152, ptr %19, align 64
  %1154 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %19, ptr noundef %1150, ptr noundef %1153, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %19) #10
  %1155 = and <8 x i64> %1103, %1154
  %1156 = load ptr, ptr %58, align 8
  %1157 = load ptr, ptr %44, align 8
  %1158 = load ptr, ptr %64, align 8
  %1159 = load <2 x double>, ptr %264, align 8
  %1160 = shufflevector <2 x double> %1159, <2 x double> poison, <8 x i32> zeroinitializer
  %1161 = load <2 x double>, ptr %265, align 32
  %1162 = shufflevector <2 x double> %1161, <2 x double> poison, <8 x i32> zeroinitializer
  %1163 = load <2 x double>, ptr %266, align 8
  %1164 = shufflevector <2 x double> %1163, <2 x double> poison, <8 x i32> zeroinitializer
  %1165 = load <2 x double>, ptr %267, align 16
  %1166 = shufflevector <2 x double> %1165, <2 x double> poison, <8 x i32> zeroinitializer
  %1167 = load <2 x double>, ptr %268, align 8
  %1168 = shufflevector <2 x double> %1167, <2 x double> poison, <8 x i32> zeroinitializer
  %1169 = load <2 x double>, ptr %269, align 64
  %1170 = shufflevector <2 x double> %1169, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %1171, label %1206

1171:                                             ; preds = %1148
  %1172 = getelementptr inbounds nuw <8 x double>, ptr %1158, i64 %242
  %1173 = getelementptr inbounds nuw <8 x double>, ptr %1158, i64 %248
  %1174 = getelementptr inbounds nuw <8 x double>, ptr %1158, i64 %255
  %1175 = getelementptr inbounds nuw <8 x double>, ptr %1158, i64 %263
  %1176 = getelementptr inbounds nuw <8 x double>, ptr %1158, i64 %270
  br label %1177

1177:                                             ; preds = %1177, %1171
  %1178 = phi i64 [ 0, %1171 ], [ %1201, %1177 ]
  %1179 = getelementptr inbounds nuw <8 x double>, ptr %1157, i64 %1178
  %1180 = load <8 x double>, ptr %1179, align 64
  %1181 = getelementptr inbounds nuw <8 x double>, ptr %1158, i64 %1178
  %1182 = load <8 x double>, ptr %1181, align 64
  %1183 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1160, <8 x double> %1182, <8 x double> zeroinitializer)
  %1184 = getelementptr inbounds nuw <8 x double>, ptr %1172, i64 %1178
  %1185 = load <8 x double>, ptr %1184, align 64
  %1186 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1162, <8 x double> %1185, <8 x double> %1183)
  %1187 = getelementptr inbounds nuw <8 x double>, ptr %1173, i64 %1178
  %1188 = load <8 x double>, ptr %1187, align 64
  %1189 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1164, <8 x double> %1188, <8 x double> %1186)
  %1190 = getelementptr inbounds nuw <8 x double>, ptr %1174, i64 %1178
  %1191 = load <8 x double>, ptr %1190, align 64
  %1192 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1166, <8 x double> %1191, <8 x double> %1189)
  %1193 = getelementptr inbounds nuw <8 x double>, ptr %1175, i64 %1178
  %1194 = load <8 x double>, ptr %1193, align 64
  %1195 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1168, <8 x double> %1194, <8 x double> %1192)
  %1196 = getelementptr inbounds nuw <8 x double>, ptr %1176, i64 %1178
  %1197 = load <8 x double>, ptr %1196, align 64
  %1198 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1170, <8 x double> %1197, <8 x double> %1195)
  %1199 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> %1198, <8 x double> %1180)
  %1200 = getelementptr inbounds nuw <8 x double>, ptr %1156, i64 %1178
  store <8 x double> %1199, ptr %1200, align 64
  %1201 = add nuw nsw i64 %1178, 1
  %1202 = icmp eq i64 %1201, %214
  br i1 %1202, label %1203, label %1177

1203:                                             ; preds = %1177
  %1204 = load ptr, ptr %58, align 8
  %1205 = load ptr, ptr %64, align 8
  br label %1206

1206:                                             ; preds = %1203, %1148
  %1207 = phi ptr [ %1205, %1203 ], [ %1158, %1148 ]
  %1208 = phi ptr [ %1204, %1203 ], [ %1156, %1148 ]
  %1209 = load <8 x double>, ptr %229, align 64
  %1210 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> splat (double 0x3FE4D74D74D74D75), <8 x double> %1209)
  %1211 = getelementptr inbounds <8 x double>, ptr %1207, i64 %272
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %20) #10
  store <8 x double> %1210, ptr %20, align 64
  %1212 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %20, ptr noundef %1208, ptr noundef %1211, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %20) #10
  %1213 = and <8 x i64> %1155, %1212
  %1214 = load ptr, ptr %58, align 8
  %1215 = load ptr, ptr %44, align 8
  %1216 = load ptr, ptr %64, align 8
  %1217 = load <2 x double>, ptr %273, align 8
  %1218 = shufflevector <2 x double> %1217, <2 x double> poison, <8 x i32> zeroinitializer
  %1219 = load <2 x double>, ptr %274, align 32
  %1220 = shufflevector <2 x double> %1219, <2 x double> poison, <8 x i32> zeroinitializer
  %1221 = load <2 x double>, ptr %275, align 8
  %1222 = shufflevector <2 x double> %1221, <2 x double> poison, <8 x i32> zeroinitializer
  %1223 = load <2 x double>, ptr %276, align 16
  %1224 = shufflevector <2 x double> %1223, <2 x double> poison, <8 x i32> zeroinitializer
  %1225 = load <2 x double>, ptr %277, align 8
  %1226 = shufflevector <2 x double> %1225, <2 x double> poison, <8 x i32> zeroinitializer
  %1227 = load <2 x double>, ptr %278, align 64
  %1228 = shufflevector <2 x double> %1227, <2 x double> poison, <8 x i32> zeroinitializer
  %1229 = load <2 x double>, ptr %279, align 8
  %1230 = shufflevector <2 x double> %1229, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %1231, label %1270

1231:                                             ; preds = %1206
  %1232 = getelementptr inbounds nuw <8 x double>, ptr %1216, i64 %242
  %1233 = getelementptr inbounds nuw <8 x double>, ptr %1216, i64 %248
  %1234 = getelementptr inbounds nuw <8 x double>, ptr %1216, i64 %255
  %1235 = getelementptr inbounds nuw <8 x double>, ptr %1216, i64 %263
  %1236 = getelementptr inbounds nuw <8 x double>, ptr %1216, i64 %270
  %1237 = getelementptr inbounds nuw <8 x double>, ptr %1216, i64 %280
  br label %1238

1238:                                             ; preds = %1238, %1231
  %1239 = phi i64 [ 0, %1231 ], [ %1265, %1238 ]
  %1240 = getelementptr inbounds nuw <8 x double>, ptr %1215, i64 %1239
  %1241 = load <8 x double>, ptr %1240, align 64
  %1242 = getelementptr inbounds nuw <8 x double>, ptr %1216, i64 %1239
  %1243 = load <8 x double>, ptr %1242, align 64
  %1244 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1218, <8 x double> %1243, <8 x double> zeroinitializer)
  %1245 = getelementptr inbounds nuw <8 x double>, ptr %1232, i64 %1239
  %1246 = load <8 x double>, ptr %1245, align 64
  %1247 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1220, <8 x double> %1246, <8 x double> %1244)
  %1248 = getelementptr inbounds nuw <8 x double>, ptr %1233, i64 %1239
  %1249 = load <8 x double>, ptr %1248, align 64
  %1250 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1222, <8 x double> %1249, <8 x double> %1247)
  %1251 = getelementptr inbounds nuw <8 x double>, ptr %1234, i64 %1239
  %1252 = load <8 x double>, ptr %1251, align 64
  %1253 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1224, <8 x double> %1252, <8 x double> %1250)
  %1254 = getelementptr inbounds nuw <8 x double>, ptr %1235, i64 %1239
  %1255 = load <8 x double>, ptr %1254, align 64
  %1256 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1226, <8 x double> %1255, <8 x double> %1253)
  %1257 = getelementptr inbounds nuw <8 x double>, ptr %1236, i64 %1239
  %1258 = load <8 x double>, ptr %1257, align 64
  %1259 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1228, <8 x double> %1258, <8 x double> %1256)
  %1260 = getelementptr inbounds nuw <8 x double>, ptr %1237, i64 %1239
  %1261 = load <8 x double>, ptr %1260, align 64
  %1262 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1230, <8 x double> %1261, <8 x double> %1259)
  %1263 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> %1262, <8 x double> %1241)
  %1264 = getelementptr inbounds nuw <8 x double>, ptr %1214, i64 %1239
  store <8 x double> %1263, ptr %1264, align 64
  %1265 = add nuw nsw i64 %1239, 1
  %1266 = icmp eq i64 %1265, %214
  br i1 %1266, label %1267, label %1238

1267:                                             ; preds = %1238
  %1268 = load ptr, ptr %58, align 8
  %1269 = load ptr, ptr %64, align 8
  br label %1270

1270:                                             ; preds = %1267, %1206
  %1271 = phi ptr [ %1269, %1267 ], [ %1216, %1206 ]
  %1272 = phi ptr [ %1268, %1267 ], [ %1214, %1206 ]
  %1273 = load <8 x double>, ptr %229, align 64
  %1274 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> splat (double 6.000000e-01), <8 x double> %1273)
  %1275 = getelementptr inbounds <8 x double>, ptr %1271, i64 %282
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %21) #10
  store <8 x double> %1274, ptr %21, align 64
  %1276 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %21, ptr noundef %1272, ptr noundef %1275, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %21) #10
  %1277 = and <8 x i64> %1213, %1276
  %1278 = load ptr, ptr %58, align 8
  %1279 = load ptr, ptr %44, align 8
  %1280 = load ptr, ptr %64, align 8
  %1281 = load <2 x double>, ptr %283, align 8
  %1282 = shufflevector <2 x double> %1281, <2 x double> poison, <8 x i32> zeroinitializer
  %1283 = load <2 x double>, ptr %284, align 32
  %1284 = shufflevector <2 x double> %1283, <2 x double> poison, <8 x i32> zeroinitializer
  %1285 = load <2 x double>, ptr %285, align 8
  %1286 = shufflevector <2 x double> %1285, <2 x double> poison, <8 x i32> zeroinitializer
  %1287 = load <2 x double>, ptr %286, align 16
  %1288 = shufflevector <2 x double> %1287, <2 x double> poison, <8 x i32> zeroinitializer
  %1289 = load <2 x double>, ptr %287, align 8
  %1290 = shufflevector <2 x double> %1289, <2 x double> poison, <8 x i32> zeroinitializer
  %1291 = load <2 x double>, ptr %288, align 64
  %1292 = shufflevector <2 x double> %1291, <2 x double> poison, <8 x i32> zeroinitializer
  %1293 = load <2 x double>, ptr %289, align 8
  %1294 = shufflevector <2 x double> %1293, <2 x double> poison, <8 x i32> zeroinitializer
  %1295 = load <2 x double>, ptr %290, align 16
  %1296 = shufflevector <2 x double> %1295, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %1297, label %1340

1297:                                             ; preds = %1270
  %1298 = getelementptr inbounds nuw <8 x double>, ptr %1280, i64 %242
  %1299 = getelementptr inbounds nuw <8 x double>, ptr %1280, i64 %248
  %1300 = getelementptr inbounds nuw <8 x double>, ptr %1280, i64 %255
  %1301 = getelementptr inbounds nuw <8 x double>, ptr %1280, i64 %263
  %1302 = getelementptr inbounds nuw <8 x double>, ptr %1280, i64 %270
  %1303 = getelementptr inbounds nuw <8 x double>, ptr %1280, i64 %280
  %1304 = getelementptr inbounds nuw <8 x double>, ptr %1280, i64 %291
  br label %1305

1305:                                             ; preds = %1305, %1297
  %1306 = phi i64 [ 0, %1297 ], [ %1335, %1305 ]
  %1307 = getelementptr inbounds nuw <8 x double>, ptr %1279, i64 %1306
  %1308 = load <8 x double>, ptr %1307, align 64
  %1309 = getelementptr inbounds nuw <8 x double>, ptr %1280, i64 %1306
  %1310 = load <8 x double>, ptr %1309, align 64
  %1311 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1282, <8 x double> %1310, <8 x double> zeroinitializer)
  %1312 = getelementptr inbounds nuw <8 x double>, ptr %1298, i64 %1306
  %1313 = load <8 x double>, ptr %1312, align 64
  %1314 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1284, <8 x double> %1313, <8 x double> %1311)
  %1315 = getelementptr inbounds nuw <8 x double>, ptr %1299, i64 %1306
  %1316 = load <8 x double>, ptr %1315, align 64
  %1317 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1286, <8 x double> %1316, <8 x double> %1314)
  %1318 = getelementptr inbounds nuw <8 x double>, ptr %1300, i64 %1306
  %1319 = load <8 x double>, ptr %1318, align 64
  %1320 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1288, <8 x double> %1319, <8 x double> %1317)
  %1321 = getelementptr inbounds nuw <8 x double>, ptr %1301, i64 %1306
  %1322 = load <8 x double>, ptr %1321, align 64
  %1323 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1290, <8 x double> %1322, <8 x double> %1320)
  %1324 = getelementptr inbounds nuw <8 x double>, ptr %1302, i64 %1306
  %1325 = load <8 x double>, ptr %1324, align 64
  %1326 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1292, <8 x double> %1325, <8 x double> %1323)
  %1327 = getelementptr inbounds nuw <8 x double>, ptr %1303, i64 %1306
  %1328 = load <8 x double>, ptr %1327, align 64
  %1329 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1294, <8 x double> %1328, <8 x double> %1326)
  %1330 = getelementptr inbounds nuw <8 x double>, ptr %1304, i64 %1306
  %1331 = load <8 x double>, ptr %1330, align 64
  %1332 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1296, <8 x double> %1331, <8 x double> %1329)
  %1333 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> %1332, <8 x double> %1308)
  %1334 = getelementptr inbounds nuw <8 x double>, ptr %1278, i64 %1306
  store <8 x double> %1333, ptr %1334, align 64
  %1335 = add nuw nsw i64 %1306, 1
  %1336 = icmp eq i64 %1335, %214
  br i1 %1336, label %1337, label %1305

1337:                                             ; preds = %1305
  %1338 = load ptr, ptr %58, align 8
  %1339 = load ptr, ptr %64, align 8
  br label %1340

1340:                                             ; preds = %1337, %1270
  %1341 = phi ptr [ %1339, %1337 ], [ %1280, %1270 ]
  %1342 = phi ptr [ %1338, %1337 ], [ %1278, %1270 ]
  %1343 = load <8 x double>, ptr %229, align 64
  %1344 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> splat (double 0x3FEB6DB6DB6DB6DB), <8 x double> %1343)
  %1345 = getelementptr inbounds <8 x double>, ptr %1341, i64 %293
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %22) #10
  store <8 x double> %1344, ptr %22, align 64
  %1346 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %22, ptr noundef %1342, ptr noundef %1345, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %22) #10
  %1347 = and <8 x i64> %1277, %1346
  %1348 = load ptr, ptr %58, align 8
  %1349 = load ptr, ptr %44, align 8
  %1350 = load ptr, ptr %64, align 8
  %1351 = load <2 x double>, ptr %294, align 8
  %1352 = shufflevector <2 x double> %1351, <2 x double> poison, <8 x i32> zeroinitializer
  %1353 = load <2 x double>, ptr %295, align 32
  %1354 = shufflevector <2 x double> %1353, <2 x double> poison, <8 x i32> zeroinitializer
  %1355 = load <2 x double>, ptr %296, align 8
  %1356 = shufflevector <2 x double> %1355, <2 x double> poison, <8 x i32> zeroinitializer
  %1357 = load <2 x double>, ptr %297, align 16
  %1358 = shufflevector <2 x double> %1357, <2 x double> poison, <8 x i32> zeroinitializer
  %1359 = load <2 x double>, ptr %298, align 8
  %1360 = shufflevector <2 x double> %1359, <2 x double> poison, <8 x i32> zeroinitializer
  %1361 = load <2 x double>, ptr %299, align 64
  %1362 = shufflevector <2 x double> %1361, <2 x double> poison, <8 x i32> zeroinitializer
  %1363 = load <2 x double>, ptr %300, align 8
  %1364 = shufflevector <2 x double> %1363, <2 x double> poison, <8 x i32> zeroinitializer
  %1365 = load <2 x double>, ptr %301, align 16
  %1366 = shufflevector <2 x double> %1365, <2 x double> poison, <8 x i32> zeroinitializer
  %1367 = load <2 x double>, ptr %302, align 8
  %1368 = shufflevector <2 x double> %1367, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %1369, label %1416

1369:                                             ; preds = %1340
  %1370 = getelementptr inbounds nuw <8 x double>, ptr %1350, i64 %242
  %1371 = getelementptr inbounds nuw <8 x double>, ptr %1350, i64 %248
  %1372 = getelementptr inbounds nuw <8 x double>, ptr %1350, i64 %255
  %1373 = getelementptr inbounds nuw <8 x double>, ptr %1350, i64 %263
  %1374 = getelementptr inbounds nuw <8 x double>, ptr %1350, i64 %270
  %1375 = getelementptr inbounds nuw <8 x double>, ptr %1350, i64 %280
  %1376 = getelementptr inbounds nuw <8 x double>, ptr %1350, i64 %291
  %1377 = getelementptr inbounds nuw <8 x double>, ptr %1350, i64 %303
  br label %1378

1378:                                             ; preds = %1378, %1369
  %1379 = phi i64 [ 0, %1369 ], [ %1411, %1378 ]
  %1380 = getelementptr inbounds nuw <8 x double>, ptr %1349, i64 %1379
  %1381 = load <8 x double>, ptr %1380, align 64
  %1382 = getelementptr inbounds nuw <8 x double>, ptr %1350, i64 %1379
  %1383 = load <8 x double>, ptr %1382, align 64
  %1384 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1352, <8 x double> %1383, <8 x double> zeroinitializer)
  %1385 = getelementptr inbounds nuw <8 x double>, ptr %1370, i64 %1379
  %1386 = load <8 x double>, ptr %1385, align 64
  %1387 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1354, <8 x double> %1386, <8 x double> %1384)
  %1388 = getelementptr inbounds nuw <8 x double>, ptr %1371, i64 %1379
  %1389 = load <8 x double>, ptr %1388, align 64
  %1390 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1356, <8 x double> %1389, <8 x double> %1387)
  %1391 = getelementptr inbounds nuw <8 x double>, ptr %1372, i64 %1379
  %1392 = load <8 x double>, ptr %1391, align 64
  %1393 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1358, <8 x double> %1392, <8 x double> %1390)
  %1394 = getelementptr inbounds nuw <8 x double>, ptr %1373, i64 %1379
  %1395 = load <8 x double>, ptr %1394, align 64
  %1396 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1360, <8 x double> %1395, <8 x double> %1393)
  %1397 = getelementptr inbounds nuw <8 x double>, ptr %1374, i64 %1379
  %1398 = load <8 x double>, ptr %1397, align 64
  %1399 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1362, <8 x double> %1398, <8 x double> %1396)
  %1400 = getelementptr inbounds nuw <8 x double>, ptr %1375, i64 %1379
  %1401 = load <8 x double>, ptr %1400, align 64
  %1402 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1364, <8 x double> %1401, <8 x double> %1399)
  %1403 = getelementptr inbounds nuw <8 x double>, ptr %1376, i64 %1379
  %1404 = load <8 x double>, ptr %1403, align 64
  %1405 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1366, <8 x double> %1404, <8 x double> %1402)
  %1406 = getelementptr inbounds nuw <8 x double>, ptr %1377, i64 %1379
  %1407 = load <8 x double>, ptr %1406, align 64
  %1408 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1368, <8 x double> %1407, <8 x double> %1405)
  %1409 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> %1408, <8 x double> %1381)
  %1410 = getelementptr inbounds nuw <8 x double>, ptr %1348, i64 %1379
  store <8 x double> %1409, ptr %1410, align 64
  %1411 = add nuw nsw i64 %1379, 1
  %1412 = icmp eq i64 %1411, %214
  br i1 %1412, label %1413, label %1378

1413:                                             ; preds = %1378
  %1414 = load ptr, ptr %58, align 8
  %1415 = load ptr, ptr %64, align 8
  br label %1416

1416:                                             ; preds = %1413, %1340
  %1417 = phi ptr [ %1415, %1413 ], [ %1350, %1340 ]
  %1418 = phi ptr [ %1414, %1413 ], [ %1348, %1340 ]
  %1419 = load <8 x double>, ptr %229, align 64
  %1420 = fadd <8 x double> %1419, %882
  %1421 = getelementptr inbounds <8 x double>, ptr %1417, i64 %304
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %23) #10
  store <8 x double> %1420, ptr %23, align 64
  %1422 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %23, ptr noundef %1418, ptr noundef %1421, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %23) #10
  %1423 = and <8 x i64> %1347, %1422
  %1424 = load ptr, ptr %55, align 16
  %1425 = load ptr, ptr %44, align 8
  %1426 = load ptr, ptr %64, align 8
  %1427 = load <2 x double>, ptr %305, align 8
  %1428 = shufflevector <2 x double> %1427, <2 x double> poison, <8 x i32> zeroinitializer
  %1429 = load <2 x double>, ptr %306, align 16
  %1430 = shufflevector <2 x double> %1429, <2 x double> poison, <8 x i32> zeroinitializer
  %1431 = load <2 x double>, ptr %307, align 8
  %1432 = shufflevector <2 x double> %1431, <2 x double> poison, <8 x i32> zeroinitializer
  %1433 = load <2 x double>, ptr %308, align 64
  %1434 = shufflevector <2 x double> %1433, <2 x double> poison, <8 x i32> zeroinitializer
  %1435 = load <2 x double>, ptr %309, align 8
  %1436 = shufflevector <2 x double> %1435, <2 x double> poison, <8 x i32> zeroinitializer
  %1437 = load <2 x double>, ptr %310, align 16
  %1438 = shufflevector <2 x double> %1437, <2 x double> poison, <8 x i32> zeroinitializer
  %1439 = load <2 x double>, ptr %311, align 8
  %1440 = shufflevector <2 x double> %1439, <2 x double> poison, <8 x i32> zeroinitializer
  %1441 = load <2 x double>, ptr %312, align 32
  %1442 = shufflevector <2 x double> %1441, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %1443, label %1497

1443:                                             ; preds = %1416
  %1444 = getelementptr inbounds nuw <8 x double>, ptr %1426, i64 %255
  %1445 = getelementptr inbounds nuw <8 x double>, ptr %1426, i64 %263
  %1446 = getelementptr inbounds nuw <8 x double>, ptr %1426, i64 %270
  %1447 = getelementptr inbounds nuw <8 x double>, ptr %1426, i64 %280
  %1448 = getelementptr inbounds nuw <8 x double>, ptr %1426, i64 %291
  %1449 = getelementptr inbounds nuw <8 x double>, ptr %1426, i64 %303
  %1450 = getelementptr inbounds nuw <8 x double>, ptr %1426, i64 %313
  br label %1453

1451:                                             ; preds = %1453
  %1452 = load ptr, ptr %55, align 16
  br label %1485

1453:                                             ; preds = %1453, %1443
  %1454 = phi i64 [ 0, %1443 ], [ %1483, %1453 ]
  %1455 = getelementptr inbounds nuw <8 x double>, ptr %1425, i64 %1454
  %1456 = load <8 x double>, ptr %1455, align 64
  %1457 = getelementptr inbounds nuw <8 x double>, ptr %1426, i64 %1454
  %1458 = load <8 x double>, ptr %1457, align 64
  %1459 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1428, <8 x double> %1458, <8 x double> zeroinitializer)
  %1460 = getelementptr inbounds nuw <8 x double>, ptr %1444, i64 %1454
  %1461 = load <8 x double>, ptr %1460, align 64
  %1462 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1430, <8 x double> %1461, <8 x double> %1459)
  %1463 = getelementptr inbounds nuw <8 x double>, ptr %1445, i64 %1454
  %1464 = load <8 x double>, ptr %1463, align 64
  %1465 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1432, <8 x double> %1464, <8 x double> %1462)
  %1466 = getelementptr inbounds nuw <8 x double>, ptr %1446, i64 %1454
  %1467 = load <8 x double>, ptr %1466, align 64
  %1468 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1434, <8 x double> %1467, <8 x double> %1465)
  %1469 = getelementptr inbounds nuw <8 x double>, ptr %1447, i64 %1454
  %1470 = load <8 x double>, ptr %1469, align 64
  %1471 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1436, <8 x double> %1470, <8 x double> %1468)
  %1472 = getelementptr inbounds nuw <8 x double>, ptr %1448, i64 %1454
  %1473 = load <8 x double>, ptr %1472, align 64
  %1474 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1438, <8 x double> %1473, <8 x double> %1471)
  %1475 = getelementptr inbounds nuw <8 x double>, ptr %1449, i64 %1454
  %1476 = load <8 x double>, ptr %1475, align 64
  %1477 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1440, <8 x double> %1476, <8 x double> %1474)
  %1478 = getelementptr inbounds nuw <8 x double>, ptr %1450, i64 %1454
  %1479 = load <8 x double>, ptr %1478, align 64
  %1480 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1442, <8 x double> %1479, <8 x double> %1477)
  %1481 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> %1480, <8 x double> %1456)
  %1482 = getelementptr inbounds nuw <8 x double>, ptr %1424, i64 %1454
  store <8 x double> %1481, ptr %1482, align 64
  %1483 = add nuw nsw i64 %1454, 1
  %1484 = icmp eq i64 %1483, %214
  br i1 %1484, label %1451, label %1453

1485:                                             ; preds = %1485, %1451
  %1486 = phi i64 [ 0, %1451 ], [ %1493, %1485 ]
  %1487 = phi <8 x i64> [ %1423, %1451 ], [ %1492, %1485 ]
  %1488 = getelementptr inbounds nuw <8 x double>, ptr %1452, i64 %1486
  %1489 = load <8 x double>, ptr %1488, align 64
  %1490 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1489)
  %1491 = fcmp one <8 x double> %1490, splat (double 0x7FF0000000000000)
  %1492 = select <8 x i1> %1491, <8 x i64> %1487, <8 x i64> zeroinitializer
  %1493 = add nuw nsw i64 %1486, 1
  %1494 = icmp eq i64 %1493, %214
  br i1 %1494, label %1495, label %1485

1495:                                             ; preds = %1485
  %1496 = load ptr, ptr %64, align 8
  br label %1497

1497:                                             ; preds = %1495, %1416
  %1498 = phi ptr [ %1424, %1416 ], [ %1452, %1495 ]
  %1499 = phi ptr [ %1426, %1416 ], [ %1496, %1495 ]
  %1500 = phi <8 x i64> [ %1423, %1416 ], [ %1492, %1495 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12)
  store <8 x double> %880, ptr %12, align 64
  %1501 = load ptr, ptr %77, align 8
  %1502 = load <2 x double>, ptr %38, align 8
  %1503 = shufflevector <2 x double> %1502, <2 x double> poison, <8 x i32> zeroinitializer
  %1504 = load <2 x double>, ptr %314, align 16
  %1505 = shufflevector <2 x double> %1504, <2 x double> poison, <8 x i32> zeroinitializer
  %1506 = load <2 x double>, ptr %315, align 8
  %1507 = shufflevector <2 x double> %1506, <2 x double> poison, <8 x i32> zeroinitializer
  %1508 = load <2 x double>, ptr %316, align 64
  %1509 = shufflevector <2 x double> %1508, <2 x double> poison, <8 x i32> zeroinitializer
  %1510 = load <2 x double>, ptr %317, align 8
  %1511 = shufflevector <2 x double> %1510, <2 x double> poison, <8 x i32> zeroinitializer
  %1512 = load <2 x double>, ptr %318, align 16
  %1513 = shufflevector <2 x double> %1512, <2 x double> poison, <8 x i32> zeroinitializer
  %1514 = load <2 x double>, ptr %319, align 8
  %1515 = shufflevector <2 x double> %1514, <2 x double> poison, <8 x i32> zeroinitializer
  %1516 = load <2 x double>, ptr %320, align 32
  %1517 = shufflevector <2 x double> %1516, <2 x double> poison, <8 x i32> zeroinitializer
  %1518 = load <2 x double>, ptr %39, align 8
  %1519 = shufflevector <2 x double> %1518, <2 x double> poison, <8 x i32> zeroinitializer
  %1520 = load <2 x double>, ptr %321, align 16
  %1521 = shufflevector <2 x double> %1520, <2 x double> poison, <8 x i32> zeroinitializer
  %1522 = load <2 x double>, ptr %322, align 8
  %1523 = shufflevector <2 x double> %1522, <2 x double> poison, <8 x i32> zeroinitializer
  %1524 = load <2 x double>, ptr %323, align 32
  %1525 = shufflevector <2 x double> %1524, <2 x double> poison, <8 x i32> zeroinitializer
  %1526 = load <2 x double>, ptr %324, align 8
  %1527 = shufflevector <2 x double> %1526, <2 x double> poison, <8 x i32> zeroinitializer
  %1528 = load <2 x double>, ptr %325, align 16
  %1529 = shufflevector <2 x double> %1528, <2 x double> poison, <8 x i32> zeroinitializer
  %1530 = load <2 x double>, ptr %326, align 8
  %1531 = shufflevector <2 x double> %1530, <2 x double> poison, <8 x i32> zeroinitializer
  %1532 = load <2 x double>, ptr %327, align 64
  %1533 = shufflevector <2 x double> %1532, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %1534, label %1590

1534:                                             ; preds = %1497
  %1535 = getelementptr inbounds nuw <8 x double>, ptr %1499, i64 %255
  %1536 = getelementptr inbounds nuw <8 x double>, ptr %1499, i64 %263
  %1537 = getelementptr inbounds nuw <8 x double>, ptr %1499, i64 %270
  %1538 = getelementptr inbounds nuw <8 x double>, ptr %1499, i64 %280
  %1539 = getelementptr inbounds nuw <8 x double>, ptr %1499, i64 %291
  %1540 = getelementptr inbounds nuw <8 x double>, ptr %1499, i64 %303
  %1541 = getelementptr inbounds nuw <8 x double>, ptr %1499, i64 %313
  br label %1542

1542:                                             ; preds = %1542, %1534
  %1543 = phi i64 [ 0, %1534 ], [ %1586, %1542 ]
  %1544 = trunc i64 %1543 to i32
  %1545 = getelementptr inbounds nuw <8 x double>, ptr %1499, i64 %1543
  %1546 = load <8 x double>, ptr %1545, align 64
  %1547 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1503, <8 x double> %1546, <8 x double> zeroinitializer)
  %1548 = getelementptr inbounds nuw <8 x double>, ptr %1535, i64 %1543
  %1549 = load <8 x double>, ptr %1548, align 64
  %1550 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1505, <8 x double> %1549, <8 x double> %1547)
  %1551 = getelementptr inbounds nuw <8 x double>, ptr %1536, i64 %1543
  %1552 = load <8 x double>, ptr %1551, align 64
  %1553 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1507, <8 x double> %1552, <8 x double> %1550)
  %1554 = getelementptr inbounds nuw <8 x double>, ptr %1537, i64 %1543
  %1555 = load <8 x double>, ptr %1554, align 64
  %1556 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1509, <8 x double> %1555, <8 x double> %1553)
  %1557 = getelementptr inbounds nuw <8 x double>, ptr %1538, i64 %1543
  %1558 = load <8 x double>, ptr %1557, align 64
  %1559 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1511, <8 x double> %1558, <8 x double> %1556)
  %1560 = getelementptr inbounds nuw <8 x double>, ptr %1539, i64 %1543
  %1561 = load <8 x double>, ptr %1560, align 64
  %1562 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1513, <8 x double> %1561, <8 x double> %1559)
  %1563 = getelementptr inbounds nuw <8 x double>, ptr %1540, i64 %1543
  %1564 = load <8 x double>, ptr %1563, align 64
  %1565 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1515, <8 x double> %1564, <8 x double> %1562)
  %1566 = getelementptr inbounds nuw <8 x double>, ptr %1541, i64 %1543
  %1567 = load <8 x double>, ptr %1566, align 64
  %1568 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1517, <8 x double> %1567, <8 x double> %1565)
  %1569 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1519, <8 x double> %1546, <8 x double> zeroinitializer)
  %1570 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1521, <8 x double> %1549, <8 x double> %1569)
  %1571 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1523, <8 x double> %1552, <8 x double> %1570)
  %1572 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1525, <8 x double> %1555, <8 x double> %1571)
  %1573 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1527, <8 x double> %1558, <8 x double> %1572)
  %1574 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1529, <8 x double> %1561, <8 x double> %1573)
  %1575 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1531, <8 x double> %1564, <8 x double> %1574)
  %1576 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1533, <8 x double> %1567, <8 x double> %1575)
  %1577 = icmp slt i64 %1543, %98
  %1578 = add nsw i32 %47, %1544
  %1579 = select i1 %1577, i32 %1544, i32 %1578
  %1580 = sext i32 %1579 to i64
  %1581 = getelementptr inbounds <8 x double>, ptr %1501, i64 %1580
  store <8 x double> %1568, ptr %1581, align 64
  %1582 = add i32 %51, %1544
  %1583 = select i1 %1577, i32 %1578, i32 %1582
  %1584 = sext i32 %1583 to i64
  %1585 = getelementptr inbounds <8 x double>, ptr %1501, i64 %1584
  store <8 x double> %1576, ptr %1585, align 64
  %1586 = add nuw nsw i64 %1543, 1
  %1587 = icmp eq i64 %1586, %214
  br i1 %1587, label %1588, label %1542

1588:                                             ; preds = %1542
  %1589 = load ptr, ptr %55, align 16
  br label %1590

1590:                                             ; preds = %1588, %1497
  %1591 = phi ptr [ %1589, %1588 ], [ %1498, %1497 ]
  %1592 = load double, ptr %175, align 64
  %1593 = fdiv double 0x3D06849B86A12B9B, %1592
  %1594 = insertelement <8 x double> poison, double %1593, i64 0
  %1595 = shufflevector <8 x double> %1594, <8 x double> poison, <8 x i32> zeroinitializer
  %1596 = load <8 x double>, ptr %328, align 64
  br i1 %201, label %1597, label %1606

1597:                                             ; preds = %1590, %1597
  %1598 = phi i64 [ %1604, %1597 ], [ 0, %1590 ]
  %1599 = phi <8 x double> [ %1603, %1597 ], [ zeroinitializer, %1590 ]
  %1600 = getelementptr inbounds nuw <8 x double>, ptr %1591, i64 %1598
  %1601 = load <8 x double>, ptr %1600, align 64
  %1602 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1601)
  %1603 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1599, <8 x double> %1602)
  %1604 = add nuw nsw i64 %1598, 1
  %1605 = icmp eq i64 %1604, %202
  br i1 %1605, label %1606, label %1597

1606:                                             ; preds = %1597, %1590
  %1607 = phi <8 x double> [ zeroinitializer, %1590 ], [ %1603, %1597 ]
  %1608 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1596, <8 x double> %1607)
  %1609 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1608, <8 x double> %1595)
  %1610 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1609, <8 x double> splat (double 1.000000e+00))
  %1611 = load <8 x double>, ptr %329, align 64
  br i1 %199, label %1612, label %1621

1612:                                             ; preds = %1606, %1612
  %1613 = phi i64 [ %1619, %1612 ], [ %203, %1606 ]
  %1614 = phi <8 x double> [ %1618, %1612 ], [ zeroinitializer, %1606 ]
  %1615 = getelementptr inbounds <8 x double>, ptr %1591, i64 %1613
  %1616 = load <8 x double>, ptr %1615, align 64
  %1617 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1616)
  %1618 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1614, <8 x double> %1617)
  %1619 = add nsw i64 %1613, 1
  %1620 = icmp slt i64 %1619, %98
  br i1 %1620, label %1612, label %1621

1621:                                             ; preds = %1612, %1606
  %1622 = phi <8 x double> [ zeroinitializer, %1606 ], [ %1618, %1612 ]
  %1623 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1611, <8 x double> %1622)
  %1624 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1623, <8 x double> %1595)
  %1625 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1624, <8 x double> splat (double 1.000000e+00))
  br i1 %183, label %1626, label %1669

1626:                                             ; preds = %1621
  %1627 = load ptr, ptr %44, align 8
  %1628 = insertelement <8 x double> poison, double %1592, i64 0
  %1629 = shufflevector <8 x double> %1628, <8 x double> poison, <8 x i32> zeroinitializer
  %1630 = load ptr, ptr %77, align 8
  br label %1631

1631:                                             ; preds = %1646, %1626
  %1632 = phi i64 [ 0, %1626 ], [ %1667, %1646 ]
  %1633 = phi <8 x double> [ zeroinitializer, %1626 ], [ %1665, %1646 ]
  %1634 = phi <8 x double> [ zeroinitializer, %1626 ], [ %1666, %1646 ]
  %1635 = getelementptr inbounds nuw <8 x double>, ptr %1627, i64 %1632
  %1636 = load <8 x double>, ptr %1635, align 64
  %1637 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1636)
  %1638 = getelementptr inbounds nuw <8 x double>, ptr %1591, i64 %1632
  %1639 = load <8 x double>, ptr %1638, align 64
  %1640 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1639)
  %1641 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1637, <8 x double> %1640)
  %1642 = icmp slt i64 %1632, %203
  br i1 %1642, label %1646, label %1643

1643:                                             ; preds = %1631
  %1644 = icmp slt i64 %1632, %98
  %1645 = select i1 %1644, <8 x double> %1625, <8 x double> splat (double 1.000000e+00)
  br label %1646

1646:                                             ; preds = %1643, %1631
  %1647 = phi <8 x double> [ %1645, %1643 ], [ %1610, %1631 ]
  %1648 = fmul <8 x double> %1629, %1641
  %1649 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1629, <8 x double> %1647, <8 x double> %1648)
  %1650 = fdiv <8 x double> splat (double 1.000000e+00), %1649
  %1651 = icmp slt i64 %1632, %98
  %1652 = select i1 %1651, i32 0, i32 %47
  %1653 = trunc nuw nsw i64 %1632 to i32
  %1654 = add nsw i32 %1652, %1653
  %1655 = sext i32 %1654 to i64
  %1656 = getelementptr inbounds <8 x double>, ptr %1630, i64 %1655
  %1657 = load <8 x double>, ptr %1656, align 64
  %1658 = fmul <8 x double> %1657, %1650
  %1659 = select i1 %1651, i32 %47, i32 %51
  %1660 = add nsw i32 %1659, %1653
  %1661 = sext i32 %1660 to i64
  %1662 = getelementptr inbounds <8 x double>, ptr %1630, i64 %1661
  %1663 = load <8 x double>, ptr %1662, align 64
  %1664 = fmul <8 x double> %1650, %1663
  %1665 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1658, <8 x double> %1658, <8 x double> %1633)
  %1666 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1664, <8 x double> %1664, <8 x double> %1634)
  %1667 = add nuw nsw i64 %1632, 1
  %1668 = icmp eq i64 %1667, %189
  br i1 %1668, label %1669, label %1631

1669:                                             ; preds = %1646, %1621
  %1670 = phi <8 x double> [ zeroinitializer, %1621 ], [ %1666, %1646 ]
  %1671 = phi <8 x double> [ zeroinitializer, %1621 ], [ %1665, %1646 ]
  %1672 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1670, <8 x double> splat (double 1.000000e-02), <8 x double> %1671)
  %1673 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %882)
  %1674 = fmul <8 x double> %1673, %1671
  %1675 = fmul <8 x double> %210, %1672
  %1676 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1675)
  %1677 = fdiv <8 x double> %1674, %1676
  %1678 = fcmp ule <8 x double> %1672, zeroinitializer
  %1679 = bitcast <8 x double> %1677 to <8 x i64>
  %1680 = select <8 x i1> %1678, <8 x i64> zeroinitializer, <8 x i64> %1679
  %1681 = fcmp ult <8 x double> %1672, zeroinitializer
  %1682 = select <8 x i1> %1681, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1683 = or <8 x i64> %1680, %1682
  br i1 %197, label %1798, label %1684

1684:                                             ; preds = %1669
  %1685 = load ptr, ptr %33, align 64
  %1686 = load ptr, ptr %77, align 8
  %1687 = load ptr, ptr %90, align 16
  call void @appell_lanes_finish(ptr noundef nonnull %12, ptr noundef %1591, ptr noundef %1685, ptr noundef %1686, ptr noundef %1687) #10
  %1688 = load ptr, ptr %90, align 16
  %1689 = getelementptr inbounds <8 x double>, ptr %1688, i64 %330
  %1690 = load <8 x double>, ptr %1689, align 64
  %1691 = call <8 x i1> @llvm.is.fpclass.v8f64(<8 x double> %1690, i32 120)
  %1692 = load <8 x i64>, ptr %24, align 64
  %1693 = select <8 x i1> %1691, <8 x i64> splat (i64 -1), <8 x i64> %1692
  store <8 x i64> %1693, ptr %24, align 64
  br i1 %221, label %1787, label %1694

1694:                                             ; preds = %1787, %1684
  %1695 = load double, ptr %175, align 64
  %1696 = fdiv double 0x3D06849B86A12B9B, %1695
  %1697 = insertelement <8 x double> poison, double %1696, i64 0
  %1698 = shufflevector <8 x double> %1697, <8 x double> poison, <8 x i32> zeroinitializer
  %1699 = load <8 x double>, ptr %328, align 64
  %1700 = load ptr, ptr %55, align 16
  br i1 %201, label %1701, label %1710

1701:                                             ; preds = %1694, %1701
  %1702 = phi i64 [ %1708, %1701 ], [ 0, %1694 ]
  %1703 = phi <8 x double> [ %1707, %1701 ], [ zeroinitializer, %1694 ]
  %1704 = getelementptr inbounds nuw <8 x double>, ptr %1700, i64 %1702
  %1705 = load <8 x double>, ptr %1704, align 64
  %1706 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1705)
  %1707 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1703, <8 x double> %1706)
  %1708 = add nuw nsw i64 %1702, 1
  %1709 = icmp eq i64 %1708, %202
  br i1 %1709, label %1710, label %1701

1710:                                             ; preds = %1701, %1694
  %1711 = phi <8 x double> [ zeroinitializer, %1694 ], [ %1707, %1701 ]
  %1712 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1699, <8 x double> %1711)
  %1713 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1712, <8 x double> %1698)
  %1714 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1713, <8 x double> splat (double 1.000000e+00))
  %1715 = load <8 x double>, ptr %329, align 64
  br i1 %199, label %1716, label %1725

1716:                                             ; preds = %1710, %1716
  %1717 = phi i64 [ %1723, %1716 ], [ %203, %1710 ]
  %1718 = phi <8 x double> [ %1722, %1716 ], [ zeroinitializer, %1710 ]
  %1719 = getelementptr inbounds <8 x double>, ptr %1700, i64 %1717
  %1720 = load <8 x double>, ptr %1719, align 64
  %1721 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1720)
  %1722 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1718, <8 x double> %1721)
  %1723 = add nsw i64 %1717, 1
  %1724 = icmp slt i64 %1723, %98
  br i1 %1724, label %1716, label %1725

1725:                                             ; preds = %1716, %1710
  %1726 = phi <8 x double> [ zeroinitializer, %1710 ], [ %1722, %1716 ]
  %1727 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1715, <8 x double> %1726)
  %1728 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1727, <8 x double> %1698)
  %1729 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1728, <8 x double> splat (double 1.000000e+00))
  br i1 %183, label %1730, label %1773

1730:                                             ; preds = %1725
  %1731 = load ptr, ptr %44, align 8
  %1732 = insertelement <8 x double> poison, double %1695, i64 0
  %1733 = shufflevector <8 x double> %1732, <8 x double> poison, <8 x i32> zeroinitializer
  %1734 = load ptr, ptr %77, align 8
  br label %1735

1735:                                             ; preds = %1750, %1730
  %1736 = phi i64 [ 0, %1730 ], [ %1771, %1750 ]
  %1737 = phi <8 x double> [ zeroinitializer, %1730 ], [ %1769, %1750 ]
  %1738 = phi <8 x double> [ zeroinitializer, %1730 ], [ %1770, %1750 ]
  %1739 = getelementptr inbounds nuw <8 x double>, ptr %1731, i64 %1736
  %1740 = load <8 x double>, ptr %1739, align 64
  %1741 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1740)
  %1742 = getelementptr inbounds nuw <8 x double>, ptr %1700, i64 %1736
  %1743 = load <8 x double>, ptr %1742, align 64
  %1744 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1743)
  %1745 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1741, <8 x double> %1744)
  %1746 = icmp slt i64 %1736, %203
  br i1 %1746, label %1750, label %1747

1747:                                             ; preds = %1735
  %1748 = icmp slt i64 %1736, %98
  %1749 = select i1 %1748, <8 x double> %1729, <8 x double> splat (double 1.000000e+00)
  br label %1750

1750:                                             ; preds = %1747, %1735
  %1751 = phi <8 x double> [ %1749, %1747 ], [ %1714, %1735 ]
  %1752 = fmul <8 x double> %1733, %1745
  %1753 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1733, <8 x double> %1751, <8 x double> %1752)
  %1754 = fdiv <8 x double> splat (double 1.000000e+00), %1753
  %1755 = icmp slt i64 %1736, %98
  %1756 = select i1 %1755, i32 0, i32 %47
  %1757 = trunc nuw nsw i64 %1736 to i32
  %1758 = add nsw i32 %1756, %1757
  %1759 = sext i32 %1758 to i64
  %1760 = getelementptr inbounds <8 x double>, ptr %1734, i64 %1759
  %1761 = load <8 x double>, ptr %1760, align 64
  %1762 = fmul <8 x double> %1761, %1754
  %1763 = select i1 %1755, i32 %47, i32 %51
  %1764 = add nsw i32 %1763, %1757
  %1765 = sext i32 %1764 to i64
  %1766 = getelementptr inbounds <8 x double>, ptr %1734, i64 %1765
  %1767 = load <8 x double>, ptr %1766, align 64
  %1768 = fmul <8 x double> %1754, %1767
  %1769 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1762, <8 x double> %1762, <8 x double> %1737)
  %1770 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1768, <8 x double> %1768, <8 x double> %1738)
  %1771 = add nuw nsw i64 %1736, 1
  %1772 = icmp eq i64 %1771, %189
  br i1 %1772, label %1773, label %1735

1773:                                             ; preds = %1750, %1725
  %1774 = phi <8 x double> [ zeroinitializer, %1725 ], [ %1770, %1750 ]
  %1775 = phi <8 x double> [ zeroinitializer, %1725 ], [ %1769, %1750 ]
  %1776 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1774, <8 x double> splat (double 1.000000e-02), <8 x double> %1775)
  %1777 = fmul <8 x double> %1673, %1775
  %1778 = fmul <8 x double> %210, %1776
  %1779 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1778)
  %1780 = fdiv <8 x double> %1777, %1779
  %1781 = fcmp ule <8 x double> %1776, zeroinitializer
  %1782 = bitcast <8 x double> %1780 to <8 x i64>
  %1783 = select <8 x i1> %1781, <8 x i64> zeroinitializer, <8 x i64> %1782
  %1784 = fcmp ult <8 x double> %1776, zeroinitializer
  %1785 = select <8 x i1> %1784, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1786 = or <8 x i64> %1783, %1785
  br label %1798

1787:                                             ; preds = %1684, %1787
  %1788 = phi i64 [ %1796, %1787 ], [ 0, %1684 ]
  %1789 = load ptr, ptr %90, align 16
  %1790 = getelementptr <8 x double>, ptr %1789, i64 %1788
  %1791 = getelementptr <8 x double>, ptr %1790, i64 %330
  %1792 = getelementptr i8, ptr %1791, i64 64
  %1793 = load <8 x double>, ptr %1792, align 64
  %1794 = load ptr, ptr %77, align 8
  %1795 = getelementptr inbounds nuw <8 x double>, ptr %1794, i64 %1788
  store <8 x double> %1793, ptr %1795, align 64
  %1796 = add nuw nsw i64 %1788, 1
  %1797 = icmp eq i64 %1796, %333
  br i1 %1797, label %1694, label %1787

1798:                                             ; preds = %1773, %1669
  %1799 = phi double [ %1695, %1773 ], [ %1592, %1669 ]
  %1800 = phi ptr [ %1700, %1773 ], [ %1591, %1669 ]
  %1801 = phi <8 x i64> [ %1786, %1773 ], [ %1683, %1669 ]
  br i1 %368, label %1889, label %1802

1802:                                             ; preds = %1798
  br i1 %199, label %1803, label %1806

1803:                                             ; preds = %1802
  %1804 = load ptr, ptr %86, align 8
  %1805 = getelementptr <8 x double>, ptr %1800, i64 %203
  br label %1820

1806:                                             ; preds = %1820, %1802
  %1807 = phi <8 x double> [ zeroinitializer, %1802 ], [ %1831, %1820 ]
  %1808 = phi <8 x double> [ zeroinitializer, %1802 ], [ %1830, %1820 ]
  br i1 %184, label %1809, label %1889

1809:                                             ; preds = %1806
  %1810 = load ptr, ptr %64, align 8
  %1811 = load ptr, ptr %44, align 8
  %1812 = call double @llvm.maxnum.f64(double %1799, double 0x3D719799812DEA11)
  %1813 = fmul double %1812, 1.000000e-02
  %1814 = insertelement <8 x double> poison, double %1799, i64 0
  %1815 = shufflevector <8 x double> %1814, <8 x double> poison, <8 x i32> zeroinitializer
  %1816 = insertelement <8 x double> poison, double %1813, i64 0
  %1817 = shufflevector <8 x double> %1816, <8 x double> poison, <8 x i32> zeroinitializer
  %1818 = fmul <8 x double> %1817, %1807
  %1819 = load ptr, ptr %77, align 8
  br label %1834

1820:                                             ; preds = %1820, %1803
  %1821 = phi i64 [ 0, %1803 ], [ %1832, %1820 ]
  %1822 = phi <8 x double> [ zeroinitializer, %1803 ], [ %1830, %1820 ]
  %1823 = phi <8 x double> [ zeroinitializer, %1803 ], [ %1831, %1820 ]
  %1824 = getelementptr inbounds nuw <8 x double>, ptr %1804, i64 %1821
  %1825 = load <8 x double>, ptr %1824, align 64
  %1826 = fmul <8 x double> %1825, splat (double 5.000000e-01)
  %1827 = getelementptr <8 x double>, ptr %1805, i64 %1821
  %1828 = load <8 x double>, ptr %1827, align 64
  %1829 = fmul <8 x double> %1826, %1828
  %1830 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1829, <8 x double> %1828, <8 x double> %1822)
  %1831 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1825, <8 x double> splat (double 5.000000e-01), <8 x double> %1823)
  %1832 = add nuw nsw i64 %1821, 1
  %1833 = icmp eq i64 %1832, %200
  br i1 %1833, label %1806, label %1820

1834:                                             ; preds = %1838, %1809
  %1835 = phi i64 [ %187, %1809 ], [ %1877, %1838 ]
  %1836 = phi <8 x double> [ zeroinitializer, %1809 ], [ %1876, %1838 ]
  %1837 = getelementptr <8 x double>, ptr %1810, i64 %1835
  br label %1879

1838:                                             ; preds = %1879
  %1839 = getelementptr inbounds <8 x double>, ptr %1811, i64 %1835
  %1840 = load <8 x double>, ptr %1839, align 64
  %1841 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1840)
  %1842 = getelementptr inbounds <8 x double>, ptr %1800, i64 %1835
  %1843 = load <8 x double>, ptr %1842, align 64
  %1844 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1843)
  %1845 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1841, <8 x double> %1844)
  %1846 = fadd <8 x double> %1808, %1845
  %1847 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1673, <8 x double> %1886, <8 x double> %1846)
  %1848 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1815, <8 x double> %1847, <8 x double> %1818)
  %1849 = fmul <8 x double> %1848, splat (double 1.000000e+02)
  %1850 = fdiv <8 x double> splat (double 1.000000e+00), %1849
  %1851 = icmp slt i64 %1835, %98
  %1852 = select i1 %1851, i64 0, i64 %98
  %1853 = getelementptr <8 x double>, ptr %1819, i64 %1852
  %1854 = getelementptr <8 x double>, ptr %1853, i64 %1835
  %1855 = load <8 x double>, ptr %1854, align 64
  %1856 = fmul <8 x double> %1855, %1850
  %1857 = select i1 %1851, i32 %47, i32 %51
  %1858 = sext i32 %1857 to i64
  %1859 = getelementptr <8 x double>, ptr %1819, i64 %1835
  %1860 = getelementptr <8 x double>, ptr %1859, i64 %1858
  %1861 = load <8 x double>, ptr %1860, align 64
  %1862 = fmul <8 x double> %1861, %1850
  %1863 = fmul <8 x double> %1856, %1856
  %1864 = fmul <8 x double> %1862, %1862
  %1865 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1864, <8 x double> splat (double 1.000000e-02), <8 x double> %1863)
  %1866 = fmul <8 x double> %1673, %1863
  %1867 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1865)
  %1868 = fdiv <8 x double> %1866, %1867
  %1869 = fcmp ule <8 x double> %1865, zeroinitializer
  %1870 = bitcast <8 x double> %1868 to <8 x i64>
  %1871 = select <8 x i1> %1869, <8 x i64> zeroinitializer, <8 x i64> %1870
  %1872 = fcmp ult <8 x double> %1865, zeroinitializer
  %1873 = select <8 x i1> %1872, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1874 = or <8 x i64> %1871, %1873
  %1875 = bitcast <8 x i64> %1874 to <8 x double>
  %1876 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1836, <8 x double> %1875)
  %1877 = add nsw i64 %1835, 1
  %1878 = icmp slt i64 %1877, %52
  br i1 %1878, label %1834, label %1889

1879:                                             ; preds = %1879, %1834
  %1880 = phi i64 [ 0, %1834 ], [ %1887, %1879 ]
  %1881 = phi <8 x double> [ zeroinitializer, %1834 ], [ %1886, %1879 ]
  %1882 = mul nsw i64 %1880, %52
  %1883 = getelementptr <8 x double>, ptr %1837, i64 %1882
  %1884 = load <8 x double>, ptr %1883, align 64
  %1885 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1884)
  %1886 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1881, <8 x double> %1885)
  %1887 = add nuw nsw i64 %1880, 1
  %1888 = icmp eq i64 %1887, 12
  br i1 %1888, label %1838, label %1879

1889:                                             ; preds = %1838, %1798, %1806
  %1890 = phi <8 x double> [ zeroinitializer, %1798 ], [ zeroinitializer, %1806 ], [ %1876, %1838 ]
  %1891 = bitcast <8 x i64> %1801 to <8 x double>
  %1892 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1891, <8 x double> %1890)
  %1893 = bitcast <8 x i64> %1683 to <8 x double>
  %1894 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1892, <8 x double> %1893)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12)
  %1895 = load <8 x double>, ptr %339, align 64
  %1896 = load <8 x double>, ptr %340, align 64
  br i1 %342, label %1901, label %1897

1897:                                             ; preds = %1889
  %1898 = fmul <8 x double> %1892, splat (double 1.010000e+00)
  %1899 = fcmp ule <8 x double> %1894, %1898
  %1900 = select <8 x i1> %1899, <8 x double> splat (double 9.000000e-01), <8 x double> splat (double 8.000000e-01)
  br label %1901

1901:                                             ; preds = %1897, %1889
  %1902 = phi <8 x double> [ %1900, %1897 ], [ splat (double 9.000000e-01), %1889 ]
  %1903 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1892, <8 x double> splat (double 0x3BC79CA10C924223))
  %1904 = fdiv <8 x double> %882, %1895
  %1905 = fmul <8 x double> %1904, %1904
  %1906 = fmul <8 x double> %1905, %1905
  %1907 = fmul <8 x double> %1896, %1906
  %1908 = fmul <8 x double> %1906, %1907
  %1909 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1908, <8 x double> splat (double 0x3BC79CA10C924223))
  %1910 = fmul <8 x double> %1909, splat (double 1.000000e-04)
  %1911 = fcmp uge <8 x double> %1903, %1910
  %1912 = fmul <8 x double> %1903, splat (double 3.000000e+02)
  %1913 = fcmp uge <8 x double> %1894, %1912
  %1914 = fmul <8 x double> %1909, splat (double 1.000000e-01)
  %1915 = fmul <8 x double> %1909, splat (double 0x3FEE666666666666)
  %1916 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1894, <8 x double> %1915)
  %1917 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1914, <8 x double> %1916)
  %1918 = select <8 x i1> %1913, <8 x double> %1914, <8 x double> %1917
  %1919 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1903, <8 x double> %1918)
  %1920 = select <8 x i1> %1911, <8 x double> %1919, <8 x double> %1903
  %1921 = fcmp oeq <8 x double> %1895, zeroinitializer
  %1922 = fcmp uge <8 x double> %1903, splat (double 1.000000e+00)
  %1923 = or <8 x i1> %1921, %1922
  %1924 = fdiv <8 x double> %1920, %1909
  %1925 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1924, <8 x double> splat (double 8.000000e+00))
  %1926 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1925, <8 x double> splat (double 1.000000e+00))
  %1927 = fmul <8 x double> %1920, %1926
  %1928 = select <8 x i1> %1923, <8 x double> %1892, <8 x double> %1920
  %1929 = select <8 x i1> %1923, <8 x double> %1903, <8 x double> %1927
  %1930 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1929)
  %1931 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1930)
  %1932 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1931)
  %1933 = load <8 x i64>, ptr %343, align 64
  %1934 = and <8 x i64> %1933, splat (i64 4607182418800017408)
  %1935 = and <8 x i64> %1933, splat (i64 4618441417868443648)
  %1936 = xor <8 x i64> %1935, splat (i64 4618441417868443648)
  %1937 = or <8 x i64> %1936, %1934
  %1938 = bitcast <8 x i64> %1937 to <8 x double>
  %1939 = fdiv <8 x double> %1902, %1932
  %1940 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1939, <8 x double> splat (double 0x3FD5555555555555))
  %1941 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1938, <8 x double> %1940)
  %1942 = load <8 x i64>, ptr %172, align 64
  %1943 = load <8 x i64>, ptr %24, align 64
  %1944 = xor <8 x i64> %1943, splat (i64 -1)
  %1945 = and <8 x i64> %1942, %1944
  %1946 = and <8 x i64> %1945, %1500
  %1947 = fcmp olt <8 x double> %1892, splat (double 1.000000e+00)
  %1948 = select <8 x i1> %1947, <8 x i64> %1946, <8 x i64> zeroinitializer
  %1949 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1948)
  %1950 = icmp eq i64 %1949, 0
  br i1 %1950, label %2314, label %1951

1951:                                             ; preds = %1901
  br i1 %197, label %1955, label %1952

1952:                                             ; preds = %1951
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #10
  store <8 x double> %880, ptr %9, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #10
  store <8 x i64> %1948, ptr %10, align 64
  %1953 = call fastcc <8 x i64> @project(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %9, ptr noundef %1800, ptr noundef nonnull byval(<8 x i64>) align 64 %10, double noundef 1.000000e+00)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #10
  %1954 = load ptr, ptr %55, align 16
  br label %1955

1955:                                             ; preds = %1952, %1951
  %1956 = phi ptr [ %1954, %1952 ], [ %1800, %1951 ]
  %1957 = phi <8 x i64> [ %1953, %1952 ], [ %1948, %1951 ]
  %1958 = load ptr, ptr %64, align 8
  %1959 = getelementptr inbounds <8 x double>, ptr %1958, i64 %345
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #10
  store <8 x double> %880, ptr %11, align 64
  %1960 = call fastcc <8 x i64> @rates(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %11, ptr noundef %1956, ptr noundef %1959, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #10
  %1961 = and <8 x i64> %1960, %1957
  %1962 = load <8 x double>, ptr %346, align 64
  %1963 = fcmp olt <8 x double> %1962, %880
  %1964 = select <8 x i1> %1963, <8 x i64> %1961, <8 x i64> zeroinitializer
  %1965 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1964)
  %1966 = icmp eq i64 %1965, 0
  br i1 %1966, label %2307, label %1967

1967:                                             ; preds = %1955
  %1968 = xor <8 x i64> %1964, splat (i64 -1)
  %1969 = load ptr, ptr %64, align 8
  %1970 = getelementptr inbounds <8 x double>, ptr %1969, i64 %345
  br i1 %213, label %1980, label %1973

1971:                                             ; preds = %1980
  %1972 = load ptr, ptr %64, align 8
  br label %1973

1973:                                             ; preds = %1971, %1967
  %1974 = phi ptr [ %1972, %1971 ], [ %1969, %1967 ]
  %1975 = load <8 x double>, ptr %229, align 64
  %1976 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> splat (double 1.000000e-01), <8 x double> %1975)
  %1977 = load ptr, ptr %58, align 8
  %1978 = getelementptr inbounds <8 x double>, ptr %1974, i64 %349
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #10
  store <8 x double> %1976, ptr %6, align 64
  %1979 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %6, ptr noundef %1977, ptr noundef %1978, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #10
  br i1 %213, label %2022, label %2015

1980:                                             ; preds = %1967, %1980
  %1981 = phi i64 [ %2013, %1980 ], [ 0, %1967 ]
  %1982 = load ptr, ptr %44, align 8
  %1983 = getelementptr inbounds nuw <8 x double>, ptr %1982, i64 %1981
  %1984 = load <8 x double>, ptr %1983, align 64
  %1985 = load ptr, ptr %64, align 8
  %1986 = getelementptr inbounds nuw <8 x double>, ptr %1985, i64 %1981
  %1987 = load <8 x double>, ptr %1986, align 64
  %1988 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1987, <8 x double> splat (double 0x3FACC1FCA2CEB148), <8 x double> zeroinitializer)
  %1989 = getelementptr inbounds nuw <8 x double>, ptr %1986, i64 %263
  %1990 = load <8 x double>, ptr %1989, align 64
  %1991 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1990, <8 x double> splat (double 0x3FD03958F21A35B8), <8 x double> %1988)
  %1992 = getelementptr inbounds nuw <8 x double>, ptr %1986, i64 %270
  %1993 = load <8 x double>, ptr %1992, align 64
  %1994 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1993, <8 x double> splat (double 0xBFCF84C2C277C23E), <8 x double> %1991)
  %1995 = getelementptr inbounds nuw <8 x double>, ptr %1986, i64 %280
  %1996 = load <8 x double>, ptr %1995, align 64
  %1997 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1996, <8 x double> splat (double 0xBFBFCB02555C9DEF), <8 x double> %1994)
  %1998 = getelementptr inbounds nuw <8 x double>, ptr %1986, i64 %291
  %1999 = load <8 x double>, ptr %1998, align 64
  %2000 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1999, <8 x double> splat (double 0x3FC39F10CE2D1913), <8 x double> %1997)
  %2001 = getelementptr inbounds nuw <8 x double>, ptr %1986, i64 %303
  %2002 = load <8 x double>, ptr %2001, align 64
  %2003 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2002, <8 x double> splat (double 0x3F80CBB69B38652C), <8 x double> %2000)
  %2004 = getelementptr inbounds nuw <8 x double>, ptr %1986, i64 %313
  %2005 = load <8 x double>, ptr %2004, align 64
  %2006 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2005, <8 x double> splat (double 0x3F7EFF840F396BA9), <8 x double> %2003)
  %2007 = getelementptr inbounds nuw <8 x double>, ptr %1986, i64 %347
  %2008 = load <8 x double>, ptr %2007, align 64
  %2009 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2008, <8 x double> splat (double -8.298000e-03), <8 x double> %2006)
  %2010 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> %2009, <8 x double> %1984)
  %2011 = load ptr, ptr %58, align 8
  %2012 = getelementptr inbounds nuw <8 x double>, ptr %2011, i64 %1981
  store <8 x double> %2010, ptr %2012, align 64
  %2013 = add nuw nsw i64 %1981, 1
  %2014 = icmp eq i64 %2013, %214
  br i1 %2014, label %1971, label %1980

2015:                                             ; preds = %2022, %1973
  %2016 = load <8 x double>, ptr %229, align 64
  %2017 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> splat (double 2.000000e-01), <8 x double> %2016)
  %2018 = load ptr, ptr %58, align 8
  %2019 = load ptr, ptr %64, align 8
  %2020 = getelementptr inbounds <8 x double>, ptr %2019, i64 %352
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #10
  store <8 x double> %2017, ptr %7, align 64
  %2021 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %7, ptr noundef %2018, ptr noundef %2020, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #10
  br i1 %213, label %2064, label %2057

2022:                                             ; preds = %1973, %2022
  %2023 = phi i64 [ %2055, %2022 ], [ 0, %1973 ]
  %2024 = load ptr, ptr %44, align 8
  %2025 = getelementptr inbounds nuw <8 x double>, ptr %2024, i64 %2023
  %2026 = load <8 x double>, ptr %2025, align 64
  %2027 = load ptr, ptr %64, align 8
  %2028 = getelementptr inbounds nuw <8 x double>, ptr %2027, i64 %2023
  %2029 = load <8 x double>, ptr %2028, align 64
  %2030 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2029, <8 x double> splat (double 0x3FA04CA1897BDB63), <8 x double> zeroinitializer)
  %2031 = getelementptr inbounds nuw <8 x double>, ptr %2028, i64 %255
  %2032 = load <8 x double>, ptr %2031, align 64
  %2033 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2032, <8 x double> splat (double 0x3F9CFAE9E5F59F45), <8 x double> %2030)
  %2034 = getelementptr inbounds nuw <8 x double>, ptr %2028, i64 %263
  %2035 = load <8 x double>, ptr %2034, align 64
  %2036 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2035, <8 x double> splat (double 0x3FAB69DB017C8CF9), <8 x double> %2033)
  %2037 = getelementptr inbounds nuw <8 x double>, ptr %2028, i64 %270
  %2038 = load <8 x double>, ptr %2037, align 64
  %2039 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2038, <8 x double> splat (double 0xBFAC1EF72FC69469), <8 x double> %2036)
  %2040 = getelementptr inbounds nuw <8 x double>, ptr %2028, i64 %303
  %2041 = load <8 x double>, ptr %2040, align 64
  %2042 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2041, <8 x double> splat (double 0xBF1C6710EEF6E153), <8 x double> %2039)
  %2043 = getelementptr inbounds nuw <8 x double>, ptr %2028, i64 %313
  %2044 = load <8 x double>, ptr %2043, align 64
  %2045 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2044, <8 x double> splat (double 0x3F39127A52D32320), <8 x double> %2042)
  %2046 = getelementptr inbounds nuw <8 x double>, ptr %2028, i64 %347
  %2047 = load <8 x double>, ptr %2046, align 64
  %2048 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2047, <8 x double> splat (double 0xBF36500E13E7149B), <8 x double> %2045)
  %2049 = getelementptr inbounds nuw <8 x double>, ptr %2028, i64 %350
  %2050 = load <8 x double>, ptr %2049, align 64
  %2051 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2050, <8 x double> splat (double 0x3FC21686B20CD989), <8 x double> %2048)
  %2052 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> %2051, <8 x double> %2026)
  %2053 = load ptr, ptr %58, align 8
  %2054 = getelementptr inbounds nuw <8 x double>, ptr %2053, i64 %2023
  store <8 x double> %2052, ptr %2054, align 64
  %2055 = add nuw nsw i64 %2023, 1
  %2056 = icmp eq i64 %2055, %214
  br i1 %2056, label %2015, label %2022

2057:                                             ; preds = %2064, %2015
  %2058 = load <8 x double>, ptr %229, align 64
  %2059 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> splat (double 0x3FE8E38E38E38E39), <8 x double> %2058)
  %2060 = load ptr, ptr %58, align 8
  %2061 = load ptr, ptr %64, align 8
  %2062 = getelementptr inbounds <8 x double>, ptr %2061, i64 %355
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #10
  store <8 x double> %2059, ptr %8, align 64
  %2063 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %8, ptr noundef %2060, ptr noundef %2062, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #10
  br i1 %213, label %2099, label %2302

2064:                                             ; preds = %2015, %2064
  %2065 = phi i64 [ %2097, %2064 ], [ 0, %2015 ]
  %2066 = load ptr, ptr %44, align 8
  %2067 = getelementptr inbounds nuw <8 x double>, ptr %2066, i64 %2065
  %2068 = load <8 x double>, ptr %2067, align 64
  %2069 = load ptr, ptr %64, align 8
  %2070 = getelementptr inbounds nuw <8 x double>, ptr %2069, i64 %2065
  %2071 = load <8 x double>, ptr %2070, align 64
  %2072 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2071, <8 x double> splat (double 0xBFDB7309792B6015), <8 x double> zeroinitializer)
  %2073 = getelementptr inbounds nuw <8 x double>, ptr %2070, i64 %255
  %2074 = load <8 x double>, ptr %2073, align 64
  %2075 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2074, <8 x double> splat (double 0xC012CA5D44AFDC9A), <8 x double> %2072)
  %2076 = getelementptr inbounds nuw <8 x double>, ptr %2070, i64 %263
  %2077 = load <8 x double>, ptr %2076, align 64
  %2078 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2077, <8 x double> splat (double 0x401EBBD2C419EDA3), <8 x double> %2075)
  %2079 = getelementptr inbounds nuw <8 x double>, ptr %2070, i64 %270
  %2080 = load <8 x double>, ptr %2079, align 64
  %2081 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2080, <8 x double> splat (double 0x401046A54457171C), <8 x double> %2078)
  %2082 = getelementptr inbounds nuw <8 x double>, ptr %2070, i64 %280
  %2083 = load <8 x double>, ptr %2082, align 64
  %2084 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2083, <8 x double> splat (double 0x3FD6D49E44EDBA44), <8 x double> %2081)
  %2085 = getelementptr inbounds nuw <8 x double>, ptr %2070, i64 %347
  %2086 = load <8 x double>, ptr %2085, align 64
  %2087 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2086, <8 x double> splat (double 0xBF56EBEEC24871D4), <8 x double> %2084)
  %2088 = getelementptr inbounds nuw <8 x double>, ptr %2070, i64 %350
  %2089 = load <8 x double>, ptr %2088, align 64
  %2090 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2089, <8 x double> splat (double 0x40079482A23F1996), <8 x double> %2087)
  %2091 = getelementptr inbounds nuw <8 x double>, ptr %2070, i64 %353
  %2092 = load <8 x double>, ptr %2091, align 64
  %2093 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2092, <8 x double> splat (double 0xC0224D4A6DCA2222), <8 x double> %2090)
  %2094 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> %2093, <8 x double> %2068)
  %2095 = load ptr, ptr %58, align 8
  %2096 = getelementptr inbounds nuw <8 x double>, ptr %2095, i64 %2065
  store <8 x double> %2094, ptr %2096, align 64
  %2097 = add nuw nsw i64 %2065, 1
  %2098 = icmp eq i64 %2097, %214
  br i1 %2098, label %2057, label %2064

2099:                                             ; preds = %2057, %2099
  %2100 = phi i64 [ %2300, %2099 ], [ 0, %2057 ]
  %2101 = load ptr, ptr %55, align 16
  %2102 = getelementptr inbounds nuw <8 x double>, ptr %2101, i64 %2100
  %2103 = load <8 x double>, ptr %2102, align 64
  %2104 = load ptr, ptr %44, align 8
  %2105 = getelementptr inbounds nuw <8 x double>, ptr %2104, i64 %2100
  %2106 = load <8 x double>, ptr %2105, align 64
  %2107 = fsub <8 x double> %2103, %2106
  %2108 = load ptr, ptr %72, align 16
  %2109 = getelementptr inbounds nuw <8 x double>, ptr %2108, i64 %2100
  store <8 x double> %2107, ptr %2109, align 64
  %2110 = getelementptr inbounds nuw <8 x double>, ptr %1969, i64 %2100
  %2111 = load <8 x double>, ptr %2110, align 64
  %2112 = fneg <8 x double> %2107
  %2113 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> %2111, <8 x double> %2112)
  %2114 = load ptr, ptr %72, align 16
  %2115 = getelementptr inbounds nuw <8 x double>, ptr %2114, i64 %2100
  %2116 = getelementptr inbounds nuw <8 x double>, ptr %2115, i64 %214
  store <8 x double> %2113, ptr %2116, align 64
  %2117 = load <8 x double>, ptr %2110, align 64
  %2118 = getelementptr inbounds nuw <8 x double>, ptr %1970, i64 %2100
  %2119 = load <8 x double>, ptr %2118, align 64
  %2120 = fadd <8 x double> %2117, %2119
  %2121 = fneg <8 x double> %2120
  %2122 = fmul <8 x double> %882, %2121
  %2123 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2107, <8 x double> splat (double 2.000000e+00), <8 x double> %2122)
  %2124 = load ptr, ptr %72, align 16
  %2125 = getelementptr inbounds nuw <8 x double>, ptr %2124, i64 %2100
  %2126 = getelementptr inbounds nuw <8 x double>, ptr %2125, i64 %236
  store <8 x double> %2123, ptr %2126, align 64
  %2127 = load ptr, ptr %64, align 8
  %2128 = getelementptr inbounds nuw <8 x double>, ptr %2127, i64 %2100
  %2129 = load <8 x double>, ptr %2128, align 64
  %2130 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2129, <8 x double> splat (double 0xC020DB9DCC37C81B), <8 x double> zeroinitializer)
  %2131 = add nuw nsw i64 %2100, %255
  %2132 = getelementptr inbounds nuw <8 x double>, ptr %2127, i64 %2131
  %2133 = load <8 x double>, ptr %2132, align 64
  %2134 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2133, <8 x double> splat (double 0x3FE2228765F0A2EB), <8 x double> %2130)
  %2135 = add nuw nsw i64 %2100, %263
  %2136 = getelementptr inbounds nuw <8 x double>, ptr %2127, i64 %2135
  %2137 = load <8 x double>, ptr %2136, align 64
  %2138 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2137, <8 x double> splat (double 0xC0088D35A1175376), <8 x double> %2134)
  %2139 = add nuw nsw i64 %2100, %270
  %2140 = getelementptr inbounds nuw <8 x double>, ptr %2127, i64 %2139
  %2141 = load <8 x double>, ptr %2140, align 64
  %2142 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2141, <8 x double> splat (double 0x400313CCA2E462EC), <8 x double> %2138)
  %2143 = add nuw nsw i64 %2100, %280
  %2144 = getelementptr inbounds nuw <8 x double>, ptr %2127, i64 %2143
  %2145 = load <8 x double>, ptr %2144, align 64
  %2146 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2145, <8 x double> splat (double 0x4000EFAFD3C0D1BD), <8 x double> %2142)
  %2147 = add nuw nsw i64 %2100, %291
  %2148 = getelementptr inbounds nuw <8 x double>, ptr %2127, i64 %2147
  %2149 = load <8 x double>, ptr %2148, align 64
  %2150 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2149, <8 x double> splat (double 0xBFEBE2709A4AC0D3), <8 x double> %2146)
  %2151 = add nuw nsw i64 %2100, %303
  %2152 = getelementptr inbounds nuw <8 x double>, ptr %2127, i64 %2151
  %2153 = load <8 x double>, ptr %2152, align 64
  %2154 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2153, <8 x double> splat (double 0x4001EC6A759DA28B), <8 x double> %2150)
  %2155 = add nuw nsw i64 %2100, %313
  %2156 = getelementptr inbounds nuw <8 x double>, ptr %2127, i64 %2155
  %2157 = load <8 x double>, ptr %2156, align 64
  %2158 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2157, <8 x double> splat (double 0x3FE435E4B2F53319), <8 x double> %2154)
  %2159 = add nuw nsw i64 %2100, %347
  %2160 = getelementptr inbounds nuw <8 x double>, ptr %2127, i64 %2159
  %2161 = load <8 x double>, ptr %2160, align 64
  %2162 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2161, <8 x double> splat (double 0xBFB6C81218B7F07C), <8 x double> %2158)
  %2163 = add nuw nsw i64 %2100, %350
  %2164 = getelementptr inbounds nuw <8 x double>, ptr %2127, i64 %2163
  %2165 = load <8 x double>, ptr %2164, align 64
  %2166 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2165, <8 x double> splat (double 0x40322604753358B4), <8 x double> %2162)
  %2167 = add nuw nsw i64 %2100, %353
  %2168 = getelementptr inbounds nuw <8 x double>, ptr %2127, i64 %2167
  %2169 = load <8 x double>, ptr %2168, align 64
  %2170 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2169, <8 x double> splat (double 0xC02263A6DB60DFA1), <8 x double> %2166)
  %2171 = add nuw nsw i64 %2100, %356
  %2172 = getelementptr inbounds nuw <8 x double>, ptr %2127, i64 %2171
  %2173 = load <8 x double>, ptr %2172, align 64
  %2174 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2173, <8 x double> splat (double 0xC011BE8052A2581D), <8 x double> %2170)
  %2175 = fmul <8 x double> %2174, %882
  %2176 = load ptr, ptr %72, align 16
  %2177 = getelementptr inbounds nuw <8 x double>, ptr %2176, i64 %2100
  %2178 = getelementptr inbounds nuw <8 x double>, ptr %2177, i64 %242
  store <8 x double> %2175, ptr %2178, align 64
  %2179 = load ptr, ptr %64, align 8
  %2180 = getelementptr inbounds nuw <8 x double>, ptr %2179, i64 %2100
  %2181 = load <8 x double>, ptr %2180, align 64
  %2182 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2181, <8 x double> splat (double 0x4024DAE269AD44FC), <8 x double> zeroinitializer)
  %2183 = getelementptr inbounds nuw <8 x double>, ptr %2179, i64 %2131
  %2184 = load <8 x double>, ptr %2183, align 64
  %2185 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2184, <8 x double> splat (double 0x406E49125D57ED67), <8 x double> %2182)
  %2186 = getelementptr inbounds nuw <8 x double>, ptr %2179, i64 %2135
  %2187 = load <8 x double>, ptr %2186, align 64
  %2188 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2187, <8 x double> splat (double 0x4064A66A19B8434B), <8 x double> %2185)
  %2189 = getelementptr inbounds nuw <8 x double>, ptr %2179, i64 %2139
  %2190 = load <8 x double>, ptr %2189, align 64
  %2191 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2190, <8 x double> splat (double 0xC07768BF81E14E35), <8 x double> %2188)
  %2192 = getelementptr inbounds nuw <8 x double>, ptr %2179, i64 %2143
  %2193 = load <8 x double>, ptr %2192, align 64
  %2194 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2193, <8 x double> splat (double 0xC0361D194558CFFB), <8 x double> %2191)
  %2195 = getelementptr inbounds nuw <8 x double>, ptr %2179, i64 %2147
  %2196 = load <8 x double>, ptr %2195, align 64
  %2197 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2196, <8 x double> splat (double 0x401EEF08F933A023), <8 x double> %2194)
  %2198 = getelementptr inbounds nuw <8 x double>, ptr %2179, i64 %2151
  %2199 = load <8 x double>, ptr %2198, align 64
  %2200 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2199, <8 x double> splat (double 0xC03EAC90D122C30D), <8 x double> %2197)
  %2201 = getelementptr inbounds nuw <8 x double>, ptr %2179, i64 %2155
  %2202 = load <8 x double>, ptr %2201, align 64
  %2203 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2202, <8 x double> splat (double 0xC022AA0D032A0ACD), <8 x double> %2200)
  %2204 = getelementptr inbounds nuw <8 x double>, ptr %2179, i64 %2159
  %2205 = load <8 x double>, ptr %2204, align 64
  %2206 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2205, <8 x double> splat (double 0x402F64FC65250F7C), <8 x double> %2203)
  %2207 = getelementptr inbounds nuw <8 x double>, ptr %2179, i64 %2163
  %2208 = load <8 x double>, ptr %2207, align 64
  %2209 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2208, <8 x double> splat (double 0xC03F23AFEDECFD53), <8 x double> %2206)
  %2210 = getelementptr inbounds nuw <8 x double>, ptr %2179, i64 %2167
  %2211 = load <8 x double>, ptr %2210, align 64
  %2212 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2211, <8 x double> splat (double 0xC022B4B2806665CA), <8 x double> %2209)
  %2213 = getelementptr inbounds nuw <8 x double>, ptr %2179, i64 %2171
  %2214 = load <8 x double>, ptr %2213, align 64
  %2215 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2214, <8 x double> splat (double 0x4041E88E43070A10), <8 x double> %2212)
  %2216 = fmul <8 x double> %2215, %882
  %2217 = load ptr, ptr %72, align 16
  %2218 = getelementptr inbounds nuw <8 x double>, ptr %2217, i64 %2100
  %2219 = getelementptr inbounds nuw <8 x double>, ptr %2218, i64 %248
  store <8 x double> %2216, ptr %2219, align 64
  %2220 = load ptr, ptr %64, align 8
  %2221 = getelementptr inbounds nuw <8 x double>, ptr %2220, i64 %2100
  %2222 = load <8 x double>, ptr %2221, align 64
  %2223 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2222, <8 x double> splat (double 0x4033FC2C7303381F), <8 x double> zeroinitializer)
  %2224 = getelementptr inbounds nuw <8 x double>, ptr %2220, i64 %2131
  %2225 = load <8 x double>, ptr %2224, align 64
  %2226 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2225, <8 x double> splat (double 0xC0783098D10F2521), <8 x double> %2223)
  %2227 = getelementptr inbounds nuw <8 x double>, ptr %2220, i64 %2135
  %2228 = load <8 x double>, ptr %2227, align 64
  %2229 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2228, <8 x double> splat (double 0xC067A5B34EDF4D39), <8 x double> %2226)
  %2230 = getelementptr inbounds nuw <8 x double>, ptr %2220, i64 %2139
  %2231 = load <8 x double>, ptr %2230, align 64
  %2232 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2231, <8 x double> splat (double 0x40807E771C2C6A0C), <8 x double> %2229)
  %2233 = getelementptr inbounds nuw <8 x double>, ptr %2220, i64 %2143
  %2234 = load <8 x double>, ptr %2233, align 64
  %2235 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2234, <8 x double> splat (double 0xC02725D68DC06F96), <8 x double> %2232)
  %2236 = getelementptr inbounds nuw <8 x double>, ptr %2220, i64 %2147
  %2237 = load <8 x double>, ptr %2236, align 64
  %2238 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2237, <8 x double> splat (double 0x401B8661DD0F8BD7), <8 x double> %2235)
  %2239 = getelementptr inbounds nuw <8 x double>, ptr %2220, i64 %2151
  %2240 = load <8 x double>, ptr %2239, align 64
  %2241 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2240, <8 x double> splat (double 0xBFF0027A7D67FC68), <8 x double> %2238)
  %2242 = getelementptr inbounds nuw <8 x double>, ptr %2220, i64 %2155
  %2243 = load <8 x double>, ptr %2242, align 64
  %2244 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2243, <8 x double> splat (double 0x3FE8E308023D3331), <8 x double> %2241)
  %2245 = getelementptr inbounds nuw <8 x double>, ptr %2220, i64 %2159
  %2246 = load <8 x double>, ptr %2245, align 64
  %2247 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2246, <8 x double> splat (double 0xC00639C3EFFF56D2), <8 x double> %2244)
  %2248 = getelementptr inbounds nuw <8 x double>, ptr %2220, i64 %2163
  %2249 = load <8 x double>, ptr %2248, align 64
  %2250 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2249, <8 x double> splat (double 0xC04E192D4F30C77F), <8 x double> %2247)
  %2251 = getelementptr inbounds nuw <8 x double>, ptr %2220, i64 %2167
  %2252 = load <8 x double>, ptr %2251, align 64
  %2253 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2252, <8 x double> splat (double 0x40551481861928C0), <8 x double> %2250)
  %2254 = getelementptr inbounds nuw <8 x double>, ptr %2220, i64 %2171
  %2255 = load <8 x double>, ptr %2254, align 64
  %2256 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2255, <8 x double> splat (double 0x4027FC0D95740812), <8 x double> %2253)
  %2257 = fmul <8 x double> %2256, %882
  %2258 = load ptr, ptr %72, align 16
  %2259 = getelementptr inbounds nuw <8 x double>, ptr %2258, i64 %2131
  store <8 x double> %2257, ptr %2259, align 64
  %2260 = load ptr, ptr %64, align 8
  %2261 = getelementptr inbounds nuw <8 x double>, ptr %2260, i64 %2100
  %2262 = load <8 x double>, ptr %2261, align 64
  %2263 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2262, <8 x double> splat (double 0xC039B1A59F97E9A3), <8 x double> zeroinitializer)
  %2264 = getelementptr inbounds nuw <8 x double>, ptr %2260, i64 %2131
  %2265 = load <8 x double>, ptr %2264, align 64
  %2266 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2265, <8 x double> splat (double 0xC06346126BD860C7), <8 x double> %2263)
  %2267 = getelementptr inbounds nuw <8 x double>, ptr %2260, i64 %2135
  %2268 = load <8 x double>, ptr %2267, align 64
  %2269 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2268, <8 x double> splat (double 0xC06CF0F0AC990990), <8 x double> %2266)
  %2270 = getelementptr inbounds nuw <8 x double>, ptr %2260, i64 %2139
  %2271 = load <8 x double>, ptr %2270, align 64
  %2272 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2271, <8 x double> splat (double 0x40765A39D3B3C602), <8 x double> %2269)
  %2273 = getelementptr inbounds nuw <8 x double>, ptr %2260, i64 %2143
  %2274 = load <8 x double>, ptr %2273, align 64
  %2275 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2274, <8 x double> splat (double 0x405759F0D4D83C70), <8 x double> %2272)
  %2276 = getelementptr inbounds nuw <8 x double>, ptr %2260, i64 %2147
  %2277 = load <8 x double>, ptr %2276, align 64
  %2278 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2277, <8 x double> splat (double 0xC042BAAA552107AB), <8 x double> %2275)
  %2279 = getelementptr inbounds nuw <8 x double>, ptr %2260, i64 %2151
  %2280 = load <8 x double>, ptr %2279, align 64
  %2281 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2280, <8 x double> splat (double 0x405A0660A855838E), <8 x double> %2278)
  %2282 = getelementptr inbounds nuw <8 x double>, ptr %2260, i64 %2155
  %2283 = load <8 x double>, ptr %2282, align 64
  %2284 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2283, <8 x double> splat (double 0x403DD71D78528CF6), <8 x double> %2281)
  %2285 = getelementptr inbounds nuw <8 x double>, ptr %2260, i64 %2159
  %2286 = load <8 x double>, ptr %2285, align 64
  %2287 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2286, <8 x double> splat (double 0xC045C4484E37F77E), <8 x double> %2284)
  %2288 = getelementptr inbounds nuw <8 x double>, ptr %2260, i64 %2163
  %2289 = load <8 x double>, ptr %2288, align 64
  %2290 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2289, <8 x double> splat (double 0x405814C57DF82010), <8 x double> %2287)
  %2291 = getelementptr inbounds nuw <8 x double>, ptr %2260, i64 %2167
  %2292 = load <8 x double>, ptr %2291, align 64
  %2293 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2292, <8 x double> splat (double 0xC04396B082B5CD1E), <8 x double> %2290)
  %2294 = getelementptr inbounds nuw <8 x double>, ptr %2260, i64 %2171
  %2295 = load <8 x double>, ptr %2294, align 64
  %2296 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2295, <8 x double> splat (double 0xC062B7423E1CB30D), <8 x double> %2293)
  %2297 = fmul <8 x double> %2296, %882
  %2298 = load ptr, ptr %72, align 16
  %2299 = getelementptr inbounds nuw <8 x double>, ptr %2298, i64 %2135
  store <8 x double> %2297, ptr %2299, align 64
  %2300 = add nuw nsw i64 %2100, 1
  %2301 = icmp eq i64 %2300, %214
  br i1 %2301, label %2302, label %2099

2302:                                             ; preds = %2099, %2057
  %2303 = and <8 x i64> %2021, %1979
  %2304 = and <8 x i64> %2303, %2063
  %2305 = or <8 x i64> %2304, %1968
  %2306 = and <8 x i64> %2305, %1961
  br label %2307

2307:                                             ; preds = %2302, %1955
  %2308 = phi <8 x i64> [ %2306, %2302 ], [ %1961, %1955 ]
  %2309 = load <8 x i64>, ptr %24, align 64
  %2310 = xor <8 x i64> %2309, splat (i64 -1)
  %2311 = and <8 x i64> %2308, %2310
  %2312 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2311)
  %2313 = icmp eq i64 %2312, 0
  br i1 %2313, label %2314, label %2318

2314:                                             ; preds = %2307, %1901
  %2315 = phi <8 x i64> [ %2311, %2307 ], [ %1948, %1901 ]
  %2316 = phi <8 x i64> [ %2309, %2307 ], [ %1943, %1901 ]
  %2317 = bitcast <8 x double> %880 to <8 x i64>
  br label %2507

2318:                                             ; preds = %2307
  %2319 = bitcast <8 x double> %880 to <8 x i64>
  %2320 = load <8 x double>, ptr %346, align 64
  br label %2321

2321:                                             ; preds = %2506, %2318
  %2322 = phi <8 x double> [ %2320, %2318 ], [ %2503, %2506 ]
  %2323 = phi <8 x i64> [ %2311, %2318 ], [ %2407, %2506 ]
  %2324 = fcmp ole <8 x double> %2322, %880
  %2325 = select <8 x i1> %2324, <8 x i64> %2323, <8 x i64> zeroinitializer
  %2326 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2325)
  %2327 = icmp eq i64 %2326, 0
  br i1 %2327, label %2507, label %2328

2328:                                             ; preds = %2321
  %2329 = load <8 x double>, ptr %229, align 64
  %2330 = fsub <8 x double> %2322, %2329
  %2331 = fdiv <8 x double> %2330, %882
  %2332 = bitcast <8 x double> %2331 to <8 x i64>
  %2333 = and <8 x i64> %2325, %2332
  %2334 = xor <8 x i64> %2325, splat (i64 -1)
  %2335 = and <8 x i64> %2334, splat (i64 4607182418800017408)
  %2336 = or <8 x i64> %2333, %2335
  %2337 = bitcast <8 x i64> %2336 to <8 x double>
  %2338 = fcmp uge <8 x double> %2337, splat (double 1.000000e+00)
  %2339 = load ptr, ptr %61, align 32
  %2340 = fsub <8 x double> splat (double 1.000000e+00), %2337
  br i1 %213, label %2341, label %2377

2341:                                             ; preds = %2328, %2341
  %2342 = phi i64 [ %2375, %2341 ], [ 0, %2328 ]
  %2343 = load ptr, ptr %72, align 16
  %2344 = getelementptr inbounds nuw <8 x double>, ptr %2343, i64 %2342
  %2345 = getelementptr inbounds nuw <8 x double>, ptr %2344, i64 %263
  %2346 = load <8 x double>, ptr %2345, align 64
  %2347 = fmul <8 x double> %2346, %2337
  %2348 = getelementptr inbounds nuw <8 x double>, ptr %2344, i64 %255
  %2349 = load <8 x double>, ptr %2348, align 64
  %2350 = fadd <8 x double> %2347, %2349
  %2351 = fmul <8 x double> %2340, %2350
  %2352 = getelementptr inbounds nuw <8 x double>, ptr %2344, i64 %248
  %2353 = load <8 x double>, ptr %2352, align 64
  %2354 = fadd <8 x double> %2353, %2351
  %2355 = fmul <8 x double> %2354, %2337
  %2356 = getelementptr inbounds nuw <8 x double>, ptr %2344, i64 %242
  %2357 = load <8 x double>, ptr %2356, align 64
  %2358 = fadd <8 x double> %2357, %2355
  %2359 = fmul <8 x double> %2340, %2358
  %2360 = getelementptr inbounds nuw <8 x double>, ptr %2344, i64 %236
  %2361 = load <8 x double>, ptr %2360, align 64
  %2362 = fadd <8 x double> %2361, %2359
  %2363 = fmul <8 x double> %2362, %2337
  %2364 = getelementptr inbounds nuw <8 x double>, ptr %2344, i64 %214
  %2365 = load <8 x double>, ptr %2364, align 64
  %2366 = fadd <8 x double> %2365, %2363
  %2367 = fmul <8 x double> %2340, %2366
  %2368 = load ptr, ptr %44, align 8
  %2369 = getelementptr inbounds nuw <8 x double>, ptr %2368, i64 %2342
  %2370 = load <8 x double>, ptr %2369, align 64
  %2371 = load <8 x double>, ptr %2344, align 64
  %2372 = fadd <8 x double> %2371, %2367
  %2373 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2372, <8 x double> %2337, <8 x double> %2370)
  %2374 = getelementptr inbounds nuw <8 x double>, ptr %2339, i64 %2342
  store <8 x double> %2373, ptr %2374, align 64
  %2375 = add nuw nsw i64 %2342, 1
  %2376 = icmp eq i64 %2375, %214
  br i1 %2376, label %2378, label %2341

2377:                                             ; preds = %2378, %2328
  br i1 %197, label %2406, label %2389

2378:                                             ; preds = %2341, %2378
  %2379 = phi i64 [ %2387, %2378 ], [ 0, %2341 ]
  %2380 = load ptr, ptr %61, align 32
  %2381 = getelementptr inbounds nuw <8 x double>, ptr %2380, i64 %2379
  %2382 = load <8 x i64>, ptr %2381, align 64
  %2383 = load ptr, ptr %55, align 16
  %2384 = getelementptr inbounds nuw <8 x double>, ptr %2383, i64 %2379
  %2385 = load <8 x i64>, ptr %2384, align 64
  %2386 = select <8 x i1> %2338, <8 x i64> %2385, <8 x i64> %2382
  store <8 x i64> %2386, ptr %2381, align 64
  %2387 = add nuw nsw i64 %2379, 1
  %2388 = icmp eq i64 %2387, %214
  br i1 %2388, label %2377, label %2378

2389:                                             ; preds = %2377
  %2390 = select <8 x i1> %2338, <8 x i64> zeroinitializer, <8 x i64> %2325
  %2391 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2390)
  %2392 = icmp eq i64 %2391, 0
  br i1 %2392, label %2406, label %2393

2393:                                             ; preds = %2389
  %2394 = xor <8 x i64> %2390, splat (i64 -1)
  %2395 = bitcast <8 x double> %2322 to <8 x i64>
  %2396 = and <8 x i64> %2325, %2395
  %2397 = and <8 x i64> %2334, %2319
  %2398 = or <8 x i64> %2396, %2397
  %2399 = load ptr, ptr %61, align 32
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3)
  store <8 x i64> %2398, ptr %3, align 64
  %2400 = load ptr, ptr %33, align 64
  %2401 = load ptr, ptr %90, align 16
  call void @appell_lanes_correct(ptr noundef nonnull %3, ptr noundef %2399, ptr noundef %2400, ptr noundef null, ptr noundef %2401) #10
  %2402 = load <8 x double>, ptr %3, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #10
  store <8 x double> %2402, ptr %4, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #10
  store <8 x i64> %2390, ptr %5, align 64
  %2403 = call fastcc <8 x i64> @project(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %4, ptr noundef %2399, ptr noundef nonnull byval(<8 x i64>) align 64 %5, double noundef 1.000000e+03)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3)
  %2404 = or <8 x i64> %2403, %2394
  %2405 = and <8 x i64> %2404, %2323
  br label %2406

2406:                                             ; preds = %2393, %2389, %2377
  %2407 = phi <8 x i64> [ %2405, %2393 ], [ %2323, %2389 ], [ %2323, %2377 ]
  %2408 = bitcast <8 x double> %2322 to <8 x i64>
  %2409 = and <8 x i64> %2325, %2408
  %2410 = and <8 x i64> %2334, %2319
  %2411 = or <8 x i64> %2409, %2410
  %2412 = load ptr, ptr %61, align 32
  %2413 = and <8 x i64> %2407, %2325
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2)
  store <8 x i64> %2411, ptr %2, align 64
  %2414 = load ptr, ptr %33, align 64
  %2415 = load ptr, ptr %111, align 8
  call void @appell_lanes_sizes(ptr noundef nonnull %2, ptr noundef %2412, ptr noundef %2414, ptr noundef null, ptr noundef %2415) #10
  %2416 = load ptr, ptr %111, align 8
  %2417 = getelementptr inbounds nuw i8, ptr %2416, i64 64
  br label %2418

2418:                                             ; preds = %2478, %2406
  %2419 = phi i64 [ 0, %2406 ], [ %2479, %2478 ]
  %2420 = trunc nuw nsw i64 %2419 to i32
  %2421 = extractelement <8 x i64> %2413, i32 %2420
  %2422 = icmp eq i64 %2421, 0
  br i1 %2422, label %2478, label %2423

2423:                                             ; preds = %2418
  %2424 = getelementptr inbounds nuw [8 x i32], ptr %357, i64 0, i64 %2419
  %2425 = load i32, ptr %2424, align 4
  %2426 = sext i32 %2425 to i64
  %2427 = getelementptr inbounds nuw [8 x i32], ptr %358, i64 0, i64 %2419
  %2428 = load i32, ptr %2427, align 4
  %2429 = add nsw i32 %2428, 1
  store i32 %2429, ptr %2427, align 4
  %2430 = sext i32 %2428 to i64
  %2431 = load i32, ptr %218, align 4
  %2432 = sext i32 %2431 to i64
  br i1 %221, label %2433, label %2437

2433:                                             ; preds = %2423
  %2434 = load ptr, ptr %222, align 8
  %2435 = mul nsw i64 %2426, %98
  %2436 = getelementptr double, ptr %2434, i64 %2430
  br label %2442

2437:                                             ; preds = %2442, %2423
  br i1 %184, label %2438, label %2452

2438:                                             ; preds = %2437
  %2439 = load ptr, ptr %223, align 8
  %2440 = mul nsw i64 %2426, %224
  %2441 = getelementptr double, ptr %2439, i64 %2430
  br label %2465

2442:                                             ; preds = %2442, %2433
  %2443 = phi i64 [ 0, %2433 ], [ %2450, %2442 ]
  %2444 = getelementptr inbounds nuw <8 x double>, ptr %2412, i64 %2443
  %2445 = load <8 x double>, ptr %2444, align 64
  %2446 = extractelement <8 x double> %2445, i32 %2420
  %2447 = add nsw i64 %2443, %2435
  %2448 = mul nsw i64 %2447, %2432
  %2449 = getelementptr double, ptr %2436, i64 %2448
  store double %2446, ptr %2449, align 8
  %2450 = add nuw nsw i64 %2443, 1
  %2451 = icmp eq i64 %2450, %226
  br i1 %2451, label %2437, label %2442

2452:                                             ; preds = %2465, %2437
  %2453 = load ptr, ptr %225, align 8
  %2454 = shl nsw i64 %2426, 1
  %2455 = getelementptr double, ptr %2453, i64 %2430
  %2456 = load <8 x double>, ptr %2416, align 64
  %2457 = extractelement <8 x double> %2456, i32 %2420
  %2458 = mul nsw i64 %2454, %2432
  %2459 = getelementptr double, ptr %2455, i64 %2458
  store double %2457, ptr %2459, align 8
  %2460 = load <8 x double>, ptr %2417, align 64
  %2461 = extractelement <8 x double> %2460, i32 %2420
  %2462 = or disjoint i64 %2454, 1
  %2463 = mul nsw i64 %2462, %2432
  %2464 = getelementptr double, ptr %2455, i64 %2463
  store double %2461, ptr %2464, align 8
  br label %2478

2465:                                             ; preds = %2465, %2438
  %2466 = phi i64 [ 0, %2438 ], [ %2476, %2465 ]
  %2467 = trunc nuw nsw i64 %2466 to i32
  %2468 = add i32 %49, %2467
  %2469 = sext i32 %2468 to i64
  %2470 = getelementptr inbounds <8 x double>, ptr %2412, i64 %2469
  %2471 = load <8 x double>, ptr %2470, align 64
  %2472 = extractelement <8 x double> %2471, i32 %2420
  %2473 = add nsw i64 %2466, %2440
  %2474 = mul nsw i64 %2473, %2432
  %2475 = getelementptr double, ptr %2441, i64 %2474
  store double %2472, ptr %2475, align 8
  %2476 = add nuw nsw i64 %2466, 1
  %2477 = icmp eq i64 %2476, %227
  br i1 %2477, label %2452, label %2465

2478:                                             ; preds = %2452, %2418
  %2479 = add nuw nsw i64 %2419, 1
  %2480 = icmp eq i64 %2479, 8
  br i1 %2480, label %2481, label %2418

2481:                                             ; preds = %2478
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2)
  %2482 = load <8 x double>, ptr %346, align 64
  br label %2483

2483:                                             ; preds = %2502, %2481
  %2484 = phi <8 x double> [ %2482, %2481 ], [ %2503, %2502 ]
  %2485 = phi i64 [ 0, %2481 ], [ %2504, %2502 ]
  %2486 = trunc nuw nsw i64 %2485 to i32
  %2487 = extractelement <8 x i64> %2413, i32 %2486
  %2488 = icmp eq i64 %2487, 0
  br i1 %2488, label %2502, label %2489

2489:                                             ; preds = %2483
  %2490 = getelementptr inbounds nuw [8 x i32], ptr %358, i64 0, i64 %2485
  %2491 = load i32, ptr %2490, align 4
  %2492 = load i32, ptr %218, align 4
  %2493 = icmp slt i32 %2491, %2492
  br i1 %2493, label %2494, label %2499

2494:                                             ; preds = %2489
  %2495 = load ptr, ptr %219, align 8
  %2496 = sext i32 %2491 to i64
  %2497 = getelementptr inbounds double, ptr %2495, i64 %2496
  %2498 = load double, ptr %2497, align 8
  br label %2499

2499:                                             ; preds = %2494, %2489
  %2500 = phi double [ %2498, %2494 ], [ 0x7FF0000000000000, %2489 ]
  %2501 = insertelement <8 x double> %2484, double %2500, i32 %2486
  store <8 x double> %2501, ptr %346, align 64
  br label %2502

2502:                                             ; preds = %2499, %2483
  %2503 = phi <8 x double> [ %2501, %2499 ], [ %2484, %2483 ]
  %2504 = add nuw nsw i64 %2485, 1
  %2505 = icmp eq i64 %2504, 8
  br i1 %2505, label %2506, label %2483

2506:                                             ; preds = %2502
  br label %2321

2507:                                             ; preds = %2321, %2314
  %2508 = phi <8 x i64> [ %2315, %2314 ], [ %2311, %2321 ]
  %2509 = phi <8 x i64> [ %2316, %2314 ], [ %2309, %2321 ]
  %2510 = phi <8 x i64> [ %2317, %2314 ], [ %2319, %2321 ]
  %2511 = phi <8 x i64> [ %2315, %2314 ], [ %2323, %2321 ]
  %2512 = load <8 x i64>, ptr %172, align 64
  %2513 = xor <8 x i64> %2508, splat (i64 -1)
  %2514 = and <8 x i64> %2512, %2513
  %2515 = load <8 x i64>, ptr %229, align 64
  %2516 = and <8 x i64> %2511, %2510
  %2517 = xor <8 x i64> %2511, splat (i64 -1)
  %2518 = and <8 x i64> %2515, %2517
  %2519 = or <8 x i64> %2518, %2516
  store <8 x i64> %2519, ptr %229, align 64
  %2520 = load <8 x double>, ptr %328, align 64
  %2521 = load ptr, ptr %55, align 16
  br i1 %201, label %2522, label %2531

2522:                                             ; preds = %2507, %2522
  %2523 = phi i64 [ %2529, %2522 ], [ 0, %2507 ]
  %2524 = phi <8 x double> [ %2528, %2522 ], [ zeroinitializer, %2507 ]
  %2525 = getelementptr inbounds nuw <8 x double>, ptr %2521, i64 %2523
  %2526 = load <8 x double>, ptr %2525, align 64
  %2527 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2526)
  %2528 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2524, <8 x double> %2527)
  %2529 = add nuw nsw i64 %2523, 1
  %2530 = icmp eq i64 %2529, %202
  br i1 %2530, label %2531, label %2522

2531:                                             ; preds = %2522, %2507
  %2532 = phi <8 x double> [ zeroinitializer, %2507 ], [ %2528, %2522 ]
  %2533 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2520, <8 x double> %2532)
  %2534 = bitcast <8 x double> %2520 to <8 x i64>
  %2535 = bitcast <8 x double> %2533 to <8 x i64>
  %2536 = and <8 x i64> %2511, %2535
  %2537 = and <8 x i64> %2534, %2517
  %2538 = or <8 x i64> %2536, %2537
  store <8 x i64> %2538, ptr %328, align 64
  %2539 = load <8 x double>, ptr %329, align 64
  br i1 %199, label %2540, label %2549

2540:                                             ; preds = %2531, %2540
  %2541 = phi i64 [ %2547, %2540 ], [ %203, %2531 ]
  %2542 = phi <8 x double> [ %2546, %2540 ], [ zeroinitializer, %2531 ]
  %2543 = getelementptr inbounds <8 x double>, ptr %2521, i64 %2541
  %2544 = load <8 x double>, ptr %2543, align 64
  %2545 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2544)
  %2546 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2542, <8 x double> %2545)
  %2547 = add nsw i64 %2541, 1
  %2548 = icmp slt i64 %2547, %98
  br i1 %2548, label %2540, label %2549

2549:                                             ; preds = %2540, %2531
  %2550 = phi <8 x double> [ zeroinitializer, %2531 ], [ %2546, %2540 ]
  %2551 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2539, <8 x double> %2550)
  %2552 = bitcast <8 x double> %2539 to <8 x i64>
  %2553 = bitcast <8 x double> %2551 to <8 x i64>
  %2554 = and <8 x i64> %2511, %2553
  %2555 = and <8 x i64> %2552, %2517
  %2556 = or <8 x i64> %2554, %2555
  store <8 x i64> %2556, ptr %329, align 64
  br i1 %213, label %2557, label %2578

2557:                                             ; preds = %2549, %2557
  %2558 = phi i64 [ %2576, %2557 ], [ 0, %2549 ]
  %2559 = load ptr, ptr %55, align 16
  %2560 = getelementptr inbounds nuw <8 x double>, ptr %2559, i64 %2558
  %2561 = load <8 x i64>, ptr %2560, align 64
  %2562 = load ptr, ptr %44, align 8
  %2563 = getelementptr inbounds nuw <8 x double>, ptr %2562, i64 %2558
  %2564 = load <8 x i64>, ptr %2563, align 64
  %2565 = and <8 x i64> %2561, %2511
  %2566 = and <8 x i64> %2564, %2517
  %2567 = or <8 x i64> %2566, %2565
  store <8 x i64> %2567, ptr %2563, align 64
  %2568 = load ptr, ptr %64, align 8
  %2569 = getelementptr inbounds nuw <8 x double>, ptr %2568, i64 %2558
  %2570 = getelementptr inbounds nuw <8 x double>, ptr %2569, i64 %347
  %2571 = load <8 x i64>, ptr %2570, align 64
  %2572 = load <8 x i64>, ptr %2569, align 64
  %2573 = and <8 x i64> %2571, %2511
  %2574 = and <8 x i64> %2572, %2517
  %2575 = or <8 x i64> %2574, %2573
  store <8 x i64> %2575, ptr %2569, align 64
  %2576 = add nuw nsw i64 %2558, 1
  %2577 = icmp eq i64 %2576, %214
  br i1 %2577, label %2578, label %2557

2578:                                             ; preds = %2557, %2549
  %2579 = load <8 x i64>, ptr %339, align 64
  %2580 = and <8 x i64> %2511, %881
  %2581 = and <8 x i64> %2579, %2517
  %2582 = or <8 x i64> %2581, %2580
  store <8 x i64> %2582, ptr %339, align 64
  %2583 = load <8 x i64>, ptr %340, align 64
  %2584 = bitcast <8 x double> %1928 to <8 x i64>
  %2585 = and <8 x i64> %2511, %2584
  %2586 = and <8 x i64> %2583, %2517
  %2587 = or <8 x i64> %2586, %2585
  store <8 x i64> %2587, ptr %340, align 64
  %2588 = load <8 x i64>, ptr %343, align 64
  %2589 = or <8 x i64> %2588, %2514
  %2590 = and <8 x i64> %2589, %2517
  store <8 x i64> %2590, ptr %343, align 64
  %2591 = xor <8 x i64> %1500, splat (i64 -1)
  %2592 = or <8 x i64> %1948, %2591
  %2593 = fcmp ult <8 x double> %1892, splat (double 1.000000e+00)
  %2594 = select <8 x i1> %2593, <8 x i64> splat (i64 -1), <8 x i64> %2592
  %2595 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1941, <8 x double> splat (double 9.000000e-01))
  %2596 = bitcast <8 x double> %2595 to <8 x i64>
  %2597 = and <8 x i64> %2594, splat (i64 4598175219545276416)
  %2598 = xor <8 x i64> %2594, splat (i64 -1)
  %2599 = and <8 x i64> %2596, %2598
  %2600 = or <8 x i64> %2597, %2599
  %2601 = bitcast <8 x i64> %2600 to <8 x double>
  %2602 = fmul <8 x double> %882, %2601
  %2603 = load <8 x double>, ptr %228, align 64
  %2604 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %882, <8 x double> %2603)
  %2605 = fmul <8 x double> %1941, %882
  %2606 = select <8 x i1> %876, <8 x double> %2605, <8 x double> %2604
  %2607 = bitcast <8 x double> %2606 to <8 x i64>
  %2608 = bitcast <8 x double> %2602 to <8 x i64>
  %2609 = and <8 x i64> %2514, %2608
  %2610 = xor <8 x i64> %2514, splat (i64 -1)
  %2611 = and <8 x i64> %2607, %2610
  %2612 = or <8 x i64> %2611, %2609
  store <8 x i64> %2612, ptr %228, align 64
  %2613 = load <8 x i64>, ptr %359, align 64
  %2614 = sub <8 x i64> %2613, %2511
  store <8 x i64> %2614, ptr %359, align 64
  %2615 = load <8 x i64>, ptr %360, align 64
  %2616 = sub <8 x i64> %2615, %2514
  store <8 x i64> %2616, ptr %360, align 64
  %2617 = and <8 x i64> %2508, %2517
  %2618 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2617)
  %2619 = icmp eq i64 %2618, 0
  br i1 %2619, label %2620, label %2626

2620:                                             ; preds = %2578
  %2621 = load <8 x i64>, ptr %172, align 64
  br label %2659

2622:                                             ; preds = %2656
  %2623 = xor <8 x i64> %2617, splat (i64 -1)
  %2624 = load <8 x i64>, ptr %172, align 64
  %2625 = and <8 x i64> %2624, %2623
  store <8 x i64> %2625, ptr %172, align 64
  br label %2659

2626:                                             ; preds = %2578, %2656
  %2627 = phi i64 [ %2657, %2656 ], [ 0, %2578 ]
  %2628 = trunc nuw nsw i64 %2627 to i32
  %2629 = extractelement <8 x i64> %2617, i32 %2628
  %2630 = icmp eq i64 %2629, 0
  br i1 %2630, label %2656, label %2631

2631:                                             ; preds = %2626
  %2632 = getelementptr inbounds nuw [8 x i32], ptr %357, i64 0, i64 %2627
  %2633 = load i32, ptr %2632, align 4
  %2634 = sext i32 %2633 to i64
  %2635 = load ptr, ptr %217, align 8
  %2636 = getelementptr inbounds i32, ptr %2635, i64 %2634
  store i32 5, ptr %2636, align 4
  %2637 = load <8 x i64>, ptr %359, align 64
  %2638 = extractelement <8 x i64> %2637, i32 %2628
  %2639 = trunc i64 %2638 to i32
  %2640 = load ptr, ptr %361, align 8
  %2641 = getelementptr inbounds i32, ptr %2640, i64 %2634
  store i32 %2639, ptr %2641, align 4
  %2642 = load <8 x i64>, ptr %360, align 64
  %2643 = extractelement <8 x i64> %2642, i32 %2628
  %2644 = trunc i64 %2643 to i32
  %2645 = load ptr, ptr %362, align 8
  %2646 = getelementptr inbounds i32, ptr %2645, i64 %2634
  store i32 %2644, ptr %2646, align 4
  %2647 = load <8 x double>, ptr %363, align 64
  %2648 = extractelement <8 x double> %2647, i32 %2628
  %2649 = load ptr, ptr %364, align 8
  %2650 = shl nsw i64 %2634, 1
  %2651 = getelementptr inbounds double, ptr %2649, i64 %2650
  store double %2648, ptr %2651, align 8
  %2652 = load <8 x double>, ptr %365, align 64
  %2653 = extractelement <8 x double> %2652, i32 %2628
  %2654 = or disjoint i64 %2650, 1
  %2655 = getelementptr inbounds double, ptr %2649, i64 %2654
  store double %2653, ptr %2655, align 8
  br label %2656

2656:                                             ; preds = %2631, %2626
  %2657 = add nuw nsw i64 %2627, 1
  %2658 = icmp eq i64 %2657, 8
  br i1 %2658, label %2622, label %2626

2659:                                             ; preds = %2622, %2620
  %2660 = phi <8 x i64> [ %2621, %2620 ], [ %2625, %2622 ]
  %2661 = and <8 x i64> %2660, %2509
  %2662 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2661)
  %2663 = icmp eq i64 %2662, 0
  br i1 %2663, label %2701, label %2668

2664:                                             ; preds = %2698
  %2665 = xor <8 x i64> %2661, splat (i64 -1)
  %2666 = load <8 x i64>, ptr %172, align 64
  %2667 = and <8 x i64> %2666, %2665
  store <8 x i64> %2667, ptr %172, align 64
  br label %2701

2668:                                             ; preds = %2659, %2698
  %2669 = phi i64 [ %2699, %2698 ], [ 0, %2659 ]
  %2670 = trunc nuw nsw i64 %2669 to i32
  %2671 = extractelement <8 x i64> %2661, i32 %2670
  %2672 = icmp eq i64 %2671, 0
  br i1 %2672, label %2698, label %2673

2673:                                             ; preds = %2668
  %2674 = getelementptr inbounds nuw [8 x i32], ptr %357, i64 0, i64 %2669
  %2675 = load i32, ptr %2674, align 4
  %2676 = sext i32 %2675 to i64
  %2677 = load ptr, ptr %217, align 8
  %2678 = getelementptr inbounds i32, ptr %2677, i64 %2676
  store i32 2, ptr %2678, align 4
  %2679 = load <8 x i64>, ptr %359, align 64
  %2680 = extractelement <8 x i64> %2679, i32 %2670
  %2681 = trunc i64 %2680 to i32
  %2682 = load ptr, ptr %361, align 8
  %2683 = getelementptr inbounds i32, ptr %2682, i64 %2676
  store i32 %2681, ptr %2683, align 4
  %2684 = load <8 x i64>, ptr %360, align 64
  %2685 = extractelement <8 x i64> %2684, i32 %2670
  %2686 = trunc i64 %2685 to i32
  %2687 = load ptr, ptr %362, align 8
  %2688 = getelementptr inbounds i32, ptr %2687, i64 %2676
  store i32 %2686, ptr %2688, align 4
  %2689 = load <8 x double>, ptr %363, align 64
  %2690 = extractelement <8 x double> %2689, i32 %2670
  %2691 = load ptr, ptr %364, align 8
  %2692 = shl nsw i64 %2676, 1
  %2693 = getelementptr inbounds double, ptr %2691, i64 %2692
  store double %2690, ptr %2693, align 8
  %2694 = load <8 x double>, ptr %365, align 64
  %2695 = extractelement <8 x double> %2694, i32 %2670
  %2696 = or disjoint i64 %2692, 1
  %2697 = getelementptr inbounds double, ptr %2691, i64 %2696
  store double %2695, ptr %2697, align 8
  br label %2698

2698:                                             ; preds = %2673, %2668
  %2699 = add nuw nsw i64 %2669, 1
  %2700 = icmp eq i64 %2699, 8
  br i1 %2700, label %2664, label %2668

2701:                                             ; preds = %2664, %2659
  %2702 = phi <8 x i64> [ %2660, %2659 ], [ %2667, %2664 ]
  %2703 = and <8 x i64> %2702, %2511
  %2704 = load double, ptr %206, align 8
  %2705 = insertelement <8 x double> poison, double %2704, i64 0
  %2706 = shufflevector <8 x double> %2705, <8 x double> poison, <8 x i32> zeroinitializer
  %2707 = fcmp oeq <8 x double> %880, %2706
  %2708 = select <8 x i1> %2707, <8 x i64> %2703, <8 x i64> zeroinitializer
  %2709 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2708)
  %2710 = icmp eq i64 %2709, 0
  br i1 %2710, label %2749, label %2716

2711:                                             ; preds = %2746
  %2712 = xor <8 x i64> %2708, splat (i64 -1)
  %2713 = load <8 x i64>, ptr %172, align 64
  %2714 = and <8 x i64> %2713, %2712
  store <8 x i64> %2714, ptr %172, align 64
  %2715 = load double, ptr %206, align 8
  br label %2749

2716:                                             ; preds = %2701, %2746
  %2717 = phi i64 [ %2747, %2746 ], [ 0, %2701 ]
  %2718 = trunc nuw nsw i64 %2717 to i32
  %2719 = extractelement <8 x i64> %2708, i32 %2718
  %2720 = icmp eq i64 %2719, 0
  br i1 %2720, label %2746, label %2721

2721:                                             ; preds = %2716
  %2722 = getelementptr inbounds nuw [8 x i32], ptr %357, i64 0, i64 %2717
  %2723 = load i32, ptr %2722, align 4
  %2724 = sext i32 %2723 to i64
  %2725 = load ptr, ptr %217, align 8
  %2726 = getelementptr inbounds i32, ptr %2725, i64 %2724
  store i32 1, ptr %2726, align 4
  %2727 = load <8 x i64>, ptr %359, align 64
  %2728 = extractelement <8 x i64> %2727, i32 %2718
  %2729 = trunc i64 %2728 to i32
  %2730 = load ptr, ptr %361, align 8
  %2731 = getelementptr inbounds i32, ptr %2730, i64 %2724
  store i32 %2729, ptr %2731, align 4
  %2732 = load <8 x i64>, ptr %360, align 64
  %2733 = extractelement <8 x i64> %2732, i32 %2718
  %2734 = trunc i64 %2733 to i32
  %2735 = load ptr, ptr %362, align 8
  %2736 = getelementptr inbounds i32, ptr %2735, i64 %2724
  store i32 %2734, ptr %2736, align 4
  %2737 = load <8 x double>, ptr %363, align 64
  %2738 = extractelement <8 x double> %2737, i32 %2718
  %2739 = load ptr, ptr %364, align 8
  %2740 = shl nsw i64 %2724, 1
  %2741 = getelementptr inbounds double, ptr %2739, i64 %2740
  store double %2738, ptr %2741, align 8
  %2742 = load <8 x double>, ptr %365, align 64
  %2743 = extractelement <8 x double> %2742, i32 %2718
  %2744 = or disjoint i64 %2740, 1
  %2745 = getelementptr inbounds double, ptr %2739, i64 %2744
  store double %2743, ptr %2745, align 8
  br label %2746

2746:                                             ; preds = %2721, %2716
  %2747 = add nuw nsw i64 %2717, 1
  %2748 = icmp eq i64 %2747, 8
  br i1 %2748, label %2711, label %2716

2749:                                             ; preds = %2711, %2701
  %2750 = phi double [ %2704, %2701 ], [ %2715, %2711 ]
  %2751 = phi <8 x i64> [ %2702, %2701 ], [ %2714, %2711 ]
  %2752 = load <8 x double>, ptr %228, align 64
  %2753 = load <8 x double>, ptr %229, align 64
  %2754 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2753)
  %2755 = call double @llvm.fabs.f64(double %2750)
  %2756 = insertelement <8 x double> poison, double %2755, i64 0
  %2757 = shufflevector <8 x double> %2756, <8 x double> poison, <8 x i32> zeroinitializer
  %2758 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2754, <8 x double> %2757)
  %2759 = fmul <8 x double> %2758, splat (double 0x3CF0000000000000)
  %2760 = fcmp ole <8 x double> %2752, %2759
  %2761 = select <8 x i1> %2760, <8 x i64> %2751, <8 x i64> zeroinitializer
  %2762 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2761)
  %2763 = icmp eq i64 %2762, 0
  br i1 %2763, label %2801, label %2768

2764:                                             ; preds = %2798
  %2765 = xor <8 x i64> %2761, splat (i64 -1)
  %2766 = load <8 x i64>, ptr %172, align 64
  %2767 = and <8 x i64> %2766, %2765
  store <8 x i64> %2767, ptr %172, align 64
  br label %2801

2768:                                             ; preds = %2749, %2798
  %2769 = phi i64 [ %2799, %2798 ], [ 0, %2749 ]
  %2770 = trunc nuw nsw i64 %2769 to i32
  %2771 = extractelement <8 x i64> %2761, i32 %2770
  %2772 = icmp eq i64 %2771, 0
  br i1 %2772, label %2798, label %2773

2773:                                             ; preds = %2768
  %2774 = getelementptr inbounds nuw [8 x i32], ptr %357, i64 0, i64 %2769
  %2775 = load i32, ptr %2774, align 4
  %2776 = sext i32 %2775 to i64
  %2777 = load ptr, ptr %217, align 8
  %2778 = getelementptr inbounds i32, ptr %2777, i64 %2776
  store i32 3, ptr %2778, align 4
  %2779 = load <8 x i64>, ptr %359, align 64
  %2780 = extractelement <8 x i64> %2779, i32 %2770
  %2781 = trunc i64 %2780 to i32
  %2782 = load ptr, ptr %361, align 8
  %2783 = getelementptr inbounds i32, ptr %2782, i64 %2776
  store i32 %2781, ptr %2783, align 4
  %2784 = load <8 x i64>, ptr %360, align 64
  %2785 = extractelement <8 x i64> %2784, i32 %2770
  %2786 = trunc i64 %2785 to i32
  %2787 = load ptr, ptr %362, align 8
  %2788 = getelementptr inbounds i32, ptr %2787, i64 %2776
  store i32 %2786, ptr %2788, align 4
  %2789 = load <8 x double>, ptr %363, align 64
  %2790 = extractelement <8 x double> %2789, i32 %2770
  %2791 = load ptr, ptr %364, align 8
  %2792 = shl nsw i64 %2776, 1
  %2793 = getelementptr inbounds double, ptr %2791, i64 %2792
  store double %2790, ptr %2793, align 8
  %2794 = load <8 x double>, ptr %365, align 64
  %2795 = extractelement <8 x double> %2794, i32 %2770
  %2796 = or disjoint i64 %2792, 1
  %2797 = getelementptr inbounds double, ptr %2791, i64 %2796
  store double %2795, ptr %2797, align 8
  br label %2798

2798:                                             ; preds = %2773, %2768
  %2799 = add nuw nsw i64 %2769, 1
  %2800 = icmp eq i64 %2799, 8
  br i1 %2800, label %2764, label %2768

2801:                                             ; preds = %2764, %2749
  %2802 = phi <8 x i64> [ %2751, %2749 ], [ %2767, %2764 ]
  %2803 = load <8 x i64>, ptr %359, align 64
  %2804 = load <8 x i64>, ptr %360, align 64
  %2805 = add <8 x i64> %2804, %2803
  %2806 = load i32, ptr %366, align 8
  %2807 = sext i32 %2806 to i64
  %2808 = insertelement <8 x i64> poison, i64 %2807, i64 0
  %2809 = shufflevector <8 x i64> %2808, <8 x i64> poison, <8 x i32> zeroinitializer
  %2810 = icmp slt <8 x i64> %2805, %2809
  %2811 = select <8 x i1> %2810, <8 x i64> zeroinitializer, <8 x i64> %2802
  %2812 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2811)
  %2813 = icmp eq i64 %2812, 0
  br i1 %2813, label %2851, label %2818

2814:                                             ; preds = %2848
  %2815 = xor <8 x i64> %2811, splat (i64 -1)
  %2816 = load <8 x i64>, ptr %172, align 64
  %2817 = and <8 x i64> %2816, %2815
  store <8 x i64> %2817, ptr %172, align 64
  br label %2851

2818:                                             ; preds = %2801, %2848
  %2819 = phi i64 [ %2849, %2848 ], [ 0, %2801 ]
  %2820 = trunc nuw nsw i64 %2819 to i32
  %2821 = extractelement <8 x i64> %2811, i32 %2820
  %2822 = icmp eq i64 %2821, 0
  br i1 %2822, label %2848, label %2823

2823:                                             ; preds = %2818
  %2824 = getelementptr inbounds nuw [8 x i32], ptr %357, i64 0, i64 %2819
  %2825 = load i32, ptr %2824, align 4
  %2826 = sext i32 %2825 to i64
  %2827 = load ptr, ptr %217, align 8
  %2828 = getelementptr inbounds i32, ptr %2827, i64 %2826
  store i32 4, ptr %2828, align 4
  %2829 = load <8 x i64>, ptr %359, align 64
  %2830 = extractelement <8 x i64> %2829, i32 %2820
  %2831 = trunc i64 %2830 to i32
  %2832 = load ptr, ptr %361, align 8
  %2833 = getelementptr inbounds i32, ptr %2832, i64 %2826
  store i32 %2831, ptr %2833, align 4
  %2834 = load <8 x i64>, ptr %360, align 64
  %2835 = extractelement <8 x i64> %2834, i32 %2820
  %2836 = trunc i64 %2835 to i32
  %2837 = load ptr, ptr %362, align 8
  %2838 = getelementptr inbounds i32, ptr %2837, i64 %2826
  store i32 %2836, ptr %2838, align 4
  %2839 = load <8 x double>, ptr %363, align 64
  %2840 = extractelement <8 x double> %2839, i32 %2820
  %2841 = load ptr, ptr %364, align 8
  %2842 = shl nsw i64 %2826, 1
  %2843 = getelementptr inbounds double, ptr %2841, i64 %2842
  store double %2840, ptr %2843, align 8
  %2844 = load <8 x double>, ptr %365, align 64
  %2845 = extractelement <8 x double> %2844, i32 %2820
  %2846 = or disjoint i64 %2842, 1
  %2847 = getelementptr inbounds double, ptr %2841, i64 %2846
  store double %2845, ptr %2847, align 8
  br label %2848

2848:                                             ; preds = %2823, %2818
  %2849 = add nuw nsw i64 %2819, 1
  %2850 = icmp eq i64 %2849, 8
  br i1 %2850, label %2814, label %2818

2851:                                             ; preds = %2801, %2814
  %2852 = phi <8 x i64> [ %2802, %2801 ], [ %2817, %2814 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %24) #10
  br label %858

2853:                                             ; preds = %861, %386
  %2854 = phi i32 [ 1, %386 ], [ 0, %861 ]
  call void @llvm.lifetime.end.p0(i64 3328, ptr nonnull %34) #10
  call void @llvm.lifetime.end.p0(i64 3328, ptr nonnull %33) #10
  ret i32 %2854
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
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 64
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
  %89 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %91 = zext nneg i32 %12 to i64
  %92 = zext nneg i32 %3 to i64
  br label %112

93:                                               ; preds = %70, %93
  %94 = phi i64 [ 0, %70 ], [ %102, %93 ]
  %95 = load ptr, ptr %71, align 64
  %96 = getelementptr inbounds nuw <8 x double>, ptr %95, i64 %94, i64 %74
  %97 = load double, ptr %96, align 8
  %98 = load ptr, ptr %72, align 64
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
  %108 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %110 = zext nneg i32 %105 to i64
  %111 = zext nneg i32 %3 to i64
  br label %128

112:                                              ; preds = %88, %112
  %113 = phi i64 [ 0, %88 ], [ %121, %112 ]
  %114 = load ptr, ptr %89, align 8
  %115 = getelementptr inbounds nuw <8 x double>, ptr %114, i64 %113, i64 %92
  %116 = load double, ptr %115, align 8
  %117 = load ptr, ptr %90, align 8
  %118 = getelementptr inbounds nuw <8 x double>, ptr %117, i64 %113
  %119 = load <8 x double>, ptr %118, align 64
  %120 = insertelement <8 x double> %119, double %116, i32 %1
  store <8 x double> %120, ptr %118, align 64
  %121 = add nuw nsw i64 %113, 1
  %122 = icmp eq i64 %121, %91
  br i1 %122, label %104, label %112

123:                                              ; preds = %128
  %124 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %126 = zext nneg i32 %105 to i64
  %127 = zext nneg i32 %3 to i64
  br label %243

128:                                              ; preds = %107, %128
  %129 = phi i64 [ 0, %107 ], [ %137, %128 ]
  %130 = load ptr, ptr %108, align 16
  %131 = getelementptr inbounds nuw <8 x double>, ptr %130, i64 %129, i64 %111
  %132 = load double, ptr %131, align 8
  %133 = load ptr, ptr %109, align 16
  %134 = getelementptr inbounds nuw <8 x double>, ptr %133, i64 %129
  %135 = load <8 x double>, ptr %134, align 64
  %136 = insertelement <8 x double> %135, double %132, i32 %1
  store <8 x double> %136, ptr %134, align 64
  %137 = add nuw nsw i64 %129, 1
  %138 = icmp eq i64 %137, %110
  br i1 %138, label %123, label %128

139:                                              ; preds = %243, %104
  %140 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %141 = zext nneg i32 %3 to i64
  %142 = getelementptr inbounds nuw <8 x double>, ptr %140, i64 0, i64 %141
  %143 = load double, ptr %142, align 8
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %145 = load <8 x double>, ptr %144, align 64
  %146 = insertelement <8 x double> %145, double %143, i32 %1
  store <8 x double> %146, ptr %144, align 64
  %147 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %148 = zext nneg i32 %3 to i64
  %149 = getelementptr inbounds nuw <8 x double>, ptr %147, i64 0, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %152 = load <8 x double>, ptr %151, align 64
  %153 = insertelement <8 x double> %152, double %150, i32 %1
  store <8 x double> %153, ptr %151, align 64
  %154 = getelementptr inbounds nuw i8, ptr %2, i64 256
  %155 = zext nneg i32 %3 to i64
  %156 = getelementptr inbounds nuw <8 x double>, ptr %154, i64 0, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %159 = load <8 x double>, ptr %158, align 64
  %160 = insertelement <8 x double> %159, double %157, i32 %1
  store <8 x double> %160, ptr %158, align 64
  %161 = getelementptr inbounds nuw i8, ptr %2, i64 320
  %162 = zext nneg i32 %3 to i64
  %163 = getelementptr inbounds nuw <8 x double>, ptr %161, i64 0, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %166 = load <8 x double>, ptr %165, align 64
  %167 = insertelement <8 x double> %166, double %164, i32 %1
  store <8 x double> %167, ptr %165, align 64
  %168 = getelementptr inbounds nuw i8, ptr %2, i64 384
  %169 = zext nneg i32 %3 to i64
  %170 = getelementptr inbounds nuw <8 x double>, ptr %168, i64 0, i64 %169
  %171 = load double, ptr %170, align 8
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %173 = load <8 x double>, ptr %172, align 64
  %174 = insertelement <8 x double> %173, double %171, i32 %1
  store <8 x double> %174, ptr %172, align 64
  %175 = getelementptr inbounds nuw i8, ptr %2, i64 448
  %176 = zext nneg i32 %3 to i64
  %177 = getelementptr inbounds nuw <8 x double>, ptr %175, i64 0, i64 %176
  %178 = load double, ptr %177, align 8
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %180 = load <8 x double>, ptr %179, align 64
  %181 = insertelement <8 x double> %180, double %178, i32 %1
  store <8 x double> %181, ptr %179, align 64
  %182 = getelementptr inbounds nuw i8, ptr %2, i64 512
  %183 = zext nneg i32 %3 to i64
  %184 = getelementptr inbounds nuw <8 x double>, ptr %182, i64 0, i64 %183
  %185 = load double, ptr %184, align 8
  %186 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %187 = load <8 x double>, ptr %186, align 64
  %188 = insertelement <8 x double> %187, double %185, i32 %1
  store <8 x double> %188, ptr %186, align 64
  %189 = getelementptr inbounds nuw i8, ptr %2, i64 576
  %190 = zext nneg i32 %3 to i64
  %191 = getelementptr inbounds nuw <8 x double>, ptr %189, i64 0, i64 %190
  %192 = load double, ptr %191, align 8
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %194 = load <8 x double>, ptr %193, align 64
  %195 = insertelement <8 x double> %194, double %192, i32 %1
  store <8 x double> %195, ptr %193, align 64
  %196 = getelementptr inbounds nuw i8, ptr %2, i64 704
  %197 = zext nneg i32 %3 to i64
  %198 = getelementptr inbounds nuw <8 x i64>, ptr %196, i64 0, i64 %197
  %199 = load i64, ptr %198, align 8
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 704
  %201 = load <8 x i64>, ptr %200, align 64
  %202 = insertelement <8 x i64> %201, i64 %199, i32 %1
  store <8 x i64> %202, ptr %200, align 64
  %203 = getelementptr inbounds nuw i8, ptr %2, i64 640
  %204 = zext nneg i32 %3 to i64
  %205 = getelementptr inbounds nuw <8 x i64>, ptr %203, i64 0, i64 %204
  %206 = load i64, ptr %205, align 8
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %208 = load <8 x i64>, ptr %207, align 64
  %209 = insertelement <8 x i64> %208, i64 %206, i32 %1
  store <8 x i64> %209, ptr %207, align 64
  %210 = getelementptr inbounds nuw i8, ptr %2, i64 768
  %211 = zext nneg i32 %3 to i64
  %212 = getelementptr inbounds nuw [8 x i32], ptr %210, i64 0, i64 %211
  %213 = load i32, ptr %212, align 4
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 768
  %215 = sext i32 %1 to i64
  %216 = getelementptr inbounds [8 x i32], ptr %214, i64 0, i64 %215
  store i32 %213, ptr %216, align 4
  %217 = getelementptr inbounds nuw i8, ptr %2, i64 800
  %218 = getelementptr inbounds nuw [8 x i32], ptr %217, i64 0, i64 %211
  %219 = load i32, ptr %218, align 4
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 800
  %221 = getelementptr inbounds [8 x i32], ptr %220, i64 0, i64 %215
  store i32 %219, ptr %221, align 4
  %222 = getelementptr inbounds nuw i8, ptr %2, i64 832
  %223 = zext nneg i32 %3 to i64
  %224 = getelementptr inbounds nuw <8 x double>, ptr %222, i64 0, i64 %223
  %225 = load double, ptr %224, align 8
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 832
  %227 = load <8 x double>, ptr %226, align 64
  %228 = insertelement <8 x double> %227, double %225, i32 %1
  store <8 x double> %228, ptr %226, align 64
  %229 = getelementptr inbounds nuw i8, ptr %2, i64 896
  %230 = zext nneg i32 %3 to i64
  %231 = getelementptr inbounds nuw <8 x i64>, ptr %229, i64 0, i64 %230
  %232 = load i64, ptr %231, align 8
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 896
  %234 = load <8 x i64>, ptr %233, align 64
  %235 = insertelement <8 x i64> %234, i64 %232, i32 %1
  store <8 x i64> %235, ptr %233, align 64
  %236 = getelementptr inbounds nuw i8, ptr %2, i64 960
  %237 = zext nneg i32 %3 to i64
  %238 = getelementptr inbounds nuw <8 x i64>, ptr %236, i64 0, i64 %237
  %239 = load i64, ptr %238, align 8
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %241 = load <8 x i64>, ptr %240, align 64
  %242 = insertelement <8 x i64> %241, i64 %239, i32 %1
  store <8 x i64> %242, ptr %240, align 64
  ret void

243:                                              ; preds = %123, %243
  %244 = phi i64 [ 0, %123 ], [ %252, %243 ]
  %245 = load ptr, ptr %124, align 8
  %246 = getelementptr inbounds nuw <8 x double>, ptr %245, i64 %244, i64 %127
  %247 = load double, ptr %246, align 8
  %248 = load ptr, ptr %125, align 8
  %249 = getelementptr inbounds nuw <8 x double>, ptr %248, i64 %244
  %250 = load <8 x double>, ptr %249, align 64
  %251 = insertelement <8 x double> %250, double %247, i32 %1
  store <8 x double> %251, ptr %249, align 64
  %252 = add nuw nsw i64 %244, 1
  %253 = icmp eq i64 %252, %126
  br i1 %253, label %139, label %243
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
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %21 = load ptr, ptr %20, align 64
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
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %10 = load ptr, ptr %9, align 32
  %11 = load i32, ptr @appell_lanes_coordinates, align 4
  %12 = load i32, ptr @appell_lanes_speeds, align 4
  %13 = add i32 %12, %11
  %14 = sext i32 %13 to i64
  %15 = shl nsw i64 %14, 6
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 64 %10, ptr align 64 %2, i64 %15, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %17 = load i32, ptr @appell_lanes_kept, align 4
  %18 = add nsw i32 %17, %13
  %19 = sext i32 %18 to i64
  %20 = icmp sgt i32 %13, 0
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %22 = icmp sgt i32 %17, 0
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %25 = icmp sgt i32 %11, 0
  %26 = zext nneg i32 %11 to i64
  %27 = icmp sgt i32 %12, 0
  %28 = sext i32 %11 to i64
  %29 = load i32, ptr @appell_lanes_position_rows, align 4
  %30 = load i32, ptr @appell_lanes_velocity_rows, align 4
  %31 = add nsw i32 %30, %29
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 1024
  %33 = sext i32 %29 to i64
  %34 = sext i32 %31 to i64
  %35 = zext i32 %17 to i64
  %36 = zext nneg i32 %13 to i64
  %37 = zext nneg i32 %13 to i64
  br label %38

38:                                               ; preds = %5, %171
  %39 = phi <8 x double> [ splat (double 0x7FF0000000000000), %5 ], [ %177, %171 ]
  %40 = phi <8 x i64> [ zeroinitializer, %5 ], [ %153, %171 ]
  %41 = phi i32 [ 0, %5 ], [ %180, %171 ]
  %42 = phi <8 x i64> [ %8, %5 ], [ %156, %171 ]
  %43 = phi <8 x i64> [ zeroinitializer, %5 ], [ %148, %171 ]
  %44 = phi <8 x i64> [ %8, %5 ], [ %51, %171 ]
  %45 = xor <8 x i64> %42, splat (i64 -1)
  %46 = load ptr, ptr %16, align 16
  %47 = getelementptr inbounds <8 x double>, ptr %46, i64 %19
  %48 = load <8 x double>, ptr %47, align 64
  %49 = fcmp ogt <8 x double> %48, zeroinitializer
  %50 = select <8 x i1> %49, <8 x i64> splat (i64 -1), <8 x i64> %45
  %51 = and <8 x i64> %50, %44
  br i1 %20, label %53, label %52

52:                                               ; preds = %53, %38
  br i1 %22, label %133, label %68

53:                                               ; preds = %38, %53
  %54 = phi i64 [ %66, %53 ], [ 0, %38 ]
  %55 = getelementptr inbounds nuw <8 x double>, ptr %2, i64 %54
  %56 = load <8 x double>, ptr %55, align 64
  %57 = load ptr, ptr %21, align 8
  %58 = getelementptr inbounds nuw <8 x double>, ptr %57, i64 %54
  store <8 x double> %56, ptr %58, align 64
  %59 = load ptr, ptr %16, align 16
  %60 = getelementptr inbounds nuw <8 x double>, ptr %59, i64 %54
  %61 = load <8 x i64>, ptr %60, align 64
  %62 = bitcast <8 x double> %56 to <8 x i64>
  %63 = and <8 x i64> %61, %42
  %64 = and <8 x i64> %62, %45
  %65 = or <8 x i64> %64, %63
  store <8 x i64> %65, ptr %55, align 64
  %66 = add nuw nsw i64 %54, 1
  %67 = icmp eq i64 %66, %36
  br i1 %67, label %52, label %53

68:                                               ; preds = %133, %52
  %69 = load ptr, ptr %0, align 64
  %70 = load ptr, ptr %24, align 8
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
  br i1 %22, label %93, label %126

93:                                               ; preds = %91
  %94 = load ptr, ptr %24, align 8
  %95 = load ptr, ptr %23, align 16
  %96 = load double, ptr %32, align 64
  %97 = insertelement <8 x double> poison, double %96, i64 0
  %98 = shufflevector <8 x double> %97, <8 x double> poison, <8 x i32> zeroinitializer
  br label %99

99:                                               ; preds = %99, %93
  %100 = phi <8 x double> [ zeroinitializer, %93 ], [ %121, %99 ]
  %101 = phi i64 [ 0, %93 ], [ %122, %99 ]
  %102 = phi <8 x double> [ zeroinitializer, %93 ], [ %120, %99 ]
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
  %115 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %106, <8 x double> splat (double 1.000000e-08), <8 x double> %98)
  %116 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %111, <8 x double> %115, <8 x double> splat (double 0x10000000000000))
  %117 = fdiv <8 x double> %109, %116
  %118 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %100, <8 x double> %117)
  %119 = fcmp one <8 x double> %109, splat (double 0x7FF0000000000000)
  %120 = select <8 x i1> %119, <8 x double> %114, <8 x double> splat (double 0x7FF0000000000000)
  %121 = select <8 x i1> %119, <8 x double> %118, <8 x double> splat (double 0x7FF0000000000000)
  %122 = add nuw nsw i64 %101, 1
  %123 = icmp eq i64 %122, %35
  br i1 %123, label %124, label %99

124:                                              ; preds = %99
  %125 = bitcast <8 x double> %121 to <8 x i64>
  br label %126

126:                                              ; preds = %124, %91
  %127 = phi <8 x i64> [ zeroinitializer, %91 ], [ %125, %124 ]
  %128 = phi <8 x double> [ zeroinitializer, %91 ], [ %120, %124 ]
  %129 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %128, <8 x double> splat (double 0x7FEFFFFFFFFFFFFF))
  %130 = fcmp uge <8 x double> %129, %39
  %131 = select <8 x i1> %130, <8 x i64> %42, <8 x i64> zeroinitializer
  %132 = xor <8 x i64> %131, splat (i64 -1)
  br i1 %20, label %159, label %147

133:                                              ; preds = %52, %133
  %134 = phi i64 [ %145, %133 ], [ 0, %52 ]
  %135 = load ptr, ptr %16, align 16
  %136 = getelementptr <8 x double>, ptr %135, i64 %134
  %137 = getelementptr <8 x double>, ptr %136, i64 %14
  %138 = load <8 x i64>, ptr %137, align 64
  %139 = load ptr, ptr %23, align 16
  %140 = getelementptr inbounds nuw <8 x double>, ptr %139, i64 %134
  %141 = load <8 x i64>, ptr %140, align 64
  %142 = and <8 x i64> %138, %42
  %143 = and <8 x i64> %141, %45
  %144 = or <8 x i64> %143, %142
  store <8 x i64> %144, ptr %140, align 64
  %145 = add nuw nsw i64 %134, 1
  %146 = icmp eq i64 %145, %35
  br i1 %146, label %68, label %133

147:                                              ; preds = %159, %126
  %148 = or <8 x i64> %131, %43
  %149 = xor <8 x i64> %131, %42
  %150 = and <8 x i64> %149, %127
  %151 = xor <8 x i64> %149, splat (i64 -1)
  %152 = and <8 x i64> %40, %151
  %153 = or <8 x i64> %150, %152
  %154 = fcmp ogt <8 x double> %129, splat (double 0x3CD0000000000000)
  %155 = select <8 x i1> %154, <8 x i64> %132, <8 x i64> zeroinitializer
  %156 = and <8 x i64> %155, %42
  %157 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %156)
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %182, label %171

159:                                              ; preds = %126, %159
  %160 = phi i64 [ %169, %159 ], [ 0, %126 ]
  %161 = load ptr, ptr %21, align 8
  %162 = getelementptr inbounds nuw <8 x double>, ptr %161, i64 %160
  %163 = load <8 x i64>, ptr %162, align 64
  %164 = getelementptr inbounds nuw <8 x double>, ptr %2, i64 %160
  %165 = load <8 x i64>, ptr %164, align 64
  %166 = and <8 x i64> %163, %131
  %167 = and <8 x i64> %165, %132
  %168 = or <8 x i64> %167, %166
  store <8 x i64> %168, ptr %164, align 64
  %169 = add nuw nsw i64 %160, 1
  %170 = icmp eq i64 %169, %37
  br i1 %170, label %147, label %159

171:                                              ; preds = %147
  %172 = bitcast <8 x double> %39 to <8 x i64>
  %173 = and <8 x i64> %131, %172
  %174 = bitcast <8 x double> %129 to <8 x i64>
  %175 = and <8 x i64> %132, %174
  %176 = or <8 x i64> %173, %175
  %177 = bitcast <8 x i64> %176 to <8 x double>
  %178 = load ptr, ptr %0, align 64
  %179 = load ptr, ptr %16, align 16
  call void @appell_lanes_correct(ptr noundef nonnull %6, ptr noundef %2, ptr noundef %178, ptr noundef null, ptr noundef %179) #10
  %180 = add nuw nsw i32 %41, 1
  %181 = icmp eq i32 %180, 8
  br i1 %181, label %182, label %38

182:                                              ; preds = %147, %171
  %183 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %148)
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %188, label %185

185:                                              ; preds = %182
  %186 = load ptr, ptr %0, align 64
  %187 = load ptr, ptr %24, align 8
  call void @appell_lanes_levels(ptr noundef nonnull %6, ptr noundef %2, ptr noundef %186, ptr noundef null, ptr noundef %187) #10
  br label %188

188:                                              ; preds = %185, %182
  br i1 %22, label %189, label %193

189:                                              ; preds = %188
  %190 = load ptr, ptr %24, align 8
  %191 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 384
  br label %230

193:                                              ; preds = %245, %188
  br i1 %20, label %194, label %224

194:                                              ; preds = %193
  %195 = load double, ptr %32, align 64
  %196 = call double @llvm.sqrt.f64(double %195)
  %197 = load ptr, ptr %9, align 32
  %198 = insertelement <8 x double> poison, double %196, i64 0
  %199 = shufflevector <8 x double> %198, <8 x double> poison, <8 x i32> zeroinitializer
  %200 = insertelement <8 x double> poison, double %4, i64 0
  %201 = shufflevector <8 x double> %200, <8 x double> poison, <8 x i32> zeroinitializer
  %202 = insertelement <8 x double> poison, double %195, i64 0
  %203 = shufflevector <8 x double> %202, <8 x double> poison, <8 x i32> zeroinitializer
  %204 = zext nneg i32 %13 to i64
  br label %205

205:                                              ; preds = %205, %194
  %206 = phi i64 [ 0, %194 ], [ %222, %205 ]
  %207 = phi <8 x i64> [ splat (i64 -1), %194 ], [ %221, %205 ]
  %208 = getelementptr inbounds nuw <8 x double>, ptr %197, i64 %206
  %209 = load <8 x double>, ptr %208, align 64
  %210 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %209)
  %211 = getelementptr inbounds nuw <8 x double>, ptr %2, i64 %206
  %212 = load <8 x double>, ptr %211, align 64
  %213 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %212)
  %214 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %210, <8 x double> %213)
  %215 = fsub <8 x double> %212, %209
  %216 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %215)
  %217 = fmul <8 x double> %199, %216
  %218 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %203, <8 x double> %214, <8 x double> %203)
  %219 = fmul <8 x double> %201, %218
  %220 = fcmp ole <8 x double> %217, %219
  %221 = select <8 x i1> %220, <8 x i64> %207, <8 x i64> zeroinitializer
  %222 = add nuw nsw i64 %206, 1
  %223 = icmp eq i64 %222, %204
  br i1 %223, label %224, label %205

224:                                              ; preds = %205, %193
  %225 = phi <8 x i64> [ splat (i64 -1), %193 ], [ %221, %205 ]
  %226 = bitcast <8 x i64> %153 to <8 x double>
  %227 = fcmp ole <8 x double> %226, splat (double 1.000000e+00)
  %228 = select <8 x i1> %227, <8 x i64> %51, <8 x i64> zeroinitializer
  %229 = and <8 x i64> %225, %228
  ret <8 x i64> %229

230:                                              ; preds = %189, %245
  %231 = phi i64 [ 0, %189 ], [ %246, %245 ]
  %232 = getelementptr inbounds nuw <8 x double>, ptr %190, i64 %231
  %233 = load <8 x double>, ptr %232, align 64
  %234 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %233)
  %235 = bitcast <8 x double> %234 to <8 x i64>
  %236 = and <8 x i64> %8, %235
  %237 = bitcast <8 x i64> %236 to <8 x double>
  %238 = icmp slt i64 %231, %34
  br i1 %238, label %239, label %242

239:                                              ; preds = %230
  %240 = load <8 x double>, ptr %192, align 64
  %241 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %240, <8 x double> %237)
  store <8 x double> %241, ptr %192, align 64
  br label %245

242:                                              ; preds = %230
  %243 = load <8 x double>, ptr %191, align 64
  %244 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %243, <8 x double> %237)
  store <8 x double> %244, ptr %191, align 64
  br label %245

245:                                              ; preds = %242, %239
  %246 = add nuw nsw i64 %231, 1
  %247 = icmp eq i64 %246, %35
  br i1 %247, label %193, label %230
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

declare double @llvm.maxnum.f64(double, double) #7

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

