; sources sha256 7b04d47c36dc5e33a729b6559a661fca36c8c3de7d4368104de227e9563ec503
; ziglang 0.15.2

%struct.Group = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, %struct.LastStep, <8 x i64>, <8 x i64>, <8 x double>, [8 x i32], <8 x double>, <8 x double>, [8 x i32], [8 x i32], <8 x double>, <8 x i64>, <8 x i64>, double, ptr, i32, ptr, i32, <8 x double>, [16 x [16 x double]], [12 x double], [12 x double] }
%struct.LastStep = type { <8 x double>, <8 x double>, <8 x double> }
%struct.Input = type { ptr, ptr, ptr, ptr, %union.anon, i32, i32, i32, i32, i32, i32 }
%union.anon = type { [3 x ptr] }
%struct.StepEvents = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, i32, i32 }

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
@NODES = internal unnamed_addr constant [9 x double] [double 0.000000e+00, double 0x3FA37CA1866B95CF, double 0x3FC2BEC333018867, double 0x3FD3C10EACA8AB4F, double 5.000000e-01, double 0x3FE61F78A9ABAA59, double 0x3FEB504F333F9DE6, double 0x3FEEC835E79946A3, double 1.000000e+00], align 16
@CHECKS = internal unnamed_addr constant [4 x double] [double 0x3FB70A3D70A3D70A, double 3.700000e-01, double 6.100000e-01, double 9.200000e-01], align 16
@AT_CHECKS = internal unnamed_addr constant [4 x [9 x double]] [[9 x double] [double 0xBFC91A3A717FFD11, double 0x3FE5BF9BB8F8793A, double 0x3FE4031378955753, double 0xBFC4AA15FA33081B, double 0x3FB60A8ABB12B8BD, double 0xBFAE0E44A0E2B9B5, double 0x3FA7ABAC753C8047, double 0xBFA4BA6D35DC1FCE, double 0x3F93DC7D0297E72C], [9 x double] [double 0xBFB1FA58B28CC7E3, double 0x3FC40A0D42CCBF4F, double 0xBFCDC147055AABDC, double 0x3FEB1C171D48E0FA, double 0x3FD9957E392ACDAF, double 0xBFC4B33E7DBE0769, double 0x3FBB8324FC4864AE, double 0xBFB67984BBDE7912, double 0x3FA51DEE47910B4B], [9 x double] [double 0x3FA90EC9D548C2CA, double 0xBFBAB9AA87E0E6E1, double 0x3FC07CAE0C1719EE, double 0xBFC95CA9F1A9A9EE, double 0x3FE15E9D5C926FC0, double 0x3FE77D3E8E93E3EA, double 0xBFCF61306EF62857, double 0x3FC5B7383B2F0C4A, double 0xBFB398B18942BFB8], [9 x double] [double 0x3F92BA1CA9EB2158, double 0xBFA38900A6661FEE, double 0x3FA645B7B70F7729, double 0xBFAC2E985EF10111, double 0x3FB482B1ADE92485, double 0xBFC2D63E25366ED4, double 0x3FE0349D95C91E6C, double 0x3FE9ACCB3A6CFA47, double 0xBFCAEB893441FFEE]], align 16
@TO_BERNSTEIN = internal unnamed_addr constant <{ <{ double, [8 x double] }>, [9 x double], [9 x double], [9 x double], [9 x double], [9 x double], [9 x double], [9 x double], [9 x double] }> <{ <{ double, [8 x double] }> <{ double 1.000000e+00, [8 x double] zeroinitializer }>, [9 x double] [double -4.375000e+00, double 0x401A462E31BDAE84, double 0xBFFB504F333F9DE6, double 0x3FE9EB2B5DD4F935, double -5.000000e-01, double 0x3FD724B6105C2F32, double 0xBFD2BEC333018867, double 0x3FD0A210181EF62A, double -1.250000e-01], [9 x double] [double 9.750000e+00, double 0xC03240B48AE6882E, double 0x402C74E17C64302F, double 0xC01E533052F50250, double 0x40136DB6DB6DB6DB, double 0xC00C8F6B3CA994DD, double 0x4007510C5793D18B, double 0xC004C48FC6382515, double 1.250000e+00], [9 x double] [double 0xC029892492492492, double 0x403982F3578D5D53, double 0xC0391CE7A66E0CB5, double 0x4037191602879BDD, double 0xC031124924924925, double 0x402A9CB510E30A69, double 0xC0265879D7B62FBB, double 0x40242B383AF30336, double -4.875000e+00], [9 x double] [double 0x40246DB6DB6DB6DB, double 0xC034EAEB1BC93563, double 2.240000e+01, double 0xC038CBF051EDA60A, double 2.720000e+01, double 0xC038CBF051EDA60A, double 2.240000e+01, double 0xC034EAEB1BC93563, double 0x40246DB6DB6DB6DB], [9 x double] [double -4.875000e+00, double 0x40242B383AF30336, double 0xC0265879D7B62FBB, double 0x402A9CB510E30A69, double 0xC031124924924925, double 0x4037191602879BDD, double 0xC0391CE7A66E0CB5, double 0x403982F3578D5D53, double 0xC029892492492492], [9 x double] [double 1.250000e+00, double 0xC004C48FC6382515, double 0x4007510C5793D18B, double 0xC00C8F6B3CA994DD, double 0x40136DB6DB6DB6DB, double 0xC01E533052F50250, double 0x402C74E17C64302F, double 0xC03240B48AE6882E, double 9.750000e+00], [9 x double] [double -1.250000e-01, double 0x3FD0A210181EF62A, double 0xBFD2BEC333018867, double 0x3FD724B6105C2F32, double -5.000000e-01, double 0x3FE9EB2B5DD4F935, double 0xBFFB504F333F9DE6, double 0x401A462E31BDAE84, double -4.375000e+00], [9 x double] [double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 1.000000e+00] }>, align 16

define range(i32 -2147483648, 2147483633) i32 @appell_lanes_workspace(i32 noundef %0) local_unnamed_addr #0 {
  %2 = load i32, ptr @appell_lanes_parameters, align 4
  %3 = load i32, ptr @appell_lanes_coordinates, align 4
  %4 = load i32, ptr @appell_lanes_speeds, align 4
  %5 = add nsw i32 %4, %3
  %6 = load i32, ptr @appell_lanes_auxiliaries, align 4
  %7 = add nsw i32 %5, %6
  %8 = load i32, ptr @appell_lanes_quadratures, align 4
  %9 = add nsw i32 %7, %8
  %10 = load i32, ptr @appell_lanes_rows, align 4
  %11 = mul nsw i32 %5, 3
  %12 = load i32, ptr @appell_lanes_kept, align 4
  %13 = mul nsw i32 %0, 13
  %14 = mul nsw i32 %0, 3
  %15 = mul nsw i32 %9, 10
  %16 = add i32 %2, %14
  %17 = add i32 %16, %15
  %18 = sdiv i32 %17, 8
  %19 = add i32 %5, %4
  %20 = add i32 %19, %10
  %21 = add i32 %20, %12
  %22 = mul i32 %9, 29
  %23 = add i32 %0, 27
  %24 = add i32 %23, %14
  %25 = add i32 %24, %13
  %26 = add i32 %25, %2
  %27 = add i32 %26, %11
  %28 = add i32 %27, %7
  %29 = add i32 %28, %12
  %30 = add i32 %29, %22
  %31 = add i32 %30, %18
  %32 = shl i32 %21, 5
  %33 = shl i32 %31, 4
  %34 = add i32 %33, %32
  ret i32 %34
}

define noundef i32 @appell_lanes_batch_size() local_unnamed_addr #0 {
  ret i32 216
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
  %11 = alloca [9 x <8 x double>], align 64
  %12 = alloca <8 x double>, align 64
  %13 = alloca [7 x <8 x double>], align 64
  %14 = alloca <8 x double>, align 64
  %15 = alloca <8 x double>, align 64
  %16 = alloca <8 x double>, align 64
  %17 = alloca <8 x double>, align 64
  %18 = alloca <8 x double>, align 64
  %19 = alloca [3 x <8 x double>], align 64
  %20 = alloca <8 x double>, align 64
  %21 = alloca <8 x i64>, align 64
  %22 = alloca <8 x double>, align 64
  %23 = alloca <8 x double>, align 64
  %24 = alloca <8 x double>, align 64
  %25 = alloca <8 x double>, align 64
  %26 = alloca <8 x double>, align 64
  %27 = alloca <8 x double>, align 64
  %28 = alloca <8 x double>, align 64
  %29 = alloca <8 x double>, align 64
  %30 = alloca <8 x double>, align 64
  %31 = alloca <8 x double>, align 64
  %32 = alloca <8 x double>, align 64
  %33 = alloca <8 x double>, align 64
  %34 = alloca <8 x double>, align 64
  %35 = alloca <8 x double>, align 64
  %36 = alloca <8 x i64>, align 64
  %37 = alloca <8 x double>, align 64
  %38 = alloca <8 x i64>, align 64
  %39 = alloca <8 x double>, align 64
  %40 = alloca <8 x double>, align 64
  %41 = alloca <8 x double>, align 64
  %42 = alloca <8 x i64>, align 64
  %43 = alloca <8 x double>, align 64
  %44 = alloca <8 x double>, align 64
  %45 = alloca <8 x double>, align 64
  %46 = alloca <8 x double>, align 64
  %47 = alloca <8 x double>, align 64
  %48 = alloca <8 x i64>, align 64
  %49 = alloca <8 x double>, align 64
  %50 = alloca <8 x i64>, align 64
  %51 = alloca <8 x double>, align 64
  %52 = alloca %struct.Group, align 64
  %53 = alloca %struct.Group, align 64
  call void @llvm.lifetime.start.p0(i64 3776, ptr nonnull %52) #13
  call void @llvm.lifetime.start.p0(i64 3776, ptr nonnull %53) #13
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 212
  %57 = load i32, ptr %56, align 4
  %58 = getelementptr inbounds nuw i8, ptr %52, i64 1536
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(2048) %58, ptr noundef nonnull align 16 dereferenceable(2048) @DOP_A, i64 2048, i1 false)
  %59 = getelementptr inbounds nuw i8, ptr %52, i64 3584
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(96) %59, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E5, i64 96, i1 false)
  %60 = getelementptr inbounds nuw i8, ptr %52, i64 3680
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 32 dereferenceable(96) %60, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E3, i64 96, i1 false)
  store ptr %55, ptr %52, align 64
  %61 = load i32, ptr @appell_lanes_parameters, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr <8 x double>, ptr %55, i64 %62
  %64 = getelementptr i8, ptr %63, i64 64
  %65 = getelementptr inbounds nuw i8, ptr %52, i64 8
  store ptr %64, ptr %65, align 8
  %66 = load i32, ptr @appell_lanes_coordinates, align 4
  %67 = load i32, ptr @appell_lanes_speeds, align 4
  %68 = add i32 %67, %66
  %69 = load i32, ptr @appell_lanes_auxiliaries, align 4
  %70 = add i32 %68, %69
  %71 = load i32, ptr @appell_lanes_quadratures, align 4
  %72 = add nsw i32 %70, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr <8 x double>, ptr %64, i64 %73
  %75 = getelementptr i8, ptr %74, i64 64
  %76 = getelementptr inbounds nuw i8, ptr %52, i64 16
  store ptr %75, ptr %76, align 16
  %77 = getelementptr <8 x double>, ptr %75, i64 %73
  %78 = getelementptr i8, ptr %77, i64 64
  %79 = getelementptr inbounds nuw i8, ptr %52, i64 24
  store ptr %78, ptr %79, align 8
  %80 = getelementptr <8 x double>, ptr %78, i64 %73
  %81 = getelementptr i8, ptr %80, i64 64
  %82 = getelementptr inbounds nuw i8, ptr %52, i64 32
  store ptr %81, ptr %82, align 32
  %83 = getelementptr <8 x double>, ptr %81, i64 %73
  %84 = getelementptr i8, ptr %83, i64 64
  %85 = getelementptr inbounds nuw i8, ptr %52, i64 40
  store ptr %84, ptr %85, align 8
  %86 = shl nsw i32 %72, 4
  %87 = or disjoint i32 %86, 2
  %88 = load i32, ptr @appell_lanes_rows, align 4
  %89 = add nsw i32 %87, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr <8 x double>, ptr %84, i64 %90
  %92 = getelementptr i8, ptr %91, i64 64
  %93 = getelementptr inbounds nuw i8, ptr %52, i64 48
  store ptr %92, ptr %93, align 16
  %94 = mul nsw i32 %72, 7
  %95 = sext i32 %94 to i64
  %96 = getelementptr <8 x double>, ptr %92, i64 %95
  %97 = getelementptr i8, ptr %96, i64 64
  %98 = getelementptr inbounds nuw i8, ptr %52, i64 56
  store ptr %97, ptr %98, align 8
  %99 = shl nsw i32 %72, 1
  %100 = or disjoint i32 %99, 1
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds <8 x double>, ptr %97, i64 %101
  %103 = getelementptr inbounds nuw i8, ptr %52, i64 64
  store ptr %102, ptr %103, align 64
  %104 = sext i32 %70 to i64
  %105 = getelementptr <8 x double>, ptr %102, i64 %104
  %106 = getelementptr i8, ptr %105, i64 64
  %107 = getelementptr inbounds nuw i8, ptr %52, i64 72
  store ptr %106, ptr %107, align 8
  %108 = sext i32 %88 to i64
  %109 = getelementptr <8 x double>, ptr %106, i64 %108
  %110 = getelementptr i8, ptr %109, i64 64
  %111 = getelementptr inbounds nuw i8, ptr %52, i64 80
  store ptr %110, ptr %111, align 16
  %112 = sext i32 %67 to i64
  %113 = getelementptr <8 x double>, ptr %110, i64 %112
  %114 = getelementptr i8, ptr %113, i64 64
  %115 = getelementptr inbounds nuw i8, ptr %52, i64 88
  store ptr %114, ptr %115, align 8
  %116 = mul nsw i32 %68, 3
  %117 = load i32, ptr @appell_lanes_kept, align 4
  %118 = add nsw i32 %117, %116
  %119 = sext i32 %118 to i64
  %120 = getelementptr <8 x double>, ptr %114, i64 %119
  %121 = getelementptr i8, ptr %120, i64 128
  %122 = getelementptr inbounds nuw i8, ptr %52, i64 96
  store ptr %121, ptr %122, align 32
  %123 = sext i32 %68 to i64
  %124 = getelementptr <8 x double>, ptr %121, i64 %123
  %125 = getelementptr i8, ptr %124, i64 64
  %126 = getelementptr inbounds nuw i8, ptr %52, i64 104
  store ptr %125, ptr %126, align 8
  %127 = getelementptr <8 x double>, ptr %125, i64 %123
  %128 = getelementptr i8, ptr %127, i64 64
  %129 = getelementptr inbounds nuw i8, ptr %52, i64 112
  store ptr %128, ptr %129, align 16
  %130 = sext i32 %117 to i64
  %131 = getelementptr <8 x double>, ptr %128, i64 %130
  %132 = getelementptr i8, ptr %131, i64 64
  %133 = getelementptr inbounds nuw i8, ptr %52, i64 120
  store ptr %132, ptr %133, align 8
  %134 = getelementptr <8 x double>, ptr %132, i64 %130
  %135 = getelementptr i8, ptr %134, i64 64
  %136 = getelementptr inbounds nuw i8, ptr %52, i64 128
  store ptr %135, ptr %136, align 64
  %137 = mul nsw i32 %57, 13
  %138 = sext i32 %137 to i64
  %139 = getelementptr <8 x double>, ptr %135, i64 %138
  %140 = getelementptr i8, ptr %139, i64 64
  %141 = getelementptr inbounds nuw i8, ptr %52, i64 136
  store ptr %140, ptr %141, align 8
  %142 = sext i32 %57 to i64
  %143 = getelementptr <8 x double>, ptr %140, i64 %142
  %144 = getelementptr i8, ptr %143, i64 64
  %145 = getelementptr inbounds nuw i8, ptr %52, i64 144
  store ptr %144, ptr %145, align 16
  %146 = mul nsw i32 %57, 3
  %147 = sext i32 %146 to i64
  %148 = getelementptr <8 x double>, ptr %144, i64 %147
  %149 = getelementptr i8, ptr %148, i64 64
  %150 = getelementptr inbounds nuw i8, ptr %52, i64 152
  store ptr %149, ptr %150, align 8
  %151 = mul nsw i32 %72, 10
  %152 = add i32 %61, %146
  %153 = add i32 %152, %151
  %154 = sdiv i32 %153, 8
  %155 = sext i32 %154 to i64
  %156 = getelementptr <8 x double>, ptr %149, i64 %155
  %157 = getelementptr i8, ptr %156, i64 128
  %158 = getelementptr inbounds nuw i8, ptr %52, i64 160
  store ptr %157, ptr %158, align 32
  %159 = mul i32 %72, 11
  %160 = add i32 %117, %68
  %161 = add i32 %160, %67
  %162 = add i32 %161, %88
  %163 = shl i32 %162, 1
  %164 = add i32 %57, 27
  %165 = add i32 %164, %146
  %166 = add i32 %165, %137
  %167 = add i32 %166, %61
  %168 = add i32 %167, %116
  %169 = add i32 %168, %70
  %170 = add i32 %169, %99
  %171 = add i32 %170, %86
  %172 = add i32 %171, %159
  %173 = add i32 %172, %154
  %174 = add i32 %173, %163
  %175 = add i32 %174, %117
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds <8 x double>, ptr %55, i64 %176
  %178 = getelementptr inbounds nuw i8, ptr %53, i64 1536
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(2048) %178, ptr noundef nonnull align 16 dereferenceable(2048) @DOP_A, i64 2048, i1 false)
  %179 = getelementptr inbounds nuw i8, ptr %53, i64 3584
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 64 dereferenceable(96) %179, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E5, i64 96, i1 false)
  %180 = getelementptr inbounds nuw i8, ptr %53, i64 3680
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 32 dereferenceable(96) %180, ptr noundef nonnull align 16 dereferenceable(96) @DOP_E3, i64 96, i1 false)
  store ptr %177, ptr %53, align 64
  %181 = getelementptr <8 x double>, ptr %177, i64 %62
  %182 = getelementptr i8, ptr %181, i64 64
  %183 = getelementptr inbounds nuw i8, ptr %53, i64 8
  store ptr %182, ptr %183, align 8
  %184 = getelementptr <8 x double>, ptr %182, i64 %73
  %185 = getelementptr i8, ptr %184, i64 64
  %186 = getelementptr inbounds nuw i8, ptr %53, i64 16
  store ptr %185, ptr %186, align 16
  %187 = getelementptr <8 x double>, ptr %185, i64 %73
  %188 = getelementptr i8, ptr %187, i64 64
  %189 = getelementptr inbounds nuw i8, ptr %53, i64 24
  store ptr %188, ptr %189, align 8
  %190 = getelementptr <8 x double>, ptr %188, i64 %73
  %191 = getelementptr i8, ptr %190, i64 64
  %192 = getelementptr inbounds nuw i8, ptr %53, i64 32
  store ptr %191, ptr %192, align 32
  %193 = getelementptr <8 x double>, ptr %191, i64 %73
  %194 = getelementptr i8, ptr %193, i64 64
  %195 = getelementptr inbounds nuw i8, ptr %53, i64 40
  store ptr %194, ptr %195, align 8
  %196 = getelementptr <8 x double>, ptr %194, i64 %90
  %197 = getelementptr i8, ptr %196, i64 64
  %198 = getelementptr inbounds nuw i8, ptr %53, i64 48
  store ptr %197, ptr %198, align 16
  %199 = getelementptr <8 x double>, ptr %197, i64 %95
  %200 = getelementptr i8, ptr %199, i64 64
  %201 = getelementptr inbounds nuw i8, ptr %53, i64 56
  store ptr %200, ptr %201, align 8
  %202 = getelementptr inbounds <8 x double>, ptr %200, i64 %101
  %203 = getelementptr inbounds nuw i8, ptr %53, i64 64
  store ptr %202, ptr %203, align 64
  %204 = getelementptr <8 x double>, ptr %202, i64 %104
  %205 = getelementptr i8, ptr %204, i64 64
  %206 = getelementptr inbounds nuw i8, ptr %53, i64 72
  store ptr %205, ptr %206, align 8
  %207 = getelementptr <8 x double>, ptr %205, i64 %108
  %208 = getelementptr i8, ptr %207, i64 64
  %209 = getelementptr inbounds nuw i8, ptr %53, i64 80
  store ptr %208, ptr %209, align 16
  %210 = getelementptr <8 x double>, ptr %208, i64 %112
  %211 = getelementptr i8, ptr %210, i64 64
  %212 = getelementptr inbounds nuw i8, ptr %53, i64 88
  store ptr %211, ptr %212, align 8
  %213 = getelementptr <8 x double>, ptr %211, i64 %119
  %214 = getelementptr i8, ptr %213, i64 128
  %215 = getelementptr inbounds nuw i8, ptr %53, i64 96
  store ptr %214, ptr %215, align 32
  %216 = getelementptr <8 x double>, ptr %214, i64 %123
  %217 = getelementptr i8, ptr %216, i64 64
  %218 = getelementptr inbounds nuw i8, ptr %53, i64 104
  store ptr %217, ptr %218, align 8
  %219 = getelementptr <8 x double>, ptr %217, i64 %123
  %220 = getelementptr i8, ptr %219, i64 64
  %221 = getelementptr inbounds nuw i8, ptr %53, i64 112
  store ptr %220, ptr %221, align 16
  %222 = getelementptr <8 x double>, ptr %220, i64 %130
  %223 = getelementptr i8, ptr %222, i64 64
  %224 = getelementptr inbounds nuw i8, ptr %53, i64 120
  store ptr %223, ptr %224, align 8
  %225 = getelementptr <8 x double>, ptr %223, i64 %130
  %226 = getelementptr i8, ptr %225, i64 64
  %227 = getelementptr inbounds nuw i8, ptr %53, i64 128
  store ptr %226, ptr %227, align 64
  %228 = getelementptr <8 x double>, ptr %226, i64 %138
  %229 = getelementptr i8, ptr %228, i64 64
  %230 = getelementptr inbounds nuw i8, ptr %53, i64 136
  store ptr %229, ptr %230, align 8
  %231 = getelementptr <8 x double>, ptr %229, i64 %142
  %232 = getelementptr i8, ptr %231, i64 64
  %233 = getelementptr inbounds nuw i8, ptr %53, i64 144
  store ptr %232, ptr %233, align 16
  %234 = getelementptr <8 x double>, ptr %232, i64 %147
  %235 = getelementptr i8, ptr %234, i64 64
  %236 = getelementptr inbounds nuw i8, ptr %53, i64 152
  store ptr %235, ptr %236, align 8
  %237 = getelementptr <8 x double>, ptr %235, i64 %155
  %238 = getelementptr i8, ptr %237, i64 128
  %239 = getelementptr inbounds nuw i8, ptr %53, i64 160
  store ptr %238, ptr %239, align 32
  %240 = getelementptr inbounds nuw i8, ptr %52, i64 768
  store <8 x i64> zeroinitializer, ptr %240, align 64
  %241 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %242 = load double, ptr %241, align 8
  %243 = getelementptr inbounds nuw i8, ptr %52, i64 1408
  store double %242, ptr %243, align 64
  %244 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %245 = load ptr, ptr %244, align 8
  %246 = getelementptr inbounds nuw i8, ptr %53, i64 1416
  store ptr %245, ptr %246, align 8
  %247 = getelementptr inbounds nuw i8, ptr %52, i64 1416
  store ptr %245, ptr %247, align 8
  %248 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %249 = load i32, ptr %248, align 4
  %250 = getelementptr inbounds nuw i8, ptr %53, i64 1424
  store i32 %249, ptr %250, align 16
  %251 = getelementptr inbounds nuw i8, ptr %52, i64 1424
  store i32 %249, ptr %251, align 16
  %252 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %253 = load ptr, ptr %252, align 8
  %254 = getelementptr inbounds nuw i8, ptr %53, i64 1432
  store ptr %253, ptr %254, align 8
  %255 = getelementptr inbounds nuw i8, ptr %52, i64 1432
  store ptr %253, ptr %255, align 8
  %256 = getelementptr inbounds nuw i8, ptr %53, i64 1440
  store i32 %57, ptr %256, align 32
  %257 = getelementptr inbounds nuw i8, ptr %52, i64 1440
  store i32 %57, ptr %257, align 32
  %258 = add i32 %69, 2
  %259 = add i32 %258, %71
  %260 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %262 = getelementptr inbounds nuw i8, ptr %53, i64 1408
  %263 = getelementptr inbounds nuw i8, ptr %53, i64 960
  %264 = icmp sgt i32 %61, 0
  %265 = icmp sgt i32 %70, 0
  %266 = icmp sgt i32 %71, 0
  %267 = getelementptr inbounds nuw i8, ptr %53, i64 1184
  %268 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %269 = zext nneg i32 %61 to i64
  %270 = zext nneg i32 %70 to i64
  %271 = getelementptr inbounds nuw i8, ptr %53, i64 448
  %272 = getelementptr inbounds nuw i8, ptr %53, i64 1280
  %273 = getelementptr inbounds nuw i8, ptr %53, i64 832
  %274 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %275 = getelementptr inbounds nuw i8, ptr %53, i64 192
  %276 = icmp sgt i32 %88, 0
  %277 = zext nneg i32 %88 to i64
  %278 = icmp eq i32 %117, 0
  %279 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %280 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %281 = getelementptr inbounds nuw i8, ptr %53, i64 1152
  %282 = getelementptr inbounds nuw i8, ptr %53, i64 1024
  %283 = getelementptr inbounds nuw i8, ptr %53, i64 1088
  %284 = add i32 %68, %259
  %285 = icmp sgt i32 %67, 0
  %286 = zext nneg i32 %67 to i64
  %287 = getelementptr inbounds nuw i8, ptr %53, i64 256
  %288 = icmp sgt i32 %66, 0
  %289 = zext nneg i32 %66 to i64
  %290 = sext i32 %66 to i64
  %291 = getelementptr inbounds nuw i8, ptr %53, i64 320
  %292 = getelementptr inbounds nuw i8, ptr %53, i64 384
  %293 = getelementptr inbounds nuw i8, ptr %53, i64 1472
  %294 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %295 = getelementptr inbounds nuw i8, ptr %53, i64 768
  %296 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %297 = getelementptr inbounds nuw i8, ptr %0, i64 196
  %298 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %299 = getelementptr inbounds nuw i8, ptr %53, i64 1216
  %300 = icmp sgt i32 %68, 0
  %301 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %302 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %303 = sext i32 %71 to i64
  %304 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %305 = zext nneg i32 %68 to i64
  %306 = zext nneg i32 %71 to i64
  %307 = getelementptr inbounds nuw i8, ptr %52, i64 1024
  %308 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %309 = getelementptr inbounds nuw i8, ptr %52, i64 256
  %310 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %311 = getelementptr inbounds nuw i8, ptr %52, i64 1472
  %312 = getelementptr inbounds nuw i8, ptr %52, i64 192
  %313 = getelementptr inbounds nuw i8, ptr %52, i64 1664
  %314 = icmp sgt i32 %72, 0
  %315 = zext i32 %72 to i64
  %316 = getelementptr inbounds nuw i8, ptr %52, i64 1792
  %317 = getelementptr inbounds nuw i8, ptr %52, i64 1800
  %318 = sext i32 %99 to i64
  %319 = getelementptr inbounds nuw i8, ptr %52, i64 1920
  %320 = getelementptr inbounds nuw i8, ptr %52, i64 1936
  %321 = zext nneg i32 %99 to i64
  %322 = mul nsw i32 %72, 3
  %323 = sext i32 %322 to i64
  %324 = getelementptr inbounds nuw i8, ptr %52, i64 2048
  %325 = getelementptr inbounds nuw i8, ptr %52, i64 2064
  %326 = getelementptr inbounds nuw i8, ptr %52, i64 2072
  %327 = zext nneg i32 %322 to i64
  %328 = shl nsw i32 %72, 2
  %329 = sext i32 %328 to i64
  %330 = getelementptr inbounds nuw i8, ptr %52, i64 2176
  %331 = getelementptr inbounds nuw i8, ptr %52, i64 2200
  %332 = getelementptr inbounds nuw i8, ptr %52, i64 2208
  %333 = zext nneg i32 %328 to i64
  %334 = mul nsw i32 %72, 5
  %335 = sext i32 %334 to i64
  %336 = getelementptr inbounds nuw i8, ptr %52, i64 2304
  %337 = getelementptr inbounds nuw i8, ptr %52, i64 2328
  %338 = getelementptr inbounds nuw i8, ptr %52, i64 2336
  %339 = getelementptr inbounds nuw i8, ptr %52, i64 2344
  %340 = zext nneg i32 %334 to i64
  %341 = mul nsw i32 %72, 6
  %342 = sext i32 %341 to i64
  %343 = getelementptr inbounds nuw i8, ptr %52, i64 2432
  %344 = getelementptr inbounds nuw i8, ptr %52, i64 2456
  %345 = getelementptr inbounds nuw i8, ptr %52, i64 2464
  %346 = getelementptr inbounds nuw i8, ptr %52, i64 2472
  %347 = getelementptr inbounds nuw i8, ptr %52, i64 2480
  %348 = zext nneg i32 %341 to i64
  %349 = getelementptr inbounds nuw i8, ptr %52, i64 2560
  %350 = getelementptr inbounds nuw i8, ptr %52, i64 2584
  %351 = getelementptr inbounds nuw i8, ptr %52, i64 2592
  %352 = getelementptr inbounds nuw i8, ptr %52, i64 2600
  %353 = getelementptr inbounds nuw i8, ptr %52, i64 2608
  %354 = getelementptr inbounds nuw i8, ptr %52, i64 2616
  %355 = zext nneg i32 %94 to i64
  %356 = shl nsw i32 %72, 3
  %357 = sext i32 %356 to i64
  %358 = getelementptr inbounds nuw i8, ptr %52, i64 2688
  %359 = getelementptr inbounds nuw i8, ptr %52, i64 2712
  %360 = getelementptr inbounds nuw i8, ptr %52, i64 2720
  %361 = getelementptr inbounds nuw i8, ptr %52, i64 2728
  %362 = getelementptr inbounds nuw i8, ptr %52, i64 2736
  %363 = getelementptr inbounds nuw i8, ptr %52, i64 2744
  %364 = getelementptr inbounds nuw i8, ptr %52, i64 2752
  %365 = zext nneg i32 %356 to i64
  %366 = mul nsw i32 %72, 9
  %367 = sext i32 %366 to i64
  %368 = getelementptr inbounds nuw i8, ptr %52, i64 2816
  %369 = getelementptr inbounds nuw i8, ptr %52, i64 2840
  %370 = getelementptr inbounds nuw i8, ptr %52, i64 2848
  %371 = getelementptr inbounds nuw i8, ptr %52, i64 2856
  %372 = getelementptr inbounds nuw i8, ptr %52, i64 2864
  %373 = getelementptr inbounds nuw i8, ptr %52, i64 2872
  %374 = getelementptr inbounds nuw i8, ptr %52, i64 2880
  %375 = getelementptr inbounds nuw i8, ptr %52, i64 2888
  %376 = zext nneg i32 %366 to i64
  %377 = sext i32 %151 to i64
  %378 = getelementptr inbounds nuw i8, ptr %52, i64 2944
  %379 = getelementptr inbounds nuw i8, ptr %52, i64 2968
  %380 = getelementptr inbounds nuw i8, ptr %52, i64 2976
  %381 = getelementptr inbounds nuw i8, ptr %52, i64 2984
  %382 = getelementptr inbounds nuw i8, ptr %52, i64 2992
  %383 = getelementptr inbounds nuw i8, ptr %52, i64 3000
  %384 = getelementptr inbounds nuw i8, ptr %52, i64 3008
  %385 = getelementptr inbounds nuw i8, ptr %52, i64 3016
  %386 = getelementptr inbounds nuw i8, ptr %52, i64 3024
  %387 = zext nneg i32 %151 to i64
  %388 = sext i32 %159 to i64
  %389 = getelementptr inbounds nuw i8, ptr %52, i64 3072
  %390 = getelementptr inbounds nuw i8, ptr %52, i64 3112
  %391 = getelementptr inbounds nuw i8, ptr %52, i64 3120
  %392 = getelementptr inbounds nuw i8, ptr %52, i64 3128
  %393 = getelementptr inbounds nuw i8, ptr %52, i64 3136
  %394 = getelementptr inbounds nuw i8, ptr %52, i64 3144
  %395 = getelementptr inbounds nuw i8, ptr %52, i64 3152
  %396 = getelementptr inbounds nuw i8, ptr %52, i64 3160
  %397 = zext nneg i32 %159 to i64
  %398 = getelementptr inbounds nuw i8, ptr %52, i64 3624
  %399 = getelementptr inbounds nuw i8, ptr %52, i64 3632
  %400 = getelementptr inbounds nuw i8, ptr %52, i64 3640
  %401 = getelementptr inbounds nuw i8, ptr %52, i64 3648
  %402 = getelementptr inbounds nuw i8, ptr %52, i64 3656
  %403 = getelementptr inbounds nuw i8, ptr %52, i64 3664
  %404 = getelementptr inbounds nuw i8, ptr %52, i64 3672
  %405 = getelementptr inbounds nuw i8, ptr %52, i64 3720
  %406 = getelementptr inbounds nuw i8, ptr %52, i64 3728
  %407 = getelementptr inbounds nuw i8, ptr %52, i64 3736
  %408 = getelementptr inbounds nuw i8, ptr %52, i64 3744
  %409 = getelementptr inbounds nuw i8, ptr %52, i64 3752
  %410 = getelementptr inbounds nuw i8, ptr %52, i64 3760
  %411 = getelementptr inbounds nuw i8, ptr %52, i64 320
  %412 = getelementptr inbounds nuw i8, ptr %52, i64 384
  %413 = icmp sgt i32 %69, 0
  %414 = add nsw i64 %112, %290
  %415 = sitofp i32 %70 to double
  %416 = insertelement <8 x double> poison, double %415, i64 0
  %417 = shufflevector <8 x double> %416, <8 x double> poison, <8 x i32> zeroinitializer
  %418 = sext i32 %160 to i64
  %419 = icmp eq i32 %71, 0
  %420 = load i32, ptr @appell_lanes_position_rows, align 4
  %421 = load i32, ptr @appell_lanes_velocity_rows, align 4
  %422 = sub i32 0, %421
  %423 = icmp eq i32 %420, %422
  %424 = getelementptr inbounds nuw i8, ptr %52, i64 576
  %425 = getelementptr inbounds nuw i8, ptr %52, i64 832
  %426 = load i32, ptr @appell_lanes_rows_curve, align 4
  %427 = load i32, ptr @appell_lanes_regular_rows, align 4
  %428 = sub nsw i32 %67, %427
  %429 = icmp slt i32 %428, 2
  %430 = getelementptr inbounds nuw i8, ptr %52, i64 640
  %431 = getelementptr inbounds nuw i8, ptr %52, i64 704
  %432 = icmp eq i32 %426, 0
  %433 = mul nsw i32 %72, 12
  %434 = sext i32 %433 to i64
  %435 = getelementptr inbounds nuw i8, ptr %52, i64 1216
  %436 = zext nneg i32 %433 to i64
  %437 = mul nsw i32 %72, 13
  %438 = sext i32 %437 to i64
  %439 = zext nneg i32 %437 to i64
  %440 = mul nsw i32 %72, 14
  %441 = sext i32 %440 to i64
  %442 = zext nneg i32 %440 to i64
  %443 = mul nsw i32 %72, 15
  %444 = sext i32 %443 to i64
  %445 = getelementptr inbounds nuw i8, ptr %19, i64 64
  %446 = getelementptr inbounds nuw i8, ptr %19, i64 128
  %447 = zext nneg i32 %443 to i64
  %448 = icmp slt i32 %72, 1
  %449 = getelementptr inbounds nuw i8, ptr %13, i64 384
  %450 = getelementptr inbounds nuw i8, ptr %13, i64 320
  %451 = getelementptr inbounds nuw i8, ptr %13, i64 256
  %452 = getelementptr inbounds nuw i8, ptr %13, i64 192
  %453 = getelementptr inbounds nuw i8, ptr %13, i64 128
  %454 = getelementptr inbounds nuw i8, ptr %13, i64 64
  %455 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %456 = getelementptr inbounds nuw i8, ptr %10, i64 384
  %457 = getelementptr inbounds nuw i8, ptr %10, i64 320
  %458 = getelementptr inbounds nuw i8, ptr %10, i64 256
  %459 = getelementptr inbounds nuw i8, ptr %10, i64 192
  %460 = getelementptr inbounds nuw i8, ptr %10, i64 128
  %461 = getelementptr inbounds nuw i8, ptr %10, i64 64
  %462 = getelementptr inbounds nuw i8, ptr %52, i64 960
  %463 = getelementptr inbounds nuw i8, ptr %52, i64 1184
  %464 = getelementptr inbounds nuw i8, ptr %52, i64 896
  %465 = getelementptr inbounds nuw i8, ptr %52, i64 1280
  %466 = getelementptr inbounds nuw i8, ptr %52, i64 1344
  %467 = getelementptr inbounds nuw i8, ptr %52, i64 1088
  %468 = getelementptr inbounds nuw i8, ptr %52, i64 1152
  %469 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %470 = icmp slt i32 %71, -1
  %471 = add i32 %71, 2
  %472 = zext i32 %471 to i64
  %473 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %474 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %475 = getelementptr inbounds nuw i8, ptr %52, i64 448
  %476 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %477 = getelementptr inbounds nuw i8, ptr %52, i64 512
  %478 = load <8 x i64>, ptr %240, align 64
  %479 = select i1 %419, i1 true, i1 %423
  br label %480

