; sources sha256 c511d6d97d87f5f6227f209ec1a95f712cb078a95836f990e028e99b8cdd6565
; ziglang 0.15.2

%struct.Group = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x i64>, <8 x i64>, [8 x i32], [8 x i32], <8 x double>, <8 x i64>, <8 x i64>, double, [16 x [16 x double]], [12 x double], [12 x double], [56 x i8] }

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
  call void @llvm.lifetime.start.p0(i64 3392, ptr nonnull %33) #10
  call void @llvm.lifetime.start.p0(i64 3392, ptr nonnull %34) #10
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %33, i64 1096
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2048) %37, ptr noundef nonnull align 16 dereferenceable(2048) @DOP_A, i64 2048, i1 false)
  %38 = getelementptr inbounds nuw i8, ptr %33, i64 3144
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %38, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E5, i64 96, i1 false)
  %39 = getelementptr inbounds nuw i8, ptr %33, i64 3240
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
  %125 = getelementptr inbounds nuw i8, ptr %34, i64 1096
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2048) %125, ptr noundef nonnull align 16 dereferenceable(2048) @DOP_A, i64 2048, i1 false)
  %126 = getelementptr inbounds nuw i8, ptr %34, i64 3144
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %126, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E5, i64 96, i1 false)
  %127 = getelementptr inbounds nuw i8, ptr %34, i64 3240
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
  %172 = getelementptr inbounds nuw i8, ptr %33, i64 704
  store <8 x i64> zeroinitializer, ptr %172, align 64
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %174 = load double, ptr %173, align 8
  %175 = getelementptr inbounds nuw i8, ptr %33, i64 1088
  store double %174, ptr %175, align 64
  %176 = add i32 %48, 2
  %177 = add i32 %176, %50
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %180 = getelementptr inbounds nuw i8, ptr %34, i64 1088
  %181 = getelementptr inbounds nuw i8, ptr %34, i64 832
  %182 = icmp sgt i32 %40, 0
  %183 = icmp sgt i32 %49, 0
  %184 = icmp sgt i32 %50, 0
  %185 = getelementptr inbounds nuw i8, ptr %34, i64 864
  %186 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %187 = sext i32 %49 to i64
  %188 = zext nneg i32 %40 to i64
  %189 = zext nneg i32 %49 to i64
  %190 = getelementptr inbounds nuw i8, ptr %34, i64 384
  %191 = getelementptr inbounds nuw i8, ptr %34, i64 960
  %192 = getelementptr inbounds nuw i8, ptr %34, i64 768
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
  %216 = getelementptr inbounds nuw i8, ptr %34, i64 704
  %217 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %218 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %220 = getelementptr inbounds nuw i8, ptr %34, i64 896
  %221 = icmp sgt i32 %47, 0
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %224 = sext i32 %50 to i64
  %225 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %226 = zext nneg i32 %47 to i64
  %227 = zext nneg i32 %50 to i64
  %228 = getelementptr inbounds nuw i8, ptr %33, i64 192
  %229 = getelementptr inbounds nuw i8, ptr %33, i64 128
  %230 = getelementptr inbounds nuw i8, ptr %33, i64 1224
  %231 = getelementptr inbounds nuw i8, ptr %33, i64 1352
  %232 = getelementptr inbounds nuw i8, ptr %33, i64 1360
  %233 = sext i32 %78 to i64
  %234 = getelementptr inbounds nuw i8, ptr %33, i64 1480
  %235 = getelementptr inbounds nuw i8, ptr %33, i64 1496
  %236 = zext nneg i32 %78 to i64
  %237 = mul nsw i32 %51, 3
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds nuw i8, ptr %33, i64 1608
  %240 = getelementptr inbounds nuw i8, ptr %33, i64 1624
  %241 = getelementptr inbounds nuw i8, ptr %33, i64 1632
  %242 = zext nneg i32 %237 to i64
  %243 = shl nsw i32 %51, 2
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds nuw i8, ptr %33, i64 1736
  %246 = getelementptr inbounds nuw i8, ptr %33, i64 1760
  %247 = getelementptr inbounds nuw i8, ptr %33, i64 1768
  %248 = zext nneg i32 %243 to i64
  %249 = mul nsw i32 %51, 5
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds nuw i8, ptr %33, i64 1864
  %252 = getelementptr inbounds nuw i8, ptr %33, i64 1888
  %253 = getelementptr inbounds nuw i8, ptr %33, i64 1896
  %254 = getelementptr inbounds nuw i8, ptr %33, i64 1904
  %255 = zext nneg i32 %249 to i64
  %256 = mul nsw i32 %51, 6
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds nuw i8, ptr %33, i64 1992
  %259 = getelementptr inbounds nuw i8, ptr %33, i64 2016
  %260 = getelementptr inbounds nuw i8, ptr %33, i64 2024
  %261 = getelementptr inbounds nuw i8, ptr %33, i64 2032
  %262 = getelementptr inbounds nuw i8, ptr %33, i64 2040
  %263 = zext nneg i32 %256 to i64
  %264 = getelementptr inbounds nuw i8, ptr %33, i64 2120
  %265 = getelementptr inbounds nuw i8, ptr %33, i64 2144
  %266 = getelementptr inbounds nuw i8, ptr %33, i64 2152
  %267 = getelementptr inbounds nuw i8, ptr %33, i64 2160
  %268 = getelementptr inbounds nuw i8, ptr %33, i64 2168
  %269 = getelementptr inbounds nuw i8, ptr %33, i64 2176
  %270 = zext nneg i32 %73 to i64
  %271 = shl nsw i32 %51, 3
  %272 = sext i32 %271 to i64
  %273 = getelementptr inbounds nuw i8, ptr %33, i64 2248
  %274 = getelementptr inbounds nuw i8, ptr %33, i64 2272
  %275 = getelementptr inbounds nuw i8, ptr %33, i64 2280
  %276 = getelementptr inbounds nuw i8, ptr %33, i64 2288
  %277 = getelementptr inbounds nuw i8, ptr %33, i64 2296
  %278 = getelementptr inbounds nuw i8, ptr %33, i64 2304
  %279 = getelementptr inbounds nuw i8, ptr %33, i64 2312
  %280 = zext nneg i32 %271 to i64
  %281 = mul nsw i32 %51, 9
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds nuw i8, ptr %33, i64 2376
  %284 = getelementptr inbounds nuw i8, ptr %33, i64 2400
  %285 = getelementptr inbounds nuw i8, ptr %33, i64 2408
  %286 = getelementptr inbounds nuw i8, ptr %33, i64 2416
  %287 = getelementptr inbounds nuw i8, ptr %33, i64 2424
  %288 = getelementptr inbounds nuw i8, ptr %33, i64 2432
  %289 = getelementptr inbounds nuw i8, ptr %33, i64 2440
  %290 = getelementptr inbounds nuw i8, ptr %33, i64 2448
  %291 = zext nneg i32 %281 to i64
  %292 = mul nsw i32 %51, 10
  %293 = sext i32 %292 to i64
  %294 = getelementptr inbounds nuw i8, ptr %33, i64 2504
  %295 = getelementptr inbounds nuw i8, ptr %33, i64 2528
  %296 = getelementptr inbounds nuw i8, ptr %33, i64 2536
  %297 = getelementptr inbounds nuw i8, ptr %33, i64 2544
  %298 = getelementptr inbounds nuw i8, ptr %33, i64 2552
  %299 = getelementptr inbounds nuw i8, ptr %33, i64 2560
  %300 = getelementptr inbounds nuw i8, ptr %33, i64 2568
  %301 = getelementptr inbounds nuw i8, ptr %33, i64 2576
  %302 = getelementptr inbounds nuw i8, ptr %33, i64 2584
  %303 = zext nneg i32 %292 to i64
  %304 = sext i32 %112 to i64
  %305 = getelementptr inbounds nuw i8, ptr %33, i64 2632
  %306 = getelementptr inbounds nuw i8, ptr %33, i64 2672
  %307 = getelementptr inbounds nuw i8, ptr %33, i64 2680
  %308 = getelementptr inbounds nuw i8, ptr %33, i64 2688
  %309 = getelementptr inbounds nuw i8, ptr %33, i64 2696
  %310 = getelementptr inbounds nuw i8, ptr %33, i64 2704
  %311 = getelementptr inbounds nuw i8, ptr %33, i64 2712
  %312 = getelementptr inbounds nuw i8, ptr %33, i64 2720
  %313 = zext nneg i32 %112 to i64
  %314 = getelementptr inbounds nuw i8, ptr %33, i64 3184
  %315 = getelementptr inbounds nuw i8, ptr %33, i64 3192
  %316 = getelementptr inbounds nuw i8, ptr %33, i64 3200
  %317 = getelementptr inbounds nuw i8, ptr %33, i64 3208
  %318 = getelementptr inbounds nuw i8, ptr %33, i64 3216
  %319 = getelementptr inbounds nuw i8, ptr %33, i64 3224
  %320 = getelementptr inbounds nuw i8, ptr %33, i64 3232
  %321 = getelementptr inbounds nuw i8, ptr %33, i64 3280
  %322 = getelementptr inbounds nuw i8, ptr %33, i64 3288
  %323 = getelementptr inbounds nuw i8, ptr %33, i64 3296
  %324 = getelementptr inbounds nuw i8, ptr %33, i64 3304
  %325 = getelementptr inbounds nuw i8, ptr %33, i64 3312
  %326 = getelementptr inbounds nuw i8, ptr %33, i64 3320
  %327 = getelementptr inbounds nuw i8, ptr %33, i64 3328
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
  %341 = getelementptr inbounds nuw i8, ptr %33, i64 640
  %342 = load i32, ptr @appell_lanes_rows_curve, align 4
  %343 = icmp eq i32 %342, 0
  %344 = load i32, ptr @appell_lanes_regular_rows, align 4
  %345 = sub nsw i32 %46, %344
  %346 = icmp sgt i32 %345, 1
  %347 = getelementptr inbounds nuw i8, ptr %33, i64 768
  %348 = mul nsw i32 %51, 12
  %349 = sext i32 %348 to i64
  %350 = getelementptr inbounds nuw i8, ptr %33, i64 896
  %351 = zext nneg i32 %348 to i64
  %352 = mul nsw i32 %51, 13
  %353 = sext i32 %352 to i64
  %354 = zext nneg i32 %352 to i64
  %355 = mul nsw i32 %51, 14
  %356 = sext i32 %355 to i64
  %357 = zext nneg i32 %355 to i64
  %358 = mul nsw i32 %51, 15
  %359 = sext i32 %358 to i64
  %360 = zext nneg i32 %358 to i64
  %361 = getelementptr inbounds nuw i8, ptr %33, i64 832
  %362 = getelementptr inbounds nuw i8, ptr %33, i64 864
  %363 = getelementptr inbounds nuw i8, ptr %33, i64 960
  %364 = getelementptr inbounds nuw i8, ptr %33, i64 1024
  %365 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %366 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %367 = getelementptr inbounds nuw i8, ptr %33, i64 384
  %368 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %369 = getelementptr inbounds nuw i8, ptr %33, i64 448
  %370 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %371 = load <8 x i64>, ptr %172, align 64
  %372 = select i1 %334, i1 true, i1 %338
  br label %373

373:                                              ; preds = %862, %1
  %374 = phi <8 x i64> [ %371, %1 ], [ %863, %862 ]
  %375 = phi i32 [ 0, %1 ], [ %864, %862 ]
  %376 = phi i32 [ 0, %1 ], [ %859, %862 ]
  %377 = phi i32 [ 0, %1 ], [ %858, %862 ]
  %378 = phi i32 [ 8, %1 ], [ %857, %862 ]
  %379 = extractelement <8 x i64> %374, i32 %375
  %380 = icmp eq i64 %379, 0
  br i1 %380, label %381, label %855

381:                                              ; preds = %373, %850
  %382 = phi <8 x i64> [ %852, %850 ], [ %374, %373 ]
  %383 = phi i32 [ 1, %850 ], [ %376, %373 ]
  %384 = phi i32 [ %837, %850 ], [ %377, %373 ]
  %385 = phi i32 [ %851, %850 ], [ %378, %373 ]
  %386 = icmp eq i32 %385, 8
  br i1 %386, label %387, label %835

387:                                              ; preds = %381
  %388 = load i32, ptr %178, align 8
  %389 = icmp eq i32 %384, %388
  br i1 %389, label %855, label %390

390:                                              ; preds = %387
  %391 = load ptr, ptr %179, align 8
  %392 = load volatile i32, ptr %391, align 4
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %394, label %2887

394:                                              ; preds = %390
  %395 = sub i32 %388, %384
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %31) #10
  store <8 x i64> zeroinitializer, ptr %31, align 64
  %396 = load double, ptr %173, align 8
  store double %396, ptr %180, align 64
  %397 = sext i32 %395 to i64
  br label %403

398:                                              ; preds = %442
  %399 = call i32 @llvm.smin.i32(i32 %395, i32 8)
  store <8 x i64> zeroinitializer, ptr %192, align 64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(320) %190, i8 0, i64 320, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %191, i8 0, i64 128, i1 false)
  %400 = load double, ptr %193, align 8
  %401 = insertelement <8 x double> poison, double %400, i64 0
  %402 = shufflevector <8 x double> %401, <8 x double> poison, <8 x i32> zeroinitializer
  store <8 x double> %402, ptr %194, align 64
  br i1 %195, label %476, label %456

403:                                              ; preds = %442, %394
  %404 = phi i64 [ 0, %394 ], [ %444, %442 ]
  %405 = icmp slt i64 %404, %397
  %406 = trunc nuw nsw i64 %404 to i32
  %407 = select i1 %405, i32 %406, i32 0
  %408 = add nsw i32 %407, %384
  %409 = getelementptr inbounds nuw [8 x i32], ptr %181, i64 0, i64 %404
  store i32 %408, ptr %409, align 4
  br i1 %182, label %410, label %413

410:                                              ; preds = %403
  %411 = sext i32 %408 to i64
  %412 = mul nsw i64 %411, %41
  br label %417

413:                                              ; preds = %417, %403
  br i1 %183, label %414, label %429

414:                                              ; preds = %413
  %415 = sext i32 %408 to i64
  %416 = mul nsw i64 %415, %187
  br label %430

417:                                              ; preds = %417, %410
  %418 = phi i64 [ 0, %410 ], [ %427, %417 ]
  %419 = load ptr, ptr %186, align 8
  %420 = getelementptr double, ptr %419, i64 %412
  %421 = getelementptr double, ptr %420, i64 %418
  %422 = load double, ptr %421, align 8
  %423 = load ptr, ptr %34, align 64
  %424 = getelementptr inbounds nuw <8 x double>, ptr %423, i64 %418
  %425 = load <8 x double>, ptr %424, align 64
  %426 = insertelement <8 x double> %425, double %422, i32 %406
  store <8 x double> %426, ptr %424, align 64
  %427 = add nuw nsw i64 %418, 1
  %428 = icmp eq i64 %427, %188
  br i1 %428, label %413, label %417

429:                                              ; preds = %430, %413
  br i1 %184, label %446, label %442

430:                                              ; preds = %430, %414
  %431 = phi i64 [ 0, %414 ], [ %440, %430 ]
  %432 = load ptr, ptr %0, align 8
  %433 = getelementptr double, ptr %432, i64 %416
  %434 = getelementptr double, ptr %433, i64 %431
  %435 = load double, ptr %434, align 8
  %436 = load ptr, ptr %130, align 8
  %437 = getelementptr inbounds nuw <8 x double>, ptr %436, i64 %431
  %438 = load <8 x double>, ptr %437, align 64
  %439 = insertelement <8 x double> %438, double %435, i32 %406
  store <8 x double> %439, ptr %437, align 64
  %440 = add nuw nsw i64 %431, 1
  %441 = icmp eq i64 %440, %189
  br i1 %441, label %429, label %430

442:                                              ; preds = %446, %429
  %443 = getelementptr inbounds nuw [8 x i32], ptr %185, i64 0, i64 %404
  store i32 0, ptr %443, align 4
  %444 = add nuw nsw i64 %404, 1
  %445 = icmp eq i64 %444, 8
  br i1 %445, label %398, label %403

446:                                              ; preds = %429, %446
  %447 = phi i64 [ %452, %446 ], [ %187, %429 ]
  %448 = load ptr, ptr %130, align 8
  %449 = getelementptr inbounds <8 x double>, ptr %448, i64 %447
  %450 = load <8 x double>, ptr %449, align 64
  %451 = insertelement <8 x double> %450, double 0.000000e+00, i32 %406
  store <8 x double> %451, ptr %449, align 64
  %452 = add nsw i64 %447, 1
  %453 = icmp slt i64 %452, %52
  br i1 %453, label %446, label %442

454:                                              ; preds = %476
  %455 = load <8 x double>, ptr %194, align 64
  br label %456

456:                                              ; preds = %454, %398
  %457 = phi <8 x double> [ %455, %454 ], [ %402, %398 ]
  %458 = load ptr, ptr %130, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %28)
  store <8 x double> %457, ptr %28, align 64
  br i1 %197, label %466, label %459

459:                                              ; preds = %456
  %460 = load ptr, ptr %34, align 64
  %461 = load ptr, ptr %156, align 16
  call void @appell_lanes_correct(ptr noundef nonnull %28, ptr noundef %458, ptr noundef %460, ptr noundef null, ptr noundef %461) #10
  %462 = load <8 x double>, ptr %28, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %29) #10
  store <8 x double> %462, ptr %29, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %30) #10
  store <8 x i64> splat (i64 -1), ptr %30, align 64
  %463 = call fastcc <8 x i64> @project(ptr noundef nonnull %34, ptr noundef nonnull byval(<8 x double>) align 64 %29, ptr noundef %458, ptr noundef nonnull byval(<8 x i64>) align 64 %30, double noundef 0x7FF0000000000000)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %29) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %30) #10
  %464 = load <8 x double>, ptr %194, align 64
  %465 = load ptr, ptr %130, align 8
  br label %466

466:                                              ; preds = %459, %456
  %467 = phi ptr [ %465, %459 ], [ %458, %456 ]
  %468 = phi <8 x double> [ %464, %459 ], [ %457, %456 ]
  %469 = phi <8 x i64> [ %463, %459 ], [ splat (i64 -1), %456 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %28)
  %470 = load ptr, ptr %142, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %32) #10
  store <8 x double> %468, ptr %32, align 64
  %471 = call fastcc <8 x i64> @rates(ptr noundef nonnull %34, ptr noundef nonnull byval(<8 x double>) align 64 %32, ptr noundef %467, ptr noundef %470, ptr noundef %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %32) #10
  %472 = load <8 x i64>, ptr %31, align 64
  %473 = xor <8 x i64> %472, splat (i64 -1)
  %474 = and <8 x i64> %471, %469
  %475 = and <8 x i64> %474, %473
  br i1 %195, label %486, label %482

476:                                              ; preds = %398, %476
  %477 = phi i64 [ %480, %476 ], [ 0, %398 ]
  %478 = load ptr, ptr %150, align 64
  %479 = getelementptr inbounds nuw <8 x double>, ptr %478, i64 %477
  store <8 x double> zeroinitializer, ptr %479, align 64
  %480 = add nuw nsw i64 %477, 1
  %481 = icmp eq i64 %480, %196
  br i1 %481, label %454, label %476

482:                                              ; preds = %486, %466
  %483 = load ptr, ptr %130, align 8
  %484 = load ptr, ptr %34, align 64
  %485 = load ptr, ptr %171, align 8
  call void @appell_lanes_sizes(ptr noundef nonnull %194, ptr noundef %483, ptr noundef %484, ptr noundef null, ptr noundef %485) #10
  br i1 %199, label %680, label %499

486:                                              ; preds = %466, %486
  %487 = phi i64 [ %497, %486 ], [ 0, %466 ]
  %488 = load ptr, ptr %142, align 8
  %489 = trunc nuw nsw i64 %487 to i32
  %490 = add i32 %198, %489
  %491 = sext i32 %490 to i64
  %492 = getelementptr inbounds <8 x double>, ptr %488, i64 %491
  %493 = load <8 x double>, ptr %492, align 64
  %494 = fmul <8 x double> %493, splat (double 0x3EB0C6F7A0B5ED8D)
  %495 = load ptr, ptr %150, align 64
  %496 = getelementptr inbounds nuw <8 x double>, ptr %495, i64 %487
  store <8 x double> %494, ptr %496, align 64
  %497 = add nuw nsw i64 %487, 1
  %498 = icmp eq i64 %497, %196
  br i1 %498, label %482, label %486

499:                                              ; preds = %680, %482
  %500 = load ptr, ptr %130, align 8
  br i1 %201, label %501, label %510

501:                                              ; preds = %499, %501
  %502 = phi i64 [ %508, %501 ], [ 0, %499 ]
  %503 = phi <8 x double> [ %507, %501 ], [ zeroinitializer, %499 ]
  %504 = getelementptr inbounds nuw <8 x double>, ptr %500, i64 %502
  %505 = load <8 x double>, ptr %504, align 64
  %506 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %505)
  %507 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %503, <8 x double> %506)
  %508 = add nuw nsw i64 %502, 1
  %509 = icmp eq i64 %508, %202
  br i1 %509, label %510, label %501

510:                                              ; preds = %501, %499
  %511 = phi <8 x double> [ zeroinitializer, %499 ], [ %507, %501 ]
  br i1 %199, label %512, label %532

512:                                              ; preds = %510, %512
  %513 = phi i64 [ %519, %512 ], [ %203, %510 ]
  %514 = phi <8 x double> [ %518, %512 ], [ zeroinitializer, %510 ]
  %515 = getelementptr inbounds <8 x double>, ptr %500, i64 %513
  %516 = load <8 x double>, ptr %515, align 64
  %517 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %516)
  %518 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %514, <8 x double> %517)
  %519 = add nsw i64 %513, 1
  %520 = icmp slt i64 %519, %98
  br i1 %520, label %512, label %521

521:                                              ; preds = %512
  %522 = load ptr, ptr %142, align 8
  br label %523

523:                                              ; preds = %523, %521
  %524 = phi i64 [ %203, %521 ], [ %530, %523 ]
  %525 = phi <8 x double> [ zeroinitializer, %521 ], [ %529, %523 ]
  %526 = getelementptr inbounds <8 x double>, ptr %522, i64 %524
  %527 = load <8 x double>, ptr %526, align 64
  %528 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %527)
  %529 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %525, <8 x double> %528)
  %530 = add nsw i64 %524, 1
  %531 = icmp slt i64 %530, %98
  br i1 %531, label %523, label %532

532:                                              ; preds = %523, %510
  %533 = phi <8 x double> [ zeroinitializer, %510 ], [ %518, %523 ]
  %534 = phi <8 x double> [ zeroinitializer, %510 ], [ %529, %523 ]
  %535 = fcmp ule <8 x double> %534, zeroinitializer
  %536 = fmul <8 x double> %511, %534
  %537 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %536)
  %538 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %533, <8 x double> %537)
  %539 = select <8 x i1> %535, <8 x double> %533, <8 x double> %538
  store <8 x double> %539, ptr %204, align 64
  %540 = fmul <8 x double> %533, %533
  %541 = fdiv <8 x double> %540, %534
  %542 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %511, <8 x double> %541)
  %543 = select <8 x i1> %535, <8 x double> %511, <8 x double> %542
  store <8 x double> %543, ptr %205, align 64
  %544 = load double, ptr %206, align 8
  %545 = load double, ptr %193, align 8
  %546 = fsub double %544, %545
  %547 = insertelement <8 x double> poison, double %546, i64 0
  %548 = shufflevector <8 x double> %547, <8 x double> poison, <8 x i32> zeroinitializer
  %549 = load double, ptr %207, align 8
  br i1 %183, label %550, label %584

550:                                              ; preds = %532
  %551 = load <2 x double>, ptr %180, align 64
  %552 = shufflevector <2 x double> %551, <2 x double> poison, <8 x i32> zeroinitializer
  br label %553

553:                                              ; preds = %553, %550
  %554 = phi i64 [ 0, %550 ], [ %562, %553 ]
  %555 = phi <8 x double> [ zeroinitializer, %550 ], [ %561, %553 ]
  %556 = getelementptr inbounds nuw <8 x double>, ptr %500, i64 %554
  %557 = load <8 x double>, ptr %556, align 64
  %558 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %557)
  %559 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %552, <8 x double> %558, <8 x double> %552)
  %560 = fdiv <8 x double> %557, %559
  %561 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %560, <8 x double> %560, <8 x double> %555)
  %562 = add nuw nsw i64 %554, 1
  %563 = icmp eq i64 %562, %189
  br i1 %563, label %564, label %553

564:                                              ; preds = %553
  %565 = load ptr, ptr %142, align 8
  br label %566

