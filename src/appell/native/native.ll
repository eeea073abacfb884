; sources sha256 1dd9d02293b321ffbf47c171d86cdea546ef05df5c952fff2947ba13a57f9cde
; ziglang 0.15.2

%struct.Buffers = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, double, i32 }
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
@appell_n_position_rows = external local_unnamed_addr constant i32, align 4
@appell_n_velocity_rows = external local_unnamed_addr constant i32, align 4
@appell_n_norm_rows = external local_unnamed_addr constant i32, align 4
@appell_n_auxiliaries = external local_unnamed_addr constant i32, align 4
@appell_n_quadratures = external local_unnamed_addr constant i32, align 4
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
@DOP_C = internal unnamed_addr constant [16 x double] [double 0.000000e+00, double 0x3FAAEE6838DAE63A, double 0x3FB432CE2AA42CAC, double 0x3FBE4C353FF64302, double 0x3FD2068C499C08D9, double 0x3FD5555555555555, double 2.500000e-01, double 0x3FD3B13B13B13B14, double 0x3FE4D74D74D74D75, double 6.000000e-01, double 0x3FEB6DB6DB6DB6DB, double 1.000000e+00, double 1.000000e+00, double 1.000000e-01, double 2.000000e-01, double 0x3FE8E38E38E38E39], align 16
@DOP_A = internal constant <{ [16 x double], <{ double, [15 x double] }>, <{ double, double, [14 x double] }>, <{ double, double, double, [13 x double] }>, <{ double, double, double, double, [12 x double] }>, <{ double, double, double, double, double, [11 x double] }>, <{ double, double, double, double, double, double, [10 x double] }>, <{ double, double, double, double, double, double, double, [9 x double] }>, <{ [8 x double], [8 x double] }>, [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double] }> <{ [16 x double] zeroinitializer, <{ double, [15 x double] }> <{ double 0x3FAAEE6838DAE63A, [15 x double] zeroinitializer }>, <{ double, double, [14 x double] }> <{ double 0x3F9432CE2AA42CAC, double 0x3FAE4C353FF64302, [14 x double] zeroinitializer }>, <{ double, double, double, [13 x double] }> <{ double 0x3F9E4C353FF64302, double 0.000000e+00, double 0x3FB6B927EFF8B241, [13 x double] zeroinitializer }>, <{ double, double, double, double, [12 x double] }> <{ double 0x3FCEE50D7ECDE9FA, double 0.000000e+00, double 0xBFEC4E3AB5AD1507, double 0x3FED983D7AC79EF5, [12 x double] zeroinitializer }>, <{ double, double, double, double, double, [11 x double] }> <{ double 0x3FA2F684BDA12F68, double 0.000000e+00, double 0.000000e+00, double 0x3FC5DDB63BDB6D36, double 0x3FC00F533F66F19A, [11 x double] zeroinitializer }>, <{ double, double, double, double, double, double, [10 x double] }> <{ double 0x3FA3000000000000, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CAD30F3347ED, double 0x3FAED4B3C332E04D, double 0xBF92000000000000, [10 x double] zeroinitializer }>, <{ double, double, double, double, double, double, double, [9 x double] }> <{ double 0x3FA2FDB8FEE78792, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CF23F6595D72, double 0x3FBB758640DEA698, double 0xBF8F5FCC20FCD32F, double 0x3F80F1D92EFB0B71, [9 x double] zeroinitializer }>, <{ [8 x double], [8 x double] }> <{ [8 x double] [double 0x3FE3F8B78B985813, double 0.000000e+00, double 0.000000e+00, double 0xC00AE31BACC6BC8A, double 0xBFEBC873F08E11F9, double 0x403B9793D88D1855, double 0x40342770F892AD69, double 0xC045BEB4865C42F9], [8 x double] zeroinitializer }>, [16 x double] [double 0x3FDE9205E321B655, double 0.000000e+00, double 0.000000e+00, double 0xC003E7A8A34BD27F, double 0xBFE2E3A9968C93C8, double 0x40353AE4A6D655EE, double 0x402E8EF7B5F258B8, double 0xC040A4E418D711B9, double 0xBF94D1B3D9B4A876, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFEDFD121F1D399B, double 0.000000e+00, double 0.000000e+00, double 0x4014BED869FB0B9D, double 0x3FF1768702792EA9, double 0xC0204CB0E2110C1C, double 0xC032852305E975A8, double 0x4036BD4F06CB863A, double 0x4003F2E777CF109D, double 0xC0085FC60D2B572C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x40022FBD3B09FCDC, double 0.000000e+00, double 0.000000e+00, double 0xC02511A963CAFE55, double 0xC00001C935AC72AC, double 0xC031F57C8EFF3006, double 0x403BF2EA18B58A01, double 0xC006DF3A7D1CEC13, double 0xC021BEE71A9F33A9, double 0x4028B89C42C81861, double 0x3FE496AC6253E202, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FACC1FCA2CEB148, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FD03958F21A35B8, double 0xBFCF84C2C277C23E, double 0xBFBFCB02555C9DEF, double 0x3FC39F10CE2D1913, double 0x3F80CBB69B38652C, double 0x3F7EFF840F396BA9, double -8.298000e-03, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FA04CA1897BDB63, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3F9CFAE9E5F59F45, double 0x3FAB69DB017C8CF9, double 0xBFAC1EF72FC69469, double 0.000000e+00, double 0.000000e+00, double 0xBF1C6710EEF6E153, double 0x3F39127A52D32320, double 0xBF36500E13E7149B, double 0x3FC21686B20CD989, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFDB7309792B6015, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC012CA5D44AFDC9A, double 0x401EBBD2C419EDA3, double 0x401046A54457171C, double 0x3FD6D49E44EDBA44, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBF56EBEEC24871D4, double 0x40079482A23F1996, double 0xC0224D4A6DCA2222, double 0.000000e+00] }>, align 16
@DOP_E5 = internal constant [12 x double] [double 0x3F8ADEAEA1607E1A, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBFF39A3DA55AB5C3, double 0xBFDFBA83BEDE8A72, double 0x3FFAA149F7EDA509, double 0xBFD66BC9B10E7E71, double 0x3FD56330D0783989, double 0x3FB4F8EB54A31435, double 0xBF96E44F50AB6BC2], align 16
@DOP_E3 = internal constant [12 x double] [double 0xBFC84B641FBFA1F1, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0xBFDB0D3A26ABB716, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3F9732080AC040ED], align 16
@appell_has_regular = external local_unnamed_addr constant i32, align 4
@RADAU_P = internal unnamed_addr constant [3 x [3 x double]] [[3 x double] [double 0x402418FD8BAFFE05, double 0xC039A12CE7B30915, double 0x402F295C43B61425], [3 x double] [double 0xBFF61D41B2D54580, double 0x402497AF24BB677E, double 0xC021D406EE60BECF], [3 x double] [double 0x3FD5555555555555, double 0xC005555555555555, double 0x400AAAAAAAAAAAAB]], align 16
@DOP_D = internal constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16
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
  %8 = tail call noundef i32 @llvm.smax.i32(i32 %1, i32 %2)
  %9 = load i32, ptr @appell_n_position_rows, align 4
  %10 = tail call noundef i32 @llvm.smax.i32(i32 %4, i32 %9)
  %11 = load i32, ptr @appell_n_velocity_rows, align 4
  %12 = load i32, ptr @appell_n_norm_rows, align 4
  %13 = tail call noundef i32 @llvm.smax.i32(i32 %11, i32 %12)
  %14 = tail call noundef i32 @llvm.smax.i32(i32 %10, i32 %13)
  %15 = add nsw i32 %14, %8
  %16 = add nsw i32 %15, 1
  %17 = add i32 %2, 1
  %18 = add i32 %4, %2
  %19 = mul nsw i32 %18, %18
  %20 = mul nsw i32 %15, %15
  %21 = add i32 %1, 1
  %22 = mul i32 %12, %21
  %23 = load i32, ptr @appell_n_auxiliaries, align 4
  %24 = add nsw i32 %23, %6
  %25 = load i32, ptr @appell_n_quadratures, align 4
  %26 = add nsw i32 %24, %25
  %27 = add nsw i32 %26, 1
  %28 = shl nsw i32 %26, 4
  %29 = mul nsw i32 %26, 7
  %30 = load i32, ptr @appell_n_events, align 4
  %31 = add nsw i32 %30, 1
  %32 = mul i32 %4, %2
  %33 = mul i32 %16, 3
  %34 = add i32 %5, %17
  %35 = add i32 %34, %7
  %36 = mul i32 %35, %4
  %37 = add i32 %11, %9
  %38 = mul i32 %37, %17
  %39 = add i32 %7, %1
  %40 = mul i32 %39, %2
  %41 = add i32 %21, %2
  %42 = add i32 %41, %6
  %43 = add i32 %42, %3
  %44 = add i32 %43, %27
  %45 = add i32 %44, %31
  %46 = add i32 %45, %20
  %47 = add i32 %46, %16
  %48 = add i32 %47, %33
  %49 = shl i32 %4, 3
  %50 = shl i32 %48, 1
  %51 = add i32 %49, %50
  %52 = add i32 %3, %4
  %53 = add i32 %52, %6
  %54 = add i32 %53, %32
  %55 = mul i32 %54, 3
  %56 = mul i32 %30, 45
  %57 = add i32 %18, %6
  %58 = add i32 %57, %27
  %59 = add i32 %58, %31
  %60 = add i32 %59, %16
  %61 = shl i32 %60, 2
  %62 = add i32 %9, 550
  %63 = add i32 %62, %11
  %64 = add i32 %63, %19
  %65 = add i32 %64, %12
  %66 = add i32 %65, %40
  %67 = add i32 %66, %22
  %68 = add i32 %67, %38
  %69 = add i32 %68, %24
  %70 = add i32 %69, %36
  %71 = add i32 %70, %55
  %72 = add i32 %71, %29
  %73 = add i32 %72, %28
  %74 = add i32 %73, %27
  %75 = add i32 %74, %31
  %76 = add i32 %75, %56
  %77 = add i32 %76, %61
  %78 = add i32 %77, %51
  ret i32 %78
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
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %7) #24
  call fastcc void @lay_out(ptr noundef %7, ptr noundef %0)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 340
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %20

11:                                               ; preds = %2
  %12 = call fastcc i32 @start(ptr noundef nonnull %0, ptr noundef %7)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %454

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %18 = load double, ptr %17, align 8
  %19 = fcmp une double %16, %18
  br i1 %19, label %20, label %454

20:                                               ; preds = %14, %2
  %21 = icmp sgt i32 %1, 0
  br i1 %21, label %22, label %454

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
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 620
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 624
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %44 = getelementptr inbounds nuw i8, ptr %7, i64 336
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 612
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 368
  %48 = load i32, ptr @appell_n_coordinates, align 4
  %49 = load i32, ptr @appell_n_speeds, align 4
  %50 = add nsw i32 %49, %48
  %51 = load i32, ptr @appell_n_auxiliaries, align 4
  %52 = add nsw i32 %50, %51
  %53 = load i32, ptr @appell_n_quadratures, align 4
  %54 = add nsw i32 %52, %53
  %55 = mul nsw i32 %54, 12
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 420
  %58 = mul nsw i32 %54, 11
  %59 = sext i32 %58 to i64
  %60 = icmp sgt i32 %52, 0
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 344
  %62 = zext nneg i32 %52 to i64
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %67 = icmp ne i32 %26, 0
  %68 = getelementptr inbounds nuw i8, ptr %7, i64 376
  %69 = mul nsw i32 %54, 3
  %70 = sext i32 %69 to i64
  %71 = sext i32 %54 to i64
  %72 = shl nsw i64 %71, 5
  %73 = icmp sgt i32 %54, 0
  %74 = getelementptr inbounds nuw i8, ptr %7, i64 328
  %75 = shl nuw nsw i32 %54, 1
  %76 = zext nneg i32 %54 to i64
  %77 = zext nneg i32 %75 to i64
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 264
  br label %80

80:                                               ; preds = %22, %451
  %81 = phi i32 [ 0, %22 ], [ %452, %451 ]
  %82 = load i32, ptr %23, align 4
  %83 = load i32, ptr %24, align 8
  %84 = add nsw i32 %83, %82
  %85 = load i32, ptr %25, align 8
  %86 = icmp slt i32 %84, %85
  br i1 %86, label %87, label %454

87:                                               ; preds = %80
  br i1 %27, label %93, label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %28, align 4
  %90 = load i32, ptr %29, align 8
  %91 = sub nsw i32 %89, %90
  %92 = icmp slt i32 %91, 512
  br i1 %92, label %454, label %93

93:                                               ; preds = %88, %87
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #24
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #24
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #24
  store i32 0, ptr %6, align 4
  %94 = load double, ptr %30, align 8
  %95 = load double, ptr %31, align 8
  %96 = load i32, ptr %33, align 8
  %97 = load i32, ptr %34, align 4
  %98 = icmp slt i32 %96, %97
  %99 = load double, ptr %32, align 8
  br i1 %98, label %100, label %112

100:                                              ; preds = %93
  %101 = fcmp olt double %95, %99
  %102 = load ptr, ptr %35, align 8
  %103 = shl nsw i32 %96, 1
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds double, ptr %102, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = fsub double %106, %95
  %108 = fneg double %107
  %109 = select i1 %101, double %108, double %107
  %110 = fcmp olt double %109, 0.000000e+00
  br i1 %110, label %111, label %112

111:                                              ; preds = %100
  br label %112

112:                                              ; preds = %111, %100, %93
  %113 = phi i1 [ true, %111 ], [ false, %100 ], [ false, %93 ]
  %114 = phi double [ %106, %111 ], [ %95, %100 ], [ %95, %93 ]
  %115 = call double @llvm.fabs.f64(double %94)
  %116 = load double, ptr %36, align 8
  %117 = fcmp ogt double %115, %116
  %118 = call double @llvm.copysign.f64(double %116, double %94)
  %119 = select i1 %117, double %118, double %94
  %120 = load double, ptr %37, align 8
  %121 = fcmp ogt double %120, 0.000000e+00
  %122 = call double @llvm.fabs.f64(double %119)
  %123 = fcmp ogt double %122, %120
  %124 = select i1 %121, i1 %123, i1 false
  %125 = call double @llvm.copysign.f64(double %120, double %119)
  %126 = select i1 %124, double %125, double %119
  %127 = call double @llvm.fabs.f64(double %126)
  %128 = fmul double %127, 0x3FF000000044B830
  %129 = fsub double %114, %99
  %130 = call double @llvm.fabs.f64(double %129)
  %131 = fcmp oge double %128, %130
  %132 = fadd double %99, %126
  %133 = select i1 %131, double %129, double %126
  %134 = select i1 %131, double %114, double %132
  %135 = load i32, ptr %38, align 4
  %136 = icmp eq i32 %135, 1
  br i1 %136, label %191, label %137

137:                                              ; preds = %112
  %138 = call fastcc i32 @compute_stages(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %133)
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %196

140:                                              ; preds = %137
  %141 = call fastcc double @error_norm(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %133, double noundef %134)
  %142 = load i32, ptr %39, align 4
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %196

144:                                              ; preds = %140
  %145 = load double, ptr %40, align 8
  %146 = call double @llvm.maxnum.f64(double %141, double 0x3BC79CA10C924223)
  %147 = load double, ptr %41, align 8
  %148 = fcmp une double %147, 0.000000e+00
  %149 = fcmp olt double %146, 1.000000e+00
  %150 = select i1 %148, i1 %149, i1 false
  br i1 %150, label %151, label %178

151:                                              ; preds = %144
  %152 = fdiv double %133, %147
  %153 = fmul double %152, %152
  %154 = fmul double %153, %153
  %155 = load double, ptr %42, align 8
  %156 = fmul double %154, %155
  %157 = fmul double %154, %156
  %158 = call double @llvm.maxnum.f64(double %157, double 0x3BC79CA10C924223)
  %159 = fmul double %158, 1.000000e-04
  %160 = fcmp olt double %146, %159
  br i1 %160, label %172, label %161

161:                                              ; preds = %151
  %162 = fmul double %158, 1.000000e-01
  %163 = fmul double %146, 3.000000e+01
  %164 = fcmp olt double %145, %163
  br i1 %164, label %165, label %169

165:                                              ; preds = %161
  %166 = fmul double %158, 0x3FEE666666666666
  %167 = call double @llvm.minnum.f64(double %145, double %166)
  %168 = call double @llvm.maxnum.f64(double %162, double %167)
  br label %169

169:                                              ; preds = %165, %161
  %170 = phi double [ %168, %165 ], [ %162, %161 ]
  %171 = call double @llvm.maxnum.f64(double %146, double %170)
  br label %172

172:                                              ; preds = %169, %151
  %173 = phi double [ %171, %169 ], [ %146, %151 ]
  %174 = fdiv double %173, %158
  %175 = call double @llvm.minnum.f64(double %174, double 8.000000e+00)
  %176 = call double @llvm.maxnum.f64(double %175, double 1.000000e+00)
  %177 = fmul double %173, %176
  br label %178

178:                                              ; preds = %172, %144
  %179 = phi double [ %173, %172 ], [ %141, %144 ]
  %180 = phi double [ %177, %172 ], [ %146, %144 ]
  %181 = load i32, ptr %24, align 8
  %182 = load i32, ptr %43, align 8
  %183 = icmp sgt i32 %181, %182
  %184 = select i1 %183, double 1.000000e+00, double 6.000000e+00
  %185 = call double @llvm.sqrt.f64(double %180)
  %186 = call double @llvm.sqrt.f64(double %185)
  %187 = call double @llvm.sqrt.f64(double %186)
  %188 = fdiv double 9.000000e-01, %187
  %189 = call double @llvm.maxnum.f64(double %188, double 0x3FD5555555555555)
  %190 = call double @llvm.minnum.f64(double %184, double %189)
  store double %190, ptr %5, align 8
  br label %209

191:                                              ; preds = %112
  %192 = call fastcc i32 @radau_trial(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %133, double noundef %134, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %194, label %196

194:                                              ; preds = %191
  %195 = load double, ptr %4, align 8
  br label %209

196:                                              ; preds = %191, %140, %137
  %197 = phi i32 [ %192, %191 ], [ %142, %140 ], [ %138, %137 ]
  %198 = load i32, ptr %24, align 8
  %199 = add nsw i32 %198, 1
  store i32 %199, ptr %24, align 8
  %200 = fmul double %133, 2.500000e-01
  store double %200, ptr %30, align 8
  %201 = call double @llvm.fabs.f64(double %200)
  %202 = load double, ptr %32, align 8
  %203 = call double @llvm.fabs.f64(double %202)
  %204 = load double, ptr %31, align 8
  %205 = call double @llvm.fabs.f64(double %204)
  %206 = call double @llvm.maxnum.f64(double %203, double %205)
  %207 = fmul double %206, 0x3CF0000000000000
  %208 = fcmp ugt double %201, %207
  br i1 %208, label %447, label %445

209:                                              ; preds = %194, %178
  %210 = phi double [ %195, %194 ], [ %179, %178 ]
  %211 = fcmp olt double %210, 1.000000e+00
  br i1 %211, label %226, label %212

212:                                              ; preds = %209
  %213 = load double, ptr %5, align 8
  %214 = call double @llvm.minnum.f64(double %213, double 9.000000e-01)
  %215 = load i32, ptr %24, align 8
  %216 = add nsw i32 %215, 1
  store i32 %216, ptr %24, align 8
  %217 = fmul double %133, %214
  store double %217, ptr %30, align 8
  %218 = call double @llvm.fabs.f64(double %217)
  %219 = load double, ptr %32, align 8
  %220 = call double @llvm.fabs.f64(double %219)
  %221 = load double, ptr %31, align 8
  %222 = call double @llvm.fabs.f64(double %221)
  %223 = call double @llvm.maxnum.f64(double %220, double %222)
  %224 = fmul double %223, 0x3CF0000000000000
  %225 = fcmp ugt double %218, %224
  br i1 %225, label %447, label %442

226:                                              ; preds = %209
  %227 = load ptr, ptr %44, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #24
  %228 = load i32, ptr %45, align 4
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %243, label %230

230:                                              ; preds = %226
  %231 = load i32, ptr %46, align 4
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %244, label %233

233:                                              ; preds = %230
  %234 = call fastcc i32 @land(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %134, ptr noundef %227, i32 noundef 1)
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %236, label %243

236:                                              ; preds = %233
  %237 = load i32, ptr %46, align 4
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %244, label %239

239:                                              ; preds = %236
  %240 = call fastcc i32 @factorise_metric(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %134, ptr noundef %227)
  store i32 0, ptr %46, align 4
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %244, label %242

242:                                              ; preds = %239
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #24
  br label %379

243:                                              ; preds = %233, %226
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #24
  br label %247

244:                                              ; preds = %239, %236, %230
  %245 = call fastcc i32 @project_nearby(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %134, ptr noundef %227, double noundef 1.000000e+00, ptr noundef %3)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #24
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %247, label %379

247:                                              ; preds = %244, %243
  %248 = load ptr, ptr %44, align 8
  %249 = load ptr, ptr %47, align 8
  %250 = getelementptr inbounds double, ptr %249, i64 %56
  %251 = call fastcc i32 @arrival_rates(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %134, ptr noundef %248, ptr noundef %250)
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %253, label %379

253:                                              ; preds = %247
  %254 = load i32, ptr %38, align 4
  %255 = icmp eq i32 %254, 1
  br i1 %255, label %256, label %299

256:                                              ; preds = %253
  %257 = load ptr, ptr %68, align 8
  %258 = getelementptr inbounds double, ptr %257, i64 %70
  call void @llvm.memset.p0.i64(ptr align 8 %258, i8 0, i64 %72, i1 false)
  br i1 %73, label %259, label %298

259:                                              ; preds = %256
  %260 = load ptr, ptr %47, align 8
  %261 = load ptr, ptr %44, align 8
  %262 = load ptr, ptr %74, align 8
  %263 = getelementptr inbounds nuw double, ptr %257, i64 %76
  %264 = getelementptr inbounds nuw double, ptr %257, i64 %77
  br label %265

265:                                              ; preds = %268, %259
  %266 = phi i64 [ 0, %259 ], [ %280, %268 ]
  %267 = getelementptr double, ptr %260, i64 %266
  br label %282

268:                                              ; preds = %282
  %269 = getelementptr inbounds nuw double, ptr %261, i64 %266
  %270 = load double, ptr %269, align 8
  %271 = getelementptr inbounds nuw double, ptr %262, i64 %266
  %272 = load double, ptr %271, align 8
  %273 = fsub double %270, %272
  %274 = getelementptr inbounds nuw double, ptr %257, i64 %266
  store double %273, ptr %274, align 8
  %275 = fneg double %293
  %276 = fsub double %275, %296
  %277 = getelementptr inbounds nuw double, ptr %263, i64 %266
  store double %276, ptr %277, align 8
  %278 = fneg double %296
  %279 = getelementptr inbounds nuw double, ptr %264, i64 %266
  store double %278, ptr %279, align 8
  %280 = add nuw nsw i64 %266, 1
  %281 = icmp eq i64 %280, %76
  br i1 %281, label %298, label %265

282:                                              ; preds = %282, %265
  %283 = phi i64 [ 0, %265 ], [ %289, %282 ]
  %284 = phi double [ 0.000000e+00, %265 ], [ %296, %282 ]
  %285 = phi double [ 0.000000e+00, %265 ], [ %293, %282 ]
  %286 = getelementptr inbounds nuw [3 x [3 x double]], ptr @RADAU_P, i64 0, i64 %283
  %287 = getelementptr inbounds nuw i8, ptr %286, i64 8
  %288 = load double, ptr %287, align 8
  %289 = add nuw nsw i64 %283, 1
  %290 = mul nuw nsw i64 %289, %76
  %291 = getelementptr double, ptr %267, i64 %290
  %292 = load double, ptr %291, align 8
  %293 = call double @llvm.fmuladd.f64(double %288, double %292, double %285)
  %294 = getelementptr inbounds nuw i8, ptr %286, i64 16
  %295 = load double, ptr %294, align 8
  %296 = call double @llvm.fmuladd.f64(double %295, double %292, double %284)
  %297 = icmp eq i64 %289, 3
  br i1 %297, label %268, label %282

298:                                              ; preds = %268, %256
  store double %133, ptr %41, align 8
  br label %393

299:                                              ; preds = %253
  %300 = load i32, ptr %57, align 4
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %302, label %306

302:                                              ; preds = %299
  %303 = load i32, ptr %23, align 4
  %304 = srem i32 %303, 1000
  %305 = icmp slt i32 %304, 996
  br i1 %305, label %362, label %306

306:                                              ; preds = %302, %299
  %307 = load ptr, ptr %47, align 8
  %308 = getelementptr inbounds double, ptr %307, i64 %56
  %309 = getelementptr inbounds double, ptr %307, i64 %59
  br i1 %60, label %310, label %344

310:                                              ; preds = %306
  %311 = load ptr, ptr %44, align 8
  %312 = load ptr, ptr %61, align 8
  br label %316

313:                                              ; preds = %316
  %314 = fmul double %333, 1.000000e-26
  %315 = fcmp ogt double %332, %314
  br i1 %315, label %336, label %344

316:                                              ; preds = %316, %310
  %317 = phi i64 [ 0, %310 ], [ %334, %316 ]
  %318 = phi double [ 0.000000e+00, %310 ], [ %331, %316 ]
  %319 = phi double [ 0.000000e+00, %310 ], [ %332, %316 ]
  %320 = phi double [ 0.000000e+00, %310 ], [ %333, %316 ]
  %321 = getelementptr inbounds nuw double, ptr %308, i64 %317
  %322 = load double, ptr %321, align 8
  %323 = getelementptr inbounds nuw double, ptr %309, i64 %317
  %324 = load double, ptr %323, align 8
  %325 = fsub double %322, %324
  %326 = getelementptr inbounds nuw double, ptr %311, i64 %317
  %327 = load double, ptr %326, align 8
  %328 = getelementptr inbounds nuw double, ptr %312, i64 %317
  %329 = load double, ptr %328, align 8
  %330 = fsub double %327, %329
  %331 = call double @llvm.fmuladd.f64(double %325, double %325, double %318)
  %332 = call double @llvm.fmuladd.f64(double %330, double %330, double %319)
  %333 = call double @llvm.fmuladd.f64(double %327, double %327, double %320)
  %334 = add nuw nsw i64 %317, 1
  %335 = icmp eq i64 %334, %62
  br i1 %335, label %313, label %316

336:                                              ; preds = %313
  %337 = call double @llvm.fabs.f64(double %133)
  %338 = fdiv double %331, %332
  %339 = call double @llvm.sqrt.f64(double %338)
  %340 = fmul double %337, %339
  %341 = fcmp ogt double %340, 3.000000e+00
  br i1 %341, label %342, label %344

342:                                              ; preds = %336
  %343 = add nsw i32 %300, 1
  store i32 %343, ptr %57, align 4
  store i32 0, ptr %63, align 8
  br label %349

344:                                              ; preds = %336, %313, %306
  %345 = load i32, ptr %63, align 8
  %346 = add nsw i32 %345, 1
  store i32 %346, ptr %63, align 8
  %347 = icmp eq i32 %346, 6
  br i1 %347, label %348, label %349

348:                                              ; preds = %344
  store i32 0, ptr %63, align 8
  store i32 0, ptr %57, align 4
  br label %362

349:                                              ; preds = %344, %342
  %350 = phi i32 [ %343, %342 ], [ %300, %344 ]
  %351 = icmp slt i32 %350, 15
  br i1 %351, label %362, label %352

352:                                              ; preds = %349
  %353 = load i32, ptr %25, align 8
  %354 = icmp eq i32 %353, 2147483647
  br i1 %354, label %355, label %362

355:                                              ; preds = %352
  %356 = load double, ptr %31, align 8
  %357 = load double, ptr %32, align 8
  %358 = fsub double %356, %357
  %359 = fdiv double %358, %133
  %360 = call double @llvm.fabs.f64(double %359)
  %361 = fcmp ogt double %360, 1.000000e+07
  br i1 %361, label %442, label %362

362:                                              ; preds = %355, %352, %349, %348, %302
  %363 = load i32, ptr %64, align 8
  %364 = load i32, ptr %65, align 8
  %365 = icmp slt i32 %363, %364
  br i1 %365, label %366, label %374

366:                                              ; preds = %362
  %367 = load ptr, ptr %66, align 8
  %368 = sext i32 %363 to i64
  %369 = getelementptr inbounds double, ptr %367, i64 %368
  %370 = load double, ptr %369, align 8
  %371 = fsub double %370, %134
  %372 = fmul double %133, %371
  %373 = fcmp olt double %372, 0.000000e+00
  br label %374

374:                                              ; preds = %366, %362
  %375 = phi i1 [ false, %362 ], [ %373, %366 ]
  %376 = select i1 %67, i1 true, i1 %375
  br i1 %376, label %377, label %414

377:                                              ; preds = %374
  %378 = call fastcc i32 @prepare_dense(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %133)
  br label %379

379:                                              ; preds = %377, %247, %244, %242
  %380 = phi i32 [ %251, %247 ], [ %378, %377 ], [ %240, %242 ], [ %245, %244 ]
  switch i32 %380, label %381 [
    i32 12, label %445
    i32 0, label %393
  ]

381:                                              ; preds = %379
  %382 = load i32, ptr %24, align 8
  %383 = add nsw i32 %382, 1
  store i32 %383, ptr %24, align 8
  %384 = fmul double %133, 2.500000e-01
  store double %384, ptr %30, align 8
  %385 = call double @llvm.fabs.f64(double %384)
  %386 = load double, ptr %32, align 8
  %387 = call double @llvm.fabs.f64(double %386)
  %388 = load double, ptr %31, align 8
  %389 = call double @llvm.fabs.f64(double %388)
  %390 = call double @llvm.maxnum.f64(double %387, double %389)
  %391 = fmul double %390, 0x3CF0000000000000
  %392 = fcmp ugt double %385, %391
  br i1 %392, label %447, label %445

393:                                              ; preds = %379, %298
  br i1 %27, label %414, label %394

394:                                              ; preds = %393
  %395 = call fastcc i32 @find_crossings(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %133, ptr noundef %6)
  %396 = icmp eq i32 %395, 0
  br i1 %396, label %414, label %397

397:                                              ; preds = %394
  %398 = call double @llvm.fabs.f64(double %133)
  %399 = fmul double %398, 2.500000e-01
  store double %399, ptr %37, align 8
  store i32 0, ptr %78, align 8
  %400 = icmp ne i32 %395, 14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %79, i8 0, i64 16, i1 false)
  %401 = load i32, ptr %24, align 8
  %402 = add nsw i32 %401, 1
  store i32 %402, ptr %24, align 8
  %403 = fmul double %133, 2.500000e-01
  store double %403, ptr %30, align 8
  %404 = call double @llvm.fabs.f64(double %403)
  %405 = load double, ptr %32, align 8
  %406 = call double @llvm.fabs.f64(double %405)
  %407 = load double, ptr %31, align 8
  %408 = call double @llvm.fabs.f64(double %407)
  %409 = call double @llvm.maxnum.f64(double %406, double %408)
  %410 = fmul double %409, 0x3CF0000000000000
  %411 = fcmp ugt double %404, %410
  %412 = or i1 %400, %411
  %413 = select i1 %411, i32 0, i32 %395
  br i1 %412, label %448, label %442

414:                                              ; preds = %394, %393, %374
  %415 = load i32, ptr %23, align 4
  %416 = add nsw i32 %415, 1
  store i32 %416, ptr %23, align 4
  %417 = load i32, ptr %38, align 4
  %418 = icmp eq i32 %417, 0
  br i1 %418, label %419, label %421

419:                                              ; preds = %414
  store double %133, ptr %41, align 8
  store double %210, ptr %42, align 8
  %420 = load i32, ptr %24, align 8
  store i32 %420, ptr %43, align 8
  br label %421

421:                                              ; preds = %419, %414
  %422 = load double, ptr %37, align 8
  %423 = fmul double %422, 2.000000e+00
  store double %423, ptr %37, align 8
  br i1 %131, label %424, label %430

424:                                              ; preds = %421
  %425 = load double, ptr %30, align 8
  %426 = call double @llvm.fabs.f64(double %425)
  %427 = call double @llvm.maxnum.f64(double %130, double %426)
  %428 = call double @llvm.copysign.f64(double 1.000000e+00, double %129)
  %429 = fmul double %428, %427
  br label %433

430:                                              ; preds = %421
  %431 = load double, ptr %5, align 8
  %432 = fmul double %126, %431
  br label %433

433:                                              ; preds = %430, %424
  %434 = phi double [ %429, %424 ], [ %432, %430 ]
  store double %434, ptr %30, align 8
  %435 = load i32, ptr %6, align 4
  %436 = call fastcc i32 @accept(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %133, double noundef %134, i32 noundef %435)
  %437 = icmp eq i32 %436, 0
  %438 = and i1 %113, %131
  %439 = select i1 %437, i1 %438, i1 false
  br i1 %439, label %440, label %448

440:                                              ; preds = %433
  %441 = call fastcc i32 @pass_stop(ptr noundef nonnull %0, ptr noundef nonnull %7)
  br label %448

442:                                              ; preds = %397, %355, %212
  %443 = phi double [ %219, %212 ], [ %357, %355 ], [ %405, %397 ]
  %444 = phi i32 [ 4, %212 ], [ 12, %355 ], [ 4, %397 ]
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 0, i32 noundef 0, double noundef %443)
  br label %445

445:                                              ; preds = %381, %196, %379, %442
  %446 = phi i32 [ %444, %442 ], [ %380, %381 ], [ %197, %196 ], [ %380, %379 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #24
  br label %454

447:                                              ; preds = %196, %212, %381
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #24
  br label %451

448:                                              ; preds = %397, %433, %440
  %449 = phi i32 [ %441, %440 ], [ %436, %433 ], [ %413, %397 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #24
  %450 = icmp eq i32 %449, 0
  br i1 %450, label %451, label %454

451:                                              ; preds = %447, %448
  %452 = add nuw nsw i32 %81, 1
  %453 = icmp eq i32 %452, %1
  br i1 %453, label %454, label %80

454:                                              ; preds = %88, %80, %451, %448, %20, %445, %11, %14
  %455 = phi i32 [ 1, %14 ], [ %12, %11 ], [ %446, %445 ], [ 0, %20 ], [ 0, %88 ], [ 3, %80 ], [ 0, %451 ], [ %449, %448 ]
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %7) #24
  ret i32 %455
}

