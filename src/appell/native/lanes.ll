; sources sha256 a1f7620b8898f2e860f6eaa185a9f30e87e1b492d20e3595dee4ac4b6ee82713
; ziglang 0.15.2

%struct.Group = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x i64>, <8 x i64>, [8 x i32], [8 x i32], <8 x double>, <8 x i64>, <8 x i64>, double, [16 x [16 x double]], [12 x double], [12 x double], [56 x i8] }

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
  call void @llvm.lifetime.start.p0(i64 3456, ptr nonnull %33) #10
  call void @llvm.lifetime.start.p0(i64 3456, ptr nonnull %34) #10
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %33, i64 1160
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2048) %37, ptr noundef nonnull align 16 dereferenceable(2048) @DOP_A, i64 2048, i1 false)
  %38 = getelementptr inbounds nuw i8, ptr %33, i64 3208
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %38, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E5, i64 96, i1 false)
  %39 = getelementptr inbounds nuw i8, ptr %33, i64 3304
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
  %83 = sext i32 %49 to i64
  %84 = getelementptr <8 x double>, ptr %81, i64 %83
  %85 = getelementptr i8, ptr %84, i64 64
  %86 = getelementptr inbounds nuw i8, ptr %33, i64 72
  store ptr %85, ptr %86, align 8
  %87 = sext i32 %67 to i64
  %88 = getelementptr <8 x double>, ptr %85, i64 %87
  %89 = getelementptr i8, ptr %88, i64 64
  %90 = getelementptr inbounds nuw i8, ptr %33, i64 80
  store ptr %89, ptr %90, align 16
  %91 = sext i32 %46 to i64
  %92 = getelementptr <8 x double>, ptr %89, i64 %91
  %93 = getelementptr i8, ptr %92, i64 64
  %94 = getelementptr inbounds nuw i8, ptr %33, i64 88
  store ptr %93, ptr %94, align 8
  %95 = mul nsw i32 %47, 3
  %96 = load i32, ptr @appell_lanes_kept, align 4
  %97 = add i32 %96, %95
  %98 = sext i32 %97 to i64
  %99 = getelementptr <8 x double>, ptr %93, i64 %98
  %100 = getelementptr i8, ptr %99, i64 128
  %101 = getelementptr inbounds nuw i8, ptr %33, i64 96
  store ptr %100, ptr %101, align 32
  %102 = sext i32 %47 to i64
  %103 = getelementptr <8 x double>, ptr %100, i64 %102
  %104 = getelementptr i8, ptr %103, i64 64
  %105 = getelementptr inbounds nuw i8, ptr %33, i64 104
  store ptr %104, ptr %105, align 8
  %106 = getelementptr <8 x double>, ptr %104, i64 %102
  %107 = getelementptr i8, ptr %106, i64 64
  %108 = getelementptr inbounds nuw i8, ptr %33, i64 112
  store ptr %107, ptr %108, align 16
  %109 = sext i32 %96 to i64
  %110 = getelementptr <8 x double>, ptr %107, i64 %109
  %111 = getelementptr i8, ptr %110, i64 64
  %112 = getelementptr inbounds nuw i8, ptr %33, i64 120
  store ptr %111, ptr %112, align 8
  %113 = getelementptr <8 x double>, ptr %111, i64 %109
  %114 = getelementptr i8, ptr %113, i64 64
  %115 = getelementptr inbounds nuw i8, ptr %33, i64 128
  store ptr %114, ptr %115, align 64
  %116 = mul i32 %51, 11
  %117 = add i32 %96, %47
  %118 = add i32 %117, %46
  %119 = add i32 %118, %67
  %120 = shl i32 %119, 1
  %121 = add i32 %97, 22
  %122 = add i32 %121, %40
  %123 = add i32 %122, %49
  %124 = add i32 %123, %78
  %125 = add i32 %124, %65
  %126 = add i32 %125, %116
  %127 = add i32 %126, %120
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds <8 x double>, ptr %36, i64 %128
  %130 = getelementptr inbounds nuw i8, ptr %34, i64 1160
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2048) %130, ptr noundef nonnull align 16 dereferenceable(2048) @DOP_A, i64 2048, i1 false)
  %131 = getelementptr inbounds nuw i8, ptr %34, i64 3208
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %131, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E5, i64 96, i1 false)
  %132 = getelementptr inbounds nuw i8, ptr %34, i64 3304
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %132, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E3, i64 96, i1 false)
  store ptr %129, ptr %34, align 64
  %133 = getelementptr <8 x double>, ptr %129, i64 %41
  %134 = getelementptr i8, ptr %133, i64 64
  %135 = getelementptr inbounds nuw i8, ptr %34, i64 8
  store ptr %134, ptr %135, align 8
  %136 = getelementptr <8 x double>, ptr %134, i64 %52
  %137 = getelementptr i8, ptr %136, i64 64
  %138 = getelementptr inbounds nuw i8, ptr %34, i64 16
  store ptr %137, ptr %138, align 16
  %139 = getelementptr <8 x double>, ptr %137, i64 %52
  %140 = getelementptr i8, ptr %139, i64 64
  %141 = getelementptr inbounds nuw i8, ptr %34, i64 24
  store ptr %140, ptr %141, align 8
  %142 = getelementptr <8 x double>, ptr %140, i64 %52
  %143 = getelementptr i8, ptr %142, i64 64
  %144 = getelementptr inbounds nuw i8, ptr %34, i64 32
  store ptr %143, ptr %144, align 32
  %145 = getelementptr <8 x double>, ptr %143, i64 %52
  %146 = getelementptr i8, ptr %145, i64 64
  %147 = getelementptr inbounds nuw i8, ptr %34, i64 40
  store ptr %146, ptr %147, align 8
  %148 = getelementptr <8 x double>, ptr %146, i64 %69
  %149 = getelementptr i8, ptr %148, i64 64
  %150 = getelementptr inbounds nuw i8, ptr %34, i64 48
  store ptr %149, ptr %150, align 16
  %151 = getelementptr <8 x double>, ptr %149, i64 %74
  %152 = getelementptr i8, ptr %151, i64 64
  %153 = getelementptr inbounds nuw i8, ptr %34, i64 56
  store ptr %152, ptr %153, align 8
  %154 = getelementptr inbounds <8 x double>, ptr %152, i64 %80
  %155 = getelementptr inbounds nuw i8, ptr %34, i64 64
  store ptr %154, ptr %155, align 64
  %156 = getelementptr <8 x double>, ptr %154, i64 %83
  %157 = getelementptr i8, ptr %156, i64 64
  %158 = getelementptr inbounds nuw i8, ptr %34, i64 72
  store ptr %157, ptr %158, align 8
  %159 = getelementptr <8 x double>, ptr %157, i64 %87
  %160 = getelementptr i8, ptr %159, i64 64
  %161 = getelementptr inbounds nuw i8, ptr %34, i64 80
  store ptr %160, ptr %161, align 16
  %162 = getelementptr <8 x double>, ptr %160, i64 %91
  %163 = getelementptr i8, ptr %162, i64 64
  %164 = getelementptr inbounds nuw i8, ptr %34, i64 88
  store ptr %163, ptr %164, align 8
  %165 = getelementptr <8 x double>, ptr %163, i64 %98
  %166 = getelementptr i8, ptr %165, i64 128
  %167 = getelementptr inbounds nuw i8, ptr %34, i64 96
  store ptr %166, ptr %167, align 32
  %168 = getelementptr <8 x double>, ptr %166, i64 %102
  %169 = getelementptr i8, ptr %168, i64 64
  %170 = getelementptr inbounds nuw i8, ptr %34, i64 104
  store ptr %169, ptr %170, align 8
  %171 = getelementptr <8 x double>, ptr %169, i64 %102
  %172 = getelementptr i8, ptr %171, i64 64
  %173 = getelementptr inbounds nuw i8, ptr %34, i64 112
  store ptr %172, ptr %173, align 16
  %174 = getelementptr <8 x double>, ptr %172, i64 %109
  %175 = getelementptr i8, ptr %174, i64 64
  %176 = getelementptr inbounds nuw i8, ptr %34, i64 120
  store ptr %175, ptr %176, align 8
  %177 = getelementptr <8 x double>, ptr %175, i64 %109
  %178 = getelementptr i8, ptr %177, i64 64
  %179 = getelementptr inbounds nuw i8, ptr %34, i64 128
  store ptr %178, ptr %179, align 64
  %180 = getelementptr inbounds nuw i8, ptr %33, i64 768
  store <8 x i64> zeroinitializer, ptr %180, align 64
  %181 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %182 = load double, ptr %181, align 8
  %183 = getelementptr inbounds nuw i8, ptr %33, i64 1152
  store double %182, ptr %183, align 64
  %184 = add i32 %48, 2
  %185 = add i32 %184, %50
  %186 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %188 = getelementptr inbounds nuw i8, ptr %34, i64 1152
  %189 = getelementptr inbounds nuw i8, ptr %34, i64 896
  %190 = icmp sgt i32 %40, 0
  %191 = icmp sgt i32 %49, 0
  %192 = icmp sgt i32 %50, 0
  %193 = getelementptr inbounds nuw i8, ptr %34, i64 928
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %195 = zext nneg i32 %40 to i64
  %196 = zext nneg i32 %49 to i64
  %197 = getelementptr inbounds nuw i8, ptr %34, i64 448
  %198 = getelementptr inbounds nuw i8, ptr %34, i64 1024
  %199 = getelementptr inbounds nuw i8, ptr %34, i64 832
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %201 = getelementptr inbounds nuw i8, ptr %34, i64 192
  %202 = icmp sgt i32 %67, 0
  %203 = zext nneg i32 %67 to i64
  %204 = icmp eq i32 %96, 0
  %205 = add i32 %47, %185
  %206 = icmp sgt i32 %46, 0
  %207 = zext nneg i32 %46 to i64
  %208 = icmp sgt i32 %45, 0
  %209 = zext nneg i32 %45 to i64
  %210 = sext i32 %45 to i64
  %211 = getelementptr inbounds nuw i8, ptr %34, i64 384
  %212 = getelementptr inbounds nuw i8, ptr %34, i64 320
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %215 = sitofp i32 %49 to double
  %216 = insertelement <8 x double> poison, double %215, i64 0
  %217 = shufflevector <8 x double> %216, <8 x double> poison, <8 x i32> zeroinitializer
  %218 = fdiv <8 x double> zeroinitializer, %217
  %219 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %218)
  %220 = icmp sgt i32 %51, 0
  %221 = zext i32 %51 to i64
  %222 = getelementptr inbounds nuw i8, ptr %34, i64 256
  %223 = getelementptr inbounds nuw i8, ptr %34, i64 768
  %224 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %225 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %227 = getelementptr inbounds nuw i8, ptr %34, i64 960
  %228 = icmp sgt i32 %47, 0
  %229 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %230 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %231 = sext i32 %50 to i64
  %232 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %233 = zext nneg i32 %47 to i64
  %234 = zext nneg i32 %50 to i64
  %235 = getelementptr inbounds nuw i8, ptr %33, i64 256
  %236 = getelementptr inbounds nuw i8, ptr %33, i64 192
  %237 = getelementptr inbounds nuw i8, ptr %33, i64 1288
  %238 = getelementptr inbounds nuw i8, ptr %33, i64 1416
  %239 = getelementptr inbounds nuw i8, ptr %33, i64 1424
  %240 = sext i32 %78 to i64
  %241 = getelementptr inbounds nuw i8, ptr %33, i64 1544
  %242 = getelementptr inbounds nuw i8, ptr %33, i64 1560
  %243 = zext nneg i32 %78 to i64
  %244 = mul nsw i32 %51, 3
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds nuw i8, ptr %33, i64 1672
  %247 = getelementptr inbounds nuw i8, ptr %33, i64 1688
  %248 = getelementptr inbounds nuw i8, ptr %33, i64 1696
  %249 = zext nneg i32 %244 to i64
  %250 = shl nsw i32 %51, 2
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds nuw i8, ptr %33, i64 1800
  %253 = getelementptr inbounds nuw i8, ptr %33, i64 1824
  %254 = getelementptr inbounds nuw i8, ptr %33, i64 1832
  %255 = zext nneg i32 %250 to i64
  %256 = mul nsw i32 %51, 5
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds nuw i8, ptr %33, i64 1928
  %259 = getelementptr inbounds nuw i8, ptr %33, i64 1952
  %260 = getelementptr inbounds nuw i8, ptr %33, i64 1960
  %261 = getelementptr inbounds nuw i8, ptr %33, i64 1968
  %262 = zext nneg i32 %256 to i64
  %263 = mul nsw i32 %51, 6
  %264 = sext i32 %263 to i64
  %265 = getelementptr inbounds nuw i8, ptr %33, i64 2056
  %266 = getelementptr inbounds nuw i8, ptr %33, i64 2080
  %267 = getelementptr inbounds nuw i8, ptr %33, i64 2088
  %268 = getelementptr inbounds nuw i8, ptr %33, i64 2096
  %269 = getelementptr inbounds nuw i8, ptr %33, i64 2104
  %270 = zext nneg i32 %263 to i64
  %271 = getelementptr inbounds nuw i8, ptr %33, i64 2184
  %272 = getelementptr inbounds nuw i8, ptr %33, i64 2208
  %273 = getelementptr inbounds nuw i8, ptr %33, i64 2216
  %274 = getelementptr inbounds nuw i8, ptr %33, i64 2224
  %275 = getelementptr inbounds nuw i8, ptr %33, i64 2232
  %276 = getelementptr inbounds nuw i8, ptr %33, i64 2240
  %277 = zext nneg i32 %73 to i64
  %278 = shl nsw i32 %51, 3
  %279 = sext i32 %278 to i64
  %280 = getelementptr inbounds nuw i8, ptr %33, i64 2312
  %281 = getelementptr inbounds nuw i8, ptr %33, i64 2336
  %282 = getelementptr inbounds nuw i8, ptr %33, i64 2344
  %283 = getelementptr inbounds nuw i8, ptr %33, i64 2352
  %284 = getelementptr inbounds nuw i8, ptr %33, i64 2360
  %285 = getelementptr inbounds nuw i8, ptr %33, i64 2368
  %286 = getelementptr inbounds nuw i8, ptr %33, i64 2376
  %287 = zext nneg i32 %278 to i64
  %288 = mul nsw i32 %51, 9
  %289 = sext i32 %288 to i64
  %290 = getelementptr inbounds nuw i8, ptr %33, i64 2440
  %291 = getelementptr inbounds nuw i8, ptr %33, i64 2464
  %292 = getelementptr inbounds nuw i8, ptr %33, i64 2472
  %293 = getelementptr inbounds nuw i8, ptr %33, i64 2480
  %294 = getelementptr inbounds nuw i8, ptr %33, i64 2488
  %295 = getelementptr inbounds nuw i8, ptr %33, i64 2496
  %296 = getelementptr inbounds nuw i8, ptr %33, i64 2504
  %297 = getelementptr inbounds nuw i8, ptr %33, i64 2512
  %298 = zext nneg i32 %288 to i64
  %299 = mul nsw i32 %51, 10
  %300 = sext i32 %299 to i64
  %301 = getelementptr inbounds nuw i8, ptr %33, i64 2568
  %302 = getelementptr inbounds nuw i8, ptr %33, i64 2592
  %303 = getelementptr inbounds nuw i8, ptr %33, i64 2600
  %304 = getelementptr inbounds nuw i8, ptr %33, i64 2608
  %305 = getelementptr inbounds nuw i8, ptr %33, i64 2616
  %306 = getelementptr inbounds nuw i8, ptr %33, i64 2624
  %307 = getelementptr inbounds nuw i8, ptr %33, i64 2632
  %308 = getelementptr inbounds nuw i8, ptr %33, i64 2640
  %309 = getelementptr inbounds nuw i8, ptr %33, i64 2648
  %310 = zext nneg i32 %299 to i64
  %311 = sext i32 %116 to i64
  %312 = getelementptr inbounds nuw i8, ptr %33, i64 2696
  %313 = getelementptr inbounds nuw i8, ptr %33, i64 2736
  %314 = getelementptr inbounds nuw i8, ptr %33, i64 2744
  %315 = getelementptr inbounds nuw i8, ptr %33, i64 2752
  %316 = getelementptr inbounds nuw i8, ptr %33, i64 2760
  %317 = getelementptr inbounds nuw i8, ptr %33, i64 2768
  %318 = getelementptr inbounds nuw i8, ptr %33, i64 2776
  %319 = getelementptr inbounds nuw i8, ptr %33, i64 2784
  %320 = zext nneg i32 %116 to i64
  %321 = getelementptr inbounds nuw i8, ptr %33, i64 3248
  %322 = getelementptr inbounds nuw i8, ptr %33, i64 3256
  %323 = getelementptr inbounds nuw i8, ptr %33, i64 3264
  %324 = getelementptr inbounds nuw i8, ptr %33, i64 3272
  %325 = getelementptr inbounds nuw i8, ptr %33, i64 3280
  %326 = getelementptr inbounds nuw i8, ptr %33, i64 3288
  %327 = getelementptr inbounds nuw i8, ptr %33, i64 3296
  %328 = getelementptr inbounds nuw i8, ptr %33, i64 3344
  %329 = getelementptr inbounds nuw i8, ptr %33, i64 3352
  %330 = getelementptr inbounds nuw i8, ptr %33, i64 3360
  %331 = getelementptr inbounds nuw i8, ptr %33, i64 3368
  %332 = getelementptr inbounds nuw i8, ptr %33, i64 3376
  %333 = getelementptr inbounds nuw i8, ptr %33, i64 3384
  %334 = getelementptr inbounds nuw i8, ptr %33, i64 3392
  %335 = getelementptr inbounds nuw i8, ptr %33, i64 320
  %336 = getelementptr inbounds nuw i8, ptr %33, i64 384
  %337 = icmp sgt i32 %48, 0
  %338 = add nsw i64 %91, %210
  %339 = sext i32 %117 to i64
  %340 = icmp eq i32 %50, 0
  %341 = load i32, ptr @appell_lanes_position_rows, align 4
  %342 = load i32, ptr @appell_lanes_velocity_rows, align 4
  %343 = sub i32 0, %342
  %344 = icmp eq i32 %341, %343
  %345 = getelementptr inbounds nuw i8, ptr %33, i64 576
  %346 = getelementptr inbounds nuw i8, ptr %33, i64 640
  %347 = getelementptr inbounds nuw i8, ptr %33, i64 704
  %348 = load i32, ptr @appell_lanes_rows_curve, align 4
  %349 = icmp eq i32 %348, 0
  %350 = load i32, ptr @appell_lanes_regular_rows, align 4
  %351 = sub nsw i32 %46, %350
  %352 = icmp sgt i32 %351, 1
  %353 = getelementptr inbounds nuw i8, ptr %33, i64 832
  %354 = mul nsw i32 %51, 12
  %355 = sext i32 %354 to i64
  %356 = getelementptr inbounds nuw i8, ptr %33, i64 960
  %357 = zext nneg i32 %354 to i64
  %358 = mul nsw i32 %51, 13
  %359 = sext i32 %358 to i64
  %360 = zext nneg i32 %358 to i64
  %361 = mul nsw i32 %51, 14
  %362 = sext i32 %361 to i64
  %363 = zext nneg i32 %361 to i64
  %364 = mul nsw i32 %51, 15
  %365 = sext i32 %364 to i64
  %366 = zext nneg i32 %364 to i64
  %367 = getelementptr inbounds nuw i8, ptr %33, i64 896
  %368 = getelementptr inbounds nuw i8, ptr %33, i64 928
  %369 = getelementptr inbounds nuw i8, ptr %33, i64 1024
  %370 = getelementptr inbounds nuw i8, ptr %33, i64 1088
  %371 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %372 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %373 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %374 = getelementptr inbounds nuw i8, ptr %33, i64 448
  %375 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %376 = getelementptr inbounds nuw i8, ptr %33, i64 512
  %377 = load <8 x i64>, ptr %180, align 64
  %378 = select i1 %340, i1 true, i1 %344
  br label %379

379:                                              ; preds = %868, %1
  %380 = phi <8 x i64> [ %377, %1 ], [ %869, %868 ]
  %381 = phi i32 [ 0, %1 ], [ %870, %868 ]
  %382 = phi i32 [ 0, %1 ], [ %865, %868 ]
  %383 = phi i32 [ 0, %1 ], [ %864, %868 ]
  %384 = phi i32 [ 8, %1 ], [ %863, %868 ]
  %385 = extractelement <8 x i64> %380, i32 %381
  %386 = icmp eq i64 %385, 0
  br i1 %386, label %387, label %861

387:                                              ; preds = %379, %856
  %388 = phi <8 x i64> [ %858, %856 ], [ %380, %379 ]
  %389 = phi i32 [ 1, %856 ], [ %382, %379 ]
  %390 = phi i32 [ %843, %856 ], [ %383, %379 ]
  %391 = phi i32 [ %857, %856 ], [ %384, %379 ]
  %392 = icmp eq i32 %391, 8
  br i1 %392, label %393, label %841

393:                                              ; preds = %387
  %394 = load i32, ptr %186, align 8
  %395 = icmp eq i32 %390, %394
  br i1 %395, label %861, label %396

396:                                              ; preds = %393
  %397 = load ptr, ptr %187, align 8
  %398 = load volatile i32, ptr %397, align 4
  %399 = icmp eq i32 %398, 0
  br i1 %399, label %400, label %2900

400:                                              ; preds = %396
  %401 = sub i32 %394, %390
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %31) #10
  store <8 x i64> zeroinitializer, ptr %31, align 64
  %402 = load double, ptr %181, align 8
  store double %402, ptr %188, align 64
  %403 = sext i32 %401 to i64
  br label %409

404:                                              ; preds = %448
  %405 = call i32 @llvm.smin.i32(i32 %401, i32 8)
  store <8 x i64> zeroinitializer, ptr %199, align 64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(320) %197, i8 0, i64 320, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %198, i8 0, i64 128, i1 false)
  %406 = load double, ptr %200, align 8
  %407 = insertelement <8 x double> poison, double %406, i64 0
  %408 = shufflevector <8 x double> %407, <8 x double> poison, <8 x i32> zeroinitializer
  store <8 x double> %408, ptr %201, align 64
  br i1 %202, label %482, label %462

409:                                              ; preds = %448, %400
  %410 = phi i64 [ 0, %400 ], [ %450, %448 ]
  %411 = icmp slt i64 %410, %403
  %412 = trunc nuw nsw i64 %410 to i32
  %413 = select i1 %411, i32 %412, i32 0
  %414 = add nsw i32 %413, %390
  %415 = getelementptr inbounds nuw [8 x i32], ptr %189, i64 0, i64 %410
  store i32 %414, ptr %415, align 4
  br i1 %190, label %416, label %419

416:                                              ; preds = %409
  %417 = sext i32 %414 to i64
  %418 = mul nsw i64 %417, %41
  br label %423

419:                                              ; preds = %423, %409
  br i1 %191, label %420, label %435

420:                                              ; preds = %419
  %421 = sext i32 %414 to i64
  %422 = mul nsw i64 %421, %83
  br label %436

423:                                              ; preds = %423, %416
  %424 = phi i64 [ 0, %416 ], [ %433, %423 ]
  %425 = load ptr, ptr %194, align 8
  %426 = getelementptr double, ptr %425, i64 %418
  %427 = getelementptr double, ptr %426, i64 %424
  %428 = load double, ptr %427, align 8
  %429 = load ptr, ptr %34, align 64
  %430 = getelementptr inbounds nuw <8 x double>, ptr %429, i64 %424
  %431 = load <8 x double>, ptr %430, align 64
  %432 = insertelement <8 x double> %431, double %428, i32 %412
  store <8 x double> %432, ptr %430, align 64
  %433 = add nuw nsw i64 %424, 1
  %434 = icmp eq i64 %433, %195
  br i1 %434, label %419, label %423

435:                                              ; preds = %436, %419
  br i1 %192, label %452, label %448

436:                                              ; preds = %436, %420
  %437 = phi i64 [ 0, %420 ], [ %446, %436 ]
  %438 = load ptr, ptr %0, align 8
  %439 = getelementptr double, ptr %438, i64 %422
  %440 = getelementptr double, ptr %439, i64 %437
  %441 = load double, ptr %440, align 8
  %442 = load ptr, ptr %135, align 8
  %443 = getelementptr inbounds nuw <8 x double>, ptr %442, i64 %437
  %444 = load <8 x double>, ptr %443, align 64
  %445 = insertelement <8 x double> %444, double %441, i32 %412
  store <8 x double> %445, ptr %443, align 64
  %446 = add nuw nsw i64 %437, 1
  %447 = icmp eq i64 %446, %196
  br i1 %447, label %435, label %436