566:                                              ; preds = %566, %564
  %567 = phi i64 [ 0, %564 ], [ %577, %566 ]
  %568 = phi <8 x double> [ zeroinitializer, %564 ], [ %576, %566 ]
  %569 = getelementptr inbounds nuw <8 x double>, ptr %565, i64 %567
  %570 = load <8 x double>, ptr %569, align 64
  %571 = getelementptr inbounds nuw <8 x double>, ptr %500, i64 %567
  %572 = load <8 x double>, ptr %571, align 64
  %573 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %572)
  %574 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %552, <8 x double> %573, <8 x double> %552)
  %575 = fdiv <8 x double> %570, %574
  %576 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %575, <8 x double> %575, <8 x double> %568)
  %577 = add nuw nsw i64 %567, 1
  %578 = icmp eq i64 %577, %189
  br i1 %578, label %579, label %566

579:                                              ; preds = %566
  %580 = fdiv <8 x double> %561, %210
  %581 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %580)
  %582 = fdiv <8 x double> %576, %210
  %583 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %582)
  br label %584

584:                                              ; preds = %532, %579
  %585 = phi <8 x double> [ %583, %579 ], [ %212, %532 ]
  %586 = phi <8 x double> [ %581, %579 ], [ %212, %532 ]
  %587 = fcmp uge <8 x double> %586, splat (double 1.000000e-05)
  %588 = fcmp uge <8 x double> %585, splat (double 1.000000e-05)
  %589 = and <8 x i1> %588, %587
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %26) #10
  store <8 x i64> zeroinitializer, ptr %26, align 64
  %590 = fmul <8 x double> %586, splat (double 1.000000e-02)
  %591 = fdiv <8 x double> %590, %585
  %592 = select <8 x i1> %589, <8 x double> %591, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D)
  %593 = insertelement <8 x double> poison, double %549, i64 0
  %594 = shufflevector <8 x double> %593, <8 x double> poison, <8 x i32> zeroinitializer
  %595 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %592, <8 x double> %594)
  %596 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %595, <8 x double> %548)
  br i1 %213, label %605, label %597

597:                                              ; preds = %605, %584
  %598 = load <8 x double>, ptr %194, align 64
  %599 = fadd <8 x double> %596, %598
  %600 = load ptr, ptr %136, align 8
  %601 = load ptr, ptr %142, align 8
  %602 = getelementptr inbounds <8 x double>, ptr %601, i64 %52
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %27) #10
  store <8 x double> %599, ptr %27, align 64
  %603 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %34, ptr noundef nonnull byval(<8 x double>) align 64 %27, ptr noundef %600, ptr noundef %602, ptr noundef %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %27) #10
  %604 = load <8 x i64>, ptr %26, align 64
  br i1 %183, label %636, label %651

605:                                              ; preds = %584, %605
  %606 = phi i64 [ %616, %605 ], [ 0, %584 ]
  %607 = load ptr, ptr %130, align 8
  %608 = getelementptr inbounds nuw <8 x double>, ptr %607, i64 %606
  %609 = load <8 x double>, ptr %608, align 64
  %610 = load ptr, ptr %142, align 8
  %611 = getelementptr inbounds nuw <8 x double>, ptr %610, i64 %606
  %612 = load <8 x double>, ptr %611, align 64
  %613 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %596, <8 x double> %612, <8 x double> %609)
  %614 = load ptr, ptr %136, align 8
  %615 = getelementptr inbounds nuw <8 x double>, ptr %614, i64 %606
  store <8 x double> %613, ptr %615, align 64
  %616 = add nuw nsw i64 %606, 1
  %617 = icmp eq i64 %616, %214
  br i1 %617, label %597, label %605

618:                                              ; preds = %636
  %619 = load ptr, ptr %136, align 8
  %620 = load ptr, ptr %130, align 8
  %621 = load <2 x double>, ptr %180, align 64
  %622 = shufflevector <2 x double> %621, <2 x double> poison, <8 x i32> zeroinitializer
  br label %623

623:                                              ; preds = %623, %618
  %624 = phi i64 [ 0, %618 ], [ %634, %623 ]
  %625 = phi <8 x double> [ zeroinitializer, %618 ], [ %633, %623 ]
  %626 = getelementptr inbounds nuw <8 x double>, ptr %619, i64 %624
  %627 = load <8 x double>, ptr %626, align 64
  %628 = getelementptr inbounds nuw <8 x double>, ptr %620, i64 %624
  %629 = load <8 x double>, ptr %628, align 64
  %630 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %629)
  %631 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %622, <8 x double> %630, <8 x double> %622)
  %632 = fdiv <8 x double> %627, %631
  %633 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %632, <8 x double> %632, <8 x double> %625)
  %634 = add nuw nsw i64 %624, 1
  %635 = icmp eq i64 %634, %189
  br i1 %635, label %648, label %623

636:                                              ; preds = %597, %636
  %637 = phi i64 [ %646, %636 ], [ 0, %597 ]
  %638 = load ptr, ptr %142, align 8
  %639 = getelementptr <8 x double>, ptr %638, i64 %637
  %640 = getelementptr <8 x double>, ptr %639, i64 %52
  %641 = load <8 x double>, ptr %640, align 64
  %642 = load <8 x double>, ptr %639, align 64
  %643 = fsub <8 x double> %641, %642
  %644 = load ptr, ptr %136, align 8
  %645 = getelementptr inbounds nuw <8 x double>, ptr %644, i64 %637
  store <8 x double> %643, ptr %645, align 64
  %646 = add nuw nsw i64 %637, 1
  %647 = icmp eq i64 %646, %189
  br i1 %647, label %618, label %636

648:                                              ; preds = %623
  %649 = fdiv <8 x double> %633, %210
  %650 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %649)
  br label %651

651:                                              ; preds = %648, %597
  %652 = phi <8 x double> [ %650, %648 ], [ %212, %597 ]
  %653 = xor <8 x i64> %604, splat (i64 -1)
  %654 = and <8 x i64> %603, %653
  %655 = fdiv <8 x double> %652, %596
  %656 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %585, <8 x double> %655)
  %657 = fdiv <8 x double> splat (double 1.000000e-02), %656
  %658 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %657)
  %659 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %658)
  %660 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %659)
  %661 = fcmp ugt <8 x double> %656, splat (double 1.000000e-15)
  %662 = fmul <8 x double> %596, splat (double 1.000000e-03)
  %663 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %662, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D))
  %664 = select <8 x i1> %661, <8 x double> %660, <8 x double> %663
  %665 = fmul <8 x double> %596, splat (double 1.000000e+02)
  %666 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %665, <8 x double> %664)
  %667 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %548, <8 x double> %594)
  %668 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %666, <8 x double> %667)
  %669 = fmul <8 x double> %596, splat (double 1.000000e-02)
  %670 = bitcast <8 x double> %669 to <8 x i64>
  %671 = bitcast <8 x double> %668 to <8 x i64>
  %672 = and <8 x i64> %654, %671
  %673 = xor <8 x i64> %654, splat (i64 -1)
  %674 = and <8 x i64> %673, %670
  %675 = or <8 x i64> %672, %674
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %26) #10
  store <8 x i64> %675, ptr %215, align 64
  store <8 x i64> %475, ptr %216, align 64
  %676 = icmp sgt i32 %395, 0
  br i1 %676, label %677, label %704

677:                                              ; preds = %651
  %678 = call i32 @llvm.smax.i32(i32 %399, i32 1)
  %679 = zext nneg i32 %678 to i64
  br label %690

680:                                              ; preds = %482, %680
  %681 = phi i64 [ %688, %680 ], [ 0, %482 ]
  %682 = load ptr, ptr %171, align 8
  %683 = getelementptr inbounds nuw <8 x double>, ptr %682, i64 %681
  %684 = getelementptr inbounds nuw i8, ptr %683, i64 128
  %685 = load <8 x double>, ptr %684, align 64
  %686 = load ptr, ptr %153, align 8
  %687 = getelementptr inbounds nuw <8 x double>, ptr %686, i64 %681
  store <8 x double> %685, ptr %687, align 64
  %688 = add nuw nsw i64 %681, 1
  %689 = icmp eq i64 %688, %200
  br i1 %689, label %499, label %680

690:                                              ; preds = %701, %677
  %691 = phi i64 [ 0, %677 ], [ %702, %701 ]
  %692 = trunc nuw nsw i64 %691 to i32
  %693 = extractelement <8 x i64> %475, i32 %692
  %694 = icmp eq i64 %693, 0
  br i1 %694, label %695, label %701

695:                                              ; preds = %690
  %696 = load ptr, ptr %217, align 8
  %697 = getelementptr inbounds nuw [8 x i32], ptr %181, i64 0, i64 %691
  %698 = load i32, ptr %697, align 4
  %699 = sext i32 %698 to i64
  %700 = getelementptr inbounds i32, ptr %696, i64 %699
  store i32 2, ptr %700, align 4
  br label %701

701:                                              ; preds = %695, %690
  %702 = add nuw nsw i64 %691, 1
  %703 = icmp eq i64 %702, %679
  br i1 %703, label %704, label %690

704:                                              ; preds = %701, %651
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %31) #10
  %705 = load i32, ptr %218, align 4
  %706 = load <8 x double>, ptr %220, align 64
  br label %707

707:                                              ; preds = %719, %704
  %708 = phi <8 x double> [ %706, %704 ], [ %721, %719 ]
  %709 = phi i64 [ 0, %704 ], [ %722, %719 ]
  %710 = trunc nuw nsw i64 %709 to i32
  %711 = getelementptr inbounds nuw [8 x i32], ptr %185, i64 0, i64 %709
  %712 = load i32, ptr %711, align 4
  %713 = icmp slt i32 %712, %705
  br i1 %713, label %714, label %719

714:                                              ; preds = %707
  %715 = load ptr, ptr %219, align 8
  %716 = sext i32 %712 to i64
  %717 = getelementptr inbounds double, ptr %715, i64 %716
  %718 = load double, ptr %717, align 8
  br label %719

719:                                              ; preds = %714, %707
  %720 = phi double [ %718, %714 ], [ 0x7FF0000000000000, %707 ]
  %721 = insertelement <8 x double> %708, double %720, i32 %710
  store <8 x double> %721, ptr %220, align 64
  %722 = add nuw nsw i64 %709, 1
  %723 = icmp eq i64 %722, 8
  br i1 %723, label %724, label %707

724:                                              ; preds = %719
  %725 = load <8 x i64>, ptr %216, align 64
  %726 = load <8 x double>, ptr %194, align 64
  %727 = fcmp oeq <8 x double> %721, %726
  %728 = select <8 x i1> %727, <8 x i64> %725, <8 x i64> zeroinitializer
  %729 = load ptr, ptr %130, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %25)
  store <8 x double> %726, ptr %25, align 64
  %730 = load ptr, ptr %34, align 64
  %731 = load ptr, ptr %171, align 8
  call void @appell_lanes_sizes(ptr noundef nonnull %25, ptr noundef %729, ptr noundef %730, ptr noundef null, ptr noundef %731) #10
  %732 = load ptr, ptr %171, align 8
  %733 = getelementptr inbounds nuw i8, ptr %732, i64 64
  br label %734

734:                                              ; preds = %794, %724
  %735 = phi i64 [ 0, %724 ], [ %795, %794 ]
  %736 = trunc nuw nsw i64 %735 to i32
  %737 = extractelement <8 x i64> %728, i32 %736
  %738 = icmp eq i64 %737, 0
  br i1 %738, label %794, label %739

739:                                              ; preds = %734
  %740 = getelementptr inbounds nuw [8 x i32], ptr %181, i64 0, i64 %735
  %741 = load i32, ptr %740, align 4
  %742 = sext i32 %741 to i64
  %743 = getelementptr inbounds nuw [8 x i32], ptr %185, i64 0, i64 %735
  %744 = load i32, ptr %743, align 4
  %745 = add nsw i32 %744, 1
  store i32 %745, ptr %743, align 4
  %746 = sext i32 %744 to i64
  %747 = load i32, ptr %218, align 4
  %748 = sext i32 %747 to i64
  br i1 %221, label %749, label %753

749:                                              ; preds = %739
  %750 = load ptr, ptr %222, align 8
  %751 = mul nsw i64 %742, %98
  %752 = getelementptr double, ptr %750, i64 %746
  br label %758

753:                                              ; preds = %758, %739
  br i1 %184, label %754, label %768

754:                                              ; preds = %753
  %755 = load ptr, ptr %223, align 8
  %756 = mul nsw i64 %742, %224
  %757 = getelementptr double, ptr %755, i64 %746
  br label %781

758:                                              ; preds = %758, %749
  %759 = phi i64 [ 0, %749 ], [ %766, %758 ]
  %760 = getelementptr inbounds nuw <8 x double>, ptr %729, i64 %759
  %761 = load <8 x double>, ptr %760, align 64
  %762 = extractelement <8 x double> %761, i32 %736
  %763 = add nsw i64 %759, %751
  %764 = mul nsw i64 %763, %748
  %765 = getelementptr double, ptr %752, i64 %764
  store double %762, ptr %765, align 8
  %766 = add nuw nsw i64 %759, 1
  %767 = icmp eq i64 %766, %226
  br i1 %767, label %753, label %758

768:                                              ; preds = %781, %753
  %769 = load ptr, ptr %225, align 8
  %770 = shl nsw i64 %742, 1
  %771 = getelementptr double, ptr %769, i64 %746
  %772 = load <8 x double>, ptr %732, align 64
  %773 = extractelement <8 x double> %772, i32 %736
  %774 = mul nsw i64 %770, %748
  %775 = getelementptr double, ptr %771, i64 %774
  store double %773, ptr %775, align 8
  %776 = load <8 x double>, ptr %733, align 64
  %777 = extractelement <8 x double> %776, i32 %736
  %778 = or disjoint i64 %770, 1
  %779 = mul nsw i64 %778, %748
  %780 = getelementptr double, ptr %771, i64 %779
  store double %777, ptr %780, align 8
  br label %794

781:                                              ; preds = %781, %754
  %782 = phi i64 [ 0, %754 ], [ %792, %781 ]
  %783 = trunc nuw nsw i64 %782 to i32
  %784 = add i32 %49, %783
  %785 = sext i32 %784 to i64
  %786 = getelementptr inbounds <8 x double>, ptr %729, i64 %785
  %787 = load <8 x double>, ptr %786, align 64
  %788 = extractelement <8 x double> %787, i32 %736
  %789 = add nsw i64 %782, %756
  %790 = mul nsw i64 %789, %748
  %791 = getelementptr double, ptr %757, i64 %790
  store double %788, ptr %791, align 8
  %792 = add nuw nsw i64 %782, 1
  %793 = icmp eq i64 %792, %227
  br i1 %793, label %768, label %781

794:                                              ; preds = %768, %734
  %795 = add nuw nsw i64 %735, 1
  %796 = icmp eq i64 %795, 8
  br i1 %796, label %797, label %734

797:                                              ; preds = %794
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %25)
  %798 = load <8 x double>, ptr %220, align 64
  br label %799

799:                                              ; preds = %818, %797
  %800 = phi <8 x double> [ %798, %797 ], [ %819, %818 ]
  %801 = phi i64 [ 0, %797 ], [ %820, %818 ]
  %802 = trunc nuw nsw i64 %801 to i32
  %803 = extractelement <8 x i64> %728, i32 %802
  %804 = icmp eq i64 %803, 0
  br i1 %804, label %818, label %805

805:                                              ; preds = %799
  %806 = getelementptr inbounds nuw [8 x i32], ptr %185, i64 0, i64 %801
  %807 = load i32, ptr %806, align 4
  %808 = load i32, ptr %218, align 4
  %809 = icmp slt i32 %807, %808
  br i1 %809, label %810, label %815

810:                                              ; preds = %805
  %811 = load ptr, ptr %219, align 8
  %812 = sext i32 %807 to i64
  %813 = getelementptr inbounds double, ptr %811, i64 %812
  %814 = load double, ptr %813, align 8
  br label %815

815:                                              ; preds = %810, %805
  %816 = phi double [ %814, %810 ], [ 0x7FF0000000000000, %805 ]
  %817 = insertelement <8 x double> %800, double %816, i32 %802
  store <8 x double> %817, ptr %220, align 64
  br label %818

818:                                              ; preds = %815, %799
  %819 = phi <8 x double> [ %817, %815 ], [ %800, %799 ]
  %820 = add nuw nsw i64 %801, 1
  %821 = icmp eq i64 %820, 8
  br i1 %821, label %822, label %799

822:                                              ; preds = %818
  %823 = icmp slt i32 %395, 8
  br i1 %823, label %824, label %827

824:                                              ; preds = %822
  %825 = load <8 x i64>, ptr %216, align 64
  br label %829

826:                                              ; preds = %829
  store <8 x i64> %832, ptr %216, align 64
  br label %827

827:                                              ; preds = %826, %822
  %828 = add nsw i32 %399, %384
  br label %835

829:                                              ; preds = %824, %829
  %830 = phi i32 [ %833, %829 ], [ %399, %824 ]
  %831 = phi <8 x i64> [ %832, %829 ], [ %825, %824 ]
  %832 = insertelement <8 x i64> %831, i64 0, i32 %830
  %833 = add i32 %830, 1
  %834 = icmp eq i32 %833, 8
  br i1 %834, label %826, label %829

835:                                              ; preds = %827, %381
  %836 = phi i32 [ 0, %827 ], [ %385, %381 ]
  %837 = phi i32 [ %828, %827 ], [ %384, %381 ]
  %838 = icmp eq i32 %383, 0
  br i1 %838, label %839, label %845

839:                                              ; preds = %835, %839
  %840 = phi i32 [ %843, %839 ], [ 0, %835 ]
  call fastcc void @refill(ptr noundef %33, i32 noundef %840, ptr noundef %34, i32 noundef 0)
  %841 = load <8 x i64>, ptr %172, align 64
  %842 = insertelement <8 x i64> %841, i64 0, i32 %840
  store <8 x i64> %842, ptr %172, align 64
  %843 = add nuw nsw i32 %840, 1
  %844 = icmp eq i32 %843, 8
  br i1 %844, label %845, label %839

845:                                              ; preds = %839, %835
  %846 = load <8 x i64>, ptr %216, align 64
  %847 = extractelement <8 x i64> %846, i32 %836
  %848 = icmp eq i64 %847, 0
  br i1 %848, label %850, label %849

849:                                              ; preds = %845
  call fastcc void @refill(ptr noundef %33, i32 noundef %375, ptr noundef %34, i32 noundef %836)
  br label %850

850:                                              ; preds = %849, %845
  %851 = add nuw nsw i32 %836, 1
  %852 = load <8 x i64>, ptr %172, align 64
  %853 = extractelement <8 x i64> %852, i32 %375
  %854 = icmp eq i64 %853, 0
  br i1 %854, label %381, label %855

855:                                              ; preds = %387, %850, %373
  %856 = phi <8 x i64> [ %374, %373 ], [ %852, %850 ], [ %382, %387 ]
  %857 = phi i32 [ %378, %373 ], [ %851, %850 ], [ 8, %387 ]
  %858 = phi i32 [ %377, %373 ], [ %837, %850 ], [ %384, %387 ]
  %859 = phi i32 [ %376, %373 ], [ 1, %850 ], [ %383, %387 ]
  %860 = add nuw nsw i32 %375, 1
  %861 = icmp eq i32 %860, 8
  br i1 %861, label %865, label %862

862:                                              ; preds = %855, %2885
  %863 = phi <8 x i64> [ %856, %855 ], [ %2886, %2885 ]
  %864 = phi i32 [ %860, %855 ], [ 0, %2885 ]
  br label %373

865:                                              ; preds = %855
  %866 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %856)
  %867 = icmp eq i64 %866, 0
  br i1 %867, label %2887, label %868

868:                                              ; preds = %865
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %24) #10
  store <8 x i64> zeroinitializer, ptr %24, align 64
  %869 = load <8 x double>, ptr %228, align 64
  %870 = load double, ptr %207, align 8
  %871 = insertelement <8 x double> poison, double %870, i64 0
  %872 = shufflevector <8 x double> %871, <8 x double> poison, <8 x i32> zeroinitializer
  %873 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %869, <8 x double> %872)
  %874 = load double, ptr %206, align 8
  %875 = insertelement <8 x double> poison, double %874, i64 0
  %876 = shufflevector <8 x double> %875, <8 x double> poison, <8 x i32> zeroinitializer
  %877 = load <8 x double>, ptr %229, align 64
  %878 = fsub <8 x double> %876, %877
  %879 = fmul <8 x double> %873, splat (double 0x3FF000000044B830)
  %880 = fcmp ult <8 x double> %879, %878
  %881 = select <8 x i1> %880, <8 x double> %873, <8 x double> %878
  %882 = bitcast <8 x double> %881 to <8 x i64>
  %883 = fadd <8 x double> %877, %873
  %884 = select <8 x i1> %880, <8 x double> %883, <8 x double> %876
  %885 = and <8 x i64> %856, %882
  %886 = bitcast <8 x i64> %885 to <8 x double>
  %887 = load ptr, ptr %58, align 8
  %888 = load ptr, ptr %44, align 8
  %889 = load ptr, ptr %64, align 8
  %890 = load <2 x double>, ptr %230, align 8
  %891 = shufflevector <2 x double> %890, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %892, label %907

892:                                              ; preds = %868, %892
  %893 = phi i64 [ %901, %892 ], [ 0, %868 ]
  %894 = getelementptr inbounds nuw <8 x double>, ptr %888, i64 %893
  %895 = load <8 x double>, ptr %894, align 64
  %896 = getelementptr inbounds nuw <8 x double>, ptr %889, i64 %893
  %897 = load <8 x double>, ptr %896, align 64
  %898 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %891, <8 x double> %897, <8 x double> zeroinitializer)
  %899 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> %898, <8 x double> %895)
  %900 = getelementptr inbounds nuw <8 x double>, ptr %887, i64 %893
  store <8 x double> %899, ptr %900, align 64
  %901 = add nuw nsw i64 %893, 1
  %902 = icmp eq i64 %901, %214
  br i1 %902, label %903, label %892

903:                                              ; preds = %892
  %904 = load ptr, ptr %58, align 8
  %905 = load ptr, ptr %64, align 8
  %906 = load <8 x double>, ptr %229, align 64
  br label %907

907:                                              ; preds = %903, %868
  %908 = phi <8 x double> [ %906, %903 ], [ %877, %868 ]
  %909 = phi ptr [ %905, %903 ], [ %889, %868 ]
  %910 = phi ptr [ %904, %903 ], [ %887, %868 ]
  %911 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> splat (double 0x3FAAEE6838DAE63A), <8 x double> %908)
  %912 = getelementptr inbounds <8 x double>, ptr %909, i64 %52
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %13) #10
  store <8 x double> %911, ptr %13, align 64
  %913 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %13, ptr noundef %910, ptr noundef %912, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %13) #10
  %914 = load ptr, ptr %58, align 8
  %915 = load ptr, ptr %44, align 8
  %916 = load ptr, ptr %64, align 8
  %917 = load <2 x double>, ptr %231, align 8
  %918 = shufflevector <2 x double> %917, <2 x double> poison, <8 x i32> zeroinitializer
  %919 = load <2 x double>, ptr %232, align 16
  %920 = shufflevector <2 x double> %919, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %921, label %940

921:                                              ; preds = %907
  %922 = getelementptr inbounds nuw <8 x double>, ptr %916, i64 %214
  br label %923

923:                                              ; preds = %923, %921
  %924 = phi i64 [ 0, %921 ], [ %935, %923 ]
  %925 = getelementptr inbounds nuw <8 x double>, ptr %915, i64 %924
  %926 = load <8 x double>, ptr %925, align 64
  %927 = getelementptr inbounds nuw <8 x double>, ptr %916, i64 %924
  %928 = load <8 x double>, ptr %927, align 64
  %929 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %918, <8 x double> %928, <8 x double> zeroinitializer)
  %930 = getelementptr inbounds nuw <8 x double>, ptr %922, i64 %924
  %931 = load <8 x double>, ptr %930, align 64
  %932 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %920, <8 x double> %931, <8 x double> %929)
  %933 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> %932, <8 x double> %926)
  %934 = getelementptr inbounds nuw <8 x double>, ptr %914, i64 %924
  store <8 x double> %933, ptr %934, align 64
  %935 = add nuw nsw i64 %924, 1
  %936 = icmp eq i64 %935, %214
  br i1 %936, label %937, label %923

937:                                              ; preds = %923
  %938 = load ptr, ptr %58, align 8
  %939 = load ptr, ptr %64, align 8
  br label %940

