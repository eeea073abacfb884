; sources sha256 c5ed1542e1ec46fb5109ac2642afb19cbb19ee2c161677d4620efe4cd81135fb
; ziglang 0.15.2

%struct.Group = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x i64>, <8 x i64>, [8 x i32], [8 x i32], <8 x double>, <8 x i64>, <8 x i64>, double, [16 x [16 x double]], [12 x double], [12 x double], [56 x i8] }

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
  %130 = getelementptr inbounds nuw i8, ptr %34, i64 1096
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2048) %130, ptr noundef nonnull align 16 dereferenceable(2048) @DOP_A, i64 2048, i1 false)
  %131 = getelementptr inbounds nuw i8, ptr %34, i64 3144
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %131, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E5, i64 96, i1 false)
  %132 = getelementptr inbounds nuw i8, ptr %34, i64 3240
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
  %180 = getelementptr inbounds nuw i8, ptr %33, i64 704
  store <8 x i64> zeroinitializer, ptr %180, align 64
  %181 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %182 = load double, ptr %181, align 8
  %183 = getelementptr inbounds nuw i8, ptr %33, i64 1088
  store double %182, ptr %183, align 64
  %184 = add i32 %48, 2
  %185 = add i32 %184, %50
  %186 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %188 = getelementptr inbounds nuw i8, ptr %34, i64 1088
  %189 = getelementptr inbounds nuw i8, ptr %34, i64 832
  %190 = icmp sgt i32 %40, 0
  %191 = icmp sgt i32 %49, 0
  %192 = icmp sgt i32 %50, 0
  %193 = getelementptr inbounds nuw i8, ptr %34, i64 864
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %195 = zext nneg i32 %40 to i64
  %196 = zext nneg i32 %49 to i64
  %197 = getelementptr inbounds nuw i8, ptr %34, i64 448
  %198 = getelementptr inbounds nuw i8, ptr %34, i64 960
  %199 = getelementptr inbounds nuw i8, ptr %34, i64 768
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
  %223 = getelementptr inbounds nuw i8, ptr %34, i64 704
  %224 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %225 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %227 = getelementptr inbounds nuw i8, ptr %34, i64 896
  %228 = icmp sgt i32 %47, 0
  %229 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %230 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %231 = sext i32 %50 to i64
  %232 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %233 = zext nneg i32 %47 to i64
  %234 = zext nneg i32 %50 to i64
  %235 = getelementptr inbounds nuw i8, ptr %33, i64 256
  %236 = getelementptr inbounds nuw i8, ptr %33, i64 192
  %237 = getelementptr inbounds nuw i8, ptr %33, i64 1224
  %238 = getelementptr inbounds nuw i8, ptr %33, i64 1352
  %239 = getelementptr inbounds nuw i8, ptr %33, i64 1360
  %240 = sext i32 %78 to i64
  %241 = getelementptr inbounds nuw i8, ptr %33, i64 1480
  %242 = getelementptr inbounds nuw i8, ptr %33, i64 1496
  %243 = zext nneg i32 %78 to i64
  %244 = mul nsw i32 %51, 3
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds nuw i8, ptr %33, i64 1608
  %247 = getelementptr inbounds nuw i8, ptr %33, i64 1624
  %248 = getelementptr inbounds nuw i8, ptr %33, i64 1632
  %249 = zext nneg i32 %244 to i64
  %250 = shl nsw i32 %51, 2
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds nuw i8, ptr %33, i64 1736
  %253 = getelementptr inbounds nuw i8, ptr %33, i64 1760
  %254 = getelementptr inbounds nuw i8, ptr %33, i64 1768
  %255 = zext nneg i32 %250 to i64
  %256 = mul nsw i32 %51, 5
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds nuw i8, ptr %33, i64 1864
  %259 = getelementptr inbounds nuw i8, ptr %33, i64 1888
  %260 = getelementptr inbounds nuw i8, ptr %33, i64 1896
  %261 = getelementptr inbounds nuw i8, ptr %33, i64 1904
  %262 = zext nneg i32 %256 to i64
  %263 = mul nsw i32 %51, 6
  %264 = sext i32 %263 to i64
  %265 = getelementptr inbounds nuw i8, ptr %33, i64 1992
  %266 = getelementptr inbounds nuw i8, ptr %33, i64 2016
  %267 = getelementptr inbounds nuw i8, ptr %33, i64 2024
  %268 = getelementptr inbounds nuw i8, ptr %33, i64 2032
  %269 = getelementptr inbounds nuw i8, ptr %33, i64 2040
  %270 = zext nneg i32 %263 to i64
  %271 = getelementptr inbounds nuw i8, ptr %33, i64 2120
  %272 = getelementptr inbounds nuw i8, ptr %33, i64 2144
  %273 = getelementptr inbounds nuw i8, ptr %33, i64 2152
  %274 = getelementptr inbounds nuw i8, ptr %33, i64 2160
  %275 = getelementptr inbounds nuw i8, ptr %33, i64 2168
  %276 = getelementptr inbounds nuw i8, ptr %33, i64 2176
  %277 = zext nneg i32 %73 to i64
  %278 = shl nsw i32 %51, 3
  %279 = sext i32 %278 to i64
  %280 = getelementptr inbounds nuw i8, ptr %33, i64 2248
  %281 = getelementptr inbounds nuw i8, ptr %33, i64 2272
  %282 = getelementptr inbounds nuw i8, ptr %33, i64 2280
  %283 = getelementptr inbounds nuw i8, ptr %33, i64 2288
  %284 = getelementptr inbounds nuw i8, ptr %33, i64 2296
  %285 = getelementptr inbounds nuw i8, ptr %33, i64 2304
  %286 = getelementptr inbounds nuw i8, ptr %33, i64 2312
  %287 = zext nneg i32 %278 to i64
  %288 = mul nsw i32 %51, 9
  %289 = sext i32 %288 to i64
  %290 = getelementptr inbounds nuw i8, ptr %33, i64 2376
  %291 = getelementptr inbounds nuw i8, ptr %33, i64 2400
  %292 = getelementptr inbounds nuw i8, ptr %33, i64 2408
  %293 = getelementptr inbounds nuw i8, ptr %33, i64 2416
  %294 = getelementptr inbounds nuw i8, ptr %33, i64 2424
  %295 = getelementptr inbounds nuw i8, ptr %33, i64 2432
  %296 = getelementptr inbounds nuw i8, ptr %33, i64 2440
  %297 = getelementptr inbounds nuw i8, ptr %33, i64 2448
  %298 = zext nneg i32 %288 to i64
  %299 = mul nsw i32 %51, 10
  %300 = sext i32 %299 to i64
  %301 = getelementptr inbounds nuw i8, ptr %33, i64 2504
  %302 = getelementptr inbounds nuw i8, ptr %33, i64 2528
  %303 = getelementptr inbounds nuw i8, ptr %33, i64 2536
  %304 = getelementptr inbounds nuw i8, ptr %33, i64 2544
  %305 = getelementptr inbounds nuw i8, ptr %33, i64 2552
  %306 = getelementptr inbounds nuw i8, ptr %33, i64 2560
  %307 = getelementptr inbounds nuw i8, ptr %33, i64 2568
  %308 = getelementptr inbounds nuw i8, ptr %33, i64 2576
  %309 = getelementptr inbounds nuw i8, ptr %33, i64 2584
  %310 = zext nneg i32 %299 to i64
  %311 = sext i32 %116 to i64
  %312 = getelementptr inbounds nuw i8, ptr %33, i64 2632
  %313 = getelementptr inbounds nuw i8, ptr %33, i64 2672
  %314 = getelementptr inbounds nuw i8, ptr %33, i64 2680
  %315 = getelementptr inbounds nuw i8, ptr %33, i64 2688
  %316 = getelementptr inbounds nuw i8, ptr %33, i64 2696
  %317 = getelementptr inbounds nuw i8, ptr %33, i64 2704
  %318 = getelementptr inbounds nuw i8, ptr %33, i64 2712
  %319 = getelementptr inbounds nuw i8, ptr %33, i64 2720
  %320 = zext nneg i32 %116 to i64
  %321 = getelementptr inbounds nuw i8, ptr %33, i64 3184
  %322 = getelementptr inbounds nuw i8, ptr %33, i64 3192
  %323 = getelementptr inbounds nuw i8, ptr %33, i64 3200
  %324 = getelementptr inbounds nuw i8, ptr %33, i64 3208
  %325 = getelementptr inbounds nuw i8, ptr %33, i64 3216
  %326 = getelementptr inbounds nuw i8, ptr %33, i64 3224
  %327 = getelementptr inbounds nuw i8, ptr %33, i64 3232
  %328 = getelementptr inbounds nuw i8, ptr %33, i64 3280
  %329 = getelementptr inbounds nuw i8, ptr %33, i64 3288
  %330 = getelementptr inbounds nuw i8, ptr %33, i64 3296
  %331 = getelementptr inbounds nuw i8, ptr %33, i64 3304
  %332 = getelementptr inbounds nuw i8, ptr %33, i64 3312
  %333 = getelementptr inbounds nuw i8, ptr %33, i64 3320
  %334 = getelementptr inbounds nuw i8, ptr %33, i64 3328
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
  %347 = load i32, ptr @appell_lanes_rows_curve, align 4
  %348 = icmp eq i32 %347, 0
  %349 = getelementptr inbounds nuw i8, ptr %33, i64 768
  %350 = mul nsw i32 %51, 12
  %351 = sext i32 %350 to i64
  %352 = getelementptr inbounds nuw i8, ptr %33, i64 896
  %353 = zext nneg i32 %350 to i64
  %354 = mul nsw i32 %51, 13
  %355 = sext i32 %354 to i64
  %356 = zext nneg i32 %354 to i64
  %357 = mul nsw i32 %51, 14
  %358 = sext i32 %357 to i64
  %359 = zext nneg i32 %357 to i64
  %360 = mul nsw i32 %51, 15
  %361 = sext i32 %360 to i64
  %362 = zext nneg i32 %360 to i64
  %363 = getelementptr inbounds nuw i8, ptr %33, i64 832
  %364 = getelementptr inbounds nuw i8, ptr %33, i64 864
  %365 = getelementptr inbounds nuw i8, ptr %33, i64 960
  %366 = getelementptr inbounds nuw i8, ptr %33, i64 1024
  %367 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %368 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %369 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %370 = getelementptr inbounds nuw i8, ptr %33, i64 448
  %371 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %372 = getelementptr inbounds nuw i8, ptr %33, i64 512
  %373 = load <8 x i64>, ptr %180, align 64
  %374 = select i1 %340, i1 true, i1 %344
  br label %375

375:                                              ; preds = %864, %1
  %376 = phi <8 x i64> [ %373, %1 ], [ %865, %864 ]
  %377 = phi i32 [ 0, %1 ], [ %866, %864 ]
  %378 = phi i32 [ 0, %1 ], [ %861, %864 ]
  %379 = phi i32 [ 0, %1 ], [ %860, %864 ]
  %380 = phi i32 [ 8, %1 ], [ %859, %864 ]
  %381 = extractelement <8 x i64> %376, i32 %377
  %382 = icmp eq i64 %381, 0
  br i1 %382, label %383, label %857

383:                                              ; preds = %375, %852
  %384 = phi <8 x i64> [ %854, %852 ], [ %376, %375 ]
  %385 = phi i32 [ 1, %852 ], [ %378, %375 ]
  %386 = phi i32 [ %839, %852 ], [ %379, %375 ]
  %387 = phi i32 [ %853, %852 ], [ %380, %375 ]
  %388 = icmp eq i32 %387, 8
  br i1 %388, label %389, label %837

389:                                              ; preds = %383
  %390 = load i32, ptr %186, align 8
  %391 = icmp eq i32 %386, %390
  br i1 %391, label %857, label %392

392:                                              ; preds = %389
  %393 = load ptr, ptr %187, align 8
  %394 = load volatile i32, ptr %393, align 4
  %395 = icmp eq i32 %394, 0
  br i1 %395, label %396, label %2866

396:                                              ; preds = %392
  %397 = sub i32 %390, %386
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %31) #10
  store <8 x i64> zeroinitializer, ptr %31, align 64
  %398 = load double, ptr %181, align 8
  store double %398, ptr %188, align 64
  %399 = sext i32 %397 to i64
  br label %405

400:                                              ; preds = %444
  %401 = call i32 @llvm.smin.i32(i32 %397, i32 8)
  store <8 x i64> zeroinitializer, ptr %199, align 64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(256) %197, i8 0, i64 256, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %198, i8 0, i64 128, i1 false)
  %402 = load double, ptr %200, align 8
  %403 = insertelement <8 x double> poison, double %402, i64 0
  %404 = shufflevector <8 x double> %403, <8 x double> poison, <8 x i32> zeroinitializer
  store <8 x double> %404, ptr %201, align 64
  br i1 %202, label %478, label %458

405:                                              ; preds = %444, %396
  %406 = phi i64 [ 0, %396 ], [ %446, %444 ]
  %407 = icmp slt i64 %406, %399
  %408 = trunc nuw nsw i64 %406 to i32
  %409 = select i1 %407, i32 %408, i32 0
  %410 = add nsw i32 %409, %386
  %411 = getelementptr inbounds nuw [8 x i32], ptr %189, i64 0, i64 %406
  store i32 %410, ptr %411, align 4
  br i1 %190, label %412, label %415

412:                                              ; preds = %405
  %413 = sext i32 %410 to i64
  %414 = mul nsw i64 %413, %41
  br label %419

415:                                              ; preds = %419, %405
  br i1 %191, label %416, label %431

416:                                              ; preds = %415
  %417 = sext i32 %410 to i64
  %418 = mul nsw i64 %417, %83
  br label %432

419:                                              ; preds = %419, %412
  %420 = phi i64 [ 0, %412 ], [ %429, %419 ]
  %421 = load ptr, ptr %194, align 8
  %422 = getelementptr double, ptr %421, i64 %414
  %423 = getelementptr double, ptr %422, i64 %420
  %424 = load double, ptr %423, align 8
  %425 = load ptr, ptr %34, align 64
  %426 = getelementptr inbounds nuw <8 x double>, ptr %425, i64 %420
  %427 = load <8 x double>, ptr %426, align 64
  %428 = insertelement <8 x double> %427, double %424, i32 %408
  store <8 x double> %428, ptr %426, align 64
  %429 = add nuw nsw i64 %420, 1
  %430 = icmp eq i64 %429, %195
  br i1 %430, label %415, label %419

431:                                              ; preds = %432, %415
  br i1 %192, label %448, label %444

432:                                              ; preds = %432, %416
  %433 = phi i64 [ 0, %416 ], [ %442, %432 ]
  %434 = load ptr, ptr %0, align 8
  %435 = getelementptr double, ptr %434, i64 %418
  %436 = getelementptr double, ptr %435, i64 %433
  %437 = load double, ptr %436, align 8
  %438 = load ptr, ptr %135, align 8
  %439 = getelementptr inbounds nuw <8 x double>, ptr %438, i64 %433
  %440 = load <8 x double>, ptr %439, align 64
  %441 = insertelement <8 x double> %440, double %437, i32 %408
  store <8 x double> %441, ptr %439, align 64
  %442 = add nuw nsw i64 %433, 1
  %443 = icmp eq i64 %442, %196
  br i1 %443, label %431, label %432

444:                                              ; preds = %448, %431
  %445 = getelementptr inbounds nuw [8 x i32], ptr %193, i64 0, i64 %406
  store i32 0, ptr %445, align 4
  %446 = add nuw nsw i64 %406, 1
  %447 = icmp eq i64 %446, 8
  br i1 %447, label %400, label %405

448:                                              ; preds = %431, %448
  %449 = phi i64 [ %454, %448 ], [ %83, %431 ]
  %450 = load ptr, ptr %135, align 8
  %451 = getelementptr inbounds <8 x double>, ptr %450, i64 %449
  %452 = load <8 x double>, ptr %451, align 64
  %453 = insertelement <8 x double> %452, double 0.000000e+00, i32 %408
  store <8 x double> %453, ptr %451, align 64
  %454 = add nsw i64 %449, 1
  %455 = icmp slt i64 %454, %52
  br i1 %455, label %448, label %444

456:                                              ; preds = %478
  %457 = load <8 x double>, ptr %201, align 64
  br label %458

458:                                              ; preds = %456, %400
  %459 = phi <8 x double> [ %457, %456 ], [ %404, %400 ]
  %460 = load ptr, ptr %135, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %28)
  store <8 x double> %459, ptr %28, align 64
  br i1 %204, label %468, label %461

461:                                              ; preds = %458
  %462 = load ptr, ptr %34, align 64
  %463 = load ptr, ptr %164, align 8
  call void @appell_lanes_correct(ptr noundef nonnull %28, ptr noundef %460, ptr noundef %462, ptr noundef null, ptr noundef %463) #10
  %464 = load <8 x double>, ptr %28, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %29) #10
  store <8 x double> %464, ptr %29, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %30) #10
  store <8 x i64> splat (i64 -1), ptr %30, align 64
  %465 = call fastcc <8 x i64> @project(ptr noundef nonnull %34, ptr noundef nonnull byval(<8 x double>) align 64 %29, ptr noundef %460, ptr noundef nonnull byval(<8 x i64>) align 64 %30, double noundef 0x7FF0000000000000)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %29) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %30) #10
  %466 = load <8 x double>, ptr %201, align 64
  %467 = load ptr, ptr %135, align 8
  br label %468

468:                                              ; preds = %461, %458
  %469 = phi ptr [ %467, %461 ], [ %460, %458 ]
  %470 = phi <8 x double> [ %466, %461 ], [ %459, %458 ]
  %471 = phi <8 x i64> [ %465, %461 ], [ splat (i64 -1), %458 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %28)
  %472 = load ptr, ptr %147, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %32) #10
  store <8 x double> %470, ptr %32, align 64
  %473 = call fastcc <8 x i64> @rates(ptr noundef nonnull %34, ptr noundef nonnull byval(<8 x double>) align 64 %32, ptr noundef %469, ptr noundef %472, ptr noundef %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %32) #10
  %474 = load <8 x i64>, ptr %31, align 64
  %475 = xor <8 x i64> %474, splat (i64 -1)
  %476 = and <8 x i64> %473, %471
  %477 = and <8 x i64> %476, %475
  br i1 %202, label %488, label %484

478:                                              ; preds = %400, %478
  %479 = phi i64 [ %482, %478 ], [ 0, %400 ]
  %480 = load ptr, ptr %158, align 8
  %481 = getelementptr inbounds nuw <8 x double>, ptr %480, i64 %479
  store <8 x double> zeroinitializer, ptr %481, align 64
  %482 = add nuw nsw i64 %479, 1
  %483 = icmp eq i64 %482, %203
  br i1 %483, label %456, label %478

484:                                              ; preds = %488, %468
  %485 = load ptr, ptr %135, align 8
  %486 = load ptr, ptr %34, align 64
  %487 = load ptr, ptr %179, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %201, ptr noundef %485, ptr noundef %486, ptr noundef null, ptr noundef %487) #10
  br i1 %206, label %682, label %501

488:                                              ; preds = %468, %488
  %489 = phi i64 [ %499, %488 ], [ 0, %468 ]
  %490 = load ptr, ptr %147, align 8
  %491 = trunc nuw nsw i64 %489 to i32
  %492 = add i32 %205, %491
  %493 = sext i32 %492 to i64
  %494 = getelementptr inbounds <8 x double>, ptr %490, i64 %493
  %495 = load <8 x double>, ptr %494, align 64
  %496 = fmul <8 x double> %495, splat (double 0x3EB0C6F7A0B5ED8D)
  %497 = load ptr, ptr %158, align 8
  %498 = getelementptr inbounds nuw <8 x double>, ptr %497, i64 %489
  store <8 x double> %496, ptr %498, align 64
  %499 = add nuw nsw i64 %489, 1
  %500 = icmp eq i64 %499, %203
  br i1 %500, label %484, label %488

501:                                              ; preds = %682, %484
  %502 = load ptr, ptr %135, align 8
  br i1 %208, label %503, label %512

503:                                              ; preds = %501, %503
  %504 = phi i64 [ %510, %503 ], [ 0, %501 ]
  %505 = phi <8 x double> [ %509, %503 ], [ zeroinitializer, %501 ]
  %506 = getelementptr inbounds nuw <8 x double>, ptr %502, i64 %504
  %507 = load <8 x double>, ptr %506, align 64
  %508 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %507)
  %509 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %505, <8 x double> %508)
  %510 = add nuw nsw i64 %504, 1
  %511 = icmp eq i64 %510, %209
  br i1 %511, label %512, label %503

512:                                              ; preds = %503, %501
  %513 = phi <8 x double> [ zeroinitializer, %501 ], [ %509, %503 ]
  br i1 %206, label %514, label %534

514:                                              ; preds = %512, %514
  %515 = phi i64 [ %521, %514 ], [ %210, %512 ]
  %516 = phi <8 x double> [ %520, %514 ], [ zeroinitializer, %512 ]
  %517 = getelementptr inbounds <8 x double>, ptr %502, i64 %515
  %518 = load <8 x double>, ptr %517, align 64
  %519 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %518)
  %520 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %516, <8 x double> %519)
  %521 = add nsw i64 %515, 1
  %522 = icmp slt i64 %521, %102
  br i1 %522, label %514, label %523

523:                                              ; preds = %514
  %524 = load ptr, ptr %147, align 8
  br label %525

525:                                              ; preds = %525, %523
  %526 = phi i64 [ %210, %523 ], [ %532, %525 ]
  %527 = phi <8 x double> [ zeroinitializer, %523 ], [ %531, %525 ]
  %528 = getelementptr inbounds <8 x double>, ptr %524, i64 %526
  %529 = load <8 x double>, ptr %528, align 64
  %530 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %529)
  %531 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %527, <8 x double> %530)
  %532 = add nsw i64 %526, 1
  %533 = icmp slt i64 %532, %102
  br i1 %533, label %525, label %534

534:                                              ; preds = %525, %512
  %535 = phi <8 x double> [ zeroinitializer, %512 ], [ %520, %525 ]
  %536 = phi <8 x double> [ zeroinitializer, %512 ], [ %531, %525 ]
  %537 = fcmp ule <8 x double> %536, zeroinitializer
  %538 = fmul <8 x double> %513, %536
  %539 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %538)
  %540 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %535, <8 x double> %539)
  %541 = select <8 x i1> %537, <8 x double> %535, <8 x double> %540
  store <8 x double> %541, ptr %211, align 64
  %542 = fmul <8 x double> %535, %535
  %543 = fdiv <8 x double> %542, %536
  %544 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %513, <8 x double> %543)
  %545 = select <8 x i1> %537, <8 x double> %513, <8 x double> %544
  store <8 x double> %545, ptr %212, align 64
  %546 = load double, ptr %213, align 8
  %547 = load double, ptr %200, align 8
  %548 = fsub double %546, %547
  %549 = insertelement <8 x double> poison, double %548, i64 0
  %550 = shufflevector <8 x double> %549, <8 x double> poison, <8 x i32> zeroinitializer
  %551 = load double, ptr %214, align 8
  br i1 %191, label %552, label %586

552:                                              ; preds = %534
  %553 = load <2 x double>, ptr %188, align 64
  %554 = shufflevector <2 x double> %553, <2 x double> poison, <8 x i32> zeroinitializer
  br label %555

555:                                              ; preds = %555, %552
  %556 = phi i64 [ 0, %552 ], [ %564, %555 ]
  %557 = phi <8 x double> [ zeroinitializer, %552 ], [ %563, %555 ]
  %558 = getelementptr inbounds nuw <8 x double>, ptr %502, i64 %556
  %559 = load <8 x double>, ptr %558, align 64
  %560 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %559)
  %561 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %554, <8 x double> %560, <8 x double> %554)
  %562 = fdiv <8 x double> %559, %561
  %563 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %562, <8 x double> %562, <8 x double> %557)
  %564 = add nuw nsw i64 %556, 1
  %565 = icmp eq i64 %564, %196
  br i1 %565, label %566, label %555

566:                                              ; preds = %555
  %567 = load ptr, ptr %147, align 8
  br label %568

568:                                              ; preds = %568, %566
  %569 = phi i64 [ 0, %566 ], [ %579, %568 ]
  %570 = phi <8 x double> [ zeroinitializer, %566 ], [ %578, %568 ]
  %571 = getelementptr inbounds nuw <8 x double>, ptr %567, i64 %569
  %572 = load <8 x double>, ptr %571, align 64
  %573 = getelementptr inbounds nuw <8 x double>, ptr %502, i64 %569
  %574 = load <8 x double>, ptr %573, align 64
  %575 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %574)
  %576 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %554, <8 x double> %575, <8 x double> %554)
  %577 = fdiv <8 x double> %572, %576
  %578 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %577, <8 x double> %577, <8 x double> %570)
  %579 = add nuw nsw i64 %569, 1
  %580 = icmp eq i64 %579, %196
  br i1 %580, label %581, label %568

