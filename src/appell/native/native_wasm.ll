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
@__const.appell_chain_size.sizes = private unnamed_addr constant [5 x i32] [i32 56, i32 100, i32 328, i32 56, i32 88], align 16
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

define hidden range(i32 -2147483135, -2147483648) i32 @appell_workspace() local_unnamed_addr #0 {
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

define hidden i32 @appell_implicit_workspace() local_unnamed_addr #0 {
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

define hidden range(i32 -2147483135, -2147483648) i32 @appell_integer_workspace() local_unnamed_addr #0 {
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

define hidden i32 @appell_advance(ptr noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 344, ptr nonnull %7) #25
  call fastcc void @lay_out(ptr noundef %7, ptr noundef %0)
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 236
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %20

11:                                               ; preds = %2
  %12 = call fastcc i32 @start(ptr noundef nonnull %0, ptr noundef %7)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %448

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %18 = load double, ptr %17, align 8
  %19 = fcmp une double %16, %18
  br i1 %19, label %20, label %448

20:                                               ; preds = %14, %2
  %21 = icmp sgt i32 %1, 0
  br i1 %21, label %22, label %448

22:                                               ; preds = %20
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 252
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 256
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 232
  %26 = load i32, ptr @appell_n_events, align 4
  %27 = icmp eq i32 %26, 0
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 244
  %29 = getelementptr inbounds nuw i8, ptr %0, i32 248
  %30 = getelementptr inbounds nuw i8, ptr %0, i32 136
  %31 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %32 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %33 = getelementptr inbounds nuw i8, ptr %0, i32 328
  %34 = getelementptr inbounds nuw i8, ptr %0, i32 324
  %35 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %36 = getelementptr inbounds nuw i8, ptr %0, i32 144
  %37 = getelementptr inbounds nuw i8, ptr %0, i32 184
  %38 = getelementptr inbounds nuw i8, ptr %0, i32 292
  %39 = getelementptr inbounds nuw i8, ptr %7, i32 320
  %40 = getelementptr inbounds nuw i8, ptr %7, i32 328
  %41 = getelementptr inbounds nuw i8, ptr %0, i32 168
  %42 = getelementptr inbounds nuw i8, ptr %0, i32 176
  %43 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %44 = getelementptr inbounds nuw i8, ptr %7, i32 168
  %45 = getelementptr inbounds nuw i8, ptr %0, i32 228
  %46 = getelementptr inbounds nuw i8, ptr %7, i32 312
  %47 = getelementptr inbounds nuw i8, ptr %7, i32 184
  %48 = load i32, ptr @appell_n_coordinates, align 4
  %49 = load i32, ptr @appell_n_speeds, align 4
  %50 = add nsw i32 %49, %48
  %51 = load i32, ptr @appell_n_auxiliaries, align 4
  %52 = add nsw i32 %50, %51
  %53 = load i32, ptr @appell_n_quadratures, align 4
  %54 = add nsw i32 %52, %53
  %55 = mul nsw i32 %54, 96
  %56 = getelementptr inbounds nuw i8, ptr %0, i32 316
  %57 = mul nsw i32 %54, 88
  %58 = icmp sgt i32 %52, 0
  %59 = getelementptr inbounds nuw i8, ptr %7, i32 172
  %60 = getelementptr inbounds nuw i8, ptr %0, i32 320
  %61 = getelementptr inbounds nuw i8, ptr %0, i32 240
  %62 = getelementptr inbounds nuw i8, ptr %0, i32 224
  %63 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %64 = icmp ne i32 %26, 0
  %65 = getelementptr inbounds nuw i8, ptr %7, i32 188
  %66 = mul nsw i32 %54, 24
  %67 = shl i32 %54, 5
  %68 = icmp sgt i32 %54, 0
  %69 = getelementptr inbounds nuw i8, ptr %7, i32 164
  %70 = shl i32 %54, 4
  %71 = getelementptr inbounds nuw i8, ptr %0, i32 296
  %72 = getelementptr inbounds nuw i8, ptr %0, i32 160
  br label %73

73:                                               ; preds = %22, %445
  %74 = phi i32 [ 0, %22 ], [ %446, %445 ]
  %75 = load i32, ptr %23, align 4
  %76 = load i32, ptr %24, align 8
  %77 = add nsw i32 %76, %75
  %78 = load i32, ptr %25, align 8
  %79 = icmp slt i32 %77, %78
  br i1 %79, label %80, label %448

80:                                               ; preds = %73
  br i1 %27, label %86, label %81

81:                                               ; preds = %80
  %82 = load i32, ptr %28, align 4
  %83 = load i32, ptr %29, align 8
  %84 = sub nsw i32 %82, %83
  %85 = icmp slt i32 %84, 512
  br i1 %85, label %448, label %86

86:                                               ; preds = %81, %80
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #25
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #25
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #25
  store i32 0, ptr %6, align 4
  %87 = load double, ptr %30, align 8
  %88 = load double, ptr %31, align 8
  %89 = load i32, ptr %33, align 8
  %90 = load i32, ptr %34, align 4
  %91 = icmp slt i32 %89, %90
  %92 = load double, ptr %32, align 8
  br i1 %91, label %93, label %104

93:                                               ; preds = %86
  %94 = fcmp olt double %88, %92
  %95 = load ptr, ptr %35, align 8
  %96 = shl nsw i32 %89, 4
  %97 = getelementptr inbounds i8, ptr %95, i32 %96
  %98 = load double, ptr %97, align 8
  %99 = fsub double %98, %88
  %100 = fneg double %99
  %101 = select i1 %94, double %100, double %99
  %102 = fcmp olt double %101, 0.000000e+00
  br i1 %102, label %103, label %104

103:                                              ; preds = %93
  br label %104

104:                                              ; preds = %103, %93, %86
  %105 = phi i1 [ true, %103 ], [ false, %93 ], [ false, %86 ]
  %106 = phi double [ %98, %103 ], [ %88, %93 ], [ %88, %86 ]
  %107 = call double @llvm.fabs.f64(double %87)
  %108 = load double, ptr %36, align 8
  %109 = fcmp ogt double %107, %108
  %110 = call double @llvm.copysign.f64(double %108, double %87)
  %111 = select i1 %109, double %110, double %87
  %112 = load double, ptr %37, align 8
  %113 = fcmp ogt double %112, 0.000000e+00
  %114 = call double @llvm.fabs.f64(double %111)
  %115 = fcmp ogt double %114, %112
  %116 = select i1 %113, i1 %115, i1 false
  %117 = call double @llvm.copysign.f64(double %112, double %111)
  %118 = select i1 %116, double %117, double %111
  %119 = call double @llvm.fabs.f64(double %118)
  %120 = fmul double %119, 0x3FF000000044B830
  %121 = fsub double %106, %92
  %122 = call double @llvm.fabs.f64(double %121)
  %123 = fcmp oge double %120, %122
  %124 = fadd double %92, %118
  %125 = select i1 %123, double %121, double %118
  %126 = select i1 %123, double %106, double %124
  %127 = load i32, ptr %38, align 4
  %128 = icmp eq i32 %127, 1
  br i1 %128, label %183, label %129

129:                                              ; preds = %104
  %130 = call fastcc i32 @compute_stages(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %125)
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %188

132:                                              ; preds = %129
  %133 = call fastcc double @error_norm(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %125, double noundef %126)
  %134 = load i32, ptr %39, align 8
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %188

136:                                              ; preds = %132
  %137 = load double, ptr %40, align 8
  %138 = call double @llvm.maxnum.f64(double %133, double 0x3BC79CA10C924223)
  %139 = load double, ptr %41, align 8
  %140 = fcmp une double %139, 0.000000e+00
  %141 = fcmp olt double %138, 1.000000e+00
  %142 = select i1 %140, i1 %141, i1 false
  br i1 %142, label %143, label %170

143:                                              ; preds = %136
  %144 = fdiv double %125, %139
  %145 = fmul double %144, %144
  %146 = fmul double %145, %145
  %147 = load double, ptr %42, align 8
  %148 = fmul double %146, %147
  %149 = fmul double %146, %148
  %150 = call double @llvm.maxnum.f64(double %149, double 0x3BC79CA10C924223)
  %151 = fmul double %150, 1.000000e-04
  %152 = fcmp olt double %138, %151
  br i1 %152, label %164, label %153

153:                                              ; preds = %143
  %154 = fmul double %150, 1.000000e-01
  %155 = fmul double %138, 3.000000e+01
  %156 = fcmp olt double %137, %155
  br i1 %156, label %157, label %161

157:                                              ; preds = %153
  %158 = fmul double %150, 0x3FEE666666666666
  %159 = call double @llvm.minnum.f64(double %137, double %158)
  %160 = call double @llvm.maxnum.f64(double %154, double %159)
  br label %161

161:                                              ; preds = %157, %153
  %162 = phi double [ %160, %157 ], [ %154, %153 ]
  %163 = call double @llvm.maxnum.f64(double %138, double %162)
  br label %164

164:                                              ; preds = %161, %143
  %165 = phi double [ %163, %161 ], [ %138, %143 ]
  %166 = fdiv double %165, %150
  %167 = call double @llvm.minnum.f64(double %166, double 8.000000e+00)
  %168 = call double @llvm.maxnum.f64(double %167, double 1.000000e+00)
  %169 = fmul double %165, %168
  br label %170

170:                                              ; preds = %164, %136
  %171 = phi double [ %165, %164 ], [ %133, %136 ]
  %172 = phi double [ %169, %164 ], [ %138, %136 ]
  %173 = load i32, ptr %24, align 8
  %174 = load i32, ptr %43, align 8
  %175 = icmp sgt i32 %173, %174
  %176 = select i1 %175, double 1.000000e+00, double 6.000000e+00
  %177 = call double @llvm.sqrt.f64(double %172)
  %178 = call double @llvm.sqrt.f64(double %177)
  %179 = call double @llvm.sqrt.f64(double %178)
  %180 = fdiv double 9.000000e-01, %179
  %181 = call double @llvm.maxnum.f64(double %180, double 0x3FD5555555555555)
  %182 = call double @llvm.minnum.f64(double %176, double %181)
  store double %182, ptr %5, align 8
  br label %201

183:                                              ; preds = %104
  %184 = call fastcc i32 @radau_trial(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %125, double noundef %126, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %186, label %188

186:                                              ; preds = %183
  %187 = load double, ptr %4, align 8
  br label %201

188:                                              ; preds = %183, %132, %129
  %189 = phi i32 [ %184, %183 ], [ %134, %132 ], [ %130, %129 ]
  %190 = load i32, ptr %24, align 8
  %191 = add nsw i32 %190, 1
  store i32 %191, ptr %24, align 8
  %192 = fmul double %125, 2.500000e-01
  store double %192, ptr %30, align 8
  %193 = call double @llvm.fabs.f64(double %192)
  %194 = load double, ptr %32, align 8
  %195 = call double @llvm.fabs.f64(double %194)
  %196 = load double, ptr %31, align 8
  %197 = call double @llvm.fabs.f64(double %196)
  %198 = call double @llvm.maxnum.f64(double %195, double %197)
  %199 = fmul double %198, 0x3CF0000000000000
  %200 = fcmp ugt double %193, %199
  br i1 %200, label %441, label %439

201:                                              ; preds = %186, %170
  %202 = phi double [ %187, %186 ], [ %171, %170 ]
  %203 = fcmp olt double %202, 1.000000e+00
  br i1 %203, label %218, label %204

204:                                              ; preds = %201
  %205 = load double, ptr %5, align 8
  %206 = call double @llvm.minnum.f64(double %205, double 9.000000e-01)
  %207 = load i32, ptr %24, align 8
  %208 = add nsw i32 %207, 1
  store i32 %208, ptr %24, align 8
  %209 = fmul double %125, %206
  store double %209, ptr %30, align 8
  %210 = call double @llvm.fabs.f64(double %209)
  %211 = load double, ptr %32, align 8
  %212 = call double @llvm.fabs.f64(double %211)
  %213 = load double, ptr %31, align 8
  %214 = call double @llvm.fabs.f64(double %213)
  %215 = call double @llvm.maxnum.f64(double %212, double %214)
  %216 = fmul double %215, 0x3CF0000000000000
  %217 = fcmp ugt double %210, %216
  br i1 %217, label %441, label %436

218:                                              ; preds = %201
  %219 = load ptr, ptr %44, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #25
  %220 = load i32, ptr %45, align 4
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %235, label %222

222:                                              ; preds = %218
  %223 = load i32, ptr %46, align 8
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %236, label %225

225:                                              ; preds = %222
  %226 = call fastcc i32 @land(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %126, ptr noundef %219, i32 noundef 1)
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %228, label %235

228:                                              ; preds = %225
  %229 = load i32, ptr %46, align 8
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %236, label %231

231:                                              ; preds = %228
  %232 = call fastcc i32 @factorise_metric(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %126, ptr noundef %219)
  store i32 0, ptr %46, align 8
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %236, label %234

234:                                              ; preds = %231
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #25
  br label %373

235:                                              ; preds = %225, %218
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #25
  br label %239

236:                                              ; preds = %231, %228, %222
  %237 = call fastcc i32 @project_nearby(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %126, ptr noundef %219, double noundef 1.000000e+00, ptr noundef %3)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #25
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %239, label %373

239:                                              ; preds = %236, %235
  %240 = load ptr, ptr %44, align 8
  %241 = load ptr, ptr %47, align 8
  %242 = getelementptr inbounds i8, ptr %241, i32 %55
  %243 = call fastcc i32 @arrival_rates(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %126, ptr noundef %240, ptr noundef %242)
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %245, label %373

245:                                              ; preds = %239
  %246 = load i32, ptr %38, align 4
  %247 = icmp eq i32 %246, 1
  br i1 %247, label %248, label %294

248:                                              ; preds = %245
  %249 = load ptr, ptr %65, align 4
  %250 = getelementptr inbounds i8, ptr %249, i32 %66
  call void @llvm.memset.p0.i32(ptr align 8 %250, i8 0, i32 %67, i1 false)
  br i1 %68, label %251, label %293

251:                                              ; preds = %248
  %252 = load ptr, ptr %47, align 8
  %253 = load ptr, ptr %44, align 8
  %254 = load ptr, ptr %69, align 4
  %255 = getelementptr double, ptr %249, i32 %48
  %256 = getelementptr double, ptr %255, i32 %49
  %257 = getelementptr double, ptr %256, i32 %51
  %258 = getelementptr double, ptr %257, i32 %53
  %259 = getelementptr i8, ptr %249, i32 %70
  br label %260

260:                                              ; preds = %263, %251
  %261 = phi i32 [ 0, %251 ], [ %275, %263 ]
  %262 = getelementptr double, ptr %252, i32 %261
  br label %277

263:                                              ; preds = %277
  %264 = getelementptr inbounds nuw double, ptr %253, i32 %261
  %265 = load double, ptr %264, align 8
  %266 = getelementptr inbounds nuw double, ptr %254, i32 %261
  %267 = load double, ptr %266, align 8
  %268 = fsub double %265, %267
  %269 = getelementptr inbounds nuw double, ptr %249, i32 %261
  store double %268, ptr %269, align 8
  %270 = fneg double %288
  %271 = fsub double %270, %291
  %272 = getelementptr double, ptr %258, i32 %261
  store double %271, ptr %272, align 8
  %273 = fneg double %291
  %274 = getelementptr double, ptr %259, i32 %261
  store double %273, ptr %274, align 8
  %275 = add nuw nsw i32 %261, 1
  %276 = icmp eq i32 %275, %54
  br i1 %276, label %293, label %260

277:                                              ; preds = %277, %260
  %278 = phi i32 [ 0, %260 ], [ %284, %277 ]
  %279 = phi double [ 0.000000e+00, %260 ], [ %291, %277 ]
  %280 = phi double [ 0.000000e+00, %260 ], [ %288, %277 ]
  %281 = getelementptr inbounds nuw [3 x [3 x double]], ptr @RADAU_P, i32 0, i32 %278
  %282 = getelementptr inbounds nuw i8, ptr %281, i32 8
  %283 = load double, ptr %282, align 8
  %284 = add nuw nsw i32 %278, 1
  %285 = mul nuw nsw i32 %284, %54
  %286 = getelementptr double, ptr %262, i32 %285
  %287 = load double, ptr %286, align 8
  %288 = call double @llvm.fmuladd.f64(double %283, double %287, double %280)
  %289 = getelementptr inbounds nuw i8, ptr %281, i32 16
  %290 = load double, ptr %289, align 8
  %291 = call double @llvm.fmuladd.f64(double %290, double %287, double %279)
  %292 = icmp eq i32 %284, 3
  br i1 %292, label %263, label %277

293:                                              ; preds = %263, %248
  store double %125, ptr %41, align 8
  br label %387

294:                                              ; preds = %245
  %295 = load i32, ptr %56, align 4
  %296 = icmp eq i32 %295, 0
  br i1 %296, label %297, label %301

297:                                              ; preds = %294
  %298 = load i32, ptr %23, align 4
  %299 = srem i32 %298, 1000
  %300 = icmp slt i32 %299, 996
  br i1 %300, label %357, label %301

301:                                              ; preds = %297, %294
  %302 = load ptr, ptr %47, align 8
  %303 = getelementptr inbounds i8, ptr %302, i32 %55
  %304 = getelementptr inbounds i8, ptr %302, i32 %57
  br i1 %58, label %305, label %339

305:                                              ; preds = %301
  %306 = load ptr, ptr %44, align 8
  %307 = load ptr, ptr %59, align 4
  br label %311

308:                                              ; preds = %311
  %309 = fmul double %328, 1.000000e-26
  %310 = fcmp ogt double %327, %309
  br i1 %310, label %331, label %339

311:                                              ; preds = %311, %305
  %312 = phi double [ 0.000000e+00, %305 ], [ %326, %311 ]
  %313 = phi double [ 0.000000e+00, %305 ], [ %327, %311 ]
  %314 = phi i32 [ 0, %305 ], [ %329, %311 ]
  %315 = phi double [ 0.000000e+00, %305 ], [ %328, %311 ]
  %316 = getelementptr inbounds nuw double, ptr %303, i32 %314
  %317 = load double, ptr %316, align 8
  %318 = getelementptr inbounds nuw double, ptr %304, i32 %314
  %319 = load double, ptr %318, align 8
  %320 = fsub double %317, %319
  %321 = getelementptr inbounds nuw double, ptr %306, i32 %314
  %322 = load double, ptr %321, align 8
  %323 = getelementptr inbounds nuw double, ptr %307, i32 %314
  %324 = load double, ptr %323, align 8
  %325 = fsub double %322, %324
  %326 = call double @llvm.fmuladd.f64(double %320, double %320, double %312)
  %327 = call double @llvm.fmuladd.f64(double %325, double %325, double %313)
  %328 = call double @llvm.fmuladd.f64(double %322, double %322, double %315)
  %329 = add nuw nsw i32 %314, 1
  %330 = icmp eq i32 %329, %52
  br i1 %330, label %308, label %311

331:                                              ; preds = %308
  %332 = call double @llvm.fabs.f64(double %125)
  %333 = fdiv double %326, %327
  %334 = call double @llvm.sqrt.f64(double %333)
  %335 = fmul double %332, %334
  %336 = fcmp ogt double %335, 3.000000e+00
  br i1 %336, label %337, label %339

337:                                              ; preds = %331
  %338 = add nsw i32 %295, 1
  store i32 %338, ptr %56, align 4
  store i32 0, ptr %60, align 8
  br label %344

339:                                              ; preds = %331, %308, %301
  %340 = load i32, ptr %60, align 8
  %341 = add nsw i32 %340, 1
  store i32 %341, ptr %60, align 8
  %342 = icmp eq i32 %341, 6
  br i1 %342, label %343, label %344

343:                                              ; preds = %339
  store i32 0, ptr %60, align 8
  store i32 0, ptr %56, align 4
  br label %357

344:                                              ; preds = %339, %337
  %345 = phi i32 [ %338, %337 ], [ %295, %339 ]
  %346 = icmp slt i32 %345, 15
  br i1 %346, label %357, label %347

347:                                              ; preds = %344
  %348 = load i32, ptr %25, align 8
  %349 = icmp eq i32 %348, 2147483647
  br i1 %349, label %350, label %357

350:                                              ; preds = %347
  %351 = load double, ptr %31, align 8
  %352 = load double, ptr %32, align 8
  %353 = fsub double %351, %352
  %354 = fdiv double %353, %125
  %355 = call double @llvm.fabs.f64(double %354)
  %356 = fcmp ogt double %355, 1.000000e+07
  br i1 %356, label %436, label %357

357:                                              ; preds = %350, %347, %344, %343, %297
  %358 = load i32, ptr %61, align 8
  %359 = load i32, ptr %62, align 8
  %360 = icmp slt i32 %358, %359
  br i1 %360, label %361, label %368

361:                                              ; preds = %357
  %362 = load ptr, ptr %63, align 4
  %363 = getelementptr inbounds double, ptr %362, i32 %358
  %364 = load double, ptr %363, align 8
  %365 = fsub double %364, %126
  %366 = fmul double %125, %365
  %367 = fcmp olt double %366, 0.000000e+00
  br label %368

368:                                              ; preds = %361, %357
  %369 = phi i1 [ false, %357 ], [ %367, %361 ]
  %370 = select i1 %64, i1 true, i1 %369
  br i1 %370, label %371, label %408

371:                                              ; preds = %368
  %372 = call fastcc i32 @prepare_dense(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %125)
  br label %373

373:                                              ; preds = %371, %239, %236, %234
  %374 = phi i32 [ %243, %239 ], [ %372, %371 ], [ %232, %234 ], [ %237, %236 ]
  switch i32 %374, label %375 [
    i32 12, label %439
    i32 0, label %387
  ]

375:                                              ; preds = %373
  %376 = load i32, ptr %24, align 8
  %377 = add nsw i32 %376, 1
  store i32 %377, ptr %24, align 8
  %378 = fmul double %125, 2.500000e-01
  store double %378, ptr %30, align 8
  %379 = call double @llvm.fabs.f64(double %378)
  %380 = load double, ptr %32, align 8
  %381 = call double @llvm.fabs.f64(double %380)
  %382 = load double, ptr %31, align 8
  %383 = call double @llvm.fabs.f64(double %382)
  %384 = call double @llvm.maxnum.f64(double %381, double %383)
  %385 = fmul double %384, 0x3CF0000000000000
  %386 = fcmp ugt double %379, %385
  br i1 %386, label %441, label %439

387:                                              ; preds = %373, %293
  br i1 %27, label %408, label %388

388:                                              ; preds = %387
  %389 = call fastcc i32 @find_crossings(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %125, ptr noundef %6)
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %408, label %391

391:                                              ; preds = %388
  %392 = call double @llvm.fabs.f64(double %125)
  %393 = fmul double %392, 2.500000e-01
  store double %393, ptr %37, align 8
  store i32 0, ptr %71, align 8
  %394 = icmp ne i32 %389, 14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %72, i8 0, i64 16, i1 false)
  %395 = load i32, ptr %24, align 8
  %396 = add nsw i32 %395, 1
  store i32 %396, ptr %24, align 8
  %397 = fmul double %125, 2.500000e-01
  store double %397, ptr %30, align 8
  %398 = call double @llvm.fabs.f64(double %397)
  %399 = load double, ptr %32, align 8
  %400 = call double @llvm.fabs.f64(double %399)
  %401 = load double, ptr %31, align 8
  %402 = call double @llvm.fabs.f64(double %401)
  %403 = call double @llvm.maxnum.f64(double %400, double %402)
  %404 = fmul double %403, 0x3CF0000000000000
  %405 = fcmp ugt double %398, %404
  %406 = or i1 %394, %405
  %407 = select i1 %405, i32 0, i32 %389
  br i1 %406, label %442, label %436

408:                                              ; preds = %388, %387, %368
  %409 = load i32, ptr %23, align 4
  %410 = add nsw i32 %409, 1
  store i32 %410, ptr %23, align 4
  %411 = load i32, ptr %38, align 4
  %412 = icmp eq i32 %411, 0
  br i1 %412, label %413, label %415

413:                                              ; preds = %408
  store double %125, ptr %41, align 8
  store double %202, ptr %42, align 8
  %414 = load i32, ptr %24, align 8
  store i32 %414, ptr %43, align 8
  br label %415

415:                                              ; preds = %413, %408
  %416 = load double, ptr %37, align 8
  %417 = fmul double %416, 2.000000e+00
  store double %417, ptr %37, align 8
  br i1 %123, label %418, label %424

418:                                              ; preds = %415
  %419 = load double, ptr %30, align 8
  %420 = call double @llvm.fabs.f64(double %419)
  %421 = call double @llvm.maxnum.f64(double %122, double %420)
  %422 = call double @llvm.copysign.f64(double 1.000000e+00, double %121)
  %423 = fmul double %422, %421
  br label %427

424:                                              ; preds = %415
  %425 = load double, ptr %5, align 8
  %426 = fmul double %118, %425
  br label %427

427:                                              ; preds = %424, %418
  %428 = phi double [ %423, %418 ], [ %426, %424 ]
  store double %428, ptr %30, align 8
  %429 = load i32, ptr %6, align 4
  %430 = call fastcc i32 @accept(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %125, double noundef %126, i32 noundef %429)
  %431 = icmp eq i32 %430, 0
  %432 = and i1 %105, %123
  %433 = select i1 %431, i1 %432, i1 false
  br i1 %433, label %434, label %442

434:                                              ; preds = %427
  %435 = call fastcc i32 @pass_stop(ptr noundef nonnull %0, ptr noundef nonnull %7)
  br label %442

436:                                              ; preds = %391, %350, %204
  %437 = phi double [ %211, %204 ], [ %352, %350 ], [ %399, %391 ]
  %438 = phi i32 [ 4, %204 ], [ 12, %350 ], [ 4, %391 ]
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 0, i32 noundef 0, double noundef %437)
  br label %439

439:                                              ; preds = %375, %188, %373, %436
  %440 = phi i32 [ %438, %436 ], [ %374, %375 ], [ %189, %188 ], [ %374, %373 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #25
  br label %448

441:                                              ; preds = %188, %204, %375
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #25
  br label %445

442:                                              ; preds = %391, %427, %434
  %443 = phi i32 [ %435, %434 ], [ %430, %427 ], [ %407, %391 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #25
  %444 = icmp eq i32 %443, 0
  br i1 %444, label %445, label %448

445:                                              ; preds = %441, %442
  %446 = add nuw nsw i32 %74, 1
  %447 = icmp eq i32 %446, %1
  br i1 %447, label %448, label %73

448:                                              ; preds = %81, %73, %445, %442, %20, %439, %11, %14
  %449 = phi i32 [ 1, %14 ], [ %12, %11 ], [ %440, %439 ], [ 0, %20 ], [ 0, %81 ], [ 3, %73 ], [ 0, %445 ], [ %443, %442 ]
  call void @llvm.lifetime.end.p0(i64 344, ptr nonnull %7) #25
  ret i32 %449
}

define internal fastcc void @lay_out(ptr noundef nonnull writeonly initializes((0, 292), (300, 324), (328, 340)) %0, ptr nocapture noundef readonly %1) unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 300
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 336
  store i32 0, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 328
  store double 0.000000e+00, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 92
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  %7 = load ptr, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %1, i32 96
  %9 = load ptr, ptr %8, align 8
  store ptr %7, ptr %0, align 8
  %10 = load i32, ptr @appell_n_coordinates, align 4
  %11 = load i32, ptr @appell_n_speeds, align 4
  %12 = mul nsw i32 %11, %11
  %13 = load i32, ptr @appell_n_rows, align 4
  %14 = mul i32 %13, %11
  %15 = getelementptr double, ptr %7, i32 %10
  %16 = getelementptr double, ptr %15, i32 %12
  %17 = getelementptr double, ptr %16, i32 %11
  %18 = mul i32 %14, 24
  %19 = getelementptr i8, ptr %17, i32 %18
  %20 = getelementptr double, ptr %19, i32 %13
  %21 = getelementptr i8, ptr %20, i32 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 4
  store ptr %21, ptr %22, align 4
  %23 = getelementptr double, ptr %21, i32 %10
  %24 = getelementptr double, ptr %23, i32 %11
  %25 = shl i32 %13, 4
  %26 = getelementptr i8, ptr %24, i32 %25
  %27 = getelementptr i8, ptr %26, i32 24
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 8
  store ptr %27, ptr %28, align 8
  %29 = shl nsw i32 %13, 1
  %30 = mul nsw i32 %29, %11
  %31 = getelementptr double, ptr %27, i32 %10
  %32 = getelementptr double, ptr %31, i32 %30
  %33 = getelementptr double, ptr %32, i32 %13
  %34 = getelementptr i8, ptr %33, i32 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i32 12
  store ptr %34, ptr %35, align 4
  %36 = add i32 %11, 1
  %37 = add i32 %36, %13
  %38 = mul i32 %37, %11
  %39 = getelementptr double, ptr %34, i32 %38
  %40 = getelementptr i8, ptr %39, i32 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i32 16
  store ptr %40, ptr %41, align 8
  %42 = mul i32 %36, %11
  %43 = getelementptr double, ptr %40, i32 %42
  %44 = getelementptr i8, ptr %43, i32 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i32 20
  store ptr %44, ptr %45, align 4
  %46 = getelementptr inbounds nuw double, ptr %44, i32 %12
  %47 = getelementptr inbounds nuw i8, ptr %46, i32 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i32 24
  store ptr %47, ptr %48, align 8
  %49 = getelementptr double, ptr %47, i32 %14
  %50 = getelementptr i8, ptr %49, i32 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i32 28
  store ptr %50, ptr %51, align 4
  %52 = getelementptr double, ptr %50, i32 %11
  %53 = getelementptr i8, ptr %52, i32 %25
  %54 = getelementptr i8, ptr %53, i32 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i32 32
  store ptr %54, ptr %55, align 8
  %56 = add i32 %13, 1
  %57 = mul i32 %56, %11
  %58 = getelementptr double, ptr %54, i32 %57
  %59 = getelementptr i8, ptr %58, i32 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i32 36
  store ptr %59, ptr %60, align 4
  %61 = getelementptr double, ptr %59, i32 %11
  %62 = getelementptr i8, ptr %61, i32 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i32 40
  store ptr %62, ptr %63, align 8
  %64 = or disjoint i32 %29, 1
  %65 = getelementptr inbounds double, ptr %62, i32 %64
  %66 = getelementptr inbounds nuw i8, ptr %0, i32 44
  store ptr %65, ptr %66, align 4
  %67 = mul nsw i32 %13, %13
  %68 = getelementptr inbounds nuw double, ptr %65, i32 %67
  %69 = getelementptr inbounds nuw i8, ptr %68, i32 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i32 48
  store ptr %69, ptr %70, align 8
  %71 = getelementptr double, ptr %69, i32 %13
  %72 = getelementptr i8, ptr %71, i32 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i32 52
  store ptr %72, ptr %73, align 4
  %74 = getelementptr double, ptr %72, i32 %13
  %75 = getelementptr i8, ptr %74, i32 8
  %76 = getelementptr inbounds nuw i8, ptr %0, i32 56
  store ptr %75, ptr %76, align 8
  %77 = getelementptr double, ptr %75, i32 %13
  %78 = getelementptr i8, ptr %77, i32 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i32 60
  store ptr %78, ptr %79, align 4
  %80 = getelementptr double, ptr %78, i32 %13
  %81 = getelementptr i8, ptr %80, i32 8
  %82 = getelementptr inbounds nuw i8, ptr %0, i32 64
  store ptr %81, ptr %82, align 8
  %83 = tail call noundef i32 @llvm.smax.i32(i32 %10, i32 %11)
  %84 = load i32, ptr @appell_n_position_rows, align 4
  %85 = tail call noundef i32 @llvm.smax.i32(i32 %13, i32 %84)
  %86 = load i32, ptr @appell_n_velocity_rows, align 4
  %87 = load i32, ptr @appell_n_norm_rows, align 4
  %88 = tail call noundef i32 @llvm.smax.i32(i32 %86, i32 %87)
  %89 = tail call noundef i32 @llvm.smax.i32(i32 %85, i32 %88)
  %90 = getelementptr double, ptr %81, i32 %83
  %91 = getelementptr double, ptr %90, i32 %89
  %92 = getelementptr i8, ptr %91, i32 8
  %93 = getelementptr inbounds nuw i8, ptr %0, i32 68
  store ptr %92, ptr %93, align 4
  %94 = getelementptr double, ptr %92, i32 %83
  %95 = getelementptr double, ptr %94, i32 %89
  %96 = getelementptr i8, ptr %95, i32 8
  %97 = getelementptr inbounds nuw i8, ptr %0, i32 72
  store ptr %96, ptr %97, align 8
  %98 = getelementptr double, ptr %96, i32 %83
  %99 = getelementptr double, ptr %98, i32 %89
  %100 = getelementptr i8, ptr %99, i32 8
  %101 = getelementptr inbounds nuw i8, ptr %0, i32 76
  store ptr %100, ptr %101, align 4
  %102 = getelementptr double, ptr %100, i32 %83
  %103 = getelementptr double, ptr %102, i32 %89
  %104 = getelementptr i8, ptr %103, i32 8
  %105 = getelementptr inbounds nuw i8, ptr %0, i32 80
  store ptr %104, ptr %105, align 8
  %106 = mul nsw i32 %37, %13
  %107 = getelementptr double, ptr %104, i32 %106
  %108 = getelementptr i8, ptr %107, i32 8
  %109 = getelementptr inbounds nuw i8, ptr %0, i32 84
  store ptr %108, ptr %109, align 4
  %110 = add nsw i32 %13, %11
  %111 = mul nsw i32 %110, %110
  %112 = getelementptr inbounds nuw double, ptr %108, i32 %111
  %113 = getelementptr inbounds nuw i8, ptr %112, i32 8
  %114 = getelementptr inbounds nuw i8, ptr %0, i32 88
  store ptr %113, ptr %114, align 8
  %115 = add nsw i32 %89, %83
  %116 = mul nsw i32 %115, %115
  %117 = getelementptr double, ptr %113, i32 %116
  %118 = getelementptr i8, ptr %117, i32 8
  %119 = getelementptr inbounds nuw i8, ptr %0, i32 92
  store ptr %118, ptr %119, align 4
  %120 = getelementptr double, ptr %118, i32 %83
  %121 = getelementptr double, ptr %120, i32 %89
  %122 = getelementptr i8, ptr %121, i32 8
  %123 = getelementptr inbounds nuw i8, ptr %0, i32 96
  store ptr %122, ptr %123, align 8
  %124 = getelementptr double, ptr %122, i32 %83
  %125 = getelementptr double, ptr %124, i32 %89
  %126 = getelementptr i8, ptr %125, i32 8
  %127 = getelementptr inbounds nuw i8, ptr %0, i32 100
  store ptr %126, ptr %127, align 4
  %128 = getelementptr double, ptr %126, i32 %116
  %129 = getelementptr i8, ptr %128, i32 8
  %130 = getelementptr inbounds nuw i8, ptr %0, i32 104
  store ptr %129, ptr %130, align 8
  %131 = getelementptr double, ptr %129, i32 %83
  %132 = getelementptr double, ptr %131, i32 %89
  %133 = getelementptr i8, ptr %132, i32 8
  %134 = getelementptr inbounds nuw i8, ptr %0, i32 108
  store ptr %133, ptr %134, align 4
  %135 = getelementptr double, ptr %133, i32 %83
  %136 = getelementptr double, ptr %135, i32 %89
  %137 = getelementptr i8, ptr %136, i32 8
  %138 = getelementptr inbounds nuw i8, ptr %0, i32 112
  store ptr %137, ptr %138, align 8
  %139 = getelementptr double, ptr %137, i32 %83
  %140 = getelementptr double, ptr %139, i32 %89
  %141 = getelementptr i8, ptr %140, i32 8
  %142 = getelementptr inbounds nuw i8, ptr %0, i32 116
  store ptr %141, ptr %142, align 4
  %143 = getelementptr inbounds nuw double, ptr %141, i32 %12
  %144 = getelementptr inbounds nuw i8, ptr %143, i32 8
  %145 = getelementptr inbounds nuw i8, ptr %0, i32 120
  store ptr %144, ptr %145, align 8
  %146 = mul i32 %84, %36
  %147 = mul nsw i32 %11, %10
  %148 = getelementptr double, ptr %144, i32 %146
  %149 = getelementptr double, ptr %148, i32 %147
  %150 = getelementptr i8, ptr %149, i32 8
  %151 = getelementptr inbounds nuw i8, ptr %0, i32 124
  store ptr %150, ptr %151, align 4
  %152 = mul i32 %86, %36
  %153 = getelementptr double, ptr %150, i32 %152
  %154 = getelementptr i8, ptr %153, i32 8
  %155 = getelementptr inbounds nuw i8, ptr %0, i32 128
  store ptr %154, ptr %155, align 8
  %156 = add i32 %10, 1
  %157 = mul i32 %87, %156
  %158 = getelementptr double, ptr %154, i32 %157
  %159 = getelementptr i8, ptr %158, i32 8
  %160 = getelementptr inbounds nuw i8, ptr %0, i32 132
  store ptr %159, ptr %160, align 4
  %161 = getelementptr double, ptr %159, i32 %83
  %162 = getelementptr double, ptr %161, i32 %89
  %163 = getelementptr i8, ptr %162, i32 8
  %164 = getelementptr inbounds nuw i8, ptr %0, i32 136
  store ptr %163, ptr %164, align 8
  %165 = getelementptr double, ptr %163, i32 %83
  %166 = getelementptr double, ptr %165, i32 %89
  %167 = getelementptr i8, ptr %166, i32 8
  %168 = getelementptr inbounds nuw i8, ptr %0, i32 140
  store ptr %167, ptr %168, align 4
  %169 = load i32, ptr @appell_n_auxiliaries, align 4
  %170 = getelementptr double, ptr %167, i32 %10
  %171 = getelementptr double, ptr %170, i32 %11
  %172 = getelementptr double, ptr %171, i32 %169
  %173 = getelementptr i8, ptr %172, i32 8
  %174 = getelementptr inbounds nuw i8, ptr %0, i32 144
  store ptr %173, ptr %174, align 8
  %175 = add nsw i32 %11, %10
  %176 = mul i32 %175, 24
  %177 = getelementptr i8, ptr %173, i32 %176
  %178 = getelementptr i8, ptr %177, i32 16
  %179 = getelementptr double, ptr %178, i32 %13
  %180 = getelementptr i8, ptr %179, i32 8
  %181 = getelementptr inbounds nuw i8, ptr %0, i32 148
  store ptr %180, ptr %181, align 4
  %182 = shl nsw i32 %175, 1
  %183 = or disjoint i32 %182, 1
  %184 = getelementptr inbounds double, ptr %180, i32 %183
  %185 = getelementptr inbounds nuw i8, ptr %0, i32 152
  store ptr %184, ptr %185, align 8
  %186 = getelementptr inbounds double, ptr %184, i32 %183
  %187 = getelementptr inbounds nuw i8, ptr %0, i32 156
  store ptr %186, ptr %187, align 4
  %188 = getelementptr double, ptr %186, i32 %10
  %189 = getelementptr double, ptr %188, i32 %11
  %190 = getelementptr i8, ptr %189, i32 %25
  %191 = getelementptr i8, ptr %190, i32 16
  %192 = getelementptr double, ptr %191, i32 %87
  %193 = getelementptr double, ptr %192, i32 %84
  %194 = getelementptr double, ptr %193, i32 %86
  %195 = getelementptr i8, ptr %194, i32 8
  %196 = getelementptr inbounds nuw i8, ptr %0, i32 160
  store ptr %195, ptr %196, align 8
  %197 = getelementptr double, ptr %195, i32 %83
  %198 = getelementptr double, ptr %197, i32 %89
  %199 = getelementptr i8, ptr %198, i32 8
  %200 = getelementptr inbounds nuw i8, ptr %0, i32 164
  store ptr %199, ptr %200, align 4
  %201 = load i32, ptr @appell_n_quadratures, align 4
  %202 = getelementptr double, ptr %199, i32 %10
  %203 = getelementptr double, ptr %202, i32 %11
  %204 = getelementptr double, ptr %203, i32 %169
  %205 = getelementptr double, ptr %204, i32 %201
  %206 = getelementptr i8, ptr %205, i32 8
  %207 = getelementptr inbounds nuw i8, ptr %0, i32 168
  store ptr %206, ptr %207, align 8
  %208 = getelementptr double, ptr %206, i32 %10
  %209 = getelementptr double, ptr %208, i32 %11
  %210 = getelementptr double, ptr %209, i32 %169
  %211 = getelementptr double, ptr %210, i32 %201
  %212 = getelementptr i8, ptr %211, i32 8
  %213 = getelementptr inbounds nuw i8, ptr %0, i32 172
  store ptr %212, ptr %213, align 4
  %214 = getelementptr double, ptr %212, i32 %10
  %215 = getelementptr double, ptr %214, i32 %11
  %216 = getelementptr double, ptr %215, i32 %169
  %217 = getelementptr double, ptr %216, i32 %201
  %218 = getelementptr i8, ptr %217, i32 8
  %219 = getelementptr inbounds nuw i8, ptr %0, i32 176
  store ptr %218, ptr %219, align 8
  %220 = getelementptr double, ptr %218, i32 %10
  %221 = getelementptr double, ptr %220, i32 %11
  %222 = getelementptr double, ptr %221, i32 %169
  %223 = getelementptr double, ptr %222, i32 %201
  %224 = getelementptr i8, ptr %223, i32 8
  %225 = getelementptr inbounds nuw i8, ptr %0, i32 180
  store ptr %224, ptr %225, align 4
  %226 = getelementptr double, ptr %224, i32 %10
  %227 = getelementptr double, ptr %226, i32 %11
  %228 = getelementptr double, ptr %227, i32 %169
  %229 = getelementptr double, ptr %228, i32 %201
  %230 = getelementptr i8, ptr %229, i32 8
  %231 = getelementptr inbounds nuw i8, ptr %0, i32 184
  store ptr %230, ptr %231, align 8
  %232 = add nsw i32 %169, %175
  %233 = add nsw i32 %201, %232
  %234 = shl nsw i32 %233, 4
  %235 = or disjoint i32 %234, 1
  %236 = getelementptr inbounds double, ptr %230, i32 %235
  %237 = getelementptr inbounds nuw i8, ptr %0, i32 188
  store ptr %236, ptr %237, align 4
  %238 = mul i32 %233, 56
  %239 = getelementptr i8, ptr %236, i32 %238
  %240 = getelementptr i8, ptr %239, i32 8
  %241 = getelementptr inbounds nuw i8, ptr %0, i32 192
  store ptr %240, ptr %241, align 8
  %242 = getelementptr double, ptr %240, i32 %10
  %243 = getelementptr double, ptr %242, i32 %11
  %244 = getelementptr double, ptr %243, i32 %169
  %245 = getelementptr double, ptr %244, i32 %201
  %246 = getelementptr i8, ptr %245, i32 8
  %247 = getelementptr inbounds nuw i8, ptr %0, i32 196
  store ptr %246, ptr %247, align 4
  %248 = getelementptr double, ptr %246, i32 %10
  %249 = getelementptr double, ptr %248, i32 %11
  %250 = getelementptr double, ptr %249, i32 %169
  %251 = getelementptr double, ptr %250, i32 %201
  %252 = getelementptr i8, ptr %251, i32 8
  %253 = getelementptr inbounds nuw i8, ptr %0, i32 200
  store ptr %252, ptr %253, align 8
  %254 = load i32, ptr @appell_n_events, align 4
  %255 = mul i32 %254, 104
  %256 = getelementptr i8, ptr %252, i32 %255
  %257 = getelementptr i8, ptr %256, i32 8
  %258 = getelementptr inbounds nuw i8, ptr %0, i32 204
  store ptr %257, ptr %258, align 4
  %259 = getelementptr double, ptr %257, i32 %254
  %260 = getelementptr i8, ptr %259, i32 8
  %261 = getelementptr inbounds nuw i8, ptr %0, i32 208
  store ptr %260, ptr %261, align 8
  %262 = getelementptr double, ptr %260, i32 %254
  %263 = getelementptr i8, ptr %262, i32 8
  %264 = getelementptr inbounds nuw i8, ptr %0, i32 212
  store ptr %263, ptr %264, align 4
  %265 = getelementptr double, ptr %263, i32 %254
  %266 = getelementptr i8, ptr %265, i32 8
  %267 = getelementptr inbounds nuw i8, ptr %0, i32 216
  store ptr %266, ptr %267, align 8
  %268 = getelementptr double, ptr %266, i32 %254
  %269 = getelementptr i8, ptr %268, i32 8
  %270 = getelementptr inbounds nuw i8, ptr %0, i32 220
  store ptr %269, ptr %270, align 4
  %271 = getelementptr double, ptr %269, i32 %254
  %272 = getelementptr i8, ptr %271, i32 8
  %273 = getelementptr inbounds nuw i8, ptr %0, i32 224
  store ptr %272, ptr %273, align 8
  %274 = getelementptr double, ptr %272, i32 %254
  %275 = getelementptr i8, ptr %274, i32 8
  %276 = getelementptr inbounds nuw i8, ptr %0, i32 228
  store ptr %275, ptr %276, align 4
  %277 = getelementptr double, ptr %275, i32 %254
  %278 = getelementptr i8, ptr %277, i32 8
  %279 = getelementptr inbounds nuw i8, ptr %0, i32 232
  store ptr %278, ptr %279, align 8
  %280 = shl nsw i32 %254, 5
  %281 = or disjoint i32 %280, 1
  %282 = getelementptr inbounds double, ptr %278, i32 %281
  %283 = getelementptr inbounds nuw i8, ptr %0, i32 236
  store ptr %282, ptr %283, align 4
  %284 = getelementptr inbounds nuw i8, ptr %1, i32 100
  %285 = load ptr, ptr %284, align 4
  %286 = getelementptr inbounds nuw i8, ptr %0, i32 240
  store ptr %285, ptr %286, align 8
  %287 = icmp eq ptr %285, null
  br i1 %287, label %298, label %288

288:                                              ; preds = %2
  %289 = mul nsw i32 %232, %232
  %290 = getelementptr inbounds nuw double, ptr %285, i32 %289
  %291 = getelementptr inbounds nuw i8, ptr %290, i32 8
  %292 = getelementptr inbounds nuw double, ptr %291, i32 %289
  %293 = getelementptr inbounds nuw i8, ptr %292, i32 8
  %294 = getelementptr inbounds nuw double, ptr %293, i32 %289
  %295 = getelementptr inbounds nuw i8, ptr %294, i32 8
  %296 = getelementptr inbounds nuw double, ptr %295, i32 %289
  %297 = getelementptr inbounds nuw i8, ptr %296, i32 8
  br label %298

298:                                              ; preds = %2, %288
  %299 = phi ptr [ %291, %288 ], [ null, %2 ]
  %300 = phi ptr [ %293, %288 ], [ null, %2 ]
  %301 = phi ptr [ %295, %288 ], [ null, %2 ]
  %302 = phi ptr [ %297, %288 ], [ null, %2 ]
  %303 = getelementptr inbounds nuw i8, ptr %0, i32 244
  store ptr %299, ptr %303, align 4
  %304 = getelementptr inbounds nuw i8, ptr %0, i32 248
  store ptr %300, ptr %304, align 8
  %305 = getelementptr inbounds nuw i8, ptr %0, i32 252
  store ptr %301, ptr %305, align 4
  %306 = getelementptr inbounds nuw i8, ptr %0, i32 256
  store ptr %302, ptr %306, align 8
  %307 = getelementptr inbounds nuw i8, ptr %0, i32 260
  store ptr %9, ptr %307, align 4
  %308 = getelementptr i32, ptr %9, i32 %83
  %309 = getelementptr i32, ptr %308, i32 %89
  %310 = getelementptr i8, ptr %309, i32 4
  %311 = getelementptr inbounds nuw i8, ptr %0, i32 264
  store ptr %310, ptr %311, align 8
  %312 = getelementptr i32, ptr %310, i32 %83
  %313 = getelementptr i32, ptr %312, i32 %89
  %314 = getelementptr i8, ptr %313, i32 4
  %315 = getelementptr inbounds nuw i8, ptr %0, i32 268
  store ptr %314, ptr %315, align 4
  %316 = getelementptr i32, ptr %314, i32 %13
  %317 = getelementptr i8, ptr %316, i32 4
  %318 = getelementptr inbounds nuw i8, ptr %0, i32 272
  store ptr %317, ptr %318, align 8
  %319 = getelementptr i32, ptr %317, i32 %13
  %320 = getelementptr i32, ptr %319, i32 %11
  %321 = getelementptr i8, ptr %320, i32 4
  %322 = getelementptr inbounds nuw i8, ptr %0, i32 276
  store ptr %321, ptr %322, align 4
  %323 = getelementptr i32, ptr %321, i32 %11
  %324 = getelementptr i8, ptr %323, i32 4
  %325 = getelementptr inbounds nuw i8, ptr %0, i32 280
  store ptr %324, ptr %325, align 8
  %326 = getelementptr i32, ptr %324, i32 %10
  %327 = getelementptr i32, ptr %326, i32 %11
  %328 = getelementptr i32, ptr %327, i32 %169
  %329 = getelementptr i8, ptr %328, i32 4
  %330 = getelementptr inbounds nuw i8, ptr %0, i32 284
  store ptr %329, ptr %330, align 4
  %331 = getelementptr i32, ptr %329, i32 %10
  %332 = getelementptr i32, ptr %331, i32 %11
  %333 = getelementptr i32, ptr %332, i32 %169
  %334 = getelementptr i8, ptr %333, i32 4
  %335 = getelementptr inbounds nuw i8, ptr %0, i32 288
  store ptr %334, ptr %335, align 8
  ret void
}

define internal fastcc range(i32 0, 16) i32 @start(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %4 = load double, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i32 164
  %6 = load ptr, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 228
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
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 176
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %5, align 4
  %20 = load i32, ptr @appell_n_coordinates, align 4
  %21 = load i32, ptr @appell_n_speeds, align 4
  %22 = add nsw i32 %21, %20
  %23 = load i32, ptr @appell_n_auxiliaries, align 4
  %24 = add nsw i32 %22, %23
  %25 = load i32, ptr @appell_n_quadratures, align 4
  %26 = add nsw i32 %24, %25
  %27 = shl i32 %26, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %18, ptr align 8 %19, i32 %27, i1 false)
  %28 = icmp eq i32 %16, 0
  br i1 %28, label %29, label %45

29:                                               ; preds = %15
  %30 = getelementptr inbounds nuw i8, ptr %0, i32 240
  %31 = load i32, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i32 224
  %33 = load i32, ptr %32, align 8
  %34 = icmp slt i32 %31, %33
  br i1 %34, label %35, label %45

35:                                               ; preds = %29
  %36 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %37 = load ptr, ptr %36, align 4
  %38 = getelementptr inbounds double, ptr %37, i32 %31
  %39 = load double, ptr %38, align 8
  %40 = load double, ptr %3, align 8
  %41 = fcmp oeq double %39, %40
  br i1 %41, label %42, label %45

42:                                               ; preds = %35
  %43 = load ptr, ptr %17, align 8
  %44 = tail call fastcc i32 @write_sample(ptr noundef nonnull %0, ptr noundef %1, double noundef %40, ptr noundef %43)
  br label %45

45:                                               ; preds = %42, %35, %29, %15
  %46 = phi i32 [ %16, %15 ], [ %44, %42 ], [ 0, %35 ], [ 0, %29 ]
  %47 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %48 = load double, ptr %47, align 8
  %49 = load double, ptr %3, align 8
  %50 = fcmp olt double %48, %49
  %51 = select i1 %50, double -1.000000e+00, double 1.000000e+00
  %52 = getelementptr inbounds nuw i8, ptr %0, i32 324
  %53 = load i32, ptr %52, align 4
  %54 = icmp sgt i32 %53, 0
  br i1 %54, label %55, label %78

55:                                               ; preds = %45
  %56 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %57 = load ptr, ptr %56, align 8
  br label %58

58:                                               ; preds = %74, %55
  %59 = phi double [ %49, %55 ], [ %75, %74 ]
  %60 = phi i32 [ 0, %55 ], [ %76, %74 ]
  %61 = shl nsw i32 %60, 4
  %62 = getelementptr inbounds nuw i8, ptr %57, i32 %61
  %63 = load double, ptr %62, align 8
  %64 = fsub double %63, %59
  %65 = fmul double %51, %64
  %66 = fcmp ogt double %65, 0.000000e+00
  br i1 %66, label %78, label %67

67:                                               ; preds = %58
  %68 = getelementptr inbounds nuw i8, ptr %62, i32 8
  %69 = load double, ptr %68, align 8
  %70 = fsub double %69, %59
  %71 = fmul double %51, %70
  %72 = fcmp ogt double %71, 0.000000e+00
  br i1 %72, label %73, label %74

73:                                               ; preds = %67
  store double %69, ptr %3, align 8
  br label %74

74:                                               ; preds = %73, %67
  %75 = phi double [ %69, %73 ], [ %59, %67 ]
  %76 = add nuw nsw i32 %60, 1
  %77 = icmp eq i32 %76, %53
  br i1 %77, label %78, label %58

78:                                               ; preds = %58, %74, %45
  %79 = phi double [ %49, %45 ], [ %75, %74 ], [ %59, %58 ]
  %80 = phi i32 [ 0, %45 ], [ %53, %74 ], [ %60, %58 ]
  %81 = getelementptr inbounds nuw i8, ptr %0, i32 328
  store i32 %80, ptr %81, align 8
  %82 = icmp eq i32 %46, 0
  br i1 %82, label %83, label %178

83:                                               ; preds = %78
  %84 = load ptr, ptr %5, align 4
  %85 = getelementptr inbounds nuw i8, ptr %1, i32 184
  %86 = load ptr, ptr %85, align 8
  %87 = tail call fastcc i32 @rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %79, ptr noundef %84, ptr noundef %86, i32 noundef 0)
  %88 = icmp eq i32 %87, 0
  %89 = load i32, ptr @appell_n_events, align 4
  %90 = icmp ne i32 %89, 0
  %91 = select i1 %88, i1 %90, i1 false
  br i1 %91, label %92, label %94

92:                                               ; preds = %83
  %93 = tail call fastcc i32 @begin_events(ptr noundef nonnull %0, ptr noundef %1)
  br label %94

94:                                               ; preds = %92, %83
  %95 = phi i32 [ %93, %92 ], [ %87, %83 ]
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %178

97:                                               ; preds = %94
  %98 = load ptr, ptr %5, align 4
  %99 = load ptr, ptr %85, align 8
  %100 = getelementptr inbounds nuw i8, ptr %0, i32 336
  %101 = load i32, ptr %100, align 8
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %134, label %103

103:                                              ; preds = %97
  %104 = getelementptr inbounds nuw i8, ptr %0, i32 192
  %105 = load double, ptr %104, align 8
  %106 = icmp sgt i32 %20, 0
  br i1 %106, label %107, label %116

107:                                              ; preds = %103, %107
  %108 = phi i32 [ %114, %107 ], [ 0, %103 ]
  %109 = phi double [ %113, %107 ], [ 0.000000e+00, %103 ]
  %110 = getelementptr inbounds nuw double, ptr %98, i32 %108
  %111 = load double, ptr %110, align 8
  %112 = tail call double @llvm.fabs.f64(double %111)
  %113 = tail call double @llvm.maxnum.f64(double %109, double %112)
  %114 = add nuw nsw i32 %108, 1
  %115 = icmp eq i32 %114, %20
  br i1 %115, label %116, label %107

116:                                              ; preds = %107, %103
  %117 = phi double [ 0.000000e+00, %103 ], [ %113, %107 ]
  %118 = tail call double @llvm.maxnum.f64(double %105, double %117)
  store double %118, ptr %104, align 8
  %119 = getelementptr inbounds nuw i8, ptr %0, i32 200
  %120 = load double, ptr %119, align 8
  %121 = icmp sgt i32 %21, 0
  br i1 %121, label %122, label %131

122:                                              ; preds = %116, %122
  %123 = phi i32 [ %129, %122 ], [ %20, %116 ]
  %124 = phi double [ %128, %122 ], [ 0.000000e+00, %116 ]
  %125 = getelementptr inbounds double, ptr %98, i32 %123
  %126 = load double, ptr %125, align 8
  %127 = tail call double @llvm.fabs.f64(double %126)
  %128 = tail call double @llvm.maxnum.f64(double %124, double %127)
  %129 = add nsw i32 %123, 1
  %130 = icmp slt i32 %129, %22
  br i1 %130, label %122, label %131

131:                                              ; preds = %122, %116
  %132 = phi double [ 0.000000e+00, %116 ], [ %128, %122 ]
  %133 = tail call double @llvm.maxnum.f64(double %120, double %132)
  store double %133, ptr %119, align 8
  br label %134

134:                                              ; preds = %97, %131
  %135 = icmp sgt i32 %21, 0
  br i1 %135, label %136, label %159

136:                                              ; preds = %134, %136
  %137 = phi i32 [ %143, %136 ], [ %20, %134 ]
  %138 = phi double [ %142, %136 ], [ 0.000000e+00, %134 ]
  %139 = getelementptr inbounds double, ptr %99, i32 %137
  %140 = load double, ptr %139, align 8
  %141 = tail call double @llvm.fabs.f64(double %140)
  %142 = tail call double @llvm.maxnum.f64(double %138, double %141)
  %143 = add nsw i32 %137, 1
  %144 = icmp slt i32 %143, %22
  br i1 %144, label %136, label %145

145:                                              ; preds = %136
  %146 = fcmp oeq double %142, 0.000000e+00
  %147 = select i1 %102, i1 true, i1 %146
  br i1 %147, label %159, label %148

148:                                              ; preds = %145
  %149 = getelementptr inbounds nuw i8, ptr %0, i32 200
  %150 = load double, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %0, i32 192
  %152 = load double, ptr %151, align 8
  %153 = fmul double %142, %152
  %154 = tail call double @llvm.sqrt.f64(double %153)
  %155 = tail call double @llvm.maxnum.f64(double %150, double %154)
  store double %155, ptr %149, align 8
  %156 = fmul double %150, %150
  %157 = fdiv double %156, %142
  %158 = tail call double @llvm.maxnum.f64(double %152, double %157)
  store double %158, ptr %151, align 8
  br label %159

159:                                              ; preds = %134, %145, %148
  %160 = getelementptr inbounds nuw i8, ptr %0, i32 216
  store double 0.000000e+00, ptr %160, align 8
  %161 = getelementptr inbounds nuw i8, ptr %0, i32 184
  store double 0.000000e+00, ptr %161, align 8
  %162 = getelementptr inbounds nuw i8, ptr %0, i32 136
  %163 = load double, ptr %162, align 8
  %164 = fcmp oeq double %163, 0.000000e+00
  br i1 %164, label %165, label %166

165:                                              ; preds = %159
  tail call fastcc void @restart_step(ptr noundef nonnull %0, ptr noundef %1)
  br label %174

166:                                              ; preds = %159
  %167 = tail call double @llvm.fabs.f64(double %163)
  %168 = load double, ptr %47, align 8
  %169 = load double, ptr %3, align 8
  %170 = fsub double %168, %169
  %171 = tail call double @llvm.fabs.f64(double %170)
  %172 = tail call double @llvm.minnum.f64(double %167, double %171)
  %173 = tail call double @llvm.copysign.f64(double %172, double %170)
  store double %173, ptr %162, align 8
  br label %174

174:                                              ; preds = %166, %165
  %175 = getelementptr inbounds nuw i8, ptr %0, i32 296
  store i32 0, ptr %175, align 8
  %176 = getelementptr inbounds nuw i8, ptr %0, i32 160
  %177 = getelementptr inbounds nuw i8, ptr %0, i32 236
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %176, i8 0, i64 16, i1 false)
  store i32 1, ptr %177, align 4
  br label %178

178:                                              ; preds = %78, %94, %174
  %179 = phi i32 [ 0, %174 ], [ %95, %94 ], [ %46, %78 ]
  ret i32 %179
}

define hidden i32 @appell_advance_modes(ptr nocapture noundef initializes((76, 80)) %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = alloca [8 x [8 x double]], align 16
  %4 = alloca [8 x double], align 16
  %5 = alloca [8 x [8 x double]], align 16
  %6 = alloca [8 x double], align 16
  %7 = alloca [32 x double], align 16
  %8 = alloca [32 x double], align 16
  %9 = alloca [8 x [8 x double]], align 16
  %10 = alloca [8 x double], align 16
  %11 = alloca %struct.ContactResponse, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 76
  store i32 -1, ptr %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 72
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 68
  %16 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 64
  %18 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %20 = getelementptr inbounds nuw i8, ptr %11, i32 528
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %25 = getelementptr inbounds nuw i8, ptr %11, i32 4
  %26 = getelementptr inbounds nuw i8, ptr %11, i32 8
  %27 = getelementptr inbounds nuw i8, ptr %11, i32 12
  %28 = getelementptr inbounds nuw i8, ptr %11, i32 272
  %29 = getelementptr inbounds nuw i8, ptr %11, i32 16
  %30 = getelementptr inbounds nuw i8, ptr %0, i32 52
  %31 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %32 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %34 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %35 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %36 = getelementptr inbounds nuw i8, ptr %0, i32 36
  %37 = load i32, ptr %14, align 4
  br label %38

38:                                               ; preds = %660, %2
  %39 = phi i32 [ %37, %2 ], [ %611, %660 ]
  %40 = phi i32 [ %1, %2 ], [ %59, %660 ]
  %41 = load ptr, ptr %13, align 4
  %42 = getelementptr inbounds %struct.Mode, ptr %41, i32 %39
  %43 = getelementptr inbounds nuw i8, ptr %42, i32 4
  %44 = load ptr, ptr %43, align 4
  %45 = getelementptr inbounds nuw i8, ptr %44, i32 252
  %46 = load i32, ptr %45, align 4
  %47 = getelementptr inbounds nuw i8, ptr %44, i32 256
  %48 = load i32, ptr %47, align 8
  %49 = load ptr, ptr %42, align 4
  %50 = tail call i32 %49(ptr noundef %44, i32 noundef %40) #25
  %51 = load ptr, ptr %43, align 4
  %52 = getelementptr inbounds nuw i8, ptr %51, i32 252
  %53 = load i32, ptr %52, align 4
  %54 = getelementptr inbounds nuw i8, ptr %51, i32 256
  %55 = load i32, ptr %54, align 8
  %56 = add i32 %46, %40
  %57 = add i32 %56, %48
  %58 = add i32 %53, %55
  %59 = sub i32 %57, %58
  %60 = icmp eq i32 %50, 2
  br i1 %60, label %61, label %675

61:                                               ; preds = %38
  %62 = load ptr, ptr %13, align 4
  %63 = load i32, ptr %14, align 4
  %64 = getelementptr inbounds %struct.Mode, ptr %62, i32 %63
  %65 = getelementptr inbounds nuw i8, ptr %64, i32 4
  %66 = load ptr, ptr %65, align 4
  %67 = load i32, ptr %15, align 4
  %68 = getelementptr inbounds nuw i8, ptr %66, i32 240
  %69 = load i32, ptr %68, align 8
  %70 = add nsw i32 %69, -1
  %71 = getelementptr inbounds nuw i8, ptr %66, i32 248
  %72 = load i32, ptr %71, align 8
  %73 = icmp eq i32 %72, 1
  br i1 %73, label %74, label %675

74:                                               ; preds = %61
  %75 = getelementptr inbounds nuw i8, ptr %66, i32 64
  %76 = load ptr, ptr %75, align 8
  %77 = load i32, ptr %76, align 4
  %78 = load i32, ptr %16, align 4
  %79 = icmp slt i32 %77, %78
  br i1 %79, label %675, label %80

80:                                               ; preds = %74
  %81 = load i32, ptr %17, align 4
  %82 = icmp eq i32 %67, %81
  %83 = icmp slt i32 %69, 1
  %84 = select i1 %82, i1 true, i1 %83
  br i1 %84, label %675, label %85

85:                                               ; preds = %80
  %86 = sub nsw i32 %77, %78
  %87 = getelementptr inbounds nuw i8, ptr %66, i32 44
  %88 = load ptr, ptr %87, align 4
  %89 = load i32, ptr %18, align 4
  %90 = mul nsw i32 %89, %70
  %91 = getelementptr inbounds double, ptr %88, i32 %90
  %92 = getelementptr inbounds nuw i8, ptr %66, i32 40
  %93 = load ptr, ptr %92, align 8
  %94 = getelementptr inbounds nuw double, ptr %93, i32 %70
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds nuw i8, ptr %66, i32 120
  %97 = load double, ptr %96, align 8
  %98 = tail call double @llvm.maxnum.f64(double %95, double %97)
  call void @llvm.lifetime.start.p0(i64 536, ptr nonnull %11) #25
  %99 = load i32, ptr %19, align 4
  store i32 %99, ptr %20, align 8
  %100 = load ptr, ptr %21, align 4
  %101 = getelementptr inbounds nuw i8, ptr %100, i32 284
  %102 = load i32, ptr %101, align 4
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %106, label %104

104:                                              ; preds = %85
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %100, double noundef %98, ptr noundef %91)
  %105 = load ptr, ptr %21, align 4
  br label %106

106:                                              ; preds = %104, %85
  %107 = phi ptr [ %100, %85 ], [ %105, %104 ]
  %108 = load ptr, ptr %22, align 4
  %109 = load ptr, ptr %107, align 8
  %110 = load ptr, ptr %23, align 4
  tail call void %108(double noundef %98, ptr noundef %91, ptr noundef %109, ptr noundef null, ptr noundef %110) #25
  %111 = load i32, ptr %24, align 4
  %112 = load ptr, ptr %23, align 4
  %113 = icmp sgt i32 %111, 0
  br i1 %113, label %114, label %125

114:                                              ; preds = %106, %114
  %115 = phi i32 [ %121, %114 ], [ 0, %106 ]
  %116 = phi double [ %120, %114 ], [ 0.000000e+00, %106 ]
  %117 = getelementptr inbounds nuw double, ptr %112, i32 %115
  %118 = load double, ptr %117, align 8
  %119 = fsub double %118, %118
  %120 = fadd double %116, %119
  %121 = add nuw nsw i32 %115, 1
  %122 = icmp eq i32 %121, %111
  br i1 %122, label %123, label %114

123:                                              ; preds = %114
  %124 = fcmp une double %120, 0.000000e+00
  br i1 %124, label %659, label %125

125:                                              ; preds = %123, %106
  store ptr %112, ptr %11, align 8
  %126 = getelementptr inbounds double, ptr %112, i32 %99
  store ptr %126, ptr %25, align 4
  %127 = shl nsw i32 %99, 4
  %128 = getelementptr inbounds i8, ptr %112, i32 %127
  store ptr %128, ptr %26, align 8
  %129 = shl nsw i32 %99, 5
  %130 = getelementptr inbounds i8, ptr %112, i32 %129
  store ptr %130, ptr %27, align 4
  %131 = icmp sgt i32 %99, 0
  br i1 %131, label %132, label %163

132:                                              ; preds = %125
  %133 = mul i32 %99, 24
  %134 = getelementptr i8, ptr %112, i32 %133
  br label %135

135:                                              ; preds = %135, %132
  %136 = phi i32 [ 0, %132 ], [ %152, %135 ]
  %137 = phi double [ 0.000000e+00, %132 ], [ %151, %135 ]
  %138 = mul nuw nsw i32 %136, %99
  %139 = getelementptr double, ptr %130, i32 %138
  %140 = getelementptr double, ptr %139, i32 %136
  %141 = load double, ptr %140, align 8
  %142 = tail call double @llvm.fabs.f64(double %141)
  %143 = tail call double @llvm.sqrt.f64(double %142)
  %144 = fcmp oeq double %141, 0.000000e+00
  %145 = select i1 %144, double 1.000000e+00, double %143
  %146 = getelementptr inbounds nuw [32 x double], ptr %28, i32 0, i32 %136
  store double %145, ptr %146, align 8
  %147 = getelementptr double, ptr %134, i32 %136
  %148 = load double, ptr %147, align 8
  %149 = fmul double %148, 0x3D719799812DEA11
  %150 = fdiv double %149, %145
  %151 = tail call double @llvm.maxnum.f64(double %137, double %150)
  %152 = add nuw nsw i32 %136, 1
  %153 = icmp eq i32 %152, %99
  br i1 %153, label %154, label %135

154:                                              ; preds = %135, %154
  %155 = phi i32 [ %161, %154 ], [ 0, %135 ]
  %156 = getelementptr inbounds nuw [32 x double], ptr %28, i32 0, i32 %155
  %157 = load double, ptr %156, align 8
  %158 = fdiv double %151, %157
  %159 = getelementptr inbounds nuw [32 x double], ptr %29, i32 0, i32 %155
  store double %158, ptr %159, align 8
  %160 = fmul double %151, %157
  store double %160, ptr %156, align 8
  %161 = add nuw nsw i32 %155, 1
  %162 = icmp eq i32 %161, %99
  br i1 %162, label %163, label %154

163:                                              ; preds = %154, %125
  %164 = load i32, ptr %30, align 4
  %165 = icmp slt i32 %164, 1
  br i1 %165, label %236, label %166

166:                                              ; preds = %163
  %167 = load ptr, ptr %0, align 4
  br label %168

168:                                              ; preds = %230, %166
  %169 = phi i32 [ 0, %166 ], [ %233, %230 ]
  %170 = phi i32 [ 0, %166 ], [ %234, %230 ]
  %171 = getelementptr inbounds nuw %struct.Contact, ptr %167, i32 %170
  %172 = getelementptr inbounds nuw i8, ptr %171, i32 40
  %173 = load i32, ptr %172, align 8
  %174 = getelementptr inbounds nuw i8, ptr %171, i32 44
  %175 = load i32, ptr %174, align 4
  %176 = getelementptr inbounds nuw i8, ptr %171, i32 48
  %177 = load i32, ptr %176, align 8
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %203, label %179

179:                                              ; preds = %168
  %180 = load ptr, ptr %13, align 4
  %181 = load i32, ptr %14, align 4
  %182 = getelementptr inbounds %struct.Mode, ptr %180, i32 %181, i32 7, i32 %170
  %183 = load i32, ptr %182, align 4
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %194, label %185

185:                                              ; preds = %179
  %186 = getelementptr inbounds nuw i8, ptr %171, i32 52
  %187 = load i32, ptr %186, align 4
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %189, label %194

189:                                              ; preds = %185
  %190 = getelementptr inbounds double, ptr %112, i32 %173
  %191 = load double, ptr %190, align 8
  %192 = load double, ptr %171, align 8
  %193 = fcmp ogt double %191, %192
  br i1 %193, label %230, label %194

194:                                              ; preds = %189, %185, %179
  %195 = getelementptr inbounds double, ptr %126, i32 %173
  %196 = load double, ptr %195, align 8
  %197 = getelementptr inbounds nuw i8, ptr %171, i32 8
  %198 = load double, ptr %197, align 8
  %199 = fneg double %198
  %200 = fcmp olt double %196, %199
  br i1 %200, label %659, label %201

201:                                              ; preds = %194
  %202 = fcmp ogt double %196, %198
  br i1 %202, label %230, label %203

203:                                              ; preds = %201, %168
  %204 = icmp slt i32 %175, 0
  br i1 %204, label %230, label %205

205:                                              ; preds = %203
  %206 = getelementptr inbounds nuw i8, ptr %171, i32 32
  %207 = load double, ptr %206, align 8
  %208 = mul nsw i32 %175, %99
  %209 = getelementptr double, ptr %130, i32 %208
  %210 = getelementptr double, ptr %209, i32 %173
  %211 = load double, ptr %210, align 8
  %212 = tail call double @llvm.fabs.f64(double %211)
  %213 = fmul double %207, %212
  %214 = mul nsw i32 %173, %99
  %215 = getelementptr double, ptr %130, i32 %214
  %216 = getelementptr double, ptr %215, i32 %173
  %217 = load double, ptr %216, align 8
  %218 = fmul double %217, 0x3FEFF7CED916872B
  %219 = fcmp ult double %213, %218
  br i1 %219, label %220, label %659

220:                                              ; preds = %205
  %221 = getelementptr inbounds nuw double, ptr %126, i32 %175
  %222 = load double, ptr %221, align 8
  %223 = tail call double @llvm.fabs.f64(double %222)
  %224 = getelementptr inbounds nuw i8, ptr %171, i32 16
  %225 = load double, ptr %224, align 8
  %226 = fcmp ugt double %223, %225
  %227 = fcmp ogt double %222, 0.000000e+00
  %228 = select i1 %227, i32 3, i32 4
  %229 = select i1 %226, i32 %228, i32 2
  br label %230

230:                                              ; preds = %220, %203, %201, %189
  %231 = phi i32 [ 2, %203 ], [ 1, %201 ], [ 0, %189 ], [ %229, %220 ]
  %232 = mul nsw i32 %169, 5
  %233 = add nsw i32 %231, %232
  %234 = add nuw nsw i32 %170, 1
  %235 = icmp eq i32 %234, %164
  br i1 %235, label %236, label %168

236:                                              ; preds = %230, %163
  %237 = phi i32 [ 0, %163 ], [ %233, %230 ]
  %238 = load i32, ptr %31, align 4
  %239 = icmp sgt i32 %238, 0
  br i1 %239, label %242, label %240

240:                                              ; preds = %236
  %241 = load i32, ptr %14, align 4
  br label %261

242:                                              ; preds = %236
  %243 = load ptr, ptr %32, align 4
  %244 = load i32, ptr %14, align 4
  br label %245

245:                                              ; preds = %258, %242
  %246 = phi i32 [ 0, %242 ], [ %259, %258 ]
  %247 = getelementptr inbounds nuw %struct.KnownTransition, ptr %243, i32 %246
  %248 = load i32, ptr %247, align 4
  %249 = icmp eq i32 %248, %244
  br i1 %249, label %250, label %258

250:                                              ; preds = %245
  %251 = getelementptr inbounds nuw i8, ptr %247, i32 4
  %252 = load i32, ptr %251, align 4
  %253 = icmp eq i32 %252, %86
  br i1 %253, label %254, label %258

254:                                              ; preds = %250
  %255 = getelementptr inbounds nuw i8, ptr %247, i32 8
  %256 = load i32, ptr %255, align 4
  %257 = icmp eq i32 %256, %237
  br i1 %257, label %265, label %258

258:                                              ; preds = %254, %250, %245
  %259 = add nuw nsw i32 %246, 1
  %260 = icmp eq i32 %259, %238
  br i1 %260, label %261, label %245

261:                                              ; preds = %258, %240
  %262 = phi i32 [ %241, %240 ], [ %244, %258 ]
  store i32 %262, ptr %12, align 4
  %263 = getelementptr inbounds nuw i8, ptr %0, i32 80
  store i32 %86, ptr %263, align 4
  %264 = getelementptr inbounds nuw i8, ptr %0, i32 84
  store i32 %237, ptr %264, align 4
  br label %659

265:                                              ; preds = %254
  %266 = getelementptr inbounds nuw i8, ptr %247, i32 20
  %267 = load i32, ptr %266, align 4
  %268 = getelementptr inbounds nuw i8, ptr %247, i32 24
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %9) #25
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #25
  %269 = icmp sgt i32 %267, 0
  br i1 %269, label %270, label %290

270:                                              ; preds = %265
  %271 = shl nuw i32 %267, 3
  call void @llvm.memset.p0.i32(ptr nonnull align 16 %10, i8 0, i32 %271, i1 false)
  br label %272

272:                                              ; preds = %277, %270
  %273 = phi i32 [ 0, %270 ], [ %278, %277 ]
  %274 = getelementptr inbounds nuw i32, ptr %268, i32 %273
  %275 = load i32, ptr %274, align 4
  %276 = getelementptr double, ptr %130, i32 %275
  br label %280

277:                                              ; preds = %280
  %278 = add nuw nsw i32 %273, 1
  %279 = icmp eq i32 %278, %267
  br i1 %279, label %290, label %272

280:                                              ; preds = %280, %272
  %281 = phi i32 [ 0, %272 ], [ %288, %280 ]
  %282 = getelementptr inbounds nuw i32, ptr %268, i32 %281
  %283 = load i32, ptr %282, align 4
  %284 = mul nsw i32 %283, %99
  %285 = getelementptr double, ptr %276, i32 %284
  %286 = load double, ptr %285, align 8
  %287 = getelementptr inbounds nuw [8 x [8 x double]], ptr %9, i32 0, i32 %273, i32 %281
  store double %286, ptr %287, align 8
  %288 = add nuw nsw i32 %281, 1
  %289 = icmp eq i32 %288, %267
  br i1 %289, label %277, label %280

290:                                              ; preds = %277, %265
  %291 = call fastcc range(i32 0, 2) i32 @solve_small(i32 noundef %267, ptr noundef %9, ptr noundef %10)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #25
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %9) #25
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %659, label %293

293:                                              ; preds = %290
  %294 = getelementptr inbounds nuw i8, ptr %247, i32 16
  %295 = load i32, ptr %294, align 4
  %296 = icmp sgt i32 %295, 0
  br i1 %296, label %297, label %659

297:                                              ; preds = %293
  %298 = load ptr, ptr %33, align 4
  %299 = getelementptr inbounds nuw i8, ptr %247, i32 12
  %300 = load i32, ptr %299, align 4
  %301 = getelementptr %struct.Combination, ptr %298, i32 %300
  %302 = shl i32 %99, 3
  br label %303

303:                                              ; preds = %568, %297
  %304 = phi i32 [ 0, %297 ], [ %570, %568 ]
  %305 = phi i32 [ -1, %297 ], [ %569, %568 ]
  %306 = getelementptr %struct.Combination, ptr %301, i32 %304
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #25
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #25
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #25
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #25
  %307 = getelementptr inbounds nuw i8, ptr %306, i32 4
  %308 = load i32, ptr %307, align 4
  %309 = icmp sgt i32 %308, 0
  br i1 %309, label %310, label %318

310:                                              ; preds = %303
  %311 = getelementptr inbounds nuw i8, ptr %306, i32 24
  %312 = getelementptr inbounds nuw i8, ptr %306, i32 8
  %313 = getelementptr inbounds nuw i8, ptr %306, i32 72
  %314 = getelementptr inbounds nuw i8, ptr %306, i32 168
  %315 = getelementptr inbounds nuw i8, ptr %306, i32 56
  %316 = load i32, ptr %312, align 8
  %317 = icmp sgt i32 %316, 0
  br label %322

318:                                              ; preds = %331, %303
  %319 = call fastcc i32 @solve_small(i32 noundef %308, ptr noundef %5, ptr noundef %6)
  %320 = icmp eq i32 %319, 0
  br i1 %320, label %321, label %364

321:                                              ; preds = %318
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #25
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5) #25
  br label %562

322:                                              ; preds = %331, %310
  %323 = phi i32 [ 0, %310 ], [ %332, %331 ]
  %324 = getelementptr inbounds nuw [8 x i32], ptr %311, i32 0, i32 %323
  %325 = load i32, ptr %324, align 4
  %326 = getelementptr inbounds double, ptr %128, i32 %325
  %327 = load double, ptr %326, align 8
  %328 = fneg double %327
  %329 = getelementptr inbounds nuw [8 x double], ptr %6, i32 0, i32 %323
  store double %328, ptr %329, align 8
  %330 = getelementptr double, ptr %130, i32 %325
  br label %334

331:                                              ; preds = %342
  %332 = add nuw nsw i32 %323, 1
  %333 = icmp eq i32 %332, %308
  br i1 %333, label %318, label %322

334:                                              ; preds = %342, %322
  %335 = phi i32 [ 0, %322 ], [ %343, %342 ]
  %336 = getelementptr inbounds nuw [8 x i32], ptr %311, i32 0, i32 %335
  %337 = load i32, ptr %336, align 4
  %338 = mul nsw i32 %337, %99
  %339 = getelementptr double, ptr %330, i32 %338
  %340 = load double, ptr %339, align 8
  %341 = getelementptr inbounds nuw [8 x [8 x double]], ptr %5, i32 0, i32 %323, i32 %335
  store double %340, ptr %341, align 8
  br i1 %317, label %345, label %342

342:                                              ; preds = %360, %334
  %343 = add nuw nsw i32 %335, 1
  %344 = icmp eq i32 %343, %308
  br i1 %344, label %331, label %334

345:                                              ; preds = %334, %360
  %346 = phi double [ %361, %360 ], [ %340, %334 ]
  %347 = phi i32 [ %362, %360 ], [ 0, %334 ]
  %348 = getelementptr inbounds nuw [4 x i32], ptr %313, i32 0, i32 %347
  %349 = load i32, ptr %348, align 4
  %350 = icmp eq i32 %349, %337
  br i1 %350, label %351, label %360

351:                                              ; preds = %345
  %352 = getelementptr inbounds nuw [4 x double], ptr %314, i32 0, i32 %347
  %353 = load double, ptr %352, align 8
  %354 = getelementptr inbounds nuw [4 x i32], ptr %315, i32 0, i32 %347
  %355 = load i32, ptr %354, align 4
  %356 = mul nsw i32 %355, %99
  %357 = getelementptr double, ptr %330, i32 %356
  %358 = load double, ptr %357, align 8
  %359 = tail call double @llvm.fmuladd.f64(double %353, double %358, double %346)
  store double %359, ptr %341, align 8
  br label %360

360:                                              ; preds = %351, %345
  %361 = phi double [ %346, %345 ], [ %359, %351 ]
  %362 = add nuw nsw i32 %347, 1
  %363 = icmp eq i32 %362, %316
  br i1 %363, label %342, label %345

364:                                              ; preds = %318
  call void @llvm.memset.p0.i32(ptr nonnull align 16 %7, i8 0, i32 %302, i1 false)
  br i1 %309, label %365, label %367

365:                                              ; preds = %364
  %366 = getelementptr inbounds nuw i8, ptr %306, i32 24
  br label %375

367:                                              ; preds = %375, %364
  %368 = getelementptr inbounds nuw i8, ptr %306, i32 8
  %369 = load i32, ptr %368, align 8
  %370 = icmp sgt i32 %369, 0
  br i1 %370, label %371, label %384

371:                                              ; preds = %367
  %372 = getelementptr inbounds nuw i8, ptr %306, i32 168
  %373 = getelementptr inbounds nuw i8, ptr %306, i32 72
  %374 = getelementptr inbounds nuw i8, ptr %306, i32 56
  br label %385

375:                                              ; preds = %375, %365
  %376 = phi i32 [ 0, %365 ], [ %382, %375 ]
  %377 = getelementptr inbounds nuw [8 x double], ptr %6, i32 0, i32 %376
  %378 = load double, ptr %377, align 8
  %379 = getelementptr inbounds nuw [8 x i32], ptr %366, i32 0, i32 %376
  %380 = load i32, ptr %379, align 4
  %381 = getelementptr inbounds double, ptr %7, i32 %380
  store double %378, ptr %381, align 8
  %382 = add nuw nsw i32 %376, 1
  %383 = icmp eq i32 %382, %308
  br i1 %383, label %367, label %375

384:                                              ; preds = %385, %367
  br i1 %131, label %399, label %419

385:                                              ; preds = %385, %371
  %386 = phi i32 [ 0, %371 ], [ %397, %385 ]
  %387 = getelementptr inbounds nuw [4 x double], ptr %372, i32 0, i32 %386
  %388 = load double, ptr %387, align 8
  %389 = getelementptr inbounds nuw [4 x i32], ptr %373, i32 0, i32 %386
  %390 = load i32, ptr %389, align 4
  %391 = getelementptr inbounds double, ptr %7, i32 %390
  %392 = load double, ptr %391, align 8
  %393 = fmul double %388, %392
  %394 = getelementptr inbounds nuw [4 x i32], ptr %374, i32 0, i32 %386
  %395 = load i32, ptr %394, align 4
  %396 = getelementptr inbounds double, ptr %7, i32 %395
  store double %393, ptr %396, align 8
  %397 = add nuw nsw i32 %386, 1
  %398 = icmp eq i32 %397, %369
  br i1 %398, label %384, label %385

399:                                              ; preds = %384, %404
  %400 = phi i32 [ %406, %404 ], [ 0, %384 ]
  %401 = getelementptr inbounds nuw double, ptr %128, i32 %400
  %402 = load double, ptr %401, align 8
  %403 = getelementptr double, ptr %130, i32 %400
  br label %408

404:                                              ; preds = %408
  %405 = getelementptr inbounds nuw double, ptr %8, i32 %400
  store double %416, ptr %405, align 8
  %406 = add nuw nsw i32 %400, 1
  %407 = icmp eq i32 %406, %99
  br i1 %407, label %419, label %399

408:                                              ; preds = %408, %399
  %409 = phi double [ %402, %399 ], [ %416, %408 ]
  %410 = phi i32 [ 0, %399 ], [ %417, %408 ]
  %411 = mul nuw nsw i32 %410, %99
  %412 = getelementptr double, ptr %403, i32 %411
  %413 = load double, ptr %412, align 8
  %414 = getelementptr inbounds nuw double, ptr %7, i32 %410
  %415 = load double, ptr %414, align 8
  %416 = tail call double @llvm.fmuladd.f64(double %413, double %415, double %409)
  %417 = add nuw nsw i32 %410, 1
  %418 = icmp eq i32 %417, %99
  br i1 %418, label %404, label %408

419:                                              ; preds = %404, %384
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #25
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5) #25
  br i1 %309, label %420, label %425

420:                                              ; preds = %419
  %421 = getelementptr inbounds nuw i8, ptr %306, i32 24
  br label %432

422:                                              ; preds = %432
  %423 = add nuw nsw i32 %433, 1
  %424 = icmp eq i32 %423, %308
  br i1 %424, label %425, label %432

425:                                              ; preds = %422, %419
  %426 = getelementptr inbounds nuw i8, ptr %306, i32 16
  %427 = load i32, ptr %426, align 8
  %428 = icmp sgt i32 %427, 0
  br i1 %428, label %429, label %467

429:                                              ; preds = %425
  %430 = getelementptr inbounds nuw i8, ptr %306, i32 104
  %431 = getelementptr inbounds nuw i8, ptr %306, i32 232
  br label %443

432:                                              ; preds = %422, %420
  %433 = phi i32 [ 0, %420 ], [ %423, %422 ]
  %434 = getelementptr inbounds nuw [8 x i32], ptr %421, i32 0, i32 %433
  %435 = load i32, ptr %434, align 4
  %436 = getelementptr inbounds [32 x double], ptr %8, i32 0, i32 %435
  %437 = load double, ptr %436, align 8
  %438 = tail call double @llvm.fabs.f64(double %437)
  %439 = getelementptr inbounds [32 x double], ptr %28, i32 0, i32 %435
  %440 = load double, ptr %439, align 8
  %441 = fmul double %440, 5.000000e-01
  %442 = fcmp ugt double %438, %441
  br i1 %442, label %562, label %422

443:                                              ; preds = %459, %429
  %444 = phi i32 [ 1, %429 ], [ %462, %459 ]
  %445 = phi i32 [ 0, %429 ], [ %463, %459 ]
  %446 = getelementptr inbounds nuw [8 x i32], ptr %430, i32 0, i32 %445
  %447 = load i32, ptr %446, align 4
  %448 = getelementptr inbounds nuw [8 x double], ptr %431, i32 0, i32 %445
  %449 = load double, ptr %448, align 8
  %450 = getelementptr inbounds [32 x double], ptr %8, i32 0, i32 %447
  %451 = load double, ptr %450, align 8
  %452 = fmul double %449, %451
  %453 = getelementptr inbounds [32 x double], ptr %28, i32 0, i32 %447
  %454 = load double, ptr %453, align 8
  %455 = fcmp ule double %452, %454
  %456 = fmul double %454, -3.000000e+00
  %457 = fcmp uge double %452, %456
  %458 = and i1 %455, %457
  br i1 %458, label %562, label %459

459:                                              ; preds = %443
  %460 = xor i1 %457, true
  %461 = and i1 %455, %460
  %462 = select i1 %461, i32 0, i32 %444
  %463 = add nuw nsw i32 %445, 1
  %464 = icmp eq i32 %463, %427
  br i1 %464, label %465, label %443

465:                                              ; preds = %459
  %466 = icmp eq i32 %462, 0
  br i1 %466, label %563, label %467

467:                                              ; preds = %465, %425
  %468 = getelementptr inbounds nuw i8, ptr %306, i32 12
  %469 = load i32, ptr %468, align 4
  %470 = icmp sgt i32 %469, 0
  br i1 %470, label %471, label %474

471:                                              ; preds = %467
  %472 = getelementptr inbounds nuw i8, ptr %306, i32 88
  %473 = getelementptr inbounds nuw i8, ptr %306, i32 200
  br label %483

474:                                              ; preds = %499, %467
  %475 = phi i32 [ 1, %467 ], [ %502, %499 ]
  %476 = getelementptr inbounds nuw i8, ptr %306, i32 20
  %477 = load i32, ptr %476, align 4
  %478 = icmp sgt i32 %477, 0
  br i1 %478, label %479, label %534

479:                                              ; preds = %474
  %480 = getelementptr inbounds nuw i8, ptr %306, i32 152
  %481 = getelementptr inbounds nuw i8, ptr %306, i32 296
  %482 = getelementptr inbounds nuw i8, ptr %306, i32 136
  br label %505

483:                                              ; preds = %499, %471
  %484 = phi i32 [ 1, %471 ], [ %502, %499 ]
  %485 = phi i32 [ 0, %471 ], [ %503, %499 ]
  %486 = getelementptr inbounds nuw [4 x i32], ptr %472, i32 0, i32 %485
  %487 = load i32, ptr %486, align 4
  %488 = getelementptr inbounds nuw [4 x double], ptr %473, i32 0, i32 %485
  %489 = load double, ptr %488, align 8
  %490 = getelementptr inbounds [32 x double], ptr %7, i32 0, i32 %487
  %491 = load double, ptr %490, align 8
  %492 = fmul double %489, %491
  %493 = getelementptr inbounds [32 x double], ptr %29, i32 0, i32 %487
  %494 = load double, ptr %493, align 8
  %495 = fcmp ule double %492, %494
  %496 = fmul double %494, -3.000000e+00
  %497 = fcmp uge double %492, %496
  %498 = and i1 %495, %497
  br i1 %498, label %562, label %499

499:                                              ; preds = %483
  %500 = xor i1 %497, true
  %501 = and i1 %495, %500
  %502 = select i1 %501, i32 0, i32 %484
  %503 = add nuw nsw i32 %485, 1
  %504 = icmp eq i32 %503, %469
  br i1 %504, label %474, label %483

505:                                              ; preds = %528, %479
  %506 = phi i32 [ %475, %479 ], [ %531, %528 ]
  %507 = phi i32 [ 0, %479 ], [ %532, %528 ]
  %508 = getelementptr inbounds nuw [4 x i32], ptr %480, i32 0, i32 %507
  %509 = load i32, ptr %508, align 4
  %510 = getelementptr inbounds nuw [4 x double], ptr %481, i32 0, i32 %507
  %511 = load double, ptr %510, align 8
  %512 = getelementptr inbounds nuw [4 x i32], ptr %482, i32 0, i32 %507
  %513 = load i32, ptr %512, align 4
  %514 = getelementptr inbounds [32 x double], ptr %7, i32 0, i32 %513
  %515 = load double, ptr %514, align 8
  %516 = tail call double @llvm.fabs.f64(double %515)
  %517 = getelementptr inbounds [32 x double], ptr %7, i32 0, i32 %509
  %518 = load double, ptr %517, align 8
  %519 = tail call double @llvm.fabs.f64(double %518)
  %520 = fneg double %519
  %521 = tail call double @llvm.fmuladd.f64(double %511, double %516, double %520)
  %522 = getelementptr inbounds [32 x double], ptr %29, i32 0, i32 %509
  %523 = load double, ptr %522, align 8
  %524 = fcmp ule double %521, %523
  %525 = fmul double %523, -3.000000e+00
  %526 = fcmp uge double %521, %525
  %527 = and i1 %524, %526
  br i1 %527, label %562, label %528

528:                                              ; preds = %505
  %529 = xor i1 %526, true
  %530 = and i1 %524, %529
  %531 = select i1 %530, i32 0, i32 %506
  %532 = add nuw nsw i32 %507, 1
  %533 = icmp eq i32 %532, %477
  br i1 %533, label %534, label %505

534:                                              ; preds = %528, %474
  %535 = phi i32 [ %475, %474 ], [ %531, %528 ]
  %536 = icmp eq i32 %535, 0
  br i1 %536, label %537, label %564

537:                                              ; preds = %534
  %538 = getelementptr inbounds nuw i8, ptr %306, i32 24
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3) #25
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #25
  br i1 %309, label %539, label %559

539:                                              ; preds = %537
  %540 = shl nuw i32 %308, 3
  call void @llvm.memset.p0.i32(ptr nonnull align 16 %4, i8 0, i32 %540, i1 false)
  br label %541

541:                                              ; preds = %546, %539
  %542 = phi i32 [ 0, %539 ], [ %547, %546 ]
  %543 = getelementptr inbounds nuw i32, ptr %538, i32 %542
  %544 = load i32, ptr %543, align 4
  %545 = getelementptr double, ptr %130, i32 %544
  br label %549

546:                                              ; preds = %549
  %547 = add nuw nsw i32 %542, 1
  %548 = icmp eq i32 %547, %308
  br i1 %548, label %559, label %541

549:                                              ; preds = %549, %541
  %550 = phi i32 [ 0, %541 ], [ %557, %549 ]
  %551 = getelementptr inbounds nuw i32, ptr %538, i32 %550
  %552 = load i32, ptr %551, align 4
  %553 = mul nsw i32 %552, %99
  %554 = getelementptr double, ptr %545, i32 %553
  %555 = load double, ptr %554, align 8
  %556 = getelementptr inbounds nuw [8 x [8 x double]], ptr %3, i32 0, i32 %542, i32 %550
  store double %555, ptr %556, align 8
  %557 = add nuw nsw i32 %550, 1
  %558 = icmp eq i32 %557, %308
  br i1 %558, label %546, label %549

559:                                              ; preds = %546, %537
  %560 = call fastcc range(i32 0, 2) i32 @solve_small(i32 noundef %308, ptr noundef %3, ptr noundef %4)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #25
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3) #25
  %561 = icmp eq i32 %560, 0
  br i1 %561, label %562, label %564

562:                                              ; preds = %559, %432, %443, %483, %505, %321
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #25
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #25
  br label %659

563:                                              ; preds = %465
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #25
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #25
  br label %568

564:                                              ; preds = %559, %534
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #25
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #25
  %565 = icmp eq i32 %535, 1
  br i1 %565, label %566, label %568

566:                                              ; preds = %564
  %567 = load i32, ptr %306, align 8
  br label %568

568:                                              ; preds = %566, %564, %563
  %569 = phi i32 [ %567, %566 ], [ %305, %563 ], [ %305, %564 ]
  %570 = add nuw nsw i32 %304, 1
  %571 = icmp slt i32 %570, %295
  %572 = icmp slt i32 %569, 0
  %573 = select i1 %571, i1 %572, i1 false
  br i1 %573, label %303, label %574

574:                                              ; preds = %568
  br i1 %572, label %659, label %575

575:                                              ; preds = %574
  %576 = load ptr, ptr %13, align 4
  %577 = getelementptr inbounds nuw %struct.Mode, ptr %576, i32 %569, i32 1
  %578 = load ptr, ptr %577, align 4
  %579 = icmp eq ptr %578, null
  %580 = or i1 %165, %579
  %581 = select i1 %579, i32 -1, i32 %569
  br i1 %580, label %610, label %582

582:                                              ; preds = %575
  %583 = load ptr, ptr %0, align 4
  br label %584

584:                                              ; preds = %607, %582
  %585 = phi i32 [ 0, %582 ], [ %608, %607 ]
  %586 = getelementptr inbounds nuw %struct.Contact, ptr %583, i32 %585
  %587 = getelementptr inbounds nuw %struct.Mode, ptr %576, i32 %569, i32 7, i32 %585
  %588 = load i32, ptr %587, align 4
  %589 = icmp eq i32 %588, 0
  br i1 %589, label %607, label %590

590:                                              ; preds = %584
  %591 = getelementptr inbounds nuw i8, ptr %586, i32 48
  %592 = load i32, ptr %591, align 8
  %593 = icmp eq i32 %592, 0
  br i1 %593, label %607, label %594

594:                                              ; preds = %590
  %595 = getelementptr inbounds nuw i8, ptr %586, i32 52
  %596 = load i32, ptr %595, align 4
  %597 = icmp eq i32 %596, 0
  br i1 %597, label %598, label %607

598:                                              ; preds = %594
  %599 = getelementptr inbounds nuw i8, ptr %586, i32 40
  %600 = load i32, ptr %599, align 8
  %601 = getelementptr inbounds double, ptr %112, i32 %600
  %602 = load double, ptr %601, align 8
  %603 = getelementptr inbounds nuw i8, ptr %586, i32 24
  %604 = load double, ptr %603, align 8
  %605 = fneg double %604
  %606 = fcmp olt double %602, %605
  br i1 %606, label %659, label %607

607:                                              ; preds = %598, %594, %590, %584
  %608 = add nuw nsw i32 %585, 1
  %609 = icmp eq i32 %608, %164
  br i1 %609, label %610, label %584

610:                                              ; preds = %607, %575
  %611 = phi i32 [ %581, %575 ], [ %569, %607 ]
  %612 = icmp slt i32 %611, 0
  br i1 %612, label %659, label %613

613:                                              ; preds = %610
  %614 = load ptr, ptr %34, align 4
  %615 = getelementptr inbounds double, ptr %614, i32 %67
  store double %98, ptr %615, align 8
  %616 = getelementptr inbounds nuw i8, ptr %64, i32 12
  %617 = load i32, ptr %616, align 4
  %618 = icmp eq i32 %617, 0
  br i1 %618, label %625, label %619

619:                                              ; preds = %613
  %620 = getelementptr inbounds nuw i8, ptr %66, i32 56
  %621 = load ptr, ptr %620, align 8
  %622 = mul nsw i32 %617, %70
  %623 = getelementptr inbounds double, ptr %621, i32 %622
  %624 = load double, ptr %623, align 8
  br label %625

625:                                              ; preds = %619, %613
  %626 = phi double [ %624, %619 ], [ 0.000000e+00, %613 ]
  %627 = load ptr, ptr %35, align 4
  %628 = getelementptr inbounds double, ptr %627, i32 %67
  store double %626, ptr %628, align 8
  %629 = load ptr, ptr %36, align 4
  %630 = mul nsw i32 %67, 12
  %631 = getelementptr inbounds i8, ptr %629, i32 %630
  store i32 %86, ptr %631, align 4
  %632 = getelementptr i8, ptr %631, i32 4
  store i32 %70, ptr %632, align 4
  %633 = getelementptr i8, ptr %631, i32 8
  store i32 %611, ptr %633, align 4
  %634 = load i32, ptr %15, align 4
  %635 = add nsw i32 %634, 1
  store i32 %635, ptr %15, align 4
  store i32 0, ptr %71, align 8
  %636 = getelementptr inbounds nuw %struct.Mode, ptr %576, i32 %611
  %637 = getelementptr inbounds nuw i8, ptr %636, i32 4
  %638 = load ptr, ptr %637, align 4
  %639 = getelementptr inbounds nuw i8, ptr %638, i32 36
  %640 = load ptr, ptr %639, align 4
  %641 = getelementptr inbounds nuw i8, ptr %636, i32 16
  %642 = load i32, ptr %641, align 4
  %643 = icmp sgt i32 %642, 0
  br i1 %643, label %644, label %660

644:                                              ; preds = %625
  %645 = getelementptr inbounds nuw i8, ptr %636, i32 52
  %646 = getelementptr inbounds nuw i8, ptr %636, i32 20
  br label %647

647:                                              ; preds = %647, %644
  %648 = phi i32 [ 0, %644 ], [ %657, %647 ]
  %649 = getelementptr inbounds nuw [8 x i32], ptr %645, i32 0, i32 %648
  %650 = load i32, ptr %649, align 4
  %651 = getelementptr inbounds [32 x double], ptr %29, i32 0, i32 %650
  %652 = load double, ptr %651, align 8
  %653 = fmul double %652, 2.000000e+00
  %654 = getelementptr inbounds nuw [8 x i32], ptr %646, i32 0, i32 %648
  %655 = load i32, ptr %654, align 4
  %656 = getelementptr inbounds double, ptr %640, i32 %655
  store double %653, ptr %656, align 8
  %657 = add nuw nsw i32 %648, 1
  %658 = icmp eq i32 %657, %642
  br i1 %658, label %660, label %647

659:                                              ; preds = %610, %574, %290, %123, %293, %205, %194, %598, %261, %562
  call void @llvm.lifetime.end.p0(i64 536, ptr nonnull %11) #25
  br label %675

660:                                              ; preds = %647, %625
  %661 = getelementptr inbounds nuw i8, ptr %638, i32 120
  store double %98, ptr %661, align 8
  %662 = getelementptr inbounds nuw i8, ptr %638, i32 236
  store i32 0, ptr %662, align 4
  %663 = getelementptr inbounds nuw i8, ptr %638, i32 240
  store i32 %70, ptr %663, align 8
  %664 = getelementptr inbounds nuw i8, ptr %636, i32 8
  %665 = load ptr, ptr %664, align 4
  %666 = load i32, ptr %18, align 4
  %667 = shl i32 %666, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %665, ptr readonly align 8 %91, i32 %667, i1 false)
  %668 = load ptr, ptr %664, align 4
  %669 = load i32, ptr %18, align 4
  %670 = getelementptr inbounds double, ptr %668, i32 %669
  %671 = getelementptr inbounds nuw i8, ptr %636, i32 12
  %672 = load i32, ptr %671, align 4
  %673 = shl i32 %672, 3
  tail call void @llvm.memset.p0.i32(ptr align 8 %670, i8 0, i32 %673, i1 false)
  store i32 %611, ptr %14, align 4
  call void @llvm.lifetime.end.p0(i64 536, ptr nonnull %11) #25
  %674 = icmp sgt i32 %59, 0
  br i1 %674, label %38, label %675

675:                                              ; preds = %61, %74, %80, %38, %660, %659
  %676 = phi i32 [ 2, %659 ], [ 2, %61 ], [ 2, %74 ], [ 2, %80 ], [ %50, %38 ], [ 0, %660 ]
  ret i32 %676
}

define hidden i32 @appell_chain_size(i32 noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds [5 x i32], ptr @__const.appell_chain_size.sizes, i32 0, i32 %0
  %3 = load i32, ptr %2, align 4
  ret i32 %3
}

declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg) #5

define hidden range(i32 0, 2) i32 @appell_scales(ptr nocapture noundef %0, double noundef %1, ptr noundef %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef writeonly %4) local_unnamed_addr #2 {
  %6 = alloca %struct.Buffers, align 8
  %7 = alloca %struct.Factor, align 4
  call void @llvm.lifetime.start.p0(i64 344, ptr nonnull %6) #25
  call fastcc void @lay_out(ptr noundef %6, ptr noundef %0)
  %8 = load ptr, ptr %0, align 8
  %9 = load ptr, ptr %6, align 8
  call void @appell_dynamics(double noundef %1, ptr noundef %2, ptr noundef %8, ptr noundef null, ptr noundef %9) #25
  %10 = load ptr, ptr %6, align 8
  %11 = load i32, ptr @appell_n_coordinates, align 4
  %12 = getelementptr inbounds double, ptr %10, i32 %11
  %13 = load i32, ptr @appell_n_speeds, align 4
  %14 = mul nsw i32 %13, %13
  %15 = getelementptr inbounds nuw double, ptr %12, i32 %14
  %16 = getelementptr inbounds double, ptr %15, i32 %13
  %17 = getelementptr inbounds nuw i8, ptr %6, i32 292
  store ptr %16, ptr %17, align 4
  %18 = load i32, ptr @appell_n_rows, align 4
  %19 = mul i32 %18, %13
  %20 = getelementptr inbounds double, ptr %16, i32 %19
  %21 = getelementptr inbounds nuw i8, ptr %6, i32 296
  store ptr %20, ptr %21, align 8
  %22 = load i32, ptr @appell_is_actuated, align 4
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, i32 2, i32 3
  %25 = mul i32 %24, %19
  %26 = add i32 %13, %11
  %27 = add i32 %26, %14
  %28 = add i32 %27, %18
  %29 = add i32 %28, %25
  %30 = icmp sgt i32 %29, 0
  br i1 %30, label %31, label %43

31:                                               ; preds = %5, %31
  %32 = phi i32 [ %38, %31 ], [ 0, %5 ]
  %33 = phi double [ %37, %31 ], [ 0.000000e+00, %5 ]
  %34 = getelementptr inbounds nuw double, ptr %10, i32 %32
  %35 = load double, ptr %34, align 8
  %36 = fsub double %35, %35
  %37 = fadd double %33, %36
  %38 = add nuw nsw i32 %32, 1
  %39 = icmp eq i32 %38, %29
  br i1 %39, label %40, label %31

40:                                               ; preds = %31
  %41 = fcmp une double %37, 0.000000e+00
  br i1 %41, label %42, label %43

42:                                               ; preds = %40
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 0, double noundef %1)
  br label %157

43:                                               ; preds = %40, %5
  %44 = load i32, ptr @appell_n_position_rows, align 4
  %45 = load i32, ptr @appell_n_velocity_rows, align 4
  %46 = sub i32 0, %45
  %47 = icmp eq i32 %44, %46
  br i1 %47, label %52, label %48

48:                                               ; preds = %43
  %49 = load ptr, ptr %0, align 8
  %50 = getelementptr inbounds nuw i8, ptr %6, i32 116
  %51 = load ptr, ptr %50, align 4
  call void @appell_metric(double noundef %1, ptr noundef %2, ptr noundef %49, ptr noundef null, ptr noundef %51) #25
  br label %56

52:                                               ; preds = %43
  %53 = getelementptr inbounds nuw i8, ptr %6, i32 116
  %54 = load ptr, ptr %53, align 4
  %55 = shl i32 %14, 3
  call void @llvm.memcpy.p0.p0.i32(ptr align 8 %54, ptr align 8 %12, i32 %55, i1 false)
  br label %56

56:                                               ; preds = %52, %48
  %57 = getelementptr inbounds nuw i8, ptr %6, i32 116
  %58 = load ptr, ptr %57, align 4
  %59 = icmp eq i32 %13, 0
  br i1 %59, label %78, label %66

60:                                               ; preds = %64
  %61 = icmp sgt i32 %13, 0
  br i1 %61, label %62, label %75

62:                                               ; preds = %60
  %63 = add nuw i32 %13, 1
  br label %83

64:                                               ; preds = %66
  %65 = fcmp une double %72, 0.000000e+00
  br i1 %65, label %157, label %60

66:                                               ; preds = %56, %66
  %67 = phi i32 [ %73, %66 ], [ 0, %56 ]
  %68 = phi double [ %72, %66 ], [ 0.000000e+00, %56 ]
  %69 = getelementptr inbounds nuw double, ptr %58, i32 %67
  %70 = load double, ptr %69, align 8
  %71 = fsub double %70, %70
  %72 = fadd double %68, %71
  %73 = add nuw nsw i32 %67, 1
  %74 = icmp eq i32 %73, %14
  br i1 %74, label %64, label %66

75:                                               ; preds = %83, %60
  %76 = call fastcc i32 @cholesky(i32 noundef %13, ptr noundef nonnull %58)
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %157, label %93

78:                                               ; preds = %56
  %79 = call fastcc i32 @cholesky(i32 noundef %13, ptr noundef %58)
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %157, label %81

81:                                               ; preds = %78
  %82 = load ptr, ptr %57, align 4
  br label %111

83:                                               ; preds = %62, %83
  %84 = phi i32 [ 0, %62 ], [ %91, %83 ]
  %85 = mul i32 %84, %63
  %86 = getelementptr inbounds double, ptr %58, i32 %85
  %87 = load double, ptr %86, align 8
  %88 = call double @llvm.sqrt.f64(double %87)
  %89 = fdiv double 1.000000e+00, %88
  %90 = getelementptr inbounds nuw double, ptr %4, i32 %84
  store double %89, ptr %90, align 8
  %91 = add nuw nsw i32 %84, 1
  %92 = icmp eq i32 %91, %13
  br i1 %92, label %75, label %83

93:                                               ; preds = %75
  %94 = load ptr, ptr %57, align 4
  br i1 %61, label %95, label %111

95:                                               ; preds = %93
  %96 = add nuw i32 %13, 1
  br label %97

97:                                               ; preds = %97, %95
  %98 = phi i32 [ 0, %95 ], [ %106, %97 ]
  %99 = phi double [ 0.000000e+00, %95 ], [ %105, %97 ]
  %100 = phi double [ 0x7FF0000000000000, %95 ], [ %104, %97 ]
  %101 = mul i32 %98, %96
  %102 = getelementptr inbounds double, ptr %94, i32 %101
  %103 = load double, ptr %102, align 8
  %104 = call double @llvm.minnum.f64(double %100, double %103)
  %105 = call double @llvm.maxnum.f64(double %99, double %103)
  %106 = add nuw nsw i32 %98, 1
  %107 = icmp eq i32 %106, %13
  br i1 %107, label %108, label %97

108:                                              ; preds = %97
  %109 = fmul double %105, 0x3EB0C6F7A0B5ED8D
  %110 = fcmp ule double %104, %109
  br i1 %110, label %157, label %111

111:                                              ; preds = %81, %93, %108
  %112 = phi ptr [ %82, %81 ], [ %94, %93 ], [ %94, %108 ]
  %113 = load ptr, ptr %6, align 8
  %114 = getelementptr inbounds double, ptr %113, i32 %11
  %115 = getelementptr inbounds nuw double, ptr %114, i32 %14
  %116 = getelementptr inbounds double, ptr %115, i32 %13
  %117 = getelementptr inbounds nuw i8, ptr %6, i32 88
  %118 = load ptr, ptr %117, align 8
  call fastcc void @raise_rows(i32 noundef %13, i32 noundef %18, ptr noundef %112, ptr noundef %116, ptr noundef %118)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #25
  store i32 %13, ptr %7, align 4
  %119 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store i32 %18, ptr %119, align 4
  %120 = getelementptr inbounds nuw i8, ptr %7, i32 8
  store i32 0, ptr %120, align 4
  %121 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %122 = load ptr, ptr %117, align 8
  store ptr %122, ptr %121, align 4
  %123 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %124 = getelementptr inbounds nuw i8, ptr %6, i32 92
  %125 = load ptr, ptr %124, align 4
  store ptr %125, ptr %123, align 4
  %126 = getelementptr inbounds nuw i8, ptr %7, i32 20
  %127 = getelementptr inbounds nuw i8, ptr %6, i32 96
  %128 = load ptr, ptr %127, align 8
  store ptr %128, ptr %126, align 4
  %129 = getelementptr inbounds nuw i8, ptr %7, i32 24
  %130 = getelementptr inbounds nuw i8, ptr %6, i32 260
  %131 = load ptr, ptr %130, align 4
  store ptr %131, ptr %129, align 4
  %132 = getelementptr inbounds nuw i8, ptr %7, i32 28
  store i32 0, ptr %132, align 4
  call fastcc void @factorise(ptr noundef %7, ptr noundef null)
  %133 = load i32, ptr %120, align 4
  %134 = icmp slt i32 %133, %18
  %135 = icmp slt i32 %18, 1
  %136 = select i1 %135, i1 true, i1 %134
  br i1 %136, label %154, label %137

137:                                              ; preds = %111
  %138 = load ptr, ptr %121, align 4
  %139 = add i32 %13, 1
  %140 = load ptr, ptr %123, align 4
  br label %141

141:                                              ; preds = %137, %148
  %142 = phi i32 [ 0, %137 ], [ %152, %148 ]
  %143 = mul i32 %142, %139
  %144 = getelementptr inbounds double, ptr %138, i32 %143
  %145 = load double, ptr %144, align 8
  %146 = call double @llvm.fabs.f64(double %145)
  %147 = fcmp ogt double %146, 1.000000e-03
  br i1 %147, label %148, label %154

148:                                              ; preds = %141
  %149 = getelementptr inbounds nuw double, ptr %140, i32 %142
  %150 = load double, ptr %149, align 8
  %151 = getelementptr inbounds nuw double, ptr %3, i32 %142
  store double %150, ptr %151, align 8
  %152 = add nuw nsw i32 %142, 1
  %153 = icmp slt i32 %152, %18
  br i1 %153, label %141, label %154

154:                                              ; preds = %148, %141, %111
  %155 = phi i1 [ %135, %111 ], [ %147, %141 ], [ %147, %148 ]
  %156 = zext i1 %155 to i32
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #25
  br label %157

157:                                              ; preds = %78, %42, %75, %108, %64, %154
  %158 = phi i32 [ %156, %154 ], [ 0, %42 ], [ 0, %64 ], [ 0, %108 ], [ 0, %75 ], [ 0, %78 ]
  call void @llvm.lifetime.end.p0(i64 344, ptr nonnull %6) #25
  ret i32 %158
}

define internal fastcc range(i32 0, 6) i32 @evaluate_dynamics(ptr nocapture noundef %0, ptr nocapture noundef nonnull initializes((292, 300)) %1, double noundef %2, ptr noundef %3) unnamed_addr #2 {
  %5 = load ptr, ptr %0, align 8
  %6 = load ptr, ptr %1, align 8
  tail call void @appell_dynamics(double noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef null, ptr noundef %6) #25
  %7 = load ptr, ptr %1, align 8
  %8 = load i32, ptr @appell_n_coordinates, align 4
  %9 = getelementptr inbounds double, ptr %7, i32 %8
  %10 = load i32, ptr @appell_n_speeds, align 4
  %11 = mul nsw i32 %10, %10
  %12 = getelementptr inbounds nuw double, ptr %9, i32 %11
  %13 = getelementptr inbounds double, ptr %12, i32 %10
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 292
  store ptr %13, ptr %14, align 4
  %15 = load i32, ptr @appell_n_rows, align 4
  %16 = mul i32 %15, %10
  %17 = getelementptr inbounds double, ptr %13, i32 %16
  %18 = getelementptr inbounds nuw i8, ptr %1, i32 296
  store ptr %17, ptr %18, align 8
  %19 = load i32, ptr @appell_is_actuated, align 4
  %20 = icmp eq i32 %19, 0
  %21 = select i1 %20, i32 2, i32 3
  %22 = mul i32 %16, %21
  %23 = add i32 %10, %8
  %24 = add i32 %23, %11
  %25 = add i32 %24, %15
  %26 = add i32 %25, %22
  %27 = icmp sgt i32 %26, 0
  br i1 %27, label %28, label %40

28:                                               ; preds = %4, %28
  %29 = phi i32 [ %35, %28 ], [ 0, %4 ]
  %30 = phi double [ %34, %28 ], [ 0.000000e+00, %4 ]
  %31 = getelementptr inbounds nuw double, ptr %7, i32 %29
  %32 = load double, ptr %31, align 8
  %33 = fsub double %32, %32
  %34 = fadd double %30, %33
  %35 = add nuw nsw i32 %29, 1
  %36 = icmp eq i32 %35, %26
  br i1 %36, label %37, label %28

37:                                               ; preds = %28
  %38 = fcmp une double %34, 0.000000e+00
  br i1 %38, label %39, label %40

39:                                               ; preds = %37
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 0, double noundef %2)
  br label %40

40:                                               ; preds = %4, %37, %39
  %41 = phi i32 [ 5, %39 ], [ 0, %37 ], [ 0, %4 ]
  ret i32 %41
}

declare void @appell_metric(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

declare double @llvm.sqrt.f64(double) #7

define internal fastcc range(i32 0, 2) i32 @cholesky(i32 noundef %0, ptr nocapture noundef %1) unnamed_addr #8 {
  %3 = icmp slt i32 %0, 1
  br i1 %3, label %74, label %4

4:                                                ; preds = %2, %70
  %5 = phi i32 [ %72, %70 ], [ %0, %2 ]
  %6 = phi i32 [ %71, %70 ], [ 0, %2 ]
  %7 = getelementptr inbounds nuw double, ptr %1, i32 %6
  %8 = mul nuw nsw i32 %6, %0
  %9 = getelementptr inbounds nuw double, ptr %7, i32 %8
  %10 = load double, ptr %9, align 8
  %11 = icmp eq i32 %6, 0
  br i1 %11, label %19, label %12

12:                                               ; preds = %4
  %13 = sub nsw i32 %0, %6
  %14 = icmp ult i32 %5, 4
  %15 = and i32 %5, -4
  %16 = icmp eq i32 %5, %15
  br label %23

17:                                               ; preds = %55
  %18 = load double, ptr %9, align 8
  br label %19

19:                                               ; preds = %17, %4
  %20 = phi double [ %18, %17 ], [ %10, %4 ]
  %21 = fmul double %10, 0x3D719799812DEA11
  %22 = fcmp ogt double %20, %21
  br i1 %22, label %58, label %74

23:                                               ; preds = %12, %55
  %24 = phi i32 [ 0, %12 ], [ %56, %55 ]
  %25 = mul nuw nsw i32 %24, %0
  %26 = getelementptr double, ptr %7, i32 %25
  %27 = load double, ptr %26, align 8
  %28 = fcmp une double %27, 0.000000e+00
  br i1 %28, label %29, label %55

29:                                               ; preds = %23
  %30 = fneg double %27
  br i1 %14, label %44, label %31

31:                                               ; preds = %29
  %32 = insertelement <4 x double> poison, double %30, i64 0
  %33 = shufflevector <4 x double> %32, <4 x double> poison, <4 x i32> zeroinitializer
  br label %34

34:                                               ; preds = %34, %31
  %35 = phi i32 [ 0, %31 ], [ %41, %34 ]
  %36 = getelementptr inbounds nuw double, ptr %26, i32 %35
  %37 = load <4 x double>, ptr %36, align 8
  %38 = getelementptr inbounds nuw double, ptr %9, i32 %35
  %39 = load <4 x double>, ptr %38, align 8
  %40 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %33, <4 x double> %37, <4 x double> %39)
  store <4 x double> %40, ptr %38, align 8
  %41 = add nuw i32 %35, 4
  %42 = icmp eq i32 %41, %15
  br i1 %42, label %43, label %34

43:                                               ; preds = %34
  br i1 %16, label %55, label %44

44:                                               ; preds = %29, %43
  %45 = phi i32 [ 0, %29 ], [ %15, %43 ]
  br label %46

46:                                               ; preds = %44, %46
  %47 = phi i32 [ %53, %46 ], [ %45, %44 ]
  %48 = getelementptr inbounds nuw double, ptr %26, i32 %47
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds nuw double, ptr %9, i32 %47
  %51 = load double, ptr %50, align 8
  %52 = tail call double @llvm.fmuladd.f64(double %30, double %49, double %51)
  store double %52, ptr %50, align 8
  %53 = add nuw nsw i32 %47, 1
  %54 = icmp eq i32 %53, %13
  br i1 %54, label %55, label %46

55:                                               ; preds = %46, %43, %23
  %56 = add nuw nsw i32 %24, 1
  %57 = icmp eq i32 %56, %6
  br i1 %57, label %17, label %23

58:                                               ; preds = %19
  %59 = tail call double @llvm.sqrt.f64(double %20)
  %60 = fdiv double 1.000000e+00, %59
  %61 = sub nsw i32 %0, %6
  %62 = icmp sgt i32 %61, 1
  br i1 %62, label %63, label %70

63:                                               ; preds = %58, %63
  %64 = phi i32 [ %68, %63 ], [ 1, %58 ]
  %65 = getelementptr inbounds nuw double, ptr %9, i32 %64
  %66 = load double, ptr %65, align 8
  %67 = fmul double %60, %66
  store double %67, ptr %65, align 8
  %68 = add nuw nsw i32 %64, 1
  %69 = icmp eq i32 %68, %5
  br i1 %69, label %70, label %63

70:                                               ; preds = %63, %58
  store double %60, ptr %9, align 8
  %71 = add nuw nsw i32 %6, 1
  %72 = add i32 %5, -1
  %73 = icmp eq i32 %71, %0
  br i1 %73, label %74, label %4

74:                                               ; preds = %70, %19, %2
  %75 = phi i32 [ 1, %2 ], [ 0, %19 ], [ 1, %70 ]
  ret i32 %75
}

define internal fastcc void @raise_rows(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) unnamed_addr #8 {
  %6 = icmp sgt i32 %1, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %5
  %8 = icmp sgt i32 %0, 0
  br label %9

9:                                                ; preds = %7, %18
  %10 = phi i32 [ 0, %7 ], [ %21, %18 ]
  br i1 %8, label %13, label %11

11:                                               ; preds = %9
  %12 = mul nsw i32 %10, %0
  br label %18

13:                                               ; preds = %9
  %14 = getelementptr double, ptr %3, i32 %10
  %15 = mul nuw nsw i32 %10, %0
  %16 = getelementptr double, ptr %4, i32 %15
  br label %23

17:                                               ; preds = %18, %5
  ret void

18:                                               ; preds = %23, %11
  %19 = phi i32 [ %12, %11 ], [ %15, %23 ]
  %20 = getelementptr inbounds double, ptr %4, i32 %19
  tail call fastcc void @forward(i32 noundef %0, ptr noundef %2, ptr noundef %20)
  %21 = add nuw nsw i32 %10, 1
  %22 = icmp eq i32 %21, %1
  br i1 %22, label %17, label %9

23:                                               ; preds = %13, %23
  %24 = phi i32 [ 0, %13 ], [ %29, %23 ]
  %25 = mul nuw nsw i32 %24, %1
  %26 = getelementptr double, ptr %14, i32 %25
  %27 = load double, ptr %26, align 8
  %28 = getelementptr double, ptr %16, i32 %24
  store double %27, ptr %28, align 8
  %29 = add nuw nsw i32 %24, 1
  %30 = icmp eq i32 %29, %0
  br i1 %30, label %18, label %23
}

define internal fastcc void @factorise(ptr nocapture noundef nonnull %0, ptr noundef readonly %1) unnamed_addr #9 {
  %3 = load i32, ptr %0, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %5 = load i32, ptr %4, align 4
  %6 = tail call i32 @llvm.smin.i32(i32 %3, i32 %5)
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 0
  %10 = tail call i32 @llvm.smin.i32(i32 %8, i32 %6)
  %11 = select i1 %9, i32 %6, i32 %10
  %12 = icmp sgt i32 %5, 0
  br i1 %12, label %13, label %95

13:                                               ; preds = %2
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %15 = load ptr, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %17 = load ptr, ptr %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %19 = load ptr, ptr %18, align 4
  br label %24

20:                                               ; preds = %60
  %21 = icmp sgt i32 %66, 0
  br i1 %21, label %22, label %95

22:                                               ; preds = %20
  %23 = icmp eq ptr %1, null
  br label %68

24:                                               ; preds = %60, %13
  %25 = phi double [ 0.000000e+00, %13 ], [ %64, %60 ]
  %26 = phi i32 [ 0, %13 ], [ %65, %60 ]
  %27 = getelementptr inbounds nuw i32, ptr %15, i32 %26
  store i32 %26, ptr %27, align 4
  %28 = load i32, ptr %0, align 4
  %29 = mul nsw i32 %28, %26
  %30 = getelementptr inbounds double, ptr %17, i32 %29
  %31 = icmp sgt i32 %28, 0
  br i1 %31, label %32, label %60

32:                                               ; preds = %24
  %33 = icmp ult i32 %28, 4
  br i1 %33, label %48, label %34

34:                                               ; preds = %32
  %35 = and i32 %28, 2147483644
  br label %36

36:                                               ; preds = %36, %34
  %37 = phi i32 [ 0, %34 ], [ %43, %36 ]
  %38 = phi <4 x double> [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %34 ], [ %42, %36 ]
  %39 = getelementptr inbounds nuw double, ptr %30, i32 %37
  %40 = load <4 x double>, ptr %39, align 8
  %41 = fmul reassoc contract <4 x double> %40, %40
  %42 = fadd reassoc contract <4 x double> %38, %41
  %43 = add nuw i32 %37, 4
  %44 = icmp eq i32 %43, %35
  br i1 %44, label %45, label %36

45:                                               ; preds = %36
  %46 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %42)
  %47 = icmp eq i32 %28, %35
  br i1 %47, label %60, label %48

48:                                               ; preds = %32, %45
  %49 = phi i32 [ 0, %32 ], [ %35, %45 ]
  %50 = phi double [ 0.000000e+00, %32 ], [ %46, %45 ]
  br label %51

51:                                               ; preds = %48, %51
  %52 = phi i32 [ %58, %51 ], [ %49, %48 ]
  %53 = phi double [ %57, %51 ], [ %50, %48 ]
  %54 = getelementptr inbounds nuw double, ptr %30, i32 %52
  %55 = load double, ptr %54, align 8
  %56 = fmul reassoc contract double %55, %55
  %57 = fadd reassoc contract double %53, %56
  %58 = add nuw nsw i32 %52, 1
  %59 = icmp eq i32 %58, %28
  br i1 %59, label %60, label %51

60:                                               ; preds = %51, %45, %24
  %61 = phi double [ 0.000000e+00, %24 ], [ %46, %45 ], [ %57, %51 ]
  %62 = tail call double @llvm.sqrt.f64(double %61)
  %63 = getelementptr inbounds nuw double, ptr %19, i32 %26
  store double %62, ptr %63, align 8
  %64 = tail call double @llvm.maxnum.f64(double %25, double %62)
  %65 = add nuw nsw i32 %26, 1
  %66 = load i32, ptr %4, align 4
  %67 = icmp slt i32 %65, %66
  br i1 %67, label %24, label %20

68:                                               ; preds = %92, %22
  %69 = phi i32 [ 0, %22 ], [ %93, %92 ]
  %70 = mul nsw i32 %69, %28
  %71 = getelementptr inbounds double, ptr %17, i32 %70
  br i1 %23, label %75, label %72

72:                                               ; preds = %68
  %73 = getelementptr inbounds nuw double, ptr %1, i32 %69
  %74 = load double, ptr %73, align 8
  br label %75

75:                                               ; preds = %72, %68
  %76 = phi double [ %74, %72 ], [ %64, %68 ]
  %77 = getelementptr inbounds nuw double, ptr %19, i32 %69
  %78 = load double, ptr %77, align 8
  %79 = fmul double %76, 1.000000e-08
  %80 = fcmp ule double %78, %79
  %81 = fdiv double 1.000000e+00, %78
  %82 = select i1 %80, double 0.000000e+00, double %81
  br i1 %31, label %84, label %83

83:                                               ; preds = %84, %75
  br i1 %80, label %91, label %92

84:                                               ; preds = %75, %84
  %85 = phi i32 [ %89, %84 ], [ 0, %75 ]
  %86 = getelementptr inbounds nuw double, ptr %71, i32 %85
  %87 = load double, ptr %86, align 8
  %88 = fmul double %82, %87
  store double %88, ptr %86, align 8
  %89 = add nuw nsw i32 %85, 1
  %90 = icmp eq i32 %89, %28
  br i1 %90, label %83, label %84

91:                                               ; preds = %83
  store double 1.000000e+00, ptr %77, align 8
  br label %92

92:                                               ; preds = %91, %83
  %93 = add nuw nsw i32 %69, 1
  %94 = icmp eq i32 %93, %66
  br i1 %94, label %95, label %68

95:                                               ; preds = %92, %2, %20
  %96 = phi i32 [ %3, %2 ], [ %28, %20 ], [ %28, %92 ]
  %97 = phi i32 [ %5, %2 ], [ %66, %20 ], [ %66, %92 ]
  %98 = getelementptr inbounds nuw i8, ptr %0, i32 8
  store i32 0, ptr %98, align 4
  %99 = icmp sgt i32 %11, 0
  br i1 %99, label %100, label %298

100:                                              ; preds = %95
  %101 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %102 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %103 = getelementptr inbounds nuw i8, ptr %0, i32 20
  br label %104

104:                                              ; preds = %100, %294
  %105 = phi i32 [ %96, %100 ], [ %182, %294 ]
  %106 = phi i32 [ %97, %100 ], [ %207, %294 ]
  %107 = phi i32 [ 0, %100 ], [ %296, %294 ]
  %108 = icmp slt i32 %107, %106
  br i1 %108, label %109, label %298

109:                                              ; preds = %104
  %110 = sub nsw i32 %105, %107
  %111 = load ptr, ptr %101, align 4
  %112 = getelementptr inbounds double, ptr %111, i32 %107
  %113 = icmp sgt i32 %110, 0
  %114 = icmp ult i32 %110, 4
  %115 = and i32 %110, 2147483644
  %116 = icmp eq i32 %110, %115
  br label %119

117:                                              ; preds = %149
  %118 = fcmp ogt double %154, 1.000000e-08
  br i1 %118, label %157, label %298

119:                                              ; preds = %109, %149
  %120 = phi i32 [ %107, %109 ], [ %155, %149 ]
  %121 = phi double [ -1.000000e+00, %109 ], [ %154, %149 ]
  %122 = phi i32 [ %107, %109 ], [ %153, %149 ]
  %123 = mul nsw i32 %105, %120
  %124 = getelementptr inbounds double, ptr %112, i32 %123
  br i1 %113, label %125, label %149

125:                                              ; preds = %119
  br i1 %114, label %137, label %126

126:                                              ; preds = %125, %126
  %127 = phi i32 [ %133, %126 ], [ 0, %125 ]
  %128 = phi <4 x double> [ %132, %126 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %125 ]
  %129 = getelementptr inbounds nuw double, ptr %124, i32 %127
  %130 = load <4 x double>, ptr %129, align 8
  %131 = fmul reassoc contract <4 x double> %130, %130
  %132 = fadd reassoc contract <4 x double> %128, %131
  %133 = add nuw i32 %127, 4
  %134 = icmp eq i32 %133, %115
  br i1 %134, label %135, label %126

135:                                              ; preds = %126
  %136 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %132)
  br i1 %116, label %149, label %137

137:                                              ; preds = %125, %135
  %138 = phi i32 [ 0, %125 ], [ %115, %135 ]
  %139 = phi double [ 0.000000e+00, %125 ], [ %136, %135 ]
  br label %140

140:                                              ; preds = %137, %140
  %141 = phi i32 [ %147, %140 ], [ %138, %137 ]
  %142 = phi double [ %146, %140 ], [ %139, %137 ]
  %143 = getelementptr inbounds nuw double, ptr %124, i32 %141
  %144 = load double, ptr %143, align 8
  %145 = fmul reassoc contract double %144, %144
  %146 = fadd reassoc contract double %142, %145
  %147 = add nuw nsw i32 %141, 1
  %148 = icmp eq i32 %147, %110
  br i1 %148, label %149, label %140

149:                                              ; preds = %140, %135, %119
  %150 = phi double [ 0.000000e+00, %119 ], [ %136, %135 ], [ %146, %140 ]
  %151 = tail call double @llvm.sqrt.f64(double %150)
  %152 = fcmp ogt double %151, %121
  %153 = select i1 %152, i32 %120, i32 %122
  %154 = select i1 %152, double %151, double %121
  %155 = add nsw i32 %120, 1
  %156 = icmp eq i32 %155, %106
  br i1 %156, label %117, label %119

157:                                              ; preds = %117
  %158 = icmp eq i32 %107, %153
  br i1 %158, label %181, label %159

159:                                              ; preds = %157
  %160 = icmp sgt i32 %105, 0
  br i1 %160, label %161, label %165

161:                                              ; preds = %159
  %162 = load ptr, ptr %101, align 4
  %163 = mul nsw i32 %105, %107
  %164 = mul nsw i32 %105, %153
  br label %172

165:                                              ; preds = %172, %159
  %166 = load ptr, ptr %102, align 4
  %167 = getelementptr inbounds i32, ptr %166, i32 %107
  %168 = load i32, ptr %167, align 4
  %169 = getelementptr inbounds i32, ptr %166, i32 %153
  %170 = load i32, ptr %169, align 4
  store i32 %170, ptr %167, align 4
  store i32 %168, ptr %169, align 4
  %171 = load i32, ptr %0, align 4
  br label %181

172:                                              ; preds = %172, %161
  %173 = phi i32 [ 0, %161 ], [ %179, %172 ]
  %174 = getelementptr double, ptr %162, i32 %173
  %175 = getelementptr double, ptr %174, i32 %163
  %176 = load double, ptr %175, align 8
  %177 = getelementptr double, ptr %174, i32 %164
  %178 = load double, ptr %177, align 8
  store double %178, ptr %175, align 8
  store double %176, ptr %177, align 8
  %179 = add nuw nsw i32 %173, 1
  %180 = icmp eq i32 %179, %105
  br i1 %180, label %165, label %172

181:                                              ; preds = %157, %165
  %182 = phi i32 [ %105, %157 ], [ %171, %165 ]
  %183 = load ptr, ptr %101, align 4
  %184 = mul nsw i32 %182, %107
  %185 = getelementptr inbounds double, ptr %183, i32 %184
  %186 = getelementptr inbounds double, ptr %185, i32 %107
  %187 = load double, ptr %186, align 8
  %188 = fcmp ogt double %187, 0.000000e+00
  %189 = fneg double %154
  %190 = select i1 %188, double %189, double %154
  %191 = fsub double %187, %190
  %192 = fdiv double 1.000000e+00, %191
  %193 = fneg double %191
  %194 = fdiv double %193, %190
  %195 = load ptr, ptr %103, align 4
  %196 = getelementptr inbounds double, ptr %195, i32 %107
  store double %194, ptr %196, align 8
  %197 = add nsw i32 %107, 1
  %198 = icmp slt i32 %197, %182
  br i1 %198, label %199, label %206

199:                                              ; preds = %181, %199
  %200 = phi i32 [ %204, %199 ], [ %197, %181 ]
  %201 = getelementptr inbounds double, ptr %185, i32 %200
  %202 = load double, ptr %201, align 8
  %203 = fmul double %192, %202
  store double %203, ptr %201, align 8
  %204 = add nsw i32 %200, 1
  %205 = icmp eq i32 %204, %182
  br i1 %205, label %206, label %199

206:                                              ; preds = %199, %181
  store double %190, ptr %186, align 8
  %207 = load i32, ptr %4, align 4
  %208 = getelementptr double, ptr %183, i32 %107
  %209 = icmp slt i32 %197, %207
  br i1 %209, label %210, label %294

210:                                              ; preds = %206
  %211 = getelementptr inbounds nuw i8, ptr %208, i32 8
  %212 = getelementptr inbounds double, ptr %211, i32 %184
  %213 = xor i32 %107, -1
  %214 = add i32 %182, %213
  %215 = icmp sgt i32 %214, 0
  %216 = icmp ult i32 %214, 4
  %217 = and i32 %214, 2147483644
  %218 = icmp eq i32 %214, %217
  %219 = icmp ult i32 %214, 4
  %220 = and i32 %214, 2147483644
  %221 = icmp eq i32 %214, %220
  br label %222

222:                                              ; preds = %210, %291
  %223 = phi i32 [ %197, %210 ], [ %292, %291 ]
  %224 = mul nsw i32 %223, %182
  %225 = load double, ptr %196, align 8
  %226 = getelementptr double, ptr %208, i32 %224
  %227 = load double, ptr %226, align 8
  %228 = getelementptr inbounds nuw i8, ptr %226, i32 8
  br i1 %215, label %229, label %246

229:                                              ; preds = %222
  br i1 %216, label %243, label %230

230:                                              ; preds = %229, %230
  %231 = phi i32 [ %239, %230 ], [ 0, %229 ]
  %232 = phi <4 x double> [ %238, %230 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %229 ]
  %233 = getelementptr inbounds nuw double, ptr %212, i32 %231
  %234 = load <4 x double>, ptr %233, align 8
  %235 = getelementptr inbounds nuw double, ptr %228, i32 %231
  %236 = load <4 x double>, ptr %235, align 8
  %237 = fmul reassoc contract <4 x double> %234, %236
  %238 = fadd reassoc contract <4 x double> %232, %237
  %239 = add nuw i32 %231, 4
  %240 = icmp eq i32 %239, %217
  br i1 %240, label %241, label %230

241:                                              ; preds = %230
  %242 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %238)
  br i1 %218, label %261, label %243

243:                                              ; preds = %229, %241
  %244 = phi i32 [ 0, %229 ], [ %217, %241 ]
  %245 = phi double [ 0.000000e+00, %229 ], [ %242, %241 ]
  br label %250

246:                                              ; preds = %222
  %247 = fadd double %227, 0.000000e+00
  %248 = fmul double %225, %247
  %249 = fsub double %227, %248
  store double %249, ptr %226, align 8
  br label %291

250:                                              ; preds = %243, %250
  %251 = phi i32 [ %259, %250 ], [ %244, %243 ]
  %252 = phi double [ %258, %250 ], [ %245, %243 ]
  %253 = getelementptr inbounds nuw double, ptr %212, i32 %251
  %254 = load double, ptr %253, align 8
  %255 = getelementptr inbounds nuw double, ptr %228, i32 %251
  %256 = load double, ptr %255, align 8
  %257 = fmul reassoc contract double %254, %256
  %258 = fadd reassoc contract double %252, %257
  %259 = add nuw nsw i32 %251, 1
  %260 = icmp eq i32 %259, %214
  br i1 %260, label %261, label %250

261:                                              ; preds = %250, %241
  %262 = phi double [ %242, %241 ], [ %258, %250 ]
  %263 = fadd double %227, %262
  %264 = fmul double %225, %263
  %265 = fsub double %227, %264
  store double %265, ptr %226, align 8
  %266 = fneg double %264
  br i1 %219, label %280, label %267

267:                                              ; preds = %261
  %268 = insertelement <4 x double> poison, double %266, i64 0
  %269 = shufflevector <4 x double> %268, <4 x double> poison, <4 x i32> zeroinitializer
  br label %270

270:                                              ; preds = %270, %267
  %271 = phi i32 [ 0, %267 ], [ %277, %270 ]
  %272 = getelementptr inbounds nuw double, ptr %212, i32 %271
  %273 = load <4 x double>, ptr %272, align 8
  %274 = getelementptr inbounds nuw double, ptr %228, i32 %271
  %275 = load <4 x double>, ptr %274, align 8
  %276 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %269, <4 x double> %273, <4 x double> %275)
  store <4 x double> %276, ptr %274, align 8
  %277 = add nuw i32 %271, 4
  %278 = icmp eq i32 %277, %220
  br i1 %278, label %279, label %270

279:                                              ; preds = %270
  br i1 %221, label %291, label %280

280:                                              ; preds = %261, %279
  %281 = phi i32 [ 0, %261 ], [ %220, %279 ]
  br label %282

282:                                              ; preds = %280, %282
  %283 = phi i32 [ %289, %282 ], [ %281, %280 ]
  %284 = getelementptr inbounds nuw double, ptr %212, i32 %283
  %285 = load double, ptr %284, align 8
  %286 = getelementptr inbounds nuw double, ptr %228, i32 %283
  %287 = load double, ptr %286, align 8
  %288 = tail call double @llvm.fmuladd.f64(double %266, double %285, double %287)
  store double %288, ptr %286, align 8
  %289 = add nuw nsw i32 %283, 1
  %290 = icmp eq i32 %289, %214
  br i1 %290, label %291, label %282

291:                                              ; preds = %282, %279, %246
  %292 = add nsw i32 %223, 1
  %293 = icmp eq i32 %292, %207
  br i1 %293, label %294, label %222

294:                                              ; preds = %291, %206
  %295 = load i32, ptr %98, align 4
  %296 = add nsw i32 %295, 1
  store i32 %296, ptr %98, align 4
  %297 = icmp slt i32 %296, %11
  br i1 %297, label %104, label %298

298:                                              ; preds = %104, %294, %117, %95
  ret void
}

declare double @llvm.fabs.f64(double) #7

define hidden noundef i32 @appell_run_size() local_unnamed_addr #0 {
  ret i32 352
}

define hidden noundef i32 @appell_input_size() local_unnamed_addr #0 {
  ret i32 52
}

define hidden void @appell_set_inputs(ptr nocapture noundef readonly %0, double noundef %1, ptr noundef %2) local_unnamed_addr #2 {
  tail call fastcc void @set_inputs(ptr noundef %0, double noundef %1, ptr noundef %2)
  ret void
}

define internal fastcc void @set_inputs(ptr nocapture noundef readonly %0, double noundef %1, ptr noundef %2) unnamed_addr #4 {
  %4 = alloca [3 x double], align 16
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 284
  %6 = load i32, ptr %5, align 4
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %10 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %11 = getelementptr inbounds nuw i8, ptr %4, i32 16
  br label %13

12:                                               ; preds = %109, %3
  ret void

13:                                               ; preds = %8, %109
  %14 = phi i32 [ 0, %8 ], [ %110, %109 ]
  %15 = load ptr, ptr %9, align 4
  %16 = getelementptr inbounds nuw %struct.Input, ptr %15, i32 %14
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds nuw i8, ptr %16, i32 32
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds double, ptr %17, i32 %19
  %21 = getelementptr inbounds nuw i8, ptr %16, i32 28
  %22 = load i32, ptr %21, align 4
  switch i32 %22, label %23 [
    i32 0, label %29
    i32 1, label %89
  ]

23:                                               ; preds = %13
  %24 = getelementptr inbounds nuw i8, ptr %16, i32 36
  %25 = load i32, ptr %24, align 4
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %109

27:                                               ; preds = %23
  %28 = getelementptr inbounds nuw i8, ptr %16, i32 16
  br label %92

29:                                               ; preds = %13
  %30 = getelementptr inbounds nuw i8, ptr %16, i32 40
  %31 = load i32, ptr %30, align 4
  %32 = add nsw i32 %31, -1
  %33 = getelementptr inbounds nuw i8, ptr %16, i32 44
  %34 = load i32, ptr %33, align 4
  %35 = load ptr, ptr %16, align 4
  %36 = getelementptr inbounds double, ptr %35, i32 %34
  %37 = load double, ptr %36, align 8
  %38 = fcmp ult double %1, %37
  br i1 %38, label %43, label %39

39:                                               ; preds = %29
  %40 = getelementptr i8, ptr %36, i32 8
  %41 = load double, ptr %40, align 8
  %42 = fcmp olt double %1, %41
  br i1 %42, label %62, label %43

43:                                               ; preds = %39, %29
  %44 = icmp sgt i32 %31, 1
  br i1 %44, label %45, label %58

45:                                               ; preds = %43, %45
  %46 = phi i32 [ %56, %45 ], [ %32, %43 ]
  %47 = phi i32 [ %55, %45 ], [ 0, %43 ]
  %48 = add nuw nsw i32 %46, 1
  %49 = add nuw nsw i32 %48, %47
  %50 = lshr i32 %49, 1
  %51 = getelementptr inbounds nuw double, ptr %35, i32 %50
  %52 = load double, ptr %51, align 8
  %53 = fcmp olt double %1, %52
  %54 = add nsw i32 %50, -1
  %55 = select i1 %53, i32 %47, i32 %50
  %56 = select i1 %53, i32 %54, i32 %46
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %45, label %58

58:                                               ; preds = %45, %43
  %59 = phi i32 [ 0, %43 ], [ %55, %45 ]
  store i32 %59, ptr %33, align 4
  %60 = getelementptr inbounds nuw double, ptr %35, i32 %59
  %61 = load double, ptr %60, align 8
  br label %62

62:                                               ; preds = %39, %58
  %63 = phi double [ %61, %58 ], [ %37, %39 ]
  %64 = phi i32 [ %59, %58 ], [ %34, %39 ]
  %65 = fsub double %1, %63
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4)
  %66 = getelementptr inbounds nuw i8, ptr %16, i32 4
  %67 = load ptr, ptr %66, align 4
  %68 = shl nsw i32 %64, 5
  %69 = getelementptr inbounds i8, ptr %67, i32 %68
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %69, i32 8
  %72 = load double, ptr %71, align 8
  %73 = tail call double @llvm.fmuladd.f64(double %70, double %65, double %72)
  %74 = getelementptr inbounds nuw i8, ptr %69, i32 16
  %75 = load double, ptr %74, align 8
  %76 = tail call double @llvm.fmuladd.f64(double %73, double %65, double %75)
  %77 = getelementptr inbounds nuw i8, ptr %69, i32 24
  %78 = load double, ptr %77, align 8
  %79 = tail call double @llvm.fmuladd.f64(double %76, double %65, double %78)
  store double %79, ptr %4, align 16
  %80 = fmul double %70, 3.000000e+00
  %81 = fmul double %72, 2.000000e+00
  %82 = tail call double @llvm.fmuladd.f64(double %80, double %65, double %81)
  %83 = tail call double @llvm.fmuladd.f64(double %82, double %65, double %75)
  store double %83, ptr %10, align 8
  %84 = fmul double %70, 6.000000e+00
  %85 = tail call double @llvm.fmuladd.f64(double %84, double %65, double %81)
  store double %85, ptr %11, align 16
  %86 = getelementptr inbounds nuw i8, ptr %16, i32 36
  %87 = load i32, ptr %86, align 4
  %88 = shl i32 %87, 3
  call void @llvm.memcpy.p0.p0.i32(ptr align 8 %20, ptr nonnull align 16 %4, i32 %88, i1 false)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4)
  br label %109

89:                                               ; preds = %13
  %90 = getelementptr inbounds nuw i8, ptr %16, i32 8
  %91 = load ptr, ptr %90, align 4
  tail call void %91(double noundef %1, ptr noundef %2, ptr noundef %17, ptr noundef null, ptr noundef %20) #25
  br label %109

92:                                               ; preds = %27, %103
  %93 = phi i32 [ 0, %27 ], [ %106, %103 ]
  %94 = load i32, ptr %21, align 4
  %95 = icmp eq i32 %94, 2
  %96 = getelementptr inbounds nuw [3 x ptr], ptr %28, i32 0, i32 %93
  %97 = load ptr, ptr %96, align 4
  br i1 %95, label %98, label %100

98:                                               ; preds = %92
  %99 = tail call double %97(double noundef %1) #25
  br label %103

100:                                              ; preds = %92
  %101 = load ptr, ptr %0, align 8
  %102 = tail call double %97(double noundef %1, ptr noundef %2, ptr noundef %101) #25
  br label %103

103:                                              ; preds = %100, %98
  %104 = phi double [ %99, %98 ], [ %102, %100 ]
  %105 = getelementptr inbounds nuw double, ptr %20, i32 %93
  store double %104, ptr %105, align 8
  %106 = add nuw nsw i32 %93, 1
  %107 = load i32, ptr %24, align 4
  %108 = icmp slt i32 %106, %107
  br i1 %108, label %92, label %109

109:                                              ; preds = %103, %23, %89, %62
  %110 = add nuw nsw i32 %14, 1
  %111 = load i32, ptr %5, align 4
  %112 = icmp slt i32 %110, %111
  br i1 %112, label %13, label %12
}

define hidden ptr @appell_state(ptr nocapture noundef readonly %0) local_unnamed_addr #10 {
  %2 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 344, ptr nonnull %2) #25
  call fastcc void @lay_out(ptr noundef %2, ptr noundef %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i32 164
  %4 = load ptr, ptr %3, align 4
  call void @llvm.lifetime.end.p0(i64 344, ptr nonnull %2) #25
  ret ptr %4
}

define hidden range(i32 0, 12) i32 @appell_rates(ptr nocapture noundef %0, double noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef writeonly %4) local_unnamed_addr #2 {
  %6 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 344, ptr nonnull %6) #25
  call fastcc void @lay_out(ptr noundef %6, ptr noundef %0)
  %7 = call fastcc i32 @rates(ptr noundef %0, ptr noundef %6, double noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef 1)
  %8 = getelementptr inbounds nuw i8, ptr %6, i32 28
  %9 = load ptr, ptr %8, align 4
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
  %20 = shl i32 %19, 3
  call void @llvm.memcpy.p0.p0.i32(ptr align 8 %4, ptr align 8 %9, i32 %20, i1 false)
  call void @llvm.lifetime.end.p0(i64 344, ptr nonnull %6) #25
  ret i32 %7
}

define internal fastcc range(i32 0, 12) i32 @rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef range(i32 0, 2) %5) unnamed_addr #4 {
  %7 = load i32, ptr @appell_rates_need_multipliers, align 4
  %8 = or i32 %7, %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 260
  %10 = load i32, ptr %9, align 4
  %11 = add nsw i32 %10, 1
  store i32 %11, ptr %9, align 4
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 284
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
  %31 = getelementptr inbounds nuw i8, ptr %1, i32 336
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
  br i1 %40, label %41, label %88

41:                                               ; preds = %38
  %42 = getelementptr inbounds nuw i8, ptr %0, i32 264
  %43 = load i32, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i32 268
  %45 = load i32, ptr %44, align 4
  %46 = icmp slt i32 %43, %45
  br i1 %46, label %47, label %48

47:                                               ; preds = %41
  store i32 %43, ptr %44, align 4
  br label %48

48:                                               ; preds = %47, %41
  %49 = getelementptr inbounds nuw i8, ptr %0, i32 272
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
  %57 = getelementptr inbounds nuw i8, ptr %1, i32 336
  %58 = load i32, ptr %57, align 8
  %59 = icmp eq i32 %58, 0
  %60 = select i1 %59, i32 8, i32 0
  %61 = getelementptr inbounds nuw i8, ptr %1, i32 %60
  br label %62

62:                                               ; preds = %56, %53
  %63 = phi ptr [ %1, %53 ], [ %61, %56 ]
  %64 = load ptr, ptr %63, align 8
  %65 = load i32, ptr @appell_n_coordinates, align 4
  %66 = shl i32 %65, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %4, ptr align 8 %64, i32 %66, i1 false)
  %67 = getelementptr inbounds double, ptr %4, i32 %65
  %68 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %69 = load ptr, ptr %68, align 4
  %70 = load i32, ptr @appell_n_speeds, align 4
  %71 = shl i32 %70, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %67, ptr align 8 %69, i32 %71, i1 false)
  %72 = add nsw i32 %70, %65
  %73 = icmp sgt i32 %72, 0
  br i1 %73, label %74, label %86

74:                                               ; preds = %62, %74
  %75 = phi i32 [ %81, %74 ], [ 0, %62 ]
  %76 = phi double [ %80, %74 ], [ 0.000000e+00, %62 ]
  %77 = getelementptr inbounds nuw double, ptr %4, i32 %75
  %78 = load double, ptr %77, align 8
  %79 = fsub double %78, %78
  %80 = fadd double %76, %79
  %81 = add nuw nsw i32 %75, 1
  %82 = icmp eq i32 %81, %72
  br i1 %82, label %83, label %74

83:                                               ; preds = %74
  %84 = fcmp une double %80, 0.000000e+00
  br i1 %84, label %85, label %86

85:                                               ; preds = %83
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 11, i32 noundef 0, double noundef %2)
  br label %88

86:                                               ; preds = %62, %83
  %87 = tail call fastcc i32 @auxiliary_rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4)
  br label %88

88:                                               ; preds = %38, %86, %85
  %89 = phi i32 [ %87, %86 ], [ 5, %85 ], [ %39, %38 ]
  ret i32 %89
}

define hidden range(i32 0, 12) i32 @appell_sample_rates(ptr nocapture noundef %0) local_unnamed_addr #2 {
  %2 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 344, ptr nonnull %2) #25
  call fastcc void @lay_out(ptr noundef %2, ptr noundef %0)
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 240
  %5 = load i32, ptr %4, align 8
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %37

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %10 = load i32, ptr @appell_n_coordinates, align 4
  %11 = load i32, ptr @appell_n_speeds, align 4
  %12 = add nsw i32 %11, %10
  %13 = load i32, ptr @appell_n_auxiliaries, align 4
  %14 = add nsw i32 %12, %13
  br label %15

15:                                               ; preds = %7, %33
  %16 = phi i32 [ %5, %7 ], [ %34, %33 ]
  %17 = phi i32 [ 0, %7 ], [ %35, %33 ]
  %18 = load ptr, ptr %8, align 4
  %19 = getelementptr inbounds nuw i32, ptr %18, i32 %17
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, -1
  br i1 %21, label %22, label %33

22:                                               ; preds = %15
  %23 = load ptr, ptr %3, align 8
  %24 = getelementptr inbounds nuw double, ptr %23, i32 %17
  %25 = load double, ptr %24, align 8
  %26 = load ptr, ptr %9, align 4
  %27 = mul nsw i32 %14, %17
  %28 = getelementptr inbounds double, ptr %26, i32 %27
  %29 = call fastcc i32 @write_rates(ptr noundef nonnull %0, ptr noundef %2, double noundef %25, ptr noundef %28, i32 noundef %17)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %37

31:                                               ; preds = %22
  %32 = load i32, ptr %4, align 8
  br label %33

33:                                               ; preds = %31, %15
  %34 = phi i32 [ %32, %31 ], [ %16, %15 ]
  %35 = add nuw nsw i32 %17, 1
  %36 = icmp slt i32 %35, %34
  br i1 %36, label %15, label %37

37:                                               ; preds = %22, %33, %1
  %38 = phi i32 [ 0, %1 ], [ 0, %33 ], [ %29, %22 ]
  call void @llvm.lifetime.end.p0(i64 344, ptr nonnull %2) #25
  ret i32 %38
}

define internal fastcc range(i32 0, 12) i32 @write_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 180
  %7 = load ptr, ptr %6, align 4
  %8 = tail call fastcc i32 @rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %7, i32 noundef 1)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %39

10:                                               ; preds = %5
  tail call fastcc void @note_acceleration_residuals(ptr noundef %0, ptr noundef %1)
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %12 = load ptr, ptr %11, align 8
  %13 = load i32, ptr @appell_n_speeds, align 4
  %14 = mul nsw i32 %13, %4
  %15 = getelementptr inbounds double, ptr %12, i32 %14
  %16 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %17 = load ptr, ptr %16, align 4
  %18 = shl i32 %13, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %15, ptr align 8 %17, i32 %18, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 52
  %20 = load ptr, ptr %19, align 4
  %21 = load i32, ptr @appell_n_rows, align 4
  %22 = load i32, ptr @appell_law, align 4
  %23 = icmp ne i32 %22, 0
  %24 = load i32, ptr @appell_is_actuated, align 4
  %25 = icmp ne i32 %24, 0
  %26 = select i1 %23, i1 true, i1 %25
  %27 = select i1 %26, i32 %21, i32 0
  %28 = add nsw i32 %27, %21
  %29 = mul nsw i32 %28, %4
  %30 = getelementptr inbounds double, ptr %20, i32 %29
  %31 = load ptr, ptr %16, align 4
  %32 = getelementptr inbounds double, ptr %31, i32 %13
  %33 = shl i32 %28, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %30, ptr align 8 %32, i32 %33, i1 false)
  %34 = getelementptr inbounds nuw i8, ptr %0, i32 264
  %35 = load i32, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %37 = load ptr, ptr %36, align 4
  %38 = getelementptr inbounds i32, ptr %37, i32 %4
  store i32 %35, ptr %38, align 4
  br label %39

39:                                               ; preds = %5, %10
  ret i32 %8
}

define hidden range(i32 0, 12) i32 @appell_state_jacobian(ptr nocapture noundef %0, double noundef %1, ptr noundef %2, ptr nocapture noundef %3) local_unnamed_addr #2 {
  %5 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 344, ptr nonnull %5) #25
  call fastcc void @lay_out(ptr noundef %5, ptr noundef %0)
  %6 = call fastcc i32 @evaluate_jacobian(ptr noundef %0, ptr noundef %5, double noundef %1, ptr noundef %2, ptr noundef %3)
  call void @llvm.lifetime.end.p0(i64 344, ptr nonnull %5) #25
  ret i32 %6
}

define internal fastcc range(i32 0, 12) i32 @evaluate_jacobian(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr nocapture noundef %4) unnamed_addr #4 {
  %6 = alloca %struct.Factor, align 4
  %7 = alloca %struct.Factor, align 4
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = load i32, ptr @appell_n_rows, align 4
  %10 = add i32 %9, %8
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 180
  %12 = load ptr, ptr %11, align 4
  %13 = tail call fastcc i32 @rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %12, i32 noundef 1)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %395

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i32 308
  %17 = load i32, ptr %16, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %16, align 4
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 104
  %20 = load ptr, ptr %19, align 8
  %21 = load ptr, ptr %0, align 8
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %23 = load ptr, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %1, i32 256
  %25 = load ptr, ptr %24, align 8
  tail call void %20(double noundef %2, ptr noundef %3, ptr noundef %21, ptr noundef %23, ptr noundef %25) #25
  %26 = load i32, ptr @appell_n_coordinates, align 4
  %27 = add nsw i32 %26, %8
  %28 = load i32, ptr @appell_n_auxiliaries, align 4
  %29 = add i32 %28, %27
  %30 = add i32 %29, %9
  %31 = mul nsw i32 %30, %29
  %32 = load ptr, ptr %24, align 8
  %33 = icmp sgt i32 %31, 0
  br i1 %33, label %34, label %46

34:                                               ; preds = %15, %34
  %35 = phi i32 [ %41, %34 ], [ 0, %15 ]
  %36 = phi double [ %40, %34 ], [ 0.000000e+00, %15 ]
  %37 = getelementptr inbounds nuw double, ptr %32, i32 %35
  %38 = load double, ptr %37, align 8
  %39 = fsub double %38, %38
  %40 = fadd double %36, %39
  %41 = add nuw nsw i32 %35, 1
  %42 = icmp eq i32 %41, %31
  br i1 %42, label %43, label %34

43:                                               ; preds = %34
  %44 = fcmp une double %40, 0.000000e+00
  br i1 %44, label %45, label %46

45:                                               ; preds = %43
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 13, i32 noundef 0, double noundef %2)
  br label %395

46:                                               ; preds = %15, %43
  %47 = getelementptr inbounds nuw i8, ptr %0, i32 284
  %48 = load i32, ptr %47, align 4
  %49 = icmp sgt i32 %48, 0
  br i1 %49, label %50, label %161

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %52 = getelementptr inbounds nuw i8, ptr %1, i32 192
  %53 = getelementptr inbounds nuw i8, ptr %1, i32 172
  %54 = shl i32 %29, 3
  %55 = icmp sgt i32 %29, 0
  %56 = icmp slt i32 %29, 1
  %57 = icmp sgt i32 %30, 0
  %58 = tail call i32 @llvm.smax.i32(i32 %29, i32 1)
  %59 = icmp ult i32 %30, 4
  %60 = and i32 %30, 2147483644
  %61 = icmp eq i32 %30, %60
  br label %62

62:                                               ; preds = %155, %50
  %63 = phi i32 [ 0, %50 ], [ %156, %155 ]
  %64 = load ptr, ptr %51, align 4
  %65 = getelementptr inbounds nuw %struct.Input, ptr %64, i32 %63
  %66 = load ptr, ptr %52, align 8
  %67 = getelementptr inbounds nuw i8, ptr %65, i32 12
  %68 = load ptr, ptr %67, align 4
  %69 = icmp eq ptr %68, null
  br i1 %69, label %72, label %70

70:                                               ; preds = %62
  %71 = load ptr, ptr %0, align 8
  tail call void %68(double noundef %2, ptr noundef %3, ptr noundef %71, ptr noundef null, ptr noundef %66) #25
  br label %72

72:                                               ; preds = %70, %62
  %73 = getelementptr inbounds nuw i8, ptr %65, i32 28
  %74 = load i32, ptr %73, align 4
  %75 = icmp eq i32 %74, 3
  br i1 %75, label %80, label %76

76:                                               ; preds = %72
  %77 = load ptr, ptr %67, align 4
  %78 = icmp eq ptr %77, null
  %79 = or i1 %56, %78
  br i1 %79, label %155, label %113

80:                                               ; preds = %72
  %81 = load ptr, ptr %53, align 4
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %81, ptr align 8 %3, i32 %54, i1 false)
  br i1 %55, label %82, label %155

82:                                               ; preds = %80
  %83 = getelementptr inbounds nuw i8, ptr %65, i32 32
  %84 = getelementptr inbounds nuw i8, ptr %65, i32 16
  %85 = load ptr, ptr %53, align 4
  br label %86

86:                                               ; preds = %86, %82
  %87 = phi ptr [ %85, %82 ], [ %103, %86 ]
  %88 = phi i32 [ 0, %82 ], [ %111, %86 ]
  %89 = getelementptr inbounds nuw double, ptr %3, i32 %88
  %90 = load double, ptr %89, align 8
  %91 = tail call double @llvm.fabs.f64(double %90)
  %92 = tail call double @llvm.maxnum.f64(double %91, double 1.000000e-03)
  %93 = fmul double %92, 0x3E7AD7F29ABCAF48
  %94 = load ptr, ptr %0, align 8
  %95 = load i32, ptr %83, align 4
  %96 = getelementptr inbounds double, ptr %94, i32 %95
  %97 = load double, ptr %96, align 8
  %98 = fadd double %90, %93
  %99 = getelementptr inbounds nuw double, ptr %87, i32 %88
  store double %98, ptr %99, align 8
  %100 = load ptr, ptr %84, align 4
  %101 = tail call double %100(double noundef %2, ptr noundef %87, ptr noundef %94) #25
  %102 = fsub double %101, %97
  %103 = load ptr, ptr %53, align 4
  %104 = getelementptr inbounds nuw double, ptr %103, i32 %88
  %105 = load double, ptr %104, align 8
  %106 = load double, ptr %89, align 8
  %107 = fsub double %105, %106
  %108 = fdiv double %102, %107
  %109 = getelementptr inbounds nuw double, ptr %66, i32 %88
  store double %108, ptr %109, align 8
  %110 = load double, ptr %89, align 8
  store double %110, ptr %104, align 8
  %111 = add nuw nsw i32 %88, 1
  %112 = icmp eq i32 %111, %29
  br i1 %112, label %113, label %86

113:                                              ; preds = %86, %76
  %114 = load ptr, ptr %52, align 8
  %115 = getelementptr inbounds nuw i8, ptr %65, i32 48
  %116 = load i32, ptr %115, align 4
  %117 = add nsw i32 %116, %29
  %118 = load ptr, ptr %24, align 8
  %119 = mul nsw i32 %117, %30
  %120 = getelementptr inbounds double, ptr %118, i32 %119
  br label %121

121:                                              ; preds = %152, %113
  %122 = phi i32 [ 0, %113 ], [ %153, %152 ]
  %123 = getelementptr inbounds nuw double, ptr %114, i32 %122
  %124 = load double, ptr %123, align 8
  %125 = mul nsw i32 %122, %30
  %126 = getelementptr inbounds double, ptr %118, i32 %125
  br i1 %57, label %127, label %152

127:                                              ; preds = %121
  br i1 %59, label %141, label %128

128:                                              ; preds = %127
  %129 = insertelement <4 x double> poison, double %124, i64 0
  %130 = shufflevector <4 x double> %129, <4 x double> poison, <4 x i32> zeroinitializer
  br label %131

131:                                              ; preds = %131, %128
  %132 = phi i32 [ 0, %128 ], [ %138, %131 ]
  %133 = getelementptr inbounds nuw double, ptr %120, i32 %132
  %134 = load <4 x double>, ptr %133, align 8
  %135 = getelementptr inbounds nuw double, ptr %126, i32 %132
  %136 = load <4 x double>, ptr %135, align 8
  %137 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %130, <4 x double> %134, <4 x double> %136)
  store <4 x double> %137, ptr %135, align 8
  %138 = add nuw i32 %132, 4
  %139 = icmp eq i32 %138, %60
  br i1 %139, label %140, label %131

140:                                              ; preds = %131
  br i1 %61, label %152, label %141

141:                                              ; preds = %127, %140
  %142 = phi i32 [ 0, %127 ], [ %60, %140 ]
  br label %143

143:                                              ; preds = %141, %143
  %144 = phi i32 [ %150, %143 ], [ %142, %141 ]
  %145 = getelementptr inbounds nuw double, ptr %120, i32 %144
  %146 = load double, ptr %145, align 8
  %147 = getelementptr inbounds nuw double, ptr %126, i32 %144
  %148 = load double, ptr %147, align 8
  %149 = tail call double @llvm.fmuladd.f64(double %124, double %146, double %148)
  store double %149, ptr %147, align 8
  %150 = add nuw nsw i32 %144, 1
  %151 = icmp eq i32 %150, %30
  br i1 %151, label %152, label %143

152:                                              ; preds = %143, %140, %121
  %153 = add nuw nsw i32 %122, 1
  %154 = icmp eq i32 %153, %58
  br i1 %154, label %155, label %121

155:                                              ; preds = %152, %80, %76
  %156 = add nuw nsw i32 %63, 1
  %157 = load i32, ptr %47, align 4
  %158 = icmp slt i32 %156, %157
  br i1 %158, label %62, label %159

159:                                              ; preds = %155
  %160 = load ptr, ptr %24, align 8
  br label %161

161:                                              ; preds = %159, %46
  %162 = phi ptr [ %160, %159 ], [ %32, %46 ]
  %163 = load i32, ptr @appell_n_inputs, align 4
  %164 = add nsw i32 %163, %29
  %165 = mul nsw i32 %164, %30
  %166 = getelementptr inbounds double, ptr %162, i32 %165
  %167 = tail call fastcc i32 @evaluate_dynamics(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %169, label %395

169:                                              ; preds = %161
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #25
  tail call fastcc void @assemble_saddle(ptr noundef nonnull readonly %1)
  %170 = load i32, ptr @appell_law, align 4
  %171 = icmp eq i32 %170, 3
  %172 = icmp sgt i32 %9, 0
  %173 = select i1 %172, i1 %171, i1 false
  br i1 %173, label %174, label %184

174:                                              ; preds = %169
  %175 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %176 = load ptr, ptr %175, align 8
  %177 = getelementptr inbounds double, ptr %176, i32 %8
  %178 = getelementptr inbounds nuw i8, ptr %1, i32 84
  %179 = load ptr, ptr %178, align 4
  %180 = icmp sgt i32 %8, 0
  %181 = icmp ult i32 %8, 4
  %182 = and i32 %8, 2147483644
  %183 = icmp eq i32 %8, %182
  br label %196

184:                                              ; preds = %225, %169
  %185 = icmp sgt i32 %10, 0
  br i1 %185, label %189, label %186

186:                                              ; preds = %184
  %187 = getelementptr inbounds nuw i8, ptr %1, i32 88
  %188 = load ptr, ptr %187, align 8
  br label %231

189:                                              ; preds = %184
  %190 = getelementptr inbounds nuw i8, ptr %1, i32 84
  %191 = getelementptr inbounds nuw i8, ptr %1, i32 68
  %192 = load ptr, ptr %191, align 4
  %193 = getelementptr inbounds nuw i8, ptr %1, i32 88
  %194 = load ptr, ptr %190, align 4
  %195 = load ptr, ptr %193, align 8
  br label %228

196:                                              ; preds = %225, %174
  %197 = phi i32 [ 0, %174 ], [ %226, %225 ]
  %198 = mul nsw i32 %197, %8
  %199 = getelementptr inbounds double, ptr %177, i32 %198
  %200 = add nsw i32 %197, %8
  %201 = mul nsw i32 %200, %10
  %202 = getelementptr inbounds double, ptr %179, i32 %201
  br i1 %180, label %203, label %225

203:                                              ; preds = %196
  br i1 %181, label %214, label %204

204:                                              ; preds = %203, %204
  %205 = phi i32 [ %211, %204 ], [ 0, %203 ]
  %206 = getelementptr inbounds nuw double, ptr %199, i32 %205
  %207 = load <4 x double>, ptr %206, align 8
  %208 = getelementptr inbounds nuw double, ptr %202, i32 %205
  %209 = load <4 x double>, ptr %208, align 8
  %210 = fsub <4 x double> %209, %207
  store <4 x double> %210, ptr %208, align 8
  %211 = add nuw i32 %205, 4
  %212 = icmp eq i32 %211, %182
  br i1 %212, label %213, label %204

213:                                              ; preds = %204
  br i1 %183, label %225, label %214

214:                                              ; preds = %203, %213
  %215 = phi i32 [ 0, %203 ], [ %182, %213 ]
  br label %216

216:                                              ; preds = %214, %216
  %217 = phi i32 [ %223, %216 ], [ %215, %214 ]
  %218 = getelementptr inbounds nuw double, ptr %199, i32 %217
  %219 = load double, ptr %218, align 8
  %220 = getelementptr inbounds nuw double, ptr %202, i32 %217
  %221 = load double, ptr %220, align 8
  %222 = fsub double %221, %219
  store double %222, ptr %220, align 8
  %223 = add nuw nsw i32 %217, 1
  %224 = icmp eq i32 %223, %8
  br i1 %224, label %225, label %216

225:                                              ; preds = %216, %213, %196
  %226 = add nuw nsw i32 %197, 1
  %227 = icmp eq i32 %226, %9
  br i1 %227, label %184, label %196

228:                                              ; preds = %264, %189
  %229 = phi i32 [ 0, %189 ], [ %265, %264 ]
  %230 = getelementptr double, ptr %194, i32 %229
  br label %254

231:                                              ; preds = %264, %186
  %232 = phi ptr [ %188, %186 ], [ %195, %264 ]
  store i32 %10, ptr %6, align 4
  %233 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store i32 %10, ptr %233, align 4
  %234 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i32 0, ptr %234, align 4
  %235 = getelementptr inbounds nuw i8, ptr %6, i32 12
  store ptr %232, ptr %235, align 4
  %236 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %237 = getelementptr inbounds nuw i8, ptr %1, i32 92
  %238 = load ptr, ptr %237, align 4
  store ptr %238, ptr %236, align 4
  %239 = getelementptr inbounds nuw i8, ptr %6, i32 20
  %240 = getelementptr inbounds nuw i8, ptr %1, i32 96
  %241 = load ptr, ptr %240, align 8
  store ptr %241, ptr %239, align 4
  %242 = getelementptr inbounds nuw i8, ptr %6, i32 24
  %243 = getelementptr inbounds nuw i8, ptr %1, i32 260
  %244 = load ptr, ptr %243, align 4
  store ptr %244, ptr %242, align 4
  %245 = getelementptr inbounds nuw i8, ptr %6, i32 28
  store i32 0, ptr %245, align 4
  %246 = getelementptr inbounds nuw i8, ptr %0, i32 288
  %247 = load i32, ptr %246, align 8
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %280, label %278

249:                                              ; preds = %254
  %250 = fcmp ogt double %261, 0.000000e+00
  %251 = fdiv double 1.000000e+00, %261
  %252 = select i1 %250, double %251, double 1.000000e+00
  %253 = getelementptr inbounds nuw double, ptr %192, i32 %229
  store double %252, ptr %253, align 8
  br label %267

254:                                              ; preds = %254, %228
  %255 = phi i32 [ 0, %228 ], [ %262, %254 ]
  %256 = phi double [ 0.000000e+00, %228 ], [ %261, %254 ]
  %257 = mul nuw nsw i32 %255, %10
  %258 = getelementptr double, ptr %230, i32 %257
  %259 = load double, ptr %258, align 8
  %260 = tail call double @llvm.fabs.f64(double %259)
  %261 = tail call double @llvm.maxnum.f64(double %256, double %260)
  %262 = add nuw nsw i32 %255, 1
  %263 = icmp eq i32 %262, %10
  br i1 %263, label %249, label %254

264:                                              ; preds = %267
  %265 = add nuw nsw i32 %229, 1
  %266 = icmp eq i32 %265, %10
  br i1 %266, label %231, label %228

267:                                              ; preds = %267, %249
  %268 = phi i32 [ 0, %249 ], [ %276, %267 ]
  %269 = load double, ptr %253, align 8
  %270 = mul nuw nsw i32 %268, %10
  %271 = add nuw nsw i32 %270, %229
  %272 = getelementptr inbounds nuw double, ptr %194, i32 %271
  %273 = load double, ptr %272, align 8
  %274 = fmul double %269, %273
  %275 = getelementptr inbounds nuw double, ptr %195, i32 %271
  store double %274, ptr %275, align 8
  %276 = add nuw nsw i32 %268, 1
  %277 = icmp eq i32 %276, %10
  br i1 %277, label %264, label %267

278:                                              ; preds = %231
  %279 = add nsw i32 %247, %8
  store i32 %279, ptr %245, align 4
  br label %280

280:                                              ; preds = %231, %278
  call fastcc void @factorise(ptr noundef nonnull align 4 %6, ptr noundef null)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #25
  store i32 0, ptr %7, align 4
  %281 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store i32 0, ptr %281, align 4
  %282 = getelementptr inbounds nuw i8, ptr %7, i32 8
  store i32 0, ptr %282, align 4
  %283 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %284 = getelementptr inbounds nuw i8, ptr %1, i32 100
  %285 = load ptr, ptr %284, align 4
  store ptr %285, ptr %283, align 4
  %286 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %287 = getelementptr inbounds nuw i8, ptr %1, i32 104
  %288 = load ptr, ptr %287, align 8
  store ptr %288, ptr %286, align 4
  %289 = getelementptr inbounds nuw i8, ptr %7, i32 20
  %290 = getelementptr inbounds nuw i8, ptr %1, i32 108
  %291 = load ptr, ptr %290, align 4
  store ptr %291, ptr %289, align 4
  %292 = getelementptr inbounds nuw i8, ptr %7, i32 24
  %293 = getelementptr inbounds nuw i8, ptr %1, i32 264
  %294 = load ptr, ptr %293, align 8
  store ptr %294, ptr %292, align 4
  %295 = getelementptr inbounds nuw i8, ptr %7, i32 28
  store i32 0, ptr %295, align 4
  %296 = icmp sgt i32 %29, 0
  br i1 %296, label %297, label %311

297:                                              ; preds = %280
  %298 = getelementptr inbounds nuw i8, ptr %1, i32 76
  %299 = getelementptr inbounds nuw i8, ptr %1, i32 68
  %300 = getelementptr inbounds nuw i8, ptr %1, i32 72
  %301 = getelementptr inbounds nuw i8, ptr %1, i32 112
  %302 = shl i32 %26, 3
  %303 = shl i32 %8, 3
  %304 = shl i32 %28, 3
  %305 = icmp ne i32 %28, 0
  %306 = and i1 %305, %185
  %307 = icmp sgt i32 %28, 0
  %308 = icmp ult i32 %28, 4
  %309 = and i32 %28, 2147483644
  %310 = icmp eq i32 %28, %309
  br label %326

311:                                              ; preds = %280
  %312 = icmp eq i32 %29, 0
  br i1 %312, label %393, label %313

313:                                              ; preds = %355, %311
  %314 = mul nsw i32 %29, %29
  br label %315

315:                                              ; preds = %313, %315
  %316 = phi i32 [ %322, %315 ], [ 0, %313 ]
  %317 = phi double [ %321, %315 ], [ 0.000000e+00, %313 ]
  %318 = getelementptr inbounds nuw double, ptr %4, i32 %316
  %319 = load double, ptr %318, align 8
  %320 = fsub double %319, %319
  %321 = fadd double %317, %320
  %322 = add nuw nsw i32 %316, 1
  %323 = icmp eq i32 %322, %314
  br i1 %323, label %324, label %315

324:                                              ; preds = %315
  %325 = fcmp une double %321, 0.000000e+00
  br i1 %325, label %392, label %393

326:                                              ; preds = %297, %355
  %327 = phi i32 [ 0, %297 ], [ %356, %355 ]
  %328 = load ptr, ptr %24, align 8
  %329 = mul nsw i32 %327, %30
  %330 = getelementptr inbounds double, ptr %328, i32 %329
  %331 = getelementptr inbounds double, ptr %330, i32 %26
  %332 = load ptr, ptr %298, align 4
  %333 = mul nuw nsw i32 %327, %29
  %334 = getelementptr inbounds nuw double, ptr %4, i32 %333
  %335 = load ptr, ptr %300, align 8
  br i1 %185, label %336, label %338

336:                                              ; preds = %326
  %337 = load ptr, ptr %299, align 4
  br label %344

338:                                              ; preds = %344, %326
  call fastcc void @q_transposed(ptr noundef %6, ptr noundef %335)
  %339 = load ptr, ptr %300, align 8
  %340 = load ptr, ptr %301, align 8
  call fastcc void @least_norm_multipliers(ptr noundef %6, ptr noundef %7, ptr noundef %339, ptr noundef %340, ptr noundef %332)
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %334, ptr align 8 %330, i32 %302, i1 false)
  %341 = getelementptr inbounds double, ptr %334, i32 %26
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %341, ptr align 8 %332, i32 %303, i1 false)
  %342 = getelementptr inbounds double, ptr %341, i32 %8
  %343 = getelementptr inbounds double, ptr %331, i32 %10
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %342, ptr align 8 %343, i32 %304, i1 false)
  br i1 %306, label %358, label %355

344:                                              ; preds = %336, %344
  %345 = phi i32 [ 0, %336 ], [ %353, %344 ]
  %346 = getelementptr inbounds nuw double, ptr %337, i32 %345
  %347 = load double, ptr %346, align 8
  %348 = fneg double %347
  %349 = getelementptr inbounds nuw double, ptr %331, i32 %345
  %350 = load double, ptr %349, align 8
  %351 = fmul double %350, %348
  %352 = getelementptr inbounds nuw double, ptr %335, i32 %345
  store double %351, ptr %352, align 8
  %353 = add nuw nsw i32 %345, 1
  %354 = icmp eq i32 %353, %10
  br i1 %354, label %338, label %344

355:                                              ; preds = %389, %338
  %356 = add nuw nsw i32 %327, 1
  %357 = icmp eq i32 %356, %29
  br i1 %357, label %313, label %326

358:                                              ; preds = %338, %389
  %359 = phi i32 [ %390, %389 ], [ 0, %338 ]
  %360 = getelementptr inbounds nuw double, ptr %332, i32 %359
  %361 = load double, ptr %360, align 8
  %362 = mul nsw i32 %359, %28
  %363 = getelementptr inbounds double, ptr %166, i32 %362
  br i1 %307, label %364, label %389

364:                                              ; preds = %358
  br i1 %308, label %378, label %365

365:                                              ; preds = %364
  %366 = insertelement <4 x double> poison, double %361, i64 0
  %367 = shufflevector <4 x double> %366, <4 x double> poison, <4 x i32> zeroinitializer
  br label %368

368:                                              ; preds = %368, %365
  %369 = phi i32 [ 0, %365 ], [ %375, %368 ]
  %370 = getelementptr inbounds nuw double, ptr %363, i32 %369
  %371 = load <4 x double>, ptr %370, align 8
  %372 = getelementptr inbounds nuw double, ptr %342, i32 %369
  %373 = load <4 x double>, ptr %372, align 8
  %374 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %367, <4 x double> %371, <4 x double> %373)
  store <4 x double> %374, ptr %372, align 8
  %375 = add nuw i32 %369, 4
  %376 = icmp eq i32 %375, %309
  br i1 %376, label %377, label %368

377:                                              ; preds = %368
  br i1 %310, label %389, label %378

378:                                              ; preds = %364, %377
  %379 = phi i32 [ 0, %364 ], [ %309, %377 ]
  br label %380

380:                                              ; preds = %378, %380
  %381 = phi i32 [ %387, %380 ], [ %379, %378 ]
  %382 = getelementptr inbounds nuw double, ptr %363, i32 %381
  %383 = load double, ptr %382, align 8
  %384 = getelementptr inbounds nuw double, ptr %342, i32 %381
  %385 = load double, ptr %384, align 8
  %386 = tail call double @llvm.fmuladd.f64(double %361, double %383, double %385)
  store double %386, ptr %384, align 8
  %387 = add nuw nsw i32 %381, 1
  %388 = icmp eq i32 %387, %28
  br i1 %388, label %389, label %380

389:                                              ; preds = %380, %377, %358
  %390 = add nuw nsw i32 %359, 1
  %391 = icmp slt i32 %390, %10
  br i1 %391, label %358, label %355

392:                                              ; preds = %324
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 13, i32 noundef 0, double noundef %2)
  br label %393

393:                                              ; preds = %311, %324, %392
  %394 = phi i32 [ 5, %392 ], [ 0, %324 ], [ 0, %311 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #25
  br label %395

395:                                              ; preds = %393, %161, %5, %45
  %396 = phi i32 [ 5, %45 ], [ %13, %5 ], [ %394, %393 ], [ %167, %161 ]
  ret i32 %396
}

define hidden range(i32 0, 9) i32 @appell_project(ptr nocapture noundef %0, double noundef %1, ptr noundef %2) local_unnamed_addr #2 {
  %4 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 344, ptr nonnull %4) #25
  call fastcc void @lay_out(ptr noundef %4, ptr noundef %0)
  %5 = call fastcc i32 @factorise_metric(ptr noundef %0, ptr noundef %4, double noundef %1, ptr noundef %2)
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = call fastcc i32 @project(ptr noundef %0, ptr noundef %4, double noundef %1, ptr noundef %2)
  br label %9

9:                                                ; preds = %3, %7
  %10 = phi i32 [ %8, %7 ], [ %5, %3 ]
  call void @llvm.lifetime.end.p0(i64 344, ptr nonnull %4) #25
  ret i32 %10
}

define internal fastcc range(i32 0, 6) i32 @factorise_metric(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = load i32, ptr @appell_n_position_rows, align 4
  %6 = load i32, ptr @appell_n_velocity_rows, align 4
  %7 = sub i32 0, %6
  %8 = icmp eq i32 %5, %7
  br i1 %8, label %55, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 284
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %14

14:                                               ; preds = %9, %13
  %15 = load ptr, ptr %0, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i32 116
  %17 = load ptr, ptr %16, align 4
  tail call void @appell_metric(double noundef %2, ptr noundef %3, ptr noundef %15, ptr noundef null, ptr noundef %17) #25
  %18 = load i32, ptr @appell_n_speeds, align 4
  %19 = mul nsw i32 %18, %18
  %20 = load ptr, ptr %16, align 4
  %21 = icmp eq i32 %18, 0
  br i1 %21, label %34, label %22

22:                                               ; preds = %14, %22
  %23 = phi i32 [ %29, %22 ], [ 0, %14 ]
  %24 = phi double [ %28, %22 ], [ 0.000000e+00, %14 ]
  %25 = getelementptr inbounds nuw double, ptr %20, i32 %23
  %26 = load double, ptr %25, align 8
  %27 = fsub double %26, %26
  %28 = fadd double %24, %27
  %29 = add nuw nsw i32 %23, 1
  %30 = icmp eq i32 %29, %19
  br i1 %30, label %31, label %22

31:                                               ; preds = %22
  %32 = fcmp une double %28, 0.000000e+00
  br i1 %32, label %33, label %34

33:                                               ; preds = %31
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 9, i32 noundef 0, double noundef %2)
  br label %55

34:                                               ; preds = %14, %31
  %35 = tail call fastcc i32 @cholesky(i32 noundef %18, ptr noundef %20)
  %36 = getelementptr inbounds nuw i8, ptr %1, i32 300
  store i32 %35, ptr %36, align 4
  %37 = icmp eq i32 %35, 0
  br i1 %37, label %38, label %55

38:                                               ; preds = %34
  %39 = load ptr, ptr %16, align 4
  %40 = shl i32 %19, 3
  tail call void @llvm.memset.p0.i32(ptr align 8 %39, i8 0, i32 %40, i1 false)
  %41 = icmp sgt i32 %18, 0
  br i1 %41, label %42, label %55

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %44 = load ptr, ptr %43, align 4
  %45 = load ptr, ptr %16, align 4
  %46 = add nuw i32 %18, 1
  br label %47

47:                                               ; preds = %42, %47
  %48 = phi i32 [ 0, %42 ], [ %53, %47 ]
  %49 = getelementptr inbounds nuw double, ptr %44, i32 %48
  %50 = load double, ptr %49, align 8
  %51 = mul i32 %48, %46
  %52 = getelementptr inbounds double, ptr %45, i32 %51
  store double %50, ptr %52, align 8
  %53 = add nuw nsw i32 %48, 1
  %54 = icmp eq i32 %53, %18
  br i1 %54, label %55, label %47

55:                                               ; preds = %47, %38, %34, %4, %33
  %56 = phi i32 [ 5, %33 ], [ 0, %4 ], [ 0, %34 ], [ 0, %38 ], [ 0, %47 ]
  ret i32 %56
}

define internal fastcc range(i32 0, 9) i32 @project(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = alloca %struct.Target, align 4
  %6 = alloca %struct.Target, align 4
  %7 = alloca %struct.Target, align 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 284
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %4
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %12

12:                                               ; preds = %4, %11
  %13 = getelementptr inbounds nuw i8, ptr %5, i32 4
  %14 = load i32, ptr @appell_n_norm_rows, align 4
  %15 = getelementptr inbounds nuw i8, ptr %5, i32 8
  %16 = load i32, ptr @appell_n_coordinates, align 4
  %17 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %18 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %19 = getelementptr inbounds nuw i8, ptr %1, i32 128
  %20 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %21 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %22 = getelementptr inbounds nuw i8, ptr %5, i32 28
  %23 = getelementptr inbounds nuw i8, ptr %5, i32 32
  %24 = getelementptr inbounds nuw i8, ptr %5, i32 36
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %26 = getelementptr inbounds nuw i8, ptr %1, i32 120
  %27 = load i32, ptr @appell_n_position_rows, align 4
  %28 = load i32, ptr @appell_n_speeds, align 4
  %29 = mul nsw i32 %28, %27
  %30 = getelementptr inbounds nuw i8, ptr %6, i32 4
  %31 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %32 = getelementptr inbounds nuw i8, ptr %6, i32 12
  %33 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %34 = getelementptr inbounds nuw i8, ptr %6, i32 20
  %35 = getelementptr inbounds nuw i8, ptr %1, i32 116
  %36 = getelementptr inbounds nuw i8, ptr %6, i32 24
  %37 = getelementptr inbounds nuw i8, ptr %6, i32 28
  %38 = getelementptr inbounds nuw i8, ptr %6, i32 32
  %39 = getelementptr inbounds nuw i8, ptr %6, i32 36
  %40 = icmp ne i32 %14, 0
  %41 = icmp ne i32 %27, 0
  %42 = select i1 %40, i1 %41, i1 false
  %43 = icmp sgt i32 %14, 0
  %44 = load ptr, ptr %19, align 8
  br label %50

45:                                               ; preds = %79
  %46 = add nuw nsw i32 %52, 1
  %47 = icmp samesign ult i32 %52, 3
  %48 = icmp eq i32 %64, 0
  %49 = select i1 %47, i1 %48, i1 false
  br i1 %49, label %50, label %81

50:                                               ; preds = %12, %45
  %51 = phi ptr [ %44, %12 ], [ %69, %45 ]
  %52 = phi i32 [ 0, %12 ], [ %46, %45 ]
  store ptr @appell_norms, ptr %5, align 4
  store i32 %14, ptr %13, align 4
  store i32 %16, ptr %15, align 4
  store i32 8, ptr %17, align 4
  store ptr %51, ptr %18, align 4
  store ptr null, ptr %20, align 4
  store ptr null, ptr %21, align 4
  store ptr %3, ptr %22, align 4
  store i32 %16, ptr %23, align 4
  %53 = load ptr, ptr %25, align 8
  store ptr %53, ptr %24, align 4
  %54 = tail call fastcc i32 @newton(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef nonnull byval(%struct.Target) align 4 %5)
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %63

56:                                               ; preds = %50
  %57 = load ptr, ptr %26, align 8
  %58 = getelementptr inbounds double, ptr %57, i32 %27
  %59 = getelementptr inbounds double, ptr %58, i32 %29
  store ptr @appell_position, ptr %6, align 4
  store i32 %27, ptr %30, align 4
  store i32 %28, ptr %31, align 4
  store i32 6, ptr %32, align 4
  store ptr %57, ptr %33, align 4
  %60 = load ptr, ptr %35, align 4
  store ptr %60, ptr %34, align 4
  store ptr %59, ptr %36, align 4
  store ptr %3, ptr %37, align 4
  store i32 %16, ptr %38, align 4
  %61 = load ptr, ptr %25, align 8
  store ptr %61, ptr %39, align 4
  %62 = tail call fastcc i32 @newton(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef nonnull byval(%struct.Target) align 4 %6)
  br label %63

63:                                               ; preds = %56, %50
  %64 = phi i32 [ %54, %50 ], [ %62, %56 ]
  br i1 %42, label %65, label %81

65:                                               ; preds = %63
  %66 = load ptr, ptr %0, align 8
  %67 = load ptr, ptr %19, align 8
  tail call void @appell_norms(double noundef %2, ptr noundef %3, ptr noundef %66, ptr noundef null, ptr noundef %67) #25
  br i1 %43, label %68, label %81

68:                                               ; preds = %65
  %69 = load ptr, ptr %19, align 8
  br label %70

70:                                               ; preds = %70, %68
  %71 = phi i32 [ 0, %68 ], [ %77, %70 ]
  %72 = phi double [ 0.000000e+00, %68 ], [ %76, %70 ]
  %73 = getelementptr inbounds nuw double, ptr %69, i32 %71
  %74 = load double, ptr %73, align 8
  %75 = tail call double @llvm.fabs.f64(double %74)
  %76 = tail call double @llvm.maxnum.f64(double %72, double %75)
  %77 = add nuw nsw i32 %71, 1
  %78 = icmp eq i32 %77, %14
  br i1 %78, label %79, label %70

79:                                               ; preds = %70
  %80 = fcmp ugt double %76, 0x3CE0000000000000
  br i1 %80, label %45, label %81

81:                                               ; preds = %65, %63, %79, %45
  %82 = icmp eq i32 %64, 0
  br i1 %82, label %83, label %101

83:                                               ; preds = %81
  store ptr @appell_velocity, ptr %7, align 4
  %84 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %85 = load i32, ptr @appell_n_velocity_rows, align 4
  store i32 %85, ptr %84, align 4
  %86 = getelementptr inbounds nuw i8, ptr %7, i32 8
  store i32 %28, ptr %86, align 4
  %87 = getelementptr inbounds nuw i8, ptr %7, i32 12
  store i32 7, ptr %87, align 4
  %88 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %89 = getelementptr inbounds nuw i8, ptr %1, i32 124
  %90 = load ptr, ptr %89, align 4
  store ptr %90, ptr %88, align 4
  %91 = getelementptr inbounds nuw i8, ptr %7, i32 20
  %92 = load ptr, ptr %35, align 4
  store ptr %92, ptr %91, align 4
  %93 = getelementptr inbounds nuw i8, ptr %7, i32 24
  store ptr null, ptr %93, align 4
  %94 = getelementptr inbounds nuw i8, ptr %7, i32 28
  %95 = getelementptr inbounds double, ptr %3, i32 %16
  store ptr %95, ptr %94, align 4
  %96 = getelementptr inbounds nuw i8, ptr %7, i32 32
  store i32 %28, ptr %96, align 4
  %97 = getelementptr inbounds nuw i8, ptr %7, i32 36
  %98 = load ptr, ptr %25, align 8
  %99 = getelementptr inbounds double, ptr %98, i32 %16
  store ptr %99, ptr %97, align 4
  %100 = tail call fastcc i32 @newton(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef nonnull byval(%struct.Target) align 4 %7)
  br label %101

101:                                              ; preds = %83, %81
  %102 = phi i32 [ %64, %81 ], [ %100, %83 ]
  ret i32 %102
}

define hidden void @appell_read_outputs(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr noundef %6) local_unnamed_addr #2 {
  %8 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 344, ptr nonnull %8) #25
  call fastcc void @lay_out(ptr noundef %8, ptr noundef %0)
  %9 = icmp sgt i32 %1, 0
  br i1 %9, label %10, label %29

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw i8, ptr %8, i32 28
  %12 = load i32, ptr @appell_n_speeds, align 4
  %13 = shl i32 %12, 3
  %14 = load i32, ptr @appell_n_rows, align 4
  %15 = load i32, ptr @appell_law, align 4
  %16 = icmp ne i32 %15, 0
  %17 = load i32, ptr @appell_is_actuated, align 4
  %18 = icmp ne i32 %17, 0
  %19 = select i1 %16, i1 true, i1 %18
  %20 = select i1 %19, i32 %14, i32 0
  %21 = add nsw i32 %20, %14
  %22 = shl i32 %21, 3
  %23 = load i32, ptr @appell_n_coordinates, align 4
  %24 = add nsw i32 %23, %12
  %25 = load i32, ptr @appell_n_auxiliaries, align 4
  %26 = add nsw i32 %24, %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 284
  %28 = load i32, ptr @appell_n_outputs, align 4
  br label %30

29:                                               ; preds = %46, %7
  call void @llvm.lifetime.end.p0(i64 344, ptr nonnull %8) #25
  ret void

30:                                               ; preds = %10, %46
  %31 = phi i32 [ 0, %10 ], [ %52, %46 ]
  %32 = load ptr, ptr %11, align 4
  %33 = mul nsw i32 %12, %31
  %34 = getelementptr inbounds double, ptr %4, i32 %33
  call void @llvm.memcpy.p0.p0.i32(ptr align 8 %32, ptr align 8 %34, i32 %13, i1 false)
  %35 = load ptr, ptr %11, align 4
  %36 = getelementptr inbounds double, ptr %35, i32 %12
  %37 = mul nsw i32 %21, %31
  %38 = getelementptr inbounds double, ptr %5, i32 %37
  call void @llvm.memcpy.p0.p0.i32(ptr align 8 %36, ptr align 8 %38, i32 %22, i1 false)
  %39 = getelementptr inbounds nuw double, ptr %2, i32 %31
  %40 = mul nsw i32 %26, %31
  %41 = getelementptr inbounds double, ptr %3, i32 %40
  %42 = load i32, ptr %27, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %30
  %45 = load double, ptr %39, align 8
  call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %45, ptr noundef %41)
  br label %46

46:                                               ; preds = %30, %44
  %47 = load double, ptr %39, align 8
  %48 = load ptr, ptr %0, align 8
  %49 = load ptr, ptr %11, align 4
  %50 = mul nsw i32 %28, %31
  %51 = getelementptr inbounds double, ptr %6, i32 %50
  call void @appell_outputs(double noundef %47, ptr noundef %41, ptr noundef %48, ptr noundef %49, ptr noundef %51) #25
  %52 = add nuw nsw i32 %31, 1
  %53 = icmp eq i32 %52, %1
  br i1 %53, label %29, label %30
}

declare void @appell_outputs(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define hidden void @appell_read_block(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) local_unnamed_addr #2 {
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %16

9:                                                ; preds = %7
  %10 = load i32, ptr @appell_n_coordinates, align 4
  %11 = load i32, ptr @appell_n_speeds, align 4
  %12 = add nsw i32 %11, %10
  %13 = load i32, ptr @appell_n_auxiliaries, align 4
  %14 = add nsw i32 %12, %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 284
  br label %17

16:                                               ; preds = %26, %7
  ret void

17:                                               ; preds = %9, %26
  %18 = phi i32 [ 0, %9 ], [ %31, %26 ]
  %19 = getelementptr inbounds nuw double, ptr %3, i32 %18
  %20 = mul nsw i32 %14, %18
  %21 = getelementptr inbounds double, ptr %4, i32 %20
  %22 = load i32, ptr %15, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %17
  %25 = load double, ptr %19, align 8
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %25, ptr noundef %21)
  br label %26

26:                                               ; preds = %17, %24
  %27 = load double, ptr %19, align 8
  %28 = load ptr, ptr %0, align 8
  %29 = mul nsw i32 %18, %5
  %30 = getelementptr inbounds double, ptr %6, i32 %29
  tail call void %1(double noundef %27, ptr noundef %21, ptr noundef %28, ptr noundef null, ptr noundef %30) #25
  %31 = add nuw nsw i32 %18, 1
  %32 = icmp eq i32 %31, %2
  br i1 %32, label %16, label %17
}

define hidden double @appell_time_rates(ptr nocapture noundef %0, double noundef %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = alloca %struct.Buffers, align 8
  %6 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 344, ptr nonnull %5) #25
  call fastcc void @lay_out(ptr noundef %5, ptr noundef %0)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  store volatile double %1, ptr %6, align 8
  %7 = icmp sgt i32 %3, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %5, i32 180
  %10 = load i32, ptr @appell_n_coordinates, align 4
  %11 = load ptr, ptr %9, align 4
  br label %14

12:                                               ; preds = %14, %4
  %13 = phi double [ 0.000000e+00, %4 ], [ %23, %14 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 344, ptr nonnull %5) #25
  ret double %13

14:                                               ; preds = %8, %14
  %15 = phi ptr [ %11, %8 ], [ %20, %14 ]
  %16 = phi i32 [ 0, %8 ], [ %24, %14 ]
  %17 = phi double [ 0.000000e+00, %8 ], [ %23, %14 ]
  %18 = load volatile double, ptr %6, align 8
  %19 = call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef %5, double noundef %18, ptr noundef %2, ptr noundef %15, i32 noundef 0)
  %20 = load ptr, ptr %9, align 4
  %21 = getelementptr inbounds double, ptr %20, i32 %10
  %22 = load double, ptr %21, align 8
  %23 = fadd double %17, %22
  %24 = add nuw nsw i32 %16, 1
  %25 = icmp eq i32 %24, %3
  br i1 %25, label %12, label %14
}

define internal fastcc range(i32 0, 12) i32 @stage_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef range(i32 0, 2) %5) unnamed_addr #4 {
  %7 = load i32, ptr @appell_has_regular, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %83, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 288
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %83

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 284
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %18

18:                                               ; preds = %13, %17
  %19 = load ptr, ptr %0, align 8
  %20 = getelementptr inbounds nuw i8, ptr %1, i32 4
  %21 = load ptr, ptr %20, align 4
  tail call void @appell_regular(double noundef %2, ptr noundef %3, ptr noundef %19, ptr noundef null, ptr noundef %21) #25
  %22 = load ptr, ptr %20, align 4
  %23 = load i32, ptr @appell_n_coordinates, align 4
  %24 = load i32, ptr @appell_n_speeds, align 4
  %25 = add nsw i32 %24, %23
  %26 = load i32, ptr @appell_n_rows, align 4
  %27 = shl nsw i32 %26, 1
  %28 = add nsw i32 %27, %25
  %29 = icmp sgt i32 %28, -2
  br i1 %29, label %30, label %43

30:                                               ; preds = %18
  %31 = add nsw i32 %28, 1
  br label %32

32:                                               ; preds = %32, %30
  %33 = phi i32 [ %39, %32 ], [ 0, %30 ]
  %34 = phi double [ %38, %32 ], [ 0.000000e+00, %30 ]
  %35 = getelementptr inbounds nuw double, ptr %22, i32 %33
  %36 = load double, ptr %35, align 8
  %37 = fsub double %36, %36
  %38 = fadd double %34, %37
  %39 = add nuw nsw i32 %33, 1
  %40 = icmp eq i32 %33, %31
  br i1 %40, label %41, label %32

41:                                               ; preds = %32
  %42 = fcmp une double %38, 0.000000e+00
  br i1 %42, label %83, label %43

43:                                               ; preds = %41, %18
  %44 = getelementptr inbounds double, ptr %22, i32 %23
  %45 = getelementptr inbounds double, ptr %44, i32 %24
  %46 = getelementptr inbounds double, ptr %45, i32 %26
  %47 = getelementptr inbounds nuw i8, ptr %46, i32 16
  %48 = load double, ptr %46, align 8
  %49 = fcmp ogt double %48, 0x3D719799812DEA11
  br i1 %49, label %50, label %83

50:                                               ; preds = %43
  %51 = getelementptr inbounds nuw i8, ptr %46, i32 8
  %52 = load double, ptr %51, align 8
  %53 = fcmp ogt double %52, 1.000000e-03
  br i1 %53, label %54, label %83

54:                                               ; preds = %50
  %55 = icmp slt i32 %26, 1
  br i1 %55, label %71, label %56

56:                                               ; preds = %54
  %57 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %58 = load ptr, ptr %57, align 8
  br label %62

59:                                               ; preds = %62
  %60 = add nuw nsw i32 %63, 1
  %61 = icmp eq i32 %60, %26
  br i1 %61, label %71, label %62

62:                                               ; preds = %59, %56
  %63 = phi i32 [ 0, %56 ], [ %60, %59 ]
  %64 = getelementptr inbounds nuw double, ptr %58, i32 %63
  %65 = load double, ptr %64, align 8
  %66 = fmul double %65, 1.000000e-03
  %67 = getelementptr inbounds nuw double, ptr %47, i32 %63
  %68 = load double, ptr %67, align 8
  %69 = fmul double %66, %66
  %70 = fcmp ogt double %68, %69
  br i1 %70, label %59, label %83

71:                                               ; preds = %59, %54
  %72 = getelementptr inbounds nuw i8, ptr %0, i32 260
  %73 = load i32, ptr %72, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %72, align 4
  %75 = getelementptr inbounds nuw i8, ptr %0, i32 264
  store i32 %26, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %1, i32 292
  store ptr null, ptr %76, align 4
  %77 = shl i32 %25, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %4, ptr nonnull readonly align 8 %22, i32 %77, i1 false)
  %78 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %79 = load ptr, ptr %78, align 4
  %80 = add nsw i32 %26, %24
  %81 = shl i32 %80, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %79, ptr nonnull readonly align 8 %44, i32 %81, i1 false)
  %82 = tail call fastcc range(i32 0, 6) i32 @auxiliary_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4)
  br label %88

83:                                               ; preds = %62, %43, %50, %41, %9, %6
  %84 = getelementptr inbounds nuw i8, ptr %0, i32 288
  %85 = load i32, ptr %84, align 8
  %86 = getelementptr inbounds nuw i8, ptr %1, i32 336
  store i32 %85, ptr %86, align 8
  %87 = tail call fastcc i32 @rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5)
  store i32 0, ptr %86, align 8
  br label %88

88:                                               ; preds = %83, %71
  %89 = phi i32 [ %87, %83 ], [ %82, %71 ]
  ret i32 %89
}

define internal fastcc range(i32 0, 16) i32 @write_sample(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 240
  %6 = load i32, ptr %5, align 8
  %7 = load i32, ptr @appell_has_landing, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %26, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 228
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %26, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 288
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %26

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr %0, i32 236
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %26, label %21

21:                                               ; preds = %17
  %22 = tail call fastcc i32 @land(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 0)
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw i8, ptr %1, i32 316
  store i32 1, ptr %25, align 4
  br label %28

26:                                               ; preds = %21, %17, %13, %9, %4
  %27 = tail call fastcc i32 @project_between(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3)
  br label %28

28:                                               ; preds = %24, %26
  %29 = phi i32 [ 0, %24 ], [ %27, %26 ]
  %30 = getelementptr inbounds nuw i8, ptr %0, i32 344
  %31 = load i32, ptr %30, align 8
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %45, label %33

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i8, ptr %1, i32 300
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %45, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %1, i32 304
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %45, label %41

41:                                               ; preds = %37
  %42 = load i32, ptr @appell_n_velocity_rows, align 4
  %43 = load i32, ptr @appell_n_rows, align 4
  %44 = icmp eq i32 %42, %43
  br label %45

45:                                               ; preds = %41, %37, %33, %28
  %46 = phi i1 [ false, %37 ], [ false, %33 ], [ false, %28 ], [ %44, %41 ]
  %47 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %48 = load ptr, ptr %47, align 4
  %49 = getelementptr inbounds i32, ptr %48, i32 %6
  store i32 -1, ptr %49, align 4
  %50 = icmp ne i32 %29, 0
  %51 = select i1 %50, i1 true, i1 %46
  br i1 %51, label %54, label %52

52:                                               ; preds = %45
  %53 = tail call fastcc i32 @write_rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, i32 noundef %6)
  br label %54

54:                                               ; preds = %52, %45
  %55 = phi i32 [ %29, %45 ], [ %53, %52 ]
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %82

57:                                               ; preds = %54
  tail call fastcc void @note_residuals(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %58 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds double, ptr %59, i32 %6
  store double %2, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %62 = load ptr, ptr %61, align 4
  %63 = load i32, ptr @appell_n_coordinates, align 4
  %64 = load i32, ptr @appell_n_speeds, align 4
  %65 = add nsw i32 %64, %63
  %66 = load i32, ptr @appell_n_auxiliaries, align 4
  %67 = add nsw i32 %65, %66
  %68 = mul nsw i32 %67, %6
  %69 = getelementptr inbounds double, ptr %62, i32 %68
  %70 = shl i32 %67, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %69, ptr align 8 %3, i32 %70, i1 false)
  %71 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %72 = load ptr, ptr %71, align 8
  %73 = load i32, ptr @appell_n_quadratures, align 4
  %74 = mul nsw i32 %73, %6
  %75 = getelementptr inbounds double, ptr %72, i32 %74
  %76 = getelementptr double, ptr %3, i32 %63
  %77 = getelementptr double, ptr %76, i32 %64
  %78 = getelementptr double, ptr %77, i32 %66
  %79 = shl i32 %73, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %75, ptr align 8 %78, i32 %79, i1 false)
  %80 = load i32, ptr %5, align 8
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %5, align 8
  br label %82

82:                                               ; preds = %54, %57
  ret i32 %55
}

define internal fastcc range(i32 0, 12) i32 @begin_events(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 208
  %4 = load ptr, ptr %3, align 8
  %5 = load i32, ptr @appell_n_events, align 4
  %6 = shl i32 %5, 3
  tail call void @llvm.memset.p0.i32(ptr align 8 %4, i8 0, i32 %6, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 212
  %8 = load ptr, ptr %7, align 4
  tail call void @llvm.memset.p0.i32(ptr align 8 %8, i8 0, i32 %6, i1 false)
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 176
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 164
  %12 = load ptr, ptr %11, align 4
  %13 = load i32, ptr @appell_n_coordinates, align 4
  %14 = load i32, ptr @appell_n_speeds, align 4
  %15 = add nsw i32 %14, %13
  %16 = load i32, ptr @appell_n_auxiliaries, align 4
  %17 = add nsw i32 %15, %16
  %18 = load i32, ptr @appell_n_quadratures, align 4
  %19 = add nsw i32 %17, %18
  %20 = shl i32 %19, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %10, ptr align 8 %12, i32 %20, i1 false)
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %1, i32 204
  %24 = load ptr, ptr %23, align 4
  %25 = tail call fastcc i32 @evaluate_events(ptr noundef %0, ptr noundef %1, double noundef %22, ptr noundef %24)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %89

27:                                               ; preds = %2
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 340
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %81

31:                                               ; preds = %27
  %32 = load ptr, ptr %23, align 4
  %33 = getelementptr inbounds nuw i8, ptr %1, i32 228
  %34 = load ptr, ptr %33, align 4
  tail call void @llvm.memset.p0.i32(ptr align 8 %34, i8 0, i32 %6, i1 false)
  %35 = icmp sgt i32 %17, 0
  br i1 %35, label %36, label %80

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i8, ptr %1, i32 200
  %38 = icmp sgt i32 %5, 0
  %39 = load ptr, ptr %11, align 4
  %40 = load ptr, ptr %9, align 8
  br label %41

41:                                               ; preds = %64, %36
  %42 = phi ptr [ %40, %36 ], [ %57, %64 ]
  %43 = phi ptr [ %39, %36 ], [ %54, %64 ]
  %44 = phi i32 [ 0, %36 ], [ %65, %64 ]
  %45 = getelementptr inbounds nuw double, ptr %43, i32 %44
  %46 = load double, ptr %45, align 8
  %47 = tail call double @llvm.fabs.f64(double %46)
  %48 = tail call double @llvm.maxnum.f64(double %47, double 1.000000e+00)
  %49 = tail call double @llvm.fmuladd.f64(double %48, double 0x3EB0C6F7A0B5ED8D, double %46)
  %50 = getelementptr inbounds nuw double, ptr %42, i32 %44
  store double %49, ptr %50, align 8
  %51 = load double, ptr %21, align 8
  %52 = load ptr, ptr %37, align 8
  %53 = tail call fastcc i32 @evaluate_events(ptr noundef %0, ptr noundef nonnull %1, double noundef %51, ptr noundef %52)
  %54 = load ptr, ptr %11, align 4
  %55 = getelementptr inbounds nuw double, ptr %54, i32 %44
  %56 = load double, ptr %55, align 8
  %57 = load ptr, ptr %9, align 8
  %58 = getelementptr inbounds nuw double, ptr %57, i32 %44
  store double %56, ptr %58, align 8
  %59 = icmp eq i32 %53, 0
  %60 = select i1 %38, i1 %59, i1 false
  br i1 %60, label %61, label %64

61:                                               ; preds = %41
  %62 = load ptr, ptr %37, align 8
  %63 = load ptr, ptr %33, align 4
  br label %67

64:                                               ; preds = %67, %41
  %65 = add nuw nsw i32 %44, 1
  %66 = icmp eq i32 %65, %17
  br i1 %66, label %80, label %41

67:                                               ; preds = %67, %61
  %68 = phi i32 [ 0, %61 ], [ %78, %67 ]
  %69 = getelementptr inbounds nuw double, ptr %62, i32 %68
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw double, ptr %32, i32 %68
  %72 = load double, ptr %71, align 8
  %73 = fsub double %70, %72
  %74 = tail call double @llvm.fabs.f64(double %73)
  %75 = getelementptr inbounds nuw double, ptr %63, i32 %68
  %76 = load double, ptr %75, align 8
  %77 = tail call double @llvm.fmuladd.f64(double %74, double 1.000000e+06, double %76)
  store double %77, ptr %75, align 8
  %78 = add nuw nsw i32 %68, 1
  %79 = icmp eq i32 %78, %5
  br i1 %79, label %64, label %67

80:                                               ; preds = %64, %31
  store i32 1, ptr %28, align 4
  br label %81

81:                                               ; preds = %80, %27
  %82 = icmp sgt i32 %5, 0
  br i1 %82, label %83, label %89

83:                                               ; preds = %81
  %84 = getelementptr inbounds nuw i8, ptr %0, i32 36
  %85 = load ptr, ptr %84, align 4
  %86 = getelementptr inbounds nuw i8, ptr %1, i32 228
  %87 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %88 = load ptr, ptr %87, align 8
  br label %91

89:                                               ; preds = %119, %2, %81
  %90 = phi i32 [ 0, %81 ], [ %25, %2 ], [ 0, %119 ]
  ret i32 %90

91:                                               ; preds = %83, %119
  %92 = phi i32 [ 0, %83 ], [ %120, %119 ]
  %93 = getelementptr inbounds nuw double, ptr %85, i32 %92
  %94 = load double, ptr %93, align 8
  %95 = fcmp ogt double %94, 0.000000e+00
  %96 = fmul double %94, -1.000000e-03
  %97 = select i1 %95, double %94, double %96
  %98 = fcmp oeq double %97, 0.000000e+00
  br i1 %98, label %99, label %105

99:                                               ; preds = %91
  %100 = load ptr, ptr %86, align 4
  %101 = getelementptr inbounds nuw double, ptr %100, i32 %92
  %102 = load double, ptr %101, align 8
  %103 = fmul double %102, 0x3D06849B86A12B9B
  %104 = tail call double @llvm.maxnum.f64(double %103, double 0x10000000000000)
  br label %105

105:                                              ; preds = %99, %91
  %106 = phi double [ %104, %99 ], [ %97, %91 ]
  %107 = getelementptr inbounds nuw i32, ptr %88, i32 %92
  %108 = load i32, ptr %107, align 4
  %109 = icmp eq i32 %108, 2
  br i1 %109, label %110, label %119

110:                                              ; preds = %105
  %111 = load ptr, ptr %23, align 4
  %112 = getelementptr inbounds nuw double, ptr %111, i32 %92
  %113 = load double, ptr %112, align 8
  %114 = fcmp ugt double %113, 0.000000e+00
  br i1 %114, label %119, label %115

115:                                              ; preds = %110
  %116 = fsub double %106, %113
  %117 = load ptr, ptr %3, align 8
  %118 = getelementptr inbounds nuw double, ptr %117, i32 %92
  store double %116, ptr %118, align 8
  br label %119

119:                                              ; preds = %115, %110, %105
  %120 = add nuw nsw i32 %92, 1
  %121 = icmp slt i32 %120, %5
  br i1 %121, label %91, label %89
}

define internal fastcc void @restart_step(ptr nocapture noundef initializes((160, 176), (296, 300)) %0, ptr nocapture noundef nonnull %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 296
  store i32 0, ptr %3, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 160
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 128
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  %6 = load double, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %8 = load double, ptr %7, align 8
  %9 = fcmp olt double %6, %8
  %10 = select i1 %9, double -1.000000e+00, double 1.000000e+00
  %11 = fsub double %6, %8
  %12 = tail call double @llvm.fabs.f64(double %11)
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 292
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 1
  %16 = select i1 %15, double 4.000000e+00, double 8.000000e+00
  %17 = tail call fastcc double @first_step(ptr noundef %0, ptr noundef %1, double noundef %10, double noundef %12, double noundef %16)
  %18 = getelementptr inbounds nuw i8, ptr %0, i32 136
  store double %17, ptr %18, align 8
  ret void
}

declare double @llvm.minnum.f64(double, double) #7

declare double @llvm.copysign.f64(double, double) #7

define internal fastcc void @note_residuals(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 228
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds nuw i8, ptr %1, i32 316
  br i1 %7, label %9, label %10

9:                                                ; preds = %4
  store i32 0, ptr %8, align 4
  br label %16

10:                                               ; preds = %4
  %11 = load i32, ptr %8, align 4
  %12 = icmp eq i32 %11, 0
  store i32 0, ptr %8, align 4
  br i1 %12, label %13, label %16

13:                                               ; preds = %10
  %14 = load i32, ptr @appell_n_position_rows, align 4
  %15 = load i32, ptr @appell_n_velocity_rows, align 4
  br label %35

16:                                               ; preds = %9, %10
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 284
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
  %26 = getelementptr inbounds nuw i8, ptr %1, i32 120
  %27 = load ptr, ptr %26, align 8
  tail call void @appell_position(double noundef %2, ptr noundef %3, ptr noundef %25, ptr noundef null, ptr noundef %27) #25
  br label %28

28:                                               ; preds = %24, %21
  %29 = load i32, ptr @appell_n_velocity_rows, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %35, label %31

31:                                               ; preds = %28
  %32 = load ptr, ptr %0, align 8
  %33 = getelementptr inbounds nuw i8, ptr %1, i32 124
  %34 = load ptr, ptr %33, align 4
  tail call void @appell_velocity(double noundef %2, ptr noundef %3, ptr noundef %32, ptr noundef null, ptr noundef %34) #25
  br label %35

35:                                               ; preds = %13, %31, %28
  %36 = phi i32 [ %15, %13 ], [ %29, %31 ], [ 0, %28 ]
  %37 = phi i32 [ %14, %13 ], [ %22, %31 ], [ %22, %28 ]
  %38 = load i32, ptr @appell_n_norm_rows, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %59, label %40

40:                                               ; preds = %35
  %41 = load ptr, ptr %0, align 8
  %42 = getelementptr inbounds nuw i8, ptr %1, i32 128
  %43 = load ptr, ptr %42, align 8
  tail call void @appell_norms(double noundef %2, ptr noundef %3, ptr noundef %41, ptr noundef null, ptr noundef %43) #25
  %44 = icmp sgt i32 %38, 0
  br i1 %44, label %45, label %59

45:                                               ; preds = %40
  %46 = load ptr, ptr %42, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %48 = load ptr, ptr %47, align 8
  br label %49

49:                                               ; preds = %45, %49
  %50 = phi i32 [ %57, %49 ], [ 0, %45 ]
  %51 = getelementptr inbounds nuw double, ptr %48, i32 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw double, ptr %46, i32 %50
  %54 = load double, ptr %53, align 8
  %55 = tail call double @llvm.fabs.f64(double %54)
  %56 = tail call double @llvm.maxnum.f64(double %52, double %55)
  store double %56, ptr %51, align 8
  %57 = add nuw nsw i32 %50, 1
  %58 = icmp eq i32 %57, %38
  br i1 %58, label %59, label %49

59:                                               ; preds = %49, %35, %40
  %60 = getelementptr inbounds nuw i8, ptr %1, i32 120
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i32 76
  %63 = load ptr, ptr %62, align 4
  %64 = icmp sgt i32 %37, 0
  br i1 %64, label %65, label %75

65:                                               ; preds = %59, %65
  %66 = phi i32 [ %73, %65 ], [ 0, %59 ]
  %67 = getelementptr inbounds nuw double, ptr %63, i32 %66
  %68 = load double, ptr %67, align 8
  %69 = getelementptr inbounds nuw double, ptr %61, i32 %66
  %70 = load double, ptr %69, align 8
  %71 = tail call double @llvm.fabs.f64(double %70)
  %72 = tail call double @llvm.maxnum.f64(double %68, double %71)
  store double %72, ptr %67, align 8
  %73 = add nuw nsw i32 %66, 1
  %74 = icmp eq i32 %73, %37
  br i1 %74, label %75, label %65

75:                                               ; preds = %65, %59
  %76 = getelementptr inbounds nuw i8, ptr %1, i32 124
  %77 = load ptr, ptr %76, align 4
  %78 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %79 = load ptr, ptr %78, align 8
  %80 = icmp sgt i32 %36, 0
  br i1 %80, label %81, label %91

81:                                               ; preds = %75, %81
  %82 = phi i32 [ %89, %81 ], [ 0, %75 ]
  %83 = getelementptr inbounds nuw double, ptr %79, i32 %82
  %84 = load double, ptr %83, align 8
  %85 = getelementptr inbounds nuw double, ptr %77, i32 %82
  %86 = load double, ptr %85, align 8
  %87 = tail call double @llvm.fabs.f64(double %86)
  %88 = tail call double @llvm.maxnum.f64(double %84, double %87)
  store double %88, ptr %83, align 8
  %89 = add nuw nsw i32 %82, 1
  %90 = icmp eq i32 %89, %36
  br i1 %90, label %91, label %81

91:                                               ; preds = %81, %75
  ret void
}

define internal fastcc range(i32 0, 2) i32 @land(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef range(i32 0, 2) %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %7 = load double, ptr %6, align 8
  %8 = tail call double @llvm.sqrt.f64(double %7)
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 140
  %10 = load ptr, ptr %9, align 4
  %11 = load i32, ptr @appell_n_coordinates, align 4
  %12 = load i32, ptr @appell_n_speeds, align 4
  %13 = add nsw i32 %12, %11
  %14 = shl i32 %13, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %10, ptr align 8 %3, i32 %14, i1 false)
  %15 = icmp eq i32 %4, 0
  %16 = getelementptr inbounds nuw i8, ptr %1, i32 152
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 144
  %18 = icmp sgt i32 %11, 0
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %20 = getelementptr inbounds double, ptr %3, i32 %11
  %21 = icmp sgt i32 %12, 0
  br label %22

22:                                               ; preds = %5, %116
  %23 = phi i1 [ %15, %5 ], [ true, %116 ]
  %24 = phi i32 [ 0, %5 ], [ %117, %116 ]
  %25 = phi double [ 0.000000e+00, %5 ], [ %102, %116 ]
  %26 = phi double [ 0.000000e+00, %5 ], [ %67, %116 ]
  br i1 %23, label %27, label %31

27:                                               ; preds = %22
  %28 = load ptr, ptr %16, align 8
  %29 = tail call fastcc i32 @evaluate_landing(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %28)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %128, label %31

31:                                               ; preds = %27, %22
  %32 = load ptr, ptr %17, align 8
  br i1 %18, label %33, label %61

33:                                               ; preds = %31
  %34 = load ptr, ptr %19, align 8
  br label %37

35:                                               ; preds = %37
  %36 = icmp eq i32 %57, 0
  br i1 %36, label %61, label %66

37:                                               ; preds = %37, %33
  %38 = phi double [ 0.000000e+00, %33 ], [ %48, %37 ]
  %39 = phi double [ 0.000000e+00, %33 ], [ %49, %37 ]
  %40 = phi i32 [ 0, %33 ], [ %59, %37 ]
  %41 = phi i32 [ 0, %33 ], [ %57, %37 ]
  %42 = getelementptr inbounds nuw double, ptr %3, i32 %40
  %43 = load double, ptr %42, align 8
  %44 = tail call double @llvm.fabs.f64(double %43)
  %45 = getelementptr inbounds nuw double, ptr %32, i32 %40
  %46 = load double, ptr %45, align 8
  %47 = tail call double @llvm.fabs.f64(double %46)
  %48 = tail call double @llvm.maxnum.f64(double %38, double %44)
  %49 = tail call double @llvm.maxnum.f64(double %39, double %47)
  %50 = fmul double %8, %47
  %51 = getelementptr double, ptr %34, i32 %40
  %52 = load double, ptr %51, align 8
  %53 = load double, ptr %6, align 8
  %54 = tail call double @llvm.fmuladd.f64(double %53, double %44, double %52)
  %55 = fcmp ogt double %50, %54
  %56 = zext i1 %55 to i32
  %57 = or i32 %41, %56
  %58 = fadd double %43, %46
  store double %58, ptr %42, align 8
  %59 = add nuw nsw i32 %40, 1
  %60 = icmp eq i32 %59, %11
  br i1 %60, label %35, label %37

61:                                               ; preds = %35, %31
  %62 = phi double [ %48, %35 ], [ 0.000000e+00, %31 ]
  %63 = phi double [ %49, %35 ], [ 0.000000e+00, %31 ]
  %64 = tail call double @llvm.fmuladd.f64(double %62, double 1.000000e-09, double 0x10000000000000)
  %65 = fdiv double %63, %64
  br label %66

66:                                               ; preds = %35, %61
  %67 = phi double [ %65, %61 ], [ -1.000000e+00, %35 ]
  %68 = getelementptr inbounds double, ptr %32, i32 %11
  br i1 %21, label %69, label %98

69:                                               ; preds = %66
  %70 = load ptr, ptr %19, align 8
  %71 = getelementptr double, ptr %70, i32 %11
  br label %74

72:                                               ; preds = %74
  %73 = icmp eq i32 %94, 0
  br i1 %73, label %98, label %128

74:                                               ; preds = %74, %69
  %75 = phi double [ 0.000000e+00, %69 ], [ %85, %74 ]
  %76 = phi double [ 0.000000e+00, %69 ], [ %86, %74 ]
  %77 = phi i32 [ 0, %69 ], [ %96, %74 ]
  %78 = phi i32 [ 0, %69 ], [ %94, %74 ]
  %79 = getelementptr inbounds nuw double, ptr %20, i32 %77
  %80 = load double, ptr %79, align 8
  %81 = tail call double @llvm.fabs.f64(double %80)
  %82 = getelementptr inbounds nuw double, ptr %68, i32 %77
  %83 = load double, ptr %82, align 8
  %84 = tail call double @llvm.fabs.f64(double %83)
  %85 = tail call double @llvm.maxnum.f64(double %75, double %81)
  %86 = tail call double @llvm.maxnum.f64(double %76, double %84)
  %87 = fmul double %8, %84
  %88 = getelementptr double, ptr %71, i32 %77
  %89 = load double, ptr %88, align 8
  %90 = load double, ptr %6, align 8
  %91 = tail call double @llvm.fmuladd.f64(double %90, double %81, double %89)
  %92 = fcmp ogt double %87, %91
  %93 = zext i1 %92 to i32
  %94 = or i32 %78, %93
  %95 = fadd double %80, %83
  store double %95, ptr %79, align 8
  %96 = add nuw nsw i32 %77, 1
  %97 = icmp eq i32 %96, %12
  br i1 %97, label %72, label %74

98:                                               ; preds = %66, %72
  %99 = phi double [ %85, %72 ], [ 0.000000e+00, %66 ]
  %100 = phi double [ %86, %72 ], [ 0.000000e+00, %66 ]
  %101 = tail call double @llvm.fmuladd.f64(double %99, double 1.000000e-09, double 0x10000000000000)
  %102 = fdiv double %100, %101
  %103 = fcmp olt double %67, 0.000000e+00
  %104 = fcmp olt double %102, 0.000000e+00
  %105 = select i1 %103, i1 true, i1 %104
  br i1 %105, label %128, label %106

106:                                              ; preds = %98
  %107 = fcmp ugt double %67, 1.000000e+00
  %108 = fmul double %26, 0x3EB0C6F7A0B5ED8D
  %109 = fcmp ugt double %67, %108
  %110 = select i1 %107, i1 %109, i1 false
  br i1 %110, label %116, label %111

111:                                              ; preds = %106
  %112 = fcmp ugt double %102, 1.000000e+00
  %113 = fmul double %25, 0x3EB0C6F7A0B5ED8D
  %114 = fcmp ugt double %102, %113
  %115 = select i1 %112, i1 %114, i1 false
  br i1 %115, label %116, label %119

116:                                              ; preds = %111, %106
  %117 = add nuw nsw i32 %24, 1
  %118 = icmp eq i32 %117, 4
  br i1 %118, label %128, label %22

119:                                              ; preds = %111
  %120 = getelementptr inbounds nuw i8, ptr %1, i32 300
  store i32 1, ptr %120, align 4
  %121 = load i32, ptr @appell_n_velocity_rows, align 4
  %122 = load i32, ptr @appell_n_rows, align 4
  %123 = icmp eq i32 %121, %122
  %124 = icmp ne i32 %121, 0
  %125 = and i1 %124, %123
  %126 = zext i1 %125 to i32
  %127 = getelementptr inbounds nuw i8, ptr %1, i32 304
  store i32 %126, ptr %127, align 8
  br label %130

128:                                              ; preds = %72, %98, %27, %116
  %129 = load ptr, ptr %9, align 4
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %3, ptr align 8 %129, i32 %14, i1 false)
  br label %130

130:                                              ; preds = %119, %128
  %131 = phi i32 [ 0, %128 ], [ 1, %119 ]
  ret i32 %131
}

define internal fastcc range(i32 0, 16) i32 @project_between(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #25
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 228
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %32, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 236
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
  %26 = getelementptr inbounds nuw i8, ptr %0, i32 332
  %27 = load i32, ptr %26, align 4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %26, align 4
  %29 = icmp eq i32 %27, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw i8, ptr %0, i32 208
  store double %2, ptr %31, align 8
  br label %32

32:                                               ; preds = %18, %4, %16, %15, %19, %25, %30
  %33 = phi i32 [ 0, %30 ], [ 0, %25 ], [ %20, %19 ], [ %17, %16 ], [ %13, %15 ], [ 0, %4 ], [ %13, %18 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #25
  ret i32 %33
}

define internal fastcc range(i32 0, 2) i32 @evaluate_landing(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 284
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %5
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %10

10:                                               ; preds = %5, %9
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 144
  %13 = load ptr, ptr %12, align 8
  tail call void @appell_landing(double noundef %2, ptr noundef %3, ptr noundef %11, ptr noundef %4, ptr noundef %13) #25
  %14 = load i32, ptr @appell_n_coordinates, align 4
  %15 = load i32, ptr @appell_n_speeds, align 4
  %16 = add nsw i32 %15, %14
  %17 = load ptr, ptr %12, align 8
  %18 = icmp sgt i32 %16, -1
  br i1 %18, label %19, label %33

19:                                               ; preds = %10
  %20 = mul nuw nsw i32 %16, 3
  %21 = add nuw nsw i32 %20, 1
  br label %22

22:                                               ; preds = %19, %22
  %23 = phi i32 [ %29, %22 ], [ 0, %19 ]
  %24 = phi double [ %28, %22 ], [ 0.000000e+00, %19 ]
  %25 = getelementptr inbounds nuw double, ptr %17, i32 %23
  %26 = load double, ptr %25, align 8
  %27 = fsub double %26, %26
  %28 = fadd double %24, %27
  %29 = add nuw nsw i32 %23, 1
  %30 = icmp eq i32 %23, %21
  br i1 %30, label %31, label %22

31:                                               ; preds = %22
  %32 = fcmp une double %28, 0.000000e+00
  br i1 %32, label %61, label %33

33:                                               ; preds = %10, %31
  %34 = mul nsw i32 %16, 24
  %35 = getelementptr inbounds i8, ptr %17, i32 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i32 16
  %37 = load double, ptr %35, align 8
  %38 = fcmp ogt double %37, 0x3D719799812DEA11
  br i1 %38, label %39, label %61

39:                                               ; preds = %33
  %40 = getelementptr inbounds nuw i8, ptr %35, i32 8
  %41 = load double, ptr %40, align 8
  %42 = fcmp ogt double %41, 1.000000e-03
  br i1 %42, label %43, label %61

43:                                               ; preds = %39
  %44 = load i32, ptr @appell_n_rows, align 4
  %45 = icmp slt i32 %44, 1
  br i1 %45, label %61, label %46

46:                                               ; preds = %43
  %47 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %48 = load ptr, ptr %47, align 8
  br label %52

49:                                               ; preds = %52
  %50 = add nuw nsw i32 %53, 1
  %51 = icmp eq i32 %50, %44
  br i1 %51, label %61, label %52

52:                                               ; preds = %49, %46
  %53 = phi i32 [ 0, %46 ], [ %50, %49 ]
  %54 = getelementptr inbounds nuw double, ptr %48, i32 %53
  %55 = load double, ptr %54, align 8
  %56 = fmul double %55, 1.000000e-03
  %57 = getelementptr inbounds nuw double, ptr %36, i32 %53
  %58 = load double, ptr %57, align 8
  %59 = fmul double %56, %56
  %60 = fcmp ogt double %58, %59
  br i1 %60, label %49, label %61

61:                                               ; preds = %52, %49, %43, %39, %33, %31
  %62 = phi i32 [ 0, %31 ], [ 0, %39 ], [ 0, %33 ], [ 1, %43 ], [ 0, %52 ], [ 1, %49 ]
  ret i32 %62
}

declare void @appell_landing(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

declare double @llvm.maxnum.f64(double, double) #7

declare double @llvm.fmuladd.f64(double, double, double) #7

define internal fastcc range(i32 0, 16) i32 @project_nearby(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, double noundef %4, ptr nocapture noundef nonnull initializes((0, 8)) %5) unnamed_addr #4 {
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %8 = load double, ptr %7, align 8
  %9 = tail call double @llvm.sqrt.f64(double %8)
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 140
  %11 = load ptr, ptr %10, align 4
  %12 = load i32, ptr @appell_n_coordinates, align 4
  %13 = load i32, ptr @appell_n_speeds, align 4
  %14 = add nsw i32 %13, %12
  %15 = load i32, ptr @appell_n_auxiliaries, align 4
  %16 = add nsw i32 %14, %15
  %17 = shl i32 %16, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %11, ptr align 8 %3, i32 %17, i1 false)
  store double 0.000000e+00, ptr %5, align 8
  %18 = tail call fastcc i32 @project(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %19 = icmp eq i32 %18, 0
  %20 = icmp sgt i32 %16, 0
  %21 = select i1 %20, i1 %19, i1 false
  br i1 %21, label %22, label %27

22:                                               ; preds = %6
  %23 = load ptr, ptr %10, align 4
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %25 = load ptr, ptr %24, align 8
  %26 = load double, ptr %5, align 8
  br label %29

27:                                               ; preds = %51, %6
  %28 = phi i32 [ 0, %6 ], [ %53, %51 ]
  br i1 %19, label %56, label %62

29:                                               ; preds = %22, %51
  %30 = phi double [ %26, %22 ], [ %52, %51 ]
  %31 = phi i32 [ 0, %22 ], [ %53, %51 ]
  %32 = phi i32 [ 0, %22 ], [ %54, %51 ]
  %33 = getelementptr inbounds nuw double, ptr %23, i32 %32
  %34 = load double, ptr %33, align 8
  %35 = tail call double @llvm.fabs.f64(double %34)
  %36 = getelementptr inbounds nuw double, ptr %3, i32 %32
  %37 = load double, ptr %36, align 8
  %38 = tail call double @llvm.fabs.f64(double %37)
  %39 = tail call double @llvm.maxnum.f64(double %35, double %38)
  %40 = fsub double %37, %34
  %41 = tail call double @llvm.fabs.f64(double %40)
  %42 = fmul double %9, %41
  %43 = getelementptr inbounds nuw double, ptr %25, i32 %32
  %44 = load double, ptr %43, align 8
  %45 = load double, ptr %7, align 8
  %46 = tail call double @llvm.fmuladd.f64(double %45, double %39, double %44)
  %47 = fmul double %30, %46
  %48 = fcmp ugt double %42, %47
  br i1 %48, label %49, label %51

49:                                               ; preds = %29
  %50 = fdiv double %42, %46
  store double %50, ptr %5, align 8
  br label %51

51:                                               ; preds = %49, %29
  %52 = phi double [ %30, %29 ], [ %50, %49 ]
  %53 = phi i32 [ %31, %29 ], [ %32, %49 ]
  %54 = add nuw nsw i32 %32, 1
  %55 = icmp slt i32 %54, %16
  br i1 %55, label %29, label %27

56:                                               ; preds = %27
  %57 = load double, ptr %5, align 8
  %58 = fcmp ugt double %57, %4
  br i1 %58, label %59, label %62

59:                                               ; preds = %56
  %60 = icmp slt i32 %28, %12
  %61 = select i1 %60, i32 6, i32 7
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %61, i32 noundef %28, double noundef %2)
  br label %62

62:                                               ; preds = %27, %56, %59
  %63 = phi i32 [ 15, %59 ], [ 0, %56 ], [ %18, %27 ]
  ret i32 %63
}

define internal fastcc void @fail(ptr nocapture noundef writeonly initializes((152, 160), (276, 284)) %0, i32 noundef %1, i32 noundef %2, double noundef %3) unnamed_addr #11 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 276
  store i32 %1, ptr %5, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 280
  store i32 %2, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 152
  store double %3, ptr %7, align 8
  ret void
}

declare void @appell_position(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #6

declare void @appell_velocity(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #6

declare void @appell_norms(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #6

declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg) #12

define internal fastcc range(i32 0, 12) i32 @evaluate_events(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #2 {
  %5 = load i32, ptr @appell_events_need_rates, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %14, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw i8, ptr %1, i32 176
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 180
  %11 = load ptr, ptr %10, align 4
  %12 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %9, ptr noundef %11, i32 noundef 1)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %21, label %58

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 284
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr %1, i32 176
  %20 = load ptr, ptr %19, align 8
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %20)
  br label %21

21:                                               ; preds = %18, %14, %7
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 176
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %0, align 8
  %25 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %26 = load ptr, ptr %25, align 4
  tail call void @appell_events(double noundef %2, ptr noundef %23, ptr noundef %24, ptr noundef %26, ptr noundef %3) #25
  %27 = load i32, ptr @appell_n_events, align 4
  %28 = icmp sgt i32 %27, 0
  br i1 %28, label %29, label %58

29:                                               ; preds = %21
  %30 = getelementptr inbounds nuw i8, ptr %0, i32 36
  %31 = load ptr, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %1, i32 208
  %33 = load ptr, ptr %32, align 8
  br label %45

34:                                               ; preds = %45, %34
  %35 = phi i32 [ %41, %34 ], [ 0, %45 ]
  %36 = phi double [ %40, %34 ], [ 0.000000e+00, %45 ]
  %37 = getelementptr inbounds nuw double, ptr %3, i32 %35
  %38 = load double, ptr %37, align 8
  %39 = fsub double %38, %38
  %40 = fadd double %36, %39
  %41 = add nuw nsw i32 %35, 1
  %42 = icmp eq i32 %41, %27
  br i1 %42, label %43, label %34

43:                                               ; preds = %34
  %44 = fcmp une double %40, 0.000000e+00
  br i1 %44, label %57, label %58

45:                                               ; preds = %29, %45
  %46 = phi i32 [ 0, %29 ], [ %55, %45 ]
  %47 = getelementptr inbounds nuw double, ptr %31, i32 %46
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds nuw double, ptr %33, i32 %46
  %50 = load double, ptr %49, align 8
  %51 = fadd double %48, %50
  %52 = getelementptr inbounds nuw double, ptr %3, i32 %46
  %53 = load double, ptr %52, align 8
  %54 = fadd double %53, %51
  store double %54, ptr %52, align 8
  %55 = add nuw nsw i32 %46, 1
  %56 = icmp eq i32 %55, %27
  br i1 %56, label %34, label %45

57:                                               ; preds = %43
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 10, i32 noundef 0, double noundef %2)
  br label %58

58:                                               ; preds = %21, %7, %57, %43
  %59 = phi i32 [ %12, %7 ], [ 5, %57 ], [ 0, %43 ], [ 0, %21 ]
  ret i32 %59
}

declare void @appell_events(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define internal fastcc double @first_step(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, double noundef %3, double noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 164
  %7 = load ptr, ptr %6, align 4
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
  %18 = getelementptr inbounds nuw i8, ptr %1, i32 184
  %19 = load ptr, ptr %18, align 8
  br label %62

20:                                               ; preds = %5
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %24 = load double, ptr %23, align 8
  br label %25

25:                                               ; preds = %25, %20
  %26 = phi double [ 0.000000e+00, %20 ], [ %35, %25 ]
  %27 = phi i32 [ 0, %20 ], [ %36, %25 ]
  %28 = getelementptr inbounds nuw double, ptr %7, i32 %27
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds nuw double, ptr %22, i32 %27
  %31 = load double, ptr %30, align 8
  %32 = tail call double @llvm.fabs.f64(double %29)
  %33 = tail call double @llvm.fmuladd.f64(double %24, double %32, double %31)
  %34 = fdiv double %29, %33
  %35 = tail call double @llvm.fmuladd.f64(double %34, double %34, double %26)
  %36 = add nuw nsw i32 %27, 1
  %37 = icmp eq i32 %36, %12
  br i1 %37, label %38, label %25

38:                                               ; preds = %25
  %39 = sitofp i32 %12 to double
  %40 = fdiv double %35, %39
  %41 = getelementptr inbounds nuw i8, ptr %1, i32 184
  %42 = load ptr, ptr %41, align 8
  br label %43

43:                                               ; preds = %43, %38
  %44 = phi double [ 0.000000e+00, %38 ], [ %55, %43 ]
  %45 = phi i32 [ 0, %38 ], [ %56, %43 ]
  %46 = getelementptr inbounds nuw double, ptr %42, i32 %45
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds nuw double, ptr %22, i32 %45
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds nuw double, ptr %7, i32 %45
  %51 = load double, ptr %50, align 8
  %52 = tail call double @llvm.fabs.f64(double %51)
  %53 = tail call double @llvm.fmuladd.f64(double %24, double %52, double %49)
  %54 = fdiv double %47, %53
  %55 = tail call double @llvm.fmuladd.f64(double %54, double %54, double %44)
  %56 = add nuw nsw i32 %45, 1
  %57 = icmp eq i32 %56, %12
  br i1 %57, label %58, label %43

58:                                               ; preds = %43
  %59 = tail call double @llvm.sqrt.f64(double %40)
  %60 = fdiv double %55, %39
  %61 = tail call double @llvm.sqrt.f64(double %60)
  br label %62

62:                                               ; preds = %58, %14
  %63 = phi double [ %61, %58 ], [ %17, %14 ]
  %64 = phi ptr [ %42, %58 ], [ %19, %14 ]
  %65 = phi ptr [ %41, %58 ], [ %18, %14 ]
  %66 = phi double [ %59, %58 ], [ %17, %14 ]
  %67 = phi double [ %39, %58 ], [ %15, %14 ]
  %68 = fcmp olt double %66, 1.000000e-05
  %69 = fcmp olt double %63, 1.000000e-05
  %70 = select i1 %68, i1 true, i1 %69
  br i1 %70, label %74, label %71

71:                                               ; preds = %62
  %72 = fmul double %66, 1.000000e-02
  %73 = fdiv double %72, %63
  br label %74

74:                                               ; preds = %62, %71
  %75 = phi double [ %73, %71 ], [ 0x3EB0C6F7A0B5ED8D, %62 ]
  %76 = getelementptr inbounds nuw i8, ptr %0, i32 144
  %77 = load double, ptr %76, align 8
  %78 = tail call double @llvm.minnum.f64(double %75, double %77)
  %79 = tail call double @llvm.minnum.f64(double %78, double %3)
  %80 = load i32, ptr @appell_n_quadratures, align 4
  %81 = add nsw i32 %80, %12
  %82 = icmp sgt i32 %81, 0
  br i1 %82, label %86, label %83

83:                                               ; preds = %74
  %84 = getelementptr inbounds nuw i8, ptr %1, i32 172
  %85 = load ptr, ptr %84, align 4
  br label %90

86:                                               ; preds = %74
  %87 = fmul double %2, %79
  %88 = getelementptr inbounds nuw i8, ptr %1, i32 172
  %89 = load ptr, ptr %88, align 4
  br label %105

90:                                               ; preds = %105, %83
  %91 = phi ptr [ %85, %83 ], [ %89, %105 ]
  %92 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %93 = load double, ptr %92, align 8
  %94 = tail call double @llvm.fmuladd.f64(double %2, double %79, double %93)
  %95 = getelementptr inbounds double, ptr %64, i32 %81
  %96 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef %1, double noundef %94, ptr noundef %91, ptr noundef %95, i32 noundef 0)
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %115

98:                                               ; preds = %90
  %99 = getelementptr inbounds nuw i8, ptr %1, i32 172
  %100 = load ptr, ptr %99, align 4
  br i1 %13, label %101, label %139

101:                                              ; preds = %98
  %102 = load ptr, ptr %65, align 8
  %103 = getelementptr double, ptr %102, i32 %12
  %104 = getelementptr double, ptr %103, i32 %80
  br label %146

105:                                              ; preds = %86, %105
  %106 = phi i32 [ 0, %86 ], [ %113, %105 ]
  %107 = getelementptr inbounds nuw double, ptr %7, i32 %106
  %108 = load double, ptr %107, align 8
  %109 = getelementptr inbounds nuw double, ptr %64, i32 %106
  %110 = load double, ptr %109, align 8
  %111 = tail call double @llvm.fmuladd.f64(double %87, double %110, double %108)
  %112 = getelementptr inbounds nuw double, ptr %89, i32 %106
  store double %111, ptr %112, align 8
  %113 = add nuw nsw i32 %106, 1
  %114 = icmp eq i32 %113, %81
  br i1 %114, label %90, label %105

115:                                              ; preds = %90
  %116 = fmul double %2, 1.000000e-02
  %117 = fmul double %116, %79
  br label %171

118:                                              ; preds = %146
  %119 = load ptr, ptr %6, align 4
  %120 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %121 = load ptr, ptr %120, align 8
  %122 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %123 = load double, ptr %122, align 8
  br label %124

124:                                              ; preds = %124, %118
  %125 = phi double [ 0.000000e+00, %118 ], [ %136, %124 ]
  %126 = phi i32 [ 0, %118 ], [ %137, %124 ]
  %127 = getelementptr inbounds nuw double, ptr %100, i32 %126
  %128 = load double, ptr %127, align 8
  %129 = getelementptr inbounds nuw double, ptr %121, i32 %126
  %130 = load double, ptr %129, align 8
  %131 = getelementptr inbounds nuw double, ptr %119, i32 %126
  %132 = load double, ptr %131, align 8
  %133 = tail call double @llvm.fabs.f64(double %132)
  %134 = tail call double @llvm.fmuladd.f64(double %123, double %133, double %130)
  %135 = fdiv double %128, %134
  %136 = tail call double @llvm.fmuladd.f64(double %135, double %135, double %125)
  %137 = add nuw nsw i32 %126, 1
  %138 = icmp eq i32 %137, %12
  br i1 %138, label %139, label %124

139:                                              ; preds = %124, %98
  %140 = phi double [ 0.000000e+00, %98 ], [ %136, %124 ]
  %141 = fdiv double %140, %67
  %142 = tail call double @llvm.sqrt.f64(double %141)
  %143 = fdiv double %142, %79
  %144 = tail call double @llvm.maxnum.f64(double %63, double %143)
  %145 = fcmp ugt double %144, 1.000000e-15
  br i1 %145, label %159, label %156

146:                                              ; preds = %101, %146
  %147 = phi i32 [ 0, %101 ], [ %154, %146 ]
  %148 = getelementptr double, ptr %104, i32 %147
  %149 = load double, ptr %148, align 8
  %150 = getelementptr inbounds nuw double, ptr %102, i32 %147
  %151 = load double, ptr %150, align 8
  %152 = fsub double %149, %151
  %153 = getelementptr inbounds nuw double, ptr %100, i32 %147
  store double %152, ptr %153, align 8
  %154 = add nuw nsw i32 %147, 1
  %155 = icmp eq i32 %154, %12
  br i1 %155, label %118, label %146

156:                                              ; preds = %139
  %157 = fmul double %79, 1.000000e-03
  %158 = tail call double @llvm.maxnum.f64(double %157, double 0x3EB0C6F7A0B5ED8D)
  br label %163

159:                                              ; preds = %139
  %160 = fdiv double 1.000000e-02, %144
  %161 = fdiv double 1.000000e+00, %4
  %162 = tail call double @llvm.pow.f64(double %160, double %161)
  br label %163

163:                                              ; preds = %159, %156
  %164 = phi double [ %158, %156 ], [ %162, %159 ]
  %165 = fmul double %79, 1.000000e+02
  %166 = tail call double @llvm.minnum.f64(double %165, double %164)
  %167 = load double, ptr %76, align 8
  %168 = tail call double @llvm.minnum.f64(double %3, double %167)
  %169 = tail call double @llvm.minnum.f64(double %166, double %168)
  %170 = fmul double %2, %169
  br label %171

171:                                              ; preds = %163, %115
  %172 = phi double [ %117, %115 ], [ %170, %163 ]
  ret double %172
}

declare double @llvm.pow.f64(double, double) #7

define internal fastcc range(i32 0, 15) i32 @find_crossings(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr nocapture noundef nonnull initializes((0, 4)) %3) unnamed_addr #4 {
  %5 = alloca [32 x double], align 16
  %6 = alloca [32 x i32], align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5) #25
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6) #25
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #25
  store i32 0, ptr %7, align 4
  store i32 0, ptr %3, align 4
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 200
  %10 = load ptr, ptr %9, align 8
  %11 = tail call fastcc i32 @events_at(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, double noundef 0.000000e+00, ptr noundef %10)
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 220
  %13 = load ptr, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 212
  %15 = load ptr, ptr %14, align 4
  %16 = load i32, ptr @appell_n_events, align 4
  %17 = shl i32 %16, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %13, ptr align 8 %15, i32 %17, i1 false)
  %18 = icmp sgt i32 %16, 0
  %19 = icmp eq i32 %11, 0
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %35

21:                                               ; preds = %4
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 216
  br label %23

23:                                               ; preds = %23, %21
  %24 = phi i32 [ 0, %21 ], [ %31, %23 ]
  %25 = load ptr, ptr %22, align 8
  %26 = getelementptr inbounds nuw double, ptr %25, i32 %24
  store double 0.000000e+00, ptr %26, align 8
  %27 = load ptr, ptr %9, align 8
  %28 = getelementptr inbounds nuw double, ptr %27, i32 %24
  %29 = load double, ptr %28, align 8
  %30 = tail call fastcc i32 @visit(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, i32 noundef %24, double noundef 0.000000e+00, double noundef %29, ptr noundef nonnull %3)
  %31 = add nuw nsw i32 %24, 1
  %32 = icmp slt i32 %31, %16
  %33 = icmp eq i32 %30, 0
  %34 = select i1 %32, i1 %33, i1 false
  br i1 %34, label %23, label %35

35:                                               ; preds = %23, %4
  %36 = phi i32 [ %11, %4 ], [ %30, %23 ]
  %37 = tail call double @llvm.fabs.f64(double %2)
  %38 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %41 = load double, ptr %40, align 8
  %42 = fsub double %39, %41
  %43 = tail call double @llvm.fabs.f64(double %42)
  %44 = fmul double %43, 1.000000e-09
  %45 = fcmp ogt double %37, %44
  store double 0.000000e+00, ptr %5, align 16
  store i32 0, ptr %6, align 16
  %46 = icmp eq i32 %36, 0
  br i1 %46, label %47, label %116

47:                                               ; preds = %35
  %48 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %49 = getelementptr inbounds nuw i8, ptr %1, i32 288
  br label %50

50:                                               ; preds = %47, %108
  %51 = phi i32 [ 1, %47 ], [ %111, %108 ]
  %52 = phi i32 [ 0, %47 ], [ %110, %108 ]
  %53 = load i32, ptr %3, align 4
  %54 = icmp sgt i32 %53, 0
  br i1 %54, label %55, label %70

55:                                               ; preds = %50
  %56 = load ptr, ptr %48, align 8
  %57 = load ptr, ptr %49, align 8
  br label %58

58:                                               ; preds = %58, %55
  %59 = phi i32 [ 0, %55 ], [ %66, %58 ]
  %60 = phi i32 [ 0, %55 ], [ %65, %58 ]
  %61 = getelementptr inbounds nuw i32, ptr %57, i32 %59
  %62 = load i32, ptr %61, align 4
  %63 = getelementptr inbounds i32, ptr %56, i32 %62
  %64 = load i32, ptr %63, align 4
  %65 = or i32 %64, %60
  %66 = add nuw nsw i32 %59, 1
  %67 = icmp eq i32 %66, %53
  br i1 %67, label %68, label %58

68:                                               ; preds = %58
  %69 = icmp eq i32 %65, 0
  br i1 %69, label %70, label %120

70:                                               ; preds = %50, %68
  %71 = add nsw i32 %51, -1
  %72 = getelementptr inbounds [32 x double], ptr %5, i32 0, i32 %71
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds [32 x i32], ptr %6, i32 0, i32 %71
  %75 = load i32, ptr %74, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #25
  %76 = icmp sgt i32 %75, 0
  br i1 %76, label %84, label %77

77:                                               ; preds = %84, %70
  %78 = phi double [ 1.000000e+00, %70 ], [ %87, %84 ]
  %79 = icmp sgt i32 %52, 4096
  %80 = select i1 %79, i32 0, i32 30
  %81 = call fastcc i32 @search_or_halve(ptr noundef %0, ptr noundef %1, double noundef %2, double noundef %73, double noundef %78, i32 noundef %75, i32 noundef %80, ptr noundef %8, ptr noundef %7, ptr noundef %3)
  %82 = load i32, ptr %8, align 4
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %108, label %90

84:                                               ; preds = %70, %84
  %85 = phi i32 [ %88, %84 ], [ 0, %70 ]
  %86 = phi double [ %87, %84 ], [ 1.000000e+00, %70 ]
  %87 = fmul double %86, 5.000000e-01
  %88 = add nuw nsw i32 %85, 1
  %89 = icmp eq i32 %88, %75
  br i1 %89, label %77, label %84

90:                                               ; preds = %77
  %91 = load i32, ptr %7, align 4
  %92 = icmp sgt i32 %91, 16
  br i1 %92, label %97, label %93

93:                                               ; preds = %90
  %94 = add nsw i32 %52, 1
  %95 = icmp sgt i32 %52, 4095
  %96 = select i1 %95, i1 %45, i1 false
  br i1 %96, label %98, label %100

97:                                               ; preds = %90
  br i1 %45, label %98, label %100

98:                                               ; preds = %93, %97
  %99 = phi i32 [ %52, %97 ], [ %94, %93 ]
  br label %100

100:                                              ; preds = %98, %97, %93
  %101 = phi i32 [ 14, %98 ], [ %81, %97 ], [ %81, %93 ]
  %102 = phi i32 [ %99, %98 ], [ %52, %97 ], [ %94, %93 ]
  %103 = tail call double @llvm.fmuladd.f64(double %78, double 5.000000e-01, double %73)
  store double %103, ptr %72, align 8
  %104 = add nsw i32 %75, 1
  store i32 %104, ptr %74, align 4
  %105 = getelementptr inbounds [32 x double], ptr %5, i32 0, i32 %51
  store double %73, ptr %105, align 8
  %106 = add nsw i32 %51, 1
  %107 = getelementptr inbounds [32 x i32], ptr %6, i32 0, i32 %51
  store i32 %104, ptr %107, align 4
  br label %108

108:                                              ; preds = %77, %100
  %109 = phi i32 [ %101, %100 ], [ %81, %77 ]
  %110 = phi i32 [ %102, %100 ], [ %52, %77 ]
  %111 = phi i32 [ %106, %100 ], [ %71, %77 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #25
  %112 = icmp eq i32 %111, 0
  %113 = icmp ne i32 %109, 0
  %114 = select i1 %112, i1 true, i1 %113
  br i1 %114, label %115, label %50

115:                                              ; preds = %108
  br i1 %113, label %116, label %120

116:                                              ; preds = %35, %115
  %117 = phi i32 [ %109, %115 ], [ %36, %35 ]
  %118 = load ptr, ptr %14, align 4
  %119 = load ptr, ptr %12, align 4
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %118, ptr align 8 %119, i32 %17, i1 false)
  br label %120

120:                                              ; preds = %68, %116, %115
  %121 = phi i32 [ %117, %116 ], [ 0, %115 ], [ 0, %68 ]
  %122 = load i32, ptr %3, align 4
  %123 = icmp sgt i32 %122, 1
  br i1 %123, label %124, label %153

124:                                              ; preds = %120
  %125 = getelementptr inbounds nuw i8, ptr %1, i32 236
  %126 = load ptr, ptr %125, align 4
  %127 = getelementptr inbounds nuw i8, ptr %1, i32 288
  %128 = load ptr, ptr %127, align 8
  br label %129

129:                                              ; preds = %147, %124
  %130 = phi i32 [ 1, %124 ], [ %151, %147 ]
  %131 = getelementptr inbounds nuw double, ptr %126, i32 %130
  %132 = load double, ptr %131, align 8
  %133 = getelementptr inbounds nuw i32, ptr %128, i32 %130
  %134 = load i32, ptr %133, align 4
  br label %135

135:                                              ; preds = %141, %129
  %136 = phi i32 [ %130, %129 ], [ %137, %141 ]
  %137 = add nsw i32 %136, -1
  %138 = getelementptr inbounds nuw double, ptr %126, i32 %137
  %139 = load double, ptr %138, align 8
  %140 = fcmp ogt double %139, %132
  br i1 %140, label %141, label %147

141:                                              ; preds = %135
  %142 = getelementptr inbounds nuw double, ptr %126, i32 %136
  store double %139, ptr %142, align 8
  %143 = getelementptr inbounds nuw i32, ptr %128, i32 %137
  %144 = load i32, ptr %143, align 4
  %145 = getelementptr inbounds nuw i32, ptr %128, i32 %136
  store i32 %144, ptr %145, align 4
  %146 = icmp sgt i32 %136, 1
  br i1 %146, label %135, label %147

147:                                              ; preds = %141, %135
  %148 = phi i32 [ 0, %141 ], [ %136, %135 ]
  %149 = getelementptr inbounds double, ptr %126, i32 %148
  store double %132, ptr %149, align 8
  %150 = getelementptr inbounds i32, ptr %128, i32 %148
  store i32 %134, ptr %150, align 4
  %151 = add nuw nsw i32 %130, 1
  %152 = icmp eq i32 %151, %122
  br i1 %152, label %153, label %129

153:                                              ; preds = %147, %120
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #25
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6) #25
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5) #25
  ret i32 %121
}

define internal fastcc range(i32 0, 16) i32 @accept(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, double noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #25
  store double 1.000000e+00, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #25
  store i32 0, ptr %7, align 4
  %8 = load i32, ptr @appell_n_events, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %15, label %10

10:                                               ; preds = %5
  %11 = call fastcc i32 @write_events(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %4, ptr noundef %6, ptr noundef %7)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %145

13:                                               ; preds = %10
  %14 = load double, ptr %6, align 8
  br label %15

15:                                               ; preds = %13, %5
  %16 = phi double [ %14, %13 ], [ 1.000000e+00, %5 ]
  %17 = tail call fastcc i32 @write_samples(ptr noundef %0, ptr noundef %1, double noundef %2, double noundef %16)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %145

19:                                               ; preds = %15
  %20 = load i32, ptr %7, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %63, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 68
  %24 = load ptr, ptr %23, align 4
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 248
  %26 = load i32, ptr %25, align 8
  %27 = getelementptr double, ptr %24, i32 %26
  %28 = getelementptr i8, ptr %27, i32 -8
  %29 = load double, ptr %28, align 8
  %30 = fcmp olt double %16, 1.000000e+00
  %31 = getelementptr inbounds nuw i8, ptr %1, i32 176
  %32 = load ptr, ptr %31, align 8
  br i1 %30, label %33, label %34

33:                                               ; preds = %22
  tail call fastcc void @interpolate(ptr noundef %1, double noundef %16, ptr noundef %32)
  br label %45

34:                                               ; preds = %22
  %35 = getelementptr inbounds nuw i8, ptr %1, i32 168
  %36 = load ptr, ptr %35, align 8
  %37 = load i32, ptr @appell_n_coordinates, align 4
  %38 = load i32, ptr @appell_n_speeds, align 4
  %39 = add nsw i32 %38, %37
  %40 = load i32, ptr @appell_n_auxiliaries, align 4
  %41 = add nsw i32 %39, %40
  %42 = load i32, ptr @appell_n_quadratures, align 4
  %43 = add nsw i32 %41, %42
  %44 = shl i32 %43, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %32, ptr align 8 %36, i32 %44, i1 false)
  br label %45

45:                                               ; preds = %34, %33
  %46 = getelementptr inbounds nuw i8, ptr %0, i32 240
  %47 = load i32, ptr %46, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %56, label %49

49:                                               ; preds = %45
  %50 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr double, ptr %51, i32 %47
  %53 = getelementptr i8, ptr %52, i32 -8
  %54 = load double, ptr %53, align 8
  %55 = fcmp oeq double %54, %29
  br i1 %55, label %62, label %56

56:                                               ; preds = %45, %49
  %57 = getelementptr inbounds nuw i8, ptr %1, i32 176
  %58 = load ptr, ptr %57, align 8
  %59 = tail call fastcc i32 @write_sample(ptr noundef nonnull %0, ptr noundef %1, double noundef %29, ptr noundef %58)
  %60 = freeze i32 %59
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %145

62:                                               ; preds = %49, %56
  br label %145

63:                                               ; preds = %19
  %64 = getelementptr inbounds nuw i8, ptr %0, i32 120
  store double %3, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %1, i32 168
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i32 336
  %68 = load i32, ptr %67, align 8
  %69 = icmp eq i32 %68, 0
  %70 = load i32, ptr @appell_n_coordinates, align 4
  br i1 %69, label %71, label %74

71:                                               ; preds = %63
  %72 = load i32, ptr @appell_n_speeds, align 4
  %73 = add nsw i32 %72, %70
  br label %107

74:                                               ; preds = %63
  %75 = getelementptr inbounds nuw i8, ptr %0, i32 192
  %76 = load double, ptr %75, align 8
  %77 = icmp sgt i32 %70, 0
  br i1 %77, label %78, label %87

78:                                               ; preds = %74, %78
  %79 = phi i32 [ %85, %78 ], [ 0, %74 ]
  %80 = phi double [ %84, %78 ], [ 0.000000e+00, %74 ]
  %81 = getelementptr inbounds nuw double, ptr %66, i32 %79
  %82 = load double, ptr %81, align 8
  %83 = tail call double @llvm.fabs.f64(double %82)
  %84 = tail call double @llvm.maxnum.f64(double %80, double %83)
  %85 = add nuw nsw i32 %79, 1
  %86 = icmp eq i32 %85, %70
  br i1 %86, label %87, label %78

87:                                               ; preds = %78, %74
  %88 = phi double [ 0.000000e+00, %74 ], [ %84, %78 ]
  %89 = tail call double @llvm.maxnum.f64(double %76, double %88)
  store double %89, ptr %75, align 8
  %90 = getelementptr inbounds nuw i8, ptr %0, i32 200
  %91 = load double, ptr %90, align 8
  %92 = load i32, ptr @appell_n_speeds, align 4
  %93 = add nsw i32 %92, %70
  %94 = icmp sgt i32 %92, 0
  br i1 %94, label %95, label %104

95:                                               ; preds = %87, %95
  %96 = phi i32 [ %102, %95 ], [ %70, %87 ]
  %97 = phi double [ %101, %95 ], [ 0.000000e+00, %87 ]
  %98 = getelementptr inbounds double, ptr %66, i32 %96
  %99 = load double, ptr %98, align 8
  %100 = tail call double @llvm.fabs.f64(double %99)
  %101 = tail call double @llvm.maxnum.f64(double %97, double %100)
  %102 = add nsw i32 %96, 1
  %103 = icmp slt i32 %102, %93
  br i1 %103, label %95, label %104

104:                                              ; preds = %95, %87
  %105 = phi double [ 0.000000e+00, %87 ], [ %101, %95 ]
  %106 = tail call double @llvm.maxnum.f64(double %91, double %105)
  store double %106, ptr %90, align 8
  br label %107

107:                                              ; preds = %71, %104
  %108 = phi i32 [ %73, %71 ], [ %93, %104 ]
  %109 = getelementptr inbounds nuw i8, ptr %1, i32 164
  %110 = load ptr, ptr %109, align 4
  %111 = load i32, ptr @appell_n_auxiliaries, align 4
  %112 = add nsw i32 %108, %111
  %113 = load i32, ptr @appell_n_quadratures, align 4
  %114 = add nsw i32 %112, %113
  %115 = shl i32 %114, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %110, ptr align 8 %66, i32 %115, i1 false)
  %116 = getelementptr inbounds nuw i8, ptr %1, i32 184
  %117 = load ptr, ptr %116, align 8
  %118 = mul nsw i32 %114, 96
  %119 = getelementptr inbounds i8, ptr %117, i32 %118
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %117, ptr align 8 %119, i32 %115, i1 false)
  %120 = icmp sgt i32 %8, 0
  br i1 %120, label %121, label %140

121:                                              ; preds = %107
  %122 = getelementptr inbounds nuw i8, ptr %1, i32 208
  %123 = load ptr, ptr %122, align 8
  %124 = getelementptr inbounds nuw i8, ptr %1, i32 212
  br label %125

125:                                              ; preds = %137, %121
  %126 = phi i32 [ 0, %121 ], [ %138, %137 ]
  %127 = getelementptr inbounds nuw double, ptr %123, i32 %126
  %128 = load double, ptr %127, align 8
  %129 = fcmp une double %128, 0.000000e+00
  br i1 %129, label %130, label %137

130:                                              ; preds = %125
  %131 = load ptr, ptr %124, align 4
  %132 = getelementptr inbounds nuw double, ptr %131, i32 %126
  %133 = load double, ptr %132, align 8
  %134 = fcmp ogt double %133, %128
  br i1 %134, label %135, label %137

135:                                              ; preds = %130
  %136 = fsub double %133, %128
  store double %136, ptr %132, align 8
  store double 0.000000e+00, ptr %127, align 8
  br label %137

137:                                              ; preds = %135, %130, %125
  %138 = add nuw nsw i32 %126, 1
  %139 = icmp eq i32 %138, %8
  br i1 %139, label %140, label %125

140:                                              ; preds = %137, %107
  %141 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %142 = load double, ptr %141, align 8
  %143 = fcmp oeq double %3, %142
  %144 = zext i1 %143 to i32
  br label %145

145:                                              ; preds = %10, %62, %56, %15, %140
  %146 = phi i32 [ %144, %140 ], [ %17, %15 ], [ 2, %62 ], [ %60, %56 ], [ %11, %10 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #25
  ret i32 %146
}

define internal fastcc range(i32 0, 12) i32 @pass_stop(ptr nocapture noundef initializes((120, 128)) %0, ptr nocapture noundef nonnull %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 328
  %6 = load i32, ptr %5, align 8
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr %5, align 8
  %8 = shl nsw i32 %6, 1
  %9 = or disjoint i32 %8, 1
  %10 = getelementptr inbounds double, ptr %4, i32 %9
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 120
  store double %11, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 164
  %14 = load ptr, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %1, i32 184
  %16 = load ptr, ptr %15, align 8
  %17 = tail call fastcc i32 @rates(ptr noundef %0, ptr noundef %1, double noundef %11, ptr noundef %14, ptr noundef %16, i32 noundef 0)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %2
  tail call fastcc void @restart_step(ptr noundef nonnull %0, ptr noundef %1)
  br label %20

20:                                               ; preds = %19, %2
  ret i32 %17
}

define internal fastcc range(i32 0, 12) i32 @radau_trial(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, double noundef %3, ptr nocapture noundef nonnull initializes((0, 8)) %4, ptr nocapture noundef nonnull writeonly initializes((0, 8)) %5) unnamed_addr #4 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #25
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #25
  store i32 0, ptr %8, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #25
  store double 0x7FF0000000000000, ptr %4, align 8
  store double 5.000000e-01, ptr %5, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 296
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 164
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 240
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 300
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 160
  %16 = getelementptr inbounds nuw i8, ptr %1, i32 188
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 168
  %18 = load i32, ptr @appell_n_coordinates, align 4
  %19 = load i32, ptr @appell_n_speeds, align 4
  %20 = add i32 %19, %18
  %21 = load i32, ptr @appell_n_auxiliaries, align 4
  %22 = add i32 %20, %21
  %23 = icmp sgt i32 %22, 0
  %24 = load i32, ptr @appell_n_quadratures, align 4
  %25 = add i32 %24, %22
  %26 = shl i32 %25, 4
  %27 = getelementptr inbounds nuw i8, ptr %1, i32 184
  %28 = mul nsw i32 %25, 24
  %29 = load i32, ptr %10, align 8
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %33, label %31

31:                                               ; preds = %6
  %32 = load double, ptr %15, align 8
  br label %40

33:                                               ; preds = %134, %6
  %34 = load double, ptr %11, align 8
  %35 = load ptr, ptr %12, align 4
  %36 = load ptr, ptr %13, align 8
  %37 = tail call fastcc i32 @evaluate_jacobian(ptr noundef nonnull %0, ptr noundef %1, double noundef %34, ptr noundef %35, ptr noundef %36)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %324

39:                                               ; preds = %33
  store i32 1, ptr %14, align 4
  store i32 1, ptr %10, align 8
  store double 0.000000e+00, ptr %15, align 8
  br label %40

40:                                               ; preds = %31, %39
  %41 = phi double [ %32, %31 ], [ 0.000000e+00, %39 ]
  %42 = fcmp une double %41, %2
  br i1 %42, label %43, label %46

43:                                               ; preds = %40
  %44 = tail call fastcc i32 @factorise_stages(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %324, label %46

46:                                               ; preds = %43, %40
  %47 = load ptr, ptr %16, align 4
  %48 = getelementptr double, ptr %47, i32 %25
  %49 = getelementptr i8, ptr %47, i32 %26
  br label %50

50:                                               ; preds = %71, %46
  %51 = phi i32 [ 0, %46 ], [ %72, %71 ]
  %52 = load double, ptr %17, align 8
  %53 = fcmp oeq double %52, 0.000000e+00
  br i1 %53, label %60, label %54

54:                                               ; preds = %50
  %55 = getelementptr inbounds nuw [3 x double], ptr @RADAU_C, i32 0, i32 %51
  %56 = load double, ptr %55, align 8
  %57 = fmul double %2, %56
  %58 = fdiv double %57, %52
  %59 = fadd double %58, 1.000000e+00
  br label %60

60:                                               ; preds = %54, %50
  %61 = phi double [ %59, %54 ], [ 1.000000e+00, %50 ]
  br i1 %23, label %64, label %62

62:                                               ; preds = %60
  %63 = add nuw nsw i32 %51, 1
  br label %71

64:                                               ; preds = %60
  %65 = fsub double 1.000000e+00, %61
  %66 = fmul double %61, %65
  %67 = load ptr, ptr %27, align 8
  %68 = add nuw nsw i32 %51, 1
  %69 = mul nsw i32 %68, %25
  %70 = getelementptr inbounds double, ptr %67, i32 %69
  br label %74

71:                                               ; preds = %74, %62
  %72 = phi i32 [ %63, %62 ], [ %68, %74 ]
  %73 = icmp eq i32 %72, 3
  br i1 %73, label %92, label %50

74:                                               ; preds = %74, %64
  %75 = phi i32 [ 0, %64 ], [ %90, %74 ]
  %76 = getelementptr inbounds nuw double, ptr %47, i32 %75
  %77 = load double, ptr %76, align 8
  %78 = getelementptr double, ptr %48, i32 %75
  %79 = load double, ptr %78, align 8
  %80 = getelementptr double, ptr %49, i32 %75
  %81 = load double, ptr %80, align 8
  %82 = tail call double @llvm.fmuladd.f64(double %61, double %81, double %79)
  %83 = fmul double %66, %82
  %84 = tail call double @llvm.fmuladd.f64(double %77, double %61, double %83)
  %85 = fsub double %84, %77
  %86 = load double, ptr %17, align 8
  %87 = fcmp oeq double %86, 0.000000e+00
  %88 = select i1 %87, double 0.000000e+00, double %85
  %89 = getelementptr inbounds nuw double, ptr %70, i32 %75
  store double %88, ptr %89, align 8
  %90 = add nuw nsw i32 %75, 1
  %91 = icmp eq i32 %90, %22
  br i1 %91, label %71, label %74

92:                                               ; preds = %71, %108
  %93 = phi i32 [ %109, %108 ], [ 0, %71 ]
  br i1 %23, label %94, label %108

94:                                               ; preds = %92
  %95 = getelementptr inbounds nuw [3 x [3 x double]], ptr @RADAU_INVERSE, i32 0, i32 %93
  %96 = load double, ptr %95, align 8
  %97 = load ptr, ptr %27, align 8
  %98 = getelementptr inbounds double, ptr %97, i32 %25
  %99 = getelementptr inbounds nuw i8, ptr %95, i32 8
  %100 = load double, ptr %99, align 8
  %101 = getelementptr inbounds i8, ptr %97, i32 %26
  %102 = getelementptr inbounds nuw i8, ptr %95, i32 16
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds i8, ptr %97, i32 %28
  %105 = add nuw nsw i32 %93, 7
  %106 = mul nsw i32 %105, %25
  %107 = getelementptr inbounds double, ptr %97, i32 %106
  br label %111

108:                                              ; preds = %111, %92
  %109 = add nuw nsw i32 %93, 1
  %110 = icmp eq i32 %109, 3
  br i1 %110, label %125, label %92

111:                                              ; preds = %111, %94
  %112 = phi i32 [ 0, %94 ], [ %123, %111 ]
  %113 = getelementptr inbounds nuw double, ptr %98, i32 %112
  %114 = load double, ptr %113, align 8
  %115 = getelementptr inbounds nuw double, ptr %101, i32 %112
  %116 = load double, ptr %115, align 8
  %117 = fmul double %100, %116
  %118 = tail call double @llvm.fmuladd.f64(double %96, double %114, double %117)
  %119 = getelementptr inbounds nuw double, ptr %104, i32 %112
  %120 = load double, ptr %119, align 8
  %121 = tail call double @llvm.fmuladd.f64(double %103, double %120, double %118)
  %122 = getelementptr inbounds nuw double, ptr %107, i32 %112
  store double %121, ptr %122, align 8
  %123 = add nuw nsw i32 %112, 1
  %124 = icmp eq i32 %123, %22
  br i1 %124, label %108, label %111

125:                                              ; preds = %108
  %126 = call fastcc i32 @solve_stages(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %7, ptr noundef %9, ptr noundef %8)
  %127 = icmp ne i32 %126, 0
  %128 = load i32, ptr %8, align 4
  %129 = icmp ne i32 %128, 0
  %130 = select i1 %127, i1 true, i1 %129
  br i1 %130, label %135, label %131

131:                                              ; preds = %125
  %132 = load i32, ptr %14, align 4
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %134, label %138

134:                                              ; preds = %131
  store i32 0, ptr %10, align 8
  br label %33

135:                                              ; preds = %125
  br i1 %127, label %324, label %136

136:                                              ; preds = %135
  %137 = icmp eq i32 %128, 0
  br i1 %137, label %138, label %142

138:                                              ; preds = %131, %136
  %139 = tail call double @llvm.fabs.f64(double %2)
  %140 = fmul double %139, 0x3FE6666666666666
  %141 = getelementptr inbounds nuw i8, ptr %0, i32 216
  store double %140, ptr %141, align 8
  br label %324

142:                                              ; preds = %136
  %143 = icmp sgt i32 %24, 0
  br i1 %143, label %144, label %158

144:                                              ; preds = %142
  %145 = load ptr, ptr %27, align 8
  %146 = shl nsw i32 %25, 5
  %147 = getelementptr inbounds i8, ptr %145, i32 %146
  %148 = mul nsw i32 %25, 40
  %149 = getelementptr inbounds i8, ptr %145, i32 %148
  %150 = mul nsw i32 %25, 48
  %151 = getelementptr inbounds i8, ptr %145, i32 %150
  br label %152

152:                                              ; preds = %166, %144
  %153 = phi i32 [ %22, %144 ], [ %167, %166 ]
  %154 = getelementptr inbounds double, ptr %147, i32 %153
  %155 = getelementptr inbounds double, ptr %149, i32 %153
  %156 = getelementptr inbounds double, ptr %151, i32 %153
  %157 = getelementptr double, ptr %145, i32 %153
  br label %169

158:                                              ; preds = %166, %142
  %159 = icmp sgt i32 %25, 0
  br i1 %159, label %160, label %198

160:                                              ; preds = %158
  %161 = load ptr, ptr %12, align 4
  %162 = load ptr, ptr %27, align 8
  %163 = getelementptr inbounds nuw i8, ptr %162, i32 %28
  %164 = getelementptr inbounds nuw i8, ptr %1, i32 168
  %165 = load ptr, ptr %164, align 8
  br label %188

166:                                              ; preds = %169
  %167 = add nsw i32 %153, 1
  %168 = icmp slt i32 %167, %25
  br i1 %168, label %152, label %158

169:                                              ; preds = %169, %152
  %170 = phi i32 [ 0, %152 ], [ %184, %169 ]
  %171 = getelementptr inbounds nuw [3 x [3 x double]], ptr @RADAU_A, i32 0, i32 %170
  %172 = load double, ptr %171, align 8
  %173 = load double, ptr %154, align 8
  %174 = getelementptr inbounds nuw i8, ptr %171, i32 8
  %175 = load double, ptr %174, align 8
  %176 = load double, ptr %155, align 8
  %177 = fmul double %175, %176
  %178 = tail call double @llvm.fmuladd.f64(double %172, double %173, double %177)
  %179 = getelementptr inbounds nuw i8, ptr %171, i32 16
  %180 = load double, ptr %179, align 8
  %181 = load double, ptr %156, align 8
  %182 = tail call double @llvm.fmuladd.f64(double %180, double %181, double %178)
  %183 = fmul double %2, %182
  %184 = add nuw nsw i32 %170, 1
  %185 = mul nsw i32 %184, %25
  %186 = getelementptr double, ptr %157, i32 %185
  store double %183, ptr %186, align 8
  %187 = icmp eq i32 %184, 3
  br i1 %187, label %166, label %169

188:                                              ; preds = %188, %160
  %189 = phi i32 [ 0, %160 ], [ %196, %188 ]
  %190 = getelementptr inbounds nuw double, ptr %161, i32 %189
  %191 = load double, ptr %190, align 8
  %192 = getelementptr inbounds nuw double, ptr %163, i32 %189
  %193 = load double, ptr %192, align 8
  %194 = fadd double %191, %193
  %195 = getelementptr inbounds nuw double, ptr %165, i32 %189
  store double %194, ptr %195, align 8
  %196 = add nuw nsw i32 %189, 1
  %197 = icmp eq i32 %196, %25
  br i1 %197, label %198, label %188

198:                                              ; preds = %188, %158
  %199 = getelementptr inbounds nuw i8, ptr %0, i32 228
  %200 = load i32, ptr %199, align 4
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %207, label %202

202:                                              ; preds = %198
  %203 = getelementptr inbounds nuw i8, ptr %1, i32 168
  %204 = load ptr, ptr %203, align 8
  %205 = tail call fastcc i32 @factorise_metric(ptr noundef nonnull %0, ptr noundef %1, double noundef %3, ptr noundef %204)
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %207, label %324

207:                                              ; preds = %198, %202
  %208 = load ptr, ptr %27, align 8
  %209 = tail call fastcc double @radau_error(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %208)
  %210 = load double, ptr %17, align 8
  %211 = fcmp oeq double %210, 0.000000e+00
  br i1 %211, label %218, label %212

212:                                              ; preds = %207
  %213 = getelementptr inbounds nuw i8, ptr %0, i32 256
  %214 = load i32, ptr %213, align 8
  %215 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %216 = load i32, ptr %215, align 8
  %217 = icmp sgt i32 %214, %216
  br label %218

218:                                              ; preds = %212, %207
  %219 = phi i1 [ true, %207 ], [ %217, %212 ]
  %220 = fcmp uge double %209, 1.000000e+00
  %221 = fcmp une double %209, 0x7FF0000000000000
  %222 = and i1 %220, %221
  %223 = select i1 %222, i1 %219, i1 false
  br i1 %223, label %224, label %261

224:                                              ; preds = %218
  br i1 %23, label %229, label %225

225:                                              ; preds = %224
  %226 = getelementptr inbounds nuw i8, ptr %1, i32 172
  %227 = load ptr, ptr %226, align 4
  %228 = load ptr, ptr %12, align 4
  br label %235

229:                                              ; preds = %224
  %230 = load ptr, ptr %12, align 4
  %231 = getelementptr inbounds nuw i8, ptr %1, i32 192
  %232 = load ptr, ptr %231, align 8
  %233 = getelementptr inbounds nuw i8, ptr %1, i32 172
  %234 = load ptr, ptr %233, align 4
  br label %248

235:                                              ; preds = %248, %225
  %236 = phi ptr [ %228, %225 ], [ %230, %248 ]
  %237 = phi ptr [ %227, %225 ], [ %234, %248 ]
  %238 = getelementptr inbounds nuw i8, ptr %1, i32 172
  %239 = getelementptr inbounds double, ptr %237, i32 %22
  %240 = getelementptr inbounds double, ptr %236, i32 %22
  %241 = shl i32 %24, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %239, ptr align 8 %240, i32 %241, i1 false)
  %242 = load double, ptr %11, align 8
  %243 = load ptr, ptr %238, align 4
  %244 = getelementptr inbounds nuw i8, ptr %1, i32 180
  %245 = load ptr, ptr %244, align 4
  %246 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %242, ptr noundef %243, ptr noundef %245, i32 noundef 0)
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %258, label %261

248:                                              ; preds = %248, %229
  %249 = phi i32 [ 0, %229 ], [ %256, %248 ]
  %250 = getelementptr inbounds nuw double, ptr %230, i32 %249
  %251 = load double, ptr %250, align 8
  %252 = getelementptr inbounds nuw double, ptr %232, i32 %249
  %253 = load double, ptr %252, align 8
  %254 = fadd double %251, %253
  %255 = getelementptr inbounds nuw double, ptr %234, i32 %249
  store double %254, ptr %255, align 8
  %256 = add nuw nsw i32 %249, 1
  %257 = icmp eq i32 %256, %22
  br i1 %257, label %235, label %248

258:                                              ; preds = %235
  %259 = load ptr, ptr %244, align 4
  %260 = tail call fastcc double @radau_error(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %259)
  br label %261

261:                                              ; preds = %218, %235, %258
  %262 = phi double [ %209, %218 ], [ %260, %258 ], [ %209, %235 ]
  store double %262, ptr %4, align 8
  %263 = load i32, ptr %7, align 4
  %264 = tail call double @llvm.maxnum.f64(double %262, double 1.000000e-10)
  %265 = tail call double @llvm.pow.f64(double %264, double -2.500000e-01)
  %266 = load double, ptr %17, align 8
  %267 = fcmp une double %266, 0.000000e+00
  %268 = fcmp olt double %262, 1.000000e+00
  %269 = and i1 %268, %267
  br i1 %269, label %270, label %279

270:                                              ; preds = %261
  %271 = fmul double %2, %265
  %272 = fdiv double %271, %266
  %273 = getelementptr inbounds nuw i8, ptr %0, i32 176
  %274 = load double, ptr %273, align 8
  %275 = fdiv double %274, %264
  %276 = tail call double @llvm.pow.f64(double %275, double 2.500000e-01)
  %277 = fmul double %272, %276
  %278 = tail call double @llvm.minnum.f64(double %265, double %277)
  br label %279

279:                                              ; preds = %261, %270
  %280 = phi double [ %278, %270 ], [ %265, %261 ]
  %281 = add nsw i32 %263, 14
  %282 = sitofp i32 %281 to double
  %283 = fdiv double 1.350000e+01, %282
  %284 = fmul double %283, %280
  %285 = tail call double @llvm.maxnum.f64(double %284, double 2.000000e-01)
  %286 = tail call double @llvm.minnum.f64(double %285, double 8.000000e+00)
  store double %286, ptr %5, align 8
  %287 = load double, ptr %4, align 8
  %288 = fcmp olt double %287, 1.000000e+00
  br i1 %288, label %289, label %324

289:                                              ; preds = %279
  %290 = getelementptr inbounds nuw i8, ptr %0, i32 216
  %291 = load double, ptr %290, align 8
  %292 = fcmp oeq double %291, 0.000000e+00
  br i1 %292, label %299, label %293

293:                                              ; preds = %289
  %294 = fmul double %291, 1.050000e+00
  store double %294, ptr %290, align 8
  %295 = tail call double @llvm.fabs.f64(double %2)
  %296 = fdiv double %294, %295
  %297 = tail call double @llvm.maxnum.f64(double %296, double 5.000000e-01)
  %298 = tail call double @llvm.minnum.f64(double %286, double %297)
  br label %299

299:                                              ; preds = %289, %293
  %300 = phi double [ %298, %293 ], [ %286, %289 ]
  store double %300, ptr %5, align 8
  %301 = getelementptr inbounds nuw i8, ptr %0, i32 256
  %302 = load i32, ptr %301, align 8
  %303 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %304 = load i32, ptr %303, align 8
  %305 = icmp sgt i32 %302, %304
  br i1 %305, label %306, label %308

306:                                              ; preds = %299
  %307 = tail call double @llvm.minnum.f64(double %300, double 1.000000e+00)
  store double %307, ptr %5, align 8
  br label %308

308:                                              ; preds = %306, %299
  %309 = phi double [ %307, %306 ], [ %300, %299 ]
  %310 = icmp slt i32 %263, 3
  %311 = load double, ptr %9, align 8
  %312 = fcmp olt double %311, 1.000000e-03
  %313 = select i1 %310, i1 true, i1 %312
  %314 = zext i1 %313 to i32
  br i1 %313, label %315, label %320

315:                                              ; preds = %308
  %316 = fcmp oge double %309, 1.000000e+00
  %317 = fcmp olt double %309, 1.200000e+00
  %318 = and i1 %316, %317
  br i1 %318, label %319, label %320

319:                                              ; preds = %315
  store double 1.000000e+00, ptr %5, align 8
  br label %320

320:                                              ; preds = %319, %315, %308
  store i32 %314, ptr %10, align 8
  store i32 0, ptr %14, align 4
  %321 = load double, ptr %4, align 8
  %322 = tail call double @llvm.maxnum.f64(double %321, double 1.000000e-02)
  %323 = getelementptr inbounds nuw i8, ptr %0, i32 176
  store double %322, ptr %323, align 8
  store i32 %302, ptr %303, align 8
  br label %324

324:                                              ; preds = %43, %33, %279, %202, %135, %320, %138
  %325 = phi i32 [ 0, %320 ], [ 0, %138 ], [ %126, %135 ], [ %205, %202 ], [ 0, %279 ], [ 0, %43 ], [ %37, %33 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #25
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #25
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #25
  ret i32 %325
}

define internal fastcc range(i32 0, 12) i32 @compute_stages(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2) unnamed_addr #4 {
  %4 = load i32, ptr @appell_n_coordinates, align 4
  %5 = load i32, ptr @appell_n_speeds, align 4
  %6 = add nsw i32 %5, %4
  %7 = load i32, ptr @appell_n_auxiliaries, align 4
  %8 = add nsw i32 %6, %7
  %9 = load i32, ptr @appell_n_quadratures, align 4
  %10 = add nsw i32 %8, %9
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 164
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 184
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 172
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 120
  br label %18

15:                                               ; preds = %18
  %16 = add nuw nsw i32 %19, 1
  %17 = icmp eq i32 %16, 12
  br i1 %17, label %34, label %18

18:                                               ; preds = %3, %15
  %19 = phi i32 [ 1, %3 ], [ %16, %15 ]
  %20 = load ptr, ptr %11, align 4
  %21 = getelementptr inbounds nuw [16 x [16 x double]], ptr @DOP_A, i32 0, i32 %19
  %22 = load ptr, ptr %12, align 8
  %23 = load ptr, ptr %13, align 4
  tail call fastcc void @combine(i32 noundef %10, ptr noundef %20, double noundef %2, ptr noundef nonnull %21, i32 noundef %19, ptr noundef %22, ptr noundef %23)
  %24 = load double, ptr %14, align 8
  %25 = getelementptr inbounds nuw [16 x double], ptr @DOP_C, i32 0, i32 %19
  %26 = load double, ptr %25, align 8
  %27 = tail call double @llvm.fmuladd.f64(double %26, double %2, double %24)
  %28 = load ptr, ptr %13, align 4
  %29 = load ptr, ptr %12, align 8
  %30 = mul nsw i32 %10, %19
  %31 = getelementptr inbounds double, ptr %29, i32 %30
  %32 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef %1, double noundef %27, ptr noundef %28, ptr noundef %31, i32 noundef 0)
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %15, label %55

34:                                               ; preds = %15
  %35 = load ptr, ptr %11, align 4
  %36 = load ptr, ptr %12, align 8
  %37 = getelementptr inbounds nuw i8, ptr %1, i32 168
  %38 = load ptr, ptr %37, align 8
  tail call fastcc void @combine(i32 noundef %10, ptr noundef %35, double noundef %2, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @DOP_A, i32 1536), i32 noundef 12, ptr noundef %36, ptr noundef %38)
  %39 = load ptr, ptr %37, align 8
  %40 = icmp sgt i32 %10, 0
  br i1 %40, label %41, label %55

41:                                               ; preds = %34, %41
  %42 = phi i32 [ %48, %41 ], [ 0, %34 ]
  %43 = phi double [ %47, %41 ], [ 0.000000e+00, %34 ]
  %44 = getelementptr inbounds nuw double, ptr %39, i32 %42
  %45 = load double, ptr %44, align 8
  %46 = fsub double %45, %45
  %47 = fadd double %43, %46
  %48 = add nuw nsw i32 %42, 1
  %49 = icmp eq i32 %48, %10
  br i1 %49, label %50, label %41

50:                                               ; preds = %41
  %51 = fcmp une double %47, 0.000000e+00
  br i1 %51, label %52, label %55

52:                                               ; preds = %50
  %53 = load double, ptr %14, align 8
  %54 = fadd double %2, %53
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 11, i32 noundef 0, double noundef %54)
  br label %55

55:                                               ; preds = %18, %34, %50, %52
  %56 = phi i32 [ 5, %52 ], [ 0, %50 ], [ 0, %34 ], [ %32, %18 ]
  ret i32 %56
}

define internal fastcc double @error_norm(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, double noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i32 148
  %6 = load ptr, ptr %5, align 4
  %7 = load i32, ptr @appell_n_coordinates, align 4
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = add nsw i32 %8, %7
  %10 = load i32, ptr @appell_n_auxiliaries, align 4
  %11 = add nsw i32 %9, %10
  %12 = load i32, ptr @appell_n_quadratures, align 4
  %13 = add nsw i32 %11, %12
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 184
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i32 192
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @combine(i32 noundef %13, ptr noundef null, double noundef 1.000000e+00, ptr noundef nonnull @DOP_E5, i32 noundef 12, ptr noundef %15, ptr noundef %17)
  %18 = load ptr, ptr %14, align 8
  %19 = getelementptr inbounds nuw i8, ptr %1, i32 196
  %20 = load ptr, ptr %19, align 4
  tail call fastcc void @combine(i32 noundef %13, ptr noundef null, double noundef 1.000000e+00, ptr noundef nonnull @DOP_E3, i32 noundef 12, ptr noundef %18, ptr noundef %20)
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 228
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
  %32 = getelementptr inbounds nuw i8, ptr %1, i32 168
  %33 = load ptr, ptr %32, align 8
  tail call fastcc void @errors_along_constraints(ptr noundef nonnull %0, ptr noundef %1, double noundef %3, ptr noundef %33)
  br label %34

34:                                               ; preds = %4, %31, %24
  %35 = phi i1 [ true, %31 ], [ false, %24 ], [ false, %4 ]
  %36 = getelementptr inbounds nuw i8, ptr %1, i32 168
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i32 336
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %79, label %41

41:                                               ; preds = %34
  %42 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %43 = load double, ptr %42, align 8
  %44 = fdiv double 0x3D06849B86A12B9B, %43
  %45 = getelementptr inbounds nuw i8, ptr %0, i32 192
  %46 = load double, ptr %45, align 8
  %47 = icmp sgt i32 %7, 0
  br i1 %47, label %48, label %57

48:                                               ; preds = %41, %48
  %49 = phi i32 [ %55, %48 ], [ 0, %41 ]
  %50 = phi double [ %54, %48 ], [ 0.000000e+00, %41 ]
  %51 = getelementptr inbounds nuw double, ptr %37, i32 %49
  %52 = load double, ptr %51, align 8
  %53 = tail call double @llvm.fabs.f64(double %52)
  %54 = tail call double @llvm.maxnum.f64(double %50, double %53)
  %55 = add nuw nsw i32 %49, 1
  %56 = icmp eq i32 %55, %7
  br i1 %56, label %57, label %48

57:                                               ; preds = %48, %41
  %58 = phi double [ 0.000000e+00, %41 ], [ %54, %48 ]
  %59 = tail call double @llvm.maxnum.f64(double %46, double %58)
  %60 = getelementptr inbounds nuw i8, ptr %0, i32 200
  %61 = load double, ptr %60, align 8
  %62 = icmp sgt i32 %8, 0
  br i1 %62, label %63, label %72

63:                                               ; preds = %57, %63
  %64 = phi i32 [ %70, %63 ], [ %7, %57 ]
  %65 = phi double [ %69, %63 ], [ 0.000000e+00, %57 ]
  %66 = getelementptr inbounds double, ptr %37, i32 %64
  %67 = load double, ptr %66, align 8
  %68 = tail call double @llvm.fabs.f64(double %67)
  %69 = tail call double @llvm.maxnum.f64(double %65, double %68)
  %70 = add nsw i32 %64, 1
  %71 = icmp slt i32 %70, %9
  br i1 %71, label %63, label %72

72:                                               ; preds = %63, %57
  %73 = phi double [ 0.000000e+00, %57 ], [ %69, %63 ]
  %74 = tail call double @llvm.maxnum.f64(double %61, double %73)
  %75 = tail call double @llvm.maxnum.f64(double %59, double %44)
  %76 = tail call double @llvm.minnum.f64(double %75, double 1.000000e+00)
  %77 = tail call double @llvm.maxnum.f64(double %74, double %44)
  %78 = tail call double @llvm.minnum.f64(double %77, double 1.000000e+00)
  br label %79

79:                                               ; preds = %34, %72
  %80 = phi double [ %78, %72 ], [ 1.000000e+00, %34 ]
  %81 = phi double [ %76, %72 ], [ 1.000000e+00, %34 ]
  %82 = icmp sgt i32 %11, 0
  br i1 %82, label %83, label %93

83:                                               ; preds = %79
  %84 = getelementptr inbounds nuw i8, ptr %1, i32 164
  %85 = load ptr, ptr %84, align 4
  %86 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %87 = load ptr, ptr %86, align 8
  %88 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %89 = load double, ptr %88, align 8
  %90 = load ptr, ptr %16, align 8
  %91 = load ptr, ptr %19, align 4
  %92 = getelementptr double, ptr %6, i32 %9
  br label %211

93:                                               ; preds = %251, %79
  %94 = phi double [ 0.000000e+00, %79 ], [ %252, %251 ]
  %95 = phi double [ 0.000000e+00, %79 ], [ %253, %251 ]
  %96 = phi double [ 0.000000e+00, %79 ], [ %240, %251 ]
  %97 = phi double [ 0.000000e+00, %79 ], [ %239, %251 ]
  %98 = load i32, ptr %21, align 4
  %99 = icmp ne i32 %98, 0
  %100 = icmp ne i32 %12, 0
  %101 = and i1 %100, %99
  br i1 %101, label %102, label %194

102:                                              ; preds = %93
  %103 = load i32, ptr @appell_n_position_rows, align 4
  %104 = load i32, ptr @appell_n_velocity_rows, align 4
  %105 = add nsw i32 %104, %103
  %106 = icmp sgt i32 %105, 0
  %107 = icmp sgt i32 %8, 0
  %108 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %109 = tail call double @llvm.fabs.f64(double %2)
  %110 = icmp sgt i32 %12, 0
  %111 = and i1 %106, %110
  br i1 %111, label %112, label %194

112:                                              ; preds = %102
  %113 = getelementptr inbounds nuw i8, ptr %1, i32 164
  %114 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %115 = load double, ptr %114, align 8
  %116 = load ptr, ptr %14, align 8
  %117 = getelementptr double, ptr %37, i32 %7
  %118 = load ptr, ptr %113, align 4
  %119 = tail call double @llvm.maxnum.f64(double %115, double 0x3D719799812DEA11)
  %120 = fmul double %119, 1.000000e-02
  %121 = load ptr, ptr %16, align 8
  %122 = load ptr, ptr %19, align 4
  br label %123

123:                                              ; preds = %112, %189
  %124 = phi i32 [ %11, %112 ], [ %192, %189 ]
  %125 = phi double [ 0.000000e+00, %112 ], [ %191, %189 ]
  br i1 %107, label %126, label %128

126:                                              ; preds = %123
  %127 = load ptr, ptr %108, align 4
  br label %132

128:                                              ; preds = %132, %123
  %129 = phi double [ 0.000000e+00, %123 ], [ %145, %132 ]
  %130 = phi double [ 0.000000e+00, %123 ], [ %142, %132 ]
  %131 = getelementptr double, ptr %116, i32 %124
  br label %148

132:                                              ; preds = %132, %126
  %133 = phi double [ 0.000000e+00, %126 ], [ %142, %132 ]
  %134 = phi i32 [ 0, %126 ], [ %146, %132 ]
  %135 = phi double [ 0.000000e+00, %126 ], [ %145, %132 ]
  %136 = getelementptr double, ptr %117, i32 %134
  %137 = load double, ptr %136, align 8
  %138 = getelementptr inbounds nuw double, ptr %127, i32 %134
  %139 = load double, ptr %138, align 8
  %140 = fdiv double %137, %139
  %141 = fmul double %140, 5.000000e-01
  %142 = tail call double @llvm.fmuladd.f64(double %141, double %140, double %133)
  %143 = fmul double %139, %139
  %144 = fdiv double 5.000000e-01, %143
  %145 = fadd double %135, %144
  %146 = add nuw nsw i32 %134, 1
  %147 = icmp eq i32 %146, %8
  br i1 %147, label %128, label %132

148:                                              ; preds = %148, %128
  %149 = phi i32 [ 0, %128 ], [ %156, %148 ]
  %150 = phi double [ 0.000000e+00, %128 ], [ %155, %148 ]
  %151 = mul nsw i32 %149, %13
  %152 = getelementptr double, ptr %131, i32 %151
  %153 = load double, ptr %152, align 8
  %154 = tail call double @llvm.fabs.f64(double %153)
  %155 = tail call double @llvm.maxnum.f64(double %150, double %154)
  %156 = add nuw nsw i32 %149, 1
  %157 = icmp eq i32 %156, 12
  br i1 %157, label %158, label %148

158:                                              ; preds = %148
  %159 = getelementptr inbounds double, ptr %118, i32 %124
  %160 = load double, ptr %159, align 8
  %161 = tail call double @llvm.fabs.f64(double %160)
  %162 = getelementptr inbounds double, ptr %37, i32 %124
  %163 = load double, ptr %162, align 8
  %164 = tail call double @llvm.fabs.f64(double %163)
  %165 = tail call double @llvm.maxnum.f64(double %161, double %164)
  %166 = fadd double %130, %165
  %167 = tail call double @llvm.fmuladd.f64(double %109, double %155, double %166)
  %168 = fmul double %120, %129
  %169 = tail call double @llvm.fmuladd.f64(double %115, double %167, double %168)
  %170 = fmul double %169, 1.000000e+02
  %171 = fdiv double 1.000000e+00, %170
  %172 = getelementptr inbounds double, ptr %121, i32 %124
  %173 = load double, ptr %172, align 8
  %174 = fmul double %173, %171
  %175 = getelementptr inbounds double, ptr %122, i32 %124
  %176 = load double, ptr %175, align 8
  %177 = fmul double %176, %171
  %178 = fmul double %174, %174
  %179 = fmul double %177, %177
  %180 = tail call double @llvm.fmuladd.f64(double %179, double 1.000000e-02, double %178)
  %181 = fcmp ogt double %180, 0.000000e+00
  br i1 %181, label %182, label %186

182:                                              ; preds = %158
  %183 = fmul double %109, %178
  %184 = tail call double @llvm.sqrt.f64(double %180)
  %185 = fdiv double %183, %184
  br label %189

186:                                              ; preds = %158
  %187 = fcmp oeq double %180, 0.000000e+00
  %188 = select i1 %187, double 0.000000e+00, double 0x7FF0000000000000
  br label %189

189:                                              ; preds = %186, %182
  %190 = phi double [ %185, %182 ], [ %188, %186 ]
  %191 = tail call double @llvm.maxnum.f64(double %125, double %190)
  %192 = add nsw i32 %124, 1
  %193 = icmp slt i32 %192, %13
  br i1 %193, label %123, label %194

194:                                              ; preds = %189, %102, %93
  %195 = phi double [ 0.000000e+00, %93 ], [ 0.000000e+00, %102 ], [ %191, %189 ]
  %196 = tail call double @llvm.fmuladd.f64(double %96, double 1.000000e-02, double %97)
  %197 = fcmp ogt double %196, 0.000000e+00
  br i1 %197, label %198, label %205

198:                                              ; preds = %194
  %199 = tail call double @llvm.fabs.f64(double %2)
  %200 = fmul double %199, %97
  %201 = sitofp i32 %11 to double
  %202 = fmul double %196, %201
  %203 = tail call double @llvm.sqrt.f64(double %202)
  %204 = fdiv double %200, %203
  br label %208

205:                                              ; preds = %194
  %206 = fcmp oeq double %196, 0.000000e+00
  %207 = select i1 %206, double 0.000000e+00, double 0x7FF0000000000000
  br label %208

208:                                              ; preds = %198, %205
  %209 = phi double [ %204, %198 ], [ %207, %205 ]
  %210 = tail call double @llvm.maxnum.f64(double %209, double %195)
  br i1 %35, label %256, label %272

211:                                              ; preds = %83, %251
  %212 = phi double [ 0.000000e+00, %83 ], [ %239, %251 ]
  %213 = phi double [ 0.000000e+00, %83 ], [ %240, %251 ]
  %214 = phi double [ 0.000000e+00, %83 ], [ %253, %251 ]
  %215 = phi double [ 0.000000e+00, %83 ], [ %252, %251 ]
  %216 = phi i32 [ 0, %83 ], [ %254, %251 ]
  %217 = getelementptr inbounds nuw double, ptr %85, i32 %216
  %218 = load double, ptr %217, align 8
  %219 = tail call double @llvm.fabs.f64(double %218)
  %220 = getelementptr inbounds nuw double, ptr %37, i32 %216
  %221 = load double, ptr %220, align 8
  %222 = tail call double @llvm.fabs.f64(double %221)
  %223 = tail call double @llvm.maxnum.f64(double %219, double %222)
  %224 = getelementptr inbounds nuw double, ptr %87, i32 %216
  %225 = load double, ptr %224, align 8
  %226 = icmp slt i32 %216, %7
  %227 = icmp slt i32 %216, %9
  %228 = select i1 %227, double %80, double 1.000000e+00
  %229 = select i1 %226, double %81, double %228
  %230 = fmul double %229, %225
  %231 = tail call double @llvm.fmuladd.f64(double %89, double %223, double %230)
  %232 = fdiv double 1.000000e+00, %231
  %233 = getelementptr inbounds nuw double, ptr %90, i32 %216
  %234 = load double, ptr %233, align 8
  %235 = fmul double %234, %232
  %236 = getelementptr inbounds nuw double, ptr %91, i32 %216
  %237 = load double, ptr %236, align 8
  %238 = fmul double %232, %237
  %239 = tail call double @llvm.fmuladd.f64(double %235, double %235, double %212)
  %240 = tail call double @llvm.fmuladd.f64(double %238, double %238, double %213)
  %241 = and i1 %35, %227
  br i1 %241, label %242, label %251

242:                                              ; preds = %211
  %243 = getelementptr inbounds nuw double, ptr %6, i32 %216
  %244 = load double, ptr %243, align 8
  %245 = fmul double %232, %244
  %246 = getelementptr double, ptr %92, i32 %216
  %247 = load double, ptr %246, align 8
  %248 = fmul double %232, %247
  %249 = tail call double @llvm.fmuladd.f64(double %245, double %245, double %214)
  %250 = tail call double @llvm.fmuladd.f64(double %248, double %248, double %215)
  br label %251

251:                                              ; preds = %211, %242
  %252 = phi double [ %250, %242 ], [ %215, %211 ]
  %253 = phi double [ %249, %242 ], [ %214, %211 ]
  %254 = add nuw nsw i32 %216, 1
  %255 = icmp eq i32 %254, %11
  br i1 %255, label %93, label %211

256:                                              ; preds = %208
  %257 = tail call double @llvm.fmuladd.f64(double %94, double 1.000000e-02, double %95)
  %258 = fcmp ogt double %257, 0.000000e+00
  br i1 %258, label %259, label %266

259:                                              ; preds = %256
  %260 = tail call double @llvm.fabs.f64(double %2)
  %261 = fmul double %260, %95
  %262 = sitofp i32 %11 to double
  %263 = fmul double %257, %262
  %264 = tail call double @llvm.sqrt.f64(double %263)
  %265 = fdiv double %261, %264
  br label %269

266:                                              ; preds = %256
  %267 = fcmp oeq double %257, 0.000000e+00
  %268 = select i1 %267, double 0.000000e+00, double 0x7FF0000000000000
  br label %269

269:                                              ; preds = %259, %266
  %270 = phi double [ %265, %259 ], [ %268, %266 ]
  %271 = tail call double @llvm.maxnum.f64(double %210, double %270)
  br label %272

272:                                              ; preds = %208, %269
  %273 = phi double [ %271, %269 ], [ %210, %208 ]
  %274 = getelementptr inbounds nuw i8, ptr %1, i32 328
  store double %273, ptr %274, align 8
  ret double %210
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
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 252
  br label %26

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 240
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i32 248
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %1, i32 244
  %19 = load ptr, ptr %18, align 4
  %20 = tail call i32 @llvm.umax.i32(i32 %9, i32 1)
  br label %40

21:                                               ; preds = %40
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 252
  %23 = load ptr, ptr %22, align 4
  %24 = shl i32 %9, 3
  tail call void @llvm.memset.p0.i32(ptr align 8 %23, i8 0, i32 %24, i1 false)
  %25 = icmp sgt i32 %8, 0
  br i1 %25, label %30, label %26

26:                                               ; preds = %11, %21
  %27 = phi ptr [ %12, %11 ], [ %22, %21 ]
  %28 = getelementptr inbounds nuw i8, ptr %1, i32 244
  %29 = load ptr, ptr %28, align 4
  br label %49

30:                                               ; preds = %21
  %31 = fdiv double 0x400D1A48D83E731D, %2
  %32 = getelementptr inbounds nuw i8, ptr %1, i32 244
  %33 = load ptr, ptr %32, align 4
  %34 = add nuw i32 %8, 1
  %35 = fdiv double 0x400572DB93E0C672, %2
  %36 = getelementptr inbounds nuw i8, ptr %1, i32 248
  %37 = load ptr, ptr %36, align 8
  %38 = fdiv double 0xC0086747F2C3FCB6, %2
  %39 = load ptr, ptr %22, align 4
  br label %60

40:                                               ; preds = %13, %40
  %41 = phi i32 [ 0, %13 ], [ %47, %40 ]
  %42 = getelementptr inbounds nuw double, ptr %15, i32 %41
  %43 = load double, ptr %42, align 8
  %44 = fneg double %43
  %45 = getelementptr inbounds nuw double, ptr %17, i32 %41
  store double %44, ptr %45, align 8
  %46 = getelementptr inbounds nuw double, ptr %19, i32 %41
  store double %44, ptr %46, align 8
  %47 = add nuw nsw i32 %41, 1
  %48 = icmp eq i32 %47, %20
  br i1 %48, label %21, label %40

49:                                               ; preds = %60, %26
  %50 = phi ptr [ %27, %26 ], [ %22, %60 ]
  %51 = phi ptr [ %29, %26 ], [ %33, %60 ]
  %52 = getelementptr inbounds nuw i8, ptr %0, i32 160
  store double %2, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i32 312
  %54 = load i32, ptr %53, align 8
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %53, align 8
  %56 = getelementptr inbounds nuw i8, ptr %1, i32 280
  %57 = load ptr, ptr %56, align 8
  %58 = tail call fastcc i32 @lu(i32 noundef %8, ptr noundef %51, ptr noundef %57)
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %79, label %72

60:                                               ; preds = %30, %60
  %61 = phi i32 [ 0, %30 ], [ %70, %60 ]
  %62 = mul i32 %61, %34
  %63 = getelementptr inbounds double, ptr %33, i32 %62
  %64 = load double, ptr %63, align 8
  %65 = fadd double %31, %64
  store double %65, ptr %63, align 8
  %66 = getelementptr inbounds double, ptr %37, i32 %62
  %67 = load double, ptr %66, align 8
  %68 = fadd double %35, %67
  store double %68, ptr %66, align 8
  %69 = getelementptr inbounds double, ptr %39, i32 %62
  store double %38, ptr %69, align 8
  %70 = add nuw nsw i32 %61, 1
  %71 = icmp eq i32 %70, %8
  br i1 %71, label %49, label %60

72:                                               ; preds = %49
  %73 = getelementptr inbounds nuw i8, ptr %1, i32 248
  %74 = load ptr, ptr %73, align 8
  %75 = load ptr, ptr %50, align 4
  %76 = getelementptr inbounds nuw i8, ptr %1, i32 284
  %77 = load ptr, ptr %76, align 4
  %78 = tail call fastcc i32 @complex_lu(i32 noundef %8, ptr noundef %74, ptr noundef %75, ptr noundef %77)
  br label %79

79:                                               ; preds = %72, %49
  %80 = phi i32 [ 0, %49 ], [ %78, %72 ]
  ret i32 %80
}

define internal fastcc range(i32 0, 12) i32 @solve_stages(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr nocapture noundef nonnull initializes((0, 4)) %3, ptr nocapture noundef nonnull writeonly initializes((0, 8)) %4, ptr nocapture noundef nonnull writeonly initializes((0, 4)) %5) unnamed_addr #4 {
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 112
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
  %15 = getelementptr inbounds nuw i8, ptr %1, i32 172
  %16 = load i32, ptr @appell_n_coordinates, align 4
  %17 = load i32, ptr @appell_n_speeds, align 4
  %18 = add nsw i32 %17, %16
  %19 = load i32, ptr @appell_n_auxiliaries, align 4
  %20 = add nsw i32 %18, %19
  %21 = getelementptr inbounds nuw i8, ptr %1, i32 164
  %22 = load i32, ptr @appell_n_quadratures, align 4
  %23 = shl i32 %22, 3
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %25 = icmp sgt i32 %20, 0
  %26 = getelementptr inbounds nuw i8, ptr %1, i32 184
  %27 = add nsw i32 %22, %20
  br label %28

28:                                               ; preds = %6, %97
  %29 = phi double [ 0.000000e+00, %6 ], [ %71, %97 ]
  %30 = load ptr, ptr %15, align 4
  %31 = getelementptr inbounds double, ptr %30, i32 %20
  %32 = load ptr, ptr %21, align 4
  %33 = getelementptr inbounds double, ptr %32, i32 %20
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %31, ptr align 8 %33, i32 %23, i1 false)
  br label %34

34:                                               ; preds = %45, %28
  %35 = phi i32 [ 0, %28 ], [ %46, %45 ]
  %36 = load ptr, ptr %15, align 4
  %37 = load ptr, ptr %26, align 8
  br i1 %25, label %40, label %38

38:                                               ; preds = %34
  %39 = add nuw nsw i32 %35, 1
  br label %45

40:                                               ; preds = %34
  %41 = load ptr, ptr %21, align 4
  %42 = add nuw nsw i32 %35, 1
  %43 = mul nsw i32 %42, %27
  %44 = getelementptr inbounds double, ptr %37, i32 %43
  br label %58

45:                                               ; preds = %58, %38
  %46 = phi i32 [ %39, %38 ], [ %42, %58 ]
  %47 = load double, ptr %24, align 8
  %48 = getelementptr inbounds nuw [3 x double], ptr @RADAU_C, i32 0, i32 %35
  %49 = load double, ptr %48, align 8
  %50 = tail call double @llvm.fmuladd.f64(double %49, double %2, double %47)
  %51 = add nuw nsw i32 %35, 4
  %52 = mul nsw i32 %51, %27
  %53 = getelementptr inbounds double, ptr %37, i32 %52
  %54 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %50, ptr noundef %36, ptr noundef %53, i32 noundef 0)
  %55 = icmp ne i32 %54, 0
  %56 = icmp eq i32 %46, 3
  %57 = select i1 %55, i1 true, i1 %56
  br i1 %57, label %68, label %34

58:                                               ; preds = %58, %40
  %59 = phi i32 [ 0, %40 ], [ %66, %58 ]
  %60 = getelementptr inbounds nuw double, ptr %41, i32 %59
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds nuw double, ptr %44, i32 %59
  %63 = load double, ptr %62, align 8
  %64 = fadd double %61, %63
  %65 = getelementptr inbounds nuw double, ptr %36, i32 %59
  store double %64, ptr %65, align 8
  %66 = add nuw nsw i32 %59, 1
  %67 = icmp eq i32 %66, %20
  br i1 %67, label %45, label %58

68:                                               ; preds = %45
  %69 = icmp eq i32 %54, 0
  br i1 %69, label %70, label %100

70:                                               ; preds = %68
  %71 = tail call fastcc double @correct_stages(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  %72 = tail call double @llvm.fabs.f64(double %71)
  %73 = fcmp ueq double %72, 0x7FF0000000000000
  br i1 %73, label %100, label %74

74:                                               ; preds = %70
  %75 = load i32, ptr %3, align 4
  %76 = icmp sgt i32 %75, 1
  br i1 %76, label %77, label %90

77:                                               ; preds = %74
  %78 = fdiv double %71, %29
  store double %78, ptr %4, align 8
  %79 = fcmp ult double %78, 1.000000e+00
  br i1 %79, label %80, label %100

80:                                               ; preds = %77
  %81 = sub nsw i32 7, %75
  %82 = sitofp i32 %81 to double
  %83 = tail call double @llvm.pow.f64(double %78, double %82)
  %84 = fsub double 1.000000e+00, %78
  %85 = fdiv double %83, %84
  %86 = fmul double %71, %85
  %87 = fcmp ogt double %86, %14
  br i1 %87, label %100, label %88

88:                                               ; preds = %80
  %89 = fcmp oeq double %71, 0.000000e+00
  br i1 %89, label %96, label %92

90:                                               ; preds = %74
  %91 = fcmp oeq double %71, 0.000000e+00
  br i1 %91, label %96, label %97

92:                                               ; preds = %88
  %93 = fdiv double %78, %84
  %94 = fmul double %71, %93
  %95 = fcmp olt double %94, %14
  br i1 %95, label %96, label %97

96:                                               ; preds = %90, %92, %88
  store i32 1, ptr %5, align 4
  br label %100

97:                                               ; preds = %90, %92
  %98 = add nsw i32 %75, 1
  store i32 %98, ptr %3, align 4
  %99 = icmp slt i32 %75, 7
  br i1 %99, label %28, label %100

100:                                              ; preds = %77, %80, %70, %68, %97, %96
  ret i32 %54
}

define internal fastcc range(i32 0, 2) i32 @lu(i32 noundef %0, ptr nocapture noundef %1, ptr nocapture noundef writeonly %2) unnamed_addr #8 {
  %4 = icmp slt i32 %0, 1
  br i1 %4, label %93, label %7

5:                                                ; preds = %90, %34
  %6 = icmp eq i32 %13, %0
  br i1 %6, label %93, label %7

7:                                                ; preds = %3, %5
  %8 = phi i32 [ %13, %5 ], [ 0, %3 ]
  %9 = xor i32 %8, -1
  %10 = add nsw i32 %0, %9
  %11 = mul nuw nsw i32 %8, %0
  %12 = getelementptr inbounds nuw double, ptr %1, i32 %11
  %13 = add nuw nsw i32 %8, 1
  %14 = icmp slt i32 %13, %0
  br i1 %14, label %21, label %15

15:                                               ; preds = %21, %7
  %16 = phi i32 [ %8, %7 ], [ %31, %21 ]
  %17 = getelementptr inbounds nuw i32, ptr %2, i32 %8
  store i32 %16, ptr %17, align 4
  %18 = getelementptr inbounds double, ptr %12, i32 %16
  %19 = load double, ptr %18, align 8
  %20 = fcmp ueq double %19, 0.000000e+00
  br i1 %20, label %93, label %34

21:                                               ; preds = %7, %21
  %22 = phi i32 [ %32, %21 ], [ %13, %7 ]
  %23 = phi i32 [ %31, %21 ], [ %8, %7 ]
  %24 = getelementptr inbounds nuw double, ptr %12, i32 %22
  %25 = load double, ptr %24, align 8
  %26 = tail call double @llvm.fabs.f64(double %25)
  %27 = getelementptr inbounds double, ptr %12, i32 %23
  %28 = load double, ptr %27, align 8
  %29 = tail call double @llvm.fabs.f64(double %28)
  %30 = fcmp ogt double %26, %29
  %31 = select i1 %30, i32 %22, i32 %23
  %32 = add nuw nsw i32 %22, 1
  %33 = icmp eq i32 %32, %0
  br i1 %33, label %15, label %21

34:                                               ; preds = %15
  %35 = fdiv double 1.000000e+00, %19
  %36 = getelementptr inbounds nuw double, ptr %12, i32 %8
  %37 = load double, ptr %36, align 8
  store double %37, ptr %18, align 8
  store double %35, ptr %36, align 8
  br i1 %14, label %46, label %5

38:                                               ; preds = %46
  %39 = xor i32 %8, -1
  %40 = add nsw i32 %0, %39
  %41 = getelementptr inbounds nuw i8, ptr %36, i32 8
  %42 = icmp sgt i32 %40, 0
  %43 = icmp ult i32 %10, 4
  %44 = and i32 %10, -4
  %45 = icmp eq i32 %10, %44
  br label %53

46:                                               ; preds = %34, %46
  %47 = phi i32 [ %51, %46 ], [ %13, %34 ]
  %48 = getelementptr inbounds nuw double, ptr %12, i32 %47
  %49 = load double, ptr %48, align 8
  %50 = fmul double %35, %49
  store double %50, ptr %48, align 8
  %51 = add nuw nsw i32 %47, 1
  %52 = icmp eq i32 %51, %0
  br i1 %52, label %38, label %46

53:                                               ; preds = %38, %90
  %54 = phi i32 [ %13, %38 ], [ %91, %90 ]
  %55 = mul nuw nsw i32 %54, %0
  %56 = getelementptr inbounds nuw double, ptr %1, i32 %55
  %57 = getelementptr inbounds double, ptr %56, i32 %16
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds nuw double, ptr %56, i32 %8
  %60 = load double, ptr %59, align 8
  store double %60, ptr %57, align 8
  store double %58, ptr %59, align 8
  %61 = fcmp une double %58, 0.000000e+00
  br i1 %61, label %62, label %90

62:                                               ; preds = %53
  %63 = getelementptr inbounds nuw i8, ptr %59, i32 8
  br i1 %42, label %64, label %90

64:                                               ; preds = %62
  %65 = fneg double %58
  br i1 %43, label %79, label %66

66:                                               ; preds = %64
  %67 = insertelement <4 x double> poison, double %65, i64 0
  %68 = shufflevector <4 x double> %67, <4 x double> poison, <4 x i32> zeroinitializer
  br label %69

69:                                               ; preds = %69, %66
  %70 = phi i32 [ 0, %66 ], [ %76, %69 ]
  %71 = getelementptr inbounds nuw double, ptr %41, i32 %70
  %72 = load <4 x double>, ptr %71, align 8
  %73 = getelementptr inbounds nuw double, ptr %63, i32 %70
  %74 = load <4 x double>, ptr %73, align 8
  %75 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %68, <4 x double> %72, <4 x double> %74)
  store <4 x double> %75, ptr %73, align 8
  %76 = add nuw i32 %70, 4
  %77 = icmp eq i32 %76, %44
  br i1 %77, label %78, label %69

78:                                               ; preds = %69
  br i1 %45, label %90, label %79

79:                                               ; preds = %64, %78
  %80 = phi i32 [ 0, %64 ], [ %44, %78 ]
  br label %81

81:                                               ; preds = %79, %81
  %82 = phi i32 [ %88, %81 ], [ %80, %79 ]
  %83 = getelementptr inbounds nuw double, ptr %41, i32 %82
  %84 = load double, ptr %83, align 8
  %85 = getelementptr inbounds nuw double, ptr %63, i32 %82
  %86 = load double, ptr %85, align 8
  %87 = tail call double @llvm.fmuladd.f64(double %65, double %84, double %86)
  store double %87, ptr %85, align 8
  %88 = add nuw nsw i32 %82, 1
  %89 = icmp eq i32 %88, %40
  br i1 %89, label %90, label %81

90:                                               ; preds = %81, %78, %62, %53
  %91 = add nuw nsw i32 %54, 1
  %92 = icmp eq i32 %91, %0
  br i1 %92, label %5, label %53

93:                                               ; preds = %5, %15, %3
  %94 = phi i32 [ 1, %3 ], [ 0, %15 ], [ 1, %5 ]
  ret i32 %94
}

define internal fastcc range(i32 0, 2) i32 @complex_lu(i32 noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #8 {
  %5 = icmp slt i32 %0, 1
  br i1 %5, label %144, label %8

6:                                                ; preds = %141, %48
  %7 = icmp eq i32 %15, %0
  br i1 %7, label %144, label %8

8:                                                ; preds = %4, %6
  %9 = phi i32 [ %15, %6 ], [ 0, %4 ]
  %10 = xor i32 %9, -1
  %11 = add nsw i32 %0, %10
  %12 = mul nuw nsw i32 %9, %0
  %13 = getelementptr inbounds nuw double, ptr %1, i32 %12
  %14 = getelementptr inbounds nuw double, ptr %2, i32 %12
  %15 = add nuw nsw i32 %9, 1
  %16 = icmp slt i32 %15, %0
  br i1 %16, label %27, label %17

17:                                               ; preds = %27, %8
  %18 = phi i32 [ %9, %8 ], [ %45, %27 ]
  %19 = getelementptr inbounds nuw i32, ptr %3, i32 %9
  store i32 %18, ptr %19, align 4
  %20 = getelementptr inbounds double, ptr %13, i32 %18
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds double, ptr %14, i32 %18
  %23 = load double, ptr %22, align 8
  %24 = fmul double %23, %23
  %25 = tail call double @llvm.fmuladd.f64(double %21, double %21, double %24)
  %26 = fcmp ogt double %25, 0.000000e+00
  br i1 %26, label %48, label %144

27:                                               ; preds = %8, %27
  %28 = phi i32 [ %45, %27 ], [ %9, %8 ]
  %29 = phi i32 [ %46, %27 ], [ %15, %8 ]
  %30 = getelementptr inbounds nuw double, ptr %13, i32 %29
  %31 = load double, ptr %30, align 8
  %32 = tail call double @llvm.fabs.f64(double %31)
  %33 = getelementptr inbounds nuw double, ptr %14, i32 %29
  %34 = load double, ptr %33, align 8
  %35 = tail call double @llvm.fabs.f64(double %34)
  %36 = fadd double %32, %35
  %37 = getelementptr inbounds double, ptr %13, i32 %28
  %38 = load double, ptr %37, align 8
  %39 = tail call double @llvm.fabs.f64(double %38)
  %40 = getelementptr inbounds double, ptr %14, i32 %28
  %41 = load double, ptr %40, align 8
  %42 = tail call double @llvm.fabs.f64(double %41)
  %43 = fadd double %39, %42
  %44 = fcmp ogt double %36, %43
  %45 = select i1 %44, i32 %29, i32 %28
  %46 = add nuw nsw i32 %29, 1
  %47 = icmp eq i32 %46, %0
  br i1 %47, label %17, label %27

48:                                               ; preds = %17
  %49 = getelementptr inbounds nuw double, ptr %13, i32 %9
  %50 = load double, ptr %49, align 8
  store double %50, ptr %20, align 8
  %51 = getelementptr inbounds nuw double, ptr %14, i32 %9
  %52 = load double, ptr %51, align 8
  store double %52, ptr %22, align 8
  %53 = fdiv double %21, %25
  store double %53, ptr %49, align 8
  %54 = fneg double %23
  %55 = fdiv double %54, %25
  store double %55, ptr %51, align 8
  br i1 %16, label %56, label %6

56:                                               ; preds = %48
  %57 = fneg double %55
  br label %67

58:                                               ; preds = %67
  %59 = xor i32 %9, -1
  %60 = add nsw i32 %0, %59
  %61 = getelementptr inbounds nuw i8, ptr %49, i32 8
  %62 = getelementptr inbounds nuw i8, ptr %51, i32 8
  %63 = icmp sgt i32 %60, 0
  %64 = icmp ult i32 %11, 4
  %65 = and i32 %11, -4
  %66 = icmp eq i32 %11, %65
  br label %79

67:                                               ; preds = %56, %67
  %68 = phi i32 [ %15, %56 ], [ %77, %67 ]
  %69 = getelementptr inbounds nuw double, ptr %13, i32 %68
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw double, ptr %14, i32 %68
  %72 = load double, ptr %71, align 8
  %73 = fmul double %72, %57
  %74 = tail call double @llvm.fmuladd.f64(double %70, double %53, double %73)
  %75 = fmul double %53, %72
  %76 = tail call double @llvm.fmuladd.f64(double %70, double %55, double %75)
  store double %76, ptr %71, align 8
  store double %74, ptr %69, align 8
  %77 = add nuw nsw i32 %68, 1
  %78 = icmp eq i32 %77, %0
  br i1 %78, label %58, label %67

79:                                               ; preds = %58, %141
  %80 = phi i32 [ %15, %58 ], [ %142, %141 ]
  %81 = mul nuw nsw i32 %80, %0
  %82 = getelementptr inbounds nuw double, ptr %1, i32 %81
  %83 = getelementptr inbounds nuw double, ptr %2, i32 %81
  %84 = getelementptr inbounds double, ptr %82, i32 %18
  %85 = load double, ptr %84, align 8
  %86 = getelementptr inbounds double, ptr %83, i32 %18
  %87 = load double, ptr %86, align 8
  %88 = getelementptr inbounds nuw double, ptr %82, i32 %9
  %89 = load double, ptr %88, align 8
  store double %89, ptr %84, align 8
  %90 = getelementptr inbounds nuw double, ptr %83, i32 %9
  %91 = load double, ptr %90, align 8
  store double %91, ptr %86, align 8
  store double %85, ptr %88, align 8
  store double %87, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %88, i32 8
  %93 = getelementptr inbounds nuw i8, ptr %90, i32 8
  br i1 %63, label %94, label %141

94:                                               ; preds = %79
  br i1 %64, label %120, label %95

95:                                               ; preds = %94
  %96 = insertelement <4 x double> poison, double %87, i64 0
  %97 = shufflevector <4 x double> %96, <4 x double> poison, <4 x i32> zeroinitializer
  %98 = insertelement <4 x double> poison, double %85, i64 0
  %99 = shufflevector <4 x double> %98, <4 x double> poison, <4 x i32> zeroinitializer
  br label %100

100:                                              ; preds = %100, %95
  %101 = phi i32 [ 0, %95 ], [ %117, %100 ]
  %102 = getelementptr inbounds nuw double, ptr %61, i32 %101
  %103 = load <4 x double>, ptr %102, align 8
  %104 = getelementptr inbounds nuw double, ptr %62, i32 %101
  %105 = load <4 x double>, ptr %104, align 8
  %106 = fneg <4 x double> %105
  %107 = fmul <4 x double> %97, %106
  %108 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %99, <4 x double> %103, <4 x double> %107)
  %109 = getelementptr inbounds nuw double, ptr %92, i32 %101
  %110 = load <4 x double>, ptr %109, align 8
  %111 = fsub <4 x double> %110, %108
  store <4 x double> %111, ptr %109, align 8
  %112 = fmul <4 x double> %97, %103
  %113 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %99, <4 x double> %105, <4 x double> %112)
  %114 = getelementptr inbounds nuw double, ptr %93, i32 %101
  %115 = load <4 x double>, ptr %114, align 8
  %116 = fsub <4 x double> %115, %113
  store <4 x double> %116, ptr %114, align 8
  %117 = add nuw i32 %101, 4
  %118 = icmp eq i32 %117, %65
  br i1 %118, label %119, label %100

119:                                              ; preds = %100
  br i1 %66, label %141, label %120

120:                                              ; preds = %94, %119
  %121 = phi i32 [ 0, %94 ], [ %65, %119 ]
  br label %122

122:                                              ; preds = %120, %122
  %123 = phi i32 [ %139, %122 ], [ %121, %120 ]
  %124 = getelementptr inbounds nuw double, ptr %61, i32 %123
  %125 = load double, ptr %124, align 8
  %126 = getelementptr inbounds nuw double, ptr %62, i32 %123
  %127 = load double, ptr %126, align 8
  %128 = fneg double %127
  %129 = fmul double %87, %128
  %130 = tail call double @llvm.fmuladd.f64(double %85, double %125, double %129)
  %131 = getelementptr inbounds nuw double, ptr %92, i32 %123
  %132 = load double, ptr %131, align 8
  %133 = fsub double %132, %130
  store double %133, ptr %131, align 8
  %134 = fmul double %87, %125
  %135 = tail call double @llvm.fmuladd.f64(double %85, double %127, double %134)
  %136 = getelementptr inbounds nuw double, ptr %93, i32 %123
  %137 = load double, ptr %136, align 8
  %138 = fsub double %137, %135
  store double %138, ptr %136, align 8
  %139 = add nuw nsw i32 %123, 1
  %140 = icmp eq i32 %139, %60
  br i1 %140, label %141, label %122

141:                                              ; preds = %122, %119, %79
  %142 = add nuw nsw i32 %80, 1
  %143 = icmp eq i32 %142, %0
  br i1 %143, label %6, label %79

144:                                              ; preds = %6, %17, %4
  %145 = phi i32 [ 1, %4 ], [ 0, %17 ], [ 1, %6 ]
  ret i32 %145
}

define internal fastcc double @correct_stages(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, double noundef %2) unnamed_addr #9 {
  %4 = alloca [3 x ptr], align 4
  %5 = getelementptr inbounds nuw i8, ptr %1, i32 192
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 196
  %8 = load ptr, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 176
  %10 = load ptr, ptr %9, align 8
  %11 = load i32, ptr @appell_n_coordinates, align 4
  %12 = load i32, ptr @appell_n_speeds, align 4
  %13 = add nsw i32 %12, %11
  %14 = load i32, ptr @appell_n_auxiliaries, align 4
  %15 = add nsw i32 %13, %14
  %16 = icmp sgt i32 %15, 0
  %17 = load i32, ptr @appell_n_quadratures, align 4
  br i1 %16, label %20, label %18

18:                                               ; preds = %3
  %19 = add nsw i32 %17, %15
  br label %37

20:                                               ; preds = %3
  %21 = getelementptr inbounds nuw i8, ptr %1, i32 184
  %22 = load ptr, ptr %21, align 8
  %23 = add nsw i32 %17, %15
  %24 = shl nsw i32 %23, 5
  %25 = getelementptr inbounds i8, ptr %22, i32 %24
  %26 = mul nsw i32 %23, 40
  %27 = getelementptr inbounds i8, ptr %22, i32 %26
  %28 = mul nsw i32 %23, 48
  %29 = getelementptr inbounds i8, ptr %22, i32 %28
  %30 = mul nsw i32 %23, 56
  %31 = getelementptr inbounds i8, ptr %22, i32 %30
  %32 = shl nsw i32 %23, 6
  %33 = getelementptr inbounds i8, ptr %22, i32 %32
  %34 = mul nsw i32 %23, 72
  %35 = getelementptr inbounds i8, ptr %22, i32 %34
  %36 = fdiv double 0xC00D1A48D83E731D, %2
  br label %55

37:                                               ; preds = %55, %18
  %38 = phi i32 [ %19, %18 ], [ %23, %55 ]
  %39 = getelementptr inbounds nuw i8, ptr %1, i32 244
  %40 = load ptr, ptr %39, align 4
  %41 = getelementptr inbounds nuw i8, ptr %1, i32 280
  %42 = load ptr, ptr %41, align 8
  tail call fastcc void @lu_solve(i32 noundef %15, ptr noundef %40, ptr noundef %42, ptr noundef %6)
  %43 = getelementptr inbounds nuw i8, ptr %1, i32 248
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %1, i32 252
  %46 = load ptr, ptr %45, align 4
  %47 = getelementptr inbounds nuw i8, ptr %1, i32 284
  %48 = load ptr, ptr %47, align 4
  tail call fastcc void @complex_lu_solve(i32 noundef %15, ptr noundef %44, ptr noundef %46, ptr noundef %48, ptr noundef %8, ptr noundef %10)
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %4) #25
  store ptr %6, ptr %4, align 4
  %49 = getelementptr inbounds nuw i8, ptr %4, i32 4
  store ptr %8, ptr %49, align 4
  %50 = getelementptr inbounds nuw i8, ptr %4, i32 8
  store ptr %10, ptr %50, align 4
  %51 = getelementptr inbounds nuw i8, ptr %1, i32 184
  %52 = icmp ult i32 %15, 4
  %53 = and i32 %15, 2147483644
  %54 = icmp eq i32 %15, %53
  br label %99

55:                                               ; preds = %20, %55
  %56 = phi i32 [ 0, %20 ], [ %90, %55 ]
  %57 = getelementptr inbounds nuw double, ptr %25, i32 %56
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds nuw double, ptr %27, i32 %56
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw double, ptr %29, i32 %56
  %62 = load double, ptr %61, align 8
  %63 = getelementptr inbounds nuw double, ptr %31, i32 %56
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds nuw double, ptr %33, i32 %56
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds nuw double, ptr %35, i32 %56
  %68 = load double, ptr %67, align 8
  %69 = fmul double %60, 0x3FD4F8C15DA84E86
  %70 = tail call double @llvm.fmuladd.f64(double %58, double 0x4010B70201A79C46, double %69)
  %71 = tail call double @llvm.fmuladd.f64(double %62, double 0x3FE0BF7FF59D56EF, double %70)
  %72 = tail call double @llvm.fmuladd.f64(double %36, double %64, double %71)
  %73 = getelementptr inbounds nuw double, ptr %6, i32 %56
  store double %72, ptr %73, align 8
  %74 = fmul double %60, 0xBFD4F8C15DA84E86
  %75 = tail call double @llvm.fmuladd.f64(double %58, double 0xC010B70201A79C46, double %74)
  %76 = tail call double @llvm.fmuladd.f64(double %62, double 0x3FDE810014C55221, double %75)
  %77 = fmul double %68, 0x40086747F2C3FCB6
  %78 = tail call double @llvm.fmuladd.f64(double %66, double 0x400572DB93E0C672, double %77)
  %79 = fdiv double %78, %2
  %80 = fsub double %76, %79
  %81 = getelementptr inbounds nuw double, ptr %8, i32 %56
  store double %80, ptr %81, align 8
  %82 = fmul double %60, 0xC004934E6FCAA598
  %83 = tail call double @llvm.fmuladd.f64(double %58, double 0x3FE017885A24A7F2, double %82)
  %84 = tail call double @llvm.fmuladd.f64(double %62, double 0x3FE312C0CF7BDFD1, double %83)
  %85 = fmul double %66, 0xC0086747F2C3FCB6
  %86 = tail call double @llvm.fmuladd.f64(double %68, double 0x400572DB93E0C672, double %85)
  %87 = fdiv double %86, %2
  %88 = fsub double %84, %87
  %89 = getelementptr inbounds nuw double, ptr %10, i32 %56
  store double %88, ptr %89, align 8
  %90 = add nuw nsw i32 %56, 1
  %91 = icmp eq i32 %90, %15
  br i1 %91, label %37, label %55

92:                                               ; preds = %132
  %93 = mul nsw i32 %38, 56
  %94 = shl nsw i32 %38, 6
  %95 = mul nsw i32 %38, 72
  %96 = getelementptr inbounds i8, ptr %106, i32 %93
  %97 = getelementptr inbounds i8, ptr %106, i32 %94
  %98 = getelementptr inbounds i8, ptr %106, i32 %95
  br label %135

99:                                               ; preds = %37, %132
  %100 = phi double [ 0.000000e+00, %37 ], [ %105, %132 ]
  %101 = phi i32 [ 0, %37 ], [ %133, %132 ]
  %102 = getelementptr inbounds nuw [3 x ptr], ptr %4, i32 0, i32 %101
  %103 = load ptr, ptr %102, align 4
  %104 = tail call fastcc double @radau_norm(ptr noundef %0, ptr noundef %1, ptr noundef %103)
  %105 = tail call double @llvm.fmuladd.f64(double %104, double %104, double %100)
  %106 = load ptr, ptr %51, align 8
  %107 = add nuw nsw i32 %101, 7
  %108 = mul nsw i32 %38, %107
  %109 = getelementptr inbounds double, ptr %106, i32 %108
  br i1 %16, label %110, label %132

110:                                              ; preds = %99
  br i1 %52, label %121, label %111

111:                                              ; preds = %110, %111
  %112 = phi i32 [ %118, %111 ], [ 0, %110 ]
  %113 = getelementptr inbounds nuw double, ptr %103, i32 %112
  %114 = load <4 x double>, ptr %113, align 8
  %115 = getelementptr inbounds nuw double, ptr %109, i32 %112
  %116 = load <4 x double>, ptr %115, align 8
  %117 = fadd <4 x double> %114, %116
  store <4 x double> %117, ptr %115, align 8
  %118 = add nuw i32 %112, 4
  %119 = icmp eq i32 %118, %53
  br i1 %119, label %120, label %111

120:                                              ; preds = %111
  br i1 %54, label %132, label %121

121:                                              ; preds = %110, %120
  %122 = phi i32 [ 0, %110 ], [ %53, %120 ]
  br label %123

123:                                              ; preds = %121, %123
  %124 = phi i32 [ %130, %123 ], [ %122, %121 ]
  %125 = getelementptr inbounds nuw double, ptr %103, i32 %124
  %126 = load double, ptr %125, align 8
  %127 = getelementptr inbounds nuw double, ptr %109, i32 %124
  %128 = load double, ptr %127, align 8
  %129 = fadd double %126, %128
  store double %129, ptr %127, align 8
  %130 = add nuw nsw i32 %124, 1
  %131 = icmp eq i32 %130, %15
  br i1 %131, label %132, label %123

132:                                              ; preds = %123, %120, %99
  %133 = add nuw nsw i32 %101, 1
  %134 = icmp eq i32 %133, 3
  br i1 %134, label %92, label %99

135:                                              ; preds = %92, %152
  %136 = phi i32 [ 0, %92 ], [ %153, %152 ]
  br i1 %16, label %139, label %137

137:                                              ; preds = %135
  %138 = add nuw nsw i32 %136, 1
  br label %152

139:                                              ; preds = %135
  %140 = getelementptr inbounds nuw [3 x [3 x double]], ptr @RADAU_T, i32 0, i32 %136
  %141 = load double, ptr %140, align 8
  %142 = getelementptr inbounds nuw i8, ptr %140, i32 8
  %143 = load double, ptr %142, align 8
  %144 = getelementptr inbounds nuw i8, ptr %140, i32 16
  %145 = load double, ptr %144, align 8
  %146 = add nuw nsw i32 %136, 1
  %147 = mul nsw i32 %38, %146
  %148 = getelementptr inbounds double, ptr %106, i32 %147
  br label %155

149:                                              ; preds = %152
  %150 = fdiv double %105, 3.000000e+00
  %151 = tail call double @llvm.sqrt.f64(double %150)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %4) #25
  ret double %151

152:                                              ; preds = %155, %137
  %153 = phi i32 [ %138, %137 ], [ %146, %155 ]
  %154 = icmp eq i32 %153, 3
  br i1 %154, label %149, label %135

155:                                              ; preds = %139, %155
  %156 = phi i32 [ 0, %139 ], [ %167, %155 ]
  %157 = getelementptr inbounds nuw double, ptr %96, i32 %156
  %158 = load double, ptr %157, align 8
  %159 = getelementptr inbounds nuw double, ptr %97, i32 %156
  %160 = load double, ptr %159, align 8
  %161 = fmul double %143, %160
  %162 = tail call double @llvm.fmuladd.f64(double %141, double %158, double %161)
  %163 = getelementptr inbounds nuw double, ptr %98, i32 %156
  %164 = load double, ptr %163, align 8
  %165 = tail call double @llvm.fmuladd.f64(double %145, double %164, double %162)
  %166 = getelementptr inbounds nuw double, ptr %148, i32 %156
  store double %165, ptr %166, align 8
  %167 = add nuw nsw i32 %156, 1
  %168 = icmp eq i32 %167, %15
  br i1 %168, label %152, label %155
}

define internal fastcc void @lu_solve(i32 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3) unnamed_addr #8 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %56

6:                                                ; preds = %4, %53
  %7 = phi i32 [ %54, %53 ], [ 0, %4 ]
  %8 = xor i32 %7, -1
  %9 = add nsw i32 %0, %8
  %10 = getelementptr inbounds nuw i32, ptr %2, i32 %7
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds double, ptr %3, i32 %11
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds nuw double, ptr %3, i32 %7
  %15 = load double, ptr %14, align 8
  store double %15, ptr %12, align 8
  store double %13, ptr %14, align 8
  %16 = xor i32 %7, -1
  %17 = add nsw i32 %0, %16
  %18 = mul nuw nsw i32 %7, %0
  %19 = getelementptr inbounds nuw double, ptr %1, i32 %18
  %20 = getelementptr inbounds nuw double, ptr %19, i32 %7
  %21 = getelementptr inbounds nuw i8, ptr %20, i32 8
  %22 = getelementptr inbounds nuw i8, ptr %14, i32 8
  %23 = icmp sgt i32 %17, 0
  br i1 %23, label %24, label %53

24:                                               ; preds = %6
  %25 = fneg double %13
  %26 = icmp ult i32 %9, 4
  br i1 %26, label %42, label %27

27:                                               ; preds = %24
  %28 = and i32 %9, -4
  %29 = insertelement <4 x double> poison, double %25, i64 0
  %30 = shufflevector <4 x double> %29, <4 x double> poison, <4 x i32> zeroinitializer
  br label %31

31:                                               ; preds = %31, %27
  %32 = phi i32 [ 0, %27 ], [ %38, %31 ]
  %33 = getelementptr inbounds nuw double, ptr %21, i32 %32
  %34 = load <4 x double>, ptr %33, align 8
  %35 = getelementptr inbounds nuw double, ptr %22, i32 %32
  %36 = load <4 x double>, ptr %35, align 8
  %37 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %30, <4 x double> %34, <4 x double> %36)
  store <4 x double> %37, ptr %35, align 8
  %38 = add nuw i32 %32, 4
  %39 = icmp eq i32 %38, %28
  br i1 %39, label %40, label %31

40:                                               ; preds = %31
  %41 = icmp eq i32 %9, %28
  br i1 %41, label %53, label %42

42:                                               ; preds = %24, %40
  %43 = phi i32 [ 0, %24 ], [ %28, %40 ]
  br label %44

44:                                               ; preds = %42, %44
  %45 = phi i32 [ %51, %44 ], [ %43, %42 ]
  %46 = getelementptr inbounds nuw double, ptr %21, i32 %45
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds nuw double, ptr %22, i32 %45
  %49 = load double, ptr %48, align 8
  %50 = tail call double @llvm.fmuladd.f64(double %25, double %47, double %49)
  store double %50, ptr %48, align 8
  %51 = add nuw nsw i32 %45, 1
  %52 = icmp eq i32 %51, %17
  br i1 %52, label %53, label %44

53:                                               ; preds = %44, %40, %6
  %54 = add nuw nsw i32 %7, 1
  %55 = icmp eq i32 %54, %0
  br i1 %55, label %57, label %6

56:                                               ; preds = %57, %101, %4
  ret void

57:                                               ; preds = %53, %101
  %58 = phi i32 [ %103, %101 ], [ 0, %53 ]
  %59 = phi i32 [ %62, %101 ], [ %0, %53 ]
  %60 = xor i32 %58, -1
  %61 = add i32 %0, %60
  %62 = add nsw i32 %59, -1
  %63 = mul nsw i32 %62, %0
  %64 = getelementptr double, ptr %1, i32 %62
  %65 = getelementptr double, ptr %64, i32 %63
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds nuw double, ptr %3, i32 %62
  %68 = load double, ptr %67, align 8
  %69 = fmul double %66, %68
  store double %69, ptr %67, align 8
  %70 = getelementptr inbounds double, ptr %1, i32 %63
  %71 = icmp eq i32 %62, 0
  br i1 %71, label %56, label %72

72:                                               ; preds = %57
  %73 = fneg double %69
  %74 = icmp ult i32 %61, 4
  br i1 %74, label %90, label %75

75:                                               ; preds = %72
  %76 = and i32 %61, -4
  %77 = insertelement <4 x double> poison, double %73, i64 0
  %78 = shufflevector <4 x double> %77, <4 x double> poison, <4 x i32> zeroinitializer
  br label %79

79:                                               ; preds = %79, %75
  %80 = phi i32 [ 0, %75 ], [ %86, %79 ]
  %81 = getelementptr inbounds nuw double, ptr %70, i32 %80
  %82 = load <4 x double>, ptr %81, align 8
  %83 = getelementptr inbounds nuw double, ptr %3, i32 %80
  %84 = load <4 x double>, ptr %83, align 8
  %85 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %78, <4 x double> %82, <4 x double> %84)
  store <4 x double> %85, ptr %83, align 8
  %86 = add nuw i32 %80, 4
  %87 = icmp eq i32 %86, %76
  br i1 %87, label %88, label %79

88:                                               ; preds = %79
  %89 = icmp eq i32 %61, %76
  br i1 %89, label %101, label %90

90:                                               ; preds = %72, %88
  %91 = phi i32 [ 0, %72 ], [ %76, %88 ]
  br label %92

92:                                               ; preds = %90, %92
  %93 = phi i32 [ %99, %92 ], [ %91, %90 ]
  %94 = getelementptr inbounds nuw double, ptr %70, i32 %93
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds nuw double, ptr %3, i32 %93
  %97 = load double, ptr %96, align 8
  %98 = tail call double @llvm.fmuladd.f64(double %73, double %95, double %97)
  store double %98, ptr %96, align 8
  %99 = add nuw nsw i32 %93, 1
  %100 = icmp eq i32 %99, %62
  br i1 %100, label %101, label %92

101:                                              ; preds = %92, %88
  %102 = icmp sgt i32 %59, 1
  %103 = add i32 %58, 1
  br i1 %102, label %57, label %56
}

define internal fastcc void @complex_lu_solve(i32 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4, ptr nocapture noundef %5) unnamed_addr #8 {
  %7 = icmp sgt i32 %0, 0
  br i1 %7, label %8, label %87

8:                                                ; preds = %6, %84
  %9 = phi i32 [ %85, %84 ], [ 0, %6 ]
  %10 = xor i32 %9, -1
  %11 = add nsw i32 %0, %10
  %12 = getelementptr inbounds nuw i32, ptr %3, i32 %9
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds double, ptr %4, i32 %13
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds double, ptr %5, i32 %13
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds nuw double, ptr %4, i32 %9
  %19 = load double, ptr %18, align 8
  store double %19, ptr %14, align 8
  %20 = getelementptr inbounds nuw double, ptr %5, i32 %9
  %21 = load double, ptr %20, align 8
  store double %21, ptr %16, align 8
  store double %15, ptr %18, align 8
  store double %17, ptr %20, align 8
  %22 = xor i32 %9, -1
  %23 = add nsw i32 %0, %22
  %24 = mul nuw nsw i32 %9, %0
  %25 = getelementptr inbounds nuw double, ptr %1, i32 %24
  %26 = getelementptr inbounds nuw double, ptr %25, i32 %9
  %27 = getelementptr inbounds nuw i8, ptr %26, i32 8
  %28 = getelementptr inbounds nuw double, ptr %2, i32 %24
  %29 = getelementptr inbounds nuw double, ptr %28, i32 %9
  %30 = getelementptr inbounds nuw i8, ptr %29, i32 8
  %31 = getelementptr inbounds nuw i8, ptr %18, i32 8
  %32 = getelementptr inbounds nuw i8, ptr %20, i32 8
  %33 = icmp sgt i32 %23, 0
  br i1 %33, label %34, label %84

34:                                               ; preds = %8
  %35 = icmp ult i32 %11, 4
  br i1 %35, label %63, label %36

36:                                               ; preds = %34
  %37 = and i32 %11, -4
  %38 = insertelement <4 x double> poison, double %17, i64 0
  %39 = shufflevector <4 x double> %38, <4 x double> poison, <4 x i32> zeroinitializer
  %40 = insertelement <4 x double> poison, double %15, i64 0
  %41 = shufflevector <4 x double> %40, <4 x double> poison, <4 x i32> zeroinitializer
  br label %42

42:                                               ; preds = %42, %36
  %43 = phi i32 [ 0, %36 ], [ %59, %42 ]
  %44 = getelementptr inbounds nuw double, ptr %27, i32 %43
  %45 = load <4 x double>, ptr %44, align 8
  %46 = getelementptr inbounds nuw double, ptr %30, i32 %43
  %47 = load <4 x double>, ptr %46, align 8
  %48 = fneg <4 x double> %47
  %49 = fmul <4 x double> %39, %48
  %50 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %41, <4 x double> %45, <4 x double> %49)
  %51 = getelementptr inbounds nuw double, ptr %31, i32 %43
  %52 = load <4 x double>, ptr %51, align 8
  %53 = fsub <4 x double> %52, %50
  store <4 x double> %53, ptr %51, align 8
  %54 = fmul <4 x double> %39, %45
  %55 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %41, <4 x double> %47, <4 x double> %54)
  %56 = getelementptr inbounds nuw double, ptr %32, i32 %43
  %57 = load <4 x double>, ptr %56, align 8
  %58 = fsub <4 x double> %57, %55
  store <4 x double> %58, ptr %56, align 8
  %59 = add nuw i32 %43, 4
  %60 = icmp eq i32 %59, %37
  br i1 %60, label %61, label %42

61:                                               ; preds = %42
  %62 = icmp eq i32 %11, %37
  br i1 %62, label %84, label %63

63:                                               ; preds = %34, %61
  %64 = phi i32 [ 0, %34 ], [ %37, %61 ]
  br label %65

65:                                               ; preds = %63, %65
  %66 = phi i32 [ %82, %65 ], [ %64, %63 ]
  %67 = getelementptr inbounds nuw double, ptr %27, i32 %66
  %68 = load double, ptr %67, align 8
  %69 = getelementptr inbounds nuw double, ptr %30, i32 %66
  %70 = load double, ptr %69, align 8
  %71 = fneg double %70
  %72 = fmul double %17, %71
  %73 = tail call double @llvm.fmuladd.f64(double %15, double %68, double %72)
  %74 = getelementptr inbounds nuw double, ptr %31, i32 %66
  %75 = load double, ptr %74, align 8
  %76 = fsub double %75, %73
  store double %76, ptr %74, align 8
  %77 = fmul double %17, %68
  %78 = tail call double @llvm.fmuladd.f64(double %15, double %70, double %77)
  %79 = getelementptr inbounds nuw double, ptr %32, i32 %66
  %80 = load double, ptr %79, align 8
  %81 = fsub double %80, %78
  store double %81, ptr %79, align 8
  %82 = add nuw nsw i32 %66, 1
  %83 = icmp eq i32 %82, %23
  br i1 %83, label %84, label %65

84:                                               ; preds = %65, %61, %8
  %85 = add nuw nsw i32 %9, 1
  %86 = icmp eq i32 %85, %0
  br i1 %86, label %88, label %8

87:                                               ; preds = %88, %163, %6
  ret void

88:                                               ; preds = %84, %163
  %89 = phi i32 [ %165, %163 ], [ 0, %84 ]
  %90 = phi i32 [ %93, %163 ], [ %0, %84 ]
  %91 = xor i32 %89, -1
  %92 = add i32 %0, %91
  %93 = add nsw i32 %90, -1
  %94 = mul nsw i32 %93, %0
  %95 = add nsw i32 %94, %93
  %96 = getelementptr inbounds double, ptr %1, i32 %95
  %97 = load double, ptr %96, align 8
  %98 = getelementptr inbounds double, ptr %2, i32 %95
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds nuw double, ptr %4, i32 %93
  %101 = load double, ptr %100, align 8
  %102 = getelementptr inbounds nuw double, ptr %5, i32 %93
  %103 = load double, ptr %102, align 8
  %104 = fneg double %99
  %105 = fmul double %103, %104
  %106 = tail call double @llvm.fmuladd.f64(double %101, double %97, double %105)
  %107 = fmul double %97, %103
  %108 = tail call double @llvm.fmuladd.f64(double %101, double %99, double %107)
  store double %108, ptr %102, align 8
  store double %106, ptr %100, align 8
  %109 = load double, ptr %102, align 8
  %110 = getelementptr inbounds double, ptr %1, i32 %94
  %111 = getelementptr inbounds double, ptr %2, i32 %94
  %112 = icmp eq i32 %93, 0
  br i1 %112, label %87, label %113

113:                                              ; preds = %88
  %114 = icmp ult i32 %92, 4
  br i1 %114, label %142, label %115

115:                                              ; preds = %113
  %116 = and i32 %92, -4
  %117 = insertelement <4 x double> poison, double %109, i64 0
  %118 = shufflevector <4 x double> %117, <4 x double> poison, <4 x i32> zeroinitializer
  %119 = insertelement <4 x double> poison, double %106, i64 0
  %120 = shufflevector <4 x double> %119, <4 x double> poison, <4 x i32> zeroinitializer
  br label %121

121:                                              ; preds = %121, %115
  %122 = phi i32 [ 0, %115 ], [ %138, %121 ]
  %123 = getelementptr inbounds nuw double, ptr %110, i32 %122
  %124 = load <4 x double>, ptr %123, align 8
  %125 = getelementptr inbounds nuw double, ptr %111, i32 %122
  %126 = load <4 x double>, ptr %125, align 8
  %127 = fneg <4 x double> %126
  %128 = fmul <4 x double> %118, %127
  %129 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %120, <4 x double> %124, <4 x double> %128)
  %130 = getelementptr inbounds nuw double, ptr %4, i32 %122
  %131 = load <4 x double>, ptr %130, align 8
  %132 = fsub <4 x double> %131, %129
  store <4 x double> %132, ptr %130, align 8
  %133 = fmul <4 x double> %118, %124
  %134 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %120, <4 x double> %126, <4 x double> %133)
  %135 = getelementptr inbounds nuw double, ptr %5, i32 %122
  %136 = load <4 x double>, ptr %135, align 8
  %137 = fsub <4 x double> %136, %134
  store <4 x double> %137, ptr %135, align 8
  %138 = add nuw i32 %122, 4
  %139 = icmp eq i32 %138, %116
  br i1 %139, label %140, label %121

140:                                              ; preds = %121
  %141 = icmp eq i32 %92, %116
  br i1 %141, label %163, label %142

142:                                              ; preds = %113, %140
  %143 = phi i32 [ 0, %113 ], [ %116, %140 ]
  br label %144

144:                                              ; preds = %142, %144
  %145 = phi i32 [ %161, %144 ], [ %143, %142 ]
  %146 = getelementptr inbounds nuw double, ptr %110, i32 %145
  %147 = load double, ptr %146, align 8
  %148 = getelementptr inbounds nuw double, ptr %111, i32 %145
  %149 = load double, ptr %148, align 8
  %150 = fneg double %149
  %151 = fmul double %109, %150
  %152 = tail call double @llvm.fmuladd.f64(double %106, double %147, double %151)
  %153 = getelementptr inbounds nuw double, ptr %4, i32 %145
  %154 = load double, ptr %153, align 8
  %155 = fsub double %154, %152
  store double %155, ptr %153, align 8
  %156 = fmul double %109, %147
  %157 = tail call double @llvm.fmuladd.f64(double %106, double %149, double %156)
  %158 = getelementptr inbounds nuw double, ptr %5, i32 %145
  %159 = load double, ptr %158, align 8
  %160 = fsub double %159, %157
  store double %160, ptr %158, align 8
  %161 = add nuw nsw i32 %145, 1
  %162 = icmp eq i32 %161, %93
  br i1 %162, label %163, label %144

163:                                              ; preds = %144, %140
  %164 = icmp sgt i32 %90, 1
  %165 = add i32 %89, 1
  br i1 %164, label %88, label %87
}

define internal fastcc double @radau_norm(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #13 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %5 = load double, ptr %4, align 8
  %6 = tail call double @llvm.pow.f64(double %5, double 0x3FE5555555555555)
  %7 = fmul double %6, 1.000000e-01
  %8 = fdiv double %7, %5
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 164
  %10 = load ptr, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 336
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  %14 = load i32, ptr @appell_n_coordinates, align 4
  br i1 %13, label %15, label %18

15:                                               ; preds = %3
  %16 = load i32, ptr @appell_n_speeds, align 4
  %17 = add nsw i32 %16, %14
  br label %56

18:                                               ; preds = %3
  %19 = fdiv double 0x3D06849B86A12B9B, %5
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 192
  %21 = load double, ptr %20, align 8
  %22 = icmp sgt i32 %14, 0
  br i1 %22, label %23, label %32

23:                                               ; preds = %18, %23
  %24 = phi i32 [ %30, %23 ], [ 0, %18 ]
  %25 = phi double [ %29, %23 ], [ 0.000000e+00, %18 ]
  %26 = getelementptr inbounds nuw double, ptr %10, i32 %24
  %27 = load double, ptr %26, align 8
  %28 = tail call double @llvm.fabs.f64(double %27)
  %29 = tail call double @llvm.maxnum.f64(double %25, double %28)
  %30 = add nuw nsw i32 %24, 1
  %31 = icmp eq i32 %30, %14
  br i1 %31, label %32, label %23

32:                                               ; preds = %23, %18
  %33 = phi double [ 0.000000e+00, %18 ], [ %29, %23 ]
  %34 = tail call double @llvm.maxnum.f64(double %21, double %33)
  %35 = getelementptr inbounds nuw i8, ptr %0, i32 200
  %36 = load double, ptr %35, align 8
  %37 = load i32, ptr @appell_n_speeds, align 4
  %38 = add nsw i32 %37, %14
  %39 = icmp sgt i32 %37, 0
  br i1 %39, label %40, label %49

40:                                               ; preds = %32, %40
  %41 = phi i32 [ %47, %40 ], [ %14, %32 ]
  %42 = phi double [ %46, %40 ], [ 0.000000e+00, %32 ]
  %43 = getelementptr inbounds double, ptr %10, i32 %41
  %44 = load double, ptr %43, align 8
  %45 = tail call double @llvm.fabs.f64(double %44)
  %46 = tail call double @llvm.maxnum.f64(double %42, double %45)
  %47 = add nsw i32 %41, 1
  %48 = icmp slt i32 %47, %38
  br i1 %48, label %40, label %49

49:                                               ; preds = %40, %32
  %50 = phi double [ 0.000000e+00, %32 ], [ %46, %40 ]
  %51 = tail call double @llvm.maxnum.f64(double %36, double %50)
  %52 = tail call double @llvm.maxnum.f64(double %34, double %19)
  %53 = tail call double @llvm.minnum.f64(double %52, double 1.000000e+00)
  %54 = tail call double @llvm.maxnum.f64(double %51, double %19)
  %55 = tail call double @llvm.minnum.f64(double %54, double 1.000000e+00)
  br label %56

56:                                               ; preds = %15, %49
  %57 = phi i32 [ %17, %15 ], [ %38, %49 ]
  %58 = phi double [ 1.000000e+00, %15 ], [ %55, %49 ]
  %59 = phi double [ 1.000000e+00, %15 ], [ %53, %49 ]
  %60 = load i32, ptr @appell_n_auxiliaries, align 4
  %61 = add nsw i32 %57, %60
  %62 = icmp sgt i32 %61, 0
  br i1 %62, label %63, label %66

63:                                               ; preds = %56
  %64 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %65 = load ptr, ptr %64, align 8
  br label %71

66:                                               ; preds = %71, %56
  %67 = phi double [ 0.000000e+00, %56 ], [ %89, %71 ]
  %68 = sitofp i32 %61 to double
  %69 = fdiv double %67, %68
  %70 = tail call double @llvm.sqrt.f64(double %69)
  ret double %70

71:                                               ; preds = %63, %71
  %72 = phi double [ 0.000000e+00, %63 ], [ %89, %71 ]
  %73 = phi i32 [ 0, %63 ], [ %90, %71 ]
  %74 = getelementptr inbounds nuw double, ptr %2, i32 %73
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds nuw double, ptr %65, i32 %73
  %77 = load double, ptr %76, align 8
  %78 = icmp slt i32 %73, %14
  %79 = icmp slt i32 %73, %57
  %80 = select i1 %79, double %58, double 1.000000e+00
  %81 = select i1 %78, double %59, double %80
  %82 = fmul double %81, %77
  %83 = getelementptr inbounds nuw double, ptr %10, i32 %73
  %84 = load double, ptr %83, align 8
  %85 = tail call double @llvm.fabs.f64(double %84)
  %86 = tail call double @llvm.fmuladd.f64(double %5, double %85, double %82)
  %87 = fmul double %8, %86
  %88 = fdiv double %75, %87
  %89 = tail call double @llvm.fmuladd.f64(double %88, double %88, double %72)
  %90 = add nuw nsw i32 %73, 1
  %91 = icmp eq i32 %90, %61
  br i1 %91, label %66, label %71
}

define internal fastcc double @radau_error(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #2 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i32 192
  %6 = load ptr, ptr %5, align 8
  %7 = load i32, ptr @appell_n_coordinates, align 4
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = add nsw i32 %8, %7
  %10 = load i32, ptr @appell_n_auxiliaries, align 4
  %11 = add nsw i32 %9, %10
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %23

13:                                               ; preds = %4
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 184
  %15 = load ptr, ptr %14, align 8
  %16 = load i32, ptr @appell_n_quadratures, align 4
  %17 = add nsw i32 %16, %11
  %18 = getelementptr inbounds double, ptr %15, i32 %17
  %19 = shl nsw i32 %17, 4
  %20 = getelementptr inbounds i8, ptr %15, i32 %19
  %21 = mul nsw i32 %17, 24
  %22 = getelementptr inbounds i8, ptr %15, i32 %21
  br label %34

23:                                               ; preds = %34, %4
  %24 = getelementptr inbounds nuw i8, ptr %1, i32 244
  %25 = load ptr, ptr %24, align 4
  %26 = getelementptr inbounds nuw i8, ptr %1, i32 280
  %27 = load ptr, ptr %26, align 8
  tail call fastcc void @lu_solve(i32 noundef %11, ptr noundef %25, ptr noundef %27, ptr noundef %6)
  %28 = getelementptr inbounds nuw i8, ptr %1, i32 196
  %29 = load ptr, ptr %28, align 4
  %30 = shl i32 %11, 3
  tail call void @llvm.memset.p0.i32(ptr align 8 %29, i8 0, i32 %30, i1 false)
  %31 = getelementptr inbounds nuw i8, ptr %0, i32 228
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %59, label %52

34:                                               ; preds = %13, %34
  %35 = phi i32 [ 0, %13 ], [ %50, %34 ]
  %36 = getelementptr inbounds nuw double, ptr %3, i32 %35
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds nuw double, ptr %18, i32 %35
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds nuw double, ptr %20, i32 %35
  %41 = load double, ptr %40, align 8
  %42 = fmul double %41, 0x3FF61D41B2D54580
  %43 = tail call double @llvm.fmuladd.f64(double %39, double 0xC02418FD8BAFFE05, double %42)
  %44 = getelementptr inbounds nuw double, ptr %22, i32 %35
  %45 = load double, ptr %44, align 8
  %46 = tail call double @llvm.fmuladd.f64(double %45, double 0xBFD5555555555555, double %43)
  %47 = fdiv double %46, %2
  %48 = fadd double %37, %47
  %49 = getelementptr inbounds nuw double, ptr %6, i32 %35
  store double %48, ptr %49, align 8
  %50 = add nuw nsw i32 %35, 1
  %51 = icmp eq i32 %50, %11
  br i1 %51, label %23, label %34

52:                                               ; preds = %23
  %53 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %54 = load double, ptr %53, align 8
  %55 = fadd double %2, %54
  %56 = getelementptr inbounds nuw i8, ptr %1, i32 168
  %57 = load ptr, ptr %56, align 8
  %58 = load ptr, ptr %28, align 4
  tail call fastcc void @project_errors(ptr noundef nonnull %0, ptr noundef %1, double noundef %55, ptr noundef %57, ptr noundef %6, ptr noundef %58)
  br label %59

59:                                               ; preds = %52, %23
  %60 = tail call fastcc double @radau_norm(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %6)
  %61 = load i32, ptr %31, align 4
  %62 = icmp ne i32 %61, 0
  %63 = load i32, ptr @appell_n_quadratures, align 4
  %64 = icmp ne i32 %63, 0
  %65 = select i1 %62, i1 %64, i1 false
  br i1 %65, label %66, label %163

66:                                               ; preds = %59
  %67 = load i32, ptr @appell_n_position_rows, align 4
  %68 = load i32, ptr @appell_n_velocity_rows, align 4
  %69 = add nsw i32 %68, %67
  %70 = icmp sgt i32 %69, 0
  %71 = add nsw i32 %63, %11
  %72 = icmp sgt i32 %8, 0
  %73 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %74 = tail call double @llvm.fabs.f64(double %2)
  %75 = icmp sgt i32 %63, 0
  %76 = select i1 %70, i1 %75, i1 false
  br i1 %76, label %77, label %163

77:                                               ; preds = %66
  %78 = getelementptr inbounds nuw i8, ptr %1, i32 168
  %79 = getelementptr inbounds nuw i8, ptr %1, i32 164
  %80 = shl nsw i32 %71, 5
  %81 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %82 = mul nsw i32 %71, 24
  %83 = shl nsw i32 %71, 4
  %84 = getelementptr inbounds nuw i8, ptr %1, i32 184
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds double, ptr %85, i32 %71
  %87 = getelementptr inbounds i8, ptr %85, i32 %83
  %88 = getelementptr inbounds i8, ptr %85, i32 %82
  %89 = load double, ptr %81, align 8
  %90 = tail call double @llvm.pow.f64(double %89, double 0x3FE5555555555555)
  %91 = fmul double %90, 1.000000e-01
  %92 = getelementptr inbounds i8, ptr %85, i32 %80
  %93 = load ptr, ptr %79, align 4
  %94 = load ptr, ptr %78, align 8
  %95 = tail call double @llvm.maxnum.f64(double %91, double 0x3D719799812DEA11)
  %96 = fmul double %95, 1.000000e-02
  %97 = getelementptr double, ptr %94, i32 %7
  br label %98

98:                                               ; preds = %77, %146
  %99 = phi i32 [ %11, %77 ], [ %161, %146 ]
  %100 = phi double [ 0.000000e+00, %77 ], [ %160, %146 ]
  %101 = getelementptr inbounds double, ptr %3, i32 %99
  %102 = load double, ptr %101, align 8
  %103 = getelementptr inbounds double, ptr %86, i32 %99
  %104 = load double, ptr %103, align 8
  %105 = fmul double %104, 0xC02418FD8BAFFE05
  %106 = tail call double @llvm.fmuladd.f64(double %2, double %102, double %105)
  %107 = getelementptr inbounds double, ptr %87, i32 %99
  %108 = load double, ptr %107, align 8
  %109 = tail call double @llvm.fmuladd.f64(double %108, double 0x3FF61D41B2D54580, double %106)
  %110 = getelementptr inbounds double, ptr %88, i32 %99
  %111 = load double, ptr %110, align 8
  %112 = tail call double @llvm.fmuladd.f64(double %111, double 0xBFD5555555555555, double %109)
  %113 = tail call double @llvm.fabs.f64(double %112)
  br i1 %72, label %114, label %116

114:                                              ; preds = %98
  %115 = load ptr, ptr %73, align 4
  br label %120

116:                                              ; preds = %120, %98
  %117 = phi double [ 0.000000e+00, %98 ], [ %133, %120 ]
  %118 = phi double [ 0.000000e+00, %98 ], [ %130, %120 ]
  %119 = getelementptr double, ptr %92, i32 %99
  br label %136

120:                                              ; preds = %120, %114
  %121 = phi double [ 0.000000e+00, %114 ], [ %130, %120 ]
  %122 = phi i32 [ 0, %114 ], [ %134, %120 ]
  %123 = phi double [ 0.000000e+00, %114 ], [ %133, %120 ]
  %124 = getelementptr double, ptr %97, i32 %122
  %125 = load double, ptr %124, align 8
  %126 = getelementptr inbounds nuw double, ptr %115, i32 %122
  %127 = load double, ptr %126, align 8
  %128 = fdiv double %125, %127
  %129 = fmul double %128, 5.000000e-01
  %130 = tail call double @llvm.fmuladd.f64(double %129, double %128, double %121)
  %131 = fmul double %127, %127
  %132 = fdiv double 5.000000e-01, %131
  %133 = fadd double %123, %132
  %134 = add nuw nsw i32 %122, 1
  %135 = icmp eq i32 %134, %8
  br i1 %135, label %116, label %120

136:                                              ; preds = %136, %116
  %137 = phi i32 [ 0, %116 ], [ %144, %136 ]
  %138 = phi double [ 0.000000e+00, %116 ], [ %143, %136 ]
  %139 = mul nsw i32 %137, %71
  %140 = getelementptr double, ptr %119, i32 %139
  %141 = load double, ptr %140, align 8
  %142 = tail call double @llvm.fabs.f64(double %141)
  %143 = tail call double @llvm.maxnum.f64(double %138, double %142)
  %144 = add nuw nsw i32 %137, 1
  %145 = icmp eq i32 %144, 3
  br i1 %145, label %146, label %136

146:                                              ; preds = %136
  %147 = getelementptr inbounds double, ptr %93, i32 %99
  %148 = load double, ptr %147, align 8
  %149 = tail call double @llvm.fabs.f64(double %148)
  %150 = getelementptr inbounds double, ptr %94, i32 %99
  %151 = load double, ptr %150, align 8
  %152 = tail call double @llvm.fabs.f64(double %151)
  %153 = tail call double @llvm.maxnum.f64(double %149, double %152)
  %154 = fadd double %118, %153
  %155 = tail call double @llvm.fmuladd.f64(double %74, double %143, double %154)
  %156 = fmul double %96, %117
  %157 = tail call double @llvm.fmuladd.f64(double %91, double %155, double %156)
  %158 = fmul double %157, 0x400D1A48D83E731D
  %159 = fdiv double %113, %158
  %160 = tail call double @llvm.maxnum.f64(double %100, double %159)
  %161 = add nsw i32 %99, 1
  %162 = icmp slt i32 %161, %71
  br i1 %162, label %98, label %163

163:                                              ; preds = %146, %66, %59
  %164 = phi double [ 0.000000e+00, %59 ], [ 0.000000e+00, %66 ], [ %160, %146 ]
  %165 = tail call double @llvm.maxnum.f64(double %60, double %164)
  %166 = tail call double @llvm.fabs.f64(double %165)
  %167 = fcmp one double %166, 0x7FF0000000000000
  %168 = select i1 %167, double %165, double 0x7FF0000000000000
  ret double %168
}

define internal fastcc void @project_errors(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, ptr noundef %3, ptr nocapture noundef %4, ptr nocapture noundef %5) unnamed_addr #4 {
  %7 = alloca %struct.Target, align 4
  %8 = alloca %struct.Factor, align 4
  %9 = alloca %struct.Target, align 4
  %10 = alloca %struct.Factor, align 4
  %11 = alloca %struct.Target, align 4
  %12 = alloca %struct.Factor, align 4
  %13 = load i32, ptr @appell_n_norm_rows, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %30, label %15

15:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %7) #25
  store ptr @appell_norms, ptr %7, align 4
  %16 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store i32 %13, ptr %16, align 4
  %17 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %18 = load i32, ptr @appell_n_coordinates, align 4
  store i32 %18, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %7, i32 12
  store i32 8, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %21 = getelementptr inbounds nuw i8, ptr %1, i32 128
  %22 = load ptr, ptr %21, align 8
  store ptr %22, ptr %20, align 4
  %23 = getelementptr inbounds nuw i8, ptr %7, i32 20
  store ptr null, ptr %23, align 4
  %24 = getelementptr inbounds nuw i8, ptr %7, i32 24
  store ptr null, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %7, i32 28
  store ptr %3, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %7, i32 32
  store i32 %18, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %7, i32 36
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %29 = load ptr, ptr %28, align 8
  store ptr %29, ptr %27, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #25
  call fastcc void @factorise_rows(ptr dead_on_unwind writable sret(%struct.Factor) align 4 %8, ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %7)
  call fastcc void @make_tangent(ptr noundef %8, ptr noundef null, ptr noundef %4, ptr noundef null)
  call fastcc void @make_tangent(ptr noundef %8, ptr noundef null, ptr noundef %5, ptr noundef null)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #25
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %7) #25
  br label %30

30:                                               ; preds = %15, %6
  %31 = load i32, ptr @appell_n_position_rows, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %54, label %33

33:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %9) #25
  %34 = getelementptr inbounds nuw i8, ptr %1, i32 120
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds double, ptr %35, i32 %31
  %37 = load i32, ptr @appell_n_speeds, align 4
  %38 = mul nsw i32 %37, %31
  %39 = getelementptr inbounds double, ptr %36, i32 %38
  store ptr @appell_position, ptr %9, align 4
  %40 = getelementptr inbounds nuw i8, ptr %9, i32 4
  store i32 %31, ptr %40, align 4
  %41 = getelementptr inbounds nuw i8, ptr %9, i32 8
  store i32 %37, ptr %41, align 4
  %42 = getelementptr inbounds nuw i8, ptr %9, i32 12
  store i32 6, ptr %42, align 4
  %43 = getelementptr inbounds nuw i8, ptr %9, i32 16
  store ptr %35, ptr %43, align 4
  %44 = getelementptr inbounds nuw i8, ptr %9, i32 20
  %45 = getelementptr inbounds nuw i8, ptr %1, i32 116
  %46 = load ptr, ptr %45, align 4
  store ptr %46, ptr %44, align 4
  %47 = getelementptr inbounds nuw i8, ptr %9, i32 24
  store ptr %39, ptr %47, align 4
  %48 = getelementptr inbounds nuw i8, ptr %9, i32 28
  store ptr %3, ptr %48, align 4
  %49 = getelementptr inbounds nuw i8, ptr %9, i32 32
  %50 = load i32, ptr @appell_n_coordinates, align 4
  store i32 %50, ptr %49, align 4
  %51 = getelementptr inbounds nuw i8, ptr %9, i32 36
  %52 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %53 = load ptr, ptr %52, align 8
  store ptr %53, ptr %51, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10) #25
  call fastcc void @factorise_rows(ptr dead_on_unwind writable sret(%struct.Factor) align 4 %10, ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %9)
  call fastcc void @make_coordinates_tangent(ptr noundef %1, ptr noundef %10, ptr noundef %9, ptr noundef %4)
  call fastcc void @make_coordinates_tangent(ptr noundef %1, ptr noundef %10, ptr noundef %9, ptr noundef %5)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10) #25
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %9) #25
  br label %54

54:                                               ; preds = %33, %30
  %55 = load i32, ptr @appell_n_velocity_rows, align 4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %79, label %57

57:                                               ; preds = %54
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11) #25
  store ptr @appell_velocity, ptr %11, align 4
  %58 = getelementptr inbounds nuw i8, ptr %11, i32 4
  store i32 %55, ptr %58, align 4
  %59 = getelementptr inbounds nuw i8, ptr %11, i32 8
  %60 = load i32, ptr @appell_n_speeds, align 4
  store i32 %60, ptr %59, align 4
  %61 = getelementptr inbounds nuw i8, ptr %11, i32 12
  store i32 7, ptr %61, align 4
  %62 = getelementptr inbounds nuw i8, ptr %11, i32 16
  %63 = getelementptr inbounds nuw i8, ptr %1, i32 124
  %64 = load ptr, ptr %63, align 4
  store ptr %64, ptr %62, align 4
  %65 = getelementptr inbounds nuw i8, ptr %11, i32 20
  %66 = getelementptr inbounds nuw i8, ptr %1, i32 116
  %67 = load ptr, ptr %66, align 4
  store ptr %67, ptr %65, align 4
  %68 = getelementptr inbounds nuw i8, ptr %11, i32 24
  store ptr null, ptr %68, align 4
  %69 = getelementptr inbounds nuw i8, ptr %11, i32 28
  %70 = load i32, ptr @appell_n_coordinates, align 4
  %71 = getelementptr inbounds double, ptr %3, i32 %70
  store ptr %71, ptr %69, align 4
  %72 = getelementptr inbounds nuw i8, ptr %11, i32 32
  store i32 %60, ptr %72, align 4
  %73 = getelementptr inbounds nuw i8, ptr %11, i32 36
  %74 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds double, ptr %75, i32 %70
  store ptr %76, ptr %73, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %12) #25
  call fastcc void @factorise_rows(ptr dead_on_unwind writable sret(%struct.Factor) align 4 %12, ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %11)
  %77 = getelementptr inbounds double, ptr %4, i32 %70
  call fastcc void @make_tangent(ptr noundef %12, ptr noundef %67, ptr noundef %77, ptr noundef null)
  %78 = getelementptr inbounds double, ptr %5, i32 %70
  call fastcc void @make_tangent(ptr noundef %12, ptr noundef %67, ptr noundef %78, ptr noundef null)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %12) #25
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11) #25
  br label %79

79:                                               ; preds = %57, %54
  ret void
}

define internal fastcc void @factorise_rows(ptr dead_on_unwind noalias nocapture nonnull writable sret(%struct.Factor) align 4 initializes((0, 32)) %0, ptr nocapture noundef readonly %1, ptr nocapture noundef nonnull readonly %2, double noundef %3, ptr noundef %4, ptr nocapture noundef nonnull readonly %5) unnamed_addr #4 {
  %7 = load ptr, ptr %5, align 4
  %8 = load ptr, ptr %1, align 8
  %9 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %10 = load ptr, ptr %9, align 4
  tail call void %7(double noundef %3, ptr noundef %4, ptr noundef %8, ptr noundef null, ptr noundef %10) #25
  tail call fastcc void @factorise_jacobian(ptr dead_on_unwind writable sret(%struct.Factor) align 4 %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef nonnull %5)
  ret void
}

define internal fastcc void @make_tangent(ptr nocapture noundef nonnull readonly %0, ptr noundef %1, ptr nocapture noundef %2, ptr noundef %3) unnamed_addr #14 {
  %5 = load i32, ptr %0, align 4
  %6 = icmp ne ptr %1, null
  %7 = icmp sgt i32 %5, 0
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %34

9:                                                ; preds = %4, %21
  %10 = phi i32 [ %18, %21 ], [ 0, %4 ]
  %11 = getelementptr inbounds nuw double, ptr %2, i32 %10
  %12 = load double, ptr %11, align 8
  %13 = mul nuw nsw i32 %10, %5
  %14 = getelementptr double, ptr %1, i32 %10
  %15 = getelementptr double, ptr %14, i32 %13
  %16 = load double, ptr %15, align 8
  %17 = fdiv double %12, %16
  %18 = add nuw nsw i32 %10, 1
  %19 = getelementptr double, ptr %1, i32 %13
  %20 = icmp slt i32 %18, %5
  br i1 %20, label %24, label %21

21:                                               ; preds = %24, %9
  %22 = phi double [ %17, %9 ], [ %31, %24 ]
  store double %22, ptr %11, align 8
  %23 = icmp eq i32 %18, %5
  br i1 %23, label %34, label %9

24:                                               ; preds = %9, %24
  %25 = phi i32 [ %32, %24 ], [ %18, %9 ]
  %26 = phi double [ %31, %24 ], [ %17, %9 ]
  %27 = getelementptr double, ptr %19, i32 %25
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw double, ptr %2, i32 %25
  %30 = load double, ptr %29, align 8
  %31 = tail call double @llvm.fmuladd.f64(double %28, double %30, double %26)
  %32 = add nuw nsw i32 %25, 1
  %33 = icmp eq i32 %32, %5
  br i1 %33, label %21, label %24

34:                                               ; preds = %21, %4
  %35 = icmp ne ptr %3, null
  br i1 %35, label %36, label %38

36:                                               ; preds = %34
  %37 = shl i32 %5, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr nonnull align 8 %3, ptr align 8 %2, i32 %37, i1 false)
  br label %38

38:                                               ; preds = %36, %34
  tail call fastcc void @q_transposed(ptr noundef %0, ptr noundef %2)
  %39 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %40 = load i32, ptr %39, align 4
  %41 = icmp sgt i32 %40, 0
  br i1 %41, label %42, label %44

42:                                               ; preds = %38
  %43 = shl nuw i32 %40, 3
  tail call void @llvm.memset.p0.i32(ptr align 8 %2, i8 0, i32 %43, i1 false)
  br label %44

44:                                               ; preds = %42, %38
  tail call fastcc void @q_times(ptr noundef %0, ptr noundef %2)
  %45 = load i32, ptr %0, align 4
  %46 = icmp sgt i32 %45, 0
  %47 = and i1 %35, %46
  br i1 %47, label %49, label %48

48:                                               ; preds = %44
  tail call fastcc void @backward(i32 noundef %45, ptr noundef %1, ptr noundef %2)
  br i1 %35, label %59, label %61

49:                                               ; preds = %44, %49
  %50 = phi i32 [ %56, %49 ], [ 0, %44 ]
  %51 = getelementptr inbounds nuw double, ptr %2, i32 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw double, ptr %3, i32 %50
  %54 = load double, ptr %53, align 8
  %55 = fsub double %54, %52
  store double %55, ptr %53, align 8
  %56 = add nuw nsw i32 %50, 1
  %57 = icmp slt i32 %56, %45
  br i1 %57, label %49, label %58

58:                                               ; preds = %49
  tail call fastcc void @backward(i32 noundef %45, ptr noundef %1, ptr noundef nonnull %2)
  br label %59

59:                                               ; preds = %58, %48
  %60 = load i32, ptr %0, align 4
  tail call fastcc void @backward(i32 noundef %60, ptr noundef %1, ptr noundef nonnull %3)
  br label %61

61:                                               ; preds = %59, %48
  ret void
}

define internal fastcc void @make_coordinates_tangent(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef nonnull readonly %1, ptr nocapture noundef nonnull readonly %2, ptr nocapture noundef %3) unnamed_addr #9 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i32 24
  %6 = load ptr, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 68
  %8 = load ptr, ptr %7, align 4
  tail call fastcc void @pull_back(ptr noundef %0, ptr noundef %6, ptr noundef %3, ptr noundef %8)
  %9 = getelementptr inbounds nuw i8, ptr %2, i32 20
  %10 = load ptr, ptr %9, align 4
  %11 = load ptr, ptr %7, align 4
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 160
  %13 = load ptr, ptr %12, align 8
  tail call fastcc void @make_tangent(ptr noundef %1, ptr noundef %10, ptr noundef %11, ptr noundef %13)
  %14 = load i32, ptr @appell_n_coordinates, align 4
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %27

16:                                               ; preds = %4
  %17 = load i32, ptr @appell_n_speeds, align 4
  %18 = icmp sgt i32 %17, 0
  br label %19

19:                                               ; preds = %16, %28
  %20 = phi i32 [ 0, %16 ], [ %29, %28 ]
  br i1 %18, label %21, label %28

21:                                               ; preds = %19
  %22 = load ptr, ptr %5, align 4
  %23 = getelementptr double, ptr %22, i32 %20
  %24 = load ptr, ptr %12, align 8
  %25 = getelementptr inbounds nuw double, ptr %3, i32 %20
  %26 = load double, ptr %25, align 8
  br label %31

27:                                               ; preds = %28, %4
  ret void

28:                                               ; preds = %31, %19
  %29 = add nuw nsw i32 %20, 1
  %30 = icmp eq i32 %29, %14
  br i1 %30, label %27, label %19

31:                                               ; preds = %21, %31
  %32 = phi double [ %26, %21 ], [ %40, %31 ]
  %33 = phi i32 [ 0, %21 ], [ %41, %31 ]
  %34 = mul nuw nsw i32 %33, %14
  %35 = getelementptr double, ptr %23, i32 %34
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds nuw double, ptr %24, i32 %33
  %38 = load double, ptr %37, align 8
  %39 = fneg double %36
  %40 = tail call double @llvm.fmuladd.f64(double %39, double %38, double %32)
  store double %40, ptr %25, align 8
  %41 = add nuw nsw i32 %33, 1
  %42 = icmp eq i32 %41, %17
  br i1 %42, label %28, label %31
}

define internal fastcc void @factorise_jacobian(ptr dead_on_unwind noalias nocapture nonnull writable sret(%struct.Factor) align 4 initializes((0, 32)) %0, ptr nocapture noundef readonly %1, ptr nocapture noundef nonnull readonly %2, ptr nocapture noundef readonly %3) unnamed_addr #9 {
  %5 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %8 = load i32, ptr %7, align 4
  store i32 %6, ptr %0, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 4
  store i32 %8, ptr %9, align 4
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 8
  store i32 0, ptr %10, align 4
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %12 = getelementptr inbounds nuw i8, ptr %2, i32 88
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %11, align 4
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %15 = getelementptr inbounds nuw i8, ptr %2, i32 92
  %16 = load ptr, ptr %15, align 4
  store ptr %16, ptr %14, align 4
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %18 = getelementptr inbounds nuw i8, ptr %2, i32 96
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %17, align 4
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %21 = getelementptr inbounds nuw i8, ptr %2, i32 260
  %22 = load ptr, ptr %21, align 4
  store ptr %22, ptr %20, align 4
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 28
  store i32 0, ptr %23, align 4
  %24 = load i32, ptr @appell_n_rows, align 4
  %25 = icmp eq i32 %8, %24
  br i1 %25, label %26, label %29

26:                                               ; preds = %4
  %27 = getelementptr inbounds nuw i8, ptr %1, i32 288
  %28 = load i32, ptr %27, align 8
  store i32 %28, ptr %23, align 4
  br label %29

29:                                               ; preds = %26, %4
  %30 = getelementptr inbounds nuw i8, ptr %3, i32 20
  %31 = load ptr, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %33 = load ptr, ptr %32, align 4
  %34 = getelementptr inbounds double, ptr %33, i32 %8
  tail call fastcc void @raise_rows(i32 noundef %6, i32 noundef %8, ptr noundef %31, ptr noundef %34, ptr noundef %13)
  tail call fastcc void @factorise(ptr noundef %0, ptr noundef null)
  ret void
}

define internal fastcc void @q_transposed(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef %1) unnamed_addr #14 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %4 = load i32, ptr %3, align 4
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %14

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %8 = load ptr, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %8, i32 8
  %10 = load i32, ptr %0, align 4
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %12 = load ptr, ptr %11, align 4
  %13 = add i32 %10, -1
  br label %15

14:                                               ; preds = %99, %2
  ret void

15:                                               ; preds = %6, %99
  %16 = phi i32 [ 0, %6 ], [ %100, %99 ]
  %17 = sub i32 %13, %16
  %18 = sub i32 %13, %16
  %19 = getelementptr inbounds nuw double, ptr %9, i32 %16
  %20 = mul nsw i32 %10, %16
  %21 = getelementptr inbounds double, ptr %19, i32 %20
  %22 = xor i32 %16, -1
  %23 = add i32 %10, %22
  %24 = getelementptr inbounds nuw double, ptr %12, i32 %16
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds nuw double, ptr %1, i32 %16
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %26, i32 8
  %29 = icmp sgt i32 %23, 0
  br i1 %29, label %30, label %51

30:                                               ; preds = %15
  %31 = icmp ult i32 %17, 4
  br i1 %31, label %48, label %32

32:                                               ; preds = %30
  %33 = and i32 %17, -4
  br label %34

34:                                               ; preds = %34, %32
  %35 = phi i32 [ 0, %32 ], [ %43, %34 ]
  %36 = phi <4 x double> [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %32 ], [ %42, %34 ]
  %37 = getelementptr inbounds nuw double, ptr %21, i32 %35
  %38 = load <4 x double>, ptr %37, align 8
  %39 = getelementptr inbounds nuw double, ptr %28, i32 %35
  %40 = load <4 x double>, ptr %39, align 8
  %41 = fmul reassoc contract <4 x double> %38, %40
  %42 = fadd reassoc contract <4 x double> %36, %41
  %43 = add nuw i32 %35, 4
  %44 = icmp eq i32 %43, %33
  br i1 %44, label %45, label %34

45:                                               ; preds = %34
  %46 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %42)
  %47 = icmp eq i32 %17, %33
  br i1 %47, label %66, label %48

48:                                               ; preds = %30, %45
  %49 = phi i32 [ 0, %30 ], [ %33, %45 ]
  %50 = phi double [ 0.000000e+00, %30 ], [ %46, %45 ]
  br label %55

51:                                               ; preds = %15
  %52 = fadd double %27, 0.000000e+00
  %53 = fmul double %25, %52
  %54 = fsub double %27, %53
  store double %54, ptr %26, align 8
  br label %99

55:                                               ; preds = %48, %55
  %56 = phi i32 [ %64, %55 ], [ %49, %48 ]
  %57 = phi double [ %63, %55 ], [ %50, %48 ]
  %58 = getelementptr inbounds nuw double, ptr %21, i32 %56
  %59 = load double, ptr %58, align 8
  %60 = getelementptr inbounds nuw double, ptr %28, i32 %56
  %61 = load double, ptr %60, align 8
  %62 = fmul reassoc contract double %59, %61
  %63 = fadd reassoc contract double %57, %62
  %64 = add nuw nsw i32 %56, 1
  %65 = icmp eq i32 %64, %23
  br i1 %65, label %66, label %55

66:                                               ; preds = %55, %45
  %67 = phi double [ %46, %45 ], [ %63, %55 ]
  %68 = fadd double %27, %67
  %69 = fmul double %25, %68
  %70 = fsub double %27, %69
  store double %70, ptr %26, align 8
  %71 = fneg double %69
  %72 = icmp ult i32 %18, 4
  br i1 %72, label %88, label %73

73:                                               ; preds = %66
  %74 = and i32 %18, -4
  %75 = insertelement <4 x double> poison, double %71, i64 0
  %76 = shufflevector <4 x double> %75, <4 x double> poison, <4 x i32> zeroinitializer
  br label %77

77:                                               ; preds = %77, %73
  %78 = phi i32 [ 0, %73 ], [ %84, %77 ]
  %79 = getelementptr inbounds nuw double, ptr %21, i32 %78
  %80 = load <4 x double>, ptr %79, align 8
  %81 = getelementptr inbounds nuw double, ptr %28, i32 %78
  %82 = load <4 x double>, ptr %81, align 8
  %83 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %76, <4 x double> %80, <4 x double> %82)
  store <4 x double> %83, ptr %81, align 8
  %84 = add nuw i32 %78, 4
  %85 = icmp eq i32 %84, %74
  br i1 %85, label %86, label %77

86:                                               ; preds = %77
  %87 = icmp eq i32 %18, %74
  br i1 %87, label %99, label %88

88:                                               ; preds = %66, %86
  %89 = phi i32 [ 0, %66 ], [ %74, %86 ]
  br label %90

90:                                               ; preds = %88, %90
  %91 = phi i32 [ %97, %90 ], [ %89, %88 ]
  %92 = getelementptr inbounds nuw double, ptr %21, i32 %91
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds nuw double, ptr %28, i32 %91
  %95 = load double, ptr %94, align 8
  %96 = tail call double @llvm.fmuladd.f64(double %71, double %93, double %95)
  store double %96, ptr %94, align 8
  %97 = add nuw nsw i32 %91, 1
  %98 = icmp eq i32 %97, %23
  br i1 %98, label %99, label %90

99:                                               ; preds = %90, %86, %51
  %100 = add nuw nsw i32 %16, 1
  %101 = icmp eq i32 %100, %4
  br i1 %101, label %14, label %15
}

define internal fastcc void @q_times(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef %1) unnamed_addr #14 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %4 = load i32, ptr %3, align 4
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %13

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %8 = load ptr, ptr %7, align 4
  %9 = load i32, ptr %0, align 4
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %11 = load ptr, ptr %10, align 4
  %12 = sub i32 %9, %4
  br label %14

13:                                               ; preds = %99, %2
  ret void

14:                                               ; preds = %6, %99
  %15 = phi i32 [ 0, %6 ], [ %101, %99 ]
  %16 = phi i32 [ %4, %6 ], [ %19, %99 ]
  %17 = add i32 %12, %15
  %18 = add i32 %12, %15
  %19 = add nsw i32 %16, -1
  %20 = getelementptr double, ptr %8, i32 %16
  %21 = mul nsw i32 %9, %19
  %22 = getelementptr inbounds double, ptr %20, i32 %21
  %23 = sub i32 %9, %16
  %24 = getelementptr inbounds double, ptr %11, i32 %19
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds double, ptr %1, i32 %19
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %26, i32 8
  %29 = icmp sgt i32 %23, 0
  br i1 %29, label %30, label %51

30:                                               ; preds = %14
  %31 = icmp ult i32 %17, 4
  br i1 %31, label %48, label %32

32:                                               ; preds = %30
  %33 = and i32 %17, -4
  br label %34

34:                                               ; preds = %34, %32
  %35 = phi i32 [ 0, %32 ], [ %43, %34 ]
  %36 = phi <4 x double> [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %32 ], [ %42, %34 ]
  %37 = getelementptr inbounds nuw double, ptr %22, i32 %35
  %38 = load <4 x double>, ptr %37, align 8
  %39 = getelementptr inbounds nuw double, ptr %28, i32 %35
  %40 = load <4 x double>, ptr %39, align 8
  %41 = fmul reassoc contract <4 x double> %38, %40
  %42 = fadd reassoc contract <4 x double> %36, %41
  %43 = add nuw i32 %35, 4
  %44 = icmp eq i32 %43, %33
  br i1 %44, label %45, label %34

45:                                               ; preds = %34
  %46 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %42)
  %47 = icmp eq i32 %17, %33
  br i1 %47, label %66, label %48

48:                                               ; preds = %30, %45
  %49 = phi i32 [ 0, %30 ], [ %33, %45 ]
  %50 = phi double [ 0.000000e+00, %30 ], [ %46, %45 ]
  br label %55

51:                                               ; preds = %14
  %52 = fadd double %27, 0.000000e+00
  %53 = fmul double %25, %52
  %54 = fsub double %27, %53
  store double %54, ptr %26, align 8
  br label %99

55:                                               ; preds = %48, %55
  %56 = phi i32 [ %64, %55 ], [ %49, %48 ]
  %57 = phi double [ %63, %55 ], [ %50, %48 ]
  %58 = getelementptr inbounds nuw double, ptr %22, i32 %56
  %59 = load double, ptr %58, align 8
  %60 = getelementptr inbounds nuw double, ptr %28, i32 %56
  %61 = load double, ptr %60, align 8
  %62 = fmul reassoc contract double %59, %61
  %63 = fadd reassoc contract double %57, %62
  %64 = add nuw nsw i32 %56, 1
  %65 = icmp eq i32 %64, %23
  br i1 %65, label %66, label %55

66:                                               ; preds = %55, %45
  %67 = phi double [ %46, %45 ], [ %63, %55 ]
  %68 = fadd double %27, %67
  %69 = fmul double %25, %68
  %70 = fsub double %27, %69
  store double %70, ptr %26, align 8
  %71 = fneg double %69
  %72 = icmp ult i32 %18, 4
  br i1 %72, label %88, label %73

73:                                               ; preds = %66
  %74 = and i32 %18, -4
  %75 = insertelement <4 x double> poison, double %71, i64 0
  %76 = shufflevector <4 x double> %75, <4 x double> poison, <4 x i32> zeroinitializer
  br label %77

77:                                               ; preds = %77, %73
  %78 = phi i32 [ 0, %73 ], [ %84, %77 ]
  %79 = getelementptr inbounds nuw double, ptr %22, i32 %78
  %80 = load <4 x double>, ptr %79, align 8
  %81 = getelementptr inbounds nuw double, ptr %28, i32 %78
  %82 = load <4 x double>, ptr %81, align 8
  %83 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %76, <4 x double> %80, <4 x double> %82)
  store <4 x double> %83, ptr %81, align 8
  %84 = add nuw i32 %78, 4
  %85 = icmp eq i32 %84, %74
  br i1 %85, label %86, label %77

86:                                               ; preds = %77
  %87 = icmp eq i32 %18, %74
  br i1 %87, label %99, label %88

88:                                               ; preds = %66, %86
  %89 = phi i32 [ 0, %66 ], [ %74, %86 ]
  br label %90

90:                                               ; preds = %88, %90
  %91 = phi i32 [ %97, %90 ], [ %89, %88 ]
  %92 = getelementptr inbounds nuw double, ptr %22, i32 %91
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds nuw double, ptr %28, i32 %91
  %95 = load double, ptr %94, align 8
  %96 = tail call double @llvm.fmuladd.f64(double %71, double %93, double %95)
  store double %96, ptr %94, align 8
  %97 = add nuw nsw i32 %91, 1
  %98 = icmp eq i32 %97, %23
  br i1 %98, label %99, label %90

99:                                               ; preds = %90, %86, %51
  %100 = icmp sgt i32 %16, 1
  %101 = add i32 %15, 1
  br i1 %100, label %14, label %13
}

define internal fastcc void @backward(i32 noundef %0, ptr noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #15 {
  %4 = icmp ne ptr %1, null
  %5 = icmp sgt i32 %0, 0
  %6 = and i1 %4, %5
  br i1 %6, label %7, label %59

7:                                                ; preds = %3, %52
  %8 = phi i32 [ %58, %52 ], [ 0, %3 ]
  %9 = phi i32 [ %10, %52 ], [ %0, %3 ]
  %10 = add nsw i32 %9, -1
  %11 = getelementptr inbounds nuw double, ptr %1, i32 %10
  %12 = mul nsw i32 %10, %0
  %13 = getelementptr inbounds double, ptr %11, i32 %12
  %14 = getelementptr inbounds nuw double, ptr %2, i32 %10
  %15 = load double, ptr %14, align 8
  %16 = sub nuw nsw i32 %0, %9
  %17 = getelementptr inbounds nuw i8, ptr %13, i32 8
  %18 = getelementptr inbounds nuw i8, ptr %14, i32 8
  %19 = icmp eq i32 %0, %9
  br i1 %19, label %52, label %20

20:                                               ; preds = %7
  %21 = icmp ult i32 %8, 4
  br i1 %21, label %38, label %22

22:                                               ; preds = %20
  %23 = and i32 %8, -4
  br label %24

24:                                               ; preds = %24, %22
  %25 = phi i32 [ 0, %22 ], [ %33, %24 ]
  %26 = phi <4 x double> [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %22 ], [ %32, %24 ]
  %27 = getelementptr inbounds nuw double, ptr %17, i32 %25
  %28 = load <4 x double>, ptr %27, align 8
  %29 = getelementptr inbounds nuw double, ptr %18, i32 %25
  %30 = load <4 x double>, ptr %29, align 8
  %31 = fmul reassoc contract <4 x double> %28, %30
  %32 = fadd reassoc contract <4 x double> %26, %31
  %33 = add nuw i32 %25, 4
  %34 = icmp eq i32 %33, %23
  br i1 %34, label %35, label %24

35:                                               ; preds = %24
  %36 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %32)
  %37 = icmp eq i32 %8, %23
  br i1 %37, label %52, label %38

38:                                               ; preds = %20, %35
  %39 = phi i32 [ 0, %20 ], [ %23, %35 ]
  %40 = phi double [ 0.000000e+00, %20 ], [ %36, %35 ]
  br label %41

41:                                               ; preds = %38, %41
  %42 = phi i32 [ %50, %41 ], [ %39, %38 ]
  %43 = phi double [ %49, %41 ], [ %40, %38 ]
  %44 = getelementptr inbounds nuw double, ptr %17, i32 %42
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds nuw double, ptr %18, i32 %42
  %47 = load double, ptr %46, align 8
  %48 = fmul reassoc contract double %45, %47
  %49 = fadd reassoc contract double %43, %48
  %50 = add nuw nsw i32 %42, 1
  %51 = icmp eq i32 %50, %16
  br i1 %51, label %52, label %41

52:                                               ; preds = %41, %35, %7
  %53 = phi double [ 0.000000e+00, %7 ], [ %36, %35 ], [ %49, %41 ]
  %54 = fsub double %15, %53
  %55 = load double, ptr %13, align 8
  %56 = fmul double %54, %55
  store double %56, ptr %14, align 8
  %57 = icmp sgt i32 %9, 1
  %58 = add i32 %8, 1
  br i1 %57, label %7, label %59

59:                                               ; preds = %52, %3
  ret void
}

define internal fastcc void @pull_back(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3) unnamed_addr #9 {
  %5 = alloca %struct.Factor, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #25
  %6 = load i32, ptr @appell_n_coordinates, align 4
  store i32 %6, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %5, i32 4
  %8 = load i32, ptr @appell_n_speeds, align 4
  store i32 %8, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i32 0, ptr %9, align 4
  %10 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 100
  %12 = load ptr, ptr %11, align 4
  store ptr %12, ptr %10, align 4
  %13 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 104
  %15 = load ptr, ptr %14, align 8
  store ptr %15, ptr %13, align 4
  %16 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 108
  %18 = load ptr, ptr %17, align 4
  store ptr %18, ptr %16, align 4
  %19 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 264
  %21 = load ptr, ptr %20, align 8
  store ptr %21, ptr %19, align 4
  %22 = getelementptr inbounds nuw i8, ptr %5, i32 28
  store i32 0, ptr %22, align 4
  %23 = shl i32 %6, 3
  %24 = mul i32 %23, %8
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %12, ptr align 8 %1, i32 %24, i1 false)
  call fastcc void @factorise(ptr noundef %5, ptr noundef null)
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 72
  %26 = load ptr, ptr %25, align 8
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %26, ptr align 8 %2, i32 %23, i1 false)
  %27 = load ptr, ptr %25, align 8
  call fastcc void @q_transposed(ptr noundef %5, ptr noundef %27)
  %28 = shl i32 %8, 3
  tail call void @llvm.memset.p0.i32(ptr align 8 %3, i8 0, i32 %28, i1 false)
  %29 = load ptr, ptr %25, align 8
  %30 = load i32, ptr %9, align 4
  %31 = icmp sgt i32 %30, 0
  br i1 %31, label %32, label %66

32:                                               ; preds = %4
  %33 = load ptr, ptr %10, align 4
  %34 = load i32, ptr %5, align 4
  %35 = add i32 %34, 1
  br label %36

36:                                               ; preds = %44, %32
  %37 = phi i32 [ %30, %32 ], [ %38, %44 ]
  %38 = add nsw i32 %37, -1
  %39 = getelementptr inbounds nuw double, ptr %29, i32 %38
  %40 = load double, ptr %39, align 8
  %41 = icmp slt i32 %37, %30
  br i1 %41, label %42, label %44

42:                                               ; preds = %36
  %43 = getelementptr double, ptr %33, i32 %38
  br label %51

44:                                               ; preds = %51, %36
  %45 = phi double [ %40, %36 ], [ %60, %51 ]
  %46 = mul i32 %38, %35
  %47 = getelementptr inbounds double, ptr %33, i32 %46
  %48 = load double, ptr %47, align 8
  %49 = fdiv double %45, %48
  store double %49, ptr %39, align 8
  %50 = icmp sgt i32 %37, 1
  br i1 %50, label %36, label %63

51:                                               ; preds = %51, %42
  %52 = phi i32 [ %37, %42 ], [ %61, %51 ]
  %53 = phi double [ %40, %42 ], [ %60, %51 ]
  %54 = mul nsw i32 %52, %34
  %55 = getelementptr double, ptr %43, i32 %54
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds nuw double, ptr %29, i32 %52
  %58 = load double, ptr %57, align 8
  %59 = fneg double %56
  %60 = tail call double @llvm.fmuladd.f64(double %59, double %58, double %53)
  %61 = add nuw nsw i32 %52, 1
  %62 = icmp eq i32 %61, %30
  br i1 %62, label %44, label %51

63:                                               ; preds = %44
  %64 = load ptr, ptr %13, align 4
  %65 = load ptr, ptr %19, align 4
  br label %67

66:                                               ; preds = %67, %4
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #25
  ret void

67:                                               ; preds = %63, %67
  %68 = phi i32 [ 0, %63 ], [ %77, %67 ]
  %69 = getelementptr inbounds nuw double, ptr %29, i32 %68
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw i32, ptr %65, i32 %68
  %72 = load i32, ptr %71, align 4
  %73 = getelementptr inbounds double, ptr %64, i32 %72
  %74 = load double, ptr %73, align 8
  %75 = fdiv double %70, %74
  %76 = getelementptr inbounds double, ptr %3, i32 %72
  store double %75, ptr %76, align 8
  %77 = add nuw nsw i32 %68, 1
  %78 = icmp eq i32 %77, %30
  br i1 %78, label %66, label %67
}

define internal fastcc void @combine(i32 noundef %0, ptr noundef readonly %1, double noundef %2, ptr nocapture noundef readonly %3, i32 noundef range(i32 -2147483648, 17) %4, ptr nocapture noundef readonly %5, ptr nocapture noundef writeonly %6) unnamed_addr #15 {
  %8 = alloca [16 x double], align 16
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8) #25
  %9 = icmp sgt i32 %4, 0
  br i1 %9, label %21, label %10

10:                                               ; preds = %21, %7
  %11 = icmp slt i32 %0, 4
  br i1 %11, label %29, label %12

12:                                               ; preds = %10
  %13 = icmp eq ptr %1, null
  %14 = load i32, ptr @appell_n_coordinates, align 4
  %15 = load i32, ptr @appell_n_speeds, align 4
  %16 = add nsw i32 %15, %14
  %17 = load i32, ptr @appell_n_auxiliaries, align 4
  %18 = add nsw i32 %16, %17
  %19 = load i32, ptr @appell_n_quadratures, align 4
  %20 = add nsw i32 %18, %19
  br label %41

21:                                               ; preds = %7, %21
  %22 = phi i32 [ %27, %21 ], [ 0, %7 ]
  %23 = getelementptr inbounds nuw double, ptr %3, i32 %22
  %24 = load double, ptr %23, align 8
  %25 = fmul double %2, %24
  %26 = getelementptr inbounds nuw [16 x double], ptr %8, i32 0, i32 %22
  store double %25, ptr %26, align 8
  %27 = add nuw nsw i32 %22, 1
  %28 = icmp eq i32 %27, %4
  br i1 %28, label %10, label %21

29:                                               ; preds = %50, %10
  %30 = phi i32 [ 0, %10 ], [ %42, %50 ]
  %31 = icmp slt i32 %30, %0
  br i1 %31, label %32, label %92

32:                                               ; preds = %29
  %33 = icmp eq ptr %1, null
  %34 = load i32, ptr @appell_n_coordinates, align 4
  %35 = load i32, ptr @appell_n_speeds, align 4
  %36 = add nsw i32 %35, %34
  %37 = load i32, ptr @appell_n_auxiliaries, align 4
  %38 = add nsw i32 %36, %37
  %39 = load i32, ptr @appell_n_quadratures, align 4
  %40 = add nsw i32 %38, %39
  br label %68

41:                                               ; preds = %12, %50
  %42 = phi i32 [ 4, %12 ], [ %53, %50 ]
  %43 = phi i32 [ 0, %12 ], [ %42, %50 ]
  br i1 %13, label %47, label %44

44:                                               ; preds = %41
  %45 = getelementptr inbounds nuw double, ptr %1, i32 %43
  %46 = load <4 x double>, ptr %45, align 8
  br label %47

47:                                               ; preds = %44, %41
  %48 = phi <4 x double> [ %46, %44 ], [ zeroinitializer, %41 ]
  %49 = getelementptr double, ptr %5, i32 %43
  br i1 %9, label %55, label %50

50:                                               ; preds = %55, %47
  %51 = phi <4 x double> [ %48, %47 ], [ %65, %55 ]
  %52 = getelementptr inbounds nuw double, ptr %6, i32 %43
  store <4 x double> %51, ptr %52, align 8
  %53 = add nuw nsw i32 %42, 4
  %54 = icmp sgt i32 %53, %0
  br i1 %54, label %29, label %41

55:                                               ; preds = %47, %55
  %56 = phi i32 [ %66, %55 ], [ 0, %47 ]
  %57 = phi <4 x double> [ %65, %55 ], [ %48, %47 ]
  %58 = getelementptr inbounds nuw [16 x double], ptr %8, i32 0, i32 %56
  %59 = load double, ptr %58, align 8
  %60 = insertelement <4 x double> poison, double %59, i64 0
  %61 = shufflevector <4 x double> %60, <4 x double> poison, <4 x i32> zeroinitializer
  %62 = mul nsw i32 %20, %56
  %63 = getelementptr double, ptr %49, i32 %62
  %64 = load <4 x double>, ptr %63, align 8
  %65 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %61, <4 x double> %64, <4 x double> %57)
  %66 = add nuw nsw i32 %56, 1
  %67 = icmp eq i32 %66, %4
  br i1 %67, label %50, label %55

68:                                               ; preds = %32, %76
  %69 = phi i32 [ %30, %32 ], [ %79, %76 ]
  br i1 %33, label %73, label %70

70:                                               ; preds = %68
  %71 = getelementptr inbounds nuw double, ptr %1, i32 %69
  %72 = load double, ptr %71, align 8
  br label %73

73:                                               ; preds = %68, %70
  %74 = phi double [ %72, %70 ], [ 0.000000e+00, %68 ]
  %75 = getelementptr double, ptr %5, i32 %69
  br i1 %9, label %81, label %76

76:                                               ; preds = %81, %73
  %77 = phi double [ %74, %73 ], [ %89, %81 ]
  %78 = getelementptr inbounds nuw double, ptr %6, i32 %69
  store double %77, ptr %78, align 8
  %79 = add nuw nsw i32 %69, 1
  %80 = icmp eq i32 %79, %0
  br i1 %80, label %92, label %68

81:                                               ; preds = %73, %81
  %82 = phi i32 [ %90, %81 ], [ 0, %73 ]
  %83 = phi double [ %89, %81 ], [ %74, %73 ]
  %84 = getelementptr inbounds nuw [16 x double], ptr %8, i32 0, i32 %82
  %85 = load double, ptr %84, align 8
  %86 = mul nsw i32 %40, %82
  %87 = getelementptr double, ptr %75, i32 %86
  %88 = load double, ptr %87, align 8
  %89 = tail call double @llvm.fmuladd.f64(double %85, double %88, double %83)
  %90 = add nuw nsw i32 %82, 1
  %91 = icmp eq i32 %90, %4
  br i1 %91, label %76, label %81

92:                                               ; preds = %76, %29
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8) #25
  ret void
}

declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>) #7

define internal fastcc void @errors_along_constraints(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i32 148
  %6 = load ptr, ptr %5, align 4
  %7 = load i32, ptr @appell_n_coordinates, align 4
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = add nsw i32 %8, %7
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 192
  %11 = load ptr, ptr %10, align 8
  %12 = shl i32 %9, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %6, ptr align 8 %11, i32 %12, i1 false)
  %13 = getelementptr inbounds double, ptr %6, i32 %9
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 196
  %15 = load ptr, ptr %14, align 4
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %13, ptr align 8 %15, i32 %12, i1 false)
  %16 = load i32, ptr @appell_has_landing, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %41, label %18

18:                                               ; preds = %4
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 228
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %41, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 288
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %41

26:                                               ; preds = %22
  %27 = tail call fastcc i32 @evaluate_landing(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %6)
  %28 = icmp eq i32 %27, 0
  %29 = getelementptr inbounds nuw i8, ptr %1, i32 312
  store i32 %27, ptr %29, align 8
  br i1 %28, label %43, label %30

30:                                               ; preds = %26
  %31 = load ptr, ptr %10, align 8
  %32 = getelementptr inbounds nuw i8, ptr %1, i32 144
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds double, ptr %33, i32 %7
  %35 = getelementptr inbounds double, ptr %34, i32 %8
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %31, ptr align 8 %35, i32 %12, i1 false)
  %36 = load ptr, ptr %14, align 4
  %37 = load ptr, ptr %32, align 8
  %38 = getelementptr inbounds double, ptr %37, i32 %7
  %39 = getelementptr inbounds double, ptr %38, i32 %8
  %40 = getelementptr inbounds double, ptr %39, i32 %9
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %36, ptr align 8 %40, i32 %12, i1 false)
  br label %50

41:                                               ; preds = %4, %18, %22
  %42 = getelementptr inbounds nuw i8, ptr %1, i32 312
  store i32 0, ptr %42, align 8
  br label %43

43:                                               ; preds = %41, %26
  %44 = tail call fastcc i32 @factorise_metric(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %45 = getelementptr inbounds nuw i8, ptr %1, i32 320
  store i32 %44, ptr %45, align 8
  %46 = icmp eq i32 %44, 0
  br i1 %46, label %47, label %50

47:                                               ; preds = %43
  %48 = load ptr, ptr %10, align 8
  %49 = load ptr, ptr %14, align 4
  tail call fastcc void @project_errors(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %48, ptr noundef %49)
  br label %50

50:                                               ; preds = %43, %47, %30
  ret void
}

define internal fastcc range(i32 0, 12) i32 @arrival_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 312
  %7 = load i32, ptr %6, align 8
  %8 = icmp ne i32 %7, 0
  %9 = load i32, ptr @appell_has_regular, align 4
  %10 = icmp ne i32 %9, 0
  %11 = select i1 %8, i1 %10, i1 false
  br i1 %11, label %12, label %132

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 284
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %12
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %17

17:                                               ; preds = %12, %16
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr inbounds nuw i8, ptr %1, i32 156
  %20 = load ptr, ptr %19, align 4
  tail call void @appell_arrival(double noundef %2, ptr noundef %3, ptr noundef %18, ptr noundef null, ptr noundef %20) #25
  %21 = load ptr, ptr %19, align 4
  %22 = load i32, ptr @appell_n_coordinates, align 4
  %23 = getelementptr inbounds double, ptr %21, i32 %22
  %24 = load i32, ptr @appell_n_speeds, align 4
  %25 = getelementptr inbounds double, ptr %23, i32 %24
  %26 = load i32, ptr @appell_n_rows, align 4
  %27 = shl nsw i32 %26, 4
  %28 = getelementptr inbounds i8, ptr %25, i32 %27
  %29 = getelementptr inbounds nuw i8, ptr %28, i32 16
  %30 = load i32, ptr @appell_n_norm_rows, align 4
  %31 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %32 = load ptr, ptr %31, align 8
  %33 = icmp sgt i32 %30, 0
  br i1 %33, label %34, label %44

34:                                               ; preds = %17, %34
  %35 = phi i32 [ %42, %34 ], [ 0, %17 ]
  %36 = getelementptr inbounds nuw double, ptr %32, i32 %35
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds nuw double, ptr %29, i32 %35
  %39 = load double, ptr %38, align 8
  %40 = tail call double @llvm.fabs.f64(double %39)
  %41 = tail call double @llvm.maxnum.f64(double %37, double %40)
  store double %41, ptr %36, align 8
  %42 = add nuw nsw i32 %35, 1
  %43 = icmp eq i32 %42, %30
  br i1 %43, label %44, label %34

44:                                               ; preds = %34, %17
  %45 = load i32, ptr @appell_n_position_rows, align 4
  %46 = getelementptr inbounds double, ptr %29, i32 %30
  %47 = getelementptr inbounds nuw i8, ptr %0, i32 76
  %48 = load ptr, ptr %47, align 4
  %49 = icmp sgt i32 %45, 0
  br i1 %49, label %50, label %60

50:                                               ; preds = %44, %50
  %51 = phi i32 [ %58, %50 ], [ 0, %44 ]
  %52 = getelementptr inbounds nuw double, ptr %48, i32 %51
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds nuw double, ptr %46, i32 %51
  %55 = load double, ptr %54, align 8
  %56 = tail call double @llvm.fabs.f64(double %55)
  %57 = tail call double @llvm.maxnum.f64(double %53, double %56)
  store double %57, ptr %52, align 8
  %58 = add nuw nsw i32 %51, 1
  %59 = icmp eq i32 %58, %45
  br i1 %59, label %60, label %50

60:                                               ; preds = %50, %44
  %61 = load i32, ptr @appell_n_velocity_rows, align 4
  %62 = getelementptr inbounds double, ptr %46, i32 %45
  %63 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %64 = load ptr, ptr %63, align 8
  %65 = icmp sgt i32 %61, 0
  br i1 %65, label %66, label %76

66:                                               ; preds = %60, %66
  %67 = phi i32 [ %74, %66 ], [ 0, %60 ]
  %68 = getelementptr inbounds nuw double, ptr %64, i32 %67
  %69 = load double, ptr %68, align 8
  %70 = getelementptr inbounds nuw double, ptr %62, i32 %67
  %71 = load double, ptr %70, align 8
  %72 = tail call double @llvm.fabs.f64(double %71)
  %73 = tail call double @llvm.maxnum.f64(double %69, double %72)
  store double %73, ptr %68, align 8
  %74 = add nuw nsw i32 %67, 1
  %75 = icmp eq i32 %74, %61
  br i1 %75, label %76, label %66

76:                                               ; preds = %66, %60
  %77 = add nsw i32 %24, %22
  %78 = shl nsw i32 %26, 1
  %79 = add nsw i32 %78, %77
  %80 = icmp sgt i32 %79, -2
  br i1 %80, label %81, label %94

81:                                               ; preds = %76
  %82 = add nsw i32 %79, 1
  br label %83

83:                                               ; preds = %83, %81
  %84 = phi i32 [ %90, %83 ], [ 0, %81 ]
  %85 = phi double [ %89, %83 ], [ 0.000000e+00, %81 ]
  %86 = getelementptr inbounds nuw double, ptr %21, i32 %84
  %87 = load double, ptr %86, align 8
  %88 = fsub double %87, %87
  %89 = fadd double %85, %88
  %90 = add nuw nsw i32 %84, 1
  %91 = icmp eq i32 %84, %82
  br i1 %91, label %92, label %83

92:                                               ; preds = %83
  %93 = fcmp une double %89, 0.000000e+00
  br i1 %93, label %132, label %94

94:                                               ; preds = %92, %76
  %95 = getelementptr inbounds double, ptr %25, i32 %26
  %96 = getelementptr inbounds nuw i8, ptr %95, i32 16
  %97 = load double, ptr %95, align 8
  %98 = fcmp ogt double %97, 0x3D719799812DEA11
  br i1 %98, label %99, label %132

99:                                               ; preds = %94
  %100 = getelementptr inbounds nuw i8, ptr %95, i32 8
  %101 = load double, ptr %100, align 8
  %102 = fcmp ogt double %101, 1.000000e-03
  br i1 %102, label %103, label %132

103:                                              ; preds = %99
  %104 = icmp slt i32 %26, 1
  br i1 %104, label %120, label %105

105:                                              ; preds = %103
  %106 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %107 = load ptr, ptr %106, align 8
  br label %111

108:                                              ; preds = %111
  %109 = add nuw nsw i32 %112, 1
  %110 = icmp eq i32 %109, %26
  br i1 %110, label %120, label %111

111:                                              ; preds = %108, %105
  %112 = phi i32 [ 0, %105 ], [ %109, %108 ]
  %113 = getelementptr inbounds nuw double, ptr %107, i32 %112
  %114 = load double, ptr %113, align 8
  %115 = fmul double %114, 1.000000e-03
  %116 = getelementptr inbounds nuw double, ptr %96, i32 %112
  %117 = load double, ptr %116, align 8
  %118 = fmul double %115, %115
  %119 = fcmp ogt double %117, %118
  br i1 %119, label %108, label %132

120:                                              ; preds = %108, %103
  %121 = getelementptr inbounds nuw i8, ptr %0, i32 260
  %122 = load i32, ptr %121, align 4
  %123 = add nsw i32 %122, 1
  store i32 %123, ptr %121, align 4
  %124 = getelementptr inbounds nuw i8, ptr %0, i32 264
  store i32 %26, ptr %124, align 8
  %125 = getelementptr inbounds nuw i8, ptr %1, i32 292
  store ptr null, ptr %125, align 4
  %126 = shl i32 %77, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %4, ptr nonnull readonly align 8 %21, i32 %126, i1 false)
  %127 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %128 = load ptr, ptr %127, align 4
  %129 = add nsw i32 %26, %24
  %130 = shl i32 %129, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %128, ptr nonnull readonly align 8 %23, i32 %130, i1 false)
  %131 = tail call fastcc range(i32 0, 6) i32 @auxiliary_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4)
  br label %140

132:                                              ; preds = %111, %92, %99, %94, %5
  %133 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef 0)
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %140

135:                                              ; preds = %132
  %136 = load i32, ptr %6, align 8
  %137 = getelementptr inbounds nuw i8, ptr %1, i32 316
  store i32 %136, ptr %137, align 4
  br i1 %11, label %139, label %138

138:                                              ; preds = %135
  tail call fastcc void @note_residuals(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  br label %139

139:                                              ; preds = %138, %135
  tail call fastcc void @note_acceleration_residuals(ptr noundef %0, ptr noundef %1)
  br label %140

140:                                              ; preds = %120, %139, %132
  %141 = phi i32 [ %131, %120 ], [ 0, %139 ], [ %133, %132 ]
  ret i32 %141
}

define internal fastcc range(i32 0, 12) i32 @prepare_dense(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i32 184
  %5 = load ptr, ptr %4, align 8
  %6 = load i32, ptr @appell_n_coordinates, align 4
  %7 = load i32, ptr @appell_n_speeds, align 4
  %8 = add nsw i32 %7, %6
  %9 = load i32, ptr @appell_n_auxiliaries, align 4
  %10 = add nsw i32 %8, %9
  %11 = load i32, ptr @appell_n_quadratures, align 4
  %12 = add nsw i32 %10, %11
  %13 = mul nsw i32 %12, 96
  %14 = getelementptr inbounds i8, ptr %5, i32 %13
  %15 = getelementptr inbounds nuw i8, ptr %1, i32 188
  %16 = load ptr, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 164
  %18 = getelementptr inbounds nuw i8, ptr %1, i32 172
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 120
  br label %35

20:                                               ; preds = %35
  %21 = add nuw nsw i32 %36, 1
  %22 = icmp eq i32 %21, 16
  br i1 %22, label %23, label %35

23:                                               ; preds = %20
  %24 = icmp sgt i32 %12, 0
  br i1 %24, label %25, label %73

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i8, ptr %1, i32 168
  %27 = load ptr, ptr %26, align 8
  %28 = load ptr, ptr %17, align 4
  %29 = getelementptr double, ptr %16, i32 %6
  %30 = getelementptr double, ptr %29, i32 %7
  %31 = getelementptr double, ptr %30, i32 %9
  %32 = getelementptr double, ptr %31, i32 %11
  %33 = shl i32 %12, 4
  %34 = getelementptr i8, ptr %16, i32 %33
  br label %50

35:                                               ; preds = %3, %20
  %36 = phi i32 [ 13, %3 ], [ %21, %20 ]
  %37 = load ptr, ptr %17, align 4
  %38 = getelementptr inbounds nuw [16 x [16 x double]], ptr @DOP_A, i32 0, i32 %36
  %39 = load ptr, ptr %18, align 4
  tail call fastcc void @combine(i32 noundef %12, ptr noundef %37, double noundef %2, ptr noundef nonnull %38, i32 noundef %36, ptr noundef %5, ptr noundef %39)
  %40 = load double, ptr %19, align 8
  %41 = getelementptr inbounds nuw [16 x double], ptr @DOP_C, i32 0, i32 %36
  %42 = load double, ptr %41, align 8
  %43 = tail call double @llvm.fmuladd.f64(double %42, double %2, double %40)
  %44 = load ptr, ptr %18, align 4
  %45 = load ptr, ptr %4, align 8
  %46 = mul nsw i32 %36, %12
  %47 = getelementptr inbounds double, ptr %45, i32 %46
  %48 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef %1, double noundef %43, ptr noundef %44, ptr noundef %47, i32 noundef 0)
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %20, label %82

50:                                               ; preds = %25, %50
  %51 = phi i32 [ 0, %25 ], [ %71, %50 ]
  %52 = getelementptr inbounds nuw double, ptr %27, i32 %51
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds nuw double, ptr %28, i32 %51
  %55 = load double, ptr %54, align 8
  %56 = fsub double %53, %55
  %57 = getelementptr inbounds nuw double, ptr %16, i32 %51
  store double %56, ptr %57, align 8
  %58 = getelementptr inbounds nuw double, ptr %5, i32 %51
  %59 = load double, ptr %58, align 8
  %60 = fneg double %56
  %61 = tail call double @llvm.fmuladd.f64(double %2, double %59, double %60)
  %62 = getelementptr double, ptr %32, i32 %51
  store double %61, ptr %62, align 8
  %63 = load double, ptr %58, align 8
  %64 = getelementptr inbounds nuw double, ptr %14, i32 %51
  %65 = load double, ptr %64, align 8
  %66 = fadd double %63, %65
  %67 = fneg double %66
  %68 = fmul double %2, %67
  %69 = tail call double @llvm.fmuladd.f64(double %56, double 2.000000e+00, double %68)
  %70 = getelementptr double, ptr %34, i32 %51
  store double %69, ptr %70, align 8
  %71 = add nuw nsw i32 %51, 1
  %72 = icmp eq i32 %71, %12
  br i1 %72, label %73, label %50

73:                                               ; preds = %50, %23
  br label %74

74:                                               ; preds = %73, %74
  %75 = phi i32 [ %80, %74 ], [ 0, %73 ]
  %76 = getelementptr inbounds nuw [4 x [16 x double]], ptr @DOP_D, i32 0, i32 %75
  %77 = add nuw nsw i32 %75, 3
  %78 = mul nsw i32 %77, %12
  %79 = getelementptr inbounds double, ptr %16, i32 %78
  tail call fastcc void @combine(i32 noundef %12, ptr noundef null, double noundef %2, ptr noundef nonnull %76, i32 noundef 16, ptr noundef %5, ptr noundef %79)
  %80 = add nuw nsw i32 %75, 1
  %81 = icmp eq i32 %80, 4
  br i1 %81, label %82, label %74

82:                                               ; preds = %35, %74
  %83 = phi i32 [ 0, %74 ], [ %48, %35 ]
  ret i32 %83
}

declare void @appell_arrival(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define internal fastcc void @note_acceleration_residuals(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1) unnamed_addr #16 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 292
  %4 = load ptr, ptr %3, align 4
  %5 = icmp ne ptr %4, null
  %6 = load i32, ptr @appell_n_rows, align 4
  %7 = icmp sgt i32 %6, 0
  %8 = select i1 %5, i1 %7, i1 false
  br i1 %8, label %9, label %17

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 296
  %11 = load ptr, ptr %10, align 8
  %12 = load i32, ptr @appell_n_speeds, align 4
  %13 = icmp sgt i32 %12, 0
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 84
  %16 = load ptr, ptr %15, align 4
  br label %18

17:                                               ; preds = %25, %2
  ret void

18:                                               ; preds = %9, %25
  %19 = phi i32 [ 0, %9 ], [ %31, %25 ]
  %20 = getelementptr inbounds nuw double, ptr %11, i32 %19
  %21 = load double, ptr %20, align 8
  br i1 %13, label %22, label %25

22:                                               ; preds = %18
  %23 = getelementptr double, ptr %4, i32 %19
  %24 = load ptr, ptr %14, align 4
  br label %33

25:                                               ; preds = %33, %18
  %26 = phi double [ %21, %18 ], [ %41, %33 ]
  %27 = getelementptr inbounds nuw double, ptr %16, i32 %19
  %28 = load double, ptr %27, align 8
  %29 = tail call double @llvm.fabs.f64(double %26)
  %30 = tail call double @llvm.maxnum.f64(double %28, double %29)
  store double %30, ptr %27, align 8
  %31 = add nuw nsw i32 %19, 1
  %32 = icmp slt i32 %31, %6
  br i1 %32, label %18, label %17

33:                                               ; preds = %22, %33
  %34 = phi i32 [ 0, %22 ], [ %42, %33 ]
  %35 = phi double [ %21, %22 ], [ %41, %33 ]
  %36 = mul nuw nsw i32 %34, %6
  %37 = getelementptr double, ptr %23, i32 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds nuw double, ptr %24, i32 %34
  %40 = load double, ptr %39, align 8
  %41 = tail call double @llvm.fmuladd.f64(double %38, double %40, double %35)
  %42 = add nuw nsw i32 %34, 1
  %43 = icmp eq i32 %42, %12
  br i1 %43, label %25, label %33
}

define internal fastcc range(i32 0, 6) i32 @auxiliary_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #2 {
  %6 = load i32, ptr @appell_n_auxiliaries, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %28, label %8

8:                                                ; preds = %5
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %11 = load ptr, ptr %10, align 4
  %12 = load i32, ptr @appell_n_coordinates, align 4
  %13 = getelementptr inbounds double, ptr %4, i32 %12
  %14 = load i32, ptr @appell_n_speeds, align 4
  %15 = getelementptr inbounds double, ptr %13, i32 %14
  tail call void @appell_auxiliary(double noundef %2, ptr noundef %3, ptr noundef %9, ptr noundef %11, ptr noundef %15) #25
  %16 = icmp sgt i32 %6, 0
  br i1 %16, label %17, label %28

17:                                               ; preds = %8, %17
  %18 = phi i32 [ %24, %17 ], [ 0, %8 ]
  %19 = phi double [ %23, %17 ], [ 0.000000e+00, %8 ]
  %20 = getelementptr inbounds nuw double, ptr %15, i32 %18
  %21 = load double, ptr %20, align 8
  %22 = fsub double %21, %21
  %23 = fadd double %19, %22
  %24 = add nuw nsw i32 %18, 1
  %25 = icmp eq i32 %24, %6
  br i1 %25, label %26, label %17

26:                                               ; preds = %17
  %27 = fcmp une double %23, 0.000000e+00
  br i1 %27, label %52, label %28

28:                                               ; preds = %8, %5, %26
  %29 = load i32, ptr @appell_n_quadratures, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %54, label %31

31:                                               ; preds = %28
  %32 = load ptr, ptr %0, align 8
  %33 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %34 = load ptr, ptr %33, align 4
  %35 = load i32, ptr @appell_n_coordinates, align 4
  %36 = load i32, ptr @appell_n_speeds, align 4
  %37 = getelementptr double, ptr %4, i32 %35
  %38 = getelementptr double, ptr %37, i32 %36
  %39 = getelementptr double, ptr %38, i32 %6
  tail call void @appell_power(double noundef %2, ptr noundef %3, ptr noundef %32, ptr noundef %34, ptr noundef %39) #25
  %40 = icmp sgt i32 %29, 0
  br i1 %40, label %41, label %54

41:                                               ; preds = %31, %41
  %42 = phi i32 [ %48, %41 ], [ 0, %31 ]
  %43 = phi double [ %47, %41 ], [ 0.000000e+00, %31 ]
  %44 = getelementptr inbounds nuw double, ptr %39, i32 %42
  %45 = load double, ptr %44, align 8
  %46 = fsub double %45, %45
  %47 = fadd double %43, %46
  %48 = add nuw nsw i32 %42, 1
  %49 = icmp eq i32 %48, %29
  br i1 %49, label %50, label %41

50:                                               ; preds = %41
  %51 = fcmp une double %47, 0.000000e+00
  br i1 %51, label %52, label %54

52:                                               ; preds = %50, %26
  %53 = phi i32 [ 4, %26 ], [ 5, %50 ]
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %53, i32 noundef 0, double noundef %2)
  br label %54

54:                                               ; preds = %52, %31, %28, %50
  %55 = phi i32 [ 0, %50 ], [ 0, %28 ], [ 0, %31 ], [ 5, %52 ]
  ret i32 %55
}

declare void @appell_auxiliary(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

declare void @appell_power(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define internal fastcc range(i32 0, 15) i32 @search_or_halve(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, double noundef %3, double noundef %4, i32 noundef %5, i32 noundef range(i32 0, 31) %6, ptr nocapture noundef nonnull %7, ptr nocapture noundef nonnull %8, ptr nocapture noundef nonnull %9) unnamed_addr #4 {
  %11 = alloca [9 x double], align 16
  %12 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %11) #25
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %12) #25
  %13 = fcmp oeq double %4, 1.000000e+00
  %14 = zext i1 %13 to i32
  %15 = getelementptr inbounds nuw i8, ptr %1, i32 200
  %16 = load i32, ptr @appell_n_events, align 4
  br label %17

17:                                               ; preds = %17, %10
  %18 = phi i32 [ %14, %10 ], [ %31, %17 ]
  %19 = icmp samesign ult i32 %18, 9
  %20 = getelementptr inbounds nuw [9 x double], ptr @NODES, i32 0, i32 %18
  %21 = add nsw i32 %18, -9
  %22 = getelementptr inbounds nuw [4 x double], ptr @CHECKS, i32 0, i32 %21
  %23 = select i1 %19, ptr %20, ptr %22
  %24 = load double, ptr %23, align 8
  %25 = tail call double @llvm.fmuladd.f64(double %24, double %4, double %3)
  %26 = load ptr, ptr %15, align 8
  %27 = mul nsw i32 %18, %16
  %28 = getelementptr inbounds double, ptr %26, i32 %27
  %29 = tail call fastcc i32 @events_at(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, double noundef %25, ptr noundef %28)
  %30 = icmp ne i32 %29, 0
  %31 = add nuw nsw i32 %18, 1
  %32 = icmp eq i32 %31, 13
  %33 = select i1 %30, i1 true, i1 %32
  br i1 %33, label %34, label %17

34:                                               ; preds = %17
  %35 = icmp eq i32 %29, 0
  %36 = icmp sgt i32 %16, 0
  %37 = and i1 %35, %36
  br i1 %37, label %54, label %38

38:                                               ; preds = %54, %34
  %39 = phi i32 [ 2, %34 ], [ %58, %54 ]
  %40 = icmp ne i32 %39, 2
  %41 = select i1 %35, i1 %40, i1 false
  %42 = icmp slt i32 %5, %6
  %43 = and i1 %42, %41
  %44 = zext i1 %43 to i32
  store i32 %44, ptr %7, align 4
  %45 = icmp eq i32 %39, 0
  %46 = select i1 %43, i1 %45, i1 false
  %47 = icmp eq i32 %5, 8
  %48 = and i1 %47, %46
  %49 = zext i1 %48 to i32
  %50 = load i32, ptr %8, align 4
  %51 = add nsw i32 %50, %49
  store i32 %51, ptr %8, align 4
  %52 = icmp slt i32 %16, 1
  %53 = or i1 %52, %30
  br i1 %53, label %65, label %61

54:                                               ; preds = %34, %54
  %55 = phi i32 [ %58, %54 ], [ 2, %34 ]
  %56 = phi i32 [ %59, %54 ], [ 0, %34 ]
  %57 = call fastcc i32 @follow(ptr noundef %0, ptr noundef %1, i32 noundef %56, i32 noundef %5, ptr noundef %12, ptr noundef %11)
  %58 = tail call i32 @llvm.umin.i32(i32 %57, i32 %55)
  %59 = add nuw nsw i32 %56, 1
  %60 = icmp slt i32 %59, %16
  br i1 %60, label %54, label %38

61:                                               ; preds = %38, %67
  %62 = phi i32 [ %73, %67 ], [ 0, %38 ]
  %63 = load i32, ptr %7, align 4
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %67, label %65

65:                                               ; preds = %61, %67, %38
  %66 = phi i32 [ %29, %38 ], [ %72, %67 ], [ 0, %61 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12) #25
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %11) #25
  ret i32 %66

67:                                               ; preds = %61
  %68 = call fastcc i32 @follow(ptr noundef %0, ptr noundef %1, i32 noundef %62, i32 noundef %5, ptr noundef %12, ptr noundef %11)
  %69 = icmp ne i32 %68, 0
  %70 = zext i1 %69 to i32
  %71 = load double, ptr %12, align 8
  %72 = call fastcc i32 @search_piece(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %62, double noundef %3, double noundef %4, i32 noundef %70, double noundef %71, ptr noundef %11, ptr noundef %9)
  %73 = add nuw nsw i32 %62, 1
  %74 = icmp sge i32 %73, %16
  %75 = icmp ne i32 %72, 0
  %76 = select i1 %74, i1 true, i1 %75
  br i1 %76, label %65, label %61
}

define internal fastcc range(i32 0, 12) i32 @events_at(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, double noundef %3, ptr noundef %4) unnamed_addr #4 {
  %6 = fcmp oeq double %3, 0.000000e+00
  %7 = fcmp oeq double %3, 1.000000e+00
  %8 = or i1 %6, %7
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 176
  %10 = load ptr, ptr %9, align 8
  br i1 %8, label %11, label %23

11:                                               ; preds = %5
  %12 = select i1 %6, i32 164, i32 168
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 %12
  %14 = load ptr, ptr %13, align 4
  %15 = load i32, ptr @appell_n_coordinates, align 4
  %16 = load i32, ptr @appell_n_speeds, align 4
  %17 = add nsw i32 %16, %15
  %18 = load i32, ptr @appell_n_auxiliaries, align 4
  %19 = add nsw i32 %17, %18
  %20 = load i32, ptr @appell_n_quadratures, align 4
  %21 = add nsw i32 %19, %20
  %22 = shl i32 %21, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %10, ptr align 8 %14, i32 %22, i1 false)
  br label %24

23:                                               ; preds = %5
  tail call fastcc void @interpolate(ptr noundef nonnull readonly %1, double noundef %3, ptr noundef %10)
  br label %24

24:                                               ; preds = %11, %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %26 = load double, ptr %25, align 8
  %27 = tail call double @llvm.fmuladd.f64(double %3, double %2, double %26)
  %28 = tail call fastcc i32 @evaluate_events(ptr noundef %0, ptr noundef %1, double noundef %27, ptr noundef %4)
  ret i32 %28
}

define internal fastcc range(i32 0, 15) i32 @visit(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, i32 noundef %3, double noundef %4, double noundef %5, ptr nocapture noundef nonnull %6) unnamed_addr #4 {
  %8 = alloca double, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 212
  %10 = load ptr, ptr %9, align 4
  %11 = getelementptr inbounds double, ptr %10, i32 %3
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 216
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds double, ptr %14, i32 %3
  %16 = load double, ptr %15, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #25
  store double %4, ptr %8, align 8
  %17 = fcmp ule double %4, 0.000000e+00
  %18 = fcmp ugt double %4, %16
  %19 = select i1 %17, i1 true, i1 %18
  br i1 %19, label %20, label %61

20:                                               ; preds = %7
  %21 = fcmp oeq double %5, 0.000000e+00
  %22 = fcmp oeq double %12, 0.000000e+00
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %61, label %24

24:                                               ; preds = %20
  store double %5, ptr %11, align 8
  store double %4, ptr %15, align 8
  br i1 %22, label %61, label %25

25:                                               ; preds = %24
  %26 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %27 = load ptr, ptr %26, align 4
  %28 = getelementptr inbounds i32, ptr %27, i32 %3
  %29 = load i32, ptr %28, align 4
  %30 = fcmp olt double %12, 0.000000e+00
  %31 = fcmp oge double %5, 0.000000e+00
  %32 = and i1 %31, %30
  %33 = icmp sgt i32 %29, -1
  %34 = select i1 %32, i1 %33, i1 false
  br i1 %34, label %41, label %35

35:                                               ; preds = %25
  %36 = fcmp ule double %12, 0.000000e+00
  %37 = fcmp ugt double %5, 0.000000e+00
  %38 = or i1 %37, %36
  %39 = icmp sgt i32 %29, 0
  %40 = select i1 %38, i1 true, i1 %39
  br i1 %40, label %61, label %41

41:                                               ; preds = %25, %35
  br i1 %17, label %45, label %42

42:                                               ; preds = %41
  %43 = call fastcc i32 @locate(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, i32 noundef %3, i32 noundef 0, double noundef %16, double noundef %12, double noundef %4, double noundef %5, ptr noundef %8)
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %61

45:                                               ; preds = %41, %42
  %46 = call fastcc i32 @locate_on_constraints(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, i32 noundef %3, double noundef %12, ptr noundef %8)
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %61

48:                                               ; preds = %45
  %49 = load i32, ptr %6, align 4
  %50 = icmp eq i32 %49, 512
  br i1 %50, label %61, label %51

51:                                               ; preds = %48
  %52 = getelementptr inbounds nuw i8, ptr %1, i32 288
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds i32, ptr %53, i32 %49
  store i32 %3, ptr %54, align 4
  %55 = load double, ptr %8, align 8
  %56 = getelementptr inbounds nuw i8, ptr %1, i32 236
  %57 = load ptr, ptr %56, align 4
  %58 = load i32, ptr %6, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %6, align 4
  %60 = getelementptr inbounds double, ptr %57, i32 %58
  store double %55, ptr %60, align 8
  br label %61

61:                                               ; preds = %42, %51, %45, %48, %24, %35, %20, %7
  %62 = phi i32 [ 0, %7 ], [ 0, %20 ], [ 0, %35 ], [ 0, %24 ], [ 0, %51 ], [ %46, %45 ], [ 14, %48 ], [ %43, %42 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #25
  ret i32 %62
}

define internal fastcc void @interpolate(ptr nocapture noundef nonnull readonly %0, double noundef %1, ptr nocapture noundef writeonly %2) unnamed_addr #17 {
  %4 = alloca [2 x double], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #25
  store double %1, ptr %4, align 16
  %5 = getelementptr inbounds nuw i8, ptr %4, i32 8
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
  br i1 %14, label %23, label %15

15:                                               ; preds = %3
  %16 = getelementptr inbounds nuw i8, ptr %0, i32 188
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 164
  br label %18

18:                                               ; preds = %15, %31
  %19 = phi i32 [ 4, %15 ], [ %37, %31 ]
  %20 = phi i32 [ 0, %15 ], [ %19, %31 ]
  %21 = load ptr, ptr %16, align 4
  %22 = getelementptr double, ptr %21, i32 %20
  br label %39

23:                                               ; preds = %31, %3
  %24 = phi i32 [ 0, %3 ], [ %19, %31 ]
  %25 = icmp slt i32 %24, %13
  br i1 %25, label %26, label %77

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 188
  %28 = load ptr, ptr %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr %0, i32 164
  %30 = load ptr, ptr %29, align 4
  br label %54

31:                                               ; preds = %39
  %32 = load ptr, ptr %17, align 4
  %33 = getelementptr inbounds nuw double, ptr %32, i32 %20
  %34 = load <4 x double>, ptr %33, align 8
  %35 = fadd <4 x double> %51, %34
  %36 = getelementptr inbounds nuw double, ptr %2, i32 %20
  store <4 x double> %35, ptr %36, align 8
  %37 = add nuw nsw i32 %19, 4
  %38 = icmp sgt i32 %37, %13
  br i1 %38, label %23, label %18

39:                                               ; preds = %18, %39
  %40 = phi i32 [ 6, %18 ], [ %52, %39 ]
  %41 = phi <4 x double> [ zeroinitializer, %18 ], [ %51, %39 ]
  %42 = mul nuw nsw i32 %40, %13
  %43 = getelementptr double, ptr %22, i32 %42
  %44 = load <4 x double>, ptr %43, align 8
  %45 = fadd <4 x double> %41, %44
  %46 = and i32 %40, 1
  %47 = getelementptr inbounds nuw [2 x double], ptr %4, i32 0, i32 %46
  %48 = load double, ptr %47, align 8
  %49 = insertelement <4 x double> poison, double %48, i64 0
  %50 = shufflevector <4 x double> %49, <4 x double> poison, <4 x i32> zeroinitializer
  %51 = fmul <4 x double> %45, %50
  %52 = add nsw i32 %40, -1
  %53 = icmp eq i32 %40, 0
  br i1 %53, label %31, label %39

54:                                               ; preds = %26, %57
  %55 = phi i32 [ %24, %26 ], [ %62, %57 ]
  %56 = getelementptr double, ptr %28, i32 %55
  br label %64

57:                                               ; preds = %64
  %58 = getelementptr inbounds nuw double, ptr %30, i32 %55
  %59 = load double, ptr %58, align 8
  %60 = fadd double %74, %59
  %61 = getelementptr inbounds nuw double, ptr %2, i32 %55
  store double %60, ptr %61, align 8
  %62 = add nuw nsw i32 %55, 1
  %63 = icmp slt i32 %62, %13
  br i1 %63, label %54, label %77

64:                                               ; preds = %54, %64
  %65 = phi i32 [ 6, %54 ], [ %75, %64 ]
  %66 = phi double [ 0.000000e+00, %54 ], [ %74, %64 ]
  %67 = mul nsw i32 %65, %13
  %68 = getelementptr double, ptr %56, i32 %67
  %69 = load double, ptr %68, align 8
  %70 = fadd double %66, %69
  %71 = and i32 %65, 1
  %72 = getelementptr inbounds nuw [2 x double], ptr %4, i32 0, i32 %71
  %73 = load double, ptr %72, align 8
  %74 = fmul double %70, %73
  %75 = add nsw i32 %65, -1
  %76 = icmp eq i32 %65, 0
  br i1 %76, label %57, label %64

77:                                               ; preds = %57, %23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #25
  ret void
}

define internal fastcc range(i32 0, 12) i32 @locate(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, i32 noundef %3, i32 noundef range(i32 0, 2) %4, double noundef %5, double noundef %6, double noundef %7, double noundef %8, ptr nocapture noundef nonnull writeonly %9) unnamed_addr #4 {
  %11 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #25
  %12 = fcmp une double %8, 0.000000e+00
  br i1 %12, label %13, label %70

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 120
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #25
  ret i32 %73
}

define internal fastcc range(i32 0, 12) i32 @locate_on_constraints(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, i32 noundef %3, double noundef %4, ptr nocapture noundef nonnull %5) unnamed_addr #4 {
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #25
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #25
  %9 = fcmp ogt double %4, 0.000000e+00
  %10 = select i1 %9, double 1.000000e+00, double -1.000000e+00
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 228
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #25
  ret i32 %52
}

define internal fastcc range(i32 0, 12) i32 @one_event_at(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, i32 noundef %3, double noundef %4, i32 noundef range(i32 0, 2) %5, ptr nocapture noundef nonnull writeonly initializes((0, 8)) %6) unnamed_addr #4 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %9 = load double, ptr %8, align 8
  %10 = tail call double @llvm.fmuladd.f64(double %4, double %2, double %9)
  %11 = fcmp oeq double %4, 0.000000e+00
  %12 = fcmp oeq double %4, 1.000000e+00
  %13 = or i1 %11, %12
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 176
  %15 = load ptr, ptr %14, align 8
  br i1 %13, label %16, label %28

16:                                               ; preds = %7
  %17 = select i1 %11, i32 164, i32 168
  %18 = getelementptr inbounds nuw i8, ptr %1, i32 %17
  %19 = load ptr, ptr %18, align 4
  %20 = load i32, ptr @appell_n_coordinates, align 4
  %21 = load i32, ptr @appell_n_speeds, align 4
  %22 = add nsw i32 %21, %20
  %23 = load i32, ptr @appell_n_auxiliaries, align 4
  %24 = add nsw i32 %22, %23
  %25 = load i32, ptr @appell_n_quadratures, align 4
  %26 = add nsw i32 %24, %25
  %27 = shl i32 %26, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %15, ptr align 8 %19, i32 %27, i1 false)
  br label %29

28:                                               ; preds = %7
  tail call fastcc void @interpolate(ptr noundef nonnull readonly %1, double noundef %4, ptr noundef %15)
  br label %29

29:                                               ; preds = %16, %28
  %30 = icmp eq i32 %5, 0
  br i1 %30, label %42, label %31

31:                                               ; preds = %29
  %32 = load ptr, ptr %14, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i32 228
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %42, label %36

36:                                               ; preds = %31
  %37 = tail call fastcc i32 @factorise_metric(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %10, ptr noundef %32)
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %46

39:                                               ; preds = %36
  %40 = tail call fastcc i32 @project(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %10, ptr noundef %32)
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %46

42:                                               ; preds = %31, %29, %39
  %43 = getelementptr inbounds nuw i8, ptr %1, i32 204
  %44 = load ptr, ptr %43, align 4
  %45 = tail call fastcc i32 @evaluate_events(ptr noundef nonnull %0, ptr noundef %1, double noundef %10, ptr noundef %44)
  br label %46

46:                                               ; preds = %36, %42, %39
  %47 = phi i32 [ %40, %39 ], [ %45, %42 ], [ %37, %36 ]
  %48 = getelementptr inbounds nuw i8, ptr %1, i32 204
  %49 = load ptr, ptr %48, align 4
  %50 = getelementptr inbounds double, ptr %49, i32 %3
  %51 = load double, ptr %50, align 8
  store double %51, ptr %6, align 8
  ret i32 %47
}

define internal fastcc range(i32 0, 3) i32 @follow(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, i32 noundef %2, i32 noundef %3, ptr nocapture noundef nonnull writeonly %4, ptr nocapture noundef nonnull %5) unnamed_addr #18 {
  %7 = alloca [9 x double], align 16
  %8 = alloca [64 x double], align 16
  %9 = alloca i32, align 4
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 200
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds double, ptr %11, i32 %2
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %14 = load double, ptr %13, align 8
  %15 = fmul double %14, 1.000000e-01
  %16 = getelementptr inbounds nuw i8, ptr %1, i32 228
  %17 = load ptr, ptr %16, align 4
  %18 = getelementptr inbounds double, ptr %17, i32 %2
  %19 = load double, ptr %18, align 8
  %20 = load i32, ptr @appell_n_events, align 4
  br label %99

21:                                               ; preds = %99
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 224
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds double, ptr %23, i32 %2
  %25 = getelementptr inbounds nuw i8, ptr %1, i32 232
  %26 = load ptr, ptr %25, align 8
  %27 = load double, ptr %24, align 8
  %28 = tail call double @llvm.maxnum.f64(double %27, double %106)
  store double %28, ptr %24, align 8
  br label %29

29:                                               ; preds = %37, %21
  %30 = phi i32 [ 0, %21 ], [ %40, %37 ]
  %31 = phi double [ 0.000000e+00, %21 ], [ %39, %37 ]
  %32 = add nuw nsw i32 %30, 9
  %33 = mul nsw i32 %32, %20
  %34 = getelementptr inbounds double, ptr %12, i32 %33
  %35 = load double, ptr %34, align 8
  %36 = fneg double %35
  br label %42

37:                                               ; preds = %42
  %38 = tail call double @llvm.fabs.f64(double %50)
  %39 = tail call double @llvm.maxnum.f64(double %31, double %38)
  %40 = add nuw nsw i32 %30, 1
  %41 = icmp eq i32 %40, 4
  br i1 %41, label %53, label %29

42:                                               ; preds = %42, %29
  %43 = phi i32 [ 0, %29 ], [ %51, %42 ]
  %44 = phi double [ %36, %29 ], [ %50, %42 ]
  %45 = getelementptr inbounds nuw [4 x [9 x double]], ptr @AT_CHECKS, i32 0, i32 %30, i32 %43
  %46 = load double, ptr %45, align 8
  %47 = mul nsw i32 %43, %20
  %48 = getelementptr inbounds double, ptr %12, i32 %47
  %49 = load double, ptr %48, align 8
  %50 = tail call double @llvm.fmuladd.f64(double %46, double %49, double %44)
  %51 = add nuw nsw i32 %43, 1
  %52 = icmp eq i32 %51, 9
  br i1 %52, label %37, label %42

53:                                               ; preds = %37
  %54 = getelementptr inbounds double, ptr %26, i32 %2
  %55 = mul nsw i32 %20, %3
  %56 = getelementptr inbounds double, ptr %54, i32 %55
  store double %39, ptr %56, align 8
  br label %57

57:                                               ; preds = %60, %53
  %58 = phi i32 [ 0, %53 ], [ %61, %60 ]
  %59 = getelementptr inbounds nuw double, ptr %5, i32 %58
  store double 0.000000e+00, ptr %59, align 8
  br label %63

60:                                               ; preds = %63
  %61 = add nuw nsw i32 %58, 1
  %62 = icmp eq i32 %61, 9
  br i1 %62, label %74, label %57

63:                                               ; preds = %63, %57
  %64 = phi i32 [ 0, %57 ], [ %72, %63 ]
  %65 = phi double [ 0.000000e+00, %57 ], [ %71, %63 ]
  %66 = getelementptr inbounds nuw [9 x [9 x double]], ptr @TO_BERNSTEIN, i32 0, i32 %58, i32 %64
  %67 = load double, ptr %66, align 8
  %68 = mul nsw i32 %64, %20
  %69 = getelementptr inbounds double, ptr %12, i32 %68
  %70 = load double, ptr %69, align 8
  %71 = tail call double @llvm.fmuladd.f64(double %67, double %70, double %65)
  store double %71, ptr %59, align 8
  %72 = add nuw nsw i32 %64, 1
  %73 = icmp eq i32 %72, 9
  br i1 %73, label %60, label %63

74:                                               ; preds = %60
  %75 = fmul double %106, 0x3D29000000000000
  %76 = tail call double @llvm.fmuladd.f64(double %39, double 2.000000e+00, double %75)
  store double %76, ptr %4, align 8
  %77 = fmul double %76, 2.000000e+00
  %78 = fneg double %77
  br label %79

79:                                               ; preds = %79, %74
  %80 = phi i32 [ 0, %74 ], [ %89, %79 ]
  %81 = phi i32 [ 1, %74 ], [ %88, %79 ]
  %82 = phi i32 [ 1, %74 ], [ %86, %79 ]
  %83 = getelementptr inbounds nuw double, ptr %5, i32 %80
  %84 = load double, ptr %83, align 8
  %85 = fcmp ogt double %84, %77
  %86 = select i1 %85, i32 %82, i32 0
  %87 = fcmp olt double %84, %78
  %88 = select i1 %87, i32 %81, i32 0
  %89 = add nuw nsw i32 %80, 1
  %90 = icmp eq i32 %80, 8
  br i1 %90, label %91, label %79

91:                                               ; preds = %79
  %92 = tail call double @llvm.maxnum.f64(double %15, double 0x3D06849B86A12B9B)
  %93 = icmp eq i32 %86, 0
  %94 = icmp eq i32 %88, 0
  %95 = select i1 %93, i1 %94, i1 false
  %96 = fmul double %19, 0x3D06849B86A12B9B
  %97 = fcmp ugt double %106, %96
  %98 = select i1 %95, i1 %97, i1 false
  br i1 %98, label %109, label %137

99:                                               ; preds = %6, %99
  %100 = phi double [ 0.000000e+00, %6 ], [ %106, %99 ]
  %101 = phi i32 [ 0, %6 ], [ %107, %99 ]
  %102 = mul nsw i32 %20, %101
  %103 = getelementptr inbounds double, ptr %12, i32 %102
  %104 = load double, ptr %103, align 8
  %105 = tail call double @llvm.fabs.f64(double %104)
  %106 = tail call double @llvm.maxnum.f64(double %100, double %105)
  %107 = add nuw nsw i32 %101, 1
  %108 = icmp eq i32 %107, 13
  br i1 %108, label %21, label %99

109:                                              ; preds = %91
  %110 = icmp sgt i32 %3, 0
  br i1 %110, label %111, label %122

111:                                              ; preds = %109
  %112 = add nsw i32 %3, -1
  %113 = mul nsw i32 %20, %112
  %114 = getelementptr inbounds double, ptr %54, i32 %113
  %115 = load double, ptr %114, align 8
  %116 = fmul double %115, 2.500000e-01
  %117 = fcmp ogt double %39, %116
  br i1 %117, label %118, label %122

118:                                              ; preds = %111
  %119 = load double, ptr %24, align 8
  %120 = fmul double %119, 1.000000e-08
  %121 = fcmp ole double %39, %120
  br label %122

122:                                              ; preds = %118, %111, %109
  %123 = phi i1 [ false, %111 ], [ false, %109 ], [ %121, %118 ]
  %124 = fmul double %92, %106
  %125 = fmul double %19, 1.000000e-15
  %126 = tail call double @llvm.maxnum.f64(double %124, double %125)
  %127 = fcmp ule double %39, %126
  %128 = select i1 %127, i1 true, i1 %123
  br i1 %128, label %129, label %137

129:                                              ; preds = %122
  %130 = fmul double %106, 1.000000e-03
  %131 = fcmp ogt double %39, %130
  br i1 %131, label %137, label %132

132:                                              ; preds = %129
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #25
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %8) #25
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #25
  store i32 0, ptr %9, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 16 dereferenceable(72) %7, ptr noundef nonnull align 8 dereferenceable(72) %5, i32 72, i1 false)
  %133 = call fastcc i32 @witnesses(ptr noundef %7, double noundef %76, double noundef 0.000000e+00, double noundef 1.000000e+00, i32 noundef 0, ptr noundef %8, i32 noundef 64, ptr noundef %9)
  %134 = load i32, ptr %9, align 4
  %135 = icmp eq i32 %134, 0
  %136 = select i1 %135, i32 2, i32 1
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #25
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %8) #25
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #25
  br label %137

137:                                              ; preds = %132, %122, %129, %91
  %138 = phi i32 [ 2, %91 ], [ %136, %132 ], [ 0, %122 ], [ 2, %129 ]
  ret i32 %138
}

define internal fastcc range(i32 0, 15) i32 @search_piece(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, i32 noundef %3, double noundef %4, double noundef %5, i32 noundef range(i32 0, 2) %6, double noundef %7, ptr nocapture noundef nonnull %8, ptr nocapture noundef nonnull %9) unnamed_addr #4 {
  %11 = alloca [64 x double], align 16
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %11) #25
  %14 = load double, ptr %8, align 8
  %15 = tail call double @llvm.fabs.f64(double %14)
  %16 = fcmp ogt double %15, %7
  br i1 %16, label %17, label %22

17:                                               ; preds = %10
  %18 = getelementptr inbounds nuw i8, ptr %8, i32 64
  %19 = load double, ptr %18, align 8
  %20 = tail call double @llvm.fabs.f64(double %19)
  %21 = fcmp ogt double %20, %7
  br label %22

22:                                               ; preds = %17, %10
  %23 = phi i1 [ false, %10 ], [ %21, %17 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %12) #25
  store i32 0, ptr %12, align 4
  %24 = icmp eq i32 %6, 0
  %25 = load i32, ptr @appell_n_events, align 4
  %26 = getelementptr inbounds nuw i8, ptr %1, i32 200
  br i1 %24, label %40, label %27

27:                                               ; preds = %22
  %28 = load ptr, ptr %26, align 8
  %29 = shl i32 %25, 6
  %30 = getelementptr i8, ptr %28, i32 %29
  %31 = getelementptr double, ptr %30, i32 %3
  %32 = load double, ptr %31, align 8
  br i1 %23, label %55, label %80

33:                                               ; preds = %40
  %34 = getelementptr inbounds nuw i8, ptr %1, i32 200
  %35 = load ptr, ptr %34, align 8
  %36 = shl i32 %25, 6
  %37 = getelementptr i8, ptr %35, i32 %36
  %38 = getelementptr double, ptr %37, i32 %3
  %39 = load double, ptr %38, align 8
  br label %76

40:                                               ; preds = %22, %40
  %41 = phi i32 [ %51, %40 ], [ 1, %22 ]
  %42 = getelementptr inbounds nuw [9 x double], ptr @NODES, i32 0, i32 %41
  %43 = load double, ptr %42, align 8
  %44 = tail call double @llvm.fmuladd.f64(double %43, double %5, double %4)
  %45 = load ptr, ptr %26, align 8
  %46 = mul nsw i32 %25, %41
  %47 = getelementptr double, ptr %45, i32 %46
  %48 = getelementptr double, ptr %47, i32 %3
  %49 = load double, ptr %48, align 8
  %50 = tail call fastcc i32 @visit(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %3, double noundef %44, double noundef %49, ptr noundef %9)
  %51 = add nuw nsw i32 %41, 1
  %52 = icmp samesign ult i32 %41, 7
  %53 = icmp eq i32 %50, 0
  %54 = select i1 %52, i1 %53, i1 false
  br i1 %54, label %40, label %33

55:                                               ; preds = %27
  %56 = fneg double %7
  br label %57

57:                                               ; preds = %57, %55
  %58 = phi i32 [ 0, %55 ], [ %69, %57 ]
  %59 = phi i32 [ 0, %55 ], [ %72, %57 ]
  %60 = phi i32 [ 0, %55 ], [ %71, %57 ]
  %61 = getelementptr inbounds nuw double, ptr %8, i32 %59
  %62 = load double, ptr %61, align 8
  %63 = fcmp ogt double %62, %7
  %64 = fcmp olt double %62, %56
  %65 = sext i1 %64 to i32
  %66 = select i1 %63, i32 1, i32 %65
  %67 = mul nsw i32 %66, %60
  %68 = lshr i32 %67, 31
  %69 = add nuw nsw i32 %68, %58
  %70 = icmp eq i32 %66, 0
  %71 = select i1 %70, i32 %60, i32 %66
  %72 = add nuw nsw i32 %59, 1
  %73 = icmp eq i32 %72, 9
  br i1 %73, label %74, label %57

74:                                               ; preds = %57
  %75 = icmp samesign ult i32 %69, 2
  br i1 %75, label %76, label %80

76:                                               ; preds = %33, %74
  %77 = phi double [ %39, %33 ], [ %32, %74 ]
  %78 = phi i32 [ %50, %33 ], [ 0, %74 ]
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %104, label %108

80:                                               ; preds = %27, %74
  %81 = call fastcc i32 @witnesses(ptr noundef %8, double noundef %7, double noundef %4, double noundef %5, i32 noundef 0, ptr noundef %11, i32 noundef 64, ptr noundef %12)
  %82 = icmp sgt i32 %81, 0
  br i1 %82, label %86, label %83

83:                                               ; preds = %98, %80
  %84 = phi i32 [ 0, %80 ], [ %99, %98 ]
  %85 = phi i1 [ true, %80 ], [ %102, %98 ]
  br i1 %85, label %104, label %108

86:                                               ; preds = %80, %98
  %87 = phi i32 [ %100, %98 ], [ 0, %80 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %13) #25
  %88 = getelementptr inbounds nuw [64 x double], ptr %11, i32 0, i32 %87
  %89 = load double, ptr %88, align 8
  %90 = call fastcc i32 @one_event_at(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %3, double noundef %89, i32 noundef 0, ptr noundef %13)
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %93, label %92

92:                                               ; preds = %86
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #25
  br label %108

93:                                               ; preds = %86
  %94 = fcmp ogt double %89, %4
  br i1 %94, label %95, label %98

95:                                               ; preds = %93
  %96 = load double, ptr %13, align 8
  %97 = tail call fastcc i32 @visit(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %3, double noundef %89, double noundef %96, ptr noundef %9)
  br label %98

98:                                               ; preds = %95, %93
  %99 = phi i32 [ %97, %95 ], [ 0, %93 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #25
  %100 = add nuw nsw i32 %87, 1
  %101 = icmp slt i32 %100, %81
  %102 = icmp eq i32 %99, 0
  %103 = select i1 %101, i1 %102, i1 false
  br i1 %103, label %86, label %83

104:                                              ; preds = %76, %83
  %105 = phi double [ %77, %76 ], [ %32, %83 ]
  %106 = fadd double %4, %5
  %107 = tail call fastcc i32 @visit(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %3, double noundef %106, double noundef %105, ptr noundef %9)
  br label %108

108:                                              ; preds = %92, %76, %83, %104
  %109 = phi i32 [ %107, %104 ], [ %84, %83 ], [ %78, %76 ], [ %90, %92 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %12) #25
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %11) #25
  ret i32 %109
}

define internal fastcc i32 @witnesses(ptr nocapture noundef nonnull %0, double noundef %1, double noundef %2, double noundef %3, i32 noundef %4, ptr nocapture noundef nonnull writeonly %5, i32 noundef %6, ptr nocapture noundef nonnull %7) unnamed_addr #19 {
  %9 = alloca [9 x double], align 16
  %10 = fneg double %1
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 64
  br label %12

12:                                               ; preds = %120, %8
  %13 = phi i32 [ 0, %8 ], [ %127, %120 ]
  %14 = phi double [ %2, %8 ], [ %124, %120 ]
  %15 = phi double [ %3, %8 ], [ %121, %120 ]
  %16 = phi i32 [ %4, %8 ], [ %122, %120 ]
  %17 = phi ptr [ %5, %8 ], [ %125, %120 ]
  %18 = phi i32 [ %6, %8 ], [ %126, %120 ]
  br label %19

19:                                               ; preds = %19, %12
  %20 = phi i32 [ 0, %12 ], [ %31, %19 ]
  %21 = phi i32 [ 0, %12 ], [ %34, %19 ]
  %22 = phi i32 [ 0, %12 ], [ %33, %19 ]
  %23 = getelementptr inbounds nuw double, ptr %0, i32 %21
  %24 = load double, ptr %23, align 8
  %25 = fcmp ogt double %24, %1
  %26 = fcmp olt double %24, %10
  %27 = sext i1 %26 to i32
  %28 = select i1 %25, i32 1, i32 %27
  %29 = mul nsw i32 %28, %22
  %30 = lshr i32 %29, 31
  %31 = add nuw nsw i32 %30, %20
  %32 = icmp eq i32 %28, 0
  %33 = select i1 %32, i32 %22, i32 %28
  %34 = add nuw nsw i32 %21, 1
  %35 = icmp eq i32 %34, 9
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
  br i1 %46, label %128, label %47

47:                                               ; preds = %44
  %48 = icmp eq i32 %31, 0
  %49 = icmp eq i32 %16, 40
  %50 = or i1 %49, %48
  br i1 %50, label %51, label %92

51:                                               ; preds = %47, %51
  %52 = phi i32 [ %62, %51 ], [ 1, %47 ]
  %53 = phi i32 [ %61, %51 ], [ 0, %47 ]
  %54 = getelementptr inbounds nuw double, ptr %0, i32 %52
  %55 = load double, ptr %54, align 8
  %56 = tail call double @llvm.fabs.f64(double %55)
  %57 = getelementptr inbounds nuw double, ptr %0, i32 %53
  %58 = load double, ptr %57, align 8
  %59 = tail call double @llvm.fabs.f64(double %58)
  %60 = fcmp ogt double %56, %59
  %61 = select i1 %60, i32 %52, i32 %53
  %62 = add nuw nsw i32 %52, 1
  %63 = icmp eq i32 %62, 9
  br i1 %63, label %64, label %51

64:                                               ; preds = %51, %64
  %65 = phi i32 [ %74, %64 ], [ 1, %51 ]
  %66 = phi i32 [ %73, %64 ], [ 1, %51 ]
  %67 = phi i32 [ %71, %64 ], [ 1, %51 ]
  %68 = getelementptr inbounds nuw double, ptr %0, i32 %65
  %69 = load double, ptr %68, align 8
  %70 = fcmp ogt double %69, %1
  %71 = select i1 %70, i32 %67, i32 0
  %72 = fcmp olt double %69, %10
  %73 = select i1 %72, i32 %66, i32 0
  %74 = add nuw nsw i32 %65, 1
  %75 = icmp eq i32 %65, 7
  br i1 %75, label %76, label %64

76:                                               ; preds = %64
  %77 = icmp eq i32 %71, 0
  %78 = icmp eq i32 %73, 0
  %79 = select i1 %77, i1 %78, i1 false
  %80 = zext i1 %79 to i32
  %81 = load i32, ptr %7, align 4
  %82 = or i32 %81, %80
  store i32 %82, ptr %7, align 4
  %83 = getelementptr inbounds nuw double, ptr %0, i32 %61
  %84 = load double, ptr %83, align 8
  %85 = tail call double @llvm.fabs.f64(double %84)
  %86 = fcmp ogt double %85, %1
  br i1 %86, label %87, label %128

87:                                               ; preds = %76
  %88 = uitofp nneg i32 %61 to double
  %89 = fmul double %15, %88
  %90 = fmul double %89, 1.250000e-01
  %91 = fadd double %14, %90
  store double %91, ptr %17, align 8
  br label %128

92:                                               ; preds = %47
  %93 = icmp eq i32 %31, 1
  %94 = select i1 %93, i1 %45, i1 false
  br i1 %94, label %95, label %98

95:                                               ; preds = %92
  store double %14, ptr %17, align 8
  %96 = fadd double %14, %15
  %97 = getelementptr inbounds nuw i8, ptr %17, i32 8
  store double %96, ptr %97, align 8
  br label %128

98:                                               ; preds = %92
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %9) #25
  br label %99

99:                                               ; preds = %106, %98
  %100 = phi i32 [ 8, %98 ], [ %108, %106 ]
  %101 = phi i32 [ 0, %98 ], [ %107, %106 ]
  %102 = tail call i32 @llvm.smax.i32(i32 %100, i32 1)
  %103 = load double, ptr %0, align 8
  %104 = getelementptr inbounds nuw double, ptr %9, i32 %101
  store double %103, ptr %104, align 8
  %105 = icmp samesign ult i32 %101, 8
  br i1 %105, label %110, label %106

106:                                              ; preds = %110, %99
  %107 = add nuw nsw i32 %101, 1
  %108 = add nsw i32 %100, -1
  %109 = icmp eq i32 %107, 9
  br i1 %109, label %120, label %99

110:                                              ; preds = %99, %110
  %111 = phi double [ %116, %110 ], [ %103, %99 ]
  %112 = phi i32 [ %114, %110 ], [ 0, %99 ]
  %113 = getelementptr inbounds nuw double, ptr %0, i32 %112
  %114 = add nuw nsw i32 %112, 1
  %115 = getelementptr inbounds nuw double, ptr %0, i32 %114
  %116 = load double, ptr %115, align 8
  %117 = fadd double %111, %116
  %118 = fmul double %117, 5.000000e-01
  store double %118, ptr %113, align 8
  %119 = icmp eq i32 %114, %102
  br i1 %119, label %106, label %110

120:                                              ; preds = %106
  %121 = fmul double %15, 5.000000e-01
  %122 = add nsw i32 %16, 1
  %123 = call fastcc i32 @witnesses(ptr noundef %9, double noundef %1, double noundef %14, double noundef %121, i32 noundef %122, ptr noundef %17, i32 noundef %18, ptr noundef %7)
  %124 = tail call double @llvm.fmuladd.f64(double %15, double 5.000000e-01, double %14)
  %125 = getelementptr inbounds double, ptr %17, i32 %123
  %126 = sub nsw i32 %18, %123
  %127 = add nsw i32 %123, %13
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %9) #25
  br label %12

128:                                              ; preds = %44, %76, %87, %95
  %129 = phi i32 [ 2, %95 ], [ 1, %87 ], [ 0, %76 ], [ 0, %44 ]
  %130 = add nsw i32 %129, %13
  ret i32 %130
}

define internal fastcc range(i32 0, 16) i32 @write_events(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, i32 noundef %3, ptr nocapture noundef nonnull writeonly %4, ptr nocapture noundef nonnull %5) unnamed_addr #4 {
  %7 = icmp sgt i32 %3, 0
  br i1 %7, label %8, label %90

8:                                                ; preds = %6
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 288
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 248
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 236
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 176
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 168
  %15 = load i32, ptr @appell_n_coordinates, align 4
  %16 = load i32, ptr @appell_n_speeds, align 4
  %17 = add nsw i32 %16, %15
  %18 = load i32, ptr @appell_n_auxiliaries, align 4
  %19 = add nsw i32 %17, %18
  %20 = load i32, ptr @appell_n_quadratures, align 4
  %21 = add nsw i32 %19, %20
  %22 = shl i32 %21, 3
  %23 = load i32, ptr @appell_has_landing, align 4
  %24 = icmp eq i32 %23, 0
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 228
  %26 = getelementptr inbounds nuw i8, ptr %0, i32 288
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 236
  %28 = getelementptr inbounds nuw i8, ptr %1, i32 316
  %29 = getelementptr inbounds nuw i8, ptr %0, i32 64
  %30 = getelementptr inbounds nuw i8, ptr %0, i32 68
  %31 = getelementptr inbounds nuw i8, ptr %0, i32 72
  %32 = shl i32 %19, 3
  %33 = getelementptr inbounds nuw i8, ptr %0, i32 32
  br label %34

34:                                               ; preds = %8, %87
  %35 = phi i32 [ 0, %8 ], [ %88, %87 ]
  %36 = load i32, ptr %5, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %90

38:                                               ; preds = %34
  %39 = load ptr, ptr %9, align 8
  %40 = getelementptr inbounds nuw i32, ptr %39, i32 %35
  %41 = load i32, ptr %40, align 4
  %42 = load i32, ptr %10, align 8
  %43 = load ptr, ptr %11, align 4
  %44 = getelementptr inbounds nuw double, ptr %43, i32 %35
  %45 = load double, ptr %44, align 8
  %46 = load double, ptr %12, align 8
  %47 = tail call double @llvm.fmuladd.f64(double %45, double %2, double %46)
  %48 = fcmp ult double %45, 1.000000e+00
  %49 = load ptr, ptr %13, align 8
  br i1 %48, label %52, label %50

50:                                               ; preds = %38
  %51 = load ptr, ptr %14, align 8
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %49, ptr align 8 %51, i32 %22, i1 false)
  br label %53

52:                                               ; preds = %38
  tail call fastcc void @interpolate(ptr noundef %1, double noundef %45, ptr noundef %49)
  br label %53

53:                                               ; preds = %52, %50
  %54 = load ptr, ptr %13, align 8
  br i1 %24, label %68, label %55

55:                                               ; preds = %53
  %56 = load i32, ptr %25, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %68, label %58

58:                                               ; preds = %55
  %59 = load i32, ptr %26, align 8
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %68

61:                                               ; preds = %58
  %62 = load i32, ptr %27, align 4
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %68, label %64

64:                                               ; preds = %61
  %65 = tail call fastcc i32 @land(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %47, ptr noundef %54, i32 noundef 0)
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %68, label %67

67:                                               ; preds = %64
  store i32 1, ptr %28, align 4
  br label %71

68:                                               ; preds = %53, %55, %58, %61, %64
  %69 = tail call fastcc i32 @project_between(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %47, ptr noundef %54)
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %90

71:                                               ; preds = %67, %68
  %72 = load ptr, ptr %29, align 8
  %73 = getelementptr inbounds i32, ptr %72, i32 %42
  store i32 %41, ptr %73, align 4
  %74 = load ptr, ptr %30, align 4
  %75 = getelementptr inbounds double, ptr %74, i32 %42
  store double %47, ptr %75, align 8
  %76 = load ptr, ptr %31, align 8
  %77 = mul nsw i32 %19, %42
  %78 = getelementptr inbounds double, ptr %76, i32 %77
  %79 = load ptr, ptr %13, align 8
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %78, ptr align 8 %79, i32 %32, i1 false)
  %80 = load i32, ptr %10, align 8
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %10, align 8
  %82 = load ptr, ptr %33, align 8
  %83 = getelementptr inbounds i32, ptr %82, i32 %41
  %84 = load i32, ptr %83, align 4
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %87, label %86

86:                                               ; preds = %71
  store i32 1, ptr %5, align 4
  store double %45, ptr %4, align 8
  br label %87

87:                                               ; preds = %86, %71
  %88 = add nuw nsw i32 %35, 1
  %89 = icmp eq i32 %88, %3
  br i1 %89, label %90, label %34

90:                                               ; preds = %87, %34, %68, %6
  %91 = phi i32 [ 0, %6 ], [ %69, %68 ], [ 0, %34 ], [ 0, %87 ]
  ret i32 %91
}

define internal fastcc range(i32 0, 16) i32 @write_samples(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, double noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 240
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 224
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 176
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 168
  %11 = load i32, ptr @appell_n_coordinates, align 4
  %12 = load i32, ptr @appell_n_speeds, align 4
  %13 = add nsw i32 %12, %11
  %14 = load i32, ptr @appell_n_auxiliaries, align 4
  %15 = add nsw i32 %13, %14
  %16 = load i32, ptr @appell_n_quadratures, align 4
  %17 = add nsw i32 %15, %16
  %18 = shl i32 %17, 3
  br label %19

19:                                               ; preds = %37, %4
  %20 = load i32, ptr %6, align 8
  %21 = load i32, ptr %7, align 8
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %41

23:                                               ; preds = %19
  %24 = load ptr, ptr %5, align 4
  %25 = getelementptr inbounds double, ptr %24, i32 %20
  %26 = load double, ptr %25, align 8
  %27 = load double, ptr %8, align 8
  %28 = fsub double %26, %27
  %29 = fdiv double %28, %2
  %30 = fcmp ogt double %29, %3
  br i1 %30, label %41, label %31

31:                                               ; preds = %23
  %32 = fcmp ult double %29, 1.000000e+00
  %33 = load ptr, ptr %9, align 8
  br i1 %32, label %36, label %34

34:                                               ; preds = %31
  %35 = load ptr, ptr %10, align 8
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %33, ptr align 8 %35, i32 %18, i1 false)
  br label %37

36:                                               ; preds = %31
  tail call fastcc void @interpolate(ptr noundef %1, double noundef %29, ptr noundef %33)
  br label %37

37:                                               ; preds = %36, %34
  %38 = load ptr, ptr %9, align 8
  %39 = tail call fastcc i32 @write_sample(ptr noundef nonnull %0, ptr noundef %1, double noundef %26, ptr noundef %38)
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %19, label %41

41:                                               ; preds = %23, %37, %19
  %42 = phi i32 [ 0, %19 ], [ 0, %23 ], [ %39, %37 ]
  ret i32 %42
}

define internal fastcc range(i32 0, 2) i32 @solve_small(i32 noundef %0, ptr nocapture noundef nonnull %1, ptr nocapture noundef nonnull %2) unnamed_addr #20 {
  %4 = alloca [8 x i32], align 16
  %5 = alloca [8 x double], align 16
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #25
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %98

7:                                                ; preds = %3, %7
  %8 = phi i32 [ %10, %7 ], [ 0, %3 ]
  %9 = getelementptr inbounds nuw [8 x i32], ptr %4, i32 0, i32 %8
  store i32 %8, ptr %9, align 4
  %10 = add nuw nsw i32 %8, 1
  %11 = icmp eq i32 %10, %0
  br i1 %11, label %12, label %7

12:                                               ; preds = %7, %96
  %13 = phi double [ %23, %96 ], [ 0.000000e+00, %7 ]
  %14 = phi i32 [ %61, %96 ], [ 0, %7 ]
  br label %15

15:                                               ; preds = %12, %26
  %16 = phi i32 [ %14, %12 ], [ %41, %26 ]
  %17 = phi i32 [ %14, %12 ], [ %27, %26 ]
  %18 = phi i32 [ %14, %12 ], [ %40, %26 ]
  br label %29

19:                                               ; preds = %26
  %20 = getelementptr inbounds [8 x double], ptr %1, i32 %41, i32 %40
  %21 = load double, ptr %20, align 8
  %22 = tail call double @llvm.fabs.f64(double %21)
  %23 = tail call double @llvm.maxnum.f64(double %13, double %22)
  %24 = fmul double %23, 1.000000e-04
  %25 = fcmp ogt double %22, %24
  br i1 %25, label %44, label %135

26:                                               ; preds = %29
  %27 = add nuw nsw i32 %17, 1
  %28 = icmp eq i32 %27, %0
  br i1 %28, label %19, label %15

29:                                               ; preds = %15, %29
  %30 = phi i32 [ %16, %15 ], [ %41, %29 ]
  %31 = phi i32 [ %14, %15 ], [ %42, %29 ]
  %32 = phi i32 [ %18, %15 ], [ %40, %29 ]
  %33 = getelementptr inbounds nuw [8 x double], ptr %1, i32 %17, i32 %31
  %34 = load double, ptr %33, align 8
  %35 = tail call double @llvm.fabs.f64(double %34)
  %36 = getelementptr inbounds [8 x double], ptr %1, i32 %30, i32 %32
  %37 = load double, ptr %36, align 8
  %38 = tail call double @llvm.fabs.f64(double %37)
  %39 = fcmp ogt double %35, %38
  %40 = select i1 %39, i32 %31, i32 %32
  %41 = select i1 %39, i32 %17, i32 %30
  %42 = add nuw nsw i32 %31, 1
  %43 = icmp eq i32 %42, %0
  br i1 %43, label %26, label %29

44:                                               ; preds = %19, %44
  %45 = phi i32 [ %50, %44 ], [ 0, %19 ]
  %46 = getelementptr inbounds nuw [8 x double], ptr %1, i32 %14, i32 %45
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds [8 x double], ptr %1, i32 %41, i32 %45
  %49 = load double, ptr %48, align 8
  store double %49, ptr %46, align 8
  store double %47, ptr %48, align 8
  %50 = add nuw nsw i32 %45, 1
  %51 = icmp eq i32 %50, %0
  br i1 %51, label %65, label %44

52:                                               ; preds = %65
  %53 = getelementptr inbounds nuw double, ptr %2, i32 %14
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds nuw [8 x i32], ptr %4, i32 0, i32 %14
  %56 = load i32, ptr %55, align 4
  %57 = getelementptr inbounds double, ptr %2, i32 %41
  %58 = load double, ptr %57, align 8
  store double %58, ptr %53, align 8
  store double %54, ptr %57, align 8
  %59 = getelementptr inbounds [8 x i32], ptr %4, i32 0, i32 %40
  %60 = load i32, ptr %59, align 4
  store i32 %60, ptr %55, align 4
  store i32 %56, ptr %59, align 4
  %61 = add nuw nsw i32 %14, 1
  %62 = icmp slt i32 %61, %0
  br i1 %62, label %63, label %96

63:                                               ; preds = %52
  %64 = getelementptr inbounds nuw [8 x double], ptr %1, i32 %14, i32 %14
  br label %73

65:                                               ; preds = %44, %65
  %66 = phi i32 [ %71, %65 ], [ 0, %44 ]
  %67 = getelementptr inbounds nuw [8 x double], ptr %1, i32 %66, i32 %14
  %68 = load double, ptr %67, align 8
  %69 = getelementptr inbounds [8 x double], ptr %1, i32 %66, i32 %40
  %70 = load double, ptr %69, align 8
  store double %70, ptr %67, align 8
  store double %68, ptr %69, align 8
  %71 = add nuw nsw i32 %66, 1
  %72 = icmp eq i32 %71, %0
  br i1 %72, label %52, label %65

73:                                               ; preds = %63, %80
  %74 = phi i32 [ %61, %63 ], [ %85, %80 ]
  %75 = getelementptr inbounds nuw [8 x double], ptr %1, i32 %74, i32 %14
  %76 = load double, ptr %75, align 8
  %77 = load double, ptr %64, align 8
  %78 = fneg double %76
  %79 = fdiv double %78, %77
  br label %87

80:                                               ; preds = %87
  %81 = load double, ptr %53, align 8
  %82 = getelementptr inbounds nuw double, ptr %2, i32 %74
  %83 = load double, ptr %82, align 8
  %84 = tail call double @llvm.fmuladd.f64(double %79, double %81, double %83)
  store double %84, ptr %82, align 8
  %85 = add nuw nsw i32 %74, 1
  %86 = icmp eq i32 %85, %0
  br i1 %86, label %96, label %73

87:                                               ; preds = %73, %87
  %88 = phi i32 [ %14, %73 ], [ %94, %87 ]
  %89 = getelementptr inbounds nuw [8 x double], ptr %1, i32 %14, i32 %88
  %90 = load double, ptr %89, align 8
  %91 = getelementptr inbounds nuw [8 x double], ptr %1, i32 %74, i32 %88
  %92 = load double, ptr %91, align 8
  %93 = tail call double @llvm.fmuladd.f64(double %79, double %90, double %92)
  store double %93, ptr %91, align 8
  %94 = add nuw nsw i32 %88, 1
  %95 = icmp eq i32 %94, %0
  br i1 %95, label %80, label %87

96:                                               ; preds = %80, %52
  %97 = icmp eq i32 %61, %0
  br i1 %97, label %99, label %12

98:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #25
  br label %124

99:                                               ; preds = %96
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #25
  br label %100

100:                                              ; preds = %99, %106
  %101 = phi i32 [ %102, %106 ], [ %0, %99 ]
  %102 = add nsw i32 %101, -1
  %103 = icmp slt i32 %101, %0
  %104 = getelementptr inbounds nuw double, ptr %2, i32 %102
  %105 = load double, ptr %104, align 8
  br i1 %103, label %113, label %106

106:                                              ; preds = %113, %100
  %107 = phi double [ %105, %100 ], [ %121, %113 ]
  %108 = getelementptr inbounds nuw [8 x double], ptr %1, i32 %102, i32 %102
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds nuw double, ptr %2, i32 %102
  %111 = fdiv double %107, %109
  store double %111, ptr %110, align 8
  %112 = icmp sgt i32 %101, 1
  br i1 %112, label %100, label %126

113:                                              ; preds = %100, %113
  %114 = phi double [ %121, %113 ], [ %105, %100 ]
  %115 = phi i32 [ %122, %113 ], [ %101, %100 ]
  %116 = getelementptr inbounds nuw [8 x double], ptr %1, i32 %102, i32 %115
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds nuw double, ptr %2, i32 %115
  %119 = load double, ptr %118, align 8
  %120 = fneg double %117
  %121 = tail call double @llvm.fmuladd.f64(double %120, double %119, double %114)
  store double %121, ptr %104, align 8
  %122 = add nuw nsw i32 %115, 1
  %123 = icmp eq i32 %122, %0
  br i1 %123, label %106, label %113

124:                                              ; preds = %126, %98
  %125 = shl i32 %0, 3
  call void @llvm.memcpy.p0.p0.i32(ptr nonnull align 8 %2, ptr nonnull align 16 %5, i32 %125, i1 false)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #25
  br label %135

126:                                              ; preds = %106, %126
  %127 = phi i32 [ %133, %126 ], [ 0, %106 ]
  %128 = getelementptr inbounds nuw double, ptr %2, i32 %127
  %129 = load double, ptr %128, align 8
  %130 = getelementptr inbounds nuw [8 x i32], ptr %4, i32 0, i32 %127
  %131 = load i32, ptr %130, align 4
  %132 = getelementptr inbounds [8 x double], ptr %5, i32 0, i32 %131
  store double %129, ptr %132, align 8
  %133 = add nuw nsw i32 %127, 1
  %134 = icmp eq i32 %133, %0
  br i1 %134, label %124, label %126

135:                                              ; preds = %19, %124
  %136 = phi i32 [ 1, %124 ], [ 0, %19 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #25
  ret i32 %136
}

declare void @appell_dynamics(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define internal fastcc void @forward(i32 noundef %0, ptr noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #8 {
  %4 = icmp ne ptr %1, null
  %5 = icmp sgt i32 %0, 0
  %6 = and i1 %4, %5
  br i1 %6, label %7, label %56

7:                                                ; preds = %3, %53
  %8 = phi i32 [ %54, %53 ], [ 0, %3 ]
  %9 = xor i32 %8, -1
  %10 = add nsw i32 %0, %9
  %11 = mul nuw nsw i32 %8, %0
  %12 = getelementptr double, ptr %1, i32 %8
  %13 = getelementptr double, ptr %12, i32 %11
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds nuw double, ptr %2, i32 %8
  %16 = load double, ptr %15, align 8
  %17 = fmul double %14, %16
  store double %17, ptr %15, align 8
  %18 = xor i32 %8, -1
  %19 = add nsw i32 %0, %18
  %20 = getelementptr inbounds nuw i8, ptr %12, i32 8
  %21 = getelementptr inbounds nuw double, ptr %20, i32 %11
  %22 = getelementptr inbounds nuw i8, ptr %15, i32 8
  %23 = icmp sgt i32 %19, 0
  br i1 %23, label %24, label %53

24:                                               ; preds = %7
  %25 = fneg double %17
  %26 = icmp ult i32 %10, 4
  br i1 %26, label %42, label %27

27:                                               ; preds = %24
  %28 = and i32 %10, -4
  %29 = insertelement <4 x double> poison, double %25, i64 0
  %30 = shufflevector <4 x double> %29, <4 x double> poison, <4 x i32> zeroinitializer
  br label %31

31:                                               ; preds = %31, %27
  %32 = phi i32 [ 0, %27 ], [ %38, %31 ]
  %33 = getelementptr inbounds nuw double, ptr %21, i32 %32
  %34 = load <4 x double>, ptr %33, align 8
  %35 = getelementptr inbounds nuw double, ptr %22, i32 %32
  %36 = load <4 x double>, ptr %35, align 8
  %37 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %30, <4 x double> %34, <4 x double> %36)
  store <4 x double> %37, ptr %35, align 8
  %38 = add nuw i32 %32, 4
  %39 = icmp eq i32 %38, %28
  br i1 %39, label %40, label %31

40:                                               ; preds = %31
  %41 = icmp eq i32 %10, %28
  br i1 %41, label %53, label %42

42:                                               ; preds = %24, %40
  %43 = phi i32 [ 0, %24 ], [ %28, %40 ]
  br label %44

44:                                               ; preds = %42, %44
  %45 = phi i32 [ %51, %44 ], [ %43, %42 ]
  %46 = getelementptr inbounds nuw double, ptr %21, i32 %45
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds nuw double, ptr %22, i32 %45
  %49 = load double, ptr %48, align 8
  %50 = tail call double @llvm.fmuladd.f64(double %25, double %47, double %49)
  store double %50, ptr %48, align 8
  %51 = add nuw nsw i32 %45, 1
  %52 = icmp eq i32 %51, %19
  br i1 %52, label %53, label %44

53:                                               ; preds = %44, %40, %7
  %54 = add nuw nsw i32 %8, 1
  %55 = icmp eq i32 %54, %0
  br i1 %55, label %56, label %7

56:                                               ; preds = %53, %3
  ret void
}

define internal fastcc range(i32 0, 12) i32 @nonideal_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = icmp ne i32 %4, 0
  %7 = load i32, ptr @appell_law, align 4
  %8 = icmp sgt i32 %7, 1
  %9 = select i1 %6, i1 true, i1 %8
  br i1 %9, label %10, label %38

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 308
  store i32 1, ptr %11, align 4
  %12 = load i32, ptr @appell_is_minimal, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %20, label %14

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %1, i32 336
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
  store i32 0, ptr %11, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %80

25:                                               ; preds = %22
  %26 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %27 = load ptr, ptr %26, align 4
  %28 = load i32, ptr @appell_n_speeds, align 4
  %29 = getelementptr inbounds double, ptr %27, i32 %28
  %30 = load i32, ptr @appell_n_rows, align 4
  %31 = getelementptr inbounds double, ptr %29, i32 %30
  %32 = shl i32 %30, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %31, ptr align 8 %29, i32 %32, i1 false)
  %33 = getelementptr inbounds nuw i8, ptr %1, i32 40
  %34 = load ptr, ptr %33, align 8
  %35 = load ptr, ptr %26, align 4
  %36 = getelementptr inbounds double, ptr %35, i32 %28
  %37 = getelementptr inbounds double, ptr %36, i32 %30
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %34, ptr align 8 %37, i32 %32, i1 false)
  br label %38

38:                                               ; preds = %25, %5
  switch i32 %7, label %41 [
    i32 3, label %39
    i32 0, label %69
  ]

39:                                               ; preds = %38
  %40 = tail call fastcc i32 @implicit_law_rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, i32 noundef %4)
  br label %80

41:                                               ; preds = %38
  %42 = load ptr, ptr %0, align 8
  %43 = getelementptr inbounds nuw i8, ptr %1, i32 40
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %46 = load ptr, ptr %45, align 8
  tail call void @appell_law_of(double noundef %2, ptr noundef %3, ptr noundef %42, ptr noundef %44, ptr noundef %46) #25
  %47 = load i32, ptr @appell_n_speeds, align 4
  %48 = load i32, ptr @appell_n_rows, align 4
  %49 = add i32 %48, 1
  %50 = mul i32 %49, %47
  %51 = load ptr, ptr %45, align 8
  %52 = icmp sgt i32 %50, 0
  br i1 %52, label %53, label %64

53:                                               ; preds = %41, %53
  %54 = phi i32 [ %60, %53 ], [ 0, %41 ]
  %55 = phi double [ %59, %53 ], [ 0.000000e+00, %41 ]
  %56 = getelementptr inbounds nuw double, ptr %51, i32 %54
  %57 = load double, ptr %56, align 8
  %58 = fsub double %57, %57
  %59 = fadd double %55, %58
  %60 = add nuw nsw i32 %54, 1
  %61 = icmp eq i32 %60, %50
  br i1 %61, label %62, label %53

62:                                               ; preds = %53
  %63 = fcmp une double %59, 0.000000e+00
  br i1 %63, label %68, label %64

64:                                               ; preds = %62, %41
  %65 = getelementptr inbounds nuw i8, ptr %1, i32 36
  %66 = load ptr, ptr %65, align 4
  %67 = shl i32 %47, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %66, ptr align 8 %51, i32 %67, i1 false)
  br label %69

68:                                               ; preds = %62
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 12, i32 noundef 0, double noundef %2)
  br label %80

69:                                               ; preds = %38, %64
  %70 = load i32, ptr @appell_is_minimal, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %78, label %72

72:                                               ; preds = %69
  %73 = getelementptr inbounds nuw i8, ptr %1, i32 336
  %74 = load i32, ptr %73, align 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %78

76:                                               ; preds = %72
  %77 = tail call fastcc i32 @minimal_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %4)
  br label %80

78:                                               ; preds = %72, %69
  %79 = tail call fastcc i32 @evident_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %4)
  br label %80

80:                                               ; preds = %78, %76, %68, %22, %39
  %81 = phi i32 [ %40, %39 ], [ 5, %68 ], [ %23, %22 ], [ %77, %76 ], [ %79, %78 ]
  ret i32 %81
}

define internal fastcc range(i32 0, 12) i32 @implicit_law_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = alloca i32, align 4
  %7 = load i32, ptr @appell_n_rows, align 4
  %8 = icmp slt i32 %7, 5
  %9 = shl nuw i32 1, %7
  %10 = select i1 %8, i32 %9, i32 2
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #25
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 40
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds double, ptr %12, i32 %7
  %14 = icmp sgt i32 %10, 0
  br i1 %14, label %15, label %85

15:                                               ; preds = %5
  %16 = icmp ne i32 %4, 0
  %17 = icmp sgt i32 %7, 0
  %18 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %19 = load i32, ptr @appell_n_speeds, align 4
  %20 = getelementptr inbounds nuw i8, ptr %1, i32 60
  %21 = shl i32 %7, 3
  br label %22

22:                                               ; preds = %15, %76
  %23 = phi i32 [ 0, %15 ], [ %77, %76 ]
  %24 = phi i32 [ 0, %15 ], [ %78, %76 ]
  %25 = icmp eq i32 %23, 0
  %26 = select i1 %16, i1 true, i1 %25
  br i1 %26, label %27, label %86

27:                                               ; preds = %22
  br i1 %17, label %28, label %32

28:                                               ; preds = %27
  %29 = load ptr, ptr %18, align 4
  %30 = getelementptr inbounds double, ptr %29, i32 %19
  %31 = getelementptr inbounds nuw double, ptr %30, i32 %7
  br label %35

32:                                               ; preds = %35, %27
  %33 = call fastcc i32 @solve_implicit_law(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %6)
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %48, label %125

35:                                               ; preds = %28, %35
  %36 = phi i32 [ %46, %35 ], [ 0, %28 ]
  %37 = lshr i32 %24, %36
  %38 = and i32 %37, 1
  %39 = select i1 %8, i32 %38, i32 %24
  %40 = icmp eq i32 %39, 0
  %41 = getelementptr inbounds nuw double, ptr %31, i32 %36
  %42 = load double, ptr %41, align 8
  %43 = fneg double %42
  %44 = select i1 %40, double %42, double %43
  %45 = getelementptr inbounds nuw double, ptr %13, i32 %36
  store double %44, ptr %45, align 8
  %46 = add nuw nsw i32 %36, 1
  %47 = icmp eq i32 %46, %7
  br i1 %47, label %32, label %35

48:                                               ; preds = %32
  %49 = load i32, ptr %6, align 4
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %76, label %51

51:                                               ; preds = %48
  %52 = load ptr, ptr %20, align 4
  br i1 %25, label %75, label %53

53:                                               ; preds = %51
  br i1 %17, label %54, label %76

54:                                               ; preds = %53, %54
  %55 = phi i32 [ %69, %54 ], [ 0, %53 ]
  %56 = phi double [ %68, %54 ], [ 0.000000e+00, %53 ]
  %57 = phi double [ %64, %54 ], [ 0.000000e+00, %53 ]
  %58 = getelementptr inbounds nuw double, ptr %52, i32 %55
  %59 = load double, ptr %58, align 8
  %60 = getelementptr inbounds nuw double, ptr %13, i32 %55
  %61 = load double, ptr %60, align 8
  %62 = fsub double %59, %61
  %63 = tail call double @llvm.fabs.f64(double %62)
  %64 = tail call double @llvm.maxnum.f64(double %57, double %63)
  %65 = tail call double @llvm.fabs.f64(double %59)
  %66 = tail call double @llvm.fabs.f64(double %61)
  %67 = fadd double %65, %66
  %68 = tail call double @llvm.maxnum.f64(double %56, double %67)
  %69 = add nuw nsw i32 %55, 1
  %70 = icmp eq i32 %69, %7
  br i1 %70, label %71, label %54

71:                                               ; preds = %54
  %72 = fmul double %68, 0x3EB0C6F7A0B5ED8D
  %73 = fcmp ule double %64, %72
  br i1 %73, label %76, label %74

74:                                               ; preds = %71
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 12, i32 noundef 0, double noundef %2)
  br label %125

75:                                               ; preds = %51
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %52, ptr align 8 %13, i32 %21, i1 false)
  br label %76

76:                                               ; preds = %53, %48, %75, %71
  %77 = phi i32 [ 1, %71 ], [ 1, %75 ], [ %23, %48 ], [ 1, %53 ]
  %78 = add nuw nsw i32 %24, 1
  %79 = icmp eq i32 %78, %10
  br i1 %79, label %80, label %22

80:                                               ; preds = %76
  %81 = icmp eq i32 %77, 0
  br i1 %81, label %85, label %82

82:                                               ; preds = %80
  %83 = load i32, ptr @appell_n_speeds, align 4
  %84 = shl i32 %7, 3
  br label %86

85:                                               ; preds = %5, %80
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 12, i32 noundef 0, double noundef %2)
  br label %125

86:                                               ; preds = %22, %82
  %87 = phi i32 [ %84, %82 ], [ %21, %22 ]
  %88 = phi i32 [ %83, %82 ], [ %19, %22 ]
  %89 = getelementptr inbounds nuw i8, ptr %1, i32 60
  %90 = load ptr, ptr %89, align 4
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %13, ptr align 8 %90, i32 %87, i1 false)
  %91 = load ptr, ptr %0, align 8
  %92 = load ptr, ptr %11, align 8
  %93 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %94 = load ptr, ptr %93, align 8
  tail call void @appell_law_of(double noundef %2, ptr noundef %3, ptr noundef %91, ptr noundef %92, ptr noundef %94) #25
  %95 = add i32 %7, 1
  %96 = mul i32 %88, %95
  %97 = load ptr, ptr %93, align 8
  %98 = icmp sgt i32 %96, 0
  br i1 %98, label %99, label %111

99:                                               ; preds = %86, %99
  %100 = phi i32 [ %106, %99 ], [ 0, %86 ]
  %101 = phi double [ %105, %99 ], [ 0.000000e+00, %86 ]
  %102 = getelementptr inbounds nuw double, ptr %97, i32 %100
  %103 = load double, ptr %102, align 8
  %104 = fsub double %103, %103
  %105 = fadd double %101, %104
  %106 = add nuw nsw i32 %100, 1
  %107 = icmp eq i32 %106, %96
  br i1 %107, label %108, label %99

108:                                              ; preds = %99
  %109 = fcmp une double %105, 0.000000e+00
  br i1 %109, label %110, label %111

110:                                              ; preds = %108
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 12, i32 noundef 0, double noundef %2)
  br label %125

111:                                              ; preds = %86, %108
  %112 = getelementptr inbounds nuw i8, ptr %1, i32 36
  %113 = load ptr, ptr %112, align 4
  %114 = shl i32 %88, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %113, ptr align 8 %97, i32 %114, i1 false)
  %115 = load i32, ptr @appell_is_minimal, align 4
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %123, label %117

117:                                              ; preds = %111
  %118 = getelementptr inbounds nuw i8, ptr %1, i32 336
  %119 = load i32, ptr %118, align 8
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %123

121:                                              ; preds = %117
  %122 = tail call fastcc i32 @minimal_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %125

123:                                              ; preds = %117, %111
  %124 = tail call fastcc i32 @evident_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %125

125:                                              ; preds = %32, %123, %121, %110, %74, %85
  %126 = phi i32 [ 10, %85 ], [ 5, %110 ], [ 11, %74 ], [ %122, %121 ], [ %124, %123 ], [ %33, %32 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #25
  ret i32 %126
}

define internal fastcc range(i32 0, 10) i32 @solve_implicit_law(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr nocapture noundef nonnull writeonly initializes((0, 4)) %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 40
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr @appell_n_rows, align 4
  %9 = getelementptr inbounds double, ptr %7, i32 %8
  store i32 0, ptr %4, align 4
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %11 = load i32, ptr @appell_n_speeds, align 4
  %12 = add i32 %8, 1
  %13 = mul i32 %11, %12
  %14 = icmp sgt i32 %13, 0
  %15 = getelementptr inbounds nuw i8, ptr %1, i32 36
  %16 = shl i32 %11, 3
  %17 = load i32, ptr @appell_is_minimal, align 4
  %18 = icmp eq i32 %17, 0
  %19 = getelementptr inbounds nuw i8, ptr %1, i32 336
  %20 = icmp sgt i32 %8, 0
  %21 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 48
  br label %26

23:                                               ; preds = %89
  %24 = add nuw nsw i32 %27, 1
  %25 = icmp eq i32 %24, 30
  br i1 %25, label %92, label %26

26:                                               ; preds = %5, %23
  %27 = phi i32 [ 0, %5 ], [ %24, %23 ]
  %28 = load ptr, ptr %0, align 8
  %29 = load ptr, ptr %6, align 8
  %30 = load ptr, ptr %10, align 8
  tail call void @appell_law_of(double noundef %2, ptr noundef %3, ptr noundef %28, ptr noundef %29, ptr noundef %30) #25
  %31 = load ptr, ptr %10, align 8
  br i1 %14, label %32, label %44

32:                                               ; preds = %26, %32
  %33 = phi i32 [ %39, %32 ], [ 0, %26 ]
  %34 = phi double [ %38, %32 ], [ 0.000000e+00, %26 ]
  %35 = getelementptr inbounds nuw double, ptr %31, i32 %33
  %36 = load double, ptr %35, align 8
  %37 = fsub double %36, %36
  %38 = fadd double %34, %37
  %39 = add nuw nsw i32 %33, 1
  %40 = icmp eq i32 %39, %13
  br i1 %40, label %41, label %32

41:                                               ; preds = %32
  %42 = fcmp une double %38, 0.000000e+00
  br i1 %42, label %43, label %44

43:                                               ; preds = %41
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 12, i32 noundef 0, double noundef %2)
  br label %92

44:                                               ; preds = %26, %41
  %45 = load ptr, ptr %15, align 4
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %45, ptr align 8 %31, i32 %16, i1 false)
  br i1 %18, label %51, label %46

46:                                               ; preds = %44
  %47 = load i32, ptr %19, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %51

49:                                               ; preds = %46
  %50 = tail call fastcc i32 @minimal_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %53

51:                                               ; preds = %46, %44
  %52 = tail call fastcc i32 @evident_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %53

53:                                               ; preds = %51, %49
  %54 = phi i32 [ %50, %49 ], [ %52, %51 ]
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %92

56:                                               ; preds = %53
  br i1 %20, label %57, label %86

57:                                               ; preds = %56
  %58 = load ptr, ptr %21, align 4
  %59 = getelementptr double, ptr %58, i32 %11
  %60 = load ptr, ptr %22, align 8
  %61 = getelementptr inbounds nuw double, ptr %59, i32 %8
  br label %65

62:                                               ; preds = %65
  %63 = fmul double %83, 1.000000e-13
  %64 = fcmp ugt double %76, %63
  br i1 %64, label %87, label %86

65:                                               ; preds = %57, %65
  %66 = phi i32 [ 0, %57 ], [ %84, %65 ]
  %67 = phi double [ 0.000000e+00, %57 ], [ %83, %65 ]
  %68 = phi double [ 0.000000e+00, %57 ], [ %76, %65 ]
  %69 = getelementptr inbounds nuw double, ptr %9, i32 %66
  %70 = load double, ptr %69, align 8
  %71 = getelementptr double, ptr %59, i32 %66
  %72 = load double, ptr %71, align 8
  %73 = fsub double %70, %72
  %74 = getelementptr inbounds nuw double, ptr %60, i32 %66
  store double %73, ptr %74, align 8
  %75 = tail call double @llvm.fabs.f64(double %73)
  %76 = tail call double @llvm.maxnum.f64(double %68, double %75)
  %77 = load double, ptr %69, align 8
  %78 = tail call double @llvm.fabs.f64(double %77)
  %79 = getelementptr inbounds nuw double, ptr %61, i32 %66
  %80 = load double, ptr %79, align 8
  %81 = tail call double @llvm.fabs.f64(double %80)
  %82 = fadd double %78, %81
  %83 = tail call double @llvm.maxnum.f64(double %67, double %82)
  %84 = add nuw nsw i32 %66, 1
  %85 = icmp eq i32 %84, %8
  br i1 %85, label %62, label %65

86:                                               ; preds = %56, %62
  store i32 1, ptr %4, align 4
  br label %92

87:                                               ; preds = %62
  %88 = fcmp olt double %83, 1.000000e+300
  br i1 %88, label %89, label %92

89:                                               ; preds = %87
  %90 = tail call fastcc i32 @law_newton_step(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef nonnull %9)
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %23, label %92

92:                                               ; preds = %87, %53, %23, %89, %43, %86
  %93 = phi i32 [ 5, %43 ], [ 0, %86 ], [ %54, %53 ], [ 0, %87 ], [ 0, %23 ], [ %90, %89 ]
  ret i32 %93
}

define internal fastcc range(i32 0, 10) i32 @law_newton_step(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr nocapture noundef %4) unnamed_addr #4 {
  %6 = alloca %struct.Factor, align 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 52
  %8 = load ptr, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %10 = load ptr, ptr %9, align 4
  %11 = load i32, ptr @appell_n_speeds, align 4
  %12 = getelementptr inbounds double, ptr %10, i32 %11
  %13 = load i32, ptr @appell_n_rows, align 4
  %14 = shl i32 %13, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %8, ptr align 8 %12, i32 %14, i1 false)
  %15 = icmp sgt i32 %13, 0
  br i1 %15, label %16, label %75

16:                                               ; preds = %5
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 44
  %18 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %19 = icmp sgt i32 %11, 0
  %20 = getelementptr inbounds nuw i8, ptr %1, i32 36
  %21 = load i32, ptr @appell_is_minimal, align 4
  %22 = icmp eq i32 %21, 0
  %23 = getelementptr inbounds nuw i8, ptr %1, i32 336
  br label %24

24:                                               ; preds = %16, %72
  %25 = phi i32 [ 0, %16 ], [ %73, %72 ]
  %26 = load ptr, ptr %17, align 4
  %27 = mul nuw nsw i32 %25, %13
  %28 = getelementptr inbounds nuw double, ptr %26, i32 %27
  %29 = load ptr, ptr %18, align 8
  %30 = getelementptr inbounds double, ptr %29, i32 %11
  %31 = mul nsw i32 %25, %11
  %32 = getelementptr inbounds double, ptr %30, i32 %31
  br i1 %19, label %33, label %35

33:                                               ; preds = %24
  %34 = load ptr, ptr %20, align 4
  br label %49

35:                                               ; preds = %49, %24
  br i1 %22, label %41, label %36

36:                                               ; preds = %35
  %37 = load i32, ptr %23, align 8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %41

39:                                               ; preds = %36
  %40 = tail call fastcc i32 @minimal_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %43

41:                                               ; preds = %36, %35
  %42 = tail call fastcc i32 @evident_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %43

43:                                               ; preds = %41, %39
  %44 = phi i32 [ %40, %39 ], [ %42, %41 ]
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %148

46:                                               ; preds = %43
  %47 = load ptr, ptr %9, align 4
  %48 = getelementptr double, ptr %47, i32 %11
  br label %59

49:                                               ; preds = %49, %33
  %50 = phi i32 [ 0, %33 ], [ %57, %49 ]
  %51 = getelementptr inbounds nuw double, ptr %29, i32 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw double, ptr %32, i32 %50
  %54 = load double, ptr %53, align 8
  %55 = fadd double %52, %54
  %56 = getelementptr inbounds nuw double, ptr %34, i32 %50
  store double %55, ptr %56, align 8
  %57 = add nuw nsw i32 %50, 1
  %58 = icmp eq i32 %57, %11
  br i1 %58, label %35, label %49

59:                                               ; preds = %59, %46
  %60 = phi i32 [ 0, %46 ], [ %70, %59 ]
  %61 = icmp eq i32 %60, %25
  %62 = uitofp i1 %61 to double
  %63 = getelementptr double, ptr %48, i32 %60
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds nuw double, ptr %8, i32 %60
  %66 = load double, ptr %65, align 8
  %67 = fsub double %66, %64
  %68 = fadd double %67, %62
  %69 = getelementptr inbounds nuw double, ptr %28, i32 %60
  store double %68, ptr %69, align 8
  %70 = add nuw nsw i32 %60, 1
  %71 = icmp eq i32 %70, %13
  br i1 %71, label %72, label %59

72:                                               ; preds = %59
  %73 = add nuw nsw i32 %25, 1
  %74 = icmp eq i32 %73, %13
  br i1 %74, label %75, label %24

75:                                               ; preds = %72, %5
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #25
  store i32 %13, ptr %6, align 4
  %76 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store i32 %13, ptr %76, align 4
  %77 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i32 0, ptr %77, align 4
  %78 = getelementptr inbounds nuw i8, ptr %6, i32 12
  %79 = getelementptr inbounds nuw i8, ptr %1, i32 100
  %80 = load ptr, ptr %79, align 4
  store ptr %80, ptr %78, align 4
  %81 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %82 = getelementptr inbounds nuw i8, ptr %1, i32 104
  %83 = load ptr, ptr %82, align 8
  store ptr %83, ptr %81, align 4
  %84 = getelementptr inbounds nuw i8, ptr %6, i32 20
  %85 = getelementptr inbounds nuw i8, ptr %1, i32 108
  %86 = load ptr, ptr %85, align 4
  store ptr %86, ptr %84, align 4
  %87 = getelementptr inbounds nuw i8, ptr %6, i32 24
  %88 = getelementptr inbounds nuw i8, ptr %1, i32 264
  %89 = load ptr, ptr %88, align 8
  store ptr %89, ptr %87, align 4
  %90 = getelementptr inbounds nuw i8, ptr %6, i32 28
  store i32 0, ptr %90, align 4
  %91 = getelementptr inbounds nuw i8, ptr %1, i32 44
  %92 = load ptr, ptr %91, align 4
  %93 = mul i32 %14, %13
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %80, ptr align 8 %92, i32 %93, i1 false)
  call fastcc void @factorise(ptr noundef %6, ptr noundef null)
  %94 = getelementptr inbounds nuw i8, ptr %1, i32 48
  %95 = load ptr, ptr %94, align 8
  call fastcc void @q_transposed(ptr noundef %6, ptr noundef %95)
  %96 = load ptr, ptr %94, align 8
  %97 = load i32, ptr %77, align 4
  %98 = icmp sgt i32 %97, 0
  br i1 %98, label %99, label %133

99:                                               ; preds = %75
  %100 = load ptr, ptr %78, align 4
  %101 = load i32, ptr %6, align 4
  %102 = add i32 %101, 1
  br label %103

103:                                              ; preds = %111, %99
  %104 = phi i32 [ %97, %99 ], [ %105, %111 ]
  %105 = add nsw i32 %104, -1
  %106 = getelementptr inbounds nuw double, ptr %96, i32 %105
  %107 = load double, ptr %106, align 8
  %108 = icmp slt i32 %104, %97
  br i1 %108, label %109, label %111

109:                                              ; preds = %103
  %110 = getelementptr double, ptr %100, i32 %105
  br label %118

111:                                              ; preds = %118, %103
  %112 = phi double [ %107, %103 ], [ %127, %118 ]
  %113 = mul i32 %105, %102
  %114 = getelementptr inbounds double, ptr %100, i32 %113
  %115 = load double, ptr %114, align 8
  %116 = fdiv double %112, %115
  store double %116, ptr %106, align 8
  %117 = icmp sgt i32 %104, 1
  br i1 %117, label %103, label %130

118:                                              ; preds = %118, %109
  %119 = phi i32 [ %104, %109 ], [ %128, %118 ]
  %120 = phi double [ %107, %109 ], [ %127, %118 ]
  %121 = mul nsw i32 %119, %101
  %122 = getelementptr double, ptr %110, i32 %121
  %123 = load double, ptr %122, align 8
  %124 = getelementptr inbounds nuw double, ptr %96, i32 %119
  %125 = load double, ptr %124, align 8
  %126 = fneg double %123
  %127 = tail call double @llvm.fmuladd.f64(double %126, double %125, double %120)
  %128 = add nuw nsw i32 %119, 1
  %129 = icmp eq i32 %128, %97
  br i1 %129, label %111, label %118

130:                                              ; preds = %111
  %131 = load ptr, ptr %81, align 4
  %132 = load ptr, ptr %87, align 4
  br label %134

133:                                              ; preds = %134, %75
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #25
  br label %148

134:                                              ; preds = %130, %134
  %135 = phi i32 [ 0, %130 ], [ %146, %134 ]
  %136 = getelementptr inbounds nuw double, ptr %96, i32 %135
  %137 = load double, ptr %136, align 8
  %138 = getelementptr inbounds nuw i32, ptr %132, i32 %135
  %139 = load i32, ptr %138, align 4
  %140 = getelementptr inbounds double, ptr %131, i32 %139
  %141 = load double, ptr %140, align 8
  %142 = fdiv double %137, %141
  %143 = getelementptr inbounds double, ptr %4, i32 %139
  %144 = load double, ptr %143, align 8
  %145 = fsub double %144, %142
  store double %145, ptr %143, align 8
  %146 = add nuw nsw i32 %135, 1
  %147 = icmp eq i32 %146, %97
  br i1 %147, label %133, label %134

148:                                              ; preds = %43, %133
  %149 = phi i32 [ 0, %133 ], [ %44, %43 ]
  ret i32 %149
}

declare void @appell_law_of(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define internal fastcc range(i32 0, 10) i32 @minimal_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull initializes((292, 300)) %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %8 = load ptr, ptr %7, align 8
  tail call void @appell_rows(double noundef %2, ptr noundef %3, ptr noundef %6, ptr noundef null, ptr noundef %8) #25
  %9 = load ptr, ptr %7, align 8
  %10 = load i32, ptr @appell_n_coordinates, align 4
  %11 = getelementptr inbounds double, ptr %9, i32 %10
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 292
  store ptr %11, ptr %12, align 4
  %13 = load i32, ptr @appell_n_rows, align 4
  %14 = load i32, ptr @appell_n_speeds, align 4
  %15 = mul nsw i32 %14, %13
  %16 = getelementptr inbounds double, ptr %11, i32 %15
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 296
  store ptr %16, ptr %17, align 8
  %18 = load i32, ptr @appell_is_actuated, align 4
  %19 = icmp ne i32 %18, 0
  %20 = zext i1 %19 to i32
  %21 = shl i32 %13, %20
  %22 = mul nsw i32 %21, %14
  %23 = add i32 %13, %10
  %24 = add i32 %23, %22
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %26, label %38

26:                                               ; preds = %5, %26
  %27 = phi i32 [ %33, %26 ], [ 0, %5 ]
  %28 = phi double [ %32, %26 ], [ 0.000000e+00, %5 ]
  %29 = getelementptr inbounds nuw double, ptr %9, i32 %27
  %30 = load double, ptr %29, align 8
  %31 = fsub double %30, %30
  %32 = fadd double %28, %31
  %33 = add nuw nsw i32 %27, 1
  %34 = icmp eq i32 %33, %24
  br i1 %34, label %35, label %26

35:                                               ; preds = %26
  %36 = fcmp une double %32, 0.000000e+00
  br i1 %36, label %37, label %38

37:                                               ; preds = %35
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 2, i32 noundef 0, double noundef %2)
  br label %178

38:                                               ; preds = %5, %35
  %39 = tail call fastcc i32 @eliminate(ptr noundef nonnull %0, ptr noundef %1)
  %40 = sub nsw i32 %14, %39
  %41 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %42 = load ptr, ptr %41, align 4
  %43 = mul nsw i32 %40, %14
  %44 = getelementptr inbounds double, ptr %42, i32 %43
  %45 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %46 = load ptr, ptr %45, align 8
  %47 = mul nsw i32 %40, %40
  %48 = getelementptr inbounds nuw double, ptr %46, i32 %47
  tail call fastcc void @form_tangent(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %40)
  %49 = load i32, ptr @appell_n_independent, align 4
  %50 = icmp eq i32 %40, %49
  br i1 %50, label %51, label %55

51:                                               ; preds = %38
  %52 = load ptr, ptr %0, align 8
  %53 = load ptr, ptr %41, align 4
  %54 = load ptr, ptr %45, align 8
  tail call void @appell_minimal(double noundef %2, ptr noundef %3, ptr noundef %52, ptr noundef %53, ptr noundef %54) #25
  br label %58

55:                                               ; preds = %38
  %56 = tail call fastcc i32 @reduce_dynamics(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, i32 noundef %40)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %178

58:                                               ; preds = %51, %55
  %59 = add nsw i32 %47, %40
  %60 = load ptr, ptr %45, align 8
  %61 = icmp sgt i32 %59, 0
  br i1 %61, label %62, label %74

62:                                               ; preds = %58, %62
  %63 = phi i32 [ %69, %62 ], [ 0, %58 ]
  %64 = phi double [ %68, %62 ], [ 0.000000e+00, %58 ]
  %65 = getelementptr inbounds nuw double, ptr %60, i32 %63
  %66 = load double, ptr %65, align 8
  %67 = fsub double %66, %66
  %68 = fadd double %64, %67
  %69 = add nuw nsw i32 %63, 1
  %70 = icmp eq i32 %69, %59
  br i1 %70, label %71, label %62

71:                                               ; preds = %62
  %72 = fcmp une double %68, 0.000000e+00
  br i1 %72, label %73, label %74

73:                                               ; preds = %71
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 3, i32 noundef 0, double noundef %2)
  br label %178

74:                                               ; preds = %58, %71
  %75 = load i32, ptr @appell_law, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %130, label %77

77:                                               ; preds = %74
  %78 = getelementptr inbounds nuw i8, ptr %1, i32 308
  %79 = load i32, ptr %78, align 4
  %80 = icmp eq i32 %79, 0
  %81 = icmp sgt i32 %40, 0
  %82 = and i1 %81, %80
  br i1 %82, label %83, label %130

83:                                               ; preds = %77
  %84 = load ptr, ptr %41, align 4
  %85 = getelementptr inbounds nuw i8, ptr %1, i32 36
  %86 = load ptr, ptr %85, align 4
  %87 = icmp sgt i32 %14, 0
  %88 = icmp ult i32 %14, 4
  %89 = and i32 %14, 2147483644
  %90 = icmp eq i32 %14, %89
  br label %91

91:                                               ; preds = %123, %83
  %92 = phi i32 [ 0, %83 ], [ %128, %123 ]
  %93 = mul nsw i32 %92, %14
  %94 = getelementptr inbounds double, ptr %84, i32 %93
  br i1 %87, label %95, label %123

95:                                               ; preds = %91
  br i1 %88, label %109, label %96

96:                                               ; preds = %95, %96
  %97 = phi i32 [ %105, %96 ], [ 0, %95 ]
  %98 = phi <4 x double> [ %104, %96 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %95 ]
  %99 = getelementptr inbounds nuw double, ptr %94, i32 %97
  %100 = load <4 x double>, ptr %99, align 8
  %101 = getelementptr inbounds nuw double, ptr %86, i32 %97
  %102 = load <4 x double>, ptr %101, align 8
  %103 = fmul reassoc contract <4 x double> %100, %102
  %104 = fadd reassoc contract <4 x double> %98, %103
  %105 = add nuw i32 %97, 4
  %106 = icmp eq i32 %105, %89
  br i1 %106, label %107, label %96

107:                                              ; preds = %96
  %108 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %104)
  br i1 %90, label %123, label %109

109:                                              ; preds = %95, %107
  %110 = phi i32 [ 0, %95 ], [ %89, %107 ]
  %111 = phi double [ 0.000000e+00, %95 ], [ %108, %107 ]
  br label %112

112:                                              ; preds = %109, %112
  %113 = phi i32 [ %121, %112 ], [ %110, %109 ]
  %114 = phi double [ %120, %112 ], [ %111, %109 ]
  %115 = getelementptr inbounds nuw double, ptr %94, i32 %113
  %116 = load double, ptr %115, align 8
  %117 = getelementptr inbounds nuw double, ptr %86, i32 %113
  %118 = load double, ptr %117, align 8
  %119 = fmul reassoc contract double %116, %118
  %120 = fadd reassoc contract double %114, %119
  %121 = add nuw nsw i32 %113, 1
  %122 = icmp eq i32 %121, %14
  br i1 %122, label %123, label %112

123:                                              ; preds = %112, %107, %91
  %124 = phi double [ 0.000000e+00, %91 ], [ %108, %107 ], [ %120, %112 ]
  %125 = getelementptr inbounds nuw double, ptr %48, i32 %92
  %126 = load double, ptr %125, align 8
  %127 = fadd double %124, %126
  store double %127, ptr %125, align 8
  %128 = add nuw nsw i32 %92, 1
  %129 = icmp eq i32 %128, %40
  br i1 %129, label %130, label %91

130:                                              ; preds = %123, %74, %77
  %131 = tail call fastcc i32 @solve_reduced(ptr noundef %1, i32 noundef %40, ptr noundef %46, ptr noundef %48)
  %132 = icmp slt i32 %131, 0
  br i1 %132, label %133, label %138

133:                                              ; preds = %130
  %134 = tail call fastcc i32 @evaluate_dynamics(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %178

136:                                              ; preds = %133
  %137 = tail call fastcc i32 @solve_saddle(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  br label %178

138:                                              ; preds = %130
  %139 = add nsw i32 %131, %39
  %140 = getelementptr inbounds nuw i8, ptr %0, i32 264
  store i32 %139, ptr %140, align 8
  %141 = icmp sgt i32 %14, 0
  br i1 %141, label %142, label %146

142:                                              ; preds = %138
  %143 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %144 = load ptr, ptr %143, align 4
  %145 = icmp sgt i32 %40, 0
  br label %148

146:                                              ; preds = %155, %138
  %147 = icmp slt i32 %139, %13
  br i1 %147, label %169, label %171

148:                                              ; preds = %142, %155
  %149 = phi i32 [ 0, %142 ], [ %156, %155 ]
  %150 = getelementptr inbounds nuw double, ptr %44, i32 %149
  %151 = load double, ptr %150, align 8
  %152 = getelementptr inbounds nuw double, ptr %144, i32 %149
  store double %151, ptr %152, align 8
  br i1 %145, label %153, label %155

153:                                              ; preds = %148
  %154 = getelementptr double, ptr %42, i32 %149
  br label %158

155:                                              ; preds = %158, %148
  %156 = add nuw nsw i32 %149, 1
  %157 = icmp eq i32 %156, %14
  br i1 %157, label %146, label %148

158:                                              ; preds = %153, %158
  %159 = phi double [ %151, %153 ], [ %166, %158 ]
  %160 = phi i32 [ 0, %153 ], [ %167, %158 ]
  %161 = mul nuw nsw i32 %160, %14
  %162 = getelementptr double, ptr %154, i32 %161
  %163 = load double, ptr %162, align 8
  %164 = getelementptr inbounds nuw double, ptr %48, i32 %160
  %165 = load double, ptr %164, align 8
  %166 = tail call double @llvm.fmuladd.f64(double %163, double %165, double %159)
  store double %166, ptr %152, align 8
  %167 = add nuw nsw i32 %160, 1
  %168 = icmp eq i32 %167, %40
  br i1 %168, label %155, label %158

169:                                              ; preds = %146
  %170 = tail call fastcc i32 @check_minimal_actuation(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, i32 noundef %131)
  br label %171

171:                                              ; preds = %169, %146
  %172 = phi i32 [ %170, %169 ], [ 0, %146 ]
  %173 = icmp eq i32 %172, 0
  %174 = icmp ne i32 %4, 0
  %175 = and i1 %174, %173
  br i1 %175, label %176, label %178

176:                                              ; preds = %171
  %177 = tail call fastcc i32 @recover_multipliers(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  br label %178

178:                                              ; preds = %73, %55, %171, %176, %136, %133, %37
  %179 = phi i32 [ 5, %37 ], [ 5, %73 ], [ %56, %55 ], [ %137, %136 ], [ %134, %133 ], [ %177, %176 ], [ %172, %171 ]
  ret i32 %179
}

define internal fastcc range(i32 0, 10) i32 @evident_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull initializes((292, 300)) %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = alloca %struct.Factor, align 4
  %7 = alloca %struct.Factor, align 4
  %8 = tail call fastcc i32 @evaluate_dynamics(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %183

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %12 = load ptr, ptr %11, align 4
  %13 = load ptr, ptr %1, align 8
  %14 = load i32, ptr @appell_n_coordinates, align 4
  %15 = getelementptr inbounds double, ptr %13, i32 %14
  %16 = load i32, ptr @appell_n_speeds, align 4
  %17 = mul nsw i32 %16, %16
  %18 = shl i32 %17, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %12, ptr align 8 %15, i32 %18, i1 false)
  %19 = load i32, ptr @appell_is_symmetric, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %25, label %21

21:                                               ; preds = %10
  %22 = load ptr, ptr %11, align 4
  %23 = tail call fastcc i32 @cholesky(i32 noundef %16, ptr noundef %22)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %27

25:                                               ; preds = %21, %10
  %26 = tail call fastcc i32 @solve_saddle(ptr noundef %0, ptr noundef %1, double noundef %2)
  br label %183

27:                                               ; preds = %21
  %28 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %29 = load ptr, ptr %28, align 4
  %30 = getelementptr inbounds double, ptr %29, i32 %16
  %31 = icmp sgt i32 %16, 0
  br i1 %31, label %35, label %32

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw i8, ptr %1, i32 64
  %34 = load ptr, ptr %33, align 8
  br label %42

35:                                               ; preds = %27
  %36 = load i32, ptr @appell_law, align 4
  %37 = icmp eq i32 %36, 0
  %38 = getelementptr inbounds nuw i8, ptr %1, i32 308
  %39 = getelementptr inbounds nuw i8, ptr %1, i32 36
  %40 = getelementptr inbounds nuw i8, ptr %1, i32 64
  %41 = load ptr, ptr %40, align 8
  br label %96

42:                                               ; preds = %119, %32
  %43 = phi ptr [ %34, %32 ], [ %41, %119 ]
  %44 = load ptr, ptr %11, align 4
  %45 = getelementptr inbounds nuw i8, ptr %1, i32 64
  tail call fastcc void @forward(i32 noundef %16, ptr noundef %44, ptr noundef %43)
  %46 = load i32, ptr @appell_n_rows, align 4
  %47 = load ptr, ptr %11, align 4
  %48 = load ptr, ptr %1, align 8
  %49 = getelementptr inbounds double, ptr %48, i32 %14
  %50 = getelementptr inbounds nuw double, ptr %49, i32 %17
  %51 = getelementptr inbounds double, ptr %50, i32 %16
  %52 = getelementptr inbounds nuw i8, ptr %1, i32 88
  %53 = load ptr, ptr %52, align 8
  tail call fastcc void @raise_rows(i32 noundef %16, i32 noundef %46, ptr noundef %47, ptr noundef %51, ptr noundef %53)
  %54 = load ptr, ptr %1, align 8
  %55 = getelementptr inbounds double, ptr %54, i32 %14
  %56 = getelementptr inbounds nuw double, ptr %55, i32 %17
  %57 = getelementptr inbounds double, ptr %56, i32 %16
  %58 = mul nsw i32 %46, %16
  %59 = getelementptr inbounds double, ptr %57, i32 %58
  %60 = getelementptr inbounds double, ptr %59, i32 %46
  %61 = getelementptr inbounds nuw i8, ptr %1, i32 308
  %62 = load i32, ptr %61, align 4
  %63 = icmp ne i32 %62, 0
  %64 = load i32, ptr @appell_is_actuated, align 4
  %65 = icmp ne i32 %64, 0
  %66 = select i1 %63, i1 %65, i1 false
  %67 = select i1 %66, i32 %58, i32 0
  %68 = getelementptr inbounds double, ptr %60, i32 %67
  %69 = icmp sgt i32 %46, 0
  br i1 %69, label %70, label %126

70:                                               ; preds = %42, %77
  %71 = phi i32 [ %79, %77 ], [ 0, %42 ]
  %72 = phi i32 [ %78, %77 ], [ 0, %42 ]
  br i1 %31, label %73, label %77

73:                                               ; preds = %70
  %74 = getelementptr double, ptr %57, i32 %71
  %75 = mul nuw nsw i32 %71, %16
  %76 = getelementptr double, ptr %68, i32 %75
  br label %81

77:                                               ; preds = %81, %70
  %78 = phi i32 [ %72, %70 ], [ %91, %81 ]
  %79 = add nuw nsw i32 %71, 1
  %80 = icmp eq i32 %79, %46
  br i1 %80, label %94, label %70

81:                                               ; preds = %81, %73
  %82 = phi i32 [ 0, %73 ], [ %92, %81 ]
  %83 = phi i32 [ %72, %73 ], [ %91, %81 ]
  %84 = mul nuw nsw i32 %82, %46
  %85 = getelementptr double, ptr %74, i32 %84
  %86 = load double, ptr %85, align 8
  %87 = getelementptr double, ptr %76, i32 %82
  %88 = load double, ptr %87, align 8
  %89 = fcmp une double %86, %88
  %90 = zext i1 %89 to i32
  %91 = or i32 %83, %90
  %92 = add nuw nsw i32 %82, 1
  %93 = icmp eq i32 %92, %16
  br i1 %93, label %77, label %81

94:                                               ; preds = %77
  %95 = icmp eq i32 %78, 0
  br i1 %95, label %126, label %124

96:                                               ; preds = %35, %119
  %97 = phi i32 [ 0, %35 ], [ %122, %119 ]
  br i1 %37, label %98, label %100

98:                                               ; preds = %96
  %99 = load ptr, ptr %1, align 8
  br label %113

100:                                              ; preds = %96
  %101 = load i32, ptr %38, align 4
  %102 = icmp eq i32 %101, 0
  %103 = load ptr, ptr %1, align 8
  br i1 %102, label %104, label %113

104:                                              ; preds = %100
  %105 = getelementptr inbounds double, ptr %103, i32 %14
  %106 = getelementptr inbounds nuw double, ptr %105, i32 %17
  %107 = getelementptr inbounds nuw double, ptr %106, i32 %97
  %108 = load double, ptr %107, align 8
  %109 = load ptr, ptr %39, align 4
  %110 = getelementptr inbounds nuw double, ptr %109, i32 %97
  %111 = load double, ptr %110, align 8
  %112 = fadd double %108, %111
  br label %119

113:                                              ; preds = %98, %100
  %114 = phi ptr [ %99, %98 ], [ %103, %100 ]
  %115 = getelementptr inbounds double, ptr %114, i32 %14
  %116 = getelementptr inbounds nuw double, ptr %115, i32 %17
  %117 = getelementptr inbounds nuw double, ptr %116, i32 %97
  %118 = load double, ptr %117, align 8
  br label %119

119:                                              ; preds = %104, %113
  %120 = phi double [ %112, %104 ], [ %118, %113 ]
  %121 = getelementptr inbounds nuw double, ptr %41, i32 %97
  store double %120, ptr %121, align 8
  %122 = add nuw nsw i32 %97, 1
  %123 = icmp eq i32 %122, %16
  br i1 %123, label %42, label %96

124:                                              ; preds = %94
  %125 = tail call fastcc i32 @solve_with_actuators(ptr noundef %0, ptr noundef %1, double noundef %2)
  br label %183

126:                                              ; preds = %42, %94
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #25
  store i32 %16, ptr %6, align 4
  %127 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store i32 %46, ptr %127, align 4
  %128 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i32 0, ptr %128, align 4
  %129 = getelementptr inbounds nuw i8, ptr %6, i32 12
  %130 = load ptr, ptr %52, align 8
  store ptr %130, ptr %129, align 4
  %131 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %132 = getelementptr inbounds nuw i8, ptr %1, i32 92
  %133 = load ptr, ptr %132, align 4
  store ptr %133, ptr %131, align 4
  %134 = getelementptr inbounds nuw i8, ptr %6, i32 20
  %135 = getelementptr inbounds nuw i8, ptr %1, i32 96
  %136 = load ptr, ptr %135, align 8
  store ptr %136, ptr %134, align 4
  %137 = getelementptr inbounds nuw i8, ptr %6, i32 24
  %138 = getelementptr inbounds nuw i8, ptr %1, i32 260
  %139 = load ptr, ptr %138, align 4
  store ptr %139, ptr %137, align 4
  %140 = getelementptr inbounds nuw i8, ptr %6, i32 28
  %141 = getelementptr inbounds nuw i8, ptr %0, i32 288
  %142 = load i32, ptr %141, align 8
  store i32 %142, ptr %140, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #25
  store i32 0, ptr %7, align 4
  %143 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store i32 0, ptr %143, align 4
  %144 = getelementptr inbounds nuw i8, ptr %7, i32 8
  store i32 0, ptr %144, align 4
  %145 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %146 = getelementptr inbounds nuw i8, ptr %1, i32 100
  %147 = load ptr, ptr %146, align 4
  store ptr %147, ptr %145, align 4
  %148 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %149 = getelementptr inbounds nuw i8, ptr %1, i32 104
  %150 = load ptr, ptr %149, align 8
  store ptr %150, ptr %148, align 4
  %151 = getelementptr inbounds nuw i8, ptr %7, i32 20
  %152 = getelementptr inbounds nuw i8, ptr %1, i32 108
  %153 = load ptr, ptr %152, align 4
  store ptr %153, ptr %151, align 4
  %154 = getelementptr inbounds nuw i8, ptr %7, i32 24
  %155 = getelementptr inbounds nuw i8, ptr %1, i32 264
  %156 = load ptr, ptr %155, align 8
  store ptr %156, ptr %154, align 4
  %157 = getelementptr inbounds nuw i8, ptr %7, i32 28
  store i32 0, ptr %157, align 4
  %158 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %159 = load ptr, ptr %158, align 8
  call fastcc void @factorise(ptr noundef %6, ptr noundef %159)
  %160 = load ptr, ptr %45, align 8
  %161 = shl i32 %16, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %29, ptr align 8 %160, i32 %161, i1 false)
  %162 = load ptr, ptr %1, align 8
  %163 = getelementptr inbounds double, ptr %162, i32 %14
  %164 = getelementptr inbounds nuw double, ptr %163, i32 %17
  %165 = getelementptr inbounds double, ptr %164, i32 %16
  %166 = getelementptr inbounds double, ptr %165, i32 %58
  %167 = getelementptr inbounds nuw i8, ptr %1, i32 72
  %168 = load ptr, ptr %167, align 8
  call fastcc void @project_onto_rows(ptr noundef %6, ptr noundef %166, ptr noundef %29, ptr noundef %168)
  %169 = load ptr, ptr %11, align 4
  tail call fastcc void @backward(i32 noundef %16, ptr noundef %169, ptr noundef %29)
  %170 = icmp eq i32 %4, 0
  br i1 %170, label %175, label %171

171:                                              ; preds = %126
  %172 = load ptr, ptr %167, align 8
  %173 = getelementptr inbounds nuw i8, ptr %1, i32 112
  %174 = load ptr, ptr %173, align 8
  call fastcc void @least_norm_multipliers(ptr noundef %6, ptr noundef %7, ptr noundef %172, ptr noundef %174, ptr noundef %30)
  br label %175

175:                                              ; preds = %171, %126
  %176 = load i32, ptr %128, align 4
  %177 = getelementptr inbounds nuw i8, ptr %0, i32 264
  store i32 %176, ptr %177, align 8
  %178 = icmp slt i32 %176, %46
  br i1 %178, label %179, label %181

179:                                              ; preds = %175
  %180 = tail call fastcc i32 @check_rows(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  br label %181

181:                                              ; preds = %175, %179
  %182 = phi i32 [ %180, %179 ], [ 0, %175 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #25
  br label %183

183:                                              ; preds = %124, %181, %5, %25
  %184 = phi i32 [ %26, %25 ], [ %8, %5 ], [ %182, %181 ], [ %125, %124 ]
  ret i32 %184
}

declare void @appell_rows(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define internal fastcc i32 @eliminate(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1) unnamed_addr #16 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 80
  %4 = load ptr, ptr %3, align 8
  %5 = load i32, ptr @appell_n_rows, align 4
  %6 = icmp sgt i32 %5, 0
  %7 = load i32, ptr @appell_n_speeds, align 4
  br i1 %6, label %8, label %92

8:                                                ; preds = %2
  %9 = icmp sgt i32 %7, 0
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %11 = load i32, ptr @appell_n_coordinates, align 4
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %14 = load ptr, ptr %13, align 8
  %15 = load ptr, ptr %10, align 8
  %16 = getelementptr inbounds double, ptr %15, i32 %11
  %17 = mul nsw i32 %7, %5
  %18 = getelementptr inbounds double, ptr %16, i32 %17
  %19 = add i32 %7, 1
  %20 = load i32, ptr @appell_needs_inverse, align 4
  %21 = icmp eq i32 %20, 0
  %22 = select i1 %21, i32 0, i32 %5
  %23 = add i32 %22, %19
  %24 = icmp slt i32 %19, %23
  %25 = getelementptr inbounds nuw i8, ptr %1, i32 268
  %26 = load ptr, ptr %25, align 4
  br label %27

27:                                               ; preds = %78, %8
  %28 = phi i32 [ 0, %8 ], [ %80, %78 ]
  br i1 %9, label %29, label %32

29:                                               ; preds = %27
  %30 = load ptr, ptr %12, align 4
  %31 = getelementptr double, ptr %4, i32 %28
  br label %47

32:                                               ; preds = %47, %27
  %33 = phi double [ 0.000000e+00, %27 ], [ %60, %47 ]
  %34 = tail call double @llvm.sqrt.f64(double %33)
  %35 = getelementptr inbounds nuw double, ptr %14, i32 %28
  %36 = load double, ptr %35, align 8
  %37 = fmul double %36, 1.000000e-08
  %38 = fcmp ogt double %34, %37
  %39 = fdiv double 1.000000e+00, %34
  %40 = select i1 %38, double %39, double 0.000000e+00
  %41 = getelementptr inbounds nuw [0 x i32], ptr @appell_row_embedded, i32 0, i32 %28
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %42, 0
  %44 = select i1 %43, double 0.000000e+00, double %40
  br i1 %9, label %45, label %63

45:                                               ; preds = %32
  %46 = getelementptr double, ptr %4, i32 %28
  br label %70

47:                                               ; preds = %47, %29
  %48 = phi i32 [ 0, %29 ], [ %61, %47 ]
  %49 = phi double [ 0.000000e+00, %29 ], [ %60, %47 ]
  %50 = mul nuw nsw i32 %48, %5
  %51 = add nuw nsw i32 %50, %28
  %52 = getelementptr inbounds nuw double, ptr %16, i32 %51
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds nuw double, ptr %30, i32 %48
  %55 = load double, ptr %54, align 8
  %56 = fmul double %53, %55
  %57 = getelementptr inbounds nuw double, ptr %4, i32 %51
  store double %56, ptr %57, align 8
  %58 = getelementptr double, ptr %31, i32 %50
  %59 = load double, ptr %58, align 8
  %60 = tail call double @llvm.fmuladd.f64(double %59, double %59, double %49)
  %61 = add nuw nsw i32 %48, 1
  %62 = icmp eq i32 %61, %7
  br i1 %62, label %32, label %47

63:                                               ; preds = %70, %32
  %64 = getelementptr inbounds nuw double, ptr %18, i32 %28
  %65 = load double, ptr %64, align 8
  %66 = fneg double %65
  %67 = fmul double %44, %66
  %68 = getelementptr double, ptr %4, i32 %28
  %69 = getelementptr double, ptr %68, i32 %17
  store double %67, ptr %69, align 8
  br i1 %24, label %82, label %78

70:                                               ; preds = %70, %45
  %71 = phi i32 [ 0, %45 ], [ %76, %70 ]
  %72 = mul nuw nsw i32 %71, %5
  %73 = getelementptr double, ptr %46, i32 %72
  %74 = load double, ptr %73, align 8
  %75 = fmul double %44, %74
  store double %75, ptr %73, align 8
  %76 = add nuw nsw i32 %71, 1
  %77 = icmp eq i32 %76, %7
  br i1 %77, label %63, label %70

78:                                               ; preds = %82, %63
  %79 = getelementptr inbounds nuw i32, ptr %26, i32 %28
  store i32 0, ptr %79, align 4
  %80 = add nuw nsw i32 %28, 1
  %81 = icmp eq i32 %80, %5
  br i1 %81, label %92, label %27

82:                                               ; preds = %63, %82
  %83 = phi i32 [ %90, %82 ], [ %19, %63 ]
  %84 = phi i32 [ %83, %82 ], [ %7, %63 ]
  %85 = sub i32 %84, %7
  %86 = icmp eq i32 %85, %28
  %87 = select i1 %86, double %44, double 0.000000e+00
  %88 = mul nsw i32 %83, %5
  %89 = getelementptr double, ptr %68, i32 %88
  store double %87, ptr %89, align 8
  %90 = add nsw i32 %83, 1
  %91 = icmp eq i32 %90, %23
  br i1 %91, label %78, label %82

92:                                               ; preds = %78, %2
  %93 = icmp slt i32 %7, 1
  br i1 %93, label %98, label %94

94:                                               ; preds = %92
  %95 = getelementptr inbounds nuw i8, ptr %1, i32 272
  %96 = load ptr, ptr %95, align 8
  %97 = shl nuw i32 %7, 2
  tail call void @llvm.memset.p0.i32(ptr align 4 %96, i8 -1, i32 %97, i1 false)
  br label %98

98:                                               ; preds = %94, %92
  %99 = load i32, ptr @appell_n_evident, align 4
  %100 = icmp eq i32 %99, 0
  %101 = getelementptr inbounds nuw i8, ptr %0, i32 288
  %102 = getelementptr inbounds nuw i8, ptr %1, i32 272
  %103 = icmp slt i32 %5, 1
  %104 = getelementptr inbounds nuw i8, ptr %1, i32 268
  %105 = add nsw i32 %7, 1
  %106 = load i32, ptr @appell_needs_inverse, align 4
  %107 = icmp eq i32 %106, 0
  %108 = select i1 %107, i32 0, i32 %5
  %109 = add nsw i32 %105, %108
  %110 = icmp sgt i32 %109, 0
  %111 = icmp slt i32 %109, 1
  br label %112

112:                                              ; preds = %98, %203
  %113 = phi i32 [ %208, %203 ], [ 0, %98 ]
  br i1 %100, label %114, label %120

114:                                              ; preds = %112
  %115 = load i32, ptr %101, align 8
  %116 = icmp ne i32 %115, 0
  %117 = icmp eq i32 %113, %115
  %118 = select i1 %116, i1 %117, i1 false
  %119 = or i1 %118, %93
  br i1 %119, label %209, label %121

120:                                              ; preds = %112
  br i1 %93, label %209, label %121

121:                                              ; preds = %114, %120
  %122 = load ptr, ptr %102, align 8
  br label %125

123:                                              ; preds = %158
  %124 = icmp sgt i32 %159, -1
  br i1 %124, label %164, label %209

125:                                              ; preds = %121, %158
  %126 = phi i32 [ 0, %121 ], [ %162, %158 ]
  %127 = phi double [ 1.000000e-08, %121 ], [ %161, %158 ]
  %128 = phi i32 [ -1, %121 ], [ %160, %158 ]
  %129 = phi i32 [ -1, %121 ], [ %159, %158 ]
  %130 = getelementptr inbounds nuw i32, ptr %122, i32 %126
  %131 = load i32, ptr %130, align 4
  %132 = icmp sgt i32 %131, -1
  %133 = or i1 %132, %103
  br i1 %133, label %158, label %134

134:                                              ; preds = %125
  %135 = load ptr, ptr %104, align 4
  %136 = mul nuw nsw i32 %126, %5
  %137 = getelementptr double, ptr %4, i32 %136
  br label %138

138:                                              ; preds = %134, %152
  %139 = phi i32 [ 0, %134 ], [ %156, %152 ]
  %140 = phi double [ %127, %134 ], [ %155, %152 ]
  %141 = phi i32 [ %128, %134 ], [ %154, %152 ]
  %142 = phi i32 [ %129, %134 ], [ %153, %152 ]
  %143 = getelementptr inbounds nuw i32, ptr %135, i32 %139
  %144 = load i32, ptr %143, align 4
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %146, label %152

146:                                              ; preds = %138
  %147 = getelementptr double, ptr %137, i32 %139
  %148 = load double, ptr %147, align 8
  %149 = tail call double @llvm.fabs.f64(double %148)
  %150 = fcmp ogt double %149, %140
  br i1 %150, label %151, label %152

151:                                              ; preds = %146
  br label %152

152:                                              ; preds = %138, %146, %151
  %153 = phi i32 [ %142, %138 ], [ %139, %151 ], [ %142, %146 ]
  %154 = phi i32 [ %141, %138 ], [ %126, %151 ], [ %141, %146 ]
  %155 = phi double [ %140, %138 ], [ %149, %151 ], [ %140, %146 ]
  %156 = add nuw nsw i32 %139, 1
  %157 = icmp eq i32 %156, %5
  br i1 %157, label %158, label %138

158:                                              ; preds = %152, %125
  %159 = phi i32 [ %129, %125 ], [ %153, %152 ]
  %160 = phi i32 [ %128, %125 ], [ %154, %152 ]
  %161 = phi double [ %127, %125 ], [ %155, %152 ]
  %162 = add nuw nsw i32 %126, 1
  %163 = icmp eq i32 %162, %7
  br i1 %163, label %123, label %125

164:                                              ; preds = %123
  %165 = mul nsw i32 %160, %5
  %166 = getelementptr double, ptr %4, i32 %159
  %167 = getelementptr double, ptr %166, i32 %165
  %168 = load double, ptr %167, align 8
  %169 = fdiv double 1.000000e+00, %168
  br i1 %110, label %171, label %170

170:                                              ; preds = %171, %164
  br i1 %6, label %179, label %203

171:                                              ; preds = %164, %171
  %172 = phi i32 [ %177, %171 ], [ 0, %164 ]
  %173 = mul nsw i32 %172, %5
  %174 = getelementptr double, ptr %166, i32 %173
  %175 = load double, ptr %174, align 8
  %176 = fmul double %169, %175
  store double %176, ptr %174, align 8
  %177 = add nuw nsw i32 %172, 1
  %178 = icmp eq i32 %177, %109
  br i1 %178, label %170, label %171

179:                                              ; preds = %170, %200
  %180 = phi i32 [ %201, %200 ], [ 0, %170 ]
  %181 = getelementptr double, ptr %4, i32 %180
  %182 = getelementptr double, ptr %181, i32 %165
  %183 = load double, ptr %182, align 8
  %184 = icmp eq i32 %180, %159
  %185 = fcmp oeq double %183, 0.000000e+00
  %186 = select i1 %184, i1 true, i1 %185
  %187 = or i1 %111, %186
  br i1 %187, label %200, label %188

188:                                              ; preds = %179
  %189 = fneg double %183
  br label %190

190:                                              ; preds = %190, %188
  %191 = phi i32 [ 0, %188 ], [ %198, %190 ]
  %192 = mul nuw nsw i32 %191, %5
  %193 = getelementptr double, ptr %166, i32 %192
  %194 = load double, ptr %193, align 8
  %195 = getelementptr double, ptr %181, i32 %192
  %196 = load double, ptr %195, align 8
  %197 = tail call double @llvm.fmuladd.f64(double %189, double %194, double %196)
  store double %197, ptr %195, align 8
  %198 = add nuw nsw i32 %191, 1
  %199 = icmp eq i32 %198, %109
  br i1 %199, label %200, label %190

200:                                              ; preds = %190, %179
  %201 = add nuw nsw i32 %180, 1
  %202 = icmp eq i32 %201, %5
  br i1 %202, label %203, label %179

203:                                              ; preds = %200, %170
  %204 = load ptr, ptr %102, align 8
  %205 = getelementptr inbounds i32, ptr %204, i32 %160
  store i32 %159, ptr %205, align 4
  %206 = load ptr, ptr %104, align 4
  %207 = getelementptr inbounds nuw i32, ptr %206, i32 %159
  store i32 1, ptr %207, align 4
  %208 = add nuw nsw i32 %113, 1
  br label %112

209:                                              ; preds = %114, %120, %123
  ret i32 %113
}

define internal fastcc void @form_tangent(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, i32 noundef %2) unnamed_addr #16 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i32 80
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %7 = load ptr, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %9 = load ptr, ptr %8, align 4
  %10 = load i32, ptr @appell_n_speeds, align 4
  %11 = mul nsw i32 %10, %2
  %12 = getelementptr inbounds double, ptr %9, i32 %11
  %13 = icmp sgt i32 %10, 0
  br i1 %13, label %14, label %70

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw i8, ptr %1, i32 272
  %16 = load ptr, ptr %15, align 8
  %17 = load i32, ptr @appell_n_rows, align 4
  br label %30

18:                                               ; preds = %66
  %19 = getelementptr inbounds nuw i8, ptr %1, i32 272
  %20 = load ptr, ptr %19, align 8
  %21 = load i32, ptr @appell_n_rows, align 4
  %22 = mul nsw i32 %21, %10
  %23 = getelementptr double, ptr %5, i32 %22
  %24 = add nuw nsw i32 %10, 1
  %25 = load i32, ptr @appell_needs_inverse, align 4
  %26 = icmp ne i32 %25, 0
  %27 = icmp sgt i32 %21, 0
  %28 = select i1 %26, i1 %27, i1 false
  %29 = getelementptr double, ptr %12, i32 %10
  br label %71

30:                                               ; preds = %14, %66
  %31 = phi i32 [ 0, %14 ], [ %68, %66 ]
  %32 = phi i32 [ 0, %14 ], [ %67, %66 ]
  %33 = getelementptr inbounds nuw i32, ptr %16, i32 %31
  %34 = load i32, ptr %33, align 4
  %35 = icmp sgt i32 %34, -1
  br i1 %35, label %66, label %36

36:                                               ; preds = %30
  %37 = mul nsw i32 %17, %31
  %38 = getelementptr double, ptr %5, i32 %37
  %39 = getelementptr inbounds nuw double, ptr %7, i32 %31
  %40 = mul nsw i32 %32, %10
  %41 = getelementptr double, ptr %9, i32 %40
  br label %44

42:                                               ; preds = %61
  %43 = add nsw i32 %32, 1
  br label %66

44:                                               ; preds = %36, %61
  %45 = phi i32 [ 0, %36 ], [ %64, %61 ]
  %46 = getelementptr inbounds nuw i32, ptr %16, i32 %45
  %47 = load i32, ptr %46, align 4
  %48 = icmp slt i32 %47, 0
  br i1 %48, label %49, label %52

49:                                               ; preds = %44
  %50 = icmp eq i32 %45, %31
  %51 = uitofp i1 %50 to double
  br label %61

52:                                               ; preds = %44
  %53 = getelementptr double, ptr %38, i32 %47
  %54 = load double, ptr %53, align 8
  %55 = fneg double %54
  %56 = getelementptr inbounds nuw double, ptr %7, i32 %45
  %57 = load double, ptr %56, align 8
  %58 = fmul double %57, %55
  %59 = load double, ptr %39, align 8
  %60 = fdiv double %58, %59
  br label %61

61:                                               ; preds = %52, %49
  %62 = phi double [ %51, %49 ], [ %60, %52 ]
  %63 = getelementptr double, ptr %41, i32 %45
  store double %62, ptr %63, align 8
  %64 = add nuw nsw i32 %45, 1
  %65 = icmp eq i32 %64, %10
  br i1 %65, label %42, label %44

66:                                               ; preds = %30, %42
  %67 = phi i32 [ %32, %30 ], [ %43, %42 ]
  %68 = add nuw nsw i32 %31, 1
  %69 = icmp eq i32 %68, %10
  br i1 %69, label %18, label %30

70:                                               ; preds = %89, %3
  ret void

71:                                               ; preds = %18, %89
  %72 = phi i32 [ 0, %18 ], [ %90, %89 ]
  %73 = getelementptr inbounds nuw i32, ptr %20, i32 %72
  %74 = load i32, ptr %73, align 4
  %75 = icmp slt i32 %74, 0
  br i1 %75, label %82, label %76

76:                                               ; preds = %71
  %77 = getelementptr double, ptr %23, i32 %74
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds nuw double, ptr %7, i32 %72
  %80 = load double, ptr %79, align 8
  %81 = fmul double %78, %80
  br label %82

82:                                               ; preds = %71, %76
  %83 = phi double [ %81, %76 ], [ 0.000000e+00, %71 ]
  %84 = getelementptr inbounds nuw double, ptr %12, i32 %72
  store double %83, ptr %84, align 8
  br i1 %28, label %85, label %89

85:                                               ; preds = %82
  %86 = getelementptr double, ptr %5, i32 %74
  %87 = getelementptr inbounds nuw double, ptr %7, i32 %72
  %88 = getelementptr double, ptr %29, i32 %72
  br label %92

89:                                               ; preds = %101, %82
  %90 = add nuw nsw i32 %72, 1
  %91 = icmp eq i32 %90, %10
  br i1 %91, label %70, label %71

92:                                               ; preds = %85, %101
  %93 = phi i32 [ 0, %85 ], [ %105, %101 ]
  br i1 %75, label %101, label %94

94:                                               ; preds = %92
  %95 = add nuw nsw i32 %24, %93
  %96 = mul nuw nsw i32 %21, %95
  %97 = getelementptr double, ptr %86, i32 %96
  %98 = load double, ptr %97, align 8
  %99 = load double, ptr %87, align 8
  %100 = fmul double %98, %99
  br label %101

101:                                              ; preds = %92, %94
  %102 = phi double [ %100, %94 ], [ 0.000000e+00, %92 ]
  %103 = mul nuw nsw i32 %93, %10
  %104 = getelementptr double, ptr %88, i32 %103
  store double %102, ptr %104, align 8
  %105 = add nuw nsw i32 %93, 1
  %106 = icmp sgt i32 %21, %105
  br i1 %106, label %92, label %89
}

declare void @appell_minimal(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

define internal fastcc range(i32 0, 6) i32 @reduce_dynamics(ptr nocapture noundef %0, ptr nocapture noundef nonnull initializes((292, 300)) %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %7 = load ptr, ptr %6, align 4
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = load ptr, ptr %1, align 8
  %10 = load i32, ptr @appell_n_coordinates, align 4
  %11 = getelementptr inbounds double, ptr %9, i32 %10
  %12 = mul nsw i32 %8, %8
  %13 = getelementptr inbounds nuw double, ptr %11, i32 %12
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %15 = load ptr, ptr %14, align 8
  %16 = tail call fastcc i32 @evaluate_dynamics(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %86

18:                                               ; preds = %5
  %19 = icmp slt i32 %4, 0
  br i1 %19, label %86, label %20

20:                                               ; preds = %18
  %21 = icmp sgt i32 %8, 0
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 68
  %23 = icmp eq i32 %4, 0
  br label %24

24:                                               ; preds = %20, %66
  %25 = phi i32 [ 0, %20 ], [ %67, %66 ]
  %26 = icmp slt i32 %25, %4
  %27 = mul nsw i32 %25, %8
  %28 = getelementptr inbounds double, ptr %7, i32 %27
  br i1 %21, label %29, label %31

29:                                               ; preds = %24
  %30 = load ptr, ptr %22, align 4
  br label %36

31:                                               ; preds = %46, %24
  br i1 %23, label %66, label %32

32:                                               ; preds = %31
  %33 = tail call i32 @llvm.smin.i32(i32 %25, i32 %4)
  %34 = mul nsw i32 %33, %4
  %35 = getelementptr double, ptr %15, i32 %34
  br label %60

36:                                               ; preds = %29, %46
  %37 = phi i32 [ 0, %29 ], [ %47, %46 ]
  br i1 %26, label %42, label %38

38:                                               ; preds = %36
  %39 = getelementptr inbounds nuw double, ptr %13, i32 %37
  %40 = load double, ptr %39, align 8
  %41 = fneg double %40
  br label %42

42:                                               ; preds = %36, %38
  %43 = phi double [ %41, %38 ], [ 0.000000e+00, %36 ]
  %44 = getelementptr inbounds nuw double, ptr %30, i32 %37
  store double %43, ptr %44, align 8
  %45 = getelementptr double, ptr %11, i32 %37
  br label %49

46:                                               ; preds = %49
  %47 = add nuw nsw i32 %37, 1
  %48 = icmp eq i32 %47, %8
  br i1 %48, label %31, label %36

49:                                               ; preds = %42, %49
  %50 = phi double [ %43, %42 ], [ %57, %49 ]
  %51 = phi i32 [ 0, %42 ], [ %58, %49 ]
  %52 = mul nuw nsw i32 %51, %8
  %53 = getelementptr double, ptr %45, i32 %52
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds nuw double, ptr %28, i32 %51
  %56 = load double, ptr %55, align 8
  %57 = tail call double @llvm.fmuladd.f64(double %54, double %56, double %50)
  store double %57, ptr %44, align 8
  %58 = add nuw nsw i32 %51, 1
  %59 = icmp eq i32 %58, %8
  br i1 %59, label %46, label %49

60:                                               ; preds = %32, %69
  %61 = phi i32 [ %74, %69 ], [ 0, %32 ]
  br i1 %21, label %62, label %69

62:                                               ; preds = %60
  %63 = mul nuw nsw i32 %61, %8
  %64 = getelementptr double, ptr %7, i32 %63
  %65 = load ptr, ptr %22, align 4
  br label %76

66:                                               ; preds = %69, %31
  %67 = add nuw i32 %25, 1
  %68 = icmp eq i32 %25, %4
  br i1 %68, label %86, label %24

69:                                               ; preds = %76, %60
  %70 = phi double [ 0.000000e+00, %60 ], [ %83, %76 ]
  %71 = fneg double %70
  %72 = select i1 %26, double %70, double %71
  %73 = getelementptr double, ptr %35, i32 %61
  store double %72, ptr %73, align 8
  %74 = add nuw nsw i32 %61, 1
  %75 = icmp eq i32 %74, %4
  br i1 %75, label %66, label %60

76:                                               ; preds = %62, %76
  %77 = phi i32 [ 0, %62 ], [ %84, %76 ]
  %78 = phi double [ 0.000000e+00, %62 ], [ %83, %76 ]
  %79 = getelementptr double, ptr %64, i32 %77
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds nuw double, ptr %65, i32 %77
  %82 = load double, ptr %81, align 8
  %83 = tail call double @llvm.fmuladd.f64(double %80, double %82, double %78)
  %84 = add nuw nsw i32 %77, 1
  %85 = icmp eq i32 %84, %8
  br i1 %85, label %69, label %76

86:                                               ; preds = %66, %18, %5
  %87 = phi i32 [ %16, %5 ], [ 0, %18 ], [ 0, %66 ]
  ret i32 %87
}

define internal fastcc i32 @solve_reduced(ptr nocapture noundef nonnull readonly %0, i32 noundef %1, ptr noundef %2, ptr nocapture noundef %3) unnamed_addr #9 {
  %5 = alloca %struct.Factor, align 4
  %6 = tail call fastcc i32 @cholesky(i32 noundef %1, ptr noundef %2)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %46, label %8

8:                                                ; preds = %4
  tail call fastcc void @forward(i32 noundef %1, ptr noundef %2, ptr noundef %3)
  %9 = load i32, ptr @appell_n_evident, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %44, label %11

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 68
  %13 = load ptr, ptr %12, align 4
  %14 = tail call fastcc i32 @raise_evident_rows(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %13)
  %15 = load i32, ptr @appell_is_actuated, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %26, label %17

17:                                               ; preds = %11
  %18 = getelementptr inbounds nuw i8, ptr %0, i32 308
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %26

21:                                               ; preds = %17
  tail call fastcc void @raise_actuators(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  %22 = load ptr, ptr %12, align 4
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %24 = load ptr, ptr %23, align 8
  %25 = tail call fastcc i32 @solve_actuated_rows(ptr noundef %0, i32 noundef %1, i32 noundef %14, i32 noundef 0, ptr noundef null, ptr noundef %22, ptr noundef %3, ptr noundef %24)
  br label %44

26:                                               ; preds = %17, %11
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #25
  store i32 %1, ptr %5, align 4
  %27 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store i32 %14, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i32 0, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %30 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %31 = load ptr, ptr %30, align 8
  store ptr %31, ptr %29, align 4
  %32 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %33 = getelementptr inbounds nuw i8, ptr %0, i32 92
  %34 = load ptr, ptr %33, align 4
  store ptr %34, ptr %32, align 4
  %35 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %36 = getelementptr inbounds nuw i8, ptr %0, i32 96
  %37 = load ptr, ptr %36, align 8
  store ptr %37, ptr %35, align 4
  %38 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %39 = getelementptr inbounds nuw i8, ptr %0, i32 260
  %40 = load ptr, ptr %39, align 4
  store ptr %40, ptr %38, align 4
  %41 = getelementptr inbounds nuw i8, ptr %5, i32 28
  store i32 0, ptr %41, align 4
  call fastcc void @factorise(ptr noundef %5, ptr noundef null)
  %42 = load ptr, ptr %12, align 4
  call fastcc void @project_onto_rows(ptr noundef %5, ptr noundef %42, ptr noundef %3, ptr noundef null)
  %43 = load i32, ptr %28, align 4
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #25
  br label %44

44:                                               ; preds = %21, %26, %8
  %45 = phi i32 [ 0, %8 ], [ %43, %26 ], [ %25, %21 ]
  tail call fastcc void @backward(i32 noundef %1, ptr noundef %2, ptr noundef %3)
  br label %46

46:                                               ; preds = %4, %44
  %47 = phi i32 [ %45, %44 ], [ -1, %4 ]
  ret i32 %47
}

define internal fastcc range(i32 0, 8) i32 @solve_saddle(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2) unnamed_addr #9 {
  %4 = alloca %struct.Factor, align 4
  %5 = alloca %struct.Factor, align 4
  %6 = load i32, ptr @appell_n_speeds, align 4
  %7 = load i32, ptr @appell_n_rows, align 4
  %8 = add nsw i32 %7, %6
  tail call fastcc void @assemble_saddle(ptr noundef %1)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #25
  store i32 %8, ptr %4, align 4
  %9 = getelementptr inbounds nuw i8, ptr %4, i32 4
  store i32 %8, ptr %9, align 4
  %10 = getelementptr inbounds nuw i8, ptr %4, i32 8
  store i32 0, ptr %10, align 4
  %11 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 88
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %11, align 4
  %14 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %15 = getelementptr inbounds nuw i8, ptr %1, i32 92
  %16 = load ptr, ptr %15, align 4
  store ptr %16, ptr %14, align 4
  %17 = getelementptr inbounds nuw i8, ptr %4, i32 20
  %18 = getelementptr inbounds nuw i8, ptr %1, i32 96
  %19 = load ptr, ptr %18, align 8
  store ptr %19, ptr %17, align 4
  %20 = getelementptr inbounds nuw i8, ptr %4, i32 24
  %21 = getelementptr inbounds nuw i8, ptr %1, i32 260
  %22 = load ptr, ptr %21, align 4
  store ptr %22, ptr %20, align 4
  %23 = getelementptr inbounds nuw i8, ptr %4, i32 28
  store i32 0, ptr %23, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #25
  store i32 0, ptr %5, align 4
  %24 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store i32 0, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i32 0, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %27 = getelementptr inbounds nuw i8, ptr %1, i32 100
  %28 = load ptr, ptr %27, align 4
  store ptr %28, ptr %26, align 4
  %29 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %30 = getelementptr inbounds nuw i8, ptr %1, i32 104
  %31 = load ptr, ptr %30, align 8
  store ptr %31, ptr %29, align 4
  %32 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %33 = getelementptr inbounds nuw i8, ptr %1, i32 108
  %34 = load ptr, ptr %33, align 4
  store ptr %34, ptr %32, align 4
  %35 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %36 = getelementptr inbounds nuw i8, ptr %1, i32 264
  %37 = load ptr, ptr %36, align 8
  store ptr %37, ptr %35, align 4
  %38 = getelementptr inbounds nuw i8, ptr %5, i32 28
  store i32 0, ptr %38, align 4
  %39 = getelementptr inbounds nuw i8, ptr %0, i32 288
  %40 = load i32, ptr %39, align 8
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %44, label %42

42:                                               ; preds = %3
  %43 = add nsw i32 %40, %6
  store i32 %43, ptr %23, align 4
  br label %44

44:                                               ; preds = %42, %3
  call fastcc void @factorise(ptr noundef %4, ptr noundef null)
  %45 = getelementptr inbounds nuw i8, ptr %1, i32 336
  %46 = load i32, ptr %45, align 8
  %47 = icmp eq i32 %46, 0
  %48 = load i32, ptr %10, align 4
  br i1 %47, label %49, label %122

49:                                               ; preds = %44
  %50 = getelementptr inbounds nuw i8, ptr %1, i32 68
  %51 = load ptr, ptr %50, align 4
  %52 = load i32, ptr %9, align 4
  %53 = icmp slt i32 %48, %52
  br i1 %53, label %54, label %122

54:                                               ; preds = %49
  %55 = load ptr, ptr %20, align 4
  %56 = icmp sgt i32 %48, 0
  %57 = load ptr, ptr %11, align 4
  %58 = load i32, ptr %4, align 4
  %59 = add i32 %58, 1
  br label %60

60:                                               ; preds = %116, %54
  %61 = phi i32 [ %48, %54 ], [ %117, %116 ]
  %62 = getelementptr inbounds i32, ptr %55, i32 %61
  %63 = load i32, ptr %62, align 4
  %64 = icmp slt i32 %63, %6
  br i1 %64, label %119, label %65

65:                                               ; preds = %60
  br i1 %56, label %66, label %116

66:                                               ; preds = %65
  %67 = mul nsw i32 %58, %61
  %68 = getelementptr double, ptr %57, i32 %67
  br label %96

69:                                               ; preds = %96, %77
  %70 = phi i32 [ %71, %77 ], [ %48, %96 ]
  %71 = add nsw i32 %70, -1
  %72 = getelementptr inbounds nuw double, ptr %51, i32 %71
  %73 = load double, ptr %72, align 8
  %74 = icmp slt i32 %70, %48
  br i1 %74, label %75, label %77

75:                                               ; preds = %69
  %76 = getelementptr double, ptr %57, i32 %71
  br label %84

77:                                               ; preds = %84, %69
  %78 = phi double [ %73, %69 ], [ %93, %84 ]
  %79 = mul i32 %71, %59
  %80 = getelementptr inbounds double, ptr %57, i32 %79
  %81 = load double, ptr %80, align 8
  %82 = fdiv double %78, %81
  store double %82, ptr %72, align 8
  %83 = icmp sgt i32 %70, 1
  br i1 %83, label %69, label %103

84:                                               ; preds = %84, %75
  %85 = phi i32 [ %70, %75 ], [ %94, %84 ]
  %86 = phi double [ %73, %75 ], [ %93, %84 ]
  %87 = mul nsw i32 %85, %58
  %88 = getelementptr double, ptr %76, i32 %87
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds nuw double, ptr %51, i32 %85
  %91 = load double, ptr %90, align 8
  %92 = fneg double %89
  %93 = tail call double @llvm.fmuladd.f64(double %92, double %91, double %86)
  %94 = add nuw nsw i32 %85, 1
  %95 = icmp eq i32 %94, %48
  br i1 %95, label %77, label %84

96:                                               ; preds = %96, %66
  %97 = phi i32 [ 0, %66 ], [ %101, %96 ]
  %98 = getelementptr double, ptr %68, i32 %97
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds nuw double, ptr %51, i32 %97
  store double %99, ptr %100, align 8
  %101 = add nuw nsw i32 %97, 1
  %102 = icmp eq i32 %101, %48
  br i1 %102, label %69, label %96

103:                                              ; preds = %77, %113
  %104 = phi i32 [ %114, %113 ], [ 0, %77 ]
  %105 = getelementptr inbounds nuw i32, ptr %55, i32 %104
  %106 = load i32, ptr %105, align 4
  %107 = icmp slt i32 %106, %6
  br i1 %107, label %108, label %113

108:                                              ; preds = %103
  %109 = getelementptr inbounds nuw double, ptr %51, i32 %104
  %110 = load double, ptr %109, align 8
  %111 = tail call double @llvm.fabs.f64(double %110)
  %112 = fcmp ogt double %111, 0x3EB0C6F7A0B5ED8D
  br i1 %112, label %119, label %113

113:                                              ; preds = %108, %103
  %114 = add nuw nsw i32 %104, 1
  %115 = icmp eq i32 %114, %48
  br i1 %115, label %116, label %103

116:                                              ; preds = %113, %65
  %117 = add i32 %61, 1
  %118 = icmp eq i32 %117, %52
  br i1 %118, label %122, label %60

119:                                              ; preds = %60, %108
  %120 = getelementptr inbounds i32, ptr %55, i32 %48
  %121 = load i32, ptr %120, align 4
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 1, i32 noundef %121, double noundef %2)
  br label %194

122:                                              ; preds = %116, %49, %44
  %123 = getelementptr inbounds nuw i8, ptr %1, i32 72
  %124 = load ptr, ptr %123, align 8
  call fastcc void @q_transposed(ptr noundef %4, ptr noundef %124)
  %125 = load ptr, ptr %123, align 8
  %126 = getelementptr inbounds nuw i8, ptr %1, i32 112
  %127 = load ptr, ptr %126, align 8
  %128 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %129 = load ptr, ptr %128, align 4
  call fastcc void @least_norm_multipliers(ptr noundef %4, ptr noundef %5, ptr noundef %125, ptr noundef %127, ptr noundef %129)
  %130 = sub nsw i32 %48, %6
  %131 = tail call noundef i32 @llvm.smax.i32(i32 %130, i32 0)
  %132 = getelementptr inbounds nuw i8, ptr %0, i32 264
  store i32 %131, ptr %132, align 8
  %133 = load i32, ptr %45, align 8
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %186

135:                                              ; preds = %122
  %136 = load ptr, ptr %128, align 4
  %137 = icmp sgt i32 %8, 0
  br i1 %137, label %143, label %186

138:                                              ; preds = %143
  %139 = getelementptr inbounds nuw i8, ptr %1, i32 64
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %1, i32 84
  %142 = load ptr, ptr %141, align 4
  br label %152

143:                                              ; preds = %135, %143
  %144 = phi i32 [ %150, %143 ], [ 0, %135 ]
  %145 = phi double [ %149, %143 ], [ 0.000000e+00, %135 ]
  %146 = getelementptr inbounds nuw double, ptr %136, i32 %144
  %147 = load double, ptr %146, align 8
  %148 = tail call double @llvm.fabs.f64(double %147)
  %149 = tail call double @llvm.maxnum.f64(double %145, double %148)
  %150 = add nuw nsw i32 %144, 1
  %151 = icmp eq i32 %150, %8
  br i1 %151, label %138, label %143

152:                                              ; preds = %183, %138
  %153 = phi i32 [ 0, %138 ], [ %184, %183 ]
  %154 = getelementptr inbounds nuw double, ptr %140, i32 %153
  %155 = load double, ptr %154, align 8
  %156 = tail call double @llvm.fabs.f64(double %155)
  %157 = fneg double %155
  %158 = getelementptr double, ptr %142, i32 %153
  br label %165

159:                                              ; preds = %165
  %160 = tail call double @llvm.fabs.f64(double %175)
  %161 = fmul double %180, 0x3D719799812DEA11
  %162 = fmul double %149, %161
  %163 = tail call double @llvm.fmuladd.f64(double %178, double 0x3EB0C6F7A0B5ED8D, double %162)
  %164 = fcmp ugt double %160, %163
  br i1 %164, label %186, label %183

165:                                              ; preds = %165, %152
  %166 = phi i32 [ 0, %152 ], [ %181, %165 ]
  %167 = phi double [ 0.000000e+00, %152 ], [ %180, %165 ]
  %168 = phi double [ %156, %152 ], [ %178, %165 ]
  %169 = phi double [ %157, %152 ], [ %175, %165 ]
  %170 = mul nuw nsw i32 %166, %8
  %171 = getelementptr double, ptr %158, i32 %170
  %172 = load double, ptr %171, align 8
  %173 = getelementptr inbounds nuw double, ptr %136, i32 %166
  %174 = load double, ptr %173, align 8
  %175 = tail call double @llvm.fmuladd.f64(double %172, double %174, double %169)
  %176 = fmul double %172, %174
  %177 = tail call double @llvm.fabs.f64(double %176)
  %178 = fadd double %168, %177
  %179 = tail call double @llvm.fabs.f64(double %172)
  %180 = tail call double @llvm.maxnum.f64(double %167, double %179)
  %181 = add nuw nsw i32 %166, 1
  %182 = icmp eq i32 %181, %8
  br i1 %182, label %159, label %165

183:                                              ; preds = %159
  %184 = add nuw nsw i32 %153, 1
  %185 = icmp eq i32 %184, %8
  br i1 %185, label %186, label %152

186:                                              ; preds = %183, %159, %135, %122
  %187 = phi i32 [ -1, %122 ], [ -1, %135 ], [ %153, %159 ], [ -1, %183 ]
  %188 = icmp slt i32 %187, %6
  br i1 %188, label %191, label %189

189:                                              ; preds = %186
  %190 = sub nsw i32 %187, %6
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 2, i32 noundef %190, double noundef %2)
  br label %194

191:                                              ; preds = %186
  %192 = icmp slt i32 %187, 0
  br i1 %192, label %194, label %193

193:                                              ; preds = %191
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 1, i32 noundef %187, double noundef %2)
  br label %194

194:                                              ; preds = %189, %191, %193, %119
  %195 = phi i32 [ 7, %119 ], [ 6, %189 ], [ 7, %193 ], [ 0, %191 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #25
  ret i32 %195
}

define internal fastcc range(i32 0, 10) i32 @check_minimal_actuation(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, i32 noundef range(i32 0, -2147483648) %3) unnamed_addr #17 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i32 336
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %86

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 292
  %10 = load ptr, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 296
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %14 = load ptr, ptr %13, align 4
  %15 = load i32, ptr @appell_n_rows, align 4
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %68

17:                                               ; preds = %8
  %18 = load i32, ptr @appell_n_speeds, align 4
  %19 = icmp sgt i32 %18, 0
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %22 = load ptr, ptr %21, align 8
  br label %23

23:                                               ; preds = %65, %17
  %24 = phi i32 [ 0, %17 ], [ %66, %65 ]
  %25 = getelementptr inbounds nuw double, ptr %12, i32 %24
  %26 = load double, ptr %25, align 8
  %27 = tail call double @llvm.fabs.f64(double %26)
  br i1 %19, label %31, label %28

28:                                               ; preds = %23
  %29 = getelementptr inbounds nuw double, ptr %22, i32 %24
  %30 = load double, ptr %29, align 8
  br label %39

31:                                               ; preds = %23
  %32 = load ptr, ptr %20, align 4
  %33 = getelementptr double, ptr %10, i32 %24
  %34 = getelementptr inbounds nuw double, ptr %22, i32 %24
  %35 = load double, ptr %34, align 8
  %36 = fmul double %35, 1.000000e-08
  br label %46

37:                                               ; preds = %46
  %38 = tail call double @llvm.fabs.f64(double %57)
  br label %39

39:                                               ; preds = %37, %28
  %40 = phi double [ %27, %28 ], [ %38, %37 ]
  %41 = phi double [ %30, %28 ], [ %35, %37 ]
  %42 = phi double [ %27, %28 ], [ %62, %37 ]
  %43 = fmul double %41, 0x3D719799812DEA11
  %44 = tail call double @llvm.fmuladd.f64(double %42, double 0x3EB0C6F7A0B5ED8D, double %43)
  %45 = fcmp ule double %40, %44
  br i1 %45, label %65, label %68

46:                                               ; preds = %46, %31
  %47 = phi i32 [ 0, %31 ], [ %63, %46 ]
  %48 = phi double [ %27, %31 ], [ %62, %46 ]
  %49 = phi double [ %26, %31 ], [ %57, %46 ]
  %50 = getelementptr inbounds nuw double, ptr %32, i32 %47
  %51 = load double, ptr %50, align 8
  %52 = mul nuw nsw i32 %47, %15
  %53 = getelementptr double, ptr %33, i32 %52
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds nuw double, ptr %14, i32 %47
  %56 = load double, ptr %55, align 8
  %57 = tail call double @llvm.fmuladd.f64(double %54, double %56, double %49)
  %58 = tail call double @llvm.fabs.f64(double %54)
  %59 = fdiv double %36, %51
  %60 = fadd double %59, %58
  %61 = tail call double @llvm.fabs.f64(double %56)
  %62 = tail call double @llvm.fmuladd.f64(double %60, double %61, double %48)
  %63 = add nuw nsw i32 %47, 1
  %64 = icmp eq i32 %63, %18
  br i1 %64, label %37, label %46

65:                                               ; preds = %39
  %66 = add nuw nsw i32 %24, 1
  %67 = icmp eq i32 %66, %15
  br i1 %67, label %68, label %23

68:                                               ; preds = %39, %65, %8
  %69 = phi i32 [ -1, %8 ], [ %24, %39 ], [ -1, %65 ]
  %70 = load i32, ptr @appell_is_actuated, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %78, label %72

72:                                               ; preds = %68
  %73 = getelementptr inbounds nuw i8, ptr %1, i32 308
  %74 = load i32, ptr %73, align 4
  %75 = icmp ne i32 %74, 0
  %76 = icmp slt i32 %69, 0
  %77 = or i1 %76, %75
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

86:                                               ; preds = %84, %78, %4
  %87 = phi i32 [ 0, %4 ], [ 0, %78 ], [ %85, %84 ]
  ret i32 %87
}

define internal fastcc range(i32 0, 6) i32 @recover_multipliers(ptr nocapture noundef %0, ptr nocapture noundef nonnull initializes((292, 300)) %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = alloca %struct.Factor, align 4
  %6 = alloca %struct.Factor, align 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %8 = load ptr, ptr %7, align 4
  %9 = load i32, ptr @appell_n_speeds, align 4
  %10 = getelementptr inbounds double, ptr %8, i32 %9
  %11 = tail call fastcc i32 @evaluate_dynamics(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %156

13:                                               ; preds = %4
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %15 = load ptr, ptr %14, align 4
  %16 = load ptr, ptr %1, align 8
  %17 = load i32, ptr @appell_n_coordinates, align 4
  %18 = getelementptr inbounds double, ptr %16, i32 %17
  %19 = mul nsw i32 %9, %9
  %20 = shl i32 %19, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %15, ptr align 8 %18, i32 %20, i1 false)
  %21 = load ptr, ptr %14, align 4
  %22 = tail call fastcc i32 @cholesky(i32 noundef %9, ptr noundef %21)
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %13
  %25 = load ptr, ptr %14, align 4
  br label %26

26:                                               ; preds = %13, %24
  %27 = phi ptr [ %25, %24 ], [ null, %13 ]
  %28 = icmp sgt i32 %9, 0
  br i1 %28, label %32, label %29

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw i8, ptr %1, i32 72
  %31 = load ptr, ptr %30, align 8
  br label %39

32:                                               ; preds = %26
  %33 = load i32, ptr @appell_law, align 4
  %34 = icmp eq i32 %33, 0
  %35 = getelementptr inbounds nuw i8, ptr %1, i32 308
  %36 = getelementptr inbounds nuw i8, ptr %1, i32 36
  %37 = getelementptr inbounds nuw i8, ptr %1, i32 72
  %38 = load ptr, ptr %37, align 8
  br label %62

39:                                               ; preds = %92, %29
  %40 = phi ptr [ %31, %29 ], [ %38, %92 ]
  %41 = getelementptr inbounds nuw i8, ptr %1, i32 72
  tail call fastcc void @forward(i32 noundef %9, ptr noundef %27, ptr noundef %40)
  %42 = getelementptr inbounds nuw i8, ptr %1, i32 88
  %43 = load ptr, ptr %42, align 8
  %44 = load ptr, ptr %1, align 8
  %45 = getelementptr inbounds double, ptr %44, i32 %17
  %46 = getelementptr inbounds nuw double, ptr %45, i32 %19
  %47 = getelementptr inbounds double, ptr %46, i32 %9
  %48 = load i32, ptr @appell_n_rows, align 4
  %49 = mul nsw i32 %48, %9
  %50 = getelementptr inbounds double, ptr %47, i32 %49
  %51 = getelementptr inbounds double, ptr %50, i32 %48
  %52 = getelementptr inbounds nuw i8, ptr %1, i32 308
  %53 = load i32, ptr %52, align 4
  %54 = icmp ne i32 %53, 0
  %55 = load i32, ptr @appell_is_actuated, align 4
  %56 = icmp ne i32 %55, 0
  %57 = select i1 %54, i1 %56, i1 false
  %58 = select i1 %57, i32 %49, i32 0
  %59 = getelementptr inbounds double, ptr %51, i32 %58
  %60 = shl i32 %49, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %43, ptr align 8 %59, i32 %60, i1 false)
  %61 = icmp sgt i32 %48, 0
  br i1 %61, label %140, label %106

62:                                               ; preds = %32, %92
  %63 = phi i32 [ 0, %32 ], [ %93, %92 ]
  br i1 %34, label %64, label %66

64:                                               ; preds = %62
  %65 = load ptr, ptr %1, align 8
  br label %79

66:                                               ; preds = %62
  %67 = load i32, ptr %35, align 4
  %68 = icmp eq i32 %67, 0
  %69 = load ptr, ptr %1, align 8
  br i1 %68, label %70, label %79

70:                                               ; preds = %66
  %71 = getelementptr inbounds double, ptr %69, i32 %17
  %72 = getelementptr inbounds nuw double, ptr %71, i32 %19
  %73 = getelementptr inbounds nuw double, ptr %72, i32 %63
  %74 = load double, ptr %73, align 8
  %75 = load ptr, ptr %36, align 4
  %76 = getelementptr inbounds nuw double, ptr %75, i32 %63
  %77 = load double, ptr %76, align 8
  %78 = fadd double %74, %77
  br label %85

79:                                               ; preds = %64, %66
  %80 = phi ptr [ %65, %64 ], [ %69, %66 ]
  %81 = getelementptr inbounds double, ptr %80, i32 %17
  %82 = getelementptr inbounds nuw double, ptr %81, i32 %19
  %83 = getelementptr inbounds nuw double, ptr %82, i32 %63
  %84 = load double, ptr %83, align 8
  br label %85

85:                                               ; preds = %79, %70
  %86 = phi ptr [ %69, %70 ], [ %80, %79 ]
  %87 = phi double [ %78, %70 ], [ %84, %79 ]
  %88 = fneg double %87
  %89 = getelementptr inbounds nuw double, ptr %38, i32 %63
  store double %88, ptr %89, align 8
  %90 = getelementptr inbounds double, ptr %86, i32 %17
  %91 = getelementptr double, ptr %90, i32 %63
  br label %95

92:                                               ; preds = %95
  %93 = add nuw nsw i32 %63, 1
  %94 = icmp eq i32 %93, %9
  br i1 %94, label %39, label %62

95:                                               ; preds = %85, %95
  %96 = phi double [ %88, %85 ], [ %103, %95 ]
  %97 = phi i32 [ 0, %85 ], [ %104, %95 ]
  %98 = mul nuw nsw i32 %97, %9
  %99 = getelementptr double, ptr %91, i32 %98
  %100 = load double, ptr %99, align 8
  %101 = getelementptr inbounds nuw double, ptr %8, i32 %97
  %102 = load double, ptr %101, align 8
  %103 = tail call double @llvm.fmuladd.f64(double %100, double %102, double %96)
  store double %103, ptr %89, align 8
  %104 = add nuw nsw i32 %97, 1
  %105 = icmp eq i32 %104, %9
  br i1 %105, label %92, label %95

106:                                              ; preds = %140, %39
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #25
  store i32 %9, ptr %5, align 4
  %107 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store i32 %48, ptr %107, align 4
  %108 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i32 0, ptr %108, align 4
  %109 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %110 = load ptr, ptr %42, align 8
  store ptr %110, ptr %109, align 4
  %111 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %112 = getelementptr inbounds nuw i8, ptr %1, i32 92
  %113 = load ptr, ptr %112, align 4
  store ptr %113, ptr %111, align 4
  %114 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %115 = getelementptr inbounds nuw i8, ptr %1, i32 96
  %116 = load ptr, ptr %115, align 8
  store ptr %116, ptr %114, align 4
  %117 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %118 = getelementptr inbounds nuw i8, ptr %1, i32 260
  %119 = load ptr, ptr %118, align 4
  store ptr %119, ptr %117, align 4
  %120 = getelementptr inbounds nuw i8, ptr %5, i32 28
  %121 = getelementptr inbounds nuw i8, ptr %0, i32 288
  %122 = load i32, ptr %121, align 8
  store i32 %122, ptr %120, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #25
  store i32 0, ptr %6, align 4
  %123 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store i32 0, ptr %123, align 4
  %124 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i32 0, ptr %124, align 4
  %125 = getelementptr inbounds nuw i8, ptr %6, i32 12
  %126 = getelementptr inbounds nuw i8, ptr %1, i32 100
  %127 = load ptr, ptr %126, align 4
  store ptr %127, ptr %125, align 4
  %128 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %129 = getelementptr inbounds nuw i8, ptr %1, i32 104
  %130 = load ptr, ptr %129, align 8
  store ptr %130, ptr %128, align 4
  %131 = getelementptr inbounds nuw i8, ptr %6, i32 20
  %132 = getelementptr inbounds nuw i8, ptr %1, i32 108
  %133 = load ptr, ptr %132, align 4
  store ptr %133, ptr %131, align 4
  %134 = getelementptr inbounds nuw i8, ptr %6, i32 24
  %135 = getelementptr inbounds nuw i8, ptr %1, i32 264
  %136 = load ptr, ptr %135, align 8
  store ptr %136, ptr %134, align 4
  %137 = getelementptr inbounds nuw i8, ptr %6, i32 28
  store i32 0, ptr %137, align 4
  %138 = icmp eq ptr %27, null
  %139 = select i1 %138, i1 true, i1 %56
  br i1 %139, label %150, label %147

140:                                              ; preds = %39, %140
  %141 = phi i32 [ %145, %140 ], [ 0, %39 ]
  %142 = load ptr, ptr %42, align 8
  %143 = mul nsw i32 %141, %9
  %144 = getelementptr inbounds double, ptr %142, i32 %143
  tail call fastcc void @forward(i32 noundef %9, ptr noundef %27, ptr noundef %144)
  %145 = add nuw nsw i32 %141, 1
  %146 = icmp eq i32 %145, %48
  br i1 %146, label %106, label %140

147:                                              ; preds = %106
  %148 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %149 = load ptr, ptr %148, align 8
  br label %150

150:                                              ; preds = %106, %147
  %151 = phi ptr [ %149, %147 ], [ null, %106 ]
  call fastcc void @factorise(ptr noundef %5, ptr noundef %151)
  %152 = load ptr, ptr %41, align 8
  call fastcc void @q_transposed(ptr noundef %5, ptr noundef %152)
  %153 = load ptr, ptr %41, align 8
  %154 = getelementptr inbounds nuw i8, ptr %1, i32 112
  %155 = load ptr, ptr %154, align 8
  call fastcc void @least_norm_multipliers(ptr noundef %5, ptr noundef %6, ptr noundef %153, ptr noundef %155, ptr noundef %10)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #25
  br label %156

156:                                              ; preds = %4, %150
  %157 = phi i32 [ 0, %150 ], [ %11, %4 ]
  ret i32 %157
}

define internal fastcc i32 @raise_evident_rows(ptr nocapture noundef nonnull readonly %0, i32 noundef %1, ptr noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #9 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %6 = load ptr, ptr %5, align 4
  %7 = load i32, ptr @appell_n_speeds, align 4
  %8 = mul nsw i32 %7, %1
  %9 = getelementptr inbounds double, ptr %6, i32 %8
  %10 = load i32, ptr @appell_n_rows, align 4
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %19

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %15 = load i32, ptr @appell_n_coordinates, align 4
  %16 = mul nsw i32 %10, %7
  %17 = icmp sgt i32 %7, 0
  %18 = icmp sgt i32 %1, 0
  br label %21

19:                                               ; preds = %75, %4
  %20 = phi i32 [ 0, %4 ], [ %76, %75 ]
  ret i32 %20

21:                                               ; preds = %12, %75
  %22 = phi i32 [ 0, %12 ], [ %76, %75 ]
  %23 = phi i32 [ 0, %12 ], [ %77, %75 ]
  %24 = getelementptr inbounds nuw [0 x i32], ptr @appell_row_embedded, i32 0, i32 %23
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %75

27:                                               ; preds = %21
  %28 = load ptr, ptr %13, align 8
  %29 = mul nsw i32 %22, %1
  %30 = getelementptr inbounds double, ptr %28, i32 %29
  %31 = load ptr, ptr %14, align 8
  %32 = getelementptr inbounds double, ptr %31, i32 %15
  %33 = getelementptr inbounds double, ptr %32, i32 %16
  %34 = getelementptr inbounds nuw double, ptr %33, i32 %23
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds double, ptr %3, i32 %22
  store double %35, ptr %36, align 8
  br i1 %17, label %37, label %39

37:                                               ; preds = %27
  %38 = getelementptr double, ptr %32, i32 %23
  br label %42

39:                                               ; preds = %42, %27
  br i1 %18, label %40, label %53

40:                                               ; preds = %39
  %41 = getelementptr double, ptr %32, i32 %23
  br label %55

42:                                               ; preds = %37, %42
  %43 = phi double [ %35, %37 ], [ %50, %42 ]
  %44 = phi i32 [ 0, %37 ], [ %51, %42 ]
  %45 = mul nuw nsw i32 %44, %10
  %46 = getelementptr double, ptr %38, i32 %45
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds nuw double, ptr %9, i32 %44
  %49 = load double, ptr %48, align 8
  %50 = tail call double @llvm.fmuladd.f64(double %47, double %49, double %43)
  store double %50, ptr %36, align 8
  %51 = add nuw nsw i32 %44, 1
  %52 = icmp eq i32 %51, %7
  br i1 %52, label %39, label %42

53:                                               ; preds = %61, %39
  tail call fastcc void @forward(i32 noundef %1, ptr noundef %2, ptr noundef %30)
  %54 = add nsw i32 %22, 1
  br label %75

55:                                               ; preds = %40, %61
  %56 = phi i32 [ 0, %40 ], [ %62, %61 ]
  %57 = getelementptr inbounds nuw double, ptr %30, i32 %56
  store double 0.000000e+00, ptr %57, align 8
  br i1 %17, label %58, label %61

58:                                               ; preds = %55
  %59 = mul nuw nsw i32 %56, %7
  %60 = getelementptr double, ptr %6, i32 %59
  br label %64

61:                                               ; preds = %64, %55
  %62 = add nuw nsw i32 %56, 1
  %63 = icmp eq i32 %62, %1
  br i1 %63, label %53, label %55

64:                                               ; preds = %58, %64
  %65 = phi double [ 0.000000e+00, %58 ], [ %72, %64 ]
  %66 = phi i32 [ 0, %58 ], [ %73, %64 ]
  %67 = mul nuw nsw i32 %66, %10
  %68 = getelementptr double, ptr %41, i32 %67
  %69 = load double, ptr %68, align 8
  %70 = getelementptr double, ptr %60, i32 %66
  %71 = load double, ptr %70, align 8
  %72 = tail call double @llvm.fmuladd.f64(double %69, double %71, double %65)
  store double %72, ptr %57, align 8
  %73 = add nuw nsw i32 %66, 1
  %74 = icmp eq i32 %73, %7
  br i1 %74, label %61, label %64

75:                                               ; preds = %21, %53
  %76 = phi i32 [ %22, %21 ], [ %54, %53 ]
  %77 = add nuw nsw i32 %23, 1
  %78 = icmp eq i32 %77, %10
  br i1 %78, label %19, label %21
}

define internal fastcc void @raise_actuators(ptr nocapture noundef nonnull readonly %0, i32 noundef %1, ptr noundef %2) unnamed_addr #9 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %5 = load ptr, ptr %4, align 4
  %6 = load i32, ptr @appell_n_rows, align 4
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %19

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %10 = icmp sgt i32 %1, 0
  %11 = load i32, ptr @appell_n_speeds, align 4
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %13 = load i32, ptr @appell_n_coordinates, align 4
  %14 = mul nsw i32 %11, %6
  %15 = icmp sgt i32 %11, 0
  %16 = icmp ult i32 %11, 4
  %17 = and i32 %11, 2147483644
  %18 = icmp eq i32 %11, %17
  br label %20

19:                                               ; preds = %76, %3
  ret void

20:                                               ; preds = %8, %76
  %21 = phi i32 [ 0, %8 ], [ %78, %76 ]
  %22 = phi i32 [ 0, %8 ], [ %77, %76 ]
  %23 = getelementptr inbounds nuw [0 x i32], ptr @appell_row_embedded, i32 0, i32 %21
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %76

26:                                               ; preds = %20
  %27 = load ptr, ptr %9, align 8
  %28 = add nsw i32 %22, 1
  %29 = mul nsw i32 %22, %1
  %30 = getelementptr inbounds double, ptr %27, i32 %29
  br i1 %10, label %31, label %38

31:                                               ; preds = %26
  %32 = load ptr, ptr %12, align 8
  %33 = getelementptr inbounds double, ptr %32, i32 %13
  %34 = getelementptr inbounds double, ptr %33, i32 %14
  %35 = getelementptr inbounds nuw double, ptr %34, i32 %6
  %36 = mul nsw i32 %11, %21
  %37 = getelementptr inbounds double, ptr %35, i32 %36
  br label %39

38:                                               ; preds = %71, %26
  tail call fastcc void @forward(i32 noundef %1, ptr noundef %2, ptr noundef %30)
  br label %76

39:                                               ; preds = %31, %71
  %40 = phi i32 [ 0, %31 ], [ %74, %71 ]
  %41 = mul nsw i32 %11, %40
  %42 = getelementptr inbounds double, ptr %5, i32 %41
  br i1 %15, label %43, label %71

43:                                               ; preds = %39
  br i1 %16, label %57, label %44

44:                                               ; preds = %43, %44
  %45 = phi i32 [ %53, %44 ], [ 0, %43 ]
  %46 = phi <4 x double> [ %52, %44 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %43 ]
  %47 = getelementptr inbounds nuw double, ptr %42, i32 %45
  %48 = load <4 x double>, ptr %47, align 8
  %49 = getelementptr inbounds nuw double, ptr %37, i32 %45
  %50 = load <4 x double>, ptr %49, align 8
  %51 = fmul reassoc contract <4 x double> %48, %50
  %52 = fadd reassoc contract <4 x double> %46, %51
  %53 = add nuw i32 %45, 4
  %54 = icmp eq i32 %53, %17
  br i1 %54, label %55, label %44

55:                                               ; preds = %44
  %56 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %52)
  br i1 %18, label %71, label %57

57:                                               ; preds = %43, %55
  %58 = phi i32 [ 0, %43 ], [ %17, %55 ]
  %59 = phi double [ 0.000000e+00, %43 ], [ %56, %55 ]
  br label %60

60:                                               ; preds = %57, %60
  %61 = phi i32 [ %69, %60 ], [ %58, %57 ]
  %62 = phi double [ %68, %60 ], [ %59, %57 ]
  %63 = getelementptr inbounds nuw double, ptr %42, i32 %61
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds nuw double, ptr %37, i32 %61
  %66 = load double, ptr %65, align 8
  %67 = fmul reassoc contract double %64, %66
  %68 = fadd reassoc contract double %62, %67
  %69 = add nuw nsw i32 %61, 1
  %70 = icmp eq i32 %69, %11
  br i1 %70, label %71, label %60

71:                                               ; preds = %60, %55, %39
  %72 = phi double [ 0.000000e+00, %39 ], [ %56, %55 ], [ %68, %60 ]
  %73 = getelementptr inbounds nuw double, ptr %30, i32 %40
  store double %72, ptr %73, align 8
  %74 = add nuw nsw i32 %40, 1
  %75 = icmp eq i32 %74, %1
  br i1 %75, label %38, label %39

76:                                               ; preds = %20, %38
  %77 = phi i32 [ %22, %20 ], [ %28, %38 ]
  %78 = add nuw nsw i32 %21, 1
  %79 = icmp eq i32 %78, %6
  br i1 %79, label %19, label %20
}

define internal fastcc i32 @solve_actuated_rows(ptr nocapture noundef nonnull readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef %6, ptr nocapture noundef %7) unnamed_addr #9 {
  %9 = alloca %struct.Factor, align 4
  %10 = alloca %struct.Factor, align 4
  %11 = icmp sgt i32 %2, 0
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %13 = load ptr, ptr %12, align 8
  br i1 %11, label %14, label %32

14:                                               ; preds = %8
  %15 = icmp sgt i32 %1, 0
  %16 = icmp eq ptr %4, null
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 72
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 84
  %21 = load ptr, ptr %19, align 8
  %22 = load ptr, ptr %20, align 4
  %23 = icmp ult i32 %1, 4
  %24 = and i32 %1, 2147483644
  %25 = icmp eq i32 %1, %24
  %26 = icmp ult i32 %1, 4
  %27 = and i32 %1, 2147483644
  %28 = icmp eq i32 %1, %27
  %29 = icmp ult i32 %1, 4
  %30 = and i32 %1, 2147483644
  %31 = icmp eq i32 %1, %30
  br label %79

32:                                               ; preds = %156, %8
  %33 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %34 = getelementptr inbounds nuw i8, ptr %0, i32 84
  %35 = load ptr, ptr %34, align 4
  %36 = shl i32 %2, 3
  %37 = mul i32 %36, %2
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %13, ptr align 8 %35, i32 %37, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #25
  store i32 %2, ptr %9, align 4
  %38 = getelementptr inbounds nuw i8, ptr %9, i32 4
  store i32 %2, ptr %38, align 4
  %39 = getelementptr inbounds nuw i8, ptr %9, i32 8
  store i32 0, ptr %39, align 4
  %40 = getelementptr inbounds nuw i8, ptr %9, i32 12
  %41 = load ptr, ptr %33, align 8
  store ptr %41, ptr %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr %9, i32 16
  %43 = getelementptr inbounds nuw i8, ptr %0, i32 92
  %44 = load ptr, ptr %43, align 4
  store ptr %44, ptr %42, align 4
  %45 = getelementptr inbounds nuw i8, ptr %9, i32 20
  %46 = getelementptr inbounds nuw i8, ptr %0, i32 96
  %47 = load ptr, ptr %46, align 8
  store ptr %47, ptr %45, align 4
  %48 = getelementptr inbounds nuw i8, ptr %9, i32 24
  %49 = getelementptr inbounds nuw i8, ptr %0, i32 260
  %50 = load ptr, ptr %49, align 4
  store ptr %50, ptr %48, align 4
  %51 = getelementptr inbounds nuw i8, ptr %9, i32 28
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10) #25
  store i32 0, ptr %10, align 4
  %52 = getelementptr inbounds nuw i8, ptr %10, i32 4
  store i32 0, ptr %52, align 4
  %53 = getelementptr inbounds nuw i8, ptr %10, i32 8
  store i32 0, ptr %53, align 4
  %54 = getelementptr inbounds nuw i8, ptr %10, i32 12
  %55 = getelementptr inbounds nuw i8, ptr %0, i32 100
  %56 = load ptr, ptr %55, align 4
  store ptr %56, ptr %54, align 4
  %57 = getelementptr inbounds nuw i8, ptr %10, i32 16
  %58 = getelementptr inbounds nuw i8, ptr %0, i32 104
  %59 = load ptr, ptr %58, align 8
  store ptr %59, ptr %57, align 4
  %60 = getelementptr inbounds nuw i8, ptr %10, i32 20
  %61 = getelementptr inbounds nuw i8, ptr %0, i32 108
  %62 = load ptr, ptr %61, align 4
  store ptr %62, ptr %60, align 4
  %63 = getelementptr inbounds nuw i8, ptr %10, i32 24
  %64 = getelementptr inbounds nuw i8, ptr %0, i32 264
  %65 = load ptr, ptr %64, align 8
  store ptr %65, ptr %63, align 4
  %66 = getelementptr inbounds nuw i8, ptr %10, i32 28
  store i32 0, ptr %66, align 4
  store i32 %3, ptr %51, align 4
  call fastcc void @factorise(ptr noundef %9, ptr noundef null)
  %67 = getelementptr inbounds nuw i8, ptr %0, i32 72
  %68 = load ptr, ptr %67, align 8
  call fastcc void @q_transposed(ptr noundef %9, ptr noundef %68)
  %69 = load ptr, ptr %67, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %71 = load ptr, ptr %70, align 8
  call fastcc void @least_norm_multipliers(ptr noundef %9, ptr noundef %10, ptr noundef %69, ptr noundef %71, ptr noundef %7)
  br i1 %11, label %72, label %198

72:                                               ; preds = %32
  %73 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %74 = load ptr, ptr %73, align 8
  %75 = icmp sgt i32 %1, 0
  %76 = icmp ult i32 %1, 4
  %77 = and i32 %1, 2147483644
  %78 = icmp eq i32 %1, %77
  br label %200

79:                                               ; preds = %14, %156
  %80 = phi i32 [ 0, %14 ], [ %157, %156 ]
  %81 = mul nsw i32 %80, %1
  %82 = getelementptr inbounds double, ptr %13, i32 %81
  br i1 %15, label %83, label %107

83:                                               ; preds = %79
  br i1 %23, label %95, label %84

84:                                               ; preds = %83, %84
  %85 = phi i32 [ %91, %84 ], [ 0, %83 ]
  %86 = phi <4 x double> [ %90, %84 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %83 ]
  %87 = getelementptr inbounds nuw double, ptr %82, i32 %85
  %88 = load <4 x double>, ptr %87, align 8
  %89 = fmul reassoc contract <4 x double> %88, %88
  %90 = fadd reassoc contract <4 x double> %86, %89
  %91 = add nuw i32 %85, 4
  %92 = icmp eq i32 %91, %24
  br i1 %92, label %93, label %84

93:                                               ; preds = %84
  %94 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %90)
  br i1 %25, label %107, label %95

95:                                               ; preds = %83, %93
  %96 = phi i32 [ 0, %83 ], [ %24, %93 ]
  %97 = phi double [ 0.000000e+00, %83 ], [ %94, %93 ]
  br label %98

98:                                               ; preds = %95, %98
  %99 = phi i32 [ %105, %98 ], [ %96, %95 ]
  %100 = phi double [ %104, %98 ], [ %97, %95 ]
  %101 = getelementptr inbounds nuw double, ptr %82, i32 %99
  %102 = load double, ptr %101, align 8
  %103 = fmul reassoc contract double %102, %102
  %104 = fadd reassoc contract double %100, %103
  %105 = add nuw nsw i32 %99, 1
  %106 = icmp eq i32 %105, %1
  br i1 %106, label %107, label %98

107:                                              ; preds = %98, %93, %79
  %108 = phi double [ 0.000000e+00, %79 ], [ %94, %93 ], [ %104, %98 ]
  %109 = tail call double @llvm.sqrt.f64(double %108)
  br i1 %16, label %114, label %110

110:                                              ; preds = %107
  %111 = getelementptr inbounds nuw double, ptr %4, i32 %80
  %112 = load double, ptr %111, align 8
  %113 = fmul double %112, 1.000000e-08
  br label %114

114:                                              ; preds = %107, %110
  %115 = phi double [ %113, %110 ], [ 0.000000e+00, %107 ]
  %116 = fcmp ogt double %109, %115
  %117 = fdiv double 1.000000e+00, %109
  %118 = select i1 %116, double %117, double 0.000000e+00
  %119 = getelementptr inbounds nuw double, ptr %5, i32 %80
  %120 = load double, ptr %119, align 8
  br i1 %15, label %121, label %149

121:                                              ; preds = %114
  br i1 %26, label %135, label %122

122:                                              ; preds = %121, %122
  %123 = phi i32 [ %131, %122 ], [ 0, %121 ]
  %124 = phi <4 x double> [ %130, %122 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %121 ]
  %125 = getelementptr inbounds nuw double, ptr %82, i32 %123
  %126 = load <4 x double>, ptr %125, align 8
  %127 = getelementptr inbounds nuw double, ptr %6, i32 %123
  %128 = load <4 x double>, ptr %127, align 8
  %129 = fmul reassoc contract <4 x double> %126, %128
  %130 = fadd reassoc contract <4 x double> %124, %129
  %131 = add nuw i32 %123, 4
  %132 = icmp eq i32 %131, %27
  br i1 %132, label %133, label %122

133:                                              ; preds = %122
  %134 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %130)
  br i1 %28, label %149, label %135

135:                                              ; preds = %121, %133
  %136 = phi i32 [ 0, %121 ], [ %27, %133 ]
  %137 = phi double [ 0.000000e+00, %121 ], [ %134, %133 ]
  br label %138

138:                                              ; preds = %135, %138
  %139 = phi i32 [ %147, %138 ], [ %136, %135 ]
  %140 = phi double [ %146, %138 ], [ %137, %135 ]
  %141 = getelementptr inbounds nuw double, ptr %82, i32 %139
  %142 = load double, ptr %141, align 8
  %143 = getelementptr inbounds nuw double, ptr %6, i32 %139
  %144 = load double, ptr %143, align 8
  %145 = fmul reassoc contract double %142, %144
  %146 = fadd reassoc contract double %140, %145
  %147 = add nuw nsw i32 %139, 1
  %148 = icmp eq i32 %147, %1
  br i1 %148, label %149, label %138

149:                                              ; preds = %138, %133, %114
  %150 = phi double [ 0.000000e+00, %114 ], [ %134, %133 ], [ %146, %138 ]
  %151 = fadd double %120, %150
  %152 = fneg double %151
  %153 = fmul double %118, %152
  %154 = getelementptr inbounds nuw double, ptr %18, i32 %80
  store double %153, ptr %154, align 8
  %155 = getelementptr double, ptr %22, i32 %80
  br label %159

156:                                              ; preds = %191
  %157 = add nuw nsw i32 %80, 1
  %158 = icmp eq i32 %157, %2
  br i1 %158, label %32, label %79

159:                                              ; preds = %149, %191
  %160 = phi i32 [ 0, %149 ], [ %196, %191 ]
  %161 = mul nsw i32 %160, %1
  %162 = getelementptr inbounds double, ptr %21, i32 %161
  br i1 %15, label %163, label %191

163:                                              ; preds = %159
  br i1 %29, label %177, label %164

164:                                              ; preds = %163, %164
  %165 = phi i32 [ %173, %164 ], [ 0, %163 ]
  %166 = phi <4 x double> [ %172, %164 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %163 ]
  %167 = getelementptr inbounds nuw double, ptr %82, i32 %165
  %168 = load <4 x double>, ptr %167, align 8
  %169 = getelementptr inbounds nuw double, ptr %162, i32 %165
  %170 = load <4 x double>, ptr %169, align 8
  %171 = fmul reassoc contract <4 x double> %168, %170
  %172 = fadd reassoc contract <4 x double> %166, %171
  %173 = add nuw i32 %165, 4
  %174 = icmp eq i32 %173, %30
  br i1 %174, label %175, label %164

175:                                              ; preds = %164
  %176 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %172)
  br i1 %31, label %191, label %177

177:                                              ; preds = %163, %175
  %178 = phi i32 [ 0, %163 ], [ %30, %175 ]
  %179 = phi double [ 0.000000e+00, %163 ], [ %176, %175 ]
  br label %180

180:                                              ; preds = %177, %180
  %181 = phi i32 [ %189, %180 ], [ %178, %177 ]
  %182 = phi double [ %188, %180 ], [ %179, %177 ]
  %183 = getelementptr inbounds nuw double, ptr %82, i32 %181
  %184 = load double, ptr %183, align 8
  %185 = getelementptr inbounds nuw double, ptr %162, i32 %181
  %186 = load double, ptr %185, align 8
  %187 = fmul reassoc contract double %184, %186
  %188 = fadd reassoc contract double %182, %187
  %189 = add nuw nsw i32 %181, 1
  %190 = icmp eq i32 %189, %1
  br i1 %190, label %191, label %180

191:                                              ; preds = %180, %175, %159
  %192 = phi double [ 0.000000e+00, %159 ], [ %176, %175 ], [ %188, %180 ]
  %193 = fmul double %118, %192
  %194 = mul nuw nsw i32 %160, %2
  %195 = getelementptr double, ptr %155, i32 %194
  store double %193, ptr %195, align 8
  %196 = add nuw nsw i32 %160, 1
  %197 = icmp eq i32 %196, %2
  br i1 %197, label %156, label %159

198:                                              ; preds = %231, %32
  %199 = load i32, ptr %39, align 4
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10) #25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #25
  ret i32 %199

200:                                              ; preds = %72, %231
  %201 = phi i32 [ 0, %72 ], [ %232, %231 ]
  %202 = getelementptr inbounds nuw double, ptr %7, i32 %201
  %203 = load double, ptr %202, align 8
  %204 = mul nsw i32 %201, %1
  %205 = getelementptr inbounds double, ptr %74, i32 %204
  br i1 %75, label %206, label %231

206:                                              ; preds = %200
  br i1 %76, label %220, label %207

207:                                              ; preds = %206
  %208 = insertelement <4 x double> poison, double %203, i64 0
  %209 = shufflevector <4 x double> %208, <4 x double> poison, <4 x i32> zeroinitializer
  br label %210

210:                                              ; preds = %210, %207
  %211 = phi i32 [ 0, %207 ], [ %217, %210 ]
  %212 = getelementptr inbounds nuw double, ptr %205, i32 %211
  %213 = load <4 x double>, ptr %212, align 8
  %214 = getelementptr inbounds nuw double, ptr %6, i32 %211
  %215 = load <4 x double>, ptr %214, align 8
  %216 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %209, <4 x double> %213, <4 x double> %215)
  store <4 x double> %216, ptr %214, align 8
  %217 = add nuw i32 %211, 4
  %218 = icmp eq i32 %217, %77
  br i1 %218, label %219, label %210

219:                                              ; preds = %210
  br i1 %78, label %231, label %220

220:                                              ; preds = %206, %219
  %221 = phi i32 [ 0, %206 ], [ %77, %219 ]
  br label %222

222:                                              ; preds = %220, %222
  %223 = phi i32 [ %229, %222 ], [ %221, %220 ]
  %224 = getelementptr inbounds nuw double, ptr %205, i32 %223
  %225 = load double, ptr %224, align 8
  %226 = getelementptr inbounds nuw double, ptr %6, i32 %223
  %227 = load double, ptr %226, align 8
  %228 = tail call double @llvm.fmuladd.f64(double %203, double %225, double %227)
  store double %228, ptr %226, align 8
  %229 = add nuw nsw i32 %223, 1
  %230 = icmp eq i32 %229, %1
  br i1 %230, label %231, label %222

231:                                              ; preds = %222, %219, %200
  %232 = add nuw nsw i32 %201, 1
  %233 = icmp eq i32 %232, %2
  br i1 %233, label %198, label %200
}

define internal fastcc void @project_onto_rows(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr noundef writeonly %3) unnamed_addr #14 {
  tail call fastcc void @q_transposed(ptr noundef %0, ptr noundef %2)
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %6 = load i32, ptr %5, align 4
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %18

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %10 = load ptr, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %12 = load ptr, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %14 = load ptr, ptr %13, align 4
  %15 = load i32, ptr %0, align 4
  %16 = add i32 %15, 1
  %17 = icmp eq ptr %3, null
  br label %19

18:                                               ; preds = %55, %4
  tail call fastcc void @q_times(ptr noundef %0, ptr noundef %2)
  ret void

19:                                               ; preds = %8, %55
  %20 = phi i32 [ 0, %8 ], [ %56, %55 ]
  %21 = getelementptr inbounds nuw i32, ptr %10, i32 %20
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds double, ptr %1, i32 %22
  %24 = load double, ptr %23, align 8
  %25 = fneg double %24
  %26 = getelementptr inbounds double, ptr %12, i32 %22
  %27 = load double, ptr %26, align 8
  %28 = fdiv double %25, %27
  %29 = getelementptr inbounds nuw double, ptr %2, i32 %20
  %30 = load double, ptr %29, align 8
  %31 = icmp eq i32 %20, 0
  br i1 %31, label %35, label %32

32:                                               ; preds = %19
  %33 = mul nsw i32 %15, %20
  %34 = getelementptr double, ptr %14, i32 %33
  br label %41

35:                                               ; preds = %41, %19
  %36 = phi double [ %28, %19 ], [ %49, %41 ]
  %37 = mul i32 %16, %20
  %38 = getelementptr inbounds double, ptr %14, i32 %37
  %39 = load double, ptr %38, align 8
  %40 = fdiv double %36, %39
  store double %40, ptr %29, align 8
  br i1 %17, label %55, label %52

41:                                               ; preds = %32, %41
  %42 = phi i32 [ 0, %32 ], [ %50, %41 ]
  %43 = phi double [ %28, %32 ], [ %49, %41 ]
  %44 = getelementptr double, ptr %34, i32 %42
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds nuw double, ptr %2, i32 %42
  %47 = load double, ptr %46, align 8
  %48 = fneg double %45
  %49 = tail call double @llvm.fmuladd.f64(double %48, double %47, double %43)
  %50 = add nuw nsw i32 %42, 1
  %51 = icmp eq i32 %50, %20
  br i1 %51, label %35, label %41

52:                                               ; preds = %35
  %53 = fsub double %40, %30
  %54 = getelementptr inbounds nuw double, ptr %3, i32 %20
  store double %53, ptr %54, align 8
  br label %55

55:                                               ; preds = %52, %35
  %56 = add nuw nsw i32 %20, 1
  %57 = icmp eq i32 %56, %6
  br i1 %57, label %18, label %19
}

define internal fastcc void @least_norm_multipliers(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef nonnull %1, ptr nocapture noundef %2, ptr nocapture noundef %3, ptr nocapture noundef %4) unnamed_addr #9 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %7, %9
  br i1 %10, label %11, label %62

11:                                               ; preds = %5
  %12 = icmp sgt i32 %7, 0
  br i1 %12, label %13, label %117

13:                                               ; preds = %11
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %15 = load ptr, ptr %14, align 4
  %16 = load i32, ptr %0, align 4
  %17 = add i32 %16, 1
  br label %18

18:                                               ; preds = %26, %13
  %19 = phi i32 [ %7, %13 ], [ %20, %26 ]
  %20 = add nsw i32 %19, -1
  %21 = getelementptr inbounds nuw double, ptr %2, i32 %20
  %22 = load double, ptr %21, align 8
  %23 = icmp slt i32 %19, %7
  br i1 %23, label %24, label %26

24:                                               ; preds = %18
  %25 = getelementptr double, ptr %15, i32 %20
  br label %33

26:                                               ; preds = %33, %18
  %27 = phi double [ %22, %18 ], [ %42, %33 ]
  %28 = mul i32 %20, %17
  %29 = getelementptr inbounds double, ptr %15, i32 %28
  %30 = load double, ptr %29, align 8
  %31 = fdiv double %27, %30
  store double %31, ptr %21, align 8
  %32 = icmp sgt i32 %19, 1
  br i1 %32, label %18, label %45

33:                                               ; preds = %33, %24
  %34 = phi i32 [ %19, %24 ], [ %43, %33 ]
  %35 = phi double [ %22, %24 ], [ %42, %33 ]
  %36 = mul nsw i32 %34, %16
  %37 = getelementptr double, ptr %25, i32 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds nuw double, ptr %2, i32 %34
  %40 = load double, ptr %39, align 8
  %41 = fneg double %38
  %42 = tail call double @llvm.fmuladd.f64(double %41, double %40, double %35)
  %43 = add nuw nsw i32 %34, 1
  %44 = icmp eq i32 %43, %7
  br i1 %44, label %26, label %33

45:                                               ; preds = %26
  %46 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %47 = load ptr, ptr %46, align 4
  %48 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %49 = load ptr, ptr %48, align 4
  br label %50

50:                                               ; preds = %45, %50
  %51 = phi i32 [ 0, %45 ], [ %60, %50 ]
  %52 = getelementptr inbounds nuw double, ptr %2, i32 %51
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds nuw i32, ptr %49, i32 %51
  %55 = load i32, ptr %54, align 4
  %56 = getelementptr inbounds double, ptr %47, i32 %55
  %57 = load double, ptr %56, align 8
  %58 = fdiv double %53, %57
  %59 = getelementptr inbounds double, ptr %4, i32 %55
  store double %58, ptr %59, align 8
  %60 = add nuw nsw i32 %51, 1
  %61 = icmp eq i32 %60, %7
  br i1 %61, label %117, label %50

62:                                               ; preds = %5
  store i32 %9, ptr %1, align 4
  %63 = getelementptr inbounds nuw i8, ptr %1, i32 4
  store i32 %7, ptr %63, align 4
  %64 = icmp sgt i32 %7, 0
  br i1 %64, label %65, label %72

65:                                               ; preds = %62
  %66 = load i32, ptr %8, align 4
  %67 = icmp sgt i32 %66, 0
  %68 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %69 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %70 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %71 = getelementptr inbounds nuw i8, ptr %1, i32 12
  br label %77

72:                                               ; preds = %88, %62
  tail call fastcc void @factorise(ptr noundef %1, ptr noundef null)
  %73 = load i32, ptr %8, align 4
  %74 = icmp sgt i32 %73, 0
  br i1 %74, label %75, label %116

75:                                               ; preds = %72
  %76 = shl nuw i32 %73, 3
  tail call void @llvm.memset.p0.i32(ptr align 8 %4, i8 0, i32 %76, i1 false)
  br label %116

77:                                               ; preds = %65, %88
  %78 = phi i32 [ 0, %65 ], [ %89, %88 ]
  %79 = getelementptr inbounds nuw double, ptr %2, i32 %78
  %80 = load double, ptr %79, align 8
  %81 = fneg double %80
  %82 = getelementptr inbounds nuw double, ptr %3, i32 %78
  store double %81, ptr %82, align 8
  br i1 %67, label %83, label %88

83:                                               ; preds = %77
  %84 = load ptr, ptr %71, align 4
  %85 = load ptr, ptr %70, align 4
  %86 = mul nsw i32 %78, %9
  %87 = getelementptr double, ptr %84, i32 %86
  br label %91

88:                                               ; preds = %110, %77
  %89 = add nuw nsw i32 %78, 1
  %90 = icmp eq i32 %89, %7
  br i1 %90, label %72, label %77

91:                                               ; preds = %83, %110
  %92 = phi i32 [ 0, %83 ], [ %114, %110 ]
  %93 = icmp samesign ult i32 %92, %78
  br i1 %93, label %94, label %97

94:                                               ; preds = %91
  %95 = getelementptr inbounds nuw i32, ptr %85, i32 %92
  %96 = load i32, ptr %95, align 4
  br label %110

97:                                               ; preds = %91
  %98 = load ptr, ptr %68, align 4
  %99 = load i32, ptr %0, align 4
  %100 = mul nsw i32 %99, %92
  %101 = getelementptr double, ptr %98, i32 %78
  %102 = getelementptr double, ptr %101, i32 %100
  %103 = load double, ptr %102, align 8
  %104 = load ptr, ptr %69, align 4
  %105 = getelementptr inbounds nuw i32, ptr %85, i32 %92
  %106 = load i32, ptr %105, align 4
  %107 = getelementptr inbounds double, ptr %104, i32 %106
  %108 = load double, ptr %107, align 8
  %109 = fmul double %103, %108
  br label %110

110:                                              ; preds = %94, %97
  %111 = phi i32 [ %106, %97 ], [ %96, %94 ]
  %112 = phi double [ %109, %97 ], [ 0.000000e+00, %94 ]
  %113 = getelementptr double, ptr %87, i32 %111
  store double %112, ptr %113, align 8
  %114 = add nuw nsw i32 %92, 1
  %115 = icmp eq i32 %114, %66
  br i1 %115, label %88, label %91

116:                                              ; preds = %75, %72
  tail call fastcc void @project_onto_rows(ptr noundef %1, ptr noundef %3, ptr noundef %4, ptr noundef null)
  br label %117

117:                                              ; preds = %50, %11, %116
  ret void
}

define internal fastcc void @assemble_saddle(ptr nocapture noundef nonnull readonly %0) unnamed_addr #21 {
  %2 = load i32, ptr @appell_n_speeds, align 4
  %3 = load i32, ptr @appell_n_rows, align 4
  %4 = add i32 %3, %2
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 84
  %6 = load ptr, ptr %5, align 4
  %7 = shl i32 %4, 3
  %8 = mul i32 %7, %4
  tail call void @llvm.memset.p0.i32(ptr align 8 %6, i8 0, i32 %8, i1 false)
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %10, label %15

10:                                               ; preds = %1
  %11 = load i32, ptr @appell_n_coordinates, align 4
  %12 = shl i32 %2, 3
  %13 = icmp sgt i32 %3, 0
  %14 = mul nuw nsw i32 %2, %2
  br label %24

15:                                               ; preds = %43, %1
  %16 = icmp sgt i32 %3, 0
  br i1 %16, label %17, label %73

17:                                               ; preds = %15
  %18 = load i32, ptr @appell_n_coordinates, align 4
  %19 = mul nsw i32 %2, %2
  %20 = mul nsw i32 %3, %2
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 308
  %22 = load i32, ptr @appell_is_actuated, align 4
  %23 = icmp ne i32 %22, 0
  br label %53

24:                                               ; preds = %10, %43
  %25 = phi i32 [ 0, %10 ], [ %44, %43 ]
  %26 = load ptr, ptr %5, align 4
  %27 = mul nsw i32 %25, %4
  %28 = getelementptr inbounds double, ptr %26, i32 %27
  %29 = load ptr, ptr %0, align 8
  %30 = getelementptr inbounds double, ptr %29, i32 %11
  %31 = mul nuw nsw i32 %25, %2
  %32 = getelementptr inbounds nuw double, ptr %30, i32 %31
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %28, ptr align 8 %32, i32 %12, i1 false)
  br i1 %13, label %33, label %43

33:                                               ; preds = %24
  %34 = load ptr, ptr %0, align 8
  %35 = getelementptr inbounds double, ptr %34, i32 %11
  %36 = getelementptr inbounds nuw double, ptr %35, i32 %14
  %37 = getelementptr inbounds nuw double, ptr %36, i32 %2
  %38 = mul nuw nsw i32 %25, %3
  %39 = getelementptr double, ptr %37, i32 %38
  %40 = load ptr, ptr %5, align 4
  %41 = getelementptr double, ptr %40, i32 %2
  %42 = getelementptr double, ptr %41, i32 %27
  br label %46

43:                                               ; preds = %46, %24
  %44 = add nuw nsw i32 %25, 1
  %45 = icmp eq i32 %44, %2
  br i1 %45, label %15, label %24

46:                                               ; preds = %33, %46
  %47 = phi i32 [ 0, %33 ], [ %51, %46 ]
  %48 = getelementptr double, ptr %39, i32 %47
  %49 = load double, ptr %48, align 8
  %50 = getelementptr double, ptr %42, i32 %47
  store double %49, ptr %50, align 8
  %51 = add nuw nsw i32 %47, 1
  %52 = icmp eq i32 %51, %3
  br i1 %52, label %43, label %46

53:                                               ; preds = %17, %83
  %54 = phi i32 [ 0, %17 ], [ %84, %83 ]
  br i1 %9, label %55, label %83

55:                                               ; preds = %53
  %56 = load ptr, ptr %0, align 8
  %57 = getelementptr inbounds double, ptr %56, i32 %18
  %58 = getelementptr inbounds nuw double, ptr %57, i32 %19
  %59 = getelementptr inbounds nuw double, ptr %58, i32 %2
  %60 = getelementptr inbounds nuw double, ptr %59, i32 %20
  %61 = getelementptr inbounds nuw double, ptr %60, i32 %3
  %62 = load i32, ptr %21, align 4
  %63 = icmp ne i32 %62, 0
  %64 = select i1 %63, i1 %23, i1 false
  %65 = select i1 %64, i32 %20, i32 0
  %66 = getelementptr inbounds nuw double, ptr %61, i32 %65
  %67 = mul nuw nsw i32 %54, %2
  %68 = getelementptr double, ptr %66, i32 %67
  %69 = load ptr, ptr %5, align 4
  %70 = add nuw nsw i32 %54, %2
  %71 = mul nuw nsw i32 %70, %4
  %72 = getelementptr double, ptr %69, i32 %71
  br label %86

73:                                               ; preds = %83, %15
  br i1 %9, label %74, label %94

74:                                               ; preds = %73
  %75 = load i32, ptr @appell_law, align 4
  %76 = icmp eq i32 %75, 0
  %77 = getelementptr inbounds nuw i8, ptr %0, i32 308
  %78 = load i32, ptr @appell_n_coordinates, align 4
  %79 = mul nuw nsw i32 %2, %2
  %80 = getelementptr inbounds nuw i8, ptr %0, i32 36
  %81 = getelementptr inbounds nuw i8, ptr %0, i32 64
  %82 = load ptr, ptr %81, align 8
  br label %107

83:                                               ; preds = %86, %53
  %84 = add nuw nsw i32 %54, 1
  %85 = icmp eq i32 %84, %3
  br i1 %85, label %73, label %53

86:                                               ; preds = %55, %86
  %87 = phi i32 [ 0, %55 ], [ %92, %86 ]
  %88 = getelementptr double, ptr %68, i32 %87
  %89 = load double, ptr %88, align 8
  %90 = fneg double %89
  %91 = getelementptr double, ptr %72, i32 %87
  store double %90, ptr %91, align 8
  %92 = add nuw nsw i32 %87, 1
  %93 = icmp eq i32 %92, %2
  br i1 %93, label %83, label %86

94:                                               ; preds = %130, %73
  br i1 %16, label %95, label %135

95:                                               ; preds = %94
  %96 = load ptr, ptr %0, align 8
  %97 = load i32, ptr @appell_n_coordinates, align 4
  %98 = getelementptr inbounds double, ptr %96, i32 %97
  %99 = mul nsw i32 %2, %2
  %100 = getelementptr inbounds nuw double, ptr %98, i32 %99
  %101 = getelementptr inbounds double, ptr %100, i32 %2
  %102 = mul nsw i32 %3, %2
  %103 = getelementptr inbounds double, ptr %101, i32 %102
  %104 = getelementptr inbounds nuw i8, ptr %0, i32 64
  %105 = load ptr, ptr %104, align 8
  %106 = getelementptr double, ptr %105, i32 %2
  br label %145

107:                                              ; preds = %74, %130
  %108 = phi i32 [ 0, %74 ], [ %133, %130 ]
  br i1 %76, label %109, label %111

109:                                              ; preds = %107
  %110 = load ptr, ptr %0, align 8
  br label %124

111:                                              ; preds = %107
  %112 = load i32, ptr %77, align 4
  %113 = icmp eq i32 %112, 0
  %114 = load ptr, ptr %0, align 8
  br i1 %113, label %115, label %124

115:                                              ; preds = %111
  %116 = getelementptr inbounds double, ptr %114, i32 %78
  %117 = getelementptr inbounds nuw double, ptr %116, i32 %79
  %118 = getelementptr inbounds nuw double, ptr %117, i32 %108
  %119 = load double, ptr %118, align 8
  %120 = load ptr, ptr %80, align 4
  %121 = getelementptr inbounds nuw double, ptr %120, i32 %108
  %122 = load double, ptr %121, align 8
  %123 = fadd double %119, %122
  br label %130

124:                                              ; preds = %109, %111
  %125 = phi ptr [ %110, %109 ], [ %114, %111 ]
  %126 = getelementptr inbounds double, ptr %125, i32 %78
  %127 = getelementptr inbounds nuw double, ptr %126, i32 %79
  %128 = getelementptr inbounds nuw double, ptr %127, i32 %108
  %129 = load double, ptr %128, align 8
  br label %130

130:                                              ; preds = %115, %124
  %131 = phi double [ %123, %115 ], [ %129, %124 ]
  %132 = getelementptr inbounds nuw double, ptr %82, i32 %108
  store double %131, ptr %132, align 8
  %133 = add nuw nsw i32 %108, 1
  %134 = icmp eq i32 %133, %2
  br i1 %134, label %94, label %107

135:                                              ; preds = %145, %94
  %136 = icmp sgt i32 %4, 0
  br i1 %136, label %137, label %156

137:                                              ; preds = %135
  %138 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %139 = getelementptr inbounds nuw i8, ptr %0, i32 64
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %0, i32 72
  %142 = load ptr, ptr %141, align 8
  %143 = load ptr, ptr %5, align 4
  %144 = load ptr, ptr %138, align 8
  br label %153

145:                                              ; preds = %95, %145
  %146 = phi i32 [ 0, %95 ], [ %151, %145 ]
  %147 = getelementptr inbounds nuw double, ptr %103, i32 %146
  %148 = load double, ptr %147, align 8
  %149 = fneg double %148
  %150 = getelementptr double, ptr %106, i32 %146
  store double %149, ptr %150, align 8
  %151 = add nuw nsw i32 %146, 1
  %152 = icmp eq i32 %151, %3
  br i1 %152, label %135, label %145

153:                                              ; preds = %171, %137
  %154 = phi i32 [ 0, %137 ], [ %176, %171 ]
  %155 = getelementptr double, ptr %143, i32 %154
  br label %161

156:                                              ; preds = %171, %135
  ret void

157:                                              ; preds = %161
  %158 = fcmp ogt double %168, 0.000000e+00
  %159 = fdiv double 1.000000e+00, %168
  %160 = select i1 %158, double %159, double 1.000000e+00
  br label %178

161:                                              ; preds = %153, %161
  %162 = phi i32 [ 0, %153 ], [ %169, %161 ]
  %163 = phi double [ 0.000000e+00, %153 ], [ %168, %161 ]
  %164 = mul nuw nsw i32 %162, %4
  %165 = getelementptr double, ptr %155, i32 %164
  %166 = load double, ptr %165, align 8
  %167 = tail call double @llvm.fabs.f64(double %166)
  %168 = tail call double @llvm.maxnum.f64(double %163, double %167)
  %169 = add nuw nsw i32 %162, 1
  %170 = icmp eq i32 %169, %4
  br i1 %170, label %157, label %161

171:                                              ; preds = %178
  %172 = getelementptr inbounds nuw double, ptr %140, i32 %154
  %173 = load double, ptr %172, align 8
  %174 = fmul double %160, %173
  %175 = getelementptr inbounds nuw double, ptr %142, i32 %154
  store double %174, ptr %175, align 8
  %176 = add nuw nsw i32 %154, 1
  %177 = icmp eq i32 %176, %4
  br i1 %177, label %156, label %153

178:                                              ; preds = %157, %178
  %179 = phi i32 [ 0, %157 ], [ %186, %178 ]
  %180 = mul nuw nsw i32 %179, %4
  %181 = add nuw nsw i32 %180, %154
  %182 = getelementptr inbounds nuw double, ptr %143, i32 %181
  %183 = load double, ptr %182, align 8
  %184 = fmul double %160, %183
  %185 = getelementptr inbounds nuw double, ptr %144, i32 %181
  store double %184, ptr %185, align 8
  %186 = add nuw nsw i32 %179, 1
  %187 = icmp eq i32 %186, %4
  br i1 %187, label %171, label %178
}

define internal fastcc range(i32 0, 10) i32 @solve_with_actuators(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2) unnamed_addr #9 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %1, align 8
  %7 = load i32, ptr @appell_n_coordinates, align 4
  %8 = getelementptr inbounds double, ptr %6, i32 %7
  %9 = load i32, ptr @appell_n_speeds, align 4
  %10 = mul nsw i32 %9, %9
  %11 = getelementptr inbounds nuw double, ptr %8, i32 %10
  %12 = getelementptr inbounds double, ptr %11, i32 %9
  %13 = load i32, ptr @appell_n_rows, align 4
  %14 = mul nsw i32 %13, %9
  %15 = getelementptr inbounds double, ptr %12, i32 %14
  %16 = getelementptr inbounds double, ptr %15, i32 %13
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 308
  %18 = load i32, ptr %17, align 4
  %19 = icmp ne i32 %18, 0
  %20 = load i32, ptr @appell_is_actuated, align 4
  %21 = icmp ne i32 %20, 0
  %22 = select i1 %19, i1 %21, i1 false
  %23 = select i1 %22, i32 %14, i32 0
  %24 = getelementptr inbounds double, ptr %16, i32 %23
  %25 = shl i32 %14, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %5, ptr align 8 %24, i32 %25, i1 false)
  %26 = icmp sgt i32 %13, 0
  br i1 %26, label %27, label %29

27:                                               ; preds = %3
  %28 = getelementptr inbounds nuw i8, ptr %1, i32 20
  br label %54

29:                                               ; preds = %54, %3
  %30 = getelementptr inbounds nuw i8, ptr %0, i32 288
  %31 = load i32, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %33 = load ptr, ptr %32, align 8
  %34 = load ptr, ptr %1, align 8
  %35 = getelementptr inbounds double, ptr %34, i32 %7
  %36 = getelementptr inbounds nuw double, ptr %35, i32 %10
  %37 = getelementptr inbounds double, ptr %36, i32 %9
  %38 = getelementptr inbounds double, ptr %37, i32 %14
  %39 = getelementptr inbounds nuw i8, ptr %1, i32 64
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %42 = load ptr, ptr %41, align 4
  %43 = getelementptr inbounds double, ptr %42, i32 %9
  %44 = tail call fastcc i32 @solve_actuated_rows(ptr noundef %1, i32 noundef %9, i32 noundef %13, i32 noundef %31, ptr noundef %33, ptr noundef %38, ptr noundef %40, ptr noundef %43)
  %45 = getelementptr inbounds nuw i8, ptr %0, i32 264
  store i32 %44, ptr %45, align 8
  %46 = load ptr, ptr %41, align 4
  %47 = load ptr, ptr %39, align 8
  %48 = shl i32 %9, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %46, ptr align 8 %47, i32 %48, i1 false)
  %49 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %50 = load ptr, ptr %49, align 4
  %51 = load ptr, ptr %41, align 4
  tail call fastcc void @backward(i32 noundef %9, ptr noundef %50, ptr noundef %51)
  %52 = load i32, ptr %45, align 8
  %53 = icmp slt i32 %52, %13
  br i1 %53, label %62, label %64

54:                                               ; preds = %27, %54
  %55 = phi i32 [ 0, %27 ], [ %60, %54 ]
  %56 = load ptr, ptr %28, align 4
  %57 = load ptr, ptr %4, align 8
  %58 = mul nsw i32 %55, %9
  %59 = getelementptr inbounds double, ptr %57, i32 %58
  tail call fastcc void @forward(i32 noundef %9, ptr noundef %56, ptr noundef %59)
  %60 = add nuw nsw i32 %55, 1
  %61 = icmp eq i32 %60, %13
  br i1 %61, label %29, label %54

62:                                               ; preds = %29
  %63 = tail call fastcc i32 @check_actuation(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, i32 noundef %52)
  br label %64

64:                                               ; preds = %29, %62
  %65 = phi i32 [ %63, %62 ], [ 0, %29 ]
  ret i32 %65
}

define internal fastcc range(i32 0, 7) i32 @check_rows(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2) unnamed_addr #17 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i32 336
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %68

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %1, i32 292
  %9 = load ptr, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 296
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %13 = load ptr, ptr %12, align 4
  %14 = load i32, ptr @appell_n_rows, align 4
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %68

16:                                               ; preds = %7
  %17 = load i32, ptr @appell_n_speeds, align 4
  %18 = icmp sgt i32 %17, 0
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %21 = load ptr, ptr %20, align 8
  br label %22

22:                                               ; preds = %64, %16
  %23 = phi i32 [ 0, %16 ], [ %65, %64 ]
  %24 = getelementptr inbounds nuw double, ptr %11, i32 %23
  %25 = load double, ptr %24, align 8
  %26 = tail call double @llvm.fabs.f64(double %25)
  br i1 %18, label %30, label %27

27:                                               ; preds = %22
  %28 = getelementptr inbounds nuw double, ptr %21, i32 %23
  %29 = load double, ptr %28, align 8
  br label %38

30:                                               ; preds = %22
  %31 = load ptr, ptr %19, align 4
  %32 = getelementptr double, ptr %9, i32 %23
  %33 = getelementptr inbounds nuw double, ptr %21, i32 %23
  %34 = load double, ptr %33, align 8
  %35 = fmul double %34, 1.000000e-08
  br label %45

36:                                               ; preds = %45
  %37 = tail call double @llvm.fabs.f64(double %56)
  br label %38

38:                                               ; preds = %36, %27
  %39 = phi double [ %26, %27 ], [ %37, %36 ]
  %40 = phi double [ %29, %27 ], [ %34, %36 ]
  %41 = phi double [ %26, %27 ], [ %61, %36 ]
  %42 = fmul double %40, 0x3D719799812DEA11
  %43 = tail call double @llvm.fmuladd.f64(double %41, double 0x3EB0C6F7A0B5ED8D, double %42)
  %44 = fcmp ule double %39, %43
  br i1 %44, label %64, label %67

45:                                               ; preds = %45, %30
  %46 = phi i32 [ 0, %30 ], [ %62, %45 ]
  %47 = phi double [ %26, %30 ], [ %61, %45 ]
  %48 = phi double [ %25, %30 ], [ %56, %45 ]
  %49 = getelementptr inbounds nuw double, ptr %31, i32 %46
  %50 = load double, ptr %49, align 8
  %51 = mul nuw nsw i32 %46, %14
  %52 = getelementptr double, ptr %32, i32 %51
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds nuw double, ptr %13, i32 %46
  %55 = load double, ptr %54, align 8
  %56 = tail call double @llvm.fmuladd.f64(double %53, double %55, double %48)
  %57 = tail call double @llvm.fabs.f64(double %53)
  %58 = fdiv double %35, %50
  %59 = fadd double %58, %57
  %60 = tail call double @llvm.fabs.f64(double %55)
  %61 = tail call double @llvm.fmuladd.f64(double %59, double %60, double %47)
  %62 = add nuw nsw i32 %46, 1
  %63 = icmp eq i32 %62, %17
  br i1 %63, label %36, label %45

64:                                               ; preds = %38
  %65 = add nuw nsw i32 %23, 1
  %66 = icmp eq i32 %65, %14
  br i1 %66, label %68, label %22

67:                                               ; preds = %38
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 2, i32 noundef %23, double noundef %2)
  br label %68

68:                                               ; preds = %64, %7, %67, %3
  %69 = phi i32 [ 0, %3 ], [ 6, %67 ], [ 0, %7 ], [ 0, %64 ]
  ret i32 %69
}

define internal fastcc range(i32 0, 10) i32 @check_actuation(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, i32 noundef %3) unnamed_addr #9 {
  %5 = alloca %struct.Factor, align 4
  %6 = load i32, ptr @appell_is_actuated, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 308
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %8, %4
  %13 = tail call fastcc i32 @check_rows(ptr noundef %0, ptr noundef %1, double noundef %2)
  br label %108

14:                                               ; preds = %8
  %15 = load i32, ptr @appell_n_speeds, align 4
  %16 = load i32, ptr @appell_n_rows, align 4
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %18 = load ptr, ptr %17, align 4
  %19 = load ptr, ptr %1, align 8
  %20 = load i32, ptr @appell_n_coordinates, align 4
  %21 = getelementptr inbounds double, ptr %19, i32 %20
  %22 = mul nsw i32 %15, %15
  %23 = getelementptr inbounds nuw double, ptr %21, i32 %22
  %24 = getelementptr inbounds double, ptr %23, i32 %15
  %25 = getelementptr inbounds nuw i8, ptr %1, i32 88
  %26 = load ptr, ptr %25, align 8
  tail call fastcc void @raise_rows(i32 noundef %15, i32 noundef %16, ptr noundef %18, ptr noundef %24, ptr noundef %26)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #25
  store i32 %15, ptr %5, align 4
  %27 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store i32 %16, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i32 0, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %30 = load ptr, ptr %25, align 8
  store ptr %30, ptr %29, align 4
  %31 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %32 = getelementptr inbounds nuw i8, ptr %1, i32 92
  %33 = load ptr, ptr %32, align 4
  store ptr %33, ptr %31, align 4
  %34 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %35 = getelementptr inbounds nuw i8, ptr %1, i32 96
  %36 = load ptr, ptr %35, align 8
  store ptr %36, ptr %34, align 4
  %37 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %38 = getelementptr inbounds nuw i8, ptr %1, i32 260
  %39 = load ptr, ptr %38, align 4
  store ptr %39, ptr %37, align 4
  %40 = getelementptr inbounds nuw i8, ptr %5, i32 28
  store i32 0, ptr %40, align 4
  %41 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %42 = load ptr, ptr %41, align 8
  call fastcc void @factorise(ptr noundef %5, ptr noundef %42)
  %43 = load i32, ptr %28, align 4
  %44 = icmp slt i32 %3, %43
  br i1 %44, label %45, label %104

45:                                               ; preds = %14
  %46 = getelementptr inbounds nuw i8, ptr %1, i32 292
  %47 = load ptr, ptr %46, align 4
  %48 = getelementptr inbounds nuw i8, ptr %1, i32 296
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %51 = load ptr, ptr %50, align 4
  %52 = icmp sgt i32 %16, 0
  br i1 %52, label %53, label %102

53:                                               ; preds = %45
  %54 = icmp sgt i32 %15, 0
  %55 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %56 = load ptr, ptr %41, align 8
  br label %57

57:                                               ; preds = %99, %53
  %58 = phi i32 [ 0, %53 ], [ %100, %99 ]
  %59 = getelementptr inbounds nuw double, ptr %49, i32 %58
  %60 = load double, ptr %59, align 8
  %61 = tail call double @llvm.fabs.f64(double %60)
  br i1 %54, label %65, label %62

62:                                               ; preds = %57
  %63 = getelementptr inbounds nuw double, ptr %56, i32 %58
  %64 = load double, ptr %63, align 8
  br label %73

65:                                               ; preds = %57
  %66 = load ptr, ptr %55, align 4
  %67 = getelementptr double, ptr %47, i32 %58
  %68 = getelementptr inbounds nuw double, ptr %56, i32 %58
  %69 = load double, ptr %68, align 8
  %70 = fmul double %69, 1.000000e-08
  br label %80

71:                                               ; preds = %80
  %72 = tail call double @llvm.fabs.f64(double %91)
  br label %73

73:                                               ; preds = %71, %62
  %74 = phi double [ %61, %62 ], [ %72, %71 ]
  %75 = phi double [ %64, %62 ], [ %69, %71 ]
  %76 = phi double [ %61, %62 ], [ %96, %71 ]
  %77 = fmul double %75, 0x3D719799812DEA11
  %78 = tail call double @llvm.fmuladd.f64(double %76, double 0x3EB0C6F7A0B5ED8D, double %77)
  %79 = fcmp ule double %74, %78
  br i1 %79, label %99, label %102

80:                                               ; preds = %80, %65
  %81 = phi i32 [ 0, %65 ], [ %97, %80 ]
  %82 = phi double [ %61, %65 ], [ %96, %80 ]
  %83 = phi double [ %60, %65 ], [ %91, %80 ]
  %84 = getelementptr inbounds nuw double, ptr %66, i32 %81
  %85 = load double, ptr %84, align 8
  %86 = mul nuw nsw i32 %81, %16
  %87 = getelementptr double, ptr %67, i32 %86
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds nuw double, ptr %51, i32 %81
  %90 = load double, ptr %89, align 8
  %91 = tail call double @llvm.fmuladd.f64(double %88, double %90, double %83)
  %92 = tail call double @llvm.fabs.f64(double %88)
  %93 = fdiv double %70, %85
  %94 = fadd double %93, %92
  %95 = tail call double @llvm.fabs.f64(double %90)
  %96 = tail call double @llvm.fmuladd.f64(double %94, double %95, double %82)
  %97 = add nuw nsw i32 %81, 1
  %98 = icmp eq i32 %97, %15
  br i1 %98, label %71, label %80

99:                                               ; preds = %73
  %100 = add nuw nsw i32 %58, 1
  %101 = icmp eq i32 %100, %16
  br i1 %101, label %102, label %57

102:                                              ; preds = %73, %99, %45
  %103 = phi i32 [ -1, %45 ], [ %58, %73 ], [ -1, %99 ]
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 2, i32 noundef %103, double noundef %2)
  br label %106

104:                                              ; preds = %14
  %105 = tail call fastcc i32 @check_rows(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  br label %106

106:                                              ; preds = %104, %102
  %107 = phi i32 [ 9, %102 ], [ %105, %104 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #25
  br label %108

108:                                              ; preds = %106, %12
  %109 = phi i32 [ %13, %12 ], [ %107, %106 ]
  ret i32 %109
}

define internal fastcc range(i32 0, 9) i32 @newton(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr nocapture noundef readonly byval(%struct.Target) align 4 %4) unnamed_addr #4 {
  %6 = alloca %struct.Factor, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #25
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 4 dereferenceable(32) %6, i8 0, i32 32, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 7
  br i1 %9, label %10, label %12

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 304
  store i32 0, ptr %11, align 8
  br label %12

12:                                               ; preds = %10, %5
  %13 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %237, label %16

16:                                               ; preds = %12
  %17 = load ptr, ptr %4, align 4
  %18 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %19 = load ptr, ptr %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %21 = load i32, ptr %20, align 4
  %22 = add i32 %21, 1
  %23 = mul i32 %22, %14
  %24 = icmp sgt i32 %23, 0
  %25 = getelementptr inbounds nuw i8, ptr %4, i32 32
  %26 = load i32, ptr %25, align 4
  %27 = icmp sgt i32 %26, 0
  %28 = getelementptr inbounds nuw i8, ptr %4, i32 28
  %29 = load ptr, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %4, i32 36
  %31 = load ptr, ptr %30, align 4
  %32 = icmp sgt i32 %14, 0
  %33 = icmp sgt i32 %21, 0
  %34 = getelementptr double, ptr %19, i32 %14
  %35 = getelementptr inbounds nuw i8, ptr %4, i32 24
  %36 = load ptr, ptr %35, align 4
  %37 = icmp eq ptr %36, null
  %38 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %39 = getelementptr inbounds nuw i8, ptr %6, i32 4
  %40 = getelementptr inbounds nuw i8, ptr %1, i32 136
  %41 = shl i32 %26, 3
  %42 = getelementptr inbounds nuw i8, ptr %1, i32 132
  %43 = shl i32 %21, 3
  %44 = getelementptr inbounds nuw i8, ptr %4, i32 20
  %45 = load ptr, ptr %44, align 4
  br label %46

46:                                               ; preds = %16, %198
  %47 = phi double [ 0x7FF0000000000000, %16 ], [ %167, %198 ]
  %48 = phi i32 [ 0, %16 ], [ %199, %198 ]
  %49 = phi double [ 0x7FF0000000000000, %16 ], [ %168, %198 ]
  %50 = phi double [ 0.000000e+00, %16 ], [ %144, %198 ]
  %51 = load ptr, ptr %0, align 8
  tail call void %17(double noundef %2, ptr noundef %3, ptr noundef %51, ptr noundef null, ptr noundef %19) #25
  br i1 %24, label %55, label %64

52:                                               ; preds = %55
  %53 = fcmp oeq double %61, 0.000000e+00
  %54 = zext i1 %53 to i32
  br label %64

55:                                               ; preds = %46, %55
  %56 = phi i32 [ %62, %55 ], [ 0, %46 ]
  %57 = phi double [ %61, %55 ], [ 0.000000e+00, %46 ]
  %58 = getelementptr inbounds nuw double, ptr %19, i32 %56
  %59 = load double, ptr %58, align 8
  %60 = fsub double %59, %59
  %61 = fadd double %57, %60
  %62 = add nuw nsw i32 %56, 1
  %63 = icmp eq i32 %62, %23
  br i1 %63, label %52, label %55

64:                                               ; preds = %46, %52
  %65 = phi i32 [ 1, %46 ], [ %54, %52 ]
  %66 = icmp eq i32 %48, 0
  %67 = or i32 %65, %48
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %235, label %69

69:                                               ; preds = %64
  br i1 %27, label %73, label %70

70:                                               ; preds = %73, %69
  %71 = phi double [ 0.000000e+00, %69 ], [ %83, %73 ]
  %72 = phi double [ 0.000000e+00, %69 ], [ %80, %73 ]
  br i1 %32, label %86, label %142

73:                                               ; preds = %69, %73
  %74 = phi double [ %80, %73 ], [ 0.000000e+00, %69 ]
  %75 = phi double [ %83, %73 ], [ 0.000000e+00, %69 ]
  %76 = phi i32 [ %84, %73 ], [ 0, %69 ]
  %77 = getelementptr inbounds nuw double, ptr %29, i32 %76
  %78 = load double, ptr %77, align 8
  %79 = tail call double @llvm.fabs.f64(double %78)
  %80 = tail call double @llvm.maxnum.f64(double %74, double %79)
  %81 = getelementptr inbounds nuw double, ptr %31, i32 %76
  %82 = load double, ptr %81, align 8
  %83 = tail call double @llvm.maxnum.f64(double %75, double %82)
  %84 = add nuw nsw i32 %76, 1
  %85 = icmp eq i32 %84, %26
  br i1 %85, label %70, label %73

86:                                               ; preds = %70, %136
  %87 = phi double [ %137, %136 ], [ 0.000000e+00, %70 ]
  %88 = phi double [ %138, %136 ], [ 0.000000e+00, %70 ]
  %89 = phi double [ %139, %136 ], [ 0.000000e+00, %70 ]
  %90 = phi i32 [ %140, %136 ], [ 0, %70 ]
  %91 = getelementptr inbounds nuw double, ptr %19, i32 %90
  %92 = load double, ptr %91, align 8
  %93 = tail call double @llvm.fabs.f64(double %92)
  br i1 %33, label %94, label %100

94:                                               ; preds = %86
  %95 = getelementptr double, ptr %34, i32 %90
  br label %105

96:                                               ; preds = %120
  %97 = fadd double %123, 0x10000000000000
  %98 = fadd double %124, 0x10000000000000
  %99 = fadd double %126, 0x10000000000000
  br label %100

100:                                              ; preds = %96, %86
  %101 = phi double [ 0x10000000000000, %86 ], [ %97, %96 ]
  %102 = phi double [ 0x10000000000000, %86 ], [ %98, %96 ]
  %103 = phi double [ 0x10000000000000, %86 ], [ %99, %96 ]
  %104 = fcmp oeq double %92, 0.000000e+00
  br i1 %104, label %136, label %129

105:                                              ; preds = %120, %94
  %106 = phi i32 [ 0, %94 ], [ %127, %120 ]
  %107 = phi double [ 0.000000e+00, %94 ], [ %126, %120 ]
  %108 = phi double [ 0.000000e+00, %94 ], [ %124, %120 ]
  %109 = phi double [ 0.000000e+00, %94 ], [ %123, %120 ]
  %110 = mul nuw nsw i32 %106, %14
  %111 = getelementptr double, ptr %95, i32 %110
  %112 = load double, ptr %111, align 8
  %113 = tail call double @llvm.fabs.f64(double %112)
  br i1 %37, label %114, label %120

114:                                              ; preds = %105
  %115 = getelementptr inbounds nuw double, ptr %29, i32 %106
  %116 = load double, ptr %115, align 8
  %117 = tail call double @llvm.fabs.f64(double %116)
  %118 = getelementptr inbounds nuw double, ptr %31, i32 %106
  %119 = load double, ptr %118, align 8
  br label %120

120:                                              ; preds = %114, %105
  %121 = phi double [ %117, %114 ], [ %72, %105 ]
  %122 = phi double [ %119, %114 ], [ %71, %105 ]
  %123 = tail call double @llvm.fmuladd.f64(double %113, double %121, double %109)
  %124 = tail call double @llvm.fmuladd.f64(double %113, double %72, double %108)
  %125 = tail call double @llvm.fmuladd.f64(double %121, double 1.000000e-08, double %122)
  %126 = tail call double @llvm.fmuladd.f64(double %113, double %125, double %107)
  %127 = add nuw nsw i32 %106, 1
  %128 = icmp eq i32 %127, %21
  br i1 %128, label %96, label %105

129:                                              ; preds = %100
  %130 = fdiv double %93, %101
  %131 = tail call double @llvm.maxnum.f64(double %89, double %130)
  %132 = fdiv double %93, %102
  %133 = tail call double @llvm.maxnum.f64(double %87, double %132)
  %134 = fdiv double %93, %103
  %135 = tail call double @llvm.maxnum.f64(double %88, double %134)
  br label %136

136:                                              ; preds = %129, %100
  %137 = phi double [ %87, %100 ], [ %133, %129 ]
  %138 = phi double [ %88, %100 ], [ %135, %129 ]
  %139 = phi double [ %89, %100 ], [ %131, %129 ]
  %140 = add nuw nsw i32 %90, 1
  %141 = icmp eq i32 %140, %14
  br i1 %141, label %142, label %86

142:                                              ; preds = %136, %70
  %143 = phi double [ 0.000000e+00, %70 ], [ %137, %136 ]
  %144 = phi double [ 0.000000e+00, %70 ], [ %138, %136 ]
  %145 = phi double [ 0.000000e+00, %70 ], [ %139, %136 ]
  %146 = tail call double @llvm.minnum.f64(double %145, double 0x7FEFFFFFFFFFFFFF)
  %147 = icmp eq i32 %65, 0
  br i1 %147, label %152, label %148

148:                                              ; preds = %142
  %149 = fcmp olt double %146, %47
  %150 = fcmp olt double %143, %49
  %151 = select i1 %149, i1 true, i1 %150
  br i1 %151, label %155, label %152

152:                                              ; preds = %148, %142
  %153 = load ptr, ptr %40, align 8
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %29, ptr align 8 %153, i32 %41, i1 false)
  %154 = load ptr, ptr %0, align 8
  tail call void %17(double noundef %2, ptr noundef %3, ptr noundef %154, ptr noundef null, ptr noundef %19) #25
  br label %201

155:                                              ; preds = %148
  %156 = fcmp ugt double %146, 0x3C90000000000000
  br i1 %156, label %157, label %201

157:                                              ; preds = %155
  br i1 %66, label %165, label %158

158:                                              ; preds = %157
  %159 = load i32, ptr %38, align 4
  %160 = load i32, ptr %39, align 4
  %161 = icmp slt i32 %159, %160
  %162 = fmul double %143, 1.000000e+03
  %163 = fcmp ogt double %162, %49
  %164 = select i1 %161, i1 true, i1 %163
  br i1 %164, label %165, label %166

165:                                              ; preds = %158, %157
  call fastcc void @factorise_jacobian(ptr dead_on_unwind writable sret(%struct.Factor) align 4 %6, ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %4)
  br label %166

166:                                              ; preds = %158, %165
  %167 = tail call double @llvm.minnum.f64(double %47, double %146)
  %168 = tail call double @llvm.minnum.f64(double %49, double %143)
  %169 = load ptr, ptr %40, align 8
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %169, ptr align 8 %29, i32 %41, i1 false)
  %170 = load ptr, ptr %42, align 4
  tail call void @llvm.memset.p0.i32(ptr align 8 %170, i8 0, i32 %43, i1 false)
  call fastcc void @project_onto_rows(ptr noundef nonnull readonly %6, ptr noundef %19, ptr noundef %170, ptr noundef null)
  tail call fastcc void @backward(i32 noundef %21, ptr noundef %45, ptr noundef %170)
  br i1 %27, label %171, label %198

171:                                              ; preds = %166, %195
  %172 = phi i32 [ %196, %195 ], [ 0, %166 ]
  br i1 %37, label %178, label %173

173:                                              ; preds = %171
  br i1 %33, label %174, label %195

174:                                              ; preds = %173
  %175 = getelementptr double, ptr %36, i32 %172
  %176 = getelementptr inbounds nuw double, ptr %29, i32 %172
  %177 = load double, ptr %176, align 8
  br label %184

178:                                              ; preds = %171
  %179 = getelementptr inbounds nuw double, ptr %170, i32 %172
  %180 = load double, ptr %179, align 8
  %181 = getelementptr inbounds nuw double, ptr %29, i32 %172
  %182 = load double, ptr %181, align 8
  %183 = fadd double %180, %182
  store double %183, ptr %181, align 8
  br label %195

184:                                              ; preds = %184, %174
  %185 = phi double [ %177, %174 ], [ %192, %184 ]
  %186 = phi i32 [ 0, %174 ], [ %193, %184 ]
  %187 = mul nuw nsw i32 %186, %26
  %188 = getelementptr double, ptr %175, i32 %187
  %189 = load double, ptr %188, align 8
  %190 = getelementptr inbounds nuw double, ptr %170, i32 %186
  %191 = load double, ptr %190, align 8
  %192 = tail call double @llvm.fmuladd.f64(double %189, double %191, double %185)
  store double %192, ptr %176, align 8
  %193 = add nuw nsw i32 %186, 1
  %194 = icmp eq i32 %193, %21
  br i1 %194, label %195, label %184

195:                                              ; preds = %184, %178, %173
  %196 = add nuw nsw i32 %172, 1
  %197 = icmp eq i32 %196, %26
  br i1 %197, label %198, label %171

198:                                              ; preds = %195, %166
  %199 = add nuw nsw i32 %48, 1
  %200 = icmp eq i32 %199, 12
  br i1 %200, label %201, label %46

201:                                              ; preds = %155, %198, %152
  %202 = phi double [ %50, %152 ], [ %144, %198 ], [ %144, %155 ]
  %203 = load i32, ptr %39, align 4
  %204 = icmp ne i32 %203, 0
  %205 = select i1 %9, i1 %204, i1 false
  br i1 %205, label %206, label %233

206:                                              ; preds = %201
  %207 = load i32, ptr @appell_n_rows, align 4
  %208 = icmp ne i32 %203, %207
  %209 = load i32, ptr %38, align 4
  %210 = icmp slt i32 %209, %203
  %211 = select i1 %208, i1 true, i1 %210
  br i1 %211, label %230, label %212

212:                                              ; preds = %206
  %213 = icmp slt i32 %203, 1
  br i1 %213, label %230, label %214

214:                                              ; preds = %212
  %215 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %216 = load ptr, ptr %215, align 4
  %217 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %218 = load ptr, ptr %217, align 8
  br label %222

219:                                              ; preds = %222
  %220 = add nuw nsw i32 %223, 1
  %221 = icmp eq i32 %220, %203
  br i1 %221, label %230, label %222

222:                                              ; preds = %219, %214
  %223 = phi i32 [ 0, %214 ], [ %220, %219 ]
  %224 = getelementptr inbounds nuw double, ptr %216, i32 %223
  %225 = load double, ptr %224, align 8
  %226 = getelementptr inbounds nuw double, ptr %218, i32 %223
  %227 = load double, ptr %226, align 8
  %228 = fmul double %227, 1.000000e-03
  %229 = fcmp ogt double %225, %228
  br i1 %229, label %219, label %230

230:                                              ; preds = %219, %222, %206, %212
  %231 = phi i32 [ 0, %206 ], [ 1, %212 ], [ 1, %219 ], [ 0, %222 ]
  %232 = getelementptr inbounds nuw i8, ptr %1, i32 304
  store i32 %231, ptr %232, align 8
  br label %233

233:                                              ; preds = %230, %201
  %234 = fcmp ugt double %202, 1.000000e+00
  br i1 %234, label %235, label %237

235:                                              ; preds = %64, %233
  %236 = phi i32 [ 8, %233 ], [ 5, %64 ]
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %8, i32 noundef 0, double noundef %2)
  br label %237

237:                                              ; preds = %235, %233, %12
  %238 = phi i32 [ 0, %12 ], [ 0, %233 ], [ %236, %235 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #25
  ret i32 %238
}

declare void @appell_regular(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

declare i32 @llvm.smax.i32(i32, i32) #22

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #23

declare i32 @llvm.smin.i32(i32, i32) #22

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
attributes #25 = { nounwind }