define internal fastcc void @lay_out(ptr noundef nonnull writeonly initializes((0, 584), (600, 636)) %0, ptr nocapture noundef readonly %1) unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 600
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
  %70 = or disjoint i32 %22, 1
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds double, ptr %68, i64 %71
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
  %89 = getelementptr double, ptr %87, i64 %79
  %90 = getelementptr i8, ptr %89, i64 8
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store ptr %90, ptr %91, align 8
  %92 = tail call noundef i32 @llvm.smax.i32(i32 %8, i32 %9)
  %93 = load i32, ptr @appell_n_position_rows, align 4
  %94 = tail call noundef i32 @llvm.smax.i32(i32 %11, i32 %93)
  %95 = load i32, ptr @appell_n_velocity_rows, align 4
  %96 = load i32, ptr @appell_n_norm_rows, align 4
  %97 = tail call noundef i32 @llvm.smax.i32(i32 %95, i32 %96)
  %98 = tail call noundef i32 @llvm.smax.i32(i32 %94, i32 %97)
  %99 = add nsw i32 %98, %92
  %100 = sext i32 %99 to i64
  %101 = getelementptr double, ptr %90, i64 %100
  %102 = getelementptr i8, ptr %101, i64 8
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store ptr %102, ptr %103, align 8
  %104 = getelementptr double, ptr %102, i64 %100
  %105 = getelementptr i8, ptr %104, i64 8
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr %105, ptr %106, align 8
  %107 = getelementptr double, ptr %105, i64 %100
  %108 = getelementptr i8, ptr %107, i64 8
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store ptr %108, ptr %109, align 8
  %110 = getelementptr double, ptr %108, i64 %100
  %111 = getelementptr i8, ptr %110, i64 8
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store ptr %111, ptr %112, align 8
  %113 = mul nsw i32 %36, %11
  %114 = sext i32 %113 to i64
  %115 = getelementptr double, ptr %111, i64 %114
  %116 = getelementptr i8, ptr %115, i64 8
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store ptr %116, ptr %117, align 8
  %118 = add nsw i32 %11, %9
  %119 = mul nsw i32 %118, %118
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw double, ptr %116, i64 %120
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 8
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store ptr %122, ptr %123, align 8
  %124 = mul nsw i32 %99, %99
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr double, ptr %122, i64 %125
  %127 = getelementptr i8, ptr %126, i64 8
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store ptr %127, ptr %128, align 8
  %129 = getelementptr double, ptr %127, i64 %100
  %130 = getelementptr i8, ptr %129, i64 8
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 192
  store ptr %130, ptr %131, align 8
  %132 = getelementptr double, ptr %130, i64 %100
  %133 = getelementptr i8, ptr %132, i64 8
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 200
  store ptr %133, ptr %134, align 8
  %135 = getelementptr double, ptr %133, i64 %125
  %136 = getelementptr i8, ptr %135, i64 8
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 208
  store ptr %136, ptr %137, align 8
  %138 = getelementptr double, ptr %136, i64 %100
  %139 = getelementptr i8, ptr %138, i64 8
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 216
  store ptr %139, ptr %140, align 8
  %141 = getelementptr double, ptr %139, i64 %100
  %142 = getelementptr i8, ptr %141, i64 8
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store ptr %142, ptr %143, align 8
  %144 = getelementptr double, ptr %142, i64 %100
  %145 = getelementptr i8, ptr %144, i64 8
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 232
  store ptr %145, ptr %146, align 8
  %147 = getelementptr inbounds nuw double, ptr %145, i64 %47
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 8
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store ptr %148, ptr %149, align 8
  %150 = mul i32 %93, %35
  %151 = mul nsw i32 %9, %8
  %152 = add nsw i32 %150, %151
  %153 = sext i32 %152 to i64
  %154 = getelementptr double, ptr %148, i64 %153
  %155 = getelementptr i8, ptr %154, i64 8
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store ptr %155, ptr %156, align 8
  %157 = mul i32 %95, %35
  %158 = sext i32 %157 to i64
  %159 = getelementptr double, ptr %155, i64 %158
  %160 = getelementptr i8, ptr %159, i64 8
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 256
  store ptr %160, ptr %161, align 8
  %162 = add i32 %8, 1
  %163 = mul i32 %96, %162
  %164 = sext i32 %163 to i64
  %165 = getelementptr double, ptr %160, i64 %164
  %166 = getelementptr i8, ptr %165, i64 8
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 264
  store ptr %166, ptr %167, align 8
  %168 = getelementptr double, ptr %166, i64 %100
  %169 = getelementptr i8, ptr %168, i64 8
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 272
  store ptr %169, ptr %170, align 8
  %171 = getelementptr double, ptr %169, i64 %100
  %172 = getelementptr i8, ptr %171, i64 8
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store ptr %172, ptr %173, align 8
  %174 = load i32, ptr @appell_n_auxiliaries, align 4
  %175 = add nsw i32 %174, %14
  %176 = sext i32 %175 to i64
  %177 = getelementptr double, ptr %172, i64 %176
  %178 = getelementptr i8, ptr %177, i64 8
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store ptr %178, ptr %179, align 8
  %180 = mul nsw i32 %14, 3
  %181 = add i32 %11, 2
  %182 = add i32 %181, %180
  %183 = sext i32 %182 to i64
  %184 = getelementptr double, ptr %178, i64 %183
  %185 = getelementptr i8, ptr %184, i64 8
  %186 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store ptr %185, ptr %186, align 8
  %187 = shl nsw i32 %14, 1
  %188 = or disjoint i32 %187, 1
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds double, ptr %185, i64 %189
  %191 = getelementptr inbounds nuw i8, ptr %0, i64 304
  store ptr %190, ptr %191, align 8
  %192 = getelementptr inbounds double, ptr %190, i64 %189
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 312
  store ptr %192, ptr %193, align 8
  %194 = add nsw i32 %23, 2
  %195 = add i32 %194, %93
  %196 = add i32 %195, %95
  %197 = add i32 %196, %96
  %198 = sext i32 %197 to i64
  %199 = getelementptr double, ptr %192, i64 %198
  %200 = getelementptr i8, ptr %199, i64 8
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 320
  store ptr %200, ptr %201, align 8
  %202 = getelementptr double, ptr %200, i64 %100
  %203 = getelementptr i8, ptr %202, i64 8
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store ptr %203, ptr %204, align 8
  %205 = load i32, ptr @appell_n_quadratures, align 4
  %206 = add nsw i32 %205, %175
  %207 = sext i32 %206 to i64
  %208 = getelementptr double, ptr %203, i64 %207
  %209 = getelementptr i8, ptr %208, i64 8
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store ptr %209, ptr %210, align 8
  %211 = getelementptr double, ptr %209, i64 %207
  %212 = getelementptr i8, ptr %211, i64 8
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 344
  store ptr %212, ptr %213, align 8
  %214 = getelementptr double, ptr %212, i64 %207
  %215 = getelementptr i8, ptr %214, i64 8
  %216 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store ptr %215, ptr %216, align 8
  %217 = getelementptr double, ptr %215, i64 %207
  %218 = getelementptr i8, ptr %217, i64 8
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store ptr %218, ptr %219, align 8
  %220 = getelementptr double, ptr %218, i64 %207
  %221 = getelementptr i8, ptr %220, i64 8
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store ptr %221, ptr %222, align 8
  %223 = shl nsw i32 %206, 4
  %224 = or disjoint i32 %223, 1
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds double, ptr %221, i64 %225
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 376
  store ptr %226, ptr %227, align 8
  %228 = mul nsw i32 %206, 7
  %229 = sext i32 %228 to i64
  %230 = getelementptr double, ptr %226, i64 %229
  %231 = getelementptr i8, ptr %230, i64 8
  %232 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store ptr %231, ptr %232, align 8
  %233 = getelementptr double, ptr %231, i64 %207
  %234 = getelementptr i8, ptr %233, i64 8
  %235 = getelementptr inbounds nuw i8, ptr %0, i64 392
  store ptr %234, ptr %235, align 8
  %236 = getelementptr double, ptr %234, i64 %207
  %237 = getelementptr i8, ptr %236, i64 8
  %238 = getelementptr inbounds nuw i8, ptr %0, i64 400
  store ptr %237, ptr %238, align 8
  %239 = load i32, ptr @appell_n_events, align 4
  %240 = mul nsw i32 %239, 13
  %241 = sext i32 %240 to i64
  %242 = getelementptr double, ptr %237, i64 %241
  %243 = getelementptr i8, ptr %242, i64 8
  %244 = getelementptr inbounds nuw i8, ptr %0, i64 408
  store ptr %243, ptr %244, align 8
  %245 = sext i32 %239 to i64
  %246 = getelementptr double, ptr %243, i64 %245
  %247 = getelementptr i8, ptr %246, i64 8
  %248 = getelementptr inbounds nuw i8, ptr %0, i64 416
  store ptr %247, ptr %248, align 8
  %249 = getelementptr double, ptr %247, i64 %245
  %250 = getelementptr i8, ptr %249, i64 8
  %251 = getelementptr inbounds nuw i8, ptr %0, i64 424
  store ptr %250, ptr %251, align 8
  %252 = getelementptr double, ptr %250, i64 %245
  %253 = getelementptr i8, ptr %252, i64 8
  %254 = getelementptr inbounds nuw i8, ptr %0, i64 432
  store ptr %253, ptr %254, align 8
  %255 = getelementptr double, ptr %253, i64 %245
  %256 = getelementptr i8, ptr %255, i64 8
  %257 = getelementptr inbounds nuw i8, ptr %0, i64 440
  store ptr %256, ptr %257, align 8
  %258 = getelementptr double, ptr %256, i64 %245
  %259 = getelementptr i8, ptr %258, i64 8
  %260 = getelementptr inbounds nuw i8, ptr %0, i64 448
  store ptr %259, ptr %260, align 8
  %261 = getelementptr double, ptr %259, i64 %245
  %262 = getelementptr i8, ptr %261, i64 8
  %263 = getelementptr inbounds nuw i8, ptr %0, i64 456
  store ptr %262, ptr %263, align 8
  %264 = getelementptr double, ptr %262, i64 %245
  %265 = getelementptr i8, ptr %264, i64 8
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 464
  store ptr %265, ptr %266, align 8
  %267 = shl nsw i32 %239, 5
  %268 = or disjoint i32 %267, 1
  %269 = sext i32 %268 to i64
  %270 = getelementptr inbounds double, ptr %265, i64 %269
  %271 = getelementptr inbounds nuw i8, ptr %0, i64 472
  store ptr %270, ptr %271, align 8
  %272 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %273 = load ptr, ptr %272, align 8
  %274 = getelementptr inbounds nuw i8, ptr %0, i64 480
  store ptr %273, ptr %274, align 8
  %275 = icmp eq ptr %273, null
  br i1 %275, label %287, label %276

276:                                              ; preds = %2
  %277 = mul nsw i32 %175, %175
  %278 = zext nneg i32 %277 to i64
  %279 = getelementptr inbounds nuw double, ptr %273, i64 %278
  %280 = getelementptr inbounds nuw i8, ptr %279, i64 8
  %281 = getelementptr inbounds nuw double, ptr %280, i64 %278
  %282 = getelementptr inbounds nuw i8, ptr %281, i64 8
  %283 = getelementptr inbounds nuw double, ptr %282, i64 %278
  %284 = getelementptr inbounds nuw i8, ptr %283, i64 8
  %285 = getelementptr inbounds nuw double, ptr %284, i64 %278
  %286 = getelementptr inbounds nuw i8, ptr %285, i64 8
  br label %287

287:                                              ; preds = %2, %276
  %288 = phi ptr [ %280, %276 ], [ null, %2 ]
  %289 = phi ptr [ %282, %276 ], [ null, %2 ]
  %290 = phi ptr [ %284, %276 ], [ null, %2 ]
  %291 = phi ptr [ %286, %276 ], [ null, %2 ]
  %292 = getelementptr inbounds nuw i8, ptr %0, i64 488
  store ptr %288, ptr %292, align 8
  %293 = getelementptr inbounds nuw i8, ptr %0, i64 496
  store ptr %289, ptr %293, align 8
  %294 = getelementptr inbounds nuw i8, ptr %0, i64 504
  store ptr %290, ptr %294, align 8
  %295 = getelementptr inbounds nuw i8, ptr %0, i64 512
  store ptr %291, ptr %295, align 8
  %296 = getelementptr inbounds nuw i8, ptr %0, i64 520
  store ptr %7, ptr %296, align 8
  %297 = getelementptr i32, ptr %7, i64 %100
  %298 = getelementptr i8, ptr %297, i64 4
  %299 = getelementptr inbounds nuw i8, ptr %0, i64 528
  store ptr %298, ptr %299, align 8
  %300 = getelementptr i32, ptr %298, i64 %100
  %301 = getelementptr i8, ptr %300, i64 4
  %302 = getelementptr inbounds nuw i8, ptr %0, i64 536
  store ptr %301, ptr %302, align 8
  %303 = getelementptr i32, ptr %301, i64 %79
  %304 = getelementptr i8, ptr %303, i64 4
  %305 = getelementptr inbounds nuw i8, ptr %0, i64 544
  store ptr %304, ptr %305, align 8
  %306 = sext i32 %118 to i64
  %307 = getelementptr i32, ptr %304, i64 %306
  %308 = getelementptr i8, ptr %307, i64 4
  %309 = getelementptr inbounds nuw i8, ptr %0, i64 552
  store ptr %308, ptr %309, align 8
  %310 = getelementptr i32, ptr %308, i64 %66
  %311 = getelementptr i8, ptr %310, i64 4
  %312 = getelementptr inbounds nuw i8, ptr %0, i64 560
  store ptr %311, ptr %312, align 8
  %313 = getelementptr i32, ptr %311, i64 %176
  %314 = getelementptr i8, ptr %313, i64 4
  %315 = getelementptr inbounds nuw i8, ptr %0, i64 568
  store ptr %314, ptr %315, align 8
  %316 = getelementptr i32, ptr %314, i64 %176
  %317 = getelementptr i8, ptr %316, i64 4
  %318 = getelementptr inbounds nuw i8, ptr %0, i64 576
  store ptr %317, ptr %318, align 8
  ret void
}

define internal fastcc range(i32 0, 16) i32 @start(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %4 = load double, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 328
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %15, label %10

10:                                               ; preds = %2
  %11 = tail call fastcc i32 @factorise_metric(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %4, ptr noundef %6)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %10
  %14 = tail call fastcc i32 @project(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %4, ptr noundef %6)
  br label %15

15:                                               ; preds = %2, %10, %13
  %16 = phi i32 [ 0, %2 ], [ %14, %13 ], [ %11, %10 ]
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %5, align 8
  %20 = load i32, ptr @appell_n_coordinates, align 4
  %21 = load i32, ptr @appell_n_speeds, align 4
  %22 = add nsw i32 %21, %20
  %23 = load i32, ptr @appell_n_auxiliaries, align 4
  %24 = add nsw i32 %22, %23
  %25 = load i32, ptr @appell_n_quadratures, align 4
  %26 = add nsw i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = shl nsw i64 %27, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %19, i64 %28, i1 false)
  %29 = icmp eq i32 %16, 0
  br i1 %29, label %30, label %47

30:                                               ; preds = %15
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %32 = load i32, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %34 = load i32, ptr %33, align 8
  %35 = icmp slt i32 %32, %34
  br i1 %35, label %36, label %47

36:                                               ; preds = %30
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %38 = load ptr, ptr %37, align 8
  %39 = sext i32 %32 to i64
  %40 = getelementptr inbounds double, ptr %38, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = load double, ptr %3, align 8
  %43 = fcmp oeq double %41, %42
  br i1 %43, label %44, label %47

44:                                               ; preds = %36
  %45 = load ptr, ptr %17, align 8
  %46 = tail call fastcc i32 @write_sample(ptr noundef nonnull %0, ptr noundef %1, double noundef %42, ptr noundef %45)
  br label %47

47:                                               ; preds = %44, %36, %30, %15
  %48 = phi i32 [ %16, %15 ], [ %46, %44 ], [ 0, %36 ], [ 0, %30 ]
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %50 = load double, ptr %49, align 8
  %51 = load double, ptr %3, align 8
  %52 = fcmp olt double %50, %51
  %53 = select i1 %52, double -1.000000e+00, double 1.000000e+00
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %55 = load i32, ptr %54, align 4
  %56 = icmp sgt i32 %55, 0
  br i1 %56, label %57, label %83

57:                                               ; preds = %47
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %59 = load ptr, ptr %58, align 8
  %60 = zext nneg i32 %55 to i64
  br label %61

61:                                               ; preds = %77, %57
  %62 = phi i64 [ 0, %57 ], [ %79, %77 ]
  %63 = phi double [ %51, %57 ], [ %78, %77 ]
  %64 = shl nuw nsw i64 %62, 4
  %65 = getelementptr inbounds nuw i8, ptr %59, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = fsub double %66, %63
  %68 = fmul double %53, %67
  %69 = fcmp ogt double %68, 0.000000e+00
  br i1 %69, label %81, label %70

70:                                               ; preds = %61
  %71 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %72 = load double, ptr %71, align 8
  %73 = fsub double %72, %63
  %74 = fmul double %53, %73
  %75 = fcmp ogt double %74, 0.000000e+00
  br i1 %75, label %76, label %77

76:                                               ; preds = %70
  store double %72, ptr %3, align 8
  br label %77

77:                                               ; preds = %76, %70
  %78 = phi double [ %72, %76 ], [ %63, %70 ]
  %79 = add nuw nsw i64 %62, 1
  %80 = icmp eq i64 %79, %60
  br i1 %80, label %83, label %61

81:                                               ; preds = %61
  %82 = trunc nuw nsw i64 %62 to i32
  br label %83

83:                                               ; preds = %77, %47, %81
  %84 = phi double [ %51, %47 ], [ %63, %81 ], [ %78, %77 ]
  %85 = phi i32 [ 0, %47 ], [ %82, %81 ], [ %55, %77 ]
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 432
  store i32 %85, ptr %86, align 8
  %87 = icmp eq i32 %48, 0
  br i1 %87, label %88, label %191

88:                                               ; preds = %83
  %89 = load ptr, ptr %5, align 8
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 368
  %91 = load ptr, ptr %90, align 8
  %92 = tail call fastcc i32 @rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %84, ptr noundef %89, ptr noundef %91, i32 noundef 0)
  %93 = icmp eq i32 %92, 0
  %94 = load i32, ptr @appell_n_events, align 4
  %95 = icmp ne i32 %94, 0
  %96 = select i1 %93, i1 %95, i1 false
  br i1 %96, label %97, label %99

97:                                               ; preds = %88
  %98 = tail call fastcc i32 @begin_events(ptr noundef nonnull %0, ptr noundef %1)
  br label %99

99:                                               ; preds = %97, %88
  %100 = phi i32 [ %98, %97 ], [ %92, %88 ]
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %191

102:                                              ; preds = %99
  %103 = load ptr, ptr %5, align 8
  %104 = load ptr, ptr %90, align 8
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %106 = load i32, ptr %105, align 8
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %144, label %108

108:                                              ; preds = %102
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %110 = load double, ptr %109, align 8
  %111 = icmp sgt i32 %20, 0
  br i1 %111, label %112, label %123

112:                                              ; preds = %108
  %113 = zext nneg i32 %20 to i64
  br label %114

114:                                              ; preds = %114, %112
  %115 = phi i64 [ 0, %112 ], [ %121, %114 ]
  %116 = phi double [ 0.000000e+00, %112 ], [ %120, %114 ]
  %117 = getelementptr inbounds nuw double, ptr %103, i64 %115
  %118 = load double, ptr %117, align 8
  %119 = tail call double @llvm.fabs.f64(double %118)
  %120 = tail call double @llvm.maxnum.f64(double %116, double %119)
  %121 = add nuw nsw i64 %115, 1
  %122 = icmp eq i64 %121, %113
  br i1 %122, label %123, label %114

123:                                              ; preds = %114, %108
  %124 = phi double [ 0.000000e+00, %108 ], [ %120, %114 ]
  %125 = tail call double @llvm.maxnum.f64(double %110, double %124)
  store double %125, ptr %109, align 8
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %127 = load double, ptr %126, align 8
  %128 = icmp sgt i32 %21, 0
  br i1 %128, label %129, label %141

129:                                              ; preds = %123
  %130 = sext i32 %20 to i64
  %131 = sext i32 %22 to i64
  br label %132

132:                                              ; preds = %132, %129
  %133 = phi i64 [ %130, %129 ], [ %139, %132 ]
  %134 = phi double [ 0.000000e+00, %129 ], [ %138, %132 ]
  %135 = getelementptr inbounds double, ptr %103, i64 %133
  %136 = load double, ptr %135, align 8
  %137 = tail call double @llvm.fabs.f64(double %136)
  %138 = tail call double @llvm.maxnum.f64(double %134, double %137)
  %139 = add nsw i64 %133, 1
  %140 = icmp slt i64 %139, %131
  br i1 %140, label %132, label %141

141:                                              ; preds = %132, %123
  %142 = phi double [ 0.000000e+00, %123 ], [ %138, %132 ]
  %143 = tail call double @llvm.maxnum.f64(double %127, double %142)
  store double %143, ptr %126, align 8
  br label %144

144:                                              ; preds = %102, %141
  %145 = icmp sgt i32 %21, 0
  br i1 %145, label %146, label %172

146:                                              ; preds = %144
  %147 = sext i32 %20 to i64
  %148 = sext i32 %22 to i64
  br label %149

149:                                              ; preds = %149, %146
  %150 = phi i64 [ %147, %146 ], [ %156, %149 ]
  %151 = phi double [ 0.000000e+00, %146 ], [ %155, %149 ]
  %152 = getelementptr inbounds double, ptr %104, i64 %150
  %153 = load double, ptr %152, align 8
  %154 = tail call double @llvm.fabs.f64(double %153)
  %155 = tail call double @llvm.maxnum.f64(double %151, double %154)
  %156 = add nsw i64 %150, 1
  %157 = icmp slt i64 %156, %148
  br i1 %157, label %149, label %158

158:                                              ; preds = %149
  %159 = fcmp oeq double %155, 0.000000e+00
  %160 = select i1 %107, i1 true, i1 %159
  br i1 %160, label %172, label %161

161:                                              ; preds = %158
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %163 = load double, ptr %162, align 8
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %165 = load double, ptr %164, align 8
  %166 = fmul double %155, %165
  %167 = tail call double @llvm.sqrt.f64(double %166)
  %168 = tail call double @llvm.maxnum.f64(double %163, double %167)
  store double %168, ptr %162, align 8
  %169 = fmul double %163, %163
  %170 = fdiv double %169, %155
  %171 = tail call double @llvm.maxnum.f64(double %165, double %170)
  store double %171, ptr %164, align 8
  br label %172

172:                                              ; preds = %144, %158, %161
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 320
  store double 0.000000e+00, ptr %173, align 8
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store double 0.000000e+00, ptr %174, align 8
  %175 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %176 = load double, ptr %175, align 8
  %177 = fcmp oeq double %176, 0.000000e+00
  br i1 %177, label %178, label %179

178:                                              ; preds = %172
  tail call fastcc void @restart_step(ptr noundef nonnull %0, ptr noundef %1)
  br label %187

179:                                              ; preds = %172
  %180 = tail call double @llvm.fabs.f64(double %176)
  %181 = load double, ptr %49, align 8
  %182 = load double, ptr %3, align 8
  %183 = fsub double %181, %182
  %184 = tail call double @llvm.fabs.f64(double %183)
  %185 = tail call double @llvm.minnum.f64(double %180, double %184)
  %186 = tail call double @llvm.copysign.f64(double %185, double %183)
  store double %186, ptr %175, align 8
  br label %187

187:                                              ; preds = %179, %178
  %188 = getelementptr inbounds nuw i8, ptr %0, i64 400
  store i32 0, ptr %188, align 8
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %190 = getelementptr inbounds nuw i8, ptr %0, i64 340
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %189, i8 0, i64 16, i1 false)
  store i32 1, ptr %190, align 4
  br label %191

191:                                              ; preds = %83, %99, %187
  %192 = phi i32 [ 0, %187 ], [ %100, %99 ], [ %48, %83 ]
  ret i32 %192
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

38:                                               ; preds = %722, %2
  %39 = phi i32 [ %37, %2 ], [ %666, %722 ]
  %40 = phi i32 [ %1, %2 ], [ %60, %722 ]
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
  br i1 %61, label %62, label %740

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
  br i1 %75, label %76, label %740

76:                                               ; preds = %62
  %77 = getelementptr inbounds nuw i8, ptr %68, i64 128
  %78 = load ptr, ptr %77, align 8
  %79 = load i32, ptr %78, align 4
  %80 = load i32, ptr %16, align 8
  %81 = icmp slt i32 %79, %80
  br i1 %81, label %740, label %82

82:                                               ; preds = %76
  %83 = load i32, ptr %17, align 8
  %84 = icmp eq i32 %69, %83
  %85 = icmp slt i32 %71, 1
  %86 = select i1 %84, i1 true, i1 %85
  br i1 %86, label %740, label %87

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
  %117 = icmp sgt i32 %115, 0
  br i1 %117, label %118, label %131

118:                                              ; preds = %110
  %119 = zext nneg i32 %115 to i64
  br label %120

120:                                              ; preds = %120, %118
  %121 = phi i64 [ 0, %118 ], [ %127, %120 ]
  %122 = phi double [ 0.000000e+00, %118 ], [ %126, %120 ]
  %123 = getelementptr inbounds nuw double, ptr %116, i64 %121
  %124 = load double, ptr %123, align 8
  %125 = fsub double %124, %124
  %126 = fadd double %122, %125
  %127 = add nuw nsw i64 %121, 1
  %128 = icmp eq i64 %127, %119
  br i1 %128, label %129, label %120

129:                                              ; preds = %120
  %130 = fcmp une double %126, 0.000000e+00
  br i1 %130, label %721, label %131

131:                                              ; preds = %129, %110
  store ptr %116, ptr %11, align 8
  %132 = sext i32 %103 to i64
  %133 = getelementptr inbounds double, ptr %116, i64 %132
  store ptr %133, ptr %25, align 8
  %134 = shl nsw i32 %103, 1
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds double, ptr %116, i64 %135
  store ptr %136, ptr %26, align 8
  %137 = shl nsw i32 %103, 2
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds double, ptr %116, i64 %138
  store ptr %139, ptr %27, align 8
  %140 = icmp sgt i32 %103, 0
  br i1 %140, label %141, label %176

141:                                              ; preds = %131
  %142 = add nuw i32 %103, 1
  %143 = mul nuw nsw i32 %103, 3
  %144 = zext nneg i32 %143 to i64
  %145 = zext nneg i32 %103 to i64
  %146 = getelementptr inbounds nuw double, ptr %116, i64 %144
  br label %147

147:                                              ; preds = %147, %141
  %148 = phi i64 [ 0, %141 ], [ %165, %147 ]
  %149 = phi double [ 0.000000e+00, %141 ], [ %164, %147 ]
  %150 = trunc nuw nsw i64 %148 to i32
  %151 = mul i32 %142, %150
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds double, ptr %139, i64 %152
  %154 = load double, ptr %153, align 8
  %155 = tail call double @llvm.fabs.f64(double %154)
  %156 = tail call double @llvm.sqrt.f64(double %155)
  %157 = fcmp oeq double %154, 0.000000e+00
  %158 = select i1 %157, double 1.000000e+00, double %156
  %159 = getelementptr inbounds nuw [32 x double], ptr %28, i64 0, i64 %148
  store double %158, ptr %159, align 8
  %160 = getelementptr inbounds nuw double, ptr %146, i64 %148
  %161 = load double, ptr %160, align 8
  %162 = fmul double %161, 0x3D719799812DEA11
  %163 = fdiv double %162, %158
  %164 = tail call double @llvm.maxnum.f64(double %149, double %163)
  %165 = add nuw nsw i64 %148, 1
  %166 = icmp eq i64 %165, %145
  br i1 %166, label %167, label %147

167:                                              ; preds = %147, %167
  %168 = phi i64 [ %174, %167 ], [ 0, %147 ]
  %169 = getelementptr inbounds nuw [32 x double], ptr %28, i64 0, i64 %168
  %170 = load double, ptr %169, align 8
  %171 = fdiv double %164, %170
  %172 = getelementptr inbounds nuw [32 x double], ptr %29, i64 0, i64 %168
  store double %171, ptr %172, align 8
  %173 = fmul double %164, %170
  store double %173, ptr %169, align 8
  %174 = add nuw nsw i64 %168, 1
  %175 = icmp eq i64 %174, %145
  br i1 %175, label %176, label %167

176:                                              ; preds = %167, %131
  %177 = load i32, ptr %30, align 4
  %178 = icmp slt i32 %177, 1
  br i1 %178, label %256, label %179

179:                                              ; preds = %176
  %180 = load ptr, ptr %0, align 8
  %181 = zext nneg i32 %177 to i64
  %182 = add i32 %103, 1
  br label %183

183:                                              ; preds = %250, %179
  %184 = phi i64 [ 0, %179 ], [ %254, %250 ]
  %185 = phi i32 [ 0, %179 ], [ %253, %250 ]
  %186 = getelementptr inbounds nuw %struct.Contact, ptr %180, i64 %184
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 40
  %188 = load i32, ptr %187, align 8
  %189 = getelementptr inbounds nuw i8, ptr %186, i64 44
  %190 = load i32, ptr %189, align 4
  %191 = getelementptr inbounds nuw i8, ptr %186, i64 48
  %192 = load i32, ptr %191, align 8
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %221, label %194

194:                                              ; preds = %183
  %195 = load ptr, ptr %13, align 8
  %196 = load i32, ptr %14, align 8
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds %struct.Mode, ptr %195, i64 %197, i32 7, i64 %184
  %199 = load i32, ptr %198, align 4
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %211, label %201

201:                                              ; preds = %194
  %202 = getelementptr inbounds nuw i8, ptr %186, i64 52
  %203 = load i32, ptr %202, align 4
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %205, label %211

205:                                              ; preds = %201
  %206 = sext i32 %188 to i64
  %207 = getelementptr inbounds double, ptr %116, i64 %206
  %208 = load double, ptr %207, align 8
  %209 = load double, ptr %186, align 8
  %210 = fcmp ogt double %208, %209
  br i1 %210, label %250, label %211

211:                                              ; preds = %205, %201, %194
  %212 = sext i32 %188 to i64
  %213 = getelementptr inbounds double, ptr %133, i64 %212
  %214 = load double, ptr %213, align 8
  %215 = getelementptr inbounds nuw i8, ptr %186, i64 8
  %216 = load double, ptr %215, align 8
  %217 = fneg double %216
  %218 = fcmp olt double %214, %217
  br i1 %218, label %721, label %219

219:                                              ; preds = %211
  %220 = fcmp ogt double %214, %216
  br i1 %220, label %250, label %221

221:                                              ; preds = %219, %183
  %222 = icmp slt i32 %190, 0
  br i1 %222, label %250, label %223

223:                                              ; preds = %221
  %224 = getelementptr inbounds nuw i8, ptr %186, i64 32
  %225 = load double, ptr %224, align 8
  %226 = mul nsw i32 %190, %103
  %227 = add nsw i32 %226, %188
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds double, ptr %139, i64 %228
  %230 = load double, ptr %229, align 8
  %231 = tail call double @llvm.fabs.f64(double %230)
  %232 = fmul double %225, %231
  %233 = mul i32 %188, %182
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds double, ptr %139, i64 %234
  %236 = load double, ptr %235, align 8
  %237 = fmul double %236, 0x3FEFF7CED916872B
  %238 = fcmp ult double %232, %237
  br i1 %238, label %239, label %721

239:                                              ; preds = %223
  %240 = zext nneg i32 %190 to i64
  %241 = getelementptr inbounds nuw double, ptr %133, i64 %240
  %242 = load double, ptr %241, align 8
  %243 = tail call double @llvm.fabs.f64(double %242)
  %244 = getelementptr inbounds nuw i8, ptr %186, i64 16
  %245 = load double, ptr %244, align 8
  %246 = fcmp ugt double %243, %245
  %247 = fcmp ogt double %242, 0.000000e+00
  %248 = select i1 %247, i32 3, i32 4
  %249 = select i1 %246, i32 %248, i32 2
  br label %250

250:                                              ; preds = %239, %221, %219, %205
  %251 = phi i32 [ 2, %221 ], [ 1, %219 ], [ 0, %205 ], [ %249, %239 ]
  %252 = mul nsw i32 %185, 5
  %253 = add nsw i32 %251, %252
  %254 = add nuw nsw i64 %184, 1
  %255 = icmp eq i64 %254, %181
  br i1 %255, label %256, label %183

256:                                              ; preds = %250, %176
  %257 = phi i32 [ 0, %176 ], [ %253, %250 ]
  %258 = load i32, ptr %31, align 4
  %259 = icmp sgt i32 %258, 0
  br i1 %259, label %262, label %260

260:                                              ; preds = %256
  %261 = load i32, ptr %14, align 8
  br label %282

262:                                              ; preds = %256
  %263 = load ptr, ptr %32, align 8
  %264 = load i32, ptr %14, align 8
  %265 = zext nneg i32 %258 to i64
  br label %266

266:                                              ; preds = %279, %262
  %267 = phi i64 [ 0, %262 ], [ %280, %279 ]
  %268 = getelementptr inbounds nuw %struct.KnownTransition, ptr %263, i64 %267
  %269 = load i32, ptr %268, align 4
  %270 = icmp eq i32 %269, %264
  br i1 %270, label %271, label %279

271:                                              ; preds = %266
  %272 = getelementptr inbounds nuw i8, ptr %268, i64 4
  %273 = load i32, ptr %272, align 4
  %274 = icmp eq i32 %273, %88
  br i1 %274, label %275, label %279

275:                                              ; preds = %271
  %276 = getelementptr inbounds nuw i8, ptr %268, i64 8
  %277 = load i32, ptr %276, align 4
  %278 = icmp eq i32 %277, %257
  br i1 %278, label %286, label %279

279:                                              ; preds = %275, %271, %266
  %280 = add nuw nsw i64 %267, 1
  %281 = icmp eq i64 %280, %265
  br i1 %281, label %282, label %266

282:                                              ; preds = %279, %260
  %283 = phi i32 [ %261, %260 ], [ %264, %279 ]
  store i32 %283, ptr %12, align 4
  %284 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i32 %88, ptr %284, align 8
  %285 = getelementptr inbounds nuw i8, ptr %0, i64 124
  store i32 %257, ptr %285, align 4
  br label %721

286:                                              ; preds = %275
  %287 = getelementptr inbounds nuw i8, ptr %268, i64 20
  %288 = load i32, ptr %287, align 4
  %289 = getelementptr inbounds nuw i8, ptr %268, i64 24
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %9) #24
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #24
  %290 = icmp sgt i32 %288, 0
  br i1 %290, label %291, label %313

291:                                              ; preds = %286
  %292 = zext nneg i32 %288 to i64
  %293 = shl nuw nsw i64 %292, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %10, i8 0, i64 %293, i1 false)
  br label %294

294:                                              ; preds = %298, %291
  %295 = phi i64 [ 0, %291 ], [ %299, %298 ]
  %296 = getelementptr inbounds nuw i32, ptr %289, i64 %295
  %297 = load i32, ptr %296, align 4
  br label %301

298:                                              ; preds = %301
  %299 = add nuw nsw i64 %295, 1
  %300 = icmp eq i64 %299, %292
  br i1 %300, label %313, label %294

301:                                              ; preds = %301, %294
  %302 = phi i64 [ 0, %294 ], [ %311, %301 ]
  %303 = getelementptr inbounds nuw i32, ptr %289, i64 %302
  %304 = load i32, ptr %303, align 4
  %305 = mul nsw i32 %304, %103
  %306 = add nsw i32 %305, %297
  %307 = sext i32 %306 to i64
  %308 = getelementptr inbounds double, ptr %139, i64 %307
  %309 = load double, ptr %308, align 8
  %310 = getelementptr inbounds nuw [8 x [8 x double]], ptr %9, i64 0, i64 %295, i64 %302
  store double %309, ptr %310, align 8
  %311 = add nuw nsw i64 %302, 1
  %312 = icmp eq i64 %311, %292
  br i1 %312, label %298, label %301

313:                                              ; preds = %298, %286
  %314 = call fastcc range(i32 0, 2) i32 @solve_small(i32 noundef %288, ptr noundef %9, ptr noundef %10)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #24
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %9) #24
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %721, label %316

316:                                              ; preds = %313
  %317 = getelementptr inbounds nuw i8, ptr %268, i64 16
  %318 = load i32, ptr %317, align 4
  %319 = icmp sgt i32 %318, 0
  br i1 %319, label %320, label %721

320:                                              ; preds = %316
  %321 = load ptr, ptr %33, align 8
  %322 = getelementptr inbounds nuw i8, ptr %268, i64 12
  %323 = load i32, ptr %322, align 4
  %324 = sext i32 %323 to i64
  %325 = getelementptr inbounds %struct.Combination, ptr %321, i64 %324
  %326 = zext nneg i32 %318 to i64
  %327 = shl nsw i64 %132, 3
  %328 = zext nneg i32 %103 to i64
  br label %329

329:                                              ; preds = %620, %320
  %330 = phi i64 [ 0, %320 ], [ %622, %620 ]
  %331 = phi i32 [ -1, %320 ], [ %621, %620 ]
  %332 = getelementptr inbounds nuw %struct.Combination, ptr %325, i64 %330
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #24
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #24
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #24
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #24
  %333 = getelementptr inbounds nuw i8, ptr %332, i64 4
  %334 = load i32, ptr %333, align 4
  %335 = icmp sgt i32 %334, 0
  br i1 %335, label %336, label %346

336:                                              ; preds = %329
  %337 = getelementptr inbounds nuw i8, ptr %332, i64 24
  %338 = getelementptr inbounds nuw i8, ptr %332, i64 8
  %339 = getelementptr inbounds nuw i8, ptr %332, i64 72
  %340 = getelementptr inbounds nuw i8, ptr %332, i64 168
  %341 = getelementptr inbounds nuw i8, ptr %332, i64 56
  %342 = zext nneg i32 %334 to i64
  %343 = load i32, ptr %338, align 8
  %344 = icmp sgt i32 %343, 0
  %345 = zext nneg i32 %343 to i64
  br label %350

346:                                              ; preds = %359, %329
  %347 = call fastcc i32 @solve_small(i32 noundef %334, ptr noundef %5, ptr noundef %6)
  %348 = icmp eq i32 %347, 0
  br i1 %348, label %349, label %396

349:                                              ; preds = %346
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #24
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5) #24
  br label %610

350:                                              ; preds = %359, %336
  %351 = phi i64 [ 0, %336 ], [ %360, %359 ]
  %352 = getelementptr inbounds nuw [8 x i32], ptr %337, i64 0, i64 %351
  %353 = load i32, ptr %352, align 4
  %354 = sext i32 %353 to i64
  %355 = getelementptr inbounds double, ptr %136, i64 %354
  %356 = load double, ptr %355, align 8
  %357 = fneg double %356
  %358 = getelementptr inbounds nuw [8 x double], ptr %6, i64 0, i64 %351
  store double %357, ptr %358, align 8
  br label %362

359:                                              ; preds = %372
  %360 = add nuw nsw i64 %351, 1
  %361 = icmp eq i64 %360, %342
  br i1 %361, label %346, label %350

362:                                              ; preds = %372, %350
  %363 = phi i64 [ 0, %350 ], [ %373, %372 ]
  %364 = getelementptr inbounds nuw [8 x i32], ptr %337, i64 0, i64 %363
  %365 = load i32, ptr %364, align 4
  %366 = mul nsw i32 %365, %103
  %367 = add nsw i32 %366, %353
  %368 = sext i32 %367 to i64
  %369 = getelementptr inbounds double, ptr %139, i64 %368
  %370 = load double, ptr %369, align 8
  %371 = getelementptr inbounds nuw [8 x [8 x double]], ptr %5, i64 0, i64 %351, i64 %363
  store double %370, ptr %371, align 8
  br i1 %344, label %375, label %372

372:                                              ; preds = %392, %362
  %373 = add nuw nsw i64 %363, 1
  %374 = icmp eq i64 %373, %342
  br i1 %374, label %359, label %362

375:                                              ; preds = %362, %392
  %376 = phi double [ %393, %392 ], [ %370, %362 ]
  %377 = phi i64 [ %394, %392 ], [ 0, %362 ]
  %378 = getelementptr inbounds nuw [4 x i32], ptr %339, i64 0, i64 %377
  %379 = load i32, ptr %378, align 4
  %380 = icmp eq i32 %379, %365
  br i1 %380, label %381, label %392

381:                                              ; preds = %375
  %382 = getelementptr inbounds nuw [4 x double], ptr %340, i64 0, i64 %377
  %383 = load double, ptr %382, align 8
  %384 = getelementptr inbounds nuw [4 x i32], ptr %341, i64 0, i64 %377
  %385 = load i32, ptr %384, align 4
  %386 = mul nsw i32 %385, %103
  %387 = add nsw i32 %386, %353
  %388 = sext i32 %387 to i64
  %389 = getelementptr inbounds double, ptr %139, i64 %388
  %390 = load double, ptr %389, align 8
  %391 = tail call double @llvm.fmuladd.f64(double %383, double %390, double %376)
  store double %391, ptr %371, align 8
  br label %392