581:                                              ; preds = %568
  %582 = fdiv <8 x double> %563, %217
  %583 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %582)
  %584 = fdiv <8 x double> %578, %217
  %585 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %584)
  br label %586

586:                                              ; preds = %534, %581
  %587 = phi <8 x double> [ %585, %581 ], [ %219, %534 ]
  %588 = phi <8 x double> [ %583, %581 ], [ %219, %534 ]
  %589 = fcmp uge <8 x double> %588, splat (double 1.000000e-05)
  %590 = fcmp uge <8 x double> %587, splat (double 1.000000e-05)
  %591 = and <8 x i1> %590, %589
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %26) #10
  store <8 x i64> zeroinitializer, ptr %26, align 64
  %592 = fmul <8 x double> %588, splat (double 1.000000e-02)
  %593 = fdiv <8 x double> %592, %587
  %594 = select <8 x i1> %591, <8 x double> %593, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D)
  %595 = insertelement <8 x double> poison, double %551, i64 0
  %596 = shufflevector <8 x double> %595, <8 x double> poison, <8 x i32> zeroinitializer
  %597 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %594, <8 x double> %596)
  %598 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %597, <8 x double> %550)
  br i1 %220, label %607, label %599

599:                                              ; preds = %607, %586
  %600 = load <8 x double>, ptr %201, align 64
  %601 = fadd <8 x double> %598, %600
  %602 = load ptr, ptr %141, align 8
  %603 = load ptr, ptr %147, align 8
  %604 = getelementptr inbounds <8 x double>, ptr %603, i64 %52
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %27) #10
  store <8 x double> %601, ptr %27, align 64
  %605 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %34, ptr noundef nonnull byval(<8 x double>) align 64 %27, ptr noundef %602, ptr noundef %604, ptr noundef %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %27) #10
  %606 = load <8 x i64>, ptr %26, align 64
  br i1 %191, label %638, label %653

607:                                              ; preds = %586, %607
  %608 = phi i64 [ %618, %607 ], [ 0, %586 ]
  %609 = load ptr, ptr %135, align 8
  %610 = getelementptr inbounds nuw <8 x double>, ptr %609, i64 %608
  %611 = load <8 x double>, ptr %610, align 64
  %612 = load ptr, ptr %147, align 8
  %613 = getelementptr inbounds nuw <8 x double>, ptr %612, i64 %608
  %614 = load <8 x double>, ptr %613, align 64
  %615 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %598, <8 x double> %614, <8 x double> %611)
  %616 = load ptr, ptr %141, align 8
  %617 = getelementptr inbounds nuw <8 x double>, ptr %616, i64 %608
  store <8 x double> %615, ptr %617, align 64
  %618 = add nuw nsw i64 %608, 1
  %619 = icmp eq i64 %618, %221
  br i1 %619, label %599, label %607

620:                                              ; preds = %638
  %621 = load ptr, ptr %141, align 8
  %622 = load ptr, ptr %135, align 8
  %623 = load <2 x double>, ptr %188, align 64
  %624 = shufflevector <2 x double> %623, <2 x double> poison, <8 x i32> zeroinitializer
  br label %625

625:                                              ; preds = %625, %620
  %626 = phi i64 [ 0, %620 ], [ %636, %625 ]
  %627 = phi <8 x double> [ zeroinitializer, %620 ], [ %635, %625 ]
  %628 = getelementptr inbounds nuw <8 x double>, ptr %621, i64 %626
  %629 = load <8 x double>, ptr %628, align 64
  %630 = getelementptr inbounds nuw <8 x double>, ptr %622, i64 %626
  %631 = load <8 x double>, ptr %630, align 64
  %632 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %631)
  %633 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %624, <8 x double> %632, <8 x double> %624)
  %634 = fdiv <8 x double> %629, %633
  %635 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %634, <8 x double> %634, <8 x double> %627)
  %636 = add nuw nsw i64 %626, 1
  %637 = icmp eq i64 %636, %196
  br i1 %637, label %650, label %625

638:                                              ; preds = %599, %638
  %639 = phi i64 [ %648, %638 ], [ 0, %599 ]
  %640 = load ptr, ptr %147, align 8
  %641 = getelementptr <8 x double>, ptr %640, i64 %639
  %642 = getelementptr <8 x double>, ptr %641, i64 %52
  %643 = load <8 x double>, ptr %642, align 64
  %644 = load <8 x double>, ptr %641, align 64
  %645 = fsub <8 x double> %643, %644
  %646 = load ptr, ptr %141, align 8
  %647 = getelementptr inbounds nuw <8 x double>, ptr %646, i64 %639
  store <8 x double> %645, ptr %647, align 64
  %648 = add nuw nsw i64 %639, 1
  %649 = icmp eq i64 %648, %196
  br i1 %649, label %620, label %638

650:                                              ; preds = %625
  %651 = fdiv <8 x double> %635, %217
  %652 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %651)
  br label %653

653:                                              ; preds = %650, %599
  %654 = phi <8 x double> [ %652, %650 ], [ %219, %599 ]
  %655 = xor <8 x i64> %606, splat (i64 -1)
  %656 = and <8 x i64> %605, %655
  %657 = fdiv <8 x double> %654, %598
  %658 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %587, <8 x double> %657)
  %659 = fdiv <8 x double> splat (double 1.000000e-02), %658
  %660 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %659)
  %661 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %660)
  %662 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %661)
  %663 = fcmp ugt <8 x double> %658, splat (double 1.000000e-15)
  %664 = fmul <8 x double> %598, splat (double 1.000000e-03)
  %665 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %664, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D))
  %666 = select <8 x i1> %663, <8 x double> %662, <8 x double> %665
  %667 = fmul <8 x double> %598, splat (double 1.000000e+02)
  %668 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %667, <8 x double> %666)
  %669 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %550, <8 x double> %596)
  %670 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %668, <8 x double> %669)
  %671 = fmul <8 x double> %598, splat (double 1.000000e-02)
  %672 = bitcast <8 x double> %671 to <8 x i64>
  %673 = bitcast <8 x double> %670 to <8 x i64>
  %674 = and <8 x i64> %656, %673
  %675 = xor <8 x i64> %656, splat (i64 -1)
  %676 = and <8 x i64> %675, %672
  %677 = or <8 x i64> %674, %676
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %26) #10
  store <8 x i64> %677, ptr %222, align 64
  store <8 x i64> %477, ptr %223, align 64
  %678 = icmp sgt i32 %397, 0
  br i1 %678, label %679, label %706

679:                                              ; preds = %653
  %680 = call i32 @llvm.smax.i32(i32 %401, i32 1)
  %681 = zext nneg i32 %680 to i64
  br label %692

682:                                              ; preds = %484, %682
  %683 = phi i64 [ %690, %682 ], [ 0, %484 ]
  %684 = load ptr, ptr %179, align 64
  %685 = getelementptr inbounds nuw <8 x double>, ptr %684, i64 %683
  %686 = getelementptr inbounds nuw i8, ptr %685, i64 128
  %687 = load <8 x double>, ptr %686, align 64
  %688 = load ptr, ptr %161, align 16
  %689 = getelementptr inbounds nuw <8 x double>, ptr %688, i64 %683
  store <8 x double> %687, ptr %689, align 64
  %690 = add nuw nsw i64 %683, 1
  %691 = icmp eq i64 %690, %207
  br i1 %691, label %501, label %682

692:                                              ; preds = %703, %679
  %693 = phi i64 [ 0, %679 ], [ %704, %703 ]
  %694 = trunc nuw nsw i64 %693 to i32
  %695 = extractelement <8 x i64> %477, i32 %694
  %696 = icmp eq i64 %695, 0
  br i1 %696, label %697, label %703

697:                                              ; preds = %692
  %698 = load ptr, ptr %224, align 8
  %699 = getelementptr inbounds nuw [8 x i32], ptr %189, i64 0, i64 %693
  %700 = load i32, ptr %699, align 4
  %701 = sext i32 %700 to i64
  %702 = getelementptr inbounds i32, ptr %698, i64 %701
  store i32 2, ptr %702, align 4
  br label %703

703:                                              ; preds = %697, %692
  %704 = add nuw nsw i64 %693, 1
  %705 = icmp eq i64 %704, %681
  br i1 %705, label %706, label %692

706:                                              ; preds = %703, %653
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %31) #10
  %707 = load i32, ptr %225, align 4
  %708 = load <8 x double>, ptr %227, align 64
  br label %709

709:                                              ; preds = %721, %706
  %710 = phi <8 x double> [ %708, %706 ], [ %723, %721 ]
  %711 = phi i64 [ 0, %706 ], [ %724, %721 ]
  %712 = trunc nuw nsw i64 %711 to i32
  %713 = getelementptr inbounds nuw [8 x i32], ptr %193, i64 0, i64 %711
  %714 = load i32, ptr %713, align 4
  %715 = icmp slt i32 %714, %707
  br i1 %715, label %716, label %721

716:                                              ; preds = %709
  %717 = load ptr, ptr %226, align 8
  %718 = sext i32 %714 to i64
  %719 = getelementptr inbounds double, ptr %717, i64 %718
  %720 = load double, ptr %719, align 8
  br label %721

721:                                              ; preds = %716, %709
  %722 = phi double [ %720, %716 ], [ 0x7FF0000000000000, %709 ]
  %723 = insertelement <8 x double> %710, double %722, i32 %712
  store <8 x double> %723, ptr %227, align 64
  %724 = add nuw nsw i64 %711, 1
  %725 = icmp eq i64 %724, 8
  br i1 %725, label %726, label %709

726:                                              ; preds = %721
  %727 = load <8 x i64>, ptr %223, align 64
  %728 = load <8 x double>, ptr %201, align 64
  %729 = fcmp oeq <8 x double> %723, %728
  %730 = select <8 x i1> %729, <8 x i64> %727, <8 x i64> zeroinitializer
  %731 = load ptr, ptr %135, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %25)
  store <8 x double> %728, ptr %25, align 64
  %732 = load ptr, ptr %34, align 64
  %733 = load ptr, ptr %179, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %25, ptr noundef %731, ptr noundef %732, ptr noundef null, ptr noundef %733) #10
  %734 = load ptr, ptr %179, align 64
  %735 = getelementptr inbounds nuw i8, ptr %734, i64 64
  br label %736

736:                                              ; preds = %796, %726
  %737 = phi i64 [ 0, %726 ], [ %797, %796 ]
  %738 = trunc nuw nsw i64 %737 to i32
  %739 = extractelement <8 x i64> %730, i32 %738
  %740 = icmp eq i64 %739, 0
  br i1 %740, label %796, label %741

741:                                              ; preds = %736
  %742 = getelementptr inbounds nuw [8 x i32], ptr %189, i64 0, i64 %737
  %743 = load i32, ptr %742, align 4
  %744 = sext i32 %743 to i64
  %745 = getelementptr inbounds nuw [8 x i32], ptr %193, i64 0, i64 %737
  %746 = load i32, ptr %745, align 4
  %747 = add nsw i32 %746, 1
  store i32 %747, ptr %745, align 4
  %748 = sext i32 %746 to i64
  %749 = load i32, ptr %225, align 4
  %750 = sext i32 %749 to i64
  br i1 %228, label %751, label %755

751:                                              ; preds = %741
  %752 = load ptr, ptr %229, align 8
  %753 = mul nsw i64 %744, %102
  %754 = getelementptr double, ptr %752, i64 %748
  br label %760

755:                                              ; preds = %760, %741
  br i1 %192, label %756, label %770

756:                                              ; preds = %755
  %757 = load ptr, ptr %230, align 8
  %758 = mul nsw i64 %744, %231
  %759 = getelementptr double, ptr %757, i64 %748
  br label %783

760:                                              ; preds = %760, %751
  %761 = phi i64 [ 0, %751 ], [ %768, %760 ]
  %762 = getelementptr inbounds nuw <8 x double>, ptr %731, i64 %761
  %763 = load <8 x double>, ptr %762, align 64
  %764 = extractelement <8 x double> %763, i32 %738
  %765 = add nsw i64 %761, %753
  %766 = mul nsw i64 %765, %750
  %767 = getelementptr double, ptr %754, i64 %766
  store double %764, ptr %767, align 8
  %768 = add nuw nsw i64 %761, 1
  %769 = icmp eq i64 %768, %233
  br i1 %769, label %755, label %760

770:                                              ; preds = %783, %755
  %771 = load ptr, ptr %232, align 8
  %772 = shl nsw i64 %744, 1
  %773 = getelementptr double, ptr %771, i64 %748
  %774 = load <8 x double>, ptr %734, align 64
  %775 = extractelement <8 x double> %774, i32 %738
  %776 = mul nsw i64 %772, %750
  %777 = getelementptr double, ptr %773, i64 %776
  store double %775, ptr %777, align 8
  %778 = load <8 x double>, ptr %735, align 64
  %779 = extractelement <8 x double> %778, i32 %738
  %780 = or disjoint i64 %772, 1
  %781 = mul nsw i64 %780, %750
  %782 = getelementptr double, ptr %773, i64 %781
  store double %779, ptr %782, align 8
  br label %796

783:                                              ; preds = %783, %756
  %784 = phi i64 [ 0, %756 ], [ %794, %783 ]
  %785 = trunc nuw nsw i64 %784 to i32
  %786 = add i32 %49, %785
  %787 = sext i32 %786 to i64
  %788 = getelementptr inbounds <8 x double>, ptr %731, i64 %787
  %789 = load <8 x double>, ptr %788, align 64
  %790 = extractelement <8 x double> %789, i32 %738
  %791 = add nsw i64 %784, %758
  %792 = mul nsw i64 %791, %750
  %793 = getelementptr double, ptr %759, i64 %792
  store double %790, ptr %793, align 8
  %794 = add nuw nsw i64 %784, 1
  %795 = icmp eq i64 %794, %234
  br i1 %795, label %770, label %783

796:                                              ; preds = %770, %736
  %797 = add nuw nsw i64 %737, 1
  %798 = icmp eq i64 %797, 8
  br i1 %798, label %799, label %736

799:                                              ; preds = %796
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %25)
  %800 = load <8 x double>, ptr %227, align 64
  br label %801

801:                                              ; preds = %820, %799
  %802 = phi <8 x double> [ %800, %799 ], [ %821, %820 ]
  %803 = phi i64 [ 0, %799 ], [ %822, %820 ]
  %804 = trunc nuw nsw i64 %803 to i32
  %805 = extractelement <8 x i64> %730, i32 %804
  %806 = icmp eq i64 %805, 0
  br i1 %806, label %820, label %807

807:                                              ; preds = %801
  %808 = getelementptr inbounds nuw [8 x i32], ptr %193, i64 0, i64 %803
  %809 = load i32, ptr %808, align 4
  %810 = load i32, ptr %225, align 4
  %811 = icmp slt i32 %809, %810
  br i1 %811, label %812, label %817

812:                                              ; preds = %807
  %813 = load ptr, ptr %226, align 8
  %814 = sext i32 %809 to i64
  %815 = getelementptr inbounds double, ptr %813, i64 %814
  %816 = load double, ptr %815, align 8
  br label %817

817:                                              ; preds = %812, %807
  %818 = phi double [ %816, %812 ], [ 0x7FF0000000000000, %807 ]
  %819 = insertelement <8 x double> %802, double %818, i32 %804
  store <8 x double> %819, ptr %227, align 64
  br label %820

820:                                              ; preds = %817, %801
  %821 = phi <8 x double> [ %819, %817 ], [ %802, %801 ]
  %822 = add nuw nsw i64 %803, 1
  %823 = icmp eq i64 %822, 8
  br i1 %823, label %824, label %801

824:                                              ; preds = %820
  %825 = icmp slt i32 %397, 8
  br i1 %825, label %826, label %829

826:                                              ; preds = %824
  %827 = load <8 x i64>, ptr %223, align 64
  br label %831

828:                                              ; preds = %831
  store <8 x i64> %834, ptr %223, align 64
  br label %829

829:                                              ; preds = %828, %824
  %830 = add nsw i32 %401, %386
  br label %837

831:                                              ; preds = %826, %831
  %832 = phi i32 [ %835, %831 ], [ %401, %826 ]
  %833 = phi <8 x i64> [ %834, %831 ], [ %827, %826 ]
  %834 = insertelement <8 x i64> %833, i64 0, i32 %832
  %835 = add i32 %832, 1
  %836 = icmp eq i32 %835, 8
  br i1 %836, label %828, label %831

837:                                              ; preds = %829, %383
  %838 = phi i32 [ 0, %829 ], [ %387, %383 ]
  %839 = phi i32 [ %830, %829 ], [ %386, %383 ]
  %840 = icmp eq i32 %385, 0
  br i1 %840, label %841, label %847

841:                                              ; preds = %837, %841
  %842 = phi i32 [ %845, %841 ], [ 0, %837 ]
  call fastcc void @refill(ptr noundef %33, i32 noundef %842, ptr noundef %34, i32 noundef 0)
  %843 = load <8 x i64>, ptr %180, align 64
  %844 = insertelement <8 x i64> %843, i64 0, i32 %842
  store <8 x i64> %844, ptr %180, align 64
  %845 = add nuw nsw i32 %842, 1
  %846 = icmp eq i32 %845, 8
  br i1 %846, label %847, label %841

847:                                              ; preds = %841, %837
  %848 = load <8 x i64>, ptr %223, align 64
  %849 = extractelement <8 x i64> %848, i32 %838
  %850 = icmp eq i64 %849, 0
  br i1 %850, label %852, label %851

851:                                              ; preds = %847
  call fastcc void @refill(ptr noundef %33, i32 noundef %377, ptr noundef %34, i32 noundef %838)
  br label %852

852:                                              ; preds = %851, %847
  %853 = add nuw nsw i32 %838, 1
  %854 = load <8 x i64>, ptr %180, align 64
  %855 = extractelement <8 x i64> %854, i32 %377
  %856 = icmp eq i64 %855, 0
  br i1 %856, label %383, label %857

857:                                              ; preds = %389, %852, %375
  %858 = phi <8 x i64> [ %376, %375 ], [ %854, %852 ], [ %384, %389 ]
  %859 = phi i32 [ %380, %375 ], [ %853, %852 ], [ 8, %389 ]
  %860 = phi i32 [ %379, %375 ], [ %839, %852 ], [ %386, %389 ]
  %861 = phi i32 [ %378, %375 ], [ 1, %852 ], [ %385, %389 ]
  %862 = add nuw nsw i32 %377, 1
  %863 = icmp eq i32 %862, 8
  br i1 %863, label %867, label %864

864:                                              ; preds = %857, %2864
  %865 = phi <8 x i64> [ %858, %857 ], [ %2865, %2864 ]
  %866 = phi i32 [ %862, %857 ], [ 0, %2864 ]
  br label %375

867:                                              ; preds = %857
  %868 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %858)
  %869 = icmp eq i64 %868, 0
  br i1 %869, label %2866, label %870

870:                                              ; preds = %867
  %871 = load <8 x double>, ptr %235, align 64
  %872 = load double, ptr %213, align 8
  %873 = load <8 x double>, ptr %236, align 64
  br label %874

874:                                              ; preds = %870, %2862
  %875 = phi <8 x i64> [ %858, %870 ], [ %2587, %2862 ]
  %876 = phi <8 x double> [ %873, %870 ], [ %2586, %2862 ]
  %877 = phi double [ %872, %870 ], [ %2629, %2862 ]
  %878 = phi <8 x double> [ %871, %870 ], [ %2863, %2862 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %24) #10
  store <8 x i64> zeroinitializer, ptr %24, align 64
  %879 = load double, ptr %214, align 8
  %880 = insertelement <8 x double> poison, double %879, i64 0
  %881 = shufflevector <8 x double> %880, <8 x double> poison, <8 x i32> zeroinitializer
  %882 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %878, <8 x double> %881)
  %883 = insertelement <8 x double> poison, double %877, i64 0
  %884 = shufflevector <8 x double> %883, <8 x double> poison, <8 x i32> zeroinitializer
  %885 = fsub <8 x double> %884, %876
  %886 = fmul <8 x double> %882, splat (double 0x3FF000000044B830)
  %887 = fcmp ult <8 x double> %886, %885
  %888 = select <8 x i1> %887, <8 x double> %882, <8 x double> %885
  %889 = bitcast <8 x double> %888 to <8 x i64>
  %890 = fadd <8 x double> %876, %882
  %891 = select <8 x i1> %887, <8 x double> %890, <8 x double> %884
  %892 = and <8 x i64> %875, %889
  %893 = bitcast <8 x i64> %892 to <8 x double>
  %894 = load ptr, ptr %58, align 8
  %895 = load ptr, ptr %44, align 8
  %896 = load ptr, ptr %64, align 8
  %897 = load <2 x double>, ptr %237, align 8
  %898 = shufflevector <2 x double> %897, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %899, label %914

899:                                              ; preds = %874, %899
  %900 = phi i64 [ %908, %899 ], [ 0, %874 ]
  %901 = getelementptr inbounds nuw <8 x double>, ptr %895, i64 %900
  %902 = load <8 x double>, ptr %901, align 64
  %903 = getelementptr inbounds nuw <8 x double>, ptr %896, i64 %900
  %904 = load <8 x double>, ptr %903, align 64
  %905 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %898, <8 x double> %904, <8 x double> zeroinitializer)
  %906 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> %905, <8 x double> %902)
  %907 = getelementptr inbounds nuw <8 x double>, ptr %894, i64 %900
  store <8 x double> %906, ptr %907, align 64
  %908 = add nuw nsw i64 %900, 1
  %909 = icmp eq i64 %908, %221
  br i1 %909, label %910, label %899

910:                                              ; preds = %899
  %911 = load ptr, ptr %58, align 8
  %912 = load ptr, ptr %64, align 8
  %913 = load <8 x double>, ptr %236, align 64
  br label %914

914:                                              ; preds = %910, %874
  %915 = phi <8 x double> [ %913, %910 ], [ %876, %874 ]
  %916 = phi ptr [ %912, %910 ], [ %896, %874 ]
  %917 = phi ptr [ %911, %910 ], [ %894, %874 ]
  %918 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> splat (double 0x3FAAEE6838DAE63A), <8 x double> %915)
  %919 = getelementptr inbounds <8 x double>, ptr %916, i64 %52
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %13) #10
  store <8 x double> %918, ptr %13, align 64
  %920 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %13, ptr noundef %917, ptr noundef %919, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %13) #10
  %921 = load ptr, ptr %58, align 8
  %922 = load ptr, ptr %44, align 8
  %923 = load ptr, ptr %64, align 8
  %924 = load <2 x double>, ptr %238, align 8
  %925 = shufflevector <2 x double> %924, <2 x double> poison, <8 x i32> zeroinitializer
  %926 = load <2 x double>, ptr %239, align 16
  %927 = shufflevector <2 x double> %926, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %928, label %947

928:                                              ; preds = %914
  %929 = getelementptr inbounds nuw <8 x double>, ptr %923, i64 %221
  br label %930

930:                                              ; preds = %930, %928
  %931 = phi i64 [ 0, %928 ], [ %942, %930 ]
  %932 = getelementptr inbounds nuw <8 x double>, ptr %922, i64 %931
  %933 = load <8 x double>, ptr %932, align 64
  %934 = getelementptr inbounds nuw <8 x double>, ptr %923, i64 %931
  %935 = load <8 x double>, ptr %934, align 64
  %936 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %925, <8 x double> %935, <8 x double> zeroinitializer)
  %937 = getelementptr inbounds nuw <8 x double>, ptr %929, i64 %931
  %938 = load <8 x double>, ptr %937, align 64
  %939 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %927, <8 x double> %938, <8 x double> %936)
  %940 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> %939, <8 x double> %933)
  %941 = getelementptr inbounds nuw <8 x double>, ptr %921, i64 %931
  store <8 x double> %940, ptr %941, align 64
  %942 = add nuw nsw i64 %931, 1
  %943 = icmp eq i64 %942, %221
  br i1 %943, label %944, label %930

944:                                              ; preds = %930
  %945 = load ptr, ptr %58, align 8
  %946 = load ptr, ptr %64, align 8
  br label %947