480:                                              ; preds = %949, %1
  %481 = phi <8 x i64> [ %478, %1 ], [ %950, %949 ]
  %482 = phi i32 [ 0, %1 ], [ %951, %949 ]
  %483 = phi i32 [ 0, %1 ], [ %946, %949 ]
  %484 = phi i32 [ 0, %1 ], [ %945, %949 ]
  %485 = phi i32 [ 8, %1 ], [ %944, %949 ]
  %486 = extractelement <8 x i64> %481, i32 %482
  %487 = icmp eq i64 %486, 0
  br i1 %487, label %488, label %942

488:                                              ; preds = %480, %937
  %489 = phi <8 x i64> [ %939, %937 ], [ %481, %480 ]
  %490 = phi i32 [ 1, %937 ], [ %483, %480 ]
  %491 = phi i32 [ %924, %937 ], [ %484, %480 ]
  %492 = phi i32 [ %938, %937 ], [ %485, %480 ]
  %493 = icmp eq i32 %492, 8
  br i1 %493, label %494, label %922

494:                                              ; preds = %488
  %495 = load i32, ptr %260, align 8
  %496 = icmp eq i32 %491, %495
  br i1 %496, label %942, label %497

497:                                              ; preds = %494
  %498 = load ptr, ptr %261, align 8
  %499 = load volatile i32, ptr %498, align 4
  %500 = icmp eq i32 %499, 0
  br i1 %500, label %501, label %3545

501:                                              ; preds = %497
  %502 = sub i32 %495, %491
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %50) #13
  store <8 x i64> zeroinitializer, ptr %50, align 64
  %503 = load double, ptr %241, align 8
  store double %503, ptr %262, align 64
  %504 = sext i32 %502 to i64
  br label %510

505:                                              ; preds = %549
  %506 = call i32 @llvm.smin.i32(i32 %502, i32 8)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(320) %271, i8 0, i64 320, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %273, i8 0, i64 128, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %272, i8 0, i64 128, i1 false)
  %507 = load double, ptr %274, align 8
  %508 = insertelement <8 x double> poison, double %507, i64 0
  %509 = shufflevector <8 x double> %508, <8 x double> poison, <8 x i32> zeroinitializer
  store <8 x double> %509, ptr %275, align 64
  br i1 %276, label %648, label %563

510:                                              ; preds = %549, %501
  %511 = phi i64 [ 0, %501 ], [ %551, %549 ]
  %512 = icmp slt i64 %511, %504
  %513 = trunc nuw nsw i64 %511 to i32
  %514 = select i1 %512, i32 %513, i32 0
  %515 = add nsw i32 %514, %491
  %516 = getelementptr inbounds nuw [8 x i32], ptr %263, i64 0, i64 %511
  store i32 %515, ptr %516, align 4
  br i1 %264, label %517, label %520

517:                                              ; preds = %510
  %518 = sext i32 %515 to i64
  %519 = mul nsw i64 %518, %62
  br label %524

520:                                              ; preds = %524, %510
  br i1 %265, label %521, label %536

521:                                              ; preds = %520
  %522 = sext i32 %515 to i64
  %523 = mul nsw i64 %522, %104
  br label %537

524:                                              ; preds = %524, %517
  %525 = phi i64 [ 0, %517 ], [ %534, %524 ]
  %526 = load ptr, ptr %268, align 8
  %527 = getelementptr double, ptr %526, i64 %519
  %528 = getelementptr double, ptr %527, i64 %525
  %529 = load double, ptr %528, align 8
  %530 = load ptr, ptr %53, align 64
  %531 = getelementptr inbounds nuw <8 x double>, ptr %530, i64 %525
  %532 = load <8 x double>, ptr %531, align 64
  %533 = insertelement <8 x double> %532, double %529, i32 %513
  store <8 x double> %533, ptr %531, align 64
  %534 = add nuw nsw i64 %525, 1
  %535 = icmp eq i64 %534, %269
  br i1 %535, label %520, label %524

536:                                              ; preds = %537, %520
  br i1 %266, label %553, label %549

537:                                              ; preds = %537, %521
  %538 = phi i64 [ 0, %521 ], [ %547, %537 ]
  %539 = load ptr, ptr %0, align 8
  %540 = getelementptr double, ptr %539, i64 %523
  %541 = getelementptr double, ptr %540, i64 %538
  %542 = load double, ptr %541, align 8
  %543 = load ptr, ptr %183, align 8
  %544 = getelementptr inbounds nuw <8 x double>, ptr %543, i64 %538
  %545 = load <8 x double>, ptr %544, align 64
  %546 = insertelement <8 x double> %545, double %542, i32 %513
  store <8 x double> %546, ptr %544, align 64
  %547 = add nuw nsw i64 %538, 1
  %548 = icmp eq i64 %547, %270
  br i1 %548, label %536, label %537

549:                                              ; preds = %553, %536
  %550 = getelementptr inbounds nuw [8 x i32], ptr %267, i64 0, i64 %511
  store i32 0, ptr %550, align 4
  %551 = add nuw nsw i64 %511, 1
  %552 = icmp eq i64 %551, 8
  br i1 %552, label %505, label %510

553:                                              ; preds = %536, %553
  %554 = phi i64 [ %559, %553 ], [ %104, %536 ]
  %555 = load ptr, ptr %183, align 8
  %556 = getelementptr inbounds <8 x double>, ptr %555, i64 %554
  %557 = load <8 x double>, ptr %556, align 64
  %558 = insertelement <8 x double> %557, double 0.000000e+00, i32 %513
  store <8 x double> %558, ptr %556, align 64
  %559 = add nsw i64 %554, 1
  %560 = icmp slt i64 %559, %73
  br i1 %560, label %553, label %549

561:                                              ; preds = %648
  %562 = load <8 x double>, ptr %275, align 64
  br label %563

563:                                              ; preds = %561, %505
  %564 = phi <8 x double> [ %562, %561 ], [ %509, %505 ]
  %565 = load ptr, ptr %183, align 8
  br i1 %278, label %574, label %566

566:                                              ; preds = %563
  %567 = load ptr, ptr %212, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %46)
  store <8 x double> %564, ptr %46, align 64
  %568 = load i32, ptr %250, align 16
  %569 = icmp eq i32 %568, 0
  br i1 %569, label %571, label %570

570:                                              ; preds = %566
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %45) #13
  store <8 x double> %564, ptr %45, align 64
  call fastcc void @set_inputs(ptr noundef nonnull readonly %53, ptr noundef nonnull byval(<8 x double>) align 64 %45, ptr noundef %565)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %45) #13
  br label %571

571:                                              ; preds = %570, %566
  %572 = load ptr, ptr %53, align 64
  call void @appell_lanes_correct(ptr noundef nonnull %46, ptr noundef %565, ptr noundef %572, ptr noundef null, ptr noundef %567) #13
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %46)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %47) #13
  store <8 x double> %564, ptr %47, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %48) #13
  store <8 x i64> splat (i64 -1), ptr %48, align 64
  %573 = call fastcc <8 x i64> @project(ptr noundef nonnull %53, ptr noundef nonnull byval(<8 x double>) align 64 %47, ptr noundef %565, ptr noundef nonnull byval(<8 x i64>) align 64 %48, double noundef 0x7FF0000000000000)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %47) #13
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %48) #13
  br label %574

574:                                              ; preds = %571, %563
  %575 = phi <8 x i64> [ %573, %571 ], [ splat (i64 -1), %563 ]
  %576 = load double, ptr %274, align 8
  %577 = load i32, ptr %279, align 8
  %578 = icmp sgt i32 %577, 0
  br i1 %578, label %579, label %599

579:                                              ; preds = %574
  %580 = load ptr, ptr %280, align 8
  %581 = zext nneg i32 %577 to i64
  br label %582

582:                                              ; preds = %589, %579
  %583 = phi i64 [ 0, %579 ], [ %595, %589 ]
  %584 = phi double [ %576, %579 ], [ %594, %589 ]
  %585 = shl nuw nsw i64 %583, 1
  %586 = getelementptr inbounds nuw double, ptr %580, i64 %585
  %587 = load double, ptr %586, align 8
  %588 = fcmp ugt double %587, %584
  br i1 %588, label %597, label %589

589:                                              ; preds = %582
  %590 = or disjoint i64 %585, 1
  %591 = getelementptr inbounds nuw double, ptr %580, i64 %590
  %592 = load double, ptr %591, align 8
  %593 = fcmp ogt double %592, %584
  %594 = select i1 %593, double %592, double %584
  %595 = add nuw nsw i64 %583, 1
  %596 = icmp eq i64 %595, %581
  br i1 %596, label %599, label %582

597:                                              ; preds = %582
  %598 = trunc nuw nsw i64 %583 to i32
  br label %599

599:                                              ; preds = %589, %597, %574
  %600 = phi i32 [ 0, %574 ], [ %598, %597 ], [ %577, %589 ]
  %601 = phi double [ %576, %574 ], [ %584, %597 ], [ %594, %589 ]
  br label %633

602:                                              ; preds = %633
  %603 = load <8 x double>, ptr %282, align 64
  %604 = load <8 x double>, ptr %283, align 64
  br label %605

605:                                              ; preds = %627, %602
  %606 = phi <8 x double> [ %604, %602 ], [ %630, %627 ]
  %607 = phi <8 x double> [ %603, %602 ], [ %628, %627 ]
  %608 = phi i64 [ 0, %602 ], [ %631, %627 ]
  %609 = trunc nuw nsw i64 %608 to i32
  %610 = getelementptr inbounds nuw [8 x i32], ptr %281, i64 0, i64 %608
  %611 = load i32, ptr %610, align 4
  %612 = add nsw i32 %611, 1
  store i32 %612, ptr %610, align 4
  %613 = icmp slt i32 %611, %577
  br i1 %613, label %616, label %614

614:                                              ; preds = %605
  %615 = insertelement <8 x double> %607, double 0x7FF0000000000000, i32 %609
  store <8 x double> %615, ptr %282, align 64
  br label %627

616:                                              ; preds = %605
  %617 = load ptr, ptr %280, align 8
  %618 = shl nsw i32 %611, 1
  %619 = sext i32 %618 to i64
  %620 = getelementptr inbounds double, ptr %617, i64 %619
  %621 = load double, ptr %620, align 8
  %622 = insertelement <8 x double> %607, double %621, i32 %609
  store <8 x double> %622, ptr %282, align 64
  %623 = or disjoint i32 %618, 1
  %624 = sext i32 %623 to i64
  %625 = getelementptr inbounds double, ptr %617, i64 %624
  %626 = load double, ptr %625, align 8
  br label %627

627:                                              ; preds = %614, %616
  %628 = phi <8 x double> [ %622, %616 ], [ %615, %614 ]
  %629 = phi double [ %626, %616 ], [ 0x7FF0000000000000, %614 ]
  %630 = insertelement <8 x double> %606, double %629, i32 %609
  store <8 x double> %630, ptr %283, align 64
  %631 = add nuw nsw i64 %608, 1
  %632 = icmp eq i64 %631, 8
  br i1 %632, label %638, label %605

633:                                              ; preds = %633, %599
  %634 = phi i64 [ 0, %599 ], [ %636, %633 ]
  %635 = getelementptr inbounds nuw [8 x i32], ptr %281, i64 0, i64 %634
  store i32 %600, ptr %635, align 4
  %636 = add nuw nsw i64 %634, 1
  %637 = icmp eq i64 %636, 8
  br i1 %637, label %602, label %633

638:                                              ; preds = %627
  %639 = insertelement <8 x double> poison, double %601, i64 0
  %640 = shufflevector <8 x double> %639, <8 x double> poison, <8 x i32> zeroinitializer
  store <8 x double> %640, ptr %275, align 64
  %641 = load ptr, ptr %183, align 8
  %642 = load ptr, ptr %195, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %51) #13
  store <8 x double> %640, ptr %51, align 64
  %643 = call fastcc <8 x i64> @rates(ptr noundef nonnull %53, ptr noundef nonnull byval(<8 x double>) align 64 %51, ptr noundef %641, ptr noundef %642, ptr noundef %50)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %51) #13
  %644 = load <8 x i64>, ptr %50, align 64
  %645 = xor <8 x i64> %644, splat (i64 -1)
  %646 = and <8 x i64> %643, %575
  %647 = and <8 x i64> %646, %645
  br i1 %276, label %663, label %654

648:                                              ; preds = %505, %648
  %649 = phi i64 [ %652, %648 ], [ 0, %505 ]
  %650 = load ptr, ptr %206, align 8
  %651 = getelementptr inbounds nuw <8 x double>, ptr %650, i64 %649
  store <8 x double> zeroinitializer, ptr %651, align 64
  %652 = add nuw nsw i64 %649, 1
  %653 = icmp eq i64 %652, %277
  br i1 %653, label %561, label %648

654:                                              ; preds = %663, %638
  %655 = load <8 x double>, ptr %275, align 64
  %656 = load ptr, ptr %183, align 8
  %657 = load ptr, ptr %239, align 32
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %49)
  store <8 x double> %655, ptr %49, align 64
  %658 = load i32, ptr %250, align 16
  %659 = icmp eq i32 %658, 0
  br i1 %659, label %661, label %660

660:                                              ; preds = %654
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %44) #13
  store <8 x double> %655, ptr %44, align 64
  call fastcc void @set_inputs(ptr noundef nonnull readonly %53, ptr noundef nonnull byval(<8 x double>) align 64 %44, ptr noundef %656)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %44) #13
  br label %661

661:                                              ; preds = %660, %654
  %662 = load ptr, ptr %53, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %49, ptr noundef %656, ptr noundef %662, ptr noundef null, ptr noundef %657) #13
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %49)
  br i1 %285, label %761, label %676

663:                                              ; preds = %638, %663
  %664 = phi i64 [ %674, %663 ], [ 0, %638 ]
  %665 = load ptr, ptr %195, align 8
  %666 = trunc nuw nsw i64 %664 to i32
  %667 = add i32 %284, %666
  %668 = sext i32 %667 to i64
  %669 = getelementptr inbounds <8 x double>, ptr %665, i64 %668
  %670 = load <8 x double>, ptr %669, align 64
  %671 = fmul <8 x double> %670, splat (double 0x3EB0C6F7A0B5ED8D)
  %672 = load ptr, ptr %206, align 8
  %673 = getelementptr inbounds nuw <8 x double>, ptr %672, i64 %664
  store <8 x double> %671, ptr %673, align 64
  %674 = add nuw nsw i64 %664, 1
  %675 = icmp eq i64 %674, %277
  br i1 %675, label %654, label %663

676:                                              ; preds = %761, %661
  %677 = call fastcc <8 x double> @first_step(ptr noundef nonnull %53, ptr noundef readonly %0)
  store <8 x double> %677, ptr %287, align 64
  %678 = load ptr, ptr %183, align 8
  br i1 %288, label %679, label %688

679:                                              ; preds = %676, %679
  %680 = phi i64 [ %686, %679 ], [ 0, %676 ]
  %681 = phi <8 x double> [ %685, %679 ], [ zeroinitializer, %676 ]
  %682 = getelementptr inbounds nuw <8 x double>, ptr %678, i64 %680
  %683 = load <8 x double>, ptr %682, align 64
  %684 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %683)
  %685 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %681, <8 x double> %684)
  %686 = add nuw nsw i64 %680, 1
  %687 = icmp eq i64 %686, %289
  br i1 %687, label %688, label %679

688:                                              ; preds = %679, %676
  %689 = phi <8 x double> [ zeroinitializer, %676 ], [ %685, %679 ]
  br i1 %285, label %690, label %699

690:                                              ; preds = %688, %690
  %691 = phi i64 [ %697, %690 ], [ %290, %688 ]
  %692 = phi <8 x double> [ %696, %690 ], [ zeroinitializer, %688 ]
  %693 = getelementptr inbounds <8 x double>, ptr %678, i64 %691
  %694 = load <8 x double>, ptr %693, align 64
  %695 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %694)
  %696 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %692, <8 x double> %695)
  %697 = add nsw i64 %691, 1
  %698 = icmp slt i64 %697, %123
  br i1 %698, label %690, label %699

699:                                              ; preds = %690, %688
  %700 = phi <8 x double> [ zeroinitializer, %688 ], [ %696, %690 ]
  %701 = load ptr, ptr %195, align 8
  br i1 %288, label %704, label %702

702:                                              ; preds = %704, %699
  %703 = phi <8 x double> [ zeroinitializer, %699 ], [ %710, %704 ]
  br i1 %285, label %713, label %722

704:                                              ; preds = %699, %704
  %705 = phi i64 [ %711, %704 ], [ 0, %699 ]
  %706 = phi <8 x double> [ %710, %704 ], [ zeroinitializer, %699 ]
  %707 = getelementptr inbounds nuw <8 x double>, ptr %701, i64 %705
  %708 = load <8 x double>, ptr %707, align 64
  %709 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %708)
  %710 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %706, <8 x double> %709)
  %711 = add nuw nsw i64 %705, 1
  %712 = icmp eq i64 %711, %289
  br i1 %712, label %702, label %704

713:                                              ; preds = %702, %713
  %714 = phi i64 [ %720, %713 ], [ %290, %702 ]
  %715 = phi <8 x double> [ %719, %713 ], [ zeroinitializer, %702 ]
  %716 = getelementptr inbounds <8 x double>, ptr %701, i64 %714
  %717 = load <8 x double>, ptr %716, align 64
  %718 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %717)
  %719 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %715, <8 x double> %718)
  %720 = add nsw i64 %714, 1
  %721 = icmp slt i64 %720, %123
  br i1 %721, label %713, label %722

722:                                              ; preds = %713, %702
  %723 = phi <8 x double> [ zeroinitializer, %702 ], [ %719, %713 ]
  %724 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %677)
  %725 = fmul <8 x double> %724, %703
  %726 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %689, <8 x double> %725)
  %727 = fmul <8 x double> %724, %723
  %728 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %700, <8 x double> %727)
  %729 = fcmp ule <8 x double> %723, zeroinitializer
  %730 = fmul <8 x double> %728, %728
  %731 = fdiv <8 x double> %730, %723
  %732 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %726, <8 x double> %731)
  %733 = select <8 x i1> %729, <8 x double> %726, <8 x double> %732
  %734 = fmul <8 x double> %726, %723
  %735 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %734)
  %736 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %728, <8 x double> %735)
  store <8 x double> %733, ptr %291, align 64
  store <8 x double> %736, ptr %292, align 64
  store <8 x double> splat (double 0x7FF0000000000000), ptr %293, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %41) #13
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %42) #13
  br label %737

737:                                              ; preds = %751, %722
  %738 = phi i32 [ 0, %722 ], [ %753, %751 ]
  %739 = phi <8 x i64> [ %647, %722 ], [ %752, %751 ]
  %740 = load i32, ptr %256, align 32
  %741 = icmp eq i32 %740, 0
  br i1 %741, label %755, label %742

742:                                              ; preds = %737
  %743 = extractelement <8 x i64> %647, i32 %738
  %744 = icmp eq i64 %743, 0
  br i1 %744, label %751, label %745

745:                                              ; preds = %742
  %746 = load ptr, ptr %294, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %43) #13
  store <8 x double> zeroinitializer, ptr %43, align 64
  %747 = call fastcc i32 @ask_host(ptr noundef nonnull readonly %53, ptr noundef readonly %0, ptr noundef %746, ptr noundef nonnull byval(<8 x double>) align 64 %43, i32 noundef %738, ptr noundef %41, ptr noundef %42)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %43) #13
  %748 = icmp eq i32 %747, 0
  br i1 %748, label %749, label %751

749:                                              ; preds = %745
  %750 = insertelement <8 x i64> %739, i64 0, i32 %738
  br label %751

751:                                              ; preds = %749, %745, %742
  %752 = phi <8 x i64> [ %739, %745 ], [ %750, %749 ], [ %739, %742 ]
  %753 = add nuw nsw i32 %738, 1
  %754 = icmp eq i32 %753, 8
  br i1 %754, label %755, label %737

755:                                              ; preds = %751, %737
  %756 = phi <8 x i64> [ %752, %751 ], [ %739, %737 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %42) #13
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %41) #13
  store <8 x i64> %756, ptr %295, align 64
  %757 = icmp sgt i32 %502, 0
  br i1 %757, label %758, label %785

758:                                              ; preds = %755
  %759 = call i32 @llvm.smax.i32(i32 %506, i32 1)
  %760 = zext nneg i32 %759 to i64
  br label %771

761:                                              ; preds = %661, %761
  %762 = phi i64 [ %769, %761 ], [ 0, %661 ]
  %763 = load ptr, ptr %239, align 32
  %764 = getelementptr inbounds nuw <8 x double>, ptr %763, i64 %762
  %765 = getelementptr inbounds nuw i8, ptr %764, i64 128
  %766 = load <8 x double>, ptr %765, align 64
  %767 = load ptr, ptr %209, align 16
  %768 = getelementptr inbounds nuw <8 x double>, ptr %767, i64 %762
  store <8 x double> %766, ptr %768, align 64
  %769 = add nuw nsw i64 %762, 1
  %770 = icmp eq i64 %769, %286
  br i1 %770, label %676, label %761

771:                                              ; preds = %782, %758
  %772 = phi i64 [ 0, %758 ], [ %783, %782 ]
  %773 = trunc nuw nsw i64 %772 to i32
  %774 = extractelement <8 x i64> %756, i32 %773
  %775 = icmp eq i64 %774, 0
  br i1 %775, label %776, label %782

776:                                              ; preds = %771
  %777 = load ptr, ptr %296, align 8
  %778 = getelementptr inbounds nuw [8 x i32], ptr %263, i64 0, i64 %772
  %779 = load i32, ptr %778, align 4
  %780 = sext i32 %779 to i64
  %781 = getelementptr inbounds i32, ptr %777, i64 %780
  store i32 7, ptr %781, align 4
  br label %782

782:                                              ; preds = %776, %771
  %783 = add nuw nsw i64 %772, 1
  %784 = icmp eq i64 %783, %760
  br i1 %784, label %785, label %771

785:                                              ; preds = %782, %755
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %50) #13
  %786 = load i32, ptr %297, align 4
  %787 = load <8 x double>, ptr %299, align 64
  br label %788

788:                                              ; preds = %800, %785
  %789 = phi <8 x double> [ %787, %785 ], [ %802, %800 ]
  %790 = phi i64 [ 0, %785 ], [ %803, %800 ]
  %791 = trunc nuw nsw i64 %790 to i32
  %792 = getelementptr inbounds nuw [8 x i32], ptr %267, i64 0, i64 %790
  %793 = load i32, ptr %792, align 4
  %794 = icmp slt i32 %793, %786
  br i1 %794, label %795, label %800

795:                                              ; preds = %788
  %796 = load ptr, ptr %298, align 8
  %797 = sext i32 %793 to i64
  %798 = getelementptr inbounds double, ptr %796, i64 %797
  %799 = load double, ptr %798, align 8
  br label %800

800:                                              ; preds = %795, %788
  %801 = phi double [ %799, %795 ], [ 0x7FF0000000000000, %788 ]
  %802 = insertelement <8 x double> %789, double %801, i32 %791
  store <8 x double> %802, ptr %299, align 64
  %803 = add nuw nsw i64 %790, 1
  %804 = icmp eq i64 %803, 8
  br i1 %804, label %805, label %788

805:                                              ; preds = %800
  %806 = load double, ptr %274, align 8
  %807 = insertelement <8 x double> poison, double %806, i64 0
  %808 = shufflevector <8 x double> %807, <8 x double> poison, <8 x i32> zeroinitializer
  %809 = load <8 x i64>, ptr %295, align 64
  %810 = fcmp oeq <8 x double> %802, %808
  %811 = select <8 x i1> %810, <8 x i64> %809, <8 x i64> zeroinitializer
  %812 = load ptr, ptr %183, align 8
  %813 = load ptr, ptr %239, align 32
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %40)
  store <8 x double> %808, ptr %40, align 64
  %814 = load i32, ptr %250, align 16
  %815 = icmp eq i32 %814, 0
  br i1 %815, label %817, label %816

816:                                              ; preds = %805
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %39) #13
  store <8 x double> %808, ptr %39, align 64
  call fastcc void @set_inputs(ptr noundef nonnull readonly %53, ptr noundef nonnull byval(<8 x double>) align 64 %39, ptr noundef %812)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %39) #13
  br label %817

817:                                              ; preds = %816, %805
  %818 = load ptr, ptr %53, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %40, ptr noundef %812, ptr noundef %818, ptr noundef null, ptr noundef %813) #13
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %40)
  %819 = load ptr, ptr %239, align 32
  %820 = getelementptr inbounds nuw i8, ptr %819, i64 64
  br label %821

821:                                              ; preds = %881, %817
  %822 = phi i64 [ 0, %817 ], [ %882, %881 ]
  %823 = trunc nuw nsw i64 %822 to i32
  %824 = extractelement <8 x i64> %811, i32 %823
  %825 = icmp eq i64 %824, 0
  br i1 %825, label %881, label %826

826:                                              ; preds = %821
  %827 = getelementptr inbounds nuw [8 x i32], ptr %263, i64 0, i64 %822
  %828 = load i32, ptr %827, align 4
  %829 = sext i32 %828 to i64
  %830 = getelementptr inbounds nuw [8 x i32], ptr %267, i64 0, i64 %822
  %831 = load i32, ptr %830, align 4
  %832 = add nsw i32 %831, 1
  store i32 %832, ptr %830, align 4
  %833 = sext i32 %831 to i64
  %834 = load i32, ptr %297, align 4
  %835 = sext i32 %834 to i64
  br i1 %300, label %836, label %840

836:                                              ; preds = %826
  %837 = load ptr, ptr %301, align 8
  %838 = mul nsw i64 %829, %123
  %839 = getelementptr double, ptr %837, i64 %833
  br label %845

840:                                              ; preds = %845, %826
  br i1 %266, label %841, label %855

841:                                              ; preds = %840
  %842 = load ptr, ptr %302, align 8
  %843 = mul nsw i64 %829, %303
  %844 = getelementptr double, ptr %842, i64 %833
  br label %868

845:                                              ; preds = %845, %836
  %846 = phi i64 [ 0, %836 ], [ %853, %845 ]
  %847 = getelementptr inbounds nuw <8 x double>, ptr %812, i64 %846
  %848 = load <8 x double>, ptr %847, align 64
  %849 = extractelement <8 x double> %848, i32 %823
  %850 = add nsw i64 %846, %838
  %851 = mul nsw i64 %850, %835
  %852 = getelementptr double, ptr %839, i64 %851
  store double %849, ptr %852, align 8
  %853 = add nuw nsw i64 %846, 1
  %854 = icmp eq i64 %853, %305
  br i1 %854, label %840, label %845

855:                                              ; preds = %868, %840
  %856 = load ptr, ptr %304, align 8
  %857 = shl nsw i64 %829, 1
  %858 = getelementptr double, ptr %856, i64 %833
  %859 = load <8 x double>, ptr %819, align 64
  %860 = extractelement <8 x double> %859, i32 %823
  %861 = mul nsw i64 %857, %835
  %862 = getelementptr double, ptr %858, i64 %861
  store double %860, ptr %862, align 8
  %863 = load <8 x double>, ptr %820, align 64
  %864 = extractelement <8 x double> %863, i32 %823
  %865 = or disjoint i64 %857, 1
  %866 = mul nsw i64 %865, %835
  %867 = getelementptr double, ptr %858, i64 %866
  store double %864, ptr %867, align 8
  br label %881

868:                                              ; preds = %868, %841
  %869 = phi i64 [ 0, %841 ], [ %879, %868 ]
  %870 = trunc nuw nsw i64 %869 to i32
  %871 = add i32 %70, %870
  %872 = sext i32 %871 to i64
  %873 = getelementptr inbounds <8 x double>, ptr %812, i64 %872
  %874 = load <8 x double>, ptr %873, align 64
  %875 = extractelement <8 x double> %874, i32 %823
  %876 = add nsw i64 %869, %843
  %877 = mul nsw i64 %876, %835
  %878 = getelementptr double, ptr %844, i64 %877
  store double %875, ptr %878, align 8
  %879 = add nuw nsw i64 %869, 1
  %880 = icmp eq i64 %879, %306
  br i1 %880, label %855, label %868

881:                                              ; preds = %855, %821
  %882 = add nuw nsw i64 %822, 1
  %883 = icmp eq i64 %882, 8
  br i1 %883, label %884, label %821

884:                                              ; preds = %881
  %885 = load <8 x double>, ptr %299, align 64
  br label %886

886:                                              ; preds = %884, %905
  %887 = phi <8 x double> [ %906, %905 ], [ %885, %884 ]
  %888 = phi i64 [ %907, %905 ], [ 0, %884 ]
  %889 = trunc nuw nsw i64 %888 to i32
  %890 = extractelement <8 x i64> %811, i32 %889
  %891 = icmp eq i64 %890, 0
  br i1 %891, label %905, label %892

892:                                              ; preds = %886
  %893 = getelementptr inbounds nuw [8 x i32], ptr %267, i64 0, i64 %888
  %894 = load i32, ptr %893, align 4
  %895 = load i32, ptr %297, align 4
  %896 = icmp slt i32 %894, %895
  br i1 %896, label %897, label %902

897:                                              ; preds = %892
  %898 = load ptr, ptr %298, align 8
  %899 = sext i32 %894 to i64
  %900 = getelementptr inbounds double, ptr %898, i64 %899
  %901 = load double, ptr %900, align 8
  br label %902

902:                                              ; preds = %897, %892
  %903 = phi double [ %901, %897 ], [ 0x7FF0000000000000, %892 ]
  %904 = insertelement <8 x double> %887, double %903, i32 %889
  store <8 x double> %904, ptr %299, align 64
  br label %905

905:                                              ; preds = %902, %886
  %906 = phi <8 x double> [ %904, %902 ], [ %887, %886 ]
  %907 = add nuw nsw i64 %888, 1
  %908 = icmp eq i64 %907, 8
  br i1 %908, label %909, label %886

909:                                              ; preds = %905
  %910 = icmp slt i32 %502, 8
  br i1 %910, label %911, label %914

911:                                              ; preds = %909
  %912 = load <8 x i64>, ptr %295, align 64
  br label %916

913:                                              ; preds = %916
  store <8 x i64> %919, ptr %295, align 64
  br label %914

914:                                              ; preds = %913, %909
  %915 = add nsw i32 %506, %491
  br label %922

916:                                              ; preds = %911, %916
  %917 = phi i32 [ %920, %916 ], [ %506, %911 ]
  %918 = phi <8 x i64> [ %919, %916 ], [ %912, %911 ]
  %919 = insertelement <8 x i64> %918, i64 0, i32 %917
  %920 = add i32 %917, 1
  %921 = icmp eq i32 %920, 8
  br i1 %921, label %913, label %916

922:                                              ; preds = %914, %488
  %923 = phi i32 [ 0, %914 ], [ %492, %488 ]
  %924 = phi i32 [ %915, %914 ], [ %491, %488 ]
  %925 = icmp eq i32 %490, 0
  br i1 %925, label %926, label %932

926:                                              ; preds = %922, %926
  %927 = phi i32 [ %930, %926 ], [ 0, %922 ]
  call fastcc void @refill(ptr noundef %52, i32 noundef %927, ptr noundef %53, i32 noundef 0)
  %928 = load <8 x i64>, ptr %240, align 64
  %929 = insertelement <8 x i64> %928, i64 0, i32 %927
  store <8 x i64> %929, ptr %240, align 64
  %930 = add nuw nsw i32 %927, 1
  %931 = icmp eq i32 %930, 8
  br i1 %931, label %932, label %926

932:                                              ; preds = %926, %922
  %933 = load <8 x i64>, ptr %295, align 64
  %934 = extractelement <8 x i64> %933, i32 %923
  %935 = icmp eq i64 %934, 0
  br i1 %935, label %937, label %936

936:                                              ; preds = %932
  call fastcc void @refill(ptr noundef %52, i32 noundef %482, ptr noundef %53, i32 noundef %923)
  br label %937

937:                                              ; preds = %936, %932
  %938 = add nuw nsw i32 %923, 1
  %939 = load <8 x i64>, ptr %240, align 64
  %940 = extractelement <8 x i64> %939, i32 %482
  %941 = icmp eq i64 %940, 0
  br i1 %941, label %488, label %942

942:                                              ; preds = %494, %937, %480
  %943 = phi <8 x i64> [ %481, %480 ], [ %939, %937 ], [ %489, %494 ]
  %944 = phi i32 [ %485, %480 ], [ %938, %937 ], [ 8, %494 ]
  %945 = phi i32 [ %484, %480 ], [ %924, %937 ], [ %491, %494 ]
  %946 = phi i32 [ %483, %480 ], [ 1, %937 ], [ %490, %494 ]
  %947 = add nuw nsw i32 %482, 1
  %948 = icmp eq i32 %947, 8
  br i1 %948, label %952, label %949

949:                                              ; preds = %942, %3543
  %950 = phi <8 x i64> [ %943, %942 ], [ %3544, %3543 ]
  %951 = phi i32 [ %947, %942 ], [ 0, %3543 ]
  br label %480

952:                                              ; preds = %942
  %953 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %943)
  %954 = icmp eq i64 %953, 0
  br i1 %954, label %3545, label %955

955:                                              ; preds = %952
  %956 = load double, ptr %308, align 8
  %957 = load <8 x double>, ptr %309, align 64
  %958 = load <8 x double>, ptr %312, align 64
  br label %959

959:                                              ; preds = %955, %3541
  %960 = phi <8 x i64> [ %943, %955 ], [ %3235, %3541 ]
  %961 = phi <8 x double> [ %958, %955 ], [ %3214, %3541 ]
  %962 = phi <8 x double> [ %957, %955 ], [ %3542, %3541 ]
  %963 = phi double [ %956, %955 ], [ %3216, %3541 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %36) #13
  store <8 x i64> zeroinitializer, ptr %36, align 64
  %964 = load <8 x double>, ptr %307, align 64
  %965 = insertelement <8 x double> poison, double %963, i64 0
  %966 = shufflevector <8 x double> %965, <8 x double> poison, <8 x i32> zeroinitializer
  %967 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %964, <8 x double> %966)
  %968 = load double, ptr %310, align 8
  %969 = insertelement <8 x double> poison, double %968, i64 0
  %970 = shufflevector <8 x double> %969, <8 x double> poison, <8 x i32> zeroinitializer
  %971 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %962, <8 x double> %970)
  %972 = load <8 x double>, ptr %311, align 64
  %973 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %971, <8 x double> %972)
  %974 = fsub <8 x double> %967, %961
  %975 = fmul <8 x double> %973, splat (double 0x3FF000000044B830)
  %976 = fcmp ult <8 x double> %975, %974
  %977 = select <8 x i1> %976, <8 x double> %973, <8 x double> %974
  %978 = bitcast <8 x double> %977 to <8 x i64>
  %979 = fadd <8 x double> %961, %973
  %980 = select <8 x i1> %976, <8 x double> %979, <8 x double> %967
  %981 = and <8 x i64> %960, %978
  %982 = bitcast <8 x i64> %981 to <8 x double>
  %983 = load ptr, ptr %79, align 8
  %984 = load ptr, ptr %65, align 8
  %985 = load ptr, ptr %85, align 8
  %986 = load <2 x double>, ptr %313, align 64
  %987 = shufflevector <2 x double> %986, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %314, label %988, label %1003

