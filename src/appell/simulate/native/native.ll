; sources sha256 9fced248692f02266942c2b3e7e58f8f728397a00dd80cbdb4056f47e44c0469

%struct.Buffers = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
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
  %5 = shl nsw i32 %4, 1
  %6 = add i32 %2, %1
  %7 = add nsw i32 %4, %2
  %8 = tail call noundef i32 @llvm.smax.i32(i32 %1, i32 %2)
  %9 = load i32, ptr @appell_n_position_rows, align 4
  %10 = tail call noundef i32 @llvm.smax.i32(i32 %4, i32 %9)
  %11 = load i32, ptr @appell_n_velocity_rows, align 4
  %12 = load i32, ptr @appell_n_norm_rows, align 4
  %13 = tail call noundef i32 @llvm.smax.i32(i32 %11, i32 %12)
  %14 = tail call noundef i32 @llvm.smax.i32(i32 %10, i32 %13)
  %15 = add nsw i32 %14, %8
  %16 = add i32 %2, 1
  %17 = add nsw i32 %16, %4
  %18 = mul nsw i32 %17, %4
  %19 = mul nsw i32 %7, %7
  %20 = add i32 %1, 1
  %21 = mul i32 %12, %20
  %22 = load i32, ptr @appell_n_auxiliaries, align 4
  %23 = add nsw i32 %22, %6
  %24 = load i32, ptr @appell_n_quadratures, align 4
  %25 = add nsw i32 %23, %24
  %26 = add nsw i32 %25, 1
  %27 = shl i32 %26, 2
  %28 = shl nsw i32 %25, 4
  %29 = mul nsw i32 %25, 7
  %30 = load i32, ptr @appell_n_events, align 4
  %31 = mul nsw i32 %30, 9
  %32 = shl nsw i32 %30, 4
  %33 = mul i32 %15, %15
  %34 = mul i32 %4, 3
  %35 = mul i32 %3, 3
  %36 = mul i32 %15, 10
  %37 = add i32 %11, %9
  %38 = mul i32 %37, %16
  %39 = add i32 %5, %1
  %40 = add i32 %6, %3
  %41 = add i32 %40, %4
  %42 = add i32 %41, %23
  %43 = add i32 %42, %15
  %44 = add i32 %43, %33
  %45 = shl i32 %44, 1
  %46 = add i32 %39, %34
  %47 = mul i32 %46, %2
  %48 = add i32 %2, 37
  %49 = add i32 %48, %6
  %50 = add i32 %49, %5
  %51 = add i32 %50, %7
  %52 = add i32 %51, %35
  %53 = add i32 %52, %18
  %54 = add i32 %53, %19
  %55 = add i32 %54, %21
  %56 = add i32 %55, %38
  %57 = add i32 %56, %47
  %58 = add i32 %57, %30
  %59 = add i32 %58, %32
  %60 = add i32 %59, %31
  %61 = add i32 %60, %29
  %62 = add i32 %61, %28
  %63 = add i32 %62, %26
  %64 = add i32 %63, %36
  %65 = add i32 %64, %27
  %66 = add i32 %65, %45
  ret i32 %66
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

define range(i32 0, 9) i32 @appell_advance(ptr noundef %0, i32 noundef %1) local_unnamed_addr #2 {
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
  br i1 %9, label %10, label %195

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %12, %14
  br i1 %15, label %195, label %16

16:                                               ; preds = %10, %2
  %17 = icmp sgt i32 %1, 0
  br i1 %17, label %18, label %195

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
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 232
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 264
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

45:                                               ; preds = %18, %192
  %46 = phi i32 [ 0, %18 ], [ %193, %192 ]
  %47 = load i32, ptr %19, align 4
  %48 = load i32, ptr %20, align 8
  %49 = add nsw i32 %48, %47
  %50 = load i32, ptr %21, align 8
  %51 = icmp slt i32 %49, %50
  br i1 %51, label %52, label %195

52:                                               ; preds = %45
  %53 = load i32, ptr %22, align 4
  %54 = load i32, ptr %23, align 8
  %55 = sub nsw i32 %53, %54
  %56 = icmp slt i32 %55, %25
  br i1 %56, label %195, label %57

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
  %67 = tail call double @llvm.fabs.f64(double %66)
  %68 = load double, ptr %30, align 8
  %69 = fcmp ogt double %67, %68
  %70 = tail call double @llvm.copysign.f64(double %68, double %66)
  %71 = select i1 %69, double %70, double %66
  %72 = tail call double @llvm.fabs.f64(double %71)
  %73 = fmul double %72, 0x3FF000000044B830
  %74 = tail call double @llvm.fabs.f64(double %65)
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
  %93 = tail call double @llvm.fabs.f64(double %92)
  %94 = load double, ptr %28, align 8
  %95 = tail call double @llvm.fabs.f64(double %94)
  %96 = load ptr, ptr %26, align 8
  %97 = load i32, ptr %27, align 8
  %98 = sext i32 %97 to i64
  %99 = getelementptr double, ptr %96, i64 %98
  %100 = getelementptr i8, ptr %99, i64 -8
  %101 = load double, ptr %100, align 8
  %102 = tail call double @llvm.fabs.f64(double %101)
  %103 = tail call double @llvm.maxnum.f64(double %95, double %102)
  %104 = fmul double %103, 0x3CF0000000000000
  %105 = fcmp ugt double %93, %104
  br i1 %105, label %192, label %195

106:                                              ; preds = %84, %81
  %107 = call fastcc double @error_norm(ptr noundef nonnull %0, ptr noundef nonnull %3, double noundef %76)
  %108 = tail call double @llvm.maxnum.f64(double %107, double 0x3BC79CA10C924223)
  %109 = tail call double @llvm.pow.f64(double %108, double -1.250000e-01)
  %110 = fmul double %109, 9.000000e-01
  %111 = tail call double @llvm.maxnum.f64(double %110, double 0x3FD5555555555555)
  %112 = tail call noundef double @llvm.minnum.f64(double %111, double 6.000000e+00)
  %113 = fcmp olt double %107, 1.000000e+00
  br i1 %113, label %133, label %114

114:                                              ; preds = %106
  %115 = tail call double @llvm.minnum.f64(double %111, double 9.000000e-01)
  %116 = load i32, ptr %20, align 8
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %20, align 8
  %118 = fmul double %76, %115
  store double %118, ptr %29, align 8
  %119 = tail call double @llvm.fabs.f64(double %118)
  %120 = load double, ptr %28, align 8
  %121 = tail call double @llvm.fabs.f64(double %120)
  %122 = load ptr, ptr %26, align 8
  %123 = load i32, ptr %27, align 8
  %124 = sext i32 %123 to i64
  %125 = getelementptr double, ptr %122, i64 %124
  %126 = getelementptr i8, ptr %125, i64 -8
  %127 = load double, ptr %126, align 8
  %128 = tail call double @llvm.fabs.f64(double %127)
  %129 = tail call double @llvm.maxnum.f64(double %121, double %128)
  %130 = fmul double %129, 0x3CF0000000000000
  %131 = fcmp ugt double %119, %130
  br i1 %131, label %192, label %132

132:                                              ; preds = %114
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 0, i32 noundef 0, double noundef %120)
  br label %195

133:                                              ; preds = %106
  %134 = load i32, ptr %31, align 4
  %135 = icmp eq i32 %134, 0
  %136 = load ptr, ptr %32, align 8
  br i1 %135, label %140, label %137

137:                                              ; preds = %133
  %138 = call fastcc i32 @project(ptr noundef nonnull %0, ptr noundef nonnull %3, double noundef %78, ptr noundef %136)
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %159

140:                                              ; preds = %137, %133
  %141 = load ptr, ptr %33, align 8
  %142 = getelementptr inbounds double, ptr %141, i64 %42
  %143 = call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %3, double noundef %78, ptr noundef %136, ptr noundef %142, i32 noundef 0)
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %159

145:                                              ; preds = %140
  %146 = load ptr, ptr %32, align 8
  call fastcc void @note_residuals(ptr noundef nonnull %0, ptr noundef nonnull %3, double noundef %78, ptr noundef %146)
  %147 = load ptr, ptr %26, align 8
  %148 = load i32, ptr %43, align 8
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds double, ptr %147, i64 %149
  %151 = load double, ptr %150, align 8
  %152 = fsub double %151, %78
  %153 = fmul double %76, %152
  %154 = fcmp olt double %153, 0.000000e+00
  %155 = select i1 %44, i1 true, i1 %154
  br i1 %155, label %156, label %177

156:                                              ; preds = %145
  %157 = call fastcc i32 @prepare_dense(ptr noundef nonnull %0, ptr noundef nonnull %3, double noundef %76)
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %177, label %159

159:                                              ; preds = %156, %140, %137
  %160 = phi i32 [ %157, %156 ], [ %138, %137 ], [ %143, %140 ]
  %161 = load i32, ptr %20, align 8
  %162 = add nsw i32 %161, 1
  store i32 %162, ptr %20, align 8
  %163 = fmul double %76, 2.500000e-01
  store double %163, ptr %29, align 8
  %164 = tail call double @llvm.fabs.f64(double %163)
  %165 = load double, ptr %28, align 8
  %166 = tail call double @llvm.fabs.f64(double %165)
  %167 = load ptr, ptr %26, align 8
  %168 = load i32, ptr %27, align 8
  %169 = sext i32 %168 to i64
  %170 = getelementptr double, ptr %167, i64 %169
  %171 = getelementptr i8, ptr %170, i64 -8
  %172 = load double, ptr %171, align 8
  %173 = tail call double @llvm.fabs.f64(double %172)
  %174 = tail call double @llvm.maxnum.f64(double %166, double %173)
  %175 = fmul double %174, 0x3CF0000000000000
  %176 = fcmp ugt double %164, %175
  br i1 %176, label %192, label %195

177:                                              ; preds = %156, %145
  %178 = load i32, ptr %19, align 4
  %179 = add nsw i32 %178, 1
  store i32 %179, ptr %19, align 4
  br i1 %75, label %180, label %186

180:                                              ; preds = %177
  %181 = load double, ptr %29, align 8
  %182 = tail call double @llvm.fabs.f64(double %181)
  %183 = tail call double @llvm.maxnum.f64(double %74, double %182)
  %184 = tail call double @llvm.copysign.f64(double 1.000000e+00, double %65)
  %185 = fmul double %184, %183
  br label %188

186:                                              ; preds = %177
  %187 = fmul double %71, %112
  br label %188

188:                                              ; preds = %180, %186
  %189 = phi double [ %185, %180 ], [ %187, %186 ]
  store double %189, ptr %29, align 8
  %190 = call fastcc i32 @accept(ptr noundef nonnull %0, ptr noundef nonnull %3, double noundef %76, double noundef %78)
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %192, label %195

192:                                              ; preds = %159, %114, %88, %188
  %193 = add nuw nsw i32 %46, 1
  %194 = icmp eq i32 %193, %1
  br i1 %194, label %195, label %45

195:                                              ; preds = %159, %88, %52, %45, %192, %188, %16, %132, %7, %10
  %196 = phi i32 [ 1, %10 ], [ %8, %7 ], [ 4, %132 ], [ 0, %16 ], [ %160, %159 ], [ %89, %88 ], [ 0, %192 ], [ 0, %52 ], [ 3, %45 ], [ %190, %188 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  ret i32 %196
}