947:                                              ; preds = %944, %914
  %948 = phi ptr [ %946, %944 ], [ %923, %914 ]
  %949 = phi ptr [ %945, %944 ], [ %921, %914 ]
  %950 = load <8 x double>, ptr %236, align 64
  %951 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> splat (double 0x3FB432CE2AA42CAC), <8 x double> %950)
  %952 = getelementptr inbounds <8 x double>, ptr %948, i64 %240
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %14) #10
  store <8 x double> %951, ptr %14, align 64
  %953 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %14, ptr noundef %949, ptr noundef %952, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %14) #10
  %954 = and <8 x i64> %953, %920
  %955 = load ptr, ptr %58, align 8
  %956 = load ptr, ptr %44, align 8
  %957 = load ptr, ptr %64, align 8
  %958 = load <2 x double>, ptr %241, align 8
  %959 = shufflevector <2 x double> %958, <2 x double> poison, <8 x i32> zeroinitializer
  %960 = load <2 x double>, ptr %242, align 8
  %961 = shufflevector <2 x double> %960, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %962, label %981

962:                                              ; preds = %947
  %963 = getelementptr inbounds nuw <8 x double>, ptr %957, i64 %243
  br label %964

964:                                              ; preds = %964, %962
  %965 = phi i64 [ 0, %962 ], [ %976, %964 ]
  %966 = getelementptr inbounds nuw <8 x double>, ptr %956, i64 %965
  %967 = load <8 x double>, ptr %966, align 64
  %968 = getelementptr inbounds nuw <8 x double>, ptr %957, i64 %965
  %969 = load <8 x double>, ptr %968, align 64
  %970 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %959, <8 x double> %969, <8 x double> zeroinitializer)
  %971 = getelementptr inbounds nuw <8 x double>, ptr %963, i64 %965
  %972 = load <8 x double>, ptr %971, align 64
  %973 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %961, <8 x double> %972, <8 x double> %970)
  %974 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> %973, <8 x double> %967)
  %975 = getelementptr inbounds nuw <8 x double>, ptr %955, i64 %965
  store <8 x double> %974, ptr %975, align 64
  %976 = add nuw nsw i64 %965, 1
  %977 = icmp eq i64 %976, %221
  br i1 %977, label %978, label %964

978:                                              ; preds = %964
  %979 = load ptr, ptr %58, align 8
  %980 = load ptr, ptr %64, align 8
  br label %981

981:                                              ; preds = %978, %947
  %982 = phi ptr [ %980, %978 ], [ %957, %947 ]
  %983 = phi ptr [ %979, %978 ], [ %955, %947 ]
  %984 = load <8 x double>, ptr %236, align 64
  %985 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> splat (double 0x3FBE4C353FF64302), <8 x double> %984)
  %986 = getelementptr inbounds <8 x double>, ptr %982, i64 %245
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %15) #10
  store <8 x double> %985, ptr %15, align 64
  %987 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %15, ptr noundef %983, ptr noundef %986, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %15) #10
  %988 = and <8 x i64> %954, %987
  %989 = load ptr, ptr %58, align 8
  %990 = load ptr, ptr %44, align 8
  %991 = load ptr, ptr %64, align 8
  %992 = load <2 x double>, ptr %246, align 8
  %993 = shufflevector <2 x double> %992, <2 x double> poison, <8 x i32> zeroinitializer
  %994 = load <2 x double>, ptr %247, align 8
  %995 = shufflevector <2 x double> %994, <2 x double> poison, <8 x i32> zeroinitializer
  %996 = load <2 x double>, ptr %248, align 32
  %997 = shufflevector <2 x double> %996, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %998, label %1021

998:                                              ; preds = %981
  %999 = getelementptr inbounds nuw <8 x double>, ptr %991, i64 %243
  %1000 = getelementptr inbounds nuw <8 x double>, ptr %991, i64 %249
  br label %1001

1001:                                             ; preds = %1001, %998
  %1002 = phi i64 [ 0, %998 ], [ %1016, %1001 ]
  %1003 = getelementptr inbounds nuw <8 x double>, ptr %990, i64 %1002
  %1004 = load <8 x double>, ptr %1003, align 64
  %1005 = getelementptr inbounds nuw <8 x double>, ptr %991, i64 %1002
  %1006 = load <8 x double>, ptr %1005, align 64
  %1007 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %993, <8 x double> %1006, <8 x double> zeroinitializer)
  %1008 = getelementptr inbounds nuw <8 x double>, ptr %999, i64 %1002
  %1009 = load <8 x double>, ptr %1008, align 64
  %1010 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %995, <8 x double> %1009, <8 x double> %1007)
  %1011 = getelementptr inbounds nuw <8 x double>, ptr %1000, i64 %1002
  %1012 = load <8 x double>, ptr %1011, align 64
  %1013 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %997, <8 x double> %1012, <8 x double> %1010)
  %1014 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> %1013, <8 x double> %1004)
  %1015 = getelementptr inbounds nuw <8 x double>, ptr %989, i64 %1002
  store <8 x double> %1014, ptr %1015, align 64
  %1016 = add nuw nsw i64 %1002, 1
  %1017 = icmp eq i64 %1016, %221
  br i1 %1017, label %1018, label %1001

1018:                                             ; preds = %1001
  %1019 = load ptr, ptr %58, align 8
  %1020 = load ptr, ptr %64, align 8
  br label %1021

1021:                                             ; preds = %1018, %981
  %1022 = phi ptr [ %1020, %1018 ], [ %991, %981 ]
  %1023 = phi ptr [ %1019, %1018 ], [ %989, %981 ]
  %1024 = load <8 x double>, ptr %236, align 64
  %1025 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> splat (double 0x3FD2068C499C08D9), <8 x double> %1024)
  %1026 = getelementptr inbounds <8 x double>, ptr %1022, i64 %251
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %16) #10
  store <8 x double> %1025, ptr %16, align 64
  %1027 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %16, ptr noundef %1023, ptr noundef %1026, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %16) #10
  %1028 = and <8 x i64> %988, %1027
  %1029 = load ptr, ptr %58, align 8
  %1030 = load ptr, ptr %44, align 8
  %1031 = load ptr, ptr %64, align 8
  %1032 = load <2 x double>, ptr %252, align 8
  %1033 = shufflevector <2 x double> %1032, <2 x double> poison, <8 x i32> zeroinitializer
  %1034 = load <2 x double>, ptr %253, align 32
  %1035 = shufflevector <2 x double> %1034, <2 x double> poison, <8 x i32> zeroinitializer
  %1036 = load <2 x double>, ptr %254, align 8
  %1037 = shufflevector <2 x double> %1036, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %1038, label %1061

1038:                                             ; preds = %1021
  %1039 = getelementptr inbounds nuw <8 x double>, ptr %1031, i64 %249
  %1040 = getelementptr inbounds nuw <8 x double>, ptr %1031, i64 %255
  br label %1041

1041:                                             ; preds = %1041, %1038
  %1042 = phi i64 [ 0, %1038 ], [ %1056, %1041 ]
  %1043 = getelementptr inbounds nuw <8 x double>, ptr %1030, i64 %1042
  %1044 = load <8 x double>, ptr %1043, align 64
  %1045 = getelementptr inbounds nuw <8 x double>, ptr %1031, i64 %1042
  %1046 = load <8 x double>, ptr %1045, align 64
  %1047 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1033, <8 x double> %1046, <8 x double> zeroinitializer)
  %1048 = getelementptr inbounds nuw <8 x double>, ptr %1039, i64 %1042
  %1049 = load <8 x double>, ptr %1048, align 64
  %1050 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1035, <8 x double> %1049, <8 x double> %1047)
  %1051 = getelementptr inbounds nuw <8 x double>, ptr %1040, i64 %1042
  %1052 = load <8 x double>, ptr %1051, align 64
  %1053 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1037, <8 x double> %1052, <8 x double> %1050)
  %1054 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> %1053, <8 x double> %1044)
  %1055 = getelementptr inbounds nuw <8 x double>, ptr %1029, i64 %1042
  store <8 x double> %1054, ptr %1055, align 64
  %1056 = add nuw nsw i64 %1042, 1
  %1057 = icmp eq i64 %1056, %221
  br i1 %1057, label %1058, label %1041

1058:                                             ; preds = %1041
  %1059 = load ptr, ptr %58, align 8
  %1060 = load ptr, ptr %64, align 8
  br label %1061

1061:                                             ; preds = %1058, %1021
  %1062 = phi ptr [ %1060, %1058 ], [ %1031, %1021 ]
  %1063 = phi ptr [ %1059, %1058 ], [ %1029, %1021 ]
  %1064 = load <8 x double>, ptr %236, align 64
  %1065 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> splat (double 0x3FD5555555555555), <8 x double> %1064)
  %1066 = getelementptr inbounds <8 x double>, ptr %1062, i64 %257
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %17) #10
  store <8 x double> %1065, ptr %17, align 64
  %1067 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %17, ptr noundef %1063, ptr noundef %1066, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %17) #10
  %1068 = and <8 x i64> %1028, %1067
  %1069 = load ptr, ptr %58, align 8
  %1070 = load ptr, ptr %44, align 8
  %1071 = load ptr, ptr %64, align 8
  %1072 = load <2 x double>, ptr %258, align 8
  %1073 = shufflevector <2 x double> %1072, <2 x double> poison, <8 x i32> zeroinitializer
  %1074 = load <2 x double>, ptr %259, align 32
  %1075 = shufflevector <2 x double> %1074, <2 x double> poison, <8 x i32> zeroinitializer
  %1076 = load <2 x double>, ptr %260, align 8
  %1077 = shufflevector <2 x double> %1076, <2 x double> poison, <8 x i32> zeroinitializer
  %1078 = load <2 x double>, ptr %261, align 16
  %1079 = shufflevector <2 x double> %1078, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %1080, label %1107

1080:                                             ; preds = %1061
  %1081 = getelementptr inbounds nuw <8 x double>, ptr %1071, i64 %249
  %1082 = getelementptr inbounds nuw <8 x double>, ptr %1071, i64 %255
  %1083 = getelementptr inbounds nuw <8 x double>, ptr %1071, i64 %262
  br label %1084

1084:                                             ; preds = %1084, %1080
  %1085 = phi i64 [ 0, %1080 ], [ %1102, %1084 ]
  %1086 = getelementptr inbounds nuw <8 x double>, ptr %1070, i64 %1085
  %1087 = load <8 x double>, ptr %1086, align 64
  %1088 = getelementptr inbounds nuw <8 x double>, ptr %1071, i64 %1085
  %1089 = load <8 x double>, ptr %1088, align 64
  %1090 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1073, <8 x double> %1089, <8 x double> zeroinitializer)
  %1091 = getelementptr inbounds nuw <8 x double>, ptr %1081, i64 %1085
  %1092 = load <8 x double>, ptr %1091, align 64
  %1093 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1075, <8 x double> %1092, <8 x double> %1090)
  %1094 = getelementptr inbounds nuw <8 x double>, ptr %1082, i64 %1085
  %1095 = load <8 x double>, ptr %1094, align 64
  %1096 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1077, <8 x double> %1095, <8 x double> %1093)
  %1097 = getelementptr inbounds nuw <8 x double>, ptr %1083, i64 %1085
  %1098 = load <8 x double>, ptr %1097, align 64
  %1099 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1079, <8 x double> %1098, <8 x double> %1096)
  %1100 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> %1099, <8 x double> %1087)
  %1101 = getelementptr inbounds nuw <8 x double>, ptr %1069, i64 %1085
  store <8 x double> %1100, ptr %1101, align 64
  %1102 = add nuw nsw i64 %1085, 1
  %1103 = icmp eq i64 %1102, %221
  br i1 %1103, label %1104, label %1084

1104:                                             ; preds = %1084
  %1105 = load ptr, ptr %58, align 8
  %1106 = load ptr, ptr %64, align 8
  br label %1107

1107:                                             ; preds = %1104, %1061
  %1108 = phi ptr [ %1106, %1104 ], [ %1071, %1061 ]
  %1109 = phi ptr [ %1105, %1104 ], [ %1069, %1061 ]
  %1110 = load <8 x double>, ptr %236, align 64
  %1111 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> splat (double 2.500000e-01), <8 x double> %1110)
  %1112 = getelementptr inbounds <8 x double>, ptr %1108, i64 %264
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %18) #10
  store <8 x double> %1111, ptr %18, align 64
  %1113 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %18, ptr noundef %1109, ptr noundef %1112, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %18) #10
  %1114 = and <8 x i64> %1068, %1113
  %1115 = load ptr, ptr %58, align 8
  %1116 = load ptr, ptr %44, align 8
  %1117 = load ptr, ptr %64, align 8
  %1118 = load <2 x double>, ptr %265, align 8
  %1119 = shufflevector <2 x double> %1118, <2 x double> poison, <8 x i32> zeroinitializer
  %1120 = load <2 x double>, ptr %266, align 32
  %1121 = shufflevector <2 x double> %1120, <2 x double> poison, <8 x i32> zeroinitializer
  %1122 = load <2 x double>, ptr %267, align 8
  %1123 = shufflevector <2 x double> %1122, <2 x double> poison, <8 x i32> zeroinitializer
  %1124 = load <2 x double>, ptr %268, align 16
  %1125 = shufflevector <2 x double> %1124, <2 x double> poison, <8 x i32> zeroinitializer
  %1126 = load <2 x double>, ptr %269, align 8
  %1127 = shufflevector <2 x double> %1126, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %1128, label %1159

1128:                                             ; preds = %1107
  %1129 = getelementptr inbounds nuw <8 x double>, ptr %1117, i64 %249
  %1130 = getelementptr inbounds nuw <8 x double>, ptr %1117, i64 %255
  %1131 = getelementptr inbounds nuw <8 x double>, ptr %1117, i64 %262
  %1132 = getelementptr inbounds nuw <8 x double>, ptr %1117, i64 %270
  br label %1133

1133:                                             ; preds = %1133, %1128
  %1134 = phi i64 [ 0, %1128 ], [ %1154, %1133 ]
  %1135 = getelementptr inbounds nuw <8 x double>, ptr %1116, i64 %1134
  %1136 = load <8 x double>, ptr %1135, align 64
  %1137 = getelementptr inbounds nuw <8 x double>, ptr %1117, i64 %1134
  %1138 = load <8 x double>, ptr %1137, align 64
  %1139 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1119, <8 x double> %1138, <8 x double> zeroinitializer)
  %1140 = getelementptr inbounds nuw <8 x double>, ptr %1129, i64 %1134
  %1141 = load <8 x double>, ptr %1140, align 64
  %1142 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1121, <8 x double> %1141, <8 x double> %1139)
  %1143 = getelementptr inbounds nuw <8 x double>, ptr %1130, i64 %1134
  %1144 = load <8 x double>, ptr %1143, align 64
  %1145 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1123, <8 x double> %1144, <8 x double> %1142)
  %1146 = getelementptr inbounds nuw <8 x double>, ptr %1131, i64 %1134
  %1147 = load <8 x double>, ptr %1146, align 64
  %1148 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1125, <8 x double> %1147, <8 x double> %1145)
  %1149 = getelementptr inbounds nuw <8 x double>, ptr %1132, i64 %1134
  %1150 = load <8 x double>, ptr %1149, align 64
  %1151 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1127, <8 x double> %1150, <8 x double> %1148)
  %1152 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> %1151, <8 x double> %1136)
  %1153 = getelementptr inbounds nuw <8 x double>, ptr %1115, i64 %1134
  store <8 x double> %1152, ptr %1153, align 64
  %1154 = add nuw nsw i64 %1134, 1
  %1155 = icmp eq i64 %1154, %221
  br i1 %1155, label %1156, label %1133

1156:                                             ; preds = %1133
  %1157 = load ptr, ptr %58, align 8
  %1158 = load ptr, ptr %64, align 8
  br label %1159

1159:                                             ; preds = %1156, %1107
  %1160 = phi ptr [ %1158, %1156 ], [ %1117, %1107 ]
  %1161 = phi ptr [ %1157, %1156 ], [ %1115, %1107 ]
  %1162 = load <8 x double>, ptr %236, align 64
  %1163 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> splat (double 0x3FD3B13B13B13B14), <8 x double> %1162)
  %1164 = getelementptr inbounds <8 x double>, ptr %1160, i64 %74
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %19) #10
  store <8 x double> %1163, ptr %19, align 64
  %1165 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %19, ptr noundef %1161, ptr noundef %1164, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %19) #10
  %1166 = and <8 x i64> %1114, %1165
  %1167 = load ptr, ptr %58, align 8
  %1168 = load ptr, ptr %44, align 8
  %1169 = load ptr, ptr %64, align 8
  %1170 = load <2 x double>, ptr %271, align 8
  %1171 = shufflevector <2 x double> %1170, <2 x double> poison, <8 x i32> zeroinitializer
  %1172 = load <2 x double>, ptr %272, align 32
  %1173 = shufflevector <2 x double> %1172, <2 x double> poison, <8 x i32> zeroinitializer
  %1174 = load <2 x double>, ptr %273, align 8
  %1175 = shufflevector <2 x double> %1174, <2 x double> poison, <8 x i32> zeroinitializer
  %1176 = load <2 x double>, ptr %274, align 16
  %1177 = shufflevector <2 x double> %1176, <2 x double> poison, <8 x i32> zeroinitializer
  %1178 = load <2 x double>, ptr %275, align 8
  %1179 = shufflevector <2 x double> %1178, <2 x double> poison, <8 x i32> zeroinitializer
  %1180 = load <2 x double>, ptr %276, align 64
  %1181 = shufflevector <2 x double> %1180, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %1182, label %1217

1182:                                             ; preds = %1159
  %1183 = getelementptr inbounds nuw <8 x double>, ptr %1169, i64 %249
  %1184 = getelementptr inbounds nuw <8 x double>, ptr %1169, i64 %255
  %1185 = getelementptr inbounds nuw <8 x double>, ptr %1169, i64 %262
  %1186 = getelementptr inbounds nuw <8 x double>, ptr %1169, i64 %270
  %1187 = getelementptr inbounds nuw <8 x double>, ptr %1169, i64 %277
  br label %1188

1188:                                             ; preds = %1188, %1182
  %1189 = phi i64 [ 0, %1182 ], [ %1212, %1188 ]
  %1190 = getelementptr inbounds nuw <8 x double>, ptr %1168, i64 %1189
  %1191 = load <8 x double>, ptr %1190, align 64
  %1192 = getelementptr inbounds nuw <8 x double>, ptr %1169, i64 %1189
  %1193 = load <8 x double>, ptr %1192, align 64
  %1194 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1171, <8 x double> %1193, <8 x double> zeroinitializer)
  %1195 = getelementptr inbounds nuw <8 x double>, ptr %1183, i64 %1189
  %1196 = load <8 x double>, ptr %1195, align 64
  %1197 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1173, <8 x double> %1196, <8 x double> %1194)
  %1198 = getelementptr inbounds nuw <8 x double>, ptr %1184, i64 %1189
  %1199 = load <8 x double>, ptr %1198, align 64
  %1200 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1175, <8 x double> %1199, <8 x double> %1197)
  %1201 = getelementptr inbounds nuw <8 x double>, ptr %1185, i64 %1189
  %1202 = load <8 x double>, ptr %1201, align 64
  %1203 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1177, <8 x double> %1202, <8 x double> %1200)
  %1204 = getelementptr inbounds nuw <8 x double>, ptr %1186, i64 %1189
  %1205 = load <8 x double>, ptr %1204, align 64
  %1206 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1179, <8 x double> %1205, <8 x double> %1203)
  %1207 = getelementptr inbounds nuw <8 x double>, ptr %1187, i64 %1189
  %1208 = load <8 x double>, ptr %1207, align 64
  %1209 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1181, <8 x double> %1208, <8 x double> %1206)
  %1210 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> %1209, <8 x double> %1191)
  %1211 = getelementptr inbounds nuw <8 x double>, ptr %1167, i64 %1189
  store <8 x double> %1210, ptr %1211, align 64
  %1212 = add nuw nsw i64 %1189, 1
  %1213 = icmp eq i64 %1212, %221
  br i1 %1213, label %1214, label %1188

1214:                                             ; preds = %1188
  %1215 = load ptr, ptr %58, align 8
  %1216 = load ptr, ptr %64, align 8
  br label %1217

1217:                                             ; preds = %1214, %1159
  %1218 = phi ptr [ %1216, %1214 ], [ %1169, %1159 ]
  %1219 = phi ptr [ %1215, %1214 ], [ %1167, %1159 ]
  %1220 = load <8 x double>, ptr %236, align 64
  %1221 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> splat (double 0x3FE4D74D74D74D75), <8 x double> %1220)
  %1222 = getelementptr inbounds <8 x double>, ptr %1218, i64 %279
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %20) #10
  store <8 x double> %1221, ptr %20, align 64
  %1223 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %20, ptr noundef %1219, ptr noundef %1222, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %20) #10
  %1224 = and <8 x i64> %1166, %1223
  %1225 = load ptr, ptr %58, align 8
  %1226 = load ptr, ptr %44, align 8
  %1227 = load ptr, ptr %64, align 8
  %1228 = load <2 x double>, ptr %280, align 8
  %1229 = shufflevector <2 x double> %1228, <2 x double> poison, <8 x i32> zeroinitializer
  %1230 = load <2 x double>, ptr %281, align 32
  %1231 = shufflevector <2 x double> %1230, <2 x double> poison, <8 x i32> zeroinitializer
  %1232 = load <2 x double>, ptr %282, align 8
  %1233 = shufflevector <2 x double> %1232, <2 x double> poison, <8 x i32> zeroinitializer
  %1234 = load <2 x double>, ptr %283, align 16
  %1235 = shufflevector <2 x double> %1234, <2 x double> poison, <8 x i32> zeroinitializer
  %1236 = load <2 x double>, ptr %284, align 8
  %1237 = shufflevector <2 x double> %1236, <2 x double> poison, <8 x i32> zeroinitializer
  %1238 = load <2 x double>, ptr %285, align 64
  %1239 = shufflevector <2 x double> %1238, <2 x double> poison, <8 x i32> zeroinitializer
  %1240 = load <2 x double>, ptr %286, align 8
  %1241 = shufflevector <2 x double> %1240, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %1242, label %1281

1242:                                             ; preds = %1217
  %1243 = getelementptr inbounds nuw <8 x double>, ptr %1227, i64 %249
  %1244 = getelementptr inbounds nuw <8 x double>, ptr %1227, i64 %255
  %1245 = getelementptr inbounds nuw <8 x double>, ptr %1227, i64 %262
  %1246 = getelementptr inbounds nuw <8 x double>, ptr %1227, i64 %270
  %1247 = getelementptr inbounds nuw <8 x double>, ptr %1227, i64 %277
  %1248 = getelementptr inbounds nuw <8 x double>, ptr %1227, i64 %287
  br label %1249

1249:                                             ; preds = %1249, %1242
  %1250 = phi i64 [ 0, %1242 ], [ %1276, %1249 ]
  %1251 = getelementptr inbounds nuw <8 x double>, ptr %1226, i64 %1250
  %1252 = load <8 x double>, ptr %1251, align 64
  %1253 = getelementptr inbounds nuw <8 x double>, ptr %1227, i64 %1250
  %1254 = load <8 x double>, ptr %1253, align 64
  %1255 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1229, <8 x double> %1254, <8 x double> zeroinitializer)
  %1256 = getelementptr inbounds nuw <8 x double>, ptr %1243, i64 %1250
  %1257 = load <8 x double>, ptr %1256, align 64
  %1258 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1231, <8 x double> %1257, <8 x double> %1255)
  %1259 = getelementptr inbounds nuw <8 x double>, ptr %1244, i64 %1250
  %1260 = load <8 x double>, ptr %1259, align 64
  %1261 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1233, <8 x double> %1260, <8 x double> %1258)
  %1262 = getelementptr inbounds nuw <8 x double>, ptr %1245, i64 %1250
  %1263 = load <8 x double>, ptr %1262, align 64
  %1264 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1235, <8 x double> %1263, <8 x double> %1261)
  %1265 = getelementptr inbounds nuw <8 x double>, ptr %1246, i64 %1250
  %1266 = load <8 x double>, ptr %1265, align 64
  %1267 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1237, <8 x double> %1266, <8 x double> %1264)
  %1268 = getelementptr inbounds nuw <8 x double>, ptr %1247, i64 %1250
  %1269 = load <8 x double>, ptr %1268, align 64
  %1270 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1239, <8 x double> %1269, <8 x double> %1267)
  %1271 = getelementptr inbounds nuw <8 x double>, ptr %1248, i64 %1250
  %1272 = load <8 x double>, ptr %1271, align 64
  %1273 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1241, <8 x double> %1272, <8 x double> %1270)
  %1274 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> %1273, <8 x double> %1252)
  %1275 = getelementptr inbounds nuw <8 x double>, ptr %1225, i64 %1250
  store <8 x double> %1274, ptr %1275, align 64
  %1276 = add nuw nsw i64 %1250, 1
  %1277 = icmp eq i64 %1276, %221
  br i1 %1277, label %1278, label %1249