448:                                              ; preds = %452, %435
  %449 = getelementptr inbounds nuw [8 x i32], ptr %193, i64 0, i64 %410
  store i32 0, ptr %449, align 4
  %450 = add nuw nsw i64 %410, 1
  %451 = icmp eq i64 %450, 8
  br i1 %451, label %404, label %409

452:                                              ; preds = %435, %452
  %453 = phi i64 [ %458, %452 ], [ %83, %435 ]
  %454 = load ptr, ptr %135, align 8
  %455 = getelementptr inbounds <8 x double>, ptr %454, i64 %453
  %456 = load <8 x double>, ptr %455, align 64
  %457 = insertelement <8 x double> %456, double 0.000000e+00, i32 %412
  store <8 x double> %457, ptr %455, align 64
  %458 = add nsw i64 %453, 1
  %459 = icmp slt i64 %458, %52
  br i1 %459, label %452, label %448

460:                                              ; preds = %482
  %461 = load <8 x double>, ptr %201, align 64
  br label %462

462:                                              ; preds = %460, %404
  %463 = phi <8 x double> [ %461, %460 ], [ %408, %404 ]
  %464 = load ptr, ptr %135, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %28)
  store <8 x double> %463, ptr %28, align 64
  br i1 %204, label %472, label %465

465:                                              ; preds = %462
  %466 = load ptr, ptr %34, align 64
  %467 = load ptr, ptr %164, align 8
  call void @appell_lanes_correct(ptr noundef nonnull %28, ptr noundef %464, ptr noundef %466, ptr noundef null, ptr noundef %467) #10
  %468 = load <8 x double>, ptr %28, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %29) #10
  store <8 x double> %468, ptr %29, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %30) #10
  store <8 x i64> splat (i64 -1), ptr %30, align 64
  %469 = call fastcc <8 x i64> @project(ptr noundef nonnull %34, ptr noundef nonnull byval(<8 x double>) align 64 %29, ptr noundef %464, ptr noundef nonnull byval(<8 x i64>) align 64 %30, double noundef 0x7FF0000000000000)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %29) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %30) #10
  %470 = load <8 x double>, ptr %201, align 64
  %471 = load ptr, ptr %135, align 8
  br label %472

472:                                              ; preds = %465, %462
  %473 = phi ptr [ %471, %465 ], [ %464, %462 ]
  %474 = phi <8 x double> [ %470, %465 ], [ %463, %462 ]
  %475 = phi <8 x i64> [ %469, %465 ], [ splat (i64 -1), %462 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %28)
  %476 = load ptr, ptr %147, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %32) #10
  store <8 x double> %474, ptr %32, align 64
  %477 = call fastcc <8 x i64> @rates(ptr noundef nonnull %34, ptr noundef nonnull byval(<8 x double>) align 64 %32, ptr noundef %473, ptr noundef %476, ptr noundef %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %32) #10
  %478 = load <8 x i64>, ptr %31, align 64
  %479 = xor <8 x i64> %478, splat (i64 -1)
  %480 = and <8 x i64> %477, %475
  %481 = and <8 x i64> %480, %479
  br i1 %202, label %492, label %488

482:                                              ; preds = %404, %482
  %483 = phi i64 [ %486, %482 ], [ 0, %404 ]
  %484 = load ptr, ptr %158, align 8
  %485 = getelementptr inbounds nuw <8 x double>, ptr %484, i64 %483
  store <8 x double> zeroinitializer, ptr %485, align 64
  %486 = add nuw nsw i64 %483, 1
  %487 = icmp eq i64 %486, %203
  br i1 %487, label %460, label %482

488:                                              ; preds = %492, %472
  %489 = load ptr, ptr %135, align 8
  %490 = load ptr, ptr %34, align 64
  %491 = load ptr, ptr %179, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %201, ptr noundef %489, ptr noundef %490, ptr noundef null, ptr noundef %491) #10
  br i1 %206, label %686, label %505

492:                                              ; preds = %472, %492
  %493 = phi i64 [ %503, %492 ], [ 0, %472 ]
  %494 = load ptr, ptr %147, align 8
  %495 = trunc nuw nsw i64 %493 to i32
  %496 = add i32 %205, %495
  %497 = sext i32 %496 to i64
  %498 = getelementptr inbounds <8 x double>, ptr %494, i64 %497
  %499 = load <8 x double>, ptr %498, align 64
  %500 = fmul <8 x double> %499, splat (double 0x3EB0C6F7A0B5ED8D)
  %501 = load ptr, ptr %158, align 8
  %502 = getelementptr inbounds nuw <8 x double>, ptr %501, i64 %493
  store <8 x double> %500, ptr %502, align 64
  %503 = add nuw nsw i64 %493, 1
  %504 = icmp eq i64 %503, %203
  br i1 %504, label %488, label %492

505:                                              ; preds = %686, %488
  %506 = load ptr, ptr %135, align 8
  br i1 %208, label %507, label %516

507:                                              ; preds = %505, %507
  %508 = phi i64 [ %514, %507 ], [ 0, %505 ]
  %509 = phi <8 x double> [ %513, %507 ], [ zeroinitializer, %505 ]
  %510 = getelementptr inbounds nuw <8 x double>, ptr %506, i64 %508
  %511 = load <8 x double>, ptr %510, align 64
  %512 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %511)
  %513 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %509, <8 x double> %512)
  %514 = add nuw nsw i64 %508, 1
  %515 = icmp eq i64 %514, %209
  br i1 %515, label %516, label %507

516:                                              ; preds = %507, %505
  %517 = phi <8 x double> [ zeroinitializer, %505 ], [ %513, %507 ]
  br i1 %206, label %518, label %538

518:                                              ; preds = %516, %518
  %519 = phi i64 [ %525, %518 ], [ %210, %516 ]
  %520 = phi <8 x double> [ %524, %518 ], [ zeroinitializer, %516 ]
  %521 = getelementptr inbounds <8 x double>, ptr %506, i64 %519
  %522 = load <8 x double>, ptr %521, align 64
  %523 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %522)
  %524 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %520, <8 x double> %523)
  %525 = add nsw i64 %519, 1
  %526 = icmp slt i64 %525, %102
  br i1 %526, label %518, label %527

527:                                              ; preds = %518
  %528 = load ptr, ptr %147, align 8
  br label %529

529:                                              ; preds = %529, %527
  %530 = phi i64 [ %210, %527 ], [ %536, %529 ]
  %531 = phi <8 x double> [ zeroinitializer, %527 ], [ %535, %529 ]
  %532 = getelementptr inbounds <8 x double>, ptr %528, i64 %530
  %533 = load <8 x double>, ptr %532, align 64
  %534 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %533)
  %535 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %531, <8 x double> %534)
  %536 = add nsw i64 %530, 1
  %537 = icmp slt i64 %536, %102
  br i1 %537, label %529, label %538

538:                                              ; preds = %529, %516
  %539 = phi <8 x double> [ zeroinitializer, %516 ], [ %524, %529 ]
  %540 = phi <8 x double> [ zeroinitializer, %516 ], [ %535, %529 ]
  %541 = fcmp ule <8 x double> %540, zeroinitializer
  %542 = fmul <8 x double> %517, %540
  %543 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %542)
  %544 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %539, <8 x double> %543)
  %545 = select <8 x i1> %541, <8 x double> %539, <8 x double> %544
  store <8 x double> %545, ptr %211, align 64
  %546 = fmul <8 x double> %539, %539
  %547 = fdiv <8 x double> %546, %540
  %548 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %517, <8 x double> %547)
  %549 = select <8 x i1> %541, <8 x double> %517, <8 x double> %548
  store <8 x double> %549, ptr %212, align 64
  %550 = load double, ptr %213, align 8
  %551 = load double, ptr %200, align 8
  %552 = fsub double %550, %551
  %553 = insertelement <8 x double> poison, double %552, i64 0
  %554 = shufflevector <8 x double> %553, <8 x double> poison, <8 x i32> zeroinitializer
  %555 = load double, ptr %214, align 8
  br i1 %191, label %556, label %590

556:                                              ; preds = %538
  %557 = load <2 x double>, ptr %188, align 64
  %558 = shufflevector <2 x double> %557, <2 x double> poison, <8 x i32> zeroinitializer
  br label %559

559:                                              ; preds = %559, %556
  %560 = phi i64 [ 0, %556 ], [ %568, %559 ]
  %561 = phi <8 x double> [ zeroinitializer, %556 ], [ %567, %559 ]
  %562 = getelementptr inbounds nuw <8 x double>, ptr %506, i64 %560
  %563 = load <8 x double>, ptr %562, align 64
  %564 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %563)
  %565 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %558, <8 x double> %564, <8 x double> %558)
  %566 = fdiv <8 x double> %563, %565
  %567 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %566, <8 x double> %566, <8 x double> %561)
  %568 = add nuw nsw i64 %560, 1
  %569 = icmp eq i64 %568, %196
  br i1 %569, label %570, label %559

570:                                              ; preds = %559
  %571 = load ptr, ptr %147, align 8
  br label %572

572:                                              ; preds = %572, %570
  %573 = phi i64 [ 0, %570 ], [ %583, %572 ]
  %574 = phi <8 x double> [ zeroinitializer, %570 ], [ %582, %572 ]
  %575 = getelementptr inbounds nuw <8 x double>, ptr %571, i64 %573
  %576 = load <8 x double>, ptr %575, align 64
  %577 = getelementptr inbounds nuw <8 x double>, ptr %506, i64 %573
  %578 = load <8 x double>, ptr %577, align 64
  %579 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %578)
  %580 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %558, <8 x double> %579, <8 x double> %558)
  %581 = fdiv <8 x double> %576, %580
  %582 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %581, <8 x double> %581, <8 x double> %574)
  %583 = add nuw nsw i64 %573, 1
  %584 = icmp eq i64 %583, %196
  br i1 %584, label %585, label %572

585:                                              ; preds = %572
  %586 = fdiv <8 x double> %567, %217
  %587 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %586)
  %588 = fdiv <8 x double> %582, %217
  %589 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %588)
  br label %590

590:                                              ; preds = %538, %585
  %591 = phi <8 x double> [ %589, %585 ], [ %219, %538 ]
  %592 = phi <8 x double> [ %587, %585 ], [ %219, %538 ]
  %593 = fcmp uge <8 x double> %592, splat (double 1.000000e-05)
  %594 = fcmp uge <8 x double> %591, splat (double 1.000000e-05)
  %595 = and <8 x i1> %594, %593
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %26) #10
  store <8 x i64> zeroinitializer, ptr %26, align 64
  %596 = fmul <8 x double> %592, splat (double 1.000000e-02)
  %597 = fdiv <8 x double> %596, %591
  %598 = select <8 x i1> %595, <8 x double> %597, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D)
  %599 = insertelement <8 x double> poison, double %555, i64 0
  %600 = shufflevector <8 x double> %599, <8 x double> poison, <8 x i32> zeroinitializer
  %601 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %598, <8 x double> %600)
  %602 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %601, <8 x double> %554)
  br i1 %220, label %611, label %603

603:                                              ; preds = %611, %590
  %604 = load <8 x double>, ptr %201, align 64
  %605 = fadd <8 x double> %602, %604
  %606 = load ptr, ptr %141, align 8
  %607 = load ptr, ptr %147, align 8
  %608 = getelementptr inbounds <8 x double>, ptr %607, i64 %52
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %27) #10
  store <8 x double> %605, ptr %27, align 64
  %609 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %34, ptr noundef nonnull byval(<8 x double>) align 64 %27, ptr noundef %606, ptr noundef %608, ptr noundef %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %27) #10
  %610 = load <8 x i64>, ptr %26, align 64
  br i1 %191, label %642, label %657

611:                                              ; preds = %590, %611
  %612 = phi i64 [ %622, %611 ], [ 0, %590 ]
  %613 = load ptr, ptr %135, align 8
  %614 = getelementptr inbounds nuw <8 x double>, ptr %613, i64 %612
  %615 = load <8 x double>, ptr %614, align 64
  %616 = load ptr, ptr %147, align 8
  %617 = getelementptr inbounds nuw <8 x double>, ptr %616, i64 %612
  %618 = load <8 x double>, ptr %617, align 64
  %619 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %602, <8 x double> %618, <8 x double> %615)
  %620 = load ptr, ptr %141, align 8
  %621 = getelementptr inbounds nuw <8 x double>, ptr %620, i64 %612
  store <8 x double> %619, ptr %621, align 64
  %622 = add nuw nsw i64 %612, 1
  %623 = icmp eq i64 %622, %221
  br i1 %623, label %603, label %611

624:                                              ; preds = %642
  %625 = load ptr, ptr %141, align 8
  %626 = load ptr, ptr %135, align 8
  %627 = load <2 x double>, ptr %188, align 64
  %628 = shufflevector <2 x double> %627, <2 x double> poison, <8 x i32> zeroinitializer
  br label %629

629:                                              ; preds = %629, %624
  %630 = phi i64 [ 0, %624 ], [ %640, %629 ]
  %631 = phi <8 x double> [ zeroinitializer, %624 ], [ %639, %629 ]
  %632 = getelementptr inbounds nuw <8 x double>, ptr %625, i64 %630
  %633 = load <8 x double>, ptr %632, align 64
  %634 = getelementptr inbounds nuw <8 x double>, ptr %626, i64 %630
  %635 = load <8 x double>, ptr %634, align 64
  %636 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %635)
  %637 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %628, <8 x double> %636, <8 x double> %628)
  %638 = fdiv <8 x double> %633, %637
  %639 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %638, <8 x double> %638, <8 x double> %631)
  %640 = add nuw nsw i64 %630, 1
  %641 = icmp eq i64 %640, %196
  br i1 %641, label %654, label %629

642:                                              ; preds = %603, %642
  %643 = phi i64 [ %652, %642 ], [ 0, %603 ]
  %644 = load ptr, ptr %147, align 8
  %645 = getelementptr <8 x double>, ptr %644, i64 %643
  %646 = getelementptr <8 x double>, ptr %645, i64 %52
  %647 = load <8 x double>, ptr %646, align 64
  %648 = load <8 x double>, ptr %645, align 64
  %649 = fsub <8 x double> %647, %648
  %650 = load ptr, ptr %141, align 8
  %651 = getelementptr inbounds nuw <8 x double>, ptr %650, i64 %643
  store <8 x double> %649, ptr %651, align 64
  %652 = add nuw nsw i64 %643, 1
  %653 = icmp eq i64 %652, %196
  br i1 %653, label %624, label %642

654:                                              ; preds = %629
  %655 = fdiv <8 x double> %639, %217
  %656 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %655)
  br label %657

657:                                              ; preds = %654, %603
  %658 = phi <8 x double> [ %656, %654 ], [ %219, %603 ]
  %659 = xor <8 x i64> %610, splat (i64 -1)
  %660 = and <8 x i64> %609, %659
  %661 = fdiv <8 x double> %658, %602
  %662 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %591, <8 x double> %661)
  %663 = fdiv <8 x double> splat (double 1.000000e-02), %662
  %664 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %663)
  %665 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %664)
  %666 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %665)
  %667 = fcmp ugt <8 x double> %662, splat (double 1.000000e-15)
  %668 = fmul <8 x double> %602, splat (double 1.000000e-03)
  %669 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %668, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D))
  %670 = select <8 x i1> %667, <8 x double> %666, <8 x double> %669
  %671 = fmul <8 x double> %602, splat (double 1.000000e+02)
  %672 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %671, <8 x double> %670)
  %673 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %554, <8 x double> %600)
  %674 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %672, <8 x double> %673)
  %675 = fmul <8 x double> %602, splat (double 1.000000e-02)
  %676 = bitcast <8 x double> %675 to <8 x i64>
  %677 = bitcast <8 x double> %674 to <8 x i64>
  %678 = and <8 x i64> %660, %677
  %679 = xor <8 x i64> %660, splat (i64 -1)
  %680 = and <8 x i64> %679, %676
  %681 = or <8 x i64> %678, %680
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %26) #10
  store <8 x i64> %681, ptr %222, align 64
  store <8 x i64> %481, ptr %223, align 64
  %682 = icmp sgt i32 %401, 0
  br i1 %682, label %683, label %710

683:                                              ; preds = %657
  %684 = call i32 @llvm.smax.i32(i32 %405, i32 1)
  %685 = zext nneg i32 %684 to i64
  br label %696

686:                                              ; preds = %488, %686
  %687 = phi i64 [ %694, %686 ], [ 0, %488 ]
  %688 = load ptr, ptr %179, align 64
  %689 = getelementptr inbounds nuw <8 x double>, ptr %688, i64 %687
  %690 = getelementptr inbounds nuw i8, ptr %689, i64 128
  %691 = load <8 x double>, ptr %690, align 64
  %692 = load ptr, ptr %161, align 16
  %693 = getelementptr inbounds nuw <8 x double>, ptr %692, i64 %687
  store <8 x double> %691, ptr %693, align 64
  %694 = add nuw nsw i64 %687, 1
  %695 = icmp eq i64 %694, %207
  br i1 %695, label %505, label %686

696:                                              ; preds = %707, %683
  %697 = phi i64 [ 0, %683 ], [ %708, %707 ]
  %698 = trunc nuw nsw i64 %697 to i32
  %699 = extractelement <8 x i64> %481, i32 %698
  %700 = icmp eq i64 %699, 0
  br i1 %700, label %701, label %707

701:                                              ; preds = %696
  %702 = load ptr, ptr %224, align 8
  %703 = getelementptr inbounds nuw [8 x i32], ptr %189, i64 0, i64 %697
  %704 = load i32, ptr %703, align 4
  %705 = sext i32 %704 to i64
  %706 = getelementptr inbounds i32, ptr %702, i64 %705
  store i32 2, ptr %706, align 4
  br label %707

707:                                              ; preds = %701, %696
  %708 = add nuw nsw i64 %697, 1
  %709 = icmp eq i64 %708, %685
  br i1 %709, label %710, label %696

710:                                              ; preds = %707, %657
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %31) #10
  %711 = load i32, ptr %225, align 4
  %712 = load <8 x double>, ptr %227, align 64
  br label %713

713:                                              ; preds = %725, %710
  %714 = phi <8 x double> [ %712, %710 ], [ %727, %725 ]
  %715 = phi i64 [ 0, %710 ], [ %728, %725 ]
  %716 = trunc nuw nsw i64 %715 to i32
  %717 = getelementptr inbounds nuw [8 x i32], ptr %193, i64 0, i64 %715
  %718 = load i32, ptr %717, align 4
  %719 = icmp slt i32 %718, %711
  br i1 %719, label %720, label %725

720:                                              ; preds = %713
  %721 = load ptr, ptr %226, align 8
  %722 = sext i32 %718 to i64
  %723 = getelementptr inbounds double, ptr %721, i64 %722
  %724 = load double, ptr %723, align 8
  br label %725

725:                                              ; preds = %720, %713
  %726 = phi double [ %724, %720 ], [ 0x7FF0000000000000, %713 ]
  %727 = insertelement <8 x double> %714, double %726, i32 %716
  store <8 x double> %727, ptr %227, align 64
  %728 = add nuw nsw i64 %715, 1
  %729 = icmp eq i64 %728, 8
  br i1 %729, label %730, label %713

730:                                              ; preds = %725
  %731 = load <8 x i64>, ptr %223, align 64
  %732 = load <8 x double>, ptr %201, align 64
  %733 = fcmp oeq <8 x double> %727, %732
  %734 = select <8 x i1> %733, <8 x i64> %731, <8 x i64> zeroinitializer
  %735 = load ptr, ptr %135, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %25)
  store <8 x double> %732, ptr %25, align 64
  %736 = load ptr, ptr %34, align 64
  %737 = load ptr, ptr %179, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %25, ptr noundef %735, ptr noundef %736, ptr noundef null, ptr noundef %737) #10
  %738 = load ptr, ptr %179, align 64
  %739 = getelementptr inbounds nuw i8, ptr %738, i64 64
  br label %740

740:                                              ; preds = %800, %730
  %741 = phi i64 [ 0, %730 ], [ %801, %800 ]
  %742 = trunc nuw nsw i64 %741 to i32
  %743 = extractelement <8 x i64> %734, i32 %742
  %744 = icmp eq i64 %743, 0
  br i1 %744, label %800, label %745

745:                                              ; preds = %740
  %746 = getelementptr inbounds nuw [8 x i32], ptr %189, i64 0, i64 %741
  %747 = load i32, ptr %746, align 4
  %748 = sext i32 %747 to i64
  %749 = getelementptr inbounds nuw [8 x i32], ptr %193, i64 0, i64 %741
  %750 = load i32, ptr %749, align 4
  %751 = add nsw i32 %750, 1
  store i32 %751, ptr %749, align 4
  %752 = sext i32 %750 to i64
  %753 = load i32, ptr %225, align 4
  %754 = sext i32 %753 to i64
  br i1 %228, label %755, label %759

755:                                              ; preds = %745
  %756 = load ptr, ptr %229, align 8
  %757 = mul nsw i64 %748, %102
  %758 = getelementptr double, ptr %756, i64 %752
  br label %764

759:                                              ; preds = %764, %745
  br i1 %192, label %760, label %774

760:                                              ; preds = %759
  %761 = load ptr, ptr %230, align 8
  %762 = mul nsw i64 %748, %231
  %763 = getelementptr double, ptr %761, i64 %752
  br label %787

764:                                              ; preds = %764, %755
  %765 = phi i64 [ 0, %755 ], [ %772, %764 ]
  %766 = getelementptr inbounds nuw <8 x double>, ptr %735, i64 %765
  %767 = load <8 x double>, ptr %766, align 64
  %768 = extractelement <8 x double> %767, i32 %742
  %769 = add nsw i64 %765, %757
  %770 = mul nsw i64 %769, %754
  %771 = getelementptr double, ptr %758, i64 %770
  store double %768, ptr %771, align 8
  %772 = add nuw nsw i64 %765, 1
  %773 = icmp eq i64 %772, %233
  br i1 %773, label %759, label %764

774:                                              ; preds = %787, %759
  %775 = load ptr, ptr %232, align 8
  %776 = shl nsw i64 %748, 1
  %777 = getelementptr double, ptr %775, i64 %752
  %778 = load <8 x double>, ptr %738, align 64
  %779 = extractelement <8 x double> %778, i32 %742
  %780 = mul nsw i64 %776, %754
  %781 = getelementptr double, ptr %777, i64 %780
  store double %779, ptr %781, align 8
  %782 = load <8 x double>, ptr %739, align 64
  %783 = extractelement <8 x double> %782, i32 %742
  %784 = or disjoint i64 %776, 1
  %785 = mul nsw i64 %784, %754
  %786 = getelementptr double, ptr %777, i64 %785
  store double %783, ptr %786, align 8
  br label %800

787:                                              ; preds = %787, %760
  %788 = phi i64 [ 0, %760 ], [ %798, %787 ]
  %789 = trunc nuw nsw i64 %788 to i32
  %790 = add i32 %49, %789
  %791 = sext i32 %790 to i64
  %792 = getelementptr inbounds <8 x double>, ptr %735, i64 %791
  %793 = load <8 x double>, ptr %792, align 64
  %794 = extractelement <8 x double> %793, i32 %742
  %795 = add nsw i64 %788, %762
  %796 = mul nsw i64 %795, %754
  %797 = getelementptr double, ptr %763, i64 %796
  store double %794, ptr %797, align 8
  %798 = add nuw nsw i64 %788, 1
  %799 = icmp eq i64 %798, %234
  br i1 %799, label %774, label %787

800:                                              ; preds = %774, %740
  %801 = add nuw nsw i64 %741, 1
  %802 = icmp eq i64 %801, 8
  br i1 %802, label %803, label %740

803:                                              ; preds = %800
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %25)
  %804 = load <8 x double>, ptr %227, align 64
  br label %805

805:                                              ; preds = %824, %803
  %806 = phi <8 x double> [ %804, %803 ], [ %825, %824 ]
  %807 = phi i64 [ 0, %803 ], [ %826, %824 ]
  %808 = trunc nuw nsw i64 %807 to i32
  %809 = extractelement <8 x i64> %734, i32 %808
  %810 = icmp eq i64 %809, 0
  br i1 %810, label %824, label %811