988:                                              ; preds = %959, %988
  %989 = phi i64 [ %997, %988 ], [ 0, %959 ]
  %990 = getelementptr inbounds nuw <8 x double>, ptr %984, i64 %989
  %991 = load <8 x double>, ptr %990, align 64
  %992 = getelementptr inbounds nuw <8 x double>, ptr %985, i64 %989
  %993 = load <8 x double>, ptr %992, align 64
  %994 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %987, <8 x double> %993, <8 x double> zeroinitializer)
  %995 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> %994, <8 x double> %991)
  %996 = getelementptr inbounds nuw <8 x double>, ptr %983, i64 %989
  store <8 x double> %995, ptr %996, align 64
  %997 = add nuw nsw i64 %989, 1
  %998 = icmp eq i64 %997, %315
  br i1 %998, label %999, label %988

999:                                              ; preds = %988
  %1000 = load ptr, ptr %79, align 8
  %1001 = load ptr, ptr %85, align 8
  %1002 = load <8 x double>, ptr %312, align 64
  br label %1003

1003:                                             ; preds = %999, %959
  %1004 = phi <8 x double> [ %1002, %999 ], [ %961, %959 ]
  %1005 = phi ptr [ %1001, %999 ], [ %985, %959 ]
  %1006 = phi ptr [ %1000, %999 ], [ %983, %959 ]
  %1007 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> splat (double 0x3FAAEE6838DAE63A), <8 x double> %1004)
  %1008 = getelementptr inbounds <8 x double>, ptr %1005, i64 %73
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %25) #13
  store <8 x double> %1007, ptr %25, align 64
  %1009 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %52, ptr noundef nonnull byval(<8 x double>) align 64 %25, ptr noundef %1006, ptr noundef %1008, ptr noundef nonnull %36)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %25) #13
  %1010 = load ptr, ptr %79, align 8
  %1011 = load ptr, ptr %65, align 8
  %1012 = load ptr, ptr %85, align 8
  %1013 = load <2 x double>, ptr %316, align 64
  %1014 = shufflevector <2 x double> %1013, <2 x double> poison, <8 x i32> zeroinitializer
  %1015 = load <2 x double>, ptr %317, align 8
  %1016 = shufflevector <2 x double> %1015, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %314, label %1017, label %1036

1017:                                             ; preds = %1003
  %1018 = getelementptr inbounds nuw <8 x double>, ptr %1012, i64 %315
  br label %1019

1019:                                             ; preds = %1019, %1017
  %1020 = phi i64 [ 0, %1017 ], [ %1031, %1019 ]
  %1021 = getelementptr inbounds nuw <8 x double>, ptr %1011, i64 %1020
  %1022 = load <8 x double>, ptr %1021, align 64
  %1023 = getelementptr inbounds nuw <8 x double>, ptr %1012, i64 %1020
  %1024 = load <8 x double>, ptr %1023, align 64
  %1025 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1014, <8 x double> %1024, <8 x double> zeroinitializer)
  %1026 = getelementptr inbounds nuw <8 x double>, ptr %1018, i64 %1020
  %1027 = load <8 x double>, ptr %1026, align 64
  %1028 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1016, <8 x double> %1027, <8 x double> %1025)
  %1029 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> %1028, <8 x double> %1022)
  %1030 = getelementptr inbounds nuw <8 x double>, ptr %1010, i64 %1020
  store <8 x double> %1029, ptr %1030, align 64
  %1031 = add nuw nsw i64 %1020, 1
  %1032 = icmp eq i64 %1031, %315
  br i1 %1032, label %1033, label %1019

1033:                                             ; preds = %1019
  %1034 = load ptr, ptr %79, align 8
  %1035 = load ptr, ptr %85, align 8
  br label %1036

1036:                                             ; preds = %1033, %1003
  %1037 = phi ptr [ %1035, %1033 ], [ %1012, %1003 ]
  %1038 = phi ptr [ %1034, %1033 ], [ %1010, %1003 ]
  %1039 = load <8 x double>, ptr %312, align 64
  %1040 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> splat (double 0x3FB432CE2AA42CAC), <8 x double> %1039)
  %1041 = getelementptr inbounds <8 x double>, ptr %1037, i64 %318
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %26) #13
  store <8 x double> %1040, ptr %26, align 64
  %1042 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %52, ptr noundef nonnull byval(<8 x double>) align 64 %26, ptr noundef %1038, ptr noundef %1041, ptr noundef nonnull %36)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %26) #13
  %1043 = and <8 x i64> %1042, %1009
  %1044 = load ptr, ptr %79, align 8
  %1045 = load ptr, ptr %65, align 8
  %1046 = load ptr, ptr %85, align 8
  %1047 = load <2 x double>, ptr %319, align 64
  %1048 = shufflevector <2 x double> %1047, <2 x double> poison, <8 x i32> zeroinitializer
  %1049 = load <2 x double>, ptr %320, align 16
  %1050 = shufflevector <2 x double> %1049, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %314, label %1051, label %1070

1051:                                             ; preds = %1036
  %1052 = getelementptr inbounds nuw <8 x double>, ptr %1046, i64 %321
  br label %1053

1053:                                             ; preds = %1053, %1051
  %1054 = phi i64 [ 0, %1051 ], [ %1065, %1053 ]
  %1055 = getelementptr inbounds nuw <8 x double>, ptr %1045, i64 %1054
  %1056 = load <8 x double>, ptr %1055, align 64
  %1057 = getelementptr inbounds nuw <8 x double>, ptr %1046, i64 %1054
  %1058 = load <8 x double>, ptr %1057, align 64
  %1059 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1048, <8 x double> %1058, <8 x double> zeroinitializer)
  %1060 = getelementptr inbounds nuw <8 x double>, ptr %1052, i64 %1054
  %1061 = load <8 x double>, ptr %1060, align 64
  %1062 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1050, <8 x double> %1061, <8 x double> %1059)
  %1063 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> %1062, <8 x double> %1056)
  %1064 = getelementptr inbounds nuw <8 x double>, ptr %1044, i64 %1054
  store <8 x double> %1063, ptr %1064, align 64
  %1065 = add nuw nsw i64 %1054, 1
  %1066 = icmp eq i64 %1065, %315
  br i1 %1066, label %1067, label %1053

1067:                                             ; preds = %1053
  %1068 = load ptr, ptr %79, align 8
  %1069 = load ptr, ptr %85, align 8
  br label %1070

1070:                                             ; preds = %1067, %1036
  %1071 = phi ptr [ %1069, %1067 ], [ %1046, %1036 ]
  %1072 = phi ptr [ %1068, %1067 ], [ %1044, %1036 ]
  %1073 = load <8 x double>, ptr %312, align 64
  %1074 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> splat (double 0x3FBE4C353FF64302), <8 x double> %1073)
  %1075 = getelementptr inbounds <8 x double>, ptr %1071, i64 %323
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %27) #13
  store <8 x double> %1074, ptr %27, align 64
  %1076 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %52, ptr noundef nonnull byval(<8 x double>) align 64 %27, ptr noundef %1072, ptr noundef %1075, ptr noundef nonnull %36)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %27) #13
  %1077 = and <8 x i64> %1043, %1076
  %1078 = load ptr, ptr %79, align 8
  %1079 = load ptr, ptr %65, align 8
  %1080 = load ptr, ptr %85, align 8
  %1081 = load <2 x double>, ptr %324, align 64
  %1082 = shufflevector <2 x double> %1081, <2 x double> poison, <8 x i32> zeroinitializer
  %1083 = load <2 x double>, ptr %325, align 16
  %1084 = shufflevector <2 x double> %1083, <2 x double> poison, <8 x i32> zeroinitializer
  %1085 = load <2 x double>, ptr %326, align 8
  %1086 = shufflevector <2 x double> %1085, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %314, label %1087, label %1110

1087:                                             ; preds = %1070
  %1088 = getelementptr inbounds nuw <8 x double>, ptr %1080, i64 %321
  %1089 = getelementptr inbounds nuw <8 x double>, ptr %1080, i64 %327
  br label %1090

1090:                                             ; preds = %1090, %1087
  %1091 = phi i64 [ 0, %1087 ], [ %1105, %1090 ]
  %1092 = getelementptr inbounds nuw <8 x double>, ptr %1079, i64 %1091
  %1093 = load <8 x double>, ptr %1092, align 64
  %1094 = getelementptr inbounds nuw <8 x double>, ptr %1080, i64 %1091
  %1095 = load <8 x double>, ptr %1094, align 64
  %1096 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1082, <8 x double> %1095, <8 x double> zeroinitializer)
  %1097 = getelementptr inbounds nuw <8 x double>, ptr %1088, i64 %1091
  %1098 = load <8 x double>, ptr %1097, align 64
  %1099 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1084, <8 x double> %1098, <8 x double> %1096)
  %1100 = getelementptr inbounds nuw <8 x double>, ptr %1089, i64 %1091
  %1101 = load <8 x double>, ptr %1100, align 64
  %1102 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1086, <8 x double> %1101, <8 x double> %1099)
  %1103 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> %1102, <8 x double> %1093)
  %1104 = getelementptr inbounds nuw <8 x double>, ptr %1078, i64 %1091
  store <8 x double> %1103, ptr %1104, align 64
  %1105 = add nuw nsw i64 %1091, 1
  %1106 = icmp eq i64 %1105, %315
  br i1 %1106, label %1107, label %1090

1107:                                             ; preds = %1090
  %1108 = load ptr, ptr %79, align 8
  %1109 = load ptr, ptr %85, align 8
  br label %1110

1110:                                             ; preds = %1107, %1070
  %1111 = phi ptr [ %1109, %1107 ], [ %1080, %1070 ]
  %1112 = phi ptr [ %1108, %1107 ], [ %1078, %1070 ]
  %1113 = load <8 x double>, ptr %312, align 64
  %1114 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> splat (double 0x3FD2068C499C08D9), <8 x double> %1113)
  %1115 = getelementptr inbounds <8 x double>, ptr %1111, i64 %329
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %28) #13
  store <8 x double> %1114, ptr %28, align 64
  %1116 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %52, ptr noundef nonnull byval(<8 x double>) align 64 %28, ptr noundef %1112, ptr noundef %1115, ptr noundef nonnull %36)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %28) #13
  %1117 = and <8 x i64> %1077, %1116
  %1118 = load ptr, ptr %79, align 8
  %1119 = load ptr, ptr %65, align 8
  %1120 = load ptr, ptr %85, align 8
  %1121 = load <2 x double>, ptr %330, align 64
  %1122 = shufflevector <2 x double> %1121, <2 x double> poison, <8 x i32> zeroinitializer
  %1123 = load <2 x double>, ptr %331, align 8
  %1124 = shufflevector <2 x double> %1123, <2 x double> poison, <8 x i32> zeroinitializer
  %1125 = load <2 x double>, ptr %332, align 32
  %1126 = shufflevector <2 x double> %1125, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %314, label %1127, label %1150

1127:                                             ; preds = %1110
  %1128 = getelementptr inbounds nuw <8 x double>, ptr %1120, i64 %327
  %1129 = getelementptr inbounds nuw <8 x double>, ptr %1120, i64 %333
  br label %1130

1130:                                             ; preds = %1130, %1127
  %1131 = phi i64 [ 0, %1127 ], [ %1145, %1130 ]
  %1132 = getelementptr inbounds nuw <8 x double>, ptr %1119, i64 %1131
  %1133 = load <8 x double>, ptr %1132, align 64
  %1134 = getelementptr inbounds nuw <8 x double>, ptr %1120, i64 %1131
  %1135 = load <8 x double>, ptr %1134, align 64
  %1136 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1122, <8 x double> %1135, <8 x double> zeroinitializer)
  %1137 = getelementptr inbounds nuw <8 x double>, ptr %1128, i64 %1131
  %1138 = load <8 x double>, ptr %1137, align 64
  %1139 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1124, <8 x double> %1138, <8 x double> %1136)
  %1140 = getelementptr inbounds nuw <8 x double>, ptr %1129, i64 %1131
  %1141 = load <8 x double>, ptr %1140, align 64
  %1142 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1126, <8 x double> %1141, <8 x double> %1139)
  %1143 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> %1142, <8 x double> %1133)
  %1144 = getelementptr inbounds nuw <8 x double>, ptr %1118, i64 %1131
  store <8 x double> %1143, ptr %1144, align 64
  %1145 = add nuw nsw i64 %1131, 1
  %1146 = icmp eq i64 %1145, %315
  br i1 %1146, label %1147, label %1130

1147:                                             ; preds = %1130
  %1148 = load ptr, ptr %79, align 8
  %1149 = load ptr, ptr %85, align 8
  br label %1150

1150:                                             ; preds = %1147, %1110
  %1151 = phi ptr [ %1149, %1147 ], [ %1120, %1110 ]
  %1152 = phi ptr [ %1148, %1147 ], [ %1118, %1110 ]
  %1153 = load <8 x double>, ptr %312, align 64
  %1154 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> splat (double 0x3FD5555555555555), <8 x double> %1153)
  %1155 = getelementptr inbounds <8 x double>, ptr %1151, i64 %335
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %29) #13
  store <8 x double> %1154, ptr %29, align 64
  %1156 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %52, ptr noundef nonnull byval(<8 x double>) align 64 %29, ptr noundef %1152, ptr noundef %1155, ptr noundef nonnull %36)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %29) #13
  %1157 = and <8 x i64> %1117, %1156
  %1158 = load ptr, ptr %79, align 8
  %1159 = load ptr, ptr %65, align 8
  %1160 = load ptr, ptr %85, align 8
  %1161 = load <2 x double>, ptr %336, align 64
  %1162 = shufflevector <2 x double> %1161, <2 x double> poison, <8 x i32> zeroinitializer
  %1163 = load <2 x double>, ptr %337, align 8
  %1164 = shufflevector <2 x double> %1163, <2 x double> poison, <8 x i32> zeroinitializer
  %1165 = load <2 x double>, ptr %338, align 32
  %1166 = shufflevector <2 x double> %1165, <2 x double> poison, <8 x i32> zeroinitializer
  %1167 = load <2 x double>, ptr %339, align 8
  %1168 = shufflevector <2 x double> %1167, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %314, label %1169, label %1196

1169:                                             ; preds = %1150
  %1170 = getelementptr inbounds nuw <8 x double>, ptr %1160, i64 %327
  %1171 = getelementptr inbounds nuw <8 x double>, ptr %1160, i64 %333
  %1172 = getelementptr inbounds nuw <8 x double>, ptr %1160, i64 %340
  br label %1173

1173:                                             ; preds = %1173, %1169
  %1174 = phi i64 [ 0, %1169 ], [ %1191, %1173 ]
  %1175 = getelementptr inbounds nuw <8 x double>, ptr %1159, i64 %1174
  %1176 = load <8 x double>, ptr %1175, align 64
  %1177 = getelementptr inbounds nuw <8 x double>, ptr %1160, i64 %1174
  %1178 = load <8 x double>, ptr %1177, align 64
  %1179 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1162, <8 x double> %1178, <8 x double> zeroinitializer)
  %1180 = getelementptr inbounds nuw <8 x double>, ptr %1170, i64 %1174
  %1181 = load <8 x double>, ptr %1180, align 64
  %1182 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1164, <8 x double> %1181, <8 x double> %1179)
  %1183 = getelementptr inbounds nuw <8 x double>, ptr %1171, i64 %1174
  %1184 = load <8 x double>, ptr %1183, align 64
  %1185 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1166, <8 x double> %1184, <8 x double> %1182)
  %1186 = getelementptr inbounds nuw <8 x double>, ptr %1172, i64 %1174
  %1187 = load <8 x double>, ptr %1186, align 64
  %1188 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1168, <8 x double> %1187, <8 x double> %1185)
  %1189 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> %1188, <8 x double> %1176)
  %1190 = getelementptr inbounds nuw <8 x double>, ptr %1158, i64 %1174
  store <8 x double> %1189, ptr %1190, align 64
  %1191 = add nuw nsw i64 %1174, 1
  %1192 = icmp eq i64 %1191, %315
  br i1 %1192, label %1193, label %1173

1193:                                             ; preds = %1173
  %1194 = load ptr, ptr %79, align 8
  %1195 = load ptr, ptr %85, align 8
  br label %1196

1196:                                             ; preds = %1193, %1150
  %1197 = phi ptr [ %1195, %1193 ], [ %1160, %1150 ]
  %1198 = phi ptr [ %1194, %1193 ], [ %1158, %1150 ]
  %1199 = load <8 x double>, ptr %312, align 64
  %1200 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> splat (double 2.500000e-01), <8 x double> %1199)
  %1201 = getelementptr inbounds <8 x double>, ptr %1197, i64 %342
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %30) #13
  store <8 x double> %1200, ptr %30, align 64
  %1202 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %52, ptr noundef nonnull byval(<8 x double>) align 64 %30, ptr noundef %1198, ptr noundef %1201, ptr noundef nonnull %36)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %30) #13
  %1203 = and <8 x i64> %1157, %1202
  %1204 = load ptr, ptr %79, align 8
  %1205 = load ptr, ptr %65, align 8
  %1206 = load ptr, ptr %85, align 8
  %1207 = load <2 x double>, ptr %343, align 64
  %1208 = shufflevector <2 x double> %1207, <2 x double> poison, <8 x i32> zeroinitializer
  %1209 = load <2 x double>, ptr %344, align 8
  %1210 = shufflevector <2 x double> %1209, <2 x double> poison, <8 x i32> zeroinitializer
  %1211 = load <2 x double>, ptr %345, align 32
  %1212 = shufflevector <2 x double> %1211, <2 x double> poison, <8 x i32> zeroinitializer
  %1213 = load <2 x double>, ptr %346, align 8
  %1214 = shufflevector <2 x double> %1213, <2 x double> poison, <8 x i32> zeroinitializer
  %1215 = load <2 x double>, ptr %347, align 16
  %1216 = shufflevector <2 x double> %1215, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %314, label %1217, label %1248

1217:                                             ; preds = %1196
  %1218 = getelementptr inbounds nuw <8 x double>, ptr %1206, i64 %327
  %1219 = getelementptr inbounds nuw <8 x double>, ptr %1206, i64 %333
  %1220 = getelementptr inbounds nuw <8 x double>, ptr %1206, i64 %340
  %1221 = getelementptr inbounds nuw <8 x double>, ptr %1206, i64 %348
  br label %1222

1222:                                             ; preds = %1222, %1217
  %1223 = phi i64 [ 0, %1217 ], [ %1243, %1222 ]
  %1224 = getelementptr inbounds nuw <8 x double>, ptr %1205, i64 %1223
  %1225 = load <8 x double>, ptr %1224, align 64
  %1226 = getelementptr inbounds nuw <8 x double>, ptr %1206, i64 %1223
  %1227 = load <8 x double>, ptr %1226, align 64
  %1228 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1208, <8 x double> %1227, <8 x double> zeroinitializer)
  %1229 = getelementptr inbounds nuw <8 x double>, ptr %1218, i64 %1223
  %1230 = load <8 x double>, ptr %1229, align 64
  %1231 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1210, <8 x double> %1230, <8 x double> %1228)
  %1232 = getelementptr inbounds nuw <8 x double>, ptr %1219, i64 %1223
  %1233 = load <8 x double>, ptr %1232, align 64
  %1234 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1212, <8 x double> %1233, <8 x double> %1231)
  %1235 = getelementptr inbounds nuw <8 x double>, ptr %1220, i64 %1223
  %1236 = load <8 x double>, ptr %1235, align 64
  %1237 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1214, <8 x double> %1236, <8 x double> %1234)
  %1238 = getelementptr inbounds nuw <8 x double>, ptr %1221, i64 %1223
  %1239 = load <8 x double>, ptr %1238, align 64
  %1240 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1216, <8 x double> %1239, <8 x double> %1237)
  %1241 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> %1240, <8 x double> %1225)
  %1242 = getelementptr inbounds nuw <8 x double>, ptr %1204, i64 %1223
  store <8 x double> %1241, ptr %1242, align 64
  %1243 = add nuw nsw i64 %1223, 1
  %1244 = icmp eq i64 %1243, %315
  br i1 %1244, label %1245, label %1222

1245:                                             ; preds = %1222
  %1246 = load ptr, ptr %79, align 8
  %1247 = load ptr, ptr %85, align 8
  br label %1248

1248:                                             ; preds = %1245, %1196
  %1249 = phi ptr [ %1247, %1245 ], [ %1206, %1196 ]
  %1250 = phi ptr [ %1246, %1245 ], [ %1204, %1196 ]
  %1251 = load <8 x double>, ptr %312, align 64
  %1252 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> splat (double 0x3FD3B13B13B13B14), <8 x double> %1251)
  %1253 = getelementptr inbounds <8 x double>, ptr %1249, i64 %95
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %31) #13
  store <8 x double> %1252, ptr %31, align 64
  %1254 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %52, ptr noundef nonnull byval(<8 x double>) align 64 %31, ptr noundef %1250, ptr noundef %1253, ptr noundef nonnull %36)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %31) #13
  %1255 = and <8 x i64> %1203, %1254
  %1256 = load ptr, ptr %79, align 8
  %1257 = load ptr, ptr %65, align 8
  %1258 = load ptr, ptr %85, align 8
  %1259 = load <2 x double>, ptr %349, align 64
  %1260 = shufflevector <2 x double> %1259, <2 x double> poison, <8 x i32> zeroinitializer
  %1261 = load <2 x double>, ptr %350, align 8
  %1262 = shufflevector <2 x double> %1261, <2 x double> poison, <8 x i32> zeroinitializer
  %1263 = load <2 x double>, ptr %351, align 32
  %1264 = shufflevector <2 x double> %1263, <2 x double> poison, <8 x i32> zeroinitializer
  %1265 = load <2 x double>, ptr %352, align 8
  %1266 = shufflevector <2 x double> %1265, <2 x double> poison, <8 x i32> zeroinitializer
  %1267 = load <2 x double>, ptr %353, align 16
  %1268 = shufflevector <2 x double> %1267, <2 x double> poison, <8 x i32> zeroinitializer
  %1269 = load <2 x double>, ptr %354, align 8
  %1270 = shufflevector <2 x double> %1269, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %314, label %1271, label %1306

1271:                                             ; preds = %1248
  %1272 = getelementptr inbounds nuw <8 x double>, ptr %1258, i64 %327
  %1273 = getelementptr inbounds nuw <8 x double>, ptr %1258, i64 %333
  %1274 = getelementptr inbounds nuw <8 x double>, ptr %1258, i64 %340
  %1275 = getelementptr inbounds nuw <8 x double>, ptr %1258, i64 %348
  %1276 = getelementptr inbounds nuw <8 x double>, ptr %1258, i64 %355
  br label %1277

1277:                                             ; preds = %1277, %1271
  %1278 = phi i64 [ 0, %1271 ], [ %1301, %1277 ]
  %1279 = getelementptr inbounds nuw <8 x double>, ptr %1257, i64 %1278
  %1280 = load <8 x double>, ptr %1279, align 64
  %1281 = getelementptr inbounds nuw <8 x double>, ptr %1258, i64 %1278
  %1282 = load <8 x double>, ptr %1281, align 64
  %1283 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1260, <8 x double> %1282, <8 x double> zeroinitializer)
  %1284 = getelementptr inbounds nuw <8 x double>, ptr %1272, i64 %1278
  %1285 = load <8 x double>, ptr %1284, align 64
  %1286 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1262, <8 x double> %1285, <8 x double> %1283)
  %1287 = getelementptr inbounds nuw <8 x double>, ptr %1273, i64 %1278
  %1288 = load <8 x double>, ptr %1287, align 64
  %1289 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1264, <8 x double> %1288, <8 x double> %1286)
  %1290 = getelementptr inbounds nuw <8 x double>, ptr %1274, i64 %1278
  %1291 = load <8 x double>, ptr %1290, align 64
  %1292 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1266, <8 x double> %1291, <8 x double> %1289)
  %1293 = getelementptr inbounds nuw <8 x double>, ptr %1275, i64 %1278
  %1294 = load <8 x double>, ptr %1293, align 64
  %1295 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1268, <8 x double> %1294, <8 x double> %1292)
  %1296 = getelementptr inbounds nuw <8 x double>, ptr %1276, i64 %1278
  %1297 = load <8 x double>, ptr %1296, align 64
  %1298 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1270, <8 x double> %1297, <8 x double> %1295)
  %1299 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> %1298, <8 x double> %1280)
  %1300 = getelementptr inbounds nuw <8 x double>, ptr %1256, i64 %1278
  store <8 x double> %1299, ptr %1300, align 64
  %1301 = add nuw nsw i64 %1278, 1
  %1302 = icmp eq i64 %1301, %315
  br i1 %1302, label %1303, label %1277

1303:                                             ; preds = %1277
  %1304 = load ptr, ptr %79, align 8
  %1305 = load ptr, ptr %85, align 8
  br label %1306

1306:                                             ; preds = %1303, %1248
  %1307 = phi ptr [ %1305, %1303 ], [ %1258, %1248 ]
  %1308 = phi ptr [ %1304, %1303 ], [ %1256, %1248 ]
  %1309 = load <8 x double>, ptr %312, align 64
  %1310 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> splat (double 0x3FE4D74D74D74D75), <8 x double> %1309)
  %1311 = getelementptr inbounds <8 x double>, ptr %1307, i64 %357
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %32) #13
  store <8 x double> %1310, ptr %32, align 64
  %1312 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %52, ptr noundef nonnull byval(<8 x double>) align 64 %32, ptr noundef %1308, ptr noundef %1311, ptr noundef nonnull %36)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %32) #13
  %1313 = and <8 x i64> %1255, %1312
  %1314 = load ptr, ptr %79, align 8
  %1315 = load ptr, ptr %65, align 8
  %1316 = load ptr, ptr %85, align 8
  %1317 = load <2 x double>, ptr %358, align 64
  %1318 = shufflevector <2 x double> %1317, <2 x double> poison, <8 x i32> zeroinitializer
  %1319 = load <2 x double>, ptr %359, align 8
  %1320 = shufflevector <2 x double> %1319, <2 x double> poison, <8 x i32> zeroinitializer
  %1321 = load <2 x double>, ptr %360, align 32
  %1322 = shufflevector <2 x double> %1321, <2 x double> poison, <8 x i32> zeroinitializer
  %1323 = load <2 x double>, ptr %361, align 8
  %1324 = shufflevector <2 x double> %1323, <2 x double> poison, <8 x i32> zeroinitializer
  %1325 = load <2 x double>, ptr %362, align 16
  %1326 = shufflevector <2 x double> %1325, <2 x double> poison, <8 x i32> zeroinitializer
  %1327 = load <2 x double>, ptr %363, align 8
  %1328 = shufflevector <2 x double> %1327, <2 x double> poison, <8 x i32> zeroinitializer
  %1329 = load <2 x double>, ptr %364, align 64
  %1330 = shufflevector <2 x double> %1329, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %314, label %1331, label %1370

1331:                                             ; preds = %1306
  %1332 = getelementptr inbounds nuw <8 x double>, ptr %1316, i64 %327
  %1333 = getelementptr inbounds nuw <8 x double>, ptr %1316, i64 %333
  %1334 = getelementptr inbounds nuw <8 x double>, ptr %1316, i64 %340
  %1335 = getelementptr inbounds nuw <8 x double>, ptr %1316, i64 %348
  %1336 = getelementptr inbounds nuw <8 x double>, ptr %1316, i64 %355
  %1337 = getelementptr inbounds nuw <8 x double>, ptr %1316, i64 %365
  br label %1338

1338:                                             ; preds = %1338, %1331
  %1339 = phi i64 [ 0, %1331 ], [ %1365, %1338 ]
  %1340 = getelementptr inbounds nuw <8 x double>, ptr %1315, i64 %1339
  %1341 = load <8 x double>, ptr %1340, align 64
  %1342 = getelementptr inbounds nuw <8 x double>, ptr %1316, i64 %1339
  %1343 = load <8 x double>, ptr %1342, align 64
  %1344 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1318, <8 x double> %1343, <8 x double> zeroinitializer)
  %1345 = getelementptr inbounds nuw <8 x double>, ptr %1332, i64 %1339
  %1346 = load <8 x double>, ptr %1345, align 64
  %1347 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1320, <8 x double> %1346, <8 x double> %1344)
  %1348 = getelementptr inbounds nuw <8 x double>, ptr %1333, i64 %1339
  %1349 = load <8 x double>, ptr %1348, align 64
  %1350 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1322, <8 x double> %1349, <8 x double> %1347)
  %1351 = getelementptr inbounds nuw <8 x double>, ptr %1334, i64 %1339
  %1352 = load <8 x double>, ptr %1351, align 64
  %1353 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1324, <8 x double> %1352, <8 x double> %1350)
  %1354 = getelementptr inbounds nuw <8 x double>, ptr %1335, i64 %1339
  %1355 = load <8 x double>, ptr %1354, align 64
  %1356 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1326, <8 x double> %1355, <8 x double> %1353)
  %1357 = getelementptr inbounds nuw <8 x double>, ptr %1336, i64 %1339
  %1358 = load <8 x double>, ptr %1357, align 64
  %1359 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1328, <8 x double> %1358, <8 x double> %1356)
  %1360 = getelementptr inbounds nuw <8 x double>, ptr %1337, i64 %1339
  %1361 = load <8 x double>, ptr %1360, align 64
  %1362 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1330, <8 x double> %1361, <8 x double> %1359)
  %1363 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> %1362, <8 x double> %1341)
  %1364 = getelementptr inbounds nuw <8 x double>, ptr %1314, i64 %1339
  store <8 x double> %1363, ptr %1364, align 64
  %1365 = add nuw nsw i64 %1339, 1
  %1366 = icmp eq i64 %1365, %315
  br i1 %1366, label %1367, label %1338

1367:                                             ; preds = %1338
  %1368 = load ptr, ptr %79, align 8
  %1369 = load ptr, ptr %85, align 8
  br label %1370

1370:                                             ; preds = %1367, %1306
  %1371 = phi ptr [ %1369, %1367 ], [ %1316, %1306 ]
  %1372 = phi ptr [ %1368, %1367 ], [ %1314, %1306 ]
  %1373 = load <8 x double>, ptr %312, align 64
  %1374 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> splat (double 6.000000e-01), <8 x double> %1373)
  %1375 = getelementptr inbounds <8 x double>, ptr %1371, i64 %367
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %33) #13
  store <8 x double> %1374, ptr %33, align 64
  %1376 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %52, ptr noundef nonnull byval(<8 x double>) align 64 %33, ptr noundef %1372, ptr noundef %1375, ptr noundef nonnull %36)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %33) #13
  %1377 = and <8 x i64> %1313, %1376
  %1378 = load ptr, ptr %79, align 8
  %1379 = load ptr, ptr %65, align 8
  %1380 = load ptr, ptr %85, align 8
  %1381 = load <2 x double>, ptr %368, align 64
  %1382 = shufflevector <2 x double> %1381, <2 x double> poison, <8 x i32> zeroinitializer
  %1383 = load <2 x double>, ptr %369, align 8
  %1384 = shufflevector <2 x double> %1383, <2 x double> poison, <8 x i32> zeroinitializer
  %1385 = load <2 x double>, ptr %370, align 32
  %1386 = shufflevector <2 x double> %1385, <2 x double> poison, <8 x i32> zeroinitializer
  %1387 = load <2 x double>, ptr %371, align 8
  %1388 = shufflevector <2 x double> %1387, <2 x double> poison, <8 x i32> zeroinitializer
  %1389 = load <2 x double>, ptr %372, align 16
  %1390 = shufflevector <2 x double> %1389, <2 x double> poison, <8 x i32> zeroinitializer
  %1391 = load <2 x double>, ptr %373, align 8
  %1392 = shufflevector <2 x double> %1391, <2 x double> poison, <8 x i32> zeroinitializer
  %1393 = load <2 x double>, ptr %374, align 64
  %1394 = shufflevector <2 x double> %1393, <2 x double> poison, <8 x i32> zeroinitializer
  %1395 = load <2 x double>, ptr %375, align 8
  %1396 = shufflevector <2 x double> %1395, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %314, label %1397, label %1440

1397:                                             ; preds = %1370
  %1398 = getelementptr inbounds nuw <8 x double>, ptr %1380, i64 %327
  %1399 = getelementptr inbounds nuw <8 x double>, ptr %1380, i64 %333
  %1400 = getelementptr inbounds nuw <8 x double>, ptr %1380, i64 %340
  %1401 = getelementptr inbounds nuw <8 x double>, ptr %1380, i64 %348
  %1402 = getelementptr inbounds nuw <8 x double>, ptr %1380, i64 %355
  %1403 = getelementptr inbounds nuw <8 x double>, ptr %1380, i64 %365
  %1404 = getelementptr inbounds nuw <8 x double>, ptr %1380, i64 %376
  br label %1405

1405:                                             ; preds = %1405, %1397
  %1406 = phi i64 [ 0, %1397 ], [ %1435, %1405 ]
  %1407 = getelementptr inbounds nuw <8 x double>, ptr %1379, i64 %1406
  %1408 = load <8 x double>, ptr %1407, align 64
  %1409 = getelementptr inbounds nuw <8 x double>, ptr %1380, i64 %1406
  %1410 = load <8 x double>, ptr %1409, align 64
  %1411 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1382, <8 x double> %1410, <8 x double> zeroinitializer)
  %1412 = getelementptr inbounds nuw <8 x double>, ptr %1398, i64 %1406
  %1413 = load <8 x double>, ptr %1412, align 64
  %1414 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1384, <8 x double> %1413, <8 x double> %1411)
  %1415 = getelementptr inbounds nuw <8 x double>, ptr %1399, i64 %1406
  %1416 = load <8 x double>, ptr %1415, align 64
  %1417 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1386, <8 x double> %1416, <8 x double> %1414)
  %1418 = getelementptr inbounds nuw <8 x double>, ptr %1400, i64 %1406
  %1419 = load <8 x double>, ptr %1418, align 64
  %1420 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1388, <8 x double> %1419, <8 x double> %1417)
  %1421 = getelementptr inbounds nuw <8 x double>, ptr %1401, i64 %1406
  %1422 = load <8 x double>, ptr %1421, align 64
  %1423 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1390, <8 x double> %1422, <8 x double> %1420)
  %1424 = getelementptr inbounds nuw <8 x double>, ptr %1402, i64 %1406
  %1425 = load <8 x double>, ptr %1424, align 64
  %1426 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1392, <8 x double> %1425, <8 x double> %1423)
  %1427 = getelementptr inbounds nuw <8 x double>, ptr %1403, i64 %1406
  %1428 = load <8 x double>, ptr %1427, align 64
  %1429 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1394, <8 x double> %1428, <8 x double> %1426)
  %1430 = getelementptr inbounds nuw <8 x double>, ptr %1404, i64 %1406
  %1431 = load <8 x double>, ptr %1430, align 64
  %1432 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1396, <8 x double> %1431, <8 x double> %1429)
  %1433 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> %1432, <8 x double> %1408)
  %1434 = getelementptr inbounds nuw <8 x double>, ptr %1378, i64 %1406
  store <8 x double> %1433, ptr %1434, align 64
  %1435 = add nuw nsw i64 %1406, 1
  %1436 = icmp eq i64 %1435, %315
  br i1 %1436, label %1437, label %1405

1437:                                             ; preds = %1405
  %1438 = load ptr, ptr %79, align 8
  %1439 = load ptr, ptr %85, align 8
  br label %1440