1278:                                             ; preds = %1249
  %1279 = load ptr, ptr %58, align 8
  %1280 = load ptr, ptr %64, align 8
  br label %1281

1281:                                             ; preds = %1278, %1217
  %1282 = phi ptr [ %1280, %1278 ], [ %1227, %1217 ]
  %1283 = phi ptr [ %1279, %1278 ], [ %1225, %1217 ]
  %1284 = load <8 x double>, ptr %236, align 64
  %1285 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> splat (double 6.000000e-01), <8 x double> %1284)
  %1286 = getelementptr inbounds <8 x double>, ptr %1282, i64 %289
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %21) #10
  store <8 x double> %1285, ptr %21, align 64
  %1287 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %21, ptr noundef %1283, ptr noundef %1286, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %21) #10
  %1288 = and <8 x i64> %1224, %1287
  %1289 = load ptr, ptr %58, align 8
  %1290 = load ptr, ptr %44, align 8
  %1291 = load ptr, ptr %64, align 8
  %1292 = load <2 x double>, ptr %290, align 8
  %1293 = shufflevector <2 x double> %1292, <2 x double> poison, <8 x i32> zeroinitializer
  %1294 = load <2 x double>, ptr %291, align 32
  %1295 = shufflevector <2 x double> %1294, <2 x double> poison, <8 x i32> zeroinitializer
  %1296 = load <2 x double>, ptr %292, align 8
  %1297 = shufflevector <2 x double> %1296, <2 x double> poison, <8 x i32> zeroinitializer
  %1298 = load <2 x double>, ptr %293, align 16
  %1299 = shufflevector <2 x double> %1298, <2 x double> poison, <8 x i32> zeroinitializer
  %1300 = load <2 x double>, ptr %294, align 8
  %1301 = shufflevector <2 x double> %1300, <2 x double> poison, <8 x i32> zeroinitializer
  %1302 = load <2 x double>, ptr %295, align 64
  %1303 = shufflevector <2 x double> %1302, <2 x double> poison, <8 x i32> zeroinitializer
  %1304 = load <2 x double>, ptr %296, align 8
  %1305 = shufflevector <2 x double> %1304, <2 x double> poison, <8 x i32> zeroinitializer
  %1306 = load <2 x double>, ptr %297, align 16
  %1307 = shufflevector <2 x double> %1306, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %1308, label %1351

1308:                                             ; preds = %1281
  %1309 = getelementptr inbounds nuw <8 x double>, ptr %1291, i64 %249
  %1310 = getelementptr inbounds nuw <8 x double>, ptr %1291, i64 %255
  %1311 = getelementptr inbounds nuw <8 x double>, ptr %1291, i64 %262
  %1312 = getelementptr inbounds nuw <8 x double>, ptr %1291, i64 %270
  %1313 = getelementptr inbounds nuw <8 x double>, ptr %1291, i64 %277
  %1314 = getelementptr inbounds nuw <8 x double>, ptr %1291, i64 %287
  %1315 = getelementptr inbounds nuw <8 x double>, ptr %1291, i64 %298
  br label %1316

1316:                                             ; preds = %1316, %1308
  %1317 = phi i64 [ 0, %1308 ], [ %1346, %1316 ]
  %1318 = getelementptr inbounds nuw <8 x double>, ptr %1290, i64 %1317
  %1319 = load <8 x double>, ptr %1318, align 64
  %1320 = getelementptr inbounds nuw <8 x double>, ptr %1291, i64 %1317
  %1321 = load <8 x double>, ptr %1320, align 64
  %1322 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1293, <8 x double> %1321, <8 x double> zeroinitializer)
  %1323 = getelementptr inbounds nuw <8 x double>, ptr %1309, i64 %1317
  %1324 = load <8 x double>, ptr %1323, align 64
  %1325 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1295, <8 x double> %1324, <8 x double> %1322)
  %1326 = getelementptr inbounds nuw <8 x double>, ptr %1310, i64 %1317
  %1327 = load <8 x double>, ptr %1326, align 64
  %1328 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1297, <8 x double> %1327, <8 x double> %1325)
  %1329 = getelementptr inbounds nuw <8 x double>, ptr %1311, i64 %1317
  %1330 = load <8 x double>, ptr %1329, align 64
  %1331 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1299, <8 x double> %1330, <8 x double> %1328)
  %1332 = getelementptr inbounds nuw <8 x double>, ptr %1312, i64 %1317
  %1333 = load <8 x double>, ptr %1332, align 64
  %1334 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1301, <8 x double> %1333, <8 x double> %1331)
  %1335 = getelementptr inbounds nuw <8 x double>, ptr %1313, i64 %1317
  %1336 = load <8 x double>, ptr %1335, align 64
  %1337 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1303, <8 x double> %1336, <8 x double> %1334)
  %1338 = getelementptr inbounds nuw <8 x double>, ptr %1314, i64 %1317
  %1339 = load <8 x double>, ptr %1338, align 64
  %1340 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1305, <8 x double> %1339, <8 x double> %1337)
  %1341 = getelementptr inbounds nuw <8 x double>, ptr %1315, i64 %1317
  %1342 = load <8 x double>, ptr %1341, align 64
  %1343 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1307, <8 x double> %1342, <8 x double> %1340)
  %1344 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> %1343, <8 x double> %1319)
  %1345 = getelementptr inbounds nuw <8 x double>, ptr %1289, i64 %1317
  store <8 x double> %1344, ptr %1345, align 64
  %1346 = add nuw nsw i64 %1317, 1
  %1347 = icmp eq i64 %1346, %221
  br i1 %1347, label %1348, label %1316

1348:                                             ; preds = %1316
  %1349 = load ptr, ptr %58, align 8
  %1350 = load ptr, ptr %64, align 8
  br label %1351

1351:                                             ; preds = %1348, %1281
  %1352 = phi ptr [ %1350, %1348 ], [ %1291, %1281 ]
  %1353 = phi ptr [ %1349, %1348 ], [ %1289, %1281 ]
  %1354 = load <8 x double>, ptr %236, align 64
  %1355 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> splat (double 0x3FEB6DB6DB6DB6DB), <8 x double> %1354)
  %1356 = getelementptr inbounds <8 x double>, ptr %1352, i64 %300
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %22) #10
  store <8 x double> %1355, ptr %22, align 64
  %1357 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %22, ptr noundef %1353, ptr noundef %1356, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %22) #10
  %1358 = and <8 x i64> %1288, %1357
  %1359 = load ptr, ptr %58, align 8
  %1360 = load ptr, ptr %44, align 8
  %1361 = load ptr, ptr %64, align 8
  %1362 = load <2 x double>, ptr %301, align 8
  %1363 = shufflevector <2 x double> %1362, <2 x double> poison, <8 x i32> zeroinitializer
  %1364 = load <2 x double>, ptr %302, align 32
  %1365 = shufflevector <2 x double> %1364, <2 x double> poison, <8 x i32> zeroinitializer
  %1366 = load <2 x double>, ptr %303, align 8
  %1367 = shufflevector <2 x double> %1366, <2 x double> poison, <8 x i32> zeroinitializer
  %1368 = load <2 x double>, ptr %304, align 16
  %1369 = shufflevector <2 x double> %1368, <2 x double> poison, <8 x i32> zeroinitializer
  %1370 = load <2 x double>, ptr %305, align 8
  %1371 = shufflevector <2 x double> %1370, <2 x double> poison, <8 x i32> zeroinitializer
  %1372 = load <2 x double>, ptr %306, align 64
  %1373 = shufflevector <2 x double> %1372, <2 x double> poison, <8 x i32> zeroinitializer
  %1374 = load <2 x double>, ptr %307, align 8
  %1375 = shufflevector <2 x double> %1374, <2 x double> poison, <8 x i32> zeroinitializer
  %1376 = load <2 x double>, ptr %308, align 16
  %1377 = shufflevector <2 x double> %1376, <2 x double> poison, <8 x i32> zeroinitializer
  %1378 = load <2 x double>, ptr %309, align 8
  %1379 = shufflevector <2 x double> %1378, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %1380, label %1427

1380:                                             ; preds = %1351
  %1381 = getelementptr inbounds nuw <8 x double>, ptr %1361, i64 %249
  %1382 = getelementptr inbounds nuw <8 x double>, ptr %1361, i64 %255
  %1383 = getelementptr inbounds nuw <8 x double>, ptr %1361, i64 %262
  %1384 = getelementptr inbounds nuw <8 x double>, ptr %1361, i64 %270
  %1385 = getelementptr inbounds nuw <8 x double>, ptr %1361, i64 %277
  %1386 = getelementptr inbounds nuw <8 x double>, ptr %1361, i64 %287
  %1387 = getelementptr inbounds nuw <8 x double>, ptr %1361, i64 %298
  %1388 = getelementptr inbounds nuw <8 x double>, ptr %1361, i64 %310
  br label %1389

1389:                                             ; preds = %1389, %1380
  %1390 = phi i64 [ 0, %1380 ], [ %1422, %1389 ]
  %1391 = getelementptr inbounds nuw <8 x double>, ptr %1360, i64 %1390
  %1392 = load <8 x double>, ptr %1391, align 64
  %1393 = getelementptr inbounds nuw <8 x double>, ptr %1361, i64 %1390
  %1394 = load <8 x double>, ptr %1393, align 64
  %1395 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1363, <8 x double> %1394, <8 x double> zeroinitializer)
  %1396 = getelementptr inbounds nuw <8 x double>, ptr %1381, i64 %1390
  %1397 = load <8 x double>, ptr %1396, align 64
  %1398 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1365, <8 x double> %1397, <8 x double> %1395)
  %1399 = getelementptr inbounds nuw <8 x double>, ptr %1382, i64 %1390
  %1400 = load <8 x double>, ptr %1399, align 64
  %1401 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1367, <8 x double> %1400, <8 x double> %1398)
  %1402 = getelementptr inbounds nuw <8 x double>, ptr %1383, i64 %1390
  %1403 = load <8 x double>, ptr %1402, align 64
  %1404 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1369, <8 x double> %1403, <8 x double> %1401)
  %1405 = getelementptr inbounds nuw <8 x double>, ptr %1384, i64 %1390
  %1406 = load <8 x double>, ptr %1405, align 64
  %1407 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1371, <8 x double> %1406, <8 x double> %1404)
  %1408 = getelementptr inbounds nuw <8 x double>, ptr %1385, i64 %1390
  %1409 = load <8 x double>, ptr %1408, align 64
  %1410 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1373, <8 x double> %1409, <8 x double> %1407)
  %1411 = getelementptr inbounds nuw <8 x double>, ptr %1386, i64 %1390
  %1412 = load <8 x double>, ptr %1411, align 64
  %1413 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1375, <8 x double> %1412, <8 x double> %1410)
  %1414 = getelementptr inbounds nuw <8 x double>, ptr %1387, i64 %1390
  %1415 = load <8 x double>, ptr %1414, align 64
  %1416 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1377, <8 x double> %1415, <8 x double> %1413)
  %1417 = getelementptr inbounds nuw <8 x double>, ptr %1388, i64 %1390
  %1418 = load <8 x double>, ptr %1417, align 64
  %1419 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1379, <8 x double> %1418, <8 x double> %1416)
  %1420 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> %1419, <8 x double> %1392)
  %1421 = getelementptr inbounds nuw <8 x double>, ptr %1359, i64 %1390
  store <8 x double> %1420, ptr %1421, align 64
  %1422 = add nuw nsw i64 %1390, 1
  %1423 = icmp eq i64 %1422, %221
  br i1 %1423, label %1424, label %1389

1424:                                             ; preds = %1389
  %1425 = load ptr, ptr %58, align 8
  %1426 = load ptr, ptr %64, align 8
  br label %1427

1427:                                             ; preds = %1424, %1351
  %1428 = phi ptr [ %1426, %1424 ], [ %1361, %1351 ]
  %1429 = phi ptr [ %1425, %1424 ], [ %1359, %1351 ]
  %1430 = load <8 x double>, ptr %236, align 64
  %1431 = fadd <8 x double> %1430, %893
  %1432 = getelementptr inbounds <8 x double>, ptr %1428, i64 %311
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %23) #10
  store <8 x double> %1431, ptr %23, align 64
  %1433 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %23, ptr noundef %1429, ptr noundef %1432, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %23) #10
  %1434 = and <8 x i64> %1358, %1433
  %1435 = load ptr, ptr %55, align 16
  %1436 = load ptr, ptr %44, align 8
  %1437 = load ptr, ptr %64, align 8
  %1438 = load <2 x double>, ptr %312, align 8
  %1439 = shufflevector <2 x double> %1438, <2 x double> poison, <8 x i32> zeroinitializer
  %1440 = load <2 x double>, ptr %313, align 16
  %1441 = shufflevector <2 x double> %1440, <2 x double> poison, <8 x i32> zeroinitializer
  %1442 = load <2 x double>, ptr %314, align 8
  %1443 = shufflevector <2 x double> %1442, <2 x double> poison, <8 x i32> zeroinitializer
  %1444 = load <2 x double>, ptr %315, align 64
  %1445 = shufflevector <2 x double> %1444, <2 x double> poison, <8 x i32> zeroinitializer
  %1446 = load <2 x double>, ptr %316, align 8
  %1447 = shufflevector <2 x double> %1446, <2 x double> poison, <8 x i32> zeroinitializer
  %1448 = load <2 x double>, ptr %317, align 16
  %1449 = shufflevector <2 x double> %1448, <2 x double> poison, <8 x i32> zeroinitializer
  %1450 = load <2 x double>, ptr %318, align 8
  %1451 = shufflevector <2 x double> %1450, <2 x double> poison, <8 x i32> zeroinitializer
  %1452 = load <2 x double>, ptr %319, align 32
  %1453 = shufflevector <2 x double> %1452, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %1454, label %1508

1454:                                             ; preds = %1427
  %1455 = getelementptr inbounds nuw <8 x double>, ptr %1437, i64 %262
  %1456 = getelementptr inbounds nuw <8 x double>, ptr %1437, i64 %270
  %1457 = getelementptr inbounds nuw <8 x double>, ptr %1437, i64 %277
  %1458 = getelementptr inbounds nuw <8 x double>, ptr %1437, i64 %287
  %1459 = getelementptr inbounds nuw <8 x double>, ptr %1437, i64 %298
  %1460 = getelementptr inbounds nuw <8 x double>, ptr %1437, i64 %310
  %1461 = getelementptr inbounds nuw <8 x double>, ptr %1437, i64 %320
  br label %1464

1462:                                             ; preds = %1464
  %1463 = load ptr, ptr %55, align 16
  br label %1496

1464:                                             ; preds = %1464, %1454
  %1465 = phi i64 [ 0, %1454 ], [ %1494, %1464 ]
  %1466 = getelementptr inbounds nuw <8 x double>, ptr %1436, i64 %1465
  %1467 = load <8 x double>, ptr %1466, align 64
  %1468 = getelementptr inbounds nuw <8 x double>, ptr %1437, i64 %1465
  %1469 = load <8 x double>, ptr %1468, align 64
  %1470 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1439, <8 x double> %1469, <8 x double> zeroinitializer)
  %1471 = getelementptr inbounds nuw <8 x double>, ptr %1455, i64 %1465
  %1472 = load <8 x double>, ptr %1471, align 64
  %1473 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1441, <8 x double> %1472, <8 x double> %1470)
  %1474 = getelementptr inbounds nuw <8 x double>, ptr %1456, i64 %1465
  %1475 = load <8 x double>, ptr %1474, align 64
  %1476 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1443, <8 x double> %1475, <8 x double> %1473)
  %1477 = getelementptr inbounds nuw <8 x double>, ptr %1457, i64 %1465
  %1478 = load <8 x double>, ptr %1477, align 64
  %1479 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1445, <8 x double> %1478, <8 x double> %1476)
  %1480 = getelementptr inbounds nuw <8 x double>, ptr %1458, i64 %1465
  %1481 = load <8 x double>, ptr %1480, align 64
  %1482 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1447, <8 x double> %1481, <8 x double> %1479)
  %1483 = getelementptr inbounds nuw <8 x double>, ptr %1459, i64 %1465
  %1484 = load <8 x double>, ptr %1483, align 64
  %1485 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1449, <8 x double> %1484, <8 x double> %1482)
  %1486 = getelementptr inbounds nuw <8 x double>, ptr %1460, i64 %1465
  %1487 = load <8 x double>, ptr %1486, align 64
  %1488 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1451, <8 x double> %1487, <8 x double> %1485)
  %1489 = getelementptr inbounds nuw <8 x double>, ptr %1461, i64 %1465
  %1490 = load <8 x double>, ptr %1489, align 64
  %1491 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1453, <8 x double> %1490, <8 x double> %1488)
  %1492 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> %1491, <8 x double> %1467)
  %1493 = getelementptr inbounds nuw <8 x double>, ptr %1435, i64 %1465
  store <8 x double> %1492, ptr %1493, align 64
  %1494 = add nuw nsw i64 %1465, 1
  %1495 = icmp eq i64 %1494, %221
  br i1 %1495, label %1462, label %1464

1496:                                             ; preds = %1496, %1462
  %1497 = phi i64 [ 0, %1462 ], [ %1504, %1496 ]
  %1498 = phi <8 x i64> [ %1434, %1462 ], [ %1503, %1496 ]
  %1499 = getelementptr inbounds nuw <8 x double>, ptr %1463, i64 %1497
  %1500 = load <8 x double>, ptr %1499, align 64
  %1501 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1500)
  %1502 = fcmp one <8 x double> %1501, splat (double 0x7FF0000000000000)
  %1503 = select <8 x i1> %1502, <8 x i64> %1498, <8 x i64> zeroinitializer
  %1504 = add nuw nsw i64 %1497, 1
  %1505 = icmp eq i64 %1504, %221
  br i1 %1505, label %1506, label %1496

1506:                                             ; preds = %1496
  %1507 = load ptr, ptr %64, align 8
  br label %1508

1508:                                             ; preds = %1506, %1427
  %1509 = phi ptr [ %1435, %1427 ], [ %1463, %1506 ]
  %1510 = phi ptr [ %1437, %1427 ], [ %1507, %1506 ]
  %1511 = phi <8 x i64> [ %1434, %1427 ], [ %1503, %1506 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12)
  store <8 x double> %891, ptr %12, align 64
  %1512 = load ptr, ptr %77, align 8
  %1513 = load <2 x double>, ptr %38, align 8
  %1514 = shufflevector <2 x double> %1513, <2 x double> poison, <8 x i32> zeroinitializer
  %1515 = load <2 x double>, ptr %321, align 16
  %1516 = shufflevector <2 x double> %1515, <2 x double> poison, <8 x i32> zeroinitializer
  %1517 = load <2 x double>, ptr %322, align 8
  %1518 = shufflevector <2 x double> %1517, <2 x double> poison, <8 x i32> zeroinitializer
  %1519 = load <2 x double>, ptr %323, align 64
  %1520 = shufflevector <2 x double> %1519, <2 x double> poison, <8 x i32> zeroinitializer
  %1521 = load <2 x double>, ptr %324, align 8
  %1522 = shufflevector <2 x double> %1521, <2 x double> poison, <8 x i32> zeroinitializer
  %1523 = load <2 x double>, ptr %325, align 16
  %1524 = shufflevector <2 x double> %1523, <2 x double> poison, <8 x i32> zeroinitializer
  %1525 = load <2 x double>, ptr %326, align 8
  %1526 = shufflevector <2 x double> %1525, <2 x double> poison, <8 x i32> zeroinitializer
  %1527 = load <2 x double>, ptr %327, align 32
  %1528 = shufflevector <2 x double> %1527, <2 x double> poison, <8 x i32> zeroinitializer
  %1529 = load <2 x double>, ptr %39, align 8
  %1530 = shufflevector <2 x double> %1529, <2 x double> poison, <8 x i32> zeroinitializer
  %1531 = load <2 x double>, ptr %328, align 16
  %1532 = shufflevector <2 x double> %1531, <2 x double> poison, <8 x i32> zeroinitializer
  %1533 = load <2 x double>, ptr %329, align 8
  %1534 = shufflevector <2 x double> %1533, <2 x double> poison, <8 x i32> zeroinitializer
  %1535 = load <2 x double>, ptr %330, align 32
  %1536 = shufflevector <2 x double> %1535, <2 x double> poison, <8 x i32> zeroinitializer
  %1537 = load <2 x double>, ptr %331, align 8
  %1538 = shufflevector <2 x double> %1537, <2 x double> poison, <8 x i32> zeroinitializer
  %1539 = load <2 x double>, ptr %332, align 16
  %1540 = shufflevector <2 x double> %1539, <2 x double> poison, <8 x i32> zeroinitializer
  %1541 = load <2 x double>, ptr %333, align 8
  %1542 = shufflevector <2 x double> %1541, <2 x double> poison, <8 x i32> zeroinitializer
  %1543 = load <2 x double>, ptr %334, align 64
  %1544 = shufflevector <2 x double> %1543, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %220, label %1545, label %1601

1545:                                             ; preds = %1508
  %1546 = getelementptr inbounds nuw <8 x double>, ptr %1510, i64 %262
  %1547 = getelementptr inbounds nuw <8 x double>, ptr %1510, i64 %270
  %1548 = getelementptr inbounds nuw <8 x double>, ptr %1510, i64 %277
  %1549 = getelementptr inbounds nuw <8 x double>, ptr %1510, i64 %287
  %1550 = getelementptr inbounds nuw <8 x double>, ptr %1510, i64 %298
  %1551 = getelementptr inbounds nuw <8 x double>, ptr %1510, i64 %310
  %1552 = getelementptr inbounds nuw <8 x double>, ptr %1510, i64 %320
  br label %1553

1553:                                             ; preds = %1553, %1545
  %1554 = phi i64 [ 0, %1545 ], [ %1597, %1553 ]
  %1555 = trunc i64 %1554 to i32
  %1556 = getelementptr inbounds nuw <8 x double>, ptr %1510, i64 %1554
  %1557 = load <8 x double>, ptr %1556, align 64
  %1558 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1514, <8 x double> %1557, <8 x double> zeroinitializer)
  %1559 = getelementptr inbounds nuw <8 x double>, ptr %1546, i64 %1554
  %1560 = load <8 x double>, ptr %1559, align 64
  %1561 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1516, <8 x double> %1560, <8 x double> %1558)
  %1562 = getelementptr inbounds nuw <8 x double>, ptr %1547, i64 %1554
  %1563 = load <8 x double>, ptr %1562, align 64
  %1564 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1518, <8 x double> %1563, <8 x double> %1561)
  %1565 = getelementptr inbounds nuw <8 x double>, ptr %1548, i64 %1554
  %1566 = load <8 x double>, ptr %1565, align 64
  %1567 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1520, <8 x double> %1566, <8 x double> %1564)
  %1568 = getelementptr inbounds nuw <8 x double>, ptr %1549, i64 %1554
  %1569 = load <8 x double>, ptr %1568, align 64
  %1570 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1522, <8 x double> %1569, <8 x double> %1567)
  %1571 = getelementptr inbounds nuw <8 x double>, ptr %1550, i64 %1554
  %1572 = load <8 x double>, ptr %1571, align 64
  %1573 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1524, <8 x double> %1572, <8 x double> %1570)
  %1574 = getelementptr inbounds nuw <8 x double>, ptr %1551, i64 %1554
  %1575 = load <8 x double>, ptr %1574, align 64
  %1576 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1526, <8 x double> %1575, <8 x double> %1573)
  %1577 = getelementptr inbounds nuw <8 x double>, ptr %1552, i64 %1554
  %1578 = load <8 x double>, ptr %1577, align 64
  %1579 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1528, <8 x double> %1578, <8 x double> %1576)
  %1580 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1530, <8 x double> %1557, <8 x double> zeroinitializer)
  %1581 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1532, <8 x double> %1560, <8 x double> %1580)
  %1582 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1534, <8 x double> %1563, <8 x double> %1581)
  %1583 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1536, <8 x double> %1566, <8 x double> %1582)
  %1584 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1538, <8 x double> %1569, <8 x double> %1583)
  %1585 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1540, <8 x double> %1572, <8 x double> %1584)
  %1586 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1542, <8 x double> %1575, <8 x double> %1585)
  %1587 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1544, <8 x double> %1578, <8 x double> %1586)
  %1588 = icmp slt i64 %1554, %102
  %1589 = add nsw i32 %47, %1555
  %1590 = select i1 %1588, i32 %1555, i32 %1589
  %1591 = sext i32 %1590 to i64
  %1592 = getelementptr inbounds <8 x double>, ptr %1512, i64 %1591
  store <8 x double> %1579, ptr %1592, align 64
  %1593 = add i32 %51, %1555
  %1594 = select i1 %1588, i32 %1589, i32 %1593
  %1595 = sext i32 %1594 to i64
  %1596 = getelementptr inbounds <8 x double>, ptr %1512, i64 %1595
  store <8 x double> %1587, ptr %1596, align 64
  %1597 = add nuw nsw i64 %1554, 1
  %1598 = icmp eq i64 %1597, %221
  br i1 %1598, label %1599, label %1553