392:                                              ; preds = %381, %375
  %393 = phi double [ %376, %375 ], [ %391, %381 ]
  %394 = add nuw nsw i64 %377, 1
  %395 = icmp eq i64 %394, %345
  br i1 %395, label %372, label %375

396:                                              ; preds = %346
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %7, i8 0, i64 %327, i1 false)
  br i1 %335, label %397, label %400

397:                                              ; preds = %396
  %398 = getelementptr inbounds nuw i8, ptr %332, i64 24
  %399 = zext nneg i32 %334 to i64
  br label %409

400:                                              ; preds = %409, %396
  %401 = getelementptr inbounds nuw i8, ptr %332, i64 8
  %402 = load i32, ptr %401, align 8
  %403 = icmp sgt i32 %402, 0
  br i1 %403, label %404, label %419

404:                                              ; preds = %400
  %405 = getelementptr inbounds nuw i8, ptr %332, i64 168
  %406 = getelementptr inbounds nuw i8, ptr %332, i64 72
  %407 = getelementptr inbounds nuw i8, ptr %332, i64 56
  %408 = zext nneg i32 %402 to i64
  br label %420

409:                                              ; preds = %409, %397
  %410 = phi i64 [ 0, %397 ], [ %417, %409 ]
  %411 = getelementptr inbounds nuw [8 x double], ptr %6, i64 0, i64 %410
  %412 = load double, ptr %411, align 8
  %413 = getelementptr inbounds nuw [8 x i32], ptr %398, i64 0, i64 %410
  %414 = load i32, ptr %413, align 4
  %415 = sext i32 %414 to i64
  %416 = getelementptr inbounds double, ptr %7, i64 %415
  store double %412, ptr %416, align 8
  %417 = add nuw nsw i64 %410, 1
  %418 = icmp eq i64 %417, %399
  br i1 %418, label %400, label %409

419:                                              ; preds = %420, %400
  br i1 %140, label %436, label %456

420:                                              ; preds = %420, %404
  %421 = phi i64 [ 0, %404 ], [ %434, %420 ]
  %422 = getelementptr inbounds nuw [4 x double], ptr %405, i64 0, i64 %421
  %423 = load double, ptr %422, align 8
  %424 = getelementptr inbounds nuw [4 x i32], ptr %406, i64 0, i64 %421
  %425 = load i32, ptr %424, align 4
  %426 = sext i32 %425 to i64
  %427 = getelementptr inbounds double, ptr %7, i64 %426
  %428 = load double, ptr %427, align 8
  %429 = fmul double %423, %428
  %430 = getelementptr inbounds nuw [4 x i32], ptr %407, i64 0, i64 %421
  %431 = load i32, ptr %430, align 4
  %432 = sext i32 %431 to i64
  %433 = getelementptr inbounds double, ptr %7, i64 %432
  store double %429, ptr %433, align 8
  %434 = add nuw nsw i64 %421, 1
  %435 = icmp eq i64 %434, %408
  br i1 %435, label %419, label %420

436:                                              ; preds = %419, %441
  %437 = phi i64 [ %443, %441 ], [ 0, %419 ]
  %438 = getelementptr inbounds nuw double, ptr %136, i64 %437
  %439 = load double, ptr %438, align 8
  %440 = getelementptr inbounds nuw double, ptr %139, i64 %437
  br label %445

441:                                              ; preds = %445
  %442 = getelementptr inbounds nuw double, ptr %8, i64 %437
  store double %453, ptr %442, align 8
  %443 = add nuw nsw i64 %437, 1
  %444 = icmp eq i64 %443, %328
  br i1 %444, label %456, label %436

445:                                              ; preds = %445, %436
  %446 = phi i64 [ 0, %436 ], [ %454, %445 ]
  %447 = phi double [ %439, %436 ], [ %453, %445 ]
  %448 = mul nuw nsw i64 %446, %328
  %449 = getelementptr inbounds nuw double, ptr %440, i64 %448
  %450 = load double, ptr %449, align 8
  %451 = getelementptr inbounds nuw double, ptr %7, i64 %446
  %452 = load double, ptr %451, align 8
  %453 = tail call double @llvm.fmuladd.f64(double %450, double %452, double %447)
  %454 = add nuw nsw i64 %446, 1
  %455 = icmp eq i64 %454, %328
  br i1 %455, label %441, label %445

456:                                              ; preds = %441, %419
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #24
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5) #24
  br i1 %335, label %457, label %463

457:                                              ; preds = %456
  %458 = getelementptr inbounds nuw i8, ptr %332, i64 24
  %459 = zext nneg i32 %334 to i64
  br label %471

460:                                              ; preds = %471
  %461 = add nuw nsw i64 %472, 1
  %462 = icmp eq i64 %461, %459
  br i1 %462, label %463, label %471

463:                                              ; preds = %460, %456
  %464 = getelementptr inbounds nuw i8, ptr %332, i64 16
  %465 = load i32, ptr %464, align 8
  %466 = icmp sgt i32 %465, 0
  br i1 %466, label %467, label %508

467:                                              ; preds = %463
  %468 = getelementptr inbounds nuw i8, ptr %332, i64 104
  %469 = getelementptr inbounds nuw i8, ptr %332, i64 232
  %470 = zext nneg i32 %465 to i64
  br label %483

471:                                              ; preds = %460, %457
  %472 = phi i64 [ 0, %457 ], [ %461, %460 ]
  %473 = getelementptr inbounds nuw [8 x i32], ptr %458, i64 0, i64 %472
  %474 = load i32, ptr %473, align 4
  %475 = sext i32 %474 to i64
  %476 = getelementptr inbounds [32 x double], ptr %8, i64 0, i64 %475
  %477 = load double, ptr %476, align 8
  %478 = tail call double @llvm.fabs.f64(double %477)
  %479 = getelementptr inbounds [32 x double], ptr %28, i64 0, i64 %475
  %480 = load double, ptr %479, align 8
  %481 = fmul double %480, 5.000000e-01
  %482 = fcmp ugt double %478, %481
  br i1 %482, label %610, label %460

483:                                              ; preds = %500, %467
  %484 = phi i64 [ 0, %467 ], [ %504, %500 ]
  %485 = phi i32 [ 1, %467 ], [ %503, %500 ]
  %486 = getelementptr inbounds nuw [8 x i32], ptr %468, i64 0, i64 %484
  %487 = load i32, ptr %486, align 4
  %488 = getelementptr inbounds nuw [8 x double], ptr %469, i64 0, i64 %484
  %489 = load double, ptr %488, align 8
  %490 = sext i32 %487 to i64
  %491 = getelementptr inbounds [32 x double], ptr %8, i64 0, i64 %490
  %492 = load double, ptr %491, align 8
  %493 = fmul double %489, %492
  %494 = getelementptr inbounds [32 x double], ptr %28, i64 0, i64 %490
  %495 = load double, ptr %494, align 8
  %496 = fcmp ule double %493, %495
  %497 = fmul double %495, -3.000000e+00
  %498 = fcmp uge double %493, %497
  %499 = and i1 %496, %498
  br i1 %499, label %610, label %500

500:                                              ; preds = %483
  %501 = xor i1 %498, true
  %502 = and i1 %496, %501
  %503 = select i1 %502, i32 0, i32 %485
  %504 = add nuw nsw i64 %484, 1
  %505 = icmp eq i64 %504, %470
  br i1 %505, label %506, label %483

506:                                              ; preds = %500
  %507 = icmp eq i32 %503, 0
  br i1 %507, label %611, label %508

508:                                              ; preds = %506, %463
  %509 = getelementptr inbounds nuw i8, ptr %332, i64 12
  %510 = load i32, ptr %509, align 4
  %511 = icmp sgt i32 %510, 0
  br i1 %511, label %512, label %516

512:                                              ; preds = %508
  %513 = getelementptr inbounds nuw i8, ptr %332, i64 88
  %514 = getelementptr inbounds nuw i8, ptr %332, i64 200
  %515 = zext nneg i32 %510 to i64
  br label %526

516:                                              ; preds = %543, %508
  %517 = phi i32 [ 1, %508 ], [ %546, %543 ]
  %518 = getelementptr inbounds nuw i8, ptr %332, i64 20
  %519 = load i32, ptr %518, align 4
  %520 = icmp sgt i32 %519, 0
  br i1 %520, label %521, label %580

521:                                              ; preds = %516
  %522 = getelementptr inbounds nuw i8, ptr %332, i64 152
  %523 = getelementptr inbounds nuw i8, ptr %332, i64 296
  %524 = getelementptr inbounds nuw i8, ptr %332, i64 136
  %525 = zext nneg i32 %519 to i64
  br label %549

526:                                              ; preds = %543, %512
  %527 = phi i64 [ 0, %512 ], [ %547, %543 ]
  %528 = phi i32 [ 1, %512 ], [ %546, %543 ]
  %529 = getelementptr inbounds nuw [4 x i32], ptr %513, i64 0, i64 %527
  %530 = load i32, ptr %529, align 4
  %531 = getelementptr inbounds nuw [4 x double], ptr %514, i64 0, i64 %527
  %532 = load double, ptr %531, align 8
  %533 = sext i32 %530 to i64
  %534 = getelementptr inbounds [32 x double], ptr %7, i64 0, i64 %533
  %535 = load double, ptr %534, align 8
  %536 = fmul double %532, %535
  %537 = getelementptr inbounds [32 x double], ptr %29, i64 0, i64 %533
  %538 = load double, ptr %537, align 8
  %539 = fcmp ule double %536, %538
  %540 = fmul double %538, -3.000000e+00
  %541 = fcmp uge double %536, %540
  %542 = and i1 %539, %541
  br i1 %542, label %610, label %543

543:                                              ; preds = %526
  %544 = xor i1 %541, true
  %545 = and i1 %539, %544
  %546 = select i1 %545, i32 0, i32 %528
  %547 = add nuw nsw i64 %527, 1
  %548 = icmp eq i64 %547, %515
  br i1 %548, label %516, label %526

549:                                              ; preds = %574, %521
  %550 = phi i64 [ 0, %521 ], [ %578, %574 ]
  %551 = phi i32 [ %517, %521 ], [ %577, %574 ]
  %552 = getelementptr inbounds nuw [4 x i32], ptr %522, i64 0, i64 %550
  %553 = load i32, ptr %552, align 4
  %554 = getelementptr inbounds nuw [4 x double], ptr %523, i64 0, i64 %550
  %555 = load double, ptr %554, align 8
  %556 = getelementptr inbounds nuw [4 x i32], ptr %524, i64 0, i64 %550
  %557 = load i32, ptr %556, align 4
  %558 = sext i32 %557 to i64
  %559 = getelementptr inbounds [32 x double], ptr %7, i64 0, i64 %558
  %560 = load double, ptr %559, align 8
  %561 = tail call double @llvm.fabs.f64(double %560)
  %562 = sext i32 %553 to i64
  %563 = getelementptr inbounds [32 x double], ptr %7, i64 0, i64 %562
  %564 = load double, ptr %563, align 8
  %565 = tail call double @llvm.fabs.f64(double %564)
  %566 = fneg double %565
  %567 = tail call double @llvm.fmuladd.f64(double %555, double %561, double %566)
  %568 = getelementptr inbounds [32 x double], ptr %29, i64 0, i64 %562
  %569 = load double, ptr %568, align 8
  %570 = fcmp ule double %567, %569
  %571 = fmul double %569, -3.000000e+00
  %572 = fcmp uge double %567, %571
  %573 = and i1 %570, %572
  br i1 %573, label %610, label %574

574:                                              ; preds = %549
  %575 = xor i1 %572, true
  %576 = and i1 %570, %575
  %577 = select i1 %576, i32 0, i32 %551
  %578 = add nuw nsw i64 %550, 1
  %579 = icmp eq i64 %578, %525
  br i1 %579, label %580, label %549

580:                                              ; preds = %574, %516
  %581 = phi i32 [ %517, %516 ], [ %577, %574 ]
  %582 = icmp eq i32 %581, 0
  br i1 %582, label %583, label %612

583:                                              ; preds = %580
  %584 = getelementptr inbounds nuw i8, ptr %332, i64 24
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3) #24
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #24
  br i1 %335, label %585, label %607

585:                                              ; preds = %583
  %586 = zext nneg i32 %334 to i64
  %587 = shl nuw nsw i64 %586, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %4, i8 0, i64 %587, i1 false)
  br label %588

588:                                              ; preds = %592, %585
  %589 = phi i64 [ 0, %585 ], [ %593, %592 ]
  %590 = getelementptr inbounds nuw i32, ptr %584, i64 %589
  %591 = load i32, ptr %590, align 4
  br label %595

592:                                              ; preds = %595
  %593 = add nuw nsw i64 %589, 1
  %594 = icmp eq i64 %593, %586
  br i1 %594, label %607, label %588

595:                                              ; preds = %595, %588
  %596 = phi i64 [ 0, %588 ], [ %605, %595 ]
  %597 = getelementptr inbounds nuw i32, ptr %584, i64 %596
  %598 = load i32, ptr %597, align 4
  %599 = mul nsw i32 %598, %103
  %600 = add nsw i32 %599, %591
  %601 = sext i32 %600 to i64
  %602 = getelementptr inbounds double, ptr %139, i64 %601
  %603 = load double, ptr %602, align 8
  %604 = getelementptr inbounds nuw [8 x [8 x double]], ptr %3, i64 0, i64 %589, i64 %596
  store double %603, ptr %604, align 8
  %605 = add nuw nsw i64 %596, 1
  %606 = icmp eq i64 %605, %586
  br i1 %606, label %592, label %595

607:                                              ; preds = %592, %583
  %608 = call fastcc range(i32 0, 2) i32 @solve_small(i32 noundef %334, ptr noundef %3, ptr noundef %4)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #24
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3) #24
  %609 = icmp eq i32 %608, 0
  br i1 %609, label %610, label %612

610:                                              ; preds = %607, %471, %483, %526, %549, %349
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #24
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #24
  br label %721

611:                                              ; preds = %506
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #24
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #24
  br label %620

612:                                              ; preds = %607, %580
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #24
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #24
  %613 = icmp eq i32 %581, 1
  br i1 %613, label %614, label %620

614:                                              ; preds = %612
  %615 = trunc nuw nsw i64 %330 to i32
  %616 = add nsw i32 %323, %615
  %617 = sext i32 %616 to i64
  %618 = getelementptr inbounds %struct.Combination, ptr %321, i64 %617
  %619 = load i32, ptr %618, align 8
  br label %620

620:                                              ; preds = %614, %612, %611
  %621 = phi i32 [ %619, %614 ], [ %331, %611 ], [ %331, %612 ]
  %622 = add nuw nsw i64 %330, 1
  %623 = icmp samesign ult i64 %622, %326
  %624 = icmp slt i32 %621, 0
  %625 = select i1 %623, i1 %624, i1 false
  br i1 %625, label %329, label %626

626:                                              ; preds = %620
  br i1 %624, label %721, label %627

627:                                              ; preds = %626
  %628 = load ptr, ptr %13, align 8
  %629 = zext nneg i32 %621 to i64
  %630 = getelementptr inbounds nuw %struct.Mode, ptr %628, i64 %629, i32 1
  %631 = load ptr, ptr %630, align 8
  %632 = icmp eq ptr %631, null
  %633 = or i1 %178, %632
  %634 = select i1 %632, i32 -1, i32 %621
  br i1 %633, label %665, label %635

635:                                              ; preds = %627
  %636 = load ptr, ptr %0, align 8
  %637 = zext nneg i32 %177 to i64
  br label %638

638:                                              ; preds = %662, %635
  %639 = phi i64 [ 0, %635 ], [ %663, %662 ]
  %640 = getelementptr inbounds nuw %struct.Contact, ptr %636, i64 %639
  %641 = getelementptr inbounds nuw %struct.Mode, ptr %628, i64 %629, i32 7, i64 %639
  %642 = load i32, ptr %641, align 4
  %643 = icmp eq i32 %642, 0
  br i1 %643, label %662, label %644

644:                                              ; preds = %638
  %645 = getelementptr inbounds nuw i8, ptr %640, i64 48
  %646 = load i32, ptr %645, align 8
  %647 = icmp eq i32 %646, 0
  br i1 %647, label %662, label %648

648:                                              ; preds = %644
  %649 = getelementptr inbounds nuw i8, ptr %640, i64 52
  %650 = load i32, ptr %649, align 4
  %651 = icmp eq i32 %650, 0
  br i1 %651, label %652, label %662

652:                                              ; preds = %648
  %653 = getelementptr inbounds nuw i8, ptr %640, i64 40
  %654 = load i32, ptr %653, align 8
  %655 = sext i32 %654 to i64
  %656 = getelementptr inbounds double, ptr %116, i64 %655
  %657 = load double, ptr %656, align 8
  %658 = getelementptr inbounds nuw i8, ptr %640, i64 24
  %659 = load double, ptr %658, align 8
  %660 = fneg double %659
  %661 = fcmp olt double %657, %660
  br i1 %661, label %721, label %662

662:                                              ; preds = %652, %648, %644, %638
  %663 = add nuw nsw i64 %639, 1
  %664 = icmp eq i64 %663, %637
  br i1 %664, label %665, label %638

665:                                              ; preds = %662, %627
  %666 = phi i32 [ %634, %627 ], [ %621, %662 ]
  %667 = icmp slt i32 %666, 0
  br i1 %667, label %721, label %668

668:                                              ; preds = %665
  %669 = load ptr, ptr %34, align 8
  %670 = sext i32 %69 to i64
  %671 = getelementptr inbounds double, ptr %669, i64 %670
  store double %102, ptr %671, align 8
  %672 = getelementptr inbounds nuw i8, ptr %66, i64 24
  %673 = load i32, ptr %672, align 8
  %674 = icmp eq i32 %673, 0
  br i1 %674, label %682, label %675

675:                                              ; preds = %668
  %676 = getelementptr inbounds nuw i8, ptr %68, i64 112
  %677 = load ptr, ptr %676, align 8
  %678 = sext i32 %673 to i64
  %679 = mul nsw i64 %678, %91
  %680 = getelementptr inbounds double, ptr %677, i64 %679
  %681 = load double, ptr %680, align 8
  br label %682

682:                                              ; preds = %675, %668
  %683 = phi double [ %681, %675 ], [ 0.000000e+00, %668 ]
  %684 = load ptr, ptr %35, align 8
  %685 = getelementptr inbounds double, ptr %684, i64 %670
  store double %683, ptr %685, align 8
  %686 = load ptr, ptr %36, align 8
  %687 = mul nsw i32 %69, 3
  %688 = sext i32 %687 to i64
  %689 = getelementptr inbounds i32, ptr %686, i64 %688
  store i32 %88, ptr %689, align 4
  %690 = getelementptr i8, ptr %689, i64 4
  store i32 %72, ptr %690, align 4
  %691 = getelementptr i8, ptr %689, i64 8
  store i32 %666, ptr %691, align 4
  %692 = load i32, ptr %15, align 4
  %693 = add nsw i32 %692, 1
  store i32 %693, ptr %15, align 4
  store i32 0, ptr %73, align 8
  %694 = zext nneg i32 %666 to i64
  %695 = getelementptr inbounds nuw %struct.Mode, ptr %628, i64 %694
  %696 = getelementptr inbounds nuw i8, ptr %695, i64 8
  %697 = load ptr, ptr %696, align 8
  %698 = getelementptr inbounds nuw i8, ptr %697, i64 72
  %699 = load ptr, ptr %698, align 8
  %700 = getelementptr inbounds nuw i8, ptr %695, i64 28
  %701 = load i32, ptr %700, align 4
  %702 = icmp sgt i32 %701, 0
  br i1 %702, label %703, label %722

703:                                              ; preds = %682
  %704 = getelementptr inbounds nuw i8, ptr %695, i64 64
  %705 = getelementptr inbounds nuw i8, ptr %695, i64 32
  %706 = zext nneg i32 %701 to i64
  br label %707

707:                                              ; preds = %707, %703
  %708 = phi i64 [ 0, %703 ], [ %719, %707 ]
  %709 = getelementptr inbounds nuw [8 x i32], ptr %704, i64 0, i64 %708
  %710 = load i32, ptr %709, align 4
  %711 = sext i32 %710 to i64
  %712 = getelementptr inbounds [32 x double], ptr %29, i64 0, i64 %711
  %713 = load double, ptr %712, align 8
  %714 = fmul double %713, 2.000000e+00
  %715 = getelementptr inbounds nuw [8 x i32], ptr %705, i64 0, i64 %708
  %716 = load i32, ptr %715, align 4
  %717 = sext i32 %716 to i64
  %718 = getelementptr inbounds double, ptr %699, i64 %717
  store double %714, ptr %718, align 8
  %719 = add nuw nsw i64 %708, 1
  %720 = icmp eq i64 %719, %706
  br i1 %720, label %722, label %707

721:                                              ; preds = %665, %626, %313, %129, %316, %223, %211, %652, %282, %610
  call void @llvm.lifetime.end.p0(i64 552, ptr nonnull %11) #24
  br label %740

722:                                              ; preds = %707, %682
  %723 = getelementptr inbounds nuw i8, ptr %697, i64 224
  store double %102, ptr %723, align 8
  %724 = getelementptr inbounds nuw i8, ptr %697, i64 340
  store i32 0, ptr %724, align 4
  %725 = getelementptr inbounds nuw i8, ptr %697, i64 344
  store i32 %72, ptr %725, align 8
  %726 = getelementptr inbounds nuw i8, ptr %695, i64 16
  %727 = load ptr, ptr %726, align 8
  %728 = load i32, ptr %18, align 8
  %729 = sext i32 %728 to i64
  %730 = shl nsw i64 %729, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %727, ptr readonly align 8 %95, i64 %730, i1 false)
  %731 = load ptr, ptr %726, align 8
  %732 = load i32, ptr %18, align 8
  %733 = sext i32 %732 to i64
  %734 = getelementptr inbounds double, ptr %731, i64 %733
  %735 = getelementptr inbounds nuw i8, ptr %695, i64 24
  %736 = load i32, ptr %735, align 8
  %737 = sext i32 %736 to i64
  %738 = shl nsw i64 %737, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %734, i8 0, i64 %738, i1 false)
  store i32 %666, ptr %14, align 8
  call void @llvm.lifetime.end.p0(i64 552, ptr nonnull %11) #24
  %739 = icmp sgt i32 %60, 0
  br i1 %739, label %38, label %740

740:                                              ; preds = %62, %76, %82, %38, %722, %721
  %741 = phi i32 [ 2, %721 ], [ 2, %62 ], [ 2, %76 ], [ 2, %82 ], [ %51, %38 ], [ 0, %722 ]
  ret i32 %741
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
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %6) #24
  call fastcc void @lay_out(ptr noundef %6, ptr noundef %0)
  %8 = load ptr, ptr %0, align 8
  %9 = load ptr, ptr %6, align 8
  call void @appell_dynamics(double noundef %1, ptr noundef %2, ptr noundef %8, ptr noundef null, ptr noundef %9) #24
  %10 = load ptr, ptr %6, align 8
  %11 = load i32, ptr @appell_n_coordinates, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds double, ptr %10, i64 %12
  %14 = load i32, ptr @appell_n_speeds, align 4
  %15 = mul nsw i32 %14, %14
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw double, ptr %13, i64 %16
  %18 = sext i32 %14 to i64
  %19 = getelementptr inbounds double, ptr %17, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 584
  store ptr %19, ptr %20, align 8
  %21 = load i32, ptr @appell_n_rows, align 4
  %22 = mul i32 %21, %14
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds double, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %6, i64 592
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
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 0, double noundef %1)
  br label %174

49:                                               ; preds = %46, %5
  %50 = load i32, ptr @appell_n_position_rows, align 4
  %51 = load i32, ptr @appell_n_velocity_rows, align 4
  %52 = sub i32 0, %51
  %53 = icmp eq i32 %50, %52
  br i1 %53, label %58, label %54

54:                                               ; preds = %49
  %55 = load ptr, ptr %0, align 8
  %56 = getelementptr inbounds nuw i8, ptr %6, i64 232
  %57 = load ptr, ptr %56, align 8
  call void @appell_metric(double noundef %1, ptr noundef %2, ptr noundef %55, ptr noundef null, ptr noundef %57) #24
  br label %62

58:                                               ; preds = %49
  %59 = getelementptr inbounds nuw i8, ptr %6, i64 232
  %60 = load ptr, ptr %59, align 8
  %61 = shl nuw nsw i64 %16, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %60, ptr align 8 %13, i64 %61, i1 false)
  br label %62

62:                                               ; preds = %58, %54
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 232
  %64 = load ptr, ptr %63, align 8
  %65 = icmp eq i32 %14, 0
  br i1 %65, label %85, label %73

66:                                               ; preds = %71
  %67 = icmp sgt i32 %14, 0
  br i1 %67, label %68, label %82

68:                                               ; preds = %66
  %69 = add nuw i32 %14, 1
  %70 = zext nneg i32 %14 to i64
  br label %90

71:                                               ; preds = %73
  %72 = fcmp une double %79, 0.000000e+00
  br i1 %72, label %174, label %66

73:                                               ; preds = %62, %73
  %74 = phi i64 [ %80, %73 ], [ 0, %62 ]
  %75 = phi double [ %79, %73 ], [ 0.000000e+00, %62 ]
  %76 = getelementptr inbounds nuw double, ptr %64, i64 %74
  %77 = load double, ptr %76, align 8
  %78 = fsub double %77, %77
  %79 = fadd double %75, %78
  %80 = add nuw nsw i64 %74, 1
  %81 = icmp eq i64 %80, %16
  br i1 %81, label %71, label %73

82:                                               ; preds = %90, %66
  %83 = call fastcc i32 @cholesky(i32 noundef %14, ptr noundef nonnull %64)
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %174, label %102

85:                                               ; preds = %62
  %86 = call fastcc i32 @cholesky(i32 noundef %14, ptr noundef %64)
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %174, label %88

88:                                               ; preds = %85
  %89 = load ptr, ptr %63, align 8
  br label %123

90:                                               ; preds = %68, %90
  %91 = phi i64 [ 0, %68 ], [ %100, %90 ]
  %92 = trunc nuw nsw i64 %91 to i32
  %93 = mul i32 %69, %92
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds double, ptr %64, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = call double @llvm.sqrt.f64(double %96)
  %98 = fdiv double 1.000000e+00, %97
  %99 = getelementptr inbounds nuw double, ptr %4, i64 %91
  store double %98, ptr %99, align 8
  %100 = add nuw nsw i64 %91, 1
  %101 = icmp eq i64 %100, %70
  br i1 %101, label %82, label %90

102:                                              ; preds = %82
  %103 = load ptr, ptr %63, align 8
  br i1 %67, label %104, label %123

104:                                              ; preds = %102
  %105 = add nuw i32 %14, 1
  %106 = zext nneg i32 %14 to i64
  br label %107

107:                                              ; preds = %107, %104
  %108 = phi i64 [ 0, %104 ], [ %118, %107 ]
  %109 = phi double [ 0.000000e+00, %104 ], [ %117, %107 ]
  %110 = phi double [ 0x7FF0000000000000, %104 ], [ %116, %107 ]
  %111 = trunc nuw nsw i64 %108 to i32
  %112 = mul i32 %105, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds double, ptr %103, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = call double @llvm.minnum.f64(double %110, double %115)
  %117 = call double @llvm.maxnum.f64(double %109, double %115)
  %118 = add nuw nsw i64 %108, 1
  %119 = icmp eq i64 %118, %106
  br i1 %119, label %120, label %107

120:                                              ; preds = %107
  %121 = fmul double %117, 0x3EB0C6F7A0B5ED8D
  %122 = fcmp ule double %116, %121
  br i1 %122, label %174, label %123

123:                                              ; preds = %88, %102, %120
  %124 = phi ptr [ %89, %88 ], [ %103, %102 ], [ %103, %120 ]
  %125 = load ptr, ptr %6, align 8
  %126 = getelementptr inbounds double, ptr %125, i64 %12
  %127 = getelementptr inbounds nuw double, ptr %126, i64 %16
  %128 = getelementptr inbounds double, ptr %127, i64 %18
  %129 = getelementptr inbounds nuw i8, ptr %6, i64 176
  %130 = load ptr, ptr %129, align 8
  call fastcc void @raise_rows(i32 noundef %14, i32 noundef %21, ptr noundef %124, ptr noundef %128, ptr noundef %130)
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #24
  store i32 %14, ptr %7, align 8
  %131 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 %21, ptr %131, align 4
  %132 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 0, ptr %132, align 8
  %133 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store i32 0, ptr %133, align 4
  %134 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %135 = load ptr, ptr %129, align 8
  store ptr %135, ptr %134, align 8
  %136 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %137 = getelementptr inbounds nuw i8, ptr %6, i64 184
  %138 = load ptr, ptr %137, align 8
  store ptr %138, ptr %136, align 8
  %139 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %140 = getelementptr inbounds nuw i8, ptr %6, i64 192
  %141 = load ptr, ptr %140, align 8
  store ptr %141, ptr %139, align 8
  %142 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %143 = getelementptr inbounds nuw i8, ptr %6, i64 520
  %144 = load ptr, ptr %143, align 8
  store ptr %144, ptr %142, align 8
  %145 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store i32 0, ptr %145, align 8
  %146 = getelementptr inbounds nuw i8, ptr %7, i64 52
  store i32 0, ptr %146, align 4
  call fastcc void @factorise(ptr noundef %7, ptr noundef null)
  %147 = load i32, ptr %132, align 8
  %148 = icmp slt i32 %147, %21
  %149 = icmp slt i32 %21, 1
  %150 = select i1 %149, i1 true, i1 %148
  br i1 %150, label %171, label %151

151:                                              ; preds = %123
  %152 = load ptr, ptr %134, align 8
  %153 = add i32 %14, 1
  %154 = load ptr, ptr %136, align 8
  %155 = zext nneg i32 %21 to i64
  br label %156

156:                                              ; preds = %151, %165
  %157 = phi i64 [ 0, %151 ], [ %169, %165 ]
  %158 = trunc nuw nsw i64 %157 to i32
  %159 = mul i32 %153, %158
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds double, ptr %152, i64 %160
  %162 = load double, ptr %161, align 8
  %163 = call double @llvm.fabs.f64(double %162)
  %164 = fcmp ogt double %163, 1.000000e-03
  br i1 %164, label %165, label %171

165:                                              ; preds = %156
  %166 = getelementptr inbounds nuw double, ptr %154, i64 %157
  %167 = load double, ptr %166, align 8
  %168 = getelementptr inbounds nuw double, ptr %3, i64 %157
  store double %167, ptr %168, align 8
  %169 = add nuw nsw i64 %157, 1
  %170 = icmp samesign ult i64 %169, %155
  br i1 %170, label %156, label %171

171:                                              ; preds = %165, %156, %123
  %172 = phi i1 [ %149, %123 ], [ %164, %156 ], [ %164, %165 ]
  %173 = zext i1 %172 to i32
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #24
  br label %174

174:                                              ; preds = %85, %48, %82, %120, %71, %171
  %175 = phi i32 [ %173, %171 ], [ 0, %48 ], [ 0, %71 ], [ 0, %120 ], [ 0, %82 ], [ 0, %85 ]
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %6) #24
  ret i32 %175
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
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %2) #24
  call fastcc void @lay_out(ptr noundef %2, ptr noundef %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 328
  %4 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %2) #24
  ret ptr %4
}

define range(i32 0, 12) i32 @appell_rates(ptr nocapture noundef %0, double noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef writeonly %4) local_unnamed_addr #2 {
  %6 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %6) #24
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
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %6) #24
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
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 632
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
  br i1 %40, label %41, label %92

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
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 632
  %58 = load i32, ptr %57, align 8
  %59 = icmp eq i32 %58, 0
  %60 = select i1 %59, i64 16, i64 0
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
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %70 = load ptr, ptr %69, align 8
  %71 = load i32, ptr @appell_n_speeds, align 4
  %72 = sext i32 %71 to i64
  %73 = shl nsw i64 %72, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %70, i64 %73, i1 false)
  %74 = add nsw i32 %71, %65
  %75 = icmp sgt i32 %74, 0
  br i1 %75, label %76, label %90

76:                                               ; preds = %62
  %77 = zext nneg i32 %74 to i64
  br label %78

78:                                               ; preds = %78, %76
  %79 = phi i64 [ 0, %76 ], [ %85, %78 ]
  %80 = phi double [ 0.000000e+00, %76 ], [ %84, %78 ]
  %81 = getelementptr inbounds nuw double, ptr %4, i64 %79
  %82 = load double, ptr %81, align 8
  %83 = fsub double %82, %82
  %84 = fadd double %80, %83
  %85 = add nuw nsw i64 %79, 1
  %86 = icmp eq i64 %85, %77
  br i1 %86, label %87, label %78

87:                                               ; preds = %78
  %88 = fcmp une double %84, 0.000000e+00
  br i1 %88, label %89, label %90

89:                                               ; preds = %87
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 11, i32 noundef 0, double noundef %2)
  br label %92

90:                                               ; preds = %62, %87
  %91 = tail call fastcc i32 @auxiliary_rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4)
  br label %92

92:                                               ; preds = %38, %90, %89
  %93 = phi i32 [ %91, %90 ], [ 5, %89 ], [ %39, %38 ]
  ret i32 %93
}

define range(i32 0, 12) i32 @appell_sample_rates(ptr nocapture noundef %0) local_unnamed_addr #2 {
  %2 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %2) #24
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
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %2) #24
  ret i32 %40
}

define internal fastcc range(i32 0, 12) i32 @write_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, i64 noundef range(i64 -9223372036854775808, 2147483648) %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 360
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
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 56
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
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %5) #24
  call fastcc void @lay_out(ptr noundef %5, ptr noundef %0)
  %6 = call fastcc i32 @evaluate_jacobian(ptr noundef %0, ptr noundef %5, double noundef %1, ptr noundef %2, ptr noundef %3)
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %5) #24
  ret i32 %6
}

define internal fastcc range(i32 0, 12) i32 @evaluate_jacobian(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr nocapture noundef %4) unnamed_addr #4 {
  %6 = alloca %struct.Factor, align 8
  %7 = alloca %struct.Factor, align 8
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = load i32, ptr @appell_n_rows, align 4
  %10 = add i32 %9, %8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %12 = load ptr, ptr %11, align 8
  %13 = tail call fastcc i32 @rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %12, i32 noundef 1)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %455

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 412
  %17 = load i32, ptr %16, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %16, align 4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %20 = load ptr, ptr %19, align 8
  %21 = load ptr, ptr %0, align 8
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 512
  %25 = load ptr, ptr %24, align 8
  tail call void %20(double noundef %2, ptr noundef %3, ptr noundef %21, ptr noundef %23, ptr noundef %25) #24
  %26 = load i32, ptr @appell_n_coordinates, align 4
  %27 = add nsw i32 %26, %8
  %28 = add nsw i32 %27, %9
  %29 = load i32, ptr @appell_n_auxiliaries, align 4
  %30 = add nsw i32 %28, %29
  %31 = add nsw i32 %27, %29
  %32 = mul nsw i32 %30, %31
  %33 = load ptr, ptr %24, align 8
  %34 = icmp sgt i32 %32, 0
  br i1 %34, label %35, label %49

35:                                               ; preds = %15
  %36 = zext nneg i32 %32 to i64
  br label %37

37:                                               ; preds = %37, %35
  %38 = phi i64 [ 0, %35 ], [ %44, %37 ]
  %39 = phi double [ 0.000000e+00, %35 ], [ %43, %37 ]
  %40 = getelementptr inbounds nuw double, ptr %33, i64 %38
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
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 13, i32 noundef 0, double noundef %2)
  br label %455

49:                                               ; preds = %15, %46
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 388
  %51 = load i32, ptr %50, align 4
  %52 = icmp sgt i32 %51, 0
  br i1 %52, label %53, label %173

53:                                               ; preds = %49
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %57 = sext i32 %31 to i64
  %58 = shl nsw i64 %57, 3
  %59 = icmp sgt i32 %31, 0
  %60 = zext nneg i32 %31 to i64
  %61 = icmp slt i32 %31, 1
  %62 = add i32 %31, %9
  %63 = sext i32 %62 to i64
  %64 = icmp sgt i32 %62, 0
  %65 = zext i32 %62 to i64
  %66 = tail call i32 @llvm.smax.i32(i32 %31, i32 1)
  %67 = zext nneg i32 %66 to i64
  %68 = icmp ult i32 %62, 4
  %69 = and i64 %65, 2147483644
  %70 = icmp eq i64 %69, %65
  br label %71

71:                                               ; preds = %166, %53
  %72 = phi i64 [ 0, %53 ], [ %167, %166 ]
  %73 = load ptr, ptr %54, align 8
  %74 = getelementptr inbounds nuw %struct.Input, ptr %73, i64 %72
  %75 = load ptr, ptr %55, align 8
  %76 = getelementptr inbounds nuw i8, ptr %74, i64 24
  %77 = load ptr, ptr %76, align 8
  %78 = icmp eq ptr %77, null
  br i1 %78, label %81, label %79

79:                                               ; preds = %71
  %80 = load ptr, ptr %0, align 8
  tail call void %77(double noundef %2, ptr noundef %3, ptr noundef %80, ptr noundef null, ptr noundef %75) #24
  br label %81

81:                                               ; preds = %79, %71
  %82 = getelementptr inbounds nuw i8, ptr %74, i64 56
  %83 = load i32, ptr %82, align 8
  %84 = icmp eq i32 %83, 3
  br i1 %84, label %89, label %85

85:                                               ; preds = %81
  %86 = load ptr, ptr %76, align 8
  %87 = icmp eq ptr %86, null
  %88 = or i1 %61, %87
  br i1 %88, label %166, label %123

89:                                               ; preds = %81
  %90 = load ptr, ptr %56, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %90, ptr align 8 %3, i64 %58, i1 false)
  br i1 %59, label %91, label %166