940:                                              ; preds = %937, %907
  %941 = phi ptr [ %939, %937 ], [ %916, %907 ]
  %942 = phi ptr [ %938, %937 ], [ %914, %907 ]
  %943 = load <8 x double>, ptr %229, align 64
  %944 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> splat (double 0x3FB432CE2AA42CAC), <8 x double> %943)
  %945 = getelementptr inbounds <8 x double>, ptr %941, i64 %233
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %14) #10
  store <8 x double> %944, ptr %14, align 64
  %946 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %14, ptr noundef %942, ptr noundef %945, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %14) #10
  %947 = and <8 x i64> %946, %913
  %948 = load ptr, ptr %58, align 8
  %949 = load ptr, ptr %44, align 8
  %950 = load ptr, ptr %64, align 8
  %951 = load <2 x double>, ptr %234, align 8
  %952 = shufflevector <2 x double> %951, <2 x double> poison, <8 x i32> zeroinitializer
  %953 = load <2 x double>, ptr %235, align 8
  %954 = shufflevector <2 x double> %953, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %955, label %974

955:                                              ; preds = %940
  %956 = getelementptr inbounds nuw <8 x double>, ptr %950, i64 %236
  br label %957

957:                                              ; preds = %957, %955
  %958 = phi i64 [ 0, %955 ], [ %969, %957 ]
  %959 = getelementptr inbounds nuw <8 x double>, ptr %949, i64 %958
  %960 = load <8 x double>, ptr %959, align 64
  %961 = getelementptr inbounds nuw <8 x double>, ptr %950, i64 %958
  %962 = load <8 x double>, ptr %961, align 64
  %963 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %952, <8 x double> %962, <8 x double> zeroinitializer)
  %964 = getelementptr inbounds nuw <8 x double>, ptr %956, i64 %958
  %965 = load <8 x double>, ptr %964, align 64
  %966 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %954, <8 x double> %965, <8 x double> %963)
  %967 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> %966, <8 x double> %960)
  %968 = getelementptr inbounds nuw <8 x double>, ptr %948, i64 %958
  store <8 x double> %967, ptr %968, align 64
  %969 = add nuw nsw i64 %958, 1
  %970 = icmp eq i64 %969, %214
  br i1 %970, label %971, label %957

971:                                              ; preds = %957
  %972 = load ptr, ptr %58, align 8
  %973 = load ptr, ptr %64, align 8
  br label %974

974:                                              ; preds = %971, %940
  %975 = phi ptr [ %973, %971 ], [ %950, %940 ]
  %976 = phi ptr [ %972, %971 ], [ %948, %940 ]
  %977 = load <8 x double>, ptr %229, align 64
  %978 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> splat (double 0x3FBE4C353FF64302), <8 x double> %977)
  %979 = getelementptr inbounds <8 x double>, ptr %975, i64 %238
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %15) #10
  store <8 x double> %978, ptr %15, align 64
  %980 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %15, ptr noundef %976, ptr noundef %979, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %15) #10
  %981 = and <8 x i64> %947, %980
  %982 = load ptr, ptr %58, align 8
  %983 = load ptr, ptr %44, align 8
  %984 = load ptr, ptr %64, align 8
  %985 = load <2 x double>, ptr %239, align 8
  %986 = shufflevector <2 x double> %985, <2 x double> poison, <8 x i32> zeroinitializer
  %987 = load <2 x double>, ptr %240, align 8
  %988 = shufflevector <2 x double> %987, <2 x double> poison, <8 x i32> zeroinitializer
  %989 = load <2 x double>, ptr %241, align 32
  %990 = shufflevector <2 x double> %989, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %991, label %1014

991:                                              ; preds = %974
  %992 = getelementptr inbounds nuw <8 x double>, ptr %984, i64 %236
  %993 = getelementptr inbounds nuw <8 x double>, ptr %984, i64 %242
  br label %994

994:                                              ; preds = %994, %991
  %995 = phi i64 [ 0, %991 ], [ %1009, %994 ]
  %996 = getelementptr inbounds nuw <8 x double>, ptr %983, i64 %995
  %997 = load <8 x double>, ptr %996, align 64
  %998 = getelementptr inbounds nuw <8 x double>, ptr %984, i64 %995
  %999 = load <8 x double>, ptr %998, align 64
  %1000 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %986, <8 x double> %999, <8 x double> zeroinitializer)
  %1001 = getelementptr inbounds nuw <8 x double>, ptr %992, i64 %995
  %1002 = load <8 x double>, ptr %1001, align 64
  %1003 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %988, <8 x double> %1002, <8 x double> %1000)
  %1004 = getelementptr inbounds nuw <8 x double>, ptr %993, i64 %995
  %1005 = load <8 x double>, ptr %1004, align 64
  %1006 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %990, <8 x double> %1005, <8 x double> %1003)
  %1007 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> %1006, <8 x double> %997)
  %1008 = getelementptr inbounds nuw <8 x double>, ptr %982, i64 %995
  store <8 x double> %1007, ptr %1008, align 64
  %1009 = add nuw nsw i64 %995, 1
  %1010 = icmp eq i64 %1009, %214
  br i1 %1010, label %1011, label %994

1011:                                             ; preds = %994
  %1012 = load ptr, ptr %58, align 8
  %1013 = load ptr, ptr %64, align 8
  br label %1014

1014:                                             ; preds = %1011, %974
  %1015 = phi ptr [ %1013, %1011 ], [ %984, %974 ]
  %1016 = phi ptr [ %1012, %1011 ], [ %982, %974 ]
  %1017 = load <8 x double>, ptr %229, align 64
  %1018 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> splat (double 0x3FD2068C499C08D9), <8 x double> %1017)
  %1019 = getelementptr inbounds <8 x double>, ptr %1015, i64 %244
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %16) #10
  store <8 x double> %1018, ptr %16, align 64
  %1020 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %16, ptr noundef %1016, ptr noundef %1019, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %16) #10
  %1021 = and <8 x i64> %981, %1020
  %1022 = load ptr, ptr %58, align 8
  %1023 = load ptr, ptr %44, align 8
  %1024 = load ptr, ptr %64, align 8
  %1025 = load <2 x double>, ptr %245, align 8
  %1026 = shufflevector <2 x double> %1025, <2 x double> poison, <8 x i32> zeroinitializer
  %1027 = load <2 x double>, ptr %246, align 32
  %1028 = shufflevector <2 x double> %1027, <2 x double> poison, <8 x i32> zeroinitializer
  %1029 = load <2 x double>, ptr %247, align 8
  %1030 = shufflevector <2 x double> %1029, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %1031, label %1054

1031:                                             ; preds = %1014
  %1032 = getelementptr inbounds nuw <8 x double>, ptr %1024, i64 %242
  %1033 = getelementptr inbounds nuw <8 x double>, ptr %1024, i64 %248
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
  %1047 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> %1046, <8 x double> %1037)
  %1048 = getelementptr inbounds nuw <8 x double>, ptr %1022, i64 %1035
  store <8 x double> %1047, ptr %1048, align 64
  %1049 = add nuw nsw i64 %1035, 1
  %1050 = icmp eq i64 %1049, %214
  br i1 %1050, label %1051, label %1034

1051:                                             ; preds = %1034
  %1052 = load ptr, ptr %58, align 8
  %1053 = load ptr, ptr %64, align 8
  br label %1054

1054:                                             ; preds = %1051, %1014
  %1055 = phi ptr [ %1053, %1051 ], [ %1024, %1014 ]
  %1056 = phi ptr [ %1052, %1051 ], [ %1022, %1014 ]
  %1057 = load <8 x double>, ptr %229, align 64
  %1058 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> splat (double 0x3FD5555555555555), <8 x double> %1057)
  %1059 = getelementptr inbounds <8 x double>, ptr %1055, i64 %250
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %17) #10
  store <8 x double> %1058, ptr %17, align 64
  %1060 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %17, ptr noundef %1056, ptr noundef %1059, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %17) #10
  %1061 = and <8 x i64> %1021, %1060
  %1062 = load ptr, ptr %58, align 8
  %1063 = load ptr, ptr %44, align 8
  %1064 = load ptr, ptr %64, align 8
  %1065 = load <2 x double>, ptr %251, align 8
  %1066 = shufflevector <2 x double> %1065, <2 x double> poison, <8 x i32> zeroinitializer
  %1067 = load <2 x double>, ptr %252, align 32
  %1068 = shufflevector <2 x double> %1067, <2 x double> poison, <8 x i32> zeroinitializer
  %1069 = load <2 x double>, ptr %253, align 8
  %1070 = shufflevector <2 x double> %1069, <2 x double> poison, <8 x i32> zeroinitializer
  %1071 = load <2 x double>, ptr %254, align 16
  %1072 = shufflevector <2 x double> %1071, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %1073, label %1100

1073:                                             ; preds = %1054
  %1074 = getelementptr inbounds nuw <8 x double>, ptr %1064, i64 %242
  %1075 = getelementptr inbounds nuw <8 x double>, ptr %1064, i64 %248
  %1076 = getelementptr inbounds nuw <8 x double>, ptr %1064, i64 %255
  br label %1077

1077:                                             ; preds = %1077, %1073
  %1078 = phi i64 [ 0, %1073 ], [ %1095, %1077 ]
  %1079 = getelementptr inbounds nuw <8 x double>, ptr %1063, i64 %1078
  %1080 = load <8 x double>, ptr %1079, align 64
  %1081 = getelementptr inbounds nuw <8 x double>, ptr %1064, i64 %1078
  %1082 = load <8 x double>, ptr %1081, align 64
  %1083 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1066, <8 x double> %1082, <8 x double> zeroinitializer)
  %1084 = getelementptr inbounds nuw <8 x double>, ptr %1074, i64 %1078
  %1085 = load <8 x double>, ptr %1084, align 64
  %1086 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1068, <8 x double> %1085, <8 x double> %1083)
  %1087 = getelementptr inbounds nuw <8 x double>, ptr %1075, i64 %1078
  %1088 = load <8 x double>, ptr %1087, align 64
  %1089 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1070, <8 x double> %1088, <8 x double> %1086)
  %1090 = getelementptr inbounds nuw <8 x double>, ptr %1076, i64 %1078
  %1091 = load <8 x double>, ptr %1090, align 64
  %1092 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1072, <8 x double> %1091, <8 x double> %1089)
  %1093 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> %1092, <8 x double> %1080)
  %1094 = getelementptr inbounds nuw <8 x double>, ptr %1062, i64 %1078
  store <8 x double> %1093, ptr %1094, align 64
  %1095 = add nuw nsw i64 %1078, 1
  %1096 = icmp eq i64 %1095, %214
  br i1 %1096, label %1097, label %1077

1097:                                             ; preds = %1077
  %1098 = load ptr, ptr %58, align 8
  %1099 = load ptr, ptr %64, align 8
  br label %1100

1100:                                             ; preds = %1097, %1054
  %1101 = phi ptr [ %1099, %1097 ], [ %1064, %1054 ]
  %1102 = phi ptr [ %1098, %1097 ], [ %1062, %1054 ]
  %1103 = load <8 x double>, ptr %229, align 64
  %1104 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> splat (double 2.500000e-01), <8 x double> %1103)
  %1105 = getelementptr inbounds <8 x double>, ptr %1101, i64 %257
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %18) #10
  store <8 x double> %1104, ptr %18, align 64
  %1106 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %18, ptr noundef %1102, ptr noundef %1105, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %18) #10
  %1107 = and <8 x i64> %1061, %1106
  %1108 = load ptr, ptr %58, align 8
  %1109 = load ptr, ptr %44, align 8
  %1110 = load ptr, ptr %64, align 8
  %1111 = load <2 x double>, ptr %258, align 8
  %1112 = shufflevector <2 x double> %1111, <2 x double> poison, <8 x i32> zeroinitializer
  %1113 = load <2 x double>, ptr %259, align 32
  %1114 = shufflevector <2 x double> %1113, <2 x double> poison, <8 x i32> zeroinitializer
  %1115 = load <2 x double>, ptr %260, align 8
  %1116 = shufflevector <2 x double> %1115, <2 x double> poison, <8 x i32> zeroinitializer
  %1117 = load <2 x double>, ptr %261, align 16
  %1118 = shufflevector <2 x double> %1117, <2 x double> poison, <8 x i32> zeroinitializer
  %1119 = load <2 x double>, ptr %262, align 8
  %1120 = shufflevector <2 x double> %1119, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %1121, label %1152

1121:                                             ; preds = %1100
  %1122 = getelementptr inbounds nuw <8 x double>, ptr %1110, i64 %242
  %1123 = getelementptr inbounds nuw <8 x double>, ptr %1110, i64 %248
  %1124 = getelementptr inbounds nuw <8 x double>, ptr %1110, i64 %255
  %1125 = getelementptr inbounds nuw <8 x double>, ptr %1110, i64 %263
  br label %1126

1126:                                             ; preds = %1126, %1121
  %1127 = phi i64 [ 0, %1121 ], [ %1147, %1126 ]
  %1128 = getelementptr inbounds nuw <8 x double>, ptr %1109, i64 %1127
  %1129 = load <8 x double>, ptr %1128, align 64
  %1130 = getelementptr inbounds nuw <8 x double>, ptr %1110, i64 %1127
  %1131 = load <8 x double>, ptr %1130, align 64
  %1132 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1112, <8 x double> %1131, <8 x double> zeroinitializer)
  %1133 = getelementptr inbounds nuw <8 x double>, ptr %1122, i64 %1127
  %1134 = load <8 x double>, ptr %1133, align 64
  %1135 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1114, <8 x double> %1134, <8 x double> %1132)
  %1136 = getelementptr inbounds nuw <8 x double>, ptr %1123, i64 %1127
  %1137 = load <8 x double>, ptr %1136, align 64
  %1138 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1116, <8 x double> %1137, <8 x double> %1135)
  %1139 = getelementptr inbounds nuw <8 x double>, ptr %1124, i64 %1127
  %1140 = load <8 x double>, ptr %1139, align 64
  %1141 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1118, <8 x double> %1140, <8 x double> %1138)
  %1142 = getelementptr inbounds nuw <8 x double>, ptr %1125, i64 %1127
  %1143 = load <8 x double>, ptr %1142, align 64
  %1144 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1120, <8 x double> %1143, <8 x double> %1141)
  %1145 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> %1144, <8 x double> %1129)
  %1146 = getelementptr inbounds nuw <8 x double>, ptr %1108, i64 %1127
  store <8 x double> %1145, ptr %1146, align 64
  %1147 = add nuw nsw i64 %1127, 1
  %1148 = icmp eq i64 %1147, %214
  br i1 %1148, label %1149, label %1126

1149:                                             ; preds = %1126
  %1150 = load ptr, ptr %58, align 8
  %1151 = load ptr, ptr %64, align 8
  br label %1152

1152:                                             ; preds = %1149, %1100
  %1153 = phi ptr [ %1151, %1149 ], [ %1110, %1100 ]
  %1154 = phi ptr [ %1150, %1149 ], [ %1108, %1100 ]
  %1155 = load <8 x double>, ptr %229, align 64
  %1156 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> splat (double 0x3FD3B13B13B13B14), <8 x double> %1155)
  %1157 = getelementptr inbounds <8 x double>, ptr %1153, i64 %74
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %19) #10
  store <8 x double> %1156, ptr %19, align 64
  %1158 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %19, ptr noundef %1154, ptr noundef %1157, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %19) #10
  %1159 = and <8 x i64> %1107, %1158
  %1160 = load ptr, ptr %58, align 8
  %1161 = load ptr, ptr %44, align 8
  %1162 = load ptr, ptr %64, align 8
  %1163 = load <2 x double>, ptr %264, align 8
  %1164 = shufflevector <2 x double> %1163, <2 x double> poison, <8 x i32> zeroinitializer
  %1165 = load <2 x double>, ptr %265, align 32
  %1166 = shufflevector <2 x double> %1165, <2 x double> poison, <8 x i32> zeroinitializer
  %1167 = load <2 x double>, ptr %266, align 8
  %1168 = shufflevector <2 x double> %1167, <2 x double> poison, <8 x i32> zeroinitializer
  %1169 = load <2 x double>, ptr %267, align 16
  %1170 = shufflevector <2 x double> %1169, <2 x double> poison, <8 x i32> zeroinitializer
  %1171 = load <2 x double>, ptr %268, align 8
  %1172 = shufflevector <2 x double> %1171, <2 x double> poison, <8 x i32> zeroinitializer
  %1173 = load <2 x double>, ptr %269, align 64
  %1174 = shufflevector <2 x double> %1173, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %1175, label %1210

1175:                                             ; preds = %1152
  %1176 = getelementptr inbounds nuw <8 x double>, ptr %1162, i64 %242
  %1177 = getelementptr inbounds nuw <8 x double>, ptr %1162, i64 %248
  %1178 = getelementptr inbounds nuw <8 x double>, ptr %1162, i64 %255
  %1179 = getelementptr inbounds nuw <8 x double>, ptr %1162, i64 %263
  %1180 = getelementptr inbounds nuw <8 x double>, ptr %1162, i64 %270
  br label %1181

1181:                                             ; preds = %1181, %1175
  %1182 = phi i64 [ 0, %1175 ], [ %1205, %1181 ]
  %1183 = getelementptr inbounds nuw <8 x double>, ptr %1161, i64 %1182
  %1184 = load <8 x double>, ptr %1183, align 64
  %1185 = getelementptr inbounds nuw <8 x double>, ptr %1162, i64 %1182
  %1186 = load <8 x double>, ptr %1185, align 64
  %1187 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1164, <8 x double> %1186, <8 x double> zeroinitializer)
  %1188 = getelementptr inbounds nuw <8 x double>, ptr %1176, i64 %1182
  %1189 = load <8 x double>, ptr %1188, align 64
  %1190 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1166, <8 x double> %1189, <8 x double> %1187)
  %1191 = getelementptr inbounds nuw <8 x double>, ptr %1177, i64 %1182
  %1192 = load <8 x double>, ptr %1191, align 64
  %1193 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1168, <8 x double> %1192, <8 x double> %1190)
  %1194 = getelementptr inbounds nuw <8 x double>, ptr %1178, i64 %1182
  %1195 = load <8 x double>, ptr %1194, align 64
  %1196 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1170, <8 x double> %1195, <8 x double> %1193)
  %1197 = getelementptr inbounds nuw <8 x double>, ptr %1179, i64 %1182
  %1198 = load <8 x double>, ptr %1197, align 64
  %1199 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1172, <8 x double> %1198, <8 x double> %1196)
  %1200 = getelementptr inbounds nuw <8 x double>, ptr %1180, i64 %1182
  %1201 = load <8 x double>, ptr %1200, align 64
  %1202 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1174, <8 x double> %1201, <8 x double> %1199)
  %1203 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> %1202, <8 x double> %1184)
  %1204 = getelementptr inbounds nuw <8 x double>, ptr %1160, i64 %1182
  store <8 x double> %1203, ptr %1204, align 64
  %1205 = add nuw nsw i64 %1182, 1
  %1206 = icmp eq i64 %1205, %214
  br i1 %1206, label %1207, label %1181

1207:                                             ; preds = %1181
  %1208 = load ptr, ptr %58, align 8
  %1209 = load ptr, ptr %64, align 8
  br label %1210

1210:                                             ; preds = %1207, %1152
  %1211 = phi ptr [ %1209, %1207 ], [ %1162, %1152 ]
  %1212 = phi ptr [ %1208, %1207 ], [ %1160, %1152 ]
  %1213 = load <8 x double>, ptr %229, align 64
  %1214 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> splat (double 0x3FE4D74D74D74D75), <8 x double> %1213)
  %1215 = getelementptr inbounds <8 x double>, ptr %1211, i64 %272
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %20) #10
  store <8 x double> %1214, ptr %20, align 64
  %1216 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %20, ptr noundef %1212, ptr noundef %1215, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %20) #10
  %1217 = and <8 x i64> %1159, %1216
  %1218 = load ptr, ptr %58, align 8
  %1219 = load ptr, ptr %44, align 8
  %1220 = load ptr, ptr %64, align 8
  %1221 = load <2 x double>, ptr %273, align 8
  %1222 = shufflevector <2 x double> %1221, <2 x double> poison, <8 x i32> zeroinitializer
  %1223 = load <2 x double>, ptr %274, align 32
  %1224 = shufflevector <2 x double> %1223, <2 x double> poison, <8 x i32> zeroinitializer
  %1225 = load <2 x double>, ptr %275, align 8
  %1226 = shufflevector <2 x double> %1225, <2 x double> poison, <8 x i32> zeroinitializer
  %1227 = load <2 x double>, ptr %276, align 16
  %1228 = shufflevector <2 x double> %1227, <2 x double> poison, <8 x i32> zeroinitializer
  %1229 = load <2 x double>, ptr %277, align 8
  %1230 = shufflevector <2 x double> %1229, <2 x double> poison, <8 x i32> zeroinitializer
  %1231 = load <2 x double>, ptr %278, align 64
  %1232 = shufflevector <2 x double> %1231, <2 x double> poison, <8 x i32> zeroinitializer
  %1233 = load <2 x double>, ptr %279, align 8
  %1234 = shufflevector <2 x double> %1233, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %1235, label %1274

1235:                                             ; preds = %1210
  %1236 = getelementptr inbounds nuw <8 x double>, ptr %1220, i64 %242
  %1237 = getelementptr inbounds nuw <8 x double>, ptr %1220, i64 %248
  %1238 = getelementptr inbounds nuw <8 x double>, ptr %1220, i64 %255
  %1239 = getelementptr inbounds nuw <8 x double>, ptr %1220, i64 %263
  %1240 = getelementptr inbounds nuw <8 x double>, ptr %1220, i64 %270
  %1241 = getelementptr inbounds nuw <8 x double>, ptr %1220, i64 %280
  br label %1242

1242:                                             ; preds = %1242, %1235
  %1243 = phi i64 [ 0, %1235 ], [ %1269, %1242 ]
  %1244 = getelementptr inbounds nuw <8 x double>, ptr %1219, i64 %1243
  %1245 = load <8 x double>, ptr %1244, align 64
  %1246 = getelementptr inbounds nuw <8 x double>, ptr %1220, i64 %1243
  %1247 = load <8 x double>, ptr %1246, align 64
  %1248 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1222, <8 x double> %1247, <8 x double> zeroinitializer)
  %1249 = getelementptr inbounds nuw <8 x double>, ptr %1236, i64 %1243
  %1250 = load <8 x double>, ptr %1249, align 64
  %1251 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1224, <8 x double> %1250, <8 x double> %1248)
  %1252 = getelementptr inbounds nuw <8 x double>, ptr %1237, i64 %1243
  %1253 = load <8 x double>, ptr %1252, align 64
  %1254 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1226, <8 x double> %1253, <8 x double> %1251)
  %1255 = getelementptr inbounds nuw <8 x double>, ptr %1238, i64 %1243
  %1256 = load <8 x double>, ptr %1255, align 64
  %1257 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1228, <8 x double> %1256, <8 x double> %1254)
  %1258 = getelementptr inbounds nuw <8 x double>, ptr %1239, i64 %1243
  %1259 = load <8 x double>, ptr %1258, align 64
  %1260 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1230, <8 x double> %1259, <8 x double> %1257)
  %1261 = getelementptr inbounds nuw <8 x double>, ptr %1240, i64 %1243
  %1262 = load <8 x double>, ptr %1261, align 64
  %1263 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1232, <8 x double> %1262, <8 x double> %1260)
  %1264 = getelementptr inbounds nuw <8 x double>, ptr %1241, i64 %1243
  %1265 = load <8 x double>, ptr %1264, align 64
  %1266 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1234, <8 x double> %1265, <8 x double> %1263)
  %1267 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> %1266, <8 x double> %1245)
  %1268 = getelementptr inbounds nuw <8 x double>, ptr %1218, i64 %1243
  store <8 x double> %1267, ptr %1268, align 64
  %1269 = add nuw nsw i64 %1243, 1
  %1270 = icmp eq i64 %1269, %214
  br i1 %1270, label %1271, label %1242

1271:                                             ; preds = %1242
  %1272 = load ptr, ptr %58, align 8
  %1273 = load ptr, ptr %64, align 8
  br label %1274