811:                                              ; preds = %805
  %812 = getelementptr inbounds nuw [8 x i32], ptr %193, i64 0, i64 %807
  %813 = load i32, ptr %812, align 4
  %814 = load i32, ptr %225, align 4
  %815 = icmp slt i32 %813, %814
  br i1 %815, label %816, label %821

816:                                              ; preds = %811
  %817 = load ptr, ptr %226, align 8
  %818 = sext i32 %813 to i64
  %819 = getelementptr inbounds double, ptr %817, i64 %818
  %820 = load double, ptr %819, align 8
  br label %821

821:                                              ; preds = %816, %811
  %822 = phi double [ %820, %816 ], [ 0x7FF0000000000000, %811 ]
  %823 = insertelement <8 x double> %806, double %822, i32 %808
  store <8 x double> %823, ptr %227, align 64
  br label %824

824:                                              ; preds = %821, %805
  %825 = phi <8 x double> [ %823, %821 ], [ %806, %805 ]
  %826 = add nuw nsw i64 %807, 1
  %827 = icmp eq i64 %826, 8
  br i1 %827, label %828, label %805

828:                                              ; preds = %824
  %829 = icmp slt i32 %401, 8
  br i1 %829, label %830, label %833

830:                                              ; preds = %828
  %831 = load <8 x i64>, ptr %223, align 64
  br label %835

832:                                              ; preds = %835
  store <8 x i64> %838, ptr %223, align 64
  br label %833

833:                                              ; preds = %832, %828
  %834 = add nsw i32 %405, %390
  br label %841

835:                                              ; preds = %830, %835
  %836 = phi i32 [ %839, %835 ], [ %405, %830 ]
  %837 = phi <8 x i64> [ %838, %835 ], [ %831, %830 ]
  %838 = insertelement <8 x i64> %837, i64 0, i32 %836
  %839 = add i32 %836, 1
  %840 = icmp eq i32 %839, 8
  br i1 %840, label %832, label %835

841:                                              ; preds = %833, %387
  %842 = phi i32 [ 0, %833 ], [ %391, %387 ]
  %843 = phi i32 [ %834, %833 ], [ %390, %387 ]
  %844 = icmp eq i32 %389, 0
  br i1 %844, label %845, label %851

845:                                              ; preds = %841, %845
  %846 = phi i32 [ %849, %845 ], [ 0, %841 ]
  call fastcc void @refill(ptr noundef %33, i32 noundef %846, ptr noundef %34, i32 noundef 0)
  %847 = load <8 x i64>, ptr %180, align 64
  %848 = insertelement <8 x i64> %847, i64 0, i32 %846
  store <8 x i64> %848, ptr %180, align 64
  %849 = add nuw nsw i32 %846, 1
  %850 = icmp eq i32 %849, 8
  br i1 %850, label %851, label %845

851:                                              ; preds = %845, %841
  %852 = load <8 x i64>, ptr %223, align 64
  %853 = extractelement <8 x i64> %852, i32 %842
  %854 = icmp eq i64 %853, 0
  br i1 %854, label %856, label %855

855:                                              ; preds = %851
  call fastcc void @refill(ptr noundef %33, i32 noundef %381, ptr noundef %34, i32 noundef %842)
  br label %856

856:                                              ; preds = %855, %851
  %857 = add nuw nsw i32 %842, 1
  %858 = load <8 x i64>, ptr %180, align 64
  %859 = extractelement <8 x i64> %858, i32 %381
  %860 = icmp eq i64 %859, 0
  br i1 %860, label %387, label %861

861:                                              ; preds = %393, %856, %379
  %862 = phi <8 x i64> [ %380, %379 ], [ %858, %856 ], [ %388, %393 ]
  %863 = phi i32 [ %384, %379 ], [ %857, %856 ], [ 8, %393 ]
  %864 = phi i32 [ %383, %379 ], [ %843, %856 ], [ %390, %393 ]
  %865 = phi i32 [ %382, %379 ], [ 1, %856 ], [ %389, %393 ]
  %866 = add nuw nsw i32 %381, 1
  %867 = icmp eq i32 %866, 8
  br i1 %867, label %871, label %868

868:                                              ; preds = %861, %2898
  %869 = phi <8 x i64> [ %862, %861 ], [ %2899, %2898 ]
  %870 = phi i32 [ %866, %861 ], [ 0, %2898 ]
  br label %379

871:                                              ; preds = %861
  %872 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %862)
  %873 = icmp eq i64 %872, 0
  br i1 %873, label %2900, label %874

874:                                              ; preds = %871
  %875 = load <8 x double>, ptr %235, align 64
  %876 = load double, ptr %213, align 8
  %877 = load <8 x double>, ptr %236, align 64
  br label %878

878:                                              ; preds = %874, %2896
  %879 = phi <8 x i64> [ %862, %874 ], [ %2617, %2896 ]
  %880 = phi <8 x double> [ %877, %874 ], [ %2616, %2896 ]
  %881 = phi double [ %876, %874 ], [ %2663, %2896 ]
  %882 = phi <8 x double> [ %875, %874 ], [ %2897, %2896 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %24) #10
  store <8 x i64> zeroinitializer, ptr %24, align 64
  %883 = load double, ptr %214, align 8
  %884 = insertelement <8 x double> poison, double %883, i64 0
  %885 = shufflevector <8 x double> %884, <8 x double> poison, <8 x i32> zeroinitializer
  %886 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %882, <8 x double> %885)
  %887 = insertelement <8 x double> poison, double %881, i64 0
  %888 = shufflevector <8 x double> %887, <8 x double> poison, <8 x i32> zeroinitializer
  %889 = fsub <8 x double> %888, %880
  %890 = fmul <8 x double> %886, splat (double 0x3FF000000044B830)
  %891 = fcmp ult <8 x double> %890, %889
  %892 = select <8 x i1> %891, <8 x double> %886, <8 x double> %889
  %893 = bitcast <8 x double> %892 to <8 x i64>
  %894 = fadd <8 x double> %880, %886
  %895 = select <8 x i1> %891, <8 x double> %894, <8 x double> %888
  %896 = and <8 x i64> %879, %893
  %897 = bitcast <8 x i64> %896 to <8 x double>
  %898 = load ptr, ptr %58, align 8
  %899 = load ptr, ptr %44, align 8
  %900 = load ptr, ptr %64, align 8
  %901 = load <2 x double>, ptr %237, align 8
  %902 = shufflevector <2 x double> %901, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %903, label %918

903:                                              ; preds = %878, %903
  %904 = phi i64 [ %912, %903 ], [ 0, %878 ]
  %905 = getelementptr inbounds nuw <8 x double>, ptr %899, i64 %904
  %906 = load <8 x double>, ptr %905, align 64
  %907 = getelementptr inbounds nuw <8 x double>, ptr %900, i64 %904
  %908 = load <8 x double>, ptr %907, align 64
  %909 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %902, <8 x double> %908, <8 x double> zeroinitializer)
  %910 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> %909, <8 x double> %906)
  %911 = getelementptr inbounds nuw <8 x double>, ptr %898, i64 %904
  store <8 x double> %910, ptr %911, align 64
  %912 = add nuw nsw i64 %904, 1
  %913 = icmp eq i64 %912, %221
  br i1 %913, label %914, label %903

914:                                              ; preds = %903
  %915 = load ptr, ptr %58, align 8
  %916 = load ptr, ptr %64, align 8
  %917 = load <8 x double>, ptr %236, align 64
  br label %918

918:                                              ; preds = %914, %878
  %919 = phi <8 x double> [ %917, %914 ], [ %880, %878 ]
  %920 = phi ptr [ %916, %914 ], [ %900, %878 ]
  %921 = phi ptr [ %915, %914 ], [ %898, %878 ]
  %922 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> splat (double 0x3FAAEE6838DAE63A), <8 x double> %919)
  %923 = getelementptr inbounds <8 x double>, ptr %920, i64 %52
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %13) #10
  store <8 x double> %922, ptr %13, align 64
  %924 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %13, ptr noundef %921, ptr noundef %923, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %13) #10
  %925 = load ptr, ptr %58, align 8
  %926 = load ptr, ptr %44, align 8
  %927 = load ptr, ptr %64, align 8
  %928 = load <2 x double>, ptr %238, align 8
  %929 = shufflevector <2 x double> %928, <2 x double> poison, <8 x i32> zeroinitializer
  %930 = load <2 x double>, ptr %239, align 16
  %931 = shufflevector <2 x double> %930, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %932, label %951

932:                                              ; preds = %918
  %933 = getelementptr inbounds nuw <8 x double>, ptr %927, i64 %221
  br label %934

934:                                              ; preds = %934, %932
  %935 = phi i64 [ 0, %932 ], [ %946, %934 ]
  %936 = getelementptr inbounds nuw <8 x double>, ptr %926, i64 %935
  %937 = load <8 x double>, ptr %936, align 64
  %938 = getelementptr inbounds nuw <8 x double>, ptr %927, i64 %935
  %939 = load <8 x double>, ptr %938, align 64
  %940 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %929, <8 x double> %939, <8 x double> zeroinitializer)
  %941 = getelementptr inbounds nuw <8 x double>, ptr %933, i64 %935
  %942 = load <8 x double>, ptr %941, align 64
  %943 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %931, <8 x double> %942, <8 x double> %940)
  %944 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> %943, <8 x double> %937)
  %945 = getelementptr inbounds nuw <8 x double>, ptr %925, i64 %935
  store <8 x double> %944, ptr %945, align 64
  %946 = add nuw nsw i64 %935, 1
  %947 = icmp eq i64 %946, %221
  br i1 %947, label %948, label %934

948:                                              ; preds = %934
  %949 = load ptr, ptr %58, align 8
  %950 = load ptr, ptr %64, align 8
  br label %951

951:                                              ; preds = %948, %918
  %952 = phi ptr [ %950, %948 ], [ %927, %918 ]
  %953 = phi ptr [ %949, %948 ], [ %925, %918 ]
  %954 = load <8 x double>, ptr %236, align 64
  %955 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> splat (double 0x3FB432CE2AA42CAC), <8 x double> %954)
  %956 = getelementptr inbounds <8 x double>, ptr %952, i64 %240
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %14) #10
  store <8 x double> %955, ptr %14, align 64
  %957 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %14, ptr noundef %953, ptr noundef %956, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %14) #10
  %958 = and <8 x i64> %957, %924
  %959 = load ptr, ptr %58, align 8
  %960 = load ptr, ptr %44, align 8
  %961 = load ptr, ptr %64, align 8
  %962 = load <2 x double>, ptr %241, align 8
  %963 = shufflevector <2 x double> %962, <2 x double> poison, <8 x i32> zeroinitializer
  %964 = load <2 x double>, ptr %242, align 8
  %965 = shufflevector <2 x double> %964, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %966, label %985

966:                                              ; preds = %951
  %967 = getelementptr inbounds nuw <8 x double>, ptr %961, i64 %243
  br label %968

968:                                              ; preds = %968, %966
  %969 = phi i64 [ 0, %966 ], [ %980, %968 ]
  %970 = getelementptr inbounds nuw <8 x double>, ptr %960, i64 %969
  %971 = load <8 x double>, ptr %970, align 64
  %972 = getelementptr inbounds nuw <8 x double>, ptr %961, i64 %969
  %973 = load <8 x double>, ptr %972, align 64
  %974 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %963, <8 x double> %973, <8 x double> zeroinitializer)
  %975 = getelementptr inbounds nuw <8 x double>, ptr %967, i64 %969
  %976 = load <8 x double>, ptr %975, align 64
  %977 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %965, <8 x double> %976, <8 x double> %974)
  %978 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> %977, <8 x double> %971)
  %979 = getelementptr inbounds nuw <8 x double>, ptr %959, i64 %969
  store <8 x double> %978, ptr %979, align 64
  %980 = add nuw nsw i64 %969, 1
  %981 = icmp eq i64 %980, %221
  br i1 %981, label %982, label %968

982:                                              ; preds = %968
  %983 = load ptr, ptr %58, align 8
  %984 = load ptr, ptr %64, align 8
  br label %985

985:                                              ; preds = %982, %951
  %986 = phi ptr [ %984, %982 ], [ %961, %951 ]
  %987 = phi ptr [ %983, %982 ], [ %959, %951 ]
  %988 = load <8 x double>, ptr %236, align 64
  %989 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> splat (double 0x3FBE4C353FF64302), <8 x double> %988)
  %990 = getelementptr inbounds <8 x double>, ptr %986, i64 %245
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %15) #10
  store <8 x double> %989, ptr %15, align 64
  %991 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %15, ptr noundef %987, ptr noundef %990, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %15) #10
  %992 = and <8 x i64> %958, %991
  %993 = load ptr, ptr %58, align 8
  %994 = load ptr, ptr %44, align 8
  %995 = load ptr, ptr %64, align 8
  %996 = load <2 x double>, ptr %246, align 8
  %997 = shufflevector <2 x double> %996, <2 x double> poison, <8 x i32> zeroinitializer
  %998 = load <2 x double>, ptr %247, align 8
  %999 = shufflevector <2 x double> %998, <2 x double> poison, <8 x i32> zeroinitializer
  %1000 = load <2 x double>, ptr %248, align 32
  %1001 = shufflevector <2 x double> %1000, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %1002, label %1025

1002:                                             ; preds = %985
  %1003 = getelementptr inbounds nuw <8 x double>, ptr %995, i64 %243
  %1004 = getelementptr inbounds nuw <8 x double>, ptr %995, i64 %249
  br label %1005

1005:                                             ; preds = %1005, %1002
  %1006 = phi i64 [ 0, %1002 ], [ %1020, %1005 ]
  %1007 = getelementptr inbounds nuw <8 x double>, ptr %994, i64 %1006
  %1008 = load <8 x double>, ptr %1007, align 64
  %1009 = getelementptr inbounds nuw <8 x double>, ptr %995, i64 %1006
  %1010 = load <8 x double>, ptr %1009, align 64
  %1011 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %997, <8 x double> %1010, <8 x double> zeroinitializer)
  %1012 = getelementptr inbounds nuw <8 x double>, ptr %1003, i64 %1006
  %1013 = load <8 x double>, ptr %1012, align 64
  %1014 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %999, <8 x double> %1013, <8 x double> %1011)
  %1015 = getelementptr inbounds nuw <8 x double>, ptr %1004, i64 %1006
  %1016 = load <8 x double>, ptr %1015, align 64
  %1017 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1001, <8 x double> %1016, <8 x double> %1014)
  %1018 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> %1017, <8 x double> %1008)
  %1019 = getelementptr inbounds nuw <8 x double>, ptr %993, i64 %1006
  store <8 x double> %1018, ptr %1019, align 64
  %1020 = add nuw nsw i64 %1006, 1
  %1021 = icmp eq i64 %1020, %221
  br i1 %1021, label %1022, label %1005

1022:                                             ; preds = %1005
  %1023 = load ptr, ptr %58, align 8
  %1024 = load ptr, ptr %64, align 8
  br label %1025

1025:                                             ; preds = %1022, %985
  %1026 = phi ptr [ %1024, %1022 ], [ %995, %985 ]
  %1027 = phi ptr [ %1023, %1022 ], [ %993, %985 ]
  %1028 = load <8 x double>, ptr %236, align 64
  %1029 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> splat (double 0x3FD2068C499C08D9), <8 x double> %1028)
  %1030 = getelementptr inbounds <8 x double>, ptr %1026, i64 %251
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %16) #10
  store <8 x double> %1029, ptr %16, align 64
  %1031 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %16, ptr noundef %1027, ptr noundef %1030, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %16) #10
  %1032 = and <8 x i64> %992, %1031
  %1033 = load ptr, ptr %58, align 8
  %1034 = load ptr, ptr %44, align 8
  %1035 = load ptr, ptr %64, align 8
  %1036 = load <2 x double>, ptr %252, align 8
  %1037 = shufflevector <2 x double> %1036, <2 x double> poison, <8 x i32> zeroinitializer
  %1038 = load <2 x double>, ptr %253, align 32
  %1039 = shufflevector <2 x double> %1038, <2 x double> poison, <8 x i32> zeroinitializer
  %1040 = load <2 x double>, ptr %254, align 8
  %1041 = shufflevector <2 x double> %1040, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %1042, label %1065

1042:                                             ; preds = %1025
  %1043 = getelementptr inbounds nuw <8 x double>, ptr %1035, i64 %249
  %1044 = getelementptr inbounds nuw <8 x double>, ptr %1035, i64 %255
  br label %1045

1045:                                             ; preds = %1045, %1042
  %1046 = phi i64 [ 0, %1042 ], [ %1060, %1045 ]
  %1047 = getelementptr inbounds nuw <8 x double>, ptr %1034, i64 %1046
  %1048 = load <8 x double>, ptr %1047, align 64
  %1049 = getelementptr inbounds nuw <8 x double>, ptr %1035, i64 %1046
  %1050 = load <8 x double>, ptr %1049, align 64
  %1051 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1037, <8 x double> %1050, <8 x double> zeroinitializer)
  %1052 = getelementptr inbounds nuw <8 x double>, ptr %1043, i64 %1046
  %1053 = load <8 x double>, ptr %1052, align 64
  %1054 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1039, <8 x double> %1053, <8 x double> %1051)
  %1055 = getelementptr inbounds nuw <8 x double>, ptr %1044, i64 %1046
  %1056 = load <8 x double>, ptr %1055, align 64
  %1057 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1041, <8 x double> %1056, <8 x double> %1054)
  %1058 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> %1057, <8 x double> %1048)
  %1059 = getelementptr inbounds nuw <8 x double>, ptr %1033, i64 %1046
  store <8 x double> %1058, ptr %1059, align 64
  %1060 = add nuw nsw i64 %1046, 1
  %1061 = icmp eq i64 %1060, %221
  br i1 %1061, label %1062, label %1045

1062:                                             ; preds = %1045
  %1063 = load ptr, ptr %58, align 8
  %1064 = load ptr, ptr %64, align 8
  br label %1065

1065:                                             ; preds = %1062, %1025
  %1066 = phi ptr [ %1064, %1062 ], [ %1035, %1025 ]
  %1067 = phi ptr [ %1063, %1062 ], [ %1033, %1025 ]
  %1068 = load <8 x double>, ptr %236, align 64
  %1069 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> splat (double 0x3FD5555555555555), <8 x double> %1068)
  %1070 = getelementptr inbounds <8 x double>, ptr %1066, i64 %257
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %17) #10
  store <8 x double> %1069, ptr %17, align 64
  %1071 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %17, ptr noundef %1067, ptr noundef %1070, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %17) #10
  %1072 = and <8 x i64> %1032, %1071
  %1073 = load ptr, ptr %58, align 8
  %1074 = load ptr, ptr %44, align 8
  %1075 = load ptr, ptr %64, align 8
  %1076 = load <2 x double>, ptr %258, align 8
  %1077 = shufflevector <2 x double> %1076, <2 x double> poison, <8 x i32> zeroinitializer
  %1078 = load <2 x double>, ptr %259, align 32
  %1079 = shufflevector <2 x double> %1078, <2 x double> poison, <8 x i32> zeroinitializer
  %1080 = load <2 x double>, ptr %260, align 8
  %1081 = shufflevector <2 x double> %1080, <2 x double> poison, <8 x i32> zeroinitializer
  %1082 = load <2 x double>, ptr %261, align 16
  %1083 = shufflevector <2 x double> %1082, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %1084, label %1111

1084:                                             ; preds = %1065
  %1085 = getelementptr inbounds nuw <8 x double>, ptr %1075, i64 %249
  %1086 = getelementptr inbounds nuw <8 x double>, ptr %1075, i64 %255
  %1087 = getelementptr inbounds nuw <8 x double>, ptr %1075, i64 %262
  br label %1088

1088:                                             ; preds = %1088, %1084
  %1089 = phi i64 [ 0, %1084 ], [ %1106, %1088 ]
  %1090 = getelementptr inbounds nuw <8 x double>, ptr %1074, i64 %1089
  %1091 = load <8 x double>, ptr %1090, align 64
  %1092 = getelementptr inbounds nuw <8 x double>, ptr %1075, i64 %1089
  %1093 = load <8 x double>, ptr %1092, align 64
  %1094 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1077, <8 x double> %1093, <8 x double> zeroinitializer)
  %1095 = getelementptr inbounds nuw <8 x double>, ptr %1085, i64 %1089
  %1096 = load <8 x double>, ptr %1095, align 64
  %1097 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1079, <8 x double> %1096, <8 x double> %1094)
  %1098 = getelementptr inbounds nuw <8 x double>, ptr %1086, i64 %1089
  %1099 = load <8 x double>, ptr %1098, align 64
  %1100 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1081, <8 x double> %1099, <8 x double> %1097)
  %1101 = getelementptr inbounds nuw <8 x double>, ptr %1087, i64 %1089
  %1102 = load <8 x double>, ptr %1101, align 64
  %1103 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1083, <8 x double> %1102, <8 x double> %1100)
  %1104 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> %1103, <8 x double> %1091)
  %1105 = getelementptr inbounds nuw <8 x double>, ptr %1073, i64 %1089
  store <8 x double> %1104, ptr %1105, align 64
  %1106 = add nuw nsw i64 %1089, 1
  %1107 = icmp eq i64 %1106, %221
  br i1 %1107, label %1108, label %1088

1108:                                             ; preds = %1088
  %1109 = load ptr, ptr %58, align 8
  %1110 = load ptr, ptr %64, align 8
  br label %1111

1111:                                             ; preds = %1108, %1065
  %1112 = phi ptr [ %1110, %1108 ], [ %1075, %1065 ]
  %1113 = phi ptr [ %1109, %1108 ], [ %1073, %1065 ]
  %1114 = load <8 x double>, ptr %236, align 64
  %1115 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> splat (double 2.500000e-01), <8 x double> %1114)
  %1116 = getelementptr inbounds <8 x double>, ptr %1112, i64 %264
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %18) #10
  store <8 x double> %1115, ptr %18, align 64
  %1117 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %18, ptr noundef %1113, ptr noundef %1116, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %18) #10
  %1118 = and <8 x i64> %1072, %1117
  %1119 = load ptr, ptr %58, align 8
  %1120 = load ptr, ptr %44, align 8
  %1121 = load ptr, ptr %64, align 8
  %1122 = load <2 x double>, ptr %265, align 8
  %1123 = shufflevector <2 x double> %1122, <2 x double> poison, <8 x i32> zeroinitializer
  %1124 = load <2 x double>, ptr %266, align 32
  %1125 = shufflevector <2 x double> %1124, <2 x double> poison, <8 x i32> zeroinitializer
  %1126 = load <2 x double>, ptr %267, align 8
  %1127 = shufflevector <2 x double> %1126, <2 x double> poison, <8 x i32> zeroinitializer
  %1128 = load <2 x double>, ptr %268, align 16
  %1129 = shufflevector <2 x double> %1128, <2 x double> poison, <8 x i32> zeroinitializer
  %1130 = load <2 x double>, ptr %269, align 8
  %1131 = shufflevector <2 x double> %1130, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %1132, label %1163

1132:                                             ; preds = %1111
  %1133 = getelementptr inbounds nuw <8 x double>, ptr %1121, i64 %249
  %1134 = getelementptr inbounds nuw <8 x double>, ptr %1121, i64 %255
  %1135 = getelementptr inbounds nuw <8 x double>, ptr %1121, i64 %262
  %1136 = getelementptr inbounds nuw <8 x double>, ptr %1121, i64 %270
  br label %1137

1137:                                             ; preds = %1137, %1132
  %1138 = phi i64 [ 0, %1132 ], [ %1158, %1137 ]
  %1139 = getelementptr inbounds nuw <8 x double>, ptr %1120, i64 %1138
  %1140 = load <8 x double>, ptr %1139, align 64
  %1141 = getelementptr inbounds nuw <8 x double>, ptr %1121, i64 %1138
  %1142 = load <8 x double>, ptr %1141, align 64
  %1143 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1123, <8 x double> %1142, <8 x double> zeroinitializer)
  %1144 = getelementptr inbounds nuw <8 x double>, ptr %1133, i64 %1138
  %1145 = load <8 x double>, ptr %1144, align 64
  %1146 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1125, <8 x double> %1145, <8 x double> %1143)
  %1147 = getelementptr inbounds nuw <8 x double>, ptr %1134, i64 %1138
  %1148 = load <8 x double>, ptr %1147, align 64
  %1149 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1127, <8 x double> %1148, <8 x double> %1146)
  %1150 = getelementptr inbounds nuw <8 x double>, ptr %1135, i64 %1138
  %1151 = load <8 x double>, ptr %1150, align 64
  %1152 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1129, <8 x double> %1151, <8 x double> %1149)
  %1153 = getelementptr inbounds nuw <8 x double>, ptr %1136, i64 %1138
  %1154 = load <8 x double>, ptr %1153, align 64
  %1155 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1131, <8 x double> %1154, <8 x double> %1152)
  %1156 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> %1155, <8 x double> %1140)
  %1157 = getelementptr inbounds nuw <8 x double>, ptr %1119, i64 %1138
  store <8 x double> %1156, ptr %1157, align 64
  %1158 = add nuw nsw i64 %1138, 1
  %1159 = icmp eq i64 %1158, %221
  br i1 %1159, label %1160, label %1137