91:                                               ; preds = %89
  %92 = getelementptr inbounds nuw i8, ptr %74, i64 60
  %93 = getelementptr inbounds nuw i8, ptr %74, i64 32
  %94 = load ptr, ptr %56, align 8
  br label %95

95:                                               ; preds = %95, %91
  %96 = phi ptr [ %94, %91 ], [ %113, %95 ]
  %97 = phi i64 [ 0, %91 ], [ %121, %95 ]
  %98 = getelementptr inbounds nuw double, ptr %3, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = tail call double @llvm.fabs.f64(double %99)
  %101 = tail call double @llvm.maxnum.f64(double %100, double 1.000000e-03)
  %102 = fmul double %101, 0x3E7AD7F29ABCAF48
  %103 = load ptr, ptr %0, align 8
  %104 = load i32, ptr %92, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds double, ptr %103, i64 %105
  %107 = load double, ptr %106, align 8
  %108 = fadd double %99, %102
  %109 = getelementptr inbounds nuw double, ptr %96, i64 %97
  store double %108, ptr %109, align 8
  %110 = load ptr, ptr %93, align 8
  %111 = tail call double %110(double noundef %2, ptr noundef %96, ptr noundef %103) #24
  %112 = fsub double %111, %107
  %113 = load ptr, ptr %56, align 8
  %114 = getelementptr inbounds nuw double, ptr %113, i64 %97
  %115 = load double, ptr %114, align 8
  %116 = load double, ptr %98, align 8
  %117 = fsub double %115, %116
  %118 = fdiv double %112, %117
  %119 = getelementptr inbounds nuw double, ptr %75, i64 %97
  store double %118, ptr %119, align 8
  %120 = load double, ptr %98, align 8
  store double %120, ptr %114, align 8
  %121 = add nuw nsw i64 %97, 1
  %122 = icmp eq i64 %121, %60
  br i1 %122, label %123, label %95

123:                                              ; preds = %95, %85
  %124 = load ptr, ptr %55, align 8
  %125 = getelementptr inbounds nuw i8, ptr %74, i64 76
  %126 = load i32, ptr %125, align 4
  %127 = add nsw i32 %126, %31
  %128 = load ptr, ptr %24, align 8
  %129 = sext i32 %127 to i64
  %130 = mul nsw i64 %129, %63
  %131 = getelementptr inbounds double, ptr %128, i64 %130
  br label %132

132:                                              ; preds = %163, %123
  %133 = phi i64 [ 0, %123 ], [ %164, %163 ]
  %134 = getelementptr inbounds nuw double, ptr %124, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = mul nsw i64 %133, %63
  %137 = getelementptr inbounds double, ptr %128, i64 %136
  br i1 %64, label %138, label %163

138:                                              ; preds = %132
  br i1 %68, label %152, label %139

139:                                              ; preds = %138
  %140 = insertelement <4 x double> poison, double %135, i64 0
  %141 = shufflevector <4 x double> %140, <4 x double> poison, <4 x i32> zeroinitializer
  br label %142

142:                                              ; preds = %142, %139
  %143 = phi i64 [ 0, %139 ], [ %149, %142 ]
  %144 = getelementptr inbounds nuw double, ptr %131, i64 %143
  %145 = load <4 x double>, ptr %144, align 8
  %146 = getelementptr inbounds nuw double, ptr %137, i64 %143
  %147 = load <4 x double>, ptr %146, align 8
  %148 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %141, <4 x double> %145, <4 x double> %147)
  store <4 x double> %148, ptr %146, align 8
  %149 = add nuw i64 %143, 4
  %150 = icmp eq i64 %149, %69
  br i1 %150, label %151, label %142

151:                                              ; preds = %142
  br i1 %70, label %163, label %152

152:                                              ; preds = %138, %151
  %153 = phi i64 [ 0, %138 ], [ %69, %151 ]
  br label %154

154:                                              ; preds = %152, %154
  %155 = phi i64 [ %161, %154 ], [ %153, %152 ]
  %156 = getelementptr inbounds nuw double, ptr %131, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = getelementptr inbounds nuw double, ptr %137, i64 %155
  %159 = load double, ptr %158, align 8
  %160 = tail call double @llvm.fmuladd.f64(double %135, double %157, double %159)
  store double %160, ptr %158, align 8
  %161 = add nuw nsw i64 %155, 1
  %162 = icmp eq i64 %161, %65
  br i1 %162, label %163, label %154

163:                                              ; preds = %154, %151, %132
  %164 = add nuw nsw i64 %133, 1
  %165 = icmp eq i64 %164, %67
  br i1 %165, label %166, label %132

166:                                              ; preds = %163, %89, %85
  %167 = add nuw nsw i64 %72, 1
  %168 = load i32, ptr %50, align 4
  %169 = sext i32 %168 to i64
  %170 = icmp slt i64 %167, %169
  br i1 %170, label %71, label %171

171:                                              ; preds = %166
  %172 = load ptr, ptr %24, align 8
  br label %173

173:                                              ; preds = %171, %49
  %174 = phi ptr [ %172, %171 ], [ %33, %49 ]
  %175 = load i32, ptr @appell_n_inputs, align 4
  %176 = add nsw i32 %175, %31
  %177 = sext i32 %30 to i64
  %178 = sext i32 %176 to i64
  %179 = mul nsw i64 %178, %177
  %180 = getelementptr inbounds double, ptr %174, i64 %179
  %181 = load ptr, ptr %0, align 8
  %182 = load ptr, ptr %1, align 8
  tail call void @appell_dynamics(double noundef %2, ptr noundef %3, ptr noundef %181, ptr noundef null, ptr noundef %182) #24
  %183 = load ptr, ptr %1, align 8
  %184 = sext i32 %26 to i64
  %185 = getelementptr inbounds double, ptr %183, i64 %184
  %186 = mul nsw i32 %8, %8
  %187 = zext nneg i32 %186 to i64
  %188 = getelementptr inbounds nuw double, ptr %185, i64 %187
  %189 = sext i32 %8 to i64
  %190 = getelementptr inbounds double, ptr %188, i64 %189
  %191 = getelementptr inbounds nuw i8, ptr %1, i64 584
  store ptr %190, ptr %191, align 8
  %192 = mul i32 %9, %8
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds double, ptr %190, i64 %193
  %195 = getelementptr inbounds nuw i8, ptr %1, i64 592
  store ptr %194, ptr %195, align 8
  %196 = load i32, ptr @appell_is_actuated, align 4
  %197 = icmp eq i32 %196, 0
  %198 = select i1 %197, i32 2, i32 3
  %199 = mul i32 %198, %192
  %200 = add i32 %9, %186
  %201 = add i32 %200, %27
  %202 = add i32 %201, %199
  %203 = icmp sgt i32 %202, 0
  br i1 %203, label %204, label %218

204:                                              ; preds = %173
  %205 = zext nneg i32 %202 to i64
  br label %206

206:                                              ; preds = %206, %204
  %207 = phi i64 [ 0, %204 ], [ %213, %206 ]
  %208 = phi double [ 0.000000e+00, %204 ], [ %212, %206 ]
  %209 = getelementptr inbounds nuw double, ptr %183, i64 %207
  %210 = load double, ptr %209, align 8
  %211 = fsub double %210, %210
  %212 = fadd double %208, %211
  %213 = add nuw nsw i64 %207, 1
  %214 = icmp eq i64 %213, %205
  br i1 %214, label %215, label %206

215:                                              ; preds = %206
  %216 = fcmp une double %212, 0.000000e+00
  br i1 %216, label %217, label %218

217:                                              ; preds = %215
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 0, double noundef %2)
  br label %455

218:                                              ; preds = %215, %173
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %6) #24
  tail call fastcc void @assemble_saddle(ptr noundef nonnull readonly %1)
  %219 = load i32, ptr @appell_law, align 4
  %220 = icmp eq i32 %219, 3
  %221 = icmp sgt i32 %9, 0
  %222 = select i1 %221, i1 %220, i1 false
  br i1 %222, label %223, label %236

223:                                              ; preds = %218
  %224 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %225 = load ptr, ptr %224, align 8
  %226 = getelementptr inbounds double, ptr %225, i64 %189
  %227 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %228 = load ptr, ptr %227, align 8
  %229 = icmp sgt i32 %8, 0
  %230 = zext i32 %8 to i64
  %231 = sext i32 %10 to i64
  %232 = zext nneg i32 %9 to i64
  %233 = icmp ult i32 %8, 4
  %234 = and i64 %230, 2147483644
  %235 = icmp eq i64 %234, %230
  br label %249

236:                                              ; preds = %278, %218
  %237 = icmp sgt i32 %10, 0
  br i1 %237, label %241, label %238

238:                                              ; preds = %236
  %239 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %240 = load ptr, ptr %239, align 8
  br label %284

241:                                              ; preds = %236
  %242 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %243 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %244 = load ptr, ptr %243, align 8
  %245 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %246 = zext nneg i32 %10 to i64
  %247 = load ptr, ptr %242, align 8
  %248 = load ptr, ptr %245, align 8
  br label %281

249:                                              ; preds = %278, %223
  %250 = phi i64 [ 0, %223 ], [ %279, %278 ]
  %251 = mul nsw i64 %250, %189
  %252 = getelementptr inbounds double, ptr %226, i64 %251
  %253 = add nsw i64 %250, %189
  %254 = mul nsw i64 %253, %231
  %255 = getelementptr inbounds double, ptr %228, i64 %254
  br i1 %229, label %256, label %278

256:                                              ; preds = %249
  br i1 %233, label %267, label %257

257:                                              ; preds = %256, %257
  %258 = phi i64 [ %264, %257 ], [ 0, %256 ]
  %259 = getelementptr inbounds nuw double, ptr %252, i64 %258
  %260 = load <4 x double>, ptr %259, align 8
  %261 = getelementptr inbounds nuw double, ptr %255, i64 %258
  %262 = load <4 x double>, ptr %261, align 8
  %263 = fsub <4 x double> %262, %260
  store <4 x double> %263, ptr %261, align 8
  %264 = add nuw i64 %258, 4
  %265 = icmp eq i64 %264, %234
  br i1 %265, label %266, label %257

266:                                              ; preds = %257
  br i1 %235, label %278, label %267

267:                                              ; preds = %256, %266
  %268 = phi i64 [ 0, %256 ], [ %234, %266 ]
  br label %269

269:                                              ; preds = %267, %269
  %270 = phi i64 [ %276, %269 ], [ %268, %267 ]
  %271 = getelementptr inbounds nuw double, ptr %252, i64 %270
  %272 = load double, ptr %271, align 8
  %273 = getelementptr inbounds nuw double, ptr %255, i64 %270
  %274 = load double, ptr %273, align 8
  %275 = fsub double %274, %272
  store double %275, ptr %273, align 8
  %276 = add nuw nsw i64 %270, 1
  %277 = icmp eq i64 %276, %230
  br i1 %277, label %278, label %269

278:                                              ; preds = %269, %266, %249
  %279 = add nuw nsw i64 %250, 1
  %280 = icmp eq i64 %279, %232
  br i1 %280, label %236, label %249

281:                                              ; preds = %319, %241
  %282 = phi i64 [ 0, %241 ], [ %320, %319 ]
  %283 = getelementptr inbounds nuw double, ptr %247, i64 %282
  br label %309

284:                                              ; preds = %319, %238
  %285 = phi ptr [ %240, %238 ], [ %248, %319 ]
  store i32 %10, ptr %6, align 8
  %286 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %10, ptr %286, align 4
  %287 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 0, ptr %287, align 8
  %288 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 0, ptr %288, align 4
  %289 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %285, ptr %289, align 8
  %290 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %291 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %292 = load ptr, ptr %291, align 8
  store ptr %292, ptr %290, align 8
  %293 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %294 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %295 = load ptr, ptr %294, align 8
  store ptr %295, ptr %293, align 8
  %296 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %297 = getelementptr inbounds nuw i8, ptr %1, i64 520
  %298 = load ptr, ptr %297, align 8
  store ptr %298, ptr %296, align 8
  %299 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store i32 0, ptr %299, align 8
  %300 = getelementptr inbounds nuw i8, ptr %6, i64 52
  store i32 0, ptr %300, align 4
  %301 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %302 = load i32, ptr %301, align 8
  %303 = icmp eq i32 %302, 0
  br i1 %303, label %335, label %333

304:                                              ; preds = %309
  %305 = fcmp ogt double %316, 0.000000e+00
  %306 = fdiv double 1.000000e+00, %316
  %307 = select i1 %305, double %306, double 1.000000e+00
  %308 = getelementptr inbounds nuw double, ptr %244, i64 %282
  store double %307, ptr %308, align 8
  br label %322

309:                                              ; preds = %309, %281
  %310 = phi i64 [ 0, %281 ], [ %317, %309 ]
  %311 = phi double [ 0.000000e+00, %281 ], [ %316, %309 ]
  %312 = mul nuw nsw i64 %310, %246
  %313 = getelementptr inbounds nuw double, ptr %283, i64 %312
  %314 = load double, ptr %313, align 8
  %315 = tail call double @llvm.fabs.f64(double %314)
  %316 = tail call double @llvm.maxnum.f64(double %311, double %315)
  %317 = add nuw nsw i64 %310, 1
  %318 = icmp eq i64 %317, %246
  br i1 %318, label %304, label %309

319:                                              ; preds = %322
  %320 = add nuw nsw i64 %282, 1
  %321 = icmp eq i64 %320, %246
  br i1 %321, label %284, label %281

322:                                              ; preds = %322, %304
  %323 = phi i64 [ 0, %304 ], [ %331, %322 ]
  %324 = load double, ptr %308, align 8
  %325 = mul nuw nsw i64 %323, %246
  %326 = add nuw nsw i64 %325, %282
  %327 = getelementptr inbounds nuw double, ptr %247, i64 %326
  %328 = load double, ptr %327, align 8
  %329 = fmul double %324, %328
  %330 = getelementptr inbounds nuw double, ptr %248, i64 %326
  store double %329, ptr %330, align 8
  %331 = add nuw nsw i64 %323, 1
  %332 = icmp eq i64 %331, %246
  br i1 %332, label %319, label %322

333:                                              ; preds = %284
  %334 = add nsw i32 %302, %8
  store i32 %334, ptr %299, align 8
  br label %335

335:                                              ; preds = %284, %333
  call fastcc void @factorise(ptr noundef nonnull align 8 %6, ptr noundef null)
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #24
  %336 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %337 = getelementptr inbounds nuw i8, ptr %1, i64 200
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  %338 = load ptr, ptr %337, align 8
  store ptr %338, ptr %336, align 8
  %339 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %340 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %341 = load ptr, ptr %340, align 8
  store ptr %341, ptr %339, align 8
  %342 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %343 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %344 = load ptr, ptr %343, align 8
  store ptr %344, ptr %342, align 8
  %345 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %346 = getelementptr inbounds nuw i8, ptr %1, i64 528
  %347 = load ptr, ptr %346, align 8
  store ptr %347, ptr %345, align 8
  %348 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store i32 0, ptr %348, align 8
  %349 = getelementptr inbounds nuw i8, ptr %7, i64 52
  store i32 0, ptr %349, align 4
  %350 = icmp sgt i32 %31, 0
  br i1 %350, label %351, label %370

351:                                              ; preds = %335
  %352 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %353 = zext nneg i32 %31 to i64
  %354 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %355 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %356 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %357 = shl nsw i64 %184, 3
  %358 = shl nsw i64 %189, 3
  %359 = sext i32 %10 to i64
  %360 = sext i32 %29 to i64
  %361 = shl nsw i64 %360, 3
  %362 = icmp ne i32 %29, 0
  %363 = and i1 %362, %237
  %364 = icmp sgt i32 %29, 0
  %365 = zext i32 %29 to i64
  %366 = zext nneg i32 %10 to i64
  %367 = icmp ult i32 %29, 4
  %368 = and i64 %365, 2147483644
  %369 = icmp eq i64 %368, %365
  br label %386

370:                                              ; preds = %415, %335
  %371 = icmp eq i32 %31, 0
  br i1 %371, label %453, label %372

372:                                              ; preds = %370
  %373 = mul nsw i32 %31, %31
  %374 = zext nneg i32 %373 to i64
  br label %375

375:                                              ; preds = %375, %372
  %376 = phi i64 [ 0, %372 ], [ %382, %375 ]
  %377 = phi double [ 0.000000e+00, %372 ], [ %381, %375 ]
  %378 = getelementptr inbounds nuw double, ptr %4, i64 %376
  %379 = load double, ptr %378, align 8
  %380 = fsub double %379, %379
  %381 = fadd double %377, %380
  %382 = add nuw nsw i64 %376, 1
  %383 = icmp eq i64 %382, %374
  br i1 %383, label %384, label %375

384:                                              ; preds = %375
  %385 = fcmp une double %381, 0.000000e+00
  br i1 %385, label %452, label %453

386:                                              ; preds = %351, %415
  %387 = phi i64 [ 0, %351 ], [ %416, %415 ]
  %388 = load ptr, ptr %24, align 8
  %389 = mul nsw i64 %387, %177
  %390 = getelementptr inbounds double, ptr %388, i64 %389
  %391 = getelementptr inbounds double, ptr %390, i64 %184
  %392 = load ptr, ptr %352, align 8
  %393 = mul nuw nsw i64 %387, %353
  %394 = getelementptr inbounds nuw double, ptr %4, i64 %393
  %395 = load ptr, ptr %355, align 8
  br i1 %237, label %396, label %398

396:                                              ; preds = %386
  %397 = load ptr, ptr %354, align 8
  br label %404

398:                                              ; preds = %404, %386
  call fastcc void @q_transposed(ptr noundef %6, ptr noundef %395)
  %399 = load ptr, ptr %355, align 8
  %400 = load ptr, ptr %356, align 8
  call fastcc void @least_norm_multipliers(ptr noundef %6, ptr noundef %7, ptr noundef %399, ptr noundef %400, ptr noundef %392)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %394, ptr align 8 %390, i64 %357, i1 false)
  %401 = getelementptr inbounds double, ptr %394, i64 %184
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %401, ptr align 8 %392, i64 %358, i1 false)
  %402 = getelementptr inbounds double, ptr %401, i64 %189
  %403 = getelementptr inbounds double, ptr %391, i64 %359
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %402, ptr align 8 %403, i64 %361, i1 false)
  br i1 %363, label %418, label %415

404:                                              ; preds = %396, %404
  %405 = phi i64 [ 0, %396 ], [ %413, %404 ]
  %406 = getelementptr inbounds nuw double, ptr %397, i64 %405
  %407 = load double, ptr %406, align 8
  %408 = fneg double %407
  %409 = getelementptr inbounds nuw double, ptr %391, i64 %405
  %410 = load double, ptr %409, align 8
  %411 = fmul double %410, %408
  %412 = getelementptr inbounds nuw double, ptr %395, i64 %405
  store double %411, ptr %412, align 8
  %413 = add nuw nsw i64 %405, 1
  %414 = icmp eq i64 %413, %366
  br i1 %414, label %398, label %404

415:                                              ; preds = %449, %398
  %416 = add nuw nsw i64 %387, 1
  %417 = icmp eq i64 %416, %353
  br i1 %417, label %370, label %386

418:                                              ; preds = %398, %449
  %419 = phi i64 [ %450, %449 ], [ 0, %398 ]
  %420 = getelementptr inbounds nuw double, ptr %392, i64 %419
  %421 = load double, ptr %420, align 8
  %422 = mul nsw i64 %419, %360
  %423 = getelementptr inbounds double, ptr %180, i64 %422
  br i1 %364, label %424, label %449

424:                                              ; preds = %418
  br i1 %367, label %438, label %425

425:                                              ; preds = %424
  %426 = insertelement <4 x double> poison, double %421, i64 0
  %427 = shufflevector <4 x double> %426, <4 x double> poison, <4 x i32> zeroinitializer
  br label %428

428:                                              ; preds = %428, %425
  %429 = phi i64 [ 0, %425 ], [ %435, %428 ]
  %430 = getelementptr inbounds nuw double, ptr %423, i64 %429
  %431 = load <4 x double>, ptr %430, align 8
  %432 = getelementptr inbounds nuw double, ptr %402, i64 %429
  %433 = load <4 x double>, ptr %432, align 8
  %434 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %427, <4 x double> %431, <4 x double> %433)
  store <4 x double> %434, ptr %432, align 8
  %435 = add nuw i64 %429, 4
  %436 = icmp eq i64 %435, %368
  br i1 %436, label %437, label %428

437:                                              ; preds = %428
  br i1 %369, label %449, label %438

438:                                              ; preds = %424, %437
  %439 = phi i64 [ 0, %424 ], [ %368, %437 ]
  br label %440

440:                                              ; preds = %438, %440
  %441 = phi i64 [ %447, %440 ], [ %439, %438 ]
  %442 = getelementptr inbounds nuw double, ptr %423, i64 %441
  %443 = load double, ptr %442, align 8
  %444 = getelementptr inbounds nuw double, ptr %402, i64 %441
  %445 = load double, ptr %444, align 8
  %446 = tail call double @llvm.fmuladd.f64(double %421, double %443, double %445)
  store double %446, ptr %444, align 8
  %447 = add nuw nsw i64 %441, 1
  %448 = icmp eq i64 %447, %365
  br i1 %448, label %449, label %440

449:                                              ; preds = %440, %437, %418
  %450 = add nuw nsw i64 %419, 1
  %451 = icmp slt i64 %450, %359
  br i1 %451, label %418, label %415

452:                                              ; preds = %384
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 13, i32 noundef 0, double noundef %2)
  br label %453

453:                                              ; preds = %370, %384, %452
  %454 = phi i32 [ 5, %452 ], [ 0, %384 ], [ 0, %370 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #24
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %6) #24
  br label %455

455:                                              ; preds = %217, %453, %5, %48
  %456 = phi i32 [ 5, %48 ], [ %13, %5 ], [ %454, %453 ], [ 5, %217 ]
  ret i32 %456
}

define range(i32 0, 9) i32 @appell_project(ptr nocapture noundef %0, double noundef %1, ptr noundef %2) local_unnamed_addr #2 {
  %4 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %4) #24
  call fastcc void @lay_out(ptr noundef %4, ptr noundef %0)
  %5 = call fastcc i32 @factorise_metric(ptr noundef %0, ptr noundef %4, double noundef %1, ptr noundef %2)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = call fastcc i32 @project(ptr noundef %0, ptr noundef %4, double noundef %1, ptr noundef %2)
  br label %9

9:                                                ; preds = %3, %7
  %10 = phi i32 [ %8, %7 ], [ %5, %3 ]
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %4) #24
  ret i32 %10
}

define internal fastcc range(i32 0, 6) i32 @factorise_metric(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = load i32, ptr @appell_n_position_rows, align 4
  %6 = load i32, ptr @appell_n_velocity_rows, align 4
  %7 = sub i32 0, %6
  %8 = icmp eq i32 %5, %7
  br i1 %8, label %61, label %9

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
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %17 = load ptr, ptr %16, align 8
  tail call void @appell_metric(double noundef %2, ptr noundef %3, ptr noundef %15, ptr noundef null, ptr noundef %17) #24
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
  br label %61

36:                                               ; preds = %14, %33
  %37 = tail call fastcc i32 @cholesky(i32 noundef %18, ptr noundef %20)
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 600
  store i32 %37, ptr %38, align 8
  %39 = icmp eq i32 %37, 0
  br i1 %39, label %40, label %61

40:                                               ; preds = %36
  %41 = load ptr, ptr %16, align 8
  %42 = zext nneg i32 %19 to i64
  %43 = shl nuw nsw i64 %42, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %41, i8 0, i64 %43, i1 false)
  %44 = icmp sgt i32 %18, 0
  br i1 %44, label %45, label %61

45:                                               ; preds = %40
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %47 = load ptr, ptr %46, align 8
  %48 = load ptr, ptr %16, align 8
  %49 = add nuw i32 %18, 1
  %50 = zext nneg i32 %18 to i64
  br label %51

51:                                               ; preds = %45, %51
  %52 = phi i64 [ 0, %45 ], [ %59, %51 ]
  %53 = getelementptr inbounds nuw double, ptr %47, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = trunc nuw nsw i64 %52 to i32
  %56 = mul i32 %49, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds double, ptr %48, i64 %57
  store double %54, ptr %58, align 8
  %59 = add nuw nsw i64 %52, 1
  %60 = icmp eq i64 %59, %50
  br i1 %60, label %61, label %51

61:                                               ; preds = %51, %40, %36, %4, %35
  %62 = phi i32 [ 5, %35 ], [ 0, %4 ], [ 0, %36 ], [ 0, %40 ], [ 0, %51 ]
  ret i32 %62
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
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 60
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 240
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
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 232
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
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 248
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
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %8) #24
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
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 388
  %32 = load i32, ptr @appell_n_outputs, align 4
  %33 = sext i32 %32 to i64
  br label %35

34:                                               ; preds = %51, %7
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %8) #24
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
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %5) #24
  call fastcc void @lay_out(ptr noundef %5, ptr noundef %0)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  store volatile double %1, ptr %6, align 8
  %7 = icmp sgt i32 %3, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 360
  %10 = load i32, ptr @appell_n_coordinates, align 4
  %11 = sext i32 %10 to i64
  %12 = load ptr, ptr %9, align 8
  br label %15

13:                                               ; preds = %15, %4
  %14 = phi double [ 0.000000e+00, %4 ], [ %24, %15 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %5) #24
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
  br i1 %8, label %90, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %90

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
  %29 = icmp sgt i32 %28, -2
  br i1 %29, label %30, label %44

30:                                               ; preds = %18
  %31 = add nsw i32 %28, 2
  %32 = zext nneg i32 %31 to i64
  br label %33

33:                                               ; preds = %33, %30
  %34 = phi i64 [ 0, %30 ], [ %40, %33 ]
  %35 = phi double [ 0.000000e+00, %30 ], [ %39, %33 ]
  %36 = getelementptr inbounds nuw double, ptr %22, i64 %34
  %37 = load double, ptr %36, align 8
  %38 = fsub double %37, %37
  %39 = fadd double %35, %38
  %40 = add nuw nsw i64 %34, 1
  %41 = icmp eq i64 %40, %32
  br i1 %41, label %42, label %33

42:                                               ; preds = %33
  %43 = fcmp une double %39, 0.000000e+00
  br i1 %43, label %90, label %44

44:                                               ; preds = %42, %18
  %45 = sext i32 %23 to i64
  %46 = getelementptr inbounds double, ptr %22, i64 %45
  %47 = sext i32 %24 to i64
  %48 = getelementptr inbounds double, ptr %46, i64 %47
  %49 = sext i32 %26 to i64
  %50 = getelementptr inbounds double, ptr %48, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %52 = load double, ptr %50, align 8
  %53 = fcmp ogt double %52, 0x3D719799812DEA11
  br i1 %53, label %54, label %90

54:                                               ; preds = %44
  %55 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %56 = load double, ptr %55, align 8
  %57 = fcmp ogt double %56, 1.000000e-03
  br i1 %57, label %58, label %90

58:                                               ; preds = %54
  %59 = icmp slt i32 %26, 1
  br i1 %59, label %76, label %60

60:                                               ; preds = %58
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %62 = load ptr, ptr %61, align 8
  %63 = zext nneg i32 %26 to i64
  br label %67

64:                                               ; preds = %67
  %65 = add nuw nsw i64 %68, 1
  %66 = icmp eq i64 %65, %63
  br i1 %66, label %76, label %67

67:                                               ; preds = %64, %60
  %68 = phi i64 [ 0, %60 ], [ %65, %64 ]
  %69 = getelementptr inbounds nuw double, ptr %62, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = fmul double %70, 1.000000e-03
  %72 = getelementptr inbounds nuw double, ptr %51, i64 %68
  %73 = load double, ptr %72, align 8
  %74 = fmul double %71, %71
  %75 = fcmp ogt double %73, %74
  br i1 %75, label %64, label %90

76:                                               ; preds = %64, %58
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %78 = load i32, ptr %77, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %77, align 4
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 %26, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 584
  store ptr null, ptr %81, align 8
  %82 = sext i32 %25 to i64
  %83 = shl nsw i64 %82, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr nonnull readonly align 8 %22, i64 %83, i1 false)
  %84 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %85 = load ptr, ptr %84, align 8
  %86 = add nsw i32 %26, %24
  %87 = sext i32 %86 to i64
  %88 = shl nsw i64 %87, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %85, ptr nonnull readonly align 8 %46, i64 %88, i1 false)
  %89 = tail call fastcc range(i32 0, 6) i32 @auxiliary_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4)
  br label %95

90:                                               ; preds = %67, %44, %54, %42, %9, %6
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %92 = load i32, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 632
  store i32 %92, ptr %93, align 8
  %94 = tail call fastcc i32 @rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5)
  store i32 0, ptr %93, align 8
  br label %95

95:                                               ; preds = %90, %76
  %96 = phi i32 [ %94, %90 ], [ %89, %76 ]
  ret i32 %96
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
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 616
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
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 600
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %45, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 604
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
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 416
  %4 = load ptr, ptr %3, align 8
  %5 = load i32, ptr @appell_n_events, align 4
  %6 = sext i32 %5 to i64
  %7 = shl nsw i64 %6, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %4, i8 0, i64 %7, i1 false)
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 424
  %9 = load ptr, ptr %8, align 8
  tail call void @llvm.memset.p0.i64(ptr align 8 %9, i8 0, i64 %7, i1 false)
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 328
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
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 408
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
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 456
  %36 = load ptr, ptr %35, align 8
  tail call void @llvm.memset.p0.i64(ptr align 8 %36, i8 0, i64 %7, i1 false)
  %37 = icmp sgt i32 %18, 0
  br i1 %37, label %38, label %83

38:                                               ; preds = %33
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 400
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
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 456
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

define internal fastcc void @note_residuals(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 616
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
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %27 = load ptr, ptr %26, align 8
  tail call void @appell_position(double noundef %2, ptr noundef %3, ptr noundef %25, ptr noundef null, ptr noundef %27) #24
  br label %28

28:                                               ; preds = %24, %21
  %29 = load i32, ptr @appell_n_velocity_rows, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %35, label %31

31:                                               ; preds = %28
  %32 = load ptr, ptr %0, align 8
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %34 = load ptr, ptr %33, align 8
  tail call void @appell_velocity(double noundef %2, ptr noundef %3, ptr noundef %32, ptr noundef null, ptr noundef %34) #24
  br label %35

35:                                               ; preds = %13, %31, %28
  %36 = phi i32 [ %15, %13 ], [ %29, %31 ], [ 0, %28 ]
  %37 = phi i32 [ %14, %13 ], [ %22, %31 ], [ %22, %28 ]
  %38 = load i32, ptr @appell_n_norm_rows, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %60, label %40

40:                                               ; preds = %35
  %41 = load ptr, ptr %0, align 8
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %43 = load ptr, ptr %42, align 8
  tail call void @appell_norms(double noundef %2, ptr noundef %3, ptr noundef %41, ptr noundef null, ptr noundef %43) #24
  %44 = icmp sgt i32 %38, 0
  br i1 %44, label %45, label %60

45:                                               ; preds = %40
  %46 = load ptr, ptr %42, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %48 = load ptr, ptr %47, align 8
  %49 = zext nneg i32 %38 to i64
  br label %50

50:                                               ; preds = %50, %45
  %51 = phi i64 [ 0, %45 ], [ %58, %50 ]
  %52 = getelementptr inbounds nuw double, ptr %48, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds nuw double, ptr %46, i64 %51
  %55 = load double, ptr %54, align 8
  %56 = tail call double @llvm.fabs.f64(double %55)
  %57 = tail call double @llvm.maxnum.f64(double %53, double %56)
  store double %57, ptr %52, align 8
  %58 = add nuw nsw i64 %51, 1
  %59 = icmp eq i64 %58, %49
  br i1 %59, label %60, label %50

60:                                               ; preds = %50, %35, %40
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %64 = load ptr, ptr %63, align 8
  %65 = icmp sgt i32 %37, 0
  br i1 %65, label %66, label %78

66:                                               ; preds = %60
  %67 = zext nneg i32 %37 to i64
  br label %68

68:                                               ; preds = %68, %66
  %69 = phi i64 [ 0, %66 ], [ %76, %68 ]
  %70 = getelementptr inbounds nuw double, ptr %64, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds nuw double, ptr %62, i64 %69
  %73 = load double, ptr %72, align 8
  %74 = tail call double @llvm.fabs.f64(double %73)
  %75 = tail call double @llvm.maxnum.f64(double %71, double %74)
  store double %75, ptr %70, align 8
  %76 = add nuw nsw i64 %69, 1
  %77 = icmp eq i64 %76, %67
  br i1 %77, label %78, label %68

78:                                               ; preds = %68, %60
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %82 = load ptr, ptr %81, align 8
  %83 = icmp sgt i32 %36, 0
  br i1 %83, label %84, label %96

84:                                               ; preds = %78
  %85 = zext nneg i32 %36 to i64
  br label %86

86:                                               ; preds = %86, %84
  %87 = phi i64 [ 0, %84 ], [ %94, %86 ]
  %88 = getelementptr inbounds nuw double, ptr %82, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds nuw double, ptr %80, i64 %87
  %91 = load double, ptr %90, align 8
  %92 = tail call double @llvm.fabs.f64(double %91)
  %93 = tail call double @llvm.maxnum.f64(double %89, double %92)
  store double %93, ptr %88, align 8
  %94 = add nuw nsw i64 %87, 1
  %95 = icmp eq i64 %94, %85
  br i1 %95, label %96, label %86

96:                                               ; preds = %86, %78
  ret void
}

define internal fastcc range(i32 0, 2) i32 @land(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef range(i32 0, 2) %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %7 = load double, ptr %6, align 8
  %8 = tail call double @llvm.sqrt.f64(double %7)
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %10 = load ptr, ptr %9, align 8
  %11 = load i32, ptr @appell_n_coordinates, align 4
  %12 = load i32, ptr @appell_n_speeds, align 4
  %13 = add nsw i32 %12, %11
  %14 = sext i32 %13 to i64
  %15 = shl nsw i64 %14, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %3, i64 %15, i1 false)
  %16 = icmp eq i32 %4, 0
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %19 = icmp sgt i32 %11, 0
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %21 = zext nneg i32 %11 to i64
  %22 = sext i32 %11 to i64
  %23 = getelementptr inbounds double, ptr %3, i64 %22
  %24 = icmp sgt i32 %12, 0
  %25 = zext nneg i32 %12 to i64
  br label %26

26:                                               ; preds = %5, %120
  %27 = phi i1 [ %16, %5 ], [ true, %120 ]
  %28 = phi i32 [ 0, %5 ], [ %121, %120 ]
  %29 = phi double [ 0.000000e+00, %5 ], [ %106, %120 ]
  %30 = phi double [ 0.000000e+00, %5 ], [ %70, %120 ]
  br i1 %27, label %31, label %35

31:                                               ; preds = %26
  %32 = load ptr, ptr %17, align 8
  %33 = tail call fastcc i32 @evaluate_landing(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %32)
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %132, label %35

35:                                               ; preds = %31, %26
  %36 = load ptr, ptr %18, align 8
  br i1 %19, label %37, label %69

37:                                               ; preds = %35
  %38 = load ptr, ptr %20, align 8
  br label %44

39:                                               ; preds = %44
  %40 = icmp eq i32 %65, 0
  br i1 %40, label %41, label %69

41:                                               ; preds = %39
  %42 = tail call double @llvm.fmuladd.f64(double %55, double 1.000000e-09, double 0x10000000000000)
  %43 = fdiv double %56, %42
  br label %69

44:                                               ; preds = %44, %37
  %45 = phi i64 [ 0, %37 ], [ %67, %44 ]
  %46 = phi double [ 0.000000e+00, %37 ], [ %55, %44 ]
  %47 = phi double [ 0.000000e+00, %37 ], [ %56, %44 ]
  %48 = phi i32 [ 0, %37 ], [ %65, %44 ]
  %49 = getelementptr inbounds nuw double, ptr %3, i64 %45
  %50 = load double, ptr %49, align 8
  %51 = tail call double @llvm.fabs.f64(double %50)
  %52 = getelementptr inbounds nuw double, ptr %36, i64 %45
  %53 = load double, ptr %52, align 8
  %54 = tail call double @llvm.fabs.f64(double %53)
  %55 = tail call double @llvm.maxnum.f64(double %46, double %51)
  %56 = tail call double @llvm.maxnum.f64(double %47, double %54)
  %57 = fmul double %8, %54
  %58 = getelementptr double, ptr %38, i64 %45
  %59 = load double, ptr %58, align 8
  %60 = load double, ptr %6, align 8
  %61 = tail call double @llvm.fmuladd.f64(double %60, double %51, double %59)
  %62 = fcmp ogt double %57, %61
  %63 = freeze i1 %62
  %64 = zext i1 %63 to i32
  %65 = or i32 %48, %64
  %66 = fadd double %50, %53
  store double %66, ptr %49, align 8
  %67 = add nuw nsw i64 %45, 1
  %68 = icmp eq i64 %67, %21
  br i1 %68, label %39, label %44

69:                                               ; preds = %35, %39, %41
  %70 = phi double [ -1.000000e+00, %39 ], [ %43, %41 ], [ 0.000000e+00, %35 ]
  %71 = getelementptr inbounds double, ptr %36, i64 %22
  br i1 %24, label %72, label %105

72:                                               ; preds = %69
  %73 = load ptr, ptr %20, align 8
  %74 = getelementptr double, ptr %73, i64 %22
  br label %80

75:                                               ; preds = %80
  %76 = icmp eq i32 %101, 0
  br i1 %76, label %77, label %132

77:                                               ; preds = %75
  %78 = tail call double @llvm.fmuladd.f64(double %91, double 1.000000e-09, double 0x10000000000000)
  %79 = fdiv double %92, %78
  br label %105