define internal fastcc void @lay_out(ptr noundef nonnull writeonly initializes((0, 368)) %0, ptr noundef readonly %1) unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %6 = load ptr, ptr %5, align 8
  store ptr %4, ptr %0, align 8
  %7 = load i32, ptr @appell_n_coordinates, align 4
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = mul nsw i32 %8, %8
  %10 = load i32, ptr @appell_n_rows, align 4
  %11 = shl nsw i32 %10, 1
  %12 = mul nsw i32 %11, %8
  %13 = add i32 %8, %7
  %14 = add i32 %13, %9
  %15 = add i32 %14, %10
  %16 = add i32 %15, %12
  %17 = sext i32 %16 to i64
  %18 = getelementptr double, ptr %4, i64 %17
  %19 = getelementptr i8, ptr %18, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %19, ptr %20, align 8
  %21 = add nsw i32 %11, %13
  %22 = sext i32 %21 to i64
  %23 = getelementptr double, ptr %19, i64 %22
  %24 = getelementptr i8, ptr %23, i64 24
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store ptr %24, ptr %25, align 8
  %26 = mul nsw i32 %10, %8
  %27 = add i32 %10, %7
  %28 = add i32 %27, %26
  %29 = sext i32 %28 to i64
  %30 = getelementptr double, ptr %24, i64 %29
  %31 = getelementptr i8, ptr %30, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %31, ptr %32, align 8
  %33 = add i32 %8, 1
  %34 = add i32 %33, %10
  %35 = mul i32 %34, %8
  %36 = sext i32 %35 to i64
  %37 = getelementptr double, ptr %31, i64 %36
  %38 = getelementptr i8, ptr %37, i64 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %38, ptr %39, align 8
  %40 = mul i32 %33, %8
  %41 = sext i32 %40 to i64
  %42 = getelementptr double, ptr %38, i64 %41
  %43 = getelementptr i8, ptr %42, i64 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store ptr %43, ptr %44, align 8
  %45 = zext nneg i32 %9 to i64
  %46 = getelementptr inbounds nuw double, ptr %43, i64 %45
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %47, ptr %48, align 8
  %49 = sext i32 %26 to i64
  %50 = getelementptr double, ptr %47, i64 %49
  %51 = getelementptr i8, ptr %50, i64 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %51, ptr %52, align 8
  %53 = add nsw i32 %10, %8
  %54 = sext i32 %53 to i64
  %55 = getelementptr double, ptr %51, i64 %54
  %56 = getelementptr i8, ptr %55, i64 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %56, ptr %57, align 8
  %58 = tail call noundef i32 @llvm.smax.i32(i32 %7, i32 %8)
  %59 = load i32, ptr @appell_n_position_rows, align 4
  %60 = tail call noundef i32 @llvm.smax.i32(i32 %10, i32 %59)
  %61 = load i32, ptr @appell_n_velocity_rows, align 4
  %62 = load i32, ptr @appell_n_norm_rows, align 4
  %63 = tail call noundef i32 @llvm.smax.i32(i32 %61, i32 %62)
  %64 = tail call noundef i32 @llvm.smax.i32(i32 %60, i32 %63)
  %65 = add nsw i32 %64, %58
  %66 = sext i32 %65 to i64
  %67 = getelementptr double, ptr %56, i64 %66
  %68 = getelementptr i8, ptr %67, i64 8
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %68, ptr %69, align 8
  %70 = getelementptr double, ptr %68, i64 %66
  %71 = getelementptr i8, ptr %70, i64 8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %71, ptr %72, align 8
  %73 = getelementptr double, ptr %71, i64 %66
  %74 = getelementptr i8, ptr %73, i64 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %74, ptr %75, align 8
  %76 = getelementptr double, ptr %74, i64 %66
  %77 = getelementptr i8, ptr %76, i64 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %77, ptr %78, align 8
  %79 = mul nsw i32 %34, %10
  %80 = sext i32 %79 to i64
  %81 = getelementptr double, ptr %77, i64 %80
  %82 = getelementptr i8, ptr %81, i64 8
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr %82, ptr %83, align 8
  %84 = mul nsw i32 %53, %53
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw double, ptr %82, i64 %85
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 8
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store ptr %87, ptr %88, align 8
  %89 = mul nsw i32 %65, %65
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr double, ptr %87, i64 %90
  %92 = getelementptr i8, ptr %91, i64 8
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store ptr %92, ptr %93, align 8
  %94 = getelementptr double, ptr %92, i64 %66
  %95 = getelementptr i8, ptr %94, i64 8
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr %95, ptr %96, align 8
  %97 = getelementptr double, ptr %95, i64 %66
  %98 = getelementptr i8, ptr %97, i64 8
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr %98, ptr %99, align 8
  %100 = getelementptr double, ptr %98, i64 %90
  %101 = getelementptr i8, ptr %100, i64 8
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr %101, ptr %102, align 8
  %103 = getelementptr double, ptr %101, i64 %66
  %104 = getelementptr i8, ptr %103, i64 8
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr %104, ptr %105, align 8
  %106 = getelementptr double, ptr %104, i64 %66
  %107 = getelementptr i8, ptr %106, i64 8
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store ptr %107, ptr %108, align 8
  %109 = getelementptr double, ptr %107, i64 %66
  %110 = getelementptr i8, ptr %109, i64 8
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store ptr %110, ptr %111, align 8
  %112 = getelementptr inbounds nuw double, ptr %110, i64 %45
  %113 = getelementptr inbounds nuw i8, ptr %112, i64 8
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store ptr %113, ptr %114, align 8
  %115 = mul i32 %59, %33
  %116 = mul nsw i32 %8, %7
  %117 = add nsw i32 %115, %116
  %118 = sext i32 %117 to i64
  %119 = getelementptr double, ptr %113, i64 %118
  %120 = getelementptr i8, ptr %119, i64 8
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store ptr %120, ptr %121, align 8
  %122 = mul i32 %61, %33
  %123 = sext i32 %122 to i64
  %124 = getelementptr double, ptr %120, i64 %123
  %125 = getelementptr i8, ptr %124, i64 8
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %125, ptr %126, align 8
  %127 = add i32 %7, 1
  %128 = mul i32 %62, %127
  %129 = sext i32 %128 to i64
  %130 = getelementptr double, ptr %125, i64 %129
  %131 = getelementptr i8, ptr %130, i64 8
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 200
  store ptr %131, ptr %132, align 8
  %133 = getelementptr double, ptr %131, i64 %66
  %134 = getelementptr i8, ptr %133, i64 8
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %134, ptr %135, align 8
  %136 = getelementptr double, ptr %134, i64 %66
  %137 = getelementptr i8, ptr %136, i64 8
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr %137, ptr %138, align 8
  %139 = getelementptr double, ptr %137, i64 %66
  %140 = getelementptr i8, ptr %139, i64 8
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr %140, ptr %141, align 8
  %142 = load i32, ptr @appell_n_auxiliaries, align 4
  %143 = add nsw i32 %142, %13
  %144 = load i32, ptr @appell_n_quadratures, align 4
  %145 = add nsw i32 %143, %144
  %146 = sext i32 %145 to i64
  %147 = getelementptr double, ptr %140, i64 %146
  %148 = getelementptr i8, ptr %147, i64 8
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 232
  store ptr %148, ptr %149, align 8
  %150 = getelementptr double, ptr %148, i64 %146
  %151 = getelementptr i8, ptr %150, i64 8
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %151, ptr %152, align 8
  %153 = getelementptr double, ptr %151, i64 %146
  %154 = getelementptr i8, ptr %153, i64 8
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store ptr %154, ptr %155, align 8
  %156 = getelementptr double, ptr %154, i64 %146
  %157 = getelementptr i8, ptr %156, i64 8
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 256
  store ptr %157, ptr %158, align 8
  %159 = getelementptr double, ptr %157, i64 %146
  %160 = getelementptr i8, ptr %159, i64 8
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 264
  store ptr %160, ptr %161, align 8
  %162 = shl nsw i32 %145, 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr double, ptr %160, i64 %163
  %165 = getelementptr i8, ptr %164, i64 8
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 272
  store ptr %165, ptr %166, align 8
  %167 = mul nsw i32 %145, 7
  %168 = sext i32 %167 to i64
  %169 = getelementptr double, ptr %165, i64 %168
  %170 = getelementptr i8, ptr %169, i64 8
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store ptr %170, ptr %171, align 8
  %172 = sext i32 %143 to i64
  %173 = getelementptr double, ptr %170, i64 %172
  %174 = getelementptr i8, ptr %173, i64 8
  %175 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store ptr %174, ptr %175, align 8
  %176 = getelementptr double, ptr %174, i64 %172
  %177 = getelementptr i8, ptr %176, i64 8
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store ptr %177, ptr %178, align 8
  %179 = load i32, ptr @appell_n_events, align 4
  %180 = mul nsw i32 %179, 9
  %181 = sext i32 %180 to i64
  %182 = getelementptr double, ptr %177, i64 %181
  %183 = getelementptr i8, ptr %182, i64 8
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 304
  store ptr %183, ptr %184, align 8
  %185 = sext i32 %179 to i64
  %186 = getelementptr double, ptr %183, i64 %185
  %187 = getelementptr i8, ptr %186, i64 8
  %188 = getelementptr inbounds nuw i8, ptr %0, i64 312
  store ptr %187, ptr %188, align 8
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 320
  store ptr %6, ptr %189, align 8
  %190 = getelementptr i32, ptr %6, i64 %66
  %191 = getelementptr i8, ptr %190, i64 4
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store ptr %191, ptr %192, align 8
  %193 = getelementptr i32, ptr %191, i64 %66
  %194 = getelementptr i8, ptr %193, i64 4
  %195 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %194, ptr %195, align 8
  %196 = sext i32 %10 to i64
  %197 = getelementptr i32, ptr %194, i64 %196
  %198 = getelementptr i8, ptr %197, i64 4
  %199 = getelementptr inbounds nuw i8, ptr %0, i64 344
  store ptr %198, ptr %199, align 8
  %200 = getelementptr i32, ptr %198, i64 %54
  %201 = getelementptr i8, ptr %200, i64 4
  %202 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store ptr %201, ptr %202, align 8
  %203 = sext i32 %8 to i64
  %204 = getelementptr i32, ptr %201, i64 %203
  %205 = getelementptr i8, ptr %204, i64 4
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store ptr %205, ptr %206, align 8
  ret void
}

define internal fastcc range(i32 0, 9) i32 @start(ptr noundef %0, ptr noundef nonnull %1) unnamed_addr #4 {
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
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 224
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
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 248
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
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 264
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
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 224
  %4 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #20
  ret ptr %4
}

define range(i32 0, 8) i32 @appell_rates(ptr noundef %0, double noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef writeonly %4) local_unnamed_addr #2 {
  %6 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  call fastcc void @lay_out(ptr noundef %6, ptr noundef %0)
  %7 = call fastcc i32 @rates(ptr noundef %0, ptr noundef %6, double noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef 1)
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %9 = load ptr, ptr %8, align 8
  %10 = load i32, ptr @appell_n_speeds, align 4
  %11 = load i32, ptr @appell_n_rows, align 4
  %12 = add nsw i32 %11, %10
  %13 = sext i32 %12 to i64
  %14 = shl nsw i64 %13, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %9, i64 %14, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  ret i32 %7
}

define internal fastcc range(i32 0, 8) i32 @rates(ptr noundef %0, ptr noundef nonnull initializes((368, 384)) %1, double noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef range(i32 0, 2) %5) unnamed_addr #4 {
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
  %17 = load i32, ptr @appell_is_minimal, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %16
  %20 = tail call fastcc i32 @minimal_rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, i32 noundef %8)
  br label %23

21:                                               ; preds = %16
  %22 = tail call fastcc i32 @evident_rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, i32 noundef %8)
  br label %23

23:                                               ; preds = %21, %19
  %24 = phi i32 [ %20, %19 ], [ %22, %21 ]
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %69

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %28 = load i32, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 268
  %30 = load i32, ptr %29, align 4
  %31 = icmp slt i32 %28, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %26
  store i32 %28, ptr %29, align 4
  br label %33

33:                                               ; preds = %32, %26
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %35 = load i32, ptr %34, align 8
  %36 = icmp sgt i32 %28, %35
  br i1 %36, label %37, label %38

37:                                               ; preds = %33
  store i32 %28, ptr %34, align 8
  br label %38

38:                                               ; preds = %33, %37
  %39 = select i1 %18, i64 0, i64 16
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 %39
  %41 = load ptr, ptr %40, align 8
  %42 = load i32, ptr @appell_n_coordinates, align 4
  %43 = sext i32 %42 to i64
  %44 = shl nsw i64 %43, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %41, i64 %44, i1 false)
  %45 = getelementptr inbounds double, ptr %4, i64 %43
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %47 = load ptr, ptr %46, align 8
  %48 = load i32, ptr @appell_n_speeds, align 4
  %49 = sext i32 %48 to i64
  %50 = shl nsw i64 %49, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %45, ptr align 8 %47, i64 %50, i1 false)
  %51 = add nsw i32 %48, %42
  %52 = icmp sgt i32 %51, 0
  br i1 %52, label %53, label %67

53:                                               ; preds = %38
  %54 = zext nneg i32 %51 to i64
  br label %55

55:                                               ; preds = %55, %53
  %56 = phi i64 [ 0, %53 ], [ %62, %55 ]
  %57 = phi double [ 0.000000e+00, %53 ], [ %61, %55 ]
  %58 = getelementptr inbounds nuw double, ptr %4, i64 %56
  %59 = load double, ptr %58, align 8
  %60 = fsub double %59, %59
  %61 = fadd double %57, %60
  %62 = add nuw nsw i64 %56, 1
  %63 = icmp eq i64 %62, %54
  br i1 %63, label %64, label %55

64:                                               ; preds = %55
  %65 = fcmp une double %61, 0.000000e+00
  br i1 %65, label %66, label %67

66:                                               ; preds = %64
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 11, i32 noundef 0, double noundef %2)
  br label %69

67:                                               ; preds = %38, %64
  %68 = tail call fastcc i32 @further_rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4)
  br label %69

69:                                               ; preds = %23, %67, %66
  %70 = phi i32 [ 5, %66 ], [ %68, %67 ], [ %24, %23 ]
  ret i32 %70
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
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 168
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
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 192
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
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 176
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
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 168
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
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 184
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
  br i1 %10, label %11, label %29

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %13 = load ptr, ptr %12, align 8
  %14 = load i32, ptr @appell_n_speeds, align 4
  %15 = sext i32 %14 to i64
  %16 = shl nsw i64 %15, 3
  %17 = getelementptr inbounds double, ptr %13, i64 %15
  %18 = load i32, ptr @appell_n_rows, align 4
  %19 = sext i32 %18 to i64
  %20 = shl nsw i64 %19, 3
  %21 = load i32, ptr @appell_n_coordinates, align 4
  %22 = add nsw i32 %21, %14
  %23 = load i32, ptr @appell_n_auxiliaries, align 4
  %24 = add nsw i32 %22, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 284
  %27 = load i32, ptr @appell_n_outputs, align 4
  %28 = sext i32 %27 to i64
  br label %30

29:                                               ; preds = %43, %7
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
  ret void

30:                                               ; preds = %11, %43
  %31 = phi i64 [ 0, %11 ], [ %48, %43 ]
  %32 = mul nsw i64 %31, %15
  %33 = getelementptr inbounds double, ptr %4, i64 %32
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %33, i64 %16, i1 false)
  %34 = mul nsw i64 %31, %19
  %35 = getelementptr inbounds double, ptr %5, i64 %34
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %35, i64 %20, i1 false)
  %36 = getelementptr inbounds nuw double, ptr %2, i64 %31
  %37 = mul nsw i64 %31, %25
  %38 = getelementptr inbounds double, ptr %3, i64 %37
  %39 = load i32, ptr %26, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %43, label %41

41:                                               ; preds = %30
  %42 = load double, ptr %36, align 8
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %42, ptr noundef %38)
  br label %43

43:                                               ; preds = %30, %41
  %44 = load double, ptr %36, align 8
  %45 = load ptr, ptr %0, align 8
  %46 = mul nsw i64 %31, %28
  %47 = getelementptr inbounds double, ptr %6, i64 %46
  tail call void @appell_outputs(double noundef %44, ptr noundef %38, ptr noundef %45, ptr noundef %13, ptr noundef %47) #20
  %48 = add nuw nsw i64 %31, 1
  %49 = icmp eq i64 %48, %9
  br i1 %49, label %29, label %30
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
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 256
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

define internal fastcc range(i32 0, 8) i32 @stage_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef range(i32 0, 2) %5) unnamed_addr #4 {
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
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 368
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