1274:                                             ; preds = %1271, %1210
  %1275 = phi ptr [ %1273, %1271 ], [ %1220, %1210 ]
  %1276 = phi ptr [ %1272, %1271 ], [ %1218, %1210 ]
  %1277 = load <8 x double>, ptr %229, align 64
  %1278 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> splat (double 6.000000e-01), <8 x double> %1277)
  %1279 = getelementptr inbounds <8 x double>, ptr %1275, i64 %282
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %21) #10
  store <8 x double> %1278, ptr %21, align 64
  %1280 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %21, ptr noundef %1276, ptr noundef %1279, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %21) #10
  %1281 = and <8 x i64> %1217, %1280
  %1282 = load ptr, ptr %58, align 8
  %1283 = load ptr, ptr %44, align 8
  %1284 = load ptr, ptr %64, align 8
  %1285 = load <2 x double>, ptr %283, align 8
  %1286 = shufflevector <2 x double> %1285, <2 x double> poison, <8 x i32> zeroinitializer
  %1287 = load <2 x double>, ptr %284, align 32
  %1288 = shufflevector <2 x double> %1287, <2 x double> poison, <8 x i32> zeroinitializer
  %1289 = load <2 x double>, ptr %285, align 8
  %1290 = shufflevector <2 x double> %1289, <2 x double> poison, <8 x i32> zeroinitializer
  %1291 = load <2 x double>, ptr %286, align 16
  %1292 = shufflevector <2 x double> %1291, <2 x double> poison, <8 x i32> zeroinitializer
  %1293 = load <2 x double>, ptr %287, align 8
  %1294 = shufflevector <2 x double> %1293, <2 x double> poison, <8 x i32> zeroinitializer
  %1295 = load <2 x double>, ptr %288, align 64
  %1296 = shufflevector <2 x double> %1295, <2 x double> poison, <8 x i32> zeroinitializer
  %1297 = load <2 x double>, ptr %289, align 8
  %1298 = shufflevector <2 x double> %1297, <2 x double> poison, <8 x i32> zeroinitializer
  %1299 = load <2 x double>, ptr %290, align 16
  %1300 = shufflevector <2 x double> %1299, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %1301, label %1344

1301:                                             ; preds = %1274
  %1302 = getelementptr inbounds nuw <8 x double>, ptr %1284, i64 %242
  %1303 = getelementptr inbounds nuw <8 x double>, ptr %1284, i64 %248
  %1304 = getelementptr inbounds nuw <8 x double>, ptr %1284, i64 %255
  %1305 = getelementptr inbounds nuw <8 x double>, ptr %1284, i64 %263
  %1306 = getelementptr inbounds nuw <8 x double>, ptr %1284, i64 %270
  %1307 = getelementptr inbounds nuw <8 x double>, ptr %1284, i64 %280
  %1308 = getelementptr inbounds nuw <8 x double>, ptr %1284, i64 %291
  br label %1309

1309:                                             ; preds = %1309, %1301
  %1310 = phi i64 [ 0, %1301 ], [ %1339, %1309 ]
  %1311 = getelementptr inbounds nuw <8 x double>, ptr %1283, i64 %1310
  %1312 = load <8 x double>, ptr %1311, align 64
  %1313 = getelementptr inbounds nuw <8 x double>, ptr %1284, i64 %1310
  %1314 = load <8 x double>, ptr %1313, align 64
  %1315 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1286, <8 x double> %1314, <8 x double> zeroinitializer)
  %1316 = getelementptr inbounds nuw <8 x double>, ptr %1302, i64 %1310
  %1317 = load <8 x double>, ptr %1316, align 64
  %1318 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1288, <8 x double> %1317, <8 x double> %1315)
  %1319 = getelementptr inbounds nuw <8 x double>, ptr %1303, i64 %1310
  %1320 = load <8 x double>, ptr %1319, align 64
  %1321 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1290, <8 x double> %1320, <8 x double> %1318)
  %1322 = getelementptr inbounds nuw <8 x double>, ptr %1304, i64 %1310
  %1323 = load <8 x double>, ptr %1322, align 64
  %1324 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1292, <8 x double> %1323, <8 x double> %1321)
  %1325 = getelementptr inbounds nuw <8 x double>, ptr %1305, i64 %1310
  %1326 = load <8 x double>, ptr %1325, align 64
  %1327 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1294, <8 x double> %1326, <8 x double> %1324)
  %1328 = getelementptr inbounds nuw <8 x double>, ptr %1306, i64 %1310
  %1329 = load <8 x double>, ptr %1328, align 64
  %1330 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1296, <8 x double> %1329, <8 x double> %1327)
  %1331 = getelementptr inbounds nuw <8 x double>, ptr %1307, i64 %1310
  %1332 = load <8 x double>, ptr %1331, align 64
  %1333 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1298, <8 x double> %1332, <8 x double> %1330)
  %1334 = getelementptr inbounds nuw <8 x double>, ptr %1308, i64 %1310
  %1335 = load <8 x double>, ptr %1334, align 64
  %1336 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1300, <8 x double> %1335, <8 x double> %1333)
  %1337 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> %1336, <8 x double> %1312)
  %1338 = getelementptr inbounds nuw <8 x double>, ptr %1282, i64 %1310
  store <8 x double> %1337, ptr %1338, align 64
  %1339 = add nuw nsw i64 %1310, 1
  %1340 = icmp eq i64 %1339, %214
  br i1 %1340, label %1341, label %1309

1341:                                             ; preds = %1309
  %1342 = load ptr, ptr %58, align 8
  %1343 = load ptr, ptr %64, align 8
  br label %1344

1344:                                             ; preds = %1341, %1274
  %1345 = phi ptr [ %1343, %1341 ], [ %1284, %1274 ]
  %1346 = phi ptr [ %1342, %1341 ], [ %1282, %1274 ]
  %1347 = load <8 x double>, ptr %229, align 64
  %1348 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> splat (double 0x3FEB6DB6DB6DB6DB), <8 x double> %1347)
  %1349 = getelementptr inbounds <8 x double>, ptr %1345, i64 %293
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %22) #10
  store <8 x double> %1348, ptr %22, align 64
  %1350 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %22, ptr noundef %1346, ptr noundef %1349, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %22) #10
  %1351 = and <8 x i64> %1281, %1350
  %1352 = load ptr, ptr %58, align 8
  %1353 = load ptr, ptr %44, align 8
  %1354 = load ptr, ptr %64, align 8
  %1355 = load <2 x double>, ptr %294, align 8
  %1356 = shufflevector <2 x double> %1355, <2 x double> poison, <8 x i32> zeroinitializer
  %1357 = load <2 x double>, ptr %295, align 32
  %1358 = shufflevector <2 x double> %1357, <2 x double> poison, <8 x i32> zeroinitializer
  %1359 = load <2 x double>, ptr %296, align 8
  %1360 = shufflevector <2 x double> %1359, <2 x double> poison, <8 x i32> zeroinitializer
  %1361 = load <2 x double>, ptr %297, align 16
  %1362 = shufflevector <2 x double> %1361, <2 x double> poison, <8 x i32> zeroinitializer
  %1363 = load <2 x double>, ptr %298, align 8
  %1364 = shufflevector <2 x double> %1363, <2 x double> poison, <8 x i32> zeroinitializer
  %1365 = load <2 x double>, ptr %299, align 64
  %1366 = shufflevector <2 x double> %1365, <2 x double> poison, <8 x i32> zeroinitializer
  %1367 = load <2 x double>, ptr %300, align 8
  %1368 = shufflevector <2 x double> %1367, <2 x double> poison, <8 x i32> zeroinitializer
  %1369 = load <2 x double>, ptr %301, align 16
  %1370 = shufflevector <2 x double> %1369, <2 x double> poison, <8 x i32> zeroinitializer
  %1371 = load <2 x double>, ptr %302, align 8
  %1372 = shufflevector <2 x double> %1371, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %1373, label %1420

1373:                                             ; preds = %1344
  %1374 = getelementptr inbounds nuw <8 x double>, ptr %1354, i64 %242
  %1375 = getelementptr inbounds nuw <8 x double>, ptr %1354, i64 %248
  %1376 = getelementptr inbounds nuw <8 x double>, ptr %1354, i64 %255
  %1377 = getelementptr inbounds nuw <8 x double>, ptr %1354, i64 %263
  %1378 = getelementptr inbounds nuw <8 x double>, ptr %1354, i64 %270
  %1379 = getelementptr inbounds nuw <8 x double>, ptr %1354, i64 %280
  %1380 = getelementptr inbounds nuw <8 x double>, ptr %1354, i64 %291
  %1381 = getelementptr inbounds nuw <8 x double>, ptr %1354, i64 %303
  br label %1382

1382:                                             ; preds = %1382, %1373
  %1383 = phi i64 [ 0, %1373 ], [ %1415, %1382 ]
  %1384 = getelementptr inbounds nuw <8 x double>, ptr %1353, i64 %1383
  %1385 = load <8 x double>, ptr %1384, align 64
  %1386 = getelementptr inbounds nuw <8 x double>, ptr %1354, i64 %1383
  %1387 = load <8 x double>, ptr %1386, align 64
  %1388 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1356, <8 x double> %1387, <8 x double> zeroinitializer)
  %1389 = getelementptr inbounds nuw <8 x double>, ptr %1374, i64 %1383
  %1390 = load <8 x double>, ptr %1389, align 64
  %1391 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1358, <8 x double> %1390, <8 x double> %1388)
  %1392 = getelementptr inbounds nuw <8 x double>, ptr %1375, i64 %1383
  %1393 = load <8 x double>, ptr %1392, align 64
  %1394 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1360, <8 x double> %1393, <8 x double> %1391)
  %1395 = getelementptr inbounds nuw <8 x double>, ptr %1376, i64 %1383
  %1396 = load <8 x double>, ptr %1395, align 64
  %1397 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1362, <8 x double> %1396, <8 x double> %1394)
  %1398 = getelementptr inbounds nuw <8 x double>, ptr %1377, i64 %1383
  %1399 = load <8 x double>, ptr %1398, align 64
  %1400 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1364, <8 x double> %1399, <8 x double> %1397)
  %1401 = getelementptr inbounds nuw <8 x double>, ptr %1378, i64 %1383
  %1402 = load <8 x double>, ptr %1401, align 64
  %1403 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1366, <8 x double> %1402, <8 x double> %1400)
  %1404 = getelementptr inbounds nuw <8 x double>, ptr %1379, i64 %1383
  %1405 = load <8 x double>, ptr %1404, align 64
  %1406 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1368, <8 x double> %1405, <8 x double> %1403)
  %1407 = getelementptr inbounds nuw <8 x double>, ptr %1380, i64 %1383
  %1408 = load <8 x double>, ptr %1407, align 64
  %1409 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1370, <8 x double> %1408, <8 x double> %1406)
  %1410 = getelementptr inbounds nuw <8 x double>, ptr %1381, i64 %1383
  %1411 = load <8 x double>, ptr %1410, align 64
  %1412 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1372, <8 x double> %1411, <8 x double> %1409)
  %1413 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> %1412, <8 x double> %1385)
  %1414 = getelementptr inbounds nuw <8 x double>, ptr %1352, i64 %1383
  store <8 x double> %1413, ptr %1414, align 64
  %1415 = add nuw nsw i64 %1383, 1
  %1416 = icmp eq i64 %1415, %214
  br i1 %1416, label %1417, label %1382

1417:                                             ; preds = %1382
  %1418 = load ptr, ptr %58, align 8
  %1419 = load ptr, ptr %64, align 8
  br label %1420

1420:                                             ; preds = %1417, %1344
  %1421 = phi ptr [ %1419, %1417 ], [ %1354, %1344 ]
  %1422 = phi ptr [ %1418, %1417 ], [ %1352, %1344 ]
  %1423 = load <8 x double>, ptr %229, align 64
  %1424 = fadd <8 x double> %1423, %886
  %1425 = getelementptr inbounds <8 x double>, ptr %1421, i64 %304
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %23) #10
  store <8 x double> %1424, ptr %23, align 64
  %1426 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %23, ptr noundef %1422, ptr noundef %1425, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %23) #10
  %1427 = and <8 x i64> %1351, %1426
  %1428 = load ptr, ptr %55, align 16
  %1429 = load ptr, ptr %44, align 8
  %1430 = load ptr, ptr %64, align 8
  %1431 = load <2 x double>, ptr %305, align 8
  %1432 = shufflevector <2 x double> %1431, <2 x double> poison, <8 x i32> zeroinitializer
  %1433 = load <2 x double>, ptr %306, align 16
  %1434 = shufflevector <2 x double> %1433, <2 x double> poison, <8 x i32> zeroinitializer
  %1435 = load <2 x double>, ptr %307, align 8
  %1436 = shufflevector <2 x double> %1435, <2 x double> poison, <8 x i32> zeroinitializer
  %1437 = load <2 x double>, ptr %308, align 64
  %1438 = shufflevector <2 x double> %1437, <2 x double> poison, <8 x i32> zeroinitializer
  %1439 = load <2 x double>, ptr %309, align 8
  %1440 = shufflevector <2 x double> %1439, <2 x double> poison, <8 x i32> zeroinitializer
  %1441 = load <2 x double>, ptr %310, align 16
  %1442 = shufflevector <2 x double> %1441, <2 x double> poison, <8 x i32> zeroinitializer
  %1443 = load <2 x double>, ptr %311, align 8
  %1444 = shufflevector <2 x double> %1443, <2 x double> poison, <8 x i32> zeroinitializer
  %1445 = load <2 x double>, ptr %312, align 32
  %1446 = shufflevector <2 x double> %1445, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %1447, label %1501

1447:                                             ; preds = %1420
  %1448 = getelementptr inbounds nuw <8 x double>, ptr %1430, i64 %255
  %1449 = getelementptr inbounds nuw <8 x double>, ptr %1430, i64 %263
  %1450 = getelementptr inbounds nuw <8 x double>, ptr %1430, i64 %270
  %1451 = getelementptr inbounds nuw <8 x double>, ptr %1430, i64 %280
  %1452 = getelementptr inbounds nuw <8 x double>, ptr %1430, i64 %291
  %1453 = getelementptr inbounds nuw <8 x double>, ptr %1430, i64 %303
  %1454 = getelementptr inbounds nuw <8 x double>, ptr %1430, i64 %313
  br label %1457

1455:                                             ; preds = %1457
  %1456 = load ptr, ptr %55, align 16
  br label %1489

1457:                                             ; preds = %1457, %1447
  %1458 = phi i64 [ 0, %1447 ], [ %1487, %1457 ]
  %1459 = getelementptr inbounds nuw <8 x double>, ptr %1429, i64 %1458
  %1460 = load <8 x double>, ptr %1459, align 64
  %1461 = getelementptr inbounds nuw <8 x double>, ptr %1430, i64 %1458
  %1462 = load <8 x double>, ptr %1461, align 64
  %1463 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1432, <8 x double> %1462, <8 x double> zeroinitializer)
  %1464 = getelementptr inbounds nuw <8 x double>, ptr %1448, i64 %1458
  %1465 = load <8 x double>, ptr %1464, align 64
  %1466 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1434, <8 x double> %1465, <8 x double> %1463)
  %1467 = getelementptr inbounds nuw <8 x double>, ptr %1449, i64 %1458
  %1468 = load <8 x double>, ptr %1467, align 64
  %1469 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1436, <8 x double> %1468, <8 x double> %1466)
  %1470 = getelementptr inbounds nuw <8 x double>, ptr %1450, i64 %1458
  %1471 = load <8 x double>, ptr %1470, align 64
  %1472 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1438, <8 x double> %1471, <8 x double> %1469)
  %1473 = getelementptr inbounds nuw <8 x double>, ptr %1451, i64 %1458
  %1474 = load <8 x double>, ptr %1473, align 64
  %1475 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1440, <8 x double> %1474, <8 x double> %1472)
  %1476 = getelementptr inbounds nuw <8 x double>, ptr %1452, i64 %1458
  %1477 = load <8 x double>, ptr %1476, align 64
  %1478 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1442, <8 x double> %1477, <8 x double> %1475)
  %1479 = getelementptr inbounds nuw <8 x double>, ptr %1453, i64 %1458
  %1480 = load <8 x double>, ptr %1479, align 64
  %1481 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1444, <8 x double> %1480, <8 x double> %1478)
  %1482 = getelementptr inbounds nuw <8 x double>, ptr %1454, i64 %1458
  %1483 = load <8 x double>, ptr %1482, align 64
  %1484 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1446, <8 x double> %1483, <8 x double> %1481)
  %1485 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> %1484, <8 x double> %1460)
  %1486 = getelementptr inbounds nuw <8 x double>, ptr %1428, i64 %1458
  store <8 x double> %1485, ptr %1486, align 64
  %1487 = add nuw nsw i64 %1458, 1
  %1488 = icmp eq i64 %1487, %214
  br i1 %1488, label %1455, label %1457

1489:                                             ; preds = %1489, %1455
  %1490 = phi i64 [ 0, %1455 ], [ %1497, %1489 ]
  %1491 = phi <8 x i64> [ %1427, %1455 ], [ %1496, %1489 ]
  %1492 = getelementptr inbounds nuw <8 x double>, ptr %1456, i64 %1490
  %1493 = load <8 x double>, ptr %1492, align 64
  %1494 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1493)
  %1495 = fcmp one <8 x double> %1494, splat (double 0x7FF0000000000000)
  %1496 = select <8 x i1> %1495, <8 x i64> %1491, <8 x i64> zeroinitializer
  %1497 = add nuw nsw i64 %1490, 1
  %1498 = icmp eq i64 %1497, %214
  br i1 %1498, label %1499, label %1489

1499:                                             ; preds = %1489
  %1500 = load ptr, ptr %64, align 8
  br label %1501

1501:                                             ; preds = %1499, %1420
  %1502 = phi ptr [ %1428, %1420 ], [ %1456, %1499 ]
  %1503 = phi ptr [ %1430, %1420 ], [ %1500, %1499 ]
  %1504 = phi <8 x i64> [ %1427, %1420 ], [ %1496, %1499 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12)
  store <8 x double> %884, ptr %12, align 64
  %1505 = load ptr, ptr %77, align 8
  %1506 = load <2 x double>, ptr %38, align 8
  %1507 = shufflevector <2 x double> %1506, <2 x double> poison, <8 x i32> zeroinitializer
  %1508 = load <2 x double>, ptr %314, align 16
  %1509 = shufflevector <2 x double> %1508, <2 x double> poison, <8 x i32> zeroinitializer
  %1510 = load <2 x double>, ptr %315, align 8
  %1511 = shufflevector <2 x double> %1510, <2 x double> poison, <8 x i32> zeroinitializer
  %1512 = load <2 x double>, ptr %316, align 64
  %1513 = shufflevector <2 x double> %1512, <2 x double> poison, <8 x i32> zeroinitializer
  %1514 = load <2 x double>, ptr %317, align 8
  %1515 = shufflevector <2 x double> %1514, <2 x double> poison, <8 x i32> zeroinitializer
  %1516 = load <2 x double>, ptr %318, align 16
  %1517 = shufflevector <2 x double> %1516, <2 x double> poison, <8 x i32> zeroinitializer
  %1518 = load <2 x double>, ptr %319, align 8
  %1519 = shufflevector <2 x double> %1518, <2 x double> poison, <8 x i32> zeroinitializer
  %1520 = load <2 x double>, ptr %320, align 32
  %1521 = shufflevector <2 x double> %1520, <2 x double> poison, <8 x i32> zeroinitializer
  %1522 = load <2 x double>, ptr %39, align 8
  %1523 = shufflevector <2 x double> %1522, <2 x double> poison, <8 x i32> zeroinitializer
  %1524 = load <2 x double>, ptr %321, align 16
  %1525 = shufflevector <2 x double> %1524, <2 x double> poison, <8 x i32> zeroinitializer
  %1526 = load <2 x double>, ptr %322, align 8
  %1527 = shufflevector <2 x double> %1526, <2 x double> poison, <8 x i32> zeroinitializer
  %1528 = load <2 x double>, ptr %323, align 32
  %1529 = shufflevector <2 x double> %1528, <2 x double> poison, <8 x i32> zeroinitializer
  %1530 = load <2 x double>, ptr %324, align 8
  %1531 = shufflevector <2 x double> %1530, <2 x double> poison, <8 x i32> zeroinitializer
  %1532 = load <2 x double>, ptr %325, align 16
  %1533 = shufflevector <2 x double> %1532, <2 x double> poison, <8 x i32> zeroinitializer
  %1534 = load <2 x double>, ptr %326, align 8
  %1535 = shufflevector <2 x double> %1534, <2 x double> poison, <8 x i32> zeroinitializer
  %1536 = load <2 x double>, ptr %327, align 64
  %1537 = shufflevector <2 x double> %1536, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %213, label %1538, label %1594

1538:                                             ; preds = %1501
  %1539 = getelementptr inbounds nuw <8 x double>, ptr %1503, i64 %255
  %1540 = getelementptr inbounds nuw <8 x double>, ptr %1503, i64 %263
  %1541 = getelementptr inbounds nuw <8 x double>, ptr %1503, i64 %270
  %1542 = getelementptr inbounds nuw <8 x double>, ptr %1503, i64 %280
  %1543 = getelementptr inbounds nuw <8 x double>, ptr %1503, i64 %291
  %1544 = getelementptr inbounds nuw <8 x double>, ptr %1503, i64 %303
  %1545 = getelementptr inbounds nuw <8 x double>, ptr %1503, i64 %313
  br label %1546

1546:                                             ; preds = %1546, %1538
  %1547 = phi i64 [ 0, %1538 ], [ %1590, %1546 ]
  %1548 = trunc i64 %1547 to i32
  %1549 = getelementptr inbounds nuw <8 x double>, ptr %1503, i64 %1547
  %1550 = load <8 x double>, ptr %1549, align 64
  %1551 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1507, <8 x double> %1550, <8 x double> zeroinitializer)
  %1552 = getelementptr inbounds nuw <8 x double>, ptr %1539, i64 %1547
  %1553 = load <8 x double>, ptr %1552, align 64
  %1554 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1509, <8 x double> %1553, <8 x double> %1551)
  %1555 = getelementptr inbounds nuw <8 x double>, ptr %1540, i64 %1547
  %1556 = load <8 x double>, ptr %1555, align 64
  %1557 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1511, <8 x double> %1556, <8 x double> %1554)
  %1558 = getelementptr inbounds nuw <8 x double>, ptr %1541, i64 %1547
  %1559 = load <8 x double>, ptr %1558, align 64
  %1560 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1513, <8 x double> %1559, <8 x double> %1557)
  %1561 = getelementptr inbounds nuw <8 x double>, ptr %1542, i64 %1547
  %1562 = load <8 x double>, ptr %1561, align 64
  %1563 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1515, <8 x double> %1562, <8 x double> %1560)
  %1564 = getelementptr inbounds nuw <8 x double>, ptr %1543, i64 %1547
  %1565 = load <8 x double>, ptr %1564, align 64
  %1566 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1517, <8 x double> %1565, <8 x double> %1563)
  %1567 = getelementptr inbounds nuw <8 x double>, ptr %1544, i64 %1547
  %1568 = load <8 x double>, ptr %1567, align 64
  %1569 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1519, <8 x double> %1568, <8 x double> %1566)
  %1570 = getelementptr inbounds nuw <8 x double>, ptr %1545, i64 %1547
  %1571 = load <8 x double>, ptr %1570, align 64
  %1572 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1521, <8 x double> %1571, <8 x double> %1569)
  %1573 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1523, <8 x double> %1550, <8 x double> zeroinitializer)
  %1574 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1525, <8 x double> %1553, <8 x double> %1573)
  %1575 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1527, <8 x double> %1556, <8 x double> %1574)
  %1576 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1529, <8 x double> %1559, <8 x double> %1575)
  %1577 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1531, <8 x double> %1562, <8 x double> %1576)
  %1578 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1533, <8 x double> %1565, <8 x double> %1577)
  %1579 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1535, <8 x double> %1568, <8 x double> %1578)
  %1580 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1537, <8 x double> %1571, <8 x double> %1579)
  %1581 = icmp slt i64 %1547, %98
  %1582 = add nsw i32 %47, %1548
  %1583 = select i1 %1581, i32 %1548, i32 %1582
  %1584 = sext i32 %1583 to i64
  %1585 = getelementptr inbounds <8 x double>, ptr %1505, i64 %1584
  store <8 x double> %1572, ptr %1585, align 64
  %1586 = add i32 %51, %1548
  %1587 = select i1 %1581, i32 %1582, i32 %1586
  %1588 = sext i32 %1587 to i64
  %1589 = getelementptr inbounds <8 x double>, ptr %1505, i64 %1588
  store <8 x double> %1580, ptr %1589, align 64
  %1590 = add nuw nsw i64 %1547, 1
  %1591 = icmp eq i64 %1590, %214
  br i1 %1591, label %1592, label %1546

1592:                                             ; preds = %1546
  %1593 = load ptr, ptr %55, align 16
  br label %1594

1594:                                             ; preds = %1592, %1501
  %1595 = phi ptr [ %1593, %1592 ], [ %1502, %1501 ]
  %1596 = load double, ptr %175, align 64
  %1597 = fdiv double 0x3D06849B86A12B9B, %1596
  %1598 = insertelement <8 x double> poison, double %1597, i64 0
  %1599 = shufflevector <8 x double> %1598, <8 x double> poison, <8 x i32> zeroinitializer
  %1600 = load <8 x double>, ptr %328, align 64
  br i1 %201, label %1601, label %1610