80:                                               ; preds = %80, %72
  %81 = phi i64 [ 0, %72 ], [ %103, %80 ]
  %82 = phi double [ 0.000000e+00, %72 ], [ %91, %80 ]
  %83 = phi double [ 0.000000e+00, %72 ], [ %92, %80 ]
  %84 = phi i32 [ 0, %72 ], [ %101, %80 ]
  %85 = getelementptr inbounds nuw double, ptr %23, i64 %81
  %86 = load double, ptr %85, align 8
  %87 = tail call double @llvm.fabs.f64(double %86)
  %88 = getelementptr inbounds nuw double, ptr %71, i64 %81
  %89 = load double, ptr %88, align 8
  %90 = tail call double @llvm.fabs.f64(double %89)
  %91 = tail call double @llvm.maxnum.f64(double %82, double %87)
  %92 = tail call double @llvm.maxnum.f64(double %83, double %90)
  %93 = fmul double %8, %90
  %94 = getelementptr double, ptr %74, i64 %81
  %95 = load double, ptr %94, align 8
  %96 = load double, ptr %6, align 8
  %97 = tail call double @llvm.fmuladd.f64(double %96, double %87, double %95)
  %98 = fcmp ogt double %93, %97
  %99 = freeze i1 %98
  %100 = zext i1 %99 to i32
  %101 = or i32 %84, %100
  %102 = fadd double %86, %89
  store double %102, ptr %85, align 8
  %103 = add nuw nsw i64 %81, 1
  %104 = icmp eq i64 %103, %25
  br i1 %104, label %75, label %80

105:                                              ; preds = %69, %77
  %106 = phi double [ %79, %77 ], [ 0.000000e+00, %69 ]
  %107 = fcmp olt double %70, 0.000000e+00
  %108 = fcmp olt double %106, 0.000000e+00
  %109 = select i1 %107, i1 true, i1 %108
  br i1 %109, label %132, label %110

110:                                              ; preds = %105
  %111 = fcmp ugt double %70, 1.000000e+00
  %112 = fmul double %30, 0x3EB0C6F7A0B5ED8D
  %113 = fcmp ugt double %70, %112
  %114 = select i1 %111, i1 %113, i1 false
  br i1 %114, label %120, label %115

115:                                              ; preds = %110
  %116 = fcmp ugt double %106, 1.000000e+00
  %117 = fmul double %29, 0x3EB0C6F7A0B5ED8D
  %118 = fcmp ugt double %106, %117
  %119 = select i1 %116, i1 %118, i1 false
  br i1 %119, label %120, label %123

120:                                              ; preds = %115, %110
  %121 = add nuw nsw i32 %28, 1
  %122 = icmp eq i32 %121, 4
  br i1 %122, label %132, label %26

123:                                              ; preds = %115
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 600
  store i32 1, ptr %124, align 8
  %125 = load i32, ptr @appell_n_velocity_rows, align 4
  %126 = load i32, ptr @appell_n_rows, align 4
  %127 = icmp eq i32 %125, %126
  %128 = icmp ne i32 %125, 0
  %129 = and i1 %128, %127
  %130 = zext i1 %129 to i32
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 604
  store i32 %130, ptr %131, align 4
  br label %134

132:                                              ; preds = %75, %105, %31, %120
  %133 = load ptr, ptr %9, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %133, i64 %15, i1 false)
  br label %134

134:                                              ; preds = %123, %132
  %135 = phi i32 [ 0, %132 ], [ 1, %123 ]
  ret i32 %135
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
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %13 = load ptr, ptr %12, align 8
  tail call void @appell_landing(double noundef %2, ptr noundef %3, ptr noundef %11, ptr noundef %4, ptr noundef %13) #24
  %14 = load i32, ptr @appell_n_coordinates, align 4
  %15 = load i32, ptr @appell_n_speeds, align 4
  %16 = add nsw i32 %15, %14
  %17 = mul nsw i32 %16, 3
  %18 = load ptr, ptr %12, align 8
  %19 = icmp sgt i32 %16, -1
  br i1 %19, label %20, label %34

20:                                               ; preds = %10
  %21 = add nuw nsw i32 %17, 2
  %22 = zext nneg i32 %21 to i64
  br label %23

23:                                               ; preds = %23, %20
  %24 = phi i64 [ 0, %20 ], [ %30, %23 ]
  %25 = phi double [ 0.000000e+00, %20 ], [ %29, %23 ]
  %26 = getelementptr inbounds nuw double, ptr %18, i64 %24
  %27 = load double, ptr %26, align 8
  %28 = fsub double %27, %27
  %29 = fadd double %25, %28
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp eq i64 %30, %22
  br i1 %31, label %32, label %23

32:                                               ; preds = %23
  %33 = fcmp une double %29, 0.000000e+00
  br i1 %33, label %63, label %34

34:                                               ; preds = %10, %32
  %35 = sext i32 %17 to i64
  %36 = getelementptr inbounds double, ptr %18, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %38 = load double, ptr %36, align 8
  %39 = fcmp ogt double %38, 0x3D719799812DEA11
  br i1 %39, label %40, label %63

40:                                               ; preds = %34
  %41 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %42 = load double, ptr %41, align 8
  %43 = fcmp ogt double %42, 1.000000e-03
  br i1 %43, label %44, label %63

44:                                               ; preds = %40
  %45 = load i32, ptr @appell_n_rows, align 4
  %46 = icmp slt i32 %45, 1
  br i1 %46, label %63, label %47

47:                                               ; preds = %44
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %49 = load ptr, ptr %48, align 8
  %50 = zext nneg i32 %45 to i64
  br label %54

51:                                               ; preds = %54
  %52 = add nuw nsw i64 %55, 1
  %53 = icmp eq i64 %52, %50
  br i1 %53, label %63, label %54

54:                                               ; preds = %51, %47
  %55 = phi i64 [ 0, %47 ], [ %52, %51 ]
  %56 = getelementptr inbounds nuw double, ptr %49, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = fmul double %57, 1.000000e-03
  %59 = getelementptr inbounds nuw double, ptr %37, i64 %55
  %60 = load double, ptr %59, align 8
  %61 = fmul double %58, %58
  %62 = fcmp ogt double %60, %61
  br i1 %62, label %51, label %63

63:                                               ; preds = %54, %51, %44, %40, %34, %32
  %64 = phi i32 [ 0, %32 ], [ 0, %40 ], [ 0, %34 ], [ 1, %44 ], [ 0, %54 ], [ 1, %51 ]
  ret i32 %64
}

declare void @appell_landing(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

declare double @llvm.maxnum.f64(double, double) #7

declare double @llvm.fmuladd.f64(double, double, double) #7

define internal fastcc range(i32 0, 16) i32 @project_nearby(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, double noundef %4, ptr nocapture noundef nonnull initializes((0, 8)) %5) unnamed_addr #4 {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %8 = load double, ptr %7, align 8
  %9 = tail call double @llvm.sqrt.f64(double %8)
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 280
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
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %11 = load ptr, ptr %10, align 8
  %12 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %9, ptr noundef %11, i32 noundef 1)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %21, label %61

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 388
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %20 = load ptr, ptr %19, align 8
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %20)
  br label %21

21:                                               ; preds = %18, %14, %7
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %0, align 8
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %26 = load ptr, ptr %25, align 8
  tail call void @appell_events(double noundef %2, ptr noundef %23, ptr noundef %24, ptr noundef %26, ptr noundef %3) #24
  %27 = load i32, ptr @appell_n_events, align 4
  %28 = icmp sgt i32 %27, 0
  br i1 %28, label %29, label %61

29:                                               ; preds = %21
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 416
  %33 = load ptr, ptr %32, align 8
  %34 = zext nneg i32 %27 to i64
  br label %48

35:                                               ; preds = %48
  %36 = zext nneg i32 %27 to i64
  br label %37

37:                                               ; preds = %37, %35
  %38 = phi i64 [ 0, %35 ], [ %44, %37 ]
  %39 = phi double [ 0.000000e+00, %35 ], [ %43, %37 ]
  %40 = getelementptr inbounds nuw double, ptr %3, i64 %38
  %41 = load double, ptr %40, align 8
  %42 = fsub double %41, %41
  %43 = fadd double %39, %42
  %44 = add nuw nsw i64 %38, 1
  %45 = icmp eq i64 %44, %36
  br i1 %45, label %46, label %37

46:                                               ; preds = %37
  %47 = fcmp une double %43, 0.000000e+00
  br i1 %47, label %60, label %61

48:                                               ; preds = %29, %48
  %49 = phi i64 [ 0, %29 ], [ %58, %48 ]
  %50 = getelementptr inbounds nuw double, ptr %31, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds nuw double, ptr %33, i64 %49
  %53 = load double, ptr %52, align 8
  %54 = fadd double %51, %53
  %55 = getelementptr inbounds nuw double, ptr %3, i64 %49
  %56 = load double, ptr %55, align 8
  %57 = fadd double %56, %54
  store double %57, ptr %55, align 8
  %58 = add nuw nsw i64 %49, 1
  %59 = icmp eq i64 %58, %34
  br i1 %59, label %35, label %48

60:                                               ; preds = %46
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 10, i32 noundef 0, double noundef %2)
  br label %61

61:                                               ; preds = %21, %7, %60, %46
  %62 = phi i32 [ %12, %7 ], [ 5, %60 ], [ 0, %46 ], [ 0, %21 ]
  ret i32 %62
}

declare void @appell_events(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define internal fastcc double @first_step(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, double noundef %3, double noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 328
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
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 368
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
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 368
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
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %84 = load ptr, ptr %83, align 8
  br label %90

85:                                               ; preds = %63
  %86 = fmul double %2, %78
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %88 = load ptr, ptr %87, align 8
  %89 = zext nneg i32 %80 to i64
  br label %106

90:                                               ; preds = %106, %82
  %91 = phi ptr [ %84, %82 ], [ %88, %106 ]
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %93 = load double, ptr %92, align 8
  %94 = tail call double @llvm.fmuladd.f64(double %2, double %78, double %93)
  %95 = sext i32 %80 to i64
  %96 = getelementptr inbounds double, ptr %65, i64 %95
  %97 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef %1, double noundef %94, ptr noundef %91, ptr noundef %96, i32 noundef 0)
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %116

99:                                               ; preds = %90
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %101 = load ptr, ptr %100, align 8
  br i1 %13, label %102, label %141

102:                                              ; preds = %99
  %103 = load ptr, ptr %66, align 8
  %104 = zext nneg i32 %12 to i64
  %105 = getelementptr double, ptr %103, i64 %95
  br label %148

106:                                              ; preds = %85, %106
  %107 = phi i64 [ 0, %85 ], [ %114, %106 ]
  %108 = getelementptr inbounds nuw double, ptr %7, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds nuw double, ptr %65, i64 %107
  %111 = load double, ptr %110, align 8
  %112 = tail call double @llvm.fmuladd.f64(double %86, double %111, double %109)
  %113 = getelementptr inbounds nuw double, ptr %88, i64 %107
  store double %112, ptr %113, align 8
  %114 = add nuw nsw i64 %107, 1
  %115 = icmp eq i64 %114, %89
  br i1 %115, label %90, label %106

116:                                              ; preds = %90
  %117 = fmul double %2, 1.000000e-02
  %118 = fmul double %117, %78
  br label %173

119:                                              ; preds = %148
  %120 = load ptr, ptr %6, align 8
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %122 = load ptr, ptr %121, align 8
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %124 = load double, ptr %123, align 8
  %125 = zext nneg i32 %12 to i64
  br label %126

126:                                              ; preds = %126, %119
  %127 = phi i64 [ 0, %119 ], [ %139, %126 ]
  %128 = phi double [ 0.000000e+00, %119 ], [ %138, %126 ]
  %129 = getelementptr inbounds nuw double, ptr %101, i64 %127
  %130 = load double, ptr %129, align 8
  %131 = getelementptr inbounds nuw double, ptr %122, i64 %127
  %132 = load double, ptr %131, align 8
  %133 = getelementptr inbounds nuw double, ptr %120, i64 %127
  %134 = load double, ptr %133, align 8
  %135 = tail call double @llvm.fabs.f64(double %134)
  %136 = tail call double @llvm.fmuladd.f64(double %124, double %135, double %132)
  %137 = fdiv double %130, %136
  %138 = tail call double @llvm.fmuladd.f64(double %137, double %137, double %128)
  %139 = add nuw nsw i64 %127, 1
  %140 = icmp eq i64 %139, %125
  br i1 %140, label %141, label %126

141:                                              ; preds = %126, %99
  %142 = phi double [ 0.000000e+00, %99 ], [ %138, %126 ]
  %143 = fdiv double %142, %68
  %144 = tail call double @llvm.sqrt.f64(double %143)
  %145 = fdiv double %144, %78
  %146 = tail call double @llvm.maxnum.f64(double %64, double %145)
  %147 = fcmp ugt double %146, 1.000000e-15
  br i1 %147, label %161, label %158

148:                                              ; preds = %102, %148
  %149 = phi i64 [ 0, %102 ], [ %156, %148 ]
  %150 = getelementptr double, ptr %105, i64 %149
  %151 = load double, ptr %150, align 8
  %152 = getelementptr inbounds nuw double, ptr %103, i64 %149
  %153 = load double, ptr %152, align 8
  %154 = fsub double %151, %153
  %155 = getelementptr inbounds nuw double, ptr %101, i64 %149
  store double %154, ptr %155, align 8
  %156 = add nuw nsw i64 %149, 1
  %157 = icmp eq i64 %156, %104
  br i1 %157, label %119, label %148

158:                                              ; preds = %141
  %159 = fmul double %78, 1.000000e-03
  %160 = tail call double @llvm.maxnum.f64(double %159, double 0x3EB0C6F7A0B5ED8D)
  br label %165

161:                                              ; preds = %141
  %162 = fdiv double 1.000000e-02, %146
  %163 = fdiv double 1.000000e+00, %4
  %164 = tail call double @llvm.pow.f64(double %162, double %163)
  br label %165

165:                                              ; preds = %161, %158
  %166 = phi double [ %160, %158 ], [ %164, %161 ]
  %167 = fmul double %78, 1.000000e+02
  %168 = tail call double @llvm.minnum.f64(double %167, double %166)
  %169 = load double, ptr %75, align 8
  %170 = tail call double @llvm.minnum.f64(double %3, double %169)
  %171 = tail call double @llvm.minnum.f64(double %168, double %170)
  %172 = fmul double %2, %171
  br label %173

173:                                              ; preds = %165, %116
  %174 = phi double [ %118, %116 ], [ %172, %165 ]
  ret double %174
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
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %10 = load ptr, ptr %9, align 8
  %11 = tail call fastcc i32 @events_at(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, double noundef 0.000000e+00, ptr noundef %10)
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 440
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 424
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
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 432
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
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 576
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
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 472
  %132 = load ptr, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %1, i64 576
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
  br i1 %12, label %13, label %156

13:                                               ; preds = %10
  %14 = load double, ptr %6, align 8
  br label %15

15:                                               ; preds = %13, %5
  %16 = phi double [ %14, %13 ], [ 1.000000e+00, %5 ]
  %17 = tail call fastcc i32 @write_samples(ptr noundef %0, ptr noundef %1, double noundef %2, double noundef %16)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %156

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
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %33 = load ptr, ptr %32, align 8
  br i1 %31, label %34, label %35

34:                                               ; preds = %22
  tail call fastcc void @interpolate(ptr noundef %1, double noundef %16, ptr noundef %33)
  br label %47

35:                                               ; preds = %22
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 336
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
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %61 = load ptr, ptr %60, align 8
  %62 = tail call fastcc i32 @write_sample(ptr noundef nonnull %0, ptr noundef %1, double noundef %30, ptr noundef %61)
  %63 = freeze i32 %62
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %156

65:                                               ; preds = %51, %59
  br label %156

66:                                               ; preds = %19
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store double %3, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %71 = load i32, ptr %70, align 8
  %72 = icmp eq i32 %71, 0
  %73 = load i32, ptr @appell_n_coordinates, align 4
  br i1 %72, label %74, label %76

74:                                               ; preds = %66
  %75 = load i32, ptr @appell_n_speeds, align 4
  br label %114

76:                                               ; preds = %66
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %78 = load double, ptr %77, align 8
  %79 = icmp sgt i32 %73, 0
  br i1 %79, label %80, label %91

80:                                               ; preds = %76
  %81 = zext nneg i32 %73 to i64
  br label %82

82:                                               ; preds = %82, %80
  %83 = phi i64 [ 0, %80 ], [ %89, %82 ]
  %84 = phi double [ 0.000000e+00, %80 ], [ %88, %82 ]
  %85 = getelementptr inbounds nuw double, ptr %69, i64 %83
  %86 = load double, ptr %85, align 8
  %87 = tail call double @llvm.fabs.f64(double %86)
  %88 = tail call double @llvm.maxnum.f64(double %84, double %87)
  %89 = add nuw nsw i64 %83, 1
  %90 = icmp eq i64 %89, %81
  br i1 %90, label %91, label %82

91:                                               ; preds = %82, %76
  %92 = phi double [ 0.000000e+00, %76 ], [ %88, %82 ]
  %93 = tail call double @llvm.maxnum.f64(double %78, double %92)
  store double %93, ptr %77, align 8
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %95 = load double, ptr %94, align 8
  %96 = load i32, ptr @appell_n_speeds, align 4
  %97 = icmp sgt i32 %96, 0
  br i1 %97, label %98, label %111

98:                                               ; preds = %91
  %99 = add nsw i32 %96, %73
  %100 = sext i32 %73 to i64
  %101 = sext i32 %99 to i64
  br label %102

102:                                              ; preds = %102, %98
  %103 = phi i64 [ %100, %98 ], [ %109, %102 ]
  %104 = phi double [ 0.000000e+00, %98 ], [ %108, %102 ]
  %105 = getelementptr inbounds double, ptr %69, i64 %103
  %106 = load double, ptr %105, align 8
  %107 = tail call double @llvm.fabs.f64(double %106)
  %108 = tail call double @llvm.maxnum.f64(double %104, double %107)
  %109 = add nsw i64 %103, 1
  %110 = icmp slt i64 %109, %101
  br i1 %110, label %102, label %111

111:                                              ; preds = %102, %91
  %112 = phi double [ 0.000000e+00, %91 ], [ %108, %102 ]
  %113 = tail call double @llvm.maxnum.f64(double %95, double %112)
  store double %113, ptr %94, align 8
  br label %114

114:                                              ; preds = %74, %111
  %115 = phi i32 [ %75, %74 ], [ %96, %111 ]
  %116 = getelementptr inbounds nuw i8, ptr %1, i64 328
  %117 = load ptr, ptr %116, align 8
  %118 = add nsw i32 %115, %73
  %119 = load i32, ptr @appell_n_auxiliaries, align 4
  %120 = add nsw i32 %118, %119
  %121 = load i32, ptr @appell_n_quadratures, align 4
  %122 = add nsw i32 %120, %121
  %123 = sext i32 %122 to i64
  %124 = shl nsw i64 %123, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %117, ptr align 8 %69, i64 %124, i1 false)
  %125 = getelementptr inbounds nuw i8, ptr %1, i64 368
  %126 = load ptr, ptr %125, align 8
  %127 = mul nsw i32 %122, 12
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds double, ptr %126, i64 %128
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %126, ptr align 8 %129, i64 %124, i1 false)
  %130 = icmp sgt i32 %8, 0
  br i1 %130, label %131, label %151

131:                                              ; preds = %114
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 416
  %133 = load ptr, ptr %132, align 8
  %134 = getelementptr inbounds nuw i8, ptr %1, i64 424
  %135 = zext nneg i32 %8 to i64
  br label %136

136:                                              ; preds = %148, %131
  %137 = phi i64 [ 0, %131 ], [ %149, %148 ]
  %138 = getelementptr inbounds nuw double, ptr %133, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = fcmp une double %139, 0.000000e+00
  br i1 %140, label %141, label %148

141:                                              ; preds = %136
  %142 = load ptr, ptr %134, align 8
  %143 = getelementptr inbounds nuw double, ptr %142, i64 %137
  %144 = load double, ptr %143, align 8
  %145 = fcmp ogt double %144, %139
  br i1 %145, label %146, label %148

146:                                              ; preds = %141
  %147 = fsub double %144, %139
  store double %147, ptr %143, align 8
  store double 0.000000e+00, ptr %138, align 8
  br label %148

148:                                              ; preds = %146, %141, %136
  %149 = add nuw nsw i64 %137, 1
  %150 = icmp eq i64 %149, %135
  br i1 %150, label %151, label %136

151:                                              ; preds = %148, %114
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %153 = load double, ptr %152, align 8
  %154 = fcmp oeq double %3, %153
  %155 = zext i1 %154 to i32
  br label %156

156:                                              ; preds = %10, %65, %59, %15, %151
  %157 = phi i32 [ %155, %151 ], [ %17, %15 ], [ 2, %65 ], [ %63, %59 ], [ %11, %10 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #24
  ret i32 %157
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
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 328
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 368
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
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 328
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 404
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 376
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %18 = load i32, ptr @appell_n_coordinates, align 4
  %19 = load i32, ptr @appell_n_speeds, align 4
  %20 = add i32 %19, %18
  %21 = load i32, ptr @appell_n_auxiliaries, align 4
  %22 = add i32 %20, %21
  %23 = icmp sgt i32 %22, 0
  %24 = load i32, ptr @appell_n_quadratures, align 4
  %25 = add i32 %24, %22
  %26 = shl nsw i32 %25, 1
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 368
  %28 = sext i32 %25 to i64
  %29 = sext i32 %26 to i64
  %30 = zext nneg i32 %22 to i64
  %31 = mul nsw i32 %25, 3
  %32 = sext i32 %31 to i64
  %33 = load i32, ptr %10, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %37, label %35

35:                                               ; preds = %6
  %36 = load double, ptr %15, align 8
  br label %44

37:                                               ; preds = %138, %6
  %38 = load double, ptr %11, align 8
  %39 = load ptr, ptr %12, align 8
  %40 = load ptr, ptr %13, align 8
  %41 = tail call fastcc i32 @evaluate_jacobian(ptr noundef nonnull %0, ptr noundef %1, double noundef %38, ptr noundef %39, ptr noundef %40)
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %336

43:                                               ; preds = %37
  store i32 1, ptr %14, align 4
  store i32 1, ptr %10, align 8
  store double 0.000000e+00, ptr %15, align 8
  br label %44

44:                                               ; preds = %35, %43
  %45 = phi double [ %36, %35 ], [ 0.000000e+00, %43 ]
  %46 = fcmp une double %45, %2
  br i1 %46, label %47, label %50

47:                                               ; preds = %44
  %48 = tail call fastcc i32 @factorise_stages(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %336, label %50

50:                                               ; preds = %47, %44
  %51 = load ptr, ptr %16, align 8
  %52 = getelementptr double, ptr %51, i64 %28
  %53 = getelementptr double, ptr %51, i64 %29
  br label %54

54:                                               ; preds = %75, %50
  %55 = phi i64 [ 0, %50 ], [ %76, %75 ]
  %56 = load double, ptr %17, align 8
  %57 = fcmp oeq double %56, 0.000000e+00
  br i1 %57, label %64, label %58

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw [3 x double], ptr @RADAU_C, i64 0, i64 %55
  %60 = load double, ptr %59, align 8
  %61 = fmul double %2, %60
  %62 = fdiv double %61, %56
  %63 = fadd double %62, 1.000000e+00
  br label %64

64:                                               ; preds = %58, %54
  %65 = phi double [ %63, %58 ], [ 1.000000e+00, %54 ]
  br i1 %23, label %68, label %66

66:                                               ; preds = %64
  %67 = add nuw nsw i64 %55, 1
  br label %75

68:                                               ; preds = %64
  %69 = fsub double 1.000000e+00, %65
  %70 = fmul double %65, %69
  %71 = load ptr, ptr %27, align 8
  %72 = add nuw nsw i64 %55, 1
  %73 = mul nsw i64 %72, %28
  %74 = getelementptr inbounds double, ptr %71, i64 %73
  br label %78

75:                                               ; preds = %78, %66
  %76 = phi i64 [ %67, %66 ], [ %72, %78 ]
  %77 = icmp eq i64 %76, 3
  br i1 %77, label %96, label %54

78:                                               ; preds = %78, %68
  %79 = phi i64 [ 0, %68 ], [ %94, %78 ]
  %80 = getelementptr inbounds nuw double, ptr %51, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = getelementptr double, ptr %52, i64 %79
  %83 = load double, ptr %82, align 8
  %84 = getelementptr double, ptr %53, i64 %79
  %85 = load double, ptr %84, align 8
  %86 = tail call double @llvm.fmuladd.f64(double %65, double %85, double %83)
  %87 = fmul double %70, %86
  %88 = tail call double @llvm.fmuladd.f64(double %81, double %65, double %87)
  %89 = fsub double %88, %81
  %90 = load double, ptr %17, align 8
  %91 = fcmp oeq double %90, 0.000000e+00
  %92 = select i1 %91, double 0.000000e+00, double %89
  %93 = getelementptr inbounds nuw double, ptr %74, i64 %79
  store double %92, ptr %93, align 8
  %94 = add nuw nsw i64 %79, 1
  %95 = icmp eq i64 %94, %30
  br i1 %95, label %75, label %78

96:                                               ; preds = %75, %112
  %97 = phi i64 [ %113, %112 ], [ 0, %75 ]
  br i1 %23, label %98, label %112

98:                                               ; preds = %96
  %99 = getelementptr inbounds nuw [3 x [3 x double]], ptr @RADAU_INVERSE, i64 0, i64 %97
  %100 = load double, ptr %99, align 8
  %101 = load ptr, ptr %27, align 8
  %102 = getelementptr inbounds double, ptr %101, i64 %28
  %103 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %104 = load double, ptr %103, align 8
  %105 = getelementptr inbounds double, ptr %101, i64 %29
  %106 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %107 = load double, ptr %106, align 8
  %108 = getelementptr inbounds double, ptr %101, i64 %32
  %109 = add nuw nsw i64 %97, 7
  %110 = mul nsw i64 %109, %28
  %111 = getelementptr inbounds double, ptr %101, i64 %110
  br label %115

112:                                              ; preds = %115, %96
  %113 = add nuw nsw i64 %97, 1
  %114 = icmp eq i64 %113, 3
  br i1 %114, label %129, label %96

115:                                              ; preds = %115, %98
  %116 = phi i64 [ 0, %98 ], [ %127, %115 ]
  %117 = getelementptr inbounds nuw double, ptr %102, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = getelementptr inbounds nuw double, ptr %105, i64 %116
  %120 = load double, ptr %119, align 8
  %121 = fmul double %104, %120
  %122 = tail call double @llvm.fmuladd.f64(double %100, double %118, double %121)
  %123 = getelementptr inbounds nuw double, ptr %108, i64 %116
  %124 = load double, ptr %123, align 8
  %125 = tail call double @llvm.fmuladd.f64(double %107, double %124, double %122)
  %126 = getelementptr inbounds nuw double, ptr %111, i64 %116
  store double %125, ptr %126, align 8
  %127 = add nuw nsw i64 %116, 1
  %128 = icmp eq i64 %127, %30
  br i1 %128, label %112, label %115

129:                                              ; preds = %112
  %130 = call fastcc i32 @solve_stages(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %7, ptr noundef %9, ptr noundef %8)
  %131 = icmp ne i32 %130, 0
  %132 = load i32, ptr %8, align 4
  %133 = icmp ne i32 %132, 0
  %134 = select i1 %131, i1 true, i1 %133
  br i1 %134, label %139, label %135

135:                                              ; preds = %129
  %136 = load i32, ptr %14, align 4
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %142

138:                                              ; preds = %135
  store i32 0, ptr %10, align 8
  br label %37

139:                                              ; preds = %129
  br i1 %131, label %336, label %140

140:                                              ; preds = %139
  %141 = icmp eq i32 %132, 0
  br i1 %141, label %142, label %146

142:                                              ; preds = %135, %140
  %143 = tail call double @llvm.fabs.f64(double %2)
  %144 = fmul double %143, 0x3FE6666666666666
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 320
  store double %144, ptr %145, align 8
  br label %336

146:                                              ; preds = %140
  %147 = icmp sgt i32 %24, 0
  br i1 %147, label %148, label %166

148:                                              ; preds = %146
  %149 = load ptr, ptr %27, align 8
  %150 = shl nsw i32 %25, 2
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds double, ptr %149, i64 %151
  %153 = mul nsw i32 %25, 5
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds double, ptr %149, i64 %154
  %156 = mul nsw i32 %25, 6
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds double, ptr %149, i64 %157
  %159 = sext i32 %22 to i64
  br label %160

160:                                              ; preds = %176, %148
  %161 = phi i64 [ %159, %148 ], [ %177, %176 ]
  %162 = getelementptr inbounds double, ptr %152, i64 %161
  %163 = getelementptr inbounds double, ptr %155, i64 %161
  %164 = getelementptr inbounds double, ptr %158, i64 %161
  %165 = getelementptr double, ptr %149, i64 %161
  br label %179

166:                                              ; preds = %176, %146
  %167 = icmp sgt i32 %25, 0
  br i1 %167, label %168, label %208

168:                                              ; preds = %166
  %169 = load ptr, ptr %12, align 8
  %170 = load ptr, ptr %27, align 8
  %171 = zext nneg i32 %31 to i64
  %172 = getelementptr inbounds nuw double, ptr %170, i64 %171
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %174 = load ptr, ptr %173, align 8
  %175 = zext nneg i32 %25 to i64
  br label %198

176:                                              ; preds = %179
  %177 = add nsw i64 %161, 1
  %178 = icmp slt i64 %177, %28
  br i1 %178, label %160, label %166

179:                                              ; preds = %179, %160
  %180 = phi i64 [ 0, %160 ], [ %194, %179 ]
  %181 = getelementptr inbounds nuw [3 x [3 x double]], ptr @RADAU_A, i64 0, i64 %180
  %182 = load double, ptr %181, align 8
  %183 = load double, ptr %162, align 8
  %184 = getelementptr inbounds nuw i8, ptr %181, i64 8
  %185 = load double, ptr %184, align 8
  %186 = load double, ptr %163, align 8
  %187 = fmul double %185, %186
  %188 = tail call double @llvm.fmuladd.f64(double %182, double %183, double %187)
  %189 = getelementptr inbounds nuw i8, ptr %181, i64 16
  %190 = load double, ptr %189, align 8
  %191 = load double, ptr %164, align 8
  %192 = tail call double @llvm.fmuladd.f64(double %190, double %191, double %188)
  %193 = fmul double %2, %192
  %194 = add nuw nsw i64 %180, 1
  %195 = mul nsw i64 %194, %28
  %196 = getelementptr double, ptr %165, i64 %195
  store double %193, ptr %196, align 8
  %197 = icmp eq i64 %194, 3
  br i1 %197, label %176, label %179

198:                                              ; preds = %198, %168
  %199 = phi i64 [ 0, %168 ], [ %206, %198 ]
  %200 = getelementptr inbounds nuw double, ptr %169, i64 %199
  %201 = load double, ptr %200, align 8
  %202 = getelementptr inbounds nuw double, ptr %172, i64 %199
  %203 = load double, ptr %202, align 8
  %204 = fadd double %201, %203
  %205 = getelementptr inbounds nuw double, ptr %174, i64 %199
  store double %204, ptr %205, align 8
  %206 = add nuw nsw i64 %199, 1
  %207 = icmp eq i64 %206, %175
  br i1 %207, label %208, label %198

208:                                              ; preds = %198, %166
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %210 = load i32, ptr %209, align 4
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %217, label %212

212:                                              ; preds = %208
  %213 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %214 = load ptr, ptr %213, align 8
  %215 = tail call fastcc i32 @factorise_metric(ptr noundef nonnull %0, ptr noundef %1, double noundef %3, ptr noundef %214)
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %217, label %336

217:                                              ; preds = %208, %212
  %218 = load ptr, ptr %27, align 8
  %219 = tail call fastcc double @radau_error(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %218)
  %220 = load double, ptr %17, align 8
  %221 = fcmp oeq double %220, 0.000000e+00
  br i1 %221, label %228, label %222

222:                                              ; preds = %217
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %224 = load i32, ptr %223, align 8
  %225 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %226 = load i32, ptr %225, align 8
  %227 = icmp sgt i32 %224, %226
  br label %228

228:                                              ; preds = %222, %217
  %229 = phi i1 [ true, %217 ], [ %227, %222 ]
  %230 = fcmp uge double %219, 1.000000e+00
  %231 = fcmp une double %219, 0x7FF0000000000000
  %232 = and i1 %230, %231
  %233 = select i1 %232, i1 %229, i1 false
  br i1 %233, label %234, label %273

234:                                              ; preds = %228
  br i1 %23, label %239, label %235

235:                                              ; preds = %234
  %236 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %237 = load ptr, ptr %236, align 8
  %238 = load ptr, ptr %12, align 8
  br label %245

239:                                              ; preds = %234
  %240 = load ptr, ptr %12, align 8
  %241 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %242 = load ptr, ptr %241, align 8
  %243 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %244 = load ptr, ptr %243, align 8
  br label %260

245:                                              ; preds = %260, %235
  %246 = phi ptr [ %238, %235 ], [ %240, %260 ]
  %247 = phi ptr [ %237, %235 ], [ %244, %260 ]
  %248 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %249 = sext i32 %22 to i64
  %250 = getelementptr inbounds double, ptr %247, i64 %249
  %251 = getelementptr inbounds double, ptr %246, i64 %249
  %252 = sext i32 %24 to i64
  %253 = shl nsw i64 %252, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %250, ptr align 8 %251, i64 %253, i1 false)
  %254 = load double, ptr %11, align 8
  %255 = load ptr, ptr %248, align 8
  %256 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %257 = load ptr, ptr %256, align 8
  %258 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %254, ptr noundef %255, ptr noundef %257, i32 noundef 0)
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %270, label %273

260:                                              ; preds = %260, %239
  %261 = phi i64 [ 0, %239 ], [ %268, %260 ]
  %262 = getelementptr inbounds nuw double, ptr %240, i64 %261
  %263 = load double, ptr %262, align 8
  %264 = getelementptr inbounds nuw double, ptr %242, i64 %261
  %265 = load double, ptr %264, align 8
  %266 = fadd double %263, %265
  %267 = getelementptr inbounds nuw double, ptr %244, i64 %261
  store double %266, ptr %267, align 8
  %268 = add nuw nsw i64 %261, 1
  %269 = icmp eq i64 %268, %30
  br i1 %269, label %245, label %260

270:                                              ; preds = %245
  %271 = load ptr, ptr %256, align 8
  %272 = tail call fastcc double @radau_error(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %271)
  br label %273

273:                                              ; preds = %228, %245, %270
  %274 = phi double [ %219, %228 ], [ %272, %270 ], [ %219, %245 ]
  store double %274, ptr %4, align 8
  %275 = load i32, ptr %7, align 4
  %276 = tail call double @llvm.maxnum.f64(double %274, double 1.000000e-10)
  %277 = tail call double @llvm.pow.f64(double %276, double -2.500000e-01)
  %278 = load double, ptr %17, align 8
  %279 = fcmp une double %278, 0.000000e+00
  %280 = fcmp olt double %274, 1.000000e+00
  %281 = and i1 %280, %279
  br i1 %281, label %282, label %291

282:                                              ; preds = %273
  %283 = fmul double %2, %277
  %284 = fdiv double %283, %278
  %285 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %286 = load double, ptr %285, align 8
  %287 = fdiv double %286, %276
  %288 = tail call double @llvm.pow.f64(double %287, double 2.500000e-01)
  %289 = fmul double %284, %288
  %290 = tail call double @llvm.minnum.f64(double %277, double %289)
  br label %291

291:                                              ; preds = %273, %282
  %292 = phi double [ %290, %282 ], [ %277, %273 ]
  %293 = add nsw i32 %275, 14
  %294 = sitofp i32 %293 to double
  %295 = fdiv double 1.350000e+01, %294
  %296 = fmul double %295, %292
  %297 = tail call double @llvm.maxnum.f64(double %296, double 2.000000e-01)
  %298 = tail call double @llvm.minnum.f64(double %297, double 8.000000e+00)
  store double %298, ptr %5, align 8
  %299 = load double, ptr %4, align 8
  %300 = fcmp olt double %299, 1.000000e+00
  br i1 %300, label %301, label %336

301:                                              ; preds = %291
  %302 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %303 = load double, ptr %302, align 8
  %304 = fcmp oeq double %303, 0.000000e+00
  br i1 %304, label %311, label %305

305:                                              ; preds = %301
  %306 = fmul double %303, 1.050000e+00
  store double %306, ptr %302, align 8
  %307 = tail call double @llvm.fabs.f64(double %2)
  %308 = fdiv double %306, %307
  %309 = tail call double @llvm.maxnum.f64(double %308, double 5.000000e-01)
  %310 = tail call double @llvm.minnum.f64(double %298, double %309)
  br label %311

311:                                              ; preds = %301, %305
  %312 = phi double [ %310, %305 ], [ %298, %301 ]
  store double %312, ptr %5, align 8
  %313 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %314 = load i32, ptr %313, align 8
  %315 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %316 = load i32, ptr %315, align 8
  %317 = icmp sgt i32 %314, %316
  br i1 %317, label %318, label %320

318:                                              ; preds = %311
  %319 = tail call double @llvm.minnum.f64(double %312, double 1.000000e+00)
  store double %319, ptr %5, align 8
  br label %320

320:                                              ; preds = %318, %311
  %321 = phi double [ %319, %318 ], [ %312, %311 ]
  %322 = icmp slt i32 %275, 3
  %323 = load double, ptr %9, align 8
  %324 = fcmp olt double %323, 1.000000e-03
  %325 = select i1 %322, i1 true, i1 %324
  %326 = zext i1 %325 to i32
  br i1 %325, label %327, label %332

327:                                              ; preds = %320
  %328 = fcmp oge double %321, 1.000000e+00
  %329 = fcmp olt double %321, 1.200000e+00
  %330 = and i1 %328, %329
  br i1 %330, label %331, label %332