define internal fastcc range(i32 0, 9) i32 @write_sample(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %6 = load i32, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 228
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %16, label %10

10:                                               ; preds = %4
  %11 = tail call fastcc i32 @factorise_metric(ptr noundef nonnull %0, ptr noundef nonnull readonly %1, double noundef %2, ptr noundef %3)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %69

13:                                               ; preds = %10
  %14 = tail call fastcc i32 @project(ptr noundef nonnull %0, ptr noundef nonnull readonly %1, double noundef %2, ptr noundef %3)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %69

16:                                               ; preds = %4, %13
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %18 = load ptr, ptr %17, align 8
  %19 = tail call fastcc i32 @rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %18, i32 noundef 1)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %69

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
  %48 = sext i32 %47 to i64
  %49 = mul nsw i64 %48, %24
  %50 = getelementptr inbounds double, ptr %46, i64 %49
  %51 = load ptr, ptr %42, align 8
  %52 = getelementptr inbounds double, ptr %51, i64 %39
  %53 = shl nsw i64 %48, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %50, ptr align 8 %52, i64 %53, i1 false)
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %55 = load i32, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds i32, ptr %57, i64 %24
  store i32 %55, ptr %58, align 4
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %60 = load ptr, ptr %59, align 8
  %61 = load i32, ptr @appell_n_quadratures, align 4
  %62 = sext i32 %61 to i64
  %63 = mul nsw i64 %62, %24
  %64 = getelementptr inbounds double, ptr %60, i64 %63
  %65 = getelementptr inbounds double, ptr %3, i64 %33
  %66 = shl nsw i64 %62, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %64, ptr align 8 %65, i64 %66, i1 false)
  %67 = load i32, ptr %5, align 8
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %5, align 8
  br label %69

69:                                               ; preds = %10, %13, %16, %21
  %70 = phi i32 [ 0, %21 ], [ %19, %16 ], [ %14, %13 ], [ %11, %10 ]
  ret i32 %70
}

define internal fastcc double @first_step(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, double noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 224
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
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %37 = load ptr, ptr %36, align 8
  br label %62

38:                                               ; preds = %19
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 264
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
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %83 = load ptr, ptr %82, align 8
  br label %89

84:                                               ; preds = %62
  %85 = fmul double %2, %77
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 240
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
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 240
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
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 176
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
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %32 = load ptr, ptr %31, align 8
  tail call void @appell_velocity(double noundef %2, ptr noundef %3, ptr noundef %30, ptr noundef null, ptr noundef %32) #20
  br label %33

33:                                               ; preds = %29, %26, %23
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 176
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
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 184
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
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 368
  %71 = load ptr, ptr %70, align 8
  %72 = icmp ne ptr %71, null
  %73 = load i32, ptr @appell_n_rows, align 4
  %74 = icmp sgt i32 %73, 0
  %75 = select i1 %72, i1 %74, i1 false
  br i1 %75, label %76, label %87

76:                                               ; preds = %69
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 376
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

define internal fastcc range(i32 0, 8) i32 @attempt(ptr noundef %0, ptr noundef nonnull %1, double noundef %2) unnamed_addr #4 {
  %4 = load i32, ptr @appell_n_coordinates, align 4
  %5 = load i32, ptr @appell_n_speeds, align 4
  %6 = add nsw i32 %5, %4
  %7 = load i32, ptr @appell_n_auxiliaries, align 4
  %8 = add nsw i32 %6, %7
  %9 = load i32, ptr @appell_n_quadratures, align 4
  %10 = add nsw i32 %8, %9
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 240
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
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 232
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
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %12 = load ptr, ptr %11, align 8
  tail call fastcc void @combine(i32 noundef %8, ptr noundef null, double noundef 1.000000e+00, ptr noundef nonnull @DOP_E5, i32 noundef 12, ptr noundef %10, ptr noundef %12)
  %13 = load ptr, ptr %9, align 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 288
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
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %24 = load ptr, ptr %23, align 8
  %25 = load ptr, ptr %11, align 8
  %26 = load ptr, ptr %14, align 8
  tail call fastcc void @project_errors(ptr noundef nonnull %0, ptr noundef %1, double noundef %22, ptr noundef %24, ptr noundef %25, ptr noundef %26)
  br label %27

27:                                               ; preds = %19, %3
  %28 = icmp sgt i32 %8, 0
  br i1 %28, label %29, label %76

29:                                               ; preds = %27
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 232
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

define internal fastcc range(i32 0, 9) i32 @accept(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, double noundef %3) unnamed_addr #4 {
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
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %37 = load ptr, ptr %36, align 8
  br i1 %35, label %38, label %39

38:                                               ; preds = %26
  tail call fastcc void @interpolate(ptr noundef %1, double noundef %20, ptr noundef %37)
  br label %51

39:                                               ; preds = %26
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 232
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
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 248
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
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 232
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
  %85 = getelementptr inbounds nuw i8, ptr %1, i64 264
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
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 192
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
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 176
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
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 168
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
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %70 = load ptr, ptr %69, align 8
  store ptr %70, ptr %68, align 8
  %71 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 168
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
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %17, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %20, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 320
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %8 = load ptr, ptr %7, align 8
  tail call fastcc void @pull_back(ptr noundef %0, ptr noundef %6, ptr noundef %3, ptr noundef %8)
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 216
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
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %11, align 8
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 8
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %17, align 8
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %20, align 8
  %23 = mul nsw i32 %8, %6
  %24 = sext i32 %23 to i64
  %25 = shl nsw i64 %24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %1, i64 %25, i1 false)
  call fastcc void @factorise(ptr noundef %5, ptr noundef null)
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 80
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

define internal fastcc range(i32 0, 8) i32 @prepare_dense(ptr noundef %0, ptr noundef nonnull %1, double noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 264
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
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 272
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 240
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
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 232
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

define internal fastcc range(i32 0, 8) i32 @find_crossings(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef nonnull initializes((0, 4)) %3) unnamed_addr #4 {
  store i32 0, ptr %3, align 4
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 296
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
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 360
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
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 232
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

define internal fastcc range(i32 0, 9) i32 @write_samples(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, double noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 232
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
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %14 = load ptr, ptr %13, align 8
  %15 = fsub double 1.000000e+00, %1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 224
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

define internal fastcc range(i32 0, 8) i32 @events_at(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, double noundef %3, ptr noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %7 = load double, ptr %6, align 8
  %8 = tail call double @llvm.fmuladd.f64(double %3, double %2, double %7)
  %9 = fcmp oeq double %3, 0.000000e+00
  %10 = fcmp oeq double %3, 1.000000e+00
  %11 = or i1 %9, %10
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %13 = load ptr, ptr %12, align 8
  br i1 %11, label %14, label %27

14:                                               ; preds = %5
  %15 = select i1 %9, i64 224, i64 232
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
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 256
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
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %44 = load ptr, ptr %43, align 8
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %8, ptr noundef %44)
  br label %45

45:                                               ; preds = %42, %38, %31
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 248
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

define internal fastcc range(i32 0, 8) i32 @search_interval(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, i32 noundef %3, i32 noundef range(i32 -2147483648, 8) %4, ptr noundef nonnull %5) unnamed_addr #4 {
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
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 296
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
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %57 = load ptr, ptr %56, align 8
  %58 = load i32, ptr %5, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %57, i64 %59
  store i32 %3, ptr %60, align 4
  %61 = load double, ptr %8, align 8
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 312
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
  %162 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %163 = load ptr, ptr %162, align 8
  %164 = load i32, ptr %5, align 4
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds i32, ptr %163, i64 %165
  store i32 %3, ptr %166, align 4
  %167 = load double, ptr %7, align 8
  %168 = getelementptr inbounds nuw i8, ptr %1, i64 312
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

define internal fastcc range(i32 0, 8) i32 @add_crossing(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, i32 noundef %3, double noundef %4, double noundef %5, double noundef %6, double noundef %7, ptr noundef nonnull %8) unnamed_addr #2 {
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
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %32 = load ptr, ptr %31, align 8
  %33 = load i32, ptr %8, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  store i32 %3, ptr %35, align 4
  %36 = load double, ptr %10, align 8
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 312
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

define internal fastcc range(i32 0, 8) i32 @dip(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, i32 noundef %3, double noundef %4, double noundef %5, double noundef %6, ptr noundef nonnull writeonly %7, ptr noundef nonnull writeonly %8) unnamed_addr #4 {
  %10 = fsub double %5, %4
  %11 = tail call double @llvm.fmuladd.f64(double %10, double 0x3FD8722191A02D60, double %4)
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 304
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

define internal fastcc range(i32 0, 8) i32 @locate(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, i32 noundef %3, double noundef %4, double noundef %5, double noundef %6, double noundef %7, ptr noundef nonnull writeonly %8) unnamed_addr #4 {
  %10 = fcmp une double %7, 0.000000e+00
  br i1 %10, label %11, label %73

11:                                               ; preds = %9
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 304
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

define internal fastcc range(i32 0, 8) i32 @minimal_rates(ptr noundef %0, ptr noundef nonnull initializes((368, 384)) %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %8 = load ptr, ptr %7, align 8
  tail call void @appell_rows(double noundef %2, ptr noundef %3, ptr noundef %6, ptr noundef null, ptr noundef %8) #20
  %9 = load ptr, ptr %7, align 8
  %10 = load i32, ptr @appell_n_coordinates, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds double, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 368
  store ptr %12, ptr %13, align 8
  %14 = load i32, ptr @appell_n_rows, align 4
  %15 = load i32, ptr @appell_n_speeds, align 4
  %16 = mul nsw i32 %15, %14
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds double, ptr %12, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 376
  store ptr %18, ptr %19, align 8
  %20 = add i32 %14, %10
  %21 = add i32 %20, %16
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %23, label %37

23:                                               ; preds = %5
  %24 = zext nneg i32 %21 to i64
  br label %25

25:                                               ; preds = %25, %23
  %26 = phi i64 [ 0, %23 ], [ %32, %25 ]
  %27 = phi double [ 0.000000e+00, %23 ], [ %31, %25 ]
  %28 = getelementptr inbounds nuw double, ptr %9, i64 %26
  %29 = load double, ptr %28, align 8
  %30 = fsub double %29, %29
  %31 = fadd double %27, %30
  %32 = add nuw nsw i64 %26, 1
  %33 = icmp eq i64 %32, %24
  br i1 %33, label %34, label %25

34:                                               ; preds = %25
  %35 = fcmp une double %31, 0.000000e+00
  br i1 %35, label %36, label %37

36:                                               ; preds = %34
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 2, i32 noundef 0, double noundef %2)
  br label %155

37:                                               ; preds = %5, %34
  %38 = tail call fastcc i32 @eliminate(ptr noundef nonnull %0, ptr noundef %1)
  %39 = sub nsw i32 %15, %38
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %41 = load ptr, ptr %40, align 8
  %42 = mul nsw i32 %39, %15
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %46 = load ptr, ptr %45, align 8
  %47 = mul nsw i32 %39, %39
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw double, ptr %46, i64 %48
  tail call fastcc void @form_tangent(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %39)
  %50 = load i32, ptr @appell_n_independent, align 4
  %51 = icmp eq i32 %39, %50
  br i1 %51, label %52, label %56

52:                                               ; preds = %37
  %53 = load ptr, ptr %0, align 8
  %54 = load ptr, ptr %40, align 8
  %55 = load ptr, ptr %45, align 8
  tail call void @appell_minimal(double noundef %2, ptr noundef %3, ptr noundef %53, ptr noundef %54, ptr noundef %55) #20
  br label %59

56:                                               ; preds = %37
  %57 = tail call fastcc i32 @reduce_dynamics(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, i32 noundef %39)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %155

59:                                               ; preds = %52, %56
  %60 = add nsw i32 %47, %39
  %61 = load ptr, ptr %45, align 8
  %62 = icmp sgt i32 %60, 0
  br i1 %62, label %63, label %77

63:                                               ; preds = %59
  %64 = zext nneg i32 %60 to i64
  br label %65

65:                                               ; preds = %65, %63
  %66 = phi i64 [ 0, %63 ], [ %72, %65 ]
  %67 = phi double [ 0.000000e+00, %63 ], [ %71, %65 ]
  %68 = getelementptr inbounds nuw double, ptr %61, i64 %66
  %69 = load double, ptr %68, align 8
  %70 = fsub double %69, %69
  %71 = fadd double %67, %70
  %72 = add nuw nsw i64 %66, 1
  %73 = icmp eq i64 %72, %64
  br i1 %73, label %74, label %65

74:                                               ; preds = %65
  %75 = fcmp une double %71, 0.000000e+00
  br i1 %75, label %76, label %77

76:                                               ; preds = %74
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 3, i32 noundef 0, double noundef %2)
  br label %155

77:                                               ; preds = %59, %74
  %78 = tail call fastcc i32 @solve_reduced(ptr noundef %1, i32 noundef %39, ptr noundef %46, ptr noundef %49)
  %79 = icmp slt i32 %78, 0
  br i1 %79, label %80, label %113

80:                                               ; preds = %77
  %81 = load ptr, ptr %0, align 8
  %82 = load ptr, ptr %1, align 8
  tail call void @appell_dynamics(double noundef %2, ptr noundef %3, ptr noundef %81, ptr noundef null, ptr noundef %82) #20
  %83 = load ptr, ptr %1, align 8
  %84 = getelementptr inbounds double, ptr %83, i64 %11
  %85 = mul nsw i32 %15, %15
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw double, ptr %84, i64 %86
  %88 = sext i32 %15 to i64
  %89 = getelementptr inbounds double, ptr %87, i64 %88
  store ptr %89, ptr %13, align 8
  %90 = getelementptr inbounds double, ptr %89, i64 %17
  store ptr %90, ptr %19, align 8
  %91 = shl i32 %14, 1
  %92 = mul i32 %91, %15
  %93 = add i32 %20, %15
  %94 = add i32 %93, %85
  %95 = add i32 %94, %92
  %96 = icmp sgt i32 %95, 0
  br i1 %96, label %97, label %111

97:                                               ; preds = %80
  %98 = zext nneg i32 %95 to i64
  br label %99

99:                                               ; preds = %99, %97
  %100 = phi i64 [ 0, %97 ], [ %106, %99 ]
  %101 = phi double [ 0.000000e+00, %97 ], [ %105, %99 ]
  %102 = getelementptr inbounds nuw double, ptr %83, i64 %100
  %103 = load double, ptr %102, align 8
  %104 = fsub double %103, %103
  %105 = fadd double %101, %104
  %106 = add nuw nsw i64 %100, 1
  %107 = icmp eq i64 %106, %98
  br i1 %107, label %108, label %99

108:                                              ; preds = %99
  %109 = fcmp une double %105, 0.000000e+00
  br i1 %109, label %110, label %111

110:                                              ; preds = %108
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 0, double noundef %2)
  br label %155