1599:                                             ; preds = %1553
  %1600 = load ptr, ptr %55, align 16
  br label %1601

1601:                                             ; preds = %1599, %1508
  %1602 = phi ptr [ %1600, %1599 ], [ %1509, %1508 ]
  %1603 = load double, ptr %183, align 64
  %1604 = fdiv double 0x3D06849B86A12B9B, %1603
  %1605 = insertelement <8 x double> poison, double %1604, i64 0
  %1606 = shufflevector <8 x double> %1605, <8 x double> poison, <8 x i32> zeroinitializer
  %1607 = load ptr, ptr %82, align 64
  %1608 = load ptr, ptr %44, align 8
  %1609 = load <8 x double>, ptr %335, align 64
  br i1 %208, label %1610, label %1619

1610:                                             ; preds = %1601, %1610
  %1611 = phi i64 [ %1617, %1610 ], [ 0, %1601 ]
  %1612 = phi <8 x double> [ %1616, %1610 ], [ zeroinitializer, %1601 ]
  %1613 = getelementptr inbounds nuw <8 x double>, ptr %1602, i64 %1611
  %1614 = load <8 x double>, ptr %1613, align 64
  %1615 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1614)
  %1616 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1612, <8 x double> %1615)
  %1617 = add nuw nsw i64 %1611, 1
  %1618 = icmp eq i64 %1617, %209
  br i1 %1618, label %1619, label %1610

1619:                                             ; preds = %1610, %1601
  %1620 = phi <8 x double> [ zeroinitializer, %1601 ], [ %1616, %1610 ]
  %1621 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1609, <8 x double> %1620)
  %1622 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1621, <8 x double> %1606)
  %1623 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1622, <8 x double> splat (double 1.000000e+00))
  %1624 = load <8 x double>, ptr %336, align 64
  br i1 %206, label %1625, label %1634

1625:                                             ; preds = %1619, %1625
  %1626 = phi i64 [ %1632, %1625 ], [ %210, %1619 ]
  %1627 = phi <8 x double> [ %1631, %1625 ], [ zeroinitializer, %1619 ]
  %1628 = getelementptr inbounds <8 x double>, ptr %1602, i64 %1626
  %1629 = load <8 x double>, ptr %1628, align 64
  %1630 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1629)
  %1631 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1627, <8 x double> %1630)
  %1632 = add nsw i64 %1626, 1
  %1633 = icmp slt i64 %1632, %102
  br i1 %1633, label %1625, label %1634

1634:                                             ; preds = %1625, %1619
  %1635 = phi <8 x double> [ zeroinitializer, %1619 ], [ %1631, %1625 ]
  %1636 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1624, <8 x double> %1635)
  %1637 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1636, <8 x double> %1606)
  %1638 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1637, <8 x double> splat (double 1.000000e+00))
  br i1 %191, label %1639, label %1664

1639:                                             ; preds = %1634, %1652
  %1640 = phi i64 [ %1660, %1652 ], [ 0, %1634 ]
  %1641 = getelementptr inbounds nuw <8 x double>, ptr %1608, i64 %1640
  %1642 = load <8 x double>, ptr %1641, align 64
  %1643 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1642)
  %1644 = getelementptr inbounds nuw <8 x double>, ptr %1602, i64 %1640
  %1645 = load <8 x double>, ptr %1644, align 64
  %1646 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1645)
  %1647 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1643, <8 x double> %1646)
  %1648 = icmp slt i64 %1640, %210
  br i1 %1648, label %1652, label %1649

1649:                                             ; preds = %1639
  %1650 = icmp slt i64 %1640, %102
  %1651 = select i1 %1650, <8 x double> %1638, <8 x double> splat (double 1.000000e+00)
  br label %1652

1652:                                             ; preds = %1649, %1639
  %1653 = phi <8 x double> [ %1651, %1649 ], [ %1623, %1639 ]
  %1654 = load <2 x double>, ptr %183, align 64
  %1655 = shufflevector <2 x double> %1654, <2 x double> poison, <8 x i32> zeroinitializer
  %1656 = fmul <8 x double> %1647, %1655
  %1657 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1655, <8 x double> %1653, <8 x double> %1656)
  %1658 = fdiv <8 x double> splat (double 1.000000e+00), %1657
  %1659 = getelementptr inbounds nuw <8 x double>, ptr %1607, i64 %1640
  store <8 x double> %1658, ptr %1659, align 64
  %1660 = add nuw nsw i64 %1640, 1
  %1661 = icmp eq i64 %1660, %196
  br i1 %1661, label %1662, label %1639

1662:                                             ; preds = %1652
  %1663 = load ptr, ptr %82, align 64
  br label %1664

1664:                                             ; preds = %1662, %1634
  %1665 = phi ptr [ %1663, %1662 ], [ %1607, %1634 ]
  %1666 = load ptr, ptr %77, align 8
  br i1 %228, label %1667, label %1669

1667:                                             ; preds = %1664
  %1668 = getelementptr inbounds nuw <8 x double>, ptr %1666, i64 %233
  br label %1672

1669:                                             ; preds = %1672, %1664
  %1670 = phi <8 x double> [ zeroinitializer, %1664 ], [ %1685, %1672 ]
  %1671 = phi <8 x double> [ zeroinitializer, %1664 ], [ %1684, %1672 ]
  br i1 %337, label %1688, label %1710

1672:                                             ; preds = %1672, %1667
  %1673 = phi i64 [ 0, %1667 ], [ %1686, %1672 ]
  %1674 = phi <8 x double> [ zeroinitializer, %1667 ], [ %1684, %1672 ]
  %1675 = phi <8 x double> [ zeroinitializer, %1667 ], [ %1685, %1672 ]
  %1676 = getelementptr inbounds nuw <8 x double>, ptr %1666, i64 %1673
  %1677 = load <8 x double>, ptr %1676, align 64
  %1678 = getelementptr inbounds nuw <8 x double>, ptr %1665, i64 %1673
  %1679 = load <8 x double>, ptr %1678, align 64
  %1680 = fmul <8 x double> %1677, %1679
  %1681 = getelementptr inbounds nuw <8 x double>, ptr %1668, i64 %1673
  %1682 = load <8 x double>, ptr %1681, align 64
  %1683 = fmul <8 x double> %1679, %1682
  %1684 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1680, <8 x double> %1680, <8 x double> %1674)
  %1685 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1683, <8 x double> %1683, <8 x double> %1675)
  %1686 = add nuw nsw i64 %1673, 1
  %1687 = icmp eq i64 %1686, %233
  br i1 %1687, label %1669, label %1672

1688:                                             ; preds = %1669, %1688
  %1689 = phi i64 [ %1708, %1688 ], [ %338, %1669 ]
  %1690 = phi <8 x double> [ %1706, %1688 ], [ %1671, %1669 ]
  %1691 = phi <8 x double> [ %1707, %1688 ], [ %1670, %1669 ]
  %1692 = icmp slt i64 %1689, %102
  %1693 = select i1 %1692, i64 0, i64 %102
  %1694 = getelementptr <8 x double>, ptr %1666, i64 %1693
  %1695 = getelementptr <8 x double>, ptr %1694, i64 %1689
  %1696 = load <8 x double>, ptr %1695, align 64
  %1697 = getelementptr inbounds <8 x double>, ptr %1665, i64 %1689
  %1698 = load <8 x double>, ptr %1697, align 64
  %1699 = fmul <8 x double> %1696, %1698
  %1700 = select i1 %1692, i32 %47, i32 %51
  %1701 = sext i32 %1700 to i64
  %1702 = getelementptr <8 x double>, ptr %1666, i64 %1689
  %1703 = getelementptr <8 x double>, ptr %1702, i64 %1701
  %1704 = load <8 x double>, ptr %1703, align 64
  %1705 = fmul <8 x double> %1698, %1704
  %1706 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1699, <8 x double> %1699, <8 x double> %1690)
  %1707 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1705, <8 x double> %1705, <8 x double> %1691)
  %1708 = add nsw i64 %1689, 1
  %1709 = icmp slt i64 %1708, %83
  br i1 %1709, label %1688, label %1710

1710:                                             ; preds = %1688, %1669
  %1711 = phi <8 x double> [ %1670, %1669 ], [ %1707, %1688 ]
  %1712 = phi <8 x double> [ %1671, %1669 ], [ %1706, %1688 ]
  %1713 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1711, <8 x double> splat (double 1.000000e-02), <8 x double> %1712)
  %1714 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %893)
  %1715 = fmul <8 x double> %1714, %1712
  %1716 = fmul <8 x double> %217, %1713
  %1717 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1716)
  %1718 = fdiv <8 x double> %1715, %1717
  %1719 = fcmp ule <8 x double> %1713, zeroinitializer
  %1720 = bitcast <8 x double> %1718 to <8 x i64>
  %1721 = select <8 x i1> %1719, <8 x i64> zeroinitializer, <8 x i64> %1720
  %1722 = fcmp ult <8 x double> %1713, zeroinitializer
  %1723 = select <8 x i1> %1722, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1724 = or <8 x i64> %1721, %1723
  br i1 %204, label %1798, label %1725

1725:                                             ; preds = %1710
  %1726 = load ptr, ptr %55, align 16
  %1727 = load ptr, ptr %33, align 64
  %1728 = load ptr, ptr %94, align 8
  call void @appell_lanes_finish(ptr noundef nonnull %12, ptr noundef %1726, ptr noundef %1727, ptr noundef %1666, ptr noundef %1728) #10
  %1729 = load ptr, ptr %94, align 8
  %1730 = getelementptr inbounds <8 x double>, ptr %1729, i64 %339
  %1731 = load <8 x double>, ptr %1730, align 64
  %1732 = call <8 x i1> @llvm.is.fpclass.v8f64(<8 x double> %1731, i32 120)
  %1733 = load <8 x i64>, ptr %24, align 64
  %1734 = select <8 x i1> %1732, <8 x i64> splat (i64 -1), <8 x i64> %1733
  store <8 x i64> %1734, ptr %24, align 64
  %1735 = getelementptr inbounds <8 x double>, ptr %1729, i64 %102
  %1736 = getelementptr inbounds <8 x double>, ptr %1735, i64 %109
  %1737 = getelementptr inbounds nuw i8, ptr %1736, i64 64
  %1738 = load ptr, ptr %82, align 64
  br i1 %228, label %1739, label %1741

1739:                                             ; preds = %1725
  %1740 = getelementptr inbounds nuw <8 x double>, ptr %1737, i64 %233
  br label %1746

1741:                                             ; preds = %1746, %1725
  %1742 = phi <8 x double> [ zeroinitializer, %1725 ], [ %1759, %1746 ]
  %1743 = phi <8 x double> [ zeroinitializer, %1725 ], [ %1758, %1746 ]
  br i1 %337, label %1744, label %1784

1744:                                             ; preds = %1741
  %1745 = load ptr, ptr %77, align 8
  br label %1762

1746:                                             ; preds = %1746, %1739
  %1747 = phi i64 [ 0, %1739 ], [ %1760, %1746 ]
  %1748 = phi <8 x double> [ zeroinitializer, %1739 ], [ %1758, %1746 ]
  %1749 = phi <8 x double> [ zeroinitializer, %1739 ], [ %1759, %1746 ]
  %1750 = getelementptr inbounds nuw <8 x double>, ptr %1737, i64 %1747
  %1751 = load <8 x double>, ptr %1750, align 64
  %1752 = getelementptr inbounds nuw <8 x double>, ptr %1738, i64 %1747
  %1753 = load <8 x double>, ptr %1752, align 64
  %1754 = fmul <8 x double> %1751, %1753
  %1755 = getelementptr inbounds nuw <8 x double>, ptr %1740, i64 %1747
  %1756 = load <8 x double>, ptr %1755, align 64
  %1757 = fmul <8 x double> %1753, %1756
  %1758 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1754, <8 x double> %1754, <8 x double> %1748)
  %1759 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1757, <8 x double> %1757, <8 x double> %1749)
  %1760 = add nuw nsw i64 %1747, 1
  %1761 = icmp eq i64 %1760, %233
  br i1 %1761, label %1741, label %1746

1762:                                             ; preds = %1762, %1744
  %1763 = phi i64 [ %338, %1744 ], [ %1782, %1762 ]
  %1764 = phi <8 x double> [ %1743, %1744 ], [ %1780, %1762 ]
  %1765 = phi <8 x double> [ %1742, %1744 ], [ %1781, %1762 ]
  %1766 = icmp slt i64 %1763, %102
  %1767 = select i1 %1766, i64 0, i64 %102
  %1768 = getelementptr <8 x double>, ptr %1745, i64 %1767
  %1769 = getelementptr <8 x double>, ptr %1768, i64 %1763
  %1770 = load <8 x double>, ptr %1769, align 64
  %1771 = getelementptr inbounds <8 x double>, ptr %1738, i64 %1763
  %1772 = load <8 x double>, ptr %1771, align 64
  %1773 = fmul <8 x double> %1770, %1772
  %1774 = select i1 %1766, i32 %47, i32 %51
  %1775 = sext i32 %1774 to i64
  %1776 = getelementptr <8 x double>, ptr %1745, i64 %1763
  %1777 = getelementptr <8 x double>, ptr %1776, i64 %1775
  %1778 = load <8 x double>, ptr %1777, align 64
  %1779 = fmul <8 x double> %1772, %1778
  %1780 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1773, <8 x double> %1773, <8 x double> %1764)
  %1781 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1779, <8 x double> %1779, <8 x double> %1765)
  %1782 = add nsw i64 %1763, 1
  %1783 = icmp slt i64 %1782, %83
  br i1 %1783, label %1762, label %1784

1784:                                             ; preds = %1762, %1741
  %1785 = phi <8 x double> [ %1742, %1741 ], [ %1781, %1762 ]
  %1786 = phi <8 x double> [ %1743, %1741 ], [ %1780, %1762 ]
  %1787 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1785, <8 x double> splat (double 1.000000e-02), <8 x double> %1786)
  %1788 = fmul <8 x double> %1714, %1786
  %1789 = fmul <8 x double> %217, %1787
  %1790 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1789)
  %1791 = fdiv <8 x double> %1788, %1790
  %1792 = fcmp ule <8 x double> %1787, zeroinitializer
  %1793 = bitcast <8 x double> %1791 to <8 x i64>
  %1794 = select <8 x i1> %1792, <8 x i64> zeroinitializer, <8 x i64> %1793
  %1795 = fcmp ult <8 x double> %1787, zeroinitializer
  %1796 = select <8 x i1> %1795, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1797 = or <8 x i64> %1794, %1796
  br label %1798

1798:                                             ; preds = %1784, %1710
  %1799 = phi <8 x i64> [ %1797, %1784 ], [ %1724, %1710 ]
  br i1 %374, label %1890, label %1800

1800:                                             ; preds = %1798
  br i1 %206, label %1801, label %1805

1801:                                             ; preds = %1800
  %1802 = load ptr, ptr %90, align 16
  %1803 = load ptr, ptr %55, align 16
  %1804 = getelementptr <8 x double>, ptr %1803, i64 %210
  br label %1821

1805:                                             ; preds = %1821, %1800
  %1806 = phi <8 x double> [ zeroinitializer, %1800 ], [ %1832, %1821 ]
  %1807 = phi <8 x double> [ zeroinitializer, %1800 ], [ %1831, %1821 ]
  br i1 %192, label %1808, label %1890

1808:                                             ; preds = %1805
  %1809 = load ptr, ptr %64, align 8
  %1810 = load ptr, ptr %44, align 8
  %1811 = load ptr, ptr %55, align 16
  %1812 = load double, ptr %183, align 64
  %1813 = call double @llvm.maxnum.f64(double %1812, double 0x3D719799812DEA11)
  %1814 = fmul double %1813, 1.000000e-02
  %1815 = insertelement <8 x double> poison, double %1812, i64 0
  %1816 = shufflevector <8 x double> %1815, <8 x double> poison, <8 x i32> zeroinitializer
  %1817 = insertelement <8 x double> poison, double %1814, i64 0
  %1818 = shufflevector <8 x double> %1817, <8 x double> poison, <8 x i32> zeroinitializer
  %1819 = fmul <8 x double> %1806, %1818
  %1820 = load ptr, ptr %77, align 8
  br label %1835

1821:                                             ; preds = %1821, %1801
  %1822 = phi i64 [ 0, %1801 ], [ %1833, %1821 ]
  %1823 = phi <8 x double> [ zeroinitializer, %1801 ], [ %1831, %1821 ]
  %1824 = phi <8 x double> [ zeroinitializer, %1801 ], [ %1832, %1821 ]
  %1825 = getelementptr inbounds nuw <8 x double>, ptr %1802, i64 %1822
  %1826 = load <8 x double>, ptr %1825, align 64
  %1827 = fmul <8 x double> %1826, splat (double 5.000000e-01)
  %1828 = getelementptr <8 x double>, ptr %1804, i64 %1822
  %1829 = load <8 x double>, ptr %1828, align 64
  %1830 = fmul <8 x double> %1827, %1829
  %1831 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1830, <8 x double> %1829, <8 x double> %1823)
  %1832 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1826, <8 x double> splat (double 5.000000e-01), <8 x double> %1824)
  %1833 = add nuw nsw i64 %1822, 1
  %1834 = icmp eq i64 %1833, %207
  br i1 %1834, label %1805, label %1821

1835:                                             ; preds = %1839, %1808
  %1836 = phi i64 [ %83, %1808 ], [ %1878, %1839 ]
  %1837 = phi <8 x double> [ zeroinitializer, %1808 ], [ %1877, %1839 ]
  %1838 = getelementptr <8 x double>, ptr %1809, i64 %1836
  br label %1880

1839:                                             ; preds = %1880
  %1840 = getelementptr inbounds <8 x double>, ptr %1810, i64 %1836
  %1841 = load <8 x double>, ptr %1840, align 64
  %1842 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1841)
  %1843 = getelementptr inbounds <8 x double>, ptr %1811, i64 %1836
  %1844 = load <8 x double>, ptr %1843, align 64
  %1845 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1844)
  %1846 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1842, <8 x double> %1845)
  %1847 = fadd <8 x double> %1807, %1846
  %1848 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1714, <8 x double> %1887, <8 x double> %1847)
  %1849 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1816, <8 x double> %1848, <8 x double> %1819)
  %1850 = fmul <8 x double> %1849, splat (double 1.000000e+02)
  %1851 = fdiv <8 x double> splat (double 1.000000e+00), %1850
  %1852 = icmp slt i64 %1836, %102
  %1853 = select i1 %1852, i64 0, i64 %102
  %1854 = getelementptr <8 x double>, ptr %1820, i64 %1853
  %1855 = getelementptr <8 x double>, ptr %1854, i64 %1836
  %1856 = load <8 x double>, ptr %1855, align 64
  %1857 = fmul <8 x double> %1856, %1851
  %1858 = select i1 %1852, i32 %47, i32 %51
  %1859 = sext i32 %1858 to i64
  %1860 = getelementptr <8 x double>, ptr %1820, i64 %1836
  %1861 = getelementptr <8 x double>, ptr %1860, i64 %1859
  %1862 = load <8 x double>, ptr %1861, align 64
  %1863 = fmul <8 x double> %1862, %1851
  %1864 = fmul <8 x double> %1857, %1857
  %1865 = fmul <8 x double> %1863, %1863
  %1866 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1865, <8 x double> splat (double 1.000000e-02), <8 x double> %1864)
  %1867 = fmul <8 x double> %1714, %1864
  %1868 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1866)
  %1869 = fdiv <8 x double> %1867, %1868
  %1870 = fcmp ule <8 x double> %1866, zeroinitializer
  %1871 = bitcast <8 x double> %1869 to <8 x i64>
  %1872 = select <8 x i1> %1870, <8 x i64> zeroinitializer, <8 x i64> %1871
  %1873 = fcmp ult <8 x double> %1866, zeroinitializer
  %1874 = select <8 x i1> %1873, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1875 = or <8 x i64> %1872, %1874
  %1876 = bitcast <8 x i64> %1875 to <8 x double>
  %1877 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1837, <8 x double> %1876)
  %1878 = add nsw i64 %1836, 1
  %1879 = icmp slt i64 %1878, %52
  br i1 %1879, label %1835, label %1890

1880:                                             ; preds = %1880, %1835
  %1881 = phi i64 [ 0, %1835 ], [ %1888, %1880 ]
  %1882 = phi <8 x double> [ zeroinitializer, %1835 ], [ %1887, %1880 ]
  %1883 = mul nsw i64 %1881, %52
  %1884 = getelementptr <8 x double>, ptr %1838, i64 %1883
  %1885 = load <8 x double>, ptr %1884, align 64
  %1886 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1885)
  %1887 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1882, <8 x double> %1886)
  %1888 = add nuw nsw i64 %1881, 1
  %1889 = icmp eq i64 %1888, 12
  br i1 %1889, label %1839, label %1880

1890:                                             ; preds = %1839, %1798, %1805
  %1891 = phi <8 x double> [ zeroinitializer, %1798 ], [ zeroinitializer, %1805 ], [ %1877, %1839 ]
  %1892 = bitcast <8 x i64> %1799 to <8 x double>
  %1893 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1892, <8 x double> %1891)
  %1894 = bitcast <8 x i64> %1724 to <8 x double>
  %1895 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1893, <8 x double> %1894)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12)
  %1896 = load <8 x double>, ptr %345, align 64
  %1897 = load <8 x double>, ptr %346, align 64
  br i1 %348, label %1902, label %1898

1898:                                             ; preds = %1890
  %1899 = fmul <8 x double> %1893, splat (double 1.010000e+00)
  %1900 = fcmp ule <8 x double> %1895, %1899
  %1901 = select <8 x i1> %1900, <8 x double> splat (double 9.000000e-01), <8 x double> splat (double 8.000000e-01)
  br label %1902

1902:                                             ; preds = %1898, %1890
  %1903 = phi <8 x double> [ %1901, %1898 ], [ splat (double 9.000000e-01), %1890 ]
  %1904 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1893, <8 x double> splat (double 0x3BC79CA10C924223))
  %1905 = fdiv <8 x double> %893, %1896
  %1906 = fmul <8 x double> %1905, %1905
  %1907 = fmul <8 x double> %1906, %1906
  %1908 = fmul <8 x double> %1897, %1907
  %1909 = fmul <8 x double> %1907, %1908
  %1910 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1909, <8 x double> splat (double 0x3BC79CA10C924223))
  %1911 = fmul <8 x double> %1910, splat (double 1.000000e-04)
  %1912 = fcmp uge <8 x double> %1904, %1911
  %1913 = fmul <8 x double> %1904, splat (double 3.000000e+02)
  %1914 = fcmp uge <8 x double> %1895, %1913
  %1915 = fmul <8 x double> %1910, splat (double 1.000000e-01)
  %1916 = fmul <8 x double> %1910, splat (double 0x3FEE666666666666)
  %1917 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1895, <8 x double> %1916)
  %1918 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1915, <8 x double> %1917)
  %1919 = select <8 x i1> %1914, <8 x double> %1915, <8 x double> %1918
  %1920 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1904, <8 x double> %1919)
  %1921 = select <8 x i1> %1912, <8 x double> %1920, <8 x double> %1904
  %1922 = fcmp oeq <8 x double> %1896, zeroinitializer
  %1923 = fcmp uge <8 x double> %1904, splat (double 1.000000e+00)
  %1924 = or <8 x i1> %1922, %1923
  %1925 = fdiv <8 x double> %1921, %1910
  %1926 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1925, <8 x double> splat (double 8.000000e+00))
  %1927 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1926, <8 x double> splat (double 1.000000e+00))
  %1928 = fmul <8 x double> %1921, %1927
  %1929 = select <8 x i1> %1924, <8 x double> %1893, <8 x double> %1921
  %1930 = select <8 x i1> %1924, <8 x double> %1904, <8 x double> %1928
  %1931 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1930)
  %1932 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1931)
  %1933 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1932)
  %1934 = load <8 x i64>, ptr %349, align 64
  %1935 = and <8 x i64> %1934, splat (i64 4607182418800017408)
  %1936 = and <8 x i64> %1934, splat (i64 4618441417868443648)
  %1937 = xor <8 x i64> %1936, splat (i64 4618441417868443648)
  %1938 = or <8 x i64> %1937, %1935
  %1939 = bitcast <8 x i64> %1938 to <8 x double>
  %1940 = fdiv <8 x double> %1903, %1933
  %1941 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1940, <8 x double> splat (double 0x3FD5555555555555))
  %1942 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1939, <8 x double> %1941)
  %1943 = load <8 x i64>, ptr %180, align 64
  %1944 = load <8 x i64>, ptr %24, align 64
  %1945 = xor <8 x i64> %1944, splat (i64 -1)
  %1946 = and <8 x i64> %1943, %1945
  %1947 = and <8 x i64> %1946, %1511
  %1948 = fcmp olt <8 x double> %1893, splat (double 1.000000e+00)
  %1949 = select <8 x i1> %1948, <8 x i64> %1947, <8 x i64> zeroinitializer
  %1950 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1949)
  %1951 = icmp eq i64 %1950, 0
  br i1 %1951, label %2316, label %1952