1160:                                             ; preds = %1137
  %1161 = load ptr, ptr %58, align 8
  %1162 = load ptr, ptr %64, align 8
  br label %1163

1163:                                             ; preds = %1160, %1111
  %1164 = phi ptr [ %1162, %1160 ], [ %1121, %1111 ]
  %1165 = phi ptr [ %1161, %1160 ], [ %1119, %1111 ]
  %1166 = load <8 x double>, ptr %236, align 64
  %1167 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> splat (double 0x3FD3B13B13B13B14), <8 x double> %1166)
  %1168 = getelementptr inbounds <8 x double>, ptr %1164, i64 %74
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %19) #10
  store <8 x double> %1167, ptr %19, align 64
  %1169 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %19, ptr noundef %1165, ptr noundef %1168, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %19) #10
  %1170 = and <8 x i64> %1118, %1169
  %1171 = load ptr, ptr %58, align 8
  %1172 = load ptr, ptr %44, align 8
  %1173 = load ptr, ptr %64, align 8
  %1174 = load <2 x double>, ptr %271, align 8
  %1175 = shufflevector <2 x double> %1174, <2 x double> poison, <8 x i32> zeroinitializer
  %1176 = load <2 x double>, ptr %272, align 32
  %1177 = shufflevector <2 x double> %1176, <2 x double> poison, <8 x i32> zeroinitializer
  %1178 = load <2 x double>, ptr %273, align 8
  %1179 = shufflevector <2 x double> %1178, <2 x double> poison, <8 x i32> zeroinitializer
  %1180 = load <2 x double>, ptr %274, align 16
  %1181 = shufflevector <2 x double> %1180, <2 x double> poison, <8 x i32> zeroinitializer
  %1182 = load <2 x double>, ptr %275, align 8
  %1183 = shufflevector <2 x double> %1182, <2 x double> poison, <8 x i32> zeroinitializer
  %1184 = load <2 x double>, ptr %276, align 64
  %1185 = shufflevector <2 x double> %1184, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %1186, label %1221

1186:                                             ; preds = %1163
  %1187 = getelementptr inbounds nuw <8 x double>, ptr %1173, i64 %249
  %1188 = getelementptr inbounds nuw <8 x double>, ptr %1173, i64 %255
  %1189 = getelementptr inbounds nuw <8 x double>, ptr %1173, i64 %262
  %1190 = getelementptr inbounds nuw <8 x double>, ptr %1173, i64 %270
  %1191 = getelementptr inbounds nuw <8 x double>, ptr %1173, i64 %277
  br label %1192

1192:                                             ; preds = %1192, %1186
  %1193 = phi i64 [ 0, %1186 ], [ %1216, %1192 ]
  %1194 = getelementptr inbounds nuw <8 x double>, ptr %1172, i64 %1193
  %1195 = load <8 x double>, ptr %1194, align 64
  %1196 = getelementptr inbounds nuw <8 x double>, ptr %1173, i64 %1193
  %1197 = load <8 x double>, ptr %1196, align 64
  %1198 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1175, <8 x double> %1197, <8 x double> zeroinitializer)
  %1199 = getelementptr inbounds nuw <8 x double>, ptr %1187, i64 %1193
  %1200 = load <8 x double>, ptr %1199, align 64
  %1201 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1177, <8 x double> %1200, <8 x double> %1198)
  %1202 = getelementptr inbounds nuw <8 x double>, ptr %1188, i64 %1193
  %1203 = load <8 x double>, ptr %1202, align 64
  %1204 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1179, <8 x double> %1203, <8 x double> %1201)
  %1205 = getelementptr inbounds nuw <8 x double>, ptr %1189, i64 %1193
  %1206 = load <8 x double>, ptr %1205, align 64
  %1207 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1181, <8 x double> %1206, <8 x double> %1204)
  %1208 = getelementptr inbounds nuw <8 x double>, ptr %1190, i64 %1193
  %1209 = load <8 x double>, ptr %1208, align 64
  %1210 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1183, <8 x double> %1209, <8 x double> %1207)
  %1211 = getelementptr inbounds nuw <8 x double>, ptr %1191, i64 %1193
  %1212 = load <8 x double>, ptr %1211, align 64
  %1213 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1185, <8 x double> %1212, <8 x double> %1210)
  %1214 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> %1213, <8 x double> %1195)
  %1215 = getelementptr inbounds nuw <8 x double>, ptr %1171, i64 %1193
  store <8 x double> %1214, ptr %1215, align 64
  %1216 = add nuw nsw i64 %1193, 1
  %1217 = icmp eq i64 %1216, %221
  br i1 %1217, label %1218, label %1192

1218:                                             ; preds = %1192
  %1219 = load ptr, ptr %58, align 8
  %1220 = load ptr, ptr %64, align 8
  br label %1221

1221:                                             ; preds = %1218, %1163
  %1222 = phi ptr [ %1220, %1218 ], [ %1173, %1163 ]
  %1223 = phi ptr [ %1219, %1218 ], [ %1171, %1163 ]
  %1224 = load <8 x double>, ptr %236, align 64
  %1225 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> splat (double 0x3FE4D74D74D74D75), <8 x double> %1224)
  %1226 = getelementptr inbounds <8 x double>, ptr %1222, i64 %279
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %20) #10
  store <8 x double> %1225, ptr %20, align 64
  %1227 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %20, ptr noundef %1223, ptr noundef %1226, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %20) #10
  %1228 = and <8 x i64> %1170, %1227
  %1229 = load ptr, ptr %58, align 8
  %1230 = load ptr, ptr %44, align 8
  %1231 = load ptr, ptr %64, align 8
  %1232 = load <2 x double>, ptr %280, align 8
  %1233 = shufflevector <2 x double> %1232, <2 x double> poison, <8 x i32> zeroinitializer
  %1234 = load <2 x double>, ptr %281, align 32
  %1235 = shufflevector <2 x double> %1234, <2 x double> poison, <8 x i32> zeroinitializer
  %1236 = load <2 x double>, ptr %282, align 8
  %1237 = shufflevector <2 x double> %1236, <2 x double> poison, <8 x i32> zeroinitializer
  %1238 = load <2 x double>, ptr %283, align 16
  %1239 = shufflevector <2 x double> %1238, <2 x double> poison, <8 x i32> zeroinitializer
  %1240 = load <2 x double>, ptr %284, align 8
  %1241 = shufflevector <2 x double> %1240, <2 x double> poison, <8 x i32> zeroinitializer
  %1242 = load <2 x double>, ptr %285, align 64
  %1243 = shufflevector <2 x double> %1242, <2 x double> poison, <8 x i32> zeroinitializer
  %1244 = load <2 x double>, ptr %286, align 8
  %1245 = shufflevector <2 x double> %1244, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %1246, label %1285

1246:                                             ; preds = %1221
  %1247 = getelementptr inbounds nuw <8 x double>, ptr %1231, i64 %249
  %1248 = getelementptr inbounds nuw <8 x double>, ptr %1231, i64 %255
  %1249 = getelementptr inbounds nuw <8 x double>, ptr %1231, i64 %262
  %1250 = getelementptr inbounds nuw <8 x double>, ptr %1231, i64 %270
  %1251 = getelementptr inbounds nuw <8 x double>, ptr %1231, i64 %277
  %1252 = getelementptr inbounds nuw <8 x double>, ptr %1231, i64 %287
  br label %1253

1253:                                             ; preds = %1253, %1246
  %1254 = phi i64 [ 0, %1246 ], [ %1280, %1253 ]
  %1255 = getelementptr inbounds nuw <8 x double>, ptr %1230, i64 %1254
  %1256 = load <8 x double>, ptr %1255, align 64
  %1257 = getelementptr inbounds nuw <8 x double>, ptr %1231, i64 %1254
  %1258 = load <8 x double>, ptr %1257, align 64
  %1259 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1233, <8 x double> %1258, <8 x double> zeroinitializer)
  %1260 = getelementptr inbounds nuw <8 x double>, ptr %1247, i64 %1254
  %1261 = load <8 x double>, ptr %1260, align 64
  %1262 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1235, <8 x double> %1261, <8 x double> %1259)
  %1263 = getelementptr inbounds nuw <8 x double>, ptr %1248, i64 %1254
  %1264 = load <8 x double>, ptr %1263, align 64
  %1265 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1237, <8 x double> %1264, <8 x double> %1262)
  %1266 = getelementptr inbounds nuw <8 x double>, ptr %1249, i64 %1254
  %1267 = load <8 x double>, ptr %1266, align 64
  %1268 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1239, <8 x double> %1267, <8 x double> %1265)
  %1269 = getelementptr inbounds nuw <8 x double>, ptr %1250, i64 %1254
  %1270 = load <8 x double>, ptr %1269, align 64
  %1271 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1241, <8 x double> %1270, <8 x double> %1268)
  %1272 = getelementptr inbounds nuw <8 x double>, ptr %1251, i64 %1254
  %1273 = load <8 x double>, ptr %1272, align 64
  %1274 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1243, <8 x double> %1273, <8 x double> %1271)
  %1275 = getelementptr inbounds nuw <8 x double>, ptr %1252, i64 %1254
  %1276 = load <8 x double>, ptr %1275, align 64
  %1277 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1245, <8 x double> %1276, <8 x double> %1274)
  %1278 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> %1277, <8 x double> %1256)
  %1279 = getelementptr inbounds nuw <8 x double>, ptr %1229, i64 %1254
  store <8 x double> %1278, ptr %1279, align 64
  %1280 = add nuw nsw i64 %1254, 1
  %1281 = icmp eq i64 %1280, %221
  br i1 %1281, label %1282, label %1253

1282:                                             ; preds = %1253
  %1283 = load ptr, ptr %58, align 8
  %1284 = load ptr, ptr %64, align 8
  br label %1285

1285:                                             ; preds = %1282, %1221
  %1286 = phi ptr [ %1284, %1282 ], [ %1231, %1221 ]
  %1287 = phi ptr [ %1283, %1282 ], [ %1229, %1221 ]
  %1288 = load <8 x double>, ptr %236, align 64
  %1289 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> splat (double 6.000000e-01), <8 x double> %1288)
  %1290 = getelementptr inbounds <8 x double>, ptr %1286, i64 %289
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %21) #10
  store <8 x double> %1289, ptr %21, align 64
  %1291 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %21, ptr noundef %1287, ptr noundef %1290, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %21) #10
  %1292 = and <8 x i64> %1228, %1291
  %1293 = load ptr, ptr %58, align 8
  %1294 = load ptr, ptr %44, align 8
  %1295 = load ptr, ptr %64, align 8
  %1296 = load <2 x double>, ptr %290, align 8
  %1297 = shufflevector <2 x double> %1296, <2 x double> poison, <8 x i32> zeroinitializer
  %1298 = load <2 x double>, ptr %291, align 32
  %1299 = shufflevector <2 x double> %1298, <2 x double> poison, <8 x i32> zeroinitializer
  %1300 = load <2 x double>, ptr %292, align 8
  %1301 = shufflevector <2 x double> %1300, <2 x double> poison, <8 x i32> zeroinitializer
  %1302 = load <2 x double>, ptr %293, align 16
  %1303 = shufflevector <2 x double> %1302, <2 x double> poison, <8 x i32> zeroinitializer
  %1304 = load <2 x double>, ptr %294, align 8
  %1305 = shufflevector <2 x double> %1304, <2 x double> poison, <8 x i32> zeroinitializer
  %1306 = load <2 x double>, ptr %295, align 64
  %1307 = shufflevector <2 x double> %1306, <2 x double> poison, <8 x i32> zeroinitializer
  %1308 = load <2 x double>, ptr %296, align 8
  %1309 = shufflevector <2 x double> %1308, <2 x double> poison, <8 x i32> zeroinitializer
  %1310 = load <2 x double>, ptr %297, align 16
  %1311 = shufflevector <2 x double> %1310, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %1312, label %1355

1312:                                             ; preds = %1285
  %1313 = getelementptr inbounds nuw <8 x double>, ptr %1295, i64 %249
  %1314 = getelementptr inbounds nuw <8 x double>, ptr %1295, i64 %255
  %1315 = getelementptr inbounds nuw <8 x double>, ptr %1295, i64 %262
  %1316 = getelementptr inbounds nuw <8 x double>, ptr %1295, i64 %270
  %1317 = getelementptr inbounds nuw <8 x double>, ptr %1295, i64 %277
  %1318 = getelementptr inbounds nuw <8 x double>, ptr %1295, i64 %287
  %1319 = getelementptr inbounds nuw <8 x double>, ptr %1295, i64 %298
  br label %1320

1320:                                             ; preds = %1320, %1312
  %1321 = phi i64 [ 0, %1312 ], [ %1350, %1320 ]
  %1322 = getelementptr inbounds nuw <8 x double>, ptr %1294, i64 %1321
  %1323 = load <8 x double>, ptr %1322, align 64
  %1324 = getelementptr inbounds nuw <8 x double>, ptr %1295, i64 %1321
  %1325 = load <8 x double>, ptr %1324, align 64
  %1326 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1297, <8 x double> %1325, <8 x double> zeroinitializer)
  %1327 = getelementptr inbounds nuw <8 x double>, ptr %1313, i64 %1321
  %1328 = load <8 x double>, ptr %1327, align 64
  %1329 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1299, <8 x double> %1328, <8 x double> %1326)
  %1330 = getelementptr inbounds nuw <8 x double>, ptr %1314, i64 %1321
  %1331 = load <8 x double>, ptr %1330, align 64
  %1332 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1301, <8 x double> %1331, <8 x double> %1329)
  %1333 = getelementptr inbounds nuw <8 x double>, ptr %1315, i64 %1321
  %1334 = load <8 x double>, ptr %1333, align 64
  %1335 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1303, <8 x double> %1334, <8 x double> %1332)
  %1336 = getelementptr inbounds nuw <8 x double>, ptr %1316, i64 %1321
  %1337 = load <8 x double>, ptr %1336, align 64
  %1338 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1305, <8 x double> %1337, <8 x double> %1335)
  %1339 = getelementptr inbounds nuw <8 x double>, ptr %1317, i64 %1321
  %1340 = load <8 x double>, ptr %1339, align 64
  %1341 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1307, <8 x double> %1340, <8 x double> %1338)
  %1342 = getelementptr inbounds nuw <8 x double>, ptr %1318, i64 %1321
  %1343 = load <8 x double>, ptr %1342, align 64
  %1344 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1309, <8 x double> %1343, <8 x double> %1341)
  %1345 = getelementptr inbounds nuw <8 x double>, ptr %1319, i64 %1321
  %1346 = load <8 x double>, ptr %1345, align 64
  %1347 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1311, <8 x double> %1346, <8 x double> %1344)
  %1348 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> %1347, <8 x double> %1323)
  %1349 = getelementptr inbounds nuw <8 x double>, ptr %1293, i64 %1321
  store <8 x double> %1348, ptr %1349, align 64
  %1350 = add nuw nsw i64 %1321, 1
  %1351 = icmp eq i64 %1350, %221
  br i1 %1351, label %1352, label %1320

1352:                                             ; preds = %1320
  %1353 = load ptr, ptr %58, align 8
  %1354 = load ptr, ptr %64, align 8
  br label %1355

1355:                                             ; preds = %1352, %1285
  %1356 = phi ptr [ %1354, %1352 ], [ %1295, %1285 ]
  %1357 = phi ptr [ %1353, %1352 ], [ %1293, %1285 ]
  %1358 = load <8 x double>, ptr %236, align 64
  %1359 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> splat (double 0x3FEB6DB6DB6DB6DB), <8 x double> %1358)
  %1360 = getelementptr inbounds <8 x double>, ptr %1356, i64 %300
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %22) #10
  store <8 x double> %1359, ptr %22, align 64
  %1361 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %22, ptr noundef %1357, ptr noundef %1360, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %22) #10
  %1362 = and <8 x i64> %1292, %1361
  %1363 = load ptr, ptr %58, align 8
  %1364 = load ptr, ptr %44, align 8
  %1365 = load ptr, ptr %64, align 8
  %1366 = load <2 x double>, ptr %301, align 8
  %1367 = shufflevector <2 x double> %1366, <2 x double> poison, <8 x i32> zeroinitializer
  %1368 = load <2 x double>, ptr %302, align 32
  %1369 = shufflevector <2 x double> %1368, <2 x double> poison, <8 x i32> zeroinitializer
  %1370 = load <2 x double>, ptr %303, align 8
  %1371 = shufflevector <2 x double> %1370, <2 x double> poison, <8 x i32> zeroinitializer
  %1372 = load <2 x double>, ptr %304, align 16
  %1373 = shufflevector <2 x double> %1372, <2 x double> poison, <8 x i32> zeroinitializer
  %1374 = load <2 x double>, ptr %305, align 8
  %1375 = shufflevector <2 x double> %1374, <2 x double> poison, <8 x i32> zeroinitializer
  %1376 = load <2 x double>, ptr %306, align 64
  %1377 = shufflevector <2 x double> %1376, <2 x double> poison, <8 x i32> zeroinitializer
  %1378 = load <2 x double>, ptr %307, align 8
  %1379 = shufflevector <2 x double> %1378, <2 x double> poison, <8 x i32> zeroinitializer
  %1380 = load <2 x double>, ptr %308, align 16
  %1381 = shufflevector <2 x double> %1380, <2 x double> poison, <8 x i32> zeroinitializer
  %1382 = load <2 x double>, ptr %309, align 8
  %1383 = shufflevector <2 x double> %1382, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %1384, label %1431

1384:                                             ; preds = %1355
  %1385 = getelementptr inbounds nuw <8 x double>, ptr %1365, i64 %249
  %1386 = getelementptr inbounds nuw <8 x double>, ptr %1365, i64 %255
  %1387 = getelementptr inbounds nuw <8 x double>, ptr %1365, i64 %262
  %1388 = getelementptr inbounds nuw <8 x double>, ptr %1365, i64 %270
  %1389 = getelementptr inbounds nuw <8 x double>, ptr %1365, i64 %277
  %1390 = getelementptr inbounds nuw <8 x double>, ptr %1365, i64 %287
  %1391 = getelementptr inbounds nuw <8 x double>, ptr %1365, i64 %298
  %1392 = getelementptr inbounds nuw <8 x double>, ptr %1365, i64 %310
  br label %1393

1393:                                             ; preds = %1393, %1384
  %1394 = phi i64 [ 0, %1384 ], [ %1426, %1393 ]
  %1395 = getelementptr inbounds nuw <8 x double>, ptr %1364, i64 %1394
  %1396 = load <8 x double>, ptr %1395, align 64
  %1397 = getelementptr inbounds nuw <8 x double>, ptr %1365, i64 %1394
  %1398 = load <8 x double>, ptr %1397, align 64
  %1399 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1367, <8 x double> %1398, <8 x double> zeroinitializer)
  %1400 = getelementptr inbounds nuw <8 x double>, ptr %1385, i64 %1394
  %1401 = load <8 x double>, ptr %1400, align 64
  %1402 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1369, <8 x double> %1401, <8 x double> %1399)
  %1403 = getelementptr inbounds nuw <8 x double>, ptr %1386, i64 %1394
  %1404 = load <8 x double>, ptr %1403, align 64
  %1405 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1371, <8 x double> %1404, <8 x double> %1402)
  %1406 = getelementptr inbounds nuw <8 x double>, ptr %1387, i64 %1394
  %1407 = load <8 x double>, ptr %1406, align 64
  %1408 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1373, <8 x double> %1407, <8 x double> %1405)
  %1409 = getelementptr inbounds nuw <8 x double>, ptr %1388, i64 %1394
  %1410 = load <8 x double>, ptr %1409, align 64
  %1411 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1375, <8 x double> %1410, <8 x double> %1408)
  %1412 = getelementptr inbounds nuw <8 x double>, ptr %1389, i64 %1394
  %1413 = load <8 x double>, ptr %1412, align 64
  %1414 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1377, <8 x double> %1413, <8 x double> %1411)
  %1415 = getelementptr inbounds nuw <8 x double>, ptr %1390, i64 %1394
  %1416 = load <8 x double>, ptr %1415, align 64
  %1417 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1379, <8 x double> %1416, <8 x double> %1414)
  %1418 = getelementptr inbounds nuw <8 x double>, ptr %1391, i64 %1394
  %1419 = load <8 x double>, ptr %1418, align 64
  %1420 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1381, <8 x double> %1419, <8 x double> %1417)
  %1421 = getelementptr inbounds nuw <8 x double>, ptr %1392, i64 %1394
  %1422 = load <8 x double>, ptr %1421, align 64
  %1423 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1383, <8 x double> %1422, <8 x double> %1420)
  %1424 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> %1423, <8 x double> %1396)
  %1425 = getelementptr inbounds nuw <8 x double>, ptr %1363, i64 %1394
  store <8 x double> %1424, ptr %1425, align 64
  %1426 = add nuw nsw i64 %1394, 1
  %1427 = icmp eq i64 %1426, %221
  br i1 %1427, label %1428, label %1393

1428:                                             ; preds = %1393
  %1429 = load ptr, ptr %58, align 8
  %1430 = load ptr, ptr %64, align 8
  br label %1431

1431:                                             ; preds = %1428, %1355
  %1432 = phi ptr [ %1430, %1428 ], [ %1365, %1355 ]
  %1433 = phi ptr [ %1429, %1428 ], [ %1363, %1355 ]
  %1434 = load <8 x double>, ptr %236, align 64
  %1435 = fadd <8 x double> %1434, %897
  %1436 = getelementptr inbounds <8 x double>, ptr %1432, i64 %311
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %23) #10
  store <8 x double> %1435, ptr %23, align 64
  %1437 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %23, ptr noundef %1433, ptr noundef %1436, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %23) #10
  %1438 = and <8 x i64> %1362, %1437
  %1439 = load ptr, ptr %55, align 16
  %1440 = load ptr, ptr %44, align 8
  %1441 = load ptr, ptr %64, align 8
  %1442 = load <2 x double>, ptr %312, align 8
  %1443 = shufflevector <2 x double> %1442, <2 x double> poison, <8 x i32> zeroinitializer
  %1444 = load <2 x double>, ptr %313, align 16
  %1445 = shufflevector <2 x double> %1444, <2 x double> poison, <8 x i32> zeroinitializer
  %1446 = load <2 x double>, ptr %314, align 8
  %1447 = shufflevector <2 x double> %1446, <2 x double> poison, <8 x i32> zeroinitializer
  %1448 = load <2 x double>, ptr %315, align 64
  %1449 = shufflevector <2 x double> %1448, <2 x double> poison, <8 x i32> zeroinitializer
  %1450 = load <2 x double>, ptr %316, align 8
  %1451 = shufflevector <2 x double> %1450, <2 x double> poison, <8 x i32> zeroinitializer
  %1452 = load <2 x double>, ptr %317, align 16
  %1453 = shufflevector <2 x double> %1452, <2 x double> poison, <8 x i32> zeroinitializer
  %1454 = load <2 x double>, ptr %318, align 8
  %1455 = shufflevector <2 x double> %1454, <2 x double> poison, <8 x i32> zeroinitializer
  %1456 = load <2 x double>, ptr %319, align 32
  %1457 = shufflevector <2 x double> %1456, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %1458, label %1512

1458:                                             ; preds = %1431
  %1459 = getelementptr inbounds nuw <8 x double>, ptr %1441, i64 %262
  %1460 = getelementptr inbounds nuw <8 x double>, ptr %1441, i64 %270
  %1461 = getelementptr inbounds nuw <8 x double>, ptr %1441, i64 %277
  %1462 = getelementptr inbounds nuw <8 x double>, ptr %1441, i64 %287
  %1463 = getelementptr inbounds nuw <8 x double>, ptr %1441, i64 %298
  %1464 = getelementptr inbounds nuw <8 x double>, ptr %1441, i64 %310
  %1465 = getelementptr inbounds nuw <8 x double>, ptr %1441, i64 %320
  br label %1468