111:                                              ; preds = %108, %80
  %112 = tail call fastcc i32 @solve_saddle(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  br label %155

113:                                              ; preds = %77
  %114 = add nsw i32 %78, %38
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 264
  store i32 %114, ptr %115, align 8
  %116 = icmp sgt i32 %15, 0
  br i1 %116, label %117, label %123

117:                                              ; preds = %113
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %119 = load ptr, ptr %118, align 8
  %120 = icmp sgt i32 %39, 0
  %121 = zext nneg i32 %15 to i64
  %122 = zext nneg i32 %39 to i64
  br label %125

123:                                              ; preds = %132, %113
  %124 = icmp slt i32 %114, %14
  br i1 %124, label %146, label %148

125:                                              ; preds = %117, %132
  %126 = phi i64 [ 0, %117 ], [ %133, %132 ]
  %127 = getelementptr inbounds nuw double, ptr %44, i64 %126
  %128 = load double, ptr %127, align 8
  %129 = getelementptr inbounds nuw double, ptr %119, i64 %126
  store double %128, ptr %129, align 8
  br i1 %120, label %130, label %132

130:                                              ; preds = %125
  %131 = getelementptr inbounds nuw double, ptr %41, i64 %126
  br label %135

132:                                              ; preds = %135, %125
  %133 = add nuw nsw i64 %126, 1
  %134 = icmp eq i64 %133, %121
  br i1 %134, label %123, label %125

135:                                              ; preds = %130, %135
  %136 = phi i64 [ 0, %130 ], [ %144, %135 ]
  %137 = phi double [ %128, %130 ], [ %143, %135 ]
  %138 = mul nuw nsw i64 %136, %121
  %139 = getelementptr inbounds nuw double, ptr %131, i64 %138
  %140 = load double, ptr %139, align 8
  %141 = getelementptr inbounds nuw double, ptr %49, i64 %136
  %142 = load double, ptr %141, align 8
  %143 = tail call double @llvm.fmuladd.f64(double %140, double %142, double %137)
  store double %143, ptr %129, align 8
  %144 = add nuw nsw i64 %136, 1
  %145 = icmp eq i64 %144, %122
  br i1 %145, label %132, label %135

146:                                              ; preds = %123
  %147 = tail call fastcc i32 @check_rows(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  br label %148

148:                                              ; preds = %146, %123
  %149 = phi i32 [ %147, %146 ], [ 0, %123 ]
  %150 = icmp eq i32 %149, 0
  %151 = icmp ne i32 %4, 0
  %152 = and i1 %151, %150
  br i1 %152, label %153, label %155

153:                                              ; preds = %148
  %154 = tail call fastcc i32 @recover_multipliers(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  br label %155

155:                                              ; preds = %110, %76, %56, %148, %153, %111, %36
  %156 = phi i32 [ 5, %36 ], [ 5, %76 ], [ %57, %56 ], [ 5, %110 ], [ %112, %111 ], [ %154, %153 ], [ %149, %148 ]
  ret i32 %156
}

define internal fastcc range(i32 0, 8) i32 @evident_rates(ptr noundef %0, ptr noundef nonnull initializes((368, 384)) %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
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
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 368
  store ptr %19, ptr %20, align 8
  %21 = load i32, ptr @appell_n_rows, align 4
  %22 = mul nsw i32 %21, %14
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds double, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 376
  store ptr %24, ptr %25, align 8
  %26 = shl i32 %14, 1
  %27 = mul i32 %26, %21
  %28 = add i32 %14, %11
  %29 = add i32 %28, %15
  %30 = add i32 %29, %21
  %31 = add i32 %30, %27
  %32 = icmp sgt i32 %31, 0
  br i1 %32, label %33, label %47

33:                                               ; preds = %5
  %34 = zext nneg i32 %31 to i64
  br label %35

35:                                               ; preds = %35, %33
  %36 = phi i64 [ 0, %33 ], [ %42, %35 ]
  %37 = phi double [ 0.000000e+00, %33 ], [ %41, %35 ]
  %38 = getelementptr inbounds nuw double, ptr %10, i64 %36
  %39 = load double, ptr %38, align 8
  %40 = fsub double %39, %39
  %41 = fadd double %37, %40
  %42 = add nuw nsw i64 %36, 1
  %43 = icmp eq i64 %42, %34
  br i1 %43, label %44, label %35

44:                                               ; preds = %35
  %45 = fcmp une double %41, 0.000000e+00
  br i1 %45, label %46, label %47

46:                                               ; preds = %44
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 0, double noundef %2)
  br label %169

47:                                               ; preds = %44, %5
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %49 = load ptr, ptr %48, align 8
  %50 = shl nuw nsw i64 %16, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %13, i64 %50, i1 false)
  %51 = load i32, ptr @appell_is_symmetric, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %57, label %53

53:                                               ; preds = %47
  %54 = load ptr, ptr %48, align 8
  %55 = tail call fastcc i32 @cholesky(i32 noundef %14, ptr noundef %54)
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %59

57:                                               ; preds = %53, %47
  %58 = tail call fastcc i32 @solve_saddle(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  br label %169

59:                                               ; preds = %53
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds double, ptr %61, i64 %18
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %64 = load ptr, ptr %63, align 8
  %65 = load ptr, ptr %1, align 8
  %66 = getelementptr inbounds double, ptr %65, i64 %12
  %67 = getelementptr inbounds nuw double, ptr %66, i64 %16
  %68 = shl nsw i64 %18, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %64, ptr align 8 %67, i64 %68, i1 false)
  %69 = load ptr, ptr %48, align 8
  %70 = load ptr, ptr %63, align 8
  tail call fastcc void @forward(i32 noundef %14, ptr noundef %69, ptr noundef %70)
  %71 = load ptr, ptr %48, align 8
  %72 = load ptr, ptr %1, align 8
  %73 = getelementptr inbounds double, ptr %72, i64 %12
  %74 = getelementptr inbounds nuw double, ptr %73, i64 %16
  %75 = getelementptr inbounds double, ptr %74, i64 %18
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %77 = load ptr, ptr %76, align 8
  tail call fastcc void @raise_rows(i32 noundef %14, i32 noundef %21, ptr noundef %71, ptr noundef %75, ptr noundef %77)
  %78 = load ptr, ptr %1, align 8
  %79 = getelementptr inbounds double, ptr %78, i64 %12
  %80 = getelementptr inbounds nuw double, ptr %79, i64 %16
  %81 = getelementptr inbounds double, ptr %80, i64 %18
  %82 = getelementptr inbounds double, ptr %81, i64 %23
  %83 = sext i32 %21 to i64
  %84 = getelementptr inbounds double, ptr %82, i64 %83
  %85 = icmp sgt i32 %21, 0
  br i1 %85, label %86, label %118

86:                                               ; preds = %59
  %87 = icmp sgt i32 %14, 0
  %88 = zext nneg i32 %21 to i64
  %89 = zext i32 %14 to i64
  br label %90

90:                                               ; preds = %97, %86
  %91 = phi i64 [ 0, %86 ], [ %99, %97 ]
  %92 = phi i32 [ 0, %86 ], [ %98, %97 ]
  br i1 %87, label %93, label %97

93:                                               ; preds = %90
  %94 = mul nuw nsw i64 %91, %89
  %95 = getelementptr inbounds nuw double, ptr %81, i64 %91
  %96 = getelementptr inbounds nuw double, ptr %84, i64 %94
  br label %101

97:                                               ; preds = %101, %90
  %98 = phi i32 [ %92, %90 ], [ %111, %101 ]
  %99 = add nuw nsw i64 %91, 1
  %100 = icmp eq i64 %99, %88
  br i1 %100, label %114, label %90

101:                                              ; preds = %101, %93
  %102 = phi i64 [ 0, %93 ], [ %112, %101 ]
  %103 = phi i32 [ %92, %93 ], [ %111, %101 ]
  %104 = mul nuw nsw i64 %102, %88
  %105 = getelementptr inbounds nuw double, ptr %95, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = getelementptr inbounds nuw double, ptr %96, i64 %102
  %108 = load double, ptr %107, align 8
  %109 = fcmp une double %106, %108
  %110 = zext i1 %109 to i32
  %111 = or i32 %103, %110
  %112 = add nuw nsw i64 %102, 1
  %113 = icmp eq i64 %112, %89
  br i1 %113, label %97, label %101

114:                                              ; preds = %97
  %115 = icmp eq i32 %98, 0
  br i1 %115, label %118, label %116

116:                                              ; preds = %114
  %117 = tail call fastcc i32 @solve_with_actuators(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  br label %169

118:                                              ; preds = %59, %114
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  store i32 %14, ptr %6, align 8
  %119 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %21, ptr %119, align 4
  %120 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 0, ptr %120, align 8
  %121 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 0, ptr %121, align 4
  %122 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %123 = load ptr, ptr %76, align 8
  store ptr %123, ptr %122, align 8
  %124 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %125 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %126 = load ptr, ptr %125, align 8
  store ptr %126, ptr %124, align 8
  %127 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %129 = load ptr, ptr %128, align 8
  store ptr %129, ptr %127, align 8
  %130 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %132 = load ptr, ptr %131, align 8
  store ptr %132, ptr %130, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  %133 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %134 = getelementptr inbounds nuw i8, ptr %1, i64 136
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  %135 = load ptr, ptr %134, align 8
  store ptr %135, ptr %133, align 8
  %136 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %138 = load ptr, ptr %137, align 8
  store ptr %138, ptr %136, align 8
  %139 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %141 = load ptr, ptr %140, align 8
  store ptr %141, ptr %139, align 8
  %142 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %143 = getelementptr inbounds nuw i8, ptr %1, i64 328
  %144 = load ptr, ptr %143, align 8
  store ptr %144, ptr %142, align 8
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %146 = load ptr, ptr %145, align 8
  call fastcc void @factorise(ptr noundef %6, ptr noundef %146)
  %147 = load ptr, ptr %63, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %61, ptr align 8 %147, i64 %68, i1 false)
  %148 = load ptr, ptr %1, align 8
  %149 = getelementptr inbounds double, ptr %148, i64 %12
  %150 = getelementptr inbounds nuw double, ptr %149, i64 %16
  %151 = getelementptr inbounds double, ptr %150, i64 %18
  %152 = getelementptr inbounds double, ptr %151, i64 %23
  %153 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %154 = load ptr, ptr %153, align 8
  call fastcc void @meet(ptr noundef %6, ptr noundef %152, ptr noundef %61, ptr noundef %154)
  %155 = load ptr, ptr %48, align 8
  tail call fastcc void @backward(i32 noundef %14, ptr noundef %155, ptr noundef %61)
  %156 = icmp eq i32 %4, 0
  br i1 %156, label %161, label %157

157:                                              ; preds = %118
  %158 = load ptr, ptr %153, align 8
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %160 = load ptr, ptr %159, align 8
  call fastcc void @shares(ptr noundef %6, ptr noundef %7, ptr noundef %158, ptr noundef %160, ptr noundef %62)
  br label %161

161:                                              ; preds = %157, %118
  %162 = load i32, ptr %120, align 8
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 264
  store i32 %162, ptr %163, align 8
  %164 = icmp slt i32 %162, %21
  br i1 %164, label %165, label %167

165:                                              ; preds = %161
  %166 = tail call fastcc i32 @check_rows(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  br label %167

167:                                              ; preds = %161, %165
  %168 = phi i32 [ %166, %165 ], [ 0, %161 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  br label %169

169:                                              ; preds = %46, %116, %167, %57
  %170 = phi i32 [ %58, %57 ], [ 5, %46 ], [ %168, %167 ], [ %117, %116 ]
  ret i32 %170
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

declare void @appell_rows(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

define internal fastcc i32 @eliminate(ptr noundef readonly %0, ptr noundef nonnull readonly %1) unnamed_addr #16 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 96
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
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 336
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
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %104 = load ptr, ptr %103, align 8
  %105 = zext nneg i32 %7 to i64
  %106 = shl nuw nsw i64 %105, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %104, i8 -1, i64 %106, i1 false)
  br label %107

107:                                              ; preds = %102, %100
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %109 = icmp slt i32 %5, 1
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 336
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
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 96
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
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %17 = load ptr, ptr %16, align 8
  %18 = load i32, ptr @appell_n_rows, align 4
  %19 = sext i32 %18 to i64
  %20 = zext nneg i32 %10 to i64
  br label %36

21:                                               ; preds = %74
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 344
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

define internal fastcc range(i32 0, 6) i32 @reduce_dynamics(ptr noundef %0, ptr noundef nonnull initializes((368, 384)) %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
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
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 368
  store ptr %23, ptr %24, align 8
  %25 = load i32, ptr @appell_n_rows, align 4
  %26 = mul nsw i32 %25, %8
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %23, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 376
  store ptr %28, ptr %29, align 8
  %30 = shl i32 %8, 1
  %31 = mul i32 %30, %25
  %32 = add i32 %13, %8
  %33 = add i32 %32, %10
  %34 = add i32 %33, %25
  %35 = add i32 %34, %31
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %37, label %51

37:                                               ; preds = %5
  %38 = zext nneg i32 %35 to i64
  br label %39

39:                                               ; preds = %39, %37
  %40 = phi i64 [ 0, %37 ], [ %46, %39 ]
  %41 = phi double [ 0.000000e+00, %37 ], [ %45, %39 ]
  %42 = getelementptr inbounds nuw double, ptr %19, i64 %40
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
  br label %126

51:                                               ; preds = %5, %48
  %52 = icmp slt i32 %4, 0
  br i1 %52, label %126, label %53

53:                                               ; preds = %51
  %54 = icmp sgt i32 %8, 0
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %56 = icmp eq i32 %4, 0
  %57 = zext i32 %8 to i64
  %58 = zext nneg i32 %4 to i64
  %59 = add nuw i32 %4, 1
  %60 = zext i32 %59 to i64
  %61 = zext nneg i32 %4 to i64
  br label %62

62:                                               ; preds = %53, %106
  %63 = phi i64 [ 0, %53 ], [ %107, %106 ]
  %64 = icmp samesign ult i64 %63, %58
  %65 = mul nsw i64 %63, %22
  %66 = getelementptr inbounds double, ptr %7, i64 %65
  br i1 %54, label %67, label %69

67:                                               ; preds = %62
  %68 = load ptr, ptr %55, align 8
  br label %76

69:                                               ; preds = %86, %62
  br i1 %56, label %106, label %70

70:                                               ; preds = %69
  %71 = tail call i64 @llvm.umin.i64(i64 %63, i64 %58)
  %72 = trunc nuw nsw i64 %71 to i32
  %73 = mul i32 %4, %72
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw double, ptr %17, i64 %74
  br label %100

76:                                               ; preds = %67, %86
  %77 = phi i64 [ 0, %67 ], [ %87, %86 ]
  br i1 %64, label %82, label %78

78:                                               ; preds = %76
  %79 = getelementptr inbounds nuw double, ptr %15, i64 %77
  %80 = load double, ptr %79, align 8
  %81 = fneg double %80
  br label %82

82:                                               ; preds = %76, %78
  %83 = phi double [ %81, %78 ], [ 0.000000e+00, %76 ]
  %84 = getelementptr inbounds nuw double, ptr %68, i64 %77
  store double %83, ptr %84, align 8
  %85 = getelementptr inbounds nuw double, ptr %12, i64 %77
  br label %89

86:                                               ; preds = %89
  %87 = add nuw nsw i64 %77, 1
  %88 = icmp eq i64 %87, %57
  br i1 %88, label %69, label %76

89:                                               ; preds = %82, %89
  %90 = phi i64 [ 0, %82 ], [ %98, %89 ]
  %91 = phi double [ %83, %82 ], [ %97, %89 ]
  %92 = mul nuw nsw i64 %90, %57
  %93 = getelementptr inbounds nuw double, ptr %85, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = getelementptr inbounds nuw double, ptr %66, i64 %90
  %96 = load double, ptr %95, align 8
  %97 = tail call double @llvm.fmuladd.f64(double %94, double %96, double %91)
  store double %97, ptr %84, align 8
  %98 = add nuw nsw i64 %90, 1
  %99 = icmp eq i64 %98, %57
  br i1 %99, label %86, label %89

100:                                              ; preds = %70, %109
  %101 = phi i64 [ %114, %109 ], [ 0, %70 ]
  br i1 %54, label %102, label %109

102:                                              ; preds = %100
  %103 = mul nuw nsw i64 %101, %57
  %104 = load ptr, ptr %55, align 8
  %105 = getelementptr inbounds nuw double, ptr %7, i64 %103
  br label %116

106:                                              ; preds = %109, %69
  %107 = add nuw nsw i64 %63, 1
  %108 = icmp eq i64 %107, %60
  br i1 %108, label %126, label %62

109:                                              ; preds = %116, %100
  %110 = phi double [ 0.000000e+00, %100 ], [ %123, %116 ]
  %111 = fneg double %110
  %112 = select i1 %64, double %110, double %111
  %113 = getelementptr inbounds nuw double, ptr %75, i64 %101
  store double %112, ptr %113, align 8
  %114 = add nuw nsw i64 %101, 1
  %115 = icmp eq i64 %114, %61
  br i1 %115, label %106, label %100

116:                                              ; preds = %102, %116
  %117 = phi i64 [ 0, %102 ], [ %124, %116 ]
  %118 = phi double [ 0.000000e+00, %102 ], [ %123, %116 ]
  %119 = getelementptr inbounds nuw double, ptr %105, i64 %117
  %120 = load double, ptr %119, align 8
  %121 = getelementptr inbounds nuw double, ptr %104, i64 %117
  %122 = load double, ptr %121, align 8
  %123 = tail call double @llvm.fmuladd.f64(double %120, double %122, double %118)
  %124 = add nuw nsw i64 %117, 1
  %125 = icmp eq i64 %124, %57
  br i1 %125, label %109, label %116

126:                                              ; preds = %106, %51, %50
  %127 = phi i32 [ 5, %50 ], [ 0, %51 ], [ 0, %106 ]
  ret i32 %127
}

define internal fastcc i32 @solve_reduced(ptr noundef nonnull readonly %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #12 {
  %5 = alloca %struct.Factor, align 8
  %6 = tail call fastcc i32 @cholesky(i32 noundef %1, ptr noundef %2)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %34, label %8

8:                                                ; preds = %4
  tail call fastcc void @forward(i32 noundef %1, ptr noundef %2, ptr noundef %3)
  %9 = load i32, ptr @appell_n_evident, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %32, label %11

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %13 = load ptr, ptr %12, align 8
  %14 = tail call fastcc i32 @raise_evident_rows(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %13)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  store i32 %1, ptr %5, align 8
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %14, ptr %15, align 4
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 0, ptr %17, align 4
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %26 = load ptr, ptr %25, align 8
  store ptr %26, ptr %24, align 8
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %29 = load ptr, ptr %28, align 8
  store ptr %29, ptr %27, align 8
  call fastcc void @factorise(ptr noundef %5, ptr noundef null)
  %30 = load ptr, ptr %12, align 8
  call fastcc void @meet(ptr noundef %5, ptr noundef %30, ptr noundef %3, ptr noundef null)
  %31 = load i32, ptr %16, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  br label %32

32:                                               ; preds = %11, %8
  %33 = phi i32 [ %31, %11 ], [ 0, %8 ]
  tail call fastcc void @backward(i32 noundef %1, ptr noundef %2, ptr noundef %3)
  br label %34

34:                                               ; preds = %4, %32
  %35 = phi i32 [ %33, %32 ], [ -1, %4 ]
  ret i32 %35
}

define internal fastcc range(i32 0, 8) i32 @solve_saddle(ptr noundef writeonly %0, ptr noundef nonnull readonly %1, double noundef %2) unnamed_addr #12 {
  %4 = alloca %struct.Factor, align 8
  %5 = alloca %struct.Factor, align 8
  %6 = load i32, ptr @appell_n_speeds, align 4
  %7 = load i32, ptr @appell_n_rows, align 4
  %8 = add i32 %7, %6
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 104
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
  br label %39

26:                                               ; preds = %58, %3
  %27 = icmp sgt i32 %7, 0
  br i1 %27, label %28, label %86

28:                                               ; preds = %26
  %29 = load i32, ptr @appell_n_coordinates, align 4
  %30 = sext i32 %29 to i64
  %31 = mul nsw i32 %6, %6
  %32 = zext nneg i32 %31 to i64
  %33 = sext i32 %6 to i64
  %34 = mul nsw i32 %7, %6
  %35 = sext i32 %34 to i64
  %36 = zext nneg i32 %7 to i64
  %37 = zext i32 %6 to i64
  %38 = zext i32 %8 to i64
  br label %71

39:                                               ; preds = %58, %15
  %40 = phi i64 [ 0, %15 ], [ %59, %58 ]
  %41 = load ptr, ptr %9, align 8
  %42 = mul nsw i64 %40, %23
  %43 = getelementptr inbounds double, ptr %41, i64 %42
  %44 = load ptr, ptr %1, align 8
  %45 = getelementptr inbounds double, ptr %44, i64 %17
  %46 = mul nuw nsw i64 %40, %18
  %47 = getelementptr inbounds nuw double, ptr %45, i64 %46
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %43, ptr align 8 %47, i64 %19, i1 false)
  br i1 %20, label %48, label %58

48:                                               ; preds = %39
  %49 = load ptr, ptr %1, align 8
  %50 = getelementptr inbounds double, ptr %49, i64 %17
  %51 = getelementptr inbounds nuw double, ptr %50, i64 %22
  %52 = getelementptr inbounds nuw double, ptr %51, i64 %18
  %53 = mul nuw nsw i64 %40, %24
  %54 = load ptr, ptr %9, align 8
  %55 = trunc nsw i64 %42 to i32
  %56 = add nuw i32 %6, %55
  %57 = getelementptr double, ptr %52, i64 %53
  br label %61

58:                                               ; preds = %61, %39
  %59 = add nuw nsw i64 %40, 1
  %60 = icmp eq i64 %59, %18
  br i1 %60, label %26, label %39

61:                                               ; preds = %61, %48
  %62 = phi i64 [ 0, %48 ], [ %69, %61 ]
  %63 = getelementptr double, ptr %57, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = trunc nuw nsw i64 %62 to i32
  %66 = add i32 %56, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %54, i64 %67
  store double %64, ptr %68, align 8
  %69 = add nuw nsw i64 %62, 1
  %70 = icmp eq i64 %69, %25
  br i1 %70, label %58, label %61

71:                                               ; preds = %98, %28
  %72 = phi i64 [ 0, %28 ], [ %99, %98 ]
  br i1 %14, label %73, label %98

73:                                               ; preds = %71
  %74 = load ptr, ptr %1, align 8
  %75 = getelementptr inbounds double, ptr %74, i64 %30
  %76 = getelementptr inbounds nuw double, ptr %75, i64 %32
  %77 = getelementptr inbounds nuw double, ptr %76, i64 %33
  %78 = getelementptr inbounds nuw double, ptr %77, i64 %35
  %79 = getelementptr inbounds nuw double, ptr %78, i64 %36
  %80 = mul nuw nsw i64 %72, %37
  %81 = load ptr, ptr %9, align 8
  %82 = add nuw nsw i64 %72, %37
  %83 = mul nuw nsw i64 %82, %38
  %84 = getelementptr inbounds nuw double, ptr %79, i64 %80
  %85 = getelementptr inbounds nuw double, ptr %81, i64 %83
  br label %101

86:                                               ; preds = %98, %26
  br i1 %14, label %87, label %109

87:                                               ; preds = %86
  %88 = load ptr, ptr %1, align 8
  %89 = load i32, ptr @appell_n_coordinates, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds double, ptr %88, i64 %90
  %92 = mul nuw nsw i32 %6, %6
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw double, ptr %91, i64 %93
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %96 = load ptr, ptr %95, align 8
  %97 = zext nneg i32 %6 to i64
  br label %127

98:                                               ; preds = %101, %71
  %99 = add nuw nsw i64 %72, 1
  %100 = icmp eq i64 %99, %36
  br i1 %100, label %86, label %71

101:                                              ; preds = %101, %73
  %102 = phi i64 [ 0, %73 ], [ %107, %101 ]
  %103 = getelementptr inbounds nuw double, ptr %84, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = fneg double %104
  %106 = getelementptr inbounds nuw double, ptr %85, i64 %102
  store double %105, ptr %106, align 8
  %107 = add nuw nsw i64 %102, 1
  %108 = icmp eq i64 %107, %37
  br i1 %108, label %98, label %101

109:                                              ; preds = %127, %86
  br i1 %27, label %110, label %134

110:                                              ; preds = %109
  %111 = load ptr, ptr %1, align 8
  %112 = load i32, ptr @appell_n_coordinates, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds double, ptr %111, i64 %113
  %115 = mul nsw i32 %6, %6
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw double, ptr %114, i64 %116
  %118 = sext i32 %6 to i64
  %119 = getelementptr inbounds double, ptr %117, i64 %118
  %120 = mul nsw i32 %7, %6
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds double, ptr %119, i64 %121
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %124 = load ptr, ptr %123, align 8
  %125 = zext nneg i32 %7 to i64
  %126 = getelementptr double, ptr %124, i64 %118
  br label %147

127:                                              ; preds = %127, %87
  %128 = phi i64 [ 0, %87 ], [ %132, %127 ]
  %129 = getelementptr inbounds nuw double, ptr %94, i64 %128
  %130 = load double, ptr %129, align 8
  %131 = getelementptr inbounds nuw double, ptr %96, i64 %128
  store double %130, ptr %131, align 8
  %132 = add nuw nsw i64 %128, 1
  %133 = icmp eq i64 %132, %97
  br i1 %133, label %109, label %127

134:                                              ; preds = %147, %109
  %135 = icmp sgt i32 %8, 0
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 112
  br i1 %135, label %139, label %137

137:                                              ; preds = %134
  %138 = load ptr, ptr %136, align 8
  br label %189

139:                                              ; preds = %134
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %143 = load ptr, ptr %142, align 8
  %144 = zext nneg i32 %8 to i64
  %145 = load ptr, ptr %9, align 8
  %146 = load ptr, ptr %136, align 8
  br label %155

147:                                              ; preds = %147, %110
  %148 = phi i64 [ 0, %110 ], [ %153, %147 ]
  %149 = getelementptr inbounds nuw double, ptr %122, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = fneg double %150
  %152 = getelementptr double, ptr %126, i64 %148
  store double %151, ptr %152, align 8
  %153 = add nuw nsw i64 %148, 1
  %154 = icmp eq i64 %153, %125
  br i1 %154, label %134, label %147

155:                                              ; preds = %172, %139
  %156 = phi i64 [ 0, %139 ], [ %177, %172 ]
  %157 = getelementptr inbounds nuw double, ptr %145, i64 %156
  br label %162

158:                                              ; preds = %162
  %159 = fcmp ogt double %169, 0.000000e+00
  %160 = fdiv double 1.000000e+00, %169
  %161 = select i1 %159, double %160, double 1.000000e+00
  br label %179

162:                                              ; preds = %162, %155
  %163 = phi i64 [ 0, %155 ], [ %170, %162 ]
  %164 = phi double [ 0.000000e+00, %155 ], [ %169, %162 ]
  %165 = mul nuw nsw i64 %163, %144
  %166 = getelementptr inbounds nuw double, ptr %157, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = tail call double @llvm.fabs.f64(double %167)
  %169 = tail call double @llvm.maxnum.f64(double %164, double %168)
  %170 = add nuw nsw i64 %163, 1
  %171 = icmp eq i64 %170, %144
  br i1 %171, label %158, label %162

172:                                              ; preds = %179
  %173 = getelementptr inbounds nuw double, ptr %141, i64 %156
  %174 = load double, ptr %173, align 8
  %175 = fmul double %161, %174
  %176 = getelementptr inbounds nuw double, ptr %143, i64 %156
  store double %175, ptr %176, align 8
  %177 = add nuw nsw i64 %156, 1
  %178 = icmp eq i64 %177, %144
  br i1 %178, label %189, label %155

179:                                              ; preds = %179, %158
  %180 = phi i64 [ 0, %158 ], [ %187, %179 ]
  %181 = mul nuw nsw i64 %180, %144
  %182 = add nuw nsw i64 %181, %156
  %183 = getelementptr inbounds nuw double, ptr %145, i64 %182
  %184 = load double, ptr %183, align 8
  %185 = fmul double %161, %184
  %186 = getelementptr inbounds nuw double, ptr %146, i64 %182
  store double %185, ptr %186, align 8
  %187 = add nuw nsw i64 %180, 1
  %188 = icmp eq i64 %187, %144
  br i1 %188, label %172, label %179

189:                                              ; preds = %172, %137
  %190 = phi ptr [ %138, %137 ], [ %146, %172 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  store i32 %8, ptr %4, align 8
  %191 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 %8, ptr %191, align 4
  %192 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 0, ptr %192, align 8
  %193 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 0, ptr %193, align 4
  %194 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %190, ptr %194, align 8
  %195 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %196 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %197 = load ptr, ptr %196, align 8
  store ptr %197, ptr %195, align 8
  %198 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %199 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %200 = load ptr, ptr %199, align 8
  store ptr %200, ptr %198, align 8
  %201 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %202 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %203 = load ptr, ptr %202, align 8
  store ptr %203, ptr %201, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  %204 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %205 = getelementptr inbounds nuw i8, ptr %1, i64 136
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  %206 = load ptr, ptr %205, align 8
  store ptr %206, ptr %204, align 8
  %207 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %208 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %209 = load ptr, ptr %208, align 8
  store ptr %209, ptr %207, align 8
  %210 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %211 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %212 = load ptr, ptr %211, align 8
  store ptr %212, ptr %210, align 8
  %213 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %214 = getelementptr inbounds nuw i8, ptr %1, i64 328
  %215 = load ptr, ptr %214, align 8
  store ptr %215, ptr %213, align 8
  call fastcc void @factorise(ptr noundef %4, ptr noundef null)
  %216 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %217 = load ptr, ptr %216, align 8
  %218 = load i32, ptr %192, align 8
  %219 = load i32, ptr %191, align 4
  %220 = icmp slt i32 %218, %219
  br i1 %220, label %221, label %296

221:                                              ; preds = %189
  %222 = load ptr, ptr %201, align 8
  %223 = icmp sgt i32 %218, 0
  %224 = zext i32 %218 to i64
  %225 = sext i32 %218 to i64
  %226 = load ptr, ptr %194, align 8
  %227 = load i32, ptr %4, align 8
  %228 = sext i32 %227 to i64
  %229 = add i32 %227, 1
  br label %230

230:                                              ; preds = %289, %221
  %231 = phi i64 [ %225, %221 ], [ %290, %289 ]
  %232 = getelementptr inbounds i32, ptr %222, i64 %231
  %233 = load i32, ptr %232, align 4
  %234 = icmp slt i32 %233, %6
  br i1 %234, label %293, label %235

235:                                              ; preds = %230
  br i1 %223, label %236, label %289

236:                                              ; preds = %235
  %237 = mul nsw i64 %231, %228
  %238 = getelementptr double, ptr %226, i64 %237
  br label %269

239:                                              ; preds = %269, %247
  %240 = phi i64 [ %241, %247 ], [ %224, %269 ]
  %241 = add nsw i64 %240, -1
  %242 = getelementptr inbounds nuw double, ptr %217, i64 %241
  %243 = load double, ptr %242, align 8
  %244 = icmp slt i64 %240, %224
  br i1 %244, label %245, label %247

245:                                              ; preds = %239
  %246 = getelementptr double, ptr %226, i64 %241
  br label %256

247:                                              ; preds = %256, %239
  %248 = phi double [ %243, %239 ], [ %265, %256 ]
  %249 = trunc nuw nsw i64 %241 to i32
  %250 = mul i32 %229, %249
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds double, ptr %226, i64 %251
  %253 = load double, ptr %252, align 8
  %254 = fdiv double %248, %253
  store double %254, ptr %242, align 8
  %255 = icmp samesign ugt i64 %240, 1
  br i1 %255, label %239, label %276

256:                                              ; preds = %256, %245
  %257 = phi i64 [ %240, %245 ], [ %266, %256 ]
  %258 = phi double [ %243, %245 ], [ %265, %256 ]
  %259 = mul nsw i64 %257, %228
  %260 = getelementptr double, ptr %246, i64 %259
  %261 = load double, ptr %260, align 8
  %262 = getelementptr inbounds nuw double, ptr %217, i64 %257
  %263 = load double, ptr %262, align 8
  %264 = fneg double %261
  %265 = tail call double @llvm.fmuladd.f64(double %264, double %263, double %258)
  %266 = add nuw nsw i64 %257, 1
  %267 = trunc i64 %266 to i32
  %268 = icmp eq i32 %218, %267
  br i1 %268, label %247, label %256

269:                                              ; preds = %269, %236
  %270 = phi i64 [ 0, %236 ], [ %274, %269 ]
  %271 = getelementptr double, ptr %238, i64 %270
  %272 = load double, ptr %271, align 8
  %273 = getelementptr inbounds nuw double, ptr %217, i64 %270
  store double %272, ptr %273, align 8
  %274 = add nuw nsw i64 %270, 1
  %275 = icmp eq i64 %274, %224
  br i1 %275, label %239, label %269

276:                                              ; preds = %247, %286
  %277 = phi i64 [ %287, %286 ], [ 0, %247 ]
  %278 = getelementptr inbounds nuw i32, ptr %222, i64 %277
  %279 = load i32, ptr %278, align 4
  %280 = icmp slt i32 %279, %6
  br i1 %280, label %281, label %286

281:                                              ; preds = %276
  %282 = getelementptr inbounds nuw double, ptr %217, i64 %277
  %283 = load double, ptr %282, align 8
  %284 = tail call double @llvm.fabs.f64(double %283)
  %285 = fcmp ogt double %284, 0x3EB0C6F7A0B5ED8D
  br i1 %285, label %293, label %286

286:                                              ; preds = %281, %276
  %287 = add nuw nsw i64 %277, 1
  %288 = icmp eq i64 %287, %224
  br i1 %288, label %289, label %276

289:                                              ; preds = %286, %235
  %290 = add nsw i64 %231, 1
  %291 = trunc i64 %290 to i32
  %292 = icmp eq i32 %219, %291
  br i1 %292, label %296, label %230

293:                                              ; preds = %230, %281
  %294 = getelementptr inbounds i32, ptr %222, i64 %225
  %295 = load i32, ptr %294, align 4
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 1, i32 noundef %295, double noundef %2)
  br label %367

296:                                              ; preds = %289, %189
  %297 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %298 = load ptr, ptr %297, align 8
  call fastcc void @q_transposed(ptr noundef %4, ptr noundef %298)
  %299 = load ptr, ptr %297, align 8
  %300 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %301 = load ptr, ptr %300, align 8
  %302 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %303 = load ptr, ptr %302, align 8
  call fastcc void @shares(ptr noundef %4, ptr noundef %5, ptr noundef %299, ptr noundef %301, ptr noundef %303)
  %304 = sub nsw i32 %218, %6
  %305 = tail call noundef i32 @llvm.smax.i32(i32 %304, i32 0)
  %306 = getelementptr inbounds nuw i8, ptr %0, i64 264
  store i32 %305, ptr %306, align 8
  %307 = load ptr, ptr %302, align 8
  br i1 %135, label %308, label %359

308:                                              ; preds = %296
  %309 = zext nneg i32 %8 to i64
  br label %314

310:                                              ; preds = %314
  %311 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %312 = load ptr, ptr %311, align 8
  %313 = load ptr, ptr %9, align 8
  br label %323

314:                                              ; preds = %314, %308
  %315 = phi i64 [ 0, %308 ], [ %321, %314 ]
  %316 = phi double [ 0.000000e+00, %308 ], [ %320, %314 ]
  %317 = getelementptr inbounds nuw double, ptr %307, i64 %315
  %318 = load double, ptr %317, align 8
  %319 = tail call double @llvm.fabs.f64(double %318)
  %320 = tail call double @llvm.maxnum.f64(double %316, double %319)
  %321 = add nuw nsw i64 %315, 1
  %322 = icmp eq i64 %321, %309
  br i1 %322, label %310, label %314

323:                                              ; preds = %354, %310
  %324 = phi i64 [ 0, %310 ], [ %355, %354 ]
  %325 = getelementptr inbounds nuw double, ptr %312, i64 %324
  %326 = load double, ptr %325, align 8
  %327 = tail call double @llvm.fabs.f64(double %326)
  %328 = fneg double %326
  %329 = getelementptr inbounds nuw double, ptr %313, i64 %324
  br label %336

330:                                              ; preds = %336
  %331 = tail call double @llvm.fabs.f64(double %346)
  %332 = fmul double %351, 0x3D719799812DEA11
  %333 = fmul double %320, %332
  %334 = tail call double @llvm.fmuladd.f64(double %349, double 0x3EB0C6F7A0B5ED8D, double %333)
  %335 = fcmp ugt double %331, %334
  br i1 %335, label %357, label %354

336:                                              ; preds = %336, %323
  %337 = phi i64 [ 0, %323 ], [ %352, %336 ]
  %338 = phi double [ 0.000000e+00, %323 ], [ %351, %336 ]
  %339 = phi double [ %327, %323 ], [ %349, %336 ]
  %340 = phi double [ %328, %323 ], [ %346, %336 ]
  %341 = mul nuw nsw i64 %337, %309
  %342 = getelementptr inbounds nuw double, ptr %329, i64 %341
  %343 = load double, ptr %342, align 8
  %344 = getelementptr inbounds nuw double, ptr %307, i64 %337
  %345 = load double, ptr %344, align 8
  %346 = tail call double @llvm.fmuladd.f64(double %343, double %345, double %340)
  %347 = fmul double %343, %345
  %348 = tail call double @llvm.fabs.f64(double %347)
  %349 = fadd double %339, %348
  %350 = tail call double @llvm.fabs.f64(double %343)
  %351 = tail call double @llvm.maxnum.f64(double %338, double %350)
  %352 = add nuw nsw i64 %337, 1
  %353 = icmp eq i64 %352, %309
  br i1 %353, label %330, label %336

354:                                              ; preds = %330
  %355 = add nuw nsw i64 %324, 1
  %356 = icmp eq i64 %355, %309
  br i1 %356, label %359, label %323

357:                                              ; preds = %330
  %358 = trunc nuw nsw i64 %324 to i32
  br label %359

359:                                              ; preds = %354, %296, %357
  %360 = phi i32 [ -1, %296 ], [ %358, %357 ], [ -1, %354 ]
  %361 = icmp slt i32 %360, %6
  br i1 %361, label %364, label %362

362:                                              ; preds = %359
  %363 = sub nsw i32 %360, %6
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 2, i32 noundef %363, double noundef %2)
  br label %367

364:                                              ; preds = %359
  %365 = icmp slt i32 %360, 0
  br i1 %365, label %367, label %366

366:                                              ; preds = %364
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 1, i32 noundef %360, double noundef %2)
  br label %367