1440:                                             ; preds = %1437, %1370
  %1441 = phi ptr [ %1439, %1437 ], [ %1380, %1370 ]
  %1442 = phi ptr [ %1438, %1437 ], [ %1378, %1370 ]
  %1443 = load <8 x double>, ptr %312, align 64
  %1444 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> splat (double 0x3FEB6DB6DB6DB6DB), <8 x double> %1443)
  %1445 = getelementptr inbounds <8 x double>, ptr %1441, i64 %377
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %34) #13
  store <8 x double> %1444, ptr %34, align 64
  %1446 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %52, ptr noundef nonnull byval(<8 x double>) align 64 %34, ptr noundef %1442, ptr noundef %1445, ptr noundef nonnull %36)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %34) #13
  %1447 = and <8 x i64> %1377, %1446
  %1448 = load ptr, ptr %79, align 8
  %1449 = load ptr, ptr %65, align 8
  %1450 = load ptr, ptr %85, align 8
  %1451 = load <2 x double>, ptr %378, align 64
  %1452 = shufflevector <2 x double> %1451, <2 x double> poison, <8 x i32> zeroinitializer
  %1453 = load <2 x double>, ptr %379, align 8
  %1454 = shufflevector <2 x double> %1453, <2 x double> poison, <8 x i32> zeroinitializer
  %1455 = load <2 x double>, ptr %380, align 32
  %1456 = shufflevector <2 x double> %1455, <2 x double> poison, <8 x i32> zeroinitializer
  %1457 = load <2 x double>, ptr %381, align 8
  %1458 = shufflevector <2 x double> %1457, <2 x double> poison, <8 x i32> zeroinitializer
  %1459 = load <2 x double>, ptr %382, align 16
  %1460 = shufflevector <2 x double> %1459, <2 x double> poison, <8 x i32> zeroinitializer
  %1461 = load <2 x double>, ptr %383, align 8
  %1462 = shufflevector <2 x double> %1461, <2 x double> poison, <8 x i32> zeroinitializer
  %1463 = load <2 x double>, ptr %384, align 64
  %1464 = shufflevector <2 x double> %1463, <2 x double> poison, <8 x i32> zeroinitializer
  %1465 = load <2 x double>, ptr %385, align 8
  %1466 = shufflevector <2 x double> %1465, <2 x double> poison, <8 x i32> zeroinitializer
  %1467 = load <2 x double>, ptr %386, align 16
  %1468 = shufflevector <2 x double> %1467, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %314, label %1469, label %1516

1469:                                             ; preds = %1440
  %1470 = getelementptr inbounds nuw <8 x double>, ptr %1450, i64 %327
  %1471 = getelementptr inbounds nuw <8 x double>, ptr %1450, i64 %333
  %1472 = getelementptr inbounds nuw <8 x double>, ptr %1450, i64 %340
  %1473 = getelementptr inbounds nuw <8 x double>, ptr %1450, i64 %348
  %1474 = getelementptr inbounds nuw <8 x double>, ptr %1450, i64 %355
  %1475 = getelementptr inbounds nuw <8 x double>, ptr %1450, i64 %365
  %1476 = getelementptr inbounds nuw <8 x double>, ptr %1450, i64 %376
  %1477 = getelementptr inbounds nuw <8 x double>, ptr %1450, i64 %387
  br label %1478

1478:                                             ; preds = %1478, %1469
  %1479 = phi i64 [ 0, %1469 ], [ %1511, %1478 ]
  %1480 = getelementptr inbounds nuw <8 x double>, ptr %1449, i64 %1479
  %1481 = load <8 x double>, ptr %1480, align 64
  %1482 = getelementptr inbounds nuw <8 x double>, ptr %1450, i64 %1479
  %1483 = load <8 x double>, ptr %1482, align 64
  %1484 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1452, <8 x double> %1483, <8 x double> zeroinitializer)
  %1485 = getelementptr inbounds nuw <8 x double>, ptr %1470, i64 %1479
  %1486 = load <8 x double>, ptr %1485, align 64
  %1487 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1454, <8 x double> %1486, <8 x double> %1484)
  %1488 = getelementptr inbounds nuw <8 x double>, ptr %1471, i64 %1479
  %1489 = load <8 x double>, ptr %1488, align 64
  %1490 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1456, <8 x double> %1489, <8 x double> %1487)
  %1491 = getelementptr inbounds nuw <8 x double>, ptr %1472, i64 %1479
  %1492 = load <8 x double>, ptr %1491, align 64
  %1493 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1458, <8 x double> %1492, <8 x double> %1490)
  %1494 = getelementptr inbounds nuw <8 x double>, ptr %1473, i64 %1479
  %1495 = load <8 x double>, ptr %1494, align 64
  %1496 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1460, <8 x double> %1495, <8 x double> %1493)
  %1497 = getelementptr inbounds nuw <8 x double>, ptr %1474, i64 %1479
  %1498 = load <8 x double>, ptr %1497, align 64
  %1499 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1462, <8 x double> %1498, <8 x double> %1496)
  %1500 = getelementptr inbounds nuw <8 x double>, ptr %1475, i64 %1479
  %1501 = load <8 x double>, ptr %1500, align 64
  %1502 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1464, <8 x double> %1501, <8 x double> %1499)
  %1503 = getelementptr inbounds nuw <8 x double>, ptr %1476, i64 %1479
  %1504 = load <8 x double>, ptr %1503, align 64
  %1505 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1466, <8 x double> %1504, <8 x double> %1502)
  %1506 = getelementptr inbounds nuw <8 x double>, ptr %1477, i64 %1479
  %1507 = load <8 x double>, ptr %1506, align 64
  %1508 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1468, <8 x double> %1507, <8 x double> %1505)
  %1509 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> %1508, <8 x double> %1481)
  %1510 = getelementptr inbounds nuw <8 x double>, ptr %1448, i64 %1479
  store <8 x double> %1509, ptr %1510, align 64
  %1511 = add nuw nsw i64 %1479, 1
  %1512 = icmp eq i64 %1511, %315
  br i1 %1512, label %1513, label %1478

1513:                                             ; preds = %1478
  %1514 = load ptr, ptr %79, align 8
  %1515 = load ptr, ptr %85, align 8
  br label %1516

1516:                                             ; preds = %1513, %1440
  %1517 = phi ptr [ %1515, %1513 ], [ %1450, %1440 ]
  %1518 = phi ptr [ %1514, %1513 ], [ %1448, %1440 ]
  %1519 = load <8 x double>, ptr %312, align 64
  %1520 = fadd <8 x double> %1519, %982
  %1521 = getelementptr inbounds <8 x double>, ptr %1517, i64 %388
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %35) #13
  store <8 x double> %1520, ptr %35, align 64
  %1522 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %52, ptr noundef nonnull byval(<8 x double>) align 64 %35, ptr noundef %1518, ptr noundef %1521, ptr noundef nonnull %36)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %35) #13
  %1523 = and <8 x i64> %1447, %1522
  %1524 = load ptr, ptr %76, align 16
  %1525 = load ptr, ptr %65, align 8
  %1526 = load ptr, ptr %85, align 8
  %1527 = load <2 x double>, ptr %389, align 64
  %1528 = shufflevector <2 x double> %1527, <2 x double> poison, <8 x i32> zeroinitializer
  %1529 = load <2 x double>, ptr %390, align 8
  %1530 = shufflevector <2 x double> %1529, <2 x double> poison, <8 x i32> zeroinitializer
  %1531 = load <2 x double>, ptr %391, align 16
  %1532 = shufflevector <2 x double> %1531, <2 x double> poison, <8 x i32> zeroinitializer
  %1533 = load <2 x double>, ptr %392, align 8
  %1534 = shufflevector <2 x double> %1533, <2 x double> poison, <8 x i32> zeroinitializer
  %1535 = load <2 x double>, ptr %393, align 64
  %1536 = shufflevector <2 x double> %1535, <2 x double> poison, <8 x i32> zeroinitializer
  %1537 = load <2 x double>, ptr %394, align 8
  %1538 = shufflevector <2 x double> %1537, <2 x double> poison, <8 x i32> zeroinitializer
  %1539 = load <2 x double>, ptr %395, align 16
  %1540 = shufflevector <2 x double> %1539, <2 x double> poison, <8 x i32> zeroinitializer
  %1541 = load <2 x double>, ptr %396, align 8
  %1542 = shufflevector <2 x double> %1541, <2 x double> poison, <8 x i32> zeroinitializer
  br i1 %314, label %1543, label %1597

1543:                                             ; preds = %1516
  %1544 = getelementptr inbounds nuw <8 x double>, ptr %1526, i64 %340
  %1545 = getelementptr inbounds nuw <8 x double>, ptr %1526, i64 %348
  %1546 = getelementptr inbounds nuw <8 x double>, ptr %1526, i64 %355
  %1547 = getelementptr inbounds nuw <8 x double>, ptr %1526, i64 %365
  %1548 = getelementptr inbounds nuw <8 x double>, ptr %1526, i64 %376
  %1549 = getelementptr inbounds nuw <8 x double>, ptr %1526, i64 %387
  %1550 = getelementptr inbounds nuw <8 x double>, ptr %1526, i64 %397
  br label %1553

1551:                                             ; preds = %1553
  %1552 = load ptr, ptr %76, align 16
  br label %1585

1553:                                             ; preds = %1553, %1543
  %1554 = phi i64 [ 0, %1543 ], [ %1583, %1553 ]
  %1555 = getelementptr inbounds nuw <8 x double>, ptr %1525, i64 %1554
  %1556 = load <8 x double>, ptr %1555, align 64
  %1557 = getelementptr inbounds nuw <8 x double>, ptr %1526, i64 %1554
  %1558 = load <8 x double>, ptr %1557, align 64
  %1559 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1528, <8 x double> %1558, <8 x double> zeroinitializer)
  %1560 = getelementptr inbounds nuw <8 x double>, ptr %1544, i64 %1554
  %1561 = load <8 x double>, ptr %1560, align 64
  %1562 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1530, <8 x double> %1561, <8 x double> %1559)
  %1563 = getelementptr inbounds nuw <8 x double>, ptr %1545, i64 %1554
  %1564 = load <8 x double>, ptr %1563, align 64
  %1565 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1532, <8 x double> %1564, <8 x double> %1562)
  %1566 = getelementptr inbounds nuw <8 x double>, ptr %1546, i64 %1554
  %1567 = load <8 x double>, ptr %1566, align 64
  %1568 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1534, <8 x double> %1567, <8 x double> %1565)
  %1569 = getelementptr inbounds nuw <8 x double>, ptr %1547, i64 %1554
  %1570 = load <8 x double>, ptr %1569, align 64
  %1571 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1536, <8 x double> %1570, <8 x double> %1568)
  %1572 = getelementptr inbounds nuw <8 x double>, ptr %1548, i64 %1554
  %1573 = load <8 x double>, ptr %1572, align 64
  %1574 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1538, <8 x double> %1573, <8 x double> %1571)
  %1575 = getelementptr inbounds nuw <8 x double>, ptr %1549, i64 %1554
  %1576 = load <8 x double>, ptr %1575, align 64
  %1577 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1540, <8 x double> %1576, <8 x double> %1574)
  %1578 = getelementptr inbounds nuw <8 x double>, ptr %1550, i64 %1554
  %1579 = load <8 x double>, ptr %1578, align 64
  %1580 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1542, <8 x double> %1579, <8 x double> %1577)
  %1581 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> %1580, <8 x double> %1556)
  %1582 = getelementptr inbounds nuw <8 x double>, ptr %1524, i64 %1554
  store <8 x double> %1581, ptr %1582, align 64
  %1583 = add nuw nsw i64 %1554, 1
  %1584 = icmp eq i64 %1583, %315
  br i1 %1584, label %1551, label %1553

1585:                                             ; preds = %1585, %1551
  %1586 = phi i64 [ 0, %1551 ], [ %1593, %1585 ]
  %1587 = phi <8 x i64> [ %1523, %1551 ], [ %1592, %1585 ]
  %1588 = getelementptr inbounds nuw <8 x double>, ptr %1552, i64 %1586
  %1589 = load <8 x double>, ptr %1588, align 64
  %1590 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1589)
  %1591 = fcmp one <8 x double> %1590, splat (double 0x7FF0000000000000)
  %1592 = select <8 x i1> %1591, <8 x i64> %1587, <8 x i64> zeroinitializer
  %1593 = add nuw nsw i64 %1586, 1
  %1594 = icmp eq i64 %1593, %315
  br i1 %1594, label %1595, label %1585

1595:                                             ; preds = %1585
  %1596 = load ptr, ptr %85, align 8
  br label %1597

1597:                                             ; preds = %1595, %1516
  %1598 = phi ptr [ %1524, %1516 ], [ %1552, %1595 ]
  %1599 = phi ptr [ %1526, %1516 ], [ %1596, %1595 ]
  %1600 = phi <8 x i64> [ %1523, %1516 ], [ %1592, %1595 ]
  %1601 = load ptr, ptr %98, align 8
  %1602 = load <2 x double>, ptr %59, align 64
  %1603 = shufflevector <2 x double> %1602, <2 x double> poison, <8 x i32> zeroinitializer
  %1604 = load <2 x double>, ptr %398, align 8
  %1605 = shufflevector <2 x double> %1604, <2 x double> poison, <8 x i32> zeroinitializer
  %1606 = load <2 x double>, ptr %399, align 16
  %1607 = shufflevector <2 x double> %1606, <2 x double> poison, <8 x i32> zeroinitializer
  %1608 = load <2 x double>, ptr %400, align 8
  %1609 = shufflevector <2 x double> %1608, <2 x double> poison, <8 x i32> zeroinitializer
  %1610 = load <2 x double>, ptr %401, align 64
  %1611 = shufflevector <2 x double> %1610, <2 x double> poison, <8 x i32> zeroinitializer
  %1612 = load <2 x double>, ptr %402, align 8
  %1613 = shufflevector <2 x double> %1612, <2 x double> poison, <8 x i32> zeroinitializer
  %1614 = load <2 x double>, ptr %403, align 16
  %1615 = shufflevector <2 x double> %1614, <2 x double> poison, <8 x i32> zeroinitializer
  %1616 = load <2 x double>, ptr %404, align 8
  %1617 = shufflevector <2 x double> %1616, <2 x double> poison, <8 x i32> zeroinitializer
  %1618 = load <2 x double>, ptr %60, align 32
  %1619 = shufflevector <2 x double> %1618, <2 x double> poison, <8 x i32> zeroinitializer
  %1620 = load <2 x double>, ptr %405, align 8
  %1621 = shufflevector <2 x double> %1620, <2 x double> poison, <8 x i32> zeroinitializer
  %1622 = load <2 x double>, ptr %406, align 16
  %1623 = shufflevector <2 x double> %1622, <2 x double> poison, <8 x i32> zeroinitializer
  %1624 = load <2 x double>, ptr %407, align 8
  %1625 = shufflevector <2 x double> %1624, <2 x double> poison, <8 x i32> zeroinitializer
  %1626 = load <2 x double>, ptr %408, align 32
  %1627 = shufflevector <2 x double> %1626, <2 x double> poison, <8 x i32> zeroinitializer
  %1628 = load <2 x double>, ptr %409, align 8
  %1629 = shufflevector <2 x double> %1628, <2 x double> poison, <8 x i32> zeroinitializer
  %1630 = load <2 x double>, ptr %410, align 16
  %1631 = shufflevector <2 x double> %1630, <2 x double> poison, <8 x i32> zeroinitializer
  %1632 = shufflevector <2 x double> %1630, <2 x double> poison, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  br i1 %314, label %1633, label %1689

1633:                                             ; preds = %1597
  %1634 = getelementptr inbounds nuw <8 x double>, ptr %1599, i64 %340
  %1635 = getelementptr inbounds nuw <8 x double>, ptr %1599, i64 %348
  %1636 = getelementptr inbounds nuw <8 x double>, ptr %1599, i64 %355
  %1637 = getelementptr inbounds nuw <8 x double>, ptr %1599, i64 %365
  %1638 = getelementptr inbounds nuw <8 x double>, ptr %1599, i64 %376
  %1639 = getelementptr inbounds nuw <8 x double>, ptr %1599, i64 %387
  %1640 = getelementptr inbounds nuw <8 x double>, ptr %1599, i64 %397
  br label %1641

1641:                                             ; preds = %1641, %1633
  %1642 = phi i64 [ 0, %1633 ], [ %1685, %1641 ]
  %1643 = trunc i64 %1642 to i32
  %1644 = getelementptr inbounds nuw <8 x double>, ptr %1599, i64 %1642
  %1645 = load <8 x double>, ptr %1644, align 64
  %1646 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1603, <8 x double> %1645, <8 x double> zeroinitializer)
  %1647 = getelementptr inbounds nuw <8 x double>, ptr %1634, i64 %1642
  %1648 = load <8 x double>, ptr %1647, align 64
  %1649 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1605, <8 x double> %1648, <8 x double> %1646)
  %1650 = getelementptr inbounds nuw <8 x double>, ptr %1635, i64 %1642
  %1651 = load <8 x double>, ptr %1650, align 64
  %1652 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1607, <8 x double> %1651, <8 x double> %1649)
  %1653 = getelementptr inbounds nuw <8 x double>, ptr %1636, i64 %1642
  %1654 = load <8 x double>, ptr %1653, align 64
  %1655 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1609, <8 x double> %1654, <8 x double> %1652)
  %1656 = getelementptr inbounds nuw <8 x double>, ptr %1637, i64 %1642
  %1657 = load <8 x double>, ptr %1656, align 64
  %1658 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1611, <8 x double> %1657, <8 x double> %1655)
  %1659 = getelementptr inbounds nuw <8 x double>, ptr %1638, i64 %1642
  %1660 = load <8 x double>, ptr %1659, align 64
  %1661 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1613, <8 x double> %1660, <8 x double> %1658)
  %1662 = getelementptr inbounds nuw <8 x double>, ptr %1639, i64 %1642
  %1663 = load <8 x double>, ptr %1662, align 64
  %1664 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1615, <8 x double> %1663, <8 x double> %1661)
  %1665 = getelementptr inbounds nuw <8 x double>, ptr %1640, i64 %1642
  %1666 = load <8 x double>, ptr %1665, align 64
  %1667 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1617, <8 x double> %1666, <8 x double> %1664)
  %1668 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1619, <8 x double> %1645, <8 x double> zeroinitializer)
  %1669 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1621, <8 x double> %1648, <8 x double> %1668)
  %1670 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1623, <8 x double> %1651, <8 x double> %1669)
  %1671 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1625, <8 x double> %1654, <8 x double> %1670)
  %1672 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1627, <8 x double> %1657, <8 x double> %1671)
  %1673 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1629, <8 x double> %1660, <8 x double> %1672)
  %1674 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1631, <8 x double> %1663, <8 x double> %1673)
  %1675 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1632, <8 x double> %1666, <8 x double> %1674)
  %1676 = icmp slt i64 %1642, %123
  %1677 = add nsw i32 %68, %1643
  %1678 = select i1 %1676, i32 %1643, i32 %1677
  %1679 = sext i32 %1678 to i64
  %1680 = getelementptr inbounds <8 x double>, ptr %1601, i64 %1679
  store <8 x double> %1667, ptr %1680, align 64
  %1681 = add i32 %72, %1643
  %1682 = select i1 %1676, i32 %1677, i32 %1681
  %1683 = sext i32 %1682 to i64
  %1684 = getelementptr inbounds <8 x double>, ptr %1601, i64 %1683
  store <8 x double> %1675, ptr %1684, align 64
  %1685 = add nuw nsw i64 %1642, 1
  %1686 = icmp eq i64 %1685, %315
  br i1 %1686, label %1687, label %1641

1687:                                             ; preds = %1641
  %1688 = load ptr, ptr %76, align 16
  br label %1689

1689:                                             ; preds = %1687, %1597
  %1690 = phi ptr [ %1688, %1687 ], [ %1598, %1597 ]
  %1691 = load ptr, ptr %103, align 64
  %1692 = load ptr, ptr %65, align 8
  %1693 = load <8 x double>, ptr %411, align 64
  br i1 %288, label %1694, label %1703

1694:                                             ; preds = %1689, %1694
  %1695 = phi i64 [ %1701, %1694 ], [ 0, %1689 ]
  %1696 = phi <8 x double> [ %1700, %1694 ], [ zeroinitializer, %1689 ]
  %1697 = getelementptr inbounds nuw <8 x double>, ptr %1690, i64 %1695
  %1698 = load <8 x double>, ptr %1697, align 64
  %1699 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1698)
  %1700 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1696, <8 x double> %1699)
  %1701 = add nuw nsw i64 %1695, 1
  %1702 = icmp eq i64 %1701, %289
  br i1 %1702, label %1703, label %1694

1703:                                             ; preds = %1694, %1689
  %1704 = phi <8 x double> [ zeroinitializer, %1689 ], [ %1700, %1694 ]
  %1705 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1693, <8 x double> %1704)
  %1706 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1705, <8 x double> splat (double 0x3BC79CA10C924223))
  %1707 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1706, <8 x double> splat (double 1.000000e+00))
  %1708 = load <8 x double>, ptr %412, align 64
  br i1 %285, label %1709, label %1718

1709:                                             ; preds = %1703, %1709
  %1710 = phi i64 [ %1716, %1709 ], [ %290, %1703 ]
  %1711 = phi <8 x double> [ %1715, %1709 ], [ zeroinitializer, %1703 ]
  %1712 = getelementptr inbounds <8 x double>, ptr %1690, i64 %1710
  %1713 = load <8 x double>, ptr %1712, align 64
  %1714 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1713)
  %1715 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1711, <8 x double> %1714)
  %1716 = add nsw i64 %1710, 1
  %1717 = icmp slt i64 %1716, %123
  br i1 %1717, label %1709, label %1718

1718:                                             ; preds = %1709, %1703
  %1719 = phi <8 x double> [ zeroinitializer, %1703 ], [ %1715, %1709 ]
  %1720 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1708, <8 x double> %1719)
  %1721 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1720, <8 x double> splat (double 0x3BC79CA10C924223))
  %1722 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1721, <8 x double> splat (double 1.000000e+00))
  br i1 %265, label %1723, label %1748

1723:                                             ; preds = %1718, %1729
  %1724 = phi i64 [ %1744, %1729 ], [ 0, %1718 ]
  %1725 = icmp slt i64 %1724, %290
  br i1 %1725, label %1729, label %1726

1726:                                             ; preds = %1723
  %1727 = icmp slt i64 %1724, %123
  %1728 = select i1 %1727, <8 x double> %1722, <8 x double> splat (double 1.000000e+00)
  br label %1729

1729:                                             ; preds = %1726, %1723
  %1730 = phi <8 x double> [ %1728, %1726 ], [ %1707, %1723 ]
  %1731 = load <2 x double>, ptr %243, align 64
  %1732 = shufflevector <2 x double> %1731, <2 x double> poison, <8 x i32> zeroinitializer
  %1733 = fmul <8 x double> %1730, %1732
  %1734 = getelementptr inbounds nuw <8 x double>, ptr %1692, i64 %1724
  %1735 = load <8 x double>, ptr %1734, align 64
  %1736 = getelementptr inbounds nuw <8 x double>, ptr %1690, i64 %1724
  %1737 = load <8 x double>, ptr %1736, align 64
  %1738 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1735)
  %1739 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1737)
  %1740 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1738, <8 x double> %1739)
  %1741 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1732, <8 x double> %1740, <8 x double> %1733)
  %1742 = fdiv <8 x double> splat (double 1.000000e+00), %1741
  %1743 = getelementptr inbounds nuw <8 x double>, ptr %1691, i64 %1724
  store <8 x double> %1742, ptr %1743, align 64
  %1744 = add nuw nsw i64 %1724, 1
  %1745 = icmp eq i64 %1744, %270
  br i1 %1745, label %1746, label %1723

1746:                                             ; preds = %1729
  %1747 = load ptr, ptr %103, align 64
  br label %1748

1748:                                             ; preds = %1746, %1718
  %1749 = phi ptr [ %1747, %1746 ], [ %1691, %1718 ]
  %1750 = load ptr, ptr %98, align 8
  br i1 %300, label %1751, label %1753

1751:                                             ; preds = %1748
  %1752 = getelementptr inbounds nuw <8 x double>, ptr %1750, i64 %305
  br label %1756

1753:                                             ; preds = %1756, %1748
  %1754 = phi <8 x double> [ zeroinitializer, %1748 ], [ %1769, %1756 ]
  %1755 = phi <8 x double> [ zeroinitializer, %1748 ], [ %1768, %1756 ]
  br i1 %413, label %1772, label %1794

1756:                                             ; preds = %1756, %1751
  %1757 = phi i64 [ 0, %1751 ], [ %1770, %1756 ]
  %1758 = phi <8 x double> [ zeroinitializer, %1751 ], [ %1768, %1756 ]
  %1759 = phi <8 x double> [ zeroinitializer, %1751 ], [ %1769, %1756 ]
  %1760 = getelementptr inbounds nuw <8 x double>, ptr %1750, i64 %1757
  %1761 = load <8 x double>, ptr %1760, align 64
  %1762 = getelementptr inbounds nuw <8 x double>, ptr %1749, i64 %1757
  %1763 = load <8 x double>, ptr %1762, align 64
  %1764 = fmul <8 x double> %1761, %1763
  %1765 = getelementptr inbounds nuw <8 x double>, ptr %1752, i64 %1757
  %1766 = load <8 x double>, ptr %1765, align 64
  %1767 = fmul <8 x double> %1763, %1766
  %1768 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1764, <8 x double> %1764, <8 x double> %1758)
  %1769 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1767, <8 x double> %1767, <8 x double> %1759)
  %1770 = add nuw nsw i64 %1757, 1
  %1771 = icmp eq i64 %1770, %305
  br i1 %1771, label %1753, label %1756

1772:                                             ; preds = %1753, %1772
  %1773 = phi i64 [ %1792, %1772 ], [ %414, %1753 ]
  %1774 = phi <8 x double> [ %1790, %1772 ], [ %1755, %1753 ]
  %1775 = phi <8 x double> [ %1791, %1772 ], [ %1754, %1753 ]
  %1776 = icmp slt i64 %1773, %123
  %1777 = select i1 %1776, i64 0, i64 %123
  %1778 = getelementptr <8 x double>, ptr %1750, i64 %1777
  %1779 = getelementptr <8 x double>, ptr %1778, i64 %1773
  %1780 = load <8 x double>, ptr %1779, align 64
  %1781 = getelementptr inbounds <8 x double>, ptr %1749, i64 %1773
  %1782 = load <8 x double>, ptr %1781, align 64
  %1783 = fmul <8 x double> %1780, %1782
  %1784 = select i1 %1776, i32 %68, i32 %72
  %1785 = sext i32 %1784 to i64
  %1786 = getelementptr <8 x double>, ptr %1750, i64 %1773
  %1787 = getelementptr <8 x double>, ptr %1786, i64 %1785
  %1788 = load <8 x double>, ptr %1787, align 64
  %1789 = fmul <8 x double> %1782, %1788
  %1790 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1783, <8 x double> %1783, <8 x double> %1774)
  %1791 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1789, <8 x double> %1789, <8 x double> %1775)
  %1792 = add nsw i64 %1773, 1
  %1793 = icmp slt i64 %1792, %104
  br i1 %1793, label %1772, label %1794

1794:                                             ; preds = %1772, %1753
  %1795 = phi <8 x double> [ %1754, %1753 ], [ %1791, %1772 ]
  %1796 = phi <8 x double> [ %1755, %1753 ], [ %1790, %1772 ]
  %1797 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1795, <8 x double> splat (double 1.000000e-02), <8 x double> %1796)
  %1798 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %982)
  %1799 = fmul <8 x double> %1798, %1796
  %1800 = fmul <8 x double> %417, %1797
  %1801 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1800)
  %1802 = fdiv <8 x double> %1799, %1801
  %1803 = fcmp one <8 x double> %1797, splat (double 0x7FF0000000000000)
  %1804 = fcmp ogt <8 x double> %1797, zeroinitializer
  %1805 = bitcast <8 x double> %1802 to <8 x i64>
  %1806 = and <8 x i1> %1803, %1804
  %1807 = select <8 x i1> %1806, <8 x i64> %1805, <8 x i64> zeroinitializer
  %1808 = select <8 x i1> %1803, <8 x i64> zeroinitializer, <8 x i64> splat (i64 9218868437227405312)
  %1809 = or <8 x i64> %1807, %1808
  br i1 %278, label %1888, label %1810

1810:                                             ; preds = %1794
  %1811 = load ptr, ptr %76, align 16
  %1812 = load ptr, ptr %115, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %24)
  store <8 x double> %980, ptr %24, align 64
  %1813 = load i32, ptr %251, align 16
  %1814 = icmp eq i32 %1813, 0
  br i1 %1814, label %1816, label %1815

1815:                                             ; preds = %1810
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %23) #13
  store <8 x double> %980, ptr %23, align 64
  call fastcc void @set_inputs(ptr noundef nonnull readonly %52, ptr noundef nonnull byval(<8 x double>) align 64 %23, ptr noundef %1811)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %23) #13
  br label %1816

1816:                                             ; preds = %1815, %1810
  %1817 = load ptr, ptr %52, align 64
  call void @appell_lanes_finish(ptr noundef nonnull %24, ptr noundef %1811, ptr noundef %1817, ptr noundef %1750, ptr noundef %1812) #13
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %24)
  %1818 = load ptr, ptr %115, align 8
  %1819 = getelementptr inbounds <8 x double>, ptr %1818, i64 %418
  %1820 = load <8 x double>, ptr %1819, align 64
  %1821 = call <8 x i1> @llvm.is.fpclass.v8f64(<8 x double> %1820, i32 120)
  %1822 = load <8 x i64>, ptr %36, align 64
  %1823 = select <8 x i1> %1821, <8 x i64> splat (i64 -1), <8 x i64> %1822
  store <8 x i64> %1823, ptr %36, align 64
  %1824 = getelementptr inbounds <8 x double>, ptr %1818, i64 %123
  %1825 = getelementptr inbounds <8 x double>, ptr %1824, i64 %130
  %1826 = getelementptr inbounds nuw i8, ptr %1825, i64 64
  %1827 = load ptr, ptr %103, align 64
  br i1 %300, label %1828, label %1830

1828:                                             ; preds = %1816
  %1829 = getelementptr inbounds nuw <8 x double>, ptr %1826, i64 %305
  br label %1835

1830:                                             ; preds = %1835, %1816
  %1831 = phi <8 x double> [ zeroinitializer, %1816 ], [ %1848, %1835 ]
  %1832 = phi <8 x double> [ zeroinitializer, %1816 ], [ %1847, %1835 ]
  br i1 %413, label %1833, label %1873

1833:                                             ; preds = %1830
  %1834 = load ptr, ptr %98, align 8
  br label %1851

1835:                                             ; preds = %1835, %1828
  %1836 = phi i64 [ 0, %1828 ], [ %1849, %1835 ]
  %1837 = phi <8 x double> [ zeroinitializer, %1828 ], [ %1847, %1835 ]
  %1838 = phi <8 x double> [ zeroinitializer, %1828 ], [ %1848, %1835 ]
  %1839 = getelementptr inbounds nuw <8 x double>, ptr %1826, i64 %1836
  %1840 = load <8 x double>, ptr %1839, align 64
  %1841 = getelementptr inbounds nuw <8 x double>, ptr %1827, i64 %1836
  %1842 = load <8 x double>, ptr %1841, align 64
  %1843 = fmul <8 x double> %1840, %1842
  %1844 = getelementptr inbounds nuw <8 x double>, ptr %1829, i64 %1836
  %1845 = load <8 x double>, ptr %1844, align 64
  %1846 = fmul <8 x double> %1842, %1845
  %1847 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1843, <8 x double> %1843, <8 x double> %1837)
  %1848 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1846, <8 x double> %1846, <8 x double> %1838)
  %1849 = add nuw nsw i64 %1836, 1
  %1850 = icmp eq i64 %1849, %305
  br i1 %1850, label %1830, label %1835

1851:                                             ; preds = %1851, %1833
  %1852 = phi i64 [ %414, %1833 ], [ %1871, %1851 ]
  %1853 = phi <8 x double> [ %1832, %1833 ], [ %1869, %1851 ]
  %1854 = phi <8 x double> [ %1831, %1833 ], [ %1870, %1851 ]
  %1855 = icmp slt i64 %1852, %123
  %1856 = select i1 %1855, i64 0, i64 %123
  %1857 = getelementptr <8 x double>, ptr %1834, i64 %1856
  %1858 = getelementptr <8 x double>, ptr %1857, i64 %1852
  %1859 = load <8 x double>, ptr %1858, align 64
  %1860 = getelementptr inbounds <8 x double>, ptr %1827, i64 %1852
  %1861 = load <8 x double>, ptr %1860, align 64
  %1862 = fmul <8 x double> %1859, %1861
  %1863 = select i1 %1855, i32 %68, i32 %72
  %1864 = sext i32 %1863 to i64
  %1865 = getelementptr <8 x double>, ptr %1834, i64 %1852
  %1866 = getelementptr <8 x double>, ptr %1865, i64 %1864
  %1867 = load <8 x double>, ptr %1866, align 64
  %1868 = fmul <8 x double> %1861, %1867
  %1869 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1862, <8 x double> %1862, <8 x double> %1853)
  %1870 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1868, <8 x double> %1868, <8 x double> %1854)
  %1871 = add nsw i64 %1852, 1
  %1872 = icmp slt i64 %1871, %104
  br i1 %1872, label %1851, label %1873

1873:                                             ; preds = %1851, %1830
  %1874 = phi <8 x double> [ %1831, %1830 ], [ %1870, %1851 ]
  %1875 = phi <8 x double> [ %1832, %1830 ], [ %1869, %1851 ]
  %1876 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1874, <8 x double> splat (double 1.000000e-02), <8 x double> %1875)
  %1877 = fmul <8 x double> %1798, %1875
  %1878 = fmul <8 x double> %417, %1876
  %1879 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1878)
  %1880 = fdiv <8 x double> %1877, %1879
  %1881 = fcmp one <8 x double> %1876, splat (double 0x7FF0000000000000)
  %1882 = fcmp ogt <8 x double> %1876, zeroinitializer
  %1883 = bitcast <8 x double> %1880 to <8 x i64>
  %1884 = and <8 x i1> %1881, %1882
  %1885 = select <8 x i1> %1884, <8 x i64> %1883, <8 x i64> zeroinitializer
  %1886 = select <8 x i1> %1881, <8 x i64> zeroinitializer, <8 x i64> splat (i64 9218868437227405312)
  %1887 = or <8 x i64> %1885, %1886
  br label %1888

1888:                                             ; preds = %1873, %1794
  %1889 = phi <8 x i64> [ %1887, %1873 ], [ %1809, %1794 ]
  br i1 %479, label %1978, label %1890

1890:                                             ; preds = %1888
  br i1 %285, label %1891, label %1895

1891:                                             ; preds = %1890
  %1892 = load ptr, ptr %111, align 16
  %1893 = load ptr, ptr %76, align 16
  %1894 = getelementptr <8 x double>, ptr %1893, i64 %290
  br label %1908

1895:                                             ; preds = %1908, %1890
  %1896 = phi <8 x double> [ zeroinitializer, %1890 ], [ %1919, %1908 ]
  %1897 = phi <8 x double> [ zeroinitializer, %1890 ], [ %1918, %1908 ]
  br i1 %266, label %1898, label %1978

1898:                                             ; preds = %1895
  %1899 = load ptr, ptr %85, align 8
  %1900 = load <2 x double>, ptr %243, align 64
  %1901 = shufflevector <2 x double> %1900, <2 x double> poison, <8 x i32> zeroinitializer
  %1902 = load ptr, ptr %65, align 8
  %1903 = load ptr, ptr %76, align 16
  %1904 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1901, <8 x double> splat (double 0x3D719799812DEA11))
  %1905 = fmul <8 x double> %1904, splat (double 1.000000e-02)
  %1906 = fmul <8 x double> %1896, %1905
  %1907 = load ptr, ptr %98, align 8
  br label %1922

1908:                                             ; preds = %1908, %1891
  %1909 = phi i64 [ 0, %1891 ], [ %1920, %1908 ]
  %1910 = phi <8 x double> [ zeroinitializer, %1891 ], [ %1918, %1908 ]
  %1911 = phi <8 x double> [ zeroinitializer, %1891 ], [ %1919, %1908 ]
  %1912 = getelementptr inbounds nuw <8 x double>, ptr %1892, i64 %1909
  %1913 = load <8 x double>, ptr %1912, align 64
  %1914 = fmul <8 x double> %1913, splat (double 5.000000e-01)
  %1915 = getelementptr <8 x double>, ptr %1894, i64 %1909
  %1916 = load <8 x double>, ptr %1915, align 64
  %1917 = fmul <8 x double> %1914, %1916
  %1918 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1917, <8 x double> %1916, <8 x double> %1910)
  %1919 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1913, <8 x double> splat (double 5.000000e-01), <8 x double> %1911)
  %1920 = add nuw nsw i64 %1909, 1
  %1921 = icmp eq i64 %1920, %286
  br i1 %1921, label %1895, label %1908

1922:                                             ; preds = %1926, %1898
  %1923 = phi i64 [ %104, %1898 ], [ %1966, %1926 ]
  %1924 = phi <8 x double> [ zeroinitializer, %1898 ], [ %1965, %1926 ]
  %1925 = getelementptr <8 x double>, ptr %1899, i64 %1923
  br label %1968