1466:                                             ; preds = %1468
  %1467 = load ptr, ptr %55, align 16
  br label %1500

1468:                                             ; preds = %1468, %1458
  %1469 = phi i64 [ 0, %1458 ], [ %1498, %1468 ]
  %1470 = getelementptr inbounds nuw <8 x double>, ptr %1440, i64 %1469
  %1471 = load <8 x double>, ptr %1470, align 64
  %1472 = getelementptr inbounds nuw <8 x double>, ptr %1441, i64 %1469
  %1473 = load <8 x double>, ptr %1472, align 64
  %1474 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1443, <8 x double> %1473, <8 x double> zeroinitializer)
  %1475 = getelementptr inbounds nuw <8 x double>, ptr %1459, i64 %1469
  %1476 = load <8 x double>, ptr %1475, align 64
  %1477 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1445, <8 x double> %1476, <8 x double> %1474)
  %1478 = getelementptr inbounds nuw <8 x double>, ptr %1460, i64 %1469
  %1479 = load <8 x double>, ptr %1478, align 64
  %1480 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1447, <8 x double> %1479, <8 x double> %1477)
  %1481 = getelementptr inbounds nuw <8 x double>, ptr %1461, i64 %1469
  %1482 = load <8 x double>, ptr %1481, align 64
  %1483 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1449, <8 x double> %1482, <8 x double> %1480)
  %1484 = getelementptr inbounds nuw <8 x double>, ptr %1462, i64 %1469
  %1485 = load <8 x double>, ptr %1484, align 64
  %1486 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1451, <8 x double> %1485, <8 x double> %1483)
  %1487 = getelementptr inbounds nuw <8 x double>, ptr %1463, i64 %1469
  %1488 = load <8 x double>, ptr %1487, align 64
  %1489 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1453, <8 x double> %1488, <8 x double> %1486)
  %1490 = getelementptr inbounds nuw <8 x double>, ptr %1464, i64 %1469
  %1491 = load <8 x double>, ptr %1490, align 64
  %1492 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1455, <8 x double> %1491, <8 x double> %1489)
  %1493 = getelementptr inbounds nuw <8 x double>, ptr %1465, i64 %1469
  %1494 = load <8 x double>, ptr %1493, align 64
  %1495 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1457, <8 x double> %1494, <8 x double> %1492)
  %1496 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> %1495, <8 x double> %1471)
  %1497 = getelementptr inbounds nuw <8 x double>, ptr %1439, i64 %1469
  store <8 x double> %1496, ptr %1497, align 64
  %1498 = add nuw nsw i64 %1469, 1
  %1499 = icmp eq i64 %1498, %221
  br i1 %1499, label %1466, label %1468

1500:                                             ; preds = %1500, %1466
  %1501 = phi i64 [ 0, %1466 ], [ %1508, %1500 ]
  %1502 = phi <8 x i64> [ %1438, %1466 ], [ %1507, %1500 ]
  %1503 = getelementptr inbounds nuw <8 x double>, ptr %1467, i64 %1501
  %1504 = load <8 x double>, ptr %1503, align 64
  %1505 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1504)
  %1506 = fcmp one <8 x double> %1505, splat (double 0x7FF0000000000000)
  %1507 = select <8 x i1> %1506, <8 x i64> %1502, <8 x i64> zeroinitializer
  %1508 = add nuw nsw i64 %1501, 1
  %1509 = icmp eq i64 %1508, %221
  br i1 %1509, label %1510, label %1500

1510:                                             ; preds = %1500
  %1511 = load ptr, ptr %64, align 8
  br label %1512

1512:                                             ; preds = %1510, %1431
  %1513 = phi ptr [ %1439, %1431 ], [ %1467, %1510 ]
  %1514 = phi ptr [ %1441, %1431 ], [ %1511, %1510 ]
  %1515 = phi <8 x i64> [ %1438, %1431 ], [ %1507, %1510 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12)
  store <8 x double> %895, ptr %12, align 64
  %1516 = load ptr, ptr %77, align 8
  %1517 = load <2 x double>, ptr %38, align 8
  %1518 = shufflevector <2 x double> %1517, <2 x double> poison, <8 x i32> zeroinitializer
  %1519 = load <2 x double>, ptr %321, align 16
  %1520 = shufflevector <2 x double> %1519, <2 x double> poison, <8 x i32> zeroinitializer
  %1521 = load <2 x double>, ptr %322, align 8
  %1522 = shufflevector <2 x double> %1521, <2 x double> poison, <8 x i32> zeroinitializer
  %1523 = load <2 x double>, ptr %323, align 64
  %1524 = shufflevector <2 x double> %1523, <2 x double> poison, <8 x i32> zeroinitializer
  %1525 = load <2 x double>, ptr %324, align 8
  %1526 = shufflevector <2 x double> %1525, <2 x double> poison, <8 x i32> zeroinitializer
  %1527 = load <2 x double>, ptr %325, align 16
  %1528 = shufflevector <2 x double> %1527, <2 x double> poison, <8 x i32> zeroinitializer
  %1529 = load <2 x double>, ptr %326, align 8
  %1530 = shufflevector <2 x double> %1529, <2 x double> poison, <8 x i32> zeroinitializer
  %1531 = load <2 x double>, ptr %327, align 32
  %1532 = shufflevector <2 x double> %1531, <2 x double> poison, <8 x i32> zeroinitializer
  %1533 = load <2 x double>, ptr %39, align 8
  %1534 = shufflevector <2 x double> %1533, <2 x double> poison, <8 x i32> zeroinitializer
  %1535 = load <2 x double>, ptr %328, align 16
  %1536 = shufflevector <2 x double> %1535, <2 x double> poison, <8 x i32> zeroinitializer
  %1537 = load <2 x double>, ptr %329, align 8
  %1538 = shufflevector <2 x double> %1537, <2 x double> poison, <8 x i32> zeroinitializer
  %1539 = load <2 x double>, ptr %330, align 32
  %1540 = shufflevector <2 x double> %1539, <2 x double> poison, <8 x i32> zeroinitializer
  %1541 = load <2 x double>, ptr %331, align 8
  %1542 = shufflevector <2 x double> %1541, <2 x double> poison, <8 x i32> zeroinitializer
  %1543 = load <2 x double>, ptr %332, align 16
  %1544 = shufflevector <2 x double> %1543, <2 x double> poison, <8 x i32> zeroinitializer
  %1545 = load <2 x double>, ptr %333, align 8
  %1546 = shufflevector <2 x double> %1545, <2 x double> poison, <8 x i32> zeroinitializer
  %1547 = load <2 x double>, ptr %334, align 64
  %1548 = shufflevector <2 x double> %1547, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %1549, label %1605

1549:                                             ; preds = %1512
  %1550 = getelementptr inbounds nuw <8 x double>, ptr %1514, i64 %262
  %1551 = getelementptr inbounds nuw <8 x double>, ptr %1514, i64 %270
  %1552 = getelementptr inbounds nuw <8 x double>, ptr %1514, i64 %277
  %1553 = getelementptr inbounds nuw <8 x double>, ptr %1514, i64 %287
  %1554 = getelementptr inbounds nuw <8 x double>, ptr %1514, i64 %298
  %1555 = getelementptr inbounds nuw <8 x double>, ptr %1514, i64 %310
  %1556 = getelementptr inbounds nuw <8 x double>, ptr %1514, i64 %320
  br label %1557

1557:                                             ; preds = %1557, %1549
  %1558 = phi i64 [ 0, %1549 ], [ %1601, %1557 ]
  %1559 = trunc i64 %1558 to i32
  %1560 = getelementptr inbounds nuw <8 x double>, ptr %1514, i64 %1558
  %1561 = load <8 x double>, ptr %1560, align 64
  %1562 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1518, <8 x double> %1561, <8 x double> zeroinitializer)
  %1563 = getelementptr inbounds nuw <8 x double>, ptr %1550, i64 %1558
  %1564 = load <8 x double>, ptr %1563, align 64
  %1565 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1520, <8 x double> %1564, <8 x double> %1562)
  %1566 = getelementptr inbounds nuw <8 x double>, ptr %1551, i64 %1558
  %1567 = load <8 x double>, ptr %1566, align 64
  %1568 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1522, <8 x double> %1567, <8 x double> %1565)
  %1569 = getelementptr inbounds nuw <8 x double>, ptr %1552, i64 %1558
  %1570 = load <8 x double>, ptr %1569, align 64
  %1571 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1524, <8 x double> %1570, <8 x double> %1568)
  %1572 = getelementptr inbounds nuw <8 x double>, ptr %1553, i64 %1558
  %1573 = load <8 x double>, ptr %1572, align 64
  %1574 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1526, <8 x double> %1573, <8 x double> %1571)
  %1575 = getelementptr inbounds nuw <8 x double>, ptr %1554, i64 %1558
  %1576 = load <8 x double>, ptr %1575, align 64
  %1577 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1528, <8 x double> %1576, <8 x double> %1574)
  %1578 = getelementptr inbounds nuw <8 x double>, ptr %1555, i64 %1558
  %1579 = load <8 x double>, ptr %1578, align 64
  %1580 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1530, <8 x double> %1579, <8 x double> %1577)
  %1581 = getelementptr inbounds nuw <8 x double>, ptr %1556, i64 %1558
  %1582 = load <8 x double>, ptr %1581, align 64
  %1583 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1532, <8 x double> %1582, <8 x double> %1580)
  %1584 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1534, <8 x double> %1561, <8 x double> zeroinitializer)
  %1585 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1536, <8 x double> %1564, <8 x double> %1584)
  %1586 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1538, <8 x double> %1567, <8 x double> %1585)
  %1587 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1540, <8 x double> %1570, <8 x double> %1586)
  %1588 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1542, <8 x double> %1573, <8 x double> %1587)
  %1589 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1544, <8 x double> %1576, <8 x double> %1588)
  %1590 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1546, <8 x double> %1579, <8 x double> %1589)
  %1591 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1548, <8 x double> %1582, <8 x double> %1590)
  %1592 = icmp slt i64 %1558, %102
  %1593 = add nsw i32 %47, %1559
  %1594 = select i1 %1592, i32 %1559, i32 %1593
  %1595 = sext i32 %1594 to i64
  %1596 = getelementptr inbounds <8 x double>, ptr %1516, i64 %1595
  store <8 x double> %1583, ptr %1596, align 64
  %1597 = add i32 %51, %1559
  %1598 = select i1 %1592, i32 %1593, i32 %1597
  %1599 = sext i32 %1598 to i64
  %1600 = getelementptr inbounds <8 x double>, ptr %1516, i64 %1599
  store <8 x double> %1591, ptr %1600, align 64
  %1601 = add nuw nsw i64 %1558, 1
  %1602 = icmp eq i64 %1601, %221
  br i1 %1602, label %1603, label %1557

1603:                                             ; preds = %1557
  %1604 = load ptr, ptr %55, align 16
  br label %1605

1605:                                             ; preds = %1603, %1512
  %1606 = phi ptr [ %1604, %1603 ], [ %1513, %1512 ]
  %1607 = load double, ptr %183, align 64
  %1608 = fdiv double 0x3D06849B86A12B9B, %1607
  %1609 = insertelement <8 x double> poison, double %1608, i64 0
  %1610 = shufflevector <8 x double> %1609, <8 x double> poison, <8 x i32> zeroinitializer
  %1611 = load ptr, ptr %82, align 64
  %1612 = load ptr, ptr %44, align 8
  %1613 = load <8 x double>, ptr %335, align 64
  br i1 %208, label %1614, label %1623

1614:                                             ; preds = %1605, %1614
  %1615 = phi i64 [ %1621, %1614 ], [ 0, %1605 ]
  %1616 = phi <8 x double> [ %1620, %1614 ], [ zeroinitializer, %1605 ]
  %1617 = getelementptr inbounds nuw <8 x double>, ptr %1606, i64 %1615
  %1618 = load <8 x double>, ptr %1617, align 64
  %1619 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1618)
  %1620 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1616, <8 x double> %1619)
  %1621 = add nuw nsw i64 %1615, 1
  %1622 = icmp eq i64 %1621, %209
  br i1 %1622, label %1623, label %1614

1623:                                             ; preds = %1614, %1605
  %1624 = phi <8 x double> [ zeroinitializer, %1605 ], [ %1620, %1614 ]
  %1625 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1613, <8 x double> %1624)
  %1626 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1625, <8 x double> %1610)
  %1627 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1626, <8 x double> splat (double 1.000000e+00))
  %1628 = load <8 x double>, ptr %336, align 64
  br i1 %206, label %1629, label %1638

1629:                                             ; preds = %1623, %1629
  %1630 = phi i64 [ %1636, %1629 ], [ %210, %1623 ]
  %1631 = phi <8 x double> [ %1635, %1629 ], [ zeroinitializer, %1623 ]
  %1632 = getelementptr inbounds <8 x double>, ptr %1606, i64 %1630
  %1633 = load <8 x double>, ptr %1632, align 64
  %1634 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1633)
  %1635 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1631, <8 x double> %1634)
  %1636 = add nsw i64 %1630, 1
  %1637 = icmp slt i64 %1636, %102
  br i1 %1637, label %1629, label %1638

1638:                                             ; preds = %1629, %1623
  %1639 = phi <8 x double> [ zeroinitializer, %1623 ], [ %1635, %1629 ]
  %1640 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1628, <8 x double> %1639)
  %1641 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1640, <8 x double> %1610)
  %1642 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1641, <8 x double> splat (double 1.000000e+00))
  br i1 %191, label %1643, label %1668

1643:                                             ; preds = %1638, %1656
  %1644 = phi i64 [ %1664, %1656 ], [ 0, %1638 ]
  %1645 = getelementptr inbounds nuw <8 x double>, ptr %1612, i64 %1644
  %1646 = load <8 x double>, ptr %1645, align 64
  %1647 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1646)
  %1648 = getelementptr inbounds nuw <8 x double>, ptr %1606, i64 %1644
  %1649 = load <8 x double>, ptr %1648, align 64
  %1650 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1649)
  %1651 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1647, <8 x double> %1650)
  %1652 = icmp slt i64 %1644, %210
  br i1 %1652, label %1656, label %1653

1653:                                             ; preds = %1643
  %1654 = icmp slt i64 %1644, %102
  %1655 = select i1 %1654, <8 x double> %1642, <8 x double> splat (double 1.000000e+00)
  br label %1656

1656:                                             ; preds = %1653, %1643
  %1657 = phi <8 x double> [ %1655, %1653 ], [ %1627, %1643 ]
  %1658 = load <2 x double>, ptr %183, align 64
  %1659 = shufflevector <2 x double> %1658, <2 x double> poison, <8 x i32> zeroinitializer
  %1660 = fmul <8 x double> %1651, %1659
  %1661 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1659, <8 x double> %1657, <8 x double> %1660)
  %1662 = fdiv <8 x double> splat (double 1.000000e+00), %1661
  %1663 = getelementptr inbounds nuw <8 x double>, ptr %1611, i64 %1644
  store <8 x double> %1662, ptr %1663, align 64
  %1664 = add nuw nsw i64 %1644, 1
  %1665 = icmp eq i64 %1664, %196
  br i1 %1665, label %1666, label %1643

1666:                                             ; preds = %1656
  %1667 = load ptr, ptr %82, align 64
  br label %1668

1668:                                             ; preds = %1666, %1638
  %1669 = phi ptr [ %1667, %1666 ], [ %1611, %1638 ]
  %1670 = load ptr, ptr %77, align 8
  br i1 %228, label %1671, label %1673

1671:                                             ; preds = %1668
  %1672 = getelementptr inbounds nuw <8 x double>, ptr %1670, i64 %233
  br label %1676

1673:                                             ; preds = %1676, %1668
  %1674 = phi <8 x double> [ zeroinitializer, %1668 ], [ %1689, %1676 ]
  %1675 = phi <8 x double> [ zeroinitializer, %1668 ], [ %1688, %1676 ]
  br i1 %337, label %1692, label %1714

1676:                                             ; preds = %1676, %1671
  %1677 = phi i64 [ 0, %1671 ], [ %1690, %1676 ]
  %1678 = phi <8 x double> [ zeroinitializer, %1671 ], [ %1688, %1676 ]
  %1679 = phi <8 x double> [ zeroinitializer, %1671 ], [ %1689, %1676 ]
  %1680 = getelementptr inbounds nuw <8 x double>, ptr %1670, i64 %1677
  %1681 = load <8 x double>, ptr %1680, align 64
  %1682 = getelementptr inbounds nuw <8 x double>, ptr %1669, i64 %1677
  %1683 = load <8 x double>, ptr %1682, align 64
  %1684 = fmul <8 x double> %1681, %1683
  %1685 = getelementptr inbounds nuw <8 x double>, ptr %1672, i64 %1677
  %1686 = load <8 x double>, ptr %1685, align 64
  %1687 = fmul <8 x double> %1683, %1686
  %1688 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1684, <8 x double> %1684, <8 x double> %1678)
  %1689 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1687, <8 x double> %1687, <8 x double> %1679)
  %1690 = add nuw nsw i64 %1677, 1
  %1691 = icmp eq i64 %1690, %233
  br i1 %1691, label %1673, label %1676

1692:                                             ; preds = %1673, %1692
  %1693 = phi i64 [ %1712, %1692 ], [ %338, %1673 ]
  %1694 = phi <8 x double> [ %1710, %1692 ], [ %1675, %1673 ]
  %1695 = phi <8 x double> [ %1711, %1692 ], [ %1674, %1673 ]
  %1696 = icmp slt i64 %1693, %102
  %1697 = select i1 %1696, i64 0, i64 %102
  %1698 = getelementptr <8 x double>, ptr %1670, i64 %1697
  %1699 = getelementptr <8 x double>, ptr %1698, i64 %1693
  %1700 = load <8 x double>, ptr %1699, align 64
  %1701 = getelementptr inbounds <8 x double>, ptr %1669, i64 %1693
  %1702 = load <8 x double>, ptr %1701, align 64
  %1703 = fmul <8 x double> %1700, %1702
  %1704 = select i1 %1696, i32 %47, i32 %51
  %1705 = sext i32 %1704 to i64
  %1706 = getelementptr <8 x double>, ptr %1670, i64 %1693
  %1707 = getelementptr <8 x double>, ptr %1706, i64 %1705
  %1708 = load <8 x double>, ptr %1707, align 64
  %1709 = fmul <8 x double> %1702, %1708
  %1710 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1703, <8 x double> %1703, <8 x double> %1694)
  %1711 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1709, <8 x double> %1709, <8 x double> %1695)
  %1712 = add nsw i64 %1693, 1
  %1713 = icmp slt i64 %1712, %83
  br i1 %1713, label %1692, label %1714

1714:                                             ; preds = %1692, %1673
  %1715 = phi <8 x double> [ %1674, %1673 ], [ %1711, %1692 ]
  %1716 = phi <8 x double> [ %1675, %1673 ], [ %1710, %1692 ]
  %1717 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1715, <8 x double> splat (double 1.000000e-02), <8 x double> %1716)
  %1718 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %897)
  %1719 = fmul <8 x double> %1718, %1716
  %1720 = fmul <8 x double> %217, %1717
  %1721 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1720)
  %1722 = fdiv <8 x double> %1719, %1721
  %1723 = fcmp ule <8 x double> %1717, zeroinitializer
  %1724 = bitcast <8 x double> %1722 to <8 x i64>
  %1725 = select <8 x i1> %1723, <8 x i64> zeroinitializer, <8 x i64> %1724
  %1726 = fcmp ult <8 x double> %1717, zeroinitializer
  %1727 = select <8 x i1> %1726, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1728 = or <8 x i64> %1725, %1727
  br i1 %204, label %1802, label %1729

1729:                                             ; preds = %1714
  %1730 = load ptr, ptr %55, align 16
  %1731 = load ptr, ptr %33, align 64
  %1732 = load ptr, ptr %94, align 8
  call void @appell_lanes_finish(ptr noundef nonnull %12, ptr noundef %1730, ptr noundef %1731, ptr noundef %1670, ptr noundef %1732) #10
  %1733 = load ptr, ptr %94, align 8
  %1734 = getelementptr inbounds <8 x double>, ptr %1733, i64 %339
  %1735 = load <8 x double>, ptr %1734, align 64
  %1736 = call <8 x i1> @llvm.is.fpclass.v8f64(<8 x double> %1735, i32 120)
  %1737 = load <8 x i64>, ptr %24, align 64
  %1738 = select <8 x i1> %1736, <8 x i64> splat (i64 -1), <8 x i64> %1737
  store <8 x i64> %1738, ptr %24, align 64
  %1739 = getelementptr inbounds <8 x double>, ptr %1733, i64 %102
  %1740 = getelementptr inbounds <8 x double>, ptr %1739, i64 %109
  %1741 = getelementptr inbounds nuw i8, ptr %1740, i64 64
  %1742 = load ptr, ptr %82, align 64
  br i1 %228, label %1743, label %1745

1743:                                             ; preds = %1729
  %1744 = getelementptr inbounds nuw <8 x double>, ptr %1741, i64 %233
  br label %1750

1745:                                             ; preds = %1750, %1729
  %1746 = phi <8 x double> [ zeroinitializer, %1729 ], [ %1763, %1750 ]
  %1747 = phi <8 x double> [ zeroinitializer, %1729 ], [ %1762, %1750 ]
  br i1 %337, label %1748, label %1788

1748:                                             ; preds = %1745
  %1749 = load ptr, ptr %77, align 8
  br label %1766

1750:                                             ; preds = %1750, %1743
  %1751 = phi i64 [ 0, %1743 ], [ %1764, %1750 ]
  %1752 = phi <8 x double> [ zeroinitializer, %1743 ], [ %1762, %1750 ]
  %1753 = phi <8 x double> [ zeroinitializer, %1743 ], [ %1763, %1750 ]
  %1754 = getelementptr inbounds nuw <8 x double>, ptr %1741, i64 %1751
  %1755 = load <8 x double>, ptr %1754, align 64
  %1756 = getelementptr inbounds nuw <8 x double>, ptr %1742, i64 %1751
  %1757 = load <8 x double>, ptr %1756, align 64
  %1758 = fmul <8 x double> %1755, %1757
  %1759 = getelementptr inbounds nuw <8 x double>, ptr %1744, i64 %1751
  %1760 = load <8 x double>, ptr %1759, align 64
  %1761 = fmul <8 x double> %1757, %1760
  %1762 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1758, <8 x double> %1758, <8 x double> %1752)
  %1763 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1761, <8 x double> %1761, <8 x double> %1753)
  %1764 = add nuw nsw i64 %1751, 1
  %1765 = icmp eq i64 %1764, %233
  br i1 %1765, label %1745, label %1750

1766:                                             ; preds = %1766, %1748
  %1767 = phi i64 [ %338, %1748 ], [ %1786, %1766 ]
  %1768 = phi <8 x double> [ %1747, %1748 ], [ %1784, %1766 ]
  %1769 = phi <8 x double> [ %1746, %1748 ], [ %1785, %1766 ]
  %1770 = icmp slt i64 %1767, %102
  %1771 = select i1 %1770, i64 0, i64 %102
  %1772 = getelementptr <8 x double>, ptr %1749, i64 %1771
  %1773 = getelementptr <8 x double>, ptr %1772, i64 %1767
  %1774 = load <8 x double>, ptr %1773, align 64
  %1775 = getelementptr inbounds <8 x double>, ptr %1742, i64 %1767
  %1776 = load <8 x double>, ptr %1775, align 64
  %1777 = fmul <8 x double> %1774, %1776
  %1778 = select i1 %1770, i32 %47, i32 %51
  %1779 = sext i32 %1778 to i64
  %1780 = getelementptr <8 x double>, ptr %1749, i64 %1767
  %1781 = getelementptr <8 x double>, ptr %1780, i64 %1779
  %1782 = load <8 x double>, ptr %1781, align 64
  %1783 = fmul <8 x double> %1776, %1782
  %1784 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1777, <8 x double> %1777, <8 x double> %1768)
  %1785 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1783, <8 x double> %1783, <8 x double> %1769)
  %1786 = add nsw i64 %1767, 1
  %1787 = icmp slt i64 %1786, %83
  br i1 %1787, label %1766, label %1788