367:                                              ; preds = %362, %364, %366, %293
  %368 = phi i32 [ 7, %293 ], [ 6, %362 ], [ 7, %366 ], [ 0, %364 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  ret i32 %368
}

define internal fastcc range(i32 0, 7) i32 @check_rows(ptr noundef %0, ptr noundef nonnull readonly %1, double noundef %2) unnamed_addr #15 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 368
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 376
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

define internal fastcc range(i32 0, 6) i32 @recover_multipliers(ptr noundef %0, ptr noundef nonnull initializes((368, 384)) %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
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
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 368
  store ptr %21, ptr %22, align 8
  %23 = load i32, ptr @appell_n_rows, align 4
  %24 = mul nsw i32 %23, %9
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %21, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 376
  store ptr %26, ptr %27, align 8
  %28 = shl i32 %9, 1
  %29 = mul i32 %28, %23
  %30 = add i32 %18, %9
  %31 = add i32 %30, %15
  %32 = add i32 %31, %23
  %33 = add i32 %32, %29
  %34 = icmp sgt i32 %33, 0
  br i1 %34, label %35, label %49

35:                                               ; preds = %4
  %36 = zext nneg i32 %33 to i64
  br label %37

37:                                               ; preds = %37, %35
  %38 = phi i64 [ 0, %35 ], [ %44, %37 ]
  %39 = phi double [ 0.000000e+00, %35 ], [ %43, %37 ]
  %40 = getelementptr inbounds nuw double, ptr %14, i64 %38
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
  br label %152

49:                                               ; preds = %46, %4
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %51 = load ptr, ptr %50, align 8
  %52 = shl nuw nsw i64 %19, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %51, ptr align 8 %17, i64 %52, i1 false)
  %53 = load ptr, ptr %50, align 8
  %54 = tail call fastcc i32 @cholesky(i32 noundef %9, ptr noundef %53)
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %58, label %56