1926:                                             ; preds = %1968
  %1927 = getelementptr inbounds <8 x double>, ptr %1902, i64 %1923
  %1928 = load <8 x double>, ptr %1927, align 64
  %1929 = getelementptr inbounds <8 x double>, ptr %1903, i64 %1923
  %1930 = load <8 x double>, ptr %1929, align 64
  %1931 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1928)
  %1932 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1930)
  %1933 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1931, <8 x double> %1932)
  %1934 = fadd <8 x double> %1897, %1933
  %1935 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1798, <8 x double> %1975, <8 x double> %1934)
  %1936 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1901, <8 x double> %1935, <8 x double> %1906)
  %1937 = fmul <8 x double> %1936, splat (double 1.000000e+02)
  %1938 = fdiv <8 x double> splat (double 1.000000e+00), %1937
  %1939 = icmp slt i64 %1923, %123
  %1940 = select i1 %1939, i64 0, i64 %123
  %1941 = getelementptr <8 x double>, ptr %1907, i64 %1940
  %1942 = getelementptr <8 x double>, ptr %1941, i64 %1923
  %1943 = load <8 x double>, ptr %1942, align 64
  %1944 = fmul <8 x double> %1943, %1938
  %1945 = select i1 %1939, i32 %68, i32 %72
  %1946 = sext i32 %1945 to i64
  %1947 = getelementptr <8 x double>, ptr %1907, i64 %1923
  %1948 = getelementptr <8 x double>, ptr %1947, i64 %1946
  %1949 = load <8 x double>, ptr %1948, align 64
  %1950 = fmul <8 x double> %1949, %1938
  %1951 = fmul <8 x double> %1944, %1944
  %1952 = fmul <8 x double> %1950, %1950
  %1953 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1952, <8 x double> splat (double 1.000000e-02), <8 x double> %1951)
  %1954 = fmul <8 x double> %1798, %1951
  %1955 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1953)
  %1956 = fdiv <8 x double> %1954, %1955
  %1957 = fcmp one <8 x double> %1953, splat (double 0x7FF0000000000000)
  %1958 = fcmp ogt <8 x double> %1953, zeroinitializer
  %1959 = bitcast <8 x double> %1956 to <8 x i64>
  %1960 = and <8 x i1> %1957, %1958
  %1961 = select <8 x i1> %1960, <8 x i64> %1959, <8 x i64> zeroinitializer
  %1962 = select <8 x i1> %1957, <8 x i64> zeroinitializer, <8 x i64> splat (i64 9218868437227405312)
  %1963 = or <8 x i64> %1961, %1962
  %1964 = bitcast <8 x i64> %1963 to <8 x double>
  %1965 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1924, <8 x double> %1964)
  %1966 = add nsw i64 %1923, 1
  %1967 = icmp slt i64 %1966, %73
  br i1 %1967, label %1922, label %1978

1968:                                             ; preds = %1968, %1922
  %1969 = phi i64 [ 0, %1922 ], [ %1976, %1968 ]
  %1970 = phi <8 x double> [ zeroinitializer, %1922 ], [ %1975, %1968 ]
  %1971 = mul nsw i64 %1969, %73
  %1972 = getelementptr <8 x double>, ptr %1925, i64 %1971
  %1973 = load <8 x double>, ptr %1972, align 64
  %1974 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1973)
  %1975 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1970, <8 x double> %1974)
  %1976 = add nuw nsw i64 %1969, 1
  %1977 = icmp eq i64 %1976, 12
  br i1 %1977, label %1926, label %1968

1978:                                             ; preds = %1926, %1888, %1895
  %1979 = phi <8 x double> [ zeroinitializer, %1888 ], [ zeroinitializer, %1895 ], [ %1965, %1926 ]
  %1980 = bitcast <8 x i64> %1889 to <8 x double>
  %1981 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1980, <8 x double> %1979)
  %1982 = bitcast <8 x i64> %1809 to <8 x double>
  %1983 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1981, <8 x double> %1982)
  %1984 = load <8 x i64>, ptr %425, align 64
  %1985 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1983, <8 x double> splat (double 0x3BC79CA10C924223))
  %1986 = load <8 x double>, ptr %424, align 64
  %1987 = fcmp oeq <8 x double> %1986, zeroinitializer
  %1988 = fcmp uge <8 x double> %1985, splat (double 1.000000e+00)
  %1989 = or <8 x i1> %1988, %1987
  %1990 = fmul <8 x double> %1983, splat (double 1.010000e+00)
  %1991 = fcmp uge <8 x double> %1990, %1982
  %1992 = fdiv <8 x double> %982, %1986
  %1993 = fmul <8 x double> %1992, %1992
  %1994 = fmul <8 x double> %1993, %1993
  %1995 = fmul <8 x double> %1994, %1994
  %1996 = load <8 x double>, ptr %430, align 64
  %1997 = fmul <8 x double> %1996, %1995
  %1998 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1997, <8 x double> splat (double 0x3BC79CA10C924223))
  %1999 = load <8 x double>, ptr %431, align 64
  %2000 = fmul <8 x double> %1999, %1995
  %2001 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2000, <8 x double> splat (double 0x3BC79CA10C924223))
  %2002 = fmul <8 x double> %1998, splat (double 1.000000e-01)
  %2003 = fmul <8 x double> %1985, splat (double 3.000000e+02)
  %2004 = fcmp ule <8 x double> %2003, %1982
  %2005 = fmul <8 x double> %1998, splat (double 0x3FEE666666666666)
  %2006 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1982, <8 x double> %2005)
  %2007 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2002, <8 x double> %2006)
  %2008 = select <8 x i1> %2004, <8 x double> %2002, <8 x double> %2007
  %2009 = fmul <8 x double> %1998, splat (double 1.000000e-04)
  %2010 = fcmp uge <8 x double> %1985, %2009
  %2011 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1985, <8 x double> %2008)
  %2012 = select <8 x i1> %2010, <8 x double> %2011, <8 x double> %1985
  %2013 = select <8 x i1> %1989, <8 x double> %1983, <8 x double> %2012
  %2014 = bitcast <8 x double> %2013 to <8 x i64>
  %2015 = fdiv <8 x double> %2012, %1998
  %2016 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %2015, <8 x double> splat (double 8.000000e+00))
  %2017 = fdiv <8 x double> %1982, %2001
  %2018 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %2017, <8 x double> splat (double 5.000000e+00))
  %2019 = fmul <8 x double> %2012, splat (double 1.010000e+00)
  %2020 = fcmp uge <8 x double> %2019, %1982
  %2021 = fmul <8 x double> %2012, splat (double 3.000000e+02)
  %2022 = fcmp ule <8 x double> %2021, %1982
  %2023 = or <8 x i1> %2020, %2022
  %2024 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2016, <8 x double> %2018)
  %2025 = select <8 x i1> %2023, <8 x double> %2016, <8 x double> %2024
  %2026 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2025, <8 x double> splat (double 1.000000e+00))
  %2027 = fmul <8 x double> %2012, %2026
  %2028 = select <8 x i1> %1989, <8 x double> %1985, <8 x double> %2027
  %2029 = select <8 x i1> %1991, <8 x double> splat (double 0x4002959F1280CEDF), <8 x double> splat (double 0x4017D783FFFFFFFD)
  %2030 = select i1 %432, <8 x double> splat (double 0x4002959F1280CEDF), <8 x double> %2029
  %2031 = fmul <8 x double> %2030, %2028
  br i1 %429, label %2042, label %2032

2032:                                             ; preds = %1978
  %2033 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1982, <8 x double> splat (double 0x3BC79CA10C924223))
  %2034 = fdiv <8 x double> %2033, %2001
  %2035 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %2034, <8 x double> splat (double 8.000000e+00))
  %2036 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2035, <8 x double> splat (double 1.000000e+00))
  %2037 = select <8 x i1> %1989, <8 x double> splat (double 1.000000e+00), <8 x double> %2036
  %2038 = fmul <8 x double> %2033, %2037
  %2039 = fmul <8 x double> %2038, splat (double 0x4002959F1280CEDF)
  %2040 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %2031, <8 x double> %2039)
  %2041 = select <8 x i1> %1991, <8 x double> %2031, <8 x double> %2040
  br label %2042

2042:                                             ; preds = %2032, %1978
  %2043 = phi <8 x double> [ %2041, %2032 ], [ %2031, %1978 ]
  %2044 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %2043)
  %2045 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %2044)
  %2046 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %2045)
  %2047 = fdiv <8 x double> splat (double 1.000000e+00), %2046
  %2048 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2047, <8 x double> splat (double 0x3FD5555555555555))
  %2049 = and <8 x i64> %1984, splat (i64 4607182418800017408)
  %2050 = and <8 x i64> %1984, splat (i64 4618441417868443648)
  %2051 = xor <8 x i64> %2050, splat (i64 4618441417868443648)
  %2052 = or <8 x i64> %2051, %2049
  %2053 = bitcast <8 x i64> %2052 to <8 x double>
  %2054 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %2053, <8 x double> %2048)
  %2055 = load <8 x i64>, ptr %240, align 64
  %2056 = load <8 x i64>, ptr %36, align 64
  %2057 = xor <8 x i64> %2056, splat (i64 -1)
  %2058 = and <8 x i64> %2055, %2057
  %2059 = and <8 x i64> %2058, %1600
  %2060 = fcmp uge <8 x double> %1983, splat (double 1.000000e+00)
  %2061 = select <8 x i1> %2060, <8 x i64> zeroinitializer, <8 x i64> %2059
  %2062 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2061)
  %2063 = icmp eq i64 %2062, 0
  br i1 %2063, label %2064, label %2065

2064:                                             ; preds = %2042
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %37) #13
  store <8 x double> splat (double 1.000000e+00), ptr %37, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %38) #13
  store <8 x i64> zeroinitializer, ptr %38, align 64
  br label %2714

2065:                                             ; preds = %2042
  %2066 = load ptr, ptr %76, align 16
  br i1 %278, label %2070, label %2067

2067:                                             ; preds = %2065
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %20) #13
  store <8 x double> %980, ptr %20, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %21) #13
  store <8 x i64> %2061, ptr %21, align 64
  %2068 = call fastcc <8 x i64> @project(ptr noundef nonnull %52, ptr noundef nonnull byval(<8 x double>) align 64 %20, ptr noundef %2066, ptr noundef nonnull byval(<8 x i64>) align 64 %21, double noundef 1.000000e+00)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %20) #13
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %21) #13
  %2069 = load ptr, ptr %76, align 16
  br label %2070

2070:                                             ; preds = %2067, %2065
  %2071 = phi ptr [ %2069, %2067 ], [ %2066, %2065 ]
  %2072 = phi <8 x i64> [ %2068, %2067 ], [ %2061, %2065 ]
  %2073 = load ptr, ptr %85, align 8
  %2074 = getelementptr inbounds <8 x double>, ptr %2073, i64 %434
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %22) #13
  store <8 x double> %980, ptr %22, align 64
  %2075 = call fastcc <8 x i64> @rates(ptr noundef nonnull %52, ptr noundef nonnull byval(<8 x double>) align 64 %22, ptr noundef %2071, ptr noundef %2074, ptr noundef nonnull %36)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %22) #13
  %2076 = and <8 x i64> %2075, %2072
  %2077 = load i32, ptr %257, align 32
  %2078 = icmp eq i32 %2077, 0
  br i1 %2078, label %2079, label %2083

2079:                                             ; preds = %2070
  %2080 = load <8 x double>, ptr %435, align 64
  %2081 = fcmp olt <8 x double> %2080, %980
  %2082 = select <8 x i1> %2081, <8 x i64> %2076, <8 x i64> zeroinitializer
  br label %2083

2083:                                             ; preds = %2079, %2070
  %2084 = phi <8 x i64> [ %2082, %2079 ], [ %2076, %2070 ]
  %2085 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2084)
  %2086 = icmp eq i64 %2085, 0
  br i1 %2086, label %2430, label %2087

2087:                                             ; preds = %2083
  %2088 = xor <8 x i64> %2084, splat (i64 -1)
  %2089 = load ptr, ptr %85, align 8
  %2090 = getelementptr inbounds <8 x double>, ptr %2089, i64 %434
  br i1 %314, label %2100, label %2093

2091:                                             ; preds = %2100
  %2092 = load ptr, ptr %85, align 8
  br label %2093

2093:                                             ; preds = %2091, %2087
  %2094 = phi ptr [ %2092, %2091 ], [ %2089, %2087 ]
  %2095 = load <8 x double>, ptr %312, align 64
  %2096 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> splat (double 1.000000e-01), <8 x double> %2095)
  %2097 = load ptr, ptr %79, align 8
  %2098 = getelementptr inbounds <8 x double>, ptr %2094, i64 %438
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %16) #13
  store <8 x double> %2096, ptr %16, align 64
  %2099 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %52, ptr noundef nonnull byval(<8 x double>) align 64 %16, ptr noundef %2097, ptr noundef %2098, ptr noundef nonnull %36)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %16) #13
  br i1 %314, label %2142, label %2135

2100:                                             ; preds = %2087, %2100
  %2101 = phi i64 [ %2133, %2100 ], [ 0, %2087 ]
  %2102 = load ptr, ptr %65, align 8
  %2103 = getelementptr inbounds nuw <8 x double>, ptr %2102, i64 %2101
  %2104 = load <8 x double>, ptr %2103, align 64
  %2105 = load ptr, ptr %85, align 8
  %2106 = getelementptr inbounds nuw <8 x double>, ptr %2105, i64 %2101
  %2107 = load <8 x double>, ptr %2106, align 64
  %2108 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2107, <8 x double> splat (double 0x3FACC1FCA2CEB148), <8 x double> zeroinitializer)
  %2109 = getelementptr inbounds nuw <8 x double>, ptr %2106, i64 %348
  %2110 = load <8 x double>, ptr %2109, align 64
  %2111 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2110, <8 x double> splat (double 0x3FD03958F21A35B8), <8 x double> %2108)
  %2112 = getelementptr inbounds nuw <8 x double>, ptr %2106, i64 %355
  %2113 = load <8 x double>, ptr %2112, align 64
  %2114 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2113, <8 x double> splat (double 0xBFCF84C2C277C23E), <8 x double> %2111)
  %2115 = getelementptr inbounds nuw <8 x double>, ptr %2106, i64 %365
  %2116 = load <8 x double>, ptr %2115, align 64
  %2117 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2116, <8 x double> splat (double 0xBFBFCB02555C9DEF), <8 x double> %2114)
  %2118 = getelementptr inbounds nuw <8 x double>, ptr %2106, i64 %376
  %2119 = load <8 x double>, ptr %2118, align 64
  %2120 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2119, <8 x double> splat (double 0x3FC39F10CE2D1913), <8 x double> %2117)
  %2121 = getelementptr inbounds nuw <8 x double>, ptr %2106, i64 %387
  %2122 = load <8 x double>, ptr %2121, align 64
  %2123 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2122, <8 x double> splat (double 0x3F80CBB69B38652C), <8 x double> %2120)
  %2124 = getelementptr inbounds nuw <8 x double>, ptr %2106, i64 %397
  %2125 = load <8 x double>, ptr %2124, align 64
  %2126 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2125, <8 x double> splat (double 0x3F7EFF840F396BA9), <8 x double> %2123)
  %2127 = getelementptr inbounds nuw <8 x double>, ptr %2106, i64 %436
  %2128 = load <8 x double>, ptr %2127, align 64
  %2129 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2128, <8 x double> splat (double -8.298000e-03), <8 x double> %2126)
  %2130 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> %2129, <8 x double> %2104)
  %2131 = load ptr, ptr %79, align 8
  %2132 = getelementptr inbounds nuw <8 x double>, ptr %2131, i64 %2101
  store <8 x double> %2130, ptr %2132, align 64
  %2133 = add nuw nsw i64 %2101, 1
  %2134 = icmp eq i64 %2133, %315
  br i1 %2134, label %2091, label %2100

2135:                                             ; preds = %2142, %2093
  %2136 = load <8 x double>, ptr %312, align 64
  %2137 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> splat (double 2.000000e-01), <8 x double> %2136)
  %2138 = load ptr, ptr %79, align 8
  %2139 = load ptr, ptr %85, align 8
  %2140 = getelementptr inbounds <8 x double>, ptr %2139, i64 %441
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %17) #13
  store <8 x double> %2137, ptr %17, align 64
  %2141 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %52, ptr noundef nonnull byval(<8 x double>) align 64 %17, ptr noundef %2138, ptr noundef %2140, ptr noundef nonnull %36)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %17) #13
  br i1 %314, label %2184, label %2177

2142:                                             ; preds = %2093, %2142
  %2143 = phi i64 [ %2175, %2142 ], [ 0, %2093 ]
  %2144 = load ptr, ptr %65, align 8
  %2145 = getelementptr inbounds nuw <8 x double>, ptr %2144, i64 %2143
  %2146 = load <8 x double>, ptr %2145, align 64
  %2147 = load ptr, ptr %85, align 8
  %2148 = getelementptr inbounds nuw <8 x double>, ptr %2147, i64 %2143
  %2149 = load <8 x double>, ptr %2148, align 64
  %2150 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2149, <8 x double> splat (double 0x3FA04CA1897BDB63), <8 x double> zeroinitializer)
  %2151 = getelementptr inbounds nuw <8 x double>, ptr %2148, i64 %340
  %2152 = load <8 x double>, ptr %2151, align 64
  %2153 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2152, <8 x double> splat (double 0x3F9CFAE9E5F59F45), <8 x double> %2150)
  %2154 = getelementptr inbounds nuw <8 x double>, ptr %2148, i64 %348
  %2155 = load <8 x double>, ptr %2154, align 64
  %2156 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2155, <8 x double> splat (double 0x3FAB69DB017C8CF9), <8 x double> %2153)
  %2157 = getelementptr inbounds nuw <8 x double>, ptr %2148, i64 %355
  %2158 = load <8 x double>, ptr %2157, align 64
  %2159 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2158, <8 x double> splat (double 0xBFAC1EF72FC69469), <8 x double> %2156)
  %2160 = getelementptr inbounds nuw <8 x double>, ptr %2148, i64 %387
  %2161 = load <8 x double>, ptr %2160, align 64
  %2162 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2161, <8 x double> splat (double 0xBF1C6710EEF6E153), <8 x double> %2159)
  %2163 = getelementptr inbounds nuw <8 x double>, ptr %2148, i64 %397
  %2164 = load <8 x double>, ptr %2163, align 64
  %2165 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2164, <8 x double> splat (double 0x3F39127A52D32320), <8 x double> %2162)
  %2166 = getelementptr inbounds nuw <8 x double>, ptr %2148, i64 %436
  %2167 = load <8 x double>, ptr %2166, align 64
  %2168 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2167, <8 x double> splat (double 0xBF36500E13E7149B), <8 x double> %2165)
  %2169 = getelementptr inbounds nuw <8 x double>, ptr %2148, i64 %439
  %2170 = load <8 x double>, ptr %2169, align 64
  %2171 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2170, <8 x double> splat (double 0x3FC21686B20CD989), <8 x double> %2168)
  %2172 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> %2171, <8 x double> %2146)
  %2173 = load ptr, ptr %79, align 8
  %2174 = getelementptr inbounds nuw <8 x double>, ptr %2173, i64 %2143
  store <8 x double> %2172, ptr %2174, align 64
  %2175 = add nuw nsw i64 %2143, 1
  %2176 = icmp eq i64 %2175, %315
  br i1 %2176, label %2135, label %2142

2177:                                             ; preds = %2184, %2135
  %2178 = load <8 x double>, ptr %312, align 64
  %2179 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> splat (double 0x3FE8E38E38E38E39), <8 x double> %2178)
  %2180 = load ptr, ptr %79, align 8
  %2181 = load ptr, ptr %85, align 8
  %2182 = getelementptr inbounds <8 x double>, ptr %2181, i64 %444
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %18) #13
  store <8 x double> %2179, ptr %18, align 64
  %2183 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %52, ptr noundef nonnull byval(<8 x double>) align 64 %18, ptr noundef %2180, ptr noundef %2182, ptr noundef nonnull %36)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %18) #13
  br i1 %314, label %2219, label %2424

2184:                                             ; preds = %2135, %2184
  %2185 = phi i64 [ %2217, %2184 ], [ 0, %2135 ]
  %2186 = load ptr, ptr %65, align 8
  %2187 = getelementptr inbounds nuw <8 x double>, ptr %2186, i64 %2185
  %2188 = load <8 x double>, ptr %2187, align 64
  %2189 = load ptr, ptr %85, align 8
  %2190 = getelementptr inbounds nuw <8 x double>, ptr %2189, i64 %2185
  %2191 = load <8 x double>, ptr %2190, align 64
  %2192 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2191, <8 x double> splat (double 0xBFDB7309792B6015), <8 x double> zeroinitializer)
  %2193 = getelementptr inbounds nuw <8 x double>, ptr %2190, i64 %340
  %2194 = load <8 x double>, ptr %2193, align 64
  %2195 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2194, <8 x double> splat (double 0xC012CA5D44AFDC9A), <8 x double> %2192)
  %2196 = getelementptr inbounds nuw <8 x double>, ptr %2190, i64 %348
  %2197 = load <8 x double>, ptr %2196, align 64
  %2198 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2197, <8 x double> splat (double 0x401EBBD2C419EDA3), <8 x double> %2195)
  %2199 = getelementptr inbounds nuw <8 x double>, ptr %2190, i64 %355
  %2200 = load <8 x double>, ptr %2199, align 64
  %2201 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2200, <8 x double> splat (double 0x401046A54457171C), <8 x double> %2198)
  %2202 = getelementptr inbounds nuw <8 x double>, ptr %2190, i64 %365
  %2203 = load <8 x double>, ptr %2202, align 64
  %2204 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2203, <8 x double> splat (double 0x3FD6D49E44EDBA44), <8 x double> %2201)
  %2205 = getelementptr inbounds nuw <8 x double>, ptr %2190, i64 %436
  %2206 = load <8 x double>, ptr %2205, align 64
  %2207 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2206, <8 x double> splat (double 0xBF56EBEEC24871D4), <8 x double> %2204)
  %2208 = getelementptr inbounds nuw <8 x double>, ptr %2190, i64 %439
  %2209 = load <8 x double>, ptr %2208, align 64
  %2210 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2209, <8 x double> splat (double 0x40079482A23F1996), <8 x double> %2207)
  %2211 = getelementptr inbounds nuw <8 x double>, ptr %2190, i64 %442
  %2212 = load <8 x double>, ptr %2211, align 64
  %2213 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2212, <8 x double> splat (double 0xC0224D4A6DCA2222), <8 x double> %2210)
  %2214 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> %2213, <8 x double> %2188)
  %2215 = load ptr, ptr %79, align 8
  %2216 = getelementptr inbounds nuw <8 x double>, ptr %2215, i64 %2185
  store <8 x double> %2214, ptr %2216, align 64
  %2217 = add nuw nsw i64 %2185, 1
  %2218 = icmp eq i64 %2217, %315
  br i1 %2218, label %2177, label %2184

2219:                                             ; preds = %2177, %2238
  %2220 = phi i64 [ %2412, %2238 ], [ 0, %2177 ]
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %19) #13
  %2221 = load ptr, ptr %65, align 8
  %2222 = getelementptr inbounds nuw <8 x double>, ptr %2221, i64 %2220
  %2223 = load ptr, ptr %76, align 16
  %2224 = getelementptr inbounds nuw <8 x double>, ptr %2223, i64 %2220
  %2225 = getelementptr inbounds nuw <8 x double>, ptr %2089, i64 %2220
  %2226 = getelementptr inbounds nuw <8 x double>, ptr %2090, i64 %2220
  %2227 = load <8 x double>, ptr %2224, align 64
  %2228 = load <8 x double>, ptr %2222, align 64
  %2229 = fsub <8 x double> %2227, %2228
  store <8 x double> %2229, ptr %19, align 64
  %2230 = load <8 x double>, ptr %2225, align 64
  %2231 = fneg <8 x double> %2229
  %2232 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %982, <8 x double> %2230, <8 x double> %2231)
  store <8 x double> %2232, ptr %445, align 64
  %2233 = load <8 x double>, ptr %2226, align 64
  %2234 = fadd <8 x double> %2230, %2233
  %2235 = fneg <8 x double> %2234
  %2236 = fmul <8 x double> %982, %2235
  %2237 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2229, <8 x double> splat (double 2.000000e+00), <8 x double> %2236)
  store <8 x double> %2237, ptr %446, align 64
  br label %2414

2238:                                             ; preds = %2414
  %2239 = load ptr, ptr %85, align 8
  %2240 = getelementptr inbounds nuw <8 x double>, ptr %2239, i64 %2220
  %2241 = load <8 x double>, ptr %2240, align 64
  %2242 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2241, <8 x double> splat (double 0xC020DB9DCC37C81B), <8 x double> zeroinitializer)
  %2243 = add nuw nsw i64 %2220, %340
  %2244 = getelementptr inbounds nuw <8 x double>, ptr %2239, i64 %2243
  %2245 = load <8 x double>, ptr %2244, align 64
  %2246 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2245, <8 x double> splat (double 0x3FE2228765F0A2EB), <8 x double> %2242)
  %2247 = add nuw nsw i64 %2220, %348
  %2248 = getelementptr inbounds nuw <8 x double>, ptr %2239, i64 %2247
  %2249 = load <8 x double>, ptr %2248, align 64
  %2250 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2249, <8 x double> splat (double 0xC0088D35A1175376), <8 x double> %2246)
  %2251 = add nuw nsw i64 %2220, %355
  %2252 = getelementptr inbounds nuw <8 x double>, ptr %2239, i64 %2251
  %2253 = load <8 x double>, ptr %2252, align 64
  %2254 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2253, <8 x double> splat (double 0x400313CCA2E462EC), <8 x double> %2250)
  %2255 = add nuw nsw i64 %2220, %365
  %2256 = getelementptr inbounds nuw <8 x double>, ptr %2239, i64 %2255
  %2257 = load <8 x double>, ptr %2256, align 64
  %2258 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2257, <8 x double> splat (double 0x4000EFAFD3C0D1BD), <8 x double> %2254)
  %2259 = add nuw nsw i64 %2220, %376
  %2260 = getelementptr inbounds nuw <8 x double>, ptr %2239, i64 %2259
  %2261 = load <8 x double>, ptr %2260, align 64
  %2262 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2261, <8 x double> splat (double 0xBFEBE2709A4AC0D3), <8 x double> %2258)
  %2263 = add nuw nsw i64 %2220, %387
  %2264 = getelementptr inbounds nuw <8 x double>, ptr %2239, i64 %2263
  %2265 = load <8 x double>, ptr %2264, align 64
  %2266 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2265, <8 x double> splat (double 0x4001EC6A759DA28B), <8 x double> %2262)
  %2267 = add nuw nsw i64 %2220, %397
  %2268 = getelementptr inbounds nuw <8 x double>, ptr %2239, i64 %2267
  %2269 = load <8 x double>, ptr %2268, align 64
  %2270 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2269, <8 x double> splat (double 0x3FE435E4B2F53319), <8 x double> %2266)
  %2271 = add nuw nsw i64 %2220, %436
  %2272 = getelementptr inbounds nuw <8 x double>, ptr %2239, i64 %2271
  %2273 = load <8 x double>, ptr %2272, align 64
  %2274 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2273, <8 x double> splat (double 0xBFB6C81218B7F07C), <8 x double> %2270)
  %2275 = add nuw nsw i64 %2220, %439
  %2276 = getelementptr inbounds nuw <8 x double>, ptr %2239, i64 %2275
  %2277 = load <8 x double>, ptr %2276, align 64
  %2278 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2277, <8 x double> splat (double 0x40322604753358B4), <8 x double> %2274)
  %2279 = add nuw nsw i64 %2220, %442
  %2280 = getelementptr inbounds nuw <8 x double>, ptr %2239, i64 %2279
  %2281 = load <8 x double>, ptr %2280, align 64
  %2282 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2281, <8 x double> splat (double 0xC02263A6DB60DFA1), <8 x double> %2278)
  %2283 = add nuw nsw i64 %2220, %447
  %2284 = getelementptr inbounds nuw <8 x double>, ptr %2239, i64 %2283
  %2285 = load <8 x double>, ptr %2284, align 64
  %2286 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2285, <8 x double> splat (double 0xC011BE8052A2581D), <8 x double> %2282)
  %2287 = fmul <8 x double> %2286, %982
  %2288 = load ptr, ptr %93, align 16
  %2289 = getelementptr inbounds nuw <8 x double>, ptr %2288, i64 %2220
  %2290 = getelementptr inbounds nuw <8 x double>, ptr %2289, i64 %327
  store <8 x double> %2287, ptr %2290, align 64
  %2291 = load ptr, ptr %85, align 8
  %2292 = getelementptr inbounds nuw <8 x double>, ptr %2291, i64 %2220
  %2293 = load <8 x double>, ptr %2292, align 64
  %2294 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2293, <8 x double> splat (double 0x4024DAE269AD44FC), <8 x double> zeroinitializer)
  %2295 = getelementptr inbounds nuw <8 x double>, ptr %2291, i64 %2243
  %2296 = load <8 x double>, ptr %2295, align 64
  %2297 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2296, <8 x double> splat (double 0x406E49125D57ED67), <8 x double> %2294)
  %2298 = getelementptr inbounds nuw <8 x double>, ptr %2291, i64 %2247
  %2299 = load <8 x double>, ptr %2298, align 64
  %2300 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2299, <8 x double> splat (double 0x4064A66A19B8434B), <8 x double> %2297)
  %2301 = getelementptr inbounds nuw <8 x double>, ptr %2291, i64 %2251
  %2302 = load <8 x double>, ptr %2301, align 64
  %2303 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2302, <8 x double> splat (double 0xC07768BF81E14E35), <8 x double> %2300)
  %2304 = getelementptr inbounds nuw <8 x double>, ptr %2291, i64 %2255
  %2305 = load <8 x double>, ptr %2304, align 64
  %2306 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2305, <8 x double> splat (double 0xC0361D194558CFFB), <8 x double> %2303)
  %2307 = getelementptr inbounds nuw <8 x double>, ptr %2291, i64 %2259
  %2308 = load <8 x double>, ptr %2307, align 64
  %2309 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2308, <8 x double> splat (double 0x401EEF08F933A023), <8 x double> %2306)
  %2310 = getelementptr inbounds nuw <8 x double>, ptr %2291, i64 %2263
  %2311 = load <8 x double>, ptr %2310, align 64
  %2312 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2311, <8 x double> splat (double 0xC03EAC90D122C30D), <8 x double> %2309)
  %2313 = getelementptr inbounds nuw <8 x double>, ptr %2291, i64 %2267
  %2314 = load <8 x double>, ptr %2313, align 64
  %2315 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2314, <8 x double> splat (double 0xC022AA0D032A0ACD), <8 x double> %2312)
  %2316 = getelementptr inbounds nuw <8 x double>, ptr %2291, i64 %2271
  %2317 = load <8 x double>, ptr %2316, align 64
  %2318 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2317, <8 x double> splat (double 0x402F64FC65250F7C), <8 x double> %2315)
  %2319 = getelementptr inbounds nuw <8 x double>, ptr %2291, i64 %2275
  %2320 = load <8 x double>, ptr %2319, align 64
  %2321 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2320, <8 x double> splat (double 0xC03F23AFEDECFD53), <8 x double> %2318)
  %2322 = getelementptr inbounds nuw <8 x double>, ptr %2291, i64 %2279
  %2323 = load <8 x double>, ptr %2322, align 64
  %2324 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2323, <8 x double> splat (double 0xC022B4B2806665CA), <8 x double> %2321)
  %2325 = getelementptr inbounds nuw <8 x double>, ptr %2291, i64 %2283
  %2326 = load <8 x double>, ptr %2325, align 64
  %2327 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2326, <8 x double> splat (double 0x4041E88E43070A10), <8 x double> %2324)
  %2328 = fmul <8 x double> %2327, %982
  %2329 = load ptr, ptr %93, align 16
  %2330 = getelementptr inbounds nuw <8 x double>, ptr %2329, i64 %2220
  %2331 = getelementptr inbounds nuw <8 x double>, ptr %2330, i64 %333
  store <8 x double> %2328, ptr %2331, align 64
  %2332 = load ptr, ptr %85, align 8
  %2333 = getelementptr inbounds nuw <8 x double>, ptr %2332, i64 %2220
  %2334 = load <8 x double>, ptr %2333, align 64
  %2335 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2334, <8 x double> splat (double 0x4033FC2C7303381F), <8 x double> zeroinitializer)
  %2336 = getelementptr inbounds nuw <8 x double>, ptr %2332, i64 %2243
  %2337 = load <8 x double>, ptr %2336, align 64
  %2338 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2337, <8 x double> splat (double 0xC0783098D10F2521), <8 x double> %2335)
  %2339 = getelementptr inbounds nuw <8 x double>, ptr %2332, i64 %2247
  %2340 = load <8 x double>, ptr %2339, align 64
  %2341 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2340, <8 x double> splat (double 0xC067A5B34EDF4D39), <8 x double> %2338)
  %2342 = getelementptr inbounds nuw <8 x double>, ptr %2332, i64 %2251
  %2343 = load <8 x double>, ptr %2342, align 64
  %2344 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2343, <8 x double> splat (double 0x40807E771C2C6A0C), <8 x double> %2341)
  %2345 = getelementptr inbounds nuw <8 x double>, ptr %2332, i64 %2255
  %2346 = load <8 x double>, ptr %2345, align 64
  %2347 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2346, <8 x double> splat (double 0xC02725D68DC06F96), <8 x double> %2344)
  %2348 = getelementptr inbounds nuw <8 x double>, ptr %2332, i64 %2259
  %2349 = load <8 x double>, ptr %2348, align 64
  %2350 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2349, <8 x double> splat (double 0x401B8661DD0F8BD7), <8 x double> %2347)
  %2351 = getelementptr inbounds nuw <8 x double>, ptr %2332, i64 %2263
  %2352 = load <8 x double>, ptr %2351, align 64
  %2353 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2352, <8 x double> splat (double 0xBFF0027A7D67FC68), <8 x double> %2350)
  %2354 = getelementptr inbounds nuw <8 x double>, ptr %2332, i64 %2267
  %2355 = load <8 x double>, ptr %2354, align 64
  %2356 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2355, <8 x double> splat (double 0x3FE8E308023D3331), <8 x double> %2353)
  %2357 = getelementptr inbounds nuw <8 x double>, ptr %2332, i64 %2271
  %2358 = load <8 x double>, ptr %2357, align 64
  %2359 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2358, <8 x double> splat (double 0xC00639C3EFFF56D2), <8 x double> %2356)
  %2360 = getelementptr inbounds nuw <8 x double>, ptr %2332, i64 %2275
  %2361 = load <8 x double>, ptr %2360, align 64
  %2362 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2361, <8 x double> splat (double 0xC04E192D4F30C77F), <8 x double> %2359)
  %2363 = getelementptr inbounds nuw <8 x double>, ptr %2332, i64 %2279
  %2364 = load <8 x double>, ptr %2363, align 64
  %2365 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2364, <8 x double> splat (double 0x40551481861928C0), <8 x double> %2362)
  %2366 = getelementptr inbounds nuw <8 x double>, ptr %2332, i64 %2283
  %2367 = load <8 x double>, ptr %2366, align 64
  %2368 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2367, <8 x double> splat (double 0x4027FC0D95740812), <8 x double> %2365)
  %2369 = fmul <8 x double> %2368, %982
  %2370 = load ptr, ptr %93, align 16
  %2371 = getelementptr inbounds nuw <8 x double>, ptr %2370, i64 %2243
  store <8 x double> %2369, ptr %2371, align 64
  %2372 = load ptr, ptr %85, align 8
  %2373 = getelementptr inbounds nuw <8 x double>, ptr %2372, i64 %2220
  %2374 = load <8 x double>, ptr %2373, align 64
  %2375 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2374, <8 x double> splat (double 0xC039B1A59F97E9A3), <8 x double> zeroinitializer)
  %2376 = getelementptr inbounds nuw <8 x double>, ptr %2372, i64 %2243
  %2377 = load <8 x double>, ptr %2376, align 64
  %2378 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2377, <8 x double> splat (double 0xC06346126BD860C7), <8 x double> %2375)
  %2379 = getelementptr inbounds nuw <8 x double>, ptr %2372, i64 %2247
  %2380 = load <8 x double>, ptr %2379, align 64
  %2381 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2380, <8 x double> splat (double 0xC06CF0F0AC990990), <8 x double> %2378)
  %2382 = getelementptr inbounds nuw <8 x double>, ptr %2372, i64 %2251
  %2383 = load <8 x double>, ptr %2382, align 64
  %2384 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2383, <8 x double> splat (double 0x40765A39D3B3C602), <8 x double> %2381)
  %2385 = getelementptr inbounds nuw <8 x double>, ptr %2372, i64 %2255
  %2386 = load <8 x double>, ptr %2385, align 64
  %2387 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2386, <8 x double> splat (double 0x405759F0D4D83C70), <8 x double> %2384)
  %2388 = getelementptr inbounds nuw <8 x double>, ptr %2372, i64 %2259
  %2389 = load <8 x double>, ptr %2388, align 64
  %2390 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2389, <8 x double> splat (double 0xC042BAAA552107AB), <8 x double> %2387)
  %2391 = getelementptr inbounds nuw <8 x double>, ptr %2372, i64 %2263
  %2392 = load <8 x double>, ptr %2391, align 64
  %2393 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2392, <8 x double> splat (double 0x405A0660A855838E), <8 x double> %2390)
  %2394 = getelementptr inbounds nuw <8 x double>, ptr %2372, i64 %2267
  %2395 = load <8 x double>, ptr %2394, align 64
  %2396 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2395, <8 x double> splat (double 0x403DD71D78528CF6), <8 x double> %2393)
  %2397 = getelementptr inbounds nuw <8 x double>, ptr %2372, i64 %2271
  %2398 = load <8 x double>, ptr %2397, align 64
  %2399 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2398, <8 x double> splat (double 0xC045C4484E37F77E), <8 x double> %2396)
  %2400 = getelementptr inbounds nuw <8 x double>, ptr %2372, i64 %2275
  %2401 = load <8 x double>, ptr %2400, align 64
  %2402 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2401, <8 x double> splat (double 0x405814C57DF82010), <8 x double> %2399)
  %2403 = getelementptr inbounds nuw <8 x double>, ptr %2372, i64 %2279
  %2404 = load <8 x double>, ptr %2403, align 64
  %2405 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2404, <8 x double> splat (double 0xC04396B082B5CD1E), <8 x double> %2402)
  %2406 = getelementptr inbounds nuw <8 x double>, ptr %2372, i64 %2283
  %2407 = load <8 x double>, ptr %2406, align 64
  %2408 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2407, <8 x double> splat (double 0xC062B7423E1CB30D), <8 x double> %2405)
  %2409 = fmul <8 x double> %2408, %982
  %2410 = load ptr, ptr %93, align 16
  %2411 = getelementptr inbounds nuw <8 x double>, ptr %2410, i64 %2247
  store <8 x double> %2409, ptr %2411, align 64
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %19) #13
  %2412 = add nuw nsw i64 %2220, 1
  %2413 = icmp eq i64 %2412, %315
  br i1 %2413, label %2424, label %2219