1601:                                             ; preds = %1594, %1601
  %1602 = phi i64 [ %1608, %1601 ], [ 0, %1594 ]
  %1603 = phi <8 x double> [ %1607, %1601 ], [ zeroinitializer, %1594 ]
  %1604 = getelementptr inbounds nuw <8 x double>, ptr %1595, i64 %1602
  %1605 = load <8 x double>, ptr %1604, align 64
  %1606 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1605)
  %1607 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1603, <8 x double> %1606)
  %1608 = add nuw nsw i64 %1602, 1
  %1609 = icmp eq i64 %1608, %202
  br i1 %1609, label %1610, label %1601

1610:                                             ; preds = %1601, %1594
  %1611 = phi <8 x double> [ zeroinitializer, %1594 ], [ %1607, %1601 ]
  %1612 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1600, <8 x double> %1611)
  %1613 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1612, <8 x double> %1599)
  %1614 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1613, <8 x double> splat (double 1.000000e+00))
  %1615 = load <8 x double>, ptr %329, align 64
  br i1 %199, label %1616, label %1625

1616:                                             ; preds = %1610, %1616
  %1617 = phi i64 [ %1623, %1616 ], [ %203, %1610 ]
  %1618 = phi <8 x double> [ %1622, %1616 ], [ zeroinitializer, %1610 ]
  %1619 = getelementptr inbounds <8 x double>, ptr %1595, i64 %1617
  %1620 = load <8 x double>, ptr %1619, align 64
  %1621 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1620)
  %1622 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1618, <8 x double> %1621)
  %1623 = add nsw i64 %1617, 1
  %1624 = icmp slt i64 %1623, %98
  br i1 %1624, label %1616, label %1625

1625:                                             ; preds = %1616, %1610
  %1626 = phi <8 x double> [ zeroinitializer, %1610 ], [ %1622, %1616 ]
  %1627 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1615, <8 x double> %1626)
  %1628 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1627, <8 x double> %1599)
  %1629 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1628, <8 x double> splat (double 1.000000e+00))
  br i1 %183, label %1630, label %1673

1630:                                             ; preds = %1625
  %1631 = load ptr, ptr %44, align 8
  %1632 = insertelement <8 x double> poison, double %1596, i64 0
  %1633 = shufflevector <8 x double> %1632, <8 x double> poison, <8 x i32> zeroinitializer
  %1634 = load ptr, ptr %77, align 8
  br label %1635

1635:                                             ; preds = %1650, %1630
  %1636 = phi i64 [ 0, %1630 ], [ %1671, %1650 ]
  %1637 = phi <8 x double> [ zeroinitializer, %1630 ], [ %1669, %1650 ]
  %1638 = phi <8 x double> [ zeroinitializer, %1630 ], [ %1670, %1650 ]
  %1639 = getelementptr inbounds nuw <8 x double>, ptr %1631, i64 %1636
  %1640 = load <8 x double>, ptr %1639, align 64
  %1641 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1640)
  %1642 = getelementptr inbounds nuw <8 x double>, ptr %1595, i64 %1636
  %1643 = load <8 x double>, ptr %1642, align 64
  %1644 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1643)
  %1645 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1641, <8 x double> %1644)
  %1646 = icmp slt i64 %1636, %203
  br i1 %1646, label %1650, label %1647

1647:                                             ; preds = %1635
  %1648 = icmp slt i64 %1636, %98
  %1649 = select i1 %1648, <8 x double> %1629, <8 x double> splat (double 1.000000e+00)
  br label %1650

1650:                                             ; preds = %1647, %1635
  %1651 = phi <8 x double> [ %1649, %1647 ], [ %1614, %1635 ]
  %1652 = fmul <8 x double> %1633, %1645
  %1653 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1633, <8 x double> %1651, <8 x double> %1652)
  %1654 = fdiv <8 x double> splat (double 1.000000e+00), %1653
  %1655 = icmp slt i64 %1636, %98
  %1656 = select i1 %1655, i32 0, i32 %47
  %1657 = trunc nuw nsw i64 %1636 to i32
  %1658 = add nsw i32 %1656, %1657
  %1659 = sext i32 %1658 to i64
  %1660 = getelementptr inbounds <8 x double>, ptr %1634, i64 %1659
  %1661 = load <8 x double>, ptr %1660, align 64
  %1662 = fmul <8 x double> %1661, %1654
  %1663 = select i1 %1655, i32 %47, i32 %51
  %1664 = add nsw i32 %1663, %1657
  %1665 = sext i32 %1664 to i64
  %1666 = getelementptr inbounds <8 x double>, ptr %1634, i64 %1665
  %1667 = load <8 x double>, ptr %1666, align 64
  %1668 = fmul <8 x double> %1654, %1667
  %1669 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1662, <8 x double> %1662, <8 x double> %1637)
  %1670 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1668, <8 x double> %1668, <8 x double> %1638)
  %1671 = add nuw nsw i64 %1636, 1
  %1672 = icmp eq i64 %1671, %189
  br i1 %1672, label %1673, label %1635

1673:                                             ; preds = %1650, %1625
  %1674 = phi <8 x double> [ zeroinitializer, %1625 ], [ %1670, %1650 ]
  %1675 = phi <8 x double> [ zeroinitializer, %1625 ], [ %1669, %1650 ]
  %1676 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1674, <8 x double> splat (double 1.000000e-02), <8 x double> %1675)
  %1677 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %886)
  %1678 = fmul <8 x double> %1677, %1675
  %1679 = fmul <8 x double> %210, %1676
  %1680 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1679)
  %1681 = fdiv <8 x double> %1678, %1680
  %1682 = fcmp ule <8 x double> %1676, zeroinitializer
  %1683 = bitcast <8 x double> %1681 to <8 x i64>
  %1684 = select <8 x i1> %1682, <8 x i64> zeroinitializer, <8 x i64> %1683
  %1685 = fcmp ult <8 x double> %1676, zeroinitializer
  %1686 = select <8 x i1> %1685, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1687 = or <8 x i64> %1684, %1686
  br i1 %197, label %1802, label %1688

1688:                                             ; preds = %1673
  %1689 = load ptr, ptr %33, align 64
  %1690 = load ptr, ptr %77, align 8
  %1691 = load ptr, ptr %90, align 16
  call void @appell_lanes_finish(ptr noundef nonnull %12, ptr noundef %1595, ptr noundef %1689, ptr noundef %1690, ptr noundef %1691) #10
  %1692 = load ptr, ptr %90, align 16
  %1693 = getelementptr inbounds <8 x double>, ptr %1692, i64 %330
  %1694 = load <8 x double>, ptr %1693, align 64
  %1695 = call <8 x i1> @llvm.is.fpclass.v8f64(<8 x double> %1694, i32 120)
  %1696 = load <8 x i64>, ptr %24, align 64
  %1697 = select <8 x i1> %1695, <8 x i64> splat (i64 -1), <8 x i64> %1696
  store <8 x i64> %1697, ptr %24, align 64
  br i1 %221, label %1791, label %1698

1698:                                             ; preds = %1791, %1688
  %1699 = load double, ptr %175, align 64
  %1700 = fdiv double 0x3D06849B86A12B9B, %1699
  %1701 = insertelement <8 x double> poison, double %1700, i64 0
  %1702 = shufflevector <8 x double> %1701, <8 x double> poison, <8 x i32> zeroinitializer
  %1703 = load <8 x double>, ptr %328, align 64
  %1704 = load ptr, ptr %55, align 16
  br i1 %201, label %1705, label %1714

1705:                                             ; preds = %1698, %1705
  %1706 = phi i64 [ %1712, %1705 ], [ 0, %1698 ]
  %1707 = phi <8 x double> [ %1711, %1705 ], [ zeroinitializer, %1698 ]
  %1708 = getelementptr inbounds nuw <8 x double>, ptr %1704, i64 %1706
  %1709 = load <8 x double>, ptr %1708, align 64
  %1710 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1709)
  %1711 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1707, <8 x double> %1710)
  %1712 = add nuw nsw i64 %1706, 1
  %1713 = icmp eq i64 %1712, %202
  br i1 %1713, label %1714, label %1705

1714:                                             ; preds = %1705, %1698
  %1715 = phi <8 x double> [ zeroinitializer, %1698 ], [ %1711, %1705 ]
  %1716 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1703, <8 x double> %1715)
  %1717 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1716, <8 x double> %1702)
  %1718 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1717, <8 x double> splat (double 1.000000e+00))
  %1719 = load <8 x double>, ptr %329, align 64
  br i1 %199, label %1720, label %1729

1720:                                             ; preds = %1714, %1720
  %1721 = phi i64 [ %1727, %1720 ], [ %203, %1714 ]
  %1722 = phi <8 x double> [ %1726, %1720 ], [ zeroinitializer, %1714 ]
  %1723 = getelementptr inbounds <8 x double>, ptr %1704, i64 %1721
  %1724 = load <8 x double>, ptr %1723, align 64
  %1725 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1724)
  %1726 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1722, <8 x double> %1725)
  %1727 = add nsw i64 %1721, 1
  %1728 = icmp slt i64 %1727, %98
  br i1 %1728, label %1720, label %1729

1729:                                             ; preds = %1720, %1714
  %1730 = phi <8 x double> [ zeroinitializer, %1714 ], [ %1726, %1720 ]
  %1731 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1719, <8 x double> %1730)
  %1732 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1731, <8 x double> %1702)
  %1733 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1732, <8 x double> splat (double 1.000000e+00))
  br i1 %183, label %1734, label %1777

1734:                                             ; preds = %1729
  %1735 = load ptr, ptr %44, align 8
  %1736 = insertelement <8 x double> poison, double %1699, i64 0
  %1737 = shufflevector <8 x double> %1736, <8 x double> poison, <8 x i32> zeroinitializer
  %1738 = load ptr, ptr %77, align 8
  br label %1739

1739:                                             ; preds = %1754, %1734
  %1740 = phi i64 [ 0, %1734 ], [ %1775, %1754 ]
  %1741 = phi <8 x double> [ zeroinitializer, %1734 ], [ %1773, %1754 ]
  %1742 = phi <8 x double> [ zeroinitializer, %1734 ], [ %1774, %1754 ]
  %1743 = getelementptr inbounds nuw <8 x double>, ptr %1735, i64 %1740
  %1744 = load <8 x double>, ptr %1743, align 64
  %1745 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1744)
  %1746 = getelementptr inbounds nuw <8 x double>, ptr %1704, i64 %1740
  %1747 = load <8 x double>, ptr %1746, align 64
  %1748 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1747)
  %1749 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1745, <8 x double> %1748)
  %1750 = icmp slt i64 %1740, %203
  br i1 %1750, label %1754, label %1751

1751:                                             ; preds = %1739
  %1752 = icmp slt i64 %1740, %98
  %1753 = select i1 %1752, <8 x double> %1733, <8 x double> splat (double 1.000000e+00)
  br label %1754

1754:                                             ; preds = %1751, %1739
  %1755 = phi <8 x double> [ %1753, %1751 ], [ %1718, %1739 ]
  %1756 = fmul <8 x double> %1737, %1749
  %1757 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1737, <8 x double> %1755, <8 x double> %1756)
  %1758 = fdiv <8 x double> splat (double 1.000000e+00), %1757
  %1759 = icmp slt i64 %1740, %98
  %1760 = select i1 %1759, i32 0, i32 %47
  %1761 = trunc nuw nsw i64 %1740 to i32
  %1762 = add nsw i32 %1760, %1761
  %1763 = sext i32 %1762 to i64
  %1764 = getelementptr inbounds <8 x double>, ptr %1738, i64 %1763
  %1765 = load <8 x double>, ptr %1764, align 64
  %1766 = fmul <8 x double> %1765, %1758
  %1767 = select i1 %1759, i32 %47, i32 %51
  %1768 = add nsw i32 %1767, %1761
  %1769 = sext i32 %1768 to i64
  %1770 = getelementptr inbounds <8 x double>, ptr %1738, i64 %1769
  %1771 = load <8 x double>, ptr %1770, align 64
  %1772 = fmul <8 x double> %1758, %1771
  %1773 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1766, <8 x double> %1766, <8 x double> %1741)
  %1774 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1772, <8 x double> %1772, <8 x double> %1742)
  %1775 = add nuw nsw i64 %1740, 1
  %1776 = icmp eq i64 %1775, %189
  br i1 %1776, label %1777, label %1739

1777:                                             ; preds = %1754, %1729
  %1778 = phi <8 x double> [ zeroinitializer, %1729 ], [ %1774, %1754 ]
  %1779 = phi <8 x double> [ zeroinitializer, %1729 ], [ %1773, %1754 ]
  %1780 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1778, <8 x double> splat (double 1.000000e-02), <8 x double> %1779)
  %1781 = fmul <8 x double> %1677, %1779
  %1782 = fmul <8 x double> %210, %1780
  %1783 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1782)
  %1784 = fdiv <8 x double> %1781, %1783
  %1785 = fcmp ule <8 x double> %1780, zeroinitializer
  %1786 = bitcast <8 x double> %1784 to <8 x i64>
  %1787 = select <8 x i1> %1785, <8 x i64> zeroinitializer, <8 x i64> %1786
  %1788 = fcmp ult <8 x double> %1780, zeroinitializer
  %1789 = select <8 x i1> %1788, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1790 = or <8 x i64> %1787, %1789
  br label %1802

1791:                                             ; preds = %1688, %1791
  %1792 = phi i64 [ %1800, %1791 ], [ 0, %1688 ]
  %1793 = load ptr, ptr %90, align 16
  %1794 = getelementptr <8 x double>, ptr %1793, i64 %1792
  %1795 = getelementptr <8 x double>, ptr %1794, i64 %330
  %1796 = getelementptr i8, ptr %1795, i64 64
  %1797 = load <8 x double>, ptr %1796, align 64
  %1798 = load ptr, ptr %77, align 8
  %1799 = getelementptr inbounds nuw <8 x double>, ptr %1798, i64 %1792
  store <8 x double> %1797, ptr %1799, align 64
  %1800 = add nuw nsw i64 %1792, 1
  %1801 = icmp eq i64 %1800, %333
  br i1 %1801, label %1698, label %1791

1802:                                             ; preds = %1777, %1673
  %1803 = phi double [ %1699, %1777 ], [ %1596, %1673 ]
  %1804 = phi ptr [ %1704, %1777 ], [ %1595, %1673 ]
  %1805 = phi <8 x i64> [ %1790, %1777 ], [ %1687, %1673 ]
  br i1 %372, label %1893, label %1806

1806:                                             ; preds = %1802
  br i1 %199, label %1807, label %1810

1807:                                             ; preds = %1806
  %1808 = load ptr, ptr %86, align 8
  %1809 = getelementptr <8 x double>, ptr %1804, i64 %203
  br label %1824

1810:                                             ; preds = %1824, %1806
  %1811 = phi <8 x double> [ zeroinitializer, %1806 ], [ %1835, %1824 ]
  %1812 = phi <8 x double> [ zeroinitializer, %1806 ], [ %1834, %1824 ]
  br i1 %184, label %1813, label %1893

1813:                                             ; preds = %1810
  %1814 = load ptr, ptr %64, align 8
  %1815 = load ptr, ptr %44, align 8
  %1816 = call double @llvm.maxnum.f64(double %1803, double 0x3D719799812DEA11)
  %1817 = fmul double %1816, 1.000000e-02
  %1818 = insertelement <8 x double> poison, double %1803, i64 0
  %1819 = shufflevector <8 x double> %1818, <8 x double> poison, <8 x i32> zeroinitializer
  %1820 = insertelement <8 x double> poison, double %1817, i64 0
  %1821 = shufflevector <8 x double> %1820, <8 x double> poison, <8 x i32> zeroinitializer
  %1822 = fmul <8 x double> %1821, %1811
  %1823 = load ptr, ptr %77, align 8
  br label %1838

1824:                                             ; preds = %1824, %1807
  %1825 = phi i64 [ 0, %1807 ], [ %1836, %1824 ]
  %1826 = phi <8 x double> [ zeroinitializer, %1807 ], [ %1834, %1824 ]
  %1827 = phi <8 x double> [ zeroinitializer, %1807 ], [ %1835, %1824 ]
  %1828 = getelementptr inbounds nuw <8 x double>, ptr %1808, i64 %1825
  %1829 = load <8 x double>, ptr %1828, align 64
  %1830 = fmul <8 x double> %1829, splat (double 5.000000e-01)
  %1831 = getelementptr <8 x double>, ptr %1809, i64 %1825
  %1832 = load <8 x double>, ptr %1831, align 64
  %1833 = fmul <8 x double> %1830, %1832
  %1834 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1833, <8 x double> %1832, <8 x double> %1826)
  %1835 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1829, <8 x double> splat (double 5.000000e-01), <8 x double> %1827)
  %1836 = add nuw nsw i64 %1825, 1
  %1837 = icmp eq i64 %1836, %200
  br i1 %1837, label %1810, label %1824

1838:                                             ; preds = %1842, %1813
  %1839 = phi i64 [ %187, %1813 ], [ %1881, %1842 ]
  %1840 = phi <8 x double> [ zeroinitializer, %1813 ], [ %1880, %1842 ]
  %1841 = getelementptr <8 x double>, ptr %1814, i64 %1839
  br label %1883

1842:                                             ; preds = %1883
  %1843 = getelementptr inbounds <8 x double>, ptr %1815, i64 %1839
  %1844 = load <8 x double>, ptr %1843, align 64
  %1845 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1844)
  %1846 = getelementptr inbounds <8 x double>, ptr %1804, i64 %1839
  %1847 = load <8 x double>, ptr %1846, align 64
  %1848 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1847)
  %1849 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1845, <8 x double> %1848)
  %1850 = fadd <8 x double> %1812, %1849
  %1851 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1677, <8 x double> %1890, <8 x double> %1850)
  %1852 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1819, <8 x double> %1851, <8 x double> %1822)
  %1853 = fmul <8 x double> %1852, splat (double 1.000000e+02)
  %1854 = fdiv <8 x double> splat (double 1.000000e+00), %1853
  %1855 = icmp slt i64 %1839, %98
  %1856 = select i1 %1855, i64 0, i64 %98
  %1857 = getelementptr <8 x double>, ptr %1823, i64 %1856
  %1858 = getelementptr <8 x double>, ptr %1857, i64 %1839
  %1859 = load <8 x double>, ptr %1858, align 64
  %1860 = fmul <8 x double> %1859, %1854
  %1861 = select i1 %1855, i32 %47, i32 %51
  %1862 = sext i32 %1861 to i64
  %1863 = getelementptr <8 x double>, ptr %1823, i64 %1839
  %1864 = getelementptr <8 x double>, ptr %1863, i64 %1862
  %1865 = load <8 x double>, ptr %1864, align 64
  %1866 = fmul <8 x double> %1865, %1854
  %1867 = fmul <8 x double> %1860, %1860
  %1868 = fmul <8 x double> %1866, %1866
  %1869 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1868, <8 x double> splat (double 1.000000e-02), <8 x double> %1867)
  %1870 = fmul <8 x double> %1677, %1867
  %1871 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1869)
  %1872 = fdiv <8 x double> %1870, %1871
  %1873 = fcmp ule <8 x double> %1869, zeroinitializer
  %1874 = bitcast <8 x double> %1872 to <8 x i64>
  %1875 = select <8 x i1> %1873, <8 x i64> zeroinitializer, <8 x i64> %1874
  %1876 = fcmp ult <8 x double> %1869, zeroinitializer
  %1877 = select <8 x i1> %1876, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1878 = or <8 x i64> %1875, %1877
  %1879 = bitcast <8 x i64> %1878 to <8 x double>
  %1880 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1840, <8 x double> %1879)
  %1881 = add nsw i64 %1839, 1
  %1882 = icmp slt i64 %1881, %52
  br i1 %1882, label %1838, label %1893

1883:                                             ; preds = %1883, %1838
  %1884 = phi i64 [ 0, %1838 ], [ %1891, %1883 ]
  %1885 = phi <8 x double> [ zeroinitializer, %1838 ], [ %1890, %1883 ]
  %1886 = mul nsw i64 %1884, %52
  %1887 = getelementptr <8 x double>, ptr %1841, i64 %1886
  %1888 = load <8 x double>, ptr %1887, align 64
  %1889 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1888)
  %1890 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1885, <8 x double> %1889)
  %1891 = add nuw nsw i64 %1884, 1
  %1892 = icmp eq i64 %1891, 12
  br i1 %1892, label %1842, label %1883

1893:                                             ; preds = %1842, %1802, %1810
  %1894 = phi <8 x double> [ zeroinitializer, %1802 ], [ zeroinitializer, %1810 ], [ %1880, %1842 ]
  %1895 = bitcast <8 x i64> %1805 to <8 x double>
  %1896 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1895, <8 x double> %1894)
  %1897 = bitcast <8 x i64> %1687 to <8 x double>
  %1898 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1896, <8 x double> %1897)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12)
  %1899 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1898, <8 x double> splat (double 0x3BC79CA10C924223))
  %1900 = load <8 x double>, ptr %339, align 64
  %1901 = fdiv <8 x double> %886, %1900
  %1902 = fmul <8 x double> %1901, %1901
  %1903 = fmul <8 x double> %1902, %1902
  %1904 = load <8 x double>, ptr %340, align 64
  %1905 = fmul <8 x double> %1904, %1903
  %1906 = fmul <8 x double> %1903, %1905
  %1907 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1906, <8 x double> splat (double 0x3BC79CA10C924223))
  %1908 = fmul <8 x double> %1907, splat (double 1.000000e-01)
  %1909 = load <8 x double>, ptr %341, align 64
  %1910 = fmul <8 x double> %1909, %1903
  %1911 = fmul <8 x double> %1903, %1910
  %1912 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1911, <8 x double> splat (double 0x3BC79CA10C924223))
  %1913 = fmul <8 x double> %1899, splat (double 3.000000e+02)
  %1914 = fcmp ule <8 x double> %1913, %1897
  %1915 = fmul <8 x double> %1907, splat (double 0x3FEE666666666666)
  %1916 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1897, <8 x double> %1915)
  %1917 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1908, <8 x double> %1916)
  %1918 = select <8 x i1> %1914, <8 x double> %1908, <8 x double> %1917
  %1919 = fmul <8 x double> %1907, splat (double 1.000000e-04)
  %1920 = fcmp uge <8 x double> %1899, %1919
  %1921 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1899, <8 x double> %1918)
  %1922 = select <8 x i1> %1920, <8 x double> %1921, <8 x double> %1899
  %1923 = fcmp oeq <8 x double> %1900, zeroinitializer
  %1924 = fcmp uge <8 x double> %1899, splat (double 1.000000e+00)
  %1925 = or <8 x i1> %1923, %1924
  %1926 = fmul <8 x double> %1898, splat (double 1.010000e+00)
  %1927 = fcmp uge <8 x double> %1926, %1897
  %1928 = select <8 x i1> %1927, <8 x double> splat (double 9.000000e-01), <8 x double> splat (double 8.000000e-01)
  %1929 = select i1 %343, <8 x double> splat (double 9.000000e-01), <8 x double> %1928
  %1930 = fdiv <8 x double> %1922, %1907
  %1931 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1930, <8 x double> splat (double 8.000000e+00))
  %1932 = fdiv <8 x double> %1897, %1912
  %1933 = fmul <8 x double> %1922, splat (double 1.010000e+00)
  %1934 = fcmp uge <8 x double> %1933, %1897
  %1935 = fmul <8 x double> %1922, splat (double 3.000000e+02)
  %1936 = fcmp ule <8 x double> %1935, %1897
  %1937 = or <8 x i1> %1934, %1936
  %1938 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1932, <8 x double> splat (double 5.000000e+00))
  %1939 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1931, <8 x double> %1938)
  %1940 = select <8 x i1> %1937, <8 x double> %1931, <8 x double> %1939
  %1941 = select <8 x i1> %1925, <8 x double> %1898, <8 x double> %1922
  %1942 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1940, <8 x double> splat (double 1.000000e+00))
  %1943 = fmul <8 x double> %1922, %1942
  %1944 = select <8 x i1> %1925, <8 x double> %1899, <8 x double> %1943
  %1945 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1944)
  %1946 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1945)
  %1947 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1946)
  %1948 = fdiv <8 x double> %1929, %1947
  br i1 %346, label %1949, label %1962

1949:                                             ; preds = %1893
  %1950 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1897, <8 x double> splat (double 0x3BC79CA10C924223))
  %1951 = fdiv <8 x double> %1950, %1912
  %1952 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1951, <8 x double> splat (double 8.000000e+00))
  %1953 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1952, <8 x double> splat (double 1.000000e+00))
  %1954 = select <8 x i1> %1925, <8 x double> splat (double 1.000000e+00), <8 x double> %1953
  %1955 = fmul <8 x double> %1950, %1954
  %1956 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1955)
  %1957 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1956)
  %1958 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1957)
  %1959 = fdiv <8 x double> splat (double 9.000000e-01), %1958
  %1960 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1948, <8 x double> %1959)
  %1961 = select <8 x i1> %1927, <8 x double> %1948, <8 x double> %1960
  br label %1962