1788:                                             ; preds = %1766, %1745
  %1789 = phi <8 x double> [ %1746, %1745 ], [ %1785, %1766 ]
  %1790 = phi <8 x double> [ %1747, %1745 ], [ %1784, %1766 ]
  %1791 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1789, <8 x double> splat (double 1.000000e-02), <8 x double> %1790)
  %1792 = fmul <8 x double> %1718, %1790
  %1793 = fmul <8 x double> %217, %1791
  %1794 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1793)
  %1795 = fdiv <8 x double> %1792, %1794
  %1796 = fcmp ule <8 x double> %1791, zeroinitializer
  %1797 = bitcast <8 x double> %1795 to <8 x i64>
  %1798 = select <8 x i1> %1796, <8 x i64> zeroinitializer, <8 x i64> %1797
  %1799 = fcmp ult <8 x double> %1791, zeroinitializer
  %1800 = select <8 x i1> %1799, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1801 = or <8 x i64> %1798, %1800
  br label %1802

1802:                                             ; preds = %1788, %1714
  %1803 = phi <8 x i64> [ %1801, %1788 ], [ %1728, %1714 ]
  br i1 %378, label %1894, label %1804

1804:                                             ; preds = %1802
  br i1 %206, label %1805, label %1809

1805:                                             ; preds = %1804
  %1806 = load ptr, ptr %90, align 16
  %1807 = load ptr, ptr %55, align 16
  %1808 = getelementptr <8 x double>, ptr %1807, i64 %210
  br label %1825

1809:                                             ; preds = %1825, %1804
  %1810 = phi <8 x double> [ zeroinitializer, %1804 ], [ %1836, %1825 ]
  %1811 = phi <8 x double> [ zeroinitializer, %1804 ], [ %1835, %1825 ]
  br i1 %192, label %1812, label %1894

1812:                                             ; preds = %1809
  %1813 = load ptr, ptr %64, align 8
  %1814 = load ptr, ptr %44, align 8
  %1815 = load ptr, ptr %55, align 16
  %1816 = load double, ptr %183, align 64
  %1817 = call double @llvm.maxnum.f64(double %1816, double 0x3D719799812DEA11)
  %1818 = fmul double %1817, 1.000000e-02
  %1819 = insertelement <8 x double> poison, double %1816, i64 0
  %1820 = shufflevector <8 x double> %1819, <8 x double> poison, <8 x i32> zeroinitializer
  %1821 = insertelement <8 x double> poison, double %1818, i64 0
  %1822 = shufflevector <8 x double> %1821, <8 x double> poison, <8 x i32> zeroinitializer
  %1823 = fmul <8 x double> %1810, %1822
  %1824 = load ptr, ptr %77, align 8
  br label %1839

1825:                                             ; preds = %1825, %1805
  %1826 = phi i64 [ 0, %1805 ], [ %1837, %1825 ]
  %1827 = phi <8 x double> [ zeroinitializer, %1805 ], [ %1835, %1825 ]
  %1828 = phi <8 x double> [ zeroinitializer, %1805 ], [ %1836, %1825 ]
  %1829 = getelementptr inbounds nuw <8 x double>, ptr %1806, i64 %1826
  %1830 = load <8 x double>, ptr %1829, align 64
  %1831 = fmul <8 x double> %1830, splat (double 5.000000e-01)
  %1832 = getelementptr <8 x double>, ptr %1808, i64 %1826
  %1833 = load <8 x double>, ptr %1832, align 64
  %1834 = fmul <8 x double> %1831, %1833
  %1835 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1834, <8 x double> %1833, <8 x double> %1827)
  %1836 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1830, <8 x double> splat (double 5.000000e-01), <8 x double> %1828)
  %1837 = add nuw nsw i64 %1826, 1
  %1838 = icmp eq i64 %1837, %207
  br i1 %1838, label %1809, label %1825

1839:                                             ; preds = %1843, %1812
  %1840 = phi i64 [ %83, %1812 ], [ %1882, %1843 ]
  %1841 = phi <8 x double> [ zeroinitializer, %1812 ], [ %1881, %1843 ]
  %1842 = getelementptr <8 x double>, ptr %1813, i64 %1840
  br label %1884

1843:                                             ; preds = %1884
  %1844 = getelementptr inbounds <8 x double>, ptr %1814, i64 %1840
  %1845 = load <8 x double>, ptr %1844, align 64
  %1846 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1845)
  %1847 = getelementptr inbounds <8 x double>, ptr %1815, i64 %1840
  %1848 = load <8 x double>, ptr %1847, align 64
  %1849 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1848)
  %1850 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1846, <8 x double> %1849)
  %1851 = fadd <8 x double> %1811, %1850
  %1852 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1718, <8 x double> %1891, <8 x double> %1851)
  %1853 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1820, <8 x double> %1852, <8 x double> %1823)
  %1854 = fmul <8 x double> %1853, splat (double 1.000000e+02)
  %1855 = fdiv <8 x double> splat (double 1.000000e+00), %1854
  %1856 = icmp slt i64 %1840, %102
  %1857 = select i1 %1856, i64 0, i64 %102
  %1858 = getelementptr <8 x double>, ptr %1824, i64 %1857
  %1859 = getelementptr <8 x double>, ptr %1858, i64 %1840
  %1860 = load <8 x double>, ptr %1859, align 64
  %1861 = fmul <8 x double> %1860, %1855
  %1862 = select i1 %1856, i32 %47, i32 %51
  %1863 = sext i32 %1862 to i64
  %1864 = getelementptr <8 x double>, ptr %1824, i64 %1840
  %1865 = getelementptr <8 x double>, ptr %1864, i64 %1863
  %1866 = load <8 x double>, ptr %1865, align 64
  %1867 = fmul <8 x double> %1866, %1855
  %1868 = fmul <8 x double> %1861, %1861
  %1869 = fmul <8 x double> %1867, %1867
  %1870 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1869, <8 x double> splat (double 1.000000e-02), <8 x double> %1868)
  %1871 = fmul <8 x double> %1718, %1868
  %1872 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1870)
  %1873 = fdiv <8 x double> %1871, %1872
  %1874 = fcmp ule <8 x double> %1870, zeroinitializer
  %1875 = bitcast <8 x double> %1873 to <8 x i64>
  %1876 = select <8 x i1> %1874, <8 x i64> zeroinitializer, <8 x i64> %1875
  %1877 = fcmp ult <8 x double> %1870, zeroinitializer
  %1878 = select <8 x i1> %1877, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1879 = or <8 x i64> %1876, %1878
  %1880 = bitcast <8 x i64> %1879 to <8 x double>
  %1881 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1841, <8 x double> %1880)
  %1882 = add nsw i64 %1840, 1
  %1883 = icmp slt i64 %1882, %52
  br i1 %1883, label %1839, label %1894

1884:                                             ; preds = %1884, %1839
  %1885 = phi i64 [ 0, %1839 ], [ %1892, %1884 ]
  %1886 = phi <8 x double> [ zeroinitializer, %1839 ], [ %1891, %1884 ]
  %1887 = mul nsw i64 %1885, %52
  %1888 = getelementptr <8 x double>, ptr %1842, i64 %1887
  %1889 = load <8 x double>, ptr %1888, align 64
  %1890 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1889)
  %1891 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1886, <8 x double> %1890)
  %1892 = add nuw nsw i64 %1885, 1
  %1893 = icmp eq i64 %1892, 12
  br i1 %1893, label %1843, label %1884

1894:                                             ; preds = %1843, %1802, %1809
  %1895 = phi <8 x double> [ zeroinitializer, %1802 ], [ zeroinitializer, %1809 ], [ %1881, %1843 ]
  %1896 = bitcast <8 x i64> %1803 to <8 x double>
  %1897 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1896, <8 x double> %1895)
  %1898 = bitcast <8 x i64> %1728 to <8 x double>
  %1899 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1897, <8 x double> %1898)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12)
  %1900 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1899, <8 x double> splat (double 0x3BC79CA10C924223))
  %1901 = load <8 x double>, ptr %345, align 64
  %1902 = fdiv <8 x double> %897, %1901
  %1903 = fmul <8 x double> %1902, %1902
  %1904 = fmul <8 x double> %1903, %1903
  %1905 = load <8 x double>, ptr %346, align 64
  %1906 = fmul <8 x double> %1905, %1904
  %1907 = fmul <8 x double> %1904, %1906
  %1908 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1907, <8 x double> splat (double 0x3BC79CA10C924223))
  %1909 = fmul <8 x double> %1908, splat (double 1.000000e-01)
  %1910 = load <8 x double>, ptr %347, align 64
  %1911 = fmul <8 x double> %1910, %1904
  %1912 = fmul <8 x double> %1904, %1911
  %1913 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1912, <8 x double> splat (double 0x3BC79CA10C924223))
  %1914 = fmul <8 x double> %1900, splat (double 3.000000e+02)
  %1915 = fcmp ule <8 x double> %1914, %1898
  %1916 = fmul <8 x double> %1908, splat (double 0x3FEE666666666666)
  %1917 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1898, <8 x double> %1916)
  %1918 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1909, <8 x double> %1917)
  %1919 = select <8 x i1> %1915, <8 x double> %1909, <8 x double> %1918
  %1920 = fmul <8 x double> %1908, splat (double 1.000000e-04)
  %1921 = fcmp uge <8 x double> %1900, %1920
  %1922 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1900, <8 x double> %1919)
  %1923 = select <8 x i1> %1921, <8 x double> %1922, <8 x double> %1900
  %1924 = fcmp oeq <8 x double> %1901, zeroinitializer
  %1925 = fcmp uge <8 x double> %1900, splat (double 1.000000e+00)
  %1926 = or <8 x i1> %1924, %1925
  %1927 = fmul <8 x double> %1899, splat (double 1.010000e+00)
  %1928 = fcmp uge <8 x double> %1927, %1898
  %1929 = select <8 x i1> %1928, <8 x double> splat (double 9.000000e-01), <8 x double> splat (double 8.000000e-01)
  %1930 = select i1 %349, <8 x double> splat (double 9.000000e-01), <8 x double> %1929
  %1931 = fdiv <8 x double> %1923, %1908
  %1932 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1931, <8 x double> splat (double 8.000000e+00))
  %1933 = fdiv <8 x double> %1898, %1913
  %1934 = fmul <8 x double> %1923, splat (double 1.010000e+00)
  %1935 = fcmp uge <8 x double> %1934, %1898
  %1936 = fmul <8 x double> %1923, splat (double 3.000000e+02)
  %1937 = fcmp ule <8 x double> %1936, %1898
  %1938 = or <8 x i1> %1935, %1937
  %1939 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1933, <8 x double> splat (double 5.000000e+00))
  %1940 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1932, <8 x double> %1939)
  %1941 = select <8 x i1> %1938, <8 x double> %1932, <8 x double> %1940
  %1942 = select <8 x i1> %1926, <8 x double> %1899, <8 x double> %1923
  %1943 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1941, <8 x double> splat (double 1.000000e+00))
  %1944 = fmul <8 x double> %1923, %1943
  %1945 = select <8 x i1> %1926, <8 x double> %1900, <8 x double> %1944
  %1946 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1945)
  %1947 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1946)
  %1948 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1947)
  %1949 = fdiv <8 x double> %1930, %1948
  br i1 %352, label %1950, label %1963

1950:                                             ; preds = %1894
  %1951 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1898, <8 x double> splat (double 0x3BC79CA10C924223))
  %1952 = fdiv <8 x double> %1951, %1913
  %1953 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1952, <8 x double> splat (double 8.000000e+00))
  %1954 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1953, <8 x double> splat (double 1.000000e+00))
  %1955 = select <8 x i1> %1926, <8 x double> splat (double 1.000000e+00), <8 x double> %1954
  %1956 = fmul <8 x double> %1951, %1955
  %1957 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1956)
  %1958 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1957)
  %1959 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1958)
  %1960 = fdiv <8 x double> splat (double 9.000000e-01), %1959
  %1961 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1949, <8 x double> %1960)
  %1962 = select <8 x i1> %1928, <8 x double> %1949, <8 x double> %1961
  br label %1963

1963:                                             ; preds = %1950, %1894
  %1964 = phi <8 x double> [ %1962, %1950 ], [ %1949, %1894 ]
  %1965 = load <8 x i64>, ptr %353, align 64
  %1966 = and <8 x i64> %1965, splat (i64 4607182418800017408)
  %1967 = and <8 x i64> %1965, splat (i64 4618441417868443648)
  %1968 = xor <8 x i64> %1967, splat (i64 4618441417868443648)
  %1969 = or <8 x i64> %1968, %1966
  %1970 = bitcast <8 x i64> %1969 to <8 x double>
  %1971 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1964, <8 x double> splat (double 0x3FD5555555555555))
  %1972 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1970, <8 x double> %1971)
  %1973 = load <8 x i64>, ptr %180, align 64
  %1974 = load <8 x i64>, ptr %24, align 64
  %1975 = xor <8 x i64> %1974, splat (i64 -1)
  %1976 = and <8 x i64> %1973, %1975
  %1977 = and <8 x i64> %1976, %1515
  %1978 = fcmp olt <8 x double> %1899, splat (double 1.000000e+00)
  %1979 = select <8 x i1> %1978, <8 x i64> %1977, <8 x i64> zeroinitializer
  %1980 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1979)
  %1981 = icmp eq i64 %1980, 0
  br i1 %1981, label %2346, label %1982

1982:                                             ; preds = %1963
  %1983 = load ptr, ptr %55, align 16
  br i1 %204, label %1987, label %1984

1984:                                             ; preds = %1982
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #10
  store <8 x double> %895, ptr %9, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #10
  store <8 x i64> %1979, ptr %10, align 64
  %1985 = call fastcc <8 x i64> @project(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %9, ptr noundef %1983, ptr noundef nonnull byval(<8 x i64>) align 64 %10, double noundef 1.000000e+00)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #10
  %1986 = load ptr, ptr %55, align 16
  br label %1987

1987:                                             ; preds = %1984, %1982
  %1988 = phi ptr [ %1986, %1984 ], [ %1983, %1982 ]
  %1989 = phi <8 x i64> [ %1985, %1984 ], [ %1979, %1982 ]
  %1990 = load ptr, ptr %64, align 8
  %1991 = getelementptr inbounds <8 x double>, ptr %1990, i64 %355
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #10
  store <8 x double> %895, ptr %11, align 64
  %1992 = call fastcc <8 x i64> @rates(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %11, ptr noundef %1988, ptr noundef %1991, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #10
  %1993 = and <8 x i64> %1992, %1989
  %1994 = load <8 x double>, ptr %356, align 64
  %1995 = fcmp olt <8 x double> %1994, %895
  %1996 = select <8 x i1> %1995, <8 x i64> %1993, <8 x i64> zeroinitializer
  %1997 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1996)
  %1998 = icmp eq i64 %1997, 0
  br i1 %1998, label %2339, label %1999

1999:                                             ; preds = %1987
  %2000 = xor <8 x i64> %1996, splat (i64 -1)
  %2001 = load ptr, ptr %64, align 8
  %2002 = getelementptr inbounds <8 x double>, ptr %2001, i64 %355
  br i1 %220, label %2012, label %2005

2003:                                             ; preds = %2012
  %2004 = load ptr, ptr %64, align 8
  br label %2005

2005:                                             ; preds = %2003, %1999
  %2006 = phi ptr [ %2004, %2003 ], [ %2001, %1999 ]
  %2007 = load <8 x double>, ptr %236, align 64
  %2008 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> splat (double 1.000000e-01), <8 x double> %2007)
  %2009 = load ptr, ptr %58, align 8
  %2010 = getelementptr inbounds <8 x double>, ptr %2006, i64 %359
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #10
  store <8 x double> %2008, ptr %6, align 64
  %2011 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %6, ptr noundef %2009, ptr noundef %2010, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #10
  br i1 %220, label %2054, label %2047

2012:                                             ; preds = %1999, %2012
  %2013 = phi i64 [ %2045, %2012 ], [ 0, %1999 ]
  %2014 = load ptr, ptr %44, align 8
  %2015 = getelementptr inbounds nuw <8 x double>, ptr %2014, i64 %2013
  %2016 = load <8 x double>, ptr %2015, align 64
  %2017 = load ptr, ptr %64, align 8
  %2018 = getelementptr inbounds nuw <8 x double>, ptr %2017, i64 %2013
  %2019 = load <8 x double>, ptr %2018, align 64
  %2020 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2019, <8 x double> splat (double 0x3FACC1FCA2CEB148), <8 x double> zeroinitializer)
  %2021 = getelementptr inbounds nuw <8 x double>, ptr %2018, i64 %270
  %2022 = load <8 x double>, ptr %2021, align 64
  %2023 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2022, <8 x double> splat (double 0x3FD03958F21A35B8), <8 x double> %2020)
  %2024 = getelementptr inbounds nuw <8 x double>, ptr %2018, i64 %277
  %2025 = load <8 x double>, ptr %2024, align 64
  %2026 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2025, <8 x double> splat (double 0xBFCF84C2C277C23E), <8 x double> %2023)
  %2027 = getelementptr inbounds nuw <8 x double>, ptr %2018, i64 %287
  %2028 = load <8 x double>, ptr %2027, align 64
  %2029 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2028, <8 x double> splat (double 0xBFBFCB02555C9DEF), <8 x double> %2026)
  %2030 = getelementptr inbounds nuw <8 x double>, ptr %2018, i64 %298
  %2031 = load <8 x double>, ptr %2030, align 64
  %2032 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2031, <8 x double> splat (double 0x3FC39F10CE2D1913), <8 x double> %2029)
  %2033 = getelementptr inbounds nuw <8 x double>, ptr %2018, i64 %310
  %2034 = load <8 x double>, ptr %2033, align 64
  %2035 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2034, <8 x double> splat (double 0x3F80CBB69B38652C), <8 x double> %2032)
  %2036 = getelementptr inbounds nuw <8 x double>, ptr %2018, i64 %320
  %2037 = load <8 x double>, ptr %2036, align 64
  %2038 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2037, <8 x double> splat (double 0x3F7EFF840F396BA9), <8 x double> %2035)
  %2039 = getelementptr inbounds nuw <8 x double>, ptr %2018, i64 %357
  %2040 = load <8 x double>, ptr %2039, align 64
  %2041 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2040, <8 x double> splat (double -8.298000e-03), <8 x double> %2038)
  %2042 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> %2041, <8 x double> %2016)
  %2043 = load ptr, ptr %58, align 8
  %2044 = getelementptr inbounds nuw <8 x double>, ptr %2043, i64 %2013
  store <8 x double> %2042, ptr %2044, align 64
  %2045 = add nuw nsw i64 %2013, 1
  %2046 = icmp eq i64 %2045, %221
  br i1 %2046, label %2003, label %2012

2047:                                             ; preds = %2054, %2005
  %2048 = load <8 x double>, ptr %236, align 64
  %2049 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> splat (double 2.000000e-01), <8 x double> %2048)
  %2050 = load ptr, ptr %58, align 8
  %2051 = load ptr, ptr %64, align 8
  %2052 = getelementptr inbounds <8 x double>, ptr %2051, i64 %362
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #10
  store <8 x double> %2049, ptr %7, align 64
  %2053 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %7, ptr noundef %2050, ptr noundef %2052, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #10
  br i1 %220, label %2096, label %2089

2054:                                             ; preds = %2005, %2054
  %2055 = phi i64 [ %2087, %2054 ], [ 0, %2005 ]
  %2056 = load ptr, ptr %44, align 8
  %2057 = getelementptr inbounds nuw <8 x double>, ptr %2056, i64 %2055
  %2058 = load <8 x double>, ptr %2057, align 64
  %2059 = load ptr, ptr %64, align 8
  %2060 = getelementptr inbounds nuw <8 x double>, ptr %2059, i64 %2055
  %2061 = load <8 x double>, ptr %2060, align 64
  %2062 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2061, <8 x double> splat (double 0x3FA04CA1897BDB63), <8 x double> zeroinitializer)
  %2063 = getelementptr inbounds nuw <8 x double>, ptr %2060, i64 %262
  %2064 = load <8 x double>, ptr %2063, align 64
  %2065 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2064, <8 x double> splat (double 0x3F9CFAE9E5F59F45), <8 x double> %2062)
  %2066 = getelementptr inbounds nuw <8 x double>, ptr %2060, i64 %270
  %2067 = load <8 x double>, ptr %2066, align 64
  %2068 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2067, <8 x double> splat (double 0x3FAB69DB017C8CF9), <8 x double> %2065)
  %2069 = getelementptr inbounds nuw <8 x double>, ptr %2060, i64 %277
  %2070 = load <8 x double>, ptr %2069, align 64
  %2071 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2070, <8 x double> splat (double 0xBFAC1EF72FC69469), <8 x double> %2068)
  %2072 = getelementptr inbounds nuw <8 x double>, ptr %2060, i64 %310
  %2073 = load <8 x double>, ptr %2072, align 64
  %2074 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2073, <8 x double> splat (double 0xBF1C6710EEF6E153), <8 x double> %2071)
  %2075 = getelementptr inbounds nuw <8 x double>, ptr %2060, i64 %320
  %2076 = load <8 x double>, ptr %2075, align 64
  %2077 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2076, <8 x double> splat (double 0x3F39127A52D32320), <8 x double> %2074)
  %2078 = getelementptr inbounds nuw <8 x double>, ptr %2060, i64 %357
  %2079 = load <8 x double>, ptr %2078, align 64
  %2080 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2079, <8 x double> splat (double 0xBF36500E13E7149B), <8 x double> %2077)
  %2081 = getelementptr inbounds nuw <8 x double>, ptr %2060, i64 %360
  %2082 = load <8 x double>, ptr %2081, align 64
  %2083 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2082, <8 x double> splat (double 0x3FC21686B20CD989), <8 x double> %2080)
  %2084 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> %2083, <8 x double> %2058)
  %2085 = load ptr, ptr %58, align 8
  %2086 = getelementptr inbounds nuw <8 x double>, ptr %2085, i64 %2055
  store <8 x double> %2084, ptr %2086, align 64
  %2087 = add nuw nsw i64 %2055, 1
  %2088 = icmp eq i64 %2087, %221
  br i1 %2088, label %2047, label %2054

2089:                                             ; preds = %2096, %2047
  %2090 = load <8 x double>, ptr %236, align 64
  %2091 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> splat (double 0x3FE8E38E38E38E39), <8 x double> %2090)
  %2092 = load ptr, ptr %58, align 8
  %2093 = load ptr, ptr %64, align 8
  %2094 = getelementptr inbounds <8 x double>, ptr %2093, i64 %365
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #10
  store <8 x double> %2091, ptr %8, align 64
  %2095 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %8, ptr noundef %2092, ptr noundef %2094, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #10
  br i1 %220, label %2131, label %2334

2096:                                             ; preds = %2047, %2096
  %2097 = phi i64 [ %2129, %2096 ], [ 0, %2047 ]
  %2098 = load ptr, ptr %44, align 8
  %2099 = getelementptr inbounds nuw <8 x double>, ptr %2098, i64 %2097
  %2100 = load <8 x double>, ptr %2099, align 64
  %2101 = load ptr, ptr %64, align 8
  %2102 = getelementptr inbounds nuw <8 x double>, ptr %2101, i64 %2097
  %2103 = load <8 x double>, ptr %2102, align 64
  %2104 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2103, <8 x double> splat (double 0xBFDB7309792B6015), <8 x double> zeroinitializer)
  %2105 = getelementptr inbounds nuw <8 x double>, ptr %2102, i64 %262
  %2106 = load <8 x double>, ptr %2105, align 64
  %2107 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2106, <8 x double> splat (double 0xC012CA5D44AFDC9A), <8 x double> %2104)
  %2108 = getelementptr inbounds nuw <8 x double>, ptr %2102, i64 %270
  %2109 = load <8 x double>, ptr %2108, align 64
  %2110 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2109, <8 x double> splat (double 0x401EBBD2C419EDA3), <8 x double> %2107)
  %2111 = getelementptr inbounds nuw <8 x double>, ptr %2102, i64 %277
  %2112 = load <8 x double>, ptr %2111, align 64
  %2113 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2112, <8 x double> splat (double 0x401046A54457171C), <8 x double> %2110)
  %2114 = getelementptr inbounds nuw <8 x double>, ptr %2102, i64 %287
  %2115 = load <8 x double>, ptr %2114, align 64
  %2116 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2115, <8 x double> splat (double 0x3FD6D49E44EDBA44), <8 x double> %2113)
  %2117 = getelementptr inbounds nuw <8 x double>, ptr %2102, i64 %357
  %2118 = load <8 x double>, ptr %2117, align 64
  %2119 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2118, <8 x double> splat (double 0xBF56EBEEC24871D4), <8 x double> %2116)
  %2120 = getelementptr inbounds nuw <8 x double>, ptr %2102, i64 %360
  %2121 = load <8 x double>, ptr %2120, align 64
  %2122 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2121, <8 x double> splat (double 0x40079482A23F1996), <8 x double> %2119)
  %2123 = getelementptr inbounds nuw <8 x double>, ptr %2102, i64 %363
  %2124 = load <8 x double>, ptr %2123, align 64
  %2125 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2124, <8 x double> splat (double 0xC0224D4A6DCA2222), <8 x double> %2122)
  %2126 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> %2125, <8 x double> %2100)
  %2127 = load ptr, ptr %58, align 8
  %2128 = getelementptr inbounds nuw <8 x double>, ptr %2127, i64 %2097
  store <8 x double> %2126, ptr %2128, align 64
  %2129 = add nuw nsw i64 %2097, 1
  %2130 = icmp eq i64 %2129, %221
  br i1 %2130, label %2089, label %2096