2414:                                             ; preds = %2414, %2219
  %2415 = phi i64 [ 0, %2219 ], [ %2422, %2414 ]
  %2416 = getelementptr inbounds nuw [3 x <8 x double>], ptr %19, i64 0, i64 %2415
  %2417 = load <8 x double>, ptr %2416, align 64
  %2418 = load ptr, ptr %93, align 16
  %2419 = mul nuw nsw i64 %2415, %315
  %2420 = getelementptr inbounds nuw <8 x double>, ptr %2418, i64 %2419
  %2421 = getelementptr inbounds nuw <8 x double>, ptr %2420, i64 %2220
  store <8 x double> %2417, ptr %2421, align 64
  %2422 = add nuw nsw i64 %2415, 1
  %2423 = icmp eq i64 %2422, 3
  br i1 %2423, label %2238, label %2414

2424:                                             ; preds = %2238, %2177
  %2425 = and <8 x i64> %2141, %2099
  %2426 = and <8 x i64> %2425, %2183
  %2427 = or <8 x i64> %2426, %2088
  %2428 = and <8 x i64> %2427, %2076
  %2429 = load i32, ptr %257, align 32
  br label %2430

2430:                                             ; preds = %2424, %2083
  %2431 = phi i32 [ %2429, %2424 ], [ %2077, %2083 ]
  %2432 = phi <8 x i64> [ %2428, %2424 ], [ %2076, %2083 ]
  %2433 = load <8 x i64>, ptr %36, align 64
  %2434 = xor <8 x i64> %2433, splat (i64 -1)
  %2435 = and <8 x i64> %2432, %2434
  %2436 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2435)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %37) #13
  store <8 x double> splat (double 1.000000e+00), ptr %37, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %38) #13
  store <8 x i64> zeroinitializer, ptr %38, align 64
  %2437 = icmp eq i32 %2431, 0
  %2438 = icmp eq i64 %2436, 0
  %2439 = select i1 %2437, i1 true, i1 %2438
  br i1 %2439, label %2714, label %2444

2440:                                             ; preds = %2517
  %2441 = icmp sgt i32 %2431, 0
  br i1 %2441, label %2442, label %2660

2442:                                             ; preds = %2440
  %2443 = zext nneg i32 %2431 to i64
  br label %2526

2444:                                             ; preds = %2430, %2517
  %2445 = phi i64 [ %2519, %2517 ], [ 0, %2430 ]
  %2446 = icmp samesign ult i64 %2445, 9
  %2447 = getelementptr inbounds nuw [9 x double], ptr @NODES, i64 0, i64 %2445
  %2448 = add nsw i64 %2445, -9
  %2449 = getelementptr inbounds nuw [4 x double], ptr @CHECKS, i64 0, i64 %2448
  %2450 = select i1 %2446, ptr %2447, ptr %2449
  %2451 = load double, ptr %2450, align 8
  %2452 = load ptr, ptr %136, align 64
  %2453 = load i32, ptr %257, align 32
  %2454 = trunc nuw nsw i64 %2445 to i32
  %2455 = mul nsw i32 %2453, %2454
  %2456 = sext i32 %2455 to i64
  %2457 = getelementptr inbounds <8 x double>, ptr %2452, i64 %2456
  %2458 = fcmp oeq double %2451, 0.000000e+00
  %2459 = fcmp oeq double %2451, 1.000000e+00
  %2460 = select i1 %2459, i64 16, i64 32
  %2461 = select i1 %2458, i64 8, i64 %2460
  %2462 = getelementptr inbounds nuw i8, ptr %52, i64 %2461
  %2463 = load ptr, ptr %2462, align 8
  %2464 = load ptr, ptr %82, align 32
  %2465 = icmp ne ptr %2463, %2464
  %2466 = insertelement <8 x double> poison, double %2451, i64 0
  %2467 = shufflevector <8 x double> %2466, <8 x double> poison, <8 x i32> zeroinitializer
  %2468 = or i1 %448, %2465
  br i1 %2468, label %2510, label %2469

2469:                                             ; preds = %2444
  %2470 = fsub <8 x double> splat (double 1.000000e+00), %2467
  br label %2471

2471:                                             ; preds = %2475, %2469
  %2472 = phi i64 [ 0, %2469 ], [ %2500, %2475 ]
  call void @llvm.lifetime.start.p0(i64 448, ptr nonnull %13) #13
  %2473 = load ptr, ptr %93, align 16
  %2474 = getelementptr inbounds nuw <8 x double>, ptr %2473, i64 %2472
  br label %2502

2475:                                             ; preds = %2502
  %2476 = load ptr, ptr %65, align 8
  %2477 = getelementptr inbounds nuw <8 x double>, ptr %2476, i64 %2472
  %2478 = getelementptr inbounds nuw <8 x double>, ptr %2464, i64 %2472
  %2479 = load <8 x double>, ptr %449, align 64
  %2480 = fmul <8 x double> %2467, %2479
  %2481 = load <8 x double>, ptr %450, align 64
  %2482 = fadd <8 x double> %2480, %2481
  %2483 = fmul <8 x double> %2470, %2482
  %2484 = load <8 x double>, ptr %451, align 64
  %2485 = fadd <8 x double> %2484, %2483
  %2486 = fmul <8 x double> %2467, %2485
  %2487 = load <8 x double>, ptr %452, align 64
  %2488 = fadd <8 x double> %2487, %2486
  %2489 = fmul <8 x double> %2470, %2488
  %2490 = load <8 x double>, ptr %453, align 64
  %2491 = fadd <8 x double> %2490, %2489
  %2492 = fmul <8 x double> %2467, %2491
  %2493 = load <8 x double>, ptr %454, align 64
  %2494 = fadd <8 x double> %2493, %2492
  %2495 = fmul <8 x double> %2470, %2494
  %2496 = load <8 x double>, ptr %2477, align 64
  %2497 = load <8 x double>, ptr %13, align 64
  %2498 = fadd <8 x double> %2497, %2495
  %2499 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2498, <8 x double> %2467, <8 x double> %2496)
  store <8 x double> %2499, ptr %2478, align 64
  call void @llvm.lifetime.end.p0(i64 448, ptr nonnull %13) #13
  %2500 = add nuw nsw i64 %2472, 1
  %2501 = icmp eq i64 %2500, %315
  br i1 %2501, label %2510, label %2471

2502:                                             ; preds = %2502, %2471
  %2503 = phi i64 [ 0, %2471 ], [ %2508, %2502 ]
  %2504 = mul nuw nsw i64 %2503, %315
  %2505 = getelementptr inbounds nuw <8 x double>, ptr %2474, i64 %2504
  %2506 = load <8 x double>, ptr %2505, align 64
  %2507 = getelementptr inbounds nuw [7 x <8 x double>], ptr %13, i64 0, i64 %2503
  store <8 x double> %2506, ptr %2507, align 64
  %2508 = add nuw nsw i64 %2503, 1
  %2509 = icmp eq i64 %2508, 7
  br i1 %2509, label %2475, label %2502

2510:                                             ; preds = %2475, %2444
  %2511 = load ptr, ptr %255, align 8
  %2512 = load <8 x double>, ptr %312, align 64
  %2513 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2467, <8 x double> %982, <8 x double> %2512)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %14)
  store <8 x double> %2513, ptr %14, align 64
  %2514 = load i32, ptr %251, align 16
  %2515 = icmp eq i32 %2514, 0
  br i1 %2515, label %2517, label %2516

2516:                                             ; preds = %2510
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12) #13
  store <8 x double> %2513, ptr %12, align 64
  call fastcc void @set_inputs(ptr noundef nonnull readonly %52, ptr noundef nonnull byval(<8 x double>) align 64 %12, ptr noundef %2463)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12) #13
  br label %2517

2517:                                             ; preds = %2516, %2510
  %2518 = load ptr, ptr %52, align 64
  call void %2511(ptr noundef nonnull %14, ptr noundef %2463, ptr noundef %2518, ptr noundef null, ptr noundef %2457) #13
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %14)
  %2519 = add nuw nsw i64 %2445, 1
  %2520 = icmp eq i64 %2519, 13
  br i1 %2520, label %2440, label %2444

2521:                                             ; preds = %2642
  %2522 = and <8 x i64> %2657, %2435
  %2523 = xor <8 x i64> %2522, splat (i64 -1)
  %2524 = shl nuw nsw i32 %2431, 1
  %2525 = zext nneg i32 %2524 to i64
  br label %2662

2526:                                             ; preds = %2642, %2442
  %2527 = phi i64 [ 0, %2442 ], [ %2658, %2642 ]
  %2528 = phi <8 x i64> [ splat (i64 -1), %2442 ], [ %2657, %2642 ]
  %2529 = load ptr, ptr %141, align 8
  %2530 = getelementptr inbounds nuw <8 x double>, ptr %2529, i64 %2527
  %2531 = load i32, ptr %257, align 32
  %2532 = load ptr, ptr %136, align 64
  %2533 = getelementptr inbounds nuw <8 x double>, ptr %2532, i64 %2527
  store <8 x double> zeroinitializer, ptr %2530, align 64
  %2534 = sext i32 %2531 to i64
  br label %2588

2535:                                             ; preds = %2588, %2543
  %2536 = phi i64 [ %2546, %2543 ], [ 0, %2588 ]
  %2537 = phi <8 x double> [ %2545, %2543 ], [ zeroinitializer, %2588 ]
  %2538 = add nuw nsw i64 %2536, 9
  %2539 = mul nsw i64 %2538, %2534
  %2540 = getelementptr inbounds <8 x double>, ptr %2533, i64 %2539
  %2541 = load <8 x double>, ptr %2540, align 64
  %2542 = fneg <8 x double> %2541
  br label %2548

2543:                                             ; preds = %2548
  %2544 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2558)
  %2545 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2537, <8 x double> %2544)
  %2546 = add nuw nsw i64 %2536, 1
  %2547 = icmp eq i64 %2546, 4
  br i1 %2547, label %2561, label %2535

2548:                                             ; preds = %2548, %2535
  %2549 = phi i64 [ 0, %2535 ], [ %2559, %2548 ]
  %2550 = phi <8 x double> [ %2542, %2535 ], [ %2558, %2548 ]
  %2551 = getelementptr inbounds nuw [4 x [9 x double]], ptr @AT_CHECKS, i64 0, i64 %2536, i64 %2549
  %2552 = load double, ptr %2551, align 8
  %2553 = insertelement <8 x double> poison, double %2552, i64 0
  %2554 = shufflevector <8 x double> %2553, <8 x double> poison, <8 x i32> zeroinitializer
  %2555 = mul nsw i64 %2549, %2534
  %2556 = getelementptr inbounds <8 x double>, ptr %2533, i64 %2555
  %2557 = load <8 x double>, ptr %2556, align 64
  %2558 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2554, <8 x double> %2557, <8 x double> %2550)
  %2559 = add nuw nsw i64 %2549, 1
  %2560 = icmp eq i64 %2559, 9
  br i1 %2560, label %2543, label %2548

2561:                                             ; preds = %2543
  %2562 = load <8 x double>, ptr %2533, align 64
  br label %2563

2563:                                             ; preds = %2563, %2561
  %2564 = phi i64 [ 1, %2561 ], [ %2572, %2563 ]
  %2565 = phi <8 x double> [ %2562, %2561 ], [ %2571, %2563 ]
  %2566 = phi <8 x double> [ %2562, %2561 ], [ %2570, %2563 ]
  %2567 = mul nsw i64 %2564, %2534
  %2568 = getelementptr inbounds <8 x double>, ptr %2533, i64 %2567
  %2569 = load <8 x double>, ptr %2568, align 64
  %2570 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %2566, <8 x double> %2569)
  %2571 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2565, <8 x double> %2569)
  %2572 = add nuw nsw i64 %2564, 1
  %2573 = icmp eq i64 %2572, 9
  br i1 %2573, label %2574, label %2563

2574:                                             ; preds = %2563
  %2575 = fmul <8 x double> %2597, splat (double 0x3D29000000000000)
  %2576 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2545, <8 x double> splat (double 2.000000e+00), <8 x double> %2575)
  %2577 = fmul <8 x double> %2576, splat (double 2.000000e+00)
  %2578 = fadd <8 x double> %2570, %2571
  %2579 = fmul <8 x double> %2578, splat (double 5.000000e-01)
  %2580 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2579)
  %2581 = fsub <8 x double> %2571, %2570
  %2582 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2581, <8 x double> splat (double -1.137400e+00), <8 x double> %2580)
  %2583 = fcmp ogt <8 x double> %2582, %2577
  %2584 = sext <8 x i1> %2583 to <8 x i64>
  %2585 = select <8 x i1> %2583, <8 x i64> zeroinitializer, <8 x i64> %2435
  %2586 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2585)
  %2587 = icmp eq i64 %2586, 0
  br i1 %2587, label %2642, label %2600

2588:                                             ; preds = %2588, %2526
  %2589 = phi i64 [ 0, %2526 ], [ %2598, %2588 ]
  %2590 = phi <8 x double> [ zeroinitializer, %2526 ], [ %2595, %2588 ]
  %2591 = phi <8 x double> [ zeroinitializer, %2526 ], [ %2597, %2588 ]
  %2592 = mul nsw i64 %2589, %2534
  %2593 = getelementptr inbounds <8 x double>, ptr %2533, i64 %2592
  %2594 = load <8 x double>, ptr %2593, align 64
  %2595 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2594, <8 x double> zeroinitializer, <8 x double> %2590)
  %2596 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2594)
  %2597 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2591, <8 x double> %2596)
  store <8 x double> %2597, ptr %2530, align 64
  %2598 = add nuw nsw i64 %2589, 1
  %2599 = icmp eq i64 %2598, 13
  br i1 %2599, label %2535, label %2588

2600:                                             ; preds = %2574
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %11) #13
  br label %2601

2601:                                             ; preds = %2603, %2600
  %2602 = phi i64 [ 0, %2600 ], [ %2605, %2603 ]
  br label %2607

2603:                                             ; preds = %2607
  %2604 = getelementptr inbounds nuw <8 x double>, ptr %11, i64 %2602
  store <8 x double> %2617, ptr %2604, align 64
  %2605 = add nuw nsw i64 %2602, 1
  %2606 = icmp eq i64 %2605, 9
  br i1 %2606, label %2620, label %2601

2607:                                             ; preds = %2607, %2601
  %2608 = phi i64 [ 0, %2601 ], [ %2618, %2607 ]
  %2609 = phi <8 x double> [ zeroinitializer, %2601 ], [ %2617, %2607 ]
  %2610 = getelementptr inbounds nuw [9 x [9 x double]], ptr @TO_BERNSTEIN, i64 0, i64 %2602, i64 %2608
  %2611 = load double, ptr %2610, align 8
  %2612 = insertelement <8 x double> poison, double %2611, i64 0
  %2613 = shufflevector <8 x double> %2612, <8 x double> poison, <8 x i32> zeroinitializer
  %2614 = mul nsw i64 %2608, %2534
  %2615 = getelementptr inbounds <8 x double>, ptr %2533, i64 %2614
  %2616 = load <8 x double>, ptr %2615, align 64
  %2617 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2613, <8 x double> %2616, <8 x double> %2609)
  %2618 = add nuw nsw i64 %2608, 1
  %2619 = icmp eq i64 %2618, 9
  br i1 %2619, label %2603, label %2607

2620:                                             ; preds = %2603
  %2621 = load <8 x double>, ptr %11, align 64
  %2622 = fcmp ogt <8 x double> %2621, %2577
  %2623 = sext <8 x i1> %2622 to <8 x i64>
  %2624 = fneg <8 x double> %2577
  %2625 = fcmp olt <8 x double> %2621, %2624
  %2626 = sext <8 x i1> %2625 to <8 x i64>
  br label %2627

2627:                                             ; preds = %2627, %2620
  %2628 = phi i64 [ 1, %2620 ], [ %2637, %2627 ]
  %2629 = phi <8 x i64> [ %2626, %2620 ], [ %2636, %2627 ]
  %2630 = phi <8 x i64> [ %2623, %2620 ], [ %2634, %2627 ]
  %2631 = getelementptr inbounds nuw <8 x double>, ptr %11, i64 %2628
  %2632 = load <8 x double>, ptr %2631, align 64
  %2633 = fcmp ogt <8 x double> %2632, %2577
  %2634 = select <8 x i1> %2633, <8 x i64> %2630, <8 x i64> zeroinitializer
  %2635 = fcmp olt <8 x double> %2632, %2624
  %2636 = select <8 x i1> %2635, <8 x i64> %2629, <8 x i64> zeroinitializer
  %2637 = add nuw nsw i64 %2628, 1
  %2638 = icmp eq i64 %2637, 9
  br i1 %2638, label %2639, label %2627

2639:                                             ; preds = %2627
  %2640 = or <8 x i64> %2634, %2584
  %2641 = or <8 x i64> %2640, %2636
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %11) #13
  br label %2642

2642:                                             ; preds = %2639, %2574
  %2643 = phi <8 x i64> [ %2641, %2639 ], [ %2584, %2574 ]
  %2644 = fcmp oeq <8 x double> %2595, zeroinitializer
  %2645 = load ptr, ptr %145, align 16
  %2646 = getelementptr inbounds nuw <8 x double>, ptr %2645, i64 %2527
  %2647 = load <8 x double>, ptr %2646, align 64
  %2648 = fcmp ogt <8 x double> %2562, zeroinitializer
  %2649 = fcmp ogt <8 x double> %2647, zeroinitializer
  %2650 = and <8 x i1> %2648, %2649
  %2651 = fcmp olt <8 x double> %2562, zeroinitializer
  %2652 = fcmp olt <8 x double> %2647, zeroinitializer
  %2653 = and <8 x i1> %2651, %2652
  %2654 = or <8 x i1> %2650, %2653
  %2655 = select <8 x i1> %2654, <8 x i1> %2644, <8 x i1> zeroinitializer
  %2656 = select <8 x i1> %2655, <8 x i64> %2643, <8 x i64> zeroinitializer
  %2657 = and <8 x i64> %2656, %2528
  %2658 = add nuw nsw i64 %2527, 1
  %2659 = icmp eq i64 %2658, %2443
  br i1 %2659, label %2521, label %2526

2660:                                             ; preds = %2662, %2440
  %2661 = phi <8 x i64> [ splat (i64 -1), %2440 ], [ %2657, %2662 ]
  br label %2692

2662:                                             ; preds = %2662, %2521
  %2663 = phi i64 [ 0, %2521 ], [ %2690, %2662 ]
  %2664 = load ptr, ptr %136, align 64
  %2665 = load i32, ptr %257, align 32
  %2666 = shl nsw i32 %2665, 3
  %2667 = sext i32 %2666 to i64
  %2668 = getelementptr inbounds <8 x double>, ptr %2664, i64 %2667
  %2669 = getelementptr inbounds nuw <8 x double>, ptr %2668, i64 %2663
  %2670 = load <8 x i64>, ptr %2669, align 64
  %2671 = load ptr, ptr %145, align 16
  %2672 = getelementptr inbounds nuw <8 x double>, ptr %2671, i64 %2663
  %2673 = load <8 x i64>, ptr %2672, align 64
  %2674 = and <8 x i64> %2670, %2522
  %2675 = and <8 x i64> %2673, %2523
  %2676 = or <8 x i64> %2675, %2674
  store <8 x i64> %2676, ptr %2672, align 64
  %2677 = load ptr, ptr %145, align 16
  %2678 = getelementptr inbounds nuw <8 x double>, ptr %2677, i64 %2663
  %2679 = getelementptr inbounds nuw <8 x double>, ptr %2678, i64 %2525
  %2680 = load <8 x double>, ptr %2679, align 64
  %2681 = load ptr, ptr %141, align 8
  %2682 = getelementptr inbounds nuw <8 x double>, ptr %2681, i64 %2663
  %2683 = load <8 x double>, ptr %2682, align 64
  %2684 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2680, <8 x double> %2683)
  %2685 = bitcast <8 x double> %2680 to <8 x i64>
  %2686 = bitcast <8 x double> %2684 to <8 x i64>
  %2687 = and <8 x i64> %2522, %2686
  %2688 = and <8 x i64> %2685, %2523
  %2689 = or <8 x i64> %2687, %2688
  store <8 x i64> %2689, ptr %2679, align 64
  %2690 = add nuw nsw i64 %2663, 1
  %2691 = icmp eq i64 %2690, %2443
  br i1 %2691, label %2660, label %2662

2692:                                             ; preds = %2706, %2660
  %2693 = phi i32 [ 0, %2660 ], [ %2708, %2706 ]
  %2694 = phi <8 x i64> [ %2435, %2660 ], [ %2707, %2706 ]
  %2695 = extractelement <8 x i64> %2435, i32 %2693
  %2696 = icmp ne i64 %2695, 0
  %2697 = extractelement <8 x i64> %2661, i32 %2693
  %2698 = icmp eq i64 %2697, 0
  %2699 = select i1 %2696, i1 %2698, i1 false
  br i1 %2699, label %2700, label %2706

2700:                                             ; preds = %2692
  %2701 = load ptr, ptr %455, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %15) #13
  store <8 x i64> %981, ptr %15, align 64
  %2702 = call fastcc i32 @ask_host(ptr noundef nonnull readonly %52, ptr noundef readonly %0, ptr noundef %2701, ptr noundef nonnull byval(<8 x double>) align 64 %15, i32 noundef %2693, ptr noundef nonnull %37, ptr noundef nonnull %38)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %15) #13
  %2703 = icmp eq i32 %2702, 0
  br i1 %2703, label %2704, label %2706

2704:                                             ; preds = %2700
  %2705 = insertelement <8 x i64> %2694, i64 0, i32 %2693
  br label %2706

2706:                                             ; preds = %2704, %2700, %2692
  %2707 = phi <8 x i64> [ %2694, %2700 ], [ %2705, %2704 ], [ %2694, %2692 ]
  %2708 = add nuw nsw i32 %2693, 1
  %2709 = icmp eq i32 %2708, 8
  br i1 %2709, label %2710, label %2692

2710:                                             ; preds = %2706
  %2711 = load <8 x i64>, ptr %38, align 64
  %2712 = load <8 x double>, ptr %37, align 64
  %2713 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2707)
  br label %2714

2714:                                             ; preds = %2710, %2430, %2064
  %2715 = phi <8 x i64> [ %2435, %2710 ], [ %2435, %2430 ], [ %2061, %2064 ]
  %2716 = phi <8 x i64> [ %2433, %2710 ], [ %2433, %2430 ], [ %2056, %2064 ]
  %2717 = phi i64 [ %2713, %2710 ], [ %2436, %2430 ], [ 0, %2064 ]
  %2718 = phi <8 x double> [ %2712, %2710 ], [ splat (double 1.000000e+00), %2430 ], [ splat (double 1.000000e+00), %2064 ]
  %2719 = phi <8 x i64> [ %2711, %2710 ], [ zeroinitializer, %2430 ], [ zeroinitializer, %2064 ]
  %2720 = phi <8 x i64> [ %2707, %2710 ], [ %2435, %2430 ], [ %2061, %2064 ]
  %2721 = xor <8 x i64> %2720, splat (i64 -1)
  %2722 = and <8 x i64> %2715, %2721
  %2723 = fmul <8 x double> %982, splat (double 2.500000e-01)
  %2724 = load <8 x double>, ptr %311, align 64
  %2725 = fmul <8 x double> %2724, splat (double 2.000000e+00)
  %2726 = bitcast <8 x double> %2724 to <8 x i64>
  %2727 = bitcast <8 x double> %2725 to <8 x i64>
  %2728 = and <8 x i64> %2720, %2727
  %2729 = and <8 x i64> %2726, %2721
  %2730 = or <8 x i64> %2728, %2729
  %2731 = bitcast <8 x double> %2723 to <8 x i64>
  %2732 = and <8 x i64> %2722, %2731
  %2733 = xor <8 x i64> %2722, splat (i64 -1)
  %2734 = and <8 x i64> %2730, %2733
  %2735 = or <8 x i64> %2734, %2732
  store <8 x i64> %2735, ptr %311, align 64
  %2736 = load <8 x double>, ptr %312, align 64
  %2737 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2718, <8 x double> %982, <8 x double> %2736)
  %2738 = bitcast <8 x double> %980 to <8 x i64>
  %2739 = bitcast <8 x double> %2737 to <8 x i64>
  %2740 = and <8 x i64> %2719, %2739
  %2741 = xor <8 x i64> %2719, splat (i64 -1)
  %2742 = and <8 x i64> %2741, %2738
  %2743 = or <8 x i64> %2740, %2742
  %2744 = bitcast <8 x i64> %2743 to <8 x double>
  %2745 = icmp eq i64 %2717, 0
  %2746 = bitcast <8 x double> %2736 to <8 x i64>
  br i1 %2745, label %2949, label %2747

2747:                                             ; preds = %2714
  %2748 = load <8 x double>, ptr %435, align 64
  br label %2749

2749:                                             ; preds = %2747, %2945
  %2750 = phi <8 x double> [ %2942, %2945 ], [ %2748, %2747 ]
  %2751 = phi <8 x i64> [ %2842, %2945 ], [ %2720, %2747 ]
  %2752 = fcmp ole <8 x double> %2750, %2744
  %2753 = select <8 x i1> %2752, <8 x i64> %2751, <8 x i64> zeroinitializer
  %2754 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2753)
  %2755 = icmp eq i64 %2754, 0
  br i1 %2755, label %2946, label %2756

2756:                                             ; preds = %2749
  %2757 = load <8 x double>, ptr %312, align 64
  %2758 = fsub <8 x double> %2750, %2757
  %2759 = fdiv <8 x double> %2758, %982
  %2760 = bitcast <8 x double> %2759 to <8 x i64>
  %2761 = and <8 x i64> %2753, %2760
  %2762 = xor <8 x i64> %2753, splat (i64 -1)
  %2763 = and <8 x i64> %2762, splat (i64 4607182418800017408)
  %2764 = or <8 x i64> %2761, %2763
  %2765 = bitcast <8 x i64> %2764 to <8 x double>
  %2766 = fcmp uge <8 x double> %2765, splat (double 1.000000e+00)
  %2767 = load ptr, ptr %82, align 32
  br i1 %314, label %2768, label %2809

2768:                                             ; preds = %2756
  %2769 = fsub <8 x double> splat (double 1.000000e+00), %2765
  br label %2770

2770:                                             ; preds = %2774, %2768
  %2771 = phi i64 [ 0, %2768 ], [ %2799, %2774 ]
  call void @llvm.lifetime.start.p0(i64 448, ptr nonnull %10) #13
  %2772 = load ptr, ptr %93, align 16
  %2773 = getelementptr inbounds nuw <8 x double>, ptr %2772, i64 %2771
  br label %2801

2774:                                             ; preds = %2801
  %2775 = load ptr, ptr %65, align 8
  %2776 = getelementptr inbounds nuw <8 x double>, ptr %2775, i64 %2771
  %2777 = getelementptr inbounds nuw <8 x double>, ptr %2767, i64 %2771
  %2778 = load <8 x double>, ptr %456, align 64
  %2779 = fmul <8 x double> %2778, %2765
  %2780 = load <8 x double>, ptr %457, align 64
  %2781 = fadd <8 x double> %2779, %2780
  %2782 = fmul <8 x double> %2769, %2781
  %2783 = load <8 x double>, ptr %458, align 64
  %2784 = fadd <8 x double> %2783, %2782
  %2785 = fmul <8 x double> %2784, %2765
  %2786 = load <8 x double>, ptr %459, align 64
  %2787 = fadd <8 x double> %2786, %2785
  %2788 = fmul <8 x double> %2769, %2787
  %2789 = load <8 x double>, ptr %460, align 64
  %2790 = fadd <8 x double> %2789, %2788
  %2791 = fmul <8 x double> %2790, %2765
  %2792 = load <8 x double>, ptr %461, align 64
  %2793 = fadd <8 x double> %2792, %2791
  %2794 = fmul <8 x double> %2769, %2793
  %2795 = load <8 x double>, ptr %2776, align 64
  %2796 = load <8 x double>, ptr %10, align 64
  %2797 = fadd <8 x double> %2796, %2794
  %2798 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2797, <8 x double> %2765, <8 x double> %2795)
  store <8 x double> %2798, ptr %2777, align 64
  call void @llvm.lifetime.end.p0(i64 448, ptr nonnull %10) #13
  %2799 = add nuw nsw i64 %2771, 1
  %2800 = icmp eq i64 %2799, %315
  br i1 %2800, label %2810, label %2770

2801:                                             ; preds = %2801, %2770
  %2802 = phi i64 [ 0, %2770 ], [ %2807, %2801 ]
  %2803 = mul nuw nsw i64 %2802, %315
  %2804 = getelementptr inbounds nuw <8 x double>, ptr %2773, i64 %2803
  %2805 = load <8 x double>, ptr %2804, align 64
  %2806 = getelementptr inbounds nuw [7 x <8 x double>], ptr %10, i64 0, i64 %2802
  store <8 x double> %2805, ptr %2806, align 64
  %2807 = add nuw nsw i64 %2802, 1
  %2808 = icmp eq i64 %2807, 7
  br i1 %2808, label %2774, label %2801

2809:                                             ; preds = %2810, %2756
  br i1 %278, label %2841, label %2821

2810:                                             ; preds = %2774, %2810
  %2811 = phi i64 [ %2819, %2810 ], [ 0, %2774 ]
  %2812 = load ptr, ptr %82, align 32
  %2813 = getelementptr inbounds nuw <8 x double>, ptr %2812, i64 %2811
  %2814 = load <8 x i64>, ptr %2813, align 64
  %2815 = load ptr, ptr %76, align 16
  %2816 = getelementptr inbounds nuw <8 x double>, ptr %2815, i64 %2811
  %2817 = load <8 x i64>, ptr %2816, align 64
  %2818 = select <8 x i1> %2766, <8 x i64> %2817, <8 x i64> %2814
  store <8 x i64> %2818, ptr %2813, align 64
  %2819 = add nuw nsw i64 %2811, 1
  %2820 = icmp eq i64 %2819, %315
  br i1 %2820, label %2809, label %2810

2821:                                             ; preds = %2809
  %2822 = select <8 x i1> %2766, <8 x i64> zeroinitializer, <8 x i64> %2753
  %2823 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2822)
  %2824 = icmp eq i64 %2823, 0
  br i1 %2824, label %2841, label %2825

2825:                                             ; preds = %2821
  %2826 = xor <8 x i64> %2822, splat (i64 -1)
  %2827 = bitcast <8 x double> %2750 to <8 x i64>
  %2828 = and <8 x i64> %2753, %2827
  %2829 = and <8 x i64> %2743, %2762
  %2830 = or <8 x i64> %2828, %2829
  %2831 = load ptr, ptr %82, align 32
  %2832 = load ptr, ptr %115, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7)
  store <8 x i64> %2830, ptr %7, align 64
  %2833 = load i32, ptr %251, align 16
  %2834 = icmp eq i32 %2833, 0
  br i1 %2834, label %2836, label %2835

2835:                                             ; preds = %2825
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #13
  store <8 x i64> %2830, ptr %6, align 64
  call fastcc void @set_inputs(ptr noundef nonnull readonly %52, ptr noundef nonnull byval(<8 x double>) align 64 %6, ptr noundef %2831)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #13
  br label %2836

2836:                                             ; preds = %2835, %2825
  %2837 = load ptr, ptr %52, align 64
  call void @appell_lanes_correct(ptr noundef nonnull %7, ptr noundef %2831, ptr noundef %2837, ptr noundef null, ptr noundef %2832) #13
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #13
  store <8 x i64> %2830, ptr %8, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #13
  store <8 x i64> %2822, ptr %9, align 64
  %2838 = call fastcc <8 x i64> @project(ptr noundef nonnull %52, ptr noundef nonnull byval(<8 x double>) align 64 %8, ptr noundef %2831, ptr noundef nonnull byval(<8 x i64>) align 64 %9, double noundef 1.000000e+03)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #13
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #13
  %2839 = or <8 x i64> %2838, %2826
  %2840 = and <8 x i64> %2839, %2751
  br label %2841

2841:                                             ; preds = %2836, %2821, %2809
  %2842 = phi <8 x i64> [ %2840, %2836 ], [ %2751, %2821 ], [ %2751, %2809 ]
  %2843 = bitcast <8 x double> %2750 to <8 x i64>
  %2844 = and <8 x i64> %2753, %2843
  %2845 = and <8 x i64> %2743, %2762
  %2846 = or <8 x i64> %2844, %2845
  %2847 = load ptr, ptr %82, align 32
  %2848 = and <8 x i64> %2842, %2753
  %2849 = load ptr, ptr %158, align 32
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5)
  store <8 x i64> %2846, ptr %5, align 64
  %2850 = load i32, ptr %251, align 16
  %2851 = icmp eq i32 %2850, 0
  br i1 %2851, label %2853, label %2852

2852:                                             ; preds = %2841
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #13
  store <8 x i64> %2846, ptr %4, align 64
  call fastcc void @set_inputs(ptr noundef nonnull readonly %52, ptr noundef nonnull byval(<8 x double>) align 64 %4, ptr noundef %2847)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #13
  br label %2853

2853:                                             ; preds = %2852, %2841
  %2854 = load ptr, ptr %52, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %5, ptr noundef %2847, ptr noundef %2854, ptr noundef null, ptr noundef %2849) #13
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5)
  %2855 = load ptr, ptr %158, align 32
  %2856 = getelementptr inbounds nuw i8, ptr %2855, i64 64
  br label %2857

2857:                                             ; preds = %2917, %2853
  %2858 = phi i64 [ 0, %2853 ], [ %2918, %2917 ]
  %2859 = trunc nuw nsw i64 %2858 to i32
  %2860 = extractelement <8 x i64> %2848, i32 %2859
  %2861 = icmp eq i64 %2860, 0
  br i1 %2861, label %2917, label %2862