1952:                                             ; preds = %1902
  %1953 = load ptr, ptr %55, align 16
  br i1 %204, label %1957, label %1954

1954:                                             ; preds = %1952
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #10
  store <8 x double> %891, ptr %9, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #10
  store <8 x i64> %1949, ptr %10, align 64
  %1955 = call fastcc <8 x i64> @project(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %9, ptr noundef %1953, ptr noundef nonnull byval(<8 x i64>) align 64 %10, double noundef 1.000000e+00)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #10
  %1956 = load ptr, ptr %55, align 16
  br label %1957

1957:                                             ; preds = %1954, %1952
  %1958 = phi ptr [ %1956, %1954 ], [ %1953, %1952 ]
  %1959 = phi <8 x i64> [ %1955, %1954 ], [ %1949, %1952 ]
  %1960 = load ptr, ptr %64, align 8
  %1961 = getelementptr inbounds <8 x double>, ptr %1960, i64 %351
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #10
  store <8 x double> %891, ptr %11, align 64
  %1962 = call fastcc <8 x i64> @rates(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %11, ptr noundef %1958, ptr noundef %1961, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #10
  %1963 = and <8 x i64> %1962, %1959
  %1964 = load <8 x double>, ptr %352, align 64
  %1965 = fcmp olt <8 x double> %1964, %891
  %1966 = select <8 x i1> %1965, <8 x i64> %1963, <8 x i64> zeroinitializer
  %1967 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1966)
  %1968 = icmp eq i64 %1967, 0
  br i1 %1968, label %2309, label %1969

1969:                                             ; preds = %1957
  %1970 = xor <8 x i64> %1966, splat (i64 -1)
  %1971 = load ptr, ptr %64, align 8
  %1972 = getelementptr inbounds <8 x double>, ptr %1971, i64 %351
  br i1 %220, label %1982, label %1975

1973:                                             ; preds = %1982
  %1974 = load ptr, ptr %64, align 8
  br label %1975

1975:                                             ; preds = %1973, %1969
  %1976 = phi ptr [ %1974, %1973 ], [ %1971, %1969 ]
  %1977 = load <8 x double>, ptr %236, align 64
  %1978 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> splat (double 1.000000e-01), <8 x double> %1977)
  %1979 = load ptr, ptr %58, align 8
  %1980 = getelementptr inbounds <8 x double>, ptr %1976, i64 %355
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #10
  store <8 x double> %1978, ptr %6, align 64
  %1981 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %6, ptr noundef %1979, ptr noundef %1980, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #10
  br i1 %220, label %2024, label %2017

1982:                                             ; preds = %1969, %1982
  %1983 = phi i64 [ %2015, %1982 ], [ 0, %1969 ]
  %1984 = load ptr, ptr %44, align 8
  %1985 = getelementptr inbounds nuw <8 x double>, ptr %1984, i64 %1983
  %1986 = load <8 x double>, ptr %1985, align 64
  %1987 = load ptr, ptr %64, align 8
  %1988 = getelementptr inbounds nuw <8 x double>, ptr %1987, i64 %1983
  %1989 = load <8 x double>, ptr %1988, align 64
  %1990 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1989, <8 x double> splat (double 0x3FACC1FCA2CEB148), <8 x double> zeroinitializer)
  %1991 = getelementptr inbounds nuw <8 x double>, ptr %1988, i64 %270
  %1992 = load <8 x double>, ptr %1991, align 64
  %1993 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1992, <8 x double> splat (double 0x3FD03958F21A35B8), <8 x double> %1990)
  %1994 = getelementptr inbounds nuw <8 x double>, ptr %1988, i64 %277
  %1995 = load <8 x double>, ptr %1994, align 64
  %1996 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1995, <8 x double> splat (double 0xBFCF84C2C277C23E), <8 x double> %1993)
  %1997 = getelementptr inbounds nuw <8 x double>, ptr %1988, i64 %287
  %1998 = load <8 x double>, ptr %1997, align 64
  %1999 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1998, <8 x double> splat (double 0xBFBFCB02555C9DEF), <8 x double> %1996)
  %2000 = getelementptr inbounds nuw <8 x double>, ptr %1988, i64 %298
  %2001 = load <8 x double>, ptr %2000, align 64
  %2002 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2001, <8 x double> splat (double 0x3FC39F10CE2D1913), <8 x double> %1999)
  %2003 = getelementptr inbounds nuw <8 x double>, ptr %1988, i64 %310
  %2004 = load <8 x double>, ptr %2003, align 64
  %2005 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2004, <8 x double> splat (double 0x3F80CBB69B38652C), <8 x double> %2002)
  %2006 = getelementptr inbounds nuw <8 x double>, ptr %1988, i64 %320
  %2007 = load <8 x double>, ptr %2006, align 64
  %2008 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2007, <8 x double> splat (double 0x3F7EFF840F396BA9), <8 x double> %2005)
  %2009 = getelementptr inbounds nuw <8 x double>, ptr %1988, i64 %353
  %2010 = load <8 x double>, ptr %2009, align 64
  %2011 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2010, <8 x double> splat (double -8.298000e-03), <8 x double> %2008)
  %2012 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> %2011, <8 x double> %1986)
  %2013 = load ptr, ptr %58, align 8
  %2014 = getelementptr inbounds nuw <8 x double>, ptr %2013, i64 %1983
  store <8 x double> %2012, ptr %2014, align 64
  %2015 = add nuw nsw i64 %1983, 1
  %2016 = icmp eq i64 %2015, %221
  br i1 %2016, label %1973, label %1982

2017:                                             ; preds = %2024, %1975
  %2018 = load <8 x double>, ptr %236, align 64
  %2019 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> splat (double 2.000000e-01), <8 x double> %2018)
  %2020 = load ptr, ptr %58, align 8
  %2021 = load ptr, ptr %64, align 8
  %2022 = getelementptr inbounds <8 x double>, ptr %2021, i64 %358
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #10
  store <8 x double> %2019, ptr %7, align 64
  %2023 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %7, ptr noundef %2020, ptr noundef %2022, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #10
  br i1 %220, label %2066, label %2059

2024:                                             ; preds = %1975, %2024
  %2025 = phi i64 [ %2057, %2024 ], [ 0, %1975 ]
  %2026 = load ptr, ptr %44, align 8
  %2027 = getelementptr inbounds nuw <8 x double>, ptr %2026, i64 %2025
  %2028 = load <8 x double>, ptr %2027, align 64
  %2029 = load ptr, ptr %64, align 8
  %2030 = getelementptr inbounds nuw <8 x double>, ptr %2029, i64 %2025
  %2031 = load <8 x double>, ptr %2030, align 64
  %2032 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2031, <8 x double> splat (double 0x3FA04CA1897BDB63), <8 x double> zeroinitializer)
  %2033 = getelementptr inbounds nuw <8 x double>, ptr %2030, i64 %262
  %2034 = load <8 x double>, ptr %2033, align 64
  %2035 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2034, <8 x double> splat (double 0x3F9CFAE9E5F59F45), <8 x double> %2032)
  %2036 = getelementptr inbounds nuw <8 x double>, ptr %2030, i64 %270
  %2037 = load <8 x double>, ptr %2036, align 64
  %2038 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2037, <8 x double> splat (double 0x3FAB69DB017C8CF9), <8 x double> %2035)
  %2039 = getelementptr inbounds nuw <8 x double>, ptr %2030, i64 %277
  %2040 = load <8 x double>, ptr %2039, align 64
  %2041 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2040, <8 x double> splat (double 0xBFAC1EF72FC69469), <8 x double> %2038)
  %2042 = getelementptr inbounds nuw <8 x double>, ptr %2030, i64 %310
  %2043 = load <8 x double>, ptr %2042, align 64
  %2044 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2043, <8 x double> splat (double 0xBF1C6710EEF6E153), <8 x double> %2041)
  %2045 = getelementptr inbounds nuw <8 x double>, ptr %2030, i64 %320
  %2046 = load <8 x double>, ptr %2045, align 64
  %2047 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2046, <8 x double> splat (double 0x3F39127A52D32320), <8 x double> %2044)
  %2048 = getelementptr inbounds nuw <8 x double>, ptr %2030, i64 %353
  %2049 = load <8 x double>, ptr %2048, align 64
  %2050 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2049, <8 x double> splat (double 0xBF36500E13E7149B), <8 x double> %2047)
  %2051 = getelementptr inbounds nuw <8 x double>, ptr %2030, i64 %356
  %2052 = load <8 x double>, ptr %2051, align 64
  %2053 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2052, <8 x double> splat (double 0x3FC21686B20CD989), <8 x double> %2050)
  %2054 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> %2053, <8 x double> %2028)
  %2055 = load ptr, ptr %58, align 8
  %2056 = getelementptr inbounds nuw <8 x double>, ptr %2055, i64 %2025
  store <8 x double> %2054, ptr %2056, align 64
  %2057 = add nuw nsw i64 %2025, 1
  %2058 = icmp eq i64 %2057, %221
  br i1 %2058, label %2017, label %2024

2059:                                             ; preds = %2066, %2017
  %2060 = load <8 x double>, ptr %236, align 64
  %2061 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> splat (double 0x3FE8E38E38E38E39), <8 x double> %2060)
  %2062 = load ptr, ptr %58, align 8
  %2063 = load ptr, ptr %64, align 8
  %2064 = getelementptr inbounds <8 x double>, ptr %2063, i64 %361
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #10
  store <8 x double> %2061, ptr %8, align 64
  %2065 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %8, ptr noundef %2062, ptr noundef %2064, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #10
  br i1 %220, label %2101, label %2304

2066:                                             ; preds = %2017, %2066
  %2067 = phi i64 [ %2099, %2066 ], [ 0, %2017 ]
  %2068 = load ptr, ptr %44, align 8
  %2069 = getelementptr inbounds nuw <8 x double>, ptr %2068, i64 %2067
  %2070 = load <8 x double>, ptr %2069, align 64
  %2071 = load ptr, ptr %64, align 8
  %2072 = getelementptr inbounds nuw <8 x double>, ptr %2071, i64 %2067
  %2073 = load <8 x double>, ptr %2072, align 64
  %2074 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2073, <8 x double> splat (double 0xBFDB7309792B6015), <8 x double> zeroinitializer)
  %2075 = getelementptr inbounds nuw <8 x double>, ptr %2072, i64 %262
  %2076 = load <8 x double>, ptr %2075, align 64
  %2077 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2076, <8 x double> splat (double 0xC012CA5D44AFDC9A), <8 x double> %2074)
  %2078 = getelementptr inbounds nuw <8 x double>, ptr %2072, i64 %270
  %2079 = load <8 x double>, ptr %2078, align 64
  %2080 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2079, <8 x double> splat (double 0x401EBBD2C419EDA3), <8 x double> %2077)
  %2081 = getelementptr inbounds nuw <8 x double>, ptr %2072, i64 %277
  %2082 = load <8 x double>, ptr %2081, align 64
  %2083 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2082, <8 x double> splat (double 0x401046A54457171C), <8 x double> %2080)
  %2084 = getelementptr inbounds nuw <8 x double>, ptr %2072, i64 %287
  %2085 = load <8 x double>, ptr %2084, align 64
  %2086 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2085, <8 x double> splat (double 0x3FD6D49E44EDBA44), <8 x double> %2083)
  %2087 = getelementptr inbounds nuw <8 x double>, ptr %2072, i64 %353
  %2088 = load <8 x double>, ptr %2087, align 64
  %2089 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2088, <8 x double> splat (double 0xBF56EBEEC24871D4), <8 x double> %2086)
  %2090 = getelementptr inbounds nuw <8 x double>, ptr %2072, i64 %356
  %2091 = load <8 x double>, ptr %2090, align 64
  %2092 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2091, <8 x double> splat (double 0x40079482A23F1996), <8 x double> %2089)
  %2093 = getelementptr inbounds nuw <8 x double>, ptr %2072, i64 %359
  %2094 = load <8 x double>, ptr %2093, align 64
  %2095 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2094, <8 x double> splat (double 0xC0224D4A6DCA2222), <8 x double> %2092)
  %2096 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> %2095, <8 x double> %2070)
  %2097 = load ptr, ptr %58, align 8
  %2098 = getelementptr inbounds nuw <8 x double>, ptr %2097, i64 %2067
  store <8 x double> %2096, ptr %2098, align 64
  %2099 = add nuw nsw i64 %2067, 1
  %2100 = icmp eq i64 %2099, %221
  br i1 %2100, label %2059, label %2066

2101:                                             ; preds = %2059, %2101
  %2102 = phi i64 [ %2302, %2101 ], [ 0, %2059 ]
  %2103 = load ptr, ptr %55, align 16
  %2104 = getelementptr inbounds nuw <8 x double>, ptr %2103, i64 %2102
  %2105 = load <8 x double>, ptr %2104, align 64
  %2106 = load ptr, ptr %44, align 8
  %2107 = getelementptr inbounds nuw <8 x double>, ptr %2106, i64 %2102
  %2108 = load <8 x double>, ptr %2107, align 64
  %2109 = fsub <8 x double> %2105, %2108
  %2110 = load ptr, ptr %72, align 16
  %2111 = getelementptr inbounds nuw <8 x double>, ptr %2110, i64 %2102
  store <8 x double> %2109, ptr %2111, align 64
  %2112 = getelementptr inbounds nuw <8 x double>, ptr %1971, i64 %2102
  %2113 = load <8 x double>, ptr %2112, align 64
  %2114 = fneg <8 x double> %2109
  %2115 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %893, <8 x double> %2113, <8 x double> %2114)
  %2116 = load ptr, ptr %72, align 16
  %2117 = getelementptr inbounds nuw <8 x double>, ptr %2116, i64 %2102
  %2118 = getelementptr inbounds nuw <8 x double>, ptr %2117, i64 %221
  store <8 x double> %2115, ptr %2118, align 64
  %2119 = load <8 x double>, ptr %2112, align 64
  %2120 = getelementptr inbounds nuw <8 x double>, ptr %1972, i64 %2102
  %2121 = load <8 x double>, ptr %2120, align 64
  %2122 = fadd <8 x double> %2119, %2121
  %2123 = fneg <8 x double> %2122
  %2124 = fmul <8 x double> %893, %2123
  %2125 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2109, <8 x double> splat (double 2.000000e+00), <8 x double> %2124)
  %2126 = load ptr, ptr %72, align 16
  %2127 = getelementptr inbounds nuw <8 x double>, ptr %2126, i64 %2102
  %2128 = getelementptr inbounds nuw <8 x double>, ptr %2127, i64 %243
  store <8 x double> %2125, ptr %2128, align 64
  %2129 = load ptr, ptr %64, align 8
  %2130 = getelementptr inbounds nuw <8 x double>, ptr %2129, i64 %2102
  %2131 = load <8 x double>, ptr %2130, align 64
  %2132 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2131, <8 x double> splat (double 0xC020DB9DCC37C81B), <8 x double> zeroinitializer)
  %2133 = add nuw nsw i64 %2102, %262
  %2134 = getelementptr inbounds nuw <8 x double>, ptr %2129, i64 %2133
  %2135 = load <8 x double>, ptr %2134, align 64
  %2136 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2135, <8 x double> splat (double 0x3FE2228765F0A2EB), <8 x double> %2132)
  %2137 = add nuw nsw i64 %2102, %270
  %2138 = getelementptr inbounds nuw <8 x double>, ptr %2129, i64 %2137
  %2139 = load <8 x double>, ptr %2138, align 64
  %2140 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2139, <8 x double> splat (double 0xC0088D35A1175376), <8 x double> %2136)
  %2141 = add nuw nsw i64 %2102, %277
  %2142 = getelementptr inbounds nuw <8 x double>, ptr %2129, i64 %2141
  %2143 = load <8 x double>, ptr %2142, align 64
  %2144 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2143, <8 x double> splat (double 0x400313CCA2E462EC), <8 x double> %2140)
  %2145 = add nuw nsw i64 %2102, %287
  %2146 = getelementptr inbounds nuw <8 x double>, ptr %2129, i64 %2145
  %2147 = load <8 x double>, ptr %2146, align 64
  %2148 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2147, <8 x double> splat (double 0x4000EFAFD3C0D1BD), <8 x double> %2144)
  %2149 = add nuw nsw i64 %2102, %298
  %2150 = getelementptr inbounds nuw <8 x double>, ptr %2129, i64 %2149
  %2151 = load <8 x double>, ptr %2150, align 64
  %2152 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2151, <8 x double> splat (double 0xBFEBE2709A4AC0D3), <8 x double> %2148)
  %2153 = add nuw nsw i64 %2102, %310
  %2154 = getelementptr inbounds nuw <8 x double>, ptr %2129, i64 %2153
  %2155 = load <8 x double>, ptr %2154, align 64
  %2156 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2155, <8 x double> splat (double 0x4001EC6A759DA28B), <8 x double> %2152)
  %2157 = add nuw nsw i64 %2102, %320
  %2158 = getelementptr inbounds nuw <8 x double>, ptr %2129, i64 %2157
  %2159 = load <8 x double>, ptr %2158, align 64
  %2160 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2159, <8 x double> splat (double 0x3FE435E4B2F53319), <8 x double> %2156)
  %2161 = add nuw nsw i64 %2102, %353
  %2162 = getelementptr inbounds nuw <8 x double>, ptr %2129, i64 %2161
  %2163 = load <8 x double>, ptr %2162, align 64
  %2164 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2163, <8 x double> splat (double 0xBFB6C81218B7F07C), <8 x double> %2160)
  %2165 = add nuw nsw i64 %2102, %356
  %2166 = getelementptr inbounds nuw <8 x double>, ptr %2129, i64 %2165
  %2167 = load <8 x double>, ptr %2166, align 64
  %2168 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2167, <8 x double> splat (double 0x40322604753358B4), <8 x double> %2164)
  %2169 = add nuw nsw i64 %2102, %359
  %2170 = getelementptr inbounds nuw <8 x double>, ptr %2129, i64 %2169
  %2171 = load <8 x double>, ptr %2170, align 64
  %2172 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2171, <8 x double> splat (double 0xC02263A6DB60DFA1), <8 x double> %2168)
  %2173 = add nuw nsw i64 %2102, %362
  %2174 = getelementptr inbounds nuw <8 x double>, ptr %2129, i64 %2173
  %2175 = load <8 x double>, ptr %2174, align 64
  %2176 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2175, <8 x double> splat (double 0xC011BE8052A2581D), <8 x double> %2172)
  %2177 = fmul <8 x double> %2176, %893
  %2178 = load ptr, ptr %72, align 16
  %2179 = getelementptr inbounds nuw <8 x double>, ptr %2178, i64 %2102
  %2180 = getelementptr inbounds nuw <8 x double>, ptr %2179, i64 %249
  store <8 x double> %2177, ptr %2180, align 64
  %2181 = load ptr, ptr %64, align 8
  %2182 = getelementptr inbounds nuw <8 x double>, ptr %2181, i64 %2102
  %2183 = load <8 x double>, ptr %2182, align 64
  %2184 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2183, <8 x double> splat (double 0x4024DAE269AD44FC), <8 x double> zeroinitializer)
  %2185 = getelementptr inbounds nuw <8 x double>, ptr %2181, i64 %2133
  %2186 = load <8 x double>, ptr %2185, align 64
  %2187 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2186, <8 x double> splat (double 0x406E49125D57ED67), <8 x double> %2184)
  %2188 = getelementptr inbounds nuw <8 x double>, ptr %2181, i64 %2137
  %2189 = load <8 x double>, ptr %2188, align 64
  %2190 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2189, <8 x double> splat (double 0x4064A66A19B8434B), <8 x double> %2187)
  %2191 = getelementptr inbounds nuw <8 x double>, ptr %2181, i64 %2141
  %2192 = load <8 x double>, ptr %2191, align 64
  %2193 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2192, <8 x double> splat (double 0xC07768BF81E14E35), <8 x double> %2190)
  %2194 = getelementptr inbounds nuw <8 x double>, ptr %2181, i64 %2145
  %2195 = load <8 x double>, ptr %2194, align 64
  %2196 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2195, <8 x double> splat (double 0xC0361D194558CFFB), <8 x double> %2193)
  %2197 = getelementptr inbounds nuw <8 x double>, ptr %2181, i64 %2149
  %2198 = load <8 x double>, ptr %2197, align 64
  %2199 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2198, <8 x double> splat (double 0x401EEF08F933A023), <8 x double> %2196)
  %2200 = getelementptr inbounds nuw <8 x double>, ptr %2181, i64 %2153
  %2201 = load <8 x double>, ptr %2200, align 64
  %2202 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2201, <8 x double> splat (double 0xC03EAC90D122C30D), <8 x double> %2199)
  %2203 = getelementptr inbounds nuw <8 x double>, ptr %2181, i64 %2157
  %2204 = load <8 x double>, ptr %2203, align 64
  %2205 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2204, <8 x double> splat (double 0xC022AA0D032A0ACD), <8 x double> %2202)
  %2206 = getelementptr inbounds nuw <8 x double>, ptr %2181, i64 %2161
  %2207 = load <8 x double>, ptr %2206, align 64
  %2208 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2207, <8 x double> splat (double 0x402F64FC65250F7C), <8 x double> %2205)
  %2209 = getelementptr inbounds nuw <8 x double>, ptr %2181, i64 %2165
  %2210 = load <8 x double>, ptr %2209, align 64
  %2211 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2210, <8 x double> splat (double 0xC03F23AFEDECFD53), <8 x double> %2208)
  %2212 = getelementptr inbounds nuw <8 x double>, ptr %2181, i64 %2169
  %2213 = load <8 x double>, ptr %2212, align 64
  %2214 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2213, <8 x double> splat (double 0xC022B4B2806665CA), <8 x double> %2211)
  %2215 = getelementptr inbounds nuw <8 x double>, ptr %2181, i64 %2173
  %2216 = load <8 x double>, ptr %2215, align 64
  %2217 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2216, <8 x double> splat (double 0x4041E88E43070A10), <8 x double> %2214)
  %2218 = fmul <8 x double> %2217, %893
  %2219 = load ptr, ptr %72, align 16
  %2220 = getelementptr inbounds nuw <8 x double>, ptr %2219, i64 %2102
  %2221 = getelementptr inbounds nuw <8 x double>, ptr %2220, i64 %255
  store <8 x double> %2218, ptr %2221, align 64
  %2222 = load ptr, ptr %64, align 8
  %2223 = getelementptr inbounds nuw <8 x double>, ptr %2222, i64 %2102
  %2224 = load <8 x double>, ptr %2223, align 64
  %2225 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2224, <8 x double> splat (double 0x4033FC2C7303381F), <8 x double> zeroinitializer)
  %2226 = getelementptr inbounds nuw <8 x double>, ptr %2222, i64 %2133
  %2227 = load <8 x double>, ptr %2226, align 64
  %2228 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2227, <8 x double> splat (double 0xC0783098D10F2521), <8 x double> %2225)
  %2229 = getelementptr inbounds nuw <8 x double>, ptr %2222, i64 %2137
  %2230 = load <8 x double>, ptr %2229, align 64
  %2231 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2230, <8 x double> splat (double 0xC067A5B34EDF4D39), <8 x double> %2228)
  %2232 = getelementptr inbounds nuw <8 x double>, ptr %2222, i64 %2141
  %2233 = load <8 x double>, ptr %2232, align 64
  %2234 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2233, <8 x double> splat (double 0x40807E771C2C6A0C), <8 x double> %2231)
  %2235 = getelementptr inbounds nuw <8 x double>, ptr %2222, i64 %2145
  %2236 = load <8 x double>, ptr %2235, align 64
  %2237 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2236, <8 x double> splat (double 0xC02725D68DC06F96), <8 x double> %2234)
  %2238 = getelementptr inbounds nuw <8 x double>, ptr %2222, i64 %2149
  %2239 = load <8 x double>, ptr %2238, align 64
  %2240 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2239, <8 x double> splat (double 0x401B8661DD0F8BD7), <8 x double> %2237)
  %2241 = getelementptr inbounds nuw <8 x double>, ptr %2222, i64 %2153
  %2242 = load <8 x double>, ptr %2241, align 64
  %2243 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2242, <8 x double> splat (double 0xBFF0027A7D67FC68), <8 x double> %2240)
  %2244 = getelementptr inbounds nuw <8 x double>, ptr %2222, i64 %2157
  %2245 = load <8 x double>, ptr %2244, align 64
  %2246 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2245, <8 x double> splat (double 0x3FE8E308023D3331), <8 x double> %2243)
  %2247 = getelementptr inbounds nuw <8 x double>, ptr %2222, i64 %2161
  %2248 = load <8 x double>, ptr %2247, align 64
  %2249 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2248, <8 x double> splat (double 0xC00639C3EFFF56D2), <8 x double> %2246)
  %2250 = getelementptr inbounds nuw <8 x double>, ptr %2222, i64 %2165
  %2251 = load <8 x double>, ptr %2250, align 64
  %2252 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2251, <8 x double> splat (double 0xC04E192D4F30C77F), <8 x double> %2249)
  %2253 = getelementptr inbounds nuw <8 x double>, ptr %2222, i64 %2169
  %2254 = load <8 x double>, ptr %2253, align 64
  %2255 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2254, <8 x double> splat (double 0x40551481861928C0), <8 x double> %2252)
  %2256 = getelementptr inbounds nuw <8 x double>, ptr %2222, i64 %2173
  %2257 = load <8 x double>, ptr %2256, align 64
  %2258 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2257, <8 x double> splat (double 0x4027FC0D95740812), <8 x double> %2255)
  %2259 = fmul <8 x double> %2258, %893
  %2260 = load ptr, ptr %72, align 16
  %2261 = getelementptr inbounds nuw <8 x double>, ptr %2260, i64 %2133
  store <8 x double> %2259, ptr %2261, align 64
  %2262 = load ptr, ptr %64, align 8
  %2263 = getelementptr inbounds nuw <8 x double>, ptr %2262, i64 %2102
  %2264 = load <8 x double>, ptr %2263, align 64
  %2265 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2264, <8 x double> splat (double 0xC039B1A59F97E9A3), <8 x double> zeroinitializer)
  %2266 = getelementptr inbounds nuw <8 x double>, ptr %2262, i64 %2133
  %2267 = load <8 x double>, ptr %2266, align 64
  %2268 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2267, <8 x double> splat (double 0xC06346126BD860C7), <8 x double> %2265)
  %2269 = getelementptr inbounds nuw <8 x double>, ptr %2262, i64 %2137
  %2270 = load <8 x double>, ptr %2269, align 64
  %2271 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2270, <8 x double> splat (double 0xC06CF0F0AC990990), <8 x double> %2268)
  %2272 = getelementptr inbounds nuw <8 x double>, ptr %2262, i64 %2141
  %2273 = load <8 x double>, ptr %2272, align 64
  %2274 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2273, <8 x double> splat (double 0x40765A39D3B3C602), <8 x double> %2271)
  %2275 = getelementptr inbounds nuw <8 x double>, ptr %2262, i64 %2145
  %2276 = load <8 x double>, ptr %2275, align 64
  %2277 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2276, <8 x double> splat (double 0x405759F0D4D83C70), <8 x double> %2274)
  %2278 = getelementptr inbounds nuw <8 x double>, ptr %2262, i64 %2149
  %2279 = load <8 x double>, ptr %2278, align 64
  %2280 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2279, <8 x double> splat (double 0xC042BAAA552107AB), <8 x double> %2277)
  %2281 = getelementptr inbounds nuw <8 x double>, ptr %2262, i64 %2153
  %2282 = load <8 x double>, ptr %2281, align 64
  %2283 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2282, <8 x double> splat (double 0x405A0660A855838E), <8 x double> %2280)
  %2284 = getelementptr inbounds nuw <8 x double>, ptr %2262, i64 %2157
  %2285 = load <8 x double>, ptr %2284, align 64
  %2286 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2285, <8 x double> splat (double 0x403DD71D78528CF6), <8 x double> %2283)
  %2287 = getelementptr inbounds nuw <8 x double>, ptr %2262, i64 %2161
  %2288 = load <8 x double>, ptr %2287, align 64
  %2289 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2288, <8 x double> splat (double 0xC045C4484E37F77E), <8 x double> %2286)
  %2290 = getelementptr inbounds nuw <8 x double>, ptr %2262, i64 %2165
  %2291 = load <8 x double>, ptr %2290, align 64
  %2292 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2291, <8 x double> splat (double 0x405814C57DF82010), <8 x double> %2289)
  %2293 = getelementptr inbounds nuw <8 x double>, ptr %2262, i64 %2169
  %2294 = load <8 x double>, ptr %2293, align 64
  %2295 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2294, <8 x double> splat (double 0xC04396B082B5CD1E), <8 x double> %2292)
  %2296 = getelementptr inbounds nuw <8 x double>, ptr %2262, i64 %2173
  %2297 = load <8 x double>, ptr %2296, align 64
  %2298 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2297, <8 x double> splat (double 0xC062B7423E1CB30D), <8 x double> %2295)
  %2299 = fmul <8 x double> %2298, %893
  %2300 = load ptr, ptr %72, align 16
  %2301 = getelementptr inbounds nuw <8 x double>, ptr %2300, i64 %2137
  store <8 x double> %2299, ptr %2301, align 64
  %2302 = add nuw nsw i64 %2102, 1
  %2303 = icmp eq i64 %2302, %221
  br i1 %2303, label %2304, label %2101