1962:                                             ; preds = %1949, %1893
  %1963 = phi <8 x double> [ %1961, %1949 ], [ %1948, %1893 ]
  %1964 = load <8 x i64>, ptr %347, align 64
  %1965 = and <8 x i64> %1964, splat (i64 4607182418800017408)
  %1966 = and <8 x i64> %1964, splat (i64 4618441417868443648)
  %1967 = xor <8 x i64> %1966, splat (i64 4618441417868443648)
  %1968 = or <8 x i64> %1967, %1965
  %1969 = bitcast <8 x i64> %1968 to <8 x double>
  %1970 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1963, <8 x double> splat (double 0x3FD5555555555555))
  %1971 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1969, <8 x double> %1970)
  %1972 = load <8 x i64>, ptr %172, align 64
  %1973 = load <8 x i64>, ptr %24, align 64
  %1974 = xor <8 x i64> %1973, splat (i64 -1)
  %1975 = and <8 x i64> %1972, %1974
  %1976 = and <8 x i64> %1975, %1504
  %1977 = fcmp olt <8 x double> %1898, splat (double 1.000000e+00)
  %1978 = select <8 x i1> %1977, <8 x i64> %1976, <8 x i64> zeroinitializer
  %1979 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1978)
  %1980 = icmp eq i64 %1979, 0
  br i1 %1980, label %2344, label %1981

1981:                                             ; preds = %1962
  br i1 %197, label %1985, label %1982

1982:                                             ; preds = %1981
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #10
  store <8 x double> %884, ptr %9, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #10
  store <8 x i64> %1978, ptr %10, align 64
  %1983 = call fastcc <8 x i64> @project(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %9, ptr noundef %1804, ptr noundef nonnull byval(<8 x i64>) align 64 %10, double noundef 1.000000e+00)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #10
  %1984 = load ptr, ptr %55, align 16
  br label %1985

1985:                                             ; preds = %1982, %1981
  %1986 = phi ptr [ %1984, %1982 ], [ %1804, %1981 ]
  %1987 = phi <8 x i64> [ %1983, %1982 ], [ %1978, %1981 ]
  %1988 = load ptr, ptr %64, align 8
  %1989 = getelementptr inbounds <8 x double>, ptr %1988, i64 %349
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #10
  store <8 x double> %884, ptr %11, align 64
  %1990 = call fastcc <8 x i64> @rates(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %11, ptr noundef %1986, ptr noundef %1989, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #10
  %1991 = and <8 x i64> %1990, %1987
  %1992 = load <8 x double>, ptr %350, align 64
  %1993 = fcmp olt <8 x double> %1992, %884
  %1994 = select <8 x i1> %1993, <8 x i64> %1991, <8 x i64> zeroinitializer
  %1995 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1994)
  %1996 = icmp eq i64 %1995, 0
  br i1 %1996, label %2337, label %1997

1997:                                             ; preds = %1985
  %1998 = xor <8 x i64> %1994, splat (i64 -1)
  %1999 = load ptr, ptr %64, align 8
  %2000 = getelementptr inbounds <8 x double>, ptr %1999, i64 %349
  br i1 %213, label %2010, label %2003

2001:                                             ; preds = %2010
  %2002 = load ptr, ptr %64, align 8
  br label %2003

2003:                                             ; preds = %2001, %1997
  %2004 = phi ptr [ %2002, %2001 ], [ %1999, %1997 ]
  %2005 = load <8 x double>, ptr %229, align 64
  %2006 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> splat (double 1.000000e-01), <8 x double> %2005)
  %2007 = load ptr, ptr %58, align 8
  %2008 = getelementptr inbounds <8 x double>, ptr %2004, i64 %353
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #10
  store <8 x double> %2006, ptr %6, align 64
  %2009 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %6, ptr noundef %2007, ptr noundef %2008, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #10
  br i1 %213, label %2052, label %2045

2010:                                             ; preds = %1997, %2010
  %2011 = phi i64 [ %2043, %2010 ], [ 0, %1997 ]
  %2012 = load ptr, ptr %44, align 8
  %2013 = getelementptr inbounds nuw <8 x double>, ptr %2012, i64 %2011
  %2014 = load <8 x double>, ptr %2013, align 64
  %2015 = load ptr, ptr %64, align 8
  %2016 = getelementptr inbounds nuw <8 x double>, ptr %2015, i64 %2011
  %2017 = load <8 x double>, ptr %2016, align 64
  %2018 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2017, <8 x double> splat (double 0x3FACC1FCA2CEB148), <8 x double> zeroinitializer)
  %2019 = getelementptr inbounds nuw <8 x double>, ptr %2016, i64 %263
  %2020 = load <8 x double>, ptr %2019, align 64
  %2021 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2020, <8 x double> splat (double 0x3FD03958F21A35B8), <8 x double> %2018)
  %2022 = getelementptr inbounds nuw <8 x double>, ptr %2016, i64 %270
  %2023 = load <8 x double>, ptr %2022, align 64
  %2024 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2023, <8 x double> splat (double 0xBFCF84C2C277C23E), <8 x double> %2021)
  %2025 = getelementptr inbounds nuw <8 x double>, ptr %2016, i64 %280
  %2026 = load <8 x double>, ptr %2025, align 64
  %2027 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2026, <8 x double> splat (double 0xBFBFCB02555C9DEF), <8 x double> %2024)
  %2028 = getelementptr inbounds nuw <8 x double>, ptr %2016, i64 %291
  %2029 = load <8 x double>, ptr %2028, align 64
  %2030 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2029, <8 x double> splat (double 0x3FC39F10CE2D1913), <8 x double> %2027)
  %2031 = getelementptr inbounds nuw <8 x double>, ptr %2016, i64 %303
  %2032 = load <8 x double>, ptr %2031, align 64
  %2033 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2032, <8 x double> splat (double 0x3F80CBB69B38652C), <8 x double> %2030)
  %2034 = getelementptr inbounds nuw <8 x double>, ptr %2016, i64 %313
  %2035 = load <8 x double>, ptr %2034, align 64
  %2036 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2035, <8 x double> splat (double 0x3F7EFF840F396BA9), <8 x double> %2033)
  %2037 = getelementptr inbounds nuw <8 x double>, ptr %2016, i64 %351
  %2038 = load <8 x double>, ptr %2037, align 64
  %2039 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2038, <8 x double> splat (double -8.298000e-03), <8 x double> %2036)
  %2040 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> %2039, <8 x double> %2014)
  %2041 = load ptr, ptr %58, align 8
  %2042 = getelementptr inbounds nuw <8 x double>, ptr %2041, i64 %2011
  store <8 x double> %2040, ptr %2042, align 64
  %2043 = add nuw nsw i64 %2011, 1
  %2044 = icmp eq i64 %2043, %214
  br i1 %2044, label %2001, label %2010

2045:                                             ; preds = %2052, %2003
  %2046 = load <8 x double>, ptr %229, align 64
  %2047 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> splat (double 2.000000e-01), <8 x double> %2046)
  %2048 = load ptr, ptr %58, align 8
  %2049 = load ptr, ptr %64, align 8
  %2050 = getelementptr inbounds <8 x double>, ptr %2049, i64 %356
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #10
  store <8 x double> %2047, ptr %7, align 64
  %2051 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %7, ptr noundef %2048, ptr noundef %2050, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #10
  br i1 %213, label %2094, label %2087

2052:                                             ; preds = %2003, %2052
  %2053 = phi i64 [ %2085, %2052 ], [ 0, %2003 ]
  %2054 = load ptr, ptr %44, align 8
  %2055 = getelementptr inbounds nuw <8 x double>, ptr %2054, i64 %2053
  %2056 = load <8 x double>, ptr %2055, align 64
  %2057 = load ptr, ptr %64, align 8
  %2058 = getelementptr inbounds nuw <8 x double>, ptr %2057, i64 %2053
  %2059 = load <8 x double>, ptr %2058, align 64
  %2060 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2059, <8 x double> splat (double 0x3FA04CA1897BDB63), <8 x double> zeroinitializer)
  %2061 = getelementptr inbounds nuw <8 x double>, ptr %2058, i64 %255
  %2062 = load <8 x double>, ptr %2061, align 64
  %2063 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2062, <8 x double> splat (double 0x3F9CFAE9E5F59F45), <8 x double> %2060)
  %2064 = getelementptr inbounds nuw <8 x double>, ptr %2058, i64 %263
  %2065 = load <8 x double>, ptr %2064, align 64
  %2066 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2065, <8 x double> splat (double 0x3FAB69DB017C8CF9), <8 x double> %2063)
  %2067 = getelementptr inbounds nuw <8 x double>, ptr %2058, i64 %270
  %2068 = load <8 x double>, ptr %2067, align 64
  %2069 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2068, <8 x double> splat (double 0xBFAC1EF72FC69469), <8 x double> %2066)
  %2070 = getelementptr inbounds nuw <8 x double>, ptr %2058, i64 %303
  %2071 = load <8 x double>, ptr %2070, align 64
  %2072 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2071, <8 x double> splat (double 0xBF1C6710EEF6E153), <8 x double> %2069)
  %2073 = getelementptr inbounds nuw <8 x double>, ptr %2058, i64 %313
  %2074 = load <8 x double>, ptr %2073, align 64
  %2075 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2074, <8 x double> splat (double 0x3F39127A52D32320), <8 x double> %2072)
  %2076 = getelementptr inbounds nuw <8 x double>, ptr %2058, i64 %351
  %2077 = load <8 x double>, ptr %2076, align 64
  %2078 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2077, <8 x double> splat (double 0xBF36500E13E7149B), <8 x double> %2075)
  %2079 = getelementptr inbounds nuw <8 x double>, ptr %2058, i64 %354
  %2080 = load <8 x double>, ptr %2079, align 64
  %2081 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2080, <8 x double> splat (double 0x3FC21686B20CD989), <8 x double> %2078)
  %2082 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> %2081, <8 x double> %2056)
  %2083 = load ptr, ptr %58, align 8
  %2084 = getelementptr inbounds nuw <8 x double>, ptr %2083, i64 %2053
  store <8 x double> %2082, ptr %2084, align 64
  %2085 = add nuw nsw i64 %2053, 1
  %2086 = icmp eq i64 %2085, %214
  br i1 %2086, label %2045, label %2052

2087:                                             ; preds = %2094, %2045
  %2088 = load <8 x double>, ptr %229, align 64
  %2089 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> splat (double 0x3FE8E38E38E38E39), <8 x double> %2088)
  %2090 = load ptr, ptr %58, align 8
  %2091 = load ptr, ptr %64, align 8
  %2092 = getelementptr inbounds <8 x double>, ptr %2091, i64 %359
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #10
  store <8 x double> %2089, ptr %8, align 64
  %2093 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %8, ptr noundef %2090, ptr noundef %2092, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #10
  br i1 %213, label %2129, label %2332

2094:                                             ; preds = %2045, %2094
  %2095 = phi i64 [ %2127, %2094 ], [ 0, %2045 ]
  %2096 = load ptr, ptr %44, align 8
  %2097 = getelementptr inbounds nuw <8 x double>, ptr %2096, i64 %2095
  %2098 = load <8 x double>, ptr %2097, align 64
  %2099 = load ptr, ptr %64, align 8
  %2100 = getelementptr inbounds nuw <8 x double>, ptr %2099, i64 %2095
  %2101 = load <8 x double>, ptr %2100, align 64
  %2102 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2101, <8 x double> splat (double 0xBFDB7309792B6015), <8 x double> zeroinitializer)
  %2103 = getelementptr inbounds nuw <8 x double>, ptr %2100, i64 %255
  %2104 = load <8 x double>, ptr %2103, align 64
  %2105 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2104, <8 x double> splat (double 0xC012CA5D44AFDC9A), <8 x double> %2102)
  %2106 = getelementptr inbounds nuw <8 x double>, ptr %2100, i64 %263
  %2107 = load <8 x double>, ptr %2106, align 64
  %2108 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2107, <8 x double> splat (double 0x401EBBD2C419EDA3), <8 x double> %2105)
  %2109 = getelementptr inbounds nuw <8 x double>, ptr %2100, i64 %270
  %2110 = load <8 x double>, ptr %2109, align 64
  %2111 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2110, <8 x double> splat (double 0x401046A54457171C), <8 x double> %2108)
  %2112 = getelementptr inbounds nuw <8 x double>, ptr %2100, i64 %280
  %2113 = load <8 x double>, ptr %2112, align 64
  %2114 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2113, <8 x double> splat (double 0x3FD6D49E44EDBA44), <8 x double> %2111)
  %2115 = getelementptr inbounds nuw <8 x double>, ptr %2100, i64 %351
  %2116 = load <8 x double>, ptr %2115, align 64
  %2117 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2116, <8 x double> splat (double 0xBF56EBEEC24871D4), <8 x double> %2114)
  %2118 = getelementptr inbounds nuw <8 x double>, ptr %2100, i64 %354
  %2119 = load <8 x double>, ptr %2118, align 64
  %2120 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2119, <8 x double> splat (double 0x40079482A23F1996), <8 x double> %2117)
  %2121 = getelementptr inbounds nuw <8 x double>, ptr %2100, i64 %357
  %2122 = load <8 x double>, ptr %2121, align 64
  %2123 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2122, <8 x double> splat (double 0xC0224D4A6DCA2222), <8 x double> %2120)
  %2124 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> %2123, <8 x double> %2098)
  %2125 = load ptr, ptr %58, align 8
  %2126 = getelementptr inbounds nuw <8 x double>, ptr %2125, i64 %2095
  store <8 x double> %2124, ptr %2126, align 64
  %2127 = add nuw nsw i64 %2095, 1
  %2128 = icmp eq i64 %2127, %214
  br i1 %2128, label %2087, label %2094

2129:                                             ; preds = %2087, %2129
  %2130 = phi i64 [ %2330, %2129 ], [ 0, %2087 ]
  %2131 = load ptr, ptr %55, align 16
  %2132 = getelementptr inbounds nuw <8 x double>, ptr %2131, i64 %2130
  %2133 = load <8 x double>, ptr %2132, align 64
  %2134 = load ptr, ptr %44, align 8
  %2135 = getelementptr inbounds nuw <8 x double>, ptr %2134, i64 %2130
  %2136 = load <8 x double>, ptr %2135, align 64
  %2137 = fsub <8 x double> %2133, %2136
  %2138 = load ptr, ptr %72, align 16
  %2139 = getelementptr inbounds nuw <8 x double>, ptr %2138, i64 %2130
  store <8 x double> %2137, ptr %2139, align 64
  %2140 = getelementptr inbounds nuw <8 x double>, ptr %1999, i64 %2130
  %2141 = load <8 x double>, ptr %2140, align 64
  %2142 = fneg <8 x double> %2137
  %2143 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %886, <8 x double> %2141, <8 x double> %2142)
  %2144 = load ptr, ptr %72, align 16
  %2145 = getelementptr inbounds nuw <8 x double>, ptr %2144, i64 %2130
  %2146 = getelementptr inbounds nuw <8 x double>, ptr %2145, i64 %214
  store <8 x double> %2143, ptr %2146, align 64
  %2147 = load <8 x double>, ptr %2140, align 64
  %2148 = getelementptr inbounds nuw <8 x double>, ptr %2000, i64 %2130
  %2149 = load <8 x double>, ptr %2148, align 64
  %2150 = fadd <8 x double> %2147, %2149
  %2151 = fneg <8 x double> %2150
  %2152 = fmul <8 x double> %886, %2151
  %2153 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2137, <8 x double> splat (double 2.000000e+00), <8 x double> %2152)
  %2154 = load ptr, ptr %72, align 16
  %2155 = getelementptr inbounds nuw <8 x double>, ptr %2154, i64 %2130
  %2156 = getelementptr inbounds nuw <8 x double>, ptr %2155, i64 %236
  store <8 x double> %2153, ptr %2156, align 64
  %2157 = load ptr, ptr %64, align 8
  %2158 = getelementptr inbounds nuw <8 x double>, ptr %2157, i64 %2130
  %2159 = load <8 x double>, ptr %2158, align 64
  %2160 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2159, <8 x double> splat (double 0xC020DB9DCC37C81B), <8 x double> zeroinitializer)
  %2161 = add nuw nsw i64 %2130, %255
  %2162 = getelementptr inbounds nuw <8 x double>, ptr %2157, i64 %2161
  %2163 = load <8 x double>, ptr %2162, align 64
  %2164 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2163, <8 x double> splat (double 0x3FE2228765F0A2EB), <8 x double> %2160)
  %2165 = add nuw nsw i64 %2130, %263
  %2166 = getelementptr inbounds nuw <8 x double>, ptr %2157, i64 %2165
  %2167 = load <8 x double>, ptr %2166, align 64
  %2168 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2167, <8 x double> splat (double 0xC0088D35A1175376), <8 x double> %2164)
  %2169 = add nuw nsw i64 %2130, %270
  %2170 = getelementptr inbounds nuw <8 x double>, ptr %2157, i64 %2169
  %2171 = load <8 x double>, ptr %2170, align 64
  %2172 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2171, <8 x double> splat (double 0x400313CCA2E462EC), <8 x double> %2168)
  %2173 = add nuw nsw i64 %2130, %280
  %2174 = getelementptr inbounds nuw <8 x double>, ptr %2157, i64 %2173
  %2175 = load <8 x double>, ptr %2174, align 64
  %2176 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2175, <8 x double> splat (double 0x4000EFAFD3C0D1BD), <8 x double> %2172)
  %2177 = add nuw nsw i64 %2130, %291
  %2178 = getelementptr inbounds nuw <8 x double>, ptr %2157, i64 %2177
  %2179 = load <8 x double>, ptr %2178, align 64
  %2180 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2179, <8 x double> splat (double 0xBFEBE2709A4AC0D3), <8 x double> %2176)
  %2181 = add nuw nsw i64 %2130, %303
  %2182 = getelementptr inbounds nuw <8 x double>, ptr %2157, i64 %2181
  %2183 = load <8 x double>, ptr %2182, align 64
  %2184 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2183, <8 x double> splat (double 0x4001EC6A759DA28B), <8 x double> %2180)
  %2185 = add nuw nsw i64 %2130, %313
  %2186 = getelementptr inbounds nuw <8 x double>, ptr %2157, i64 %2185
  %2187 = load <8 x double>, ptr %2186, align 64
  %2188 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2187, <8 x double> splat (double 0x3FE435E4B2F53319), <8 x double> %2184)
  %2189 = add nuw nsw i64 %2130, %351
  %2190 = getelementptr inbounds nuw <8 x double>, ptr %2157, i64 %2189
  %2191 = load <8 x double>, ptr %2190, align 64
  %2192 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2191, <8 x double> splat (double 0xBFB6C81218B7F07C), <8 x double> %2188)
  %2193 = add nuw nsw i64 %2130, %354
  %2194 = getelementptr inbounds nuw <8 x double>, ptr %2157, i64 %2193
  %2195 = load <8 x double>, ptr %2194, align 64
  %2196 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2195, <8 x double> splat (double 0x40322604753358B4), <8 x double> %2192)
  %2197 = add nuw nsw i64 %2130, %357
  %2198 = getelementptr inbounds nuw <8 x double>, ptr %2157, i64 %2197
  %2199 = load <8 x double>, ptr %2198, align 64
  %2200 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2199, <8 x double> splat (double 0xC02263A6DB60DFA1), <8 x double> %2196)
  %2201 = add nuw nsw i64 %2130, %360
  %2202 = getelementptr inbounds nuw <8 x double>, ptr %2157, i64 %2201
  %2203 = load <8 x double>, ptr %2202, align 64
  %2204 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2203, <8 x double> splat (double 0xC011BE8052A2581D), <8 x double> %2200)
  %2205 = fmul <8 x double> %2204, %886
  %2206 = load ptr, ptr %72, align 16
  %2207 = getelementptr inbounds nuw <8 x double>, ptr %2206, i64 %2130
  %2208 = getelementptr inbounds nuw <8 x double>, ptr %2207, i64 %242
  store <8 x double> %2205, ptr %2208, align 64
  %2209 = load ptr, ptr %64, align 8
  %2210 = getelementptr inbounds nuw <8 x double>, ptr %2209, i64 %2130
  %2211 = load <8 x double>, ptr %2210, align 64
  %2212 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2211, <8 x double> splat (double 0x4024DAE269AD44FC), <8 x double> zeroinitializer)
  %2213 = getelementptr inbounds nuw <8 x double>, ptr %2209, i64 %2161
  %2214 = load <8 x double>, ptr %2213, align 64
  %2215 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2214, <8 x double> splat (double 0x406E49125D57ED67), <8 x double> %2212)
  %2216 = getelementptr inbounds nuw <8 x double>, ptr %2209, i64 %2165
  %2217 = load <8 x double>, ptr %2216, align 64
  %2218 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2217, <8 x double> splat (double 0x4064A66A19B8434B), <8 x double> %2215)
  %2219 = getelementptr inbounds nuw <8 x double>, ptr %2209, i64 %2169
  %2220 = load <8 x double>, ptr %2219, align 64
  %2221 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2220, <8 x double> splat (double 0xC07768BF81E14E35), <8 x double> %2218)
  %2222 = getelementptr inbounds nuw <8 x double>, ptr %2209, i64 %2173
  %2223 = load <8 x double>, ptr %2222, align 64
  %2224 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2223, <8 x double> splat (double 0xC0361D194558CFFB), <8 x double> %2221)
  %2225 = getelementptr inbounds nuw <8 x double>, ptr %2209, i64 %2177
  %2226 = load <8 x double>, ptr %2225, align 64
  %2227 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2226, <8 x double> splat (double 0x401EEF08F933A023), <8 x double> %2224)
  %2228 = getelementptr inbounds nuw <8 x double>, ptr %2209, i64 %2181
  %2229 = load <8 x double>, ptr %2228, align 64
  %2230 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2229, <8 x double> splat (double 0xC03EAC90D122C30D), <8 x double> %2227)
  %2231 = getelementptr inbounds nuw <8 x double>, ptr %2209, i64 %2185
  %2232 = load <8 x double>, ptr %2231, align 64
  %2233 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2232, <8 x double> splat (double 0xC022AA0D032A0ACD), <8 x double> %2230)
  %2234 = getelementptr inbounds nuw <8 x double>, ptr %2209, i64 %2189
  %2235 = load <8 x double>, ptr %2234, align 64
  %2236 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2235, <8 x double> splat (double 0x402F64FC65250F7C), <8 x double> %2233)
  %2237 = getelementptr inbounds nuw <8 x double>, ptr %2209, i64 %2193
  %2238 = load <8 x double>, ptr %2237, align 64
  %2239 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2238, <8 x double> splat (double 0xC03F23AFEDECFD53), <8 x double> %2236)
  %2240 = getelementptr inbounds nuw <8 x double>, ptr %2209, i64 %2197
  %2241 = load <8 x double>, ptr %2240, align 64
  %2242 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2241, <8 x double> splat (double 0xC022B4B2806665CA), <8 x double> %2239)
  %2243 = getelementptr inbounds nuw <8 x double>, ptr %2209, i64 %2201
  %2244 = load <8 x double>, ptr %2243, align 64
  %2245 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2244, <8 x double> splat (double 0x4041E88E43070A10), <8 x double> %2242)
  %2246 = fmul <8 x double> %2245, %886
  %2247 = load ptr, ptr %72, align 16
  %2248 = getelementptr inbounds nuw <8 x double>, ptr %2247, i64 %2130
  %2249 = getelementptr inbounds nuw <8 x double>, ptr %2248, i64 %248
  store <8 x double> %2246, ptr %2249, align 64
  %2250 = load ptr, ptr %64, align 8
  %2251 = getelementptr inbounds nuw <8 x double>, ptr %2250, i64 %2130
  %2252 = load <8 x double>, ptr %2251, align 64
  %2253 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2252, <8 x double> splat (double 0x4033FC2C7303381F), <8 x double> zeroinitializer)
  %2254 = getelementptr inbounds nuw <8 x double>, ptr %2250, i64 %2161
  %2255 = load <8 x double>, ptr %2254, align 64
  %2256 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2255, <8 x double> splat (double 0xC0783098D10F2521), <8 x double> %2253)
  %2257 = getelementptr inbounds nuw <8 x double>, ptr %2250, i64 %2165
  %2258 = load <8 x double>, ptr %2257, align 64
  %2259 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2258, <8 x double> splat (double 0xC067A5B34EDF4D39), <8 x double> %2256)
  %2260 = getelementptr inbounds nuw <8 x double>, ptr %2250, i64 %2169
  %2261 = load <8 x double>, ptr %2260, align 64
  %2262 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2261, <8 x double> splat (double 0x40807E771C2C6A0C), <8 x double> %2259)
  %2263 = getelementptr inbounds nuw <8 x double>, ptr %2250, i64 %2173
  %2264 = load <8 x double>, ptr %2263, align 64
  %2265 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2264, <8 x double> splat (double 0xC02725D68DC06F96), <8 x double> %2262)
  %2266 = getelementptr inbounds nuw <8 x double>, ptr %2250, i64 %2177
  %2267 = load <8 x double>, ptr %2266, align 64
  %2268 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2267, <8 x double> splat (double 0x401B8661DD0F8BD7), <8 x double> %2265)
  %2269 = getelementptr inbounds nuw <8 x double>, ptr %2250, i64 %2181
  %2270 = load <8 x double>, ptr %2269, align 64
  %2271 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2270, <8 x double> splat (double 0xBFF0027A7D67FC68), <8 x double> %2268)
  %2272 = getelementptr inbounds nuw <8 x double>, ptr %2250, i64 %2185
  %2273 = load <8 x double>, ptr %2272, align 64
  %2274 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2273, <8 x double> splat (double 0x3FE8E308023D3331), <8 x double> %2271)
  %2275 = getelementptr inbounds nuw <8 x double>, ptr %2250, i64 %2189
  %2276 = load <8 x double>, ptr %2275, align 64
  %2277 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2276, <8 x double> splat (double 0xC00639C3EFFF56D2), <8 x double> %2274)
  %2278 = getelementptr inbounds nuw <8 x double>, ptr %2250, i64 %2193
  %2279 = load <8 x double>, ptr %2278, align 64
  %2280 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2279, <8 x double> splat (double 0xC04E192D4F30C77F), <8 x double> %2277)
  %2281 = getelementptr inbounds nuw <8 x double>, ptr %2250, i64 %2197
  %2282 = load <8 x double>, ptr %2281, align 64
  %2283 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2282, <8 x double> splat (double 0x40551481861928C0), <8 x double> %2280)
  %2284 = getelementptr inbounds nuw <8 x double>, ptr %2250, i64 %2201
  %2285 = load <8 x double>, ptr %2284, align 64
  %2286 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2285, <8 x double> splat (double 0x4027FC0D95740812), <8 x double> %2283)
  %2287 = fmul <8 x double> %2286, %886
  %2288 = load ptr, ptr %72, align 16
  %2289 = getelementptr inbounds nuw <8 x double>, ptr %2288, i64 %2161
  store <8 x double> %2287, ptr %2289, align 64
  %2290 = load ptr, ptr %64, align 8
  %2291 = getelementptr inbounds nuw <8 x double>, ptr %2290, i64 %2130
  %2292 = load <8 x double>, ptr %2291, align 64
  %2293 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2292, <8 x double> splat (double 0xC039B1A59F97E9A3), <8 x double> zeroinitializer)
  %2294 = getelementptr inbounds nuw <8 x double>, ptr %2290, i64 %2161
  %2295 = load <8 x double>, ptr %2294, align 64
  %2296 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2295, <8 x double> splat (double 0xC06346126BD860C7), <8 x double> %2293)
  %2297 = getelementptr inbounds nuw <8 x double>, ptr %2290, i64 %2165
  %2298 = load <8 x double>, ptr %2297, align 64
  %2299 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2298, <8 x double> splat (double 0xC06CF0F0AC990990), <8 x double> %2296)
  %2300 = getelementptr inbounds nuw <8 x double>, ptr %2290, i64 %2169
  %2301 = load <8 x double>, ptr %2300, align 64
  %2302 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2301, <8 x double> splat (double 0x40765A39D3B3C602), <8 x double> %2299)
  %2303 = getelementptr inbounds nuw <8 x double>, ptr %2290, i64 %2173
  %2304 = load <8 x double>, ptr %2303, align 64
  %2305 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2304, <8 x double> splat (double 0x405759F0D4D83C70), <8 x double> %2302)
  %2306 = getelementptr inbounds nuw <8 x double>, ptr %2290, i64 %2177
  %2307 = load <8 x double>, ptr %2306, align 64
  %2308 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2307, <8 x double> splat (double 0xC042BAAA552107AB), <8 x double> %2305)
  %2309 = getelementptr inbounds nuw <8 x double>, ptr %2290, i64 %2181
  %2310 = load <8 x double>, ptr %2309, align 64
  %2311 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2310, <8 x double> splat (double 0x405A0660A855838E), <8 x double> %2308)
  %2312 = getelementptr inbounds nuw <8 x double>, ptr %2290, i64 %2185
  %2313 = load <8 x double>, ptr %2312, align 64
  %2314 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2313, <8 x double> splat (double 0x403DD71D78528CF6), <8 x double> %2311)
  %2315 = getelementptr inbounds nuw <8 x double>, ptr %2290, i64 %2189
  %2316 = load <8 x double>, ptr %2315, align 64
  %2317 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2316, <8 x double> splat (double 0xC045C4484E37F77E), <8 x double> %2314)
  %2318 = getelementptr inbounds nuw <8 x double>, ptr %2290, i64 %2193
  %2319 = load <8 x double>, ptr %2318, align 64
  %2320 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2319, <8 x double> splat (double 0x405814C57DF82010), <8 x double> %2317)
  %2321 = getelementptr inbounds nuw <8 x double>, ptr %2290, i64 %2197
  %2322 = load <8 x double>, ptr %2321, align 64
  %2323 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2322, <8 x double> splat (double 0xC04396B082B5CD1E), <8 x double> %2320)
  %2324 = getelementptr inbounds nuw <8 x double>, ptr %2290, i64 %2201
  %2325 = load <8 x double>, ptr %2324, align 64
  %2326 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2325, <8 x double> splat (double 0xC062B7423E1CB30D), <8 x double> %2323)
  %2327 = fmul <8 x double> %2326, %886
  %2328 = load ptr, ptr %72, align 16
  %2329 = getelementptr inbounds nuw <8 x double>, ptr %2328, i64 %2165
  store <8 x double> %2327, ptr %2329, align 64
  %2330 = add nuw nsw i64 %2130, 1
  %2331 = icmp eq i64 %2330, %214
  br i1 %2331, label %2332, label %2129