56:                                               ; preds = %49
  %57 = load ptr, ptr %50, align 8
  br label %58

58:                                               ; preds = %49, %56
  %59 = phi ptr [ %57, %56 ], [ null, %49 ]
  %60 = icmp sgt i32 %9, 0
  br i1 %60, label %64, label %61

61:                                               ; preds = %58
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %63 = load ptr, ptr %62, align 8
  br label %71

64:                                               ; preds = %58
  %65 = load ptr, ptr %1, align 8
  %66 = getelementptr inbounds double, ptr %65, i64 %16
  %67 = getelementptr inbounds nuw double, ptr %66, i64 %19
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %69 = load ptr, ptr %68, align 8
  %70 = zext nneg i32 %9 to i64
  br label %87

71:                                               ; preds = %94, %61
  %72 = phi ptr [ %63, %61 ], [ %69, %94 ]
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 80
  tail call fastcc void @forward(i32 noundef %9, ptr noundef %59, ptr noundef %72)
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %75 = load ptr, ptr %74, align 8
  %76 = load ptr, ptr %1, align 8
  %77 = getelementptr inbounds double, ptr %76, i64 %16
  %78 = getelementptr inbounds nuw double, ptr %77, i64 %19
  %79 = getelementptr inbounds double, ptr %78, i64 %10
  %80 = getelementptr inbounds double, ptr %79, i64 %25
  %81 = sext i32 %23 to i64
  %82 = getelementptr inbounds double, ptr %80, i64 %81
  %83 = shl nsw i64 %25, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %75, ptr align 8 %82, i64 %83, i1 false)
  %84 = icmp sgt i32 %23, 0
  br i1 %84, label %85, label %108