331:                                              ; preds = %327
  store double 1.000000e+00, ptr %5, align 8
  br label %332

332:                                              ; preds = %331, %327, %320
  store i32 %326, ptr %10, align 8
  store i32 0, ptr %14, align 4
  %333 = load double, ptr %4, align 8
  %334 = tail call double @llvm.maxnum.f64(double %333, double 1.000000e-02)
  %335 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store double %334, ptr %335, align 8
  store i32 %314, ptr %315, align 8
  br label %336

336:                                              ; preds = %47, %37, %291, %212, %139, %332, %142
  %337 = phi i32 [ 0, %332 ], [ 0, %142 ], [ %130, %139 ], [ %215, %212 ], [ 0, %291 ], [ 0, %47 ], [ %41, %37 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #24
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #24
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #24
  ret i32 %337
}

define internal fastcc range(i32 0, 12) i32 @compute_stages(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2) unnamed_addr #4 {
  %4 = load i32, ptr @appell_n_coordinates, align 4
  %5 = load i32, ptr @appell_n_speeds, align 4
  %6 = add nsw i32 %5, %4
  %7 = load i32, ptr @appell_n_auxiliaries, align 4
  %8 = add nsw i32 %6, %7
  %9 = load i32, ptr @appell_n_quadratures, align 4
  %10 = add nsw i32 %8, %9
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 328
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 368
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %15 = sext i32 %10 to i64
  br label %19

16:                                               ; preds = %19
  %17 = add nuw nsw i64 %20, 1
  %18 = icmp eq i64 %17, 12
  br i1 %18, label %36, label %19

19:                                               ; preds = %3, %16
  %20 = phi i64 [ 1, %3 ], [ %17, %16 ]
  %21 = load ptr, ptr %11, align 8
  %22 = getelementptr inbounds nuw [16 x [16 x double]], ptr @DOP_A, i64 0, i64 %20
  %23 = load ptr, ptr %12, align 8
  %24 = load ptr, ptr %13, align 8
  %25 = trunc nuw nsw i64 %20 to i32
  tail call fastcc void @combine(i32 noundef %10, ptr noundef %21, double noundef %2, ptr noundef nonnull %22, i32 noundef %25, ptr noundef %23, ptr noundef %24)
  %26 = load double, ptr %14, align 8
  %27 = getelementptr inbounds nuw [16 x double], ptr @DOP_C, i64 0, i64 %20
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
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 336
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
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 11, i32 noundef 0, double noundef %58)
  br label %59

59:                                               ; preds = %19, %36, %54, %56
  %60 = phi i32 [ 5, %56 ], [ 0, %54 ], [ 0, %36 ], [ %34, %19 ]
  ret i32 %60
}

define internal fastcc double @error_norm(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, double noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %6 = load ptr, ptr %5, align 8
  %7 = load i32, ptr @appell_n_coordinates, align 4
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = add nsw i32 %8, %7
  %10 = load i32, ptr @appell_n_auxiliaries, align 4
  %11 = add nsw i32 %9, %10
  %12 = load i32, ptr @appell_n_quadratures, align 4
  %13 = add nsw i32 %11, %12
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 368
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @combine(i32 noundef %13, ptr noundef null, double noundef 1.000000e+00, ptr noundef nonnull @DOP_E5, i32 noundef 12, ptr noundef %15, ptr noundef %17)
  %18 = load ptr, ptr %14, align 8
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %20 = load ptr, ptr %19, align 8
  tail call fastcc void @combine(i32 noundef %13, ptr noundef null, double noundef 1.000000e+00, ptr noundef nonnull @DOP_E3, i32 noundef 12, ptr noundef %18, ptr noundef %20)
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %34, label %24

24:                                               ; preds = %4
  %25 = load i32, ptr @appell_n_position_rows, align 4
  %26 = load i32, ptr @appell_n_velocity_rows, align 4
  %27 = add nsw i32 %26, %25
  %28 = load i32, ptr @appell_n_norm_rows, align 4
  %29 = add nsw i32 %27, %28
  %30 = icmp sgt i32 %29, 0
  br i1 %30, label %31, label %34

31:                                               ; preds = %24
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %33 = load ptr, ptr %32, align 8
  tail call fastcc void @errors_along_constraints(ptr noundef nonnull %0, ptr noundef %1, double noundef %3, ptr noundef %33)
  br label %34

34:                                               ; preds = %4, %31, %24
  %35 = phi i1 [ true, %31 ], [ false, %24 ], [ false, %4 ]
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %84, label %41

41:                                               ; preds = %34
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %43 = load double, ptr %42, align 8
  %44 = fdiv double 0x3D06849B86A12B9B, %43
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %46 = load double, ptr %45, align 8
  %47 = icmp sgt i32 %7, 0
  br i1 %47, label %48, label %59

48:                                               ; preds = %41
  %49 = zext nneg i32 %7 to i64
  br label %50

50:                                               ; preds = %50, %48
  %51 = phi i64 [ 0, %48 ], [ %57, %50 ]
  %52 = phi double [ 0.000000e+00, %48 ], [ %56, %50 ]
  %53 = getelementptr inbounds nuw double, ptr %37, i64 %51
  %54 = load double, ptr %53, align 8
  %55 = tail call double @llvm.fabs.f64(double %54)
  %56 = tail call double @llvm.maxnum.f64(double %52, double %55)
  %57 = add nuw nsw i64 %51, 1
  %58 = icmp eq i64 %57, %49
  br i1 %58, label %59, label %50

59:                                               ; preds = %50, %41
  %60 = phi double [ 0.000000e+00, %41 ], [ %56, %50 ]
  %61 = tail call double @llvm.maxnum.f64(double %46, double %60)
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %63 = load double, ptr %62, align 8
  %64 = icmp sgt i32 %8, 0
  br i1 %64, label %65, label %77

65:                                               ; preds = %59
  %66 = sext i32 %7 to i64
  %67 = sext i32 %9 to i64
  br label %68

68:                                               ; preds = %68, %65
  %69 = phi i64 [ %66, %65 ], [ %75, %68 ]
  %70 = phi double [ 0.000000e+00, %65 ], [ %74, %68 ]
  %71 = getelementptr inbounds double, ptr %37, i64 %69
  %72 = load double, ptr %71, align 8
  %73 = tail call double @llvm.fabs.f64(double %72)
  %74 = tail call double @llvm.maxnum.f64(double %70, double %73)
  %75 = add nsw i64 %69, 1
  %76 = icmp slt i64 %75, %67
  br i1 %76, label %68, label %77

77:                                               ; preds = %68, %59
  %78 = phi double [ 0.000000e+00, %59 ], [ %74, %68 ]
  %79 = tail call double @llvm.maxnum.f64(double %63, double %78)
  %80 = tail call double @llvm.maxnum.f64(double %61, double %44)
  %81 = tail call double @llvm.minnum.f64(double %80, double 1.000000e+00)
  %82 = tail call double @llvm.maxnum.f64(double %79, double %44)
  %83 = tail call double @llvm.minnum.f64(double %82, double 1.000000e+00)
  br label %84

84:                                               ; preds = %34, %77
  %85 = phi double [ %81, %77 ], [ 1.000000e+00, %34 ]
  %86 = phi double [ %83, %77 ], [ 1.000000e+00, %34 ]
  %87 = icmp sgt i32 %11, 0
  br i1 %87, label %88, label %101

88:                                               ; preds = %84
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 328
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %94 = load double, ptr %93, align 8
  %95 = load ptr, ptr %16, align 8
  %96 = load ptr, ptr %19, align 8
  %97 = sext i32 %9 to i64
  %98 = sext i32 %7 to i64
  %99 = zext nneg i32 %11 to i64
  %100 = getelementptr double, ptr %6, i64 %97
  br label %223

101:                                              ; preds = %266, %84
  %102 = phi double [ 0.000000e+00, %84 ], [ %267, %266 ]
  %103 = phi double [ 0.000000e+00, %84 ], [ %268, %266 ]
  %104 = phi double [ 0.000000e+00, %84 ], [ %254, %266 ]
  %105 = phi double [ 0.000000e+00, %84 ], [ %253, %266 ]
  %106 = load i32, ptr %21, align 4
  %107 = icmp ne i32 %106, 0
  %108 = icmp ne i32 %12, 0
  %109 = and i1 %108, %107
  br i1 %109, label %110, label %206

110:                                              ; preds = %101
  %111 = load i32, ptr @appell_n_position_rows, align 4
  %112 = load i32, ptr @appell_n_velocity_rows, align 4
  %113 = add nsw i32 %112, %111
  %114 = icmp sgt i32 %113, 0
  %115 = icmp sgt i32 %8, 0
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %117 = zext nneg i32 %8 to i64
  %118 = sext i32 %13 to i64
  %119 = tail call double @llvm.fabs.f64(double %2)
  %120 = icmp sgt i32 %12, 0
  %121 = and i1 %114, %120
  br i1 %121, label %122, label %206

122:                                              ; preds = %110
  %123 = sext i32 %11 to i64
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 328
  %125 = sext i32 %7 to i64
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %127 = load double, ptr %126, align 8
  %128 = load ptr, ptr %14, align 8
  %129 = getelementptr double, ptr %37, i64 %125
  %130 = load ptr, ptr %124, align 8
  %131 = tail call double @llvm.maxnum.f64(double %127, double 0x3D719799812DEA11)
  %132 = fmul double %131, 1.000000e-02
  %133 = load ptr, ptr %16, align 8
  %134 = load ptr, ptr %19, align 8
  br label %135

135:                                              ; preds = %122, %201
  %136 = phi double [ 0.000000e+00, %122 ], [ %203, %201 ]
  %137 = phi i64 [ %123, %122 ], [ %204, %201 ]
  br i1 %115, label %138, label %140

138:                                              ; preds = %135
  %139 = load ptr, ptr %116, align 8
  br label %144

140:                                              ; preds = %144, %135
  %141 = phi double [ 0.000000e+00, %135 ], [ %157, %144 ]
  %142 = phi double [ 0.000000e+00, %135 ], [ %154, %144 ]
  %143 = getelementptr double, ptr %128, i64 %137
  br label %160

144:                                              ; preds = %144, %138
  %145 = phi i64 [ 0, %138 ], [ %158, %144 ]
  %146 = phi double [ 0.000000e+00, %138 ], [ %154, %144 ]
  %147 = phi double [ 0.000000e+00, %138 ], [ %157, %144 ]
  %148 = getelementptr double, ptr %129, i64 %145
  %149 = load double, ptr %148, align 8
  %150 = getelementptr inbounds nuw double, ptr %139, i64 %145
  %151 = load double, ptr %150, align 8
  %152 = fdiv double %149, %151
  %153 = fmul double %152, 5.000000e-01
  %154 = tail call double @llvm.fmuladd.f64(double %153, double %152, double %146)
  %155 = fmul double %151, %151
  %156 = fdiv double 5.000000e-01, %155
  %157 = fadd double %147, %156
  %158 = add nuw nsw i64 %145, 1
  %159 = icmp eq i64 %158, %117
  br i1 %159, label %140, label %144

160:                                              ; preds = %160, %140
  %161 = phi i64 [ 0, %140 ], [ %168, %160 ]
  %162 = phi double [ 0.000000e+00, %140 ], [ %167, %160 ]
  %163 = mul nsw i64 %161, %118
  %164 = getelementptr double, ptr %143, i64 %163
  %165 = load double, ptr %164, align 8
  %166 = tail call double @llvm.fabs.f64(double %165)
  %167 = tail call double @llvm.maxnum.f64(double %162, double %166)
  %168 = add nuw nsw i64 %161, 1
  %169 = icmp eq i64 %168, 12
  br i1 %169, label %170, label %160

170:                                              ; preds = %160
  %171 = getelementptr inbounds double, ptr %130, i64 %137
  %172 = load double, ptr %171, align 8
  %173 = tail call double @llvm.fabs.f64(double %172)
  %174 = getelementptr inbounds double, ptr %37, i64 %137
  %175 = load double, ptr %174, align 8
  %176 = tail call double @llvm.fabs.f64(double %175)
  %177 = tail call double @llvm.maxnum.f64(double %173, double %176)
  %178 = fadd double %142, %177
  %179 = tail call double @llvm.fmuladd.f64(double %119, double %167, double %178)
  %180 = fmul double %132, %141
  %181 = tail call double @llvm.fmuladd.f64(double %127, double %179, double %180)
  %182 = fmul double %181, 1.000000e+02
  %183 = fdiv double 1.000000e+00, %182
  %184 = getelementptr inbounds double, ptr %133, i64 %137
  %185 = load double, ptr %184, align 8
  %186 = fmul double %185, %183
  %187 = getelementptr inbounds double, ptr %134, i64 %137
  %188 = load double, ptr %187, align 8
  %189 = fmul double %188, %183
  %190 = fmul double %186, %186
  %191 = fmul double %189, %189
  %192 = tail call double @llvm.fmuladd.f64(double %191, double 1.000000e-02, double %190)
  %193 = fcmp ogt double %192, 0.000000e+00
  br i1 %193, label %194, label %198

194:                                              ; preds = %170
  %195 = fmul double %119, %190
  %196 = tail call double @llvm.sqrt.f64(double %192)
  %197 = fdiv double %195, %196
  br label %201

198:                                              ; preds = %170
  %199 = fcmp oeq double %192, 0.000000e+00
  %200 = select i1 %199, double 0.000000e+00, double 0x7FF0000000000000
  br label %201

201:                                              ; preds = %198, %194
  %202 = phi double [ %197, %194 ], [ %200, %198 ]
  %203 = tail call double @llvm.maxnum.f64(double %136, double %202)
  %204 = add nsw i64 %137, 1
  %205 = icmp slt i64 %204, %118
  br i1 %205, label %135, label %206

206:                                              ; preds = %201, %110, %101
  %207 = phi double [ 0.000000e+00, %101 ], [ 0.000000e+00, %110 ], [ %203, %201 ]
  %208 = tail call double @llvm.fmuladd.f64(double %104, double 1.000000e-02, double %105)
  %209 = fcmp ogt double %208, 0.000000e+00
  br i1 %209, label %210, label %217

210:                                              ; preds = %206
  %211 = tail call double @llvm.fabs.f64(double %2)
  %212 = fmul double %211, %105
  %213 = sitofp i32 %11 to double
  %214 = fmul double %208, %213
  %215 = tail call double @llvm.sqrt.f64(double %214)
  %216 = fdiv double %212, %215
  br label %220

217:                                              ; preds = %206
  %218 = fcmp oeq double %208, 0.000000e+00
  %219 = select i1 %218, double 0.000000e+00, double 0x7FF0000000000000
  br label %220

220:                                              ; preds = %210, %217
  %221 = phi double [ %216, %210 ], [ %219, %217 ]
  %222 = tail call double @llvm.maxnum.f64(double %221, double %207)
  br i1 %35, label %271, label %287

223:                                              ; preds = %88, %266
  %224 = phi i64 [ 0, %88 ], [ %269, %266 ]
  %225 = phi double [ 0.000000e+00, %88 ], [ %253, %266 ]
  %226 = phi double [ 0.000000e+00, %88 ], [ %254, %266 ]
  %227 = phi double [ 0.000000e+00, %88 ], [ %268, %266 ]
  %228 = phi double [ 0.000000e+00, %88 ], [ %267, %266 ]
  %229 = getelementptr inbounds nuw double, ptr %90, i64 %224
  %230 = load double, ptr %229, align 8
  %231 = tail call double @llvm.fabs.f64(double %230)
  %232 = getelementptr inbounds nuw double, ptr %37, i64 %224
  %233 = load double, ptr %232, align 8
  %234 = tail call double @llvm.fabs.f64(double %233)
  %235 = tail call double @llvm.maxnum.f64(double %231, double %234)
  %236 = getelementptr inbounds nuw double, ptr %92, i64 %224
  %237 = load double, ptr %236, align 8
  %238 = icmp slt i64 %224, %98
  br i1 %238, label %242, label %239

239:                                              ; preds = %223
  %240 = icmp slt i64 %224, %97
  br i1 %240, label %241, label %242

241:                                              ; preds = %239
  br label %242

242:                                              ; preds = %223, %239, %241
  %243 = phi double [ %86, %241 ], [ 1.000000e+00, %239 ], [ %85, %223 ]
  %244 = fmul double %237, %243
  %245 = tail call double @llvm.fmuladd.f64(double %94, double %235, double %244)
  %246 = fdiv double 1.000000e+00, %245
  %247 = getelementptr inbounds nuw double, ptr %95, i64 %224
  %248 = load double, ptr %247, align 8
  %249 = fmul double %248, %246
  %250 = getelementptr inbounds nuw double, ptr %96, i64 %224
  %251 = load double, ptr %250, align 8
  %252 = fmul double %246, %251
  %253 = tail call double @llvm.fmuladd.f64(double %249, double %249, double %225)
  %254 = tail call double @llvm.fmuladd.f64(double %252, double %252, double %226)
  %255 = icmp slt i64 %224, %97
  %256 = and i1 %35, %255
  br i1 %256, label %257, label %266

257:                                              ; preds = %242
  %258 = getelementptr inbounds nuw double, ptr %6, i64 %224
  %259 = load double, ptr %258, align 8
  %260 = fmul double %246, %259
  %261 = getelementptr double, ptr %100, i64 %224
  %262 = load double, ptr %261, align 8
  %263 = fmul double %246, %262
  %264 = tail call double @llvm.fmuladd.f64(double %260, double %260, double %227)
  %265 = tail call double @llvm.fmuladd.f64(double %263, double %263, double %228)
  br label %266

266:                                              ; preds = %242, %257
  %267 = phi double [ %265, %257 ], [ %228, %242 ]
  %268 = phi double [ %264, %257 ], [ %227, %242 ]
  %269 = add nuw nsw i64 %224, 1
  %270 = icmp eq i64 %269, %99
  br i1 %270, label %101, label %223

271:                                              ; preds = %220
  %272 = tail call double @llvm.fmuladd.f64(double %102, double 1.000000e-02, double %103)
  %273 = fcmp ogt double %272, 0.000000e+00
  br i1 %273, label %274, label %281

274:                                              ; preds = %271
  %275 = tail call double @llvm.fabs.f64(double %2)
  %276 = fmul double %275, %103
  %277 = sitofp i32 %11 to double
  %278 = fmul double %272, %277
  %279 = tail call double @llvm.sqrt.f64(double %278)
  %280 = fdiv double %276, %279
  br label %284

281:                                              ; preds = %271
  %282 = fcmp oeq double %272, 0.000000e+00
  %283 = select i1 %282, double 0.000000e+00, double 0x7FF0000000000000
  br label %284

284:                                              ; preds = %274, %281
  %285 = phi double [ %280, %274 ], [ %283, %281 ]
  %286 = tail call double @llvm.maxnum.f64(double %222, double %285)
  br label %287

287:                                              ; preds = %220, %284
  %288 = phi double [ %286, %284 ], [ %222, %220 ]
  %289 = getelementptr inbounds nuw i8, ptr %1, i64 624
  store double %288, ptr %289, align 8
  ret double %222
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
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 504
  br label %28

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 480
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 496
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 488
  %19 = load ptr, ptr %18, align 8
  %20 = tail call i32 @llvm.umax.i32(i32 %9, i32 1)
  %21 = zext i32 %20 to i64
  br label %43

22:                                               ; preds = %43
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 504
  %24 = load ptr, ptr %23, align 8
  %25 = zext nneg i32 %9 to i64
  %26 = shl nuw nsw i64 %25, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %24, i8 0, i64 %26, i1 false)
  %27 = icmp sgt i32 %8, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %11, %22
  %29 = phi ptr [ %12, %11 ], [ %23, %22 ]
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 488
  %31 = load ptr, ptr %30, align 8
  br label %52

32:                                               ; preds = %22
  %33 = fdiv double 0x400D1A48D83E731D, %2
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 488
  %35 = load ptr, ptr %34, align 8
  %36 = add nuw i32 %8, 1
  %37 = fdiv double 0x400572DB93E0C672, %2
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 496
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
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 560
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
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 496
  %79 = load ptr, ptr %78, align 8
  %80 = load ptr, ptr %53, align 8
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 568
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
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %16 = load i32, ptr @appell_n_coordinates, align 4
  %17 = load i32, ptr @appell_n_speeds, align 4
  %18 = add nsw i32 %17, %16
  %19 = load i32, ptr @appell_n_auxiliaries, align 4
  %20 = add nsw i32 %18, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 328
  %23 = load i32, ptr @appell_n_quadratures, align 4
  %24 = sext i32 %23 to i64
  %25 = shl nsw i64 %24, 3
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %27 = icmp sgt i32 %20, 0
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 368
  %29 = add nsw i32 %23, %20
  %30 = sext i32 %29 to i64
  %31 = zext nneg i32 %20 to i64
  br label %32

32:                                               ; preds = %6, %101
  %33 = phi double [ 0.000000e+00, %6 ], [ %75, %101 ]
  %34 = load ptr, ptr %15, align 8
  %35 = getelementptr inbounds double, ptr %34, i64 %21
  %36 = load ptr, ptr %22, align 8
  %37 = getelementptr inbounds double, ptr %36, i64 %21
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %35, ptr align 8 %37, i64 %25, i1 false)
  br label %38

38:                                               ; preds = %49, %32
  %39 = phi i64 [ 0, %32 ], [ %50, %49 ]
  %40 = load ptr, ptr %15, align 8
  %41 = load ptr, ptr %28, align 8
  br i1 %27, label %44, label %42

42:                                               ; preds = %38
  %43 = add nuw nsw i64 %39, 1
  br label %49

44:                                               ; preds = %38
  %45 = load ptr, ptr %22, align 8
  %46 = add nuw nsw i64 %39, 1
  %47 = mul nsw i64 %46, %30
  %48 = getelementptr inbounds double, ptr %41, i64 %47
  br label %62

49:                                               ; preds = %62, %42
  %50 = phi i64 [ %43, %42 ], [ %46, %62 ]
  %51 = load double, ptr %26, align 8
  %52 = getelementptr inbounds nuw [3 x double], ptr @RADAU_C, i64 0, i64 %39
  %53 = load double, ptr %52, align 8
  %54 = tail call double @llvm.fmuladd.f64(double %53, double %2, double %51)
  %55 = add nuw nsw i64 %39, 4
  %56 = mul nsw i64 %55, %30
  %57 = getelementptr inbounds double, ptr %41, i64 %56
  %58 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %54, ptr noundef %40, ptr noundef %57, i32 noundef 0)
  %59 = icmp ne i32 %58, 0
  %60 = icmp eq i64 %50, 3
  %61 = select i1 %59, i1 true, i1 %60
  br i1 %61, label %72, label %38

62:                                               ; preds = %62, %44
  %63 = phi i64 [ 0, %44 ], [ %70, %62 ]
  %64 = getelementptr inbounds nuw double, ptr %45, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds nuw double, ptr %48, i64 %63
  %67 = load double, ptr %66, align 8
  %68 = fadd double %65, %67
  %69 = getelementptr inbounds nuw double, ptr %40, i64 %63
  store double %68, ptr %69, align 8
  %70 = add nuw nsw i64 %63, 1
  %71 = icmp eq i64 %70, %31
  br i1 %71, label %49, label %62

72:                                               ; preds = %49
  %73 = icmp eq i32 %58, 0
  br i1 %73, label %74, label %104

74:                                               ; preds = %72
  %75 = tail call fastcc double @correct_stages(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  %76 = tail call double @llvm.fabs.f64(double %75)
  %77 = fcmp ueq double %76, 0x7FF0000000000000
  br i1 %77, label %104, label %78

78:                                               ; preds = %74
  %79 = load i32, ptr %3, align 4
  %80 = icmp sgt i32 %79, 1
  br i1 %80, label %81, label %94

81:                                               ; preds = %78
  %82 = fdiv double %75, %33
  store double %82, ptr %4, align 8
  %83 = fcmp ult double %82, 1.000000e+00
  br i1 %83, label %84, label %104

84:                                               ; preds = %81
  %85 = sub nsw i32 7, %79
  %86 = sitofp i32 %85 to double
  %87 = tail call double @llvm.pow.f64(double %82, double %86)
  %88 = fsub double 1.000000e+00, %82
  %89 = fdiv double %87, %88
  %90 = fmul double %75, %89
  %91 = fcmp ogt double %90, %14
  br i1 %91, label %104, label %92

92:                                               ; preds = %84
  %93 = fcmp oeq double %75, 0.000000e+00
  br i1 %93, label %100, label %96

94:                                               ; preds = %78
  %95 = fcmp oeq double %75, 0.000000e+00
  br i1 %95, label %100, label %101

96:                                               ; preds = %92
  %97 = fdiv double %82, %88
  %98 = fmul double %75, %97
  %99 = fcmp olt double %98, %14
  br i1 %99, label %100, label %101

100:                                              ; preds = %94, %96, %92
  store i32 1, ptr %5, align 4
  br label %104

101:                                              ; preds = %94, %96
  %102 = add nsw i32 %79, 1
  store i32 %102, ptr %3, align 4
  %103 = icmp slt i32 %79, 7
  br i1 %103, label %32, label %104

104:                                              ; preds = %81, %84, %74, %72, %101, %100
  ret i32 %58
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
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %10 = load ptr, ptr %9, align 8
  %11 = load i32, ptr @appell_n_coordinates, align 4
  %12 = load i32, ptr @appell_n_speeds, align 4
  %13 = add nsw i32 %12, %11
  %14 = load i32, ptr @appell_n_auxiliaries, align 4
  %15 = add nsw i32 %13, %14
  %16 = icmp sgt i32 %15, 0
  %17 = load i32, ptr @appell_n_quadratures, align 4
  br i1 %16, label %21, label %18

18:                                               ; preds = %3
  %19 = add nsw i32 %17, %15
  %20 = zext i32 %15 to i64
  br label %45

21:                                               ; preds = %3
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 368
  %23 = load ptr, ptr %22, align 8
  %24 = add nsw i32 %17, %15
  %25 = shl nsw i32 %24, 2
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr %23, i64 %26
  %28 = mul nsw i32 %24, 5
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %23, i64 %29
  %31 = mul nsw i32 %24, 6
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %23, i64 %32
  %34 = mul nsw i32 %24, 7
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr %23, i64 %35
  %37 = shl nsw i32 %24, 3
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %23, i64 %38
  %40 = mul nsw i32 %24, 9
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr %23, i64 %41
  %43 = fdiv double 0xC00D1A48D83E731D, %2
  %44 = zext nneg i32 %15 to i64
  br label %65

45:                                               ; preds = %65, %18
  %46 = phi i64 [ %20, %18 ], [ %44, %65 ]
  %47 = phi i32 [ %19, %18 ], [ %24, %65 ]
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 488
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 560
  %51 = load ptr, ptr %50, align 8
  tail call fastcc void @lu_solve(i32 noundef %15, ptr noundef %49, ptr noundef %51, ptr noundef %6)
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 496
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 504
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 568
  %57 = load ptr, ptr %56, align 8
  tail call fastcc void @complex_lu_solve(i32 noundef %15, ptr noundef %53, ptr noundef %55, ptr noundef %57, ptr noundef %8, ptr noundef %10)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #24
  store ptr %6, ptr %4, align 16
  %58 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %8, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %10, ptr %59, align 16
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 368
  %61 = sext i32 %47 to i64
  %62 = icmp samesign ult i64 %46, 4
  %63 = and i64 %46, 4294967292
  %64 = icmp eq i64 %46, %63
  br label %112

65:                                               ; preds = %21, %65
  %66 = phi i64 [ 0, %21 ], [ %100, %65 ]
  %67 = getelementptr inbounds nuw double, ptr %27, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = getelementptr inbounds nuw double, ptr %30, i64 %66
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw double, ptr %33, i64 %66
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds nuw double, ptr %36, i64 %66
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds nuw double, ptr %39, i64 %66
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds nuw double, ptr %42, i64 %66
  %78 = load double, ptr %77, align 8
  %79 = fmul double %70, 0x3FD4F8C15DA84E86
  %80 = tail call double @llvm.fmuladd.f64(double %68, double 0x4010B70201A79C46, double %79)
  %81 = tail call double @llvm.fmuladd.f64(double %72, double 0x3FE0BF7FF59D56EF, double %80)
  %82 = tail call double @llvm.fmuladd.f64(double %43, double %74, double %81)
  %83 = getelementptr inbounds nuw double, ptr %6, i64 %66
  store double %82, ptr %83, align 8
  %84 = fmul double %70, 0xBFD4F8C15DA84E86
  %85 = tail call double @llvm.fmuladd.f64(double %68, double 0xC010B70201A79C46, double %84)
  %86 = tail call double @llvm.fmuladd.f64(double %72, double 0x3FDE810014C55221, double %85)
  %87 = fmul double %78, 0x40086747F2C3FCB6
  %88 = tail call double @llvm.fmuladd.f64(double %76, double 0x400572DB93E0C672, double %87)
  %89 = fdiv double %88, %2
  %90 = fsub double %86, %89
  %91 = getelementptr inbounds nuw double, ptr %8, i64 %66
  store double %90, ptr %91, align 8
  %92 = fmul double %70, 0xC004934E6FCAA598
  %93 = tail call double @llvm.fmuladd.f64(double %68, double 0x3FE017885A24A7F2, double %92)
  %94 = tail call double @llvm.fmuladd.f64(double %72, double 0x3FE312C0CF7BDFD1, double %93)
  %95 = fmul double %76, 0xC0086747F2C3FCB6
  %96 = tail call double @llvm.fmuladd.f64(double %78, double 0x400572DB93E0C672, double %95)
  %97 = fdiv double %96, %2
  %98 = fsub double %94, %97
  %99 = getelementptr inbounds nuw double, ptr %10, i64 %66
  store double %98, ptr %99, align 8
  %100 = add nuw nsw i64 %66, 1
  %101 = icmp eq i64 %100, %44
  br i1 %101, label %45, label %65

102:                                              ; preds = %145
  %103 = mul nsw i32 %47, 7
  %104 = sext i32 %103 to i64
  %105 = shl nsw i32 %47, 3
  %106 = sext i32 %105 to i64
  %107 = mul nsw i32 %47, 9
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds double, ptr %119, i64 %104
  %110 = getelementptr inbounds double, ptr %119, i64 %106
  %111 = getelementptr inbounds double, ptr %119, i64 %108
  br label %148

112:                                              ; preds = %45, %145
  %113 = phi i64 [ 0, %45 ], [ %146, %145 ]
  %114 = phi double [ 0.000000e+00, %45 ], [ %118, %145 ]
  %115 = getelementptr inbounds nuw [3 x ptr], ptr %4, i64 0, i64 %113
  %116 = load ptr, ptr %115, align 8
  %117 = tail call fastcc double @radau_norm(ptr noundef %0, ptr noundef %1, ptr noundef %116)
  %118 = tail call double @llvm.fmuladd.f64(double %117, double %117, double %114)
  %119 = load ptr, ptr %60, align 8
  %120 = add nuw nsw i64 %113, 7
  %121 = mul nsw i64 %120, %61
  %122 = getelementptr inbounds double, ptr %119, i64 %121
  br i1 %16, label %123, label %145

123:                                              ; preds = %112
  br i1 %62, label %134, label %124

124:                                              ; preds = %123, %124
  %125 = phi i64 [ %131, %124 ], [ 0, %123 ]
  %126 = getelementptr inbounds nuw double, ptr %116, i64 %125
  %127 = load <4 x double>, ptr %126, align 8
  %128 = getelementptr inbounds nuw double, ptr %122, i64 %125
  %129 = load <4 x double>, ptr %128, align 8
  %130 = fadd <4 x double> %127, %129
  store <4 x double> %130, ptr %128, align 8
  %131 = add nuw i64 %125, 4
  %132 = icmp eq i64 %131, %63
  br i1 %132, label %133, label %124

133:                                              ; preds = %124
  br i1 %64, label %145, label %134

134:                                              ; preds = %123, %133
  %135 = phi i64 [ 0, %123 ], [ %63, %133 ]
  br label %136

136:                                              ; preds = %134, %136
  %137 = phi i64 [ %143, %136 ], [ %135, %134 ]
  %138 = getelementptr inbounds nuw double, ptr %116, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = getelementptr inbounds nuw double, ptr %122, i64 %137
  %141 = load double, ptr %140, align 8
  %142 = fadd double %139, %141
  store double %142, ptr %140, align 8
  %143 = add nuw nsw i64 %137, 1
  %144 = icmp eq i64 %143, %46
  br i1 %144, label %145, label %136

145:                                              ; preds = %136, %133, %112
  %146 = add nuw nsw i64 %113, 1
  %147 = icmp eq i64 %146, 3
  br i1 %147, label %102, label %112

148:                                              ; preds = %102, %165
  %149 = phi i64 [ 0, %102 ], [ %166, %165 ]
  br i1 %16, label %152, label %150

150:                                              ; preds = %148
  %151 = add nuw nsw i64 %149, 1
  br label %165

152:                                              ; preds = %148
  %153 = getelementptr inbounds nuw [3 x [3 x double]], ptr @RADAU_T, i64 0, i64 %149
  %154 = load double, ptr %153, align 8
  %155 = getelementptr inbounds nuw i8, ptr %153, i64 8
  %156 = load double, ptr %155, align 8
  %157 = getelementptr inbounds nuw i8, ptr %153, i64 16
  %158 = load double, ptr %157, align 8
  %159 = add nuw nsw i64 %149, 1
  %160 = mul nsw i64 %159, %61
  %161 = getelementptr inbounds double, ptr %119, i64 %160
  br label %168

162:                                              ; preds = %165
  %163 = fdiv double %118, 3.000000e+00
  %164 = tail call double @llvm.sqrt.f64(double %163)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #24
  ret double %164

165:                                              ; preds = %168, %150
  %166 = phi i64 [ %151, %150 ], [ %159, %168 ]
  %167 = icmp eq i64 %166, 3
  br i1 %167, label %162, label %148

168:                                              ; preds = %152, %168
  %169 = phi i64 [ 0, %152 ], [ %180, %168 ]
  %170 = getelementptr inbounds nuw double, ptr %109, i64 %169
  %171 = load double, ptr %170, align 8
  %172 = getelementptr inbounds nuw double, ptr %110, i64 %169
  %173 = load double, ptr %172, align 8
  %174 = fmul double %156, %173
  %175 = tail call double @llvm.fmuladd.f64(double %154, double %171, double %174)
  %176 = getelementptr inbounds nuw double, ptr %111, i64 %169
  %177 = load double, ptr %176, align 8
  %178 = tail call double @llvm.fmuladd.f64(double %158, double %177, double %175)
  %179 = getelementptr inbounds nuw double, ptr %161, i64 %169
  store double %178, ptr %179, align 8
  %180 = add nuw nsw i64 %169, 1
  %181 = icmp eq i64 %180, %46
  br i1 %181, label %165, label %168
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
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 328
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  %14 = load i32, ptr @appell_n_coordinates, align 4
  br i1 %13, label %15, label %17

15:                                               ; preds = %3
  %16 = load i32, ptr @appell_n_speeds, align 4
  br label %60

17:                                               ; preds = %3
  %18 = fdiv double 0x3D06849B86A12B9B, %5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %20 = load double, ptr %19, align 8
  %21 = icmp sgt i32 %14, 0
  br i1 %21, label %22, label %33

22:                                               ; preds = %17
  %23 = zext nneg i32 %14 to i64
  br label %24

24:                                               ; preds = %24, %22
  %25 = phi i64 [ 0, %22 ], [ %31, %24 ]
  %26 = phi double [ 0.000000e+00, %22 ], [ %30, %24 ]
  %27 = getelementptr inbounds nuw double, ptr %10, i64 %25
  %28 = load double, ptr %27, align 8
  %29 = tail call double @llvm.fabs.f64(double %28)
  %30 = tail call double @llvm.maxnum.f64(double %26, double %29)
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %23
  br i1 %32, label %33, label %24

33:                                               ; preds = %24, %17
  %34 = phi double [ 0.000000e+00, %17 ], [ %30, %24 ]
  %35 = tail call double @llvm.maxnum.f64(double %20, double %34)
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %37 = load double, ptr %36, align 8
  %38 = load i32, ptr @appell_n_speeds, align 4
  %39 = icmp sgt i32 %38, 0
  br i1 %39, label %40, label %53

40:                                               ; preds = %33
  %41 = add nsw i32 %38, %14
  %42 = sext i32 %14 to i64
  %43 = sext i32 %41 to i64
  br label %44

44:                                               ; preds = %44, %40
  %45 = phi i64 [ %42, %40 ], [ %51, %44 ]
  %46 = phi double [ 0.000000e+00, %40 ], [ %50, %44 ]
  %47 = getelementptr inbounds double, ptr %10, i64 %45
  %48 = load double, ptr %47, align 8
  %49 = tail call double @llvm.fabs.f64(double %48)
  %50 = tail call double @llvm.maxnum.f64(double %46, double %49)
  %51 = add nsw i64 %45, 1
  %52 = icmp slt i64 %51, %43
  br i1 %52, label %44, label %53

53:                                               ; preds = %44, %33
  %54 = phi double [ 0.000000e+00, %33 ], [ %50, %44 ]
  %55 = tail call double @llvm.maxnum.f64(double %37, double %54)
  %56 = tail call double @llvm.maxnum.f64(double %35, double %18)
  %57 = tail call double @llvm.minnum.f64(double %56, double 1.000000e+00)
  %58 = tail call double @llvm.maxnum.f64(double %55, double %18)
  %59 = tail call double @llvm.minnum.f64(double %58, double 1.000000e+00)
  br label %60

60:                                               ; preds = %15, %53
  %61 = phi i32 [ %38, %53 ], [ %16, %15 ]
  %62 = phi double [ %57, %53 ], [ 1.000000e+00, %15 ]
  %63 = phi double [ %59, %53 ], [ 1.000000e+00, %15 ]
  %64 = add nsw i32 %61, %14
  %65 = load i32, ptr @appell_n_auxiliaries, align 4
  %66 = add nsw i32 %64, %65
  %67 = icmp sgt i32 %66, 0
  br i1 %67, label %68, label %74

68:                                               ; preds = %60
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %70 = load ptr, ptr %69, align 8
  %71 = sext i32 %64 to i64
  %72 = sext i32 %14 to i64
  %73 = zext nneg i32 %66 to i64
  br label %79

74:                                               ; preds = %90, %60
  %75 = phi double [ 0.000000e+00, %60 ], [ %99, %90 ]
  %76 = sitofp i32 %66 to double
  %77 = fdiv double %75, %76
  %78 = tail call double @llvm.sqrt.f64(double %77)
  ret double %78

79:                                               ; preds = %68, %90
  %80 = phi i64 [ 0, %68 ], [ %100, %90 ]
  %81 = phi double [ 0.000000e+00, %68 ], [ %99, %90 ]
  %82 = getelementptr inbounds nuw double, ptr %2, i64 %80
  %83 = load double, ptr %82, align 8
  %84 = getelementptr inbounds nuw double, ptr %70, i64 %80
  %85 = load double, ptr %84, align 8
  %86 = icmp slt i64 %80, %72
  br i1 %86, label %90, label %87

87:                                               ; preds = %79
  %88 = icmp slt i64 %80, %71
  br i1 %88, label %89, label %90

89:                                               ; preds = %87
  br label %90

90:                                               ; preds = %79, %87, %89
  %91 = phi double [ %63, %89 ], [ 1.000000e+00, %87 ], [ %62, %79 ]
  %92 = fmul double %85, %91
  %93 = getelementptr inbounds nuw double, ptr %10, i64 %80
  %94 = load double, ptr %93, align 8
  %95 = tail call double @llvm.fabs.f64(double %94)
  %96 = tail call double @llvm.fmuladd.f64(double %5, double %95, double %92)
  %97 = fmul double %8, %96
  %98 = fdiv double %83, %97
  %99 = tail call double @llvm.fmuladd.f64(double %98, double %98, double %81)
  %100 = add nuw nsw i64 %80, 1
  %101 = icmp eq i64 %100, %73
  br i1 %101, label %74, label %79
}