2332:                                             ; preds = %2129, %2087
  %2333 = and <8 x i64> %2051, %2009
  %2334 = and <8 x i64> %2333, %2093
  %2335 = or <8 x i64> %2334, %1998
  %2336 = and <8 x i64> %2335, %1991
  br label %2337

2337:                                             ; preds = %2332, %1985
  %2338 = phi <8 x i64> [ %2336, %2332 ], [ %1991, %1985 ]
  %2339 = load <8 x i64>, ptr %24, align 64
  %2340 = xor <8 x i64> %2339, splat (i64 -1)
  %2341 = and <8 x i64> %2338, %2340
  %2342 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2341)
  %2343 = icmp eq i64 %2342, 0
  br i1 %2343, label %2344, label %2348

2344:                                             ; preds = %2337, %1962
  %2345 = phi <8 x i64> [ %2341, %2337 ], [ %1978, %1962 ]
  %2346 = phi <8 x i64> [ %2339, %2337 ], [ %1973, %1962 ]
  %2347 = bitcast <8 x double> %884 to <8 x i64>
  br label %2537

2348:                                             ; preds = %2337
  %2349 = bitcast <8 x double> %884 to <8 x i64>
  %2350 = load <8 x double>, ptr %350, align 64
  br label %2351

2351:                                             ; preds = %2536, %2348
  %2352 = phi <8 x double> [ %2350, %2348 ], [ %2533, %2536 ]
  %2353 = phi <8 x i64> [ %2341, %2348 ], [ %2437, %2536 ]
  %2354 = fcmp ole <8 x double> %2352, %884
  %2355 = select <8 x i1> %2354, <8 x i64> %2353, <8 x i64> zeroinitializer
  %2356 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2355)
  %2357 = icmp eq i64 %2356, 0
  br i1 %2357, label %2537, label %2358

2358:                                             ; preds = %2351
  %2359 = load <8 x double>, ptr %229, align 64
  %2360 = fsub <8 x double> %2352, %2359
  %2361 = fdiv <8 x double> %2360, %886
  %2362 = bitcast <8 x double> %2361 to <8 x i64>
  %2363 = and <8 x i64> %2355, %2362
  %2364 = xor <8 x i64> %2355, splat (i64 -1)
  %2365 = and <8 x i64> %2364, splat (i64 4607182418800017408)
  %2366 = or <8 x i64> %2363, %2365
  %2367 = bitcast <8 x i64> %2366 to <8 x double>
  %2368 = fcmp uge <8 x double> %2367, splat (double 1.000000e+00)
  %2369 = load ptr, ptr %61, align 32
  %2370 = fsub <8 x double> splat (double 1.000000e+00), %2367
  br i1 %213, label %2371, label %2407

2371:                                             ; preds = %2358, %2371
  %2372 = phi i64 [ %2405, %2371 ], [ 0, %2358 ]
  %2373 = load ptr, ptr %72, align 16
  %2374 = getelementptr inbounds nuw <8 x double>, ptr %2373, i64 %2372
  %2375 = getelementptr inbounds nuw <8 x double>, ptr %2374, i64 %263
  %2376 = load <8 x double>, ptr %2375, align 64
  %2377 = fmul <8 x double> %2376, %2367
  %2378 = getelementptr inbounds nuw <8 x double>, ptr %2374, i64 %255
  %2379 = load <8 x double>, ptr %2378, align 64
  %2380 = fadd <8 x double> %2377, %2379
  %2381 = fmul <8 x double> %2370, %2380
  %2382 = getelementptr inbounds nuw <8 x double>, ptr %2374, i64 %248
  %2383 = load <8 x double>, ptr %2382, align 64
  %2384 = fadd <8 x double> %2383, %2381
  %2385 = fmul <8 x double> %2384, %2367
  %2386 = getelementptr inbounds nuw <8 x double>, ptr %2374, i64 %242
  %2387 = load <8 x double>, ptr %2386, align 64
  %2388 = fadd <8 x double> %2387, %2385
  %2389 = fmul <8 x double> %2370, %2388
  %2390 = getelementptr inbounds nuw <8 x double>, ptr %2374, i64 %236
  %2391 = load <8 x double>, ptr %2390, align 64
  %2392 = fadd <8 x double> %2391, %2389
  %2393 = fmul <8 x double> %2392, %2367
  %2394 = getelementptr inbounds nuw <8 x double>, ptr %2374, i64 %214
  %2395 = load <8 x double>, ptr %2394, align 64
  %2396 = fadd <8 x double> %2395, %2393
  %2397 = fmul <8 x double> %2370, %2396
  %2398 = load ptr, ptr %44, align 8
  %2399 = getelementptr inbounds nuw <8 x double>, ptr %2398, i64 %2372
  %2400 = load <8 x double>, ptr %2399, align 64
  %2401 = load <8 x double>, ptr %2374, align 64
  %2402 = fadd <8 x double> %2401, %2397
  %2403 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2402, <8 x double> %2367, <8 x double> %2400)
  %2404 = getelementptr inbounds nuw <8 x double>, ptr %2369, i64 %2372
  store <8 x double> %2403, ptr %2404, align 64
  %2405 = add nuw nsw i64 %2372, 1
  %2406 = icmp eq i64 %2405, %214
  br i1 %2406, label %2408, label %2371

2407:                                             ; preds = %2408, %2358
  br i1 %197, label %2436, label %2419

2408:                                             ; preds = %2371, %2408
  %2409 = phi i64 [ %2417, %2408 ], [ 0, %2371 ]
  %2410 = load ptr, ptr %61, align 32
  %2411 = getelementptr inbounds nuw <8 x double>, ptr %2410, i64 %2409
  %2412 = load <8 x i64>, ptr %2411, align 64
  %2413 = load ptr, ptr %55, align 16
  %2414 = getelementptr inbounds nuw <8 x double>, ptr %2413, i64 %2409
  %2415 = load <8 x i64>, ptr %2414, align 64
  %2416 = select <8 x i1> %2368, <8 x i64> %2415, <8 x i64> %2412
  store <8 x i64> %2416, ptr %2411, align 64
  %2417 = add nuw nsw i64 %2409, 1
  %2418 = icmp eq i64 %2417, %214
  br i1 %2418, label %2407, label %2408

2419:                                             ; preds = %2407
  %2420 = select <8 x i1> %2368, <8 x i64> zeroinitializer, <8 x i64> %2355
  %2421 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2420)
  %2422 = icmp eq i64 %2421, 0
  br i1 %2422, label %2436, label %2423

2423:                                             ; preds = %2419
  %2424 = xor <8 x i64> %2420, splat (i64 -1)
  %2425 = bitcast <8 x double> %2352 to <8 x i64>
  %2426 = and <8 x i64> %2355, %2425
  %2427 = and <8 x i64> %2364, %2349
  %2428 = or <8 x i64> %2426, %2427
  %2429 = load ptr, ptr %61, align 32
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3)
  store <8 x i64> %2428, ptr %3, align 64
  %2430 = load ptr, ptr %33, align 64
  %2431 = load ptr, ptr %90, align 16
  call void @appell_lanes_correct(ptr noundef nonnull %3, ptr noundef %2429, ptr noundef %2430, ptr noundef null, ptr noundef %2431) #10
  %2432 = load <8 x double>, ptr %3, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #10
  store <8 x double> %2432, ptr %4, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #10
  store <8 x i64> %2420, ptr %5, align 64
  %2433 = call fastcc <8 x i64> @project(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %4, ptr noundef %2429, ptr noundef nonnull byval(<8 x i64>) align 64 %5, double noundef 1.000000e+03)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3)
  %2434 = or <8 x i64> %2433, %2424
  %2435 = and <8 x i64> %2434, %2353
  br label %2436

2436:                                             ; preds = %2423, %2419, %2407
  %2437 = phi <8 x i64> [ %2435, %2423 ], [ %2353, %2419 ], [ %2353, %2407 ]
  %2438 = bitcast <8 x double> %2352 to <8 x i64>
  %2439 = and <8 x i64> %2355, %2438
  %2440 = and <8 x i64> %2364, %2349
  %2441 = or <8 x i64> %2439, %2440
  %2442 = load ptr, ptr %61, align 32
  %2443 = and <8 x i64> %2437, %2355
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2)
  store <8 x i64> %2441, ptr %2, align 64
  %2444 = load ptr, ptr %33, align 64
  %2445 = load ptr, ptr %111, align 8
  call void @appell_lanes_sizes(ptr noundef nonnull %2, ptr noundef %2442, ptr noundef %2444, ptr noundef null, ptr noundef %2445) #10
  %2446 = load ptr, ptr %111, align 8
  %2447 = getelementptr inbounds nuw i8, ptr %2446, i64 64
  br label %2448

2448:                                             ; preds = %2508, %2436
  %2449 = phi i64 [ 0, %2436 ], [ %2509, %2508 ]
  %2450 = trunc nuw nsw i64 %2449 to i32
  %2451 = extractelement <8 x i64> %2443, i32 %2450
  %2452 = icmp eq i64 %2451, 0
  br i1 %2452, label %2508, label %2453

2453:                                             ; preds = %2448
  %2454 = getelementptr inbounds nuw [8 x i32], ptr %361, i64 0, i64 %2449
  %2455 = load i32, ptr %2454, align 4
  %2456 = sext i32 %2455 to i64
  %2457 = getelementptr inbounds nuw [8 x i32], ptr %362, i64 0, i64 %2449
  %2458 = load i32, ptr %2457, align 4
  %2459 = add nsw i32 %2458, 1
  store i32 %2459, ptr %2457, align 4
  %2460 = sext i32 %2458 to i64
  %2461 = load i32, ptr %218, align 4
  %2462 = sext i32 %2461 to i64
  br i1 %221, label %2463, label %2467

2463:                                             ; preds = %2453
  %2464 = load ptr, ptr %222, align 8
  %2465 = mul nsw i64 %2456, %98
  %2466 = getelementptr double, ptr %2464, i64 %2460
  br label %2472

2467:                                             ; preds = %2472, %2453
  br i1 %184, label %2468, label %2482

2468:                                             ; preds = %2467
  %2469 = load ptr, ptr %223, align 8
  %2470 = mul nsw i64 %2456, %224
  %2471 = getelementptr double, ptr %2469, i64 %2460
  br label %2495

2472:                                             ; preds = %2472, %2463
  %2473 = phi i64 [ 0, %2463 ], [ %2480, %2472 ]
  %2474 = getelementptr inbounds nuw <8 x double>, ptr %2442, i64 %2473
  %2475 = load <8 x double>, ptr %2474, align 64
  %2476 = extractelement <8 x double> %2475, i32 %2450
  %2477 = add nsw i64 %2473, %2465
  %2478 = mul nsw i64 %2477, %2462
  %2479 = getelementptr double, ptr %2466, i64 %2478
  store double %2476, ptr %2479, align 8
  %2480 = add nuw nsw i64 %2473, 1
  %2481 = icmp eq i64 %2480, %226
  br i1 %2481, label %2467, label %2472

2482:                                             ; preds = %2495, %2467
  %2483 = load ptr, ptr %225, align 8
  %2484 = shl nsw i64 %2456, 1
  %2485 = getelementptr double, ptr %2483, i64 %2460
  %2486 = load <8 x double>, ptr %2446, align 64
  %2487 = extractelement <8 x double> %2486, i32 %2450
  %2488 = mul nsw i64 %2484, %2462
  %2489 = getelementptr double, ptr %2485, i64 %2488
  store double %2487, ptr %2489, align 8
  %2490 = load <8 x double>, ptr %2447, align 64
  %2491 = extractelement <8 x double> %2490, i32 %2450
  %2492 = or disjoint i64 %2484, 1
  %2493 = mul nsw i64 %2492, %2462
  %2494 = getelementptr double, ptr %2485, i64 %2493
  store double %2491, ptr %2494, align 8
  br label %2508

2495:                                             ; preds = %2495, %2468
  %2496 = phi i64 [ 0, %2468 ], [ %2506, %2495 ]
  %2497 = trunc nuw nsw i64 %2496 to i32
  %2498 = add i32 %49, %2497
  %2499 = sext i32 %2498 to i64
  %2500 = getelementptr inbounds <8 x double>, ptr %2442, i64 %2499
  %2501 = load <8 x double>, ptr %2500, align 64
  %2502 = extractelement <8 x double> %2501, i32 %2450
  %2503 = add nsw i64 %2496, %2470
  %2504 = mul nsw i64 %2503, %2462
  %2505 = getelementptr double, ptr %2471, i64 %2504
  store double %2502, ptr %2505, align 8
  %2506 = add nuw nsw i64 %2496, 1
  %2507 = icmp eq i64 %2506, %227
  br i1 %2507, label %2482, label %2495

2508:                                             ; preds = %2482, %2448
  %2509 = add nuw nsw i64 %2449, 1
  %2510 = icmp eq i64 %2509, 8
  br i1 %2510, label %2511, label %2448

2511:                                             ; preds = %2508
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2)
  %2512 = load <8 x double>, ptr %350, align 64
  br label %2513

2513:                                             ; preds = %2532, %2511
  %2514 = phi <8 x double> [ %2512, %2511 ], [ %2533, %2532 ]
  %2515 = phi i64 [ 0, %2511 ], [ %2534, %2532 ]
  %2516 = trunc nuw nsw i64 %2515 to i32
  %2517 = extractelement <8 x i64> %2443, i32 %2516
  %2518 = icmp eq i64 %2517, 0
  br i1 %2518, label %2532, label %2519

2519:                                             ; preds = %2513
  %2520 = getelementptr inbounds nuw [8 x i32], ptr %362, i64 0, i64 %2515
  %2521 = load i32, ptr %2520, align 4
  %2522 = load i32, ptr %218, align 4
  %2523 = icmp slt i32 %2521, %2522
  br i1 %2523, label %2524, label %2529

2524:                                             ; preds = %2519
  %2525 = load ptr, ptr %219, align 8
  %2526 = sext i32 %2521 to i64
  %2527 = getelementptr inbounds double, ptr %2525, i64 %2526
  %2528 = load double, ptr %2527, align 8
  br label %2529

2529:                                             ; preds = %2524, %2519
  %2530 = phi double [ %2528, %2524 ], [ 0x7FF0000000000000, %2519 ]
  %2531 = insertelement <8 x double> %2514, double %2530, i32 %2516
  store <8 x double> %2531, ptr %350, align 64
  br label %2532

2532:                                             ; preds = %2529, %2513
  %2533 = phi <8 x double> [ %2531, %2529 ], [ %2514, %2513 ]
  %2534 = add nuw nsw i64 %2515, 1
  %2535 = icmp eq i64 %2534, 8
  br i1 %2535, label %2536, label %2513

2536:                                             ; preds = %2532
  br label %2351

2537:                                             ; preds = %2351, %2344
  %2538 = phi <8 x i64> [ %2345, %2344 ], [ %2341, %2351 ]
  %2539 = phi <8 x i64> [ %2346, %2344 ], [ %2339, %2351 ]
  %2540 = phi <8 x i64> [ %2347, %2344 ], [ %2349, %2351 ]
  %2541 = phi <8 x i64> [ %2345, %2344 ], [ %2353, %2351 ]
  %2542 = load <8 x i64>, ptr %172, align 64
  %2543 = xor <8 x i64> %2538, splat (i64 -1)
  %2544 = and <8 x i64> %2542, %2543
  %2545 = load <8 x i64>, ptr %229, align 64
  %2546 = and <8 x i64> %2541, %2540
  %2547 = xor <8 x i64> %2541, splat (i64 -1)
  %2548 = and <8 x i64> %2545, %2547
  %2549 = or <8 x i64> %2548, %2546
  store <8 x i64> %2549, ptr %229, align 64
  %2550 = load <8 x double>, ptr %328, align 64
  %2551 = load ptr, ptr %55, align 16
  br i1 %201, label %2552, label %2561

2552:                                             ; preds = %2537, %2552
  %2553 = phi i64 [ %2559, %2552 ], [ 0, %2537 ]
  %2554 = phi <8 x double> [ %2558, %2552 ], [ zeroinitializer, %2537 ]
  %2555 = getelementptr inbounds nuw <8 x double>, ptr %2551, i64 %2553
  %2556 = load <8 x double>, ptr %2555, align 64
  %2557 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2556)
  %2558 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2554, <8 x double> %2557)
  %2559 = add nuw nsw i64 %2553, 1
  %2560 = icmp eq i64 %2559, %202
  br i1 %2560, label %2561, label %2552

2561:                                             ; preds = %2552, %2537
  %2562 = phi <8 x double> [ zeroinitializer, %2537 ], [ %2558, %2552 ]
  %2563 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2550, <8 x double> %2562)
  %2564 = bitcast <8 x double> %2550 to <8 x i64>
  %2565 = bitcast <8 x double> %2563 to <8 x i64>
  %2566 = and <8 x i64> %2541, %2565
  %2567 = and <8 x i64> %2564, %2547
  %2568 = or <8 x i64> %2566, %2567
  store <8 x i64> %2568, ptr %328, align 64
  %2569 = load <8 x double>, ptr %329, align 64
  br i1 %199, label %2570, label %2579

2570:                                             ; preds = %2561, %2570
  %2571 = phi i64 [ %2577, %2570 ], [ %203, %2561 ]
  %2572 = phi <8 x double> [ %2576, %2570 ], [ zeroinitializer, %2561 ]
  %2573 = getelementptr inbounds <8 x double>, ptr %2551, i64 %2571
  %2574 = load <8 x double>, ptr %2573, align 64
  %2575 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2574)
  %2576 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2572, <8 x double> %2575)
  %2577 = add nsw i64 %2571, 1
  %2578 = icmp slt i64 %2577, %98
  br i1 %2578, label %2570, label %2579

2579:                                             ; preds = %2570, %2561
  %2580 = phi <8 x double> [ zeroinitializer, %2561 ], [ %2576, %2570 ]
  %2581 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2569, <8 x double> %2580)
  %2582 = bitcast <8 x double> %2569 to <8 x i64>
  %2583 = bitcast <8 x double> %2581 to <8 x i64>
  %2584 = and <8 x i64> %2541, %2583
  %2585 = and <8 x i64> %2582, %2547
  %2586 = or <8 x i64> %2584, %2585
  store <8 x i64> %2586, ptr %329, align 64
  br i1 %213, label %2587, label %2608

2587:                                             ; preds = %2579, %2587
  %2588 = phi i64 [ %2606, %2587 ], [ 0, %2579 ]
  %2589 = load ptr, ptr %55, align 16
  %2590 = getelementptr inbounds nuw <8 x double>, ptr %2589, i64 %2588
  %2591 = load <8 x i64>, ptr %2590, align 64
  %2592 = load ptr, ptr %44, align 8
  %2593 = getelementptr inbounds nuw <8 x double>, ptr %2592, i64 %2588
  %2594 = load <8 x i64>, ptr %2593, align 64
  %2595 = and <8 x i64> %2591, %2541
  %2596 = and <8 x i64> %2594, %2547
  %2597 = or <8 x i64> %2596, %2595
  store <8 x i64> %2597, ptr %2593, align 64
  %2598 = load ptr, ptr %64, align 8
  %2599 = getelementptr inbounds nuw <8 x double>, ptr %2598, i64 %2588
  %2600 = getelementptr inbounds nuw <8 x double>, ptr %2599, i64 %351
  %2601 = load <8 x i64>, ptr %2600, align 64
  %2602 = load <8 x i64>, ptr %2599, align 64
  %2603 = and <8 x i64> %2601, %2541
  %2604 = and <8 x i64> %2602, %2547
  %2605 = or <8 x i64> %2604, %2603
  store <8 x i64> %2605, ptr %2599, align 64
  %2606 = add nuw nsw i64 %2588, 1
  %2607 = icmp eq i64 %2606, %214
  br i1 %2607, label %2608, label %2587

