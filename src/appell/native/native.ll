; sources sha256 c2981ad8987045ce4b9b6fa8fdd8bc892ede942bd180a0a64ad64dff3708ee64
; ziglang 0.15.2

%struct.Buffers = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, double, i32 }
%struct.ContactResponse = type { ptr, ptr, ptr, ptr, [32 x double], [32 x double], i32 }
%struct.Mode = type { ptr, ptr, ptr, i32, i32, [8 x i32], [8 x i32], [4 x i32] }
%struct.Contact = type { double, double, double, double, double, i32, i32, i32, i32 }
%struct.KnownTransition = type { i32, i32, i32, i32, i32, i32, [8 x i32] }
%struct.Combination = type { i32, i32, i32, i32, i32, i32, [8 x i32], [4 x i32], [4 x i32], [4 x i32], [8 x i32], [4 x i32], [4 x i32], [4 x double], [4 x double], [8 x double], [4 x double] }
%struct.Factor = type { i32, i32, i32, ptr, ptr, ptr, ptr, i32 }
%struct.Input = type { ptr, ptr, ptr, ptr, %union.anon, i32, i32, i32, i32, i32, i32 }
%union.anon = type { [3 x ptr] }
%struct.Target = type { ptr, i32, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }

@appell_n_coordinates = external local_unnamed_addr constant i32, align 4
@appell_n_speeds = external local_unnamed_addr constant i32, align 4
@appell_n_rows = external local_unnamed_addr constant i32, align 4
@appell_n_auxiliaries = external local_unnamed_addr constant i32, align 4
@appell_n_quadratures = external local_unnamed_addr constant i32, align 4
@appell_n_position_rows = external local_unnamed_addr constant i32, align 4
@appell_n_velocity_rows = external local_unnamed_addr constant i32, align 4
@appell_n_norm_rows = external local_unnamed_addr constant i32, align 4
@appell_n_events = external local_unnamed_addr constant i32, align 4
@appell_n_inputs = external local_unnamed_addr constant i32, align 4
@__const.appell_chain_size.sizes = private unnamed_addr constant [5 x i32] [i32 56, i32 112, i32 328, i32 56, i32 128], align 16
@appell_law = external local_unnamed_addr constant i32, align 4
@appell_is_actuated = external local_unnamed_addr constant i32, align 4
@appell_n_outputs = external local_unnamed_addr constant i32, align 4
@appell_has_landing = external local_unnamed_addr constant i32, align 4
@appell_events_need_rates = external local_unnamed_addr constant i32, align 4
@RADAU_C = internal unnamed_addr constant [3 x double] [double 0x3FC3D8B64657CAEA, double 0x3FE4A36C0803A6DF, double 1.000000e+00], align 16
@RADAU_INVERSE = internal unnamed_addr constant [3 x [3 x double]] [[3 x double] [double 0x4010B70201A79C46, double 0x3FD4F8C15DA84E86, double 0x3FE0BF7FF59D56EF], [3 x double] [double 0xC010B70201A79C46, double 0xBFD4F8C15DA84E86, double 0x3FDE810014C55221], [3 x double] [double 0x3FE017885A24A7F2, double 0xC004934E6FCAA598, double 0x3FE312C0CF7BDFD1]], align 16
@RADAU_T = internal unnamed_addr constant [3 x [3 x double]] [[3 x double] [double 0x3FB82D23845D677B, double 0xBFC214A74C403BF7, double 0x3F9EBFF91A6D688E], [3 x double] [double 0x3FD0037DE70AA1ED, double 0x3FCA20E91E20B551, double 0xBFD8821FA2A36DED], [3 x double] [double 1.000000e+00, double 1.000000e+00, double 0.000000e+00]], align 16
@RADAU_A = internal unnamed_addr constant [3 x [3 x double]] [[3 x double] [double 0x3FC9313FE302D93C, double 0xBFB0C6EDFEC18B83, double 0x3F98576B15ADBB79], [3 x double] [double 0x3FD93E3F7B234D43, double 0x3FD2B154ADC88801, double 0xBFA545E0C7243C2B], [3 x double] [double 0x3FD816FCDF1A6A67, double 0x3FE06648ACE491E9, double 0x3FBC71C71C71C71C]], align 16
@appell_has_regular = external local_unnamed_addr constant i32, align 4
@RADAU_P = internal unnamed_addr constant [3 x [3 x double]] [[3 x double] [double 0x402418FD8BAFFE05, double 0xC039A12CE7B30915, double 0x402F295C43B61425], [3 x double] [double 0xBFF61D41B2D54580, double 0x402497AF24BB677E, double 0xC021D406EE60BECF], [3 x double] [double 0x3FD5555555555555, double 0xC005555555555555, double 0x400AAAAAAAAAAAAB]], align 16
@DOP_D = internal unnamed_addr constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16
@NODES = internal unnamed_addr constant [9 x double] [double 0.000000e+00, double 0x3FA37CA1866B95CF, double 0x3FC2BEC333018867, double 0x3FD3C10EACA8AB4F, double 5.000000e-01, double 0x3FE61F78A9ABAA59, double 0x3FEB504F333F9DE6, double 0x3FEEC835E79946A3, double 1.000000e+00], align 16
@CHECKS = internal unnamed_addr constant [4 x double] [double 0x3FB70A3D70A3D70A, double 3.700000e-01, double 6.100000e-01, double 9.200000e-01], align 16
@AT_CHECKS = internal unnamed_addr constant [4 x [9 x double]] [[9 x double] [double 0xBFC91A3A717FFD11, double 0x3FE5BF9BB8F8793A, double 0x3FE4031378955753, double 0xBFC4AA15FA33081B, double 0x3FB60A8ABB12B8BD, double 0xBFAE0E44A0E2B9B5, double 0x3FA7ABAC753C8047, double 0xBFA4BA6D35DC1FCE, double 0x3F93DC7D0297E72C], [9 x double] [double 0xBFB1FA58B28CC7E3, double 0x3FC40A0D42CCBF4F, double 0xBFCDC147055AABDC, double 0x3FEB1C171D48E0FA, double 0x3FD9957E392ACDAF, double 0xBFC4B33E7DBE0769, double 0x3FBB8324FC4864AE, double 0xBFB67984BBDE7912, double 0x3FA51DEE47910B4B], [9 x double] [double 0x3FA90EC9D548C2CA, double 0xBFBAB9AA87E0E6E1, double 0x3FC07CAE0C1719EE, double 0xBFC95CA9F1A9A9EE, double 0x3FE15E9D5C926FC0, double 0x3FE77D3E8E93E3EA, double 0xBFCF61306EF62857, double 0x3FC5B7383B2F0C4A, double 0xBFB398B18942BFB8], [9 x double] [double 0x3F92BA1CA9EB2158, double 0xBFA38900A6661FEE, double 0x3FA645B7B70F7729, double 0xBFAC2E985EF10111, double 0x3FB482B1ADE92485, double 0xBFC2D63E25366ED4, double 0x3FE0349D95C91E6C, double 0x3FE9ACCB3A6CFA47, double 0xBFCAEB893441FFEE]], align 16
@TO_BERNSTEIN = internal unnamed_addr constant <{ <{ double, [8 x double] }>, [9 x double], [9 x double], [9 x double], [9 x double], [9 x double], [9 x double], [9 x double], [9 x double] }> <{ <{ double, [8 x double] }> <{ double 1.000000e+00, [8 x double] zeroinitializer }>, [9 x double] [double -4.375000e+00, double 0x401A462E31BDAE84, double 0xBFFB504F333F9DE6, double 0x3FE9EB2B5DD4F935, double -5.000000e-01, double 0x3FD724B6105C2F32, double 0xBFD2BEC333018867, double 0x3FD0A210181EF62A, double -1.250000e-01], [9 x double] [double 9.750000e+00, double 0xC03240B48AE6882E, double 0x402C74E17C64302F, double 0xC01E533052F50250, double 0x40136DB6DB6DB6DB, double 0xC00C8F6B3CA994DD, double 0x4007510C5793D18B, double 0xC004C48FC6382515, double 1.250000e+00], [9 x double] [double 0xC029892492492492, double 0x403982F3578D5D53, double 0xC0391CE7A66E0CB5, double 0x4037191602879BDD, double 0xC031124924924925, double 0x402A9CB510E30A69, double 0xC0265879D7B62FBB, double 0x40242B383AF30336, double -4.875000e+00], [9 x double] [double 0x40246DB6DB6DB6DB, double 0xC034EAEB1BC93563, double 2.240000e+01, double 0xC038CBF051EDA60A, double 2.720000e+01, double 0xC038CBF051EDA60A, double 2.240000e+01, double 0xC034EAEB1BC93563, double 0x40246DB6DB6DB6DB], [9 x double] [double -4.875000e+00, double 0x40242B383AF30336, double 0xC0265879D7B62FBB, double 0x402A9CB510E30A69, double 0xC031124924924925, double 0x4037191602879BDD, double 0xC0391CE7A66E0CB5, double 0x403982F3578D5D53, double 0xC029892492492492], [9 x double] [double 1.250000e+00, double 0xC004C48FC6382515, double 0x4007510C5793D18B, double 0xC00C8F6B3CA994DD, double 0x40136DB6DB6DB6DB, double 0xC01E533052F50250, double 0x402C74E17C64302F, double 0xC03240B48AE6882E, double 9.750000e+00], [9 x double] [double -1.250000e-01, double 0x3FD0A210181EF62A, double 0xBFD2BEC333018867, double 0x3FD724B6105C2F32, double -5.000000e-01, double 0x3FE9EB2B5DD4F935, double 0xBFFB504F333F9DE6, double 0x401A462E31BDAE84, double -4.375000e+00], [9 x double] [double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 1.000000e+00] }>, align 16
@appell_rates_need_multipliers = external local_unnamed_addr constant i32, align 4
@appell_is_minimal = external local_unnamed_addr constant i32, align 4
@appell_n_independent = external local_unnamed_addr constant i32, align 4
@appell_n_evident = external local_unnamed_addr constant i32, align 4
@appell_row_embedded = external local_unnamed_addr constant [0 x i32], align 4
@appell_needs_inverse = external local_unnamed_addr constant i32, align 4
@appell_is_symmetric = external local_unnamed_addr constant i32, align 4

define range(i32 -2147483135, -2147483648) i32 @appell_workspace() local_unnamed_addr #0 {
  %1 = load i32, ptr @appell_n_coordinates, align 4
  %2 = load i32, ptr @appell_n_speeds, align 4
  %3 = mul nsw i32 %2, %2
  %4 = load i32, ptr @appell_n_rows, align 4
  %5 = mul i32 %2, 3
  %6 = add nsw i32 %2, %1
  %7 = shl i32 %4, 1
  %8 = add nsw i32 %7, %6
  %9 = load i32, ptr @appell_n_auxiliaries, align 4
  %10 = load i32, ptr @appell_n_quadratures, align 4
  %11 = tail call noundef i32 @llvm.smax.i32(i32 %1, i32 %2)
  %12 = load i32, ptr @appell_n_position_rows, align 4
  %13 = tail call noundef i32 @llvm.smax.i32(i32 %4, i32 %12)
  %14 = load i32, ptr @appell_n_velocity_rows, align 4
  %15 = load i32, ptr @appell_n_norm_rows, align 4
  %16 = tail call noundef i32 @llvm.smax.i32(i32 %14, i32 %15)
  %17 = tail call noundef i32 @llvm.smax.i32(i32 %13, i32 %16)
  %18 = add nsw i32 %17, %11
  %19 = add nsw i32 %18, 1
  %20 = add i32 %2, 1
  %21 = add i32 %4, %2
  %22 = mul nsw i32 %21, %21
  %23 = mul nsw i32 %18, %18
  %24 = add i32 %1, 1
  %25 = mul i32 %15, %24
  %26 = add nsw i32 %9, %6
  %27 = shl nsw i32 %6, 1
  %28 = add nsw i32 %8, 2
  %29 = add nsw i32 %26, %10
  %30 = tail call noundef i32 @llvm.smax.i32(i32 %29, i32 %28)
  %31 = add nsw i32 %30, 3
  %32 = and i32 %31, -4
  %33 = or disjoint i32 %32, 1
  %34 = shl i32 %30, 4
  %35 = add i32 %34, 48
  %36 = and i32 %35, -64
  %37 = mul nsw i32 %32, 7
  %38 = load i32, ptr @appell_n_events, align 4
  %39 = mul nsw i32 %38, 13
  %40 = add nsw i32 %38, 1
  %41 = shl nsw i32 %38, 5
  %42 = mul i32 %4, %2
  %43 = mul i32 %19, 3
  %44 = add i32 %5, %20
  %45 = add i32 %44, %7
  %46 = mul i32 %45, %4
  %47 = add i32 %14, %12
  %48 = mul i32 %47, %20
  %49 = add i32 %7, %1
  %50 = mul i32 %49, %2
  %51 = add i32 %24, %2
  %52 = add i32 %51, %3
  %53 = add i32 %52, %27
  %54 = add i32 %53, %7
  %55 = add i32 %54, %40
  %56 = add i32 %55, %33
  %57 = add i32 %56, %23
  %58 = add i32 %57, %19
  %59 = add i32 %58, %43
  %60 = shl i32 %59, 1
  %61 = add i32 %3, %4
  %62 = add i32 %61, %6
  %63 = add i32 %62, %42
  %64 = mul i32 %63, 3
  %65 = add i32 %21, %40
  %66 = add i32 %65, %33
  %67 = add i32 %66, %19
  %68 = shl i32 %67, 2
  %69 = add i32 %9, 555
  %70 = add i32 %69, %26
  %71 = add i32 %70, %22
  %72 = add i32 %71, %10
  %73 = add i32 %72, %8
  %74 = add i32 %73, %28
  %75 = add i32 %74, %12
  %76 = add i32 %75, %50
  %77 = add i32 %76, %14
  %78 = add i32 %77, %15
  %79 = add i32 %78, %46
  %80 = add i32 %79, %25
  %81 = add i32 %80, %48
  %82 = add i32 %81, %64
  %83 = add i32 %82, %41
  %84 = add i32 %83, %39
  %85 = add i32 %84, %37
  %86 = add i32 %85, %36
  %87 = add i32 %86, %33
  %88 = add i32 %87, %40
  %89 = add i32 %88, %68
  %90 = add i32 %89, %60
  ret i32 %90
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

define i32 @appell_implicit_workspace() local_unnamed_addr #0 {
  %1 = load i32, ptr @appell_n_coordinates, align 4
  %2 = load i32, ptr @appell_n_speeds, align 4
  %3 = add nsw i32 %2, %1
  %4 = load i32, ptr @appell_n_auxiliaries, align 4
  %5 = add i32 %3, %4
  %6 = shl i32 %5, 2
  %7 = mul i32 %6, %5
  %8 = load i32, ptr @appell_n_rows, align 4
  %9 = add i32 %5, %8
  %10 = load i32, ptr @appell_n_inputs, align 4
  %11 = add nsw i32 %10, %5
  %12 = mul nsw i32 %9, %11
  %13 = add nsw i32 %8, %2
  %14 = mul nsw i32 %13, %4
  %15 = add i32 %14, 5
  %16 = add i32 %15, %7
  %17 = add i32 %16, %12
  ret i32 %17
}

define range(i32 -2147483135, -2147483648) i32 @appell_integer_workspace() local_unnamed_addr #0 {
  %1 = load i32, ptr @appell_n_coordinates, align 4
  %2 = load i32, ptr @appell_n_speeds, align 4
  %3 = tail call noundef i32 @llvm.smax.i32(i32 %1, i32 %2)
  %4 = load i32, ptr @appell_n_rows, align 4
  %5 = load i32, ptr @appell_n_position_rows, align 4
  %6 = tail call noundef i32 @llvm.smax.i32(i32 %4, i32 %5)
  %7 = load i32, ptr @appell_n_velocity_rows, align 4
  %8 = load i32, ptr @appell_n_norm_rows, align 4
  %9 = tail call noundef i32 @llvm.smax.i32(i32 %7, i32 %8)
  %10 = tail call noundef i32 @llvm.smax.i32(i32 %6, i32 %9)
  %11 = load i32, ptr @appell_n_auxiliaries, align 4
  %12 = add i32 %3, %1
  %13 = add i32 %12, %4
  %14 = add i32 %13, %11
  %15 = add i32 %14, %10
  %16 = shl i32 %2, 2
  %17 = shl i32 %15, 1
  %18 = add i32 %16, %17
  %19 = add i32 %18, 520
  ret i32 %19
}

define i32 @appell_advance(ptr noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 648, ptr nonnull %7) #24
  call fastcc void @lay_out(ptr noundef %7, ptr noundef %0)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 340
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %20

11:                                               ; preds = %2
  %12 = call fastcc i32 @start(ptr noundef nonnull %0, ptr noundef %7)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %464

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %18 = load double, ptr %17, align 8
  %19 = fcmp une double %16, %18
  br i1 %19, label %20, label %464

20:                                               ; preds = %14, %2
  %21 = icmp sgt i32 %1, 0
  br i1 %21, label %22, label %464

22:                                               ; preds = %20
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 356
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %26 = load i32, ptr @appell_n_events, align 4
  %27 = icmp eq i32 %26, 0
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 348
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 396
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 628
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 632
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %44 = getelementptr inbounds nuw i8, ptr %7, i64 344
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 620
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 376
  %48 = load i32, ptr @appell_n_coordinates, align 4
  %49 = load i32, ptr @appell_n_speeds, align 4
  %50 = add nsw i32 %49, %48
  %51 = load i32, ptr @appell_n_auxiliaries, align 4
  %52 = add nsw i32 %50, %51
  %53 = load i32, ptr @appell_n_quadratures, align 4
  %54 = add nsw i32 %52, %53
  %55 = load i32, ptr @appell_n_rows, align 4
  %56 = shl nsw i32 %55, 1
  %57 = add i32 %50, 2
  %58 = add i32 %57, %56
  %59 = call i32 @llvm.smax.i32(i32 %54, i32 %58)
  %60 = add nsw i32 %59, 3
  %61 = and i32 %60, -4
  %62 = mul nsw i32 %61, 12
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 420
  %65 = mul nsw i32 %61, 11
  %66 = sext i32 %65 to i64
  %67 = icmp sgt i32 %52, 0
  %68 = getelementptr inbounds nuw i8, ptr %7, i64 352
  %69 = zext nneg i32 %52 to i64
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %74 = icmp ne i32 %26, 0
  %75 = getelementptr inbounds nuw i8, ptr %7, i64 384
  %76 = mul nsw i32 %61, 3
  %77 = sext i32 %76 to i64
  %78 = sext i32 %61 to i64
  %79 = shl nsw i64 %78, 5
  %80 = icmp sgt i32 %54, 0
  %81 = getelementptr inbounds nuw i8, ptr %7, i64 336
  %82 = shl nuw i32 %59, 1
  %83 = add i32 %82, 6
  %84 = and i32 %83, -8
  %85 = zext nneg i32 %61 to i64
  %86 = sext i32 %84 to i64
  %87 = zext nneg i32 %54 to i64
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 264
  br label %90

90:                                               ; preds = %22, %461
  %91 = phi i32 [ 0, %22 ], [ %462, %461 ]
  %92 = load i32, ptr %23, align 4
  %93 = load i32, ptr %24, align 8
  %94 = add nsw i32 %93, %92
  %95 = load i32, ptr %25, align 8
  %96 = icmp slt i32 %94, %95
  br i1 %96, label %97, label %464

97:                                               ; preds = %90
  br i1 %27, label %103, label %98

98:                                               ; preds = %97
  %99 = load i32, ptr %28, align 4
  %100 = load i32, ptr %29, align 8
  %101 = sub nsw i32 %99, %100
  %102 = icmp slt i32 %101, 512
  br i1 %102, label %464, label %103

103:                                              ; preds = %98, %97
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #24
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #24
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #24
  store i32 0, ptr %6, align 4
  %104 = load double, ptr %30, align 8
  %105 = load double, ptr %31, align 8
  %106 = load i32, ptr %33, align 8
  %107 = load i32, ptr %34, align 4
  %108 = icmp slt i32 %106, %107
  %109 = load double, ptr %32, align 8
  br i1 %108, label %110, label %122

110:                                              ; preds = %103
  %111 = fcmp olt double %105, %109
  %112 = load ptr, ptr %35, align 8
  %113 = shl nsw i32 %106, 1
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds double, ptr %112, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = fsub double %116, %105
  %118 = fneg double %117
  %119 = select i1 %111, double %118, double %117
  %120 = fcmp olt double %119, 0.000000e+00
  br i1 %120, label %121, label %122

121:                                              ; preds = %110
  br label %122

122:                                              ; preds = %121, %110, %103
  %123 = phi i1 [ true, %121 ], [ false, %110 ], [ false, %103 ]
  %124 = phi double [ %116, %121 ], [ %105, %110 ], [ %105, %103 ]
  %125 = call double @llvm.fabs.f64(double %104)
  %126 = load double, ptr %36, align 8
  %127 = fcmp ogt double %125, %126
  %128 = call double @llvm.copysign.f64(double %126, double %104)
  %129 = select i1 %127, double %128, double %104
  %130 = load double, ptr %37, align 8
  %131 = fcmp ogt double %130, 0.000000e+00
  %132 = call double @llvm.fabs.f64(double %129)
  %133 = fcmp ogt double %132, %130
  %134 = select i1 %131, i1 %133, i1 false
  %135 = call double @llvm.copysign.f64(double %130, double %129)
  %136 = select i1 %134, double %135, double %129
  %137 = call double @llvm.fabs.f64(double %136)
  %138 = fmul double %137, 0x3FF000000044B830
  %139 = fsub double %124, %109
  %140 = call double @llvm.fabs.f64(double %139)
  %141 = fcmp oge double %138, %140
  %142 = fadd double %109, %136
  %143 = select i1 %141, double %139, double %136
  %144 = select i1 %141, double %124, double %142
  %145 = load i32, ptr %38, align 4
  %146 = icmp eq i32 %145, 1
  br i1 %146, label %201, label %147

147:                                              ; preds = %122
  %148 = call fastcc i32 @compute_stages(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %143)
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %206

150:                                              ; preds = %147
  %151 = call fastcc double @error_norm(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %143, double noundef %144)
  %152 = load i32, ptr %39, align 4
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %206

154:                                              ; preds = %150
  %155 = load double, ptr %40, align 8
  %156 = call double @llvm.maxnum.f64(double %151, double 0x3BC79CA10C924223)
  %157 = load double, ptr %41, align 8
  %158 = fcmp une double %157, 0.000000e+00
  %159 = fcmp olt double %156, 1.000000e+00
  %160 = select i1 %158, i1 %159, i1 false
  br i1 %160, label %161, label %188

161:                                              ; preds = %154
  %162 = fdiv double %143, %157
  %163 = fmul double %162, %162
  %164 = fmul double %163, %163
  %165 = load double, ptr %42, align 8
  %166 = fmul double %164, %165
  %167 = fmul double %164, %166
  %168 = call double @llvm.maxnum.f64(double %167, double 0x3BC79CA10C924223)
  %169 = fmul double %168, 1.000000e-04
  %170 = fcmp olt double %156, %169
  br i1 %170, label %182, label %171

171:                                              ; preds = %161
  %172 = fmul double %168, 1.000000e-01
  %173 = fmul double %156, 3.000000e+01
  %174 = fcmp olt double %155, %173
  br i1 %174, label %175, label %179

175:                                              ; preds = %171
  %176 = fmul double %168, 0x3FEE666666666666
  %177 = call double @llvm.minnum.f64(double %155, double %176)
  %178 = call double @llvm.maxnum.f64(double %172, double %177)
  br label %179

179:                                              ; preds = %175, %171
  %180 = phi double [ %178, %175 ], [ %172, %171 ]
  %181 = call double @llvm.maxnum.f64(double %156, double %180)
  br label %182

182:                                              ; preds = %179, %161
  %183 = phi double [ %181, %179 ], [ %156, %161 ]
  %184 = fdiv double %183, %168
  %185 = call double @llvm.minnum.f64(double %184, double 8.000000e+00)
  %186 = call double @llvm.maxnum.f64(double %185, double 1.000000e+00)
  %187 = fmul double %183, %186
  br label %188

188:                                              ; preds = %182, %154
  %189 = phi double [ %183, %182 ], [ %151, %154 ]
  %190 = phi double [ %187, %182 ], [ %156, %154 ]
  %191 = load i32, ptr %24, align 8
  %192 = load i32, ptr %43, align 8
  %193 = icmp sgt i32 %191, %192
  %194 = select i1 %193, double 1.000000e+00, double 6.000000e+00
  %195 = call double @llvm.sqrt.f64(double %190)
  %196 = call double @llvm.sqrt.f64(double %195)
  %197 = call double @llvm.sqrt.f64(double %196)
  %198 = fdiv double 9.000000e-01, %197
  %199 = call double @llvm.maxnum.f64(double %198, double 0x3FD5555555555555)
  %200 = call double @llvm.minnum.f64(double %194, double %199)
  store double %200, ptr %5, align 8
  br label %219

201:                                              ; preds = %122
  %202 = call fastcc i32 @radau_trial(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %143, double noundef %144, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %204, label %206

204:                                              ; preds = %201
  %205 = load double, ptr %4, align 8
  br label %219

206:                                              ; preds = %201, %150, %147
  %207 = phi i32 [ %202, %201 ], [ %152, %150 ], [ %148, %147 ]
  %208 = load i32, ptr %24, align 8
  %209 = add nsw i32 %208, 1
  store i32 %209, ptr %24, align 8
  %210 = fmul double %143, 2.500000e-01
  store double %210, ptr %30, align 8
  %211 = call double @llvm.fabs.f64(double %210)
  %212 = load double, ptr %32, align 8
  %213 = call double @llvm.fabs.f64(double %212)
  %214 = load double, ptr %31, align 8
  %215 = call double @llvm.fabs.f64(double %214)
  %216 = call double @llvm.maxnum.f64(double %213, double %215)
  %217 = fmul double %216, 0x3CF0000000000000
  %218 = fcmp ugt double %211, %217
  br i1 %218, label %457, label %455

219:                                              ; preds = %204, %188
  %220 = phi double [ %205, %204 ], [ %189, %188 ]
  %221 = fcmp olt double %220, 1.000000e+00
  br i1 %221, label %236, label %222

222:                                              ; preds = %219
  %223 = load double, ptr %5, align 8
  %224 = call double @llvm.minnum.f64(double %223, double 9.000000e-01)
  %225 = load i32, ptr %24, align 8
  %226 = add nsw i32 %225, 1
  store i32 %226, ptr %24, align 8
  %227 = fmul double %143, %224
  store double %227, ptr %30, align 8
  %228 = call double @llvm.fabs.f64(double %227)
  %229 = load double, ptr %32, align 8
  %230 = call double @llvm.fabs.f64(double %229)
  %231 = load double, ptr %31, align 8
  %232 = call double @llvm.fabs.f64(double %231)
  %233 = call double @llvm.maxnum.f64(double %230, double %232)
  %234 = fmul double %233, 0x3CF0000000000000
  %235 = fcmp ugt double %228, %234
  br i1 %235, label %457, label %452

236:                                              ; preds = %219
  %237 = load ptr, ptr %44, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #24
  %238 = load i32, ptr %45, align 4
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %253, label %240

240:                                              ; preds = %236
  %241 = load i32, ptr %46, align 4
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %254, label %243

243:                                              ; preds = %240
  %244 = call fastcc i32 @land(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %144, ptr noundef %237, i32 noundef 1)
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %246, label %253

246:                                              ; preds = %243
  %247 = load i32, ptr %46, align 4
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %254, label %249

249:                                              ; preds = %246
  %250 = call fastcc i32 @factorise_metric(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %144, ptr noundef %237)
  store i32 0, ptr %46, align 4
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %254, label %252

252:                                              ; preds = %249
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #24
  br label %389

253:                                              ; preds = %243, %236
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #24
  br label %257

254:                                              ; preds = %249, %246, %240
  %255 = call fastcc i32 @project_nearby(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %144, ptr noundef %237, double noundef 1.000000e+00, ptr noundef %3)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #24
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %257, label %389

257:                                              ; preds = %254, %253
  %258 = load ptr, ptr %44, align 8
  %259 = load ptr, ptr %47, align 8
  %260 = getelementptr inbounds double, ptr %259, i64 %63
  %261 = call fastcc i32 @arrival_rates(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %144, ptr noundef %258, ptr noundef %260)
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %263, label %389

263:                                              ; preds = %257
  %264 = load i32, ptr %38, align 4
  %265 = icmp eq i32 %264, 1
  br i1 %265, label %266, label %309

266:                                              ; preds = %263
  %267 = load ptr, ptr %75, align 8
  %268 = getelementptr inbounds double, ptr %267, i64 %77
  call void @llvm.memset.p0.i64(ptr align 8 %268, i8 0, i64 %79, i1 false)
  br i1 %80, label %269, label %308

269:                                              ; preds = %266
  %270 = load ptr, ptr %47, align 8
  %271 = load ptr, ptr %44, align 8
  %272 = load ptr, ptr %81, align 8
  %273 = getelementptr double, ptr %267, i64 %78
  %274 = getelementptr double, ptr %267, i64 %86
  br label %275

275:                                              ; preds = %278, %269
  %276 = phi i64 [ 0, %269 ], [ %290, %278 ]
  %277 = getelementptr double, ptr %270, i64 %276
  br label %292

278:                                              ; preds = %292
  %279 = getelementptr inbounds nuw double, ptr %271, i64 %276
  %280 = load double, ptr %279, align 8
  %281 = getelementptr inbounds nuw double, ptr %272, i64 %276
  %282 = load double, ptr %281, align 8
  %283 = fsub double %280, %282
  %284 = getelementptr inbounds nuw double, ptr %267, i64 %276
  store double %283, ptr %284, align 8
  %285 = fneg double %303
  %286 = fsub double %285, %306
  %287 = getelementptr double, ptr %273, i64 %276
  store double %286, ptr %287, align 8
  %288 = fneg double %306
  %289 = getelementptr double, ptr %274, i64 %276
  store double %288, ptr %289, align 8
  %290 = add nuw nsw i64 %276, 1
  %291 = icmp eq i64 %290, %87
  br i1 %291, label %308, label %275

292:                                              ; preds = %292, %275
  %293 = phi i64 [ 0, %275 ], [ %299, %292 ]
  %294 = phi double [ 0.000000e+00, %275 ], [ %306, %292 ]
  %295 = phi double [ 0.000000e+00, %275 ], [ %303, %292 ]
  %296 = getelementptr inbounds nuw [3 x [3 x double]], ptr @RADAU_P, i64 0, i64 %293
  %297 = getelementptr inbounds nuw i8, ptr %296, i64 8
  %298 = load double, ptr %297, align 8
  %299 = add nuw nsw i64 %293, 1
  %300 = mul nuw nsw i64 %299, %85
  %301 = getelementptr double, ptr %277, i64 %300
  %302 = load double, ptr %301, align 8
  %303 = call double @llvm.fmuladd.f64(double %298, double %302, double %295)
  %304 = getelementptr inbounds nuw i8, ptr %296, i64 16
  %305 = load double, ptr %304, align 8
  %306 = call double @llvm.fmuladd.f64(double %305, double %302, double %294)
  %307 = icmp eq i64 %299, 3
  br i1 %307, label %278, label %292

308:                                              ; preds = %278, %266
  store double %143, ptr %41, align 8
  br label %403

309:                                              ; preds = %263
  %310 = load i32, ptr %64, align 4
  %311 = icmp eq i32 %310, 0
  br i1 %311, label %312, label %316

312:                                              ; preds = %309
  %313 = load i32, ptr %23, align 4
  %314 = srem i32 %313, 1000
  %315 = icmp slt i32 %314, 996
  br i1 %315, label %372, label %316

316:                                              ; preds = %312, %309
  %317 = load ptr, ptr %47, align 8
  %318 = getelementptr inbounds double, ptr %317, i64 %63
  %319 = getelementptr inbounds double, ptr %317, i64 %66
  br i1 %67, label %320, label %354

320:                                              ; preds = %316
  %321 = load ptr, ptr %44, align 8
  %322 = load ptr, ptr %68, align 8
  br label %326

323:                                              ; preds = %326
  %324 = fmul double %343, 1.000000e-26
  %325 = fcmp ogt double %342, %324
  br i1 %325, label %346, label %354

326:                                              ; preds = %326, %320
  %327 = phi i64 [ 0, %320 ], [ %344, %326 ]
  %328 = phi double [ 0.000000e+00, %320 ], [ %341, %326 ]
  %329 = phi double [ 0.000000e+00, %320 ], [ %342, %326 ]
  %330 = phi double [ 0.000000e+00, %320 ], [ %343, %326 ]
  %331 = getelementptr inbounds nuw double, ptr %318, i64 %327
  %332 = load double, ptr %331, align 8
  %333 = getelementptr inbounds nuw double, ptr %319, i64 %327
  %334 = load double, ptr %333, align 8
  %335 = fsub double %332, %334
  %336 = getelementptr inbounds nuw double, ptr %321, i64 %327
  %337 = load double, ptr %336, align 8
  %338 = getelementptr inbounds nuw double, ptr %322, i64 %327
  %339 = load double, ptr %338, align 8
  %340 = fsub double %337, %339
  %341 = call double @llvm.fmuladd.f64(double %335, double %335, double %328)
  %342 = call double @llvm.fmuladd.f64(double %340, double %340, double %329)
  %343 = call double @llvm.fmuladd.f64(double %337, double %337, double %330)
  %344 = add nuw nsw i64 %327, 1
  %345 = icmp eq i64 %344, %69
  br i1 %345, label %323, label %326

346:                                              ; preds = %323
  %347 = call double @llvm.fabs.f64(double %143)
  %348 = fdiv double %341, %342
  %349 = call double @llvm.sqrt.f64(double %348)
  %350 = fmul double %347, %349
  %351 = fcmp ogt double %350, 3.000000e+00
  br i1 %351, label %352, label %354

352:                                              ; preds = %346
  %353 = add nsw i32 %310, 1
  store i32 %353, ptr %64, align 4
  store i32 0, ptr %70, align 8
  br label %359

354:                                              ; preds = %346, %323, %316
  %355 = load i32, ptr %70, align 8
  %356 = add nsw i32 %355, 1
  store i32 %356, ptr %70, align 8
  %357 = icmp eq i32 %356, 6
  br i1 %357, label %358, label %359

358:                                              ; preds = %354
  store i32 0, ptr %70, align 8
  store i32 0, ptr %64, align 4
  br label %372

359:                                              ; preds = %354, %352
  %360 = phi i32 [ %353, %352 ], [ %310, %354 ]
  %361 = icmp slt i32 %360, 15
  br i1 %361, label %372, label %362

362:                                              ; preds = %359
  %363 = load i32, ptr %25, align 8
  %364 = icmp eq i32 %363, 2147483647
  br i1 %364, label %365, label %372

365:                                              ; preds = %362
  %366 = load double, ptr %31, align 8
  %367 = load double, ptr %32, align 8
  %368 = fsub double %366, %367
  %369 = fdiv double %368, %143
  %370 = call double @llvm.fabs.f64(double %369)
  %371 = fcmp ogt double %370, 1.000000e+07
  br i1 %371, label %452, label %372

372:                                              ; preds = %365, %362, %359, %358, %312
  %373 = load i32, ptr %71, align 8
  %374 = load i32, ptr %72, align 8
  %375 = icmp slt i32 %373, %374
  br i1 %375, label %376, label %384

376:                                              ; preds = %372
  %377 = load ptr, ptr %73, align 8
  %378 = sext i32 %373 to i64
  %379 = getelementptr inbounds double, ptr %377, i64 %378
  %380 = load double, ptr %379, align 8
  %381 = fsub double %380, %144
  %382 = fmul double %143, %381
  %383 = fcmp olt double %382, 0.000000e+00
  br label %384

384:                                              ; preds = %376, %372
  %385 = phi i1 [ false, %372 ], [ %383, %376 ]
  %386 = select i1 %74, i1 true, i1 %385
  br i1 %386, label %387, label %424

387:                                              ; preds = %384
  %388 = call fastcc i32 @prepare_dense(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %143)
  br label %389

389:                                              ; preds = %387, %257, %254, %252
  %390 = phi i32 [ %261, %257 ], [ %388, %387 ], [ %250, %252 ], [ %255, %254 ]
  switch i32 %390, label %391 [
    i32 12, label %455
    i32 0, label %403
  ]

391:                                              ; preds = %389
  %392 = load i32, ptr %24, align 8
  %393 = add nsw i32 %392, 1
  store i32 %393, ptr %24, align 8
  %394 = fmul double %143, 2.500000e-01
  store double %394, ptr %30, align 8
  %395 = call double @llvm.fabs.f64(double %394)
  %396 = load double, ptr %32, align 8
  %397 = call double @llvm.fabs.f64(double %396)
  %398 = load double, ptr %31, align 8
  %399 = call double @llvm.fabs.f64(double %398)
  %400 = call double @llvm.maxnum.f64(double %397, double %399)
  %401 = fmul double %400, 0x3CF0000000000000
  %402 = fcmp ugt double %395, %401
  br i1 %402, label %457, label %455

403:                                              ; preds = %389, %308
  br i1 %27, label %424, label %404

404:                                              ; preds = %403
  %405 = call fastcc i32 @find_crossings(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %143, ptr noundef %6)
  %406 = icmp eq i32 %405, 0
  br i1 %406, label %424, label %407

407:                                              ; preds = %404
  %408 = call double @llvm.fabs.f64(double %143)
  %409 = fmul double %408, 2.500000e-01
  store double %409, ptr %37, align 8
  store i32 0, ptr %88, align 8
  %410 = icmp ne i32 %405, 14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %89, i8 0, i64 16, i1 false)
  %411 = load i32, ptr %24, align 8
  %412 = add nsw i32 %411, 1
  store i32 %412, ptr %24, align 8
  %413 = fmul double %143, 2.500000e-01
  store double %413, ptr %30, align 8
  %414 = call double @llvm.fabs.f64(double %413)
  %415 = load double, ptr %32, align 8
  %416 = call double @llvm.fabs.f64(double %415)
  %417 = load double, ptr %31, align 8
  %418 = call double @llvm.fabs.f64(double %417)
  %419 = call double @llvm.maxnum.f64(double %416, double %418)
  %420 = fmul double %419, 0x3CF0000000000000
  %421 = fcmp ugt double %414, %420
  %422 = or i1 %410, %421
  %423 = select i1 %421, i32 0, i32 %405
  br i1 %422, label %458, label %452

424:                                              ; preds = %404, %403, %384
  %425 = load i32, ptr %23, align 4
  %426 = add nsw i32 %425, 1
  store i32 %426, ptr %23, align 4
  %427 = load i32, ptr %38, align 4
  %428 = icmp eq i32 %427, 0
  br i1 %428, label %429, label %431

429:                                              ; preds = %424
  store double %143, ptr %41, align 8
  store double %220, ptr %42, align 8
  %430 = load i32, ptr %24, align 8
  store i32 %430, ptr %43, align 8
  br label %431

431:                                              ; preds = %429, %424
  %432 = load double, ptr %37, align 8
  %433 = fmul double %432, 2.000000e+00
  store double %433, ptr %37, align 8
  br i1 %141, label %434, label %440

434:                                              ; preds = %431
  %435 = load double, ptr %30, align 8
  %436 = call double @llvm.fabs.f64(double %435)
  %437 = call double @llvm.maxnum.f64(double %140, double %436)
  %438 = call double @llvm.copysign.f64(double 1.000000e+00, double %139)
  %439 = fmul double %438, %437
  br label %443

440:                                              ; preds = %431
  %441 = load double, ptr %5, align 8
  %442 = fmul double %136, %441
  br label %443

443:                                              ; preds = %440, %434
  %444 = phi double [ %439, %434 ], [ %442, %440 ]
  store double %444, ptr %30, align 8
  %445 = load i32, ptr %6, align 4
  %446 = call fastcc i32 @accept(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %143, double noundef %144, i32 noundef %445)
  %447 = icmp eq i32 %446, 0
  %448 = and i1 %123, %141
  %449 = select i1 %447, i1 %448, i1 false
  br i1 %449, label %450, label %458

450:                                              ; preds = %443
  %451 = call fastcc i32 @pass_stop(ptr noundef nonnull %0, ptr noundef nonnull %7)
  br label %458

452:                                              ; preds = %407, %365, %222
  %453 = phi double [ %229, %222 ], [ %367, %365 ], [ %415, %407 ]
  %454 = phi i32 [ 4, %222 ], [ 12, %365 ], [ 4, %407 ]
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 0, i32 noundef 0, double noundef %453)
  br label %455

455:                                              ; preds = %391, %206, %389, %452
  %456 = phi i32 [ %454, %452 ], [ %390, %391 ], [ %207, %206 ], [ %390, %389 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #24
  br label %464

457:                                              ; preds = %206, %222, %391
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #24
  br label %461

458:                                              ; preds = %407, %443, %450
  %459 = phi i32 [ %451, %450 ], [ %446, %443 ], [ %423, %407 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #24
  %460 = icmp eq i32 %459, 0
  br i1 %460, label %461, label %464

461:                                              ; preds = %457, %458
  %462 = add nuw nsw i32 %91, 1
  %463 = icmp eq i32 %462, %1
  br i1 %463, label %464, label %90

464:                                              ; preds = %98, %90, %461, %458, %20, %455, %11, %14
  %465 = phi i32 [ 1, %14 ], [ %12, %11 ], [ %456, %455 ], [ 0, %20 ], [ 0, %98 ], [ 3, %90 ], [ 0, %461 ], [ %459, %458 ]
  call void @llvm.lifetime.end.p0(i64 648, ptr nonnull %7) #24
  ret i32 %465
}

define internal fastcc void @lay_out(ptr noundef nonnull writeonly initializes((0, 592), (608, 644)) %0, ptr nocapture noundef readonly %1) unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 608
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 184
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(36) %3, i8 0, i64 36, i1 false)
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %7 = load ptr, ptr %6, align 8
  store ptr %5, ptr %0, align 8
  %8 = load i32, ptr @appell_n_coordinates, align 4
  %9 = load i32, ptr @appell_n_speeds, align 4
  %10 = mul nsw i32 %9, %9
  %11 = load i32, ptr @appell_n_rows, align 4
  %12 = mul i32 %11, %9
  %13 = mul i32 %12, 3
  %14 = add i32 %9, %8
  %15 = add i32 %14, %10
  %16 = add i32 %15, %11
  %17 = add i32 %16, %13
  %18 = sext i32 %17 to i64
  %19 = getelementptr double, ptr %5, i64 %18
  %20 = getelementptr i8, ptr %19, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %20, ptr %21, align 8
  %22 = shl nsw i32 %11, 1
  %23 = add nsw i32 %22, %14
  %24 = sext i32 %23 to i64
  %25 = getelementptr double, ptr %20, i64 %24
  %26 = getelementptr i8, ptr %25, i64 24
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr %26, ptr %27, align 8
  %28 = load i32, ptr @appell_n_auxiliaries, align 4
  %29 = load i32, ptr @appell_n_quadratures, align 4
  %30 = add nsw i32 %29, %28
  %31 = sext i32 %30 to i64
  %32 = getelementptr double, ptr %26, i64 %31
  %33 = getelementptr i8, ptr %32, i64 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %33, ptr %34, align 8
  %35 = mul nsw i32 %22, %9
  %36 = add i32 %11, %8
  %37 = add i32 %36, %35
  %38 = sext i32 %37 to i64
  %39 = getelementptr double, ptr %33, i64 %38
  %40 = getelementptr i8, ptr %39, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %40, ptr %41, align 8
  %42 = add i32 %9, 1
  %43 = add i32 %42, %11
  %44 = mul i32 %43, %9
  %45 = sext i32 %44 to i64
  %46 = getelementptr double, ptr %40, i64 %45
  %47 = getelementptr i8, ptr %46, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr %47, ptr %48, align 8
  %49 = mul i32 %42, %9
  %50 = sext i32 %49 to i64
  %51 = getelementptr double, ptr %47, i64 %50
  %52 = getelementptr i8, ptr %51, i64 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %52, ptr %53, align 8
  %54 = zext nneg i32 %10 to i64
  %55 = getelementptr inbounds nuw double, ptr %52, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %56, ptr %57, align 8
  %58 = sext i32 %12 to i64
  %59 = getelementptr double, ptr %56, i64 %58
  %60 = getelementptr i8, ptr %59, i64 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %60, ptr %61, align 8
  %62 = add nsw i32 %22, %9
  %63 = sext i32 %62 to i64
  %64 = getelementptr double, ptr %60, i64 %63
  %65 = getelementptr i8, ptr %64, i64 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %65, ptr %66, align 8
  %67 = add i32 %11, 1
  %68 = mul i32 %67, %9
  %69 = sext i32 %68 to i64
  %70 = getelementptr double, ptr %65, i64 %69
  %71 = getelementptr i8, ptr %70, i64 8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %71, ptr %72, align 8
  %73 = sext i32 %9 to i64
  %74 = getelementptr double, ptr %71, i64 %73
  %75 = getelementptr i8, ptr %74, i64 8
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %75, ptr %76, align 8
  %77 = or disjoint i32 %22, 1
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds double, ptr %75, i64 %78
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %79, ptr %80, align 8
  %81 = mul nsw i32 %11, %11
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw double, ptr %79, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr %84, ptr %85, align 8
  %86 = sext i32 %11 to i64
  %87 = getelementptr double, ptr %84, i64 %86
  %88 = getelementptr i8, ptr %87, i64 8
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store ptr %88, ptr %89, align 8
  %90 = getelementptr double, ptr %88, i64 %86
  %91 = getelementptr i8, ptr %90, i64 8
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store ptr %91, ptr %92, align 8
  %93 = getelementptr double, ptr %91, i64 %86
  %94 = getelementptr i8, ptr %93, i64 8
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr %94, ptr %95, align 8
  %96 = getelementptr double, ptr %94, i64 %86
  %97 = getelementptr i8, ptr %96, i64 8
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr %97, ptr %98, align 8
  %99 = tail call noundef i32 @llvm.smax.i32(i32 %8, i32 %9)
  %100 = load i32, ptr @appell_n_position_rows, align 4
  %101 = tail call noundef i32 @llvm.smax.i32(i32 %11, i32 %100)
  %102 = load i32, ptr @appell_n_velocity_rows, align 4
  %103 = load i32, ptr @appell_n_norm_rows, align 4
  %104 = tail call noundef i32 @llvm.smax.i32(i32 %102, i32 %103)
  %105 = tail call noundef i32 @llvm.smax.i32(i32 %101, i32 %104)
  %106 = add nsw i32 %105, %99
  %107 = sext i32 %106 to i64
  %108 = getelementptr double, ptr %97, i64 %107
  %109 = getelementptr i8, ptr %108, i64 8
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr %109, ptr %110, align 8
  %111 = getelementptr double, ptr %109, i64 %107
  %112 = getelementptr i8, ptr %111, i64 8
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr %112, ptr %113, align 8
  %114 = getelementptr double, ptr %112, i64 %107
  %115 = getelementptr i8, ptr %114, i64 8
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store ptr %115, ptr %116, align 8
  %117 = getelementptr double, ptr %115, i64 %107
  %118 = getelementptr i8, ptr %117, i64 8
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store ptr %118, ptr %119, align 8
  %120 = mul nsw i32 %43, %11
  %121 = sext i32 %120 to i64
  %122 = getelementptr double, ptr %118, i64 %121
  %123 = getelementptr i8, ptr %122, i64 8
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store ptr %123, ptr %124, align 8
  %125 = add nsw i32 %11, %9
  %126 = mul nsw i32 %125, %125
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw double, ptr %123, i64 %127
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 8
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store ptr %129, ptr %130, align 8
  %131 = mul nsw i32 %106, %106
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr double, ptr %129, i64 %132
  %134 = getelementptr i8, ptr %133, i64 8
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %134, ptr %135, align 8
  %136 = getelementptr double, ptr %134, i64 %107
  %137 = getelementptr i8, ptr %136, i64 8
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 200
  store ptr %137, ptr %138, align 8
  %139 = getelementptr double, ptr %137, i64 %107
  %140 = getelementptr i8, ptr %139, i64 8
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %140, ptr %141, align 8
  %142 = getelementptr double, ptr %140, i64 %132
  %143 = getelementptr i8, ptr %142, i64 8
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr %143, ptr %144, align 8
  %145 = getelementptr double, ptr %143, i64 %107
  %146 = getelementptr i8, ptr %145, i64 8
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr %146, ptr %147, align 8
  %148 = getelementptr double, ptr %146, i64 %107
  %149 = getelementptr i8, ptr %148, i64 8
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 232
  store ptr %149, ptr %150, align 8
  %151 = getelementptr double, ptr %149, i64 %107
  %152 = getelementptr i8, ptr %151, i64 8
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %152, ptr %153, align 8
  %154 = getelementptr inbounds nuw double, ptr %152, i64 %54
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 8
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store ptr %155, ptr %156, align 8
  %157 = mul i32 %100, %42
  %158 = mul nsw i32 %9, %8
  %159 = add nsw i32 %157, %158
  %160 = sext i32 %159 to i64
  %161 = getelementptr double, ptr %155, i64 %160
  %162 = getelementptr i8, ptr %161, i64 8
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 256
  store ptr %162, ptr %163, align 8
  %164 = mul i32 %102, %42
  %165 = sext i32 %164 to i64
  %166 = getelementptr double, ptr %162, i64 %165
  %167 = getelementptr i8, ptr %166, i64 8
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 264
  store ptr %167, ptr %168, align 8
  %169 = add i32 %8, 1
  %170 = mul i32 %103, %169
  %171 = sext i32 %170 to i64
  %172 = getelementptr double, ptr %167, i64 %171
  %173 = getelementptr i8, ptr %172, i64 8
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 272
  store ptr %173, ptr %174, align 8
  %175 = getelementptr double, ptr %173, i64 %107
  %176 = getelementptr i8, ptr %175, i64 8
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store ptr %176, ptr %177, align 8
  %178 = getelementptr double, ptr %176, i64 %107
  %179 = getelementptr i8, ptr %178, i64 8
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store ptr %179, ptr %180, align 8
  %181 = add nsw i32 %28, %14
  %182 = sext i32 %181 to i64
  %183 = getelementptr double, ptr %179, i64 %182
  %184 = getelementptr i8, ptr %183, i64 32
  %185 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store ptr %184, ptr %185, align 8
  %186 = mul nsw i32 %14, 3
  %187 = add i32 %11, 2
  %188 = add i32 %187, %186
  %189 = sext i32 %188 to i64
  %190 = getelementptr double, ptr %184, i64 %189
  %191 = getelementptr i8, ptr %190, i64 8
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 304
  store ptr %191, ptr %192, align 8
  %193 = shl nsw i32 %14, 1
  %194 = sext i32 %193 to i64
  %195 = getelementptr double, ptr %191, i64 %194
  %196 = getelementptr i8, ptr %195, i64 32
  %197 = getelementptr inbounds nuw i8, ptr %0, i64 312
  store ptr %196, ptr %197, align 8
  %198 = or disjoint i32 %193, 1
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds double, ptr %196, i64 %199
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 320
  store ptr %200, ptr %201, align 8
  %202 = add nsw i32 %23, 2
  %203 = add i32 %100, %202
  %204 = add i32 %203, %102
  %205 = add i32 %204, %103
  %206 = sext i32 %205 to i64
  %207 = getelementptr double, ptr %200, i64 %206
  %208 = getelementptr i8, ptr %207, i64 8
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store ptr %208, ptr %209, align 8
  %210 = getelementptr double, ptr %208, i64 %107
  %211 = getelementptr i8, ptr %210, i64 8
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %211, ptr %212, align 8
  %213 = add nsw i32 %181, %29
  %214 = tail call noundef i32 @llvm.smax.i32(i32 %213, i32 %202)
  %215 = add nsw i32 %214, 3
  %216 = and i32 %215, -4
  %217 = or disjoint i32 %216, 1
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds double, ptr %211, i64 %218
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 344
  store ptr %219, ptr %220, align 8
  %221 = getelementptr inbounds double, ptr %219, i64 %218
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store ptr %221, ptr %222, align 8
  %223 = getelementptr inbounds double, ptr %221, i64 %218
  %224 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store ptr %223, ptr %224, align 8
  %225 = getelementptr inbounds double, ptr %223, i64 %218
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store ptr %225, ptr %226, align 8
  %227 = getelementptr inbounds double, ptr %225, i64 %218
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 376
  store ptr %227, ptr %228, align 8
  %229 = shl i32 %214, 4
  %230 = add i32 %229, 48
  %231 = and i32 %230, -64
  %232 = or disjoint i32 %231, 1
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds double, ptr %227, i64 %233
  %235 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store ptr %234, ptr %235, align 8
  %236 = mul nsw i32 %216, 7
  %237 = or disjoint i32 %236, 1
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds double, ptr %234, i64 %238
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 392
  store ptr %239, ptr %240, align 8
  %241 = getelementptr inbounds double, ptr %239, i64 %218
  %242 = getelementptr inbounds nuw i8, ptr %0, i64 400
  store ptr %241, ptr %242, align 8
  %243 = getelementptr inbounds double, ptr %241, i64 %218
  %244 = getelementptr inbounds nuw i8, ptr %0, i64 408
  store ptr %243, ptr %244, align 8
  %245 = load i32, ptr @appell_n_events, align 4
  %246 = mul nsw i32 %245, 13
  %247 = sext i32 %246 to i64
  %248 = getelementptr double, ptr %243, i64 %247
  %249 = getelementptr i8, ptr %248, i64 8
  %250 = getelementptr inbounds nuw i8, ptr %0, i64 416
  store ptr %249, ptr %250, align 8
  %251 = sext i32 %245 to i64
  %252 = getelementptr double, ptr %249, i64 %251
  %253 = getelementptr i8, ptr %252, i64 8
  %254 = getelementptr inbounds nuw i8, ptr %0, i64 424
  store ptr %253, ptr %254, align 8
  %255 = getelementptr double, ptr %253, i64 %251
  %256 = getelementptr i8, ptr %255, i64 8
  %257 = getelementptr inbounds nuw i8, ptr %0, i64 432
  store ptr %256, ptr %257, align 8
  %258 = getelementptr double, ptr %256, i64 %251
  %259 = getelementptr i8, ptr %258, i64 8
  %260 = getelementptr inbounds nuw i8, ptr %0, i64 440
  store ptr %259, ptr %260, align 8
  %261 = getelementptr double, ptr %259, i64 %251
  %262 = getelementptr i8, ptr %261, i64 8
  %263 = getelementptr inbounds nuw i8, ptr %0, i64 448
  store ptr %262, ptr %263, align 8
  %264 = getelementptr double, ptr %262, i64 %251
  %265 = getelementptr i8, ptr %264, i64 8
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 456
  store ptr %265, ptr %266, align 8
  %267 = getelementptr double, ptr %265, i64 %251
  %268 = getelementptr i8, ptr %267, i64 8
  %269 = getelementptr inbounds nuw i8, ptr %0, i64 464
  store ptr %268, ptr %269, align 8
  %270 = getelementptr double, ptr %268, i64 %251
  %271 = getelementptr i8, ptr %270, i64 8
  %272 = getelementptr inbounds nuw i8, ptr %0, i64 472
  store ptr %271, ptr %272, align 8
  %273 = shl nsw i32 %245, 5
  %274 = or disjoint i32 %273, 1
  %275 = sext i32 %274 to i64
  %276 = getelementptr inbounds double, ptr %271, i64 %275
  %277 = getelementptr inbounds nuw i8, ptr %0, i64 480
  store ptr %276, ptr %277, align 8
  %278 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %279 = load ptr, ptr %278, align 8
  %280 = getelementptr inbounds nuw i8, ptr %0, i64 488
  store ptr %279, ptr %280, align 8
  %281 = icmp eq ptr %279, null
  br i1 %281, label %293, label %282

282:                                              ; preds = %2
  %283 = mul nsw i32 %181, %181
  %284 = zext nneg i32 %283 to i64
  %285 = getelementptr inbounds nuw double, ptr %279, i64 %284
  %286 = getelementptr inbounds nuw i8, ptr %285, i64 8
  %287 = getelementptr inbounds nuw double, ptr %286, i64 %284
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 8
  %289 = getelementptr inbounds nuw double, ptr %288, i64 %284
  %290 = getelementptr inbounds nuw i8, ptr %289, i64 8
  %291 = getelementptr inbounds nuw double, ptr %290, i64 %284
  %292 = getelementptr inbounds nuw i8, ptr %291, i64 8
  br label %293

293:                                              ; preds = %2, %282
  %294 = phi ptr [ %286, %282 ], [ null, %2 ]
  %295 = phi ptr [ %288, %282 ], [ null, %2 ]
  %296 = phi ptr [ %290, %282 ], [ null, %2 ]
  %297 = phi ptr [ %292, %282 ], [ null, %2 ]
  %298 = getelementptr inbounds nuw i8, ptr %0, i64 496
  store ptr %294, ptr %298, align 8
  %299 = getelementptr inbounds nuw i8, ptr %0, i64 504
  store ptr %295, ptr %299, align 8
  %300 = getelementptr inbounds nuw i8, ptr %0, i64 512
  store ptr %296, ptr %300, align 8
  %301 = getelementptr inbounds nuw i8, ptr %0, i64 520
  store ptr %297, ptr %301, align 8
  %302 = getelementptr inbounds nuw i8, ptr %0, i64 528
  store ptr %7, ptr %302, align 8
  %303 = getelementptr i32, ptr %7, i64 %107
  %304 = getelementptr i8, ptr %303, i64 4
  %305 = getelementptr inbounds nuw i8, ptr %0, i64 536
  store ptr %304, ptr %305, align 8
  %306 = getelementptr i32, ptr %304, i64 %107
  %307 = getelementptr i8, ptr %306, i64 4
  %308 = getelementptr inbounds nuw i8, ptr %0, i64 544
  store ptr %307, ptr %308, align 8
  %309 = getelementptr i32, ptr %307, i64 %86
  %310 = getelementptr i8, ptr %309, i64 4
  %311 = getelementptr inbounds nuw i8, ptr %0, i64 552
  store ptr %310, ptr %311, align 8
  %312 = sext i32 %125 to i64
  %313 = getelementptr i32, ptr %310, i64 %312
  %314 = getelementptr i8, ptr %313, i64 4
  %315 = getelementptr inbounds nuw i8, ptr %0, i64 560
  store ptr %314, ptr %315, align 8
  %316 = getelementptr i32, ptr %314, i64 %73
  %317 = getelementptr i8, ptr %316, i64 4
  %318 = getelementptr inbounds nuw i8, ptr %0, i64 568
  store ptr %317, ptr %318, align 8
  %319 = getelementptr i32, ptr %317, i64 %182
  %320 = getelementptr i8, ptr %319, i64 4
  %321 = getelementptr inbounds nuw i8, ptr %0, i64 576
  store ptr %320, ptr %321, align 8
  %322 = getelementptr i32, ptr %320, i64 %182
  %323 = getelementptr i8, ptr %322, i64 4
  %324 = getelementptr inbounds nuw i8, ptr %0, i64 584
  store ptr %323, ptr %324, align 8
  ret void
}

define internal fastcc range(i32 0, 16) i32 @start(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1) unnamed_addr #4 {
  %3 = load i32, ptr @appell_has_landing, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %20, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %20, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %20

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %17 = load ptr, ptr %16, align 8
  %18 = tail call fastcc i32 @land(ptr noundef nonnull %0, ptr noundef %1, double noundef %15, ptr noundef %17, i32 noundef 0)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %33

20:                                               ; preds = %2, %5, %13, %9
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %33, label %28

28:                                               ; preds = %20
  %29 = tail call fastcc i32 @factorise_metric(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %22, ptr noundef %24)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %33

31:                                               ; preds = %28
  %32 = tail call fastcc i32 @project(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %22, ptr noundef %24)
  br label %33

33:                                               ; preds = %31, %28, %20, %13
  %34 = phi i32 [ 0, %13 ], [ 0, %20 ], [ %32, %31 ], [ %29, %28 ]
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %38 = load ptr, ptr %37, align 8
  %39 = load i32, ptr @appell_n_coordinates, align 4
  %40 = load i32, ptr @appell_n_speeds, align 4
  %41 = add nsw i32 %40, %39
  %42 = load i32, ptr @appell_n_auxiliaries, align 4
  %43 = add nsw i32 %41, %42
  %44 = load i32, ptr @appell_n_quadratures, align 4
  %45 = add nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = shl nsw i64 %46, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %36, ptr align 8 %38, i64 %47, i1 false)
  %48 = icmp eq i32 %34, 0
  br i1 %48, label %49, label %67

49:                                               ; preds = %33
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %51 = load i32, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %53 = load i32, ptr %52, align 8
  %54 = icmp slt i32 %51, %53
  br i1 %54, label %55, label %67

55:                                               ; preds = %49
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %57 = load ptr, ptr %56, align 8
  %58 = sext i32 %51 to i64
  %59 = getelementptr inbounds double, ptr %57, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %62 = load double, ptr %61, align 8
  %63 = fcmp oeq double %60, %62
  br i1 %63, label %64, label %67

64:                                               ; preds = %55
  %65 = load ptr, ptr %35, align 8
  %66 = tail call fastcc i32 @write_sample(ptr noundef nonnull %0, ptr noundef %1, double noundef %62, ptr noundef %65)
  br label %67

67:                                               ; preds = %64, %55, %49, %33
  %68 = phi i32 [ %34, %33 ], [ %66, %64 ], [ 0, %55 ], [ 0, %49 ]
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %72 = load double, ptr %71, align 8
  %73 = fcmp olt double %70, %72
  %74 = select i1 %73, double -1.000000e+00, double 1.000000e+00
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %76 = load i32, ptr %75, align 4
  %77 = icmp sgt i32 %76, 0
  br i1 %77, label %78, label %104

78:                                               ; preds = %67
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %80 = load ptr, ptr %79, align 8
  %81 = zext nneg i32 %76 to i64
  br label %82

82:                                               ; preds = %98, %78
  %83 = phi i64 [ 0, %78 ], [ %100, %98 ]
  %84 = phi double [ %72, %78 ], [ %99, %98 ]
  %85 = shl nuw nsw i64 %83, 4
  %86 = getelementptr inbounds nuw i8, ptr %80, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = fsub double %87, %84
  %89 = fmul double %74, %88
  %90 = fcmp ogt double %89, 0.000000e+00
  br i1 %90, label %102, label %91

91:                                               ; preds = %82
  %92 = getelementptr inbounds nuw i8, ptr %86, i64 8
  %93 = load double, ptr %92, align 8
  %94 = fsub double %93, %84
  %95 = fmul double %74, %94
  %96 = fcmp ogt double %95, 0.000000e+00
  br i1 %96, label %97, label %98

97:                                               ; preds = %91
  store double %93, ptr %71, align 8
  br label %98

98:                                               ; preds = %97, %91
  %99 = phi double [ %93, %97 ], [ %84, %91 ]
  %100 = add nuw nsw i64 %83, 1
  %101 = icmp eq i64 %100, %81
  br i1 %101, label %104, label %82

102:                                              ; preds = %82
  %103 = trunc nuw nsw i64 %83 to i32
  br label %104

104:                                              ; preds = %98, %67, %102
  %105 = phi double [ %72, %67 ], [ %84, %102 ], [ %99, %98 ]
  %106 = phi i32 [ 0, %67 ], [ %103, %102 ], [ %76, %98 ]
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 432
  store i32 %106, ptr %107, align 8
  %108 = icmp eq i32 %68, 0
  br i1 %108, label %109, label %225

109:                                              ; preds = %104
  %110 = load ptr, ptr %37, align 8
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 376
  %112 = load ptr, ptr %111, align 8
  %113 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %105, ptr noundef %110, ptr noundef %112, i32 noundef 0)
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %115, label %225

115:                                              ; preds = %109
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %117 = load i32, ptr %116, align 8
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 372
  %119 = load i32, ptr %118, align 4
  %120 = icmp slt i32 %117, %119
  br i1 %120, label %121, label %122

121:                                              ; preds = %115
  store i32 %117, ptr %118, align 4
  br label %122

122:                                              ; preds = %121, %115
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %124 = load i32, ptr %123, align 8
  %125 = icmp sgt i32 %117, %124
  br i1 %125, label %126, label %127

126:                                              ; preds = %122
  store i32 %117, ptr %123, align 8
  br label %127

127:                                              ; preds = %126, %122
  %128 = load i32, ptr @appell_n_events, align 4
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %133, label %130

130:                                              ; preds = %127
  %131 = tail call fastcc i32 @begin_events(ptr noundef nonnull %0, ptr noundef %1)
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %133, label %225

133:                                              ; preds = %127, %130
  %134 = load ptr, ptr %37, align 8
  %135 = load ptr, ptr %111, align 8
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %137 = load i32, ptr %136, align 8
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %177, label %139

139:                                              ; preds = %133
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %141 = load double, ptr %140, align 8
  %142 = icmp sgt i32 %39, 0
  br i1 %142, label %143, label %155

143:                                              ; preds = %139
  %144 = zext nneg i32 %39 to i64
  br label %145

145:                                              ; preds = %145, %143
  %146 = phi i64 [ 0, %143 ], [ %153, %145 ]
  %147 = phi double [ 0.000000e+00, %143 ], [ %152, %145 ]
  %148 = getelementptr inbounds nuw double, ptr %134, i64 %146
  %149 = load double, ptr %148, align 8
  %150 = tail call double @llvm.fabs.f64(double %149)
  %151 = fcmp ogt double %150, %147
  %152 = select i1 %151, double %150, double %147
  %153 = add nuw nsw i64 %146, 1
  %154 = icmp eq i64 %153, %144
  br i1 %154, label %155, label %145

155:                                              ; preds = %145, %139
  %156 = phi double [ 0.000000e+00, %139 ], [ %152, %145 ]
  %157 = tail call double @llvm.maxnum.f64(double %141, double %156)
  store double %157, ptr %140, align 8
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %159 = load double, ptr %158, align 8
  %160 = icmp sgt i32 %40, 0
  br i1 %160, label %161, label %174

161:                                              ; preds = %155
  %162 = sext i32 %39 to i64
  %163 = sext i32 %41 to i64
  br label %164

164:                                              ; preds = %164, %161
  %165 = phi i64 [ %162, %161 ], [ %172, %164 ]
  %166 = phi double [ 0.000000e+00, %161 ], [ %171, %164 ]
  %167 = getelementptr inbounds double, ptr %134, i64 %165
  %168 = load double, ptr %167, align 8
  %169 = tail call double @llvm.fabs.f64(double %168)
  %170 = fcmp ogt double %169, %166
  %171 = select i1 %170, double %169, double %166
  %172 = add nsw i64 %165, 1
  %173 = icmp slt i64 %172, %163
  br i1 %173, label %164, label %174

174:                                              ; preds = %164, %155
  %175 = phi double [ 0.000000e+00, %155 ], [ %171, %164 ]
  %176 = tail call double @llvm.maxnum.f64(double %159, double %175)
  store double %176, ptr %158, align 8
  br label %177

177:                                              ; preds = %133, %174
  %178 = icmp sgt i32 %40, 0
  br i1 %178, label %179, label %206

179:                                              ; preds = %177
  %180 = sext i32 %39 to i64
  %181 = sext i32 %41 to i64
  br label %182

182:                                              ; preds = %182, %179
  %183 = phi i64 [ %180, %179 ], [ %190, %182 ]
  %184 = phi double [ 0.000000e+00, %179 ], [ %189, %182 ]
  %185 = getelementptr inbounds double, ptr %135, i64 %183
  %186 = load double, ptr %185, align 8
  %187 = tail call double @llvm.fabs.f64(double %186)
  %188 = fcmp ogt double %187, %184
  %189 = select i1 %188, double %187, double %184
  %190 = add nsw i64 %183, 1
  %191 = icmp slt i64 %190, %181
  br i1 %191, label %182, label %192

192:                                              ; preds = %182
  %193 = fcmp oeq double %189, 0.000000e+00
  %194 = select i1 %138, i1 true, i1 %193
  br i1 %194, label %206, label %195

195:                                              ; preds = %192
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %197 = load double, ptr %196, align 8
  %198 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %199 = load double, ptr %198, align 8
  %200 = fmul double %189, %199
  %201 = tail call double @llvm.sqrt.f64(double %200)
  %202 = tail call double @llvm.maxnum.f64(double %197, double %201)
  store double %202, ptr %196, align 8
  %203 = fmul double %197, %197
  %204 = fdiv double %203, %189
  %205 = tail call double @llvm.maxnum.f64(double %199, double %204)
  store double %205, ptr %198, align 8
  br label %206

206:                                              ; preds = %177, %192, %195
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 320
  store double 0.000000e+00, ptr %207, align 8
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store double 0.000000e+00, ptr %208, align 8
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %210 = load double, ptr %209, align 8
  %211 = fcmp oeq double %210, 0.000000e+00
  br i1 %211, label %212, label %213

212:                                              ; preds = %206
  tail call fastcc void @restart_step(ptr noundef nonnull %0, ptr noundef %1)
  br label %221

213:                                              ; preds = %206
  %214 = tail call double @llvm.fabs.f64(double %210)
  %215 = load double, ptr %69, align 8
  %216 = load double, ptr %71, align 8
  %217 = fsub double %215, %216
  %218 = tail call double @llvm.fabs.f64(double %217)
  %219 = tail call double @llvm.minnum.f64(double %214, double %218)
  %220 = tail call double @llvm.copysign.f64(double %219, double %217)
  store double %220, ptr %209, align 8
  br label %221

221:                                              ; preds = %213, %212
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 400
  store i32 0, ptr %222, align 8
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %224 = getelementptr inbounds nuw i8, ptr %0, i64 340
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %223, i8 0, i64 16, i1 false)
  store i32 1, ptr %224, align 4
  br label %225

225:                                              ; preds = %109, %104, %130, %221
  %226 = phi i32 [ 0, %221 ], [ %131, %130 ], [ %113, %109 ], [ %68, %104 ]
  ret i32 %226
}

define i32 @appell_advance_modes(ptr nocapture noundef initializes((116, 120)) %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = alloca [8 x [8 x double]], align 16
  %4 = alloca [8 x double], align 16
  %5 = alloca [8 x [8 x double]], align 16
  %6 = alloca [8 x double], align 16
  %7 = alloca [32 x double], align 16
  %8 = alloca [32 x double], align 16
  %9 = alloca [8 x [8 x double]], align 16
  %10 = alloca [8 x double], align 16
  %11 = alloca %struct.ContactResponse, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 116
  store i32 -1, ptr %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 544
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %27 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %28 = getelementptr inbounds nuw i8, ptr %11, i64 288
  %29 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %37 = load i32, ptr %14, align 8
  br label %38

38:                                               ; preds = %767, %2
  %39 = phi i32 [ %37, %2 ], [ %711, %767 ]
  %40 = phi i32 [ %1, %2 ], [ %60, %767 ]
  %41 = load ptr, ptr %13, align 8
  %42 = sext i32 %39 to i64
  %43 = getelementptr inbounds %struct.Mode, ptr %41, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 356
  %47 = load i32, ptr %46, align 4
  %48 = getelementptr inbounds nuw i8, ptr %45, i64 360
  %49 = load i32, ptr %48, align 8
  %50 = load ptr, ptr %43, align 8
  %51 = tail call i32 %50(ptr noundef %45, i32 noundef %40) #24
  %52 = load ptr, ptr %44, align 8
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 356
  %54 = load i32, ptr %53, align 4
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 360
  %56 = load i32, ptr %55, align 8
  %57 = add i32 %47, %40
  %58 = add i32 %57, %49
  %59 = add i32 %54, %56
  %60 = sub i32 %58, %59
  %61 = icmp eq i32 %51, 2
  br i1 %61, label %62, label %785

62:                                               ; preds = %38
  %63 = load ptr, ptr %13, align 8
  %64 = load i32, ptr %14, align 8
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds %struct.Mode, ptr %63, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %68 = load ptr, ptr %67, align 8
  %69 = load i32, ptr %15, align 4
  %70 = getelementptr inbounds nuw i8, ptr %68, i64 344
  %71 = load i32, ptr %70, align 8
  %72 = add nsw i32 %71, -1
  %73 = getelementptr inbounds nuw i8, ptr %68, i64 352
  %74 = load i32, ptr %73, align 8
  %75 = icmp eq i32 %74, 1
  br i1 %75, label %76, label %785

76:                                               ; preds = %62
  %77 = getelementptr inbounds nuw i8, ptr %68, i64 128
  %78 = load ptr, ptr %77, align 8
  %79 = load i32, ptr %78, align 4
  %80 = load i32, ptr %16, align 8
  %81 = icmp slt i32 %79, %80
  br i1 %81, label %785, label %82

82:                                               ; preds = %76
  %83 = load i32, ptr %17, align 8
  %84 = icmp eq i32 %69, %83
  %85 = icmp slt i32 %71, 1
  %86 = select i1 %84, i1 true, i1 %85
  br i1 %86, label %785, label %87

87:                                               ; preds = %82
  %88 = sub nsw i32 %79, %80
  %89 = getelementptr inbounds nuw i8, ptr %68, i64 88
  %90 = load ptr, ptr %89, align 8
  %91 = zext nneg i32 %72 to i64
  %92 = load i32, ptr %18, align 8
  %93 = sext i32 %92 to i64
  %94 = mul nsw i64 %93, %91
  %95 = getelementptr inbounds double, ptr %90, i64 %94
  %96 = getelementptr inbounds nuw i8, ptr %68, i64 80
  %97 = load ptr, ptr %96, align 8
  %98 = getelementptr inbounds nuw double, ptr %97, i64 %91
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %68, i64 224
  %101 = load double, ptr %100, align 8
  %102 = tail call double @llvm.maxnum.f64(double %99, double %101)
  call void @llvm.lifetime.start.p0(i64 552, ptr nonnull %11) #24
  %103 = load i32, ptr %19, align 8
  store i32 %103, ptr %20, align 8
  %104 = load ptr, ptr %21, align 8
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 388
  %106 = load i32, ptr %105, align 4
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %110, label %108

108:                                              ; preds = %87
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %104, double noundef %102, ptr noundef %95)
  %109 = load ptr, ptr %21, align 8
  br label %110

110:                                              ; preds = %108, %87
  %111 = phi ptr [ %104, %87 ], [ %109, %108 ]
  %112 = load ptr, ptr %22, align 8
  %113 = load ptr, ptr %111, align 8
  %114 = load ptr, ptr %23, align 8
  tail call void %112(double noundef %102, ptr noundef %95, ptr noundef %113, ptr noundef null, ptr noundef %114) #24
  %115 = load i32, ptr %24, align 4
  %116 = load ptr, ptr %23, align 8
  %117 = icmp slt i32 %115, 4
  br i1 %117, label %122, label %118

118:                                              ; preds = %110
  %119 = zext nneg i32 %115 to i64
  br label %132

120:                                              ; preds = %132
  %121 = trunc nuw nsw i64 %134 to i32
  br label %122

122:                                              ; preds = %120, %110
  %123 = phi double [ 0.000000e+00, %110 ], [ %142, %120 ]
  %124 = phi double [ 0.000000e+00, %110 ], [ %147, %120 ]
  %125 = phi double [ 0.000000e+00, %110 ], [ %152, %120 ]
  %126 = phi double [ 0.000000e+00, %110 ], [ %157, %120 ]
  %127 = phi i32 [ 0, %110 ], [ %121, %120 ]
  %128 = icmp slt i32 %127, %115
  br i1 %128, label %129, label %170

129:                                              ; preds = %122
  %130 = zext nneg i32 %127 to i64
  %131 = zext i32 %115 to i64
  br label %161

132:                                              ; preds = %132, %118
  %133 = phi i64 [ 0, %118 ], [ %160, %132 ]
  %134 = phi i64 [ 4, %118 ], [ %158, %132 ]
  %135 = phi double [ 0.000000e+00, %118 ], [ %157, %132 ]
  %136 = phi double [ 0.000000e+00, %118 ], [ %152, %132 ]
  %137 = phi double [ 0.000000e+00, %118 ], [ %147, %132 ]
  %138 = phi double [ 0.000000e+00, %118 ], [ %142, %132 ]
  %139 = getelementptr inbounds nuw double, ptr %116, i64 %133
  %140 = load double, ptr %139, align 8
  %141 = fsub double %140, %140
  %142 = fadd double %138, %141
  %143 = or disjoint i64 %133, 1
  %144 = getelementptr inbounds nuw double, ptr %116, i64 %143
  %145 = load double, ptr %144, align 8
  %146 = fsub double %145, %145
  %147 = fadd double %137, %146
  %148 = or disjoint i64 %133, 2
  %149 = getelementptr inbounds nuw double, ptr %116, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = fsub double %150, %150
  %152 = fadd double %136, %151
  %153 = or disjoint i64 %133, 3
  %154 = getelementptr inbounds nuw double, ptr %116, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = fsub double %155, %155
  %157 = fadd double %135, %156
  %158 = add nuw nsw i64 %134, 4
  %159 = icmp samesign ugt i64 %158, %119
  %160 = add nuw nsw i64 %133, 4
  br i1 %159, label %120, label %132

161:                                              ; preds = %161, %129
  %162 = phi i64 [ %130, %129 ], [ %168, %161 ]
  %163 = phi double [ %123, %129 ], [ %167, %161 ]
  %164 = getelementptr inbounds nuw double, ptr %116, i64 %162
  %165 = load double, ptr %164, align 8
  %166 = fsub double %165, %165
  %167 = fadd double %163, %166
  %168 = add nuw nsw i64 %162, 1
  %169 = icmp eq i64 %168, %131
  br i1 %169, label %170, label %161

170:                                              ; preds = %161, %122
  %171 = phi double [ %123, %122 ], [ %167, %161 ]
  %172 = fadd double %124, %171
  %173 = fadd double %125, %126
  %174 = fadd double %173, %172
  %175 = fcmp une double %174, 0.000000e+00
  br i1 %175, label %766, label %176

176:                                              ; preds = %170
  store ptr %116, ptr %11, align 8
  %177 = sext i32 %103 to i64
  %178 = getelementptr inbounds double, ptr %116, i64 %177
  store ptr %178, ptr %25, align 8
  %179 = shl nsw i32 %103, 1
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds double, ptr %116, i64 %180
  store ptr %181, ptr %26, align 8
  %182 = shl nsw i32 %103, 2
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds double, ptr %116, i64 %183
  store ptr %184, ptr %27, align 8
  %185 = icmp sgt i32 %103, 0
  br i1 %185, label %186, label %221

186:                                              ; preds = %176
  %187 = add nuw i32 %103, 1
  %188 = mul nuw nsw i32 %103, 3
  %189 = zext nneg i32 %188 to i64
  %190 = zext nneg i32 %103 to i64
  %191 = getelementptr inbounds nuw double, ptr %116, i64 %189
  br label %192

192:                                              ; preds = %192, %186
  %193 = phi i64 [ 0, %186 ], [ %210, %192 ]
  %194 = phi double [ 0.000000e+00, %186 ], [ %209, %192 ]
  %195 = trunc nuw nsw i64 %193 to i32
  %196 = mul i32 %187, %195
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds double, ptr %184, i64 %197
  %199 = load double, ptr %198, align 8
  %200 = tail call double @llvm.fabs.f64(double %199)
  %201 = tail call double @llvm.sqrt.f64(double %200)
  %202 = fcmp oeq double %199, 0.000000e+00
  %203 = select i1 %202, double 1.000000e+00, double %201
  %204 = getelementptr inbounds nuw [32 x double], ptr %28, i64 0, i64 %193
  store double %203, ptr %204, align 8
  %205 = getelementptr inbounds nuw double, ptr %191, i64 %193
  %206 = load double, ptr %205, align 8
  %207 = fmul double %206, 0x3D719799812DEA11
  %208 = fdiv double %207, %203
  %209 = tail call double @llvm.maxnum.f64(double %194, double %208)
  %210 = add nuw nsw i64 %193, 1
  %211 = icmp eq i64 %210, %190
  br i1 %211, label %212, label %192

212:                                              ; preds = %192, %212
  %213 = phi i64 [ %219, %212 ], [ 0, %192 ]
  %214 = getelementptr inbounds nuw [32 x double], ptr %28, i64 0, i64 %213
  %215 = load double, ptr %214, align 8
  %216 = fdiv double %209, %215
  %217 = getelementptr inbounds nuw [32 x double], ptr %29, i64 0, i64 %213
  store double %216, ptr %217, align 8
  %218 = fmul double %209, %215
  store double %218, ptr %214, align 8
  %219 = add nuw nsw i64 %213, 1
  %220 = icmp eq i64 %219, %190
  br i1 %220, label %221, label %212

221:                                              ; preds = %212, %176
  %222 = load i32, ptr %30, align 4
  %223 = icmp slt i32 %222, 1
  br i1 %223, label %301, label %224

224:                                              ; preds = %221
  %225 = load ptr, ptr %0, align 8
  %226 = zext nneg i32 %222 to i64
  %227 = add i32 %103, 1
  br label %228

228:                                              ; preds = %295, %224
  %229 = phi i64 [ 0, %224 ], [ %299, %295 ]
  %230 = phi i32 [ 0, %224 ], [ %298, %295 ]
  %231 = getelementptr inbounds nuw %struct.Contact, ptr %225, i64 %229
  %232 = getelementptr inbounds nuw i8, ptr %231, i64 40
  %233 = load i32, ptr %232, align 8
  %234 = getelementptr inbounds nuw i8, ptr %231, i64 44
  %235 = load i32, ptr %234, align 4
  %236 = getelementptr inbounds nuw i8, ptr %231, i64 48
  %237 = load i32, ptr %236, align 8
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %266, label %239

239:                                              ; preds = %228
  %240 = load ptr, ptr %13, align 8
  %241 = load i32, ptr %14, align 8
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds %struct.Mode, ptr %240, i64 %242, i32 7, i64 %229
  %244 = load i32, ptr %243, align 4
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %256, label %246

246:                                              ; preds = %239
  %247 = getelementptr inbounds nuw i8, ptr %231, i64 52
  %248 = load i32, ptr %247, align 4
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %250, label %256

250:                                              ; preds = %246
  %251 = sext i32 %233 to i64
  %252 = getelementptr inbounds double, ptr %116, i64 %251
  %253 = load double, ptr %252, align 8
  %254 = load double, ptr %231, align 8
  %255 = fcmp ogt double %253, %254
  br i1 %255, label %295, label %256

256:                                              ; preds = %250, %246, %239
  %257 = sext i32 %233 to i64
  %258 = getelementptr inbounds double, ptr %178, i64 %257
  %259 = load double, ptr %258, align 8
  %260 = getelementptr inbounds nuw i8, ptr %231, i64 8
  %261 = load double, ptr %260, align 8
  %262 = fneg double %261
  %263 = fcmp olt double %259, %262
  br i1 %263, label %766, label %264

264:                                              ; preds = %256
  %265 = fcmp ogt double %259, %261
  br i1 %265, label %295, label %266

266:                                              ; preds = %264, %228
  %267 = icmp slt i32 %235, 0
  br i1 %267, label %295, label %268

268:                                              ; preds = %266
  %269 = getelementptr inbounds nuw i8, ptr %231, i64 32
  %270 = load double, ptr %269, align 8
  %271 = mul nsw i32 %235, %103
  %272 = add nsw i32 %271, %233
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds double, ptr %184, i64 %273
  %275 = load double, ptr %274, align 8
  %276 = tail call double @llvm.fabs.f64(double %275)
  %277 = fmul double %270, %276
  %278 = mul i32 %233, %227
  %279 = sext i32 %278 to i64
  %280 = getelementptr inbounds double, ptr %184, i64 %279
  %281 = load double, ptr %280, align 8
  %282 = fmul double %281, 0x3FEFF7CED916872B
  %283 = fcmp ult double %277, %282
  br i1 %283, label %284, label %766

284:                                              ; preds = %268
  %285 = zext nneg i32 %235 to i64
  %286 = getelementptr inbounds nuw double, ptr %178, i64 %285
  %287 = load double, ptr %286, align 8
  %288 = tail call double @llvm.fabs.f64(double %287)
  %289 = getelementptr inbounds nuw i8, ptr %231, i64 16
  %290 = load double, ptr %289, align 8
  %291 = fcmp ugt double %288, %290
  %292 = fcmp ogt double %287, 0.000000e+00
  %293 = select i1 %292, i32 3, i32 4
  %294 = select i1 %291, i32 %293, i32 2
  br label %295

295:                                              ; preds = %284, %266, %264, %250
  %296 = phi i32 [ 2, %266 ], [ 1, %264 ], [ 0, %250 ], [ %294, %284 ]
  %297 = mul nsw i32 %230, 5
  %298 = add nsw i32 %296, %297
  %299 = add nuw nsw i64 %229, 1
  %300 = icmp eq i64 %299, %226
  br i1 %300, label %301, label %228

301:                                              ; preds = %295, %221
  %302 = phi i32 [ 0, %221 ], [ %298, %295 ]
  %303 = load i32, ptr %31, align 4
  %304 = icmp sgt i32 %303, 0
  br i1 %304, label %307, label %305

305:                                              ; preds = %301
  %306 = load i32, ptr %14, align 8
  br label %327

307:                                              ; preds = %301
  %308 = load ptr, ptr %32, align 8
  %309 = load i32, ptr %14, align 8
  %310 = zext nneg i32 %303 to i64
  br label %311

311:                                              ; preds = %324, %307
  %312 = phi i64 [ 0, %307 ], [ %325, %324 ]
  %313 = getelementptr inbounds nuw %struct.KnownTransition, ptr %308, i64 %312
  %314 = load i32, ptr %313, align 4
  %315 = icmp eq i32 %314, %309
  br i1 %315, label %316, label %324

316:                                              ; preds = %311
  %317 = getelementptr inbounds nuw i8, ptr %313, i64 4
  %318 = load i32, ptr %317, align 4
  %319 = icmp eq i32 %318, %88
  br i1 %319, label %320, label %324

320:                                              ; preds = %316
  %321 = getelementptr inbounds nuw i8, ptr %313, i64 8
  %322 = load i32, ptr %321, align 4
  %323 = icmp eq i32 %322, %302
  br i1 %323, label %331, label %324

324:                                              ; preds = %320, %316, %311
  %325 = add nuw nsw i64 %312, 1
  %326 = icmp eq i64 %325, %310
  br i1 %326, label %327, label %311

327:                                              ; preds = %324, %305
  %328 = phi i32 [ %306, %305 ], [ %309, %324 ]
  store i32 %328, ptr %12, align 4
  %329 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 %88, ptr %329, align 8
  %330 = getelementptr inbounds nuw i8, ptr %0, i64 124
  store i32 %302, ptr %330, align 4
  br label %766

331:                                              ; preds = %320
  %332 = getelementptr inbounds nuw i8, ptr %313, i64 20
  %333 = load i32, ptr %332, align 4
  %334 = getelementptr inbounds nuw i8, ptr %313, i64 24
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %9) #24
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #24
  %335 = icmp sgt i32 %333, 0
  br i1 %335, label %336, label %358

336:                                              ; preds = %331
  %337 = zext nneg i32 %333 to i64
  %338 = shl nuw nsw i64 %337, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %10, i8 0, i64 %338, i1 false)
  br label %339

339:                                              ; preds = %343, %336
  %340 = phi i64 [ 0, %336 ], [ %344, %343 ]
  %341 = getelementptr inbounds nuw i32, ptr %334, i64 %340
  %342 = load i32, ptr %341, align 4
  br label %346

343:                                              ; preds = %346
  %344 = add nuw nsw i64 %340, 1
  %345 = icmp eq i64 %344, %337
  br i1 %345, label %358, label %339

346:                                              ; preds = %346, %339
  %347 = phi i64 [ 0, %339 ], [ %356, %346 ]
  %348 = getelementptr inbounds nuw i32, ptr %334, i64 %347
  %349 = load i32, ptr %348, align 4
  %350 = mul nsw i32 %349, %103
  %351 = add nsw i32 %350, %342
  %352 = sext i32 %351 to i64
  %353 = getelementptr inbounds double, ptr %184, i64 %352
  %354 = load double, ptr %353, align 8
  %355 = getelementptr inbounds nuw [8 x [8 x double]], ptr %9, i64 0, i64 %340, i64 %347
  store double %354, ptr %355, align 8
  %356 = add nuw nsw i64 %347, 1
  %357 = icmp eq i64 %356, %337
  br i1 %357, label %343, label %346

358:                                              ; preds = %343, %331
  %359 = call fastcc range(i32 0, 2) i32 @solve_small(i32 noundef %333, ptr noundef %9, ptr noundef %10)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #24
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %9) #24
  %360 = icmp eq i32 %359, 0
  br i1 %360, label %766, label %361

361:                                              ; preds = %358
  %362 = getelementptr inbounds nuw i8, ptr %313, i64 16
  %363 = load i32, ptr %362, align 4
  %364 = icmp sgt i32 %363, 0
  br i1 %364, label %365, label %766

365:                                              ; preds = %361
  %366 = load ptr, ptr %33, align 8
  %367 = getelementptr inbounds nuw i8, ptr %313, i64 12
  %368 = load i32, ptr %367, align 4
  %369 = sext i32 %368 to i64
  %370 = getelementptr inbounds %struct.Combination, ptr %366, i64 %369
  %371 = zext nneg i32 %363 to i64
  %372 = shl nsw i64 %177, 3
  %373 = zext nneg i32 %103 to i64
  br label %374

374:                                              ; preds = %665, %365
  %375 = phi i64 [ 0, %365 ], [ %667, %665 ]
  %376 = phi i32 [ -1, %365 ], [ %666, %665 ]
  %377 = getelementptr inbounds nuw %struct.Combination, ptr %370, i64 %375
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #24
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #24
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #24
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #24
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 4
  %379 = load i32, ptr %378, align 4
  %380 = icmp sgt i32 %379, 0
  br i1 %380, label %381, label %391

381:                                              ; preds = %374
  %382 = getelementptr inbounds nuw i8, ptr %377, i64 24
  %383 = getelementptr inbounds nuw i8, ptr %377, i64 8
  %384 = getelementptr inbounds nuw i8, ptr %377, i64 72
  %385 = getelementptr inbounds nuw i8, ptr %377, i64 168
  %386 = getelementptr inbounds nuw i8, ptr %377, i64 56
  %387 = zext nneg i32 %379 to i64
  %388 = load i32, ptr %383, align 8
  %389 = icmp sgt i32 %388, 0
  %390 = zext nneg i32 %388 to i64
  br label %395

391:                                              ; preds = %404, %374
  %392 = call fastcc i32 @solve_small(i32 noundef %379, ptr noundef %5, ptr noundef %6)
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %394, label %441

394:                                              ; preds = %391
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #24
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5) #24
  br label %655

395:                                              ; preds = %404, %381
  %396 = phi i64 [ 0, %381 ], [ %405, %404 ]
  %397 = getelementptr inbounds nuw [8 x i32], ptr %382, i64 0, i64 %396
  %398 = load i32, ptr %397, align 4
  %399 = sext i32 %398 to i64
  %400 = getelementptr inbounds double, ptr %181, i64 %399
  %401 = load double, ptr %400, align 8
  %402 = fneg double %401
  %403 = getelementptr inbounds nuw [8 x double], ptr %6, i64 0, i64 %396
  store double %402, ptr %403, align 8
  br label %407

404:                                              ; preds = %417
  %405 = add nuw nsw i64 %396, 1
  %406 = icmp eq i64 %405, %387
  br i1 %406, label %391, label %395

407:                                              ; preds = %417, %395
  %408 = phi i64 [ 0, %395 ], [ %418, %417 ]
  %409 = getelementptr inbounds nuw [8 x i32], ptr %382, i64 0, i64 %408
  %410 = load i32, ptr %409, align 4
  %411 = mul nsw i32 %410, %103
  %412 = add nsw i32 %411, %398
  %413 = sext i32 %412 to i64
  %414 = getelementptr inbounds double, ptr %184, i64 %413
  %415 = load double, ptr %414, align 8
  %416 = getelementptr inbounds nuw [8 x [8 x double]], ptr %5, i64 0, i64 %396, i64 %408
  store double %415, ptr %416, align 8
  br i1 %389, label %420, label %417

417:                                              ; preds = %437, %407
  %418 = add nuw nsw i64 %408, 1
  %419 = icmp eq i64 %418, %387
  br i1 %419, label %404, label %407

420:                                              ; preds = %407, %437
  %421 = phi double [ %438, %437 ], [ %415, %407 ]
  %422 = phi i64 [ %439, %437 ], [ 0, %407 ]
  %423 = getelementptr inbounds nuw [4 x i32], ptr %384, i64 0, i64 %422
  %424 = load i32, ptr %423, align 4
  %425 = icmp eq i32 %424, %410
  br i1 %425, label %426, label %437

426:                                              ; preds = %420
  %427 = getelementptr inbounds nuw [4 x double], ptr %385, i64 0, i64 %422
  %428 = load double, ptr %427, align 8
  %429 = getelementptr inbounds nuw [4 x i32], ptr %386, i64 0, i64 %422
  %430 = load i32, ptr %429, align 4
  %431 = mul nsw i32 %430, %103
  %432 = add nsw i32 %431, %398
  %433 = sext i32 %432 to i64
  %434 = getelementptr inbounds double, ptr %184, i64 %433
  %435 = load double, ptr %434, align 8
  %436 = tail call double @llvm.fmuladd.f64(double %428, double %435, double %421)
  store double %436, ptr %416, align 8
  br label %437

437:                                              ; preds = %426, %420
  %438 = phi double [ %421, %420 ], [ %436, %426 ]
  %439 = add nuw nsw i64 %422, 1
  %440 = icmp eq i64 %439, %390
  br i1 %440, label %417, label %420

441:                                              ; preds = %391
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %7, i8 0, i64 %372, i1 false)
  br i1 %380, label %442, label %445

442:                                              ; preds = %441
  %443 = getelementptr inbounds nuw i8, ptr %377, i64 24
  %444 = zext nneg i32 %379 to i64
  br label %454

445:                                              ; preds = %454, %441
  %446 = getelementptr inbounds nuw i8, ptr %377, i64 8
  %447 = load i32, ptr %446, align 8
  %448 = icmp sgt i32 %447, 0
  br i1 %448, label %449, label %464

449:                                              ; preds = %445
  %450 = getelementptr inbounds nuw i8, ptr %377, i64 168
  %451 = getelementptr inbounds nuw i8, ptr %377, i64 72
  %452 = getelementptr inbounds nuw i8, ptr %377, i64 56
  %453 = zext nneg i32 %447 to i64
  br label %465

454:                                              ; preds = %454, %442
  %455 = phi i64 [ 0, %442 ], [ %462, %454 ]
  %456 = getelementptr inbounds nuw [8 x double], ptr %6, i64 0, i64 %455
  %457 = load double, ptr %456, align 8
  %458 = getelementptr inbounds nuw [8 x i32], ptr %443, i64 0, i64 %455
  %459 = load i32, ptr %458, align 4
  %460 = sext i32 %459 to i64
  %461 = getelementptr inbounds double, ptr %7, i64 %460
  store double %457, ptr %461, align 8
  %462 = add nuw nsw i64 %455, 1
  %463 = icmp eq i64 %462, %444
  br i1 %463, label %445, label %454

464:                                              ; preds = %465, %445
  br i1 %185, label %481, label %501

465:                                              ; preds = %465, %449
  %466 = phi i64 [ 0, %449 ], [ %479, %465 ]
  %467 = getelementptr inbounds nuw [4 x double], ptr %450, i64 0, i64 %466
  %468 = load double, ptr %467, align 8
  %469 = getelementptr inbounds nuw [4 x i32], ptr %451, i64 0, i64 %466
  %470 = load i32, ptr %469, align 4
  %471 = sext i32 %470 to i64
  %472 = getelementptr inbounds double, ptr %7, i64 %471
  %473 = load double, ptr %472, align 8
  %474 = fmul double %468, %473
  %475 = getelementptr inbounds nuw [4 x i32], ptr %452, i64 0, i64 %466
  %476 = load i32, ptr %475, align 4
  %477 = sext i32 %476 to i64
  %478 = getelementptr inbounds double, ptr %7, i64 %477
  store double %474, ptr %478, align 8
  %479 = add nuw nsw i64 %466, 1
  %480 = icmp eq i64 %479, %453
  br i1 %480, label %464, label %465

481:                                              ; preds = %464, %486
  %482 = phi i64 [ %488, %486 ], [ 0, %464 ]
  %483 = getelementptr inbounds nuw double, ptr %181, i64 %482
  %484 = load double, ptr %483, align 8
  %485 = getelementptr inbounds nuw double, ptr %184, i64 %482
  br label %490

486:                                              ; preds = %490
  %487 = getelementptr inbounds nuw double, ptr %8, i64 %482
  store double %498, ptr %487, align 8
  %488 = add nuw nsw i64 %482, 1
  %489 = icmp eq i64 %488, %373
  br i1 %489, label %501, label %481

490:                                              ; preds = %490, %481
  %491 = phi i64 [ 0, %481 ], [ %499, %490 ]
  %492 = phi double [ %484, %481 ], [ %498, %490 ]
  %493 = mul nuw nsw i64 %491, %373
  %494 = getelementptr inbounds nuw double, ptr %485, i64 %493
  %495 = load double, ptr %494, align 8
  %496 = getelementptr inbounds nuw double, ptr %7, i64 %491
  %497 = load double, ptr %496, align 8
  %498 = tail call double @llvm.fmuladd.f64(double %495, double %497, double %492)
  %499 = add nuw nsw i64 %491, 1
  %500 = icmp eq i64 %499, %373
  br i1 %500, label %486, label %490

501:                                              ; preds = %486, %464
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #24
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5) #24
  br i1 %380, label %502, label %508

502:                                              ; preds = %501
  %503 = getelementptr inbounds nuw i8, ptr %377, i64 24
  %504 = zext nneg i32 %379 to i64
  br label %516

505:                                              ; preds = %516
  %506 = add nuw nsw i64 %517, 1
  %507 = icmp eq i64 %506, %504
  br i1 %507, label %508, label %516

508:                                              ; preds = %505, %501
  %509 = getelementptr inbounds nuw i8, ptr %377, i64 16
  %510 = load i32, ptr %509, align 8
  %511 = icmp sgt i32 %510, 0
  br i1 %511, label %512, label %553

512:                                              ; preds = %508
  %513 = getelementptr inbounds nuw i8, ptr %377, i64 104
  %514 = getelementptr inbounds nuw i8, ptr %377, i64 232
  %515 = zext nneg i32 %510 to i64
  br label %528

516:                                              ; preds = %505, %502
  %517 = phi i64 [ 0, %502 ], [ %506, %505 ]
  %518 = getelementptr inbounds nuw [8 x i32], ptr %503, i64 0, i64 %517
  %519 = load i32, ptr %518, align 4
  %520 = sext i32 %519 to i64
  %521 = getelementptr inbounds [32 x double], ptr %8, i64 0, i64 %520
  %522 = load double, ptr %521, align 8
  %523 = tail call double @llvm.fabs.f64(double %522)
  %524 = getelementptr inbounds [32 x double], ptr %28, i64 0, i64 %520
  %525 = load double, ptr %524, align 8
  %526 = fmul double %525, 5.000000e-01
  %527 = fcmp ugt double %523, %526
  br i1 %527, label %655, label %505

528:                                              ; preds = %545, %512
  %529 = phi i64 [ 0, %512 ], [ %549, %545 ]
  %530 = phi i32 [ 1, %512 ], [ %548, %545 ]
  %531 = getelementptr inbounds nuw [8 x i32], ptr %513, i64 0, i64 %529
  %532 = load i32, ptr %531, align 4
  %533 = getelementptr inbounds nuw [8 x double], ptr %514, i64 0, i64 %529
  %534 = load double, ptr %533, align 8
  %535 = sext i32 %532 to i64
  %536 = getelementptr inbounds [32 x double], ptr %8, i64 0, i64 %535
  %537 = load double, ptr %536, align 8
  %538 = fmul double %534, %537
  %539 = getelementptr inbounds [32 x double], ptr %28, i64 0, i64 %535
  %540 = load double, ptr %539, align 8
  %541 = fcmp ule double %538, %540
  %542 = fmul double %540, -3.000000e+00
  %543 = fcmp uge double %538, %542
  %544 = and i1 %541, %543
  br i1 %544, label %655, label %545

545:                                              ; preds = %528
  %546 = xor i1 %543, true
  %547 = and i1 %541, %546
  %548 = select i1 %547, i32 0, i32 %530
  %549 = add nuw nsw i64 %529, 1
  %550 = icmp eq i64 %549, %515
  br i1 %550, label %551, label %528

551:                                              ; preds = %545
  %552 = icmp eq i32 %548, 0
  br i1 %552, label %656, label %553

553:                                              ; preds = %551, %508
  %554 = getelementptr inbounds nuw i8, ptr %377, i64 12
  %555 = load i32, ptr %554, align 4
  %556 = icmp sgt i32 %555, 0
  br i1 %556, label %557, label %561

557:                                              ; preds = %553
  %558 = getelementptr inbounds nuw i8, ptr %377, i64 88
  %559 = getelementptr inbounds nuw i8, ptr %377, i64 200
  %560 = zext nneg i32 %555 to i64
  br label %571

561:                                              ; preds = %588, %553
  %562 = phi i32 [ 1, %553 ], [ %591, %588 ]
  %563 = getelementptr inbounds nuw i8, ptr %377, i64 20
  %564 = load i32, ptr %563, align 4
  %565 = icmp sgt i32 %564, 0
  br i1 %565, label %566, label %625

566:                                              ; preds = %561
  %567 = getelementptr inbounds nuw i8, ptr %377, i64 152
  %568 = getelementptr inbounds nuw i8, ptr %377, i64 296
  %569 = getelementptr inbounds nuw i8, ptr %377, i64 136
  %570 = zext nneg i32 %564 to i64
  br label %594

571:                                              ; preds = %588, %557
  %572 = phi i64 [ 0, %557 ], [ %592, %588 ]
  %573 = phi i32 [ 1, %557 ], [ %591, %588 ]
  %574 = getelementptr inbounds nuw [4 x i32], ptr %558, i64 0, i64 %572
  %575 = load i32, ptr %574, align 4
  %576 = getelementptr inbounds nuw [4 x double], ptr %559, i64 0, i64 %572
  %577 = load double, ptr %576, align 8
  %578 = sext i32 %575 to i64
  %579 = getelementptr inbounds [32 x double], ptr %7, i64 0, i64 %578
  %580 = load double, ptr %579, align 8
  %581 = fmul double %577, %580
  %582 = getelementptr inbounds [32 x double], ptr %29, i64 0, i64 %578
  %583 = load double, ptr %582, align 8
  %584 = fcmp ule double %581, %583
  %585 = fmul double %583, -3.000000e+00
  %586 = fcmp uge double %581, %585
  %587 = and i1 %584, %586
  br i1 %587, label %655, label %588

588:                                              ; preds = %571
  %589 = xor i1 %586, true
  %590 = and i1 %584, %589
  %591 = select i1 %590, i32 0, i32 %573
  %592 = add nuw nsw i64 %572, 1
  %593 = icmp eq i64 %592, %560
  br i1 %593, label %561, label %571

594:                                              ; preds = %619, %566
  %595 = phi i64 [ 0, %566 ], [ %623, %619 ]
  %596 = phi i32 [ %562, %566 ], [ %622, %619 ]
  %597 = getelementptr inbounds nuw [4 x i32], ptr %567, i64 0, i64 %595
  %598 = load i32, ptr %597, align 4
  %599 = getelementptr inbounds nuw [4 x double], ptr %568, i64 0, i64 %595
  %600 = load double, ptr %599, align 8
  %601 = getelementptr inbounds nuw [4 x i32], ptr %569, i64 0, i64 %595
  %602 = load i32, ptr %601, align 4
  %603 = sext i32 %602 to i64
  %604 = getelementptr inbounds [32 x double], ptr %7, i64 0, i64 %603
  %605 = load double, ptr %604, align 8
  %606 = tail call double @llvm.fabs.f64(double %605)
  %607 = sext i32 %598 to i64
  %608 = getelementptr inbounds [32 x double], ptr %7, i64 0, i64 %607
  %609 = load double, ptr %608, align 8
  %610 = tail call double @llvm.fabs.f64(double %609)
  %611 = fneg double %610
  %612 = tail call double @llvm.fmuladd.f64(double %600, double %606, double %611)
  %613 = getelementptr inbounds [32 x double], ptr %29, i64 0, i64 %607
  %614 = load double, ptr %613, align 8
  %615 = fcmp ule double %612, %614
  %616 = fmul double %614, -3.000000e+00
  %617 = fcmp uge double %612, %616
  %618 = and i1 %615, %617
  br i1 %618, label %655, label %619

619:                                              ; preds = %594
  %620 = xor i1 %617, true
  %621 = and i1 %615, %620
  %622 = select i1 %621, i32 0, i32 %596
  %623 = add nuw nsw i64 %595, 1
  %624 = icmp eq i64 %623, %570
  br i1 %624, label %625, label %594

625:                                              ; preds = %619, %561
  %626 = phi i32 [ %562, %561 ], [ %622, %619 ]
  %627 = icmp eq i32 %626, 0
  br i1 %627, label %628, label %657

628:                                              ; preds = %625
  %629 = getelementptr inbounds nuw i8, ptr %377, i64 24
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3) #24
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #24
  br i1 %380, label %630, label %652

630:                                              ; preds = %628
  %631 = zext nneg i32 %379 to i64
  %632 = shl nuw nsw i64 %631, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %4, i8 0, i64 %632, i1 false)
  br label %633

633:                                              ; preds = %637, %630
  %634 = phi i64 [ 0, %630 ], [ %638, %637 ]
  %635 = getelementptr inbounds nuw i32, ptr %629, i64 %634
  %636 = load i32, ptr %635, align 4
  br label %640

637:                                              ; preds = %640
  %638 = add nuw nsw i64 %634, 1
  %639 = icmp eq i64 %638, %631
  br i1 %639, label %652, label %633

640:                                              ; preds = %640, %633
  %641 = phi i64 [ 0, %633 ], [ %650, %640 ]
  %642 = getelementptr inbounds nuw i32, ptr %629, i64 %641
  %643 = load i32, ptr %642, align 4
  %644 = mul nsw i32 %643, %103
  %645 = add nsw i32 %644, %636
  %646 = sext i32 %645 to i64
  %647 = getelementptr inbounds double, ptr %184, i64 %646
  %648 = load double, ptr %647, align 8
  %649 = getelementptr inbounds nuw [8 x [8 x double]], ptr %3, i64 0, i64 %634, i64 %641
  store double %648, ptr %649, align 8
  %650 = add nuw nsw i64 %641, 1
  %651 = icmp eq i64 %650, %631
  br i1 %651, label %637, label %640

652:                                              ; preds = %637, %628
  %653 = call fastcc range(i32 0, 2) i32 @solve_small(i32 noundef %379, ptr noundef %3, ptr noundef %4)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #24
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3) #24
  %654 = icmp eq i32 %653, 0
  br i1 %654, label %655, label %657

655:                                              ; preds = %652, %516, %528, %571, %594, %394
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #24
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #24
  br label %766

656:                                              ; preds = %551
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #24
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #24
  br label %665

657:                                              ; preds = %652, %625
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #24
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #24
  %658 = icmp eq i32 %626, 1
  br i1 %658, label %659, label %665

659:                                              ; preds = %657
  %660 = trunc nuw nsw i64 %375 to i32
  %661 = add nsw i32 %368, %660
  %662 = sext i32 %661 to i64
  %663 = getelementptr inbounds %struct.Combination, ptr %366, i64 %662
  %664 = load i32, ptr %663, align 8
  br label %665

665:                                              ; preds = %659, %657, %656
  %666 = phi i32 [ %664, %659 ], [ %376, %656 ], [ %376, %657 ]
  %667 = add nuw nsw i64 %375, 1
  %668 = icmp samesign ult i64 %667, %371
  %669 = icmp slt i32 %666, 0
  %670 = select i1 %668, i1 %669, i1 false
  br i1 %670, label %374, label %671

671:                                              ; preds = %665
  br i1 %669, label %766, label %672

672:                                              ; preds = %671
  %673 = load ptr, ptr %13, align 8
  %674 = zext nneg i32 %666 to i64
  %675 = getelementptr inbounds nuw %struct.Mode, ptr %673, i64 %674, i32 1
  %676 = load ptr, ptr %675, align 8
  %677 = icmp eq ptr %676, null
  %678 = or i1 %223, %677
  %679 = select i1 %677, i32 -1, i32 %666
  br i1 %678, label %710, label %680

680:                                              ; preds = %672
  %681 = load ptr, ptr %0, align 8
  %682 = zext nneg i32 %222 to i64
  br label %683

683:                                              ; preds = %707, %680
  %684 = phi i64 [ 0, %680 ], [ %708, %707 ]
  %685 = getelementptr inbounds nuw %struct.Contact, ptr %681, i64 %684
  %686 = getelementptr inbounds nuw %struct.Mode, ptr %673, i64 %674, i32 7, i64 %684
  %687 = load i32, ptr %686, align 4
  %688 = icmp eq i32 %687, 0
  br i1 %688, label %707, label %689

689:                                              ; preds = %683
  %690 = getelementptr inbounds nuw i8, ptr %685, i64 48
  %691 = load i32, ptr %690, align 8
  %692 = icmp eq i32 %691, 0
  br i1 %692, label %707, label %693

693:                                              ; preds = %689
  %694 = getelementptr inbounds nuw i8, ptr %685, i64 52
  %695 = load i32, ptr %694, align 4
  %696 = icmp eq i32 %695, 0
  br i1 %696, label %697, label %707

697:                                              ; preds = %693
  %698 = getelementptr inbounds nuw i8, ptr %685, i64 40
  %699 = load i32, ptr %698, align 8
  %700 = sext i32 %699 to i64
  %701 = getelementptr inbounds double, ptr %116, i64 %700
  %702 = load double, ptr %701, align 8
  %703 = getelementptr inbounds nuw i8, ptr %685, i64 24
  %704 = load double, ptr %703, align 8
  %705 = fneg double %704
  %706 = fcmp olt double %702, %705
  br i1 %706, label %766, label %707

707:                                              ; preds = %697, %693, %689, %683
  %708 = add nuw nsw i64 %684, 1
  %709 = icmp eq i64 %708, %682
  br i1 %709, label %710, label %683

710:                                              ; preds = %707, %672
  %711 = phi i32 [ %679, %672 ], [ %666, %707 ]
  %712 = icmp slt i32 %711, 0
  br i1 %712, label %766, label %713

713:                                              ; preds = %710
  %714 = load ptr, ptr %34, align 8
  %715 = sext i32 %69 to i64
  %716 = getelementptr inbounds double, ptr %714, i64 %715
  store double %102, ptr %716, align 8
  %717 = getelementptr inbounds nuw i8, ptr %66, i64 24
  %718 = load i32, ptr %717, align 8
  %719 = icmp eq i32 %718, 0
  br i1 %719, label %727, label %720

720:                                              ; preds = %713
  %721 = getelementptr inbounds nuw i8, ptr %68, i64 112
  %722 = load ptr, ptr %721, align 8
  %723 = sext i32 %718 to i64
  %724 = mul nsw i64 %723, %91
  %725 = getelementptr inbounds double, ptr %722, i64 %724
  %726 = load double, ptr %725, align 8
  br label %727

727:                                              ; preds = %720, %713
  %728 = phi double [ %726, %720 ], [ 0.000000e+00, %713 ]
  %729 = load ptr, ptr %35, align 8
  %730 = getelementptr inbounds double, ptr %729, i64 %715
  store double %728, ptr %730, align 8
  %731 = load ptr, ptr %36, align 8
  %732 = mul nsw i32 %69, 3
  %733 = sext i32 %732 to i64
  %734 = getelementptr inbounds i32, ptr %731, i64 %733
  store i32 %88, ptr %734, align 4
  %735 = getelementptr i8, ptr %734, i64 4
  store i32 %72, ptr %735, align 4
  %736 = getelementptr i8, ptr %734, i64 8
  store i32 %711, ptr %736, align 4
  %737 = load i32, ptr %15, align 4
  %738 = add nsw i32 %737, 1
  store i32 %738, ptr %15, align 4
  store i32 0, ptr %73, align 8
  %739 = zext nneg i32 %711 to i64
  %740 = getelementptr inbounds nuw %struct.Mode, ptr %673, i64 %739
  %741 = getelementptr inbounds nuw i8, ptr %740, i64 8
  %742 = load ptr, ptr %741, align 8
  %743 = getelementptr inbounds nuw i8, ptr %742, i64 72
  %744 = load ptr, ptr %743, align 8
  %745 = getelementptr inbounds nuw i8, ptr %740, i64 28
  %746 = load i32, ptr %745, align 4
  %747 = icmp sgt i32 %746, 0
  br i1 %747, label %748, label %767

748:                                              ; preds = %727
  %749 = getelementptr inbounds nuw i8, ptr %740, i64 64
  %750 = getelementptr inbounds nuw i8, ptr %740, i64 32
  %751 = zext nneg i32 %746 to i64
  br label %752

752:                                              ; preds = %752, %748
  %753 = phi i64 [ 0, %748 ], [ %764, %752 ]
  %754 = getelementptr inbounds nuw [8 x i32], ptr %749, i64 0, i64 %753
  %755 = load i32, ptr %754, align 4
  %756 = sext i32 %755 to i64
  %757 = getelementptr inbounds [32 x double], ptr %29, i64 0, i64 %756
  %758 = load double, ptr %757, align 8
  %759 = fmul double %758, 2.000000e+00
  %760 = getelementptr inbounds nuw [8 x i32], ptr %750, i64 0, i64 %753
  %761 = load i32, ptr %760, align 4
  %762 = sext i32 %761 to i64
  %763 = getelementptr inbounds double, ptr %744, i64 %762
  store double %759, ptr %763, align 8
  %764 = add nuw nsw i64 %753, 1
  %765 = icmp eq i64 %764, %751
  br i1 %765, label %767, label %752

766:                                              ; preds = %710, %671, %358, %170, %361, %268, %256, %697, %327, %655
  call void @llvm.lifetime.end.p0(i64 552, ptr nonnull %11) #24
  br label %785

767:                                              ; preds = %752, %727
  %768 = getelementptr inbounds nuw i8, ptr %742, i64 224
  store double %102, ptr %768, align 8
  %769 = getelementptr inbounds nuw i8, ptr %742, i64 340
  store i32 0, ptr %769, align 4
  %770 = getelementptr inbounds nuw i8, ptr %742, i64 344
  store i32 %72, ptr %770, align 8
  %771 = getelementptr inbounds nuw i8, ptr %740, i64 16
  %772 = load ptr, ptr %771, align 8
  %773 = load i32, ptr %18, align 8
  %774 = sext i32 %773 to i64
  %775 = shl nsw i64 %774, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %772, ptr readonly align 8 %95, i64 %775, i1 false)
  %776 = load ptr, ptr %771, align 8
  %777 = load i32, ptr %18, align 8
  %778 = sext i32 %777 to i64
  %779 = getelementptr inbounds double, ptr %776, i64 %778
  %780 = getelementptr inbounds nuw i8, ptr %740, i64 24
  %781 = load i32, ptr %780, align 8
  %782 = sext i32 %781 to i64
  %783 = shl nsw i64 %782, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %779, i8 0, i64 %783, i1 false)
  store i32 %711, ptr %14, align 8
  call void @llvm.lifetime.end.p0(i64 552, ptr nonnull %11) #24
  %784 = icmp sgt i32 %60, 0
  br i1 %784, label %38, label %785

785:                                              ; preds = %62, %76, %82, %38, %767, %766
  %786 = phi i32 [ 2, %766 ], [ 2, %62 ], [ 2, %76 ], [ 2, %82 ], [ %51, %38 ], [ 0, %767 ]
  ret i32 %786
}

define i32 @appell_chain_size(i32 noundef %0) local_unnamed_addr #0 {
  %2 = sext i32 %0 to i64
  %3 = getelementptr inbounds [5 x i32], ptr @__const.appell_chain_size.sizes, i64 0, i64 %2
  %4 = load i32, ptr %3, align 4
  ret i32 %4
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

define range(i32 0, 2) i32 @appell_scales(ptr nocapture noundef %0, double noundef %1, ptr noundef %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef writeonly %4) local_unnamed_addr #2 {
  %6 = alloca %struct.Buffers, align 8
  %7 = alloca %struct.Factor, align 8
  call void @llvm.lifetime.start.p0(i64 648, ptr nonnull %6) #24
  call fastcc void @lay_out(ptr noundef %6, ptr noundef %0)
  %8 = call fastcc i32 @evaluate_dynamics(ptr noundef %0, ptr noundef %6, double noundef %1, ptr noundef %2)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %197

10:                                               ; preds = %5
  %11 = load i32, ptr @appell_n_position_rows, align 4
  %12 = load i32, ptr @appell_n_velocity_rows, align 4
  %13 = sub i32 0, %12
  %14 = icmp eq i32 %11, %13
  br i1 %14, label %21, label %15

15:                                               ; preds = %10
  %16 = load ptr, ptr %0, align 8
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 240
  %18 = load ptr, ptr %17, align 8
  call void @appell_metric(double noundef %1, ptr noundef %2, ptr noundef %16, ptr noundef null, ptr noundef %18) #24
  %19 = load i32, ptr @appell_n_speeds, align 4
  %20 = mul nsw i32 %19, %19
  br label %32

21:                                               ; preds = %10
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 240
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %6, align 8
  %25 = load i32, ptr @appell_n_coordinates, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr %24, i64 %26
  %28 = load i32, ptr @appell_n_speeds, align 4
  %29 = mul nsw i32 %28, %28
  %30 = zext nneg i32 %29 to i64
  %31 = shl nuw nsw i64 %30, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %23, ptr align 8 %27, i64 %31, i1 false)
  br label %32

32:                                               ; preds = %21, %15
  %33 = phi i32 [ %29, %21 ], [ %20, %15 ]
  %34 = phi i32 [ %28, %21 ], [ %19, %15 ]
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 240
  %36 = load ptr, ptr %35, align 8
  %37 = icmp samesign ult i32 %33, 4
  br i1 %37, label %42, label %38

38:                                               ; preds = %32
  %39 = zext nneg i32 %33 to i64
  br label %52

40:                                               ; preds = %52
  %41 = trunc nuw nsw i64 %54 to i32
  br label %42

42:                                               ; preds = %40, %32
  %43 = phi double [ 0.000000e+00, %32 ], [ %62, %40 ]
  %44 = phi double [ 0.000000e+00, %32 ], [ %67, %40 ]
  %45 = phi double [ 0.000000e+00, %32 ], [ %72, %40 ]
  %46 = phi double [ 0.000000e+00, %32 ], [ %77, %40 ]
  %47 = phi i32 [ 0, %32 ], [ %41, %40 ]
  %48 = icmp slt i32 %47, %33
  br i1 %48, label %49, label %90

49:                                               ; preds = %42
  %50 = zext nneg i32 %47 to i64
  %51 = zext nneg i32 %33 to i64
  br label %81

52:                                               ; preds = %52, %38
  %53 = phi i64 [ 0, %38 ], [ %80, %52 ]
  %54 = phi i64 [ 4, %38 ], [ %78, %52 ]
  %55 = phi double [ 0.000000e+00, %38 ], [ %77, %52 ]
  %56 = phi double [ 0.000000e+00, %38 ], [ %72, %52 ]
  %57 = phi double [ 0.000000e+00, %38 ], [ %67, %52 ]
  %58 = phi double [ 0.000000e+00, %38 ], [ %62, %52 ]
  %59 = getelementptr inbounds nuw double, ptr %36, i64 %53
  %60 = load double, ptr %59, align 8
  %61 = fsub double %60, %60
  %62 = fadd double %58, %61
  %63 = or disjoint i64 %53, 1
  %64 = getelementptr inbounds nuw double, ptr %36, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = fsub double %65, %65
  %67 = fadd double %57, %66
  %68 = or disjoint i64 %53, 2
  %69 = getelementptr inbounds nuw double, ptr %36, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = fsub double %70, %70
  %72 = fadd double %56, %71
  %73 = or disjoint i64 %53, 3
  %74 = getelementptr inbounds nuw double, ptr %36, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = fsub double %75, %75
  %77 = fadd double %55, %76
  %78 = add nuw nsw i64 %54, 4
  %79 = icmp samesign ugt i64 %78, %39
  %80 = add nuw nsw i64 %53, 4
  br i1 %79, label %40, label %52

81:                                               ; preds = %81, %49
  %82 = phi i64 [ %50, %49 ], [ %88, %81 ]
  %83 = phi double [ %43, %49 ], [ %87, %81 ]
  %84 = getelementptr inbounds nuw double, ptr %36, i64 %82
  %85 = load double, ptr %84, align 8
  %86 = fsub double %85, %85
  %87 = fadd double %83, %86
  %88 = add nuw nsw i64 %82, 1
  %89 = icmp eq i64 %88, %51
  br i1 %89, label %90, label %81

90:                                               ; preds = %81, %42
  %91 = phi double [ %43, %42 ], [ %87, %81 ]
  %92 = fadd double %44, %91
  %93 = fadd double %45, %46
  %94 = fadd double %93, %92
  %95 = fcmp une double %94, 0.000000e+00
  br i1 %95, label %197, label %96

96:                                               ; preds = %90
  %97 = icmp sgt i32 %34, 0
  br i1 %97, label %98, label %104

98:                                               ; preds = %96
  %99 = add nuw i32 %34, 1
  %100 = zext nneg i32 %34 to i64
  br label %109

101:                                              ; preds = %109
  %102 = call fastcc i32 @cholesky(i32 noundef %34, ptr noundef nonnull %36)
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %197, label %121

104:                                              ; preds = %96
  %105 = call fastcc i32 @cholesky(i32 noundef %34, ptr noundef %36)
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %197, label %107

107:                                              ; preds = %104
  %108 = load ptr, ptr %35, align 8
  br label %141

109:                                              ; preds = %98, %109
  %110 = phi i64 [ 0, %98 ], [ %119, %109 ]
  %111 = trunc nuw nsw i64 %110 to i32
  %112 = mul i32 %99, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds double, ptr %36, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = call double @llvm.sqrt.f64(double %115)
  %117 = fdiv double 1.000000e+00, %116
  %118 = getelementptr inbounds nuw double, ptr %4, i64 %110
  store double %117, ptr %118, align 8
  %119 = add nuw nsw i64 %110, 1
  %120 = icmp eq i64 %119, %100
  br i1 %120, label %101, label %109

121:                                              ; preds = %101
  %122 = load ptr, ptr %35, align 8
  %123 = add nuw i32 %34, 1
  %124 = zext nneg i32 %34 to i64
  br label %125

125:                                              ; preds = %125, %121
  %126 = phi i64 [ 0, %121 ], [ %136, %125 ]
  %127 = phi double [ 0.000000e+00, %121 ], [ %135, %125 ]
  %128 = phi double [ 0x7FF0000000000000, %121 ], [ %134, %125 ]
  %129 = trunc nuw nsw i64 %126 to i32
  %130 = mul i32 %123, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds double, ptr %122, i64 %131
  %133 = load double, ptr %132, align 8
  %134 = call double @llvm.minnum.f64(double %128, double %133)
  %135 = call double @llvm.maxnum.f64(double %127, double %133)
  %136 = add nuw nsw i64 %126, 1
  %137 = icmp eq i64 %136, %124
  br i1 %137, label %138, label %125

138:                                              ; preds = %125
  %139 = fmul double %135, 0x3EB0C6F7A0B5ED8D
  %140 = fcmp ule double %134, %139
  br i1 %140, label %197, label %141

141:                                              ; preds = %107, %138
  %142 = phi ptr [ %108, %107 ], [ %122, %138 ]
  %143 = load i32, ptr @appell_n_rows, align 4
  %144 = load ptr, ptr %6, align 8
  %145 = load i32, ptr @appell_n_coordinates, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds double, ptr %144, i64 %146
  %148 = zext nneg i32 %33 to i64
  %149 = getelementptr inbounds nuw double, ptr %147, i64 %148
  %150 = sext i32 %34 to i64
  %151 = getelementptr inbounds double, ptr %149, i64 %150
  %152 = getelementptr inbounds nuw i8, ptr %6, i64 184
  %153 = load ptr, ptr %152, align 8
  call fastcc void @raise_rows(i32 noundef %34, i32 noundef %143, ptr noundef %142, ptr noundef %151, ptr noundef %153)
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #24
  store i32 %34, ptr %7, align 8
  %154 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 %143, ptr %154, align 4
  %155 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 0, ptr %155, align 8
  %156 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store i32 0, ptr %156, align 4
  %157 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %158 = load ptr, ptr %152, align 8
  store ptr %158, ptr %157, align 8
  %159 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %160 = getelementptr inbounds nuw i8, ptr %6, i64 192
  %161 = load ptr, ptr %160, align 8
  store ptr %161, ptr %159, align 8
  %162 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %163 = getelementptr inbounds nuw i8, ptr %6, i64 200
  %164 = load ptr, ptr %163, align 8
  store ptr %164, ptr %162, align 8
  %165 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %166 = getelementptr inbounds nuw i8, ptr %6, i64 528
  %167 = load ptr, ptr %166, align 8
  store ptr %167, ptr %165, align 8
  %168 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store i32 0, ptr %168, align 8
  %169 = getelementptr inbounds nuw i8, ptr %7, i64 52
  store i32 0, ptr %169, align 4
  call fastcc void @factorise(ptr noundef %7, ptr noundef null)
  %170 = load i32, ptr %155, align 8
  %171 = icmp slt i32 %170, %143
  %172 = icmp slt i32 %143, 1
  %173 = select i1 %172, i1 true, i1 %171
  br i1 %173, label %194, label %174

174:                                              ; preds = %141
  %175 = load ptr, ptr %157, align 8
  %176 = add i32 %34, 1
  %177 = load ptr, ptr %159, align 8
  %178 = zext nneg i32 %143 to i64
  br label %179

179:                                              ; preds = %174, %188
  %180 = phi i64 [ 0, %174 ], [ %192, %188 ]
  %181 = trunc nuw nsw i64 %180 to i32
  %182 = mul i32 %176, %181
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds double, ptr %175, i64 %183
  %185 = load double, ptr %184, align 8
  %186 = call double @llvm.fabs.f64(double %185)
  %187 = fcmp ogt double %186, 1.000000e-03
  br i1 %187, label %188, label %194

188:                                              ; preds = %179
  %189 = getelementptr inbounds nuw double, ptr %177, i64 %180
  %190 = load double, ptr %189, align 8
  %191 = getelementptr inbounds nuw double, ptr %3, i64 %180
  store double %190, ptr %191, align 8
  %192 = add nuw nsw i64 %180, 1
  %193 = icmp samesign ult i64 %192, %178
  br i1 %193, label %179, label %194

194:                                              ; preds = %188, %179, %141
  %195 = phi i1 [ %172, %141 ], [ %187, %179 ], [ %187, %188 ]
  %196 = zext i1 %195 to i32
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #24
  br label %197

197:                                              ; preds = %104, %101, %138, %90, %5, %194
  %198 = phi i32 [ %196, %194 ], [ 0, %5 ], [ 0, %90 ], [ 0, %138 ], [ 0, %101 ], [ 0, %104 ]
  call void @llvm.lifetime.end.p0(i64 648, ptr nonnull %6) #24
  ret i32 %198
}

define internal fastcc range(i32 0, 6) i32 @evaluate_dynamics(ptr nocapture noundef %0, ptr nocapture noundef nonnull initializes((592, 608)) %1, double noundef %2, ptr noundef %3) unnamed_addr #2 {
  %5 = load ptr, ptr %0, align 8
  %6 = load ptr, ptr %1, align 8
  tail call void @appell_dynamics(double noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef null, ptr noundef %6) #24
  %7 = load ptr, ptr %1, align 8
  %8 = load i32, ptr @appell_n_coordinates, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds double, ptr %7, i64 %9
  %11 = load i32, ptr @appell_n_speeds, align 4
  %12 = mul nsw i32 %11, %11
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw double, ptr %10, i64 %13
  %15 = sext i32 %11 to i64
  %16 = getelementptr inbounds double, ptr %14, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 592
  store ptr %16, ptr %17, align 8
  %18 = load i32, ptr @appell_n_rows, align 4
  %19 = mul i32 %18, %11
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds double, ptr %16, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 600
  store ptr %21, ptr %22, align 8
  %23 = load i32, ptr @appell_is_actuated, align 4
  %24 = icmp eq i32 %23, 0
  %25 = select i1 %24, i32 2, i32 3
  %26 = mul i32 %19, %25
  %27 = add i32 %11, %8
  %28 = add i32 %27, %12
  %29 = add i32 %28, %18
  %30 = add i32 %29, %26
  %31 = icmp slt i32 %30, 4
  br i1 %31, label %36, label %32

32:                                               ; preds = %4
  %33 = zext nneg i32 %30 to i64
  br label %46

34:                                               ; preds = %46
  %35 = trunc nuw nsw i64 %48 to i32
  br label %36

36:                                               ; preds = %34, %4
  %37 = phi double [ 0.000000e+00, %4 ], [ %56, %34 ]
  %38 = phi double [ 0.000000e+00, %4 ], [ %61, %34 ]
  %39 = phi double [ 0.000000e+00, %4 ], [ %66, %34 ]
  %40 = phi double [ 0.000000e+00, %4 ], [ %71, %34 ]
  %41 = phi i32 [ 0, %4 ], [ %35, %34 ]
  %42 = icmp slt i32 %41, %30
  br i1 %42, label %43, label %84

43:                                               ; preds = %36
  %44 = zext nneg i32 %41 to i64
  %45 = zext i32 %30 to i64
  br label %75

46:                                               ; preds = %46, %32
  %47 = phi i64 [ 0, %32 ], [ %74, %46 ]
  %48 = phi i64 [ 4, %32 ], [ %72, %46 ]
  %49 = phi double [ 0.000000e+00, %32 ], [ %71, %46 ]
  %50 = phi double [ 0.000000e+00, %32 ], [ %66, %46 ]
  %51 = phi double [ 0.000000e+00, %32 ], [ %61, %46 ]
  %52 = phi double [ 0.000000e+00, %32 ], [ %56, %46 ]
  %53 = getelementptr inbounds nuw double, ptr %7, i64 %47
  %54 = load double, ptr %53, align 8
  %55 = fsub double %54, %54
  %56 = fadd double %52, %55
  %57 = or disjoint i64 %47, 1
  %58 = getelementptr inbounds nuw double, ptr %7, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fsub double %59, %59
  %61 = fadd double %51, %60
  %62 = or disjoint i64 %47, 2
  %63 = getelementptr inbounds nuw double, ptr %7, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fsub double %64, %64
  %66 = fadd double %50, %65
  %67 = or disjoint i64 %47, 3
  %68 = getelementptr inbounds nuw double, ptr %7, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = fsub double %69, %69
  %71 = fadd double %49, %70
  %72 = add nuw nsw i64 %48, 4
  %73 = icmp samesign ugt i64 %72, %33
  %74 = add nuw nsw i64 %47, 4
  br i1 %73, label %34, label %46

75:                                               ; preds = %75, %43
  %76 = phi i64 [ %44, %43 ], [ %82, %75 ]
  %77 = phi double [ %37, %43 ], [ %81, %75 ]
  %78 = getelementptr inbounds nuw double, ptr %7, i64 %76
  %79 = load double, ptr %78, align 8
  %80 = fsub double %79, %79
  %81 = fadd double %77, %80
  %82 = add nuw nsw i64 %76, 1
  %83 = icmp eq i64 %82, %45
  br i1 %83, label %84, label %75

84:                                               ; preds = %75, %36
  %85 = phi double [ %37, %36 ], [ %81, %75 ]
  %86 = fadd double %38, %85
  %87 = fadd double %39, %40
  %88 = fadd double %87, %86
  %89 = fcmp une double %88, 0.000000e+00
  br i1 %89, label %90, label %91

90:                                               ; preds = %84
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 0, double noundef %2)
  br label %91

91:                                               ; preds = %84, %90
  %92 = phi i32 [ 5, %90 ], [ 0, %84 ]
  ret i32 %92
}

declare void @appell_metric(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

declare double @llvm.sqrt.f64(double) #7

define internal fastcc range(i32 0, 2) i32 @cholesky(i32 noundef %0, ptr nocapture noundef %1) unnamed_addr #8 {
  %3 = icmp slt i32 %0, 1
  br i1 %3, label %82, label %4

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  %6 = zext nneg i32 %0 to i64
  %7 = add nsw i64 %6, -1
  br label %8

8:                                                ; preds = %4, %78
  %9 = phi i64 [ 0, %4 ], [ %79, %78 ]
  %10 = phi i32 [ %0, %4 ], [ %80, %78 ]
  %11 = sub nsw i64 %6, %9
  %12 = getelementptr inbounds nuw double, ptr %1, i64 %9
  %13 = mul nuw nsw i64 %9, %5
  %14 = getelementptr inbounds nuw double, ptr %12, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = icmp eq i64 %9, 0
  br i1 %16, label %25, label %17

17:                                               ; preds = %8
  %18 = sub nsw i64 %6, %9
  %19 = getelementptr inbounds nuw double, ptr %1, i64 %9
  %20 = icmp ult i64 %11, 4
  %21 = and i64 %11, -4
  %22 = icmp eq i64 %11, %21
  br label %29

23:                                               ; preds = %62
  %24 = load double, ptr %14, align 8
  br label %25

25:                                               ; preds = %23, %8
  %26 = phi double [ %24, %23 ], [ %15, %8 ]
  %27 = fmul double %15, 0x3D719799812DEA11
  %28 = fcmp ogt double %26, %27
  br i1 %28, label %65, label %82

29:                                               ; preds = %17, %62
  %30 = phi i64 [ 0, %17 ], [ %63, %62 ]
  %31 = mul nuw nsw i64 %30, %5
  %32 = getelementptr inbounds nuw double, ptr %19, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = fcmp une double %33, 0.000000e+00
  br i1 %34, label %35, label %62

35:                                               ; preds = %29
  %36 = getelementptr inbounds nuw double, ptr %12, i64 %31
  %37 = fneg double %33
  br i1 %20, label %51, label %38

38:                                               ; preds = %35
  %39 = insertelement <4 x double> poison, double %37, i64 0
  %40 = shufflevector <4 x double> %39, <4 x double> poison, <4 x i32> zeroinitializer
  br label %41

41:                                               ; preds = %41, %38
  %42 = phi i64 [ 0, %38 ], [ %48, %41 ]
  %43 = getelementptr inbounds nuw double, ptr %36, i64 %42
  %44 = load <4 x double>, ptr %43, align 8
  %45 = getelementptr inbounds nuw double, ptr %14, i64 %42
  %46 = load <4 x double>, ptr %45, align 8
  %47 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %40, <4 x double> %44, <4 x double> %46)
  store <4 x double> %47, ptr %45, align 8
  %48 = add nuw i64 %42, 4
  %49 = icmp eq i64 %48, %21
  br i1 %49, label %50, label %41

50:                                               ; preds = %41
  br i1 %22, label %62, label %51

51:                                               ; preds = %35, %50
  %52 = phi i64 [ 0, %35 ], [ %21, %50 ]
  br label %53

53:                                               ; preds = %51, %53
  %54 = phi i64 [ %60, %53 ], [ %52, %51 ]
  %55 = getelementptr inbounds nuw double, ptr %36, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds nuw double, ptr %14, i64 %54
  %58 = load double, ptr %57, align 8
  %59 = tail call double @llvm.fmuladd.f64(double %37, double %56, double %58)
  store double %59, ptr %57, align 8
  %60 = add nuw nsw i64 %54, 1
  %61 = icmp eq i64 %60, %18
  br i1 %61, label %62, label %53

62:                                               ; preds = %53, %50, %29
  %63 = add nuw nsw i64 %30, 1
  %64 = icmp eq i64 %63, %9
  br i1 %64, label %23, label %29

65:                                               ; preds = %25
  %66 = tail call double @llvm.sqrt.f64(double %26)
  %67 = fdiv double 1.000000e+00, %66
  %68 = icmp slt i64 %9, %7
  br i1 %68, label %69, label %78

69:                                               ; preds = %65
  %70 = zext i32 %10 to i64
  br label %71

71:                                               ; preds = %69, %71
  %72 = phi i64 [ 1, %69 ], [ %76, %71 ]
  %73 = getelementptr inbounds nuw double, ptr %14, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = fmul double %67, %74
  store double %75, ptr %73, align 8
  %76 = add nuw nsw i64 %72, 1
  %77 = icmp eq i64 %76, %70
  br i1 %77, label %78, label %71

78:                                               ; preds = %71, %65
  store double %67, ptr %14, align 8
  %79 = add nuw nsw i64 %9, 1
  %80 = add i32 %10, -1
  %81 = icmp eq i64 %79, %5
  br i1 %81, label %82, label %8

82:                                               ; preds = %78, %25, %2
  %83 = phi i32 [ 1, %2 ], [ 0, %25 ], [ 1, %78 ]
  ret i32 %83
}

define internal fastcc void @raise_rows(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) unnamed_addr #8 {
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %19

7:                                                ; preds = %5
  %8 = icmp sgt i32 %0, 0
  %9 = zext nneg i32 %1 to i64
  %10 = sext i32 %0 to i64
  %11 = zext nneg i32 %0 to i64
  br label %12

12:                                               ; preds = %7, %20
  %13 = phi i64 [ 0, %7 ], [ %22, %20 ]
  %14 = mul nsw i64 %13, %10
  br i1 %8, label %15, label %20

15:                                               ; preds = %12
  %16 = and i64 %14, 4294967295
  %17 = getelementptr inbounds nuw double, ptr %3, i64 %13
  %18 = getelementptr inbounds nuw double, ptr %4, i64 %16
  br label %24

19:                                               ; preds = %20, %5
  ret void

20:                                               ; preds = %24, %12
  %21 = getelementptr inbounds double, ptr %4, i64 %14
  tail call fastcc void @forward(i32 noundef %0, ptr noundef %2, ptr noundef %21)
  %22 = add nuw nsw i64 %13, 1
  %23 = icmp eq i64 %22, %9
  br i1 %23, label %19, label %12

24:                                               ; preds = %15, %24
  %25 = phi i64 [ 0, %15 ], [ %30, %24 ]
  %26 = mul nuw nsw i64 %25, %9
  %27 = getelementptr inbounds nuw double, ptr %17, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw double, ptr %18, i64 %25
  store double %28, ptr %29, align 8
  %30 = add nuw nsw i64 %25, 1
  %31 = icmp eq i64 %30, %11
  br i1 %31, label %20, label %24
}

define internal fastcc void @factorise(ptr nocapture noundef nonnull %0, ptr noundef readonly %1) unnamed_addr #9 {
  %3 = load i32, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load i32, ptr %4, align 4
  %6 = tail call i32 @llvm.smin.i32(i32 %3, i32 %5)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  %10 = tail call i32 @llvm.smin.i32(i32 %8, i32 %6)
  %11 = select i1 %9, i32 %6, i32 %10
  %12 = icmp sgt i32 %5, 0
  br i1 %12, label %13, label %102

13:                                               ; preds = %2
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load ptr, ptr %18, align 8
  br label %27

20:                                               ; preds = %66
  %21 = icmp sgt i32 %72, 0
  br i1 %21, label %22, label %102

22:                                               ; preds = %20
  %23 = icmp eq ptr %1, null
  %24 = sext i32 %32 to i64
  %25 = zext nneg i32 %72 to i64
  %26 = zext nneg i32 %32 to i64
  br label %75

27:                                               ; preds = %66, %13
  %28 = phi i64 [ 0, %13 ], [ %71, %66 ]
  %29 = phi double [ 0.000000e+00, %13 ], [ %70, %66 ]
  %30 = getelementptr inbounds nuw i32, ptr %15, i64 %28
  %31 = trunc nuw nsw i64 %28 to i32
  store i32 %31, ptr %30, align 4
  %32 = load i32, ptr %0, align 8
  %33 = mul nsw i32 %32, %31
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %17, i64 %34
  %36 = icmp sgt i32 %32, 0
  br i1 %36, label %37, label %66

37:                                               ; preds = %27
  %38 = zext nneg i32 %32 to i64
  %39 = icmp ult i32 %32, 4
  br i1 %39, label %54, label %40

40:                                               ; preds = %37
  %41 = and i64 %38, 2147483644
  br label %42

42:                                               ; preds = %42, %40
  %43 = phi i64 [ 0, %40 ], [ %49, %42 ]
  %44 = phi <4 x double> [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %40 ], [ %48, %42 ]
  %45 = getelementptr inbounds nuw double, ptr %35, i64 %43
  %46 = load <4 x double>, ptr %45, align 8
  %47 = fmul reassoc contract <4 x double> %46, %46
  %48 = fadd reassoc contract <4 x double> %44, %47
  %49 = add nuw i64 %43, 4
  %50 = icmp eq i64 %49, %41
  br i1 %50, label %51, label %42

51:                                               ; preds = %42
  %52 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %48)
  %53 = icmp eq i64 %41, %38
  br i1 %53, label %66, label %54

54:                                               ; preds = %37, %51
  %55 = phi i64 [ 0, %37 ], [ %41, %51 ]
  %56 = phi double [ 0.000000e+00, %37 ], [ %52, %51 ]
  br label %57

57:                                               ; preds = %54, %57
  %58 = phi i64 [ %64, %57 ], [ %55, %54 ]
  %59 = phi double [ %63, %57 ], [ %56, %54 ]
  %60 = getelementptr inbounds nuw double, ptr %35, i64 %58
  %61 = load double, ptr %60, align 8
  %62 = fmul reassoc contract double %61, %61
  %63 = fadd reassoc contract double %59, %62
  %64 = add nuw nsw i64 %58, 1
  %65 = icmp eq i64 %64, %38
  br i1 %65, label %66, label %57

66:                                               ; preds = %57, %51, %27
  %67 = phi double [ 0.000000e+00, %27 ], [ %52, %51 ], [ %63, %57 ]
  %68 = tail call double @llvm.sqrt.f64(double %67)
  %69 = getelementptr inbounds nuw double, ptr %19, i64 %28
  store double %68, ptr %69, align 8
  %70 = tail call double @llvm.maxnum.f64(double %29, double %68)
  %71 = add nuw nsw i64 %28, 1
  %72 = load i32, ptr %4, align 4
  %73 = sext i32 %72 to i64
  %74 = icmp slt i64 %71, %73
  br i1 %74, label %27, label %20

75:                                               ; preds = %99, %22
  %76 = phi i64 [ 0, %22 ], [ %100, %99 ]
  %77 = mul nsw i64 %76, %24
  %78 = getelementptr inbounds double, ptr %17, i64 %77
  br i1 %23, label %82, label %79

79:                                               ; preds = %75
  %80 = getelementptr inbounds nuw double, ptr %1, i64 %76
  %81 = load double, ptr %80, align 8
  br label %82

82:                                               ; preds = %79, %75
  %83 = phi double [ %81, %79 ], [ %70, %75 ]
  %84 = getelementptr inbounds nuw double, ptr %19, i64 %76
  %85 = load double, ptr %84, align 8
  %86 = fmul double %83, 1.000000e-08
  %87 = fcmp ule double %85, %86
  %88 = fdiv double 1.000000e+00, %85
  %89 = select i1 %87, double 0.000000e+00, double %88
  br i1 %36, label %91, label %90

90:                                               ; preds = %91, %82
  br i1 %87, label %98, label %99

91:                                               ; preds = %82, %91
  %92 = phi i64 [ %96, %91 ], [ 0, %82 ]
  %93 = getelementptr inbounds nuw double, ptr %78, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = fmul double %89, %94
  store double %95, ptr %93, align 8
  %96 = add nuw nsw i64 %92, 1
  %97 = icmp eq i64 %96, %26
  br i1 %97, label %90, label %91

98:                                               ; preds = %90
  store double 1.000000e+00, ptr %84, align 8
  br label %99

99:                                               ; preds = %98, %90
  %100 = add nuw nsw i64 %76, 1
  %101 = icmp eq i64 %100, %25
  br i1 %101, label %102, label %75

102:                                              ; preds = %99, %2, %20
  %103 = phi i32 [ %3, %2 ], [ %32, %20 ], [ %32, %99 ]
  %104 = phi i32 [ %5, %2 ], [ %72, %20 ], [ %72, %99 ]
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 0, ptr %105, align 8
  %106 = icmp sgt i32 %11, 0
  br i1 %106, label %107, label %327

107:                                              ; preds = %102
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %111

111:                                              ; preds = %107, %323
  %112 = phi i32 [ %103, %107 ], [ %203, %323 ]
  %113 = phi i32 [ %104, %107 ], [ %232, %323 ]
  %114 = phi i32 [ 0, %107 ], [ %325, %323 ]
  %115 = icmp slt i32 %114, %113
  br i1 %115, label %116, label %327

116:                                              ; preds = %111
  %117 = sub nsw i32 %112, %114
  %118 = load ptr, ptr %108, align 8
  %119 = sext i32 %114 to i64
  %120 = getelementptr inbounds double, ptr %118, i64 %119
  %121 = icmp sgt i32 %117, 0
  %122 = zext i32 %117 to i64
  %123 = sext i32 %112 to i64
  %124 = sext i32 %113 to i64
  %125 = icmp ult i32 %117, 4
  %126 = and i64 %122, 2147483644
  %127 = icmp eq i64 %126, %122
  br label %130

128:                                              ; preds = %160
  %129 = fcmp ogt double %166, 1.000000e-08
  br i1 %129, label %169, label %327

130:                                              ; preds = %116, %160
  %131 = phi i64 [ %119, %116 ], [ %167, %160 ]
  %132 = phi double [ -1.000000e+00, %116 ], [ %166, %160 ]
  %133 = phi i32 [ %114, %116 ], [ %165, %160 ]
  %134 = mul nsw i64 %131, %123
  %135 = getelementptr inbounds double, ptr %120, i64 %134
  br i1 %121, label %136, label %160

136:                                              ; preds = %130
  br i1 %125, label %148, label %137

137:                                              ; preds = %136, %137
  %138 = phi i64 [ %144, %137 ], [ 0, %136 ]
  %139 = phi <4 x double> [ %143, %137 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %136 ]
  %140 = getelementptr inbounds nuw double, ptr %135, i64 %138
  %141 = load <4 x double>, ptr %140, align 8
  %142 = fmul reassoc contract <4 x double> %141, %141
  %143 = fadd reassoc contract <4 x double> %139, %142
  %144 = add nuw i64 %138, 4
  %145 = icmp eq i64 %144, %126
  br i1 %145, label %146, label %137

146:                                              ; preds = %137
  %147 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %143)
  br i1 %127, label %160, label %148

148:                                              ; preds = %136, %146
  %149 = phi i64 [ 0, %136 ], [ %126, %146 ]
  %150 = phi double [ 0.000000e+00, %136 ], [ %147, %146 ]
  br label %151

151:                                              ; preds = %148, %151
  %152 = phi i64 [ %158, %151 ], [ %149, %148 ]
  %153 = phi double [ %157, %151 ], [ %150, %148 ]
  %154 = getelementptr inbounds nuw double, ptr %135, i64 %152
  %155 = load double, ptr %154, align 8
  %156 = fmul reassoc contract double %155, %155
  %157 = fadd reassoc contract double %153, %156
  %158 = add nuw nsw i64 %152, 1
  %159 = icmp eq i64 %158, %122
  br i1 %159, label %160, label %151

160:                                              ; preds = %151, %146, %130
  %161 = phi double [ 0.000000e+00, %130 ], [ %147, %146 ], [ %157, %151 ]
  %162 = tail call double @llvm.sqrt.f64(double %161)
  %163 = fcmp ogt double %162, %132
  %164 = trunc nsw i64 %131 to i32
  %165 = select i1 %163, i32 %164, i32 %133
  %166 = select i1 %163, double %162, double %132
  %167 = add nsw i64 %131, 1
  %168 = icmp eq i64 %167, %124
  br i1 %168, label %128, label %130

169:                                              ; preds = %128
  %170 = icmp eq i32 %114, %165
  br i1 %170, label %171, label %173

171:                                              ; preds = %169
  %172 = sext i32 %114 to i64
  br label %201

173:                                              ; preds = %169
  %174 = icmp sgt i32 %112, 0
  br i1 %174, label %175, label %184

175:                                              ; preds = %173
  %176 = load ptr, ptr %108, align 8
  %177 = mul nsw i32 %112, %114
  %178 = mul nsw i32 %112, %165
  %179 = sext i32 %177 to i64
  %180 = sext i32 %178 to i64
  %181 = zext nneg i32 %112 to i64
  %182 = getelementptr double, ptr %176, i64 %179
  %183 = getelementptr double, ptr %176, i64 %180
  br label %193

184:                                              ; preds = %193, %173
  %185 = load ptr, ptr %109, align 8
  %186 = sext i32 %114 to i64
  %187 = getelementptr inbounds i32, ptr %185, i64 %186
  %188 = load i32, ptr %187, align 4
  %189 = sext i32 %165 to i64
  %190 = getelementptr inbounds i32, ptr %185, i64 %189
  %191 = load i32, ptr %190, align 4
  store i32 %191, ptr %187, align 4
  store i32 %188, ptr %190, align 4
  %192 = load i32, ptr %0, align 8
  br label %201

193:                                              ; preds = %193, %175
  %194 = phi i64 [ 0, %175 ], [ %199, %193 ]
  %195 = getelementptr double, ptr %182, i64 %194
  %196 = load double, ptr %195, align 8
  %197 = getelementptr double, ptr %183, i64 %194
  %198 = load double, ptr %197, align 8
  store double %198, ptr %195, align 8
  store double %196, ptr %197, align 8
  %199 = add nuw nsw i64 %194, 1
  %200 = icmp eq i64 %199, %181
  br i1 %200, label %184, label %193

201:                                              ; preds = %171, %184
  %202 = phi i64 [ %172, %171 ], [ %186, %184 ]
  %203 = phi i32 [ %112, %171 ], [ %192, %184 ]
  %204 = load ptr, ptr %108, align 8
  %205 = mul nsw i32 %203, %114
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds double, ptr %204, i64 %206
  %208 = getelementptr inbounds double, ptr %207, i64 %202
  %209 = load double, ptr %208, align 8
  %210 = fcmp ogt double %209, 0.000000e+00
  %211 = fneg double %166
  %212 = select i1 %210, double %211, double %166
  %213 = fsub double %209, %212
  %214 = fdiv double 1.000000e+00, %213
  %215 = fneg double %213
  %216 = fdiv double %215, %212
  %217 = load ptr, ptr %110, align 8
  %218 = getelementptr inbounds double, ptr %217, i64 %202
  store double %216, ptr %218, align 8
  %219 = add nsw i32 %114, 1
  %220 = icmp slt i32 %219, %203
  br i1 %220, label %221, label %231

221:                                              ; preds = %201
  %222 = add nsw i64 %202, 1
  br label %223

223:                                              ; preds = %223, %221
  %224 = phi i64 [ %222, %221 ], [ %228, %223 ]
  %225 = getelementptr inbounds double, ptr %207, i64 %224
  %226 = load double, ptr %225, align 8
  %227 = fmul double %214, %226
  store double %227, ptr %225, align 8
  %228 = add nsw i64 %224, 1
  %229 = trunc i64 %228 to i32
  %230 = icmp eq i32 %203, %229
  br i1 %230, label %231, label %223

231:                                              ; preds = %223, %201
  store double %212, ptr %208, align 8
  %232 = load i32, ptr %4, align 4
  %233 = getelementptr double, ptr %204, i64 %202
  %234 = icmp slt i32 %219, %232
  br i1 %234, label %235, label %323

235:                                              ; preds = %231
  %236 = getelementptr inbounds nuw i8, ptr %233, i64 8
  %237 = getelementptr inbounds double, ptr %236, i64 %206
  %238 = xor i32 %114, -1
  %239 = add i32 %203, %238
  %240 = icmp sgt i32 %239, 0
  %241 = zext i32 %239 to i64
  %242 = sext i32 %219 to i64
  %243 = sext i32 %203 to i64
  %244 = icmp ult i32 %239, 4
  %245 = and i64 %241, 2147483644
  %246 = icmp eq i64 %245, %241
  %247 = icmp ult i32 %239, 4
  %248 = and i64 %241, 2147483644
  %249 = icmp eq i64 %248, %241
  br label %250

250:                                              ; preds = %235, %319
  %251 = phi i64 [ %242, %235 ], [ %320, %319 ]
  %252 = mul nsw i64 %251, %243
  %253 = load double, ptr %218, align 8
  %254 = getelementptr double, ptr %233, i64 %252
  %255 = load double, ptr %254, align 8
  %256 = getelementptr inbounds nuw i8, ptr %254, i64 8
  br i1 %240, label %257, label %274

257:                                              ; preds = %250
  br i1 %244, label %271, label %258

258:                                              ; preds = %257, %258
  %259 = phi i64 [ %267, %258 ], [ 0, %257 ]
  %260 = phi <4 x double> [ %266, %258 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %257 ]
  %261 = getelementptr inbounds nuw double, ptr %237, i64 %259
  %262 = load <4 x double>, ptr %261, align 8
  %263 = getelementptr inbounds nuw double, ptr %256, i64 %259
  %264 = load <4 x double>, ptr %263, align 8
  %265 = fmul reassoc contract <4 x double> %262, %264
  %266 = fadd reassoc contract <4 x double> %260, %265
  %267 = add nuw i64 %259, 4
  %268 = icmp eq i64 %267, %245
  br i1 %268, label %269, label %258

269:                                              ; preds = %258
  %270 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %266)
  br i1 %246, label %289, label %271

271:                                              ; preds = %257, %269
  %272 = phi i64 [ 0, %257 ], [ %245, %269 ]
  %273 = phi double [ 0.000000e+00, %257 ], [ %270, %269 ]
  br label %278

274:                                              ; preds = %250
  %275 = fadd double %255, 0.000000e+00
  %276 = fmul double %253, %275
  %277 = fsub double %255, %276
  store double %277, ptr %254, align 8
  br label %319

278:                                              ; preds = %271, %278
  %279 = phi i64 [ %287, %278 ], [ %272, %271 ]
  %280 = phi double [ %286, %278 ], [ %273, %271 ]
  %281 = getelementptr inbounds nuw double, ptr %237, i64 %279
  %282 = load double, ptr %281, align 8
  %283 = getelementptr inbounds nuw double, ptr %256, i64 %279
  %284 = load double, ptr %283, align 8
  %285 = fmul reassoc contract double %282, %284
  %286 = fadd reassoc contract double %280, %285
  %287 = add nuw nsw i64 %279, 1
  %288 = icmp eq i64 %287, %241
  br i1 %288, label %289, label %278

289:                                              ; preds = %278, %269
  %290 = phi double [ %270, %269 ], [ %286, %278 ]
  %291 = fadd double %255, %290
  %292 = fmul double %253, %291
  %293 = fsub double %255, %292
  store double %293, ptr %254, align 8
  %294 = fneg double %292
  br i1 %247, label %308, label %295

295:                                              ; preds = %289
  %296 = insertelement <4 x double> poison, double %294, i64 0
  %297 = shufflevector <4 x double> %296, <4 x double> poison, <4 x i32> zeroinitializer
  br label %298

298:                                              ; preds = %298, %295
  %299 = phi i64 [ 0, %295 ], [ %305, %298 ]
  %300 = getelementptr inbounds nuw double, ptr %237, i64 %299
  %301 = load <4 x double>, ptr %300, align 8
  %302 = getelementptr inbounds nuw double, ptr %256, i64 %299
  %303 = load <4 x double>, ptr %302, align 8
  %304 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %297, <4 x double> %301, <4 x double> %303)
  store <4 x double> %304, ptr %302, align 8
  %305 = add nuw i64 %299, 4
  %306 = icmp eq i64 %305, %248
  br i1 %306, label %307, label %298

307:                                              ; preds = %298
  br i1 %249, label %319, label %308

308:                                              ; preds = %289, %307
  %309 = phi i64 [ 0, %289 ], [ %248, %307 ]
  br label %310

310:                                              ; preds = %308, %310
  %311 = phi i64 [ %317, %310 ], [ %309, %308 ]
  %312 = getelementptr inbounds nuw double, ptr %237, i64 %311
  %313 = load double, ptr %312, align 8
  %314 = getelementptr inbounds nuw double, ptr %256, i64 %311
  %315 = load double, ptr %314, align 8
  %316 = tail call double @llvm.fmuladd.f64(double %294, double %313, double %315)
  store double %316, ptr %314, align 8
  %317 = add nuw nsw i64 %311, 1
  %318 = icmp eq i64 %317, %241
  br i1 %318, label %319, label %310

319:                                              ; preds = %310, %307, %274
  %320 = add nsw i64 %251, 1
  %321 = trunc i64 %320 to i32
  %322 = icmp eq i32 %232, %321
  br i1 %322, label %323, label %250

323:                                              ; preds = %319, %231
  %324 = load i32, ptr %105, align 8
  %325 = add nsw i32 %324, 1
  store i32 %325, ptr %105, align 8
  %326 = icmp slt i32 %325, %11
  br i1 %326, label %111, label %327

327:                                              ; preds = %111, %323, %128, %102
  ret void
}

declare double @llvm.fabs.f64(double) #7

define noundef i32 @appell_run_size() local_unnamed_addr #0 {
  ret i32 456
}

define noundef i32 @appell_input_size() local_unnamed_addr #0 {
  ret i32 80
}

define void @appell_set_inputs(ptr nocapture noundef readonly %0, double noundef %1, ptr noundef %2) local_unnamed_addr #2 {
  tail call fastcc void @set_inputs(ptr noundef %0, double noundef %1, ptr noundef %2)
  ret void
}

define internal fastcc void @set_inputs(ptr nocapture noundef readonly %0, double noundef %1, ptr noundef %2) unnamed_addr #4 {
  %4 = alloca [3 x double], align 16
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 388
  %6 = load i32, ptr %5, align 4
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %13

12:                                               ; preds = %115, %3
  ret void

13:                                               ; preds = %8, %115
  %14 = phi i64 [ 0, %8 ], [ %116, %115 ]
  %15 = load ptr, ptr %9, align 8
  %16 = getelementptr inbounds nuw %struct.Input, ptr %15, i64 %14
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 60
  %19 = load i32, ptr %18, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds double, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %23 = load i32, ptr %22, align 8
  switch i32 %23, label %24 [
    i32 0, label %30
    i32 1, label %94
  ]

24:                                               ; preds = %13
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 64
  %26 = load i32, ptr %25, align 8
  %27 = icmp sgt i32 %26, 0
  br i1 %27, label %28, label %115

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 32
  br label %97

30:                                               ; preds = %13
  %31 = getelementptr inbounds nuw i8, ptr %16, i64 68
  %32 = load i32, ptr %31, align 4
  %33 = add nsw i32 %32, -1
  %34 = getelementptr inbounds nuw i8, ptr %16, i64 72
  %35 = load i32, ptr %34, align 8
  %36 = load ptr, ptr %16, align 8
  %37 = sext i32 %35 to i64
  %38 = getelementptr inbounds double, ptr %36, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fcmp ult double %1, %39
  br i1 %40, label %45, label %41

41:                                               ; preds = %30
  %42 = getelementptr i8, ptr %38, i64 8
  %43 = load double, ptr %42, align 8
  %44 = fcmp olt double %1, %43
  br i1 %44, label %66, label %45

45:                                               ; preds = %41, %30
  %46 = icmp sgt i32 %32, 1
  br i1 %46, label %47, label %61

47:                                               ; preds = %45, %47
  %48 = phi i32 [ %59, %47 ], [ %33, %45 ]
  %49 = phi i32 [ %58, %47 ], [ 0, %45 ]
  %50 = add nuw nsw i32 %48, 1
  %51 = add nuw nsw i32 %50, %49
  %52 = lshr i32 %51, 1
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw double, ptr %36, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = fcmp olt double %1, %55
  %57 = add nsw i32 %52, -1
  %58 = select i1 %56, i32 %49, i32 %52
  %59 = select i1 %56, i32 %57, i32 %48
  %60 = icmp slt i32 %58, %59
  br i1 %60, label %47, label %61

61:                                               ; preds = %47, %45
  %62 = phi i32 [ 0, %45 ], [ %58, %47 ]
  store i32 %62, ptr %34, align 8
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw double, ptr %36, i64 %63
  %65 = load double, ptr %64, align 8
  br label %66

66:                                               ; preds = %41, %61
  %67 = phi double [ %39, %41 ], [ %65, %61 ]
  %68 = phi i64 [ %37, %41 ], [ %63, %61 ]
  %69 = fsub double %1, %67
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  %70 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %71 = load ptr, ptr %70, align 8
  %72 = shl nsw i64 %68, 5
  %73 = getelementptr inbounds i8, ptr %71, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %76 = load double, ptr %75, align 8
  %77 = tail call double @llvm.fmuladd.f64(double %74, double %69, double %76)
  %78 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %79 = load double, ptr %78, align 8
  %80 = tail call double @llvm.fmuladd.f64(double %77, double %69, double %79)
  %81 = getelementptr inbounds nuw i8, ptr %73, i64 24
  %82 = load double, ptr %81, align 8
  %83 = tail call double @llvm.fmuladd.f64(double %80, double %69, double %82)
  store double %83, ptr %4, align 16
  %84 = fmul double %74, 3.000000e+00
  %85 = fmul double %76, 2.000000e+00
  %86 = tail call double @llvm.fmuladd.f64(double %84, double %69, double %85)
  %87 = tail call double @llvm.fmuladd.f64(double %86, double %69, double %79)
  store double %87, ptr %10, align 8
  %88 = fmul double %74, 6.000000e+00
  %89 = tail call double @llvm.fmuladd.f64(double %88, double %69, double %85)
  store double %89, ptr %11, align 16
  %90 = getelementptr inbounds nuw i8, ptr %16, i64 64
  %91 = load i32, ptr %90, align 8
  %92 = sext i32 %91 to i64
  %93 = shl nsw i64 %92, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr nonnull align 16 %4, i64 %93, i1 false)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  br label %115

94:                                               ; preds = %13
  %95 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %96 = load ptr, ptr %95, align 8
  tail call void %96(double noundef %1, ptr noundef %2, ptr noundef %17, ptr noundef null, ptr noundef %21) #24
  br label %115

97:                                               ; preds = %28, %108
  %98 = phi i64 [ 0, %28 ], [ %111, %108 ]
  %99 = load i32, ptr %22, align 8
  %100 = icmp eq i32 %99, 2
  %101 = getelementptr inbounds nuw [3 x ptr], ptr %29, i64 0, i64 %98
  %102 = load ptr, ptr %101, align 8
  br i1 %100, label %103, label %105

103:                                              ; preds = %97
  %104 = tail call double %102(double noundef %1) #24
  br label %108

105:                                              ; preds = %97
  %106 = load ptr, ptr %0, align 8
  %107 = tail call double %102(double noundef %1, ptr noundef %2, ptr noundef %106) #24
  br label %108

108:                                              ; preds = %105, %103
  %109 = phi double [ %104, %103 ], [ %107, %105 ]
  %110 = getelementptr inbounds nuw double, ptr %21, i64 %98
  store double %109, ptr %110, align 8
  %111 = add nuw nsw i64 %98, 1
  %112 = load i32, ptr %25, align 8
  %113 = sext i32 %112 to i64
  %114 = icmp slt i64 %111, %113
  br i1 %114, label %97, label %115

115:                                              ; preds = %108, %24, %94, %66
  %116 = add nuw nsw i64 %14, 1
  %117 = load i32, ptr %5, align 4
  %118 = sext i32 %117 to i64
  %119 = icmp slt i64 %116, %118
  br i1 %119, label %13, label %12
}

define ptr @appell_state(ptr nocapture noundef readonly %0) local_unnamed_addr #10 {
  %2 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 648, ptr nonnull %2) #24
  call fastcc void @lay_out(ptr noundef %2, ptr noundef %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 336
  %4 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.end.p0(i64 648, ptr nonnull %2) #24
  ret ptr %4
}

define range(i32 0, 12) i32 @appell_rates(ptr nocapture noundef %0, double noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef writeonly %4) local_unnamed_addr #2 {
  %6 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 648, ptr nonnull %6) #24
  call fastcc void @lay_out(ptr noundef %6, ptr noundef %0)
  %7 = call fastcc i32 @rates(ptr noundef %0, ptr noundef %6, double noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef 1)
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %9 = load ptr, ptr %8, align 8
  %10 = load i32, ptr @appell_n_speeds, align 4
  %11 = load i32, ptr @appell_n_rows, align 4
  %12 = add nsw i32 %11, %10
  %13 = load i32, ptr @appell_law, align 4
  %14 = icmp ne i32 %13, 0
  %15 = load i32, ptr @appell_is_actuated, align 4
  %16 = icmp ne i32 %15, 0
  %17 = select i1 %14, i1 true, i1 %16
  %18 = select i1 %17, i32 %11, i32 0
  %19 = add nsw i32 %12, %18
  %20 = sext i32 %19 to i64
  %21 = shl nsw i64 %20, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %9, i64 %21, i1 false)
  call void @llvm.lifetime.end.p0(i64 648, ptr nonnull %6) #24
  ret i32 %7
}

define internal fastcc range(i32 0, 12) i32 @rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef range(i32 0, 2) %5) unnamed_addr #4 {
  %7 = load i32, ptr @appell_rates_need_multipliers, align 4
  %8 = or i32 %7, %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %10 = load i32, ptr %9, align 4
  %11 = add nsw i32 %10, 1
  store i32 %11, ptr %9, align 4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 388
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %6
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %16

16:                                               ; preds = %6, %15
  %17 = load i32, ptr @appell_law, align 4
  %18 = icmp ne i32 %17, 0
  %19 = load i32, ptr @appell_is_actuated, align 4
  %20 = icmp ne i32 %19, 0
  %21 = select i1 %18, i1 true, i1 %20
  %22 = load i32, ptr @appell_n_rows, align 4
  %23 = icmp ne i32 %22, 0
  %24 = select i1 %21, i1 %23, i1 false
  br i1 %24, label %25, label %27

25:                                               ; preds = %16
  %26 = tail call fastcc i32 @nonideal_rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, i32 noundef %8)
  br label %38

27:                                               ; preds = %16
  %28 = load i32, ptr @appell_is_minimal, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %36, label %30

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 640
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %36

34:                                               ; preds = %30
  %35 = tail call fastcc i32 @minimal_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %8)
  br label %38

36:                                               ; preds = %30, %27
  %37 = tail call fastcc i32 @evident_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %8)
  br label %38

38:                                               ; preds = %36, %34, %25
  %39 = phi i32 [ %26, %25 ], [ %35, %34 ], [ %37, %36 ]
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %137

41:                                               ; preds = %38
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %43 = load i32, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 372
  %45 = load i32, ptr %44, align 4
  %46 = icmp slt i32 %43, %45
  br i1 %46, label %47, label %48

47:                                               ; preds = %41
  store i32 %43, ptr %44, align 4
  br label %48

48:                                               ; preds = %47, %41
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %50 = load i32, ptr %49, align 8
  %51 = icmp sgt i32 %43, %50
  br i1 %51, label %52, label %53

52:                                               ; preds = %48
  store i32 %43, ptr %49, align 8
  br label %53

53:                                               ; preds = %48, %52
  %54 = load i32, ptr @appell_is_minimal, align 4
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %62, label %56

56:                                               ; preds = %53
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 640
  %58 = load i32, ptr %57, align 8
  %59 = icmp eq i32 %58, 0
  %60 = select i1 %59, i64 24, i64 0
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 %60
  br label %62

62:                                               ; preds = %56, %53
  %63 = phi ptr [ %1, %53 ], [ %61, %56 ]
  %64 = load ptr, ptr %63, align 8
  %65 = load i32, ptr @appell_n_coordinates, align 4
  %66 = sext i32 %65 to i64
  %67 = shl nsw i64 %66, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %64, i64 %67, i1 false)
  %68 = getelementptr inbounds double, ptr %4, i64 %66
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %70 = load ptr, ptr %69, align 8
  %71 = load i32, ptr @appell_n_speeds, align 4
  %72 = sext i32 %71 to i64
  %73 = shl nsw i64 %72, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %70, i64 %73, i1 false)
  %74 = add nsw i32 %71, %65
  %75 = icmp slt i32 %74, 4
  br i1 %75, label %80, label %76

76:                                               ; preds = %62
  %77 = zext nneg i32 %74 to i64
  br label %90

78:                                               ; preds = %90
  %79 = trunc nuw nsw i64 %92 to i32
  br label %80

80:                                               ; preds = %78, %62
  %81 = phi double [ 0.000000e+00, %62 ], [ %100, %78 ]
  %82 = phi double [ 0.000000e+00, %62 ], [ %105, %78 ]
  %83 = phi double [ 0.000000e+00, %62 ], [ %110, %78 ]
  %84 = phi double [ 0.000000e+00, %62 ], [ %115, %78 ]
  %85 = phi i32 [ 0, %62 ], [ %79, %78 ]
  %86 = icmp slt i32 %85, %74
  br i1 %86, label %87, label %128

87:                                               ; preds = %80
  %88 = zext nneg i32 %85 to i64
  %89 = zext i32 %74 to i64
  br label %119

90:                                               ; preds = %90, %76
  %91 = phi i64 [ 0, %76 ], [ %118, %90 ]
  %92 = phi i64 [ 4, %76 ], [ %116, %90 ]
  %93 = phi double [ 0.000000e+00, %76 ], [ %115, %90 ]
  %94 = phi double [ 0.000000e+00, %76 ], [ %110, %90 ]
  %95 = phi double [ 0.000000e+00, %76 ], [ %105, %90 ]
  %96 = phi double [ 0.000000e+00, %76 ], [ %100, %90 ]
  %97 = getelementptr inbounds nuw double, ptr %4, i64 %91
  %98 = load double, ptr %97, align 8
  %99 = fsub double %98, %98
  %100 = fadd double %96, %99
  %101 = or disjoint i64 %91, 1
  %102 = getelementptr inbounds nuw double, ptr %4, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = fsub double %103, %103
  %105 = fadd double %95, %104
  %106 = or disjoint i64 %91, 2
  %107 = getelementptr inbounds nuw double, ptr %4, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = fsub double %108, %108
  %110 = fadd double %94, %109
  %111 = or disjoint i64 %91, 3
  %112 = getelementptr inbounds nuw double, ptr %4, i64 %111
  %113 = load double, ptr %112, align 8
  %114 = fsub double %113, %113
  %115 = fadd double %93, %114
  %116 = add nuw nsw i64 %92, 4
  %117 = icmp samesign ugt i64 %116, %77
  %118 = add nuw nsw i64 %91, 4
  br i1 %117, label %78, label %90

119:                                              ; preds = %119, %87
  %120 = phi i64 [ %88, %87 ], [ %126, %119 ]
  %121 = phi double [ %81, %87 ], [ %125, %119 ]
  %122 = getelementptr inbounds nuw double, ptr %4, i64 %120
  %123 = load double, ptr %122, align 8
  %124 = fsub double %123, %123
  %125 = fadd double %121, %124
  %126 = add nuw nsw i64 %120, 1
  %127 = icmp eq i64 %126, %89
  br i1 %127, label %128, label %119

128:                                              ; preds = %119, %80
  %129 = phi double [ %81, %80 ], [ %125, %119 ]
  %130 = fadd double %82, %129
  %131 = fadd double %83, %84
  %132 = fadd double %131, %130
  %133 = fcmp une double %132, 0.000000e+00
  br i1 %133, label %134, label %135

134:                                              ; preds = %128
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 11, i32 noundef 0, double noundef %2)
  br label %137

135:                                              ; preds = %128
  %136 = tail call fastcc i32 @auxiliary_rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4)
  br label %137

137:                                              ; preds = %38, %135, %134
  %138 = phi i32 [ %136, %135 ], [ 5, %134 ], [ %39, %38 ]
  ret i32 %138
}

define range(i32 0, 12) i32 @appell_sample_rates(ptr nocapture noundef %0) local_unnamed_addr #2 {
  %2 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 648, ptr nonnull %2) #24
  call fastcc void @lay_out(ptr noundef %2, ptr noundef %0)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %5 = load i32, ptr %4, align 8
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %39

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %10 = load i32, ptr @appell_n_coordinates, align 4
  %11 = load i32, ptr @appell_n_speeds, align 4
  %12 = add nsw i32 %11, %10
  %13 = load i32, ptr @appell_n_auxiliaries, align 4
  %14 = add nsw i32 %12, %13
  %15 = sext i32 %14 to i64
  br label %16

16:                                               ; preds = %7, %34
  %17 = phi i32 [ %5, %7 ], [ %35, %34 ]
  %18 = phi i64 [ 0, %7 ], [ %36, %34 ]
  %19 = load ptr, ptr %8, align 8
  %20 = getelementptr inbounds nuw i32, ptr %19, i64 %18
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, -1
  br i1 %22, label %23, label %34

23:                                               ; preds = %16
  %24 = load ptr, ptr %3, align 8
  %25 = getelementptr inbounds nuw double, ptr %24, i64 %18
  %26 = load double, ptr %25, align 8
  %27 = load ptr, ptr %9, align 8
  %28 = mul nsw i64 %18, %15
  %29 = getelementptr inbounds double, ptr %27, i64 %28
  %30 = call fastcc i32 @write_rates(ptr noundef nonnull %0, ptr noundef %2, double noundef %26, ptr noundef %29, i64 noundef %18)
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %23
  %33 = load i32, ptr %4, align 8
  br label %34

34:                                               ; preds = %32, %16
  %35 = phi i32 [ %33, %32 ], [ %17, %16 ]
  %36 = add nuw nsw i64 %18, 1
  %37 = sext i32 %35 to i64
  %38 = icmp slt i64 %36, %37
  br i1 %38, label %16, label %39

39:                                               ; preds = %23, %34, %1
  %40 = phi i32 [ 0, %1 ], [ 0, %34 ], [ %30, %23 ]
  call void @llvm.lifetime.end.p0(i64 648, ptr nonnull %2) #24
  ret i32 %40
}

define internal fastcc range(i32 0, 12) i32 @write_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, i64 noundef range(i64 -9223372036854775808, 2147483648) %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 368
  %7 = load ptr, ptr %6, align 8
  %8 = tail call fastcc i32 @rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %7, i32 noundef 1)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %41

10:                                               ; preds = %5
  tail call fastcc void @note_acceleration_residuals(ptr noundef %0, ptr noundef %1)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %12 = load ptr, ptr %11, align 8
  %13 = load i32, ptr @appell_n_speeds, align 4
  %14 = sext i32 %13 to i64
  %15 = mul nsw i64 %4, %14
  %16 = getelementptr inbounds double, ptr %12, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %18 = load ptr, ptr %17, align 8
  %19 = shl nsw i64 %14, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %18, i64 %19, i1 false)
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %21 = load ptr, ptr %20, align 8
  %22 = load i32, ptr @appell_n_rows, align 4
  %23 = load i32, ptr @appell_law, align 4
  %24 = icmp ne i32 %23, 0
  %25 = load i32, ptr @appell_is_actuated, align 4
  %26 = icmp ne i32 %25, 0
  %27 = select i1 %24, i1 true, i1 %26
  %28 = select i1 %27, i32 %22, i32 0
  %29 = add nsw i32 %28, %22
  %30 = sext i32 %29 to i64
  %31 = mul nsw i64 %4, %30
  %32 = getelementptr inbounds double, ptr %21, i64 %31
  %33 = load ptr, ptr %17, align 8
  %34 = getelementptr inbounds double, ptr %33, i64 %14
  %35 = shl nsw i64 %30, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %32, ptr align 8 %34, i64 %35, i1 false)
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %37 = load i32, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds i32, ptr %39, i64 %4
  store i32 %37, ptr %40, align 4
  br label %41

41:                                               ; preds = %5, %10
  ret i32 %8
}

define range(i32 0, 12) i32 @appell_state_jacobian(ptr nocapture noundef %0, double noundef %1, ptr noundef %2, ptr nocapture noundef %3) local_unnamed_addr #2 {
  %5 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 648, ptr nonnull %5) #24
  call fastcc void @lay_out(ptr noundef %5, ptr noundef %0)
  %6 = call fastcc i32 @evaluate_jacobian(ptr noundef %0, ptr noundef %5, double noundef %1, ptr noundef %2, ptr noundef %3)
  call void @llvm.lifetime.end.p0(i64 648, ptr nonnull %5) #24
  ret i32 %6
}

define internal fastcc range(i32 0, 12) i32 @evaluate_jacobian(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr nocapture noundef %4) unnamed_addr #4 {
  %6 = alloca %struct.Factor, align 8
  %7 = alloca %struct.Factor, align 8
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = load i32, ptr @appell_n_rows, align 4
  %10 = add i32 %9, %8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 368
  %12 = load ptr, ptr %11, align 8
  %13 = tail call fastcc i32 @rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %12, i32 noundef 1)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %513

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 412
  %17 = load i32, ptr %16, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %16, align 4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %20 = load ptr, ptr %19, align 8
  %21 = load ptr, ptr %0, align 8
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 520
  %25 = load ptr, ptr %24, align 8
  tail call void %20(double noundef %2, ptr noundef %3, ptr noundef %21, ptr noundef %23, ptr noundef %25) #24
  %26 = load i32, ptr @appell_n_coordinates, align 4
  %27 = add nsw i32 %26, %8
  %28 = load i32, ptr @appell_n_auxiliaries, align 4
  %29 = add i32 %28, %27
  %30 = add i32 %29, %9
  %31 = mul nsw i32 %30, %29
  %32 = load ptr, ptr %24, align 8
  %33 = icmp slt i32 %31, 4
  br i1 %33, label %38, label %34

34:                                               ; preds = %15
  %35 = zext nneg i32 %31 to i64
  br label %48

36:                                               ; preds = %48
  %37 = trunc nuw nsw i64 %50 to i32
  br label %38

38:                                               ; preds = %36, %15
  %39 = phi double [ 0.000000e+00, %15 ], [ %58, %36 ]
  %40 = phi double [ 0.000000e+00, %15 ], [ %63, %36 ]
  %41 = phi double [ 0.000000e+00, %15 ], [ %68, %36 ]
  %42 = phi double [ 0.000000e+00, %15 ], [ %73, %36 ]
  %43 = phi i32 [ 0, %15 ], [ %37, %36 ]
  %44 = icmp slt i32 %43, %31
  br i1 %44, label %45, label %86

45:                                               ; preds = %38
  %46 = zext nneg i32 %43 to i64
  %47 = zext i32 %31 to i64
  br label %77

48:                                               ; preds = %48, %34
  %49 = phi i64 [ 0, %34 ], [ %76, %48 ]
  %50 = phi i64 [ 4, %34 ], [ %74, %48 ]
  %51 = phi double [ 0.000000e+00, %34 ], [ %73, %48 ]
  %52 = phi double [ 0.000000e+00, %34 ], [ %68, %48 ]
  %53 = phi double [ 0.000000e+00, %34 ], [ %63, %48 ]
  %54 = phi double [ 0.000000e+00, %34 ], [ %58, %48 ]
  %55 = getelementptr inbounds nuw double, ptr %32, i64 %49
  %56 = load double, ptr %55, align 8
  %57 = fsub double %56, %56
  %58 = fadd double %54, %57
  %59 = or disjoint i64 %49, 1
  %60 = getelementptr inbounds nuw double, ptr %32, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fsub double %61, %61
  %63 = fadd double %53, %62
  %64 = or disjoint i64 %49, 2
  %65 = getelementptr inbounds nuw double, ptr %32, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = fsub double %66, %66
  %68 = fadd double %52, %67
  %69 = or disjoint i64 %49, 3
  %70 = getelementptr inbounds nuw double, ptr %32, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = fsub double %71, %71
  %73 = fadd double %51, %72
  %74 = add nuw nsw i64 %50, 4
  %75 = icmp samesign ugt i64 %74, %35
  %76 = add nuw nsw i64 %49, 4
  br i1 %75, label %36, label %48

77:                                               ; preds = %77, %45
  %78 = phi i64 [ %46, %45 ], [ %84, %77 ]
  %79 = phi double [ %39, %45 ], [ %83, %77 ]
  %80 = getelementptr inbounds nuw double, ptr %32, i64 %78
  %81 = load double, ptr %80, align 8
  %82 = fsub double %81, %81
  %83 = fadd double %79, %82
  %84 = add nuw nsw i64 %78, 1
  %85 = icmp eq i64 %84, %47
  br i1 %85, label %86, label %77

86:                                               ; preds = %77, %38
  %87 = phi double [ %39, %38 ], [ %83, %77 ]
  %88 = fadd double %40, %87
  %89 = fadd double %41, %42
  %90 = fadd double %89, %88
  %91 = fcmp une double %90, 0.000000e+00
  br i1 %91, label %92, label %93

92:                                               ; preds = %86
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 13, i32 noundef 0, double noundef %2)
  br label %513

93:                                               ; preds = %86
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 388
  %95 = load i32, ptr %94, align 4
  %96 = icmp sgt i32 %95, 0
  br i1 %96, label %99, label %97

97:                                               ; preds = %93
  %98 = sext i32 %30 to i64
  br label %218

99:                                               ; preds = %93
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %103 = sext i32 %29 to i64
  %104 = shl nsw i64 %103, 3
  %105 = icmp sgt i32 %29, 0
  %106 = zext nneg i32 %29 to i64
  %107 = icmp slt i32 %29, 1
  %108 = sext i32 %30 to i64
  %109 = icmp sgt i32 %30, 0
  %110 = zext i32 %30 to i64
  %111 = tail call i32 @llvm.smax.i32(i32 %29, i32 1)
  %112 = zext nneg i32 %111 to i64
  %113 = icmp ult i32 %30, 4
  %114 = and i64 %110, 2147483644
  %115 = icmp eq i64 %114, %110
  br label %116

116:                                              ; preds = %211, %99
  %117 = phi i64 [ 0, %99 ], [ %212, %211 ]
  %118 = load ptr, ptr %100, align 8
  %119 = getelementptr inbounds nuw %struct.Input, ptr %118, i64 %117
  %120 = load ptr, ptr %101, align 8
  %121 = getelementptr inbounds nuw i8, ptr %119, i64 24
  %122 = load ptr, ptr %121, align 8
  %123 = icmp eq ptr %122, null
  br i1 %123, label %126, label %124

124:                                              ; preds = %116
  %125 = load ptr, ptr %0, align 8
  tail call void %122(double noundef %2, ptr noundef %3, ptr noundef %125, ptr noundef null, ptr noundef %120) #24
  br label %126

126:                                              ; preds = %124, %116
  %127 = getelementptr inbounds nuw i8, ptr %119, i64 56
  %128 = load i32, ptr %127, align 8
  %129 = icmp eq i32 %128, 3
  br i1 %129, label %134, label %130

130:                                              ; preds = %126
  %131 = load ptr, ptr %121, align 8
  %132 = icmp eq ptr %131, null
  %133 = or i1 %107, %132
  br i1 %133, label %211, label %168

134:                                              ; preds = %126
  %135 = load ptr, ptr %102, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %135, ptr align 8 %3, i64 %104, i1 false)
  br i1 %105, label %136, label %211

136:                                              ; preds = %134
  %137 = getelementptr inbounds nuw i8, ptr %119, i64 60
  %138 = getelementptr inbounds nuw i8, ptr %119, i64 32
  %139 = load ptr, ptr %102, align 8
  br label %140

140:                                              ; preds = %140, %136
  %141 = phi ptr [ %139, %136 ], [ %158, %140 ]
  %142 = phi i64 [ 0, %136 ], [ %166, %140 ]
  %143 = getelementptr inbounds nuw double, ptr %3, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = tail call double @llvm.fabs.f64(double %144)
  %146 = tail call double @llvm.maxnum.f64(double %145, double 1.000000e-03)
  %147 = fmul double %146, 0x3E7AD7F29ABCAF48
  %148 = load ptr, ptr %0, align 8
  %149 = load i32, ptr %137, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds double, ptr %148, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = fadd double %144, %147
  %154 = getelementptr inbounds nuw double, ptr %141, i64 %142
  store double %153, ptr %154, align 8
  %155 = load ptr, ptr %138, align 8
  %156 = tail call double %155(double noundef %2, ptr noundef %141, ptr noundef %148) #24
  %157 = fsub double %156, %152
  %158 = load ptr, ptr %102, align 8
  %159 = getelementptr inbounds nuw double, ptr %158, i64 %142
  %160 = load double, ptr %159, align 8
  %161 = load double, ptr %143, align 8
  %162 = fsub double %160, %161
  %163 = fdiv double %157, %162
  %164 = getelementptr inbounds nuw double, ptr %120, i64 %142
  store double %163, ptr %164, align 8
  %165 = load double, ptr %143, align 8
  store double %165, ptr %159, align 8
  %166 = add nuw nsw i64 %142, 1
  %167 = icmp eq i64 %166, %106
  br i1 %167, label %168, label %140

168:                                              ; preds = %140, %130
  %169 = load ptr, ptr %101, align 8
  %170 = getelementptr inbounds nuw i8, ptr %119, i64 76
  %171 = load i32, ptr %170, align 4
  %172 = add nsw i32 %171, %29
  %173 = load ptr, ptr %24, align 8
  %174 = sext i32 %172 to i64
  %175 = mul nsw i64 %174, %108
  %176 = getelementptr inbounds double, ptr %173, i64 %175
  br label %177

177:                                              ; preds = %208, %168
  %178 = phi i64 [ 0, %168 ], [ %209, %208 ]
  %179 = getelementptr inbounds nuw double, ptr %169, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = mul nsw i64 %178, %108
  %182 = getelementptr inbounds double, ptr %173, i64 %181
  br i1 %109, label %183, label %208

183:                                              ; preds = %177
  br i1 %113, label %197, label %184

184:                                              ; preds = %183
  %185 = insertelement <4 x double> poison, double %180, i64 0
  %186 = shufflevector <4 x double> %185, <4 x double> poison, <4 x i32> zeroinitializer
  br label %187

187:                                              ; preds = %187, %184
  %188 = phi i64 [ 0, %184 ], [ %194, %187 ]
  %189 = getelementptr inbounds nuw double, ptr %176, i64 %188
  %190 = load <4 x double>, ptr %189, align 8
  %191 = getelementptr inbounds nuw double, ptr %182, i64 %188
  %192 = load <4 x double>, ptr %191, align 8
  %193 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %186, <4 x double> %190, <4 x double> %192)
  store <4 x double> %193, ptr %191, align 8
  %194 = add nuw i64 %188, 4
  %195 = icmp eq i64 %194, %114
  br i1 %195, label %196, label %187

196:                                              ; preds = %187
  br i1 %115, label %208, label %197

197:                                              ; preds = %183, %196
  %198 = phi i64 [ 0, %183 ], [ %114, %196 ]
  br label %199

199:                                              ; preds = %197, %199
  %200 = phi i64 [ %206, %199 ], [ %198, %197 ]
  %201 = getelementptr inbounds nuw double, ptr %176, i64 %200
  %202 = load double, ptr %201, align 8
  %203 = getelementptr inbounds nuw double, ptr %182, i64 %200
  %204 = load double, ptr %203, align 8
  %205 = tail call double @llvm.fmuladd.f64(double %180, double %202, double %204)
  store double %205, ptr %203, align 8
  %206 = add nuw nsw i64 %200, 1
  %207 = icmp eq i64 %206, %110
  br i1 %207, label %208, label %199

208:                                              ; preds = %199, %196, %177
  %209 = add nuw nsw i64 %178, 1
  %210 = icmp eq i64 %209, %112
  br i1 %210, label %211, label %177

211:                                              ; preds = %208, %134, %130
  %212 = add nuw nsw i64 %117, 1
  %213 = load i32, ptr %94, align 4
  %214 = sext i32 %213 to i64
  %215 = icmp slt i64 %212, %214
  br i1 %215, label %116, label %216

216:                                              ; preds = %211
  %217 = load ptr, ptr %24, align 8
  br label %218

218:                                              ; preds = %97, %216
  %219 = phi i64 [ %98, %97 ], [ %108, %216 ]
  %220 = phi ptr [ %32, %97 ], [ %217, %216 ]
  %221 = load i32, ptr @appell_n_inputs, align 4
  %222 = add nsw i32 %221, %29
  %223 = sext i32 %222 to i64
  %224 = mul nsw i64 %219, %223
  %225 = getelementptr inbounds double, ptr %220, i64 %224
  %226 = tail call fastcc i32 @evaluate_dynamics(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %228, label %513

228:                                              ; preds = %218
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %6) #24
  tail call fastcc void @assemble_saddle(ptr noundef nonnull readonly %1)
  %229 = load i32, ptr @appell_law, align 4
  %230 = icmp eq i32 %229, 3
  %231 = icmp sgt i32 %9, 0
  %232 = select i1 %231, i1 %230, i1 false
  br i1 %232, label %233, label %247

233:                                              ; preds = %228
  %234 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %235 = load ptr, ptr %234, align 8
  %236 = sext i32 %8 to i64
  %237 = getelementptr inbounds double, ptr %235, i64 %236
  %238 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %239 = load ptr, ptr %238, align 8
  %240 = icmp sgt i32 %8, 0
  %241 = zext i32 %8 to i64
  %242 = sext i32 %10 to i64
  %243 = zext nneg i32 %9 to i64
  %244 = icmp ult i32 %8, 4
  %245 = and i64 %241, 2147483644
  %246 = icmp eq i64 %245, %241
  br label %260

247:                                              ; preds = %289, %228
  %248 = icmp sgt i32 %10, 0
  br i1 %248, label %252, label %249

249:                                              ; preds = %247
  %250 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %251 = load ptr, ptr %250, align 8
  br label %295

252:                                              ; preds = %247
  %253 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %254 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %255 = load ptr, ptr %254, align 8
  %256 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %257 = zext nneg i32 %10 to i64
  %258 = load ptr, ptr %253, align 8
  %259 = load ptr, ptr %256, align 8
  br label %292

260:                                              ; preds = %289, %233
  %261 = phi i64 [ 0, %233 ], [ %290, %289 ]
  %262 = mul nsw i64 %261, %236
  %263 = getelementptr inbounds double, ptr %237, i64 %262
  %264 = add nsw i64 %261, %236
  %265 = mul nsw i64 %264, %242
  %266 = getelementptr inbounds double, ptr %239, i64 %265
  br i1 %240, label %267, label %289

267:                                              ; preds = %260
  br i1 %244, label %278, label %268

268:                                              ; preds = %267, %268
  %269 = phi i64 [ %275, %268 ], [ 0, %267 ]
  %270 = getelementptr inbounds nuw double, ptr %263, i64 %269
  %271 = load <4 x double>, ptr %270, align 8
  %272 = getelementptr inbounds nuw double, ptr %266, i64 %269
  %273 = load <4 x double>, ptr %272, align 8
  %274 = fsub <4 x double> %273, %271
  store <4 x double> %274, ptr %272, align 8
  %275 = add nuw i64 %269, 4
  %276 = icmp eq i64 %275, %245
  br i1 %276, label %277, label %268

277:                                              ; preds = %268
  br i1 %246, label %289, label %278

278:                                              ; preds = %267, %277
  %279 = phi i64 [ 0, %267 ], [ %245, %277 ]
  br label %280

280:                                              ; preds = %278, %280
  %281 = phi i64 [ %287, %280 ], [ %279, %278 ]
  %282 = getelementptr inbounds nuw double, ptr %263, i64 %281
  %283 = load double, ptr %282, align 8
  %284 = getelementptr inbounds nuw double, ptr %266, i64 %281
  %285 = load double, ptr %284, align 8
  %286 = fsub double %285, %283
  store double %286, ptr %284, align 8
  %287 = add nuw nsw i64 %281, 1
  %288 = icmp eq i64 %287, %241
  br i1 %288, label %289, label %280

289:                                              ; preds = %280, %277, %260
  %290 = add nuw nsw i64 %261, 1
  %291 = icmp eq i64 %290, %243
  br i1 %291, label %247, label %260

292:                                              ; preds = %330, %252
  %293 = phi i64 [ 0, %252 ], [ %331, %330 ]
  %294 = getelementptr inbounds nuw double, ptr %258, i64 %293
  br label %320

295:                                              ; preds = %330, %249
  %296 = phi ptr [ %251, %249 ], [ %259, %330 ]
  store i32 %10, ptr %6, align 8
  %297 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %10, ptr %297, align 4
  %298 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 0, ptr %298, align 8
  %299 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 0, ptr %299, align 4
  %300 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %296, ptr %300, align 8
  %301 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %302 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %303 = load ptr, ptr %302, align 8
  store ptr %303, ptr %301, align 8
  %304 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %305 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %306 = load ptr, ptr %305, align 8
  store ptr %306, ptr %304, align 8
  %307 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %308 = getelementptr inbounds nuw i8, ptr %1, i64 528
  %309 = load ptr, ptr %308, align 8
  store ptr %309, ptr %307, align 8
  %310 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store i32 0, ptr %310, align 8
  %311 = getelementptr inbounds nuw i8, ptr %6, i64 52
  store i32 0, ptr %311, align 4
  %312 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %313 = load i32, ptr %312, align 8
  %314 = icmp eq i32 %313, 0
  br i1 %314, label %346, label %344

315:                                              ; preds = %320
  %316 = fcmp ogt double %327, 0.000000e+00
  %317 = fdiv double 1.000000e+00, %327
  %318 = select i1 %316, double %317, double 1.000000e+00
  %319 = getelementptr inbounds nuw double, ptr %255, i64 %293
  store double %318, ptr %319, align 8
  br label %333

320:                                              ; preds = %320, %292
  %321 = phi i64 [ 0, %292 ], [ %328, %320 ]
  %322 = phi double [ 0.000000e+00, %292 ], [ %327, %320 ]
  %323 = mul nuw nsw i64 %321, %257
  %324 = getelementptr inbounds nuw double, ptr %294, i64 %323
  %325 = load double, ptr %324, align 8
  %326 = tail call double @llvm.fabs.f64(double %325)
  %327 = tail call double @llvm.maxnum.f64(double %322, double %326)
  %328 = add nuw nsw i64 %321, 1
  %329 = icmp eq i64 %328, %257
  br i1 %329, label %315, label %320

330:                                              ; preds = %333
  %331 = add nuw nsw i64 %293, 1
  %332 = icmp eq i64 %331, %257
  br i1 %332, label %295, label %292

333:                                              ; preds = %333, %315
  %334 = phi i64 [ 0, %315 ], [ %342, %333 ]
  %335 = load double, ptr %319, align 8
  %336 = mul nuw nsw i64 %334, %257
  %337 = add nuw nsw i64 %336, %293
  %338 = getelementptr inbounds nuw double, ptr %258, i64 %337
  %339 = load double, ptr %338, align 8
  %340 = fmul double %335, %339
  %341 = getelementptr inbounds nuw double, ptr %259, i64 %337
  store double %340, ptr %341, align 8
  %342 = add nuw nsw i64 %334, 1
  %343 = icmp eq i64 %342, %257
  br i1 %343, label %330, label %333

344:                                              ; preds = %295
  %345 = add nsw i32 %313, %8
  store i32 %345, ptr %310, align 8
  br label %346

346:                                              ; preds = %295, %344
  call fastcc void @factorise(ptr noundef nonnull align 8 %6, ptr noundef null)
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #24
  %347 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %348 = getelementptr inbounds nuw i8, ptr %1, i64 208
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  %349 = load ptr, ptr %348, align 8
  store ptr %349, ptr %347, align 8
  %350 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %351 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %352 = load ptr, ptr %351, align 8
  store ptr %352, ptr %350, align 8
  %353 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %354 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %355 = load ptr, ptr %354, align 8
  store ptr %355, ptr %353, align 8
  %356 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %357 = getelementptr inbounds nuw i8, ptr %1, i64 536
  %358 = load ptr, ptr %357, align 8
  store ptr %358, ptr %356, align 8
  %359 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store i32 0, ptr %359, align 8
  %360 = getelementptr inbounds nuw i8, ptr %7, i64 52
  store i32 0, ptr %360, align 4
  %361 = icmp sgt i32 %29, 0
  br i1 %361, label %362, label %383

362:                                              ; preds = %346
  %363 = sext i32 %26 to i64
  %364 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %365 = zext nneg i32 %29 to i64
  %366 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %367 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %368 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %369 = shl nsw i64 %363, 3
  %370 = sext i32 %8 to i64
  %371 = shl nsw i64 %370, 3
  %372 = sext i32 %10 to i64
  %373 = sext i32 %28 to i64
  %374 = shl nsw i64 %373, 3
  %375 = icmp ne i32 %28, 0
  %376 = and i1 %375, %248
  %377 = icmp sgt i32 %28, 0
  %378 = zext i32 %28 to i64
  %379 = zext nneg i32 %10 to i64
  %380 = icmp ult i32 %28, 4
  %381 = and i64 %378, 2147483644
  %382 = icmp eq i64 %381, %378
  br label %444

383:                                              ; preds = %473, %346
  %384 = mul nsw i32 %29, %29
  %385 = icmp samesign ult i32 %384, 4
  br i1 %385, label %390, label %386

386:                                              ; preds = %383
  %387 = zext nneg i32 %384 to i64
  br label %400

388:                                              ; preds = %400
  %389 = trunc nuw nsw i64 %402 to i32
  br label %390

390:                                              ; preds = %388, %383
  %391 = phi double [ 0.000000e+00, %383 ], [ %410, %388 ]
  %392 = phi double [ 0.000000e+00, %383 ], [ %415, %388 ]
  %393 = phi double [ 0.000000e+00, %383 ], [ %420, %388 ]
  %394 = phi double [ 0.000000e+00, %383 ], [ %425, %388 ]
  %395 = phi i32 [ 0, %383 ], [ %389, %388 ]
  %396 = icmp slt i32 %395, %384
  br i1 %396, label %397, label %438

397:                                              ; preds = %390
  %398 = zext nneg i32 %395 to i64
  %399 = zext nneg i32 %384 to i64
  br label %429

400:                                              ; preds = %400, %386
  %401 = phi i64 [ 0, %386 ], [ %428, %400 ]
  %402 = phi i64 [ 4, %386 ], [ %426, %400 ]
  %403 = phi double [ 0.000000e+00, %386 ], [ %425, %400 ]
  %404 = phi double [ 0.000000e+00, %386 ], [ %420, %400 ]
  %405 = phi double [ 0.000000e+00, %386 ], [ %415, %400 ]
  %406 = phi double [ 0.000000e+00, %386 ], [ %410, %400 ]
  %407 = getelementptr inbounds nuw double, ptr %4, i64 %401
  %408 = load double, ptr %407, align 8
  %409 = fsub double %408, %408
  %410 = fadd double %406, %409
  %411 = or disjoint i64 %401, 1
  %412 = getelementptr inbounds nuw double, ptr %4, i64 %411
  %413 = load double, ptr %412, align 8
  %414 = fsub double %413, %413
  %415 = fadd double %405, %414
  %416 = or disjoint i64 %401, 2
  %417 = getelementptr inbounds nuw double, ptr %4, i64 %416
  %418 = load double, ptr %417, align 8
  %419 = fsub double %418, %418
  %420 = fadd double %404, %419
  %421 = or disjoint i64 %401, 3
  %422 = getelementptr inbounds nuw double, ptr %4, i64 %421
  %423 = load double, ptr %422, align 8
  %424 = fsub double %423, %423
  %425 = fadd double %403, %424
  %426 = add nuw nsw i64 %402, 4
  %427 = icmp samesign ugt i64 %426, %387
  %428 = add nuw nsw i64 %401, 4
  br i1 %427, label %388, label %400

429:                                              ; preds = %429, %397
  %430 = phi i64 [ %398, %397 ], [ %436, %429 ]
  %431 = phi double [ %391, %397 ], [ %435, %429 ]
  %432 = getelementptr inbounds nuw double, ptr %4, i64 %430
  %433 = load double, ptr %432, align 8
  %434 = fsub double %433, %433
  %435 = fadd double %431, %434
  %436 = add nuw nsw i64 %430, 1
  %437 = icmp eq i64 %436, %399
  br i1 %437, label %438, label %429

438:                                              ; preds = %429, %390
  %439 = phi double [ %391, %390 ], [ %435, %429 ]
  %440 = fadd double %392, %439
  %441 = fadd double %393, %394
  %442 = fadd double %441, %440
  %443 = fcmp une double %442, 0.000000e+00
  br i1 %443, label %510, label %511

444:                                              ; preds = %362, %473
  %445 = phi i64 [ 0, %362 ], [ %474, %473 ]
  %446 = load ptr, ptr %24, align 8
  %447 = mul nsw i64 %445, %219
  %448 = getelementptr inbounds double, ptr %446, i64 %447
  %449 = getelementptr inbounds double, ptr %448, i64 %363
  %450 = load ptr, ptr %364, align 8
  %451 = mul nuw nsw i64 %445, %365
  %452 = getelementptr inbounds nuw double, ptr %4, i64 %451
  %453 = load ptr, ptr %367, align 8
  br i1 %248, label %454, label %456

454:                                              ; preds = %444
  %455 = load ptr, ptr %366, align 8
  br label %462

456:                                              ; preds = %462, %444
  call fastcc void @q_transposed(ptr noundef %6, ptr noundef %453)
  %457 = load ptr, ptr %367, align 8
  %458 = load ptr, ptr %368, align 8
  call fastcc void @least_norm_multipliers(ptr noundef %6, ptr noundef %7, ptr noundef %457, ptr noundef %458, ptr noundef %450)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %452, ptr align 8 %448, i64 %369, i1 false)
  %459 = getelementptr inbounds double, ptr %452, i64 %363
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %459, ptr align 8 %450, i64 %371, i1 false)
  %460 = getelementptr inbounds double, ptr %459, i64 %370
  %461 = getelementptr inbounds double, ptr %449, i64 %372
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %460, ptr align 8 %461, i64 %374, i1 false)
  br i1 %376, label %476, label %473

462:                                              ; preds = %454, %462
  %463 = phi i64 [ 0, %454 ], [ %471, %462 ]
  %464 = getelementptr inbounds nuw double, ptr %455, i64 %463
  %465 = load double, ptr %464, align 8
  %466 = fneg double %465
  %467 = getelementptr inbounds nuw double, ptr %449, i64 %463
  %468 = load double, ptr %467, align 8
  %469 = fmul double %468, %466
  %470 = getelementptr inbounds nuw double, ptr %453, i64 %463
  store double %469, ptr %470, align 8
  %471 = add nuw nsw i64 %463, 1
  %472 = icmp eq i64 %471, %379
  br i1 %472, label %456, label %462

473:                                              ; preds = %507, %456
  %474 = add nuw nsw i64 %445, 1
  %475 = icmp eq i64 %474, %365
  br i1 %475, label %383, label %444

476:                                              ; preds = %456, %507
  %477 = phi i64 [ %508, %507 ], [ 0, %456 ]
  %478 = getelementptr inbounds nuw double, ptr %450, i64 %477
  %479 = load double, ptr %478, align 8
  %480 = mul nsw i64 %477, %373
  %481 = getelementptr inbounds double, ptr %225, i64 %480
  br i1 %377, label %482, label %507

482:                                              ; preds = %476
  br i1 %380, label %496, label %483

483:                                              ; preds = %482
  %484 = insertelement <4 x double> poison, double %479, i64 0
  %485 = shufflevector <4 x double> %484, <4 x double> poison, <4 x i32> zeroinitializer
  br label %486

486:                                              ; preds = %486, %483
  %487 = phi i64 [ 0, %483 ], [ %493, %486 ]
  %488 = getelementptr inbounds nuw double, ptr %481, i64 %487
  %489 = load <4 x double>, ptr %488, align 8
  %490 = getelementptr inbounds nuw double, ptr %460, i64 %487
  %491 = load <4 x double>, ptr %490, align 8
  %492 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %485, <4 x double> %489, <4 x double> %491)
  store <4 x double> %492, ptr %490, align 8
  %493 = add nuw i64 %487, 4
  %494 = icmp eq i64 %493, %381
  br i1 %494, label %495, label %486

495:                                              ; preds = %486
  br i1 %382, label %507, label %496

496:                                              ; preds = %482, %495
  %497 = phi i64 [ 0, %482 ], [ %381, %495 ]
  br label %498

498:                                              ; preds = %496, %498
  %499 = phi i64 [ %505, %498 ], [ %497, %496 ]
  %500 = getelementptr inbounds nuw double, ptr %481, i64 %499
  %501 = load double, ptr %500, align 8
  %502 = getelementptr inbounds nuw double, ptr %460, i64 %499
  %503 = load double, ptr %502, align 8
  %504 = tail call double @llvm.fmuladd.f64(double %479, double %501, double %503)
  store double %504, ptr %502, align 8
  %505 = add nuw nsw i64 %499, 1
  %506 = icmp eq i64 %505, %378
  br i1 %506, label %507, label %498

507:                                              ; preds = %498, %495, %476
  %508 = add nuw nsw i64 %477, 1
  %509 = icmp slt i64 %508, %372
  br i1 %509, label %476, label %473

510:                                              ; preds = %438
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 13, i32 noundef 0, double noundef %2)
  br label %511

511:                                              ; preds = %438, %510
  %512 = phi i32 [ 5, %510 ], [ 0, %438 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #24
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %6) #24
  br label %513

513:                                              ; preds = %511, %218, %5, %92
  %514 = phi i32 [ 5, %92 ], [ %13, %5 ], [ %512, %511 ], [ %226, %218 ]
  ret i32 %514
}

define range(i32 0, 9) i32 @appell_project(ptr nocapture noundef %0, double noundef %1, ptr noundef %2) local_unnamed_addr #2 {
  %4 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 648, ptr nonnull %4) #24
  call fastcc void @lay_out(ptr noundef %4, ptr noundef %0)
  %5 = call fastcc i32 @factorise_metric(ptr noundef %0, ptr noundef %4, double noundef %1, ptr noundef %2)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = call fastcc i32 @project(ptr noundef %0, ptr noundef %4, double noundef %1, ptr noundef %2)
  br label %9

9:                                                ; preds = %3, %7
  %10 = phi i32 [ %8, %7 ], [ %5, %3 ]
  call void @llvm.lifetime.end.p0(i64 648, ptr nonnull %4) #24
  ret i32 %10
}

define internal fastcc range(i32 0, 6) i32 @factorise_metric(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = load i32, ptr @appell_n_position_rows, align 4
  %6 = load i32, ptr @appell_n_velocity_rows, align 4
  %7 = sub i32 0, %6
  %8 = icmp eq i32 %5, %7
  br i1 %8, label %106, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 388
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %14

14:                                               ; preds = %9, %13
  %15 = load ptr, ptr %0, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %17 = load ptr, ptr %16, align 8
  tail call void @appell_metric(double noundef %2, ptr noundef %3, ptr noundef %15, ptr noundef null, ptr noundef %17) #24
  %18 = load i32, ptr @appell_n_speeds, align 4
  %19 = mul nsw i32 %18, %18
  %20 = load ptr, ptr %16, align 8
  %21 = icmp samesign ult i32 %19, 4
  br i1 %21, label %26, label %22

22:                                               ; preds = %14
  %23 = zext nneg i32 %19 to i64
  br label %36

24:                                               ; preds = %36
  %25 = trunc nuw nsw i64 %38 to i32
  br label %26

26:                                               ; preds = %24, %14
  %27 = phi double [ 0.000000e+00, %14 ], [ %46, %24 ]
  %28 = phi double [ 0.000000e+00, %14 ], [ %51, %24 ]
  %29 = phi double [ 0.000000e+00, %14 ], [ %56, %24 ]
  %30 = phi double [ 0.000000e+00, %14 ], [ %61, %24 ]
  %31 = phi i32 [ 0, %14 ], [ %25, %24 ]
  %32 = icmp slt i32 %31, %19
  br i1 %32, label %33, label %74

33:                                               ; preds = %26
  %34 = zext nneg i32 %31 to i64
  %35 = zext nneg i32 %19 to i64
  br label %65

36:                                               ; preds = %36, %22
  %37 = phi i64 [ 0, %22 ], [ %64, %36 ]
  %38 = phi i64 [ 4, %22 ], [ %62, %36 ]
  %39 = phi double [ 0.000000e+00, %22 ], [ %61, %36 ]
  %40 = phi double [ 0.000000e+00, %22 ], [ %56, %36 ]
  %41 = phi double [ 0.000000e+00, %22 ], [ %51, %36 ]
  %42 = phi double [ 0.000000e+00, %22 ], [ %46, %36 ]
  %43 = getelementptr inbounds nuw double, ptr %20, i64 %37
  %44 = load double, ptr %43, align 8
  %45 = fsub double %44, %44
  %46 = fadd double %42, %45
  %47 = or disjoint i64 %37, 1
  %48 = getelementptr inbounds nuw double, ptr %20, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = fsub double %49, %49
  %51 = fadd double %41, %50
  %52 = or disjoint i64 %37, 2
  %53 = getelementptr inbounds nuw double, ptr %20, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fsub double %54, %54
  %56 = fadd double %40, %55
  %57 = or disjoint i64 %37, 3
  %58 = getelementptr inbounds nuw double, ptr %20, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fsub double %59, %59
  %61 = fadd double %39, %60
  %62 = add nuw nsw i64 %38, 4
  %63 = icmp samesign ugt i64 %62, %23
  %64 = add nuw nsw i64 %37, 4
  br i1 %63, label %24, label %36

65:                                               ; preds = %65, %33
  %66 = phi i64 [ %34, %33 ], [ %72, %65 ]
  %67 = phi double [ %27, %33 ], [ %71, %65 ]
  %68 = getelementptr inbounds nuw double, ptr %20, i64 %66
  %69 = load double, ptr %68, align 8
  %70 = fsub double %69, %69
  %71 = fadd double %67, %70
  %72 = add nuw nsw i64 %66, 1
  %73 = icmp eq i64 %72, %35
  br i1 %73, label %74, label %65

74:                                               ; preds = %65, %26
  %75 = phi double [ %27, %26 ], [ %71, %65 ]
  %76 = fadd double %28, %75
  %77 = fadd double %29, %30
  %78 = fadd double %77, %76
  %79 = fcmp une double %78, 0.000000e+00
  br i1 %79, label %80, label %81

80:                                               ; preds = %74
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 9, i32 noundef 0, double noundef %2)
  br label %106

81:                                               ; preds = %74
  %82 = tail call fastcc i32 @cholesky(i32 noundef %18, ptr noundef %20)
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 608
  store i32 %82, ptr %83, align 8
  %84 = icmp eq i32 %82, 0
  br i1 %84, label %85, label %106

85:                                               ; preds = %81
  %86 = load ptr, ptr %16, align 8
  %87 = zext nneg i32 %19 to i64
  %88 = shl nuw nsw i64 %87, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %86, i8 0, i64 %88, i1 false)
  %89 = icmp sgt i32 %18, 0
  br i1 %89, label %90, label %106

90:                                               ; preds = %85
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %92 = load ptr, ptr %91, align 8
  %93 = load ptr, ptr %16, align 8
  %94 = add nuw i32 %18, 1
  %95 = zext nneg i32 %18 to i64
  br label %96

96:                                               ; preds = %90, %96
  %97 = phi i64 [ 0, %90 ], [ %104, %96 ]
  %98 = getelementptr inbounds nuw double, ptr %92, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = trunc nuw nsw i64 %97 to i32
  %101 = mul i32 %94, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds double, ptr %93, i64 %102
  store double %99, ptr %103, align 8
  %104 = add nuw nsw i64 %97, 1
  %105 = icmp eq i64 %104, %95
  br i1 %105, label %106, label %96

106:                                              ; preds = %96, %85, %81, %4, %80
  %107 = phi i32 [ 5, %80 ], [ 0, %4 ], [ 0, %81 ], [ 0, %85 ], [ 0, %96 ]
  ret i32 %107
}

define internal fastcc range(i32 0, 9) i32 @project(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = alloca %struct.Target, align 8
  %6 = alloca %struct.Target, align 8
  %7 = alloca %struct.Target, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 388
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %4
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %12

12:                                               ; preds = %4, %11
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %14 = load i32, ptr @appell_n_norm_rows, align 4
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %16 = load i32, ptr @appell_n_coordinates, align 4
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 60
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %28 = load i32, ptr @appell_n_position_rows, align 4
  %29 = sext i32 %28 to i64
  %30 = load i32, ptr @appell_n_speeds, align 4
  %31 = mul nsw i32 %30, %28
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %37 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %43 = getelementptr inbounds nuw i8, ptr %6, i64 60
  %44 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %45 = icmp ne i32 %14, 0
  %46 = icmp ne i32 %28, 0
  %47 = select i1 %45, i1 %46, i1 false
  %48 = icmp sgt i32 %14, 0
  %49 = zext nneg i32 %14 to i64
  %50 = load ptr, ptr %20, align 8
  br label %56

51:                                               ; preds = %85
  %52 = add nuw nsw i32 %58, 1
  %53 = icmp samesign ult i32 %58, 3
  %54 = icmp eq i32 %70, 0
  %55 = select i1 %53, i1 %54, i1 false
  br i1 %55, label %56, label %87

56:                                               ; preds = %12, %51
  %57 = phi ptr [ %50, %12 ], [ %75, %51 ]
  %58 = phi i32 [ 0, %12 ], [ %52, %51 ]
  store ptr @appell_norms, ptr %5, align 8
  store i32 %14, ptr %13, align 8
  store i32 %16, ptr %15, align 4
  store i32 8, ptr %17, align 8
  store i32 0, ptr %18, align 4
  store ptr %57, ptr %19, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %21, i8 0, i64 16, i1 false)
  store ptr %3, ptr %22, align 8
  store i32 %16, ptr %23, align 8
  store i32 0, ptr %24, align 4
  %59 = load ptr, ptr %26, align 8
  store ptr %59, ptr %25, align 8
  %60 = tail call fastcc i32 @newton(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef nonnull byval(%struct.Target) align 8 %5)
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %69

62:                                               ; preds = %56
  %63 = load ptr, ptr %27, align 8
  %64 = getelementptr inbounds double, ptr %63, i64 %29
  %65 = getelementptr inbounds double, ptr %64, i64 %32
  store ptr @appell_position, ptr %6, align 8
  store i32 %28, ptr %33, align 8
  store i32 %30, ptr %34, align 4
  store i32 6, ptr %35, align 8
  store i32 0, ptr %36, align 4
  store ptr %63, ptr %37, align 8
  %66 = load ptr, ptr %39, align 8
  store ptr %66, ptr %38, align 8
  store ptr %65, ptr %40, align 8
  store ptr %3, ptr %41, align 8
  store i32 %16, ptr %42, align 8
  store i32 0, ptr %43, align 4
  %67 = load ptr, ptr %26, align 8
  store ptr %67, ptr %44, align 8
  %68 = tail call fastcc i32 @newton(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef nonnull byval(%struct.Target) align 8 %6)
  br label %69

69:                                               ; preds = %62, %56
  %70 = phi i32 [ %60, %56 ], [ %68, %62 ]
  br i1 %47, label %71, label %87

71:                                               ; preds = %69
  %72 = load ptr, ptr %0, align 8
  %73 = load ptr, ptr %20, align 8
  tail call void @appell_norms(double noundef %2, ptr noundef %3, ptr noundef %72, ptr noundef null, ptr noundef %73) #24
  br i1 %48, label %74, label %87

74:                                               ; preds = %71
  %75 = load ptr, ptr %20, align 8
  br label %76

76:                                               ; preds = %76, %74
  %77 = phi i64 [ 0, %74 ], [ %83, %76 ]
  %78 = phi double [ 0.000000e+00, %74 ], [ %82, %76 ]
  %79 = getelementptr inbounds nuw double, ptr %75, i64 %77
  %80 = load double, ptr %79, align 8
  %81 = tail call double @llvm.fabs.f64(double %80)
  %82 = tail call double @llvm.maxnum.f64(double %78, double %81)
  %83 = add nuw nsw i64 %77, 1
  %84 = icmp eq i64 %83, %49
  br i1 %84, label %85, label %76

85:                                               ; preds = %76
  %86 = fcmp ugt double %82, 0x3CE0000000000000
  br i1 %86, label %51, label %87

87:                                               ; preds = %71, %69, %85, %51
  %88 = icmp eq i32 %70, 0
  br i1 %88, label %89, label %110

89:                                               ; preds = %87
  store ptr @appell_velocity, ptr %7, align 8
  %90 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %91 = load i32, ptr @appell_n_velocity_rows, align 4
  store i32 %91, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store i32 %30, ptr %92, align 4
  %93 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 7, ptr %93, align 8
  %94 = getelementptr inbounds nuw i8, ptr %7, i64 20
  store i32 0, ptr %94, align 4
  %95 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %97 = load ptr, ptr %96, align 8
  store ptr %97, ptr %95, align 8
  %98 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %99 = load ptr, ptr %39, align 8
  store ptr %99, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store ptr null, ptr %100, align 8
  %101 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %102 = sext i32 %16 to i64
  %103 = getelementptr inbounds double, ptr %3, i64 %102
  store ptr %103, ptr %101, align 8
  %104 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store i32 %30, ptr %104, align 8
  %105 = getelementptr inbounds nuw i8, ptr %7, i64 60
  store i32 0, ptr %105, align 4
  %106 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %107 = load ptr, ptr %26, align 8
  %108 = getelementptr inbounds double, ptr %107, i64 %102
  store ptr %108, ptr %106, align 8
  %109 = tail call fastcc i32 @newton(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef nonnull byval(%struct.Target) align 8 %7)
  br label %110

110:                                              ; preds = %89, %87
  %111 = phi i32 [ %70, %87 ], [ %109, %89 ]
  ret i32 %111
}

define void @appell_read_outputs(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr noundef %6) local_unnamed_addr #2 {
  %8 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 648, ptr nonnull %8) #24
  call fastcc void @lay_out(ptr noundef %8, ptr noundef %0)
  %9 = sext i32 %1 to i64
  %10 = icmp sgt i32 %1, 0
  br i1 %10, label %11, label %34

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %13 = load i32, ptr @appell_n_speeds, align 4
  %14 = sext i32 %13 to i64
  %15 = shl nsw i64 %14, 3
  %16 = load i32, ptr @appell_n_rows, align 4
  %17 = load i32, ptr @appell_law, align 4
  %18 = icmp ne i32 %17, 0
  %19 = load i32, ptr @appell_is_actuated, align 4
  %20 = icmp ne i32 %19, 0
  %21 = select i1 %18, i1 true, i1 %20
  %22 = select i1 %21, i32 %16, i32 0
  %23 = add nsw i32 %22, %16
  %24 = sext i32 %23 to i64
  %25 = shl nsw i64 %24, 3
  %26 = load i32, ptr @appell_n_coordinates, align 4
  %27 = add nsw i32 %26, %13
  %28 = load i32, ptr @appell_n_auxiliaries, align 4
  %29 = add nsw i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 388
  %32 = load i32, ptr @appell_n_outputs, align 4
  %33 = sext i32 %32 to i64
  br label %35

34:                                               ; preds = %51, %7
  call void @llvm.lifetime.end.p0(i64 648, ptr nonnull %8) #24
  ret void

35:                                               ; preds = %11, %51
  %36 = phi i64 [ 0, %11 ], [ %57, %51 ]
  %37 = load ptr, ptr %12, align 8
  %38 = mul nsw i64 %36, %14
  %39 = getelementptr inbounds double, ptr %4, i64 %38
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 8 %39, i64 %15, i1 false)
  %40 = load ptr, ptr %12, align 8
  %41 = getelementptr inbounds double, ptr %40, i64 %14
  %42 = mul nsw i64 %36, %24
  %43 = getelementptr inbounds double, ptr %5, i64 %42
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %41, ptr align 8 %43, i64 %25, i1 false)
  %44 = getelementptr inbounds nuw double, ptr %2, i64 %36
  %45 = mul nsw i64 %36, %30
  %46 = getelementptr inbounds double, ptr %3, i64 %45
  %47 = load i32, ptr %31, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %51, label %49

49:                                               ; preds = %35
  %50 = load double, ptr %44, align 8
  call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %50, ptr noundef %46)
  br label %51

51:                                               ; preds = %35, %49
  %52 = load double, ptr %44, align 8
  %53 = load ptr, ptr %0, align 8
  %54 = load ptr, ptr %12, align 8
  %55 = mul nsw i64 %36, %33
  %56 = getelementptr inbounds double, ptr %6, i64 %55
  call void @appell_outputs(double noundef %52, ptr noundef %46, ptr noundef %53, ptr noundef %54, ptr noundef %56) #24
  %57 = add nuw nsw i64 %36, 1
  %58 = icmp eq i64 %57, %9
  br i1 %58, label %34, label %35
}

declare void @appell_outputs(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define void @appell_read_block(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) local_unnamed_addr #2 {
  %8 = sext i32 %2 to i64
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %10, label %19

10:                                               ; preds = %7
  %11 = load i32, ptr @appell_n_coordinates, align 4
  %12 = load i32, ptr @appell_n_speeds, align 4
  %13 = add nsw i32 %12, %11
  %14 = load i32, ptr @appell_n_auxiliaries, align 4
  %15 = add nsw i32 %13, %14
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 388
  %18 = sext i32 %5 to i64
  br label %20

19:                                               ; preds = %29, %7
  ret void

20:                                               ; preds = %10, %29
  %21 = phi i64 [ 0, %10 ], [ %34, %29 ]
  %22 = getelementptr inbounds nuw double, ptr %3, i64 %21
  %23 = mul nsw i64 %21, %16
  %24 = getelementptr inbounds double, ptr %4, i64 %23
  %25 = load i32, ptr %17, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %29, label %27

27:                                               ; preds = %20
  %28 = load double, ptr %22, align 8
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %28, ptr noundef %24)
  br label %29

29:                                               ; preds = %20, %27
  %30 = load double, ptr %22, align 8
  %31 = load ptr, ptr %0, align 8
  %32 = mul nsw i64 %21, %18
  %33 = getelementptr inbounds double, ptr %6, i64 %32
  tail call void %1(double noundef %30, ptr noundef %24, ptr noundef %31, ptr noundef null, ptr noundef %33) #24
  %34 = add nuw nsw i64 %21, 1
  %35 = icmp eq i64 %34, %8
  br i1 %35, label %19, label %20
}

define double @appell_time_rates(ptr nocapture noundef %0, double noundef %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = alloca %struct.Buffers, align 8
  %6 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 648, ptr nonnull %5) #24
  call fastcc void @lay_out(ptr noundef %5, ptr noundef %0)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  store volatile double %1, ptr %6, align 8
  %7 = icmp sgt i32 %3, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 368
  %10 = load i32, ptr @appell_n_coordinates, align 4
  %11 = sext i32 %10 to i64
  %12 = load ptr, ptr %9, align 8
  br label %15

13:                                               ; preds = %15, %4
  %14 = phi double [ 0.000000e+00, %4 ], [ %24, %15 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 648, ptr nonnull %5) #24
  ret double %14

15:                                               ; preds = %8, %15
  %16 = phi ptr [ %12, %8 ], [ %21, %15 ]
  %17 = phi i32 [ 0, %8 ], [ %25, %15 ]
  %18 = phi double [ 0.000000e+00, %8 ], [ %24, %15 ]
  %19 = load volatile double, ptr %6, align 8
  %20 = call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef %5, double noundef %19, ptr noundef %2, ptr noundef %16, i32 noundef 0)
  %21 = load ptr, ptr %9, align 8
  %22 = getelementptr inbounds double, ptr %21, i64 %11
  %23 = load double, ptr %22, align 8
  %24 = fadd double %18, %23
  %25 = add nuw nsw i32 %17, 1
  %26 = icmp eq i32 %25, %3
  br i1 %26, label %13, label %15
}

define internal fastcc range(i32 0, 12) i32 @stage_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef range(i32 0, 2) %5) unnamed_addr #4 {
  %7 = load i32, ptr @appell_has_regular, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %135, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %135

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 388
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %18

18:                                               ; preds = %13, %17
  %19 = load ptr, ptr %0, align 8
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %21 = load ptr, ptr %20, align 8
  tail call void @appell_regular(double noundef %2, ptr noundef %3, ptr noundef %19, ptr noundef null, ptr noundef %21) #24
  %22 = load ptr, ptr %20, align 8
  %23 = load i32, ptr @appell_n_coordinates, align 4
  %24 = load i32, ptr @appell_n_speeds, align 4
  %25 = add nsw i32 %24, %23
  %26 = load i32, ptr @appell_n_rows, align 4
  %27 = shl nsw i32 %26, 1
  %28 = add nsw i32 %27, %25
  %29 = add nsw i32 %28, 2
  %30 = icmp slt i32 %28, 2
  br i1 %30, label %35, label %31

31:                                               ; preds = %18
  %32 = zext nneg i32 %29 to i64
  br label %45

33:                                               ; preds = %45
  %34 = trunc nuw nsw i64 %47 to i32
  br label %35

35:                                               ; preds = %33, %18
  %36 = phi double [ 0.000000e+00, %18 ], [ %55, %33 ]
  %37 = phi double [ 0.000000e+00, %18 ], [ %60, %33 ]
  %38 = phi double [ 0.000000e+00, %18 ], [ %65, %33 ]
  %39 = phi double [ 0.000000e+00, %18 ], [ %70, %33 ]
  %40 = phi i32 [ 0, %18 ], [ %34, %33 ]
  %41 = icmp slt i32 %40, %29
  br i1 %41, label %42, label %83

42:                                               ; preds = %35
  %43 = zext nneg i32 %40 to i64
  %44 = zext i32 %29 to i64
  br label %74

45:                                               ; preds = %45, %31
  %46 = phi i64 [ 0, %31 ], [ %73, %45 ]
  %47 = phi i64 [ 4, %31 ], [ %71, %45 ]
  %48 = phi double [ 0.000000e+00, %31 ], [ %70, %45 ]
  %49 = phi double [ 0.000000e+00, %31 ], [ %65, %45 ]
  %50 = phi double [ 0.000000e+00, %31 ], [ %60, %45 ]
  %51 = phi double [ 0.000000e+00, %31 ], [ %55, %45 ]
  %52 = getelementptr inbounds nuw double, ptr %22, i64 %46
  %53 = load double, ptr %52, align 8
  %54 = fsub double %53, %53
  %55 = fadd double %51, %54
  %56 = or disjoint i64 %46, 1
  %57 = getelementptr inbounds nuw double, ptr %22, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = fsub double %58, %58
  %60 = fadd double %50, %59
  %61 = or disjoint i64 %46, 2
  %62 = getelementptr inbounds nuw double, ptr %22, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = fsub double %63, %63
  %65 = fadd double %49, %64
  %66 = or disjoint i64 %46, 3
  %67 = getelementptr inbounds nuw double, ptr %22, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = fsub double %68, %68
  %70 = fadd double %48, %69
  %71 = add nuw nsw i64 %47, 4
  %72 = icmp samesign ugt i64 %71, %32
  %73 = add nuw nsw i64 %46, 4
  br i1 %72, label %33, label %45

74:                                               ; preds = %74, %42
  %75 = phi i64 [ %43, %42 ], [ %81, %74 ]
  %76 = phi double [ %36, %42 ], [ %80, %74 ]
  %77 = getelementptr inbounds nuw double, ptr %22, i64 %75
  %78 = load double, ptr %77, align 8
  %79 = fsub double %78, %78
  %80 = fadd double %76, %79
  %81 = add nuw nsw i64 %75, 1
  %82 = icmp eq i64 %81, %44
  br i1 %82, label %83, label %74

83:                                               ; preds = %74, %35
  %84 = phi double [ %36, %35 ], [ %80, %74 ]
  %85 = fadd double %37, %84
  %86 = fadd double %38, %39
  %87 = fadd double %86, %85
  %88 = fcmp une double %87, 0.000000e+00
  br i1 %88, label %135, label %89

89:                                               ; preds = %83
  %90 = sext i32 %23 to i64
  %91 = getelementptr inbounds double, ptr %22, i64 %90
  %92 = sext i32 %24 to i64
  %93 = getelementptr inbounds double, ptr %91, i64 %92
  %94 = sext i32 %26 to i64
  %95 = getelementptr inbounds double, ptr %93, i64 %94
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 16
  %97 = load double, ptr %95, align 8
  %98 = fcmp ogt double %97, 0x3D719799812DEA11
  br i1 %98, label %99, label %135

99:                                               ; preds = %89
  %100 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %101 = load double, ptr %100, align 8
  %102 = fcmp ogt double %101, 1.000000e-03
  br i1 %102, label %103, label %135

103:                                              ; preds = %99
  %104 = icmp slt i32 %26, 1
  br i1 %104, label %121, label %105

105:                                              ; preds = %103
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %107 = load ptr, ptr %106, align 8
  %108 = zext nneg i32 %26 to i64
  br label %112

109:                                              ; preds = %112
  %110 = add nuw nsw i64 %113, 1
  %111 = icmp eq i64 %110, %108
  br i1 %111, label %121, label %112

112:                                              ; preds = %109, %105
  %113 = phi i64 [ 0, %105 ], [ %110, %109 ]
  %114 = getelementptr inbounds nuw double, ptr %107, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = fmul double %115, 1.000000e-03
  %117 = getelementptr inbounds nuw double, ptr %96, i64 %113
  %118 = load double, ptr %117, align 8
  %119 = fmul double %116, %116
  %120 = fcmp ogt double %118, %119
  br i1 %120, label %109, label %135

121:                                              ; preds = %109, %103
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %123 = load i32, ptr %122, align 4
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %122, align 4
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 %26, ptr %125, align 8
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 592
  store ptr null, ptr %126, align 8
  %127 = sext i32 %25 to i64
  %128 = shl nsw i64 %127, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr nonnull readonly align 8 %22, i64 %128, i1 false)
  %129 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %130 = load ptr, ptr %129, align 8
  %131 = add nsw i32 %26, %24
  %132 = sext i32 %131 to i64
  %133 = shl nsw i64 %132, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %130, ptr nonnull readonly align 8 %91, i64 %133, i1 false)
  %134 = tail call fastcc range(i32 0, 6) i32 @auxiliary_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4)
  br label %140

135:                                              ; preds = %112, %89, %99, %83, %9, %6
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %137 = load i32, ptr %136, align 8
  %138 = getelementptr inbounds nuw i8, ptr %1, i64 640
  store i32 %137, ptr %138, align 8
  %139 = tail call fastcc i32 @rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5)
  store i32 0, ptr %138, align 8
  br label %140

140:                                              ; preds = %135, %121
  %141 = phi i32 [ %139, %135 ], [ %134, %121 ]
  ret i32 %141
}

define internal fastcc range(i32 0, 2) i32 @land(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef range(i32 0, 2) %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %7 = load double, ptr %6, align 8
  %8 = tail call double @llvm.sqrt.f64(double %7)
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %10 = load ptr, ptr %9, align 8
  %11 = load i32, ptr @appell_n_coordinates, align 4
  %12 = load i32, ptr @appell_n_speeds, align 4
  %13 = add nsw i32 %12, %11
  %14 = sext i32 %13 to i64
  %15 = shl nsw i64 %14, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %3, i64 %15, i1 false)
  %16 = icmp eq i32 %4, 0
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %19 = icmp sgt i32 %11, 0
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = zext nneg i32 %11 to i64
  %22 = sext i32 %11 to i64
  %23 = getelementptr inbounds double, ptr %3, i64 %22
  %24 = icmp sgt i32 %12, 0
  %25 = zext nneg i32 %12 to i64
  br label %26

26:                                               ; preds = %5, %124
  %27 = phi i1 [ %16, %5 ], [ true, %124 ]
  %28 = phi i32 [ 0, %5 ], [ %125, %124 ]
  %29 = phi double [ 0.000000e+00, %5 ], [ %110, %124 ]
  %30 = phi double [ 0.000000e+00, %5 ], [ %72, %124 ]
  br i1 %27, label %31, label %35

31:                                               ; preds = %26
  %32 = load ptr, ptr %17, align 8
  %33 = tail call fastcc i32 @evaluate_landing(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %32)
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %136, label %35

35:                                               ; preds = %31, %26
  %36 = load ptr, ptr %18, align 8
  br i1 %19, label %37, label %71

37:                                               ; preds = %35
  %38 = load ptr, ptr %20, align 8
  br label %44

39:                                               ; preds = %44
  %40 = icmp eq i32 %67, 0
  br i1 %40, label %41, label %71

41:                                               ; preds = %39
  %42 = tail call double @llvm.fmuladd.f64(double %56, double 1.000000e-09, double 0x10000000000000)
  %43 = fdiv double %58, %42
  br label %71

44:                                               ; preds = %44, %37
  %45 = phi i64 [ 0, %37 ], [ %69, %44 ]
  %46 = phi double [ 0.000000e+00, %37 ], [ %56, %44 ]
  %47 = phi double [ 0.000000e+00, %37 ], [ %58, %44 ]
  %48 = phi i32 [ 0, %37 ], [ %67, %44 ]
  %49 = getelementptr inbounds nuw double, ptr %3, i64 %45
  %50 = load double, ptr %49, align 8
  %51 = tail call double @llvm.fabs.f64(double %50)
  %52 = getelementptr inbounds nuw double, ptr %36, i64 %45
  %53 = load double, ptr %52, align 8
  %54 = tail call double @llvm.fabs.f64(double %53)
  %55 = fcmp ogt double %51, %46
  %56 = select i1 %55, double %51, double %46
  %57 = fcmp ogt double %54, %47
  %58 = select i1 %57, double %54, double %47
  %59 = fmul double %8, %54
  %60 = getelementptr double, ptr %38, i64 %45
  %61 = load double, ptr %60, align 8
  %62 = load double, ptr %6, align 8
  %63 = tail call double @llvm.fmuladd.f64(double %62, double %51, double %61)
  %64 = fcmp ogt double %59, %63
  %65 = freeze i1 %64
  %66 = zext i1 %65 to i32
  %67 = or i32 %48, %66
  %68 = fadd double %50, %53
  store double %68, ptr %49, align 8
  %69 = add nuw nsw i64 %45, 1
  %70 = icmp eq i64 %69, %21
  br i1 %70, label %39, label %44

71:                                               ; preds = %35, %39, %41
  %72 = phi double [ -1.000000e+00, %39 ], [ %43, %41 ], [ 0.000000e+00, %35 ]
  %73 = getelementptr inbounds double, ptr %36, i64 %22
  br i1 %24, label %74, label %109

74:                                               ; preds = %71
  %75 = load ptr, ptr %20, align 8
  %76 = getelementptr double, ptr %75, i64 %22
  br label %82

77:                                               ; preds = %82
  %78 = icmp eq i32 %105, 0
  br i1 %78, label %79, label %136

79:                                               ; preds = %77
  %80 = tail call double @llvm.fmuladd.f64(double %94, double 1.000000e-09, double 0x10000000000000)
  %81 = fdiv double %96, %80
  br label %109

82:                                               ; preds = %82, %74
  %83 = phi i64 [ 0, %74 ], [ %107, %82 ]
  %84 = phi double [ 0.000000e+00, %74 ], [ %94, %82 ]
  %85 = phi double [ 0.000000e+00, %74 ], [ %96, %82 ]
  %86 = phi i32 [ 0, %74 ], [ %105, %82 ]
  %87 = getelementptr inbounds nuw double, ptr %23, i64 %83
  %88 = load double, ptr %87, align 8
  %89 = tail call double @llvm.fabs.f64(double %88)
  %90 = getelementptr inbounds nuw double, ptr %73, i64 %83
  %91 = load double, ptr %90, align 8
  %92 = tail call double @llvm.fabs.f64(double %91)
  %93 = fcmp ogt double %89, %84
  %94 = select i1 %93, double %89, double %84
  %95 = fcmp ogt double %92, %85
  %96 = select i1 %95, double %92, double %85
  %97 = fmul double %8, %92
  %98 = getelementptr double, ptr %76, i64 %83
  %99 = load double, ptr %98, align 8
  %100 = load double, ptr %6, align 8
  %101 = tail call double @llvm.fmuladd.f64(double %100, double %89, double %99)
  %102 = fcmp ogt double %97, %101
  %103 = freeze i1 %102
  %104 = zext i1 %103 to i32
  %105 = or i32 %86, %104
  %106 = fadd double %88, %91
  store double %106, ptr %87, align 8
  %107 = add nuw nsw i64 %83, 1
  %108 = icmp eq i64 %107, %25
  br i1 %108, label %77, label %82

109:                                              ; preds = %71, %79
  %110 = phi double [ %81, %79 ], [ 0.000000e+00, %71 ]
  %111 = fcmp olt double %72, 0.000000e+00
  %112 = fcmp olt double %110, 0.000000e+00
  %113 = select i1 %111, i1 true, i1 %112
  br i1 %113, label %136, label %114

114:                                              ; preds = %109
  %115 = fcmp ugt double %72, 1.000000e+00
  %116 = fmul double %30, 0x3EB0C6F7A0B5ED8D
  %117 = fcmp ugt double %72, %116
  %118 = select i1 %115, i1 %117, i1 false
  br i1 %118, label %124, label %119

119:                                              ; preds = %114
  %120 = fcmp ugt double %110, 1.000000e+00
  %121 = fmul double %29, 0x3EB0C6F7A0B5ED8D
  %122 = fcmp ugt double %110, %121
  %123 = select i1 %120, i1 %122, i1 false
  br i1 %123, label %124, label %127

124:                                              ; preds = %119, %114
  %125 = add nuw nsw i32 %28, 1
  %126 = icmp eq i32 %125, 4
  br i1 %126, label %136, label %26

127:                                              ; preds = %119
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 608
  store i32 1, ptr %128, align 8
  %129 = load i32, ptr @appell_n_velocity_rows, align 4
  %130 = load i32, ptr @appell_n_rows, align 4
  %131 = icmp eq i32 %129, %130
  %132 = icmp ne i32 %129, 0
  %133 = and i1 %132, %131
  %134 = zext i1 %133 to i32
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 612
  store i32 %134, ptr %135, align 4
  br label %138

136:                                              ; preds = %77, %109, %31, %124
  %137 = load ptr, ptr %9, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %137, i64 %15, i1 false)
  br label %138

138:                                              ; preds = %127, %136
  %139 = phi i32 [ 0, %136 ], [ 1, %127 ]
  ret i32 %139
}

define internal fastcc range(i32 0, 16) i32 @write_sample(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %6 = load i32, ptr %5, align 8
  %7 = load i32, ptr @appell_has_landing, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %26, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %26, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %26

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 340
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %26, label %21

21:                                               ; preds = %17
  %22 = tail call fastcc i32 @land(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 0)
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 624
  store i32 1, ptr %25, align 8
  br label %28

26:                                               ; preds = %21, %17, %13, %9, %4
  %27 = tail call fastcc i32 @project_between(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3)
  br label %28

28:                                               ; preds = %24, %26
  %29 = phi i32 [ 0, %24 ], [ %27, %26 ]
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %31 = load i32, ptr %30, align 8
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %45, label %33

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 608
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %45, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 612
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %45, label %41

41:                                               ; preds = %37
  %42 = load i32, ptr @appell_n_velocity_rows, align 4
  %43 = load i32, ptr @appell_n_rows, align 4
  %44 = icmp eq i32 %42, %43
  br label %45

45:                                               ; preds = %41, %37, %33, %28
  %46 = phi i1 [ false, %37 ], [ false, %33 ], [ false, %28 ], [ %44, %41 ]
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %48 = load ptr, ptr %47, align 8
  %49 = sext i32 %6 to i64
  %50 = getelementptr inbounds i32, ptr %48, i64 %49
  store i32 -1, ptr %50, align 4
  %51 = icmp ne i32 %29, 0
  %52 = select i1 %51, i1 true, i1 %46
  br i1 %52, label %55, label %53

53:                                               ; preds = %45
  %54 = tail call fastcc i32 @write_rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, i64 noundef %49)
  br label %55

55:                                               ; preds = %53, %45
  %56 = phi i32 [ %29, %45 ], [ %54, %53 ]
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %83

58:                                               ; preds = %55
  tail call fastcc void @note_residuals(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds double, ptr %60, i64 %49
  store double %2, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %63 = load ptr, ptr %62, align 8
  %64 = load i32, ptr @appell_n_coordinates, align 4
  %65 = load i32, ptr @appell_n_speeds, align 4
  %66 = add nsw i32 %65, %64
  %67 = load i32, ptr @appell_n_auxiliaries, align 4
  %68 = add nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = mul nsw i64 %69, %49
  %71 = getelementptr inbounds double, ptr %63, i64 %70
  %72 = shl nsw i64 %69, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 8 %3, i64 %72, i1 false)
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %74 = load ptr, ptr %73, align 8
  %75 = load i32, ptr @appell_n_quadratures, align 4
  %76 = sext i32 %75 to i64
  %77 = mul nsw i64 %76, %49
  %78 = getelementptr inbounds double, ptr %74, i64 %77
  %79 = getelementptr inbounds double, ptr %3, i64 %69
  %80 = shl nsw i64 %76, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %78, ptr align 8 %79, i64 %80, i1 false)
  %81 = load i32, ptr %5, align 8
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %5, align 8
  br label %83

83:                                               ; preds = %55, %58
  ret i32 %56
}

define internal fastcc range(i32 0, 12) i32 @begin_events(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 424
  %4 = load ptr, ptr %3, align 8
  %5 = load i32, ptr @appell_n_events, align 4
  %6 = sext i32 %5 to i64
  %7 = shl nsw i64 %6, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %4, i8 0, i64 %7, i1 false)
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 432
  %9 = load ptr, ptr %8, align 8
  tail call void @llvm.memset.p0.i64(ptr align 8 %9, i8 0, i64 %7, i1 false)
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %13 = load ptr, ptr %12, align 8
  %14 = load i32, ptr @appell_n_coordinates, align 4
  %15 = load i32, ptr @appell_n_speeds, align 4
  %16 = add nsw i32 %15, %14
  %17 = load i32, ptr @appell_n_auxiliaries, align 4
  %18 = add nsw i32 %16, %17
  %19 = load i32, ptr @appell_n_quadratures, align 4
  %20 = add nsw i32 %18, %19
  %21 = sext i32 %20 to i64
  %22 = shl nsw i64 %21, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %13, i64 %22, i1 false)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 416
  %26 = load ptr, ptr %25, align 8
  %27 = tail call fastcc i32 @evaluate_events(ptr noundef %0, ptr noundef %1, double noundef %24, ptr noundef %26)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %92

29:                                               ; preds = %2
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 444
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %84

33:                                               ; preds = %29
  %34 = load ptr, ptr %25, align 8
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 464
  %36 = load ptr, ptr %35, align 8
  tail call void @llvm.memset.p0.i64(ptr align 8 %36, i8 0, i64 %7, i1 false)
  %37 = icmp sgt i32 %18, 0
  br i1 %37, label %38, label %83

38:                                               ; preds = %33
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 408
  %40 = icmp sgt i32 %5, 0
  %41 = zext nneg i32 %18 to i64
  %42 = load ptr, ptr %12, align 8
  %43 = load ptr, ptr %10, align 8
  br label %44

44:                                               ; preds = %67, %38
  %45 = phi ptr [ %43, %38 ], [ %60, %67 ]
  %46 = phi ptr [ %42, %38 ], [ %57, %67 ]
  %47 = phi i64 [ 0, %38 ], [ %68, %67 ]
  %48 = getelementptr inbounds nuw double, ptr %46, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = tail call double @llvm.fabs.f64(double %49)
  %51 = tail call double @llvm.maxnum.f64(double %50, double 1.000000e+00)
  %52 = tail call double @llvm.fmuladd.f64(double %51, double 0x3EB0C6F7A0B5ED8D, double %49)
  %53 = getelementptr inbounds nuw double, ptr %45, i64 %47
  store double %52, ptr %53, align 8
  %54 = load double, ptr %23, align 8
  %55 = load ptr, ptr %39, align 8
  %56 = tail call fastcc i32 @evaluate_events(ptr noundef %0, ptr noundef nonnull %1, double noundef %54, ptr noundef %55)
  %57 = load ptr, ptr %12, align 8
  %58 = getelementptr inbounds nuw double, ptr %57, i64 %47
  %59 = load double, ptr %58, align 8
  %60 = load ptr, ptr %10, align 8
  %61 = getelementptr inbounds nuw double, ptr %60, i64 %47
  store double %59, ptr %61, align 8
  %62 = icmp eq i32 %56, 0
  %63 = select i1 %40, i1 %62, i1 false
  br i1 %63, label %64, label %67

64:                                               ; preds = %44
  %65 = load ptr, ptr %39, align 8
  %66 = load ptr, ptr %35, align 8
  br label %70

67:                                               ; preds = %70, %44
  %68 = add nuw nsw i64 %47, 1
  %69 = icmp eq i64 %68, %41
  br i1 %69, label %83, label %44

70:                                               ; preds = %70, %64
  %71 = phi i64 [ 0, %64 ], [ %81, %70 ]
  %72 = getelementptr inbounds nuw double, ptr %65, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds nuw double, ptr %34, i64 %71
  %75 = load double, ptr %74, align 8
  %76 = fsub double %73, %75
  %77 = tail call double @llvm.fabs.f64(double %76)
  %78 = getelementptr inbounds nuw double, ptr %66, i64 %71
  %79 = load double, ptr %78, align 8
  %80 = tail call double @llvm.fmuladd.f64(double %77, double 1.000000e+06, double %79)
  store double %80, ptr %78, align 8
  %81 = add nuw nsw i64 %71, 1
  %82 = icmp eq i64 %81, %6
  br i1 %82, label %67, label %70

83:                                               ; preds = %67, %33
  store i32 1, ptr %30, align 4
  br label %84

84:                                               ; preds = %83, %29
  %85 = icmp sgt i32 %5, 0
  br i1 %85, label %86, label %92

86:                                               ; preds = %84
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 464
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %91 = load ptr, ptr %90, align 8
  br label %94

92:                                               ; preds = %122, %2, %84
  %93 = phi i32 [ 0, %84 ], [ %27, %2 ], [ 0, %122 ]
  ret i32 %93

94:                                               ; preds = %86, %122
  %95 = phi i64 [ 0, %86 ], [ %123, %122 ]
  %96 = getelementptr inbounds nuw double, ptr %88, i64 %95
  %97 = load double, ptr %96, align 8
  %98 = fcmp ogt double %97, 0.000000e+00
  %99 = fmul double %97, -1.000000e-03
  %100 = select i1 %98, double %97, double %99
  %101 = fcmp oeq double %100, 0.000000e+00
  br i1 %101, label %102, label %108

102:                                              ; preds = %94
  %103 = load ptr, ptr %89, align 8
  %104 = getelementptr inbounds nuw double, ptr %103, i64 %95
  %105 = load double, ptr %104, align 8
  %106 = fmul double %105, 0x3D06849B86A12B9B
  %107 = tail call double @llvm.maxnum.f64(double %106, double 0x10000000000000)
  br label %108

108:                                              ; preds = %102, %94
  %109 = phi double [ %107, %102 ], [ %100, %94 ]
  %110 = getelementptr inbounds nuw i32, ptr %91, i64 %95
  %111 = load i32, ptr %110, align 4
  %112 = icmp eq i32 %111, 2
  br i1 %112, label %113, label %122

113:                                              ; preds = %108
  %114 = load ptr, ptr %25, align 8
  %115 = getelementptr inbounds nuw double, ptr %114, i64 %95
  %116 = load double, ptr %115, align 8
  %117 = fcmp ugt double %116, 0.000000e+00
  br i1 %117, label %122, label %118

118:                                              ; preds = %113
  %119 = fsub double %109, %116
  %120 = load ptr, ptr %3, align 8
  %121 = getelementptr inbounds nuw double, ptr %120, i64 %95
  store double %119, ptr %121, align 8
  br label %122

122:                                              ; preds = %118, %113, %108
  %123 = add nuw nsw i64 %95, 1
  %124 = icmp slt i64 %123, %6
  br i1 %124, label %94, label %92
}

define internal fastcc void @restart_step(ptr nocapture noundef initializes((264, 280), (400, 404)) %0, ptr nocapture noundef nonnull %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 400
  store i32 0, ptr %3, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 232
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  %6 = load double, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %8 = load double, ptr %7, align 8
  %9 = fcmp olt double %6, %8
  %10 = select i1 %9, double -1.000000e+00, double 1.000000e+00
  %11 = fsub double %6, %8
  %12 = tail call double @llvm.fabs.f64(double %11)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 396
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 1
  %16 = select i1 %15, double 4.000000e+00, double 8.000000e+00
  %17 = tail call fastcc double @first_step(ptr noundef %0, ptr noundef %1, double noundef %10, double noundef %12, double noundef %16)
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store double %17, ptr %18, align 8
  ret void
}

declare double @llvm.minnum.f64(double, double) #7

declare double @llvm.copysign.f64(double, double) #7

define internal fastcc range(i32 0, 2) i32 @evaluate_landing(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 388
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %5
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %10

10:                                               ; preds = %5, %9
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %13 = load ptr, ptr %12, align 8
  tail call void @appell_landing(double noundef %2, ptr noundef %3, ptr noundef %11, ptr noundef %4, ptr noundef %13) #24
  %14 = load i32, ptr @appell_n_coordinates, align 4
  %15 = load i32, ptr @appell_n_speeds, align 4
  %16 = add nsw i32 %15, %14
  %17 = mul nsw i32 %16, 3
  %18 = add nsw i32 %17, 2
  %19 = load ptr, ptr %12, align 8
  %20 = icmp slt i32 %16, 1
  br i1 %20, label %25, label %21

21:                                               ; preds = %10
  %22 = zext nneg i32 %18 to i64
  br label %35

23:                                               ; preds = %35
  %24 = trunc nuw nsw i64 %37 to i32
  br label %25

25:                                               ; preds = %23, %10
  %26 = phi double [ 0.000000e+00, %10 ], [ %45, %23 ]
  %27 = phi double [ 0.000000e+00, %10 ], [ %50, %23 ]
  %28 = phi double [ 0.000000e+00, %10 ], [ %55, %23 ]
  %29 = phi double [ 0.000000e+00, %10 ], [ %60, %23 ]
  %30 = phi i32 [ 0, %10 ], [ %24, %23 ]
  %31 = icmp slt i32 %30, %18
  br i1 %31, label %32, label %73

32:                                               ; preds = %25
  %33 = zext nneg i32 %30 to i64
  %34 = zext i32 %18 to i64
  br label %64

35:                                               ; preds = %35, %21
  %36 = phi i64 [ 0, %21 ], [ %63, %35 ]
  %37 = phi i64 [ 4, %21 ], [ %61, %35 ]
  %38 = phi double [ 0.000000e+00, %21 ], [ %60, %35 ]
  %39 = phi double [ 0.000000e+00, %21 ], [ %55, %35 ]
  %40 = phi double [ 0.000000e+00, %21 ], [ %50, %35 ]
  %41 = phi double [ 0.000000e+00, %21 ], [ %45, %35 ]
  %42 = getelementptr inbounds nuw double, ptr %19, i64 %36
  %43 = load double, ptr %42, align 8
  %44 = fsub double %43, %43
  %45 = fadd double %41, %44
  %46 = or disjoint i64 %36, 1
  %47 = getelementptr inbounds nuw double, ptr %19, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = fsub double %48, %48
  %50 = fadd double %40, %49
  %51 = or disjoint i64 %36, 2
  %52 = getelementptr inbounds nuw double, ptr %19, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fsub double %53, %53
  %55 = fadd double %39, %54
  %56 = or disjoint i64 %36, 3
  %57 = getelementptr inbounds nuw double, ptr %19, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = fsub double %58, %58
  %60 = fadd double %38, %59
  %61 = add nuw nsw i64 %37, 4
  %62 = icmp samesign ugt i64 %61, %22
  %63 = add nuw nsw i64 %36, 4
  br i1 %62, label %23, label %35

64:                                               ; preds = %64, %32
  %65 = phi i64 [ %33, %32 ], [ %71, %64 ]
  %66 = phi double [ %26, %32 ], [ %70, %64 ]
  %67 = getelementptr inbounds nuw double, ptr %19, i64 %65
  %68 = load double, ptr %67, align 8
  %69 = fsub double %68, %68
  %70 = fadd double %66, %69
  %71 = add nuw nsw i64 %65, 1
  %72 = icmp eq i64 %71, %34
  br i1 %72, label %73, label %64

73:                                               ; preds = %64, %25
  %74 = phi double [ %26, %25 ], [ %70, %64 ]
  %75 = fadd double %27, %74
  %76 = fadd double %28, %29
  %77 = fadd double %76, %75
  %78 = fcmp une double %77, 0.000000e+00
  br i1 %78, label %108, label %79

79:                                               ; preds = %73
  %80 = sext i32 %17 to i64
  %81 = getelementptr inbounds double, ptr %19, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 16
  %83 = load double, ptr %81, align 8
  %84 = fcmp ogt double %83, 0x3D719799812DEA11
  br i1 %84, label %85, label %108

85:                                               ; preds = %79
  %86 = getelementptr inbounds nuw i8, ptr %81, i64 8
  %87 = load double, ptr %86, align 8
  %88 = fcmp ogt double %87, 1.000000e-03
  br i1 %88, label %89, label %108

89:                                               ; preds = %85
  %90 = load i32, ptr @appell_n_rows, align 4
  %91 = icmp slt i32 %90, 1
  br i1 %91, label %108, label %92

92:                                               ; preds = %89
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %94 = load ptr, ptr %93, align 8
  %95 = zext nneg i32 %90 to i64
  br label %99

96:                                               ; preds = %99
  %97 = add nuw nsw i64 %100, 1
  %98 = icmp eq i64 %97, %95
  br i1 %98, label %108, label %99

99:                                               ; preds = %96, %92
  %100 = phi i64 [ 0, %92 ], [ %97, %96 ]
  %101 = getelementptr inbounds nuw double, ptr %94, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = fmul double %102, 1.000000e-03
  %104 = getelementptr inbounds nuw double, ptr %82, i64 %100
  %105 = load double, ptr %104, align 8
  %106 = fmul double %103, %103
  %107 = fcmp ogt double %105, %106
  br i1 %107, label %96, label %108

108:                                              ; preds = %99, %96, %89, %85, %79, %73
  %109 = phi i32 [ 0, %73 ], [ 0, %85 ], [ 0, %79 ], [ 1, %89 ], [ 0, %99 ], [ 1, %96 ]
  ret i32 %109
}

declare void @appell_landing(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

declare double @llvm.fmuladd.f64(double, double, double) #7

define internal fastcc void @note_residuals(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 624
  br i1 %7, label %9, label %10

9:                                                ; preds = %4
  store i32 0, ptr %8, align 8
  br label %16

10:                                               ; preds = %4
  %11 = load i32, ptr %8, align 8
  %12 = icmp eq i32 %11, 0
  store i32 0, ptr %8, align 8
  br i1 %12, label %13, label %16

13:                                               ; preds = %10
  %14 = load i32, ptr @appell_n_position_rows, align 4
  %15 = load i32, ptr @appell_n_velocity_rows, align 4
  br label %35

16:                                               ; preds = %9, %10
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 388
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %21

21:                                               ; preds = %20, %16
  %22 = load i32, ptr @appell_n_position_rows, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %21
  %25 = load ptr, ptr %0, align 8
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %27 = load ptr, ptr %26, align 8
  tail call void @appell_position(double noundef %2, ptr noundef %3, ptr noundef %25, ptr noundef null, ptr noundef %27) #24
  br label %28

28:                                               ; preds = %24, %21
  %29 = load i32, ptr @appell_n_velocity_rows, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %35, label %31

31:                                               ; preds = %28
  %32 = load ptr, ptr %0, align 8
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %34 = load ptr, ptr %33, align 8
  tail call void @appell_velocity(double noundef %2, ptr noundef %3, ptr noundef %32, ptr noundef null, ptr noundef %34) #24
  br label %35

35:                                               ; preds = %13, %31, %28
  %36 = phi i32 [ %15, %13 ], [ %29, %31 ], [ 0, %28 ]
  %37 = phi i32 [ %14, %13 ], [ %22, %31 ], [ %22, %28 ]
  %38 = load i32, ptr @appell_n_norm_rows, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %61, label %40

40:                                               ; preds = %35
  %41 = load ptr, ptr %0, align 8
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %43 = load ptr, ptr %42, align 8
  tail call void @appell_norms(double noundef %2, ptr noundef %3, ptr noundef %41, ptr noundef null, ptr noundef %43) #24
  %44 = icmp sgt i32 %38, 0
  br i1 %44, label %45, label %61

45:                                               ; preds = %40
  %46 = load ptr, ptr %42, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %48 = load ptr, ptr %47, align 8
  %49 = zext nneg i32 %38 to i64
  br label %50

50:                                               ; preds = %50, %45
  %51 = phi i64 [ 0, %45 ], [ %59, %50 ]
  %52 = getelementptr inbounds nuw double, ptr %46, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = tail call double @llvm.fabs.f64(double %53)
  %55 = getelementptr inbounds nuw double, ptr %48, i64 %51
  %56 = load double, ptr %55, align 8
  %57 = fcmp ogt double %54, %56
  %58 = select i1 %57, double %54, double %56
  store double %58, ptr %55, align 8
  %59 = add nuw nsw i64 %51, 1
  %60 = icmp eq i64 %59, %49
  br i1 %60, label %61, label %50

61:                                               ; preds = %50, %35, %40
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %65 = load ptr, ptr %64, align 8
  %66 = icmp sgt i32 %37, 0
  br i1 %66, label %67, label %80

67:                                               ; preds = %61
  %68 = zext nneg i32 %37 to i64
  br label %69

69:                                               ; preds = %69, %67
  %70 = phi i64 [ 0, %67 ], [ %78, %69 ]
  %71 = getelementptr inbounds nuw double, ptr %63, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = tail call double @llvm.fabs.f64(double %72)
  %74 = getelementptr inbounds nuw double, ptr %65, i64 %70
  %75 = load double, ptr %74, align 8
  %76 = fcmp ogt double %73, %75
  %77 = select i1 %76, double %73, double %75
  store double %77, ptr %74, align 8
  %78 = add nuw nsw i64 %70, 1
  %79 = icmp eq i64 %78, %68
  br i1 %79, label %80, label %69

80:                                               ; preds = %69, %61
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %84 = load ptr, ptr %83, align 8
  %85 = icmp sgt i32 %36, 0
  br i1 %85, label %86, label %99

86:                                               ; preds = %80
  %87 = zext nneg i32 %36 to i64
  br label %88

88:                                               ; preds = %88, %86
  %89 = phi i64 [ 0, %86 ], [ %97, %88 ]
  %90 = getelementptr inbounds nuw double, ptr %82, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = tail call double @llvm.fabs.f64(double %91)
  %93 = getelementptr inbounds nuw double, ptr %84, i64 %89
  %94 = load double, ptr %93, align 8
  %95 = fcmp ogt double %92, %94
  %96 = select i1 %95, double %92, double %94
  store double %96, ptr %93, align 8
  %97 = add nuw nsw i64 %89, 1
  %98 = icmp eq i64 %97, %87
  br i1 %98, label %99, label %88

99:                                               ; preds = %88, %80
  ret void
}

define internal fastcc range(i32 0, 16) i32 @project_between(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #24
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %32, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 340
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  %13 = tail call fastcc i32 @factorise_metric(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %14 = icmp eq i32 %13, 0
  br i1 %12, label %15, label %18

15:                                               ; preds = %9
  br i1 %14, label %16, label %32

16:                                               ; preds = %15
  %17 = tail call fastcc i32 @project(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3)
  br label %32

18:                                               ; preds = %9
  br i1 %14, label %19, label %32

19:                                               ; preds = %18
  %20 = call fastcc i32 @project_nearby(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, double noundef 1.000000e+03, ptr noundef %5)
  %21 = icmp eq i32 %20, 0
  %22 = load double, ptr %5, align 8
  %23 = fcmp ogt double %22, 1.000000e+00
  %24 = select i1 %21, i1 %23, i1 false
  br i1 %24, label %25, label %32

25:                                               ; preds = %19
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 436
  %27 = load i32, ptr %26, align 4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %26, align 4
  %29 = icmp eq i32 %27, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 312
  store double %2, ptr %31, align 8
  br label %32

32:                                               ; preds = %18, %4, %16, %15, %19, %25, %30
  %33 = phi i32 [ 0, %30 ], [ 0, %25 ], [ %20, %19 ], [ %17, %16 ], [ %13, %15 ], [ 0, %4 ], [ %13, %18 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #24
  ret i32 %33
}

define internal fastcc range(i32 0, 16) i32 @project_nearby(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, double noundef %4, ptr nocapture noundef nonnull initializes((0, 8)) %5) unnamed_addr #4 {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %8 = load double, ptr %7, align 8
  %9 = tail call double @llvm.sqrt.f64(double %8)
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %11 = load ptr, ptr %10, align 8
  %12 = load i32, ptr @appell_n_coordinates, align 4
  %13 = load i32, ptr @appell_n_speeds, align 4
  %14 = add nsw i32 %13, %12
  %15 = load i32, ptr @appell_n_auxiliaries, align 4
  %16 = add nsw i32 %14, %15
  %17 = sext i32 %16 to i64
  %18 = shl nsw i64 %17, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %3, i64 %18, i1 false)
  store double 0.000000e+00, ptr %5, align 8
  %19 = tail call fastcc i32 @project(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %20 = icmp eq i32 %19, 0
  %21 = icmp sgt i32 %16, 0
  %22 = select i1 %21, i1 %20, i1 false
  br i1 %22, label %23, label %28

23:                                               ; preds = %6
  %24 = load ptr, ptr %10, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %26 = load ptr, ptr %25, align 8
  %27 = load double, ptr %5, align 8
  br label %30

28:                                               ; preds = %53, %6
  %29 = phi i32 [ 0, %6 ], [ %55, %53 ]
  br i1 %20, label %58, label %64

30:                                               ; preds = %23, %53
  %31 = phi double [ %27, %23 ], [ %54, %53 ]
  %32 = phi i64 [ 0, %23 ], [ %56, %53 ]
  %33 = phi i32 [ 0, %23 ], [ %55, %53 ]
  %34 = getelementptr inbounds nuw double, ptr %24, i64 %32
  %35 = load double, ptr %34, align 8
  %36 = tail call double @llvm.fabs.f64(double %35)
  %37 = getelementptr inbounds nuw double, ptr %3, i64 %32
  %38 = load double, ptr %37, align 8
  %39 = tail call double @llvm.fabs.f64(double %38)
  %40 = tail call double @llvm.maxnum.f64(double %36, double %39)
  %41 = fsub double %38, %35
  %42 = tail call double @llvm.fabs.f64(double %41)
  %43 = fmul double %9, %42
  %44 = getelementptr inbounds nuw double, ptr %26, i64 %32
  %45 = load double, ptr %44, align 8
  %46 = load double, ptr %7, align 8
  %47 = tail call double @llvm.fmuladd.f64(double %46, double %40, double %45)
  %48 = fmul double %31, %47
  %49 = fcmp ugt double %43, %48
  br i1 %49, label %50, label %53

50:                                               ; preds = %30
  %51 = fdiv double %43, %47
  store double %51, ptr %5, align 8
  %52 = trunc nuw nsw i64 %32 to i32
  br label %53

53:                                               ; preds = %50, %30
  %54 = phi double [ %31, %30 ], [ %51, %50 ]
  %55 = phi i32 [ %33, %30 ], [ %52, %50 ]
  %56 = add nuw nsw i64 %32, 1
  %57 = icmp slt i64 %56, %17
  br i1 %57, label %30, label %28

58:                                               ; preds = %28
  %59 = load double, ptr %5, align 8
  %60 = fcmp ugt double %59, %4
  br i1 %60, label %61, label %64

61:                                               ; preds = %58
  %62 = icmp slt i32 %29, %12
  %63 = select i1 %62, i32 6, i32 7
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %63, i32 noundef %29, double noundef %2)
  br label %64

64:                                               ; preds = %28, %58, %61
  %65 = phi i32 [ 15, %61 ], [ 0, %58 ], [ %19, %28 ]
  ret i32 %65
}

declare double @llvm.maxnum.f64(double, double) #7

define internal fastcc void @fail(ptr nocapture noundef writeonly initializes((256, 264), (380, 388)) %0, i32 noundef %1, i32 noundef %2, double noundef %3) unnamed_addr #11 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 380
  store i32 %1, ptr %5, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store i32 %2, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 256
  store double %3, ptr %7, align 8
  ret void
}

declare void @appell_position(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #6

declare void @appell_velocity(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #6

declare void @appell_norms(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #6

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #12

define internal fastcc range(i32 0, 12) i32 @evaluate_events(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #2 {
  %5 = load i32, ptr @appell_events_need_rates, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %14, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 368
  %11 = load ptr, ptr %10, align 8
  %12 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %9, ptr noundef %11, i32 noundef 1)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %21, label %108

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 388
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %20 = load ptr, ptr %19, align 8
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %20)
  br label %21

21:                                               ; preds = %18, %14, %7
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %0, align 8
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %26 = load ptr, ptr %25, align 8
  tail call void @appell_events(double noundef %2, ptr noundef %23, ptr noundef %24, ptr noundef %26, ptr noundef %3) #24
  %27 = load i32, ptr @appell_n_events, align 4
  %28 = icmp sgt i32 %27, 0
  br i1 %28, label %29, label %41

29:                                               ; preds = %21
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 424
  %33 = load ptr, ptr %32, align 8
  %34 = zext nneg i32 %27 to i64
  br label %95

35:                                               ; preds = %95
  %36 = icmp slt i32 %27, 4
  br i1 %36, label %41, label %37

37:                                               ; preds = %35
  %38 = zext nneg i32 %27 to i64
  br label %51

39:                                               ; preds = %51
  %40 = trunc nuw nsw i64 %53 to i32
  br label %41

41:                                               ; preds = %21, %39, %35
  %42 = phi double [ 0.000000e+00, %35 ], [ %61, %39 ], [ 0.000000e+00, %21 ]
  %43 = phi double [ 0.000000e+00, %35 ], [ %66, %39 ], [ 0.000000e+00, %21 ]
  %44 = phi double [ 0.000000e+00, %35 ], [ %71, %39 ], [ 0.000000e+00, %21 ]
  %45 = phi double [ 0.000000e+00, %35 ], [ %76, %39 ], [ 0.000000e+00, %21 ]
  %46 = phi i32 [ 0, %35 ], [ %40, %39 ], [ 0, %21 ]
  %47 = icmp slt i32 %46, %27
  br i1 %47, label %48, label %89

48:                                               ; preds = %41
  %49 = zext nneg i32 %46 to i64
  %50 = zext i32 %27 to i64
  br label %80

51:                                               ; preds = %51, %37
  %52 = phi i64 [ 0, %37 ], [ %79, %51 ]
  %53 = phi i64 [ 4, %37 ], [ %77, %51 ]
  %54 = phi double [ 0.000000e+00, %37 ], [ %76, %51 ]
  %55 = phi double [ 0.000000e+00, %37 ], [ %71, %51 ]
  %56 = phi double [ 0.000000e+00, %37 ], [ %66, %51 ]
  %57 = phi double [ 0.000000e+00, %37 ], [ %61, %51 ]
  %58 = getelementptr inbounds nuw double, ptr %3, i64 %52
  %59 = load double, ptr %58, align 8
  %60 = fsub double %59, %59
  %61 = fadd double %57, %60
  %62 = or disjoint i64 %52, 1
  %63 = getelementptr inbounds nuw double, ptr %3, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fsub double %64, %64
  %66 = fadd double %56, %65
  %67 = or disjoint i64 %52, 2
  %68 = getelementptr inbounds nuw double, ptr %3, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = fsub double %69, %69
  %71 = fadd double %55, %70
  %72 = or disjoint i64 %52, 3
  %73 = getelementptr inbounds nuw double, ptr %3, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = fsub double %74, %74
  %76 = fadd double %54, %75
  %77 = add nuw nsw i64 %53, 4
  %78 = icmp samesign ugt i64 %77, %38
  %79 = add nuw nsw i64 %52, 4
  br i1 %78, label %39, label %51

80:                                               ; preds = %80, %48
  %81 = phi i64 [ %49, %48 ], [ %87, %80 ]
  %82 = phi double [ %42, %48 ], [ %86, %80 ]
  %83 = getelementptr inbounds nuw double, ptr %3, i64 %81
  %84 = load double, ptr %83, align 8
  %85 = fsub double %84, %84
  %86 = fadd double %82, %85
  %87 = add nuw nsw i64 %81, 1
  %88 = icmp eq i64 %87, %50
  br i1 %88, label %89, label %80

89:                                               ; preds = %80, %41
  %90 = phi double [ %42, %41 ], [ %86, %80 ]
  %91 = fadd double %43, %90
  %92 = fadd double %44, %45
  %93 = fadd double %92, %91
  %94 = fcmp une double %93, 0.000000e+00
  br i1 %94, label %107, label %108

95:                                               ; preds = %29, %95
  %96 = phi i64 [ 0, %29 ], [ %105, %95 ]
  %97 = getelementptr inbounds nuw double, ptr %31, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = getelementptr inbounds nuw double, ptr %33, i64 %96
  %100 = load double, ptr %99, align 8
  %101 = fadd double %98, %100
  %102 = getelementptr inbounds nuw double, ptr %3, i64 %96
  %103 = load double, ptr %102, align 8
  %104 = fadd double %103, %101
  store double %104, ptr %102, align 8
  %105 = add nuw nsw i64 %96, 1
  %106 = icmp eq i64 %105, %34
  br i1 %106, label %35, label %95

107:                                              ; preds = %89
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 10, i32 noundef 0, double noundef %2)
  br label %108

108:                                              ; preds = %7, %107, %89
  %109 = phi i32 [ %12, %7 ], [ 5, %107 ], [ 0, %89 ]
  ret i32 %109
}

declare void @appell_events(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define internal fastcc double @first_step(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, double noundef %3, double noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr @appell_n_coordinates, align 4
  %9 = load i32, ptr @appell_n_speeds, align 4
  %10 = add nsw i32 %9, %8
  %11 = load i32, ptr @appell_n_auxiliaries, align 4
  %12 = add nsw i32 %10, %11
  %13 = icmp sgt i32 %12, 0
  br i1 %13, label %20, label %14

14:                                               ; preds = %5
  %15 = sitofp i32 %12 to double
  %16 = fdiv double 0.000000e+00, %15
  %17 = tail call double @llvm.sqrt.f64(double %16)
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 376
  %19 = load ptr, ptr %18, align 8
  br label %63

20:                                               ; preds = %5
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %24 = load double, ptr %23, align 8
  %25 = zext nneg i32 %12 to i64
  br label %26

26:                                               ; preds = %26, %20
  %27 = phi i64 [ 0, %20 ], [ %37, %26 ]
  %28 = phi double [ 0.000000e+00, %20 ], [ %36, %26 ]
  %29 = getelementptr inbounds nuw double, ptr %7, i64 %27
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw double, ptr %22, i64 %27
  %32 = load double, ptr %31, align 8
  %33 = tail call double @llvm.fabs.f64(double %30)
  %34 = tail call double @llvm.fmuladd.f64(double %24, double %33, double %32)
  %35 = fdiv double %30, %34
  %36 = tail call double @llvm.fmuladd.f64(double %35, double %35, double %28)
  %37 = add nuw nsw i64 %27, 1
  %38 = icmp eq i64 %37, %25
  br i1 %38, label %39, label %26

39:                                               ; preds = %26
  %40 = sitofp i32 %12 to double
  %41 = fdiv double %36, %40
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 376
  %43 = load ptr, ptr %42, align 8
  br label %44

44:                                               ; preds = %44, %39
  %45 = phi i64 [ 0, %39 ], [ %57, %44 ]
  %46 = phi double [ 0.000000e+00, %39 ], [ %56, %44 ]
  %47 = getelementptr inbounds nuw double, ptr %43, i64 %45
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds nuw double, ptr %22, i64 %45
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds nuw double, ptr %7, i64 %45
  %52 = load double, ptr %51, align 8
  %53 = tail call double @llvm.fabs.f64(double %52)
  %54 = tail call double @llvm.fmuladd.f64(double %24, double %53, double %50)
  %55 = fdiv double %48, %54
  %56 = tail call double @llvm.fmuladd.f64(double %55, double %55, double %46)
  %57 = add nuw nsw i64 %45, 1
  %58 = icmp eq i64 %57, %25
  br i1 %58, label %59, label %44

59:                                               ; preds = %44
  %60 = tail call double @llvm.sqrt.f64(double %41)
  %61 = fdiv double %56, %40
  %62 = tail call double @llvm.sqrt.f64(double %61)
  br label %63

63:                                               ; preds = %59, %14
  %64 = phi double [ %62, %59 ], [ %17, %14 ]
  %65 = phi ptr [ %43, %59 ], [ %19, %14 ]
  %66 = phi ptr [ %42, %59 ], [ %18, %14 ]
  %67 = phi double [ %60, %59 ], [ %17, %14 ]
  %68 = phi double [ %40, %59 ], [ %15, %14 ]
  %69 = fcmp olt double %67, 1.000000e-05
  %70 = fcmp olt double %64, 1.000000e-05
  %71 = select i1 %69, i1 true, i1 %70
  %72 = fmul double %67, 1.000000e-02
  %73 = fdiv double %72, %64
  %74 = select i1 %71, double 0x3EB0C6F7A0B5ED8D, double %73
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %76 = load double, ptr %75, align 8
  %77 = tail call double @llvm.minnum.f64(double %74, double %76)
  %78 = tail call double @llvm.minnum.f64(double %77, double %3)
  %79 = load i32, ptr @appell_n_quadratures, align 4
  %80 = add nsw i32 %79, %12
  %81 = icmp sgt i32 %80, 0
  br i1 %81, label %85, label %82

82:                                               ; preds = %63
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %84 = load ptr, ptr %83, align 8
  br label %90

85:                                               ; preds = %63
  %86 = fmul double %2, %78
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %88 = load ptr, ptr %87, align 8
  %89 = zext nneg i32 %80 to i64
  br label %113

90:                                               ; preds = %113, %82
  %91 = phi ptr [ %84, %82 ], [ %88, %113 ]
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %93 = load double, ptr %92, align 8
  %94 = tail call double @llvm.fmuladd.f64(double %2, double %78, double %93)
  %95 = load i32, ptr @appell_n_rows, align 4
  %96 = shl nsw i32 %95, 1
  %97 = add i32 %10, 2
  %98 = add i32 %97, %96
  %99 = tail call noundef i32 @llvm.smax.i32(i32 %80, i32 %98)
  %100 = add nsw i32 %99, 3
  %101 = and i32 %100, -4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds double, ptr %65, i64 %102
  %104 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef %1, double noundef %94, ptr noundef %91, ptr noundef %103, i32 noundef 0)
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %123

106:                                              ; preds = %90
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %108 = load ptr, ptr %107, align 8
  br i1 %13, label %109, label %148

109:                                              ; preds = %106
  %110 = load ptr, ptr %66, align 8
  %111 = zext nneg i32 %12 to i64
  %112 = getelementptr double, ptr %110, i64 %102
  br label %155

113:                                              ; preds = %85, %113
  %114 = phi i64 [ 0, %85 ], [ %121, %113 ]
  %115 = getelementptr inbounds nuw double, ptr %7, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = getelementptr inbounds nuw double, ptr %65, i64 %114
  %118 = load double, ptr %117, align 8
  %119 = tail call double @llvm.fmuladd.f64(double %86, double %118, double %116)
  %120 = getelementptr inbounds nuw double, ptr %88, i64 %114
  store double %119, ptr %120, align 8
  %121 = add nuw nsw i64 %114, 1
  %122 = icmp eq i64 %121, %89
  br i1 %122, label %90, label %113

123:                                              ; preds = %90
  %124 = fmul double %2, 1.000000e-02
  %125 = fmul double %124, %78
  br label %180

126:                                              ; preds = %155
  %127 = load ptr, ptr %6, align 8
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %129 = load ptr, ptr %128, align 8
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %131 = load double, ptr %130, align 8
  %132 = zext nneg i32 %12 to i64
  br label %133

133:                                              ; preds = %133, %126
  %134 = phi i64 [ 0, %126 ], [ %146, %133 ]
  %135 = phi double [ 0.000000e+00, %126 ], [ %145, %133 ]
  %136 = getelementptr inbounds nuw double, ptr %108, i64 %134
  %137 = load double, ptr %136, align 8
  %138 = getelementptr inbounds nuw double, ptr %129, i64 %134
  %139 = load double, ptr %138, align 8
  %140 = getelementptr inbounds nuw double, ptr %127, i64 %134
  %141 = load double, ptr %140, align 8
  %142 = tail call double @llvm.fabs.f64(double %141)
  %143 = tail call double @llvm.fmuladd.f64(double %131, double %142, double %139)
  %144 = fdiv double %137, %143
  %145 = tail call double @llvm.fmuladd.f64(double %144, double %144, double %135)
  %146 = add nuw nsw i64 %134, 1
  %147 = icmp eq i64 %146, %132
  br i1 %147, label %148, label %133

148:                                              ; preds = %133, %106
  %149 = phi double [ 0.000000e+00, %106 ], [ %145, %133 ]
  %150 = fdiv double %149, %68
  %151 = tail call double @llvm.sqrt.f64(double %150)
  %152 = fdiv double %151, %78
  %153 = tail call double @llvm.maxnum.f64(double %64, double %152)
  %154 = fcmp ugt double %153, 1.000000e-15
  br i1 %154, label %168, label %165

155:                                              ; preds = %109, %155
  %156 = phi i64 [ 0, %109 ], [ %163, %155 ]
  %157 = getelementptr double, ptr %112, i64 %156
  %158 = load double, ptr %157, align 8
  %159 = getelementptr inbounds nuw double, ptr %110, i64 %156
  %160 = load double, ptr %159, align 8
  %161 = fsub double %158, %160
  %162 = getelementptr inbounds nuw double, ptr %108, i64 %156
  store double %161, ptr %162, align 8
  %163 = add nuw nsw i64 %156, 1
  %164 = icmp eq i64 %163, %111
  br i1 %164, label %126, label %155

165:                                              ; preds = %148
  %166 = fmul double %78, 1.000000e-03
  %167 = tail call double @llvm.maxnum.f64(double %166, double 0x3EB0C6F7A0B5ED8D)
  br label %172

168:                                              ; preds = %148
  %169 = fdiv double 1.000000e-02, %153
  %170 = fdiv double 1.000000e+00, %4
  %171 = tail call double @llvm.pow.f64(double %169, double %170)
  br label %172

172:                                              ; preds = %168, %165
  %173 = phi double [ %167, %165 ], [ %171, %168 ]
  %174 = fmul double %78, 1.000000e+02
  %175 = tail call double @llvm.minnum.f64(double %174, double %173)
  %176 = load double, ptr %75, align 8
  %177 = tail call double @llvm.minnum.f64(double %3, double %176)
  %178 = tail call double @llvm.minnum.f64(double %175, double %177)
  %179 = fmul double %2, %178
  br label %180

180:                                              ; preds = %172, %123
  %181 = phi double [ %125, %123 ], [ %179, %172 ]
  ret double %181
}

declare double @llvm.pow.f64(double, double) #7

define internal fastcc range(i32 0, 15) i32 @find_crossings(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr nocapture noundef nonnull initializes((0, 4)) %3) unnamed_addr #4 {
  %5 = alloca [32 x double], align 16
  %6 = alloca [32 x i32], align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5) #24
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6) #24
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #24
  store i32 0, ptr %7, align 4
  store i32 0, ptr %3, align 4
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 408
  %10 = load ptr, ptr %9, align 8
  %11 = tail call fastcc i32 @events_at(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, double noundef 0.000000e+00, ptr noundef %10)
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 448
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 432
  %15 = load ptr, ptr %14, align 8
  %16 = load i32, ptr @appell_n_events, align 4
  %17 = sext i32 %16 to i64
  %18 = shl nsw i64 %17, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %15, i64 %18, i1 false)
  %19 = icmp sgt i32 %16, 0
  %20 = icmp eq i32 %11, 0
  %21 = select i1 %19, i1 %20, i1 false
  br i1 %21, label %22, label %37

22:                                               ; preds = %4
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 440
  br label %24

24:                                               ; preds = %24, %22
  %25 = phi i64 [ 0, %22 ], [ %33, %24 ]
  %26 = load ptr, ptr %23, align 8
  %27 = getelementptr inbounds nuw double, ptr %26, i64 %25
  store double 0.000000e+00, ptr %27, align 8
  %28 = load ptr, ptr %9, align 8
  %29 = getelementptr inbounds nuw double, ptr %28, i64 %25
  %30 = load double, ptr %29, align 8
  %31 = trunc nuw nsw i64 %25 to i32
  %32 = tail call fastcc i32 @visit(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, i32 noundef %31, double noundef 0.000000e+00, double noundef %30, ptr noundef nonnull %3)
  %33 = add nuw nsw i64 %25, 1
  %34 = icmp slt i64 %33, %17
  %35 = icmp eq i32 %32, 0
  %36 = select i1 %34, i1 %35, i1 false
  br i1 %36, label %24, label %37

37:                                               ; preds = %24, %4
  %38 = phi i32 [ %11, %4 ], [ %32, %24 ]
  %39 = tail call double @llvm.fabs.f64(double %2)
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %41 = load double, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %43 = load double, ptr %42, align 8
  %44 = fsub double %41, %43
  %45 = tail call double @llvm.fabs.f64(double %44)
  %46 = fmul double %45, 1.000000e-09
  %47 = fcmp ogt double %39, %46
  store double 0.000000e+00, ptr %5, align 16
  store i32 0, ptr %6, align 16
  %48 = icmp eq i32 %38, 0
  br i1 %48, label %49, label %122

49:                                               ; preds = %37
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 584
  br label %52

52:                                               ; preds = %49, %114
  %53 = phi i32 [ 1, %49 ], [ %117, %114 ]
  %54 = phi i32 [ 0, %49 ], [ %116, %114 ]
  %55 = load i32, ptr %3, align 4
  %56 = icmp sgt i32 %55, 0
  br i1 %56, label %57, label %74

57:                                               ; preds = %52
  %58 = load ptr, ptr %50, align 8
  %59 = load ptr, ptr %51, align 8
  %60 = zext nneg i32 %55 to i64
  br label %61

61:                                               ; preds = %61, %57
  %62 = phi i64 [ 0, %57 ], [ %70, %61 ]
  %63 = phi i32 [ 0, %57 ], [ %69, %61 ]
  %64 = getelementptr inbounds nuw i32, ptr %59, i64 %62
  %65 = load i32, ptr %64, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %58, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = or i32 %68, %63
  %70 = add nuw nsw i64 %62, 1
  %71 = icmp eq i64 %70, %60
  br i1 %71, label %72, label %61

72:                                               ; preds = %61
  %73 = icmp eq i32 %69, 0
  br i1 %73, label %74, label %126

74:                                               ; preds = %52, %72
  %75 = add nsw i32 %53, -1
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [32 x double], ptr %5, i64 0, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds [32 x i32], ptr %6, i64 0, i64 %76
  %80 = load i32, ptr %79, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #24
  %81 = icmp sgt i32 %80, 0
  br i1 %81, label %89, label %82

82:                                               ; preds = %89, %74
  %83 = phi double [ 1.000000e+00, %74 ], [ %92, %89 ]
  %84 = icmp sgt i32 %54, 4096
  %85 = select i1 %84, i32 0, i32 30
  %86 = call fastcc i32 @search_or_halve(ptr noundef %0, ptr noundef %1, double noundef %2, double noundef %78, double noundef %83, i32 noundef %80, i32 noundef %85, ptr noundef %8, ptr noundef %7, ptr noundef %3)
  %87 = load i32, ptr %8, align 4
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %114, label %95

89:                                               ; preds = %74, %89
  %90 = phi i32 [ %93, %89 ], [ 0, %74 ]
  %91 = phi double [ %92, %89 ], [ 1.000000e+00, %74 ]
  %92 = fmul double %91, 5.000000e-01
  %93 = add nuw nsw i32 %90, 1
  %94 = icmp eq i32 %93, %80
  br i1 %94, label %82, label %89

95:                                               ; preds = %82
  %96 = load i32, ptr %7, align 4
  %97 = icmp sgt i32 %96, 16
  br i1 %97, label %102, label %98

98:                                               ; preds = %95
  %99 = add nsw i32 %54, 1
  %100 = icmp sgt i32 %54, 4095
  %101 = select i1 %100, i1 %47, i1 false
  br i1 %101, label %103, label %105

102:                                              ; preds = %95
  br i1 %47, label %103, label %105

103:                                              ; preds = %98, %102
  %104 = phi i32 [ %54, %102 ], [ %99, %98 ]
  br label %105

105:                                              ; preds = %103, %102, %98
  %106 = phi i32 [ 14, %103 ], [ %86, %102 ], [ %86, %98 ]
  %107 = phi i32 [ %104, %103 ], [ %54, %102 ], [ %99, %98 ]
  %108 = tail call double @llvm.fmuladd.f64(double %83, double 5.000000e-01, double %78)
  store double %108, ptr %77, align 8
  %109 = add nsw i32 %80, 1
  store i32 %109, ptr %79, align 4
  %110 = sext i32 %53 to i64
  %111 = getelementptr inbounds [32 x double], ptr %5, i64 0, i64 %110
  store double %78, ptr %111, align 8
  %112 = add nsw i32 %53, 1
  %113 = getelementptr inbounds [32 x i32], ptr %6, i64 0, i64 %110
  store i32 %109, ptr %113, align 4
  br label %114

114:                                              ; preds = %82, %105
  %115 = phi i32 [ %106, %105 ], [ %86, %82 ]
  %116 = phi i32 [ %107, %105 ], [ %54, %82 ]
  %117 = phi i32 [ %112, %105 ], [ %75, %82 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #24
  %118 = icmp eq i32 %117, 0
  %119 = icmp ne i32 %115, 0
  %120 = select i1 %118, i1 true, i1 %119
  br i1 %120, label %121, label %52

121:                                              ; preds = %114
  br i1 %119, label %122, label %126

122:                                              ; preds = %37, %121
  %123 = phi i32 [ %115, %121 ], [ %38, %37 ]
  %124 = load ptr, ptr %14, align 8
  %125 = load ptr, ptr %12, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %124, ptr align 8 %125, i64 %18, i1 false)
  br label %126

126:                                              ; preds = %72, %122, %121
  %127 = phi i32 [ %123, %122 ], [ 0, %121 ], [ 0, %72 ]
  %128 = load i32, ptr %3, align 4
  %129 = icmp sgt i32 %128, 1
  br i1 %129, label %130, label %162

130:                                              ; preds = %126
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %132 = load ptr, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %1, i64 584
  %134 = load ptr, ptr %133, align 8
  %135 = zext nneg i32 %128 to i64
  br label %136

136:                                              ; preds = %154, %130
  %137 = phi i64 [ 1, %130 ], [ %160, %154 ]
  %138 = getelementptr inbounds nuw double, ptr %132, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = getelementptr inbounds nuw i32, ptr %134, i64 %137
  %141 = load i32, ptr %140, align 4
  br label %142

142:                                              ; preds = %148, %136
  %143 = phi i64 [ %137, %136 ], [ %144, %148 ]
  %144 = add nsw i64 %143, -1
  %145 = getelementptr inbounds nuw double, ptr %132, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = fcmp ogt double %146, %139
  br i1 %147, label %148, label %154

148:                                              ; preds = %142
  %149 = getelementptr inbounds nuw double, ptr %132, i64 %143
  store double %146, ptr %149, align 8
  %150 = getelementptr inbounds nuw i32, ptr %134, i64 %144
  %151 = load i32, ptr %150, align 4
  %152 = getelementptr inbounds nuw i32, ptr %134, i64 %143
  store i32 %151, ptr %152, align 4
  %153 = icmp sgt i64 %143, 1
  br i1 %153, label %142, label %154

154:                                              ; preds = %148, %142
  %155 = phi i64 [ 0, %148 ], [ %143, %142 ]
  %156 = shl i64 %155, 32
  %157 = ashr exact i64 %156, 32
  %158 = getelementptr inbounds double, ptr %132, i64 %157
  store double %139, ptr %158, align 8
  %159 = getelementptr inbounds i32, ptr %134, i64 %157
  store i32 %141, ptr %159, align 4
  %160 = add nuw nsw i64 %137, 1
  %161 = icmp eq i64 %160, %135
  br i1 %161, label %162, label %136

162:                                              ; preds = %154, %126
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #24
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6) #24
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5) #24
  ret i32 %127
}

define internal fastcc range(i32 0, 16) i32 @accept(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, double noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #24
  store double 1.000000e+00, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #24
  store i32 0, ptr %7, align 4
  %8 = load i32, ptr @appell_n_events, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %15, label %10

10:                                               ; preds = %5
  %11 = call fastcc i32 @write_events(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %4, ptr noundef %6, ptr noundef %7)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %177

13:                                               ; preds = %10
  %14 = load double, ptr %6, align 8
  br label %15

15:                                               ; preds = %13, %5
  %16 = phi double [ %14, %13 ], [ 1.000000e+00, %5 ]
  %17 = tail call fastcc i32 @write_samples(ptr noundef %0, ptr noundef %1, double noundef %2, double noundef %16)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %177

19:                                               ; preds = %15
  %20 = load i32, ptr %7, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %66, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %26 = load i32, ptr %25, align 8
  %27 = sext i32 %26 to i64
  %28 = getelementptr double, ptr %24, i64 %27
  %29 = getelementptr i8, ptr %28, i64 -8
  %30 = load double, ptr %29, align 8
  %31 = fcmp olt double %16, 1.000000e+00
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %33 = load ptr, ptr %32, align 8
  br i1 %31, label %34, label %35

34:                                               ; preds = %22
  tail call fastcc void @interpolate(ptr noundef %1, double noundef %16, ptr noundef %33)
  br label %47

35:                                               ; preds = %22
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %37 = load ptr, ptr %36, align 8
  %38 = load i32, ptr @appell_n_coordinates, align 4
  %39 = load i32, ptr @appell_n_speeds, align 4
  %40 = add nsw i32 %39, %38
  %41 = load i32, ptr @appell_n_auxiliaries, align 4
  %42 = add nsw i32 %40, %41
  %43 = load i32, ptr @appell_n_quadratures, align 4
  %44 = add nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = shl nsw i64 %45, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %37, i64 %46, i1 false)
  br label %47

47:                                               ; preds = %35, %34
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %49 = load i32, ptr %48, align 8
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %59, label %51

51:                                               ; preds = %47
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %53 = load ptr, ptr %52, align 8
  %54 = sext i32 %49 to i64
  %55 = getelementptr double, ptr %53, i64 %54
  %56 = getelementptr i8, ptr %55, i64 -8
  %57 = load double, ptr %56, align 8
  %58 = fcmp oeq double %57, %30
  br i1 %58, label %65, label %59

59:                                               ; preds = %47, %51
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %61 = load ptr, ptr %60, align 8
  %62 = tail call fastcc i32 @write_sample(ptr noundef nonnull %0, ptr noundef %1, double noundef %30, ptr noundef %61)
  %63 = freeze i32 %62
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %177

65:                                               ; preds = %51, %59
  br label %177

66:                                               ; preds = %19
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store double %3, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %71 = load i32, ptr %70, align 8
  %72 = icmp eq i32 %71, 0
  %73 = load i32, ptr @appell_n_coordinates, align 4
  br i1 %72, label %74, label %76

74:                                               ; preds = %66
  %75 = load i32, ptr @appell_n_speeds, align 4
  br label %116

76:                                               ; preds = %66
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %78 = load double, ptr %77, align 8
  %79 = icmp sgt i32 %73, 0
  br i1 %79, label %80, label %92

80:                                               ; preds = %76
  %81 = zext nneg i32 %73 to i64
  br label %82

82:                                               ; preds = %82, %80
  %83 = phi i64 [ 0, %80 ], [ %90, %82 ]
  %84 = phi double [ 0.000000e+00, %80 ], [ %89, %82 ]
  %85 = getelementptr inbounds nuw double, ptr %69, i64 %83
  %86 = load double, ptr %85, align 8
  %87 = tail call double @llvm.fabs.f64(double %86)
  %88 = fcmp ogt double %87, %84
  %89 = select i1 %88, double %87, double %84
  %90 = add nuw nsw i64 %83, 1
  %91 = icmp eq i64 %90, %81
  br i1 %91, label %92, label %82

92:                                               ; preds = %82, %76
  %93 = phi double [ 0.000000e+00, %76 ], [ %89, %82 ]
  %94 = tail call double @llvm.maxnum.f64(double %78, double %93)
  store double %94, ptr %77, align 8
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %96 = load double, ptr %95, align 8
  %97 = load i32, ptr @appell_n_speeds, align 4
  %98 = icmp sgt i32 %97, 0
  br i1 %98, label %99, label %113

99:                                               ; preds = %92
  %100 = add nsw i32 %97, %73
  %101 = sext i32 %73 to i64
  %102 = sext i32 %100 to i64
  br label %103

103:                                              ; preds = %103, %99
  %104 = phi i64 [ %101, %99 ], [ %111, %103 ]
  %105 = phi double [ 0.000000e+00, %99 ], [ %110, %103 ]
  %106 = getelementptr inbounds double, ptr %69, i64 %104
  %107 = load double, ptr %106, align 8
  %108 = tail call double @llvm.fabs.f64(double %107)
  %109 = fcmp ogt double %108, %105
  %110 = select i1 %109, double %108, double %105
  %111 = add nsw i64 %104, 1
  %112 = icmp slt i64 %111, %102
  br i1 %112, label %103, label %113

113:                                              ; preds = %103, %92
  %114 = phi double [ 0.000000e+00, %92 ], [ %110, %103 ]
  %115 = tail call double @llvm.maxnum.f64(double %96, double %114)
  store double %115, ptr %95, align 8
  br label %116

116:                                              ; preds = %74, %113
  %117 = phi i32 [ %75, %74 ], [ %97, %113 ]
  %118 = add nsw i32 %117, %73
  %119 = load i32, ptr @appell_n_auxiliaries, align 4
  %120 = add nsw i32 %118, %119
  %121 = load i32, ptr @appell_n_quadratures, align 4
  %122 = add nsw i32 %120, %121
  %123 = icmp sgt i32 %122, 0
  br i1 %123, label %124, label %140

124:                                              ; preds = %116
  %125 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %126 = load ptr, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %1, i64 376
  %128 = load ptr, ptr %127, align 8
  %129 = load i32, ptr @appell_n_rows, align 4
  %130 = shl nsw i32 %129, 1
  %131 = add i32 %118, 2
  %132 = add i32 %131, %130
  %133 = tail call noundef i32 @llvm.smax.i32(i32 %122, i32 %132)
  %134 = add nuw nsw i32 %133, 3
  %135 = and i32 %134, 2147483644
  %136 = mul nuw nsw i32 %135, 12
  %137 = zext nneg i32 %136 to i64
  %138 = zext nneg i32 %122 to i64
  %139 = getelementptr inbounds nuw double, ptr %128, i64 %137
  br label %142

140:                                              ; preds = %142, %116
  %141 = icmp sgt i32 %8, 0
  br i1 %141, label %152, label %172

142:                                              ; preds = %124, %142
  %143 = phi i64 [ 0, %124 ], [ %150, %142 ]
  %144 = getelementptr inbounds nuw double, ptr %69, i64 %143
  %145 = load double, ptr %144, align 8
  %146 = getelementptr inbounds nuw double, ptr %126, i64 %143
  store double %145, ptr %146, align 8
  %147 = getelementptr inbounds nuw double, ptr %139, i64 %143
  %148 = load double, ptr %147, align 8
  %149 = getelementptr inbounds nuw double, ptr %128, i64 %143
  store double %148, ptr %149, align 8
  %150 = add nuw nsw i64 %143, 1
  %151 = icmp eq i64 %150, %138
  br i1 %151, label %140, label %142

152:                                              ; preds = %140
  %153 = getelementptr inbounds nuw i8, ptr %1, i64 424
  %154 = load ptr, ptr %153, align 8
  %155 = getelementptr inbounds nuw i8, ptr %1, i64 432
  %156 = zext nneg i32 %8 to i64
  br label %157

157:                                              ; preds = %169, %152
  %158 = phi i64 [ 0, %152 ], [ %170, %169 ]
  %159 = getelementptr inbounds nuw double, ptr %154, i64 %158
  %160 = load double, ptr %159, align 8
  %161 = fcmp une double %160, 0.000000e+00
  br i1 %161, label %162, label %169

162:                                              ; preds = %157
  %163 = load ptr, ptr %155, align 8
  %164 = getelementptr inbounds nuw double, ptr %163, i64 %158
  %165 = load double, ptr %164, align 8
  %166 = fcmp ogt double %165, %160
  br i1 %166, label %167, label %169

167:                                              ; preds = %162
  %168 = fsub double %165, %160
  store double %168, ptr %164, align 8
  store double 0.000000e+00, ptr %159, align 8
  br label %169

169:                                              ; preds = %167, %162, %157
  %170 = add nuw nsw i64 %158, 1
  %171 = icmp eq i64 %170, %156
  br i1 %171, label %172, label %157

172:                                              ; preds = %169, %140
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %174 = load double, ptr %173, align 8
  %175 = fcmp oeq double %3, %174
  %176 = zext i1 %175 to i32
  br label %177

177:                                              ; preds = %10, %65, %59, %15, %172
  %178 = phi i32 [ %176, %172 ], [ %17, %15 ], [ 2, %65 ], [ %63, %59 ], [ %11, %10 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #24
  ret i32 %178
}

define internal fastcc range(i32 0, 12) i32 @pass_stop(ptr nocapture noundef initializes((224, 232)) %0, ptr nocapture noundef nonnull %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %6 = load i32, ptr %5, align 8
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr %5, align 8
  %8 = shl nsw i32 %6, 1
  %9 = or disjoint i32 %8, 1
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds double, ptr %4, i64 %10
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store double %12, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 376
  %17 = load ptr, ptr %16, align 8
  %18 = tail call fastcc i32 @rates(ptr noundef %0, ptr noundef %1, double noundef %12, ptr noundef %15, ptr noundef %17, i32 noundef 0)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %2
  tail call fastcc void @restart_step(ptr noundef nonnull %0, ptr noundef %1)
  br label %21

21:                                               ; preds = %20, %2
  ret i32 %18
}

define internal fastcc range(i32 0, 12) i32 @radau_trial(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, double noundef %3, ptr nocapture noundef nonnull initializes((0, 8)) %4, ptr nocapture noundef nonnull writeonly initializes((0, 8)) %5) unnamed_addr #4 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #24
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #24
  store i32 0, ptr %8, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #24
  store double 0x7FF0000000000000, ptr %4, align 8
  store double 5.000000e-01, ptr %5, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 488
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 404
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %18 = load i32, ptr @appell_n_coordinates, align 4
  %19 = load i32, ptr @appell_n_speeds, align 4
  %20 = add i32 %19, %18
  %21 = load i32, ptr @appell_n_auxiliaries, align 4
  %22 = add i32 %20, %21
  %23 = icmp sgt i32 %22, 0
  %24 = load i32, ptr @appell_n_quadratures, align 4
  %25 = add i32 %24, %22
  %26 = load i32, ptr @appell_n_rows, align 4
  %27 = shl nsw i32 %26, 1
  %28 = add i32 %20, 2
  %29 = add i32 %28, %27
  %30 = tail call i32 @llvm.smax.i32(i32 %25, i32 %29)
  %31 = add nsw i32 %30, 3
  %32 = and i32 %31, -4
  %33 = shl i32 %30, 1
  %34 = add i32 %33, 6
  %35 = and i32 %34, -8
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 376
  %37 = sext i32 %32 to i64
  %38 = sext i32 %35 to i64
  %39 = zext nneg i32 %22 to i64
  %40 = mul nsw i32 %32, 3
  %41 = sext i32 %40 to i64
  %42 = load i32, ptr %10, align 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %6
  %45 = load double, ptr %15, align 8
  br label %53

46:                                               ; preds = %147, %6
  %47 = load double, ptr %11, align 8
  %48 = load ptr, ptr %12, align 8
  %49 = load ptr, ptr %13, align 8
  %50 = tail call fastcc i32 @evaluate_jacobian(ptr noundef nonnull %0, ptr noundef %1, double noundef %47, ptr noundef %48, ptr noundef %49)
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %350

52:                                               ; preds = %46
  store i32 1, ptr %14, align 4
  store i32 1, ptr %10, align 8
  store double 0.000000e+00, ptr %15, align 8
  br label %53

53:                                               ; preds = %44, %52
  %54 = phi double [ %45, %44 ], [ 0.000000e+00, %52 ]
  %55 = fcmp une double %54, %2
  br i1 %55, label %56, label %59

56:                                               ; preds = %53
  %57 = tail call fastcc i32 @factorise_stages(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %350, label %59

59:                                               ; preds = %56, %53
  %60 = load ptr, ptr %16, align 8
  %61 = getelementptr double, ptr %60, i64 %37
  %62 = getelementptr double, ptr %60, i64 %38
  br label %63

63:                                               ; preds = %84, %59
  %64 = phi i64 [ 0, %59 ], [ %85, %84 ]
  %65 = load double, ptr %17, align 8
  %66 = fcmp oeq double %65, 0.000000e+00
  br i1 %66, label %73, label %67

67:                                               ; preds = %63
  %68 = getelementptr inbounds nuw [3 x double], ptr @RADAU_C, i64 0, i64 %64
  %69 = load double, ptr %68, align 8
  %70 = fmul double %2, %69
  %71 = fdiv double %70, %65
  %72 = fadd double %71, 1.000000e+00
  br label %73

73:                                               ; preds = %67, %63
  %74 = phi double [ %72, %67 ], [ 1.000000e+00, %63 ]
  br i1 %23, label %77, label %75

75:                                               ; preds = %73
  %76 = add nuw nsw i64 %64, 1
  br label %84

77:                                               ; preds = %73
  %78 = fsub double 1.000000e+00, %74
  %79 = fmul double %74, %78
  %80 = load ptr, ptr %36, align 8
  %81 = add nuw nsw i64 %64, 1
  %82 = mul nsw i64 %81, %37
  %83 = getelementptr inbounds double, ptr %80, i64 %82
  br label %87

84:                                               ; preds = %87, %75
  %85 = phi i64 [ %76, %75 ], [ %81, %87 ]
  %86 = icmp eq i64 %85, 3
  br i1 %86, label %105, label %63

87:                                               ; preds = %87, %77
  %88 = phi i64 [ 0, %77 ], [ %103, %87 ]
  %89 = getelementptr inbounds nuw double, ptr %60, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = getelementptr double, ptr %61, i64 %88
  %92 = load double, ptr %91, align 8
  %93 = getelementptr double, ptr %62, i64 %88
  %94 = load double, ptr %93, align 8
  %95 = tail call double @llvm.fmuladd.f64(double %74, double %94, double %92)
  %96 = fmul double %79, %95
  %97 = tail call double @llvm.fmuladd.f64(double %90, double %74, double %96)
  %98 = fsub double %97, %90
  %99 = load double, ptr %17, align 8
  %100 = fcmp oeq double %99, 0.000000e+00
  %101 = select i1 %100, double 0.000000e+00, double %98
  %102 = getelementptr inbounds nuw double, ptr %83, i64 %88
  store double %101, ptr %102, align 8
  %103 = add nuw nsw i64 %88, 1
  %104 = icmp eq i64 %103, %39
  br i1 %104, label %84, label %87

105:                                              ; preds = %84, %121
  %106 = phi i64 [ %122, %121 ], [ 0, %84 ]
  br i1 %23, label %107, label %121

107:                                              ; preds = %105
  %108 = getelementptr inbounds nuw [3 x [3 x double]], ptr @RADAU_INVERSE, i64 0, i64 %106
  %109 = load double, ptr %108, align 8
  %110 = load ptr, ptr %36, align 8
  %111 = getelementptr inbounds double, ptr %110, i64 %37
  %112 = getelementptr inbounds nuw i8, ptr %108, i64 8
  %113 = load double, ptr %112, align 8
  %114 = getelementptr inbounds double, ptr %110, i64 %38
  %115 = getelementptr inbounds nuw i8, ptr %108, i64 16
  %116 = load double, ptr %115, align 8
  %117 = getelementptr inbounds double, ptr %110, i64 %41
  %118 = add nuw nsw i64 %106, 7
  %119 = mul nsw i64 %118, %37
  %120 = getelementptr inbounds double, ptr %110, i64 %119
  br label %124

121:                                              ; preds = %124, %105
  %122 = add nuw nsw i64 %106, 1
  %123 = icmp eq i64 %122, 3
  br i1 %123, label %138, label %105

124:                                              ; preds = %124, %107
  %125 = phi i64 [ 0, %107 ], [ %136, %124 ]
  %126 = getelementptr inbounds nuw double, ptr %111, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = getelementptr inbounds nuw double, ptr %114, i64 %125
  %129 = load double, ptr %128, align 8
  %130 = fmul double %113, %129
  %131 = tail call double @llvm.fmuladd.f64(double %109, double %127, double %130)
  %132 = getelementptr inbounds nuw double, ptr %117, i64 %125
  %133 = load double, ptr %132, align 8
  %134 = tail call double @llvm.fmuladd.f64(double %116, double %133, double %131)
  %135 = getelementptr inbounds nuw double, ptr %120, i64 %125
  store double %134, ptr %135, align 8
  %136 = add nuw nsw i64 %125, 1
  %137 = icmp eq i64 %136, %39
  br i1 %137, label %121, label %124

138:                                              ; preds = %121
  %139 = call fastcc i32 @solve_stages(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %7, ptr noundef %9, ptr noundef %8)
  %140 = icmp ne i32 %139, 0
  %141 = load i32, ptr %8, align 4
  %142 = icmp ne i32 %141, 0
  %143 = select i1 %140, i1 true, i1 %142
  br i1 %143, label %148, label %144

144:                                              ; preds = %138
  %145 = load i32, ptr %14, align 4
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %151

147:                                              ; preds = %144
  store i32 0, ptr %10, align 8
  br label %46

148:                                              ; preds = %138
  br i1 %140, label %350, label %149

149:                                              ; preds = %148
  %150 = icmp eq i32 %141, 0
  br i1 %150, label %151, label %155

151:                                              ; preds = %144, %149
  %152 = tail call double @llvm.fabs.f64(double %2)
  %153 = fmul double %152, 0x3FE6666666666666
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 320
  store double %153, ptr %154, align 8
  br label %350

155:                                              ; preds = %149
  %156 = icmp sgt i32 %24, 0
  br i1 %156, label %157, label %178

157:                                              ; preds = %155
  %158 = load ptr, ptr %36, align 8
  %159 = shl i32 %30, 2
  %160 = add i32 %159, 12
  %161 = and i32 %160, -16
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds double, ptr %158, i64 %162
  %164 = mul nsw i32 %32, 5
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds double, ptr %158, i64 %165
  %167 = mul nsw i32 %32, 6
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds double, ptr %158, i64 %168
  %170 = sext i32 %22 to i64
  %171 = sext i32 %25 to i64
  br label %172

172:                                              ; preds = %190, %157
  %173 = phi i64 [ %170, %157 ], [ %191, %190 ]
  %174 = getelementptr inbounds double, ptr %163, i64 %173
  %175 = getelementptr inbounds double, ptr %166, i64 %173
  %176 = getelementptr inbounds double, ptr %169, i64 %173
  %177 = getelementptr double, ptr %158, i64 %173
  br label %193

178:                                              ; preds = %190, %155
  %179 = icmp sgt i32 %25, 0
  br i1 %179, label %180, label %222

180:                                              ; preds = %178
  %181 = load ptr, ptr %12, align 8
  %182 = load ptr, ptr %36, align 8
  %183 = and i32 %31, 2147483644
  %184 = mul nuw nsw i32 %183, 3
  %185 = zext nneg i32 %184 to i64
  %186 = getelementptr inbounds nuw double, ptr %182, i64 %185
  %187 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %188 = load ptr, ptr %187, align 8
  %189 = zext nneg i32 %25 to i64
  br label %212

190:                                              ; preds = %193
  %191 = add nsw i64 %173, 1
  %192 = icmp slt i64 %191, %171
  br i1 %192, label %172, label %178

193:                                              ; preds = %193, %172
  %194 = phi i64 [ 0, %172 ], [ %208, %193 ]
  %195 = getelementptr inbounds nuw [3 x [3 x double]], ptr @RADAU_A, i64 0, i64 %194
  %196 = load double, ptr %195, align 8
  %197 = load double, ptr %174, align 8
  %198 = getelementptr inbounds nuw i8, ptr %195, i64 8
  %199 = load double, ptr %198, align 8
  %200 = load double, ptr %175, align 8
  %201 = fmul double %199, %200
  %202 = tail call double @llvm.fmuladd.f64(double %196, double %197, double %201)
  %203 = getelementptr inbounds nuw i8, ptr %195, i64 16
  %204 = load double, ptr %203, align 8
  %205 = load double, ptr %176, align 8
  %206 = tail call double @llvm.fmuladd.f64(double %204, double %205, double %202)
  %207 = fmul double %2, %206
  %208 = add nuw nsw i64 %194, 1
  %209 = mul nsw i64 %208, %37
  %210 = getelementptr double, ptr %177, i64 %209
  store double %207, ptr %210, align 8
  %211 = icmp eq i64 %208, 3
  br i1 %211, label %190, label %193

212:                                              ; preds = %212, %180
  %213 = phi i64 [ 0, %180 ], [ %220, %212 ]
  %214 = getelementptr inbounds nuw double, ptr %181, i64 %213
  %215 = load double, ptr %214, align 8
  %216 = getelementptr inbounds nuw double, ptr %186, i64 %213
  %217 = load double, ptr %216, align 8
  %218 = fadd double %215, %217
  %219 = getelementptr inbounds nuw double, ptr %188, i64 %213
  store double %218, ptr %219, align 8
  %220 = add nuw nsw i64 %213, 1
  %221 = icmp eq i64 %220, %189
  br i1 %221, label %222, label %212

222:                                              ; preds = %212, %178
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %224 = load i32, ptr %223, align 4
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %231, label %226

226:                                              ; preds = %222
  %227 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %228 = load ptr, ptr %227, align 8
  %229 = tail call fastcc i32 @factorise_metric(ptr noundef nonnull %0, ptr noundef %1, double noundef %3, ptr noundef %228)
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %231, label %350

231:                                              ; preds = %222, %226
  %232 = load ptr, ptr %36, align 8
  %233 = tail call fastcc double @radau_error(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %232)
  %234 = load double, ptr %17, align 8
  %235 = fcmp oeq double %234, 0.000000e+00
  br i1 %235, label %242, label %236

236:                                              ; preds = %231
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %238 = load i32, ptr %237, align 8
  %239 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %240 = load i32, ptr %239, align 8
  %241 = icmp sgt i32 %238, %240
  br label %242

242:                                              ; preds = %236, %231
  %243 = phi i1 [ true, %231 ], [ %241, %236 ]
  %244 = fcmp uge double %233, 1.000000e+00
  %245 = fcmp une double %233, 0x7FF0000000000000
  %246 = and i1 %244, %245
  %247 = select i1 %246, i1 %243, i1 false
  br i1 %247, label %248, label %287

248:                                              ; preds = %242
  br i1 %23, label %253, label %249

249:                                              ; preds = %248
  %250 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %251 = load ptr, ptr %250, align 8
  %252 = load ptr, ptr %12, align 8
  br label %259

253:                                              ; preds = %248
  %254 = load ptr, ptr %12, align 8
  %255 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %256 = load ptr, ptr %255, align 8
  %257 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %258 = load ptr, ptr %257, align 8
  br label %274

259:                                              ; preds = %274, %249
  %260 = phi ptr [ %252, %249 ], [ %254, %274 ]
  %261 = phi ptr [ %251, %249 ], [ %258, %274 ]
  %262 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %263 = sext i32 %22 to i64
  %264 = getelementptr inbounds double, ptr %261, i64 %263
  %265 = getelementptr inbounds double, ptr %260, i64 %263
  %266 = sext i32 %24 to i64
  %267 = shl nsw i64 %266, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %264, ptr align 8 %265, i64 %267, i1 false)
  %268 = load double, ptr %11, align 8
  %269 = load ptr, ptr %262, align 8
  %270 = getelementptr inbounds nuw i8, ptr %1, i64 368
  %271 = load ptr, ptr %270, align 8
  %272 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %268, ptr noundef %269, ptr noundef %271, i32 noundef 0)
  %273 = icmp eq i32 %272, 0
  br i1 %273, label %284, label %287

274:                                              ; preds = %274, %253
  %275 = phi i64 [ 0, %253 ], [ %282, %274 ]
  %276 = getelementptr inbounds nuw double, ptr %254, i64 %275
  %277 = load double, ptr %276, align 8
  %278 = getelementptr inbounds nuw double, ptr %256, i64 %275
  %279 = load double, ptr %278, align 8
  %280 = fadd double %277, %279
  %281 = getelementptr inbounds nuw double, ptr %258, i64 %275
  store double %280, ptr %281, align 8
  %282 = add nuw nsw i64 %275, 1
  %283 = icmp eq i64 %282, %39
  br i1 %283, label %259, label %274

284:                                              ; preds = %259
  %285 = load ptr, ptr %270, align 8
  %286 = tail call fastcc double @radau_error(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %285)
  br label %287

287:                                              ; preds = %242, %259, %284
  %288 = phi double [ %233, %242 ], [ %286, %284 ], [ %233, %259 ]
  store double %288, ptr %4, align 8
  %289 = load i32, ptr %7, align 4
  %290 = tail call double @llvm.maxnum.f64(double %288, double 1.000000e-10)
  %291 = tail call double @llvm.pow.f64(double %290, double -2.500000e-01)
  %292 = load double, ptr %17, align 8
  %293 = fcmp une double %292, 0.000000e+00
  %294 = fcmp olt double %288, 1.000000e+00
  %295 = and i1 %294, %293
  br i1 %295, label %296, label %305

296:                                              ; preds = %287
  %297 = fmul double %2, %291
  %298 = fdiv double %297, %292
  %299 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %300 = load double, ptr %299, align 8
  %301 = fdiv double %300, %290
  %302 = tail call double @llvm.pow.f64(double %301, double 2.500000e-01)
  %303 = fmul double %298, %302
  %304 = tail call double @llvm.minnum.f64(double %291, double %303)
  br label %305

305:                                              ; preds = %287, %296
  %306 = phi double [ %304, %296 ], [ %291, %287 ]
  %307 = add nsw i32 %289, 14
  %308 = sitofp i32 %307 to double
  %309 = fdiv double 1.350000e+01, %308
  %310 = fmul double %309, %306
  %311 = tail call double @llvm.maxnum.f64(double %310, double 2.000000e-01)
  %312 = tail call double @llvm.minnum.f64(double %311, double 8.000000e+00)
  store double %312, ptr %5, align 8
  %313 = load double, ptr %4, align 8
  %314 = fcmp olt double %313, 1.000000e+00
  br i1 %314, label %315, label %350

315:                                              ; preds = %305
  %316 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %317 = load double, ptr %316, align 8
  %318 = fcmp oeq double %317, 0.000000e+00
  br i1 %318, label %325, label %319

319:                                              ; preds = %315
  %320 = fmul double %317, 1.050000e+00
  store double %320, ptr %316, align 8
  %321 = tail call double @llvm.fabs.f64(double %2)
  %322 = fdiv double %320, %321
  %323 = tail call double @llvm.maxnum.f64(double %322, double 5.000000e-01)
  %324 = tail call double @llvm.minnum.f64(double %312, double %323)
  br label %325

325:                                              ; preds = %315, %319
  %326 = phi double [ %324, %319 ], [ %312, %315 ]
  store double %326, ptr %5, align 8
  %327 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %328 = load i32, ptr %327, align 8
  %329 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %330 = load i32, ptr %329, align 8
  %331 = icmp sgt i32 %328, %330
  br i1 %331, label %332, label %334

332:                                              ; preds = %325
  %333 = tail call double @llvm.minnum.f64(double %326, double 1.000000e+00)
  store double %333, ptr %5, align 8
  br label %334

334:                                              ; preds = %332, %325
  %335 = phi double [ %333, %332 ], [ %326, %325 ]
  %336 = icmp slt i32 %289, 3
  %337 = load double, ptr %9, align 8
  %338 = fcmp olt double %337, 1.000000e-03
  %339 = select i1 %336, i1 true, i1 %338
  %340 = zext i1 %339 to i32
  br i1 %339, label %341, label %346

341:                                              ; preds = %334
  %342 = fcmp oge double %335, 1.000000e+00
  %343 = fcmp olt double %335, 1.200000e+00
  %344 = and i1 %342, %343
  br i1 %344, label %345, label %346

345:                                              ; preds = %341
  store double 1.000000e+00, ptr %5, align 8
  br label %346

346:                                              ; preds = %345, %341, %334
  store i32 %340, ptr %10, align 8
  store i32 0, ptr %14, align 4
  %347 = load double, ptr %4, align 8
  %348 = tail call double @llvm.maxnum.f64(double %347, double 1.000000e-02)
  %349 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store double %348, ptr %349, align 8
  store i32 %328, ptr %329, align 8
  br label %350

350:                                              ; preds = %56, %46, %305, %226, %148, %346, %151
  %351 = phi i32 [ 0, %346 ], [ 0, %151 ], [ %139, %148 ], [ %229, %226 ], [ 0, %305 ], [ 0, %56 ], [ %50, %46 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #24
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #24
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #24
  ret i32 %351
}

define internal fastcc range(i32 0, 12) i32 @compute_stages(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 376
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %7 = load i32, ptr @appell_n_coordinates, align 4
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = add nsw i32 %8, %7
  %10 = load i32, ptr @appell_n_auxiliaries, align 4
  %11 = add nsw i32 %9, %10
  %12 = load i32, ptr @appell_n_quadratures, align 4
  %13 = add nsw i32 %11, %12
  %14 = icmp sgt i32 %13, 0
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %16 = load i32, ptr @appell_n_rows, align 4
  %17 = shl nsw i32 %16, 1
  %18 = add i32 %9, 2
  %19 = add i32 %18, %17
  %20 = tail call i32 @llvm.smax.i32(i32 %13, i32 %19)
  %21 = add nsw i32 %20, 3
  %22 = and i32 %21, -4
  %23 = sext i32 %22 to i64
  %24 = insertelement <4 x double> poison, double %2, i64 0
  %25 = shufflevector <4 x double> %24, <4 x double> poison, <4 x i32> zeroinitializer
  %26 = shl nsw i32 %22, 1
  %27 = sext i32 %26 to i64
  %28 = mul nsw i32 %22, 3
  %29 = sext i32 %28 to i64
  %30 = shl nsw i32 %22, 2
  %31 = sext i32 %30 to i64
  %32 = mul nsw i32 %22, 5
  %33 = sext i32 %32 to i64
  %34 = mul nsw i32 %22, 6
  %35 = sext i32 %34 to i64
  %36 = mul nsw i32 %22, 7
  %37 = sext i32 %36 to i64
  %38 = shl nsw i32 %22, 3
  %39 = sext i32 %38 to i64
  %40 = mul nsw i32 %22, 9
  %41 = sext i32 %40 to i64
  %42 = mul nsw i32 %22, 10
  %43 = sext i32 %42 to i64
  %44 = mul nsw i32 %22, 11
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %47 = icmp slt i32 %13, 4
  %48 = zext i32 %13 to i64
  %49 = sext i32 %13 to i64
  %50 = zext i32 %22 to i64
  %51 = shl nuw nsw i64 %50, 4
  %52 = shl nuw nsw i64 %50, 4
  %53 = mul nuw nsw i64 %50, 24
  %54 = mul nuw nsw i64 %50, 24
  %55 = shl nuw nsw i64 %50, 5
  %56 = mul nuw nsw i64 %50, 24
  %57 = shl nuw nsw i64 %50, 5
  %58 = mul nuw nsw i64 %50, 40
  %59 = mul nuw nsw i64 %50, 24
  %60 = shl nuw nsw i64 %50, 5
  %61 = mul nuw nsw i64 %50, 40
  %62 = mul nuw nsw i64 %50, 48
  %63 = mul nuw nsw i64 %50, 24
  %64 = shl nuw nsw i64 %50, 5
  %65 = mul nuw nsw i64 %50, 40
  %66 = mul nuw nsw i64 %50, 48
  %67 = mul nuw nsw i64 %50, 56
  %68 = mul nuw nsw i64 %50, 24
  %69 = shl nuw nsw i64 %50, 5
  %70 = mul nuw nsw i64 %50, 40
  %71 = mul nuw nsw i64 %50, 48
  %72 = mul nuw nsw i64 %50, 56
  %73 = shl nuw nsw i64 %50, 6
  %74 = mul nuw nsw i64 %50, 24
  %75 = shl nuw nsw i64 %50, 5
  %76 = mul nuw nsw i64 %50, 40
  %77 = mul nuw nsw i64 %50, 48
  %78 = mul nuw nsw i64 %50, 56
  %79 = shl nuw nsw i64 %50, 6
  %80 = mul nuw nsw i64 %50, 72
  %81 = mul nuw nsw i64 %50, 24
  %82 = shl nuw nsw i64 %50, 5
  %83 = mul nuw nsw i64 %50, 40
  %84 = mul nuw nsw i64 %50, 48
  %85 = mul nuw nsw i64 %50, 56
  %86 = shl nuw nsw i64 %50, 6
  %87 = mul nuw nsw i64 %50, 72
  %88 = mul nuw nsw i64 %50, 80
  %89 = mul nuw nsw i64 %50, 40
  %90 = mul nuw nsw i64 %50, 48
  %91 = mul nuw nsw i64 %50, 56
  %92 = shl nuw nsw i64 %50, 6
  %93 = mul nuw nsw i64 %50, 72
  %94 = mul nuw nsw i64 %50, 80
  %95 = mul nuw nsw i64 %50, 88
  br label %97

96:                                               ; preds = %716
  br i1 %98, label %97, label %722

97:                                               ; preds = %3, %96
  %98 = phi i1 [ true, %3 ], [ false, %96 ]
  %99 = load ptr, ptr %4, align 8
  %100 = load ptr, ptr %5, align 8
  %101 = load ptr, ptr %6, align 8
  br i1 %14, label %102, label %122

102:                                              ; preds = %97
  %103 = icmp eq ptr %99, null
  br label %104

104:                                              ; preds = %102, %114
  %105 = phi i64 [ 0, %102 ], [ %117, %114 ]
  %106 = getelementptr inbounds nuw double, ptr %100, i64 %105
  %107 = load <4 x double>, ptr %106, align 8
  %108 = fmul <4 x double> %107, splat (double 0x3FAAEE6838DAE63A)
  %109 = fmul <4 x double> %25, %108
  br i1 %103, label %114, label %110

110:                                              ; preds = %104
  %111 = getelementptr inbounds nuw double, ptr %99, i64 %105
  %112 = load <4 x double>, ptr %111, align 8
  %113 = fadd <4 x double> %109, %112
  br label %114

114:                                              ; preds = %110, %104
  %115 = phi <4 x double> [ %113, %110 ], [ %109, %104 ]
  %116 = getelementptr inbounds nuw double, ptr %101, i64 %105
  store <4 x double> %115, ptr %116, align 8
  %117 = add nuw nsw i64 %105, 4
  %118 = icmp slt i64 %117, %49
  br i1 %118, label %104, label %119

119:                                              ; preds = %114
  %120 = load ptr, ptr %5, align 8
  %121 = load ptr, ptr %6, align 8
  br label %122

122:                                              ; preds = %119, %97
  %123 = phi ptr [ %121, %119 ], [ %101, %97 ]
  %124 = phi ptr [ %120, %119 ], [ %100, %97 ]
  %125 = load double, ptr %15, align 8
  %126 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FAAEE6838DAE63A, double %125)
  %127 = getelementptr inbounds double, ptr %124, i64 %23
  br i1 %98, label %130, label %128

128:                                              ; preds = %122
  %129 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %126, ptr noundef %123, ptr noundef %127, i32 noundef 0)
  br label %132

130:                                              ; preds = %122
  %131 = tail call fastcc i32 @quick_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %126, ptr noundef %123, ptr noundef %127)
  br label %132

132:                                              ; preds = %128, %130
  %133 = phi i32 [ %129, %128 ], [ %131, %130 ]
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %725

135:                                              ; preds = %132
  %136 = load ptr, ptr %4, align 8
  %137 = load ptr, ptr %5, align 8
  %138 = load ptr, ptr %6, align 8
  br i1 %14, label %139, label %162

139:                                              ; preds = %135
  %140 = icmp eq ptr %136, null
  br label %141

141:                                              ; preds = %139, %154
  %142 = phi i64 [ 0, %139 ], [ %157, %154 ]
  %143 = getelementptr double, ptr %137, i64 %142
  %144 = load <4 x double>, ptr %143, align 8
  %145 = fmul <4 x double> %144, splat (double 0x3F9432CE2AA42CAC)
  %146 = getelementptr double, ptr %143, i64 %50
  %147 = load <4 x double>, ptr %146, align 8
  %148 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %147, <4 x double> splat (double 0x3FAE4C353FF64302), <4 x double> %145)
  %149 = fmul <4 x double> %25, %148
  br i1 %140, label %154, label %150

150:                                              ; preds = %141
  %151 = getelementptr inbounds nuw double, ptr %136, i64 %142
  %152 = load <4 x double>, ptr %151, align 8
  %153 = fadd <4 x double> %149, %152
  br label %154

154:                                              ; preds = %150, %141
  %155 = phi <4 x double> [ %153, %150 ], [ %149, %141 ]
  %156 = getelementptr inbounds nuw double, ptr %138, i64 %142
  store <4 x double> %155, ptr %156, align 8
  %157 = add nuw nsw i64 %142, 4
  %158 = icmp slt i64 %157, %49
  br i1 %158, label %141, label %159

159:                                              ; preds = %154
  %160 = load ptr, ptr %5, align 8
  %161 = load ptr, ptr %6, align 8
  br label %162

162:                                              ; preds = %159, %135
  %163 = phi ptr [ %161, %159 ], [ %138, %135 ]
  %164 = phi ptr [ %160, %159 ], [ %137, %135 ]
  %165 = load double, ptr %15, align 8
  %166 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FB432CE2AA42CAC, double %165)
  %167 = getelementptr inbounds double, ptr %164, i64 %27
  br i1 %98, label %170, label %168

168:                                              ; preds = %162
  %169 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %166, ptr noundef %163, ptr noundef %167, i32 noundef 0)
  br label %172

170:                                              ; preds = %162
  %171 = tail call fastcc i32 @quick_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %166, ptr noundef %163, ptr noundef %167)
  br label %172

172:                                              ; preds = %168, %170
  %173 = phi i32 [ %169, %168 ], [ %171, %170 ]
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %175, label %725

175:                                              ; preds = %172
  %176 = load ptr, ptr %4, align 8
  %177 = load ptr, ptr %5, align 8
  %178 = load ptr, ptr %6, align 8
  br i1 %14, label %179, label %202

179:                                              ; preds = %175
  %180 = icmp eq ptr %176, null
  br label %181

181:                                              ; preds = %179, %194
  %182 = phi i64 [ 0, %179 ], [ %197, %194 ]
  %183 = getelementptr double, ptr %177, i64 %182
  %184 = load <4 x double>, ptr %183, align 8
  %185 = fmul <4 x double> %184, splat (double 0x3F9E4C353FF64302)
  %186 = getelementptr i8, ptr %183, i64 %51
  %187 = load <4 x double>, ptr %186, align 8
  %188 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %187, <4 x double> splat (double 0x3FB6B927EFF8B241), <4 x double> %185)
  %189 = fmul <4 x double> %25, %188
  br i1 %180, label %194, label %190

190:                                              ; preds = %181
  %191 = getelementptr inbounds nuw double, ptr %176, i64 %182
  %192 = load <4 x double>, ptr %191, align 8
  %193 = fadd <4 x double> %189, %192
  br label %194

194:                                              ; preds = %190, %181
  %195 = phi <4 x double> [ %193, %190 ], [ %189, %181 ]
  %196 = getelementptr inbounds nuw double, ptr %178, i64 %182
  store <4 x double> %195, ptr %196, align 8
  %197 = add nuw nsw i64 %182, 4
  %198 = icmp slt i64 %197, %49
  br i1 %198, label %181, label %199

199:                                              ; preds = %194
  %200 = load ptr, ptr %5, align 8
  %201 = load ptr, ptr %6, align 8
  br label %202

202:                                              ; preds = %199, %175
  %203 = phi ptr [ %201, %199 ], [ %178, %175 ]
  %204 = phi ptr [ %200, %199 ], [ %177, %175 ]
  %205 = load double, ptr %15, align 8
  %206 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FBE4C353FF64302, double %205)
  %207 = getelementptr inbounds double, ptr %204, i64 %29
  br i1 %98, label %210, label %208

208:                                              ; preds = %202
  %209 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %206, ptr noundef %203, ptr noundef %207, i32 noundef 0)
  br label %212

210:                                              ; preds = %202
  %211 = tail call fastcc i32 @quick_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %206, ptr noundef %203, ptr noundef %207)
  br label %212

212:                                              ; preds = %208, %210
  %213 = phi i32 [ %209, %208 ], [ %211, %210 ]
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %215, label %725

215:                                              ; preds = %212
  %216 = load ptr, ptr %4, align 8
  %217 = load ptr, ptr %5, align 8
  %218 = load ptr, ptr %6, align 8
  br i1 %14, label %219, label %245

219:                                              ; preds = %215
  %220 = icmp eq ptr %216, null
  br label %221

221:                                              ; preds = %219, %237
  %222 = phi i64 [ 0, %219 ], [ %240, %237 ]
  %223 = getelementptr double, ptr %217, i64 %222
  %224 = load <4 x double>, ptr %223, align 8
  %225 = fmul <4 x double> %224, splat (double 0x3FCEE50D7ECDE9FA)
  %226 = getelementptr i8, ptr %223, i64 %52
  %227 = load <4 x double>, ptr %226, align 8
  %228 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %227, <4 x double> splat (double 0xBFEC4E3AB5AD1507), <4 x double> %225)
  %229 = getelementptr i8, ptr %223, i64 %53
  %230 = load <4 x double>, ptr %229, align 8
  %231 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %230, <4 x double> splat (double 0x3FED983D7AC79EF5), <4 x double> %228)
  %232 = fmul <4 x double> %25, %231
  br i1 %220, label %237, label %233

233:                                              ; preds = %221
  %234 = getelementptr inbounds nuw double, ptr %216, i64 %222
  %235 = load <4 x double>, ptr %234, align 8
  %236 = fadd <4 x double> %232, %235
  br label %237

237:                                              ; preds = %233, %221
  %238 = phi <4 x double> [ %236, %233 ], [ %232, %221 ]
  %239 = getelementptr inbounds nuw double, ptr %218, i64 %222
  store <4 x double> %238, ptr %239, align 8
  %240 = add nuw nsw i64 %222, 4
  %241 = icmp slt i64 %240, %49
  br i1 %241, label %221, label %242

242:                                              ; preds = %237
  %243 = load ptr, ptr %5, align 8
  %244 = load ptr, ptr %6, align 8
  br label %245

245:                                              ; preds = %242, %215
  %246 = phi ptr [ %244, %242 ], [ %218, %215 ]
  %247 = phi ptr [ %243, %242 ], [ %217, %215 ]
  %248 = load double, ptr %15, align 8
  %249 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FD2068C499C08D9, double %248)
  %250 = getelementptr inbounds double, ptr %247, i64 %31
  br i1 %98, label %253, label %251

251:                                              ; preds = %245
  %252 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %249, ptr noundef %246, ptr noundef %250, i32 noundef 0)
  br label %255

253:                                              ; preds = %245
  %254 = tail call fastcc i32 @quick_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %249, ptr noundef %246, ptr noundef %250)
  br label %255

255:                                              ; preds = %251, %253
  %256 = phi i32 [ %252, %251 ], [ %254, %253 ]
  %257 = icmp eq i32 %256, 0
  br i1 %257, label %258, label %725

258:                                              ; preds = %255
  %259 = load ptr, ptr %4, align 8
  %260 = load ptr, ptr %5, align 8
  %261 = load ptr, ptr %6, align 8
  br i1 %14, label %262, label %288

262:                                              ; preds = %258
  %263 = icmp eq ptr %259, null
  br label %264

264:                                              ; preds = %262, %280
  %265 = phi i64 [ 0, %262 ], [ %283, %280 ]
  %266 = getelementptr double, ptr %260, i64 %265
  %267 = load <4 x double>, ptr %266, align 8
  %268 = fmul <4 x double> %267, splat (double 0x3FA2F684BDA12F68)
  %269 = getelementptr i8, ptr %266, i64 %54
  %270 = load <4 x double>, ptr %269, align 8
  %271 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %270, <4 x double> splat (double 0x3FC5DDB63BDB6D36), <4 x double> %268)
  %272 = getelementptr i8, ptr %266, i64 %55
  %273 = load <4 x double>, ptr %272, align 8
  %274 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %273, <4 x double> splat (double 0x3FC00F533F66F19A), <4 x double> %271)
  %275 = fmul <4 x double> %25, %274
  br i1 %263, label %280, label %276

276:                                              ; preds = %264
  %277 = getelementptr inbounds nuw double, ptr %259, i64 %265
  %278 = load <4 x double>, ptr %277, align 8
  %279 = fadd <4 x double> %275, %278
  br label %280

280:                                              ; preds = %276, %264
  %281 = phi <4 x double> [ %279, %276 ], [ %275, %264 ]
  %282 = getelementptr inbounds nuw double, ptr %261, i64 %265
  store <4 x double> %281, ptr %282, align 8
  %283 = add nuw nsw i64 %265, 4
  %284 = icmp slt i64 %283, %49
  br i1 %284, label %264, label %285

285:                                              ; preds = %280
  %286 = load ptr, ptr %5, align 8
  %287 = load ptr, ptr %6, align 8
  br label %288

288:                                              ; preds = %285, %258
  %289 = phi ptr [ %287, %285 ], [ %261, %258 ]
  %290 = phi ptr [ %286, %285 ], [ %260, %258 ]
  %291 = load double, ptr %15, align 8
  %292 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FD5555555555555, double %291)
  %293 = getelementptr inbounds double, ptr %290, i64 %33
  br i1 %98, label %296, label %294

294:                                              ; preds = %288
  %295 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %292, ptr noundef %289, ptr noundef %293, i32 noundef 0)
  br label %298

296:                                              ; preds = %288
  %297 = tail call fastcc i32 @quick_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %292, ptr noundef %289, ptr noundef %293)
  br label %298

298:                                              ; preds = %294, %296
  %299 = phi i32 [ %295, %294 ], [ %297, %296 ]
  %300 = icmp eq i32 %299, 0
  br i1 %300, label %301, label %725

301:                                              ; preds = %298
  %302 = load ptr, ptr %4, align 8
  %303 = load ptr, ptr %5, align 8
  %304 = load ptr, ptr %6, align 8
  br i1 %14, label %305, label %334

305:                                              ; preds = %301
  %306 = icmp eq ptr %302, null
  br label %307

307:                                              ; preds = %305, %326
  %308 = phi i64 [ 0, %305 ], [ %329, %326 ]
  %309 = getelementptr double, ptr %303, i64 %308
  %310 = load <4 x double>, ptr %309, align 8
  %311 = fmul <4 x double> %310, splat (double 0x3FA3000000000000)
  %312 = getelementptr i8, ptr %309, i64 %56
  %313 = load <4 x double>, ptr %312, align 8
  %314 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %313, <4 x double> splat (double 0x3FC5CAD30F3347ED), <4 x double> %311)
  %315 = getelementptr i8, ptr %309, i64 %57
  %316 = load <4 x double>, ptr %315, align 8
  %317 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %316, <4 x double> splat (double 0x3FAED4B3C332E04D), <4 x double> %314)
  %318 = getelementptr i8, ptr %309, i64 %58
  %319 = load <4 x double>, ptr %318, align 8
  %320 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %319, <4 x double> splat (double 0xBF92000000000000), <4 x double> %317)
  %321 = fmul <4 x double> %25, %320
  br i1 %306, label %326, label %322

322:                                              ; preds = %307
  %323 = getelementptr inbounds nuw double, ptr %302, i64 %308
  %324 = load <4 x double>, ptr %323, align 8
  %325 = fadd <4 x double> %321, %324
  br label %326

326:                                              ; preds = %322, %307
  %327 = phi <4 x double> [ %325, %322 ], [ %321, %307 ]
  %328 = getelementptr inbounds nuw double, ptr %304, i64 %308
  store <4 x double> %327, ptr %328, align 8
  %329 = add nuw nsw i64 %308, 4
  %330 = icmp slt i64 %329, %49
  br i1 %330, label %307, label %331

331:                                              ; preds = %326
  %332 = load ptr, ptr %5, align 8
  %333 = load ptr, ptr %6, align 8
  br label %334

334:                                              ; preds = %331, %301
  %335 = phi ptr [ %333, %331 ], [ %304, %301 ]
  %336 = phi ptr [ %332, %331 ], [ %303, %301 ]
  %337 = load double, ptr %15, align 8
  %338 = tail call double @llvm.fmuladd.f64(double %2, double 2.500000e-01, double %337)
  %339 = getelementptr inbounds double, ptr %336, i64 %35
  br i1 %98, label %342, label %340

340:                                              ; preds = %334
  %341 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %338, ptr noundef %335, ptr noundef %339, i32 noundef 0)
  br label %344

342:                                              ; preds = %334
  %343 = tail call fastcc i32 @quick_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %338, ptr noundef %335, ptr noundef %339)
  br label %344

344:                                              ; preds = %340, %342
  %345 = phi i32 [ %341, %340 ], [ %343, %342 ]
  %346 = icmp eq i32 %345, 0
  br i1 %346, label %347, label %725

347:                                              ; preds = %344
  %348 = load ptr, ptr %4, align 8
  %349 = load ptr, ptr %5, align 8
  %350 = load ptr, ptr %6, align 8
  br i1 %14, label %351, label %383

351:                                              ; preds = %347
  %352 = icmp eq ptr %348, null
  br label %353

353:                                              ; preds = %351, %375
  %354 = phi i64 [ 0, %351 ], [ %378, %375 ]
  %355 = getelementptr double, ptr %349, i64 %354
  %356 = load <4 x double>, ptr %355, align 8
  %357 = fmul <4 x double> %356, splat (double 0x3FA2FDB8FEE78792)
  %358 = getelementptr i8, ptr %355, i64 %59
  %359 = load <4 x double>, ptr %358, align 8
  %360 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %359, <4 x double> splat (double 0x3FC5CF23F6595D72), <4 x double> %357)
  %361 = getelementptr i8, ptr %355, i64 %60
  %362 = load <4 x double>, ptr %361, align 8
  %363 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %362, <4 x double> splat (double 0x3FBB758640DEA698), <4 x double> %360)
  %364 = getelementptr i8, ptr %355, i64 %61
  %365 = load <4 x double>, ptr %364, align 8
  %366 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %365, <4 x double> splat (double 0xBF8F5FCC20FCD32F), <4 x double> %363)
  %367 = getelementptr i8, ptr %355, i64 %62
  %368 = load <4 x double>, ptr %367, align 8
  %369 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %368, <4 x double> splat (double 0x3F80F1D92EFB0B71), <4 x double> %366)
  %370 = fmul <4 x double> %25, %369
  br i1 %352, label %375, label %371

371:                                              ; preds = %353
  %372 = getelementptr inbounds nuw double, ptr %348, i64 %354
  %373 = load <4 x double>, ptr %372, align 8
  %374 = fadd <4 x double> %370, %373
  br label %375

375:                                              ; preds = %371, %353
  %376 = phi <4 x double> [ %374, %371 ], [ %370, %353 ]
  %377 = getelementptr inbounds nuw double, ptr %350, i64 %354
  store <4 x double> %376, ptr %377, align 8
  %378 = add nuw nsw i64 %354, 4
  %379 = icmp slt i64 %378, %49
  br i1 %379, label %353, label %380

380:                                              ; preds = %375
  %381 = load ptr, ptr %5, align 8
  %382 = load ptr, ptr %6, align 8
  br label %383

383:                                              ; preds = %380, %347
  %384 = phi ptr [ %382, %380 ], [ %350, %347 ]
  %385 = phi ptr [ %381, %380 ], [ %349, %347 ]
  %386 = load double, ptr %15, align 8
  %387 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FD3B13B13B13B14, double %386)
  %388 = getelementptr inbounds double, ptr %385, i64 %37
  br i1 %98, label %391, label %389

389:                                              ; preds = %383
  %390 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %387, ptr noundef %384, ptr noundef %388, i32 noundef 0)
  br label %393

391:                                              ; preds = %383
  %392 = tail call fastcc i32 @quick_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %387, ptr noundef %384, ptr noundef %388)
  br label %393

393:                                              ; preds = %389, %391
  %394 = phi i32 [ %390, %389 ], [ %392, %391 ]
  %395 = icmp eq i32 %394, 0
  br i1 %395, label %396, label %725

396:                                              ; preds = %393
  %397 = load ptr, ptr %4, align 8
  %398 = load ptr, ptr %5, align 8
  %399 = load ptr, ptr %6, align 8
  br i1 %14, label %400, label %435

400:                                              ; preds = %396
  %401 = icmp eq ptr %397, null
  br label %402

402:                                              ; preds = %400, %427
  %403 = phi i64 [ 0, %400 ], [ %430, %427 ]
  %404 = getelementptr double, ptr %398, i64 %403
  %405 = load <4 x double>, ptr %404, align 8
  %406 = fmul <4 x double> %405, splat (double 0x3FE3F8B78B985813)
  %407 = getelementptr i8, ptr %404, i64 %63
  %408 = load <4 x double>, ptr %407, align 8
  %409 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %408, <4 x double> splat (double 0xC00AE31BACC6BC8A), <4 x double> %406)
  %410 = getelementptr i8, ptr %404, i64 %64
  %411 = load <4 x double>, ptr %410, align 8
  %412 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %411, <4 x double> splat (double 0xBFEBC873F08E11F9), <4 x double> %409)
  %413 = getelementptr i8, ptr %404, i64 %65
  %414 = load <4 x double>, ptr %413, align 8
  %415 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %414, <4 x double> splat (double 0x403B9793D88D1855), <4 x double> %412)
  %416 = getelementptr i8, ptr %404, i64 %66
  %417 = load <4 x double>, ptr %416, align 8
  %418 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %417, <4 x double> splat (double 0x40342770F892AD69), <4 x double> %415)
  %419 = getelementptr i8, ptr %404, i64 %67
  %420 = load <4 x double>, ptr %419, align 8
  %421 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %420, <4 x double> splat (double 0xC045BEB4865C42F9), <4 x double> %418)
  %422 = fmul <4 x double> %25, %421
  br i1 %401, label %427, label %423

423:                                              ; preds = %402
  %424 = getelementptr inbounds nuw double, ptr %397, i64 %403
  %425 = load <4 x double>, ptr %424, align 8
  %426 = fadd <4 x double> %422, %425
  br label %427

427:                                              ; preds = %423, %402
  %428 = phi <4 x double> [ %426, %423 ], [ %422, %402 ]
  %429 = getelementptr inbounds nuw double, ptr %399, i64 %403
  store <4 x double> %428, ptr %429, align 8
  %430 = add nuw nsw i64 %403, 4
  %431 = icmp slt i64 %430, %49
  br i1 %431, label %402, label %432

432:                                              ; preds = %427
  %433 = load ptr, ptr %5, align 8
  %434 = load ptr, ptr %6, align 8
  br label %435

435:                                              ; preds = %432, %396
  %436 = phi ptr [ %434, %432 ], [ %399, %396 ]
  %437 = phi ptr [ %433, %432 ], [ %398, %396 ]
  %438 = load double, ptr %15, align 8
  %439 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FE4D74D74D74D75, double %438)
  %440 = getelementptr inbounds double, ptr %437, i64 %39
  br i1 %98, label %443, label %441

441:                                              ; preds = %435
  %442 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %439, ptr noundef %436, ptr noundef %440, i32 noundef 0)
  br label %445

443:                                              ; preds = %435
  %444 = tail call fastcc i32 @quick_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %439, ptr noundef %436, ptr noundef %440)
  br label %445

445:                                              ; preds = %441, %443
  %446 = phi i32 [ %442, %441 ], [ %444, %443 ]
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %448, label %725

448:                                              ; preds = %445
  %449 = load ptr, ptr %4, align 8
  %450 = load ptr, ptr %5, align 8
  %451 = load ptr, ptr %6, align 8
  br i1 %14, label %452, label %490

452:                                              ; preds = %448
  %453 = icmp eq ptr %449, null
  br label %454

454:                                              ; preds = %452, %482
  %455 = phi i64 [ 0, %452 ], [ %485, %482 ]
  %456 = getelementptr double, ptr %450, i64 %455
  %457 = load <4 x double>, ptr %456, align 8
  %458 = fmul <4 x double> %457, splat (double 0x3FDE9205E321B655)
  %459 = getelementptr i8, ptr %456, i64 %68
  %460 = load <4 x double>, ptr %459, align 8
  %461 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %460, <4 x double> splat (double 0xC003E7A8A34BD27F), <4 x double> %458)
  %462 = getelementptr i8, ptr %456, i64 %69
  %463 = load <4 x double>, ptr %462, align 8
  %464 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %463, <4 x double> splat (double 0xBFE2E3A9968C93C8), <4 x double> %461)
  %465 = getelementptr i8, ptr %456, i64 %70
  %466 = load <4 x double>, ptr %465, align 8
  %467 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %466, <4 x double> splat (double 0x40353AE4A6D655EE), <4 x double> %464)
  %468 = getelementptr i8, ptr %456, i64 %71
  %469 = load <4 x double>, ptr %468, align 8
  %470 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %469, <4 x double> splat (double 0x402E8EF7B5F258B8), <4 x double> %467)
  %471 = getelementptr i8, ptr %456, i64 %72
  %472 = load <4 x double>, ptr %471, align 8
  %473 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %472, <4 x double> splat (double 0xC040A4E418D711B9), <4 x double> %470)
  %474 = getelementptr i8, ptr %456, i64 %73
  %475 = load <4 x double>, ptr %474, align 8
  %476 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %475, <4 x double> splat (double 0xBF94D1B3D9B4A876), <4 x double> %473)
  %477 = fmul <4 x double> %25, %476
  br i1 %453, label %482, label %478

478:                                              ; preds = %454
  %479 = getelementptr inbounds nuw double, ptr %449, i64 %455
  %480 = load <4 x double>, ptr %479, align 8
  %481 = fadd <4 x double> %477, %480
  br label %482

482:                                              ; preds = %478, %454
  %483 = phi <4 x double> [ %481, %478 ], [ %477, %454 ]
  %484 = getelementptr inbounds nuw double, ptr %451, i64 %455
  store <4 x double> %483, ptr %484, align 8
  %485 = add nuw nsw i64 %455, 4
  %486 = icmp slt i64 %485, %49
  br i1 %486, label %454, label %487

487:                                              ; preds = %482
  %488 = load ptr, ptr %5, align 8
  %489 = load ptr, ptr %6, align 8
  br label %490

490:                                              ; preds = %487, %448
  %491 = phi ptr [ %489, %487 ], [ %451, %448 ]
  %492 = phi ptr [ %488, %487 ], [ %450, %448 ]
  %493 = load double, ptr %15, align 8
  %494 = tail call double @llvm.fmuladd.f64(double %2, double 6.000000e-01, double %493)
  %495 = getelementptr inbounds double, ptr %492, i64 %41
  br i1 %98, label %498, label %496

496:                                              ; preds = %490
  %497 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %494, ptr noundef %491, ptr noundef %495, i32 noundef 0)
  br label %500

498:                                              ; preds = %490
  %499 = tail call fastcc i32 @quick_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %494, ptr noundef %491, ptr noundef %495)
  br label %500

500:                                              ; preds = %496, %498
  %501 = phi i32 [ %497, %496 ], [ %499, %498 ]
  %502 = icmp eq i32 %501, 0
  br i1 %502, label %503, label %725

503:                                              ; preds = %500
  %504 = load ptr, ptr %4, align 8
  %505 = load ptr, ptr %5, align 8
  %506 = load ptr, ptr %6, align 8
  br i1 %14, label %507, label %548

507:                                              ; preds = %503
  %508 = icmp eq ptr %504, null
  br label %509

509:                                              ; preds = %507, %540
  %510 = phi i64 [ 0, %507 ], [ %543, %540 ]
  %511 = getelementptr double, ptr %505, i64 %510
  %512 = load <4 x double>, ptr %511, align 8
  %513 = fmul <4 x double> %512, splat (double 0xBFEDFD121F1D399B)
  %514 = getelementptr i8, ptr %511, i64 %74
  %515 = load <4 x double>, ptr %514, align 8
  %516 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %515, <4 x double> splat (double 0x4014BED869FB0B9D), <4 x double> %513)
  %517 = getelementptr i8, ptr %511, i64 %75
  %518 = load <4 x double>, ptr %517, align 8
  %519 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %518, <4 x double> splat (double 0x3FF1768702792EA9), <4 x double> %516)
  %520 = getelementptr i8, ptr %511, i64 %76
  %521 = load <4 x double>, ptr %520, align 8
  %522 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %521, <4 x double> splat (double 0xC0204CB0E2110C1C), <4 x double> %519)
  %523 = getelementptr i8, ptr %511, i64 %77
  %524 = load <4 x double>, ptr %523, align 8
  %525 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %524, <4 x double> splat (double 0xC032852305E975A8), <4 x double> %522)
  %526 = getelementptr i8, ptr %511, i64 %78
  %527 = load <4 x double>, ptr %526, align 8
  %528 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %527, <4 x double> splat (double 0x4036BD4F06CB863A), <4 x double> %525)
  %529 = getelementptr i8, ptr %511, i64 %79
  %530 = load <4 x double>, ptr %529, align 8
  %531 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %530, <4 x double> splat (double 0x4003F2E777CF109D), <4 x double> %528)
  %532 = getelementptr i8, ptr %511, i64 %80
  %533 = load <4 x double>, ptr %532, align 8
  %534 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %533, <4 x double> splat (double 0xC0085FC60D2B572C), <4 x double> %531)
  %535 = fmul <4 x double> %25, %534
  br i1 %508, label %540, label %536

536:                                              ; preds = %509
  %537 = getelementptr inbounds nuw double, ptr %504, i64 %510
  %538 = load <4 x double>, ptr %537, align 8
  %539 = fadd <4 x double> %535, %538
  br label %540

540:                                              ; preds = %536, %509
  %541 = phi <4 x double> [ %539, %536 ], [ %535, %509 ]
  %542 = getelementptr inbounds nuw double, ptr %506, i64 %510
  store <4 x double> %541, ptr %542, align 8
  %543 = add nuw nsw i64 %510, 4
  %544 = icmp slt i64 %543, %49
  br i1 %544, label %509, label %545

545:                                              ; preds = %540
  %546 = load ptr, ptr %5, align 8
  %547 = load ptr, ptr %6, align 8
  br label %548

548:                                              ; preds = %545, %503
  %549 = phi ptr [ %547, %545 ], [ %506, %503 ]
  %550 = phi ptr [ %546, %545 ], [ %505, %503 ]
  %551 = load double, ptr %15, align 8
  %552 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FEB6DB6DB6DB6DB, double %551)
  %553 = getelementptr inbounds double, ptr %550, i64 %43
  br i1 %98, label %556, label %554

554:                                              ; preds = %548
  %555 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %552, ptr noundef %549, ptr noundef %553, i32 noundef 0)
  br label %558

556:                                              ; preds = %548
  %557 = tail call fastcc i32 @quick_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %552, ptr noundef %549, ptr noundef %553)
  br label %558

558:                                              ; preds = %554, %556
  %559 = phi i32 [ %555, %554 ], [ %557, %556 ]
  %560 = icmp eq i32 %559, 0
  br i1 %560, label %561, label %725

561:                                              ; preds = %558
  %562 = load ptr, ptr %4, align 8
  %563 = load ptr, ptr %5, align 8
  %564 = load ptr, ptr %6, align 8
  br i1 %14, label %565, label %609

565:                                              ; preds = %561
  %566 = icmp eq ptr %562, null
  br label %567

567:                                              ; preds = %565, %601
  %568 = phi i64 [ 0, %565 ], [ %604, %601 ]
  %569 = getelementptr double, ptr %563, i64 %568
  %570 = load <4 x double>, ptr %569, align 8
  %571 = fmul <4 x double> %570, splat (double 0x40022FBD3B09FCDC)
  %572 = getelementptr i8, ptr %569, i64 %81
  %573 = load <4 x double>, ptr %572, align 8
  %574 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %573, <4 x double> splat (double 0xC02511A963CAFE55), <4 x double> %571)
  %575 = getelementptr i8, ptr %569, i64 %82
  %576 = load <4 x double>, ptr %575, align 8
  %577 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %576, <4 x double> splat (double 0xC00001C935AC72AC), <4 x double> %574)
  %578 = getelementptr i8, ptr %569, i64 %83
  %579 = load <4 x double>, ptr %578, align 8
  %580 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %579, <4 x double> splat (double 0xC031F57C8EFF3006), <4 x double> %577)
  %581 = getelementptr i8, ptr %569, i64 %84
  %582 = load <4 x double>, ptr %581, align 8
  %583 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %582, <4 x double> splat (double 0x403BF2EA18B58A01), <4 x double> %580)
  %584 = getelementptr i8, ptr %569, i64 %85
  %585 = load <4 x double>, ptr %584, align 8
  %586 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %585, <4 x double> splat (double 0xC006DF3A7D1CEC13), <4 x double> %583)
  %587 = getelementptr i8, ptr %569, i64 %86
  %588 = load <4 x double>, ptr %587, align 8
  %589 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %588, <4 x double> splat (double 0xC021BEE71A9F33A9), <4 x double> %586)
  %590 = getelementptr i8, ptr %569, i64 %87
  %591 = load <4 x double>, ptr %590, align 8
  %592 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %591, <4 x double> splat (double 0x4028B89C42C81861), <4 x double> %589)
  %593 = getelementptr i8, ptr %569, i64 %88
  %594 = load <4 x double>, ptr %593, align 8
  %595 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %594, <4 x double> splat (double 0x3FE496AC6253E202), <4 x double> %592)
  %596 = fmul <4 x double> %25, %595
  br i1 %566, label %601, label %597

597:                                              ; preds = %567
  %598 = getelementptr inbounds nuw double, ptr %562, i64 %568
  %599 = load <4 x double>, ptr %598, align 8
  %600 = fadd <4 x double> %596, %599
  br label %601

601:                                              ; preds = %597, %567
  %602 = phi <4 x double> [ %600, %597 ], [ %596, %567 ]
  %603 = getelementptr inbounds nuw double, ptr %564, i64 %568
  store <4 x double> %602, ptr %603, align 8
  %604 = add nuw nsw i64 %568, 4
  %605 = icmp slt i64 %604, %49
  br i1 %605, label %567, label %606

606:                                              ; preds = %601
  %607 = load ptr, ptr %5, align 8
  %608 = load ptr, ptr %6, align 8
  br label %609

609:                                              ; preds = %606, %561
  %610 = phi ptr [ %608, %606 ], [ %564, %561 ]
  %611 = phi ptr [ %607, %606 ], [ %563, %561 ]
  %612 = load double, ptr %15, align 8
  %613 = fadd double %2, %612
  %614 = getelementptr inbounds double, ptr %611, i64 %45
  br i1 %98, label %617, label %615

615:                                              ; preds = %609
  %616 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %613, ptr noundef %610, ptr noundef %614, i32 noundef 0)
  br label %619

617:                                              ; preds = %609
  %618 = tail call fastcc i32 @quick_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %613, ptr noundef %610, ptr noundef %614)
  br label %619

619:                                              ; preds = %615, %617
  %620 = phi i32 [ %616, %615 ], [ %618, %617 ]
  %621 = icmp eq i32 %620, 0
  br i1 %621, label %622, label %725

622:                                              ; preds = %619
  %623 = load ptr, ptr %4, align 8
  %624 = load ptr, ptr %5, align 8
  %625 = load ptr, ptr %46, align 8
  br i1 %14, label %626, label %668

626:                                              ; preds = %622
  %627 = icmp eq ptr %623, null
  br label %628

628:                                              ; preds = %626, %659
  %629 = phi i64 [ 0, %626 ], [ %662, %659 ]
  %630 = getelementptr double, ptr %624, i64 %629
  %631 = load <4 x double>, ptr %630, align 8
  %632 = fmul <4 x double> %631, splat (double 0x3FABCC6368D1177C)
  %633 = getelementptr i8, ptr %630, i64 %89
  %634 = load <4 x double>, ptr %633, align 8
  %635 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %634, <4 x double> splat (double 0x4011CD1ED2AD5AE2), <4 x double> %632)
  %636 = getelementptr i8, ptr %630, i64 %90
  %637 = load <4 x double>, ptr %636, align 8
  %638 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %637, <4 x double> splat (double 0x3FFE43A845D5AB9F), <4 x double> %635)
  %639 = getelementptr i8, ptr %630, i64 %91
  %640 = load <4 x double>, ptr %639, align 8
  %641 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %640, <4 x double> splat (double 0xC017346ECF96AF43), <4 x double> %638)
  %642 = getelementptr i8, ptr %630, i64 %92
  %643 = load <4 x double>, ptr %642, align 8
  %644 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %643, <4 x double> splat (double 0x3FD3EA1DF2F0EB98), <4 x double> %641)
  %645 = getelementptr i8, ptr %630, i64 %93
  %646 = load <4 x double>, ptr %645, align 8
  %647 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %646, <4 x double> splat (double 0xBFC37A028F43B002), <4 x double> %644)
  %648 = getelementptr i8, ptr %630, i64 %94
  %649 = load <4 x double>, ptr %648, align 8
  %650 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %649, <4 x double> splat (double 0x3FC9C657697FE72D), <4 x double> %647)
  %651 = getelementptr i8, ptr %630, i64 %95
  %652 = load <4 x double>, ptr %651, align 8
  %653 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %652, <4 x double> splat (double 0x3FA6E44F50AB6BC2), <4 x double> %650)
  %654 = fmul <4 x double> %25, %653
  br i1 %627, label %659, label %655

655:                                              ; preds = %628
  %656 = getelementptr inbounds nuw double, ptr %623, i64 %629
  %657 = load <4 x double>, ptr %656, align 8
  %658 = fadd <4 x double> %654, %657
  br label %659

659:                                              ; preds = %655, %628
  %660 = phi <4 x double> [ %658, %655 ], [ %654, %628 ]
  %661 = getelementptr inbounds nuw double, ptr %625, i64 %629
  store <4 x double> %660, ptr %661, align 8
  %662 = add nuw nsw i64 %629, 4
  %663 = icmp slt i64 %662, %49
  br i1 %663, label %628, label %664

664:                                              ; preds = %659
  %665 = load ptr, ptr %46, align 8
  br i1 %47, label %668, label %678

666:                                              ; preds = %678
  %667 = trunc nuw nsw i64 %680 to i32
  br label %668

668:                                              ; preds = %622, %666, %664
  %669 = phi ptr [ %665, %664 ], [ %665, %666 ], [ %625, %622 ]
  %670 = phi double [ 0.000000e+00, %664 ], [ %688, %666 ], [ 0.000000e+00, %622 ]
  %671 = phi double [ 0.000000e+00, %664 ], [ %693, %666 ], [ 0.000000e+00, %622 ]
  %672 = phi double [ 0.000000e+00, %664 ], [ %698, %666 ], [ 0.000000e+00, %622 ]
  %673 = phi double [ 0.000000e+00, %664 ], [ %703, %666 ], [ 0.000000e+00, %622 ]
  %674 = phi i32 [ 0, %664 ], [ %667, %666 ], [ 0, %622 ]
  %675 = icmp slt i32 %674, %13
  br i1 %675, label %676, label %716

676:                                              ; preds = %668
  %677 = zext nneg i32 %674 to i64
  br label %707

678:                                              ; preds = %664, %678
  %679 = phi i64 [ %706, %678 ], [ 0, %664 ]
  %680 = phi i64 [ %704, %678 ], [ 4, %664 ]
  %681 = phi double [ %703, %678 ], [ 0.000000e+00, %664 ]
  %682 = phi double [ %698, %678 ], [ 0.000000e+00, %664 ]
  %683 = phi double [ %693, %678 ], [ 0.000000e+00, %664 ]
  %684 = phi double [ %688, %678 ], [ 0.000000e+00, %664 ]
  %685 = getelementptr inbounds nuw double, ptr %665, i64 %679
  %686 = load double, ptr %685, align 8
  %687 = fsub double %686, %686
  %688 = fadd double %684, %687
  %689 = or disjoint i64 %679, 1
  %690 = getelementptr inbounds nuw double, ptr %665, i64 %689
  %691 = load double, ptr %690, align 8
  %692 = fsub double %691, %691
  %693 = fadd double %683, %692
  %694 = or disjoint i64 %679, 2
  %695 = getelementptr inbounds nuw double, ptr %665, i64 %694
  %696 = load double, ptr %695, align 8
  %697 = fsub double %696, %696
  %698 = fadd double %682, %697
  %699 = or disjoint i64 %679, 3
  %700 = getelementptr inbounds nuw double, ptr %665, i64 %699
  %701 = load double, ptr %700, align 8
  %702 = fsub double %701, %701
  %703 = fadd double %681, %702
  %704 = add nuw nsw i64 %680, 4
  %705 = icmp samesign ugt i64 %704, %48
  %706 = add nuw nsw i64 %679, 4
  br i1 %705, label %666, label %678

707:                                              ; preds = %707, %676
  %708 = phi i64 [ %677, %676 ], [ %714, %707 ]
  %709 = phi double [ %670, %676 ], [ %713, %707 ]
  %710 = getelementptr inbounds nuw double, ptr %669, i64 %708
  %711 = load double, ptr %710, align 8
  %712 = fsub double %711, %711
  %713 = fadd double %709, %712
  %714 = add nuw nsw i64 %708, 1
  %715 = icmp eq i64 %714, %48
  br i1 %715, label %716, label %707

716:                                              ; preds = %707, %668
  %717 = phi double [ %670, %668 ], [ %713, %707 ]
  %718 = fadd double %671, %717
  %719 = fadd double %672, %673
  %720 = fadd double %719, %718
  %721 = fcmp une double %720, 0.000000e+00
  br i1 %721, label %96, label %725

722:                                              ; preds = %96
  %723 = load double, ptr %15, align 8
  %724 = fadd double %2, %723
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 11, i32 noundef 0, double noundef %724)
  br label %725

725:                                              ; preds = %716, %619, %558, %500, %445, %393, %344, %298, %255, %212, %172, %132, %722
  %726 = phi i32 [ 5, %722 ], [ %133, %132 ], [ %173, %172 ], [ %213, %212 ], [ %256, %255 ], [ %299, %298 ], [ %345, %344 ], [ %394, %393 ], [ %446, %445 ], [ %501, %500 ], [ %559, %558 ], [ %620, %619 ], [ 0, %716 ]
  ret i32 %726
}

define internal fastcc double @error_norm(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, double noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 376
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %10 = load ptr, ptr %9, align 8
  %11 = load i32, ptr @appell_n_coordinates, align 4
  %12 = load i32, ptr @appell_n_speeds, align 4
  %13 = add nsw i32 %12, %11
  %14 = load i32, ptr @appell_n_auxiliaries, align 4
  %15 = add nsw i32 %13, %14
  %16 = load i32, ptr @appell_n_quadratures, align 4
  %17 = add nsw i32 %15, %16
  %18 = icmp sgt i32 %17, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %4
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 400
  br label %116

21:                                               ; preds = %4
  %22 = load i32, ptr @appell_n_rows, align 4
  %23 = shl nsw i32 %22, 1
  %24 = add i32 %13, 2
  %25 = add i32 %24, %23
  %26 = tail call noundef i32 @llvm.smax.i32(i32 %17, i32 %25)
  %27 = add nuw nsw i32 %26, 3
  %28 = and i32 %27, 2147483644
  %29 = zext nneg i32 %28 to i64
  %30 = zext nneg i32 %17 to i64
  %31 = mul nuw nsw i64 %29, 40
  %32 = mul nuw nsw i64 %29, 48
  %33 = mul nuw nsw i64 %29, 56
  %34 = shl nuw nsw i64 %29, 6
  %35 = mul nuw nsw i64 %29, 72
  %36 = mul nuw nsw i64 %29, 80
  %37 = mul nuw nsw i64 %29, 88
  br label %38

38:                                               ; preds = %21, %38
  %39 = phi i64 [ 0, %21 ], [ %65, %38 ]
  %40 = getelementptr double, ptr %8, i64 %39
  %41 = load <4 x double>, ptr %40, align 8
  %42 = fmul <4 x double> %41, splat (double 0x3F8ADEAEA1607E1A)
  %43 = getelementptr i8, ptr %40, i64 %31
  %44 = load <4 x double>, ptr %43, align 8
  %45 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %44, <4 x double> splat (double 0xBFF39A3DA55AB5C3), <4 x double> %42)
  %46 = getelementptr i8, ptr %40, i64 %32
  %47 = load <4 x double>, ptr %46, align 8
  %48 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %47, <4 x double> splat (double 0xBFDFBA83BEDE8A72), <4 x double> %45)
  %49 = getelementptr i8, ptr %40, i64 %33
  %50 = load <4 x double>, ptr %49, align 8
  %51 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %50, <4 x double> splat (double 0x3FFAA149F7EDA509), <4 x double> %48)
  %52 = getelementptr i8, ptr %40, i64 %34
  %53 = load <4 x double>, ptr %52, align 8
  %54 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %53, <4 x double> splat (double 0xBFD66BC9B10E7E71), <4 x double> %51)
  %55 = getelementptr i8, ptr %40, i64 %35
  %56 = load <4 x double>, ptr %55, align 8
  %57 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %56, <4 x double> splat (double 0x3FD56330D0783989), <4 x double> %54)
  %58 = getelementptr i8, ptr %40, i64 %36
  %59 = load <4 x double>, ptr %58, align 8
  %60 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %59, <4 x double> splat (double 0x3FB4F8EB54A31435), <4 x double> %57)
  %61 = getelementptr i8, ptr %40, i64 %37
  %62 = load <4 x double>, ptr %61, align 8
  %63 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %62, <4 x double> splat (double 0xBF96E44F50AB6BC2), <4 x double> %60)
  %64 = getelementptr inbounds nuw double, ptr %10, i64 %39
  store <4 x double> %63, ptr %64, align 8
  %65 = add nuw nsw i64 %39, 4
  %66 = icmp samesign ult i64 %65, %30
  br i1 %66, label %38, label %67

67:                                               ; preds = %38
  %68 = load ptr, ptr %7, align 8
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %70 = load ptr, ptr %69, align 8
  %71 = load i32, ptr @appell_n_rows, align 4
  %72 = shl nsw i32 %71, 1
  %73 = add i32 %13, 2
  %74 = add i32 %73, %72
  %75 = tail call noundef i32 @llvm.smax.i32(i32 %17, i32 %74)
  %76 = add nuw nsw i32 %75, 3
  %77 = and i32 %76, 2147483644
  %78 = zext nneg i32 %77 to i64
  %79 = zext nneg i32 %17 to i64
  %80 = mul nuw nsw i64 %78, 40
  %81 = mul nuw nsw i64 %78, 48
  %82 = mul nuw nsw i64 %78, 56
  %83 = shl nuw nsw i64 %78, 6
  %84 = mul nuw nsw i64 %78, 72
  %85 = mul nuw nsw i64 %78, 80
  %86 = mul nuw nsw i64 %78, 88
  br label %87

87:                                               ; preds = %67, %87
  %88 = phi i64 [ 0, %67 ], [ %114, %87 ]
  %89 = getelementptr double, ptr %68, i64 %88
  %90 = load <4 x double>, ptr %89, align 8
  %91 = fmul <4 x double> %90, splat (double 0xBFC84B641FBFA1F1)
  %92 = getelementptr i8, ptr %89, i64 %80
  %93 = load <4 x double>, ptr %92, align 8
  %94 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %93, <4 x double> splat (double 0x4011CD1ED2AD5AE2), <4 x double> %91)
  %95 = getelementptr i8, ptr %89, i64 %81
  %96 = load <4 x double>, ptr %95, align 8
  %97 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %96, <4 x double> splat (double 0x3FFE43A845D5AB9F), <4 x double> %94)
  %98 = getelementptr i8, ptr %89, i64 %82
  %99 = load <4 x double>, ptr %98, align 8
  %100 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %99, <4 x double> splat (double 0xC017346ECF96AF43), <4 x double> %97)
  %101 = getelementptr i8, ptr %89, i64 %83
  %102 = load <4 x double>, ptr %101, align 8
  %103 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %102, <4 x double> splat (double 0xBFDB0D3A26ABB716), <4 x double> %100)
  %104 = getelementptr i8, ptr %89, i64 %84
  %105 = load <4 x double>, ptr %104, align 8
  %106 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %105, <4 x double> splat (double 0xBFC37A028F43B002), <4 x double> %103)
  %107 = getelementptr i8, ptr %89, i64 %85
  %108 = load <4 x double>, ptr %107, align 8
  %109 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %108, <4 x double> splat (double 0x3FC9C657697FE72D), <4 x double> %106)
  %110 = getelementptr i8, ptr %89, i64 %86
  %111 = load <4 x double>, ptr %110, align 8
  %112 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %111, <4 x double> splat (double 0x3F9732080AC040ED), <4 x double> %109)
  %113 = getelementptr inbounds nuw double, ptr %70, i64 %88
  store <4 x double> %112, ptr %113, align 8
  %114 = add nuw nsw i64 %88, 4
  %115 = icmp samesign ult i64 %114, %79
  br i1 %115, label %87, label %116

116:                                              ; preds = %87, %19
  %117 = phi ptr [ %20, %19 ], [ %69, %87 ]
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %119 = load i32, ptr %118, align 4
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %131, label %121

121:                                              ; preds = %116
  %122 = load i32, ptr @appell_n_position_rows, align 4
  %123 = load i32, ptr @appell_n_velocity_rows, align 4
  %124 = add nsw i32 %123, %122
  %125 = load i32, ptr @appell_n_norm_rows, align 4
  %126 = add nsw i32 %124, %125
  %127 = icmp sgt i32 %126, 0
  br i1 %127, label %128, label %131

128:                                              ; preds = %121
  %129 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %130 = load ptr, ptr %129, align 8
  tail call fastcc void @errors_along_constraints(ptr noundef nonnull %0, ptr noundef %1, double noundef %3, ptr noundef %130)
  br label %131

131:                                              ; preds = %116, %128, %121
  %132 = phi i1 [ true, %128 ], [ false, %121 ], [ false, %116 ]
  %133 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %134 = load ptr, ptr %133, align 8
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %136 = load i32, ptr %135, align 8
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %183, label %138

138:                                              ; preds = %131
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %140 = load double, ptr %139, align 8
  %141 = fdiv double 0x3D06849B86A12B9B, %140
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %143 = load double, ptr %142, align 8
  %144 = icmp sgt i32 %11, 0
  br i1 %144, label %145, label %157

145:                                              ; preds = %138
  %146 = zext nneg i32 %11 to i64
  br label %147

147:                                              ; preds = %147, %145
  %148 = phi i64 [ 0, %145 ], [ %155, %147 ]
  %149 = phi double [ 0.000000e+00, %145 ], [ %154, %147 ]
  %150 = getelementptr inbounds nuw double, ptr %134, i64 %148
  %151 = load double, ptr %150, align 8
  %152 = tail call double @llvm.fabs.f64(double %151)
  %153 = fcmp ogt double %152, %149
  %154 = select i1 %153, double %152, double %149
  %155 = add nuw nsw i64 %148, 1
  %156 = icmp eq i64 %155, %146
  br i1 %156, label %157, label %147

157:                                              ; preds = %147, %138
  %158 = phi double [ 0.000000e+00, %138 ], [ %154, %147 ]
  %159 = tail call double @llvm.maxnum.f64(double %143, double %158)
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %161 = load double, ptr %160, align 8
  %162 = icmp sgt i32 %12, 0
  br i1 %162, label %163, label %176

163:                                              ; preds = %157
  %164 = sext i32 %11 to i64
  %165 = sext i32 %13 to i64
  br label %166

166:                                              ; preds = %166, %163
  %167 = phi i64 [ %164, %163 ], [ %174, %166 ]
  %168 = phi double [ 0.000000e+00, %163 ], [ %173, %166 ]
  %169 = getelementptr inbounds double, ptr %134, i64 %167
  %170 = load double, ptr %169, align 8
  %171 = tail call double @llvm.fabs.f64(double %170)
  %172 = fcmp ogt double %171, %168
  %173 = select i1 %172, double %171, double %168
  %174 = add nsw i64 %167, 1
  %175 = icmp slt i64 %174, %165
  br i1 %175, label %166, label %176

176:                                              ; preds = %166, %157
  %177 = phi double [ 0.000000e+00, %157 ], [ %173, %166 ]
  %178 = tail call double @llvm.maxnum.f64(double %161, double %177)
  %179 = tail call double @llvm.maxnum.f64(double %159, double %141)
  %180 = tail call double @llvm.minnum.f64(double %179, double 1.000000e+00)
  %181 = tail call double @llvm.maxnum.f64(double %178, double %141)
  %182 = tail call double @llvm.minnum.f64(double %181, double 1.000000e+00)
  br label %183

183:                                              ; preds = %131, %176
  %184 = phi double [ %180, %176 ], [ 1.000000e+00, %131 ]
  %185 = phi double [ %182, %176 ], [ 1.000000e+00, %131 ]
  %186 = icmp sgt i32 %15, 0
  br i1 %186, label %187, label %200

187:                                              ; preds = %183
  %188 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %189 = load ptr, ptr %188, align 8
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %191 = load ptr, ptr %190, align 8
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %193 = load double, ptr %192, align 8
  %194 = load ptr, ptr %9, align 8
  %195 = load ptr, ptr %117, align 8
  %196 = sext i32 %13 to i64
  %197 = sext i32 %11 to i64
  %198 = zext nneg i32 %15 to i64
  %199 = getelementptr double, ptr %6, i64 %196
  br label %331

200:                                              ; preds = %375, %183
  %201 = phi double [ 0.000000e+00, %183 ], [ %376, %375 ]
  %202 = phi double [ 0.000000e+00, %183 ], [ %377, %375 ]
  %203 = phi double [ 0.000000e+00, %183 ], [ %363, %375 ]
  %204 = phi double [ 0.000000e+00, %183 ], [ %362, %375 ]
  %205 = load i32, ptr %118, align 4
  %206 = icmp ne i32 %205, 0
  %207 = icmp ne i32 %16, 0
  %208 = and i1 %207, %206
  br i1 %208, label %209, label %314

209:                                              ; preds = %200
  %210 = load i32, ptr @appell_n_position_rows, align 4
  %211 = load i32, ptr @appell_n_velocity_rows, align 4
  %212 = add nsw i32 %211, %210
  %213 = icmp sgt i32 %212, 0
  %214 = icmp sgt i32 %12, 0
  %215 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %216 = zext nneg i32 %12 to i64
  %217 = load i32, ptr @appell_n_rows, align 4
  %218 = shl nsw i32 %217, 1
  %219 = add i32 %13, 2
  %220 = add i32 %219, %218
  %221 = tail call i32 @llvm.smax.i32(i32 %17, i32 %220)
  %222 = add nsw i32 %221, 3
  %223 = and i32 %222, -4
  %224 = sext i32 %223 to i64
  %225 = tail call double @llvm.fabs.f64(double %2)
  %226 = sext i32 %17 to i64
  %227 = icmp sgt i32 %16, 0
  %228 = and i1 %213, %227
  br i1 %228, label %229, label %314

229:                                              ; preds = %209
  %230 = sext i32 %15 to i64
  %231 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %232 = sext i32 %11 to i64
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %234 = load double, ptr %233, align 8
  %235 = load ptr, ptr %7, align 8
  %236 = getelementptr double, ptr %134, i64 %232
  %237 = load ptr, ptr %231, align 8
  %238 = tail call double @llvm.maxnum.f64(double %234, double 0x3D719799812DEA11)
  %239 = fmul double %238, 1.000000e-02
  %240 = load ptr, ptr %9, align 8
  %241 = load ptr, ptr %117, align 8
  br label %242

242:                                              ; preds = %229, %309
  %243 = phi double [ 0.000000e+00, %229 ], [ %311, %309 ]
  %244 = phi i64 [ %230, %229 ], [ %312, %309 ]
  br i1 %214, label %245, label %247

245:                                              ; preds = %242
  %246 = load ptr, ptr %215, align 8
  br label %251

247:                                              ; preds = %251, %242
  %248 = phi double [ 0.000000e+00, %242 ], [ %264, %251 ]
  %249 = phi double [ 0.000000e+00, %242 ], [ %262, %251 ]
  %250 = getelementptr double, ptr %235, i64 %244
  br label %267

251:                                              ; preds = %251, %245
  %252 = phi i64 [ 0, %245 ], [ %265, %251 ]
  %253 = phi double [ 0.000000e+00, %245 ], [ %262, %251 ]
  %254 = phi double [ 0.000000e+00, %245 ], [ %264, %251 ]
  %255 = getelementptr inbounds nuw double, ptr %246, i64 %252
  %256 = load double, ptr %255, align 8
  %257 = fdiv double 1.000000e+00, %256
  %258 = getelementptr double, ptr %236, i64 %252
  %259 = load double, ptr %258, align 8
  %260 = fmul double %257, %259
  %261 = fmul double %260, 5.000000e-01
  %262 = tail call double @llvm.fmuladd.f64(double %261, double %260, double %253)
  %263 = fmul double %257, 5.000000e-01
  %264 = tail call double @llvm.fmuladd.f64(double %263, double %257, double %254)
  %265 = add nuw nsw i64 %252, 1
  %266 = icmp eq i64 %265, %216
  br i1 %266, label %247, label %251

267:                                              ; preds = %267, %247
  %268 = phi i64 [ 0, %247 ], [ %276, %267 ]
  %269 = phi double [ 0.000000e+00, %247 ], [ %275, %267 ]
  %270 = mul nsw i64 %268, %224
  %271 = getelementptr double, ptr %250, i64 %270
  %272 = load double, ptr %271, align 8
  %273 = tail call double @llvm.fabs.f64(double %272)
  %274 = fcmp ogt double %273, %269
  %275 = select i1 %274, double %273, double %269
  %276 = add nuw nsw i64 %268, 1
  %277 = icmp eq i64 %276, 12
  br i1 %277, label %278, label %267

278:                                              ; preds = %267
  %279 = getelementptr inbounds double, ptr %237, i64 %244
  %280 = load double, ptr %279, align 8
  %281 = tail call double @llvm.fabs.f64(double %280)
  %282 = getelementptr inbounds double, ptr %134, i64 %244
  %283 = load double, ptr %282, align 8
  %284 = tail call double @llvm.fabs.f64(double %283)
  %285 = tail call double @llvm.maxnum.f64(double %281, double %284)
  %286 = fadd double %249, %285
  %287 = tail call double @llvm.fmuladd.f64(double %225, double %275, double %286)
  %288 = fmul double %239, %248
  %289 = tail call double @llvm.fmuladd.f64(double %234, double %287, double %288)
  %290 = fmul double %289, 1.000000e+02
  %291 = fdiv double 1.000000e+00, %290
  %292 = getelementptr inbounds double, ptr %240, i64 %244
  %293 = load double, ptr %292, align 8
  %294 = fmul double %293, %291
  %295 = getelementptr inbounds double, ptr %241, i64 %244
  %296 = load double, ptr %295, align 8
  %297 = fmul double %296, %291
  %298 = fmul double %294, %294
  %299 = fmul double %297, %297
  %300 = tail call double @llvm.fmuladd.f64(double %299, double 1.000000e-02, double %298)
  %301 = fcmp ogt double %300, 0.000000e+00
  br i1 %301, label %302, label %306

302:                                              ; preds = %278
  %303 = fmul double %225, %298
  %304 = tail call double @llvm.sqrt.f64(double %300)
  %305 = fdiv double %303, %304
  br label %309

306:                                              ; preds = %278
  %307 = fcmp oeq double %300, 0.000000e+00
  %308 = select i1 %307, double 0.000000e+00, double 0x7FF0000000000000
  br label %309

309:                                              ; preds = %306, %302
  %310 = phi double [ %305, %302 ], [ %308, %306 ]
  %311 = tail call double @llvm.maxnum.f64(double %243, double %310)
  %312 = add nsw i64 %244, 1
  %313 = icmp slt i64 %312, %226
  br i1 %313, label %242, label %314

314:                                              ; preds = %309, %209, %200
  %315 = phi double [ 0.000000e+00, %200 ], [ 0.000000e+00, %209 ], [ %311, %309 ]
  %316 = tail call double @llvm.fmuladd.f64(double %203, double 1.000000e-02, double %204)
  %317 = fcmp ogt double %316, 0.000000e+00
  br i1 %317, label %318, label %325

318:                                              ; preds = %314
  %319 = tail call double @llvm.fabs.f64(double %2)
  %320 = fmul double %319, %204
  %321 = sitofp i32 %15 to double
  %322 = fmul double %316, %321
  %323 = tail call double @llvm.sqrt.f64(double %322)
  %324 = fdiv double %320, %323
  br label %328

325:                                              ; preds = %314
  %326 = fcmp oeq double %316, 0.000000e+00
  %327 = select i1 %326, double 0.000000e+00, double 0x7FF0000000000000
  br label %328

328:                                              ; preds = %318, %325
  %329 = phi double [ %324, %318 ], [ %327, %325 ]
  %330 = tail call double @llvm.maxnum.f64(double %329, double %315)
  br i1 %132, label %380, label %396

331:                                              ; preds = %187, %375
  %332 = phi i64 [ 0, %187 ], [ %378, %375 ]
  %333 = phi double [ 0.000000e+00, %187 ], [ %362, %375 ]
  %334 = phi double [ 0.000000e+00, %187 ], [ %363, %375 ]
  %335 = phi double [ 0.000000e+00, %187 ], [ %377, %375 ]
  %336 = phi double [ 0.000000e+00, %187 ], [ %376, %375 ]
  %337 = getelementptr inbounds nuw double, ptr %189, i64 %332
  %338 = load double, ptr %337, align 8
  %339 = tail call double @llvm.fabs.f64(double %338)
  %340 = getelementptr inbounds nuw double, ptr %134, i64 %332
  %341 = load double, ptr %340, align 8
  %342 = tail call double @llvm.fabs.f64(double %341)
  %343 = fcmp ogt double %339, %342
  %344 = select i1 %343, double %339, double %342
  %345 = getelementptr inbounds nuw double, ptr %191, i64 %332
  %346 = load double, ptr %345, align 8
  %347 = icmp slt i64 %332, %197
  br i1 %347, label %351, label %348

348:                                              ; preds = %331
  %349 = icmp slt i64 %332, %196
  br i1 %349, label %350, label %351

350:                                              ; preds = %348
  br label %351

351:                                              ; preds = %331, %348, %350
  %352 = phi double [ %185, %350 ], [ 1.000000e+00, %348 ], [ %184, %331 ]
  %353 = fmul double %346, %352
  %354 = tail call double @llvm.fmuladd.f64(double %193, double %344, double %353)
  %355 = fdiv double 1.000000e+00, %354
  %356 = getelementptr inbounds nuw double, ptr %194, i64 %332
  %357 = load double, ptr %356, align 8
  %358 = fmul double %357, %355
  %359 = getelementptr inbounds nuw double, ptr %195, i64 %332
  %360 = load double, ptr %359, align 8
  %361 = fmul double %355, %360
  %362 = tail call double @llvm.fmuladd.f64(double %358, double %358, double %333)
  %363 = tail call double @llvm.fmuladd.f64(double %361, double %361, double %334)
  %364 = icmp slt i64 %332, %196
  %365 = and i1 %132, %364
  br i1 %365, label %366, label %375

366:                                              ; preds = %351
  %367 = getelementptr inbounds nuw double, ptr %6, i64 %332
  %368 = load double, ptr %367, align 8
  %369 = fmul double %355, %368
  %370 = getelementptr double, ptr %199, i64 %332
  %371 = load double, ptr %370, align 8
  %372 = fmul double %355, %371
  %373 = tail call double @llvm.fmuladd.f64(double %369, double %369, double %335)
  %374 = tail call double @llvm.fmuladd.f64(double %372, double %372, double %336)
  br label %375

375:                                              ; preds = %351, %366
  %376 = phi double [ %374, %366 ], [ %336, %351 ]
  %377 = phi double [ %373, %366 ], [ %335, %351 ]
  %378 = add nuw nsw i64 %332, 1
  %379 = icmp eq i64 %378, %198
  br i1 %379, label %200, label %331

380:                                              ; preds = %328
  %381 = tail call double @llvm.fmuladd.f64(double %201, double 1.000000e-02, double %202)
  %382 = fcmp ogt double %381, 0.000000e+00
  br i1 %382, label %383, label %390

383:                                              ; preds = %380
  %384 = tail call double @llvm.fabs.f64(double %2)
  %385 = fmul double %384, %202
  %386 = sitofp i32 %15 to double
  %387 = fmul double %381, %386
  %388 = tail call double @llvm.sqrt.f64(double %387)
  %389 = fdiv double %385, %388
  br label %393

390:                                              ; preds = %380
  %391 = fcmp oeq double %381, 0.000000e+00
  %392 = select i1 %391, double 0.000000e+00, double 0x7FF0000000000000
  br label %393

393:                                              ; preds = %383, %390
  %394 = phi double [ %389, %383 ], [ %392, %390 ]
  %395 = tail call double @llvm.maxnum.f64(double %330, double %394)
  br label %396

396:                                              ; preds = %328, %393
  %397 = phi double [ %395, %393 ], [ %330, %328 ]
  %398 = getelementptr inbounds nuw i8, ptr %1, i64 632
  store double %397, ptr %398, align 8
  ret double %330
}

define internal fastcc range(i32 0, 2) i32 @factorise_stages(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2) unnamed_addr #9 {
  %4 = load i32, ptr @appell_n_coordinates, align 4
  %5 = load i32, ptr @appell_n_speeds, align 4
  %6 = add nsw i32 %5, %4
  %7 = load i32, ptr @appell_n_auxiliaries, align 4
  %8 = add nsw i32 %6, %7
  %9 = mul i32 %8, %8
  %10 = icmp eq i32 %8, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %3
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 512
  br label %28

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 488
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 504
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 496
  %19 = load ptr, ptr %18, align 8
  %20 = tail call i32 @llvm.umax.i32(i32 %9, i32 1)
  %21 = zext i32 %20 to i64
  br label %43

22:                                               ; preds = %43
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 512
  %24 = load ptr, ptr %23, align 8
  %25 = zext nneg i32 %9 to i64
  %26 = shl nuw nsw i64 %25, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %24, i8 0, i64 %26, i1 false)
  %27 = icmp sgt i32 %8, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %11, %22
  %29 = phi ptr [ %12, %11 ], [ %23, %22 ]
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 496
  %31 = load ptr, ptr %30, align 8
  br label %52

32:                                               ; preds = %22
  %33 = fdiv double 0x400D1A48D83E731D, %2
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 496
  %35 = load ptr, ptr %34, align 8
  %36 = add nuw i32 %8, 1
  %37 = fdiv double 0x400572DB93E0C672, %2
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 504
  %39 = load ptr, ptr %38, align 8
  %40 = fdiv double 0xC0086747F2C3FCB6, %2
  %41 = load ptr, ptr %23, align 8
  %42 = zext nneg i32 %8 to i64
  br label %63

43:                                               ; preds = %13, %43
  %44 = phi i64 [ 0, %13 ], [ %50, %43 ]
  %45 = getelementptr inbounds nuw double, ptr %15, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fneg double %46
  %48 = getelementptr inbounds nuw double, ptr %17, i64 %44
  store double %47, ptr %48, align 8
  %49 = getelementptr inbounds nuw double, ptr %19, i64 %44
  store double %47, ptr %49, align 8
  %50 = add nuw nsw i64 %44, 1
  %51 = icmp eq i64 %50, %21
  br i1 %51, label %22, label %43

52:                                               ; preds = %63, %28
  %53 = phi ptr [ %29, %28 ], [ %23, %63 ]
  %54 = phi ptr [ %31, %28 ], [ %35, %63 ]
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 264
  store double %2, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %57 = load i32, ptr %56, align 8
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %56, align 8
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 568
  %60 = load ptr, ptr %59, align 8
  %61 = tail call fastcc i32 @lu(i32 noundef %8, ptr noundef %54, ptr noundef %60)
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %84, label %77

63:                                               ; preds = %32, %63
  %64 = phi i64 [ 0, %32 ], [ %75, %63 ]
  %65 = trunc nuw nsw i64 %64 to i32
  %66 = mul i32 %36, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %35, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = fadd double %33, %69
  store double %70, ptr %68, align 8
  %71 = getelementptr inbounds double, ptr %39, i64 %67
  %72 = load double, ptr %71, align 8
  %73 = fadd double %37, %72
  store double %73, ptr %71, align 8
  %74 = getelementptr inbounds double, ptr %41, i64 %67
  store double %40, ptr %74, align 8
  %75 = add nuw nsw i64 %64, 1
  %76 = icmp eq i64 %75, %42
  br i1 %76, label %52, label %63

77:                                               ; preds = %52
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 504
  %79 = load ptr, ptr %78, align 8
  %80 = load ptr, ptr %53, align 8
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 576
  %82 = load ptr, ptr %81, align 8
  %83 = tail call fastcc i32 @complex_lu(i32 noundef %8, ptr noundef %79, ptr noundef %80, ptr noundef %82)
  br label %84

84:                                               ; preds = %77, %52
  %85 = phi i32 [ 0, %52 ], [ %83, %77 ]
  ret i32 %85
}

define internal fastcc range(i32 0, 12) i32 @solve_stages(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr nocapture noundef nonnull initializes((0, 4)) %3, ptr nocapture noundef nonnull writeonly initializes((0, 8)) %4, ptr nocapture noundef nonnull writeonly initializes((0, 4)) %5) unnamed_addr #4 {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %8 = load double, ptr %7, align 8
  %9 = tail call double @llvm.pow.f64(double %8, double 0x3FE5555555555555)
  %10 = fmul double %9, 1.000000e-01
  %11 = fdiv double 0x3CE4000000000000, %10
  %12 = tail call double @llvm.sqrt.f64(double %10)
  %13 = tail call double @llvm.minnum.f64(double %12, double 3.000000e-02)
  %14 = tail call double @llvm.maxnum.f64(double %11, double %13)
  store double 0.000000e+00, ptr %4, align 8
  store i32 0, ptr %5, align 4
  store i32 1, ptr %3, align 4
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %16 = load i32, ptr @appell_n_coordinates, align 4
  %17 = load i32, ptr @appell_n_speeds, align 4
  %18 = add i32 %17, %16
  %19 = load i32, ptr @appell_n_auxiliaries, align 4
  %20 = add i32 %18, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %23 = load i32, ptr @appell_n_quadratures, align 4
  %24 = sext i32 %23 to i64
  %25 = shl nsw i64 %24, 3
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %27 = icmp sgt i32 %20, 0
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 376
  %29 = add nsw i32 %23, %20
  %30 = load i32, ptr @appell_n_rows, align 4
  %31 = shl nsw i32 %30, 1
  %32 = add i32 %18, 2
  %33 = add i32 %32, %31
  %34 = tail call i32 @llvm.smax.i32(i32 %29, i32 %33)
  %35 = add nsw i32 %34, 3
  %36 = and i32 %35, -4
  %37 = sext i32 %36 to i64
  %38 = zext nneg i32 %20 to i64
  br label %39

39:                                               ; preds = %6, %108
  %40 = phi double [ 0.000000e+00, %6 ], [ %82, %108 ]
  %41 = load ptr, ptr %15, align 8
  %42 = getelementptr inbounds double, ptr %41, i64 %21
  %43 = load ptr, ptr %22, align 8
  %44 = getelementptr inbounds double, ptr %43, i64 %21
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %44, i64 %25, i1 false)
  br label %45

45:                                               ; preds = %56, %39
  %46 = phi i64 [ 0, %39 ], [ %57, %56 ]
  %47 = load ptr, ptr %15, align 8
  %48 = load ptr, ptr %28, align 8
  br i1 %27, label %51, label %49

49:                                               ; preds = %45
  %50 = add nuw nsw i64 %46, 1
  br label %56

51:                                               ; preds = %45
  %52 = load ptr, ptr %22, align 8
  %53 = add nuw nsw i64 %46, 1
  %54 = mul nsw i64 %53, %37
  %55 = getelementptr inbounds double, ptr %48, i64 %54
  br label %69

56:                                               ; preds = %69, %49
  %57 = phi i64 [ %50, %49 ], [ %53, %69 ]
  %58 = load double, ptr %26, align 8
  %59 = getelementptr inbounds nuw [3 x double], ptr @RADAU_C, i64 0, i64 %46
  %60 = load double, ptr %59, align 8
  %61 = tail call double @llvm.fmuladd.f64(double %60, double %2, double %58)
  %62 = add nuw nsw i64 %46, 4
  %63 = mul nsw i64 %62, %37
  %64 = getelementptr inbounds double, ptr %48, i64 %63
  %65 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %61, ptr noundef %47, ptr noundef %64, i32 noundef 0)
  %66 = icmp ne i32 %65, 0
  %67 = icmp eq i64 %57, 3
  %68 = select i1 %66, i1 true, i1 %67
  br i1 %68, label %79, label %45

69:                                               ; preds = %69, %51
  %70 = phi i64 [ 0, %51 ], [ %77, %69 ]
  %71 = getelementptr inbounds nuw double, ptr %52, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds nuw double, ptr %55, i64 %70
  %74 = load double, ptr %73, align 8
  %75 = fadd double %72, %74
  %76 = getelementptr inbounds nuw double, ptr %47, i64 %70
  store double %75, ptr %76, align 8
  %77 = add nuw nsw i64 %70, 1
  %78 = icmp eq i64 %77, %38
  br i1 %78, label %56, label %69

79:                                               ; preds = %56
  %80 = icmp eq i32 %65, 0
  br i1 %80, label %81, label %111

81:                                               ; preds = %79
  %82 = tail call fastcc double @correct_stages(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  %83 = tail call double @llvm.fabs.f64(double %82)
  %84 = fcmp ueq double %83, 0x7FF0000000000000
  br i1 %84, label %111, label %85

85:                                               ; preds = %81
  %86 = load i32, ptr %3, align 4
  %87 = icmp sgt i32 %86, 1
  br i1 %87, label %88, label %101

88:                                               ; preds = %85
  %89 = fdiv double %82, %40
  store double %89, ptr %4, align 8
  %90 = fcmp ult double %89, 1.000000e+00
  br i1 %90, label %91, label %111

91:                                               ; preds = %88
  %92 = sub nsw i32 7, %86
  %93 = sitofp i32 %92 to double
  %94 = tail call double @llvm.pow.f64(double %89, double %93)
  %95 = fsub double 1.000000e+00, %89
  %96 = fdiv double %94, %95
  %97 = fmul double %82, %96
  %98 = fcmp ogt double %97, %14
  br i1 %98, label %111, label %99

99:                                               ; preds = %91
  %100 = fcmp oeq double %82, 0.000000e+00
  br i1 %100, label %107, label %103

101:                                              ; preds = %85
  %102 = fcmp oeq double %82, 0.000000e+00
  br i1 %102, label %107, label %108

103:                                              ; preds = %99
  %104 = fdiv double %89, %95
  %105 = fmul double %82, %104
  %106 = fcmp olt double %105, %14
  br i1 %106, label %107, label %108

107:                                              ; preds = %101, %103, %99
  store i32 1, ptr %5, align 4
  br label %111

108:                                              ; preds = %101, %103
  %109 = add nsw i32 %86, 1
  store i32 %109, ptr %3, align 4
  %110 = icmp slt i32 %86, 7
  br i1 %110, label %39, label %111

111:                                              ; preds = %88, %91, %81, %79, %108, %107
  ret i32 %65
}

define internal fastcc range(i32 0, 2) i32 @lu(i32 noundef %0, ptr nocapture noundef %1, ptr nocapture noundef writeonly %2) unnamed_addr #8 {
  %4 = icmp slt i32 %0, 1
  br i1 %4, label %105, label %5

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  %7 = zext nneg i32 %0 to i64
  br label %11

8:                                                ; preds = %102, %45
  %9 = add nuw nsw i64 %13, 1
  %10 = icmp eq i64 %20, %6
  br i1 %10, label %105, label %11

11:                                               ; preds = %5, %8
  %12 = phi i64 [ 0, %5 ], [ %20, %8 ]
  %13 = phi i64 [ 1, %5 ], [ %9, %8 ]
  %14 = trunc i64 %12 to i32
  %15 = xor i32 %14, -1
  %16 = add i32 %0, %15
  %17 = zext i32 %16 to i64
  %18 = mul nuw nsw i64 %12, %6
  %19 = getelementptr inbounds nuw double, ptr %1, i64 %18
  %20 = add nuw nsw i64 %12, 1
  %21 = icmp samesign ult i64 %20, %7
  %22 = trunc nuw nsw i64 %12 to i32
  br i1 %21, label %30, label %23

23:                                               ; preds = %30, %11
  %24 = phi i32 [ %22, %11 ], [ %42, %30 ]
  %25 = getelementptr inbounds nuw i32, ptr %2, i64 %12
  store i32 %24, ptr %25, align 4
  %26 = sext i32 %24 to i64
  %27 = getelementptr inbounds double, ptr %19, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = fcmp ueq double %28, 0.000000e+00
  br i1 %29, label %105, label %45

30:                                               ; preds = %11, %30
  %31 = phi i64 [ %43, %30 ], [ %13, %11 ]
  %32 = phi i32 [ %42, %30 ], [ %22, %11 ]
  %33 = getelementptr inbounds nuw double, ptr %19, i64 %31
  %34 = load double, ptr %33, align 8
  %35 = tail call double @llvm.fabs.f64(double %34)
  %36 = sext i32 %32 to i64
  %37 = getelementptr inbounds double, ptr %19, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = tail call double @llvm.fabs.f64(double %38)
  %40 = fcmp ogt double %35, %39
  %41 = trunc nuw nsw i64 %31 to i32
  %42 = select i1 %40, i32 %41, i32 %32
  %43 = add nuw nsw i64 %31, 1
  %44 = icmp eq i64 %43, %6
  br i1 %44, label %23, label %30

45:                                               ; preds = %23
  %46 = fdiv double 1.000000e+00, %28
  %47 = getelementptr inbounds nuw double, ptr %19, i64 %12
  %48 = load double, ptr %47, align 8
  store double %48, ptr %27, align 8
  store double %46, ptr %47, align 8
  br i1 %21, label %58, label %8

49:                                               ; preds = %58
  %50 = xor i32 %22, -1
  %51 = add nsw i32 %0, %50
  %52 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %53 = icmp sgt i32 %51, 0
  %54 = zext nneg i32 %51 to i64
  %55 = icmp ult i32 %16, 4
  %56 = and i64 %17, 4294967292
  %57 = icmp eq i64 %56, %17
  br label %65

58:                                               ; preds = %45, %58
  %59 = phi i64 [ %63, %58 ], [ %13, %45 ]
  %60 = getelementptr inbounds nuw double, ptr %19, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fmul double %46, %61
  store double %62, ptr %60, align 8
  %63 = add nuw nsw i64 %59, 1
  %64 = icmp eq i64 %63, %6
  br i1 %64, label %49, label %58

65:                                               ; preds = %49, %102
  %66 = phi i64 [ %13, %49 ], [ %103, %102 ]
  %67 = mul nuw nsw i64 %66, %6
  %68 = getelementptr inbounds nuw double, ptr %1, i64 %67
  %69 = getelementptr inbounds double, ptr %68, i64 %26
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw double, ptr %68, i64 %12
  %72 = load double, ptr %71, align 8
  store double %72, ptr %69, align 8
  store double %70, ptr %71, align 8
  %73 = fcmp une double %70, 0.000000e+00
  br i1 %73, label %74, label %102

74:                                               ; preds = %65
  %75 = getelementptr inbounds nuw i8, ptr %71, i64 8
  br i1 %53, label %76, label %102

76:                                               ; preds = %74
  %77 = fneg double %70
  br i1 %55, label %91, label %78

78:                                               ; preds = %76
  %79 = insertelement <4 x double> poison, double %77, i64 0
  %80 = shufflevector <4 x double> %79, <4 x double> poison, <4 x i32> zeroinitializer
  br label %81

81:                                               ; preds = %81, %78
  %82 = phi i64 [ 0, %78 ], [ %88, %81 ]
  %83 = getelementptr inbounds nuw double, ptr %52, i64 %82
  %84 = load <4 x double>, ptr %83, align 8
  %85 = getelementptr inbounds nuw double, ptr %75, i64 %82
  %86 = load <4 x double>, ptr %85, align 8
  %87 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %80, <4 x double> %84, <4 x double> %86)
  store <4 x double> %87, ptr %85, align 8
  %88 = add nuw i64 %82, 4
  %89 = icmp eq i64 %88, %56
  br i1 %89, label %90, label %81

90:                                               ; preds = %81
  br i1 %57, label %102, label %91

91:                                               ; preds = %76, %90
  %92 = phi i64 [ 0, %76 ], [ %56, %90 ]
  br label %93

93:                                               ; preds = %91, %93
  %94 = phi i64 [ %100, %93 ], [ %92, %91 ]
  %95 = getelementptr inbounds nuw double, ptr %52, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds nuw double, ptr %75, i64 %94
  %98 = load double, ptr %97, align 8
  %99 = tail call double @llvm.fmuladd.f64(double %77, double %96, double %98)
  store double %99, ptr %97, align 8
  %100 = add nuw nsw i64 %94, 1
  %101 = icmp eq i64 %100, %54
  br i1 %101, label %102, label %93

102:                                              ; preds = %93, %90, %74, %65
  %103 = add nuw nsw i64 %66, 1
  %104 = icmp eq i64 %103, %6
  br i1 %104, label %8, label %65

105:                                              ; preds = %8, %23, %3
  %106 = phi i32 [ 1, %3 ], [ 0, %23 ], [ 1, %8 ]
  ret i32 %106
}

define internal fastcc range(i32 0, 2) i32 @complex_lu(i32 noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #8 {
  %5 = icmp slt i32 %0, 1
  br i1 %5, label %156, label %6

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  %8 = zext nneg i32 %0 to i64
  br label %12

9:                                                ; preds = %153, %59
  %10 = add nuw nsw i64 %14, 1
  %11 = icmp eq i64 %22, %7
  br i1 %11, label %156, label %12

12:                                               ; preds = %6, %9
  %13 = phi i64 [ 0, %6 ], [ %22, %9 ]
  %14 = phi i64 [ 1, %6 ], [ %10, %9 ]
  %15 = trunc i64 %13 to i32
  %16 = xor i32 %15, -1
  %17 = add i32 %0, %16
  %18 = zext i32 %17 to i64
  %19 = mul nuw nsw i64 %13, %7
  %20 = getelementptr inbounds nuw double, ptr %1, i64 %19
  %21 = getelementptr inbounds nuw double, ptr %2, i64 %19
  %22 = add nuw nsw i64 %13, 1
  %23 = icmp samesign ult i64 %22, %8
  %24 = trunc nuw nsw i64 %13 to i32
  br i1 %23, label %36, label %25

25:                                               ; preds = %36, %12
  %26 = phi i32 [ %24, %12 ], [ %56, %36 ]
  %27 = getelementptr inbounds nuw i32, ptr %3, i64 %13
  store i32 %26, ptr %27, align 4
  %28 = sext i32 %26 to i64
  %29 = getelementptr inbounds double, ptr %20, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds double, ptr %21, i64 %28
  %32 = load double, ptr %31, align 8
  %33 = fmul double %32, %32
  %34 = tail call double @llvm.fmuladd.f64(double %30, double %30, double %33)
  %35 = fcmp ogt double %34, 0.000000e+00
  br i1 %35, label %59, label %156

36:                                               ; preds = %12, %36
  %37 = phi i64 [ %57, %36 ], [ %14, %12 ]
  %38 = phi i32 [ %56, %36 ], [ %24, %12 ]
  %39 = getelementptr inbounds nuw double, ptr %20, i64 %37
  %40 = load double, ptr %39, align 8
  %41 = tail call double @llvm.fabs.f64(double %40)
  %42 = getelementptr inbounds nuw double, ptr %21, i64 %37
  %43 = load double, ptr %42, align 8
  %44 = tail call double @llvm.fabs.f64(double %43)
  %45 = fadd double %41, %44
  %46 = sext i32 %38 to i64
  %47 = getelementptr inbounds double, ptr %20, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = tail call double @llvm.fabs.f64(double %48)
  %50 = getelementptr inbounds double, ptr %21, i64 %46
  %51 = load double, ptr %50, align 8
  %52 = tail call double @llvm.fabs.f64(double %51)
  %53 = fadd double %49, %52
  %54 = fcmp ogt double %45, %53
  %55 = trunc nuw nsw i64 %37 to i32
  %56 = select i1 %54, i32 %55, i32 %38
  %57 = add nuw nsw i64 %37, 1
  %58 = icmp eq i64 %57, %7
  br i1 %58, label %25, label %36

59:                                               ; preds = %25
  %60 = getelementptr inbounds nuw double, ptr %20, i64 %13
  %61 = load double, ptr %60, align 8
  store double %61, ptr %29, align 8
  %62 = getelementptr inbounds nuw double, ptr %21, i64 %13
  %63 = load double, ptr %62, align 8
  store double %63, ptr %31, align 8
  %64 = fdiv double %30, %34
  store double %64, ptr %60, align 8
  %65 = fneg double %32
  %66 = fdiv double %65, %34
  store double %66, ptr %62, align 8
  br i1 %23, label %67, label %9

67:                                               ; preds = %59
  %68 = fneg double %66
  br label %79

69:                                               ; preds = %79
  %70 = xor i32 %24, -1
  %71 = add nsw i32 %0, %70
  %72 = getelementptr inbounds nuw i8, ptr %60, i64 8
  %73 = getelementptr inbounds nuw i8, ptr %62, i64 8
  %74 = icmp sgt i32 %71, 0
  %75 = zext nneg i32 %71 to i64
  %76 = icmp ult i32 %17, 4
  %77 = and i64 %18, 4294967292
  %78 = icmp eq i64 %77, %18
  br label %91

79:                                               ; preds = %67, %79
  %80 = phi i64 [ %14, %67 ], [ %89, %79 ]
  %81 = getelementptr inbounds nuw double, ptr %20, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds nuw double, ptr %21, i64 %80
  %84 = load double, ptr %83, align 8
  %85 = fmul double %84, %68
  %86 = tail call double @llvm.fmuladd.f64(double %82, double %64, double %85)
  %87 = fmul double %64, %84
  %88 = tail call double @llvm.fmuladd.f64(double %82, double %66, double %87)
  store double %88, ptr %83, align 8
  store double %86, ptr %81, align 8
  %89 = add nuw nsw i64 %80, 1
  %90 = icmp eq i64 %89, %7
  br i1 %90, label %69, label %79

91:                                               ; preds = %69, %153
  %92 = phi i64 [ %14, %69 ], [ %154, %153 ]
  %93 = mul nuw nsw i64 %92, %7
  %94 = getelementptr inbounds nuw double, ptr %1, i64 %93
  %95 = getelementptr inbounds nuw double, ptr %2, i64 %93
  %96 = getelementptr inbounds double, ptr %94, i64 %28
  %97 = load double, ptr %96, align 8
  %98 = getelementptr inbounds double, ptr %95, i64 %28
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds nuw double, ptr %94, i64 %13
  %101 = load double, ptr %100, align 8
  store double %101, ptr %96, align 8
  %102 = getelementptr inbounds nuw double, ptr %95, i64 %13
  %103 = load double, ptr %102, align 8
  store double %103, ptr %98, align 8
  store double %97, ptr %100, align 8
  store double %99, ptr %102, align 8
  %104 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %105 = getelementptr inbounds nuw i8, ptr %102, i64 8
  br i1 %74, label %106, label %153

106:                                              ; preds = %91
  br i1 %76, label %132, label %107

107:                                              ; preds = %106
  %108 = insertelement <4 x double> poison, double %99, i64 0
  %109 = shufflevector <4 x double> %108, <4 x double> poison, <4 x i32> zeroinitializer
  %110 = insertelement <4 x double> poison, double %97, i64 0
  %111 = shufflevector <4 x double> %110, <4 x double> poison, <4 x i32> zeroinitializer
  br label %112

112:                                              ; preds = %112, %107
  %113 = phi i64 [ 0, %107 ], [ %129, %112 ]
  %114 = getelementptr inbounds nuw double, ptr %72, i64 %113
  %115 = load <4 x double>, ptr %114, align 8
  %116 = getelementptr inbounds nuw double, ptr %73, i64 %113
  %117 = load <4 x double>, ptr %116, align 8
  %118 = fneg <4 x double> %117
  %119 = fmul <4 x double> %109, %118
  %120 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %111, <4 x double> %115, <4 x double> %119)
  %121 = getelementptr inbounds nuw double, ptr %104, i64 %113
  %122 = load <4 x double>, ptr %121, align 8
  %123 = fsub <4 x double> %122, %120
  store <4 x double> %123, ptr %121, align 8
  %124 = fmul <4 x double> %109, %115
  %125 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %111, <4 x double> %117, <4 x double> %124)
  %126 = getelementptr inbounds nuw double, ptr %105, i64 %113
  %127 = load <4 x double>, ptr %126, align 8
  %128 = fsub <4 x double> %127, %125
  store <4 x double> %128, ptr %126, align 8
  %129 = add nuw i64 %113, 4
  %130 = icmp eq i64 %129, %77
  br i1 %130, label %131, label %112

131:                                              ; preds = %112
  br i1 %78, label %153, label %132

132:                                              ; preds = %106, %131
  %133 = phi i64 [ 0, %106 ], [ %77, %131 ]
  br label %134

134:                                              ; preds = %132, %134
  %135 = phi i64 [ %151, %134 ], [ %133, %132 ]
  %136 = getelementptr inbounds nuw double, ptr %72, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = getelementptr inbounds nuw double, ptr %73, i64 %135
  %139 = load double, ptr %138, align 8
  %140 = fneg double %139
  %141 = fmul double %99, %140
  %142 = tail call double @llvm.fmuladd.f64(double %97, double %137, double %141)
  %143 = getelementptr inbounds nuw double, ptr %104, i64 %135
  %144 = load double, ptr %143, align 8
  %145 = fsub double %144, %142
  store double %145, ptr %143, align 8
  %146 = fmul double %99, %137
  %147 = tail call double @llvm.fmuladd.f64(double %97, double %139, double %146)
  %148 = getelementptr inbounds nuw double, ptr %105, i64 %135
  %149 = load double, ptr %148, align 8
  %150 = fsub double %149, %147
  store double %150, ptr %148, align 8
  %151 = add nuw nsw i64 %135, 1
  %152 = icmp eq i64 %151, %75
  br i1 %152, label %153, label %134

153:                                              ; preds = %134, %131, %91
  %154 = add nuw nsw i64 %92, 1
  %155 = icmp eq i64 %154, %7
  br i1 %155, label %9, label %91

156:                                              ; preds = %9, %25, %4
  %157 = phi i32 [ 1, %4 ], [ 0, %25 ], [ 1, %9 ]
  ret i32 %157
}

define internal fastcc double @correct_stages(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, double noundef %2) unnamed_addr #9 {
  %4 = alloca [3 x ptr], align 16
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %10 = load ptr, ptr %9, align 8
  %11 = load i32, ptr @appell_n_coordinates, align 4
  %12 = load i32, ptr @appell_n_speeds, align 4
  %13 = add nsw i32 %12, %11
  %14 = load i32, ptr @appell_n_auxiliaries, align 4
  %15 = add nsw i32 %13, %14
  %16 = icmp sgt i32 %15, 0
  %17 = load i32, ptr @appell_n_quadratures, align 4
  %18 = load i32, ptr @appell_n_rows, align 4
  br i1 %16, label %28, label %19

19:                                               ; preds = %3
  %20 = add nsw i32 %17, %15
  %21 = shl nsw i32 %18, 1
  %22 = add i32 %13, 2
  %23 = add i32 %22, %21
  %24 = tail call i32 @llvm.smax.i32(i32 %20, i32 %23)
  %25 = add nsw i32 %24, 3
  %26 = and i32 %25, -4
  %27 = zext i32 %15 to i64
  br label %62

28:                                               ; preds = %3
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 376
  %30 = load ptr, ptr %29, align 8
  %31 = add nsw i32 %17, %15
  %32 = shl nsw i32 %18, 1
  %33 = add i32 %13, 2
  %34 = add i32 %33, %32
  %35 = tail call i32 @llvm.smax.i32(i32 %31, i32 %34)
  %36 = shl i32 %35, 2
  %37 = add i32 %36, 12
  %38 = and i32 %37, -16
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %30, i64 %39
  %41 = add nsw i32 %35, 3
  %42 = and i32 %41, -4
  %43 = mul nsw i32 %42, 5
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %30, i64 %44
  %46 = mul nsw i32 %42, 6
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %30, i64 %47
  %49 = mul nsw i32 %42, 7
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %30, i64 %50
  %52 = shl i32 %35, 3
  %53 = add i32 %52, 24
  %54 = and i32 %53, -32
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %30, i64 %55
  %57 = mul nsw i32 %42, 9
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %30, i64 %58
  %60 = fdiv double 0xC00D1A48D83E731D, %2
  %61 = zext nneg i32 %15 to i64
  br label %83

62:                                               ; preds = %83, %19
  %63 = phi i64 [ %27, %19 ], [ %61, %83 ]
  %64 = phi i32 [ %26, %19 ], [ %42, %83 ]
  %65 = phi i32 [ %24, %19 ], [ %35, %83 ]
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 496
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 568
  %69 = load ptr, ptr %68, align 8
  tail call fastcc void @lu_solve(i32 noundef %15, ptr noundef %67, ptr noundef %69, ptr noundef %6)
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 504
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 512
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 576
  %75 = load ptr, ptr %74, align 8
  tail call fastcc void @complex_lu_solve(i32 noundef %15, ptr noundef %71, ptr noundef %73, ptr noundef %75, ptr noundef %8, ptr noundef %10)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #24
  store ptr %6, ptr %4, align 16
  %76 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %8, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %10, ptr %77, align 16
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 376
  %79 = sext i32 %64 to i64
  %80 = icmp samesign ult i64 %63, 4
  %81 = and i64 %63, 4294967292
  %82 = icmp eq i64 %63, %81
  br label %132

83:                                               ; preds = %28, %83
  %84 = phi i64 [ 0, %28 ], [ %118, %83 ]
  %85 = getelementptr inbounds nuw double, ptr %40, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds nuw double, ptr %45, i64 %84
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds nuw double, ptr %48, i64 %84
  %90 = load double, ptr %89, align 8
  %91 = getelementptr inbounds nuw double, ptr %51, i64 %84
  %92 = load double, ptr %91, align 8
  %93 = getelementptr inbounds nuw double, ptr %56, i64 %84
  %94 = load double, ptr %93, align 8
  %95 = getelementptr inbounds nuw double, ptr %59, i64 %84
  %96 = load double, ptr %95, align 8
  %97 = fmul double %88, 0x3FD4F8C15DA84E86
  %98 = tail call double @llvm.fmuladd.f64(double %86, double 0x4010B70201A79C46, double %97)
  %99 = tail call double @llvm.fmuladd.f64(double %90, double 0x3FE0BF7FF59D56EF, double %98)
  %100 = tail call double @llvm.fmuladd.f64(double %60, double %92, double %99)
  %101 = getelementptr inbounds nuw double, ptr %6, i64 %84
  store double %100, ptr %101, align 8
  %102 = fmul double %88, 0xBFD4F8C15DA84E86
  %103 = tail call double @llvm.fmuladd.f64(double %86, double 0xC010B70201A79C46, double %102)
  %104 = tail call double @llvm.fmuladd.f64(double %90, double 0x3FDE810014C55221, double %103)
  %105 = fmul double %96, 0x40086747F2C3FCB6
  %106 = tail call double @llvm.fmuladd.f64(double %94, double 0x400572DB93E0C672, double %105)
  %107 = fdiv double %106, %2
  %108 = fsub double %104, %107
  %109 = getelementptr inbounds nuw double, ptr %8, i64 %84
  store double %108, ptr %109, align 8
  %110 = fmul double %88, 0xC004934E6FCAA598
  %111 = tail call double @llvm.fmuladd.f64(double %86, double 0x3FE017885A24A7F2, double %110)
  %112 = tail call double @llvm.fmuladd.f64(double %90, double 0x3FE312C0CF7BDFD1, double %111)
  %113 = fmul double %94, 0xC0086747F2C3FCB6
  %114 = tail call double @llvm.fmuladd.f64(double %96, double 0x400572DB93E0C672, double %113)
  %115 = fdiv double %114, %2
  %116 = fsub double %112, %115
  %117 = getelementptr inbounds nuw double, ptr %10, i64 %84
  store double %116, ptr %117, align 8
  %118 = add nuw nsw i64 %84, 1
  %119 = icmp eq i64 %118, %61
  br i1 %119, label %62, label %83

120:                                              ; preds = %165
  %121 = mul nsw i32 %64, 7
  %122 = sext i32 %121 to i64
  %123 = shl i32 %65, 3
  %124 = add i32 %123, 24
  %125 = and i32 %124, -32
  %126 = sext i32 %125 to i64
  %127 = mul nsw i32 %64, 9
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds double, ptr %139, i64 %122
  %130 = getelementptr inbounds double, ptr %139, i64 %126
  %131 = getelementptr inbounds double, ptr %139, i64 %128
  br label %168

132:                                              ; preds = %62, %165
  %133 = phi i64 [ 0, %62 ], [ %166, %165 ]
  %134 = phi double [ 0.000000e+00, %62 ], [ %138, %165 ]
  %135 = getelementptr inbounds nuw [3 x ptr], ptr %4, i64 0, i64 %133
  %136 = load ptr, ptr %135, align 8
  %137 = tail call fastcc double @radau_norm(ptr noundef %0, ptr noundef %1, ptr noundef %136)
  %138 = tail call double @llvm.fmuladd.f64(double %137, double %137, double %134)
  %139 = load ptr, ptr %78, align 8
  %140 = add nuw nsw i64 %133, 7
  %141 = mul nsw i64 %140, %79
  %142 = getelementptr inbounds double, ptr %139, i64 %141
  br i1 %16, label %143, label %165

143:                                              ; preds = %132
  br i1 %80, label %154, label %144

144:                                              ; preds = %143, %144
  %145 = phi i64 [ %151, %144 ], [ 0, %143 ]
  %146 = getelementptr inbounds nuw double, ptr %136, i64 %145
  %147 = load <4 x double>, ptr %146, align 8
  %148 = getelementptr inbounds nuw double, ptr %142, i64 %145
  %149 = load <4 x double>, ptr %148, align 8
  %150 = fadd <4 x double> %147, %149
  store <4 x double> %150, ptr %148, align 8
  %151 = add nuw i64 %145, 4
  %152 = icmp eq i64 %151, %81
  br i1 %152, label %153, label %144

153:                                              ; preds = %144
  br i1 %82, label %165, label %154

154:                                              ; preds = %143, %153
  %155 = phi i64 [ 0, %143 ], [ %81, %153 ]
  br label %156

156:                                              ; preds = %154, %156
  %157 = phi i64 [ %163, %156 ], [ %155, %154 ]
  %158 = getelementptr inbounds nuw double, ptr %136, i64 %157
  %159 = load double, ptr %158, align 8
  %160 = getelementptr inbounds nuw double, ptr %142, i64 %157
  %161 = load double, ptr %160, align 8
  %162 = fadd double %159, %161
  store double %162, ptr %160, align 8
  %163 = add nuw nsw i64 %157, 1
  %164 = icmp eq i64 %163, %63
  br i1 %164, label %165, label %156

165:                                              ; preds = %156, %153, %132
  %166 = add nuw nsw i64 %133, 1
  %167 = icmp eq i64 %166, 3
  br i1 %167, label %120, label %132

168:                                              ; preds = %120, %185
  %169 = phi i64 [ 0, %120 ], [ %186, %185 ]
  br i1 %16, label %172, label %170

170:                                              ; preds = %168
  %171 = add nuw nsw i64 %169, 1
  br label %185

172:                                              ; preds = %168
  %173 = getelementptr inbounds nuw [3 x [3 x double]], ptr @RADAU_T, i64 0, i64 %169
  %174 = load double, ptr %173, align 8
  %175 = getelementptr inbounds nuw i8, ptr %173, i64 8
  %176 = load double, ptr %175, align 8
  %177 = getelementptr inbounds nuw i8, ptr %173, i64 16
  %178 = load double, ptr %177, align 8
  %179 = add nuw nsw i64 %169, 1
  %180 = mul nsw i64 %179, %79
  %181 = getelementptr inbounds double, ptr %139, i64 %180
  br label %188

182:                                              ; preds = %185
  %183 = fdiv double %138, 3.000000e+00
  %184 = tail call double @llvm.sqrt.f64(double %183)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #24
  ret double %184

185:                                              ; preds = %188, %170
  %186 = phi i64 [ %171, %170 ], [ %179, %188 ]
  %187 = icmp eq i64 %186, 3
  br i1 %187, label %182, label %168

188:                                              ; preds = %172, %188
  %189 = phi i64 [ 0, %172 ], [ %200, %188 ]
  %190 = getelementptr inbounds nuw double, ptr %129, i64 %189
  %191 = load double, ptr %190, align 8
  %192 = getelementptr inbounds nuw double, ptr %130, i64 %189
  %193 = load double, ptr %192, align 8
  %194 = fmul double %176, %193
  %195 = tail call double @llvm.fmuladd.f64(double %174, double %191, double %194)
  %196 = getelementptr inbounds nuw double, ptr %131, i64 %189
  %197 = load double, ptr %196, align 8
  %198 = tail call double @llvm.fmuladd.f64(double %178, double %197, double %195)
  %199 = getelementptr inbounds nuw double, ptr %181, i64 %189
  store double %198, ptr %199, align 8
  %200 = add nuw nsw i64 %189, 1
  %201 = icmp eq i64 %200, %63
  br i1 %201, label %185, label %188
}

define internal fastcc void @lu_solve(i32 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3) unnamed_addr #8 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %65

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %10

8:                                                ; preds = %62
  %9 = zext nneg i32 %0 to i64
  br label %66

10:                                               ; preds = %6, %62
  %11 = phi i64 [ 0, %6 ], [ %63, %62 ]
  %12 = trunc i64 %11 to i32
  %13 = xor i32 %12, -1
  %14 = add i32 %0, %13
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %2, i64 %11
  %17 = load i32, ptr %16, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds double, ptr %3, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds nuw double, ptr %3, i64 %11
  %22 = load double, ptr %21, align 8
  store double %22, ptr %19, align 8
  store double %20, ptr %21, align 8
  %23 = trunc nuw nsw i64 %11 to i32
  %24 = xor i32 %23, -1
  %25 = add nsw i32 %0, %24
  %26 = mul nuw nsw i64 %11, %7
  %27 = getelementptr inbounds nuw double, ptr %1, i64 %26
  %28 = getelementptr inbounds nuw double, ptr %27, i64 %11
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %31 = icmp sgt i32 %25, 0
  br i1 %31, label %32, label %62

32:                                               ; preds = %10
  %33 = fneg double %20
  %34 = zext nneg i32 %25 to i64
  %35 = icmp ult i32 %14, 4
  br i1 %35, label %51, label %36

36:                                               ; preds = %32
  %37 = and i64 %15, 4294967292
  %38 = insertelement <4 x double> poison, double %33, i64 0
  %39 = shufflevector <4 x double> %38, <4 x double> poison, <4 x i32> zeroinitializer
  br label %40

40:                                               ; preds = %40, %36
  %41 = phi i64 [ 0, %36 ], [ %47, %40 ]
  %42 = getelementptr inbounds nuw double, ptr %29, i64 %41
  %43 = load <4 x double>, ptr %42, align 8
  %44 = getelementptr inbounds nuw double, ptr %30, i64 %41
  %45 = load <4 x double>, ptr %44, align 8
  %46 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %39, <4 x double> %43, <4 x double> %45)
  store <4 x double> %46, ptr %44, align 8
  %47 = add nuw i64 %41, 4
  %48 = icmp eq i64 %47, %37
  br i1 %48, label %49, label %40

49:                                               ; preds = %40
  %50 = icmp eq i64 %37, %15
  br i1 %50, label %62, label %51

51:                                               ; preds = %32, %49
  %52 = phi i64 [ 0, %32 ], [ %37, %49 ]
  br label %53

53:                                               ; preds = %51, %53
  %54 = phi i64 [ %60, %53 ], [ %52, %51 ]
  %55 = getelementptr inbounds nuw double, ptr %29, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds nuw double, ptr %30, i64 %54
  %58 = load double, ptr %57, align 8
  %59 = tail call double @llvm.fmuladd.f64(double %33, double %56, double %58)
  store double %59, ptr %57, align 8
  %60 = add nuw nsw i64 %54, 1
  %61 = icmp eq i64 %60, %34
  br i1 %61, label %62, label %53

62:                                               ; preds = %53, %49, %10
  %63 = add nuw nsw i64 %11, 1
  %64 = icmp eq i64 %63, %7
  br i1 %64, label %8, label %10

65:                                               ; preds = %66, %113, %4
  ret void

66:                                               ; preds = %8, %113
  %67 = phi i64 [ 0, %8 ], [ %115, %113 ]
  %68 = phi i64 [ %9, %8 ], [ %71, %113 ]
  %69 = xor i64 %67, -1
  %70 = add i64 %69, %7
  %71 = add nsw i64 %68, -1
  %72 = trunc i64 %71 to i32
  %73 = mul nsw i64 %71, %9
  %74 = mul nsw i32 %0, %72
  %75 = sext i32 %74 to i64
  %76 = getelementptr double, ptr %1, i64 %71
  %77 = getelementptr double, ptr %76, i64 %75
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds nuw double, ptr %3, i64 %71
  %80 = load double, ptr %79, align 8
  %81 = fmul double %78, %80
  store double %81, ptr %79, align 8
  %82 = getelementptr inbounds double, ptr %1, i64 %73
  %83 = icmp eq i64 %71, 0
  br i1 %83, label %65, label %84

84:                                               ; preds = %66
  %85 = fneg double %81
  %86 = icmp ult i64 %70, 4
  br i1 %86, label %102, label %87

87:                                               ; preds = %84
  %88 = and i64 %70, -4
  %89 = insertelement <4 x double> poison, double %85, i64 0
  %90 = shufflevector <4 x double> %89, <4 x double> poison, <4 x i32> zeroinitializer
  br label %91

91:                                               ; preds = %91, %87
  %92 = phi i64 [ 0, %87 ], [ %98, %91 ]
  %93 = getelementptr inbounds nuw double, ptr %82, i64 %92
  %94 = load <4 x double>, ptr %93, align 8
  %95 = getelementptr inbounds nuw double, ptr %3, i64 %92
  %96 = load <4 x double>, ptr %95, align 8
  %97 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %90, <4 x double> %94, <4 x double> %96)
  store <4 x double> %97, ptr %95, align 8
  %98 = add nuw i64 %92, 4
  %99 = icmp eq i64 %98, %88
  br i1 %99, label %100, label %91

100:                                              ; preds = %91
  %101 = icmp eq i64 %70, %88
  br i1 %101, label %113, label %102

102:                                              ; preds = %84, %100
  %103 = phi i64 [ 0, %84 ], [ %88, %100 ]
  br label %104

104:                                              ; preds = %102, %104
  %105 = phi i64 [ %111, %104 ], [ %103, %102 ]
  %106 = getelementptr inbounds nuw double, ptr %82, i64 %105
  %107 = load double, ptr %106, align 8
  %108 = getelementptr inbounds nuw double, ptr %3, i64 %105
  %109 = load double, ptr %108, align 8
  %110 = tail call double @llvm.fmuladd.f64(double %85, double %107, double %109)
  store double %110, ptr %108, align 8
  %111 = add nuw nsw i64 %105, 1
  %112 = icmp eq i64 %111, %71
  br i1 %112, label %113, label %104

113:                                              ; preds = %104, %100
  %114 = icmp sgt i64 %68, 1
  %115 = add i64 %67, 1
  br i1 %114, label %66, label %65
}

define internal fastcc void @complex_lu_solve(i32 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4, ptr nocapture noundef %5) unnamed_addr #8 {
  %7 = icmp sgt i32 %0, 0
  br i1 %7, label %8, label %96

8:                                                ; preds = %6
  %9 = zext nneg i32 %0 to i64
  br label %12

10:                                               ; preds = %93
  %11 = zext nneg i32 %0 to i64
  br label %97

12:                                               ; preds = %8, %93
  %13 = phi i64 [ 0, %8 ], [ %94, %93 ]
  %14 = trunc i64 %13 to i32
  %15 = xor i32 %14, -1
  %16 = add i32 %0, %15
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr %3, i64 %13
  %19 = load i32, ptr %18, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds double, ptr %4, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds double, ptr %5, i64 %20
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw double, ptr %4, i64 %13
  %26 = load double, ptr %25, align 8
  store double %26, ptr %21, align 8
  %27 = getelementptr inbounds nuw double, ptr %5, i64 %13
  %28 = load double, ptr %27, align 8
  store double %28, ptr %23, align 8
  store double %22, ptr %25, align 8
  store double %24, ptr %27, align 8
  %29 = trunc nuw nsw i64 %13 to i32
  %30 = xor i32 %29, -1
  %31 = add nsw i32 %0, %30
  %32 = mul nuw nsw i64 %13, %9
  %33 = getelementptr inbounds nuw double, ptr %1, i64 %32
  %34 = getelementptr inbounds nuw double, ptr %33, i64 %13
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %36 = getelementptr inbounds nuw double, ptr %2, i64 %32
  %37 = getelementptr inbounds nuw double, ptr %36, i64 %13
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %39 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %40 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %41 = icmp sgt i32 %31, 0
  br i1 %41, label %42, label %93

42:                                               ; preds = %12
  %43 = zext nneg i32 %31 to i64
  %44 = icmp ult i32 %16, 4
  br i1 %44, label %72, label %45

45:                                               ; preds = %42
  %46 = and i64 %17, 4294967292
  %47 = insertelement <4 x double> poison, double %24, i64 0
  %48 = shufflevector <4 x double> %47, <4 x double> poison, <4 x i32> zeroinitializer
  %49 = insertelement <4 x double> poison, double %22, i64 0
  %50 = shufflevector <4 x double> %49, <4 x double> poison, <4 x i32> zeroinitializer
  br label %51

51:                                               ; preds = %51, %45
  %52 = phi i64 [ 0, %45 ], [ %68, %51 ]
  %53 = getelementptr inbounds nuw double, ptr %35, i64 %52
  %54 = load <4 x double>, ptr %53, align 8
  %55 = getelementptr inbounds nuw double, ptr %38, i64 %52
  %56 = load <4 x double>, ptr %55, align 8
  %57 = fneg <4 x double> %56
  %58 = fmul <4 x double> %48, %57
  %59 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %50, <4 x double> %54, <4 x double> %58)
  %60 = getelementptr inbounds nuw double, ptr %39, i64 %52
  %61 = load <4 x double>, ptr %60, align 8
  %62 = fsub <4 x double> %61, %59
  store <4 x double> %62, ptr %60, align 8
  %63 = fmul <4 x double> %48, %54
  %64 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %50, <4 x double> %56, <4 x double> %63)
  %65 = getelementptr inbounds nuw double, ptr %40, i64 %52
  %66 = load <4 x double>, ptr %65, align 8
  %67 = fsub <4 x double> %66, %64
  store <4 x double> %67, ptr %65, align 8
  %68 = add nuw i64 %52, 4
  %69 = icmp eq i64 %68, %46
  br i1 %69, label %70, label %51

70:                                               ; preds = %51
  %71 = icmp eq i64 %46, %17
  br i1 %71, label %93, label %72

72:                                               ; preds = %42, %70
  %73 = phi i64 [ 0, %42 ], [ %46, %70 ]
  br label %74

74:                                               ; preds = %72, %74
  %75 = phi i64 [ %91, %74 ], [ %73, %72 ]
  %76 = getelementptr inbounds nuw double, ptr %35, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = getelementptr inbounds nuw double, ptr %38, i64 %75
  %79 = load double, ptr %78, align 8
  %80 = fneg double %79
  %81 = fmul double %24, %80
  %82 = tail call double @llvm.fmuladd.f64(double %22, double %77, double %81)
  %83 = getelementptr inbounds nuw double, ptr %39, i64 %75
  %84 = load double, ptr %83, align 8
  %85 = fsub double %84, %82
  store double %85, ptr %83, align 8
  %86 = fmul double %24, %77
  %87 = tail call double @llvm.fmuladd.f64(double %22, double %79, double %86)
  %88 = getelementptr inbounds nuw double, ptr %40, i64 %75
  %89 = load double, ptr %88, align 8
  %90 = fsub double %89, %87
  store double %90, ptr %88, align 8
  %91 = add nuw nsw i64 %75, 1
  %92 = icmp eq i64 %91, %43
  br i1 %92, label %93, label %74

93:                                               ; preds = %74, %70, %12
  %94 = add nuw nsw i64 %13, 1
  %95 = icmp eq i64 %94, %9
  br i1 %95, label %10, label %12

96:                                               ; preds = %97, %175, %6
  ret void

97:                                               ; preds = %10, %175
  %98 = phi i64 [ 0, %10 ], [ %177, %175 ]
  %99 = phi i64 [ %11, %10 ], [ %102, %175 ]
  %100 = xor i64 %98, -1
  %101 = add i64 %100, %9
  %102 = add nsw i64 %99, -1
  %103 = trunc i64 %102 to i32
  %104 = mul nsw i64 %102, %11
  %105 = mul nsw i32 %0, %103
  %106 = sext i32 %105 to i64
  %107 = add nsw i64 %102, %106
  %108 = getelementptr inbounds double, ptr %1, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds double, ptr %2, i64 %107
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds nuw double, ptr %4, i64 %102
  %113 = load double, ptr %112, align 8
  %114 = getelementptr inbounds nuw double, ptr %5, i64 %102
  %115 = load double, ptr %114, align 8
  %116 = fneg double %111
  %117 = fmul double %115, %116
  %118 = tail call double @llvm.fmuladd.f64(double %113, double %109, double %117)
  %119 = fmul double %109, %115
  %120 = tail call double @llvm.fmuladd.f64(double %113, double %111, double %119)
  store double %120, ptr %114, align 8
  store double %118, ptr %112, align 8
  %121 = load double, ptr %114, align 8
  %122 = getelementptr inbounds double, ptr %1, i64 %104
  %123 = getelementptr inbounds double, ptr %2, i64 %104
  %124 = icmp eq i64 %102, 0
  br i1 %124, label %96, label %125

125:                                              ; preds = %97
  %126 = icmp ult i64 %101, 4
  br i1 %126, label %154, label %127

127:                                              ; preds = %125
  %128 = and i64 %101, -4
  %129 = insertelement <4 x double> poison, double %121, i64 0
  %130 = shufflevector <4 x double> %129, <4 x double> poison, <4 x i32> zeroinitializer
  %131 = insertelement <4 x double> poison, double %118, i64 0
  %132 = shufflevector <4 x double> %131, <4 x double> poison, <4 x i32> zeroinitializer
  br label %133

133:                                              ; preds = %133, %127
  %134 = phi i64 [ 0, %127 ], [ %150, %133 ]
  %135 = getelementptr inbounds nuw double, ptr %122, i64 %134
  %136 = load <4 x double>, ptr %135, align 8
  %137 = getelementptr inbounds nuw double, ptr %123, i64 %134
  %138 = load <4 x double>, ptr %137, align 8
  %139 = fneg <4 x double> %138
  %140 = fmul <4 x double> %130, %139
  %141 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %132, <4 x double> %136, <4 x double> %140)
  %142 = getelementptr inbounds nuw double, ptr %4, i64 %134
  %143 = load <4 x double>, ptr %142, align 8
  %144 = fsub <4 x double> %143, %141
  store <4 x double> %144, ptr %142, align 8
  %145 = fmul <4 x double> %130, %136
  %146 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %132, <4 x double> %138, <4 x double> %145)
  %147 = getelementptr inbounds nuw double, ptr %5, i64 %134
  %148 = load <4 x double>, ptr %147, align 8
  %149 = fsub <4 x double> %148, %146
  store <4 x double> %149, ptr %147, align 8
  %150 = add nuw i64 %134, 4
  %151 = icmp eq i64 %150, %128
  br i1 %151, label %152, label %133

152:                                              ; preds = %133
  %153 = icmp eq i64 %101, %128
  br i1 %153, label %175, label %154

154:                                              ; preds = %125, %152
  %155 = phi i64 [ 0, %125 ], [ %128, %152 ]
  br label %156

156:                                              ; preds = %154, %156
  %157 = phi i64 [ %173, %156 ], [ %155, %154 ]
  %158 = getelementptr inbounds nuw double, ptr %122, i64 %157
  %159 = load double, ptr %158, align 8
  %160 = getelementptr inbounds nuw double, ptr %123, i64 %157
  %161 = load double, ptr %160, align 8
  %162 = fneg double %161
  %163 = fmul double %121, %162
  %164 = tail call double @llvm.fmuladd.f64(double %118, double %159, double %163)
  %165 = getelementptr inbounds nuw double, ptr %4, i64 %157
  %166 = load double, ptr %165, align 8
  %167 = fsub double %166, %164
  store double %167, ptr %165, align 8
  %168 = fmul double %121, %159
  %169 = tail call double @llvm.fmuladd.f64(double %118, double %161, double %168)
  %170 = getelementptr inbounds nuw double, ptr %5, i64 %157
  %171 = load double, ptr %170, align 8
  %172 = fsub double %171, %169
  store double %172, ptr %170, align 8
  %173 = add nuw nsw i64 %157, 1
  %174 = icmp eq i64 %173, %102
  br i1 %174, label %175, label %156

175:                                              ; preds = %156, %152
  %176 = icmp sgt i64 %99, 1
  %177 = add i64 %98, 1
  br i1 %176, label %97, label %96
}

define internal fastcc double @radau_norm(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #13 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %5 = load double, ptr %4, align 8
  %6 = tail call double @llvm.pow.f64(double %5, double 0x3FE5555555555555)
  %7 = fmul double %6, 1.000000e-01
  %8 = fdiv double %7, %5
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  %14 = load i32, ptr @appell_n_coordinates, align 4
  br i1 %13, label %15, label %17

15:                                               ; preds = %3
  %16 = load i32, ptr @appell_n_speeds, align 4
  br label %62

17:                                               ; preds = %3
  %18 = fdiv double 0x3D06849B86A12B9B, %5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %20 = load double, ptr %19, align 8
  %21 = icmp sgt i32 %14, 0
  br i1 %21, label %22, label %34

22:                                               ; preds = %17
  %23 = zext nneg i32 %14 to i64
  br label %24

24:                                               ; preds = %24, %22
  %25 = phi i64 [ 0, %22 ], [ %32, %24 ]
  %26 = phi double [ 0.000000e+00, %22 ], [ %31, %24 ]
  %27 = getelementptr inbounds nuw double, ptr %10, i64 %25
  %28 = load double, ptr %27, align 8
  %29 = tail call double @llvm.fabs.f64(double %28)
  %30 = fcmp ogt double %29, %26
  %31 = select i1 %30, double %29, double %26
  %32 = add nuw nsw i64 %25, 1
  %33 = icmp eq i64 %32, %23
  br i1 %33, label %34, label %24

34:                                               ; preds = %24, %17
  %35 = phi double [ 0.000000e+00, %17 ], [ %31, %24 ]
  %36 = tail call double @llvm.maxnum.f64(double %20, double %35)
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %38 = load double, ptr %37, align 8
  %39 = load i32, ptr @appell_n_speeds, align 4
  %40 = icmp sgt i32 %39, 0
  br i1 %40, label %41, label %55

41:                                               ; preds = %34
  %42 = add nsw i32 %39, %14
  %43 = sext i32 %14 to i64
  %44 = sext i32 %42 to i64
  br label %45

45:                                               ; preds = %45, %41
  %46 = phi i64 [ %43, %41 ], [ %53, %45 ]
  %47 = phi double [ 0.000000e+00, %41 ], [ %52, %45 ]
  %48 = getelementptr inbounds double, ptr %10, i64 %46
  %49 = load double, ptr %48, align 8
  %50 = tail call double @llvm.fabs.f64(double %49)
  %51 = fcmp ogt double %50, %47
  %52 = select i1 %51, double %50, double %47
  %53 = add nsw i64 %46, 1
  %54 = icmp slt i64 %53, %44
  br i1 %54, label %45, label %55

55:                                               ; preds = %45, %34
  %56 = phi double [ 0.000000e+00, %34 ], [ %52, %45 ]
  %57 = tail call double @llvm.maxnum.f64(double %38, double %56)
  %58 = tail call double @llvm.maxnum.f64(double %36, double %18)
  %59 = tail call double @llvm.minnum.f64(double %58, double 1.000000e+00)
  %60 = tail call double @llvm.maxnum.f64(double %57, double %18)
  %61 = tail call double @llvm.minnum.f64(double %60, double 1.000000e+00)
  br label %62

62:                                               ; preds = %15, %55
  %63 = phi i32 [ %39, %55 ], [ %16, %15 ]
  %64 = phi double [ %59, %55 ], [ 1.000000e+00, %15 ]
  %65 = phi double [ %61, %55 ], [ 1.000000e+00, %15 ]
  %66 = add nsw i32 %63, %14
  %67 = load i32, ptr @appell_n_auxiliaries, align 4
  %68 = add nsw i32 %66, %67
  %69 = icmp sgt i32 %68, 0
  br i1 %69, label %70, label %76

70:                                               ; preds = %62
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %72 = load ptr, ptr %71, align 8
  %73 = sext i32 %66 to i64
  %74 = sext i32 %14 to i64
  %75 = zext nneg i32 %68 to i64
  br label %81

76:                                               ; preds = %92, %62
  %77 = phi double [ 0.000000e+00, %62 ], [ %101, %92 ]
  %78 = sitofp i32 %68 to double
  %79 = fdiv double %77, %78
  %80 = tail call double @llvm.sqrt.f64(double %79)
  ret double %80

81:                                               ; preds = %70, %92
  %82 = phi i64 [ 0, %70 ], [ %102, %92 ]
  %83 = phi double [ 0.000000e+00, %70 ], [ %101, %92 ]
  %84 = getelementptr inbounds nuw double, ptr %2, i64 %82
  %85 = load double, ptr %84, align 8
  %86 = getelementptr inbounds nuw double, ptr %72, i64 %82
  %87 = load double, ptr %86, align 8
  %88 = icmp slt i64 %82, %74
  br i1 %88, label %92, label %89

89:                                               ; preds = %81
  %90 = icmp slt i64 %82, %73
  br i1 %90, label %91, label %92

91:                                               ; preds = %89
  br label %92

92:                                               ; preds = %81, %89, %91
  %93 = phi double [ %65, %91 ], [ 1.000000e+00, %89 ], [ %64, %81 ]
  %94 = fmul double %87, %93
  %95 = getelementptr inbounds nuw double, ptr %10, i64 %82
  %96 = load double, ptr %95, align 8
  %97 = tail call double @llvm.fabs.f64(double %96)
  %98 = tail call double @llvm.fmuladd.f64(double %5, double %97, double %94)
  %99 = fmul double %8, %98
  %100 = fdiv double %85, %99
  %101 = tail call double @llvm.fmuladd.f64(double %100, double %100, double %83)
  %102 = add nuw nsw i64 %82, 1
  %103 = icmp eq i64 %102, %75
  br i1 %103, label %76, label %81
}

define internal fastcc double @radau_error(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #2 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %6 = load ptr, ptr %5, align 8
  %7 = load i32, ptr @appell_n_coordinates, align 4
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = add nsw i32 %8, %7
  %10 = load i32, ptr @appell_n_auxiliaries, align 4
  %11 = add nsw i32 %9, %10
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %36

13:                                               ; preds = %4
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 376
  %15 = load ptr, ptr %14, align 8
  %16 = load i32, ptr @appell_n_quadratures, align 4
  %17 = add nsw i32 %16, %11
  %18 = load i32, ptr @appell_n_rows, align 4
  %19 = shl nsw i32 %18, 1
  %20 = add i32 %9, 2
  %21 = add i32 %20, %19
  %22 = tail call noundef i32 @llvm.smax.i32(i32 %17, i32 %21)
  %23 = add nsw i32 %22, 3
  %24 = and i32 %23, -4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %15, i64 %25
  %27 = shl i32 %22, 1
  %28 = add i32 %27, 6
  %29 = and i32 %28, -8
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds double, ptr %15, i64 %30
  %32 = mul nsw i32 %24, 3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds double, ptr %15, i64 %33
  %35 = zext nneg i32 %11 to i64
  br label %48

36:                                               ; preds = %48, %4
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 496
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 568
  %40 = load ptr, ptr %39, align 8
  tail call fastcc void @lu_solve(i32 noundef %11, ptr noundef %38, ptr noundef %40, ptr noundef %6)
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %42 = load ptr, ptr %41, align 8
  %43 = sext i32 %11 to i64
  %44 = shl nsw i64 %43, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %42, i8 0, i64 %44, i1 false)
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %73, label %66

48:                                               ; preds = %13, %48
  %49 = phi i64 [ 0, %13 ], [ %64, %48 ]
  %50 = getelementptr inbounds nuw double, ptr %3, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds nuw double, ptr %26, i64 %49
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds nuw double, ptr %31, i64 %49
  %55 = load double, ptr %54, align 8
  %56 = fmul double %55, 0x3FF61D41B2D54580
  %57 = tail call double @llvm.fmuladd.f64(double %53, double 0xC02418FD8BAFFE05, double %56)
  %58 = getelementptr inbounds nuw double, ptr %34, i64 %49
  %59 = load double, ptr %58, align 8
  %60 = tail call double @llvm.fmuladd.f64(double %59, double 0xBFD5555555555555, double %57)
  %61 = fdiv double %60, %2
  %62 = fadd double %51, %61
  %63 = getelementptr inbounds nuw double, ptr %6, i64 %49
  store double %62, ptr %63, align 8
  %64 = add nuw nsw i64 %49, 1
  %65 = icmp eq i64 %64, %35
  br i1 %65, label %36, label %48

66:                                               ; preds = %36
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %68 = load double, ptr %67, align 8
  %69 = fadd double %2, %68
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %71 = load ptr, ptr %70, align 8
  %72 = load ptr, ptr %41, align 8
  tail call fastcc void @project_errors(ptr noundef nonnull %0, ptr noundef %1, double noundef %69, ptr noundef %71, ptr noundef %6, ptr noundef %72)
  br label %73

73:                                               ; preds = %66, %36
  %74 = tail call fastcc double @radau_norm(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %6)
  %75 = load i32, ptr %45, align 4
  %76 = icmp ne i32 %75, 0
  %77 = load i32, ptr @appell_n_quadratures, align 4
  %78 = icmp ne i32 %77, 0
  %79 = select i1 %76, i1 %78, i1 false
  br i1 %79, label %80, label %196

80:                                               ; preds = %73
  %81 = load i32, ptr @appell_n_position_rows, align 4
  %82 = load i32, ptr @appell_n_velocity_rows, align 4
  %83 = add nsw i32 %82, %81
  %84 = icmp sgt i32 %83, 0
  %85 = add nsw i32 %77, %11
  %86 = load i32, ptr @appell_n_rows, align 4
  %87 = shl nsw i32 %86, 1
  %88 = add i32 %9, 2
  %89 = add i32 %88, %87
  %90 = tail call i32 @llvm.smax.i32(i32 %85, i32 %89)
  %91 = add nsw i32 %90, 3
  %92 = and i32 %91, -4
  %93 = sext i32 %92 to i64
  %94 = icmp sgt i32 %8, 0
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %96 = zext nneg i32 %8 to i64
  %97 = tail call double @llvm.fabs.f64(double %2)
  %98 = sext i32 %85 to i64
  %99 = icmp sgt i32 %77, 0
  %100 = select i1 %84, i1 %99, i1 false
  br i1 %100, label %101, label %196

101:                                              ; preds = %80
  %102 = sext i32 %7 to i64
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %104 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %105 = shl i32 %90, 2
  %106 = add i32 %105, 12
  %107 = and i32 %106, -16
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %110 = mul nsw i32 %92, 3
  %111 = sext i32 %110 to i64
  %112 = shl i32 %90, 1
  %113 = add i32 %112, 6
  %114 = and i32 %113, -8
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds nuw i8, ptr %1, i64 376
  %117 = load ptr, ptr %116, align 8
  %118 = getelementptr inbounds double, ptr %117, i64 %93
  %119 = getelementptr inbounds double, ptr %117, i64 %115
  %120 = getelementptr inbounds double, ptr %117, i64 %111
  %121 = load double, ptr %109, align 8
  %122 = tail call double @llvm.pow.f64(double %121, double 0x3FE5555555555555)
  %123 = fmul double %122, 1.000000e-01
  %124 = getelementptr inbounds double, ptr %117, i64 %108
  %125 = load ptr, ptr %104, align 8
  %126 = load ptr, ptr %103, align 8
  %127 = tail call double @llvm.maxnum.f64(double %123, double 0x3D719799812DEA11)
  %128 = fmul double %127, 1.000000e-02
  %129 = getelementptr double, ptr %126, i64 %102
  br label %130

130:                                              ; preds = %101, %179
  %131 = phi double [ 0.000000e+00, %101 ], [ %193, %179 ]
  %132 = phi i64 [ %43, %101 ], [ %194, %179 ]
  %133 = getelementptr inbounds double, ptr %3, i64 %132
  %134 = load double, ptr %133, align 8
  %135 = getelementptr inbounds double, ptr %118, i64 %132
  %136 = load double, ptr %135, align 8
  %137 = fmul double %136, 0xC02418FD8BAFFE05
  %138 = tail call double @llvm.fmuladd.f64(double %2, double %134, double %137)
  %139 = getelementptr inbounds double, ptr %119, i64 %132
  %140 = load double, ptr %139, align 8
  %141 = tail call double @llvm.fmuladd.f64(double %140, double 0x3FF61D41B2D54580, double %138)
  %142 = getelementptr inbounds double, ptr %120, i64 %132
  %143 = load double, ptr %142, align 8
  %144 = tail call double @llvm.fmuladd.f64(double %143, double 0xBFD5555555555555, double %141)
  %145 = tail call double @llvm.fabs.f64(double %144)
  br i1 %94, label %146, label %148

146:                                              ; preds = %130
  %147 = load ptr, ptr %95, align 8
  br label %152

148:                                              ; preds = %152, %130
  %149 = phi double [ 0.000000e+00, %130 ], [ %165, %152 ]
  %150 = phi double [ 0.000000e+00, %130 ], [ %163, %152 ]
  %151 = getelementptr double, ptr %124, i64 %132
  br label %168

152:                                              ; preds = %152, %146
  %153 = phi i64 [ 0, %146 ], [ %166, %152 ]
  %154 = phi double [ 0.000000e+00, %146 ], [ %163, %152 ]
  %155 = phi double [ 0.000000e+00, %146 ], [ %165, %152 ]
  %156 = getelementptr inbounds nuw double, ptr %147, i64 %153
  %157 = load double, ptr %156, align 8
  %158 = fdiv double 1.000000e+00, %157
  %159 = getelementptr double, ptr %129, i64 %153
  %160 = load double, ptr %159, align 8
  %161 = fmul double %158, %160
  %162 = fmul double %161, 5.000000e-01
  %163 = tail call double @llvm.fmuladd.f64(double %162, double %161, double %154)
  %164 = fmul double %158, 5.000000e-01
  %165 = tail call double @llvm.fmuladd.f64(double %164, double %158, double %155)
  %166 = add nuw nsw i64 %153, 1
  %167 = icmp eq i64 %166, %96
  br i1 %167, label %148, label %152

168:                                              ; preds = %168, %148
  %169 = phi i64 [ 0, %148 ], [ %177, %168 ]
  %170 = phi double [ 0.000000e+00, %148 ], [ %176, %168 ]
  %171 = mul nsw i64 %169, %93
  %172 = getelementptr double, ptr %151, i64 %171
  %173 = load double, ptr %172, align 8
  %174 = tail call double @llvm.fabs.f64(double %173)
  %175 = fcmp ogt double %174, %170
  %176 = select i1 %175, double %174, double %170
  %177 = add nuw nsw i64 %169, 1
  %178 = icmp eq i64 %177, 3
  br i1 %178, label %179, label %168

179:                                              ; preds = %168
  %180 = getelementptr inbounds double, ptr %125, i64 %132
  %181 = load double, ptr %180, align 8
  %182 = tail call double @llvm.fabs.f64(double %181)
  %183 = getelementptr inbounds double, ptr %126, i64 %132
  %184 = load double, ptr %183, align 8
  %185 = tail call double @llvm.fabs.f64(double %184)
  %186 = tail call double @llvm.maxnum.f64(double %182, double %185)
  %187 = fadd double %150, %186
  %188 = tail call double @llvm.fmuladd.f64(double %97, double %176, double %187)
  %189 = fmul double %128, %149
  %190 = tail call double @llvm.fmuladd.f64(double %123, double %188, double %189)
  %191 = fmul double %190, 0x400D1A48D83E731D
  %192 = fdiv double %145, %191
  %193 = tail call double @llvm.maxnum.f64(double %131, double %192)
  %194 = add nsw i64 %132, 1
  %195 = icmp slt i64 %194, %98
  br i1 %195, label %130, label %196

196:                                              ; preds = %179, %80, %73
  %197 = phi double [ 0.000000e+00, %73 ], [ 0.000000e+00, %80 ], [ %193, %179 ]
  %198 = tail call double @llvm.maxnum.f64(double %74, double %197)
  %199 = tail call double @llvm.fabs.f64(double %198)
  %200 = fcmp one double %199, 0x7FF0000000000000
  %201 = select i1 %200, double %198, double 0x7FF0000000000000
  ret double %201
}

define internal fastcc void @project_errors(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, ptr noundef %3, ptr nocapture noundef %4, ptr nocapture noundef %5) unnamed_addr #4 {
  %7 = alloca %struct.Target, align 8
  %8 = alloca %struct.Factor, align 8
  %9 = alloca %struct.Target, align 8
  %10 = alloca %struct.Factor, align 8
  %11 = alloca %struct.Target, align 8
  %12 = alloca %struct.Factor, align 8
  %13 = load i32, ptr @appell_n_norm_rows, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %31, label %15

15:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #24
  store ptr @appell_norms, ptr %7, align 8
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 %13, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %18 = load i32, ptr @appell_n_coordinates, align 4
  store i32 %18, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 8, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 20
  store i32 0, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %24, i8 0, i64 16, i1 false)
  store ptr %3, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store i32 %18, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 60
  store i32 0, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %30 = load ptr, ptr %29, align 8
  store ptr %30, ptr %28, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8) #24
  call fastcc void @factorise_rows(ptr dead_on_unwind writable sret(%struct.Factor) align 8 %8, ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %7)
  call fastcc void @make_tangent(ptr noundef %8, ptr noundef null, ptr noundef %4, ptr noundef null)
  call fastcc void @make_tangent(ptr noundef %8, ptr noundef null, ptr noundef %5, ptr noundef null)
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %8) #24
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #24
  br label %31

31:                                               ; preds = %15, %6
  %32 = load i32, ptr @appell_n_position_rows, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %59, label %34

34:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %9) #24
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %36 = load ptr, ptr %35, align 8
  %37 = sext i32 %32 to i64
  %38 = getelementptr inbounds double, ptr %36, i64 %37
  %39 = load i32, ptr @appell_n_speeds, align 4
  %40 = mul nsw i32 %39, %32
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr %38, i64 %41
  store ptr @appell_position, ptr %9, align 8
  %43 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i32 %32, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %39, ptr %44, align 4
  %45 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i32 6, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %9, i64 20
  store i32 0, ptr %46, align 4
  %47 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store ptr %36, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %48, align 8
  %51 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store ptr %42, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %9, i64 48
  store ptr %3, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %54 = load i32, ptr @appell_n_coordinates, align 4
  store i32 %54, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %9, i64 60
  store i32 0, ptr %55, align 4
  %56 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %58 = load ptr, ptr %57, align 8
  store ptr %58, ptr %56, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %10) #24
  call fastcc void @factorise_rows(ptr dead_on_unwind writable sret(%struct.Factor) align 8 %10, ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %9)
  call fastcc void @make_coordinates_tangent(ptr noundef %1, ptr noundef %10, ptr noundef %9, ptr noundef %4)
  call fastcc void @make_coordinates_tangent(ptr noundef %1, ptr noundef %10, ptr noundef %9, ptr noundef %5)
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %10) #24
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %9) #24
  br label %59

59:                                               ; preds = %34, %31
  %60 = load i32, ptr @appell_n_velocity_rows, align 4
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %87, label %62

62:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %11) #24
  store ptr @appell_velocity, ptr %11, align 8
  %63 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i32 %60, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %11, i64 12
  %65 = load i32, ptr @appell_n_speeds, align 4
  store i32 %65, ptr %64, align 4
  %66 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i32 7, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %11, i64 20
  store i32 0, ptr %67, align 4
  %68 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %70 = load ptr, ptr %69, align 8
  store ptr %70, ptr %68, align 8
  %71 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %73 = load ptr, ptr %72, align 8
  store ptr %73, ptr %71, align 8
  %74 = getelementptr inbounds nuw i8, ptr %11, i64 40
  store ptr null, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %76 = load i32, ptr @appell_n_coordinates, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds double, ptr %3, i64 %77
  store ptr %78, ptr %75, align 8
  %79 = getelementptr inbounds nuw i8, ptr %11, i64 56
  store i32 %65, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %11, i64 60
  store i32 0, ptr %80, align 4
  %81 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds double, ptr %83, i64 %77
  store ptr %84, ptr %81, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %12) #24
  call fastcc void @factorise_rows(ptr dead_on_unwind writable sret(%struct.Factor) align 8 %12, ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %11)
  %85 = getelementptr inbounds double, ptr %4, i64 %77
  call fastcc void @make_tangent(ptr noundef %12, ptr noundef %73, ptr noundef %85, ptr noundef null)
  %86 = getelementptr inbounds double, ptr %5, i64 %77
  call fastcc void @make_tangent(ptr noundef %12, ptr noundef %73, ptr noundef %86, ptr noundef null)
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %12) #24
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %11) #24
  br label %87

87:                                               ; preds = %62, %59
  ret void
}

define internal fastcc void @factorise_rows(ptr dead_on_unwind noalias nocapture nonnull writable sret(%struct.Factor) align 8 initializes((0, 56)) %0, ptr nocapture noundef readonly %1, ptr nocapture noundef nonnull readonly %2, double noundef %3, ptr noundef %4, ptr nocapture noundef nonnull readonly %5) unnamed_addr #4 {
  %7 = load ptr, ptr %5, align 8
  %8 = load ptr, ptr %1, align 8
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %10 = load ptr, ptr %9, align 8
  tail call void %7(double noundef %3, ptr noundef %4, ptr noundef %8, ptr noundef null, ptr noundef %10) #24
  tail call fastcc void @factorise_jacobian(ptr dead_on_unwind writable sret(%struct.Factor) align 8 %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef nonnull %5)
  ret void
}

define internal fastcc void @make_tangent(ptr nocapture noundef nonnull readonly %0, ptr noundef %1, ptr nocapture noundef %2, ptr noundef %3) unnamed_addr #14 {
  %5 = load i32, ptr %0, align 8
  %6 = icmp ne ptr %1, null
  %7 = icmp sgt i32 %5, 0
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %42

9:                                                ; preds = %4
  %10 = zext nneg i32 %5 to i64
  br label %11

11:                                               ; preds = %28, %9
  %12 = phi i64 [ 0, %9 ], [ %23, %28 ]
  %13 = phi i64 [ 1, %9 ], [ %30, %28 ]
  %14 = trunc i64 %12 to i32
  %15 = getelementptr inbounds nuw double, ptr %2, i64 %12
  %16 = load double, ptr %15, align 8
  %17 = mul nuw nsw i32 %5, %14
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw double, ptr %1, i64 %12
  %20 = getelementptr inbounds nuw double, ptr %19, i64 %18
  %21 = load double, ptr %20, align 8
  %22 = fdiv double %16, %21
  %23 = add nuw nsw i64 %12, 1
  %24 = icmp samesign ult i64 %23, %10
  br i1 %24, label %25, label %28

25:                                               ; preds = %11
  %26 = mul nuw nsw i64 %12, %10
  %27 = getelementptr inbounds nuw double, ptr %1, i64 %26
  br label %32

28:                                               ; preds = %32, %11
  %29 = phi double [ %22, %11 ], [ %39, %32 ]
  store double %29, ptr %15, align 8
  %30 = add nuw nsw i64 %13, 1
  %31 = icmp eq i64 %23, %10
  br i1 %31, label %42, label %11

32:                                               ; preds = %32, %25
  %33 = phi i64 [ %13, %25 ], [ %40, %32 ]
  %34 = phi double [ %22, %25 ], [ %39, %32 ]
  %35 = getelementptr inbounds nuw double, ptr %27, i64 %33
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds nuw double, ptr %2, i64 %33
  %38 = load double, ptr %37, align 8
  %39 = tail call double @llvm.fmuladd.f64(double %36, double %38, double %34)
  %40 = add nuw nsw i64 %33, 1
  %41 = icmp eq i64 %40, %10
  br i1 %41, label %28, label %32

42:                                               ; preds = %28, %4
  %43 = icmp ne ptr %3, null
  br i1 %43, label %44, label %47

44:                                               ; preds = %42
  %45 = sext i32 %5 to i64
  %46 = shl nsw i64 %45, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %3, ptr align 8 %2, i64 %46, i1 false)
  br label %47

47:                                               ; preds = %44, %42
  tail call fastcc void @q_transposed(ptr noundef %0, ptr noundef %2)
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %49 = load i32, ptr %48, align 8
  %50 = icmp sgt i32 %49, 0
  br i1 %50, label %51, label %54

51:                                               ; preds = %47
  %52 = zext nneg i32 %49 to i64
  %53 = shl nuw nsw i64 %52, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %53, i1 false)
  br label %54

54:                                               ; preds = %51, %47
  tail call fastcc void @q_times(ptr noundef %0, ptr noundef %2)
  %55 = load i32, ptr %0, align 8
  %56 = icmp sgt i32 %55, 0
  %57 = and i1 %43, %56
  br i1 %57, label %58, label %60

58:                                               ; preds = %54
  %59 = zext nneg i32 %55 to i64
  br label %61

60:                                               ; preds = %54
  tail call fastcc void @backward(i32 noundef %55, ptr noundef %1, ptr noundef %2)
  br i1 %43, label %71, label %73

61:                                               ; preds = %58, %61
  %62 = phi i64 [ 0, %58 ], [ %68, %61 ]
  %63 = getelementptr inbounds nuw double, ptr %2, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds nuw double, ptr %3, i64 %62
  %66 = load double, ptr %65, align 8
  %67 = fsub double %66, %64
  store double %67, ptr %65, align 8
  %68 = add nuw nsw i64 %62, 1
  %69 = icmp samesign ult i64 %68, %59
  br i1 %69, label %61, label %70

70:                                               ; preds = %61
  tail call fastcc void @backward(i32 noundef %55, ptr noundef %1, ptr noundef nonnull %2)
  br label %71

71:                                               ; preds = %70, %60
  %72 = load i32, ptr %0, align 8
  tail call fastcc void @backward(i32 noundef %72, ptr noundef %1, ptr noundef nonnull %3)
  br label %73

73:                                               ; preds = %71, %60
  ret void
}

define internal fastcc void @make_coordinates_tangent(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef nonnull readonly %1, ptr nocapture noundef nonnull readonly %2, ptr nocapture noundef %3) unnamed_addr #9 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = load ptr, ptr %7, align 8
  tail call fastcc void @pull_back(ptr noundef %0, ptr noundef %6, ptr noundef %3, ptr noundef %8)
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %13 = load ptr, ptr %12, align 8
  tail call fastcc void @make_tangent(ptr noundef %1, ptr noundef %10, ptr noundef %11, ptr noundef %13)
  %14 = load i32, ptr @appell_n_coordinates, align 4
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %29

16:                                               ; preds = %4
  %17 = load i32, ptr @appell_n_speeds, align 4
  %18 = icmp sgt i32 %17, 0
  %19 = zext nneg i32 %14 to i64
  %20 = zext nneg i32 %17 to i64
  br label %21

21:                                               ; preds = %16, %30
  %22 = phi i64 [ 0, %16 ], [ %31, %30 ]
  br i1 %18, label %23, label %30

23:                                               ; preds = %21
  %24 = load ptr, ptr %5, align 8
  %25 = load ptr, ptr %12, align 8
  %26 = getelementptr inbounds nuw double, ptr %3, i64 %22
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw double, ptr %24, i64 %22
  br label %33

29:                                               ; preds = %30, %4
  ret void

30:                                               ; preds = %33, %21
  %31 = add nuw nsw i64 %22, 1
  %32 = icmp eq i64 %31, %19
  br i1 %32, label %29, label %21

33:                                               ; preds = %23, %33
  %34 = phi i64 [ 0, %23 ], [ %43, %33 ]
  %35 = phi double [ %27, %23 ], [ %42, %33 ]
  %36 = mul nuw nsw i64 %34, %19
  %37 = getelementptr inbounds nuw double, ptr %28, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds nuw double, ptr %25, i64 %34
  %40 = load double, ptr %39, align 8
  %41 = fneg double %38
  %42 = tail call double @llvm.fmuladd.f64(double %41, double %40, double %35)
  store double %42, ptr %26, align 8
  %43 = add nuw nsw i64 %34, 1
  %44 = icmp eq i64 %43, %20
  br i1 %44, label %30, label %33
}

define internal fastcc void @factorise_jacobian(ptr dead_on_unwind noalias nocapture nonnull writable sret(%struct.Factor) align 8 initializes((0, 56)) %0, ptr nocapture noundef readonly %1, ptr nocapture noundef nonnull readonly %2, ptr nocapture noundef readonly %3) unnamed_addr #9 {
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %8 = load i32, ptr %7, align 8
  store i32 %6, ptr %0, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %8, ptr %9, align 4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 184
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %12, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %15, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 528
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i32 0, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 52
  store i32 0, ptr %25, align 4
  %26 = load i32, ptr @appell_n_rows, align 4
  %27 = icmp eq i32 %8, %26
  br i1 %27, label %28, label %31

28:                                               ; preds = %4
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %30 = load i32, ptr %29, align 8
  store i32 %30, ptr %24, align 8
  br label %31

31:                                               ; preds = %28, %4
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %35 = load ptr, ptr %34, align 8
  %36 = sext i32 %8 to i64
  %37 = getelementptr inbounds double, ptr %35, i64 %36
  tail call fastcc void @raise_rows(i32 noundef %6, i32 noundef %8, ptr noundef %33, ptr noundef %37, ptr noundef %14)
  tail call fastcc void @factorise(ptr noundef %0, ptr noundef null)
  ret void
}

define internal fastcc void @q_transposed(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef %1) unnamed_addr #14 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %16

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load i32, ptr %0, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %12 = load ptr, ptr %11, align 8
  %13 = sext i32 %10 to i64
  %14 = zext nneg i32 %4 to i64
  %15 = add i32 %10, -1
  br label %17

16:                                               ; preds = %107, %2
  ret void

17:                                               ; preds = %6, %107
  %18 = phi i64 [ 0, %6 ], [ %108, %107 ]
  %19 = trunc i64 %18 to i32
  %20 = sub i32 %15, %19
  %21 = zext i32 %20 to i64
  %22 = trunc i64 %18 to i32
  %23 = sub i32 %15, %22
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw double, ptr %9, i64 %18
  %26 = mul nsw i64 %18, %13
  %27 = getelementptr inbounds double, ptr %25, i64 %26
  %28 = trunc i64 %18 to i32
  %29 = xor i32 %28, -1
  %30 = add i32 %10, %29
  %31 = getelementptr inbounds nuw double, ptr %12, i64 %18
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw double, ptr %1, i64 %18
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = icmp sgt i32 %30, 0
  br i1 %36, label %41, label %37

37:                                               ; preds = %17
  %38 = fadd double %34, 0.000000e+00
  %39 = fmul double %32, %38
  %40 = fsub double %34, %39
  store double %40, ptr %33, align 8
  br label %107

41:                                               ; preds = %17
  %42 = zext nneg i32 %30 to i64
  %43 = icmp ult i32 %20, 4
  br i1 %43, label %60, label %44

44:                                               ; preds = %41
  %45 = and i64 %21, 4294967292
  br label %46

46:                                               ; preds = %46, %44
  %47 = phi i64 [ 0, %44 ], [ %55, %46 ]
  %48 = phi <4 x double> [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %44 ], [ %54, %46 ]
  %49 = getelementptr inbounds nuw double, ptr %27, i64 %47
  %50 = load <4 x double>, ptr %49, align 8
  %51 = getelementptr inbounds nuw double, ptr %35, i64 %47
  %52 = load <4 x double>, ptr %51, align 8
  %53 = fmul reassoc contract <4 x double> %50, %52
  %54 = fadd reassoc contract <4 x double> %48, %53
  %55 = add nuw i64 %47, 4
  %56 = icmp eq i64 %55, %45
  br i1 %56, label %57, label %46

57:                                               ; preds = %46
  %58 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %54)
  %59 = icmp eq i64 %45, %21
  br i1 %59, label %74, label %60

60:                                               ; preds = %41, %57
  %61 = phi i64 [ 0, %41 ], [ %45, %57 ]
  %62 = phi double [ 0.000000e+00, %41 ], [ %58, %57 ]
  br label %63

63:                                               ; preds = %60, %63
  %64 = phi i64 [ %72, %63 ], [ %61, %60 ]
  %65 = phi double [ %71, %63 ], [ %62, %60 ]
  %66 = getelementptr inbounds nuw double, ptr %27, i64 %64
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds nuw double, ptr %35, i64 %64
  %69 = load double, ptr %68, align 8
  %70 = fmul reassoc contract double %67, %69
  %71 = fadd reassoc contract double %65, %70
  %72 = add nuw nsw i64 %64, 1
  %73 = icmp eq i64 %72, %42
  br i1 %73, label %74, label %63

74:                                               ; preds = %63, %57
  %75 = phi double [ %58, %57 ], [ %71, %63 ]
  %76 = fadd double %34, %75
  %77 = fmul double %32, %76
  %78 = fsub double %34, %77
  store double %78, ptr %33, align 8
  %79 = fneg double %77
  %80 = icmp ult i32 %23, 4
  br i1 %80, label %96, label %81

81:                                               ; preds = %74
  %82 = and i64 %24, 4294967292
  %83 = insertelement <4 x double> poison, double %79, i64 0
  %84 = shufflevector <4 x double> %83, <4 x double> poison, <4 x i32> zeroinitializer
  br label %85

85:                                               ; preds = %85, %81
  %86 = phi i64 [ 0, %81 ], [ %92, %85 ]
  %87 = getelementptr inbounds nuw double, ptr %27, i64 %86
  %88 = load <4 x double>, ptr %87, align 8
  %89 = getelementptr inbounds nuw double, ptr %35, i64 %86
  %90 = load <4 x double>, ptr %89, align 8
  %91 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %84, <4 x double> %88, <4 x double> %90)
  store <4 x double> %91, ptr %89, align 8
  %92 = add nuw i64 %86, 4
  %93 = icmp eq i64 %92, %82
  br i1 %93, label %94, label %85

94:                                               ; preds = %85
  %95 = icmp eq i64 %82, %24
  br i1 %95, label %107, label %96

96:                                               ; preds = %74, %94
  %97 = phi i64 [ 0, %74 ], [ %82, %94 ]
  br label %98

98:                                               ; preds = %96, %98
  %99 = phi i64 [ %105, %98 ], [ %97, %96 ]
  %100 = getelementptr inbounds nuw double, ptr %27, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = getelementptr inbounds nuw double, ptr %35, i64 %99
  %103 = load double, ptr %102, align 8
  %104 = tail call double @llvm.fmuladd.f64(double %79, double %101, double %103)
  store double %104, ptr %102, align 8
  %105 = add nuw nsw i64 %99, 1
  %106 = icmp eq i64 %105, %42
  br i1 %106, label %107, label %98

107:                                              ; preds = %98, %94, %37
  %108 = add nuw nsw i64 %18, 1
  %109 = icmp eq i64 %108, %14
  br i1 %109, label %16, label %17
}

define internal fastcc void @q_times(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef %1) unnamed_addr #14 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %15

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = load i32, ptr %0, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = load ptr, ptr %10, align 8
  %12 = zext nneg i32 %4 to i64
  %13 = sext i32 %9 to i64
  %14 = sub i32 %9, %4
  br label %16

15:                                               ; preds = %105, %2
  ret void

16:                                               ; preds = %6, %105
  %17 = phi i32 [ 0, %6 ], [ %107, %105 ]
  %18 = phi i64 [ %12, %6 ], [ %23, %105 ]
  %19 = add i32 %14, %17
  %20 = zext i32 %19 to i64
  %21 = add i32 %14, %17
  %22 = zext i32 %21 to i64
  %23 = add nsw i64 %18, -1
  %24 = getelementptr double, ptr %8, i64 %18
  %25 = mul nsw i64 %23, %13
  %26 = getelementptr inbounds double, ptr %24, i64 %25
  %27 = trunc nuw nsw i64 %18 to i32
  %28 = sub i32 %9, %27
  %29 = getelementptr inbounds nuw double, ptr %11, i64 %23
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw double, ptr %1, i64 %23
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %34 = icmp sgt i32 %28, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %16
  %36 = fadd double %32, 0.000000e+00
  %37 = fmul double %30, %36
  %38 = fsub double %32, %37
  store double %38, ptr %31, align 8
  br label %105

39:                                               ; preds = %16
  %40 = zext nneg i32 %28 to i64
  %41 = icmp ult i32 %19, 4
  br i1 %41, label %58, label %42

42:                                               ; preds = %39
  %43 = and i64 %20, 4294967292
  br label %44

44:                                               ; preds = %44, %42
  %45 = phi i64 [ 0, %42 ], [ %53, %44 ]
  %46 = phi <4 x double> [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %42 ], [ %52, %44 ]
  %47 = getelementptr inbounds nuw double, ptr %26, i64 %45
  %48 = load <4 x double>, ptr %47, align 8
  %49 = getelementptr inbounds nuw double, ptr %33, i64 %45
  %50 = load <4 x double>, ptr %49, align 8
  %51 = fmul reassoc contract <4 x double> %48, %50
  %52 = fadd reassoc contract <4 x double> %46, %51
  %53 = add nuw i64 %45, 4
  %54 = icmp eq i64 %53, %43
  br i1 %54, label %55, label %44

55:                                               ; preds = %44
  %56 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %52)
  %57 = icmp eq i64 %43, %20
  br i1 %57, label %72, label %58

58:                                               ; preds = %39, %55
  %59 = phi i64 [ 0, %39 ], [ %43, %55 ]
  %60 = phi double [ 0.000000e+00, %39 ], [ %56, %55 ]
  br label %61

61:                                               ; preds = %58, %61
  %62 = phi i64 [ %70, %61 ], [ %59, %58 ]
  %63 = phi double [ %69, %61 ], [ %60, %58 ]
  %64 = getelementptr inbounds nuw double, ptr %26, i64 %62
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds nuw double, ptr %33, i64 %62
  %67 = load double, ptr %66, align 8
  %68 = fmul reassoc contract double %65, %67
  %69 = fadd reassoc contract double %63, %68
  %70 = add nuw nsw i64 %62, 1
  %71 = icmp eq i64 %70, %40
  br i1 %71, label %72, label %61

72:                                               ; preds = %61, %55
  %73 = phi double [ %56, %55 ], [ %69, %61 ]
  %74 = fadd double %32, %73
  %75 = fmul double %30, %74
  %76 = fsub double %32, %75
  store double %76, ptr %31, align 8
  %77 = fneg double %75
  %78 = icmp ult i32 %21, 4
  br i1 %78, label %94, label %79

79:                                               ; preds = %72
  %80 = and i64 %22, 4294967292
  %81 = insertelement <4 x double> poison, double %77, i64 0
  %82 = shufflevector <4 x double> %81, <4 x double> poison, <4 x i32> zeroinitializer
  br label %83

83:                                               ; preds = %83, %79
  %84 = phi i64 [ 0, %79 ], [ %90, %83 ]
  %85 = getelementptr inbounds nuw double, ptr %26, i64 %84
  %86 = load <4 x double>, ptr %85, align 8
  %87 = getelementptr inbounds nuw double, ptr %33, i64 %84
  %88 = load <4 x double>, ptr %87, align 8
  %89 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %82, <4 x double> %86, <4 x double> %88)
  store <4 x double> %89, ptr %87, align 8
  %90 = add nuw i64 %84, 4
  %91 = icmp eq i64 %90, %80
  br i1 %91, label %92, label %83

92:                                               ; preds = %83
  %93 = icmp eq i64 %80, %22
  br i1 %93, label %105, label %94

94:                                               ; preds = %72, %92
  %95 = phi i64 [ 0, %72 ], [ %80, %92 ]
  br label %96

96:                                               ; preds = %94, %96
  %97 = phi i64 [ %103, %96 ], [ %95, %94 ]
  %98 = getelementptr inbounds nuw double, ptr %26, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds nuw double, ptr %33, i64 %97
  %101 = load double, ptr %100, align 8
  %102 = tail call double @llvm.fmuladd.f64(double %77, double %99, double %101)
  store double %102, ptr %100, align 8
  %103 = add nuw nsw i64 %97, 1
  %104 = icmp eq i64 %103, %40
  br i1 %104, label %105, label %96

105:                                              ; preds = %96, %92, %35
  %106 = icmp sgt i64 %18, 1
  %107 = add i32 %17, 1
  br i1 %106, label %16, label %15
}

define internal fastcc void @backward(i32 noundef %0, ptr noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #15 {
  %4 = icmp ne ptr %1, null
  %5 = icmp sgt i32 %0, 0
  %6 = and i1 %4, %5
  br i1 %6, label %7, label %61

7:                                                ; preds = %3
  %8 = zext nneg i32 %0 to i64
  br label %9

9:                                                ; preds = %7, %54
  %10 = phi i64 [ 0, %7 ], [ %60, %54 ]
  %11 = phi i64 [ %8, %7 ], [ %12, %54 ]
  %12 = add nsw i64 %11, -1
  %13 = getelementptr inbounds nuw double, ptr %1, i64 %12
  %14 = mul nsw i64 %12, %8
  %15 = getelementptr inbounds double, ptr %13, i64 %14
  %16 = getelementptr inbounds nuw double, ptr %2, i64 %12
  %17 = load double, ptr %16, align 8
  %18 = sub nuw nsw i64 %8, %11
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %21 = icmp eq i64 %11, %8
  br i1 %21, label %54, label %22

22:                                               ; preds = %9
  %23 = icmp ult i64 %10, 4
  br i1 %23, label %40, label %24

24:                                               ; preds = %22
  %25 = and i64 %10, -4
  br label %26

26:                                               ; preds = %26, %24
  %27 = phi i64 [ 0, %24 ], [ %35, %26 ]
  %28 = phi <4 x double> [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %24 ], [ %34, %26 ]
  %29 = getelementptr inbounds nuw double, ptr %19, i64 %27
  %30 = load <4 x double>, ptr %29, align 8
  %31 = getelementptr inbounds nuw double, ptr %20, i64 %27
  %32 = load <4 x double>, ptr %31, align 8
  %33 = fmul reassoc contract <4 x double> %30, %32
  %34 = fadd reassoc contract <4 x double> %28, %33
  %35 = add nuw i64 %27, 4
  %36 = icmp eq i64 %35, %25
  br i1 %36, label %37, label %26

37:                                               ; preds = %26
  %38 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %34)
  %39 = icmp eq i64 %10, %25
  br i1 %39, label %54, label %40

40:                                               ; preds = %22, %37
  %41 = phi i64 [ 0, %22 ], [ %25, %37 ]
  %42 = phi double [ 0.000000e+00, %22 ], [ %38, %37 ]
  br label %43

43:                                               ; preds = %40, %43
  %44 = phi i64 [ %52, %43 ], [ %41, %40 ]
  %45 = phi double [ %51, %43 ], [ %42, %40 ]
  %46 = getelementptr inbounds nuw double, ptr %19, i64 %44
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds nuw double, ptr %20, i64 %44
  %49 = load double, ptr %48, align 8
  %50 = fmul reassoc contract double %47, %49
  %51 = fadd reassoc contract double %45, %50
  %52 = add nuw nsw i64 %44, 1
  %53 = icmp eq i64 %52, %18
  br i1 %53, label %54, label %43

54:                                               ; preds = %43, %37, %9
  %55 = phi double [ 0.000000e+00, %9 ], [ %38, %37 ], [ %51, %43 ]
  %56 = fsub double %17, %55
  %57 = load double, ptr %15, align 8
  %58 = fmul double %56, %57
  store double %58, ptr %16, align 8
  %59 = icmp sgt i64 %11, 1
  %60 = add i64 %10, 1
  br i1 %59, label %9, label %61

61:                                               ; preds = %54, %3
  ret void
}

define internal fastcc void @pull_back(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3) unnamed_addr #9 {
  %5 = alloca %struct.Factor, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %5) #24
  %6 = load i32, ptr @appell_n_coordinates, align 4
  store i32 %6, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %8 = load i32, ptr @appell_n_speeds, align 4
  store i32 %8, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 0, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 0, ptr %10, align 4
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %11, align 8
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 8
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %17, align 8
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %20, align 8
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i32 0, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 52
  store i32 0, ptr %24, align 4
  %25 = mul nsw i32 %8, %6
  %26 = sext i32 %25 to i64
  %27 = shl nsw i64 %26, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %1, i64 %27, i1 false)
  call fastcc void @factorise(ptr noundef %5, ptr noundef null)
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %29 = load ptr, ptr %28, align 8
  %30 = sext i32 %6 to i64
  %31 = shl nsw i64 %30, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %29, ptr align 8 %2, i64 %31, i1 false)
  %32 = load ptr, ptr %28, align 8
  call fastcc void @q_transposed(ptr noundef %5, ptr noundef %32)
  %33 = sext i32 %8 to i64
  %34 = shl nsw i64 %33, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 %34, i1 false)
  %35 = load ptr, ptr %28, align 8
  %36 = load i32, ptr %9, align 8
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %78

38:                                               ; preds = %4
  %39 = load ptr, ptr %11, align 8
  %40 = load i32, ptr %5, align 8
  %41 = add i32 %40, 1
  %42 = zext nneg i32 %36 to i64
  %43 = sext i32 %40 to i64
  br label %44

44:                                               ; preds = %52, %38
  %45 = phi i64 [ %42, %38 ], [ %46, %52 ]
  %46 = add nsw i64 %45, -1
  %47 = getelementptr inbounds nuw double, ptr %35, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = icmp slt i64 %45, %42
  br i1 %49, label %50, label %52

50:                                               ; preds = %44
  %51 = getelementptr double, ptr %39, i64 %46
  br label %61

52:                                               ; preds = %61, %44
  %53 = phi double [ %48, %44 ], [ %70, %61 ]
  %54 = trunc nuw nsw i64 %46 to i32
  %55 = mul i32 %41, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %39, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = fdiv double %53, %58
  store double %59, ptr %47, align 8
  %60 = icmp sgt i64 %45, 1
  br i1 %60, label %44, label %74

61:                                               ; preds = %61, %50
  %62 = phi i64 [ %45, %50 ], [ %71, %61 ]
  %63 = phi double [ %48, %50 ], [ %70, %61 ]
  %64 = mul nsw i64 %62, %43
  %65 = getelementptr double, ptr %51, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds nuw double, ptr %35, i64 %62
  %68 = load double, ptr %67, align 8
  %69 = fneg double %66
  %70 = tail call double @llvm.fmuladd.f64(double %69, double %68, double %63)
  %71 = add nuw nsw i64 %62, 1
  %72 = trunc i64 %71 to i32
  %73 = icmp eq i32 %36, %72
  br i1 %73, label %52, label %61

74:                                               ; preds = %52
  %75 = load ptr, ptr %14, align 8
  %76 = load ptr, ptr %20, align 8
  %77 = zext nneg i32 %36 to i64
  br label %79

78:                                               ; preds = %79, %4
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %5) #24
  ret void

79:                                               ; preds = %74, %79
  %80 = phi i64 [ 0, %74 ], [ %90, %79 ]
  %81 = getelementptr inbounds nuw double, ptr %35, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds nuw i32, ptr %76, i64 %80
  %84 = load i32, ptr %83, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %75, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = fdiv double %82, %87
  %89 = getelementptr inbounds double, ptr %3, i64 %85
  store double %88, ptr %89, align 8
  %90 = add nuw nsw i64 %80, 1
  %91 = icmp eq i64 %90, %77
  br i1 %91, label %78, label %79
}

declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>) #7

define internal fastcc range(i32 0, 12) i32 @quick_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #4 {
  %6 = load i32, ptr @appell_has_regular, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %99, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %99

12:                                               ; preds = %8
  %13 = load i32, ptr @appell_law, align 4
  %14 = icmp ne i32 %13, 0
  %15 = load i32, ptr @appell_is_actuated, align 4
  %16 = icmp ne i32 %15, 0
  %17 = select i1 %14, i1 true, i1 %16
  %18 = load i32, ptr @appell_n_rows, align 4
  %19 = icmp ne i32 %18, 0
  %20 = select i1 %17, i1 %19, i1 false
  br i1 %20, label %99, label %21

21:                                               ; preds = %12
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 388
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %26

26:                                               ; preds = %21, %25
  %27 = load ptr, ptr %0, align 8
  tail call void @appell_regular(double noundef %2, ptr noundef %3, ptr noundef %27, ptr noundef null, ptr noundef %4) #24
  %28 = load i32, ptr @appell_n_coordinates, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %4, i64 %29
  %31 = load i32, ptr @appell_n_speeds, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %30, i64 %32
  %34 = sext i32 %18 to i64
  %35 = getelementptr inbounds double, ptr %33, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %37 = load double, ptr %35, align 8
  %38 = fcmp ogt double %37, 0x3D719799812DEA11
  br i1 %38, label %39, label %99

39:                                               ; preds = %26
  %40 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %41 = load double, ptr %40, align 8
  %42 = fcmp ogt double %41, 1.000000e-03
  br i1 %42, label %43, label %99

43:                                               ; preds = %39
  %44 = icmp slt i32 %18, 1
  br i1 %44, label %61, label %45

45:                                               ; preds = %43
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %47 = load ptr, ptr %46, align 8
  %48 = zext nneg i32 %18 to i64
  br label %52

49:                                               ; preds = %52
  %50 = add nuw nsw i64 %53, 1
  %51 = icmp eq i64 %50, %48
  br i1 %51, label %61, label %52

52:                                               ; preds = %49, %45
  %53 = phi i64 [ 0, %45 ], [ %50, %49 ]
  %54 = getelementptr inbounds nuw double, ptr %47, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = fmul double %55, 1.000000e-03
  %57 = getelementptr inbounds nuw double, ptr %36, i64 %53
  %58 = load double, ptr %57, align 8
  %59 = fmul double %56, %56
  %60 = fcmp ogt double %58, %59
  br i1 %60, label %49, label %99

61:                                               ; preds = %49, %43
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %63 = load i32, ptr %62, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %62, align 4
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 %18, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 592
  store ptr null, ptr %66, align 8
  %67 = load i32, ptr @appell_n_auxiliaries, align 4
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %73, label %69

69:                                               ; preds = %61
  %70 = load ptr, ptr %0, align 8
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %72 = load ptr, ptr %71, align 8
  tail call void @appell_auxiliary(double noundef %2, ptr noundef %3, ptr noundef %70, ptr noundef nonnull %30, ptr noundef %72) #24
  br label %73

73:                                               ; preds = %69, %61
  %74 = load i32, ptr @appell_n_quadratures, align 4
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %82, label %76

76:                                               ; preds = %73
  %77 = load ptr, ptr %0, align 8
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %79 = load ptr, ptr %78, align 8
  %80 = sext i32 %67 to i64
  %81 = getelementptr inbounds double, ptr %79, i64 %80
  tail call void @appell_power(double noundef %2, ptr noundef %3, ptr noundef %77, ptr noundef nonnull %30, ptr noundef %81) #24
  br label %82

82:                                               ; preds = %76, %73
  %83 = add nsw i32 %74, %67
  %84 = icmp sgt i32 %83, 0
  br i1 %84, label %85, label %101

85:                                               ; preds = %82
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %87 = load ptr, ptr %86, align 8
  %88 = add nsw i32 %31, %28
  %89 = sext i32 %88 to i64
  %90 = zext nneg i32 %83 to i64
  %91 = getelementptr double, ptr %4, i64 %89
  br label %92

92:                                               ; preds = %85, %92
  %93 = phi i64 [ 0, %85 ], [ %97, %92 ]
  %94 = getelementptr inbounds nuw double, ptr %87, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = getelementptr double, ptr %91, i64 %93
  store double %95, ptr %96, align 8
  %97 = add nuw nsw i64 %93, 1
  %98 = icmp eq i64 %97, %90
  br i1 %98, label %101, label %92

99:                                               ; preds = %52, %26, %39, %5, %8, %12
  %100 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef 0)
  br label %101

101:                                              ; preds = %92, %99, %82
  %102 = phi i32 [ 0, %82 ], [ %100, %99 ], [ 0, %92 ]
  ret i32 %102
}

declare void @appell_regular(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

declare void @appell_auxiliary(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

declare void @appell_power(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define internal fastcc void @errors_along_constraints(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %6 = load ptr, ptr %5, align 8
  %7 = load i32, ptr @appell_n_coordinates, align 4
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = add nsw i32 %8, %7
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %18

11:                                               ; preds = %4
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %15 = load ptr, ptr %14, align 8
  %16 = zext nneg i32 %9 to i64
  %17 = getelementptr inbounds nuw double, ptr %6, i64 %16
  br label %29

18:                                               ; preds = %29, %4
  %19 = load i32, ptr @appell_has_landing, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %67, label %21

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %67, label %25

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %39, label %67

29:                                               ; preds = %11, %29
  %30 = phi i64 [ 0, %11 ], [ %37, %29 ]
  %31 = getelementptr inbounds nuw double, ptr %13, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw double, ptr %6, i64 %30
  store double %32, ptr %33, align 8
  %34 = getelementptr inbounds nuw double, ptr %15, i64 %30
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds nuw double, ptr %17, i64 %30
  store double %35, ptr %36, align 8
  %37 = add nuw nsw i64 %30, 1
  %38 = icmp eq i64 %37, %16
  br i1 %38, label %18, label %29

39:                                               ; preds = %25
  %40 = tail call fastcc i32 @evaluate_landing(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %6)
  %41 = icmp eq i32 %40, 0
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 620
  store i32 %40, ptr %42, align 4
  br i1 %41, label %69, label %43

43:                                               ; preds = %39
  br i1 %10, label %44, label %78

44:                                               ; preds = %43
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %46 = load ptr, ptr %45, align 8
  %47 = sext i32 %7 to i64
  %48 = getelementptr inbounds double, ptr %46, i64 %47
  %49 = sext i32 %8 to i64
  %50 = getelementptr inbounds double, ptr %48, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %54 = load ptr, ptr %53, align 8
  %55 = zext nneg i32 %9 to i64
  %56 = getelementptr inbounds nuw double, ptr %50, i64 %55
  br label %57

57:                                               ; preds = %44, %57
  %58 = phi i64 [ 0, %44 ], [ %65, %57 ]
  %59 = getelementptr inbounds nuw double, ptr %50, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw double, ptr %52, i64 %58
  store double %60, ptr %61, align 8
  %62 = getelementptr inbounds nuw double, ptr %56, i64 %58
  %63 = load double, ptr %62, align 8
  %64 = getelementptr inbounds nuw double, ptr %54, i64 %58
  store double %63, ptr %64, align 8
  %65 = add nuw nsw i64 %58, 1
  %66 = icmp eq i64 %65, %55
  br i1 %66, label %78, label %57

67:                                               ; preds = %18, %21, %25
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 620
  store i32 0, ptr %68, align 4
  br label %69

69:                                               ; preds = %67, %39
  %70 = tail call fastcc i32 @factorise_metric(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 628
  store i32 %70, ptr %71, align 4
  %72 = icmp eq i32 %70, 0
  br i1 %72, label %73, label %78

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %77 = load ptr, ptr %76, align 8
  tail call fastcc void @project_errors(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %75, ptr noundef %77)
  br label %78

78:                                               ; preds = %57, %43, %69, %73
  ret void
}

define internal fastcc range(i32 0, 12) i32 @arrival_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 620
  %7 = load i32, ptr %6, align 4
  %8 = icmp ne i32 %7, 0
  %9 = load i32, ptr @appell_has_regular, align 4
  %10 = icmp ne i32 %9, 0
  %11 = select i1 %8, i1 %10, i1 false
  br i1 %11, label %12, label %195

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 388
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %12
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %17

17:                                               ; preds = %12, %16
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %20 = load ptr, ptr %19, align 8
  tail call void @appell_arrival(double noundef %2, ptr noundef %3, ptr noundef %18, ptr noundef null, ptr noundef %20) #24
  %21 = load ptr, ptr %19, align 8
  %22 = load i32, ptr @appell_n_coordinates, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds double, ptr %21, i64 %23
  %25 = load i32, ptr @appell_n_speeds, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr %24, i64 %26
  %28 = load i32, ptr @appell_n_rows, align 4
  %29 = shl nsw i32 %28, 1
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds double, ptr %27, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %33 = load i32, ptr @appell_n_norm_rows, align 4
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %35 = load ptr, ptr %34, align 8
  %36 = icmp sgt i32 %33, 0
  br i1 %36, label %37, label %50

37:                                               ; preds = %17
  %38 = zext nneg i32 %33 to i64
  br label %39

39:                                               ; preds = %39, %37
  %40 = phi i64 [ 0, %37 ], [ %48, %39 ]
  %41 = getelementptr inbounds nuw double, ptr %32, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = tail call double @llvm.fabs.f64(double %42)
  %44 = getelementptr inbounds nuw double, ptr %35, i64 %40
  %45 = load double, ptr %44, align 8
  %46 = fcmp ogt double %43, %45
  %47 = select i1 %46, double %43, double %45
  store double %47, ptr %44, align 8
  %48 = add nuw nsw i64 %40, 1
  %49 = icmp eq i64 %48, %38
  br i1 %49, label %50, label %39

50:                                               ; preds = %39, %17
  %51 = load i32, ptr @appell_n_position_rows, align 4
  %52 = sext i32 %33 to i64
  %53 = getelementptr inbounds double, ptr %32, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %55 = load ptr, ptr %54, align 8
  %56 = icmp sgt i32 %51, 0
  br i1 %56, label %57, label %70

57:                                               ; preds = %50
  %58 = zext nneg i32 %51 to i64
  br label %59

59:                                               ; preds = %59, %57
  %60 = phi i64 [ 0, %57 ], [ %68, %59 ]
  %61 = getelementptr inbounds nuw double, ptr %53, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = tail call double @llvm.fabs.f64(double %62)
  %64 = getelementptr inbounds nuw double, ptr %55, i64 %60
  %65 = load double, ptr %64, align 8
  %66 = fcmp ogt double %63, %65
  %67 = select i1 %66, double %63, double %65
  store double %67, ptr %64, align 8
  %68 = add nuw nsw i64 %60, 1
  %69 = icmp eq i64 %68, %58
  br i1 %69, label %70, label %59

70:                                               ; preds = %59, %50
  %71 = load i32, ptr @appell_n_velocity_rows, align 4
  %72 = sext i32 %51 to i64
  %73 = getelementptr inbounds double, ptr %53, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %75 = load ptr, ptr %74, align 8
  %76 = icmp sgt i32 %71, 0
  br i1 %76, label %77, label %90

77:                                               ; preds = %70
  %78 = zext nneg i32 %71 to i64
  br label %79

79:                                               ; preds = %79, %77
  %80 = phi i64 [ 0, %77 ], [ %88, %79 ]
  %81 = getelementptr inbounds nuw double, ptr %73, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = tail call double @llvm.fabs.f64(double %82)
  %84 = getelementptr inbounds nuw double, ptr %75, i64 %80
  %85 = load double, ptr %84, align 8
  %86 = fcmp ogt double %83, %85
  %87 = select i1 %86, double %83, double %85
  store double %87, ptr %84, align 8
  %88 = add nuw nsw i64 %80, 1
  %89 = icmp eq i64 %88, %78
  br i1 %89, label %90, label %79

90:                                               ; preds = %79, %70
  %91 = add nsw i32 %25, %22
  %92 = add nsw i32 %29, %91
  %93 = add nsw i32 %92, 2
  %94 = icmp slt i32 %92, 2
  br i1 %94, label %99, label %95

95:                                               ; preds = %90
  %96 = zext nneg i32 %93 to i64
  br label %109

97:                                               ; preds = %109
  %98 = trunc nuw nsw i64 %111 to i32
  br label %99

99:                                               ; preds = %97, %90
  %100 = phi double [ 0.000000e+00, %90 ], [ %119, %97 ]
  %101 = phi double [ 0.000000e+00, %90 ], [ %124, %97 ]
  %102 = phi double [ 0.000000e+00, %90 ], [ %129, %97 ]
  %103 = phi double [ 0.000000e+00, %90 ], [ %134, %97 ]
  %104 = phi i32 [ 0, %90 ], [ %98, %97 ]
  %105 = icmp slt i32 %104, %93
  br i1 %105, label %106, label %147

106:                                              ; preds = %99
  %107 = zext nneg i32 %104 to i64
  %108 = zext i32 %93 to i64
  br label %138

109:                                              ; preds = %109, %95
  %110 = phi i64 [ 0, %95 ], [ %137, %109 ]
  %111 = phi i64 [ 4, %95 ], [ %135, %109 ]
  %112 = phi double [ 0.000000e+00, %95 ], [ %134, %109 ]
  %113 = phi double [ 0.000000e+00, %95 ], [ %129, %109 ]
  %114 = phi double [ 0.000000e+00, %95 ], [ %124, %109 ]
  %115 = phi double [ 0.000000e+00, %95 ], [ %119, %109 ]
  %116 = getelementptr inbounds nuw double, ptr %21, i64 %110
  %117 = load double, ptr %116, align 8
  %118 = fsub double %117, %117
  %119 = fadd double %115, %118
  %120 = or disjoint i64 %110, 1
  %121 = getelementptr inbounds nuw double, ptr %21, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = fsub double %122, %122
  %124 = fadd double %114, %123
  %125 = or disjoint i64 %110, 2
  %126 = getelementptr inbounds nuw double, ptr %21, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = fsub double %127, %127
  %129 = fadd double %113, %128
  %130 = or disjoint i64 %110, 3
  %131 = getelementptr inbounds nuw double, ptr %21, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = fsub double %132, %132
  %134 = fadd double %112, %133
  %135 = add nuw nsw i64 %111, 4
  %136 = icmp samesign ugt i64 %135, %96
  %137 = add nuw nsw i64 %110, 4
  br i1 %136, label %97, label %109

138:                                              ; preds = %138, %106
  %139 = phi i64 [ %107, %106 ], [ %145, %138 ]
  %140 = phi double [ %100, %106 ], [ %144, %138 ]
  %141 = getelementptr inbounds nuw double, ptr %21, i64 %139
  %142 = load double, ptr %141, align 8
  %143 = fsub double %142, %142
  %144 = fadd double %140, %143
  %145 = add nuw nsw i64 %139, 1
  %146 = icmp eq i64 %145, %108
  br i1 %146, label %147, label %138

147:                                              ; preds = %138, %99
  %148 = phi double [ %100, %99 ], [ %144, %138 ]
  %149 = fadd double %101, %148
  %150 = fadd double %102, %103
  %151 = fadd double %150, %149
  %152 = fcmp une double %151, 0.000000e+00
  br i1 %152, label %195, label %153

153:                                              ; preds = %147
  %154 = sext i32 %28 to i64
  %155 = getelementptr inbounds double, ptr %27, i64 %154
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 16
  %157 = load double, ptr %155, align 8
  %158 = fcmp ogt double %157, 0x3D719799812DEA11
  br i1 %158, label %159, label %195

159:                                              ; preds = %153
  %160 = getelementptr inbounds nuw i8, ptr %155, i64 8
  %161 = load double, ptr %160, align 8
  %162 = fcmp ogt double %161, 1.000000e-03
  br i1 %162, label %163, label %195

163:                                              ; preds = %159
  %164 = icmp slt i32 %28, 1
  br i1 %164, label %181, label %165

165:                                              ; preds = %163
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %167 = load ptr, ptr %166, align 8
  %168 = zext nneg i32 %28 to i64
  br label %172

169:                                              ; preds = %172
  %170 = add nuw nsw i64 %173, 1
  %171 = icmp eq i64 %170, %168
  br i1 %171, label %181, label %172

172:                                              ; preds = %169, %165
  %173 = phi i64 [ 0, %165 ], [ %170, %169 ]
  %174 = getelementptr inbounds nuw double, ptr %167, i64 %173
  %175 = load double, ptr %174, align 8
  %176 = fmul double %175, 1.000000e-03
  %177 = getelementptr inbounds nuw double, ptr %156, i64 %173
  %178 = load double, ptr %177, align 8
  %179 = fmul double %176, %176
  %180 = fcmp ogt double %178, %179
  br i1 %180, label %169, label %195

181:                                              ; preds = %169, %163
  %182 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %183 = load i32, ptr %182, align 4
  %184 = add nsw i32 %183, 1
  store i32 %184, ptr %182, align 4
  %185 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 %28, ptr %185, align 8
  %186 = getelementptr inbounds nuw i8, ptr %1, i64 592
  store ptr null, ptr %186, align 8
  %187 = sext i32 %91 to i64
  %188 = shl nsw i64 %187, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr nonnull readonly align 8 %21, i64 %188, i1 false)
  %189 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %190 = load ptr, ptr %189, align 8
  %191 = add nsw i32 %28, %25
  %192 = sext i32 %191 to i64
  %193 = shl nsw i64 %192, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %190, ptr nonnull readonly align 8 %24, i64 %193, i1 false)
  %194 = tail call fastcc range(i32 0, 6) i32 @auxiliary_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4)
  br label %203

195:                                              ; preds = %172, %147, %159, %153, %5
  %196 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef 0)
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %203

198:                                              ; preds = %195
  %199 = load i32, ptr %6, align 4
  %200 = getelementptr inbounds nuw i8, ptr %1, i64 624
  store i32 %199, ptr %200, align 8
  br i1 %11, label %202, label %201

201:                                              ; preds = %198
  tail call fastcc void @note_residuals(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  br label %202

202:                                              ; preds = %201, %198
  tail call fastcc void @note_acceleration_residuals(ptr noundef %0, ptr noundef %1)
  br label %203

203:                                              ; preds = %181, %202, %195
  %204 = phi i32 [ %194, %181 ], [ 0, %202 ], [ %196, %195 ]
  ret i32 %204
}

define internal fastcc range(i32 0, 12) i32 @prepare_dense(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 376
  %5 = load ptr, ptr %4, align 8
  %6 = load i32, ptr @appell_n_coordinates, align 4
  %7 = load i32, ptr @appell_n_speeds, align 4
  %8 = add nsw i32 %7, %6
  %9 = load i32, ptr @appell_n_auxiliaries, align 4
  %10 = add nsw i32 %8, %9
  %11 = load i32, ptr @appell_n_quadratures, align 4
  %12 = add nsw i32 %10, %11
  %13 = load i32, ptr @appell_n_rows, align 4
  %14 = shl nsw i32 %13, 1
  %15 = add i32 %8, 2
  %16 = add i32 %15, %14
  %17 = tail call noundef i32 @llvm.smax.i32(i32 %12, i32 %16)
  %18 = add nsw i32 %17, 3
  %19 = and i32 %18, -4
  %20 = mul nsw i32 %19, 12
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds double, ptr %5, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %28 = load ptr, ptr %27, align 8
  %29 = icmp sgt i32 %12, 0
  br i1 %29, label %30, label %82

30:                                               ; preds = %3
  %31 = insertelement <4 x double> poison, double %2, i64 0
  %32 = shufflevector <4 x double> %31, <4 x double> poison, <4 x i32> zeroinitializer
  %33 = icmp eq ptr %26, null
  %34 = zext nneg i32 %19 to i64
  %35 = zext nneg i32 %12 to i64
  %36 = mul nuw nsw i64 %34, 48
  %37 = mul nuw nsw i64 %34, 56
  %38 = shl nuw nsw i64 %34, 6
  %39 = mul nuw nsw i64 %34, 72
  %40 = mul nuw nsw i64 %34, 80
  %41 = mul nuw nsw i64 %34, 88
  %42 = mul nuw nsw i64 %34, 96
  br label %43

43:                                               ; preds = %30, %74
  %44 = phi i64 [ 0, %30 ], [ %77, %74 ]
  %45 = getelementptr double, ptr %5, i64 %44
  %46 = load <4 x double>, ptr %45, align 8
  %47 = fmul <4 x double> %46, splat (double 0x3FACC1FCA2CEB148)
  %48 = getelementptr i8, ptr %45, i64 %36
  %49 = load <4 x double>, ptr %48, align 8
  %50 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %49, <4 x double> splat (double 0x3FD03958F21A35B8), <4 x double> %47)
  %51 = getelementptr i8, ptr %45, i64 %37
  %52 = load <4 x double>, ptr %51, align 8
  %53 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %52, <4 x double> splat (double 0xBFCF84C2C277C23E), <4 x double> %50)
  %54 = getelementptr i8, ptr %45, i64 %38
  %55 = load <4 x double>, ptr %54, align 8
  %56 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %55, <4 x double> splat (double 0xBFBFCB02555C9DEF), <4 x double> %53)
  %57 = getelementptr i8, ptr %45, i64 %39
  %58 = load <4 x double>, ptr %57, align 8
  %59 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %58, <4 x double> splat (double 0x3FC39F10CE2D1913), <4 x double> %56)
  %60 = getelementptr i8, ptr %45, i64 %40
  %61 = load <4 x double>, ptr %60, align 8
  %62 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %61, <4 x double> splat (double 0x3F80CBB69B38652C), <4 x double> %59)
  %63 = getelementptr i8, ptr %45, i64 %41
  %64 = load <4 x double>, ptr %63, align 8
  %65 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %64, <4 x double> splat (double 0x3F7EFF840F396BA9), <4 x double> %62)
  %66 = getelementptr i8, ptr %45, i64 %42
  %67 = load <4 x double>, ptr %66, align 8
  %68 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %67, <4 x double> splat (double -8.298000e-03), <4 x double> %65)
  %69 = fmul <4 x double> %32, %68
  br i1 %33, label %74, label %70

70:                                               ; preds = %43
  %71 = getelementptr inbounds nuw double, ptr %26, i64 %44
  %72 = load <4 x double>, ptr %71, align 8
  %73 = fadd <4 x double> %69, %72
  br label %74

74:                                               ; preds = %70, %43
  %75 = phi <4 x double> [ %73, %70 ], [ %69, %43 ]
  %76 = getelementptr inbounds nuw double, ptr %28, i64 %44
  store <4 x double> %75, ptr %76, align 8
  %77 = add nuw nsw i64 %44, 4
  %78 = icmp samesign ult i64 %77, %35
  br i1 %78, label %43, label %79

79:                                               ; preds = %74
  %80 = load ptr, ptr %4, align 8
  %81 = load ptr, ptr %27, align 8
  br label %82

82:                                               ; preds = %79, %3
  %83 = phi ptr [ %81, %79 ], [ %28, %3 ]
  %84 = phi ptr [ %80, %79 ], [ %5, %3 ]
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %86 = load double, ptr %85, align 8
  %87 = tail call double @llvm.fmuladd.f64(double %2, double 1.000000e-01, double %86)
  %88 = mul nsw i32 %19, 13
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds double, ptr %84, i64 %89
  %91 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %87, ptr noundef %83, ptr noundef %90, i32 noundef 0)
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %399

93:                                               ; preds = %82
  %94 = load ptr, ptr %25, align 8
  %95 = load ptr, ptr %4, align 8
  %96 = load ptr, ptr %27, align 8
  br i1 %29, label %97, label %157

97:                                               ; preds = %93
  %98 = insertelement <4 x double> poison, double %2, i64 0
  %99 = shufflevector <4 x double> %98, <4 x double> poison, <4 x i32> zeroinitializer
  %100 = icmp eq ptr %94, null
  %101 = zext nneg i32 %19 to i64
  %102 = zext nneg i32 %12 to i64
  %103 = mul nuw nsw i64 %101, 40
  %104 = mul nuw nsw i64 %101, 48
  %105 = mul nuw nsw i64 %101, 56
  %106 = shl nuw nsw i64 %101, 6
  %107 = mul nuw nsw i64 %101, 72
  %108 = mul nuw nsw i64 %101, 80
  %109 = mul nuw nsw i64 %101, 88
  %110 = mul nuw nsw i64 %101, 96
  %111 = mul nuw nsw i64 %101, 104
  br label %112

112:                                              ; preds = %97, %149
  %113 = phi i64 [ 0, %97 ], [ %152, %149 ]
  %114 = getelementptr double, ptr %95, i64 %113
  %115 = load <4 x double>, ptr %114, align 8
  %116 = fmul <4 x double> %115, splat (double 0x3FA04CA1897BDB63)
  %117 = getelementptr i8, ptr %114, i64 %103
  %118 = load <4 x double>, ptr %117, align 8
  %119 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %118, <4 x double> splat (double 0x3F9CFAE9E5F59F45), <4 x double> %116)
  %120 = getelementptr i8, ptr %114, i64 %104
  %121 = load <4 x double>, ptr %120, align 8
  %122 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %121, <4 x double> splat (double 0x3FAB69DB017C8CF9), <4 x double> %119)
  %123 = getelementptr i8, ptr %114, i64 %105
  %124 = load <4 x double>, ptr %123, align 8
  %125 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %124, <4 x double> splat (double 0xBFAC1EF72FC69469), <4 x double> %122)
  %126 = getelementptr i8, ptr %114, i64 %106
  %127 = load <4 x double>, ptr %126, align 8
  %128 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %127, <4 x double> zeroinitializer, <4 x double> %125)
  %129 = getelementptr i8, ptr %114, i64 %107
  %130 = load <4 x double>, ptr %129, align 8
  %131 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %130, <4 x double> zeroinitializer, <4 x double> %128)
  %132 = getelementptr i8, ptr %114, i64 %108
  %133 = load <4 x double>, ptr %132, align 8
  %134 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %133, <4 x double> splat (double 0xBF1C6710EEF6E153), <4 x double> %131)
  %135 = getelementptr i8, ptr %114, i64 %109
  %136 = load <4 x double>, ptr %135, align 8
  %137 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %136, <4 x double> splat (double 0x3F39127A52D32320), <4 x double> %134)
  %138 = getelementptr i8, ptr %114, i64 %110
  %139 = load <4 x double>, ptr %138, align 8
  %140 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %139, <4 x double> splat (double 0xBF36500E13E7149B), <4 x double> %137)
  %141 = getelementptr i8, ptr %114, i64 %111
  %142 = load <4 x double>, ptr %141, align 8
  %143 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %142, <4 x double> splat (double 0x3FC21686B20CD989), <4 x double> %140)
  %144 = fmul <4 x double> %99, %143
  br i1 %100, label %149, label %145

145:                                              ; preds = %112
  %146 = getelementptr inbounds nuw double, ptr %94, i64 %113
  %147 = load <4 x double>, ptr %146, align 8
  %148 = fadd <4 x double> %144, %147
  br label %149

149:                                              ; preds = %145, %112
  %150 = phi <4 x double> [ %148, %145 ], [ %144, %112 ]
  %151 = getelementptr inbounds nuw double, ptr %96, i64 %113
  store <4 x double> %150, ptr %151, align 8
  %152 = add nuw nsw i64 %113, 4
  %153 = icmp samesign ult i64 %152, %102
  br i1 %153, label %112, label %154

154:                                              ; preds = %149
  %155 = load ptr, ptr %4, align 8
  %156 = load ptr, ptr %27, align 8
  br label %157

157:                                              ; preds = %154, %93
  %158 = phi ptr [ %156, %154 ], [ %96, %93 ]
  %159 = phi ptr [ %155, %154 ], [ %95, %93 ]
  %160 = load double, ptr %85, align 8
  %161 = tail call double @llvm.fmuladd.f64(double %2, double 2.000000e-01, double %160)
  %162 = mul nsw i32 %19, 14
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds double, ptr %159, i64 %163
  %165 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %161, ptr noundef %158, ptr noundef %164, i32 noundef 0)
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %399

167:                                              ; preds = %157
  %168 = load ptr, ptr %25, align 8
  %169 = load ptr, ptr %4, align 8
  %170 = load ptr, ptr %27, align 8
  br i1 %29, label %171, label %235

171:                                              ; preds = %167
  %172 = insertelement <4 x double> poison, double %2, i64 0
  %173 = shufflevector <4 x double> %172, <4 x double> poison, <4 x i32> zeroinitializer
  %174 = icmp eq ptr %168, null
  %175 = zext nneg i32 %19 to i64
  %176 = zext nneg i32 %12 to i64
  %177 = mul nuw nsw i64 %175, 40
  %178 = mul nuw nsw i64 %175, 48
  %179 = mul nuw nsw i64 %175, 56
  %180 = shl nuw nsw i64 %175, 6
  %181 = mul nuw nsw i64 %175, 72
  %182 = mul nuw nsw i64 %175, 80
  %183 = mul nuw nsw i64 %175, 88
  %184 = mul nuw nsw i64 %175, 96
  %185 = mul nuw nsw i64 %175, 104
  %186 = mul nuw nsw i64 %175, 112
  br label %187

187:                                              ; preds = %171, %227
  %188 = phi i64 [ 0, %171 ], [ %230, %227 ]
  %189 = getelementptr double, ptr %169, i64 %188
  %190 = load <4 x double>, ptr %189, align 8
  %191 = fmul <4 x double> %190, splat (double 0xBFDB7309792B6015)
  %192 = getelementptr i8, ptr %189, i64 %177
  %193 = load <4 x double>, ptr %192, align 8
  %194 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %193, <4 x double> splat (double 0xC012CA5D44AFDC9A), <4 x double> %191)
  %195 = getelementptr i8, ptr %189, i64 %178
  %196 = load <4 x double>, ptr %195, align 8
  %197 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %196, <4 x double> splat (double 0x401EBBD2C419EDA3), <4 x double> %194)
  %198 = getelementptr i8, ptr %189, i64 %179
  %199 = load <4 x double>, ptr %198, align 8
  %200 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %199, <4 x double> splat (double 0x401046A54457171C), <4 x double> %197)
  %201 = getelementptr i8, ptr %189, i64 %180
  %202 = load <4 x double>, ptr %201, align 8
  %203 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %202, <4 x double> splat (double 0x3FD6D49E44EDBA44), <4 x double> %200)
  %204 = getelementptr i8, ptr %189, i64 %181
  %205 = load <4 x double>, ptr %204, align 8
  %206 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %205, <4 x double> zeroinitializer, <4 x double> %203)
  %207 = getelementptr i8, ptr %189, i64 %182
  %208 = load <4 x double>, ptr %207, align 8
  %209 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %208, <4 x double> zeroinitializer, <4 x double> %206)
  %210 = getelementptr i8, ptr %189, i64 %183
  %211 = load <4 x double>, ptr %210, align 8
  %212 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %211, <4 x double> zeroinitializer, <4 x double> %209)
  %213 = getelementptr i8, ptr %189, i64 %184
  %214 = load <4 x double>, ptr %213, align 8
  %215 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %214, <4 x double> splat (double 0xBF56EBEEC24871D4), <4 x double> %212)
  %216 = getelementptr i8, ptr %189, i64 %185
  %217 = load <4 x double>, ptr %216, align 8
  %218 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %217, <4 x double> splat (double 0x40079482A23F1996), <4 x double> %215)
  %219 = getelementptr i8, ptr %189, i64 %186
  %220 = load <4 x double>, ptr %219, align 8
  %221 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %220, <4 x double> splat (double 0xC0224D4A6DCA2222), <4 x double> %218)
  %222 = fmul <4 x double> %173, %221
  br i1 %174, label %227, label %223

223:                                              ; preds = %187
  %224 = getelementptr inbounds nuw double, ptr %168, i64 %188
  %225 = load <4 x double>, ptr %224, align 8
  %226 = fadd <4 x double> %222, %225
  br label %227

227:                                              ; preds = %223, %187
  %228 = phi <4 x double> [ %226, %223 ], [ %222, %187 ]
  %229 = getelementptr inbounds nuw double, ptr %170, i64 %188
  store <4 x double> %228, ptr %229, align 8
  %230 = add nuw nsw i64 %188, 4
  %231 = icmp samesign ult i64 %230, %176
  br i1 %231, label %187, label %232

232:                                              ; preds = %227
  %233 = load ptr, ptr %4, align 8
  %234 = load ptr, ptr %27, align 8
  br label %235

235:                                              ; preds = %232, %167
  %236 = phi ptr [ %234, %232 ], [ %170, %167 ]
  %237 = phi ptr [ %233, %232 ], [ %169, %167 ]
  %238 = load double, ptr %85, align 8
  %239 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FE8E38E38E38E39, double %238)
  %240 = mul nsw i32 %19, 15
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds double, ptr %237, i64 %241
  %243 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %239, ptr noundef %236, ptr noundef %242, i32 noundef 0)
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %245, label %399

245:                                              ; preds = %235
  br i1 %29, label %248, label %246

246:                                              ; preds = %245
  %247 = sext i32 %19 to i64
  br label %260

248:                                              ; preds = %245
  %249 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %250 = load ptr, ptr %249, align 8
  %251 = load ptr, ptr %25, align 8
  %252 = shl nuw i32 %17, 1
  %253 = add i32 %252, 6
  %254 = and i32 %253, -8
  %255 = zext nneg i32 %19 to i64
  %256 = sext i32 %254 to i64
  %257 = zext nneg i32 %12 to i64
  %258 = getelementptr inbounds nuw double, ptr %24, i64 %255
  %259 = getelementptr double, ptr %24, i64 %256
  br label %277

260:                                              ; preds = %277, %246
  %261 = phi i64 [ %247, %246 ], [ %255, %277 ]
  %262 = insertelement <4 x double> poison, double %2, i64 0
  %263 = shufflevector <4 x double> %262, <4 x double> poison, <4 x i32> zeroinitializer
  %264 = zext i32 %19 to i64
  %265 = sext i32 %12 to i64
  %266 = mul nuw nsw i64 %264, 40
  %267 = mul nuw nsw i64 %264, 48
  %268 = mul nuw nsw i64 %264, 56
  %269 = shl nuw nsw i64 %264, 6
  %270 = mul nuw nsw i64 %264, 72
  %271 = mul nuw nsw i64 %264, 80
  %272 = mul nuw nsw i64 %264, 88
  %273 = mul nuw nsw i64 %264, 96
  %274 = mul nuw nsw i64 %264, 104
  %275 = mul nuw nsw i64 %264, 112
  %276 = mul nuw nsw i64 %264, 120
  br label %300

277:                                              ; preds = %248, %277
  %278 = phi i64 [ 0, %248 ], [ %298, %277 ]
  %279 = getelementptr inbounds nuw double, ptr %250, i64 %278
  %280 = load double, ptr %279, align 8
  %281 = getelementptr inbounds nuw double, ptr %251, i64 %278
  %282 = load double, ptr %281, align 8
  %283 = fsub double %280, %282
  %284 = getelementptr inbounds nuw double, ptr %24, i64 %278
  store double %283, ptr %284, align 8
  %285 = getelementptr inbounds nuw double, ptr %5, i64 %278
  %286 = load double, ptr %285, align 8
  %287 = fneg double %283
  %288 = tail call double @llvm.fmuladd.f64(double %2, double %286, double %287)
  %289 = getelementptr inbounds nuw double, ptr %258, i64 %278
  store double %288, ptr %289, align 8
  %290 = load double, ptr %285, align 8
  %291 = getelementptr inbounds nuw double, ptr %22, i64 %278
  %292 = load double, ptr %291, align 8
  %293 = fadd double %290, %292
  %294 = fneg double %293
  %295 = fmul double %2, %294
  %296 = tail call double @llvm.fmuladd.f64(double %283, double 2.000000e+00, double %295)
  %297 = getelementptr double, ptr %259, i64 %278
  store double %296, ptr %297, align 8
  %298 = add nuw nsw i64 %278, 1
  %299 = icmp eq i64 %298, %257
  br i1 %299, label %260, label %277

300:                                              ; preds = %260, %396
  %301 = phi i64 [ 0, %260 ], [ %397, %396 ]
  %302 = add nuw nsw i64 %301, 3
  %303 = mul nsw i64 %302, %261
  %304 = getelementptr inbounds double, ptr %24, i64 %303
  br i1 %29, label %305, label %396

305:                                              ; preds = %300
  %306 = getelementptr inbounds nuw [4 x [16 x double]], ptr @DOP_D, i64 0, i64 %301
  %307 = load double, ptr %306, align 16
  %308 = insertelement <4 x double> poison, double %307, i64 0
  %309 = shufflevector <4 x double> %308, <4 x double> poison, <4 x i32> zeroinitializer
  %310 = getelementptr inbounds nuw i8, ptr %306, i64 40
  %311 = load double, ptr %310, align 8
  %312 = getelementptr inbounds nuw i8, ptr %306, i64 48
  %313 = load double, ptr %312, align 16
  %314 = getelementptr inbounds nuw i8, ptr %306, i64 56
  %315 = load double, ptr %314, align 8
  %316 = getelementptr inbounds nuw i8, ptr %306, i64 64
  %317 = load double, ptr %316, align 16
  %318 = getelementptr inbounds nuw i8, ptr %306, i64 72
  %319 = load double, ptr %318, align 8
  %320 = getelementptr inbounds nuw i8, ptr %306, i64 80
  %321 = load double, ptr %320, align 16
  %322 = getelementptr inbounds nuw i8, ptr %306, i64 88
  %323 = load double, ptr %322, align 8
  %324 = getelementptr inbounds nuw i8, ptr %306, i64 96
  %325 = load double, ptr %324, align 16
  %326 = getelementptr inbounds nuw i8, ptr %306, i64 104
  %327 = load double, ptr %326, align 8
  %328 = getelementptr inbounds nuw i8, ptr %306, i64 112
  %329 = load double, ptr %328, align 16
  %330 = getelementptr inbounds nuw i8, ptr %306, i64 120
  %331 = load double, ptr %330, align 8
  %332 = insertelement <4 x double> poison, double %311, i64 0
  %333 = shufflevector <4 x double> %332, <4 x double> poison, <4 x i32> zeroinitializer
  %334 = insertelement <4 x double> poison, double %313, i64 0
  %335 = shufflevector <4 x double> %334, <4 x double> poison, <4 x i32> zeroinitializer
  %336 = insertelement <4 x double> poison, double %315, i64 0
  %337 = shufflevector <4 x double> %336, <4 x double> poison, <4 x i32> zeroinitializer
  %338 = insertelement <4 x double> poison, double %317, i64 0
  %339 = shufflevector <4 x double> %338, <4 x double> poison, <4 x i32> zeroinitializer
  %340 = insertelement <4 x double> poison, double %319, i64 0
  %341 = shufflevector <4 x double> %340, <4 x double> poison, <4 x i32> zeroinitializer
  %342 = insertelement <4 x double> poison, double %321, i64 0
  %343 = shufflevector <4 x double> %342, <4 x double> poison, <4 x i32> zeroinitializer
  %344 = insertelement <4 x double> poison, double %323, i64 0
  %345 = shufflevector <4 x double> %344, <4 x double> poison, <4 x i32> zeroinitializer
  %346 = insertelement <4 x double> poison, double %325, i64 0
  %347 = shufflevector <4 x double> %346, <4 x double> poison, <4 x i32> zeroinitializer
  %348 = insertelement <4 x double> poison, double %327, i64 0
  %349 = shufflevector <4 x double> %348, <4 x double> poison, <4 x i32> zeroinitializer
  %350 = insertelement <4 x double> poison, double %329, i64 0
  %351 = shufflevector <4 x double> %350, <4 x double> poison, <4 x i32> zeroinitializer
  %352 = insertelement <4 x double> poison, double %331, i64 0
  %353 = shufflevector <4 x double> %352, <4 x double> poison, <4 x i32> zeroinitializer
  br label %354

354:                                              ; preds = %305, %354
  %355 = phi i64 [ 0, %305 ], [ %394, %354 ]
  %356 = getelementptr double, ptr %5, i64 %355
  %357 = load <4 x double>, ptr %356, align 8
  %358 = fmul <4 x double> %357, %309
  %359 = getelementptr i8, ptr %356, i64 %266
  %360 = load <4 x double>, ptr %359, align 8
  %361 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %333, <4 x double> %360, <4 x double> %358)
  %362 = getelementptr i8, ptr %356, i64 %267
  %363 = load <4 x double>, ptr %362, align 8
  %364 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %335, <4 x double> %363, <4 x double> %361)
  %365 = getelementptr i8, ptr %356, i64 %268
  %366 = load <4 x double>, ptr %365, align 8
  %367 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %337, <4 x double> %366, <4 x double> %364)
  %368 = getelementptr i8, ptr %356, i64 %269
  %369 = load <4 x double>, ptr %368, align 8
  %370 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %339, <4 x double> %369, <4 x double> %367)
  %371 = getelementptr i8, ptr %356, i64 %270
  %372 = load <4 x double>, ptr %371, align 8
  %373 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %341, <4 x double> %372, <4 x double> %370)
  %374 = getelementptr i8, ptr %356, i64 %271
  %375 = load <4 x double>, ptr %374, align 8
  %376 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %343, <4 x double> %375, <4 x double> %373)
  %377 = getelementptr i8, ptr %356, i64 %272
  %378 = load <4 x double>, ptr %377, align 8
  %379 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %345, <4 x double> %378, <4 x double> %376)
  %380 = getelementptr i8, ptr %356, i64 %273
  %381 = load <4 x double>, ptr %380, align 8
  %382 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %347, <4 x double> %381, <4 x double> %379)
  %383 = getelementptr i8, ptr %356, i64 %274
  %384 = load <4 x double>, ptr %383, align 8
  %385 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %349, <4 x double> %384, <4 x double> %382)
  %386 = getelementptr i8, ptr %356, i64 %275
  %387 = load <4 x double>, ptr %386, align 8
  %388 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %351, <4 x double> %387, <4 x double> %385)
  %389 = getelementptr i8, ptr %356, i64 %276
  %390 = load <4 x double>, ptr %389, align 8
  %391 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %353, <4 x double> %390, <4 x double> %388)
  %392 = fmul <4 x double> %263, %391
  %393 = getelementptr inbounds nuw double, ptr %304, i64 %355
  store <4 x double> %392, ptr %393, align 8
  %394 = add nuw nsw i64 %355, 4
  %395 = icmp slt i64 %394, %265
  br i1 %395, label %354, label %396

396:                                              ; preds = %354, %300
  %397 = add nuw nsw i64 %301, 1
  %398 = icmp eq i64 %397, 4
  br i1 %398, label %399, label %300

399:                                              ; preds = %396, %235, %157, %82
  %400 = phi i32 [ %91, %82 ], [ %165, %157 ], [ %243, %235 ], [ 0, %396 ]
  ret i32 %400
}

declare void @appell_arrival(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define internal fastcc void @note_acceleration_residuals(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1) unnamed_addr #16 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 592
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  %6 = load i32, ptr @appell_n_rows, align 4
  %7 = icmp sgt i32 %6, 0
  %8 = select i1 %5, i1 %7, i1 false
  br i1 %8, label %9, label %20

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 600
  %11 = load ptr, ptr %10, align 8
  %12 = load i32, ptr @appell_n_speeds, align 4
  %13 = icmp sgt i32 %12, 0
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %16 = load ptr, ptr %15, align 8
  %17 = zext nneg i32 %6 to i64
  %18 = zext nneg i32 %6 to i64
  %19 = zext nneg i32 %12 to i64
  br label %21

20:                                               ; preds = %28, %2
  ret void

21:                                               ; preds = %9, %28
  %22 = phi i64 [ 0, %9 ], [ %34, %28 ]
  %23 = getelementptr inbounds nuw double, ptr %11, i64 %22
  %24 = load double, ptr %23, align 8
  br i1 %13, label %25, label %28

25:                                               ; preds = %21
  %26 = load ptr, ptr %14, align 8
  %27 = getelementptr inbounds nuw double, ptr %4, i64 %22
  br label %36

28:                                               ; preds = %36, %21
  %29 = phi double [ %24, %21 ], [ %44, %36 ]
  %30 = getelementptr inbounds nuw double, ptr %16, i64 %22
  %31 = load double, ptr %30, align 8
  %32 = tail call double @llvm.fabs.f64(double %29)
  %33 = tail call double @llvm.maxnum.f64(double %31, double %32)
  store double %33, ptr %30, align 8
  %34 = add nuw nsw i64 %22, 1
  %35 = icmp samesign ult i64 %34, %18
  br i1 %35, label %21, label %20

36:                                               ; preds = %25, %36
  %37 = phi i64 [ 0, %25 ], [ %45, %36 ]
  %38 = phi double [ %24, %25 ], [ %44, %36 ]
  %39 = mul nuw nsw i64 %37, %17
  %40 = getelementptr inbounds nuw double, ptr %27, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = getelementptr inbounds nuw double, ptr %26, i64 %37
  %43 = load double, ptr %42, align 8
  %44 = tail call double @llvm.fmuladd.f64(double %41, double %43, double %38)
  %45 = add nuw nsw i64 %37, 1
  %46 = icmp eq i64 %45, %19
  br i1 %46, label %28, label %36
}

define internal fastcc range(i32 0, 6) i32 @auxiliary_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #2 {
  %6 = load i32, ptr @appell_n_auxiliaries, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %77, label %8

8:                                                ; preds = %5
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %11 = load ptr, ptr %10, align 8
  %12 = load i32, ptr @appell_n_coordinates, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds double, ptr %4, i64 %13
  %15 = load i32, ptr @appell_n_speeds, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds double, ptr %14, i64 %16
  tail call void @appell_auxiliary(double noundef %2, ptr noundef %3, ptr noundef %9, ptr noundef %11, ptr noundef %17) #24
  %18 = icmp slt i32 %6, 4
  br i1 %18, label %23, label %19

19:                                               ; preds = %8
  %20 = zext nneg i32 %6 to i64
  br label %33

21:                                               ; preds = %33
  %22 = trunc nuw nsw i64 %35 to i32
  br label %23

23:                                               ; preds = %21, %8
  %24 = phi double [ 0.000000e+00, %8 ], [ %43, %21 ]
  %25 = phi double [ 0.000000e+00, %8 ], [ %48, %21 ]
  %26 = phi double [ 0.000000e+00, %8 ], [ %53, %21 ]
  %27 = phi double [ 0.000000e+00, %8 ], [ %58, %21 ]
  %28 = phi i32 [ 0, %8 ], [ %22, %21 ]
  %29 = icmp slt i32 %28, %6
  br i1 %29, label %30, label %71

30:                                               ; preds = %23
  %31 = zext nneg i32 %28 to i64
  %32 = zext i32 %6 to i64
  br label %62

33:                                               ; preds = %33, %19
  %34 = phi i64 [ 0, %19 ], [ %61, %33 ]
  %35 = phi i64 [ 4, %19 ], [ %59, %33 ]
  %36 = phi double [ 0.000000e+00, %19 ], [ %58, %33 ]
  %37 = phi double [ 0.000000e+00, %19 ], [ %53, %33 ]
  %38 = phi double [ 0.000000e+00, %19 ], [ %48, %33 ]
  %39 = phi double [ 0.000000e+00, %19 ], [ %43, %33 ]
  %40 = getelementptr inbounds nuw double, ptr %17, i64 %34
  %41 = load double, ptr %40, align 8
  %42 = fsub double %41, %41
  %43 = fadd double %39, %42
  %44 = or disjoint i64 %34, 1
  %45 = getelementptr inbounds nuw double, ptr %17, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fsub double %46, %46
  %48 = fadd double %38, %47
  %49 = or disjoint i64 %34, 2
  %50 = getelementptr inbounds nuw double, ptr %17, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fsub double %51, %51
  %53 = fadd double %37, %52
  %54 = or disjoint i64 %34, 3
  %55 = getelementptr inbounds nuw double, ptr %17, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = fsub double %56, %56
  %58 = fadd double %36, %57
  %59 = add nuw nsw i64 %35, 4
  %60 = icmp samesign ugt i64 %59, %20
  %61 = add nuw nsw i64 %34, 4
  br i1 %60, label %21, label %33

62:                                               ; preds = %62, %30
  %63 = phi i64 [ %31, %30 ], [ %69, %62 ]
  %64 = phi double [ %24, %30 ], [ %68, %62 ]
  %65 = getelementptr inbounds nuw double, ptr %17, i64 %63
  %66 = load double, ptr %65, align 8
  %67 = fsub double %66, %66
  %68 = fadd double %64, %67
  %69 = add nuw nsw i64 %63, 1
  %70 = icmp eq i64 %69, %32
  br i1 %70, label %71, label %62

71:                                               ; preds = %62, %23
  %72 = phi double [ %24, %23 ], [ %68, %62 ]
  %73 = fadd double %25, %72
  %74 = fadd double %26, %27
  %75 = fadd double %74, %73
  %76 = fcmp une double %75, 0.000000e+00
  br i1 %76, label %149, label %77

77:                                               ; preds = %5, %71
  %78 = load i32, ptr @appell_n_quadratures, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %151, label %80

80:                                               ; preds = %77
  %81 = load ptr, ptr %0, align 8
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %83 = load ptr, ptr %82, align 8
  %84 = load i32, ptr @appell_n_coordinates, align 4
  %85 = load i32, ptr @appell_n_speeds, align 4
  %86 = add i32 %84, %6
  %87 = add i32 %86, %85
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds double, ptr %4, i64 %88
  tail call void @appell_power(double noundef %2, ptr noundef %3, ptr noundef %81, ptr noundef %83, ptr noundef %89) #24
  %90 = icmp slt i32 %78, 4
  br i1 %90, label %95, label %91

91:                                               ; preds = %80
  %92 = zext nneg i32 %78 to i64
  br label %105

93:                                               ; preds = %105
  %94 = trunc nuw nsw i64 %107 to i32
  br label %95

95:                                               ; preds = %93, %80
  %96 = phi double [ 0.000000e+00, %80 ], [ %115, %93 ]
  %97 = phi double [ 0.000000e+00, %80 ], [ %120, %93 ]
  %98 = phi double [ 0.000000e+00, %80 ], [ %125, %93 ]
  %99 = phi double [ 0.000000e+00, %80 ], [ %130, %93 ]
  %100 = phi i32 [ 0, %80 ], [ %94, %93 ]
  %101 = icmp slt i32 %100, %78
  br i1 %101, label %102, label %143

102:                                              ; preds = %95
  %103 = zext nneg i32 %100 to i64
  %104 = zext i32 %78 to i64
  br label %134

105:                                              ; preds = %105, %91
  %106 = phi i64 [ 0, %91 ], [ %133, %105 ]
  %107 = phi i64 [ 4, %91 ], [ %131, %105 ]
  %108 = phi double [ 0.000000e+00, %91 ], [ %130, %105 ]
  %109 = phi double [ 0.000000e+00, %91 ], [ %125, %105 ]
  %110 = phi double [ 0.000000e+00, %91 ], [ %120, %105 ]
  %111 = phi double [ 0.000000e+00, %91 ], [ %115, %105 ]
  %112 = getelementptr inbounds nuw double, ptr %89, i64 %106
  %113 = load double, ptr %112, align 8
  %114 = fsub double %113, %113
  %115 = fadd double %111, %114
  %116 = or disjoint i64 %106, 1
  %117 = getelementptr inbounds nuw double, ptr %89, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = fsub double %118, %118
  %120 = fadd double %110, %119
  %121 = or disjoint i64 %106, 2
  %122 = getelementptr inbounds nuw double, ptr %89, i64 %121
  %123 = load double, ptr %122, align 8
  %124 = fsub double %123, %123
  %125 = fadd double %109, %124
  %126 = or disjoint i64 %106, 3
  %127 = getelementptr inbounds nuw double, ptr %89, i64 %126
  %128 = load double, ptr %127, align 8
  %129 = fsub double %128, %128
  %130 = fadd double %108, %129
  %131 = add nuw nsw i64 %107, 4
  %132 = icmp samesign ugt i64 %131, %92
  %133 = add nuw nsw i64 %106, 4
  br i1 %132, label %93, label %105

134:                                              ; preds = %134, %102
  %135 = phi i64 [ %103, %102 ], [ %141, %134 ]
  %136 = phi double [ %96, %102 ], [ %140, %134 ]
  %137 = getelementptr inbounds nuw double, ptr %89, i64 %135
  %138 = load double, ptr %137, align 8
  %139 = fsub double %138, %138
  %140 = fadd double %136, %139
  %141 = add nuw nsw i64 %135, 1
  %142 = icmp eq i64 %141, %104
  br i1 %142, label %143, label %134

143:                                              ; preds = %134, %95
  %144 = phi double [ %96, %95 ], [ %140, %134 ]
  %145 = fadd double %97, %144
  %146 = fadd double %98, %99
  %147 = fadd double %146, %145
  %148 = fcmp une double %147, 0.000000e+00
  br i1 %148, label %149, label %151

149:                                              ; preds = %143, %71
  %150 = phi i32 [ 4, %71 ], [ 5, %143 ]
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %150, i32 noundef 0, double noundef %2)
  br label %151

151:                                              ; preds = %149, %77, %143
  %152 = phi i32 [ 0, %143 ], [ 0, %77 ], [ 5, %149 ]
  ret i32 %152
}

define internal fastcc range(i32 0, 15) i32 @search_or_halve(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, double noundef %3, double noundef %4, i32 noundef %5, i32 noundef range(i32 0, 31) %6, ptr nocapture noundef nonnull %7, ptr nocapture noundef nonnull %8, ptr nocapture noundef nonnull %9) unnamed_addr #4 {
  %11 = alloca [9 x double], align 16
  %12 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %11) #24
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %12) #24
  %13 = fcmp oeq double %4, 1.000000e+00
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 408
  %15 = load i32, ptr @appell_n_events, align 4
  %16 = zext i1 %13 to i64
  %17 = sext i32 %15 to i64
  br label %18

18:                                               ; preds = %18, %10
  %19 = phi i64 [ %16, %10 ], [ %32, %18 ]
  %20 = icmp samesign ult i64 %19, 9
  %21 = getelementptr inbounds nuw [9 x double], ptr @NODES, i64 0, i64 %19
  %22 = add nsw i64 %19, -9
  %23 = getelementptr inbounds nuw [4 x double], ptr @CHECKS, i64 0, i64 %22
  %24 = select i1 %20, ptr %21, ptr %23
  %25 = load double, ptr %24, align 8
  %26 = tail call double @llvm.fmuladd.f64(double %25, double %4, double %3)
  %27 = load ptr, ptr %14, align 8
  %28 = mul nsw i64 %19, %17
  %29 = getelementptr inbounds double, ptr %27, i64 %28
  %30 = tail call fastcc i32 @events_at(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, double noundef %26, ptr noundef %29)
  %31 = icmp ne i32 %30, 0
  %32 = add nuw nsw i64 %19, 1
  %33 = icmp eq i64 %32, 13
  %34 = select i1 %31, i1 true, i1 %33
  br i1 %34, label %35, label %18

35:                                               ; preds = %18
  %36 = icmp eq i32 %30, 0
  %37 = icmp sgt i32 %15, 0
  %38 = and i1 %36, %37
  br i1 %38, label %55, label %39

39:                                               ; preds = %55, %35
  %40 = phi i32 [ 2, %35 ], [ %59, %55 ]
  %41 = icmp ne i32 %40, 2
  %42 = select i1 %36, i1 %41, i1 false
  %43 = icmp slt i32 %5, %6
  %44 = and i1 %43, %42
  %45 = zext i1 %44 to i32
  store i32 %45, ptr %7, align 4
  %46 = icmp eq i32 %40, 0
  %47 = select i1 %44, i1 %46, i1 false
  %48 = icmp eq i32 %5, 8
  %49 = and i1 %48, %47
  %50 = zext i1 %49 to i32
  %51 = load i32, ptr %8, align 4
  %52 = add nsw i32 %51, %50
  store i32 %52, ptr %8, align 4
  %53 = icmp slt i32 %15, 1
  %54 = or i1 %53, %31
  br i1 %54, label %66, label %62

55:                                               ; preds = %35, %55
  %56 = phi i32 [ %59, %55 ], [ 2, %35 ]
  %57 = phi i32 [ %60, %55 ], [ 0, %35 ]
  %58 = call fastcc i32 @follow(ptr noundef %0, ptr noundef %1, i32 noundef %57, i32 noundef %5, ptr noundef %12, ptr noundef %11)
  %59 = tail call i32 @llvm.umin.i32(i32 %58, i32 %56)
  %60 = add nuw nsw i32 %57, 1
  %61 = icmp slt i32 %60, %15
  br i1 %61, label %55, label %39

62:                                               ; preds = %39, %68
  %63 = phi i32 [ %74, %68 ], [ 0, %39 ]
  %64 = load i32, ptr %7, align 4
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %68, label %66

66:                                               ; preds = %62, %68, %39
  %67 = phi i32 [ %30, %39 ], [ %73, %68 ], [ 0, %62 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12) #24
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %11) #24
  ret i32 %67

68:                                               ; preds = %62
  %69 = call fastcc i32 @follow(ptr noundef %0, ptr noundef %1, i32 noundef %63, i32 noundef %5, ptr noundef %12, ptr noundef %11)
  %70 = icmp ne i32 %69, 0
  %71 = zext i1 %70 to i32
  %72 = load double, ptr %12, align 8
  %73 = call fastcc i32 @search_piece(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %63, double noundef %3, double noundef %4, i32 noundef %71, double noundef %72, ptr noundef %11, ptr noundef %9)
  %74 = add nuw nsw i32 %63, 1
  %75 = icmp sge i32 %74, %15
  %76 = icmp ne i32 %73, 0
  %77 = select i1 %75, i1 true, i1 %76
  br i1 %77, label %66, label %62
}

define internal fastcc range(i32 0, 12) i32 @events_at(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, double noundef %3, ptr noundef %4) unnamed_addr #4 {
  %6 = fcmp oeq double %3, 0.000000e+00
  %7 = fcmp oeq double %3, 1.000000e+00
  %8 = or i1 %6, %7
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %10 = load ptr, ptr %9, align 8
  br i1 %8, label %11, label %24

11:                                               ; preds = %5
  %12 = select i1 %6, i64 336, i64 344
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 %12
  %14 = load ptr, ptr %13, align 8
  %15 = load i32, ptr @appell_n_coordinates, align 4
  %16 = load i32, ptr @appell_n_speeds, align 4
  %17 = add nsw i32 %16, %15
  %18 = load i32, ptr @appell_n_auxiliaries, align 4
  %19 = add nsw i32 %17, %18
  %20 = load i32, ptr @appell_n_quadratures, align 4
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = shl nsw i64 %22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %14, i64 %23, i1 false)
  br label %25

24:                                               ; preds = %5
  tail call fastcc void @interpolate(ptr noundef nonnull readonly %1, double noundef %3, ptr noundef %10)
  br label %25

25:                                               ; preds = %11, %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %27 = load double, ptr %26, align 8
  %28 = tail call double @llvm.fmuladd.f64(double %3, double %2, double %27)
  %29 = tail call fastcc i32 @evaluate_events(ptr noundef %0, ptr noundef %1, double noundef %28, ptr noundef %4)
  ret i32 %29
}

define internal fastcc range(i32 0, 15) i32 @visit(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, i32 noundef %3, double noundef %4, double noundef %5, ptr nocapture noundef nonnull %6) unnamed_addr #4 {
  %8 = alloca double, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 432
  %10 = load ptr, ptr %9, align 8
  %11 = sext i32 %3 to i64
  %12 = getelementptr inbounds double, ptr %10, i64 %11
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 440
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds double, ptr %15, i64 %11
  %17 = load double, ptr %16, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #24
  store double %4, ptr %8, align 8
  %18 = fcmp ule double %4, 0.000000e+00
  %19 = fcmp ugt double %4, %17
  %20 = select i1 %18, i1 true, i1 %19
  br i1 %20, label %21, label %64

21:                                               ; preds = %7
  %22 = fcmp oeq double %5, 0.000000e+00
  %23 = fcmp oeq double %13, 0.000000e+00
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %64, label %25

25:                                               ; preds = %21
  store double %5, ptr %12, align 8
  store double %4, ptr %16, align 8
  br i1 %23, label %64, label %26

26:                                               ; preds = %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds i32, ptr %28, i64 %11
  %30 = load i32, ptr %29, align 4
  %31 = fcmp olt double %13, 0.000000e+00
  %32 = fcmp oge double %5, 0.000000e+00
  %33 = and i1 %32, %31
  %34 = icmp sgt i32 %30, -1
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %42, label %36

36:                                               ; preds = %26
  %37 = fcmp ule double %13, 0.000000e+00
  %38 = fcmp ugt double %5, 0.000000e+00
  %39 = or i1 %38, %37
  %40 = icmp sgt i32 %30, 0
  %41 = select i1 %39, i1 true, i1 %40
  br i1 %41, label %64, label %42

42:                                               ; preds = %26, %36
  br i1 %18, label %46, label %43

43:                                               ; preds = %42
  %44 = call fastcc i32 @locate(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, i32 noundef %3, i32 noundef 0, double noundef %17, double noundef %13, double noundef %4, double noundef %5, ptr noundef %8)
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %64

46:                                               ; preds = %42, %43
  %47 = call fastcc i32 @locate_on_constraints(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, i32 noundef %3, double noundef %13, ptr noundef %8)
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %64

49:                                               ; preds = %46
  %50 = load i32, ptr %6, align 4
  %51 = icmp eq i32 %50, 512
  br i1 %51, label %64, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 584
  %54 = load ptr, ptr %53, align 8
  %55 = sext i32 %50 to i64
  %56 = getelementptr inbounds i32, ptr %54, i64 %55
  store i32 %3, ptr %56, align 4
  %57 = load double, ptr %8, align 8
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %59 = load ptr, ptr %58, align 8
  %60 = load i32, ptr %6, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %6, align 4
  %62 = sext i32 %60 to i64
  %63 = getelementptr inbounds double, ptr %59, i64 %62
  store double %57, ptr %63, align 8
  br label %64

64:                                               ; preds = %43, %52, %46, %49, %25, %36, %21, %7
  %65 = phi i32 [ 0, %7 ], [ 0, %21 ], [ 0, %36 ], [ 0, %25 ], [ 0, %52 ], [ %47, %46 ], [ 14, %49 ], [ %44, %43 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #24
  ret i32 %65
}

define internal fastcc void @interpolate(ptr nocapture noundef nonnull readonly %0, double noundef %1, ptr nocapture noundef writeonly %2) unnamed_addr #17 {
  %4 = alloca [2 x double], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #24
  store double %1, ptr %4, align 16
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %6 = fsub double 1.000000e+00, %1
  store double %6, ptr %5, align 8
  %7 = load i32, ptr @appell_n_coordinates, align 4
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = add nsw i32 %8, %7
  %10 = load i32, ptr @appell_n_auxiliaries, align 4
  %11 = add nsw i32 %9, %10
  %12 = load i32, ptr @appell_n_quadratures, align 4
  %13 = add nsw i32 %11, %12
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %31

15:                                               ; preds = %3
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %17 = load i32, ptr @appell_n_rows, align 4
  %18 = shl nsw i32 %17, 1
  %19 = add i32 %9, 2
  %20 = add i32 %19, %18
  %21 = tail call noundef i32 @llvm.smax.i32(i32 %13, i32 %20)
  %22 = add nuw nsw i32 %21, 3
  %23 = and i32 %22, 2147483644
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %25 = zext nneg i32 %23 to i64
  %26 = zext nneg i32 %13 to i64
  br label %27

27:                                               ; preds = %15, %32
  %28 = phi i64 [ 0, %15 ], [ %38, %32 ]
  %29 = load ptr, ptr %16, align 8
  %30 = getelementptr double, ptr %29, i64 %28
  br label %40

31:                                               ; preds = %32, %3
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #24
  ret void

32:                                               ; preds = %40
  %33 = load ptr, ptr %24, align 8
  %34 = getelementptr inbounds nuw double, ptr %33, i64 %28
  %35 = load <4 x double>, ptr %34, align 8
  %36 = fadd <4 x double> %52, %35
  %37 = getelementptr inbounds nuw double, ptr %2, i64 %28
  store <4 x double> %36, ptr %37, align 8
  %38 = add nuw nsw i64 %28, 4
  %39 = icmp samesign ult i64 %38, %26
  br i1 %39, label %27, label %31

40:                                               ; preds = %27, %40
  %41 = phi i64 [ 6, %27 ], [ %53, %40 ]
  %42 = phi <4 x double> [ zeroinitializer, %27 ], [ %52, %40 ]
  %43 = mul nuw nsw i64 %41, %25
  %44 = getelementptr double, ptr %30, i64 %43
  %45 = load <4 x double>, ptr %44, align 8
  %46 = fadd <4 x double> %42, %45
  %47 = and i64 %41, 1
  %48 = getelementptr inbounds nuw [2 x double], ptr %4, i64 0, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = insertelement <4 x double> poison, double %49, i64 0
  %51 = shufflevector <4 x double> %50, <4 x double> poison, <4 x i32> zeroinitializer
  %52 = fmul <4 x double> %46, %51
  %53 = add nsw i64 %41, -1
  %54 = icmp eq i64 %41, 0
  br i1 %54, label %32, label %40
}

define internal fastcc range(i32 0, 12) i32 @locate(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, i32 noundef %3, i32 noundef range(i32 0, 2) %4, double noundef %5, double noundef %6, double noundef %7, double noundef %8, ptr nocapture noundef nonnull writeonly %9) unnamed_addr #4 {
  %11 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #24
  %12 = fcmp une double %8, 0.000000e+00
  br i1 %12, label %13, label %70

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 224
  br label %15

15:                                               ; preds = %13, %61
  %16 = phi double [ %5, %13 ], [ %65, %61 ]
  %17 = phi i32 [ 0, %13 ], [ %66, %61 ]
  %18 = phi double [ %6, %13 ], [ %64, %61 ]
  %19 = phi double [ %8, %13 ], [ %63, %61 ]
  %20 = phi double [ %7, %13 ], [ %62, %61 ]
  %21 = fsub double %20, %16
  %22 = load double, ptr %14, align 8
  %23 = fdiv double %22, %2
  %24 = tail call double @llvm.fabs.f64(double %23)
  %25 = tail call double @llvm.maxnum.f64(double %20, double %24)
  %26 = fmul double %25, 0x3CB0000000000000
  %27 = fcmp ogt double %21, %26
  br i1 %27, label %28, label %70

28:                                               ; preds = %15
  %29 = fmul double %19, %21
  %30 = fsub double %19, %18
  %31 = fdiv double %29, %30
  %32 = fsub double %20, %31
  %33 = trunc nuw i32 %17 to i8
  %34 = urem i8 %33, 3
  %35 = icmp ne i8 %34, 2
  %36 = fcmp ogt double %32, %16
  %37 = fcmp olt double %32, %20
  %38 = and i1 %36, %37
  %39 = select i1 %35, i1 %38, i1 false
  %40 = tail call double @llvm.fmuladd.f64(double %21, double 5.000000e-01, double %16)
  %41 = select i1 %39, double %32, double %40
  %42 = fcmp ugt double %41, %16
  %43 = fcmp ult double %41, %20
  %44 = and i1 %42, %43
  br i1 %44, label %45, label %70

45:                                               ; preds = %28
  %46 = call fastcc i32 @one_event_at(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, i32 noundef %3, double noundef %41, i32 noundef %4, ptr noundef %11)
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %72

48:                                               ; preds = %45
  %49 = load double, ptr %11, align 8
  %50 = fcmp ogt double %49, 0.000000e+00
  %51 = fcmp ule double %18, 0.000000e+00
  %52 = xor i1 %51, %50
  %53 = fcmp une double %49, 0.000000e+00
  %54 = and i1 %53, %52
  %55 = icmp eq i8 %34, 1
  %56 = select i1 %55, double 5.000000e-01, double 1.000000e+00
  br i1 %54, label %57, label %59

57:                                               ; preds = %48
  %58 = fmul double %19, %56
  br label %61

59:                                               ; preds = %48
  %60 = fmul double %18, %56
  br label %61

61:                                               ; preds = %59, %57
  %62 = phi double [ %41, %59 ], [ %20, %57 ]
  %63 = phi double [ %49, %59 ], [ %58, %57 ]
  %64 = phi double [ %60, %59 ], [ %49, %57 ]
  %65 = phi double [ %16, %59 ], [ %41, %57 ]
  %66 = add nuw nsw i32 %17, 1
  %67 = icmp samesign ult i32 %17, 199
  %68 = fcmp une double %63, 0.000000e+00
  %69 = select i1 %67, i1 %68, i1 false
  br i1 %69, label %15, label %70

70:                                               ; preds = %28, %15, %61, %10
  %71 = phi double [ %7, %10 ], [ %62, %61 ], [ %20, %15 ], [ %20, %28 ]
  store double %71, ptr %9, align 8
  br label %72

72:                                               ; preds = %45, %70
  %73 = phi i32 [ 0, %70 ], [ %46, %45 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #24
  ret i32 %73
}

define internal fastcc range(i32 0, 12) i32 @locate_on_constraints(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, i32 noundef %3, double noundef %4, ptr nocapture noundef nonnull %5) unnamed_addr #4 {
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #24
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #24
  %9 = fcmp ogt double %4, 0.000000e+00
  %10 = select i1 %9, double 1.000000e+00, double -1.000000e+00
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %51, label %14

14:                                               ; preds = %6
  %15 = load i32, ptr @appell_n_position_rows, align 4
  %16 = load i32, ptr @appell_n_velocity_rows, align 4
  %17 = add nsw i32 %16, %15
  %18 = load i32, ptr @appell_n_norm_rows, align 4
  %19 = sub i32 0, %18
  %20 = icmp eq i32 %17, %19
  br i1 %20, label %51, label %21

21:                                               ; preds = %14
  %22 = load double, ptr %5, align 8
  %23 = fcmp ugt double %22, 0.000000e+00
  %24 = fcmp ult double %22, 1.000000e+00
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %51

26:                                               ; preds = %21, %48
  %27 = phi double [ %49, %48 ], [ 0x3D719799812DEA11, %21 ]
  %28 = load double, ptr %5, align 8
  %29 = fsub double %28, %27
  %30 = tail call double @llvm.maxnum.f64(double %29, double 0.000000e+00)
  %31 = fadd double %27, %28
  %32 = tail call double @llvm.minnum.f64(double %31, double 1.000000e+00)
  %33 = call fastcc i32 @one_event_at(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %3, double noundef %30, i32 noundef 1, ptr noundef %7)
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %51

35:                                               ; preds = %26
  %36 = call fastcc i32 @one_event_at(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %3, double noundef %32, i32 noundef 1, ptr noundef %8)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %51

38:                                               ; preds = %35
  %39 = load double, ptr %7, align 8
  %40 = fmul double %10, %39
  %41 = fcmp ogt double %40, 0.000000e+00
  br i1 %41, label %42, label %48

42:                                               ; preds = %38
  %43 = load double, ptr %8, align 8
  %44 = fmul double %10, %43
  %45 = fcmp ugt double %44, 0.000000e+00
  br i1 %45, label %48, label %46

46:                                               ; preds = %42
  %47 = tail call fastcc i32 @locate(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %3, i32 noundef 1, double noundef %30, double noundef %39, double noundef %32, double noundef %43, ptr noundef %5)
  br label %51

48:                                               ; preds = %42, %38
  %49 = fmul double %27, 1.600000e+01
  %50 = fcmp uge double %49, 1.000000e-02
  br i1 %50, label %51, label %26

51:                                               ; preds = %26, %48, %35, %46, %6, %14, %21
  %52 = phi i32 [ 0, %21 ], [ 0, %14 ], [ 0, %6 ], [ %47, %46 ], [ %33, %26 ], [ 0, %48 ], [ %36, %35 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #24
  ret i32 %52
}

define internal fastcc range(i32 0, 12) i32 @one_event_at(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, i32 noundef %3, double noundef %4, i32 noundef range(i32 0, 2) %5, ptr nocapture noundef nonnull writeonly initializes((0, 8)) %6) unnamed_addr #4 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %9 = load double, ptr %8, align 8
  %10 = tail call double @llvm.fmuladd.f64(double %4, double %2, double %9)
  %11 = fcmp oeq double %4, 0.000000e+00
  %12 = fcmp oeq double %4, 1.000000e+00
  %13 = or i1 %11, %12
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %15 = load ptr, ptr %14, align 8
  br i1 %13, label %16, label %29

16:                                               ; preds = %7
  %17 = select i1 %11, i64 336, i64 344
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = load i32, ptr @appell_n_coordinates, align 4
  %21 = load i32, ptr @appell_n_speeds, align 4
  %22 = add nsw i32 %21, %20
  %23 = load i32, ptr @appell_n_auxiliaries, align 4
  %24 = add nsw i32 %22, %23
  %25 = load i32, ptr @appell_n_quadratures, align 4
  %26 = add nsw i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = shl nsw i64 %27, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %19, i64 %28, i1 false)
  br label %30

29:                                               ; preds = %7
  tail call fastcc void @interpolate(ptr noundef nonnull readonly %1, double noundef %4, ptr noundef %15)
  br label %30

30:                                               ; preds = %16, %29
  %31 = icmp eq i32 %5, 0
  br i1 %31, label %43, label %32

32:                                               ; preds = %30
  %33 = load ptr, ptr %14, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %43, label %37

37:                                               ; preds = %32
  %38 = tail call fastcc i32 @factorise_metric(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %10, ptr noundef %33)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %47

40:                                               ; preds = %37
  %41 = tail call fastcc i32 @project(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %10, ptr noundef %33)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %47

43:                                               ; preds = %32, %30, %40
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 416
  %45 = load ptr, ptr %44, align 8
  %46 = tail call fastcc i32 @evaluate_events(ptr noundef nonnull %0, ptr noundef %1, double noundef %10, ptr noundef %45)
  br label %47

47:                                               ; preds = %37, %43, %40
  %48 = phi i32 [ %41, %40 ], [ %46, %43 ], [ %38, %37 ]
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 416
  %50 = load ptr, ptr %49, align 8
  %51 = sext i32 %3 to i64
  %52 = getelementptr inbounds double, ptr %50, i64 %51
  %53 = load double, ptr %52, align 8
  store double %53, ptr %6, align 8
  ret i32 %48
}

define internal fastcc range(i32 0, 3) i32 @follow(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, i32 noundef %2, i32 noundef %3, ptr nocapture noundef nonnull writeonly %4, ptr nocapture noundef nonnull %5) unnamed_addr #18 {
  %7 = alloca [9 x double], align 16
  %8 = alloca [64 x double], align 16
  %9 = alloca i32, align 4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 408
  %11 = load ptr, ptr %10, align 8
  %12 = sext i32 %2 to i64
  %13 = getelementptr inbounds double, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %15 = load double, ptr %14, align 8
  %16 = fmul double %15, 1.000000e-01
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 464
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds double, ptr %18, i64 %12
  %20 = load double, ptr %19, align 8
  %21 = load i32, ptr @appell_n_events, align 4
  %22 = sext i32 %21 to i64
  br label %102

23:                                               ; preds = %102
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 456
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds double, ptr %25, i64 %12
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 472
  %28 = load ptr, ptr %27, align 8
  %29 = load double, ptr %26, align 8
  %30 = tail call double @llvm.maxnum.f64(double %29, double %109)
  store double %30, ptr %26, align 8
  br label %31

31:                                               ; preds = %39, %23
  %32 = phi i64 [ 0, %23 ], [ %42, %39 ]
  %33 = phi double [ 0.000000e+00, %23 ], [ %41, %39 ]
  %34 = add nuw nsw i64 %32, 9
  %35 = mul nsw i64 %34, %22
  %36 = getelementptr inbounds double, ptr %13, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = fneg double %37
  br label %44

39:                                               ; preds = %44
  %40 = tail call double @llvm.fabs.f64(double %52)
  %41 = tail call double @llvm.maxnum.f64(double %33, double %40)
  %42 = add nuw nsw i64 %32, 1
  %43 = icmp eq i64 %42, 4
  br i1 %43, label %55, label %31

44:                                               ; preds = %44, %31
  %45 = phi i64 [ 0, %31 ], [ %53, %44 ]
  %46 = phi double [ %38, %31 ], [ %52, %44 ]
  %47 = getelementptr inbounds nuw [4 x [9 x double]], ptr @AT_CHECKS, i64 0, i64 %32, i64 %45
  %48 = load double, ptr %47, align 8
  %49 = mul nsw i64 %45, %22
  %50 = getelementptr inbounds double, ptr %13, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = tail call double @llvm.fmuladd.f64(double %48, double %51, double %46)
  %53 = add nuw nsw i64 %45, 1
  %54 = icmp eq i64 %53, 9
  br i1 %54, label %39, label %44

55:                                               ; preds = %39
  %56 = getelementptr inbounds double, ptr %28, i64 %12
  %57 = mul nsw i32 %21, %3
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %56, i64 %58
  store double %41, ptr %59, align 8
  br label %60

60:                                               ; preds = %63, %55
  %61 = phi i64 [ 0, %55 ], [ %64, %63 ]
  %62 = getelementptr inbounds nuw double, ptr %5, i64 %61
  store double 0.000000e+00, ptr %62, align 8
  br label %66

63:                                               ; preds = %66
  %64 = add nuw nsw i64 %61, 1
  %65 = icmp eq i64 %64, 9
  br i1 %65, label %77, label %60

66:                                               ; preds = %66, %60
  %67 = phi i64 [ 0, %60 ], [ %75, %66 ]
  %68 = phi double [ 0.000000e+00, %60 ], [ %74, %66 ]
  %69 = getelementptr inbounds nuw [9 x [9 x double]], ptr @TO_BERNSTEIN, i64 0, i64 %61, i64 %67
  %70 = load double, ptr %69, align 8
  %71 = mul nsw i64 %67, %22
  %72 = getelementptr inbounds double, ptr %13, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = tail call double @llvm.fmuladd.f64(double %70, double %73, double %68)
  store double %74, ptr %62, align 8
  %75 = add nuw nsw i64 %67, 1
  %76 = icmp eq i64 %75, 9
  br i1 %76, label %63, label %66

77:                                               ; preds = %63
  %78 = fmul double %109, 0x3D29000000000000
  %79 = tail call double @llvm.fmuladd.f64(double %41, double 2.000000e+00, double %78)
  store double %79, ptr %4, align 8
  %80 = fmul double %79, 2.000000e+00
  %81 = fneg double %80
  br label %82

82:                                               ; preds = %82, %77
  %83 = phi i64 [ 0, %77 ], [ %92, %82 ]
  %84 = phi i32 [ 1, %77 ], [ %91, %82 ]
  %85 = phi i32 [ 1, %77 ], [ %89, %82 ]
  %86 = getelementptr inbounds nuw double, ptr %5, i64 %83
  %87 = load double, ptr %86, align 8
  %88 = fcmp ogt double %87, %80
  %89 = select i1 %88, i32 %85, i32 0
  %90 = fcmp olt double %87, %81
  %91 = select i1 %90, i32 %84, i32 0
  %92 = add nuw nsw i64 %83, 1
  %93 = icmp eq i64 %92, 9
  br i1 %93, label %94, label %82

94:                                               ; preds = %82
  %95 = tail call double @llvm.maxnum.f64(double %16, double 0x3D06849B86A12B9B)
  %96 = icmp eq i32 %89, 0
  %97 = icmp eq i32 %91, 0
  %98 = select i1 %96, i1 %97, i1 false
  %99 = fmul double %20, 0x3D06849B86A12B9B
  %100 = fcmp ugt double %109, %99
  %101 = select i1 %98, i1 %100, i1 false
  br i1 %101, label %112, label %141

102:                                              ; preds = %6, %102
  %103 = phi i64 [ 0, %6 ], [ %110, %102 ]
  %104 = phi double [ 0.000000e+00, %6 ], [ %109, %102 ]
  %105 = mul nsw i64 %103, %22
  %106 = getelementptr inbounds double, ptr %13, i64 %105
  %107 = load double, ptr %106, align 8
  %108 = tail call double @llvm.fabs.f64(double %107)
  %109 = tail call double @llvm.maxnum.f64(double %104, double %108)
  %110 = add nuw nsw i64 %103, 1
  %111 = icmp eq i64 %110, 13
  br i1 %111, label %23, label %102

112:                                              ; preds = %94
  %113 = icmp sgt i32 %3, 0
  br i1 %113, label %114, label %126

114:                                              ; preds = %112
  %115 = add nsw i32 %3, -1
  %116 = mul nsw i32 %21, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds double, ptr %56, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = fmul double %119, 2.500000e-01
  %121 = fcmp ogt double %41, %120
  br i1 %121, label %122, label %126

122:                                              ; preds = %114
  %123 = load double, ptr %26, align 8
  %124 = fmul double %123, 1.000000e-08
  %125 = fcmp ole double %41, %124
  br label %126

126:                                              ; preds = %122, %114, %112
  %127 = phi i1 [ false, %114 ], [ false, %112 ], [ %125, %122 ]
  %128 = fmul double %95, %109
  %129 = fmul double %20, 1.000000e-15
  %130 = tail call double @llvm.maxnum.f64(double %128, double %129)
  %131 = fcmp ule double %41, %130
  %132 = select i1 %131, i1 true, i1 %127
  br i1 %132, label %133, label %141

133:                                              ; preds = %126
  %134 = fmul double %109, 1.000000e-03
  %135 = fcmp ogt double %41, %134
  br i1 %135, label %141, label %136

136:                                              ; preds = %133
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #24
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %8) #24
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #24
  store i32 0, ptr %9, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(72) %7, ptr noundef nonnull align 8 dereferenceable(72) %5, i64 72, i1 false)
  %137 = call fastcc i32 @witnesses(ptr noundef %7, double noundef %79, double noundef 0.000000e+00, double noundef 1.000000e+00, i32 noundef 0, ptr noundef %8, i32 noundef 64, ptr noundef %9)
  %138 = load i32, ptr %9, align 4
  %139 = icmp eq i32 %138, 0
  %140 = select i1 %139, i32 2, i32 1
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #24
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %8) #24
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #24
  br label %141

141:                                              ; preds = %136, %126, %133, %94
  %142 = phi i32 [ 2, %94 ], [ %140, %136 ], [ 0, %126 ], [ 2, %133 ]
  ret i32 %142
}

define internal fastcc range(i32 0, 15) i32 @search_piece(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, i32 noundef %3, double noundef %4, double noundef %5, i32 noundef range(i32 0, 2) %6, double noundef %7, ptr nocapture noundef nonnull %8, ptr nocapture noundef nonnull %9) unnamed_addr #4 {
  %11 = alloca [64 x double], align 16
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %11) #24
  %14 = load double, ptr %8, align 8
  %15 = tail call double @llvm.fabs.f64(double %14)
  %16 = fcmp ogt double %15, %7
  br i1 %16, label %17, label %22

17:                                               ; preds = %10
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %19 = load double, ptr %18, align 8
  %20 = tail call double @llvm.fabs.f64(double %19)
  %21 = fcmp ogt double %20, %7
  br label %22

22:                                               ; preds = %17, %10
  %23 = phi i1 [ false, %10 ], [ %21, %17 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %12) #24
  store i32 0, ptr %12, align 4
  %24 = icmp eq i32 %6, 0
  %25 = load i32, ptr @appell_n_events, align 4
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 408
  br i1 %24, label %34, label %27

27:                                               ; preds = %22
  %28 = load ptr, ptr %26, align 8
  %29 = shl nsw i32 %25, 3
  %30 = add nsw i32 %29, %3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %28, i64 %31
  %33 = load double, ptr %32, align 8
  br i1 %23, label %60, label %85

34:                                               ; preds = %22
  %35 = sext i32 %25 to i64
  %36 = sext i32 %3 to i64
  br label %45

37:                                               ; preds = %45
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 408
  %39 = load ptr, ptr %38, align 8
  %40 = shl nsw i32 %25, 3
  %41 = add nsw i32 %40, %3
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %39, i64 %42
  %44 = load double, ptr %43, align 8
  br label %81

45:                                               ; preds = %34, %45
  %46 = phi i64 [ 1, %34 ], [ %56, %45 ]
  %47 = getelementptr inbounds nuw [9 x double], ptr @NODES, i64 0, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = tail call double @llvm.fmuladd.f64(double %48, double %5, double %4)
  %50 = load ptr, ptr %26, align 8
  %51 = mul nsw i64 %46, %35
  %52 = getelementptr double, ptr %50, i64 %51
  %53 = getelementptr double, ptr %52, i64 %36
  %54 = load double, ptr %53, align 8
  %55 = tail call fastcc i32 @visit(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %3, double noundef %49, double noundef %54, ptr noundef %9)
  %56 = add nuw nsw i64 %46, 1
  %57 = icmp samesign ult i64 %46, 7
  %58 = icmp eq i32 %55, 0
  %59 = select i1 %57, i1 %58, i1 false
  br i1 %59, label %45, label %37

60:                                               ; preds = %27
  %61 = fneg double %7
  br label %62

62:                                               ; preds = %62, %60
  %63 = phi i64 [ 0, %60 ], [ %77, %62 ]
  %64 = phi i32 [ 0, %60 ], [ %74, %62 ]
  %65 = phi i32 [ 0, %60 ], [ %76, %62 ]
  %66 = getelementptr inbounds nuw double, ptr %8, i64 %63
  %67 = load double, ptr %66, align 8
  %68 = fcmp ogt double %67, %7
  %69 = fcmp olt double %67, %61
  %70 = sext i1 %69 to i32
  %71 = select i1 %68, i32 1, i32 %70
  %72 = mul nsw i32 %71, %65
  %73 = lshr i32 %72, 31
  %74 = add nuw nsw i32 %73, %64
  %75 = icmp eq i32 %71, 0
  %76 = select i1 %75, i32 %65, i32 %71
  %77 = add nuw nsw i64 %63, 1
  %78 = icmp eq i64 %77, 9
  br i1 %78, label %79, label %62

79:                                               ; preds = %62
  %80 = icmp samesign ult i32 %74, 2
  br i1 %80, label %81, label %85

81:                                               ; preds = %37, %79
  %82 = phi double [ %44, %37 ], [ %33, %79 ]
  %83 = phi i32 [ %55, %37 ], [ 0, %79 ]
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %111, label %115

85:                                               ; preds = %27, %79
  %86 = call fastcc i32 @witnesses(ptr noundef %8, double noundef %7, double noundef %4, double noundef %5, i32 noundef 0, ptr noundef %11, i32 noundef 64, ptr noundef %12)
  %87 = icmp sgt i32 %86, 0
  br i1 %87, label %88, label %90

88:                                               ; preds = %85
  %89 = zext nneg i32 %86 to i64
  br label %93

90:                                               ; preds = %105, %85
  %91 = phi i32 [ 0, %85 ], [ %106, %105 ]
  %92 = phi i1 [ true, %85 ], [ %109, %105 ]
  br i1 %92, label %111, label %115

93:                                               ; preds = %88, %105
  %94 = phi i64 [ 0, %88 ], [ %107, %105 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %13) #24
  %95 = getelementptr inbounds nuw [64 x double], ptr %11, i64 0, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = call fastcc i32 @one_event_at(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %3, double noundef %96, i32 noundef 0, ptr noundef %13)
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %100, label %99

99:                                               ; preds = %93
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #24
  br label %115

100:                                              ; preds = %93
  %101 = fcmp ogt double %96, %4
  br i1 %101, label %102, label %105

102:                                              ; preds = %100
  %103 = load double, ptr %13, align 8
  %104 = tail call fastcc i32 @visit(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %3, double noundef %96, double noundef %103, ptr noundef %9)
  br label %105

105:                                              ; preds = %102, %100
  %106 = phi i32 [ %104, %102 ], [ 0, %100 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #24
  %107 = add nuw nsw i64 %94, 1
  %108 = icmp samesign ult i64 %107, %89
  %109 = icmp eq i32 %106, 0
  %110 = select i1 %108, i1 %109, i1 false
  br i1 %110, label %93, label %90

111:                                              ; preds = %81, %90
  %112 = phi double [ %82, %81 ], [ %33, %90 ]
  %113 = fadd double %4, %5
  %114 = tail call fastcc i32 @visit(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %3, double noundef %113, double noundef %112, ptr noundef %9)
  br label %115

115:                                              ; preds = %99, %81, %90, %111
  %116 = phi i32 [ %114, %111 ], [ %91, %90 ], [ %83, %81 ], [ %97, %99 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %12) #24
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %11) #24
  ret i32 %116
}

define internal fastcc i32 @witnesses(ptr nocapture noundef nonnull %0, double noundef %1, double noundef %2, double noundef %3, i32 noundef %4, ptr nocapture noundef nonnull writeonly %5, i32 noundef %6, ptr nocapture noundef nonnull %7) unnamed_addr #19 {
  %9 = alloca [9 x double], align 16
  %10 = fneg double %1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %12

12:                                               ; preds = %125, %8
  %13 = phi i32 [ 0, %8 ], [ %133, %125 ]
  %14 = phi double [ %2, %8 ], [ %129, %125 ]
  %15 = phi double [ %3, %8 ], [ %126, %125 ]
  %16 = phi i32 [ %4, %8 ], [ %127, %125 ]
  %17 = phi ptr [ %5, %8 ], [ %131, %125 ]
  %18 = phi i32 [ %6, %8 ], [ %132, %125 ]
  br label %19

19:                                               ; preds = %19, %12
  %20 = phi i64 [ 0, %12 ], [ %34, %19 ]
  %21 = phi i32 [ 0, %12 ], [ %31, %19 ]
  %22 = phi i32 [ 0, %12 ], [ %33, %19 ]
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %20
  %24 = load double, ptr %23, align 8
  %25 = fcmp ogt double %24, %1
  %26 = fcmp olt double %24, %10
  %27 = sext i1 %26 to i32
  %28 = select i1 %25, i32 1, i32 %27
  %29 = mul nsw i32 %28, %22
  %30 = lshr i32 %29, 31
  %31 = add nuw nsw i32 %30, %21
  %32 = icmp eq i32 %28, 0
  %33 = select i1 %32, i32 %22, i32 %28
  %34 = add nuw nsw i64 %20, 1
  %35 = icmp eq i64 %34, 9
  br i1 %35, label %36, label %19

36:                                               ; preds = %19
  %37 = load double, ptr %0, align 8
  %38 = tail call double @llvm.fabs.f64(double %37)
  %39 = fcmp ogt double %38, %1
  br i1 %39, label %40, label %44

40:                                               ; preds = %36
  %41 = load double, ptr %11, align 8
  %42 = tail call double @llvm.fabs.f64(double %41)
  %43 = fcmp ogt double %42, %1
  br label %44

44:                                               ; preds = %40, %36
  %45 = phi i1 [ false, %36 ], [ %43, %40 ]
  %46 = icmp slt i32 %18, 2
  br i1 %46, label %134, label %47

47:                                               ; preds = %44
  %48 = icmp eq i32 %31, 0
  %49 = icmp eq i32 %16, 40
  %50 = or i1 %49, %48
  br i1 %50, label %51, label %95

51:                                               ; preds = %47, %51
  %52 = phi i64 [ %64, %51 ], [ 1, %47 ]
  %53 = phi i32 [ %63, %51 ], [ 0, %47 ]
  %54 = getelementptr inbounds nuw double, ptr %0, i64 %52
  %55 = load double, ptr %54, align 8
  %56 = tail call double @llvm.fabs.f64(double %55)
  %57 = zext nneg i32 %53 to i64
  %58 = getelementptr inbounds nuw double, ptr %0, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = tail call double @llvm.fabs.f64(double %59)
  %61 = fcmp ogt double %56, %60
  %62 = trunc nuw nsw i64 %52 to i32
  %63 = select i1 %61, i32 %62, i32 %53
  %64 = add nuw nsw i64 %52, 1
  %65 = icmp eq i64 %64, 9
  br i1 %65, label %66, label %51

66:                                               ; preds = %51, %66
  %67 = phi i64 [ %76, %66 ], [ 1, %51 ]
  %68 = phi i32 [ %75, %66 ], [ 1, %51 ]
  %69 = phi i32 [ %73, %66 ], [ 1, %51 ]
  %70 = getelementptr inbounds nuw double, ptr %0, i64 %67
  %71 = load double, ptr %70, align 8
  %72 = fcmp ogt double %71, %1
  %73 = select i1 %72, i32 %69, i32 0
  %74 = fcmp olt double %71, %10
  %75 = select i1 %74, i32 %68, i32 0
  %76 = add nuw nsw i64 %67, 1
  %77 = icmp eq i64 %76, 8
  br i1 %77, label %78, label %66

78:                                               ; preds = %66
  %79 = icmp eq i32 %73, 0
  %80 = icmp eq i32 %75, 0
  %81 = select i1 %79, i1 %80, i1 false
  %82 = zext i1 %81 to i32
  %83 = load i32, ptr %7, align 4
  %84 = or i32 %83, %82
  store i32 %84, ptr %7, align 4
  %85 = sext i32 %63 to i64
  %86 = getelementptr inbounds double, ptr %0, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = tail call double @llvm.fabs.f64(double %87)
  %89 = fcmp ogt double %88, %1
  br i1 %89, label %90, label %134

90:                                               ; preds = %78
  %91 = sitofp i32 %63 to double
  %92 = fmul double %15, %91
  %93 = fmul double %92, 1.250000e-01
  %94 = fadd double %14, %93
  store double %94, ptr %17, align 8
  br label %134

95:                                               ; preds = %47
  %96 = icmp eq i32 %31, 1
  %97 = select i1 %96, i1 %45, i1 false
  br i1 %97, label %98, label %101

98:                                               ; preds = %95
  store double %14, ptr %17, align 8
  %99 = fadd double %14, %15
  %100 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store double %99, ptr %100, align 8
  br label %134

101:                                              ; preds = %95
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %9) #24
  br label %102

102:                                              ; preds = %111, %101
  %103 = phi i64 [ 0, %101 ], [ %112, %111 ]
  %104 = phi i32 [ 8, %101 ], [ %113, %111 ]
  %105 = load double, ptr %0, align 8
  %106 = getelementptr inbounds nuw double, ptr %9, i64 %103
  store double %105, ptr %106, align 8
  %107 = icmp samesign ult i64 %103, 8
  br i1 %107, label %108, label %111

108:                                              ; preds = %102
  %109 = tail call i32 @llvm.smax.i32(i32 %104, i32 1)
  %110 = zext nneg i32 %109 to i64
  br label %115

111:                                              ; preds = %115, %102
  %112 = add nuw nsw i64 %103, 1
  %113 = add nsw i32 %104, -1
  %114 = icmp eq i64 %112, 9
  br i1 %114, label %125, label %102

115:                                              ; preds = %115, %108
  %116 = phi double [ %105, %108 ], [ %121, %115 ]
  %117 = phi i64 [ 0, %108 ], [ %119, %115 ]
  %118 = getelementptr inbounds nuw double, ptr %0, i64 %117
  %119 = add nuw nsw i64 %117, 1
  %120 = getelementptr inbounds nuw double, ptr %0, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = fadd double %116, %121
  %123 = fmul double %122, 5.000000e-01
  store double %123, ptr %118, align 8
  %124 = icmp eq i64 %119, %110
  br i1 %124, label %111, label %115

125:                                              ; preds = %111
  %126 = fmul double %15, 5.000000e-01
  %127 = add nsw i32 %16, 1
  %128 = call fastcc i32 @witnesses(ptr noundef %9, double noundef %1, double noundef %14, double noundef %126, i32 noundef %127, ptr noundef %17, i32 noundef %18, ptr noundef %7)
  %129 = tail call double @llvm.fmuladd.f64(double %15, double 5.000000e-01, double %14)
  %130 = sext i32 %128 to i64
  %131 = getelementptr inbounds double, ptr %17, i64 %130
  %132 = sub nsw i32 %18, %128
  %133 = add nsw i32 %128, %13
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %9) #24
  br label %12

134:                                              ; preds = %44, %78, %90, %98
  %135 = phi i32 [ 2, %98 ], [ 1, %90 ], [ 0, %78 ], [ 0, %44 ]
  %136 = add nsw i32 %135, %13
  ret i32 %136
}

define internal fastcc range(i32 0, 16) i32 @write_events(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, i32 noundef %3, ptr nocapture noundef nonnull writeonly %4, ptr nocapture noundef nonnull %5) unnamed_addr #4 {
  %7 = icmp sgt i32 %3, 0
  br i1 %7, label %8, label %95

8:                                                ; preds = %6
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 584
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %15 = load i32, ptr @appell_n_coordinates, align 4
  %16 = load i32, ptr @appell_n_speeds, align 4
  %17 = add nsw i32 %16, %15
  %18 = load i32, ptr @appell_n_auxiliaries, align 4
  %19 = add nsw i32 %17, %18
  %20 = load i32, ptr @appell_n_quadratures, align 4
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = shl nsw i64 %22, 3
  %24 = load i32, ptr @appell_has_landing, align 4
  %25 = icmp eq i32 %24, 0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 340
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 624
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %33 = sext i32 %19 to i64
  %34 = shl nsw i64 %33, 3
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %36 = zext nneg i32 %3 to i64
  br label %37

37:                                               ; preds = %8, %92
  %38 = phi i64 [ 0, %8 ], [ %93, %92 ]
  %39 = load i32, ptr %5, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %95

41:                                               ; preds = %37
  %42 = load ptr, ptr %9, align 8
  %43 = getelementptr inbounds nuw i32, ptr %42, i64 %38
  %44 = load i32, ptr %43, align 4
  %45 = load i32, ptr %10, align 8
  %46 = load ptr, ptr %11, align 8
  %47 = getelementptr inbounds nuw double, ptr %46, i64 %38
  %48 = load double, ptr %47, align 8
  %49 = load double, ptr %12, align 8
  %50 = tail call double @llvm.fmuladd.f64(double %48, double %2, double %49)
  %51 = fcmp ult double %48, 1.000000e+00
  %52 = load ptr, ptr %13, align 8
  br i1 %51, label %55, label %53

53:                                               ; preds = %41
  %54 = load ptr, ptr %14, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %52, ptr align 8 %54, i64 %23, i1 false)
  br label %56

55:                                               ; preds = %41
  tail call fastcc void @interpolate(ptr noundef %1, double noundef %48, ptr noundef %52)
  br label %56

56:                                               ; preds = %55, %53
  %57 = load ptr, ptr %13, align 8
  br i1 %25, label %71, label %58

58:                                               ; preds = %56
  %59 = load i32, ptr %26, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %71, label %61

61:                                               ; preds = %58
  %62 = load i32, ptr %27, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %71

64:                                               ; preds = %61
  %65 = load i32, ptr %28, align 4
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %71, label %67

67:                                               ; preds = %64
  %68 = tail call fastcc i32 @land(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %50, ptr noundef %57, i32 noundef 0)
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %71, label %70

70:                                               ; preds = %67
  store i32 1, ptr %29, align 8
  br label %74

71:                                               ; preds = %56, %58, %61, %64, %67
  %72 = tail call fastcc i32 @project_between(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %50, ptr noundef %57)
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %95

74:                                               ; preds = %70, %71
  %75 = load ptr, ptr %30, align 8
  %76 = sext i32 %45 to i64
  %77 = getelementptr inbounds i32, ptr %75, i64 %76
  store i32 %44, ptr %77, align 4
  %78 = load ptr, ptr %31, align 8
  %79 = getelementptr inbounds double, ptr %78, i64 %76
  store double %50, ptr %79, align 8
  %80 = load ptr, ptr %32, align 8
  %81 = mul nsw i64 %33, %76
  %82 = getelementptr inbounds double, ptr %80, i64 %81
  %83 = load ptr, ptr %13, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %82, ptr align 8 %83, i64 %34, i1 false)
  %84 = load i32, ptr %10, align 8
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %10, align 8
  %86 = load ptr, ptr %35, align 8
  %87 = sext i32 %44 to i64
  %88 = getelementptr inbounds i32, ptr %86, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %92, label %91

91:                                               ; preds = %74
  store i32 1, ptr %5, align 4
  store double %48, ptr %4, align 8
  br label %92

92:                                               ; preds = %91, %74
  %93 = add nuw nsw i64 %38, 1
  %94 = icmp eq i64 %93, %36
  br i1 %94, label %95, label %37

95:                                               ; preds = %92, %37, %71, %6
  %96 = phi i32 [ 0, %6 ], [ %72, %71 ], [ 0, %37 ], [ 0, %92 ]
  ret i32 %96
}

define internal fastcc range(i32 0, 16) i32 @write_samples(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, double noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %11 = load i32, ptr @appell_n_coordinates, align 4
  %12 = load i32, ptr @appell_n_speeds, align 4
  %13 = add nsw i32 %12, %11
  %14 = load i32, ptr @appell_n_auxiliaries, align 4
  %15 = add nsw i32 %13, %14
  %16 = load i32, ptr @appell_n_quadratures, align 4
  %17 = add nsw i32 %15, %16
  %18 = sext i32 %17 to i64
  %19 = shl nsw i64 %18, 3
  br label %20

20:                                               ; preds = %39, %4
  %21 = load i32, ptr %6, align 8
  %22 = load i32, ptr %7, align 8
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %43

24:                                               ; preds = %20
  %25 = load ptr, ptr %5, align 8
  %26 = sext i32 %21 to i64
  %27 = getelementptr inbounds double, ptr %25, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = load double, ptr %8, align 8
  %30 = fsub double %28, %29
  %31 = fdiv double %30, %2
  %32 = fcmp ogt double %31, %3
  br i1 %32, label %43, label %33

33:                                               ; preds = %24
  %34 = fcmp ult double %31, 1.000000e+00
  %35 = load ptr, ptr %9, align 8
  br i1 %34, label %38, label %36

36:                                               ; preds = %33
  %37 = load ptr, ptr %10, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %35, ptr align 8 %37, i64 %19, i1 false)
  br label %39

38:                                               ; preds = %33
  tail call fastcc void @interpolate(ptr noundef %1, double noundef %31, ptr noundef %35)
  br label %39

39:                                               ; preds = %38, %36
  %40 = load ptr, ptr %9, align 8
  %41 = tail call fastcc i32 @write_sample(ptr noundef nonnull %0, ptr noundef %1, double noundef %28, ptr noundef %40)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %20, label %43

43:                                               ; preds = %24, %39, %20
  %44 = phi i32 [ 0, %20 ], [ 0, %24 ], [ %41, %39 ]
  ret i32 %44
}

define internal fastcc range(i32 0, 2) i32 @solve_small(i32 noundef %0, ptr nocapture noundef nonnull %1, ptr nocapture noundef nonnull %2) unnamed_addr #20 {
  %4 = alloca [8 x i32], align 16
  %5 = alloca [8 x double], align 16
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #24
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %113

7:                                                ; preds = %3
  %8 = zext nneg i32 %0 to i64
  br label %12

9:                                                ; preds = %12
  %10 = zext nneg i32 %0 to i64
  %11 = zext nneg i32 %0 to i64
  br label %18

12:                                               ; preds = %7, %12
  %13 = phi i64 [ 0, %7 ], [ %16, %12 ]
  %14 = getelementptr inbounds nuw [8 x i32], ptr %4, i64 0, i64 %13
  %15 = trunc nuw nsw i64 %13 to i32
  store i32 %15, ptr %14, align 4
  %16 = add nuw nsw i64 %13, 1
  %17 = icmp eq i64 %16, %8
  br i1 %17, label %9, label %12

18:                                               ; preds = %9, %110
  %19 = phi i64 [ 1, %9 ], [ %111, %110 ]
  %20 = phi i64 [ 0, %9 ], [ %75, %110 ]
  %21 = phi double [ 0.000000e+00, %9 ], [ %34, %110 ]
  %22 = trunc nuw nsw i64 %20 to i32
  br label %23

23:                                               ; preds = %18, %37
  %24 = phi i64 [ %20, %18 ], [ %38, %37 ]
  %25 = phi i32 [ %22, %18 ], [ %55, %37 ]
  %26 = phi i32 [ %22, %18 ], [ %54, %37 ]
  %27 = trunc nuw nsw i64 %24 to i32
  br label %40

28:                                               ; preds = %37
  %29 = sext i32 %55 to i64
  %30 = sext i32 %54 to i64
  %31 = getelementptr inbounds [8 x double], ptr %1, i64 %29, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = tail call double @llvm.fabs.f64(double %32)
  %34 = tail call double @llvm.maxnum.f64(double %21, double %33)
  %35 = fmul double %34, 1.000000e-04
  %36 = fcmp ogt double %33, %35
  br i1 %36, label %58, label %157

37:                                               ; preds = %40
  %38 = add nuw nsw i64 %24, 1
  %39 = icmp eq i64 %38, %11
  br i1 %39, label %28, label %23

40:                                               ; preds = %23, %40
  %41 = phi i64 [ %20, %23 ], [ %56, %40 ]
  %42 = phi i32 [ %25, %23 ], [ %55, %40 ]
  %43 = phi i32 [ %26, %23 ], [ %54, %40 ]
  %44 = getelementptr inbounds nuw [8 x double], ptr %1, i64 %24, i64 %41
  %45 = load double, ptr %44, align 8
  %46 = tail call double @llvm.fabs.f64(double %45)
  %47 = sext i32 %42 to i64
  %48 = sext i32 %43 to i64
  %49 = getelementptr inbounds [8 x double], ptr %1, i64 %47, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = tail call double @llvm.fabs.f64(double %50)
  %52 = fcmp ogt double %46, %51
  %53 = trunc nuw nsw i64 %41 to i32
  %54 = select i1 %52, i32 %53, i32 %43
  %55 = select i1 %52, i32 %27, i32 %42
  %56 = add nuw nsw i64 %41, 1
  %57 = icmp eq i64 %56, %11
  br i1 %57, label %37, label %40

58:                                               ; preds = %28, %58
  %59 = phi i64 [ %64, %58 ], [ 0, %28 ]
  %60 = getelementptr inbounds nuw [8 x double], ptr %1, i64 %20, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds [8 x double], ptr %1, i64 %29, i64 %59
  %63 = load double, ptr %62, align 8
  store double %63, ptr %60, align 8
  store double %61, ptr %62, align 8
  %64 = add nuw nsw i64 %59, 1
  %65 = icmp eq i64 %64, %11
  br i1 %65, label %79, label %58

66:                                               ; preds = %79
  %67 = getelementptr inbounds nuw double, ptr %2, i64 %20
  %68 = load double, ptr %67, align 8
  %69 = getelementptr inbounds nuw [8 x i32], ptr %4, i64 0, i64 %20
  %70 = load i32, ptr %69, align 4
  %71 = getelementptr inbounds double, ptr %2, i64 %29
  %72 = load double, ptr %71, align 8
  store double %72, ptr %67, align 8
  store double %68, ptr %71, align 8
  %73 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %30
  %74 = load i32, ptr %73, align 4
  store i32 %74, ptr %69, align 4
  store i32 %70, ptr %73, align 4
  %75 = add nuw nsw i64 %20, 1
  %76 = icmp samesign ult i64 %75, %10
  br i1 %76, label %77, label %110

77:                                               ; preds = %66
  %78 = getelementptr inbounds nuw [8 x double], ptr %1, i64 %20, i64 %20
  br label %87

79:                                               ; preds = %58, %79
  %80 = phi i64 [ %85, %79 ], [ 0, %58 ]
  %81 = getelementptr inbounds nuw [8 x double], ptr %1, i64 %80, i64 %20
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds [8 x double], ptr %1, i64 %80, i64 %30
  %84 = load double, ptr %83, align 8
  store double %84, ptr %81, align 8
  store double %82, ptr %83, align 8
  %85 = add nuw nsw i64 %80, 1
  %86 = icmp eq i64 %85, %11
  br i1 %86, label %66, label %79

87:                                               ; preds = %77, %94
  %88 = phi i64 [ %19, %77 ], [ %99, %94 ]
  %89 = getelementptr inbounds nuw [8 x double], ptr %1, i64 %88, i64 %20
  %90 = load double, ptr %89, align 8
  %91 = load double, ptr %78, align 8
  %92 = fneg double %90
  %93 = fdiv double %92, %91
  br label %101

94:                                               ; preds = %101
  %95 = load double, ptr %67, align 8
  %96 = getelementptr inbounds nuw double, ptr %2, i64 %88
  %97 = load double, ptr %96, align 8
  %98 = tail call double @llvm.fmuladd.f64(double %93, double %95, double %97)
  store double %98, ptr %96, align 8
  %99 = add nuw nsw i64 %88, 1
  %100 = icmp eq i64 %99, %11
  br i1 %100, label %110, label %87

101:                                              ; preds = %87, %101
  %102 = phi i64 [ %20, %87 ], [ %108, %101 ]
  %103 = getelementptr inbounds nuw [8 x double], ptr %1, i64 %20, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = getelementptr inbounds nuw [8 x double], ptr %1, i64 %88, i64 %102
  %106 = load double, ptr %105, align 8
  %107 = tail call double @llvm.fmuladd.f64(double %93, double %104, double %106)
  store double %107, ptr %105, align 8
  %108 = add nuw nsw i64 %102, 1
  %109 = icmp eq i64 %108, %11
  br i1 %109, label %94, label %101

110:                                              ; preds = %94, %66
  %111 = add nuw nsw i64 %19, 1
  %112 = icmp eq i64 %75, %11
  br i1 %112, label %114, label %18

113:                                              ; preds = %3
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #24
  br label %144

114:                                              ; preds = %110
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #24
  %115 = zext nneg i32 %0 to i64
  %116 = zext nneg i32 %0 to i64
  br label %117

117:                                              ; preds = %114, %125
  %118 = phi i64 [ %115, %114 ], [ %119, %125 ]
  %119 = add nsw i64 %118, -1
  %120 = icmp slt i64 %118, %116
  %121 = getelementptr inbounds nuw double, ptr %2, i64 %119
  %122 = load double, ptr %121, align 8
  br i1 %120, label %132, label %125

123:                                              ; preds = %125
  %124 = zext nneg i32 %0 to i64
  br label %147

125:                                              ; preds = %132, %117
  %126 = phi double [ %122, %117 ], [ %140, %132 ]
  %127 = getelementptr inbounds nuw [8 x double], ptr %1, i64 %119, i64 %119
  %128 = load double, ptr %127, align 8
  %129 = getelementptr inbounds nuw double, ptr %2, i64 %119
  %130 = fdiv double %126, %128
  store double %130, ptr %129, align 8
  %131 = icmp sgt i64 %118, 1
  br i1 %131, label %117, label %123

132:                                              ; preds = %117, %132
  %133 = phi i64 [ %141, %132 ], [ %118, %117 ]
  %134 = phi double [ %140, %132 ], [ %122, %117 ]
  %135 = getelementptr inbounds nuw [8 x double], ptr %1, i64 %119, i64 %133
  %136 = load double, ptr %135, align 8
  %137 = getelementptr inbounds nuw double, ptr %2, i64 %133
  %138 = load double, ptr %137, align 8
  %139 = fneg double %136
  %140 = tail call double @llvm.fmuladd.f64(double %139, double %138, double %134)
  store double %140, ptr %121, align 8
  %141 = add nuw nsw i64 %133, 1
  %142 = trunc nuw i64 %141 to i32
  %143 = icmp sgt i32 %0, %142
  br i1 %143, label %132, label %125

144:                                              ; preds = %147, %113
  %145 = sext i32 %0 to i64
  %146 = shl nsw i64 %145, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %2, ptr nonnull align 16 %5, i64 %146, i1 false)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #24
  br label %157

147:                                              ; preds = %123, %147
  %148 = phi i64 [ 0, %123 ], [ %155, %147 ]
  %149 = getelementptr inbounds nuw double, ptr %2, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = getelementptr inbounds nuw [8 x i32], ptr %4, i64 0, i64 %148
  %152 = load i32, ptr %151, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [8 x double], ptr %5, i64 0, i64 %153
  store double %150, ptr %154, align 8
  %155 = add nuw nsw i64 %148, 1
  %156 = icmp eq i64 %155, %124
  br i1 %156, label %144, label %147

157:                                              ; preds = %28, %144
  %158 = phi i32 [ 1, %144 ], [ 0, %28 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #24
  ret i32 %158
}

declare void @appell_dynamics(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define internal fastcc void @forward(i32 noundef %0, ptr noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #8 {
  %4 = icmp eq ptr %1, null
  br i1 %4, label %65, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = icmp sgt i32 %0, 0
  br i1 %7, label %8, label %65

8:                                                ; preds = %5
  %9 = zext nneg i32 %0 to i64
  br label %10

10:                                               ; preds = %8, %62
  %11 = phi i64 [ 0, %8 ], [ %63, %62 ]
  %12 = trunc i64 %11 to i32
  %13 = xor i32 %12, -1
  %14 = add i32 %0, %13
  %15 = zext i32 %14 to i64
  %16 = trunc i64 %11 to i32
  %17 = mul nuw nsw i64 %11, %9
  %18 = mul nuw nsw i32 %0, %16
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw double, ptr %1, i64 %11
  %21 = getelementptr inbounds nuw double, ptr %20, i64 %19
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw double, ptr %2, i64 %11
  %24 = load double, ptr %23, align 8
  %25 = fmul double %22, %24
  store double %25, ptr %23, align 8
  %26 = xor i32 %16, -1
  %27 = add nsw i32 %0, %26
  %28 = getelementptr inbounds nuw double, ptr %6, i64 %11
  %29 = getelementptr inbounds nuw double, ptr %28, i64 %17
  %30 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %31 = icmp sgt i32 %27, 0
  br i1 %31, label %32, label %62

32:                                               ; preds = %10
  %33 = fneg double %25
  %34 = zext nneg i32 %27 to i64
  %35 = icmp ult i32 %14, 4
  br i1 %35, label %51, label %36

36:                                               ; preds = %32
  %37 = and i64 %15, 4294967292
  %38 = insertelement <4 x double> poison, double %33, i64 0
  %39 = shufflevector <4 x double> %38, <4 x double> poison, <4 x i32> zeroinitializer
  br label %40

40:                                               ; preds = %40, %36
  %41 = phi i64 [ 0, %36 ], [ %47, %40 ]
  %42 = getelementptr inbounds nuw double, ptr %29, i64 %41
  %43 = load <4 x double>, ptr %42, align 8
  %44 = getelementptr inbounds nuw double, ptr %30, i64 %41
  %45 = load <4 x double>, ptr %44, align 8
  %46 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %39, <4 x double> %43, <4 x double> %45)
  store <4 x double> %46, ptr %44, align 8
  %47 = add nuw i64 %41, 4
  %48 = icmp eq i64 %47, %37
  br i1 %48, label %49, label %40

49:                                               ; preds = %40
  %50 = icmp eq i64 %37, %15
  br i1 %50, label %62, label %51

51:                                               ; preds = %32, %49
  %52 = phi i64 [ 0, %32 ], [ %37, %49 ]
  br label %53

53:                                               ; preds = %51, %53
  %54 = phi i64 [ %60, %53 ], [ %52, %51 ]
  %55 = getelementptr inbounds nuw double, ptr %29, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds nuw double, ptr %30, i64 %54
  %58 = load double, ptr %57, align 8
  %59 = tail call double @llvm.fmuladd.f64(double %33, double %56, double %58)
  store double %59, ptr %57, align 8
  %60 = add nuw nsw i64 %54, 1
  %61 = icmp eq i64 %60, %34
  br i1 %61, label %62, label %53

62:                                               ; preds = %53, %49, %10
  %63 = add nuw nsw i64 %11, 1
  %64 = icmp eq i64 %63, %9
  br i1 %64, label %65, label %10

65:                                               ; preds = %62, %5, %3
  ret void
}

define internal fastcc range(i32 0, 12) i32 @nonideal_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = icmp ne i32 %4, 0
  %7 = load i32, ptr @appell_law, align 4
  %8 = icmp sgt i32 %7, 1
  %9 = select i1 %6, i1 true, i1 %8
  br i1 %9, label %10, label %40

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 616
  store i32 1, ptr %11, align 8
  %12 = load i32, ptr @appell_is_minimal, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %20, label %14

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 640
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %20

18:                                               ; preds = %14
  %19 = tail call fastcc i32 @minimal_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %22

20:                                               ; preds = %14, %10
  %21 = tail call fastcc i32 @evident_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %22

22:                                               ; preds = %18, %20
  %23 = phi i32 [ %19, %18 ], [ %21, %20 ]
  store i32 0, ptr %11, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %57

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %27 = load ptr, ptr %26, align 8
  %28 = load i32, ptr @appell_n_speeds, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %27, i64 %29
  %31 = load i32, ptr @appell_n_rows, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %30, i64 %32
  %34 = shl nsw i64 %32, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %30, i64 %34, i1 false)
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %36 = load ptr, ptr %35, align 8
  %37 = load ptr, ptr %26, align 8
  %38 = getelementptr inbounds double, ptr %37, i64 %29
  %39 = getelementptr inbounds double, ptr %38, i64 %32
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %36, ptr align 8 %39, i64 %34, i1 false)
  br label %40

40:                                               ; preds = %25, %5
  switch i32 %7, label %43 [
    i32 3, label %41
    i32 0, label %46
  ]

41:                                               ; preds = %40
  %42 = tail call fastcc i32 @implicit_law_rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, i32 noundef %4)
  br label %57

43:                                               ; preds = %40
  %44 = tail call fastcc i32 @evaluate_law(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %57

46:                                               ; preds = %40, %43
  %47 = load i32, ptr @appell_is_minimal, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %55, label %49

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 640
  %51 = load i32, ptr %50, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %55

53:                                               ; preds = %49
  %54 = tail call fastcc i32 @minimal_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %4)
  br label %57

55:                                               ; preds = %49, %46
  %56 = tail call fastcc i32 @evident_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %4)
  br label %57

57:                                               ; preds = %55, %53, %22, %43, %41
  %58 = phi i32 [ %42, %41 ], [ %44, %43 ], [ %23, %22 ], [ %54, %53 ], [ %56, %55 ]
  ret i32 %58
}

define internal fastcc range(i32 0, 12) i32 @implicit_law_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = alloca i32, align 4
  %7 = load i32, ptr @appell_n_rows, align 4
  %8 = icmp slt i32 %7, 5
  %9 = shl nuw i32 1, %7
  %10 = select i1 %8, i32 %9, i32 2
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #24
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %12 = load ptr, ptr %11, align 8
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds double, ptr %12, i64 %13
  %15 = icmp sgt i32 %10, 0
  br i1 %15, label %16, label %88

16:                                               ; preds = %5
  %17 = icmp ne i32 %4, 0
  %18 = icmp sgt i32 %7, 0
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %20 = load i32, ptr @appell_n_speeds, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %23 = zext i32 %7 to i64
  %24 = shl nsw i64 %13, 3
  br label %25

25:                                               ; preds = %16, %80
  %26 = phi i32 [ 0, %16 ], [ %81, %80 ]
  %27 = phi i32 [ 0, %16 ], [ %82, %80 ]
  %28 = icmp eq i32 %26, 0
  %29 = select i1 %17, i1 true, i1 %28
  br i1 %29, label %30, label %89

30:                                               ; preds = %25
  br i1 %18, label %31, label %35

31:                                               ; preds = %30
  %32 = load ptr, ptr %19, align 8
  %33 = getelementptr inbounds double, ptr %32, i64 %21
  %34 = getelementptr inbounds nuw double, ptr %33, i64 %13
  br label %38

35:                                               ; preds = %38, %30
  %36 = call fastcc i32 @solve_implicit_law(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %6)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %52, label %106

38:                                               ; preds = %31, %38
  %39 = phi i64 [ %50, %38 ], [ 0, %31 ]
  %40 = trunc nuw nsw i64 %39 to i32
  %41 = lshr i32 %27, %40
  %42 = and i32 %41, 1
  %43 = select i1 %8, i32 %42, i32 %27
  %44 = icmp eq i32 %43, 0
  %45 = getelementptr inbounds nuw double, ptr %34, i64 %39
  %46 = load double, ptr %45, align 8
  %47 = fneg double %46
  %48 = select i1 %44, double %46, double %47
  %49 = getelementptr inbounds nuw double, ptr %14, i64 %39
  store double %48, ptr %49, align 8
  %50 = add nuw nsw i64 %39, 1
  %51 = icmp eq i64 %50, %23
  br i1 %51, label %35, label %38

52:                                               ; preds = %35
  %53 = load i32, ptr %6, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %80, label %55

55:                                               ; preds = %52
  %56 = load ptr, ptr %22, align 8
  br i1 %28, label %79, label %57

57:                                               ; preds = %55
  br i1 %18, label %58, label %80

58:                                               ; preds = %57, %58
  %59 = phi i64 [ %73, %58 ], [ 0, %57 ]
  %60 = phi double [ %72, %58 ], [ 0.000000e+00, %57 ]
  %61 = phi double [ %68, %58 ], [ 0.000000e+00, %57 ]
  %62 = getelementptr inbounds nuw double, ptr %56, i64 %59
  %63 = load double, ptr %62, align 8
  %64 = getelementptr inbounds nuw double, ptr %14, i64 %59
  %65 = load double, ptr %64, align 8
  %66 = fsub double %63, %65
  %67 = tail call double @llvm.fabs.f64(double %66)
  %68 = tail call double @llvm.maxnum.f64(double %61, double %67)
  %69 = tail call double @llvm.fabs.f64(double %63)
  %70 = tail call double @llvm.fabs.f64(double %65)
  %71 = fadd double %69, %70
  %72 = tail call double @llvm.maxnum.f64(double %60, double %71)
  %73 = add nuw nsw i64 %59, 1
  %74 = icmp eq i64 %73, %23
  br i1 %74, label %75, label %58

75:                                               ; preds = %58
  %76 = fmul double %72, 0x3EB0C6F7A0B5ED8D
  %77 = fcmp ule double %68, %76
  br i1 %77, label %80, label %78

78:                                               ; preds = %75
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 12, i32 noundef 0, double noundef %2)
  br label %106

79:                                               ; preds = %55
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %56, ptr align 8 %14, i64 %24, i1 false)
  br label %80

80:                                               ; preds = %57, %52, %79, %75
  %81 = phi i32 [ 1, %75 ], [ 1, %79 ], [ %26, %52 ], [ 1, %57 ]
  %82 = add nuw nsw i32 %27, 1
  %83 = icmp eq i32 %82, %10
  br i1 %83, label %84, label %25

84:                                               ; preds = %80
  %85 = icmp eq i32 %81, 0
  br i1 %85, label %88, label %86

86:                                               ; preds = %84
  %87 = shl nsw i64 %13, 3
  br label %89

88:                                               ; preds = %5, %84
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 12, i32 noundef 0, double noundef %2)
  br label %106

89:                                               ; preds = %25, %86
  %90 = phi i64 [ %87, %86 ], [ %24, %25 ]
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %92 = load ptr, ptr %91, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %92, i64 %90, i1 false)
  %93 = tail call fastcc i32 @evaluate_law(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %106

95:                                               ; preds = %89
  %96 = load i32, ptr @appell_is_minimal, align 4
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %104, label %98

98:                                               ; preds = %95
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 640
  %100 = load i32, ptr %99, align 8
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %104

102:                                              ; preds = %98
  %103 = tail call fastcc i32 @minimal_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %106

104:                                              ; preds = %98, %95
  %105 = tail call fastcc i32 @evident_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %106

106:                                              ; preds = %35, %104, %102, %78, %89, %88
  %107 = phi i32 [ 10, %88 ], [ %93, %89 ], [ 11, %78 ], [ %103, %102 ], [ %105, %104 ], [ %36, %35 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #24
  ret i32 %107
}

define internal fastcc range(i32 0, 6) i32 @evaluate_law(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, ptr noundef %3) unnamed_addr #2 {
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %9 = load ptr, ptr %8, align 8
  tail call void @appell_law_of(double noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %7, ptr noundef %9) #24
  %10 = load i32, ptr @appell_n_speeds, align 4
  %11 = load i32, ptr @appell_n_rows, align 4
  %12 = add i32 %11, 1
  %13 = mul i32 %12, %10
  %14 = load ptr, ptr %8, align 8
  %15 = icmp slt i32 %13, 4
  br i1 %15, label %20, label %16

16:                                               ; preds = %4
  %17 = zext nneg i32 %13 to i64
  br label %30

18:                                               ; preds = %30
  %19 = trunc nuw nsw i64 %32 to i32
  br label %20

20:                                               ; preds = %18, %4
  %21 = phi double [ 0.000000e+00, %4 ], [ %40, %18 ]
  %22 = phi double [ 0.000000e+00, %4 ], [ %45, %18 ]
  %23 = phi double [ 0.000000e+00, %4 ], [ %50, %18 ]
  %24 = phi double [ 0.000000e+00, %4 ], [ %55, %18 ]
  %25 = phi i32 [ 0, %4 ], [ %19, %18 ]
  %26 = icmp slt i32 %25, %13
  br i1 %26, label %27, label %68

27:                                               ; preds = %20
  %28 = zext nneg i32 %25 to i64
  %29 = zext i32 %13 to i64
  br label %59

30:                                               ; preds = %30, %16
  %31 = phi i64 [ 0, %16 ], [ %58, %30 ]
  %32 = phi i64 [ 4, %16 ], [ %56, %30 ]
  %33 = phi double [ 0.000000e+00, %16 ], [ %55, %30 ]
  %34 = phi double [ 0.000000e+00, %16 ], [ %50, %30 ]
  %35 = phi double [ 0.000000e+00, %16 ], [ %45, %30 ]
  %36 = phi double [ 0.000000e+00, %16 ], [ %40, %30 ]
  %37 = getelementptr inbounds nuw double, ptr %14, i64 %31
  %38 = load double, ptr %37, align 8
  %39 = fsub double %38, %38
  %40 = fadd double %36, %39
  %41 = or disjoint i64 %31, 1
  %42 = getelementptr inbounds nuw double, ptr %14, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = fsub double %43, %43
  %45 = fadd double %35, %44
  %46 = or disjoint i64 %31, 2
  %47 = getelementptr inbounds nuw double, ptr %14, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = fsub double %48, %48
  %50 = fadd double %34, %49
  %51 = or disjoint i64 %31, 3
  %52 = getelementptr inbounds nuw double, ptr %14, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fsub double %53, %53
  %55 = fadd double %33, %54
  %56 = add nuw nsw i64 %32, 4
  %57 = icmp samesign ugt i64 %56, %17
  %58 = add nuw nsw i64 %31, 4
  br i1 %57, label %18, label %30

59:                                               ; preds = %59, %27
  %60 = phi i64 [ %28, %27 ], [ %66, %59 ]
  %61 = phi double [ %21, %27 ], [ %65, %59 ]
  %62 = getelementptr inbounds nuw double, ptr %14, i64 %60
  %63 = load double, ptr %62, align 8
  %64 = fsub double %63, %63
  %65 = fadd double %61, %64
  %66 = add nuw nsw i64 %60, 1
  %67 = icmp eq i64 %66, %29
  br i1 %67, label %68, label %59

68:                                               ; preds = %59, %20
  %69 = phi double [ %21, %20 ], [ %65, %59 ]
  %70 = fadd double %22, %69
  %71 = fadd double %23, %24
  %72 = fadd double %71, %70
  %73 = fcmp une double %72, 0.000000e+00
  br i1 %73, label %74, label %75

74:                                               ; preds = %68
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 12, i32 noundef 0, double noundef %2)
  br label %80

75:                                               ; preds = %68
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %77 = load ptr, ptr %76, align 8
  %78 = sext i32 %10 to i64
  %79 = shl nsw i64 %78, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %77, ptr align 8 %14, i64 %79, i1 false)
  br label %80

80:                                               ; preds = %75, %74
  %81 = phi i32 [ 0, %75 ], [ 5, %74 ]
  ret i32 %81
}

define internal fastcc range(i32 0, 10) i32 @solve_implicit_law(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr nocapture noundef nonnull writeonly initializes((0, 4)) %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr @appell_n_rows, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds double, ptr %7, i64 %9
  store i32 0, ptr %4, align 4
  %11 = load i32, ptr @appell_is_minimal, align 4
  %12 = icmp eq i32 %11, 0
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 640
  %14 = icmp sgt i32 %8, 0
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %16 = load i32, ptr @appell_n_speeds, align 4
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %18 = sext i32 %16 to i64
  %19 = zext nneg i32 %8 to i64
  br label %23

20:                                               ; preds = %72
  %21 = add nuw nsw i32 %24, 1
  %22 = icmp eq i32 %21, 30
  br i1 %22, label %75, label %23

23:                                               ; preds = %5, %20
  %24 = phi i32 [ 0, %5 ], [ %21, %20 ]
  %25 = tail call fastcc i32 @evaluate_law(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %75

27:                                               ; preds = %23
  br i1 %12, label %33, label %28

28:                                               ; preds = %27
  %29 = load i32, ptr %13, align 8
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %33

31:                                               ; preds = %28
  %32 = tail call fastcc i32 @minimal_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %35

33:                                               ; preds = %28, %27
  %34 = tail call fastcc i32 @evident_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %35

35:                                               ; preds = %33, %31
  %36 = phi i32 [ %32, %31 ], [ %34, %33 ]
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %75

38:                                               ; preds = %35
  br i1 %14, label %39, label %69

39:                                               ; preds = %38
  %40 = load ptr, ptr %15, align 8
  %41 = load ptr, ptr %17, align 8
  %42 = getelementptr inbounds double, ptr %40, i64 %18
  %43 = getelementptr inbounds nuw double, ptr %42, i64 %9
  %44 = getelementptr double, ptr %40, i64 %18
  br label %48

45:                                               ; preds = %48
  %46 = fmul double %66, 1.000000e-13
  %47 = fcmp ugt double %59, %46
  br i1 %47, label %70, label %69

48:                                               ; preds = %39, %48
  %49 = phi i64 [ 0, %39 ], [ %67, %48 ]
  %50 = phi double [ 0.000000e+00, %39 ], [ %66, %48 ]
  %51 = phi double [ 0.000000e+00, %39 ], [ %59, %48 ]
  %52 = getelementptr inbounds nuw double, ptr %10, i64 %49
  %53 = load double, ptr %52, align 8
  %54 = getelementptr double, ptr %44, i64 %49
  %55 = load double, ptr %54, align 8
  %56 = fsub double %53, %55
  %57 = getelementptr inbounds nuw double, ptr %41, i64 %49
  store double %56, ptr %57, align 8
  %58 = tail call double @llvm.fabs.f64(double %56)
  %59 = tail call double @llvm.maxnum.f64(double %51, double %58)
  %60 = load double, ptr %52, align 8
  %61 = tail call double @llvm.fabs.f64(double %60)
  %62 = getelementptr inbounds nuw double, ptr %43, i64 %49
  %63 = load double, ptr %62, align 8
  %64 = tail call double @llvm.fabs.f64(double %63)
  %65 = fadd double %61, %64
  %66 = tail call double @llvm.maxnum.f64(double %50, double %65)
  %67 = add nuw nsw i64 %49, 1
  %68 = icmp eq i64 %67, %19
  br i1 %68, label %45, label %48

69:                                               ; preds = %38, %45
  store i32 1, ptr %4, align 4
  br label %75

70:                                               ; preds = %45
  %71 = fcmp olt double %66, 1.000000e+300
  br i1 %71, label %72, label %75

72:                                               ; preds = %70
  %73 = tail call fastcc i32 @law_newton_step(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef nonnull %10)
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %20, label %75

75:                                               ; preds = %23, %70, %35, %20, %72, %69
  %76 = phi i32 [ 0, %69 ], [ %25, %23 ], [ %36, %35 ], [ 0, %70 ], [ 0, %20 ], [ %73, %72 ]
  ret i32 %76
}

define internal fastcc range(i32 0, 10) i32 @law_newton_step(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr nocapture noundef %4) unnamed_addr #4 {
  %6 = alloca %struct.Factor, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %10 = load ptr, ptr %9, align 8
  %11 = load i32, ptr @appell_n_speeds, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds double, ptr %10, i64 %12
  %14 = load i32, ptr @appell_n_rows, align 4
  %15 = sext i32 %14 to i64
  %16 = shl nsw i64 %15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %13, i64 %16, i1 false)
  %17 = icmp sgt i32 %14, 0
  br i1 %17, label %18, label %79

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %21 = icmp sgt i32 %11, 0
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %23 = zext nneg i32 %11 to i64
  %24 = load i32, ptr @appell_is_minimal, align 4
  %25 = icmp eq i32 %24, 0
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 640
  %27 = zext nneg i32 %14 to i64
  br label %28

28:                                               ; preds = %18, %76
  %29 = phi i64 [ 0, %18 ], [ %77, %76 ]
  %30 = load ptr, ptr %19, align 8
  %31 = mul nuw nsw i64 %29, %15
  %32 = getelementptr inbounds nuw double, ptr %30, i64 %31
  %33 = load ptr, ptr %20, align 8
  %34 = getelementptr inbounds double, ptr %33, i64 %12
  %35 = mul nsw i64 %29, %12
  %36 = getelementptr inbounds double, ptr %34, i64 %35
  br i1 %21, label %37, label %39

37:                                               ; preds = %28
  %38 = load ptr, ptr %22, align 8
  br label %53

39:                                               ; preds = %53, %28
  br i1 %25, label %45, label %40

40:                                               ; preds = %39
  %41 = load i32, ptr %26, align 8
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %45

43:                                               ; preds = %40
  %44 = tail call fastcc i32 @minimal_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %47

45:                                               ; preds = %40, %39
  %46 = tail call fastcc i32 @evident_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %47

47:                                               ; preds = %45, %43
  %48 = phi i32 [ %44, %43 ], [ %46, %45 ]
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %163

50:                                               ; preds = %47
  %51 = load ptr, ptr %9, align 8
  %52 = getelementptr double, ptr %51, i64 %12
  br label %63

53:                                               ; preds = %53, %37
  %54 = phi i64 [ 0, %37 ], [ %61, %53 ]
  %55 = getelementptr inbounds nuw double, ptr %33, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds nuw double, ptr %36, i64 %54
  %58 = load double, ptr %57, align 8
  %59 = fadd double %56, %58
  %60 = getelementptr inbounds nuw double, ptr %38, i64 %54
  store double %59, ptr %60, align 8
  %61 = add nuw nsw i64 %54, 1
  %62 = icmp eq i64 %61, %23
  br i1 %62, label %39, label %53

63:                                               ; preds = %63, %50
  %64 = phi i64 [ 0, %50 ], [ %74, %63 ]
  %65 = icmp eq i64 %64, %29
  %66 = uitofp i1 %65 to double
  %67 = getelementptr double, ptr %52, i64 %64
  %68 = load double, ptr %67, align 8
  %69 = getelementptr inbounds nuw double, ptr %8, i64 %64
  %70 = load double, ptr %69, align 8
  %71 = fsub double %70, %68
  %72 = fadd double %71, %66
  %73 = getelementptr inbounds nuw double, ptr %32, i64 %64
  store double %72, ptr %73, align 8
  %74 = add nuw nsw i64 %64, 1
  %75 = icmp eq i64 %74, %27
  br i1 %75, label %76, label %63

76:                                               ; preds = %63
  %77 = add nuw nsw i64 %29, 1
  %78 = icmp eq i64 %77, %27
  br i1 %78, label %79, label %28

79:                                               ; preds = %76, %5
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %6) #24
  store i32 %14, ptr %6, align 8
  %80 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %14, ptr %80, align 4
  %81 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 0, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 0, ptr %82, align 4
  %83 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %84 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %85 = load ptr, ptr %84, align 8
  store ptr %85, ptr %83, align 8
  %86 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %88 = load ptr, ptr %87, align 8
  store ptr %88, ptr %86, align 8
  %89 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %91 = load ptr, ptr %90, align 8
  store ptr %91, ptr %89, align 8
  %92 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 536
  %94 = load ptr, ptr %93, align 8
  store ptr %94, ptr %92, align 8
  %95 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store i32 0, ptr %95, align 8
  %96 = getelementptr inbounds nuw i8, ptr %6, i64 52
  store i32 0, ptr %96, align 4
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %98 = load ptr, ptr %97, align 8
  %99 = mul nsw i32 %14, %14
  %100 = zext nneg i32 %99 to i64
  %101 = shl nuw nsw i64 %100, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %85, ptr align 8 %98, i64 %101, i1 false)
  call fastcc void @factorise(ptr noundef %6, ptr noundef null)
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %103 = load ptr, ptr %102, align 8
  call fastcc void @q_transposed(ptr noundef %6, ptr noundef %103)
  %104 = load ptr, ptr %102, align 8
  %105 = load i32, ptr %81, align 8
  %106 = icmp sgt i32 %105, 0
  br i1 %106, label %107, label %147

107:                                              ; preds = %79
  %108 = load ptr, ptr %83, align 8
  %109 = load i32, ptr %6, align 8
  %110 = add i32 %109, 1
  %111 = zext nneg i32 %105 to i64
  %112 = sext i32 %109 to i64
  br label %113

113:                                              ; preds = %121, %107
  %114 = phi i64 [ %111, %107 ], [ %115, %121 ]
  %115 = add nsw i64 %114, -1
  %116 = getelementptr inbounds nuw double, ptr %104, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = icmp slt i64 %114, %111
  br i1 %118, label %119, label %121

119:                                              ; preds = %113
  %120 = getelementptr double, ptr %108, i64 %115
  br label %130

121:                                              ; preds = %130, %113
  %122 = phi double [ %117, %113 ], [ %139, %130 ]
  %123 = trunc nuw nsw i64 %115 to i32
  %124 = mul i32 %110, %123
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds double, ptr %108, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = fdiv double %122, %127
  store double %128, ptr %116, align 8
  %129 = icmp sgt i64 %114, 1
  br i1 %129, label %113, label %143

130:                                              ; preds = %130, %119
  %131 = phi i64 [ %114, %119 ], [ %140, %130 ]
  %132 = phi double [ %117, %119 ], [ %139, %130 ]
  %133 = mul nsw i64 %131, %112
  %134 = getelementptr double, ptr %120, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = getelementptr inbounds nuw double, ptr %104, i64 %131
  %137 = load double, ptr %136, align 8
  %138 = fneg double %135
  %139 = tail call double @llvm.fmuladd.f64(double %138, double %137, double %132)
  %140 = add nuw nsw i64 %131, 1
  %141 = trunc i64 %140 to i32
  %142 = icmp eq i32 %105, %141
  br i1 %142, label %121, label %130

143:                                              ; preds = %121
  %144 = load ptr, ptr %86, align 8
  %145 = load ptr, ptr %92, align 8
  %146 = zext nneg i32 %105 to i64
  br label %148

147:                                              ; preds = %148, %79
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %6) #24
  br label %163

148:                                              ; preds = %143, %148
  %149 = phi i64 [ 0, %143 ], [ %161, %148 ]
  %150 = getelementptr inbounds nuw double, ptr %104, i64 %149
  %151 = load double, ptr %150, align 8
  %152 = getelementptr inbounds nuw i32, ptr %145, i64 %149
  %153 = load i32, ptr %152, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds double, ptr %144, i64 %154
  %156 = load double, ptr %155, align 8
  %157 = fdiv double %151, %156
  %158 = getelementptr inbounds double, ptr %4, i64 %154
  %159 = load double, ptr %158, align 8
  %160 = fsub double %159, %157
  store double %160, ptr %158, align 8
  %161 = add nuw nsw i64 %149, 1
  %162 = icmp eq i64 %161, %146
  br i1 %162, label %147, label %148

163:                                              ; preds = %47, %147
  %164 = phi i32 [ 0, %147 ], [ %48, %47 ]
  ret i32 %164
}

declare void @appell_law_of(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define internal fastcc range(i32 0, 10) i32 @minimal_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull initializes((592, 608)) %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %8 = load ptr, ptr %7, align 8
  tail call void @appell_rows(double noundef %2, ptr noundef %3, ptr noundef %6, ptr noundef null, ptr noundef %8) #24
  %9 = load ptr, ptr %7, align 8
  %10 = load i32, ptr @appell_n_coordinates, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds double, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 592
  store ptr %12, ptr %13, align 8
  %14 = load i32, ptr @appell_n_rows, align 4
  %15 = load i32, ptr @appell_n_speeds, align 4
  %16 = mul nsw i32 %15, %14
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds double, ptr %12, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 600
  store ptr %18, ptr %19, align 8
  %20 = load i32, ptr @appell_is_actuated, align 4
  %21 = icmp ne i32 %20, 0
  %22 = zext i1 %21 to i32
  %23 = shl i32 %14, %22
  %24 = mul nsw i32 %23, %15
  %25 = add i32 %14, %10
  %26 = add i32 %25, %24
  %27 = icmp slt i32 %26, 4
  br i1 %27, label %32, label %28

28:                                               ; preds = %5
  %29 = zext nneg i32 %26 to i64
  br label %42

30:                                               ; preds = %42
  %31 = trunc nuw nsw i64 %44 to i32
  br label %32

32:                                               ; preds = %30, %5
  %33 = phi double [ 0.000000e+00, %5 ], [ %52, %30 ]
  %34 = phi double [ 0.000000e+00, %5 ], [ %57, %30 ]
  %35 = phi double [ 0.000000e+00, %5 ], [ %62, %30 ]
  %36 = phi double [ 0.000000e+00, %5 ], [ %67, %30 ]
  %37 = phi i32 [ 0, %5 ], [ %31, %30 ]
  %38 = icmp slt i32 %37, %26
  br i1 %38, label %39, label %80

39:                                               ; preds = %32
  %40 = zext nneg i32 %37 to i64
  %41 = zext i32 %26 to i64
  br label %71

42:                                               ; preds = %42, %28
  %43 = phi i64 [ 0, %28 ], [ %70, %42 ]
  %44 = phi i64 [ 4, %28 ], [ %68, %42 ]
  %45 = phi double [ 0.000000e+00, %28 ], [ %67, %42 ]
  %46 = phi double [ 0.000000e+00, %28 ], [ %62, %42 ]
  %47 = phi double [ 0.000000e+00, %28 ], [ %57, %42 ]
  %48 = phi double [ 0.000000e+00, %28 ], [ %52, %42 ]
  %49 = getelementptr inbounds nuw double, ptr %9, i64 %43
  %50 = load double, ptr %49, align 8
  %51 = fsub double %50, %50
  %52 = fadd double %48, %51
  %53 = or disjoint i64 %43, 1
  %54 = getelementptr inbounds nuw double, ptr %9, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = fsub double %55, %55
  %57 = fadd double %47, %56
  %58 = or disjoint i64 %43, 2
  %59 = getelementptr inbounds nuw double, ptr %9, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = fsub double %60, %60
  %62 = fadd double %46, %61
  %63 = or disjoint i64 %43, 3
  %64 = getelementptr inbounds nuw double, ptr %9, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = fsub double %65, %65
  %67 = fadd double %45, %66
  %68 = add nuw nsw i64 %44, 4
  %69 = icmp samesign ugt i64 %68, %29
  %70 = add nuw nsw i64 %43, 4
  br i1 %69, label %30, label %42

71:                                               ; preds = %71, %39
  %72 = phi i64 [ %40, %39 ], [ %78, %71 ]
  %73 = phi double [ %33, %39 ], [ %77, %71 ]
  %74 = getelementptr inbounds nuw double, ptr %9, i64 %72
  %75 = load double, ptr %74, align 8
  %76 = fsub double %75, %75
  %77 = fadd double %73, %76
  %78 = add nuw nsw i64 %72, 1
  %79 = icmp eq i64 %78, %41
  br i1 %79, label %80, label %71

80:                                               ; preds = %71, %32
  %81 = phi double [ %33, %32 ], [ %77, %71 ]
  %82 = fadd double %34, %81
  %83 = fadd double %35, %36
  %84 = fadd double %83, %82
  %85 = fcmp une double %84, 0.000000e+00
  br i1 %85, label %86, label %87

86:                                               ; preds = %80
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 2, i32 noundef 0, double noundef %2)
  br label %281

87:                                               ; preds = %80
  %88 = tail call fastcc i32 @eliminate(ptr noundef nonnull %0, ptr noundef %1)
  %89 = sub nsw i32 %15, %88
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %91 = load ptr, ptr %90, align 8
  %92 = mul nsw i32 %89, %15
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds double, ptr %91, i64 %93
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %96 = load ptr, ptr %95, align 8
  %97 = mul nsw i32 %89, %89
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds nuw double, ptr %96, i64 %98
  tail call fastcc void @form_tangent(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %89)
  %100 = load i32, ptr @appell_n_independent, align 4
  %101 = icmp eq i32 %89, %100
  br i1 %101, label %102, label %106

102:                                              ; preds = %87
  %103 = load ptr, ptr %0, align 8
  %104 = load ptr, ptr %90, align 8
  %105 = load ptr, ptr %95, align 8
  tail call void @appell_minimal(double noundef %2, ptr noundef %3, ptr noundef %103, ptr noundef %104, ptr noundef %105) #24
  br label %109

106:                                              ; preds = %87
  %107 = tail call fastcc i32 @reduce_dynamics(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, i32 noundef %89)
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %281

109:                                              ; preds = %102, %106
  %110 = add nsw i32 %97, %89
  %111 = load ptr, ptr %95, align 8
  %112 = icmp slt i32 %110, 4
  br i1 %112, label %117, label %113

113:                                              ; preds = %109
  %114 = zext nneg i32 %110 to i64
  br label %127

115:                                              ; preds = %127
  %116 = trunc nuw nsw i64 %129 to i32
  br label %117

117:                                              ; preds = %115, %109
  %118 = phi double [ 0.000000e+00, %109 ], [ %137, %115 ]
  %119 = phi double [ 0.000000e+00, %109 ], [ %142, %115 ]
  %120 = phi double [ 0.000000e+00, %109 ], [ %147, %115 ]
  %121 = phi double [ 0.000000e+00, %109 ], [ %152, %115 ]
  %122 = phi i32 [ 0, %109 ], [ %116, %115 ]
  %123 = icmp slt i32 %122, %110
  br i1 %123, label %124, label %165

124:                                              ; preds = %117
  %125 = zext nneg i32 %122 to i64
  %126 = zext i32 %110 to i64
  br label %156

127:                                              ; preds = %127, %113
  %128 = phi i64 [ 0, %113 ], [ %155, %127 ]
  %129 = phi i64 [ 4, %113 ], [ %153, %127 ]
  %130 = phi double [ 0.000000e+00, %113 ], [ %152, %127 ]
  %131 = phi double [ 0.000000e+00, %113 ], [ %147, %127 ]
  %132 = phi double [ 0.000000e+00, %113 ], [ %142, %127 ]
  %133 = phi double [ 0.000000e+00, %113 ], [ %137, %127 ]
  %134 = getelementptr inbounds nuw double, ptr %111, i64 %128
  %135 = load double, ptr %134, align 8
  %136 = fsub double %135, %135
  %137 = fadd double %133, %136
  %138 = or disjoint i64 %128, 1
  %139 = getelementptr inbounds nuw double, ptr %111, i64 %138
  %140 = load double, ptr %139, align 8
  %141 = fsub double %140, %140
  %142 = fadd double %132, %141
  %143 = or disjoint i64 %128, 2
  %144 = getelementptr inbounds nuw double, ptr %111, i64 %143
  %145 = load double, ptr %144, align 8
  %146 = fsub double %145, %145
  %147 = fadd double %131, %146
  %148 = or disjoint i64 %128, 3
  %149 = getelementptr inbounds nuw double, ptr %111, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = fsub double %150, %150
  %152 = fadd double %130, %151
  %153 = add nuw nsw i64 %129, 4
  %154 = icmp samesign ugt i64 %153, %114
  %155 = add nuw nsw i64 %128, 4
  br i1 %154, label %115, label %127

156:                                              ; preds = %156, %124
  %157 = phi i64 [ %125, %124 ], [ %163, %156 ]
  %158 = phi double [ %118, %124 ], [ %162, %156 ]
  %159 = getelementptr inbounds nuw double, ptr %111, i64 %157
  %160 = load double, ptr %159, align 8
  %161 = fsub double %160, %160
  %162 = fadd double %158, %161
  %163 = add nuw nsw i64 %157, 1
  %164 = icmp eq i64 %163, %126
  br i1 %164, label %165, label %156

165:                                              ; preds = %156, %117
  %166 = phi double [ %118, %117 ], [ %162, %156 ]
  %167 = fadd double %119, %166
  %168 = fadd double %120, %121
  %169 = fadd double %168, %167
  %170 = fcmp une double %169, 0.000000e+00
  br i1 %170, label %171, label %172

171:                                              ; preds = %165
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 3, i32 noundef 0, double noundef %2)
  br label %281

172:                                              ; preds = %165
  %173 = load i32, ptr @appell_law, align 4
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %231, label %175

175:                                              ; preds = %172
  %176 = getelementptr inbounds nuw i8, ptr %1, i64 616
  %177 = load i32, ptr %176, align 8
  %178 = icmp eq i32 %177, 0
  %179 = icmp sgt i32 %89, 0
  %180 = and i1 %179, %178
  br i1 %180, label %181, label %231

181:                                              ; preds = %175
  %182 = load ptr, ptr %90, align 8
  %183 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %184 = load ptr, ptr %183, align 8
  %185 = icmp sgt i32 %15, 0
  %186 = zext i32 %15 to i64
  %187 = sext i32 %15 to i64
  %188 = zext nneg i32 %89 to i64
  %189 = icmp ult i32 %15, 4
  %190 = and i64 %186, 2147483644
  %191 = icmp eq i64 %190, %186
  br label %192

192:                                              ; preds = %224, %181
  %193 = phi i64 [ 0, %181 ], [ %229, %224 ]
  %194 = mul nsw i64 %193, %187
  %195 = getelementptr inbounds double, ptr %182, i64 %194
  br i1 %185, label %196, label %224

196:                                              ; preds = %192
  br i1 %189, label %210, label %197

197:                                              ; preds = %196, %197
  %198 = phi i64 [ %206, %197 ], [ 0, %196 ]
  %199 = phi <4 x double> [ %205, %197 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %196 ]
  %200 = getelementptr inbounds nuw double, ptr %195, i64 %198
  %201 = load <4 x double>, ptr %200, align 8
  %202 = getelementptr inbounds nuw double, ptr %184, i64 %198
  %203 = load <4 x double>, ptr %202, align 8
  %204 = fmul reassoc contract <4 x double> %201, %203
  %205 = fadd reassoc contract <4 x double> %199, %204
  %206 = add nuw i64 %198, 4
  %207 = icmp eq i64 %206, %190
  br i1 %207, label %208, label %197

208:                                              ; preds = %197
  %209 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %205)
  br i1 %191, label %224, label %210

210:                                              ; preds = %196, %208
  %211 = phi i64 [ 0, %196 ], [ %190, %208 ]
  %212 = phi double [ 0.000000e+00, %196 ], [ %209, %208 ]
  br label %213

213:                                              ; preds = %210, %213
  %214 = phi i64 [ %222, %213 ], [ %211, %210 ]
  %215 = phi double [ %221, %213 ], [ %212, %210 ]
  %216 = getelementptr inbounds nuw double, ptr %195, i64 %214
  %217 = load double, ptr %216, align 8
  %218 = getelementptr inbounds nuw double, ptr %184, i64 %214
  %219 = load double, ptr %218, align 8
  %220 = fmul reassoc contract double %217, %219
  %221 = fadd reassoc contract double %215, %220
  %222 = add nuw nsw i64 %214, 1
  %223 = icmp eq i64 %222, %186
  br i1 %223, label %224, label %213

224:                                              ; preds = %213, %208, %192
  %225 = phi double [ 0.000000e+00, %192 ], [ %209, %208 ], [ %221, %213 ]
  %226 = getelementptr inbounds nuw double, ptr %99, i64 %193
  %227 = load double, ptr %226, align 8
  %228 = fadd double %225, %227
  store double %228, ptr %226, align 8
  %229 = add nuw nsw i64 %193, 1
  %230 = icmp eq i64 %229, %188
  br i1 %230, label %231, label %192

231:                                              ; preds = %224, %172, %175
  %232 = tail call fastcc i32 @solve_reduced(ptr noundef %1, i32 noundef %89, ptr noundef %96, ptr noundef %99)
  %233 = icmp slt i32 %232, 0
  br i1 %233, label %234, label %239

234:                                              ; preds = %231
  %235 = tail call fastcc i32 @evaluate_dynamics(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %237, label %281

237:                                              ; preds = %234
  %238 = tail call fastcc i32 @solve_saddle(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  br label %281

239:                                              ; preds = %231
  %240 = add nsw i32 %232, %88
  %241 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 %240, ptr %241, align 8
  %242 = icmp sgt i32 %15, 0
  br i1 %242, label %243, label %249

243:                                              ; preds = %239
  %244 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %245 = load ptr, ptr %244, align 8
  %246 = icmp sgt i32 %89, 0
  %247 = zext nneg i32 %15 to i64
  %248 = zext nneg i32 %89 to i64
  br label %251

249:                                              ; preds = %258, %239
  %250 = icmp slt i32 %240, %14
  br i1 %250, label %272, label %274

251:                                              ; preds = %243, %258
  %252 = phi i64 [ 0, %243 ], [ %259, %258 ]
  %253 = getelementptr inbounds nuw double, ptr %94, i64 %252
  %254 = load double, ptr %253, align 8
  %255 = getelementptr inbounds nuw double, ptr %245, i64 %252
  store double %254, ptr %255, align 8
  br i1 %246, label %256, label %258

256:                                              ; preds = %251
  %257 = getelementptr inbounds nuw double, ptr %91, i64 %252
  br label %261

258:                                              ; preds = %261, %251
  %259 = add nuw nsw i64 %252, 1
  %260 = icmp eq i64 %259, %247
  br i1 %260, label %249, label %251

261:                                              ; preds = %256, %261
  %262 = phi i64 [ 0, %256 ], [ %270, %261 ]
  %263 = phi double [ %254, %256 ], [ %269, %261 ]
  %264 = mul nuw nsw i64 %262, %247
  %265 = getelementptr inbounds nuw double, ptr %257, i64 %264
  %266 = load double, ptr %265, align 8
  %267 = getelementptr inbounds nuw double, ptr %99, i64 %262
  %268 = load double, ptr %267, align 8
  %269 = tail call double @llvm.fmuladd.f64(double %266, double %268, double %263)
  store double %269, ptr %255, align 8
  %270 = add nuw nsw i64 %262, 1
  %271 = icmp eq i64 %270, %248
  br i1 %271, label %258, label %261

272:                                              ; preds = %249
  %273 = tail call fastcc i32 @check_minimal_actuation(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, i32 noundef %232)
  br label %274

274:                                              ; preds = %272, %249
  %275 = phi i32 [ %273, %272 ], [ 0, %249 ]
  %276 = icmp eq i32 %275, 0
  %277 = icmp ne i32 %4, 0
  %278 = and i1 %277, %276
  br i1 %278, label %279, label %281

279:                                              ; preds = %274
  %280 = tail call fastcc i32 @recover_multipliers(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  br label %281

281:                                              ; preds = %171, %106, %274, %279, %237, %234, %86
  %282 = phi i32 [ 5, %86 ], [ 5, %171 ], [ %107, %106 ], [ %238, %237 ], [ %235, %234 ], [ %280, %279 ], [ %275, %274 ]
  ret i32 %282
}

define internal fastcc range(i32 0, 10) i32 @evident_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull initializes((592, 608)) %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = alloca %struct.Factor, align 8
  %7 = alloca %struct.Factor, align 8
  %8 = tail call fastcc i32 @evaluate_dynamics(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %193

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr %1, align 8
  %14 = load i32, ptr @appell_n_coordinates, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds double, ptr %13, i64 %15
  %17 = load i32, ptr @appell_n_speeds, align 4
  %18 = mul nsw i32 %17, %17
  %19 = zext nneg i32 %18 to i64
  %20 = shl nuw nsw i64 %19, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %16, i64 %20, i1 false)
  %21 = load i32, ptr @appell_is_symmetric, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %27, label %23

23:                                               ; preds = %10
  %24 = load ptr, ptr %11, align 8
  %25 = tail call fastcc i32 @cholesky(i32 noundef %17, ptr noundef %24)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %29

27:                                               ; preds = %23, %10
  %28 = tail call fastcc i32 @solve_saddle(ptr noundef %0, ptr noundef %1, double noundef %2)
  br label %193

29:                                               ; preds = %23
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %31 = load ptr, ptr %30, align 8
  %32 = sext i32 %17 to i64
  %33 = getelementptr inbounds double, ptr %31, i64 %32
  %34 = icmp sgt i32 %17, 0
  br i1 %34, label %38, label %35

35:                                               ; preds = %29
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %37 = load ptr, ptr %36, align 8
  br label %46

38:                                               ; preds = %29
  %39 = load i32, ptr @appell_law, align 4
  %40 = icmp eq i32 %39, 0
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 616
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %44 = load ptr, ptr %43, align 8
  %45 = zext nneg i32 %17 to i64
  br label %105

46:                                               ; preds = %128, %35
  %47 = phi ptr [ %37, %35 ], [ %44, %128 ]
  %48 = load ptr, ptr %11, align 8
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 136
  tail call fastcc void @forward(i32 noundef %17, ptr noundef %48, ptr noundef %47)
  %50 = load i32, ptr @appell_n_rows, align 4
  %51 = load ptr, ptr %11, align 8
  %52 = load ptr, ptr %1, align 8
  %53 = getelementptr inbounds double, ptr %52, i64 %15
  %54 = getelementptr inbounds nuw double, ptr %53, i64 %19
  %55 = getelementptr inbounds double, ptr %54, i64 %32
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %57 = load ptr, ptr %56, align 8
  tail call fastcc void @raise_rows(i32 noundef %17, i32 noundef %50, ptr noundef %51, ptr noundef %55, ptr noundef %57)
  %58 = load ptr, ptr %1, align 8
  %59 = getelementptr inbounds double, ptr %58, i64 %15
  %60 = getelementptr inbounds nuw double, ptr %59, i64 %19
  %61 = getelementptr inbounds double, ptr %60, i64 %32
  %62 = mul nsw i32 %50, %17
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %61, i64 %63
  %65 = sext i32 %50 to i64
  %66 = getelementptr inbounds double, ptr %64, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 616
  %68 = load i32, ptr %67, align 8
  %69 = icmp ne i32 %68, 0
  %70 = load i32, ptr @appell_is_actuated, align 4
  %71 = icmp ne i32 %70, 0
  %72 = select i1 %69, i1 %71, i1 false
  %73 = select i1 %72, i64 %63, i64 0
  %74 = getelementptr inbounds double, ptr %66, i64 %73
  %75 = icmp sgt i32 %50, 0
  br i1 %75, label %76, label %135

76:                                               ; preds = %46
  %77 = zext nneg i32 %50 to i64
  %78 = zext i32 %17 to i64
  br label %79

79:                                               ; preds = %86, %76
  %80 = phi i64 [ 0, %76 ], [ %88, %86 ]
  %81 = phi i32 [ 0, %76 ], [ %87, %86 ]
  br i1 %34, label %82, label %86

82:                                               ; preds = %79
  %83 = mul nuw nsw i64 %80, %78
  %84 = getelementptr inbounds nuw double, ptr %61, i64 %80
  %85 = getelementptr inbounds nuw double, ptr %74, i64 %83
  br label %90

86:                                               ; preds = %90, %79
  %87 = phi i32 [ %81, %79 ], [ %100, %90 ]
  %88 = add nuw nsw i64 %80, 1
  %89 = icmp eq i64 %88, %77
  br i1 %89, label %103, label %79

90:                                               ; preds = %90, %82
  %91 = phi i64 [ 0, %82 ], [ %101, %90 ]
  %92 = phi i32 [ %81, %82 ], [ %100, %90 ]
  %93 = mul nuw nsw i64 %91, %77
  %94 = getelementptr inbounds nuw double, ptr %84, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds nuw double, ptr %85, i64 %91
  %97 = load double, ptr %96, align 8
  %98 = fcmp une double %95, %97
  %99 = zext i1 %98 to i32
  %100 = or i32 %92, %99
  %101 = add nuw nsw i64 %91, 1
  %102 = icmp eq i64 %101, %78
  br i1 %102, label %86, label %90

103:                                              ; preds = %86
  %104 = icmp eq i32 %87, 0
  br i1 %104, label %135, label %133

105:                                              ; preds = %38, %128
  %106 = phi i64 [ 0, %38 ], [ %131, %128 ]
  br i1 %40, label %107, label %109

107:                                              ; preds = %105
  %108 = load ptr, ptr %1, align 8
  br label %122

109:                                              ; preds = %105
  %110 = load i32, ptr %41, align 8
  %111 = icmp eq i32 %110, 0
  %112 = load ptr, ptr %1, align 8
  br i1 %111, label %113, label %122

113:                                              ; preds = %109
  %114 = getelementptr inbounds double, ptr %112, i64 %15
  %115 = getelementptr inbounds nuw double, ptr %114, i64 %19
  %116 = getelementptr inbounds nuw double, ptr %115, i64 %106
  %117 = load double, ptr %116, align 8
  %118 = load ptr, ptr %42, align 8
  %119 = getelementptr inbounds nuw double, ptr %118, i64 %106
  %120 = load double, ptr %119, align 8
  %121 = fadd double %117, %120
  br label %128

122:                                              ; preds = %107, %109
  %123 = phi ptr [ %108, %107 ], [ %112, %109 ]
  %124 = getelementptr inbounds double, ptr %123, i64 %15
  %125 = getelementptr inbounds nuw double, ptr %124, i64 %19
  %126 = getelementptr inbounds nuw double, ptr %125, i64 %106
  %127 = load double, ptr %126, align 8
  br label %128

128:                                              ; preds = %113, %122
  %129 = phi double [ %121, %113 ], [ %127, %122 ]
  %130 = getelementptr inbounds nuw double, ptr %44, i64 %106
  store double %129, ptr %130, align 8
  %131 = add nuw nsw i64 %106, 1
  %132 = icmp eq i64 %131, %45
  br i1 %132, label %46, label %105

133:                                              ; preds = %103
  %134 = tail call fastcc i32 @solve_with_actuators(ptr noundef %0, ptr noundef %1, double noundef %2)
  br label %193

135:                                              ; preds = %46, %103
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %6) #24
  store i32 %17, ptr %6, align 8
  %136 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %50, ptr %136, align 4
  %137 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 0, ptr %137, align 8
  %138 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 0, ptr %138, align 4
  %139 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %140 = load ptr, ptr %56, align 8
  store ptr %140, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %142 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %143 = load ptr, ptr %142, align 8
  store ptr %143, ptr %141, align 8
  %144 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %145 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %146 = load ptr, ptr %145, align 8
  store ptr %146, ptr %144, align 8
  %147 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %148 = getelementptr inbounds nuw i8, ptr %1, i64 528
  %149 = load ptr, ptr %148, align 8
  store ptr %149, ptr %147, align 8
  %150 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %151 = getelementptr inbounds nuw i8, ptr %6, i64 52
  store i32 0, ptr %151, align 4
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %153 = load i32, ptr %152, align 8
  store i32 %153, ptr %150, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #24
  %154 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %155 = getelementptr inbounds nuw i8, ptr %1, i64 208
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  %156 = load ptr, ptr %155, align 8
  store ptr %156, ptr %154, align 8
  %157 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %158 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %159 = load ptr, ptr %158, align 8
  store ptr %159, ptr %157, align 8
  %160 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %161 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %162 = load ptr, ptr %161, align 8
  store ptr %162, ptr %160, align 8
  %163 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %164 = getelementptr inbounds nuw i8, ptr %1, i64 536
  %165 = load ptr, ptr %164, align 8
  store ptr %165, ptr %163, align 8
  %166 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store i32 0, ptr %166, align 8
  %167 = getelementptr inbounds nuw i8, ptr %7, i64 52
  store i32 0, ptr %167, align 4
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %169 = load ptr, ptr %168, align 8
  call fastcc void @factorise(ptr noundef %6, ptr noundef %169)
  %170 = load ptr, ptr %49, align 8
  %171 = shl nsw i64 %32, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %31, ptr align 8 %170, i64 %171, i1 false)
  %172 = load ptr, ptr %1, align 8
  %173 = getelementptr inbounds double, ptr %172, i64 %15
  %174 = getelementptr inbounds nuw double, ptr %173, i64 %19
  %175 = getelementptr inbounds double, ptr %174, i64 %32
  %176 = getelementptr inbounds double, ptr %175, i64 %63
  %177 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %178 = load ptr, ptr %177, align 8
  call fastcc void @project_onto_rows(ptr noundef %6, ptr noundef %176, ptr noundef %31, ptr noundef %178)
  %179 = load ptr, ptr %11, align 8
  tail call fastcc void @backward(i32 noundef %17, ptr noundef %179, ptr noundef %31)
  %180 = icmp eq i32 %4, 0
  br i1 %180, label %185, label %181

181:                                              ; preds = %135
  %182 = load ptr, ptr %177, align 8
  %183 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %184 = load ptr, ptr %183, align 8
  call fastcc void @least_norm_multipliers(ptr noundef %6, ptr noundef %7, ptr noundef %182, ptr noundef %184, ptr noundef %33)
  br label %185

185:                                              ; preds = %181, %135
  %186 = load i32, ptr %137, align 8
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 %186, ptr %187, align 8
  %188 = icmp slt i32 %186, %50
  br i1 %188, label %189, label %191

189:                                              ; preds = %185
  %190 = tail call fastcc i32 @check_rows(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  br label %191

191:                                              ; preds = %185, %189
  %192 = phi i32 [ %190, %189 ], [ 0, %185 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #24
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %6) #24
  br label %193

193:                                              ; preds = %133, %191, %5, %27
  %194 = phi i32 [ %28, %27 ], [ %8, %5 ], [ %192, %191 ], [ %134, %133 ]
  ret i32 %194
}

declare void @appell_rows(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define internal fastcc i32 @eliminate(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1) unnamed_addr #16 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %4 = load ptr, ptr %3, align 8
  %5 = load i32, ptr @appell_n_rows, align 4
  %6 = icmp sgt i32 %5, 0
  %7 = load i32, ptr @appell_n_speeds, align 4
  br i1 %6, label %8, label %99

8:                                                ; preds = %2
  %9 = icmp sgt i32 %7, 0
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %11 = load i32, ptr @appell_n_coordinates, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = load ptr, ptr %10, align 8
  %17 = getelementptr inbounds double, ptr %16, i64 %12
  %18 = mul nsw i32 %7, %5
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %17, i64 %19
  %21 = add i32 %7, 1
  %22 = load i32, ptr @appell_needs_inverse, align 4
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, i32 0, i32 %5
  %25 = add i32 %24, %21
  %26 = icmp slt i32 %21, %25
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 544
  %28 = load ptr, ptr %27, align 8
  %29 = zext nneg i32 %5 to i64
  %30 = sext i32 %21 to i64
  %31 = zext nneg i32 %7 to i64
  %32 = getelementptr double, ptr %4, i64 %19
  br label %33

33:                                               ; preds = %82, %8
  %34 = phi i64 [ 0, %8 ], [ %84, %82 ]
  br i1 %9, label %35, label %37

35:                                               ; preds = %33
  %36 = load ptr, ptr %13, align 8
  br label %52

37:                                               ; preds = %52, %33
  %38 = phi double [ 0.000000e+00, %33 ], [ %63, %52 ]
  %39 = tail call double @llvm.sqrt.f64(double %38)
  %40 = getelementptr inbounds nuw double, ptr %15, i64 %34
  %41 = load double, ptr %40, align 8
  %42 = fmul double %41, 1.000000e-08
  %43 = fcmp ogt double %39, %42
  %44 = fdiv double 1.000000e+00, %39
  %45 = select i1 %43, double %44, double 0.000000e+00
  %46 = getelementptr inbounds nuw [0 x i32], ptr @appell_row_embedded, i64 0, i64 %34
  %47 = load i32, ptr %46, align 4
  %48 = icmp eq i32 %47, 0
  %49 = select i1 %48, double 0.000000e+00, double %45
  br i1 %9, label %50, label %66

50:                                               ; preds = %37
  %51 = getelementptr inbounds nuw double, ptr %4, i64 %34
  br label %74

52:                                               ; preds = %52, %35
  %53 = phi i64 [ 0, %35 ], [ %64, %52 ]
  %54 = phi double [ 0.000000e+00, %35 ], [ %63, %52 ]
  %55 = mul nuw nsw i64 %53, %29
  %56 = add nuw nsw i64 %55, %34
  %57 = getelementptr inbounds nuw double, ptr %17, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds nuw double, ptr %36, i64 %53
  %60 = load double, ptr %59, align 8
  %61 = fmul double %58, %60
  %62 = getelementptr inbounds nuw double, ptr %4, i64 %56
  store double %61, ptr %62, align 8
  %63 = tail call double @llvm.fmuladd.f64(double %61, double %61, double %54)
  %64 = add nuw nsw i64 %53, 1
  %65 = icmp eq i64 %64, %31
  br i1 %65, label %37, label %52

66:                                               ; preds = %74, %37
  %67 = getelementptr inbounds nuw double, ptr %20, i64 %34
  %68 = load double, ptr %67, align 8
  %69 = fneg double %68
  %70 = fmul double %49, %69
  %71 = getelementptr double, ptr %32, i64 %34
  store double %70, ptr %71, align 8
  br i1 %26, label %72, label %82

72:                                               ; preds = %66
  %73 = getelementptr double, ptr %4, i64 %34
  br label %86

74:                                               ; preds = %74, %50
  %75 = phi i64 [ 0, %50 ], [ %80, %74 ]
  %76 = mul nuw nsw i64 %75, %29
  %77 = getelementptr inbounds nuw double, ptr %51, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = fmul double %49, %78
  store double %79, ptr %77, align 8
  %80 = add nuw nsw i64 %75, 1
  %81 = icmp eq i64 %80, %31
  br i1 %81, label %66, label %74

82:                                               ; preds = %86, %66
  %83 = getelementptr inbounds nuw i32, ptr %28, i64 %34
  store i32 0, ptr %83, align 4
  %84 = add nuw nsw i64 %34, 1
  %85 = icmp eq i64 %84, %29
  br i1 %85, label %99, label %33

86:                                               ; preds = %86, %72
  %87 = phi i64 [ %30, %72 ], [ %95, %86 ]
  %88 = phi i32 [ %7, %72 ], [ %96, %86 ]
  %89 = sub i32 %88, %7
  %90 = zext i32 %89 to i64
  %91 = icmp eq i64 %34, %90
  %92 = select i1 %91, double %49, double 0.000000e+00
  %93 = mul nsw i64 %87, %29
  %94 = getelementptr double, ptr %73, i64 %93
  store double %92, ptr %94, align 8
  %95 = add nsw i64 %87, 1
  %96 = trunc nsw i64 %87 to i32
  %97 = trunc i64 %95 to i32
  %98 = icmp eq i32 %25, %97
  br i1 %98, label %82, label %86

99:                                               ; preds = %82, %2
  %100 = icmp slt i32 %7, 1
  br i1 %100, label %106, label %101

101:                                              ; preds = %99
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 552
  %103 = load ptr, ptr %102, align 8
  %104 = zext nneg i32 %7 to i64
  %105 = shl nuw nsw i64 %104, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %103, i8 -1, i64 %105, i1 false)
  br label %106

106:                                              ; preds = %101, %99
  %107 = load i32, ptr @appell_n_evident, align 4
  %108 = icmp eq i32 %107, 0
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 552
  %111 = icmp slt i32 %5, 1
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 544
  %113 = add nsw i32 %7, 1
  %114 = load i32, ptr @appell_needs_inverse, align 4
  %115 = icmp eq i32 %114, 0
  %116 = select i1 %115, i32 0, i32 %5
  %117 = add nsw i32 %113, %116
  %118 = icmp sgt i32 %117, 0
  %119 = sext i32 %5 to i64
  %120 = zext nneg i32 %117 to i64
  %121 = icmp slt i32 %117, 1
  %122 = zext i32 %5 to i64
  %123 = zext nneg i32 %7 to i64
  br label %124

124:                                              ; preds = %106, %226
  %125 = phi i32 [ %232, %226 ], [ 0, %106 ]
  br i1 %108, label %126, label %132

126:                                              ; preds = %124
  %127 = load i32, ptr %109, align 8
  %128 = icmp ne i32 %127, 0
  %129 = icmp eq i32 %125, %127
  %130 = select i1 %128, i1 %129, i1 false
  %131 = or i1 %130, %100
  br i1 %131, label %233, label %133

132:                                              ; preds = %124
  br i1 %100, label %233, label %133

133:                                              ; preds = %126, %132
  %134 = load ptr, ptr %110, align 8
  br label %137

135:                                              ; preds = %172
  %136 = icmp sgt i32 %173, -1
  br i1 %136, label %178, label %233

137:                                              ; preds = %133, %172
  %138 = phi i64 [ 0, %133 ], [ %176, %172 ]
  %139 = phi double [ 1.000000e-08, %133 ], [ %175, %172 ]
  %140 = phi i32 [ -1, %133 ], [ %174, %172 ]
  %141 = phi i32 [ -1, %133 ], [ %173, %172 ]
  %142 = getelementptr inbounds nuw i32, ptr %134, i64 %138
  %143 = load i32, ptr %142, align 4
  %144 = icmp sgt i32 %143, -1
  %145 = or i1 %144, %111
  br i1 %145, label %172, label %146

146:                                              ; preds = %137
  %147 = load ptr, ptr %112, align 8
  %148 = mul nuw nsw i64 %138, %122
  %149 = trunc nuw nsw i64 %138 to i32
  %150 = getelementptr inbounds nuw double, ptr %4, i64 %148
  br label %151

151:                                              ; preds = %146, %166
  %152 = phi i64 [ 0, %146 ], [ %170, %166 ]
  %153 = phi double [ %139, %146 ], [ %169, %166 ]
  %154 = phi i32 [ %140, %146 ], [ %168, %166 ]
  %155 = phi i32 [ %141, %146 ], [ %167, %166 ]
  %156 = getelementptr inbounds nuw i32, ptr %147, i64 %152
  %157 = load i32, ptr %156, align 4
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %166

159:                                              ; preds = %151
  %160 = getelementptr inbounds nuw double, ptr %150, i64 %152
  %161 = load double, ptr %160, align 8
  %162 = tail call double @llvm.fabs.f64(double %161)
  %163 = fcmp ogt double %162, %153
  br i1 %163, label %164, label %166

164:                                              ; preds = %159
  %165 = trunc nuw nsw i64 %152 to i32
  br label %166

166:                                              ; preds = %151, %159, %164
  %167 = phi i32 [ %155, %151 ], [ %165, %164 ], [ %155, %159 ]
  %168 = phi i32 [ %154, %151 ], [ %149, %164 ], [ %154, %159 ]
  %169 = phi double [ %153, %151 ], [ %162, %164 ], [ %153, %159 ]
  %170 = add nuw nsw i64 %152, 1
  %171 = icmp eq i64 %170, %122
  br i1 %171, label %172, label %151

172:                                              ; preds = %166, %137
  %173 = phi i32 [ %141, %137 ], [ %167, %166 ]
  %174 = phi i32 [ %140, %137 ], [ %168, %166 ]
  %175 = phi double [ %139, %137 ], [ %169, %166 ]
  %176 = add nuw nsw i64 %138, 1
  %177 = icmp eq i64 %176, %123
  br i1 %177, label %135, label %137

178:                                              ; preds = %135
  %179 = mul nsw i32 %174, %5
  %180 = add nsw i32 %179, %173
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds double, ptr %4, i64 %181
  %183 = load double, ptr %182, align 8
  %184 = fdiv double 1.000000e+00, %183
  br i1 %118, label %185, label %188

185:                                              ; preds = %178
  %186 = zext nneg i32 %173 to i64
  %187 = getelementptr double, ptr %4, i64 %186
  br label %194

188:                                              ; preds = %194, %178
  %189 = zext nneg i32 %173 to i64
  br i1 %6, label %190, label %226

190:                                              ; preds = %188
  %191 = sext i32 %179 to i64
  %192 = getelementptr double, ptr %4, i64 %191
  %193 = getelementptr inbounds nuw double, ptr %4, i64 %189
  br label %202

194:                                              ; preds = %194, %185
  %195 = phi i64 [ 0, %185 ], [ %200, %194 ]
  %196 = mul nsw i64 %195, %119
  %197 = getelementptr double, ptr %187, i64 %196
  %198 = load double, ptr %197, align 8
  %199 = fmul double %184, %198
  store double %199, ptr %197, align 8
  %200 = add nuw nsw i64 %195, 1
  %201 = icmp eq i64 %200, %120
  br i1 %201, label %188, label %194

202:                                              ; preds = %223, %190
  %203 = phi i64 [ 0, %190 ], [ %224, %223 ]
  %204 = getelementptr double, ptr %192, i64 %203
  %205 = load double, ptr %204, align 8
  %206 = icmp eq i64 %203, %189
  %207 = fcmp oeq double %205, 0.000000e+00
  %208 = select i1 %206, i1 true, i1 %207
  %209 = or i1 %121, %208
  br i1 %209, label %223, label %210

210:                                              ; preds = %202
  %211 = fneg double %205
  %212 = getelementptr inbounds nuw double, ptr %4, i64 %203
  br label %213

213:                                              ; preds = %213, %210
  %214 = phi i64 [ 0, %210 ], [ %221, %213 ]
  %215 = mul nuw nsw i64 %214, %122
  %216 = getelementptr inbounds nuw double, ptr %193, i64 %215
  %217 = load double, ptr %216, align 8
  %218 = getelementptr inbounds nuw double, ptr %212, i64 %215
  %219 = load double, ptr %218, align 8
  %220 = tail call double @llvm.fmuladd.f64(double %211, double %217, double %219)
  store double %220, ptr %218, align 8
  %221 = add nuw nsw i64 %214, 1
  %222 = icmp eq i64 %221, %120
  br i1 %222, label %223, label %213

223:                                              ; preds = %213, %202
  %224 = add nuw nsw i64 %203, 1
  %225 = icmp eq i64 %224, %122
  br i1 %225, label %226, label %202

226:                                              ; preds = %223, %188
  %227 = load ptr, ptr %110, align 8
  %228 = sext i32 %174 to i64
  %229 = getelementptr inbounds i32, ptr %227, i64 %228
  store i32 %173, ptr %229, align 4
  %230 = load ptr, ptr %112, align 8
  %231 = getelementptr inbounds nuw i32, ptr %230, i64 %189
  store i32 1, ptr %231, align 4
  %232 = add nuw nsw i32 %125, 1
  br label %124

233:                                              ; preds = %126, %132, %135
  ret i32 %125
}

define internal fastcc void @form_tangent(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, i32 noundef %2) unnamed_addr #16 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %9 = load ptr, ptr %8, align 8
  %10 = load i32, ptr @appell_n_speeds, align 4
  %11 = mul nsw i32 %10, %2
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds double, ptr %9, i64 %12
  %14 = icmp sgt i32 %10, 0
  br i1 %14, label %15, label %78

15:                                               ; preds = %3
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 552
  %17 = load ptr, ptr %16, align 8
  %18 = load i32, ptr @appell_n_rows, align 4
  %19 = sext i32 %18 to i64
  %20 = zext nneg i32 %10 to i64
  br label %36

21:                                               ; preds = %74
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 552
  %23 = load ptr, ptr %22, align 8
  %24 = load i32, ptr @appell_n_rows, align 4
  %25 = mul nsw i32 %24, %10
  %26 = add nuw nsw i32 %10, 1
  %27 = load i32, ptr @appell_needs_inverse, align 4
  %28 = icmp ne i32 %27, 0
  %29 = icmp sgt i32 %24, 0
  %30 = select i1 %28, i1 %29, i1 false
  %31 = zext nneg i32 %10 to i64
  %32 = sext i32 %24 to i64
  %33 = zext nneg i32 %26 to i64
  %34 = zext i32 %24 to i64
  %35 = getelementptr inbounds nuw double, ptr %13, i64 %31
  br label %79

36:                                               ; preds = %15, %74
  %37 = phi i64 [ 0, %15 ], [ %76, %74 ]
  %38 = phi i32 [ 0, %15 ], [ %75, %74 ]
  %39 = getelementptr inbounds nuw i32, ptr %17, i64 %37
  %40 = load i32, ptr %39, align 4
  %41 = icmp sgt i32 %40, -1
  br i1 %41, label %74, label %42

42:                                               ; preds = %36
  %43 = mul nsw i64 %37, %19
  %44 = getelementptr inbounds nuw double, ptr %7, i64 %37
  %45 = mul nsw i32 %38, %10
  %46 = sext i32 %45 to i64
  %47 = getelementptr double, ptr %5, i64 %43
  %48 = getelementptr double, ptr %9, i64 %46
  br label %51

49:                                               ; preds = %69
  %50 = add nsw i32 %38, 1
  br label %74

51:                                               ; preds = %42, %69
  %52 = phi i64 [ 0, %42 ], [ %72, %69 ]
  %53 = getelementptr inbounds nuw i32, ptr %17, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = icmp slt i32 %54, 0
  br i1 %55, label %56, label %59

56:                                               ; preds = %51
  %57 = icmp eq i64 %52, %37
  %58 = uitofp i1 %57 to double
  br label %69

59:                                               ; preds = %51
  %60 = zext nneg i32 %54 to i64
  %61 = getelementptr double, ptr %47, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = fneg double %62
  %64 = getelementptr inbounds nuw double, ptr %7, i64 %52
  %65 = load double, ptr %64, align 8
  %66 = fmul double %65, %63
  %67 = load double, ptr %44, align 8
  %68 = fdiv double %66, %67
  br label %69

69:                                               ; preds = %59, %56
  %70 = phi double [ %58, %56 ], [ %68, %59 ]
  %71 = getelementptr double, ptr %48, i64 %52
  store double %70, ptr %71, align 8
  %72 = add nuw nsw i64 %52, 1
  %73 = icmp eq i64 %72, %20
  br i1 %73, label %49, label %51

74:                                               ; preds = %36, %49
  %75 = phi i32 [ %38, %36 ], [ %50, %49 ]
  %76 = add nuw nsw i64 %37, 1
  %77 = icmp eq i64 %76, %20
  br i1 %77, label %21, label %36

78:                                               ; preds = %100, %3
  ret void

79:                                               ; preds = %21, %100
  %80 = phi i64 [ 0, %21 ], [ %101, %100 ]
  %81 = getelementptr inbounds nuw i32, ptr %23, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = icmp slt i32 %82, 0
  br i1 %83, label %92, label %84

84:                                               ; preds = %79
  %85 = add nsw i32 %25, %82
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds double, ptr %5, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds nuw double, ptr %7, i64 %80
  %90 = load double, ptr %89, align 8
  %91 = fmul double %88, %90
  br label %92

92:                                               ; preds = %79, %84
  %93 = phi double [ %91, %84 ], [ 0.000000e+00, %79 ]
  %94 = getelementptr inbounds nuw double, ptr %13, i64 %80
  store double %93, ptr %94, align 8
  br i1 %30, label %95, label %100

95:                                               ; preds = %92
  %96 = getelementptr inbounds nuw double, ptr %7, i64 %80
  %97 = zext i32 %82 to i64
  %98 = getelementptr inbounds nuw double, ptr %5, i64 %97
  %99 = getelementptr inbounds nuw double, ptr %35, i64 %80
  br label %103

100:                                              ; preds = %112, %92
  %101 = add nuw nsw i64 %80, 1
  %102 = icmp eq i64 %101, %31
  br i1 %102, label %78, label %79

103:                                              ; preds = %95, %112
  %104 = phi i64 [ 0, %95 ], [ %116, %112 ]
  br i1 %83, label %112, label %105

105:                                              ; preds = %103
  %106 = add nuw nsw i64 %104, %33
  %107 = mul nuw nsw i64 %106, %34
  %108 = getelementptr inbounds nuw double, ptr %98, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = load double, ptr %96, align 8
  %111 = fmul double %109, %110
  br label %112

112:                                              ; preds = %103, %105
  %113 = phi double [ %111, %105 ], [ 0.000000e+00, %103 ]
  %114 = mul nuw nsw i64 %104, %31
  %115 = getelementptr inbounds nuw double, ptr %99, i64 %114
  store double %113, ptr %115, align 8
  %116 = add nuw nsw i64 %104, 1
  %117 = icmp slt i64 %116, %32
  br i1 %117, label %103, label %100
}

declare void @appell_minimal(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define internal fastcc range(i32 0, 6) i32 @reduce_dynamics(ptr nocapture noundef %0, ptr nocapture noundef nonnull initializes((592, 608)) %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = load ptr, ptr %1, align 8
  %10 = load i32, ptr @appell_n_coordinates, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds double, ptr %9, i64 %11
  %13 = mul nsw i32 %8, %8
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw double, ptr %12, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %17 = load ptr, ptr %16, align 8
  %18 = tail call fastcc i32 @evaluate_dynamics(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %96

20:                                               ; preds = %5
  %21 = icmp slt i32 %4, 0
  br i1 %21, label %96, label %22

22:                                               ; preds = %20
  %23 = icmp sgt i32 %8, 0
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %25 = icmp eq i32 %4, 0
  %26 = zext i32 %8 to i64
  %27 = sext i32 %8 to i64
  %28 = zext nneg i32 %4 to i64
  %29 = add nuw i32 %4, 1
  %30 = zext i32 %29 to i64
  %31 = zext nneg i32 %4 to i64
  br label %32

32:                                               ; preds = %22, %76
  %33 = phi i64 [ 0, %22 ], [ %77, %76 ]
  %34 = icmp samesign ult i64 %33, %28
  %35 = mul nsw i64 %33, %27
  %36 = getelementptr inbounds double, ptr %7, i64 %35
  br i1 %23, label %37, label %39

37:                                               ; preds = %32
  %38 = load ptr, ptr %24, align 8
  br label %46

39:                                               ; preds = %56, %32
  br i1 %25, label %76, label %40

40:                                               ; preds = %39
  %41 = tail call i64 @llvm.umin.i64(i64 %33, i64 %28)
  %42 = trunc nuw nsw i64 %41 to i32
  %43 = mul i32 %4, %42
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw double, ptr %17, i64 %44
  br label %70

46:                                               ; preds = %37, %56
  %47 = phi i64 [ 0, %37 ], [ %57, %56 ]
  br i1 %34, label %52, label %48

48:                                               ; preds = %46
  %49 = getelementptr inbounds nuw double, ptr %15, i64 %47
  %50 = load double, ptr %49, align 8
  %51 = fneg double %50
  br label %52

52:                                               ; preds = %46, %48
  %53 = phi double [ %51, %48 ], [ 0.000000e+00, %46 ]
  %54 = getelementptr inbounds nuw double, ptr %38, i64 %47
  store double %53, ptr %54, align 8
  %55 = getelementptr inbounds nuw double, ptr %12, i64 %47
  br label %59

56:                                               ; preds = %59
  %57 = add nuw nsw i64 %47, 1
  %58 = icmp eq i64 %57, %26
  br i1 %58, label %39, label %46

59:                                               ; preds = %52, %59
  %60 = phi i64 [ 0, %52 ], [ %68, %59 ]
  %61 = phi double [ %53, %52 ], [ %67, %59 ]
  %62 = mul nuw nsw i64 %60, %26
  %63 = getelementptr inbounds nuw double, ptr %55, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds nuw double, ptr %36, i64 %60
  %66 = load double, ptr %65, align 8
  %67 = tail call double @llvm.fmuladd.f64(double %64, double %66, double %61)
  store double %67, ptr %54, align 8
  %68 = add nuw nsw i64 %60, 1
  %69 = icmp eq i64 %68, %26
  br i1 %69, label %56, label %59

70:                                               ; preds = %40, %79
  %71 = phi i64 [ %84, %79 ], [ 0, %40 ]
  br i1 %23, label %72, label %79

72:                                               ; preds = %70
  %73 = mul nuw nsw i64 %71, %26
  %74 = load ptr, ptr %24, align 8
  %75 = getelementptr inbounds nuw double, ptr %7, i64 %73
  br label %86

76:                                               ; preds = %79, %39
  %77 = add nuw nsw i64 %33, 1
  %78 = icmp eq i64 %77, %30
  br i1 %78, label %96, label %32

79:                                               ; preds = %86, %70
  %80 = phi double [ 0.000000e+00, %70 ], [ %93, %86 ]
  %81 = fneg double %80
  %82 = select i1 %34, double %80, double %81
  %83 = getelementptr inbounds nuw double, ptr %45, i64 %71
  store double %82, ptr %83, align 8
  %84 = add nuw nsw i64 %71, 1
  %85 = icmp eq i64 %84, %31
  br i1 %85, label %76, label %70

86:                                               ; preds = %72, %86
  %87 = phi i64 [ 0, %72 ], [ %94, %86 ]
  %88 = phi double [ 0.000000e+00, %72 ], [ %93, %86 ]
  %89 = getelementptr inbounds nuw double, ptr %75, i64 %87
  %90 = load double, ptr %89, align 8
  %91 = getelementptr inbounds nuw double, ptr %74, i64 %87
  %92 = load double, ptr %91, align 8
  %93 = tail call double @llvm.fmuladd.f64(double %90, double %92, double %88)
  %94 = add nuw nsw i64 %87, 1
  %95 = icmp eq i64 %94, %26
  br i1 %95, label %79, label %86

96:                                               ; preds = %76, %20, %5
  %97 = phi i32 [ %18, %5 ], [ 0, %20 ], [ 0, %76 ]
  ret i32 %97
}

define internal fastcc i32 @solve_reduced(ptr nocapture noundef nonnull readonly %0, i32 noundef %1, ptr noundef %2, ptr nocapture noundef %3) unnamed_addr #9 {
  %5 = alloca %struct.Factor, align 8
  %6 = tail call fastcc i32 @cholesky(i32 noundef %1, ptr noundef %2)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %48, label %8

8:                                                ; preds = %4
  tail call fastcc void @forward(i32 noundef %1, ptr noundef %2, ptr noundef %3)
  %9 = load i32, ptr @appell_n_evident, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %46, label %11

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %13 = load ptr, ptr %12, align 8
  %14 = tail call fastcc i32 @raise_evident_rows(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %13)
  %15 = load i32, ptr @appell_is_actuated, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %26, label %17

17:                                               ; preds = %11
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %26

21:                                               ; preds = %17
  tail call fastcc void @raise_actuators(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  %22 = load ptr, ptr %12, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %24 = load ptr, ptr %23, align 8
  %25 = tail call fastcc i32 @solve_actuated_rows(ptr noundef %0, i32 noundef %1, i32 noundef %14, i32 noundef 0, ptr noundef null, ptr noundef %22, ptr noundef %3, ptr noundef %24)
  br label %46

26:                                               ; preds = %17, %11
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %5) #24
  store i32 %1, ptr %5, align 8
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %14, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 0, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 0, ptr %29, align 4
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %32 = load ptr, ptr %31, align 8
  store ptr %32, ptr %30, align 8
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %35 = load ptr, ptr %34, align 8
  store ptr %35, ptr %33, align 8
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %38 = load ptr, ptr %37, align 8
  store ptr %38, ptr %36, align 8
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %41 = load ptr, ptr %40, align 8
  store ptr %41, ptr %39, align 8
  %42 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i32 0, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 52
  store i32 0, ptr %43, align 4
  call fastcc void @factorise(ptr noundef %5, ptr noundef null)
  %44 = load ptr, ptr %12, align 8
  call fastcc void @project_onto_rows(ptr noundef %5, ptr noundef %44, ptr noundef %3, ptr noundef null)
  %45 = load i32, ptr %28, align 8
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %5) #24
  br label %46

46:                                               ; preds = %21, %26, %8
  %47 = phi i32 [ 0, %8 ], [ %45, %26 ], [ %25, %21 ]
  tail call fastcc void @backward(i32 noundef %1, ptr noundef %2, ptr noundef %3)
  br label %48

48:                                               ; preds = %4, %46
  %49 = phi i32 [ %47, %46 ], [ -1, %4 ]
  ret i32 %49
}

define internal fastcc range(i32 0, 8) i32 @solve_saddle(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2) unnamed_addr #9 {
  %4 = alloca %struct.Factor, align 8
  %5 = alloca %struct.Factor, align 8
  %6 = load i32, ptr @appell_n_speeds, align 4
  %7 = load i32, ptr @appell_n_rows, align 4
  %8 = add nsw i32 %7, %6
  tail call fastcc void @assemble_saddle(ptr noundef %1)
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %4) #24
  store i32 %8, ptr %4, align 8
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 %8, ptr %9, align 4
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 0, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %12, align 8
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %15, align 8
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 528
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i32 0, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 52
  store i32 0, ptr %25, align 4
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %5) #24
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 208
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %26, align 8
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %31 = load ptr, ptr %30, align 8
  store ptr %31, ptr %29, align 8
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %34 = load ptr, ptr %33, align 8
  store ptr %34, ptr %32, align 8
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 536
  %37 = load ptr, ptr %36, align 8
  store ptr %37, ptr %35, align 8
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i32 0, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 52
  store i32 0, ptr %39, align 4
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %45, label %43

43:                                               ; preds = %3
  %44 = add nsw i32 %41, %6
  store i32 %44, ptr %24, align 8
  br label %45

45:                                               ; preds = %43, %3
  call fastcc void @factorise(ptr noundef %4, ptr noundef null)
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 640
  %47 = load i32, ptr %46, align 8
  %48 = icmp eq i32 %47, 0
  %49 = load i32, ptr %10, align 8
  br i1 %48, label %50, label %130

50:                                               ; preds = %45
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %52 = load ptr, ptr %51, align 8
  %53 = load i32, ptr %9, align 4
  %54 = icmp slt i32 %49, %53
  br i1 %54, label %55, label %130

55:                                               ; preds = %50
  %56 = load ptr, ptr %21, align 8
  %57 = icmp sgt i32 %49, 0
  %58 = zext i32 %49 to i64
  %59 = sext i32 %49 to i64
  %60 = load ptr, ptr %12, align 8
  %61 = load i32, ptr %4, align 8
  %62 = sext i32 %61 to i64
  %63 = add i32 %61, 1
  br label %64

64:                                               ; preds = %123, %55
  %65 = phi i64 [ %59, %55 ], [ %124, %123 ]
  %66 = getelementptr inbounds i32, ptr %56, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = icmp slt i32 %67, %6
  br i1 %68, label %127, label %69

69:                                               ; preds = %64
  br i1 %57, label %70, label %123

70:                                               ; preds = %69
  %71 = mul nsw i64 %65, %62
  %72 = getelementptr double, ptr %60, i64 %71
  br label %103

73:                                               ; preds = %103, %81
  %74 = phi i64 [ %75, %81 ], [ %58, %103 ]
  %75 = add nsw i64 %74, -1
  %76 = getelementptr inbounds nuw double, ptr %52, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = icmp slt i64 %74, %58
  br i1 %78, label %79, label %81

79:                                               ; preds = %73
  %80 = getelementptr double, ptr %60, i64 %75
  br label %90

81:                                               ; preds = %90, %73
  %82 = phi double [ %77, %73 ], [ %99, %90 ]
  %83 = trunc nuw nsw i64 %75 to i32
  %84 = mul i32 %63, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %60, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = fdiv double %82, %87
  store double %88, ptr %76, align 8
  %89 = icmp sgt i64 %74, 1
  br i1 %89, label %73, label %110

90:                                               ; preds = %90, %79
  %91 = phi i64 [ %74, %79 ], [ %100, %90 ]
  %92 = phi double [ %77, %79 ], [ %99, %90 ]
  %93 = mul nsw i64 %91, %62
  %94 = getelementptr double, ptr %80, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds nuw double, ptr %52, i64 %91
  %97 = load double, ptr %96, align 8
  %98 = fneg double %95
  %99 = tail call double @llvm.fmuladd.f64(double %98, double %97, double %92)
  %100 = add nuw nsw i64 %91, 1
  %101 = trunc i64 %100 to i32
  %102 = icmp eq i32 %49, %101
  br i1 %102, label %81, label %90

103:                                              ; preds = %103, %70
  %104 = phi i64 [ 0, %70 ], [ %108, %103 ]
  %105 = getelementptr double, ptr %72, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = getelementptr inbounds nuw double, ptr %52, i64 %104
  store double %106, ptr %107, align 8
  %108 = add nuw nsw i64 %104, 1
  %109 = icmp eq i64 %108, %58
  br i1 %109, label %73, label %103

110:                                              ; preds = %81, %120
  %111 = phi i64 [ %121, %120 ], [ 0, %81 ]
  %112 = getelementptr inbounds nuw i32, ptr %56, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = icmp slt i32 %113, %6
  br i1 %114, label %115, label %120

115:                                              ; preds = %110
  %116 = getelementptr inbounds nuw double, ptr %52, i64 %111
  %117 = load double, ptr %116, align 8
  %118 = tail call double @llvm.fabs.f64(double %117)
  %119 = fcmp ogt double %118, 0x3EB0C6F7A0B5ED8D
  br i1 %119, label %127, label %120

120:                                              ; preds = %115, %110
  %121 = add nuw nsw i64 %111, 1
  %122 = icmp eq i64 %121, %58
  br i1 %122, label %123, label %110

123:                                              ; preds = %120, %69
  %124 = add nsw i64 %65, 1
  %125 = trunc i64 %124 to i32
  %126 = icmp eq i32 %53, %125
  br i1 %126, label %130, label %64

127:                                              ; preds = %64, %115
  %128 = getelementptr inbounds i32, ptr %56, i64 %59
  %129 = load i32, ptr %128, align 4
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 1, i32 noundef %129, double noundef %2)
  br label %206

130:                                              ; preds = %123, %50, %45
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %132 = load ptr, ptr %131, align 8
  call fastcc void @q_transposed(ptr noundef %4, ptr noundef %132)
  %133 = load ptr, ptr %131, align 8
  %134 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %135 = load ptr, ptr %134, align 8
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %137 = load ptr, ptr %136, align 8
  call fastcc void @least_norm_multipliers(ptr noundef %4, ptr noundef %5, ptr noundef %133, ptr noundef %135, ptr noundef %137)
  %138 = sub nsw i32 %49, %6
  %139 = tail call noundef i32 @llvm.smax.i32(i32 %138, i32 0)
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 %139, ptr %140, align 8
  %141 = load i32, ptr %46, align 8
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %143, label %198

143:                                              ; preds = %130
  %144 = load ptr, ptr %136, align 8
  %145 = icmp sgt i32 %8, 0
  br i1 %145, label %146, label %198

146:                                              ; preds = %143
  %147 = zext nneg i32 %8 to i64
  br label %153

148:                                              ; preds = %153
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %152 = load ptr, ptr %151, align 8
  br label %162

153:                                              ; preds = %153, %146
  %154 = phi i64 [ 0, %146 ], [ %160, %153 ]
  %155 = phi double [ 0.000000e+00, %146 ], [ %159, %153 ]
  %156 = getelementptr inbounds nuw double, ptr %144, i64 %154
  %157 = load double, ptr %156, align 8
  %158 = tail call double @llvm.fabs.f64(double %157)
  %159 = tail call double @llvm.maxnum.f64(double %155, double %158)
  %160 = add nuw nsw i64 %154, 1
  %161 = icmp eq i64 %160, %147
  br i1 %161, label %148, label %153

162:                                              ; preds = %193, %148
  %163 = phi i64 [ 0, %148 ], [ %194, %193 ]
  %164 = getelementptr inbounds nuw double, ptr %150, i64 %163
  %165 = load double, ptr %164, align 8
  %166 = tail call double @llvm.fabs.f64(double %165)
  %167 = fneg double %165
  %168 = getelementptr inbounds nuw double, ptr %152, i64 %163
  br label %175

169:                                              ; preds = %175
  %170 = tail call double @llvm.fabs.f64(double %185)
  %171 = fmul double %190, 0x3D719799812DEA11
  %172 = fmul double %159, %171
  %173 = tail call double @llvm.fmuladd.f64(double %188, double 0x3EB0C6F7A0B5ED8D, double %172)
  %174 = fcmp ugt double %170, %173
  br i1 %174, label %196, label %193

175:                                              ; preds = %175, %162
  %176 = phi i64 [ 0, %162 ], [ %191, %175 ]
  %177 = phi double [ 0.000000e+00, %162 ], [ %190, %175 ]
  %178 = phi double [ %166, %162 ], [ %188, %175 ]
  %179 = phi double [ %167, %162 ], [ %185, %175 ]
  %180 = mul nuw nsw i64 %176, %147
  %181 = getelementptr inbounds nuw double, ptr %168, i64 %180
  %182 = load double, ptr %181, align 8
  %183 = getelementptr inbounds nuw double, ptr %144, i64 %176
  %184 = load double, ptr %183, align 8
  %185 = tail call double @llvm.fmuladd.f64(double %182, double %184, double %179)
  %186 = fmul double %182, %184
  %187 = tail call double @llvm.fabs.f64(double %186)
  %188 = fadd double %178, %187
  %189 = tail call double @llvm.fabs.f64(double %182)
  %190 = tail call double @llvm.maxnum.f64(double %177, double %189)
  %191 = add nuw nsw i64 %176, 1
  %192 = icmp eq i64 %191, %147
  br i1 %192, label %169, label %175

193:                                              ; preds = %169
  %194 = add nuw nsw i64 %163, 1
  %195 = icmp eq i64 %194, %147
  br i1 %195, label %198, label %162

196:                                              ; preds = %169
  %197 = trunc nuw nsw i64 %163 to i32
  br label %198

198:                                              ; preds = %193, %196, %143, %130
  %199 = phi i32 [ -1, %130 ], [ -1, %143 ], [ %197, %196 ], [ -1, %193 ]
  %200 = icmp slt i32 %199, %6
  br i1 %200, label %203, label %201

201:                                              ; preds = %198
  %202 = sub nsw i32 %199, %6
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 2, i32 noundef %202, double noundef %2)
  br label %206

203:                                              ; preds = %198
  %204 = icmp slt i32 %199, 0
  br i1 %204, label %206, label %205

205:                                              ; preds = %203
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 1, i32 noundef %199, double noundef %2)
  br label %206

206:                                              ; preds = %201, %203, %205, %127
  %207 = phi i32 [ 7, %127 ], [ 6, %201 ], [ 7, %205 ], [ 0, %203 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %5) #24
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %4) #24
  ret i32 %207
}

define internal fastcc range(i32 0, 10) i32 @check_minimal_actuation(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, i32 noundef range(i32 0, -2147483648) %3) unnamed_addr #17 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 640
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %90

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 592
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 600
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %14 = load ptr, ptr %13, align 8
  %15 = load i32, ptr @appell_n_rows, align 4
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %72

17:                                               ; preds = %8
  %18 = load i32, ptr @appell_n_speeds, align 4
  %19 = icmp sgt i32 %18, 0
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %22 = load ptr, ptr %21, align 8
  %23 = zext nneg i32 %15 to i64
  %24 = zext nneg i32 %18 to i64
  br label %25

25:                                               ; preds = %67, %17
  %26 = phi i64 [ 0, %17 ], [ %68, %67 ]
  %27 = getelementptr inbounds nuw double, ptr %12, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = tail call double @llvm.fabs.f64(double %28)
  br i1 %19, label %33, label %30

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw double, ptr %22, i64 %26
  %32 = load double, ptr %31, align 8
  br label %41

33:                                               ; preds = %25
  %34 = load ptr, ptr %20, align 8
  %35 = getelementptr inbounds nuw double, ptr %22, i64 %26
  %36 = load double, ptr %35, align 8
  %37 = fmul double %36, 1.000000e-08
  %38 = getelementptr inbounds nuw double, ptr %10, i64 %26
  br label %48

39:                                               ; preds = %48
  %40 = tail call double @llvm.fabs.f64(double %59)
  br label %41

41:                                               ; preds = %39, %30
  %42 = phi double [ %29, %30 ], [ %40, %39 ]
  %43 = phi double [ %32, %30 ], [ %36, %39 ]
  %44 = phi double [ %29, %30 ], [ %64, %39 ]
  %45 = fmul double %43, 0x3D719799812DEA11
  %46 = tail call double @llvm.fmuladd.f64(double %44, double 0x3EB0C6F7A0B5ED8D, double %45)
  %47 = fcmp ule double %42, %46
  br i1 %47, label %67, label %70

48:                                               ; preds = %48, %33
  %49 = phi i64 [ 0, %33 ], [ %65, %48 ]
  %50 = phi double [ %29, %33 ], [ %64, %48 ]
  %51 = phi double [ %28, %33 ], [ %59, %48 ]
  %52 = getelementptr inbounds nuw double, ptr %34, i64 %49
  %53 = load double, ptr %52, align 8
  %54 = mul nuw nsw i64 %49, %23
  %55 = getelementptr inbounds nuw double, ptr %38, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds nuw double, ptr %14, i64 %49
  %58 = load double, ptr %57, align 8
  %59 = tail call double @llvm.fmuladd.f64(double %56, double %58, double %51)
  %60 = tail call double @llvm.fabs.f64(double %56)
  %61 = fdiv double %37, %53
  %62 = fadd double %61, %60
  %63 = tail call double @llvm.fabs.f64(double %58)
  %64 = tail call double @llvm.fmuladd.f64(double %62, double %63, double %50)
  %65 = add nuw nsw i64 %49, 1
  %66 = icmp eq i64 %65, %24
  br i1 %66, label %39, label %48

67:                                               ; preds = %41
  %68 = add nuw nsw i64 %26, 1
  %69 = icmp eq i64 %68, %23
  br i1 %69, label %72, label %25

70:                                               ; preds = %41
  %71 = trunc nuw nsw i64 %26 to i32
  br label %72

72:                                               ; preds = %67, %8, %70
  %73 = phi i32 [ -1, %8 ], [ %71, %70 ], [ -1, %67 ]
  %74 = load i32, ptr @appell_is_actuated, align 4
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %82, label %76

76:                                               ; preds = %72
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 616
  %78 = load i32, ptr %77, align 8
  %79 = icmp ne i32 %78, 0
  %80 = icmp slt i32 %73, 0
  %81 = select i1 %79, i1 true, i1 %80
  br i1 %81, label %82, label %84

82:                                               ; preds = %76, %72
  %83 = icmp slt i32 %73, 0
  br i1 %83, label %90, label %88

84:                                               ; preds = %76
  %85 = load i32, ptr @appell_n_evident, align 4
  %86 = icmp slt i32 %3, %85
  %87 = select i1 %86, i32 9, i32 6
  br label %88

88:                                               ; preds = %82, %84
  %89 = phi i32 [ %87, %84 ], [ 6, %82 ]
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 2, i32 noundef %73, double noundef %2)
  br label %90

90:                                               ; preds = %88, %82, %4
  %91 = phi i32 [ 0, %4 ], [ 0, %82 ], [ %89, %88 ]
  ret i32 %91
}

define internal fastcc range(i32 0, 6) i32 @recover_multipliers(ptr nocapture noundef %0, ptr nocapture noundef nonnull initializes((592, 608)) %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = alloca %struct.Factor, align 8
  %6 = alloca %struct.Factor, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %8 = load ptr, ptr %7, align 8
  %9 = load i32, ptr @appell_n_speeds, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds double, ptr %8, i64 %10
  %12 = tail call fastcc i32 @evaluate_dynamics(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %165

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %16 = load ptr, ptr %15, align 8
  %17 = load ptr, ptr %1, align 8
  %18 = load i32, ptr @appell_n_coordinates, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %17, i64 %19
  %21 = mul nsw i32 %9, %9
  %22 = zext nneg i32 %21 to i64
  %23 = shl nuw nsw i64 %22, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %20, i64 %23, i1 false)
  %24 = load ptr, ptr %15, align 8
  %25 = tail call fastcc i32 @cholesky(i32 noundef %9, ptr noundef %24)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %29, label %27

27:                                               ; preds = %14
  %28 = load ptr, ptr %15, align 8
  br label %29

29:                                               ; preds = %14, %27
  %30 = phi ptr [ %28, %27 ], [ null, %14 ]
  %31 = icmp sgt i32 %9, 0
  br i1 %31, label %35, label %32

32:                                               ; preds = %29
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %34 = load ptr, ptr %33, align 8
  br label %43

35:                                               ; preds = %29
  %36 = load i32, ptr @appell_law, align 4
  %37 = icmp eq i32 %36, 0
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 616
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %41 = load ptr, ptr %40, align 8
  %42 = zext nneg i32 %9 to i64
  br label %70

43:                                               ; preds = %100, %32
  %44 = phi ptr [ %34, %32 ], [ %41, %100 ]
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 152
  tail call fastcc void @forward(i32 noundef %9, ptr noundef %30, ptr noundef %44)
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %47 = load ptr, ptr %46, align 8
  %48 = load ptr, ptr %1, align 8
  %49 = getelementptr inbounds double, ptr %48, i64 %19
  %50 = getelementptr inbounds nuw double, ptr %49, i64 %22
  %51 = getelementptr inbounds double, ptr %50, i64 %10
  %52 = load i32, ptr @appell_n_rows, align 4
  %53 = mul nsw i32 %52, %9
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds double, ptr %51, i64 %54
  %56 = sext i32 %52 to i64
  %57 = getelementptr inbounds double, ptr %55, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 616
  %59 = load i32, ptr %58, align 8
  %60 = icmp ne i32 %59, 0
  %61 = load i32, ptr @appell_is_actuated, align 4
  %62 = icmp ne i32 %61, 0
  %63 = select i1 %60, i1 %62, i1 false
  %64 = select i1 %63, i64 %54, i64 0
  %65 = getelementptr inbounds double, ptr %57, i64 %64
  %66 = shl nsw i64 %54, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %47, ptr align 8 %65, i64 %66, i1 false)
  %67 = icmp sgt i32 %52, 0
  br i1 %67, label %68, label %114

68:                                               ; preds = %43
  %69 = zext nneg i32 %52 to i64
  br label %149

70:                                               ; preds = %35, %100
  %71 = phi i64 [ 0, %35 ], [ %101, %100 ]
  br i1 %37, label %72, label %74

72:                                               ; preds = %70
  %73 = load ptr, ptr %1, align 8
  br label %87

74:                                               ; preds = %70
  %75 = load i32, ptr %38, align 8
  %76 = icmp eq i32 %75, 0
  %77 = load ptr, ptr %1, align 8
  br i1 %76, label %78, label %87

78:                                               ; preds = %74
  %79 = getelementptr inbounds double, ptr %77, i64 %19
  %80 = getelementptr inbounds nuw double, ptr %79, i64 %22
  %81 = getelementptr inbounds nuw double, ptr %80, i64 %71
  %82 = load double, ptr %81, align 8
  %83 = load ptr, ptr %39, align 8
  %84 = getelementptr inbounds nuw double, ptr %83, i64 %71
  %85 = load double, ptr %84, align 8
  %86 = fadd double %82, %85
  br label %93

87:                                               ; preds = %72, %74
  %88 = phi ptr [ %73, %72 ], [ %77, %74 ]
  %89 = getelementptr inbounds double, ptr %88, i64 %19
  %90 = getelementptr inbounds nuw double, ptr %89, i64 %22
  %91 = getelementptr inbounds nuw double, ptr %90, i64 %71
  %92 = load double, ptr %91, align 8
  br label %93

93:                                               ; preds = %87, %78
  %94 = phi ptr [ %77, %78 ], [ %88, %87 ]
  %95 = phi double [ %86, %78 ], [ %92, %87 ]
  %96 = fneg double %95
  %97 = getelementptr inbounds nuw double, ptr %41, i64 %71
  store double %96, ptr %97, align 8
  %98 = getelementptr inbounds double, ptr %94, i64 %19
  %99 = getelementptr inbounds nuw double, ptr %98, i64 %71
  br label %103

100:                                              ; preds = %103
  %101 = add nuw nsw i64 %71, 1
  %102 = icmp eq i64 %101, %42
  br i1 %102, label %43, label %70

103:                                              ; preds = %93, %103
  %104 = phi i64 [ 0, %93 ], [ %112, %103 ]
  %105 = phi double [ %96, %93 ], [ %111, %103 ]
  %106 = mul nuw nsw i64 %104, %42
  %107 = getelementptr inbounds nuw double, ptr %99, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = getelementptr inbounds nuw double, ptr %8, i64 %104
  %110 = load double, ptr %109, align 8
  %111 = tail call double @llvm.fmuladd.f64(double %108, double %110, double %105)
  store double %111, ptr %97, align 8
  %112 = add nuw nsw i64 %104, 1
  %113 = icmp eq i64 %112, %42
  br i1 %113, label %100, label %103

114:                                              ; preds = %149, %43
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %5) #24
  store i32 %9, ptr %5, align 8
  %115 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %52, ptr %115, align 4
  %116 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 0, ptr %116, align 8
  %117 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 0, ptr %117, align 4
  %118 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %119 = load ptr, ptr %46, align 8
  store ptr %119, ptr %118, align 8
  %120 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %121 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %122 = load ptr, ptr %121, align 8
  store ptr %122, ptr %120, align 8
  %123 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %125 = load ptr, ptr %124, align 8
  store ptr %125, ptr %123, align 8
  %126 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %127 = getelementptr inbounds nuw i8, ptr %1, i64 528
  %128 = load ptr, ptr %127, align 8
  store ptr %128, ptr %126, align 8
  %129 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %130 = getelementptr inbounds nuw i8, ptr %5, i64 52
  store i32 0, ptr %130, align 4
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %132 = load i32, ptr %131, align 8
  store i32 %132, ptr %129, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %6) #24
  %133 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %134 = getelementptr inbounds nuw i8, ptr %1, i64 208
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  %135 = load ptr, ptr %134, align 8
  store ptr %135, ptr %133, align 8
  %136 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %138 = load ptr, ptr %137, align 8
  store ptr %138, ptr %136, align 8
  %139 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %141 = load ptr, ptr %140, align 8
  store ptr %141, ptr %139, align 8
  %142 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %143 = getelementptr inbounds nuw i8, ptr %1, i64 536
  %144 = load ptr, ptr %143, align 8
  store ptr %144, ptr %142, align 8
  %145 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store i32 0, ptr %145, align 8
  %146 = getelementptr inbounds nuw i8, ptr %6, i64 52
  store i32 0, ptr %146, align 4
  %147 = icmp eq ptr %30, null
  %148 = select i1 %147, i1 true, i1 %62
  br i1 %148, label %159, label %156

149:                                              ; preds = %68, %149
  %150 = phi i64 [ 0, %68 ], [ %154, %149 ]
  %151 = load ptr, ptr %46, align 8
  %152 = mul nsw i64 %150, %10
  %153 = getelementptr inbounds double, ptr %151, i64 %152
  tail call fastcc void @forward(i32 noundef %9, ptr noundef %30, ptr noundef %153)
  %154 = add nuw nsw i64 %150, 1
  %155 = icmp eq i64 %154, %69
  br i1 %155, label %114, label %149

156:                                              ; preds = %114
  %157 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %158 = load ptr, ptr %157, align 8
  br label %159

159:                                              ; preds = %114, %156
  %160 = phi ptr [ %158, %156 ], [ null, %114 ]
  call fastcc void @factorise(ptr noundef %5, ptr noundef %160)
  %161 = load ptr, ptr %45, align 8
  call fastcc void @q_transposed(ptr noundef %5, ptr noundef %161)
  %162 = load ptr, ptr %45, align 8
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %164 = load ptr, ptr %163, align 8
  call fastcc void @least_norm_multipliers(ptr noundef %5, ptr noundef %6, ptr noundef %162, ptr noundef %164, ptr noundef %11)
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %6) #24
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %5) #24
  br label %165

165:                                              ; preds = %4, %159
  %166 = phi i32 [ 0, %159 ], [ %12, %4 ]
  ret i32 %166
}

define internal fastcc i32 @raise_evident_rows(ptr nocapture noundef nonnull readonly %0, i32 noundef %1, ptr noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #9 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load ptr, ptr %5, align 8
  %7 = load i32, ptr @appell_n_speeds, align 4
  %8 = mul nsw i32 %7, %1
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds double, ptr %6, i64 %9
  %11 = load i32, ptr @appell_n_rows, align 4
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %25

13:                                               ; preds = %4
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load i32, ptr @appell_n_coordinates, align 4
  %17 = sext i32 %16 to i64
  %18 = mul nsw i32 %11, %7
  %19 = sext i32 %18 to i64
  %20 = icmp sgt i32 %7, 0
  %21 = icmp sgt i32 %1, 0
  %22 = zext nneg i32 %11 to i64
  %23 = zext i32 %7 to i64
  %24 = zext nneg i32 %1 to i64
  br label %27

25:                                               ; preds = %83, %4
  %26 = phi i32 [ 0, %4 ], [ %84, %83 ]
  ret i32 %26

27:                                               ; preds = %13, %83
  %28 = phi i64 [ 0, %13 ], [ %85, %83 ]
  %29 = phi i32 [ 0, %13 ], [ %84, %83 ]
  %30 = getelementptr inbounds nuw [0 x i32], ptr @appell_row_embedded, i64 0, i64 %28
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %83

33:                                               ; preds = %27
  %34 = load ptr, ptr %14, align 8
  %35 = mul nsw i32 %29, %1
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds double, ptr %34, i64 %36
  %38 = load ptr, ptr %15, align 8
  %39 = getelementptr inbounds double, ptr %38, i64 %17
  %40 = getelementptr inbounds double, ptr %39, i64 %19
  %41 = getelementptr inbounds nuw double, ptr %40, i64 %28
  %42 = load double, ptr %41, align 8
  %43 = sext i32 %29 to i64
  %44 = getelementptr inbounds double, ptr %3, i64 %43
  store double %42, ptr %44, align 8
  br i1 %20, label %45, label %47

45:                                               ; preds = %33
  %46 = getelementptr inbounds nuw double, ptr %39, i64 %28
  br label %50

47:                                               ; preds = %50, %33
  br i1 %21, label %48, label %61

48:                                               ; preds = %47
  %49 = getelementptr inbounds nuw double, ptr %39, i64 %28
  br label %63

50:                                               ; preds = %45, %50
  %51 = phi i64 [ 0, %45 ], [ %59, %50 ]
  %52 = phi double [ %42, %45 ], [ %58, %50 ]
  %53 = mul nuw nsw i64 %51, %22
  %54 = getelementptr inbounds nuw double, ptr %46, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds nuw double, ptr %10, i64 %51
  %57 = load double, ptr %56, align 8
  %58 = tail call double @llvm.fmuladd.f64(double %55, double %57, double %52)
  store double %58, ptr %44, align 8
  %59 = add nuw nsw i64 %51, 1
  %60 = icmp eq i64 %59, %23
  br i1 %60, label %47, label %50

61:                                               ; preds = %69, %47
  tail call fastcc void @forward(i32 noundef %1, ptr noundef %2, ptr noundef %37)
  %62 = add nsw i32 %29, 1
  br label %83

63:                                               ; preds = %48, %69
  %64 = phi i64 [ 0, %48 ], [ %70, %69 ]
  %65 = getelementptr inbounds nuw double, ptr %37, i64 %64
  store double 0.000000e+00, ptr %65, align 8
  br i1 %20, label %66, label %69

66:                                               ; preds = %63
  %67 = mul nuw nsw i64 %64, %23
  %68 = getelementptr inbounds nuw double, ptr %6, i64 %67
  br label %72

69:                                               ; preds = %72, %63
  %70 = add nuw nsw i64 %64, 1
  %71 = icmp eq i64 %70, %24
  br i1 %71, label %61, label %63

72:                                               ; preds = %66, %72
  %73 = phi i64 [ 0, %66 ], [ %81, %72 ]
  %74 = phi double [ 0.000000e+00, %66 ], [ %80, %72 ]
  %75 = mul nuw nsw i64 %73, %22
  %76 = getelementptr inbounds nuw double, ptr %49, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = getelementptr inbounds nuw double, ptr %68, i64 %73
  %79 = load double, ptr %78, align 8
  %80 = tail call double @llvm.fmuladd.f64(double %77, double %79, double %74)
  store double %80, ptr %65, align 8
  %81 = add nuw nsw i64 %73, 1
  %82 = icmp eq i64 %81, %23
  br i1 %82, label %69, label %72

83:                                               ; preds = %27, %61
  %84 = phi i32 [ %29, %27 ], [ %62, %61 ]
  %85 = add nuw nsw i64 %28, 1
  %86 = icmp eq i64 %85, %22
  br i1 %86, label %25, label %27
}

define internal fastcc void @raise_actuators(ptr nocapture noundef nonnull readonly %0, i32 noundef %1, ptr noundef %2) unnamed_addr #9 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load ptr, ptr %4, align 8
  %6 = load i32, ptr @appell_n_rows, align 4
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %25

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %10 = icmp sgt i32 %1, 0
  %11 = load i32, ptr @appell_n_speeds, align 4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = load i32, ptr @appell_n_coordinates, align 4
  %14 = sext i32 %13 to i64
  %15 = mul nsw i32 %11, %6
  %16 = sext i32 %15 to i64
  %17 = zext nneg i32 %6 to i64
  %18 = icmp sgt i32 %11, 0
  %19 = zext i32 %11 to i64
  %20 = sext i32 %11 to i64
  %21 = zext nneg i32 %1 to i64
  %22 = icmp ult i32 %11, 4
  %23 = and i64 %19, 2147483644
  %24 = icmp eq i64 %23, %19
  br label %26

25:                                               ; preds = %83, %3
  ret void

26:                                               ; preds = %8, %83
  %27 = phi i64 [ 0, %8 ], [ %85, %83 ]
  %28 = phi i32 [ 0, %8 ], [ %84, %83 ]
  %29 = getelementptr inbounds nuw [0 x i32], ptr @appell_row_embedded, i64 0, i64 %27
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %83

32:                                               ; preds = %26
  %33 = load ptr, ptr %9, align 8
  %34 = add nsw i32 %28, 1
  %35 = mul nsw i32 %28, %1
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds double, ptr %33, i64 %36
  br i1 %10, label %38, label %45

38:                                               ; preds = %32
  %39 = load ptr, ptr %12, align 8
  %40 = getelementptr inbounds double, ptr %39, i64 %14
  %41 = getelementptr inbounds double, ptr %40, i64 %16
  %42 = getelementptr inbounds nuw double, ptr %41, i64 %17
  %43 = mul nsw i64 %27, %20
  %44 = getelementptr inbounds double, ptr %42, i64 %43
  br label %46

45:                                               ; preds = %78, %32
  tail call fastcc void @forward(i32 noundef %1, ptr noundef %2, ptr noundef %37)
  br label %83

46:                                               ; preds = %38, %78
  %47 = phi i64 [ 0, %38 ], [ %81, %78 ]
  %48 = mul nsw i64 %47, %20
  %49 = getelementptr inbounds double, ptr %5, i64 %48
  br i1 %18, label %50, label %78

50:                                               ; preds = %46
  br i1 %22, label %64, label %51

51:                                               ; preds = %50, %51
  %52 = phi i64 [ %60, %51 ], [ 0, %50 ]
  %53 = phi <4 x double> [ %59, %51 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %50 ]
  %54 = getelementptr inbounds nuw double, ptr %49, i64 %52
  %55 = load <4 x double>, ptr %54, align 8
  %56 = getelementptr inbounds nuw double, ptr %44, i64 %52
  %57 = load <4 x double>, ptr %56, align 8
  %58 = fmul reassoc contract <4 x double> %55, %57
  %59 = fadd reassoc contract <4 x double> %53, %58
  %60 = add nuw i64 %52, 4
  %61 = icmp eq i64 %60, %23
  br i1 %61, label %62, label %51

62:                                               ; preds = %51
  %63 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %59)
  br i1 %24, label %78, label %64

64:                                               ; preds = %50, %62
  %65 = phi i64 [ 0, %50 ], [ %23, %62 ]
  %66 = phi double [ 0.000000e+00, %50 ], [ %63, %62 ]
  br label %67

67:                                               ; preds = %64, %67
  %68 = phi i64 [ %76, %67 ], [ %65, %64 ]
  %69 = phi double [ %75, %67 ], [ %66, %64 ]
  %70 = getelementptr inbounds nuw double, ptr %49, i64 %68
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds nuw double, ptr %44, i64 %68
  %73 = load double, ptr %72, align 8
  %74 = fmul reassoc contract double %71, %73
  %75 = fadd reassoc contract double %69, %74
  %76 = add nuw nsw i64 %68, 1
  %77 = icmp eq i64 %76, %19
  br i1 %77, label %78, label %67

78:                                               ; preds = %67, %62, %46
  %79 = phi double [ 0.000000e+00, %46 ], [ %63, %62 ], [ %75, %67 ]
  %80 = getelementptr inbounds nuw double, ptr %37, i64 %47
  store double %79, ptr %80, align 8
  %81 = add nuw nsw i64 %47, 1
  %82 = icmp eq i64 %81, %21
  br i1 %82, label %45, label %46

83:                                               ; preds = %26, %45
  %84 = phi i32 [ %28, %26 ], [ %34, %45 ]
  %85 = add nuw nsw i64 %27, 1
  %86 = icmp eq i64 %85, %17
  br i1 %86, label %25, label %26
}

define internal fastcc i32 @solve_actuated_rows(ptr nocapture noundef nonnull readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef %6, ptr nocapture noundef %7) unnamed_addr #9 {
  %9 = alloca %struct.Factor, align 8
  %10 = alloca %struct.Factor, align 8
  %11 = icmp sgt i32 %2, 0
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %13 = load ptr, ptr %12, align 8
  br i1 %11, label %14, label %36

14:                                               ; preds = %8
  %15 = icmp sgt i32 %1, 0
  %16 = zext i32 %1 to i64
  %17 = icmp eq ptr %4, null
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %22 = sext i32 %1 to i64
  %23 = zext nneg i32 %2 to i64
  %24 = zext nneg i32 %2 to i64
  %25 = load ptr, ptr %20, align 8
  %26 = load ptr, ptr %21, align 8
  %27 = icmp ult i32 %1, 4
  %28 = and i64 %16, 2147483644
  %29 = icmp eq i64 %28, %16
  %30 = icmp ult i32 %1, 4
  %31 = and i64 %16, 2147483644
  %32 = icmp eq i64 %31, %16
  %33 = icmp ult i32 %1, 4
  %34 = and i64 %16, 2147483644
  %35 = icmp eq i64 %34, %16
  br label %88

36:                                               ; preds = %165, %8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %39 = load ptr, ptr %38, align 8
  %40 = mul nsw i32 %2, %2
  %41 = zext nneg i32 %40 to i64
  %42 = shl nuw nsw i64 %41, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %39, i64 %42, i1 false)
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %9) #24
  store i32 %2, ptr %9, align 8
  %43 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store i32 %2, ptr %43, align 4
  %44 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i32 0, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 0, ptr %45, align 4
  %46 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %47 = load ptr, ptr %37, align 8
  store ptr %47, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %48, align 8
  %51 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %53 = load ptr, ptr %52, align 8
  store ptr %53, ptr %51, align 8
  %54 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %56 = load ptr, ptr %55, align 8
  store ptr %56, ptr %54, align 8
  %57 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %58 = getelementptr inbounds nuw i8, ptr %9, i64 52
  store i32 0, ptr %58, align 4
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %10) #24
  %59 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 208
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  %61 = load ptr, ptr %60, align 8
  store ptr %61, ptr %59, align 8
  %62 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %64 = load ptr, ptr %63, align 8
  store ptr %64, ptr %62, align 8
  %65 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %67 = load ptr, ptr %66, align 8
  store ptr %67, ptr %65, align 8
  %68 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %70 = load ptr, ptr %69, align 8
  store ptr %70, ptr %68, align 8
  %71 = getelementptr inbounds nuw i8, ptr %10, i64 48
  store i32 0, ptr %71, align 8
  %72 = getelementptr inbounds nuw i8, ptr %10, i64 52
  store i32 0, ptr %72, align 4
  store i32 %3, ptr %57, align 8
  call fastcc void @factorise(ptr noundef %9, ptr noundef null)
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %74 = load ptr, ptr %73, align 8
  call fastcc void @q_transposed(ptr noundef %9, ptr noundef %74)
  %75 = load ptr, ptr %73, align 8
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %77 = load ptr, ptr %76, align 8
  call fastcc void @least_norm_multipliers(ptr noundef %9, ptr noundef %10, ptr noundef %75, ptr noundef %77, ptr noundef %7)
  br i1 %11, label %78, label %207

78:                                               ; preds = %36
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %80 = load ptr, ptr %79, align 8
  %81 = icmp sgt i32 %1, 0
  %82 = zext i32 %1 to i64
  %83 = sext i32 %1 to i64
  %84 = zext nneg i32 %2 to i64
  %85 = icmp ult i32 %1, 4
  %86 = and i64 %82, 2147483644
  %87 = icmp eq i64 %86, %82
  br label %209

88:                                               ; preds = %14, %165
  %89 = phi i64 [ 0, %14 ], [ %166, %165 ]
  %90 = mul nsw i64 %89, %22
  %91 = getelementptr inbounds double, ptr %13, i64 %90
  br i1 %15, label %92, label %116

92:                                               ; preds = %88
  br i1 %27, label %104, label %93

93:                                               ; preds = %92, %93
  %94 = phi i64 [ %100, %93 ], [ 0, %92 ]
  %95 = phi <4 x double> [ %99, %93 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %92 ]
  %96 = getelementptr inbounds nuw double, ptr %91, i64 %94
  %97 = load <4 x double>, ptr %96, align 8
  %98 = fmul reassoc contract <4 x double> %97, %97
  %99 = fadd reassoc contract <4 x double> %95, %98
  %100 = add nuw i64 %94, 4
  %101 = icmp eq i64 %100, %28
  br i1 %101, label %102, label %93

102:                                              ; preds = %93
  %103 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %99)
  br i1 %29, label %116, label %104

104:                                              ; preds = %92, %102
  %105 = phi i64 [ 0, %92 ], [ %28, %102 ]
  %106 = phi double [ 0.000000e+00, %92 ], [ %103, %102 ]
  br label %107

107:                                              ; preds = %104, %107
  %108 = phi i64 [ %114, %107 ], [ %105, %104 ]
  %109 = phi double [ %113, %107 ], [ %106, %104 ]
  %110 = getelementptr inbounds nuw double, ptr %91, i64 %108
  %111 = load double, ptr %110, align 8
  %112 = fmul reassoc contract double %111, %111
  %113 = fadd reassoc contract double %109, %112
  %114 = add nuw nsw i64 %108, 1
  %115 = icmp eq i64 %114, %16
  br i1 %115, label %116, label %107

116:                                              ; preds = %107, %102, %88
  %117 = phi double [ 0.000000e+00, %88 ], [ %103, %102 ], [ %113, %107 ]
  %118 = tail call double @llvm.sqrt.f64(double %117)
  br i1 %17, label %123, label %119

119:                                              ; preds = %116
  %120 = getelementptr inbounds nuw double, ptr %4, i64 %89
  %121 = load double, ptr %120, align 8
  %122 = fmul double %121, 1.000000e-08
  br label %123

123:                                              ; preds = %116, %119
  %124 = phi double [ %122, %119 ], [ 0.000000e+00, %116 ]
  %125 = fcmp ogt double %118, %124
  %126 = fdiv double 1.000000e+00, %118
  %127 = select i1 %125, double %126, double 0.000000e+00
  %128 = getelementptr inbounds nuw double, ptr %5, i64 %89
  %129 = load double, ptr %128, align 8
  br i1 %15, label %130, label %158

130:                                              ; preds = %123
  br i1 %30, label %144, label %131

131:                                              ; preds = %130, %131
  %132 = phi i64 [ %140, %131 ], [ 0, %130 ]
  %133 = phi <4 x double> [ %139, %131 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %130 ]
  %134 = getelementptr inbounds nuw double, ptr %91, i64 %132
  %135 = load <4 x double>, ptr %134, align 8
  %136 = getelementptr inbounds nuw double, ptr %6, i64 %132
  %137 = load <4 x double>, ptr %136, align 8
  %138 = fmul reassoc contract <4 x double> %135, %137
  %139 = fadd reassoc contract <4 x double> %133, %138
  %140 = add nuw i64 %132, 4
  %141 = icmp eq i64 %140, %31
  br i1 %141, label %142, label %131

142:                                              ; preds = %131
  %143 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %139)
  br i1 %32, label %158, label %144

144:                                              ; preds = %130, %142
  %145 = phi i64 [ 0, %130 ], [ %31, %142 ]
  %146 = phi double [ 0.000000e+00, %130 ], [ %143, %142 ]
  br label %147

147:                                              ; preds = %144, %147
  %148 = phi i64 [ %156, %147 ], [ %145, %144 ]
  %149 = phi double [ %155, %147 ], [ %146, %144 ]
  %150 = getelementptr inbounds nuw double, ptr %91, i64 %148
  %151 = load double, ptr %150, align 8
  %152 = getelementptr inbounds nuw double, ptr %6, i64 %148
  %153 = load double, ptr %152, align 8
  %154 = fmul reassoc contract double %151, %153
  %155 = fadd reassoc contract double %149, %154
  %156 = add nuw nsw i64 %148, 1
  %157 = icmp eq i64 %156, %16
  br i1 %157, label %158, label %147

158:                                              ; preds = %147, %142, %123
  %159 = phi double [ 0.000000e+00, %123 ], [ %143, %142 ], [ %155, %147 ]
  %160 = fadd double %129, %159
  %161 = fneg double %160
  %162 = fmul double %127, %161
  %163 = getelementptr inbounds nuw double, ptr %19, i64 %89
  store double %162, ptr %163, align 8
  %164 = getelementptr inbounds nuw double, ptr %26, i64 %89
  br label %168

165:                                              ; preds = %200
  %166 = add nuw nsw i64 %89, 1
  %167 = icmp eq i64 %166, %24
  br i1 %167, label %36, label %88

168:                                              ; preds = %158, %200
  %169 = phi i64 [ 0, %158 ], [ %205, %200 ]
  %170 = mul nsw i64 %169, %22
  %171 = getelementptr inbounds double, ptr %25, i64 %170
  br i1 %15, label %172, label %200

172:                                              ; preds = %168
  br i1 %33, label %186, label %173

173:                                              ; preds = %172, %173
  %174 = phi i64 [ %182, %173 ], [ 0, %172 ]
  %175 = phi <4 x double> [ %181, %173 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %172 ]
  %176 = getelementptr inbounds nuw double, ptr %91, i64 %174
  %177 = load <4 x double>, ptr %176, align 8
  %178 = getelementptr inbounds nuw double, ptr %171, i64 %174
  %179 = load <4 x double>, ptr %178, align 8
  %180 = fmul reassoc contract <4 x double> %177, %179
  %181 = fadd reassoc contract <4 x double> %175, %180
  %182 = add nuw i64 %174, 4
  %183 = icmp eq i64 %182, %34
  br i1 %183, label %184, label %173

184:                                              ; preds = %173
  %185 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %181)
  br i1 %35, label %200, label %186

186:                                              ; preds = %172, %184
  %187 = phi i64 [ 0, %172 ], [ %34, %184 ]
  %188 = phi double [ 0.000000e+00, %172 ], [ %185, %184 ]
  br label %189

189:                                              ; preds = %186, %189
  %190 = phi i64 [ %198, %189 ], [ %187, %186 ]
  %191 = phi double [ %197, %189 ], [ %188, %186 ]
  %192 = getelementptr inbounds nuw double, ptr %91, i64 %190
  %193 = load double, ptr %192, align 8
  %194 = getelementptr inbounds nuw double, ptr %171, i64 %190
  %195 = load double, ptr %194, align 8
  %196 = fmul reassoc contract double %193, %195
  %197 = fadd reassoc contract double %191, %196
  %198 = add nuw nsw i64 %190, 1
  %199 = icmp eq i64 %198, %16
  br i1 %199, label %200, label %189

200:                                              ; preds = %189, %184, %168
  %201 = phi double [ 0.000000e+00, %168 ], [ %185, %184 ], [ %197, %189 ]
  %202 = fmul double %127, %201
  %203 = mul nuw nsw i64 %169, %23
  %204 = getelementptr inbounds nuw double, ptr %164, i64 %203
  store double %202, ptr %204, align 8
  %205 = add nuw nsw i64 %169, 1
  %206 = icmp eq i64 %205, %24
  br i1 %206, label %165, label %168

207:                                              ; preds = %240, %36
  %208 = load i32, ptr %44, align 8
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %10) #24
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %9) #24
  ret i32 %208

209:                                              ; preds = %78, %240
  %210 = phi i64 [ 0, %78 ], [ %241, %240 ]
  %211 = getelementptr inbounds nuw double, ptr %7, i64 %210
  %212 = load double, ptr %211, align 8
  %213 = mul nsw i64 %210, %83
  %214 = getelementptr inbounds double, ptr %80, i64 %213
  br i1 %81, label %215, label %240

215:                                              ; preds = %209
  br i1 %85, label %229, label %216

216:                                              ; preds = %215
  %217 = insertelement <4 x double> poison, double %212, i64 0
  %218 = shufflevector <4 x double> %217, <4 x double> poison, <4 x i32> zeroinitializer
  br label %219

219:                                              ; preds = %219, %216
  %220 = phi i64 [ 0, %216 ], [ %226, %219 ]
  %221 = getelementptr inbounds nuw double, ptr %214, i64 %220
  %222 = load <4 x double>, ptr %221, align 8
  %223 = getelementptr inbounds nuw double, ptr %6, i64 %220
  %224 = load <4 x double>, ptr %223, align 8
  %225 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %218, <4 x double> %222, <4 x double> %224)
  store <4 x double> %225, ptr %223, align 8
  %226 = add nuw i64 %220, 4
  %227 = icmp eq i64 %226, %86
  br i1 %227, label %228, label %219

228:                                              ; preds = %219
  br i1 %87, label %240, label %229

229:                                              ; preds = %215, %228
  %230 = phi i64 [ 0, %215 ], [ %86, %228 ]
  br label %231

231:                                              ; preds = %229, %231
  %232 = phi i64 [ %238, %231 ], [ %230, %229 ]
  %233 = getelementptr inbounds nuw double, ptr %214, i64 %232
  %234 = load double, ptr %233, align 8
  %235 = getelementptr inbounds nuw double, ptr %6, i64 %232
  %236 = load double, ptr %235, align 8
  %237 = tail call double @llvm.fmuladd.f64(double %212, double %234, double %236)
  store double %237, ptr %235, align 8
  %238 = add nuw nsw i64 %232, 1
  %239 = icmp eq i64 %238, %82
  br i1 %239, label %240, label %231

240:                                              ; preds = %231, %228, %209
  %241 = add nuw nsw i64 %210, 1
  %242 = icmp eq i64 %241, %84
  br i1 %242, label %207, label %209
}

define internal fastcc void @project_onto_rows(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr noundef writeonly %3) unnamed_addr #14 {
  tail call fastcc void @q_transposed(ptr noundef %0, ptr noundef %2)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 8
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %20

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = load i32, ptr %0, align 8
  %16 = add i32 %15, 1
  %17 = icmp eq ptr %3, null
  %18 = zext nneg i32 %6 to i64
  %19 = sext i32 %15 to i64
  br label %21

20:                                               ; preds = %60, %4
  tail call fastcc void @q_times(ptr noundef %0, ptr noundef %2)
  ret void

21:                                               ; preds = %8, %60
  %22 = phi i64 [ 0, %8 ], [ %61, %60 ]
  %23 = getelementptr inbounds nuw i32, ptr %10, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %1, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = fneg double %27
  %29 = getelementptr inbounds double, ptr %12, i64 %25
  %30 = load double, ptr %29, align 8
  %31 = fdiv double %28, %30
  %32 = getelementptr inbounds nuw double, ptr %2, i64 %22
  %33 = load double, ptr %32, align 8
  %34 = icmp eq i64 %22, 0
  br i1 %34, label %38, label %35

35:                                               ; preds = %21
  %36 = mul nsw i64 %22, %19
  %37 = getelementptr double, ptr %14, i64 %36
  br label %46

38:                                               ; preds = %46, %21
  %39 = phi double [ %31, %21 ], [ %54, %46 ]
  %40 = trunc nuw nsw i64 %22 to i32
  %41 = mul i32 %16, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %14, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fdiv double %39, %44
  store double %45, ptr %32, align 8
  br i1 %17, label %60, label %57

46:                                               ; preds = %35, %46
  %47 = phi i64 [ 0, %35 ], [ %55, %46 ]
  %48 = phi double [ %31, %35 ], [ %54, %46 ]
  %49 = getelementptr double, ptr %37, i64 %47
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds nuw double, ptr %2, i64 %47
  %52 = load double, ptr %51, align 8
  %53 = fneg double %50
  %54 = tail call double @llvm.fmuladd.f64(double %53, double %52, double %48)
  %55 = add nuw nsw i64 %47, 1
  %56 = icmp eq i64 %55, %22
  br i1 %56, label %38, label %46

57:                                               ; preds = %38
  %58 = fsub double %45, %33
  %59 = getelementptr inbounds nuw double, ptr %3, i64 %22
  store double %58, ptr %59, align 8
  br label %60

60:                                               ; preds = %57, %38
  %61 = add nuw nsw i64 %22, 1
  %62 = icmp eq i64 %61, %18
  br i1 %62, label %20, label %21
}

define internal fastcc void @least_norm_multipliers(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef nonnull %1, ptr nocapture noundef %2, ptr nocapture noundef %3, ptr nocapture noundef %4) unnamed_addr #9 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %7, %9
  br i1 %10, label %11, label %69

11:                                               ; preds = %5
  %12 = icmp sgt i32 %7, 0
  br i1 %12, label %13, label %133

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = load i32, ptr %0, align 8
  %17 = add i32 %16, 1
  %18 = zext nneg i32 %7 to i64
  %19 = sext i32 %16 to i64
  br label %20

20:                                               ; preds = %28, %13
  %21 = phi i64 [ %18, %13 ], [ %22, %28 ]
  %22 = add nsw i64 %21, -1
  %23 = getelementptr inbounds nuw double, ptr %2, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = icmp slt i64 %21, %18
  br i1 %25, label %26, label %28

26:                                               ; preds = %20
  %27 = getelementptr double, ptr %15, i64 %22
  br label %37

28:                                               ; preds = %37, %20
  %29 = phi double [ %24, %20 ], [ %46, %37 ]
  %30 = trunc nuw nsw i64 %22 to i32
  %31 = mul i32 %17, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %15, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = fdiv double %29, %34
  store double %35, ptr %23, align 8
  %36 = icmp sgt i64 %21, 1
  br i1 %36, label %20, label %50

37:                                               ; preds = %37, %26
  %38 = phi i64 [ %21, %26 ], [ %47, %37 ]
  %39 = phi double [ %24, %26 ], [ %46, %37 ]
  %40 = mul nsw i64 %38, %19
  %41 = getelementptr double, ptr %27, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds nuw double, ptr %2, i64 %38
  %44 = load double, ptr %43, align 8
  %45 = fneg double %42
  %46 = tail call double @llvm.fmuladd.f64(double %45, double %44, double %39)
  %47 = add nuw nsw i64 %38, 1
  %48 = trunc i64 %47 to i32
  %49 = icmp eq i32 %7, %48
  br i1 %49, label %28, label %37

50:                                               ; preds = %28
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %54 = load ptr, ptr %53, align 8
  %55 = zext nneg i32 %7 to i64
  br label %56

56:                                               ; preds = %50, %56
  %57 = phi i64 [ 0, %50 ], [ %67, %56 ]
  %58 = getelementptr inbounds nuw double, ptr %2, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = getelementptr inbounds nuw i32, ptr %54, i64 %57
  %61 = load i32, ptr %60, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds double, ptr %52, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fdiv double %59, %64
  %66 = getelementptr inbounds double, ptr %4, i64 %62
  store double %65, ptr %66, align 8
  %67 = add nuw nsw i64 %57, 1
  %68 = icmp eq i64 %67, %55
  br i1 %68, label %133, label %56

69:                                               ; preds = %5
  store i32 %9, ptr %1, align 8
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 4
  store i32 %7, ptr %70, align 4
  %71 = icmp sgt i32 %7, 0
  br i1 %71, label %72, label %82

72:                                               ; preds = %69
  %73 = load i32, ptr %8, align 4
  %74 = icmp sgt i32 %73, 0
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %79 = sext i32 %9 to i64
  %80 = zext nneg i32 %7 to i64
  %81 = zext nneg i32 %73 to i64
  br label %88

82:                                               ; preds = %100, %69
  tail call fastcc void @factorise(ptr noundef %1, ptr noundef null)
  %83 = load i32, ptr %8, align 4
  %84 = icmp sgt i32 %83, 0
  br i1 %84, label %85, label %132

85:                                               ; preds = %82
  %86 = zext nneg i32 %83 to i64
  %87 = shl nuw nsw i64 %86, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %4, i8 0, i64 %87, i1 false)
  br label %132

88:                                               ; preds = %72, %100
  %89 = phi i64 [ 0, %72 ], [ %101, %100 ]
  %90 = getelementptr inbounds nuw double, ptr %2, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = fneg double %91
  %93 = getelementptr inbounds nuw double, ptr %3, i64 %89
  store double %92, ptr %93, align 8
  br i1 %74, label %94, label %100

94:                                               ; preds = %88
  %95 = load ptr, ptr %78, align 8
  %96 = load ptr, ptr %77, align 8
  %97 = mul nsw i64 %89, %79
  %98 = trunc nuw nsw i64 %89 to i32
  %99 = getelementptr double, ptr %95, i64 %97
  br label %103

100:                                              ; preds = %126, %88
  %101 = add nuw nsw i64 %89, 1
  %102 = icmp eq i64 %101, %80
  br i1 %102, label %82, label %88

103:                                              ; preds = %94, %126
  %104 = phi i64 [ 0, %94 ], [ %130, %126 ]
  %105 = icmp samesign ult i64 %104, %89
  br i1 %105, label %106, label %110

106:                                              ; preds = %103
  %107 = getelementptr inbounds nuw i32, ptr %96, i64 %104
  %108 = load i32, ptr %107, align 4
  %109 = sext i32 %108 to i64
  br label %126

110:                                              ; preds = %103
  %111 = load ptr, ptr %75, align 8
  %112 = load i32, ptr %0, align 8
  %113 = trunc nuw nsw i64 %104 to i32
  %114 = mul nsw i32 %112, %113
  %115 = add nsw i32 %114, %98
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds double, ptr %111, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = load ptr, ptr %76, align 8
  %120 = getelementptr inbounds nuw i32, ptr %96, i64 %104
  %121 = load i32, ptr %120, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds double, ptr %119, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = fmul double %118, %124
  br label %126

126:                                              ; preds = %106, %110
  %127 = phi i64 [ %109, %106 ], [ %122, %110 ]
  %128 = phi double [ 0.000000e+00, %106 ], [ %125, %110 ]
  %129 = getelementptr double, ptr %99, i64 %127
  store double %128, ptr %129, align 8
  %130 = add nuw nsw i64 %104, 1
  %131 = icmp eq i64 %130, %81
  br i1 %131, label %100, label %103

132:                                              ; preds = %85, %82
  tail call fastcc void @project_onto_rows(ptr noundef %1, ptr noundef %3, ptr noundef %4, ptr noundef null)
  br label %133

133:                                              ; preds = %56, %11, %132
  ret void
}

define internal fastcc void @assemble_saddle(ptr nocapture noundef nonnull readonly %0) unnamed_addr #21 {
  %2 = load i32, ptr @appell_n_speeds, align 4
  %3 = load i32, ptr @appell_n_rows, align 4
  %4 = add i32 %3, %2
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %6 = load ptr, ptr %5, align 8
  %7 = mul nsw i32 %4, %4
  %8 = zext nneg i32 %7 to i64
  %9 = shl nuw nsw i64 %8, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %6, i8 0, i64 %9, i1 false)
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %11, label %23

11:                                               ; preds = %1
  %12 = load i32, ptr @appell_n_coordinates, align 4
  %13 = sext i32 %12 to i64
  %14 = zext nneg i32 %2 to i64
  %15 = shl nuw nsw i64 %14, 3
  %16 = icmp sgt i32 %3, 0
  %17 = mul nuw nsw i32 %2, %2
  %18 = zext nneg i32 %17 to i64
  %19 = sext i32 %4 to i64
  %20 = zext nneg i32 %2 to i64
  %21 = sext i32 %3 to i64
  %22 = zext nneg i32 %3 to i64
  br label %39

23:                                               ; preds = %58, %1
  %24 = icmp sgt i32 %3, 0
  br i1 %24, label %25, label %91

25:                                               ; preds = %23
  %26 = load i32, ptr @appell_n_coordinates, align 4
  %27 = sext i32 %26 to i64
  %28 = mul nsw i32 %2, %2
  %29 = zext nneg i32 %28 to i64
  %30 = sext i32 %2 to i64
  %31 = mul nsw i32 %3, %2
  %32 = sext i32 %31 to i64
  %33 = zext nneg i32 %3 to i64
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %35 = load i32, ptr @appell_is_actuated, align 4
  %36 = icmp ne i32 %35, 0
  %37 = zext i32 %2 to i64
  %38 = zext i32 %4 to i64
  br label %71

39:                                               ; preds = %11, %58
  %40 = phi i64 [ 0, %11 ], [ %59, %58 ]
  %41 = load ptr, ptr %5, align 8
  %42 = mul nsw i64 %40, %19
  %43 = getelementptr inbounds double, ptr %41, i64 %42
  %44 = load ptr, ptr %0, align 8
  %45 = getelementptr inbounds double, ptr %44, i64 %13
  %46 = mul nuw nsw i64 %40, %20
  %47 = getelementptr inbounds nuw double, ptr %45, i64 %46
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %43, ptr align 8 %47, i64 %15, i1 false)
  br i1 %16, label %48, label %58

48:                                               ; preds = %39
  %49 = load ptr, ptr %0, align 8
  %50 = getelementptr inbounds double, ptr %49, i64 %13
  %51 = getelementptr inbounds nuw double, ptr %50, i64 %18
  %52 = getelementptr inbounds nuw double, ptr %51, i64 %14
  %53 = mul nuw nsw i64 %40, %21
  %54 = load ptr, ptr %5, align 8
  %55 = trunc nsw i64 %42 to i32
  %56 = add nuw i32 %2, %55
  %57 = getelementptr double, ptr %52, i64 %53
  br label %61

58:                                               ; preds = %61, %39
  %59 = add nuw nsw i64 %40, 1
  %60 = icmp eq i64 %59, %14
  br i1 %60, label %23, label %39

61:                                               ; preds = %48, %61
  %62 = phi i64 [ 0, %48 ], [ %69, %61 ]
  %63 = getelementptr double, ptr %57, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = trunc nuw nsw i64 %62 to i32
  %66 = add i32 %56, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %54, i64 %67
  store double %64, ptr %68, align 8
  %69 = add nuw nsw i64 %62, 1
  %70 = icmp eq i64 %69, %22
  br i1 %70, label %58, label %61

71:                                               ; preds = %25, %104
  %72 = phi i64 [ 0, %25 ], [ %105, %104 ]
  br i1 %10, label %73, label %104

73:                                               ; preds = %71
  %74 = load ptr, ptr %0, align 8
  %75 = getelementptr inbounds double, ptr %74, i64 %27
  %76 = getelementptr inbounds nuw double, ptr %75, i64 %29
  %77 = getelementptr inbounds nuw double, ptr %76, i64 %30
  %78 = getelementptr inbounds nuw double, ptr %77, i64 %32
  %79 = getelementptr inbounds nuw double, ptr %78, i64 %33
  %80 = load i32, ptr %34, align 8
  %81 = icmp ne i32 %80, 0
  %82 = select i1 %81, i1 %36, i1 false
  %83 = select i1 %82, i64 %32, i64 0
  %84 = getelementptr inbounds nuw double, ptr %79, i64 %83
  %85 = mul nuw nsw i64 %72, %37
  %86 = load ptr, ptr %5, align 8
  %87 = add nuw nsw i64 %72, %37
  %88 = mul nuw nsw i64 %87, %38
  %89 = getelementptr inbounds nuw double, ptr %84, i64 %85
  %90 = getelementptr inbounds nuw double, ptr %86, i64 %88
  br label %107

91:                                               ; preds = %104, %23
  br i1 %10, label %92, label %115

92:                                               ; preds = %91
  %93 = load i32, ptr @appell_law, align 4
  %94 = icmp eq i32 %93, 0
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %96 = load i32, ptr @appell_n_coordinates, align 4
  %97 = sext i32 %96 to i64
  %98 = mul nuw nsw i32 %2, %2
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %102 = load ptr, ptr %101, align 8
  %103 = zext nneg i32 %2 to i64
  br label %133

104:                                              ; preds = %107, %71
  %105 = add nuw nsw i64 %72, 1
  %106 = icmp eq i64 %105, %33
  br i1 %106, label %91, label %71

107:                                              ; preds = %73, %107
  %108 = phi i64 [ 0, %73 ], [ %113, %107 ]
  %109 = getelementptr inbounds nuw double, ptr %89, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = fneg double %110
  %112 = getelementptr inbounds nuw double, ptr %90, i64 %108
  store double %111, ptr %112, align 8
  %113 = add nuw nsw i64 %108, 1
  %114 = icmp eq i64 %113, %37
  br i1 %114, label %104, label %107

115:                                              ; preds = %156, %91
  br i1 %24, label %116, label %161

116:                                              ; preds = %115
  %117 = load ptr, ptr %0, align 8
  %118 = load i32, ptr @appell_n_coordinates, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds double, ptr %117, i64 %119
  %121 = mul nsw i32 %2, %2
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds nuw double, ptr %120, i64 %122
  %124 = sext i32 %2 to i64
  %125 = getelementptr inbounds double, ptr %123, i64 %124
  %126 = mul nsw i32 %3, %2
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds double, ptr %125, i64 %127
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %130 = load ptr, ptr %129, align 8
  %131 = zext nneg i32 %3 to i64
  %132 = getelementptr double, ptr %130, i64 %124
  br label %172

133:                                              ; preds = %92, %156
  %134 = phi i64 [ 0, %92 ], [ %159, %156 ]
  br i1 %94, label %135, label %137

135:                                              ; preds = %133
  %136 = load ptr, ptr %0, align 8
  br label %150

137:                                              ; preds = %133
  %138 = load i32, ptr %95, align 8
  %139 = icmp eq i32 %138, 0
  %140 = load ptr, ptr %0, align 8
  br i1 %139, label %141, label %150

141:                                              ; preds = %137
  %142 = getelementptr inbounds double, ptr %140, i64 %97
  %143 = getelementptr inbounds nuw double, ptr %142, i64 %99
  %144 = getelementptr inbounds nuw double, ptr %143, i64 %134
  %145 = load double, ptr %144, align 8
  %146 = load ptr, ptr %100, align 8
  %147 = getelementptr inbounds nuw double, ptr %146, i64 %134
  %148 = load double, ptr %147, align 8
  %149 = fadd double %145, %148
  br label %156

150:                                              ; preds = %135, %137
  %151 = phi ptr [ %136, %135 ], [ %140, %137 ]
  %152 = getelementptr inbounds double, ptr %151, i64 %97
  %153 = getelementptr inbounds nuw double, ptr %152, i64 %99
  %154 = getelementptr inbounds nuw double, ptr %153, i64 %134
  %155 = load double, ptr %154, align 8
  br label %156

156:                                              ; preds = %141, %150
  %157 = phi double [ %149, %141 ], [ %155, %150 ]
  %158 = getelementptr inbounds nuw double, ptr %102, i64 %134
  store double %157, ptr %158, align 8
  %159 = add nuw nsw i64 %134, 1
  %160 = icmp eq i64 %159, %103
  br i1 %160, label %115, label %133

161:                                              ; preds = %172, %115
  %162 = icmp sgt i32 %4, 0
  br i1 %162, label %163, label %183

163:                                              ; preds = %161
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %166 = load ptr, ptr %165, align 8
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %168 = load ptr, ptr %167, align 8
  %169 = zext nneg i32 %4 to i64
  %170 = load ptr, ptr %5, align 8
  %171 = load ptr, ptr %164, align 8
  br label %180

172:                                              ; preds = %116, %172
  %173 = phi i64 [ 0, %116 ], [ %178, %172 ]
  %174 = getelementptr inbounds nuw double, ptr %128, i64 %173
  %175 = load double, ptr %174, align 8
  %176 = fneg double %175
  %177 = getelementptr double, ptr %132, i64 %173
  store double %176, ptr %177, align 8
  %178 = add nuw nsw i64 %173, 1
  %179 = icmp eq i64 %178, %131
  br i1 %179, label %161, label %172

180:                                              ; preds = %198, %163
  %181 = phi i64 [ 0, %163 ], [ %203, %198 ]
  %182 = getelementptr inbounds nuw double, ptr %170, i64 %181
  br label %188

183:                                              ; preds = %198, %161
  ret void

184:                                              ; preds = %188
  %185 = fcmp ogt double %195, 0.000000e+00
  %186 = fdiv double 1.000000e+00, %195
  %187 = select i1 %185, double %186, double 1.000000e+00
  br label %205

188:                                              ; preds = %180, %188
  %189 = phi i64 [ 0, %180 ], [ %196, %188 ]
  %190 = phi double [ 0.000000e+00, %180 ], [ %195, %188 ]
  %191 = mul nuw nsw i64 %189, %169
  %192 = getelementptr inbounds nuw double, ptr %182, i64 %191
  %193 = load double, ptr %192, align 8
  %194 = tail call double @llvm.fabs.f64(double %193)
  %195 = tail call double @llvm.maxnum.f64(double %190, double %194)
  %196 = add nuw nsw i64 %189, 1
  %197 = icmp eq i64 %196, %169
  br i1 %197, label %184, label %188

198:                                              ; preds = %205
  %199 = getelementptr inbounds nuw double, ptr %166, i64 %181
  %200 = load double, ptr %199, align 8
  %201 = fmul double %187, %200
  %202 = getelementptr inbounds nuw double, ptr %168, i64 %181
  store double %201, ptr %202, align 8
  %203 = add nuw nsw i64 %181, 1
  %204 = icmp eq i64 %203, %169
  br i1 %204, label %183, label %180

205:                                              ; preds = %184, %205
  %206 = phi i64 [ 0, %184 ], [ %213, %205 ]
  %207 = mul nuw nsw i64 %206, %169
  %208 = add nuw nsw i64 %207, %181
  %209 = getelementptr inbounds nuw double, ptr %170, i64 %208
  %210 = load double, ptr %209, align 8
  %211 = fmul double %187, %210
  %212 = getelementptr inbounds nuw double, ptr %171, i64 %208
  store double %211, ptr %212, align 8
  %213 = add nuw nsw i64 %206, 1
  %214 = icmp eq i64 %213, %169
  br i1 %214, label %198, label %205
}

define internal fastcc range(i32 0, 10) i32 @solve_with_actuators(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2) unnamed_addr #9 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %1, align 8
  %7 = load i32, ptr @appell_n_coordinates, align 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds double, ptr %6, i64 %8
  %10 = load i32, ptr @appell_n_speeds, align 4
  %11 = mul nsw i32 %10, %10
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw double, ptr %9, i64 %12
  %14 = sext i32 %10 to i64
  %15 = getelementptr inbounds double, ptr %13, i64 %14
  %16 = load i32, ptr @appell_n_rows, align 4
  %17 = mul nsw i32 %16, %10
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds double, ptr %15, i64 %18
  %20 = sext i32 %16 to i64
  %21 = getelementptr inbounds double, ptr %19, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 616
  %23 = load i32, ptr %22, align 8
  %24 = icmp ne i32 %23, 0
  %25 = load i32, ptr @appell_is_actuated, align 4
  %26 = icmp ne i32 %25, 0
  %27 = select i1 %24, i1 %26, i1 false
  %28 = select i1 %27, i64 %18, i64 0
  %29 = getelementptr inbounds double, ptr %21, i64 %28
  %30 = shl nsw i64 %18, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %29, i64 %30, i1 false)
  %31 = icmp sgt i32 %16, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %3
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %34 = zext nneg i32 %16 to i64
  br label %60

35:                                               ; preds = %60, %3
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %37 = load i32, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %39 = load ptr, ptr %38, align 8
  %40 = load ptr, ptr %1, align 8
  %41 = getelementptr inbounds double, ptr %40, i64 %8
  %42 = getelementptr inbounds nuw double, ptr %41, i64 %12
  %43 = getelementptr inbounds double, ptr %42, i64 %14
  %44 = getelementptr inbounds double, ptr %43, i64 %18
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds double, ptr %48, i64 %14
  %50 = tail call fastcc i32 @solve_actuated_rows(ptr noundef %1, i32 noundef %10, i32 noundef %16, i32 noundef %37, ptr noundef %39, ptr noundef %44, ptr noundef %46, ptr noundef %49)
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 %50, ptr %51, align 8
  %52 = load ptr, ptr %47, align 8
  %53 = load ptr, ptr %45, align 8
  %54 = shl nsw i64 %14, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %52, ptr align 8 %53, i64 %54, i1 false)
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %56 = load ptr, ptr %55, align 8
  %57 = load ptr, ptr %47, align 8
  tail call fastcc void @backward(i32 noundef %10, ptr noundef %56, ptr noundef %57)
  %58 = load i32, ptr %51, align 8
  %59 = icmp slt i32 %58, %16
  br i1 %59, label %68, label %70

60:                                               ; preds = %32, %60
  %61 = phi i64 [ 0, %32 ], [ %66, %60 ]
  %62 = load ptr, ptr %33, align 8
  %63 = load ptr, ptr %4, align 8
  %64 = mul nsw i64 %61, %14
  %65 = getelementptr inbounds double, ptr %63, i64 %64
  tail call fastcc void @forward(i32 noundef %10, ptr noundef %62, ptr noundef %65)
  %66 = add nuw nsw i64 %61, 1
  %67 = icmp eq i64 %66, %34
  br i1 %67, label %35, label %60

68:                                               ; preds = %35
  %69 = tail call fastcc i32 @check_actuation(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, i32 noundef %58)
  br label %70

70:                                               ; preds = %35, %68
  %71 = phi i32 [ %69, %68 ], [ 0, %35 ]
  ret i32 %71
}

define internal fastcc range(i32 0, 7) i32 @check_rows(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2) unnamed_addr #17 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 640
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %71

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 592
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 600
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %13 = load ptr, ptr %12, align 8
  %14 = load i32, ptr @appell_n_rows, align 4
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %71

16:                                               ; preds = %7
  %17 = load i32, ptr @appell_n_speeds, align 4
  %18 = icmp sgt i32 %17, 0
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load ptr, ptr %20, align 8
  %22 = zext nneg i32 %14 to i64
  %23 = zext nneg i32 %17 to i64
  br label %24

24:                                               ; preds = %66, %16
  %25 = phi i64 [ 0, %16 ], [ %67, %66 ]
  %26 = getelementptr inbounds nuw double, ptr %11, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = tail call double @llvm.fabs.f64(double %27)
  br i1 %18, label %32, label %29

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw double, ptr %21, i64 %25
  %31 = load double, ptr %30, align 8
  br label %40

32:                                               ; preds = %24
  %33 = load ptr, ptr %19, align 8
  %34 = getelementptr inbounds nuw double, ptr %21, i64 %25
  %35 = load double, ptr %34, align 8
  %36 = fmul double %35, 1.000000e-08
  %37 = getelementptr inbounds nuw double, ptr %9, i64 %25
  br label %47

38:                                               ; preds = %47
  %39 = tail call double @llvm.fabs.f64(double %58)
  br label %40

40:                                               ; preds = %38, %29
  %41 = phi double [ %28, %29 ], [ %39, %38 ]
  %42 = phi double [ %31, %29 ], [ %35, %38 ]
  %43 = phi double [ %28, %29 ], [ %63, %38 ]
  %44 = fmul double %42, 0x3D719799812DEA11
  %45 = tail call double @llvm.fmuladd.f64(double %43, double 0x3EB0C6F7A0B5ED8D, double %44)
  %46 = fcmp ule double %41, %45
  br i1 %46, label %66, label %69

47:                                               ; preds = %47, %32
  %48 = phi i64 [ 0, %32 ], [ %64, %47 ]
  %49 = phi double [ %28, %32 ], [ %63, %47 ]
  %50 = phi double [ %27, %32 ], [ %58, %47 ]
  %51 = getelementptr inbounds nuw double, ptr %33, i64 %48
  %52 = load double, ptr %51, align 8
  %53 = mul nuw nsw i64 %48, %22
  %54 = getelementptr inbounds nuw double, ptr %37, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds nuw double, ptr %13, i64 %48
  %57 = load double, ptr %56, align 8
  %58 = tail call double @llvm.fmuladd.f64(double %55, double %57, double %50)
  %59 = tail call double @llvm.fabs.f64(double %55)
  %60 = fdiv double %36, %52
  %61 = fadd double %60, %59
  %62 = tail call double @llvm.fabs.f64(double %57)
  %63 = tail call double @llvm.fmuladd.f64(double %61, double %62, double %49)
  %64 = add nuw nsw i64 %48, 1
  %65 = icmp eq i64 %64, %23
  br i1 %65, label %38, label %47

66:                                               ; preds = %40
  %67 = add nuw nsw i64 %25, 1
  %68 = icmp eq i64 %67, %22
  br i1 %68, label %71, label %24

69:                                               ; preds = %40
  %70 = trunc nuw nsw i64 %25 to i32
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 2, i32 noundef %70, double noundef %2)
  br label %71

71:                                               ; preds = %66, %7, %69, %3
  %72 = phi i32 [ 0, %3 ], [ 6, %69 ], [ 0, %7 ], [ 0, %66 ]
  ret i32 %72
}

define internal fastcc range(i32 0, 10) i32 @check_actuation(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, i32 noundef %3) unnamed_addr #9 {
  %5 = alloca %struct.Factor, align 8
  %6 = load i32, ptr @appell_is_actuated, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 616
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %8, %4
  %13 = tail call fastcc i32 @check_rows(ptr noundef %0, ptr noundef %1, double noundef %2)
  br label %117

14:                                               ; preds = %8
  %15 = load i32, ptr @appell_n_speeds, align 4
  %16 = load i32, ptr @appell_n_rows, align 4
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %1, align 8
  %20 = load i32, ptr @appell_n_coordinates, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds double, ptr %19, i64 %21
  %23 = mul nsw i32 %15, %15
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw double, ptr %22, i64 %24
  %26 = sext i32 %15 to i64
  %27 = getelementptr inbounds double, ptr %25, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %29 = load ptr, ptr %28, align 8
  tail call fastcc void @raise_rows(i32 noundef %15, i32 noundef %16, ptr noundef %18, ptr noundef %27, ptr noundef %29)
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %5) #24
  store i32 %15, ptr %5, align 8
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %16, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 0, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 0, ptr %32, align 4
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %34 = load ptr, ptr %28, align 8
  store ptr %34, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %37 = load ptr, ptr %36, align 8
  store ptr %37, ptr %35, align 8
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %40 = load ptr, ptr %39, align 8
  store ptr %40, ptr %38, align 8
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 528
  %43 = load ptr, ptr %42, align 8
  store ptr %43, ptr %41, align 8
  %44 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i32 0, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %5, i64 52
  store i32 0, ptr %45, align 4
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %47 = load ptr, ptr %46, align 8
  call fastcc void @factorise(ptr noundef %5, ptr noundef %47)
  %48 = load i32, ptr %31, align 8
  %49 = icmp slt i32 %3, %48
  br i1 %49, label %50, label %113

50:                                               ; preds = %14
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 592
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 600
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %56 = load ptr, ptr %55, align 8
  %57 = icmp sgt i32 %16, 0
  br i1 %57, label %58, label %111

58:                                               ; preds = %50
  %59 = icmp sgt i32 %15, 0
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %61 = load ptr, ptr %46, align 8
  %62 = zext nneg i32 %16 to i64
  %63 = zext nneg i32 %15 to i64
  br label %64

64:                                               ; preds = %106, %58
  %65 = phi i64 [ 0, %58 ], [ %107, %106 ]
  %66 = getelementptr inbounds nuw double, ptr %54, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = tail call double @llvm.fabs.f64(double %67)
  br i1 %59, label %72, label %69

69:                                               ; preds = %64
  %70 = getelementptr inbounds nuw double, ptr %61, i64 %65
  %71 = load double, ptr %70, align 8
  br label %80

72:                                               ; preds = %64
  %73 = load ptr, ptr %60, align 8
  %74 = getelementptr inbounds nuw double, ptr %61, i64 %65
  %75 = load double, ptr %74, align 8
  %76 = fmul double %75, 1.000000e-08
  %77 = getelementptr inbounds nuw double, ptr %52, i64 %65
  br label %87

78:                                               ; preds = %87
  %79 = tail call double @llvm.fabs.f64(double %98)
  br label %80

80:                                               ; preds = %78, %69
  %81 = phi double [ %68, %69 ], [ %79, %78 ]
  %82 = phi double [ %71, %69 ], [ %75, %78 ]
  %83 = phi double [ %68, %69 ], [ %103, %78 ]
  %84 = fmul double %82, 0x3D719799812DEA11
  %85 = tail call double @llvm.fmuladd.f64(double %83, double 0x3EB0C6F7A0B5ED8D, double %84)
  %86 = fcmp ule double %81, %85
  br i1 %86, label %106, label %109

87:                                               ; preds = %87, %72
  %88 = phi i64 [ 0, %72 ], [ %104, %87 ]
  %89 = phi double [ %68, %72 ], [ %103, %87 ]
  %90 = phi double [ %67, %72 ], [ %98, %87 ]
  %91 = getelementptr inbounds nuw double, ptr %73, i64 %88
  %92 = load double, ptr %91, align 8
  %93 = mul nuw nsw i64 %88, %62
  %94 = getelementptr inbounds nuw double, ptr %77, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds nuw double, ptr %56, i64 %88
  %97 = load double, ptr %96, align 8
  %98 = tail call double @llvm.fmuladd.f64(double %95, double %97, double %90)
  %99 = tail call double @llvm.fabs.f64(double %95)
  %100 = fdiv double %76, %92
  %101 = fadd double %100, %99
  %102 = tail call double @llvm.fabs.f64(double %97)
  %103 = tail call double @llvm.fmuladd.f64(double %101, double %102, double %89)
  %104 = add nuw nsw i64 %88, 1
  %105 = icmp eq i64 %104, %63
  br i1 %105, label %78, label %87

106:                                              ; preds = %80
  %107 = add nuw nsw i64 %65, 1
  %108 = icmp eq i64 %107, %62
  br i1 %108, label %111, label %64

109:                                              ; preds = %80
  %110 = trunc nuw nsw i64 %65 to i32
  br label %111

111:                                              ; preds = %106, %50, %109
  %112 = phi i32 [ -1, %50 ], [ %110, %109 ], [ -1, %106 ]
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 2, i32 noundef %112, double noundef %2)
  br label %115

113:                                              ; preds = %14
  %114 = tail call fastcc i32 @check_rows(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  br label %115

115:                                              ; preds = %113, %111
  %116 = phi i32 [ 9, %111 ], [ %114, %113 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %5) #24
  br label %117

117:                                              ; preds = %115, %12
  %118 = phi i32 [ %13, %12 ], [ %116, %115 ]
  ret i32 %118
}

define internal fastcc range(i32 0, 9) i32 @newton(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr nocapture noundef readonly byval(%struct.Target) align 8 %4) unnamed_addr #4 {
  %6 = alloca %struct.Factor, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %6) #24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %6, i8 0, i64 56, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 7
  br i1 %9, label %10, label %12

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 612
  store i32 0, ptr %11, align 4
  br label %12

12:                                               ; preds = %10, %5
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %285, label %16

16:                                               ; preds = %12
  %17 = load ptr, ptr %4, align 8
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %21 = load i32, ptr %20, align 4
  %22 = add i32 %21, 1
  %23 = mul i32 %22, %14
  %24 = icmp slt i32 %23, 4
  %25 = zext i32 %23 to i64
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %27 = load i32, ptr %26, align 8
  %28 = icmp sgt i32 %27, 0
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %32 = load ptr, ptr %31, align 8
  %33 = zext nneg i32 %27 to i64
  %34 = icmp sgt i32 %14, 0
  %35 = icmp sgt i32 %21, 0
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %37 = zext nneg i32 %14 to i64
  %38 = zext nneg i32 %21 to i64
  %39 = getelementptr inbounds nuw double, ptr %19, i64 %37
  %40 = load ptr, ptr %36, align 8
  %41 = icmp eq ptr %40, null
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %43 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %45 = sext i32 %27 to i64
  %46 = shl nsw i64 %45, 3
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 272
  %48 = sext i32 %21 to i64
  %49 = shl nsw i64 %48, 3
  %50 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %51 = load ptr, ptr %50, align 8
  br label %52

52:                                               ; preds = %16, %245
  %53 = phi double [ 0x7FF0000000000000, %16 ], [ %214, %245 ]
  %54 = phi i32 [ 0, %16 ], [ %246, %245 ]
  %55 = phi double [ 0x7FF0000000000000, %16 ], [ %215, %245 ]
  %56 = phi double [ 0.000000e+00, %16 ], [ %192, %245 ]
  %57 = load ptr, ptr %0, align 8
  tail call void %17(double noundef %2, ptr noundef %3, ptr noundef %57, ptr noundef null, ptr noundef %19) #24
  br i1 %24, label %60, label %69

58:                                               ; preds = %69
  %59 = trunc nuw nsw i64 %71 to i32
  br label %60

60:                                               ; preds = %58, %52
  %61 = phi double [ 0.000000e+00, %52 ], [ %79, %58 ]
  %62 = phi double [ 0.000000e+00, %52 ], [ %84, %58 ]
  %63 = phi double [ 0.000000e+00, %52 ], [ %89, %58 ]
  %64 = phi double [ 0.000000e+00, %52 ], [ %94, %58 ]
  %65 = phi i32 [ 0, %52 ], [ %59, %58 ]
  %66 = icmp slt i32 %65, %23
  br i1 %66, label %67, label %107

67:                                               ; preds = %60
  %68 = zext nneg i32 %65 to i64
  br label %98

69:                                               ; preds = %52, %69
  %70 = phi i64 [ %97, %69 ], [ 0, %52 ]
  %71 = phi i64 [ %95, %69 ], [ 4, %52 ]
  %72 = phi double [ %94, %69 ], [ 0.000000e+00, %52 ]
  %73 = phi double [ %89, %69 ], [ 0.000000e+00, %52 ]
  %74 = phi double [ %84, %69 ], [ 0.000000e+00, %52 ]
  %75 = phi double [ %79, %69 ], [ 0.000000e+00, %52 ]
  %76 = getelementptr inbounds nuw double, ptr %19, i64 %70
  %77 = load double, ptr %76, align 8
  %78 = fsub double %77, %77
  %79 = fadd double %75, %78
  %80 = or disjoint i64 %70, 1
  %81 = getelementptr inbounds nuw double, ptr %19, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = fsub double %82, %82
  %84 = fadd double %74, %83
  %85 = or disjoint i64 %70, 2
  %86 = getelementptr inbounds nuw double, ptr %19, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = fsub double %87, %87
  %89 = fadd double %73, %88
  %90 = or disjoint i64 %70, 3
  %91 = getelementptr inbounds nuw double, ptr %19, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = fsub double %92, %92
  %94 = fadd double %72, %93
  %95 = add nuw nsw i64 %71, 4
  %96 = icmp samesign ugt i64 %95, %25
  %97 = add nuw nsw i64 %70, 4
  br i1 %96, label %58, label %69

98:                                               ; preds = %98, %67
  %99 = phi i64 [ %68, %67 ], [ %105, %98 ]
  %100 = phi double [ %61, %67 ], [ %104, %98 ]
  %101 = getelementptr inbounds nuw double, ptr %19, i64 %99
  %102 = load double, ptr %101, align 8
  %103 = fsub double %102, %102
  %104 = fadd double %100, %103
  %105 = add nuw nsw i64 %99, 1
  %106 = icmp eq i64 %105, %25
  br i1 %106, label %107, label %98

107:                                              ; preds = %98, %60
  %108 = phi double [ %61, %60 ], [ %104, %98 ]
  %109 = fadd double %62, %108
  %110 = fadd double %63, %64
  %111 = fadd double %110, %109
  %112 = fcmp oeq double %111, 0.000000e+00
  %113 = zext i1 %112 to i32
  %114 = icmp eq i32 %54, 0
  %115 = or i32 %54, %113
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %283, label %117

117:                                              ; preds = %107
  br i1 %28, label %121, label %118

118:                                              ; preds = %121, %117
  %119 = phi double [ 0.000000e+00, %117 ], [ %131, %121 ]
  %120 = phi double [ 0.000000e+00, %117 ], [ %128, %121 ]
  br i1 %34, label %134, label %190

121:                                              ; preds = %117, %121
  %122 = phi i64 [ %132, %121 ], [ 0, %117 ]
  %123 = phi double [ %128, %121 ], [ 0.000000e+00, %117 ]
  %124 = phi double [ %131, %121 ], [ 0.000000e+00, %117 ]
  %125 = getelementptr inbounds nuw double, ptr %30, i64 %122
  %126 = load double, ptr %125, align 8
  %127 = tail call double @llvm.fabs.f64(double %126)
  %128 = tail call double @llvm.maxnum.f64(double %123, double %127)
  %129 = getelementptr inbounds nuw double, ptr %32, i64 %122
  %130 = load double, ptr %129, align 8
  %131 = tail call double @llvm.maxnum.f64(double %124, double %130)
  %132 = add nuw nsw i64 %122, 1
  %133 = icmp eq i64 %132, %33
  br i1 %133, label %118, label %121

134:                                              ; preds = %118, %184
  %135 = phi double [ %185, %184 ], [ 0.000000e+00, %118 ]
  %136 = phi double [ %186, %184 ], [ 0.000000e+00, %118 ]
  %137 = phi i64 [ %188, %184 ], [ 0, %118 ]
  %138 = phi double [ %187, %184 ], [ 0.000000e+00, %118 ]
  %139 = getelementptr inbounds nuw double, ptr %19, i64 %137
  %140 = load double, ptr %139, align 8
  %141 = tail call double @llvm.fabs.f64(double %140)
  br i1 %35, label %142, label %148

142:                                              ; preds = %134
  %143 = getelementptr inbounds nuw double, ptr %39, i64 %137
  br label %153

144:                                              ; preds = %168
  %145 = fadd double %171, 0x10000000000000
  %146 = fadd double %172, 0x10000000000000
  %147 = fadd double %174, 0x10000000000000
  br label %148

148:                                              ; preds = %144, %134
  %149 = phi double [ 0x10000000000000, %134 ], [ %145, %144 ]
  %150 = phi double [ 0x10000000000000, %134 ], [ %146, %144 ]
  %151 = phi double [ 0x10000000000000, %134 ], [ %147, %144 ]
  %152 = fcmp oeq double %140, 0.000000e+00
  br i1 %152, label %184, label %177

153:                                              ; preds = %168, %142
  %154 = phi i64 [ 0, %142 ], [ %175, %168 ]
  %155 = phi double [ 0.000000e+00, %142 ], [ %174, %168 ]
  %156 = phi double [ 0.000000e+00, %142 ], [ %172, %168 ]
  %157 = phi double [ 0.000000e+00, %142 ], [ %171, %168 ]
  %158 = mul nuw nsw i64 %154, %37
  %159 = getelementptr inbounds nuw double, ptr %143, i64 %158
  %160 = load double, ptr %159, align 8
  %161 = tail call double @llvm.fabs.f64(double %160)
  br i1 %41, label %162, label %168

162:                                              ; preds = %153
  %163 = getelementptr inbounds nuw double, ptr %30, i64 %154
  %164 = load double, ptr %163, align 8
  %165 = tail call double @llvm.fabs.f64(double %164)
  %166 = getelementptr inbounds nuw double, ptr %32, i64 %154
  %167 = load double, ptr %166, align 8
  br label %168

168:                                              ; preds = %162, %153
  %169 = phi double [ %165, %162 ], [ %120, %153 ]
  %170 = phi double [ %167, %162 ], [ %119, %153 ]
  %171 = tail call double @llvm.fmuladd.f64(double %161, double %169, double %157)
  %172 = tail call double @llvm.fmuladd.f64(double %161, double %120, double %156)
  %173 = tail call double @llvm.fmuladd.f64(double %169, double 1.000000e-08, double %170)
  %174 = tail call double @llvm.fmuladd.f64(double %161, double %173, double %155)
  %175 = add nuw nsw i64 %154, 1
  %176 = icmp eq i64 %175, %38
  br i1 %176, label %144, label %153

177:                                              ; preds = %148
  %178 = fdiv double %141, %149
  %179 = tail call double @llvm.maxnum.f64(double %138, double %178)
  %180 = fdiv double %141, %150
  %181 = tail call double @llvm.maxnum.f64(double %135, double %180)
  %182 = fdiv double %141, %151
  %183 = tail call double @llvm.maxnum.f64(double %136, double %182)
  br label %184

184:                                              ; preds = %177, %148
  %185 = phi double [ %135, %148 ], [ %181, %177 ]
  %186 = phi double [ %136, %148 ], [ %183, %177 ]
  %187 = phi double [ %138, %148 ], [ %179, %177 ]
  %188 = add nuw nsw i64 %137, 1
  %189 = icmp eq i64 %188, %37
  br i1 %189, label %190, label %134

190:                                              ; preds = %184, %118
  %191 = phi double [ 0.000000e+00, %118 ], [ %185, %184 ]
  %192 = phi double [ 0.000000e+00, %118 ], [ %186, %184 ]
  %193 = phi double [ 0.000000e+00, %118 ], [ %187, %184 ]
  %194 = tail call double @llvm.minnum.f64(double %193, double 0x7FEFFFFFFFFFFFFF)
  br i1 %112, label %195, label %199

195:                                              ; preds = %190
  %196 = fcmp olt double %194, %53
  %197 = fcmp olt double %191, %55
  %198 = select i1 %196, i1 true, i1 %197
  br i1 %198, label %202, label %199

199:                                              ; preds = %195, %190
  %200 = load ptr, ptr %44, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %200, i64 %46, i1 false)
  %201 = load ptr, ptr %0, align 8
  tail call void %17(double noundef %2, ptr noundef %3, ptr noundef %201, ptr noundef null, ptr noundef %19) #24
  br label %248

202:                                              ; preds = %195
  %203 = fcmp ugt double %194, 0x3C90000000000000
  br i1 %203, label %204, label %248

204:                                              ; preds = %202
  br i1 %114, label %212, label %205

205:                                              ; preds = %204
  %206 = load i32, ptr %42, align 8
  %207 = load i32, ptr %43, align 4
  %208 = icmp slt i32 %206, %207
  %209 = fmul double %191, 1.000000e+03
  %210 = fcmp ogt double %209, %55
  %211 = select i1 %208, i1 true, i1 %210
  br i1 %211, label %212, label %213

212:                                              ; preds = %205, %204
  call fastcc void @factorise_jacobian(ptr dead_on_unwind writable sret(%struct.Factor) align 8 %6, ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %4)
  br label %213

213:                                              ; preds = %205, %212
  %214 = tail call double @llvm.minnum.f64(double %53, double %194)
  %215 = tail call double @llvm.minnum.f64(double %55, double %191)
  %216 = load ptr, ptr %44, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %216, ptr align 8 %30, i64 %46, i1 false)
  %217 = load ptr, ptr %47, align 8
  tail call void @llvm.memset.p0.i64(ptr align 8 %217, i8 0, i64 %49, i1 false)
  call fastcc void @project_onto_rows(ptr noundef nonnull readonly %6, ptr noundef %19, ptr noundef %217, ptr noundef null)
  tail call fastcc void @backward(i32 noundef %21, ptr noundef %51, ptr noundef %217)
  br i1 %28, label %218, label %245

218:                                              ; preds = %213, %242
  %219 = phi i64 [ %243, %242 ], [ 0, %213 ]
  br i1 %41, label %225, label %220

220:                                              ; preds = %218
  br i1 %35, label %221, label %242

221:                                              ; preds = %220
  %222 = getelementptr inbounds nuw double, ptr %30, i64 %219
  %223 = load double, ptr %222, align 8
  %224 = getelementptr inbounds nuw double, ptr %40, i64 %219
  br label %231

225:                                              ; preds = %218
  %226 = getelementptr inbounds nuw double, ptr %217, i64 %219
  %227 = load double, ptr %226, align 8
  %228 = getelementptr inbounds nuw double, ptr %30, i64 %219
  %229 = load double, ptr %228, align 8
  %230 = fadd double %227, %229
  store double %230, ptr %228, align 8
  br label %242

231:                                              ; preds = %231, %221
  %232 = phi i64 [ 0, %221 ], [ %240, %231 ]
  %233 = phi double [ %223, %221 ], [ %239, %231 ]
  %234 = mul nuw nsw i64 %232, %33
  %235 = getelementptr inbounds nuw double, ptr %224, i64 %234
  %236 = load double, ptr %235, align 8
  %237 = getelementptr inbounds nuw double, ptr %217, i64 %232
  %238 = load double, ptr %237, align 8
  %239 = tail call double @llvm.fmuladd.f64(double %236, double %238, double %233)
  store double %239, ptr %222, align 8
  %240 = add nuw nsw i64 %232, 1
  %241 = icmp eq i64 %240, %38
  br i1 %241, label %242, label %231

242:                                              ; preds = %231, %225, %220
  %243 = add nuw nsw i64 %219, 1
  %244 = icmp eq i64 %243, %33
  br i1 %244, label %245, label %218

245:                                              ; preds = %242, %213
  %246 = add nuw nsw i32 %54, 1
  %247 = icmp eq i32 %246, 12
  br i1 %247, label %248, label %52

248:                                              ; preds = %202, %245, %199
  %249 = phi double [ %56, %199 ], [ %192, %245 ], [ %192, %202 ]
  %250 = load i32, ptr %43, align 4
  %251 = icmp ne i32 %250, 0
  %252 = select i1 %9, i1 %251, i1 false
  br i1 %252, label %253, label %281

253:                                              ; preds = %248
  %254 = load i32, ptr @appell_n_rows, align 4
  %255 = icmp ne i32 %250, %254
  %256 = load i32, ptr %42, align 8
  %257 = icmp slt i32 %256, %250
  %258 = select i1 %255, i1 true, i1 %257
  br i1 %258, label %278, label %259

259:                                              ; preds = %253
  %260 = icmp slt i32 %250, 1
  br i1 %260, label %278, label %261

261:                                              ; preds = %259
  %262 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %263 = load ptr, ptr %262, align 8
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %265 = load ptr, ptr %264, align 8
  %266 = zext nneg i32 %250 to i64
  br label %270

267:                                              ; preds = %270
  %268 = add nuw nsw i64 %271, 1
  %269 = icmp eq i64 %268, %266
  br i1 %269, label %278, label %270

270:                                              ; preds = %267, %261
  %271 = phi i64 [ 0, %261 ], [ %268, %267 ]
  %272 = getelementptr inbounds nuw double, ptr %263, i64 %271
  %273 = load double, ptr %272, align 8
  %274 = getelementptr inbounds nuw double, ptr %265, i64 %271
  %275 = load double, ptr %274, align 8
  %276 = fmul double %275, 1.000000e-03
  %277 = fcmp ogt double %273, %276
  br i1 %277, label %267, label %278

278:                                              ; preds = %267, %270, %253, %259
  %279 = phi i32 [ 0, %253 ], [ 1, %259 ], [ 1, %267 ], [ 0, %270 ]
  %280 = getelementptr inbounds nuw i8, ptr %1, i64 612
  store i32 %279, ptr %280, align 4
  br label %281

281:                                              ; preds = %278, %248
  %282 = fcmp ugt double %249, 1.000000e+00
  br i1 %282, label %283, label %285

283:                                              ; preds = %107, %281
  %284 = phi i32 [ 8, %281 ], [ 5, %107 ]
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %8, i32 noundef 0, double noundef %2)
  br label %285

285:                                              ; preds = %283, %281, %12
  %286 = phi i32 [ 0, %12 ], [ 0, %281 ], [ %284, %283 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %6) #24
  ret i32 %286
}

declare i32 @llvm.smax.i32(i32, i32) #22

declare i32 @llvm.smin.i32(i32, i32) #22

declare i64 @llvm.umin.i64(i64, i64) #22

declare i32 @llvm.umax.i32(i32, i32) #22

declare i32 @llvm.umin.i32(i32, i32) #22

declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>) #22

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
attributes #14 = { nounwind }
attributes #15 = { nounwind }
attributes #16 = { nounwind }
attributes #17 = { nounwind }
attributes #18 = { nounwind }
attributes #19 = { nounwind }
attributes #20 = { nounwind }
attributes #21 = { nounwind }
attributes #22 = { nounwind }
attributes #23 = { nounwind }
attributes #24 = { nounwind }