2862:                                             ; preds = %2857
  %2863 = getelementptr inbounds nuw [8 x i32], ptr %462, i64 0, i64 %2858
  %2864 = load i32, ptr %2863, align 4
  %2865 = sext i32 %2864 to i64
  %2866 = getelementptr inbounds nuw [8 x i32], ptr %463, i64 0, i64 %2858
  %2867 = load i32, ptr %2866, align 4
  %2868 = add nsw i32 %2867, 1
  store i32 %2868, ptr %2866, align 4
  %2869 = sext i32 %2867 to i64
  %2870 = load i32, ptr %297, align 4
  %2871 = sext i32 %2870 to i64
  br i1 %300, label %2872, label %2876

2872:                                             ; preds = %2862
  %2873 = load ptr, ptr %301, align 8
  %2874 = mul nsw i64 %2865, %123
  %2875 = getelementptr double, ptr %2873, i64 %2869
  br label %2881

2876:                                             ; preds = %2881, %2862
  br i1 %266, label %2877, label %2891

2877:                                             ; preds = %2876
  %2878 = load ptr, ptr %302, align 8
  %2879 = mul nsw i64 %2865, %303
  %2880 = getelementptr double, ptr %2878, i64 %2869
  br label %2904

2881:                                             ; preds = %2881, %2872
  %2882 = phi i64 [ 0, %2872 ], [ %2889, %2881 ]
  %2883 = getelementptr inbounds nuw <8 x double>, ptr %2847, i64 %2882
  %2884 = load <8 x double>, ptr %2883, align 64
  %2885 = extractelement <8 x double> %2884, i32 %2859
  %2886 = add nsw i64 %2882, %2874
  %2887 = mul nsw i64 %2886, %2871
  %2888 = getelementptr double, ptr %2875, i64 %2887
  store double %2885, ptr %2888, align 8
  %2889 = add nuw nsw i64 %2882, 1
  %2890 = icmp eq i64 %2889, %305
  br i1 %2890, label %2876, label %2881

2891:                                             ; preds = %2904, %2876
  %2892 = load ptr, ptr %304, align 8
  %2893 = shl nsw i64 %2865, 1
  %2894 = getelementptr double, ptr %2892, i64 %2869
  %2895 = load <8 x double>, ptr %2855, align 64
  %2896 = extractelement <8 x double> %2895, i32 %2859
  %2897 = mul nsw i64 %2893, %2871
  %2898 = getelementptr double, ptr %2894, i64 %2897
  store double %2896, ptr %2898, align 8
  %2899 = load <8 x double>, ptr %2856, align 64
  %2900 = extractelement <8 x double> %2899, i32 %2859
  %2901 = or disjoint i64 %2893, 1
  %2902 = mul nsw i64 %2901, %2871
  %2903 = getelementptr double, ptr %2894, i64 %2902
  store double %2900, ptr %2903, align 8
  br label %2917

2904:                                             ; preds = %2904, %2877
  %2905 = phi i64 [ 0, %2877 ], [ %2915, %2904 ]
  %2906 = trunc nuw nsw i64 %2905 to i32
  %2907 = add i32 %70, %2906
  %2908 = sext i32 %2907 to i64
  %2909 = getelementptr inbounds <8 x double>, ptr %2847, i64 %2908
  %2910 = load <8 x double>, ptr %2909, align 64
  %2911 = extractelement <8 x double> %2910, i32 %2859
  %2912 = add nsw i64 %2905, %2879
  %2913 = mul nsw i64 %2912, %2871
  %2914 = getelementptr double, ptr %2880, i64 %2913
  store double %2911, ptr %2914, align 8
  %2915 = add nuw nsw i64 %2905, 1
  %2916 = icmp eq i64 %2915, %306
  br i1 %2916, label %2891, label %2904

2917:                                             ; preds = %2891, %2857
  %2918 = add nuw nsw i64 %2858, 1
  %2919 = icmp eq i64 %2918, 8
  br i1 %2919, label %2920, label %2857

2920:                                             ; preds = %2917
  %2921 = load <8 x double>, ptr %435, align 64
  br label %2922

2922:                                             ; preds = %2920, %2941
  %2923 = phi <8 x double> [ %2942, %2941 ], [ %2921, %2920 ]
  %2924 = phi i64 [ %2943, %2941 ], [ 0, %2920 ]
  %2925 = trunc nuw nsw i64 %2924 to i32
  %2926 = extractelement <8 x i64> %2848, i32 %2925
  %2927 = icmp eq i64 %2926, 0
  br i1 %2927, label %2941, label %2928

2928:                                             ; preds = %2922
  %2929 = getelementptr inbounds nuw [8 x i32], ptr %463, i64 0, i64 %2924
  %2930 = load i32, ptr %2929, align 4
  %2931 = load i32, ptr %297, align 4
  %2932 = icmp slt i32 %2930, %2931
  br i1 %2932, label %2933, label %2938

2933:                                             ; preds = %2928
  %2934 = load ptr, ptr %298, align 8
  %2935 = sext i32 %2930 to i64
  %2936 = getelementptr inbounds double, ptr %2934, i64 %2935
  %2937 = load double, ptr %2936, align 8
  br label %2938

2938:                                             ; preds = %2933, %2928
  %2939 = phi double [ %2937, %2933 ], [ 0x7FF0000000000000, %2928 ]
  %2940 = insertelement <8 x double> %2923, double %2939, i32 %2925
  store <8 x double> %2940, ptr %435, align 64
  br label %2941

2941:                                             ; preds = %2938, %2922
  %2942 = phi <8 x double> [ %2940, %2938 ], [ %2923, %2922 ]
  %2943 = add nuw nsw i64 %2924, 1
  %2944 = icmp eq i64 %2943, 8
  br i1 %2944, label %2945, label %2922

2945:                                             ; preds = %2941
  br label %2749

2946:                                             ; preds = %2749
  %2947 = load <8 x i64>, ptr %312, align 64
  %2948 = xor <8 x i64> %2751, splat (i64 -1)
  br label %2949

2949:                                             ; preds = %2946, %2714
  %2950 = phi <8 x i64> [ %2948, %2946 ], [ %2721, %2714 ]
  %2951 = phi <8 x i64> [ %2947, %2946 ], [ %2746, %2714 ]
  %2952 = phi <8 x i64> [ %2751, %2946 ], [ %2720, %2714 ]
  %2953 = load <8 x i64>, ptr %240, align 64
  %2954 = and <8 x i64> %2953, %2721
  %2955 = and <8 x i64> %2952, %2738
  %2956 = and <8 x i64> %2951, %2950
  %2957 = or <8 x i64> %2955, %2956
  store <8 x i64> %2957, ptr %312, align 64
  %2958 = load <8 x double>, ptr %411, align 64
  %2959 = load ptr, ptr %76, align 16
  br i1 %288, label %2960, label %2969

2960:                                             ; preds = %2949, %2960
  %2961 = phi i64 [ %2967, %2960 ], [ 0, %2949 ]
  %2962 = phi <8 x double> [ %2966, %2960 ], [ zeroinitializer, %2949 ]
  %2963 = getelementptr inbounds nuw <8 x double>, ptr %2959, i64 %2961
  %2964 = load <8 x double>, ptr %2963, align 64
  %2965 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2964)
  %2966 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2962, <8 x double> %2965)
  %2967 = add nuw nsw i64 %2961, 1
  %2968 = icmp eq i64 %2967, %289
  br i1 %2968, label %2969, label %2960

2969:                                             ; preds = %2960, %2949
  %2970 = phi <8 x double> [ zeroinitializer, %2949 ], [ %2966, %2960 ]
  %2971 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2958, <8 x double> %2970)
  %2972 = bitcast <8 x double> %2958 to <8 x i64>
  %2973 = bitcast <8 x double> %2971 to <8 x i64>
  %2974 = and <8 x i64> %2952, %2973
  %2975 = and <8 x i64> %2950, %2972
  %2976 = or <8 x i64> %2974, %2975
  store <8 x i64> %2976, ptr %411, align 64
  %2977 = load <8 x double>, ptr %412, align 64
  br i1 %285, label %2978, label %2987

2978:                                             ; preds = %2969, %2978
  %2979 = phi i64 [ %2985, %2978 ], [ %290, %2969 ]
  %2980 = phi <8 x double> [ %2984, %2978 ], [ zeroinitializer, %2969 ]
  %2981 = getelementptr inbounds <8 x double>, ptr %2959, i64 %2979
  %2982 = load <8 x double>, ptr %2981, align 64
  %2983 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2982)
  %2984 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2980, <8 x double> %2983)
  %2985 = add nsw i64 %2979, 1
  %2986 = icmp slt i64 %2985, %123
  br i1 %2986, label %2978, label %2987

2987:                                             ; preds = %2978, %2969
  %2988 = phi <8 x double> [ zeroinitializer, %2969 ], [ %2984, %2978 ]
  %2989 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2977, <8 x double> %2988)
  %2990 = bitcast <8 x double> %2977 to <8 x i64>
  %2991 = bitcast <8 x double> %2989 to <8 x i64>
  %2992 = and <8 x i64> %2952, %2991
  %2993 = and <8 x i64> %2950, %2990
  %2994 = or <8 x i64> %2992, %2993
  store <8 x i64> %2994, ptr %412, align 64
  br i1 %314, label %2995, label %3016

2995:                                             ; preds = %2987, %2995
  %2996 = phi i64 [ %3014, %2995 ], [ 0, %2987 ]
  %2997 = load ptr, ptr %76, align 16
  %2998 = getelementptr inbounds nuw <8 x double>, ptr %2997, i64 %2996
  %2999 = load <8 x i64>, ptr %2998, align 64
  %3000 = load ptr, ptr %65, align 8
  %3001 = getelementptr inbounds nuw <8 x double>, ptr %3000, i64 %2996
  %3002 = load <8 x i64>, ptr %3001, align 64
  %3003 = and <8 x i64> %2999, %2952
  %3004 = and <8 x i64> %3002, %2950
  %3005 = or <8 x i64> %3004, %3003
  store <8 x i64> %3005, ptr %3001, align 64
  %3006 = load ptr, ptr %85, align 8
  %3007 = getelementptr inbounds nuw <8 x double>, ptr %3006, i64 %2996
  %3008 = getelementptr inbounds nuw <8 x double>, ptr %3007, i64 %436
  %3009 = load <8 x i64>, ptr %3008, align 64
  %3010 = load <8 x i64>, ptr %3007, align 64
  %3011 = and <8 x i64> %3009, %2952
  %3012 = and <8 x i64> %3010, %2950
  %3013 = or <8 x i64> %3012, %3011
  store <8 x i64> %3013, ptr %3007, align 64
  %3014 = add nuw nsw i64 %2996, 1
  %3015 = icmp eq i64 %3014, %315
  br i1 %3015, label %3016, label %2995

3016:                                             ; preds = %2995, %2987
  %3017 = load <8 x i64>, ptr %424, align 64
  %3018 = and <8 x i64> %2952, %981
  %3019 = and <8 x i64> %3017, %2950
  %3020 = or <8 x i64> %3019, %3018
  store <8 x i64> %3020, ptr %424, align 64
  %3021 = load <8 x i64>, ptr %430, align 64
  %3022 = and <8 x i64> %2952, %2014
  %3023 = and <8 x i64> %3021, %2950
  %3024 = or <8 x i64> %3023, %3022
  store <8 x i64> %3024, ptr %430, align 64
  %3025 = load <8 x i64>, ptr %431, align 64
  %3026 = and <8 x i64> %2952, %1809
  %3027 = and <8 x i64> %3025, %2950
  %3028 = or <8 x i64> %3027, %3026
  store <8 x i64> %3028, ptr %431, align 64
  %3029 = select <8 x i1> %2060, <8 x i64> %2954, <8 x i64> zeroinitializer
  %3030 = load <8 x double>, ptr %464, align 64
  %3031 = fadd <8 x double> %3030, splat (double 1.000000e+00)
  %3032 = bitcast <8 x double> %3030 to <8 x i64>
  %3033 = bitcast <8 x double> %3031 to <8 x i64>
  %3034 = and <8 x i64> %3029, %3033
  %3035 = xor <8 x i64> %3029, splat (i64 -1)
  %3036 = and <8 x i64> %3032, %3035
  %3037 = or <8 x i64> %3034, %3036
  %3038 = bitcast <8 x i64> %3037 to <8 x double>
  store <8 x i64> %3037, ptr %464, align 64
  %3039 = fcmp ogt <8 x double> %3038, splat (double 2.000000e+00)
  %3040 = select <8 x i1> %3039, <8 x i64> %3029, <8 x i64> zeroinitializer
  %3041 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %3040)
  %3042 = icmp eq i64 %3041, 0
  br i1 %3042, label %3092, label %3043

3043:                                             ; preds = %3016
  %3044 = load double, ptr %243, align 64
  %3045 = fdiv double 0x3D06849B86A12B9B, %3044
  %3046 = insertelement <8 x double> poison, double %3045, i64 0
  %3047 = shufflevector <8 x double> %3046, <8 x double> poison, <8 x i32> zeroinitializer
  %3048 = load <8 x double>, ptr %411, align 64
  %3049 = load ptr, ptr %76, align 16
  br i1 %288, label %3050, label %3059

3050:                                             ; preds = %3043, %3050
  %3051 = phi i64 [ %3057, %3050 ], [ 0, %3043 ]
  %3052 = phi <8 x double> [ %3056, %3050 ], [ zeroinitializer, %3043 ]
  %3053 = getelementptr inbounds nuw <8 x double>, ptr %3049, i64 %3051
  %3054 = load <8 x double>, ptr %3053, align 64
  %3055 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %3054)
  %3056 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %3052, <8 x double> %3055)
  %3057 = add nuw nsw i64 %3051, 1
  %3058 = icmp eq i64 %3057, %289
  br i1 %3058, label %3059, label %3050

3059:                                             ; preds = %3050, %3043
  %3060 = phi <8 x double> [ zeroinitializer, %3043 ], [ %3056, %3050 ]
  %3061 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %3048, <8 x double> %3060)
  %3062 = load <8 x double>, ptr %412, align 64
  br i1 %285, label %3063, label %3072

3063:                                             ; preds = %3059, %3063
  %3064 = phi i64 [ %3070, %3063 ], [ %290, %3059 ]
  %3065 = phi <8 x double> [ %3069, %3063 ], [ zeroinitializer, %3059 ]
  %3066 = getelementptr inbounds <8 x double>, ptr %3049, i64 %3064
  %3067 = load <8 x double>, ptr %3066, align 64
  %3068 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %3067)
  %3069 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %3065, <8 x double> %3068)
  %3070 = add nsw i64 %3064, 1
  %3071 = icmp slt i64 %3070, %123
  br i1 %3071, label %3063, label %3072

3072:                                             ; preds = %3063, %3059
  %3073 = phi <8 x double> [ zeroinitializer, %3059 ], [ %3069, %3063 ]
  %3074 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %3062, <8 x double> %3073)
  %3075 = fmul <8 x double> %3061, splat (double 1.000000e+03)
  %3076 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %3075, <8 x double> %3047)
  %3077 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %3061, <8 x double> %3076)
  %3078 = bitcast <8 x double> %3048 to <8 x i64>
  %3079 = bitcast <8 x double> %3077 to <8 x i64>
  %3080 = and <8 x i64> %3040, %3079
  %3081 = xor <8 x i64> %3040, splat (i64 -1)
  %3082 = and <8 x i64> %3078, %3081
  %3083 = or <8 x i64> %3080, %3082
  store <8 x i64> %3083, ptr %411, align 64
  %3084 = fmul <8 x double> %3074, splat (double 1.000000e+03)
  %3085 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %3084, <8 x double> %3047)
  %3086 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %3074, <8 x double> %3085)
  %3087 = bitcast <8 x double> %3062 to <8 x i64>
  %3088 = bitcast <8 x double> %3086 to <8 x i64>
  %3089 = and <8 x i64> %3040, %3088
  %3090 = and <8 x i64> %3087, %3081
  %3091 = or <8 x i64> %3089, %3090
  store <8 x i64> %3091, ptr %412, align 64
  br label %3092

3092:                                             ; preds = %3072, %3016
  %3093 = fmul <8 x double> %3038, splat (double 7.500000e-01)
  %3094 = bitcast <8 x double> %3093 to <8 x i64>
  %3095 = and <8 x i64> %2952, %3094
  %3096 = and <8 x i64> %3037, %2950
  %3097 = or <8 x i64> %3095, %3096
  store <8 x i64> %3097, ptr %464, align 64
  %3098 = load <8 x i64>, ptr %425, align 64
  %3099 = or <8 x i64> %3098, %2954
  %3100 = and <8 x i64> %3099, %2950
  store <8 x i64> %3100, ptr %425, align 64
  %3101 = xor <8 x i64> %1600, splat (i64 -1)
  %3102 = or <8 x i64> %2061, %3101
  %3103 = fcmp ult <8 x double> %1983, splat (double 1.000000e+00)
  %3104 = select <8 x i1> %3103, <8 x i64> splat (i64 -1), <8 x i64> %3102
  %3105 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %2054, <8 x double> splat (double 9.000000e-01))
  %3106 = bitcast <8 x double> %3105 to <8 x i64>
  %3107 = and <8 x i64> %3104, splat (i64 4598175219545276416)
  %3108 = xor <8 x i64> %3104, splat (i64 -1)
  %3109 = and <8 x i64> %3106, %3108
  %3110 = or <8 x i64> %3109, %3107
  %3111 = bitcast <8 x i64> %3110 to <8 x double>
  %3112 = fmul <8 x double> %982, %3111
  %3113 = load <8 x double>, ptr %309, align 64
  %3114 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %982, <8 x double> %3113)
  %3115 = fmul <8 x double> %2054, %982
  %3116 = select <8 x i1> %976, <8 x double> %3115, <8 x double> %3114
  %3117 = bitcast <8 x double> %3116 to <8 x i64>
  %3118 = bitcast <8 x double> %3112 to <8 x i64>
  %3119 = and <8 x i64> %2954, %3118
  %3120 = xor <8 x i64> %2954, splat (i64 -1)
  %3121 = and <8 x i64> %3117, %3120
  %3122 = or <8 x i64> %3121, %3119
  store <8 x i64> %3122, ptr %309, align 64
  %3123 = load <8 x i64>, ptr %465, align 64
  %3124 = sub <8 x i64> %3123, %2952
  store <8 x i64> %3124, ptr %465, align 64
  %3125 = load <8 x i64>, ptr %466, align 64
  %3126 = sub <8 x i64> %3125, %2954
  store <8 x i64> %3126, ptr %466, align 64
  %3127 = load <8 x double>, ptr %307, align 64
  %3128 = fcmp oeq <8 x double> %980, %3127
  %3129 = select <8 x i1> %3128, <8 x i64> %2952, <8 x i64> zeroinitializer
  %3130 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %3129)
  %3131 = icmp eq i64 %3130, 0
  br i1 %3131, label %3208, label %3132

3132:                                             ; preds = %3092
  %3133 = load <8 x i64>, ptr %467, align 64
  %3134 = load <8 x i64>, ptr %312, align 64
  %3135 = and <8 x i64> %3133, %3129
  %3136 = xor <8 x i64> %3129, splat (i64 -1)
  %3137 = and <8 x i64> %3134, %3136
  %3138 = or <8 x i64> %3137, %3135
  store <8 x i64> %3138, ptr %312, align 64
  %3139 = bitcast <8 x i64> %3133 to <8 x double>
  br label %3140

3140:                                             ; preds = %3170, %3132
  %3141 = phi <8 x double> [ %3127, %3132 ], [ %3171, %3170 ]
  %3142 = phi <8 x double> [ %3139, %3132 ], [ %3172, %3170 ]
  %3143 = phi i64 [ 0, %3132 ], [ %3173, %3170 ]
  %3144 = trunc nuw nsw i64 %3143 to i32
  %3145 = extractelement <8 x i64> %3129, i32 %3144
  %3146 = icmp eq i64 %3145, 0
  br i1 %3146, label %3170, label %3147

3147:                                             ; preds = %3140
  %3148 = getelementptr inbounds nuw [8 x i32], ptr %468, i64 0, i64 %3143
  %3149 = load i32, ptr %3148, align 4
  %3150 = add nsw i32 %3149, 1
  store i32 %3150, ptr %3148, align 4
  %3151 = load i32, ptr %279, align 8
  %3152 = icmp slt i32 %3149, %3151
  br i1 %3152, label %3155, label %3153

3153:                                             ; preds = %3147
  %3154 = insertelement <8 x double> %3141, double 0x7FF0000000000000, i32 %3144
  store <8 x double> %3154, ptr %307, align 64
  br label %3166

3155:                                             ; preds = %3147
  %3156 = load ptr, ptr %280, align 8
  %3157 = shl nsw i32 %3149, 1
  %3158 = sext i32 %3157 to i64
  %3159 = getelementptr inbounds double, ptr %3156, i64 %3158
  %3160 = load double, ptr %3159, align 8
  %3161 = insertelement <8 x double> %3141, double %3160, i32 %3144
  store <8 x double> %3161, ptr %307, align 64
  %3162 = or disjoint i32 %3157, 1
  %3163 = sext i32 %3162 to i64
  %3164 = getelementptr inbounds double, ptr %3156, i64 %3163
  %3165 = load double, ptr %3164, align 8
  br label %3166

3166:                                             ; preds = %3153, %3155
  %3167 = phi <8 x double> [ %3161, %3155 ], [ %3154, %3153 ]
  %3168 = phi double [ %3165, %3155 ], [ 0x7FF0000000000000, %3153 ]
  %3169 = insertelement <8 x double> %3142, double %3168, i32 %3144
  store <8 x double> %3169, ptr %467, align 64
  br label %3170

3170:                                             ; preds = %3166, %3140
  %3171 = phi <8 x double> [ %3167, %3166 ], [ %3141, %3140 ]
  %3172 = phi <8 x double> [ %3169, %3166 ], [ %3142, %3140 ]
  %3173 = add nuw nsw i64 %3143, 1
  %3174 = icmp eq i64 %3173, 8
  br i1 %3174, label %3175, label %3140

3175:                                             ; preds = %3170
  %3176 = load ptr, ptr %85, align 8
  %3177 = getelementptr inbounds <8 x double>, ptr %3176, i64 %73
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2) #13
  store <8 x i64> zeroinitializer, ptr %2, align 64
  %3178 = load ptr, ptr %65, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #13
  store <8 x i64> %3138, ptr %3, align 64
  %3179 = call fastcc <8 x i64> @rates(ptr noundef nonnull %52, ptr noundef nonnull byval(<8 x double>) align 64 %3, ptr noundef %3178, ptr noundef %3177, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #13
  %3180 = load <8 x i64>, ptr %2, align 64
  %3181 = xor <8 x i64> %3179, splat (i64 -1)
  %3182 = or <8 x i64> %3180, %3181
  %3183 = and <8 x i64> %3182, %3129
  %3184 = or <8 x i64> %3183, %2716
  br i1 %314, label %3185, label %3197

3185:                                             ; preds = %3175, %3185
  %3186 = phi i64 [ %3195, %3185 ], [ 0, %3175 ]
  %3187 = getelementptr inbounds nuw <8 x double>, ptr %3177, i64 %3186
  %3188 = load <8 x i64>, ptr %3187, align 64
  %3189 = load ptr, ptr %85, align 8
  %3190 = getelementptr inbounds nuw <8 x double>, ptr %3189, i64 %3186
  %3191 = load <8 x i64>, ptr %3190, align 64
  %3192 = and <8 x i64> %3188, %3129
  %3193 = and <8 x i64> %3191, %3136
  %3194 = or <8 x i64> %3193, %3192
  store <8 x i64> %3194, ptr %3190, align 64
  %3195 = add nuw nsw i64 %3186, 1
  %3196 = icmp eq i64 %3195, %315
  br i1 %3196, label %3197, label %3185

3197:                                             ; preds = %3185, %3175
  %3198 = call fastcc <8 x double> @first_step(ptr noundef nonnull %52, ptr noundef readonly %0)
  %3199 = load <8 x i64>, ptr %309, align 64
  %3200 = bitcast <8 x double> %3198 to <8 x i64>
  %3201 = and <8 x i64> %3129, %3200
  %3202 = and <8 x i64> %3199, %3136
  %3203 = or <8 x i64> %3201, %3202
  store <8 x i64> %3203, ptr %309, align 64
  %3204 = load <8 x i64>, ptr %424, align 64
  %3205 = and <8 x i64> %3204, %3136
  store <8 x i64> %3205, ptr %424, align 64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2) #13
  %3206 = load <8 x i64>, ptr %465, align 64
  %3207 = load <8 x i64>, ptr %466, align 64
  br label %3208

3208:                                             ; preds = %3197, %3092
  %3209 = phi <8 x i64> [ %3184, %3197 ], [ %2716, %3092 ]
  %3210 = phi <8 x i64> [ %3207, %3197 ], [ %3126, %3092 ]
  %3211 = phi <8 x i64> [ %3206, %3197 ], [ %3124, %3092 ]
  %3212 = phi <8 x i64> [ %3203, %3197 ], [ %3122, %3092 ]
  %3213 = bitcast <8 x i64> %3212 to <8 x double>
  %3214 = load <8 x double>, ptr %312, align 64
  %3215 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %3214)
  %3216 = load double, ptr %308, align 8
  %3217 = call double @llvm.fabs.f64(double %3216)
  %3218 = insertelement <8 x double> poison, double %3217, i64 0
  %3219 = shufflevector <8 x double> %3218, <8 x double> poison, <8 x i32> zeroinitializer
  %3220 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %3215, <8 x double> %3219)
  %3221 = fmul <8 x double> %3220, splat (double 0x3CF0000000000000)
  %3222 = fcmp oge <8 x double> %3221, %3213
  %3223 = add <8 x i64> %3211, %3210
  %3224 = load i32, ptr %469, align 8
  %3225 = sext i32 %3224 to i64
  %3226 = insertelement <8 x i64> poison, i64 %3225, i64 0
  %3227 = shufflevector <8 x i64> %3226, <8 x i64> poison, <8 x i32> zeroinitializer
  %3228 = icmp slt <8 x i64> %3223, %3227
  %3229 = and <8 x i64> %2950, %2720
  %3230 = insertelement <8 x double> poison, double %3216, i64 0
  %3231 = shufflevector <8 x double> %3230, <8 x double> poison, <8 x i32> zeroinitializer
  %3232 = fcmp oeq <8 x double> %980, %3231
  %3233 = select <8 x i1> %3232, <8 x i64> %2952, <8 x i64> zeroinitializer
  %3234 = and <8 x i64> %2952, %2719
  %3235 = load <8 x i64>, ptr %240, align 64
  %3236 = or <8 x i64> %3234, %3229
  %3237 = or <8 x i64> %3236, %3209
  %3238 = or <8 x i64> %3237, %3233
  %3239 = select <8 x i1> %3222, <8 x i64> splat (i64 -1), <8 x i64> %3238
  %3240 = select <8 x i1> %3228, <8 x i64> %3239, <8 x i64> splat (i64 -1)
  %3241 = and <8 x i64> %3240, %3235
  %3242 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %3241)
  %3243 = icmp eq i64 %3242, 0
  br i1 %3243, label %3541, label %3244

3244:                                             ; preds = %3208
  %3245 = load i32, ptr %297, align 4
  %3246 = sext i32 %3245 to i64
  br label %3247

3247:                                             ; preds = %3288, %3244
  %3248 = phi i64 [ 0, %3244 ], [ %3289, %3288 ]
  %3249 = getelementptr inbounds nuw [8 x i32], ptr %463, i64 0, i64 %3248
  %3250 = load i32, ptr %3249, align 4
  %3251 = sext i32 %3250 to i64
  %3252 = trunc nuw nsw i64 %3248 to i32
  %3253 = extractelement <8 x i64> %3234, i32 %3252
  %3254 = icmp eq i64 %3253, 0
  %3255 = icmp eq i32 %3250, 0
  %3256 = select i1 %3254, i1 true, i1 %3255
  %3257 = or i1 %470, %3256
  br i1 %3257, label %3288, label %3258

3258:                                             ; preds = %3247
  %3259 = getelementptr inbounds nuw [8 x i32], ptr %462, i64 0, i64 %3248
  %3260 = load i32, ptr %3259, align 4
  %3261 = sext i32 %3260 to i64
  %3262 = mul nsw i64 %3261, %303
  %3263 = add nsw i64 %3262, -2
  %3264 = shl nsw i64 %3261, 1
  %3265 = icmp slt i32 %3250, %3245
  br label %3266

3266:                                             ; preds = %3280, %3258
  %3267 = phi i64 [ 0, %3258 ], [ %3281, %3280 ]
  %3268 = icmp samesign ult i64 %3267, 2
  %3269 = select i1 %3268, i64 %3264, i64 %3263
  %3270 = add nsw i64 %3269, %3267
  %3271 = select i1 %3268, i64 40, i64 32
  %3272 = getelementptr inbounds nuw i8, ptr %0, i64 %3271
  %3273 = load ptr, ptr %3272, align 8
  %3274 = mul nsw i64 %3270, %3246
  %3275 = getelementptr inbounds double, ptr %3273, i64 %3274
  br i1 %3265, label %3276, label %3280

3276:                                             ; preds = %3266
  %3277 = getelementptr double, ptr %3275, i64 %3251
  %3278 = getelementptr i8, ptr %3277, i64 -8
  %3279 = load double, ptr %3278, align 8
  br label %3283

3280:                                             ; preds = %3283, %3266
  %3281 = add nuw nsw i64 %3267, 1
  %3282 = icmp eq i64 %3281, %472
  br i1 %3282, label %3288, label %3266

3283:                                             ; preds = %3283, %3276
  %3284 = phi i64 [ %3251, %3276 ], [ %3286, %3283 ]
  %3285 = getelementptr inbounds double, ptr %3275, i64 %3284
  store double %3279, ptr %3285, align 8
  %3286 = add nsw i64 %3284, 1
  %3287 = icmp eq i64 %3286, %3246
  br i1 %3287, label %3280, label %3283

3288:                                             ; preds = %3280, %3247
  %3289 = add nuw nsw i64 %3248, 1
  %3290 = icmp eq i64 %3289, 8
  br i1 %3290, label %3291, label %3247

3291:                                             ; preds = %3288
  %3292 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %3234)
  %3293 = icmp eq i64 %3292, 0
  br i1 %3293, label %3331, label %3298

3294:                                             ; preds = %3328
  %3295 = xor <8 x i64> %3234, splat (i64 -1)
  %3296 = load <8 x i64>, ptr %240, align 64
  %3297 = and <8 x i64> %3296, %3295
  store <8 x i64> %3297, ptr %240, align 64
  br label %3331

3298:                                             ; preds = %3291, %3328
  %3299 = phi i64 [ %3329, %3328 ], [ 0, %3291 ]
  %3300 = trunc nuw nsw i64 %3299 to i32
  %3301 = extractelement <8 x i64> %3234, i32 %3300
  %3302 = icmp eq i64 %3301, 0
  br i1 %3302, label %3328, label %3303

3303:                                             ; preds = %3298
  %3304 = getelementptr inbounds nuw [8 x i32], ptr %462, i64 0, i64 %3299
  %3305 = load i32, ptr %3304, align 4
  %3306 = sext i32 %3305 to i64
  %3307 = load ptr, ptr %296, align 8
  %3308 = getelementptr inbounds i32, ptr %3307, i64 %3306
  store i32 2, ptr %3308, align 4
  %3309 = load <8 x i64>, ptr %465, align 64
  %3310 = extractelement <8 x i64> %3309, i32 %3300
  %3311 = trunc i64 %3310 to i32
  %3312 = load ptr, ptr %473, align 8
  %3313 = getelementptr inbounds i32, ptr %3312, i64 %3306
  store i32 %3311, ptr %3313, align 4
  %3314 = load <8 x i64>, ptr %466, align 64
  %3315 = extractelement <8 x i64> %3314, i32 %3300
  %3316 = trunc i64 %3315 to i32
  %3317 = load ptr, ptr %474, align 8
  %3318 = getelementptr inbounds i32, ptr %3317, i64 %3306
  store i32 %3316, ptr %3318, align 4
  %3319 = load <8 x double>, ptr %475, align 64
  %3320 = extractelement <8 x double> %3319, i32 %3300
  %3321 = load ptr, ptr %476, align 8
  %3322 = shl nsw i64 %3306, 1
  %3323 = getelementptr inbounds double, ptr %3321, i64 %3322
  store double %3320, ptr %3323, align 8
  %3324 = load <8 x double>, ptr %477, align 64
  %3325 = extractelement <8 x double> %3324, i32 %3300
  %3326 = or disjoint i64 %3322, 1
  %3327 = getelementptr inbounds double, ptr %3321, i64 %3326
  store double %3325, ptr %3327, align 8
  br label %3328

3328:                                             ; preds = %3303, %3298
  %3329 = add nuw nsw i64 %3299, 1
  %3330 = icmp eq i64 %3329, 8
  br i1 %3330, label %3294, label %3298

3331:                                             ; preds = %3294, %3291
  %3332 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %3229)
  %3333 = icmp eq i64 %3332, 0
  br i1 %3333, label %3334, label %3340

3334:                                             ; preds = %3331
  %3335 = load <8 x i64>, ptr %240, align 64
  br label %3373

3336:                                             ; preds = %3370
  %3337 = xor <8 x i64> %3229, splat (i64 -1)
  %3338 = load <8 x i64>, ptr %240, align 64
  %3339 = and <8 x i64> %3338, %3337
  store <8 x i64> %3339, ptr %240, align 64
  br label %3373

3340:                                             ; preds = %3331, %3370
  %3341 = phi i64 [ %3371, %3370 ], [ 0, %3331 ]
  %3342 = trunc nuw nsw i64 %3341 to i32
  %3343 = extractelement <8 x i64> %3229, i32 %3342
  %3344 = icmp eq i64 %3343, 0
  br i1 %3344, label %3370, label %3345

3345:                                             ; preds = %3340
  %3346 = getelementptr inbounds nuw [8 x i32], ptr %462, i64 0, i64 %3341
  %3347 = load i32, ptr %3346, align 4
  %3348 = sext i32 %3347 to i64
  %3349 = load ptr, ptr %296, align 8
  %3350 = getelementptr inbounds i32, ptr %3349, i64 %3348
  store i32 8, ptr %3350, align 4
  %3351 = load <8 x i64>, ptr %465, align 64
  %3352 = extractelement <8 x i64> %3351, i32 %3342
  %3353 = trunc i64 %3352 to i32
  %3354 = load ptr, ptr %473, align 8
  %3355 = getelementptr inbounds i32, ptr %3354, i64 %3348
  store i32 %3353, ptr %3355, align 4
  %3356 = load <8 x i64>, ptr %466, align 64
  %3357 = extractelement <8 x i64> %3356, i32 %3342
  %3358 = trunc i64 %3357 to i32
  %3359 = load ptr, ptr %474, align 8
  %3360 = getelementptr inbounds i32, ptr %3359, i64 %3348
  store i32 %3358, ptr %3360, align 4
  %3361 = load <8 x double>, ptr %475, align 64
  %3362 = extractelement <8 x double> %3361, i32 %3342
  %3363 = load ptr, ptr %476, align 8
  %3364 = shl nsw i64 %3348, 1
  %3365 = getelementptr inbounds double, ptr %3363, i64 %3364
  store double %3362, ptr %3365, align 8
  %3366 = load <8 x double>, ptr %477, align 64
  %3367 = extractelement <8 x double> %3366, i32 %3342
  %3368 = or disjoint i64 %3364, 1
  %3369 = getelementptr inbounds double, ptr %3363, i64 %3368
  store double %3367, ptr %3369, align 8
  br label %3370

3370:                                             ; preds = %3345, %3340
  %3371 = add nuw nsw i64 %3341, 1
  %3372 = icmp eq i64 %3371, 8
  br i1 %3372, label %3336, label %3340

3373:                                             ; preds = %3336, %3334
  %3374 = phi <8 x i64> [ %3335, %3334 ], [ %3339, %3336 ]
  %3375 = and <8 x i64> %3374, %3209
  %3376 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %3375)
  %3377 = icmp eq i64 %3376, 0
  br i1 %3377, label %3415, label %3382

3378:                                             ; preds = %3412
  %3379 = xor <8 x i64> %3375, splat (i64 -1)
  %3380 = load <8 x i64>, ptr %240, align 64
  %3381 = and <8 x i64> %3380, %3379
  store <8 x i64> %3381, ptr %240, align 64
  br label %3415