2608:                                             ; preds = %2587, %2579
  %2609 = load <8 x i64>, ptr %339, align 64
  %2610 = and <8 x i64> %2541, %885
  %2611 = and <8 x i64> %2609, %2547
  %2612 = or <8 x i64> %2611, %2610
  store <8 x i64> %2612, ptr %339, align 64
  %2613 = load <8 x i64>, ptr %340, align 64
  %2614 = bitcast <8 x double> %1941 to <8 x i64>
  %2615 = and <8 x i64> %2541, %2614
  %2616 = and <8 x i64> %2613, %2547
  %2617 = or <8 x i64> %2616, %2615
  store <8 x i64> %2617, ptr %340, align 64
  %2618 = load <8 x i64>, ptr %341, align 64
  %2619 = and <8 x i64> %2541, %1687
  %2620 = and <8 x i64> %2618, %2547
  %2621 = or <8 x i64> %2620, %2619
  store <8 x i64> %2621, ptr %341, align 64
  %2622 = load <8 x i64>, ptr %347, align 64
  %2623 = or <8 x i64> %2622, %2544
  %2624 = and <8 x i64> %2623, %2547
  store <8 x i64> %2624, ptr %347, align 64
  %2625 = xor <8 x i64> %1504, splat (i64 -1)
  %2626 = or <8 x i64> %1978, %2625
  %2627 = fcmp ult <8 x double> %1898, splat (double 1.000000e+00)
  %2628 = select <8 x i1> %2627, <8 x i64> splat (i64 -1), <8 x i64> %2626
  %2629 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1971, <8 x double> splat (double 9.000000e-01))
  %2630 = bitcast <8 x double> %2629 to <8 x i64>
  %2631 = and <8 x i64> %2628, splat (i64 4598175219545276416)
  %2632 = xor <8 x i64> %2628, splat (i64 -1)
  %2633 = and <8 x i64> %2630, %2632
  %2634 = or <8 x i64> %2631, %2633
  %2635 = bitcast <8 x i64> %2634 to <8 x double>
  %2636 = fmul <8 x double> %886, %2635
  %2637 = load <8 x double>, ptr %228, align 64
  %2638 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %886, <8 x double> %2637)
  %2639 = fmul <8 x double> %1971, %886
  %2640 = select <8 x i1> %880, <8 x double> %2639, <8 x double> %2638
  %2641 = bitcast <8 x double> %2640 to <8 x i64>
  %2642 = bitcast <8 x double> %2636 to <8 x i64>
  %2643 = and <8 x i64> %2544, %2642
  %2644 = xor <8 x i64> %2544, splat (i64 -1)
  %2645 = and <8 x i64> %2641, %2644
  %2646 = or <8 x i64> %2645, %2643
  store <8 x i64> %2646, ptr %228, align 64
  %2647 = load <8 x i64>, ptr %363, align 64
  %2648 = sub <8 x i64> %2647, %2541
  store <8 x i64> %2648, ptr %363, align 64
  %2649 = load <8 x i64>, ptr %364, align 64
  %2650 = sub <8 x i64> %2649, %2544
  store <8 x i64> %2650, ptr %364, align 64
  %2651 = and <8 x i64> %2538, %2547
  %2652 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2651)
  %2653 = icmp eq i64 %2652, 0
  br i1 %2653, label %2654, label %2660

2654:                                             ; preds = %2608
  %2655 = load <8 x i64>, ptr %172, align 64
  br label %2693

2656:                                             ; preds = %2690
  %2657 = xor <8 x i64> %2651, splat (i64 -1)
  %2658 = load <8 x i64>, ptr %172, align 64
  %2659 = and <8 x i64> %2658, %2657
  store <8 x i64> %2659, ptr %172, align 64
  br label %2693

2660:                                             ; preds = %2608, %2690
  %2661 = phi i64 [ %2691, %2690 ], [ 0, %2608 ]
  %2662 = trunc nuw nsw i64 %2661 to i32
  %2663 = extractelement <8 x i64> %2651, i32 %2662
  %2664 = icmp eq i64 %2663, 0
  br i1 %2664, label %2690, label %2665

2665:                                             ; preds = %2660
  %2666 = getelementptr inbounds nuw [8 x i32], ptr %361, i64 0, i64 %2661
  %2667 = load i32, ptr %2666, align 4
  %2668 = sext i32 %2667 to i64
  %2669 = load ptr, ptr %217, align 8
  %2670 = getelementptr inbounds i32, ptr %2669, i64 %2668
  store i32 5, ptr %2670, align 4
  %2671 = load <8 x i64>, ptr %363, align 64
  %2672 = extractelement <8 x i64> %2671, i32 %2662
  %2673 = trunc i64 %2672 to i32
  %2674 = load ptr, ptr %365, align 8
  %2675 = getelementptr inbounds i32, ptr %2674, i64 %2668
  store i32 %2673, ptr %2675, align 4
  %2676 = load <8 x i64>, ptr %364, align 64
  %2677 = extractelement <8 x i64> %2676, i32 %2662
  %2678 = trunc i64 %2677 to i32
  %2679 = load ptr, ptr %366, align 8
  %2680 = getelementptr inbounds i32, ptr %2679, i64 %2668
  store i32 %2678, ptr %2680, align 4
  %2681 = load <8 x double>, ptr %367, align 64
  %2682 = extractelement <8 x double> %2681, i32 %2662
  %2683 = load ptr, ptr %368, align 8
  %2684 = shl nsw i64 %2668, 1
  %2685 = getelementptr inbounds double, ptr %2683, i64 %2684
  store double %2682, ptr %2685, align 8
  %2686 = load <8 x double>, ptr %369, align 64
  %2687 = extractelement <8 x double> %2686, i32 %2662
  %2688 = or disjoint i64 %2684, 1
  %2689 = getelementptr inbounds double, ptr %2683, i64 %2688
  store double %2687, ptr %2689, align 8
  br label %2690

2690:                                             ; preds = %2665, %2660
  %2691 = add nuw nsw i64 %2661, 1
  %2692 = icmp eq i64 %2691, 8
  br i1 %2692, label %2656, label %2660

2693:                                             ; preds = %2656, %2654
  %2694 = phi <8 x i64> [ %2655, %2654 ], [ %2659, %2656 ]
  %2695 = and <8 x i64> %2694, %2539
  %2696 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2695)
  %2697 = icmp eq i64 %2696, 0
  br i1 %2697, label %2735, label %2702

2698:                                             ; preds = %2732
  %2699 = xor <8 x i64> %2695, splat (i64 -1)
  %2700 = load <8 x i64>, ptr %172, align 64
  %2701 = and <8 x i64> %2700, %2699
  store <8 x i64> %2701, ptr %172, align 64
  br label %2735

2702:                                             ; preds = %2693, %2732
  %2703 = phi i64 [ %2733, %2732 ], [ 0, %2693 ]
  %2704 = trunc nuw nsw i64 %2703 to i32
  %2705 = extractelement <8 x i64> %2695, i32 %2704
  %2706 = icmp eq i64 %2705, 0
  br i1 %2706, label %2732, label %2707

2707:                                             ; preds = %2702
  %2708 = getelementptr inbounds nuw [8 x i32], ptr %361, i64 0, i64 %2703
  %2709 = load i32, ptr %2708, align 4
  %2710 = sext i32 %2709 to i64
  %2711 = load ptr, ptr %217, align 8
  %2712 = getelementptr inbounds i32, ptr %2711, i64 %2710
  store i32 2, ptr %2712, align 4
  %2713 = load <8 x i64>, ptr %363, align 64
  %2714 = extractelement <8 x i64> %2713, i32 %2704
  %2715 = trunc i64 %2714 to i32
  %2716 = load ptr, ptr %365, align 8
  %2717 = getelementptr inbounds i32, ptr %2716, i64 %2710
  store i32 %2715, ptr %2717, align 4
  %2718 = load <8 x i64>, ptr %364, align 64
  %2719 = extractelement <8 x i64> %2718, i32 %2704
  %2720 = trunc i64 %2719 to i32
  %2721 = load ptr, ptr %366, align 8
  %2722 = getelementptr inbounds i32, ptr %2721, i64 %2710
  store i32 %2720, ptr %2722, align 4
  %2723 = load <8 x double>, ptr %367, align 64
  %2724 = extractelement <8 x double> %2723, i32 %2704
  %2725 = load ptr, ptr %368, align 8
  %2726 = shl nsw i64 %2710, 1
  %2727 = getelementptr inbounds double, ptr %2725, i64 %2726
  store double %2724, ptr %2727, align 8
  %2728 = load <8 x double>, ptr %369, align 64
  %2729 = extractelement <8 x double> %2728, i32 %2704
  %2730 = or disjoint i64 %2726, 1
  %2731 = getelementptr inbounds double, ptr %2725, i64 %2730
  store double %2729, ptr %2731, align 8
  br label %2732

2732:                                             ; preds = %2707, %2702
  %2733 = add nuw nsw i64 %2703, 1
  %2734 = icmp eq i64 %2733, 8
  br i1 %2734, label %2698, label %2702

2735:                                             ; preds = %2698, %2693
  %2736 = phi <8 x i64> [ %2694, %2693 ], [ %2701, %2698 ]
  %2737 = and <8 x i64> %2736, %2541
  %2738 = load double, ptr %206, align 8
  %2739 = insertelement <8 x double> poison, double %2738, i64 0
  %2740 = shufflevector <8 x double> %2739, <8 x double> poison, <8 x i32> zeroinitializer
  %2741 = fcmp oeq <8 x double> %884, %2740
  %2742 = select <8 x i1> %2741, <8 x i64> %2737, <8 x i64> zeroinitializer
  %2743 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2742)
  %2744 = icmp eq i64 %2743, 0
  br i1 %2744, label %2783, label %2750

2745:                                             ; preds = %2780
  %2746 = xor <8 x i64> %2742, splat (i64 -1)
  %2747 = load <8 x i64>, ptr %172, align 64
  %2748 = and <8 x i64> %2747, %2746
  store <8 x i64> %2748, ptr %172, align 64
  %2749 = load double, ptr %206, align 8
  br label %2783

2750:                                             ; preds = %2735, %2780
  %2751 = phi i64 [ %2781, %2780 ], [ 0, %2735 ]
  %2752 = trunc nuw nsw i64 %2751 to i32
  %2753 = extractelement <8 x i64> %2742, i32 %2752
  %2754 = icmp eq i64 %2753, 0
  br i1 %2754, label %2780, label %2755

2755:                                             ; preds = %2750
  %2756 = getelementptr inbounds nuw [8 x i32], ptr %361, i64 0, i64 %2751
  %2757 = load i32, ptr %2756, align 4
  %2758 = sext i32 %2757 to i64
  %2759 = load ptr, ptr %217, align 8
  %2760 = getelementptr inbounds i32, ptr %2759, i64 %2758
  store i32 1, ptr %2760, align 4
  %2761 = load <8 x i64>, ptr %363, align 64
  %2762 = extractelement <8 x i64> %2761, i32 %2752
  %2763 = trunc i64 %2762 to i32
  %2764 = load ptr, ptr %365, align 8
  %2765 = getelementptr inbounds i32, ptr %2764, i64 %2758
  store i32 %2763, ptr %2765, align 4
  %2766 = load <8 x i64>, ptr %364, align 64
  %2767 = extractelement <8 x i64> %2766, i32 %2752
  %2768 = trunc i64 %2767 to i32
  %2769 = load ptr, ptr %366, align 8
  %2770 = getelementptr inbounds i32, ptr %2769, i64 %2758
  store i32 %2768, ptr %2770, align 4
  %2771 = load <8 x double>, ptr %367, align 64
  %2772 = extractelement <8 x double> %2771, i32 %2752
  %2773 = load ptr, ptr %368, align 8
  %2774 = shl nsw i64 %2758, 1
  %2775 = getelementptr inbounds double, ptr %2773, i64 %2774
  store double %2772, ptr %2775, align 8
  %2776 = load <8 x double>, ptr %369, align 64
  %2777 = extractelement <8 x double> %2776, i32 %2752
  %2778 = or disjoint i64 %2774, 1
  %2779 = getelementptr inbounds double, ptr %2773, i64 %2778
  store double %2777, ptr %2779, align 8
  br label %2780

2780:                                             ; preds = %2755, %2750
  %2781 = add nuw nsw i64 %2751, 1
  %2782 = icmp eq i64 %2781, 8
  br i1 %2782, label %2745, label %2750

2783:                                             ; preds = %2745, %2735
  %2784 = phi double [ %2738, %2735 ], [ %2749, %2745 ]
  %2785 = phi <8 x i64> [ %2736, %2735 ], [ %2748, %2745 ]
  %2786 = load <8 x double>, ptr %228, align 64
  %2787 = load <8 x double>, ptr %229, align 64
  %2788 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2787)
  %2789 = call double @llvm.fabs.f64(double %2784)
  %2790 = insertelement <8 x double> poison, double %2789, i64 0
  %2791 = shufflevector <8 x double> %2790, <8 x double> poison, <8 x i32> zeroinitializer
  %2792 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2788, <8 x double> %2791)
  %2793 = fmul <8 x double> %2792, splat (double 0x3CF0000000000000)
  %2794 = fcmp ole <8 x double> %2786, %2793
  %2795 = select <8 x i1> %2794, <8 x i64> %2785, <8 x i64> zeroinitializer
  %2796 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2795)
  %2797 = icmp eq i64 %2796, 0
  br i1 %2797, label %2835, label %2802

2798:                                             ; preds = %2832
  %2799 = xor <8 x i64> %2795, splat (i64 -1)
  %2800 = load <8 x i64>, ptr %172, align 64
  %2801 = and <8 x i64> %2800, %2799
  store <8 x i64> %2801, ptr %172, align 64
  br label %2835

2802:                                             ; preds = %2783, %2832
  %2803 = phi i64 [ %2833, %2832 ], [ 0, %2783 ]
  %2804 = trunc nuw nsw i64 %2803 to i32
  %2805 = extractelement <8 x i64> %2795, i32 %2804
  %2806 = icmp eq i64 %2805, 0
  br i1 %2806, label %2832, label %2807

2807:                                             ; preds = %2802
  %2808 = getelementptr inbounds nuw [8 x i32], ptr %361, i64 0, i64 %2803
  %2809 = load i32, ptr %2808, align 4
  %2810 = sext i32 %2809 to i64
  %2811 = load ptr, ptr %217, align 8
  %2812 = getelementptr inbounds i32, ptr %2811, i64 %2810
  store i32 3, ptr %2812, align 4
  %2813 = load <8 x i64>, ptr %363, align 64
  %2814 = extractelement <8 x i64> %2813, i32 %2804
  %2815 = trunc i64 %2814 to i32
  %2816 = load ptr, ptr %365, align 8
  %2817 = getelementptr inbounds i32, ptr %2816, i64 %2810
  store i32 %2815, ptr %2817, align 4
  %2818 = load <8 x i64>, ptr %364, align 64
  %2819 = extractelement <8 x i64> %2818, i32 %2804
  %2820 = trunc i64 %2819 to i32
  %2821 = load ptr, ptr %366, align 8
  %2822 = getelementptr inbounds i32, ptr %2821, i64 %2810
  store i32 %2820, ptr %2822, align 4
  %2823 = load <8 x double>, ptr %367, align 64
  %2824 = extractelement <8 x double> %2823, i32 %2804
  %2825 = load ptr, ptr %368, align 8
  %2826 = shl nsw i64 %2810, 1
  %2827 = getelementptr inbounds double, ptr %2825, i64 %2826
  store double %2824, ptr %2827, align 8
  %2828 = load <8 x double>, ptr %369, align 64
  %2829 = extractelement <8 x double> %2828, i32 %2804
  %2830 = or disjoint i64 %2826, 1
  %2831 = getelementptr inbounds double, ptr %2825, i64 %2830
  store double %2829, ptr %2831, align 8
  br label %2832

2832:                                             ; preds = %2807, %2802
  %2833 = add nuw nsw i64 %2803, 1
  %2834 = icmp eq i64 %2833, 8
  br i1 %2834, label %2798, label %2802

2835:                                             ; preds = %2798, %2783
  %2836 = phi <8 x i64> [ %2785, %2783 ], [ %2801, %2798 ]
  %2837 = load <8 x i64>, ptr %363, align 64
  %2838 = load <8 x i64>, ptr %364, align 64
  %2839 = add <8 x i64> %2838, %2837
  %2840 = load i32, ptr %370, align 8
  %2841 = sext i32 %2840 to i64
  %2842 = insertelement <8 x i64> poison, i64 %2841, i64 0
  %2843 = shufflevector <8 x i64> %2842, <8 x i64> poison, <8 x i32> zeroinitializer
  %2844 = icmp slt <8 x i64> %2839, %2843
  %2845 = select <8 x i1> %2844, <8 x i64> zeroinitializer, <8 x i64> %2836
  %2846 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2845)
  %2847 = icmp eq i64 %2846, 0
  br i1 %2847, label %2885, label %2852

2848:                                             ; preds = %2882
  %2849 = xor <8 x i64> %2845, splat (i64 -1)
  %2850 = load <8 x i64>, ptr %172, align 64
  %2851 = and <8 x i64> %2850, %2849
  store <8 x i64> %2851, ptr %172, align 64
  br label %2885

2852:                                             ; preds = %2835, %2882
  %2853 = phi i64 [ %2883, %2882 ], [ 0, %2835 ]
  %2854 = trunc nuw nsw i64 %2853 to i32
  %2855 = extractelement <8 x i64> %2845, i32 %2854
  %2856 = icmp eq i64 %2855, 0
  br i1 %2856, label %2882, label %2857

2857:                                             ; preds = %2852
  %2858 = getelementptr inbounds nuw [8 x i32], ptr %361, i64 0, i64 %2853
  %2859 = load i32, ptr %2858, align 4
  %2860 = sext i32 %2859 to i64
  %2861 = load ptr, ptr %217, align 8
  %2862 = getelementptr inbounds i32, ptr %2861, i64 %2860
  store i32 4, ptr %2862, align 4
  %2863 = load <8 x i64>, ptr %363, align 64
  %2864 = extractelement <8 x i64> %2863, i32 %2854
  %2865 = trunc i64 %2864 to i32
  %2866 = load ptr, ptr %365, align 8
  %2867 = getelementptr inbounds i32, ptr %2866, i64 %2860
  store i32 %2865, ptr %2867, align 4
  %2868 = load <8 x i64>, ptr %364, align 64
  %2869 = extractelement <8 x i64> %2868, i32 %2854
  %2870 = trunc i64 %2869 to i32
  %2871 = load ptr, ptr %366, align 8
  %2872 = getelementptr inbounds i32, ptr %2871, i64 %2860
  store i32 %2870, ptr %2872, align 4
  %2873 = load <8 x double>, ptr %367, align 64
  %2874 = extractelement <8 x double> %2873, i32 %2854
  %2875 = load ptr, ptr %368, align 8
  %2876 = shl nsw i64 %2860, 1
  %2877 = getelementptr inbounds double, ptr %2875, i64 %2876
  store double %2874, ptr %2877, align 8
  %2878 = load <8 x double>, ptr %369, align 64
  %2879 = extractelement <8 x double> %2878, i32 %2854
  %2880 = or disjoint i64 %2876, 1
  %2881 = getelementptr inbounds double, ptr %2875, i64 %2880
  store double %2879, ptr %2881, align 8
  br label %2882

2882:                                             ; preds = %2857, %2852
  %2883 = add nuw nsw i64 %2853, 1
  %2884 = icmp eq i64 %2883, 8
  br i1 %2884, label %2848, label %2852

2885:                                             ; preds = %2835, %2848
  %2886 = phi <8 x i64> [ %2836, %2835 ], [ %2851, %2848 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %24) #10
  br label %862

2887:                                             ; preds = %865, %390
  %2888 = phi i32 [ 1, %390 ], [ 0, %865 ]
  call void @llvm.lifetime.end.p0(i64 3392, ptr nonnull %34) #10
  call void @llvm.lifetime.end.p0(i64 3392, ptr nonnull %33) #10
  ret i32 %2888
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
  br label %250

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

139:                                              ; preds = %250, %104
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
  %196 = getelementptr inbounds nuw i8, ptr %2, i64 640
  %197 = zext nneg i32 %3 to i64
  %198 = getelementptr inbounds nuw <8 x double>, ptr %196, i64 0, i64 %197
  %199 = load double, ptr %198, align 8
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %201 = load <8 x double>, ptr %200, align 64
  %202 = insertelement <8 x double> %201, double %199, i32 %1
  store <8 x double> %202, ptr %200, align 64
  %203 = getelementptr inbounds nuw i8, ptr %2, i64 768
  %204 = zext nneg i32 %3 to i64
  %205 = getelementptr inbounds nuw <8 x i64>, ptr %203, i64 0, i64 %204
  %206 = load i64, ptr %205, align 8
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 768
  %208 = load <8 x i64>, ptr %207, align 64
  %209 = insertelement <8 x i64> %208, i64 %206, i32 %1
  store <8 x i64> %209, ptr %207, align 64
  %210 = getelementptr inbounds nuw i8, ptr %2, i64 704
  %211 = zext nneg i32 %3 to i64
  %212 = getelementptr inbounds nuw <8 x i64>, ptr %210, i64 0, i64 %211
  %213 = load i64, ptr %212, align 8
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 704
  %215 = load <8 x i64>, ptr %214, align 64
  %216 = insertelement <8 x i64> %215, i64 %213, i32 %1
  store <8 x i64> %216, ptr %214, align 64
  %217 = getelementptr inbounds nuw i8, ptr %2, i64 832
  %218 = zext nneg i32 %3 to i64
  %219 = getelementptr inbounds nuw [8 x i32], ptr %217, i64 0, i64 %218
  %220 = load i32, ptr %219, align 4
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 832
  %222 = sext i32 %1 to i64
  %223 = getelementptr inbounds [8 x i32], ptr %221, i64 0, i64 %222
  store i32 %220, ptr %223, align 4
  %224 = getelementptr inbounds nuw i8, ptr %2, i64 864
  %225 = getelementptr inbounds nuw [8 x i32], ptr %224, i64 0, i64 %218
  %226 = load i32, ptr %225, align 4
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 864
  %228 = getelementptr inbounds [8 x i32], ptr %227, i64 0, i64 %222
  store i32 %226, ptr %228, align 4
  %229 = getelementptr inbounds nuw i8, ptr %2, i64 896
  %230 = zext nneg i32 %3 to i64
  %231 = getelementptr inbounds nuw <8 x double>, ptr %229, i64 0, i64 %230
  %232 = load double, ptr %231, align 8
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 896
  %234 = load <8 x double>, ptr %233, align 64
  %235 = insertelement <8 x double> %234, double %232, i32 %1
  store <8 x double> %235, ptr %233, align 64
  %236 = getelementptr inbounds nuw i8, ptr %2, i64 960
  %237 = zext nneg i32 %3 to i64
  %238 = getelementptr inbounds nuw <8 x i64>, ptr %236, i64 0, i64 %237
  %239 = load i64, ptr %238, align 8
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %241 = load <8 x i64>, ptr %240, align 64
  %242 = insertelement <8 x i64> %241, i64 %239, i32 %1
  store <8 x i64> %242, ptr %240, align 64
  %243 = getelementptr inbounds nuw i8, ptr %2, i64 1024
  %244 = zext nneg i32 %3 to i64
  %245 = getelementptr inbounds nuw <8 x i64>, ptr %243, i64 0, i64 %244
  %246 = load i64, ptr %245, align 8
  %247 = getelementptr inbounds nuw i8, ptr %0, i64 1024
  %248 = load <8 x i64>, ptr %247, align 64
  %249 = insertelement <8 x i64> %248, i64 %246, i32 %1
  store <8 x i64> %249, ptr %247, align 64
  ret void

250:                                              ; preds = %123, %250
  %251 = phi i64 [ 0, %123 ], [ %259, %250 ]
  %252 = load ptr, ptr %124, align 8
  %253 = getelementptr inbounds nuw <8 x double>, ptr %252, i64 %251, i64 %127
  %254 = load double, ptr %253, align 8
  %255 = load ptr, ptr %125, align 8
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
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 1088
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