2304:                                             ; preds = %2101, %2059
  %2305 = and <8 x i64> %2023, %1981
  %2306 = and <8 x i64> %2305, %2065
  %2307 = or <8 x i64> %2306, %1970
  %2308 = and <8 x i64> %2307, %1963
  br label %2309

2309:                                             ; preds = %2304, %1957
  %2310 = phi <8 x i64> [ %2308, %2304 ], [ %1963, %1957 ]
  %2311 = load <8 x i64>, ptr %24, align 64
  %2312 = xor <8 x i64> %2311, splat (i64 -1)
  %2313 = and <8 x i64> %2310, %2312
  %2314 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2313)
  %2315 = icmp eq i64 %2314, 0
  br i1 %2315, label %2316, label %2320

2316:                                             ; preds = %2309, %1902
  %2317 = phi <8 x i64> [ %2313, %2309 ], [ %1949, %1902 ]
  %2318 = phi <8 x i64> [ %2311, %2309 ], [ %1944, %1902 ]
  %2319 = bitcast <8 x double> %891 to <8 x i64>
  br label %2509

2320:                                             ; preds = %2309
  %2321 = bitcast <8 x double> %891 to <8 x i64>
  %2322 = load <8 x double>, ptr %352, align 64
  br label %2323

2323:                                             ; preds = %2508, %2320
  %2324 = phi <8 x double> [ %2322, %2320 ], [ %2505, %2508 ]
  %2325 = phi <8 x i64> [ %2313, %2320 ], [ %2409, %2508 ]
  %2326 = fcmp ole <8 x double> %2324, %891
  %2327 = select <8 x i1> %2326, <8 x i64> %2325, <8 x i64> zeroinitializer
  %2328 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2327)
  %2329 = icmp eq i64 %2328, 0
  br i1 %2329, label %2509, label %2330

2330:                                             ; preds = %2323
  %2331 = load <8 x double>, ptr %236, align 64
  %2332 = fsub <8 x double> %2324, %2331
  %2333 = fdiv <8 x double> %2332, %893
  %2334 = bitcast <8 x double> %2333 to <8 x i64>
  %2335 = and <8 x i64> %2327, %2334
  %2336 = xor <8 x i64> %2327, splat (i64 -1)
  %2337 = and <8 x i64> %2336, splat (i64 4607182418800017408)
  %2338 = or <8 x i64> %2335, %2337
  %2339 = bitcast <8 x i64> %2338 to <8 x double>
  %2340 = fcmp uge <8 x double> %2339, splat (double 1.000000e+00)
  %2341 = load ptr, ptr %61, align 32
  %2342 = fsub <8 x double> splat (double 1.000000e+00), %2339
  br i1 %220, label %2343, label %2379

2343:                                             ; preds = %2330, %2343
  %2344 = phi i64 [ %2377, %2343 ], [ 0, %2330 ]
  %2345 = load ptr, ptr %72, align 16
  %2346 = getelementptr inbounds nuw <8 x double>, ptr %2345, i64 %2344
  %2347 = getelementptr inbounds nuw <8 x double>, ptr %2346, i64 %270
  %2348 = load <8 x double>, ptr %2347, align 64
  %2349 = fmul <8 x double> %2348, %2339
  %2350 = getelementptr inbounds nuw <8 x double>, ptr %2346, i64 %262
  %2351 = load <8 x double>, ptr %2350, align 64
  %2352 = fadd <8 x double> %2349, %2351
  %2353 = fmul <8 x double> %2342, %2352
  %2354 = getelementptr inbounds nuw <8 x double>, ptr %2346, i64 %255
  %2355 = load <8 x double>, ptr %2354, align 64
  %2356 = fadd <8 x double> %2355, %2353
  %2357 = fmul <8 x double> %2356, %2339
  %2358 = getelementptr inbounds nuw <8 x double>, ptr %2346, i64 %249
  %2359 = load <8 x double>, ptr %2358, align 64
  %2360 = fadd <8 x double> %2359, %2357
  %2361 = fmul <8 x double> %2342, %2360
  %2362 = getelementptr inbounds nuw <8 x double>, ptr %2346, i64 %243
  %2363 = load <8 x double>, ptr %2362, align 64
  %2364 = fadd <8 x double> %2363, %2361
  %2365 = fmul <8 x double> %2364, %2339
  %2366 = getelementptr inbounds nuw <8 x double>, ptr %2346, i64 %221
  %2367 = load <8 x double>, ptr %2366, align 64
  %2368 = fadd <8 x double> %2367, %2365
  %2369 = fmul <8 x double> %2342, %2368
  %2370 = load ptr, ptr %44, align 8
  %2371 = getelementptr inbounds nuw <8 x double>, ptr %2370, i64 %2344
  %2372 = load <8 x double>, ptr %2371, align 64
  %2373 = load <8 x double>, ptr %2346, align 64
  %2374 = fadd <8 x double> %2373, %2369
  %2375 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2374, <8 x double> %2339, <8 x double> %2372)
  %2376 = getelementptr inbounds nuw <8 x double>, ptr %2341, i64 %2344
  store <8 x double> %2375, ptr %2376, align 64
  %2377 = add nuw nsw i64 %2344, 1
  %2378 = icmp eq i64 %2377, %221
  br i1 %2378, label %2380, label %2343

2379:                                             ; preds = %2380, %2330
  br i1 %204, label %2408, label %2391

2380:                                             ; preds = %2343, %2380
  %2381 = phi i64 [ %2389, %2380 ], [ 0, %2343 ]
  %2382 = load ptr, ptr %61, align 32
  %2383 = getelementptr inbounds nuw <8 x double>, ptr %2382, i64 %2381
  %2384 = load <8 x i64>, ptr %2383, align 64
  %2385 = load ptr, ptr %55, align 16
  %2386 = getelementptr inbounds nuw <8 x double>, ptr %2385, i64 %2381
  %2387 = load <8 x i64>, ptr %2386, align 64
  %2388 = select <8 x i1> %2340, <8 x i64> %2387, <8 x i64> %2384
  store <8 x i64> %2388, ptr %2383, align 64
  %2389 = add nuw nsw i64 %2381, 1
  %2390 = icmp eq i64 %2389, %221
  br i1 %2390, label %2379, label %2380

2391:                                             ; preds = %2379
  %2392 = select <8 x i1> %2340, <8 x i64> zeroinitializer, <8 x i64> %2327
  %2393 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2392)
  %2394 = icmp eq i64 %2393, 0
  br i1 %2394, label %2408, label %2395

2395:                                             ; preds = %2391
  %2396 = xor <8 x i64> %2392, splat (i64 -1)
  %2397 = bitcast <8 x double> %2324 to <8 x i64>
  %2398 = and <8 x i64> %2327, %2397
  %2399 = and <8 x i64> %2336, %2321
  %2400 = or <8 x i64> %2398, %2399
  %2401 = load ptr, ptr %61, align 32
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3)
  store <8 x i64> %2400, ptr %3, align 64
  %2402 = load ptr, ptr %33, align 64
  %2403 = load ptr, ptr %94, align 8
  call void @appell_lanes_correct(ptr noundef nonnull %3, ptr noundef %2401, ptr noundef %2402, ptr noundef null, ptr noundef %2403) #10
  %2404 = load <8 x double>, ptr %3, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #10
  store <8 x double> %2404, ptr %4, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #10
  store <8 x i64> %2392, ptr %5, align 64
  %2405 = call fastcc <8 x i64> @project(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %4, ptr noundef %2401, ptr noundef nonnull byval(<8 x i64>) align 64 %5, double noundef 1.000000e+03)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3)
  %2406 = or <8 x i64> %2405, %2396
  %2407 = and <8 x i64> %2406, %2325
  br label %2408

2408:                                             ; preds = %2395, %2391, %2379
  %2409 = phi <8 x i64> [ %2407, %2395 ], [ %2325, %2391 ], [ %2325, %2379 ]
  %2410 = bitcast <8 x double> %2324 to <8 x i64>
  %2411 = and <8 x i64> %2327, %2410
  %2412 = and <8 x i64> %2336, %2321
  %2413 = or <8 x i64> %2411, %2412
  %2414 = load ptr, ptr %61, align 32
  %2415 = and <8 x i64> %2409, %2327
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2)
  store <8 x i64> %2413, ptr %2, align 64
  %2416 = load ptr, ptr %33, align 64
  %2417 = load ptr, ptr %115, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %2, ptr noundef %2414, ptr noundef %2416, ptr noundef null, ptr noundef %2417) #10
  %2418 = load ptr, ptr %115, align 64
  %2419 = getelementptr inbounds nuw i8, ptr %2418, i64 64
  br label %2420

2420:                                             ; preds = %2480, %2408
  %2421 = phi i64 [ 0, %2408 ], [ %2481, %2480 ]
  %2422 = trunc nuw nsw i64 %2421 to i32
  %2423 = extractelement <8 x i64> %2415, i32 %2422
  %2424 = icmp eq i64 %2423, 0
  br i1 %2424, label %2480, label %2425

2425:                                             ; preds = %2420
  %2426 = getelementptr inbounds nuw [8 x i32], ptr %363, i64 0, i64 %2421
  %2427 = load i32, ptr %2426, align 4
  %2428 = sext i32 %2427 to i64
  %2429 = getelementptr inbounds nuw [8 x i32], ptr %364, i64 0, i64 %2421
  %2430 = load i32, ptr %2429, align 4
  %2431 = add nsw i32 %2430, 1
  store i32 %2431, ptr %2429, align 4
  %2432 = sext i32 %2430 to i64
  %2433 = load i32, ptr %225, align 4
  %2434 = sext i32 %2433 to i64
  br i1 %228, label %2435, label %2439

2435:                                             ; preds = %2425
  %2436 = load ptr, ptr %229, align 8
  %2437 = mul nsw i64 %2428, %102
  %2438 = getelementptr double, ptr %2436, i64 %2432
  br label %2444

2439:                                             ; preds = %2444, %2425
  br i1 %192, label %2440, label %2454

2440:                                             ; preds = %2439
  %2441 = load ptr, ptr %230, align 8
  %2442 = mul nsw i64 %2428, %231
  %2443 = getelementptr double, ptr %2441, i64 %2432
  br label %2467

2444:                                             ; preds = %2444, %2435
  %2445 = phi i64 [ 0, %2435 ], [ %2452, %2444 ]
  %2446 = getelementptr inbounds nuw <8 x double>, ptr %2414, i64 %2445
  %2447 = load <8 x double>, ptr %2446, align 64
  %2448 = extractelement <8 x double> %2447, i32 %2422
  %2449 = add nsw i64 %2445, %2437
  %2450 = mul nsw i64 %2449, %2434
  %2451 = getelementptr double, ptr %2438, i64 %2450
  store double %2448, ptr %2451, align 8
  %2452 = add nuw nsw i64 %2445, 1
  %2453 = icmp eq i64 %2452, %233
  br i1 %2453, label %2439, label %2444

2454:                                             ; preds = %2467, %2439
  %2455 = load ptr, ptr %232, align 8
  %2456 = shl nsw i64 %2428, 1
  %2457 = getelementptr double, ptr %2455, i64 %2432
  %2458 = load <8 x double>, ptr %2418, align 64
  %2459 = extractelement <8 x double> %2458, i32 %2422
  %2460 = mul nsw i64 %2456, %2434
  %2461 = getelementptr double, ptr %2457, i64 %2460
  store double %2459, ptr %2461, align 8
  %2462 = load <8 x double>, ptr %2419, align 64
  %2463 = extractelement <8 x double> %2462, i32 %2422
  %2464 = or disjoint i64 %2456, 1
  %2465 = mul nsw i64 %2464, %2434
  %2466 = getelementptr double, ptr %2457, i64 %2465
  store double %2463, ptr %2466, align 8
  br label %2480

2467:                                             ; preds = %2467, %2440
  %2468 = phi i64 [ 0, %2440 ], [ %2478, %2467 ]
  %2469 = trunc nuw nsw i64 %2468 to i32
  %2470 = add i32 %49, %2469
  %2471 = sext i32 %2470 to i64
  %2472 = getelementptr inbounds <8 x double>, ptr %2414, i64 %2471
  %2473 = load <8 x double>, ptr %2472, align 64
  %2474 = extractelement <8 x double> %2473, i32 %2422
  %2475 = add nsw i64 %2468, %2442
  %2476 = mul nsw i64 %2475, %2434
  %2477 = getelementptr double, ptr %2443, i64 %2476
  store double %2474, ptr %2477, align 8
  %2478 = add nuw nsw i64 %2468, 1
  %2479 = icmp eq i64 %2478, %234
  br i1 %2479, label %2454, label %2467

2480:                                             ; preds = %2454, %2420
  %2481 = add nuw nsw i64 %2421, 1
  %2482 = icmp eq i64 %2481, 8
  br i1 %2482, label %2483, label %2420

2483:                                             ; preds = %2480
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2)
  %2484 = load <8 x double>, ptr %352, align 64
  br label %2485

2485:                                             ; preds = %2504, %2483
  %2486 = phi <8 x double> [ %2484, %2483 ], [ %2505, %2504 ]
  %2487 = phi i64 [ 0, %2483 ], [ %2506, %2504 ]
  %2488 = trunc nuw nsw i64 %2487 to i32
  %2489 = extractelement <8 x i64> %2415, i32 %2488
  %2490 = icmp eq i64 %2489, 0
  br i1 %2490, label %2504, label %2491

2491:                                             ; preds = %2485
  %2492 = getelementptr inbounds nuw [8 x i32], ptr %364, i64 0, i64 %2487
  %2493 = load i32, ptr %2492, align 4
  %2494 = load i32, ptr %225, align 4
  %2495 = icmp slt i32 %2493, %2494
  br i1 %2495, label %2496, label %2501

2496:                                             ; preds = %2491
  %2497 = load ptr, ptr %226, align 8
  %2498 = sext i32 %2493 to i64
  %2499 = getelementptr inbounds double, ptr %2497, i64 %2498
  %2500 = load double, ptr %2499, align 8
  br label %2501

2501:                                             ; preds = %2496, %2491
  %2502 = phi double [ %2500, %2496 ], [ 0x7FF0000000000000, %2491 ]
  %2503 = insertelement <8 x double> %2486, double %2502, i32 %2488
  store <8 x double> %2503, ptr %352, align 64
  br label %2504

2504:                                             ; preds = %2501, %2485
  %2505 = phi <8 x double> [ %2503, %2501 ], [ %2486, %2485 ]
  %2506 = add nuw nsw i64 %2487, 1
  %2507 = icmp eq i64 %2506, 8
  br i1 %2507, label %2508, label %2485

2508:                                             ; preds = %2504
  br label %2323

2509:                                             ; preds = %2323, %2316
  %2510 = phi <8 x i64> [ %2317, %2316 ], [ %2313, %2323 ]
  %2511 = phi <8 x i64> [ %2318, %2316 ], [ %2311, %2323 ]
  %2512 = phi <8 x i64> [ %2319, %2316 ], [ %2321, %2323 ]
  %2513 = phi <8 x i64> [ %2317, %2316 ], [ %2325, %2323 ]
  %2514 = load <8 x i64>, ptr %180, align 64
  %2515 = xor <8 x i64> %2510, splat (i64 -1)
  %2516 = and <8 x i64> %2514, %2515
  %2517 = load <8 x i64>, ptr %236, align 64
  %2518 = and <8 x i64> %2513, %2512
  %2519 = xor <8 x i64> %2513, splat (i64 -1)
  %2520 = and <8 x i64> %2517, %2519
  %2521 = or <8 x i64> %2520, %2518
  store <8 x i64> %2521, ptr %236, align 64
  %2522 = load <8 x double>, ptr %335, align 64
  %2523 = load ptr, ptr %55, align 16
  %2524 = bitcast <8 x i64> %2521 to <8 x double>
  %2525 = bitcast <8 x i64> %2521 to <8 x double>
  br i1 %208, label %2526, label %2535

2526:                                             ; preds = %2509, %2526
  %2527 = phi i64 [ %2533, %2526 ], [ 0, %2509 ]
  %2528 = phi <8 x double> [ %2532, %2526 ], [ zeroinitializer, %2509 ]
  %2529 = getelementptr inbounds nuw <8 x double>, ptr %2523, i64 %2527
  %2530 = load <8 x double>, ptr %2529, align 64
  %2531 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2530)
  %2532 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2528, <8 x double> %2531)
  %2533 = add nuw nsw i64 %2527, 1
  %2534 = icmp eq i64 %2533, %209
  br i1 %2534, label %2535, label %2526

2535:                                             ; preds = %2526, %2509
  %2536 = phi <8 x double> [ zeroinitializer, %2509 ], [ %2532, %2526 ]
  %2537 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2522, <8 x double> %2536)
  %2538 = bitcast <8 x double> %2522 to <8 x i64>
  %2539 = bitcast <8 x double> %2537 to <8 x i64>
  %2540 = and <8 x i64> %2513, %2539
  %2541 = and <8 x i64> %2538, %2519
  %2542 = or <8 x i64> %2540, %2541
  store <8 x i64> %2542, ptr %335, align 64
  %2543 = load <8 x double>, ptr %336, align 64
  br i1 %206, label %2544, label %2553

2544:                                             ; preds = %2535, %2544
  %2545 = phi i64 [ %2551, %2544 ], [ %210, %2535 ]
  %2546 = phi <8 x double> [ %2550, %2544 ], [ zeroinitializer, %2535 ]
  %2547 = getelementptr inbounds <8 x double>, ptr %2523, i64 %2545
  %2548 = load <8 x double>, ptr %2547, align 64
  %2549 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2548)
  %2550 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2546, <8 x double> %2549)
  %2551 = add nsw i64 %2545, 1
  %2552 = icmp slt i64 %2551, %102
  br i1 %2552, label %2544, label %2553

2553:                                             ; preds = %2544, %2535
  %2554 = phi <8 x double> [ zeroinitializer, %2535 ], [ %2550, %2544 ]
  %2555 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2543, <8 x double> %2554)
  %2556 = bitcast <8 x double> %2543 to <8 x i64>
  %2557 = bitcast <8 x double> %2555 to <8 x i64>
  %2558 = and <8 x i64> %2513, %2557
  %2559 = and <8 x i64> %2556, %2519
  %2560 = or <8 x i64> %2558, %2559
  store <8 x i64> %2560, ptr %336, align 64
  br i1 %220, label %2561, label %2585

2561:                                             ; preds = %2553, %2561
  %2562 = phi i64 [ %2580, %2561 ], [ 0, %2553 ]
  %2563 = load ptr, ptr %55, align 16
  %2564 = getelementptr inbounds nuw <8 x double>, ptr %2563, i64 %2562
  %2565 = load <8 x i64>, ptr %2564, align 64
  %2566 = load ptr, ptr %44, align 8
  %2567 = getelementptr inbounds nuw <8 x double>, ptr %2566, i64 %2562
  %2568 = load <8 x i64>, ptr %2567, align 64
  %2569 = and <8 x i64> %2565, %2513
  %2570 = and <8 x i64> %2568, %2519
  %2571 = or <8 x i64> %2570, %2569
  store <8 x i64> %2571, ptr %2567, align 64
  %2572 = load ptr, ptr %64, align 8
  %2573 = getelementptr inbounds nuw <8 x double>, ptr %2572, i64 %2562
  %2574 = getelementptr inbounds nuw <8 x double>, ptr %2573, i64 %353
  %2575 = load <8 x i64>, ptr %2574, align 64
  %2576 = load <8 x i64>, ptr %2573, align 64
  %2577 = and <8 x i64> %2575, %2513
  %2578 = and <8 x i64> %2576, %2519
  %2579 = or <8 x i64> %2578, %2577
  store <8 x i64> %2579, ptr %2573, align 64
  %2580 = add nuw nsw i64 %2562, 1
  %2581 = icmp eq i64 %2580, %221
  br i1 %2581, label %2582, label %2561