2131:                                             ; preds = %2089, %2131
  %2132 = phi i64 [ %2332, %2131 ], [ 0, %2089 ]
  %2133 = load ptr, ptr %55, align 16
  %2134 = getelementptr inbounds nuw <8 x double>, ptr %2133, i64 %2132
  %2135 = load <8 x double>, ptr %2134, align 64
  %2136 = load ptr, ptr %44, align 8
  %2137 = getelementptr inbounds nuw <8 x double>, ptr %2136, i64 %2132
  %2138 = load <8 x double>, ptr %2137, align 64
  %2139 = fsub <8 x double> %2135, %2138
  %2140 = load ptr, ptr %72, align 16
  %2141 = getelementptr inbounds nuw <8 x double>, ptr %2140, i64 %2132
  store <8 x double> %2139, ptr %2141, align 64
  %2142 = getelementptr inbounds nuw <8 x double>, ptr %2001, i64 %2132
  %2143 = load <8 x double>, ptr %2142, align 64
  %2144 = fneg <8 x double> %2139
  %2145 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %897, <8 x double> %2143, <8 x double> %2144)
  %2146 = load ptr, ptr %72, align 16
  %2147 = getelementptr inbounds nuw <8 x double>, ptr %2146, i64 %2132
  %2148 = getelementptr inbounds nuw <8 x double>, ptr %2147, i64 %221
  store <8 x double> %2145, ptr %2148, align 64
  %2149 = load <8 x double>, ptr %2142, align 64
  %2150 = getelementptr inbounds nuw <8 x double>, ptr %2002, i64 %2132
  %2151 = load <8 x double>, ptr %2150, align 64
  %2152 = fadd <8 x double> %2149, %2151
  %2153 = fneg <8 x double> %2152
  %2154 = fmul <8 x double> %897, %2153
  %2155 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2139, <8 x double> splat (double 2.000000e+00), <8 x double> %2154)
  %2156 = load ptr, ptr %72, align 16
  %2157 = getelementptr inbounds nuw <8 x double>, ptr %2156, i64 %2132
  %2158 = getelementptr inbounds nuw <8 x double>, ptr %2157, i64 %243
  store <8 x double> %2155, ptr %2158, align 64
  %2159 = load ptr, ptr %64, align 8
  %2160 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2132
  %2161 = load <8 x double>, ptr %2160, align 64
  %2162 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2161, <8 x double> splat (double 0xC020DB9DCC37C81B), <8 x double> zeroinitializer)
  %2163 = add nuw nsw i64 %2132, %262
  %2164 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2163
  %2165 = load <8 x double>, ptr %2164, align 64
  %2166 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2165, <8 x double> splat (double 0x3FE2228765F0A2EB), <8 x double> %2162)
  %2167 = add nuw nsw i64 %2132, %270
  %2168 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2167
  %2169 = load <8 x double>, ptr %2168, align 64
  %2170 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2169, <8 x double> splat (double 0xC0088D35A1175376), <8 x double> %2166)
  %2171 = add nuw nsw i64 %2132, %277
  %2172 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2171
  %2173 = load <8 x double>, ptr %2172, align 64
  %2174 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2173, <8 x double> splat (double 0x400313CCA2E462EC), <8 x double> %2170)
  %2175 = add nuw nsw i64 %2132, %287
  %2176 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2175
  %2177 = load <8 x double>, ptr %2176, align 64
  %2178 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2177, <8 x double> splat (double 0x4000EFAFD3C0D1BD), <8 x double> %2174)
  %2179 = add nuw nsw i64 %2132, %298
  %2180 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2179
  %2181 = load <8 x double>, ptr %2180, align 64
  %2182 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2181, <8 x double> splat (double 0xBFEBE2709A4AC0D3), <8 x double> %2178)
  %2183 = add nuw nsw i64 %2132, %310
  %2184 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2183
  %2185 = load <8 x double>, ptr %2184, align 64
  %2186 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2185, <8 x double> splat (double 0x4001EC6A759DA28B), <8 x double> %2182)
  %2187 = add nuw nsw i64 %2132, %320
  %2188 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2187
  %2189 = load <8 x double>, ptr %2188, align 64
  %2190 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2189, <8 x double> splat (double 0x3FE435E4B2F53319), <8 x double> %2186)
  %2191 = add nuw nsw i64 %2132, %357
  %2192 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2191
  %2193 = load <8 x double>, ptr %2192, align 64
  %2194 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2193, <8 x double> splat (double 0xBFB6C81218B7F07C), <8 x double> %2190)
  %2195 = add nuw nsw i64 %2132, %360
  %2196 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2195
  %2197 = load <8 x double>, ptr %2196, align 64
  %2198 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2197, <8 x double> splat (double 0x40322604753358B4), <8 x double> %2194)
  %2199 = add nuw nsw i64 %2132, %363
  %2200 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2199
  %2201 = load <8 x double>, ptr %2200, align 64
  %2202 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2201, <8 x double> splat (double 0xC02263A6DB60DFA1), <8 x double> %2198)
  %2203 = add nuw nsw i64 %2132, %366
  %2204 = getelementptr inbounds nuw <8 x double>, ptr %2159, i64 %2203
  %2205 = load <8 x double>, ptr %2204, align 64
  %2206 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2205, <8 x double> splat (double 0xC011BE8052A2581D), <8 x double> %2202)
  %2207 = fmul <8 x double> %2206, %897
  %2208 = load ptr, ptr %72, align 16
  %2209 = getelementptr inbounds nuw <8 x double>, ptr %2208, i64 %2132
  %2210 = getelementptr inbounds nuw <8 x double>, ptr %2209, i64 %249
  store <8 x double> %2207, ptr %2210, align 64
  %2211 = load ptr, ptr %64, align 8
  %2212 = getelementptr inbounds nuw <8 x double>, ptr %2211, i64 %2132
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
  %2248 = fmul <8 x double> %2247, %897
  %2249 = load ptr, ptr %72, align 16
  %2250 = getelementptr inbounds nuw <8 x double>, ptr %2249, i64 %2132
  %2251 = getelementptr inbounds nuw <8 x double>, ptr %2250, i64 %255
  store <8 x double> %2248, ptr %2251, align 64
  %2252 = load ptr, ptr %64, align 8
  %2253 = getelementptr inbounds nuw <8 x double>, ptr %2252, i64 %2132
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
  %2289 = fmul <8 x double> %2288, %897
  %2290 = load ptr, ptr %72, align 16
  %2291 = getelementptr inbounds nuw <8 x double>, ptr %2290, i64 %2163
  store <8 x double> %2289, ptr %2291, align 64
  %2292 = load ptr, ptr %64, align 8
  %2293 = getelementptr inbounds nuw <8 x double>, ptr %2292, i64 %2132
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
  %2329 = fmul <8 x double> %2328, %897
  %2330 = load ptr, ptr %72, align 16
  %2331 = getelementptr inbounds nuw <8 x double>, ptr %2330, i64 %2167
  store <8 x double> %2329, ptr %2331, align 64
  %2332 = add nuw nsw i64 %2132, 1
  %2333 = icmp eq i64 %2332, %221
  br i1 %2333, label %2334, label %2131

2334:                                             ; preds = %2131, %2089
  %2335 = and <8 x i64> %2053, %2011
  %2336 = and <8 x i64> %2335, %2095
  %2337 = or <8 x i64> %2336, %2000
  %2338 = and <8 x i64> %2337, %1993
  br label %2339

2339:                                             ; preds = %2334, %1987
  %2340 = phi <8 x i64> [ %2338, %2334 ], [ %1993, %1987 ]
  %2341 = load <8 x i64>, ptr %24, align 64
  %2342 = xor <8 x i64> %2341, splat (i64 -1)
  %2343 = and <8 x i64> %2340, %2342
  %2344 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2343)
  %2345 = icmp eq i64 %2344, 0
  br i1 %2345, label %2346, label %2350

2346:                                             ; preds = %2339, %1963
  %2347 = phi <8 x i64> [ %2343, %2339 ], [ %1979, %1963 ]
  %2348 = phi <8 x i64> [ %2341, %2339 ], [ %1974, %1963 ]
  %2349 = bitcast <8 x double> %895 to <8 x i64>
  br label %2539

2350:                                             ; preds = %2339
  %2351 = bitcast <8 x double> %895 to <8 x i64>
  %2352 = load <8 x double>, ptr %356, align 64
  br label %2353

2353:                                             ; preds = %2538, %2350
  %2354 = phi <8 x double> [ %2352, %2350 ], [ %2535, %2538 ]
  %2355 = phi <8 x i64> [ %2343, %2350 ], [ %2439, %2538 ]
  %2356 = fcmp ole <8 x double> %2354, %895
  %2357 = select <8 x i1> %2356, <8 x i64> %2355, <8 x i64> zeroinitializer
  %2358 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2357)
  %2359 = icmp eq i64 %2358, 0
  br i1 %2359, label %2539, label %2360

2360:                                             ; preds = %2353
  %2361 = load <8 x double>, ptr %236, align 64
  %2362 = fsub <8 x double> %2354, %2361
  %2363 = fdiv <8 x double> %2362, %897
  %2364 = bitcast <8 x double> %2363 to <8 x i64>
  %2365 = and <8 x i64> %2357, %2364
  %2366 = xor <8 x i64> %2357, splat (i64 -1)
  %2367 = and <8 x i64> %2366, splat (i64 4607182418800017408)
  %2368 = or <8 x i64> %2365, %2367
  %2369 = bitcast <8 x i64> %2368 to <8 x double>
  %2370 = fcmp uge <8 x double> %2369, splat (double 1.000000e+00)
  %2371 = load ptr, ptr %61, align 32
  %2372 = fsub <8 x double> splat (double 1.000000e+00), %2369
  br i1 %220, label %2373, label %2409

2373:                                             ; preds = %2360, %2373
  %2374 = phi i64 [ %2407, %2373 ], [ 0, %2360 ]
  %2375 = load ptr, ptr %72, align 16
  %2376 = getelementptr inbounds nuw <8 x double>, ptr %2375, i64 %2374
  %2377 = getelementptr inbounds nuw <8 x double>, ptr %2376, i64 %270
  %2378 = load <8 x double>, ptr %2377, align 64
  %2379 = fmul <8 x double> %2378, %2369
  %2380 = getelementptr inbounds nuw <8 x double>, ptr %2376, i64 %262
  %2381 = load <8 x double>, ptr %2380, align 64
  %2382 = fadd <8 x double> %2379, %2381
  %2383 = fmul <8 x double> %2372, %2382
  %2384 = getelementptr inbounds nuw <8 x double>, ptr %2376, i64 %255
  %2385 = load <8 x double>, ptr %2384, align 64
  %2386 = fadd <8 x double> %2385, %2383
  %2387 = fmul <8 x double> %2386, %2369
  %2388 = getelementptr inbounds nuw <8 x double>, ptr %2376, i64 %249
  %2389 = load <8 x double>, ptr %2388, align 64
  %2390 = fadd <8 x double> %2389, %2387
  %2391 = fmul <8 x double> %2372, %2390
  %2392 = getelementptr inbounds nuw <8 x double>, ptr %2376, i64 %243
  %2393 = load <8 x double>, ptr %2392, align 64
  %2394 = fadd <8 x double> %2393, %2391
  %2395 = fmul <8 x double> %2394, %2369
  %2396 = getelementptr inbounds nuw <8 x double>, ptr %2376, i64 %221
  %2397 = load <8 x double>, ptr %2396, align 64
  %2398 = fadd <8 x double> %2397, %2395
  %2399 = fmul <8 x double> %2372, %2398
  %2400 = load ptr, ptr %44, align 8
  %2401 = getelementptr inbounds nuw <8 x double>, ptr %2400, i64 %2374
  %2402 = load <8 x double>, ptr %2401, align 64
  %2403 = load <8 x double>, ptr %2376, align 64
  %2404 = fadd <8 x double> %2403, %2399
  %2405 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2404, <8 x double> %2369, <8 x double> %2402)
  %2406 = getelementptr inbounds nuw <8 x double>, ptr %2371, i64 %2374
  store <8 x double> %2405, ptr %2406, align 64
  %2407 = add nuw nsw i64 %2374, 1
  %2408 = icmp eq i64 %2407, %221
  br i1 %2408, label %2410, label %2373

2409:                                             ; preds = %2410, %2360
  br i1 %204, label %2438, label %2421

2410:                                             ; preds = %2373, %2410
  %2411 = phi i64 [ %2419, %2410 ], [ 0, %2373 ]
  %2412 = load ptr, ptr %61, align 32
  %2413 = getelementptr inbounds nuw <8 x double>, ptr %2412, i64 %2411
  %2414 = load <8 x i64>, ptr %2413, align 64
  %2415 = load ptr, ptr %55, align 16
  %2416 = getelementptr inbounds nuw <8 x double>, ptr %2415, i64 %2411
  %2417 = load <8 x i64>, ptr %2416, align 64
  %2418 = select <8 x i1> %2370, <8 x i64> %2417, <8 x i64> %2414
  store <8 x i64> %2418, ptr %2413, align 64
  %2419 = add nuw nsw i64 %2411, 1
  %2420 = icmp eq i64 %2419, %221
  br i1 %2420, label %2409, label %2410

2421:                                             ; preds = %2409
  %2422 = select <8 x i1> %2370, <8 x i64> zeroinitializer, <8 x i64> %2357
  %2423 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2422)
  %2424 = icmp eq i64 %2423, 0
  br i1 %2424, label %2438, label %2425

2425:                                             ; preds = %2421
  %2426 = xor <8 x i64> %2422, splat (i64 -1)
  %2427 = bitcast <8 x double> %2354 to <8 x i64>
  %2428 = and <8 x i64> %2357, %2427
  %2429 = and <8 x i64> %2366, %2351
  %2430 = or <8 x i64> %2428, %2429
  %2431 = load ptr, ptr %61, align 32
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3)
  store <8 x i64> %2430, ptr %3, align 64
  %2432 = load ptr, ptr %33, align 64
  %2433 = load ptr, ptr %94, align 8
  call void @appell_lanes_correct(ptr noundef nonnull %3, ptr noundef %2431, ptr noundef %2432, ptr noundef null, ptr noundef %2433) #10
  %2434 = load <8 x double>, ptr %3, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #10
  store <8 x double> %2434, ptr %4, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #10
  store <8 x i64> %2422, ptr %5, align 64
  %2435 = call fastcc <8 x i64> @project(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %4, ptr noundef %2431, ptr noundef nonnull byval(<8 x i64>) align 64 %5, double noundef 1.000000e+03)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3)
  %2436 = or <8 x i64> %2435, %2426
  %2437 = and <8 x i64> %2436, %2355
  br label %2438

2438:                                             ; preds = %2425, %2421, %2409
  %2439 = phi <8 x i64> [ %2437, %2425 ], [ %2355, %2421 ], [ %2355, %2409 ]
  %2440 = bitcast <8 x double> %2354 to <8 x i64>
  %2441 = and <8 x i64> %2357, %2440
  %2442 = and <8 x i64> %2366, %2351
  %2443 = or <8 x i64> %2441, %2442
  %2444 = load ptr, ptr %61, align 32
  %2445 = and <8 x i64> %2439, %2357
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2)
  store <8 x i64> %2443, ptr %2, align 64
  %2446 = load ptr, ptr %33, align 64
  %2447 = load ptr, ptr %115, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %2, ptr noundef %2444, ptr noundef %2446, ptr noundef null, ptr noundef %2447) #10
  %2448 = load ptr, ptr %115, align 64
  %2449 = getelementptr inbounds nuw i8, ptr %2448, i64 64
  br label %2450

2450:                                             ; preds = %2510, %2438
  %2451 = phi i64 [ 0, %2438 ], [ %2511, %2510 ]
  %2452 = trunc nuw nsw i64 %2451 to i32
  %2453 = extractelement <8 x i64> %2445, i32 %2452
  %2454 = icmp eq i64 %2453, 0
  br i1 %2454, label %2510, label %2455

2455:                                             ; preds = %2450
  %2456 = getelementptr inbounds nuw [8 x i32], ptr %367, i64 0, i64 %2451
  %2457 = load i32, ptr %2456, align 4
  %2458 = sext i32 %2457 to i64
  %2459 = getelementptr inbounds nuw [8 x i32], ptr %368, i64 0, i64 %2451
  %2460 = load i32, ptr %2459, align 4
  %2461 = add nsw i32 %2460, 1
  store i32 %2461, ptr %2459, align 4
  %2462 = sext i32 %2460 to i64
  %2463 = load i32, ptr %225, align 4
  %2464 = sext i32 %2463 to i64
  br i1 %228, label %2465, label %2469

2465:                                             ; preds = %2455
  %2466 = load ptr, ptr %229, align 8
  %2467 = mul nsw i64 %2458, %102
  %2468 = getelementptr double, ptr %2466, i64 %2462
  br label %2474

2469:                                             ; preds = %2474, %2455
  br i1 %192, label %2470, label %2484

2470:                                             ; preds = %2469
  %2471 = load ptr, ptr %230, align 8
  %2472 = mul nsw i64 %2458, %231
  %2473 = getelementptr double, ptr %2471, i64 %2462
  br label %2497

2474:                                             ; preds = %2474, %2465
  %2475 = phi i64 [ 0, %2465 ], [ %2482, %2474 ]
  %2476 = getelementptr inbounds nuw <8 x double>, ptr %2444, i64 %2475
  %2477 = load <8 x double>, ptr %2476, align 64
  %2478 = extractelement <8 x double> %2477, i32 %2452
  %2479 = add nsw i64 %2475, %2467
  %2480 = mul nsw i64 %2479, %2464
  %2481 = getelementptr double, ptr %2468, i64 %2480
  store double %2478, ptr %2481, align 8
  %2482 = add nuw nsw i64 %2475, 1
  %2483 = icmp eq i64 %2482, %233
  br i1 %2483, label %2469, label %2474

2484:                                             ; preds = %2497, %2469
  %2485 = load ptr, ptr %232, align 8
  %2486 = shl nsw i64 %2458, 1
  %2487 = getelementptr double, ptr %2485, i64 %2462
  %2488 = load <8 x double>, ptr %2448, align 64
  %2489 = extractelement <8 x double> %2488, i32 %2452
  %2490 = mul nsw i64 %2486, %2464
  %2491 = getelementptr double, ptr %2487, i64 %2490
  store double %2489, ptr %2491, align 8
  %2492 = load <8 x double>, ptr %2449, align 64
  %2493 = extractelement <8 x double> %2492, i32 %2452
  %2494 = or disjoint i64 %2486, 1
  %2495 = mul nsw i64 %2494, %2464
  %2496 = getelementptr double, ptr %2487, i64 %2495
  store double %2493, ptr %2496, align 8
  br label %2510

2497:                                             ; preds = %2497, %2470
  %2498 = phi i64 [ 0, %2470 ], [ %2508, %2497 ]
  %2499 = trunc nuw nsw i64 %2498 to i32
  %2500 = add i32 %49, %2499
  %2501 = sext i32 %2500 to i64
  %2502 = getelementptr inbounds <8 x double>, ptr %2444, i64 %2501
  %2503 = load <8 x double>, ptr %2502, align 64
  %2504 = extractelement <8 x double> %2503, i32 %2452
  %2505 = add nsw i64 %2498, %2472
  %2506 = mul nsw i64 %2505, %2464
  %2507 = getelementptr double, ptr %2473, i64 %2506
  store double %2504, ptr %2507, align 8
  %2508 = add nuw nsw i64 %2498, 1
  %2509 = icmp eq i64 %2508, %234
  br i1 %2509, label %2484, label %2497

2510:                                             ; preds = %2484, %2450
  %2511 = add nuw nsw i64 %2451, 1
  %2512 = icmp eq i64 %2511, 8
  br i1 %2512, label %2513, label %2450

2513:                                             ; preds = %2510
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2)
  %2514 = load <8 x double>, ptr %356, align 64
  br label %2515

2515:                                             ; preds = %2534, %2513
  %2516 = phi <8 x double> [ %2514, %2513 ], [ %2535, %2534 ]
  %2517 = phi i64 [ 0, %2513 ], [ %2536, %2534 ]
  %2518 = trunc nuw nsw i64 %2517 to i32
  %2519 = extractelement <8 x i64> %2445, i32 %2518
  %2520 = icmp eq i64 %2519, 0
  br i1 %2520, label %2534, label %2521

2521:                                             ; preds = %2515
  %2522 = getelementptr inbounds nuw [8 x i32], ptr %368, i64 0, i64 %2517
  %2523 = load i32, ptr %2522, align 4
  %2524 = load i32, ptr %225, align 4
  %2525 = icmp slt i32 %2523, %2524
  br i1 %2525, label %2526, label %2531

2526:                                             ; preds = %2521
  %2527 = load ptr, ptr %226, align 8
  %2528 = sext i32 %2523 to i64
  %2529 = getelementptr inbounds double, ptr %2527, i64 %2528
  %2530 = load double, ptr %2529, align 8
  br label %2531

2531:                                             ; preds = %2526, %2521
  %2532 = phi double [ %2530, %2526 ], [ 0x7FF0000000000000, %2521 ]
  %2533 = insertelement <8 x double> %2516, double %2532, i32 %2518
  store <8 x double> %2533, ptr %356, align 64
  br label %2534

2534:                                             ; preds = %2531, %2515
  %2535 = phi <8 x double> [ %2533, %2531 ], [ %2516, %2515 ]
  %2536 = add nuw nsw i64 %2517, 1
  %2537 = icmp eq i64 %2536, 8
  br i1 %2537, label %2538, label %2515

2538:                                             ; preds = %2534
  br label %2353

2539:                                             ; preds = %2353, %2346
  %2540 = phi <8 x i64> [ %2347, %2346 ], [ %2343, %2353 ]
  %2541 = phi <8 x i64> [ %2348, %2346 ], [ %2341, %2353 ]
  %2542 = phi <8 x i64> [ %2349, %2346 ], [ %2351, %2353 ]
  %2543 = phi <8 x i64> [ %2347, %2346 ], [ %2355, %2353 ]
  %2544 = load <8 x i64>, ptr %180, align 64
  %2545 = xor <8 x i64> %2540, splat (i64 -1)
  %2546 = and <8 x i64> %2544, %2545
  %2547 = load <8 x i64>, ptr %236, align 64
  %2548 = and <8 x i64> %2543, %2542
  %2549 = xor <8 x i64> %2543, splat (i64 -1)
  %2550 = and <8 x i64> %2547, %2549
  %2551 = or <8 x i64> %2550, %2548
  store <8 x i64> %2551, ptr %236, align 64
  %2552 = load <8 x double>, ptr %335, align 64
  %2553 = load ptr, ptr %55, align 16
  %2554 = bitcast <8 x i64> %2551 to <8 x double>
  %2555 = bitcast <8 x i64> %2551 to <8 x double>
  br i1 %208, label %2556, label %2565

2556:                                             ; preds = %2539, %2556
  %2557 = phi i64 [ %2563, %2556 ], [ 0, %2539 ]
  %2558 = phi <8 x double> [ %2562, %2556 ], [ zeroinitializer, %2539 ]
  %2559 = getelementptr inbounds nuw <8 x double>, ptr %2553, i64 %2557
  %2560 = load <8 x double>, ptr %2559, align 64
  %2561 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2560)
  %2562 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2558, <8 x double> %2561)
  %2563 = add nuw nsw i64 %2557, 1
  %2564 = icmp eq i64 %2563, %209
  br i1 %2564, label %2565, label %2556