85:                                               ; preds = %71
  %86 = zext nneg i32 %23 to i64
  br label %136

87:                                               ; preds = %94, %64
  %88 = phi i64 [ 0, %64 ], [ %95, %94 ]
  %89 = getelementptr inbounds nuw double, ptr %67, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = fneg double %90
  %92 = getelementptr inbounds nuw double, ptr %69, i64 %88
  store double %91, ptr %92, align 8
  %93 = getelementptr inbounds nuw double, ptr %66, i64 %88
  br label %97

94:                                               ; preds = %97
  %95 = add nuw nsw i64 %88, 1
  %96 = icmp eq i64 %95, %70
  br i1 %96, label %71, label %87

97:                                               ; preds = %87, %97
  %98 = phi i64 [ 0, %87 ], [ %106, %97 ]
  %99 = phi double [ %91, %87 ], [ %105, %97 ]
  %100 = mul nuw nsw i64 %98, %70
  %101 = getelementptr inbounds nuw double, ptr %93, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = getelementptr inbounds nuw double, ptr %8, i64 %98
  %104 = load double, ptr %103, align 8
  %105 = tail call double @llvm.fmuladd.f64(double %102, double %104, double %99)
  store double %105, ptr %92, align 8
  %106 = add nuw nsw i64 %98, 1
  %107 = icmp eq i64 %106, %70
  br i1 %107, label %94, label %97

108:                                              ; preds = %136, %71
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  store i32 %9, ptr %5, align 8
  %109 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %23, ptr %109, align 4
  %110 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 0, ptr %110, align 8
  %111 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 0, ptr %111, align 4
  %112 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %113 = load ptr, ptr %74, align 8
  store ptr %113, ptr %112, align 8
  %114 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %116 = load ptr, ptr %115, align 8
  store ptr %116, ptr %114, align 8
  %117 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %119 = load ptr, ptr %118, align 8
  store ptr %119, ptr %117, align 8
  %120 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %121 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %122 = load ptr, ptr %121, align 8
  store ptr %122, ptr %120, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  %123 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 136
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  %125 = load ptr, ptr %124, align 8
  store ptr %125, ptr %123, align 8
  %126 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %127 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %128 = load ptr, ptr %127, align 8
  store ptr %128, ptr %126, align 8
  %129 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %131 = load ptr, ptr %130, align 8
  store ptr %131, ptr %129, align 8
  %132 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %133 = getelementptr inbounds nuw i8, ptr %1, i64 328
  %134 = load ptr, ptr %133, align 8
  store ptr %134, ptr %132, align 8
  %135 = icmp eq ptr %59, null
  br i1 %135, label %146, label %143

136:                                              ; preds = %85, %136
  %137 = phi i64 [ 0, %85 ], [ %141, %136 ]
  %138 = load ptr, ptr %74, align 8
  %139 = mul nsw i64 %137, %10
  %140 = getelementptr inbounds double, ptr %138, i64 %139
  tail call fastcc void @forward(i32 noundef %9, ptr noundef %59, ptr noundef %140)
  %141 = add nuw nsw i64 %137, 1
  %142 = icmp eq i64 %141, %86
  br i1 %142, label %108, label %136

143:                                              ; preds = %108
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %145 = load ptr, ptr %144, align 8
  br label %146

146:                                              ; preds = %108, %143
  %147 = phi ptr [ %145, %143 ], [ null, %108 ]
  call fastcc void @factorise(ptr noundef %5, ptr noundef %147)
  %148 = load ptr, ptr %73, align 8
  call fastcc void @q_transposed(ptr noundef %5, ptr noundef %148)
  %149 = load ptr, ptr %73, align 8
  %150 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %151 = load ptr, ptr %150, align 8
  call fastcc void @shares(ptr noundef %5, ptr noundef %6, ptr noundef %149, ptr noundef %151, ptr noundef %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  br label %152

152:                                              ; preds = %48, %146
  %153 = phi i32 [ 0, %146 ], [ 5, %48 ]
  ret i32 %153
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
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 112
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

declare void @appell_dynamics(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

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

define internal fastcc range(i32 0, 7) i32 @solve_with_actuators(ptr noundef %0, ptr noundef nonnull readonly %1, double noundef %2) unnamed_addr #12 {
  %4 = alloca %struct.Factor, align 8
  %5 = alloca %struct.Factor, align 8
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
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds double, ptr %23, i64 %14
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %26 = load ptr, ptr %25, align 8
  %27 = shl nsw i64 %18, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %21, i64 %27, i1 false)
  %28 = icmp sgt i32 %16, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %3
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %31 = zext nneg i32 %16 to i64
  br label %51

32:                                               ; preds = %3
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %34 = load ptr, ptr %33, align 8
  br label %59

35:                                               ; preds = %51
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %37 = load ptr, ptr %36, align 8
  %38 = icmp sgt i32 %10, 0
  %39 = zext i32 %10 to i64
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %46 = zext nneg i32 %16 to i64
  %47 = load ptr, ptr %45, align 8
  %48 = icmp ult i32 %10, 4
  %49 = and i64 %39, 2147483644
  %50 = icmp eq i64 %49, %39
  br label %105

51:                                               ; preds = %29, %51
  %52 = phi i64 [ 0, %29 ], [ %57, %51 ]
  %53 = load ptr, ptr %30, align 8
  %54 = load ptr, ptr %25, align 8
  %55 = mul nsw i64 %52, %14
  %56 = getelementptr inbounds double, ptr %54, i64 %55
  tail call fastcc void @forward(i32 noundef %10, ptr noundef %53, ptr noundef %56)
  %57 = add nuw nsw i64 %52, 1
  %58 = icmp eq i64 %57, %31
  br i1 %58, label %35, label %51

59:                                               ; preds = %171, %32
  %60 = phi ptr [ %34, %32 ], [ %37, %171 ]
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %63 = load ptr, ptr %62, align 8
  %64 = mul nsw i32 %16, %16
  %65 = zext nneg i32 %64 to i64
  %66 = shl nuw nsw i64 %65, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %60, ptr align 8 %63, i64 %66, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #20
  store i32 %16, ptr %4, align 8
  %67 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 %16, ptr %67, align 4
  %68 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 0, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 0, ptr %69, align 4
  %70 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %71 = load ptr, ptr %61, align 8
  store ptr %71, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %74 = load ptr, ptr %73, align 8
  store ptr %74, ptr %72, align 8
  %75 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %77 = load ptr, ptr %76, align 8
  store ptr %77, ptr %75, align 8
  %78 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %80 = load ptr, ptr %79, align 8
  store ptr %80, ptr %78, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #20
  %81 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 136
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  %83 = load ptr, ptr %82, align 8
  store ptr %83, ptr %81, align 8
  %84 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %85 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %86 = load ptr, ptr %85, align 8
  store ptr %86, ptr %84, align 8
  %87 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %89 = load ptr, ptr %88, align 8
  store ptr %89, ptr %87, align 8
  %90 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 328
  %92 = load ptr, ptr %91, align 8
  store ptr %92, ptr %90, align 8
  call fastcc void @factorise(ptr noundef %4, ptr noundef null)
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %94 = load ptr, ptr %93, align 8
  call fastcc void @q_transposed(ptr noundef %4, ptr noundef %94)
  %95 = load ptr, ptr %93, align 8
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %97 = load ptr, ptr %96, align 8
  call fastcc void @shares(ptr noundef %4, ptr noundef %5, ptr noundef %95, ptr noundef %97, ptr noundef %24)
  %98 = icmp sgt i32 %10, 0
  %99 = load ptr, ptr %22, align 8
  br i1 %98, label %100, label %191

100:                                              ; preds = %59
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %102 = load ptr, ptr %101, align 8
  %103 = zext nneg i32 %10 to i64
  %104 = zext nneg i32 %16 to i64
  br label %197

105:                                              ; preds = %35, %171
  %106 = phi i64 [ 0, %35 ], [ %172, %171 ]
  %107 = mul nsw i64 %106, %14
  %108 = getelementptr inbounds double, ptr %37, i64 %107
  br i1 %38, label %109, label %136

109:                                              ; preds = %105
  br i1 %48, label %121, label %110

110:                                              ; preds = %109, %110
  %111 = phi i64 [ %117, %110 ], [ 0, %109 ]
  %112 = phi <4 x double> [ %116, %110 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %109 ]
  %113 = getelementptr inbounds nuw double, ptr %108, i64 %111
  %114 = load <4 x double>, ptr %113, align 8
  %115 = fmul reassoc contract <4 x double> %114, %114
  %116 = fadd reassoc contract <4 x double> %112, %115
  %117 = add nuw i64 %111, 4
  %118 = icmp eq i64 %117, %49
  br i1 %118, label %119, label %110

119:                                              ; preds = %110
  %120 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %116)
  br i1 %50, label %133, label %121

121:                                              ; preds = %109, %119
  %122 = phi i64 [ 0, %109 ], [ %49, %119 ]
  %123 = phi double [ 0.000000e+00, %109 ], [ %120, %119 ]
  br label %124

124:                                              ; preds = %121, %124
  %125 = phi i64 [ %131, %124 ], [ %122, %121 ]
  %126 = phi double [ %130, %124 ], [ %123, %121 ]
  %127 = getelementptr inbounds nuw double, ptr %108, i64 %125
  %128 = load double, ptr %127, align 8
  %129 = fmul reassoc contract double %128, %128
  %130 = fadd reassoc contract double %126, %129
  %131 = add nuw nsw i64 %125, 1
  %132 = icmp eq i64 %131, %39
  br i1 %132, label %133, label %124

133:                                              ; preds = %124, %119
  %134 = phi double [ %120, %119 ], [ %130, %124 ]
  %135 = tail call double @llvm.sqrt.f64(double %134)
  br label %136

136:                                              ; preds = %105, %133
  %137 = phi double [ 0.000000e+00, %105 ], [ %135, %133 ]
  %138 = getelementptr inbounds nuw double, ptr %41, i64 %106
  %139 = load double, ptr %138, align 8
  %140 = fmul double %139, 1.000000e-08
  %141 = fcmp ogt double %137, %140
  %142 = fdiv double 1.000000e+00, %137
  %143 = select i1 %141, double %142, double 0.000000e+00
  %144 = getelementptr inbounds nuw double, ptr %19, i64 %106
  %145 = load double, ptr %144, align 8
  %146 = fneg double %145
  %147 = getelementptr inbounds nuw double, ptr %43, i64 %106
  store double %146, ptr %147, align 8
  br i1 %38, label %148, label %150

148:                                              ; preds = %136
  %149 = load ptr, ptr %44, align 8
  br label %154

150:                                              ; preds = %154, %136
  %151 = phi double [ %146, %136 ], [ %162, %154 ]
  %152 = fmul double %143, %151
  store double %152, ptr %147, align 8
  %153 = getelementptr inbounds nuw double, ptr %47, i64 %106
  br label %165

154:                                              ; preds = %148, %154
  %155 = phi i64 [ 0, %148 ], [ %163, %154 ]
  %156 = phi double [ %146, %148 ], [ %162, %154 ]
  %157 = getelementptr inbounds nuw double, ptr %108, i64 %155
  %158 = load double, ptr %157, align 8
  %159 = getelementptr inbounds nuw double, ptr %149, i64 %155
  %160 = load double, ptr %159, align 8
  %161 = fneg double %158
  %162 = tail call double @llvm.fmuladd.f64(double %161, double %160, double %156)
  store double %162, ptr %147, align 8
  %163 = add nuw nsw i64 %155, 1
  %164 = icmp eq i64 %163, %39
  br i1 %164, label %150, label %154

165:                                              ; preds = %150, %174
  %166 = phi i64 [ 0, %150 ], [ %179, %174 ]
  br i1 %38, label %167, label %174

167:                                              ; preds = %165
  %168 = load ptr, ptr %25, align 8
  %169 = mul nuw nsw i64 %166, %39
  %170 = getelementptr inbounds nuw double, ptr %168, i64 %169
  br label %181

171:                                              ; preds = %174
  %172 = add nuw nsw i64 %106, 1
  %173 = icmp eq i64 %172, %46
  br i1 %173, label %59, label %105

174:                                              ; preds = %181, %165
  %175 = phi double [ 0.000000e+00, %165 ], [ %188, %181 ]
  %176 = fmul double %143, %175
  %177 = mul nuw nsw i64 %166, %46
  %178 = getelementptr inbounds nuw double, ptr %153, i64 %177
  store double %176, ptr %178, align 8
  %179 = add nuw nsw i64 %166, 1
  %180 = icmp eq i64 %179, %46
  br i1 %180, label %171, label %165

