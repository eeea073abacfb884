; sources sha256 6e1aacf2eb708461142ea4358a95df31ad434cfbb6e3befdacf64bc51d94c997

%struct.Buffers = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32 }
%struct.Input = type { ptr, ptr, ptr, %union.anon, i32, i32, i32, i32, i32, i32 }
%union.anon = type { [3 x ptr] }
%struct.Target = type { ptr, i32, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }
%struct.Factor = type { i32, i32, i32, ptr, ptr, ptr, ptr }

@appell_n_coordinates = external local_unnamed_addr constant i32, align 4
@appell_n_speeds = external local_unnamed_addr constant i32, align 4
@appell_n_rows = external local_unnamed_addr constant i32, align 4
@appell_n_position_rows = external local_unnamed_addr constant i32, align 4
@appell_n_velocity_rows = external local_unnamed_addr constant i32, align 4
@appell_n_norm_rows = external local_unnamed_addr constant i32, align 4
@appell_n_auxiliaries = external local_unnamed_addr constant i32, align 4
@appell_n_quadratures = external local_unnamed_addr constant i32, align 4
@appell_n_events = external local_unnamed_addr constant i32, align 4
@appell_law = external local_unnamed_addr constant i32, align 4
@appell_is_actuated = external local_unnamed_addr constant i32, align 4
@appell_n_outputs = external local_unnamed_addr constant i32, align 4
@DOP_C = internal unnamed_addr constant [16 x double] [double 0.000000e+00, double 0x3FAAEE6838DAE63A, double 0x3FB432CE2AA42CAC, double 0x3FBE4C353FF64302, double 0x3FD2068C499C08D9, double 0x3FD5555555555555, double 2.500000e-01, double 0x3FD3B13B13B13B14, double 0x3FE4D74D74D74D75, double 6.000000e-01, double 0x3FEB6DB6DB6DB6DB, double 1.000000e+00, double 1.000000e+00, double 1.000000e-01, double 2.000000e-01, double 0x3FE8E38E38E38E39], align 16
@DOP_A = internal constant <{ [16 x double], <{ double, [15 x double] }>, <{ double, double, [14 x double] }>, <{ double, double, double, [13 x double] }>, <{ double, double, double, double, [12 x double] }>, <{ double, double, double, double, double, [11 x double] }>, <{ double, double, double, double, double, double, [10 x double] }>, <{ double, double, double, double, double, double, double, [9 x double] }>, <{ [8 x double], [8 x double] }>, [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double] }> <{ [16 x double] zeroinitializer, <{ double, [15 x double] }> <{ double 0x3FAAEE6838DAE63A, [15 x double] zeroinitializer }>, <{ double, double, [14 x double] }> <{ double 0x3F9432CE2AA42CAC, double 0x3FAE4C353FF64302, [14 x double] zeroinitializer }>, <{ double, double, double, [13 x double] }> <{ double 0x3F9E4C353FF64302, double 0.000000e+00, double 0x3FB6B927EFF8B241, [13 x double] zeroinitializer }>, <{ double, double, double, double, [12 x double] }> <{ double 0x3FCEE50D7ECDE9FA, double 0.000000e+00, double 0xBFEC4E3AB5AD1507, double 0x3FED983D7AC79EF5, [12 x double] zeroinitializer }>, <{ double, double, double, double, double, [11 x double] }> <{ double 0x3FA2F684BDA12F68, double 0.000000e+00, double 0.000000e+00, double 0x3FC5DDB63BDB6D36, double 0x3FC00F533F66F19A, [11 x double] zeroinitializer }>, <{ double, double, double, double, double, double, [10 x double] }> <{ double 0x3FA3000000000000, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CAD30F3347ED, double 0x3FAED4B3C332E04D, double 0xBF92000000000000, [10 x double] zeroinitializer }>, <{ double, double, double, double, double, double, double, [9 x double] }> <{ double 0x3FA2FDB8FEE78792, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CF23F6595D72, double 0x3FBB758640DEA698, double 0xBF8F5FCC20FCD32F, double 0x3F80F1D92EFB0B71, [9 x double] zeroinitializer }>, <{ [8 x double], [8 x double] }> <{ [8 x double] [double 0x3FE3F8B78B985813, double 0.000000e+00, double 0.000000e+00, double 0xC00AE31BACC6BC8A, double 0xBFEBC873F08E11F9, double 0x403B9793D88D1855, double 0x40342770F892AD69, double 0xC045BEB4865C42F9], [8 x double] zeroinitializer }>, [16 x double] [double 0x3FDE9205E321B655, double 0.000000e+00, double 0.000000e+00, double 0xC003E7A8A34BD27F, double 0xBFE2E3A9968C93C8, double 0x40353AE4A6D655EE, double 0x402E8EF7B5F258B8, double 0xC040A4E418D711B9, double 0xBF94D1B3D9B4A876, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFEDFD121F1D399B, double 0.000000e+00, double 0.000000e+00, double 0x4014BED869FB0B9D, double 0x3FF1768702792EA9, double 0xC0204CB0E2110C1C, double 0xC032852305E975A8, double 0x4036BD4F06CB863A, double 0x4003F2E777CF109D, double 0xC0085FC60D2B572C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x40022FBD3B09FCDC, double 0.000000e+00, double 0.000000e+00, double 0xC02511A963CAFE55, double 0xC00001C935AC72AC, double 0xC031F57C8EFF3006, double 0x403BF2EA18B58A01, double 0xC006DF3A7D1CEC13, double 0xC021BEE71A9F33A9, double 0x4028B89C42C81861, double 0x3FE496AC6253E202, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FACC1FCA2CEB148, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FD03958F21A35B8, double 0xBFCF84C2C277C23E, double 0xBFBFCB02555C9DEF, double 0x3FC39F10CE2D1913, double 0x3F80CBB69B38652C, double 0x3F7EFF840F396BA9, double -8.298000e-03, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FA04CA1897BDB63, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3F9CFAE9E5F59F45, double 0x3FAB69DB017C8CF9, double 0xBFAC1EF72FC69469, double 0.000000e+00, double 0.000000e+00, double 0xBF1C6710EEF6E153, double 0x3F39127A52D32320, double 0xBF36500E13E7149B, double 0x3FC21686B20CD989, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFDB7309792B6015, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC012CA5D44AFDC9A, double 0x401EBBD2C419EDA3, double 0x401046A54457171C, double 0x3FD6D49E44EDBA44, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBF56EBEEC24871D4, double 0x40079482A23F1996, double 0xC0224D4A6DCA2222, double 0.000000e+00] }>, align 16
@DOP_E5 = internal constant [12 x double] [double 0x3F8ADEAEA1607E1A, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBFF39A3DA55AB5C3, double 0xBFDFBA83BEDE8A72, double 0x3FFAA149F7EDA509, double 0xBFD66BC9B10E7E71, double 0x3FD56330D0783989, double 0x3FB4F8EB54A31435, double 0xBF96E44F50AB6BC2], align 16
@DOP_E3 = internal constant [12 x double] [double 0xBFC84B641FBFA1F1, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0xBFDB0D3A26ABB716, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3F9732080AC040ED], align 16
@DOP_D = internal constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16
@SEARCHED = internal unnamed_addr constant [9 x double] [double 0.000000e+00, double 0x3FA37CA1866B95D0, double 0x3FC2BEC333018867, double 0x3FD3C10EACA8AB4F, double 5.000000e-01, double 0x3FE61F78A9ABAA59, double 0x3FEB504F333F9DE6, double 0x3FEEC835E79946A3, double 1.000000e+00], align 16
@appell_events_need_rates = external local_unnamed_addr constant i32, align 4
@appell_rates_need_multipliers = external local_unnamed_addr constant i32, align 4
@appell_is_minimal = external local_unnamed_addr constant i32, align 4
@appell_n_independent = external local_unnamed_addr constant i32, align 4
@appell_row_embedded = external local_unnamed_addr constant [0 x i32], align 4
@appell_needs_inverse = external local_unnamed_addr constant i32, align 4
@appell_n_evident = external local_unnamed_addr constant i32, align 4
@appell_is_symmetric = external local_unnamed_addr constant i32, align 4
@appell_has_regular = external local_unnamed_addr constant i32, align 4

define i32 @appell_workspace() local_unnamed_addr #0 {
  %1 = load i32, ptr @appell_n_coordinates, align 4
  %2 = load i32, ptr @appell_n_speeds, align 4
  %3 = mul nsw i32 %2, %2
  %4 = load i32, ptr @appell_n_rows, align 4
  %5 = mul i32 %2, 3
  %6 = add nsw i32 %2, %1
  %7 = shl i32 %4, 1
  %8 = add nsw i32 %4, 1
  %9 = tail call noundef i32 @llvm.smax.i32(i32 %1, i32 %2)
  %10 = load i32, ptr @appell_n_position_rows, align 4
  %11 = tail call noundef i32 @llvm.smax.i32(i32 %4, i32 %10)
  %12 = load i32, ptr @appell_n_velocity_rows, align 4
  %13 = load i32, ptr @appell_n_norm_rows, align 4
  %14 = tail call noundef i32 @llvm.smax.i32(i32 %12, i32 %13)
  %15 = tail call noundef i32 @llvm.smax.i32(i32 %11, i32 %14)
  %16 = add nsw i32 %15, %9
  %17 = add nsw i32 %16, 1
  %18 = add i32 %2, 1
  %19 = add nsw i32 %4, %2
  %20 = mul nsw i32 %19, %19
  %21 = mul nsw i32 %16, %16
  %22 = add i32 %1, 1
  %23 = mul i32 %13, %22
  %24 = load i32, ptr @appell_n_auxiliaries, align 4
  %25 = add nsw i32 %24, %6
  %26 = load i32, ptr @appell_n_quadratures, align 4
  %27 = add nsw i32 %25, %26
  %28 = add nsw i32 %27, 1
  %29 = shl nsw i32 %27, 4
  %30 = mul nsw i32 %27, 7
  %31 = load i32, ptr @appell_n_events, align 4
  %32 = mul i32 %4, %2
  %33 = mul i32 %17, 3
  %34 = add i32 %5, %18
  %35 = add i32 %34, %7
  %36 = mul i32 %35, %4
  %37 = add i32 %12, %10
  %38 = mul i32 %37, %18
  %39 = add i32 %7, %1
  %40 = mul i32 %39, %2
  %41 = add i32 %22, %2
  %42 = add i32 %41, %3
  %43 = add i32 %42, %4
  %44 = add i32 %43, %8
  %45 = add i32 %44, %25
  %46 = add i32 %45, %21
  %47 = add i32 %46, %17
  %48 = add i32 %47, %33
  %49 = shl i32 %48, 1
  %50 = add i32 %7, %3
  %51 = add i32 %50, %32
  %52 = mul i32 %51, 3
  %53 = add i32 %17, %2
  %54 = add i32 %53, %28
  %55 = shl i32 %54, 2
  %56 = mul i32 %31, 25
  %57 = add i32 %6, 27
  %58 = add i32 %57, %8
  %59 = add i32 %58, %20
  %60 = add i32 %59, %40
  %61 = add i32 %60, %23
  %62 = add i32 %61, %38
  %63 = add i32 %62, %36
  %64 = add i32 %63, %52
  %65 = add i32 %64, %31
  %66 = add i32 %65, %30
  %67 = add i32 %66, %29
  %68 = add i32 %67, %28
  %69 = add i32 %68, %56
  %70 = add i32 %69, %55
  %71 = add i32 %70, %49
  ret i32 %71
}

declare void @llvm.lifetime.start.p0(ptr) #1

declare void @llvm.lifetime.end.p0(ptr) #1

define i32 @appell_integer_workspace() local_unnamed_addr #0 {
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
  %11 = load i32, ptr @appell_n_events, align 4
  %12 = shl nsw i32 %11, 4
  %13 = add i32 %3, %2
  %14 = add i32 %13, %4
  %15 = add i32 %14, %10
  %16 = shl i32 %15, 1
  %17 = or disjoint i32 %12, 6
  %18 = add i32 %17, %16
  ret i32 %18
}

define range(i32 0, 12) i32 @appell_advance(ptr noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  call fastcc void @lay_out(ptr noundef %3, ptr noundef %0)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 236
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %2
  %8 = call fastcc i32 @start(ptr noundef nonnull %0, ptr noundef %3)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %196

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %12, %14
  br i1 %15, label %196, label %16

16:                                               ; preds = %10, %2
  %17 = icmp sgt i32 %1, 0
  br i1 %17, label %18, label %196

18:                                               ; preds = %16
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 252
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %24 = load i32, ptr @appell_n_events, align 4
  %25 = shl nsw i32 %24, 4
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 228
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 288
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 320
  %34 = load i32, ptr @appell_n_coordinates, align 4
  %35 = load i32, ptr @appell_n_speeds, align 4
  %36 = add nsw i32 %35, %34
  %37 = load i32, ptr @appell_n_auxiliaries, align 4
  %38 = add nsw i32 %36, %37
  %39 = load i32, ptr @appell_n_quadratures, align 4
  %40 = add nsw i32 %38, %39
  %41 = mul nsw i32 %40, 12
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %44 = icmp ne i32 %24, 0
  br label %45

45:                                               ; preds = %18, %193
  %46 = phi i32 [ 0, %18 ], [ %194, %193 ]
  %47 = load i32, ptr %19, align 4
  %48 = load i32, ptr %20, align 8
  %49 = add nsw i32 %48, %47
  %50 = load i32, ptr %21, align 8
  %51 = icmp slt i32 %49, %50
  br i1 %51, label %52, label %196

52:                                               ; preds = %45
  %53 = load i32, ptr %22, align 4
  %54 = load i32, ptr %23, align 8
  %55 = sub nsw i32 %53, %54
  %56 = icmp slt i32 %55, %25
  br i1 %56, label %196, label %57

57:                                               ; preds = %52
  %58 = load ptr, ptr %26, align 8
  %59 = load i32, ptr %27, align 8
  %60 = sext i32 %59 to i64
  %61 = getelementptr double, ptr %58, i64 %60
  %62 = getelementptr i8, ptr %61, i64 -8
  %63 = load double, ptr %62, align 8
  %64 = load double, ptr %28, align 8
  %65 = fsub double %63, %64
  %66 = load double, ptr %29, align 8
  %67 = call double @llvm.fabs.f64(double %66)
  %68 = load double, ptr %30, align 8
  %69 = fcmp ogt double %67, %68
  %70 = call double @llvm.copysign.f64(double %68, double %66)
  %71 = select i1 %69, double %70, double %66
  %72 = call double @llvm.fabs.f64(double %71)
  %73 = fmul double %72, 0x3FF000000044B830
  %74 = call double @llvm.fabs.f64(double %65)
  %75 = fcmp oge double %73, %74
  %76 = select i1 %75, double %65, double %71
  %77 = fadd double %64, %71
  %78 = select i1 %75, double %63, double %77
  %79 = call fastcc i32 @attempt(ptr noundef nonnull %0, ptr noundef nonnull %3, double noundef %76)
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %88

81:                                               ; preds = %57
  %82 = load i32, ptr %31, align 4
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %106, label %84

84:                                               ; preds = %81
  %85 = load ptr, ptr %32, align 8
  %86 = call fastcc i32 @factorise_metric(ptr noundef nonnull %0, ptr noundef nonnull %3, double noundef %78, ptr noundef %85)
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %106, label %88

88:                                               ; preds = %84, %57
  %89 = phi i32 [ %86, %84 ], [ %79, %57 ]
  %90 = load i32, ptr %20, align 8
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %20, align 8
  %92 = fmul double %76, 2.500000e-01
  store double %92, ptr %29, align 8
  %93 = call double @llvm.fabs.f64(double %92)
  %94 = load double, ptr %28, align 8
  %95 = call double @llvm.fabs.f64(double %94)
  %96 = load ptr, ptr %26, align 8
  %97 = load i32, ptr %27, align 8
  %98 = sext i32 %97 to i64
  %99 = getelementptr double, ptr %96, i64 %98
  %100 = getelementptr i8, ptr %99, i64 -8
  %101 = load double, ptr %100, align 8
  %102 = call double @llvm.fabs.f64(double %101)
  %103 = call double @llvm.maxnum.f64(double %95, double %102)
  %104 = fmul double %103, 0x3CF0000000000000
  %105 = fcmp ugt double %93, %104
  br i1 %105, label %193, label %196

106:                                              ; preds = %84, %81
  %107 = call fastcc double @error_norm(ptr noundef nonnull %0, ptr noundef nonnull %3, double noundef %76)
  %108 = call double @llvm.maxnum.f64(double %107, double 0x3BC79CA10C924223)
  %109 = call double @llvm.pow.f64(double %108, double -1.250000e-01)
  %110 = fmul double %109, 9.000000e-01
  %111 = call double @llvm.maxnum.f64(double %110, double 0x3FD5555555555555)
  %112 = call noundef double @llvm.minnum.f64(double %111, double 6.000000e+00)
  %113 = fcmp olt double %107, 1.000000e+00
  br i1 %113, label %133, label %114

114:                                              ; preds = %106
  %115 = call double @llvm.minnum.f64(double %111, double 9.000000e-01)
  %116 = load i32, ptr %20, align 8
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %20, align 8
  %118 = fmul double %76, %115
  store double %118, ptr %29, align 8
  %119 = call double @llvm.fabs.f64(double %118)
  %120 = load double, ptr %28, align 8
  %121 = call double @llvm.fabs.f64(double %120)
  %122 = load ptr, ptr %26, align 8
  %123 = load i32, ptr %27, align 8
  %124 = sext i32 %123 to i64
  %125 = getelementptr double, ptr %122, i64 %124
  %126 = getelementptr i8, ptr %125, i64 -8
  %127 = load double, ptr %126, align 8
  %128 = call double @llvm.fabs.f64(double %127)
  %129 = call double @llvm.maxnum.f64(double %121, double %128)
  %130 = fmul double %129, 0x3CF0000000000000
  %131 = fcmp ugt double %119, %130
  br i1 %131, label %193, label %132

132:                                              ; preds = %114
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 0, i32 noundef 0, double noundef %120)
  br label %196

133:                                              ; preds = %106
  %134 = load i32, ptr %31, align 4
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %140, label %136

136:                                              ; preds = %133
  %137 = load ptr, ptr %32, align 8
  %138 = call fastcc i32 @project(ptr noundef nonnull %0, ptr noundef nonnull %3, double noundef %78, ptr noundef %137)
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %160

140:                                              ; preds = %136, %133
  %141 = load ptr, ptr %32, align 8
  %142 = load ptr, ptr %33, align 8
  %143 = getelementptr inbounds double, ptr %142, i64 %42
  %144 = call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %3, double noundef %78, ptr noundef %141, ptr noundef %143, i32 noundef 0)
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %146, label %160

146:                                              ; preds = %140
  %147 = load ptr, ptr %32, align 8
  call fastcc void @note_residuals(ptr noundef nonnull %0, ptr noundef nonnull %3, double noundef %78, ptr noundef %147)
  %148 = load ptr, ptr %26, align 8
  %149 = load i32, ptr %43, align 8
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds double, ptr %148, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = fsub double %152, %78
  %154 = fmul double %76, %153
  %155 = fcmp olt double %154, 0.000000e+00
  %156 = select i1 %44, i1 true, i1 %155
  br i1 %156, label %157, label %178

157:                                              ; preds = %146
  %158 = call fastcc i32 @prepare_dense(ptr noundef nonnull %0, ptr noundef nonnull %3, double noundef %76)
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %178, label %160

160:                                              ; preds = %157, %140, %136
  %161 = phi i32 [ %158, %157 ], [ %138, %136 ], [ %144, %140 ]
  %162 = load i32, ptr %20, align 8
  %163 = add nsw i32 %162, 1
  store i32 %163, ptr %20, align 8
  %164 = fmul double %76, 2.500000e-01
  store double %164, ptr %29, align 8
  %165 = call double @llvm.fabs.f64(double %164)
  %166 = load double, ptr %28, align 8
  %167 = call double @llvm.fabs.f64(double %166)
  %168 = load ptr, ptr %26, align 8
  %169 = load i32, ptr %27, align 8
  %170 = sext i32 %169 to i64
  %171 = getelementptr double, ptr %168, i64 %170
  %172 = getelementptr i8, ptr %171, i64 -8
  %173 = load double, ptr %172, align 8
  %174 = call double @llvm.fabs.f64(double %173)
  %175 = call double @llvm.maxnum.f64(double %167, double %174)
  %176 = fmul double %175, 0x3CF0000000000000
  %177 = fcmp ugt double %165, %176
  br i1 %177, label %193, label %196

178:                                              ; preds = %157, %146
  %179 = load i32, ptr %19, align 4
  %180 = add nsw i32 %179, 1
  store i32 %180, ptr %19, align 4
  br i1 %75, label %181, label %187

181:                                              ; preds = %178
  %182 = load double, ptr %29, align 8
  %183 = call double @llvm.fabs.f64(double %182)
  %184 = call double @llvm.maxnum.f64(double %74, double %183)
  %185 = call double @llvm.copysign.f64(double 1.000000e+00, double %65)
  %186 = fmul double %185, %184
  br label %189

187:                                              ; preds = %178
  %188 = fmul double %71, %112
  br label %189

189:                                              ; preds = %181, %187
  %190 = phi double [ %186, %181 ], [ %188, %187 ]
  store double %190, ptr %29, align 8
  %191 = call fastcc i32 @accept(ptr noundef nonnull %0, ptr noundef nonnull %3, double noundef %76, double noundef %78)
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %196

193:                                              ; preds = %160, %114, %88, %189
  %194 = add nuw nsw i32 %46, 1
  %195 = icmp eq i32 %194, %1
  br i1 %195, label %196, label %45

196:                                              ; preds = %160, %88, %52, %45, %193, %189, %16, %132, %7, %10
  %197 = phi i32 [ 1, %10 ], [ %8, %7 ], [ 4, %132 ], [ 0, %16 ], [ %161, %160 ], [ %89, %88 ], [ 0, %193 ], [ 0, %52 ], [ 3, %45 ], [ %191, %189 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  ret i32 %197
}

define internal fastcc void @lay_out(ptr noundef nonnull writeonly initializes((0, 424), (440, 444)) %0, ptr noundef readonly %1) unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 440
  store i32 0, ptr %3, align 8
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 176
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
  %28 = mul nsw i32 %22, %9
  %29 = add i32 %11, %8
  %30 = add i32 %29, %28
  %31 = sext i32 %30 to i64
  %32 = getelementptr double, ptr %26, i64 %31
  %33 = getelementptr i8, ptr %32, i64 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %33, ptr %34, align 8
  %35 = add i32 %9, 1
  %36 = add i32 %35, %11
  %37 = mul i32 %36, %9
  %38 = sext i32 %37 to i64
  %39 = getelementptr double, ptr %33, i64 %38
  %40 = getelementptr i8, ptr %39, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %40, ptr %41, align 8
  %42 = mul i32 %35, %9
  %43 = sext i32 %42 to i64
  %44 = getelementptr double, ptr %40, i64 %43
  %45 = getelementptr i8, ptr %44, i64 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr %45, ptr %46, align 8
  %47 = zext nneg i32 %10 to i64
  %48 = getelementptr inbounds nuw double, ptr %45, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %49, ptr %50, align 8
  %51 = sext i32 %12 to i64
  %52 = getelementptr double, ptr %49, i64 %51
  %53 = getelementptr i8, ptr %52, i64 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %53, ptr %54, align 8
  %55 = add nsw i32 %22, %9
  %56 = sext i32 %55 to i64
  %57 = getelementptr double, ptr %53, i64 %56
  %58 = getelementptr i8, ptr %57, i64 8
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %58, ptr %59, align 8
  %60 = add i32 %11, 1
  %61 = mul i32 %60, %9
  %62 = sext i32 %61 to i64
  %63 = getelementptr double, ptr %58, i64 %62
  %64 = getelementptr i8, ptr %63, i64 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %64, ptr %65, align 8
  %66 = sext i32 %9 to i64
  %67 = getelementptr double, ptr %64, i64 %66
  %68 = getelementptr i8, ptr %67, i64 8
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %68, ptr %69, align 8
  %70 = sext i32 %22 to i64
  %71 = getelementptr double, ptr %68, i64 %70
  %72 = getelementptr i8, ptr %71, i64 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %72, ptr %73, align 8
  %74 = mul nsw i32 %11, %11
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw double, ptr %72, i64 %75
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %77, ptr %78, align 8
  %79 = sext i32 %11 to i64
  %80 = getelementptr double, ptr %77, i64 %79
  %81 = getelementptr i8, ptr %80, i64 8
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr %81, ptr %82, align 8
  %83 = getelementptr double, ptr %81, i64 %79
  %84 = getelementptr i8, ptr %83, i64 8
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store ptr %84, ptr %85, align 8
  %86 = getelementptr double, ptr %84, i64 %79
  %87 = getelementptr i8, ptr %86, i64 8
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store ptr %87, ptr %88, align 8
  %89 = tail call noundef i32 @llvm.smax.i32(i32 %8, i32 %9)
  %90 = load i32, ptr @appell_n_position_rows, align 4
  %91 = tail call noundef i32 @llvm.smax.i32(i32 %11, i32 %90)
  %92 = load i32, ptr @appell_n_velocity_rows, align 4
  %93 = load i32, ptr @appell_n_norm_rows, align 4
  %94 = tail call noundef i32 @llvm.smax.i32(i32 %92, i32 %93)
  %95 = tail call noundef i32 @llvm.smax.i32(i32 %91, i32 %94)
  %96 = add nsw i32 %95, %89
  %97 = sext i32 %96 to i64
  %98 = getelementptr double, ptr %87, i64 %97
  %99 = getelementptr i8, ptr %98, i64 8
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr %99, ptr %100, align 8
  %101 = getelementptr double, ptr %99, i64 %97
  %102 = getelementptr i8, ptr %101, i64 8
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr %102, ptr %103, align 8
  %104 = getelementptr double, ptr %102, i64 %97
  %105 = getelementptr i8, ptr %104, i64 8
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr %105, ptr %106, align 8
  %107 = getelementptr double, ptr %105, i64 %97
  %108 = getelementptr i8, ptr %107, i64 8
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr %108, ptr %109, align 8
  %110 = mul nsw i32 %36, %11
  %111 = sext i32 %110 to i64
  %112 = getelementptr double, ptr %108, i64 %111
  %113 = getelementptr i8, ptr %112, i64 8
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store ptr %113, ptr %114, align 8
  %115 = add nsw i32 %11, %9
  %116 = mul nsw i32 %115, %115
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw double, ptr %113, i64 %117
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store ptr %119, ptr %120, align 8
  %121 = mul nsw i32 %96, %96
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr double, ptr %119, i64 %122
  %124 = getelementptr i8, ptr %123, i64 8
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store ptr %124, ptr %125, align 8
  %126 = getelementptr double, ptr %124, i64 %97
  %127 = getelementptr i8, ptr %126, i64 8
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store ptr %127, ptr %128, align 8
  %129 = getelementptr double, ptr %127, i64 %97
  %130 = getelementptr i8, ptr %129, i64 8
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %130, ptr %131, align 8
  %132 = getelementptr double, ptr %130, i64 %122
  %133 = getelementptr i8, ptr %132, i64 8
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 200
  store ptr %133, ptr %134, align 8
  %135 = getelementptr double, ptr %133, i64 %97
  %136 = getelementptr i8, ptr %135, i64 8
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %136, ptr %137, align 8
  %138 = getelementptr double, ptr %136, i64 %97
  %139 = getelementptr i8, ptr %138, i64 8
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr %139, ptr %140, align 8
  %141 = getelementptr double, ptr %139, i64 %97
  %142 = getelementptr i8, ptr %141, i64 8
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr %142, ptr %143, align 8
  %144 = getelementptr inbounds nuw double, ptr %142, i64 %47
  %145 = getelementptr inbounds nuw i8, ptr %144, i64 8
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 232
  store ptr %145, ptr %146, align 8
  %147 = mul i32 %90, %35
  %148 = mul nsw i32 %9, %8
  %149 = add nsw i32 %147, %148
  %150 = sext i32 %149 to i64
  %151 = getelementptr double, ptr %145, i64 %150
  %152 = getelementptr i8, ptr %151, i64 8
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %152, ptr %153, align 8
  %154 = mul i32 %92, %35
  %155 = sext i32 %154 to i64
  %156 = getelementptr double, ptr %152, i64 %155
  %157 = getelementptr i8, ptr %156, i64 8
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store ptr %157, ptr %158, align 8
  %159 = add i32 %8, 1
  %160 = mul i32 %93, %159
  %161 = sext i32 %160 to i64
  %162 = getelementptr double, ptr %157, i64 %161
  %163 = getelementptr i8, ptr %162, i64 8
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 256
  store ptr %163, ptr %164, align 8
  %165 = getelementptr double, ptr %163, i64 %97
  %166 = getelementptr i8, ptr %165, i64 8
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 264
  store ptr %166, ptr %167, align 8
  %168 = getelementptr double, ptr %166, i64 %97
  %169 = getelementptr i8, ptr %168, i64 8
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 272
  store ptr %169, ptr %170, align 8
  %171 = getelementptr double, ptr %169, i64 %97
  %172 = getelementptr i8, ptr %171, i64 8
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store ptr %172, ptr %173, align 8
  %174 = load i32, ptr @appell_n_auxiliaries, align 4
  %175 = add nsw i32 %174, %14
  %176 = load i32, ptr @appell_n_quadratures, align 4
  %177 = add nsw i32 %175, %176
  %178 = sext i32 %177 to i64
  %179 = getelementptr double, ptr %172, i64 %178
  %180 = getelementptr i8, ptr %179, i64 8
  %181 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store ptr %180, ptr %181, align 8
  %182 = getelementptr double, ptr %180, i64 %178
  %183 = getelementptr i8, ptr %182, i64 8
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store ptr %183, ptr %184, align 8
  %185 = getelementptr double, ptr %183, i64 %178
  %186 = getelementptr i8, ptr %185, i64 8
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 304
  store ptr %186, ptr %187, align 8
  %188 = getelementptr double, ptr %186, i64 %178
  %189 = getelementptr i8, ptr %188, i64 8
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 312
  store ptr %189, ptr %190, align 8
  %191 = getelementptr double, ptr %189, i64 %178
  %192 = getelementptr i8, ptr %191, i64 8
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 320
  store ptr %192, ptr %193, align 8
  %194 = shl nsw i32 %177, 4
  %195 = sext i32 %194 to i64
  %196 = getelementptr double, ptr %192, i64 %195
  %197 = getelementptr i8, ptr %196, i64 8
  %198 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store ptr %197, ptr %198, align 8
  %199 = mul nsw i32 %177, 7
  %200 = sext i32 %199 to i64
  %201 = getelementptr double, ptr %197, i64 %200
  %202 = getelementptr i8, ptr %201, i64 8
  %203 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %202, ptr %203, align 8
  %204 = sext i32 %175 to i64
  %205 = getelementptr double, ptr %202, i64 %204
  %206 = getelementptr i8, ptr %205, i64 8
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 344
  store ptr %206, ptr %207, align 8
  %208 = getelementptr double, ptr %206, i64 %204
  %209 = getelementptr i8, ptr %208, i64 8
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store ptr %209, ptr %210, align 8
  %211 = load i32, ptr @appell_n_events, align 4
  %212 = mul nsw i32 %211, 9
  %213 = sext i32 %212 to i64
  %214 = getelementptr double, ptr %209, i64 %213
  %215 = getelementptr i8, ptr %214, i64 8
  %216 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store ptr %215, ptr %216, align 8
  %217 = sext i32 %211 to i64
  %218 = getelementptr double, ptr %215, i64 %217
  %219 = getelementptr i8, ptr %218, i64 8
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store ptr %219, ptr %220, align 8
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 376
  store ptr %7, ptr %221, align 8
  %222 = getelementptr i32, ptr %7, i64 %97
  %223 = getelementptr i8, ptr %222, i64 4
  %224 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store ptr %223, ptr %224, align 8
  %225 = getelementptr i32, ptr %223, i64 %97
  %226 = getelementptr i8, ptr %225, i64 4
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 392
  store ptr %226, ptr %227, align 8
  %228 = getelementptr i32, ptr %226, i64 %79
  %229 = getelementptr i8, ptr %228, i64 4
  %230 = getelementptr inbounds nuw i8, ptr %0, i64 400
  store ptr %229, ptr %230, align 8
  %231 = sext i32 %115 to i64
  %232 = getelementptr i32, ptr %229, i64 %231
  %233 = getelementptr i8, ptr %232, i64 4
  %234 = getelementptr inbounds nuw i8, ptr %0, i64 408
  store ptr %233, ptr %234, align 8
  %235 = getelementptr i32, ptr %233, i64 %66
  %236 = getelementptr i8, ptr %235, i64 4
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 416
  store ptr %236, ptr %237, align 8
  ret void
}

define internal fastcc range(i32 0, 12) i32 @start(ptr noundef %0, ptr noundef nonnull %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %6 = load i32, ptr %5, align 8
  %7 = sext i32 %6 to i64
  %8 = getelementptr double, ptr %4, i64 %7
  %9 = getelementptr i8, ptr %8, i64 -8
  %10 = load double, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %12 = load double, ptr %11, align 8
  %13 = fsub double %10, %12
  %14 = tail call double @llvm.fabs.f64(double %13)
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 228
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %25, label %20

20:                                               ; preds = %2
  %21 = tail call fastcc i32 @factorise_metric(ptr noundef nonnull %0, ptr noundef nonnull readonly %1, double noundef %12, ptr noundef %16)
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %20
  %24 = tail call fastcc i32 @project(ptr noundef nonnull %0, ptr noundef nonnull readonly %1, double noundef %12, ptr noundef %16)
  br label %25

25:                                               ; preds = %2, %20, %23
  %26 = phi i32 [ 0, %2 ], [ %24, %23 ], [ %21, %20 ]
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %28 = load ptr, ptr %27, align 8
  %29 = load ptr, ptr %15, align 8
  %30 = load i32, ptr @appell_n_coordinates, align 4
  %31 = load i32, ptr @appell_n_speeds, align 4
  %32 = add nsw i32 %31, %30
  %33 = load i32, ptr @appell_n_auxiliaries, align 4
  %34 = add nsw i32 %32, %33
  %35 = load i32, ptr @appell_n_quadratures, align 4
  %36 = add nsw i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = shl nsw i64 %37, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %28, ptr align 8 %29, i64 %38, i1 false)
  %39 = icmp eq i32 %26, 0
  br i1 %39, label %40, label %79

40:                                               ; preds = %25
  %41 = load ptr, ptr %3, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %43 = load i32, ptr %42, align 8
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %41, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = load double, ptr %11, align 8
  %48 = fcmp oeq double %46, %47
  br i1 %48, label %49, label %55

49:                                               ; preds = %40
  %50 = load ptr, ptr %27, align 8
  %51 = tail call fastcc i32 @write_sample(ptr noundef nonnull %0, ptr noundef %1, double noundef %47, ptr noundef %50)
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %79

53:                                               ; preds = %49
  %54 = load double, ptr %11, align 8
  br label %55

55:                                               ; preds = %53, %40
  %56 = phi double [ %54, %53 ], [ %47, %40 ]
  %57 = load ptr, ptr %15, align 8
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %59 = load ptr, ptr %58, align 8
  %60 = tail call fastcc i32 @rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %56, ptr noundef %57, ptr noundef %59, i32 noundef 0)
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %79

62:                                               ; preds = %55
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %64 = load double, ptr %63, align 8
  %65 = fcmp oeq double %64, 0.000000e+00
  br i1 %65, label %66, label %71

66:                                               ; preds = %62
  %67 = load double, ptr %11, align 8
  %68 = fcmp olt double %10, %67
  %69 = select i1 %68, double -1.000000e+00, double 1.000000e+00
  %70 = tail call fastcc double @first_step(ptr noundef nonnull %0, ptr noundef %1, double noundef %69, double noundef %14)
  br label %76

71:                                               ; preds = %62
  %72 = tail call double @llvm.minnum.f64(double %64, double %14)
  %73 = load double, ptr %11, align 8
  %74 = fsub double %10, %73
  %75 = tail call double @llvm.copysign.f64(double %72, double %74)
  br label %76

76:                                               ; preds = %71, %66
  %77 = phi double [ %75, %71 ], [ %70, %66 ]
  store double %77, ptr %63, align 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 236
  store i32 1, ptr %78, align 4
  br label %79

79:                                               ; preds = %25, %49, %55, %76
  %80 = phi i32 [ 0, %76 ], [ %60, %55 ], [ %51, %49 ], [ %26, %25 ]
  ret i32 %80
}

define noundef i32 @appell_run_size() local_unnamed_addr #0 {
  ret i32 288
}

define noundef i32 @appell_input_size() local_unnamed_addr #0 {
  ret i32 72
}

define void @appell_set_inputs(ptr noundef readonly %0, double noundef %1, ptr noundef %2) local_unnamed_addr #2 {
  tail call fastcc void @set_inputs(ptr noundef %0, double noundef %1, ptr noundef %2)
  ret void
}

define internal fastcc void @set_inputs(ptr noundef readonly %0, double noundef %1, ptr noundef %2) unnamed_addr #4 {
  %4 = alloca [3 x double], align 16
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 284
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
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 52
  %19 = load i32, ptr %18, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds double, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 48
  %23 = load i32, ptr %22, align 8
  switch i32 %23, label %24 [
    i32 0, label %30
    i32 1, label %94
  ]

24:                                               ; preds = %13
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %26 = load i32, ptr %25, align 8
  %27 = icmp sgt i32 %26, 0
  br i1 %27, label %28, label %115

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 24
  br label %97

30:                                               ; preds = %13
  %31 = getelementptr inbounds nuw i8, ptr %16, i64 60
  %32 = load i32, ptr %31, align 4
  %33 = add nsw i32 %32, -1
  %34 = getelementptr inbounds nuw i8, ptr %16, i64 64
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
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
  %90 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %91 = load i32, ptr %90, align 8
  %92 = sext i32 %91 to i64
  %93 = shl nsw i64 %92, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr nonnull align 16 %4, i64 %93, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %115

94:                                               ; preds = %13
  %95 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %96 = load ptr, ptr %95, align 8
  tail call void %96(double noundef %1, ptr noundef %2, ptr noundef %17, ptr noundef null, ptr noundef %21) #20
  br label %115

97:                                               ; preds = %28, %108
  %98 = phi i64 [ 0, %28 ], [ %111, %108 ]
  %99 = load i32, ptr %22, align 8
  %100 = icmp eq i32 %99, 2
  %101 = getelementptr inbounds nuw ptr, ptr %29, i64 %98
  %102 = load ptr, ptr %101, align 8
  br i1 %100, label %103, label %105

103:                                              ; preds = %97
  %104 = tail call double %102(double noundef %1) #20
  br label %108

105:                                              ; preds = %97
  %106 = load ptr, ptr %0, align 8
  %107 = tail call double %102(double noundef %1, ptr noundef %2, ptr noundef %106) #20
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

define ptr @appell_state(ptr noundef readonly %0) local_unnamed_addr #5 {
  %2 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #20
  call fastcc void @lay_out(ptr noundef %2, ptr noundef %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 280
  %4 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #20
  ret ptr %4
}

define range(i32 0, 12) i32 @appell_rates(ptr noundef %0, double noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef writeonly %4) local_unnamed_addr #2 {
  %6 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  call fastcc void @lay_out(ptr noundef %6, ptr noundef %0)
  %7 = call fastcc i32 @rates(ptr noundef %0, ptr noundef %6, double noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef 1)
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 56
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
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  ret i32 %7
}

define internal fastcc range(i32 0, 12) i32 @rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef range(i32 0, 2) %5) unnamed_addr #4 {
  %7 = load i32, ptr @appell_rates_need_multipliers, align 4
  %8 = or i32 %7, %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %10 = load i32, ptr %9, align 4
  %11 = add nsw i32 %10, 1
  store i32 %11, ptr %9, align 4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 284
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
  %26 = tail call fastcc i32 @reacting_rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, i32 noundef %8)
  br label %34

27:                                               ; preds = %16
  %28 = load i32, ptr @appell_is_minimal, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %32, label %30

30:                                               ; preds = %27
  %31 = tail call fastcc i32 @minimal_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %8)
  br label %34

32:                                               ; preds = %27
  %33 = tail call fastcc i32 @evident_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %8)
  br label %34

34:                                               ; preds = %32, %30, %25
  %35 = phi i32 [ %26, %25 ], [ %31, %30 ], [ %33, %32 ]
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %82

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %39 = load i32, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 268
  %41 = load i32, ptr %40, align 4
  %42 = icmp slt i32 %39, %41
  br i1 %42, label %43, label %44

43:                                               ; preds = %37
  store i32 %39, ptr %40, align 4
  br label %44

44:                                               ; preds = %43, %37
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %46 = load i32, ptr %45, align 8
  %47 = icmp sgt i32 %39, %46
  br i1 %47, label %48, label %49

48:                                               ; preds = %44
  store i32 %39, ptr %45, align 8
  br label %49

49:                                               ; preds = %44, %48
  %50 = load i32, ptr @appell_is_minimal, align 4
  %51 = icmp eq i32 %50, 0
  %52 = select i1 %51, i64 0, i64 16
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 %52
  %54 = load ptr, ptr %53, align 8
  %55 = load i32, ptr @appell_n_coordinates, align 4
  %56 = sext i32 %55 to i64
  %57 = shl nsw i64 %56, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %54, i64 %57, i1 false)
  %58 = getelementptr inbounds double, ptr %4, i64 %56
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %60 = load ptr, ptr %59, align 8
  %61 = load i32, ptr @appell_n_speeds, align 4
  %62 = sext i32 %61 to i64
  %63 = shl nsw i64 %62, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %58, ptr align 8 %60, i64 %63, i1 false)
  %64 = add nsw i32 %61, %55
  %65 = icmp sgt i32 %64, 0
  br i1 %65, label %66, label %80

66:                                               ; preds = %49
  %67 = zext nneg i32 %64 to i64
  br label %68

68:                                               ; preds = %68, %66
  %69 = phi i64 [ 0, %66 ], [ %75, %68 ]
  %70 = phi double [ 0.000000e+00, %66 ], [ %74, %68 ]
  %71 = getelementptr inbounds nuw double, ptr %4, i64 %69
  %72 = load double, ptr %71, align 8
  %73 = fsub double %72, %72
  %74 = fadd double %70, %73
  %75 = add nuw nsw i64 %69, 1
  %76 = icmp eq i64 %75, %67
  br i1 %76, label %77, label %68

77:                                               ; preds = %68
  %78 = fcmp une double %74, 0.000000e+00
  br i1 %78, label %79, label %80

79:                                               ; preds = %77
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 11, i32 noundef 0, double noundef %2)
  br label %82

80:                                               ; preds = %49, %77
  %81 = tail call fastcc i32 @further_rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4)
  br label %82

82:                                               ; preds = %34, %80, %79
  %83 = phi i32 [ 5, %79 ], [ %81, %80 ], [ %35, %34 ]
  ret i32 %83
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly, ptr noalias readonly, i64, i1 immarg) #6

define range(i32 0, 9) i32 @appell_project(ptr noundef %0, double noundef %1, ptr noundef %2) local_unnamed_addr #2 {
  %4 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  call fastcc void @lay_out(ptr noundef %4, ptr noundef %0)
  %5 = call fastcc i32 @factorise_metric(ptr noundef %0, ptr noundef %4, double noundef %1, ptr noundef %2)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = call fastcc i32 @project(ptr noundef %0, ptr noundef %4, double noundef %1, ptr noundef %2)
  br label %9

9:                                                ; preds = %3, %7
  %10 = phi i32 [ %8, %7 ], [ %5, %3 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  ret i32 %10
}

define internal fastcc range(i32 0, 6) i32 @factorise_metric(ptr noundef %0, ptr noundef nonnull readonly %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = load i32, ptr @appell_n_position_rows, align 4
  %6 = load i32, ptr @appell_n_velocity_rows, align 4
  %7 = sub i32 0, %6
  %8 = icmp eq i32 %5, %7
  br i1 %8, label %60, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 284
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %14

14:                                               ; preds = %9, %13
  %15 = load ptr, ptr %0, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %17 = load ptr, ptr %16, align 8
  tail call void @appell_metric(double noundef %2, ptr noundef %3, ptr noundef %15, ptr noundef null, ptr noundef %17) #20
  %18 = load i32, ptr @appell_n_speeds, align 4
  %19 = mul nsw i32 %18, %18
  %20 = load ptr, ptr %16, align 8
  %21 = icmp eq i32 %18, 0
  br i1 %21, label %36, label %22

22:                                               ; preds = %14
  %23 = zext nneg i32 %19 to i64
  br label %24

24:                                               ; preds = %24, %22
  %25 = phi i64 [ 0, %22 ], [ %31, %24 ]
  %26 = phi double [ 0.000000e+00, %22 ], [ %30, %24 ]
  %27 = getelementptr inbounds nuw double, ptr %20, i64 %25
  %28 = load double, ptr %27, align 8
  %29 = fsub double %28, %28
  %30 = fadd double %26, %29
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %23
  br i1 %32, label %33, label %24

33:                                               ; preds = %24
  %34 = fcmp une double %30, 0.000000e+00
  br i1 %34, label %35, label %36

35:                                               ; preds = %33
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 9, i32 noundef 0, double noundef %2)
  br label %60

36:                                               ; preds = %14, %33
  %37 = tail call fastcc i32 @cholesky(i32 noundef %18, ptr noundef %20)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %60

39:                                               ; preds = %36
  %40 = load ptr, ptr %16, align 8
  %41 = zext nneg i32 %19 to i64
  %42 = shl nuw nsw i64 %41, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %40, i8 0, i64 %42, i1 false)
  %43 = icmp sgt i32 %18, 0
  br i1 %43, label %44, label %60

44:                                               ; preds = %39
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = load ptr, ptr %45, align 8
  %47 = load ptr, ptr %16, align 8
  %48 = add nuw i32 %18, 1
  %49 = zext nneg i32 %18 to i64
  br label %50

50:                                               ; preds = %44, %50
  %51 = phi i64 [ 0, %44 ], [ %58, %50 ]
  %52 = getelementptr inbounds nuw double, ptr %46, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = trunc nuw nsw i64 %51 to i32
  %55 = mul i32 %48, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %47, i64 %56
  store double %53, ptr %57, align 8
  %58 = add nuw nsw i64 %51, 1
  %59 = icmp eq i64 %58, %49
  br i1 %59, label %60, label %50

60:                                               ; preds = %50, %39, %36, %4, %35
  %61 = phi i32 [ 5, %35 ], [ 0, %4 ], [ 0, %36 ], [ 0, %39 ], [ 0, %50 ]
  ret i32 %61
}

define internal fastcc range(i32 0, 9) i32 @project(ptr noundef %0, ptr noundef nonnull readonly %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = alloca %struct.Target, align 8
  %6 = alloca %struct.Target, align 8
  %7 = alloca %struct.Target, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 284
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %4
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %12

12:                                               ; preds = %4, %11
  store ptr @appell_norms, ptr %5, align 8
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %14 = load i32, ptr @appell_n_norm_rows, align 4
  store i32 %14, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %16 = load i32, ptr @appell_n_coordinates, align 4
  store i32 %16, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 8, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 0, ptr %18, align 4
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %21 = load ptr, ptr %20, align 8
  store ptr %21, ptr %19, align 8
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %22, i8 0, i64 16, i1 false)
  store ptr %3, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store i32 %16, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 60
  store i32 0, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %26, align 8
  %29 = tail call fastcc i32 @newton(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef nonnull byval(%struct.Target) align 8 %5)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %78

31:                                               ; preds = %12
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %33 = load ptr, ptr %32, align 8
  %34 = load i32, ptr @appell_n_position_rows, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr %33, i64 %35
  %37 = load i32, ptr @appell_n_speeds, align 4
  %38 = mul nsw i32 %37, %34
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %36, i64 %39
  store ptr @appell_position, ptr %6, align 8
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %34, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 %37, ptr %42, align 4
  %43 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i32 6, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %6, i64 20
  store i32 0, ptr %44, align 4
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store ptr %33, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %48 = load ptr, ptr %47, align 8
  store ptr %48, ptr %46, align 8
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store ptr %40, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store ptr %3, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %6, i64 56
  store i32 %16, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %6, i64 60
  store i32 0, ptr %52, align 4
  %53 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %54 = load ptr, ptr %27, align 8
  store ptr %54, ptr %53, align 8
  %55 = tail call fastcc i32 @newton(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef nonnull byval(%struct.Target) align 8 %6)
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %78

57:                                               ; preds = %31
  store ptr @appell_velocity, ptr %7, align 8
  %58 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %59 = load i32, ptr @appell_n_velocity_rows, align 4
  store i32 %59, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store i32 %37, ptr %60, align 4
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 7, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %7, i64 20
  store i32 0, ptr %62, align 4
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %65 = load ptr, ptr %64, align 8
  store ptr %65, ptr %63, align 8
  %66 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %67 = load ptr, ptr %47, align 8
  store ptr %67, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store ptr null, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %70 = sext i32 %16 to i64
  %71 = getelementptr inbounds double, ptr %3, i64 %70
  store ptr %71, ptr %69, align 8
  %72 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store i32 %37, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %7, i64 60
  store i32 0, ptr %73, align 4
  %74 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %75 = load ptr, ptr %27, align 8
  %76 = getelementptr inbounds double, ptr %75, i64 %70
  store ptr %76, ptr %74, align 8
  %77 = tail call fastcc i32 @newton(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef nonnull byval(%struct.Target) align 8 %7)
  br label %78

78:                                               ; preds = %12, %57, %31
  %79 = phi i32 [ %55, %31 ], [ %77, %57 ], [ %29, %12 ]
  ret i32 %79
}

define void @appell_read_outputs(ptr noundef readonly %0, i32 noundef %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef readonly %4, ptr noundef readonly %5, ptr noundef %6) local_unnamed_addr #2 {
  %8 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
  call fastcc void @lay_out(ptr noundef %8, ptr noundef %0)
  %9 = sext i32 %1 to i64
  %10 = icmp sgt i32 %1, 0
  br i1 %10, label %11, label %34

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 56
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
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 284
  %32 = load i32, ptr @appell_n_outputs, align 4
  %33 = sext i32 %32 to i64
  br label %35

34:                                               ; preds = %51, %7
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
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
  call void @appell_outputs(double noundef %52, ptr noundef %46, ptr noundef %53, ptr noundef %54, ptr noundef %56) #20
  %57 = add nuw nsw i64 %36, 1
  %58 = icmp eq i64 %57, %9
  br i1 %58, label %34, label %35
}

declare void @appell_outputs(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

define double @appell_time_rates(ptr noundef %0, double noundef %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = alloca %struct.Buffers, align 8
  %6 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  call fastcc void @lay_out(ptr noundef %5, ptr noundef %0)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store volatile double %1, ptr %6, align 8
  %7 = icmp sgt i32 %3, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 312
  %10 = load i32, ptr @appell_n_coordinates, align 4
  %11 = sext i32 %10 to i64
  %12 = load ptr, ptr %9, align 8
  br label %15

13:                                               ; preds = %15, %4
  %14 = phi double [ 0.000000e+00, %4 ], [ %24, %15 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
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

define internal fastcc range(i32 0, 12) i32 @stage_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef range(i32 0, 2) %5) unnamed_addr #4 {
  %7 = load i32, ptr @appell_has_regular, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %88, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 284
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %14

14:                                               ; preds = %9, %13
  %15 = load ptr, ptr %0, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load ptr, ptr %16, align 8
  tail call void @appell_regular(double noundef %2, ptr noundef %3, ptr noundef %15, ptr noundef null, ptr noundef %17) #20
  %18 = load ptr, ptr %16, align 8
  %19 = load i32, ptr @appell_n_coordinates, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds double, ptr %18, i64 %20
  %22 = load i32, ptr @appell_n_speeds, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds double, ptr %21, i64 %23
  %25 = load i32, ptr @appell_n_rows, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr %24, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %29 = add nsw i32 %22, %19
  %30 = shl nsw i32 %25, 1
  %31 = add nsw i32 %30, %29
  %32 = icmp sgt i32 %31, -2
  br i1 %32, label %33, label %47

33:                                               ; preds = %14
  %34 = add nsw i32 %31, 2
  %35 = zext nneg i32 %34 to i64
  br label %36

36:                                               ; preds = %36, %33
  %37 = phi i64 [ 0, %33 ], [ %43, %36 ]
  %38 = phi double [ 0.000000e+00, %33 ], [ %42, %36 ]
  %39 = getelementptr inbounds nuw double, ptr %18, i64 %37
  %40 = load double, ptr %39, align 8
  %41 = fsub double %40, %40
  %42 = fadd double %38, %41
  %43 = add nuw nsw i64 %37, 1
  %44 = icmp eq i64 %43, %35
  br i1 %44, label %45, label %36

45:                                               ; preds = %36
  %46 = fcmp une double %42, 0.000000e+00
  br i1 %46, label %88, label %47

47:                                               ; preds = %45, %14
  %48 = load double, ptr %27, align 8
  %49 = fcmp ogt double %48, 0x3D719799812DEA11
  br i1 %49, label %50, label %88

50:                                               ; preds = %47
  %51 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %52 = load double, ptr %51, align 8
  %53 = fcmp ogt double %52, 1.000000e-03
  br i1 %53, label %54, label %88

54:                                               ; preds = %50
  %55 = icmp slt i32 %25, 1
  br i1 %55, label %72, label %56

56:                                               ; preds = %54
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %58 = load ptr, ptr %57, align 8
  %59 = zext nneg i32 %25 to i64
  br label %63

60:                                               ; preds = %63
  %61 = add nuw nsw i64 %64, 1
  %62 = icmp eq i64 %61, %59
  br i1 %62, label %72, label %63

63:                                               ; preds = %60, %56
  %64 = phi i64 [ 0, %56 ], [ %61, %60 ]
  %65 = getelementptr inbounds nuw double, ptr %58, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = fmul double %66, 1.000000e-03
  %68 = getelementptr inbounds nuw double, ptr %28, i64 %64
  %69 = load double, ptr %68, align 8
  %70 = fmul double %67, %67
  %71 = fcmp ogt double %69, %70
  br i1 %71, label %60, label %88

72:                                               ; preds = %60, %54
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %74 = load i32, ptr %73, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %73, align 4
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 264
  store i32 %25, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 424
  store ptr null, ptr %77, align 8
  %78 = sext i32 %29 to i64
  %79 = shl nsw i64 %78, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr nonnull align 8 %18, i64 %79, i1 false)
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %81 = load ptr, ptr %80, align 8
  %82 = load ptr, ptr %16, align 8
  %83 = getelementptr inbounds double, ptr %82, i64 %20
  %84 = add nsw i32 %25, %22
  %85 = sext i32 %84 to i64
  %86 = shl nsw i64 %85, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %81, ptr align 8 %83, i64 %86, i1 false)
  %87 = tail call fastcc i32 @further_rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4)
  br label %90

88:                                               ; preds = %63, %45, %50, %47, %6
  %89 = tail call fastcc i32 @rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5)
  br label %90

90:                                               ; preds = %88, %72
  %91 = phi i32 [ %87, %72 ], [ %89, %88 ]
  ret i32 %91
}

declare double @llvm.fabs.f64(double) #8

define internal fastcc range(i32 0, 12) i32 @write_sample(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %6 = load i32, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 228
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %16, label %10

10:                                               ; preds = %4
  %11 = tail call fastcc i32 @factorise_metric(ptr noundef nonnull %0, ptr noundef nonnull readonly %1, double noundef %2, ptr noundef %3)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %76

13:                                               ; preds = %10
  %14 = tail call fastcc i32 @project(ptr noundef nonnull %0, ptr noundef nonnull readonly %1, double noundef %2, ptr noundef %3)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %76

16:                                               ; preds = %4, %13
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %18 = load ptr, ptr %17, align 8
  %19 = tail call fastcc i32 @rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %18, i32 noundef 1)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %76

21:                                               ; preds = %16
  tail call fastcc void @note_residuals(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %23 = load ptr, ptr %22, align 8
  %24 = sext i32 %6 to i64
  %25 = getelementptr inbounds double, ptr %23, i64 %24
  store double %2, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %27 = load ptr, ptr %26, align 8
  %28 = load i32, ptr @appell_n_coordinates, align 4
  %29 = load i32, ptr @appell_n_speeds, align 4
  %30 = add nsw i32 %29, %28
  %31 = load i32, ptr @appell_n_auxiliaries, align 4
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = mul nsw i64 %33, %24
  %35 = getelementptr inbounds double, ptr %27, i64 %34
  %36 = shl nsw i64 %33, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %35, ptr align 8 %3, i64 %36, i1 false)
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %38 = load ptr, ptr %37, align 8
  %39 = sext i32 %29 to i64
  %40 = mul nsw i64 %39, %24
  %41 = getelementptr inbounds double, ptr %38, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %43 = load ptr, ptr %42, align 8
  %44 = shl nsw i64 %39, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %41, ptr align 8 %43, i64 %44, i1 false)
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %46 = load ptr, ptr %45, align 8
  %47 = load i32, ptr @appell_n_rows, align 4
  %48 = load i32, ptr @appell_law, align 4
  %49 = icmp ne i32 %48, 0
  %50 = load i32, ptr @appell_is_actuated, align 4
  %51 = icmp ne i32 %50, 0
  %52 = select i1 %49, i1 true, i1 %51
  %53 = select i1 %52, i32 %47, i32 0
  %54 = add nsw i32 %53, %47
  %55 = sext i32 %54 to i64
  %56 = mul nsw i64 %55, %24
  %57 = getelementptr inbounds double, ptr %46, i64 %56
  %58 = load ptr, ptr %42, align 8
  %59 = getelementptr inbounds double, ptr %58, i64 %39
  %60 = shl nsw i64 %55, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %57, ptr align 8 %59, i64 %60, i1 false)
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %62 = load i32, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds i32, ptr %64, i64 %24
  store i32 %62, ptr %65, align 4
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %67 = load ptr, ptr %66, align 8
  %68 = load i32, ptr @appell_n_quadratures, align 4
  %69 = sext i32 %68 to i64
  %70 = mul nsw i64 %69, %24
  %71 = getelementptr inbounds double, ptr %67, i64 %70
  %72 = getelementptr inbounds double, ptr %3, i64 %33
  %73 = shl nsw i64 %69, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 8 %72, i64 %73, i1 false)
  %74 = load i32, ptr %5, align 8
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %5, align 8
  br label %76

76:                                               ; preds = %10, %13, %16, %21
  %77 = phi i32 [ 0, %21 ], [ %19, %16 ], [ %14, %13 ], [ %11, %10 ]
  ret i32 %77
}

define internal fastcc double @first_step(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, double noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %6 = load ptr, ptr %5, align 8
  %7 = load i32, ptr @appell_n_coordinates, align 4
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = add nsw i32 %8, %7
  %10 = load i32, ptr @appell_n_auxiliaries, align 4
  %11 = add nsw i32 %9, %10
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %32

13:                                               ; preds = %4
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %17 = load double, ptr %16, align 8
  %18 = zext nneg i32 %11 to i64
  br label %19

19:                                               ; preds = %19, %13
  %20 = phi i64 [ 0, %13 ], [ %30, %19 ]
  %21 = phi double [ 0.000000e+00, %13 ], [ %29, %19 ]
  %22 = getelementptr inbounds nuw double, ptr %6, i64 %20
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw double, ptr %15, i64 %20
  %25 = load double, ptr %24, align 8
  %26 = tail call double @llvm.fabs.f64(double %23)
  %27 = tail call double @llvm.fmuladd.f64(double %17, double %26, double %25)
  %28 = fdiv double %23, %27
  %29 = tail call double @llvm.fmuladd.f64(double %28, double %28, double %21)
  %30 = add nuw nsw i64 %20, 1
  %31 = icmp eq i64 %30, %18
  br i1 %31, label %38, label %19

32:                                               ; preds = %4
  %33 = sitofp i32 %11 to double
  %34 = fdiv double 0.000000e+00, %33
  %35 = tail call double @llvm.sqrt.f64(double %34)
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %37 = load ptr, ptr %36, align 8
  br label %62

38:                                               ; preds = %19
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %40 = load ptr, ptr %39, align 8
  br label %41

41:                                               ; preds = %41, %38
  %42 = phi i64 [ 0, %38 ], [ %54, %41 ]
  %43 = phi double [ 0.000000e+00, %38 ], [ %53, %41 ]
  %44 = getelementptr inbounds nuw double, ptr %40, i64 %42
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds nuw double, ptr %15, i64 %42
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds nuw double, ptr %6, i64 %42
  %49 = load double, ptr %48, align 8
  %50 = tail call double @llvm.fabs.f64(double %49)
  %51 = tail call double @llvm.fmuladd.f64(double %17, double %50, double %47)
  %52 = fdiv double %45, %51
  %53 = tail call double @llvm.fmuladd.f64(double %52, double %52, double %43)
  %54 = add nuw nsw i64 %42, 1
  %55 = icmp eq i64 %54, %18
  br i1 %55, label %56, label %41

56:                                               ; preds = %41
  %57 = uitofp nneg i32 %11 to double
  %58 = fdiv double %29, %57
  %59 = tail call double @llvm.sqrt.f64(double %58)
  %60 = fdiv double %53, %57
  %61 = tail call double @llvm.sqrt.f64(double %60)
  br label %62

62:                                               ; preds = %56, %32
  %63 = phi double [ %61, %56 ], [ %35, %32 ]
  %64 = phi ptr [ %40, %56 ], [ %37, %32 ]
  %65 = phi ptr [ %39, %56 ], [ %36, %32 ]
  %66 = phi double [ %59, %56 ], [ %35, %32 ]
  %67 = phi double [ %57, %56 ], [ %33, %32 ]
  %68 = fcmp olt double %66, 1.000000e-05
  %69 = fcmp olt double %63, 1.000000e-05
  %70 = select i1 %68, i1 true, i1 %69
  %71 = fmul double %66, 1.000000e-02
  %72 = fdiv double %71, %63
  %73 = select i1 %70, double 0x3EB0C6F7A0B5ED8D, double %72
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %75 = load double, ptr %74, align 8
  %76 = tail call double @llvm.minnum.f64(double %73, double %75)
  %77 = tail call double @llvm.minnum.f64(double %76, double %3)
  %78 = load i32, ptr @appell_n_quadratures, align 4
  %79 = add nsw i32 %78, %11
  %80 = icmp sgt i32 %79, 0
  br i1 %80, label %84, label %81

81:                                               ; preds = %62
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %83 = load ptr, ptr %82, align 8
  br label %89

84:                                               ; preds = %62
  %85 = fmul double %2, %77
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %87 = load ptr, ptr %86, align 8
  %88 = zext nneg i32 %79 to i64
  br label %105

89:                                               ; preds = %105, %81
  %90 = phi ptr [ %83, %81 ], [ %87, %105 ]
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %92 = load double, ptr %91, align 8
  %93 = tail call double @llvm.fmuladd.f64(double %2, double %77, double %92)
  %94 = sext i32 %79 to i64
  %95 = getelementptr inbounds double, ptr %64, i64 %94
  %96 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %93, ptr noundef %90, ptr noundef %95, i32 noundef 0)
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %115

98:                                               ; preds = %89
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %100 = load ptr, ptr %99, align 8
  br i1 %12, label %101, label %140

101:                                              ; preds = %98
  %102 = load ptr, ptr %65, align 8
  %103 = zext nneg i32 %11 to i64
  %104 = getelementptr double, ptr %102, i64 %94
  br label %147

105:                                              ; preds = %84, %105
  %106 = phi i64 [ 0, %84 ], [ %113, %105 ]
  %107 = getelementptr inbounds nuw double, ptr %6, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = getelementptr inbounds nuw double, ptr %64, i64 %106
  %110 = load double, ptr %109, align 8
  %111 = tail call double @llvm.fmuladd.f64(double %85, double %110, double %108)
  %112 = getelementptr inbounds nuw double, ptr %87, i64 %106
  store double %111, ptr %112, align 8
  %113 = add nuw nsw i64 %106, 1
  %114 = icmp eq i64 %113, %88
  br i1 %114, label %89, label %105

115:                                              ; preds = %89
  %116 = fmul double %2, 1.000000e-02
  %117 = fmul double %116, %77
  br label %171

118:                                              ; preds = %147
  %119 = load ptr, ptr %5, align 8
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %121 = load ptr, ptr %120, align 8
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %123 = load double, ptr %122, align 8
  %124 = zext nneg i32 %11 to i64
  br label %125

125:                                              ; preds = %125, %118
  %126 = phi i64 [ 0, %118 ], [ %138, %125 ]
  %127 = phi double [ 0.000000e+00, %118 ], [ %137, %125 ]
  %128 = getelementptr inbounds nuw double, ptr %100, i64 %126
  %129 = load double, ptr %128, align 8
  %130 = getelementptr inbounds nuw double, ptr %121, i64 %126
  %131 = load double, ptr %130, align 8
  %132 = getelementptr inbounds nuw double, ptr %119, i64 %126
  %133 = load double, ptr %132, align 8
  %134 = tail call double @llvm.fabs.f64(double %133)
  %135 = tail call double @llvm.fmuladd.f64(double %123, double %134, double %131)
  %136 = fdiv double %129, %135
  %137 = tail call double @llvm.fmuladd.f64(double %136, double %136, double %127)
  %138 = add nuw nsw i64 %126, 1
  %139 = icmp eq i64 %138, %124
  br i1 %139, label %140, label %125

140:                                              ; preds = %125, %98
  %141 = phi double [ 0.000000e+00, %98 ], [ %137, %125 ]
  %142 = fdiv double %141, %67
  %143 = tail call double @llvm.sqrt.f64(double %142)
  %144 = fdiv double %143, %77
  %145 = tail call double @llvm.maxnum.f64(double %63, double %144)
  %146 = fcmp ugt double %145, 1.000000e-15
  br i1 %146, label %160, label %157

147:                                              ; preds = %101, %147
  %148 = phi i64 [ 0, %101 ], [ %155, %147 ]
  %149 = getelementptr double, ptr %104, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = getelementptr inbounds nuw double, ptr %102, i64 %148
  %152 = load double, ptr %151, align 8
  %153 = fsub double %150, %152
  %154 = getelementptr inbounds nuw double, ptr %100, i64 %148
  store double %153, ptr %154, align 8
  %155 = add nuw nsw i64 %148, 1
  %156 = icmp eq i64 %155, %103
  br i1 %156, label %118, label %147

157:                                              ; preds = %140
  %158 = fmul double %77, 1.000000e-03
  %159 = tail call double @llvm.maxnum.f64(double %158, double 0x3EB0C6F7A0B5ED8D)
  br label %163

160:                                              ; preds = %140
  %161 = fdiv double 1.000000e-02, %145
  %162 = tail call double @llvm.pow.f64(double %161, double 1.250000e-01)
  br label %163

163:                                              ; preds = %160, %157
  %164 = phi double [ %159, %157 ], [ %162, %160 ]
  %165 = fmul double %77, 1.000000e+02
  %166 = tail call double @llvm.minnum.f64(double %165, double %164)
  %167 = load double, ptr %74, align 8
  %168 = tail call double @llvm.minnum.f64(double %3, double %167)
  %169 = tail call double @llvm.minnum.f64(double %166, double %168)
  %170 = fmul double %2, %169
  br label %171

171:                                              ; preds = %163, %115
  %172 = phi double [ %117, %115 ], [ %170, %163 ]
  ret double %172
}

declare double @llvm.minnum.f64(double, double) #8

declare double @llvm.copysign.f64(double, double) #8

define internal fastcc void @note_residuals(ptr noundef readonly %0, ptr noundef nonnull readonly %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 228
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 284
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %8
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %13

13:                                               ; preds = %12, %8, %4
  %14 = load i32, ptr @appell_n_position_rows, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:                                               ; preds = %13
  %17 = load i32, ptr %5, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %16
  %20 = load ptr, ptr %0, align 8
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %22 = load ptr, ptr %21, align 8
  tail call void @appell_position(double noundef %2, ptr noundef %3, ptr noundef %20, ptr noundef null, ptr noundef %22) #20
  br label %23

23:                                               ; preds = %19, %16, %13
  %24 = load i32, ptr @appell_n_velocity_rows, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %33, label %26

26:                                               ; preds = %23
  %27 = load i32, ptr %5, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %33

29:                                               ; preds = %26
  %30 = load ptr, ptr %0, align 8
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %32 = load ptr, ptr %31, align 8
  tail call void @appell_velocity(double noundef %2, ptr noundef %3, ptr noundef %30, ptr noundef null, ptr noundef %32) #20
  br label %33

33:                                               ; preds = %29, %26, %23
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %37 = load ptr, ptr %36, align 8
  %38 = icmp sgt i32 %14, 0
  br i1 %38, label %39, label %51

39:                                               ; preds = %33
  %40 = zext nneg i32 %14 to i64
  br label %41

41:                                               ; preds = %41, %39
  %42 = phi i64 [ 0, %39 ], [ %49, %41 ]
  %43 = getelementptr inbounds nuw double, ptr %37, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds nuw double, ptr %35, i64 %42
  %46 = load double, ptr %45, align 8
  %47 = tail call double @llvm.fabs.f64(double %46)
  %48 = tail call double @llvm.maxnum.f64(double %44, double %47)
  store double %48, ptr %43, align 8
  %49 = add nuw nsw i64 %42, 1
  %50 = icmp eq i64 %49, %40
  br i1 %50, label %51, label %41

51:                                               ; preds = %41, %33
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %55 = load ptr, ptr %54, align 8
  %56 = icmp sgt i32 %24, 0
  br i1 %56, label %57, label %69

57:                                               ; preds = %51
  %58 = zext nneg i32 %24 to i64
  br label %59

59:                                               ; preds = %59, %57
  %60 = phi i64 [ 0, %57 ], [ %67, %59 ]
  %61 = getelementptr inbounds nuw double, ptr %55, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = getelementptr inbounds nuw double, ptr %53, i64 %60
  %64 = load double, ptr %63, align 8
  %65 = tail call double @llvm.fabs.f64(double %64)
  %66 = tail call double @llvm.maxnum.f64(double %62, double %65)
  store double %66, ptr %61, align 8
  %67 = add nuw nsw i64 %60, 1
  %68 = icmp eq i64 %67, %58
  br i1 %68, label %69, label %59

69:                                               ; preds = %59, %51
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 424
  %71 = load ptr, ptr %70, align 8
  %72 = icmp ne ptr %71, null
  %73 = load i32, ptr @appell_n_rows, align 4
  %74 = icmp sgt i32 %73, 0
  %75 = select i1 %72, i1 %74, i1 false
  br i1 %75, label %76, label %87

76:                                               ; preds = %69
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 432
  %78 = load ptr, ptr %77, align 8
  %79 = load i32, ptr @appell_n_speeds, align 4
  %80 = icmp sgt i32 %79, 0
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %83 = load ptr, ptr %82, align 8
  %84 = zext nneg i32 %73 to i64
  %85 = zext nneg i32 %73 to i64
  %86 = zext nneg i32 %79 to i64
  br label %88

87:                                               ; preds = %95, %69
  ret void

88:                                               ; preds = %76, %95
  %89 = phi i64 [ 0, %76 ], [ %101, %95 ]
  %90 = getelementptr inbounds nuw double, ptr %78, i64 %89
  %91 = load double, ptr %90, align 8
  br i1 %80, label %92, label %95

92:                                               ; preds = %88
  %93 = load ptr, ptr %81, align 8
  %94 = getelementptr inbounds nuw double, ptr %71, i64 %89
  br label %103

95:                                               ; preds = %103, %88
  %96 = phi double [ %91, %88 ], [ %111, %103 ]
  %97 = getelementptr inbounds nuw double, ptr %83, i64 %89
  %98 = load double, ptr %97, align 8
  %99 = tail call double @llvm.fabs.f64(double %96)
  %100 = tail call double @llvm.maxnum.f64(double %98, double %99)
  store double %100, ptr %97, align 8
  %101 = add nuw nsw i64 %89, 1
  %102 = icmp samesign ult i64 %101, %85
  br i1 %102, label %88, label %87

103:                                              ; preds = %92, %103
  %104 = phi i64 [ 0, %92 ], [ %112, %103 ]
  %105 = phi double [ %91, %92 ], [ %111, %103 ]
  %106 = mul nuw nsw i64 %104, %84
  %107 = getelementptr inbounds nuw double, ptr %94, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = getelementptr inbounds nuw double, ptr %93, i64 %104
  %110 = load double, ptr %109, align 8
  %111 = tail call double @llvm.fmuladd.f64(double %108, double %110, double %105)
  %112 = add nuw nsw i64 %104, 1
  %113 = icmp eq i64 %112, %86
  br i1 %113, label %95, label %103
}

declare void @appell_position(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #7

declare void @appell_velocity(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #7

declare double @llvm.fmuladd.f64(double, double, double) #8

declare double @llvm.maxnum.f64(double, double) #8

declare double @llvm.pow.f64(double, double) #8

declare double @llvm.sqrt.f64(double) #8

define internal fastcc range(i32 0, 12) i32 @attempt(ptr noundef %0, ptr noundef nonnull %1, double noundef %2) unnamed_addr #4 {
  %4 = load i32, ptr @appell_n_coordinates, align 4
  %5 = load i32, ptr @appell_n_speeds, align 4
  %6 = add nsw i32 %5, %4
  %7 = load i32, ptr @appell_n_auxiliaries, align 4
  %8 = add nsw i32 %6, %7
  %9 = load i32, ptr @appell_n_quadratures, align 4
  %10 = add nsw i32 %8, %9
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %15 = sext i32 %10 to i64
  br label %19

16:                                               ; preds = %19
  %17 = add nuw nsw i64 %20, 1
  %18 = icmp eq i64 %17, 12
  br i1 %18, label %36, label %19

19:                                               ; preds = %3, %16
  %20 = phi i64 [ 1, %3 ], [ %17, %16 ]
  %21 = load ptr, ptr %11, align 8
  %22 = getelementptr inbounds nuw [16 x double], ptr @DOP_A, i64 %20
  %23 = load ptr, ptr %12, align 8
  %24 = load ptr, ptr %13, align 8
  %25 = trunc nuw nsw i64 %20 to i32
  tail call fastcc void @combine(i32 noundef %10, ptr noundef %21, double noundef %2, ptr noundef nonnull %22, i32 noundef %25, ptr noundef %23, ptr noundef %24)
  %26 = load double, ptr %14, align 8
  %27 = getelementptr inbounds nuw double, ptr @DOP_C, i64 %20
  %28 = load double, ptr %27, align 8
  %29 = tail call double @llvm.fmuladd.f64(double %28, double %2, double %26)
  %30 = load ptr, ptr %13, align 8
  %31 = load ptr, ptr %12, align 8
  %32 = mul nsw i64 %20, %15
  %33 = getelementptr inbounds double, ptr %31, i64 %32
  %34 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef %1, double noundef %29, ptr noundef %30, ptr noundef %33, i32 noundef 0)
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %16, label %59

36:                                               ; preds = %16
  %37 = load ptr, ptr %11, align 8
  %38 = load ptr, ptr %12, align 8
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %40 = load ptr, ptr %39, align 8
  tail call fastcc void @combine(i32 noundef %10, ptr noundef %37, double noundef %2, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @DOP_A, i64 1536), i32 noundef 12, ptr noundef %38, ptr noundef %40)
  %41 = load ptr, ptr %39, align 8
  %42 = icmp sgt i32 %10, 0
  br i1 %42, label %43, label %59

43:                                               ; preds = %36
  %44 = zext nneg i32 %10 to i64
  br label %45

45:                                               ; preds = %45, %43
  %46 = phi i64 [ 0, %43 ], [ %52, %45 ]
  %47 = phi double [ 0.000000e+00, %43 ], [ %51, %45 ]
  %48 = getelementptr inbounds nuw double, ptr %41, i64 %46
  %49 = load double, ptr %48, align 8
  %50 = fsub double %49, %49
  %51 = fadd double %47, %50
  %52 = add nuw nsw i64 %46, 1
  %53 = icmp eq i64 %52, %44
  br i1 %53, label %54, label %45

54:                                               ; preds = %45
  %55 = fcmp une double %51, 0.000000e+00
  br i1 %55, label %56, label %59

56:                                               ; preds = %54
  %57 = load double, ptr %14, align 8
  %58 = fadd double %2, %57
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 11, i32 noundef 0, double noundef %58)
  br label %59

59:                                               ; preds = %19, %36, %54, %56
  %60 = phi i32 [ 0, %54 ], [ 5, %56 ], [ 0, %36 ], [ %34, %19 ]
  ret i32 %60
}

define internal fastcc double @error_norm(ptr noundef readonly %0, ptr noundef nonnull readonly %1, double noundef %2) unnamed_addr #4 {
  %4 = load i32, ptr @appell_n_coordinates, align 4
  %5 = load i32, ptr @appell_n_speeds, align 4
  %6 = add nsw i32 %5, %4
  %7 = load i32, ptr @appell_n_auxiliaries, align 4
  %8 = add nsw i32 %6, %7
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %12 = load ptr, ptr %11, align 8
  tail call fastcc void @combine(i32 noundef %8, ptr noundef null, double noundef 1.000000e+00, ptr noundef nonnull @DOP_E5, i32 noundef 12, ptr noundef %10, ptr noundef %12)
  %13 = load ptr, ptr %9, align 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %15 = load ptr, ptr %14, align 8
  tail call fastcc void @combine(i32 noundef %8, ptr noundef null, double noundef 1.000000e+00, ptr noundef nonnull @DOP_E3, i32 noundef 12, ptr noundef %13, ptr noundef %15)
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 228
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %27, label %19

19:                                               ; preds = %3
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %21 = load double, ptr %20, align 8
  %22 = fadd double %2, %21
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %24 = load ptr, ptr %23, align 8
  %25 = load ptr, ptr %11, align 8
  %26 = load ptr, ptr %14, align 8
  tail call fastcc void @project_errors(ptr noundef nonnull %0, ptr noundef %1, double noundef %22, ptr noundef %24, ptr noundef %25, ptr noundef %26)
  br label %27

27:                                               ; preds = %19, %3
  %28 = icmp sgt i32 %8, 0
  br i1 %28, label %29, label %76

29:                                               ; preds = %27
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %37 = load double, ptr %36, align 8
  %38 = load ptr, ptr %11, align 8
  %39 = load ptr, ptr %14, align 8
  %40 = zext nneg i32 %8 to i64
  br label %44

41:                                               ; preds = %44
  %42 = tail call double @llvm.fmuladd.f64(double %66, double 1.000000e-02, double %65)
  %43 = fcmp ogt double %42, 0.000000e+00
  br i1 %43, label %69, label %76

44:                                               ; preds = %29, %44
  %45 = phi i64 [ 0, %29 ], [ %67, %44 ]
  %46 = phi double [ 0.000000e+00, %29 ], [ %65, %44 ]
  %47 = phi double [ 0.000000e+00, %29 ], [ %66, %44 ]
  %48 = getelementptr inbounds nuw double, ptr %31, i64 %45
  %49 = load double, ptr %48, align 8
  %50 = tail call double @llvm.fabs.f64(double %49)
  %51 = getelementptr inbounds nuw double, ptr %33, i64 %45
  %52 = load double, ptr %51, align 8
  %53 = tail call double @llvm.fabs.f64(double %52)
  %54 = tail call double @llvm.maxnum.f64(double %50, double %53)
  %55 = getelementptr inbounds nuw double, ptr %35, i64 %45
  %56 = load double, ptr %55, align 8
  %57 = tail call double @llvm.fmuladd.f64(double %37, double %54, double %56)
  %58 = fdiv double 1.000000e+00, %57
  %59 = getelementptr inbounds nuw double, ptr %38, i64 %45
  %60 = load double, ptr %59, align 8
  %61 = fmul double %60, %58
  %62 = getelementptr inbounds nuw double, ptr %39, i64 %45
  %63 = load double, ptr %62, align 8
  %64 = fmul double %58, %63
  %65 = tail call double @llvm.fmuladd.f64(double %61, double %61, double %46)
  %66 = tail call double @llvm.fmuladd.f64(double %64, double %64, double %47)
  %67 = add nuw nsw i64 %45, 1
  %68 = icmp eq i64 %67, %40
  br i1 %68, label %41, label %44

69:                                               ; preds = %41
  %70 = tail call double @llvm.fabs.f64(double %2)
  %71 = fmul double %70, %65
  %72 = uitofp nneg i32 %8 to double
  %73 = fmul double %42, %72
  %74 = tail call double @llvm.sqrt.f64(double %73)
  %75 = fdiv double %71, %74
  br label %80

76:                                               ; preds = %27, %41
  %77 = phi double [ %42, %41 ], [ 0.000000e+00, %27 ]
  %78 = fcmp oeq double %77, 0.000000e+00
  %79 = select i1 %78, double 0.000000e+00, double 0x7FF0000000000000
  br label %80

80:                                               ; preds = %76, %69
  %81 = phi double [ %75, %69 ], [ %79, %76 ]
  ret double %81
}

define internal fastcc range(i32 0, 12) i32 @accept(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, double noundef %3) unnamed_addr #4 {
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  store double 1.000000e+00, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  store i32 0, ptr %6, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  %8 = load i32, ptr @appell_n_events, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %19, label %10

10:                                               ; preds = %4
  %11 = call fastcc i32 @find_crossings(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %7)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %96

13:                                               ; preds = %10
  %14 = load i32, ptr %7, align 4
  %15 = call fastcc i32 @write_events(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %14, ptr noundef %5, ptr noundef %6)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %96

17:                                               ; preds = %13
  %18 = load double, ptr %5, align 8
  br label %19

19:                                               ; preds = %17, %4
  %20 = phi double [ %18, %17 ], [ 1.000000e+00, %4 ]
  %21 = tail call fastcc i32 @write_samples(ptr noundef %0, ptr noundef %1, double noundef %2, double noundef %20)
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %96

23:                                               ; preds = %19
  %24 = load i32, ptr %6, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %70, label %26

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %30 = load i32, ptr %29, align 8
  %31 = sext i32 %30 to i64
  %32 = getelementptr double, ptr %28, i64 %31
  %33 = getelementptr i8, ptr %32, i64 -8
  %34 = load double, ptr %33, align 8
  %35 = fcmp olt double %20, 1.000000e+00
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %37 = load ptr, ptr %36, align 8
  br i1 %35, label %38, label %39

38:                                               ; preds = %26
  tail call fastcc void @interpolate(ptr noundef %1, double noundef %20, ptr noundef %37)
  br label %51

39:                                               ; preds = %26
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %41 = load ptr, ptr %40, align 8
  %42 = load i32, ptr @appell_n_coordinates, align 4
  %43 = load i32, ptr @appell_n_speeds, align 4
  %44 = add nsw i32 %43, %42
  %45 = load i32, ptr @appell_n_auxiliaries, align 4
  %46 = add nsw i32 %44, %45
  %47 = load i32, ptr @appell_n_quadratures, align 4
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = shl nsw i64 %49, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 8 %41, i64 %50, i1 false)
  br label %51

51:                                               ; preds = %39, %38
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %53 = load i32, ptr %52, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %63, label %55

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %57 = load ptr, ptr %56, align 8
  %58 = sext i32 %53 to i64
  %59 = getelementptr double, ptr %57, i64 %58
  %60 = getelementptr i8, ptr %59, i64 -8
  %61 = load double, ptr %60, align 8
  %62 = fcmp oeq double %61, %34
  br i1 %62, label %69, label %63

63:                                               ; preds = %51, %55
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %65 = load ptr, ptr %64, align 8
  %66 = tail call fastcc i32 @write_sample(ptr noundef nonnull %0, ptr noundef %1, double noundef %34, ptr noundef %65)
  %67 = freeze i32 %66
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %96

69:                                               ; preds = %55, %63
  br label %96

70:                                               ; preds = %23
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store double %3, ptr %71, align 8
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %75 = load ptr, ptr %74, align 8
  %76 = load i32, ptr @appell_n_coordinates, align 4
  %77 = load i32, ptr @appell_n_speeds, align 4
  %78 = add nsw i32 %77, %76
  %79 = load i32, ptr @appell_n_auxiliaries, align 4
  %80 = add nsw i32 %78, %79
  %81 = load i32, ptr @appell_n_quadratures, align 4
  %82 = add nsw i32 %80, %81
  %83 = sext i32 %82 to i64
  %84 = shl nsw i64 %83, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %73, ptr align 8 %75, i64 %84, i1 false)
  %85 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %86 = load ptr, ptr %85, align 8
  %87 = mul nsw i32 %82, 12
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds double, ptr %86, i64 %88
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %86, ptr align 8 %89, i64 %84, i1 false)
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %91 = load i32, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %93 = load i32, ptr %92, align 8
  %94 = icmp eq i32 %91, %93
  %95 = zext i1 %94 to i32
  br label %96

96:                                               ; preds = %10, %13, %69, %63, %19, %70
  %97 = phi i32 [ %95, %70 ], [ %67, %63 ], [ %21, %19 ], [ 2, %69 ], [ %15, %13 ], [ %11, %10 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  ret i32 %97
}

define internal fastcc void @combine(i32 noundef %0, ptr noundef readonly %1, double noundef %2, ptr noundef readonly %3, i32 noundef range(i32 -2147483648, 17) %4, ptr noundef readonly %5, ptr noundef writeonly %6) unnamed_addr #9 {
  %8 = alloca [16 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
  %9 = icmp sgt i32 %4, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %7
  %11 = zext nneg i32 %4 to i64
  br label %26

12:                                               ; preds = %26, %7
  %13 = icmp slt i32 %0, 4
  br i1 %13, label %36, label %14

14:                                               ; preds = %12
  %15 = icmp eq ptr %1, null
  %16 = load i32, ptr @appell_n_coordinates, align 4
  %17 = load i32, ptr @appell_n_speeds, align 4
  %18 = add nsw i32 %17, %16
  %19 = load i32, ptr @appell_n_auxiliaries, align 4
  %20 = add nsw i32 %18, %19
  %21 = load i32, ptr @appell_n_quadratures, align 4
  %22 = add nsw i32 %20, %21
  %23 = sext i32 %22 to i64
  %24 = zext nneg i32 %0 to i64
  %25 = zext nneg i32 %4 to i64
  br label %52

26:                                               ; preds = %10, %26
  %27 = phi i64 [ 0, %10 ], [ %32, %26 ]
  %28 = getelementptr inbounds nuw double, ptr %3, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = fmul double %2, %29
  %31 = getelementptr inbounds nuw double, ptr %8, i64 %27
  store double %30, ptr %31, align 8
  %32 = add nuw nsw i64 %27, 1
  %33 = icmp eq i64 %32, %11
  br i1 %33, label %12, label %26

34:                                               ; preds = %62
  %35 = trunc nuw nsw i64 %54 to i32
  br label %36

36:                                               ; preds = %34, %12
  %37 = phi i32 [ 0, %12 ], [ %35, %34 ]
  %38 = icmp slt i32 %37, %0
  br i1 %38, label %39, label %106

39:                                               ; preds = %36
  %40 = icmp eq ptr %1, null
  %41 = load i32, ptr @appell_n_coordinates, align 4
  %42 = load i32, ptr @appell_n_speeds, align 4
  %43 = add nsw i32 %42, %41
  %44 = load i32, ptr @appell_n_auxiliaries, align 4
  %45 = add nsw i32 %43, %44
  %46 = load i32, ptr @appell_n_quadratures, align 4
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = zext nneg i32 %37 to i64
  %50 = zext i32 %0 to i64
  %51 = zext nneg i32 %4 to i64
  br label %81

52:                                               ; preds = %14, %62
  %53 = phi i64 [ 0, %14 ], [ %67, %62 ]
  %54 = phi i64 [ 4, %14 ], [ %65, %62 ]
  br i1 %15, label %58, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw double, ptr %1, i64 %53
  %57 = load <4 x double>, ptr %56, align 8
  br label %58

58:                                               ; preds = %55, %52
  %59 = phi <4 x double> [ %57, %55 ], [ zeroinitializer, %52 ]
  br i1 %9, label %60, label %62

60:                                               ; preds = %58
  %61 = getelementptr double, ptr %5, i64 %53
  br label %68

62:                                               ; preds = %68, %58
  %63 = phi <4 x double> [ %59, %58 ], [ %78, %68 ]
  %64 = getelementptr inbounds nuw double, ptr %6, i64 %53
  store <4 x double> %63, ptr %64, align 8
  %65 = add nuw nsw i64 %54, 4
  %66 = icmp samesign ugt i64 %65, %24
  %67 = add nuw nsw i64 %53, 4
  br i1 %66, label %34, label %52

68:                                               ; preds = %60, %68
  %69 = phi i64 [ 0, %60 ], [ %79, %68 ]
  %70 = phi <4 x double> [ %59, %60 ], [ %78, %68 ]
  %71 = getelementptr inbounds nuw double, ptr %8, i64 %69
  %72 = load double, ptr %71, align 8
  %73 = insertelement <4 x double> poison, double %72, i64 0
  %74 = shufflevector <4 x double> %73, <4 x double> poison, <4 x i32> zeroinitializer
  %75 = mul nsw i64 %69, %23
  %76 = getelementptr double, ptr %61, i64 %75
  %77 = load <4 x double>, ptr %76, align 8
  %78 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %74, <4 x double> %77, <4 x double> %70)
  %79 = add nuw nsw i64 %69, 1
  %80 = icmp eq i64 %79, %25
  br i1 %80, label %62, label %68

81:                                               ; preds = %39, %90
  %82 = phi i64 [ %49, %39 ], [ %93, %90 ]
  br i1 %40, label %86, label %83

83:                                               ; preds = %81
  %84 = getelementptr inbounds nuw double, ptr %1, i64 %82
  %85 = load double, ptr %84, align 8
  br label %86

86:                                               ; preds = %81, %83
  %87 = phi double [ %85, %83 ], [ 0.000000e+00, %81 ]
  br i1 %9, label %88, label %90

88:                                               ; preds = %86
  %89 = getelementptr double, ptr %5, i64 %82
  br label %95

90:                                               ; preds = %95, %86
  %91 = phi double [ %87, %86 ], [ %103, %95 ]
  %92 = getelementptr inbounds nuw double, ptr %6, i64 %82
  store double %91, ptr %92, align 8
  %93 = add nuw nsw i64 %82, 1
  %94 = icmp eq i64 %93, %50
  br i1 %94, label %106, label %81

95:                                               ; preds = %88, %95
  %96 = phi i64 [ 0, %88 ], [ %104, %95 ]
  %97 = phi double [ %87, %88 ], [ %103, %95 ]
  %98 = getelementptr inbounds nuw double, ptr %8, i64 %96
  %99 = load double, ptr %98, align 8
  %100 = mul nsw i64 %96, %48
  %101 = getelementptr double, ptr %89, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = tail call double @llvm.fmuladd.f64(double %99, double %102, double %97)
  %104 = add nuw nsw i64 %96, 1
  %105 = icmp eq i64 %104, %51
  br i1 %105, label %90, label %95

106:                                              ; preds = %90, %36
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
  ret void
}

define internal fastcc void @fail(ptr noundef writeonly initializes((216, 224), (276, 284)) %0, i32 noundef %1, i32 noundef %2, double noundef %3) unnamed_addr #10 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 276
  store i32 %1, ptr %5, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store i32 %2, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store double %3, ptr %7, align 8
  ret void
}

declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>) #8

define internal fastcc void @project_errors(ptr noundef readonly %0, ptr noundef nonnull readonly %1, double noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) unnamed_addr #4 {
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
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
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
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 248
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
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
  call fastcc void @factorise_rows(ptr dead_on_unwind writable sret(%struct.Factor) align 8 %8, ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %7)
  call fastcc void @make_tangent(ptr noundef %8, ptr noundef null, ptr noundef %4, ptr noundef null)
  call fastcc void @make_tangent(ptr noundef %8, ptr noundef null, ptr noundef %5, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  br label %31

31:                                               ; preds = %15, %6
  %32 = load i32, ptr @appell_n_position_rows, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %59, label %34

34:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #20
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 232
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
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 224
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
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #20
  call fastcc void @factorise_rows(ptr dead_on_unwind writable sret(%struct.Factor) align 8 %10, ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %9)
  call fastcc void @make_coordinates_tangent(ptr noundef %1, ptr noundef %10, ptr noundef %9, ptr noundef %4)
  call fastcc void @make_coordinates_tangent(ptr noundef %1, ptr noundef %10, ptr noundef %9, ptr noundef %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #20
  br label %59

59:                                               ; preds = %34, %31
  %60 = load i32, ptr @appell_n_velocity_rows, align 4
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %87, label %62

62:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #20
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
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %70 = load ptr, ptr %69, align 8
  store ptr %70, ptr %68, align 8
  %71 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 224
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
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #20
  call fastcc void @factorise_rows(ptr dead_on_unwind writable sret(%struct.Factor) align 8 %12, ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %11)
  %85 = getelementptr inbounds double, ptr %4, i64 %77
  call fastcc void @make_tangent(ptr noundef %12, ptr noundef %73, ptr noundef %85, ptr noundef null)
  %86 = getelementptr inbounds double, ptr %5, i64 %77
  call fastcc void @make_tangent(ptr noundef %12, ptr noundef %73, ptr noundef %86, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #20
  br label %87

87:                                               ; preds = %62, %59
  ret void
}

define internal fastcc void @factorise_rows(ptr dead_on_unwind noalias nonnull writable sret(%struct.Factor) align 8 initializes((0, 48)) %0, ptr noundef readonly %1, ptr noundef nonnull readonly %2, double noundef %3, ptr noundef %4, ptr noundef nonnull readonly %5) unnamed_addr #4 {
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %10 = load i32, ptr %9, align 8
  store i32 %8, ptr %0, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %10, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 0, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %17, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 184
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %20, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 376
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %23, align 8
  %26 = load ptr, ptr %5, align 8
  %27 = load ptr, ptr %1, align 8
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %29 = load ptr, ptr %28, align 8
  tail call void %26(double noundef %3, ptr noundef %4, ptr noundef %27, ptr noundef null, ptr noundef %29) #20
  %30 = load i32, ptr %7, align 4
  %31 = load i32, ptr %9, align 8
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %33 = load ptr, ptr %32, align 8
  %34 = load ptr, ptr %28, align 8
  %35 = sext i32 %31 to i64
  %36 = getelementptr inbounds double, ptr %34, i64 %35
  %37 = load ptr, ptr %15, align 8
  tail call fastcc void @raise_rows(i32 noundef %30, i32 noundef %31, ptr noundef %33, ptr noundef %36, ptr noundef %37)
  tail call fastcc void @factorise(ptr noundef %0, ptr noundef null)
  ret void
}

define internal fastcc void @make_tangent(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef %3) unnamed_addr #11 {
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

define internal fastcc void @make_coordinates_tangent(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull readonly %2, ptr noundef %3) unnamed_addr #12 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %8 = load ptr, ptr %7, align 8
  tail call fastcc void @pull_back(ptr noundef %0, ptr noundef %6, ptr noundef %3, ptr noundef %8)
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 272
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

declare void @appell_norms(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #7

declare void @llvm.memset.p0.i64(ptr writeonly, i8, i64, i1 immarg) #13

define internal fastcc void @raise_rows(i32 noundef %0, i32 noundef %1, ptr noundef readonly %2, ptr noundef readonly %3, ptr noundef %4) unnamed_addr #14 {
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

define internal fastcc void @factorise(ptr noundef nonnull %0, ptr noundef readonly %1) unnamed_addr #12 {
  %3 = load i32, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load i32, ptr %4, align 4
  %6 = tail call i32 @llvm.smin.i32(i32 %3, i32 %5)
  %7 = icmp sgt i32 %5, 0
  br i1 %7, label %8, label %99

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %14 = load ptr, ptr %13, align 8
  br label %22

15:                                               ; preds = %64
  %16 = icmp sgt i32 %69, 0
  br i1 %16, label %17, label %99

17:                                               ; preds = %15
  %18 = icmp eq ptr %1, null
  %19 = sext i32 %27 to i64
  %20 = zext nneg i32 %69 to i64
  %21 = zext nneg i32 %27 to i64
  br label %72

22:                                               ; preds = %64, %8
  %23 = phi i64 [ 0, %8 ], [ %68, %64 ]
  %24 = phi double [ 0.000000e+00, %8 ], [ %67, %64 ]
  %25 = getelementptr inbounds nuw i32, ptr %10, i64 %23
  %26 = trunc nuw nsw i64 %23 to i32
  store i32 %26, ptr %25, align 4
  %27 = load i32, ptr %0, align 8
  %28 = mul nsw i32 %27, %26
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %12, i64 %29
  %31 = icmp sgt i32 %27, 0
  br i1 %31, label %32, label %64

32:                                               ; preds = %22
  %33 = zext nneg i32 %27 to i64
  %34 = icmp ult i32 %27, 4
  br i1 %34, label %49, label %35

35:                                               ; preds = %32
  %36 = and i64 %33, 2147483644
  br label %37

37:                                               ; preds = %37, %35
  %38 = phi i64 [ 0, %35 ], [ %44, %37 ]
  %39 = phi <4 x double> [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %35 ], [ %43, %37 ]
  %40 = getelementptr inbounds nuw double, ptr %30, i64 %38
  %41 = load <4 x double>, ptr %40, align 8
  %42 = fmul reassoc contract <4 x double> %41, %41
  %43 = fadd reassoc contract <4 x double> %39, %42
  %44 = add nuw i64 %38, 4
  %45 = icmp eq i64 %44, %36
  br i1 %45, label %46, label %37

46:                                               ; preds = %37
  %47 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %43)
  %48 = icmp eq i64 %36, %33
  br i1 %48, label %61, label %49

49:                                               ; preds = %32, %46
  %50 = phi i64 [ 0, %32 ], [ %36, %46 ]
  %51 = phi double [ 0.000000e+00, %32 ], [ %47, %46 ]
  br label %52

52:                                               ; preds = %49, %52
  %53 = phi i64 [ %59, %52 ], [ %50, %49 ]
  %54 = phi double [ %58, %52 ], [ %51, %49 ]
  %55 = getelementptr inbounds nuw double, ptr %30, i64 %53
  %56 = load double, ptr %55, align 8
  %57 = fmul reassoc contract double %56, %56
  %58 = fadd reassoc contract double %54, %57
  %59 = add nuw nsw i64 %53, 1
  %60 = icmp eq i64 %59, %33
  br i1 %60, label %61, label %52

61:                                               ; preds = %52, %46
  %62 = phi double [ %47, %46 ], [ %58, %52 ]
  %63 = tail call double @llvm.sqrt.f64(double %62)
  br label %64

64:                                               ; preds = %61, %22
  %65 = phi double [ 0.000000e+00, %22 ], [ %63, %61 ]
  %66 = getelementptr inbounds nuw double, ptr %14, i64 %23
  store double %65, ptr %66, align 8
  %67 = tail call double @llvm.maxnum.f64(double %24, double %65)
  %68 = add nuw nsw i64 %23, 1
  %69 = load i32, ptr %4, align 4
  %70 = sext i32 %69 to i64
  %71 = icmp slt i64 %68, %70
  br i1 %71, label %22, label %15

72:                                               ; preds = %96, %17
  %73 = phi i64 [ 0, %17 ], [ %97, %96 ]
  %74 = mul nsw i64 %73, %19
  %75 = getelementptr inbounds double, ptr %12, i64 %74
  br i1 %18, label %79, label %76

76:                                               ; preds = %72
  %77 = getelementptr inbounds nuw double, ptr %1, i64 %73
  %78 = load double, ptr %77, align 8
  br label %79

79:                                               ; preds = %76, %72
  %80 = phi double [ %78, %76 ], [ %67, %72 ]
  %81 = getelementptr inbounds nuw double, ptr %14, i64 %73
  %82 = load double, ptr %81, align 8
  %83 = fmul double %80, 1.000000e-08
  %84 = fcmp ule double %82, %83
  %85 = fdiv double 1.000000e+00, %82
  %86 = select i1 %84, double 0.000000e+00, double %85
  br i1 %31, label %88, label %87

87:                                               ; preds = %88, %79
  br i1 %84, label %95, label %96

88:                                               ; preds = %79, %88
  %89 = phi i64 [ %93, %88 ], [ 0, %79 ]
  %90 = getelementptr inbounds nuw double, ptr %75, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = fmul double %86, %91
  store double %92, ptr %90, align 8
  %93 = add nuw nsw i64 %89, 1
  %94 = icmp eq i64 %93, %21
  br i1 %94, label %87, label %88

95:                                               ; preds = %87
  store double 1.000000e+00, ptr %81, align 8
  br label %96

96:                                               ; preds = %95, %87
  %97 = add nuw nsw i64 %73, 1
  %98 = icmp eq i64 %97, %20
  br i1 %98, label %99, label %72

99:                                               ; preds = %96, %2, %15
  %100 = phi i32 [ %27, %15 ], [ %3, %2 ], [ %27, %96 ]
  %101 = phi i32 [ %69, %15 ], [ %5, %2 ], [ %69, %96 ]
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 0, ptr %102, align 8
  %103 = icmp sgt i32 %6, 0
  br i1 %103, label %104, label %326

104:                                              ; preds = %99
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %108

108:                                              ; preds = %104, %322
  %109 = phi i32 [ %100, %104 ], [ %202, %322 ]
  %110 = phi i32 [ %101, %104 ], [ %231, %322 ]
  %111 = phi i32 [ 0, %104 ], [ %324, %322 ]
  %112 = icmp slt i32 %111, %110
  br i1 %112, label %113, label %326

113:                                              ; preds = %108
  %114 = sub nsw i32 %109, %111
  %115 = load ptr, ptr %105, align 8
  %116 = sext i32 %111 to i64
  %117 = getelementptr inbounds double, ptr %115, i64 %116
  %118 = icmp sgt i32 %114, 0
  %119 = zext i32 %114 to i64
  %120 = sext i32 %109 to i64
  %121 = sext i32 %110 to i64
  %122 = icmp ult i32 %114, 4
  %123 = and i64 %119, 2147483644
  %124 = icmp eq i64 %123, %119
  br label %127

125:                                              ; preds = %160
  %126 = fcmp ogt double %163, 1.000000e-08
  br i1 %126, label %168, label %326

127:                                              ; preds = %113, %160
  %128 = phi i64 [ %116, %113 ], [ %166, %160 ]
  %129 = phi i32 [ %111, %113 ], [ %165, %160 ]
  %130 = phi double [ -1.000000e+00, %113 ], [ %163, %160 ]
  %131 = mul nsw i64 %128, %120
  %132 = getelementptr inbounds double, ptr %117, i64 %131
  br i1 %118, label %133, label %160

133:                                              ; preds = %127
  br i1 %122, label %145, label %134

134:                                              ; preds = %133, %134
  %135 = phi i64 [ %141, %134 ], [ 0, %133 ]
  %136 = phi <4 x double> [ %140, %134 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %133 ]
  %137 = getelementptr inbounds nuw double, ptr %132, i64 %135
  %138 = load <4 x double>, ptr %137, align 8
  %139 = fmul reassoc contract <4 x double> %138, %138
  %140 = fadd reassoc contract <4 x double> %136, %139
  %141 = add nuw i64 %135, 4
  %142 = icmp eq i64 %141, %123
  br i1 %142, label %143, label %134

143:                                              ; preds = %134
  %144 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %140)
  br i1 %124, label %157, label %145

145:                                              ; preds = %133, %143
  %146 = phi i64 [ 0, %133 ], [ %123, %143 ]
  %147 = phi double [ 0.000000e+00, %133 ], [ %144, %143 ]
  br label %148

148:                                              ; preds = %145, %148
  %149 = phi i64 [ %155, %148 ], [ %146, %145 ]
  %150 = phi double [ %154, %148 ], [ %147, %145 ]
  %151 = getelementptr inbounds nuw double, ptr %132, i64 %149
  %152 = load double, ptr %151, align 8
  %153 = fmul reassoc contract double %152, %152
  %154 = fadd reassoc contract double %150, %153
  %155 = add nuw nsw i64 %149, 1
  %156 = icmp eq i64 %155, %119
  br i1 %156, label %157, label %148

157:                                              ; preds = %148, %143
  %158 = phi double [ %144, %143 ], [ %154, %148 ]
  %159 = tail call double @llvm.sqrt.f64(double %158)
  br label %160

160:                                              ; preds = %127, %157
  %161 = phi double [ 0.000000e+00, %127 ], [ %159, %157 ]
  %162 = fcmp ogt double %161, %130
  %163 = select i1 %162, double %161, double %130
  %164 = trunc nsw i64 %128 to i32
  %165 = select i1 %162, i32 %164, i32 %129
  %166 = add nsw i64 %128, 1
  %167 = icmp eq i64 %166, %121
  br i1 %167, label %125, label %127

168:                                              ; preds = %125
  %169 = icmp eq i32 %111, %165
  br i1 %169, label %170, label %172

170:                                              ; preds = %168
  %171 = sext i32 %111 to i64
  br label %200

172:                                              ; preds = %168
  %173 = icmp sgt i32 %109, 0
  br i1 %173, label %174, label %183

174:                                              ; preds = %172
  %175 = load ptr, ptr %105, align 8
  %176 = mul nsw i32 %109, %111
  %177 = mul nsw i32 %109, %165
  %178 = sext i32 %176 to i64
  %179 = sext i32 %177 to i64
  %180 = zext nneg i32 %109 to i64
  %181 = getelementptr double, ptr %175, i64 %178
  %182 = getelementptr double, ptr %175, i64 %179
  br label %192

183:                                              ; preds = %192, %172
  %184 = load ptr, ptr %106, align 8
  %185 = sext i32 %111 to i64
  %186 = getelementptr inbounds i32, ptr %184, i64 %185
  %187 = load i32, ptr %186, align 4
  %188 = sext i32 %165 to i64
  %189 = getelementptr inbounds i32, ptr %184, i64 %188
  %190 = load i32, ptr %189, align 4
  store i32 %190, ptr %186, align 4
  store i32 %187, ptr %189, align 4
  %191 = load i32, ptr %0, align 8
  br label %200

192:                                              ; preds = %192, %174
  %193 = phi i64 [ 0, %174 ], [ %198, %192 ]
  %194 = getelementptr double, ptr %181, i64 %193
  %195 = load double, ptr %194, align 8
  %196 = getelementptr double, ptr %182, i64 %193
  %197 = load double, ptr %196, align 8
  store double %197, ptr %194, align 8
  store double %195, ptr %196, align 8
  %198 = add nuw nsw i64 %193, 1
  %199 = icmp eq i64 %198, %180
  br i1 %199, label %183, label %192

200:                                              ; preds = %170, %183
  %201 = phi i64 [ %171, %170 ], [ %185, %183 ]
  %202 = phi i32 [ %109, %170 ], [ %191, %183 ]
  %203 = load ptr, ptr %105, align 8
  %204 = mul nsw i32 %202, %111
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds double, ptr %203, i64 %205
  %207 = getelementptr inbounds double, ptr %206, i64 %201
  %208 = load double, ptr %207, align 8
  %209 = fcmp ogt double %208, 0.000000e+00
  %210 = fneg double %163
  %211 = select i1 %209, double %210, double %163
  %212 = fsub double %208, %211
  %213 = fdiv double 1.000000e+00, %212
  %214 = fneg double %212
  %215 = fdiv double %214, %211
  %216 = load ptr, ptr %107, align 8
  %217 = getelementptr inbounds double, ptr %216, i64 %201
  store double %215, ptr %217, align 8
  %218 = add nsw i32 %111, 1
  %219 = icmp slt i32 %218, %202
  br i1 %219, label %220, label %230

220:                                              ; preds = %200
  %221 = add nsw i64 %201, 1
  br label %222

222:                                              ; preds = %222, %220
  %223 = phi i64 [ %221, %220 ], [ %227, %222 ]
  %224 = getelementptr inbounds double, ptr %206, i64 %223
  %225 = load double, ptr %224, align 8
  %226 = fmul double %213, %225
  store double %226, ptr %224, align 8
  %227 = add nsw i64 %223, 1
  %228 = trunc i64 %227 to i32
  %229 = icmp eq i32 %202, %228
  br i1 %229, label %230, label %222

230:                                              ; preds = %222, %200
  store double %211, ptr %207, align 8
  %231 = load i32, ptr %4, align 4
  %232 = getelementptr double, ptr %203, i64 %201
  %233 = icmp slt i32 %218, %231
  br i1 %233, label %234, label %322

234:                                              ; preds = %230
  %235 = getelementptr inbounds nuw i8, ptr %232, i64 8
  %236 = getelementptr inbounds double, ptr %235, i64 %205
  %237 = xor i32 %111, -1
  %238 = add i32 %202, %237
  %239 = icmp sgt i32 %238, 0
  %240 = zext i32 %238 to i64
  %241 = sext i32 %218 to i64
  %242 = sext i32 %202 to i64
  %243 = icmp ult i32 %238, 4
  %244 = and i64 %240, 2147483644
  %245 = icmp eq i64 %244, %240
  %246 = icmp ult i32 %238, 4
  %247 = and i64 %240, 2147483644
  %248 = icmp eq i64 %247, %240
  br label %249

249:                                              ; preds = %234, %318
  %250 = phi i64 [ %241, %234 ], [ %319, %318 ]
  %251 = mul nsw i64 %250, %242
  %252 = load double, ptr %217, align 8
  %253 = getelementptr double, ptr %232, i64 %251
  %254 = load double, ptr %253, align 8
  %255 = getelementptr inbounds nuw i8, ptr %253, i64 8
  br i1 %239, label %256, label %284

256:                                              ; preds = %249
  br i1 %243, label %270, label %257

257:                                              ; preds = %256, %257
  %258 = phi i64 [ %266, %257 ], [ 0, %256 ]
  %259 = phi <4 x double> [ %265, %257 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %256 ]
  %260 = getelementptr inbounds nuw double, ptr %236, i64 %258
  %261 = load <4 x double>, ptr %260, align 8
  %262 = getelementptr inbounds nuw double, ptr %255, i64 %258
  %263 = load <4 x double>, ptr %262, align 8
  %264 = fmul reassoc contract <4 x double> %261, %263
  %265 = fadd reassoc contract <4 x double> %259, %264
  %266 = add nuw i64 %258, 4
  %267 = icmp eq i64 %266, %244
  br i1 %267, label %268, label %257

268:                                              ; preds = %257
  %269 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %265)
  br i1 %245, label %288, label %270

270:                                              ; preds = %256, %268
  %271 = phi i64 [ 0, %256 ], [ %244, %268 ]
  %272 = phi double [ 0.000000e+00, %256 ], [ %269, %268 ]
  br label %273

273:                                              ; preds = %270, %273
  %274 = phi i64 [ %282, %273 ], [ %271, %270 ]
  %275 = phi double [ %281, %273 ], [ %272, %270 ]
  %276 = getelementptr inbounds nuw double, ptr %236, i64 %274
  %277 = load double, ptr %276, align 8
  %278 = getelementptr inbounds nuw double, ptr %255, i64 %274
  %279 = load double, ptr %278, align 8
  %280 = fmul reassoc contract double %277, %279
  %281 = fadd reassoc contract double %275, %280
  %282 = add nuw nsw i64 %274, 1
  %283 = icmp eq i64 %282, %240
  br i1 %283, label %288, label %273

284:                                              ; preds = %249
  %285 = fadd double %254, 0.000000e+00
  %286 = fmul double %252, %285
  %287 = fsub double %254, %286
  store double %287, ptr %253, align 8
  br label %318

288:                                              ; preds = %273, %268
  %289 = phi double [ %269, %268 ], [ %281, %273 ]
  %290 = fadd double %254, %289
  %291 = fmul double %252, %290
  %292 = fsub double %254, %291
  store double %292, ptr %253, align 8
  %293 = fneg double %291
  br i1 %246, label %307, label %294

294:                                              ; preds = %288
  %295 = insertelement <4 x double> poison, double %293, i64 0
  %296 = shufflevector <4 x double> %295, <4 x double> poison, <4 x i32> zeroinitializer
  br label %297

297:                                              ; preds = %297, %294
  %298 = phi i64 [ 0, %294 ], [ %304, %297 ]
  %299 = getelementptr inbounds nuw double, ptr %236, i64 %298
  %300 = load <4 x double>, ptr %299, align 8
  %301 = getelementptr inbounds nuw double, ptr %255, i64 %298
  %302 = load <4 x double>, ptr %301, align 8
  %303 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %296, <4 x double> %300, <4 x double> %302)
  store <4 x double> %303, ptr %301, align 8
  %304 = add nuw i64 %298, 4
  %305 = icmp eq i64 %304, %247
  br i1 %305, label %306, label %297

306:                                              ; preds = %297
  br i1 %248, label %318, label %307

307:                                              ; preds = %288, %306
  %308 = phi i64 [ 0, %288 ], [ %247, %306 ]
  br label %309

309:                                              ; preds = %307, %309
  %310 = phi i64 [ %316, %309 ], [ %308, %307 ]
  %311 = getelementptr inbounds nuw double, ptr %236, i64 %310
  %312 = load double, ptr %311, align 8
  %313 = getelementptr inbounds nuw double, ptr %255, i64 %310
  %314 = load double, ptr %313, align 8
  %315 = tail call double @llvm.fmuladd.f64(double %293, double %312, double %314)
  store double %315, ptr %313, align 8
  %316 = add nuw nsw i64 %310, 1
  %317 = icmp eq i64 %316, %240
  br i1 %317, label %318, label %309

318:                                              ; preds = %309, %306, %284
  %319 = add nsw i64 %250, 1
  %320 = trunc i64 %319 to i32
  %321 = icmp eq i32 %231, %320
  br i1 %321, label %322, label %249

322:                                              ; preds = %318, %230
  %323 = load i32, ptr %102, align 8
  %324 = add nsw i32 %323, 1
  store i32 %324, ptr %102, align 8
  %325 = icmp slt i32 %324, %6
  br i1 %325, label %108, label %326

326:                                              ; preds = %108, %322, %125, %99
  ret void
}

define internal fastcc void @forward(i32 noundef %0, ptr noundef readonly %1, ptr noundef %2) unnamed_addr #14 {
  %4 = icmp ne ptr %1, null
  %5 = icmp sgt i32 %0, 0
  %6 = and i1 %4, %5
  br i1 %6, label %7, label %65

7:                                                ; preds = %3
  %8 = zext nneg i32 %0 to i64
  br label %9

9:                                                ; preds = %7, %62
  %10 = phi i64 [ 0, %7 ], [ %63, %62 ]
  %11 = trunc i64 %10 to i32
  %12 = xor i32 %11, -1
  %13 = add i32 %0, %12
  %14 = zext i32 %13 to i64
  %15 = trunc i64 %10 to i32
  %16 = mul nuw nsw i64 %10, %8
  %17 = mul nuw nsw i32 %0, %15
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw double, ptr %1, i64 %10
  %20 = getelementptr inbounds nuw double, ptr %19, i64 %18
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds nuw double, ptr %2, i64 %10
  %23 = load double, ptr %22, align 8
  %24 = fmul double %21, %23
  store double %24, ptr %22, align 8
  %25 = xor i32 %15, -1
  %26 = add nsw i32 %0, %25
  %27 = getelementptr inbounds nuw double, ptr %1, i64 %10
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %29 = getelementptr inbounds nuw double, ptr %28, i64 %16
  %30 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %31 = icmp sgt i32 %26, 0
  br i1 %31, label %32, label %62

32:                                               ; preds = %9
  %33 = fneg double %24
  %34 = zext nneg i32 %26 to i64
  %35 = icmp ult i32 %13, 4
  br i1 %35, label %51, label %36

36:                                               ; preds = %32
  %37 = and i64 %14, 4294967292
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
  %50 = icmp eq i64 %37, %14
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

62:                                               ; preds = %53, %49, %9
  %63 = add nuw nsw i64 %10, 1
  %64 = icmp eq i64 %63, %8
  br i1 %64, label %65, label %9

65:                                               ; preds = %62, %3
  ret void
}

define internal fastcc void @q_transposed(ptr noundef nonnull readonly %0, ptr noundef %1) unnamed_addr #11 {
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
  %12 = sext i32 %9 to i64
  %13 = zext nneg i32 %4 to i64
  %14 = add i32 %9, -1
  br label %16

15:                                               ; preds = %107, %2
  ret void

16:                                               ; preds = %6, %107
  %17 = phi i64 [ 0, %6 ], [ %108, %107 ]
  %18 = trunc i64 %17 to i32
  %19 = sub i32 %14, %18
  %20 = zext i32 %19 to i64
  %21 = trunc i64 %17 to i32
  %22 = sub i32 %14, %21
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw double, ptr %8, i64 %17
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %26 = mul nsw i64 %17, %12
  %27 = getelementptr inbounds double, ptr %25, i64 %26
  %28 = trunc i64 %17 to i32
  %29 = xor i32 %28, -1
  %30 = add i32 %9, %29
  %31 = getelementptr inbounds nuw double, ptr %11, i64 %17
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw double, ptr %1, i64 %17
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %36 = icmp sgt i32 %30, 0
  br i1 %36, label %37, label %70

37:                                               ; preds = %16
  %38 = zext nneg i32 %30 to i64
  %39 = icmp ult i32 %19, 4
  br i1 %39, label %56, label %40

40:                                               ; preds = %37
  %41 = and i64 %20, 4294967292
  br label %42

42:                                               ; preds = %42, %40
  %43 = phi i64 [ 0, %40 ], [ %51, %42 ]
  %44 = phi <4 x double> [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %40 ], [ %50, %42 ]
  %45 = getelementptr inbounds nuw double, ptr %27, i64 %43
  %46 = load <4 x double>, ptr %45, align 8
  %47 = getelementptr inbounds nuw double, ptr %35, i64 %43
  %48 = load <4 x double>, ptr %47, align 8
  %49 = fmul reassoc contract <4 x double> %46, %48
  %50 = fadd reassoc contract <4 x double> %44, %49
  %51 = add nuw i64 %43, 4
  %52 = icmp eq i64 %51, %41
  br i1 %52, label %53, label %42

53:                                               ; preds = %42
  %54 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %50)
  %55 = icmp eq i64 %41, %20
  br i1 %55, label %74, label %56

56:                                               ; preds = %37, %53
  %57 = phi i64 [ 0, %37 ], [ %41, %53 ]
  %58 = phi double [ 0.000000e+00, %37 ], [ %54, %53 ]
  br label %59

59:                                               ; preds = %56, %59
  %60 = phi i64 [ %68, %59 ], [ %57, %56 ]
  %61 = phi double [ %67, %59 ], [ %58, %56 ]
  %62 = getelementptr inbounds nuw double, ptr %27, i64 %60
  %63 = load double, ptr %62, align 8
  %64 = getelementptr inbounds nuw double, ptr %35, i64 %60
  %65 = load double, ptr %64, align 8
  %66 = fmul reassoc contract double %63, %65
  %67 = fadd reassoc contract double %61, %66
  %68 = add nuw nsw i64 %60, 1
  %69 = icmp eq i64 %68, %38
  br i1 %69, label %74, label %59

70:                                               ; preds = %16
  %71 = fadd double %34, 0.000000e+00
  %72 = fmul double %32, %71
  %73 = fsub double %34, %72
  store double %73, ptr %33, align 8
  br label %107

74:                                               ; preds = %59, %53
  %75 = phi double [ %54, %53 ], [ %67, %59 ]
  %76 = fadd double %34, %75
  %77 = fmul double %32, %76
  %78 = fsub double %34, %77
  store double %78, ptr %33, align 8
  %79 = fneg double %77
  %80 = icmp ult i32 %22, 4
  br i1 %80, label %96, label %81

81:                                               ; preds = %74
  %82 = and i64 %23, 4294967292
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
  %95 = icmp eq i64 %82, %23
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
  %106 = icmp eq i64 %105, %38
  br i1 %106, label %107, label %98

107:                                              ; preds = %98, %94, %70
  %108 = add nuw nsw i64 %17, 1
  %109 = icmp eq i64 %108, %13
  br i1 %109, label %15, label %16
}

define internal fastcc void @q_times(ptr noundef nonnull readonly %0, ptr noundef %1) unnamed_addr #11 {
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

15:                                               ; preds = %106, %2
  ret void

16:                                               ; preds = %6, %106
  %17 = phi i32 [ 0, %6 ], [ %108, %106 ]
  %18 = phi i64 [ %12, %6 ], [ %23, %106 ]
  %19 = add i32 %14, %17
  %20 = zext i32 %19 to i64
  %21 = add i32 %14, %17
  %22 = zext i32 %21 to i64
  %23 = add nsw i64 %18, -1
  %24 = getelementptr inbounds nuw double, ptr %8, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %26 = mul nsw i64 %23, %13
  %27 = getelementptr inbounds double, ptr %25, i64 %26
  %28 = trunc nuw nsw i64 %18 to i32
  %29 = sub i32 %9, %28
  %30 = getelementptr inbounds nuw double, ptr %11, i64 %23
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds nuw double, ptr %1, i64 %23
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %35 = icmp sgt i32 %29, 0
  br i1 %35, label %36, label %69

36:                                               ; preds = %16
  %37 = zext nneg i32 %29 to i64
  %38 = icmp ult i32 %19, 4
  br i1 %38, label %55, label %39

39:                                               ; preds = %36
  %40 = and i64 %20, 4294967292
  br label %41

41:                                               ; preds = %41, %39
  %42 = phi i64 [ 0, %39 ], [ %50, %41 ]
  %43 = phi <4 x double> [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %39 ], [ %49, %41 ]
  %44 = getelementptr inbounds nuw double, ptr %27, i64 %42
  %45 = load <4 x double>, ptr %44, align 8
  %46 = getelementptr inbounds nuw double, ptr %34, i64 %42
  %47 = load <4 x double>, ptr %46, align 8
  %48 = fmul reassoc contract <4 x double> %45, %47
  %49 = fadd reassoc contract <4 x double> %43, %48
  %50 = add nuw i64 %42, 4
  %51 = icmp eq i64 %50, %40
  br i1 %51, label %52, label %41

52:                                               ; preds = %41
  %53 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %49)
  %54 = icmp eq i64 %40, %20
  br i1 %54, label %73, label %55

55:                                               ; preds = %36, %52
  %56 = phi i64 [ 0, %36 ], [ %40, %52 ]
  %57 = phi double [ 0.000000e+00, %36 ], [ %53, %52 ]
  br label %58

58:                                               ; preds = %55, %58
  %59 = phi i64 [ %67, %58 ], [ %56, %55 ]
  %60 = phi double [ %66, %58 ], [ %57, %55 ]
  %61 = getelementptr inbounds nuw double, ptr %27, i64 %59
  %62 = load double, ptr %61, align 8
  %63 = getelementptr inbounds nuw double, ptr %34, i64 %59
  %64 = load double, ptr %63, align 8
  %65 = fmul reassoc contract double %62, %64
  %66 = fadd reassoc contract double %60, %65
  %67 = add nuw nsw i64 %59, 1
  %68 = icmp eq i64 %67, %37
  br i1 %68, label %73, label %58

69:                                               ; preds = %16
  %70 = fadd double %33, 0.000000e+00
  %71 = fmul double %31, %70
  %72 = fsub double %33, %71
  store double %72, ptr %32, align 8
  br label %106

73:                                               ; preds = %58, %52
  %74 = phi double [ %53, %52 ], [ %66, %58 ]
  %75 = fadd double %33, %74
  %76 = fmul double %31, %75
  %77 = fsub double %33, %76
  store double %77, ptr %32, align 8
  %78 = fneg double %76
  %79 = icmp ult i32 %21, 4
  br i1 %79, label %95, label %80

80:                                               ; preds = %73
  %81 = and i64 %22, 4294967292
  %82 = insertelement <4 x double> poison, double %78, i64 0
  %83 = shufflevector <4 x double> %82, <4 x double> poison, <4 x i32> zeroinitializer
  br label %84

84:                                               ; preds = %84, %80
  %85 = phi i64 [ 0, %80 ], [ %91, %84 ]
  %86 = getelementptr inbounds nuw double, ptr %27, i64 %85
  %87 = load <4 x double>, ptr %86, align 8
  %88 = getelementptr inbounds nuw double, ptr %34, i64 %85
  %89 = load <4 x double>, ptr %88, align 8
  %90 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %83, <4 x double> %87, <4 x double> %89)
  store <4 x double> %90, ptr %88, align 8
  %91 = add nuw i64 %85, 4
  %92 = icmp eq i64 %91, %81
  br i1 %92, label %93, label %84

93:                                               ; preds = %84
  %94 = icmp eq i64 %81, %22
  br i1 %94, label %106, label %95

95:                                               ; preds = %73, %93
  %96 = phi i64 [ 0, %73 ], [ %81, %93 ]
  br label %97

97:                                               ; preds = %95, %97
  %98 = phi i64 [ %104, %97 ], [ %96, %95 ]
  %99 = getelementptr inbounds nuw double, ptr %27, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = getelementptr inbounds nuw double, ptr %34, i64 %98
  %102 = load double, ptr %101, align 8
  %103 = tail call double @llvm.fmuladd.f64(double %78, double %100, double %102)
  store double %103, ptr %101, align 8
  %104 = add nuw nsw i64 %98, 1
  %105 = icmp eq i64 %104, %37
  br i1 %105, label %106, label %97

106:                                              ; preds = %97, %93, %69
  %107 = icmp samesign ugt i64 %18, 1
  %108 = add i32 %17, 1
  br i1 %107, label %16, label %15
}

define internal fastcc void @backward(i32 noundef %0, ptr noundef readonly %1, ptr noundef %2) unnamed_addr #9 {
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
  %59 = icmp samesign ugt i64 %11, 1
  %60 = add i64 %10, 1
  br i1 %59, label %9, label %61

61:                                               ; preds = %54, %3
  ret void
}

define internal fastcc void @pull_back(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef readonly %2, ptr noundef writeonly %3) unnamed_addr #12 {
  %5 = alloca %struct.Factor, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
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
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %11, align 8
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 8
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %17, align 8
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %20, align 8
  %23 = mul nsw i32 %8, %6
  %24 = sext i32 %23 to i64
  %25 = shl nsw i64 %24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %1, i64 %25, i1 false)
  call fastcc void @factorise(ptr noundef %5, ptr noundef null)
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %27 = load ptr, ptr %26, align 8
  %28 = sext i32 %6 to i64
  %29 = shl nsw i64 %28, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %27, ptr align 8 %2, i64 %29, i1 false)
  %30 = load ptr, ptr %26, align 8
  call fastcc void @q_transposed(ptr noundef %5, ptr noundef %30)
  %31 = sext i32 %8 to i64
  %32 = shl nsw i64 %31, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 %32, i1 false)
  %33 = load ptr, ptr %26, align 8
  %34 = load i32, ptr %9, align 8
  %35 = icmp sgt i32 %34, 0
  br i1 %35, label %36, label %76

36:                                               ; preds = %4
  %37 = load ptr, ptr %11, align 8
  %38 = load i32, ptr %5, align 8
  %39 = add i32 %38, 1
  %40 = zext nneg i32 %34 to i64
  %41 = sext i32 %38 to i64
  br label %42

42:                                               ; preds = %50, %36
  %43 = phi i64 [ %40, %36 ], [ %44, %50 ]
  %44 = add nsw i64 %43, -1
  %45 = getelementptr inbounds nuw double, ptr %33, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = icmp slt i64 %43, %40
  br i1 %47, label %48, label %50

48:                                               ; preds = %42
  %49 = getelementptr double, ptr %37, i64 %44
  br label %59

50:                                               ; preds = %59, %42
  %51 = phi double [ %46, %42 ], [ %68, %59 ]
  %52 = trunc nuw nsw i64 %44 to i32
  %53 = mul i32 %39, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds double, ptr %37, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = fdiv double %51, %56
  store double %57, ptr %45, align 8
  %58 = icmp samesign ugt i64 %43, 1
  br i1 %58, label %42, label %72

59:                                               ; preds = %59, %48
  %60 = phi i64 [ %43, %48 ], [ %69, %59 ]
  %61 = phi double [ %46, %48 ], [ %68, %59 ]
  %62 = mul nsw i64 %60, %41
  %63 = getelementptr double, ptr %49, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds nuw double, ptr %33, i64 %60
  %66 = load double, ptr %65, align 8
  %67 = fneg double %64
  %68 = tail call double @llvm.fmuladd.f64(double %67, double %66, double %61)
  %69 = add nuw nsw i64 %60, 1
  %70 = trunc i64 %69 to i32
  %71 = icmp eq i32 %34, %70
  br i1 %71, label %50, label %59

72:                                               ; preds = %50
  %73 = load ptr, ptr %14, align 8
  %74 = load ptr, ptr %20, align 8
  %75 = zext nneg i32 %34 to i64
  br label %77

76:                                               ; preds = %77, %4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  ret void

77:                                               ; preds = %72, %77
  %78 = phi i64 [ 0, %72 ], [ %88, %77 ]
  %79 = getelementptr inbounds nuw double, ptr %33, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds nuw i32, ptr %74, i64 %78
  %82 = load i32, ptr %81, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds double, ptr %73, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = fdiv double %80, %85
  %87 = getelementptr inbounds double, ptr %3, i64 %83
  store double %86, ptr %87, align 8
  %88 = add nuw nsw i64 %78, 1
  %89 = icmp eq i64 %88, %75
  br i1 %89, label %76, label %77
}

define internal fastcc range(i32 0, 12) i32 @prepare_dense(ptr noundef %0, ptr noundef nonnull %1, double noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %5 = load ptr, ptr %4, align 8
  %6 = load i32, ptr @appell_n_coordinates, align 4
  %7 = load i32, ptr @appell_n_speeds, align 4
  %8 = add nsw i32 %7, %6
  %9 = load i32, ptr @appell_n_auxiliaries, align 4
  %10 = add nsw i32 %8, %9
  %11 = load i32, ptr @appell_n_quadratures, align 4
  %12 = add nsw i32 %10, %11
  %13 = mul nsw i32 %12, 12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds double, ptr %5, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 328
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %21 = sext i32 %12 to i64
  br label %36

22:                                               ; preds = %36
  %23 = add nuw nsw i64 %37, 1
  %24 = icmp eq i64 %23, 16
  br i1 %24, label %25, label %36

25:                                               ; preds = %22
  %26 = icmp sgt i32 %12, 0
  br i1 %26, label %27, label %75

27:                                               ; preds = %25
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %29 = load ptr, ptr %28, align 8
  %30 = load ptr, ptr %18, align 8
  %31 = shl nuw nsw i32 %12, 1
  %32 = zext nneg i32 %12 to i64
  %33 = zext nneg i32 %31 to i64
  %34 = getelementptr inbounds nuw double, ptr %17, i64 %32
  %35 = getelementptr inbounds nuw double, ptr %17, i64 %33
  br label %52

36:                                               ; preds = %3, %22
  %37 = phi i64 [ 13, %3 ], [ %23, %22 ]
  %38 = load ptr, ptr %18, align 8
  %39 = getelementptr inbounds nuw [16 x double], ptr @DOP_A, i64 %37
  %40 = load ptr, ptr %19, align 8
  %41 = trunc nuw nsw i64 %37 to i32
  tail call fastcc void @combine(i32 noundef %12, ptr noundef %38, double noundef %2, ptr noundef nonnull %39, i32 noundef %41, ptr noundef %5, ptr noundef %40)
  %42 = load double, ptr %20, align 8
  %43 = getelementptr inbounds nuw double, ptr @DOP_C, i64 %37
  %44 = load double, ptr %43, align 8
  %45 = tail call double @llvm.fmuladd.f64(double %44, double %2, double %42)
  %46 = load ptr, ptr %19, align 8
  %47 = load ptr, ptr %4, align 8
  %48 = mul nsw i64 %37, %21
  %49 = getelementptr inbounds double, ptr %47, i64 %48
  %50 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef %1, double noundef %45, ptr noundef %46, ptr noundef %49, i32 noundef 0)
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %22, label %84

52:                                               ; preds = %27, %52
  %53 = phi i64 [ 0, %27 ], [ %73, %52 ]
  %54 = getelementptr inbounds nuw double, ptr %29, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds nuw double, ptr %30, i64 %53
  %57 = load double, ptr %56, align 8
  %58 = fsub double %55, %57
  %59 = getelementptr inbounds nuw double, ptr %17, i64 %53
  store double %58, ptr %59, align 8
  %60 = getelementptr inbounds nuw double, ptr %5, i64 %53
  %61 = load double, ptr %60, align 8
  %62 = fneg double %58
  %63 = tail call double @llvm.fmuladd.f64(double %2, double %61, double %62)
  %64 = getelementptr inbounds nuw double, ptr %34, i64 %53
  store double %63, ptr %64, align 8
  %65 = load double, ptr %60, align 8
  %66 = getelementptr inbounds nuw double, ptr %15, i64 %53
  %67 = load double, ptr %66, align 8
  %68 = fadd double %65, %67
  %69 = fneg double %68
  %70 = fmul double %2, %69
  %71 = tail call double @llvm.fmuladd.f64(double %58, double 2.000000e+00, double %70)
  %72 = getelementptr inbounds nuw double, ptr %35, i64 %53
  store double %71, ptr %72, align 8
  %73 = add nuw nsw i64 %53, 1
  %74 = icmp eq i64 %73, %32
  br i1 %74, label %75, label %52

75:                                               ; preds = %52, %25
  br label %76

76:                                               ; preds = %75, %76
  %77 = phi i64 [ %82, %76 ], [ 0, %75 ]
  %78 = getelementptr inbounds nuw [16 x double], ptr @DOP_D, i64 %77
  %79 = add nuw nsw i64 %77, 3
  %80 = mul nsw i64 %79, %21
  %81 = getelementptr inbounds double, ptr %17, i64 %80
  tail call fastcc void @combine(i32 noundef %12, ptr noundef null, double noundef %2, ptr noundef nonnull %78, i32 noundef 16, ptr noundef %5, ptr noundef %81)
  %82 = add nuw nsw i64 %77, 1
  %83 = icmp eq i64 %82, 4
  br i1 %83, label %84, label %76

84:                                               ; preds = %36, %76
  ret i32 %50
}

define internal fastcc range(i32 0, 12) i32 @find_crossings(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef nonnull initializes((0, 4)) %3) unnamed_addr #4 {
  store i32 0, ptr %3, align 4
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %6 = load i32, ptr @appell_n_events, align 4
  %7 = sext i32 %6 to i64
  br label %13

8:                                                ; preds = %13
  %9 = add nuw nsw i64 %14, 1
  %10 = icmp eq i64 %9, 9
  br i1 %10, label %11, label %13

11:                                               ; preds = %8
  %12 = icmp sgt i32 %6, 0
  br i1 %12, label %22, label %34

13:                                               ; preds = %4, %8
  %14 = phi i64 [ 0, %4 ], [ %9, %8 ]
  %15 = getelementptr inbounds nuw double, ptr @SEARCHED, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = load ptr, ptr %5, align 8
  %18 = mul nsw i64 %14, %7
  %19 = getelementptr inbounds double, ptr %17, i64 %18
  %20 = tail call fastcc i32 @events_at(ptr noundef %0, ptr noundef %1, double noundef %2, double noundef %16, ptr noundef %19)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %8, label %69

22:                                               ; preds = %11, %31
  %23 = phi i32 [ %32, %31 ], [ 0, %11 ]
  br label %27

24:                                               ; preds = %27
  %25 = add nuw nsw i32 %28, 1
  %26 = icmp eq i32 %25, 8
  br i1 %26, label %31, label %27

27:                                               ; preds = %22, %24
  %28 = phi i32 [ 0, %22 ], [ %25, %24 ]
  %29 = tail call fastcc i32 @search_interval(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %23, i32 noundef %28, ptr noundef %3)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %24, label %69

31:                                               ; preds = %24
  %32 = add nuw nsw i32 %23, 1
  %33 = icmp eq i32 %32, %6
  br i1 %33, label %34, label %22

34:                                               ; preds = %31, %11
  %35 = load i32, ptr %3, align 4
  %36 = icmp sgt i32 %35, 1
  br i1 %36, label %37, label %69

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 368
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 416
  %41 = load ptr, ptr %40, align 8
  %42 = zext nneg i32 %35 to i64
  br label %43

43:                                               ; preds = %61, %37
  %44 = phi i64 [ 1, %37 ], [ %67, %61 ]
  %45 = getelementptr inbounds nuw double, ptr %39, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds nuw i32, ptr %41, i64 %44
  %48 = load i32, ptr %47, align 4
  br label %49

49:                                               ; preds = %55, %43
  %50 = phi i64 [ %44, %43 ], [ %51, %55 ]
  %51 = add nsw i64 %50, -1
  %52 = getelementptr inbounds nuw double, ptr %39, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fcmp ogt double %53, %46
  br i1 %54, label %55, label %61

55:                                               ; preds = %49
  %56 = getelementptr inbounds nuw double, ptr %39, i64 %50
  store double %53, ptr %56, align 8
  %57 = getelementptr inbounds nuw i32, ptr %41, i64 %51
  %58 = load i32, ptr %57, align 4
  %59 = getelementptr inbounds nuw i32, ptr %41, i64 %50
  store i32 %58, ptr %59, align 4
  %60 = icmp sgt i64 %50, 1
  br i1 %60, label %49, label %61

61:                                               ; preds = %55, %49
  %62 = phi i64 [ 0, %55 ], [ %50, %49 ]
  %63 = shl i64 %62, 32
  %64 = ashr exact i64 %63, 32
  %65 = getelementptr inbounds double, ptr %39, i64 %64
  store double %46, ptr %65, align 8
  %66 = getelementptr inbounds i32, ptr %41, i64 %64
  store i32 %48, ptr %66, align 4
  %67 = add nuw nsw i64 %44, 1
  %68 = icmp eq i64 %67, %42
  br i1 %68, label %69, label %43

69:                                               ; preds = %13, %27, %61, %34
  %70 = phi i32 [ %29, %27 ], [ 0, %61 ], [ 0, %34 ], [ %20, %13 ]
  ret i32 %70
}

define internal fastcc range(i32 0, 9) i32 @write_events(ptr noundef %0, ptr noundef nonnull readonly %1, double noundef %2, i32 noundef %3, ptr noundef nonnull writeonly %4, ptr noundef nonnull %5) unnamed_addr #4 {
  %7 = icmp sgt i32 %3, 0
  br i1 %7, label %8, label %84

8:                                                ; preds = %6
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 416
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 368
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %15 = load i32, ptr @appell_n_coordinates, align 4
  %16 = load i32, ptr @appell_n_speeds, align 4
  %17 = add nsw i32 %16, %15
  %18 = load i32, ptr @appell_n_auxiliaries, align 4
  %19 = add nsw i32 %17, %18
  %20 = load i32, ptr @appell_n_quadratures, align 4
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = shl nsw i64 %22, 3
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 228
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %28 = sext i32 %19 to i64
  %29 = shl nsw i64 %28, 3
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %31 = zext nneg i32 %3 to i64
  br label %32

32:                                               ; preds = %8, %81
  %33 = phi i64 [ 0, %8 ], [ %82, %81 ]
  %34 = load i32, ptr %5, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %84

36:                                               ; preds = %32
  %37 = load ptr, ptr %9, align 8
  %38 = getelementptr inbounds nuw i32, ptr %37, i64 %33
  %39 = load i32, ptr %38, align 4
  %40 = load i32, ptr %10, align 8
  %41 = load ptr, ptr %11, align 8
  %42 = getelementptr inbounds nuw double, ptr %41, i64 %33
  %43 = load double, ptr %42, align 8
  %44 = load double, ptr %12, align 8
  %45 = tail call double @llvm.fmuladd.f64(double %43, double %2, double %44)
  %46 = fcmp ult double %43, 1.000000e+00
  %47 = load ptr, ptr %13, align 8
  br i1 %46, label %50, label %48

48:                                               ; preds = %36
  %49 = load ptr, ptr %14, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %47, ptr align 8 %49, i64 %23, i1 false)
  br label %51

50:                                               ; preds = %36
  tail call fastcc void @interpolate(ptr noundef %1, double noundef %43, ptr noundef %47)
  br label %51

51:                                               ; preds = %50, %48
  %52 = load ptr, ptr %13, align 8
  %53 = load i32, ptr %24, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %63, label %55

55:                                               ; preds = %51
  %56 = tail call fastcc i32 @factorise_metric(ptr noundef nonnull %0, ptr noundef nonnull readonly %1, double noundef %45, ptr noundef %52)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %84

58:                                               ; preds = %55
  %59 = tail call fastcc i32 @project(ptr noundef nonnull %0, ptr noundef nonnull readonly %1, double noundef %45, ptr noundef %52)
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %84

61:                                               ; preds = %58
  %62 = load ptr, ptr %13, align 8
  br label %63

63:                                               ; preds = %61, %51
  %64 = phi ptr [ %62, %61 ], [ %52, %51 ]
  %65 = load ptr, ptr %25, align 8
  %66 = sext i32 %40 to i64
  %67 = getelementptr inbounds i32, ptr %65, i64 %66
  store i32 %39, ptr %67, align 4
  %68 = load ptr, ptr %26, align 8
  %69 = getelementptr inbounds double, ptr %68, i64 %66
  store double %45, ptr %69, align 8
  %70 = load ptr, ptr %27, align 8
  %71 = mul nsw i64 %28, %66
  %72 = getelementptr inbounds double, ptr %70, i64 %71
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %72, ptr align 8 %64, i64 %29, i1 false)
  %73 = load i32, ptr %10, align 8
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %10, align 8
  %75 = load ptr, ptr %30, align 8
  %76 = sext i32 %39 to i64
  %77 = getelementptr inbounds i32, ptr %75, i64 %76
  %78 = load i32, ptr %77, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %80

80:                                               ; preds = %63
  store i32 1, ptr %5, align 4
  store double %43, ptr %4, align 8
  br label %81

81:                                               ; preds = %80, %63
  %82 = add nuw nsw i64 %33, 1
  %83 = icmp eq i64 %82, %31
  br i1 %83, label %84, label %32

84:                                               ; preds = %58, %32, %81, %55, %6
  %85 = phi i32 [ 0, %6 ], [ %56, %55 ], [ 0, %32 ], [ 0, %81 ], [ %59, %58 ]
  ret i32 %85
}

define internal fastcc range(i32 0, 12) i32 @write_samples(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, double noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 288
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

define internal fastcc void @interpolate(ptr noundef nonnull readonly %0, double noundef %1, ptr noundef writeonly %2) unnamed_addr #15 {
  %4 = load i32, ptr @appell_n_coordinates, align 4
  %5 = load i32, ptr @appell_n_speeds, align 4
  %6 = add nsw i32 %5, %4
  %7 = load i32, ptr @appell_n_auxiliaries, align 4
  %8 = add nsw i32 %6, %7
  %9 = load i32, ptr @appell_n_quadratures, align 4
  %10 = add nsw i32 %8, %9
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %22

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %14 = load ptr, ptr %13, align 8
  %15 = fsub double 1.000000e+00, %1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %17 = load ptr, ptr %16, align 8
  %18 = zext nneg i32 %10 to i64
  br label %19

19:                                               ; preds = %12, %23
  %20 = phi i64 [ 0, %12 ], [ %28, %23 ]
  %21 = getelementptr double, ptr %14, i64 %20
  br label %30

22:                                               ; preds = %23, %3
  ret void

23:                                               ; preds = %30
  %24 = getelementptr inbounds nuw double, ptr %17, i64 %20
  %25 = load double, ptr %24, align 8
  %26 = fadd double %40, %25
  %27 = getelementptr inbounds nuw double, ptr %2, i64 %20
  store double %26, ptr %27, align 8
  %28 = add nuw nsw i64 %20, 1
  %29 = icmp eq i64 %28, %18
  br i1 %29, label %22, label %19

30:                                               ; preds = %19, %30
  %31 = phi i64 [ 6, %19 ], [ %41, %30 ]
  %32 = phi double [ 0.000000e+00, %19 ], [ %40, %30 ]
  %33 = mul nuw nsw i64 %31, %18
  %34 = getelementptr double, ptr %21, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fadd double %32, %35
  %37 = and i64 %31, 1
  %38 = icmp eq i64 %37, 0
  %39 = select i1 %38, double %1, double %15
  %40 = fmul double %39, %36
  %41 = add nsw i64 %31, -1
  %42 = icmp eq i64 %31, 0
  br i1 %42, label %23, label %30
}

define internal fastcc range(i32 0, 12) i32 @events_at(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, double noundef %3, ptr noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %7 = load double, ptr %6, align 8
  %8 = tail call double @llvm.fmuladd.f64(double %3, double %2, double %7)
  %9 = fcmp oeq double %3, 0.000000e+00
  %10 = fcmp oeq double %3, 1.000000e+00
  %11 = or i1 %9, %10
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %13 = load ptr, ptr %12, align 8
  br i1 %11, label %14, label %27

14:                                               ; preds = %5
  %15 = select i1 %9, i64 280, i64 288
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 %15
  %17 = load ptr, ptr %16, align 8
  %18 = load i32, ptr @appell_n_coordinates, align 4
  %19 = load i32, ptr @appell_n_speeds, align 4
  %20 = add nsw i32 %19, %18
  %21 = load i32, ptr @appell_n_auxiliaries, align 4
  %22 = add nsw i32 %20, %21
  %23 = load i32, ptr @appell_n_quadratures, align 4
  %24 = add nsw i32 %22, %23
  %25 = sext i32 %24 to i64
  %26 = shl nsw i64 %25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %17, i64 %26, i1 false)
  br label %28

27:                                               ; preds = %5
  tail call fastcc void @interpolate(ptr noundef %1, double noundef %3, ptr noundef %13)
  br label %28

28:                                               ; preds = %27, %14
  %29 = load i32, ptr @appell_events_need_rates, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %38, label %31

31:                                               ; preds = %28
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %35 = load ptr, ptr %34, align 8
  %36 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %8, ptr noundef %33, ptr noundef %35, i32 noundef 1)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %45, label %80

38:                                               ; preds = %28
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 284
  %40 = load i32, ptr %39, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %45, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %44 = load ptr, ptr %43, align 8
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %8, ptr noundef %44)
  br label %45

45:                                               ; preds = %42, %38, %31
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %47 = load ptr, ptr %46, align 8
  %48 = load ptr, ptr %0, align 8
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %50 = load ptr, ptr %49, align 8
  tail call void @appell_events(double noundef %8, ptr noundef %47, ptr noundef %48, ptr noundef %50, ptr noundef %4) #20
  %51 = load i32, ptr @appell_n_events, align 4
  %52 = icmp sgt i32 %51, 0
  br i1 %52, label %53, label %80

53:                                               ; preds = %45
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %55 = load ptr, ptr %54, align 8
  %56 = zext nneg i32 %51 to i64
  br label %70

57:                                               ; preds = %70
  %58 = zext nneg i32 %51 to i64
  br label %59

59:                                               ; preds = %59, %57
  %60 = phi i64 [ 0, %57 ], [ %66, %59 ]
  %61 = phi double [ 0.000000e+00, %57 ], [ %65, %59 ]
  %62 = getelementptr inbounds nuw double, ptr %4, i64 %60
  %63 = load double, ptr %62, align 8
  %64 = fsub double %63, %63
  %65 = fadd double %61, %64
  %66 = add nuw nsw i64 %60, 1
  %67 = icmp eq i64 %66, %58
  br i1 %67, label %68, label %59

68:                                               ; preds = %59
  %69 = fcmp une double %65, 0.000000e+00
  br i1 %69, label %79, label %80

70:                                               ; preds = %53, %70
  %71 = phi i64 [ 0, %53 ], [ %77, %70 ]
  %72 = getelementptr inbounds nuw double, ptr %55, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds nuw double, ptr %4, i64 %71
  %75 = load double, ptr %74, align 8
  %76 = fadd double %73, %75
  store double %76, ptr %74, align 8
  %77 = add nuw nsw i64 %71, 1
  %78 = icmp eq i64 %77, %56
  br i1 %78, label %57, label %70

79:                                               ; preds = %68
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 10, i32 noundef 0, double noundef %8)
  br label %80

80:                                               ; preds = %45, %79, %68, %31
  %81 = phi i32 [ %36, %31 ], [ 5, %79 ], [ 0, %68 ], [ 0, %45 ]
  ret i32 %81
}

define internal fastcc range(i32 0, 12) i32 @search_interval(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, i32 noundef %3, i32 noundef range(i32 -2147483648, 8) %4, ptr noundef nonnull %5) unnamed_addr #4 {
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = sext i32 %4 to i64
  %12 = getelementptr inbounds double, ptr @SEARCHED, i64 %11
  %13 = load double, ptr %12, align 8
  %14 = add nsw i32 %4, 1
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds double, ptr @SEARCHED, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %19 = load ptr, ptr %18, align 8
  %20 = load i32, ptr @appell_n_events, align 4
  %21 = mul nsw i32 %20, %4
  %22 = add nsw i32 %21, %3
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds double, ptr %19, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = mul nsw i32 %20, %14
  %27 = add nsw i32 %26, %3
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr %19, i64 %28
  %30 = load double, ptr %29, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #20
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #20
  %31 = fcmp oeq double %25, 0.000000e+00
  br i1 %31, label %178, label %32

32:                                               ; preds = %6
  %33 = fmul double %25, %30
  %34 = fcmp ugt double %33, 0.000000e+00
  br i1 %34, label %70, label %35

35:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %37 = load ptr, ptr %36, align 8
  %38 = sext i32 %3 to i64
  %39 = getelementptr inbounds i32, ptr %37, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = fcmp olt double %25, 0.000000e+00
  %42 = fcmp oge double %30, 0.000000e+00
  %43 = and i1 %41, %42
  %44 = icmp sgt i32 %40, -1
  %45 = select i1 %43, i1 %44, i1 false
  br i1 %45, label %52, label %46

46:                                               ; preds = %35
  %47 = fcmp ule double %25, 0.000000e+00
  %48 = fcmp ugt double %30, 0.000000e+00
  %49 = or i1 %47, %48
  %50 = icmp sgt i32 %40, 0
  %51 = select i1 %49, i1 true, i1 %50
  br i1 %51, label %68, label %52

52:                                               ; preds = %46, %35
  %53 = call fastcc i32 @locate(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, i32 noundef %3, double noundef %13, double noundef %25, double noundef %17, double noundef %30, ptr noundef %8)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %68

55:                                               ; preds = %52
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 416
  %57 = load ptr, ptr %56, align 8
  %58 = load i32, ptr %5, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %57, i64 %59
  store i32 %3, ptr %60, align 4
  %61 = load double, ptr %8, align 8
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 368
  %63 = load ptr, ptr %62, align 8
  %64 = load i32, ptr %5, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %5, align 4
  %66 = sext i32 %64 to i64
  %67 = getelementptr inbounds double, ptr %63, i64 %66
  store double %61, ptr %67, align 8
  br label %68

68:                                               ; preds = %46, %52, %55
  %69 = phi i32 [ 0, %46 ], [ 0, %55 ], [ %53, %52 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
  br label %178

70:                                               ; preds = %32
  %71 = tail call i32 @llvm.usub.sat.i32(i32 range(i32 -2147483648, 8) %4, i32 1)
  %72 = tail call i32 @llvm.smin.i32(i32 range(i32 -2147483648, 8) %4, i32 6)
  %73 = add nsw i32 %72, 2
  %74 = fcmp ogt double %25, 0.000000e+00
  %75 = select i1 %74, double 1.000000e+00, double -1.000000e+00
  %76 = fmul double %25, %75
  %77 = fmul double %30, %75
  %78 = fsub double %77, %76
  %79 = fsub double %17, %13
  %80 = fdiv double %78, %79
  %81 = icmp slt i32 %71, %4
  br i1 %81, label %82, label %101

82:                                               ; preds = %70
  %83 = sext i32 %71 to i64
  %84 = getelementptr inbounds double, ptr @SEARCHED, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = mul nsw i32 %20, %71
  %87 = add nsw i32 %86, %3
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds double, ptr %19, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = fneg double %75
  %92 = tail call double @llvm.fmuladd.f64(double %91, double %90, double %76)
  %93 = fsub double %13, %85
  %94 = fdiv double %92, %93
  %95 = fsub double %80, %94
  %96 = fsub double %17, %85
  %97 = fdiv double %95, %96
  %98 = fneg double %97
  %99 = tail call double @llvm.fmuladd.f64(double %98, double %79, double %80)
  %100 = tail call double @llvm.fmuladd.f64(double %97, double %79, double %80)
  br label %101

101:                                              ; preds = %82, %70
  %102 = phi double [ %100, %82 ], [ %80, %70 ]
  %103 = phi double [ %99, %82 ], [ %80, %70 ]
  %104 = icmp sgt i32 %73, %14
  br i1 %104, label %105, label %126

105:                                              ; preds = %101
  %106 = sext i32 %73 to i64
  %107 = getelementptr inbounds double, ptr @SEARCHED, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = mul nsw i32 %20, %73
  %110 = add nsw i32 %109, %3
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds double, ptr %19, i64 %111
  %113 = load double, ptr %112, align 8
  %114 = fneg double %77
  %115 = tail call double @llvm.fmuladd.f64(double %75, double %113, double %114)
  %116 = fsub double %108, %17
  %117 = fdiv double %115, %116
  %118 = fsub double %117, %80
  %119 = fsub double %108, %13
  %120 = fdiv double %118, %119
  %121 = fneg double %120
  %122 = tail call double @llvm.fmuladd.f64(double %121, double %79, double %80)
  %123 = tail call double @llvm.minnum.f64(double %103, double %122)
  %124 = tail call double @llvm.fmuladd.f64(double %120, double %79, double %80)
  %125 = tail call double @llvm.maxnum.f64(double %102, double %124)
  br label %126

126:                                              ; preds = %101, %105
  %127 = phi double [ %125, %105 ], [ %102, %101 ]
  %128 = phi double [ %123, %105 ], [ %103, %101 ]
  %129 = fcmp uge double %128, 0.000000e+00
  %130 = fcmp ule double %127, 0.000000e+00
  %131 = select i1 %129, i1 true, i1 %130
  br i1 %131, label %178, label %132

132:                                              ; preds = %126
  %133 = call fastcc i32 @dip(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %3, double noundef %13, double noundef %17, double noundef %75, ptr noundef %9, ptr noundef %10)
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %178

135:                                              ; preds = %132
  %136 = load double, ptr %10, align 8
  %137 = fmul double %25, %136
  %138 = fcmp ogt double %137, 0.000000e+00
  br i1 %138, label %178, label %139

139:                                              ; preds = %135
  %140 = load double, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %142 = load ptr, ptr %141, align 8
  %143 = sext i32 %3 to i64
  %144 = getelementptr inbounds i32, ptr %142, i64 %143
  %145 = load i32, ptr %144, align 4
  %146 = fcmp olt double %25, 0.000000e+00
  %147 = fcmp oge double %136, 0.000000e+00
  %148 = and i1 %146, %147
  %149 = icmp sgt i32 %145, -1
  %150 = select i1 %148, i1 %149, i1 false
  br i1 %150, label %157, label %151

151:                                              ; preds = %139
  %152 = fcmp ule double %25, 0.000000e+00
  %153 = fcmp ugt double %136, 0.000000e+00
  %154 = or i1 %152, %153
  %155 = icmp sgt i32 %145, 0
  %156 = select i1 %154, i1 true, i1 %155
  br i1 %156, label %174, label %157

157:                                              ; preds = %151, %139
  %158 = call fastcc i32 @locate(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, i32 noundef %3, double noundef %13, double noundef %25, double noundef %140, double noundef %136, ptr noundef %7)
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %161, label %160

160:                                              ; preds = %157
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  br label %178

161:                                              ; preds = %157
  %162 = getelementptr inbounds nuw i8, ptr %1, i64 416
  %163 = load ptr, ptr %162, align 8
  %164 = load i32, ptr %5, align 4
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds i32, ptr %163, i64 %165
  store i32 %3, ptr %166, align 4
  %167 = load double, ptr %7, align 8
  %168 = getelementptr inbounds nuw i8, ptr %1, i64 368
  %169 = load ptr, ptr %168, align 8
  %170 = load i32, ptr %5, align 4
  %171 = add nsw i32 %170, 1
  store i32 %171, ptr %5, align 4
  %172 = sext i32 %170 to i64
  %173 = getelementptr inbounds double, ptr %169, i64 %172
  store double %167, ptr %173, align 8
  br label %174

174:                                              ; preds = %151, %161
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  %175 = fcmp oeq double %136, 0.000000e+00
  br i1 %175, label %178, label %176

176:                                              ; preds = %174
  %177 = tail call fastcc i32 @add_crossing(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, i32 noundef %3, double noundef %140, double noundef %136, double noundef %17, double noundef %30, ptr noundef %5)
  br label %178

178:                                              ; preds = %160, %135, %132, %174, %176, %126, %6, %68
  %179 = phi i32 [ 0, %6 ], [ %69, %68 ], [ 0, %126 ], [ %133, %132 ], [ 0, %135 ], [ %177, %176 ], [ 0, %174 ], [ %158, %160 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #20
  ret i32 %179
}

declare void @appell_events(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

define internal fastcc range(i32 0, 12) i32 @add_crossing(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, i32 noundef %3, double noundef %4, double noundef %5, double noundef %6, double noundef %7, ptr noundef nonnull %8) unnamed_addr #2 {
  %10 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #20
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %12 = load ptr, ptr %11, align 8
  %13 = sext i32 %3 to i64
  %14 = getelementptr inbounds i32, ptr %12, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = fcmp olt double %5, 0.000000e+00
  %17 = fcmp oge double %7, 0.000000e+00
  %18 = and i1 %16, %17
  %19 = icmp sgt i32 %15, -1
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %27, label %21

21:                                               ; preds = %9
  %22 = fcmp ule double %5, 0.000000e+00
  %23 = fcmp ugt double %7, 0.000000e+00
  %24 = or i1 %22, %23
  %25 = icmp sgt i32 %15, 0
  %26 = select i1 %24, i1 true, i1 %25
  br i1 %26, label %43, label %27

27:                                               ; preds = %9, %21
  %28 = call fastcc i32 @locate(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, i32 noundef %3, double noundef %4, double noundef %5, double noundef %6, double noundef %7, ptr noundef %10)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %43

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 416
  %32 = load ptr, ptr %31, align 8
  %33 = load i32, ptr %8, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  store i32 %3, ptr %35, align 4
  %36 = load double, ptr %10, align 8
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 368
  %38 = load ptr, ptr %37, align 8
  %39 = load i32, ptr %8, align 4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %8, align 4
  %41 = sext i32 %39 to i64
  %42 = getelementptr inbounds double, ptr %38, i64 %41
  store double %36, ptr %42, align 8
  br label %43

43:                                               ; preds = %30, %27, %21
  %44 = phi i32 [ 0, %21 ], [ 0, %30 ], [ %28, %27 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #20
  ret i32 %44
}

define internal fastcc range(i32 0, 12) i32 @dip(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, i32 noundef %3, double noundef %4, double noundef %5, double noundef %6, ptr noundef nonnull writeonly %7, ptr noundef nonnull writeonly %8) unnamed_addr #4 {
  %10 = fsub double %5, %4
  %11 = tail call double @llvm.fmuladd.f64(double %10, double 0x3FD8722191A02D60, double %4)
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %13 = load ptr, ptr %12, align 8
  %14 = tail call fastcc i32 @events_at(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, double noundef %11, ptr noundef %13)
  %15 = sext i32 %3 to i64
  %16 = icmp eq i32 %14, 0
  br i1 %16, label %17, label %75

17:                                               ; preds = %9
  %18 = load ptr, ptr %12, align 8
  %19 = getelementptr inbounds double, ptr %18, i64 %15
  %20 = load double, ptr %19, align 8
  %21 = tail call double @llvm.fmuladd.f64(double %10, double 0xBFD8722191A02D60, double %5)
  %22 = tail call fastcc i32 @events_at(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, double noundef %21, ptr noundef nonnull %18)
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %75

24:                                               ; preds = %17
  %25 = load ptr, ptr %12, align 8
  %26 = getelementptr inbounds double, ptr %25, i64 %15
  %27 = load double, ptr %26, align 8
  br label %28

28:                                               ; preds = %24, %62
  %29 = phi ptr [ %63, %62 ], [ %25, %24 ]
  %30 = phi double [ %70, %62 ], [ %4, %24 ]
  %31 = phi i32 [ %71, %62 ], [ 0, %24 ]
  %32 = phi double [ %68, %62 ], [ %21, %24 ]
  %33 = phi double [ %67, %62 ], [ %11, %24 ]
  %34 = phi double [ %66, %62 ], [ %5, %24 ]
  %35 = phi double [ %65, %62 ], [ %27, %24 ]
  %36 = phi double [ %64, %62 ], [ %20, %24 ]
  %37 = fmul double %6, %36
  %38 = fmul double %6, %35
  %39 = fcmp olt double %37, %38
  %40 = select i1 %39, double %33, double %32
  store double %40, ptr %7, align 8
  %41 = select i1 %39, double %36, double %35
  store double %41, ptr %8, align 8
  %42 = fmul double %6, %41
  %43 = fcmp ole double %42, 0.000000e+00
  %44 = fsub double %34, %30
  %45 = fcmp olt double %44, 1.000000e-09
  %46 = select i1 %43, i1 true, i1 %45
  br i1 %46, label %75, label %47

47:                                               ; preds = %28
  br i1 %39, label %48, label %55

48:                                               ; preds = %47
  %49 = fsub double %32, %30
  %50 = tail call double @llvm.fmuladd.f64(double %49, double 0x3FD8722191A02D60, double %30)
  %51 = tail call fastcc i32 @events_at(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, double noundef %50, ptr noundef nonnull %29)
  %52 = load ptr, ptr %12, align 8
  %53 = getelementptr inbounds double, ptr %52, i64 %15
  %54 = load double, ptr %53, align 8
  br label %62

55:                                               ; preds = %47
  %56 = fsub double %34, %33
  %57 = tail call double @llvm.fmuladd.f64(double %56, double 0xBFD8722191A02D60, double %34)
  %58 = tail call fastcc i32 @events_at(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, double noundef %57, ptr noundef nonnull %29)
  %59 = load ptr, ptr %12, align 8
  %60 = getelementptr inbounds double, ptr %59, i64 %15
  %61 = load double, ptr %60, align 8
  br label %62

62:                                               ; preds = %55, %48
  %63 = phi ptr [ %59, %55 ], [ %52, %48 ]
  %64 = phi double [ %35, %55 ], [ %54, %48 ]
  %65 = phi double [ %61, %55 ], [ %36, %48 ]
  %66 = phi double [ %34, %55 ], [ %32, %48 ]
  %67 = phi double [ %32, %55 ], [ %50, %48 ]
  %68 = phi double [ %57, %55 ], [ %33, %48 ]
  %69 = phi i32 [ %58, %55 ], [ %51, %48 ]
  %70 = phi double [ %33, %55 ], [ %30, %48 ]
  %71 = add nuw nsw i32 %31, 1
  %72 = icmp samesign ult i32 %31, 59
  %73 = icmp eq i32 %69, 0
  %74 = select i1 %72, i1 %73, i1 false
  br i1 %74, label %28, label %75

75:                                               ; preds = %62, %28, %9, %17
  %76 = phi i32 [ %22, %17 ], [ %14, %9 ], [ %69, %62 ], [ 0, %28 ]
  ret i32 %76
}

define internal fastcc range(i32 0, 12) i32 @locate(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, i32 noundef %3, double noundef %4, double noundef %5, double noundef %6, double noundef %7, ptr noundef nonnull writeonly %8) unnamed_addr #4 {
  %10 = fcmp une double %7, 0.000000e+00
  br i1 %10, label %11, label %73

11:                                               ; preds = %9
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %14 = sext i32 %3 to i64
  br label %15

15:                                               ; preds = %11, %64
  %16 = phi double [ %4, %11 ], [ %68, %64 ]
  %17 = phi i32 [ 0, %11 ], [ %69, %64 ]
  %18 = phi double [ %5, %11 ], [ %67, %64 ]
  %19 = phi double [ %7, %11 ], [ %66, %64 ]
  %20 = phi double [ %6, %11 ], [ %65, %64 ]
  %21 = fsub double %20, %16
  %22 = load double, ptr %12, align 8
  %23 = fdiv double %22, %2
  %24 = tail call double @llvm.fabs.f64(double %23)
  %25 = tail call double @llvm.maxnum.f64(double %20, double %24)
  %26 = fmul double %25, 0x3CB0000000000000
  %27 = fcmp ogt double %21, %26
  br i1 %27, label %28, label %73

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
  br i1 %44, label %45, label %73

45:                                               ; preds = %28
  %46 = load ptr, ptr %13, align 8
  %47 = tail call fastcc i32 @events_at(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, double noundef %41, ptr noundef %46)
  %48 = load ptr, ptr %13, align 8
  %49 = getelementptr inbounds double, ptr %48, i64 %14
  %50 = load double, ptr %49, align 8
  %51 = icmp eq i32 %47, 0
  br i1 %51, label %52, label %75

52:                                               ; preds = %45
  %53 = fcmp ogt double %50, 0.000000e+00
  %54 = fcmp ule double %18, 0.000000e+00
  %55 = xor i1 %54, %53
  %56 = fcmp une double %50, 0.000000e+00
  %57 = and i1 %56, %55
  %58 = icmp eq i8 %34, 1
  %59 = select i1 %58, double 5.000000e-01, double 1.000000e+00
  br i1 %57, label %60, label %62

60:                                               ; preds = %52
  %61 = fmul double %19, %59
  br label %64

62:                                               ; preds = %52
  %63 = fmul double %18, %59
  br label %64

64:                                               ; preds = %62, %60
  %65 = phi double [ %41, %62 ], [ %20, %60 ]
  %66 = phi double [ %50, %62 ], [ %61, %60 ]
  %67 = phi double [ %63, %62 ], [ %50, %60 ]
  %68 = phi double [ %16, %62 ], [ %41, %60 ]
  %69 = add nuw nsw i32 %17, 1
  %70 = icmp samesign ult i32 %17, 199
  %71 = fcmp une double %66, 0.000000e+00
  %72 = select i1 %70, i1 %71, i1 false
  br i1 %72, label %15, label %73

73:                                               ; preds = %28, %64, %15, %9
  %74 = phi double [ %6, %9 ], [ %20, %15 ], [ %65, %64 ], [ %20, %28 ]
  store double %74, ptr %8, align 8
  br label %75

75:                                               ; preds = %45, %73
  %76 = phi i32 [ 0, %73 ], [ %47, %45 ]
  ret i32 %76
}

define internal fastcc range(i32 0, 12) i32 @reacting_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = icmp ne i32 %4, 0
  %7 = load i32, ptr @appell_law, align 4
  %8 = icmp sgt i32 %7, 1
  %9 = select i1 %6, i1 true, i1 %8
  br i1 %9, label %10, label %36

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 440
  store i32 1, ptr %11, align 8
  %12 = load i32, ptr @appell_is_minimal, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %10
  %15 = tail call fastcc i32 @minimal_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %18

16:                                               ; preds = %10
  %17 = tail call fastcc i32 @evident_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %18

18:                                               ; preds = %14, %16
  %19 = phi i32 [ %15, %14 ], [ %17, %16 ]
  store i32 0, ptr %11, align 8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %77

21:                                               ; preds = %18
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %23 = load ptr, ptr %22, align 8
  %24 = load i32, ptr @appell_n_speeds, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  %27 = load i32, ptr @appell_n_rows, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr %26, i64 %28
  %30 = shl nsw i64 %28, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %29, ptr align 8 %26, i64 %30, i1 false)
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %32 = load ptr, ptr %31, align 8
  %33 = load ptr, ptr %22, align 8
  %34 = getelementptr inbounds double, ptr %33, i64 %25
  %35 = getelementptr inbounds double, ptr %34, i64 %28
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %32, ptr align 8 %35, i64 %30, i1 false)
  br label %36

36:                                               ; preds = %21, %5
  switch i32 %7, label %39 [
    i32 3, label %37
    i32 0, label %70
  ]

37:                                               ; preds = %36
  %38 = tail call fastcc i32 @implicit_law(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, i32 noundef %4)
  br label %77

39:                                               ; preds = %36
  %40 = load ptr, ptr %0, align 8
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %44 = load ptr, ptr %43, align 8
  tail call void @appell_law_of(double noundef %2, ptr noundef %3, ptr noundef %40, ptr noundef %42, ptr noundef %44) #20
  %45 = load i32, ptr @appell_n_speeds, align 4
  %46 = load i32, ptr @appell_n_rows, align 4
  %47 = add i32 %46, 1
  %48 = mul i32 %47, %45
  %49 = load ptr, ptr %43, align 8
  %50 = icmp sgt i32 %48, 0
  br i1 %50, label %51, label %64

51:                                               ; preds = %39
  %52 = zext nneg i32 %48 to i64
  br label %53

53:                                               ; preds = %53, %51
  %54 = phi i64 [ 0, %51 ], [ %60, %53 ]
  %55 = phi double [ 0.000000e+00, %51 ], [ %59, %53 ]
  %56 = getelementptr inbounds nuw double, ptr %49, i64 %54
  %57 = load double, ptr %56, align 8
  %58 = fsub double %57, %57
  %59 = fadd double %55, %58
  %60 = add nuw nsw i64 %54, 1
  %61 = icmp eq i64 %60, %52
  br i1 %61, label %62, label %53

62:                                               ; preds = %53
  %63 = fcmp une double %59, 0.000000e+00
  br i1 %63, label %69, label %64

64:                                               ; preds = %62, %39
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %66 = load ptr, ptr %65, align 8
  %67 = sext i32 %45 to i64
  %68 = shl nsw i64 %67, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %66, ptr align 8 %49, i64 %68, i1 false)
  br label %70

69:                                               ; preds = %62
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 12, i32 noundef 0, double noundef %2)
  br label %77

70:                                               ; preds = %36, %64
  %71 = load i32, ptr @appell_is_minimal, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %75, label %73

73:                                               ; preds = %70
  %74 = tail call fastcc i32 @minimal_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %4)
  br label %77

75:                                               ; preds = %70
  %76 = tail call fastcc i32 @evident_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %4)
  br label %77

77:                                               ; preds = %75, %73, %69, %18, %37
  %78 = phi i32 [ %38, %37 ], [ 5, %69 ], [ %19, %18 ], [ %74, %73 ], [ %76, %75 ]
  ret i32 %78
}

define internal fastcc range(i32 0, 6) i32 @further_rates(ptr noundef %0, ptr noundef nonnull readonly %1, double noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #2 {
  %6 = load i32, ptr @appell_n_auxiliaries, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %32, label %8

8:                                                ; preds = %5
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %11 = load ptr, ptr %10, align 8
  %12 = load i32, ptr @appell_n_coordinates, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds double, ptr %4, i64 %13
  %15 = load i32, ptr @appell_n_speeds, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds double, ptr %14, i64 %16
  tail call void @appell_auxiliary(double noundef %2, ptr noundef %3, ptr noundef %9, ptr noundef %11, ptr noundef %17) #20
  %18 = icmp sgt i32 %6, 0
  br i1 %18, label %19, label %32

19:                                               ; preds = %8
  %20 = zext nneg i32 %6 to i64
  br label %21

21:                                               ; preds = %21, %19
  %22 = phi i64 [ 0, %19 ], [ %28, %21 ]
  %23 = phi double [ 0.000000e+00, %19 ], [ %27, %21 ]
  %24 = getelementptr inbounds nuw double, ptr %17, i64 %22
  %25 = load double, ptr %24, align 8
  %26 = fsub double %25, %25
  %27 = fadd double %23, %26
  %28 = add nuw nsw i64 %22, 1
  %29 = icmp eq i64 %28, %20
  br i1 %29, label %30, label %21

30:                                               ; preds = %21
  %31 = fcmp une double %27, 0.000000e+00
  br i1 %31, label %59, label %32

32:                                               ; preds = %8, %5, %30
  %33 = load i32, ptr @appell_n_quadratures, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %61, label %35

35:                                               ; preds = %32
  %36 = load ptr, ptr %0, align 8
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %38 = load ptr, ptr %37, align 8
  %39 = load i32, ptr @appell_n_coordinates, align 4
  %40 = load i32, ptr @appell_n_speeds, align 4
  %41 = add i32 %39, %6
  %42 = add i32 %41, %40
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %4, i64 %43
  tail call void @appell_power(double noundef %2, ptr noundef %3, ptr noundef %36, ptr noundef %38, ptr noundef %44) #20
  %45 = icmp sgt i32 %33, 0
  br i1 %45, label %46, label %61

46:                                               ; preds = %35
  %47 = zext nneg i32 %33 to i64
  br label %48

48:                                               ; preds = %48, %46
  %49 = phi i64 [ 0, %46 ], [ %55, %48 ]
  %50 = phi double [ 0.000000e+00, %46 ], [ %54, %48 ]
  %51 = getelementptr inbounds nuw double, ptr %44, i64 %49
  %52 = load double, ptr %51, align 8
  %53 = fsub double %52, %52
  %54 = fadd double %50, %53
  %55 = add nuw nsw i64 %49, 1
  %56 = icmp eq i64 %55, %47
  br i1 %56, label %57, label %48

57:                                               ; preds = %48
  %58 = fcmp une double %54, 0.000000e+00
  br i1 %58, label %59, label %61

59:                                               ; preds = %57, %30
  %60 = phi i32 [ 4, %30 ], [ 5, %57 ]
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %60, i32 noundef 0, double noundef %2)
  br label %61

61:                                               ; preds = %59, %35, %32, %57
  %62 = phi i32 [ 0, %32 ], [ 0, %35 ], [ 0, %57 ], [ 5, %59 ]
  ret i32 %62
}

define internal fastcc range(i32 0, 12) i32 @implicit_law(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = alloca i32, align 4
  %7 = load i32, ptr @appell_n_rows, align 4
  %8 = icmp slt i32 %7, 5
  %9 = shl nuw i32 1, %7
  %10 = select i1 %8, i32 %9, i32 2
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %12 = load ptr, ptr %11, align 8
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds double, ptr %12, i64 %13
  %15 = icmp sgt i32 %10, 0
  br i1 %15, label %16, label %89

16:                                               ; preds = %5
  %17 = icmp ne i32 %4, 0
  %18 = icmp sgt i32 %7, 0
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %20 = load i32, ptr @appell_n_speeds, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %23 = zext i32 %7 to i64
  %24 = shl nsw i64 %13, 3
  br label %25

25:                                               ; preds = %16, %80
  %26 = phi i32 [ 0, %16 ], [ %81, %80 ]
  %27 = phi i32 [ 0, %16 ], [ %82, %80 ]
  %28 = icmp eq i32 %26, 0
  %29 = select i1 %17, i1 true, i1 %28
  br i1 %29, label %30, label %90

30:                                               ; preds = %25
  br i1 %18, label %31, label %35

31:                                               ; preds = %30
  %32 = load ptr, ptr %19, align 8
  %33 = getelementptr inbounds double, ptr %32, i64 %21
  %34 = getelementptr inbounds nuw double, ptr %33, i64 %13
  br label %38

35:                                               ; preds = %38, %30
  %36 = call fastcc i32 @settle(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %6)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %52, label %128

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
  br label %128

79:                                               ; preds = %55
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %56, ptr align 8 %14, i64 %24, i1 false)
  br label %80

80:                                               ; preds = %57, %52, %79, %75
  %81 = phi i32 [ 1, %75 ], [ %26, %52 ], [ 1, %79 ], [ 1, %57 ]
  %82 = add nuw nsw i32 %27, 1
  %83 = icmp eq i32 %82, %10
  br i1 %83, label %84, label %25

84:                                               ; preds = %80
  %85 = icmp eq i32 %81, 0
  br i1 %85, label %89, label %86

86:                                               ; preds = %84
  %87 = load i32, ptr @appell_n_speeds, align 4
  %88 = shl nsw i64 %13, 3
  br label %90

89:                                               ; preds = %5, %84
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 12, i32 noundef 0, double noundef %2)
  br label %128

90:                                               ; preds = %25, %86
  %91 = phi i64 [ %88, %86 ], [ %24, %25 ]
  %92 = phi i32 [ %87, %86 ], [ %20, %25 ]
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %94 = load ptr, ptr %93, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %94, i64 %91, i1 false)
  %95 = load ptr, ptr %0, align 8
  %96 = load ptr, ptr %11, align 8
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %98 = load ptr, ptr %97, align 8
  tail call void @appell_law_of(double noundef %2, ptr noundef %3, ptr noundef %95, ptr noundef %96, ptr noundef %98) #20
  %99 = add i32 %7, 1
  %100 = mul i32 %92, %99
  %101 = load ptr, ptr %97, align 8
  %102 = icmp sgt i32 %100, 0
  br i1 %102, label %103, label %117

103:                                              ; preds = %90
  %104 = zext nneg i32 %100 to i64
  br label %105

105:                                              ; preds = %105, %103
  %106 = phi i64 [ 0, %103 ], [ %112, %105 ]
  %107 = phi double [ 0.000000e+00, %103 ], [ %111, %105 ]
  %108 = getelementptr inbounds nuw double, ptr %101, i64 %106
  %109 = load double, ptr %108, align 8
  %110 = fsub double %109, %109
  %111 = fadd double %107, %110
  %112 = add nuw nsw i64 %106, 1
  %113 = icmp eq i64 %112, %104
  br i1 %113, label %114, label %105

114:                                              ; preds = %105
  %115 = fcmp une double %111, 0.000000e+00
  br i1 %115, label %116, label %117

116:                                              ; preds = %114
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 12, i32 noundef 0, double noundef %2)
  br label %128

117:                                              ; preds = %90, %114
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %119 = load ptr, ptr %118, align 8
  %120 = sext i32 %92 to i64
  %121 = shl nsw i64 %120, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %119, ptr align 8 %101, i64 %121, i1 false)
  %122 = load i32, ptr @appell_is_minimal, align 4
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %126, label %124

124:                                              ; preds = %117
  %125 = tail call fastcc i32 @minimal_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %128

126:                                              ; preds = %117
  %127 = tail call fastcc i32 @evident_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %128

128:                                              ; preds = %35, %126, %124, %116, %78, %89
  %129 = phi i32 [ 5, %116 ], [ 10, %89 ], [ 11, %78 ], [ %127, %126 ], [ %125, %124 ], [ %36, %35 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  ret i32 %129
}

define internal fastcc range(i32 0, 10) i32 @settle(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef nonnull writeonly initializes((0, 4)) %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr @appell_n_rows, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds double, ptr %7, i64 %9
  store i32 0, ptr %4, align 4
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %12 = load i32, ptr @appell_n_speeds, align 4
  %13 = add i32 %8, 1
  %14 = mul i32 %12, %13
  %15 = icmp sgt i32 %14, 0
  %16 = zext nneg i32 %14 to i64
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %18 = sext i32 %12 to i64
  %19 = shl nsw i64 %18, 3
  %20 = load i32, ptr @appell_is_minimal, align 4
  %21 = icmp eq i32 %20, 0
  %22 = icmp sgt i32 %8, 0
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %25 = zext nneg i32 %8 to i64
  br label %29

26:                                               ; preds = %90
  %27 = add nuw nsw i32 %30, 1
  %28 = icmp eq i32 %27, 30
  br i1 %28, label %93, label %29

29:                                               ; preds = %5, %26
  %30 = phi i32 [ 0, %5 ], [ %27, %26 ]
  %31 = load ptr, ptr %0, align 8
  %32 = load ptr, ptr %6, align 8
  %33 = load ptr, ptr %11, align 8
  tail call void @appell_law_of(double noundef %2, ptr noundef %3, ptr noundef %31, ptr noundef %32, ptr noundef %33) #20
  %34 = load ptr, ptr %11, align 8
  br i1 %15, label %35, label %47

35:                                               ; preds = %29, %35
  %36 = phi i64 [ %42, %35 ], [ 0, %29 ]
  %37 = phi double [ %41, %35 ], [ 0.000000e+00, %29 ]
  %38 = getelementptr inbounds nuw double, ptr %34, i64 %36
  %39 = load double, ptr %38, align 8
  %40 = fsub double %39, %39
  %41 = fadd double %37, %40
  %42 = add nuw nsw i64 %36, 1
  %43 = icmp eq i64 %42, %16
  br i1 %43, label %44, label %35

44:                                               ; preds = %35
  %45 = fcmp une double %41, 0.000000e+00
  br i1 %45, label %46, label %47

46:                                               ; preds = %44
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 12, i32 noundef 0, double noundef %2)
  br label %93

47:                                               ; preds = %29, %44
  %48 = load ptr, ptr %17, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %48, ptr align 8 %34, i64 %19, i1 false)
  br i1 %21, label %51, label %49

49:                                               ; preds = %47
  %50 = tail call fastcc i32 @minimal_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %53

51:                                               ; preds = %47
  %52 = tail call fastcc i32 @evident_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %53

53:                                               ; preds = %51, %49
  %54 = phi i32 [ %52, %51 ], [ %50, %49 ]
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %93

56:                                               ; preds = %53
  br i1 %22, label %57, label %87

57:                                               ; preds = %56
  %58 = load ptr, ptr %23, align 8
  %59 = load ptr, ptr %24, align 8
  %60 = getelementptr inbounds double, ptr %58, i64 %18
  %61 = getelementptr inbounds nuw double, ptr %60, i64 %9
  %62 = getelementptr double, ptr %58, i64 %18
  br label %66

63:                                               ; preds = %66
  %64 = fmul double %84, 1.000000e-13
  %65 = fcmp ugt double %77, %64
  br i1 %65, label %88, label %87

66:                                               ; preds = %57, %66
  %67 = phi i64 [ 0, %57 ], [ %85, %66 ]
  %68 = phi double [ 0.000000e+00, %57 ], [ %84, %66 ]
  %69 = phi double [ 0.000000e+00, %57 ], [ %77, %66 ]
  %70 = getelementptr inbounds nuw double, ptr %10, i64 %67
  %71 = load double, ptr %70, align 8
  %72 = getelementptr double, ptr %62, i64 %67
  %73 = load double, ptr %72, align 8
  %74 = fsub double %71, %73
  %75 = getelementptr inbounds nuw double, ptr %59, i64 %67
  store double %74, ptr %75, align 8
  %76 = tail call double @llvm.fabs.f64(double %74)
  %77 = tail call double @llvm.maxnum.f64(double %69, double %76)
  %78 = load double, ptr %70, align 8
  %79 = tail call double @llvm.fabs.f64(double %78)
  %80 = getelementptr inbounds nuw double, ptr %61, i64 %67
  %81 = load double, ptr %80, align 8
  %82 = tail call double @llvm.fabs.f64(double %81)
  %83 = fadd double %79, %82
  %84 = tail call double @llvm.maxnum.f64(double %68, double %83)
  %85 = add nuw nsw i64 %67, 1
  %86 = icmp eq i64 %85, %25
  br i1 %86, label %63, label %66

87:                                               ; preds = %56, %63
  store i32 1, ptr %4, align 4
  br label %93

88:                                               ; preds = %63
  %89 = fcmp olt double %84, 1.000000e+300
  br i1 %89, label %90, label %93

90:                                               ; preds = %88
  %91 = tail call fastcc i32 @improve(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef nonnull %10)
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %26, label %93

93:                                               ; preds = %88, %53, %26, %90, %46, %87
  %94 = phi i32 [ 5, %46 ], [ 0, %87 ], [ %54, %53 ], [ 0, %88 ], [ 0, %26 ], [ %91, %90 ]
  ret i32 %94
}

define internal fastcc range(i32 0, 10) i32 @improve(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #4 {
  %6 = alloca %struct.Factor, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %10 = load ptr, ptr %9, align 8
  %11 = load i32, ptr @appell_n_speeds, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds double, ptr %10, i64 %12
  %14 = load i32, ptr @appell_n_rows, align 4
  %15 = sext i32 %14 to i64
  %16 = shl nsw i64 %15, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %13, i64 %16, i1 false)
  %17 = icmp sgt i32 %14, 0
  br i1 %17, label %18, label %75

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %21 = icmp sgt i32 %11, 0
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %23 = zext nneg i32 %11 to i64
  %24 = load i32, ptr @appell_is_minimal, align 4
  %25 = icmp eq i32 %24, 0
  %26 = zext nneg i32 %14 to i64
  br label %27

27:                                               ; preds = %18, %72
  %28 = phi i64 [ 0, %18 ], [ %73, %72 ]
  %29 = load ptr, ptr %19, align 8
  %30 = mul nuw nsw i64 %28, %15
  %31 = getelementptr inbounds nuw double, ptr %29, i64 %30
  %32 = load ptr, ptr %20, align 8
  %33 = getelementptr inbounds double, ptr %32, i64 %12
  %34 = mul nsw i64 %28, %12
  %35 = getelementptr inbounds double, ptr %33, i64 %34
  br i1 %21, label %36, label %38

36:                                               ; preds = %27
  %37 = load ptr, ptr %22, align 8
  br label %49

38:                                               ; preds = %49, %27
  br i1 %25, label %41, label %39

39:                                               ; preds = %38
  %40 = tail call fastcc i32 @minimal_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %43

41:                                               ; preds = %38
  %42 = tail call fastcc i32 @evident_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %43

43:                                               ; preds = %41, %39
  %44 = phi i32 [ %40, %39 ], [ %42, %41 ]
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %157

46:                                               ; preds = %43
  %47 = load ptr, ptr %9, align 8
  %48 = getelementptr double, ptr %47, i64 %12
  br label %59

49:                                               ; preds = %49, %36
  %50 = phi i64 [ 0, %36 ], [ %57, %49 ]
  %51 = getelementptr inbounds nuw double, ptr %32, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw double, ptr %35, i64 %50
  %54 = load double, ptr %53, align 8
  %55 = fadd double %52, %54
  %56 = getelementptr inbounds nuw double, ptr %37, i64 %50
  store double %55, ptr %56, align 8
  %57 = add nuw nsw i64 %50, 1
  %58 = icmp eq i64 %57, %23
  br i1 %58, label %38, label %49

59:                                               ; preds = %59, %46
  %60 = phi i64 [ 0, %46 ], [ %70, %59 ]
  %61 = icmp eq i64 %60, %28
  %62 = uitofp i1 %61 to double
  %63 = getelementptr double, ptr %48, i64 %60
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds nuw double, ptr %8, i64 %60
  %66 = load double, ptr %65, align 8
  %67 = fsub double %66, %64
  %68 = fadd double %67, %62
  %69 = getelementptr inbounds nuw double, ptr %31, i64 %60
  store double %68, ptr %69, align 8
  %70 = add nuw nsw i64 %60, 1
  %71 = icmp eq i64 %70, %26
  br i1 %71, label %72, label %59

72:                                               ; preds = %59
  %73 = add nuw nsw i64 %28, 1
  %74 = icmp eq i64 %73, %26
  br i1 %74, label %75, label %27

75:                                               ; preds = %72, %5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  store i32 %14, ptr %6, align 8
  %76 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %14, ptr %76, align 4
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 0, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 0, ptr %78, align 4
  %79 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %81 = load ptr, ptr %80, align 8
  store ptr %81, ptr %79, align 8
  %82 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %84 = load ptr, ptr %83, align 8
  store ptr %84, ptr %82, align 8
  %85 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %87 = load ptr, ptr %86, align 8
  store ptr %87, ptr %85, align 8
  %88 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %90 = load ptr, ptr %89, align 8
  store ptr %90, ptr %88, align 8
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %92 = load ptr, ptr %91, align 8
  %93 = mul nsw i32 %14, %14
  %94 = zext nneg i32 %93 to i64
  %95 = shl nuw nsw i64 %94, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %81, ptr align 8 %92, i64 %95, i1 false)
  call fastcc void @factorise(ptr noundef %6, ptr noundef null)
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %97 = load ptr, ptr %96, align 8
  call fastcc void @q_transposed(ptr noundef %6, ptr noundef %97)
  %98 = load ptr, ptr %96, align 8
  %99 = load i32, ptr %77, align 8
  %100 = icmp sgt i32 %99, 0
  br i1 %100, label %101, label %141

101:                                              ; preds = %75
  %102 = load ptr, ptr %79, align 8
  %103 = load i32, ptr %6, align 8
  %104 = add i32 %103, 1
  %105 = zext nneg i32 %99 to i64
  %106 = sext i32 %103 to i64
  br label %107

107:                                              ; preds = %115, %101
  %108 = phi i64 [ %105, %101 ], [ %109, %115 ]
  %109 = add nsw i64 %108, -1
  %110 = getelementptr inbounds nuw double, ptr %98, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = icmp slt i64 %108, %105
  br i1 %112, label %113, label %115

113:                                              ; preds = %107
  %114 = getelementptr double, ptr %102, i64 %109
  br label %124

115:                                              ; preds = %124, %107
  %116 = phi double [ %111, %107 ], [ %133, %124 ]
  %117 = trunc nuw nsw i64 %109 to i32
  %118 = mul i32 %104, %117
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds double, ptr %102, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = fdiv double %116, %121
  store double %122, ptr %110, align 8
  %123 = icmp samesign ugt i64 %108, 1
  br i1 %123, label %107, label %137

124:                                              ; preds = %124, %113
  %125 = phi i64 [ %108, %113 ], [ %134, %124 ]
  %126 = phi double [ %111, %113 ], [ %133, %124 ]
  %127 = mul nsw i64 %125, %106
  %128 = getelementptr double, ptr %114, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = getelementptr inbounds nuw double, ptr %98, i64 %125
  %131 = load double, ptr %130, align 8
  %132 = fneg double %129
  %133 = tail call double @llvm.fmuladd.f64(double %132, double %131, double %126)
  %134 = add nuw nsw i64 %125, 1
  %135 = trunc i64 %134 to i32
  %136 = icmp eq i32 %99, %135
  br i1 %136, label %115, label %124

137:                                              ; preds = %115
  %138 = load ptr, ptr %82, align 8
  %139 = load ptr, ptr %88, align 8
  %140 = zext nneg i32 %99 to i64
  br label %142

141:                                              ; preds = %142, %75
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  br label %157

142:                                              ; preds = %137, %142
  %143 = phi i64 [ 0, %137 ], [ %155, %142 ]
  %144 = getelementptr inbounds nuw double, ptr %98, i64 %143
  %145 = load double, ptr %144, align 8
  %146 = getelementptr inbounds nuw i32, ptr %139, i64 %143
  %147 = load i32, ptr %146, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds double, ptr %138, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = fdiv double %145, %150
  %152 = getelementptr inbounds double, ptr %4, i64 %148
  %153 = load double, ptr %152, align 8
  %154 = fsub double %153, %151
  store double %154, ptr %152, align 8
  %155 = add nuw nsw i64 %143, 1
  %156 = icmp eq i64 %155, %140
  br i1 %156, label %141, label %142

157:                                              ; preds = %43, %141
  %158 = phi i32 [ 0, %141 ], [ %44, %43 ]
  ret i32 %158
}

declare void @appell_law_of(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

define internal fastcc range(i32 0, 10) i32 @minimal_rates(ptr noundef %0, ptr noundef nonnull initializes((424, 440)) %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %8 = load ptr, ptr %7, align 8
  tail call void @appell_rows(double noundef %2, ptr noundef %3, ptr noundef %6, ptr noundef null, ptr noundef %8) #20
  %9 = load ptr, ptr %7, align 8
  %10 = load i32, ptr @appell_n_coordinates, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds double, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 424
  store ptr %12, ptr %13, align 8
  %14 = load i32, ptr @appell_n_rows, align 4
  %15 = load i32, ptr @appell_n_speeds, align 4
  %16 = mul i32 %15, %14
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds double, ptr %12, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 432
  store ptr %18, ptr %19, align 8
  %20 = load i32, ptr @appell_is_actuated, align 4
  %21 = icmp ne i32 %20, 0
  %22 = zext i1 %21 to i32
  %23 = shl i32 %14, %22
  %24 = mul nsw i32 %23, %15
  %25 = add i32 %14, %10
  %26 = add i32 %25, %24
  %27 = icmp sgt i32 %26, 0
  br i1 %27, label %28, label %42

28:                                               ; preds = %5
  %29 = zext nneg i32 %26 to i64
  br label %30

30:                                               ; preds = %30, %28
  %31 = phi i64 [ 0, %28 ], [ %37, %30 ]
  %32 = phi double [ 0.000000e+00, %28 ], [ %36, %30 ]
  %33 = getelementptr inbounds nuw double, ptr %9, i64 %31
  %34 = load double, ptr %33, align 8
  %35 = fsub double %34, %34
  %36 = fadd double %32, %35
  %37 = add nuw nsw i64 %31, 1
  %38 = icmp eq i64 %37, %29
  br i1 %38, label %39, label %30

39:                                               ; preds = %30
  %40 = fcmp une double %36, 0.000000e+00
  br i1 %40, label %41, label %42

41:                                               ; preds = %39
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 2, i32 noundef 0, double noundef %2)
  br label %220

42:                                               ; preds = %5, %39
  %43 = tail call fastcc i32 @eliminate(ptr noundef nonnull %0, ptr noundef %1)
  %44 = sub nsw i32 %15, %43
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %46 = load ptr, ptr %45, align 8
  %47 = mul nsw i32 %44, %15
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %46, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %51 = load ptr, ptr %50, align 8
  %52 = mul nsw i32 %44, %44
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw double, ptr %51, i64 %53
  tail call fastcc void @form_tangent(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %44)
  %55 = load i32, ptr @appell_n_independent, align 4
  %56 = icmp eq i32 %44, %55
  br i1 %56, label %57, label %61

57:                                               ; preds = %42
  %58 = load ptr, ptr %0, align 8
  %59 = load ptr, ptr %45, align 8
  %60 = load ptr, ptr %50, align 8
  tail call void @appell_minimal(double noundef %2, ptr noundef %3, ptr noundef %58, ptr noundef %59, ptr noundef %60) #20
  br label %64

61:                                               ; preds = %42
  %62 = tail call fastcc i32 @reduce_dynamics(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, i32 noundef %44)
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %220

64:                                               ; preds = %57, %61
  %65 = add nsw i32 %52, %44
  %66 = load ptr, ptr %50, align 8
  %67 = icmp sgt i32 %65, 0
  br i1 %67, label %68, label %82

68:                                               ; preds = %64
  %69 = zext nneg i32 %65 to i64
  br label %70

70:                                               ; preds = %70, %68
  %71 = phi i64 [ 0, %68 ], [ %77, %70 ]
  %72 = phi double [ 0.000000e+00, %68 ], [ %76, %70 ]
  %73 = getelementptr inbounds nuw double, ptr %66, i64 %71
  %74 = load double, ptr %73, align 8
  %75 = fsub double %74, %74
  %76 = fadd double %72, %75
  %77 = add nuw nsw i64 %71, 1
  %78 = icmp eq i64 %77, %69
  br i1 %78, label %79, label %70

79:                                               ; preds = %70
  %80 = fcmp une double %76, 0.000000e+00
  br i1 %80, label %81, label %82

81:                                               ; preds = %79
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 3, i32 noundef 0, double noundef %2)
  br label %220

82:                                               ; preds = %64, %79
  %83 = load i32, ptr @appell_law, align 4
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %141, label %85

85:                                               ; preds = %82
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 440
  %87 = load i32, ptr %86, align 8
  %88 = icmp eq i32 %87, 0
  %89 = icmp sgt i32 %44, 0
  %90 = and i1 %89, %88
  br i1 %90, label %91, label %141

91:                                               ; preds = %85
  %92 = load ptr, ptr %45, align 8
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %94 = load ptr, ptr %93, align 8
  %95 = icmp sgt i32 %15, 0
  %96 = zext i32 %15 to i64
  %97 = sext i32 %15 to i64
  %98 = zext nneg i32 %44 to i64
  %99 = icmp ult i32 %15, 4
  %100 = and i64 %96, 2147483644
  %101 = icmp eq i64 %100, %96
  br label %102

102:                                              ; preds = %134, %91
  %103 = phi i64 [ 0, %91 ], [ %139, %134 ]
  %104 = mul nsw i64 %103, %97
  %105 = getelementptr inbounds double, ptr %92, i64 %104
  br i1 %95, label %106, label %134

106:                                              ; preds = %102
  br i1 %99, label %120, label %107

107:                                              ; preds = %106, %107
  %108 = phi i64 [ %116, %107 ], [ 0, %106 ]
  %109 = phi <4 x double> [ %115, %107 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %106 ]
  %110 = getelementptr inbounds nuw double, ptr %105, i64 %108
  %111 = load <4 x double>, ptr %110, align 8
  %112 = getelementptr inbounds nuw double, ptr %94, i64 %108
  %113 = load <4 x double>, ptr %112, align 8
  %114 = fmul reassoc contract <4 x double> %111, %113
  %115 = fadd reassoc contract <4 x double> %109, %114
  %116 = add nuw i64 %108, 4
  %117 = icmp eq i64 %116, %100
  br i1 %117, label %118, label %107

118:                                              ; preds = %107
  %119 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %115)
  br i1 %101, label %134, label %120

120:                                              ; preds = %106, %118
  %121 = phi i64 [ 0, %106 ], [ %100, %118 ]
  %122 = phi double [ 0.000000e+00, %106 ], [ %119, %118 ]
  br label %123

123:                                              ; preds = %120, %123
  %124 = phi i64 [ %132, %123 ], [ %121, %120 ]
  %125 = phi double [ %131, %123 ], [ %122, %120 ]
  %126 = getelementptr inbounds nuw double, ptr %105, i64 %124
  %127 = load double, ptr %126, align 8
  %128 = getelementptr inbounds nuw double, ptr %94, i64 %124
  %129 = load double, ptr %128, align 8
  %130 = fmul reassoc contract double %127, %129
  %131 = fadd reassoc contract double %125, %130
  %132 = add nuw nsw i64 %124, 1
  %133 = icmp eq i64 %132, %96
  br i1 %133, label %134, label %123

134:                                              ; preds = %123, %118, %102
  %135 = phi double [ 0.000000e+00, %102 ], [ %119, %118 ], [ %131, %123 ]
  %136 = getelementptr inbounds nuw double, ptr %54, i64 %103
  %137 = load double, ptr %136, align 8
  %138 = fadd double %135, %137
  store double %138, ptr %136, align 8
  %139 = add nuw nsw i64 %103, 1
  %140 = icmp eq i64 %139, %98
  br i1 %140, label %141, label %102

141:                                              ; preds = %134, %82, %85
  %142 = tail call fastcc i32 @solve_reduced(ptr noundef %1, i32 noundef %44, ptr noundef %51, ptr noundef %54)
  %143 = icmp slt i32 %142, 0
  br i1 %143, label %144, label %178

144:                                              ; preds = %141
  %145 = load ptr, ptr %0, align 8
  %146 = load ptr, ptr %1, align 8
  tail call void @appell_dynamics(double noundef %2, ptr noundef %3, ptr noundef %145, ptr noundef null, ptr noundef %146) #20
  %147 = load ptr, ptr %1, align 8
  %148 = getelementptr inbounds double, ptr %147, i64 %11
  %149 = mul nsw i32 %15, %15
  %150 = zext nneg i32 %149 to i64
  %151 = getelementptr inbounds nuw double, ptr %148, i64 %150
  %152 = sext i32 %15 to i64
  %153 = getelementptr inbounds double, ptr %151, i64 %152
  store ptr %153, ptr %13, align 8
  %154 = getelementptr inbounds double, ptr %153, i64 %17
  store ptr %154, ptr %19, align 8
  %155 = icmp eq i32 %20, 0
  %156 = select i1 %155, i32 2, i32 3
  %157 = mul i32 %156, %16
  %158 = add i32 %25, %15
  %159 = add i32 %158, %149
  %160 = add i32 %159, %157
  %161 = icmp sgt i32 %160, 0
  br i1 %161, label %162, label %176

162:                                              ; preds = %144
  %163 = zext nneg i32 %160 to i64
  br label %164

164:                                              ; preds = %164, %162
  %165 = phi i64 [ 0, %162 ], [ %171, %164 ]
  %166 = phi double [ 0.000000e+00, %162 ], [ %170, %164 ]
  %167 = getelementptr inbounds nuw double, ptr %147, i64 %165
  %168 = load double, ptr %167, align 8
  %169 = fsub double %168, %168
  %170 = fadd double %166, %169
  %171 = add nuw nsw i64 %165, 1
  %172 = icmp eq i64 %171, %163
  br i1 %172, label %173, label %164

173:                                              ; preds = %164
  %174 = fcmp une double %170, 0.000000e+00
  br i1 %174, label %175, label %176

175:                                              ; preds = %173
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 0, double noundef %2)
  br label %220

176:                                              ; preds = %173, %144
  %177 = tail call fastcc i32 @solve_saddle(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  br label %220

178:                                              ; preds = %141
  %179 = add nsw i32 %142, %43
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 264
  store i32 %179, ptr %180, align 8
  %181 = icmp sgt i32 %15, 0
  br i1 %181, label %182, label %188

182:                                              ; preds = %178
  %183 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %184 = load ptr, ptr %183, align 8
  %185 = icmp sgt i32 %44, 0
  %186 = zext nneg i32 %15 to i64
  %187 = zext nneg i32 %44 to i64
  br label %190

188:                                              ; preds = %197, %178
  %189 = icmp slt i32 %179, %14
  br i1 %189, label %211, label %213

190:                                              ; preds = %182, %197
  %191 = phi i64 [ 0, %182 ], [ %198, %197 ]
  %192 = getelementptr inbounds nuw double, ptr %49, i64 %191
  %193 = load double, ptr %192, align 8
  %194 = getelementptr inbounds nuw double, ptr %184, i64 %191
  store double %193, ptr %194, align 8
  br i1 %185, label %195, label %197

195:                                              ; preds = %190
  %196 = getelementptr inbounds nuw double, ptr %46, i64 %191
  br label %200

197:                                              ; preds = %200, %190
  %198 = add nuw nsw i64 %191, 1
  %199 = icmp eq i64 %198, %186
  br i1 %199, label %188, label %190

200:                                              ; preds = %195, %200
  %201 = phi i64 [ 0, %195 ], [ %209, %200 ]
  %202 = phi double [ %193, %195 ], [ %208, %200 ]
  %203 = mul nuw nsw i64 %201, %186
  %204 = getelementptr inbounds nuw double, ptr %196, i64 %203
  %205 = load double, ptr %204, align 8
  %206 = getelementptr inbounds nuw double, ptr %54, i64 %201
  %207 = load double, ptr %206, align 8
  %208 = tail call double @llvm.fmuladd.f64(double %205, double %207, double %202)
  store double %208, ptr %194, align 8
  %209 = add nuw nsw i64 %201, 1
  %210 = icmp eq i64 %209, %187
  br i1 %210, label %197, label %200

211:                                              ; preds = %188
  %212 = tail call fastcc i32 @check_minimal_reach(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, i32 noundef %142)
  br label %213

213:                                              ; preds = %211, %188
  %214 = phi i32 [ %212, %211 ], [ 0, %188 ]
  %215 = icmp eq i32 %214, 0
  %216 = icmp ne i32 %4, 0
  %217 = and i1 %216, %215
  br i1 %217, label %218, label %220

218:                                              ; preds = %213
  %219 = tail call fastcc i32 @recover_multipliers(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  br label %220

220:                                              ; preds = %175, %81, %61, %213, %218, %176, %41
  %221 = phi i32 [ 5, %41 ], [ 5, %81 ], [ %62, %61 ], [ 5, %175 ], [ %177, %176 ], [ %219, %218 ], [ %214, %213 ]
  ret i32 %221
}

define internal fastcc range(i32 0, 10) i32 @evident_rates(ptr noundef %0, ptr noundef nonnull initializes((424, 440)) %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = alloca %struct.Factor, align 8
  %7 = alloca %struct.Factor, align 8
  %8 = load ptr, ptr %0, align 8
  %9 = load ptr, ptr %1, align 8
  tail call void @appell_dynamics(double noundef %2, ptr noundef %3, ptr noundef %8, ptr noundef null, ptr noundef %9) #20
  %10 = load ptr, ptr %1, align 8
  %11 = load i32, ptr @appell_n_coordinates, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds double, ptr %10, i64 %12
  %14 = load i32, ptr @appell_n_speeds, align 4
  %15 = mul nsw i32 %14, %14
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw double, ptr %13, i64 %16
  %18 = sext i32 %14 to i64
  %19 = getelementptr inbounds double, ptr %17, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 424
  store ptr %19, ptr %20, align 8
  %21 = load i32, ptr @appell_n_rows, align 4
  %22 = mul i32 %21, %14
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds double, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 432
  store ptr %24, ptr %25, align 8
  %26 = load i32, ptr @appell_is_actuated, align 4
  %27 = icmp eq i32 %26, 0
  %28 = select i1 %27, i32 2, i32 3
  %29 = mul i32 %28, %22
  %30 = add i32 %14, %11
  %31 = add i32 %30, %15
  %32 = add i32 %31, %21
  %33 = add i32 %32, %29
  %34 = icmp sgt i32 %33, 0
  br i1 %34, label %35, label %49

35:                                               ; preds = %5
  %36 = zext nneg i32 %33 to i64
  br label %37

37:                                               ; preds = %37, %35
  %38 = phi i64 [ 0, %35 ], [ %44, %37 ]
  %39 = phi double [ 0.000000e+00, %35 ], [ %43, %37 ]
  %40 = getelementptr inbounds nuw double, ptr %10, i64 %38
  %41 = load double, ptr %40, align 8
  %42 = fsub double %41, %41
  %43 = fadd double %39, %42
  %44 = add nuw nsw i64 %38, 1
  %45 = icmp eq i64 %44, %36
  br i1 %45, label %46, label %37

46:                                               ; preds = %37
  %47 = fcmp une double %43, 0.000000e+00
  br i1 %47, label %48, label %49

48:                                               ; preds = %46
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 0, double noundef %2)
  br label %214

49:                                               ; preds = %46, %5
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %51 = load ptr, ptr %50, align 8
  %52 = shl nuw nsw i64 %16, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %51, ptr align 8 %13, i64 %52, i1 false)
  %53 = load i32, ptr @appell_is_symmetric, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %49
  %56 = load ptr, ptr %50, align 8
  %57 = tail call fastcc i32 @cholesky(i32 noundef %14, ptr noundef %56)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %61

59:                                               ; preds = %55, %49
  %60 = tail call fastcc i32 @solve_saddle(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  br label %214

61:                                               ; preds = %55
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds double, ptr %63, i64 %18
  %65 = icmp sgt i32 %14, 0
  br i1 %65, label %69, label %66

66:                                               ; preds = %61
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %68 = load ptr, ptr %67, align 8
  br label %77

69:                                               ; preds = %61
  %70 = load i32, ptr @appell_law, align 4
  %71 = icmp eq i32 %70, 0
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 440
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %75 = load ptr, ptr %74, align 8
  %76 = zext nneg i32 %14 to i64
  br label %132

77:                                               ; preds = %155, %66
  %78 = phi ptr [ %68, %66 ], [ %75, %155 ]
  %79 = load ptr, ptr %50, align 8
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 120
  tail call fastcc void @forward(i32 noundef %14, ptr noundef %79, ptr noundef %78)
  %81 = load ptr, ptr %50, align 8
  %82 = load ptr, ptr %1, align 8
  %83 = getelementptr inbounds double, ptr %82, i64 %12
  %84 = getelementptr inbounds nuw double, ptr %83, i64 %16
  %85 = getelementptr inbounds double, ptr %84, i64 %18
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %87 = load ptr, ptr %86, align 8
  tail call fastcc void @raise_rows(i32 noundef %14, i32 noundef %21, ptr noundef %81, ptr noundef %85, ptr noundef %87)
  %88 = load ptr, ptr %1, align 8
  %89 = getelementptr inbounds double, ptr %88, i64 %12
  %90 = getelementptr inbounds nuw double, ptr %89, i64 %16
  %91 = getelementptr inbounds double, ptr %90, i64 %18
  %92 = getelementptr inbounds double, ptr %91, i64 %23
  %93 = sext i32 %21 to i64
  %94 = getelementptr inbounds double, ptr %92, i64 %93
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 440
  %96 = load i32, ptr %95, align 8
  %97 = icmp ne i32 %96, 0
  %98 = icmp ne i32 %26, 0
  %99 = and i1 %98, %97
  %100 = select i1 %99, i64 %23, i64 0
  %101 = getelementptr inbounds double, ptr %94, i64 %100
  %102 = icmp sgt i32 %21, 0
  br i1 %102, label %103, label %162

103:                                              ; preds = %77
  %104 = zext nneg i32 %21 to i64
  %105 = zext i32 %14 to i64
  br label %106

106:                                              ; preds = %113, %103
  %107 = phi i64 [ 0, %103 ], [ %115, %113 ]
  %108 = phi i32 [ 0, %103 ], [ %114, %113 ]
  br i1 %65, label %109, label %113

109:                                              ; preds = %106
  %110 = mul nuw nsw i64 %107, %105
  %111 = getelementptr inbounds nuw double, ptr %91, i64 %107
  %112 = getelementptr inbounds nuw double, ptr %101, i64 %110
  br label %117

113:                                              ; preds = %117, %106
  %114 = phi i32 [ %108, %106 ], [ %127, %117 ]
  %115 = add nuw nsw i64 %107, 1
  %116 = icmp eq i64 %115, %104
  br i1 %116, label %130, label %106

117:                                              ; preds = %117, %109
  %118 = phi i64 [ 0, %109 ], [ %128, %117 ]
  %119 = phi i32 [ %108, %109 ], [ %127, %117 ]
  %120 = mul nuw nsw i64 %118, %104
  %121 = getelementptr inbounds nuw double, ptr %111, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = getelementptr inbounds nuw double, ptr %112, i64 %118
  %124 = load double, ptr %123, align 8
  %125 = fcmp une double %122, %124
  %126 = zext i1 %125 to i32
  %127 = or i32 %119, %126
  %128 = add nuw nsw i64 %118, 1
  %129 = icmp eq i64 %128, %105
  br i1 %129, label %113, label %117

130:                                              ; preds = %113
  %131 = icmp eq i32 %114, 0
  br i1 %131, label %162, label %160

132:                                              ; preds = %69, %155
  %133 = phi i64 [ 0, %69 ], [ %158, %155 ]
  br i1 %71, label %134, label %136

134:                                              ; preds = %132
  %135 = load ptr, ptr %1, align 8
  br label %149

136:                                              ; preds = %132
  %137 = load i32, ptr %72, align 8
  %138 = icmp eq i32 %137, 0
  %139 = load ptr, ptr %1, align 8
  br i1 %138, label %140, label %149

140:                                              ; preds = %136
  %141 = getelementptr inbounds double, ptr %139, i64 %12
  %142 = getelementptr inbounds nuw double, ptr %141, i64 %16
  %143 = getelementptr inbounds nuw double, ptr %142, i64 %133
  %144 = load double, ptr %143, align 8
  %145 = load ptr, ptr %73, align 8
  %146 = getelementptr inbounds nuw double, ptr %145, i64 %133
  %147 = load double, ptr %146, align 8
  %148 = fadd double %144, %147
  br label %155

149:                                              ; preds = %134, %136
  %150 = phi ptr [ %135, %134 ], [ %139, %136 ]
  %151 = getelementptr inbounds double, ptr %150, i64 %12
  %152 = getelementptr inbounds nuw double, ptr %151, i64 %16
  %153 = getelementptr inbounds nuw double, ptr %152, i64 %133
  %154 = load double, ptr %153, align 8
  br label %155

155:                                              ; preds = %140, %149
  %156 = phi double [ %148, %140 ], [ %154, %149 ]
  %157 = getelementptr inbounds nuw double, ptr %75, i64 %133
  store double %156, ptr %157, align 8
  %158 = add nuw nsw i64 %133, 1
  %159 = icmp eq i64 %158, %76
  br i1 %159, label %77, label %132

160:                                              ; preds = %130
  %161 = tail call fastcc i32 @solve_with_actuators(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  br label %214

162:                                              ; preds = %77, %130
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  store i32 %14, ptr %6, align 8
  %163 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %21, ptr %163, align 4
  %164 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 0, ptr %164, align 8
  %165 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 0, ptr %165, align 4
  %166 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %167 = load ptr, ptr %86, align 8
  store ptr %167, ptr %166, align 8
  %168 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %169 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %170 = load ptr, ptr %169, align 8
  store ptr %170, ptr %168, align 8
  %171 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %172 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %173 = load ptr, ptr %172, align 8
  store ptr %173, ptr %171, align 8
  %174 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %175 = getelementptr inbounds nuw i8, ptr %1, i64 376
  %176 = load ptr, ptr %175, align 8
  store ptr %176, ptr %174, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  %177 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %178 = getelementptr inbounds nuw i8, ptr %1, i64 192
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  %179 = load ptr, ptr %178, align 8
  store ptr %179, ptr %177, align 8
  %180 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %181 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %182 = load ptr, ptr %181, align 8
  store ptr %182, ptr %180, align 8
  %183 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %184 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %185 = load ptr, ptr %184, align 8
  store ptr %185, ptr %183, align 8
  %186 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %187 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %188 = load ptr, ptr %187, align 8
  store ptr %188, ptr %186, align 8
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %190 = load ptr, ptr %189, align 8
  call fastcc void @factorise(ptr noundef %6, ptr noundef %190)
  %191 = load ptr, ptr %80, align 8
  %192 = shl nsw i64 %18, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %63, ptr align 8 %191, i64 %192, i1 false)
  %193 = load ptr, ptr %1, align 8
  %194 = getelementptr inbounds double, ptr %193, i64 %12
  %195 = getelementptr inbounds nuw double, ptr %194, i64 %16
  %196 = getelementptr inbounds double, ptr %195, i64 %18
  %197 = getelementptr inbounds double, ptr %196, i64 %23
  %198 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %199 = load ptr, ptr %198, align 8
  call fastcc void @meet(ptr noundef %6, ptr noundef %197, ptr noundef %63, ptr noundef %199)
  %200 = load ptr, ptr %50, align 8
  tail call fastcc void @backward(i32 noundef %14, ptr noundef %200, ptr noundef %63)
  %201 = icmp eq i32 %4, 0
  br i1 %201, label %206, label %202

202:                                              ; preds = %162
  %203 = load ptr, ptr %198, align 8
  %204 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %205 = load ptr, ptr %204, align 8
  call fastcc void @shares(ptr noundef %6, ptr noundef %7, ptr noundef %203, ptr noundef %205, ptr noundef %64)
  br label %206

206:                                              ; preds = %202, %162
  %207 = load i32, ptr %164, align 8
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 264
  store i32 %207, ptr %208, align 8
  %209 = icmp slt i32 %207, %21
  br i1 %209, label %210, label %212

210:                                              ; preds = %206
  %211 = tail call fastcc i32 @check_rows(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  br label %212

212:                                              ; preds = %206, %210
  %213 = phi i32 [ %211, %210 ], [ 0, %206 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  br label %214

214:                                              ; preds = %48, %160, %212, %59
  %215 = phi i32 [ %60, %59 ], [ 5, %48 ], [ %213, %212 ], [ %161, %160 ]
  ret i32 %215
}

declare void @appell_rows(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

define internal fastcc i32 @eliminate(ptr noundef readonly %0, ptr noundef nonnull readonly %1) unnamed_addr #16 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %4 = load ptr, ptr %3, align 8
  %5 = load i32, ptr @appell_n_rows, align 4
  %6 = icmp sgt i32 %5, 0
  %7 = load i32, ptr @appell_n_speeds, align 4
  br i1 %6, label %8, label %100

8:                                                ; preds = %2
  %9 = icmp sgt i32 %7, 0
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 16
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
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %28 = load ptr, ptr %27, align 8
  %29 = zext nneg i32 %5 to i64
  %30 = sext i32 %21 to i64
  %31 = zext nneg i32 %7 to i64
  %32 = getelementptr double, ptr %4, i64 %19
  br label %33

33:                                               ; preds = %83, %8
  %34 = phi i64 [ 0, %8 ], [ %85, %83 ]
  br i1 %9, label %35, label %39

35:                                               ; preds = %33
  %36 = load ptr, ptr %13, align 8
  br label %53

37:                                               ; preds = %53
  %38 = tail call double @llvm.sqrt.f64(double %64)
  br label %39

39:                                               ; preds = %37, %33
  %40 = phi double [ 0.000000e+00, %33 ], [ %38, %37 ]
  %41 = getelementptr inbounds nuw double, ptr %15, i64 %34
  %42 = load double, ptr %41, align 8
  %43 = fmul double %42, 1.000000e-08
  %44 = fcmp ogt double %40, %43
  %45 = fdiv double 1.000000e+00, %40
  %46 = select i1 %44, double %45, double 0.000000e+00
  %47 = getelementptr inbounds nuw i32, ptr @appell_row_embedded, i64 %34
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq i32 %48, 0
  %50 = select i1 %49, double 0.000000e+00, double %46
  br i1 %9, label %51, label %67

51:                                               ; preds = %39
  %52 = getelementptr inbounds nuw double, ptr %4, i64 %34
  br label %75

53:                                               ; preds = %53, %35
  %54 = phi i64 [ 0, %35 ], [ %65, %53 ]
  %55 = phi double [ 0.000000e+00, %35 ], [ %64, %53 ]
  %56 = mul nuw nsw i64 %54, %29
  %57 = add nuw nsw i64 %56, %34
  %58 = getelementptr inbounds nuw double, ptr %17, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = getelementptr inbounds nuw double, ptr %36, i64 %54
  %61 = load double, ptr %60, align 8
  %62 = fmul double %59, %61
  %63 = getelementptr inbounds nuw double, ptr %4, i64 %57
  store double %62, ptr %63, align 8
  %64 = tail call double @llvm.fmuladd.f64(double %62, double %62, double %55)
  %65 = add nuw nsw i64 %54, 1
  %66 = icmp eq i64 %65, %31
  br i1 %66, label %37, label %53

67:                                               ; preds = %75, %39
  %68 = getelementptr inbounds nuw double, ptr %20, i64 %34
  %69 = load double, ptr %68, align 8
  %70 = fneg double %69
  %71 = fmul double %50, %70
  %72 = getelementptr double, ptr %32, i64 %34
  store double %71, ptr %72, align 8
  br i1 %26, label %73, label %83

73:                                               ; preds = %67
  %74 = getelementptr double, ptr %4, i64 %34
  br label %87

75:                                               ; preds = %75, %51
  %76 = phi i64 [ 0, %51 ], [ %81, %75 ]
  %77 = mul nuw nsw i64 %76, %29
  %78 = getelementptr inbounds nuw double, ptr %52, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = fmul double %50, %79
  store double %80, ptr %78, align 8
  %81 = add nuw nsw i64 %76, 1
  %82 = icmp eq i64 %81, %31
  br i1 %82, label %67, label %75

83:                                               ; preds = %87, %67
  %84 = getelementptr inbounds nuw i32, ptr %28, i64 %34
  store i32 0, ptr %84, align 4
  %85 = add nuw nsw i64 %34, 1
  %86 = icmp eq i64 %85, %29
  br i1 %86, label %100, label %33

87:                                               ; preds = %87, %73
  %88 = phi i64 [ %30, %73 ], [ %96, %87 ]
  %89 = phi i32 [ %7, %73 ], [ %97, %87 ]
  %90 = sub i32 %89, %7
  %91 = zext i32 %90 to i64
  %92 = icmp eq i64 %34, %91
  %93 = select i1 %92, double %50, double 0.000000e+00
  %94 = mul nsw i64 %88, %29
  %95 = getelementptr double, ptr %74, i64 %94
  store double %93, ptr %95, align 8
  %96 = add nsw i64 %88, 1
  %97 = trunc nsw i64 %88 to i32
  %98 = trunc i64 %96 to i32
  %99 = icmp eq i32 %25, %98
  br i1 %99, label %83, label %87

100:                                              ; preds = %83, %2
  %101 = icmp sgt i32 %7, 0
  br i1 %101, label %102, label %107

102:                                              ; preds = %100
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %104 = load ptr, ptr %103, align 8
  %105 = zext nneg i32 %7 to i64
  %106 = shl nuw nsw i64 %105, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %104, i8 -1, i64 %106, i1 false)
  br label %107

107:                                              ; preds = %102, %100
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %109 = icmp slt i32 %5, 1
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %111 = add nsw i32 %7, 1
  %112 = load i32, ptr @appell_needs_inverse, align 4
  %113 = icmp eq i32 %112, 0
  %114 = select i1 %113, i32 0, i32 %5
  %115 = add nsw i32 %111, %114
  %116 = icmp sgt i32 %115, 0
  %117 = sext i32 %5 to i64
  %118 = zext nneg i32 %115 to i64
  %119 = icmp slt i32 %115, 1
  %120 = zext i32 %5 to i64
  %121 = zext nneg i32 %7 to i64
  br i1 %101, label %122, label %232

122:                                              ; preds = %107
  %123 = load ptr, ptr %108, align 8
  br label %124

124:                                              ; preds = %122, %230
  %125 = phi i32 [ %231, %230 ], [ 0, %122 ]
  br label %128

126:                                              ; preds = %163
  %127 = icmp sgt i32 %164, -1
  br i1 %127, label %169, label %232

128:                                              ; preds = %124, %163
  %129 = phi i64 [ 0, %124 ], [ %167, %163 ]
  %130 = phi double [ 1.000000e-08, %124 ], [ %166, %163 ]
  %131 = phi i32 [ -1, %124 ], [ %165, %163 ]
  %132 = phi i32 [ -1, %124 ], [ %164, %163 ]
  %133 = getelementptr inbounds nuw i32, ptr %123, i64 %129
  %134 = load i32, ptr %133, align 4
  %135 = icmp sgt i32 %134, -1
  %136 = or i1 %135, %109
  br i1 %136, label %163, label %137

137:                                              ; preds = %128
  %138 = load ptr, ptr %110, align 8
  %139 = mul nuw nsw i64 %129, %120
  %140 = trunc nuw nsw i64 %129 to i32
  %141 = getelementptr inbounds nuw double, ptr %4, i64 %139
  br label %142

142:                                              ; preds = %137, %157
  %143 = phi i64 [ 0, %137 ], [ %161, %157 ]
  %144 = phi double [ %130, %137 ], [ %160, %157 ]
  %145 = phi i32 [ %131, %137 ], [ %159, %157 ]
  %146 = phi i32 [ %132, %137 ], [ %158, %157 ]
  %147 = getelementptr inbounds nuw i32, ptr %138, i64 %143
  %148 = load i32, ptr %147, align 4
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %157

150:                                              ; preds = %142
  %151 = getelementptr inbounds nuw double, ptr %141, i64 %143
  %152 = load double, ptr %151, align 8
  %153 = tail call double @llvm.fabs.f64(double %152)
  %154 = fcmp ogt double %153, %144
  br i1 %154, label %155, label %157

155:                                              ; preds = %150
  %156 = trunc nuw nsw i64 %143 to i32
  br label %157

157:                                              ; preds = %142, %150, %155
  %158 = phi i32 [ %146, %142 ], [ %156, %155 ], [ %146, %150 ]
  %159 = phi i32 [ %145, %142 ], [ %140, %155 ], [ %145, %150 ]
  %160 = phi double [ %144, %142 ], [ %153, %155 ], [ %144, %150 ]
  %161 = add nuw nsw i64 %143, 1
  %162 = icmp eq i64 %161, %120
  br i1 %162, label %163, label %142

163:                                              ; preds = %157, %128
  %164 = phi i32 [ %132, %128 ], [ %158, %157 ]
  %165 = phi i32 [ %131, %128 ], [ %159, %157 ]
  %166 = phi double [ %130, %128 ], [ %160, %157 ]
  %167 = add nuw nsw i64 %129, 1
  %168 = icmp eq i64 %167, %121
  br i1 %168, label %126, label %128

169:                                              ; preds = %126
  %170 = mul nsw i32 %165, %5
  %171 = add nsw i32 %170, %164
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds double, ptr %4, i64 %172
  %174 = load double, ptr %173, align 8
  %175 = fdiv double 1.000000e+00, %174
  br i1 %116, label %176, label %179

176:                                              ; preds = %169
  %177 = zext nneg i32 %164 to i64
  %178 = getelementptr double, ptr %4, i64 %177
  br label %192

179:                                              ; preds = %192, %169
  br i1 %6, label %187, label %180

180:                                              ; preds = %179
  %181 = load ptr, ptr %108, align 8
  %182 = sext i32 %165 to i64
  %183 = getelementptr inbounds i32, ptr %181, i64 %182
  store i32 %164, ptr %183, align 4
  %184 = load ptr, ptr %110, align 8
  %185 = zext nneg i32 %164 to i64
  %186 = getelementptr inbounds nuw i32, ptr %184, i64 %185
  store i32 1, ptr %186, align 4
  br label %230

187:                                              ; preds = %179
  %188 = zext nneg i32 %164 to i64
  %189 = sext i32 %170 to i64
  %190 = getelementptr double, ptr %4, i64 %189
  %191 = getelementptr inbounds nuw double, ptr %4, i64 %188
  br label %200

192:                                              ; preds = %192, %176
  %193 = phi i64 [ 0, %176 ], [ %198, %192 ]
  %194 = mul nsw i64 %193, %117
  %195 = getelementptr double, ptr %178, i64 %194
  %196 = load double, ptr %195, align 8
  %197 = fmul double %175, %196
  store double %197, ptr %195, align 8
  %198 = add nuw nsw i64 %193, 1
  %199 = icmp eq i64 %198, %118
  br i1 %199, label %179, label %192

200:                                              ; preds = %221, %187
  %201 = phi i64 [ 0, %187 ], [ %222, %221 ]
  %202 = getelementptr double, ptr %190, i64 %201
  %203 = load double, ptr %202, align 8
  %204 = icmp eq i64 %201, %188
  %205 = fcmp oeq double %203, 0.000000e+00
  %206 = select i1 %204, i1 true, i1 %205
  %207 = or i1 %119, %206
  br i1 %207, label %221, label %208

208:                                              ; preds = %200
  %209 = fneg double %203
  %210 = getelementptr inbounds nuw double, ptr %4, i64 %201
  br label %211

211:                                              ; preds = %211, %208
  %212 = phi i64 [ 0, %208 ], [ %219, %211 ]
  %213 = mul nuw nsw i64 %212, %120
  %214 = getelementptr inbounds nuw double, ptr %191, i64 %213
  %215 = load double, ptr %214, align 8
  %216 = getelementptr inbounds nuw double, ptr %210, i64 %213
  %217 = load double, ptr %216, align 8
  %218 = tail call double @llvm.fmuladd.f64(double %209, double %215, double %217)
  store double %218, ptr %216, align 8
  %219 = add nuw nsw i64 %212, 1
  %220 = icmp eq i64 %219, %118
  br i1 %220, label %221, label %211

221:                                              ; preds = %211, %200
  %222 = add nuw nsw i64 %201, 1
  %223 = icmp eq i64 %222, %120
  br i1 %223, label %224, label %200

224:                                              ; preds = %221
  %225 = load ptr, ptr %108, align 8
  %226 = sext i32 %165 to i64
  %227 = getelementptr inbounds i32, ptr %225, i64 %226
  store i32 %164, ptr %227, align 4
  %228 = load ptr, ptr %110, align 8
  %229 = getelementptr inbounds nuw i32, ptr %228, i64 %188
  store i32 1, ptr %229, align 4
  br label %230

230:                                              ; preds = %224, %180
  %231 = add nuw nsw i32 %125, 1
  br label %124

232:                                              ; preds = %126, %107
  %233 = phi i32 [ 0, %107 ], [ %125, %126 ]
  ret i32 %233
}

define internal fastcc void @form_tangent(ptr noundef readonly %0, ptr noundef nonnull readonly %1, i32 noundef %2) unnamed_addr #16 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %9 = load ptr, ptr %8, align 8
  %10 = load i32, ptr @appell_n_speeds, align 4
  %11 = mul nsw i32 %10, %2
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds double, ptr %9, i64 %12
  %14 = icmp sgt i32 %10, 0
  br i1 %14, label %15, label %78

15:                                               ; preds = %3
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %17 = load ptr, ptr %16, align 8
  %18 = load i32, ptr @appell_n_rows, align 4
  %19 = sext i32 %18 to i64
  %20 = zext nneg i32 %10 to i64
  br label %36

21:                                               ; preds = %74
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 400
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

declare void @appell_minimal(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

define internal fastcc range(i32 0, 6) i32 @reduce_dynamics(ptr noundef %0, ptr noundef nonnull initializes((424, 440)) %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = load ptr, ptr %1, align 8
  %10 = load i32, ptr @appell_n_coordinates, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds double, ptr %9, i64 %11
  %13 = mul nsw i32 %8, %8
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw double, ptr %12, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %17 = load ptr, ptr %16, align 8
  %18 = load ptr, ptr %0, align 8
  tail call void @appell_dynamics(double noundef %2, ptr noundef %3, ptr noundef %18, ptr noundef null, ptr noundef %9) #20
  %19 = load ptr, ptr %1, align 8
  %20 = getelementptr inbounds double, ptr %19, i64 %11
  %21 = getelementptr inbounds nuw double, ptr %20, i64 %14
  %22 = sext i32 %8 to i64
  %23 = getelementptr inbounds double, ptr %21, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 424
  store ptr %23, ptr %24, align 8
  %25 = load i32, ptr @appell_n_rows, align 4
  %26 = mul i32 %25, %8
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %23, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 432
  store ptr %28, ptr %29, align 8
  %30 = load i32, ptr @appell_is_actuated, align 4
  %31 = icmp eq i32 %30, 0
  %32 = select i1 %31, i32 2, i32 3
  %33 = mul i32 %32, %26
  %34 = add i32 %13, %8
  %35 = add i32 %34, %10
  %36 = add i32 %35, %25
  %37 = add i32 %36, %33
  %38 = icmp sgt i32 %37, 0
  br i1 %38, label %39, label %53

39:                                               ; preds = %5
  %40 = zext nneg i32 %37 to i64
  br label %41

41:                                               ; preds = %41, %39
  %42 = phi i64 [ 0, %39 ], [ %48, %41 ]
  %43 = phi double [ 0.000000e+00, %39 ], [ %47, %41 ]
  %44 = getelementptr inbounds nuw double, ptr %19, i64 %42
  %45 = load double, ptr %44, align 8
  %46 = fsub double %45, %45
  %47 = fadd double %43, %46
  %48 = add nuw nsw i64 %42, 1
  %49 = icmp eq i64 %48, %40
  br i1 %49, label %50, label %41

50:                                               ; preds = %41
  %51 = fcmp une double %47, 0.000000e+00
  br i1 %51, label %52, label %53

52:                                               ; preds = %50
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 0, double noundef %2)
  br label %128

53:                                               ; preds = %5, %50
  %54 = icmp slt i32 %4, 0
  br i1 %54, label %128, label %55

55:                                               ; preds = %53
  %56 = icmp sgt i32 %8, 0
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %58 = icmp eq i32 %4, 0
  %59 = zext i32 %8 to i64
  %60 = zext nneg i32 %4 to i64
  %61 = add nuw i32 %4, 1
  %62 = zext i32 %61 to i64
  %63 = zext nneg i32 %4 to i64
  br label %64

64:                                               ; preds = %55, %108
  %65 = phi i64 [ 0, %55 ], [ %109, %108 ]
  %66 = icmp samesign ult i64 %65, %60
  %67 = mul nsw i64 %65, %22
  %68 = getelementptr inbounds double, ptr %7, i64 %67
  br i1 %56, label %69, label %71

69:                                               ; preds = %64
  %70 = load ptr, ptr %57, align 8
  br label %78

71:                                               ; preds = %88, %64
  br i1 %58, label %108, label %72

72:                                               ; preds = %71
  %73 = tail call i64 @llvm.umin.i64(i64 %65, i64 %60)
  %74 = trunc nuw nsw i64 %73 to i32
  %75 = mul i32 %4, %74
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw double, ptr %17, i64 %76
  br label %102

78:                                               ; preds = %69, %88
  %79 = phi i64 [ 0, %69 ], [ %89, %88 ]
  br i1 %66, label %84, label %80

80:                                               ; preds = %78
  %81 = getelementptr inbounds nuw double, ptr %15, i64 %79
  %82 = load double, ptr %81, align 8
  %83 = fneg double %82
  br label %84

84:                                               ; preds = %78, %80
  %85 = phi double [ %83, %80 ], [ 0.000000e+00, %78 ]
  %86 = getelementptr inbounds nuw double, ptr %70, i64 %79
  store double %85, ptr %86, align 8
  %87 = getelementptr inbounds nuw double, ptr %12, i64 %79
  br label %91

88:                                               ; preds = %91
  %89 = add nuw nsw i64 %79, 1
  %90 = icmp eq i64 %89, %59
  br i1 %90, label %71, label %78

91:                                               ; preds = %84, %91
  %92 = phi i64 [ 0, %84 ], [ %100, %91 ]
  %93 = phi double [ %85, %84 ], [ %99, %91 ]
  %94 = mul nuw nsw i64 %92, %59
  %95 = getelementptr inbounds nuw double, ptr %87, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds nuw double, ptr %68, i64 %92
  %98 = load double, ptr %97, align 8
  %99 = tail call double @llvm.fmuladd.f64(double %96, double %98, double %93)
  store double %99, ptr %86, align 8
  %100 = add nuw nsw i64 %92, 1
  %101 = icmp eq i64 %100, %59
  br i1 %101, label %88, label %91

102:                                              ; preds = %72, %111
  %103 = phi i64 [ %116, %111 ], [ 0, %72 ]
  br i1 %56, label %104, label %111

104:                                              ; preds = %102
  %105 = mul nuw nsw i64 %103, %59
  %106 = load ptr, ptr %57, align 8
  %107 = getelementptr inbounds nuw double, ptr %7, i64 %105
  br label %118

108:                                              ; preds = %111, %71
  %109 = add nuw nsw i64 %65, 1
  %110 = icmp eq i64 %109, %62
  br i1 %110, label %128, label %64

111:                                              ; preds = %118, %102
  %112 = phi double [ 0.000000e+00, %102 ], [ %125, %118 ]
  %113 = fneg double %112
  %114 = select i1 %66, double %112, double %113
  %115 = getelementptr inbounds nuw double, ptr %77, i64 %103
  store double %114, ptr %115, align 8
  %116 = add nuw nsw i64 %103, 1
  %117 = icmp eq i64 %116, %63
  br i1 %117, label %108, label %102

118:                                              ; preds = %104, %118
  %119 = phi i64 [ 0, %104 ], [ %126, %118 ]
  %120 = phi double [ 0.000000e+00, %104 ], [ %125, %118 ]
  %121 = getelementptr inbounds nuw double, ptr %107, i64 %119
  %122 = load double, ptr %121, align 8
  %123 = getelementptr inbounds nuw double, ptr %106, i64 %119
  %124 = load double, ptr %123, align 8
  %125 = tail call double @llvm.fmuladd.f64(double %122, double %124, double %120)
  %126 = add nuw nsw i64 %119, 1
  %127 = icmp eq i64 %126, %59
  br i1 %127, label %111, label %118

128:                                              ; preds = %108, %53, %52
  %129 = phi i32 [ 5, %52 ], [ 0, %53 ], [ 0, %108 ]
  ret i32 %129
}

define internal fastcc i32 @solve_reduced(ptr noundef nonnull readonly %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #12 {
  %5 = alloca %struct.Factor, align 8
  %6 = tail call fastcc i32 @cholesky(i32 noundef %1, ptr noundef %2)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %46, label %8

8:                                                ; preds = %4
  tail call fastcc void @forward(i32 noundef %1, ptr noundef %2, ptr noundef %3)
  %9 = load i32, ptr @appell_n_evident, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %44, label %11

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %13 = load ptr, ptr %12, align 8
  %14 = tail call fastcc i32 @raise_evident_rows(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %13)
  %15 = load i32, ptr @appell_is_actuated, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %26, label %17

17:                                               ; preds = %11
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %26

21:                                               ; preds = %17
  tail call fastcc void @raise_pushes(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  %22 = load ptr, ptr %12, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %24 = load ptr, ptr %23, align 8
  %25 = tail call fastcc i32 @meet_by_pushing(ptr noundef %0, i32 noundef %1, i32 noundef %14, ptr noundef null, ptr noundef %22, ptr noundef %3, ptr noundef %24)
  br label %44

26:                                               ; preds = %17, %11
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  store i32 %1, ptr %5, align 8
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %14, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 0, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 0, ptr %29, align 4
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %32 = load ptr, ptr %31, align 8
  store ptr %32, ptr %30, align 8
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %35 = load ptr, ptr %34, align 8
  store ptr %35, ptr %33, align 8
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %38 = load ptr, ptr %37, align 8
  store ptr %38, ptr %36, align 8
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %41 = load ptr, ptr %40, align 8
  store ptr %41, ptr %39, align 8
  call fastcc void @factorise(ptr noundef %5, ptr noundef null)
  %42 = load ptr, ptr %12, align 8
  call fastcc void @meet(ptr noundef %5, ptr noundef %42, ptr noundef %3, ptr noundef null)
  %43 = load i32, ptr %28, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  br label %44

44:                                               ; preds = %21, %26, %8
  %45 = phi i32 [ 0, %8 ], [ %43, %26 ], [ %25, %21 ]
  tail call fastcc void @backward(i32 noundef %1, ptr noundef %2, ptr noundef %3)
  br label %46

46:                                               ; preds = %4, %44
  %47 = phi i32 [ %45, %44 ], [ -1, %4 ]
  ret i32 %47
}

define internal fastcc range(i32 0, 8) i32 @solve_saddle(ptr noundef writeonly %0, ptr noundef nonnull readonly %1, double noundef %2) unnamed_addr #12 {
  %4 = alloca %struct.Factor, align 8
  %5 = alloca %struct.Factor, align 8
  %6 = load i32, ptr @appell_n_speeds, align 4
  %7 = load i32, ptr @appell_n_rows, align 4
  %8 = add i32 %7, %6
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %10 = load ptr, ptr %9, align 8
  %11 = mul nsw i32 %8, %8
  %12 = zext nneg i32 %11 to i64
  %13 = shl nuw nsw i64 %12, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %10, i8 0, i64 %13, i1 false)
  %14 = icmp sgt i32 %6, 0
  br i1 %14, label %15, label %26

15:                                               ; preds = %3
  %16 = load i32, ptr @appell_n_coordinates, align 4
  %17 = sext i32 %16 to i64
  %18 = zext nneg i32 %6 to i64
  %19 = shl nuw nsw i64 %18, 3
  %20 = icmp sgt i32 %7, 0
  %21 = mul nuw nsw i32 %6, %6
  %22 = zext nneg i32 %21 to i64
  %23 = sext i32 %8 to i64
  %24 = sext i32 %7 to i64
  %25 = zext nneg i32 %7 to i64
  br label %42

26:                                               ; preds = %61, %3
  %27 = icmp sgt i32 %7, 0
  br i1 %27, label %28, label %94

28:                                               ; preds = %26
  %29 = load i32, ptr @appell_n_coordinates, align 4
  %30 = sext i32 %29 to i64
  %31 = mul nsw i32 %6, %6
  %32 = zext nneg i32 %31 to i64
  %33 = sext i32 %6 to i64
  %34 = mul nsw i32 %7, %6
  %35 = sext i32 %34 to i64
  %36 = zext nneg i32 %7 to i64
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 440
  %38 = load i32, ptr @appell_is_actuated, align 4
  %39 = icmp ne i32 %38, 0
  %40 = zext i32 %6 to i64
  %41 = zext i32 %8 to i64
  br label %74

42:                                               ; preds = %61, %15
  %43 = phi i64 [ 0, %15 ], [ %62, %61 ]
  %44 = load ptr, ptr %9, align 8
  %45 = mul nsw i64 %43, %23
  %46 = getelementptr inbounds double, ptr %44, i64 %45
  %47 = load ptr, ptr %1, align 8
  %48 = getelementptr inbounds double, ptr %47, i64 %17
  %49 = mul nuw nsw i64 %43, %18
  %50 = getelementptr inbounds nuw double, ptr %48, i64 %49
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %50, i64 %19, i1 false)
  br i1 %20, label %51, label %61

51:                                               ; preds = %42
  %52 = load ptr, ptr %1, align 8
  %53 = getelementptr inbounds double, ptr %52, i64 %17
  %54 = getelementptr inbounds nuw double, ptr %53, i64 %22
  %55 = getelementptr inbounds nuw double, ptr %54, i64 %18
  %56 = mul nuw nsw i64 %43, %24
  %57 = load ptr, ptr %9, align 8
  %58 = trunc nsw i64 %45 to i32
  %59 = add nuw i32 %6, %58
  %60 = getelementptr double, ptr %55, i64 %56
  br label %64

61:                                               ; preds = %64, %42
  %62 = add nuw nsw i64 %43, 1
  %63 = icmp eq i64 %62, %18
  br i1 %63, label %26, label %42

64:                                               ; preds = %64, %51
  %65 = phi i64 [ 0, %51 ], [ %72, %64 ]
  %66 = getelementptr double, ptr %60, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = trunc nuw nsw i64 %65 to i32
  %69 = add i32 %59, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds double, ptr %57, i64 %70
  store double %67, ptr %71, align 8
  %72 = add nuw nsw i64 %65, 1
  %73 = icmp eq i64 %72, %25
  br i1 %73, label %61, label %64

74:                                               ; preds = %107, %28
  %75 = phi i64 [ 0, %28 ], [ %108, %107 ]
  br i1 %14, label %76, label %107

76:                                               ; preds = %74
  %77 = load ptr, ptr %1, align 8
  %78 = getelementptr inbounds double, ptr %77, i64 %30
  %79 = getelementptr inbounds nuw double, ptr %78, i64 %32
  %80 = getelementptr inbounds nuw double, ptr %79, i64 %33
  %81 = getelementptr inbounds nuw double, ptr %80, i64 %35
  %82 = getelementptr inbounds nuw double, ptr %81, i64 %36
  %83 = load i32, ptr %37, align 8
  %84 = icmp ne i32 %83, 0
  %85 = select i1 %84, i1 %39, i1 false
  %86 = select i1 %85, i64 %35, i64 0
  %87 = getelementptr inbounds nuw double, ptr %82, i64 %86
  %88 = mul nuw nsw i64 %75, %40
  %89 = load ptr, ptr %9, align 8
  %90 = add nuw nsw i64 %75, %40
  %91 = mul nuw nsw i64 %90, %41
  %92 = getelementptr inbounds nuw double, ptr %87, i64 %88
  %93 = getelementptr inbounds nuw double, ptr %89, i64 %91
  br label %110

94:                                               ; preds = %107, %26
  br i1 %14, label %95, label %118

95:                                               ; preds = %94
  %96 = load i32, ptr @appell_law, align 4
  %97 = icmp eq i32 %96, 0
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 440
  %99 = load i32, ptr @appell_n_coordinates, align 4
  %100 = sext i32 %99 to i64
  %101 = mul nuw nsw i32 %6, %6
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %104 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %105 = load ptr, ptr %104, align 8
  %106 = zext nneg i32 %6 to i64
  br label %136

107:                                              ; preds = %110, %74
  %108 = add nuw nsw i64 %75, 1
  %109 = icmp eq i64 %108, %36
  br i1 %109, label %94, label %74

110:                                              ; preds = %110, %76
  %111 = phi i64 [ 0, %76 ], [ %116, %110 ]
  %112 = getelementptr inbounds nuw double, ptr %92, i64 %111
  %113 = load double, ptr %112, align 8
  %114 = fneg double %113
  %115 = getelementptr inbounds nuw double, ptr %93, i64 %111
  store double %114, ptr %115, align 8
  %116 = add nuw nsw i64 %111, 1
  %117 = icmp eq i64 %116, %40
  br i1 %117, label %107, label %110

118:                                              ; preds = %159, %94
  br i1 %27, label %119, label %164

119:                                              ; preds = %118
  %120 = load ptr, ptr %1, align 8
  %121 = load i32, ptr @appell_n_coordinates, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds double, ptr %120, i64 %122
  %124 = mul nsw i32 %6, %6
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw double, ptr %123, i64 %125
  %127 = sext i32 %6 to i64
  %128 = getelementptr inbounds double, ptr %126, i64 %127
  %129 = mul nsw i32 %7, %6
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds double, ptr %128, i64 %130
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %133 = load ptr, ptr %132, align 8
  %134 = zext nneg i32 %7 to i64
  %135 = getelementptr double, ptr %133, i64 %127
  br label %177

136:                                              ; preds = %159, %95
  %137 = phi i64 [ 0, %95 ], [ %162, %159 ]
  br i1 %97, label %138, label %140

138:                                              ; preds = %136
  %139 = load ptr, ptr %1, align 8
  br label %153

140:                                              ; preds = %136
  %141 = load i32, ptr %98, align 8
  %142 = icmp eq i32 %141, 0
  %143 = load ptr, ptr %1, align 8
  br i1 %142, label %144, label %153

144:                                              ; preds = %140
  %145 = getelementptr inbounds double, ptr %143, i64 %100
  %146 = getelementptr inbounds nuw double, ptr %145, i64 %102
  %147 = getelementptr inbounds nuw double, ptr %146, i64 %137
  %148 = load double, ptr %147, align 8
  %149 = load ptr, ptr %103, align 8
  %150 = getelementptr inbounds nuw double, ptr %149, i64 %137
  %151 = load double, ptr %150, align 8
  %152 = fadd double %148, %151
  br label %159

153:                                              ; preds = %140, %138
  %154 = phi ptr [ %139, %138 ], [ %143, %140 ]
  %155 = getelementptr inbounds double, ptr %154, i64 %100
  %156 = getelementptr inbounds nuw double, ptr %155, i64 %102
  %157 = getelementptr inbounds nuw double, ptr %156, i64 %137
  %158 = load double, ptr %157, align 8
  br label %159

159:                                              ; preds = %153, %144
  %160 = phi double [ %152, %144 ], [ %158, %153 ]
  %161 = getelementptr inbounds nuw double, ptr %105, i64 %137
  store double %160, ptr %161, align 8
  %162 = add nuw nsw i64 %137, 1
  %163 = icmp eq i64 %162, %106
  br i1 %163, label %118, label %136

164:                                              ; preds = %177, %118
  %165 = icmp sgt i32 %8, 0
  %166 = getelementptr inbounds nuw i8, ptr %1, i64 168
  br i1 %165, label %169, label %167

167:                                              ; preds = %164
  %168 = load ptr, ptr %166, align 8
  br label %219

169:                                              ; preds = %164
  %170 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %171 = load ptr, ptr %170, align 8
  %172 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %173 = load ptr, ptr %172, align 8
  %174 = zext nneg i32 %8 to i64
  %175 = load ptr, ptr %9, align 8
  %176 = load ptr, ptr %166, align 8
  br label %185

177:                                              ; preds = %177, %119
  %178 = phi i64 [ 0, %119 ], [ %183, %177 ]
  %179 = getelementptr inbounds nuw double, ptr %131, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = fneg double %180
  %182 = getelementptr double, ptr %135, i64 %178
  store double %181, ptr %182, align 8
  %183 = add nuw nsw i64 %178, 1
  %184 = icmp eq i64 %183, %134
  br i1 %184, label %164, label %177

185:                                              ; preds = %202, %169
  %186 = phi i64 [ 0, %169 ], [ %207, %202 ]
  %187 = getelementptr inbounds nuw double, ptr %175, i64 %186
  br label %192

188:                                              ; preds = %192
  %189 = fcmp ogt double %199, 0.000000e+00
  %190 = fdiv double 1.000000e+00, %199
  %191 = select i1 %189, double %190, double 1.000000e+00
  br label %209

192:                                              ; preds = %192, %185
  %193 = phi i64 [ 0, %185 ], [ %200, %192 ]
  %194 = phi double [ 0.000000e+00, %185 ], [ %199, %192 ]
  %195 = mul nuw nsw i64 %193, %174
  %196 = getelementptr inbounds nuw double, ptr %187, i64 %195
  %197 = load double, ptr %196, align 8
  %198 = tail call double @llvm.fabs.f64(double %197)
  %199 = tail call double @llvm.maxnum.f64(double %194, double %198)
  %200 = add nuw nsw i64 %193, 1
  %201 = icmp eq i64 %200, %174
  br i1 %201, label %188, label %192

202:                                              ; preds = %209
  %203 = getelementptr inbounds nuw double, ptr %171, i64 %186
  %204 = load double, ptr %203, align 8
  %205 = fmul double %191, %204
  %206 = getelementptr inbounds nuw double, ptr %173, i64 %186
  store double %205, ptr %206, align 8
  %207 = add nuw nsw i64 %186, 1
  %208 = icmp eq i64 %207, %174
  br i1 %208, label %219, label %185

209:                                              ; preds = %209, %188
  %210 = phi i64 [ 0, %188 ], [ %217, %209 ]
  %211 = mul nuw nsw i64 %210, %174
  %212 = add nuw nsw i64 %211, %186
  %213 = getelementptr inbounds nuw double, ptr %175, i64 %212
  %214 = load double, ptr %213, align 8
  %215 = fmul double %191, %214
  %216 = getelementptr inbounds nuw double, ptr %176, i64 %212
  store double %215, ptr %216, align 8
  %217 = add nuw nsw i64 %210, 1
  %218 = icmp eq i64 %217, %174
  br i1 %218, label %202, label %209

219:                                              ; preds = %202, %167
  %220 = phi ptr [ %168, %167 ], [ %176, %202 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  store i32 %8, ptr %4, align 8
  %221 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 %8, ptr %221, align 4
  %222 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 0, ptr %222, align 8
  %223 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 0, ptr %223, align 4
  %224 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %220, ptr %224, align 8
  %225 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %226 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %227 = load ptr, ptr %226, align 8
  store ptr %227, ptr %225, align 8
  %228 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %229 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %230 = load ptr, ptr %229, align 8
  store ptr %230, ptr %228, align 8
  %231 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %232 = getelementptr inbounds nuw i8, ptr %1, i64 376
  %233 = load ptr, ptr %232, align 8
  store ptr %233, ptr %231, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  %234 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %235 = getelementptr inbounds nuw i8, ptr %1, i64 192
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  %236 = load ptr, ptr %235, align 8
  store ptr %236, ptr %234, align 8
  %237 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %238 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %239 = load ptr, ptr %238, align 8
  store ptr %239, ptr %237, align 8
  %240 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %241 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %242 = load ptr, ptr %241, align 8
  store ptr %242, ptr %240, align 8
  %243 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %244 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %245 = load ptr, ptr %244, align 8
  store ptr %245, ptr %243, align 8
  call fastcc void @factorise(ptr noundef %4, ptr noundef null)
  %246 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %247 = load ptr, ptr %246, align 8
  %248 = load i32, ptr %222, align 8
  %249 = load i32, ptr %221, align 4
  %250 = icmp slt i32 %248, %249
  br i1 %250, label %251, label %326

251:                                              ; preds = %219
  %252 = load ptr, ptr %231, align 8
  %253 = icmp sgt i32 %248, 0
  %254 = zext i32 %248 to i64
  %255 = sext i32 %248 to i64
  %256 = load ptr, ptr %224, align 8
  %257 = load i32, ptr %4, align 8
  %258 = sext i32 %257 to i64
  %259 = add i32 %257, 1
  br label %260

260:                                              ; preds = %319, %251
  %261 = phi i64 [ %255, %251 ], [ %320, %319 ]
  %262 = getelementptr inbounds i32, ptr %252, i64 %261
  %263 = load i32, ptr %262, align 4
  %264 = icmp slt i32 %263, %6
  br i1 %264, label %323, label %265

265:                                              ; preds = %260
  br i1 %253, label %266, label %319

266:                                              ; preds = %265
  %267 = mul nsw i64 %261, %258
  %268 = getelementptr double, ptr %256, i64 %267
  br label %299

269:                                              ; preds = %299, %277
  %270 = phi i64 [ %271, %277 ], [ %254, %299 ]
  %271 = add nsw i64 %270, -1
  %272 = getelementptr inbounds nuw double, ptr %247, i64 %271
  %273 = load double, ptr %272, align 8
  %274 = icmp slt i64 %270, %254
  br i1 %274, label %275, label %277

275:                                              ; preds = %269
  %276 = getelementptr double, ptr %256, i64 %271
  br label %286

277:                                              ; preds = %286, %269
  %278 = phi double [ %273, %269 ], [ %295, %286 ]
  %279 = trunc nuw nsw i64 %271 to i32
  %280 = mul i32 %259, %279
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds double, ptr %256, i64 %281
  %283 = load double, ptr %282, align 8
  %284 = fdiv double %278, %283
  store double %284, ptr %272, align 8
  %285 = icmp samesign ugt i64 %270, 1
  br i1 %285, label %269, label %306

286:                                              ; preds = %286, %275
  %287 = phi i64 [ %270, %275 ], [ %296, %286 ]
  %288 = phi double [ %273, %275 ], [ %295, %286 ]
  %289 = mul nsw i64 %287, %258
  %290 = getelementptr double, ptr %276, i64 %289
  %291 = load double, ptr %290, align 8
  %292 = getelementptr inbounds nuw double, ptr %247, i64 %287
  %293 = load double, ptr %292, align 8
  %294 = fneg double %291
  %295 = tail call double @llvm.fmuladd.f64(double %294, double %293, double %288)
  %296 = add nuw nsw i64 %287, 1
  %297 = trunc i64 %296 to i32
  %298 = icmp eq i32 %248, %297
  br i1 %298, label %277, label %286

299:                                              ; preds = %299, %266
  %300 = phi i64 [ 0, %266 ], [ %304, %299 ]
  %301 = getelementptr double, ptr %268, i64 %300
  %302 = load double, ptr %301, align 8
  %303 = getelementptr inbounds nuw double, ptr %247, i64 %300
  store double %302, ptr %303, align 8
  %304 = add nuw nsw i64 %300, 1
  %305 = icmp eq i64 %304, %254
  br i1 %305, label %269, label %299

306:                                              ; preds = %277, %316
  %307 = phi i64 [ %317, %316 ], [ 0, %277 ]
  %308 = getelementptr inbounds nuw i32, ptr %252, i64 %307
  %309 = load i32, ptr %308, align 4
  %310 = icmp slt i32 %309, %6
  br i1 %310, label %311, label %316

311:                                              ; preds = %306
  %312 = getelementptr inbounds nuw double, ptr %247, i64 %307
  %313 = load double, ptr %312, align 8
  %314 = tail call double @llvm.fabs.f64(double %313)
  %315 = fcmp ogt double %314, 0x3EB0C6F7A0B5ED8D
  br i1 %315, label %323, label %316

316:                                              ; preds = %311, %306
  %317 = add nuw nsw i64 %307, 1
  %318 = icmp eq i64 %317, %254
  br i1 %318, label %319, label %306

319:                                              ; preds = %316, %265
  %320 = add nsw i64 %261, 1
  %321 = trunc i64 %320 to i32
  %322 = icmp eq i32 %249, %321
  br i1 %322, label %326, label %260

323:                                              ; preds = %260, %311
  %324 = getelementptr inbounds i32, ptr %252, i64 %255
  %325 = load i32, ptr %324, align 4
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 1, i32 noundef %325, double noundef %2)
  br label %397

326:                                              ; preds = %319, %219
  %327 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %328 = load ptr, ptr %327, align 8
  call fastcc void @q_transposed(ptr noundef %4, ptr noundef %328)
  %329 = load ptr, ptr %327, align 8
  %330 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %331 = load ptr, ptr %330, align 8
  %332 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %333 = load ptr, ptr %332, align 8
  call fastcc void @shares(ptr noundef %4, ptr noundef %5, ptr noundef %329, ptr noundef %331, ptr noundef %333)
  %334 = sub nsw i32 %248, %6
  %335 = tail call noundef i32 @llvm.smax.i32(i32 %334, i32 0)
  %336 = getelementptr inbounds nuw i8, ptr %0, i64 264
  store i32 %335, ptr %336, align 8
  %337 = load ptr, ptr %332, align 8
  br i1 %165, label %338, label %389

338:                                              ; preds = %326
  %339 = zext nneg i32 %8 to i64
  br label %344

340:                                              ; preds = %344
  %341 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %342 = load ptr, ptr %341, align 8
  %343 = load ptr, ptr %9, align 8
  br label %353

344:                                              ; preds = %344, %338
  %345 = phi i64 [ 0, %338 ], [ %351, %344 ]
  %346 = phi double [ 0.000000e+00, %338 ], [ %350, %344 ]
  %347 = getelementptr inbounds nuw double, ptr %337, i64 %345
  %348 = load double, ptr %347, align 8
  %349 = tail call double @llvm.fabs.f64(double %348)
  %350 = tail call double @llvm.maxnum.f64(double %346, double %349)
  %351 = add nuw nsw i64 %345, 1
  %352 = icmp eq i64 %351, %339
  br i1 %352, label %340, label %344

353:                                              ; preds = %384, %340
  %354 = phi i64 [ 0, %340 ], [ %385, %384 ]
  %355 = getelementptr inbounds nuw double, ptr %342, i64 %354
  %356 = load double, ptr %355, align 8
  %357 = tail call double @llvm.fabs.f64(double %356)
  %358 = fneg double %356
  %359 = getelementptr inbounds nuw double, ptr %343, i64 %354
  br label %366

360:                                              ; preds = %366
  %361 = tail call double @llvm.fabs.f64(double %376)
  %362 = fmul double %381, 0x3D719799812DEA11
  %363 = fmul double %350, %362
  %364 = tail call double @llvm.fmuladd.f64(double %379, double 0x3EB0C6F7A0B5ED8D, double %363)
  %365 = fcmp ugt double %361, %364
  br i1 %365, label %387, label %384

366:                                              ; preds = %366, %353
  %367 = phi i64 [ 0, %353 ], [ %382, %366 ]
  %368 = phi double [ 0.000000e+00, %353 ], [ %381, %366 ]
  %369 = phi double [ %357, %353 ], [ %379, %366 ]
  %370 = phi double [ %358, %353 ], [ %376, %366 ]
  %371 = mul nuw nsw i64 %367, %339
  %372 = getelementptr inbounds nuw double, ptr %359, i64 %371
  %373 = load double, ptr %372, align 8
  %374 = getelementptr inbounds nuw double, ptr %337, i64 %367
  %375 = load double, ptr %374, align 8
  %376 = tail call double @llvm.fmuladd.f64(double %373, double %375, double %370)
  %377 = fmul double %373, %375
  %378 = tail call double @llvm.fabs.f64(double %377)
  %379 = fadd double %369, %378
  %380 = tail call double @llvm.fabs.f64(double %373)
  %381 = tail call double @llvm.maxnum.f64(double %368, double %380)
  %382 = add nuw nsw i64 %367, 1
  %383 = icmp eq i64 %382, %339
  br i1 %383, label %360, label %366

384:                                              ; preds = %360
  %385 = add nuw nsw i64 %354, 1
  %386 = icmp eq i64 %385, %339
  br i1 %386, label %389, label %353

387:                                              ; preds = %360
  %388 = trunc nuw nsw i64 %354 to i32
  br label %389

389:                                              ; preds = %384, %326, %387
  %390 = phi i32 [ -1, %326 ], [ %388, %387 ], [ -1, %384 ]
  %391 = icmp slt i32 %390, %6
  br i1 %391, label %394, label %392

392:                                              ; preds = %389
  %393 = sub nsw i32 %390, %6
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 2, i32 noundef %393, double noundef %2)
  br label %397

394:                                              ; preds = %389
  %395 = icmp slt i32 %390, 0
  br i1 %395, label %397, label %396

396:                                              ; preds = %394
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 1, i32 noundef %390, double noundef %2)
  br label %397

397:                                              ; preds = %392, %394, %396, %323
  %398 = phi i32 [ 7, %323 ], [ 6, %392 ], [ 7, %396 ], [ 0, %394 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  ret i32 %398
}

define internal fastcc range(i32 0, 10) i32 @check_minimal_reach(ptr noundef %0, ptr noundef nonnull readonly %1, double noundef %2, i32 noundef range(i32 0, -2147483648) %3) unnamed_addr #15 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 424
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 432
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %10 = load ptr, ptr %9, align 8
  %11 = load i32, ptr @appell_n_rows, align 4
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %68

13:                                               ; preds = %4
  %14 = load i32, ptr @appell_n_speeds, align 4
  %15 = icmp sgt i32 %14, 0
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8
  %19 = zext nneg i32 %11 to i64
  %20 = zext nneg i32 %14 to i64
  br label %21

21:                                               ; preds = %63, %13
  %22 = phi i64 [ 0, %13 ], [ %64, %63 ]
  %23 = getelementptr inbounds nuw double, ptr %8, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = tail call double @llvm.fabs.f64(double %24)
  br i1 %15, label %29, label %26

26:                                               ; preds = %21
  %27 = getelementptr inbounds nuw double, ptr %18, i64 %22
  %28 = load double, ptr %27, align 8
  br label %37

29:                                               ; preds = %21
  %30 = load ptr, ptr %16, align 8
  %31 = getelementptr inbounds nuw double, ptr %18, i64 %22
  %32 = load double, ptr %31, align 8
  %33 = fmul double %32, 1.000000e-08
  %34 = getelementptr inbounds nuw double, ptr %6, i64 %22
  br label %44

35:                                               ; preds = %44
  %36 = tail call double @llvm.fabs.f64(double %55)
  br label %37

37:                                               ; preds = %35, %26
  %38 = phi double [ %25, %26 ], [ %36, %35 ]
  %39 = phi double [ %28, %26 ], [ %32, %35 ]
  %40 = phi double [ %25, %26 ], [ %60, %35 ]
  %41 = fmul double %39, 0x3D719799812DEA11
  %42 = tail call double @llvm.fmuladd.f64(double %40, double 0x3EB0C6F7A0B5ED8D, double %41)
  %43 = fcmp ule double %38, %42
  br i1 %43, label %63, label %66

44:                                               ; preds = %44, %29
  %45 = phi i64 [ 0, %29 ], [ %61, %44 ]
  %46 = phi double [ %25, %29 ], [ %60, %44 ]
  %47 = phi double [ %24, %29 ], [ %55, %44 ]
  %48 = getelementptr inbounds nuw double, ptr %30, i64 %45
  %49 = load double, ptr %48, align 8
  %50 = mul nuw nsw i64 %45, %19
  %51 = getelementptr inbounds nuw double, ptr %34, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw double, ptr %10, i64 %45
  %54 = load double, ptr %53, align 8
  %55 = tail call double @llvm.fmuladd.f64(double %52, double %54, double %47)
  %56 = tail call double @llvm.fabs.f64(double %52)
  %57 = fdiv double %33, %49
  %58 = fadd double %57, %56
  %59 = tail call double @llvm.fabs.f64(double %54)
  %60 = tail call double @llvm.fmuladd.f64(double %58, double %59, double %46)
  %61 = add nuw nsw i64 %45, 1
  %62 = icmp eq i64 %61, %20
  br i1 %62, label %35, label %44

63:                                               ; preds = %37
  %64 = add nuw nsw i64 %22, 1
  %65 = icmp eq i64 %64, %19
  br i1 %65, label %68, label %21

66:                                               ; preds = %37
  %67 = trunc nuw nsw i64 %22 to i32
  br label %68

68:                                               ; preds = %63, %4, %66
  %69 = phi i32 [ -1, %4 ], [ %67, %66 ], [ -1, %63 ]
  %70 = load i32, ptr @appell_is_actuated, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %78, label %72

72:                                               ; preds = %68
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 440
  %74 = load i32, ptr %73, align 8
  %75 = icmp ne i32 %74, 0
  %76 = icmp slt i32 %69, 0
  %77 = select i1 %75, i1 true, i1 %76
  br i1 %77, label %78, label %80

78:                                               ; preds = %72, %68
  %79 = icmp slt i32 %69, 0
  br i1 %79, label %86, label %84

80:                                               ; preds = %72
  %81 = load i32, ptr @appell_n_evident, align 4
  %82 = icmp slt i32 %3, %81
  %83 = select i1 %82, i32 9, i32 6
  br label %84

84:                                               ; preds = %78, %80
  %85 = phi i32 [ %83, %80 ], [ 6, %78 ]
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 2, i32 noundef %69, double noundef %2)
  br label %86

86:                                               ; preds = %84, %78
  %87 = phi i32 [ 0, %78 ], [ %85, %84 ]
  ret i32 %87
}

define internal fastcc range(i32 0, 6) i32 @recover_multipliers(ptr noundef %0, ptr noundef nonnull initializes((424, 440)) %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = alloca %struct.Factor, align 8
  %6 = alloca %struct.Factor, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %8 = load ptr, ptr %7, align 8
  %9 = load i32, ptr @appell_n_speeds, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds double, ptr %8, i64 %10
  %12 = load ptr, ptr %0, align 8
  %13 = load ptr, ptr %1, align 8
  tail call void @appell_dynamics(double noundef %2, ptr noundef %3, ptr noundef %12, ptr noundef null, ptr noundef %13) #20
  %14 = load ptr, ptr %1, align 8
  %15 = load i32, ptr @appell_n_coordinates, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds double, ptr %14, i64 %16
  %18 = mul nsw i32 %9, %9
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw double, ptr %17, i64 %19
  %21 = getelementptr inbounds double, ptr %20, i64 %10
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 424
  store ptr %21, ptr %22, align 8
  %23 = load i32, ptr @appell_n_rows, align 4
  %24 = mul i32 %23, %9
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %21, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 432
  store ptr %26, ptr %27, align 8
  %28 = load i32, ptr @appell_is_actuated, align 4
  %29 = icmp eq i32 %28, 0
  %30 = select i1 %29, i32 2, i32 3
  %31 = mul i32 %30, %24
  %32 = add i32 %18, %9
  %33 = add i32 %32, %15
  %34 = add i32 %33, %23
  %35 = add i32 %34, %31
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %37, label %51

37:                                               ; preds = %4
  %38 = zext nneg i32 %35 to i64
  br label %39

39:                                               ; preds = %39, %37
  %40 = phi i64 [ 0, %37 ], [ %46, %39 ]
  %41 = phi double [ 0.000000e+00, %37 ], [ %45, %39 ]
  %42 = getelementptr inbounds nuw double, ptr %14, i64 %40
  %43 = load double, ptr %42, align 8
  %44 = fsub double %43, %43
  %45 = fadd double %41, %44
  %46 = add nuw nsw i64 %40, 1
  %47 = icmp eq i64 %46, %38
  br i1 %47, label %48, label %39

48:                                               ; preds = %39
  %49 = fcmp une double %45, 0.000000e+00
  br i1 %49, label %50, label %51

50:                                               ; preds = %48
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 0, double noundef %2)
  br label %186

51:                                               ; preds = %48, %4
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %53 = load ptr, ptr %52, align 8
  %54 = shl nuw nsw i64 %19, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %53, ptr align 8 %17, i64 %54, i1 false)
  %55 = load ptr, ptr %52, align 8
  %56 = tail call fastcc i32 @cholesky(i32 noundef %9, ptr noundef %55)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %60, label %58

58:                                               ; preds = %51
  %59 = load ptr, ptr %52, align 8
  br label %60

60:                                               ; preds = %51, %58
  %61 = phi ptr [ %59, %58 ], [ null, %51 ]
  %62 = icmp sgt i32 %9, 0
  br i1 %62, label %66, label %63

63:                                               ; preds = %60
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %65 = load ptr, ptr %64, align 8
  br label %74

66:                                               ; preds = %60
  %67 = load i32, ptr @appell_law, align 4
  %68 = icmp eq i32 %67, 0
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 440
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %72 = load ptr, ptr %71, align 8
  %73 = zext nneg i32 %9 to i64
  br label %97

74:                                               ; preds = %127, %63
  %75 = phi ptr [ %65, %63 ], [ %72, %127 ]
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 136
  tail call fastcc void @forward(i32 noundef %9, ptr noundef %61, ptr noundef %75)
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %78 = load ptr, ptr %77, align 8
  %79 = load ptr, ptr %1, align 8
  %80 = getelementptr inbounds double, ptr %79, i64 %16
  %81 = getelementptr inbounds nuw double, ptr %80, i64 %19
  %82 = getelementptr inbounds double, ptr %81, i64 %10
  %83 = getelementptr inbounds double, ptr %82, i64 %25
  %84 = sext i32 %23 to i64
  %85 = getelementptr inbounds double, ptr %83, i64 %84
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 440
  %87 = load i32, ptr %86, align 8
  %88 = icmp ne i32 %87, 0
  %89 = icmp ne i32 %28, 0
  %90 = and i1 %89, %88
  %91 = select i1 %90, i64 %25, i64 0
  %92 = getelementptr inbounds double, ptr %85, i64 %91
  %93 = shl nsw i64 %25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %78, ptr align 8 %92, i64 %93, i1 false)
  %94 = icmp sgt i32 %23, 0
  br i1 %94, label %95, label %141

95:                                               ; preds = %74
  %96 = zext nneg i32 %23 to i64
  br label %170

97:                                               ; preds = %66, %127
  %98 = phi i64 [ 0, %66 ], [ %128, %127 ]
  br i1 %68, label %99, label %101

99:                                               ; preds = %97
  %100 = load ptr, ptr %1, align 8
  br label %114

101:                                              ; preds = %97
  %102 = load i32, ptr %69, align 8
  %103 = icmp eq i32 %102, 0
  %104 = load ptr, ptr %1, align 8
  br i1 %103, label %105, label %114

105:                                              ; preds = %101
  %106 = getelementptr inbounds double, ptr %104, i64 %16
  %107 = getelementptr inbounds nuw double, ptr %106, i64 %19
  %108 = getelementptr inbounds nuw double, ptr %107, i64 %98
  %109 = load double, ptr %108, align 8
  %110 = load ptr, ptr %70, align 8
  %111 = getelementptr inbounds nuw double, ptr %110, i64 %98
  %112 = load double, ptr %111, align 8
  %113 = fadd double %109, %112
  br label %120

114:                                              ; preds = %99, %101
  %115 = phi ptr [ %100, %99 ], [ %104, %101 ]
  %116 = getelementptr inbounds double, ptr %115, i64 %16
  %117 = getelementptr inbounds nuw double, ptr %116, i64 %19
  %118 = getelementptr inbounds nuw double, ptr %117, i64 %98
  %119 = load double, ptr %118, align 8
  br label %120

120:                                              ; preds = %114, %105
  %121 = phi ptr [ %104, %105 ], [ %115, %114 ]
  %122 = phi double [ %113, %105 ], [ %119, %114 ]
  %123 = fneg double %122
  %124 = getelementptr inbounds nuw double, ptr %72, i64 %98
  store double %123, ptr %124, align 8
  %125 = getelementptr inbounds double, ptr %121, i64 %16
  %126 = getelementptr inbounds nuw double, ptr %125, i64 %98
  br label %130

127:                                              ; preds = %130
  %128 = add nuw nsw i64 %98, 1
  %129 = icmp eq i64 %128, %73
  br i1 %129, label %74, label %97

130:                                              ; preds = %120, %130
  %131 = phi i64 [ 0, %120 ], [ %139, %130 ]
  %132 = phi double [ %123, %120 ], [ %138, %130 ]
  %133 = mul nuw nsw i64 %131, %73
  %134 = getelementptr inbounds nuw double, ptr %126, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = getelementptr inbounds nuw double, ptr %8, i64 %131
  %137 = load double, ptr %136, align 8
  %138 = tail call double @llvm.fmuladd.f64(double %135, double %137, double %132)
  store double %138, ptr %124, align 8
  %139 = add nuw nsw i64 %131, 1
  %140 = icmp eq i64 %139, %73
  br i1 %140, label %127, label %130

141:                                              ; preds = %170, %74
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  store i32 %9, ptr %5, align 8
  %142 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %23, ptr %142, align 4
  %143 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 0, ptr %143, align 8
  %144 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 0, ptr %144, align 4
  %145 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %146 = load ptr, ptr %77, align 8
  store ptr %146, ptr %145, align 8
  %147 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %148 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %149 = load ptr, ptr %148, align 8
  store ptr %149, ptr %147, align 8
  %150 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %152 = load ptr, ptr %151, align 8
  store ptr %152, ptr %150, align 8
  %153 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %154 = getelementptr inbounds nuw i8, ptr %1, i64 376
  %155 = load ptr, ptr %154, align 8
  store ptr %155, ptr %153, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  %156 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %157 = getelementptr inbounds nuw i8, ptr %1, i64 192
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  %158 = load ptr, ptr %157, align 8
  store ptr %158, ptr %156, align 8
  %159 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %160 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %161 = load ptr, ptr %160, align 8
  store ptr %161, ptr %159, align 8
  %162 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %164 = load ptr, ptr %163, align 8
  store ptr %164, ptr %162, align 8
  %165 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %166 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %167 = load ptr, ptr %166, align 8
  store ptr %167, ptr %165, align 8
  %168 = icmp eq ptr %61, null
  %169 = or i1 %89, %168
  br i1 %169, label %180, label %177

170:                                              ; preds = %95, %170
  %171 = phi i64 [ 0, %95 ], [ %175, %170 ]
  %172 = load ptr, ptr %77, align 8
  %173 = mul nsw i64 %171, %10
  %174 = getelementptr inbounds double, ptr %172, i64 %173
  tail call fastcc void @forward(i32 noundef %9, ptr noundef %61, ptr noundef %174)
  %175 = add nuw nsw i64 %171, 1
  %176 = icmp eq i64 %175, %96
  br i1 %176, label %141, label %170

177:                                              ; preds = %141
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %179 = load ptr, ptr %178, align 8
  br label %180

180:                                              ; preds = %141, %177
  %181 = phi ptr [ %179, %177 ], [ null, %141 ]
  call fastcc void @factorise(ptr noundef %5, ptr noundef %181)
  %182 = load ptr, ptr %76, align 8
  call fastcc void @q_transposed(ptr noundef %5, ptr noundef %182)
  %183 = load ptr, ptr %76, align 8
  %184 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %185 = load ptr, ptr %184, align 8
  call fastcc void @shares(ptr noundef %5, ptr noundef %6, ptr noundef %183, ptr noundef %185, ptr noundef %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  br label %186

186:                                              ; preds = %50, %180
  %187 = phi i32 [ 0, %180 ], [ 5, %50 ]
  ret i32 %187
}

define internal fastcc range(i32 0, 2) i32 @cholesky(i32 noundef %0, ptr noundef %1) unnamed_addr #14 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %80

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  %6 = zext nneg i32 %0 to i64
  %7 = add nsw i64 %6, -1
  br label %8

8:                                                ; preds = %4, %76
  %9 = phi i64 [ 0, %4 ], [ %77, %76 ]
  %10 = phi i32 [ %0, %4 ], [ %78, %76 ]
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

23:                                               ; preds = %60
  %24 = load double, ptr %14, align 8
  br label %25

25:                                               ; preds = %23, %8
  %26 = phi double [ %24, %23 ], [ %15, %8 ]
  %27 = fmul double %15, 0x3D719799812DEA11
  %28 = fcmp ogt double %26, %27
  br i1 %28, label %63, label %80

29:                                               ; preds = %17, %60
  %30 = phi i64 [ 0, %17 ], [ %61, %60 ]
  %31 = mul nuw nsw i64 %30, %5
  %32 = getelementptr inbounds nuw double, ptr %19, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds nuw double, ptr %12, i64 %31
  %35 = fneg double %33
  br i1 %20, label %49, label %36

36:                                               ; preds = %29
  %37 = insertelement <4 x double> poison, double %35, i64 0
  %38 = shufflevector <4 x double> %37, <4 x double> poison, <4 x i32> zeroinitializer
  br label %39

39:                                               ; preds = %39, %36
  %40 = phi i64 [ 0, %36 ], [ %46, %39 ]
  %41 = getelementptr inbounds nuw double, ptr %34, i64 %40
  %42 = load <4 x double>, ptr %41, align 8
  %43 = getelementptr inbounds nuw double, ptr %14, i64 %40
  %44 = load <4 x double>, ptr %43, align 8
  %45 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %38, <4 x double> %42, <4 x double> %44)
  store <4 x double> %45, ptr %43, align 8
  %46 = add nuw i64 %40, 4
  %47 = icmp eq i64 %46, %21
  br i1 %47, label %48, label %39

48:                                               ; preds = %39
  br i1 %22, label %60, label %49

49:                                               ; preds = %29, %48
  %50 = phi i64 [ 0, %29 ], [ %21, %48 ]
  br label %51

51:                                               ; preds = %49, %51
  %52 = phi i64 [ %58, %51 ], [ %50, %49 ]
  %53 = getelementptr inbounds nuw double, ptr %34, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds nuw double, ptr %14, i64 %52
  %56 = load double, ptr %55, align 8
  %57 = tail call double @llvm.fmuladd.f64(double %35, double %54, double %56)
  store double %57, ptr %55, align 8
  %58 = add nuw nsw i64 %52, 1
  %59 = icmp eq i64 %58, %18
  br i1 %59, label %60, label %51

60:                                               ; preds = %51, %48
  %61 = add nuw nsw i64 %30, 1
  %62 = icmp eq i64 %61, %9
  br i1 %62, label %23, label %29

63:                                               ; preds = %25
  %64 = tail call double @llvm.sqrt.f64(double %26)
  %65 = fdiv double 1.000000e+00, %64
  %66 = icmp slt i64 %9, %7
  br i1 %66, label %67, label %76

67:                                               ; preds = %63
  %68 = zext i32 %10 to i64
  br label %69

69:                                               ; preds = %67, %69
  %70 = phi i64 [ 1, %67 ], [ %74, %69 ]
  %71 = getelementptr inbounds nuw double, ptr %14, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = fmul double %65, %72
  store double %73, ptr %71, align 8
  %74 = add nuw nsw i64 %70, 1
  %75 = icmp eq i64 %74, %68
  br i1 %75, label %76, label %69

76:                                               ; preds = %69, %63
  store double %65, ptr %14, align 8
  %77 = add nuw nsw i64 %9, 1
  %78 = add i32 %10, -1
  %79 = icmp eq i64 %77, %5
  br i1 %79, label %80, label %8

80:                                               ; preds = %25, %76, %2
  %81 = phi i32 [ 1, %2 ], [ 1, %76 ], [ 0, %25 ]
  ret i32 %81
}

define internal fastcc i32 @raise_evident_rows(ptr noundef nonnull readonly %0, i32 noundef %1, ptr noundef readonly %2, ptr noundef writeonly %3) unnamed_addr #12 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8
  %7 = load i32, ptr @appell_n_speeds, align 4
  %8 = mul nsw i32 %7, %1
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds double, ptr %6, i64 %9
  %11 = load i32, ptr @appell_n_rows, align 4
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %25

13:                                               ; preds = %4
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
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
  %30 = getelementptr inbounds nuw i32, ptr @appell_row_embedded, i64 %28
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

define internal fastcc void @raise_pushes(ptr noundef nonnull readonly %0, i32 noundef %1, ptr noundef readonly %2) unnamed_addr #12 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %5 = load ptr, ptr %4, align 8
  %6 = load i32, ptr @appell_n_rows, align 4
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %25

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %10 = icmp sgt i32 %1, 0
  %11 = load i32, ptr @appell_n_speeds, align 4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
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
  %29 = getelementptr inbounds nuw i32, ptr @appell_row_embedded, i64 %27
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

define internal fastcc i32 @meet_by_pushing(ptr noundef nonnull readonly %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly %3, ptr noundef readonly %4, ptr noundef %5, ptr noundef %6) unnamed_addr #12 {
  %8 = alloca %struct.Factor, align 8
  %9 = alloca %struct.Factor, align 8
  %10 = icmp sgt i32 %2, 0
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %12 = load ptr, ptr %11, align 8
  br i1 %10, label %13, label %35

13:                                               ; preds = %7
  %14 = icmp sgt i32 %1, 0
  %15 = zext i32 %1 to i64
  %16 = icmp eq ptr %3, null
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %21 = sext i32 %1 to i64
  %22 = zext nneg i32 %2 to i64
  %23 = zext nneg i32 %2 to i64
  %24 = load ptr, ptr %19, align 8
  %25 = load ptr, ptr %20, align 8
  %26 = icmp ult i32 %1, 4
  %27 = and i64 %15, 2147483644
  %28 = icmp eq i64 %27, %15
  %29 = icmp ult i32 %1, 4
  %30 = and i64 %15, 2147483644
  %31 = icmp eq i64 %30, %15
  %32 = icmp ult i32 %1, 4
  %33 = and i64 %15, 2147483644
  %34 = icmp eq i64 %33, %15
  br label %83

35:                                               ; preds = %162, %7
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %38 = load ptr, ptr %37, align 8
  %39 = mul nsw i32 %2, %2
  %40 = zext nneg i32 %39 to i64
  %41 = shl nuw nsw i64 %40, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %38, i64 %41, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
  store i32 %2, ptr %8, align 8
  %42 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i32 %2, ptr %42, align 4
  %43 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i32 0, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %8, i64 12
  store i32 0, ptr %44, align 4
  %45 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %46 = load ptr, ptr %36, align 8
  store ptr %46, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %49 = load ptr, ptr %48, align 8
  store ptr %49, ptr %47, align 8
  %50 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %52 = load ptr, ptr %51, align 8
  store ptr %52, ptr %50, align 8
  %53 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %55 = load ptr, ptr %54, align 8
  store ptr %55, ptr %53, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #20
  %56 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 192
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %9, i8 0, i64 16, i1 false)
  %58 = load ptr, ptr %57, align 8
  store ptr %58, ptr %56, align 8
  %59 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %61 = load ptr, ptr %60, align 8
  store ptr %61, ptr %59, align 8
  %62 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %64 = load ptr, ptr %63, align 8
  store ptr %64, ptr %62, align 8
  %65 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %67 = load ptr, ptr %66, align 8
  store ptr %67, ptr %65, align 8
  call fastcc void @factorise(ptr noundef %8, ptr noundef null)
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %69 = load ptr, ptr %68, align 8
  call fastcc void @q_transposed(ptr noundef %8, ptr noundef %69)
  %70 = load ptr, ptr %68, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %72 = load ptr, ptr %71, align 8
  call fastcc void @shares(ptr noundef %8, ptr noundef %9, ptr noundef %70, ptr noundef %72, ptr noundef %6)
  br i1 %10, label %73, label %204

73:                                               ; preds = %35
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %75 = load ptr, ptr %74, align 8
  %76 = icmp sgt i32 %1, 0
  %77 = zext i32 %1 to i64
  %78 = sext i32 %1 to i64
  %79 = zext nneg i32 %2 to i64
  %80 = icmp ult i32 %1, 4
  %81 = and i64 %77, 2147483644
  %82 = icmp eq i64 %81, %77
  br label %206

83:                                               ; preds = %13, %162
  %84 = phi i64 [ 0, %13 ], [ %163, %162 ]
  %85 = mul nsw i64 %84, %21
  %86 = getelementptr inbounds double, ptr %12, i64 %85
  br i1 %14, label %87, label %114

87:                                               ; preds = %83
  br i1 %26, label %99, label %88

88:                                               ; preds = %87, %88
  %89 = phi i64 [ %95, %88 ], [ 0, %87 ]
  %90 = phi <4 x double> [ %94, %88 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %87 ]
  %91 = getelementptr inbounds nuw double, ptr %86, i64 %89
  %92 = load <4 x double>, ptr %91, align 8
  %93 = fmul reassoc contract <4 x double> %92, %92
  %94 = fadd reassoc contract <4 x double> %90, %93
  %95 = add nuw i64 %89, 4
  %96 = icmp eq i64 %95, %27
  br i1 %96, label %97, label %88

97:                                               ; preds = %88
  %98 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %94)
  br i1 %28, label %111, label %99

99:                                               ; preds = %87, %97
  %100 = phi i64 [ 0, %87 ], [ %27, %97 ]
  %101 = phi double [ 0.000000e+00, %87 ], [ %98, %97 ]
  br label %102

102:                                              ; preds = %99, %102
  %103 = phi i64 [ %109, %102 ], [ %100, %99 ]
  %104 = phi double [ %108, %102 ], [ %101, %99 ]
  %105 = getelementptr inbounds nuw double, ptr %86, i64 %103
  %106 = load double, ptr %105, align 8
  %107 = fmul reassoc contract double %106, %106
  %108 = fadd reassoc contract double %104, %107
  %109 = add nuw nsw i64 %103, 1
  %110 = icmp eq i64 %109, %15
  br i1 %110, label %111, label %102

111:                                              ; preds = %102, %97
  %112 = phi double [ %98, %97 ], [ %108, %102 ]
  %113 = tail call double @llvm.sqrt.f64(double %112)
  br label %114

114:                                              ; preds = %83, %111
  %115 = phi double [ 0.000000e+00, %83 ], [ %113, %111 ]
  br i1 %16, label %120, label %116

116:                                              ; preds = %114
  %117 = getelementptr inbounds nuw double, ptr %3, i64 %84
  %118 = load double, ptr %117, align 8
  %119 = fmul double %118, 1.000000e-08
  br label %120

120:                                              ; preds = %114, %116
  %121 = phi double [ %119, %116 ], [ 0.000000e+00, %114 ]
  %122 = fcmp ogt double %115, %121
  %123 = fdiv double 1.000000e+00, %115
  %124 = select i1 %122, double %123, double 0.000000e+00
  %125 = getelementptr inbounds nuw double, ptr %4, i64 %84
  %126 = load double, ptr %125, align 8
  br i1 %14, label %127, label %155

127:                                              ; preds = %120
  br i1 %29, label %141, label %128

128:                                              ; preds = %127, %128
  %129 = phi i64 [ %137, %128 ], [ 0, %127 ]
  %130 = phi <4 x double> [ %136, %128 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %127 ]
  %131 = getelementptr inbounds nuw double, ptr %86, i64 %129
  %132 = load <4 x double>, ptr %131, align 8
  %133 = getelementptr inbounds nuw double, ptr %5, i64 %129
  %134 = load <4 x double>, ptr %133, align 8
  %135 = fmul reassoc contract <4 x double> %132, %134
  %136 = fadd reassoc contract <4 x double> %130, %135
  %137 = add nuw i64 %129, 4
  %138 = icmp eq i64 %137, %30
  br i1 %138, label %139, label %128

139:                                              ; preds = %128
  %140 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %136)
  br i1 %31, label %155, label %141

141:                                              ; preds = %127, %139
  %142 = phi i64 [ 0, %127 ], [ %30, %139 ]
  %143 = phi double [ 0.000000e+00, %127 ], [ %140, %139 ]
  br label %144

144:                                              ; preds = %141, %144
  %145 = phi i64 [ %153, %144 ], [ %142, %141 ]
  %146 = phi double [ %152, %144 ], [ %143, %141 ]
  %147 = getelementptr inbounds nuw double, ptr %86, i64 %145
  %148 = load double, ptr %147, align 8
  %149 = getelementptr inbounds nuw double, ptr %5, i64 %145
  %150 = load double, ptr %149, align 8
  %151 = fmul reassoc contract double %148, %150
  %152 = fadd reassoc contract double %146, %151
  %153 = add nuw nsw i64 %145, 1
  %154 = icmp eq i64 %153, %15
  br i1 %154, label %155, label %144

155:                                              ; preds = %144, %139, %120
  %156 = phi double [ 0.000000e+00, %120 ], [ %140, %139 ], [ %152, %144 ]
  %157 = fadd double %126, %156
  %158 = fneg double %157
  %159 = fmul double %124, %158
  %160 = getelementptr inbounds nuw double, ptr %18, i64 %84
  store double %159, ptr %160, align 8
  %161 = getelementptr inbounds nuw double, ptr %25, i64 %84
  br label %165

162:                                              ; preds = %197
  %163 = add nuw nsw i64 %84, 1
  %164 = icmp eq i64 %163, %23
  br i1 %164, label %35, label %83

165:                                              ; preds = %155, %197
  %166 = phi i64 [ 0, %155 ], [ %202, %197 ]
  %167 = mul nsw i64 %166, %21
  %168 = getelementptr inbounds double, ptr %24, i64 %167
  br i1 %14, label %169, label %197

169:                                              ; preds = %165
  br i1 %32, label %183, label %170

170:                                              ; preds = %169, %170
  %171 = phi i64 [ %179, %170 ], [ 0, %169 ]
  %172 = phi <4 x double> [ %178, %170 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %169 ]
  %173 = getelementptr inbounds nuw double, ptr %86, i64 %171
  %174 = load <4 x double>, ptr %173, align 8
  %175 = getelementptr inbounds nuw double, ptr %168, i64 %171
  %176 = load <4 x double>, ptr %175, align 8
  %177 = fmul reassoc contract <4 x double> %174, %176
  %178 = fadd reassoc contract <4 x double> %172, %177
  %179 = add nuw i64 %171, 4
  %180 = icmp eq i64 %179, %33
  br i1 %180, label %181, label %170

181:                                              ; preds = %170
  %182 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %178)
  br i1 %34, label %197, label %183

183:                                              ; preds = %169, %181
  %184 = phi i64 [ 0, %169 ], [ %33, %181 ]
  %185 = phi double [ 0.000000e+00, %169 ], [ %182, %181 ]
  br label %186

186:                                              ; preds = %183, %186
  %187 = phi i64 [ %195, %186 ], [ %184, %183 ]
  %188 = phi double [ %194, %186 ], [ %185, %183 ]
  %189 = getelementptr inbounds nuw double, ptr %86, i64 %187
  %190 = load double, ptr %189, align 8
  %191 = getelementptr inbounds nuw double, ptr %168, i64 %187
  %192 = load double, ptr %191, align 8
  %193 = fmul reassoc contract double %190, %192
  %194 = fadd reassoc contract double %188, %193
  %195 = add nuw nsw i64 %187, 1
  %196 = icmp eq i64 %195, %15
  br i1 %196, label %197, label %186

197:                                              ; preds = %186, %181, %165
  %198 = phi double [ 0.000000e+00, %165 ], [ %182, %181 ], [ %194, %186 ]
  %199 = fmul double %124, %198
  %200 = mul nuw nsw i64 %166, %22
  %201 = getelementptr inbounds nuw double, ptr %161, i64 %200
  store double %199, ptr %201, align 8
  %202 = add nuw nsw i64 %166, 1
  %203 = icmp eq i64 %202, %23
  br i1 %203, label %162, label %165

204:                                              ; preds = %237, %35
  %205 = load i32, ptr %43, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
  ret i32 %205

206:                                              ; preds = %73, %237
  %207 = phi i64 [ 0, %73 ], [ %238, %237 ]
  %208 = getelementptr inbounds nuw double, ptr %6, i64 %207
  %209 = load double, ptr %208, align 8
  %210 = mul nsw i64 %207, %78
  %211 = getelementptr inbounds double, ptr %75, i64 %210
  br i1 %76, label %212, label %237

212:                                              ; preds = %206
  br i1 %80, label %226, label %213

213:                                              ; preds = %212
  %214 = insertelement <4 x double> poison, double %209, i64 0
  %215 = shufflevector <4 x double> %214, <4 x double> poison, <4 x i32> zeroinitializer
  br label %216

216:                                              ; preds = %216, %213
  %217 = phi i64 [ 0, %213 ], [ %223, %216 ]
  %218 = getelementptr inbounds nuw double, ptr %211, i64 %217
  %219 = load <4 x double>, ptr %218, align 8
  %220 = getelementptr inbounds nuw double, ptr %5, i64 %217
  %221 = load <4 x double>, ptr %220, align 8
  %222 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %215, <4 x double> %219, <4 x double> %221)
  store <4 x double> %222, ptr %220, align 8
  %223 = add nuw i64 %217, 4
  %224 = icmp eq i64 %223, %81
  br i1 %224, label %225, label %216

225:                                              ; preds = %216
  br i1 %82, label %237, label %226

226:                                              ; preds = %212, %225
  %227 = phi i64 [ 0, %212 ], [ %81, %225 ]
  br label %228

228:                                              ; preds = %226, %228
  %229 = phi i64 [ %235, %228 ], [ %227, %226 ]
  %230 = getelementptr inbounds nuw double, ptr %211, i64 %229
  %231 = load double, ptr %230, align 8
  %232 = getelementptr inbounds nuw double, ptr %5, i64 %229
  %233 = load double, ptr %232, align 8
  %234 = tail call double @llvm.fmuladd.f64(double %209, double %231, double %233)
  store double %234, ptr %232, align 8
  %235 = add nuw nsw i64 %229, 1
  %236 = icmp eq i64 %235, %77
  br i1 %236, label %237, label %228

237:                                              ; preds = %228, %225, %206
  %238 = add nuw nsw i64 %207, 1
  %239 = icmp eq i64 %238, %79
  br i1 %239, label %204, label %206
}

define internal fastcc void @meet(ptr noundef nonnull readonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef writeonly %3) unnamed_addr #11 {
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

define internal fastcc void @shares(ptr noundef nonnull readonly %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #12 {
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
  %36 = icmp samesign ugt i64 %21, 1
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
  tail call fastcc void @meet(ptr noundef %1, ptr noundef %3, ptr noundef %4, ptr noundef null)
  br label %133

133:                                              ; preds = %56, %11, %132
  ret void
}

declare void @appell_dynamics(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

define internal fastcc range(i32 0, 10) i32 @solve_with_actuators(ptr noundef %0, ptr noundef nonnull readonly %1, double noundef %2) unnamed_addr #12 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 48
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
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 440
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
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %34 = zext nneg i32 %16 to i64
  br label %58

35:                                               ; preds = %58, %3
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %37 = load ptr, ptr %36, align 8
  %38 = load ptr, ptr %1, align 8
  %39 = getelementptr inbounds double, ptr %38, i64 %8
  %40 = getelementptr inbounds nuw double, ptr %39, i64 %12
  %41 = getelementptr inbounds double, ptr %40, i64 %14
  %42 = getelementptr inbounds double, ptr %41, i64 %18
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds double, ptr %46, i64 %14
  %48 = tail call fastcc i32 @meet_by_pushing(ptr noundef %1, i32 noundef %10, i32 noundef %16, ptr noundef %37, ptr noundef %42, ptr noundef %44, ptr noundef %47)
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 264
  store i32 %48, ptr %49, align 8
  %50 = load ptr, ptr %45, align 8
  %51 = load ptr, ptr %43, align 8
  %52 = shl nsw i64 %14, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %50, ptr align 8 %51, i64 %52, i1 false)
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %54 = load ptr, ptr %53, align 8
  %55 = load ptr, ptr %45, align 8
  tail call fastcc void @backward(i32 noundef %10, ptr noundef %54, ptr noundef %55)
  %56 = load i32, ptr %49, align 8
  %57 = icmp slt i32 %56, %16
  br i1 %57, label %66, label %68

58:                                               ; preds = %32, %58
  %59 = phi i64 [ 0, %32 ], [ %64, %58 ]
  %60 = load ptr, ptr %33, align 8
  %61 = load ptr, ptr %4, align 8
  %62 = mul nsw i64 %59, %14
  %63 = getelementptr inbounds double, ptr %61, i64 %62
  tail call fastcc void @forward(i32 noundef %10, ptr noundef %60, ptr noundef %63)
  %64 = add nuw nsw i64 %59, 1
  %65 = icmp eq i64 %64, %34
  br i1 %65, label %35, label %58

66:                                               ; preds = %35
  %67 = tail call fastcc i32 @check_reach(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, i32 noundef %56)
  br label %68

68:                                               ; preds = %35, %66
  %69 = phi i32 [ %67, %66 ], [ 0, %35 ]
  ret i32 %69
}

define internal fastcc range(i32 0, 7) i32 @check_rows(ptr noundef %0, ptr noundef nonnull readonly %1, double noundef %2) unnamed_addr #15 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 424
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 432
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %9 = load ptr, ptr %8, align 8
  %10 = load i32, ptr @appell_n_rows, align 4
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %67

12:                                               ; preds = %3
  %13 = load i32, ptr @appell_n_speeds, align 4
  %14 = icmp sgt i32 %13, 0
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = zext nneg i32 %10 to i64
  %19 = zext nneg i32 %13 to i64
  br label %20

20:                                               ; preds = %62, %12
  %21 = phi i64 [ 0, %12 ], [ %63, %62 ]
  %22 = getelementptr inbounds nuw double, ptr %7, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = tail call double @llvm.fabs.f64(double %23)
  br i1 %14, label %28, label %25

25:                                               ; preds = %20
  %26 = getelementptr inbounds nuw double, ptr %17, i64 %21
  %27 = load double, ptr %26, align 8
  br label %36

28:                                               ; preds = %20
  %29 = load ptr, ptr %15, align 8
  %30 = getelementptr inbounds nuw double, ptr %17, i64 %21
  %31 = load double, ptr %30, align 8
  %32 = fmul double %31, 1.000000e-08
  %33 = getelementptr inbounds nuw double, ptr %5, i64 %21
  br label %43

34:                                               ; preds = %43
  %35 = tail call double @llvm.fabs.f64(double %54)
  br label %36

36:                                               ; preds = %34, %25
  %37 = phi double [ %24, %25 ], [ %35, %34 ]
  %38 = phi double [ %27, %25 ], [ %31, %34 ]
  %39 = phi double [ %24, %25 ], [ %59, %34 ]
  %40 = fmul double %38, 0x3D719799812DEA11
  %41 = tail call double @llvm.fmuladd.f64(double %39, double 0x3EB0C6F7A0B5ED8D, double %40)
  %42 = fcmp ule double %37, %41
  br i1 %42, label %62, label %65

43:                                               ; preds = %43, %28
  %44 = phi i64 [ 0, %28 ], [ %60, %43 ]
  %45 = phi double [ %24, %28 ], [ %59, %43 ]
  %46 = phi double [ %23, %28 ], [ %54, %43 ]
  %47 = getelementptr inbounds nuw double, ptr %29, i64 %44
  %48 = load double, ptr %47, align 8
  %49 = mul nuw nsw i64 %44, %18
  %50 = getelementptr inbounds nuw double, ptr %33, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds nuw double, ptr %9, i64 %44
  %53 = load double, ptr %52, align 8
  %54 = tail call double @llvm.fmuladd.f64(double %51, double %53, double %46)
  %55 = tail call double @llvm.fabs.f64(double %51)
  %56 = fdiv double %32, %48
  %57 = fadd double %56, %55
  %58 = tail call double @llvm.fabs.f64(double %53)
  %59 = tail call double @llvm.fmuladd.f64(double %57, double %58, double %45)
  %60 = add nuw nsw i64 %44, 1
  %61 = icmp eq i64 %60, %19
  br i1 %61, label %34, label %43

62:                                               ; preds = %36
  %63 = add nuw nsw i64 %21, 1
  %64 = icmp eq i64 %63, %18
  br i1 %64, label %67, label %20

65:                                               ; preds = %36
  %66 = trunc nuw nsw i64 %21 to i32
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 2, i32 noundef %66, double noundef %2)
  br label %67

67:                                               ; preds = %62, %3, %65
  %68 = phi i32 [ 6, %65 ], [ 0, %3 ], [ 0, %62 ]
  ret i32 %68
}

define internal fastcc range(i32 0, 10) i32 @check_reach(ptr noundef %0, ptr noundef nonnull readonly %1, double noundef %2, i32 noundef %3) unnamed_addr #12 {
  %5 = alloca %struct.Factor, align 8
  %6 = load i32, ptr @appell_is_actuated, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 440
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %8, %4
  %13 = tail call fastcc i32 @check_rows(ptr noundef %0, ptr noundef %1, double noundef %2)
  br label %115

14:                                               ; preds = %8
  %15 = load i32, ptr @appell_n_speeds, align 4
  %16 = load i32, ptr @appell_n_rows, align 4
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 40
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
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %29 = load ptr, ptr %28, align 8
  tail call fastcc void @raise_rows(i32 noundef %15, i32 noundef %16, ptr noundef %18, ptr noundef %27, ptr noundef %29)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
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
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %37 = load ptr, ptr %36, align 8
  store ptr %37, ptr %35, align 8
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %40 = load ptr, ptr %39, align 8
  store ptr %40, ptr %38, align 8
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 376
  %43 = load ptr, ptr %42, align 8
  store ptr %43, ptr %41, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %45 = load ptr, ptr %44, align 8
  call fastcc void @factorise(ptr noundef %5, ptr noundef %45)
  %46 = load i32, ptr %31, align 8
  %47 = icmp slt i32 %3, %46
  br i1 %47, label %48, label %111

48:                                               ; preds = %14
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 424
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 432
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %54 = load ptr, ptr %53, align 8
  %55 = icmp sgt i32 %16, 0
  br i1 %55, label %56, label %109

56:                                               ; preds = %48
  %57 = icmp sgt i32 %15, 0
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %59 = load ptr, ptr %44, align 8
  %60 = zext nneg i32 %16 to i64
  %61 = zext nneg i32 %15 to i64
  br label %62

62:                                               ; preds = %104, %56
  %63 = phi i64 [ 0, %56 ], [ %105, %104 ]
  %64 = getelementptr inbounds nuw double, ptr %52, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = tail call double @llvm.fabs.f64(double %65)
  br i1 %57, label %70, label %67

67:                                               ; preds = %62
  %68 = getelementptr inbounds nuw double, ptr %59, i64 %63
  %69 = load double, ptr %68, align 8
  br label %78

70:                                               ; preds = %62
  %71 = load ptr, ptr %58, align 8
  %72 = getelementptr inbounds nuw double, ptr %59, i64 %63
  %73 = load double, ptr %72, align 8
  %74 = fmul double %73, 1.000000e-08
  %75 = getelementptr inbounds nuw double, ptr %50, i64 %63
  br label %85

76:                                               ; preds = %85
  %77 = tail call double @llvm.fabs.f64(double %96)
  br label %78

78:                                               ; preds = %76, %67
  %79 = phi double [ %66, %67 ], [ %77, %76 ]
  %80 = phi double [ %69, %67 ], [ %73, %76 ]
  %81 = phi double [ %66, %67 ], [ %101, %76 ]
  %82 = fmul double %80, 0x3D719799812DEA11
  %83 = tail call double @llvm.fmuladd.f64(double %81, double 0x3EB0C6F7A0B5ED8D, double %82)
  %84 = fcmp ule double %79, %83
  br i1 %84, label %104, label %107

85:                                               ; preds = %85, %70
  %86 = phi i64 [ 0, %70 ], [ %102, %85 ]
  %87 = phi double [ %66, %70 ], [ %101, %85 ]
  %88 = phi double [ %65, %70 ], [ %96, %85 ]
  %89 = getelementptr inbounds nuw double, ptr %71, i64 %86
  %90 = load double, ptr %89, align 8
  %91 = mul nuw nsw i64 %86, %60
  %92 = getelementptr inbounds nuw double, ptr %75, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds nuw double, ptr %54, i64 %86
  %95 = load double, ptr %94, align 8
  %96 = tail call double @llvm.fmuladd.f64(double %93, double %95, double %88)
  %97 = tail call double @llvm.fabs.f64(double %93)
  %98 = fdiv double %74, %90
  %99 = fadd double %98, %97
  %100 = tail call double @llvm.fabs.f64(double %95)
  %101 = tail call double @llvm.fmuladd.f64(double %99, double %100, double %87)
  %102 = add nuw nsw i64 %86, 1
  %103 = icmp eq i64 %102, %61
  br i1 %103, label %76, label %85

104:                                              ; preds = %78
  %105 = add nuw nsw i64 %63, 1
  %106 = icmp eq i64 %105, %60
  br i1 %106, label %109, label %62

107:                                              ; preds = %78
  %108 = trunc nuw nsw i64 %63 to i32
  br label %109

109:                                              ; preds = %104, %48, %107
  %110 = phi i32 [ -1, %48 ], [ %108, %107 ], [ -1, %104 ]
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 2, i32 noundef %110, double noundef %2)
  br label %113

111:                                              ; preds = %14
  %112 = tail call fastcc i32 @check_rows(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  br label %113

113:                                              ; preds = %111, %109
  %114 = phi i32 [ 9, %109 ], [ %112, %111 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  br label %115

115:                                              ; preds = %113, %12
  %116 = phi i32 [ %13, %12 ], [ %114, %113 ]
  ret i32 %116
}

declare void @appell_auxiliary(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

declare void @appell_power(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

declare void @appell_metric(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

define internal fastcc range(i32 0, 9) i32 @newton(ptr noundef %0, ptr noundef nonnull readonly %1, double noundef %2, ptr noundef %3, ptr noundef readonly byval(%struct.Target) align 8 %4) unnamed_addr #4 {
  %6 = alloca %struct.Factor, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %214, label %10

10:                                               ; preds = %5
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %15 = load i32, ptr %14, align 4
  %16 = add i32 %15, 1
  %17 = mul i32 %16, %8
  %18 = icmp sgt i32 %17, 0
  %19 = zext nneg i32 %17 to i64
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %21 = load i32, ptr %20, align 8
  %22 = icmp sgt i32 %21, 0
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %26 = load ptr, ptr %25, align 8
  %27 = zext nneg i32 %21 to i64
  %28 = icmp sgt i32 %8, 0
  %29 = icmp sgt i32 %15, 0
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %31 = zext nneg i32 %8 to i64
  %32 = zext nneg i32 %15 to i64
  %33 = getelementptr inbounds nuw double, ptr %13, i64 %31
  %34 = load ptr, ptr %30, align 8
  %35 = icmp eq ptr %34, null
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %37 = sext i32 %21 to i64
  %38 = shl nsw i64 %37, 3
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %43 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 376
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %52 = load ptr, ptr %51, align 8
  %53 = sext i32 %8 to i64
  %54 = getelementptr inbounds double, ptr %13, i64 %53
  %55 = sext i32 %15 to i64
  %56 = shl nsw i64 %55, 3
  br label %57

57:                                               ; preds = %10, %204
  %58 = phi double [ 0x7FF0000000000000, %10 ], [ %167, %204 ]
  %59 = phi i32 [ 0, %10 ], [ %205, %204 ]
  %60 = phi double [ 0x7FF0000000000000, %10 ], [ %168, %204 ]
  %61 = phi double [ 0.000000e+00, %10 ], [ %156, %204 ]
  %62 = load ptr, ptr %0, align 8
  tail call void %11(double noundef %2, ptr noundef %3, ptr noundef %62, ptr noundef null, ptr noundef %13) #20
  br i1 %18, label %66, label %75

63:                                               ; preds = %66
  %64 = fcmp oeq double %72, 0.000000e+00
  %65 = zext i1 %64 to i32
  br label %75

66:                                               ; preds = %57, %66
  %67 = phi i64 [ %73, %66 ], [ 0, %57 ]
  %68 = phi double [ %72, %66 ], [ 0.000000e+00, %57 ]
  %69 = getelementptr inbounds nuw double, ptr %13, i64 %67
  %70 = load double, ptr %69, align 8
  %71 = fsub double %70, %70
  %72 = fadd double %68, %71
  %73 = add nuw nsw i64 %67, 1
  %74 = icmp eq i64 %73, %19
  br i1 %74, label %63, label %66

75:                                               ; preds = %57, %63
  %76 = phi i32 [ 1, %57 ], [ %65, %63 ]
  %77 = or i32 %76, %59
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %210, label %79

79:                                               ; preds = %75
  br i1 %22, label %83, label %80

80:                                               ; preds = %83, %79
  %81 = phi double [ 0.000000e+00, %79 ], [ %93, %83 ]
  %82 = phi double [ 0.000000e+00, %79 ], [ %90, %83 ]
  br i1 %28, label %98, label %154

83:                                               ; preds = %79, %83
  %84 = phi i64 [ %94, %83 ], [ 0, %79 ]
  %85 = phi double [ %90, %83 ], [ 0.000000e+00, %79 ]
  %86 = phi double [ %93, %83 ], [ 0.000000e+00, %79 ]
  %87 = getelementptr inbounds nuw double, ptr %24, i64 %84
  %88 = load double, ptr %87, align 8
  %89 = tail call double @llvm.fabs.f64(double %88)
  %90 = tail call double @llvm.maxnum.f64(double %85, double %89)
  %91 = getelementptr inbounds nuw double, ptr %26, i64 %84
  %92 = load double, ptr %91, align 8
  %93 = tail call double @llvm.maxnum.f64(double %86, double %92)
  %94 = add nuw nsw i64 %84, 1
  %95 = icmp eq i64 %94, %27
  br i1 %95, label %80, label %83

96:                                               ; preds = %148
  %97 = tail call double @llvm.minnum.f64(double %151, double 0x7FEFFFFFFFFFFFFF)
  br label %154

98:                                               ; preds = %80, %148
  %99 = phi double [ %149, %148 ], [ 0.000000e+00, %80 ]
  %100 = phi double [ %150, %148 ], [ 0.000000e+00, %80 ]
  %101 = phi i64 [ %152, %148 ], [ 0, %80 ]
  %102 = phi double [ %151, %148 ], [ 0.000000e+00, %80 ]
  %103 = getelementptr inbounds nuw double, ptr %13, i64 %101
  %104 = load double, ptr %103, align 8
  %105 = tail call double @llvm.fabs.f64(double %104)
  br i1 %29, label %106, label %112

106:                                              ; preds = %98
  %107 = getelementptr inbounds nuw double, ptr %33, i64 %101
  br label %117

108:                                              ; preds = %132
  %109 = fadd double %135, 0x10000000000000
  %110 = fadd double %136, 0x10000000000000
  %111 = fadd double %138, 0x10000000000000
  br label %112

112:                                              ; preds = %108, %98
  %113 = phi double [ 0x10000000000000, %98 ], [ %109, %108 ]
  %114 = phi double [ 0x10000000000000, %98 ], [ %110, %108 ]
  %115 = phi double [ 0x10000000000000, %98 ], [ %111, %108 ]
  %116 = fcmp oeq double %104, 0.000000e+00
  br i1 %116, label %148, label %141

117:                                              ; preds = %132, %106
  %118 = phi i64 [ 0, %106 ], [ %139, %132 ]
  %119 = phi double [ 0.000000e+00, %106 ], [ %138, %132 ]
  %120 = phi double [ 0.000000e+00, %106 ], [ %136, %132 ]
  %121 = phi double [ 0.000000e+00, %106 ], [ %135, %132 ]
  %122 = mul nuw nsw i64 %118, %31
  %123 = getelementptr inbounds nuw double, ptr %107, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = tail call double @llvm.fabs.f64(double %124)
  br i1 %35, label %126, label %132

126:                                              ; preds = %117
  %127 = getelementptr inbounds nuw double, ptr %24, i64 %118
  %128 = load double, ptr %127, align 8
  %129 = tail call double @llvm.fabs.f64(double %128)
  %130 = getelementptr inbounds nuw double, ptr %26, i64 %118
  %131 = load double, ptr %130, align 8
  br label %132

132:                                              ; preds = %126, %117
  %133 = phi double [ %129, %126 ], [ %82, %117 ]
  %134 = phi double [ %131, %126 ], [ %81, %117 ]
  %135 = tail call double @llvm.fmuladd.f64(double %125, double %133, double %121)
  %136 = tail call double @llvm.fmuladd.f64(double %125, double %82, double %120)
  %137 = tail call double @llvm.fmuladd.f64(double %133, double 1.000000e-08, double %134)
  %138 = tail call double @llvm.fmuladd.f64(double %125, double %137, double %119)
  %139 = add nuw nsw i64 %118, 1
  %140 = icmp eq i64 %139, %32
  br i1 %140, label %108, label %117

141:                                              ; preds = %112
  %142 = fdiv double %105, %113
  %143 = tail call double @llvm.maxnum.f64(double %102, double %142)
  %144 = fdiv double %105, %114
  %145 = tail call double @llvm.maxnum.f64(double %99, double %144)
  %146 = fdiv double %105, %115
  %147 = tail call double @llvm.maxnum.f64(double %100, double %146)
  br label %148

148:                                              ; preds = %141, %112
  %149 = phi double [ %99, %112 ], [ %145, %141 ]
  %150 = phi double [ %100, %112 ], [ %147, %141 ]
  %151 = phi double [ %102, %112 ], [ %143, %141 ]
  %152 = add nuw nsw i64 %101, 1
  %153 = icmp eq i64 %152, %31
  br i1 %153, label %96, label %98

154:                                              ; preds = %80, %96
  %155 = phi double [ %149, %96 ], [ 0.000000e+00, %80 ]
  %156 = phi double [ %150, %96 ], [ 0.000000e+00, %80 ]
  %157 = phi double [ %97, %96 ], [ 0.000000e+00, %80 ]
  %158 = icmp eq i32 %76, 0
  br i1 %158, label %163, label %159

159:                                              ; preds = %154
  %160 = fcmp olt double %157, %58
  %161 = fcmp olt double %155, %60
  %162 = select i1 %160, i1 true, i1 %161
  br i1 %162, label %166, label %163

163:                                              ; preds = %159, %154
  %164 = load ptr, ptr %36, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %164, i64 %38, i1 false)
  %165 = load ptr, ptr %0, align 8
  tail call void %11(double noundef %2, ptr noundef %3, ptr noundef %165, ptr noundef null, ptr noundef %13) #20
  br label %207

166:                                              ; preds = %159
  %167 = tail call double @llvm.minnum.f64(double %58, double %157)
  %168 = tail call double @llvm.minnum.f64(double %60, double %155)
  %169 = fcmp ugt double %157, 0x3C90000000000000
  br i1 %169, label %170, label %207

170:                                              ; preds = %166
  %171 = load ptr, ptr %36, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %171, ptr align 8 %24, i64 %38, i1 false)
  %172 = load ptr, ptr %39, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  store i32 %15, ptr %6, align 8
  store i32 %8, ptr %40, align 4
  store i32 0, ptr %41, align 8
  store i32 0, ptr %42, align 4
  %173 = load ptr, ptr %44, align 8
  store ptr %173, ptr %43, align 8
  %174 = load ptr, ptr %46, align 8
  store ptr %174, ptr %45, align 8
  %175 = load ptr, ptr %48, align 8
  store ptr %175, ptr %47, align 8
  %176 = load ptr, ptr %50, align 8
  store ptr %176, ptr %49, align 8
  tail call fastcc void @raise_rows(i32 noundef %15, i32 noundef %8, ptr noundef %52, ptr noundef nonnull %54, ptr noundef %173)
  call fastcc void @factorise(ptr noundef %6, ptr noundef null)
  tail call void @llvm.memset.p0.i64(ptr align 8 %172, i8 0, i64 %56, i1 false)
  call fastcc void @meet(ptr noundef %6, ptr noundef %13, ptr noundef %172, ptr noundef null)
  tail call fastcc void @backward(i32 noundef %15, ptr noundef %52, ptr noundef %172)
  br i1 %22, label %177, label %204

177:                                              ; preds = %170, %201
  %178 = phi i64 [ %202, %201 ], [ 0, %170 ]
  br i1 %35, label %184, label %179

179:                                              ; preds = %177
  br i1 %29, label %180, label %201

180:                                              ; preds = %179
  %181 = getelementptr inbounds nuw double, ptr %24, i64 %178
  %182 = load double, ptr %181, align 8
  %183 = getelementptr inbounds nuw double, ptr %34, i64 %178
  br label %190

184:                                              ; preds = %177
  %185 = getelementptr inbounds nuw double, ptr %172, i64 %178
  %186 = load double, ptr %185, align 8
  %187 = getelementptr inbounds nuw double, ptr %24, i64 %178
  %188 = load double, ptr %187, align 8
  %189 = fadd double %186, %188
  store double %189, ptr %187, align 8
  br label %201

190:                                              ; preds = %190, %180
  %191 = phi i64 [ 0, %180 ], [ %199, %190 ]
  %192 = phi double [ %182, %180 ], [ %198, %190 ]
  %193 = mul nuw nsw i64 %191, %27
  %194 = getelementptr inbounds nuw double, ptr %183, i64 %193
  %195 = load double, ptr %194, align 8
  %196 = getelementptr inbounds nuw double, ptr %172, i64 %191
  %197 = load double, ptr %196, align 8
  %198 = tail call double @llvm.fmuladd.f64(double %195, double %197, double %192)
  store double %198, ptr %181, align 8
  %199 = add nuw nsw i64 %191, 1
  %200 = icmp eq i64 %199, %32
  br i1 %200, label %201, label %190

201:                                              ; preds = %190, %184, %179
  %202 = add nuw nsw i64 %178, 1
  %203 = icmp eq i64 %202, %27
  br i1 %203, label %204, label %177

204:                                              ; preds = %201, %170
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  %205 = add nuw nsw i32 %59, 1
  %206 = icmp eq i32 %205, 12
  br i1 %206, label %207, label %57

207:                                              ; preds = %166, %204, %163
  %208 = phi double [ %61, %163 ], [ %156, %204 ], [ %156, %166 ]
  %209 = fcmp ugt double %208, 1.000000e+00
  br i1 %209, label %210, label %214

210:                                              ; preds = %75, %207
  %211 = phi i32 [ 8, %207 ], [ 5, %75 ]
  %212 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %213 = load i32, ptr %212, align 8
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %213, i32 noundef 0, double noundef %2)
  br label %214

214:                                              ; preds = %210, %207, %5
  %215 = phi i32 [ 0, %207 ], [ 0, %5 ], [ %211, %210 ]
  ret i32 %215
}

declare void @appell_regular(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

declare i32 @llvm.smax.i32(i32, i32) #17

declare i32 @llvm.usub.sat.i32(i32, i32) #17

declare i32 @llvm.smin.i32(i32, i32) #17

declare i64 @llvm.umin.i64(i64, i64) #17

declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>) #19

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