2565:                                             ; preds = %2556, %2539
  %2566 = phi <8 x double> [ zeroinitializer, %2539 ], [ %2562, %2556 ]
  %2567 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2552, <8 x double> %2566)
  %2568 = bitcast <8 x double> %2552 to <8 x i64>
  %2569 = bitcast <8 x double> %2567 to <8 x i64>
  %2570 = and <8 x i64> %2543, %2569
  %2571 = and <8 x i64> %2568, %2549
  %2572 = or <8 x i64> %2570, %2571
  store <8 x i64> %2572, ptr %335, align 64
  %2573 = load <8 x double>, ptr %336, align 64
  br i1 %206, label %2574, label %2583

2574:                                             ; preds = %2565, %2574
  %2575 = phi i64 [ %2581, %2574 ], [ %210, %2565 ]
  %2576 = phi <8 x double> [ %2580, %2574 ], [ zeroinitializer, %2565 ]
  %2577 = getelementptr inbounds <8 x double>, ptr %2553, i64 %2575
  %2578 = load <8 x double>, ptr %2577, align 64
  %2579 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2578)
  %2580 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2576, <8 x double> %2579)
  %2581 = add nsw i64 %2575, 1
  %2582 = icmp slt i64 %2581, %102
  br i1 %2582, label %2574, label %2583

2583:                                             ; preds = %2574, %2565
  %2584 = phi <8 x double> [ zeroinitializer, %2565 ], [ %2580, %2574 ]
  %2585 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2573, <8 x double> %2584)
  %2586 = bitcast <8 x double> %2573 to <8 x i64>
  %2587 = bitcast <8 x double> %2585 to <8 x i64>
  %2588 = and <8 x i64> %2543, %2587
  %2589 = and <8 x i64> %2586, %2549
  %2590 = or <8 x i64> %2588, %2589
  store <8 x i64> %2590, ptr %336, align 64
  br i1 %220, label %2591, label %2615

2591:                                             ; preds = %2583, %2591
  %2592 = phi i64 [ %2610, %2591 ], [ 0, %2583 ]
  %2593 = load ptr, ptr %55, align 16
  %2594 = getelementptr inbounds nuw <8 x double>, ptr %2593, i64 %2592
  %2595 = load <8 x i64>, ptr %2594, align 64
  %2596 = load ptr, ptr %44, align 8
  %2597 = getelementptr inbounds nuw <8 x double>, ptr %2596, i64 %2592
  %2598 = load <8 x i64>, ptr %2597, align 64
  %2599 = and <8 x i64> %2595, %2543
  %2600 = and <8 x i64> %2598, %2549
  %2601 = or <8 x i64> %2600, %2599
  store <8 x i64> %2601, ptr %2597, align 64
  %2602 = load ptr, ptr %64, align 8
  %2603 = getelementptr inbounds nuw <8 x double>, ptr %2602, i64 %2592
  %2604 = getelementptr inbounds nuw <8 x double>, ptr %2603, i64 %357
  %2605 = load <8 x i64>, ptr %2604, align 64
  %2606 = load <8 x i64>, ptr %2603, align 64
  %2607 = and <8 x i64> %2605, %2543
  %2608 = and <8 x i64> %2606, %2549
  %2609 = or <8 x i64> %2608, %2607
  store <8 x i64> %2609, ptr %2603, align 64
  %2610 = add nuw nsw i64 %2592, 1
  %2611 = icmp eq i64 %2610, %221
  br i1 %2611, label %2612, label %2591

2612:                                             ; preds = %2591
  %2613 = load <8 x double>, ptr %236, align 64
  %2614 = load <8 x i64>, ptr %180, align 64
  br label %2615

2615:                                             ; preds = %2612, %2583
  %2616 = phi <8 x double> [ %2613, %2612 ], [ %2555, %2583 ]
  %2617 = phi <8 x i64> [ %2614, %2612 ], [ %2544, %2583 ]
  %2618 = phi <8 x double> [ %2613, %2612 ], [ %2554, %2583 ]
  %2619 = load <8 x i64>, ptr %345, align 64
  %2620 = and <8 x i64> %2543, %896
  %2621 = and <8 x i64> %2619, %2549
  %2622 = or <8 x i64> %2621, %2620
  store <8 x i64> %2622, ptr %345, align 64
  %2623 = load <8 x i64>, ptr %346, align 64
  %2624 = bitcast <8 x double> %1942 to <8 x i64>
  %2625 = and <8 x i64> %2543, %2624
  %2626 = and <8 x i64> %2623, %2549
  %2627 = or <8 x i64> %2626, %2625
  store <8 x i64> %2627, ptr %346, align 64
  %2628 = load <8 x i64>, ptr %347, align 64
  %2629 = and <8 x i64> %2543, %1728
  %2630 = and <8 x i64> %2628, %2549
  %2631 = or <8 x i64> %2630, %2629
  store <8 x i64> %2631, ptr %347, align 64
  %2632 = load <8 x i64>, ptr %353, align 64
  %2633 = or <8 x i64> %2632, %2546
  %2634 = and <8 x i64> %2633, %2549
  store <8 x i64> %2634, ptr %353, align 64
  %2635 = xor <8 x i64> %1515, splat (i64 -1)
  %2636 = or <8 x i64> %1979, %2635
  %2637 = fcmp ult <8 x double> %1899, splat (double 1.000000e+00)
  %2638 = select <8 x i1> %2637, <8 x i64> splat (i64 -1), <8 x i64> %2636
  %2639 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1972, <8 x double> splat (double 9.000000e-01))
  %2640 = bitcast <8 x double> %2639 to <8 x i64>
  %2641 = and <8 x i64> %2638, splat (i64 4598175219545276416)
  %2642 = xor <8 x i64> %2638, splat (i64 -1)
  %2643 = and <8 x i64> %2640, %2642
  %2644 = or <8 x i64> %2641, %2643
  %2645 = bitcast <8 x i64> %2644 to <8 x double>
  %2646 = fmul <8 x double> %897, %2645
  %2647 = load <8 x double>, ptr %235, align 64
  %2648 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %897, <8 x double> %2647)
  %2649 = fmul <8 x double> %1972, %897
  %2650 = select <8 x i1> %891, <8 x double> %2649, <8 x double> %2648
  %2651 = bitcast <8 x double> %2650 to <8 x i64>
  %2652 = bitcast <8 x double> %2646 to <8 x i64>
  %2653 = and <8 x i64> %2546, %2652
  %2654 = xor <8 x i64> %2546, splat (i64 -1)
  %2655 = and <8 x i64> %2651, %2654
  %2656 = or <8 x i64> %2655, %2653
  %2657 = bitcast <8 x i64> %2656 to <8 x double>
  store <8 x i64> %2656, ptr %235, align 64
  %2658 = load <8 x i64>, ptr %369, align 64
  %2659 = sub <8 x i64> %2658, %2543
  store <8 x i64> %2659, ptr %369, align 64
  %2660 = load <8 x i64>, ptr %370, align 64
  %2661 = sub <8 x i64> %2660, %2546
  store <8 x i64> %2661, ptr %370, align 64
  %2662 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2618)
  %2663 = load double, ptr %213, align 8
  %2664 = call double @llvm.fabs.f64(double %2663)
  %2665 = insertelement <8 x double> poison, double %2664, i64 0
  %2666 = shufflevector <8 x double> %2665, <8 x double> poison, <8 x i32> zeroinitializer
  %2667 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2662, <8 x double> %2666)
  %2668 = fmul <8 x double> %2667, splat (double 0x3CF0000000000000)
  %2669 = fcmp oge <8 x double> %2668, %2657
  %2670 = add <8 x i64> %2661, %2659
  %2671 = load i32, ptr %371, align 8
  %2672 = sext i32 %2671 to i64
  %2673 = insertelement <8 x i64> poison, i64 %2672, i64 0
  %2674 = shufflevector <8 x i64> %2673, <8 x i64> poison, <8 x i32> zeroinitializer
  %2675 = icmp slt <8 x i64> %2670, %2674
  %2676 = and <8 x i64> %2540, %2549
  %2677 = insertelement <8 x double> poison, double %2663, i64 0
  %2678 = shufflevector <8 x double> %2677, <8 x double> poison, <8 x i32> zeroinitializer
  %2679 = fcmp oeq <8 x double> %895, %2678
  %2680 = select <8 x i1> %2679, <8 x i64> %2543, <8 x i64> zeroinitializer
  %2681 = or <8 x i64> %2676, %2541
  %2682 = or <8 x i64> %2681, %2680
  %2683 = select <8 x i1> %2669, <8 x i64> splat (i64 -1), <8 x i64> %2682
  %2684 = select <8 x i1> %2675, <8 x i64> %2683, <8 x i64> splat (i64 -1)
  %2685 = and <8 x i64> %2684, %2617
  %2686 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2685)
  %2687 = icmp eq i64 %2686, 0
  br i1 %2687, label %2896, label %2688

2688:                                             ; preds = %2615
  %2689 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2676)
  %2690 = icmp eq i64 %2689, 0
  br i1 %2690, label %2728, label %2695

2691:                                             ; preds = %2725
  %2692 = xor <8 x i64> %2676, splat (i64 -1)
  %2693 = load <8 x i64>, ptr %180, align 64
  %2694 = and <8 x i64> %2693, %2692
  store <8 x i64> %2694, ptr %180, align 64
  br label %2728

2695:                                             ; preds = %2688, %2725
  %2696 = phi i64 [ %2726, %2725 ], [ 0, %2688 ]
  %2697 = trunc nuw nsw i64 %2696 to i32
  %2698 = extractelement <8 x i64> %2676, i32 %2697
  %2699 = icmp eq i64 %2698, 0
  br i1 %2699, label %2725, label %2700

2700:                                             ; preds = %2695
  %2701 = getelementptr inbounds nuw [8 x i32], ptr %367, i64 0, i64 %2696
  %2702 = load i32, ptr %2701, align 4
  %2703 = sext i32 %2702 to i64
  %2704 = load ptr, ptr %224, align 8
  %2705 = getelementptr inbounds i32, ptr %2704, i64 %2703
  store i32 5, ptr %2705, align 4
  %2706 = load <8 x i64>, ptr %369, align 64
  %2707 = extractelement <8 x i64> %2706, i32 %2697
  %2708 = trunc i64 %2707 to i32
  %2709 = load ptr, ptr %372, align 8
  %2710 = getelementptr inbounds i32, ptr %2709, i64 %2703
  store i32 %2708, ptr %2710, align 4
  %2711 = load <8 x i64>, ptr %370, align 64
  %2712 = extractelement <8 x i64> %2711, i32 %2697
  %2713 = trunc i64 %2712 to i32
  %2714 = load ptr, ptr %373, align 8
  %2715 = getelementptr inbounds i32, ptr %2714, i64 %2703
  store i32 %2713, ptr %2715, align 4
  %2716 = load <8 x double>, ptr %374, align 64
  %2717 = extractelement <8 x double> %2716, i32 %2697
  %2718 = load ptr, ptr %375, align 8
  %2719 = shl nsw i64 %2703, 1
  %2720 = getelementptr inbounds double, ptr %2718, i64 %2719
  store double %2717, ptr %2720, align 8
  %2721 = load <8 x double>, ptr %376, align 64
  %2722 = extractelement <8 x double> %2721, i32 %2697
  %2723 = or disjoint i64 %2719, 1
  %2724 = getelementptr inbounds double, ptr %2718, i64 %2723
  store double %2722, ptr %2724, align 8
  br label %2725

2725:                                             ; preds = %2700, %2695
  %2726 = add nuw nsw i64 %2696, 1
  %2727 = icmp eq i64 %2726, 8
  br i1 %2727, label %2691, label %2695

2728:                                             ; preds = %2691, %2688
  %2729 = phi <8 x i64> [ %2617, %2688 ], [ %2694, %2691 ]
  %2730 = and <8 x i64> %2729, %2541
  %2731 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2730)
  %2732 = icmp eq i64 %2731, 0
  br i1 %2732, label %2770, label %2737

2733:                                             ; preds = %2767
  %2734 = xor <8 x i64> %2730, splat (i64 -1)
  %2735 = load <8 x i64>, ptr %180, align 64
  %2736 = and <8 x i64> %2735, %2734
  store <8 x i64> %2736, ptr %180, align 64
  br label %2770

2737:                                             ; preds = %2728, %2767
  %2738 = phi i64 [ %2768, %2767 ], [ 0, %2728 ]
  %2739 = trunc nuw nsw i64 %2738 to i32
  %2740 = extractelement <8 x i64> %2730, i32 %2739
  %2741 = icmp eq i64 %2740, 0
  br i1 %2741, label %2767, label %2742

2742:                                             ; preds = %2737
  %2743 = getelementptr inbounds nuw [8 x i32], ptr %367, i64 0, i64 %2738
  %2744 = load i32, ptr %2743, align 4
  %2745 = sext i32 %2744 to i64
  %2746 = load ptr, ptr %224, align 8
  %2747 = getelementptr inbounds i32, ptr %2746, i64 %2745
  store i32 2, ptr %2747, align 4
  %2748 = load <8 x i64>, ptr %369, align 64
  %2749 = extractelement <8 x i64> %2748, i32 %2739
  %2750 = trunc i64 %2749 to i32
  %2751 = load ptr, ptr %372, align 8
  %2752 = getelementptr inbounds i32, ptr %2751, i64 %2745
  store i32 %2750, ptr %2752, align 4
  %2753 = load <8 x i64>, ptr %370, align 64
  %2754 = extractelement <8 x i64> %2753, i32 %2739
  %2755 = trunc i64 %2754 to i32
  %2756 = load ptr, ptr %373, align 8
  %2757 = getelementptr inbounds i32, ptr %2756, i64 %2745
  store i32 %2755, ptr %2757, align 4
  %2758 = load <8 x double>, ptr %374, align 64
  %2759 = extractelement <8 x double> %2758, i32 %2739
  %2760 = load ptr, ptr %375, align 8
  %2761 = shl nsw i64 %2745, 1
  %2762 = getelementptr inbounds double, ptr %2760, i64 %2761
  store double %2759, ptr %2762, align 8
  %2763 = load <8 x double>, ptr %376, align 64
  %2764 = extractelement <8 x double> %2763, i32 %2739
  %2765 = or disjoint i64 %2761, 1
  %2766 = getelementptr inbounds double, ptr %2760, i64 %2765
  store double %2764, ptr %2766, align 8
  br label %2767

2767:                                             ; preds = %2742, %2737
  %2768 = add nuw nsw i64 %2738, 1
  %2769 = icmp eq i64 %2768, 8
  br i1 %2769, label %2733, label %2737

2770:                                             ; preds = %2733, %2728
  %2771 = phi <8 x i64> [ %2729, %2728 ], [ %2736, %2733 ]
  %2772 = and <8 x i64> %2771, %2680
  %2773 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2772)
  %2774 = icmp eq i64 %2773, 0
  br i1 %2774, label %2812, label %2779

2775:                                             ; preds = %2809
  %2776 = xor <8 x i64> %2772, splat (i64 -1)
  %2777 = load <8 x i64>, ptr %180, align 64
  %2778 = and <8 x i64> %2777, %2776
  store <8 x i64> %2778, ptr %180, align 64
  br label %2812

2779:                                             ; preds = %2770, %2809
  %2780 = phi i64 [ %2810, %2809 ], [ 0, %2770 ]
  %2781 = trunc nuw nsw i64 %2780 to i32
  %2782 = extractelement <8 x i64> %2772, i32 %2781
  %2783 = icmp eq i64 %2782, 0
  br i1 %2783, label %2809, label %2784

2784:                                             ; preds = %2779
  %2785 = getelementptr inbounds nuw [8 x i32], ptr %367, i64 0, i64 %2780
  %2786 = load i32, ptr %2785, align 4
  %2787 = sext i32 %2786 to i64
  %2788 = load ptr, ptr %224, align 8
  %2789 = getelementptr inbounds i32, ptr %2788, i64 %2787
  store i32 1, ptr %2789, align 4
  %2790 = load <8 x i64>, ptr %369, align 64
  %2791 = extractelement <8 x i64> %2790, i32 %2781
  %2792 = trunc i64 %2791 to i32
  %2793 = load ptr, ptr %372, align 8
  %2794 = getelementptr inbounds i32, ptr %2793, i64 %2787
  store i32 %2792, ptr %2794, align 4
  %2795 = load <8 x i64>, ptr %370, align 64
  %2796 = extractelement <8 x i64> %2795, i32 %2781
  %2797 = trunc i64 %2796 to i32
  %2798 = load ptr, ptr %373, align 8
  %2799 = getelementptr inbounds i32, ptr %2798, i64 %2787
  store i32 %2797, ptr %2799, align 4
  %2800 = load <8 x double>, ptr %374, align 64
  %2801 = extractelement <8 x double> %2800, i32 %2781
  %2802 = load ptr, ptr %375, align 8
  %2803 = shl nsw i64 %2787, 1
  %2804 = getelementptr inbounds double, ptr %2802, i64 %2803
  store double %2801, ptr %2804, align 8
  %2805 = load <8 x double>, ptr %376, align 64
  %2806 = extractelement <8 x double> %2805, i32 %2781
  %2807 = or disjoint i64 %2803, 1
  %2808 = getelementptr inbounds double, ptr %2802, i64 %2807
  store double %2806, ptr %2808, align 8
  br label %2809

2809:                                             ; preds = %2784, %2779
  %2810 = add nuw nsw i64 %2780, 1
  %2811 = icmp eq i64 %2810, 8
  br i1 %2811, label %2775, label %2779

2812:                                             ; preds = %2775, %2770
  %2813 = phi <8 x i64> [ %2771, %2770 ], [ %2778, %2775 ]
  %2814 = select <8 x i1> %2669, <8 x i64> %2813, <8 x i64> zeroinitializer
  %2815 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2814)
  %2816 = icmp eq i64 %2815, 0
  br i1 %2816, label %2854, label %2821

2817:                                             ; preds = %2851
  %2818 = xor <8 x i64> %2814, splat (i64 -1)
  %2819 = load <8 x i64>, ptr %180, align 64
  %2820 = and <8 x i64> %2819, %2818
  store <8 x i64> %2820, ptr %180, align 64
  br label %2854

2821:                                             ; preds = %2812, %2851
  %2822 = phi i64 [ %2852, %2851 ], [ 0, %2812 ]
  %2823 = trunc nuw nsw i64 %2822 to i32
  %2824 = extractelement <8 x i64> %2814, i32 %2823
  %2825 = icmp eq i64 %2824, 0
  br i1 %2825, label %2851, label %2826

2826:                                             ; preds = %2821
  %2827 = getelementptr inbounds nuw [8 x i32], ptr %367, i64 0, i64 %2822
  %2828 = load i32, ptr %2827, align 4
  %2829 = sext i32 %2828 to i64
  %2830 = load ptr, ptr %224, align 8
  %2831 = getelementptr inbounds i32, ptr %2830, i64 %2829
  store i32 3, ptr %2831, align 4
  %2832 = load <8 x i64>, ptr %369, align 64
  %2833 = extractelement <8 x i64> %2832, i32 %2823
  %2834 = trunc i64 %2833 to i32
  %2835 = load ptr, ptr %372, align 8
  %2836 = getelementptr inbounds i32, ptr %2835, i64 %2829
  store i32 %2834, ptr %2836, align 4
  %2837 = load <8 x i64>, ptr %370, align 64
  %2838 = extractelement <8 x i64> %2837, i32 %2823
  %2839 = trunc i64 %2838 to i32
  %2840 = load ptr, ptr %373, align 8
  %2841 = getelementptr inbounds i32, ptr %2840, i64 %2829
  store i32 %2839, ptr %2841, align 4
  %2842 = load <8 x double>, ptr %374, align 64
  %2843 = extractelement <8 x double> %2842, i32 %2823
  %2844 = load ptr, ptr %375, align 8
  %2845 = shl nsw i64 %2829, 1
  %2846 = getelementptr inbounds double, ptr %2844, i64 %2845
  store double %2843, ptr %2846, align 8
  %2847 = load <8 x double>, ptr %376, align 64
  %2848 = extractelement <8 x double> %2847, i32 %2823
  %2849 = or disjoint i64 %2845, 1
  %2850 = getelementptr inbounds double, ptr %2844, i64 %2849
  store double %2848, ptr %2850, align 8
  br label %2851

2851:                                             ; preds = %2826, %2821
  %2852 = add nuw nsw i64 %2822, 1
  %2853 = icmp eq i64 %2852, 8
  br i1 %2853, label %2817, label %2821

2854:                                             ; preds = %2817, %2812
  %2855 = phi <8 x i64> [ %2813, %2812 ], [ %2820, %2817 ]
  %2856 = select <8 x i1> %2675, <8 x i64> zeroinitializer, <8 x i64> %2855
  %2857 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2856)
  %2858 = icmp eq i64 %2857, 0
  br i1 %2858, label %2898, label %2863

2859:                                             ; preds = %2893
  %2860 = xor <8 x i64> %2856, splat (i64 -1)
  %2861 = load <8 x i64>, ptr %180, align 64
  %2862 = and <8 x i64> %2861, %2860
  store <8 x i64> %2862, ptr %180, align 64
  br label %2898

2863:                                             ; preds = %2854, %2893
  %2864 = phi i64 [ %2894, %2893 ], [ 0, %2854 ]
  %2865 = trunc nuw nsw i64 %2864 to i32
  %2866 = extractelement <8 x i64> %2856, i32 %2865
  %2867 = icmp eq i64 %2866, 0
  br i1 %2867, label %2893, label %2868

2868:                                             ; preds = %2863
  %2869 = getelementptr inbounds nuw [8 x i32], ptr %367, i64 0, i64 %2864
  %2870 = load i32, ptr %2869, align 4
  %2871 = sext i32 %2870 to i64
  %2872 = load ptr, ptr %224, align 8
  %2873 = getelementptr inbounds i32, ptr %2872, i64 %2871
  store i32 4, ptr %2873, align 4
  %2874 = load <8 x i64>, ptr %369, align 64
  %2875 = extractelement <8 x i64> %2874, i32 %2865
  %2876 = trunc i64 %2875 to i32
  %2877 = load ptr, ptr %372, align 8
  %2878 = getelementptr inbounds i32, ptr %2877, i64 %2871
  store i32 %2876, ptr %2878, align 4
  %2879 = load <8 x i64>, ptr %370, align 64
  %2880 = extractelement <8 x i64> %2879, i32 %2865
  %2881 = trunc i64 %2880 to i32
  %2882 = load ptr, ptr %373, align 8
  %2883 = getelementptr inbounds i32, ptr %2882, i64 %2871
  store i32 %2881, ptr %2883, align 4
  %2884 = load <8 x double>, ptr %374, align 64
  %2885 = extractelement <8 x double> %2884, i32 %2865
  %2886 = load ptr, ptr %375, align 8
  %2887 = shl nsw i64 %2871, 1
  %2888 = getelementptr inbounds double, ptr %2886, i64 %2887
  store double %2885, ptr %2888, align 8
  %2889 = load <8 x double>, ptr %376, align 64
  %2890 = extractelement <8 x double> %2889, i32 %2865
  %2891 = or disjoint i64 %2887, 1
  %2892 = getelementptr inbounds double, ptr %2886, i64 %2891
  store double %2890, ptr %2892, align 8
  br label %2893

2893:                                             ; preds = %2868, %2863
  %2894 = add nuw nsw i64 %2864, 1
  %2895 = icmp eq i64 %2894, 8
  br i1 %2895, label %2859, label %2863

2896:                                             ; preds = %2615
  %2897 = bitcast <8 x i64> %2656 to <8 x double>
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %24) #10
  br label %878

2898:                                             ; preds = %2854, %2859
  %2899 = phi <8 x i64> [ %2855, %2854 ], [ %2862, %2859 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %24) #10
  br label %868

2900:                                             ; preds = %871, %396
  %2901 = phi i32 [ 1, %396 ], [ 0, %871 ]
  call void @llvm.lifetime.end.p0(i64 3456, ptr nonnull %34) #10
  call void @llvm.lifetime.end.p0(i64 3456, ptr nonnull %33) #10
  ret i32 %2901
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