define internal fastcc double @radau_error(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #2 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %6 = load ptr, ptr %5, align 8
  %7 = load i32, ptr @appell_n_coordinates, align 4
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = add nsw i32 %8, %7
  %10 = load i32, ptr @appell_n_auxiliaries, align 4
  %11 = add nsw i32 %9, %10
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %27

13:                                               ; preds = %4
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 368
  %15 = load ptr, ptr %14, align 8
  %16 = load i32, ptr @appell_n_quadratures, align 4
  %17 = add nsw i32 %16, %11
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds double, ptr %15, i64 %18
  %20 = shl nsw i32 %17, 1
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds double, ptr %15, i64 %21
  %23 = mul nsw i32 %17, 3
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %15, i64 %24
  %26 = zext nneg i32 %11 to i64
  br label %39

27:                                               ; preds = %39, %4
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 488
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 560
  %31 = load ptr, ptr %30, align 8
  tail call fastcc void @lu_solve(i32 noundef %11, ptr noundef %29, ptr noundef %31, ptr noundef %6)
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %33 = load ptr, ptr %32, align 8
  %34 = sext i32 %11 to i64
  %35 = shl nsw i64 %34, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %33, i8 0, i64 %35, i1 false)
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %64, label %57

39:                                               ; preds = %13, %39
  %40 = phi i64 [ 0, %13 ], [ %55, %39 ]
  %41 = getelementptr inbounds nuw double, ptr %3, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds nuw double, ptr %19, i64 %40
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds nuw double, ptr %22, i64 %40
  %46 = load double, ptr %45, align 8
  %47 = fmul double %46, 0x3FF61D41B2D54580
  %48 = tail call double @llvm.fmuladd.f64(double %44, double 0xC02418FD8BAFFE05, double %47)
  %49 = getelementptr inbounds nuw double, ptr %25, i64 %40
  %50 = load double, ptr %49, align 8
  %51 = tail call double @llvm.fmuladd.f64(double %50, double 0xBFD5555555555555, double %48)
  %52 = fdiv double %51, %2
  %53 = fadd double %42, %52
  %54 = getelementptr inbounds nuw double, ptr %6, i64 %40
  store double %53, ptr %54, align 8
  %55 = add nuw nsw i64 %40, 1
  %56 = icmp eq i64 %55, %26
  br i1 %56, label %27, label %39

57:                                               ; preds = %27
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %59 = load double, ptr %58, align 8
  %60 = fadd double %2, %59
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %62 = load ptr, ptr %61, align 8
  %63 = load ptr, ptr %32, align 8
  tail call fastcc void @project_errors(ptr noundef nonnull %0, ptr noundef %1, double noundef %60, ptr noundef %62, ptr noundef %6, ptr noundef %63)
  br label %64

64:                                               ; preds = %57, %27
  %65 = tail call fastcc double @radau_norm(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %6)
  %66 = load i32, ptr %36, align 4
  %67 = icmp ne i32 %66, 0
  %68 = load i32, ptr @appell_n_quadratures, align 4
  %69 = icmp ne i32 %68, 0
  %70 = select i1 %67, i1 %69, i1 false
  br i1 %70, label %71, label %174

71:                                               ; preds = %64
  %72 = load i32, ptr @appell_n_position_rows, align 4
  %73 = load i32, ptr @appell_n_velocity_rows, align 4
  %74 = add nsw i32 %73, %72
  %75 = icmp sgt i32 %74, 0
  %76 = add nsw i32 %68, %11
  %77 = sext i32 %76 to i64
  %78 = icmp sgt i32 %8, 0
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %80 = zext nneg i32 %8 to i64
  %81 = tail call double @llvm.fabs.f64(double %2)
  %82 = icmp sgt i32 %68, 0
  %83 = select i1 %75, i1 %82, i1 false
  br i1 %83, label %84, label %174

84:                                               ; preds = %71
  %85 = sext i32 %7 to i64
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 336
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 328
  %88 = shl nsw i32 %76, 2
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %91 = mul nsw i32 %76, 3
  %92 = sext i32 %91 to i64
  %93 = shl nsw i32 %76, 1
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 368
  %96 = load ptr, ptr %95, align 8
  %97 = getelementptr inbounds double, ptr %96, i64 %77
  %98 = getelementptr inbounds double, ptr %96, i64 %94
  %99 = getelementptr inbounds double, ptr %96, i64 %92
  %100 = load double, ptr %90, align 8
  %101 = tail call double @llvm.pow.f64(double %100, double 0x3FE5555555555555)
  %102 = fmul double %101, 1.000000e-01
  %103 = getelementptr inbounds double, ptr %96, i64 %89
  %104 = load ptr, ptr %87, align 8
  %105 = load ptr, ptr %86, align 8
  %106 = tail call double @llvm.maxnum.f64(double %102, double 0x3D719799812DEA11)
  %107 = fmul double %106, 1.000000e-02
  %108 = getelementptr double, ptr %105, i64 %85
  br label %109

109:                                              ; preds = %84, %157
  %110 = phi double [ 0.000000e+00, %84 ], [ %171, %157 ]
  %111 = phi i64 [ %34, %84 ], [ %172, %157 ]
  %112 = getelementptr inbounds double, ptr %3, i64 %111
  %113 = load double, ptr %112, align 8
  %114 = getelementptr inbounds double, ptr %97, i64 %111
  %115 = load double, ptr %114, align 8
  %116 = fmul double %115, 0xC02418FD8BAFFE05
  %117 = tail call double @llvm.fmuladd.f64(double %2, double %113, double %116)
  %118 = getelementptr inbounds double, ptr %98, i64 %111
  %119 = load double, ptr %118, align 8
  %120 = tail call double @llvm.fmuladd.f64(double %119, double 0x3FF61D41B2D54580, double %117)
  %121 = getelementptr inbounds double, ptr %99, i64 %111
  %122 = load double, ptr %121, align 8
  %123 = tail call double @llvm.fmuladd.f64(double %122, double 0xBFD5555555555555, double %120)
  %124 = tail call double @llvm.fabs.f64(double %123)
  br i1 %78, label %125, label %127

125:                                              ; preds = %109
  %126 = load ptr, ptr %79, align 8
  br label %131

127:                                              ; preds = %131, %109
  %128 = phi double [ 0.000000e+00, %109 ], [ %144, %131 ]
  %129 = phi double [ 0.000000e+00, %109 ], [ %141, %131 ]
  %130 = getelementptr double, ptr %103, i64 %111
  br label %147

131:                                              ; preds = %131, %125
  %132 = phi i64 [ 0, %125 ], [ %145, %131 ]
  %133 = phi double [ 0.000000e+00, %125 ], [ %141, %131 ]
  %134 = phi double [ 0.000000e+00, %125 ], [ %144, %131 ]
  %135 = getelementptr double, ptr %108, i64 %132
  %136 = load double, ptr %135, align 8
  %137 = getelementptr inbounds nuw double, ptr %126, i64 %132
  %138 = load double, ptr %137, align 8
  %139 = fdiv double %136, %138
  %140 = fmul double %139, 5.000000e-01
  %141 = tail call double @llvm.fmuladd.f64(double %140, double %139, double %133)
  %142 = fmul double %138, %138
  %143 = fdiv double 5.000000e-01, %142
  %144 = fadd double %134, %143
  %145 = add nuw nsw i64 %132, 1
  %146 = icmp eq i64 %145, %80
  br i1 %146, label %127, label %131

147:                                              ; preds = %147, %127
  %148 = phi i64 [ 0, %127 ], [ %155, %147 ]
  %149 = phi double [ 0.000000e+00, %127 ], [ %154, %147 ]
  %150 = mul nsw i64 %148, %77
  %151 = getelementptr double, ptr %130, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = tail call double @llvm.fabs.f64(double %152)
  %154 = tail call double @llvm.maxnum.f64(double %149, double %153)
  %155 = add nuw nsw i64 %148, 1
  %156 = icmp eq i64 %155, 3
  br i1 %156, label %157, label %147

157:                                              ; preds = %147
  %158 = getelementptr inbounds double, ptr %104, i64 %111
  %159 = load double, ptr %158, align 8
  %160 = tail call double @llvm.fabs.f64(double %159)
  %161 = getelementptr inbounds double, ptr %105, i64 %111
  %162 = load double, ptr %161, align 8
  %163 = tail call double @llvm.fabs.f64(double %162)
  %164 = tail call double @llvm.maxnum.f64(double %160, double %163)
  %165 = fadd double %129, %164
  %166 = tail call double @llvm.fmuladd.f64(double %81, double %154, double %165)
  %167 = fmul double %107, %128
  %168 = tail call double @llvm.fmuladd.f64(double %102, double %166, double %167)
  %169 = fmul double %168, 0x400D1A48D83E731D
  %170 = fdiv double %124, %169
  %171 = tail call double @llvm.maxnum.f64(double %110, double %170)
  %172 = add nsw i64 %111, 1
  %173 = icmp slt i64 %172, %77
  br i1 %173, label %109, label %174

174:                                              ; preds = %157, %71, %64
  %175 = phi double [ 0.000000e+00, %64 ], [ 0.000000e+00, %71 ], [ %171, %157 ]
  %176 = tail call double @llvm.maxnum.f64(double %65, double %175)
  %177 = tail call double @llvm.fabs.f64(double %176)
  %178 = fcmp one double %177, 0x7FF0000000000000
  %179 = select i1 %178, double %176, double 0x7FF0000000000000
  ret double %179
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
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 256
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
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 240
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
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 232
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
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %70 = load ptr, ptr %69, align 8
  store ptr %70, ptr %68, align 8
  %71 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 232
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %8 = load ptr, ptr %7, align 8
  tail call fastcc void @pull_back(ptr noundef %0, ptr noundef %6, ptr noundef %3, ptr noundef %8)
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %10 = load ptr, ptr %9, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 320
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
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %12, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 184
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %15, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 520
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
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %11, align 8
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 8
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %17, align 8
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 528
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 144
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

define internal fastcc void @combine(i32 noundef %0, ptr noundef readonly %1, double noundef %2, ptr nocapture noundef readonly %3, i32 noundef range(i32 -2147483648, 17) %4, ptr nocapture noundef readonly %5, ptr nocapture noundef writeonly %6) unnamed_addr #15 {
  %8 = alloca [16 x double], align 16
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8) #24
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
  %31 = getelementptr inbounds nuw [16 x double], ptr %8, i64 0, i64 %27
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
  %71 = getelementptr inbounds nuw [16 x double], ptr %8, i64 0, i64 %69
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
  %98 = getelementptr inbounds nuw [16 x double], ptr %8, i64 0, i64 %96
  %99 = load double, ptr %98, align 8
  %100 = mul nsw i64 %96, %48
  %101 = getelementptr double, ptr %89, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = tail call double @llvm.fmuladd.f64(double %99, double %102, double %97)
  %104 = add nuw nsw i64 %96, 1
  %105 = icmp eq i64 %104, %51
  br i1 %105, label %90, label %95

106:                                              ; preds = %90, %36
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8) #24
  ret void
}

declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>) #7

define internal fastcc void @errors_along_constraints(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %6 = load ptr, ptr %5, align 8
  %7 = load i32, ptr @appell_n_coordinates, align 4
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = add nsw i32 %8, %7
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %11 = load ptr, ptr %10, align 8
  %12 = sext i32 %9 to i64
  %13 = shl nsw i64 %12, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %11, i64 %13, i1 false)
  %14 = getelementptr inbounds double, ptr %6, i64 %12
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 392
  %16 = load ptr, ptr %15, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %16, i64 %13, i1 false)
  %17 = load i32, ptr @appell_has_landing, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %44, label %19

19:                                               ; preds = %4
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %44, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %44

27:                                               ; preds = %23
  %28 = tail call fastcc i32 @evaluate_landing(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %6)
  %29 = icmp eq i32 %28, 0
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 612
  store i32 %28, ptr %30, align 4
  br i1 %29, label %46, label %31

31:                                               ; preds = %27
  %32 = load ptr, ptr %10, align 8
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %34 = load ptr, ptr %33, align 8
  %35 = sext i32 %7 to i64
  %36 = getelementptr inbounds double, ptr %34, i64 %35
  %37 = sext i32 %8 to i64
  %38 = getelementptr inbounds double, ptr %36, i64 %37
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %32, ptr align 8 %38, i64 %13, i1 false)
  %39 = load ptr, ptr %15, align 8
  %40 = load ptr, ptr %33, align 8
  %41 = getelementptr inbounds double, ptr %40, i64 %35
  %42 = getelementptr inbounds double, ptr %41, i64 %37
  %43 = getelementptr inbounds double, ptr %42, i64 %12
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %39, ptr align 8 %43, i64 %13, i1 false)
  br label %53

44:                                               ; preds = %4, %19, %23
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 612
  store i32 0, ptr %45, align 4
  br label %46

46:                                               ; preds = %44, %27
  %47 = tail call fastcc i32 @factorise_metric(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 620
  store i32 %47, ptr %48, align 4
  %49 = icmp eq i32 %47, 0
  br i1 %49, label %50, label %53

50:                                               ; preds = %46
  %51 = load ptr, ptr %10, align 8
  %52 = load ptr, ptr %15, align 8
  tail call fastcc void @project_errors(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %51, ptr noundef %52)
  br label %53

53:                                               ; preds = %46, %50, %31
  ret void
}

define internal fastcc range(i32 0, 12) i32 @arrival_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 612
  %7 = load i32, ptr %6, align 4
  %8 = icmp ne i32 %7, 0
  %9 = load i32, ptr @appell_has_regular, align 4
  %10 = icmp ne i32 %9, 0
  %11 = select i1 %8, i1 %10, i1 false
  br i1 %11, label %12, label %147

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
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 312
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
  br i1 %36, label %37, label %49

37:                                               ; preds = %17
  %38 = zext nneg i32 %33 to i64
  br label %39

39:                                               ; preds = %39, %37
  %40 = phi i64 [ 0, %37 ], [ %47, %39 ]
  %41 = getelementptr inbounds nuw double, ptr %35, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds nuw double, ptr %32, i64 %40
  %44 = load double, ptr %43, align 8
  %45 = tail call double @llvm.fabs.f64(double %44)
  %46 = tail call double @llvm.maxnum.f64(double %42, double %45)
  store double %46, ptr %41, align 8
  %47 = add nuw nsw i64 %40, 1
  %48 = icmp eq i64 %47, %38
  br i1 %48, label %49, label %39

49:                                               ; preds = %39, %17
  %50 = load i32, ptr @appell_n_position_rows, align 4
  %51 = sext i32 %33 to i64
  %52 = getelementptr inbounds double, ptr %32, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %54 = load ptr, ptr %53, align 8
  %55 = icmp sgt i32 %50, 0
  br i1 %55, label %56, label %68

56:                                               ; preds = %49
  %57 = zext nneg i32 %50 to i64
  br label %58

58:                                               ; preds = %58, %56
  %59 = phi i64 [ 0, %56 ], [ %66, %58 ]
  %60 = getelementptr inbounds nuw double, ptr %54, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds nuw double, ptr %52, i64 %59
  %63 = load double, ptr %62, align 8
  %64 = tail call double @llvm.fabs.f64(double %63)
  %65 = tail call double @llvm.maxnum.f64(double %61, double %64)
  store double %65, ptr %60, align 8
  %66 = add nuw nsw i64 %59, 1
  %67 = icmp eq i64 %66, %57
  br i1 %67, label %68, label %58

68:                                               ; preds = %58, %49
  %69 = load i32, ptr @appell_n_velocity_rows, align 4
  %70 = sext i32 %50 to i64
  %71 = getelementptr inbounds double, ptr %52, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %73 = load ptr, ptr %72, align 8
  %74 = icmp sgt i32 %69, 0
  br i1 %74, label %75, label %87

75:                                               ; preds = %68
  %76 = zext nneg i32 %69 to i64
  br label %77

77:                                               ; preds = %77, %75
  %78 = phi i64 [ 0, %75 ], [ %85, %77 ]
  %79 = getelementptr inbounds nuw double, ptr %73, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds nuw double, ptr %71, i64 %78
  %82 = load double, ptr %81, align 8
  %83 = tail call double @llvm.fabs.f64(double %82)
  %84 = tail call double @llvm.maxnum.f64(double %80, double %83)
  store double %84, ptr %79, align 8
  %85 = add nuw nsw i64 %78, 1
  %86 = icmp eq i64 %85, %76
  br i1 %86, label %87, label %77

87:                                               ; preds = %77, %68
  %88 = add nsw i32 %25, %22
  %89 = add nsw i32 %29, %88
  %90 = icmp sgt i32 %89, -2
  br i1 %90, label %91, label %105

91:                                               ; preds = %87
  %92 = add nsw i32 %89, 2
  %93 = zext nneg i32 %92 to i64
  br label %94

94:                                               ; preds = %94, %91
  %95 = phi i64 [ 0, %91 ], [ %101, %94 ]
  %96 = phi double [ 0.000000e+00, %91 ], [ %100, %94 ]
  %97 = getelementptr inbounds nuw double, ptr %21, i64 %95
  %98 = load double, ptr %97, align 8
  %99 = fsub double %98, %98
  %100 = fadd double %96, %99
  %101 = add nuw nsw i64 %95, 1
  %102 = icmp eq i64 %101, %93
  br i1 %102, label %103, label %94

103:                                              ; preds = %94
  %104 = fcmp une double %100, 0.000000e+00
  br i1 %104, label %147, label %105

105:                                              ; preds = %103, %87
  %106 = sext i32 %28 to i64
  %107 = getelementptr inbounds double, ptr %27, i64 %106
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 16
  %109 = load double, ptr %107, align 8
  %110 = fcmp ogt double %109, 0x3D719799812DEA11
  br i1 %110, label %111, label %147

111:                                              ; preds = %105
  %112 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %113 = load double, ptr %112, align 8
  %114 = fcmp ogt double %113, 1.000000e-03
  br i1 %114, label %115, label %147

115:                                              ; preds = %111
  %116 = icmp slt i32 %28, 1
  br i1 %116, label %133, label %117

117:                                              ; preds = %115
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %119 = load ptr, ptr %118, align 8
  %120 = zext nneg i32 %28 to i64
  br label %124

121:                                              ; preds = %124
  %122 = add nuw nsw i64 %125, 1
  %123 = icmp eq i64 %122, %120
  br i1 %123, label %133, label %124

124:                                              ; preds = %121, %117
  %125 = phi i64 [ 0, %117 ], [ %122, %121 ]
  %126 = getelementptr inbounds nuw double, ptr %119, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = fmul double %127, 1.000000e-03
  %129 = getelementptr inbounds nuw double, ptr %108, i64 %125
  %130 = load double, ptr %129, align 8
  %131 = fmul double %128, %128
  %132 = fcmp ogt double %130, %131
  br i1 %132, label %121, label %147

133:                                              ; preds = %121, %115
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %135 = load i32, ptr %134, align 4
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr %134, align 4
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 %28, ptr %137, align 8
  %138 = getelementptr inbounds nuw i8, ptr %1, i64 584
  store ptr null, ptr %138, align 8
  %139 = sext i32 %88 to i64
  %140 = shl nsw i64 %139, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr nonnull readonly align 8 %21, i64 %140, i1 false)
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %142 = load ptr, ptr %141, align 8
  %143 = add nsw i32 %28, %25
  %144 = sext i32 %143 to i64
  %145 = shl nsw i64 %144, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %142, ptr nonnull readonly align 8 %24, i64 %145, i1 false)
  %146 = tail call fastcc range(i32 0, 6) i32 @auxiliary_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4)
  br label %155

147:                                              ; preds = %124, %103, %111, %105, %5
  %148 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef 0)
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %155

150:                                              ; preds = %147
  %151 = load i32, ptr %6, align 4
  %152 = getelementptr inbounds nuw i8, ptr %1, i64 616
  store i32 %151, ptr %152, align 8
  br i1 %11, label %154, label %153

153:                                              ; preds = %150
  tail call fastcc void @note_residuals(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  br label %154

154:                                              ; preds = %153, %150
  tail call fastcc void @note_acceleration_residuals(ptr noundef %0, ptr noundef %1)
  br label %155

155:                                              ; preds = %133, %154, %147
  %156 = phi i32 [ %146, %133 ], [ 0, %154 ], [ %148, %147 ]
  ret i32 %156
}

define internal fastcc range(i32 0, 12) i32 @prepare_dense(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 368
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
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 376
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 328
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 344
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 224
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
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 336
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
  %39 = getelementptr inbounds nuw [16 x [16 x double]], ptr @DOP_A, i64 0, i64 %37
  %40 = load ptr, ptr %19, align 8
  %41 = trunc nuw nsw i64 %37 to i32
  tail call fastcc void @combine(i32 noundef %12, ptr noundef %38, double noundef %2, ptr noundef nonnull %39, i32 noundef %41, ptr noundef %5, ptr noundef %40)
  %42 = load double, ptr %20, align 8
  %43 = getelementptr inbounds nuw [16 x double], ptr @DOP_C, i64 0, i64 %37
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
  %78 = getelementptr inbounds nuw [4 x [16 x double]], ptr @DOP_D, i64 0, i64 %77
  %79 = add nuw nsw i64 %77, 3
  %80 = mul nsw i64 %79, %21
  %81 = getelementptr inbounds double, ptr %17, i64 %80
  tail call fastcc void @combine(i32 noundef %12, ptr noundef null, double noundef %2, ptr noundef nonnull %78, i32 noundef 16, ptr noundef %5, ptr noundef %81)
  %82 = add nuw nsw i64 %77, 1
  %83 = icmp eq i64 %82, 4
  br i1 %83, label %84, label %76

84:                                               ; preds = %36, %76
  %85 = phi i32 [ 0, %76 ], [ %50, %36 ]
  ret i32 %85
}

declare void @appell_arrival(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define internal fastcc void @note_acceleration_residuals(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1) unnamed_addr #16 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 584
  %4 = load ptr, ptr %3, align 8
  %5 = icmp ne ptr %4, null
  %6 = load i32, ptr @appell_n_rows, align 4
  %7 = icmp sgt i32 %6, 0
  %8 = select i1 %5, i1 %7, i1 false
  br i1 %8, label %9, label %20

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 592
  %11 = load ptr, ptr %10, align 8
  %12 = load i32, ptr @appell_n_speeds, align 4
  %13 = icmp sgt i32 %12, 0
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 56
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
  tail call void @appell_auxiliary(double noundef %2, ptr noundef %3, ptr noundef %9, ptr noundef %11, ptr noundef %17) #24
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
  tail call void @appell_power(double noundef %2, ptr noundef %3, ptr noundef %36, ptr noundef %38, ptr noundef %44) #24
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
  %62 = phi i32 [ 0, %57 ], [ 0, %32 ], [ 0, %35 ], [ 5, %59 ]
  ret i32 %62
}

declare void @appell_auxiliary(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

declare void @appell_power(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define internal fastcc range(i32 0, 15) i32 @search_or_halve(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, double noundef %3, double noundef %4, i32 noundef %5, i32 noundef range(i32 0, 31) %6, ptr nocapture noundef nonnull %7, ptr nocapture noundef nonnull %8, ptr nocapture noundef nonnull %9) unnamed_addr #4 {
  %11 = alloca [9 x double], align 16
  %12 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %11) #24
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %12) #24
  %13 = fcmp oeq double %4, 1.000000e+00
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 400
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
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %10 = load ptr, ptr %9, align 8
  br i1 %8, label %11, label %24

11:                                               ; preds = %5
  %12 = select i1 %6, i64 328, i64 336
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
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 424
  %10 = load ptr, ptr %9, align 8
  %11 = sext i32 %3 to i64
  %12 = getelementptr inbounds double, ptr %10, i64 %11
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 432
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
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 576
  %54 = load ptr, ptr %53, align 8
  %55 = sext i32 %50 to i64
  %56 = getelementptr inbounds i32, ptr %54, i64 %55
  store i32 %3, ptr %56, align 4
  %57 = load double, ptr %8, align 8
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 472
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
  %14 = icmp slt i32 %13, 4
  br i1 %14, label %27, label %15

15:                                               ; preds = %3
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %18 = zext nneg i32 %13 to i64
  %19 = zext nneg i32 %13 to i64
  br label %20

20:                                               ; preds = %15, %37
  %21 = phi i64 [ 0, %15 ], [ %45, %37 ]
  %22 = phi i64 [ 4, %15 ], [ %43, %37 ]
  %23 = load ptr, ptr %16, align 8
  %24 = getelementptr double, ptr %23, i64 %21
  br label %46

25:                                               ; preds = %37
  %26 = trunc nuw nsw i64 %22 to i32
  br label %27

27:                                               ; preds = %25, %3
  %28 = phi i32 [ 0, %3 ], [ %26, %25 ]
  %29 = icmp slt i32 %28, %13
  br i1 %29, label %30, label %84

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %34 = load ptr, ptr %33, align 8
  %35 = sext i32 %13 to i64
  %36 = zext nneg i32 %28 to i64
  br label %61

37:                                               ; preds = %46
  %38 = load ptr, ptr %17, align 8
  %39 = getelementptr inbounds nuw double, ptr %38, i64 %21
  %40 = load <4 x double>, ptr %39, align 8
  %41 = fadd <4 x double> %58, %40
  %42 = getelementptr inbounds nuw double, ptr %2, i64 %21
  store <4 x double> %41, ptr %42, align 8
  %43 = add nuw nsw i64 %22, 4
  %44 = icmp samesign ugt i64 %43, %19
  %45 = add nuw nsw i64 %21, 4
  br i1 %44, label %25, label %20

46:                                               ; preds = %20, %46
  %47 = phi i64 [ 6, %20 ], [ %59, %46 ]
  %48 = phi <4 x double> [ zeroinitializer, %20 ], [ %58, %46 ]
  %49 = mul nuw nsw i64 %47, %18
  %50 = getelementptr double, ptr %24, i64 %49
  %51 = load <4 x double>, ptr %50, align 8
  %52 = fadd <4 x double> %48, %51
  %53 = and i64 %47, 1
  %54 = getelementptr inbounds nuw [2 x double], ptr %4, i64 0, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = insertelement <4 x double> poison, double %55, i64 0
  %57 = shufflevector <4 x double> %56, <4 x double> poison, <4 x i32> zeroinitializer
  %58 = fmul <4 x double> %52, %57
  %59 = add nsw i64 %47, -1
  %60 = icmp eq i64 %47, 0
  br i1 %60, label %37, label %46

61:                                               ; preds = %30, %64
  %62 = phi i64 [ %36, %30 ], [ %69, %64 ]
  %63 = getelementptr double, ptr %32, i64 %62
  br label %71

64:                                               ; preds = %71
  %65 = getelementptr inbounds nuw double, ptr %34, i64 %62
  %66 = load double, ptr %65, align 8
  %67 = fadd double %81, %66
  %68 = getelementptr inbounds nuw double, ptr %2, i64 %62
  store double %67, ptr %68, align 8
  %69 = add nuw nsw i64 %62, 1
  %70 = icmp slt i64 %69, %35
  br i1 %70, label %61, label %84

71:                                               ; preds = %61, %71
  %72 = phi i64 [ 6, %61 ], [ %82, %71 ]
  %73 = phi double [ 0.000000e+00, %61 ], [ %81, %71 ]
  %74 = mul nsw i64 %72, %35
  %75 = getelementptr double, ptr %63, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = fadd double %73, %76
  %78 = and i64 %72, 1
  %79 = getelementptr inbounds nuw [2 x double], ptr %4, i64 0, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = fmul double %77, %80
  %82 = add nsw i64 %72, -1
  %83 = icmp eq i64 %72, 0
  br i1 %83, label %64, label %71

84:                                               ; preds = %64, %27
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #24
  ret void
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
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %15 = load ptr, ptr %14, align 8
  br i1 %13, label %16, label %29

16:                                               ; preds = %7
  %17 = select i1 %11, i64 328, i64 336
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
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 408
  %45 = load ptr, ptr %44, align 8
  %46 = tail call fastcc i32 @evaluate_events(ptr noundef nonnull %0, ptr noundef %1, double noundef %10, ptr noundef %45)
  br label %47

47:                                               ; preds = %37, %43, %40
  %48 = phi i32 [ %41, %40 ], [ %46, %43 ], [ %38, %37 ]
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 408
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
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 400
  %11 = load ptr, ptr %10, align 8
  %12 = sext i32 %2 to i64
  %13 = getelementptr inbounds double, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %15 = load double, ptr %14, align 8
  %16 = fmul double %15, 1.000000e-01
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 456
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds double, ptr %18, i64 %12
  %20 = load double, ptr %19, align 8
  %21 = load i32, ptr @appell_n_events, align 4
  %22 = sext i32 %21 to i64
  br label %102

23:                                               ; preds = %102
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 448
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds double, ptr %25, i64 %12
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 464
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
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 400
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
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 400
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
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 576
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 472
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 336
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
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 616
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
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 352
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 336
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
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 608
  store i32 1, ptr %11, align 8
  %12 = load i32, ptr @appell_is_minimal, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %20, label %14

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 632
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
  br i1 %24, label %25, label %85

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %27 = load ptr, ptr %26, align 8
  %28 = load i32, ptr @appell_n_speeds, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %27, i64 %29
  %31 = load i32, ptr @appell_n_rows, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %30, i64 %32
  %34 = shl nsw i64 %32, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %30, i64 %34, i1 false)
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %36 = load ptr, ptr %35, align 8
  %37 = load ptr, ptr %26, align 8
  %38 = getelementptr inbounds double, ptr %37, i64 %29
  %39 = getelementptr inbounds double, ptr %38, i64 %32
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %36, ptr align 8 %39, i64 %34, i1 false)
  br label %40

40:                                               ; preds = %25, %5
  switch i32 %7, label %43 [
    i32 3, label %41
    i32 0, label %74
  ]

41:                                               ; preds = %40
  %42 = tail call fastcc i32 @implicit_law_rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, i32 noundef %4)
  br label %85

43:                                               ; preds = %40
  %44 = load ptr, ptr %0, align 8
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %48 = load ptr, ptr %47, align 8
  tail call void @appell_law_of(double noundef %2, ptr noundef %3, ptr noundef %44, ptr noundef %46, ptr noundef %48) #24
  %49 = load i32, ptr @appell_n_speeds, align 4
  %50 = load i32, ptr @appell_n_rows, align 4
  %51 = add i32 %50, 1
  %52 = mul i32 %51, %49
  %53 = load ptr, ptr %47, align 8
  %54 = icmp sgt i32 %52, 0
  br i1 %54, label %55, label %68

55:                                               ; preds = %43
  %56 = zext nneg i32 %52 to i64
  br label %57

57:                                               ; preds = %57, %55
  %58 = phi i64 [ 0, %55 ], [ %64, %57 ]
  %59 = phi double [ 0.000000e+00, %55 ], [ %63, %57 ]
  %60 = getelementptr inbounds nuw double, ptr %53, i64 %58
  %61 = load double, ptr %60, align 8
  %62 = fsub double %61, %61
  %63 = fadd double %59, %62
  %64 = add nuw nsw i64 %58, 1
  %65 = icmp eq i64 %64, %56
  br i1 %65, label %66, label %57

66:                                               ; preds = %57
  %67 = fcmp une double %63, 0.000000e+00
  br i1 %67, label %73, label %68

68:                                               ; preds = %66, %43
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %70 = load ptr, ptr %69, align 8
  %71 = sext i32 %49 to i64
  %72 = shl nsw i64 %71, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %70, ptr align 8 %53, i64 %72, i1 false)
  br label %74

73:                                               ; preds = %66
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 12, i32 noundef 0, double noundef %2)
  br label %85

74:                                               ; preds = %40, %68
  %75 = load i32, ptr @appell_is_minimal, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %83, label %77

77:                                               ; preds = %74
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 632
  %79 = load i32, ptr %78, align 8
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %83

81:                                               ; preds = %77
  %82 = tail call fastcc i32 @minimal_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %4)
  br label %85

83:                                               ; preds = %77, %74
  %84 = tail call fastcc i32 @evident_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %4)
  br label %85

85:                                               ; preds = %83, %81, %73, %22, %41
  %86 = phi i32 [ %42, %41 ], [ 5, %73 ], [ %23, %22 ], [ %82, %81 ], [ %84, %83 ]
  ret i32 %86
}

define internal fastcc range(i32 0, 12) i32 @implicit_law_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = alloca i32, align 4
  %7 = load i32, ptr @appell_n_rows, align 4
  %8 = icmp slt i32 %7, 5
  %9 = shl nuw i32 1, %7
  %10 = select i1 %8, i32 %9, i32 2
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #24
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
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 120
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
  %36 = call fastcc i32 @solve_implicit_law(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %6)
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %52, label %132

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
  br label %132

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
  br i1 %85, label %89, label %86

86:                                               ; preds = %84
  %87 = load i32, ptr @appell_n_speeds, align 4
  %88 = shl nsw i64 %13, 3
  br label %90

89:                                               ; preds = %5, %84
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 12, i32 noundef 0, double noundef %2)
  br label %132

90:                                               ; preds = %25, %86
  %91 = phi i64 [ %88, %86 ], [ %24, %25 ]
  %92 = phi i32 [ %87, %86 ], [ %20, %25 ]
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %94 = load ptr, ptr %93, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %94, i64 %91, i1 false)
  %95 = load ptr, ptr %0, align 8
  %96 = load ptr, ptr %11, align 8
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %98 = load ptr, ptr %97, align 8
  tail call void @appell_law_of(double noundef %2, ptr noundef %3, ptr noundef %95, ptr noundef %96, ptr noundef %98) #24
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
  br label %132

117:                                              ; preds = %90, %114
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %119 = load ptr, ptr %118, align 8
  %120 = sext i32 %92 to i64
  %121 = shl nsw i64 %120, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %119, ptr align 8 %101, i64 %121, i1 false)
  %122 = load i32, ptr @appell_is_minimal, align 4
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %130, label %124

124:                                              ; preds = %117
  %125 = getelementptr inbounds nuw i8, ptr %1, i64 632
  %126 = load i32, ptr %125, align 8
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %130

128:                                              ; preds = %124
  %129 = tail call fastcc i32 @minimal_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %132

130:                                              ; preds = %124, %117
  %131 = tail call fastcc i32 @evident_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %132

132:                                              ; preds = %35, %130, %128, %116, %78, %89
  %133 = phi i32 [ 10, %89 ], [ 5, %116 ], [ 11, %78 ], [ %129, %128 ], [ %131, %130 ], [ %36, %35 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #24
  ret i32 %133
}

define internal fastcc range(i32 0, 10) i32 @solve_implicit_law(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr nocapture noundef nonnull writeonly initializes((0, 4)) %4) unnamed_addr #4 {
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
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 632
  %23 = icmp sgt i32 %8, 0
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %26 = zext nneg i32 %8 to i64
  br label %30

27:                                               ; preds = %94
  %28 = add nuw nsw i32 %31, 1
  %29 = icmp eq i32 %28, 30
  br i1 %29, label %97, label %30

30:                                               ; preds = %5, %27
  %31 = phi i32 [ 0, %5 ], [ %28, %27 ]
  %32 = load ptr, ptr %0, align 8
  %33 = load ptr, ptr %6, align 8
  %34 = load ptr, ptr %11, align 8
  tail call void @appell_law_of(double noundef %2, ptr noundef %3, ptr noundef %32, ptr noundef %33, ptr noundef %34) #24
  %35 = load ptr, ptr %11, align 8
  br i1 %15, label %36, label %48

36:                                               ; preds = %30, %36
  %37 = phi i64 [ %43, %36 ], [ 0, %30 ]
  %38 = phi double [ %42, %36 ], [ 0.000000e+00, %30 ]
  %39 = getelementptr inbounds nuw double, ptr %35, i64 %37
  %40 = load double, ptr %39, align 8
  %41 = fsub double %40, %40
  %42 = fadd double %38, %41
  %43 = add nuw nsw i64 %37, 1
  %44 = icmp eq i64 %43, %16
  br i1 %44, label %45, label %36