181:                                              ; preds = %167, %181
  %182 = phi i64 [ 0, %167 ], [ %189, %181 ]
  %183 = phi double [ 0.000000e+00, %167 ], [ %188, %181 ]
  %184 = getelementptr inbounds nuw double, ptr %108, i64 %182
  %185 = load double, ptr %184, align 8
  %186 = getelementptr inbounds nuw double, ptr %170, i64 %182
  %187 = load double, ptr %186, align 8
  %188 = tail call double @llvm.fmuladd.f64(double %185, double %187, double %183)
  %189 = add nuw nsw i64 %182, 1
  %190 = icmp eq i64 %189, %39
  br i1 %190, label %174, label %181

191:                                              ; preds = %205, %59
  %192 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %193 = load ptr, ptr %192, align 8
  tail call fastcc void @backward(i32 noundef %10, ptr noundef %193, ptr noundef %99)
  %194 = load i32, ptr %68, align 8
  %195 = getelementptr inbounds nuw i8, ptr %0, i64 264
  store i32 %194, ptr %195, align 8
  %196 = icmp slt i32 %194, %16
  br i1 %196, label %219, label %221

197:                                              ; preds = %100, %205
  %198 = phi i64 [ 0, %100 ], [ %206, %205 ]
  %199 = getelementptr inbounds nuw double, ptr %102, i64 %198
  %200 = load double, ptr %199, align 8
  %201 = getelementptr inbounds nuw double, ptr %99, i64 %198
  store double %200, ptr %201, align 8
  br i1 %28, label %202, label %205

202:                                              ; preds = %197
  %203 = load ptr, ptr %25, align 8
  %204 = getelementptr inbounds nuw double, ptr %203, i64 %198
  br label %208

205:                                              ; preds = %208, %197
  %206 = add nuw nsw i64 %198, 1
  %207 = icmp eq i64 %206, %103
  br i1 %207, label %191, label %197

208:                                              ; preds = %202, %208
  %209 = phi i64 [ 0, %202 ], [ %217, %208 ]
  %210 = phi double [ %200, %202 ], [ %216, %208 ]
  %211 = mul nuw nsw i64 %209, %103
  %212 = getelementptr inbounds nuw double, ptr %204, i64 %211
  %213 = load double, ptr %212, align 8
  %214 = getelementptr inbounds nuw double, ptr %24, i64 %209
  %215 = load double, ptr %214, align 8
  %216 = tail call double @llvm.fmuladd.f64(double %213, double %215, double %210)
  store double %216, ptr %201, align 8
  %217 = add nuw nsw i64 %209, 1
  %218 = icmp eq i64 %217, %104
  br i1 %218, label %205, label %208

219:                                              ; preds = %191
  %220 = tail call fastcc i32 @check_rows(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  br label %221

221:                                              ; preds = %191, %219
  %222 = phi i32 [ %220, %219 ], [ 0, %191 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #20
  ret i32 %222
}

declare void @appell_auxiliary(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

declare void @appell_power(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

declare void @appell_metric(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

define internal fastcc range(i32 0, 9) i32 @newton(ptr noundef %0, ptr noundef nonnull readonly %1, double noundef %2, ptr noundef %3, ptr noundef readonly byval(%struct.Target) align 8 %4) unnamed_addr #4 {
  %6 = alloca %struct.Factor, align 8
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %200, label %10

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
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %37 = sext i32 %21 to i64
  %38 = shl nsw i64 %37, 3
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %43 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %52 = load ptr, ptr %51, align 8
  %53 = sext i32 %15 to i64
  %54 = shl nsw i64 %53, 3
  br label %55

55:                                               ; preds = %10, %190
  %56 = phi double [ 0x7FF0000000000000, %10 ], [ %144, %190 ]
  %57 = phi i32 [ 0, %10 ], [ %191, %190 ]
  %58 = phi double [ 0.000000e+00, %10 ], [ %138, %190 ]
  %59 = load ptr, ptr %0, align 8
  tail call void %11(double noundef %2, ptr noundef %3, ptr noundef %59, ptr noundef null, ptr noundef %13) #20
  br i1 %18, label %63, label %72

60:                                               ; preds = %63
  %61 = fcmp oeq double %69, 0.000000e+00
  %62 = zext i1 %61 to i32
  br label %72

63:                                               ; preds = %55, %63
  %64 = phi i64 [ %70, %63 ], [ 0, %55 ]
  %65 = phi double [ %69, %63 ], [ 0.000000e+00, %55 ]
  %66 = getelementptr inbounds nuw double, ptr %13, i64 %64
  %67 = load double, ptr %66, align 8
  %68 = fsub double %67, %67
  %69 = fadd double %65, %68
  %70 = add nuw nsw i64 %64, 1
  %71 = icmp eq i64 %70, %19
  br i1 %71, label %60, label %63

72:                                               ; preds = %55, %60
  %73 = phi i32 [ 1, %55 ], [ %62, %60 ]
  %74 = or i32 %73, %57
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %196, label %76

76:                                               ; preds = %72
  br i1 %22, label %80, label %77

77:                                               ; preds = %80, %76
  %78 = phi double [ 0.000000e+00, %76 ], [ %90, %80 ]
  %79 = phi double [ 0.000000e+00, %76 ], [ %87, %80 ]
  br i1 %28, label %93, label %148

80:                                               ; preds = %76, %80
  %81 = phi i64 [ %91, %80 ], [ 0, %76 ]
  %82 = phi double [ %87, %80 ], [ 0.000000e+00, %76 ]
  %83 = phi double [ %90, %80 ], [ 0.000000e+00, %76 ]
  %84 = getelementptr inbounds nuw double, ptr %24, i64 %81
  %85 = load double, ptr %84, align 8
  %86 = tail call double @llvm.fabs.f64(double %85)
  %87 = tail call double @llvm.maxnum.f64(double %82, double %86)
  %88 = getelementptr inbounds nuw double, ptr %26, i64 %81
  %89 = load double, ptr %88, align 8
  %90 = tail call double @llvm.maxnum.f64(double %83, double %89)
  %91 = add nuw nsw i64 %81, 1
  %92 = icmp eq i64 %91, %27
  br i1 %92, label %77, label %80

93:                                               ; preds = %77, %137
  %94 = phi double [ %138, %137 ], [ 0.000000e+00, %77 ]
  %95 = phi double [ %139, %137 ], [ 0.000000e+00, %77 ]
  %96 = phi i64 [ %141, %137 ], [ 0, %77 ]
  %97 = phi double [ %140, %137 ], [ 0.000000e+00, %77 ]
  %98 = getelementptr inbounds nuw double, ptr %13, i64 %96
  %99 = load double, ptr %98, align 8
  %100 = tail call double @llvm.fabs.f64(double %99)
  br i1 %29, label %101, label %106

101:                                              ; preds = %93
  %102 = getelementptr inbounds nuw double, ptr %33, i64 %96
  br label %110

103:                                              ; preds = %124
  %104 = fadd double %127, 0x10000000000000
  %105 = fadd double %129, 0x10000000000000
  br label %106

106:                                              ; preds = %103, %93
  %107 = phi double [ 0x10000000000000, %93 ], [ %104, %103 ]
  %108 = phi double [ 0x10000000000000, %93 ], [ %105, %103 ]
  %109 = fcmp oeq double %99, 0.000000e+00
  br i1 %109, label %137, label %132

110:                                              ; preds = %124, %101
  %111 = phi i64 [ 0, %101 ], [ %130, %124 ]
  %112 = phi double [ 0.000000e+00, %101 ], [ %129, %124 ]
  %113 = phi double [ 0.000000e+00, %101 ], [ %127, %124 ]
  %114 = mul nuw nsw i64 %111, %31
  %115 = getelementptr inbounds nuw double, ptr %102, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = tail call double @llvm.fabs.f64(double %116)
  br i1 %35, label %118, label %124

118:                                              ; preds = %110
  %119 = getelementptr inbounds nuw double, ptr %24, i64 %111
  %120 = load double, ptr %119, align 8
  %121 = tail call double @llvm.fabs.f64(double %120)
  %122 = getelementptr inbounds nuw double, ptr %26, i64 %111
  %123 = load double, ptr %122, align 8
  br label %124

124:                                              ; preds = %118, %110
  %125 = phi double [ %121, %118 ], [ %79, %110 ]
  %126 = phi double [ %123, %118 ], [ %78, %110 ]
  %127 = tail call double @llvm.fmuladd.f64(double %117, double %125, double %113)
  %128 = tail call double @llvm.fmuladd.f64(double %125, double 1.000000e-08, double %126)
  %129 = tail call double @llvm.fmuladd.f64(double %117, double %128, double %112)
  %130 = add nuw nsw i64 %111, 1
  %131 = icmp eq i64 %130, %32
  br i1 %131, label %103, label %110

132:                                              ; preds = %106
  %133 = fdiv double %100, %107
  %134 = tail call double @llvm.maxnum.f64(double %97, double %133)
  %135 = fdiv double %100, %108
  %136 = tail call double @llvm.maxnum.f64(double %95, double %135)
  br label %137

137:                                              ; preds = %132, %106
  %138 = phi double [ %94, %106 ], [ %136, %132 ]
  %139 = phi double [ %95, %106 ], [ %136, %132 ]
  %140 = phi double [ %97, %106 ], [ %134, %132 ]
  %141 = add nuw nsw i64 %96, 1
  %142 = icmp eq i64 %141, %31
  br i1 %142, label %143, label %93

143:                                              ; preds = %137
  %144 = tail call double @llvm.minnum.f64(double %140, double 0x7FEFFFFFFFFFFFFF)
  %145 = icmp ne i32 %73, 0
  %146 = fcmp olt double %144, %56
  %147 = select i1 %145, i1 %146, i1 false
  br i1 %147, label %154, label %150

148:                                              ; preds = %77
  %149 = icmp eq i32 %73, 0
  br i1 %149, label %150, label %200

150:                                              ; preds = %143, %148
  %151 = phi double [ 0.000000e+00, %148 ], [ %58, %143 ]
  %152 = load ptr, ptr %36, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %152, i64 %38, i1 false)
  %153 = load ptr, ptr %0, align 8
  tail call void %11(double noundef %2, ptr noundef %3, ptr noundef %153, ptr noundef null, ptr noundef %13) #20
  br label %193

154:                                              ; preds = %143
  %155 = fcmp ugt double %144, 0x3C90000000000000
  br i1 %155, label %156, label %193

156:                                              ; preds = %154
  %157 = load ptr, ptr %36, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %157, ptr align 8 %24, i64 %38, i1 false)
  %158 = load ptr, ptr %39, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  store i32 %15, ptr %6, align 8
  store i32 %8, ptr %40, align 4
  store i32 0, ptr %41, align 8
  store i32 0, ptr %42, align 4
  %159 = load ptr, ptr %44, align 8
  store ptr %159, ptr %43, align 8
  %160 = load ptr, ptr %46, align 8
  store ptr %160, ptr %45, align 8
  %161 = load ptr, ptr %48, align 8
  store ptr %161, ptr %47, align 8
  %162 = load ptr, ptr %50, align 8
  store ptr %162, ptr %49, align 8
  tail call fastcc void @raise_rows(i32 noundef %15, i32 noundef %8, ptr noundef %52, ptr noundef nonnull %33, ptr noundef %159)
  call fastcc void @factorise(ptr noundef %6, ptr noundef null)
  tail call void @llvm.memset.p0.i64(ptr align 8 %158, i8 0, i64 %54, i1 false)
  call fastcc void @meet(ptr noundef %6, ptr noundef nonnull %13, ptr noundef %158, ptr noundef null)
  tail call fastcc void @backward(i32 noundef %15, ptr noundef %52, ptr noundef %158)
  br i1 %22, label %163, label %190

163:                                              ; preds = %156, %187
  %164 = phi i64 [ %188, %187 ], [ 0, %156 ]
  br i1 %35, label %170, label %165

165:                                              ; preds = %163
  br i1 %29, label %166, label %187

166:                                              ; preds = %165
  %167 = getelementptr inbounds nuw double, ptr %24, i64 %164
  %168 = load double, ptr %167, align 8
  %169 = getelementptr inbounds nuw double, ptr %34, i64 %164
  br label %176

170:                                              ; preds = %163
  %171 = getelementptr inbounds nuw double, ptr %158, i64 %164
  %172 = load double, ptr %171, align 8
  %173 = getelementptr inbounds nuw double, ptr %24, i64 %164
  %174 = load double, ptr %173, align 8
  %175 = fadd double %172, %174
  store double %175, ptr %173, align 8
  br label %187

176:                                              ; preds = %176, %166
  %177 = phi i64 [ 0, %166 ], [ %185, %176 ]
  %178 = phi double [ %168, %166 ], [ %184, %176 ]
  %179 = mul nuw nsw i64 %177, %27
  %180 = getelementptr inbounds nuw double, ptr %169, i64 %179
  %181 = load double, ptr %180, align 8
  %182 = getelementptr inbounds nuw double, ptr %158, i64 %177
  %183 = load double, ptr %182, align 8
  %184 = tail call double @llvm.fmuladd.f64(double %181, double %183, double %178)
  store double %184, ptr %167, align 8
  %185 = add nuw nsw i64 %177, 1
  %186 = icmp eq i64 %185, %32
  br i1 %186, label %187, label %176

187:                                              ; preds = %176, %170, %165
  %188 = add nuw nsw i64 %164, 1
  %189 = icmp eq i64 %188, %27
  br i1 %189, label %190, label %163

190:                                              ; preds = %187, %156
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #20
  %191 = add nuw nsw i32 %57, 1
  %192 = icmp eq i32 %191, 12
  br i1 %192, label %193, label %55

193:                                              ; preds = %154, %190, %150
  %194 = phi double [ %151, %150 ], [ %138, %190 ], [ %138, %154 ]
  %195 = fcmp ugt double %194, 1.000000e+00
  br i1 %195, label %196, label %200

196:                                              ; preds = %72, %193
  %197 = phi i32 [ 8, %193 ], [ 5, %72 ]
  %198 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %199 = load i32, ptr %198, align 8
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %199, i32 noundef 0, double noundef %2)
  br label %200

200:                                              ; preds = %196, %148, %193, %5
  %201 = phi i32 [ 0, %193 ], [ 0, %5 ], [ 0, %148 ], [ %197, %196 ]
  ret i32 %201
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