2582:                                             ; preds = %2561
  %2583 = load <8 x double>, ptr %236, align 64
  %2584 = load <8 x i64>, ptr %180, align 64
  br label %2585

2585:                                             ; preds = %2582, %2553
  %2586 = phi <8 x double> [ %2583, %2582 ], [ %2525, %2553 ]
  %2587 = phi <8 x i64> [ %2584, %2582 ], [ %2514, %2553 ]
  %2588 = phi <8 x double> [ %2583, %2582 ], [ %2524, %2553 ]
  %2589 = load <8 x i64>, ptr %345, align 64
  %2590 = and <8 x i64> %2513, %892
  %2591 = and <8 x i64> %2589, %2519
  %2592 = or <8 x i64> %2591, %2590
  store <8 x i64> %2592, ptr %345, align 64
  %2593 = load <8 x i64>, ptr %346, align 64
  %2594 = bitcast <8 x double> %1929 to <8 x i64>
  %2595 = and <8 x i64> %2513, %2594
  %2596 = and <8 x i64> %2593, %2519
  %2597 = or <8 x i64> %2596, %2595
  store <8 x i64> %2597, ptr %346, align 64
  %2598 = load <8 x i64>, ptr %349, align 64
  %2599 = or <8 x i64> %2598, %2516
  %2600 = and <8 x i64> %2599, %2519
  store <8 x i64> %2600, ptr %349, align 64
  %2601 = xor <8 x i64> %1511, splat (i64 -1)
  %2602 = or <8 x i64> %1949, %2601
  %2603 = fcmp ult <8 x double> %1893, splat (double 1.000000e+00)
  %2604 = select <8 x i1> %2603, <8 x i64> splat (i64 -1), <8 x i64> %2602
  %2605 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1942, <8 x double> splat (double 9.000000e-01))
  %2606 = bitcast <8 x double> %2605 to <8 x i64>
  %2607 = and <8 x i64> %2604, splat (i64 4598175219545276416)
  %2608 = xor <8 x i64> %2604, splat (i64 -1)
  %2609 = and <8 x i64> %2606, %2608
  %2610 = or <8 x i64> %2607, %2609
  %2611 = bitcast <8 x i64> %2610 to <8 x double>
  %2612 = fmul <8 x double> %893, %2611
  %2613 = load <8 x double>, ptr %235, align 64
  %2614 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %893, <8 x double> %2613)
  %2615 = fmul <8 x double> %1942, %893
  %2616 = select <8 x i1> %887, <8 x double> %2615, <8 x double> %2614
  %2617 = bitcast <8 x double> %2616 to <8 x i64>
  %2618 = bitcast <8 x double> %2612 to <8 x i64>
  %2619 = and <8 x i64> %2516, %2618
  %2620 = xor <8 x i64> %2516, splat (i64 -1)
  %2621 = and <8 x i64> %2617, %2620
  %2622 = or <8 x i64> %2621, %2619
  %2623 = bitcast <8 x i64> %2622 to <8 x double>
  store <8 x i64> %2622, ptr %235, align 64
  %2624 = load <8 x i64>, ptr %365, align 64
  %2625 = sub <8 x i64> %2624, %2513
  store <8 x i64> %2625, ptr %365, align 64
  %2626 = load <8 x i64>, ptr %366, align 64
  %2627 = sub <8 x i64> %2626, %2516
  store <8 x i64> %2627, ptr %366, align 64
  %2628 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2588)
  %2629 = load double, ptr %213, align 8
  %2630 = call double @llvm.fabs.f64(double %2629)
  %2631 = insertelement <8 x double> poison, double %2630, i64 0
  %2632 = shufflevector <8 x double> %2631, <8 x double> poison, <8 x i32> zeroinitializer
  %2633 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2628, <8 x double> %2632)
  %2634 = fmul <8 x double> %2633, splat (double 0x3CF0000000000000)
  %2635 = fcmp oge <8 x double> %2634, %2623
  %2636 = add <8 x i64> %2627, %2625
  %2637 = load i32, ptr %367, align 8
  %2638 = sext i32 %2637 to i64
  %2639 = insertelement <8 x i64> poison, i64 %2638, i64 0
  %2640 = shufflevector <8 x i64> %2639, <8 x i64> poison, <8 x i32> zeroinitializer
  %2641 = icmp slt <8 x i64> %2636, %2640
  %2642 = and <8 x i64> %2510, %2519
  %2643 = insertelement <8 x double> poison, double %2629, i64 0
  %2644 = shufflevector <8 x double> %2643, <8 x double> poison, <8 x i32> zeroinitializer
  %2645 = fcmp oeq <8 x double> %891, %2644
  %2646 = select <8 x i1> %2645, <8 x i64> %2513, <8 x i64> zeroinitializer
  %2647 = or <8 x i64> %2642, %2511
  %2648 = or <8 x i64> %2647, %2646
  %2649 = select <8 x i1> %2635, <8 x i64> splat (i64 -1), <8 x i64> %2648
  %2650 = select <8 x i1> %2641, <8 x i64> %2649, <8 x i64> splat (i64 -1)
  %2651 = and <8 x i64> %2650, %2587
  %2652 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2651)
  %2653 = icmp eq i64 %2652, 0
  br i1 %2653, label %2862, label %2654

2654:                                             ; preds = %2585
  %2655 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2642)
  %2656 = icmp eq i64 %2655, 0
  br i1 %2656, label %2694, label %2661

2657:                                             ; preds = %2691
  %2658 = xor <8 x i64> %2642, splat (i64 -1)
  %2659 = load <8 x i64>, ptr %180, align 64
  %2660 = and <8 x i64> %2659, %2658
  store <8 x i64> %2660, ptr %180, align 64
  br label %2694

2661:                                             ; preds = %2654, %2691
  %2662 = phi i64 [ %2692, %2691 ], [ 0, %2654 ]
  %2663 = trunc nuw nsw i64 %2662 to i32
  %2664 = extractelement <8 x i64> %2642, i32 %2663
  %2665 = icmp eq i64 %2664, 0
  br i1 %2665, label %2691, label %2666

2666:                                             ; preds = %2661
  %2667 = getelementptr inbounds nuw [8 x i32], ptr %363, i64 0, i64 %2662
  %2668 = load i32, ptr %2667, align 4
  %2669 = sext i32 %2668 to i64
  %2670 = load ptr, ptr %224, align 8
  %2671 = getelementptr inbounds i32, ptr %2670, i64 %2669
  store i32 5, ptr %2671, align 4
  %2672 = load <8 x i64>, ptr %365, align 64
  %2673 = extractelement <8 x i64> %2672, i32 %2663
  %2674 = trunc i64 %2673 to i32
  %2675 = load ptr, ptr %368, align 8
  %2676 = getelementptr inbounds i32, ptr %2675, i64 %2669
  store i32 %2674, ptr %2676, align 4
  %2677 = load <8 x i64>, ptr %366, align 64
  %2678 = extractelement <8 x i64> %2677, i32 %2663
  %2679 = trunc i64 %2678 to i32
  %2680 = load ptr, ptr %369, align 8
  %2681 = getelementptr inbounds i32, ptr %2680, i64 %2669
  store i32 %2679, ptr %2681, align 4
  %2682 = load <8 x double>, ptr %370, align 64
  %2683 = extractelement <8 x double> %2682, i32 %2663
  %2684 = load ptr, ptr %371, align 8
  %2685 = shl nsw i64 %2669, 1
  %2686 = getelementptr inbounds double, ptr %2684, i64 %2685
  store double %2683, ptr %2686, align 8
  %2687 = load <8 x double>, ptr %372, align 64
  %2688 = extractelement <8 x double> %2687, i32 %2663
  %2689 = or disjoint i64 %2685, 1
  %2690 = getelementptr inbounds double, ptr %2684, i64 %2689
  store double %2688, ptr %2690, align 8
  br label %2691

2691:                                             ; preds = %2666, %2661
  %2692 = add nuw nsw i64 %2662, 1
  %2693 = icmp eq i64 %2692, 8
  br i1 %2693, label %2657, label %2661

2694:                                             ; preds = %2657, %2654
  %2695 = phi <8 x i64> [ %2587, %2654 ], [ %2660, %2657 ]
  %2696 = and <8 x i64> %2695, %2511
  %2697 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2696)
  %2698 = icmp eq i64 %2697, 0
  br i1 %2698, label %2736, label %2703

2699:                                             ; preds = %2733
  %2700 = xor <8 x i64> %2696, splat (i64 -1)
  %2701 = load <8 x i64>, ptr %180, align 64
  %2702 = and <8 x i64> %2701, %2700
  store <8 x i64> %2702, ptr %180, align 64
  br label %2736

2703:                                             ; preds = %2694, %2733
  %2704 = phi i64 [ %2734, %2733 ], [ 0, %2694 ]
  %2705 = trunc nuw nsw i64 %2704 to i32
  %2706 = extractelement <8 x i64> %2696, i32 %2705
  %2707 = icmp eq i64 %2706, 0
  br i1 %2707, label %2733, label %2708

2708:                                             ; preds = %2703
  %2709 = getelementptr inbounds nuw [8 x i32], ptr %363, i64 0, i64 %2704
  %2710 = load i32, ptr %2709, align 4
  %2711 = sext i32 %2710 to i64
  %2712 = load ptr, ptr %224, align 8
  %2713 = getelementptr inbounds i32, ptr %2712, i64 %2711
  store i32 2, ptr %2713, align 4
  %2714 = load <8 x i64>, ptr %365, align 64
  %2715 = extractelement <8 x i64> %2714, i32 %2705
  %2716 = trunc i64 %2715 to i32
  %2717 = load ptr, ptr %368, align 8
  %2718 = getelementptr inbounds i32, ptr %2717, i64 %2711
  store i32 %2716, ptr %2718, align 4
  %2719 = load <8 x i64>, ptr %366, align 64
  %2720 = extractelement <8 x i64> %2719, i32 %2705
  %2721 = trunc i64 %2720 to i32
  %2722 = load ptr, ptr %369, align 8
  %2723 = getelementptr inbounds i32, ptr %2722, i64 %2711
  store i32 %2721, ptr %2723, align 4
  %2724 = load <8 x double>, ptr %370, align 64
  %2725 = extractelement <8 x double> %2724, i32 %2705
  %2726 = load ptr, ptr %371, align 8
  %2727 = shl nsw i64 %2711, 1
  %2728 = getelementptr inbounds double, ptr %2726, i64 %2727
  store double %2725, ptr %2728, align 8
  %2729 = load <8 x double>, ptr %372, align 64
  %2730 = extractelement <8 x double> %2729, i32 %2705
  %2731 = or disjoint i64 %2727, 1
  %2732 = getelementptr inbounds double, ptr %2726, i64 %2731
  store double %2730, ptr %2732, align 8
  br label %2733

2733:                                             ; preds = %2708, %2703
  %2734 = add nuw nsw i64 %2704, 1
  %2735 = icmp eq i64 %2734, 8
  br i1 %2735, label %2699, label %2703

2736:                                             ; preds = %2699, %2694
  %2737 = phi <8 x i64> [ %2695, %2694 ], [ %2702, %2699 ]
  %2738 = and <8 x i64> %2737, %2646
  %2739 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2738)
  %2740 = icmp eq i64 %2739, 0
  br i1 %2740, label %2778, label %2745

2741:                                             ; preds = %2775
  %2742 = xor <8 x i64> %2738, splat (i64 -1)
  %2743 = load <8 x i64>, ptr %180, align 64
  %2744 = and <8 x i64> %2743, %2742
  store <8 x i64> %2744, ptr %180, align 64
  br label %2778

2745:                                             ; preds = %2736, %2775
  %2746 = phi i64 [ %2776, %2775 ], [ 0, %2736 ]
  %2747 = trunc nuw nsw i64 %2746 to i32
  %2748 = extractelement <8 x i64> %2738, i32 %2747
  %2749 = icmp eq i64 %2748, 0
  br i1 %2749, label %2775, label %2750

2750:                                             ; preds = %2745
  %2751 = getelementptr inbounds nuw [8 x i32], ptr %363, i64 0, i64 %2746
  %2752 = load i32, ptr %2751, align 4
  %2753 = sext i32 %2752 to i64
  %2754 = load ptr, ptr %224, align 8
  %2755 = getelementptr inbounds i32, ptr %2754, i64 %2753
  store i32 1, ptr %2755, align 4
  %2756 = load <8 x i64>, ptr %365, align 64
  %2757 = extractelement <8 x i64> %2756, i32 %2747
  %2758 = trunc i64 %2757 to i32
  %2759 = load ptr, ptr %368, align 8
  %2760 = getelementptr inbounds i32, ptr %2759, i64 %2753
  store i32 %2758, ptr %2760, align 4
  %2761 = load <8 x i64>, ptr %366, align 64
  %2762 = extractelement <8 x i64> %2761, i32 %2747
  %2763 = trunc i64 %2762 to i32
  %2764 = load ptr, ptr %369, align 8
  %2765 = getelementptr inbounds i32, ptr %2764, i64 %2753
  store i32 %2763, ptr %2765, align 4
  %2766 = load <8 x double>, ptr %370, align 64
  %2767 = extractelement <8 x double> %2766, i32 %2747
  %2768 = load ptr, ptr %371, align 8
  %2769 = shl nsw i64 %2753, 1
  %2770 = getelementptr inbounds double, ptr %2768, i64 %2769
  store double %2767, ptr %2770, align 8
  %2771 = load <8 x double>, ptr %372, align 64
  %2772 = extractelement <8 x double> %2771, i32 %2747
  %2773 = or disjoint i64 %2769, 1
  %2774 = getelementptr inbounds double, ptr %2768, i64 %2773
  store double %2772, ptr %2774, align 8
  br label %2775

2775:                                             ; preds = %2750, %2745
  %2776 = add nuw nsw i64 %2746, 1
  %2777 = icmp eq i64 %2776, 8
  br i1 %2777, label %2741, label %2745

2778:                                             ; preds = %2741, %2736
  %2779 = phi <8 x i64> [ %2737, %2736 ], [ %2744, %2741 ]
  %2780 = select <8 x i1> %2635, <8 x i64> %2779, <8 x i64> zeroinitializer
  %2781 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2780)
  %2782 = icmp eq i64 %2781, 0
  br i1 %2782, label %2820, label %2787

2783:                                             ; preds = %2817
  %2784 = xor <8 x i64> %2780, splat (i64 -1)
  %2785 = load <8 x i64>, ptr %180, align 64
  %2786 = and <8 x i64> %2785, %2784
  store <8 x i64> %2786, ptr %180, align 64
  br label %2820

2787:                                             ; preds = %2778, %2817
  %2788 = phi i64 [ %2818, %2817 ], [ 0, %2778 ]
  %2789 = trunc nuw nsw i64 %2788 to i32
  %2790 = extractelement <8 x i64> %2780, i32 %2789
  %2791 = icmp eq i64 %2790, 0
  br i1 %2791, label %2817, label %2792

2792:                                             ; preds = %2787
  %2793 = getelementptr inbounds nuw [8 x i32], ptr %363, i64 0, i64 %2788
  %2794 = load i32, ptr %2793, align 4
  %2795 = sext i32 %2794 to i64
  %2796 = load ptr, ptr %224, align 8
  %2797 = getelementptr inbounds i32, ptr %2796, i64 %2795
  store i32 3, ptr %2797, align 4
  %2798 = load <8 x i64>, ptr %365, align 64
  %2799 = extractelement <8 x i64> %2798, i32 %2789
  %2800 = trunc i64 %2799 to i32
  %2801 = load ptr, ptr %368, align 8
  %2802 = getelementptr inbounds i32, ptr %2801, i64 %2795
  store i32 %2800, ptr %2802, align 4
  %2803 = load <8 x i64>, ptr %366, align 64
  %2804 = extractelement <8 x i64> %2803, i32 %2789
  %2805 = trunc i64 %2804 to i32
  %2806 = load ptr, ptr %369, align 8
  %2807 = getelementptr inbounds i32, ptr %2806, i64 %2795
  store i32 %2805, ptr %2807, align 4
  %2808 = load <8 x double>, ptr %370, align 64
  %2809 = extractelement <8 x double> %2808, i32 %2789
  %2810 = load ptr, ptr %371, align 8
  %2811 = shl nsw i64 %2795, 1
  %2812 = getelementptr inbounds double, ptr %2810, i64 %2811
  store double %2809, ptr %2812, align 8
  %2813 = load <8 x double>, ptr %372, align 64
  %2814 = extractelement <8 x double> %2813, i32 %2789
  %2815 = or disjoint i64 %2811, 1
  %2816 = getelementptr inbounds double, ptr %2810, i64 %2815
  store double %2814, ptr %2816, align 8
  br label %2817

2817:                                             ; preds = %2792, %2787
  %2818 = add nuw nsw i64 %2788, 1
  %2819 = icmp eq i64 %2818, 8
  br i1 %2819, label %2783, label %2787

2820:                                             ; preds = %2783, %2778
  %2821 = phi <8 x i64> [ %2779, %2778 ], [ %2786, %2783 ]
  %2822 = select <8 x i1> %2641, <8 x i64> zeroinitializer, <8 x i64> %2821
  %2823 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2822)
  %2824 = icmp eq i64 %2823, 0
  br i1 %2824, label %2864, label %2829

2825:                                             ; preds = %2859
  %2826 = xor <8 x i64> %2822, splat (i64 -1)
  %2827 = load <8 x i64>, ptr %180, align 64
  %2828 = and <8 x i64> %2827, %2826
  store <8 x i64> %2828, ptr %180, align 64
  br label %2864

2829:                                             ; preds = %2820, %2859
  %2830 = phi i64 [ %2860, %2859 ], [ 0, %2820 ]
  %2831 = trunc nuw nsw i64 %2830 to i32
  %2832 = extractelement <8 x i64> %2822, i32 %2831
  %2833 = icmp eq i64 %2832, 0
  br i1 %2833, label %2859, label %2834

2834:                                             ; preds = %2829
  %2835 = getelementptr inbounds nuw [8 x i32], ptr %363, i64 0, i64 %2830
  %2836 = load i32, ptr %2835, align 4
  %2837 = sext i32 %2836 to i64
  %2838 = load ptr, ptr %224, align 8
  %2839 = getelementptr inbounds i32, ptr %2838, i64 %2837
  store i32 4, ptr %2839, align 4
  %2840 = load <8 x i64>, ptr %365, align 64
  %2841 = extractelement <8 x i64> %2840, i32 %2831
  %2842 = trunc i64 %2841 to i32
  %2843 = load ptr, ptr %368, align 8
  %2844 = getelementptr inbounds i32, ptr %2843, i64 %2837
  store i32 %2842, ptr %2844, align 4
  %2845 = load <8 x i64>, ptr %366, align 64
  %2846 = extractelement <8 x i64> %2845, i32 %2831
  %2847 = trunc i64 %2846 to i32
  %2848 = load ptr, ptr %369, align 8
  %2849 = getelementptr inbounds i32, ptr %2848, i64 %2837
  store i32 %2847, ptr %2849, align 4
  %2850 = load <8 x double>, ptr %370, align 64
  %2851 = extractelement <8 x double> %2850, i32 %2831
  %2852 = load ptr, ptr %371, align 8
  %2853 = shl nsw i64 %2837, 1
  %2854 = getelementptr inbounds double, ptr %2852, i64 %2853
  store double %2851, ptr %2854, align 8
  %2855 = load <8 x double>, ptr %372, align 64
  %2856 = extractelement <8 x double> %2855, i32 %2831
  %2857 = or disjoint i64 %2853, 1
  %2858 = getelementptr inbounds double, ptr %2852, i64 %2857
  store double %2856, ptr %2858, align 8
  br label %2859

2859:                                             ; preds = %2834, %2829
  %2860 = add nuw nsw i64 %2830, 1
  %2861 = icmp eq i64 %2860, 8
  br i1 %2861, label %2825, label %2829

2862:                                             ; preds = %2585
  %2863 = bitcast <8 x i64> %2622 to <8 x double>
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %24) #10
  br label %874

2864:                                             ; preds = %2820, %2825
  %2865 = phi <8 x i64> [ %2821, %2820 ], [ %2828, %2825 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %24) #10
  br label %864

2866:                                             ; preds = %867, %392
  %2867 = phi i32 [ 1, %392 ], [ 0, %867 ]
  call void @llvm.lifetime.end.p0(i64 3392, ptr nonnull %34) #10
  call void @llvm.lifetime.end.p0(i64 3392, ptr nonnull %33) #10
  ret i32 %2867
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
  br label %243

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

139:                                              ; preds = %243, %104
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
  %196 = getelementptr inbounds nuw i8, ptr %2, i64 768
  %197 = zext nneg i32 %3 to i64
  %198 = getelementptr inbounds nuw <8 x i64>, ptr %196, i64 0, i64 %197
  %199 = load i64, ptr %198, align 8
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 768
  %201 = load <8 x i64>, ptr %200, align 64
  %202 = insertelement <8 x i64> %201, i64 %199, i32 %1
  store <8 x i64> %202, ptr %200, align 64
  %203 = getelementptr inbounds nuw i8, ptr %2, i64 704
  %204 = zext nneg i32 %3 to i64
  %205 = getelementptr inbounds nuw <8 x i64>, ptr %203, i64 0, i64 %204
  %206 = load i64, ptr %205, align 8
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 704
  %208 = load <8 x i64>, ptr %207, align 64
  %209 = insertelement <8 x i64> %208, i64 %206, i32 %1
  store <8 x i64> %209, ptr %207, align 64
  %210 = getelementptr inbounds nuw i8, ptr %2, i64 832
  %211 = zext nneg i32 %3 to i64
  %212 = getelementptr inbounds nuw [8 x i32], ptr %210, i64 0, i64 %211
  %213 = load i32, ptr %212, align 4
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 832
  %215 = sext i32 %1 to i64
  %216 = getelementptr inbounds [8 x i32], ptr %214, i64 0, i64 %215
  store i32 %213, ptr %216, align 4
  %217 = getelementptr inbounds nuw i8, ptr %2, i64 864
  %218 = getelementptr inbounds nuw [8 x i32], ptr %217, i64 0, i64 %211
  %219 = load i32, ptr %218, align 4
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 864
  %221 = getelementptr inbounds [8 x i32], ptr %220, i64 0, i64 %215
  store i32 %219, ptr %221, align 4
  %222 = getelementptr inbounds nuw i8, ptr %2, i64 896
  %223 = zext nneg i32 %3 to i64
  %224 = getelementptr inbounds nuw <8 x double>, ptr %222, i64 0, i64 %223
  %225 = load double, ptr %224, align 8
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 896
  %227 = load <8 x double>, ptr %226, align 64
  %228 = insertelement <8 x double> %227, double %225, i32 %1
  store <8 x double> %228, ptr %226, align 64
  %229 = getelementptr inbounds nuw i8, ptr %2, i64 960
  %230 = zext nneg i32 %3 to i64
  %231 = getelementptr inbounds nuw <8 x i64>, ptr %229, i64 0, i64 %230
  %232 = load i64, ptr %231, align 8
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %234 = load <8 x i64>, ptr %233, align 64
  %235 = insertelement <8 x i64> %234, i64 %232, i32 %1
  store <8 x i64> %235, ptr %233, align 64
  %236 = getelementptr inbounds nuw i8, ptr %2, i64 1024
  %237 = zext nneg i32 %3 to i64
  %238 = getelementptr inbounds nuw <8 x i64>, ptr %236, i64 0, i64 %237
  %239 = load i64, ptr %238, align 8
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 1024
  %241 = load <8 x i64>, ptr %240, align 64
  %242 = insertelement <8 x i64> %241, i64 %239, i32 %1
  store <8 x i64> %242, ptr %240, align 64
  ret void

243:                                              ; preds = %123, %243
  %244 = phi i64 [ 0, %123 ], [ %252, %243 ]
  %245 = load ptr, ptr %124, align 16
  %246 = getelementptr inbounds nuw <8 x double>, ptr %245, i64 %244, i64 %127
  %247 = load double, ptr %246, align 8
  %248 = load ptr, ptr %125, align 16
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
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 1088
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