45:                                               ; preds = %36
  %46 = fcmp une double %42, 0.000000e+00
  br i1 %46, label %47, label %48

47:                                               ; preds = %45
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 12, i32 noundef 0, double noundef %2)
  br label %97

48:                                               ; preds = %30, %45
  %49 = load ptr, ptr %17, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %35, i64 %19, i1 false)
  br i1 %21, label %55, label %50

50:                                               ; preds = %48
  %51 = load i32, ptr %22, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %55

53:                                               ; preds = %50
  %54 = tail call fastcc i32 @minimal_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %57

55:                                               ; preds = %50, %48
  %56 = tail call fastcc i32 @evident_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %57

57:                                               ; preds = %55, %53
  %58 = phi i32 [ %54, %53 ], [ %56, %55 ]
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %97

60:                                               ; preds = %57
  br i1 %23, label %61, label %91

61:                                               ; preds = %60
  %62 = load ptr, ptr %24, align 8
  %63 = load ptr, ptr %25, align 8
  %64 = getelementptr inbounds double, ptr %62, i64 %18
  %65 = getelementptr inbounds nuw double, ptr %64, i64 %9
  %66 = getelementptr double, ptr %62, i64 %18
  br label %70

67:                                               ; preds = %70
  %68 = fmul double %88, 1.000000e-13
  %69 = fcmp ugt double %81, %68
  br i1 %69, label %92, label %91

70:                                               ; preds = %61, %70
  %71 = phi i64 [ 0, %61 ], [ %89, %70 ]
  %72 = phi double [ 0.000000e+00, %61 ], [ %88, %70 ]
  %73 = phi double [ 0.000000e+00, %61 ], [ %81, %70 ]
  %74 = getelementptr inbounds nuw double, ptr %10, i64 %71
  %75 = load double, ptr %74, align 8
  %76 = getelementptr double, ptr %66, i64 %71
  %77 = load double, ptr %76, align 8
  %78 = fsub double %75, %77
  %79 = getelementptr inbounds nuw double, ptr %63, i64 %71
  store double %78, ptr %79, align 8
  %80 = tail call double @llvm.fabs.f64(double %78)
  %81 = tail call double @llvm.maxnum.f64(double %73, double %80)
  %82 = load double, ptr %74, align 8
  %83 = tail call double @llvm.fabs.f64(double %82)
  %84 = getelementptr inbounds nuw double, ptr %65, i64 %71
  %85 = load double, ptr %84, align 8
  %86 = tail call double @llvm.fabs.f64(double %85)
  %87 = fadd double %83, %86
  %88 = tail call double @llvm.maxnum.f64(double %72, double %87)
  %89 = add nuw nsw i64 %71, 1
  %90 = icmp eq i64 %89, %26
  br i1 %90, label %67, label %70

91:                                               ; preds = %60, %67
  store i32 1, ptr %4, align 4
  br label %97

92:                                               ; preds = %67
  %93 = fcmp olt double %88, 1.000000e+300
  br i1 %93, label %94, label %97

94:                                               ; preds = %92
  %95 = tail call fastcc i32 @law_newton_step(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef nonnull %10)
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %27, label %97

97:                                               ; preds = %92, %57, %27, %94, %47, %91
  %98 = phi i32 [ 5, %47 ], [ 0, %91 ], [ %58, %57 ], [ 0, %92 ], [ 0, %27 ], [ %95, %94 ]
  ret i32 %98
}

define internal fastcc range(i32 0, 10) i32 @law_newton_step(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr nocapture noundef %4) unnamed_addr #4 {
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
  br i1 %17, label %18, label %79

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %21 = icmp sgt i32 %11, 0
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %23 = zext nneg i32 %11 to i64
  %24 = load i32, ptr @appell_is_minimal, align 4
  %25 = icmp eq i32 %24, 0
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 632
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
  %84 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %85 = load ptr, ptr %84, align 8
  store ptr %85, ptr %83, align 8
  %86 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %88 = load ptr, ptr %87, align 8
  store ptr %88, ptr %86, align 8
  %89 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %91 = load ptr, ptr %90, align 8
  store ptr %91, ptr %89, align 8
  %92 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 528
  %94 = load ptr, ptr %93, align 8
  store ptr %94, ptr %92, align 8
  %95 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store i32 0, ptr %95, align 8
  %96 = getelementptr inbounds nuw i8, ptr %6, i64 52
  store i32 0, ptr %96, align 4
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %98 = load ptr, ptr %97, align 8
  %99 = mul nsw i32 %14, %14
  %100 = zext nneg i32 %99 to i64
  %101 = shl nuw nsw i64 %100, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %85, ptr align 8 %98, i64 %101, i1 false)
  call fastcc void @factorise(ptr noundef %6, ptr noundef null)
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 96
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

define internal fastcc range(i32 0, 10) i32 @minimal_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull initializes((584, 600)) %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %8 = load ptr, ptr %7, align 8
  tail call void @appell_rows(double noundef %2, ptr noundef %3, ptr noundef %6, ptr noundef null, ptr noundef %8) #24
  %9 = load ptr, ptr %7, align 8
  %10 = load i32, ptr @appell_n_coordinates, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds double, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 584
  store ptr %12, ptr %13, align 8
  %14 = load i32, ptr @appell_n_rows, align 4
  %15 = load i32, ptr @appell_n_speeds, align 4
  %16 = mul i32 %15, %14
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds double, ptr %12, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 592
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
  tail call void @appell_minimal(double noundef %2, ptr noundef %3, ptr noundef %58, ptr noundef %59, ptr noundef %60) #24
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
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 608
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
  tail call void @appell_dynamics(double noundef %2, ptr noundef %3, ptr noundef %145, ptr noundef null, ptr noundef %146) #24
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
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 368
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
  %212 = tail call fastcc i32 @check_minimal_actuation(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, i32 noundef %142)
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
  %221 = phi i32 [ 5, %41 ], [ 5, %81 ], [ %62, %61 ], [ %177, %176 ], [ 5, %175 ], [ %219, %218 ], [ %214, %213 ]
  ret i32 %221
}

define internal fastcc range(i32 0, 10) i32 @evident_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull initializes((584, 600)) %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = alloca %struct.Factor, align 8
  %7 = alloca %struct.Factor, align 8
  %8 = load ptr, ptr %0, align 8
  %9 = load ptr, ptr %1, align 8
  tail call void @appell_dynamics(double noundef %2, ptr noundef %3, ptr noundef %8, ptr noundef null, ptr noundef %9) #24
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
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 584
  store ptr %19, ptr %20, align 8
  %21 = load i32, ptr @appell_n_rows, align 4
  %22 = mul i32 %21, %14
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds double, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 592
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
  br label %220

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
  br label %220

61:                                               ; preds = %55
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds double, ptr %63, i64 %18
  %65 = icmp sgt i32 %14, 0
  br i1 %65, label %69, label %66

66:                                               ; preds = %61
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %68 = load ptr, ptr %67, align 8
  br label %77

69:                                               ; preds = %61
  %70 = load i32, ptr @appell_law, align 4
  %71 = icmp eq i32 %70, 0
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 608
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %75 = load ptr, ptr %74, align 8
  %76 = zext nneg i32 %14 to i64
  br label %132

77:                                               ; preds = %155, %66
  %78 = phi ptr [ %68, %66 ], [ %75, %155 ]
  %79 = load ptr, ptr %50, align 8
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 128
  tail call fastcc void @forward(i32 noundef %14, ptr noundef %79, ptr noundef %78)
  %81 = load ptr, ptr %50, align 8
  %82 = load ptr, ptr %1, align 8
  %83 = getelementptr inbounds double, ptr %82, i64 %12
  %84 = getelementptr inbounds nuw double, ptr %83, i64 %16
  %85 = getelementptr inbounds double, ptr %84, i64 %18
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %87 = load ptr, ptr %86, align 8
  tail call fastcc void @raise_rows(i32 noundef %14, i32 noundef %21, ptr noundef %81, ptr noundef %85, ptr noundef %87)
  %88 = load ptr, ptr %1, align 8
  %89 = getelementptr inbounds double, ptr %88, i64 %12
  %90 = getelementptr inbounds nuw double, ptr %89, i64 %16
  %91 = getelementptr inbounds double, ptr %90, i64 %18
  %92 = getelementptr inbounds double, ptr %91, i64 %23
  %93 = sext i32 %21 to i64
  %94 = getelementptr inbounds double, ptr %92, i64 %93
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 608
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
  br label %220

162:                                              ; preds = %77, %130
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %6) #24
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
  %169 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %170 = load ptr, ptr %169, align 8
  store ptr %170, ptr %168, align 8
  %171 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %172 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %173 = load ptr, ptr %172, align 8
  store ptr %173, ptr %171, align 8
  %174 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %175 = getelementptr inbounds nuw i8, ptr %1, i64 520
  %176 = load ptr, ptr %175, align 8
  store ptr %176, ptr %174, align 8
  %177 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %178 = getelementptr inbounds nuw i8, ptr %6, i64 52
  store i32 0, ptr %178, align 4
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %180 = load i32, ptr %179, align 8
  store i32 %180, ptr %177, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #24
  %181 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %182 = getelementptr inbounds nuw i8, ptr %1, i64 200
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  %183 = load ptr, ptr %182, align 8
  store ptr %183, ptr %181, align 8
  %184 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %185 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %186 = load ptr, ptr %185, align 8
  store ptr %186, ptr %184, align 8
  %187 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %188 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %189 = load ptr, ptr %188, align 8
  store ptr %189, ptr %187, align 8
  %190 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %191 = getelementptr inbounds nuw i8, ptr %1, i64 528
  %192 = load ptr, ptr %191, align 8
  store ptr %192, ptr %190, align 8
  %193 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store i32 0, ptr %193, align 8
  %194 = getelementptr inbounds nuw i8, ptr %7, i64 52
  store i32 0, ptr %194, align 4
  %195 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %196 = load ptr, ptr %195, align 8
  call fastcc void @factorise(ptr noundef %6, ptr noundef %196)
  %197 = load ptr, ptr %80, align 8
  %198 = shl nsw i64 %18, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %63, ptr align 8 %197, i64 %198, i1 false)
  %199 = load ptr, ptr %1, align 8
  %200 = getelementptr inbounds double, ptr %199, i64 %12
  %201 = getelementptr inbounds nuw double, ptr %200, i64 %16
  %202 = getelementptr inbounds double, ptr %201, i64 %18
  %203 = getelementptr inbounds double, ptr %202, i64 %23
  %204 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %205 = load ptr, ptr %204, align 8
  call fastcc void @project_onto_rows(ptr noundef %6, ptr noundef %203, ptr noundef %63, ptr noundef %205)
  %206 = load ptr, ptr %50, align 8
  tail call fastcc void @backward(i32 noundef %14, ptr noundef %206, ptr noundef %63)
  %207 = icmp eq i32 %4, 0
  br i1 %207, label %212, label %208

208:                                              ; preds = %162
  %209 = load ptr, ptr %204, align 8
  %210 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %211 = load ptr, ptr %210, align 8
  call fastcc void @least_norm_multipliers(ptr noundef %6, ptr noundef %7, ptr noundef %209, ptr noundef %211, ptr noundef %64)
  br label %212

212:                                              ; preds = %208, %162
  %213 = load i32, ptr %164, align 8
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 %213, ptr %214, align 8
  %215 = icmp slt i32 %213, %21
  br i1 %215, label %216, label %218

216:                                              ; preds = %212
  %217 = tail call fastcc i32 @check_rows(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  br label %218

218:                                              ; preds = %212, %216
  %219 = phi i32 [ %217, %216 ], [ 0, %212 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #24
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %6) #24
  br label %220

220:                                              ; preds = %48, %160, %218, %59
  %221 = phi i32 [ %60, %59 ], [ 5, %48 ], [ %219, %218 ], [ %161, %160 ]
  ret i32 %221
}

declare void @appell_rows(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define internal fastcc i32 @eliminate(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1) unnamed_addr #16 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %4 = load ptr, ptr %3, align 8
  %5 = load i32, ptr @appell_n_rows, align 4
  %6 = icmp sgt i32 %5, 0
  %7 = load i32, ptr @appell_n_speeds, align 4
  br i1 %6, label %8, label %99

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
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 536
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
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 544
  %103 = load ptr, ptr %102, align 8
  %104 = zext nneg i32 %7 to i64
  %105 = shl nuw nsw i64 %104, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %103, i8 -1, i64 %105, i1 false)
  br label %106

106:                                              ; preds = %101, %99
  %107 = load i32, ptr @appell_n_evident, align 4
  %108 = icmp eq i32 %107, 0
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 544
  %111 = icmp slt i32 %5, 1
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 536
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
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 160
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
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 544
  %17 = load ptr, ptr %16, align 8
  %18 = load i32, ptr @appell_n_rows, align 4
  %19 = sext i32 %18 to i64
  %20 = zext nneg i32 %10 to i64
  br label %36

21:                                               ; preds = %74
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 544
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

define internal fastcc range(i32 0, 6) i32 @reduce_dynamics(ptr nocapture noundef %0, ptr nocapture noundef nonnull initializes((584, 600)) %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
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
  tail call void @appell_dynamics(double noundef %2, ptr noundef %3, ptr noundef %18, ptr noundef null, ptr noundef %9) #24
  %19 = load ptr, ptr %1, align 8
  %20 = getelementptr inbounds double, ptr %19, i64 %11
  %21 = getelementptr inbounds nuw double, ptr %20, i64 %14
  %22 = sext i32 %8 to i64
  %23 = getelementptr inbounds double, ptr %21, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 584
  store ptr %23, ptr %24, align 8
  %25 = load i32, ptr @appell_n_rows, align 4
  %26 = mul i32 %25, %8
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %23, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 592
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
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 136
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
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %13 = load ptr, ptr %12, align 8
  %14 = tail call fastcc i32 @raise_evident_rows(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %13)
  %15 = load i32, ptr @appell_is_actuated, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %26, label %17

17:                                               ; preds = %11
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 608
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %26

21:                                               ; preds = %17
  tail call fastcc void @raise_actuators(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  %22 = load ptr, ptr %12, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 112
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
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %32 = load ptr, ptr %31, align 8
  store ptr %32, ptr %30, align 8
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %35 = load ptr, ptr %34, align 8
  store ptr %35, ptr %33, align 8
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %38 = load ptr, ptr %37, align 8
  store ptr %38, ptr %36, align 8
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 520
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
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %12, align 8
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %17 = load ptr, ptr %16, align 8
  store ptr %17, ptr %15, align 8
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 8
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 520
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %21, align 8
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i32 0, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 52
  store i32 0, ptr %25, align 4
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %5) #24
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 200
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %26, align 8
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %31 = load ptr, ptr %30, align 8
  store ptr %31, ptr %29, align 8
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %34 = load ptr, ptr %33, align 8
  store ptr %34, ptr %32, align 8
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 528
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
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 632
  %47 = load i32, ptr %46, align 8
  %48 = icmp eq i32 %47, 0
  %49 = load i32, ptr %10, align 8
  br i1 %48, label %50, label %130

50:                                               ; preds = %45
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 136
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
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %132 = load ptr, ptr %131, align 8
  call fastcc void @q_transposed(ptr noundef %4, ptr noundef %132)
  %133 = load ptr, ptr %131, align 8
  %134 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %135 = load ptr, ptr %134, align 8
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 56
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
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 168
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
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 632
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %90

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 584
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 592
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 56
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
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 608
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

define internal fastcc range(i32 0, 6) i32 @recover_multipliers(ptr nocapture noundef %0, ptr nocapture noundef nonnull initializes((584, 600)) %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = alloca %struct.Factor, align 8
  %6 = alloca %struct.Factor, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %8 = load ptr, ptr %7, align 8
  %9 = load i32, ptr @appell_n_speeds, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds double, ptr %8, i64 %10
  %12 = load ptr, ptr %0, align 8
  %13 = load ptr, ptr %1, align 8
  tail call void @appell_dynamics(double noundef %2, ptr noundef %3, ptr noundef %12, ptr noundef null, ptr noundef %13) #24
  %14 = load ptr, ptr %1, align 8
  %15 = load i32, ptr @appell_n_coordinates, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds double, ptr %14, i64 %16
  %18 = mul nsw i32 %9, %9
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw double, ptr %17, i64 %19
  %21 = getelementptr inbounds double, ptr %20, i64 %10
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 584
  store ptr %21, ptr %22, align 8
  %23 = load i32, ptr @appell_n_rows, align 4
  %24 = mul i32 %23, %9
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %21, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 592
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
  br label %192

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
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %65 = load ptr, ptr %64, align 8
  br label %74

66:                                               ; preds = %60
  %67 = load i32, ptr @appell_law, align 4
  %68 = icmp eq i32 %67, 0
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 608
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %72 = load ptr, ptr %71, align 8
  %73 = zext nneg i32 %9 to i64
  br label %97

74:                                               ; preds = %127, %63
  %75 = phi ptr [ %65, %63 ], [ %72, %127 ]
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 144
  tail call fastcc void @forward(i32 noundef %9, ptr noundef %61, ptr noundef %75)
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %78 = load ptr, ptr %77, align 8
  %79 = load ptr, ptr %1, align 8
  %80 = getelementptr inbounds double, ptr %79, i64 %16
  %81 = getelementptr inbounds nuw double, ptr %80, i64 %19
  %82 = getelementptr inbounds double, ptr %81, i64 %10
  %83 = getelementptr inbounds double, ptr %82, i64 %25
  %84 = sext i32 %23 to i64
  %85 = getelementptr inbounds double, ptr %83, i64 %84
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 608
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
  br label %176

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

141:                                              ; preds = %176, %74
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %5) #24
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
  %148 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %149 = load ptr, ptr %148, align 8
  store ptr %149, ptr %147, align 8
  %150 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %152 = load ptr, ptr %151, align 8
  store ptr %152, ptr %150, align 8
  %153 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %154 = getelementptr inbounds nuw i8, ptr %1, i64 520
  %155 = load ptr, ptr %154, align 8
  store ptr %155, ptr %153, align 8
  %156 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %157 = getelementptr inbounds nuw i8, ptr %5, i64 52
  store i32 0, ptr %157, align 4
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %159 = load i32, ptr %158, align 8
  store i32 %159, ptr %156, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %6) #24
  %160 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %161 = getelementptr inbounds nuw i8, ptr %1, i64 200
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  %162 = load ptr, ptr %161, align 8
  store ptr %162, ptr %160, align 8
  %163 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %164 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %165 = load ptr, ptr %164, align 8
  store ptr %165, ptr %163, align 8
  %166 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %167 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %168 = load ptr, ptr %167, align 8
  store ptr %168, ptr %166, align 8
  %169 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %170 = getelementptr inbounds nuw i8, ptr %1, i64 528
  %171 = load ptr, ptr %170, align 8
  store ptr %171, ptr %169, align 8
  %172 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store i32 0, ptr %172, align 8
  %173 = getelementptr inbounds nuw i8, ptr %6, i64 52
  store i32 0, ptr %173, align 4
  %174 = icmp eq ptr %61, null
  %175 = or i1 %89, %174
  br i1 %175, label %186, label %183

176:                                              ; preds = %95, %176
  %177 = phi i64 [ 0, %95 ], [ %181, %176 ]
  %178 = load ptr, ptr %77, align 8
  %179 = mul nsw i64 %177, %10
  %180 = getelementptr inbounds double, ptr %178, i64 %179
  tail call fastcc void @forward(i32 noundef %9, ptr noundef %61, ptr noundef %180)
  %181 = add nuw nsw i64 %177, 1
  %182 = icmp eq i64 %181, %96
  br i1 %182, label %141, label %176

183:                                              ; preds = %141
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %185 = load ptr, ptr %184, align 8
  br label %186

186:                                              ; preds = %141, %183
  %187 = phi ptr [ %185, %183 ], [ null, %141 ]
  call fastcc void @factorise(ptr noundef %5, ptr noundef %187)
  %188 = load ptr, ptr %76, align 8
  call fastcc void @q_transposed(ptr noundef %5, ptr noundef %188)
  %189 = load ptr, ptr %76, align 8
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %191 = load ptr, ptr %190, align 8
  call fastcc void @least_norm_multipliers(ptr noundef %5, ptr noundef %6, ptr noundef %189, ptr noundef %191, ptr noundef %11)
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %6) #24
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %5) #24
  br label %192

192:                                              ; preds = %50, %186
  %193 = phi i32 [ 0, %186 ], [ 5, %50 ]
  ret i32 %193
}

define internal fastcc i32 @raise_evident_rows(ptr nocapture noundef nonnull readonly %0, i32 noundef %1, ptr noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #9 {
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
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 176
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
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %13 = load ptr, ptr %12, align 8
  br i1 %11, label %14, label %36

14:                                               ; preds = %8
  %15 = icmp sgt i32 %1, 0
  %16 = zext i32 %1 to i64
  %17 = icmp eq ptr %4, null
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %50 = load ptr, ptr %49, align 8
  store ptr %50, ptr %48, align 8
  %51 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %53 = load ptr, ptr %52, align 8
  store ptr %53, ptr %51, align 8
  %54 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %56 = load ptr, ptr %55, align 8
  store ptr %56, ptr %54, align 8
  %57 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %58 = getelementptr inbounds nuw i8, ptr %9, i64 52
  store i32 0, ptr %58, align 4
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %10) #24
  %59 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 200
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, i8 0, i64 16, i1 false)
  %61 = load ptr, ptr %60, align 8
  store ptr %61, ptr %59, align 8
  %62 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %64 = load ptr, ptr %63, align 8
  store ptr %64, ptr %62, align 8
  %65 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %67 = load ptr, ptr %66, align 8
  store ptr %67, ptr %65, align 8
  %68 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %70 = load ptr, ptr %69, align 8
  store ptr %70, ptr %68, align 8
  %71 = getelementptr inbounds nuw i8, ptr %10, i64 48
  store i32 0, ptr %71, align 8
  %72 = getelementptr inbounds nuw i8, ptr %10, i64 52
  store i32 0, ptr %72, align 4
  store i32 %3, ptr %57, align 8
  call fastcc void @factorise(ptr noundef %9, ptr noundef null)
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %74 = load ptr, ptr %73, align 8
  call fastcc void @q_transposed(ptr noundef %9, ptr noundef %74)
  %75 = load ptr, ptr %73, align 8
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %77 = load ptr, ptr %76, align 8
  call fastcc void @least_norm_multipliers(ptr noundef %9, ptr noundef %10, ptr noundef %75, ptr noundef %77, ptr noundef %7)
  br i1 %11, label %78, label %207

78:                                               ; preds = %36
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 48
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 168
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
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 608
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
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 608
  %96 = load i32, ptr @appell_n_coordinates, align 4
  %97 = sext i32 %96 to i64
  %98 = mul nuw nsw i32 %2, %2
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 128
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
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 128
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
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %166 = load ptr, ptr %165, align 8
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 144
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
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 608
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
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds double, ptr %48, i64 %14
  %50 = tail call fastcc i32 @solve_actuated_rows(ptr noundef %1, i32 noundef %10, i32 noundef %16, i32 noundef %37, ptr noundef %39, ptr noundef %44, ptr noundef %46, ptr noundef %49)
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 %50, ptr %51, align 8
  %52 = load ptr, ptr %47, align 8
  %53 = load ptr, ptr %45, align 8
  %54 = shl nsw i64 %14, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %52, ptr align 8 %53, i64 %54, i1 false)
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 40
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
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 632
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %71

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 584
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 592
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 56
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
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 608
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %8, %4
  %13 = tail call fastcc i32 @check_rows(ptr noundef %0, ptr noundef %1, double noundef %2)
  br label %117

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
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 176
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
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %37 = load ptr, ptr %36, align 8
  store ptr %37, ptr %35, align 8
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %40 = load ptr, ptr %39, align 8
  store ptr %40, ptr %38, align 8
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 520
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
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 584
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 592
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 56
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
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 604
  store i32 0, ptr %11, align 4
  br label %12

12:                                               ; preds = %10, %5
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %244, label %16

16:                                               ; preds = %12
  %17 = load ptr, ptr %4, align 8
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %21 = load i32, ptr %20, align 4
  %22 = add i32 %21, 1
  %23 = mul i32 %22, %14
  %24 = icmp sgt i32 %23, 0
  %25 = zext nneg i32 %23 to i64
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
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 272
  %45 = sext i32 %27 to i64
  %46 = shl nsw i64 %45, 3
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %48 = sext i32 %21 to i64
  %49 = shl nsw i64 %48, 3
  %50 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %51 = load ptr, ptr %50, align 8
  br label %52

52:                                               ; preds = %16, %204
  %53 = phi double [ 0x7FF0000000000000, %16 ], [ %173, %204 ]
  %54 = phi i32 [ 0, %16 ], [ %205, %204 ]
  %55 = phi double [ 0x7FF0000000000000, %16 ], [ %174, %204 ]
  %56 = phi double [ 0.000000e+00, %16 ], [ %150, %204 ]
  %57 = load ptr, ptr %0, align 8
  tail call void %17(double noundef %2, ptr noundef %3, ptr noundef %57, ptr noundef null, ptr noundef %19) #24
  br i1 %24, label %61, label %70

58:                                               ; preds = %61
  %59 = fcmp oeq double %67, 0.000000e+00
  %60 = zext i1 %59 to i32
  br label %70

61:                                               ; preds = %52, %61
  %62 = phi i64 [ %68, %61 ], [ 0, %52 ]
  %63 = phi double [ %67, %61 ], [ 0.000000e+00, %52 ]
  %64 = getelementptr inbounds nuw double, ptr %19, i64 %62
  %65 = load double, ptr %64, align 8
  %66 = fsub double %65, %65
  %67 = fadd double %63, %66
  %68 = add nuw nsw i64 %62, 1
  %69 = icmp eq i64 %68, %25
  br i1 %69, label %58, label %61

70:                                               ; preds = %52, %58
  %71 = phi i32 [ 1, %52 ], [ %60, %58 ]
  %72 = icmp eq i32 %54, 0
  %73 = or i32 %71, %54
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %242, label %75

75:                                               ; preds = %70
  br i1 %28, label %79, label %76

76:                                               ; preds = %79, %75
  %77 = phi double [ 0.000000e+00, %75 ], [ %89, %79 ]
  %78 = phi double [ 0.000000e+00, %75 ], [ %86, %79 ]
  br i1 %34, label %92, label %148

79:                                               ; preds = %75, %79
  %80 = phi i64 [ %90, %79 ], [ 0, %75 ]
  %81 = phi double [ %86, %79 ], [ 0.000000e+00, %75 ]
  %82 = phi double [ %89, %79 ], [ 0.000000e+00, %75 ]
  %83 = getelementptr inbounds nuw double, ptr %30, i64 %80
  %84 = load double, ptr %83, align 8
  %85 = tail call double @llvm.fabs.f64(double %84)
  %86 = tail call double @llvm.maxnum.f64(double %81, double %85)
  %87 = getelementptr inbounds nuw double, ptr %32, i64 %80
  %88 = load double, ptr %87, align 8
  %89 = tail call double @llvm.maxnum.f64(double %82, double %88)
  %90 = add nuw nsw i64 %80, 1
  %91 = icmp eq i64 %90, %33
  br i1 %91, label %76, label %79

92:                                               ; preds = %76, %142
  %93 = phi double [ %143, %142 ], [ 0.000000e+00, %76 ]
  %94 = phi double [ %144, %142 ], [ 0.000000e+00, %76 ]
  %95 = phi i64 [ %146, %142 ], [ 0, %76 ]
  %96 = phi double [ %145, %142 ], [ 0.000000e+00, %76 ]
  %97 = getelementptr inbounds nuw double, ptr %19, i64 %95
  %98 = load double, ptr %97, align 8
  %99 = tail call double @llvm.fabs.f64(double %98)
  br i1 %35, label %100, label %106

100:                                              ; preds = %92
  %101 = getelementptr inbounds nuw double, ptr %39, i64 %95
  br label %111

102:                                              ; preds = %126
  %103 = fadd double %129, 0x10000000000000
  %104 = fadd double %130, 0x10000000000000
  %105 = fadd double %132, 0x10000000000000
  br label %106

106:                                              ; preds = %102, %92
  %107 = phi double [ 0x10000000000000, %92 ], [ %103, %102 ]
  %108 = phi double [ 0x10000000000000, %92 ], [ %104, %102 ]
  %109 = phi double [ 0x10000000000000, %92 ], [ %105, %102 ]
  %110 = fcmp oeq double %98, 0.000000e+00
  br i1 %110, label %142, label %135

111:                                              ; preds = %126, %100
  %112 = phi i64 [ 0, %100 ], [ %133, %126 ]
  %113 = phi double [ 0.000000e+00, %100 ], [ %132, %126 ]
  %114 = phi double [ 0.000000e+00, %100 ], [ %130, %126 ]
  %115 = phi double [ 0.000000e+00, %100 ], [ %129, %126 ]
  %116 = mul nuw nsw i64 %112, %37
  %117 = getelementptr inbounds nuw double, ptr %101, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = tail call double @llvm.fabs.f64(double %118)
  br i1 %41, label %120, label %126

120:                                              ; preds = %111
  %121 = getelementptr inbounds nuw double, ptr %30, i64 %112
  %122 = load double, ptr %121, align 8
  %123 = tail call double @llvm.fabs.f64(double %122)
  %124 = getelementptr inbounds nuw double, ptr %32, i64 %112
  %125 = load double, ptr %124, align 8
  br label %126

126:                                              ; preds = %120, %111
  %127 = phi double [ %123, %120 ], [ %78, %111 ]
  %128 = phi double [ %125, %120 ], [ %77, %111 ]
  %129 = tail call double @llvm.fmuladd.f64(double %119, double %127, double %115)
  %130 = tail call double @llvm.fmuladd.f64(double %119, double %78, double %114)
  %131 = tail call double @llvm.fmuladd.f64(double %127, double 1.000000e-08, double %128)
  %132 = tail call double @llvm.fmuladd.f64(double %119, double %131, double %113)
  %133 = add nuw nsw i64 %112, 1
  %134 = icmp eq i64 %133, %38
  br i1 %134, label %102, label %111

135:                                              ; preds = %106
  %136 = fdiv double %99, %107
  %137 = tail call double @llvm.maxnum.f64(double %96, double %136)
  %138 = fdiv double %99, %108
  %139 = tail call double @llvm.maxnum.f64(double %93, double %138)
  %140 = fdiv double %99, %109
  %141 = tail call double @llvm.maxnum.f64(double %94, double %140)
  br label %142

142:                                              ; preds = %135, %106
  %143 = phi double [ %93, %106 ], [ %139, %135 ]
  %144 = phi double [ %94, %106 ], [ %141, %135 ]
  %145 = phi double [ %96, %106 ], [ %137, %135 ]
  %146 = add nuw nsw i64 %95, 1
  %147 = icmp eq i64 %146, %37
  br i1 %147, label %148, label %92

148:                                              ; preds = %142, %76
  %149 = phi double [ 0.000000e+00, %76 ], [ %143, %142 ]
  %150 = phi double [ 0.000000e+00, %76 ], [ %144, %142 ]
  %151 = phi double [ 0.000000e+00, %76 ], [ %145, %142 ]
  %152 = tail call double @llvm.minnum.f64(double %151, double 0x7FEFFFFFFFFFFFFF)
  %153 = icmp eq i32 %71, 0
  br i1 %153, label %158, label %154

154:                                              ; preds = %148
  %155 = fcmp olt double %152, %53
  %156 = fcmp olt double %149, %55
  %157 = select i1 %155, i1 true, i1 %156
  br i1 %157, label %161, label %158

158:                                              ; preds = %154, %148
  %159 = load ptr, ptr %44, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %159, i64 %46, i1 false)
  %160 = load ptr, ptr %0, align 8
  tail call void %17(double noundef %2, ptr noundef %3, ptr noundef %160, ptr noundef null, ptr noundef %19) #24
  br label %207

161:                                              ; preds = %154
  %162 = fcmp ugt double %152, 0x3C90000000000000
  br i1 %162, label %163, label %207

163:                                              ; preds = %161
  br i1 %72, label %171, label %164

164:                                              ; preds = %163
  %165 = load i32, ptr %42, align 8
  %166 = load i32, ptr %43, align 4
  %167 = icmp slt i32 %165, %166
  %168 = fmul double %149, 1.000000e+03
  %169 = fcmp ogt double %168, %55
  %170 = select i1 %167, i1 true, i1 %169
  br i1 %170, label %171, label %172

171:                                              ; preds = %164, %163
  call fastcc void @factorise_jacobian(ptr dead_on_unwind writable sret(%struct.Factor) align 8 %6, ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %4)
  br label %172

172:                                              ; preds = %164, %171
  %173 = tail call double @llvm.minnum.f64(double %53, double %152)
  %174 = tail call double @llvm.minnum.f64(double %55, double %149)
  %175 = load ptr, ptr %44, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %175, ptr align 8 %30, i64 %46, i1 false)
  %176 = load ptr, ptr %47, align 8
  tail call void @llvm.memset.p0.i64(ptr align 8 %176, i8 0, i64 %49, i1 false)
  call fastcc void @project_onto_rows(ptr noundef nonnull readonly %6, ptr noundef %19, ptr noundef %176, ptr noundef null)
  tail call fastcc void @backward(i32 noundef %21, ptr noundef %51, ptr noundef %176)
  br i1 %28, label %177, label %204

177:                                              ; preds = %172, %201
  %178 = phi i64 [ %202, %201 ], [ 0, %172 ]
  br i1 %41, label %184, label %179

179:                                              ; preds = %177
  br i1 %35, label %180, label %201

180:                                              ; preds = %179
  %181 = getelementptr inbounds nuw double, ptr %30, i64 %178
  %182 = load double, ptr %181, align 8
  %183 = getelementptr inbounds nuw double, ptr %40, i64 %178
  br label %190

184:                                              ; preds = %177
  %185 = getelementptr inbounds nuw double, ptr %176, i64 %178
  %186 = load double, ptr %185, align 8
  %187 = getelementptr inbounds nuw double, ptr %30, i64 %178
  %188 = load double, ptr %187, align 8
  %189 = fadd double %186, %188
  store double %189, ptr %187, align 8
  br label %201

190:                                              ; preds = %190, %180
  %191 = phi i64 [ 0, %180 ], [ %199, %190 ]
  %192 = phi double [ %182, %180 ], [ %198, %190 ]
  %193 = mul nuw nsw i64 %191, %33
  %194 = getelementptr inbounds nuw double, ptr %183, i64 %193
  %195 = load double, ptr %194, align 8
  %196 = getelementptr inbounds nuw double, ptr %176, i64 %191
  %197 = load double, ptr %196, align 8
  %198 = tail call double @llvm.fmuladd.f64(double %195, double %197, double %192)
  store double %198, ptr %181, align 8
  %199 = add nuw nsw i64 %191, 1
  %200 = icmp eq i64 %199, %38
  br i1 %200, label %201, label %190

201:                                              ; preds = %190, %184, %179
  %202 = add nuw nsw i64 %178, 1
  %203 = icmp eq i64 %202, %33
  br i1 %203, label %204, label %177

204:                                              ; preds = %201, %172
  %205 = add nuw nsw i32 %54, 1
  %206 = icmp eq i32 %205, 12
  br i1 %206, label %207, label %52

207:                                              ; preds = %161, %204, %158
  %208 = phi double [ %56, %158 ], [ %150, %204 ], [ %150, %161 ]
  %209 = load i32, ptr %43, align 4
  %210 = icmp ne i32 %209, 0
  %211 = select i1 %9, i1 %210, i1 false
  br i1 %211, label %212, label %240

212:                                              ; preds = %207
  %213 = load i32, ptr @appell_n_rows, align 4
  %214 = icmp ne i32 %209, %213
  %215 = load i32, ptr %42, align 8
  %216 = icmp slt i32 %215, %209
  %217 = select i1 %214, i1 true, i1 %216
  br i1 %217, label %237, label %218

218:                                              ; preds = %212
  %219 = icmp slt i32 %209, 1
  br i1 %219, label %237, label %220

220:                                              ; preds = %218
  %221 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %222 = load ptr, ptr %221, align 8
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %224 = load ptr, ptr %223, align 8
  %225 = zext nneg i32 %209 to i64
  br label %229

226:                                              ; preds = %229
  %227 = add nuw nsw i64 %230, 1
  %228 = icmp eq i64 %227, %225
  br i1 %228, label %237, label %229

229:                                              ; preds = %226, %220
  %230 = phi i64 [ 0, %220 ], [ %227, %226 ]
  %231 = getelementptr inbounds nuw double, ptr %222, i64 %230
  %232 = load double, ptr %231, align 8
  %233 = getelementptr inbounds nuw double, ptr %224, i64 %230
  %234 = load double, ptr %233, align 8
  %235 = fmul double %234, 1.000000e-03
  %236 = fcmp ogt double %232, %235
  br i1 %236, label %226, label %237

237:                                              ; preds = %226, %229, %212, %218
  %238 = phi i32 [ 0, %212 ], [ 1, %218 ], [ 1, %226 ], [ 0, %229 ]
  %239 = getelementptr inbounds nuw i8, ptr %1, i64 604
  store i32 %238, ptr %239, align 4
  br label %240

240:                                              ; preds = %237, %207
  %241 = fcmp ugt double %208, 1.000000e+00
  br i1 %241, label %242, label %244

242:                                              ; preds = %70, %240
  %243 = phi i32 [ 8, %240 ], [ 5, %70 ]
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %8, i32 noundef 0, double noundef %2)
  br label %244

244:                                              ; preds = %242, %240, %12
  %245 = phi i32 [ 0, %12 ], [ 0, %240 ], [ %243, %242 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %6) #24
  ret i32 %245
}

declare void @appell_regular(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

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