3382:                                             ; preds = %3373, %3412
  %3383 = phi i64 [ %3413, %3412 ], [ 0, %3373 ]
  %3384 = trunc nuw nsw i64 %3383 to i32
  %3385 = extractelement <8 x i64> %3375, i32 %3384
  %3386 = icmp eq i64 %3385, 0
  br i1 %3386, label %3412, label %3387

3387:                                             ; preds = %3382
  %3388 = getelementptr inbounds nuw [8 x i32], ptr %462, i64 0, i64 %3383
  %3389 = load i32, ptr %3388, align 4
  %3390 = sext i32 %3389 to i64
  %3391 = load ptr, ptr %296, align 8
  %3392 = getelementptr inbounds i32, ptr %3391, i64 %3390
  store i32 7, ptr %3392, align 4
  %3393 = load <8 x i64>, ptr %465, align 64
  %3394 = extractelement <8 x i64> %3393, i32 %3384
  %3395 = trunc i64 %3394 to i32
  %3396 = load ptr, ptr %473, align 8
  %3397 = getelementptr inbounds i32, ptr %3396, i64 %3390
  store i32 %3395, ptr %3397, align 4
  %3398 = load <8 x i64>, ptr %466, align 64
  %3399 = extractelement <8 x i64> %3398, i32 %3384
  %3400 = trunc i64 %3399 to i32
  %3401 = load ptr, ptr %474, align 8
  %3402 = getelementptr inbounds i32, ptr %3401, i64 %3390
  store i32 %3400, ptr %3402, align 4
  %3403 = load <8 x double>, ptr %475, align 64
  %3404 = extractelement <8 x double> %3403, i32 %3384
  %3405 = load ptr, ptr %476, align 8
  %3406 = shl nsw i64 %3390, 1
  %3407 = getelementptr inbounds double, ptr %3405, i64 %3406
  store double %3404, ptr %3407, align 8
  %3408 = load <8 x double>, ptr %477, align 64
  %3409 = extractelement <8 x double> %3408, i32 %3384
  %3410 = or disjoint i64 %3406, 1
  %3411 = getelementptr inbounds double, ptr %3405, i64 %3410
  store double %3409, ptr %3411, align 8
  br label %3412

3412:                                             ; preds = %3387, %3382
  %3413 = add nuw nsw i64 %3383, 1
  %3414 = icmp eq i64 %3413, 8
  br i1 %3414, label %3378, label %3382

3415:                                             ; preds = %3378, %3373
  %3416 = phi <8 x i64> [ %3374, %3373 ], [ %3381, %3378 ]
  %3417 = and <8 x i64> %3416, %3233
  %3418 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %3417)
  %3419 = icmp eq i64 %3418, 0
  br i1 %3419, label %3457, label %3424

3420:                                             ; preds = %3454
  %3421 = xor <8 x i64> %3417, splat (i64 -1)
  %3422 = load <8 x i64>, ptr %240, align 64
  %3423 = and <8 x i64> %3422, %3421
  store <8 x i64> %3423, ptr %240, align 64
  br label %3457

3424:                                             ; preds = %3415, %3454
  %3425 = phi i64 [ %3455, %3454 ], [ 0, %3415 ]
  %3426 = trunc nuw nsw i64 %3425 to i32
  %3427 = extractelement <8 x i64> %3417, i32 %3426
  %3428 = icmp eq i64 %3427, 0
  br i1 %3428, label %3454, label %3429

3429:                                             ; preds = %3424
  %3430 = getelementptr inbounds nuw [8 x i32], ptr %462, i64 0, i64 %3425
  %3431 = load i32, ptr %3430, align 4
  %3432 = sext i32 %3431 to i64
  %3433 = load ptr, ptr %296, align 8
  %3434 = getelementptr inbounds i32, ptr %3433, i64 %3432
  store i32 1, ptr %3434, align 4
  %3435 = load <8 x i64>, ptr %465, align 64
  %3436 = extractelement <8 x i64> %3435, i32 %3426
  %3437 = trunc i64 %3436 to i32
  %3438 = load ptr, ptr %473, align 8
  %3439 = getelementptr inbounds i32, ptr %3438, i64 %3432
  store i32 %3437, ptr %3439, align 4
  %3440 = load <8 x i64>, ptr %466, align 64
  %3441 = extractelement <8 x i64> %3440, i32 %3426
  %3442 = trunc i64 %3441 to i32
  %3443 = load ptr, ptr %474, align 8
  %3444 = getelementptr inbounds i32, ptr %3443, i64 %3432
  store i32 %3442, ptr %3444, align 4
  %3445 = load <8 x double>, ptr %475, align 64
  %3446 = extractelement <8 x double> %3445, i32 %3426
  %3447 = load ptr, ptr %476, align 8
  %3448 = shl nsw i64 %3432, 1
  %3449 = getelementptr inbounds double, ptr %3447, i64 %3448
  store double %3446, ptr %3449, align 8
  %3450 = load <8 x double>, ptr %477, align 64
  %3451 = extractelement <8 x double> %3450, i32 %3426
  %3452 = or disjoint i64 %3448, 1
  %3453 = getelementptr inbounds double, ptr %3447, i64 %3452
  store double %3451, ptr %3453, align 8
  br label %3454

3454:                                             ; preds = %3429, %3424
  %3455 = add nuw nsw i64 %3425, 1
  %3456 = icmp eq i64 %3455, 8
  br i1 %3456, label %3420, label %3424

3457:                                             ; preds = %3420, %3415
  %3458 = phi <8 x i64> [ %3416, %3415 ], [ %3423, %3420 ]
  %3459 = select <8 x i1> %3222, <8 x i64> %3458, <8 x i64> zeroinitializer
  %3460 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %3459)
  %3461 = icmp eq i64 %3460, 0
  br i1 %3461, label %3499, label %3466

3462:                                             ; preds = %3496
  %3463 = xor <8 x i64> %3459, splat (i64 -1)
  %3464 = load <8 x i64>, ptr %240, align 64
  %3465 = and <8 x i64> %3464, %3463
  store <8 x i64> %3465, ptr %240, align 64
  br label %3499

3466:                                             ; preds = %3457, %3496
  %3467 = phi i64 [ %3497, %3496 ], [ 0, %3457 ]
  %3468 = trunc nuw nsw i64 %3467 to i32
  %3469 = extractelement <8 x i64> %3459, i32 %3468
  %3470 = icmp eq i64 %3469, 0
  br i1 %3470, label %3496, label %3471

3471:                                             ; preds = %3466
  %3472 = getelementptr inbounds nuw [8 x i32], ptr %462, i64 0, i64 %3467
  %3473 = load i32, ptr %3472, align 4
  %3474 = sext i32 %3473 to i64
  %3475 = load ptr, ptr %296, align 8
  %3476 = getelementptr inbounds i32, ptr %3475, i64 %3474
  store i32 4, ptr %3476, align 4
  %3477 = load <8 x i64>, ptr %465, align 64
  %3478 = extractelement <8 x i64> %3477, i32 %3468
  %3479 = trunc i64 %3478 to i32
  %3480 = load ptr, ptr %473, align 8
  %3481 = getelementptr inbounds i32, ptr %3480, i64 %3474
  store i32 %3479, ptr %3481, align 4
  %3482 = load <8 x i64>, ptr %466, align 64
  %3483 = extractelement <8 x i64> %3482, i32 %3468
  %3484 = trunc i64 %3483 to i32
  %3485 = load ptr, ptr %474, align 8
  %3486 = getelementptr inbounds i32, ptr %3485, i64 %3474
  store i32 %3484, ptr %3486, align 4
  %3487 = load <8 x double>, ptr %475, align 64
  %3488 = extractelement <8 x double> %3487, i32 %3468
  %3489 = load ptr, ptr %476, align 8
  %3490 = shl nsw i64 %3474, 1
  %3491 = getelementptr inbounds double, ptr %3489, i64 %3490
  store double %3488, ptr %3491, align 8
  %3492 = load <8 x double>, ptr %477, align 64
  %3493 = extractelement <8 x double> %3492, i32 %3468
  %3494 = or disjoint i64 %3490, 1
  %3495 = getelementptr inbounds double, ptr %3489, i64 %3494
  store double %3493, ptr %3495, align 8
  br label %3496

3496:                                             ; preds = %3471, %3466
  %3497 = add nuw nsw i64 %3467, 1
  %3498 = icmp eq i64 %3497, 8
  br i1 %3498, label %3462, label %3466

3499:                                             ; preds = %3462, %3457
  %3500 = phi <8 x i64> [ %3458, %3457 ], [ %3465, %3462 ]
  %3501 = select <8 x i1> %3228, <8 x i64> zeroinitializer, <8 x i64> %3500
  %3502 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %3501)
  %3503 = icmp eq i64 %3502, 0
  br i1 %3503, label %3543, label %3508

3504:                                             ; preds = %3538
  %3505 = xor <8 x i64> %3501, splat (i64 -1)
  %3506 = load <8 x i64>, ptr %240, align 64
  %3507 = and <8 x i64> %3506, %3505
  store <8 x i64> %3507, ptr %240, align 64
  br label %3543

3508:                                             ; preds = %3499, %3538
  %3509 = phi i64 [ %3539, %3538 ], [ 0, %3499 ]
  %3510 = trunc nuw nsw i64 %3509 to i32
  %3511 = extractelement <8 x i64> %3501, i32 %3510
  %3512 = icmp eq i64 %3511, 0
  br i1 %3512, label %3538, label %3513

3513:                                             ; preds = %3508
  %3514 = getelementptr inbounds nuw [8 x i32], ptr %462, i64 0, i64 %3509
  %3515 = load i32, ptr %3514, align 4
  %3516 = sext i32 %3515 to i64
  %3517 = load ptr, ptr %296, align 8
  %3518 = getelementptr inbounds i32, ptr %3517, i64 %3516
  store i32 3, ptr %3518, align 4
  %3519 = load <8 x i64>, ptr %465, align 64
  %3520 = extractelement <8 x i64> %3519, i32 %3510
  %3521 = trunc i64 %3520 to i32
  %3522 = load ptr, ptr %473, align 8
  %3523 = getelementptr inbounds i32, ptr %3522, i64 %3516
  store i32 %3521, ptr %3523, align 4
  %3524 = load <8 x i64>, ptr %466, align 64
  %3525 = extractelement <8 x i64> %3524, i32 %3510
  %3526 = trunc i64 %3525 to i32
  %3527 = load ptr, ptr %474, align 8
  %3528 = getelementptr inbounds i32, ptr %3527, i64 %3516
  store i32 %3526, ptr %3528, align 4
  %3529 = load <8 x double>, ptr %475, align 64
  %3530 = extractelement <8 x double> %3529, i32 %3510
  %3531 = load ptr, ptr %476, align 8
  %3532 = shl nsw i64 %3516, 1
  %3533 = getelementptr inbounds double, ptr %3531, i64 %3532
  store double %3530, ptr %3533, align 8
  %3534 = load <8 x double>, ptr %477, align 64
  %3535 = extractelement <8 x double> %3534, i32 %3510
  %3536 = or disjoint i64 %3532, 1
  %3537 = getelementptr inbounds double, ptr %3531, i64 %3536
  store double %3535, ptr %3537, align 8
  br label %3538

3538:                                             ; preds = %3513, %3508
  %3539 = add nuw nsw i64 %3509, 1
  %3540 = icmp eq i64 %3539, 8
  br i1 %3540, label %3504, label %3508

3541:                                             ; preds = %3208
  %3542 = bitcast <8 x i64> %3212 to <8 x double>
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %38) #13
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %37) #13
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %36) #13
  br label %959

3543:                                             ; preds = %3499, %3504
  %3544 = phi <8 x i64> [ %3500, %3499 ], [ %3507, %3504 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %38) #13
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %37) #13
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %36) #13
  br label %949

3545:                                             ; preds = %952, %497
  %3546 = phi i32 [ 1, %497 ], [ 0, %952 ]
  call void @llvm.lifetime.end.p0(i64 3776, ptr nonnull %53) #13
  call void @llvm.lifetime.end.p0(i64 3776, ptr nonnull %52) #13
  ret i32 %3546
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
  br label %147

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

139:                                              ; preds = %147, %104
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %141 = load i32, ptr %140, align 32
  %142 = icmp sgt i32 %141, 0
  br i1 %142, label %143, label %158

143:                                              ; preds = %139
  %144 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %146 = zext nneg i32 %3 to i64
  br label %302

147:                                              ; preds = %123, %147
  %148 = phi i64 [ 0, %123 ], [ %156, %147 ]
  %149 = load ptr, ptr %124, align 16
  %150 = getelementptr inbounds nuw <8 x double>, ptr %149, i64 %148, i64 %127
  %151 = load double, ptr %150, align 8
  %152 = load ptr, ptr %125, align 16
  %153 = getelementptr inbounds nuw <8 x double>, ptr %152, i64 %148
  %154 = load <8 x double>, ptr %153, align 64
  %155 = insertelement <8 x double> %154, double %151, i32 %1
  store <8 x double> %155, ptr %153, align 64
  %156 = add nuw nsw i64 %148, 1
  %157 = icmp eq i64 %156, %126
  br i1 %157, label %139, label %147

158:                                              ; preds = %302, %139
  %159 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %160 = zext nneg i32 %3 to i64
  %161 = getelementptr inbounds nuw <8 x double>, ptr %159, i64 0, i64 %160
  %162 = load double, ptr %161, align 8
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %164 = load <8 x double>, ptr %163, align 64
  %165 = insertelement <8 x double> %164, double %162, i32 %1
  store <8 x double> %165, ptr %163, align 64
  %166 = getelementptr inbounds nuw i8, ptr %2, i64 256
  %167 = zext nneg i32 %3 to i64
  %168 = getelementptr inbounds nuw <8 x double>, ptr %166, i64 0, i64 %167
  %169 = load double, ptr %168, align 8
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %171 = load <8 x double>, ptr %170, align 64
  %172 = insertelement <8 x double> %171, double %169, i32 %1
  store <8 x double> %172, ptr %170, align 64
  %173 = getelementptr inbounds nuw i8, ptr %2, i64 320
  %174 = zext nneg i32 %3 to i64
  %175 = getelementptr inbounds nuw <8 x double>, ptr %173, i64 0, i64 %174
  %176 = load double, ptr %175, align 8
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %178 = load <8 x double>, ptr %177, align 64
  %179 = insertelement <8 x double> %178, double %176, i32 %1
  store <8 x double> %179, ptr %177, align 64
  %180 = getelementptr inbounds nuw i8, ptr %2, i64 384
  %181 = zext nneg i32 %3 to i64
  %182 = getelementptr inbounds nuw <8 x double>, ptr %180, i64 0, i64 %181
  %183 = load double, ptr %182, align 8
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %185 = load <8 x double>, ptr %184, align 64
  %186 = insertelement <8 x double> %185, double %183, i32 %1
  store <8 x double> %186, ptr %184, align 64
  %187 = getelementptr inbounds nuw i8, ptr %2, i64 448
  %188 = zext nneg i32 %3 to i64
  %189 = getelementptr inbounds nuw <8 x double>, ptr %187, i64 0, i64 %188
  %190 = load double, ptr %189, align 8
  %191 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %192 = load <8 x double>, ptr %191, align 64
  %193 = insertelement <8 x double> %192, double %190, i32 %1
  store <8 x double> %193, ptr %191, align 64
  %194 = getelementptr inbounds nuw i8, ptr %2, i64 512
  %195 = zext nneg i32 %3 to i64
  %196 = getelementptr inbounds nuw <8 x double>, ptr %194, i64 0, i64 %195
  %197 = load double, ptr %196, align 8
  %198 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %199 = load <8 x double>, ptr %198, align 64
  %200 = insertelement <8 x double> %199, double %197, i32 %1
  store <8 x double> %200, ptr %198, align 64
  %201 = getelementptr inbounds nuw i8, ptr %2, i64 576
  %202 = zext nneg i32 %3 to i64
  %203 = getelementptr inbounds nuw <8 x double>, ptr %201, i64 0, i64 %202
  %204 = load double, ptr %203, align 8
  %205 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %206 = load <8 x double>, ptr %205, align 64
  %207 = insertelement <8 x double> %206, double %204, i32 %1
  store <8 x double> %207, ptr %205, align 64
  %208 = getelementptr inbounds nuw i8, ptr %2, i64 640
  %209 = zext nneg i32 %3 to i64
  %210 = getelementptr inbounds nuw <8 x double>, ptr %208, i64 0, i64 %209
  %211 = load double, ptr %210, align 8
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %213 = load <8 x double>, ptr %212, align 64
  %214 = insertelement <8 x double> %213, double %211, i32 %1
  store <8 x double> %214, ptr %212, align 64
  %215 = getelementptr inbounds nuw i8, ptr %2, i64 704
  %216 = zext nneg i32 %3 to i64
  %217 = getelementptr inbounds nuw <8 x double>, ptr %215, i64 0, i64 %216
  %218 = load double, ptr %217, align 8
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 704
  %220 = load <8 x double>, ptr %219, align 64
  %221 = insertelement <8 x double> %220, double %218, i32 %1
  store <8 x double> %221, ptr %219, align 64
  %222 = getelementptr inbounds nuw i8, ptr %2, i64 832
  %223 = zext nneg i32 %3 to i64
  %224 = getelementptr inbounds nuw <8 x i64>, ptr %222, i64 0, i64 %223
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 832
  %227 = load <8 x i64>, ptr %226, align 64
  %228 = insertelement <8 x i64> %227, i64 %225, i32 %1
  store <8 x i64> %228, ptr %226, align 64
  %229 = getelementptr inbounds nuw i8, ptr %2, i64 896
  %230 = zext nneg i32 %3 to i64
  %231 = getelementptr inbounds nuw <8 x double>, ptr %229, i64 0, i64 %230
  %232 = load double, ptr %231, align 8
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 896
  %234 = load <8 x double>, ptr %233, align 64
  %235 = insertelement <8 x double> %234, double %232, i32 %1
  store <8 x double> %235, ptr %233, align 64
  %236 = getelementptr inbounds nuw i8, ptr %2, i64 1472
  %237 = zext nneg i32 %3 to i64
  %238 = getelementptr inbounds nuw <8 x double>, ptr %236, i64 0, i64 %237
  %239 = load double, ptr %238, align 8
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 1472
  %241 = load <8 x double>, ptr %240, align 64
  %242 = insertelement <8 x double> %241, double %239, i32 %1
  store <8 x double> %242, ptr %240, align 64
  %243 = getelementptr inbounds nuw i8, ptr %2, i64 1024
  %244 = zext nneg i32 %3 to i64
  %245 = getelementptr inbounds nuw <8 x double>, ptr %243, i64 0, i64 %244
  %246 = load double, ptr %245, align 8
  %247 = getelementptr inbounds nuw i8, ptr %0, i64 1024
  %248 = load <8 x double>, ptr %247, align 64
  %249 = insertelement <8 x double> %248, double %246, i32 %1
  store <8 x double> %249, ptr %247, align 64
  %250 = getelementptr inbounds nuw i8, ptr %2, i64 1088
  %251 = zext nneg i32 %3 to i64
  %252 = getelementptr inbounds nuw <8 x double>, ptr %250, i64 0, i64 %251
  %253 = load double, ptr %252, align 8
  %254 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  %255 = load <8 x double>, ptr %254, align 64
  %256 = insertelement <8 x double> %255, double %253, i32 %1
  store <8 x double> %256, ptr %254, align 64
  %257 = getelementptr inbounds nuw i8, ptr %2, i64 1152
  %258 = zext nneg i32 %3 to i64
  %259 = getelementptr inbounds nuw [8 x i32], ptr %257, i64 0, i64 %258
  %260 = load i32, ptr %259, align 4
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 1152
  %262 = sext i32 %1 to i64
  %263 = getelementptr inbounds [8 x i32], ptr %261, i64 0, i64 %262
  store i32 %260, ptr %263, align 4
  %264 = getelementptr inbounds nuw i8, ptr %2, i64 768
  %265 = zext nneg i32 %3 to i64
  %266 = getelementptr inbounds nuw <8 x i64>, ptr %264, i64 0, i64 %265
  %267 = load i64, ptr %266, align 8
  %268 = getelementptr inbounds nuw i8, ptr %0, i64 768
  %269 = load <8 x i64>, ptr %268, align 64
  %270 = insertelement <8 x i64> %269, i64 %267, i32 %1
  store <8 x i64> %270, ptr %268, align 64
  %271 = getelementptr inbounds nuw i8, ptr %2, i64 960
  %272 = getelementptr inbounds nuw [8 x i32], ptr %271, i64 0, i64 %258
  %273 = load i32, ptr %272, align 4
  %274 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %275 = getelementptr inbounds [8 x i32], ptr %274, i64 0, i64 %262
  store i32 %273, ptr %275, align 4
  %276 = getelementptr inbounds nuw i8, ptr %2, i64 1184
  %277 = getelementptr inbounds nuw [8 x i32], ptr %276, i64 0, i64 %258
  %278 = load i32, ptr %277, align 4
  %279 = getelementptr inbounds nuw i8, ptr %0, i64 1184
  %280 = getelementptr inbounds [8 x i32], ptr %279, i64 0, i64 %262
  store i32 %278, ptr %280, align 4
  %281 = getelementptr inbounds nuw i8, ptr %2, i64 1216
  %282 = zext nneg i32 %3 to i64
  %283 = getelementptr inbounds nuw <8 x double>, ptr %281, i64 0, i64 %282
  %284 = load double, ptr %283, align 8
  %285 = getelementptr inbounds nuw i8, ptr %0, i64 1216
  %286 = load <8 x double>, ptr %285, align 64
  %287 = insertelement <8 x double> %286, double %284, i32 %1
  store <8 x double> %287, ptr %285, align 64
  %288 = getelementptr inbounds nuw i8, ptr %2, i64 1280
  %289 = zext nneg i32 %3 to i64
  %290 = getelementptr inbounds nuw <8 x i64>, ptr %288, i64 0, i64 %289
  %291 = load i64, ptr %290, align 8
  %292 = getelementptr inbounds nuw i8, ptr %0, i64 1280
  %293 = load <8 x i64>, ptr %292, align 64
  %294 = insertelement <8 x i64> %293, i64 %291, i32 %1
  store <8 x i64> %294, ptr %292, align 64
  %295 = getelementptr inbounds nuw i8, ptr %2, i64 1344
  %296 = zext nneg i32 %3 to i64
  %297 = getelementptr inbounds nuw <8 x i64>, ptr %295, i64 0, i64 %296
  %298 = load i64, ptr %297, align 8
  %299 = getelementptr inbounds nuw i8, ptr %0, i64 1344
  %300 = load <8 x i64>, ptr %299, align 64
  %301 = insertelement <8 x i64> %300, i64 %298, i32 %1
  store <8 x i64> %301, ptr %299, align 64
  ret void

302:                                              ; preds = %143, %302
  %303 = phi i64 [ 0, %143 ], [ %311, %302 ]
  %304 = load ptr, ptr %144, align 16
  %305 = getelementptr inbounds nuw <8 x double>, ptr %304, i64 %303, i64 %146
  %306 = load double, ptr %305, align 8
  %307 = load ptr, ptr %145, align 16
  %308 = getelementptr inbounds nuw <8 x double>, ptr %307, i64 %303
  %309 = load <8 x double>, ptr %308, align 64
  %310 = insertelement <8 x double> %309, double %306, i32 %1
  store <8 x double> %310, ptr %308, align 64
  %311 = add nuw nsw i64 %303, 1
  %312 = load i32, ptr %140, align 32
  %313 = mul nsw i32 %312, 3
  %314 = sext i32 %313 to i64
  %315 = icmp slt i64 %311, %314
  br i1 %315, label %302, label %158
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #13
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #13
  ret void

35:                                               ; preds = %59
  call void %0(ptr noundef nonnull %9, ptr noundef %7, ptr noundef %16, ptr noundef null, ptr noundef %19) #13
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #13
  store <8 x double> %8, ptr %6, align 64
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, ptr noundef nonnull byval(<8 x double>) align 64 %6, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #13
  br label %13

13:                                               ; preds = %5, %12
  %14 = load ptr, ptr %0, align 64
  call void @appell_lanes_rates(ptr noundef nonnull %7, ptr noundef %2, ptr noundef %14, ptr noundef null, ptr noundef %3) #13
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
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %6 = load double, ptr %5, align 8
  %7 = insertelement <8 x double> poison, double %6, i64 0
  %8 = shufflevector <8 x double> %7, <8 x double> poison, <8 x i32> zeroinitializer
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %10 = load <8 x double>, ptr %9, align 64
  %11 = fsub <8 x double> %8, %10
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 184
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #13
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #13
  store <8 x double> %95, ptr %4, align 64
  %101 = call fastcc <8 x i64> @rates(ptr noundef %0, ptr noundef nonnull byval(<8 x double>) align 64 %4, ptr noundef %97, ptr noundef %100, ptr noundef %3)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #13
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #13
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #13
  store <8 x double> %12, ptr %8, align 64
  call fastcc void @set_inputs(ptr noundef nonnull readonly %0, ptr noundef nonnull byval(<8 x double>) align 64 %8, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #13
  br label %79

79:                                               ; preds = %74, %78
  %80 = load ptr, ptr %0, align 64
  call void @appell_lanes_levels(ptr noundef nonnull %9, ptr noundef %2, ptr noundef %80, ptr noundef null, ptr noundef %75) #13
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #13
  store <8 x double> %12, ptr %7, align 64
  call fastcc void @set_inputs(ptr noundef nonnull readonly %0, ptr noundef nonnull byval(<8 x double>) align 64 %7, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #13
  br label %189

189:                                              ; preds = %184, %188
  %190 = load ptr, ptr %0, align 64
  call void @appell_lanes_correct(ptr noundef nonnull %10, ptr noundef %2, ptr noundef %190, ptr noundef null, ptr noundef %185) #13
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #13
  store <8 x double> %12, ptr %6, align 64
  call fastcc void @set_inputs(ptr noundef nonnull readonly %0, ptr noundef nonnull byval(<8 x double>) align 64 %6, ptr noundef %2)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #13
  br label %201

201:                                              ; preds = %196, %200
  %202 = load ptr, ptr %0, align 64
  call void @appell_lanes_levels(ptr noundef nonnull %11, ptr noundef %2, ptr noundef %202, ptr noundef null, ptr noundef %197) #13
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
  call void %33(ptr noundef nonnull %4, ptr noundef %2, ptr noundef %19, ptr noundef null, ptr noundef %23) #13
  br label %110

34:                                               ; preds = %26, %96
  %35 = phi i32 [ 0, %26 ], [ %97, %96 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #13
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
  %55 = add nuw nsw i32 %54, 1
  %56 = add nuw nsw i32 %55, %53
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
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #13
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

define internal fastcc range(i32 0, 2) i32 @ask_host(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly byval(<8 x double>) align 64 %3, i32 noundef range(i32 -2147483648, 8) %4, ptr nocapture noundef nonnull %5, ptr nocapture noundef nonnull %6) unnamed_addr #9 {
  %8 = alloca %struct.StepEvents, align 8
  %9 = load <8 x double>, ptr %3, align 64
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %8) #13
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %12, i8 0, i64 88, i1 false)
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %15 = load <8 x double>, ptr %14, align 64
  %16 = extractelement <8 x double> %15, i32 %4
  store double %16, ptr %13, align 8
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %18 = extractelement <8 x double> %9, i32 %4
  store double %18, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %20 = load i32, ptr @appell_lanes_parameters, align 4
  store i32 %20, ptr %19, align 8
  store ptr %11, ptr %8, align 8
  %21 = load i32, ptr @appell_lanes_coordinates, align 4
  %22 = load i32, ptr @appell_lanes_speeds, align 4
  %23 = add nsw i32 %22, %21
  %24 = load i32, ptr @appell_lanes_auxiliaries, align 4
  %25 = add nsw i32 %23, %24
  %26 = load i32, ptr @appell_lanes_quadratures, align 4
  %27 = add nsw i32 %25, %26
  %28 = icmp sgt i32 %27, 0
  br i1 %28, label %32, label %29

29:                                               ; preds = %7
  store ptr %11, ptr %12, align 8
  %30 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %11, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %11, ptr %31, align 8
  br label %77

32:                                               ; preds = %7
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %34 = load ptr, ptr %33, align 8
  %35 = zext nneg i32 %27 to i64
  br label %39

36:                                               ; preds = %39
  store ptr %45, ptr %12, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %38 = load ptr, ptr %37, align 16
  br label %52

39:                                               ; preds = %39, %32
  %40 = phi i64 [ 0, %32 ], [ %46, %39 ]
  %41 = phi ptr [ %11, %32 ], [ %45, %39 ]
  %42 = getelementptr inbounds nuw <8 x double>, ptr %34, i64 %40
  %43 = load <8 x double>, ptr %42, align 64
  %44 = extractelement <8 x double> %43, i32 %4
  %45 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store double %44, ptr %41, align 8
  %46 = add nuw nsw i64 %40, 1
  %47 = icmp eq i64 %46, %35
  br i1 %47, label %36, label %39

48:                                               ; preds = %52
  %49 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %58, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %51 = load ptr, ptr %50, align 8
  br label %68

52:                                               ; preds = %52, %36
  %53 = phi i64 [ 0, %36 ], [ %59, %52 ]
  %54 = phi ptr [ %45, %36 ], [ %58, %52 ]
  %55 = getelementptr inbounds nuw <8 x double>, ptr %38, i64 %53
  %56 = load <8 x double>, ptr %55, align 64
  %57 = extractelement <8 x double> %56, i32 %4
  %58 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store double %57, ptr %54, align 8
  %59 = add nuw nsw i64 %53, 1
  %60 = icmp eq i64 %59, %35
  br i1 %60, label %48, label %52

61:                                               ; preds = %68
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %74, ptr %62, align 8
  %63 = mul i32 %27, 7
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %65 = load ptr, ptr %64, align 16
  %66 = tail call i32 @llvm.smax.i32(i32 %63, i32 1)
  %67 = zext nneg i32 %66 to i64
  br label %84

68:                                               ; preds = %68, %48
  %69 = phi i64 [ 0, %48 ], [ %75, %68 ]
  %70 = phi ptr [ %58, %48 ], [ %74, %68 ]
  %71 = getelementptr inbounds nuw <8 x double>, ptr %51, i64 %69
  %72 = load <8 x double>, ptr %71, align 64
  %73 = extractelement <8 x double> %72, i32 %4
  %74 = getelementptr inbounds nuw i8, ptr %70, i64 8
  store double %73, ptr %70, align 8
  %75 = add nuw nsw i64 %69, 1
  %76 = icmp eq i64 %75, %35
  br i1 %76, label %61, label %68

77:                                               ; preds = %84, %29
  %78 = phi ptr [ %11, %29 ], [ %90, %84 ]
  %79 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store ptr %78, ptr %79, align 8
  %80 = icmp sgt i32 %20, 0
  br i1 %80, label %81, label %93

81:                                               ; preds = %77
  %82 = load ptr, ptr %0, align 64
  %83 = zext nneg i32 %20 to i64
  br label %105

84:                                               ; preds = %84, %61
  %85 = phi i64 [ 0, %61 ], [ %91, %84 ]
  %86 = phi ptr [ %74, %61 ], [ %90, %84 ]
  %87 = getelementptr inbounds nuw <8 x double>, ptr %65, i64 %85
  %88 = load <8 x double>, ptr %87, align 64
  %89 = extractelement <8 x double> %88, i32 %4
  %90 = getelementptr inbounds nuw i8, ptr %86, i64 8
  store double %89, ptr %86, align 8
  %91 = add nuw nsw i64 %85, 1
  %92 = icmp eq i64 %91, %67
  br i1 %92, label %77, label %84

93:                                               ; preds = %105, %77
  %94 = phi ptr [ %78, %77 ], [ %111, %105 ]
  %95 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store ptr %94, ptr %95, align 8
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 1440
  %97 = load i32, ptr %96, align 32
  %98 = icmp sgt i32 %97, 0
  br i1 %98, label %99, label %123

99:                                               ; preds = %93
  %100 = mul i32 %97, 3
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %102 = load ptr, ptr %101, align 16
  %103 = tail call i32 @llvm.smax.i32(i32 %100, i32 1)
  %104 = zext nneg i32 %103 to i64
  br label %114

105:                                              ; preds = %105, %81
  %106 = phi i64 [ 0, %81 ], [ %112, %105 ]
  %107 = phi ptr [ %78, %81 ], [ %111, %105 ]
  %108 = getelementptr inbounds nuw <8 x double>, ptr %82, i64 %106
  %109 = load <8 x double>, ptr %108, align 64
  %110 = extractelement <8 x double> %109, i32 %4
  %111 = getelementptr inbounds nuw i8, ptr %107, i64 8
  store double %110, ptr %107, align 8
  %112 = add nuw nsw i64 %106, 1
  %113 = icmp eq i64 %112, %83
  br i1 %113, label %93, label %105

114:                                              ; preds = %114, %99
  %115 = phi i64 [ 0, %99 ], [ %121, %114 ]
  %116 = phi ptr [ %94, %99 ], [ %120, %114 ]
  %117 = getelementptr inbounds nuw <8 x double>, ptr %102, i64 %115
  %118 = load <8 x double>, ptr %117, align 64
  %119 = extractelement <8 x double> %118, i32 %4
  %120 = getelementptr inbounds nuw i8, ptr %116, i64 8
  store double %119, ptr %116, align 8
  %121 = add nuw nsw i64 %115, 1
  %122 = icmp eq i64 %121, %104
  br i1 %122, label %123, label %114

123:                                              ; preds = %114, %93
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %125 = sext i32 %4 to i64
  %126 = getelementptr inbounds [8 x i32], ptr %124, i64 0, i64 %125
  %127 = load i32, ptr %126, align 4
  %128 = sext i32 %127 to i64
  %129 = sext i32 %97 to i64
  %130 = mul nsw i64 %128, %129
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %132 = load ptr, ptr %131, align 8
  %133 = getelementptr inbounds double, ptr %132, i64 %130
  %134 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %133, ptr %134, align 8
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %136 = load ptr, ptr %135, align 8
  %137 = getelementptr inbounds i32, ptr %136, i64 %130
  %138 = getelementptr inbounds nuw i8, ptr %8, i64 56
  store ptr %137, ptr %138, align 8
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %140 = load ptr, ptr %139, align 8
  %141 = call i32 %2(ptr noundef %140, ptr noundef nonnull %8) #13
  %142 = load i32, ptr %96, align 32
  %143 = icmp sgt i32 %142, 0
  br i1 %143, label %144, label %146

144:                                              ; preds = %123
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 144
  br label %150

146:                                              ; preds = %150, %123
  %147 = getelementptr inbounds nuw i8, ptr %8, i64 92
  %148 = load i32, ptr %147, align 4
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %171, label %164

150:                                              ; preds = %144, %150
  %151 = phi i64 [ 0, %144 ], [ %159, %150 ]
  %152 = load ptr, ptr %95, align 8
  %153 = getelementptr inbounds nuw double, ptr %152, i64 %151
  %154 = load double, ptr %153, align 8
  %155 = load ptr, ptr %145, align 16
  %156 = getelementptr inbounds nuw <8 x double>, ptr %155, i64 %151
  %157 = load <8 x double>, ptr %156, align 64
  %158 = insertelement <8 x double> %157, double %154, i32 %4
  store <8 x double> %158, ptr %156, align 64
  %159 = add nuw nsw i64 %151, 1
  %160 = load i32, ptr %96, align 32
  %161 = mul nsw i32 %160, 3
  %162 = sext i32 %161 to i64
  %163 = icmp slt i64 %159, %162
  br i1 %163, label %150, label %146

164:                                              ; preds = %146
  %165 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %166 = load double, ptr %165, align 8
  %167 = load <8 x double>, ptr %5, align 64
  %168 = insertelement <8 x double> %167, double %166, i32 %4
  store <8 x double> %168, ptr %5, align 64
  %169 = load <8 x i64>, ptr %6, align 64
  %170 = insertelement <8 x i64> %169, i64 -1, i32 %4
  store <8 x i64> %170, ptr %6, align 64
  br label %171

171:                                              ; preds = %164, %146
  %172 = icmp eq i32 %141, 0
  %173 = zext i1 %172 to i32
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %8) #13
  ret i32 %173
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #10

declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>) #7

declare double @llvm.fabs.f64(double) #7

declare void @appell_lanes_finish(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

declare i32 @llvm.smax.i32(i32, i32) #12

declare i32 @llvm.smin.i32(i32, i32) #12

declare <8 x i1> @llvm.is.fpclass.v8f64(<8 x double>, i32 immarg) #12

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
attributes #12 = { nounwind }
attributes #13 = { nounwind }

