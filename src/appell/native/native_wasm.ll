; sources sha256 2f5c64d9b670e52135beebee25927dd946023fb68cff459f98aac2793f388d78
; ziglang 0.15.2

%struct.LinkPlace = type { i32, i32, i32, i32 }
%struct.Buffers = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, i32, i32, i32, i32, i32, i32, i32, i32, i32, double, i32 }
%struct.ContactResponse = type { ptr, ptr, ptr, ptr, [32 x double], [32 x double], i32 }
%struct.Mode = type { ptr, ptr, ptr, i32, i32, [8 x i32], [8 x i32], [4 x i32] }
%struct.Contact = type { double, double, double, double, double, i32, i32, i32, i32 }
%struct.KnownTransition = type { i32, i32, i32, i32, i32, i32, [8 x i32] }
%struct.Combination = type { i32, i32, i32, i32, i32, i32, [8 x i32], [4 x i32], [4 x i32], [4 x i32], [8 x i32], [4 x i32], [4 x i32], [4 x double], [4 x double], [8 x double], [4 x double] }
%struct.Sparse = type { %struct.Plan, ptr, ptr, ptr, ptr, ptr, ptr, double, i32 }
%struct.Plan = type { i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Factor = type { i32, i32, i32, ptr, ptr, ptr, ptr, i32 }
%struct.Input = type { ptr, ptr, ptr, ptr, %union.anon, i32, i32, i32, i32, i32, i32 }
%union.anon = type { [3 x ptr] }
%struct.Target = type { ptr, i32, i32, i32, ptr, ptr, ptr, ptr, i32, ptr }
%struct.Level_ = type { ptr, %struct.Sparse, i32, i32, i32, ptr, ptr, ptr }

@appell_is_sparse = external local_unnamed_addr constant i32, align 4
@appell_n_coordinates = external local_unnamed_addr constant i32, align 4
@appell_is_recursive = external local_unnamed_addr constant i32, align 4
@appell_n_speeds = external local_unnamed_addr constant i32, align 4
@appell_n_rows = external local_unnamed_addr constant i32, align 4
@appell_n_auxiliaries = external local_unnamed_addr constant i32, align 4
@appell_n_quadratures = external local_unnamed_addr constant i32, align 4
@appell_tree_memory = external local_unnamed_addr constant i32, align 4
@appell_n_loads = external local_unnamed_addr constant i32, align 4
@appell_n_position_rows = external local_unnamed_addr constant i32, align 4
@appell_n_velocity_rows = external local_unnamed_addr constant i32, align 4
@appell_n_norm_rows = external local_unnamed_addr constant i32, align 4
@appell_plan_rows = external constant [0 x i32], align 4
@appell_plan_position = external constant [0 x i32], align 4
@appell_plan_pull = external constant [0 x i32], align 4
@appell_plan_velocity = external constant [0 x i32], align 4
@appell_plan_norms = external constant [0 x i32], align 4
@appell_n_events = external local_unnamed_addr constant i32, align 4
@appell_n_inputs = external local_unnamed_addr constant i32, align 4
@appell_n_links = external local_unnamed_addr constant i32, align 4
@__const.appell_chain_size.sizes = private unnamed_addr constant [5 x i32] [i32 56, i32 100, i32 328, i32 56, i32 88], align 16
@appell_law = external local_unnamed_addr constant i32, align 4
@appell_is_actuated = external local_unnamed_addr constant i32, align 4
@appell_n_outputs = external local_unnamed_addr constant i32, align 4
@appell_tree_places = external local_unnamed_addr constant [0 x %struct.LinkPlace], align 4
@appell_tree_tables = external constant [0 x i32], align 4
@appell_rates_need_multipliers = external local_unnamed_addr constant i32, align 4
@appell_is_minimal = external local_unnamed_addr constant i32, align 4
@appell_n_independent = external local_unnamed_addr constant i32, align 4
@appell_n_evident = external local_unnamed_addr constant i32, align 4
@appell_row_embedded = external local_unnamed_addr constant [0 x i32], align 4
@appell_needs_inverse = external local_unnamed_addr constant i32, align 4
@appell_is_symmetric = external local_unnamed_addr constant i32, align 4
@appell_has_landing = external local_unnamed_addr constant i32, align 4
@appell_events_need_rates = external local_unnamed_addr constant i32, align 4
@RADAU_C = internal unnamed_addr constant [3 x double] [double 0x3FC3D8B64657CAEA, double 0x3FE4A36C0803A6DF, double 1.000000e+00], align 16
@RADAU_INVERSE = internal unnamed_addr constant [3 x [3 x double]] [[3 x double] [double 0x4010B70201A79C46, double 0x3FD4F8C15DA84E86, double 0x3FE0BF7FF59D56EF], [3 x double] [double 0xC010B70201A79C46, double 0xBFD4F8C15DA84E86, double 0x3FDE810014C55221], [3 x double] [double 0x3FE017885A24A7F2, double 0xC004934E6FCAA598, double 0x3FE312C0CF7BDFD1]], align 16
@RADAU_T = internal unnamed_addr constant [3 x [3 x double]] [[3 x double] [double 0x3FB82D23845D677B, double 0xBFC214A74C403BF7, double 0x3F9EBFF91A6D688E], [3 x double] [double 0x3FD0037DE70AA1ED, double 0x3FCA20E91E20B551, double 0xBFD8821FA2A36DED], [3 x double] [double 1.000000e+00, double 1.000000e+00, double 0.000000e+00]], align 16
@RADAU_A = internal unnamed_addr constant [3 x [3 x double]] [[3 x double] [double 0x3FC9313FE302D93C, double 0xBFB0C6EDFEC18B83, double 0x3F98576B15ADBB79], [3 x double] [double 0x3FD93E3F7B234D43, double 0x3FD2B154ADC88801, double 0xBFA545E0C7243C2B], [3 x double] [double 0x3FD816FCDF1A6A67, double 0x3FE06648ACE491E9, double 0x3FBC71C71C71C71C]], align 16
@appell_levels_agree = external local_unnamed_addr constant i32, align 4
@DOP_A = internal constant <{ [16 x double], <{ double, [15 x double] }>, <{ double, double, [14 x double] }>, <{ double, double, double, [13 x double] }>, <{ double, double, double, double, [12 x double] }>, <{ double, double, double, double, double, [11 x double] }>, <{ double, double, double, double, double, double, [10 x double] }>, <{ double, double, double, double, double, double, double, [9 x double] }>, <{ [8 x double], [8 x double] }>, [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double] }> <{ [16 x double] zeroinitializer, <{ double, [15 x double] }> <{ double 0x3FAAEE6838DAE63A, [15 x double] zeroinitializer }>, <{ double, double, [14 x double] }> <{ double 0x3F9432CE2AA42CAC, double 0x3FAE4C353FF64302, [14 x double] zeroinitializer }>, <{ double, double, double, [13 x double] }> <{ double 0x3F9E4C353FF64302, double 0.000000e+00, double 0x3FB6B927EFF8B241, [13 x double] zeroinitializer }>, <{ double, double, double, double, [12 x double] }> <{ double 0x3FCEE50D7ECDE9FA, double 0.000000e+00, double 0xBFEC4E3AB5AD1507, double 0x3FED983D7AC79EF5, [12 x double] zeroinitializer }>, <{ double, double, double, double, double, [11 x double] }> <{ double 0x3FA2F684BDA12F68, double 0.000000e+00, double 0.000000e+00, double 0x3FC5DDB63BDB6D36, double 0x3FC00F533F66F19A, [11 x double] zeroinitializer }>, <{ double, double, double, double, double, double, [10 x double] }> <{ double 0x3FA3000000000000, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CAD30F3347ED, double 0x3FAED4B3C332E04D, double 0xBF92000000000000, [10 x double] zeroinitializer }>, <{ double, double, double, double, double, double, double, [9 x double] }> <{ double 0x3FA2FDB8FEE78792, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CF23F6595D72, double 0x3FBB758640DEA698, double 0xBF8F5FCC20FCD32F, double 0x3F80F1D92EFB0B71, [9 x double] zeroinitializer }>, <{ [8 x double], [8 x double] }> <{ [8 x double] [double 0x3FE3F8B78B985813, double 0.000000e+00, double 0.000000e+00, double 0xC00AE31BACC6BC8A, double 0xBFEBC873F08E11F9, double 0x403B9793D88D1855, double 0x40342770F892AD69, double 0xC045BEB4865C42F9], [8 x double] zeroinitializer }>, [16 x double] [double 0x3FDE9205E321B655, double 0.000000e+00, double 0.000000e+00, double 0xC003E7A8A34BD27F, double 0xBFE2E3A9968C93C8, double 0x40353AE4A6D655EE, double 0x402E8EF7B5F258B8, double 0xC040A4E418D711B9, double 0xBF94D1B3D9B4A876, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFEDFD121F1D399B, double 0.000000e+00, double 0.000000e+00, double 0x4014BED869FB0B9D, double 0x3FF1768702792EA9, double 0xC0204CB0E2110C1C, double 0xC032852305E975A8, double 0x4036BD4F06CB863A, double 0x4003F2E777CF109D, double 0xC0085FC60D2B572C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x40022FBD3B09FCDC, double 0.000000e+00, double 0.000000e+00, double 0xC02511A963CAFE55, double 0xC00001C935AC72AC, double 0xC031F57C8EFF3006, double 0x403BF2EA18B58A01, double 0xC006DF3A7D1CEC13, double 0xC021BEE71A9F33A9, double 0x4028B89C42C81861, double 0x3FE496AC6253E202, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FACC1FCA2CEB148, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FD03958F21A35B8, double 0xBFCF84C2C277C23E, double 0xBFBFCB02555C9DEF, double 0x3FC39F10CE2D1913, double 0x3F80CBB69B38652C, double 0x3F7EFF840F396BA9, double -8.298000e-03, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FA04CA1897BDB63, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3F9CFAE9E5F59F45, double 0x3FAB69DB017C8CF9, double 0xBFAC1EF72FC69469, double 0.000000e+00, double 0.000000e+00, double 0xBF1C6710EEF6E153, double 0x3F39127A52D32320, double 0xBF36500E13E7149B, double 0x3FC21686B20CD989, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFDB7309792B6015, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC012CA5D44AFDC9A, double 0x401EBBD2C419EDA3, double 0x401046A54457171C, double 0x3FD6D49E44EDBA44, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBF56EBEEC24871D4, double 0x40079482A23F1996, double 0xC0224D4A6DCA2222, double 0.000000e+00] }>, align 16
@DOP_C = internal unnamed_addr constant [16 x double] [double 0.000000e+00, double 0x3FAAEE6838DAE63A, double 0x3FB432CE2AA42CAC, double 0x3FBE4C353FF64302, double 0x3FD2068C499C08D9, double 0x3FD5555555555555, double 2.500000e-01, double 0x3FD3B13B13B13B14, double 0x3FE4D74D74D74D75, double 6.000000e-01, double 0x3FEB6DB6DB6DB6DB, double 1.000000e+00, double 1.000000e+00, double 1.000000e-01, double 2.000000e-01, double 0x3FE8E38E38E38E39], align 16
@appell_has_regular = external local_unnamed_addr constant i32, align 4
@appell_n_regular_rows = external local_unnamed_addr constant i32, align 4
@DOP_E5 = internal constant [12 x double] [double 0x3F8ADEAEA1607E1A, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBFF39A3DA55AB5C3, double 0xBFDFBA83BEDE8A72, double 0x3FFAA149F7EDA509, double 0xBFD66BC9B10E7E71, double 0x3FD56330D0783989, double 0x3FB4F8EB54A31435, double 0xBF96E44F50AB6BC2], align 16
@DOP_E3 = internal constant [12 x double] [double 0xBFC84B641FBFA1F1, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0xBFDB0D3A26ABB716, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3F9732080AC040ED], align 16
@appell_rows_curve = external local_unnamed_addr constant i32, align 4
@RADAU_P = internal unnamed_addr constant [3 x [3 x double]] [[3 x double] [double 0x402418FD8BAFFE05, double 0xC039A12CE7B30915, double 0x402F295C43B61425], [3 x double] [double 0xBFF61D41B2D54580, double 0x402497AF24BB677E, double 0xC021D406EE60BECF], [3 x double] [double 0x3FD5555555555555, double 0xC005555555555555, double 0x400AAAAAAAAAAAAB]], align 16
@DOP_D = internal constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16
@NODES = internal unnamed_addr constant [9 x double] [double 0.000000e+00, double 0x3FA37CA1866B95CF, double 0x3FC2BEC333018867, double 0x3FD3C10EACA8AB4F, double 5.000000e-01, double 0x3FE61F78A9ABAA59, double 0x3FEB504F333F9DE6, double 0x3FEEC835E79946A3, double 1.000000e+00], align 16
@CHECKS = internal unnamed_addr constant [4 x double] [double 0x3FB70A3D70A3D70A, double 3.700000e-01, double 6.100000e-01, double 9.200000e-01], align 16
@AT_CHECKS = internal unnamed_addr constant [4 x [9 x double]] [[9 x double] [double 0xBFC91A3A717FFD11, double 0x3FE5BF9BB8F8793A, double 0x3FE4031378955753, double 0xBFC4AA15FA33081B, double 0x3FB60A8ABB12B8BD, double 0xBFAE0E44A0E2B9B5, double 0x3FA7ABAC753C8047, double 0xBFA4BA6D35DC1FCE, double 0x3F93DC7D0297E72C], [9 x double] [double 0xBFB1FA58B28CC7E3, double 0x3FC40A0D42CCBF4F, double 0xBFCDC147055AABDC, double 0x3FEB1C171D48E0FA, double 0x3FD9957E392ACDAF, double 0xBFC4B33E7DBE0769, double 0x3FBB8324FC4864AE, double 0xBFB67984BBDE7912, double 0x3FA51DEE47910B4B], [9 x double] [double 0x3FA90EC9D548C2CA, double 0xBFBAB9AA87E0E6E1, double 0x3FC07CAE0C1719EE, double 0xBFC95CA9F1A9A9EE, double 0x3FE15E9D5C926FC0, double 0x3FE77D3E8E93E3EA, double 0xBFCF61306EF62857, double 0x3FC5B7383B2F0C4A, double 0xBFB398B18942BFB8], [9 x double] [double 0x3F92BA1CA9EB2158, double 0xBFA38900A6661FEE, double 0x3FA645B7B70F7729, double 0xBFAC2E985EF10111, double 0x3FB482B1ADE92485, double 0xBFC2D63E25366ED4, double 0x3FE0349D95C91E6C, double 0x3FE9ACCB3A6CFA47, double 0xBFCAEB893441FFEE]], align 16
@TO_BERNSTEIN = internal unnamed_addr constant <{ <{ double, [8 x double] }>, [9 x double], [9 x double], [9 x double], [9 x double], [9 x double], [9 x double], [9 x double], [9 x double] }> <{ <{ double, [8 x double] }> <{ double 1.000000e+00, [8 x double] zeroinitializer }>, [9 x double] [double -4.375000e+00, double 0x401A462E31BDAE84, double 0xBFFB504F333F9DE6, double 0x3FE9EB2B5DD4F935, double -5.000000e-01, double 0x3FD724B6105C2F32, double 0xBFD2BEC333018867, double 0x3FD0A210181EF62A, double -1.250000e-01], [9 x double] [double 9.750000e+00, double 0xC03240B48AE6882E, double 0x402C74E17C64302F, double 0xC01E533052F50250, double 0x40136DB6DB6DB6DB, double 0xC00C8F6B3CA994DD, double 0x4007510C5793D18B, double 0xC004C48FC6382515, double 1.250000e+00], [9 x double] [double 0xC029892492492492, double 0x403982F3578D5D53, double 0xC0391CE7A66E0CB5, double 0x4037191602879BDD, double 0xC031124924924925, double 0x402A9CB510E30A69, double 0xC0265879D7B62FBB, double 0x40242B383AF30336, double -4.875000e+00], [9 x double] [double 0x40246DB6DB6DB6DB, double 0xC034EAEB1BC93563, double 2.240000e+01, double 0xC038CBF051EDA60A, double 2.720000e+01, double 0xC038CBF051EDA60A, double 2.240000e+01, double 0xC034EAEB1BC93563, double 0x40246DB6DB6DB6DB], [9 x double] [double -4.875000e+00, double 0x40242B383AF30336, double 0xC0265879D7B62FBB, double 0x402A9CB510E30A69, double 0xC031124924924925, double 0x4037191602879BDD, double 0xC0391CE7A66E0CB5, double 0x403982F3578D5D53, double 0xC029892492492492], [9 x double] [double 1.250000e+00, double 0xC004C48FC6382515, double 0x4007510C5793D18B, double 0xC00C8F6B3CA994DD, double 0x40136DB6DB6DB6DB, double 0xC01E533052F50250, double 0x402C74E17C64302F, double 0xC03240B48AE6882E, double 9.750000e+00], [9 x double] [double -1.250000e-01, double 0x3FD0A210181EF62A, double 0xBFD2BEC333018867, double 0x3FD724B6105C2F32, double -5.000000e-01, double 0x3FE9EB2B5DD4F935, double 0xBFFB504F333F9DE6, double 0x401A462E31BDAE84, double -4.375000e+00], [9 x double] [double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 1.000000e+00] }>, align 16

define hidden range(i32 -2147483135, -2147483648) i32 @appell_workspace() local_unnamed_addr #0 {
  %1 = load i32, ptr @appell_is_sparse, align 4
  %2 = icmp sgt i32 %1, 1
  %3 = load i32, ptr @appell_n_coordinates, align 4
  %4 = load i32, ptr @appell_n_speeds, align 4
  %5 = load i32, ptr @appell_n_rows, align 4
  br i1 %2, label %29, label %6

6:                                                ; preds = %0
  %7 = load i32, ptr @appell_is_recursive, align 4
  %8 = icmp eq i32 %7, 0
  %9 = select i1 %8, i32 %4, i32 0
  %10 = mul nsw i32 %9, %9
  %11 = mul i32 %4, 3
  %12 = mul i32 %11, %5
  %13 = add i32 %3, 1
  %14 = add i32 %13, %4
  %15 = add i32 %14, %5
  %16 = add i32 %15, %10
  %17 = add i32 %16, %12
  %18 = add i32 %17, 556
  %19 = load i32, ptr @appell_is_recursive, align 4
  %20 = icmp eq i32 %19, 0
  %21 = select i1 %20, i32 %4, i32 0
  %22 = mul nsw i32 %21, %21
  %23 = mul nsw i32 %5, %4
  %24 = add i32 %4, 1
  %25 = add i32 %24, %23
  %26 = add i32 %25, %22
  %27 = add i32 %24, %22
  %28 = add nuw nsw i32 %22, 1
  br label %29

29:                                               ; preds = %0, %6
  %30 = phi i32 [ %18, %6 ], [ 557, %0 ]
  %31 = phi i32 [ %27, %6 ], [ 1, %0 ]
  %32 = phi i32 [ %26, %6 ], [ 1, %0 ]
  %33 = phi i32 [ %28, %6 ], [ 1, %0 ]
  %34 = load i32, ptr @appell_n_auxiliaries, align 4
  %35 = load i32, ptr @appell_n_quadratures, align 4
  %36 = load i32, ptr @appell_tree_memory, align 4
  %37 = load i32, ptr @appell_n_loads, align 4
  %38 = tail call noundef i32 @llvm.smax.i32(i32 %3, i32 %4)
  %39 = load i32, ptr @appell_n_position_rows, align 4
  %40 = tail call noundef i32 @llvm.smax.i32(i32 %5, i32 %39)
  %41 = load i32, ptr @appell_n_velocity_rows, align 4
  %42 = load i32, ptr @appell_n_norm_rows, align 4
  %43 = tail call noundef i32 @llvm.smax.i32(i32 %41, i32 %42)
  %44 = tail call noundef i32 @llvm.smax.i32(i32 %40, i32 %43)
  %45 = add i32 %4, 1
  br i1 %2, label %46, label %49

46:                                               ; preds = %29
  %47 = add i32 %3, 1
  %48 = add nsw i32 %44, %38
  br label %92

49:                                               ; preds = %29
  %50 = add nsw i32 %45, %5
  %51 = mul nsw i32 %50, %5
  %52 = add nsw i32 %51, 1
  %53 = load i32, ptr @appell_is_recursive, align 4
  %54 = icmp eq i32 %53, 0
  %55 = select i1 %54, i32 %4, i32 0
  %56 = add nsw i32 %55, %5
  %57 = mul nsw i32 %56, %56
  %58 = add nuw nsw i32 %57, 1
  %59 = add nsw i32 %44, %38
  %60 = icmp ne i32 %4, 0
  %61 = select i1 %54, i1 %60, i1 false
  %62 = select i1 %61, i32 %59, i32 %44
  %63 = mul nsw i32 %62, %59
  %64 = add nsw i32 %63, 1
  %65 = icmp ne i32 %53, 0
  %66 = icmp ne i32 %5, 0
  %67 = select i1 %65, i1 %66, i1 false
  br i1 %67, label %68, label %72

68:                                               ; preds = %49
  %69 = add i32 %4, %3
  %70 = add i32 %69, 8
  %71 = add i32 %70, %36
  br label %75

72:                                               ; preds = %49
  %73 = select i1 %65, i32 0, i32 %4
  %74 = mul nsw i32 %73, %73
  br label %75

75:                                               ; preds = %68, %72
  %76 = phi i32 [ %74, %72 ], [ %71, %68 ]
  %77 = mul i32 %39, %45
  %78 = icmp eq i32 %39, 0
  %79 = mul nsw i32 %4, %3
  %80 = select i1 %61, i32 %79, i32 0
  %81 = select i1 %78, i32 0, i32 %80
  %82 = add i32 %77, 1
  %83 = add i32 %82, %81
  %84 = mul i32 %41, %45
  %85 = add nsw i32 %84, 1
  %86 = add i32 %3, 1
  %87 = mul i32 %42, %86
  %88 = add nsw i32 %87, 1
  %89 = icmp eq i32 %1, 0
  br i1 %89, label %90, label %92

90:                                               ; preds = %75
  %91 = add nsw i32 %4, %3
  br label %162

92:                                               ; preds = %46, %75
  %93 = phi i32 [ %48, %46 ], [ %59, %75 ]
  %94 = phi i32 [ %47, %46 ], [ %86, %75 ]
  %95 = phi i32 [ 1, %46 ], [ %88, %75 ]
  %96 = phi i32 [ 1, %46 ], [ %83, %75 ]
  %97 = phi i32 [ 1, %46 ], [ %64, %75 ]
  %98 = phi i32 [ 1, %46 ], [ %58, %75 ]
  %99 = phi i32 [ 1, %46 ], [ %52, %75 ]
  %100 = phi i32 [ 0, %46 ], [ %76, %75 ]
  %101 = phi i32 [ 1, %46 ], [ %85, %75 ]
  %102 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 8), align 4
  %103 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 12), align 4
  %104 = add i32 %45, %3
  %105 = add i32 %104, %5
  %106 = add i32 %105, %102
  %107 = add i32 %106, %103
  %108 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_position, i32 12), align 4
  %109 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_pull, i32 12), align 4
  %110 = add i32 %94, %39
  %111 = add i32 %110, %108
  %112 = add i32 %111, %109
  %113 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_velocity, i32 12), align 4
  %114 = add i32 %41, 1
  %115 = add i32 %114, %113
  %116 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_velocity, i32 8), align 4
  %117 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_position, i32 8), align 4
  %118 = tail call noundef i32 @llvm.smax.i32(i32 %116, i32 %117)
  %119 = add nsw i32 %118, 1
  %120 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_norms, i32 12), align 4
  %121 = add i32 %42, 1
  %122 = add i32 %121, %120
  %123 = add nsw i32 %4, %3
  %124 = add nsw i32 %39, %5
  %125 = add nsw i32 %124, %41
  %126 = add nsw i32 %125, %42
  %127 = mul nsw i32 %126, 3
  %128 = add nsw i32 %123, %127
  %129 = shl nsw i32 %128, 1
  %130 = or disjoint i32 %129, 1
  %131 = add i32 %104, %127
  %132 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 20), align 4
  %133 = add nsw i32 %132, 1
  %134 = load i32, ptr @appell_plan_rows, align 4
  %135 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 4), align 4
  %136 = add i32 %134, 1
  %137 = add i32 %136, %135
  %138 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_position, i32 20), align 4
  %139 = add nsw i32 %138, 1
  %140 = load i32, ptr @appell_plan_position, align 4
  %141 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_position, i32 4), align 4
  %142 = add i32 %140, 1
  %143 = add i32 %142, %141
  %144 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_velocity, i32 20), align 4
  %145 = add nsw i32 %144, 1
  %146 = load i32, ptr @appell_plan_velocity, align 4
  %147 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_velocity, i32 4), align 4
  %148 = add i32 %146, 1
  %149 = add i32 %148, %147
  %150 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_norms, i32 20), align 4
  %151 = add nsw i32 %150, 1
  %152 = load i32, ptr @appell_plan_norms, align 4
  %153 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_norms, i32 4), align 4
  %154 = add i32 %152, 1
  %155 = add i32 %154, %153
  %156 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_pull, i32 20), align 4
  %157 = add nsw i32 %156, 1
  %158 = load i32, ptr @appell_plan_pull, align 4
  %159 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_pull, i32 4), align 4
  %160 = add i32 %158, 1
  %161 = add i32 %160, %159
  br label %162

162:                                              ; preds = %90, %92
  %163 = phi i32 [ %91, %90 ], [ %123, %92 ]
  %164 = phi i32 [ %59, %90 ], [ %93, %92 ]
  %165 = phi i32 [ %86, %90 ], [ %94, %92 ]
  %166 = phi i32 [ 1, %90 ], [ %161, %92 ]
  %167 = phi i32 [ 1, %90 ], [ %155, %92 ]
  %168 = phi i32 [ 1, %90 ], [ %151, %92 ]
  %169 = phi i32 [ 1, %90 ], [ %149, %92 ]
  %170 = phi i32 [ 1, %90 ], [ %143, %92 ]
  %171 = phi i32 [ 1, %90 ], [ %139, %92 ]
  %172 = phi i32 [ 1, %90 ], [ %137, %92 ]
  %173 = phi i32 [ 1, %90 ], [ %131, %92 ]
  %174 = phi i32 [ 1, %90 ], [ %122, %92 ]
  %175 = phi i32 [ 1, %90 ], [ %115, %92 ]
  %176 = phi i32 [ 1, %90 ], [ %107, %92 ]
  %177 = phi i32 [ %85, %90 ], [ %101, %92 ]
  %178 = phi i32 [ %76, %90 ], [ %100, %92 ]
  %179 = phi i32 [ %64, %90 ], [ %97, %92 ]
  %180 = phi i32 [ %52, %90 ], [ %99, %92 ]
  %181 = phi i32 [ %58, %90 ], [ %98, %92 ]
  %182 = phi i32 [ %83, %90 ], [ %96, %92 ]
  %183 = phi i32 [ %88, %90 ], [ %95, %92 ]
  %184 = phi i32 [ 1, %90 ], [ %112, %92 ]
  %185 = phi i32 [ 1, %90 ], [ %119, %92 ]
  %186 = phi i32 [ 1, %90 ], [ %130, %92 ]
  %187 = phi i32 [ 1, %90 ], [ %133, %92 ]
  %188 = phi i32 [ 1, %90 ], [ %145, %92 ]
  %189 = phi i32 [ 1, %90 ], [ %157, %92 ]
  %190 = mul nsw i32 %5, %4
  %191 = add i32 %45, %190
  %192 = select i1 %2, i32 1, i32 %191
  %193 = shl nsw i32 %5, 1
  %194 = mul nsw i32 %193, %4
  %195 = add i32 %165, %5
  %196 = add i32 %195, %194
  %197 = select i1 %2, i32 1, i32 %196
  %198 = add nsw i32 %193, %163
  %199 = add nsw i32 %190, 1
  %200 = select i1 %2, i32 1, i32 %199
  %201 = mul nsw i32 %5, %5
  %202 = add nuw nsw i32 %201, 1
  %203 = select i1 %2, i32 1, i32 %202
  %204 = add nsw i32 %164, 1
  %205 = add nsw i32 %34, %163
  %206 = add nsw i32 %198, 2
  %207 = add nsw i32 %205, %35
  %208 = tail call noundef i32 @llvm.smax.i32(i32 %207, i32 %206)
  %209 = add nsw i32 %208, 3
  %210 = and i32 %209, -4
  %211 = or disjoint i32 %210, 1
  %212 = shl i32 %208, 4
  %213 = add i32 %212, 48
  %214 = and i32 %213, -64
  %215 = mul nsw i32 %210, 7
  %216 = load i32, ptr @appell_n_events, align 4
  %217 = mul nsw i32 %216, 13
  %218 = add nsw i32 %216, 1
  %219 = shl nsw i32 %216, 5
  %220 = mul i32 %204, 3
  %221 = add i32 %211, %5
  %222 = add i32 %221, %204
  %223 = add i32 %222, %218
  %224 = shl i32 %223, 2
  %225 = add i32 %5, %163
  %226 = shl i32 %225, 1
  %227 = add i32 %226, %211
  %228 = add i32 %227, %204
  %229 = add i32 %228, %220
  %230 = add i32 %229, %218
  %231 = shl i32 %230, 1
  %232 = add i32 %163, %4
  %233 = mul i32 %232, 3
  %234 = add i32 %30, %3
  %235 = add i32 %234, %5
  %236 = add i32 %235, %34
  %237 = add i32 %236, %205
  %238 = add i32 %237, %198
  %239 = add i32 %238, %35
  %240 = add i32 %239, %233
  %241 = add i32 %240, %206
  %242 = add i32 %241, %200
  %243 = add i32 %242, %192
  %244 = add i32 %243, %203
  %245 = add i32 %244, %197
  %246 = add i32 %245, %215
  %247 = add i32 %246, %214
  %248 = add i32 %247, %211
  %249 = add i32 %248, %31
  %250 = add i32 %249, %32
  %251 = add i32 %250, %33
  %252 = add i32 %251, %36
  %253 = add i32 %252, %37
  %254 = add i32 %253, %39
  %255 = add i32 %254, %41
  %256 = add i32 %255, %42
  %257 = add i32 %256, %166
  %258 = add i32 %257, %167
  %259 = add i32 %258, %168
  %260 = add i32 %259, %169
  %261 = add i32 %260, %170
  %262 = add i32 %261, %171
  %263 = add i32 %262, %172
  %264 = shl i32 %173, 1
  %265 = add i32 %263, %264
  %266 = add i32 %265, %174
  %267 = add i32 %266, %175
  %268 = add i32 %267, %176
  %269 = add i32 %268, %177
  %270 = add i32 %269, %178
  %271 = add i32 %270, %179
  %272 = add i32 %271, %180
  %273 = add i32 %272, %181
  %274 = add i32 %273, %179
  %275 = add i32 %274, %182
  %276 = add i32 %275, %183
  %277 = add i32 %276, %184
  %278 = add i32 %277, %185
  %279 = add i32 %278, %186
  %280 = add i32 %279, %173
  %281 = add i32 %280, %187
  %282 = add i32 %281, %172
  %283 = add i32 %282, %170
  %284 = add i32 %283, %188
  %285 = add i32 %284, %169
  %286 = add i32 %285, %167
  %287 = add i32 %286, %189
  %288 = add i32 %287, %166
  %289 = add i32 %288, %219
  %290 = add i32 %289, %217
  %291 = add i32 %290, %218
  %292 = add i32 %291, %224
  %293 = add i32 %292, %231
  ret i32 %293
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

define hidden void @appell_tree_solve(ptr nocapture noundef readonly %0, double noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5) local_unnamed_addr #2 {
  %7 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 480, ptr nonnull %7) #29
  call fastcc void @lay_out(ptr noundef %7, ptr noundef %0)
  %8 = getelementptr inbounds nuw i8, ptr %7, i32 292
  %9 = load ptr, ptr %8, align 4
  call fastcc void @tree_rates(ptr noundef %0, ptr noundef %7, double noundef %1, ptr noundef %2, ptr noundef %9)
  %10 = icmp sgt i32 %3, 0
  br i1 %10, label %11, label %18

11:                                               ; preds = %6
  %12 = load i32, ptr @appell_n_coordinates, align 4
  %13 = load i32, ptr @appell_n_speeds, align 4
  %14 = add nsw i32 %13, %12
  %15 = load i32, ptr @appell_n_links, align 4
  %16 = icmp sgt i32 %15, 0
  %17 = getelementptr inbounds nuw i8, ptr %7, i32 40
  br label %19

18:                                               ; preds = %57, %6
  call void @llvm.lifetime.end.p0(i64 480, ptr nonnull %7) #29
  ret void

19:                                               ; preds = %11, %57
  %20 = phi i32 [ 0, %11 ], [ %58, %57 ]
  %21 = mul nsw i32 %14, %20
  %22 = getelementptr inbounds double, ptr %4, i32 %21
  %23 = getelementptr inbounds double, ptr %5, i32 %21
  %24 = load ptr, ptr %0, align 8
  br i1 %16, label %25, label %57

25:                                               ; preds = %19, %25
  %26 = phi i32 [ %27, %25 ], [ %15, %19 ]
  %27 = add nsw i32 %26, -1
  %28 = getelementptr inbounds nuw %struct.LinkPlace, ptr @appell_tree_places, i32 %27
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %28, i32 12
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds i32, ptr @appell_tree_tables, i32 %31
  %33 = load ptr, ptr %17, align 8
  %34 = getelementptr inbounds nuw i8, ptr %28, i32 8
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds double, ptr %33, i32 %35
  %37 = getelementptr inbounds nuw i8, ptr %28, i32 4
  %38 = load i32, ptr %37, align 4
  %39 = getelementptr inbounds double, ptr %33, i32 %38
  call void @appell_tree_solve_inward(i32 noundef %29, double noundef %1, ptr noundef %2, ptr noundef %24, ptr noundef %22, ptr noundef nonnull %32, ptr noundef %36, ptr noundef %39, ptr noundef %23) #29
  %40 = icmp samesign ugt i32 %26, 1
  br i1 %40, label %25, label %41

41:                                               ; preds = %25, %41
  %42 = phi i32 [ %55, %41 ], [ 0, %25 ]
  %43 = getelementptr inbounds nuw %struct.LinkPlace, ptr @appell_tree_places, i32 %42
  %44 = load i32, ptr %43, align 4
  %45 = getelementptr inbounds nuw i8, ptr %43, i32 12
  %46 = load i32, ptr %45, align 4
  %47 = getelementptr inbounds i32, ptr @appell_tree_tables, i32 %46
  %48 = load ptr, ptr %17, align 8
  %49 = getelementptr inbounds nuw i8, ptr %43, i32 8
  %50 = load i32, ptr %49, align 4
  %51 = getelementptr inbounds double, ptr %48, i32 %50
  %52 = getelementptr inbounds nuw i8, ptr %43, i32 4
  %53 = load i32, ptr %52, align 4
  %54 = getelementptr inbounds double, ptr %48, i32 %53
  call void @appell_tree_solve_outward(i32 noundef %44, double noundef %1, ptr noundef %2, ptr noundef %24, ptr noundef %22, ptr noundef nonnull %47, ptr noundef %51, ptr noundef %54, ptr noundef %23) #29
  %55 = add nuw nsw i32 %42, 1
  %56 = icmp eq i32 %55, %15
  br i1 %56, label %57, label %41

57:                                               ; preds = %41, %19
  %58 = add nuw nsw i32 %20, 1
  %59 = icmp eq i32 %58, %3
  br i1 %59, label %18, label %19
}

define internal fastcc void @lay_out(ptr noundef nonnull writeonly initializes((0, 404), (416, 460), (464, 476)) %0, ptr nocapture noundef readonly %1) unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 444
  store i32 0, ptr %3, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 440
  store i32 0, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 416
  store double 1.000000e+00, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 424
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 472
  store i32 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 456
  store i32 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 452
  store i32 0, ptr %9, align 4
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 448
  store i32 0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 464
  store double 0.000000e+00, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 92
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  %13 = load ptr, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 96
  %15 = load ptr, ptr %14, align 8
  store ptr %13, ptr %0, align 8
  %16 = load i32, ptr @appell_is_sparse, align 4
  %17 = icmp sgt i32 %16, 1
  %18 = load i32, ptr @appell_n_coordinates, align 4
  %19 = load i32, ptr @appell_n_speeds, align 4
  %20 = load i32, ptr @appell_n_rows, align 4
  br i1 %17, label %33, label %21

21:                                               ; preds = %2
  %22 = load i32, ptr @appell_is_recursive, align 4
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, i32 %19, i32 0
  %25 = mul nsw i32 %24, %24
  %26 = mul i32 %19, 3
  %27 = mul i32 %26, %20
  %28 = add i32 %18, 1
  %29 = add i32 %28, %19
  %30 = add i32 %29, %20
  %31 = add i32 %30, %25
  %32 = add i32 %31, %27
  br label %33

33:                                               ; preds = %2, %21
  %34 = phi i32 [ %32, %21 ], [ 1, %2 ]
  %35 = getelementptr inbounds double, ptr %13, i32 %34
  %36 = getelementptr inbounds nuw i8, ptr %0, i32 4
  store ptr %35, ptr %36, align 4
  %37 = getelementptr double, ptr %35, i32 %18
  %38 = getelementptr double, ptr %37, i32 %19
  %39 = shl i32 %20, 4
  %40 = getelementptr i8, ptr %38, i32 %39
  %41 = getelementptr i8, ptr %40, i32 24
  %42 = getelementptr inbounds nuw i8, ptr %0, i32 8
  store ptr %41, ptr %42, align 8
  %43 = load i32, ptr @appell_n_auxiliaries, align 4
  %44 = load i32, ptr @appell_n_quadratures, align 4
  %45 = getelementptr double, ptr %41, i32 %43
  %46 = getelementptr double, ptr %45, i32 %44
  %47 = getelementptr i8, ptr %46, i32 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i32 12
  store ptr %47, ptr %48, align 4
  br i1 %17, label %49, label %54

49:                                               ; preds = %33
  %50 = getelementptr i8, ptr %46, i32 16
  %51 = getelementptr i8, ptr %46, i32 24
  %52 = getelementptr i8, ptr %46, i32 32
  %53 = mul nsw i32 %20, %19
  br label %73

54:                                               ; preds = %33
  %55 = mul i32 %20, %19
  %56 = getelementptr double, ptr %47, i32 %18
  %57 = shl i32 %55, 4
  %58 = getelementptr i8, ptr %56, i32 %57
  %59 = getelementptr double, ptr %58, i32 %20
  %60 = getelementptr i8, ptr %59, i32 8
  %61 = load i32, ptr @appell_is_recursive, align 4
  %62 = icmp eq i32 %61, 0
  %63 = select i1 %62, i32 %19, i32 0
  %64 = mul nsw i32 %63, %63
  %65 = getelementptr double, ptr %60, i32 %64
  %66 = getelementptr double, ptr %65, i32 %19
  %67 = getelementptr double, ptr %66, i32 %55
  %68 = getelementptr i8, ptr %67, i32 8
  %69 = getelementptr double, ptr %68, i32 %64
  %70 = getelementptr double, ptr %69, i32 %19
  %71 = getelementptr i8, ptr %70, i32 8
  %72 = add nuw nsw i32 %64, 1
  br label %73

73:                                               ; preds = %49, %54
  %74 = phi i32 [ %53, %49 ], [ %55, %54 ]
  %75 = phi ptr [ %50, %49 ], [ %60, %54 ]
  %76 = phi ptr [ %51, %49 ], [ %68, %54 ]
  %77 = phi ptr [ %52, %49 ], [ %71, %54 ]
  %78 = phi i32 [ 1, %49 ], [ %72, %54 ]
  %79 = getelementptr inbounds nuw i8, ptr %0, i32 16
  store ptr %75, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i32 20
  store ptr %76, ptr %80, align 4
  %81 = getelementptr inbounds nuw i8, ptr %0, i32 24
  store ptr %77, ptr %81, align 8
  %82 = getelementptr inbounds double, ptr %77, i32 %78
  %83 = getelementptr inbounds nuw i8, ptr %0, i32 28
  store ptr %82, ptr %83, align 4
  %84 = add nsw i32 %74, 1
  %85 = select i1 %17, i32 1, i32 %84
  %86 = getelementptr inbounds double, ptr %82, i32 %85
  %87 = getelementptr inbounds nuw i8, ptr %0, i32 32
  store ptr %86, ptr %87, align 8
  %88 = getelementptr double, ptr %86, i32 %19
  %89 = getelementptr i8, ptr %88, i32 %39
  %90 = getelementptr i8, ptr %89, i32 8
  %91 = getelementptr inbounds nuw i8, ptr %0, i32 36
  store ptr %90, ptr %91, align 4
  %92 = add i32 %20, 1
  %93 = mul i32 %92, %19
  %94 = add nsw i32 %93, 1
  %95 = select i1 %17, i32 1, i32 %94
  %96 = getelementptr inbounds double, ptr %90, i32 %95
  %97 = getelementptr inbounds nuw i8, ptr %0, i32 40
  store ptr %96, ptr %97, align 8
  %98 = load i32, ptr @appell_tree_memory, align 4
  %99 = getelementptr double, ptr %96, i32 %98
  %100 = getelementptr i8, ptr %99, i32 64
  %101 = getelementptr double, ptr %100, i32 %18
  %102 = getelementptr double, ptr %101, i32 %19
  %103 = getelementptr i8, ptr %102, i32 8
  %104 = getelementptr inbounds nuw i8, ptr %0, i32 44
  store ptr %103, ptr %104, align 4
  %105 = load i32, ptr @appell_n_loads, align 4
  %106 = getelementptr double, ptr %103, i32 %105
  %107 = getelementptr i8, ptr %106, i32 8
  %108 = getelementptr inbounds nuw i8, ptr %0, i32 48
  store ptr %107, ptr %108, align 8
  %109 = getelementptr double, ptr %107, i32 %19
  %110 = getelementptr i8, ptr %109, i32 8
  %111 = getelementptr inbounds nuw i8, ptr %0, i32 52
  store ptr %110, ptr %111, align 4
  %112 = shl nsw i32 %20, 1
  %113 = or disjoint i32 %112, 1
  %114 = getelementptr inbounds double, ptr %110, i32 %113
  %115 = getelementptr inbounds nuw i8, ptr %0, i32 56
  store ptr %114, ptr %115, align 8
  %116 = mul nsw i32 %20, %20
  %117 = add nuw nsw i32 %116, 1
  %118 = select i1 %17, i32 1, i32 %117
  %119 = getelementptr inbounds nuw double, ptr %114, i32 %118
  %120 = getelementptr inbounds nuw i8, ptr %0, i32 60
  store ptr %119, ptr %120, align 4
  %121 = getelementptr double, ptr %119, i32 %20
  %122 = getelementptr i8, ptr %121, i32 8
  %123 = getelementptr inbounds nuw i8, ptr %0, i32 64
  store ptr %122, ptr %123, align 8
  %124 = getelementptr double, ptr %122, i32 %20
  %125 = getelementptr i8, ptr %124, i32 8
  %126 = getelementptr inbounds nuw i8, ptr %0, i32 68
  store ptr %125, ptr %126, align 4
  %127 = getelementptr double, ptr %125, i32 %20
  %128 = getelementptr i8, ptr %127, i32 8
  %129 = getelementptr inbounds nuw i8, ptr %0, i32 72
  store ptr %128, ptr %129, align 8
  %130 = getelementptr double, ptr %128, i32 %20
  %131 = getelementptr i8, ptr %130, i32 8
  %132 = getelementptr inbounds nuw i8, ptr %0, i32 76
  store ptr %131, ptr %132, align 4
  %133 = tail call noundef i32 @llvm.smax.i32(i32 %18, i32 %19)
  %134 = load i32, ptr @appell_n_position_rows, align 4
  %135 = tail call noundef i32 @llvm.smax.i32(i32 %20, i32 %134)
  %136 = load i32, ptr @appell_n_velocity_rows, align 4
  %137 = load i32, ptr @appell_n_norm_rows, align 4
  %138 = tail call noundef i32 @llvm.smax.i32(i32 %136, i32 %137)
  %139 = tail call noundef i32 @llvm.smax.i32(i32 %135, i32 %138)
  %140 = getelementptr double, ptr %131, i32 %133
  %141 = getelementptr double, ptr %140, i32 %139
  %142 = getelementptr i8, ptr %141, i32 8
  %143 = getelementptr inbounds nuw i8, ptr %0, i32 80
  store ptr %142, ptr %143, align 8
  %144 = getelementptr double, ptr %142, i32 %133
  %145 = getelementptr double, ptr %144, i32 %139
  %146 = getelementptr i8, ptr %145, i32 8
  %147 = getelementptr inbounds nuw i8, ptr %0, i32 84
  store ptr %146, ptr %147, align 4
  %148 = getelementptr double, ptr %146, i32 %133
  %149 = getelementptr double, ptr %148, i32 %139
  %150 = getelementptr i8, ptr %149, i32 8
  %151 = getelementptr inbounds nuw i8, ptr %0, i32 88
  store ptr %150, ptr %151, align 8
  %152 = getelementptr double, ptr %150, i32 %133
  %153 = getelementptr double, ptr %152, i32 %139
  %154 = getelementptr i8, ptr %153, i32 8
  %155 = getelementptr inbounds nuw i8, ptr %0, i32 92
  store ptr %154, ptr %155, align 4
  br i1 %17, label %156, label %159

156:                                              ; preds = %73
  %157 = getelementptr i8, ptr %153, i32 16
  %158 = getelementptr i8, ptr %153, i32 24
  br label %178

159:                                              ; preds = %73
  %160 = add nsw i32 %19, 1
  %161 = add nsw i32 %160, %20
  %162 = mul nsw i32 %161, %20
  %163 = getelementptr double, ptr %154, i32 %162
  %164 = getelementptr i8, ptr %163, i32 8
  %165 = load i32, ptr @appell_is_recursive, align 4
  %166 = icmp eq i32 %165, 0
  %167 = select i1 %166, i32 %19, i32 0
  %168 = add nsw i32 %167, %20
  %169 = mul nsw i32 %168, %168
  %170 = getelementptr inbounds nuw double, ptr %164, i32 %169
  %171 = getelementptr inbounds nuw i8, ptr %170, i32 8
  %172 = add nsw i32 %139, %133
  %173 = icmp ne i32 %19, 0
  %174 = select i1 %166, i1 %173, i1 false
  %175 = select i1 %174, i32 %172, i32 %139
  %176 = mul nsw i32 %175, %172
  %177 = add nsw i32 %176, 1
  br label %178

178:                                              ; preds = %156, %159
  %179 = phi ptr [ %157, %156 ], [ %164, %159 ]
  %180 = phi ptr [ %158, %156 ], [ %171, %159 ]
  %181 = phi i32 [ 1, %156 ], [ %177, %159 ]
  %182 = getelementptr inbounds nuw i8, ptr %0, i32 96
  store ptr %179, ptr %182, align 8
  %183 = getelementptr inbounds nuw i8, ptr %0, i32 100
  store ptr %180, ptr %183, align 4
  %184 = getelementptr inbounds double, ptr %180, i32 %181
  %185 = getelementptr inbounds nuw i8, ptr %0, i32 104
  store ptr %184, ptr %185, align 8
  %186 = getelementptr double, ptr %184, i32 %133
  %187 = getelementptr double, ptr %186, i32 %139
  %188 = getelementptr i8, ptr %187, i32 8
  %189 = getelementptr inbounds nuw i8, ptr %0, i32 108
  store ptr %188, ptr %189, align 4
  %190 = getelementptr double, ptr %188, i32 %133
  %191 = getelementptr double, ptr %190, i32 %139
  %192 = getelementptr i8, ptr %191, i32 8
  %193 = getelementptr inbounds nuw i8, ptr %0, i32 112
  store ptr %192, ptr %193, align 8
  br i1 %17, label %203, label %194

194:                                              ; preds = %178
  %195 = add nsw i32 %139, %133
  %196 = load i32, ptr @appell_is_recursive, align 4
  %197 = icmp eq i32 %196, 0
  %198 = icmp ne i32 %19, 0
  %199 = select i1 %197, i1 %198, i1 false
  %200 = select i1 %199, i32 %195, i32 %139
  %201 = mul nsw i32 %200, %195
  %202 = add nsw i32 %201, 1
  br label %203

203:                                              ; preds = %178, %194
  %204 = phi i32 [ %202, %194 ], [ 1, %178 ]
  %205 = getelementptr inbounds double, ptr %192, i32 %204
  %206 = getelementptr inbounds nuw i8, ptr %0, i32 116
  store ptr %205, ptr %206, align 4
  %207 = getelementptr double, ptr %205, i32 %133
  %208 = getelementptr double, ptr %207, i32 %139
  %209 = getelementptr i8, ptr %208, i32 8
  %210 = getelementptr inbounds nuw i8, ptr %0, i32 120
  store ptr %209, ptr %210, align 8
  %211 = getelementptr double, ptr %209, i32 %133
  %212 = getelementptr double, ptr %211, i32 %139
  %213 = getelementptr i8, ptr %212, i32 8
  %214 = getelementptr inbounds nuw i8, ptr %0, i32 124
  store ptr %213, ptr %214, align 4
  %215 = getelementptr double, ptr %213, i32 %133
  %216 = getelementptr double, ptr %215, i32 %139
  %217 = getelementptr i8, ptr %216, i32 8
  %218 = getelementptr inbounds nuw i8, ptr %0, i32 128
  store ptr %217, ptr %218, align 8
  br i1 %17, label %231, label %219

219:                                              ; preds = %203
  %220 = load i32, ptr @appell_is_recursive, align 4
  %221 = icmp ne i32 %220, 0
  %222 = icmp ne i32 %20, 0
  %223 = select i1 %221, i1 %222, i1 false
  br i1 %223, label %224, label %228

224:                                              ; preds = %219
  %225 = add i32 %19, %18
  %226 = add i32 %225, 8
  %227 = add i32 %226, %98
  br label %238

228:                                              ; preds = %219
  %229 = select i1 %221, i32 0, i32 %19
  %230 = mul nsw i32 %229, %229
  br label %238

231:                                              ; preds = %203
  %232 = getelementptr i8, ptr %216, i32 16
  %233 = getelementptr inbounds nuw i8, ptr %0, i32 132
  store ptr %232, ptr %233, align 4
  %234 = getelementptr i8, ptr %216, i32 24
  %235 = getelementptr inbounds nuw i8, ptr %0, i32 136
  store ptr %234, ptr %235, align 8
  %236 = getelementptr i8, ptr %216, i32 32
  %237 = getelementptr inbounds nuw i8, ptr %0, i32 140
  store ptr %236, ptr %237, align 4
  br label %265

238:                                              ; preds = %224, %228
  %239 = phi i32 [ %230, %228 ], [ %227, %224 ]
  %240 = getelementptr double, ptr %217, i32 %239
  %241 = getelementptr i8, ptr %240, i32 8
  %242 = getelementptr inbounds nuw i8, ptr %0, i32 132
  store ptr %241, ptr %242, align 4
  %243 = add i32 %19, 1
  %244 = mul i32 %134, %243
  %245 = icmp eq i32 %134, 0
  br i1 %245, label %252, label %246

246:                                              ; preds = %238
  %247 = icmp eq i32 %220, 0
  %248 = icmp ne i32 %19, 0
  %249 = select i1 %247, i1 %248, i1 false
  %250 = mul nsw i32 %19, %18
  %251 = select i1 %249, i32 %250, i32 0
  br label %252

252:                                              ; preds = %246, %238
  %253 = phi i32 [ 0, %238 ], [ %251, %246 ]
  %254 = getelementptr double, ptr %241, i32 %244
  %255 = getelementptr double, ptr %254, i32 %253
  %256 = getelementptr i8, ptr %255, i32 8
  %257 = getelementptr inbounds nuw i8, ptr %0, i32 136
  store ptr %256, ptr %257, align 8
  %258 = mul i32 %136, %243
  %259 = getelementptr double, ptr %256, i32 %258
  %260 = getelementptr i8, ptr %259, i32 8
  %261 = getelementptr inbounds nuw i8, ptr %0, i32 140
  store ptr %260, ptr %261, align 4
  %262 = add i32 %18, 1
  %263 = mul i32 %137, %262
  %264 = add nsw i32 %263, 1
  br label %265

265:                                              ; preds = %231, %252
  %266 = phi ptr [ %260, %252 ], [ %236, %231 ]
  %267 = phi i32 [ %264, %252 ], [ 1, %231 ]
  %268 = getelementptr inbounds double, ptr %266, i32 %267
  %269 = getelementptr inbounds nuw i8, ptr %0, i32 144
  store ptr %268, ptr %269, align 8
  %270 = getelementptr double, ptr %268, i32 %133
  %271 = getelementptr double, ptr %270, i32 %139
  %272 = getelementptr i8, ptr %271, i32 8
  %273 = getelementptr inbounds nuw i8, ptr %0, i32 148
  store ptr %272, ptr %273, align 4
  %274 = getelementptr double, ptr %272, i32 %133
  %275 = getelementptr double, ptr %274, i32 %139
  %276 = getelementptr i8, ptr %275, i32 8
  %277 = getelementptr inbounds nuw i8, ptr %0, i32 152
  store ptr %276, ptr %277, align 8
  %278 = getelementptr double, ptr %276, i32 %18
  %279 = getelementptr double, ptr %278, i32 %19
  %280 = getelementptr double, ptr %279, i32 %43
  %281 = getelementptr i8, ptr %280, i32 32
  %282 = getelementptr inbounds nuw i8, ptr %0, i32 156
  store ptr %281, ptr %282, align 4
  %283 = add nsw i32 %19, %18
  %284 = mul i32 %283, 24
  %285 = getelementptr i8, ptr %281, i32 %284
  %286 = getelementptr i8, ptr %285, i32 16
  %287 = getelementptr double, ptr %286, i32 %20
  %288 = getelementptr i8, ptr %287, i32 8
  %289 = getelementptr inbounds nuw i8, ptr %0, i32 160
  store ptr %288, ptr %289, align 8
  %290 = shl i32 %283, 4
  %291 = getelementptr i8, ptr %288, i32 %290
  %292 = getelementptr i8, ptr %291, i32 32
  %293 = getelementptr inbounds nuw i8, ptr %0, i32 164
  store ptr %292, ptr %293, align 4
  %294 = shl nsw i32 %283, 1
  %295 = or disjoint i32 %294, 1
  %296 = getelementptr inbounds double, ptr %292, i32 %295
  %297 = getelementptr inbounds nuw i8, ptr %0, i32 168
  store ptr %296, ptr %297, align 8
  %298 = getelementptr double, ptr %296, i32 %18
  %299 = getelementptr double, ptr %298, i32 %19
  %300 = getelementptr i8, ptr %299, i32 %39
  %301 = getelementptr i8, ptr %300, i32 16
  %302 = getelementptr double, ptr %301, i32 %137
  %303 = getelementptr double, ptr %302, i32 %134
  %304 = getelementptr double, ptr %303, i32 %136
  %305 = getelementptr i8, ptr %304, i32 8
  %306 = getelementptr inbounds nuw i8, ptr %0, i32 172
  store ptr %305, ptr %306, align 4
  %307 = getelementptr double, ptr %305, i32 %133
  %308 = getelementptr double, ptr %307, i32 %139
  %309 = getelementptr i8, ptr %308, i32 8
  %310 = getelementptr inbounds nuw i8, ptr %0, i32 176
  store ptr %309, ptr %310, align 8
  %311 = icmp eq i32 %16, 0
  br i1 %311, label %312, label %360

312:                                              ; preds = %265
  %313 = getelementptr i8, ptr %308, i32 16
  %314 = getelementptr inbounds nuw i8, ptr %0, i32 180
  store ptr %313, ptr %314, align 4
  %315 = getelementptr i8, ptr %308, i32 24
  %316 = getelementptr inbounds nuw i8, ptr %0, i32 184
  store ptr %315, ptr %316, align 8
  %317 = getelementptr i8, ptr %308, i32 32
  %318 = getelementptr inbounds nuw i8, ptr %0, i32 188
  store ptr %317, ptr %318, align 4
  %319 = getelementptr i8, ptr %308, i32 40
  %320 = getelementptr inbounds nuw i8, ptr %0, i32 192
  store ptr %319, ptr %320, align 8
  %321 = getelementptr i8, ptr %308, i32 48
  %322 = getelementptr inbounds nuw i8, ptr %0, i32 196
  store ptr %321, ptr %322, align 4
  %323 = getelementptr i8, ptr %308, i32 56
  %324 = getelementptr inbounds nuw i8, ptr %0, i32 200
  store ptr %323, ptr %324, align 8
  %325 = getelementptr i8, ptr %308, i32 64
  %326 = getelementptr inbounds nuw i8, ptr %0, i32 204
  store ptr %325, ptr %326, align 4
  %327 = getelementptr i8, ptr %308, i32 72
  %328 = getelementptr inbounds nuw i8, ptr %0, i32 208
  store ptr %327, ptr %328, align 8
  %329 = getelementptr i8, ptr %308, i32 80
  %330 = getelementptr inbounds nuw i8, ptr %0, i32 212
  store ptr %329, ptr %330, align 4
  %331 = getelementptr i8, ptr %308, i32 112
  %332 = getelementptr inbounds nuw i8, ptr %0, i32 216
  store ptr %331, ptr %332, align 8
  %333 = getelementptr i8, ptr %308, i32 120
  %334 = getelementptr inbounds nuw i8, ptr %0, i32 220
  store ptr %333, ptr %334, align 4
  %335 = getelementptr i8, ptr %308, i32 128
  %336 = getelementptr inbounds nuw i8, ptr %0, i32 224
  store ptr %335, ptr %336, align 8
  %337 = getelementptr i8, ptr %308, i32 136
  %338 = getelementptr inbounds nuw i8, ptr %0, i32 228
  store ptr %337, ptr %338, align 4
  %339 = getelementptr i8, ptr %308, i32 144
  %340 = getelementptr inbounds nuw i8, ptr %0, i32 232
  store ptr %339, ptr %340, align 8
  %341 = getelementptr i8, ptr %308, i32 152
  %342 = getelementptr inbounds nuw i8, ptr %0, i32 236
  store ptr %341, ptr %342, align 4
  %343 = getelementptr i8, ptr %308, i32 160
  %344 = getelementptr inbounds nuw i8, ptr %0, i32 240
  store ptr %343, ptr %344, align 8
  %345 = getelementptr i8, ptr %308, i32 168
  %346 = getelementptr inbounds nuw i8, ptr %0, i32 244
  store ptr %345, ptr %346, align 4
  %347 = getelementptr i8, ptr %308, i32 176
  %348 = getelementptr inbounds nuw i8, ptr %0, i32 248
  store ptr %347, ptr %348, align 8
  %349 = getelementptr i8, ptr %308, i32 184
  %350 = getelementptr inbounds nuw i8, ptr %0, i32 252
  store ptr %349, ptr %350, align 4
  %351 = getelementptr i8, ptr %308, i32 192
  %352 = getelementptr inbounds nuw i8, ptr %0, i32 256
  store ptr %351, ptr %352, align 8
  %353 = getelementptr i8, ptr %308, i32 200
  %354 = getelementptr inbounds nuw i8, ptr %0, i32 260
  store ptr %353, ptr %354, align 4
  %355 = getelementptr i8, ptr %308, i32 208
  %356 = getelementptr inbounds nuw i8, ptr %0, i32 264
  store ptr %355, ptr %356, align 8
  %357 = getelementptr i8, ptr %308, i32 216
  %358 = getelementptr inbounds nuw i8, ptr %0, i32 268
  store ptr %357, ptr %358, align 4
  %359 = getelementptr i8, ptr %308, i32 224
  br label %485

360:                                              ; preds = %265
  %361 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 8), align 4
  %362 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 12), align 4
  %363 = getelementptr double, ptr %309, i32 %18
  %364 = getelementptr double, ptr %363, i32 %361
  %365 = getelementptr double, ptr %364, i32 %19
  %366 = getelementptr double, ptr %365, i32 %362
  %367 = getelementptr double, ptr %366, i32 %20
  %368 = getelementptr i8, ptr %367, i32 8
  %369 = getelementptr inbounds nuw i8, ptr %0, i32 180
  store ptr %368, ptr %369, align 4
  %370 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_position, i32 12), align 4
  %371 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_pull, i32 12), align 4
  %372 = getelementptr double, ptr %368, i32 %134
  %373 = getelementptr double, ptr %372, i32 %370
  %374 = getelementptr double, ptr %373, i32 %18
  %375 = getelementptr double, ptr %374, i32 %371
  %376 = getelementptr i8, ptr %375, i32 8
  %377 = getelementptr inbounds nuw i8, ptr %0, i32 184
  store ptr %376, ptr %377, align 8
  %378 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_velocity, i32 12), align 4
  %379 = getelementptr double, ptr %376, i32 %136
  %380 = getelementptr double, ptr %379, i32 %378
  %381 = getelementptr i8, ptr %380, i32 8
  %382 = getelementptr inbounds nuw i8, ptr %0, i32 188
  store ptr %381, ptr %382, align 4
  %383 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_velocity, i32 8), align 4
  %384 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_position, i32 8), align 4
  %385 = tail call noundef i32 @llvm.smax.i32(i32 %383, i32 %384)
  %386 = getelementptr double, ptr %381, i32 %385
  %387 = getelementptr i8, ptr %386, i32 8
  %388 = getelementptr inbounds nuw i8, ptr %0, i32 192
  store ptr %387, ptr %388, align 8
  %389 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_norms, i32 12), align 4
  %390 = getelementptr double, ptr %387, i32 %137
  %391 = getelementptr double, ptr %390, i32 %389
  %392 = getelementptr i8, ptr %391, i32 8
  %393 = getelementptr inbounds nuw i8, ptr %0, i32 196
  store ptr %392, ptr %393, align 4
  %394 = add nsw i32 %134, %20
  %395 = add nsw i32 %394, %136
  %396 = add nsw i32 %395, %137
  %397 = mul nsw i32 %396, 3
  %398 = add nsw i32 %397, %283
  %399 = shl nsw i32 %398, 1
  %400 = or disjoint i32 %399, 1
  %401 = getelementptr inbounds double, ptr %392, i32 %400
  %402 = getelementptr inbounds nuw i8, ptr %0, i32 200
  store ptr %401, ptr %402, align 8
  %403 = getelementptr double, ptr %401, i32 %283
  %404 = mul i32 %396, 24
  %405 = getelementptr i8, ptr %403, i32 %404
  %406 = getelementptr i8, ptr %405, i32 8
  %407 = getelementptr inbounds nuw i8, ptr %0, i32 204
  store ptr %406, ptr %407, align 4
  %408 = getelementptr double, ptr %406, i32 %283
  %409 = getelementptr i8, ptr %408, i32 %404
  %410 = getelementptr i8, ptr %409, i32 8
  %411 = getelementptr inbounds nuw i8, ptr %0, i32 208
  store ptr %410, ptr %411, align 8
  %412 = getelementptr double, ptr %410, i32 %283
  %413 = getelementptr i8, ptr %412, i32 %404
  %414 = getelementptr i8, ptr %413, i32 8
  %415 = getelementptr inbounds nuw i8, ptr %0, i32 212
  store ptr %414, ptr %415, align 4
  %416 = getelementptr i8, ptr %413, i32 40
  %417 = getelementptr inbounds nuw i8, ptr %0, i32 216
  store ptr %416, ptr %417, align 8
  %418 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 20), align 4
  %419 = getelementptr double, ptr %416, i32 %418
  %420 = getelementptr i8, ptr %419, i32 8
  %421 = getelementptr inbounds nuw i8, ptr %0, i32 220
  store ptr %420, ptr %421, align 4
  %422 = load i32, ptr @appell_plan_rows, align 4
  %423 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 4), align 4
  %424 = getelementptr double, ptr %420, i32 %422
  %425 = getelementptr double, ptr %424, i32 %423
  %426 = getelementptr i8, ptr %425, i32 8
  %427 = getelementptr inbounds nuw i8, ptr %0, i32 224
  store ptr %426, ptr %427, align 8
  %428 = getelementptr double, ptr %426, i32 %422
  %429 = getelementptr double, ptr %428, i32 %423
  %430 = getelementptr i8, ptr %429, i32 8
  %431 = getelementptr inbounds nuw i8, ptr %0, i32 228
  store ptr %430, ptr %431, align 4
  %432 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_position, i32 20), align 4
  %433 = getelementptr double, ptr %430, i32 %432
  %434 = getelementptr i8, ptr %433, i32 8
  %435 = getelementptr inbounds nuw i8, ptr %0, i32 232
  store ptr %434, ptr %435, align 8
  %436 = load i32, ptr @appell_plan_position, align 4
  %437 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_position, i32 4), align 4
  %438 = getelementptr double, ptr %434, i32 %436
  %439 = getelementptr double, ptr %438, i32 %437
  %440 = getelementptr i8, ptr %439, i32 8
  %441 = getelementptr inbounds nuw i8, ptr %0, i32 236
  store ptr %440, ptr %441, align 4
  %442 = getelementptr double, ptr %440, i32 %436
  %443 = getelementptr double, ptr %442, i32 %437
  %444 = getelementptr i8, ptr %443, i32 8
  %445 = getelementptr inbounds nuw i8, ptr %0, i32 240
  store ptr %444, ptr %445, align 8
  %446 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_velocity, i32 20), align 4
  %447 = getelementptr double, ptr %444, i32 %446
  %448 = getelementptr i8, ptr %447, i32 8
  %449 = getelementptr inbounds nuw i8, ptr %0, i32 244
  store ptr %448, ptr %449, align 4
  %450 = load i32, ptr @appell_plan_velocity, align 4
  %451 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_velocity, i32 4), align 4
  %452 = getelementptr double, ptr %448, i32 %450
  %453 = getelementptr double, ptr %452, i32 %451
  %454 = getelementptr i8, ptr %453, i32 8
  %455 = getelementptr inbounds nuw i8, ptr %0, i32 248
  store ptr %454, ptr %455, align 8
  %456 = getelementptr double, ptr %454, i32 %450
  %457 = getelementptr double, ptr %456, i32 %451
  %458 = getelementptr i8, ptr %457, i32 8
  %459 = getelementptr inbounds nuw i8, ptr %0, i32 252
  store ptr %458, ptr %459, align 4
  %460 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_norms, i32 20), align 4
  %461 = getelementptr double, ptr %458, i32 %460
  %462 = getelementptr i8, ptr %461, i32 8
  %463 = getelementptr inbounds nuw i8, ptr %0, i32 256
  store ptr %462, ptr %463, align 8
  %464 = load i32, ptr @appell_plan_norms, align 4
  %465 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_norms, i32 4), align 4
  %466 = getelementptr double, ptr %462, i32 %464
  %467 = getelementptr double, ptr %466, i32 %465
  %468 = getelementptr i8, ptr %467, i32 8
  %469 = getelementptr inbounds nuw i8, ptr %0, i32 260
  store ptr %468, ptr %469, align 4
  %470 = getelementptr double, ptr %468, i32 %464
  %471 = getelementptr double, ptr %470, i32 %465
  %472 = getelementptr i8, ptr %471, i32 8
  %473 = getelementptr inbounds nuw i8, ptr %0, i32 264
  store ptr %472, ptr %473, align 8
  %474 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_pull, i32 20), align 4
  %475 = getelementptr double, ptr %472, i32 %474
  %476 = getelementptr i8, ptr %475, i32 8
  %477 = getelementptr inbounds nuw i8, ptr %0, i32 268
  store ptr %476, ptr %477, align 4
  %478 = load i32, ptr @appell_plan_pull, align 4
  %479 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_pull, i32 4), align 4
  %480 = getelementptr double, ptr %476, i32 %478
  %481 = getelementptr double, ptr %480, i32 %479
  %482 = getelementptr i8, ptr %481, i32 8
  %483 = add i32 %478, 1
  %484 = add i32 %483, %479
  br label %485

485:                                              ; preds = %312, %360
  %486 = phi ptr [ %359, %312 ], [ %482, %360 ]
  %487 = phi i32 [ 1, %312 ], [ %484, %360 ]
  %488 = getelementptr inbounds nuw i8, ptr %0, i32 272
  store ptr %486, ptr %488, align 8
  %489 = getelementptr inbounds double, ptr %486, i32 %487
  %490 = getelementptr inbounds nuw i8, ptr %0, i32 276
  store ptr %489, ptr %490, align 4
  %491 = add nsw i32 %43, %283
  %492 = add nsw i32 %491, %44
  %493 = add i32 %283, 2
  %494 = add i32 %493, %112
  %495 = tail call noundef i32 @llvm.smax.i32(i32 %492, i32 %494)
  %496 = add nsw i32 %495, 3
  %497 = and i32 %496, -4
  %498 = or disjoint i32 %497, 1
  %499 = getelementptr inbounds double, ptr %489, i32 %498
  %500 = getelementptr inbounds nuw i8, ptr %0, i32 280
  store ptr %499, ptr %500, align 8
  %501 = getelementptr inbounds double, ptr %499, i32 %498
  %502 = getelementptr inbounds nuw i8, ptr %0, i32 284
  store ptr %501, ptr %502, align 4
  %503 = getelementptr inbounds double, ptr %501, i32 %498
  %504 = getelementptr inbounds nuw i8, ptr %0, i32 288
  store ptr %503, ptr %504, align 8
  %505 = getelementptr inbounds double, ptr %503, i32 %498
  %506 = getelementptr inbounds nuw i8, ptr %0, i32 292
  store ptr %505, ptr %506, align 4
  %507 = getelementptr inbounds double, ptr %505, i32 %498
  %508 = getelementptr inbounds nuw i8, ptr %0, i32 296
  store ptr %507, ptr %508, align 8
  %509 = shl i32 %495, 4
  %510 = add i32 %509, 48
  %511 = and i32 %510, -64
  %512 = or disjoint i32 %511, 1
  %513 = getelementptr inbounds double, ptr %507, i32 %512
  %514 = getelementptr inbounds nuw i8, ptr %0, i32 300
  store ptr %513, ptr %514, align 4
  %515 = mul nsw i32 %497, 7
  %516 = or disjoint i32 %515, 1
  %517 = getelementptr inbounds double, ptr %513, i32 %516
  %518 = getelementptr inbounds nuw i8, ptr %0, i32 304
  store ptr %517, ptr %518, align 8
  %519 = getelementptr inbounds double, ptr %517, i32 %498
  %520 = getelementptr inbounds nuw i8, ptr %0, i32 308
  store ptr %519, ptr %520, align 4
  %521 = getelementptr inbounds double, ptr %519, i32 %498
  %522 = getelementptr inbounds nuw i8, ptr %0, i32 312
  store ptr %521, ptr %522, align 8
  %523 = load i32, ptr @appell_n_events, align 4
  %524 = mul i32 %523, 104
  %525 = getelementptr i8, ptr %521, i32 %524
  %526 = getelementptr i8, ptr %525, i32 8
  %527 = getelementptr inbounds nuw i8, ptr %0, i32 316
  store ptr %526, ptr %527, align 4
  %528 = getelementptr double, ptr %526, i32 %523
  %529 = getelementptr i8, ptr %528, i32 8
  %530 = getelementptr inbounds nuw i8, ptr %0, i32 320
  store ptr %529, ptr %530, align 8
  %531 = getelementptr double, ptr %529, i32 %523
  %532 = getelementptr i8, ptr %531, i32 8
  %533 = getelementptr inbounds nuw i8, ptr %0, i32 324
  store ptr %532, ptr %533, align 4
  %534 = getelementptr double, ptr %532, i32 %523
  %535 = getelementptr i8, ptr %534, i32 8
  %536 = getelementptr inbounds nuw i8, ptr %0, i32 328
  store ptr %535, ptr %536, align 8
  %537 = getelementptr double, ptr %535, i32 %523
  %538 = getelementptr i8, ptr %537, i32 8
  %539 = getelementptr inbounds nuw i8, ptr %0, i32 332
  store ptr %538, ptr %539, align 4
  %540 = getelementptr double, ptr %538, i32 %523
  %541 = getelementptr i8, ptr %540, i32 8
  %542 = getelementptr inbounds nuw i8, ptr %0, i32 336
  store ptr %541, ptr %542, align 8
  %543 = getelementptr double, ptr %541, i32 %523
  %544 = getelementptr i8, ptr %543, i32 8
  %545 = getelementptr inbounds nuw i8, ptr %0, i32 340
  store ptr %544, ptr %545, align 4
  %546 = getelementptr double, ptr %544, i32 %523
  %547 = getelementptr i8, ptr %546, i32 8
  %548 = getelementptr inbounds nuw i8, ptr %0, i32 344
  store ptr %547, ptr %548, align 8
  %549 = shl nsw i32 %523, 5
  %550 = or disjoint i32 %549, 1
  %551 = getelementptr inbounds double, ptr %547, i32 %550
  %552 = getelementptr inbounds nuw i8, ptr %0, i32 348
  store ptr %551, ptr %552, align 4
  %553 = getelementptr inbounds nuw i8, ptr %1, i32 100
  %554 = load ptr, ptr %553, align 4
  %555 = getelementptr inbounds nuw i8, ptr %0, i32 352
  store ptr %554, ptr %555, align 8
  %556 = icmp eq ptr %554, null
  br i1 %556, label %567, label %557

557:                                              ; preds = %485
  %558 = mul nsw i32 %491, %491
  %559 = getelementptr inbounds nuw double, ptr %554, i32 %558
  %560 = getelementptr inbounds nuw i8, ptr %559, i32 8
  %561 = getelementptr inbounds nuw double, ptr %560, i32 %558
  %562 = getelementptr inbounds nuw i8, ptr %561, i32 8
  %563 = getelementptr inbounds nuw double, ptr %562, i32 %558
  %564 = getelementptr inbounds nuw i8, ptr %563, i32 8
  %565 = getelementptr inbounds nuw double, ptr %564, i32 %558
  %566 = getelementptr inbounds nuw i8, ptr %565, i32 8
  br label %567

567:                                              ; preds = %485, %557
  %568 = phi ptr [ %560, %557 ], [ null, %485 ]
  %569 = phi ptr [ %562, %557 ], [ null, %485 ]
  %570 = phi ptr [ %564, %557 ], [ null, %485 ]
  %571 = phi ptr [ %566, %557 ], [ null, %485 ]
  %572 = getelementptr inbounds nuw i8, ptr %0, i32 356
  store ptr %568, ptr %572, align 4
  %573 = getelementptr inbounds nuw i8, ptr %0, i32 360
  store ptr %569, ptr %573, align 8
  %574 = getelementptr inbounds nuw i8, ptr %0, i32 364
  store ptr %570, ptr %574, align 4
  %575 = getelementptr inbounds nuw i8, ptr %0, i32 368
  store ptr %571, ptr %575, align 8
  %576 = getelementptr inbounds nuw i8, ptr %0, i32 372
  store ptr %15, ptr %576, align 4
  %577 = getelementptr i32, ptr %15, i32 %133
  %578 = getelementptr i32, ptr %577, i32 %139
  %579 = getelementptr i8, ptr %578, i32 4
  %580 = getelementptr inbounds nuw i8, ptr %0, i32 376
  store ptr %579, ptr %580, align 8
  %581 = getelementptr i32, ptr %579, i32 %133
  %582 = getelementptr i32, ptr %581, i32 %139
  %583 = getelementptr i8, ptr %582, i32 4
  %584 = getelementptr inbounds nuw i8, ptr %0, i32 380
  store ptr %583, ptr %584, align 4
  %585 = getelementptr i32, ptr %583, i32 %20
  %586 = getelementptr i8, ptr %585, i32 4
  %587 = getelementptr inbounds nuw i8, ptr %0, i32 384
  store ptr %586, ptr %587, align 8
  %588 = getelementptr i32, ptr %586, i32 %20
  %589 = getelementptr i32, ptr %588, i32 %19
  %590 = getelementptr i8, ptr %589, i32 4
  %591 = getelementptr inbounds nuw i8, ptr %0, i32 388
  store ptr %590, ptr %591, align 4
  %592 = getelementptr i32, ptr %590, i32 %19
  %593 = getelementptr i8, ptr %592, i32 4
  %594 = getelementptr inbounds nuw i8, ptr %0, i32 392
  store ptr %593, ptr %594, align 8
  %595 = getelementptr i32, ptr %593, i32 %18
  %596 = getelementptr i32, ptr %595, i32 %19
  %597 = getelementptr i32, ptr %596, i32 %43
  %598 = getelementptr i8, ptr %597, i32 4
  %599 = getelementptr inbounds nuw i8, ptr %0, i32 396
  store ptr %598, ptr %599, align 4
  %600 = getelementptr i32, ptr %598, i32 %18
  %601 = getelementptr i32, ptr %600, i32 %19
  %602 = getelementptr i32, ptr %601, i32 %43
  %603 = getelementptr i8, ptr %602, i32 4
  %604 = getelementptr inbounds nuw i8, ptr %0, i32 400
  store ptr %603, ptr %604, align 8
  ret void
}

define internal fastcc void @tree_rates(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #4 {
  %6 = load ptr, ptr %0, align 8
  %7 = load i32, ptr @appell_n_links, align 4
  %8 = load i32, ptr @appell_n_loads, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 44
  %12 = load ptr, ptr %11, align 4
  tail call void @appell_loads(double noundef %2, ptr noundef %3, ptr noundef %6, ptr noundef null, ptr noundef %12) #29
  br label %13

13:                                               ; preds = %10, %5
  %14 = icmp sgt i32 %7, 0
  br i1 %14, label %15, label %58

15:                                               ; preds = %13
  %16 = getelementptr inbounds nuw i8, ptr %1, i32 44
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 40
  br label %21

18:                                               ; preds = %21
  %19 = getelementptr inbounds nuw i8, ptr %1, i32 44
  %20 = getelementptr inbounds nuw i8, ptr %1, i32 40
  br label %41

21:                                               ; preds = %15, %21
  %22 = phi i32 [ 0, %15 ], [ %36, %21 ]
  %23 = getelementptr inbounds nuw %struct.LinkPlace, ptr @appell_tree_places, i32 %22
  %24 = load i32, ptr %23, align 4
  %25 = load ptr, ptr %16, align 4
  %26 = getelementptr inbounds nuw i8, ptr %23, i32 12
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds i32, ptr @appell_tree_tables, i32 %27
  %29 = load ptr, ptr %17, align 8
  %30 = getelementptr inbounds nuw i8, ptr %23, i32 8
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds double, ptr %29, i32 %31
  %33 = getelementptr inbounds nuw i8, ptr %23, i32 4
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds double, ptr %29, i32 %34
  tail call void @appell_tree_outward(i32 noundef %24, double noundef %2, ptr noundef %3, ptr noundef %6, ptr noundef %25, ptr noundef nonnull %28, ptr noundef %32, ptr noundef %35, ptr noundef %4) #29
  %36 = add nuw nsw i32 %22, 1
  %37 = icmp eq i32 %36, %7
  br i1 %37, label %18, label %21

38:                                               ; preds = %41
  %39 = getelementptr inbounds nuw i8, ptr %1, i32 44
  %40 = getelementptr inbounds nuw i8, ptr %1, i32 40
  br label %59

41:                                               ; preds = %18, %41
  %42 = phi i32 [ %7, %18 ], [ %43, %41 ]
  %43 = add nsw i32 %42, -1
  %44 = getelementptr inbounds nuw %struct.LinkPlace, ptr @appell_tree_places, i32 %43
  %45 = load i32, ptr %44, align 4
  %46 = load ptr, ptr %19, align 4
  %47 = getelementptr inbounds nuw i8, ptr %44, i32 12
  %48 = load i32, ptr %47, align 4
  %49 = getelementptr inbounds i32, ptr @appell_tree_tables, i32 %48
  %50 = load ptr, ptr %20, align 8
  %51 = getelementptr inbounds nuw i8, ptr %44, i32 8
  %52 = load i32, ptr %51, align 4
  %53 = getelementptr inbounds double, ptr %50, i32 %52
  %54 = getelementptr inbounds nuw i8, ptr %44, i32 4
  %55 = load i32, ptr %54, align 4
  %56 = getelementptr inbounds double, ptr %50, i32 %55
  tail call void @appell_tree_inward(i32 noundef %45, double noundef %2, ptr noundef %3, ptr noundef %6, ptr noundef %46, ptr noundef nonnull %49, ptr noundef %53, ptr noundef %56, ptr noundef %4) #29
  %57 = icmp samesign ugt i32 %42, 1
  br i1 %57, label %41, label %38

58:                                               ; preds = %59, %13
  ret void

59:                                               ; preds = %38, %59
  %60 = phi i32 [ 0, %38 ], [ %74, %59 ]
  %61 = getelementptr inbounds nuw %struct.LinkPlace, ptr @appell_tree_places, i32 %60
  %62 = load i32, ptr %61, align 4
  %63 = load ptr, ptr %39, align 4
  %64 = getelementptr inbounds nuw i8, ptr %61, i32 12
  %65 = load i32, ptr %64, align 4
  %66 = getelementptr inbounds i32, ptr @appell_tree_tables, i32 %65
  %67 = load ptr, ptr %40, align 8
  %68 = getelementptr inbounds nuw i8, ptr %61, i32 8
  %69 = load i32, ptr %68, align 4
  %70 = getelementptr inbounds double, ptr %67, i32 %69
  %71 = getelementptr inbounds nuw i8, ptr %61, i32 4
  %72 = load i32, ptr %71, align 4
  %73 = getelementptr inbounds double, ptr %67, i32 %72
  tail call void @appell_tree_accelerations(i32 noundef %62, double noundef %2, ptr noundef %3, ptr noundef %6, ptr noundef %63, ptr noundef nonnull %66, ptr noundef %70, ptr noundef %73, ptr noundef %4) #29
  %74 = add nuw nsw i32 %60, 1
  %75 = icmp eq i32 %74, %7
  br i1 %75, label %58, label %59
}

define hidden i32 @appell_tree_scratch() local_unnamed_addr #0 {
  %1 = load i32, ptr @appell_n_links, align 4
  %2 = load i32, ptr @appell_n_coordinates, align 4
  %3 = load i32, ptr @appell_n_speeds, align 4
  %4 = add nsw i32 %3, %2
  %5 = load i32, ptr @appell_n_auxiliaries, align 4
  %6 = add nsw i32 %4, %5
  %7 = shl i32 %6, 4
  %8 = mul i32 %1, 216
  %9 = add i32 %7, %8
  ret i32 %9
}

define hidden range(i32 0, 12) i32 @appell_tree_jacobian(ptr nocapture noundef %0, double noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef %5) local_unnamed_addr #2 {
  %7 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 480, ptr nonnull %7) #29
  call fastcc void @lay_out(ptr noundef %7, ptr noundef %0)
  %8 = getelementptr inbounds nuw i8, ptr %7, i32 292
  %9 = load ptr, ptr %8, align 4
  %10 = call fastcc i32 @rates(ptr noundef %0, ptr noundef %7, double noundef %1, ptr noundef %2, ptr noundef %9, i32 noundef 0)
  %11 = load i32, ptr @appell_n_links, align 4
  %12 = icmp eq i32 %10, 0
  br i1 %12, label %13, label %306

13:                                               ; preds = %6
  %14 = load i32, ptr @appell_n_coordinates, align 4
  %15 = load i32, ptr @appell_n_speeds, align 4
  %16 = add nsw i32 %15, %14
  %17 = load i32, ptr @appell_n_auxiliaries, align 4
  %18 = add nsw i32 %16, %17
  %19 = shl i32 %18, 7
  %20 = mul i32 %11, 1728
  %21 = add i32 %19, %20
  call void @llvm.memset.p0.i32(ptr align 8 %4, i8 0, i32 %21, i1 false)
  %22 = getelementptr inbounds i8, ptr %4, i32 %20
  %23 = shl nsw i32 %18, 6
  %24 = getelementptr inbounds i8, ptr %22, i32 %23
  %25 = getelementptr inbounds nuw i8, ptr %3, i32 36
  %26 = load ptr, ptr %25, align 4
  %27 = icmp sgt i32 %11, 0
  br i1 %27, label %28, label %60

28:                                               ; preds = %13
  %29 = getelementptr inbounds nuw i8, ptr %7, i32 40
  br label %33

30:                                               ; preds = %33
  %31 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %32 = getelementptr inbounds nuw i8, ptr %7, i32 40
  br label %72

33:                                               ; preds = %28, %33
  %34 = phi i32 [ 0, %28 ], [ %58, %33 ]
  %35 = load ptr, ptr %3, align 4
  %36 = getelementptr inbounds nuw i32, ptr %26, i32 %34
  %37 = load i32, ptr %36, align 4
  %38 = icmp slt i32 %37, 0
  %39 = select i1 %38, i32 %34, i32 %37
  %40 = getelementptr inbounds nuw %struct.LinkPlace, ptr @appell_tree_places, i32 %34
  %41 = load i32, ptr %40, align 4
  %42 = load ptr, ptr %0, align 8
  %43 = load ptr, ptr %8, align 4
  %44 = getelementptr inbounds nuw i8, ptr %40, i32 12
  %45 = load i32, ptr %44, align 4
  %46 = getelementptr inbounds i32, ptr @appell_tree_tables, i32 %45
  %47 = load ptr, ptr %29, align 8
  %48 = getelementptr inbounds nuw i8, ptr %40, i32 8
  %49 = load i32, ptr %48, align 4
  %50 = getelementptr inbounds double, ptr %47, i32 %49
  %51 = getelementptr inbounds nuw i8, ptr %40, i32 4
  %52 = load i32, ptr %51, align 4
  %53 = getelementptr inbounds double, ptr %47, i32 %52
  %54 = mul nsw i32 %39, 1728
  %55 = getelementptr inbounds i8, ptr %4, i32 %54
  %56 = mul nuw nsw i32 %34, 1728
  %57 = getelementptr inbounds nuw i8, ptr %4, i32 %56
  call void %35(i32 noundef %41, double noundef %1, ptr noundef %2, ptr noundef %42, ptr noundef %43, ptr noundef nonnull %46, ptr noundef %50, ptr noundef %53, ptr noundef nonnull %22, ptr noundef %55, ptr noundef %57, ptr noundef nonnull %24) #29
  %58 = add nuw nsw i32 %34, 1
  %59 = icmp eq i32 %58, %11
  br i1 %59, label %30, label %33

60:                                               ; preds = %72, %13
  %61 = icmp sgt i32 %18, -7
  br i1 %61, label %62, label %99

62:                                               ; preds = %60
  %63 = add nsw i32 %18, -1
  %64 = sdiv i32 %63, 8
  %65 = shl nuw nsw i32 %64, 3
  %66 = getelementptr inbounds nuw i8, ptr %3, i32 32
  %67 = getelementptr inbounds nuw i8, ptr %3, i32 28
  %68 = getelementptr i8, ptr %4, i32 576
  %69 = shl i32 %14, 6
  %70 = getelementptr inbounds nuw i8, ptr %7, i32 40
  %71 = getelementptr inbounds nuw i8, ptr %3, i32 24
  br label %154

72:                                               ; preds = %30, %72
  %73 = phi i32 [ %11, %30 ], [ %74, %72 ]
  %74 = add nsw i32 %73, -1
  %75 = load ptr, ptr %31, align 4
  %76 = getelementptr inbounds i32, ptr %26, i32 %74
  %77 = load i32, ptr %76, align 4
  %78 = icmp slt i32 %77, 0
  %79 = select i1 %78, i32 %74, i32 %77
  %80 = getelementptr inbounds %struct.LinkPlace, ptr @appell_tree_places, i32 %74
  %81 = load i32, ptr %80, align 4
  %82 = load ptr, ptr %0, align 8
  %83 = load ptr, ptr %8, align 4
  %84 = getelementptr inbounds nuw i8, ptr %80, i32 12
  %85 = load i32, ptr %84, align 4
  %86 = getelementptr inbounds i32, ptr @appell_tree_tables, i32 %85
  %87 = load ptr, ptr %32, align 8
  %88 = getelementptr inbounds nuw i8, ptr %80, i32 8
  %89 = load i32, ptr %88, align 4
  %90 = getelementptr inbounds double, ptr %87, i32 %89
  %91 = getelementptr inbounds nuw i8, ptr %80, i32 4
  %92 = load i32, ptr %91, align 4
  %93 = getelementptr inbounds double, ptr %87, i32 %92
  %94 = mul nsw i32 %79, 1728
  %95 = getelementptr inbounds i8, ptr %4, i32 %94
  %96 = mul nsw i32 %74, 1728
  %97 = getelementptr inbounds i8, ptr %4, i32 %96
  call void %75(i32 noundef %81, double noundef %1, ptr noundef %2, ptr noundef %82, ptr noundef %83, ptr noundef nonnull %86, ptr noundef %90, ptr noundef %93, ptr noundef nonnull %22, ptr noundef %95, ptr noundef %97, ptr noundef nonnull %24) #29
  %98 = icmp samesign ugt i32 %73, 1
  br i1 %98, label %72, label %60

99:                                               ; preds = %302, %60
  %100 = mul nsw i32 %18, %18
  %101 = icmp samesign ult i32 %100, 4
  br i1 %101, label %104, label %111

102:                                              ; preds = %111
  %103 = and i32 %100, 2147483644
  br label %104

104:                                              ; preds = %102, %99
  %105 = phi double [ 0.000000e+00, %99 ], [ %121, %102 ]
  %106 = phi double [ 0.000000e+00, %99 ], [ %126, %102 ]
  %107 = phi double [ 0.000000e+00, %99 ], [ %131, %102 ]
  %108 = phi double [ 0.000000e+00, %99 ], [ %136, %102 ]
  %109 = phi i32 [ 0, %99 ], [ %103, %102 ]
  %110 = icmp samesign ult i32 %109, %100
  br i1 %110, label %139, label %148

111:                                              ; preds = %99, %111
  %112 = phi i32 [ %137, %111 ], [ 4, %99 ]
  %113 = phi i32 [ %112, %111 ], [ 0, %99 ]
  %114 = phi double [ %136, %111 ], [ 0.000000e+00, %99 ]
  %115 = phi double [ %131, %111 ], [ 0.000000e+00, %99 ]
  %116 = phi double [ %126, %111 ], [ 0.000000e+00, %99 ]
  %117 = phi double [ %121, %111 ], [ 0.000000e+00, %99 ]
  %118 = getelementptr inbounds nuw double, ptr %5, i32 %113
  %119 = load double, ptr %118, align 8
  %120 = fsub double %119, %119
  %121 = fadd double %117, %120
  %122 = or disjoint i32 %113, 1
  %123 = getelementptr inbounds nuw double, ptr %5, i32 %122
  %124 = load double, ptr %123, align 8
  %125 = fsub double %124, %124
  %126 = fadd double %116, %125
  %127 = or disjoint i32 %113, 2
  %128 = getelementptr inbounds nuw double, ptr %5, i32 %127
  %129 = load double, ptr %128, align 8
  %130 = fsub double %129, %129
  %131 = fadd double %115, %130
  %132 = or disjoint i32 %113, 3
  %133 = getelementptr inbounds nuw double, ptr %5, i32 %132
  %134 = load double, ptr %133, align 8
  %135 = fsub double %134, %134
  %136 = fadd double %114, %135
  %137 = add nuw nsw i32 %112, 4
  %138 = icmp samesign ugt i32 %137, %100
  br i1 %138, label %102, label %111

139:                                              ; preds = %104, %139
  %140 = phi i32 [ %146, %139 ], [ %109, %104 ]
  %141 = phi double [ %145, %139 ], [ %105, %104 ]
  %142 = getelementptr inbounds nuw double, ptr %5, i32 %140
  %143 = load double, ptr %142, align 8
  %144 = fsub double %143, %143
  %145 = fadd double %141, %144
  %146 = add nuw nsw i32 %140, 1
  %147 = icmp eq i32 %146, %100
  br i1 %147, label %148, label %139

148:                                              ; preds = %139, %104
  %149 = phi double [ %105, %104 ], [ %145, %139 ]
  %150 = fadd double %106, %149
  %151 = fadd double %107, %108
  %152 = fadd double %151, %150
  %153 = fcmp une double %152, 0.000000e+00
  br i1 %153, label %305, label %306

154:                                              ; preds = %62, %302
  %155 = phi i32 [ %65, %62 ], [ %303, %302 ]
  %156 = sub nsw i32 %18, %155
  %157 = call i32 @llvm.smin.i32(i32 %156, i32 8)
  %158 = load ptr, ptr %66, align 4
  %159 = getelementptr inbounds nuw i32, ptr %158, i32 %155
  %160 = load i32, ptr %159, align 4
  %161 = getelementptr i32, ptr %159, i32 %157
  %162 = getelementptr i8, ptr %161, i32 -4
  %163 = load i32, ptr %162, align 4
  %164 = icmp sgt i32 %156, 0
  br i1 %164, label %165, label %168

165:                                              ; preds = %154
  %166 = load ptr, ptr %67, align 4
  %167 = getelementptr inbounds nuw i32, ptr %166, i32 %155
  br label %170

168:                                              ; preds = %170, %154
  %169 = icmp sgt i32 %160, 0
  br i1 %169, label %181, label %179

170:                                              ; preds = %170, %165
  %171 = phi i32 [ 0, %165 ], [ %177, %170 ]
  %172 = getelementptr inbounds nuw i32, ptr %167, i32 %171
  %173 = load i32, ptr %172, align 4
  %174 = shl i32 %173, 6
  %175 = getelementptr i8, ptr %22, i32 %174
  %176 = getelementptr double, ptr %175, i32 %171
  store double 1.000000e+00, ptr %176, align 8
  %177 = add nuw nsw i32 %171, 1
  %178 = icmp eq i32 %177, %157
  br i1 %178, label %168, label %170

179:                                              ; preds = %181, %168
  call void @llvm.memset.p0.i32(ptr align 8 %24, i8 0, i32 %69, i1 false)
  %180 = icmp slt i32 %160, %11
  br i1 %180, label %188, label %187

181:                                              ; preds = %168, %181
  %182 = phi i32 [ %185, %181 ], [ 0, %168 ]
  %183 = mul i32 %182, 1728
  %184 = getelementptr i8, ptr %68, i32 %183
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 8 dereferenceable(384) %184, i8 0, i32 384, i1 false)
  %185 = add nuw nsw i32 %182, 1
  %186 = icmp eq i32 %185, %160
  br i1 %186, label %179, label %181

187:                                              ; preds = %188, %179
  br i1 %27, label %218, label %250

188:                                              ; preds = %179, %188
  %189 = phi i32 [ %216, %188 ], [ %160, %179 ]
  %190 = icmp sgt i32 %189, %163
  %191 = select i1 %190, i32 12, i32 8
  %192 = getelementptr inbounds nuw i8, ptr %3, i32 %191
  %193 = load ptr, ptr %192, align 4
  %194 = getelementptr inbounds i32, ptr %26, i32 %189
  %195 = load i32, ptr %194, align 4
  %196 = icmp slt i32 %195, 0
  %197 = select i1 %196, i32 %189, i32 %195
  %198 = getelementptr inbounds %struct.LinkPlace, ptr @appell_tree_places, i32 %189
  %199 = load i32, ptr %198, align 4
  %200 = load ptr, ptr %0, align 8
  %201 = load ptr, ptr %8, align 4
  %202 = getelementptr inbounds nuw i8, ptr %198, i32 12
  %203 = load i32, ptr %202, align 4
  %204 = getelementptr inbounds i32, ptr @appell_tree_tables, i32 %203
  %205 = load ptr, ptr %70, align 8
  %206 = getelementptr inbounds nuw i8, ptr %198, i32 8
  %207 = load i32, ptr %206, align 4
  %208 = getelementptr inbounds double, ptr %205, i32 %207
  %209 = getelementptr inbounds nuw i8, ptr %198, i32 4
  %210 = load i32, ptr %209, align 4
  %211 = getelementptr inbounds double, ptr %205, i32 %210
  %212 = mul nsw i32 %197, 1728
  %213 = getelementptr inbounds i8, ptr %4, i32 %212
  %214 = mul nsw i32 %189, 1728
  %215 = getelementptr inbounds i8, ptr %4, i32 %214
  call void %193(i32 noundef %199, double noundef %1, ptr noundef %2, ptr noundef %200, ptr noundef %201, ptr noundef nonnull %204, ptr noundef %208, ptr noundef %211, ptr noundef %22, ptr noundef %213, ptr noundef %215, ptr noundef %24) #29
  %216 = add i32 %189, 1
  %217 = icmp eq i32 %216, %11
  br i1 %217, label %187, label %188

218:                                              ; preds = %187, %218
  %219 = phi i32 [ %220, %218 ], [ %11, %187 ]
  %220 = add nsw i32 %219, -1
  %221 = icmp sle i32 %219, %160
  %222 = icmp sgt i32 %220, %163
  %223 = select i1 %221, i1 true, i1 %222
  %224 = select i1 %223, i32 20, i32 16
  %225 = getelementptr inbounds nuw i8, ptr %3, i32 %224
  %226 = load ptr, ptr %225, align 4
  %227 = getelementptr inbounds i32, ptr %26, i32 %220
  %228 = load i32, ptr %227, align 4
  %229 = icmp slt i32 %228, 0
  %230 = select i1 %229, i32 %220, i32 %228
  %231 = getelementptr inbounds %struct.LinkPlace, ptr @appell_tree_places, i32 %220
  %232 = load i32, ptr %231, align 4
  %233 = load ptr, ptr %0, align 8
  %234 = load ptr, ptr %8, align 4
  %235 = getelementptr inbounds nuw i8, ptr %231, i32 12
  %236 = load i32, ptr %235, align 4
  %237 = getelementptr inbounds i32, ptr @appell_tree_tables, i32 %236
  %238 = load ptr, ptr %70, align 8
  %239 = getelementptr inbounds nuw i8, ptr %231, i32 8
  %240 = load i32, ptr %239, align 4
  %241 = getelementptr inbounds double, ptr %238, i32 %240
  %242 = getelementptr inbounds nuw i8, ptr %231, i32 4
  %243 = load i32, ptr %242, align 4
  %244 = getelementptr inbounds double, ptr %238, i32 %243
  %245 = mul nsw i32 %230, 1728
  %246 = getelementptr inbounds i8, ptr %4, i32 %245
  %247 = mul nsw i32 %220, 1728
  %248 = getelementptr inbounds i8, ptr %4, i32 %247
  call void %226(i32 noundef %232, double noundef %1, ptr noundef %2, ptr noundef %233, ptr noundef %234, ptr noundef nonnull %237, ptr noundef %241, ptr noundef %244, ptr noundef nonnull %22, ptr noundef %246, ptr noundef %248, ptr noundef nonnull %24) #29
  %249 = icmp samesign ugt i32 %219, 1
  br i1 %249, label %218, label %254

250:                                              ; preds = %254, %187
  br i1 %164, label %251, label %302

251:                                              ; preds = %250
  %252 = load ptr, ptr %67, align 4
  %253 = getelementptr inbounds nuw i32, ptr %252, i32 %155
  br label %281

254:                                              ; preds = %218, %254
  %255 = phi i32 [ %279, %254 ], [ 0, %218 ]
  %256 = load ptr, ptr %71, align 4
  %257 = getelementptr inbounds nuw i32, ptr %26, i32 %255
  %258 = load i32, ptr %257, align 4
  %259 = icmp slt i32 %258, 0
  %260 = select i1 %259, i32 %255, i32 %258
  %261 = getelementptr inbounds nuw %struct.LinkPlace, ptr @appell_tree_places, i32 %255
  %262 = load i32, ptr %261, align 4
  %263 = load ptr, ptr %0, align 8
  %264 = load ptr, ptr %8, align 4
  %265 = getelementptr inbounds nuw i8, ptr %261, i32 12
  %266 = load i32, ptr %265, align 4
  %267 = getelementptr inbounds i32, ptr @appell_tree_tables, i32 %266
  %268 = load ptr, ptr %70, align 8
  %269 = getelementptr inbounds nuw i8, ptr %261, i32 8
  %270 = load i32, ptr %269, align 4
  %271 = getelementptr inbounds double, ptr %268, i32 %270
  %272 = getelementptr inbounds nuw i8, ptr %261, i32 4
  %273 = load i32, ptr %272, align 4
  %274 = getelementptr inbounds double, ptr %268, i32 %273
  %275 = mul nsw i32 %260, 1728
  %276 = getelementptr inbounds i8, ptr %4, i32 %275
  %277 = mul nuw nsw i32 %255, 1728
  %278 = getelementptr inbounds nuw i8, ptr %4, i32 %277
  call void %256(i32 noundef %262, double noundef %1, ptr noundef %2, ptr noundef %263, ptr noundef %264, ptr noundef nonnull %267, ptr noundef %271, ptr noundef %274, ptr noundef nonnull %22, ptr noundef %276, ptr noundef %278, ptr noundef nonnull %24) #29
  %279 = add nuw nsw i32 %255, 1
  %280 = icmp eq i32 %279, %11
  br i1 %280, label %250, label %254

281:                                              ; preds = %288, %251
  %282 = phi i32 [ 0, %251 ], [ %292, %288 ]
  %283 = getelementptr inbounds nuw i32, ptr %253, i32 %282
  %284 = load i32, ptr %283, align 4
  %285 = mul nsw i32 %284, %18
  %286 = getelementptr inbounds double, ptr %5, i32 %285
  %287 = getelementptr inbounds nuw double, ptr %24, i32 %282
  br label %294

288:                                              ; preds = %294
  %289 = shl i32 %284, 6
  %290 = getelementptr i8, ptr %22, i32 %289
  %291 = getelementptr double, ptr %290, i32 %282
  store double 0.000000e+00, ptr %291, align 8
  %292 = add nuw nsw i32 %282, 1
  %293 = icmp eq i32 %292, %157
  br i1 %293, label %302, label %281

294:                                              ; preds = %294, %281
  %295 = phi i32 [ 0, %281 ], [ %300, %294 ]
  %296 = shl nsw i32 %295, 6
  %297 = getelementptr inbounds nuw i8, ptr %287, i32 %296
  %298 = load double, ptr %297, align 8
  %299 = getelementptr inbounds nuw double, ptr %286, i32 %295
  store double %298, ptr %299, align 8
  %300 = add nuw nsw i32 %295, 1
  %301 = icmp eq i32 %300, %18
  br i1 %301, label %288, label %294

302:                                              ; preds = %288, %250
  %303 = add nsw i32 %155, -8
  %304 = icmp sgt i32 %155, 7
  br i1 %304, label %154, label %99

305:                                              ; preds = %148
  call fastcc void @fail(ptr noundef %0, i32 noundef 13, i32 noundef 0, double noundef %1)
  br label %306

306:                                              ; preds = %305, %148, %6
  %307 = phi i32 [ %10, %6 ], [ 5, %305 ], [ 0, %148 ]
  call void @llvm.lifetime.end.p0(i64 480, ptr nonnull %7) #29
  ret i32 %307
}

define internal fastcc range(i32 0, 12) i32 @rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef range(i32 0, 2) %5) unnamed_addr #4 {
  %7 = alloca i32, align 4
  %8 = load i32, ptr @appell_is_recursive, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %6
  %11 = tail call fastcc i32 @recursive_rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4)
  br label %153

12:                                               ; preds = %6
  %13 = load i32, ptr @appell_rates_need_multipliers, align 4
  %14 = or i32 %13, %5
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 276
  %16 = load i32, ptr %15, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %15, align 4
  %18 = getelementptr inbounds nuw i8, ptr %0, i32 300
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %22, label %21

21:                                               ; preds = %12
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %22

22:                                               ; preds = %12, %21
  %23 = load i32, ptr @appell_law, align 4
  %24 = icmp ne i32 %23, 0
  %25 = load i32, ptr @appell_is_actuated, align 4
  %26 = icmp ne i32 %25, 0
  %27 = select i1 %24, i1 true, i1 %26
  %28 = load i32, ptr @appell_n_rows, align 4
  %29 = icmp ne i32 %28, 0
  %30 = select i1 %27, i1 %29, i1 false
  br i1 %30, label %31, label %33

31:                                               ; preds = %22
  %32 = tail call fastcc i32 @nonideal_rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, i32 noundef %14)
  br label %56

33:                                               ; preds = %22
  %34 = getelementptr inbounds nuw i8, ptr %1, i32 440
  store i32 0, ptr %34, align 8
  %35 = load i32, ptr @appell_is_sparse, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %45, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %45

41:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #29
  %42 = call fastcc i32 @sparse_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %7)
  %43 = load i32, ptr %7, align 4
  %44 = icmp eq i32 %43, 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #29
  br i1 %44, label %45, label %56

45:                                               ; preds = %41, %37, %33
  %46 = load i32, ptr @appell_is_minimal, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %54, label %48

48:                                               ; preds = %45
  %49 = getelementptr inbounds nuw i8, ptr %1, i32 472
  %50 = load i32, ptr %49, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %54

52:                                               ; preds = %48
  %53 = tail call fastcc i32 @minimal_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %14)
  br label %56

54:                                               ; preds = %48, %45
  %55 = tail call fastcc i32 @evident_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %14)
  br label %56

56:                                               ; preds = %54, %52, %41, %31
  %57 = phi i32 [ %32, %31 ], [ %42, %41 ], [ %53, %52 ], [ %55, %54 ]
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %153

59:                                               ; preds = %56
  %60 = getelementptr inbounds nuw i8, ptr %0, i32 280
  %61 = load i32, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i32 284
  %63 = load i32, ptr %62, align 4
  %64 = icmp slt i32 %61, %63
  br i1 %64, label %65, label %66

65:                                               ; preds = %59
  store i32 %61, ptr %62, align 4
  br label %66

66:                                               ; preds = %65, %59
  %67 = getelementptr inbounds nuw i8, ptr %0, i32 288
  %68 = load i32, ptr %67, align 8
  %69 = icmp sgt i32 %61, %68
  br i1 %69, label %70, label %71

70:                                               ; preds = %66
  store i32 %61, ptr %67, align 8
  br label %71

71:                                               ; preds = %66, %70
  %72 = getelementptr inbounds nuw i8, ptr %1, i32 440
  %73 = load i32, ptr %72, align 8
  %74 = icmp eq i32 %73, 0
  %75 = select i1 %74, i32 0, i32 176
  %76 = getelementptr inbounds nuw i8, ptr %1, i32 %75
  %77 = load ptr, ptr %76, align 8
  %78 = load i32, ptr @appell_is_minimal, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %87, label %80

80:                                               ; preds = %71
  %81 = getelementptr inbounds nuw i8, ptr %1, i32 472
  %82 = load i32, ptr %81, align 8
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %87

84:                                               ; preds = %80
  %85 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %86 = load ptr, ptr %85, align 4
  br label %87

87:                                               ; preds = %71, %80, %84
  %88 = phi ptr [ %86, %84 ], [ %77, %80 ], [ %77, %71 ]
  %89 = load i32, ptr @appell_n_coordinates, align 4
  %90 = shl i32 %89, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %4, ptr align 8 %88, i32 %90, i1 false)
  %91 = getelementptr inbounds double, ptr %4, i32 %89
  %92 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %93 = load ptr, ptr %92, align 8
  %94 = load i32, ptr @appell_n_speeds, align 4
  %95 = shl i32 %94, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %91, ptr align 8 %93, i32 %95, i1 false)
  %96 = add nsw i32 %94, %89
  %97 = icmp slt i32 %96, 4
  br i1 %97, label %100, label %107

98:                                               ; preds = %107
  %99 = and i32 %96, 2147483644
  br label %100

100:                                              ; preds = %98, %87
  %101 = phi double [ 0.000000e+00, %87 ], [ %117, %98 ]
  %102 = phi double [ 0.000000e+00, %87 ], [ %122, %98 ]
  %103 = phi double [ 0.000000e+00, %87 ], [ %127, %98 ]
  %104 = phi double [ 0.000000e+00, %87 ], [ %132, %98 ]
  %105 = phi i32 [ 0, %87 ], [ %99, %98 ]
  %106 = icmp slt i32 %105, %96
  br i1 %106, label %135, label %144

107:                                              ; preds = %87, %107
  %108 = phi i32 [ %133, %107 ], [ 4, %87 ]
  %109 = phi i32 [ %108, %107 ], [ 0, %87 ]
  %110 = phi double [ %132, %107 ], [ 0.000000e+00, %87 ]
  %111 = phi double [ %127, %107 ], [ 0.000000e+00, %87 ]
  %112 = phi double [ %122, %107 ], [ 0.000000e+00, %87 ]
  %113 = phi double [ %117, %107 ], [ 0.000000e+00, %87 ]
  %114 = getelementptr inbounds nuw double, ptr %4, i32 %109
  %115 = load double, ptr %114, align 8
  %116 = fsub double %115, %115
  %117 = fadd double %113, %116
  %118 = or disjoint i32 %109, 1
  %119 = getelementptr inbounds nuw double, ptr %4, i32 %118
  %120 = load double, ptr %119, align 8
  %121 = fsub double %120, %120
  %122 = fadd double %112, %121
  %123 = or disjoint i32 %109, 2
  %124 = getelementptr inbounds nuw double, ptr %4, i32 %123
  %125 = load double, ptr %124, align 8
  %126 = fsub double %125, %125
  %127 = fadd double %111, %126
  %128 = or disjoint i32 %109, 3
  %129 = getelementptr inbounds nuw double, ptr %4, i32 %128
  %130 = load double, ptr %129, align 8
  %131 = fsub double %130, %130
  %132 = fadd double %110, %131
  %133 = add nuw nsw i32 %108, 4
  %134 = icmp sgt i32 %133, %96
  br i1 %134, label %98, label %107

135:                                              ; preds = %100, %135
  %136 = phi i32 [ %142, %135 ], [ %105, %100 ]
  %137 = phi double [ %141, %135 ], [ %101, %100 ]
  %138 = getelementptr inbounds nuw double, ptr %4, i32 %136
  %139 = load double, ptr %138, align 8
  %140 = fsub double %139, %139
  %141 = fadd double %137, %140
  %142 = add nuw nsw i32 %136, 1
  %143 = icmp eq i32 %142, %96
  br i1 %143, label %144, label %135

144:                                              ; preds = %135, %100
  %145 = phi double [ %101, %100 ], [ %141, %135 ]
  %146 = fadd double %102, %145
  %147 = fadd double %103, %104
  %148 = fadd double %147, %146
  %149 = fcmp une double %148, 0.000000e+00
  br i1 %149, label %150, label %151

150:                                              ; preds = %144
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 11, i32 noundef 0, double noundef %2)
  br label %153

151:                                              ; preds = %144
  %152 = tail call fastcc i32 @auxiliary_rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4)
  br label %153

153:                                              ; preds = %56, %151, %150, %10
  %154 = phi i32 [ %11, %10 ], [ %57, %56 ], [ %152, %151 ], [ 5, %150 ]
  ret i32 %154
}

declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg) #5

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

define internal fastcc range(i32 0, 2) i32 @all_finite(i32 noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #6 {
  %3 = icmp slt i32 %0, 4
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = and i32 %0, 2147483644
  br label %13

6:                                                ; preds = %13, %2
  %7 = phi double [ 0.000000e+00, %2 ], [ %23, %13 ]
  %8 = phi double [ 0.000000e+00, %2 ], [ %28, %13 ]
  %9 = phi double [ 0.000000e+00, %2 ], [ %33, %13 ]
  %10 = phi double [ 0.000000e+00, %2 ], [ %38, %13 ]
  %11 = phi i32 [ 0, %2 ], [ %5, %13 ]
  %12 = icmp slt i32 %11, %0
  br i1 %12, label %41, label %50

13:                                               ; preds = %4, %13
  %14 = phi i32 [ %39, %13 ], [ 4, %4 ]
  %15 = phi i32 [ %14, %13 ], [ 0, %4 ]
  %16 = phi double [ %38, %13 ], [ 0.000000e+00, %4 ]
  %17 = phi double [ %33, %13 ], [ 0.000000e+00, %4 ]
  %18 = phi double [ %28, %13 ], [ 0.000000e+00, %4 ]
  %19 = phi double [ %23, %13 ], [ 0.000000e+00, %4 ]
  %20 = getelementptr inbounds nuw double, ptr %1, i32 %15
  %21 = load double, ptr %20, align 8
  %22 = fsub double %21, %21
  %23 = fadd double %19, %22
  %24 = or disjoint i32 %15, 1
  %25 = getelementptr inbounds nuw double, ptr %1, i32 %24
  %26 = load double, ptr %25, align 8
  %27 = fsub double %26, %26
  %28 = fadd double %18, %27
  %29 = or disjoint i32 %15, 2
  %30 = getelementptr inbounds nuw double, ptr %1, i32 %29
  %31 = load double, ptr %30, align 8
  %32 = fsub double %31, %31
  %33 = fadd double %17, %32
  %34 = or disjoint i32 %15, 3
  %35 = getelementptr inbounds nuw double, ptr %1, i32 %34
  %36 = load double, ptr %35, align 8
  %37 = fsub double %36, %36
  %38 = fadd double %16, %37
  %39 = add nuw nsw i32 %14, 4
  %40 = icmp sgt i32 %39, %0
  br i1 %40, label %6, label %13

41:                                               ; preds = %6, %41
  %42 = phi i32 [ %48, %41 ], [ %11, %6 ]
  %43 = phi double [ %47, %41 ], [ %7, %6 ]
  %44 = getelementptr inbounds nuw double, ptr %1, i32 %42
  %45 = load double, ptr %44, align 8
  %46 = fsub double %45, %45
  %47 = fadd double %43, %46
  %48 = add nuw nsw i32 %42, 1
  %49 = icmp eq i32 %48, %0
  br i1 %49, label %50, label %41

50:                                               ; preds = %41, %6
  %51 = phi double [ %7, %6 ], [ %47, %41 ]
  %52 = fadd double %8, %51
  %53 = fadd double %9, %10
  %54 = fadd double %53, %52
  %55 = fcmp oeq double %54, 0.000000e+00
  %56 = zext i1 %55 to i32
  ret i32 %56
}

define internal fastcc void @fail(ptr nocapture noundef writeonly initializes((152, 160), (292, 300)) %0, i32 noundef %1, i32 noundef %2, double noundef %3) unnamed_addr #7 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 292
  store i32 %1, ptr %5, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 296
  store i32 %2, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 152
  store double %3, ptr %7, align 8
  ret void
}

define hidden i32 @appell_advance(ptr noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 480, ptr nonnull %7) #29
  call fastcc void @lay_out(ptr noundef %7, ptr noundef %0)
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 252
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %20

11:                                               ; preds = %2
  %12 = call fastcc i32 @start(ptr noundef nonnull %0, ptr noundef %7)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %501

14:                                               ; preds = %11
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %18 = load double, ptr %17, align 8
  %19 = fcmp une double %16, %18
  br i1 %19, label %20, label %501

20:                                               ; preds = %14, %2
  %21 = icmp sgt i32 %1, 0
  br i1 %21, label %22, label %501

22:                                               ; preds = %20
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 268
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 272
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 248
  %26 = load i32, ptr @appell_n_events, align 4
  %27 = icmp eq i32 %26, 0
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 260
  %29 = getelementptr inbounds nuw i8, ptr %0, i32 264
  %30 = getelementptr inbounds nuw i8, ptr %0, i32 136
  %31 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %32 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %33 = getelementptr inbounds nuw i8, ptr %0, i32 344
  %34 = getelementptr inbounds nuw i8, ptr %0, i32 340
  %35 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %36 = getelementptr inbounds nuw i8, ptr %0, i32 144
  %37 = getelementptr inbounds nuw i8, ptr %0, i32 184
  %38 = getelementptr inbounds nuw i8, ptr %0, i32 308
  %39 = getelementptr inbounds nuw i8, ptr %7, i32 456
  %40 = getelementptr inbounds nuw i8, ptr %7, i32 464
  %41 = load i32, ptr @appell_rows_curve, align 4
  %42 = getelementptr inbounds nuw i8, ptr %0, i32 168
  %43 = getelementptr inbounds nuw i8, ptr %0, i32 176
  %44 = icmp eq i32 %41, 0
  %45 = getelementptr inbounds nuw i8, ptr %0, i32 320
  %46 = getelementptr inbounds nuw i8, ptr %7, i32 280
  %47 = getelementptr inbounds nuw i8, ptr %0, i32 244
  %48 = load i32, ptr @appell_n_position_rows, align 4
  %49 = load i32, ptr @appell_n_velocity_rows, align 4
  %50 = add nsw i32 %49, %48
  %51 = load i32, ptr @appell_n_norm_rows, align 4
  %52 = sub i32 0, %51
  %53 = icmp eq i32 %50, %52
  %54 = getelementptr inbounds nuw i8, ptr %7, i32 448
  %55 = load i32, ptr @appell_is_sparse, align 4
  %56 = icmp eq i32 %55, 0
  %57 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %58 = getelementptr inbounds nuw i8, ptr %7, i32 428
  %59 = getelementptr inbounds nuw i8, ptr %7, i32 432
  %60 = getelementptr inbounds nuw i8, ptr %7, i32 424
  %61 = getelementptr inbounds nuw i8, ptr %7, i32 296
  %62 = load i32, ptr @appell_n_coordinates, align 4
  %63 = load i32, ptr @appell_n_speeds, align 4
  %64 = add nsw i32 %63, %62
  %65 = load i32, ptr @appell_n_auxiliaries, align 4
  %66 = add nsw i32 %64, %65
  %67 = load i32, ptr @appell_n_quadratures, align 4
  %68 = add nsw i32 %66, %67
  %69 = load i32, ptr @appell_n_rows, align 4
  %70 = shl nsw i32 %69, 1
  %71 = add i32 %64, 2
  %72 = add i32 %71, %70
  %73 = call i32 @llvm.smax.i32(i32 %68, i32 %72)
  %74 = add nsw i32 %73, 3
  %75 = and i32 %74, -4
  %76 = mul nsw i32 %75, 96
  %77 = getelementptr inbounds nuw i8, ptr %0, i32 332
  %78 = mul nsw i32 %75, 88
  %79 = icmp sgt i32 %66, 0
  %80 = getelementptr inbounds nuw i8, ptr %7, i32 284
  %81 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %82 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %83 = getelementptr inbounds nuw i8, ptr %7, i32 276
  %84 = getelementptr inbounds nuw i8, ptr %0, i32 216
  %85 = getelementptr inbounds nuw i8, ptr %0, i32 224
  %86 = getelementptr inbounds nuw i8, ptr %0, i32 336
  %87 = getelementptr inbounds nuw i8, ptr %0, i32 256
  %88 = getelementptr inbounds nuw i8, ptr %0, i32 240
  %89 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %90 = icmp ne i32 %26, 0
  %91 = getelementptr inbounds nuw i8, ptr %7, i32 300
  %92 = mul nsw i32 %75, 24
  %93 = shl i32 %73, 5
  %94 = add i32 %93, 96
  %95 = and i32 %94, -128
  %96 = icmp sgt i32 %68, 0
  %97 = shl nuw i32 %73, 1
  %98 = add i32 %97, 6
  %99 = and i32 %98, -8
  %100 = getelementptr inbounds nuw i8, ptr %0, i32 312
  %101 = getelementptr inbounds nuw i8, ptr %0, i32 160
  br label %102

102:                                              ; preds = %22, %498
  %103 = phi i32 [ 0, %22 ], [ %499, %498 ]
  %104 = load i32, ptr %23, align 4
  %105 = load i32, ptr %24, align 8
  %106 = add nsw i32 %105, %104
  %107 = load i32, ptr %25, align 8
  %108 = icmp slt i32 %106, %107
  br i1 %108, label %109, label %501

109:                                              ; preds = %102
  br i1 %27, label %115, label %110

110:                                              ; preds = %109
  %111 = load i32, ptr %28, align 4
  %112 = load i32, ptr %29, align 8
  %113 = sub nsw i32 %111, %112
  %114 = icmp slt i32 %113, 512
  br i1 %114, label %501, label %115

115:                                              ; preds = %110, %109
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #29
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #29
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #29
  store i32 0, ptr %6, align 4
  %116 = load double, ptr %30, align 8
  %117 = load double, ptr %31, align 8
  %118 = load i32, ptr %33, align 8
  %119 = load i32, ptr %34, align 4
  %120 = icmp slt i32 %118, %119
  %121 = load double, ptr %32, align 8
  br i1 %120, label %122, label %133

122:                                              ; preds = %115
  %123 = fcmp olt double %117, %121
  %124 = load ptr, ptr %35, align 8
  %125 = shl nsw i32 %118, 4
  %126 = getelementptr inbounds i8, ptr %124, i32 %125
  %127 = load double, ptr %126, align 8
  %128 = fsub double %127, %117
  %129 = fneg double %128
  %130 = select i1 %123, double %129, double %128
  %131 = fcmp olt double %130, 0.000000e+00
  br i1 %131, label %132, label %133

132:                                              ; preds = %122
  br label %133

133:                                              ; preds = %132, %122, %115
  %134 = phi i1 [ true, %132 ], [ false, %122 ], [ false, %115 ]
  %135 = phi double [ %127, %132 ], [ %117, %122 ], [ %117, %115 ]
  %136 = call double @llvm.fabs.f64(double %116)
  %137 = load double, ptr %36, align 8
  %138 = fcmp ogt double %136, %137
  %139 = call double @llvm.copysign.f64(double %137, double %116)
  %140 = select i1 %138, double %139, double %116
  %141 = load double, ptr %37, align 8
  %142 = fcmp ogt double %141, 0.000000e+00
  %143 = call double @llvm.fabs.f64(double %140)
  %144 = fcmp ogt double %143, %141
  %145 = select i1 %142, i1 %144, i1 false
  %146 = call double @llvm.copysign.f64(double %141, double %140)
  %147 = select i1 %145, double %146, double %140
  %148 = call double @llvm.fabs.f64(double %147)
  %149 = fmul double %148, 0x3FF000000044B830
  %150 = fsub double %135, %121
  %151 = call double @llvm.fabs.f64(double %150)
  %152 = fcmp oge double %149, %151
  %153 = fadd double %121, %147
  %154 = select i1 %152, double %150, double %147
  %155 = select i1 %152, double %135, double %153
  %156 = load i32, ptr %38, align 4
  %157 = icmp eq i32 %156, 1
  br i1 %157, label %216, label %158

158:                                              ; preds = %133
  %159 = call fastcc i32 @compute_stages(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %154)
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %221

161:                                              ; preds = %158
  %162 = call fastcc double @error_norm(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %154, double noundef %155)
  %163 = load i32, ptr %39, align 8
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %165, label %221

165:                                              ; preds = %161
  %166 = load double, ptr %40, align 8
  %167 = call double @llvm.maxnum.f64(double %162, double 0x3BC79CA10C924223)
  %168 = load double, ptr %42, align 8
  %169 = fcmp une double %168, 0.000000e+00
  %170 = fcmp olt double %167, 1.000000e+00
  %171 = select i1 %169, i1 %170, i1 false
  br i1 %171, label %172, label %199

172:                                              ; preds = %165
  %173 = fdiv double %154, %168
  %174 = fmul double %173, %173
  %175 = fmul double %174, %174
  %176 = load double, ptr %43, align 8
  %177 = fmul double %175, %176
  %178 = fmul double %175, %177
  %179 = call double @llvm.maxnum.f64(double %178, double 0x3BC79CA10C924223)
  %180 = fmul double %179, 1.000000e-04
  %181 = fcmp olt double %167, %180
  br i1 %181, label %193, label %182

182:                                              ; preds = %172
  %183 = fmul double %179, 1.000000e-01
  %184 = fmul double %167, 3.000000e+02
  %185 = fcmp olt double %166, %184
  br i1 %185, label %186, label %190

186:                                              ; preds = %182
  %187 = fmul double %179, 0x3FEE666666666666
  %188 = call double @llvm.minnum.f64(double %166, double %187)
  %189 = call double @llvm.maxnum.f64(double %183, double %188)
  br label %190

190:                                              ; preds = %186, %182
  %191 = phi double [ %189, %186 ], [ %183, %182 ]
  %192 = call double @llvm.maxnum.f64(double %167, double %191)
  br label %193

193:                                              ; preds = %190, %172
  %194 = phi double [ %192, %190 ], [ %167, %172 ]
  %195 = fdiv double %194, %179
  %196 = call double @llvm.minnum.f64(double %195, double 8.000000e+00)
  %197 = call double @llvm.maxnum.f64(double %196, double 1.000000e+00)
  %198 = fmul double %194, %197
  br label %199

199:                                              ; preds = %193, %165
  %200 = phi double [ %194, %193 ], [ %162, %165 ]
  %201 = phi double [ %198, %193 ], [ %167, %165 ]
  %202 = fmul double %162, 1.001000e+00
  %203 = fcmp ogt double %166, %202
  %204 = select i1 %203, double 8.000000e-01, double 9.000000e-01
  %205 = select i1 %44, double 9.000000e-01, double %204
  %206 = load i32, ptr %24, align 8
  %207 = load i32, ptr %45, align 8
  %208 = icmp sgt i32 %206, %207
  %209 = select i1 %208, double 1.000000e+00, double 6.000000e+00
  %210 = call double @llvm.sqrt.f64(double %201)
  %211 = call double @llvm.sqrt.f64(double %210)
  %212 = call double @llvm.sqrt.f64(double %211)
  %213 = fdiv double %205, %212
  %214 = call double @llvm.maxnum.f64(double %213, double 0x3FD5555555555555)
  %215 = call double @llvm.minnum.f64(double %209, double %214)
  store double %215, ptr %5, align 8
  br label %224

216:                                              ; preds = %133
  %217 = call fastcc i32 @radau_trial(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %154, double noundef %155, ptr noundef nonnull %4, ptr noundef nonnull %5)
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %219, label %221

219:                                              ; preds = %216
  %220 = load double, ptr %4, align 8
  br label %224

221:                                              ; preds = %216, %161, %158
  %222 = phi i32 [ %217, %216 ], [ %163, %161 ], [ %159, %158 ]
  %223 = call fastcc i32 @reject_step(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %154, double noundef 2.500000e-01, i32 noundef %222)
  br label %495

224:                                              ; preds = %219, %199
  %225 = phi double [ %220, %219 ], [ %200, %199 ]
  %226 = fcmp olt double %225, 1.000000e+00
  br i1 %226, label %242, label %227

227:                                              ; preds = %224
  %228 = load double, ptr %5, align 8
  %229 = call double @llvm.minnum.f64(double %228, double 9.000000e-01)
  %230 = load i32, ptr %24, align 8
  %231 = add nsw i32 %230, 1
  store i32 %231, ptr %24, align 8
  %232 = fmul double %154, %229
  store double %232, ptr %30, align 8
  %233 = call double @llvm.fabs.f64(double %232)
  %234 = load double, ptr %32, align 8
  %235 = call double @llvm.fabs.f64(double %234)
  %236 = load double, ptr %31, align 8
  %237 = call double @llvm.fabs.f64(double %236)
  %238 = call double @llvm.maxnum.f64(double %235, double %237)
  %239 = fmul double %238, 0x3CF0000000000000
  %240 = fcmp ogt double %233, %239
  br i1 %240, label %241, label %490

241:                                              ; preds = %227
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #29
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #29
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #29
  br label %498

242:                                              ; preds = %224
  %243 = load ptr, ptr %46, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #29
  %244 = load i32, ptr %47, align 4
  %245 = icmp eq i32 %244, 0
  %246 = select i1 %245, i1 true, i1 %53
  br i1 %246, label %269, label %247

247:                                              ; preds = %242
  %248 = load i32, ptr %54, align 8
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %267, label %250

250:                                              ; preds = %247
  %251 = call fastcc i32 @land(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %155, ptr noundef %243, i32 noundef 1)
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %253, label %269

253:                                              ; preds = %250
  %254 = load i32, ptr %54, align 8
  %255 = icmp eq i32 %254, 0
  br i1 %255, label %267, label %256

256:                                              ; preds = %253
  br i1 %56, label %262, label %257

257:                                              ; preds = %256
  %258 = load i32, ptr %57, align 8
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %260, label %262

260:                                              ; preds = %257
  %261 = call fastcc i32 @evaluate_sparse_metric(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %155, ptr noundef %243)
  br label %264

262:                                              ; preds = %257, %256
  %263 = call fastcc i32 @factorise_dense_metric(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %155, ptr noundef %243)
  br label %264

264:                                              ; preds = %262, %260
  %265 = phi i32 [ %261, %260 ], [ %263, %262 ]
  store i32 0, ptr %54, align 8
  %266 = icmp eq i32 %265, 0
  br i1 %266, label %267, label %269

267:                                              ; preds = %264, %253, %247
  %268 = call fastcc i32 @project_nearby(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %155, ptr noundef %243, double noundef 1.000000e+00, ptr noundef %3)
  br label %269

269:                                              ; preds = %242, %267, %264, %250
  %270 = phi i32 [ %268, %267 ], [ %265, %264 ], [ 0, %242 ], [ 0, %250 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #29
  %271 = load i32, ptr %58, align 4
  %272 = icmp ne i32 %271, 0
  %273 = load i32, ptr %59, align 8
  %274 = icmp ne i32 %273, 0
  %275 = select i1 %272, i1 %274, i1 false
  %276 = zext i1 %275 to i32
  store i32 %276, ptr %60, align 8
  %277 = icmp eq i32 %270, 0
  br i1 %277, label %278, label %448

278:                                              ; preds = %269
  %279 = load ptr, ptr %46, align 8
  %280 = load ptr, ptr %61, align 8
  %281 = getelementptr inbounds i8, ptr %280, i32 %76
  %282 = call fastcc i32 @arrival_rates(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %155, ptr noundef %279, ptr noundef %281)
  %283 = icmp eq i32 %282, 0
  br i1 %283, label %284, label %448

284:                                              ; preds = %278
  %285 = load i32, ptr %38, align 4
  %286 = icmp eq i32 %285, 1
  br i1 %286, label %287, label %330

287:                                              ; preds = %284
  %288 = load ptr, ptr %91, align 4
  %289 = getelementptr inbounds i8, ptr %288, i32 %92
  call void @llvm.memset.p0.i32(ptr align 8 %289, i8 0, i32 %95, i1 false)
  br i1 %96, label %290, label %329

290:                                              ; preds = %287
  %291 = load ptr, ptr %61, align 8
  %292 = load ptr, ptr %46, align 8
  %293 = load ptr, ptr %83, align 4
  %294 = getelementptr double, ptr %288, i32 %75
  %295 = getelementptr double, ptr %288, i32 %99
  br label %296

296:                                              ; preds = %299, %290
  %297 = phi i32 [ 0, %290 ], [ %311, %299 ]
  %298 = getelementptr double, ptr %291, i32 %297
  br label %313

299:                                              ; preds = %313
  %300 = getelementptr inbounds nuw double, ptr %292, i32 %297
  %301 = load double, ptr %300, align 8
  %302 = getelementptr inbounds nuw double, ptr %293, i32 %297
  %303 = load double, ptr %302, align 8
  %304 = fsub double %301, %303
  %305 = getelementptr inbounds nuw double, ptr %288, i32 %297
  store double %304, ptr %305, align 8
  %306 = fneg double %324
  %307 = fsub double %306, %327
  %308 = getelementptr double, ptr %294, i32 %297
  store double %307, ptr %308, align 8
  %309 = fneg double %327
  %310 = getelementptr double, ptr %295, i32 %297
  store double %309, ptr %310, align 8
  %311 = add nuw nsw i32 %297, 1
  %312 = icmp eq i32 %311, %68
  br i1 %312, label %329, label %296

313:                                              ; preds = %313, %296
  %314 = phi i32 [ 0, %296 ], [ %320, %313 ]
  %315 = phi double [ 0.000000e+00, %296 ], [ %327, %313 ]
  %316 = phi double [ 0.000000e+00, %296 ], [ %324, %313 ]
  %317 = getelementptr inbounds nuw [3 x [3 x double]], ptr @RADAU_P, i32 0, i32 %314
  %318 = getelementptr inbounds nuw i8, ptr %317, i32 8
  %319 = load double, ptr %318, align 8
  %320 = add nuw nsw i32 %314, 1
  %321 = mul nuw nsw i32 %320, %75
  %322 = getelementptr double, ptr %298, i32 %321
  %323 = load double, ptr %322, align 8
  %324 = call double @llvm.fmuladd.f64(double %319, double %323, double %316)
  %325 = getelementptr inbounds nuw i8, ptr %317, i32 16
  %326 = load double, ptr %325, align 8
  %327 = call double @llvm.fmuladd.f64(double %326, double %323, double %315)
  %328 = icmp eq i32 %320, 3
  br i1 %328, label %299, label %313

329:                                              ; preds = %299, %287
  store double %154, ptr %42, align 8
  br label %452

330:                                              ; preds = %284
  %331 = load i32, ptr %23, align 4
  %332 = srem i32 %331, 1000
  %333 = load i32, ptr %77, align 4
  %334 = icmp eq i32 %333, 0
  %335 = icmp slt i32 %332, 984
  %336 = select i1 %334, i1 %335, i1 false
  br i1 %336, label %432, label %337

337:                                              ; preds = %330
  %338 = load ptr, ptr %61, align 8
  %339 = getelementptr inbounds i8, ptr %338, i32 %76
  %340 = getelementptr inbounds i8, ptr %338, i32 %78
  br i1 %79, label %341, label %396

341:                                              ; preds = %337
  %342 = load ptr, ptr %46, align 8
  %343 = load ptr, ptr %80, align 4
  br label %347

344:                                              ; preds = %347
  %345 = fmul double %364, 1.000000e-26
  %346 = fcmp ogt double %363, %345
  br i1 %346, label %367, label %372

347:                                              ; preds = %347, %341
  %348 = phi double [ 0.000000e+00, %341 ], [ %362, %347 ]
  %349 = phi double [ 0.000000e+00, %341 ], [ %363, %347 ]
  %350 = phi i32 [ 0, %341 ], [ %365, %347 ]
  %351 = phi double [ 0.000000e+00, %341 ], [ %364, %347 ]
  %352 = getelementptr inbounds nuw double, ptr %339, i32 %350
  %353 = load double, ptr %352, align 8
  %354 = getelementptr inbounds nuw double, ptr %340, i32 %350
  %355 = load double, ptr %354, align 8
  %356 = fsub double %353, %355
  %357 = getelementptr inbounds nuw double, ptr %342, i32 %350
  %358 = load double, ptr %357, align 8
  %359 = getelementptr inbounds nuw double, ptr %343, i32 %350
  %360 = load double, ptr %359, align 8
  %361 = fsub double %358, %360
  %362 = call double @llvm.fmuladd.f64(double %356, double %356, double %348)
  %363 = call double @llvm.fmuladd.f64(double %361, double %361, double %349)
  %364 = call double @llvm.fmuladd.f64(double %358, double %358, double %351)
  %365 = add nuw nsw i32 %350, 1
  %366 = icmp eq i32 %365, %66
  br i1 %366, label %344, label %347

367:                                              ; preds = %344
  %368 = call double @llvm.fabs.f64(double %154)
  %369 = fdiv double %362, %363
  %370 = call double @llvm.sqrt.f64(double %369)
  %371 = fmul double %368, %370
  br label %372

372:                                              ; preds = %367, %344
  %373 = phi double [ %371, %367 ], [ 0.000000e+00, %344 ]
  %374 = load ptr, ptr %81, align 8
  %375 = load double, ptr %82, align 8
  %376 = load ptr, ptr %83, align 4
  br label %377

377:                                              ; preds = %377, %372
  %378 = phi double [ 0.000000e+00, %372 ], [ %393, %377 ]
  %379 = phi i32 [ 0, %372 ], [ %394, %377 ]
  %380 = getelementptr inbounds nuw double, ptr %374, i32 %379
  %381 = load double, ptr %380, align 8
  %382 = fdiv double %381, %375
  %383 = getelementptr inbounds nuw double, ptr %342, i32 %379
  %384 = load double, ptr %383, align 8
  %385 = call double @llvm.fabs.f64(double %384)
  %386 = fadd double %382, %385
  %387 = getelementptr inbounds nuw double, ptr %376, i32 %379
  %388 = load double, ptr %387, align 8
  %389 = fsub double %384, %388
  %390 = call double @llvm.fabs.f64(double %389)
  %391 = fdiv double %390, %386
  %392 = fcmp ogt double %391, %378
  %393 = select i1 %392, double %391, double %378
  %394 = add nuw nsw i32 %379, 1
  %395 = icmp eq i32 %394, %66
  br i1 %395, label %396, label %377

396:                                              ; preds = %377, %337
  %397 = phi double [ 0.000000e+00, %337 ], [ %373, %377 ]
  %398 = phi double [ 0.000000e+00, %337 ], [ %393, %377 ]
  %399 = icmp eq i32 %332, 984
  %400 = select i1 %334, i1 %399, i1 false
  %401 = select i1 %400, double 1.000000e+00, double 1.250000e-01
  %402 = load double, ptr %84, align 8
  %403 = fsub double %397, %402
  %404 = call double @llvm.fmuladd.f64(double %401, double %403, double %402)
  store double %404, ptr %84, align 8
  %405 = load double, ptr %85, align 8
  %406 = fsub double %398, %405
  %407 = call double @llvm.fmuladd.f64(double %401, double %406, double %405)
  store double %407, ptr %85, align 8
  %408 = fcmp ogt double %404, 1.000000e+00
  %409 = fmul double %404, 2.000000e-02
  %410 = fcmp olt double %407, %409
  %411 = select i1 %408, i1 %410, i1 false
  br i1 %411, label %412, label %414

412:                                              ; preds = %396
  %413 = add nsw i32 %333, 1
  store i32 %413, ptr %77, align 4
  store i32 0, ptr %86, align 8
  br label %419

414:                                              ; preds = %396
  %415 = load i32, ptr %86, align 8
  %416 = add nsw i32 %415, 1
  store i32 %416, ptr %86, align 8
  %417 = icmp eq i32 %416, 6
  br i1 %417, label %418, label %419

418:                                              ; preds = %414
  store i32 0, ptr %86, align 8
  store i32 0, ptr %77, align 4
  br label %432

419:                                              ; preds = %414, %412
  %420 = phi i32 [ %413, %412 ], [ %333, %414 ]
  %421 = icmp slt i32 %420, 15
  br i1 %421, label %432, label %422

422:                                              ; preds = %419
  %423 = load i32, ptr %25, align 8
  %424 = icmp eq i32 %423, 2147483647
  br i1 %424, label %425, label %432

425:                                              ; preds = %422
  %426 = load double, ptr %31, align 8
  %427 = load double, ptr %32, align 8
  %428 = fsub double %426, %427
  %429 = fdiv double %428, %154
  %430 = call double @llvm.fabs.f64(double %429)
  %431 = fcmp ogt double %430, 1.000000e+07
  br i1 %431, label %490, label %432

432:                                              ; preds = %425, %422, %419, %418, %330
  %433 = load i32, ptr %87, align 8
  %434 = load i32, ptr %88, align 8
  %435 = icmp slt i32 %433, %434
  br i1 %435, label %436, label %443

436:                                              ; preds = %432
  %437 = load ptr, ptr %89, align 4
  %438 = getelementptr inbounds double, ptr %437, i32 %433
  %439 = load double, ptr %438, align 8
  %440 = fsub double %439, %155
  %441 = fmul double %154, %440
  %442 = fcmp olt double %441, 0.000000e+00
  br label %443

443:                                              ; preds = %436, %432
  %444 = phi i1 [ false, %432 ], [ %442, %436 ]
  %445 = select i1 %90, i1 true, i1 %444
  br i1 %445, label %446, label %462

446:                                              ; preds = %443
  %447 = call fastcc i32 @prepare_dense(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %154)
  br label %448

448:                                              ; preds = %446, %278, %269
  %449 = phi i32 [ %282, %278 ], [ %447, %446 ], [ %270, %269 ]
  switch i32 %449, label %450 [
    i32 12, label %493
    i32 0, label %452
  ]

450:                                              ; preds = %448
  %451 = call fastcc i32 @reject_step(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %154, double noundef 2.500000e-01, i32 noundef %449)
  br label %495

452:                                              ; preds = %448, %329
  br i1 %27, label %462, label %453

453:                                              ; preds = %452
  %454 = call fastcc i32 @find_crossings(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %154, ptr noundef %6)
  %455 = icmp eq i32 %454, 0
  br i1 %455, label %462, label %456

456:                                              ; preds = %453
  %457 = call double @llvm.fabs.f64(double %154)
  %458 = fmul double %457, 2.500000e-01
  store double %458, ptr %37, align 8
  store i32 0, ptr %100, align 8
  %459 = icmp eq i32 %454, 14
  %460 = select i1 %459, i32 0, i32 %454
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %101, i8 0, i64 16, i1 false)
  %461 = call fastcc noundef i32 @reject_step(ptr noundef nonnull %0, ptr noundef nonnull readonly %7, double noundef %154, double noundef 2.500000e-01, i32 noundef %460)
  br label %495

462:                                              ; preds = %453, %452, %443
  %463 = load i32, ptr %23, align 4
  %464 = add nsw i32 %463, 1
  store i32 %464, ptr %23, align 4
  %465 = load i32, ptr %38, align 4
  %466 = icmp eq i32 %465, 0
  br i1 %466, label %467, label %469

467:                                              ; preds = %462
  store double %154, ptr %42, align 8
  store double %225, ptr %43, align 8
  %468 = load i32, ptr %24, align 8
  store i32 %468, ptr %45, align 8
  br label %469

469:                                              ; preds = %467, %462
  %470 = load double, ptr %37, align 8
  %471 = fmul double %470, 2.000000e+00
  store double %471, ptr %37, align 8
  br i1 %152, label %472, label %478

472:                                              ; preds = %469
  %473 = load double, ptr %30, align 8
  %474 = call double @llvm.fabs.f64(double %473)
  %475 = call double @llvm.maxnum.f64(double %151, double %474)
  %476 = call double @llvm.copysign.f64(double 1.000000e+00, double %150)
  %477 = fmul double %476, %475
  br label %481

478:                                              ; preds = %469
  %479 = load double, ptr %5, align 8
  %480 = fmul double %147, %479
  br label %481

481:                                              ; preds = %478, %472
  %482 = phi double [ %477, %472 ], [ %480, %478 ]
  store double %482, ptr %30, align 8
  %483 = load i32, ptr %6, align 4
  %484 = call fastcc i32 @accept(ptr noundef nonnull %0, ptr noundef nonnull %7, double noundef %154, double noundef %155, i32 noundef %483)
  %485 = icmp eq i32 %484, 0
  %486 = and i1 %134, %152
  %487 = select i1 %485, i1 %486, i1 false
  br i1 %487, label %488, label %495

488:                                              ; preds = %481
  %489 = call fastcc i32 @pass_stop(ptr noundef nonnull %0, ptr noundef nonnull %7)
  br label %495

490:                                              ; preds = %425, %227
  %491 = phi double [ %234, %227 ], [ %427, %425 ]
  %492 = phi i32 [ 4, %227 ], [ 12, %425 ]
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 0, i32 noundef 0, double noundef %491)
  br label %493

493:                                              ; preds = %448, %490
  %494 = phi i32 [ %492, %490 ], [ %449, %448 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #29
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #29
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #29
  br label %501

495:                                              ; preds = %221, %450, %456, %481, %488
  %496 = phi i32 [ %223, %221 ], [ %451, %450 ], [ %461, %456 ], [ %489, %488 ], [ %484, %481 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #29
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #29
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #29
  %497 = icmp eq i32 %496, 0
  br i1 %497, label %498, label %501

498:                                              ; preds = %241, %495
  %499 = add nuw nsw i32 %103, 1
  %500 = icmp eq i32 %499, %1
  br i1 %500, label %501, label %102

501:                                              ; preds = %110, %102, %498, %495, %20, %493, %11, %14
  %502 = phi i32 [ 1, %14 ], [ %12, %11 ], [ %494, %493 ], [ 0, %20 ], [ 0, %110 ], [ 3, %102 ], [ 0, %498 ], [ %496, %495 ]
  call void @llvm.lifetime.end.p0(i64 480, ptr nonnull %7) #29
  ret i32 %502
}

define internal fastcc i32 @start(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1) unnamed_addr #4 {
  %3 = load i32, ptr @appell_has_landing, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %21, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 244
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %21, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %21

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %15 = load double, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i32 276
  %17 = load ptr, ptr %16, align 4
  %18 = tail call fastcc i32 @land(ptr noundef nonnull %0, ptr noundef %1, double noundef %15, ptr noundef %17, i32 noundef 0)
  %19 = icmp eq i32 %18, 0
  %20 = getelementptr inbounds nuw i8, ptr %1, i32 452
  store i32 %18, ptr %20, align 4
  br i1 %19, label %23, label %47

21:                                               ; preds = %2, %5, %9
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 452
  store i32 0, ptr %22, align 4
  br label %23

23:                                               ; preds = %21, %13
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %1, i32 276
  %27 = load ptr, ptr %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 244
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %47, label %31

31:                                               ; preds = %23
  %32 = load i32, ptr @appell_is_sparse, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %40, label %34

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %40

38:                                               ; preds = %34
  %39 = tail call fastcc i32 @evaluate_sparse_metric(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %25, ptr noundef %27)
  br label %42

40:                                               ; preds = %34, %31
  %41 = tail call fastcc i32 @factorise_dense_metric(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %25, ptr noundef %27)
  br label %42

42:                                               ; preds = %40, %38
  %43 = phi i32 [ %39, %38 ], [ %41, %40 ]
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %47

45:                                               ; preds = %42
  %46 = tail call fastcc i32 @project(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %25, ptr noundef %27)
  br label %47

47:                                               ; preds = %45, %42, %23, %13
  %48 = phi i32 [ 0, %13 ], [ 0, %23 ], [ %46, %45 ], [ %43, %42 ]
  %49 = getelementptr inbounds nuw i8, ptr %1, i32 428
  %50 = load i32, ptr %49, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %57, label %52

52:                                               ; preds = %47
  %53 = getelementptr inbounds nuw i8, ptr %1, i32 432
  %54 = load i32, ptr %53, align 8
  %55 = icmp ne i32 %54, 0
  %56 = zext i1 %55 to i32
  br label %57

57:                                               ; preds = %52, %47
  %58 = phi i32 [ 0, %47 ], [ %56, %52 ]
  %59 = getelementptr inbounds nuw i8, ptr %1, i32 424
  store i32 %58, ptr %59, align 8
  %60 = icmp eq i32 %48, 0
  br i1 %60, label %61, label %66

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %63 = load double, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %1, i32 276
  %65 = load ptr, ptr %64, align 4
  tail call fastcc void @note_residuals(ptr noundef nonnull %0, ptr noundef %1, double noundef %63, ptr noundef %65)
  br label %66

66:                                               ; preds = %61, %57
  %67 = getelementptr inbounds nuw i8, ptr %1, i32 288
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %1, i32 276
  %70 = load ptr, ptr %69, align 4
  %71 = load i32, ptr @appell_n_coordinates, align 4
  %72 = load i32, ptr @appell_n_speeds, align 4
  %73 = add nsw i32 %72, %71
  %74 = load i32, ptr @appell_n_auxiliaries, align 4
  %75 = add nsw i32 %73, %74
  %76 = load i32, ptr @appell_n_quadratures, align 4
  %77 = add nsw i32 %75, %76
  %78 = shl i32 %77, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %68, ptr align 8 %70, i32 %78, i1 false)
  br i1 %60, label %79, label %96

79:                                               ; preds = %66
  %80 = getelementptr inbounds nuw i8, ptr %0, i32 256
  %81 = load i32, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %0, i32 240
  %83 = load i32, ptr %82, align 8
  %84 = icmp slt i32 %81, %83
  br i1 %84, label %85, label %96

85:                                               ; preds = %79
  %86 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %87 = load ptr, ptr %86, align 4
  %88 = getelementptr inbounds double, ptr %87, i32 %81
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %91 = load double, ptr %90, align 8
  %92 = fcmp oeq double %89, %91
  br i1 %92, label %93, label %96

93:                                               ; preds = %85
  %94 = load ptr, ptr %67, align 8
  %95 = tail call fastcc i32 @write_sample(ptr noundef nonnull %0, ptr noundef %1, double noundef %91, ptr noundef %94, i32 noundef 1)
  br label %96

96:                                               ; preds = %93, %85, %79, %66
  %97 = phi i32 [ %48, %66 ], [ %95, %93 ], [ 0, %85 ], [ 0, %79 ]
  %98 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %101 = load double, ptr %100, align 8
  %102 = fcmp olt double %99, %101
  %103 = select i1 %102, double -1.000000e+00, double 1.000000e+00
  %104 = getelementptr inbounds nuw i8, ptr %0, i32 340
  %105 = load i32, ptr %104, align 4
  %106 = icmp sgt i32 %105, 0
  br i1 %106, label %107, label %130

107:                                              ; preds = %96
  %108 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %109 = load ptr, ptr %108, align 8
  br label %110

110:                                              ; preds = %126, %107
  %111 = phi double [ %101, %107 ], [ %127, %126 ]
  %112 = phi i32 [ 0, %107 ], [ %128, %126 ]
  %113 = shl nsw i32 %112, 4
  %114 = getelementptr inbounds nuw i8, ptr %109, i32 %113
  %115 = load double, ptr %114, align 8
  %116 = fsub double %115, %111
  %117 = fmul double %103, %116
  %118 = fcmp ogt double %117, 0.000000e+00
  br i1 %118, label %130, label %119

119:                                              ; preds = %110
  %120 = getelementptr inbounds nuw i8, ptr %114, i32 8
  %121 = load double, ptr %120, align 8
  %122 = fsub double %121, %111
  %123 = fmul double %103, %122
  %124 = fcmp ogt double %123, 0.000000e+00
  br i1 %124, label %125, label %126

125:                                              ; preds = %119
  store double %121, ptr %100, align 8
  br label %126

126:                                              ; preds = %125, %119
  %127 = phi double [ %121, %125 ], [ %111, %119 ]
  %128 = add nuw nsw i32 %112, 1
  %129 = icmp eq i32 %128, %105
  br i1 %129, label %130, label %110

130:                                              ; preds = %110, %126, %96
  %131 = phi double [ %101, %96 ], [ %127, %126 ], [ %111, %110 ]
  %132 = phi i32 [ 0, %96 ], [ %105, %126 ], [ %112, %110 ]
  %133 = getelementptr inbounds nuw i8, ptr %0, i32 344
  store i32 %132, ptr %133, align 8
  %134 = icmp eq i32 %97, 0
  br i1 %134, label %135, label %243

135:                                              ; preds = %130
  %136 = load ptr, ptr %69, align 4
  %137 = getelementptr inbounds nuw i8, ptr %1, i32 296
  %138 = load ptr, ptr %137, align 8
  %139 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %131, ptr noundef %136, ptr noundef %138, i32 noundef 0)
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %243

141:                                              ; preds = %135
  %142 = getelementptr inbounds nuw i8, ptr %0, i32 280
  %143 = load i32, ptr %142, align 8
  %144 = getelementptr inbounds nuw i8, ptr %0, i32 284
  %145 = load i32, ptr %144, align 4
  %146 = icmp slt i32 %143, %145
  br i1 %146, label %147, label %148

147:                                              ; preds = %141
  store i32 %143, ptr %144, align 4
  br label %148

148:                                              ; preds = %147, %141
  %149 = getelementptr inbounds nuw i8, ptr %0, i32 288
  %150 = load i32, ptr %149, align 8
  %151 = icmp sgt i32 %143, %150
  br i1 %151, label %152, label %153

152:                                              ; preds = %148
  store i32 %143, ptr %149, align 8
  br label %153

153:                                              ; preds = %152, %148
  %154 = load i32, ptr @appell_n_events, align 4
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %159, label %156

156:                                              ; preds = %153
  %157 = tail call fastcc i32 @begin_events(ptr noundef nonnull %0, ptr noundef %1)
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %243

159:                                              ; preds = %153, %156
  %160 = load ptr, ptr %69, align 4
  %161 = load ptr, ptr %137, align 8
  %162 = getelementptr inbounds nuw i8, ptr %0, i32 352
  %163 = load i32, ptr %162, align 8
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %198, label %165

165:                                              ; preds = %159
  %166 = getelementptr inbounds nuw i8, ptr %0, i32 192
  %167 = load double, ptr %166, align 8
  %168 = icmp sgt i32 %71, 0
  br i1 %168, label %169, label %179

169:                                              ; preds = %165, %169
  %170 = phi i32 [ %177, %169 ], [ 0, %165 ]
  %171 = phi double [ %176, %169 ], [ 0.000000e+00, %165 ]
  %172 = getelementptr inbounds nuw double, ptr %160, i32 %170
  %173 = load double, ptr %172, align 8
  %174 = tail call double @llvm.fabs.f64(double %173)
  %175 = fcmp ogt double %174, %171
  %176 = select i1 %175, double %174, double %171
  %177 = add nuw nsw i32 %170, 1
  %178 = icmp eq i32 %177, %71
  br i1 %178, label %179, label %169

179:                                              ; preds = %169, %165
  %180 = phi double [ 0.000000e+00, %165 ], [ %176, %169 ]
  %181 = tail call double @llvm.maxnum.f64(double %167, double %180)
  store double %181, ptr %166, align 8
  %182 = getelementptr inbounds nuw i8, ptr %0, i32 200
  %183 = load double, ptr %182, align 8
  %184 = icmp sgt i32 %72, 0
  br i1 %184, label %185, label %195

185:                                              ; preds = %179, %185
  %186 = phi i32 [ %193, %185 ], [ %71, %179 ]
  %187 = phi double [ %192, %185 ], [ 0.000000e+00, %179 ]
  %188 = getelementptr inbounds double, ptr %160, i32 %186
  %189 = load double, ptr %188, align 8
  %190 = tail call double @llvm.fabs.f64(double %189)
  %191 = fcmp ogt double %190, %187
  %192 = select i1 %191, double %190, double %187
  %193 = add nsw i32 %186, 1
  %194 = icmp slt i32 %193, %73
  br i1 %194, label %185, label %195

195:                                              ; preds = %185, %179
  %196 = phi double [ 0.000000e+00, %179 ], [ %192, %185 ]
  %197 = tail call double @llvm.maxnum.f64(double %183, double %196)
  store double %197, ptr %182, align 8
  br label %198

198:                                              ; preds = %159, %195
  %199 = icmp sgt i32 %72, 0
  br i1 %199, label %200, label %224

200:                                              ; preds = %198, %200
  %201 = phi i32 [ %208, %200 ], [ %71, %198 ]
  %202 = phi double [ %207, %200 ], [ 0.000000e+00, %198 ]
  %203 = getelementptr inbounds double, ptr %161, i32 %201
  %204 = load double, ptr %203, align 8
  %205 = tail call double @llvm.fabs.f64(double %204)
  %206 = fcmp ogt double %205, %202
  %207 = select i1 %206, double %205, double %202
  %208 = add nsw i32 %201, 1
  %209 = icmp slt i32 %208, %73
  br i1 %209, label %200, label %210

210:                                              ; preds = %200
  %211 = fcmp oeq double %207, 0.000000e+00
  %212 = select i1 %164, i1 true, i1 %211
  br i1 %212, label %224, label %213

213:                                              ; preds = %210
  %214 = getelementptr inbounds nuw i8, ptr %0, i32 200
  %215 = load double, ptr %214, align 8
  %216 = getelementptr inbounds nuw i8, ptr %0, i32 192
  %217 = load double, ptr %216, align 8
  %218 = fmul double %207, %217
  %219 = tail call double @llvm.sqrt.f64(double %218)
  %220 = tail call double @llvm.maxnum.f64(double %215, double %219)
  store double %220, ptr %214, align 8
  %221 = fmul double %215, %215
  %222 = fdiv double %221, %207
  %223 = tail call double @llvm.maxnum.f64(double %217, double %222)
  store double %223, ptr %216, align 8
  br label %224

224:                                              ; preds = %198, %210, %213
  %225 = getelementptr inbounds nuw i8, ptr %0, i32 232
  store double 0.000000e+00, ptr %225, align 8
  %226 = getelementptr inbounds nuw i8, ptr %0, i32 184
  store double 0.000000e+00, ptr %226, align 8
  %227 = getelementptr inbounds nuw i8, ptr %0, i32 136
  %228 = load double, ptr %227, align 8
  %229 = fcmp oeq double %228, 0.000000e+00
  br i1 %229, label %230, label %231

230:                                              ; preds = %224
  tail call fastcc void @restart_step(ptr noundef nonnull %0, ptr noundef %1)
  br label %239

231:                                              ; preds = %224
  %232 = tail call double @llvm.fabs.f64(double %228)
  %233 = load double, ptr %98, align 8
  %234 = load double, ptr %100, align 8
  %235 = fsub double %233, %234
  %236 = tail call double @llvm.fabs.f64(double %235)
  %237 = tail call double @llvm.minnum.f64(double %232, double %236)
  %238 = tail call double @llvm.copysign.f64(double %237, double %235)
  store double %238, ptr %227, align 8
  br label %239

239:                                              ; preds = %231, %230
  %240 = getelementptr inbounds nuw i8, ptr %0, i32 312
  store i32 0, ptr %240, align 8
  %241 = getelementptr inbounds nuw i8, ptr %0, i32 160
  %242 = getelementptr inbounds nuw i8, ptr %0, i32 252
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %241, i8 0, i64 16, i1 false)
  store i32 1, ptr %242, align 4
  br label %243

243:                                              ; preds = %135, %130, %156, %239
  %244 = phi i32 [ 0, %239 ], [ %157, %156 ], [ %139, %135 ], [ %97, %130 ]
  ret i32 %244
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

38:                                               ; preds = %701, %2
  %39 = phi i32 [ %37, %2 ], [ %652, %701 ]
  %40 = phi i32 [ %1, %2 ], [ %59, %701 ]
  %41 = load ptr, ptr %13, align 4
  %42 = getelementptr inbounds %struct.Mode, ptr %41, i32 %39
  %43 = getelementptr inbounds nuw i8, ptr %42, i32 4
  %44 = load ptr, ptr %43, align 4
  %45 = getelementptr inbounds nuw i8, ptr %44, i32 268
  %46 = load i32, ptr %45, align 4
  %47 = getelementptr inbounds nuw i8, ptr %44, i32 272
  %48 = load i32, ptr %47, align 8
  %49 = load ptr, ptr %42, align 4
  %50 = tail call i32 %49(ptr noundef %44, i32 noundef %40) #29
  %51 = load ptr, ptr %43, align 4
  %52 = getelementptr inbounds nuw i8, ptr %51, i32 268
  %53 = load i32, ptr %52, align 4
  %54 = getelementptr inbounds nuw i8, ptr %51, i32 272
  %55 = load i32, ptr %54, align 8
  %56 = add i32 %46, %40
  %57 = add i32 %56, %48
  %58 = add i32 %53, %55
  %59 = sub i32 %57, %58
  %60 = icmp eq i32 %50, 2
  br i1 %60, label %61, label %716

61:                                               ; preds = %38
  %62 = load ptr, ptr %13, align 4
  %63 = load i32, ptr %14, align 4
  %64 = getelementptr inbounds %struct.Mode, ptr %62, i32 %63
  %65 = getelementptr inbounds nuw i8, ptr %64, i32 4
  %66 = load ptr, ptr %65, align 4
  %67 = load i32, ptr %15, align 4
  %68 = getelementptr inbounds nuw i8, ptr %66, i32 256
  %69 = load i32, ptr %68, align 8
  %70 = add nsw i32 %69, -1
  %71 = getelementptr inbounds nuw i8, ptr %66, i32 264
  %72 = load i32, ptr %71, align 8
  %73 = icmp eq i32 %72, 1
  br i1 %73, label %74, label %716

74:                                               ; preds = %61
  %75 = getelementptr inbounds nuw i8, ptr %66, i32 64
  %76 = load ptr, ptr %75, align 8
  %77 = load i32, ptr %76, align 4
  %78 = load i32, ptr %16, align 4
  %79 = icmp slt i32 %77, %78
  br i1 %79, label %716, label %80

80:                                               ; preds = %74
  %81 = load i32, ptr %17, align 4
  %82 = icmp eq i32 %67, %81
  %83 = icmp slt i32 %69, 1
  %84 = select i1 %82, i1 true, i1 %83
  br i1 %84, label %716, label %85

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
  call void @llvm.lifetime.start.p0(i64 536, ptr nonnull %11) #29
  %99 = load i32, ptr %19, align 4
  store i32 %99, ptr %20, align 8
  %100 = load ptr, ptr %21, align 4
  %101 = getelementptr inbounds nuw i8, ptr %100, i32 300
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
  tail call void %108(double noundef %98, ptr noundef %91, ptr noundef %109, ptr noundef null, ptr noundef %110) #29
  %111 = load i32, ptr %24, align 4
  %112 = load ptr, ptr %23, align 4
  %113 = icmp slt i32 %111, 4
  br i1 %113, label %116, label %123

114:                                              ; preds = %123
  %115 = and i32 %111, 2147483644
  br label %116

116:                                              ; preds = %114, %106
  %117 = phi double [ 0.000000e+00, %106 ], [ %133, %114 ]
  %118 = phi double [ 0.000000e+00, %106 ], [ %138, %114 ]
  %119 = phi double [ 0.000000e+00, %106 ], [ %143, %114 ]
  %120 = phi double [ 0.000000e+00, %106 ], [ %148, %114 ]
  %121 = phi i32 [ 0, %106 ], [ %115, %114 ]
  %122 = icmp slt i32 %121, %111
  br i1 %122, label %151, label %160

123:                                              ; preds = %106, %123
  %124 = phi i32 [ %149, %123 ], [ 4, %106 ]
  %125 = phi i32 [ %124, %123 ], [ 0, %106 ]
  %126 = phi double [ %148, %123 ], [ 0.000000e+00, %106 ]
  %127 = phi double [ %143, %123 ], [ 0.000000e+00, %106 ]
  %128 = phi double [ %138, %123 ], [ 0.000000e+00, %106 ]
  %129 = phi double [ %133, %123 ], [ 0.000000e+00, %106 ]
  %130 = getelementptr inbounds nuw double, ptr %112, i32 %125
  %131 = load double, ptr %130, align 8
  %132 = fsub double %131, %131
  %133 = fadd double %129, %132
  %134 = or disjoint i32 %125, 1
  %135 = getelementptr inbounds nuw double, ptr %112, i32 %134
  %136 = load double, ptr %135, align 8
  %137 = fsub double %136, %136
  %138 = fadd double %128, %137
  %139 = or disjoint i32 %125, 2
  %140 = getelementptr inbounds nuw double, ptr %112, i32 %139
  %141 = load double, ptr %140, align 8
  %142 = fsub double %141, %141
  %143 = fadd double %127, %142
  %144 = or disjoint i32 %125, 3
  %145 = getelementptr inbounds nuw double, ptr %112, i32 %144
  %146 = load double, ptr %145, align 8
  %147 = fsub double %146, %146
  %148 = fadd double %126, %147
  %149 = add nuw nsw i32 %124, 4
  %150 = icmp sgt i32 %149, %111
  br i1 %150, label %114, label %123

151:                                              ; preds = %116, %151
  %152 = phi i32 [ %158, %151 ], [ %121, %116 ]
  %153 = phi double [ %157, %151 ], [ %117, %116 ]
  %154 = getelementptr inbounds nuw double, ptr %112, i32 %152
  %155 = load double, ptr %154, align 8
  %156 = fsub double %155, %155
  %157 = fadd double %153, %156
  %158 = add nuw nsw i32 %152, 1
  %159 = icmp eq i32 %158, %111
  br i1 %159, label %160, label %151

160:                                              ; preds = %151, %116
  %161 = phi double [ %117, %116 ], [ %157, %151 ]
  %162 = fadd double %118, %161
  %163 = fadd double %119, %120
  %164 = fadd double %163, %162
  %165 = fcmp une double %164, 0.000000e+00
  br i1 %165, label %700, label %166

166:                                              ; preds = %160
  store ptr %112, ptr %11, align 8
  %167 = getelementptr inbounds double, ptr %112, i32 %99
  store ptr %167, ptr %25, align 4
  %168 = shl nsw i32 %99, 4
  %169 = getelementptr inbounds i8, ptr %112, i32 %168
  store ptr %169, ptr %26, align 8
  %170 = shl nsw i32 %99, 5
  %171 = getelementptr inbounds i8, ptr %112, i32 %170
  store ptr %171, ptr %27, align 4
  %172 = icmp sgt i32 %99, 0
  br i1 %172, label %173, label %204

173:                                              ; preds = %166
  %174 = mul i32 %99, 24
  %175 = getelementptr i8, ptr %112, i32 %174
  br label %176

176:                                              ; preds = %176, %173
  %177 = phi i32 [ 0, %173 ], [ %193, %176 ]
  %178 = phi double [ 0.000000e+00, %173 ], [ %192, %176 ]
  %179 = mul nuw nsw i32 %177, %99
  %180 = getelementptr double, ptr %171, i32 %179
  %181 = getelementptr double, ptr %180, i32 %177
  %182 = load double, ptr %181, align 8
  %183 = tail call double @llvm.fabs.f64(double %182)
  %184 = tail call double @llvm.sqrt.f64(double %183)
  %185 = fcmp oeq double %182, 0.000000e+00
  %186 = select i1 %185, double 1.000000e+00, double %184
  %187 = getelementptr inbounds nuw [32 x double], ptr %28, i32 0, i32 %177
  store double %186, ptr %187, align 8
  %188 = getelementptr double, ptr %175, i32 %177
  %189 = load double, ptr %188, align 8
  %190 = fmul double %189, 0x3D719799812DEA11
  %191 = fdiv double %190, %186
  %192 = tail call double @llvm.maxnum.f64(double %178, double %191)
  %193 = add nuw nsw i32 %177, 1
  %194 = icmp eq i32 %193, %99
  br i1 %194, label %195, label %176

195:                                              ; preds = %176, %195
  %196 = phi i32 [ %202, %195 ], [ 0, %176 ]
  %197 = getelementptr inbounds nuw [32 x double], ptr %28, i32 0, i32 %196
  %198 = load double, ptr %197, align 8
  %199 = fdiv double %192, %198
  %200 = getelementptr inbounds nuw [32 x double], ptr %29, i32 0, i32 %196
  store double %199, ptr %200, align 8
  %201 = fmul double %192, %198
  store double %201, ptr %197, align 8
  %202 = add nuw nsw i32 %196, 1
  %203 = icmp eq i32 %202, %99
  br i1 %203, label %204, label %195

204:                                              ; preds = %195, %166
  %205 = load i32, ptr %30, align 4
  %206 = icmp slt i32 %205, 1
  br i1 %206, label %277, label %207

207:                                              ; preds = %204
  %208 = load ptr, ptr %0, align 4
  br label %209

209:                                              ; preds = %271, %207
  %210 = phi i32 [ 0, %207 ], [ %274, %271 ]
  %211 = phi i32 [ 0, %207 ], [ %275, %271 ]
  %212 = getelementptr inbounds nuw %struct.Contact, ptr %208, i32 %211
  %213 = getelementptr inbounds nuw i8, ptr %212, i32 40
  %214 = load i32, ptr %213, align 8
  %215 = getelementptr inbounds nuw i8, ptr %212, i32 44
  %216 = load i32, ptr %215, align 4
  %217 = getelementptr inbounds nuw i8, ptr %212, i32 48
  %218 = load i32, ptr %217, align 8
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %244, label %220

220:                                              ; preds = %209
  %221 = load ptr, ptr %13, align 4
  %222 = load i32, ptr %14, align 4
  %223 = getelementptr inbounds %struct.Mode, ptr %221, i32 %222, i32 7, i32 %211
  %224 = load i32, ptr %223, align 4
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %235, label %226

226:                                              ; preds = %220
  %227 = getelementptr inbounds nuw i8, ptr %212, i32 52
  %228 = load i32, ptr %227, align 4
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %230, label %235

230:                                              ; preds = %226
  %231 = getelementptr inbounds double, ptr %112, i32 %214
  %232 = load double, ptr %231, align 8
  %233 = load double, ptr %212, align 8
  %234 = fcmp ogt double %232, %233
  br i1 %234, label %271, label %235

235:                                              ; preds = %230, %226, %220
  %236 = getelementptr inbounds double, ptr %167, i32 %214
  %237 = load double, ptr %236, align 8
  %238 = getelementptr inbounds nuw i8, ptr %212, i32 8
  %239 = load double, ptr %238, align 8
  %240 = fneg double %239
  %241 = fcmp olt double %237, %240
  br i1 %241, label %700, label %242

242:                                              ; preds = %235
  %243 = fcmp ogt double %237, %239
  br i1 %243, label %271, label %244

244:                                              ; preds = %242, %209
  %245 = icmp slt i32 %216, 0
  br i1 %245, label %271, label %246

246:                                              ; preds = %244
  %247 = getelementptr inbounds nuw i8, ptr %212, i32 32
  %248 = load double, ptr %247, align 8
  %249 = mul nsw i32 %216, %99
  %250 = getelementptr double, ptr %171, i32 %249
  %251 = getelementptr double, ptr %250, i32 %214
  %252 = load double, ptr %251, align 8
  %253 = tail call double @llvm.fabs.f64(double %252)
  %254 = fmul double %248, %253
  %255 = mul nsw i32 %214, %99
  %256 = getelementptr double, ptr %171, i32 %255
  %257 = getelementptr double, ptr %256, i32 %214
  %258 = load double, ptr %257, align 8
  %259 = fmul double %258, 0x3FEFF7CED916872B
  %260 = fcmp ult double %254, %259
  br i1 %260, label %261, label %700

261:                                              ; preds = %246
  %262 = getelementptr inbounds nuw double, ptr %167, i32 %216
  %263 = load double, ptr %262, align 8
  %264 = tail call double @llvm.fabs.f64(double %263)
  %265 = getelementptr inbounds nuw i8, ptr %212, i32 16
  %266 = load double, ptr %265, align 8
  %267 = fcmp ugt double %264, %266
  %268 = fcmp ogt double %263, 0.000000e+00
  %269 = select i1 %268, i32 3, i32 4
  %270 = select i1 %267, i32 %269, i32 2
  br label %271

271:                                              ; preds = %261, %244, %242, %230
  %272 = phi i32 [ 2, %244 ], [ 1, %242 ], [ 0, %230 ], [ %270, %261 ]
  %273 = mul nsw i32 %210, 5
  %274 = add nsw i32 %272, %273
  %275 = add nuw nsw i32 %211, 1
  %276 = icmp eq i32 %275, %205
  br i1 %276, label %277, label %209

277:                                              ; preds = %271, %204
  %278 = phi i32 [ 0, %204 ], [ %274, %271 ]
  %279 = load i32, ptr %31, align 4
  %280 = icmp sgt i32 %279, 0
  br i1 %280, label %283, label %281

281:                                              ; preds = %277
  %282 = load i32, ptr %14, align 4
  br label %302

283:                                              ; preds = %277
  %284 = load ptr, ptr %32, align 4
  %285 = load i32, ptr %14, align 4
  br label %286

286:                                              ; preds = %299, %283
  %287 = phi i32 [ 0, %283 ], [ %300, %299 ]
  %288 = getelementptr inbounds nuw %struct.KnownTransition, ptr %284, i32 %287
  %289 = load i32, ptr %288, align 4
  %290 = icmp eq i32 %289, %285
  br i1 %290, label %291, label %299

291:                                              ; preds = %286
  %292 = getelementptr inbounds nuw i8, ptr %288, i32 4
  %293 = load i32, ptr %292, align 4
  %294 = icmp eq i32 %293, %86
  br i1 %294, label %295, label %299

295:                                              ; preds = %291
  %296 = getelementptr inbounds nuw i8, ptr %288, i32 8
  %297 = load i32, ptr %296, align 4
  %298 = icmp eq i32 %297, %278
  br i1 %298, label %306, label %299

299:                                              ; preds = %295, %291, %286
  %300 = add nuw nsw i32 %287, 1
  %301 = icmp eq i32 %300, %279
  br i1 %301, label %302, label %286

302:                                              ; preds = %299, %281
  %303 = phi i32 [ %282, %281 ], [ %285, %299 ]
  store i32 %303, ptr %12, align 4
  %304 = getelementptr inbounds nuw i8, ptr %0, i32 80
  store i32 %86, ptr %304, align 4
  %305 = getelementptr inbounds nuw i8, ptr %0, i32 84
  store i32 %278, ptr %305, align 4
  br label %700

306:                                              ; preds = %295
  %307 = getelementptr inbounds nuw i8, ptr %288, i32 20
  %308 = load i32, ptr %307, align 4
  %309 = getelementptr inbounds nuw i8, ptr %288, i32 24
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %9) #29
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #29
  %310 = icmp sgt i32 %308, 0
  br i1 %310, label %311, label %331

311:                                              ; preds = %306
  %312 = shl nuw i32 %308, 3
  call void @llvm.memset.p0.i32(ptr nonnull align 16 %10, i8 0, i32 %312, i1 false)
  br label %313

313:                                              ; preds = %318, %311
  %314 = phi i32 [ 0, %311 ], [ %319, %318 ]
  %315 = getelementptr inbounds nuw i32, ptr %309, i32 %314
  %316 = load i32, ptr %315, align 4
  %317 = getelementptr double, ptr %171, i32 %316
  br label %321

318:                                              ; preds = %321
  %319 = add nuw nsw i32 %314, 1
  %320 = icmp eq i32 %319, %308
  br i1 %320, label %331, label %313

321:                                              ; preds = %321, %313
  %322 = phi i32 [ 0, %313 ], [ %329, %321 ]
  %323 = getelementptr inbounds nuw i32, ptr %309, i32 %322
  %324 = load i32, ptr %323, align 4
  %325 = mul nsw i32 %324, %99
  %326 = getelementptr double, ptr %317, i32 %325
  %327 = load double, ptr %326, align 8
  %328 = getelementptr inbounds nuw [8 x [8 x double]], ptr %9, i32 0, i32 %314, i32 %322
  store double %327, ptr %328, align 8
  %329 = add nuw nsw i32 %322, 1
  %330 = icmp eq i32 %329, %308
  br i1 %330, label %318, label %321

331:                                              ; preds = %318, %306
  %332 = call fastcc range(i32 0, 2) i32 @solve_small(i32 noundef %308, ptr noundef %9, ptr noundef %10)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #29
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %9) #29
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %700, label %334

334:                                              ; preds = %331
  %335 = getelementptr inbounds nuw i8, ptr %288, i32 16
  %336 = load i32, ptr %335, align 4
  %337 = icmp sgt i32 %336, 0
  br i1 %337, label %338, label %700

338:                                              ; preds = %334
  %339 = load ptr, ptr %33, align 4
  %340 = getelementptr inbounds nuw i8, ptr %288, i32 12
  %341 = load i32, ptr %340, align 4
  %342 = getelementptr %struct.Combination, ptr %339, i32 %341
  %343 = shl i32 %99, 3
  br label %344

344:                                              ; preds = %609, %338
  %345 = phi i32 [ 0, %338 ], [ %611, %609 ]
  %346 = phi i32 [ -1, %338 ], [ %610, %609 ]
  %347 = getelementptr %struct.Combination, ptr %342, i32 %345
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #29
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #29
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #29
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #29
  %348 = getelementptr inbounds nuw i8, ptr %347, i32 4
  %349 = load i32, ptr %348, align 4
  %350 = icmp sgt i32 %349, 0
  br i1 %350, label %351, label %359

351:                                              ; preds = %344
  %352 = getelementptr inbounds nuw i8, ptr %347, i32 24
  %353 = getelementptr inbounds nuw i8, ptr %347, i32 8
  %354 = getelementptr inbounds nuw i8, ptr %347, i32 72
  %355 = getelementptr inbounds nuw i8, ptr %347, i32 168
  %356 = getelementptr inbounds nuw i8, ptr %347, i32 56
  %357 = load i32, ptr %353, align 8
  %358 = icmp sgt i32 %357, 0
  br label %363

359:                                              ; preds = %372, %344
  %360 = call fastcc i32 @solve_small(i32 noundef %349, ptr noundef %5, ptr noundef %6)
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %362, label %405

362:                                              ; preds = %359
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #29
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5) #29
  br label %603

363:                                              ; preds = %372, %351
  %364 = phi i32 [ 0, %351 ], [ %373, %372 ]
  %365 = getelementptr inbounds nuw [8 x i32], ptr %352, i32 0, i32 %364
  %366 = load i32, ptr %365, align 4
  %367 = getelementptr inbounds double, ptr %169, i32 %366
  %368 = load double, ptr %367, align 8
  %369 = fneg double %368
  %370 = getelementptr inbounds nuw [8 x double], ptr %6, i32 0, i32 %364
  store double %369, ptr %370, align 8
  %371 = getelementptr double, ptr %171, i32 %366
  br label %375

372:                                              ; preds = %383
  %373 = add nuw nsw i32 %364, 1
  %374 = icmp eq i32 %373, %349
  br i1 %374, label %359, label %363

375:                                              ; preds = %383, %363
  %376 = phi i32 [ 0, %363 ], [ %384, %383 ]
  %377 = getelementptr inbounds nuw [8 x i32], ptr %352, i32 0, i32 %376
  %378 = load i32, ptr %377, align 4
  %379 = mul nsw i32 %378, %99
  %380 = getelementptr double, ptr %371, i32 %379
  %381 = load double, ptr %380, align 8
  %382 = getelementptr inbounds nuw [8 x [8 x double]], ptr %5, i32 0, i32 %364, i32 %376
  store double %381, ptr %382, align 8
  br i1 %358, label %386, label %383

383:                                              ; preds = %401, %375
  %384 = add nuw nsw i32 %376, 1
  %385 = icmp eq i32 %384, %349
  br i1 %385, label %372, label %375

386:                                              ; preds = %375, %401
  %387 = phi double [ %402, %401 ], [ %381, %375 ]
  %388 = phi i32 [ %403, %401 ], [ 0, %375 ]
  %389 = getelementptr inbounds nuw [4 x i32], ptr %354, i32 0, i32 %388
  %390 = load i32, ptr %389, align 4
  %391 = icmp eq i32 %390, %378
  br i1 %391, label %392, label %401

392:                                              ; preds = %386
  %393 = getelementptr inbounds nuw [4 x double], ptr %355, i32 0, i32 %388
  %394 = load double, ptr %393, align 8
  %395 = getelementptr inbounds nuw [4 x i32], ptr %356, i32 0, i32 %388
  %396 = load i32, ptr %395, align 4
  %397 = mul nsw i32 %396, %99
  %398 = getelementptr double, ptr %371, i32 %397
  %399 = load double, ptr %398, align 8
  %400 = tail call double @llvm.fmuladd.f64(double %394, double %399, double %387)
  store double %400, ptr %382, align 8
  br label %401

401:                                              ; preds = %392, %386
  %402 = phi double [ %387, %386 ], [ %400, %392 ]
  %403 = add nuw nsw i32 %388, 1
  %404 = icmp eq i32 %403, %357
  br i1 %404, label %383, label %386

405:                                              ; preds = %359
  call void @llvm.memset.p0.i32(ptr nonnull align 16 %7, i8 0, i32 %343, i1 false)
  br i1 %350, label %406, label %408

406:                                              ; preds = %405
  %407 = getelementptr inbounds nuw i8, ptr %347, i32 24
  br label %416

408:                                              ; preds = %416, %405
  %409 = getelementptr inbounds nuw i8, ptr %347, i32 8
  %410 = load i32, ptr %409, align 8
  %411 = icmp sgt i32 %410, 0
  br i1 %411, label %412, label %425

412:                                              ; preds = %408
  %413 = getelementptr inbounds nuw i8, ptr %347, i32 168
  %414 = getelementptr inbounds nuw i8, ptr %347, i32 72
  %415 = getelementptr inbounds nuw i8, ptr %347, i32 56
  br label %426

416:                                              ; preds = %416, %406
  %417 = phi i32 [ 0, %406 ], [ %423, %416 ]
  %418 = getelementptr inbounds nuw [8 x double], ptr %6, i32 0, i32 %417
  %419 = load double, ptr %418, align 8
  %420 = getelementptr inbounds nuw [8 x i32], ptr %407, i32 0, i32 %417
  %421 = load i32, ptr %420, align 4
  %422 = getelementptr inbounds double, ptr %7, i32 %421
  store double %419, ptr %422, align 8
  %423 = add nuw nsw i32 %417, 1
  %424 = icmp eq i32 %423, %349
  br i1 %424, label %408, label %416

425:                                              ; preds = %426, %408
  br i1 %172, label %440, label %460

426:                                              ; preds = %426, %412
  %427 = phi i32 [ 0, %412 ], [ %438, %426 ]
  %428 = getelementptr inbounds nuw [4 x double], ptr %413, i32 0, i32 %427
  %429 = load double, ptr %428, align 8
  %430 = getelementptr inbounds nuw [4 x i32], ptr %414, i32 0, i32 %427
  %431 = load i32, ptr %430, align 4
  %432 = getelementptr inbounds double, ptr %7, i32 %431
  %433 = load double, ptr %432, align 8
  %434 = fmul double %429, %433
  %435 = getelementptr inbounds nuw [4 x i32], ptr %415, i32 0, i32 %427
  %436 = load i32, ptr %435, align 4
  %437 = getelementptr inbounds double, ptr %7, i32 %436
  store double %434, ptr %437, align 8
  %438 = add nuw nsw i32 %427, 1
  %439 = icmp eq i32 %438, %410
  br i1 %439, label %425, label %426

440:                                              ; preds = %425, %445
  %441 = phi i32 [ %447, %445 ], [ 0, %425 ]
  %442 = getelementptr inbounds nuw double, ptr %169, i32 %441
  %443 = load double, ptr %442, align 8
  %444 = getelementptr double, ptr %171, i32 %441
  br label %449

445:                                              ; preds = %449
  %446 = getelementptr inbounds nuw double, ptr %8, i32 %441
  store double %457, ptr %446, align 8
  %447 = add nuw nsw i32 %441, 1
  %448 = icmp eq i32 %447, %99
  br i1 %448, label %460, label %440

449:                                              ; preds = %449, %440
  %450 = phi double [ %443, %440 ], [ %457, %449 ]
  %451 = phi i32 [ 0, %440 ], [ %458, %449 ]
  %452 = mul nuw nsw i32 %451, %99
  %453 = getelementptr double, ptr %444, i32 %452
  %454 = load double, ptr %453, align 8
  %455 = getelementptr inbounds nuw double, ptr %7, i32 %451
  %456 = load double, ptr %455, align 8
  %457 = tail call double @llvm.fmuladd.f64(double %454, double %456, double %450)
  %458 = add nuw nsw i32 %451, 1
  %459 = icmp eq i32 %458, %99
  br i1 %459, label %445, label %449

460:                                              ; preds = %445, %425
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #29
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5) #29
  br i1 %350, label %461, label %466

461:                                              ; preds = %460
  %462 = getelementptr inbounds nuw i8, ptr %347, i32 24
  br label %473

463:                                              ; preds = %473
  %464 = add nuw nsw i32 %474, 1
  %465 = icmp eq i32 %464, %349
  br i1 %465, label %466, label %473

466:                                              ; preds = %463, %460
  %467 = getelementptr inbounds nuw i8, ptr %347, i32 16
  %468 = load i32, ptr %467, align 8
  %469 = icmp sgt i32 %468, 0
  br i1 %469, label %470, label %508

470:                                              ; preds = %466
  %471 = getelementptr inbounds nuw i8, ptr %347, i32 104
  %472 = getelementptr inbounds nuw i8, ptr %347, i32 232
  br label %484

473:                                              ; preds = %463, %461
  %474 = phi i32 [ 0, %461 ], [ %464, %463 ]
  %475 = getelementptr inbounds nuw [8 x i32], ptr %462, i32 0, i32 %474
  %476 = load i32, ptr %475, align 4
  %477 = getelementptr inbounds [32 x double], ptr %8, i32 0, i32 %476
  %478 = load double, ptr %477, align 8
  %479 = tail call double @llvm.fabs.f64(double %478)
  %480 = getelementptr inbounds [32 x double], ptr %28, i32 0, i32 %476
  %481 = load double, ptr %480, align 8
  %482 = fmul double %481, 5.000000e-01
  %483 = fcmp ugt double %479, %482
  br i1 %483, label %603, label %463

484:                                              ; preds = %500, %470
  %485 = phi i32 [ 1, %470 ], [ %503, %500 ]
  %486 = phi i32 [ 0, %470 ], [ %504, %500 ]
  %487 = getelementptr inbounds nuw [8 x i32], ptr %471, i32 0, i32 %486
  %488 = load i32, ptr %487, align 4
  %489 = getelementptr inbounds nuw [8 x double], ptr %472, i32 0, i32 %486
  %490 = load double, ptr %489, align 8
  %491 = getelementptr inbounds [32 x double], ptr %8, i32 0, i32 %488
  %492 = load double, ptr %491, align 8
  %493 = fmul double %490, %492
  %494 = getelementptr inbounds [32 x double], ptr %28, i32 0, i32 %488
  %495 = load double, ptr %494, align 8
  %496 = fcmp ule double %493, %495
  %497 = fmul double %495, -3.000000e+00
  %498 = fcmp uge double %493, %497
  %499 = and i1 %496, %498
  br i1 %499, label %603, label %500

500:                                              ; preds = %484
  %501 = xor i1 %498, true
  %502 = and i1 %496, %501
  %503 = select i1 %502, i32 0, i32 %485
  %504 = add nuw nsw i32 %486, 1
  %505 = icmp eq i32 %504, %468
  br i1 %505, label %506, label %484

506:                                              ; preds = %500
  %507 = icmp eq i32 %503, 0
  br i1 %507, label %604, label %508

508:                                              ; preds = %506, %466
  %509 = getelementptr inbounds nuw i8, ptr %347, i32 12
  %510 = load i32, ptr %509, align 4
  %511 = icmp sgt i32 %510, 0
  br i1 %511, label %512, label %515

512:                                              ; preds = %508
  %513 = getelementptr inbounds nuw i8, ptr %347, i32 88
  %514 = getelementptr inbounds nuw i8, ptr %347, i32 200
  br label %524

515:                                              ; preds = %540, %508
  %516 = phi i32 [ 1, %508 ], [ %543, %540 ]
  %517 = getelementptr inbounds nuw i8, ptr %347, i32 20
  %518 = load i32, ptr %517, align 4
  %519 = icmp sgt i32 %518, 0
  br i1 %519, label %520, label %575

520:                                              ; preds = %515
  %521 = getelementptr inbounds nuw i8, ptr %347, i32 152
  %522 = getelementptr inbounds nuw i8, ptr %347, i32 296
  %523 = getelementptr inbounds nuw i8, ptr %347, i32 136
  br label %546

524:                                              ; preds = %540, %512
  %525 = phi i32 [ 1, %512 ], [ %543, %540 ]
  %526 = phi i32 [ 0, %512 ], [ %544, %540 ]
  %527 = getelementptr inbounds nuw [4 x i32], ptr %513, i32 0, i32 %526
  %528 = load i32, ptr %527, align 4
  %529 = getelementptr inbounds nuw [4 x double], ptr %514, i32 0, i32 %526
  %530 = load double, ptr %529, align 8
  %531 = getelementptr inbounds [32 x double], ptr %7, i32 0, i32 %528
  %532 = load double, ptr %531, align 8
  %533 = fmul double %530, %532
  %534 = getelementptr inbounds [32 x double], ptr %29, i32 0, i32 %528
  %535 = load double, ptr %534, align 8
  %536 = fcmp ule double %533, %535
  %537 = fmul double %535, -3.000000e+00
  %538 = fcmp uge double %533, %537
  %539 = and i1 %536, %538
  br i1 %539, label %603, label %540

540:                                              ; preds = %524
  %541 = xor i1 %538, true
  %542 = and i1 %536, %541
  %543 = select i1 %542, i32 0, i32 %525
  %544 = add nuw nsw i32 %526, 1
  %545 = icmp eq i32 %544, %510
  br i1 %545, label %515, label %524

546:                                              ; preds = %569, %520
  %547 = phi i32 [ %516, %520 ], [ %572, %569 ]
  %548 = phi i32 [ 0, %520 ], [ %573, %569 ]
  %549 = getelementptr inbounds nuw [4 x i32], ptr %521, i32 0, i32 %548
  %550 = load i32, ptr %549, align 4
  %551 = getelementptr inbounds nuw [4 x double], ptr %522, i32 0, i32 %548
  %552 = load double, ptr %551, align 8
  %553 = getelementptr inbounds nuw [4 x i32], ptr %523, i32 0, i32 %548
  %554 = load i32, ptr %553, align 4
  %555 = getelementptr inbounds [32 x double], ptr %7, i32 0, i32 %554
  %556 = load double, ptr %555, align 8
  %557 = tail call double @llvm.fabs.f64(double %556)
  %558 = getelementptr inbounds [32 x double], ptr %7, i32 0, i32 %550
  %559 = load double, ptr %558, align 8
  %560 = tail call double @llvm.fabs.f64(double %559)
  %561 = fneg double %560
  %562 = tail call double @llvm.fmuladd.f64(double %552, double %557, double %561)
  %563 = getelementptr inbounds [32 x double], ptr %29, i32 0, i32 %550
  %564 = load double, ptr %563, align 8
  %565 = fcmp ule double %562, %564
  %566 = fmul double %564, -3.000000e+00
  %567 = fcmp uge double %562, %566
  %568 = and i1 %565, %567
  br i1 %568, label %603, label %569

569:                                              ; preds = %546
  %570 = xor i1 %567, true
  %571 = and i1 %565, %570
  %572 = select i1 %571, i32 0, i32 %547
  %573 = add nuw nsw i32 %548, 1
  %574 = icmp eq i32 %573, %518
  br i1 %574, label %575, label %546

575:                                              ; preds = %569, %515
  %576 = phi i32 [ %516, %515 ], [ %572, %569 ]
  %577 = icmp eq i32 %576, 0
  br i1 %577, label %578, label %605

578:                                              ; preds = %575
  %579 = getelementptr inbounds nuw i8, ptr %347, i32 24
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3) #29
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #29
  br i1 %350, label %580, label %600

580:                                              ; preds = %578
  %581 = shl nuw i32 %349, 3
  call void @llvm.memset.p0.i32(ptr nonnull align 16 %4, i8 0, i32 %581, i1 false)
  br label %582

582:                                              ; preds = %587, %580
  %583 = phi i32 [ 0, %580 ], [ %588, %587 ]
  %584 = getelementptr inbounds nuw i32, ptr %579, i32 %583
  %585 = load i32, ptr %584, align 4
  %586 = getelementptr double, ptr %171, i32 %585
  br label %590

587:                                              ; preds = %590
  %588 = add nuw nsw i32 %583, 1
  %589 = icmp eq i32 %588, %349
  br i1 %589, label %600, label %582

590:                                              ; preds = %590, %582
  %591 = phi i32 [ 0, %582 ], [ %598, %590 ]
  %592 = getelementptr inbounds nuw i32, ptr %579, i32 %591
  %593 = load i32, ptr %592, align 4
  %594 = mul nsw i32 %593, %99
  %595 = getelementptr double, ptr %586, i32 %594
  %596 = load double, ptr %595, align 8
  %597 = getelementptr inbounds nuw [8 x [8 x double]], ptr %3, i32 0, i32 %583, i32 %591
  store double %596, ptr %597, align 8
  %598 = add nuw nsw i32 %591, 1
  %599 = icmp eq i32 %598, %349
  br i1 %599, label %587, label %590

600:                                              ; preds = %587, %578
  %601 = call fastcc range(i32 0, 2) i32 @solve_small(i32 noundef %349, ptr noundef %3, ptr noundef %4)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #29
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3) #29
  %602 = icmp eq i32 %601, 0
  br i1 %602, label %603, label %605

603:                                              ; preds = %600, %473, %484, %524, %546, %362
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #29
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #29
  br label %700

604:                                              ; preds = %506
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #29
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #29
  br label %609

605:                                              ; preds = %600, %575
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #29
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #29
  %606 = icmp eq i32 %576, 1
  br i1 %606, label %607, label %609

607:                                              ; preds = %605
  %608 = load i32, ptr %347, align 8
  br label %609

609:                                              ; preds = %607, %605, %604
  %610 = phi i32 [ %608, %607 ], [ %346, %604 ], [ %346, %605 ]
  %611 = add nuw nsw i32 %345, 1
  %612 = icmp slt i32 %611, %336
  %613 = icmp slt i32 %610, 0
  %614 = select i1 %612, i1 %613, i1 false
  br i1 %614, label %344, label %615

615:                                              ; preds = %609
  br i1 %613, label %700, label %616

616:                                              ; preds = %615
  %617 = load ptr, ptr %13, align 4
  %618 = getelementptr inbounds nuw %struct.Mode, ptr %617, i32 %610, i32 1
  %619 = load ptr, ptr %618, align 4
  %620 = icmp eq ptr %619, null
  %621 = or i1 %206, %620
  %622 = select i1 %620, i32 -1, i32 %610
  br i1 %621, label %651, label %623

623:                                              ; preds = %616
  %624 = load ptr, ptr %0, align 4
  br label %625

625:                                              ; preds = %648, %623
  %626 = phi i32 [ 0, %623 ], [ %649, %648 ]
  %627 = getelementptr inbounds nuw %struct.Contact, ptr %624, i32 %626
  %628 = getelementptr inbounds nuw %struct.Mode, ptr %617, i32 %610, i32 7, i32 %626
  %629 = load i32, ptr %628, align 4
  %630 = icmp eq i32 %629, 0
  br i1 %630, label %648, label %631

631:                                              ; preds = %625
  %632 = getelementptr inbounds nuw i8, ptr %627, i32 48
  %633 = load i32, ptr %632, align 8
  %634 = icmp eq i32 %633, 0
  br i1 %634, label %648, label %635

635:                                              ; preds = %631
  %636 = getelementptr inbounds nuw i8, ptr %627, i32 52
  %637 = load i32, ptr %636, align 4
  %638 = icmp eq i32 %637, 0
  br i1 %638, label %639, label %648

639:                                              ; preds = %635
  %640 = getelementptr inbounds nuw i8, ptr %627, i32 40
  %641 = load i32, ptr %640, align 8
  %642 = getelementptr inbounds double, ptr %112, i32 %641
  %643 = load double, ptr %642, align 8
  %644 = getelementptr inbounds nuw i8, ptr %627, i32 24
  %645 = load double, ptr %644, align 8
  %646 = fneg double %645
  %647 = fcmp olt double %643, %646
  br i1 %647, label %700, label %648

648:                                              ; preds = %639, %635, %631, %625
  %649 = add nuw nsw i32 %626, 1
  %650 = icmp eq i32 %649, %205
  br i1 %650, label %651, label %625

651:                                              ; preds = %648, %616
  %652 = phi i32 [ %622, %616 ], [ %610, %648 ]
  %653 = icmp slt i32 %652, 0
  br i1 %653, label %700, label %654

654:                                              ; preds = %651
  %655 = load ptr, ptr %34, align 4
  %656 = getelementptr inbounds double, ptr %655, i32 %67
  store double %98, ptr %656, align 8
  %657 = getelementptr inbounds nuw i8, ptr %64, i32 12
  %658 = load i32, ptr %657, align 4
  %659 = icmp eq i32 %658, 0
  br i1 %659, label %666, label %660

660:                                              ; preds = %654
  %661 = getelementptr inbounds nuw i8, ptr %66, i32 56
  %662 = load ptr, ptr %661, align 8
  %663 = mul nsw i32 %658, %70
  %664 = getelementptr inbounds double, ptr %662, i32 %663
  %665 = load double, ptr %664, align 8
  br label %666

666:                                              ; preds = %660, %654
  %667 = phi double [ %665, %660 ], [ 0.000000e+00, %654 ]
  %668 = load ptr, ptr %35, align 4
  %669 = getelementptr inbounds double, ptr %668, i32 %67
  store double %667, ptr %669, align 8
  %670 = load ptr, ptr %36, align 4
  %671 = mul nsw i32 %67, 12
  %672 = getelementptr inbounds i8, ptr %670, i32 %671
  store i32 %86, ptr %672, align 4
  %673 = getelementptr i8, ptr %672, i32 4
  store i32 %70, ptr %673, align 4
  %674 = getelementptr i8, ptr %672, i32 8
  store i32 %652, ptr %674, align 4
  %675 = load i32, ptr %15, align 4
  %676 = add nsw i32 %675, 1
  store i32 %676, ptr %15, align 4
  store i32 0, ptr %71, align 8
  %677 = getelementptr inbounds nuw %struct.Mode, ptr %617, i32 %652
  %678 = getelementptr inbounds nuw i8, ptr %677, i32 4
  %679 = load ptr, ptr %678, align 4
  %680 = getelementptr inbounds nuw i8, ptr %679, i32 36
  %681 = load ptr, ptr %680, align 4
  %682 = getelementptr inbounds nuw i8, ptr %677, i32 16
  %683 = load i32, ptr %682, align 4
  %684 = icmp sgt i32 %683, 0
  br i1 %684, label %685, label %701

685:                                              ; preds = %666
  %686 = getelementptr inbounds nuw i8, ptr %677, i32 52
  %687 = getelementptr inbounds nuw i8, ptr %677, i32 20
  br label %688

688:                                              ; preds = %688, %685
  %689 = phi i32 [ 0, %685 ], [ %698, %688 ]
  %690 = getelementptr inbounds nuw [8 x i32], ptr %686, i32 0, i32 %689
  %691 = load i32, ptr %690, align 4
  %692 = getelementptr inbounds [32 x double], ptr %29, i32 0, i32 %691
  %693 = load double, ptr %692, align 8
  %694 = fmul double %693, 2.000000e+00
  %695 = getelementptr inbounds nuw [8 x i32], ptr %687, i32 0, i32 %689
  %696 = load i32, ptr %695, align 4
  %697 = getelementptr inbounds double, ptr %681, i32 %696
  store double %694, ptr %697, align 8
  %698 = add nuw nsw i32 %689, 1
  %699 = icmp eq i32 %698, %683
  br i1 %699, label %701, label %688

700:                                              ; preds = %651, %615, %331, %160, %334, %246, %235, %639, %302, %603
  call void @llvm.lifetime.end.p0(i64 536, ptr nonnull %11) #29
  br label %716

701:                                              ; preds = %688, %666
  %702 = getelementptr inbounds nuw i8, ptr %679, i32 120
  store double %98, ptr %702, align 8
  %703 = getelementptr inbounds nuw i8, ptr %679, i32 252
  store i32 0, ptr %703, align 4
  %704 = getelementptr inbounds nuw i8, ptr %679, i32 256
  store i32 %70, ptr %704, align 8
  %705 = getelementptr inbounds nuw i8, ptr %677, i32 8
  %706 = load ptr, ptr %705, align 4
  %707 = load i32, ptr %18, align 4
  %708 = shl i32 %707, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %706, ptr readonly align 8 %91, i32 %708, i1 false)
  %709 = load ptr, ptr %705, align 4
  %710 = load i32, ptr %18, align 4
  %711 = getelementptr inbounds double, ptr %709, i32 %710
  %712 = getelementptr inbounds nuw i8, ptr %677, i32 12
  %713 = load i32, ptr %712, align 4
  %714 = shl i32 %713, 3
  tail call void @llvm.memset.p0.i32(ptr align 8 %711, i8 0, i32 %714, i1 false)
  store i32 %652, ptr %14, align 4
  call void @llvm.lifetime.end.p0(i64 536, ptr nonnull %11) #29
  %715 = icmp sgt i32 %59, 0
  br i1 %715, label %38, label %716

716:                                              ; preds = %61, %74, %80, %38, %701, %700
  %717 = phi i32 [ 2, %700 ], [ 2, %61 ], [ 2, %74 ], [ 2, %80 ], [ %50, %38 ], [ 0, %701 ]
  ret i32 %717
}

define hidden i32 @appell_chain_size(i32 noundef %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds [5 x i32], ptr @__const.appell_chain_size.sizes, i32 0, i32 %0
  %3 = load i32, ptr %2, align 4
  ret i32 %3
}

declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg) #8

define hidden range(i32 0, 2) i32 @appell_scales(ptr nocapture noundef %0, double noundef %1, ptr noundef %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef writeonly %4) local_unnamed_addr #2 {
  %6 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 480, ptr nonnull %6) #29
  call fastcc void @lay_out(ptr noundef %6, ptr noundef %0)
  %7 = load i32, ptr @appell_is_sparse, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = call fastcc i32 @sparse_scales(ptr noundef %0, ptr noundef %6, double noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %212

12:                                               ; preds = %9
  %13 = load i32, ptr @appell_is_recursive, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %79, label %18

15:                                               ; preds = %5
  %16 = load i32, ptr @appell_is_recursive, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %81, label %18

18:                                               ; preds = %15, %12
  %19 = getelementptr inbounds nuw i8, ptr %6, i32 292
  %20 = load ptr, ptr %19, align 4
  %21 = call fastcc i32 @recursive_rates(ptr noundef %0, ptr noundef nonnull %6, double noundef %1, ptr noundef %2, ptr noundef %20)
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %212

23:                                               ; preds = %18
  %24 = load i32, ptr @appell_n_speeds, align 4
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %26, label %34

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw i8, ptr %6, i32 76
  %28 = shl i32 %24, 3
  %29 = getelementptr inbounds nuw i8, ptr %6, i32 40
  %30 = load ptr, ptr %27, align 4
  %31 = icmp ult i32 %24, 4
  %32 = and i32 %24, 2147483644
  %33 = icmp eq i32 %24, %32
  br label %42

34:                                               ; preds = %72, %23
  %35 = load i32, ptr @appell_n_rows, align 4
  %36 = getelementptr inbounds nuw i8, ptr %6, i32 40
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %6, i32 404
  %39 = load ptr, ptr %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr %6, i32 100
  %41 = load ptr, ptr %40, align 4
  call fastcc void @raise_rows(i32 noundef %24, i32 noundef %35, ptr noundef %37, ptr noundef %39, ptr noundef %41)
  br label %210

42:                                               ; preds = %72, %26
  %43 = phi ptr [ %30, %26 ], [ %48, %72 ]
  %44 = phi i32 [ 0, %26 ], [ %77, %72 ]
  call void @llvm.memset.p0.i32(ptr align 8 %43, i8 0, i32 %28, i1 false)
  %45 = load ptr, ptr %27, align 4
  %46 = getelementptr inbounds nuw double, ptr %45, i32 %44
  store double 1.000000e+00, ptr %46, align 8
  %47 = load ptr, ptr %29, align 8
  call fastcc void @raise_by(i32 noundef %24, ptr noundef %47, ptr noundef %45)
  %48 = load ptr, ptr %27, align 4
  br i1 %31, label %60, label %49

49:                                               ; preds = %42, %49
  %50 = phi i32 [ %56, %49 ], [ 0, %42 ]
  %51 = phi <4 x double> [ %55, %49 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %42 ]
  %52 = getelementptr inbounds nuw double, ptr %48, i32 %50
  %53 = load <4 x double>, ptr %52, align 8
  %54 = fmul reassoc contract <4 x double> %53, %53
  %55 = fadd reassoc contract <4 x double> %51, %54
  %56 = add nuw i32 %50, 4
  %57 = icmp eq i32 %56, %32
  br i1 %57, label %58, label %49

58:                                               ; preds = %49
  %59 = call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %55)
  br i1 %33, label %72, label %60

60:                                               ; preds = %42, %58
  %61 = phi i32 [ 0, %42 ], [ %32, %58 ]
  %62 = phi double [ 0.000000e+00, %42 ], [ %59, %58 ]
  br label %63

63:                                               ; preds = %60, %63
  %64 = phi i32 [ %70, %63 ], [ %61, %60 ]
  %65 = phi double [ %69, %63 ], [ %62, %60 ]
  %66 = getelementptr inbounds nuw double, ptr %48, i32 %64
  %67 = load double, ptr %66, align 8
  %68 = fmul reassoc contract double %67, %67
  %69 = fadd reassoc contract double %65, %68
  %70 = add nuw nsw i32 %64, 1
  %71 = icmp eq i32 %70, %24
  br i1 %71, label %72, label %63

72:                                               ; preds = %63, %58
  %73 = phi double [ %59, %58 ], [ %69, %63 ]
  %74 = call double @llvm.sqrt.f64(double %73)
  %75 = fdiv double 1.000000e+00, %74
  %76 = getelementptr inbounds nuw double, ptr %4, i32 %44
  store double %75, ptr %76, align 8
  %77 = add nuw nsw i32 %44, 1
  %78 = icmp eq i32 %77, %24
  br i1 %78, label %34, label %42

79:                                               ; preds = %12
  %80 = icmp sgt i32 %7, 1
  br i1 %80, label %212, label %81

81:                                               ; preds = %15, %79
  %82 = call fastcc i32 @evaluate_dynamics(ptr noundef %0, ptr noundef %6, double noundef %1, ptr noundef %2)
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %212

84:                                               ; preds = %81
  %85 = load i32, ptr @appell_n_position_rows, align 4
  %86 = load i32, ptr @appell_n_velocity_rows, align 4
  %87 = sub i32 0, %86
  %88 = icmp eq i32 %85, %87
  br i1 %88, label %94, label %89

89:                                               ; preds = %84
  %90 = load ptr, ptr %0, align 8
  %91 = getelementptr inbounds nuw i8, ptr %6, i32 128
  %92 = load ptr, ptr %91, align 8
  call void @appell_metric(double noundef %1, ptr noundef %2, ptr noundef %90, ptr noundef null, ptr noundef %92) #29
  %93 = load i32, ptr @appell_n_speeds, align 4
  br label %103

94:                                               ; preds = %84
  %95 = getelementptr inbounds nuw i8, ptr %6, i32 128
  %96 = load ptr, ptr %95, align 8
  %97 = load ptr, ptr %6, align 8
  %98 = load i32, ptr @appell_n_coordinates, align 4
  %99 = getelementptr inbounds double, ptr %97, i32 %98
  %100 = load i32, ptr @appell_n_speeds, align 4
  %101 = shl i32 %100, 3
  %102 = mul i32 %101, %100
  call void @llvm.memcpy.p0.p0.i32(ptr align 8 %96, ptr align 8 %99, i32 %102, i1 false)
  br label %103

103:                                              ; preds = %94, %89
  %104 = phi i32 [ %100, %94 ], [ %93, %89 ]
  %105 = mul nsw i32 %104, %104
  %106 = getelementptr inbounds nuw i8, ptr %6, i32 128
  %107 = load ptr, ptr %106, align 8
  %108 = icmp samesign ult i32 %105, 4
  br i1 %108, label %111, label %118

109:                                              ; preds = %118
  %110 = and i32 %105, 2147483644
  br label %111

111:                                              ; preds = %109, %103
  %112 = phi double [ 0.000000e+00, %103 ], [ %128, %109 ]
  %113 = phi double [ 0.000000e+00, %103 ], [ %133, %109 ]
  %114 = phi double [ 0.000000e+00, %103 ], [ %138, %109 ]
  %115 = phi double [ 0.000000e+00, %103 ], [ %143, %109 ]
  %116 = phi i32 [ 0, %103 ], [ %110, %109 ]
  %117 = icmp samesign ult i32 %116, %105
  br i1 %117, label %146, label %155

118:                                              ; preds = %103, %118
  %119 = phi i32 [ %144, %118 ], [ 4, %103 ]
  %120 = phi i32 [ %119, %118 ], [ 0, %103 ]
  %121 = phi double [ %143, %118 ], [ 0.000000e+00, %103 ]
  %122 = phi double [ %138, %118 ], [ 0.000000e+00, %103 ]
  %123 = phi double [ %133, %118 ], [ 0.000000e+00, %103 ]
  %124 = phi double [ %128, %118 ], [ 0.000000e+00, %103 ]
  %125 = getelementptr inbounds nuw double, ptr %107, i32 %120
  %126 = load double, ptr %125, align 8
  %127 = fsub double %126, %126
  %128 = fadd double %124, %127
  %129 = or disjoint i32 %120, 1
  %130 = getelementptr inbounds nuw double, ptr %107, i32 %129
  %131 = load double, ptr %130, align 8
  %132 = fsub double %131, %131
  %133 = fadd double %123, %132
  %134 = or disjoint i32 %120, 2
  %135 = getelementptr inbounds nuw double, ptr %107, i32 %134
  %136 = load double, ptr %135, align 8
  %137 = fsub double %136, %136
  %138 = fadd double %122, %137
  %139 = or disjoint i32 %120, 3
  %140 = getelementptr inbounds nuw double, ptr %107, i32 %139
  %141 = load double, ptr %140, align 8
  %142 = fsub double %141, %141
  %143 = fadd double %121, %142
  %144 = add nuw nsw i32 %119, 4
  %145 = icmp samesign ugt i32 %144, %105
  br i1 %145, label %109, label %118

146:                                              ; preds = %111, %146
  %147 = phi i32 [ %153, %146 ], [ %116, %111 ]
  %148 = phi double [ %152, %146 ], [ %112, %111 ]
  %149 = getelementptr inbounds nuw double, ptr %107, i32 %147
  %150 = load double, ptr %149, align 8
  %151 = fsub double %150, %150
  %152 = fadd double %148, %151
  %153 = add nuw nsw i32 %147, 1
  %154 = icmp eq i32 %153, %105
  br i1 %154, label %155, label %146

155:                                              ; preds = %146, %111
  %156 = phi double [ %112, %111 ], [ %152, %146 ]
  %157 = fadd double %113, %156
  %158 = fadd double %114, %115
  %159 = fadd double %158, %157
  %160 = fcmp une double %159, 0.000000e+00
  br i1 %160, label %212, label %161

161:                                              ; preds = %155
  %162 = icmp sgt i32 %104, 0
  br i1 %162, label %163, label %168

163:                                              ; preds = %161
  %164 = add nuw i32 %104, 1
  br label %173

165:                                              ; preds = %173
  %166 = call fastcc i32 @cholesky(i32 noundef %104, ptr noundef nonnull %107)
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %212, label %183

168:                                              ; preds = %161
  %169 = call fastcc i32 @cholesky(i32 noundef %104, ptr noundef %107)
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %212, label %171

171:                                              ; preds = %168
  %172 = load ptr, ptr %106, align 8
  br label %200

173:                                              ; preds = %163, %173
  %174 = phi i32 [ 0, %163 ], [ %181, %173 ]
  %175 = mul i32 %174, %164
  %176 = getelementptr inbounds double, ptr %107, i32 %175
  %177 = load double, ptr %176, align 8
  %178 = call double @llvm.sqrt.f64(double %177)
  %179 = fdiv double 1.000000e+00, %178
  %180 = getelementptr inbounds nuw double, ptr %4, i32 %174
  store double %179, ptr %180, align 8
  %181 = add nuw nsw i32 %174, 1
  %182 = icmp eq i32 %181, %104
  br i1 %182, label %165, label %173

183:                                              ; preds = %165
  %184 = load ptr, ptr %106, align 8
  %185 = add nuw i32 %104, 1
  br label %186

186:                                              ; preds = %186, %183
  %187 = phi i32 [ 0, %183 ], [ %195, %186 ]
  %188 = phi double [ 0.000000e+00, %183 ], [ %194, %186 ]
  %189 = phi double [ 0x7FF0000000000000, %183 ], [ %193, %186 ]
  %190 = mul i32 %187, %185
  %191 = getelementptr inbounds double, ptr %184, i32 %190
  %192 = load double, ptr %191, align 8
  %193 = call double @llvm.minnum.f64(double %189, double %192)
  %194 = call double @llvm.maxnum.f64(double %188, double %192)
  %195 = add nuw nsw i32 %187, 1
  %196 = icmp eq i32 %195, %104
  br i1 %196, label %197, label %186

197:                                              ; preds = %186
  %198 = fmul double %194, 0x3EB0C6F7A0B5ED8D
  %199 = fcmp ule double %193, %198
  br i1 %199, label %212, label %200

200:                                              ; preds = %171, %197
  %201 = phi ptr [ %172, %171 ], [ %184, %197 ]
  %202 = load i32, ptr @appell_n_rows, align 4
  %203 = load ptr, ptr %6, align 8
  %204 = load i32, ptr @appell_n_coordinates, align 4
  %205 = getelementptr inbounds double, ptr %203, i32 %204
  %206 = getelementptr inbounds nuw double, ptr %205, i32 %105
  %207 = getelementptr inbounds double, ptr %206, i32 %104
  %208 = getelementptr inbounds nuw i8, ptr %6, i32 100
  %209 = load ptr, ptr %208, align 4
  call fastcc void @raise_rows(i32 noundef %104, i32 noundef %202, ptr noundef %201, ptr noundef %207, ptr noundef %209)
  br label %210

210:                                              ; preds = %200, %34
  %211 = call fastcc i32 @lengths_of_rows(ptr noundef %6, ptr noundef %3)
  br label %212

212:                                              ; preds = %210, %168, %18, %165, %197, %155, %79, %81, %9
  %213 = phi i32 [ 1, %9 ], [ 0, %81 ], [ 0, %79 ], [ 0, %155 ], [ 0, %197 ], [ 0, %165 ], [ 0, %18 ], [ 0, %168 ], [ %211, %210 ]
  call void @llvm.lifetime.end.p0(i64 480, ptr nonnull %6) #29
  ret i32 %213
}

define internal fastcc range(i32 0, 2) i32 @sparse_scales(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, ptr noundef %3, ptr nocapture noundef writeonly %4, ptr nocapture noundef writeonly %5) unnamed_addr #4 {
  %7 = alloca %struct.Sparse, align 8
  %8 = tail call fastcc i32 @evaluate_sparse(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %121

10:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(i64 120, ptr nonnull %7) #29
  %11 = load i32, ptr @appell_plan_rows, align 4
  store i32 %11, ptr %7, align 8
  %12 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %13 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 4), align 4
  store i32 %13, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %15 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 8), align 4
  store i32 %15, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %17 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 12), align 4
  store i32 %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %19 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 16), align 4
  store i32 %19, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %7, i32 20
  %21 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 20), align 4
  store i32 %21, ptr %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr %7, i32 24
  %23 = add nsw i32 %13, %11
  store i32 %23, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %7, i32 28
  %25 = getelementptr inbounds nuw i8, ptr %7, i32 32
  %26 = getelementptr inbounds nuw i8, ptr %7, i32 36
  %27 = getelementptr inbounds nuw i8, ptr %7, i32 40
  %28 = getelementptr inbounds nuw i8, ptr %7, i32 44
  %29 = getelementptr inbounds nuw i8, ptr %7, i32 48
  %30 = getelementptr inbounds nuw i8, ptr %7, i32 52
  %31 = getelementptr inbounds nuw i8, ptr %7, i32 56
  %32 = getelementptr inbounds nuw i8, ptr %7, i32 60
  %33 = getelementptr inbounds nuw i8, ptr %7, i32 64
  %34 = getelementptr inbounds nuw i8, ptr %7, i32 68
  %35 = getelementptr inbounds nuw i8, ptr %7, i32 72
  %36 = getelementptr inbounds nuw i8, ptr %7, i32 76
  store ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 40), ptr %24, align 4
  %37 = getelementptr inbounds i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 40), i32 %23
  store ptr %37, ptr %25, align 8
  %38 = getelementptr i32, ptr %37, i32 %23
  %39 = getelementptr i8, ptr %38, i32 4
  store ptr %39, ptr %26, align 4
  %40 = getelementptr inbounds i32, ptr %39, i32 %19
  store ptr %40, ptr %27, align 8
  %41 = getelementptr inbounds i32, ptr %40, i32 %19
  store ptr %41, ptr %28, align 4
  %42 = getelementptr i32, ptr %41, i32 %23
  %43 = getelementptr i8, ptr %42, i32 4
  store ptr %43, ptr %29, align 8
  %44 = getelementptr inbounds i32, ptr %43, i32 %21
  store ptr %44, ptr %30, align 4
  %45 = getelementptr i32, ptr %44, i32 %23
  %46 = getelementptr i8, ptr %45, i32 4
  store ptr %46, ptr %31, align 8
  %47 = getelementptr inbounds i32, ptr %46, i32 %21
  store ptr %47, ptr %32, align 4
  %48 = getelementptr inbounds i32, ptr %47, i32 %21
  store ptr %48, ptr %33, align 8
  %49 = getelementptr inbounds i32, ptr %48, i32 %15
  store ptr %49, ptr %34, align 4
  %50 = getelementptr inbounds i32, ptr %49, i32 %15
  store ptr %50, ptr %35, align 8
  %51 = getelementptr inbounds i32, ptr %50, i32 %17
  store ptr %51, ptr %36, align 4
  %52 = getelementptr inbounds nuw i8, ptr %7, i32 80
  %53 = getelementptr inbounds nuw i8, ptr %1, i32 176
  %54 = load ptr, ptr %53, align 8
  %55 = load i32, ptr @appell_n_coordinates, align 4
  %56 = getelementptr inbounds double, ptr %54, i32 %55
  store ptr %56, ptr %52, align 8
  %57 = getelementptr inbounds nuw i8, ptr %7, i32 84
  %58 = getelementptr inbounds double, ptr %56, i32 %15
  %59 = load i32, ptr @appell_n_speeds, align 4
  %60 = getelementptr inbounds double, ptr %58, i32 %59
  store ptr %60, ptr %57, align 4
  %61 = getelementptr inbounds nuw i8, ptr %7, i32 88
  %62 = getelementptr inbounds nuw i8, ptr %1, i32 216
  %63 = load ptr, ptr %62, align 8
  store ptr %63, ptr %61, align 8
  %64 = getelementptr inbounds nuw i8, ptr %7, i32 92
  %65 = getelementptr inbounds nuw i8, ptr %1, i32 220
  %66 = load ptr, ptr %65, align 4
  store ptr %66, ptr %64, align 4
  %67 = getelementptr inbounds nuw i8, ptr %7, i32 96
  %68 = getelementptr inbounds nuw i8, ptr %1, i32 224
  %69 = load ptr, ptr %68, align 8
  store ptr %69, ptr %67, align 8
  %70 = getelementptr inbounds nuw i8, ptr %7, i32 100
  %71 = getelementptr inbounds nuw i8, ptr %1, i32 196
  %72 = load ptr, ptr %71, align 4
  store ptr %72, ptr %70, align 4
  %73 = getelementptr inbounds nuw i8, ptr %7, i32 104
  store double 0x7FF0000000000000, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %7, i32 112
  store i32 -1, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %7, i32 116
  store i32 0, ptr %75, align 4
  %76 = call fastcc i32 @sparse_factorise(ptr noundef %7, ptr noundef null)
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %119, label %78

78:                                               ; preds = %10
  %79 = load i32, ptr %14, align 8
  %80 = icmp sgt i32 %79, 0
  br i1 %80, label %81, label %84

81:                                               ; preds = %78
  %82 = load ptr, ptr %33, align 8
  %83 = load ptr, ptr %34, align 4
  br label %91

84:                                               ; preds = %106, %78
  %85 = load i32, ptr @appell_n_rows, align 4
  %86 = icmp sgt i32 %85, 0
  br i1 %86, label %87, label %119

87:                                               ; preds = %84
  %88 = load ptr, ptr %67, align 8
  %89 = load ptr, ptr %24, align 4
  %90 = getelementptr i32, ptr %89, i32 %59
  br label %109

91:                                               ; preds = %81, %106
  %92 = phi i32 [ 0, %81 ], [ %107, %106 ]
  %93 = getelementptr inbounds nuw i32, ptr %82, i32 %92
  %94 = load i32, ptr %93, align 4
  %95 = getelementptr inbounds nuw i32, ptr %83, i32 %92
  %96 = load i32, ptr %95, align 4
  %97 = icmp eq i32 %94, %96
  br i1 %97, label %98, label %106

98:                                               ; preds = %91
  %99 = load ptr, ptr %53, align 8
  %100 = getelementptr inbounds double, ptr %99, i32 %55
  %101 = getelementptr inbounds nuw double, ptr %100, i32 %92
  %102 = load double, ptr %101, align 8
  %103 = tail call double @llvm.sqrt.f64(double %102)
  %104 = fdiv double 1.000000e+00, %103
  %105 = getelementptr inbounds double, ptr %5, i32 %94
  store double %104, ptr %105, align 8
  br label %106

106:                                              ; preds = %91, %98
  %107 = add nuw nsw i32 %92, 1
  %108 = icmp eq i32 %107, %79
  br i1 %108, label %84, label %91

109:                                              ; preds = %87, %109
  %110 = phi i32 [ 0, %87 ], [ %117, %109 ]
  %111 = getelementptr i32, ptr %90, i32 %110
  %112 = load i32, ptr %111, align 4
  %113 = getelementptr inbounds double, ptr %88, i32 %112
  %114 = load double, ptr %113, align 8
  %115 = tail call double @llvm.sqrt.f64(double %114)
  %116 = getelementptr inbounds nuw double, ptr %4, i32 %110
  store double %115, ptr %116, align 8
  %117 = add nuw nsw i32 %110, 1
  %118 = icmp eq i32 %117, %85
  br i1 %118, label %119, label %109

119:                                              ; preds = %109, %84, %10
  %120 = phi i32 [ 0, %10 ], [ 1, %84 ], [ 1, %109 ]
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %7) #29
  br label %121

121:                                              ; preds = %6, %119
  %122 = phi i32 [ %120, %119 ], [ 0, %6 ]
  ret i32 %122
}

define internal fastcc range(i32 0, 6) i32 @evaluate_dynamics(ptr nocapture noundef %0, ptr nocapture noundef nonnull initializes((404, 412)) %1, double noundef %2, ptr noundef %3) unnamed_addr #2 {
  %5 = load ptr, ptr %0, align 8
  %6 = load ptr, ptr %1, align 8
  tail call void @appell_dynamics(double noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef null, ptr noundef %6) #29
  %7 = load ptr, ptr %1, align 8
  %8 = load i32, ptr @appell_n_coordinates, align 4
  %9 = getelementptr inbounds double, ptr %7, i32 %8
  %10 = load i32, ptr @appell_n_speeds, align 4
  %11 = mul nsw i32 %10, %10
  %12 = getelementptr inbounds nuw double, ptr %9, i32 %11
  %13 = getelementptr inbounds double, ptr %12, i32 %10
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 404
  store ptr %13, ptr %14, align 4
  %15 = load i32, ptr @appell_n_rows, align 4
  %16 = mul i32 %15, %10
  %17 = getelementptr inbounds double, ptr %13, i32 %16
  %18 = getelementptr inbounds nuw i8, ptr %1, i32 408
  store ptr %17, ptr %18, align 8
  %19 = load i32, ptr @appell_is_actuated, align 4
  %20 = icmp eq i32 %19, 0
  %21 = select i1 %20, i32 2, i32 3
  %22 = mul i32 %16, %21
  %23 = add i32 %10, %8
  %24 = add i32 %23, %11
  %25 = add i32 %24, %15
  %26 = add i32 %25, %22
  %27 = icmp slt i32 %26, 4
  br i1 %27, label %30, label %37

28:                                               ; preds = %37
  %29 = and i32 %26, 2147483644
  br label %30

30:                                               ; preds = %28, %4
  %31 = phi double [ 0.000000e+00, %4 ], [ %47, %28 ]
  %32 = phi double [ 0.000000e+00, %4 ], [ %52, %28 ]
  %33 = phi double [ 0.000000e+00, %4 ], [ %57, %28 ]
  %34 = phi double [ 0.000000e+00, %4 ], [ %62, %28 ]
  %35 = phi i32 [ 0, %4 ], [ %29, %28 ]
  %36 = icmp slt i32 %35, %26
  br i1 %36, label %65, label %74

37:                                               ; preds = %4, %37
  %38 = phi i32 [ %63, %37 ], [ 4, %4 ]
  %39 = phi i32 [ %38, %37 ], [ 0, %4 ]
  %40 = phi double [ %62, %37 ], [ 0.000000e+00, %4 ]
  %41 = phi double [ %57, %37 ], [ 0.000000e+00, %4 ]
  %42 = phi double [ %52, %37 ], [ 0.000000e+00, %4 ]
  %43 = phi double [ %47, %37 ], [ 0.000000e+00, %4 ]
  %44 = getelementptr inbounds nuw double, ptr %7, i32 %39
  %45 = load double, ptr %44, align 8
  %46 = fsub double %45, %45
  %47 = fadd double %43, %46
  %48 = or disjoint i32 %39, 1
  %49 = getelementptr inbounds nuw double, ptr %7, i32 %48
  %50 = load double, ptr %49, align 8
  %51 = fsub double %50, %50
  %52 = fadd double %42, %51
  %53 = or disjoint i32 %39, 2
  %54 = getelementptr inbounds nuw double, ptr %7, i32 %53
  %55 = load double, ptr %54, align 8
  %56 = fsub double %55, %55
  %57 = fadd double %41, %56
  %58 = or disjoint i32 %39, 3
  %59 = getelementptr inbounds nuw double, ptr %7, i32 %58
  %60 = load double, ptr %59, align 8
  %61 = fsub double %60, %60
  %62 = fadd double %40, %61
  %63 = add nuw nsw i32 %38, 4
  %64 = icmp sgt i32 %63, %26
  br i1 %64, label %28, label %37

65:                                               ; preds = %30, %65
  %66 = phi i32 [ %72, %65 ], [ %35, %30 ]
  %67 = phi double [ %71, %65 ], [ %31, %30 ]
  %68 = getelementptr inbounds nuw double, ptr %7, i32 %66
  %69 = load double, ptr %68, align 8
  %70 = fsub double %69, %69
  %71 = fadd double %67, %70
  %72 = add nuw nsw i32 %66, 1
  %73 = icmp eq i32 %72, %26
  br i1 %73, label %74, label %65

74:                                               ; preds = %65, %30
  %75 = phi double [ %31, %30 ], [ %71, %65 ]
  %76 = fadd double %32, %75
  %77 = fadd double %33, %34
  %78 = fadd double %77, %76
  %79 = fcmp une double %78, 0.000000e+00
  br i1 %79, label %80, label %81

80:                                               ; preds = %74
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 0, double noundef %2)
  br label %81

81:                                               ; preds = %74, %80
  %82 = phi i32 [ 5, %80 ], [ 0, %74 ]
  ret i32 %82
}

declare void @appell_metric(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

declare double @llvm.sqrt.f64(double) #10

define internal fastcc range(i32 0, 2) i32 @cholesky(i32 noundef %0, ptr nocapture noundef %1) unnamed_addr #11 {
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

define internal fastcc void @raise_rows(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4) unnamed_addr #4 {
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

define internal fastcc range(i32 0, 2) i32 @lengths_of_rows(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef writeonly %1) unnamed_addr #12 {
  %3 = alloca %struct.Factor, align 4
  %4 = load i32, ptr @appell_n_rows, align 4
  %5 = icmp sgt i32 %4, 0
  %6 = load i32, ptr @appell_n_speeds, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 100
  %8 = load ptr, ptr %7, align 4
  br i1 %5, label %9, label %14

9:                                                ; preds = %2
  %10 = icmp sgt i32 %6, 0
  %11 = icmp ult i32 %6, 4
  %12 = and i32 %6, 2147483644
  %13 = icmp eq i32 %6, %12
  br label %36

14:                                               ; preds = %64, %2
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #29
  store i32 %6, ptr %3, align 4
  %15 = getelementptr inbounds nuw i8, ptr %3, i32 4
  store i32 %4, ptr %15, align 4
  %16 = getelementptr inbounds nuw i8, ptr %3, i32 8
  store i32 0, ptr %16, align 4
  %17 = getelementptr inbounds nuw i8, ptr %3, i32 12
  store ptr %8, ptr %17, align 4
  %18 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 104
  %20 = load ptr, ptr %19, align 8
  store ptr %20, ptr %18, align 4
  %21 = getelementptr inbounds nuw i8, ptr %3, i32 20
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 108
  %23 = load ptr, ptr %22, align 4
  store ptr %23, ptr %21, align 4
  %24 = getelementptr inbounds nuw i8, ptr %3, i32 24
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 372
  %26 = load ptr, ptr %25, align 4
  store ptr %26, ptr %24, align 4
  %27 = getelementptr inbounds nuw i8, ptr %3, i32 28
  store i32 0, ptr %27, align 4
  call fastcc void @factorise(ptr noundef %3, ptr noundef null)
  %28 = load i32, ptr %16, align 4
  %29 = load i32, ptr @appell_n_regular_rows, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %80, label %31

31:                                               ; preds = %14
  %32 = icmp slt i32 %29, 1
  br i1 %32, label %80, label %33

33:                                               ; preds = %31
  %34 = load ptr, ptr %17, align 4
  %35 = add i32 %6, 1
  br label %73

36:                                               ; preds = %9, %64
  %37 = phi i32 [ 0, %9 ], [ %68, %64 ]
  %38 = mul nsw i32 %6, %37
  %39 = getelementptr inbounds double, ptr %8, i32 %38
  br i1 %10, label %40, label %64

40:                                               ; preds = %36
  br i1 %11, label %52, label %41

41:                                               ; preds = %40, %41
  %42 = phi i32 [ %48, %41 ], [ 0, %40 ]
  %43 = phi <4 x double> [ %47, %41 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %40 ]
  %44 = getelementptr inbounds nuw double, ptr %39, i32 %42
  %45 = load <4 x double>, ptr %44, align 8
  %46 = fmul reassoc contract <4 x double> %45, %45
  %47 = fadd reassoc contract <4 x double> %43, %46
  %48 = add nuw i32 %42, 4
  %49 = icmp eq i32 %48, %12
  br i1 %49, label %50, label %41

50:                                               ; preds = %41
  %51 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %47)
  br i1 %13, label %64, label %52

52:                                               ; preds = %40, %50
  %53 = phi i32 [ 0, %40 ], [ %12, %50 ]
  %54 = phi double [ 0.000000e+00, %40 ], [ %51, %50 ]
  br label %55

55:                                               ; preds = %52, %55
  %56 = phi i32 [ %62, %55 ], [ %53, %52 ]
  %57 = phi double [ %61, %55 ], [ %54, %52 ]
  %58 = getelementptr inbounds nuw double, ptr %39, i32 %56
  %59 = load double, ptr %58, align 8
  %60 = fmul reassoc contract double %59, %59
  %61 = fadd reassoc contract double %57, %60
  %62 = add nuw nsw i32 %56, 1
  %63 = icmp eq i32 %62, %6
  br i1 %63, label %64, label %55

64:                                               ; preds = %55, %50, %36
  %65 = phi double [ 0.000000e+00, %36 ], [ %51, %50 ], [ %61, %55 ]
  %66 = tail call double @llvm.sqrt.f64(double %65)
  %67 = getelementptr inbounds nuw double, ptr %1, i32 %37
  store double %66, ptr %67, align 8
  %68 = add nuw nsw i32 %37, 1
  %69 = icmp eq i32 %68, %4
  br i1 %69, label %14, label %36

70:                                               ; preds = %73
  %71 = add nuw nsw i32 %74, 1
  %72 = icmp eq i32 %71, %29
  br i1 %72, label %80, label %73

73:                                               ; preds = %33, %70
  %74 = phi i32 [ 0, %33 ], [ %71, %70 ]
  %75 = mul i32 %74, %35
  %76 = getelementptr inbounds double, ptr %34, i32 %75
  %77 = load double, ptr %76, align 8
  %78 = tail call double @llvm.fabs.f64(double %77)
  %79 = fcmp ogt double %78, 1.000000e-03
  br i1 %79, label %70, label %80

80:                                               ; preds = %73, %70, %31, %14
  %81 = phi i32 [ 0, %14 ], [ 1, %31 ], [ 0, %73 ], [ 1, %70 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #29
  ret i32 %81
}

define hidden noundef i32 @appell_run_size() local_unnamed_addr #0 {
  ret i32 368
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 300
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
  tail call void %91(double noundef %1, ptr noundef %2, ptr noundef %17, ptr noundef null, ptr noundef %20) #29
  br label %109

92:                                               ; preds = %27, %103
  %93 = phi i32 [ 0, %27 ], [ %106, %103 ]
  %94 = load i32, ptr %21, align 4
  %95 = icmp eq i32 %94, 2
  %96 = getelementptr inbounds nuw [3 x ptr], ptr %28, i32 0, i32 %93
  %97 = load ptr, ptr %96, align 4
  br i1 %95, label %98, label %100

98:                                               ; preds = %92
  %99 = tail call double %97(double noundef %1) #29
  br label %103

100:                                              ; preds = %92
  %101 = load ptr, ptr %0, align 8
  %102 = tail call double %97(double noundef %1, ptr noundef %2, ptr noundef %101) #29
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

define hidden ptr @appell_state(ptr nocapture noundef readonly %0) local_unnamed_addr #13 {
  %2 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 480, ptr nonnull %2) #29
  call fastcc void @lay_out(ptr noundef %2, ptr noundef %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i32 276
  %4 = load ptr, ptr %3, align 4
  call void @llvm.lifetime.end.p0(i64 480, ptr nonnull %2) #29
  ret ptr %4
}

define hidden range(i32 0, 12) i32 @appell_rates(ptr nocapture noundef %0, double noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef writeonly %4) local_unnamed_addr #2 {
  %6 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 480, ptr nonnull %6) #29
  call fastcc void @lay_out(ptr noundef %6, ptr noundef %0)
  %7 = call fastcc i32 @rates(ptr noundef %0, ptr noundef %6, double noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef 1)
  %8 = getelementptr inbounds nuw i8, ptr %6, i32 32
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
  %20 = shl i32 %19, 3
  call void @llvm.memcpy.p0.p0.i32(ptr align 8 %4, ptr align 8 %9, i32 %20, i1 false)
  call void @llvm.lifetime.end.p0(i64 480, ptr nonnull %6) #29
  ret i32 %7
}

define hidden range(i32 0, 12) i32 @appell_sample_rates(ptr nocapture noundef %0) local_unnamed_addr #2 {
  %2 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 480, ptr nonnull %2) #29
  call fastcc void @lay_out(ptr noundef %2, ptr noundef %0)
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 256
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
  call void @llvm.lifetime.end.p0(i64 480, ptr nonnull %2) #29
  ret i32 %38
}

define internal fastcc range(i32 0, 12) i32 @write_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 292
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
  %16 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %17 = load ptr, ptr %16, align 8
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
  %31 = load ptr, ptr %16, align 8
  %32 = getelementptr inbounds double, ptr %31, i32 %13
  %33 = shl i32 %28, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %30, ptr align 8 %32, i32 %33, i1 false)
  %34 = getelementptr inbounds nuw i8, ptr %0, i32 280
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
  call void @llvm.lifetime.start.p0(i64 480, ptr nonnull %5) #29
  call fastcc void @lay_out(ptr noundef %5, ptr noundef %0)
  %6 = call fastcc i32 @evaluate_jacobian(ptr noundef %0, ptr noundef %5, double noundef %1, ptr noundef %2, ptr noundef %3)
  call void @llvm.lifetime.end.p0(i64 480, ptr nonnull %5) #29
  ret i32 %6
}

define internal fastcc range(i32 0, 12) i32 @evaluate_jacobian(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr nocapture noundef %4) unnamed_addr #4 {
  %6 = alloca %struct.Factor, align 4
  %7 = alloca %struct.Factor, align 4
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = load i32, ptr @appell_n_rows, align 4
  %10 = add i32 %9, %8
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 292
  %12 = load ptr, ptr %11, align 4
  %13 = tail call fastcc i32 @rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %12, i32 noundef 1)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %476

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %0, i32 324
  %17 = load i32, ptr %16, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %16, align 4
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 104
  %20 = load ptr, ptr %19, align 8
  %21 = load ptr, ptr %0, align 8
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %1, i32 368
  %25 = load ptr, ptr %24, align 8
  tail call void %20(double noundef %2, ptr noundef %3, ptr noundef %21, ptr noundef %23, ptr noundef %25) #29
  %26 = load i32, ptr @appell_n_coordinates, align 4
  %27 = add nsw i32 %26, %8
  %28 = load i32, ptr @appell_n_auxiliaries, align 4
  %29 = add i32 %28, %27
  %30 = add i32 %29, %9
  %31 = mul nsw i32 %30, %29
  %32 = load ptr, ptr %24, align 8
  %33 = icmp slt i32 %31, 4
  br i1 %33, label %36, label %43

34:                                               ; preds = %43
  %35 = and i32 %31, 2147483644
  br label %36

36:                                               ; preds = %34, %15
  %37 = phi double [ 0.000000e+00, %15 ], [ %53, %34 ]
  %38 = phi double [ 0.000000e+00, %15 ], [ %58, %34 ]
  %39 = phi double [ 0.000000e+00, %15 ], [ %63, %34 ]
  %40 = phi double [ 0.000000e+00, %15 ], [ %68, %34 ]
  %41 = phi i32 [ 0, %15 ], [ %35, %34 ]
  %42 = icmp slt i32 %41, %31
  br i1 %42, label %71, label %80

43:                                               ; preds = %15, %43
  %44 = phi i32 [ %69, %43 ], [ 4, %15 ]
  %45 = phi i32 [ %44, %43 ], [ 0, %15 ]
  %46 = phi double [ %68, %43 ], [ 0.000000e+00, %15 ]
  %47 = phi double [ %63, %43 ], [ 0.000000e+00, %15 ]
  %48 = phi double [ %58, %43 ], [ 0.000000e+00, %15 ]
  %49 = phi double [ %53, %43 ], [ 0.000000e+00, %15 ]
  %50 = getelementptr inbounds nuw double, ptr %32, i32 %45
  %51 = load double, ptr %50, align 8
  %52 = fsub double %51, %51
  %53 = fadd double %49, %52
  %54 = or disjoint i32 %45, 1
  %55 = getelementptr inbounds nuw double, ptr %32, i32 %54
  %56 = load double, ptr %55, align 8
  %57 = fsub double %56, %56
  %58 = fadd double %48, %57
  %59 = or disjoint i32 %45, 2
  %60 = getelementptr inbounds nuw double, ptr %32, i32 %59
  %61 = load double, ptr %60, align 8
  %62 = fsub double %61, %61
  %63 = fadd double %47, %62
  %64 = or disjoint i32 %45, 3
  %65 = getelementptr inbounds nuw double, ptr %32, i32 %64
  %66 = load double, ptr %65, align 8
  %67 = fsub double %66, %66
  %68 = fadd double %46, %67
  %69 = add nuw nsw i32 %44, 4
  %70 = icmp sgt i32 %69, %31
  br i1 %70, label %34, label %43

71:                                               ; preds = %36, %71
  %72 = phi i32 [ %78, %71 ], [ %41, %36 ]
  %73 = phi double [ %77, %71 ], [ %37, %36 ]
  %74 = getelementptr inbounds nuw double, ptr %32, i32 %72
  %75 = load double, ptr %74, align 8
  %76 = fsub double %75, %75
  %77 = fadd double %73, %76
  %78 = add nuw nsw i32 %72, 1
  %79 = icmp eq i32 %78, %31
  br i1 %79, label %80, label %71

80:                                               ; preds = %71, %36
  %81 = phi double [ %37, %36 ], [ %77, %71 ]
  %82 = fadd double %38, %81
  %83 = fadd double %39, %40
  %84 = fadd double %83, %82
  %85 = fcmp une double %84, 0.000000e+00
  br i1 %85, label %86, label %87

86:                                               ; preds = %80
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 13, i32 noundef 0, double noundef %2)
  br label %476

87:                                               ; preds = %80
  %88 = getelementptr inbounds nuw i8, ptr %0, i32 300
  %89 = load i32, ptr %88, align 4
  %90 = icmp sgt i32 %89, 0
  br i1 %90, label %91, label %202

91:                                               ; preds = %87
  %92 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %93 = getelementptr inbounds nuw i8, ptr %1, i32 304
  %94 = getelementptr inbounds nuw i8, ptr %1, i32 284
  %95 = shl i32 %29, 3
  %96 = icmp sgt i32 %29, 0
  %97 = icmp slt i32 %29, 1
  %98 = icmp sgt i32 %30, 0
  %99 = tail call i32 @llvm.smax.i32(i32 %29, i32 1)
  %100 = icmp ult i32 %30, 4
  %101 = and i32 %30, 2147483644
  %102 = icmp eq i32 %30, %101
  br label %103

103:                                              ; preds = %196, %91
  %104 = phi i32 [ 0, %91 ], [ %197, %196 ]
  %105 = load ptr, ptr %92, align 4
  %106 = getelementptr inbounds nuw %struct.Input, ptr %105, i32 %104
  %107 = load ptr, ptr %93, align 8
  %108 = getelementptr inbounds nuw i8, ptr %106, i32 12
  %109 = load ptr, ptr %108, align 4
  %110 = icmp eq ptr %109, null
  br i1 %110, label %113, label %111

111:                                              ; preds = %103
  %112 = load ptr, ptr %0, align 8
  tail call void %109(double noundef %2, ptr noundef %3, ptr noundef %112, ptr noundef null, ptr noundef %107) #29
  br label %113

113:                                              ; preds = %111, %103
  %114 = getelementptr inbounds nuw i8, ptr %106, i32 28
  %115 = load i32, ptr %114, align 4
  %116 = icmp eq i32 %115, 3
  br i1 %116, label %121, label %117

117:                                              ; preds = %113
  %118 = load ptr, ptr %108, align 4
  %119 = icmp eq ptr %118, null
  %120 = or i1 %97, %119
  br i1 %120, label %196, label %154

121:                                              ; preds = %113
  %122 = load ptr, ptr %94, align 4
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %122, ptr align 8 %3, i32 %95, i1 false)
  br i1 %96, label %123, label %196

123:                                              ; preds = %121
  %124 = getelementptr inbounds nuw i8, ptr %106, i32 32
  %125 = getelementptr inbounds nuw i8, ptr %106, i32 16
  %126 = load ptr, ptr %94, align 4
  br label %127

127:                                              ; preds = %127, %123
  %128 = phi ptr [ %126, %123 ], [ %144, %127 ]
  %129 = phi i32 [ 0, %123 ], [ %152, %127 ]
  %130 = getelementptr inbounds nuw double, ptr %3, i32 %129
  %131 = load double, ptr %130, align 8
  %132 = tail call double @llvm.fabs.f64(double %131)
  %133 = tail call double @llvm.maxnum.f64(double %132, double 1.000000e-03)
  %134 = fmul double %133, 0x3E7AD7F29ABCAF48
  %135 = load ptr, ptr %0, align 8
  %136 = load i32, ptr %124, align 4
  %137 = getelementptr inbounds double, ptr %135, i32 %136
  %138 = load double, ptr %137, align 8
  %139 = fadd double %131, %134
  %140 = getelementptr inbounds nuw double, ptr %128, i32 %129
  store double %139, ptr %140, align 8
  %141 = load ptr, ptr %125, align 4
  %142 = tail call double %141(double noundef %2, ptr noundef %128, ptr noundef %135) #29
  %143 = fsub double %142, %138
  %144 = load ptr, ptr %94, align 4
  %145 = getelementptr inbounds nuw double, ptr %144, i32 %129
  %146 = load double, ptr %145, align 8
  %147 = load double, ptr %130, align 8
  %148 = fsub double %146, %147
  %149 = fdiv double %143, %148
  %150 = getelementptr inbounds nuw double, ptr %107, i32 %129
  store double %149, ptr %150, align 8
  %151 = load double, ptr %130, align 8
  store double %151, ptr %145, align 8
  %152 = add nuw nsw i32 %129, 1
  %153 = icmp eq i32 %152, %29
  br i1 %153, label %154, label %127

154:                                              ; preds = %127, %117
  %155 = load ptr, ptr %93, align 8
  %156 = getelementptr inbounds nuw i8, ptr %106, i32 48
  %157 = load i32, ptr %156, align 4
  %158 = add nsw i32 %157, %29
  %159 = load ptr, ptr %24, align 8
  %160 = mul nsw i32 %158, %30
  %161 = getelementptr inbounds double, ptr %159, i32 %160
  br label %162

162:                                              ; preds = %193, %154
  %163 = phi i32 [ 0, %154 ], [ %194, %193 ]
  %164 = getelementptr inbounds nuw double, ptr %155, i32 %163
  %165 = load double, ptr %164, align 8
  %166 = mul nsw i32 %163, %30
  %167 = getelementptr inbounds double, ptr %159, i32 %166
  br i1 %98, label %168, label %193

168:                                              ; preds = %162
  br i1 %100, label %182, label %169

169:                                              ; preds = %168
  %170 = insertelement <4 x double> poison, double %165, i64 0
  %171 = shufflevector <4 x double> %170, <4 x double> poison, <4 x i32> zeroinitializer
  br label %172

172:                                              ; preds = %172, %169
  %173 = phi i32 [ 0, %169 ], [ %179, %172 ]
  %174 = getelementptr inbounds nuw double, ptr %161, i32 %173
  %175 = load <4 x double>, ptr %174, align 8
  %176 = getelementptr inbounds nuw double, ptr %167, i32 %173
  %177 = load <4 x double>, ptr %176, align 8
  %178 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %171, <4 x double> %175, <4 x double> %177)
  store <4 x double> %178, ptr %176, align 8
  %179 = add nuw i32 %173, 4
  %180 = icmp eq i32 %179, %101
  br i1 %180, label %181, label %172

181:                                              ; preds = %172
  br i1 %102, label %193, label %182

182:                                              ; preds = %168, %181
  %183 = phi i32 [ 0, %168 ], [ %101, %181 ]
  br label %184

184:                                              ; preds = %182, %184
  %185 = phi i32 [ %191, %184 ], [ %183, %182 ]
  %186 = getelementptr inbounds nuw double, ptr %161, i32 %185
  %187 = load double, ptr %186, align 8
  %188 = getelementptr inbounds nuw double, ptr %167, i32 %185
  %189 = load double, ptr %188, align 8
  %190 = tail call double @llvm.fmuladd.f64(double %165, double %187, double %189)
  store double %190, ptr %188, align 8
  %191 = add nuw nsw i32 %185, 1
  %192 = icmp eq i32 %191, %30
  br i1 %192, label %193, label %184

193:                                              ; preds = %184, %181, %162
  %194 = add nuw nsw i32 %163, 1
  %195 = icmp eq i32 %194, %99
  br i1 %195, label %196, label %162

196:                                              ; preds = %193, %121, %117
  %197 = add nuw nsw i32 %104, 1
  %198 = load i32, ptr %88, align 4
  %199 = icmp slt i32 %197, %198
  br i1 %199, label %103, label %200

200:                                              ; preds = %196
  %201 = load ptr, ptr %24, align 8
  br label %202

202:                                              ; preds = %200, %87
  %203 = phi ptr [ %201, %200 ], [ %32, %87 ]
  %204 = load i32, ptr @appell_n_inputs, align 4
  %205 = add nsw i32 %204, %29
  %206 = mul nsw i32 %205, %30
  %207 = getelementptr inbounds double, ptr %203, i32 %206
  %208 = tail call fastcc i32 @evaluate_dynamics(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %210, label %476

210:                                              ; preds = %202
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #29
  tail call fastcc void @assemble_saddle(ptr noundef nonnull readonly %1)
  %211 = load i32, ptr @appell_law, align 4
  %212 = icmp eq i32 %211, 3
  %213 = icmp sgt i32 %9, 0
  %214 = select i1 %213, i1 %212, i1 false
  br i1 %214, label %215, label %225

215:                                              ; preds = %210
  %216 = getelementptr inbounds nuw i8, ptr %1, i32 36
  %217 = load ptr, ptr %216, align 4
  %218 = getelementptr inbounds double, ptr %217, i32 %8
  %219 = getelementptr inbounds nuw i8, ptr %1, i32 96
  %220 = load ptr, ptr %219, align 8
  %221 = icmp sgt i32 %8, 0
  %222 = icmp ult i32 %8, 4
  %223 = and i32 %8, 2147483644
  %224 = icmp eq i32 %8, %223
  br label %237

225:                                              ; preds = %266, %210
  %226 = icmp sgt i32 %10, 0
  br i1 %226, label %230, label %227

227:                                              ; preds = %225
  %228 = getelementptr inbounds nuw i8, ptr %1, i32 100
  %229 = load ptr, ptr %228, align 4
  br label %272

230:                                              ; preds = %225
  %231 = getelementptr inbounds nuw i8, ptr %1, i32 96
  %232 = getelementptr inbounds nuw i8, ptr %1, i32 80
  %233 = load ptr, ptr %232, align 8
  %234 = getelementptr inbounds nuw i8, ptr %1, i32 100
  %235 = load ptr, ptr %231, align 8
  %236 = load ptr, ptr %234, align 4
  br label %269

237:                                              ; preds = %266, %215
  %238 = phi i32 [ 0, %215 ], [ %267, %266 ]
  %239 = mul nsw i32 %238, %8
  %240 = getelementptr inbounds double, ptr %218, i32 %239
  %241 = add nsw i32 %238, %8
  %242 = mul nsw i32 %241, %10
  %243 = getelementptr inbounds double, ptr %220, i32 %242
  br i1 %221, label %244, label %266

244:                                              ; preds = %237
  br i1 %222, label %255, label %245

245:                                              ; preds = %244, %245
  %246 = phi i32 [ %252, %245 ], [ 0, %244 ]
  %247 = getelementptr inbounds nuw double, ptr %240, i32 %246
  %248 = load <4 x double>, ptr %247, align 8
  %249 = getelementptr inbounds nuw double, ptr %243, i32 %246
  %250 = load <4 x double>, ptr %249, align 8
  %251 = fsub <4 x double> %250, %248
  store <4 x double> %251, ptr %249, align 8
  %252 = add nuw i32 %246, 4
  %253 = icmp eq i32 %252, %223
  br i1 %253, label %254, label %245

254:                                              ; preds = %245
  br i1 %224, label %266, label %255

255:                                              ; preds = %244, %254
  %256 = phi i32 [ 0, %244 ], [ %223, %254 ]
  br label %257

257:                                              ; preds = %255, %257
  %258 = phi i32 [ %264, %257 ], [ %256, %255 ]
  %259 = getelementptr inbounds nuw double, ptr %240, i32 %258
  %260 = load double, ptr %259, align 8
  %261 = getelementptr inbounds nuw double, ptr %243, i32 %258
  %262 = load double, ptr %261, align 8
  %263 = fsub double %262, %260
  store double %263, ptr %261, align 8
  %264 = add nuw nsw i32 %258, 1
  %265 = icmp eq i32 %264, %8
  br i1 %265, label %266, label %257

266:                                              ; preds = %257, %254, %237
  %267 = add nuw nsw i32 %238, 1
  %268 = icmp eq i32 %267, %9
  br i1 %268, label %225, label %237

269:                                              ; preds = %305, %230
  %270 = phi i32 [ 0, %230 ], [ %306, %305 ]
  %271 = getelementptr double, ptr %235, i32 %270
  br label %295

272:                                              ; preds = %305, %227
  %273 = phi ptr [ %229, %227 ], [ %236, %305 ]
  store i32 %10, ptr %6, align 4
  %274 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store i32 %10, ptr %274, align 4
  %275 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i32 0, ptr %275, align 4
  %276 = getelementptr inbounds nuw i8, ptr %6, i32 12
  store ptr %273, ptr %276, align 4
  %277 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %278 = getelementptr inbounds nuw i8, ptr %1, i32 104
  %279 = load ptr, ptr %278, align 8
  store ptr %279, ptr %277, align 4
  %280 = getelementptr inbounds nuw i8, ptr %6, i32 20
  %281 = getelementptr inbounds nuw i8, ptr %1, i32 108
  %282 = load ptr, ptr %281, align 4
  store ptr %282, ptr %280, align 4
  %283 = getelementptr inbounds nuw i8, ptr %6, i32 24
  %284 = getelementptr inbounds nuw i8, ptr %1, i32 372
  %285 = load ptr, ptr %284, align 4
  store ptr %285, ptr %283, align 4
  %286 = getelementptr inbounds nuw i8, ptr %6, i32 28
  store i32 0, ptr %286, align 4
  %287 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %288 = load i32, ptr %287, align 8
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %321, label %319

290:                                              ; preds = %295
  %291 = fcmp ogt double %302, 0.000000e+00
  %292 = fdiv double 1.000000e+00, %302
  %293 = select i1 %291, double %292, double 1.000000e+00
  %294 = getelementptr inbounds nuw double, ptr %233, i32 %270
  store double %293, ptr %294, align 8
  br label %308

295:                                              ; preds = %295, %269
  %296 = phi i32 [ 0, %269 ], [ %303, %295 ]
  %297 = phi double [ 0.000000e+00, %269 ], [ %302, %295 ]
  %298 = mul nuw nsw i32 %296, %10
  %299 = getelementptr double, ptr %271, i32 %298
  %300 = load double, ptr %299, align 8
  %301 = tail call double @llvm.fabs.f64(double %300)
  %302 = tail call double @llvm.maxnum.f64(double %297, double %301)
  %303 = add nuw nsw i32 %296, 1
  %304 = icmp eq i32 %303, %10
  br i1 %304, label %290, label %295

305:                                              ; preds = %308
  %306 = add nuw nsw i32 %270, 1
  %307 = icmp eq i32 %306, %10
  br i1 %307, label %272, label %269

308:                                              ; preds = %308, %290
  %309 = phi i32 [ 0, %290 ], [ %317, %308 ]
  %310 = load double, ptr %294, align 8
  %311 = mul nuw nsw i32 %309, %10
  %312 = add nuw nsw i32 %311, %270
  %313 = getelementptr inbounds nuw double, ptr %235, i32 %312
  %314 = load double, ptr %313, align 8
  %315 = fmul double %310, %314
  %316 = getelementptr inbounds nuw double, ptr %236, i32 %312
  store double %315, ptr %316, align 8
  %317 = add nuw nsw i32 %309, 1
  %318 = icmp eq i32 %317, %10
  br i1 %318, label %305, label %308

319:                                              ; preds = %272
  %320 = add nsw i32 %288, %8
  store i32 %320, ptr %286, align 4
  br label %321

321:                                              ; preds = %272, %319
  call fastcc void @factorise(ptr noundef nonnull align 4 %6, ptr noundef null)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #29
  store i32 0, ptr %7, align 4
  %322 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store i32 0, ptr %322, align 4
  %323 = getelementptr inbounds nuw i8, ptr %7, i32 8
  store i32 0, ptr %323, align 4
  %324 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %325 = getelementptr inbounds nuw i8, ptr %1, i32 112
  %326 = load ptr, ptr %325, align 8
  store ptr %326, ptr %324, align 4
  %327 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %328 = getelementptr inbounds nuw i8, ptr %1, i32 116
  %329 = load ptr, ptr %328, align 4
  store ptr %329, ptr %327, align 4
  %330 = getelementptr inbounds nuw i8, ptr %7, i32 20
  %331 = getelementptr inbounds nuw i8, ptr %1, i32 120
  %332 = load ptr, ptr %331, align 8
  store ptr %332, ptr %330, align 4
  %333 = getelementptr inbounds nuw i8, ptr %7, i32 24
  %334 = getelementptr inbounds nuw i8, ptr %1, i32 376
  %335 = load ptr, ptr %334, align 8
  store ptr %335, ptr %333, align 4
  %336 = getelementptr inbounds nuw i8, ptr %7, i32 28
  store i32 0, ptr %336, align 4
  %337 = icmp sgt i32 %29, 0
  br i1 %337, label %338, label %352

338:                                              ; preds = %321
  %339 = getelementptr inbounds nuw i8, ptr %1, i32 88
  %340 = getelementptr inbounds nuw i8, ptr %1, i32 80
  %341 = getelementptr inbounds nuw i8, ptr %1, i32 84
  %342 = getelementptr inbounds nuw i8, ptr %1, i32 124
  %343 = shl i32 %26, 3
  %344 = shl i32 %8, 3
  %345 = shl i32 %28, 3
  %346 = icmp ne i32 %28, 0
  %347 = and i1 %346, %226
  %348 = icmp sgt i32 %28, 0
  %349 = icmp ult i32 %28, 4
  %350 = and i32 %28, 2147483644
  %351 = icmp eq i32 %28, %350
  br label %407

352:                                              ; preds = %436, %321
  %353 = mul nsw i32 %29, %29
  %354 = icmp samesign ult i32 %353, 4
  br i1 %354, label %357, label %364

355:                                              ; preds = %364
  %356 = and i32 %353, 2147483644
  br label %357

357:                                              ; preds = %355, %352
  %358 = phi double [ 0.000000e+00, %352 ], [ %374, %355 ]
  %359 = phi double [ 0.000000e+00, %352 ], [ %379, %355 ]
  %360 = phi double [ 0.000000e+00, %352 ], [ %384, %355 ]
  %361 = phi double [ 0.000000e+00, %352 ], [ %389, %355 ]
  %362 = phi i32 [ 0, %352 ], [ %356, %355 ]
  %363 = icmp samesign ult i32 %362, %353
  br i1 %363, label %392, label %401

364:                                              ; preds = %352, %364
  %365 = phi i32 [ %390, %364 ], [ 4, %352 ]
  %366 = phi i32 [ %365, %364 ], [ 0, %352 ]
  %367 = phi double [ %389, %364 ], [ 0.000000e+00, %352 ]
  %368 = phi double [ %384, %364 ], [ 0.000000e+00, %352 ]
  %369 = phi double [ %379, %364 ], [ 0.000000e+00, %352 ]
  %370 = phi double [ %374, %364 ], [ 0.000000e+00, %352 ]
  %371 = getelementptr inbounds nuw double, ptr %4, i32 %366
  %372 = load double, ptr %371, align 8
  %373 = fsub double %372, %372
  %374 = fadd double %370, %373
  %375 = or disjoint i32 %366, 1
  %376 = getelementptr inbounds nuw double, ptr %4, i32 %375
  %377 = load double, ptr %376, align 8
  %378 = fsub double %377, %377
  %379 = fadd double %369, %378
  %380 = or disjoint i32 %366, 2
  %381 = getelementptr inbounds nuw double, ptr %4, i32 %380
  %382 = load double, ptr %381, align 8
  %383 = fsub double %382, %382
  %384 = fadd double %368, %383
  %385 = or disjoint i32 %366, 3
  %386 = getelementptr inbounds nuw double, ptr %4, i32 %385
  %387 = load double, ptr %386, align 8
  %388 = fsub double %387, %387
  %389 = fadd double %367, %388
  %390 = add nuw nsw i32 %365, 4
  %391 = icmp samesign ugt i32 %390, %353
  br i1 %391, label %355, label %364

392:                                              ; preds = %357, %392
  %393 = phi i32 [ %399, %392 ], [ %362, %357 ]
  %394 = phi double [ %398, %392 ], [ %358, %357 ]
  %395 = getelementptr inbounds nuw double, ptr %4, i32 %393
  %396 = load double, ptr %395, align 8
  %397 = fsub double %396, %396
  %398 = fadd double %394, %397
  %399 = add nuw nsw i32 %393, 1
  %400 = icmp eq i32 %399, %353
  br i1 %400, label %401, label %392

401:                                              ; preds = %392, %357
  %402 = phi double [ %358, %357 ], [ %398, %392 ]
  %403 = fadd double %359, %402
  %404 = fadd double %360, %361
  %405 = fadd double %404, %403
  %406 = fcmp une double %405, 0.000000e+00
  br i1 %406, label %473, label %474

407:                                              ; preds = %338, %436
  %408 = phi i32 [ 0, %338 ], [ %437, %436 ]
  %409 = load ptr, ptr %24, align 8
  %410 = mul nsw i32 %408, %30
  %411 = getelementptr inbounds double, ptr %409, i32 %410
  %412 = getelementptr inbounds double, ptr %411, i32 %26
  %413 = load ptr, ptr %339, align 8
  %414 = mul nuw nsw i32 %408, %29
  %415 = getelementptr inbounds nuw double, ptr %4, i32 %414
  %416 = load ptr, ptr %341, align 4
  br i1 %226, label %417, label %419

417:                                              ; preds = %407
  %418 = load ptr, ptr %340, align 8
  br label %425

419:                                              ; preds = %425, %407
  call fastcc void @q_transposed(ptr noundef %6, ptr noundef %416)
  %420 = load ptr, ptr %341, align 4
  %421 = load ptr, ptr %342, align 4
  call fastcc void @least_norm_multipliers(ptr noundef %6, ptr noundef %7, ptr noundef %420, ptr noundef %421, ptr noundef %413)
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %415, ptr align 8 %411, i32 %343, i1 false)
  %422 = getelementptr inbounds double, ptr %415, i32 %26
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %422, ptr align 8 %413, i32 %344, i1 false)
  %423 = getelementptr inbounds double, ptr %422, i32 %8
  %424 = getelementptr inbounds double, ptr %412, i32 %10
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %423, ptr align 8 %424, i32 %345, i1 false)
  br i1 %347, label %439, label %436

425:                                              ; preds = %417, %425
  %426 = phi i32 [ 0, %417 ], [ %434, %425 ]
  %427 = getelementptr inbounds nuw double, ptr %418, i32 %426
  %428 = load double, ptr %427, align 8
  %429 = fneg double %428
  %430 = getelementptr inbounds nuw double, ptr %412, i32 %426
  %431 = load double, ptr %430, align 8
  %432 = fmul double %431, %429
  %433 = getelementptr inbounds nuw double, ptr %416, i32 %426
  store double %432, ptr %433, align 8
  %434 = add nuw nsw i32 %426, 1
  %435 = icmp eq i32 %434, %10
  br i1 %435, label %419, label %425

436:                                              ; preds = %470, %419
  %437 = add nuw nsw i32 %408, 1
  %438 = icmp eq i32 %437, %29
  br i1 %438, label %352, label %407

439:                                              ; preds = %419, %470
  %440 = phi i32 [ %471, %470 ], [ 0, %419 ]
  %441 = getelementptr inbounds nuw double, ptr %413, i32 %440
  %442 = load double, ptr %441, align 8
  %443 = mul nsw i32 %440, %28
  %444 = getelementptr inbounds double, ptr %207, i32 %443
  br i1 %348, label %445, label %470

445:                                              ; preds = %439
  br i1 %349, label %459, label %446

446:                                              ; preds = %445
  %447 = insertelement <4 x double> poison, double %442, i64 0
  %448 = shufflevector <4 x double> %447, <4 x double> poison, <4 x i32> zeroinitializer
  br label %449

449:                                              ; preds = %449, %446
  %450 = phi i32 [ 0, %446 ], [ %456, %449 ]
  %451 = getelementptr inbounds nuw double, ptr %444, i32 %450
  %452 = load <4 x double>, ptr %451, align 8
  %453 = getelementptr inbounds nuw double, ptr %423, i32 %450
  %454 = load <4 x double>, ptr %453, align 8
  %455 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %448, <4 x double> %452, <4 x double> %454)
  store <4 x double> %455, ptr %453, align 8
  %456 = add nuw i32 %450, 4
  %457 = icmp eq i32 %456, %350
  br i1 %457, label %458, label %449

458:                                              ; preds = %449
  br i1 %351, label %470, label %459

459:                                              ; preds = %445, %458
  %460 = phi i32 [ 0, %445 ], [ %350, %458 ]
  br label %461

461:                                              ; preds = %459, %461
  %462 = phi i32 [ %468, %461 ], [ %460, %459 ]
  %463 = getelementptr inbounds nuw double, ptr %444, i32 %462
  %464 = load double, ptr %463, align 8
  %465 = getelementptr inbounds nuw double, ptr %423, i32 %462
  %466 = load double, ptr %465, align 8
  %467 = tail call double @llvm.fmuladd.f64(double %442, double %464, double %466)
  store double %467, ptr %465, align 8
  %468 = add nuw nsw i32 %462, 1
  %469 = icmp eq i32 %468, %28
  br i1 %469, label %470, label %461

470:                                              ; preds = %461, %458, %439
  %471 = add nuw nsw i32 %440, 1
  %472 = icmp slt i32 %471, %10
  br i1 %472, label %439, label %436

473:                                              ; preds = %401
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 13, i32 noundef 0, double noundef %2)
  br label %474

474:                                              ; preds = %401, %473
  %475 = phi i32 [ 5, %473 ], [ 0, %401 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #29
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #29
  br label %476

476:                                              ; preds = %474, %202, %5, %86
  %477 = phi i32 [ 5, %86 ], [ %13, %5 ], [ %475, %474 ], [ %208, %202 ]
  ret i32 %477
}

define hidden i32 @appell_project(ptr nocapture noundef %0, double noundef %1, ptr noundef %2) local_unnamed_addr #2 {
  %4 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 480, ptr nonnull %4) #29
  call fastcc void @lay_out(ptr noundef %4, ptr noundef %0)
  %5 = load i32, ptr @appell_is_sparse, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %13, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %7
  %12 = call fastcc i32 @evaluate_sparse_metric(ptr noundef nonnull %0, ptr noundef nonnull %4, double noundef %1, ptr noundef %2)
  br label %15

13:                                               ; preds = %7, %3
  %14 = call fastcc i32 @factorise_dense_metric(ptr noundef %0, ptr noundef nonnull %4, double noundef %1, ptr noundef %2)
  br label %15

15:                                               ; preds = %11, %13
  %16 = phi i32 [ %12, %11 ], [ %14, %13 ]
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %20

18:                                               ; preds = %15
  %19 = call fastcc i32 @project(ptr noundef %0, ptr noundef %4, double noundef %1, ptr noundef %2)
  br label %20

20:                                               ; preds = %15, %18
  %21 = phi i32 [ %19, %18 ], [ %16, %15 ]
  call void @llvm.lifetime.end.p0(i64 480, ptr nonnull %4) #29
  ret i32 %21
}

define internal fastcc i32 @project(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = alloca i32, align 4
  %6 = alloca %struct.Target, align 4
  %7 = alloca %struct.Target, align 4
  %8 = alloca %struct.Target, align 4
  %9 = load i32, ptr @appell_is_sparse, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %25, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %25

15:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #29
  %16 = call fastcc i32 @sparse_project(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %5)
  %17 = load i32, ptr %5, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %15
  %20 = icmp sgt i32 %9, 1
  br i1 %20, label %21, label %23

21:                                               ; preds = %15, %19
  %22 = phi i32 [ 7, %19 ], [ %16, %15 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #29
  br label %126

23:                                               ; preds = %19
  %24 = tail call fastcc i32 @factorise_dense_metric(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #29
  br label %25

25:                                               ; preds = %23, %11, %4
  %26 = phi i32 [ 0, %11 ], [ %24, %23 ], [ 0, %4 ]
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 300
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %31, label %30

30:                                               ; preds = %25
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %31

31:                                               ; preds = %25, %30
  %32 = icmp eq i32 %26, 0
  br i1 %32, label %33, label %126

33:                                               ; preds = %31
  %34 = getelementptr inbounds nuw i8, ptr %6, i32 4
  %35 = load i32, ptr @appell_n_norm_rows, align 4
  %36 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %37 = load i32, ptr @appell_n_coordinates, align 4
  %38 = getelementptr inbounds nuw i8, ptr %6, i32 12
  %39 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %40 = getelementptr inbounds nuw i8, ptr %1, i32 140
  %41 = getelementptr inbounds nuw i8, ptr %6, i32 20
  %42 = getelementptr inbounds nuw i8, ptr %6, i32 24
  %43 = getelementptr inbounds nuw i8, ptr %6, i32 28
  %44 = getelementptr inbounds nuw i8, ptr %6, i32 32
  %45 = getelementptr inbounds nuw i8, ptr %6, i32 36
  %46 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %47 = getelementptr inbounds nuw i8, ptr %1, i32 132
  %48 = load i32, ptr @appell_n_position_rows, align 4
  %49 = load i32, ptr @appell_n_speeds, align 4
  %50 = mul nsw i32 %49, %48
  %51 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %52 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %53 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %54 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %55 = getelementptr inbounds nuw i8, ptr %7, i32 20
  %56 = getelementptr inbounds nuw i8, ptr %1, i32 128
  %57 = getelementptr inbounds nuw i8, ptr %7, i32 24
  %58 = getelementptr inbounds nuw i8, ptr %7, i32 28
  %59 = getelementptr inbounds nuw i8, ptr %7, i32 32
  %60 = getelementptr inbounds nuw i8, ptr %7, i32 36
  %61 = icmp ne i32 %35, 0
  %62 = icmp ne i32 %48, 0
  %63 = select i1 %61, i1 %62, i1 false
  %64 = icmp sgt i32 %35, 0
  %65 = load ptr, ptr %40, align 4
  br label %71

66:                                               ; preds = %100
  %67 = add nuw nsw i32 %73, 1
  %68 = icmp samesign ult i32 %73, 3
  %69 = icmp eq i32 %85, 0
  %70 = select i1 %68, i1 %69, i1 false
  br i1 %70, label %71, label %102

71:                                               ; preds = %33, %66
  %72 = phi ptr [ %65, %33 ], [ %90, %66 ]
  %73 = phi i32 [ 0, %33 ], [ %67, %66 ]
  store ptr @appell_norms, ptr %6, align 4
  store i32 %35, ptr %34, align 4
  store i32 %37, ptr %36, align 4
  store i32 8, ptr %38, align 4
  store ptr %72, ptr %39, align 4
  store ptr null, ptr %41, align 4
  store ptr null, ptr %42, align 4
  store ptr %3, ptr %43, align 4
  store i32 %37, ptr %44, align 4
  %74 = load ptr, ptr %46, align 8
  store ptr %74, ptr %45, align 4
  %75 = tail call fastcc i32 @newton(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef nonnull byval(%struct.Target) align 4 %6)
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %84

77:                                               ; preds = %71
  %78 = load ptr, ptr %47, align 4
  %79 = getelementptr inbounds double, ptr %78, i32 %48
  %80 = getelementptr inbounds double, ptr %79, i32 %50
  store ptr @appell_position, ptr %7, align 4
  store i32 %48, ptr %51, align 4
  store i32 %49, ptr %52, align 4
  store i32 6, ptr %53, align 4
  store ptr %78, ptr %54, align 4
  %81 = load ptr, ptr %56, align 8
  store ptr %81, ptr %55, align 4
  store ptr %80, ptr %57, align 4
  store ptr %3, ptr %58, align 4
  store i32 %37, ptr %59, align 4
  %82 = load ptr, ptr %46, align 8
  store ptr %82, ptr %60, align 4
  %83 = tail call fastcc i32 @newton(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef nonnull byval(%struct.Target) align 4 %7)
  br label %84

84:                                               ; preds = %77, %71
  %85 = phi i32 [ %75, %71 ], [ %83, %77 ]
  br i1 %63, label %86, label %102

86:                                               ; preds = %84
  %87 = load ptr, ptr %0, align 8
  %88 = load ptr, ptr %40, align 4
  tail call void @appell_norms(double noundef %2, ptr noundef %3, ptr noundef %87, ptr noundef null, ptr noundef %88) #29
  br i1 %64, label %89, label %102

89:                                               ; preds = %86
  %90 = load ptr, ptr %40, align 4
  br label %91

91:                                               ; preds = %91, %89
  %92 = phi i32 [ 0, %89 ], [ %98, %91 ]
  %93 = phi double [ 0.000000e+00, %89 ], [ %97, %91 ]
  %94 = getelementptr inbounds nuw double, ptr %90, i32 %92
  %95 = load double, ptr %94, align 8
  %96 = tail call double @llvm.fabs.f64(double %95)
  %97 = tail call double @llvm.maxnum.f64(double %93, double %96)
  %98 = add nuw nsw i32 %92, 1
  %99 = icmp eq i32 %98, %35
  br i1 %99, label %100, label %91

100:                                              ; preds = %91
  %101 = fcmp ugt double %97, 0x3CE0000000000000
  br i1 %101, label %66, label %102

102:                                              ; preds = %66, %100, %84, %86
  %103 = icmp eq i32 %85, 0
  br i1 %103, label %104, label %126

104:                                              ; preds = %102
  store ptr @appell_velocity, ptr %8, align 4
  %105 = getelementptr inbounds nuw i8, ptr %8, i32 4
  %106 = load i32, ptr @appell_n_velocity_rows, align 4
  store i32 %106, ptr %105, align 4
  %107 = getelementptr inbounds nuw i8, ptr %8, i32 8
  %108 = load i32, ptr @appell_n_speeds, align 4
  store i32 %108, ptr %107, align 4
  %109 = getelementptr inbounds nuw i8, ptr %8, i32 12
  store i32 7, ptr %109, align 4
  %110 = getelementptr inbounds nuw i8, ptr %8, i32 16
  %111 = getelementptr inbounds nuw i8, ptr %1, i32 136
  %112 = load ptr, ptr %111, align 8
  store ptr %112, ptr %110, align 4
  %113 = getelementptr inbounds nuw i8, ptr %8, i32 20
  %114 = getelementptr inbounds nuw i8, ptr %1, i32 128
  %115 = load ptr, ptr %114, align 8
  store ptr %115, ptr %113, align 4
  %116 = getelementptr inbounds nuw i8, ptr %8, i32 24
  store ptr null, ptr %116, align 4
  %117 = getelementptr inbounds nuw i8, ptr %8, i32 28
  %118 = load i32, ptr @appell_n_coordinates, align 4
  %119 = getelementptr inbounds double, ptr %3, i32 %118
  store ptr %119, ptr %117, align 4
  %120 = getelementptr inbounds nuw i8, ptr %8, i32 32
  store i32 %108, ptr %120, align 4
  %121 = getelementptr inbounds nuw i8, ptr %8, i32 36
  %122 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %123 = load ptr, ptr %122, align 8
  %124 = getelementptr inbounds double, ptr %123, i32 %118
  store ptr %124, ptr %121, align 4
  %125 = tail call fastcc i32 @newton(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef nonnull byval(%struct.Target) align 4 %8)
  br label %126

126:                                              ; preds = %31, %21, %102, %104
  %127 = phi i32 [ %85, %102 ], [ %125, %104 ], [ %22, %21 ], [ %26, %31 ]
  ret i32 %127
}

define hidden void @appell_read_outputs(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr noundef %6) local_unnamed_addr #2 {
  %8 = alloca %struct.Buffers, align 8
  call void @llvm.lifetime.start.p0(i64 480, ptr nonnull %8) #29
  call fastcc void @lay_out(ptr noundef %8, ptr noundef %0)
  %9 = icmp sgt i32 %1, 0
  br i1 %9, label %10, label %29

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw i8, ptr %8, i32 32
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
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 300
  %28 = load i32, ptr @appell_n_outputs, align 4
  br label %30

29:                                               ; preds = %46, %7
  call void @llvm.lifetime.end.p0(i64 480, ptr nonnull %8) #29
  ret void

30:                                               ; preds = %10, %46
  %31 = phi i32 [ 0, %10 ], [ %52, %46 ]
  %32 = load ptr, ptr %11, align 8
  %33 = mul nsw i32 %12, %31
  %34 = getelementptr inbounds double, ptr %4, i32 %33
  call void @llvm.memcpy.p0.p0.i32(ptr align 8 %32, ptr align 8 %34, i32 %13, i1 false)
  %35 = load ptr, ptr %11, align 8
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
  %49 = load ptr, ptr %11, align 8
  %50 = mul nsw i32 %28, %31
  %51 = getelementptr inbounds double, ptr %6, i32 %50
  call void @appell_outputs(double noundef %47, ptr noundef %41, ptr noundef %48, ptr noundef %49, ptr noundef %51) #29
  %52 = add nuw nsw i32 %31, 1
  %53 = icmp eq i32 %52, %1
  br i1 %53, label %29, label %30
}

declare void @appell_outputs(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

define hidden void @appell_read_block(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4, i32 noundef %5, ptr noundef %6) local_unnamed_addr #2 {
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %16

9:                                                ; preds = %7
  %10 = load i32, ptr @appell_n_coordinates, align 4
  %11 = load i32, ptr @appell_n_speeds, align 4
  %12 = add nsw i32 %11, %10
  %13 = load i32, ptr @appell_n_auxiliaries, align 4
  %14 = add nsw i32 %12, %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 300
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
  tail call void %1(double noundef %27, ptr noundef %21, ptr noundef %28, ptr noundef null, ptr noundef %30) #29
  %31 = add nuw nsw i32 %18, 1
  %32 = icmp eq i32 %31, %2
  br i1 %32, label %16, label %17
}

define hidden double @appell_time_rates(ptr nocapture noundef %0, double noundef %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = alloca %struct.Buffers, align 8
  %6 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 480, ptr nonnull %5) #29
  call fastcc void @lay_out(ptr noundef %5, ptr noundef %0)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  store volatile double %1, ptr %6, align 8
  %7 = icmp sgt i32 %3, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %5, i32 292
  %10 = load i32, ptr @appell_n_coordinates, align 4
  %11 = load ptr, ptr %9, align 4
  br label %14

12:                                               ; preds = %14, %4
  %13 = phi double [ 0.000000e+00, %4 ], [ %23, %14 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 480, ptr nonnull %5) #29
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
  br i1 %8, label %124, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %124

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 300
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
  tail call void @appell_regular(double noundef %2, ptr noundef %3, ptr noundef %19, ptr noundef null, ptr noundef %21) #29
  %22 = load ptr, ptr %20, align 4
  %23 = load i32, ptr @appell_n_coordinates, align 4
  %24 = load i32, ptr @appell_n_speeds, align 4
  %25 = add nsw i32 %24, %23
  %26 = load i32, ptr @appell_n_rows, align 4
  %27 = shl nsw i32 %26, 1
  %28 = add nsw i32 %27, %25
  %29 = add nsw i32 %28, 2
  %30 = icmp slt i32 %28, 2
  br i1 %30, label %33, label %40

31:                                               ; preds = %40
  %32 = and i32 %29, 2147483644
  br label %33

33:                                               ; preds = %31, %18
  %34 = phi double [ 0.000000e+00, %18 ], [ %50, %31 ]
  %35 = phi double [ 0.000000e+00, %18 ], [ %55, %31 ]
  %36 = phi double [ 0.000000e+00, %18 ], [ %60, %31 ]
  %37 = phi double [ 0.000000e+00, %18 ], [ %65, %31 ]
  %38 = phi i32 [ 0, %18 ], [ %32, %31 ]
  %39 = icmp slt i32 %38, %29
  br i1 %39, label %68, label %77

40:                                               ; preds = %18, %40
  %41 = phi i32 [ %66, %40 ], [ 4, %18 ]
  %42 = phi i32 [ %41, %40 ], [ 0, %18 ]
  %43 = phi double [ %65, %40 ], [ 0.000000e+00, %18 ]
  %44 = phi double [ %60, %40 ], [ 0.000000e+00, %18 ]
  %45 = phi double [ %55, %40 ], [ 0.000000e+00, %18 ]
  %46 = phi double [ %50, %40 ], [ 0.000000e+00, %18 ]
  %47 = getelementptr inbounds nuw double, ptr %22, i32 %42
  %48 = load double, ptr %47, align 8
  %49 = fsub double %48, %48
  %50 = fadd double %46, %49
  %51 = or disjoint i32 %42, 1
  %52 = getelementptr inbounds nuw double, ptr %22, i32 %51
  %53 = load double, ptr %52, align 8
  %54 = fsub double %53, %53
  %55 = fadd double %45, %54
  %56 = or disjoint i32 %42, 2
  %57 = getelementptr inbounds nuw double, ptr %22, i32 %56
  %58 = load double, ptr %57, align 8
  %59 = fsub double %58, %58
  %60 = fadd double %44, %59
  %61 = or disjoint i32 %42, 3
  %62 = getelementptr inbounds nuw double, ptr %22, i32 %61
  %63 = load double, ptr %62, align 8
  %64 = fsub double %63, %63
  %65 = fadd double %43, %64
  %66 = add nuw nsw i32 %41, 4
  %67 = icmp sgt i32 %66, %29
  br i1 %67, label %31, label %40

68:                                               ; preds = %33, %68
  %69 = phi i32 [ %75, %68 ], [ %38, %33 ]
  %70 = phi double [ %74, %68 ], [ %34, %33 ]
  %71 = getelementptr inbounds nuw double, ptr %22, i32 %69
  %72 = load double, ptr %71, align 8
  %73 = fsub double %72, %72
  %74 = fadd double %70, %73
  %75 = add nuw nsw i32 %69, 1
  %76 = icmp eq i32 %75, %29
  br i1 %76, label %77, label %68

77:                                               ; preds = %68, %33
  %78 = phi double [ %34, %33 ], [ %74, %68 ]
  %79 = fadd double %35, %78
  %80 = fadd double %36, %37
  %81 = fadd double %80, %79
  %82 = fcmp une double %81, 0.000000e+00
  br i1 %82, label %124, label %83

83:                                               ; preds = %77
  %84 = getelementptr inbounds double, ptr %22, i32 %23
  %85 = getelementptr inbounds double, ptr %84, i32 %24
  %86 = getelementptr inbounds double, ptr %85, i32 %26
  %87 = getelementptr inbounds nuw i8, ptr %86, i32 16
  %88 = load double, ptr %86, align 8
  %89 = fcmp ogt double %88, 0x3D719799812DEA11
  br i1 %89, label %90, label %124

90:                                               ; preds = %83
  %91 = getelementptr inbounds nuw i8, ptr %86, i32 8
  %92 = load double, ptr %91, align 8
  %93 = fcmp ogt double %92, 1.000000e-03
  br i1 %93, label %94, label %124

94:                                               ; preds = %90
  %95 = icmp slt i32 %26, 1
  br i1 %95, label %111, label %96

96:                                               ; preds = %94
  %97 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %98 = load ptr, ptr %97, align 8
  br label %102

99:                                               ; preds = %102
  %100 = add nuw nsw i32 %103, 1
  %101 = icmp eq i32 %100, %26
  br i1 %101, label %111, label %102

102:                                              ; preds = %99, %96
  %103 = phi i32 [ 0, %96 ], [ %100, %99 ]
  %104 = getelementptr inbounds nuw double, ptr %98, i32 %103
  %105 = load double, ptr %104, align 8
  %106 = fmul double %105, 1.000000e-03
  %107 = getelementptr inbounds nuw double, ptr %87, i32 %103
  %108 = load double, ptr %107, align 8
  %109 = fmul double %106, %106
  %110 = fcmp ogt double %108, %109
  br i1 %110, label %99, label %124

111:                                              ; preds = %99, %94
  %112 = getelementptr inbounds nuw i8, ptr %0, i32 276
  %113 = load i32, ptr %112, align 4
  %114 = add nsw i32 %113, 1
  store i32 %114, ptr %112, align 4
  %115 = load i32, ptr @appell_n_regular_rows, align 4
  %116 = getelementptr inbounds nuw i8, ptr %0, i32 280
  store i32 %115, ptr %116, align 8
  %117 = getelementptr inbounds nuw i8, ptr %1, i32 404
  store ptr null, ptr %117, align 4
  %118 = shl i32 %25, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %4, ptr nonnull readonly align 8 %22, i32 %118, i1 false)
  %119 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %120 = load ptr, ptr %119, align 8
  %121 = add nsw i32 %26, %24
  %122 = shl i32 %121, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %120, ptr nonnull readonly align 8 %84, i32 %122, i1 false)
  %123 = tail call fastcc range(i32 0, 6) i32 @auxiliary_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4)
  br label %129

124:                                              ; preds = %102, %83, %90, %77, %9, %6
  %125 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %126 = load i32, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %1, i32 472
  store i32 %126, ptr %127, align 8
  %128 = tail call fastcc i32 @rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5)
  store i32 0, ptr %127, align 8
  br label %129

129:                                              ; preds = %124, %111
  %130 = phi i32 [ %128, %124 ], [ %123, %111 ]
  ret i32 %130
}

declare void @appell_loads(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

declare void @appell_tree_outward(i32 noundef, double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

declare void @appell_tree_inward(i32 noundef, double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

declare void @appell_tree_accelerations(i32 noundef, double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

declare void @appell_tree_solve_inward(i32 noundef, double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

declare void @appell_tree_solve_outward(i32 noundef, double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

define internal fastcc range(i32 0, 8) i32 @recursive_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 276
  %7 = load i32, ptr %6, align 4
  %8 = add nsw i32 %7, 1
  store i32 %8, ptr %6, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 300
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %5
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %13

13:                                               ; preds = %5, %12
  tail call fastcc void @tree_rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4)
  %14 = load i32, ptr @appell_n_coordinates, align 4
  %15 = load i32, ptr @appell_n_speeds, align 4
  %16 = add nsw i32 %15, %14
  %17 = icmp slt i32 %16, 4
  br i1 %17, label %20, label %27

18:                                               ; preds = %27
  %19 = and i32 %16, 2147483644
  br label %20

20:                                               ; preds = %18, %13
  %21 = phi double [ 0.000000e+00, %13 ], [ %37, %18 ]
  %22 = phi double [ 0.000000e+00, %13 ], [ %42, %18 ]
  %23 = phi double [ 0.000000e+00, %13 ], [ %47, %18 ]
  %24 = phi double [ 0.000000e+00, %13 ], [ %52, %18 ]
  %25 = phi i32 [ 0, %13 ], [ %19, %18 ]
  %26 = icmp slt i32 %25, %16
  br i1 %26, label %55, label %64

27:                                               ; preds = %13, %27
  %28 = phi i32 [ %53, %27 ], [ 4, %13 ]
  %29 = phi i32 [ %28, %27 ], [ 0, %13 ]
  %30 = phi double [ %52, %27 ], [ 0.000000e+00, %13 ]
  %31 = phi double [ %47, %27 ], [ 0.000000e+00, %13 ]
  %32 = phi double [ %42, %27 ], [ 0.000000e+00, %13 ]
  %33 = phi double [ %37, %27 ], [ 0.000000e+00, %13 ]
  %34 = getelementptr inbounds nuw double, ptr %4, i32 %29
  %35 = load double, ptr %34, align 8
  %36 = fsub double %35, %35
  %37 = fadd double %33, %36
  %38 = or disjoint i32 %29, 1
  %39 = getelementptr inbounds nuw double, ptr %4, i32 %38
  %40 = load double, ptr %39, align 8
  %41 = fsub double %40, %40
  %42 = fadd double %32, %41
  %43 = or disjoint i32 %29, 2
  %44 = getelementptr inbounds nuw double, ptr %4, i32 %43
  %45 = load double, ptr %44, align 8
  %46 = fsub double %45, %45
  %47 = fadd double %31, %46
  %48 = or disjoint i32 %29, 3
  %49 = getelementptr inbounds nuw double, ptr %4, i32 %48
  %50 = load double, ptr %49, align 8
  %51 = fsub double %50, %50
  %52 = fadd double %30, %51
  %53 = add nuw nsw i32 %28, 4
  %54 = icmp sgt i32 %53, %16
  br i1 %54, label %18, label %27

55:                                               ; preds = %20, %55
  %56 = phi i32 [ %62, %55 ], [ %25, %20 ]
  %57 = phi double [ %61, %55 ], [ %21, %20 ]
  %58 = getelementptr inbounds nuw double, ptr %4, i32 %56
  %59 = load double, ptr %58, align 8
  %60 = fsub double %59, %59
  %61 = fadd double %57, %60
  %62 = add nuw nsw i32 %56, 1
  %63 = icmp eq i32 %62, %16
  br i1 %63, label %64, label %55

64:                                               ; preds = %55, %20
  %65 = phi double [ %21, %20 ], [ %61, %55 ]
  %66 = fadd double %22, %65
  %67 = fadd double %23, %24
  %68 = fadd double %67, %66
  %69 = fcmp une double %68, 0.000000e+00
  br i1 %69, label %70, label %186

70:                                               ; preds = %64
  %71 = icmp slt i32 %14, 4
  br i1 %71, label %74, label %81

72:                                               ; preds = %81
  %73 = and i32 %14, 2147483644
  br label %74

74:                                               ; preds = %72, %70
  %75 = phi double [ 0.000000e+00, %70 ], [ %91, %72 ]
  %76 = phi double [ 0.000000e+00, %70 ], [ %96, %72 ]
  %77 = phi double [ 0.000000e+00, %70 ], [ %101, %72 ]
  %78 = phi double [ 0.000000e+00, %70 ], [ %106, %72 ]
  %79 = phi i32 [ 0, %70 ], [ %73, %72 ]
  %80 = icmp slt i32 %79, %14
  br i1 %80, label %109, label %118

81:                                               ; preds = %70, %81
  %82 = phi i32 [ %107, %81 ], [ 4, %70 ]
  %83 = phi i32 [ %82, %81 ], [ 0, %70 ]
  %84 = phi double [ %106, %81 ], [ 0.000000e+00, %70 ]
  %85 = phi double [ %101, %81 ], [ 0.000000e+00, %70 ]
  %86 = phi double [ %96, %81 ], [ 0.000000e+00, %70 ]
  %87 = phi double [ %91, %81 ], [ 0.000000e+00, %70 ]
  %88 = getelementptr inbounds nuw double, ptr %4, i32 %83
  %89 = load double, ptr %88, align 8
  %90 = fsub double %89, %89
  %91 = fadd double %87, %90
  %92 = or disjoint i32 %83, 1
  %93 = getelementptr inbounds nuw double, ptr %4, i32 %92
  %94 = load double, ptr %93, align 8
  %95 = fsub double %94, %94
  %96 = fadd double %86, %95
  %97 = or disjoint i32 %83, 2
  %98 = getelementptr inbounds nuw double, ptr %4, i32 %97
  %99 = load double, ptr %98, align 8
  %100 = fsub double %99, %99
  %101 = fadd double %85, %100
  %102 = or disjoint i32 %83, 3
  %103 = getelementptr inbounds nuw double, ptr %4, i32 %102
  %104 = load double, ptr %103, align 8
  %105 = fsub double %104, %104
  %106 = fadd double %84, %105
  %107 = add nuw nsw i32 %82, 4
  %108 = icmp sgt i32 %107, %14
  br i1 %108, label %72, label %81

109:                                              ; preds = %74, %109
  %110 = phi i32 [ %116, %109 ], [ %79, %74 ]
  %111 = phi double [ %115, %109 ], [ %75, %74 ]
  %112 = getelementptr inbounds nuw double, ptr %4, i32 %110
  %113 = load double, ptr %112, align 8
  %114 = fsub double %113, %113
  %115 = fadd double %111, %114
  %116 = add nuw nsw i32 %110, 1
  %117 = icmp eq i32 %116, %14
  br i1 %117, label %118, label %109

118:                                              ; preds = %109, %74
  %119 = phi double [ %75, %74 ], [ %115, %109 ]
  %120 = fadd double %76, %119
  %121 = fadd double %77, %78
  %122 = fadd double %121, %120
  %123 = fcmp une double %122, 0.000000e+00
  br i1 %123, label %183, label %124

124:                                              ; preds = %118
  %125 = load i32, ptr @appell_n_loads, align 4
  %126 = getelementptr inbounds nuw i8, ptr %1, i32 44
  %127 = load ptr, ptr %126, align 4
  %128 = icmp slt i32 %125, 4
  br i1 %128, label %131, label %138

129:                                              ; preds = %138
  %130 = and i32 %125, 2147483644
  br label %131

131:                                              ; preds = %129, %124
  %132 = phi double [ 0.000000e+00, %124 ], [ %148, %129 ]
  %133 = phi double [ 0.000000e+00, %124 ], [ %153, %129 ]
  %134 = phi double [ 0.000000e+00, %124 ], [ %158, %129 ]
  %135 = phi double [ 0.000000e+00, %124 ], [ %163, %129 ]
  %136 = phi i32 [ 0, %124 ], [ %130, %129 ]
  %137 = icmp slt i32 %136, %125
  br i1 %137, label %166, label %175

138:                                              ; preds = %124, %138
  %139 = phi i32 [ %164, %138 ], [ 4, %124 ]
  %140 = phi i32 [ %139, %138 ], [ 0, %124 ]
  %141 = phi double [ %163, %138 ], [ 0.000000e+00, %124 ]
  %142 = phi double [ %158, %138 ], [ 0.000000e+00, %124 ]
  %143 = phi double [ %153, %138 ], [ 0.000000e+00, %124 ]
  %144 = phi double [ %148, %138 ], [ 0.000000e+00, %124 ]
  %145 = getelementptr inbounds nuw double, ptr %127, i32 %140
  %146 = load double, ptr %145, align 8
  %147 = fsub double %146, %146
  %148 = fadd double %144, %147
  %149 = or disjoint i32 %140, 1
  %150 = getelementptr inbounds nuw double, ptr %127, i32 %149
  %151 = load double, ptr %150, align 8
  %152 = fsub double %151, %151
  %153 = fadd double %143, %152
  %154 = or disjoint i32 %140, 2
  %155 = getelementptr inbounds nuw double, ptr %127, i32 %154
  %156 = load double, ptr %155, align 8
  %157 = fsub double %156, %156
  %158 = fadd double %142, %157
  %159 = or disjoint i32 %140, 3
  %160 = getelementptr inbounds nuw double, ptr %127, i32 %159
  %161 = load double, ptr %160, align 8
  %162 = fsub double %161, %161
  %163 = fadd double %141, %162
  %164 = add nuw nsw i32 %139, 4
  %165 = icmp sgt i32 %164, %125
  br i1 %165, label %129, label %138

166:                                              ; preds = %131, %166
  %167 = phi i32 [ %173, %166 ], [ %136, %131 ]
  %168 = phi double [ %172, %166 ], [ %132, %131 ]
  %169 = getelementptr inbounds nuw double, ptr %127, i32 %167
  %170 = load double, ptr %169, align 8
  %171 = fsub double %170, %170
  %172 = fadd double %168, %171
  %173 = add nuw nsw i32 %167, 1
  %174 = icmp eq i32 %173, %125
  br i1 %174, label %175, label %166

175:                                              ; preds = %166, %131
  %176 = phi double [ %132, %131 ], [ %172, %166 ]
  %177 = fadd double %133, %176
  %178 = fadd double %134, %135
  %179 = fadd double %178, %177
  %180 = freeze double %179
  %181 = fcmp oeq double %180, 0.000000e+00
  br i1 %181, label %183, label %182

182:                                              ; preds = %175
  br label %183

183:                                              ; preds = %182, %175, %118
  %184 = phi i32 [ 5, %118 ], [ 7, %175 ], [ 5, %182 ]
  %185 = phi i32 [ 11, %118 ], [ 1, %175 ], [ 11, %182 ]
  tail call fastcc void @fail(ptr noundef %0, i32 noundef %185, i32 noundef 0, double noundef %2)
  br label %213

186:                                              ; preds = %64
  %187 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %188 = load ptr, ptr %187, align 8
  %189 = getelementptr inbounds double, ptr %4, i32 %14
  %190 = shl i32 %15, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %188, ptr align 8 %189, i32 %190, i1 false)
  %191 = getelementptr inbounds nuw i8, ptr %0, i32 280
  store i32 0, ptr %191, align 8
  %192 = getelementptr inbounds nuw i8, ptr %1, i32 404
  store ptr null, ptr %192, align 4
  %193 = load i32, ptr @appell_n_rows, align 4
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %200, label %195

195:                                              ; preds = %186
  %196 = tail call fastcc i32 @tree_rows(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %189)
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %213

198:                                              ; preds = %195
  %199 = load i32, ptr %191, align 8
  br label %200

200:                                              ; preds = %198, %186
  %201 = phi i32 [ %199, %198 ], [ 0, %186 ]
  %202 = getelementptr inbounds nuw i8, ptr %0, i32 284
  %203 = load i32, ptr %202, align 4
  %204 = icmp slt i32 %201, %203
  br i1 %204, label %205, label %206

205:                                              ; preds = %200
  store i32 %201, ptr %202, align 4
  br label %206

206:                                              ; preds = %205, %200
  %207 = getelementptr inbounds nuw i8, ptr %0, i32 288
  %208 = load i32, ptr %207, align 8
  %209 = icmp sgt i32 %201, %208
  br i1 %209, label %210, label %211

210:                                              ; preds = %206
  store i32 %201, ptr %207, align 8
  br label %211

211:                                              ; preds = %206, %210
  %212 = tail call fastcc i32 @auxiliary_rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4)
  br label %213

213:                                              ; preds = %211, %195, %183
  %214 = phi i32 [ %184, %183 ], [ %212, %211 ], [ %196, %195 ]
  ret i32 %214
}

define internal fastcc range(i32 0, 12) i32 @nonideal_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = icmp ne i32 %4, 0
  %9 = load i32, ptr @appell_law, align 4
  %10 = icmp sgt i32 %9, 1
  %11 = select i1 %8, i1 true, i1 %10
  br i1 %11, label %12, label %52

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 436
  store i32 1, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 440
  store i32 0, ptr %14, align 8
  %15 = load i32, ptr @appell_is_sparse, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %25, label %17

17:                                               ; preds = %12
  %18 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %25

21:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #29
  %22 = call fastcc i32 @sparse_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %7)
  %23 = load i32, ptr %7, align 4
  %24 = icmp eq i32 %23, 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #29
  br i1 %24, label %25, label %36

25:                                               ; preds = %21, %17, %12
  %26 = load i32, ptr @appell_is_minimal, align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %34, label %28

28:                                               ; preds = %25
  %29 = getelementptr inbounds nuw i8, ptr %1, i32 472
  %30 = load i32, ptr %29, align 8
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %28
  %33 = tail call fastcc i32 @minimal_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %36

34:                                               ; preds = %28, %25
  %35 = tail call fastcc i32 @evident_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %36

36:                                               ; preds = %21, %32, %34
  %37 = phi i32 [ %22, %21 ], [ %33, %32 ], [ %35, %34 ]
  store i32 0, ptr %13, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %81

39:                                               ; preds = %36
  %40 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %41 = load ptr, ptr %40, align 8
  %42 = load i32, ptr @appell_n_speeds, align 4
  %43 = getelementptr inbounds double, ptr %41, i32 %42
  %44 = load i32, ptr @appell_n_rows, align 4
  %45 = getelementptr inbounds double, ptr %43, i32 %44
  %46 = shl i32 %44, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %45, ptr align 8 %43, i32 %46, i1 false)
  %47 = getelementptr inbounds nuw i8, ptr %1, i32 52
  %48 = load ptr, ptr %47, align 4
  %49 = load ptr, ptr %40, align 8
  %50 = getelementptr inbounds double, ptr %49, i32 %42
  %51 = getelementptr inbounds double, ptr %50, i32 %44
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %48, ptr align 8 %51, i32 %46, i1 false)
  br label %52

52:                                               ; preds = %39, %5
  switch i32 %9, label %55 [
    i32 3, label %53
    i32 0, label %58
  ]

53:                                               ; preds = %52
  %54 = tail call fastcc i32 @implicit_law_rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, i32 noundef %4)
  br label %81

55:                                               ; preds = %52
  %56 = tail call fastcc i32 @evaluate_law(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %81

58:                                               ; preds = %52, %55
  %59 = getelementptr inbounds nuw i8, ptr %1, i32 440
  store i32 0, ptr %59, align 8
  %60 = load i32, ptr @appell_is_sparse, align 4
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %70, label %62

62:                                               ; preds = %58
  %63 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %64 = load i32, ptr %63, align 8
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %70

66:                                               ; preds = %62
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #29
  %67 = call fastcc i32 @sparse_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %6)
  %68 = load i32, ptr %6, align 4
  %69 = icmp eq i32 %68, 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #29
  br i1 %69, label %70, label %81

70:                                               ; preds = %66, %62, %58
  %71 = load i32, ptr @appell_is_minimal, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %79, label %73

73:                                               ; preds = %70
  %74 = getelementptr inbounds nuw i8, ptr %1, i32 472
  %75 = load i32, ptr %74, align 8
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %79

77:                                               ; preds = %73
  %78 = tail call fastcc i32 @minimal_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %4)
  br label %81

79:                                               ; preds = %73, %70
  %80 = tail call fastcc i32 @evident_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %4)
  br label %81

81:                                               ; preds = %79, %77, %66, %36, %55, %53
  %82 = phi i32 [ %54, %53 ], [ %56, %55 ], [ %37, %36 ], [ %67, %66 ], [ %78, %77 ], [ %80, %79 ]
  ret i32 %82
}

define internal fastcc range(i32 0, 6) i32 @auxiliary_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #2 {
  %6 = load i32, ptr @appell_n_auxiliaries, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %69, label %8

8:                                                ; preds = %5
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %11 = load ptr, ptr %10, align 8
  %12 = load i32, ptr @appell_n_coordinates, align 4
  %13 = getelementptr inbounds double, ptr %4, i32 %12
  %14 = load i32, ptr @appell_n_speeds, align 4
  %15 = getelementptr inbounds double, ptr %13, i32 %14
  tail call void @appell_auxiliary(double noundef %2, ptr noundef %3, ptr noundef %9, ptr noundef %11, ptr noundef %15) #29
  %16 = icmp slt i32 %6, 4
  br i1 %16, label %19, label %26

17:                                               ; preds = %26
  %18 = and i32 %6, 2147483644
  br label %19

19:                                               ; preds = %17, %8
  %20 = phi double [ 0.000000e+00, %8 ], [ %36, %17 ]
  %21 = phi double [ 0.000000e+00, %8 ], [ %41, %17 ]
  %22 = phi double [ 0.000000e+00, %8 ], [ %46, %17 ]
  %23 = phi double [ 0.000000e+00, %8 ], [ %51, %17 ]
  %24 = phi i32 [ 0, %8 ], [ %18, %17 ]
  %25 = icmp slt i32 %24, %6
  br i1 %25, label %54, label %63

26:                                               ; preds = %8, %26
  %27 = phi i32 [ %52, %26 ], [ 4, %8 ]
  %28 = phi i32 [ %27, %26 ], [ 0, %8 ]
  %29 = phi double [ %51, %26 ], [ 0.000000e+00, %8 ]
  %30 = phi double [ %46, %26 ], [ 0.000000e+00, %8 ]
  %31 = phi double [ %41, %26 ], [ 0.000000e+00, %8 ]
  %32 = phi double [ %36, %26 ], [ 0.000000e+00, %8 ]
  %33 = getelementptr inbounds nuw double, ptr %15, i32 %28
  %34 = load double, ptr %33, align 8
  %35 = fsub double %34, %34
  %36 = fadd double %32, %35
  %37 = or disjoint i32 %28, 1
  %38 = getelementptr inbounds nuw double, ptr %15, i32 %37
  %39 = load double, ptr %38, align 8
  %40 = fsub double %39, %39
  %41 = fadd double %31, %40
  %42 = or disjoint i32 %28, 2
  %43 = getelementptr inbounds nuw double, ptr %15, i32 %42
  %44 = load double, ptr %43, align 8
  %45 = fsub double %44, %44
  %46 = fadd double %30, %45
  %47 = or disjoint i32 %28, 3
  %48 = getelementptr inbounds nuw double, ptr %15, i32 %47
  %49 = load double, ptr %48, align 8
  %50 = fsub double %49, %49
  %51 = fadd double %29, %50
  %52 = add nuw nsw i32 %27, 4
  %53 = icmp sgt i32 %52, %6
  br i1 %53, label %17, label %26

54:                                               ; preds = %19, %54
  %55 = phi i32 [ %61, %54 ], [ %24, %19 ]
  %56 = phi double [ %60, %54 ], [ %20, %19 ]
  %57 = getelementptr inbounds nuw double, ptr %15, i32 %55
  %58 = load double, ptr %57, align 8
  %59 = fsub double %58, %58
  %60 = fadd double %56, %59
  %61 = add nuw nsw i32 %55, 1
  %62 = icmp eq i32 %61, %6
  br i1 %62, label %63, label %54

63:                                               ; preds = %54, %19
  %64 = phi double [ %20, %19 ], [ %60, %54 ]
  %65 = fadd double %21, %64
  %66 = fadd double %22, %23
  %67 = fadd double %66, %65
  %68 = fcmp une double %67, 0.000000e+00
  br i1 %68, label %134, label %69

69:                                               ; preds = %5, %63
  %70 = load i32, ptr @appell_n_quadratures, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %136, label %72

72:                                               ; preds = %69
  %73 = load ptr, ptr %0, align 8
  %74 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %75 = load ptr, ptr %74, align 8
  %76 = load i32, ptr @appell_n_coordinates, align 4
  %77 = load i32, ptr @appell_n_speeds, align 4
  %78 = getelementptr double, ptr %4, i32 %76
  %79 = getelementptr double, ptr %78, i32 %77
  %80 = getelementptr double, ptr %79, i32 %6
  tail call void @appell_power(double noundef %2, ptr noundef %3, ptr noundef %73, ptr noundef %75, ptr noundef %80) #29
  %81 = icmp slt i32 %70, 4
  br i1 %81, label %84, label %91

82:                                               ; preds = %91
  %83 = and i32 %70, 2147483644
  br label %84

84:                                               ; preds = %82, %72
  %85 = phi double [ 0.000000e+00, %72 ], [ %101, %82 ]
  %86 = phi double [ 0.000000e+00, %72 ], [ %106, %82 ]
  %87 = phi double [ 0.000000e+00, %72 ], [ %111, %82 ]
  %88 = phi double [ 0.000000e+00, %72 ], [ %116, %82 ]
  %89 = phi i32 [ 0, %72 ], [ %83, %82 ]
  %90 = icmp slt i32 %89, %70
  br i1 %90, label %119, label %128

91:                                               ; preds = %72, %91
  %92 = phi i32 [ %117, %91 ], [ 4, %72 ]
  %93 = phi i32 [ %92, %91 ], [ 0, %72 ]
  %94 = phi double [ %116, %91 ], [ 0.000000e+00, %72 ]
  %95 = phi double [ %111, %91 ], [ 0.000000e+00, %72 ]
  %96 = phi double [ %106, %91 ], [ 0.000000e+00, %72 ]
  %97 = phi double [ %101, %91 ], [ 0.000000e+00, %72 ]
  %98 = getelementptr inbounds nuw double, ptr %80, i32 %93
  %99 = load double, ptr %98, align 8
  %100 = fsub double %99, %99
  %101 = fadd double %97, %100
  %102 = or disjoint i32 %93, 1
  %103 = getelementptr inbounds nuw double, ptr %80, i32 %102
  %104 = load double, ptr %103, align 8
  %105 = fsub double %104, %104
  %106 = fadd double %96, %105
  %107 = or disjoint i32 %93, 2
  %108 = getelementptr inbounds nuw double, ptr %80, i32 %107
  %109 = load double, ptr %108, align 8
  %110 = fsub double %109, %109
  %111 = fadd double %95, %110
  %112 = or disjoint i32 %93, 3
  %113 = getelementptr inbounds nuw double, ptr %80, i32 %112
  %114 = load double, ptr %113, align 8
  %115 = fsub double %114, %114
  %116 = fadd double %94, %115
  %117 = add nuw nsw i32 %92, 4
  %118 = icmp sgt i32 %117, %70
  br i1 %118, label %82, label %91

119:                                              ; preds = %84, %119
  %120 = phi i32 [ %126, %119 ], [ %89, %84 ]
  %121 = phi double [ %125, %119 ], [ %85, %84 ]
  %122 = getelementptr inbounds nuw double, ptr %80, i32 %120
  %123 = load double, ptr %122, align 8
  %124 = fsub double %123, %123
  %125 = fadd double %121, %124
  %126 = add nuw nsw i32 %120, 1
  %127 = icmp eq i32 %126, %70
  br i1 %127, label %128, label %119

128:                                              ; preds = %119, %84
  %129 = phi double [ %85, %84 ], [ %125, %119 ]
  %130 = fadd double %86, %129
  %131 = fadd double %87, %88
  %132 = fadd double %131, %130
  %133 = fcmp une double %132, 0.000000e+00
  br i1 %133, label %134, label %136

134:                                              ; preds = %128, %63
  %135 = phi i32 [ 4, %63 ], [ 5, %128 ]
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %135, i32 noundef 0, double noundef %2)
  br label %136

136:                                              ; preds = %134, %69, %128
  %137 = phi i32 [ 0, %128 ], [ 0, %69 ], [ 5, %134 ]
  ret i32 %137
}

define internal fastcc range(i32 0, 7) i32 @tree_rows(ptr nocapture noundef %0, ptr nocapture noundef nonnull initializes((404, 412)) %1, double noundef %2, ptr noundef %3, ptr nocapture noundef %4) unnamed_addr #4 {
  %6 = alloca %struct.Factor, align 4
  %7 = alloca %struct.Factor, align 4
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %10 = load ptr, ptr %9, align 8
  %11 = load i32, ptr @appell_n_speeds, align 4
  %12 = getelementptr inbounds double, ptr %10, i32 %11
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 68
  %14 = load ptr, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %16 = load ptr, ptr %15, align 4
  tail call void @appell_tree_rows(double noundef %2, ptr noundef %3, ptr noundef %8, ptr noundef null, ptr noundef %16) #29
  %17 = load ptr, ptr %15, align 4
  %18 = getelementptr inbounds nuw i8, ptr %1, i32 404
  store ptr %17, ptr %18, align 4
  %19 = load i32, ptr @appell_n_rows, align 4
  %20 = mul nsw i32 %19, %11
  %21 = getelementptr inbounds double, ptr %17, i32 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 408
  store ptr %21, ptr %22, align 8
  %23 = add i32 %11, 1
  %24 = mul i32 %19, %23
  %25 = icmp slt i32 %24, 4
  br i1 %25, label %28, label %35

26:                                               ; preds = %35
  %27 = and i32 %24, 2147483644
  br label %28

28:                                               ; preds = %26, %5
  %29 = phi double [ 0.000000e+00, %5 ], [ %45, %26 ]
  %30 = phi double [ 0.000000e+00, %5 ], [ %50, %26 ]
  %31 = phi double [ 0.000000e+00, %5 ], [ %55, %26 ]
  %32 = phi double [ 0.000000e+00, %5 ], [ %60, %26 ]
  %33 = phi i32 [ 0, %5 ], [ %27, %26 ]
  %34 = icmp slt i32 %33, %24
  br i1 %34, label %63, label %72

35:                                               ; preds = %5, %35
  %36 = phi i32 [ %61, %35 ], [ 4, %5 ]
  %37 = phi i32 [ %36, %35 ], [ 0, %5 ]
  %38 = phi double [ %60, %35 ], [ 0.000000e+00, %5 ]
  %39 = phi double [ %55, %35 ], [ 0.000000e+00, %5 ]
  %40 = phi double [ %50, %35 ], [ 0.000000e+00, %5 ]
  %41 = phi double [ %45, %35 ], [ 0.000000e+00, %5 ]
  %42 = getelementptr inbounds nuw double, ptr %17, i32 %37
  %43 = load double, ptr %42, align 8
  %44 = fsub double %43, %43
  %45 = fadd double %41, %44
  %46 = or disjoint i32 %37, 1
  %47 = getelementptr inbounds nuw double, ptr %17, i32 %46
  %48 = load double, ptr %47, align 8
  %49 = fsub double %48, %48
  %50 = fadd double %40, %49
  %51 = or disjoint i32 %37, 2
  %52 = getelementptr inbounds nuw double, ptr %17, i32 %51
  %53 = load double, ptr %52, align 8
  %54 = fsub double %53, %53
  %55 = fadd double %39, %54
  %56 = or disjoint i32 %37, 3
  %57 = getelementptr inbounds nuw double, ptr %17, i32 %56
  %58 = load double, ptr %57, align 8
  %59 = fsub double %58, %58
  %60 = fadd double %38, %59
  %61 = add nuw nsw i32 %36, 4
  %62 = icmp sgt i32 %61, %24
  br i1 %62, label %26, label %35

63:                                               ; preds = %28, %63
  %64 = phi i32 [ %70, %63 ], [ %33, %28 ]
  %65 = phi double [ %69, %63 ], [ %29, %28 ]
  %66 = getelementptr inbounds nuw double, ptr %17, i32 %64
  %67 = load double, ptr %66, align 8
  %68 = fsub double %67, %67
  %69 = fadd double %65, %68
  %70 = add nuw nsw i32 %64, 1
  %71 = icmp eq i32 %70, %24
  br i1 %71, label %72, label %63

72:                                               ; preds = %63, %28
  %73 = phi double [ %29, %28 ], [ %69, %63 ]
  %74 = fadd double %30, %73
  %75 = fadd double %31, %32
  %76 = fadd double %75, %74
  %77 = fcmp une double %76, 0.000000e+00
  br i1 %77, label %85, label %78

78:                                               ; preds = %72
  %79 = load i32, ptr @appell_n_links, align 4
  %80 = icmp sgt i32 %79, 0
  br i1 %80, label %81, label %88

81:                                               ; preds = %78
  %82 = getelementptr inbounds nuw i8, ptr %1, i32 44
  %83 = getelementptr inbounds nuw i8, ptr %1, i32 40
  %84 = getelementptr inbounds nuw i8, ptr %1, i32 156
  br label %94

85:                                               ; preds = %72
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 2, i32 noundef 0, double noundef %2)
  br label %202

86:                                               ; preds = %94
  %87 = load ptr, ptr %22, align 8
  br label %88

88:                                               ; preds = %86, %78
  %89 = phi ptr [ %87, %86 ], [ %21, %78 ]
  %90 = shl i32 %19, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %14, ptr align 8 %89, i32 %90, i1 false)
  %91 = icmp sgt i32 %11, 0
  br i1 %91, label %92, label %119

92:                                               ; preds = %88
  %93 = icmp sgt i32 %19, 0
  br label %112

94:                                               ; preds = %81, %94
  %95 = phi i32 [ 0, %81 ], [ %110, %94 ]
  %96 = getelementptr inbounds nuw %struct.LinkPlace, ptr @appell_tree_places, i32 %95
  %97 = load i32, ptr %96, align 4
  %98 = load ptr, ptr %82, align 4
  %99 = getelementptr inbounds nuw i8, ptr %96, i32 12
  %100 = load i32, ptr %99, align 4
  %101 = getelementptr inbounds i32, ptr @appell_tree_tables, i32 %100
  %102 = load ptr, ptr %83, align 8
  %103 = getelementptr inbounds nuw i8, ptr %96, i32 8
  %104 = load i32, ptr %103, align 4
  %105 = getelementptr inbounds double, ptr %102, i32 %104
  %106 = getelementptr inbounds nuw i8, ptr %96, i32 4
  %107 = load i32, ptr %106, align 4
  %108 = getelementptr inbounds double, ptr %102, i32 %107
  %109 = load ptr, ptr %84, align 4
  tail call void @appell_tree_roots(i32 noundef %97, double noundef %2, ptr noundef %3, ptr noundef %8, ptr noundef %98, ptr noundef nonnull %101, ptr noundef %105, ptr noundef %108, ptr noundef %109) #29
  %110 = add nuw nsw i32 %95, 1
  %111 = icmp eq i32 %110, %79
  br i1 %111, label %86, label %94

112:                                              ; preds = %92, %168
  %113 = phi i32 [ 0, %92 ], [ %169, %168 ]
  br i1 %93, label %114, label %168

114:                                              ; preds = %112
  %115 = load ptr, ptr %18, align 4
  %116 = mul nuw nsw i32 %113, %19
  %117 = getelementptr double, ptr %115, i32 %116
  %118 = getelementptr inbounds nuw double, ptr %4, i32 %113
  br label %171

119:                                              ; preds = %168, %88
  %120 = getelementptr inbounds nuw i8, ptr %1, i32 40
  %121 = load ptr, ptr %120, align 8
  %122 = load ptr, ptr %18, align 4
  %123 = getelementptr inbounds nuw i8, ptr %1, i32 100
  %124 = load ptr, ptr %123, align 4
  tail call fastcc void @raise_rows(i32 noundef %11, i32 noundef %19, ptr noundef %121, ptr noundef %122, ptr noundef %124)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #29
  store i32 %11, ptr %6, align 4
  %125 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store i32 %19, ptr %125, align 4
  %126 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i32 0, ptr %126, align 4
  %127 = getelementptr inbounds nuw i8, ptr %6, i32 12
  %128 = load ptr, ptr %123, align 4
  store ptr %128, ptr %127, align 4
  %129 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %130 = getelementptr inbounds nuw i8, ptr %1, i32 104
  %131 = load ptr, ptr %130, align 8
  store ptr %131, ptr %129, align 4
  %132 = getelementptr inbounds nuw i8, ptr %6, i32 20
  %133 = getelementptr inbounds nuw i8, ptr %1, i32 108
  %134 = load ptr, ptr %133, align 4
  store ptr %134, ptr %132, align 4
  %135 = getelementptr inbounds nuw i8, ptr %6, i32 24
  %136 = getelementptr inbounds nuw i8, ptr %1, i32 372
  %137 = load ptr, ptr %136, align 4
  store ptr %137, ptr %135, align 4
  %138 = getelementptr inbounds nuw i8, ptr %6, i32 28
  %139 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %140 = load i32, ptr %139, align 8
  store i32 %140, ptr %138, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #29
  store i32 0, ptr %7, align 4
  %141 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store i32 0, ptr %141, align 4
  %142 = getelementptr inbounds nuw i8, ptr %7, i32 8
  store i32 0, ptr %142, align 4
  %143 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %144 = getelementptr inbounds nuw i8, ptr %1, i32 112
  %145 = load ptr, ptr %144, align 8
  store ptr %145, ptr %143, align 4
  %146 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %147 = getelementptr inbounds nuw i8, ptr %1, i32 116
  %148 = load ptr, ptr %147, align 4
  store ptr %148, ptr %146, align 4
  %149 = getelementptr inbounds nuw i8, ptr %7, i32 20
  %150 = getelementptr inbounds nuw i8, ptr %1, i32 120
  %151 = load ptr, ptr %150, align 8
  store ptr %151, ptr %149, align 4
  %152 = getelementptr inbounds nuw i8, ptr %7, i32 24
  %153 = getelementptr inbounds nuw i8, ptr %1, i32 376
  %154 = load ptr, ptr %153, align 8
  store ptr %154, ptr %152, align 4
  %155 = getelementptr inbounds nuw i8, ptr %7, i32 28
  store i32 0, ptr %155, align 4
  %156 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %157 = load ptr, ptr %156, align 8
  call fastcc void @factorise(ptr noundef %6, ptr noundef %157)
  %158 = getelementptr inbounds nuw i8, ptr %1, i32 76
  %159 = load ptr, ptr %158, align 4
  %160 = shl i32 %11, 3
  tail call void @llvm.memset.p0.i32(ptr align 8 %159, i8 0, i32 %160, i1 false)
  %161 = load ptr, ptr %158, align 4
  %162 = getelementptr inbounds nuw i8, ptr %1, i32 84
  %163 = load ptr, ptr %162, align 4
  call fastcc void @project_onto_rows(ptr noundef %6, ptr noundef %14, ptr noundef %161, ptr noundef %163)
  %164 = load ptr, ptr %120, align 8
  %165 = load ptr, ptr %158, align 4
  tail call fastcc void @backward(i32 noundef %11, ptr noundef %164, ptr noundef %165)
  br i1 %91, label %166, label %181

166:                                              ; preds = %119
  %167 = load ptr, ptr %158, align 4
  br label %189

168:                                              ; preds = %171, %112
  %169 = add nuw nsw i32 %113, 1
  %170 = icmp eq i32 %169, %11
  br i1 %170, label %119, label %112

171:                                              ; preds = %114, %171
  %172 = phi i32 [ 0, %114 ], [ %179, %171 ]
  %173 = getelementptr double, ptr %117, i32 %172
  %174 = load double, ptr %173, align 8
  %175 = load double, ptr %118, align 8
  %176 = getelementptr inbounds nuw double, ptr %14, i32 %172
  %177 = load double, ptr %176, align 8
  %178 = tail call double @llvm.fmuladd.f64(double %174, double %175, double %177)
  store double %178, ptr %176, align 8
  %179 = add nuw nsw i32 %172, 1
  %180 = icmp eq i32 %179, %19
  br i1 %180, label %168, label %171

181:                                              ; preds = %189, %119
  %182 = load ptr, ptr %162, align 4
  %183 = getelementptr inbounds nuw i8, ptr %1, i32 124
  %184 = load ptr, ptr %183, align 4
  call fastcc void @least_norm_multipliers(ptr noundef %6, ptr noundef %7, ptr noundef %182, ptr noundef %184, ptr noundef %12)
  %185 = load ptr, ptr %9, align 8
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %185, ptr align 8 %4, i32 %160, i1 false)
  %186 = load i32, ptr %126, align 4
  %187 = getelementptr inbounds nuw i8, ptr %0, i32 280
  store i32 %186, ptr %187, align 8
  %188 = icmp slt i32 %186, %19
  br i1 %188, label %198, label %200

189:                                              ; preds = %166, %189
  %190 = phi i32 [ 0, %166 ], [ %196, %189 ]
  %191 = getelementptr inbounds nuw double, ptr %167, i32 %190
  %192 = load double, ptr %191, align 8
  %193 = getelementptr inbounds nuw double, ptr %4, i32 %190
  %194 = load double, ptr %193, align 8
  %195 = fadd double %192, %194
  store double %195, ptr %193, align 8
  %196 = add nuw nsw i32 %190, 1
  %197 = icmp eq i32 %196, %11
  br i1 %197, label %181, label %189

198:                                              ; preds = %181
  %199 = tail call fastcc i32 @check_rows(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  br label %200

200:                                              ; preds = %181, %198
  %201 = phi i32 [ %199, %198 ], [ 0, %181 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #29
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #29
  br label %202

202:                                              ; preds = %200, %85
  %203 = phi i32 [ %201, %200 ], [ 5, %85 ]
  ret i32 %203
}

declare void @appell_tree_rows(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

declare void @appell_tree_roots(i32 noundef, double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

declare double @llvm.fmuladd.f64(double, double, double) #10

define internal fastcc void @factorise(ptr nocapture noundef nonnull %0, ptr noundef readonly %1) unnamed_addr #14 {
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

define internal fastcc void @project_onto_rows(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr noundef writeonly %3) unnamed_addr #15 {
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

define internal fastcc void @backward(i32 noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr #4 {
  %4 = icmp eq ptr %1, null
  br i1 %4, label %90, label %5

5:                                                ; preds = %3
  %6 = load i32, ptr @appell_is_recursive, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %5
  %9 = icmp sgt i32 %0, 0
  br i1 %9, label %38, label %90

10:                                               ; preds = %5
  %11 = load i32, ptr @appell_tree_memory, align 4
  %12 = getelementptr inbounds double, ptr %1, i32 %11
  %13 = load i32, ptr @appell_n_links, align 4
  %14 = icmp sgt i32 %13, 0
  %15 = load i32, ptr @appell_n_coordinates, align 4
  br i1 %14, label %16, label %34

16:                                               ; preds = %10
  %17 = sub i32 0, %15
  %18 = getelementptr inbounds double, ptr %2, i32 %17
  br label %19

19:                                               ; preds = %19, %16
  %20 = phi i32 [ 0, %16 ], [ %32, %19 ]
  %21 = getelementptr inbounds nuw %struct.LinkPlace, ptr @appell_tree_places, i32 %20
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds nuw i8, ptr %21, i32 12
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds i32, ptr @appell_tree_tables, i32 %24
  %26 = getelementptr inbounds nuw i8, ptr %21, i32 8
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds double, ptr %1, i32 %27
  %29 = getelementptr inbounds nuw i8, ptr %21, i32 4
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds double, ptr %1, i32 %30
  tail call void @appell_tree_lowered(i32 noundef %22, double noundef 0.000000e+00, ptr noundef nonnull %12, ptr noundef nonnull %12, ptr noundef %18, ptr noundef nonnull %25, ptr noundef nonnull %28, ptr noundef nonnull %31, ptr noundef nonnull %12) #29
  %32 = add nuw nsw i32 %20, 1
  %33 = icmp eq i32 %32, %13
  br i1 %33, label %34, label %19

34:                                               ; preds = %19, %10
  %35 = getelementptr inbounds double, ptr %12, i32 %15
  %36 = load i32, ptr @appell_n_speeds, align 4
  %37 = shl i32 %36, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %2, ptr nonnull align 8 %35, i32 %37, i1 false)
  br label %90

38:                                               ; preds = %8, %83
  %39 = phi i32 [ %89, %83 ], [ 0, %8 ]
  %40 = phi i32 [ %41, %83 ], [ %0, %8 ]
  %41 = add nsw i32 %40, -1
  %42 = getelementptr inbounds nuw double, ptr %1, i32 %41
  %43 = mul nsw i32 %41, %0
  %44 = getelementptr inbounds double, ptr %42, i32 %43
  %45 = getelementptr inbounds nuw double, ptr %2, i32 %41
  %46 = load double, ptr %45, align 8
  %47 = sub nuw nsw i32 %0, %40
  %48 = getelementptr inbounds nuw i8, ptr %44, i32 8
  %49 = getelementptr inbounds nuw i8, ptr %45, i32 8
  %50 = icmp eq i32 %0, %40
  br i1 %50, label %83, label %51

51:                                               ; preds = %38
  %52 = icmp ult i32 %39, 4
  br i1 %52, label %69, label %53

53:                                               ; preds = %51
  %54 = and i32 %39, -4
  br label %55

55:                                               ; preds = %55, %53
  %56 = phi i32 [ 0, %53 ], [ %64, %55 ]
  %57 = phi <4 x double> [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %53 ], [ %63, %55 ]
  %58 = getelementptr inbounds nuw double, ptr %48, i32 %56
  %59 = load <4 x double>, ptr %58, align 8
  %60 = getelementptr inbounds nuw double, ptr %49, i32 %56
  %61 = load <4 x double>, ptr %60, align 8
  %62 = fmul reassoc contract <4 x double> %59, %61
  %63 = fadd reassoc contract <4 x double> %57, %62
  %64 = add nuw i32 %56, 4
  %65 = icmp eq i32 %64, %54
  br i1 %65, label %66, label %55

66:                                               ; preds = %55
  %67 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %63)
  %68 = icmp eq i32 %39, %54
  br i1 %68, label %83, label %69

69:                                               ; preds = %51, %66
  %70 = phi i32 [ 0, %51 ], [ %54, %66 ]
  %71 = phi double [ 0.000000e+00, %51 ], [ %67, %66 ]
  br label %72

72:                                               ; preds = %69, %72
  %73 = phi i32 [ %81, %72 ], [ %70, %69 ]
  %74 = phi double [ %80, %72 ], [ %71, %69 ]
  %75 = getelementptr inbounds nuw double, ptr %48, i32 %73
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds nuw double, ptr %49, i32 %73
  %78 = load double, ptr %77, align 8
  %79 = fmul reassoc contract double %76, %78
  %80 = fadd reassoc contract double %74, %79
  %81 = add nuw nsw i32 %73, 1
  %82 = icmp eq i32 %81, %47
  br i1 %82, label %83, label %72

83:                                               ; preds = %72, %66, %38
  %84 = phi double [ 0.000000e+00, %38 ], [ %67, %66 ], [ %80, %72 ]
  %85 = fsub double %46, %84
  %86 = load double, ptr %44, align 8
  %87 = fmul double %85, %86
  store double %87, ptr %45, align 8
  %88 = icmp sgt i32 %40, 1
  %89 = add i32 %39, 1
  br i1 %88, label %38, label %90

90:                                               ; preds = %83, %8, %3, %34
  ret void
}

define internal fastcc void @least_norm_multipliers(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef nonnull %1, ptr nocapture noundef %2, ptr nocapture noundef %3, ptr nocapture noundef %4) unnamed_addr #14 {
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

define internal fastcc range(i32 0, 7) i32 @check_rows(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2) unnamed_addr #16 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i32 472
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %68

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %1, i32 404
  %9 = load ptr, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 408
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %13 = load ptr, ptr %12, align 8
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

declare double @llvm.maxnum.f64(double, double) #10

define internal fastcc void @q_transposed(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef %1) unnamed_addr #15 {
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

define internal fastcc void @q_times(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef %1) unnamed_addr #15 {
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

declare void @appell_tree_lowered(i32 noundef, double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

declare double @llvm.fabs.f64(double) #10

define internal fastcc range(i32 0, 12) i32 @implicit_law_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = load i32, ptr @appell_n_rows, align 4
  %9 = icmp slt i32 %8, 5
  %10 = shl nuw i32 1, %8
  %11 = select i1 %9, i32 %10, i32 2
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #29
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 52
  %13 = load ptr, ptr %12, align 4
  %14 = getelementptr inbounds double, ptr %13, i32 %8
  %15 = icmp sgt i32 %11, 0
  br i1 %15, label %16, label %85

16:                                               ; preds = %5
  %17 = icmp ne i32 %4, 0
  %18 = icmp sgt i32 %8, 0
  %19 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %20 = load i32, ptr @appell_n_speeds, align 4
  %21 = getelementptr inbounds nuw i8, ptr %1, i32 72
  %22 = shl i32 %8, 3
  br label %23

23:                                               ; preds = %16, %77
  %24 = phi i32 [ 0, %16 ], [ %78, %77 ]
  %25 = phi i32 [ 0, %16 ], [ %79, %77 ]
  %26 = icmp eq i32 %24, 0
  %27 = select i1 %17, i1 true, i1 %26
  br i1 %27, label %28, label %86

28:                                               ; preds = %23
  br i1 %18, label %29, label %33

29:                                               ; preds = %28
  %30 = load ptr, ptr %19, align 8
  %31 = getelementptr inbounds double, ptr %30, i32 %20
  %32 = getelementptr inbounds nuw double, ptr %31, i32 %8
  br label %36

33:                                               ; preds = %36, %28
  %34 = call fastcc i32 @solve_implicit_law(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %7)
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %49, label %115

36:                                               ; preds = %29, %36
  %37 = phi i32 [ %47, %36 ], [ 0, %29 ]
  %38 = lshr i32 %25, %37
  %39 = and i32 %38, 1
  %40 = select i1 %9, i32 %39, i32 %25
  %41 = icmp eq i32 %40, 0
  %42 = getelementptr inbounds nuw double, ptr %32, i32 %37
  %43 = load double, ptr %42, align 8
  %44 = fneg double %43
  %45 = select i1 %41, double %43, double %44
  %46 = getelementptr inbounds nuw double, ptr %14, i32 %37
  store double %45, ptr %46, align 8
  %47 = add nuw nsw i32 %37, 1
  %48 = icmp eq i32 %47, %8
  br i1 %48, label %33, label %36

49:                                               ; preds = %33
  %50 = load i32, ptr %7, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %77, label %52

52:                                               ; preds = %49
  %53 = load ptr, ptr %21, align 8
  br i1 %26, label %76, label %54

54:                                               ; preds = %52
  br i1 %18, label %55, label %77

55:                                               ; preds = %54, %55
  %56 = phi i32 [ %70, %55 ], [ 0, %54 ]
  %57 = phi double [ %69, %55 ], [ 0.000000e+00, %54 ]
  %58 = phi double [ %65, %55 ], [ 0.000000e+00, %54 ]
  %59 = getelementptr inbounds nuw double, ptr %53, i32 %56
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw double, ptr %14, i32 %56
  %62 = load double, ptr %61, align 8
  %63 = fsub double %60, %62
  %64 = tail call double @llvm.fabs.f64(double %63)
  %65 = tail call double @llvm.maxnum.f64(double %58, double %64)
  %66 = tail call double @llvm.fabs.f64(double %60)
  %67 = tail call double @llvm.fabs.f64(double %62)
  %68 = fadd double %66, %67
  %69 = tail call double @llvm.maxnum.f64(double %57, double %68)
  %70 = add nuw nsw i32 %56, 1
  %71 = icmp eq i32 %70, %8
  br i1 %71, label %72, label %55

72:                                               ; preds = %55
  %73 = fmul double %69, 0x3EB0C6F7A0B5ED8D
  %74 = fcmp ule double %65, %73
  br i1 %74, label %77, label %75

75:                                               ; preds = %72
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 12, i32 noundef 0, double noundef %2)
  br label %115

76:                                               ; preds = %52
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %53, ptr align 8 %14, i32 %22, i1 false)
  br label %77

77:                                               ; preds = %54, %49, %76, %72
  %78 = phi i32 [ 1, %72 ], [ 1, %76 ], [ %24, %49 ], [ 1, %54 ]
  %79 = add nuw nsw i32 %25, 1
  %80 = icmp eq i32 %79, %11
  br i1 %80, label %81, label %23

81:                                               ; preds = %77
  %82 = icmp eq i32 %78, 0
  br i1 %82, label %85, label %83

83:                                               ; preds = %81
  %84 = shl i32 %8, 3
  br label %86

85:                                               ; preds = %5, %81
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 12, i32 noundef 0, double noundef %2)
  br label %115

86:                                               ; preds = %23, %83
  %87 = phi i32 [ %84, %83 ], [ %22, %23 ]
  %88 = getelementptr inbounds nuw i8, ptr %1, i32 72
  %89 = load ptr, ptr %88, align 8
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %14, ptr align 8 %89, i32 %87, i1 false)
  %90 = tail call fastcc i32 @evaluate_law(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %115

92:                                               ; preds = %86
  %93 = getelementptr inbounds nuw i8, ptr %1, i32 440
  store i32 0, ptr %93, align 8
  %94 = load i32, ptr @appell_is_sparse, align 4
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %104, label %96

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %98 = load i32, ptr %97, align 8
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %104

100:                                              ; preds = %96
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #29
  %101 = call fastcc i32 @sparse_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %6)
  %102 = load i32, ptr %6, align 4
  %103 = icmp eq i32 %102, 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #29
  br i1 %103, label %104, label %115

104:                                              ; preds = %100, %96, %92
  %105 = load i32, ptr @appell_is_minimal, align 4
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %113, label %107

107:                                              ; preds = %104
  %108 = getelementptr inbounds nuw i8, ptr %1, i32 472
  %109 = load i32, ptr %108, align 8
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %113

111:                                              ; preds = %107
  %112 = tail call fastcc i32 @minimal_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %115

113:                                              ; preds = %107, %104
  %114 = tail call fastcc i32 @evident_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %115

115:                                              ; preds = %33, %113, %111, %100, %75, %86, %85
  %116 = phi i32 [ 10, %85 ], [ %90, %86 ], [ 11, %75 ], [ %101, %100 ], [ %112, %111 ], [ %114, %113 ], [ %34, %33 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #29
  ret i32 %116
}

define internal fastcc range(i32 0, 6) i32 @evaluate_law(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, ptr noundef %3) unnamed_addr #2 {
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 52
  %7 = load ptr, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %1, i32 36
  %9 = load ptr, ptr %8, align 4
  tail call void @appell_law_of(double noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef %7, ptr noundef %9) #29
  %10 = load i32, ptr @appell_n_speeds, align 4
  %11 = load i32, ptr @appell_n_rows, align 4
  %12 = add i32 %11, 1
  %13 = mul i32 %12, %10
  %14 = load ptr, ptr %8, align 4
  %15 = icmp slt i32 %13, 4
  br i1 %15, label %18, label %25

16:                                               ; preds = %25
  %17 = and i32 %13, 2147483644
  br label %18

18:                                               ; preds = %16, %4
  %19 = phi double [ 0.000000e+00, %4 ], [ %35, %16 ]
  %20 = phi double [ 0.000000e+00, %4 ], [ %40, %16 ]
  %21 = phi double [ 0.000000e+00, %4 ], [ %45, %16 ]
  %22 = phi double [ 0.000000e+00, %4 ], [ %50, %16 ]
  %23 = phi i32 [ 0, %4 ], [ %17, %16 ]
  %24 = icmp slt i32 %23, %13
  br i1 %24, label %53, label %62

25:                                               ; preds = %4, %25
  %26 = phi i32 [ %51, %25 ], [ 4, %4 ]
  %27 = phi i32 [ %26, %25 ], [ 0, %4 ]
  %28 = phi double [ %50, %25 ], [ 0.000000e+00, %4 ]
  %29 = phi double [ %45, %25 ], [ 0.000000e+00, %4 ]
  %30 = phi double [ %40, %25 ], [ 0.000000e+00, %4 ]
  %31 = phi double [ %35, %25 ], [ 0.000000e+00, %4 ]
  %32 = getelementptr inbounds nuw double, ptr %14, i32 %27
  %33 = load double, ptr %32, align 8
  %34 = fsub double %33, %33
  %35 = fadd double %31, %34
  %36 = or disjoint i32 %27, 1
  %37 = getelementptr inbounds nuw double, ptr %14, i32 %36
  %38 = load double, ptr %37, align 8
  %39 = fsub double %38, %38
  %40 = fadd double %30, %39
  %41 = or disjoint i32 %27, 2
  %42 = getelementptr inbounds nuw double, ptr %14, i32 %41
  %43 = load double, ptr %42, align 8
  %44 = fsub double %43, %43
  %45 = fadd double %29, %44
  %46 = or disjoint i32 %27, 3
  %47 = getelementptr inbounds nuw double, ptr %14, i32 %46
  %48 = load double, ptr %47, align 8
  %49 = fsub double %48, %48
  %50 = fadd double %28, %49
  %51 = add nuw nsw i32 %26, 4
  %52 = icmp sgt i32 %51, %13
  br i1 %52, label %16, label %25

53:                                               ; preds = %18, %53
  %54 = phi i32 [ %60, %53 ], [ %23, %18 ]
  %55 = phi double [ %59, %53 ], [ %19, %18 ]
  %56 = getelementptr inbounds nuw double, ptr %14, i32 %54
  %57 = load double, ptr %56, align 8
  %58 = fsub double %57, %57
  %59 = fadd double %55, %58
  %60 = add nuw nsw i32 %54, 1
  %61 = icmp eq i32 %60, %13
  br i1 %61, label %62, label %53

62:                                               ; preds = %53, %18
  %63 = phi double [ %19, %18 ], [ %59, %53 ]
  %64 = fadd double %20, %63
  %65 = fadd double %21, %22
  %66 = fadd double %65, %64
  %67 = fcmp une double %66, 0.000000e+00
  br i1 %67, label %68, label %69

68:                                               ; preds = %62
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 12, i32 noundef 0, double noundef %2)
  br label %73

69:                                               ; preds = %62
  %70 = getelementptr inbounds nuw i8, ptr %1, i32 48
  %71 = load ptr, ptr %70, align 8
  %72 = shl i32 %10, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %71, ptr align 8 %14, i32 %72, i1 false)
  br label %73

73:                                               ; preds = %69, %68
  %74 = phi i32 [ 0, %69 ], [ 5, %68 ]
  ret i32 %74
}

define internal fastcc range(i32 0, 10) i32 @solve_implicit_law(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr nocapture noundef nonnull writeonly initializes((0, 4)) %4) unnamed_addr #4 {
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 52
  %8 = load ptr, ptr %7, align 4
  %9 = load i32, ptr @appell_n_rows, align 4
  %10 = getelementptr inbounds double, ptr %8, i32 %9
  store i32 0, ptr %4, align 4
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 440
  %12 = load i32, ptr @appell_is_sparse, align 4
  %13 = icmp eq i32 %12, 0
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %15 = load i32, ptr @appell_is_minimal, align 4
  %16 = icmp eq i32 %15, 0
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 472
  %18 = icmp sgt i32 %9, 0
  %19 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %20 = load i32, ptr @appell_n_speeds, align 4
  %21 = getelementptr inbounds nuw i8, ptr %1, i32 60
  br label %25

22:                                               ; preds = %81
  %23 = add nuw nsw i32 %26, 1
  %24 = icmp eq i32 %23, 30
  br i1 %24, label %84, label %25

25:                                               ; preds = %5, %22
  %26 = phi i32 [ 0, %5 ], [ %23, %22 ]
  %27 = tail call fastcc i32 @evaluate_law(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %84

29:                                               ; preds = %25
  store i32 0, ptr %11, align 8
  br i1 %13, label %37, label %30

30:                                               ; preds = %29
  %31 = load i32, ptr %14, align 8
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %37

33:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #29
  %34 = call fastcc i32 @sparse_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %6)
  %35 = load i32, ptr %6, align 4
  %36 = icmp eq i32 %35, 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #29
  br i1 %36, label %37, label %45

37:                                               ; preds = %33, %30, %29
  br i1 %16, label %43, label %38

38:                                               ; preds = %37
  %39 = load i32, ptr %17, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %43

41:                                               ; preds = %38
  %42 = tail call fastcc i32 @minimal_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %45

43:                                               ; preds = %38, %37
  %44 = tail call fastcc i32 @evident_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %45

45:                                               ; preds = %43, %41, %33
  %46 = phi i32 [ %34, %33 ], [ %42, %41 ], [ %44, %43 ]
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %84

48:                                               ; preds = %45
  br i1 %18, label %49, label %78

49:                                               ; preds = %48
  %50 = load ptr, ptr %19, align 8
  %51 = getelementptr double, ptr %50, i32 %20
  %52 = load ptr, ptr %21, align 4
  %53 = getelementptr inbounds nuw double, ptr %51, i32 %9
  br label %57

54:                                               ; preds = %57
  %55 = fmul double %75, 1.000000e-13
  %56 = fcmp ugt double %68, %55
  br i1 %56, label %79, label %78

57:                                               ; preds = %49, %57
  %58 = phi i32 [ 0, %49 ], [ %76, %57 ]
  %59 = phi double [ 0.000000e+00, %49 ], [ %75, %57 ]
  %60 = phi double [ 0.000000e+00, %49 ], [ %68, %57 ]
  %61 = getelementptr inbounds nuw double, ptr %10, i32 %58
  %62 = load double, ptr %61, align 8
  %63 = getelementptr double, ptr %51, i32 %58
  %64 = load double, ptr %63, align 8
  %65 = fsub double %62, %64
  %66 = getelementptr inbounds nuw double, ptr %52, i32 %58
  store double %65, ptr %66, align 8
  %67 = tail call double @llvm.fabs.f64(double %65)
  %68 = tail call double @llvm.maxnum.f64(double %60, double %67)
  %69 = load double, ptr %61, align 8
  %70 = tail call double @llvm.fabs.f64(double %69)
  %71 = getelementptr inbounds nuw double, ptr %53, i32 %58
  %72 = load double, ptr %71, align 8
  %73 = tail call double @llvm.fabs.f64(double %72)
  %74 = fadd double %70, %73
  %75 = tail call double @llvm.maxnum.f64(double %59, double %74)
  %76 = add nuw nsw i32 %58, 1
  %77 = icmp eq i32 %76, %9
  br i1 %77, label %54, label %57

78:                                               ; preds = %48, %54
  store i32 1, ptr %4, align 4
  br label %84

79:                                               ; preds = %54
  %80 = fcmp olt double %75, 1.000000e+300
  br i1 %80, label %81, label %84

81:                                               ; preds = %79
  %82 = tail call fastcc i32 @law_newton_step(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef nonnull %10)
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %22, label %84

84:                                               ; preds = %25, %79, %45, %22, %81, %78
  %85 = phi i32 [ 0, %78 ], [ %27, %25 ], [ %46, %45 ], [ 0, %79 ], [ 0, %22 ], [ %82, %81 ]
  ret i32 %85
}

define internal fastcc range(i32 0, 10) i32 @law_newton_step(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr nocapture noundef %4) unnamed_addr #4 {
  %6 = alloca i32, align 4
  %7 = alloca %struct.Factor, align 4
  %8 = getelementptr inbounds nuw i8, ptr %1, i32 64
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %11 = load ptr, ptr %10, align 8
  %12 = load i32, ptr @appell_n_speeds, align 4
  %13 = getelementptr inbounds double, ptr %11, i32 %12
  %14 = load i32, ptr @appell_n_rows, align 4
  %15 = shl i32 %14, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %9, ptr align 8 %13, i32 %15, i1 false)
  %16 = icmp sgt i32 %14, 0
  br i1 %16, label %17, label %88

17:                                               ; preds = %5
  %18 = getelementptr inbounds nuw i8, ptr %1, i32 56
  %19 = getelementptr inbounds nuw i8, ptr %1, i32 36
  %20 = icmp sgt i32 %12, 0
  %21 = getelementptr inbounds nuw i8, ptr %1, i32 48
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 440
  %23 = load i32, ptr @appell_is_sparse, align 4
  %24 = icmp eq i32 %23, 0
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %26 = load i32, ptr @appell_is_minimal, align 4
  %27 = icmp eq i32 %26, 0
  %28 = getelementptr inbounds nuw i8, ptr %1, i32 472
  br label %29

29:                                               ; preds = %17, %85
  %30 = phi i32 [ 0, %17 ], [ %86, %85 ]
  %31 = load ptr, ptr %18, align 8
  %32 = mul nuw nsw i32 %30, %14
  %33 = getelementptr inbounds nuw double, ptr %31, i32 %32
  %34 = load ptr, ptr %19, align 4
  %35 = getelementptr inbounds double, ptr %34, i32 %12
  %36 = mul nsw i32 %30, %12
  %37 = getelementptr inbounds double, ptr %35, i32 %36
  br i1 %20, label %38, label %40

38:                                               ; preds = %29
  %39 = load ptr, ptr %21, align 8
  br label %62

40:                                               ; preds = %62, %29
  store i32 0, ptr %22, align 8
  br i1 %24, label %48, label %41

41:                                               ; preds = %40
  %42 = load i32, ptr %25, align 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %48

44:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #29
  %45 = call fastcc i32 @sparse_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %6)
  %46 = load i32, ptr %6, align 4
  %47 = icmp eq i32 %46, 0
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #29
  br i1 %47, label %48, label %56

48:                                               ; preds = %44, %41, %40
  br i1 %27, label %54, label %49

49:                                               ; preds = %48
  %50 = load i32, ptr %28, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %54

52:                                               ; preds = %49
  %53 = tail call fastcc i32 @minimal_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %56

54:                                               ; preds = %49, %48
  %55 = tail call fastcc i32 @evident_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef 1)
  br label %56

56:                                               ; preds = %54, %52, %44
  %57 = phi i32 [ %45, %44 ], [ %53, %52 ], [ %55, %54 ]
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %161

59:                                               ; preds = %56
  %60 = load ptr, ptr %10, align 8
  %61 = getelementptr double, ptr %60, i32 %12
  br label %72

62:                                               ; preds = %62, %38
  %63 = phi i32 [ 0, %38 ], [ %70, %62 ]
  %64 = getelementptr inbounds nuw double, ptr %34, i32 %63
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds nuw double, ptr %37, i32 %63
  %67 = load double, ptr %66, align 8
  %68 = fadd double %65, %67
  %69 = getelementptr inbounds nuw double, ptr %39, i32 %63
  store double %68, ptr %69, align 8
  %70 = add nuw nsw i32 %63, 1
  %71 = icmp eq i32 %70, %12
  br i1 %71, label %40, label %62

72:                                               ; preds = %72, %59
  %73 = phi i32 [ 0, %59 ], [ %83, %72 ]
  %74 = icmp eq i32 %73, %30
  %75 = uitofp i1 %74 to double
  %76 = getelementptr double, ptr %61, i32 %73
  %77 = load double, ptr %76, align 8
  %78 = getelementptr inbounds nuw double, ptr %9, i32 %73
  %79 = load double, ptr %78, align 8
  %80 = fsub double %79, %77
  %81 = fadd double %80, %75
  %82 = getelementptr inbounds nuw double, ptr %33, i32 %73
  store double %81, ptr %82, align 8
  %83 = add nuw nsw i32 %73, 1
  %84 = icmp eq i32 %83, %14
  br i1 %84, label %85, label %72

85:                                               ; preds = %72
  %86 = add nuw nsw i32 %30, 1
  %87 = icmp eq i32 %86, %14
  br i1 %87, label %88, label %29

88:                                               ; preds = %85, %5
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #29
  store i32 %14, ptr %7, align 4
  %89 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store i32 %14, ptr %89, align 4
  %90 = getelementptr inbounds nuw i8, ptr %7, i32 8
  store i32 0, ptr %90, align 4
  %91 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %92 = getelementptr inbounds nuw i8, ptr %1, i32 112
  %93 = load ptr, ptr %92, align 8
  store ptr %93, ptr %91, align 4
  %94 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %95 = getelementptr inbounds nuw i8, ptr %1, i32 116
  %96 = load ptr, ptr %95, align 4
  store ptr %96, ptr %94, align 4
  %97 = getelementptr inbounds nuw i8, ptr %7, i32 20
  %98 = getelementptr inbounds nuw i8, ptr %1, i32 120
  %99 = load ptr, ptr %98, align 8
  store ptr %99, ptr %97, align 4
  %100 = getelementptr inbounds nuw i8, ptr %7, i32 24
  %101 = getelementptr inbounds nuw i8, ptr %1, i32 376
  %102 = load ptr, ptr %101, align 8
  store ptr %102, ptr %100, align 4
  %103 = getelementptr inbounds nuw i8, ptr %7, i32 28
  store i32 0, ptr %103, align 4
  %104 = getelementptr inbounds nuw i8, ptr %1, i32 56
  %105 = load ptr, ptr %104, align 8
  %106 = mul i32 %15, %14
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %93, ptr align 8 %105, i32 %106, i1 false)
  call fastcc void @factorise(ptr noundef %7, ptr noundef null)
  %107 = getelementptr inbounds nuw i8, ptr %1, i32 60
  %108 = load ptr, ptr %107, align 4
  call fastcc void @q_transposed(ptr noundef %7, ptr noundef %108)
  %109 = load ptr, ptr %107, align 4
  %110 = load i32, ptr %90, align 4
  %111 = icmp sgt i32 %110, 0
  br i1 %111, label %112, label %146

112:                                              ; preds = %88
  %113 = load ptr, ptr %91, align 4
  %114 = load i32, ptr %7, align 4
  %115 = add i32 %114, 1
  br label %116

116:                                              ; preds = %124, %112
  %117 = phi i32 [ %110, %112 ], [ %118, %124 ]
  %118 = add nsw i32 %117, -1
  %119 = getelementptr inbounds nuw double, ptr %109, i32 %118
  %120 = load double, ptr %119, align 8
  %121 = icmp slt i32 %117, %110
  br i1 %121, label %122, label %124

122:                                              ; preds = %116
  %123 = getelementptr double, ptr %113, i32 %118
  br label %131

124:                                              ; preds = %131, %116
  %125 = phi double [ %120, %116 ], [ %140, %131 ]
  %126 = mul i32 %118, %115
  %127 = getelementptr inbounds double, ptr %113, i32 %126
  %128 = load double, ptr %127, align 8
  %129 = fdiv double %125, %128
  store double %129, ptr %119, align 8
  %130 = icmp sgt i32 %117, 1
  br i1 %130, label %116, label %143

131:                                              ; preds = %131, %122
  %132 = phi i32 [ %117, %122 ], [ %141, %131 ]
  %133 = phi double [ %120, %122 ], [ %140, %131 ]
  %134 = mul nsw i32 %132, %114
  %135 = getelementptr double, ptr %123, i32 %134
  %136 = load double, ptr %135, align 8
  %137 = getelementptr inbounds nuw double, ptr %109, i32 %132
  %138 = load double, ptr %137, align 8
  %139 = fneg double %136
  %140 = tail call double @llvm.fmuladd.f64(double %139, double %138, double %133)
  %141 = add nuw nsw i32 %132, 1
  %142 = icmp eq i32 %141, %110
  br i1 %142, label %124, label %131

143:                                              ; preds = %124
  %144 = load ptr, ptr %94, align 4
  %145 = load ptr, ptr %100, align 4
  br label %147

146:                                              ; preds = %147, %88
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #29
  br label %161

147:                                              ; preds = %143, %147
  %148 = phi i32 [ 0, %143 ], [ %159, %147 ]
  %149 = getelementptr inbounds nuw double, ptr %109, i32 %148
  %150 = load double, ptr %149, align 8
  %151 = getelementptr inbounds nuw i32, ptr %145, i32 %148
  %152 = load i32, ptr %151, align 4
  %153 = getelementptr inbounds double, ptr %144, i32 %152
  %154 = load double, ptr %153, align 8
  %155 = fdiv double %150, %154
  %156 = getelementptr inbounds double, ptr %4, i32 %152
  %157 = load double, ptr %156, align 8
  %158 = fsub double %157, %155
  store double %158, ptr %156, align 8
  %159 = add nuw nsw i32 %148, 1
  %160 = icmp eq i32 %159, %110
  br i1 %160, label %146, label %147

161:                                              ; preds = %56, %146
  %162 = phi i32 [ 0, %146 ], [ %57, %56 ]
  ret i32 %162
}

declare void @appell_law_of(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

define internal fastcc range(i32 0, 8) i32 @sparse_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr nocapture noundef nonnull writeonly initializes((0, 4)) %4) unnamed_addr #4 {
  %6 = alloca %struct.Sparse, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 200
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %10 = load ptr, ptr %9, align 8
  %11 = tail call fastcc i32 @evaluate_sparse(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 404
  store ptr null, ptr %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 440
  store i32 0, ptr %13, align 8
  store i32 1, ptr %4, align 4
  %14 = icmp eq i32 %11, 0
  br i1 %14, label %15, label %128

15:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(i64 120, ptr nonnull %6) #29
  %16 = load i32, ptr @appell_plan_rows, align 4
  store i32 %16, ptr %6, align 8
  %17 = getelementptr inbounds nuw i8, ptr %6, i32 4
  %18 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 4), align 4
  store i32 %18, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %20 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 8), align 4
  store i32 %20, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %6, i32 12
  %22 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 12), align 4
  store i32 %22, ptr %21, align 4
  %23 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %24 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 16), align 4
  store i32 %24, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %6, i32 20
  %26 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 20), align 4
  store i32 %26, ptr %25, align 4
  %27 = getelementptr inbounds nuw i8, ptr %6, i32 24
  %28 = add nsw i32 %18, %16
  store i32 %28, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %6, i32 28
  %30 = getelementptr inbounds nuw i8, ptr %6, i32 32
  %31 = getelementptr inbounds nuw i8, ptr %6, i32 36
  %32 = getelementptr inbounds nuw i8, ptr %6, i32 40
  %33 = getelementptr inbounds nuw i8, ptr %6, i32 44
  %34 = getelementptr inbounds nuw i8, ptr %6, i32 48
  %35 = getelementptr inbounds nuw i8, ptr %6, i32 52
  %36 = getelementptr inbounds nuw i8, ptr %6, i32 56
  %37 = getelementptr inbounds nuw i8, ptr %6, i32 60
  %38 = getelementptr inbounds nuw i8, ptr %6, i32 64
  %39 = getelementptr inbounds nuw i8, ptr %6, i32 68
  %40 = getelementptr inbounds nuw i8, ptr %6, i32 72
  %41 = getelementptr inbounds nuw i8, ptr %6, i32 76
  store ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 40), ptr %29, align 4
  %42 = getelementptr inbounds i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 40), i32 %28
  store ptr %42, ptr %30, align 8
  %43 = getelementptr i32, ptr %42, i32 %28
  %44 = getelementptr i8, ptr %43, i32 4
  store ptr %44, ptr %31, align 4
  %45 = getelementptr inbounds i32, ptr %44, i32 %24
  store ptr %45, ptr %32, align 8
  %46 = getelementptr inbounds i32, ptr %45, i32 %24
  store ptr %46, ptr %33, align 4
  %47 = getelementptr i32, ptr %46, i32 %28
  %48 = getelementptr i8, ptr %47, i32 4
  store ptr %48, ptr %34, align 8
  %49 = getelementptr inbounds i32, ptr %48, i32 %26
  store ptr %49, ptr %35, align 4
  %50 = getelementptr i32, ptr %49, i32 %28
  %51 = getelementptr i8, ptr %50, i32 4
  store ptr %51, ptr %36, align 8
  %52 = getelementptr inbounds i32, ptr %51, i32 %26
  store ptr %52, ptr %37, align 4
  %53 = getelementptr inbounds i32, ptr %52, i32 %26
  store ptr %53, ptr %38, align 8
  %54 = getelementptr inbounds i32, ptr %53, i32 %20
  store ptr %54, ptr %39, align 4
  %55 = getelementptr inbounds i32, ptr %54, i32 %20
  store ptr %55, ptr %40, align 8
  %56 = getelementptr inbounds i32, ptr %55, i32 %22
  store ptr %56, ptr %41, align 4
  %57 = getelementptr inbounds nuw i8, ptr %6, i32 80
  %58 = getelementptr inbounds nuw i8, ptr %1, i32 176
  %59 = load ptr, ptr %58, align 8
  %60 = load i32, ptr @appell_n_coordinates, align 4
  %61 = getelementptr inbounds double, ptr %59, i32 %60
  store ptr %61, ptr %57, align 8
  %62 = getelementptr inbounds nuw i8, ptr %6, i32 84
  %63 = getelementptr inbounds double, ptr %61, i32 %20
  %64 = load i32, ptr @appell_n_speeds, align 4
  %65 = getelementptr inbounds double, ptr %63, i32 %64
  store ptr %65, ptr %62, align 4
  %66 = getelementptr inbounds nuw i8, ptr %6, i32 88
  %67 = getelementptr inbounds nuw i8, ptr %1, i32 216
  %68 = load ptr, ptr %67, align 8
  store ptr %68, ptr %66, align 8
  %69 = getelementptr inbounds nuw i8, ptr %6, i32 92
  %70 = getelementptr inbounds nuw i8, ptr %1, i32 220
  %71 = load ptr, ptr %70, align 4
  store ptr %71, ptr %69, align 4
  %72 = getelementptr inbounds nuw i8, ptr %6, i32 96
  %73 = getelementptr inbounds nuw i8, ptr %1, i32 224
  %74 = load ptr, ptr %73, align 8
  store ptr %74, ptr %72, align 8
  %75 = getelementptr inbounds nuw i8, ptr %6, i32 100
  %76 = getelementptr inbounds nuw i8, ptr %1, i32 196
  %77 = load ptr, ptr %76, align 4
  store ptr %77, ptr %75, align 4
  %78 = getelementptr inbounds nuw i8, ptr %6, i32 104
  store double 0x7FF0000000000000, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %6, i32 112
  store i32 -1, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %6, i32 116
  store i32 0, ptr %80, align 4
  %81 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %82 = load ptr, ptr %81, align 8
  %83 = call fastcc i32 @sparse_factorise(ptr noundef %6, ptr noundef %82)
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %92

85:                                               ; preds = %15
  %86 = load i32, ptr @appell_is_sparse, align 4
  %87 = icmp sgt i32 %86, 1
  %88 = zext i1 %87 to i32
  store i32 %88, ptr %4, align 4
  %89 = load i32, ptr %79, align 8
  %90 = icmp slt i32 %89, 0
  %91 = select i1 %90, i32 1, i32 2
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %91, i32 noundef %89, double noundef %2)
  br label %126

92:                                               ; preds = %15
  %93 = load ptr, ptr %58, align 8
  %94 = getelementptr inbounds double, ptr %93, i32 %60
  %95 = getelementptr inbounds double, ptr %94, i32 %20
  %96 = shl i32 %64, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %8, ptr align 8 %95, i32 %96, i1 false)
  %97 = load i32, ptr @appell_n_rows, align 4
  %98 = icmp sgt i32 %97, 0
  br i1 %98, label %100, label %99

99:                                               ; preds = %92
  call fastcc void @sparse_solve(ptr noundef %6, ptr noundef %8, ptr noundef %10)
  br label %117

100:                                              ; preds = %92
  %101 = load ptr, ptr %58, align 8
  %102 = getelementptr inbounds double, ptr %101, i32 %60
  %103 = getelementptr inbounds double, ptr %102, i32 %20
  %104 = getelementptr inbounds double, ptr %103, i32 %64
  %105 = getelementptr inbounds double, ptr %104, i32 %22
  %106 = getelementptr double, ptr %8, i32 %64
  br label %109

107:                                              ; preds = %109
  call fastcc void @sparse_solve(ptr noundef %6, ptr noundef nonnull %8, ptr noundef %10)
  %108 = getelementptr double, ptr %10, i32 %64
  br label %119

109:                                              ; preds = %100, %109
  %110 = phi i32 [ 0, %100 ], [ %115, %109 ]
  %111 = getelementptr inbounds nuw double, ptr %105, i32 %110
  %112 = load double, ptr %111, align 8
  %113 = fneg double %112
  %114 = getelementptr double, ptr %106, i32 %110
  store double %113, ptr %114, align 8
  %115 = add nuw nsw i32 %110, 1
  %116 = icmp eq i32 %115, %97
  br i1 %116, label %107, label %109

117:                                              ; preds = %119, %99
  %118 = getelementptr inbounds nuw i8, ptr %0, i32 280
  store i32 %97, ptr %118, align 8
  store i32 1, ptr %13, align 8
  br label %126

119:                                              ; preds = %107, %119
  %120 = phi i32 [ 0, %107 ], [ %124, %119 ]
  %121 = getelementptr double, ptr %108, i32 %120
  %122 = load double, ptr %121, align 8
  %123 = fneg double %122
  store double %123, ptr %121, align 8
  %124 = add nuw nsw i32 %120, 1
  %125 = icmp eq i32 %124, %97
  br i1 %125, label %117, label %119

126:                                              ; preds = %117, %85
  %127 = phi i32 [ 0, %117 ], [ 7, %85 ]
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %6) #29
  br label %128

128:                                              ; preds = %5, %126
  %129 = phi i32 [ %127, %126 ], [ %11, %5 ]
  ret i32 %129
}

define internal fastcc range(i32 0, 10) i32 @minimal_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull initializes((404, 412)) %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %8 = load ptr, ptr %7, align 4
  tail call void @appell_rows(double noundef %2, ptr noundef %3, ptr noundef %6, ptr noundef null, ptr noundef %8) #29
  %9 = load ptr, ptr %7, align 4
  %10 = load i32, ptr @appell_n_coordinates, align 4
  %11 = getelementptr inbounds double, ptr %9, i32 %10
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 404
  store ptr %11, ptr %12, align 4
  %13 = load i32, ptr @appell_n_rows, align 4
  %14 = load i32, ptr @appell_n_speeds, align 4
  %15 = mul nsw i32 %14, %13
  %16 = getelementptr inbounds double, ptr %11, i32 %15
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 408
  store ptr %16, ptr %17, align 8
  %18 = load i32, ptr @appell_is_actuated, align 4
  %19 = icmp ne i32 %18, 0
  %20 = zext i1 %19 to i32
  %21 = shl i32 %13, %20
  %22 = mul nsw i32 %21, %14
  %23 = add i32 %13, %10
  %24 = add i32 %23, %22
  %25 = icmp slt i32 %24, 4
  br i1 %25, label %28, label %35

26:                                               ; preds = %35
  %27 = and i32 %24, 2147483644
  br label %28

28:                                               ; preds = %26, %5
  %29 = phi double [ 0.000000e+00, %5 ], [ %45, %26 ]
  %30 = phi double [ 0.000000e+00, %5 ], [ %50, %26 ]
  %31 = phi double [ 0.000000e+00, %5 ], [ %55, %26 ]
  %32 = phi double [ 0.000000e+00, %5 ], [ %60, %26 ]
  %33 = phi i32 [ 0, %5 ], [ %27, %26 ]
  %34 = icmp slt i32 %33, %24
  br i1 %34, label %63, label %72

35:                                               ; preds = %5, %35
  %36 = phi i32 [ %61, %35 ], [ 4, %5 ]
  %37 = phi i32 [ %36, %35 ], [ 0, %5 ]
  %38 = phi double [ %60, %35 ], [ 0.000000e+00, %5 ]
  %39 = phi double [ %55, %35 ], [ 0.000000e+00, %5 ]
  %40 = phi double [ %50, %35 ], [ 0.000000e+00, %5 ]
  %41 = phi double [ %45, %35 ], [ 0.000000e+00, %5 ]
  %42 = getelementptr inbounds nuw double, ptr %9, i32 %37
  %43 = load double, ptr %42, align 8
  %44 = fsub double %43, %43
  %45 = fadd double %41, %44
  %46 = or disjoint i32 %37, 1
  %47 = getelementptr inbounds nuw double, ptr %9, i32 %46
  %48 = load double, ptr %47, align 8
  %49 = fsub double %48, %48
  %50 = fadd double %40, %49
  %51 = or disjoint i32 %37, 2
  %52 = getelementptr inbounds nuw double, ptr %9, i32 %51
  %53 = load double, ptr %52, align 8
  %54 = fsub double %53, %53
  %55 = fadd double %39, %54
  %56 = or disjoint i32 %37, 3
  %57 = getelementptr inbounds nuw double, ptr %9, i32 %56
  %58 = load double, ptr %57, align 8
  %59 = fsub double %58, %58
  %60 = fadd double %38, %59
  %61 = add nuw nsw i32 %36, 4
  %62 = icmp sgt i32 %61, %24
  br i1 %62, label %26, label %35

63:                                               ; preds = %28, %63
  %64 = phi i32 [ %70, %63 ], [ %33, %28 ]
  %65 = phi double [ %69, %63 ], [ %29, %28 ]
  %66 = getelementptr inbounds nuw double, ptr %9, i32 %64
  %67 = load double, ptr %66, align 8
  %68 = fsub double %67, %67
  %69 = fadd double %65, %68
  %70 = add nuw nsw i32 %64, 1
  %71 = icmp eq i32 %70, %24
  br i1 %71, label %72, label %63

72:                                               ; preds = %63, %28
  %73 = phi double [ %29, %28 ], [ %69, %63 ]
  %74 = fadd double %30, %73
  %75 = fadd double %31, %32
  %76 = fadd double %75, %74
  %77 = fcmp une double %76, 0.000000e+00
  br i1 %77, label %78, label %79

78:                                               ; preds = %72
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 2, i32 noundef 0, double noundef %2)
  br label %260

79:                                               ; preds = %72
  %80 = tail call fastcc i32 @eliminate(ptr noundef nonnull %0, ptr noundef %1)
  %81 = sub nsw i32 %14, %80
  %82 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %83 = load ptr, ptr %82, align 8
  %84 = mul nsw i32 %81, %14
  %85 = getelementptr inbounds double, ptr %83, i32 %84
  %86 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %87 = load ptr, ptr %86, align 4
  %88 = mul nsw i32 %81, %81
  %89 = getelementptr inbounds nuw double, ptr %87, i32 %88
  tail call fastcc void @form_tangent(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %81)
  %90 = load i32, ptr @appell_n_independent, align 4
  %91 = icmp eq i32 %81, %90
  br i1 %91, label %92, label %96

92:                                               ; preds = %79
  %93 = load ptr, ptr %0, align 8
  %94 = load ptr, ptr %82, align 8
  %95 = load ptr, ptr %86, align 4
  tail call void @appell_minimal(double noundef %2, ptr noundef %3, ptr noundef %93, ptr noundef %94, ptr noundef %95) #29
  br label %99

96:                                               ; preds = %79
  %97 = tail call fastcc i32 @reduce_dynamics(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, i32 noundef %81)
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %260

99:                                               ; preds = %92, %96
  %100 = add nsw i32 %88, %81
  %101 = load ptr, ptr %86, align 4
  %102 = icmp slt i32 %100, 4
  br i1 %102, label %105, label %112

103:                                              ; preds = %112
  %104 = and i32 %100, 2147483644
  br label %105

105:                                              ; preds = %103, %99
  %106 = phi double [ 0.000000e+00, %99 ], [ %122, %103 ]
  %107 = phi double [ 0.000000e+00, %99 ], [ %127, %103 ]
  %108 = phi double [ 0.000000e+00, %99 ], [ %132, %103 ]
  %109 = phi double [ 0.000000e+00, %99 ], [ %137, %103 ]
  %110 = phi i32 [ 0, %99 ], [ %104, %103 ]
  %111 = icmp slt i32 %110, %100
  br i1 %111, label %140, label %149

112:                                              ; preds = %99, %112
  %113 = phi i32 [ %138, %112 ], [ 4, %99 ]
  %114 = phi i32 [ %113, %112 ], [ 0, %99 ]
  %115 = phi double [ %137, %112 ], [ 0.000000e+00, %99 ]
  %116 = phi double [ %132, %112 ], [ 0.000000e+00, %99 ]
  %117 = phi double [ %127, %112 ], [ 0.000000e+00, %99 ]
  %118 = phi double [ %122, %112 ], [ 0.000000e+00, %99 ]
  %119 = getelementptr inbounds nuw double, ptr %101, i32 %114
  %120 = load double, ptr %119, align 8
  %121 = fsub double %120, %120
  %122 = fadd double %118, %121
  %123 = or disjoint i32 %114, 1
  %124 = getelementptr inbounds nuw double, ptr %101, i32 %123
  %125 = load double, ptr %124, align 8
  %126 = fsub double %125, %125
  %127 = fadd double %117, %126
  %128 = or disjoint i32 %114, 2
  %129 = getelementptr inbounds nuw double, ptr %101, i32 %128
  %130 = load double, ptr %129, align 8
  %131 = fsub double %130, %130
  %132 = fadd double %116, %131
  %133 = or disjoint i32 %114, 3
  %134 = getelementptr inbounds nuw double, ptr %101, i32 %133
  %135 = load double, ptr %134, align 8
  %136 = fsub double %135, %135
  %137 = fadd double %115, %136
  %138 = add nuw nsw i32 %113, 4
  %139 = icmp sgt i32 %138, %100
  br i1 %139, label %103, label %112

140:                                              ; preds = %105, %140
  %141 = phi i32 [ %147, %140 ], [ %110, %105 ]
  %142 = phi double [ %146, %140 ], [ %106, %105 ]
  %143 = getelementptr inbounds nuw double, ptr %101, i32 %141
  %144 = load double, ptr %143, align 8
  %145 = fsub double %144, %144
  %146 = fadd double %142, %145
  %147 = add nuw nsw i32 %141, 1
  %148 = icmp eq i32 %147, %100
  br i1 %148, label %149, label %140

149:                                              ; preds = %140, %105
  %150 = phi double [ %106, %105 ], [ %146, %140 ]
  %151 = fadd double %107, %150
  %152 = fadd double %108, %109
  %153 = fadd double %152, %151
  %154 = fcmp une double %153, 0.000000e+00
  br i1 %154, label %155, label %156

155:                                              ; preds = %149
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 3, i32 noundef 0, double noundef %2)
  br label %260

156:                                              ; preds = %149
  %157 = load i32, ptr @appell_law, align 4
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %212, label %159

159:                                              ; preds = %156
  %160 = getelementptr inbounds nuw i8, ptr %1, i32 436
  %161 = load i32, ptr %160, align 4
  %162 = icmp eq i32 %161, 0
  %163 = icmp sgt i32 %81, 0
  %164 = and i1 %163, %162
  br i1 %164, label %165, label %212

165:                                              ; preds = %159
  %166 = load ptr, ptr %82, align 8
  %167 = getelementptr inbounds nuw i8, ptr %1, i32 48
  %168 = load ptr, ptr %167, align 8
  %169 = icmp sgt i32 %14, 0
  %170 = icmp ult i32 %14, 4
  %171 = and i32 %14, 2147483644
  %172 = icmp eq i32 %14, %171
  br label %173

173:                                              ; preds = %205, %165
  %174 = phi i32 [ 0, %165 ], [ %210, %205 ]
  %175 = mul nsw i32 %174, %14
  %176 = getelementptr inbounds double, ptr %166, i32 %175
  br i1 %169, label %177, label %205

177:                                              ; preds = %173
  br i1 %170, label %191, label %178

178:                                              ; preds = %177, %178
  %179 = phi i32 [ %187, %178 ], [ 0, %177 ]
  %180 = phi <4 x double> [ %186, %178 ], [ <double 0.000000e+00, double -0.000000e+00, double -0.000000e+00, double -0.000000e+00>, %177 ]
  %181 = getelementptr inbounds nuw double, ptr %176, i32 %179
  %182 = load <4 x double>, ptr %181, align 8
  %183 = getelementptr inbounds nuw double, ptr %168, i32 %179
  %184 = load <4 x double>, ptr %183, align 8
  %185 = fmul reassoc contract <4 x double> %182, %184
  %186 = fadd reassoc contract <4 x double> %180, %185
  %187 = add nuw i32 %179, 4
  %188 = icmp eq i32 %187, %171
  br i1 %188, label %189, label %178

189:                                              ; preds = %178
  %190 = tail call reassoc contract double @llvm.vector.reduce.fadd.v4f64(double -0.000000e+00, <4 x double> %186)
  br i1 %172, label %205, label %191

191:                                              ; preds = %177, %189
  %192 = phi i32 [ 0, %177 ], [ %171, %189 ]
  %193 = phi double [ 0.000000e+00, %177 ], [ %190, %189 ]
  br label %194

194:                                              ; preds = %191, %194
  %195 = phi i32 [ %203, %194 ], [ %192, %191 ]
  %196 = phi double [ %202, %194 ], [ %193, %191 ]
  %197 = getelementptr inbounds nuw double, ptr %176, i32 %195
  %198 = load double, ptr %197, align 8
  %199 = getelementptr inbounds nuw double, ptr %168, i32 %195
  %200 = load double, ptr %199, align 8
  %201 = fmul reassoc contract double %198, %200
  %202 = fadd reassoc contract double %196, %201
  %203 = add nuw nsw i32 %195, 1
  %204 = icmp eq i32 %203, %14
  br i1 %204, label %205, label %194

205:                                              ; preds = %194, %189, %173
  %206 = phi double [ 0.000000e+00, %173 ], [ %190, %189 ], [ %202, %194 ]
  %207 = getelementptr inbounds nuw double, ptr %89, i32 %174
  %208 = load double, ptr %207, align 8
  %209 = fadd double %206, %208
  store double %209, ptr %207, align 8
  %210 = add nuw nsw i32 %174, 1
  %211 = icmp eq i32 %210, %81
  br i1 %211, label %212, label %173

212:                                              ; preds = %205, %156, %159
  %213 = tail call fastcc i32 @solve_reduced(ptr noundef %1, i32 noundef %81, ptr noundef %87, ptr noundef %89)
  %214 = icmp slt i32 %213, 0
  br i1 %214, label %215, label %220

215:                                              ; preds = %212
  %216 = tail call fastcc i32 @evaluate_dynamics(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %218, label %260

218:                                              ; preds = %215
  %219 = tail call fastcc i32 @solve_saddle(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  br label %260

220:                                              ; preds = %212
  %221 = add nsw i32 %213, %80
  %222 = getelementptr inbounds nuw i8, ptr %0, i32 280
  store i32 %221, ptr %222, align 8
  %223 = icmp sgt i32 %14, 0
  br i1 %223, label %224, label %228

224:                                              ; preds = %220
  %225 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %226 = load ptr, ptr %225, align 8
  %227 = icmp sgt i32 %81, 0
  br label %230

228:                                              ; preds = %237, %220
  %229 = icmp slt i32 %221, %13
  br i1 %229, label %251, label %253

230:                                              ; preds = %224, %237
  %231 = phi i32 [ 0, %224 ], [ %238, %237 ]
  %232 = getelementptr inbounds nuw double, ptr %85, i32 %231
  %233 = load double, ptr %232, align 8
  %234 = getelementptr inbounds nuw double, ptr %226, i32 %231
  store double %233, ptr %234, align 8
  br i1 %227, label %235, label %237

235:                                              ; preds = %230
  %236 = getelementptr double, ptr %83, i32 %231
  br label %240

237:                                              ; preds = %240, %230
  %238 = add nuw nsw i32 %231, 1
  %239 = icmp eq i32 %238, %14
  br i1 %239, label %228, label %230

240:                                              ; preds = %235, %240
  %241 = phi double [ %233, %235 ], [ %248, %240 ]
  %242 = phi i32 [ 0, %235 ], [ %249, %240 ]
  %243 = mul nuw nsw i32 %242, %14
  %244 = getelementptr double, ptr %236, i32 %243
  %245 = load double, ptr %244, align 8
  %246 = getelementptr inbounds nuw double, ptr %89, i32 %242
  %247 = load double, ptr %246, align 8
  %248 = tail call double @llvm.fmuladd.f64(double %245, double %247, double %241)
  store double %248, ptr %234, align 8
  %249 = add nuw nsw i32 %242, 1
  %250 = icmp eq i32 %249, %81
  br i1 %250, label %237, label %240

251:                                              ; preds = %228
  %252 = tail call fastcc i32 @check_minimal_actuation(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, i32 noundef %213)
  br label %253

253:                                              ; preds = %251, %228
  %254 = phi i32 [ %252, %251 ], [ 0, %228 ]
  %255 = icmp eq i32 %254, 0
  %256 = icmp ne i32 %4, 0
  %257 = and i1 %256, %255
  br i1 %257, label %258, label %260

258:                                              ; preds = %253
  %259 = tail call fastcc i32 @recover_multipliers(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  br label %260

260:                                              ; preds = %155, %96, %253, %258, %218, %215, %78
  %261 = phi i32 [ 5, %78 ], [ 5, %155 ], [ %97, %96 ], [ %219, %218 ], [ %216, %215 ], [ %259, %258 ], [ %254, %253 ]
  ret i32 %261
}

define internal fastcc range(i32 0, 10) i32 @evident_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull initializes((404, 412)) %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = alloca %struct.Factor, align 4
  %7 = alloca %struct.Factor, align 4
  %8 = tail call fastcc i32 @evaluate_dynamics(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %183

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %12 = load ptr, ptr %11, align 8
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
  %22 = load ptr, ptr %11, align 8
  %23 = tail call fastcc i32 @cholesky(i32 noundef %16, ptr noundef %22)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %27

25:                                               ; preds = %21, %10
  %26 = tail call fastcc i32 @solve_saddle(ptr noundef %0, ptr noundef %1, double noundef %2)
  br label %183

27:                                               ; preds = %21
  %28 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %29, i32 %16
  %31 = icmp sgt i32 %16, 0
  br i1 %31, label %35, label %32

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw i8, ptr %1, i32 76
  %34 = load ptr, ptr %33, align 4
  br label %42

35:                                               ; preds = %27
  %36 = load i32, ptr @appell_law, align 4
  %37 = icmp eq i32 %36, 0
  %38 = getelementptr inbounds nuw i8, ptr %1, i32 436
  %39 = getelementptr inbounds nuw i8, ptr %1, i32 48
  %40 = getelementptr inbounds nuw i8, ptr %1, i32 76
  %41 = load ptr, ptr %40, align 4
  br label %96

42:                                               ; preds = %119, %32
  %43 = phi ptr [ %34, %32 ], [ %41, %119 ]
  %44 = load ptr, ptr %11, align 8
  %45 = getelementptr inbounds nuw i8, ptr %1, i32 76
  tail call fastcc void @forward(i32 noundef %16, ptr noundef %44, ptr noundef %43)
  %46 = load i32, ptr @appell_n_rows, align 4
  %47 = load ptr, ptr %11, align 8
  %48 = load ptr, ptr %1, align 8
  %49 = getelementptr inbounds double, ptr %48, i32 %14
  %50 = getelementptr inbounds nuw double, ptr %49, i32 %17
  %51 = getelementptr inbounds double, ptr %50, i32 %16
  %52 = getelementptr inbounds nuw i8, ptr %1, i32 100
  %53 = load ptr, ptr %52, align 4
  tail call fastcc void @raise_rows(i32 noundef %16, i32 noundef %46, ptr noundef %47, ptr noundef %51, ptr noundef %53)
  %54 = load ptr, ptr %1, align 8
  %55 = getelementptr inbounds double, ptr %54, i32 %14
  %56 = getelementptr inbounds nuw double, ptr %55, i32 %17
  %57 = getelementptr inbounds double, ptr %56, i32 %16
  %58 = mul nsw i32 %46, %16
  %59 = getelementptr inbounds double, ptr %57, i32 %58
  %60 = getelementptr inbounds double, ptr %59, i32 %46
  %61 = getelementptr inbounds nuw i8, ptr %1, i32 436
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
  %109 = load ptr, ptr %39, align 8
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
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #29
  store i32 %16, ptr %6, align 4
  %127 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store i32 %46, ptr %127, align 4
  %128 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i32 0, ptr %128, align 4
  %129 = getelementptr inbounds nuw i8, ptr %6, i32 12
  %130 = load ptr, ptr %52, align 4
  store ptr %130, ptr %129, align 4
  %131 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %132 = getelementptr inbounds nuw i8, ptr %1, i32 104
  %133 = load ptr, ptr %132, align 8
  store ptr %133, ptr %131, align 4
  %134 = getelementptr inbounds nuw i8, ptr %6, i32 20
  %135 = getelementptr inbounds nuw i8, ptr %1, i32 108
  %136 = load ptr, ptr %135, align 4
  store ptr %136, ptr %134, align 4
  %137 = getelementptr inbounds nuw i8, ptr %6, i32 24
  %138 = getelementptr inbounds nuw i8, ptr %1, i32 372
  %139 = load ptr, ptr %138, align 4
  store ptr %139, ptr %137, align 4
  %140 = getelementptr inbounds nuw i8, ptr %6, i32 28
  %141 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %142 = load i32, ptr %141, align 8
  store i32 %142, ptr %140, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #29
  store i32 0, ptr %7, align 4
  %143 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store i32 0, ptr %143, align 4
  %144 = getelementptr inbounds nuw i8, ptr %7, i32 8
  store i32 0, ptr %144, align 4
  %145 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %146 = getelementptr inbounds nuw i8, ptr %1, i32 112
  %147 = load ptr, ptr %146, align 8
  store ptr %147, ptr %145, align 4
  %148 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %149 = getelementptr inbounds nuw i8, ptr %1, i32 116
  %150 = load ptr, ptr %149, align 4
  store ptr %150, ptr %148, align 4
  %151 = getelementptr inbounds nuw i8, ptr %7, i32 20
  %152 = getelementptr inbounds nuw i8, ptr %1, i32 120
  %153 = load ptr, ptr %152, align 8
  store ptr %153, ptr %151, align 4
  %154 = getelementptr inbounds nuw i8, ptr %7, i32 24
  %155 = getelementptr inbounds nuw i8, ptr %1, i32 376
  %156 = load ptr, ptr %155, align 8
  store ptr %156, ptr %154, align 4
  %157 = getelementptr inbounds nuw i8, ptr %7, i32 28
  store i32 0, ptr %157, align 4
  %158 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %159 = load ptr, ptr %158, align 8
  call fastcc void @factorise(ptr noundef %6, ptr noundef %159)
  %160 = load ptr, ptr %45, align 4
  %161 = shl i32 %16, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %29, ptr align 8 %160, i32 %161, i1 false)
  %162 = load ptr, ptr %1, align 8
  %163 = getelementptr inbounds double, ptr %162, i32 %14
  %164 = getelementptr inbounds nuw double, ptr %163, i32 %17
  %165 = getelementptr inbounds double, ptr %164, i32 %16
  %166 = getelementptr inbounds double, ptr %165, i32 %58
  %167 = getelementptr inbounds nuw i8, ptr %1, i32 84
  %168 = load ptr, ptr %167, align 4
  call fastcc void @project_onto_rows(ptr noundef %6, ptr noundef %166, ptr noundef %29, ptr noundef %168)
  %169 = load ptr, ptr %11, align 8
  tail call fastcc void @backward(i32 noundef %16, ptr noundef %169, ptr noundef %29)
  %170 = icmp eq i32 %4, 0
  br i1 %170, label %175, label %171

171:                                              ; preds = %126
  %172 = load ptr, ptr %167, align 4
  %173 = getelementptr inbounds nuw i8, ptr %1, i32 124
  %174 = load ptr, ptr %173, align 4
  call fastcc void @least_norm_multipliers(ptr noundef %6, ptr noundef %7, ptr noundef %172, ptr noundef %174, ptr noundef %30)
  br label %175

175:                                              ; preds = %171, %126
  %176 = load i32, ptr %128, align 4
  %177 = getelementptr inbounds nuw i8, ptr %0, i32 280
  store i32 %176, ptr %177, align 8
  %178 = icmp slt i32 %176, %46
  br i1 %178, label %179, label %181

179:                                              ; preds = %175
  %180 = tail call fastcc i32 @check_rows(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  br label %181

181:                                              ; preds = %175, %179
  %182 = phi i32 [ %180, %179 ], [ 0, %175 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #29
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #29
  br label %183

183:                                              ; preds = %124, %181, %5, %25
  %184 = phi i32 [ %26, %25 ], [ %8, %5 ], [ %182, %181 ], [ %125, %124 ]
  ret i32 %184
}

define internal fastcc range(i32 0, 6) i32 @evaluate_sparse(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, ptr noundef %3) unnamed_addr #2 {
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 176
  %7 = load ptr, ptr %6, align 8
  tail call void @appell_sparse_dynamics(double noundef %2, ptr noundef %3, ptr noundef %5, ptr noundef null, ptr noundef %7) #29
  %8 = load i32, ptr @appell_n_coordinates, align 4
  %9 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 8), align 4
  %10 = add nsw i32 %9, %8
  %11 = load i32, ptr @appell_n_speeds, align 4
  %12 = add nsw i32 %10, %11
  %13 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 12), align 4
  %14 = add nsw i32 %12, %13
  %15 = load i32, ptr @appell_n_rows, align 4
  %16 = add nsw i32 %14, %15
  %17 = load ptr, ptr %6, align 8
  %18 = icmp slt i32 %16, 4
  br i1 %18, label %21, label %28

19:                                               ; preds = %28
  %20 = and i32 %16, 2147483644
  br label %21

21:                                               ; preds = %19, %4
  %22 = phi double [ 0.000000e+00, %4 ], [ %38, %19 ]
  %23 = phi double [ 0.000000e+00, %4 ], [ %43, %19 ]
  %24 = phi double [ 0.000000e+00, %4 ], [ %48, %19 ]
  %25 = phi double [ 0.000000e+00, %4 ], [ %53, %19 ]
  %26 = phi i32 [ 0, %4 ], [ %20, %19 ]
  %27 = icmp slt i32 %26, %16
  br i1 %27, label %56, label %65

28:                                               ; preds = %4, %28
  %29 = phi i32 [ %54, %28 ], [ 4, %4 ]
  %30 = phi i32 [ %29, %28 ], [ 0, %4 ]
  %31 = phi double [ %53, %28 ], [ 0.000000e+00, %4 ]
  %32 = phi double [ %48, %28 ], [ 0.000000e+00, %4 ]
  %33 = phi double [ %43, %28 ], [ 0.000000e+00, %4 ]
  %34 = phi double [ %38, %28 ], [ 0.000000e+00, %4 ]
  %35 = getelementptr inbounds nuw double, ptr %17, i32 %30
  %36 = load double, ptr %35, align 8
  %37 = fsub double %36, %36
  %38 = fadd double %34, %37
  %39 = or disjoint i32 %30, 1
  %40 = getelementptr inbounds nuw double, ptr %17, i32 %39
  %41 = load double, ptr %40, align 8
  %42 = fsub double %41, %41
  %43 = fadd double %33, %42
  %44 = or disjoint i32 %30, 2
  %45 = getelementptr inbounds nuw double, ptr %17, i32 %44
  %46 = load double, ptr %45, align 8
  %47 = fsub double %46, %46
  %48 = fadd double %32, %47
  %49 = or disjoint i32 %30, 3
  %50 = getelementptr inbounds nuw double, ptr %17, i32 %49
  %51 = load double, ptr %50, align 8
  %52 = fsub double %51, %51
  %53 = fadd double %31, %52
  %54 = add nuw nsw i32 %29, 4
  %55 = icmp sgt i32 %54, %16
  br i1 %55, label %19, label %28

56:                                               ; preds = %21, %56
  %57 = phi i32 [ %63, %56 ], [ %26, %21 ]
  %58 = phi double [ %62, %56 ], [ %22, %21 ]
  %59 = getelementptr inbounds nuw double, ptr %17, i32 %57
  %60 = load double, ptr %59, align 8
  %61 = fsub double %60, %60
  %62 = fadd double %58, %61
  %63 = add nuw nsw i32 %57, 1
  %64 = icmp eq i32 %63, %16
  br i1 %64, label %65, label %56

65:                                               ; preds = %56, %21
  %66 = phi double [ %22, %21 ], [ %62, %56 ]
  %67 = fadd double %23, %66
  %68 = fadd double %24, %25
  %69 = fadd double %68, %67
  %70 = fcmp une double %69, 0.000000e+00
  br i1 %70, label %71, label %72

71:                                               ; preds = %65
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 1, i32 noundef 0, double noundef %2)
  br label %72

72:                                               ; preds = %65, %71
  %73 = phi i32 [ 5, %71 ], [ 0, %65 ]
  ret i32 %73
}

define internal fastcc range(i32 0, 2) i32 @sparse_factorise(ptr nocapture noundef nonnull initializes((104, 116)) %0, ptr noundef readonly %1) unnamed_addr #17 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 100
  %4 = load ptr, ptr %3, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %6 = load i32, ptr %5, align 4
  %7 = shl i32 %6, 3
  tail call void @llvm.memset.p0.i32(ptr align 8 %4, i8 0, i32 %7, i1 false)
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 104
  store double 0x7FF0000000000000, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 112
  store i32 -1, ptr %9, align 8
  %10 = load i32, ptr %5, align 4
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %32

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 96
  %14 = load ptr, ptr %13, align 8
  %15 = shl nuw i32 %10, 3
  tail call void @llvm.memset.p0.i32(ptr align 8 %14, i8 0, i32 %15, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %17 = load ptr, ptr %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 84
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 36
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 52
  %23 = load ptr, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %26 = getelementptr inbounds nuw i8, ptr %0, i32 92
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %29 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %30 = getelementptr inbounds nuw i8, ptr %0, i32 96
  %31 = load i32, ptr %17, align 4
  br label %45

32:                                               ; preds = %199, %2
  %33 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq ptr %1, null
  %36 = icmp slt i32 %34, 1
  %37 = or i1 %35, %36
  br i1 %37, label %229, label %38

38:                                               ; preds = %32
  %39 = getelementptr inbounds nuw i8, ptr %0, i32 96
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %42 = load ptr, ptr %41, align 4
  %43 = load i32, ptr %0, align 4
  %44 = getelementptr i32, ptr %42, i32 %43
  br label %207

45:                                               ; preds = %12, %199
  %46 = phi i32 [ %31, %12 ], [ %50, %199 ]
  %47 = phi i32 [ 0, %12 ], [ %48, %199 ]
  %48 = add nuw nsw i32 %47, 1
  %49 = getelementptr inbounds nuw i32, ptr %17, i32 %48
  %50 = load i32, ptr %49, align 4
  %51 = icmp slt i32 %46, %50
  br i1 %51, label %52, label %57

52:                                               ; preds = %45
  %53 = load ptr, ptr %18, align 8
  %54 = load ptr, ptr %21, align 4
  br label %71

55:                                               ; preds = %104
  %56 = icmp eq i32 %97, 0
  br label %57

57:                                               ; preds = %55, %45
  %58 = phi i1 [ true, %45 ], [ %56, %55 ]
  %59 = phi double [ 0.000000e+00, %45 ], [ %105, %55 ]
  %60 = getelementptr inbounds nuw i32, ptr %23, i32 %47
  %61 = load i32, ptr %60, align 4
  %62 = getelementptr inbounds nuw i32, ptr %23, i32 %48
  %63 = load i32, ptr %62, align 4
  %64 = icmp slt i32 %61, %63
  br i1 %64, label %65, label %108

65:                                               ; preds = %57
  %66 = load ptr, ptr %24, align 4
  %67 = load ptr, ptr %25, align 4
  %68 = load ptr, ptr %26, align 4
  %69 = load ptr, ptr %27, align 4
  %70 = load ptr, ptr %28, align 8
  br label %111

71:                                               ; preds = %52, %104
  %72 = phi double [ 0.000000e+00, %52 ], [ %105, %104 ]
  %73 = phi i32 [ %46, %52 ], [ %106, %104 ]
  %74 = phi i32 [ 0, %52 ], [ %97, %104 ]
  %75 = getelementptr inbounds i32, ptr %53, i32 %73
  %76 = load i32, ptr %75, align 4
  %77 = icmp slt i32 %76, 0
  br i1 %77, label %78, label %83

78:                                               ; preds = %71
  %79 = load ptr, ptr %20, align 4
  %80 = xor i32 %76, -1
  %81 = getelementptr inbounds nuw double, ptr %79, i32 %80
  %82 = load double, ptr %81, align 8
  br label %89

83:                                               ; preds = %71
  %84 = load ptr, ptr %19, align 8
  %85 = icmp eq ptr %84, null
  br i1 %85, label %89, label %86

86:                                               ; preds = %83
  %87 = getelementptr inbounds nuw double, ptr %84, i32 %76
  %88 = load double, ptr %87, align 8
  br label %89

89:                                               ; preds = %78, %83, %86
  %90 = phi double [ %82, %78 ], [ %88, %86 ], [ 1.000000e+00, %83 ]
  %91 = icmp sgt i32 %76, -1
  %92 = getelementptr inbounds i32, ptr %54, i32 %73
  %93 = load i32, ptr %92, align 4
  %94 = icmp eq i32 %93, %47
  %95 = and i1 %91, %94
  %96 = zext i1 %95 to i32
  %97 = or i32 %74, %96
  br i1 %94, label %98, label %100

98:                                               ; preds = %89
  %99 = fadd double %72, %90
  br label %104

100:                                              ; preds = %89
  %101 = getelementptr inbounds double, ptr %4, i32 %93
  %102 = load double, ptr %101, align 8
  %103 = fadd double %90, %102
  store double %103, ptr %101, align 8
  br label %104

104:                                              ; preds = %100, %98
  %105 = phi double [ %99, %98 ], [ %72, %100 ]
  %106 = add nsw i32 %73, 1
  %107 = icmp eq i32 %106, %50
  br i1 %107, label %55, label %71

108:                                              ; preds = %129, %57
  %109 = phi double [ %59, %57 ], [ %132, %129 ]
  %110 = phi double [ 0.000000e+00, %57 ], [ %136, %129 ]
  br i1 %58, label %172, label %151

111:                                              ; preds = %65, %129
  %112 = phi double [ 0.000000e+00, %65 ], [ %136, %129 ]
  %113 = phi i32 [ %61, %65 ], [ %137, %129 ]
  %114 = phi double [ %59, %65 ], [ %132, %129 ]
  %115 = getelementptr inbounds i32, ptr %66, i32 %113
  %116 = load i32, ptr %115, align 4
  %117 = getelementptr inbounds i32, ptr %67, i32 %113
  %118 = load i32, ptr %117, align 4
  %119 = getelementptr inbounds double, ptr %4, i32 %116
  %120 = load double, ptr %119, align 8
  %121 = getelementptr inbounds double, ptr %68, i32 %116
  %122 = load double, ptr %121, align 8
  %123 = fmul double %120, %122
  store double 0.000000e+00, ptr %119, align 8
  %124 = getelementptr inbounds i32, ptr %69, i32 %116
  %125 = load i32, ptr %124, align 4
  %126 = icmp slt i32 %125, %118
  br i1 %126, label %127, label %129

127:                                              ; preds = %111
  %128 = load ptr, ptr %29, align 4
  br label %139

129:                                              ; preds = %139, %111
  %130 = getelementptr inbounds double, ptr %70, i32 %118
  store double %123, ptr %130, align 8
  %131 = fneg double %123
  %132 = tail call double @llvm.fmuladd.f64(double %131, double %120, double %114)
  %133 = load double, ptr %121, align 8
  %134 = fcmp ogt double %133, 0.000000e+00
  %135 = tail call double @llvm.fmuladd.f64(double %123, double %120, double %112)
  %136 = select i1 %134, double %135, double %112
  %137 = add nsw i32 %113, 1
  %138 = icmp eq i32 %137, %63
  br i1 %138, label %108, label %111

139:                                              ; preds = %127, %139
  %140 = phi i32 [ %125, %127 ], [ %149, %139 ]
  %141 = getelementptr inbounds double, ptr %70, i32 %140
  %142 = load double, ptr %141, align 8
  %143 = getelementptr inbounds i32, ptr %128, i32 %140
  %144 = load i32, ptr %143, align 4
  %145 = getelementptr inbounds double, ptr %4, i32 %144
  %146 = load double, ptr %145, align 8
  %147 = fneg double %142
  %148 = tail call double @llvm.fmuladd.f64(double %147, double %120, double %146)
  store double %148, ptr %145, align 8
  %149 = add nsw i32 %140, 1
  %150 = icmp eq i32 %149, %118
  br i1 %150, label %129, label %139

151:                                              ; preds = %108
  %152 = fmul double %59, 0x3D719799812DEA11
  %153 = fcmp ogt double %109, %152
  br i1 %153, label %199, label %154

154:                                              ; preds = %151
  store i32 -1, ptr %9, align 8
  %155 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %156 = load i32, ptr %155, align 4
  %157 = icmp sgt i32 %156, 0
  br i1 %157, label %158, label %229

158:                                              ; preds = %154
  %159 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %160 = load ptr, ptr %159, align 4
  %161 = load i32, ptr %0, align 4
  %162 = getelementptr i32, ptr %160, i32 %161
  br label %163

163:                                              ; preds = %169, %158
  %164 = phi i32 [ 0, %158 ], [ %170, %169 ]
  %165 = getelementptr i32, ptr %162, i32 %164
  %166 = load i32, ptr %165, align 4
  %167 = icmp eq i32 %166, %47
  br i1 %167, label %168, label %169

168:                                              ; preds = %163
  store i32 %164, ptr %9, align 8
  br label %169

169:                                              ; preds = %168, %163
  %170 = add nuw nsw i32 %164, 1
  %171 = icmp eq i32 %170, %156
  br i1 %171, label %229, label %163

172:                                              ; preds = %108
  %173 = fneg double %109
  %174 = fdiv double %173, %110
  %175 = load ptr, ptr %30, align 8
  %176 = getelementptr inbounds nuw double, ptr %175, i32 %47
  store double %110, ptr %176, align 8
  %177 = fcmp ogt double %174, 1.000000e-08
  br i1 %177, label %196, label %178

178:                                              ; preds = %172
  store i32 -1, ptr %9, align 8
  %179 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %180 = load i32, ptr %179, align 4
  %181 = icmp sgt i32 %180, 0
  br i1 %181, label %182, label %229

182:                                              ; preds = %178
  %183 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %184 = load ptr, ptr %183, align 4
  %185 = load i32, ptr %0, align 4
  %186 = getelementptr i32, ptr %184, i32 %185
  br label %187

187:                                              ; preds = %193, %182
  %188 = phi i32 [ 0, %182 ], [ %194, %193 ]
  %189 = getelementptr i32, ptr %186, i32 %188
  %190 = load i32, ptr %189, align 4
  %191 = icmp eq i32 %190, %47
  br i1 %191, label %192, label %193

192:                                              ; preds = %187
  store i32 %188, ptr %9, align 8
  br label %193

193:                                              ; preds = %192, %187
  %194 = add nuw nsw i32 %188, 1
  %195 = icmp eq i32 %194, %180
  br i1 %195, label %229, label %187

196:                                              ; preds = %172
  %197 = load double, ptr %8, align 8
  %198 = tail call double @llvm.minnum.f64(double %197, double %174)
  store double %198, ptr %8, align 8
  br label %199

199:                                              ; preds = %196, %151
  %200 = fdiv double 1.000000e+00, %109
  %201 = load ptr, ptr %26, align 4
  %202 = getelementptr inbounds nuw double, ptr %201, i32 %47
  store double %200, ptr %202, align 8
  %203 = icmp eq i32 %48, %10
  br i1 %203, label %32, label %45

204:                                              ; preds = %207
  %205 = add nuw nsw i32 %208, 1
  %206 = icmp slt i32 %205, %34
  br i1 %206, label %207, label %229

207:                                              ; preds = %38, %204
  %208 = phi i32 [ 0, %38 ], [ %205, %204 ]
  %209 = getelementptr inbounds nuw double, ptr %1, i32 %208
  %210 = load double, ptr %209, align 8
  %211 = fmul double %210, 1.000000e-03
  %212 = getelementptr i32, ptr %44, i32 %208
  %213 = load i32, ptr %212, align 4
  %214 = getelementptr inbounds double, ptr %40, i32 %213
  %215 = load double, ptr %214, align 8
  %216 = fmul double %211, %211
  %217 = fcmp ogt double %215, %216
  br i1 %217, label %204, label %218

218:                                              ; preds = %207
  store i32 -1, ptr %9, align 8
  %219 = icmp sgt i32 %34, 0
  br i1 %219, label %220, label %229

220:                                              ; preds = %218, %226
  %221 = phi i32 [ %227, %226 ], [ 0, %218 ]
  %222 = getelementptr i32, ptr %44, i32 %221
  %223 = load i32, ptr %222, align 4
  %224 = icmp eq i32 %223, %213
  br i1 %224, label %225, label %226

225:                                              ; preds = %220
  store i32 %221, ptr %9, align 8
  br label %226

226:                                              ; preds = %225, %220
  %227 = add nuw nsw i32 %221, 1
  %228 = icmp eq i32 %227, %34
  br i1 %228, label %229, label %220

229:                                              ; preds = %169, %193, %204, %226, %218, %32, %178, %154
  %230 = phi i32 [ 0, %154 ], [ 0, %178 ], [ 0, %218 ], [ 1, %32 ], [ 0, %226 ], [ 1, %204 ], [ 0, %193 ], [ 0, %169 ]
  ret i32 %230
}

define internal fastcc void @sparse_solve(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #17 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 100
  %5 = load ptr, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds double, ptr %5, i32 %7
  %9 = icmp sgt i32 %7, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %12 = load ptr, ptr %11, align 4
  br label %19

13:                                               ; preds = %19, %3
  tail call fastcc void @sparse_substitute(ptr noundef %0, ptr noundef %5)
  %14 = load i32, ptr %6, align 4
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %28

16:                                               ; preds = %13
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %18 = load ptr, ptr %17, align 4
  br label %32

19:                                               ; preds = %10, %19
  %20 = phi i32 [ 0, %10 ], [ %26, %19 ]
  %21 = getelementptr inbounds nuw double, ptr %1, i32 %20
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw i32, ptr %12, i32 %20
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds double, ptr %5, i32 %24
  store double %22, ptr %25, align 8
  %26 = add nuw nsw i32 %20, 1
  %27 = icmp eq i32 %26, %7
  br i1 %27, label %13, label %19

28:                                               ; preds = %32, %13
  %29 = getelementptr inbounds nuw i8, ptr %0, i32 104
  %30 = load double, ptr %29, align 8
  %31 = fcmp ogt double %30, 1.000000e-03
  br i1 %31, label %160, label %41

32:                                               ; preds = %16, %32
  %33 = phi i32 [ 0, %16 ], [ %39, %32 ]
  %34 = getelementptr inbounds nuw i32, ptr %18, i32 %33
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds double, ptr %5, i32 %35
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds nuw double, ptr %2, i32 %33
  store double %37, ptr %38, align 8
  %39 = add nuw nsw i32 %33, 1
  %40 = icmp eq i32 %39, %14
  br i1 %40, label %28, label %32

41:                                               ; preds = %28
  %42 = shl i32 %14, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %8, ptr readonly align 8 %1, i32 %42, i1 false)
  %43 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %44 = load i32, ptr %43, align 4
  %45 = icmp sgt i32 %44, 0
  br i1 %45, label %46, label %54

46:                                               ; preds = %41
  %47 = getelementptr inbounds nuw i8, ptr %0, i32 64
  %48 = load ptr, ptr %47, align 4
  %49 = getelementptr inbounds nuw i8, ptr %0, i32 68
  %50 = load ptr, ptr %49, align 4
  %51 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  br label %101

54:                                               ; preds = %125, %41
  %55 = getelementptr inbounds nuw i8, ptr %0, i32 84
  %56 = load ptr, ptr %55, align 4
  %57 = load i32, ptr %0, align 4
  %58 = getelementptr inbounds double, ptr %2, i32 %57
  %59 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %60 = load i32, ptr %59, align 4
  %61 = icmp sgt i32 %60, 0
  br i1 %61, label %62, label %128

62:                                               ; preds = %54
  %63 = getelementptr inbounds nuw i8, ptr %0, i32 72
  %64 = load ptr, ptr %63, align 4
  %65 = getelementptr inbounds nuw i8, ptr %0, i32 76
  %66 = load ptr, ptr %65, align 4
  br label %67

67:                                               ; preds = %67, %62
  %68 = phi i32 [ 0, %62 ], [ %81, %67 ]
  %69 = getelementptr inbounds nuw double, ptr %56, i32 %68
  %70 = load double, ptr %69, align 8
  %71 = fneg double %70
  %72 = getelementptr inbounds nuw i32, ptr %64, i32 %68
  %73 = load i32, ptr %72, align 4
  %74 = getelementptr inbounds double, ptr %58, i32 %73
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds nuw i32, ptr %66, i32 %68
  %77 = load i32, ptr %76, align 4
  %78 = getelementptr inbounds double, ptr %8, i32 %77
  %79 = load double, ptr %78, align 8
  %80 = tail call double @llvm.fmuladd.f64(double %71, double %75, double %79)
  store double %80, ptr %78, align 8
  %81 = add nuw nsw i32 %68, 1
  %82 = icmp eq i32 %81, %60
  br i1 %82, label %83, label %67

83:                                               ; preds = %67
  %84 = getelementptr inbounds double, ptr %8, i32 %57
  br label %85

85:                                               ; preds = %85, %83
  %86 = phi i32 [ 0, %83 ], [ %99, %85 ]
  %87 = getelementptr inbounds nuw double, ptr %56, i32 %86
  %88 = load double, ptr %87, align 8
  %89 = fneg double %88
  %90 = getelementptr inbounds nuw i32, ptr %66, i32 %86
  %91 = load i32, ptr %90, align 4
  %92 = getelementptr inbounds double, ptr %2, i32 %91
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds nuw i32, ptr %64, i32 %86
  %95 = load i32, ptr %94, align 4
  %96 = getelementptr inbounds double, ptr %84, i32 %95
  %97 = load double, ptr %96, align 8
  %98 = tail call double @llvm.fmuladd.f64(double %89, double %93, double %97)
  store double %98, ptr %96, align 8
  %99 = add nuw nsw i32 %86, 1
  %100 = icmp eq i32 %99, %60
  br i1 %100, label %128, label %85

101:                                              ; preds = %125, %46
  %102 = phi i32 [ 0, %46 ], [ %126, %125 ]
  %103 = getelementptr inbounds nuw i32, ptr %48, i32 %102
  %104 = load i32, ptr %103, align 4
  %105 = getelementptr inbounds nuw i32, ptr %50, i32 %102
  %106 = load i32, ptr %105, align 4
  br i1 %53, label %110, label %107

107:                                              ; preds = %101
  %108 = getelementptr inbounds nuw double, ptr %52, i32 %102
  %109 = load double, ptr %108, align 8
  br label %110

110:                                              ; preds = %107, %101
  %111 = phi double [ %109, %107 ], [ 1.000000e+00, %101 ]
  %112 = getelementptr inbounds double, ptr %2, i32 %106
  %113 = load double, ptr %112, align 8
  %114 = getelementptr inbounds double, ptr %8, i32 %104
  %115 = load double, ptr %114, align 8
  %116 = fneg double %111
  %117 = tail call double @llvm.fmuladd.f64(double %116, double %113, double %115)
  store double %117, ptr %114, align 8
  %118 = icmp eq i32 %104, %106
  br i1 %118, label %125, label %119

119:                                              ; preds = %110
  %120 = getelementptr inbounds double, ptr %2, i32 %104
  %121 = load double, ptr %120, align 8
  %122 = getelementptr inbounds double, ptr %8, i32 %106
  %123 = load double, ptr %122, align 8
  %124 = tail call double @llvm.fmuladd.f64(double %116, double %121, double %123)
  store double %124, ptr %122, align 8
  br label %125

125:                                              ; preds = %119, %110
  %126 = add nuw nsw i32 %102, 1
  %127 = icmp eq i32 %126, %44
  br i1 %127, label %54, label %101

128:                                              ; preds = %85, %54
  %129 = load i32, ptr %6, align 4
  %130 = icmp sgt i32 %129, 0
  br i1 %130, label %131, label %134

131:                                              ; preds = %128
  %132 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %133 = load ptr, ptr %132, align 4
  br label %140

134:                                              ; preds = %140, %128
  tail call fastcc void @sparse_substitute(ptr noundef %0, ptr noundef %5)
  %135 = load i32, ptr %6, align 4
  %136 = icmp sgt i32 %135, 0
  br i1 %136, label %137, label %160

137:                                              ; preds = %134
  %138 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %139 = load ptr, ptr %138, align 4
  br label %149

140:                                              ; preds = %131, %140
  %141 = phi i32 [ 0, %131 ], [ %147, %140 ]
  %142 = getelementptr inbounds nuw double, ptr %8, i32 %141
  %143 = load double, ptr %142, align 8
  %144 = getelementptr inbounds nuw i32, ptr %133, i32 %141
  %145 = load i32, ptr %144, align 4
  %146 = getelementptr inbounds double, ptr %5, i32 %145
  store double %143, ptr %146, align 8
  %147 = add nuw nsw i32 %141, 1
  %148 = icmp eq i32 %147, %129
  br i1 %148, label %134, label %140

149:                                              ; preds = %137, %149
  %150 = phi i32 [ 0, %137 ], [ %158, %149 ]
  %151 = getelementptr inbounds nuw i32, ptr %139, i32 %150
  %152 = load i32, ptr %151, align 4
  %153 = getelementptr inbounds double, ptr %5, i32 %152
  %154 = load double, ptr %153, align 8
  %155 = getelementptr inbounds nuw double, ptr %2, i32 %150
  %156 = load double, ptr %155, align 8
  %157 = fadd double %154, %156
  store double %157, ptr %155, align 8
  %158 = add nuw nsw i32 %150, 1
  %159 = icmp eq i32 %158, %135
  br i1 %159, label %160, label %149

160:                                              ; preds = %149, %134, %28
  ret void
}

declare void @appell_sparse_dynamics(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

declare double @llvm.minnum.f64(double, double) #10

define internal fastcc void @sparse_substitute(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef %1) unnamed_addr #18 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %4 = load i32, ptr %3, align 4
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %57

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %8 = load ptr, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %11 = load i32, ptr %8, align 4
  br label %17

12:                                               ; preds = %28, %17
  %13 = icmp eq i32 %20, %4
  br i1 %13, label %14, label %17

14:                                               ; preds = %12
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 92
  %16 = load ptr, ptr %15, align 4
  br label %48

17:                                               ; preds = %6, %12
  %18 = phi i32 [ %11, %6 ], [ %22, %12 ]
  %19 = phi i32 [ 0, %6 ], [ %20, %12 ]
  %20 = add nuw nsw i32 %19, 1
  %21 = getelementptr inbounds nuw i32, ptr %8, i32 %20
  %22 = load i32, ptr %21, align 4
  %23 = icmp slt i32 %18, %22
  br i1 %23, label %24, label %12

24:                                               ; preds = %17
  %25 = load ptr, ptr %9, align 8
  %26 = getelementptr inbounds nuw double, ptr %1, i32 %19
  %27 = load ptr, ptr %10, align 4
  br label %28

28:                                               ; preds = %24, %28
  %29 = phi i32 [ %18, %24 ], [ %39, %28 ]
  %30 = getelementptr inbounds double, ptr %25, i32 %29
  %31 = load double, ptr %30, align 8
  %32 = load double, ptr %26, align 8
  %33 = getelementptr inbounds i32, ptr %27, i32 %29
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds double, ptr %1, i32 %34
  %36 = load double, ptr %35, align 8
  %37 = fneg double %31
  %38 = tail call double @llvm.fmuladd.f64(double %37, double %32, double %36)
  store double %38, ptr %35, align 8
  %39 = add nsw i32 %29, 1
  %40 = icmp eq i32 %39, %22
  br i1 %40, label %12, label %28

41:                                               ; preds = %48
  %42 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %43 = load ptr, ptr %42, align 4
  %44 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %45 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %46 = getelementptr inbounds nuw i32, ptr %43, i32 %4
  %47 = load i32, ptr %46, align 4
  br label %58

48:                                               ; preds = %14, %48
  %49 = phi i32 [ 0, %14 ], [ %55, %48 ]
  %50 = getelementptr inbounds nuw double, ptr %16, i32 %49
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds nuw double, ptr %1, i32 %49
  %53 = load double, ptr %52, align 8
  %54 = fmul double %51, %53
  store double %54, ptr %52, align 8
  %55 = add nuw nsw i32 %49, 1
  %56 = icmp eq i32 %55, %4
  br i1 %56, label %41, label %48

57:                                               ; preds = %70, %2
  ret void

58:                                               ; preds = %41, %70
  %59 = phi i32 [ %47, %41 ], [ %65, %70 ]
  %60 = phi i32 [ %4, %41 ], [ %61, %70 ]
  %61 = add nsw i32 %60, -1
  %62 = getelementptr inbounds nuw double, ptr %1, i32 %61
  %63 = load double, ptr %62, align 8
  %64 = getelementptr inbounds nuw i32, ptr %43, i32 %61
  %65 = load i32, ptr %64, align 4
  %66 = icmp slt i32 %65, %59
  br i1 %66, label %67, label %70

67:                                               ; preds = %58
  %68 = load ptr, ptr %44, align 8
  %69 = load ptr, ptr %45, align 4
  br label %73

70:                                               ; preds = %73, %58
  %71 = phi double [ %63, %58 ], [ %83, %73 ]
  store double %71, ptr %62, align 8
  %72 = icmp sgt i32 %60, 1
  br i1 %72, label %58, label %57

73:                                               ; preds = %67, %73
  %74 = phi i32 [ %65, %67 ], [ %84, %73 ]
  %75 = phi double [ %63, %67 ], [ %83, %73 ]
  %76 = getelementptr inbounds double, ptr %68, i32 %74
  %77 = load double, ptr %76, align 8
  %78 = getelementptr inbounds i32, ptr %69, i32 %74
  %79 = load i32, ptr %78, align 4
  %80 = getelementptr inbounds double, ptr %1, i32 %79
  %81 = load double, ptr %80, align 8
  %82 = fneg double %77
  %83 = tail call double @llvm.fmuladd.f64(double %82, double %81, double %75)
  %84 = add nsw i32 %74, 1
  %85 = icmp eq i32 %84, %59
  br i1 %85, label %70, label %73
}

declare void @appell_rows(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

define internal fastcc i32 @eliminate(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1) unnamed_addr #17 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 92
  %4 = load ptr, ptr %3, align 4
  %5 = load i32, ptr @appell_n_rows, align 4
  %6 = icmp sgt i32 %5, 0
  %7 = load i32, ptr @appell_n_speeds, align 4
  br i1 %6, label %8, label %92

8:                                                ; preds = %2
  %9 = icmp sgt i32 %7, 0
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 12
  %11 = load i32, ptr @appell_n_coordinates, align 4
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %14 = load ptr, ptr %13, align 8
  %15 = load ptr, ptr %10, align 4
  %16 = getelementptr inbounds double, ptr %15, i32 %11
  %17 = mul nsw i32 %7, %5
  %18 = getelementptr inbounds double, ptr %16, i32 %17
  %19 = add i32 %7, 1
  %20 = load i32, ptr @appell_needs_inverse, align 4
  %21 = icmp eq i32 %20, 0
  %22 = select i1 %21, i32 0, i32 %5
  %23 = add i32 %22, %19
  %24 = icmp slt i32 %19, %23
  %25 = getelementptr inbounds nuw i8, ptr %1, i32 380
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
  %95 = getelementptr inbounds nuw i8, ptr %1, i32 384
  %96 = load ptr, ptr %95, align 8
  %97 = shl nuw i32 %7, 2
  tail call void @llvm.memset.p0.i32(ptr align 4 %96, i8 -1, i32 %97, i1 false)
  br label %98

98:                                               ; preds = %94, %92
  %99 = load i32, ptr @appell_n_evident, align 4
  %100 = icmp eq i32 %99, 0
  %101 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %102 = getelementptr inbounds nuw i8, ptr %1, i32 384
  %103 = icmp slt i32 %5, 1
  %104 = getelementptr inbounds nuw i8, ptr %1, i32 380
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

define internal fastcc void @form_tangent(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, i32 noundef %2) unnamed_addr #17 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i32 92
  %5 = load ptr, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %7 = load ptr, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %9 = load ptr, ptr %8, align 8
  %10 = load i32, ptr @appell_n_speeds, align 4
  %11 = mul nsw i32 %10, %2
  %12 = getelementptr inbounds double, ptr %9, i32 %11
  %13 = icmp sgt i32 %10, 0
  br i1 %13, label %14, label %70

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw i8, ptr %1, i32 384
  %16 = load ptr, ptr %15, align 8
  %17 = load i32, ptr @appell_n_rows, align 4
  br label %30

18:                                               ; preds = %66
  %19 = getelementptr inbounds nuw i8, ptr %1, i32 384
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

declare void @appell_minimal(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

define internal fastcc range(i32 0, 6) i32 @reduce_dynamics(ptr nocapture noundef %0, ptr nocapture noundef nonnull initializes((404, 412)) %1, double noundef %2, ptr noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = load ptr, ptr %1, align 8
  %10 = load i32, ptr @appell_n_coordinates, align 4
  %11 = getelementptr inbounds double, ptr %9, i32 %10
  %12 = mul nsw i32 %8, %8
  %13 = getelementptr inbounds nuw double, ptr %11, i32 %12
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 20
  %15 = load ptr, ptr %14, align 4
  %16 = tail call fastcc i32 @evaluate_dynamics(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %86

18:                                               ; preds = %5
  %19 = icmp slt i32 %4, 0
  br i1 %19, label %86, label %20

20:                                               ; preds = %18
  %21 = icmp sgt i32 %8, 0
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 80
  %23 = icmp eq i32 %4, 0
  br label %24

24:                                               ; preds = %20, %66
  %25 = phi i32 [ 0, %20 ], [ %67, %66 ]
  %26 = icmp slt i32 %25, %4
  %27 = mul nsw i32 %25, %8
  %28 = getelementptr inbounds double, ptr %7, i32 %27
  br i1 %21, label %29, label %31

29:                                               ; preds = %24
  %30 = load ptr, ptr %22, align 8
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
  %65 = load ptr, ptr %22, align 8
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

define internal fastcc i32 @solve_reduced(ptr nocapture noundef nonnull readonly %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #4 {
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
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %13 = load ptr, ptr %12, align 8
  %14 = tail call fastcc i32 @raise_evident_rows(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %13)
  %15 = load i32, ptr @appell_is_actuated, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %26, label %17

17:                                               ; preds = %11
  %18 = getelementptr inbounds nuw i8, ptr %0, i32 436
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %26

21:                                               ; preds = %17
  tail call fastcc void @raise_actuators(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  %22 = load ptr, ptr %12, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 68
  %24 = load ptr, ptr %23, align 4
  %25 = tail call fastcc i32 @solve_actuated_rows(ptr noundef %0, i32 noundef %1, i32 noundef %14, i32 noundef 0, ptr noundef null, ptr noundef %22, ptr noundef %3, ptr noundef %24)
  br label %44

26:                                               ; preds = %17, %11
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #29
  store i32 %1, ptr %5, align 4
  %27 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store i32 %14, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i32 0, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %30 = getelementptr inbounds nuw i8, ptr %0, i32 100
  %31 = load ptr, ptr %30, align 4
  store ptr %31, ptr %29, align 4
  %32 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %33 = getelementptr inbounds nuw i8, ptr %0, i32 104
  %34 = load ptr, ptr %33, align 8
  store ptr %34, ptr %32, align 4
  %35 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %36 = getelementptr inbounds nuw i8, ptr %0, i32 108
  %37 = load ptr, ptr %36, align 4
  store ptr %37, ptr %35, align 4
  %38 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %39 = getelementptr inbounds nuw i8, ptr %0, i32 372
  %40 = load ptr, ptr %39, align 4
  store ptr %40, ptr %38, align 4
  %41 = getelementptr inbounds nuw i8, ptr %5, i32 28
  store i32 0, ptr %41, align 4
  call fastcc void @factorise(ptr noundef %5, ptr noundef null)
  %42 = load ptr, ptr %12, align 8
  call fastcc void @project_onto_rows(ptr noundef %5, ptr noundef %42, ptr noundef %3, ptr noundef null)
  %43 = load i32, ptr %28, align 4
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #29
  br label %44

44:                                               ; preds = %21, %26, %8
  %45 = phi i32 [ 0, %8 ], [ %43, %26 ], [ %25, %21 ]
  tail call fastcc void @backward(i32 noundef %1, ptr noundef %2, ptr noundef %3)
  br label %46

46:                                               ; preds = %4, %44
  %47 = phi i32 [ %45, %44 ], [ -1, %4 ]
  ret i32 %47
}

define internal fastcc range(i32 0, 8) i32 @solve_saddle(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2) unnamed_addr #14 {
  %4 = alloca %struct.Factor, align 4
  %5 = alloca %struct.Factor, align 4
  %6 = load i32, ptr @appell_n_speeds, align 4
  %7 = load i32, ptr @appell_n_rows, align 4
  %8 = add nsw i32 %7, %6
  tail call fastcc void @assemble_saddle(ptr noundef %1)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #29
  store i32 %8, ptr %4, align 4
  %9 = getelementptr inbounds nuw i8, ptr %4, i32 4
  store i32 %8, ptr %9, align 4
  %10 = getelementptr inbounds nuw i8, ptr %4, i32 8
  store i32 0, ptr %10, align 4
  %11 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 100
  %13 = load ptr, ptr %12, align 4
  store ptr %13, ptr %11, align 4
  %14 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %15 = getelementptr inbounds nuw i8, ptr %1, i32 104
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 4
  %17 = getelementptr inbounds nuw i8, ptr %4, i32 20
  %18 = getelementptr inbounds nuw i8, ptr %1, i32 108
  %19 = load ptr, ptr %18, align 4
  store ptr %19, ptr %17, align 4
  %20 = getelementptr inbounds nuw i8, ptr %4, i32 24
  %21 = getelementptr inbounds nuw i8, ptr %1, i32 372
  %22 = load ptr, ptr %21, align 4
  store ptr %22, ptr %20, align 4
  %23 = getelementptr inbounds nuw i8, ptr %4, i32 28
  store i32 0, ptr %23, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #29
  store i32 0, ptr %5, align 4
  %24 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store i32 0, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i32 0, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %27 = getelementptr inbounds nuw i8, ptr %1, i32 112
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %26, align 4
  %29 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %30 = getelementptr inbounds nuw i8, ptr %1, i32 116
  %31 = load ptr, ptr %30, align 4
  store ptr %31, ptr %29, align 4
  %32 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %33 = getelementptr inbounds nuw i8, ptr %1, i32 120
  %34 = load ptr, ptr %33, align 8
  store ptr %34, ptr %32, align 4
  %35 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %36 = getelementptr inbounds nuw i8, ptr %1, i32 376
  %37 = load ptr, ptr %36, align 8
  store ptr %37, ptr %35, align 4
  %38 = getelementptr inbounds nuw i8, ptr %5, i32 28
  store i32 0, ptr %38, align 4
  %39 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %40 = load i32, ptr %39, align 8
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %44, label %42

42:                                               ; preds = %3
  %43 = add nsw i32 %40, %6
  store i32 %43, ptr %23, align 4
  br label %44

44:                                               ; preds = %42, %3
  call fastcc void @factorise(ptr noundef %4, ptr noundef null)
  %45 = getelementptr inbounds nuw i8, ptr %1, i32 472
  %46 = load i32, ptr %45, align 8
  %47 = icmp eq i32 %46, 0
  %48 = load i32, ptr %10, align 4
  br i1 %47, label %49, label %122

49:                                               ; preds = %44
  %50 = getelementptr inbounds nuw i8, ptr %1, i32 80
  %51 = load ptr, ptr %50, align 8
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
  %123 = getelementptr inbounds nuw i8, ptr %1, i32 84
  %124 = load ptr, ptr %123, align 4
  call fastcc void @q_transposed(ptr noundef %4, ptr noundef %124)
  %125 = load ptr, ptr %123, align 4
  %126 = getelementptr inbounds nuw i8, ptr %1, i32 124
  %127 = load ptr, ptr %126, align 4
  %128 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %129 = load ptr, ptr %128, align 8
  call fastcc void @least_norm_multipliers(ptr noundef %4, ptr noundef %5, ptr noundef %125, ptr noundef %127, ptr noundef %129)
  %130 = sub nsw i32 %48, %6
  %131 = tail call noundef i32 @llvm.smax.i32(i32 %130, i32 0)
  %132 = getelementptr inbounds nuw i8, ptr %0, i32 280
  store i32 %131, ptr %132, align 8
  %133 = load i32, ptr %45, align 8
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %186

135:                                              ; preds = %122
  %136 = load ptr, ptr %128, align 8
  %137 = icmp sgt i32 %8, 0
  br i1 %137, label %143, label %186

138:                                              ; preds = %143
  %139 = getelementptr inbounds nuw i8, ptr %1, i32 76
  %140 = load ptr, ptr %139, align 4
  %141 = getelementptr inbounds nuw i8, ptr %1, i32 96
  %142 = load ptr, ptr %141, align 8
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
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #29
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #29
  ret i32 %195
}

define internal fastcc range(i32 0, 10) i32 @check_minimal_actuation(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, i32 noundef range(i32 0, -2147483648) %3) unnamed_addr #16 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i32 472
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %86

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 404
  %10 = load ptr, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 408
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %14 = load ptr, ptr %13, align 8
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
  %73 = getelementptr inbounds nuw i8, ptr %1, i32 436
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

define internal fastcc range(i32 0, 6) i32 @recover_multipliers(ptr nocapture noundef %0, ptr nocapture noundef nonnull initializes((404, 412)) %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = alloca %struct.Factor, align 4
  %6 = alloca %struct.Factor, align 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %8 = load ptr, ptr %7, align 8
  %9 = load i32, ptr @appell_n_speeds, align 4
  %10 = getelementptr inbounds double, ptr %8, i32 %9
  %11 = tail call fastcc i32 @evaluate_dynamics(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %156

13:                                               ; preds = %4
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %15 = load ptr, ptr %14, align 8
  %16 = load ptr, ptr %1, align 8
  %17 = load i32, ptr @appell_n_coordinates, align 4
  %18 = getelementptr inbounds double, ptr %16, i32 %17
  %19 = mul nsw i32 %9, %9
  %20 = shl i32 %19, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %15, ptr align 8 %18, i32 %20, i1 false)
  %21 = load ptr, ptr %14, align 8
  %22 = tail call fastcc i32 @cholesky(i32 noundef %9, ptr noundef %21)
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %13
  %25 = load ptr, ptr %14, align 8
  br label %26

26:                                               ; preds = %13, %24
  %27 = phi ptr [ %25, %24 ], [ null, %13 ]
  %28 = icmp sgt i32 %9, 0
  br i1 %28, label %32, label %29

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw i8, ptr %1, i32 84
  %31 = load ptr, ptr %30, align 4
  br label %39

32:                                               ; preds = %26
  %33 = load i32, ptr @appell_law, align 4
  %34 = icmp eq i32 %33, 0
  %35 = getelementptr inbounds nuw i8, ptr %1, i32 436
  %36 = getelementptr inbounds nuw i8, ptr %1, i32 48
  %37 = getelementptr inbounds nuw i8, ptr %1, i32 84
  %38 = load ptr, ptr %37, align 4
  br label %62

39:                                               ; preds = %92, %29
  %40 = phi ptr [ %31, %29 ], [ %38, %92 ]
  %41 = getelementptr inbounds nuw i8, ptr %1, i32 84
  tail call fastcc void @forward(i32 noundef %9, ptr noundef %27, ptr noundef %40)
  %42 = getelementptr inbounds nuw i8, ptr %1, i32 100
  %43 = load ptr, ptr %42, align 4
  %44 = load ptr, ptr %1, align 8
  %45 = getelementptr inbounds double, ptr %44, i32 %17
  %46 = getelementptr inbounds nuw double, ptr %45, i32 %19
  %47 = getelementptr inbounds double, ptr %46, i32 %9
  %48 = load i32, ptr @appell_n_rows, align 4
  %49 = mul nsw i32 %48, %9
  %50 = getelementptr inbounds double, ptr %47, i32 %49
  %51 = getelementptr inbounds double, ptr %50, i32 %48
  %52 = getelementptr inbounds nuw i8, ptr %1, i32 436
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
  %75 = load ptr, ptr %36, align 8
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
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #29
  store i32 %9, ptr %5, align 4
  %107 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store i32 %48, ptr %107, align 4
  %108 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i32 0, ptr %108, align 4
  %109 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %110 = load ptr, ptr %42, align 4
  store ptr %110, ptr %109, align 4
  %111 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %112 = getelementptr inbounds nuw i8, ptr %1, i32 104
  %113 = load ptr, ptr %112, align 8
  store ptr %113, ptr %111, align 4
  %114 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %115 = getelementptr inbounds nuw i8, ptr %1, i32 108
  %116 = load ptr, ptr %115, align 4
  store ptr %116, ptr %114, align 4
  %117 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %118 = getelementptr inbounds nuw i8, ptr %1, i32 372
  %119 = load ptr, ptr %118, align 4
  store ptr %119, ptr %117, align 4
  %120 = getelementptr inbounds nuw i8, ptr %5, i32 28
  %121 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %122 = load i32, ptr %121, align 8
  store i32 %122, ptr %120, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #29
  store i32 0, ptr %6, align 4
  %123 = getelementptr inbounds nuw i8, ptr %6, i32 4
  store i32 0, ptr %123, align 4
  %124 = getelementptr inbounds nuw i8, ptr %6, i32 8
  store i32 0, ptr %124, align 4
  %125 = getelementptr inbounds nuw i8, ptr %6, i32 12
  %126 = getelementptr inbounds nuw i8, ptr %1, i32 112
  %127 = load ptr, ptr %126, align 8
  store ptr %127, ptr %125, align 4
  %128 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %129 = getelementptr inbounds nuw i8, ptr %1, i32 116
  %130 = load ptr, ptr %129, align 4
  store ptr %130, ptr %128, align 4
  %131 = getelementptr inbounds nuw i8, ptr %6, i32 20
  %132 = getelementptr inbounds nuw i8, ptr %1, i32 120
  %133 = load ptr, ptr %132, align 8
  store ptr %133, ptr %131, align 4
  %134 = getelementptr inbounds nuw i8, ptr %6, i32 24
  %135 = getelementptr inbounds nuw i8, ptr %1, i32 376
  %136 = load ptr, ptr %135, align 8
  store ptr %136, ptr %134, align 4
  %137 = getelementptr inbounds nuw i8, ptr %6, i32 28
  store i32 0, ptr %137, align 4
  %138 = icmp eq ptr %27, null
  %139 = select i1 %138, i1 true, i1 %56
  br i1 %139, label %150, label %147

140:                                              ; preds = %39, %140
  %141 = phi i32 [ %145, %140 ], [ 0, %39 ]
  %142 = load ptr, ptr %42, align 4
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
  %152 = load ptr, ptr %41, align 4
  call fastcc void @q_transposed(ptr noundef %5, ptr noundef %152)
  %153 = load ptr, ptr %41, align 4
  %154 = getelementptr inbounds nuw i8, ptr %1, i32 124
  %155 = load ptr, ptr %154, align 4
  call fastcc void @least_norm_multipliers(ptr noundef %5, ptr noundef %6, ptr noundef %153, ptr noundef %155, ptr noundef %10)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #29
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #29
  br label %156

156:                                              ; preds = %4, %150
  %157 = phi i32 [ 0, %150 ], [ %11, %4 ]
  ret i32 %157
}

define internal fastcc void @forward(i32 noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr #4 {
  %4 = icmp eq ptr %1, null
  br i1 %4, label %87, label %5

5:                                                ; preds = %3
  %6 = load i32, ptr @appell_is_recursive, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %5
  %9 = icmp sgt i32 %0, 0
  br i1 %9, label %38, label %87

10:                                               ; preds = %5
  %11 = load i32, ptr @appell_tree_memory, align 4
  %12 = getelementptr inbounds double, ptr %1, i32 %11
  %13 = load i32, ptr @appell_n_links, align 4
  %14 = icmp sgt i32 %13, 0
  %15 = load i32, ptr @appell_n_coordinates, align 4
  br i1 %14, label %16, label %34

16:                                               ; preds = %10
  %17 = sub i32 0, %15
  %18 = getelementptr inbounds double, ptr %2, i32 %17
  br label %19

19:                                               ; preds = %19, %16
  %20 = phi i32 [ %13, %16 ], [ %21, %19 ]
  %21 = add nsw i32 %20, -1
  %22 = getelementptr inbounds %struct.LinkPlace, ptr @appell_tree_places, i32 %21
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %22, i32 12
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds i32, ptr @appell_tree_tables, i32 %25
  %27 = getelementptr inbounds nuw i8, ptr %22, i32 8
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds double, ptr %1, i32 %28
  %30 = getelementptr inbounds nuw i8, ptr %22, i32 4
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds double, ptr %1, i32 %31
  tail call void @appell_tree_raised(i32 noundef %23, double noundef 0.000000e+00, ptr noundef nonnull %12, ptr noundef nonnull %12, ptr noundef %18, ptr noundef nonnull %26, ptr noundef nonnull %29, ptr noundef nonnull %32, ptr noundef nonnull %12) #29
  %33 = icmp samesign ugt i32 %20, 1
  br i1 %33, label %19, label %34

34:                                               ; preds = %19, %10
  %35 = getelementptr inbounds double, ptr %12, i32 %15
  %36 = load i32, ptr @appell_n_speeds, align 4
  %37 = shl i32 %36, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %2, ptr nonnull align 8 %35, i32 %37, i1 false)
  br label %87

38:                                               ; preds = %8, %84
  %39 = phi i32 [ %85, %84 ], [ 0, %8 ]
  %40 = xor i32 %39, -1
  %41 = add nsw i32 %0, %40
  %42 = mul nuw nsw i32 %39, %0
  %43 = getelementptr double, ptr %1, i32 %39
  %44 = getelementptr double, ptr %43, i32 %42
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds nuw double, ptr %2, i32 %39
  %47 = load double, ptr %46, align 8
  %48 = fmul double %45, %47
  store double %48, ptr %46, align 8
  %49 = xor i32 %39, -1
  %50 = add nsw i32 %0, %49
  %51 = getelementptr inbounds nuw i8, ptr %43, i32 8
  %52 = getelementptr inbounds nuw double, ptr %51, i32 %42
  %53 = getelementptr inbounds nuw i8, ptr %46, i32 8
  %54 = icmp sgt i32 %50, 0
  br i1 %54, label %55, label %84

55:                                               ; preds = %38
  %56 = fneg double %48
  %57 = icmp ult i32 %41, 4
  br i1 %57, label %73, label %58

58:                                               ; preds = %55
  %59 = and i32 %41, -4
  %60 = insertelement <4 x double> poison, double %56, i64 0
  %61 = shufflevector <4 x double> %60, <4 x double> poison, <4 x i32> zeroinitializer
  br label %62

62:                                               ; preds = %62, %58
  %63 = phi i32 [ 0, %58 ], [ %69, %62 ]
  %64 = getelementptr inbounds nuw double, ptr %52, i32 %63
  %65 = load <4 x double>, ptr %64, align 8
  %66 = getelementptr inbounds nuw double, ptr %53, i32 %63
  %67 = load <4 x double>, ptr %66, align 8
  %68 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %61, <4 x double> %65, <4 x double> %67)
  store <4 x double> %68, ptr %66, align 8
  %69 = add nuw i32 %63, 4
  %70 = icmp eq i32 %69, %59
  br i1 %70, label %71, label %62

71:                                               ; preds = %62
  %72 = icmp eq i32 %41, %59
  br i1 %72, label %84, label %73

73:                                               ; preds = %55, %71
  %74 = phi i32 [ 0, %55 ], [ %59, %71 ]
  br label %75

75:                                               ; preds = %73, %75
  %76 = phi i32 [ %82, %75 ], [ %74, %73 ]
  %77 = getelementptr inbounds nuw double, ptr %52, i32 %76
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds nuw double, ptr %53, i32 %76
  %80 = load double, ptr %79, align 8
  %81 = tail call double @llvm.fmuladd.f64(double %56, double %78, double %80)
  store double %81, ptr %79, align 8
  %82 = add nuw nsw i32 %76, 1
  %83 = icmp eq i32 %82, %50
  br i1 %83, label %84, label %75

84:                                               ; preds = %75, %71, %38
  %85 = add nuw nsw i32 %39, 1
  %86 = icmp eq i32 %85, %0
  br i1 %86, label %87, label %38

87:                                               ; preds = %84, %8, %3, %34
  ret void
}

define internal fastcc i32 @raise_evident_rows(ptr nocapture noundef nonnull readonly %0, i32 noundef %1, ptr noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %6 = load ptr, ptr %5, align 8
  %7 = load i32, ptr @appell_n_speeds, align 4
  %8 = mul nsw i32 %7, %1
  %9 = getelementptr inbounds double, ptr %6, i32 %8
  %10 = load i32, ptr @appell_n_rows, align 4
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %19

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 100
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 12
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
  %28 = load ptr, ptr %13, align 4
  %29 = mul nsw i32 %22, %1
  %30 = getelementptr inbounds double, ptr %28, i32 %29
  %31 = load ptr, ptr %14, align 4
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

define internal fastcc void @raise_actuators(ptr nocapture noundef nonnull readonly %0, i32 noundef %1, ptr noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %5 = load ptr, ptr %4, align 8
  %6 = load i32, ptr @appell_n_rows, align 4
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %19

8:                                                ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %10 = icmp sgt i32 %1, 0
  %11 = load i32, ptr @appell_n_speeds, align 4
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 12
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
  %27 = load ptr, ptr %9, align 4
  %28 = add nsw i32 %22, 1
  %29 = mul nsw i32 %22, %1
  %30 = getelementptr inbounds double, ptr %27, i32 %29
  br i1 %10, label %31, label %38

31:                                               ; preds = %26
  %32 = load ptr, ptr %12, align 4
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

define internal fastcc i32 @solve_actuated_rows(ptr nocapture noundef nonnull readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef %6, ptr nocapture noundef %7) unnamed_addr #14 {
  %9 = alloca %struct.Factor, align 4
  %10 = alloca %struct.Factor, align 4
  %11 = icmp sgt i32 %2, 0
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 100
  %13 = load ptr, ptr %12, align 4
  br i1 %11, label %14, label %32

14:                                               ; preds = %8
  %15 = icmp sgt i32 %1, 0
  %16 = icmp eq ptr %4, null
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 84
  %18 = load ptr, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 96
  %21 = load ptr, ptr %19, align 4
  %22 = load ptr, ptr %20, align 8
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
  %33 = getelementptr inbounds nuw i8, ptr %0, i32 100
  %34 = getelementptr inbounds nuw i8, ptr %0, i32 96
  %35 = load ptr, ptr %34, align 8
  %36 = shl i32 %2, 3
  %37 = mul i32 %36, %2
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %13, ptr align 8 %35, i32 %37, i1 false)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9) #29
  store i32 %2, ptr %9, align 4
  %38 = getelementptr inbounds nuw i8, ptr %9, i32 4
  store i32 %2, ptr %38, align 4
  %39 = getelementptr inbounds nuw i8, ptr %9, i32 8
  store i32 0, ptr %39, align 4
  %40 = getelementptr inbounds nuw i8, ptr %9, i32 12
  %41 = load ptr, ptr %33, align 4
  store ptr %41, ptr %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr %9, i32 16
  %43 = getelementptr inbounds nuw i8, ptr %0, i32 104
  %44 = load ptr, ptr %43, align 8
  store ptr %44, ptr %42, align 4
  %45 = getelementptr inbounds nuw i8, ptr %9, i32 20
  %46 = getelementptr inbounds nuw i8, ptr %0, i32 108
  %47 = load ptr, ptr %46, align 4
  store ptr %47, ptr %45, align 4
  %48 = getelementptr inbounds nuw i8, ptr %9, i32 24
  %49 = getelementptr inbounds nuw i8, ptr %0, i32 372
  %50 = load ptr, ptr %49, align 4
  store ptr %50, ptr %48, align 4
  %51 = getelementptr inbounds nuw i8, ptr %9, i32 28
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10) #29
  store i32 0, ptr %10, align 4
  %52 = getelementptr inbounds nuw i8, ptr %10, i32 4
  store i32 0, ptr %52, align 4
  %53 = getelementptr inbounds nuw i8, ptr %10, i32 8
  store i32 0, ptr %53, align 4
  %54 = getelementptr inbounds nuw i8, ptr %10, i32 12
  %55 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %56 = load ptr, ptr %55, align 8
  store ptr %56, ptr %54, align 4
  %57 = getelementptr inbounds nuw i8, ptr %10, i32 16
  %58 = getelementptr inbounds nuw i8, ptr %0, i32 116
  %59 = load ptr, ptr %58, align 4
  store ptr %59, ptr %57, align 4
  %60 = getelementptr inbounds nuw i8, ptr %10, i32 20
  %61 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %62 = load ptr, ptr %61, align 8
  store ptr %62, ptr %60, align 4
  %63 = getelementptr inbounds nuw i8, ptr %10, i32 24
  %64 = getelementptr inbounds nuw i8, ptr %0, i32 376
  %65 = load ptr, ptr %64, align 8
  store ptr %65, ptr %63, align 4
  %66 = getelementptr inbounds nuw i8, ptr %10, i32 28
  store i32 0, ptr %66, align 4
  store i32 %3, ptr %51, align 4
  call fastcc void @factorise(ptr noundef %9, ptr noundef null)
  %67 = getelementptr inbounds nuw i8, ptr %0, i32 84
  %68 = load ptr, ptr %67, align 4
  call fastcc void @q_transposed(ptr noundef %9, ptr noundef %68)
  %69 = load ptr, ptr %67, align 4
  %70 = getelementptr inbounds nuw i8, ptr %0, i32 124
  %71 = load ptr, ptr %70, align 4
  call fastcc void @least_norm_multipliers(ptr noundef %9, ptr noundef %10, ptr noundef %69, ptr noundef %71, ptr noundef %7)
  br i1 %11, label %72, label %198

72:                                               ; preds = %32
  %73 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %74 = load ptr, ptr %73, align 4
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
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10) #29
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9) #29
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

declare void @appell_tree_raised(i32 noundef, double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

define internal fastcc void @assemble_saddle(ptr nocapture noundef nonnull readonly %0) unnamed_addr #19 {
  %2 = load i32, ptr @appell_n_speeds, align 4
  %3 = load i32, ptr @appell_n_rows, align 4
  %4 = add i32 %3, %2
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 96
  %6 = load ptr, ptr %5, align 8
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
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 436
  %22 = load i32, ptr @appell_is_actuated, align 4
  %23 = icmp ne i32 %22, 0
  br label %53

24:                                               ; preds = %10, %43
  %25 = phi i32 [ 0, %10 ], [ %44, %43 ]
  %26 = load ptr, ptr %5, align 8
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
  %40 = load ptr, ptr %5, align 8
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
  %69 = load ptr, ptr %5, align 8
  %70 = add nuw nsw i32 %54, %2
  %71 = mul nuw nsw i32 %70, %4
  %72 = getelementptr double, ptr %69, i32 %71
  br label %86

73:                                               ; preds = %83, %15
  br i1 %9, label %74, label %94

74:                                               ; preds = %73
  %75 = load i32, ptr @appell_law, align 4
  %76 = icmp eq i32 %75, 0
  %77 = getelementptr inbounds nuw i8, ptr %0, i32 436
  %78 = load i32, ptr @appell_n_coordinates, align 4
  %79 = mul nuw nsw i32 %2, %2
  %80 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %81 = getelementptr inbounds nuw i8, ptr %0, i32 76
  %82 = load ptr, ptr %81, align 4
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
  %104 = getelementptr inbounds nuw i8, ptr %0, i32 76
  %105 = load ptr, ptr %104, align 4
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
  %120 = load ptr, ptr %80, align 8
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
  %138 = getelementptr inbounds nuw i8, ptr %0, i32 100
  %139 = getelementptr inbounds nuw i8, ptr %0, i32 76
  %140 = load ptr, ptr %139, align 4
  %141 = getelementptr inbounds nuw i8, ptr %0, i32 84
  %142 = load ptr, ptr %141, align 4
  %143 = load ptr, ptr %5, align 8
  %144 = load ptr, ptr %138, align 4
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

define internal fastcc range(i32 0, 10) i32 @solve_with_actuators(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i32 28
  %5 = load ptr, ptr %4, align 4
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
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 436
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
  %28 = getelementptr inbounds nuw i8, ptr %1, i32 24
  br label %54

29:                                               ; preds = %54, %3
  %30 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %31 = load i32, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %33 = load ptr, ptr %32, align 8
  %34 = load ptr, ptr %1, align 8
  %35 = getelementptr inbounds double, ptr %34, i32 %7
  %36 = getelementptr inbounds nuw double, ptr %35, i32 %10
  %37 = getelementptr inbounds double, ptr %36, i32 %9
  %38 = getelementptr inbounds double, ptr %37, i32 %14
  %39 = getelementptr inbounds nuw i8, ptr %1, i32 76
  %40 = load ptr, ptr %39, align 4
  %41 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds double, ptr %42, i32 %9
  %44 = tail call fastcc i32 @solve_actuated_rows(ptr noundef %1, i32 noundef %9, i32 noundef %13, i32 noundef %31, ptr noundef %33, ptr noundef %38, ptr noundef %40, ptr noundef %43)
  %45 = getelementptr inbounds nuw i8, ptr %0, i32 280
  store i32 %44, ptr %45, align 8
  %46 = load ptr, ptr %41, align 8
  %47 = load ptr, ptr %39, align 4
  %48 = shl i32 %9, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %46, ptr align 8 %47, i32 %48, i1 false)
  %49 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %50 = load ptr, ptr %49, align 8
  %51 = load ptr, ptr %41, align 8
  tail call fastcc void @backward(i32 noundef %9, ptr noundef %50, ptr noundef %51)
  %52 = load i32, ptr %45, align 8
  %53 = icmp slt i32 %52, %13
  br i1 %53, label %62, label %64

54:                                               ; preds = %27, %54
  %55 = phi i32 [ 0, %27 ], [ %60, %54 ]
  %56 = load ptr, ptr %28, align 8
  %57 = load ptr, ptr %4, align 4
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

define internal fastcc range(i32 0, 10) i32 @check_actuation(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, i32 noundef %3) unnamed_addr #4 {
  %5 = alloca %struct.Factor, align 4
  %6 = load i32, ptr @appell_is_actuated, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %12, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 436
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %8, %4
  %13 = tail call fastcc i32 @check_rows(ptr noundef %0, ptr noundef %1, double noundef %2)
  br label %108

14:                                               ; preds = %8
  %15 = load i32, ptr @appell_n_speeds, align 4
  %16 = load i32, ptr @appell_n_rows, align 4
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 24
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %1, align 8
  %20 = load i32, ptr @appell_n_coordinates, align 4
  %21 = getelementptr inbounds double, ptr %19, i32 %20
  %22 = mul nsw i32 %15, %15
  %23 = getelementptr inbounds nuw double, ptr %21, i32 %22
  %24 = getelementptr inbounds double, ptr %23, i32 %15
  %25 = getelementptr inbounds nuw i8, ptr %1, i32 100
  %26 = load ptr, ptr %25, align 4
  tail call fastcc void @raise_rows(i32 noundef %15, i32 noundef %16, ptr noundef %18, ptr noundef %24, ptr noundef %26)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #29
  store i32 %15, ptr %5, align 4
  %27 = getelementptr inbounds nuw i8, ptr %5, i32 4
  store i32 %16, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i32 0, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %30 = load ptr, ptr %25, align 4
  store ptr %30, ptr %29, align 4
  %31 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %32 = getelementptr inbounds nuw i8, ptr %1, i32 104
  %33 = load ptr, ptr %32, align 8
  store ptr %33, ptr %31, align 4
  %34 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %35 = getelementptr inbounds nuw i8, ptr %1, i32 108
  %36 = load ptr, ptr %35, align 4
  store ptr %36, ptr %34, align 4
  %37 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %38 = getelementptr inbounds nuw i8, ptr %1, i32 372
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
  %46 = getelementptr inbounds nuw i8, ptr %1, i32 404
  %47 = load ptr, ptr %46, align 4
  %48 = getelementptr inbounds nuw i8, ptr %1, i32 408
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %51 = load ptr, ptr %50, align 8
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
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #29
  br label %108

108:                                              ; preds = %106, %12
  %109 = phi i32 [ %13, %12 ], [ %107, %106 ]
  ret i32 %109
}

declare void @appell_auxiliary(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

declare void @appell_power(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

define internal fastcc range(i32 0, 2) i32 @land(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef range(i32 0, 2) %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %7 = load double, ptr %6, align 8
  %8 = tail call double @llvm.sqrt.f64(double %7)
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 152
  %10 = load ptr, ptr %9, align 8
  %11 = load i32, ptr @appell_n_coordinates, align 4
  %12 = load i32, ptr @appell_n_speeds, align 4
  %13 = add nsw i32 %12, %11
  %14 = shl i32 %13, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %10, ptr align 8 %3, i32 %14, i1 false)
  %15 = icmp eq i32 %4, 0
  %16 = getelementptr inbounds nuw i8, ptr %1, i32 164
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 156
  %18 = icmp sgt i32 %11, 0
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %20 = getelementptr inbounds double, ptr %3, i32 %11
  %21 = icmp sgt i32 %12, 0
  br label %22

22:                                               ; preds = %5, %120
  %23 = phi i1 [ %15, %5 ], [ true, %120 ]
  %24 = phi i32 [ 0, %5 ], [ %121, %120 ]
  %25 = phi double [ 0.000000e+00, %5 ], [ %106, %120 ]
  %26 = phi double [ 0.000000e+00, %5 ], [ %69, %120 ]
  br i1 %23, label %27, label %31

27:                                               ; preds = %22
  %28 = load ptr, ptr %16, align 4
  %29 = tail call fastcc i32 @evaluate_landing(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %28)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %132, label %31

31:                                               ; preds = %27, %22
  %32 = load ptr, ptr %17, align 4
  br i1 %18, label %33, label %63

33:                                               ; preds = %31
  %34 = load ptr, ptr %19, align 8
  br label %37

35:                                               ; preds = %37
  %36 = icmp eq i32 %59, 0
  br i1 %36, label %63, label %68

37:                                               ; preds = %37, %33
  %38 = phi double [ 0.000000e+00, %33 ], [ %49, %37 ]
  %39 = phi double [ 0.000000e+00, %33 ], [ %51, %37 ]
  %40 = phi i32 [ 0, %33 ], [ %61, %37 ]
  %41 = phi i32 [ 0, %33 ], [ %59, %37 ]
  %42 = getelementptr inbounds nuw double, ptr %3, i32 %40
  %43 = load double, ptr %42, align 8
  %44 = tail call double @llvm.fabs.f64(double %43)
  %45 = getelementptr inbounds nuw double, ptr %32, i32 %40
  %46 = load double, ptr %45, align 8
  %47 = tail call double @llvm.fabs.f64(double %46)
  %48 = fcmp ogt double %44, %38
  %49 = select i1 %48, double %44, double %38
  %50 = fcmp ogt double %47, %39
  %51 = select i1 %50, double %47, double %39
  %52 = fmul double %8, %47
  %53 = getelementptr double, ptr %34, i32 %40
  %54 = load double, ptr %53, align 8
  %55 = load double, ptr %6, align 8
  %56 = tail call double @llvm.fmuladd.f64(double %55, double %44, double %54)
  %57 = fcmp ogt double %52, %56
  %58 = zext i1 %57 to i32
  %59 = or i32 %41, %58
  %60 = fadd double %43, %46
  store double %60, ptr %42, align 8
  %61 = add nuw nsw i32 %40, 1
  %62 = icmp eq i32 %61, %11
  br i1 %62, label %35, label %37

63:                                               ; preds = %35, %31
  %64 = phi double [ %49, %35 ], [ 0.000000e+00, %31 ]
  %65 = phi double [ %51, %35 ], [ 0.000000e+00, %31 ]
  %66 = tail call double @llvm.fmuladd.f64(double %64, double 1.000000e-09, double 0x10000000000000)
  %67 = fdiv double %65, %66
  br label %68

68:                                               ; preds = %35, %63
  %69 = phi double [ %67, %63 ], [ -1.000000e+00, %35 ]
  %70 = getelementptr inbounds double, ptr %32, i32 %11
  br i1 %21, label %71, label %102

71:                                               ; preds = %68
  %72 = load ptr, ptr %19, align 8
  %73 = getelementptr double, ptr %72, i32 %11
  br label %76

74:                                               ; preds = %76
  %75 = icmp eq i32 %98, 0
  br i1 %75, label %102, label %132

76:                                               ; preds = %76, %71
  %77 = phi double [ 0.000000e+00, %71 ], [ %88, %76 ]
  %78 = phi double [ 0.000000e+00, %71 ], [ %90, %76 ]
  %79 = phi i32 [ 0, %71 ], [ %100, %76 ]
  %80 = phi i32 [ 0, %71 ], [ %98, %76 ]
  %81 = getelementptr inbounds nuw double, ptr %20, i32 %79
  %82 = load double, ptr %81, align 8
  %83 = tail call double @llvm.fabs.f64(double %82)
  %84 = getelementptr inbounds nuw double, ptr %70, i32 %79
  %85 = load double, ptr %84, align 8
  %86 = tail call double @llvm.fabs.f64(double %85)
  %87 = fcmp ogt double %83, %77
  %88 = select i1 %87, double %83, double %77
  %89 = fcmp ogt double %86, %78
  %90 = select i1 %89, double %86, double %78
  %91 = fmul double %8, %86
  %92 = getelementptr double, ptr %73, i32 %79
  %93 = load double, ptr %92, align 8
  %94 = load double, ptr %6, align 8
  %95 = tail call double @llvm.fmuladd.f64(double %94, double %83, double %93)
  %96 = fcmp ogt double %91, %95
  %97 = zext i1 %96 to i32
  %98 = or i32 %80, %97
  %99 = fadd double %82, %85
  store double %99, ptr %81, align 8
  %100 = add nuw nsw i32 %79, 1
  %101 = icmp eq i32 %100, %12
  br i1 %101, label %74, label %76

102:                                              ; preds = %68, %74
  %103 = phi double [ %88, %74 ], [ 0.000000e+00, %68 ]
  %104 = phi double [ %90, %74 ], [ 0.000000e+00, %68 ]
  %105 = tail call double @llvm.fmuladd.f64(double %103, double 1.000000e-09, double 0x10000000000000)
  %106 = fdiv double %104, %105
  %107 = fcmp olt double %69, 0.000000e+00
  %108 = fcmp olt double %106, 0.000000e+00
  %109 = select i1 %107, i1 true, i1 %108
  br i1 %109, label %132, label %110

110:                                              ; preds = %102
  %111 = fcmp ugt double %69, 1.000000e+00
  %112 = fmul double %26, 0x3EB0C6F7A0B5ED8D
  %113 = fcmp ugt double %69, %112
  %114 = select i1 %111, i1 %113, i1 false
  br i1 %114, label %120, label %115

115:                                              ; preds = %110
  %116 = fcmp ugt double %106, 1.000000e+00
  %117 = fmul double %25, 0x3EB0C6F7A0B5ED8D
  %118 = fcmp ugt double %106, %117
  %119 = select i1 %116, i1 %118, i1 false
  br i1 %119, label %120, label %123

120:                                              ; preds = %115, %110
  %121 = add nuw nsw i32 %24, 1
  %122 = icmp eq i32 %121, 4
  br i1 %122, label %132, label %22

123:                                              ; preds = %115
  %124 = getelementptr inbounds nuw i8, ptr %1, i32 428
  store i32 1, ptr %124, align 4
  %125 = load i32, ptr @appell_n_velocity_rows, align 4
  %126 = load i32, ptr @appell_n_rows, align 4
  %127 = icmp eq i32 %125, %126
  %128 = icmp ne i32 %125, 0
  %129 = and i1 %128, %127
  %130 = zext i1 %129 to i32
  %131 = getelementptr inbounds nuw i8, ptr %1, i32 432
  store i32 %130, ptr %131, align 8
  br label %134

132:                                              ; preds = %74, %102, %27, %120
  %133 = load ptr, ptr %9, align 8
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %3, ptr align 8 %133, i32 %14, i1 false)
  br label %134

134:                                              ; preds = %123, %132
  %135 = phi i32 [ 0, %132 ], [ 1, %123 ]
  ret i32 %135
}

define internal fastcc void @note_residuals(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = load i32, ptr @appell_is_sparse, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %65, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %65

11:                                               ; preds = %7
  tail call fastcc void @note_sparse_levels(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %12 = load i32, ptr @appell_n_norm_rows, align 4
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 192
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %16 = load ptr, ptr %15, align 8
  %17 = icmp sgt i32 %12, 0
  br i1 %17, label %18, label %29

18:                                               ; preds = %11, %18
  %19 = phi i32 [ %27, %18 ], [ 0, %11 ]
  %20 = getelementptr inbounds nuw double, ptr %14, i32 %19
  %21 = load double, ptr %20, align 8
  %22 = tail call double @llvm.fabs.f64(double %21)
  %23 = getelementptr inbounds nuw double, ptr %16, i32 %19
  %24 = load double, ptr %23, align 8
  %25 = fcmp ogt double %22, %24
  %26 = select i1 %25, double %22, double %24
  store double %26, ptr %23, align 8
  %27 = add nuw nsw i32 %19, 1
  %28 = icmp eq i32 %27, %12
  br i1 %28, label %29, label %18

29:                                               ; preds = %18, %11
  %30 = load i32, ptr @appell_n_position_rows, align 4
  %31 = getelementptr inbounds nuw i8, ptr %1, i32 180
  %32 = load ptr, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %0, i32 76
  %34 = load ptr, ptr %33, align 4
  %35 = icmp sgt i32 %30, 0
  br i1 %35, label %36, label %47

36:                                               ; preds = %29, %36
  %37 = phi i32 [ %45, %36 ], [ 0, %29 ]
  %38 = getelementptr inbounds nuw double, ptr %32, i32 %37
  %39 = load double, ptr %38, align 8
  %40 = tail call double @llvm.fabs.f64(double %39)
  %41 = getelementptr inbounds nuw double, ptr %34, i32 %37
  %42 = load double, ptr %41, align 8
  %43 = fcmp ogt double %40, %42
  %44 = select i1 %43, double %40, double %42
  store double %44, ptr %41, align 8
  %45 = add nuw nsw i32 %37, 1
  %46 = icmp eq i32 %45, %30
  br i1 %46, label %47, label %36

47:                                               ; preds = %36, %29
  %48 = load i32, ptr @appell_n_velocity_rows, align 4
  %49 = getelementptr inbounds nuw i8, ptr %1, i32 184
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %52 = load ptr, ptr %51, align 8
  %53 = icmp sgt i32 %48, 0
  br i1 %53, label %54, label %155

54:                                               ; preds = %47, %54
  %55 = phi i32 [ %63, %54 ], [ 0, %47 ]
  %56 = getelementptr inbounds nuw double, ptr %50, i32 %55
  %57 = load double, ptr %56, align 8
  %58 = tail call double @llvm.fabs.f64(double %57)
  %59 = getelementptr inbounds nuw double, ptr %52, i32 %55
  %60 = load double, ptr %59, align 8
  %61 = fcmp ogt double %58, %60
  %62 = select i1 %61, double %58, double %60
  store double %62, ptr %59, align 8
  %63 = add nuw nsw i32 %55, 1
  %64 = icmp eq i32 %63, %48
  br i1 %64, label %155, label %54

65:                                               ; preds = %7, %4
  %66 = getelementptr inbounds nuw i8, ptr %0, i32 244
  %67 = load i32, ptr %66, align 4
  %68 = icmp eq i32 %67, 0
  %69 = getelementptr inbounds nuw i8, ptr %1, i32 452
  br i1 %68, label %70, label %71

70:                                               ; preds = %65
  store i32 0, ptr %69, align 4
  br label %77

71:                                               ; preds = %65
  %72 = load i32, ptr %69, align 4
  %73 = icmp eq i32 %72, 0
  store i32 0, ptr %69, align 4
  br i1 %73, label %74, label %77

74:                                               ; preds = %71
  %75 = load i32, ptr @appell_n_position_rows, align 4
  %76 = load i32, ptr @appell_n_velocity_rows, align 4
  br label %96

77:                                               ; preds = %70, %71
  %78 = getelementptr inbounds nuw i8, ptr %0, i32 300
  %79 = load i32, ptr %78, align 4
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %82, label %81

81:                                               ; preds = %77
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %82

82:                                               ; preds = %81, %77
  %83 = load i32, ptr @appell_n_position_rows, align 4
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %89, label %85

85:                                               ; preds = %82
  %86 = load ptr, ptr %0, align 8
  %87 = getelementptr inbounds nuw i8, ptr %1, i32 132
  %88 = load ptr, ptr %87, align 4
  tail call void @appell_position(double noundef %2, ptr noundef %3, ptr noundef %86, ptr noundef null, ptr noundef %88) #29
  br label %89

89:                                               ; preds = %85, %82
  %90 = load i32, ptr @appell_n_velocity_rows, align 4
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %96, label %92

92:                                               ; preds = %89
  %93 = load ptr, ptr %0, align 8
  %94 = getelementptr inbounds nuw i8, ptr %1, i32 136
  %95 = load ptr, ptr %94, align 8
  tail call void @appell_velocity(double noundef %2, ptr noundef %3, ptr noundef %93, ptr noundef null, ptr noundef %95) #29
  br label %96

96:                                               ; preds = %74, %92, %89
  %97 = phi i32 [ %76, %74 ], [ %90, %92 ], [ 0, %89 ]
  %98 = phi i32 [ %75, %74 ], [ %83, %92 ], [ %83, %89 ]
  %99 = load i32, ptr @appell_n_norm_rows, align 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %121, label %101

101:                                              ; preds = %96
  %102 = load ptr, ptr %0, align 8
  %103 = getelementptr inbounds nuw i8, ptr %1, i32 140
  %104 = load ptr, ptr %103, align 4
  tail call void @appell_norms(double noundef %2, ptr noundef %3, ptr noundef %102, ptr noundef null, ptr noundef %104) #29
  %105 = icmp sgt i32 %99, 0
  br i1 %105, label %106, label %121

106:                                              ; preds = %101
  %107 = load ptr, ptr %103, align 4
  %108 = getelementptr inbounds nuw i8, ptr %0, i32 88
  %109 = load ptr, ptr %108, align 8
  br label %110

110:                                              ; preds = %106, %110
  %111 = phi i32 [ %119, %110 ], [ 0, %106 ]
  %112 = getelementptr inbounds nuw double, ptr %107, i32 %111
  %113 = load double, ptr %112, align 8
  %114 = tail call double @llvm.fabs.f64(double %113)
  %115 = getelementptr inbounds nuw double, ptr %109, i32 %111
  %116 = load double, ptr %115, align 8
  %117 = fcmp ogt double %114, %116
  %118 = select i1 %117, double %114, double %116
  store double %118, ptr %115, align 8
  %119 = add nuw nsw i32 %111, 1
  %120 = icmp eq i32 %119, %99
  br i1 %120, label %121, label %110

121:                                              ; preds = %110, %96, %101
  %122 = getelementptr inbounds nuw i8, ptr %1, i32 132
  %123 = load ptr, ptr %122, align 4
  %124 = getelementptr inbounds nuw i8, ptr %0, i32 76
  %125 = load ptr, ptr %124, align 4
  %126 = icmp sgt i32 %98, 0
  br i1 %126, label %127, label %138

127:                                              ; preds = %121, %127
  %128 = phi i32 [ %136, %127 ], [ 0, %121 ]
  %129 = getelementptr inbounds nuw double, ptr %123, i32 %128
  %130 = load double, ptr %129, align 8
  %131 = tail call double @llvm.fabs.f64(double %130)
  %132 = getelementptr inbounds nuw double, ptr %125, i32 %128
  %133 = load double, ptr %132, align 8
  %134 = fcmp ogt double %131, %133
  %135 = select i1 %134, double %131, double %133
  store double %135, ptr %132, align 8
  %136 = add nuw nsw i32 %128, 1
  %137 = icmp eq i32 %136, %98
  br i1 %137, label %138, label %127

138:                                              ; preds = %127, %121
  %139 = getelementptr inbounds nuw i8, ptr %1, i32 136
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %142 = load ptr, ptr %141, align 8
  %143 = icmp sgt i32 %97, 0
  br i1 %143, label %144, label %155

144:                                              ; preds = %138, %144
  %145 = phi i32 [ %153, %144 ], [ 0, %138 ]
  %146 = getelementptr inbounds nuw double, ptr %140, i32 %145
  %147 = load double, ptr %146, align 8
  %148 = tail call double @llvm.fabs.f64(double %147)
  %149 = getelementptr inbounds nuw double, ptr %142, i32 %145
  %150 = load double, ptr %149, align 8
  %151 = fcmp ogt double %148, %150
  %152 = select i1 %151, double %148, double %150
  store double %152, ptr %149, align 8
  %153 = add nuw nsw i32 %145, 1
  %154 = icmp eq i32 %153, %97
  br i1 %154, label %155, label %144

155:                                              ; preds = %54, %144, %138, %47
  ret void
}

define internal fastcc i32 @write_sample(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef range(i32 0, 2) %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 256
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %4, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %5
  %10 = tail call fastcc i32 @land_between(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 428
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %28, label %14

14:                                               ; preds = %9, %5
  %15 = phi i32 [ 424, %5 ], [ 432, %9 ]
  %16 = phi i32 [ 0, %5 ], [ %10, %9 ]
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 %15
  %18 = load i32, ptr %17, align 8
  %19 = icmp ne i32 %18, 0
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 360
  %21 = load i32, ptr %20, align 8
  %22 = icmp ne i32 %21, 0
  %23 = select i1 %22, i1 %19, i1 false
  br i1 %23, label %24, label %28

24:                                               ; preds = %14
  %25 = load i32, ptr @appell_n_velocity_rows, align 4
  %26 = load i32, ptr @appell_n_rows, align 4
  %27 = icmp eq i32 %25, %26
  br label %28

28:                                               ; preds = %9, %24, %14
  %29 = phi i32 [ %16, %14 ], [ %16, %24 ], [ %10, %9 ]
  %30 = phi i1 [ false, %14 ], [ %27, %24 ], [ false, %9 ]
  %31 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %32 = load ptr, ptr %31, align 4
  %33 = getelementptr inbounds i32, ptr %32, i32 %7
  store i32 -1, ptr %33, align 4
  %34 = icmp ne i32 %29, 0
  %35 = select i1 %34, i1 true, i1 %30
  br i1 %35, label %38, label %36

36:                                               ; preds = %28
  %37 = tail call fastcc i32 @write_rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, i32 noundef %7)
  br label %38

38:                                               ; preds = %36, %28
  %39 = phi i32 [ %29, %28 ], [ %37, %36 ]
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %68

41:                                               ; preds = %38
  br i1 %8, label %42, label %43

42:                                               ; preds = %41
  tail call fastcc void @note_residuals(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  br label %43

43:                                               ; preds = %42, %41
  %44 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds double, ptr %45, i32 %7
  store double %2, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %48 = load ptr, ptr %47, align 4
  %49 = load i32, ptr @appell_n_coordinates, align 4
  %50 = load i32, ptr @appell_n_speeds, align 4
  %51 = add nsw i32 %50, %49
  %52 = load i32, ptr @appell_n_auxiliaries, align 4
  %53 = add nsw i32 %51, %52
  %54 = mul nsw i32 %53, %7
  %55 = getelementptr inbounds double, ptr %48, i32 %54
  %56 = shl i32 %53, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %55, ptr align 8 %3, i32 %56, i1 false)
  %57 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %58 = load ptr, ptr %57, align 8
  %59 = load i32, ptr @appell_n_quadratures, align 4
  %60 = mul nsw i32 %59, %7
  %61 = getelementptr inbounds double, ptr %58, i32 %60
  %62 = getelementptr double, ptr %3, i32 %49
  %63 = getelementptr double, ptr %62, i32 %50
  %64 = getelementptr double, ptr %63, i32 %52
  %65 = shl i32 %59, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %61, ptr align 8 %64, i32 %65, i1 false)
  %66 = load i32, ptr %6, align 8
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %6, align 8
  br label %68

68:                                               ; preds = %38, %43
  ret i32 %39
}

define internal fastcc range(i32 0, 12) i32 @begin_events(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 320
  %4 = load ptr, ptr %3, align 8
  %5 = load i32, ptr @appell_n_events, align 4
  %6 = shl i32 %5, 3
  tail call void @llvm.memset.p0.i32(ptr align 8 %4, i8 0, i32 %6, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 324
  %8 = load ptr, ptr %7, align 4
  tail call void @llvm.memset.p0.i32(ptr align 8 %8, i8 0, i32 %6, i1 false)
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 288
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 276
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
  %23 = getelementptr inbounds nuw i8, ptr %1, i32 316
  %24 = load ptr, ptr %23, align 4
  %25 = tail call fastcc i32 @evaluate_events(ptr noundef %0, ptr noundef %1, double noundef %22, ptr noundef %24)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %89

27:                                               ; preds = %2
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 356
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %81

31:                                               ; preds = %27
  %32 = load ptr, ptr %23, align 4
  %33 = getelementptr inbounds nuw i8, ptr %1, i32 340
  %34 = load ptr, ptr %33, align 4
  tail call void @llvm.memset.p0.i32(ptr align 8 %34, i8 0, i32 %6, i1 false)
  %35 = icmp sgt i32 %17, 0
  br i1 %35, label %36, label %80

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i8, ptr %1, i32 312
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
  %86 = getelementptr inbounds nuw i8, ptr %1, i32 340
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

define internal fastcc void @restart_step(ptr nocapture noundef initializes((160, 176), (312, 316)) %0, ptr nocapture noundef nonnull %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 312
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
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 308
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 1
  %16 = select i1 %15, double 4.000000e+00, double 8.000000e+00
  %17 = tail call fastcc double @first_step(ptr noundef %0, ptr noundef %1, double noundef %10, double noundef %12, double noundef %16)
  %18 = getelementptr inbounds nuw i8, ptr %0, i32 136
  store double %17, ptr %18, align 8
  ret void
}

declare double @llvm.copysign.f64(double, double) #10

define internal fastcc range(i32 0, 2) i32 @evaluate_landing(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 300
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %5
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %10

10:                                               ; preds = %5, %9
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 156
  %13 = load ptr, ptr %12, align 4
  tail call void @appell_landing(double noundef %2, ptr noundef %3, ptr noundef %11, ptr noundef %4, ptr noundef %13) #29
  %14 = load i32, ptr @appell_n_coordinates, align 4
  %15 = load i32, ptr @appell_n_speeds, align 4
  %16 = add nsw i32 %15, %14
  %17 = mul nsw i32 %16, 3
  %18 = add nsw i32 %17, 2
  %19 = load ptr, ptr %12, align 4
  %20 = icmp slt i32 %16, 1
  br i1 %20, label %23, label %30

21:                                               ; preds = %30
  %22 = and i32 %18, 2147483644
  br label %23

23:                                               ; preds = %21, %10
  %24 = phi double [ 0.000000e+00, %10 ], [ %40, %21 ]
  %25 = phi double [ 0.000000e+00, %10 ], [ %45, %21 ]
  %26 = phi double [ 0.000000e+00, %10 ], [ %50, %21 ]
  %27 = phi double [ 0.000000e+00, %10 ], [ %55, %21 ]
  %28 = phi i32 [ 0, %10 ], [ %22, %21 ]
  %29 = icmp slt i32 %28, %18
  br i1 %29, label %58, label %67

30:                                               ; preds = %10, %30
  %31 = phi i32 [ %56, %30 ], [ 4, %10 ]
  %32 = phi i32 [ %31, %30 ], [ 0, %10 ]
  %33 = phi double [ %55, %30 ], [ 0.000000e+00, %10 ]
  %34 = phi double [ %50, %30 ], [ 0.000000e+00, %10 ]
  %35 = phi double [ %45, %30 ], [ 0.000000e+00, %10 ]
  %36 = phi double [ %40, %30 ], [ 0.000000e+00, %10 ]
  %37 = getelementptr inbounds nuw double, ptr %19, i32 %32
  %38 = load double, ptr %37, align 8
  %39 = fsub double %38, %38
  %40 = fadd double %36, %39
  %41 = or disjoint i32 %32, 1
  %42 = getelementptr inbounds nuw double, ptr %19, i32 %41
  %43 = load double, ptr %42, align 8
  %44 = fsub double %43, %43
  %45 = fadd double %35, %44
  %46 = or disjoint i32 %32, 2
  %47 = getelementptr inbounds nuw double, ptr %19, i32 %46
  %48 = load double, ptr %47, align 8
  %49 = fsub double %48, %48
  %50 = fadd double %34, %49
  %51 = or disjoint i32 %32, 3
  %52 = getelementptr inbounds nuw double, ptr %19, i32 %51
  %53 = load double, ptr %52, align 8
  %54 = fsub double %53, %53
  %55 = fadd double %33, %54
  %56 = add nuw nsw i32 %31, 4
  %57 = icmp sgt i32 %56, %18
  br i1 %57, label %21, label %30

58:                                               ; preds = %23, %58
  %59 = phi i32 [ %65, %58 ], [ %28, %23 ]
  %60 = phi double [ %64, %58 ], [ %24, %23 ]
  %61 = getelementptr inbounds nuw double, ptr %19, i32 %59
  %62 = load double, ptr %61, align 8
  %63 = fsub double %62, %62
  %64 = fadd double %60, %63
  %65 = add nuw nsw i32 %59, 1
  %66 = icmp eq i32 %65, %18
  br i1 %66, label %67, label %58

67:                                               ; preds = %58, %23
  %68 = phi double [ %24, %23 ], [ %64, %58 ]
  %69 = fadd double %25, %68
  %70 = fadd double %26, %27
  %71 = fadd double %70, %69
  %72 = fcmp une double %71, 0.000000e+00
  br i1 %72, label %101, label %73

73:                                               ; preds = %67
  %74 = mul nsw i32 %16, 24
  %75 = getelementptr inbounds i8, ptr %19, i32 %74
  %76 = getelementptr inbounds nuw i8, ptr %75, i32 16
  %77 = load double, ptr %75, align 8
  %78 = fcmp ogt double %77, 0x3D719799812DEA11
  br i1 %78, label %79, label %101

79:                                               ; preds = %73
  %80 = getelementptr inbounds nuw i8, ptr %75, i32 8
  %81 = load double, ptr %80, align 8
  %82 = fcmp ogt double %81, 1.000000e-03
  br i1 %82, label %83, label %101

83:                                               ; preds = %79
  %84 = load i32, ptr @appell_n_rows, align 4
  %85 = icmp slt i32 %84, 1
  br i1 %85, label %101, label %86

86:                                               ; preds = %83
  %87 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %88 = load ptr, ptr %87, align 8
  br label %92

89:                                               ; preds = %92
  %90 = add nuw nsw i32 %93, 1
  %91 = icmp eq i32 %90, %84
  br i1 %91, label %101, label %92

92:                                               ; preds = %89, %86
  %93 = phi i32 [ 0, %86 ], [ %90, %89 ]
  %94 = getelementptr inbounds nuw double, ptr %88, i32 %93
  %95 = load double, ptr %94, align 8
  %96 = fmul double %95, 1.000000e-03
  %97 = getelementptr inbounds nuw double, ptr %76, i32 %93
  %98 = load double, ptr %97, align 8
  %99 = fmul double %96, %96
  %100 = fcmp ogt double %98, %99
  br i1 %100, label %89, label %101

101:                                              ; preds = %92, %89, %83, %79, %73, %67
  %102 = phi i32 [ 0, %67 ], [ 0, %79 ], [ 0, %73 ], [ 1, %83 ], [ 0, %92 ], [ 1, %89 ]
  ret i32 %102
}

declare void @appell_landing(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

define internal fastcc void @note_sparse_levels(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 244
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 300
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
  %21 = getelementptr inbounds nuw i8, ptr %1, i32 180
  %22 = load ptr, ptr %21, align 4
  tail call void @appell_sparse_position(double noundef %2, ptr noundef %3, ptr noundef %20, ptr noundef null, ptr noundef %22) #29
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
  %31 = getelementptr inbounds nuw i8, ptr %1, i32 184
  %32 = load ptr, ptr %31, align 8
  tail call void @appell_sparse_velocity(double noundef %2, ptr noundef %3, ptr noundef %30, ptr noundef null, ptr noundef %32) #29
  br label %33

33:                                               ; preds = %29, %26, %23
  %34 = load i32, ptr @appell_n_norm_rows, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %40, label %36

36:                                               ; preds = %33
  %37 = load ptr, ptr %0, align 8
  %38 = getelementptr inbounds nuw i8, ptr %1, i32 192
  %39 = load ptr, ptr %38, align 8
  tail call void @appell_sparse_norms(double noundef %2, ptr noundef %3, ptr noundef %37, ptr noundef null, ptr noundef %39) #29
  br label %40

40:                                               ; preds = %36, %33
  ret void
}

declare void @appell_position(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #9

declare void @appell_velocity(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #9

declare void @appell_sparse_position(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #9

declare void @appell_sparse_velocity(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #9

declare void @appell_sparse_norms(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #9

declare void @appell_norms(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #9

define internal fastcc i32 @land_between(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #2 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 244
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %76, label %8

8:                                                ; preds = %4
  %9 = load i32, ptr @appell_n_position_rows, align 4
  %10 = load i32, ptr @appell_n_velocity_rows, align 4
  %11 = add nsw i32 %10, %9
  %12 = load i32, ptr @appell_n_norm_rows, align 4
  %13 = sub i32 0, %12
  %14 = icmp eq i32 %11, %13
  br i1 %14, label %78, label %15

15:                                               ; preds = %8
  %16 = load i32, ptr @appell_has_landing, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %76, label %18

18:                                               ; preds = %15
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %76

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 252
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %76, label %26

26:                                               ; preds = %22
  %27 = tail call fastcc i32 @land(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, i32 noundef 0)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %76, label %29

29:                                               ; preds = %26
  %30 = getelementptr inbounds nuw i8, ptr %1, i32 452
  store i32 1, ptr %30, align 4
  %31 = load i32, ptr @appell_n_rows, align 4
  %32 = icmp eq i32 %9, %31
  %33 = icmp ne i32 %31, 0
  %34 = and i1 %32, %33
  br i1 %34, label %35, label %78

35:                                               ; preds = %29
  %36 = getelementptr inbounds nuw i8, ptr %1, i32 156
  %37 = load ptr, ptr %36, align 4
  %38 = load i32, ptr @appell_n_coordinates, align 4
  %39 = load i32, ptr @appell_n_speeds, align 4
  %40 = add nsw i32 %39, %38
  %41 = mul nsw i32 %40, 24
  %42 = getelementptr inbounds i8, ptr %37, i32 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i32 8
  %44 = load double, ptr %43, align 8
  %45 = fcmp olt double %44, 4.000000e-04
  %46 = zext i1 %45 to i32
  %47 = getelementptr inbounds nuw i8, ptr %42, i32 16
  %48 = icmp sgt i32 %9, 0
  br i1 %48, label %49, label %66

49:                                               ; preds = %35
  %50 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %51 = load ptr, ptr %50, align 8
  br label %52

52:                                               ; preds = %52, %49
  %53 = phi i32 [ 0, %49 ], [ %64, %52 ]
  %54 = phi i32 [ %46, %49 ], [ %63, %52 ]
  %55 = getelementptr inbounds nuw double, ptr %47, i32 %53
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds nuw double, ptr %51, i32 %53
  %58 = load double, ptr %57, align 8
  %59 = fmul double %58, 4.000000e-04
  %60 = fmul double %58, %59
  %61 = fcmp olt double %56, %60
  %62 = zext i1 %61 to i32
  %63 = or i32 %54, %62
  %64 = add nuw nsw i32 %53, 1
  %65 = icmp eq i32 %64, %9
  br i1 %65, label %66, label %52

66:                                               ; preds = %52, %35
  %67 = phi i32 [ %46, %35 ], [ %63, %52 ]
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %78, label %69

69:                                               ; preds = %66
  %70 = getelementptr inbounds nuw i8, ptr %0, i32 348
  %71 = load i32, ptr %70, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %70, align 4
  %73 = icmp eq i32 %71, 0
  br i1 %73, label %74, label %78

74:                                               ; preds = %69
  %75 = getelementptr inbounds nuw i8, ptr %0, i32 208
  store double %2, ptr %75, align 8
  br label %78

76:                                               ; preds = %4, %15, %26, %22, %18
  %77 = tail call fastcc i32 @project_between(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  br label %78

78:                                               ; preds = %29, %66, %69, %74, %8, %76
  %79 = phi i32 [ %77, %76 ], [ 0, %8 ], [ 0, %74 ], [ 0, %69 ], [ 0, %66 ], [ 0, %29 ]
  ret i32 %79
}

define internal fastcc i32 @project_between(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #29
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 244
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %58, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 252
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  %13 = load i32, ptr @appell_is_sparse, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %12, label %15, label %29

15:                                               ; preds = %9
  br i1 %14, label %22, label %16

16:                                               ; preds = %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %16
  %21 = tail call fastcc i32 @evaluate_sparse_metric(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3)
  br label %24

22:                                               ; preds = %16, %15
  %23 = tail call fastcc i32 @factorise_dense_metric(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3)
  br label %24

24:                                               ; preds = %22, %20
  %25 = phi i32 [ %21, %20 ], [ %23, %22 ]
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %58

27:                                               ; preds = %24
  %28 = tail call fastcc i32 @project(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3)
  br label %58

29:                                               ; preds = %9
  br i1 %14, label %36, label %30

30:                                               ; preds = %29
  %31 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %36

34:                                               ; preds = %30
  %35 = tail call fastcc i32 @evaluate_sparse_metric(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3)
  br label %38

36:                                               ; preds = %30, %29
  %37 = tail call fastcc i32 @factorise_dense_metric(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3)
  br label %38

38:                                               ; preds = %34, %36
  %39 = phi i32 [ %35, %34 ], [ %37, %36 ]
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %58

41:                                               ; preds = %38
  %42 = call fastcc i32 @project_nearby(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, double noundef 1.000000e+03, ptr noundef %5)
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %58

44:                                               ; preds = %41
  %45 = load double, ptr %5, align 8
  %46 = fcmp ogt double %45, 1.000000e+00
  br i1 %46, label %51, label %47

47:                                               ; preds = %44
  %48 = getelementptr inbounds nuw i8, ptr %1, i32 416
  %49 = load double, ptr %48, align 8
  %50 = fcmp olt double %49, 2.000000e-02
  br i1 %50, label %51, label %58

51:                                               ; preds = %47, %44
  %52 = getelementptr inbounds nuw i8, ptr %0, i32 348
  %53 = load i32, ptr %52, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %52, align 4
  %55 = icmp eq i32 %53, 0
  br i1 %55, label %56, label %58

56:                                               ; preds = %51
  %57 = getelementptr inbounds nuw i8, ptr %0, i32 208
  store double %2, ptr %57, align 8
  br label %58

58:                                               ; preds = %38, %4, %27, %24, %41, %47, %51, %56
  %59 = phi i32 [ 0, %56 ], [ 0, %51 ], [ 0, %47 ], [ %42, %41 ], [ %28, %27 ], [ %25, %24 ], [ 0, %4 ], [ %39, %38 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #29
  ret i32 %59
}

define internal fastcc i32 @project_nearby(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, double noundef %4, ptr nocapture noundef nonnull initializes((0, 8)) %5) unnamed_addr #4 {
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %8 = load double, ptr %7, align 8
  %9 = tail call double @llvm.sqrt.f64(double %8)
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 152
  %11 = load ptr, ptr %10, align 8
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
  %23 = load ptr, ptr %10, align 8
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

define internal fastcc range(i32 0, 12) i32 @evaluate_events(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #2 {
  %5 = load i32, ptr @appell_events_need_rates, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %14, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds nuw i8, ptr %1, i32 288
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 292
  %11 = load ptr, ptr %10, align 4
  %12 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %9, ptr noundef %11, i32 noundef 1)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %21, label %101

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 300
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr %1, i32 288
  %20 = load ptr, ptr %19, align 8
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %20)
  br label %21

21:                                               ; preds = %18, %14, %7
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 288
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %0, align 8
  %25 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %26 = load ptr, ptr %25, align 8
  tail call void @appell_events(double noundef %2, ptr noundef %23, ptr noundef %24, ptr noundef %26, ptr noundef %3) #29
  %27 = load i32, ptr @appell_n_events, align 4
  %28 = icmp sgt i32 %27, 0
  br i1 %28, label %29, label %38

29:                                               ; preds = %21
  %30 = getelementptr inbounds nuw i8, ptr %0, i32 36
  %31 = load ptr, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %1, i32 320
  %33 = load ptr, ptr %32, align 8
  br label %88

34:                                               ; preds = %88
  %35 = icmp slt i32 %27, 4
  br i1 %35, label %38, label %45

36:                                               ; preds = %45
  %37 = and i32 %27, 2147483644
  br label %38

38:                                               ; preds = %21, %36, %34
  %39 = phi double [ 0.000000e+00, %34 ], [ %55, %36 ], [ 0.000000e+00, %21 ]
  %40 = phi double [ 0.000000e+00, %34 ], [ %60, %36 ], [ 0.000000e+00, %21 ]
  %41 = phi double [ 0.000000e+00, %34 ], [ %65, %36 ], [ 0.000000e+00, %21 ]
  %42 = phi double [ 0.000000e+00, %34 ], [ %70, %36 ], [ 0.000000e+00, %21 ]
  %43 = phi i32 [ 0, %34 ], [ %37, %36 ], [ 0, %21 ]
  %44 = icmp slt i32 %43, %27
  br i1 %44, label %73, label %82

45:                                               ; preds = %34, %45
  %46 = phi i32 [ %71, %45 ], [ 4, %34 ]
  %47 = phi i32 [ %46, %45 ], [ 0, %34 ]
  %48 = phi double [ %70, %45 ], [ 0.000000e+00, %34 ]
  %49 = phi double [ %65, %45 ], [ 0.000000e+00, %34 ]
  %50 = phi double [ %60, %45 ], [ 0.000000e+00, %34 ]
  %51 = phi double [ %55, %45 ], [ 0.000000e+00, %34 ]
  %52 = getelementptr inbounds nuw double, ptr %3, i32 %47
  %53 = load double, ptr %52, align 8
  %54 = fsub double %53, %53
  %55 = fadd double %51, %54
  %56 = or disjoint i32 %47, 1
  %57 = getelementptr inbounds nuw double, ptr %3, i32 %56
  %58 = load double, ptr %57, align 8
  %59 = fsub double %58, %58
  %60 = fadd double %50, %59
  %61 = or disjoint i32 %47, 2
  %62 = getelementptr inbounds nuw double, ptr %3, i32 %61
  %63 = load double, ptr %62, align 8
  %64 = fsub double %63, %63
  %65 = fadd double %49, %64
  %66 = or disjoint i32 %47, 3
  %67 = getelementptr inbounds nuw double, ptr %3, i32 %66
  %68 = load double, ptr %67, align 8
  %69 = fsub double %68, %68
  %70 = fadd double %48, %69
  %71 = add nuw nsw i32 %46, 4
  %72 = icmp sgt i32 %71, %27
  br i1 %72, label %36, label %45

73:                                               ; preds = %38, %73
  %74 = phi i32 [ %80, %73 ], [ %43, %38 ]
  %75 = phi double [ %79, %73 ], [ %39, %38 ]
  %76 = getelementptr inbounds nuw double, ptr %3, i32 %74
  %77 = load double, ptr %76, align 8
  %78 = fsub double %77, %77
  %79 = fadd double %75, %78
  %80 = add nuw nsw i32 %74, 1
  %81 = icmp eq i32 %80, %27
  br i1 %81, label %82, label %73

82:                                               ; preds = %73, %38
  %83 = phi double [ %39, %38 ], [ %79, %73 ]
  %84 = fadd double %40, %83
  %85 = fadd double %41, %42
  %86 = fadd double %85, %84
  %87 = fcmp une double %86, 0.000000e+00
  br i1 %87, label %100, label %101

88:                                               ; preds = %29, %88
  %89 = phi i32 [ 0, %29 ], [ %98, %88 ]
  %90 = getelementptr inbounds nuw double, ptr %31, i32 %89
  %91 = load double, ptr %90, align 8
  %92 = getelementptr inbounds nuw double, ptr %33, i32 %89
  %93 = load double, ptr %92, align 8
  %94 = fadd double %91, %93
  %95 = getelementptr inbounds nuw double, ptr %3, i32 %89
  %96 = load double, ptr %95, align 8
  %97 = fadd double %96, %94
  store double %97, ptr %95, align 8
  %98 = add nuw nsw i32 %89, 1
  %99 = icmp eq i32 %98, %27
  br i1 %99, label %34, label %88

100:                                              ; preds = %82
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 10, i32 noundef 0, double noundef %2)
  br label %101

101:                                              ; preds = %7, %100, %82
  %102 = phi i32 [ %12, %7 ], [ 5, %100 ], [ 0, %82 ]
  ret i32 %102
}

declare void @appell_events(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

define internal fastcc double @first_step(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, double noundef %3, double noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 276
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
  %18 = getelementptr inbounds nuw i8, ptr %1, i32 296
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
  %41 = getelementptr inbounds nuw i8, ptr %1, i32 296
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
  %84 = getelementptr inbounds nuw i8, ptr %1, i32 284
  %85 = load ptr, ptr %84, align 4
  br label %90

86:                                               ; preds = %74
  %87 = fmul double %2, %79
  %88 = getelementptr inbounds nuw i8, ptr %1, i32 284
  %89 = load ptr, ptr %88, align 4
  br label %111

90:                                               ; preds = %111, %83
  %91 = phi ptr [ %85, %83 ], [ %89, %111 ]
  %92 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %93 = load double, ptr %92, align 8
  %94 = tail call double @llvm.fmuladd.f64(double %2, double %79, double %93)
  %95 = load i32, ptr @appell_n_rows, align 4
  %96 = shl nsw i32 %95, 1
  %97 = add i32 %10, 2
  %98 = add i32 %97, %96
  %99 = tail call noundef i32 @llvm.smax.i32(i32 %81, i32 %98)
  %100 = add nsw i32 %99, 3
  %101 = and i32 %100, -4
  %102 = getelementptr inbounds double, ptr %64, i32 %101
  %103 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef %1, double noundef %94, ptr noundef %91, ptr noundef %102, i32 noundef 0)
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %121

105:                                              ; preds = %90
  %106 = getelementptr inbounds nuw i8, ptr %1, i32 284
  %107 = load ptr, ptr %106, align 4
  br i1 %13, label %108, label %145

108:                                              ; preds = %105
  %109 = load ptr, ptr %65, align 8
  %110 = getelementptr double, ptr %109, i32 %101
  br label %152

111:                                              ; preds = %86, %111
  %112 = phi i32 [ 0, %86 ], [ %119, %111 ]
  %113 = getelementptr inbounds nuw double, ptr %7, i32 %112
  %114 = load double, ptr %113, align 8
  %115 = getelementptr inbounds nuw double, ptr %64, i32 %112
  %116 = load double, ptr %115, align 8
  %117 = tail call double @llvm.fmuladd.f64(double %87, double %116, double %114)
  %118 = getelementptr inbounds nuw double, ptr %89, i32 %112
  store double %117, ptr %118, align 8
  %119 = add nuw nsw i32 %112, 1
  %120 = icmp eq i32 %119, %81
  br i1 %120, label %90, label %111

121:                                              ; preds = %90
  %122 = fmul double %2, 1.000000e-02
  %123 = fmul double %122, %79
  br label %177

124:                                              ; preds = %152
  %125 = load ptr, ptr %6, align 4
  %126 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %127 = load ptr, ptr %126, align 8
  %128 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %129 = load double, ptr %128, align 8
  br label %130

130:                                              ; preds = %130, %124
  %131 = phi double [ 0.000000e+00, %124 ], [ %142, %130 ]
  %132 = phi i32 [ 0, %124 ], [ %143, %130 ]
  %133 = getelementptr inbounds nuw double, ptr %107, i32 %132
  %134 = load double, ptr %133, align 8
  %135 = getelementptr inbounds nuw double, ptr %127, i32 %132
  %136 = load double, ptr %135, align 8
  %137 = getelementptr inbounds nuw double, ptr %125, i32 %132
  %138 = load double, ptr %137, align 8
  %139 = tail call double @llvm.fabs.f64(double %138)
  %140 = tail call double @llvm.fmuladd.f64(double %129, double %139, double %136)
  %141 = fdiv double %134, %140
  %142 = tail call double @llvm.fmuladd.f64(double %141, double %141, double %131)
  %143 = add nuw nsw i32 %132, 1
  %144 = icmp eq i32 %143, %12
  br i1 %144, label %145, label %130

145:                                              ; preds = %130, %105
  %146 = phi double [ 0.000000e+00, %105 ], [ %142, %130 ]
  %147 = fdiv double %146, %67
  %148 = tail call double @llvm.sqrt.f64(double %147)
  %149 = fdiv double %148, %79
  %150 = tail call double @llvm.maxnum.f64(double %63, double %149)
  %151 = fcmp ugt double %150, 1.000000e-15
  br i1 %151, label %165, label %162

152:                                              ; preds = %108, %152
  %153 = phi i32 [ 0, %108 ], [ %160, %152 ]
  %154 = getelementptr double, ptr %110, i32 %153
  %155 = load double, ptr %154, align 8
  %156 = getelementptr inbounds nuw double, ptr %109, i32 %153
  %157 = load double, ptr %156, align 8
  %158 = fsub double %155, %157
  %159 = getelementptr inbounds nuw double, ptr %107, i32 %153
  store double %158, ptr %159, align 8
  %160 = add nuw nsw i32 %153, 1
  %161 = icmp eq i32 %160, %12
  br i1 %161, label %124, label %152

162:                                              ; preds = %145
  %163 = fmul double %79, 1.000000e-03
  %164 = tail call double @llvm.maxnum.f64(double %163, double 0x3EB0C6F7A0B5ED8D)
  br label %169

165:                                              ; preds = %145
  %166 = fdiv double 1.000000e-02, %150
  %167 = fdiv double 1.000000e+00, %4
  %168 = tail call double @llvm.pow.f64(double %166, double %167)
  br label %169

169:                                              ; preds = %165, %162
  %170 = phi double [ %164, %162 ], [ %168, %165 ]
  %171 = fmul double %79, 1.000000e+02
  %172 = tail call double @llvm.minnum.f64(double %171, double %170)
  %173 = load double, ptr %76, align 8
  %174 = tail call double @llvm.minnum.f64(double %3, double %173)
  %175 = tail call double @llvm.minnum.f64(double %172, double %174)
  %176 = fmul double %2, %175
  br label %177

177:                                              ; preds = %169, %121
  %178 = phi double [ %123, %121 ], [ %176, %169 ]
  ret double %178
}

declare double @llvm.pow.f64(double, double) #10

define internal fastcc noundef i32 @reject_step(ptr nocapture noundef initializes((136, 144)) %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, double noundef %3, i32 noundef %4) unnamed_addr #18 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 272
  %7 = load i32, ptr %6, align 8
  %8 = add nsw i32 %7, 1
  store i32 %8, ptr %6, align 8
  %9 = fmul double %2, %3
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 136
  store double %9, ptr %10, align 8
  %11 = tail call double @llvm.fabs.f64(double %9)
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %13 = load double, ptr %12, align 8
  %14 = tail call double @llvm.fabs.f64(double %13)
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %16 = load double, ptr %15, align 8
  %17 = tail call double @llvm.fabs.f64(double %16)
  %18 = tail call double @llvm.maxnum.f64(double %14, double %17)
  %19 = fmul double %18, 0x3CF0000000000000
  %20 = fcmp ogt double %11, %19
  br i1 %20, label %53, label %21

21:                                               ; preds = %5
  switch i32 %4, label %53 [
    i32 0, label %52
    i32 5, label %22
  ]

22:                                               ; preds = %21
  %23 = load i32, ptr @appell_n_coordinates, align 4
  %24 = load i32, ptr @appell_n_speeds, align 4
  %25 = add nsw i32 %24, %23
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %53

27:                                               ; preds = %22
  %28 = getelementptr inbounds nuw i8, ptr %1, i32 276
  %29 = load ptr, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %1, i32 296
  %31 = load ptr, ptr %30, align 8
  br label %32

32:                                               ; preds = %32, %27
  %33 = phi i32 [ 0, %27 ], [ %47, %32 ]
  %34 = phi double [ 0.000000e+00, %27 ], [ %46, %32 ]
  %35 = phi double [ 0.000000e+00, %27 ], [ %40, %32 ]
  %36 = getelementptr inbounds nuw double, ptr %29, i32 %33
  %37 = load double, ptr %36, align 8
  %38 = tail call double @llvm.fabs.f64(double %37)
  %39 = fcmp ogt double %38, %35
  %40 = select i1 %39, double %38, double %35
  %41 = getelementptr inbounds nuw double, ptr %31, i32 %33
  %42 = load double, ptr %41, align 8
  %43 = fmul double %2, %42
  %44 = tail call double @llvm.fabs.f64(double %43)
  %45 = fcmp ogt double %44, %34
  %46 = select i1 %45, double %44, double %34
  %47 = add nuw nsw i32 %33, 1
  %48 = icmp eq i32 %47, %25
  br i1 %48, label %49, label %32

49:                                               ; preds = %32
  %50 = fmul double %40, 1.000000e-02
  %51 = fcmp ule double %46, %50
  br i1 %51, label %53, label %52

52:                                               ; preds = %21, %49
  tail call fastcc void @fail(ptr noundef %0, i32 noundef 0, i32 noundef 0, double noundef %13)
  br label %53

53:                                               ; preds = %22, %52, %21, %49, %5
  %54 = phi i32 [ 0, %5 ], [ 4, %52 ], [ %4, %21 ], [ 5, %49 ], [ 5, %22 ]
  ret i32 %54
}

define internal fastcc i32 @find_crossings(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr nocapture noundef nonnull initializes((0, 4)) %3) unnamed_addr #4 {
  %5 = alloca [32 x double], align 16
  %6 = alloca [32 x i32], align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5) #29
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6) #29
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #29
  store i32 0, ptr %7, align 4
  store i32 0, ptr %3, align 4
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 312
  %10 = load ptr, ptr %9, align 8
  %11 = tail call fastcc i32 @events_at(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, double noundef 0.000000e+00, ptr noundef %10)
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 332
  %13 = load ptr, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 324
  %15 = load ptr, ptr %14, align 4
  %16 = load i32, ptr @appell_n_events, align 4
  %17 = shl i32 %16, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %13, ptr align 8 %15, i32 %17, i1 false)
  %18 = icmp sgt i32 %16, 0
  %19 = icmp eq i32 %11, 0
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %35

21:                                               ; preds = %4
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 328
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
  %49 = getelementptr inbounds nuw i8, ptr %1, i32 400
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
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #29
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
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #29
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
  %125 = getelementptr inbounds nuw i8, ptr %1, i32 348
  %126 = load ptr, ptr %125, align 4
  %127 = getelementptr inbounds nuw i8, ptr %1, i32 400
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
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #29
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6) #29
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5) #29
  ret i32 %121
}

define internal fastcc i32 @accept(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, double noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #29
  store double 1.000000e+00, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #29
  store i32 0, ptr %7, align 4
  %8 = load i32, ptr @appell_n_events, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %15, label %10

10:                                               ; preds = %5
  %11 = call fastcc i32 @write_events(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %4, ptr noundef %6, ptr noundef %7)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %168

13:                                               ; preds = %10
  %14 = load double, ptr %6, align 8
  br label %15

15:                                               ; preds = %13, %5
  %16 = phi double [ %14, %13 ], [ 1.000000e+00, %5 ]
  %17 = tail call fastcc i32 @write_samples(ptr noundef %0, ptr noundef %1, double noundef %2, double noundef %16)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %168

19:                                               ; preds = %15
  %20 = load i32, ptr %7, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %65, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 68
  %24 = load ptr, ptr %23, align 4
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 264
  %26 = load i32, ptr %25, align 8
  %27 = getelementptr double, ptr %24, i32 %26
  %28 = getelementptr i8, ptr %27, i32 -8
  %29 = load double, ptr %28, align 8
  %30 = fcmp olt double %16, 1.000000e+00
  %31 = getelementptr inbounds nuw i8, ptr %1, i32 288
  %32 = load ptr, ptr %31, align 8
  br i1 %30, label %33, label %34

33:                                               ; preds = %22
  tail call fastcc void @interpolate(ptr noundef %1, double noundef %16, ptr noundef %32)
  br label %45

34:                                               ; preds = %22
  %35 = getelementptr inbounds nuw i8, ptr %1, i32 280
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
  %46 = getelementptr inbounds nuw i8, ptr %0, i32 256
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
  br i1 %55, label %64, label %56

56:                                               ; preds = %45, %49
  %57 = getelementptr inbounds nuw i8, ptr %1, i32 288
  %58 = load ptr, ptr %57, align 8
  %59 = fcmp oge double %16, 1.000000e+00
  %60 = zext i1 %59 to i32
  %61 = tail call fastcc i32 @write_sample(ptr noundef nonnull %0, ptr noundef %1, double noundef %29, ptr noundef %58, i32 noundef %60)
  %62 = freeze i32 %61
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %168

64:                                               ; preds = %49, %56
  br label %168

65:                                               ; preds = %19
  %66 = getelementptr inbounds nuw i8, ptr %0, i32 120
  store double %3, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %1, i32 280
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %0, i32 352
  %70 = load i32, ptr %69, align 8
  %71 = icmp eq i32 %70, 0
  %72 = load i32, ptr @appell_n_coordinates, align 4
  br i1 %71, label %73, label %76

73:                                               ; preds = %65
  %74 = load i32, ptr @appell_n_speeds, align 4
  %75 = add nsw i32 %74, %72
  br label %111

76:                                               ; preds = %65
  %77 = getelementptr inbounds nuw i8, ptr %0, i32 192
  %78 = load double, ptr %77, align 8
  %79 = icmp sgt i32 %72, 0
  br i1 %79, label %80, label %90

80:                                               ; preds = %76, %80
  %81 = phi i32 [ %88, %80 ], [ 0, %76 ]
  %82 = phi double [ %87, %80 ], [ 0.000000e+00, %76 ]
  %83 = getelementptr inbounds nuw double, ptr %68, i32 %81
  %84 = load double, ptr %83, align 8
  %85 = tail call double @llvm.fabs.f64(double %84)
  %86 = fcmp ogt double %85, %82
  %87 = select i1 %86, double %85, double %82
  %88 = add nuw nsw i32 %81, 1
  %89 = icmp eq i32 %88, %72
  br i1 %89, label %90, label %80

90:                                               ; preds = %80, %76
  %91 = phi double [ 0.000000e+00, %76 ], [ %87, %80 ]
  %92 = tail call double @llvm.maxnum.f64(double %78, double %91)
  store double %92, ptr %77, align 8
  %93 = getelementptr inbounds nuw i8, ptr %0, i32 200
  %94 = load double, ptr %93, align 8
  %95 = load i32, ptr @appell_n_speeds, align 4
  %96 = add nsw i32 %95, %72
  %97 = icmp sgt i32 %95, 0
  br i1 %97, label %98, label %108

98:                                               ; preds = %90, %98
  %99 = phi i32 [ %106, %98 ], [ %72, %90 ]
  %100 = phi double [ %105, %98 ], [ 0.000000e+00, %90 ]
  %101 = getelementptr inbounds double, ptr %68, i32 %99
  %102 = load double, ptr %101, align 8
  %103 = tail call double @llvm.fabs.f64(double %102)
  %104 = fcmp ogt double %103, %100
  %105 = select i1 %104, double %103, double %100
  %106 = add nsw i32 %99, 1
  %107 = icmp slt i32 %106, %96
  br i1 %107, label %98, label %108

108:                                              ; preds = %98, %90
  %109 = phi double [ 0.000000e+00, %90 ], [ %105, %98 ]
  %110 = tail call double @llvm.maxnum.f64(double %94, double %109)
  store double %110, ptr %93, align 8
  br label %111

111:                                              ; preds = %73, %108
  %112 = phi i32 [ %75, %73 ], [ %96, %108 ]
  %113 = load i32, ptr @appell_n_auxiliaries, align 4
  %114 = add nsw i32 %112, %113
  %115 = load i32, ptr @appell_n_quadratures, align 4
  %116 = add nsw i32 %114, %115
  %117 = icmp sgt i32 %116, 0
  br i1 %117, label %118, label %132

118:                                              ; preds = %111
  %119 = getelementptr inbounds nuw i8, ptr %1, i32 276
  %120 = load ptr, ptr %119, align 4
  %121 = getelementptr inbounds nuw i8, ptr %1, i32 296
  %122 = load ptr, ptr %121, align 8
  %123 = load i32, ptr @appell_n_rows, align 4
  %124 = shl nsw i32 %123, 1
  %125 = add i32 %112, 2
  %126 = add i32 %125, %124
  %127 = tail call noundef i32 @llvm.smax.i32(i32 %116, i32 %126)
  %128 = add nuw nsw i32 %127, 3
  %129 = and i32 %128, 2147483644
  %130 = mul i32 %129, 96
  %131 = getelementptr i8, ptr %122, i32 %130
  br label %134

132:                                              ; preds = %134, %111
  %133 = icmp sgt i32 %8, 0
  br i1 %133, label %144, label %163

134:                                              ; preds = %118, %134
  %135 = phi i32 [ 0, %118 ], [ %142, %134 ]
  %136 = getelementptr inbounds nuw double, ptr %68, i32 %135
  %137 = load double, ptr %136, align 8
  %138 = getelementptr inbounds nuw double, ptr %120, i32 %135
  store double %137, ptr %138, align 8
  %139 = getelementptr double, ptr %131, i32 %135
  %140 = load double, ptr %139, align 8
  %141 = getelementptr inbounds nuw double, ptr %122, i32 %135
  store double %140, ptr %141, align 8
  %142 = add nuw nsw i32 %135, 1
  %143 = icmp eq i32 %142, %116
  br i1 %143, label %132, label %134

144:                                              ; preds = %132
  %145 = getelementptr inbounds nuw i8, ptr %1, i32 320
  %146 = load ptr, ptr %145, align 8
  %147 = getelementptr inbounds nuw i8, ptr %1, i32 324
  br label %148

148:                                              ; preds = %160, %144
  %149 = phi i32 [ 0, %144 ], [ %161, %160 ]
  %150 = getelementptr inbounds nuw double, ptr %146, i32 %149
  %151 = load double, ptr %150, align 8
  %152 = fcmp une double %151, 0.000000e+00
  br i1 %152, label %153, label %160

153:                                              ; preds = %148
  %154 = load ptr, ptr %147, align 4
  %155 = getelementptr inbounds nuw double, ptr %154, i32 %149
  %156 = load double, ptr %155, align 8
  %157 = fcmp ogt double %156, %151
  br i1 %157, label %158, label %160

158:                                              ; preds = %153
  %159 = fsub double %156, %151
  store double %159, ptr %155, align 8
  store double 0.000000e+00, ptr %150, align 8
  br label %160

160:                                              ; preds = %158, %153, %148
  %161 = add nuw nsw i32 %149, 1
  %162 = icmp eq i32 %161, %8
  br i1 %162, label %163, label %148

163:                                              ; preds = %160, %132
  %164 = getelementptr inbounds nuw i8, ptr %0, i32 128
  %165 = load double, ptr %164, align 8
  %166 = fcmp oeq double %3, %165
  %167 = zext i1 %166 to i32
  br label %168

168:                                              ; preds = %10, %64, %56, %15, %163
  %169 = phi i32 [ %167, %163 ], [ %17, %15 ], [ 2, %64 ], [ %62, %56 ], [ %11, %10 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #29
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #29
  ret i32 %169
}

define internal fastcc range(i32 0, 12) i32 @pass_stop(ptr nocapture noundef initializes((120, 128)) %0, ptr nocapture noundef nonnull %1) unnamed_addr #4 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 344
  %6 = load i32, ptr %5, align 8
  %7 = add nsw i32 %6, 1
  store i32 %7, ptr %5, align 8
  %8 = shl nsw i32 %6, 1
  %9 = or disjoint i32 %8, 1
  %10 = getelementptr inbounds double, ptr %4, i32 %9
  %11 = load double, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 120
  store double %11, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 276
  %14 = load ptr, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %1, i32 296
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
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #29
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #29
  store i32 0, ptr %8, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #29
  store double 0x7FF0000000000000, ptr %4, align 8
  store double 5.000000e-01, ptr %5, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 312
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 276
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 352
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 316
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 160
  %16 = getelementptr inbounds nuw i8, ptr %1, i32 300
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 168
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
  %36 = getelementptr inbounds nuw i8, ptr %1, i32 296
  %37 = mul nsw i32 %32, 24
  %38 = load i32, ptr %10, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %42, label %40

40:                                               ; preds = %6
  %41 = load double, ptr %15, align 8
  br label %49

42:                                               ; preds = %143, %6
  %43 = load double, ptr %11, align 8
  %44 = load ptr, ptr %12, align 4
  %45 = load ptr, ptr %13, align 8
  %46 = tail call fastcc i32 @evaluate_jacobian(ptr noundef nonnull %0, ptr noundef %1, double noundef %43, ptr noundef %44, ptr noundef %45)
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %348

48:                                               ; preds = %42
  store i32 1, ptr %14, align 4
  store i32 1, ptr %10, align 8
  store double 0.000000e+00, ptr %15, align 8
  br label %49

49:                                               ; preds = %40, %48
  %50 = phi double [ %41, %40 ], [ 0.000000e+00, %48 ]
  %51 = fcmp une double %50, %2
  br i1 %51, label %52, label %55

52:                                               ; preds = %49
  %53 = tail call fastcc i32 @factorise_stages(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %348, label %55

55:                                               ; preds = %52, %49
  %56 = load ptr, ptr %16, align 4
  %57 = getelementptr double, ptr %56, i32 %32
  %58 = getelementptr double, ptr %56, i32 %35
  br label %59

59:                                               ; preds = %80, %55
  %60 = phi i32 [ 0, %55 ], [ %81, %80 ]
  %61 = load double, ptr %17, align 8
  %62 = fcmp oeq double %61, 0.000000e+00
  br i1 %62, label %69, label %63

63:                                               ; preds = %59
  %64 = getelementptr inbounds nuw [3 x double], ptr @RADAU_C, i32 0, i32 %60
  %65 = load double, ptr %64, align 8
  %66 = fmul double %2, %65
  %67 = fdiv double %66, %61
  %68 = fadd double %67, 1.000000e+00
  br label %69

69:                                               ; preds = %63, %59
  %70 = phi double [ %68, %63 ], [ 1.000000e+00, %59 ]
  br i1 %23, label %73, label %71

71:                                               ; preds = %69
  %72 = add nuw nsw i32 %60, 1
  br label %80

73:                                               ; preds = %69
  %74 = fsub double 1.000000e+00, %70
  %75 = fmul double %70, %74
  %76 = load ptr, ptr %36, align 8
  %77 = add nuw nsw i32 %60, 1
  %78 = mul nsw i32 %77, %32
  %79 = getelementptr inbounds double, ptr %76, i32 %78
  br label %83

80:                                               ; preds = %83, %71
  %81 = phi i32 [ %72, %71 ], [ %77, %83 ]
  %82 = icmp eq i32 %81, 3
  br i1 %82, label %101, label %59

83:                                               ; preds = %83, %73
  %84 = phi i32 [ 0, %73 ], [ %99, %83 ]
  %85 = getelementptr inbounds nuw double, ptr %56, i32 %84
  %86 = load double, ptr %85, align 8
  %87 = getelementptr double, ptr %57, i32 %84
  %88 = load double, ptr %87, align 8
  %89 = getelementptr double, ptr %58, i32 %84
  %90 = load double, ptr %89, align 8
  %91 = tail call double @llvm.fmuladd.f64(double %70, double %90, double %88)
  %92 = fmul double %75, %91
  %93 = tail call double @llvm.fmuladd.f64(double %86, double %70, double %92)
  %94 = fsub double %93, %86
  %95 = load double, ptr %17, align 8
  %96 = fcmp oeq double %95, 0.000000e+00
  %97 = select i1 %96, double 0.000000e+00, double %94
  %98 = getelementptr inbounds nuw double, ptr %79, i32 %84
  store double %97, ptr %98, align 8
  %99 = add nuw nsw i32 %84, 1
  %100 = icmp eq i32 %99, %22
  br i1 %100, label %80, label %83

101:                                              ; preds = %80, %117
  %102 = phi i32 [ %118, %117 ], [ 0, %80 ]
  br i1 %23, label %103, label %117

103:                                              ; preds = %101
  %104 = getelementptr inbounds nuw [3 x [3 x double]], ptr @RADAU_INVERSE, i32 0, i32 %102
  %105 = load double, ptr %104, align 8
  %106 = load ptr, ptr %36, align 8
  %107 = getelementptr inbounds double, ptr %106, i32 %32
  %108 = getelementptr inbounds nuw i8, ptr %104, i32 8
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds double, ptr %106, i32 %35
  %111 = getelementptr inbounds nuw i8, ptr %104, i32 16
  %112 = load double, ptr %111, align 8
  %113 = getelementptr inbounds i8, ptr %106, i32 %37
  %114 = add nuw nsw i32 %102, 7
  %115 = mul nsw i32 %114, %32
  %116 = getelementptr inbounds double, ptr %106, i32 %115
  br label %120

117:                                              ; preds = %120, %101
  %118 = add nuw nsw i32 %102, 1
  %119 = icmp eq i32 %118, 3
  br i1 %119, label %134, label %101

120:                                              ; preds = %120, %103
  %121 = phi i32 [ 0, %103 ], [ %132, %120 ]
  %122 = getelementptr inbounds nuw double, ptr %107, i32 %121
  %123 = load double, ptr %122, align 8
  %124 = getelementptr inbounds nuw double, ptr %110, i32 %121
  %125 = load double, ptr %124, align 8
  %126 = fmul double %109, %125
  %127 = tail call double @llvm.fmuladd.f64(double %105, double %123, double %126)
  %128 = getelementptr inbounds nuw double, ptr %113, i32 %121
  %129 = load double, ptr %128, align 8
  %130 = tail call double @llvm.fmuladd.f64(double %112, double %129, double %127)
  %131 = getelementptr inbounds nuw double, ptr %116, i32 %121
  store double %130, ptr %131, align 8
  %132 = add nuw nsw i32 %121, 1
  %133 = icmp eq i32 %132, %22
  br i1 %133, label %117, label %120

134:                                              ; preds = %117
  %135 = call fastcc i32 @solve_stages(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %7, ptr noundef %9, ptr noundef %8)
  %136 = icmp ne i32 %135, 0
  %137 = load i32, ptr %8, align 4
  %138 = icmp ne i32 %137, 0
  %139 = select i1 %136, i1 true, i1 %138
  br i1 %139, label %144, label %140

140:                                              ; preds = %134
  %141 = load i32, ptr %14, align 4
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %143, label %147

143:                                              ; preds = %140
  store i32 0, ptr %10, align 8
  br label %42

144:                                              ; preds = %134
  br i1 %136, label %348, label %145

145:                                              ; preds = %144
  %146 = icmp eq i32 %137, 0
  br i1 %146, label %147, label %151

147:                                              ; preds = %140, %145
  %148 = tail call double @llvm.fabs.f64(double %2)
  %149 = fmul double %148, 0x3FE6666666666666
  %150 = getelementptr inbounds nuw i8, ptr %0, i32 232
  store double %149, ptr %150, align 8
  br label %348

151:                                              ; preds = %145
  %152 = icmp sgt i32 %24, 0
  br i1 %152, label %153, label %169

153:                                              ; preds = %151
  %154 = load ptr, ptr %36, align 8
  %155 = shl i32 %30, 2
  %156 = add i32 %155, 12
  %157 = and i32 %156, -16
  %158 = getelementptr inbounds double, ptr %154, i32 %157
  %159 = mul nsw i32 %32, 40
  %160 = getelementptr inbounds i8, ptr %154, i32 %159
  %161 = mul nsw i32 %32, 48
  %162 = getelementptr inbounds i8, ptr %154, i32 %161
  br label %163

163:                                              ; preds = %179, %153
  %164 = phi i32 [ %22, %153 ], [ %180, %179 ]
  %165 = getelementptr inbounds double, ptr %158, i32 %164
  %166 = getelementptr inbounds double, ptr %160, i32 %164
  %167 = getelementptr inbounds double, ptr %162, i32 %164
  %168 = getelementptr double, ptr %154, i32 %164
  br label %182

169:                                              ; preds = %179, %151
  %170 = icmp sgt i32 %25, 0
  br i1 %170, label %171, label %211

171:                                              ; preds = %169
  %172 = load ptr, ptr %12, align 4
  %173 = load ptr, ptr %36, align 8
  %174 = and i32 %31, 2147483644
  %175 = mul nuw nsw i32 %174, 24
  %176 = getelementptr inbounds nuw i8, ptr %173, i32 %175
  %177 = getelementptr inbounds nuw i8, ptr %1, i32 280
  %178 = load ptr, ptr %177, align 8
  br label %201

179:                                              ; preds = %182
  %180 = add nsw i32 %164, 1
  %181 = icmp slt i32 %180, %25
  br i1 %181, label %163, label %169

182:                                              ; preds = %182, %163
  %183 = phi i32 [ 0, %163 ], [ %197, %182 ]
  %184 = getelementptr inbounds nuw [3 x [3 x double]], ptr @RADAU_A, i32 0, i32 %183
  %185 = load double, ptr %184, align 8
  %186 = load double, ptr %165, align 8
  %187 = getelementptr inbounds nuw i8, ptr %184, i32 8
  %188 = load double, ptr %187, align 8
  %189 = load double, ptr %166, align 8
  %190 = fmul double %188, %189
  %191 = tail call double @llvm.fmuladd.f64(double %185, double %186, double %190)
  %192 = getelementptr inbounds nuw i8, ptr %184, i32 16
  %193 = load double, ptr %192, align 8
  %194 = load double, ptr %167, align 8
  %195 = tail call double @llvm.fmuladd.f64(double %193, double %194, double %191)
  %196 = fmul double %2, %195
  %197 = add nuw nsw i32 %183, 1
  %198 = mul nsw i32 %197, %32
  %199 = getelementptr double, ptr %168, i32 %198
  store double %196, ptr %199, align 8
  %200 = icmp eq i32 %197, 3
  br i1 %200, label %179, label %182

201:                                              ; preds = %201, %171
  %202 = phi i32 [ 0, %171 ], [ %209, %201 ]
  %203 = getelementptr inbounds nuw double, ptr %172, i32 %202
  %204 = load double, ptr %203, align 8
  %205 = getelementptr inbounds nuw double, ptr %176, i32 %202
  %206 = load double, ptr %205, align 8
  %207 = fadd double %204, %206
  %208 = getelementptr inbounds nuw double, ptr %178, i32 %202
  store double %207, ptr %208, align 8
  %209 = add nuw nsw i32 %202, 1
  %210 = icmp eq i32 %209, %25
  br i1 %210, label %211, label %201

211:                                              ; preds = %201, %169
  %212 = getelementptr inbounds nuw i8, ptr %0, i32 244
  %213 = load i32, ptr %212, align 4
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %231, label %215

215:                                              ; preds = %211
  %216 = getelementptr inbounds nuw i8, ptr %1, i32 280
  %217 = load ptr, ptr %216, align 8
  %218 = load i32, ptr @appell_is_sparse, align 4
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %226, label %220

220:                                              ; preds = %215
  %221 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %222 = load i32, ptr %221, align 8
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %224, label %226

224:                                              ; preds = %220
  %225 = tail call fastcc i32 @evaluate_sparse_metric(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %3, ptr noundef %217)
  br label %228

226:                                              ; preds = %220, %215
  %227 = tail call fastcc i32 @factorise_dense_metric(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %3, ptr noundef %217)
  br label %228

228:                                              ; preds = %226, %224
  %229 = phi i32 [ %225, %224 ], [ %227, %226 ]
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %231, label %348

231:                                              ; preds = %211, %228
  %232 = load ptr, ptr %36, align 8
  %233 = tail call fastcc double @radau_error(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %232)
  %234 = load double, ptr %17, align 8
  %235 = fcmp oeq double %234, 0.000000e+00
  br i1 %235, label %242, label %236

236:                                              ; preds = %231
  %237 = getelementptr inbounds nuw i8, ptr %0, i32 272
  %238 = load i32, ptr %237, align 8
  %239 = getelementptr inbounds nuw i8, ptr %0, i32 320
  %240 = load i32, ptr %239, align 8
  %241 = icmp sgt i32 %238, %240
  br label %242

242:                                              ; preds = %236, %231
  %243 = phi i1 [ true, %231 ], [ %241, %236 ]
  %244 = fcmp uge double %233, 1.000000e+00
  %245 = fcmp une double %233, 0x7FF0000000000000
  %246 = and i1 %244, %245
  %247 = select i1 %246, i1 %243, i1 false
  br i1 %247, label %248, label %285

248:                                              ; preds = %242
  br i1 %23, label %253, label %249

249:                                              ; preds = %248
  %250 = getelementptr inbounds nuw i8, ptr %1, i32 284
  %251 = load ptr, ptr %250, align 4
  %252 = load ptr, ptr %12, align 4
  br label %259

253:                                              ; preds = %248
  %254 = load ptr, ptr %12, align 4
  %255 = getelementptr inbounds nuw i8, ptr %1, i32 304
  %256 = load ptr, ptr %255, align 8
  %257 = getelementptr inbounds nuw i8, ptr %1, i32 284
  %258 = load ptr, ptr %257, align 4
  br label %272

259:                                              ; preds = %272, %249
  %260 = phi ptr [ %252, %249 ], [ %254, %272 ]
  %261 = phi ptr [ %251, %249 ], [ %258, %272 ]
  %262 = getelementptr inbounds nuw i8, ptr %1, i32 284
  %263 = getelementptr inbounds double, ptr %261, i32 %22
  %264 = getelementptr inbounds double, ptr %260, i32 %22
  %265 = shl i32 %24, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %263, ptr align 8 %264, i32 %265, i1 false)
  %266 = load double, ptr %11, align 8
  %267 = load ptr, ptr %262, align 4
  %268 = getelementptr inbounds nuw i8, ptr %1, i32 292
  %269 = load ptr, ptr %268, align 4
  %270 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %266, ptr noundef %267, ptr noundef %269, i32 noundef 0)
  %271 = icmp eq i32 %270, 0
  br i1 %271, label %282, label %285

272:                                              ; preds = %272, %253
  %273 = phi i32 [ 0, %253 ], [ %280, %272 ]
  %274 = getelementptr inbounds nuw double, ptr %254, i32 %273
  %275 = load double, ptr %274, align 8
  %276 = getelementptr inbounds nuw double, ptr %256, i32 %273
  %277 = load double, ptr %276, align 8
  %278 = fadd double %275, %277
  %279 = getelementptr inbounds nuw double, ptr %258, i32 %273
  store double %278, ptr %279, align 8
  %280 = add nuw nsw i32 %273, 1
  %281 = icmp eq i32 %280, %22
  br i1 %281, label %259, label %272

282:                                              ; preds = %259
  %283 = load ptr, ptr %268, align 4
  %284 = tail call fastcc double @radau_error(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %283)
  br label %285

285:                                              ; preds = %242, %259, %282
  %286 = phi double [ %233, %242 ], [ %284, %282 ], [ %233, %259 ]
  store double %286, ptr %4, align 8
  %287 = load i32, ptr %7, align 4
  %288 = tail call double @llvm.maxnum.f64(double %286, double 1.000000e-10)
  %289 = tail call double @llvm.pow.f64(double %288, double -2.500000e-01)
  %290 = load double, ptr %17, align 8
  %291 = fcmp une double %290, 0.000000e+00
  %292 = fcmp olt double %286, 1.000000e+00
  %293 = and i1 %292, %291
  br i1 %293, label %294, label %303

294:                                              ; preds = %285
  %295 = fmul double %2, %289
  %296 = fdiv double %295, %290
  %297 = getelementptr inbounds nuw i8, ptr %0, i32 176
  %298 = load double, ptr %297, align 8
  %299 = fdiv double %298, %288
  %300 = tail call double @llvm.pow.f64(double %299, double 2.500000e-01)
  %301 = fmul double %296, %300
  %302 = tail call double @llvm.minnum.f64(double %289, double %301)
  br label %303

303:                                              ; preds = %285, %294
  %304 = phi double [ %302, %294 ], [ %289, %285 ]
  %305 = add nsw i32 %287, 14
  %306 = sitofp i32 %305 to double
  %307 = fdiv double 1.350000e+01, %306
  %308 = fmul double %307, %304
  %309 = tail call double @llvm.maxnum.f64(double %308, double 2.000000e-01)
  %310 = tail call double @llvm.minnum.f64(double %309, double 8.000000e+00)
  store double %310, ptr %5, align 8
  %311 = load double, ptr %4, align 8
  %312 = fcmp olt double %311, 1.000000e+00
  br i1 %312, label %313, label %348

313:                                              ; preds = %303
  %314 = getelementptr inbounds nuw i8, ptr %0, i32 232
  %315 = load double, ptr %314, align 8
  %316 = fcmp oeq double %315, 0.000000e+00
  br i1 %316, label %323, label %317

317:                                              ; preds = %313
  %318 = fmul double %315, 1.050000e+00
  store double %318, ptr %314, align 8
  %319 = tail call double @llvm.fabs.f64(double %2)
  %320 = fdiv double %318, %319
  %321 = tail call double @llvm.maxnum.f64(double %320, double 5.000000e-01)
  %322 = tail call double @llvm.minnum.f64(double %310, double %321)
  br label %323

323:                                              ; preds = %313, %317
  %324 = phi double [ %322, %317 ], [ %310, %313 ]
  store double %324, ptr %5, align 8
  %325 = getelementptr inbounds nuw i8, ptr %0, i32 272
  %326 = load i32, ptr %325, align 8
  %327 = getelementptr inbounds nuw i8, ptr %0, i32 320
  %328 = load i32, ptr %327, align 8
  %329 = icmp sgt i32 %326, %328
  br i1 %329, label %330, label %332

330:                                              ; preds = %323
  %331 = tail call double @llvm.minnum.f64(double %324, double 1.000000e+00)
  store double %331, ptr %5, align 8
  br label %332

332:                                              ; preds = %330, %323
  %333 = phi double [ %331, %330 ], [ %324, %323 ]
  %334 = icmp slt i32 %287, 3
  %335 = load double, ptr %9, align 8
  %336 = fcmp olt double %335, 1.000000e-03
  %337 = select i1 %334, i1 true, i1 %336
  %338 = zext i1 %337 to i32
  br i1 %337, label %339, label %344

339:                                              ; preds = %332
  %340 = fcmp oge double %333, 1.000000e+00
  %341 = fcmp olt double %333, 1.200000e+00
  %342 = and i1 %340, %341
  br i1 %342, label %343, label %344

343:                                              ; preds = %339
  store double 1.000000e+00, ptr %5, align 8
  br label %344

344:                                              ; preds = %343, %339, %332
  store i32 %338, ptr %10, align 8
  store i32 0, ptr %14, align 4
  %345 = load double, ptr %4, align 8
  %346 = tail call double @llvm.maxnum.f64(double %345, double 1.000000e-02)
  %347 = getelementptr inbounds nuw i8, ptr %0, i32 176
  store double %346, ptr %347, align 8
  store i32 %326, ptr %327, align 8
  br label %348

348:                                              ; preds = %52, %42, %303, %228, %144, %344, %147
  %349 = phi i32 [ 0, %344 ], [ 0, %147 ], [ %135, %144 ], [ %229, %228 ], [ 0, %303 ], [ 0, %52 ], [ %46, %42 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #29
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #29
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #29
  ret i32 %349
}

define internal fastcc range(i32 0, 12) i32 @compute_stages(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2) unnamed_addr #4 {
  %4 = tail call fastcc i32 @all_stages(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef 0)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %3
  %7 = tail call fastcc i32 @all_stages(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef 1)
  br label %8

8:                                                ; preds = %3, %6
  %9 = phi i32 [ %7, %6 ], [ 0, %3 ]
  ret i32 %9
}

define internal fastcc double @error_norm(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, double noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i32 160
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 296
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 304
  %10 = load ptr, ptr %9, align 8
  tail call fastcc void @combine(ptr noundef null, double noundef 1.000000e+00, ptr noundef nonnull @DOP_E5, i32 noundef 5, i32 noundef 12, ptr noundef %8, ptr noundef %10)
  %11 = load ptr, ptr %7, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 308
  %13 = load ptr, ptr %12, align 4
  tail call fastcc void @combine(ptr noundef null, double noundef 1.000000e+00, ptr noundef nonnull @DOP_E3, i32 noundef 5, i32 noundef 12, ptr noundef %11, ptr noundef %13)
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 244
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %27, label %17

17:                                               ; preds = %4
  %18 = load i32, ptr @appell_n_position_rows, align 4
  %19 = load i32, ptr @appell_n_velocity_rows, align 4
  %20 = add nsw i32 %19, %18
  %21 = load i32, ptr @appell_n_norm_rows, align 4
  %22 = add nsw i32 %20, %21
  %23 = icmp sgt i32 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %17
  %25 = getelementptr inbounds nuw i8, ptr %1, i32 280
  %26 = load ptr, ptr %25, align 8
  tail call fastcc void @errors_along_constraints(ptr noundef nonnull %0, ptr noundef %1, double noundef %3, ptr noundef %26)
  br label %27

27:                                               ; preds = %4, %24, %17
  %28 = phi i1 [ true, %24 ], [ false, %17 ], [ false, %4 ]
  %29 = getelementptr inbounds nuw i8, ptr %1, i32 280
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i32 352
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 0
  %34 = load i32, ptr @appell_n_coordinates, align 4
  br i1 %33, label %35, label %38

35:                                               ; preds = %27
  %36 = load i32, ptr @appell_n_speeds, align 4
  %37 = add nsw i32 %36, %34
  br label %80

38:                                               ; preds = %27
  %39 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %40 = load double, ptr %39, align 8
  %41 = fdiv double 0x3D06849B86A12B9B, %40
  %42 = getelementptr inbounds nuw i8, ptr %0, i32 192
  %43 = load double, ptr %42, align 8
  %44 = icmp sgt i32 %34, 0
  br i1 %44, label %45, label %55

45:                                               ; preds = %38, %45
  %46 = phi i32 [ %53, %45 ], [ 0, %38 ]
  %47 = phi double [ %52, %45 ], [ 0.000000e+00, %38 ]
  %48 = getelementptr inbounds nuw double, ptr %30, i32 %46
  %49 = load double, ptr %48, align 8
  %50 = tail call double @llvm.fabs.f64(double %49)
  %51 = fcmp ogt double %50, %47
  %52 = select i1 %51, double %50, double %47
  %53 = add nuw nsw i32 %46, 1
  %54 = icmp eq i32 %53, %34
  br i1 %54, label %55, label %45

55:                                               ; preds = %45, %38
  %56 = phi double [ 0.000000e+00, %38 ], [ %52, %45 ]
  %57 = tail call double @llvm.maxnum.f64(double %43, double %56)
  %58 = getelementptr inbounds nuw i8, ptr %0, i32 200
  %59 = load double, ptr %58, align 8
  %60 = load i32, ptr @appell_n_speeds, align 4
  %61 = add nsw i32 %60, %34
  %62 = icmp sgt i32 %60, 0
  br i1 %62, label %63, label %73

63:                                               ; preds = %55, %63
  %64 = phi i32 [ %71, %63 ], [ %34, %55 ]
  %65 = phi double [ %70, %63 ], [ 0.000000e+00, %55 ]
  %66 = getelementptr inbounds double, ptr %30, i32 %64
  %67 = load double, ptr %66, align 8
  %68 = tail call double @llvm.fabs.f64(double %67)
  %69 = fcmp ogt double %68, %65
  %70 = select i1 %69, double %68, double %65
  %71 = add nsw i32 %64, 1
  %72 = icmp slt i32 %71, %61
  br i1 %72, label %63, label %73

73:                                               ; preds = %63, %55
  %74 = phi double [ 0.000000e+00, %55 ], [ %70, %63 ]
  %75 = tail call double @llvm.maxnum.f64(double %59, double %74)
  %76 = tail call double @llvm.maxnum.f64(double %57, double %41)
  %77 = tail call double @llvm.minnum.f64(double %76, double 1.000000e+00)
  %78 = tail call double @llvm.maxnum.f64(double %75, double %41)
  %79 = tail call double @llvm.minnum.f64(double %78, double 1.000000e+00)
  br label %80

80:                                               ; preds = %35, %73
  %81 = phi i32 [ %37, %35 ], [ %61, %73 ]
  %82 = phi double [ 1.000000e+00, %35 ], [ %79, %73 ]
  %83 = phi double [ 1.000000e+00, %35 ], [ %77, %73 ]
  %84 = load i32, ptr @appell_n_auxiliaries, align 4
  %85 = add nsw i32 %81, %84
  %86 = icmp sgt i32 %85, 0
  br i1 %86, label %87, label %97

87:                                               ; preds = %80
  %88 = getelementptr inbounds nuw i8, ptr %1, i32 276
  %89 = load ptr, ptr %88, align 4
  %90 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %93 = load double, ptr %92, align 8
  %94 = load ptr, ptr %9, align 8
  %95 = load ptr, ptr %12, align 4
  %96 = getelementptr double, ptr %6, i32 %81
  br label %167

97:                                               ; preds = %208, %80
  %98 = phi double [ 0.000000e+00, %80 ], [ %209, %208 ]
  %99 = phi double [ 0.000000e+00, %80 ], [ %210, %208 ]
  %100 = phi double [ 0.000000e+00, %80 ], [ %197, %208 ]
  %101 = phi double [ 0.000000e+00, %80 ], [ %196, %208 ]
  %102 = load i32, ptr %14, align 4
  %103 = icmp ne i32 %102, 0
  %104 = load i32, ptr @appell_n_quadratures, align 4
  %105 = icmp ne i32 %104, 0
  %106 = select i1 %103, i1 %105, i1 false
  br i1 %106, label %107, label %150

107:                                              ; preds = %97
  %108 = load i32, ptr @appell_n_position_rows, align 4
  %109 = load i32, ptr @appell_n_velocity_rows, align 4
  %110 = add nsw i32 %109, %108
  %111 = icmp sgt i32 %110, 0
  %112 = add nsw i32 %104, %85
  %113 = tail call double @llvm.fabs.f64(double %2)
  %114 = icmp sgt i32 %104, 0
  %115 = select i1 %111, i1 %114, i1 false
  br i1 %115, label %116, label %150

116:                                              ; preds = %107
  %117 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %118 = load double, ptr %117, align 8
  %119 = load ptr, ptr %7, align 8
  br label %120

120:                                              ; preds = %116, %145
  %121 = phi i32 [ %85, %116 ], [ %148, %145 ]
  %122 = phi double [ 0.000000e+00, %116 ], [ %147, %145 ]
  %123 = tail call fastcc double @allowed_work_error(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, double noundef %2, double noundef %118, ptr noundef %119, i32 noundef 12, i32 noundef %121)
  %124 = fmul double %123, 1.000000e+02
  %125 = fdiv double 1.000000e+00, %124
  %126 = load ptr, ptr %9, align 8
  %127 = getelementptr inbounds double, ptr %126, i32 %121
  %128 = load double, ptr %127, align 8
  %129 = fmul double %128, %125
  %130 = load ptr, ptr %12, align 4
  %131 = getelementptr inbounds double, ptr %130, i32 %121
  %132 = load double, ptr %131, align 8
  %133 = fmul double %125, %132
  %134 = fmul double %129, %129
  %135 = fmul double %133, %133
  %136 = tail call double @llvm.fmuladd.f64(double %135, double 1.000000e-02, double %134)
  %137 = fcmp ogt double %136, 0.000000e+00
  br i1 %137, label %138, label %142

138:                                              ; preds = %120
  %139 = fmul double %113, %134
  %140 = tail call double @llvm.sqrt.f64(double %136)
  %141 = fdiv double %139, %140
  br label %145

142:                                              ; preds = %120
  %143 = fcmp oeq double %136, 0.000000e+00
  %144 = select i1 %143, double 0.000000e+00, double 0x7FF0000000000000
  br label %145

145:                                              ; preds = %142, %138
  %146 = phi double [ %141, %138 ], [ %144, %142 ]
  %147 = tail call double @llvm.maxnum.f64(double %122, double %146)
  %148 = add nsw i32 %121, 1
  %149 = icmp slt i32 %148, %112
  br i1 %149, label %120, label %150

150:                                              ; preds = %145, %107, %97
  %151 = phi double [ 0.000000e+00, %97 ], [ 0.000000e+00, %107 ], [ %147, %145 ]
  %152 = tail call double @llvm.fmuladd.f64(double %100, double 1.000000e-02, double %101)
  %153 = fcmp ogt double %152, 0.000000e+00
  br i1 %153, label %154, label %161

154:                                              ; preds = %150
  %155 = tail call double @llvm.fabs.f64(double %2)
  %156 = fmul double %155, %101
  %157 = sitofp i32 %85 to double
  %158 = fmul double %152, %157
  %159 = tail call double @llvm.sqrt.f64(double %158)
  %160 = fdiv double %156, %159
  br label %164

161:                                              ; preds = %150
  %162 = fcmp oeq double %152, 0.000000e+00
  %163 = select i1 %162, double 0.000000e+00, double 0x7FF0000000000000
  br label %164

164:                                              ; preds = %154, %161
  %165 = phi double [ %160, %154 ], [ %163, %161 ]
  %166 = tail call double @llvm.maxnum.f64(double %165, double %151)
  br i1 %28, label %213, label %229

167:                                              ; preds = %87, %208
  %168 = phi double [ 0.000000e+00, %87 ], [ %196, %208 ]
  %169 = phi double [ 0.000000e+00, %87 ], [ %197, %208 ]
  %170 = phi double [ 0.000000e+00, %87 ], [ %210, %208 ]
  %171 = phi double [ 0.000000e+00, %87 ], [ %209, %208 ]
  %172 = phi i32 [ 0, %87 ], [ %211, %208 ]
  %173 = getelementptr inbounds nuw double, ptr %89, i32 %172
  %174 = load double, ptr %173, align 8
  %175 = tail call double @llvm.fabs.f64(double %174)
  %176 = getelementptr inbounds nuw double, ptr %30, i32 %172
  %177 = load double, ptr %176, align 8
  %178 = tail call double @llvm.fabs.f64(double %177)
  %179 = fcmp ogt double %175, %178
  %180 = select i1 %179, double %175, double %178
  %181 = getelementptr inbounds nuw double, ptr %91, i32 %172
  %182 = load double, ptr %181, align 8
  %183 = icmp slt i32 %172, %34
  %184 = icmp slt i32 %172, %81
  %185 = select i1 %184, double %82, double 1.000000e+00
  %186 = select i1 %183, double %83, double %185
  %187 = fmul double %186, %182
  %188 = tail call double @llvm.fmuladd.f64(double %93, double %180, double %187)
  %189 = fdiv double 1.000000e+00, %188
  %190 = getelementptr inbounds nuw double, ptr %94, i32 %172
  %191 = load double, ptr %190, align 8
  %192 = fmul double %191, %189
  %193 = getelementptr inbounds nuw double, ptr %95, i32 %172
  %194 = load double, ptr %193, align 8
  %195 = fmul double %189, %194
  %196 = tail call double @llvm.fmuladd.f64(double %192, double %192, double %168)
  %197 = tail call double @llvm.fmuladd.f64(double %195, double %195, double %169)
  %198 = and i1 %28, %184
  br i1 %198, label %199, label %208

199:                                              ; preds = %167
  %200 = getelementptr inbounds nuw double, ptr %6, i32 %172
  %201 = load double, ptr %200, align 8
  %202 = fmul double %189, %201
  %203 = getelementptr double, ptr %96, i32 %172
  %204 = load double, ptr %203, align 8
  %205 = fmul double %189, %204
  %206 = tail call double @llvm.fmuladd.f64(double %202, double %202, double %170)
  %207 = tail call double @llvm.fmuladd.f64(double %205, double %205, double %171)
  br label %208

208:                                              ; preds = %167, %199
  %209 = phi double [ %207, %199 ], [ %171, %167 ]
  %210 = phi double [ %206, %199 ], [ %170, %167 ]
  %211 = add nuw nsw i32 %172, 1
  %212 = icmp eq i32 %211, %85
  br i1 %212, label %97, label %167

213:                                              ; preds = %164
  %214 = tail call double @llvm.fmuladd.f64(double %98, double 1.000000e-02, double %99)
  %215 = fcmp ogt double %214, 0.000000e+00
  br i1 %215, label %216, label %223

216:                                              ; preds = %213
  %217 = tail call double @llvm.fabs.f64(double %2)
  %218 = fmul double %217, %99
  %219 = sitofp i32 %85 to double
  %220 = fmul double %214, %219
  %221 = tail call double @llvm.sqrt.f64(double %220)
  %222 = fdiv double %218, %221
  br label %226

223:                                              ; preds = %213
  %224 = fcmp oeq double %214, 0.000000e+00
  %225 = select i1 %224, double 0.000000e+00, double 0x7FF0000000000000
  br label %226

226:                                              ; preds = %216, %223
  %227 = phi double [ %222, %216 ], [ %225, %223 ]
  %228 = tail call double @llvm.maxnum.f64(double %166, double %227)
  br label %229

229:                                              ; preds = %164, %226
  %230 = phi double [ %228, %226 ], [ %166, %164 ]
  %231 = getelementptr inbounds nuw i8, ptr %1, i32 464
  store double %230, ptr %231, align 8
  ret double %166
}

define internal fastcc range(i32 0, 2) i32 @factorise_stages(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, double noundef %2) unnamed_addr #14 {
  %4 = load i32, ptr @appell_n_coordinates, align 4
  %5 = load i32, ptr @appell_n_speeds, align 4
  %6 = add nsw i32 %5, %4
  %7 = load i32, ptr @appell_n_auxiliaries, align 4
  %8 = add nsw i32 %6, %7
  %9 = mul i32 %8, %8
  %10 = icmp eq i32 %8, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %3
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 364
  br label %26

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 352
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i32 360
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %1, i32 356
  %19 = load ptr, ptr %18, align 4
  %20 = tail call i32 @llvm.umax.i32(i32 %9, i32 1)
  br label %40

21:                                               ; preds = %40
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 364
  %23 = load ptr, ptr %22, align 4
  %24 = shl i32 %9, 3
  tail call void @llvm.memset.p0.i32(ptr align 8 %23, i8 0, i32 %24, i1 false)
  %25 = icmp sgt i32 %8, 0
  br i1 %25, label %30, label %26

26:                                               ; preds = %11, %21
  %27 = phi ptr [ %12, %11 ], [ %22, %21 ]
  %28 = getelementptr inbounds nuw i8, ptr %1, i32 356
  %29 = load ptr, ptr %28, align 4
  br label %49

30:                                               ; preds = %21
  %31 = fdiv double 0x400D1A48D83E731D, %2
  %32 = getelementptr inbounds nuw i8, ptr %1, i32 356
  %33 = load ptr, ptr %32, align 4
  %34 = add nuw i32 %8, 1
  %35 = fdiv double 0x400572DB93E0C672, %2
  %36 = getelementptr inbounds nuw i8, ptr %1, i32 360
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
  %53 = getelementptr inbounds nuw i8, ptr %0, i32 328
  %54 = load i32, ptr %53, align 8
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %53, align 8
  %56 = getelementptr inbounds nuw i8, ptr %1, i32 392
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
  %73 = getelementptr inbounds nuw i8, ptr %1, i32 360
  %74 = load ptr, ptr %73, align 8
  %75 = load ptr, ptr %50, align 4
  %76 = getelementptr inbounds nuw i8, ptr %1, i32 396
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
  %15 = getelementptr inbounds nuw i8, ptr %1, i32 284
  %16 = load i32, ptr @appell_n_coordinates, align 4
  %17 = load i32, ptr @appell_n_speeds, align 4
  %18 = add nsw i32 %17, %16
  %19 = load i32, ptr @appell_n_auxiliaries, align 4
  %20 = add nsw i32 %18, %19
  %21 = getelementptr inbounds nuw i8, ptr %1, i32 276
  %22 = load i32, ptr @appell_n_quadratures, align 4
  %23 = shl i32 %22, 3
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %25 = icmp sgt i32 %20, 0
  %26 = getelementptr inbounds nuw i8, ptr %1, i32 296
  %27 = add nsw i32 %22, %20
  %28 = load i32, ptr @appell_n_rows, align 4
  %29 = shl nsw i32 %28, 1
  %30 = add i32 %18, 2
  %31 = add i32 %30, %29
  %32 = tail call i32 @llvm.smax.i32(i32 %27, i32 %31)
  %33 = add nsw i32 %32, 3
  %34 = and i32 %33, -4
  br label %35

35:                                               ; preds = %6, %104
  %36 = phi double [ 0.000000e+00, %6 ], [ %78, %104 ]
  %37 = load ptr, ptr %15, align 4
  %38 = getelementptr inbounds double, ptr %37, i32 %20
  %39 = load ptr, ptr %21, align 4
  %40 = getelementptr inbounds double, ptr %39, i32 %20
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %38, ptr align 8 %40, i32 %23, i1 false)
  br label %41

41:                                               ; preds = %52, %35
  %42 = phi i32 [ 0, %35 ], [ %53, %52 ]
  %43 = load ptr, ptr %15, align 4
  %44 = load ptr, ptr %26, align 8
  br i1 %25, label %47, label %45

45:                                               ; preds = %41
  %46 = add nuw nsw i32 %42, 1
  br label %52

47:                                               ; preds = %41
  %48 = load ptr, ptr %21, align 4
  %49 = add nuw nsw i32 %42, 1
  %50 = mul nsw i32 %49, %34
  %51 = getelementptr inbounds double, ptr %44, i32 %50
  br label %65

52:                                               ; preds = %65, %45
  %53 = phi i32 [ %46, %45 ], [ %49, %65 ]
  %54 = load double, ptr %24, align 8
  %55 = getelementptr inbounds nuw [3 x double], ptr @RADAU_C, i32 0, i32 %42
  %56 = load double, ptr %55, align 8
  %57 = tail call double @llvm.fmuladd.f64(double %56, double %2, double %54)
  %58 = add nuw nsw i32 %42, 4
  %59 = mul nsw i32 %58, %34
  %60 = getelementptr inbounds double, ptr %44, i32 %59
  %61 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef nonnull %1, double noundef %57, ptr noundef %43, ptr noundef %60, i32 noundef 0)
  %62 = icmp ne i32 %61, 0
  %63 = icmp eq i32 %53, 3
  %64 = select i1 %62, i1 true, i1 %63
  br i1 %64, label %75, label %41

65:                                               ; preds = %65, %47
  %66 = phi i32 [ 0, %47 ], [ %73, %65 ]
  %67 = getelementptr inbounds nuw double, ptr %48, i32 %66
  %68 = load double, ptr %67, align 8
  %69 = getelementptr inbounds nuw double, ptr %51, i32 %66
  %70 = load double, ptr %69, align 8
  %71 = fadd double %68, %70
  %72 = getelementptr inbounds nuw double, ptr %43, i32 %66
  store double %71, ptr %72, align 8
  %73 = add nuw nsw i32 %66, 1
  %74 = icmp eq i32 %73, %20
  br i1 %74, label %52, label %65

75:                                               ; preds = %52
  %76 = icmp eq i32 %61, 0
  br i1 %76, label %77, label %107

77:                                               ; preds = %75
  %78 = tail call fastcc double @correct_stages(ptr noundef nonnull %0, ptr noundef %1, double noundef %2)
  %79 = tail call double @llvm.fabs.f64(double %78)
  %80 = fcmp ueq double %79, 0x7FF0000000000000
  br i1 %80, label %107, label %81

81:                                               ; preds = %77
  %82 = load i32, ptr %3, align 4
  %83 = icmp sgt i32 %82, 1
  br i1 %83, label %84, label %97

84:                                               ; preds = %81
  %85 = fdiv double %78, %36
  store double %85, ptr %4, align 8
  %86 = fcmp ult double %85, 1.000000e+00
  br i1 %86, label %87, label %107

87:                                               ; preds = %84
  %88 = sub nsw i32 7, %82
  %89 = sitofp i32 %88 to double
  %90 = tail call double @llvm.pow.f64(double %85, double %89)
  %91 = fsub double 1.000000e+00, %85
  %92 = fdiv double %90, %91
  %93 = fmul double %78, %92
  %94 = fcmp ogt double %93, %14
  br i1 %94, label %107, label %95

95:                                               ; preds = %87
  %96 = fcmp oeq double %78, 0.000000e+00
  br i1 %96, label %103, label %99

97:                                               ; preds = %81
  %98 = fcmp oeq double %78, 0.000000e+00
  br i1 %98, label %103, label %104

99:                                               ; preds = %95
  %100 = fdiv double %85, %91
  %101 = fmul double %78, %100
  %102 = fcmp olt double %101, %14
  br i1 %102, label %103, label %104

103:                                              ; preds = %97, %99, %95
  store i32 1, ptr %5, align 4
  br label %107

104:                                              ; preds = %97, %99
  %105 = add nsw i32 %82, 1
  store i32 %105, ptr %3, align 4
  %106 = icmp slt i32 %82, 7
  br i1 %106, label %35, label %107

107:                                              ; preds = %84, %87, %77, %75, %104, %103
  ret i32 %61
}

define internal fastcc range(i32 0, 2) i32 @lu(i32 noundef %0, ptr nocapture noundef %1, ptr nocapture noundef writeonly %2) unnamed_addr #11 {
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

define internal fastcc range(i32 0, 2) i32 @complex_lu(i32 noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #11 {
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

define internal fastcc double @correct_stages(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, double noundef %2) unnamed_addr #14 {
  %4 = alloca [3 x ptr], align 4
  %5 = getelementptr inbounds nuw i8, ptr %1, i32 304
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 308
  %8 = load ptr, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 288
  %10 = load ptr, ptr %9, align 8
  %11 = load i32, ptr @appell_n_coordinates, align 4
  %12 = load i32, ptr @appell_n_speeds, align 4
  %13 = add nsw i32 %12, %11
  %14 = load i32, ptr @appell_n_auxiliaries, align 4
  %15 = add nsw i32 %13, %14
  %16 = icmp sgt i32 %15, 0
  %17 = load i32, ptr @appell_n_quadratures, align 4
  %18 = load i32, ptr @appell_n_rows, align 4
  br i1 %16, label %27, label %19

19:                                               ; preds = %3
  %20 = add nsw i32 %17, %15
  %21 = shl nsw i32 %18, 1
  %22 = add i32 %13, 2
  %23 = add i32 %22, %21
  %24 = tail call i32 @llvm.smax.i32(i32 %20, i32 %23)
  %25 = add nsw i32 %24, 3
  %26 = and i32 %25, -4
  br label %54

27:                                               ; preds = %3
  %28 = getelementptr inbounds nuw i8, ptr %1, i32 296
  %29 = load ptr, ptr %28, align 8
  %30 = add nsw i32 %17, %15
  %31 = shl nsw i32 %18, 1
  %32 = add i32 %13, 2
  %33 = add i32 %32, %31
  %34 = tail call i32 @llvm.smax.i32(i32 %30, i32 %33)
  %35 = shl i32 %34, 2
  %36 = add i32 %35, 12
  %37 = and i32 %36, -16
  %38 = getelementptr inbounds double, ptr %29, i32 %37
  %39 = add nsw i32 %34, 3
  %40 = and i32 %39, -4
  %41 = mul nsw i32 %40, 40
  %42 = getelementptr inbounds i8, ptr %29, i32 %41
  %43 = mul nsw i32 %40, 48
  %44 = getelementptr inbounds i8, ptr %29, i32 %43
  %45 = mul nsw i32 %40, 56
  %46 = getelementptr inbounds i8, ptr %29, i32 %45
  %47 = shl i32 %34, 3
  %48 = add i32 %47, 24
  %49 = and i32 %48, -32
  %50 = getelementptr inbounds double, ptr %29, i32 %49
  %51 = mul nsw i32 %40, 72
  %52 = getelementptr inbounds i8, ptr %29, i32 %51
  %53 = fdiv double 0xC00D1A48D83E731D, %2
  br label %73

54:                                               ; preds = %73, %19
  %55 = phi i32 [ %26, %19 ], [ %40, %73 ]
  %56 = phi i32 [ %24, %19 ], [ %34, %73 ]
  %57 = getelementptr inbounds nuw i8, ptr %1, i32 356
  %58 = load ptr, ptr %57, align 4
  %59 = getelementptr inbounds nuw i8, ptr %1, i32 392
  %60 = load ptr, ptr %59, align 8
  tail call fastcc void @lu_solve(i32 noundef %15, ptr noundef %58, ptr noundef %60, ptr noundef %6)
  %61 = getelementptr inbounds nuw i8, ptr %1, i32 360
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %1, i32 364
  %64 = load ptr, ptr %63, align 4
  %65 = getelementptr inbounds nuw i8, ptr %1, i32 396
  %66 = load ptr, ptr %65, align 4
  tail call fastcc void @complex_lu_solve(i32 noundef %15, ptr noundef %62, ptr noundef %64, ptr noundef %66, ptr noundef %8, ptr noundef %10)
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %4) #29
  store ptr %6, ptr %4, align 4
  %67 = getelementptr inbounds nuw i8, ptr %4, i32 4
  store ptr %8, ptr %67, align 4
  %68 = getelementptr inbounds nuw i8, ptr %4, i32 8
  store ptr %10, ptr %68, align 4
  %69 = getelementptr inbounds nuw i8, ptr %1, i32 296
  %70 = icmp ult i32 %15, 4
  %71 = and i32 %15, 2147483644
  %72 = icmp eq i32 %15, %71
  br label %119

73:                                               ; preds = %27, %73
  %74 = phi i32 [ 0, %27 ], [ %108, %73 ]
  %75 = getelementptr inbounds nuw double, ptr %38, i32 %74
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds nuw double, ptr %42, i32 %74
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds nuw double, ptr %44, i32 %74
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds nuw double, ptr %46, i32 %74
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds nuw double, ptr %50, i32 %74
  %84 = load double, ptr %83, align 8
  %85 = getelementptr inbounds nuw double, ptr %52, i32 %74
  %86 = load double, ptr %85, align 8
  %87 = fmul double %78, 0x3FD4F8C15DA84E86
  %88 = tail call double @llvm.fmuladd.f64(double %76, double 0x4010B70201A79C46, double %87)
  %89 = tail call double @llvm.fmuladd.f64(double %80, double 0x3FE0BF7FF59D56EF, double %88)
  %90 = tail call double @llvm.fmuladd.f64(double %53, double %82, double %89)
  %91 = getelementptr inbounds nuw double, ptr %6, i32 %74
  store double %90, ptr %91, align 8
  %92 = fmul double %78, 0xBFD4F8C15DA84E86
  %93 = tail call double @llvm.fmuladd.f64(double %76, double 0xC010B70201A79C46, double %92)
  %94 = tail call double @llvm.fmuladd.f64(double %80, double 0x3FDE810014C55221, double %93)
  %95 = fmul double %86, 0x40086747F2C3FCB6
  %96 = tail call double @llvm.fmuladd.f64(double %84, double 0x400572DB93E0C672, double %95)
  %97 = fdiv double %96, %2
  %98 = fsub double %94, %97
  %99 = getelementptr inbounds nuw double, ptr %8, i32 %74
  store double %98, ptr %99, align 8
  %100 = fmul double %78, 0xC004934E6FCAA598
  %101 = tail call double @llvm.fmuladd.f64(double %76, double 0x3FE017885A24A7F2, double %100)
  %102 = tail call double @llvm.fmuladd.f64(double %80, double 0x3FE312C0CF7BDFD1, double %101)
  %103 = fmul double %84, 0xC0086747F2C3FCB6
  %104 = tail call double @llvm.fmuladd.f64(double %86, double 0x400572DB93E0C672, double %103)
  %105 = fdiv double %104, %2
  %106 = fsub double %102, %105
  %107 = getelementptr inbounds nuw double, ptr %10, i32 %74
  store double %106, ptr %107, align 8
  %108 = add nuw nsw i32 %74, 1
  %109 = icmp eq i32 %108, %15
  br i1 %109, label %54, label %73

110:                                              ; preds = %152
  %111 = mul nsw i32 %55, 56
  %112 = shl i32 %56, 3
  %113 = add i32 %112, 24
  %114 = and i32 %113, -32
  %115 = mul nsw i32 %55, 72
  %116 = getelementptr inbounds i8, ptr %126, i32 %111
  %117 = getelementptr inbounds double, ptr %126, i32 %114
  %118 = getelementptr inbounds i8, ptr %126, i32 %115
  br label %155

119:                                              ; preds = %54, %152
  %120 = phi double [ 0.000000e+00, %54 ], [ %125, %152 ]
  %121 = phi i32 [ 0, %54 ], [ %153, %152 ]
  %122 = getelementptr inbounds nuw [3 x ptr], ptr %4, i32 0, i32 %121
  %123 = load ptr, ptr %122, align 4
  %124 = tail call fastcc double @radau_norm(ptr noundef %0, ptr noundef %1, ptr noundef %123)
  %125 = tail call double @llvm.fmuladd.f64(double %124, double %124, double %120)
  %126 = load ptr, ptr %69, align 8
  %127 = add nuw nsw i32 %121, 7
  %128 = mul nsw i32 %55, %127
  %129 = getelementptr inbounds double, ptr %126, i32 %128
  br i1 %16, label %130, label %152

130:                                              ; preds = %119
  br i1 %70, label %141, label %131

131:                                              ; preds = %130, %131
  %132 = phi i32 [ %138, %131 ], [ 0, %130 ]
  %133 = getelementptr inbounds nuw double, ptr %123, i32 %132
  %134 = load <4 x double>, ptr %133, align 8
  %135 = getelementptr inbounds nuw double, ptr %129, i32 %132
  %136 = load <4 x double>, ptr %135, align 8
  %137 = fadd <4 x double> %134, %136
  store <4 x double> %137, ptr %135, align 8
  %138 = add nuw i32 %132, 4
  %139 = icmp eq i32 %138, %71
  br i1 %139, label %140, label %131

140:                                              ; preds = %131
  br i1 %72, label %152, label %141

141:                                              ; preds = %130, %140
  %142 = phi i32 [ 0, %130 ], [ %71, %140 ]
  br label %143

143:                                              ; preds = %141, %143
  %144 = phi i32 [ %150, %143 ], [ %142, %141 ]
  %145 = getelementptr inbounds nuw double, ptr %123, i32 %144
  %146 = load double, ptr %145, align 8
  %147 = getelementptr inbounds nuw double, ptr %129, i32 %144
  %148 = load double, ptr %147, align 8
  %149 = fadd double %146, %148
  store double %149, ptr %147, align 8
  %150 = add nuw nsw i32 %144, 1
  %151 = icmp eq i32 %150, %15
  br i1 %151, label %152, label %143

152:                                              ; preds = %143, %140, %119
  %153 = add nuw nsw i32 %121, 1
  %154 = icmp eq i32 %153, 3
  br i1 %154, label %110, label %119

155:                                              ; preds = %110, %172
  %156 = phi i32 [ 0, %110 ], [ %173, %172 ]
  br i1 %16, label %159, label %157

157:                                              ; preds = %155
  %158 = add nuw nsw i32 %156, 1
  br label %172

159:                                              ; preds = %155
  %160 = getelementptr inbounds nuw [3 x [3 x double]], ptr @RADAU_T, i32 0, i32 %156
  %161 = load double, ptr %160, align 8
  %162 = getelementptr inbounds nuw i8, ptr %160, i32 8
  %163 = load double, ptr %162, align 8
  %164 = getelementptr inbounds nuw i8, ptr %160, i32 16
  %165 = load double, ptr %164, align 8
  %166 = add nuw nsw i32 %156, 1
  %167 = mul nsw i32 %55, %166
  %168 = getelementptr inbounds double, ptr %126, i32 %167
  br label %175

169:                                              ; preds = %172
  %170 = fdiv double %125, 3.000000e+00
  %171 = tail call double @llvm.sqrt.f64(double %170)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %4) #29
  ret double %171

172:                                              ; preds = %175, %157
  %173 = phi i32 [ %158, %157 ], [ %166, %175 ]
  %174 = icmp eq i32 %173, 3
  br i1 %174, label %169, label %155

175:                                              ; preds = %159, %175
  %176 = phi i32 [ 0, %159 ], [ %187, %175 ]
  %177 = getelementptr inbounds nuw double, ptr %116, i32 %176
  %178 = load double, ptr %177, align 8
  %179 = getelementptr inbounds nuw double, ptr %117, i32 %176
  %180 = load double, ptr %179, align 8
  %181 = fmul double %163, %180
  %182 = tail call double @llvm.fmuladd.f64(double %161, double %178, double %181)
  %183 = getelementptr inbounds nuw double, ptr %118, i32 %176
  %184 = load double, ptr %183, align 8
  %185 = tail call double @llvm.fmuladd.f64(double %165, double %184, double %182)
  %186 = getelementptr inbounds nuw double, ptr %168, i32 %176
  store double %185, ptr %186, align 8
  %187 = add nuw nsw i32 %176, 1
  %188 = icmp eq i32 %187, %15
  br i1 %188, label %172, label %175
}

define internal fastcc void @lu_solve(i32 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3) unnamed_addr #11 {
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

define internal fastcc void @complex_lu_solve(i32 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4, ptr nocapture noundef %5) unnamed_addr #11 {
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

define internal fastcc double @radau_norm(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #20 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %5 = load double, ptr %4, align 8
  %6 = tail call double @llvm.pow.f64(double %5, double 0x3FE5555555555555)
  %7 = fmul double %6, 1.000000e-01
  %8 = fdiv double %7, %5
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 276
  %10 = load ptr, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 352
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  %14 = load i32, ptr @appell_n_coordinates, align 4
  br i1 %13, label %15, label %18

15:                                               ; preds = %3
  %16 = load i32, ptr @appell_n_speeds, align 4
  %17 = add nsw i32 %16, %14
  br label %58

18:                                               ; preds = %3
  %19 = fdiv double 0x3D06849B86A12B9B, %5
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 192
  %21 = load double, ptr %20, align 8
  %22 = icmp sgt i32 %14, 0
  br i1 %22, label %23, label %33

23:                                               ; preds = %18, %23
  %24 = phi i32 [ %31, %23 ], [ 0, %18 ]
  %25 = phi double [ %30, %23 ], [ 0.000000e+00, %18 ]
  %26 = getelementptr inbounds nuw double, ptr %10, i32 %24
  %27 = load double, ptr %26, align 8
  %28 = tail call double @llvm.fabs.f64(double %27)
  %29 = fcmp ogt double %28, %25
  %30 = select i1 %29, double %28, double %25
  %31 = add nuw nsw i32 %24, 1
  %32 = icmp eq i32 %31, %14
  br i1 %32, label %33, label %23

33:                                               ; preds = %23, %18
  %34 = phi double [ 0.000000e+00, %18 ], [ %30, %23 ]
  %35 = tail call double @llvm.maxnum.f64(double %21, double %34)
  %36 = getelementptr inbounds nuw i8, ptr %0, i32 200
  %37 = load double, ptr %36, align 8
  %38 = load i32, ptr @appell_n_speeds, align 4
  %39 = add nsw i32 %38, %14
  %40 = icmp sgt i32 %38, 0
  br i1 %40, label %41, label %51

41:                                               ; preds = %33, %41
  %42 = phi i32 [ %49, %41 ], [ %14, %33 ]
  %43 = phi double [ %48, %41 ], [ 0.000000e+00, %33 ]
  %44 = getelementptr inbounds double, ptr %10, i32 %42
  %45 = load double, ptr %44, align 8
  %46 = tail call double @llvm.fabs.f64(double %45)
  %47 = fcmp ogt double %46, %43
  %48 = select i1 %47, double %46, double %43
  %49 = add nsw i32 %42, 1
  %50 = icmp slt i32 %49, %39
  br i1 %50, label %41, label %51

51:                                               ; preds = %41, %33
  %52 = phi double [ 0.000000e+00, %33 ], [ %48, %41 ]
  %53 = tail call double @llvm.maxnum.f64(double %37, double %52)
  %54 = tail call double @llvm.maxnum.f64(double %35, double %19)
  %55 = tail call double @llvm.minnum.f64(double %54, double 1.000000e+00)
  %56 = tail call double @llvm.maxnum.f64(double %53, double %19)
  %57 = tail call double @llvm.minnum.f64(double %56, double 1.000000e+00)
  br label %58

58:                                               ; preds = %15, %51
  %59 = phi i32 [ %17, %15 ], [ %39, %51 ]
  %60 = phi double [ 1.000000e+00, %15 ], [ %57, %51 ]
  %61 = phi double [ 1.000000e+00, %15 ], [ %55, %51 ]
  %62 = load i32, ptr @appell_n_auxiliaries, align 4
  %63 = add nsw i32 %59, %62
  %64 = icmp sgt i32 %63, 0
  br i1 %64, label %65, label %68

65:                                               ; preds = %58
  %66 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %67 = load ptr, ptr %66, align 8
  br label %73

68:                                               ; preds = %73, %58
  %69 = phi double [ 0.000000e+00, %58 ], [ %91, %73 ]
  %70 = sitofp i32 %63 to double
  %71 = fdiv double %69, %70
  %72 = tail call double @llvm.sqrt.f64(double %71)
  ret double %72

73:                                               ; preds = %65, %73
  %74 = phi double [ 0.000000e+00, %65 ], [ %91, %73 ]
  %75 = phi i32 [ 0, %65 ], [ %92, %73 ]
  %76 = getelementptr inbounds nuw double, ptr %2, i32 %75
  %77 = load double, ptr %76, align 8
  %78 = getelementptr inbounds nuw double, ptr %67, i32 %75
  %79 = load double, ptr %78, align 8
  %80 = icmp slt i32 %75, %14
  %81 = icmp slt i32 %75, %59
  %82 = select i1 %81, double %60, double 1.000000e+00
  %83 = select i1 %80, double %61, double %82
  %84 = fmul double %83, %79
  %85 = getelementptr inbounds nuw double, ptr %10, i32 %75
  %86 = load double, ptr %85, align 8
  %87 = tail call double @llvm.fabs.f64(double %86)
  %88 = tail call double @llvm.fmuladd.f64(double %5, double %87, double %84)
  %89 = fmul double %8, %88
  %90 = fdiv double %77, %89
  %91 = tail call double @llvm.fmuladd.f64(double %90, double %90, double %74)
  %92 = add nuw nsw i32 %75, 1
  %93 = icmp eq i32 %92, %63
  br i1 %93, label %68, label %73
}

define internal fastcc double @radau_error(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #2 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i32 304
  %6 = load ptr, ptr %5, align 8
  %7 = load i32, ptr @appell_n_coordinates, align 4
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = add nsw i32 %8, %7
  %10 = load i32, ptr @appell_n_auxiliaries, align 4
  %11 = add nsw i32 %9, %10
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %13, label %32

13:                                               ; preds = %4
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 296
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
  %25 = getelementptr inbounds double, ptr %15, i32 %24
  %26 = shl i32 %22, 1
  %27 = add i32 %26, 6
  %28 = and i32 %27, -8
  %29 = getelementptr inbounds double, ptr %15, i32 %28
  %30 = mul nsw i32 %24, 24
  %31 = getelementptr inbounds i8, ptr %15, i32 %30
  br label %43

32:                                               ; preds = %43, %4
  %33 = getelementptr inbounds nuw i8, ptr %1, i32 356
  %34 = load ptr, ptr %33, align 4
  %35 = getelementptr inbounds nuw i8, ptr %1, i32 392
  %36 = load ptr, ptr %35, align 8
  tail call fastcc void @lu_solve(i32 noundef %11, ptr noundef %34, ptr noundef %36, ptr noundef %6)
  %37 = getelementptr inbounds nuw i8, ptr %1, i32 308
  %38 = load ptr, ptr %37, align 4
  %39 = shl i32 %11, 3
  tail call void @llvm.memset.p0.i32(ptr align 8 %38, i8 0, i32 %39, i1 false)
  %40 = getelementptr inbounds nuw i8, ptr %0, i32 244
  %41 = load i32, ptr %40, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %68, label %61

43:                                               ; preds = %13, %43
  %44 = phi i32 [ 0, %13 ], [ %59, %43 ]
  %45 = getelementptr inbounds nuw double, ptr %3, i32 %44
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds nuw double, ptr %25, i32 %44
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds nuw double, ptr %29, i32 %44
  %50 = load double, ptr %49, align 8
  %51 = fmul double %50, 0x3FF61D41B2D54580
  %52 = tail call double @llvm.fmuladd.f64(double %48, double 0xC02418FD8BAFFE05, double %51)
  %53 = getelementptr inbounds nuw double, ptr %31, i32 %44
  %54 = load double, ptr %53, align 8
  %55 = tail call double @llvm.fmuladd.f64(double %54, double 0xBFD5555555555555, double %52)
  %56 = fdiv double %55, %2
  %57 = fadd double %46, %56
  %58 = getelementptr inbounds nuw double, ptr %6, i32 %44
  store double %57, ptr %58, align 8
  %59 = add nuw nsw i32 %44, 1
  %60 = icmp eq i32 %59, %11
  br i1 %60, label %32, label %43

61:                                               ; preds = %32
  %62 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %63 = load double, ptr %62, align 8
  %64 = fadd double %2, %63
  %65 = getelementptr inbounds nuw i8, ptr %1, i32 280
  %66 = load ptr, ptr %65, align 8
  %67 = load ptr, ptr %37, align 4
  tail call fastcc void @project_errors(ptr noundef nonnull %0, ptr noundef %1, double noundef %64, ptr noundef %66, ptr noundef %6, ptr noundef %67)
  br label %68

68:                                               ; preds = %61, %32
  %69 = tail call fastcc double @radau_norm(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %6)
  %70 = load i32, ptr %40, align 4
  %71 = icmp ne i32 %70, 0
  %72 = load i32, ptr @appell_n_quadratures, align 4
  %73 = icmp ne i32 %72, 0
  %74 = select i1 %71, i1 %73, i1 false
  br i1 %74, label %75, label %130

75:                                               ; preds = %68
  %76 = load i32, ptr @appell_n_position_rows, align 4
  %77 = load i32, ptr @appell_n_velocity_rows, align 4
  %78 = add nsw i32 %77, %76
  %79 = icmp sgt i32 %78, 0
  %80 = add nsw i32 %72, %11
  %81 = icmp sgt i32 %72, 0
  %82 = select i1 %79, i1 %81, i1 false
  br i1 %82, label %83, label %130

83:                                               ; preds = %75
  %84 = add i32 %9, 2
  %85 = load i32, ptr @appell_n_rows, align 4
  %86 = shl nsw i32 %85, 1
  %87 = add i32 %84, %86
  %88 = tail call i32 @llvm.smax.i32(i32 %80, i32 %87)
  %89 = shl i32 %88, 2
  %90 = add i32 %89, 12
  %91 = and i32 %90, -16
  %92 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %93 = add nsw i32 %88, 3
  %94 = and i32 %93, -4
  %95 = mul nsw i32 %94, 24
  %96 = shl i32 %88, 1
  %97 = add i32 %96, 6
  %98 = and i32 %97, -8
  %99 = getelementptr inbounds nuw i8, ptr %1, i32 296
  %100 = load ptr, ptr %99, align 8
  %101 = getelementptr inbounds double, ptr %100, i32 %94
  %102 = getelementptr inbounds double, ptr %100, i32 %98
  %103 = getelementptr inbounds i8, ptr %100, i32 %95
  %104 = load double, ptr %92, align 8
  %105 = tail call double @llvm.pow.f64(double %104, double 0x3FE5555555555555)
  %106 = fmul double %105, 1.000000e-01
  %107 = getelementptr inbounds double, ptr %100, i32 %91
  br label %108

108:                                              ; preds = %83, %108
  %109 = phi i32 [ %11, %83 ], [ %128, %108 ]
  %110 = phi double [ 0.000000e+00, %83 ], [ %127, %108 ]
  %111 = getelementptr inbounds double, ptr %3, i32 %109
  %112 = load double, ptr %111, align 8
  %113 = getelementptr inbounds double, ptr %101, i32 %109
  %114 = load double, ptr %113, align 8
  %115 = fmul double %114, 0xC02418FD8BAFFE05
  %116 = tail call double @llvm.fmuladd.f64(double %2, double %112, double %115)
  %117 = getelementptr inbounds double, ptr %102, i32 %109
  %118 = load double, ptr %117, align 8
  %119 = tail call double @llvm.fmuladd.f64(double %118, double 0x3FF61D41B2D54580, double %116)
  %120 = getelementptr inbounds double, ptr %103, i32 %109
  %121 = load double, ptr %120, align 8
  %122 = tail call double @llvm.fmuladd.f64(double %121, double 0xBFD5555555555555, double %119)
  %123 = tail call double @llvm.fabs.f64(double %122)
  %124 = tail call fastcc double @allowed_work_error(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, double noundef %2, double noundef %106, ptr noundef %107, i32 noundef 3, i32 noundef %109)
  %125 = fmul double %124, 0x400D1A48D83E731D
  %126 = fdiv double %123, %125
  %127 = tail call double @llvm.maxnum.f64(double %110, double %126)
  %128 = add nsw i32 %109, 1
  %129 = icmp slt i32 %128, %80
  br i1 %129, label %108, label %130

130:                                              ; preds = %108, %75, %68
  %131 = phi double [ 0.000000e+00, %68 ], [ 0.000000e+00, %75 ], [ %127, %108 ]
  %132 = tail call double @llvm.maxnum.f64(double %69, double %131)
  %133 = tail call double @llvm.fabs.f64(double %132)
  %134 = fcmp one double %133, 0x7FF0000000000000
  %135 = select i1 %134, double %132, double 0x7FF0000000000000
  ret double %135
}

define internal fastcc void @project_errors(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) unnamed_addr #4 {
  %7 = alloca %struct.Target, align 4
  %8 = alloca %struct.Factor, align 4
  %9 = alloca %struct.Target, align 4
  %10 = alloca %struct.Factor, align 4
  %11 = alloca %struct.Target, align 4
  %12 = alloca %struct.Factor, align 4
  %13 = load i32, ptr @appell_is_sparse, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %27, label %15

15:                                               ; preds = %6
  %16 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %27

19:                                               ; preds = %15
  %20 = tail call fastcc i32 @sparse_project_errors(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5)
  %21 = icmp ne i32 %20, 0
  %22 = icmp sgt i32 %13, 1
  %23 = or i1 %22, %21
  br i1 %23, label %94, label %24

24:                                               ; preds = %19
  %25 = tail call fastcc i32 @factorise_dense_metric(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %94

27:                                               ; preds = %24, %15, %6
  %28 = load i32, ptr @appell_n_norm_rows, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %45, label %30

30:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %7) #29
  store ptr @appell_norms, ptr %7, align 4
  %31 = getelementptr inbounds nuw i8, ptr %7, i32 4
  store i32 %28, ptr %31, align 4
  %32 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %33 = load i32, ptr @appell_n_coordinates, align 4
  store i32 %33, ptr %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr %7, i32 12
  store i32 8, ptr %34, align 4
  %35 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %36 = getelementptr inbounds nuw i8, ptr %1, i32 140
  %37 = load ptr, ptr %36, align 4
  store ptr %37, ptr %35, align 4
  %38 = getelementptr inbounds nuw i8, ptr %7, i32 20
  store ptr null, ptr %38, align 4
  %39 = getelementptr inbounds nuw i8, ptr %7, i32 24
  store ptr null, ptr %39, align 4
  %40 = getelementptr inbounds nuw i8, ptr %7, i32 28
  store ptr %3, ptr %40, align 4
  %41 = getelementptr inbounds nuw i8, ptr %7, i32 32
  store i32 %33, ptr %41, align 4
  %42 = getelementptr inbounds nuw i8, ptr %7, i32 36
  %43 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %44 = load ptr, ptr %43, align 8
  store ptr %44, ptr %42, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #29
  call fastcc void @factorise_rows(ptr dead_on_unwind writable sret(%struct.Factor) align 4 %8, ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %7)
  call fastcc void @make_tangent(ptr noundef %8, ptr noundef null, ptr noundef %4, ptr noundef null)
  call fastcc void @make_tangent(ptr noundef %8, ptr noundef null, ptr noundef %5, ptr noundef null)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #29
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %7) #29
  br label %45

45:                                               ; preds = %30, %27
  %46 = load i32, ptr @appell_n_position_rows, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %69, label %48

48:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %9) #29
  %49 = getelementptr inbounds nuw i8, ptr %1, i32 132
  %50 = load ptr, ptr %49, align 4
  %51 = getelementptr inbounds double, ptr %50, i32 %46
  %52 = load i32, ptr @appell_n_speeds, align 4
  %53 = mul nsw i32 %52, %46
  %54 = getelementptr inbounds double, ptr %51, i32 %53
  store ptr @appell_position, ptr %9, align 4
  %55 = getelementptr inbounds nuw i8, ptr %9, i32 4
  store i32 %46, ptr %55, align 4
  %56 = getelementptr inbounds nuw i8, ptr %9, i32 8
  store i32 %52, ptr %56, align 4
  %57 = getelementptr inbounds nuw i8, ptr %9, i32 12
  store i32 6, ptr %57, align 4
  %58 = getelementptr inbounds nuw i8, ptr %9, i32 16
  store ptr %50, ptr %58, align 4
  %59 = getelementptr inbounds nuw i8, ptr %9, i32 20
  %60 = getelementptr inbounds nuw i8, ptr %1, i32 128
  %61 = load ptr, ptr %60, align 8
  store ptr %61, ptr %59, align 4
  %62 = getelementptr inbounds nuw i8, ptr %9, i32 24
  store ptr %54, ptr %62, align 4
  %63 = getelementptr inbounds nuw i8, ptr %9, i32 28
  store ptr %3, ptr %63, align 4
  %64 = getelementptr inbounds nuw i8, ptr %9, i32 32
  %65 = load i32, ptr @appell_n_coordinates, align 4
  store i32 %65, ptr %64, align 4
  %66 = getelementptr inbounds nuw i8, ptr %9, i32 36
  %67 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %68 = load ptr, ptr %67, align 8
  store ptr %68, ptr %66, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %10) #29
  call fastcc void @factorise_rows(ptr dead_on_unwind writable sret(%struct.Factor) align 4 %10, ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %9)
  call fastcc void @make_coordinates_tangent(ptr noundef %1, ptr noundef %10, ptr noundef %9, ptr noundef %4)
  call fastcc void @make_coordinates_tangent(ptr noundef %1, ptr noundef %10, ptr noundef %9, ptr noundef %5)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %10) #29
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %9) #29
  br label %69

69:                                               ; preds = %48, %45
  %70 = load i32, ptr @appell_n_velocity_rows, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %94, label %72

72:                                               ; preds = %69
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11) #29
  store ptr @appell_velocity, ptr %11, align 4
  %73 = getelementptr inbounds nuw i8, ptr %11, i32 4
  store i32 %70, ptr %73, align 4
  %74 = getelementptr inbounds nuw i8, ptr %11, i32 8
  %75 = load i32, ptr @appell_n_speeds, align 4
  store i32 %75, ptr %74, align 4
  %76 = getelementptr inbounds nuw i8, ptr %11, i32 12
  store i32 7, ptr %76, align 4
  %77 = getelementptr inbounds nuw i8, ptr %11, i32 16
  %78 = getelementptr inbounds nuw i8, ptr %1, i32 136
  %79 = load ptr, ptr %78, align 8
  store ptr %79, ptr %77, align 4
  %80 = getelementptr inbounds nuw i8, ptr %11, i32 20
  %81 = getelementptr inbounds nuw i8, ptr %1, i32 128
  %82 = load ptr, ptr %81, align 8
  store ptr %82, ptr %80, align 4
  %83 = getelementptr inbounds nuw i8, ptr %11, i32 24
  store ptr null, ptr %83, align 4
  %84 = getelementptr inbounds nuw i8, ptr %11, i32 28
  %85 = load i32, ptr @appell_n_coordinates, align 4
  %86 = getelementptr inbounds double, ptr %3, i32 %85
  store ptr %86, ptr %84, align 4
  %87 = getelementptr inbounds nuw i8, ptr %11, i32 32
  store i32 %75, ptr %87, align 4
  %88 = getelementptr inbounds nuw i8, ptr %11, i32 36
  %89 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds double, ptr %90, i32 %85
  store ptr %91, ptr %88, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %12) #29
  call fastcc void @factorise_rows(ptr dead_on_unwind writable sret(%struct.Factor) align 4 %12, ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %11)
  %92 = getelementptr inbounds double, ptr %4, i32 %85
  call fastcc void @make_tangent(ptr noundef %12, ptr noundef %82, ptr noundef %92, ptr noundef null)
  %93 = getelementptr inbounds double, ptr %5, i32 %85
  call fastcc void @make_tangent(ptr noundef %12, ptr noundef %82, ptr noundef %93, ptr noundef null)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %12) #29
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11) #29
  br label %94

94:                                               ; preds = %24, %19, %72, %69
  ret void
}

define internal fastcc range(i32 0, 2) i32 @sparse_project_errors(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) unnamed_addr #4 {
  %7 = alloca %struct.Sparse, align 8
  %8 = alloca %struct.Level_, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i32 12
  %10 = getelementptr inbounds nuw i8, ptr %8, i32 140
  %11 = getelementptr inbounds nuw i8, ptr %8, i32 20
  %12 = load i32, ptr @appell_levels_agree, align 4
  %13 = icmp eq i32 %12, 0
  %14 = getelementptr inbounds nuw i8, ptr %8, i32 128
  %15 = getelementptr inbounds nuw i8, ptr %1, i32 444
  %16 = getelementptr inbounds nuw i8, ptr %8, i32 8
  %17 = getelementptr inbounds nuw i8, ptr %8, i32 112
  %18 = getelementptr inbounds nuw i8, ptr %1, i32 212
  %19 = icmp ne i32 %12, 0
  %20 = load i32, ptr @appell_n_coordinates, align 4
  %21 = getelementptr inbounds nuw i8, ptr %1, i32 80
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 180
  %23 = load i32, ptr @appell_n_position_rows, align 4
  %24 = getelementptr inbounds nuw i8, ptr %1, i32 264
  %25 = getelementptr inbounds nuw i8, ptr %1, i32 268
  %26 = getelementptr inbounds nuw i8, ptr %1, i32 272
  %27 = getelementptr inbounds nuw i8, ptr %7, i32 4
  %28 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %29 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %30 = getelementptr inbounds nuw i8, ptr %7, i32 16
  %31 = getelementptr inbounds nuw i8, ptr %7, i32 20
  %32 = getelementptr inbounds nuw i8, ptr %7, i32 24
  %33 = getelementptr inbounds nuw i8, ptr %7, i32 28
  %34 = getelementptr inbounds nuw i8, ptr %7, i32 32
  %35 = getelementptr inbounds nuw i8, ptr %7, i32 36
  %36 = getelementptr inbounds nuw i8, ptr %7, i32 40
  %37 = getelementptr inbounds nuw i8, ptr %7, i32 44
  %38 = getelementptr inbounds nuw i8, ptr %7, i32 48
  %39 = getelementptr inbounds nuw i8, ptr %7, i32 52
  %40 = getelementptr inbounds nuw i8, ptr %7, i32 56
  %41 = getelementptr inbounds nuw i8, ptr %7, i32 60
  %42 = getelementptr inbounds nuw i8, ptr %7, i32 64
  %43 = getelementptr inbounds nuw i8, ptr %7, i32 68
  %44 = getelementptr inbounds nuw i8, ptr %7, i32 72
  %45 = getelementptr inbounds nuw i8, ptr %7, i32 76
  %46 = getelementptr inbounds nuw i8, ptr %7, i32 80
  %47 = getelementptr inbounds nuw i8, ptr %7, i32 84
  %48 = getelementptr inbounds nuw i8, ptr %7, i32 88
  %49 = getelementptr inbounds nuw i8, ptr %7, i32 92
  %50 = getelementptr inbounds nuw i8, ptr %7, i32 96
  %51 = getelementptr inbounds nuw i8, ptr %7, i32 100
  %52 = getelementptr inbounds nuw i8, ptr %1, i32 196
  %53 = getelementptr inbounds nuw i8, ptr %7, i32 104
  %54 = getelementptr inbounds nuw i8, ptr %7, i32 112
  %55 = getelementptr inbounds nuw i8, ptr %7, i32 116
  %56 = getelementptr inbounds nuw i8, ptr %1, i32 200
  %57 = load i32, ptr @appell_n_speeds, align 4
  %58 = add nsw i32 %57, %20
  %59 = shl i32 %58, 3
  %60 = shl i32 %20, 3
  %61 = getelementptr inbounds nuw i8, ptr %1, i32 204
  %62 = shl i32 %57, 3
  %63 = getelementptr inbounds nuw i8, ptr %1, i32 172
  %64 = getelementptr inbounds nuw i8, ptr %1, i32 208
  %65 = getelementptr inbounds nuw i8, ptr %8, i32 92
  %66 = getelementptr inbounds nuw i8, ptr %8, i32 84
  %67 = getelementptr inbounds nuw i8, ptr %8, i32 80
  %68 = getelementptr inbounds nuw i8, ptr %8, i32 136
  br label %69

69:                                               ; preds = %6, %285
  %70 = phi i32 [ 0, %6 ], [ %286, %285 ]
  call void @llvm.lifetime.start.p0(i64 152, ptr nonnull %8) #29
  call fastcc void @sparse_level(ptr dead_on_unwind writable sret(%struct.Level_) align 8 %8, ptr noundef %0, ptr noundef %1, i32 noundef %70, ptr noundef %3)
  %71 = load i32, ptr %9, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %285, label %73

73:                                               ; preds = %69
  %74 = load ptr, ptr %8, align 8
  %75 = load ptr, ptr %0, align 8
  %76 = load ptr, ptr %10, align 4
  call void %74(double noundef %2, ptr noundef %3, ptr noundef %75, ptr noundef null, ptr noundef %76) #29
  %77 = load i32, ptr %9, align 4
  %78 = load i32, ptr %11, align 4
  %79 = add nsw i32 %78, %77
  %80 = load ptr, ptr %10, align 4
  %81 = icmp slt i32 %79, 4
  br i1 %81, label %84, label %91

82:                                               ; preds = %91
  %83 = and i32 %79, 2147483644
  br label %84

84:                                               ; preds = %82, %73
  %85 = phi double [ 0.000000e+00, %73 ], [ %101, %82 ]
  %86 = phi double [ 0.000000e+00, %73 ], [ %106, %82 ]
  %87 = phi double [ 0.000000e+00, %73 ], [ %111, %82 ]
  %88 = phi double [ 0.000000e+00, %73 ], [ %116, %82 ]
  %89 = phi i32 [ 0, %73 ], [ %83, %82 ]
  %90 = icmp slt i32 %89, %79
  br i1 %90, label %119, label %128

91:                                               ; preds = %73, %91
  %92 = phi i32 [ %117, %91 ], [ 4, %73 ]
  %93 = phi i32 [ %92, %91 ], [ 0, %73 ]
  %94 = phi double [ %116, %91 ], [ 0.000000e+00, %73 ]
  %95 = phi double [ %111, %91 ], [ 0.000000e+00, %73 ]
  %96 = phi double [ %106, %91 ], [ 0.000000e+00, %73 ]
  %97 = phi double [ %101, %91 ], [ 0.000000e+00, %73 ]
  %98 = getelementptr inbounds nuw double, ptr %80, i32 %93
  %99 = load double, ptr %98, align 8
  %100 = fsub double %99, %99
  %101 = fadd double %97, %100
  %102 = or disjoint i32 %93, 1
  %103 = getelementptr inbounds nuw double, ptr %80, i32 %102
  %104 = load double, ptr %103, align 8
  %105 = fsub double %104, %104
  %106 = fadd double %96, %105
  %107 = or disjoint i32 %93, 2
  %108 = getelementptr inbounds nuw double, ptr %80, i32 %107
  %109 = load double, ptr %108, align 8
  %110 = fsub double %109, %109
  %111 = fadd double %95, %110
  %112 = or disjoint i32 %93, 3
  %113 = getelementptr inbounds nuw double, ptr %80, i32 %112
  %114 = load double, ptr %113, align 8
  %115 = fsub double %114, %114
  %116 = fadd double %94, %115
  %117 = add nuw nsw i32 %92, 4
  %118 = icmp sgt i32 %117, %79
  br i1 %118, label %82, label %91

119:                                              ; preds = %84, %119
  %120 = phi i32 [ %126, %119 ], [ %89, %84 ]
  %121 = phi double [ %125, %119 ], [ %85, %84 ]
  %122 = getelementptr inbounds nuw double, ptr %80, i32 %120
  %123 = load double, ptr %122, align 8
  %124 = fsub double %123, %123
  %125 = fadd double %121, %124
  %126 = add nuw nsw i32 %120, 1
  %127 = icmp eq i32 %126, %79
  br i1 %127, label %128, label %119

128:                                              ; preds = %119, %84
  %129 = phi double [ %85, %84 ], [ %125, %119 ]
  %130 = fadd double %86, %129
  %131 = fadd double %87, %88
  %132 = fadd double %131, %130
  %133 = fcmp une double %132, 0.000000e+00
  br i1 %133, label %284, label %134

134:                                              ; preds = %128
  %135 = load i32, ptr %14, align 8
  %136 = icmp eq i32 %135, 0
  %137 = select i1 %136, i32 0, i32 2
  %138 = select i1 %13, i32 %135, i32 %137
  %139 = shl nuw i32 1, %138
  %140 = load i32, ptr %15, align 4
  %141 = and i32 %139, %140
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %145, label %143

143:                                              ; preds = %134
  %144 = load ptr, ptr %18, align 4
  br label %155

145:                                              ; preds = %134
  %146 = call fastcc i32 @sparse_factorise(ptr noundef %16, ptr noundef null)
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %284, label %148

148:                                              ; preds = %145
  %149 = load i32, ptr %15, align 4
  %150 = or i32 %149, %139
  store i32 %150, ptr %15, align 4
  %151 = load double, ptr %17, align 8
  %152 = load ptr, ptr %18, align 4
  %153 = ashr i32 %139, 1
  %154 = getelementptr inbounds double, ptr %152, i32 %153
  store double %151, ptr %154, align 8
  br label %155

155:                                              ; preds = %143, %148
  %156 = phi ptr [ %144, %143 ], [ %152, %148 ]
  %157 = icmp ne i32 %70, 0
  %158 = and i1 %157, %19
  %159 = shl nuw nsw i32 1, %70
  %160 = lshr i32 %159, 1
  %161 = select i1 %158, i32 2, i32 %160
  %162 = getelementptr inbounds nuw double, ptr %156, i32 %161
  %163 = load double, ptr %162, align 8
  store double %163, ptr %17, align 8
  %164 = icmp eq i32 %70, 2
  %165 = select i1 %164, i32 %20, i32 0
  %166 = icmp eq i32 %70, 1
  br label %167

167:                                              ; preds = %155, %283
  %168 = phi i1 [ true, %155 ], [ false, %283 ]
  %169 = phi ptr [ %4, %155 ], [ %5, %283 ]
  %170 = getelementptr inbounds double, ptr %169, i32 %165
  br i1 %166, label %171, label %218

171:                                              ; preds = %167
  %172 = load ptr, ptr %21, align 8
  %173 = load i32, ptr @appell_plan_pull, align 4
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %175, label %176

175:                                              ; preds = %171
  call void @llvm.memcpy.p0.p0.i32(ptr align 8 %172, ptr readonly align 8 %170, i32 %62, i1 false)
  br label %216

176:                                              ; preds = %171
  call void @llvm.lifetime.start.p0(i64 120, ptr nonnull %7) #29
  %177 = load ptr, ptr %22, align 4
  %178 = getelementptr inbounds double, ptr %177, i32 %23
  %179 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_position, i32 12), align 4
  %180 = getelementptr inbounds double, ptr %178, i32 %179
  %181 = load ptr, ptr %24, align 8
  %182 = load ptr, ptr %25, align 4
  %183 = load ptr, ptr %26, align 8
  store i32 %173, ptr %7, align 8
  %184 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_pull, i32 4), align 4
  store i32 %184, ptr %27, align 4
  %185 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_pull, i32 8), align 4
  store i32 %185, ptr %28, align 8
  %186 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_pull, i32 12), align 4
  store i32 %186, ptr %29, align 4
  %187 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_pull, i32 16), align 4
  store i32 %187, ptr %30, align 8
  %188 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_pull, i32 20), align 4
  store i32 %188, ptr %31, align 4
  %189 = add nsw i32 %184, %173
  store i32 %189, ptr %32, align 8
  store ptr getelementptr inbounds nuw (i8, ptr @appell_plan_pull, i32 40), ptr %33, align 4
  %190 = getelementptr inbounds i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_pull, i32 40), i32 %189
  store ptr %190, ptr %34, align 8
  %191 = getelementptr i32, ptr %190, i32 %189
  %192 = getelementptr i8, ptr %191, i32 4
  store ptr %192, ptr %35, align 4
  %193 = getelementptr inbounds i32, ptr %192, i32 %187
  store ptr %193, ptr %36, align 8
  %194 = getelementptr inbounds i32, ptr %193, i32 %187
  store ptr %194, ptr %37, align 4
  %195 = getelementptr i32, ptr %194, i32 %189
  %196 = getelementptr i8, ptr %195, i32 4
  store ptr %196, ptr %38, align 8
  %197 = getelementptr inbounds i32, ptr %196, i32 %188
  store ptr %197, ptr %39, align 4
  %198 = getelementptr i32, ptr %197, i32 %189
  %199 = getelementptr i8, ptr %198, i32 4
  store ptr %199, ptr %40, align 8
  %200 = getelementptr inbounds i32, ptr %199, i32 %188
  store ptr %200, ptr %41, align 4
  %201 = getelementptr inbounds i32, ptr %200, i32 %188
  store ptr %201, ptr %42, align 8
  %202 = getelementptr inbounds i32, ptr %201, i32 %185
  store ptr %202, ptr %43, align 4
  %203 = getelementptr inbounds i32, ptr %202, i32 %185
  store ptr %203, ptr %44, align 8
  %204 = getelementptr inbounds i32, ptr %203, i32 %186
  store ptr %204, ptr %45, align 4
  store ptr null, ptr %46, align 8
  store ptr %180, ptr %47, align 4
  store ptr %181, ptr %48, align 8
  store ptr %182, ptr %49, align 4
  store ptr %183, ptr %50, align 8
  %205 = load ptr, ptr %52, align 4
  store ptr %205, ptr %51, align 4
  store double 0x7FF0000000000000, ptr %53, align 8
  store i32 -1, ptr %54, align 8
  store i32 0, ptr %55, align 4
  %206 = call fastcc i32 @sparse_factorise(ptr noundef %7, ptr noundef null)
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %208, label %209

208:                                              ; preds = %176
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %7) #29
  br label %284

209:                                              ; preds = %176
  %210 = load ptr, ptr %56, align 8
  call void @llvm.memset.p0.i32(ptr align 8 %210, i8 0, i32 %59, i1 false)
  %211 = load ptr, ptr %56, align 8
  call void @llvm.memcpy.p0.p0.i32(ptr align 8 %211, ptr readonly align 8 %170, i32 %60, i1 false)
  %212 = load ptr, ptr %56, align 8
  %213 = load ptr, ptr %61, align 4
  call fastcc void @sparse_solve(ptr noundef %7, ptr noundef %212, ptr noundef %213)
  %214 = load ptr, ptr %61, align 4
  %215 = getelementptr inbounds double, ptr %214, i32 %20
  call void @llvm.memcpy.p0.p0.i32(ptr align 8 %172, ptr align 8 %215, i32 %62, i1 false)
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %7) #29
  br label %216

216:                                              ; preds = %175, %209
  %217 = load ptr, ptr %21, align 8
  br label %218

218:                                              ; preds = %167, %216
  %219 = phi ptr [ %217, %216 ], [ %170, %167 ]
  %220 = load ptr, ptr %63, align 4
  %221 = load ptr, ptr %64, align 8
  %222 = load i32, ptr %9, align 4
  %223 = shl i32 %222, 3
  call void @llvm.memset.p0.i32(ptr align 8 %221, i8 0, i32 %223, i1 false)
  %224 = load ptr, ptr %65, align 4
  %225 = load i32, ptr %11, align 4
  %226 = icmp sgt i32 %225, 0
  br i1 %226, label %227, label %245

227:                                              ; preds = %218
  %228 = load ptr, ptr %66, align 4
  %229 = load ptr, ptr %67, align 8
  br label %230

230:                                              ; preds = %230, %227
  %231 = phi i32 [ 0, %227 ], [ %243, %230 ]
  %232 = getelementptr inbounds nuw double, ptr %224, i32 %231
  %233 = load double, ptr %232, align 8
  %234 = getelementptr inbounds nuw i32, ptr %228, i32 %231
  %235 = load i32, ptr %234, align 4
  %236 = getelementptr inbounds double, ptr %219, i32 %235
  %237 = load double, ptr %236, align 8
  %238 = getelementptr inbounds nuw i32, ptr %229, i32 %231
  %239 = load i32, ptr %238, align 4
  %240 = getelementptr inbounds double, ptr %221, i32 %239
  %241 = load double, ptr %240, align 8
  %242 = call double @llvm.fmuladd.f64(double %233, double %237, double %241)
  store double %242, ptr %240, align 8
  %243 = add nuw nsw i32 %231, 1
  %244 = icmp eq i32 %243, %225
  br i1 %244, label %245, label %230

245:                                              ; preds = %230, %218
  %246 = load ptr, ptr %56, align 8
  %247 = load i32, ptr %16, align 8
  %248 = shl i32 %247, 3
  call void @llvm.memset.p0.i32(ptr align 8 %246, i8 0, i32 %248, i1 false)
  %249 = load i32, ptr %9, align 4
  %250 = icmp sgt i32 %249, 0
  %251 = load ptr, ptr %56, align 8
  br i1 %250, label %252, label %262

252:                                              ; preds = %245
  %253 = load i32, ptr %16, align 8
  %254 = getelementptr double, ptr %251, i32 %253
  br label %255

255:                                              ; preds = %255, %252
  %256 = phi i32 [ 0, %252 ], [ %260, %255 ]
  %257 = getelementptr inbounds nuw double, ptr %221, i32 %256
  %258 = load double, ptr %257, align 8
  %259 = getelementptr double, ptr %254, i32 %256
  store double %258, ptr %259, align 8
  %260 = add nuw nsw i32 %256, 1
  %261 = icmp eq i32 %260, %249
  br i1 %261, label %262, label %255

262:                                              ; preds = %255, %245
  %263 = load ptr, ptr %61, align 4
  call fastcc void @sparse_solve(ptr noundef readonly %16, ptr noundef %251, ptr noundef %263)
  %264 = load ptr, ptr %61, align 4
  %265 = load i32, ptr %16, align 8
  %266 = shl i32 %265, 3
  call void @llvm.memcpy.p0.p0.i32(ptr align 8 %220, ptr align 8 %264, i32 %266, i1 false)
  br i1 %166, label %272, label %267

267:                                              ; preds = %262
  %268 = load i32, ptr %68, align 8
  %269 = icmp sgt i32 %268, 0
  br i1 %269, label %270, label %283

270:                                              ; preds = %267
  %271 = load ptr, ptr %63, align 4
  br label %274

272:                                              ; preds = %262
  %273 = load ptr, ptr %63, align 4
  call fastcc void @move_coordinates(ptr noundef %1, double noundef -1.000000e+00, ptr noundef %273, ptr noundef %170)
  br label %283

274:                                              ; preds = %270, %274
  %275 = phi i32 [ 0, %270 ], [ %281, %274 ]
  %276 = getelementptr inbounds nuw double, ptr %271, i32 %275
  %277 = load double, ptr %276, align 8
  %278 = getelementptr inbounds nuw double, ptr %170, i32 %275
  %279 = load double, ptr %278, align 8
  %280 = fsub double %279, %277
  store double %280, ptr %278, align 8
  %281 = add nuw nsw i32 %275, 1
  %282 = icmp eq i32 %281, %268
  br i1 %282, label %283, label %274

283:                                              ; preds = %274, %267, %272
  br i1 %168, label %167, label %285

284:                                              ; preds = %128, %145, %208
  call void @llvm.lifetime.end.p0(i64 152, ptr nonnull %8) #29
  br label %288

285:                                              ; preds = %283, %69
  call void @llvm.lifetime.end.p0(i64 152, ptr nonnull %8) #29
  %286 = add nuw nsw i32 %70, 1
  %287 = icmp eq i32 %286, 3
  br i1 %287, label %288, label %69

288:                                              ; preds = %285, %284
  %289 = phi i32 [ 0, %284 ], [ 1, %285 ]
  ret i32 %289
}

define internal fastcc range(i32 0, 6) i32 @factorise_dense_metric(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = load i32, ptr @appell_n_position_rows, align 4
  %6 = load i32, ptr @appell_n_velocity_rows, align 4
  %7 = sub i32 0, %6
  %8 = icmp eq i32 %5, %7
  br i1 %8, label %156, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 300
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %14

14:                                               ; preds = %9, %13
  %15 = load i32, ptr @appell_is_recursive, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %74, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %1, i32 128
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %0, align 8
  %21 = getelementptr inbounds nuw i8, ptr %1, i32 44
  %22 = load ptr, ptr %21, align 4
  %23 = getelementptr inbounds nuw i8, ptr %1, i32 156
  %24 = load ptr, ptr %23, align 4
  %25 = load i32, ptr @appell_n_links, align 4
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %72

27:                                               ; preds = %17, %27
  %28 = phi i32 [ %40, %27 ], [ 0, %17 ]
  %29 = getelementptr inbounds nuw %struct.LinkPlace, ptr @appell_tree_places, i32 %28
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds nuw i8, ptr %29, i32 12
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds i32, ptr @appell_tree_tables, i32 %32
  %34 = getelementptr inbounds nuw i8, ptr %29, i32 8
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds double, ptr %19, i32 %35
  %37 = getelementptr inbounds nuw i8, ptr %29, i32 4
  %38 = load i32, ptr %37, align 4
  %39 = getelementptr inbounds double, ptr %19, i32 %38
  tail call void @appell_tree_outward(i32 noundef %30, double noundef %2, ptr noundef %3, ptr noundef %20, ptr noundef %22, ptr noundef nonnull %33, ptr noundef %36, ptr noundef %39, ptr noundef %24) #29
  %40 = add nuw nsw i32 %28, 1
  %41 = icmp eq i32 %40, %25
  br i1 %41, label %42, label %27

42:                                               ; preds = %27, %42
  %43 = phi i32 [ %44, %42 ], [ %25, %27 ]
  %44 = add nsw i32 %43, -1
  %45 = getelementptr inbounds nuw %struct.LinkPlace, ptr @appell_tree_places, i32 %44
  %46 = load i32, ptr %45, align 4
  %47 = getelementptr inbounds nuw i8, ptr %45, i32 12
  %48 = load i32, ptr %47, align 4
  %49 = getelementptr inbounds i32, ptr @appell_tree_tables, i32 %48
  %50 = getelementptr inbounds nuw i8, ptr %45, i32 8
  %51 = load i32, ptr %50, align 4
  %52 = getelementptr inbounds double, ptr %19, i32 %51
  %53 = getelementptr inbounds nuw i8, ptr %45, i32 4
  %54 = load i32, ptr %53, align 4
  %55 = getelementptr inbounds double, ptr %19, i32 %54
  tail call void @appell_tree_inward(i32 noundef %46, double noundef %2, ptr noundef %3, ptr noundef %20, ptr noundef %22, ptr noundef nonnull %49, ptr noundef %52, ptr noundef %55, ptr noundef %24) #29
  %56 = icmp samesign ugt i32 %43, 1
  br i1 %56, label %42, label %57

57:                                               ; preds = %42, %57
  %58 = phi i32 [ %70, %57 ], [ 0, %42 ]
  %59 = getelementptr inbounds nuw %struct.LinkPlace, ptr @appell_tree_places, i32 %58
  %60 = load i32, ptr %59, align 4
  %61 = getelementptr inbounds nuw i8, ptr %59, i32 12
  %62 = load i32, ptr %61, align 4
  %63 = getelementptr inbounds i32, ptr @appell_tree_tables, i32 %62
  %64 = getelementptr inbounds nuw i8, ptr %59, i32 8
  %65 = load i32, ptr %64, align 4
  %66 = getelementptr inbounds double, ptr %19, i32 %65
  %67 = getelementptr inbounds nuw i8, ptr %59, i32 4
  %68 = load i32, ptr %67, align 4
  %69 = getelementptr inbounds double, ptr %19, i32 %68
  tail call void @appell_tree_roots(i32 noundef %60, double noundef %2, ptr noundef %3, ptr noundef %20, ptr noundef %22, ptr noundef nonnull %63, ptr noundef %66, ptr noundef %69, ptr noundef %24) #29
  %70 = add nuw nsw i32 %58, 1
  %71 = icmp eq i32 %70, %25
  br i1 %71, label %72, label %57

72:                                               ; preds = %57, %17
  %73 = getelementptr inbounds nuw i8, ptr %1, i32 428
  store i32 1, ptr %73, align 4
  br label %156

74:                                               ; preds = %14
  %75 = load ptr, ptr %0, align 8
  %76 = getelementptr inbounds nuw i8, ptr %1, i32 128
  %77 = load ptr, ptr %76, align 8
  tail call void @appell_metric(double noundef %2, ptr noundef %3, ptr noundef %75, ptr noundef null, ptr noundef %77) #29
  %78 = load i32, ptr @appell_n_speeds, align 4
  %79 = mul nsw i32 %78, %78
  %80 = load ptr, ptr %76, align 8
  %81 = icmp samesign ult i32 %79, 4
  br i1 %81, label %84, label %91

82:                                               ; preds = %91
  %83 = and i32 %79, 2147483644
  br label %84

84:                                               ; preds = %82, %74
  %85 = phi double [ 0.000000e+00, %74 ], [ %101, %82 ]
  %86 = phi double [ 0.000000e+00, %74 ], [ %106, %82 ]
  %87 = phi double [ 0.000000e+00, %74 ], [ %111, %82 ]
  %88 = phi double [ 0.000000e+00, %74 ], [ %116, %82 ]
  %89 = phi i32 [ 0, %74 ], [ %83, %82 ]
  %90 = icmp samesign ult i32 %89, %79
  br i1 %90, label %119, label %128

91:                                               ; preds = %74, %91
  %92 = phi i32 [ %117, %91 ], [ 4, %74 ]
  %93 = phi i32 [ %92, %91 ], [ 0, %74 ]
  %94 = phi double [ %116, %91 ], [ 0.000000e+00, %74 ]
  %95 = phi double [ %111, %91 ], [ 0.000000e+00, %74 ]
  %96 = phi double [ %106, %91 ], [ 0.000000e+00, %74 ]
  %97 = phi double [ %101, %91 ], [ 0.000000e+00, %74 ]
  %98 = getelementptr inbounds nuw double, ptr %80, i32 %93
  %99 = load double, ptr %98, align 8
  %100 = fsub double %99, %99
  %101 = fadd double %97, %100
  %102 = or disjoint i32 %93, 1
  %103 = getelementptr inbounds nuw double, ptr %80, i32 %102
  %104 = load double, ptr %103, align 8
  %105 = fsub double %104, %104
  %106 = fadd double %96, %105
  %107 = or disjoint i32 %93, 2
  %108 = getelementptr inbounds nuw double, ptr %80, i32 %107
  %109 = load double, ptr %108, align 8
  %110 = fsub double %109, %109
  %111 = fadd double %95, %110
  %112 = or disjoint i32 %93, 3
  %113 = getelementptr inbounds nuw double, ptr %80, i32 %112
  %114 = load double, ptr %113, align 8
  %115 = fsub double %114, %114
  %116 = fadd double %94, %115
  %117 = add nuw nsw i32 %92, 4
  %118 = icmp samesign ugt i32 %117, %79
  br i1 %118, label %82, label %91

119:                                              ; preds = %84, %119
  %120 = phi i32 [ %126, %119 ], [ %89, %84 ]
  %121 = phi double [ %125, %119 ], [ %85, %84 ]
  %122 = getelementptr inbounds nuw double, ptr %80, i32 %120
  %123 = load double, ptr %122, align 8
  %124 = fsub double %123, %123
  %125 = fadd double %121, %124
  %126 = add nuw nsw i32 %120, 1
  %127 = icmp eq i32 %126, %79
  br i1 %127, label %128, label %119

128:                                              ; preds = %119, %84
  %129 = phi double [ %85, %84 ], [ %125, %119 ]
  %130 = fadd double %86, %129
  %131 = fadd double %87, %88
  %132 = fadd double %131, %130
  %133 = fcmp une double %132, 0.000000e+00
  br i1 %133, label %134, label %135

134:                                              ; preds = %128
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 9, i32 noundef 0, double noundef %2)
  br label %156

135:                                              ; preds = %128
  %136 = tail call fastcc i32 @cholesky(i32 noundef %78, ptr noundef %80)
  %137 = getelementptr inbounds nuw i8, ptr %1, i32 428
  store i32 %136, ptr %137, align 4
  %138 = icmp eq i32 %136, 0
  br i1 %138, label %139, label %156

139:                                              ; preds = %135
  %140 = load ptr, ptr %76, align 8
  %141 = shl i32 %79, 3
  tail call void @llvm.memset.p0.i32(ptr align 8 %140, i8 0, i32 %141, i1 false)
  %142 = icmp sgt i32 %78, 0
  br i1 %142, label %143, label %156

143:                                              ; preds = %139
  %144 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %145 = load ptr, ptr %144, align 4
  %146 = load ptr, ptr %76, align 8
  %147 = add nuw i32 %78, 1
  br label %148

148:                                              ; preds = %143, %148
  %149 = phi i32 [ 0, %143 ], [ %154, %148 ]
  %150 = getelementptr inbounds nuw double, ptr %145, i32 %149
  %151 = load double, ptr %150, align 8
  %152 = mul i32 %149, %147
  %153 = getelementptr inbounds double, ptr %146, i32 %152
  store double %151, ptr %153, align 8
  %154 = add nuw nsw i32 %149, 1
  %155 = icmp eq i32 %154, %78
  br i1 %155, label %156, label %148

156:                                              ; preds = %148, %139, %135, %4, %134, %72
  %157 = phi i32 [ 0, %72 ], [ 5, %134 ], [ 0, %4 ], [ 0, %135 ], [ 0, %139 ], [ 0, %148 ]
  ret i32 %157
}

define internal fastcc void @factorise_rows(ptr dead_on_unwind noalias nocapture nonnull writable sret(%struct.Factor) align 4 initializes((0, 32)) %0, ptr nocapture noundef readonly %1, ptr nocapture noundef nonnull readonly %2, double noundef %3, ptr noundef %4, ptr nocapture noundef nonnull readonly %5) unnamed_addr #4 {
  %7 = load ptr, ptr %5, align 4
  %8 = load ptr, ptr %1, align 8
  %9 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %10 = load ptr, ptr %9, align 4
  tail call void %7(double noundef %3, ptr noundef %4, ptr noundef %8, ptr noundef null, ptr noundef %10) #29
  tail call fastcc void @factorise_jacobian(ptr dead_on_unwind writable sret(%struct.Factor) align 4 %0, ptr noundef nonnull %1, ptr noundef %2, ptr noundef nonnull %5)
  ret void
}

define internal fastcc void @make_tangent(ptr nocapture noundef nonnull readonly %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = load i32, ptr %0, align 4
  tail call fastcc void @raise_by(i32 noundef %5, ptr noundef %1, ptr noundef %2)
  %6 = icmp ne ptr %3, null
  br i1 %6, label %7, label %10

7:                                                ; preds = %4
  %8 = load i32, ptr %0, align 4
  %9 = shl i32 %8, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr nonnull align 8 %3, ptr align 8 %2, i32 %9, i1 false)
  br label %10

10:                                               ; preds = %7, %4
  tail call fastcc void @q_transposed(ptr noundef %0, ptr noundef %2)
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %12 = load i32, ptr %11, align 4
  %13 = icmp sgt i32 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %10
  %15 = shl nuw i32 %12, 3
  tail call void @llvm.memset.p0.i32(ptr align 8 %2, i8 0, i32 %15, i1 false)
  br label %16

16:                                               ; preds = %14, %10
  tail call fastcc void @q_times(ptr noundef %0, ptr noundef %2)
  %17 = load i32, ptr %0, align 4
  %18 = icmp sgt i32 %17, 0
  %19 = and i1 %6, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  tail call fastcc void @backward(i32 noundef %17, ptr noundef %1, ptr noundef %2)
  br i1 %6, label %31, label %33

21:                                               ; preds = %16, %21
  %22 = phi i32 [ %28, %21 ], [ 0, %16 ]
  %23 = getelementptr inbounds nuw double, ptr %2, i32 %22
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw double, ptr %3, i32 %22
  %26 = load double, ptr %25, align 8
  %27 = fsub double %26, %24
  store double %27, ptr %25, align 8
  %28 = add nuw nsw i32 %22, 1
  %29 = icmp slt i32 %28, %17
  br i1 %29, label %21, label %30

30:                                               ; preds = %21
  tail call fastcc void @backward(i32 noundef %17, ptr noundef %1, ptr noundef nonnull %2)
  br label %31

31:                                               ; preds = %30, %20
  %32 = load i32, ptr %0, align 4
  tail call fastcc void @backward(i32 noundef %32, ptr noundef %1, ptr noundef nonnull %3)
  br label %33

33:                                               ; preds = %31, %20
  ret void
}

define internal fastcc void @make_coordinates_tangent(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef nonnull readonly %1, ptr nocapture noundef nonnull readonly %2, ptr noundef %3) unnamed_addr #4 {
  %5 = load i32, ptr @appell_is_recursive, align 4
  %6 = icmp eq i32 %5, 0
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %8 = load ptr, ptr %7, align 8
  br i1 %6, label %36, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %2, i32 20
  %11 = load ptr, ptr %10, align 4
  %12 = load i32, ptr @appell_tree_memory, align 4
  %13 = getelementptr inbounds double, ptr %11, i32 %12
  %14 = load i32, ptr @appell_n_links, align 4
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %31

16:                                               ; preds = %9, %16
  %17 = phi i32 [ %29, %16 ], [ 0, %9 ]
  %18 = getelementptr inbounds nuw %struct.LinkPlace, ptr @appell_tree_places, i32 %17
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr %18, i32 12
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds i32, ptr @appell_tree_tables, i32 %21
  %23 = getelementptr inbounds nuw i8, ptr %18, i32 8
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds double, ptr %11, i32 %24
  %26 = getelementptr inbounds nuw i8, ptr %18, i32 4
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds double, ptr %11, i32 %27
  tail call void @appell_tree_pulled(i32 noundef %19, double noundef 0.000000e+00, ptr noundef %13, ptr noundef %13, ptr noundef %3, ptr noundef nonnull %22, ptr noundef %25, ptr noundef %28, ptr noundef %13) #29
  %29 = add nuw nsw i32 %17, 1
  %30 = icmp eq i32 %29, %14
  br i1 %30, label %31, label %16

31:                                               ; preds = %16, %9
  %32 = load i32, ptr @appell_n_coordinates, align 4
  %33 = getelementptr inbounds double, ptr %13, i32 %32
  %34 = load i32, ptr @appell_n_speeds, align 4
  %35 = shl i32 %34, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %8, ptr align 8 %33, i32 %35, i1 false)
  br label %39

36:                                               ; preds = %4
  %37 = getelementptr inbounds nuw i8, ptr %2, i32 24
  %38 = load ptr, ptr %37, align 4
  tail call fastcc void @pull_back(ptr noundef %0, ptr noundef %38, ptr noundef %3, ptr noundef %8)
  br label %39

39:                                               ; preds = %36, %31
  %40 = getelementptr inbounds nuw i8, ptr %2, i32 20
  %41 = load ptr, ptr %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i32 172
  %45 = load ptr, ptr %44, align 4
  tail call fastcc void @make_tangent(ptr noundef %1, ptr noundef %41, ptr noundef %43, ptr noundef %45)
  br i1 %6, label %46, label %53

46:                                               ; preds = %39
  %47 = load i32, ptr @appell_n_coordinates, align 4
  %48 = icmp sgt i32 %47, 0
  br i1 %48, label %49, label %113

49:                                               ; preds = %46
  %50 = load i32, ptr @appell_n_speeds, align 4
  %51 = icmp sgt i32 %50, 0
  %52 = getelementptr inbounds nuw i8, ptr %2, i32 24
  br label %90

53:                                               ; preds = %39
  %54 = load ptr, ptr %40, align 4
  %55 = load i32, ptr @appell_tree_memory, align 4
  %56 = getelementptr inbounds double, ptr %54, i32 %55
  %57 = load i32, ptr @appell_n_links, align 4
  %58 = icmp sgt i32 %57, 0
  %59 = load i32, ptr @appell_n_coordinates, align 4
  br i1 %58, label %60, label %64

60:                                               ; preds = %53
  %61 = load ptr, ptr %44, align 4
  %62 = sub i32 0, %59
  %63 = getelementptr inbounds double, ptr %61, i32 %62
  br label %66

64:                                               ; preds = %66, %53
  %65 = icmp sgt i32 %59, 0
  br i1 %65, label %81, label %113

66:                                               ; preds = %66, %60
  %67 = phi i32 [ 0, %60 ], [ %79, %66 ]
  %68 = getelementptr inbounds nuw %struct.LinkPlace, ptr @appell_tree_places, i32 %67
  %69 = load i32, ptr %68, align 4
  %70 = getelementptr inbounds nuw i8, ptr %68, i32 12
  %71 = load i32, ptr %70, align 4
  %72 = getelementptr inbounds i32, ptr @appell_tree_tables, i32 %71
  %73 = getelementptr inbounds nuw i8, ptr %68, i32 8
  %74 = load i32, ptr %73, align 4
  %75 = getelementptr inbounds double, ptr %54, i32 %74
  %76 = getelementptr inbounds nuw i8, ptr %68, i32 4
  %77 = load i32, ptr %76, align 4
  %78 = getelementptr inbounds double, ptr %54, i32 %77
  tail call void @appell_tree_displaced(i32 noundef %69, double noundef 0.000000e+00, ptr noundef %56, ptr noundef %56, ptr noundef %63, ptr noundef nonnull %72, ptr noundef %75, ptr noundef %78, ptr noundef %56) #29
  %79 = add nuw nsw i32 %67, 1
  %80 = icmp eq i32 %79, %57
  br i1 %80, label %64, label %66

81:                                               ; preds = %64, %81
  %82 = phi i32 [ %88, %81 ], [ 0, %64 ]
  %83 = getelementptr inbounds nuw double, ptr %56, i32 %82
  %84 = load double, ptr %83, align 8
  %85 = getelementptr inbounds nuw double, ptr %3, i32 %82
  %86 = load double, ptr %85, align 8
  %87 = fsub double %86, %84
  store double %87, ptr %85, align 8
  %88 = add nuw nsw i32 %82, 1
  %89 = icmp eq i32 %88, %59
  br i1 %89, label %113, label %81

90:                                               ; preds = %49, %98
  %91 = phi i32 [ 0, %49 ], [ %99, %98 ]
  br i1 %51, label %92, label %98

92:                                               ; preds = %90
  %93 = load ptr, ptr %52, align 4
  %94 = getelementptr double, ptr %93, i32 %91
  %95 = load ptr, ptr %44, align 4
  %96 = getelementptr inbounds nuw double, ptr %3, i32 %91
  %97 = load double, ptr %96, align 8
  br label %101

98:                                               ; preds = %101, %90
  %99 = add nuw nsw i32 %91, 1
  %100 = icmp eq i32 %99, %47
  br i1 %100, label %113, label %90

101:                                              ; preds = %92, %101
  %102 = phi double [ %97, %92 ], [ %110, %101 ]
  %103 = phi i32 [ 0, %92 ], [ %111, %101 ]
  %104 = mul nuw nsw i32 %103, %47
  %105 = getelementptr double, ptr %94, i32 %104
  %106 = load double, ptr %105, align 8
  %107 = getelementptr inbounds nuw double, ptr %95, i32 %103
  %108 = load double, ptr %107, align 8
  %109 = fneg double %106
  %110 = tail call double @llvm.fmuladd.f64(double %109, double %108, double %102)
  store double %110, ptr %96, align 8
  %111 = add nuw nsw i32 %103, 1
  %112 = icmp eq i32 %111, %50
  br i1 %112, label %98, label %101

113:                                              ; preds = %81, %98, %46, %64
  ret void
}

define internal fastcc void @sparse_level(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Level_) align 8 initializes((0, 152)) %0, ptr nocapture noundef readonly %1, ptr nocapture noundef nonnull readonly %2, i32 noundef range(i32 -2147483648, 3) %3, ptr noundef %4) unnamed_addr #21 {
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %7, label %81

7:                                                ; preds = %5
  store ptr @appell_sparse_norms, ptr %0, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 4
  store i32 0, ptr %8, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %10 = getelementptr inbounds nuw i8, ptr %2, i32 192
  %11 = load ptr, ptr %10, align 8
  %12 = load i32, ptr @appell_n_norm_rows, align 4
  %13 = getelementptr inbounds double, ptr %11, i32 %12
  %14 = getelementptr inbounds nuw i8, ptr %2, i32 252
  %15 = load ptr, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %2, i32 256
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %2, i32 260
  %19 = load ptr, ptr %18, align 4
  %20 = load i32, ptr @appell_plan_norms, align 4
  store i32 %20, ptr %9, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %22 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_norms, i32 4), align 4
  store i32 %22, ptr %21, align 4
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %24 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_norms, i32 8), align 4
  store i32 %24, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %26 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_norms, i32 12), align 4
  store i32 %26, ptr %25, align 4
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %28 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_norms, i32 16), align 4
  store i32 %28, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %30 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_norms, i32 20), align 4
  store i32 %30, ptr %29, align 4
  %31 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %32 = add nsw i32 %22, %20
  store i32 %32, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i32 36
  %34 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %35 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %36 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %37 = getelementptr inbounds nuw i8, ptr %0, i32 52
  %38 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %39 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %40 = getelementptr inbounds nuw i8, ptr %0, i32 64
  %41 = getelementptr inbounds nuw i8, ptr %0, i32 68
  %42 = getelementptr inbounds nuw i8, ptr %0, i32 72
  %43 = getelementptr inbounds nuw i8, ptr %0, i32 76
  %44 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %45 = getelementptr inbounds nuw i8, ptr %0, i32 84
  store ptr getelementptr inbounds nuw (i8, ptr @appell_plan_norms, i32 40), ptr %33, align 4
  %46 = getelementptr inbounds i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_norms, i32 40), i32 %32
  store ptr %46, ptr %34, align 8
  %47 = getelementptr i32, ptr %46, i32 %32
  %48 = getelementptr i8, ptr %47, i32 4
  store ptr %48, ptr %35, align 4
  %49 = getelementptr inbounds i32, ptr %48, i32 %28
  store ptr %49, ptr %36, align 8
  %50 = getelementptr inbounds i32, ptr %49, i32 %28
  store ptr %50, ptr %37, align 4
  %51 = getelementptr i32, ptr %50, i32 %32
  %52 = getelementptr i8, ptr %51, i32 4
  store ptr %52, ptr %38, align 8
  %53 = getelementptr inbounds i32, ptr %52, i32 %30
  store ptr %53, ptr %39, align 4
  %54 = getelementptr i32, ptr %53, i32 %32
  %55 = getelementptr i8, ptr %54, i32 4
  store ptr %55, ptr %40, align 8
  %56 = getelementptr inbounds i32, ptr %55, i32 %30
  store ptr %56, ptr %41, align 4
  %57 = getelementptr inbounds i32, ptr %56, i32 %30
  store ptr %57, ptr %42, align 8
  %58 = getelementptr inbounds i32, ptr %57, i32 %24
  store ptr %58, ptr %43, align 4
  %59 = getelementptr inbounds i32, ptr %58, i32 %24
  store ptr %59, ptr %44, align 8
  %60 = getelementptr inbounds i32, ptr %59, i32 %26
  store ptr %60, ptr %45, align 4
  %61 = getelementptr inbounds nuw i8, ptr %0, i32 88
  store ptr null, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i32 92
  store ptr %13, ptr %62, align 4
  %63 = getelementptr inbounds nuw i8, ptr %0, i32 96
  store ptr %15, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i32 100
  store ptr %17, ptr %64, align 4
  %65 = getelementptr inbounds nuw i8, ptr %0, i32 104
  store ptr %19, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i32 108
  %67 = getelementptr inbounds nuw i8, ptr %2, i32 196
  %68 = load ptr, ptr %67, align 4
  store ptr %68, ptr %66, align 4
  %69 = getelementptr inbounds nuw i8, ptr %0, i32 112
  store double 0x7FF0000000000000, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i32 120
  store i32 -1, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i32 124
  store i32 0, ptr %71, align 4
  %72 = getelementptr inbounds nuw i8, ptr %0, i32 128
  store i32 0, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i32 132
  store i32 8, ptr %73, align 4
  %74 = getelementptr inbounds nuw i8, ptr %0, i32 136
  %75 = load i32, ptr @appell_n_coordinates, align 4
  store i32 %75, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %0, i32 140
  store ptr %11, ptr %76, align 4
  %77 = getelementptr inbounds nuw i8, ptr %0, i32 144
  store ptr %4, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i32 148
  %79 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %80 = load ptr, ptr %79, align 8
  store ptr %80, ptr %78, align 4
  br label %271

81:                                               ; preds = %5
  %82 = icmp ne i32 %3, 1
  %83 = load i32, ptr @appell_levels_agree, align 4
  %84 = icmp ne i32 %83, 0
  %85 = select i1 %82, i1 true, i1 %84
  br i1 %85, label %162, label %86

86:                                               ; preds = %81
  store ptr @appell_sparse_position, ptr %0, align 8
  %87 = getelementptr inbounds nuw i8, ptr %0, i32 4
  store i32 0, ptr %87, align 4
  %88 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %89 = getelementptr inbounds nuw i8, ptr %2, i32 188
  %90 = load ptr, ptr %89, align 4
  %91 = getelementptr inbounds nuw i8, ptr %2, i32 180
  %92 = load ptr, ptr %91, align 4
  %93 = load i32, ptr @appell_n_position_rows, align 4
  %94 = getelementptr inbounds double, ptr %92, i32 %93
  %95 = getelementptr inbounds nuw i8, ptr %2, i32 228
  %96 = load ptr, ptr %95, align 4
  %97 = getelementptr inbounds nuw i8, ptr %2, i32 232
  %98 = load ptr, ptr %97, align 8
  %99 = getelementptr inbounds nuw i8, ptr %2, i32 236
  %100 = load ptr, ptr %99, align 4
  %101 = load i32, ptr @appell_plan_position, align 4
  store i32 %101, ptr %88, align 8
  %102 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %103 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_position, i32 4), align 4
  store i32 %103, ptr %102, align 4
  %104 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %105 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_position, i32 8), align 4
  store i32 %105, ptr %104, align 8
  %106 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %107 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_position, i32 12), align 4
  store i32 %107, ptr %106, align 4
  %108 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %109 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_position, i32 16), align 4
  store i32 %109, ptr %108, align 8
  %110 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %111 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_position, i32 20), align 4
  store i32 %111, ptr %110, align 4
  %112 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %113 = add nsw i32 %103, %101
  store i32 %113, ptr %112, align 8
  %114 = getelementptr inbounds nuw i8, ptr %0, i32 36
  %115 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %116 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %117 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %118 = getelementptr inbounds nuw i8, ptr %0, i32 52
  %119 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %120 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %121 = getelementptr inbounds nuw i8, ptr %0, i32 64
  %122 = getelementptr inbounds nuw i8, ptr %0, i32 68
  %123 = getelementptr inbounds nuw i8, ptr %0, i32 72
  %124 = getelementptr inbounds nuw i8, ptr %0, i32 76
  %125 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %126 = getelementptr inbounds nuw i8, ptr %0, i32 84
  store ptr getelementptr inbounds nuw (i8, ptr @appell_plan_position, i32 40), ptr %114, align 4
  %127 = getelementptr inbounds i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_position, i32 40), i32 %113
  store ptr %127, ptr %115, align 8
  %128 = getelementptr i32, ptr %127, i32 %113
  %129 = getelementptr i8, ptr %128, i32 4
  store ptr %129, ptr %116, align 4
  %130 = getelementptr inbounds i32, ptr %129, i32 %109
  store ptr %130, ptr %117, align 8
  %131 = getelementptr inbounds i32, ptr %130, i32 %109
  store ptr %131, ptr %118, align 4
  %132 = getelementptr i32, ptr %131, i32 %113
  %133 = getelementptr i8, ptr %132, i32 4
  store ptr %133, ptr %119, align 8
  %134 = getelementptr inbounds i32, ptr %133, i32 %111
  store ptr %134, ptr %120, align 4
  %135 = getelementptr i32, ptr %134, i32 %113
  %136 = getelementptr i8, ptr %135, i32 4
  store ptr %136, ptr %121, align 8
  %137 = getelementptr inbounds i32, ptr %136, i32 %111
  store ptr %137, ptr %122, align 4
  %138 = getelementptr inbounds i32, ptr %137, i32 %111
  store ptr %138, ptr %123, align 8
  %139 = getelementptr inbounds i32, ptr %138, i32 %105
  store ptr %139, ptr %124, align 4
  %140 = getelementptr inbounds i32, ptr %139, i32 %105
  store ptr %140, ptr %125, align 8
  %141 = getelementptr inbounds i32, ptr %140, i32 %107
  store ptr %141, ptr %126, align 4
  %142 = getelementptr inbounds nuw i8, ptr %0, i32 88
  store ptr %90, ptr %142, align 8
  %143 = getelementptr inbounds nuw i8, ptr %0, i32 92
  store ptr %94, ptr %143, align 4
  %144 = getelementptr inbounds nuw i8, ptr %0, i32 96
  store ptr %96, ptr %144, align 8
  %145 = getelementptr inbounds nuw i8, ptr %0, i32 100
  store ptr %98, ptr %145, align 4
  %146 = getelementptr inbounds nuw i8, ptr %0, i32 104
  store ptr %100, ptr %146, align 8
  %147 = getelementptr inbounds nuw i8, ptr %0, i32 108
  %148 = getelementptr inbounds nuw i8, ptr %2, i32 196
  %149 = load ptr, ptr %148, align 4
  store ptr %149, ptr %147, align 4
  %150 = getelementptr inbounds nuw i8, ptr %0, i32 112
  store double 0x7FF0000000000000, ptr %150, align 8
  %151 = getelementptr inbounds nuw i8, ptr %0, i32 120
  store i32 -1, ptr %151, align 8
  %152 = getelementptr inbounds nuw i8, ptr %0, i32 124
  store i32 0, ptr %152, align 4
  %153 = getelementptr inbounds nuw i8, ptr %0, i32 128
  store i32 1, ptr %153, align 8
  %154 = getelementptr inbounds nuw i8, ptr %0, i32 132
  store i32 6, ptr %154, align 4
  %155 = getelementptr inbounds nuw i8, ptr %0, i32 136
  %156 = load i32, ptr @appell_n_coordinates, align 4
  store i32 %156, ptr %155, align 8
  %157 = getelementptr inbounds nuw i8, ptr %0, i32 140
  store ptr %92, ptr %157, align 4
  %158 = getelementptr inbounds nuw i8, ptr %0, i32 144
  store ptr %4, ptr %158, align 8
  %159 = getelementptr inbounds nuw i8, ptr %0, i32 148
  %160 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %161 = load ptr, ptr %160, align 8
  store ptr %161, ptr %159, align 4
  br label %271

162:                                              ; preds = %81
  %163 = getelementptr inbounds nuw i8, ptr %2, i32 188
  %164 = load ptr, ptr %163, align 4
  %165 = getelementptr inbounds nuw i8, ptr %2, i32 240
  %166 = load ptr, ptr %165, align 8
  %167 = getelementptr inbounds nuw i8, ptr %2, i32 244
  %168 = load ptr, ptr %167, align 4
  %169 = getelementptr inbounds nuw i8, ptr %2, i32 248
  %170 = load ptr, ptr %169, align 8
  %171 = load i32, ptr @appell_plan_velocity, align 4
  %172 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_velocity, i32 4), align 4
  %173 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_velocity, i32 8), align 4
  %174 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_velocity, i32 12), align 4
  %175 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_velocity, i32 16), align 4
  %176 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_velocity, i32 20), align 4
  %177 = add nsw i32 %172, %171
  %178 = getelementptr inbounds i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_velocity, i32 40), i32 %177
  %179 = getelementptr i32, ptr %178, i32 %177
  %180 = getelementptr i8, ptr %179, i32 4
  %181 = getelementptr inbounds i32, ptr %180, i32 %175
  %182 = getelementptr inbounds i32, ptr %181, i32 %175
  %183 = getelementptr i32, ptr %182, i32 %177
  %184 = getelementptr i8, ptr %183, i32 4
  %185 = getelementptr inbounds i32, ptr %184, i32 %176
  %186 = getelementptr i32, ptr %185, i32 %177
  %187 = getelementptr i8, ptr %186, i32 4
  %188 = getelementptr inbounds i32, ptr %187, i32 %176
  %189 = getelementptr inbounds i32, ptr %188, i32 %176
  %190 = getelementptr inbounds i32, ptr %189, i32 %173
  %191 = getelementptr inbounds i32, ptr %190, i32 %173
  %192 = getelementptr inbounds i32, ptr %191, i32 %174
  %193 = getelementptr inbounds nuw i8, ptr %2, i32 196
  %194 = load ptr, ptr %193, align 4
  %195 = icmp eq i32 %3, 2
  %196 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %197 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %198 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %199 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %200 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %201 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %202 = getelementptr inbounds nuw i8, ptr %0, i32 28
  %203 = getelementptr inbounds nuw i8, ptr %0, i32 32
  %204 = getelementptr inbounds nuw i8, ptr %0, i32 36
  %205 = getelementptr inbounds nuw i8, ptr %0, i32 40
  %206 = getelementptr inbounds nuw i8, ptr %0, i32 44
  %207 = getelementptr inbounds nuw i8, ptr %0, i32 48
  %208 = getelementptr inbounds nuw i8, ptr %0, i32 52
  %209 = getelementptr inbounds nuw i8, ptr %0, i32 56
  %210 = getelementptr inbounds nuw i8, ptr %0, i32 60
  %211 = getelementptr inbounds nuw i8, ptr %0, i32 64
  br i1 %195, label %212, label %243

212:                                              ; preds = %162
  %213 = getelementptr inbounds nuw i8, ptr %2, i32 184
  %214 = load ptr, ptr %213, align 8
  %215 = load i32, ptr @appell_n_velocity_rows, align 4
  %216 = getelementptr inbounds double, ptr %214, i32 %215
  store ptr @appell_sparse_velocity, ptr %0, align 8
  store i32 0, ptr %196, align 4
  store i32 %171, ptr %197, align 8
  store i32 %172, ptr %198, align 4
  store i32 %173, ptr %199, align 8
  store i32 %174, ptr %200, align 4
  store i32 %175, ptr %201, align 8
  store i32 %176, ptr %202, align 4
  store i32 %177, ptr %203, align 8
  store ptr getelementptr inbounds nuw (i8, ptr @appell_plan_velocity, i32 40), ptr %204, align 4
  store ptr %178, ptr %205, align 8
  store ptr %180, ptr %206, align 4
  store ptr %181, ptr %207, align 8
  store ptr %182, ptr %208, align 4
  store ptr %184, ptr %209, align 8
  store ptr %185, ptr %210, align 4
  store ptr %187, ptr %211, align 8
  %217 = getelementptr inbounds nuw i8, ptr %0, i32 68
  store ptr %188, ptr %217, align 4
  %218 = getelementptr inbounds nuw i8, ptr %0, i32 72
  store ptr %189, ptr %218, align 8
  %219 = getelementptr inbounds nuw i8, ptr %0, i32 76
  store ptr %190, ptr %219, align 4
  %220 = getelementptr inbounds nuw i8, ptr %0, i32 80
  store ptr %191, ptr %220, align 8
  %221 = getelementptr inbounds nuw i8, ptr %0, i32 84
  store ptr %192, ptr %221, align 4
  %222 = getelementptr inbounds nuw i8, ptr %0, i32 88
  store ptr %164, ptr %222, align 8
  %223 = getelementptr inbounds nuw i8, ptr %0, i32 92
  store ptr %216, ptr %223, align 4
  %224 = getelementptr inbounds nuw i8, ptr %0, i32 96
  store ptr %166, ptr %224, align 8
  %225 = getelementptr inbounds nuw i8, ptr %0, i32 100
  store ptr %168, ptr %225, align 4
  %226 = getelementptr inbounds nuw i8, ptr %0, i32 104
  store ptr %170, ptr %226, align 8
  %227 = getelementptr inbounds nuw i8, ptr %0, i32 108
  store ptr %194, ptr %227, align 4
  %228 = getelementptr inbounds nuw i8, ptr %0, i32 112
  store double 0x7FF0000000000000, ptr %228, align 8
  %229 = getelementptr inbounds nuw i8, ptr %0, i32 120
  store i32 -1, ptr %229, align 8
  %230 = getelementptr inbounds nuw i8, ptr %0, i32 124
  store i32 0, ptr %230, align 4
  %231 = getelementptr inbounds nuw i8, ptr %0, i32 128
  store i32 2, ptr %231, align 8
  %232 = getelementptr inbounds nuw i8, ptr %0, i32 132
  store i32 7, ptr %232, align 4
  %233 = getelementptr inbounds nuw i8, ptr %0, i32 136
  %234 = load i32, ptr @appell_n_speeds, align 4
  store i32 %234, ptr %233, align 8
  %235 = getelementptr inbounds nuw i8, ptr %0, i32 140
  store ptr %214, ptr %235, align 4
  %236 = getelementptr inbounds nuw i8, ptr %0, i32 144
  %237 = load i32, ptr @appell_n_coordinates, align 4
  %238 = getelementptr inbounds double, ptr %4, i32 %237
  store ptr %238, ptr %236, align 8
  %239 = getelementptr inbounds nuw i8, ptr %0, i32 148
  %240 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %241 = load ptr, ptr %240, align 8
  %242 = getelementptr inbounds double, ptr %241, i32 %237
  store ptr %242, ptr %239, align 4
  br label %271

243:                                              ; preds = %162
  %244 = getelementptr inbounds nuw i8, ptr %2, i32 180
  %245 = load ptr, ptr %244, align 4
  %246 = load i32, ptr @appell_n_position_rows, align 4
  %247 = getelementptr inbounds double, ptr %245, i32 %246
  store ptr @appell_sparse_position, ptr %0, align 8
  store i32 0, ptr %196, align 4
  store i32 %171, ptr %197, align 8
  store i32 %172, ptr %198, align 4
  store i32 %173, ptr %199, align 8
  store i32 %174, ptr %200, align 4
  store i32 %175, ptr %201, align 8
  store i32 %176, ptr %202, align 4
  store i32 %177, ptr %203, align 8
  store ptr getelementptr inbounds nuw (i8, ptr @appell_plan_velocity, i32 40), ptr %204, align 4
  store ptr %178, ptr %205, align 8
  store ptr %180, ptr %206, align 4
  store ptr %181, ptr %207, align 8
  store ptr %182, ptr %208, align 4
  store ptr %184, ptr %209, align 8
  store ptr %185, ptr %210, align 4
  store ptr %187, ptr %211, align 8
  %248 = getelementptr inbounds nuw i8, ptr %0, i32 68
  store ptr %188, ptr %248, align 4
  %249 = getelementptr inbounds nuw i8, ptr %0, i32 72
  store ptr %189, ptr %249, align 8
  %250 = getelementptr inbounds nuw i8, ptr %0, i32 76
  store ptr %190, ptr %250, align 4
  %251 = getelementptr inbounds nuw i8, ptr %0, i32 80
  store ptr %191, ptr %251, align 8
  %252 = getelementptr inbounds nuw i8, ptr %0, i32 84
  store ptr %192, ptr %252, align 4
  %253 = getelementptr inbounds nuw i8, ptr %0, i32 88
  store ptr %164, ptr %253, align 8
  %254 = getelementptr inbounds nuw i8, ptr %0, i32 92
  store ptr %247, ptr %254, align 4
  %255 = getelementptr inbounds nuw i8, ptr %0, i32 96
  store ptr %166, ptr %255, align 8
  %256 = getelementptr inbounds nuw i8, ptr %0, i32 100
  store ptr %168, ptr %256, align 4
  %257 = getelementptr inbounds nuw i8, ptr %0, i32 104
  store ptr %170, ptr %257, align 8
  %258 = getelementptr inbounds nuw i8, ptr %0, i32 108
  store ptr %194, ptr %258, align 4
  %259 = getelementptr inbounds nuw i8, ptr %0, i32 112
  store double 0x7FF0000000000000, ptr %259, align 8
  %260 = getelementptr inbounds nuw i8, ptr %0, i32 120
  store i32 -1, ptr %260, align 8
  %261 = getelementptr inbounds nuw i8, ptr %0, i32 124
  store i32 0, ptr %261, align 4
  %262 = getelementptr inbounds nuw i8, ptr %0, i32 128
  store i32 %3, ptr %262, align 8
  %263 = getelementptr inbounds nuw i8, ptr %0, i32 132
  store i32 6, ptr %263, align 4
  %264 = getelementptr inbounds nuw i8, ptr %0, i32 136
  %265 = load i32, ptr @appell_n_coordinates, align 4
  store i32 %265, ptr %264, align 8
  %266 = getelementptr inbounds nuw i8, ptr %0, i32 140
  store ptr %245, ptr %266, align 4
  %267 = getelementptr inbounds nuw i8, ptr %0, i32 144
  store ptr %4, ptr %267, align 8
  %268 = getelementptr inbounds nuw i8, ptr %0, i32 148
  %269 = getelementptr inbounds nuw i8, ptr %1, i32 16
  %270 = load ptr, ptr %269, align 8
  store ptr %270, ptr %268, align 4
  br label %271

271:                                              ; preds = %212, %243, %86, %7
  ret void
}

define internal fastcc void @move_coordinates(ptr nocapture noundef nonnull readonly %0, double noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3) unnamed_addr #18 {
  %5 = load i32, ptr @appell_plan_pull, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %19

7:                                                ; preds = %4
  %8 = load i32, ptr @appell_n_coordinates, align 4
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %64

10:                                               ; preds = %7, %10
  %11 = phi i32 [ %17, %10 ], [ 0, %7 ]
  %12 = getelementptr inbounds nuw double, ptr %2, i32 %11
  %13 = load double, ptr %12, align 8
  %14 = getelementptr inbounds nuw double, ptr %3, i32 %11
  %15 = load double, ptr %14, align 8
  %16 = tail call double @llvm.fmuladd.f64(double %1, double %13, double %15)
  store double %16, ptr %14, align 8
  %17 = add nuw nsw i32 %11, 1
  %18 = icmp eq i32 %17, %8
  br i1 %18, label %64, label %10

19:                                               ; preds = %4
  %20 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_pull, i32 4), align 4
  %21 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_pull, i32 8), align 4
  %22 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_pull, i32 12), align 4
  %23 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_pull, i32 16), align 4
  %24 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_pull, i32 20), align 4
  %25 = add nsw i32 %20, %5
  %26 = getelementptr inbounds i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_pull, i32 40), i32 %25
  %27 = getelementptr i32, ptr %26, i32 %25
  %28 = getelementptr i8, ptr %27, i32 4
  %29 = getelementptr inbounds i32, ptr %28, i32 %23
  %30 = getelementptr inbounds i32, ptr %29, i32 %23
  %31 = getelementptr i32, ptr %30, i32 %25
  %32 = getelementptr i8, ptr %31, i32 4
  %33 = getelementptr inbounds i32, ptr %32, i32 %24
  %34 = getelementptr i32, ptr %33, i32 %25
  %35 = getelementptr i8, ptr %34, i32 4
  %36 = getelementptr inbounds i32, ptr %35, i32 %24
  %37 = getelementptr inbounds i32, ptr %36, i32 %24
  %38 = getelementptr inbounds i32, ptr %37, i32 %21
  %39 = getelementptr inbounds i32, ptr %38, i32 %21
  %40 = getelementptr inbounds i32, ptr %39, i32 %22
  %41 = getelementptr inbounds nuw i8, ptr %0, i32 180
  %42 = load ptr, ptr %41, align 4
  %43 = load i32, ptr @appell_n_position_rows, align 4
  %44 = getelementptr inbounds double, ptr %42, i32 %43
  %45 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_position, i32 12), align 4
  %46 = getelementptr inbounds double, ptr %44, i32 %45
  %47 = icmp sgt i32 %22, 0
  br i1 %47, label %48, label %64

48:                                               ; preds = %19, %48
  %49 = phi i32 [ %62, %48 ], [ 0, %19 ]
  %50 = getelementptr inbounds nuw double, ptr %46, i32 %49
  %51 = load double, ptr %50, align 8
  %52 = fmul double %1, %51
  %53 = getelementptr inbounds nuw i32, ptr %39, i32 %49
  %54 = load i32, ptr %53, align 4
  %55 = getelementptr inbounds double, ptr %2, i32 %54
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds nuw i32, ptr %40, i32 %49
  %58 = load i32, ptr %57, align 4
  %59 = getelementptr inbounds double, ptr %3, i32 %58
  %60 = load double, ptr %59, align 8
  %61 = tail call double @llvm.fmuladd.f64(double %52, double %56, double %60)
  store double %61, ptr %59, align 8
  %62 = add nuw nsw i32 %49, 1
  %63 = icmp eq i32 %62, %22
  br i1 %63, label %64, label %48

64:                                               ; preds = %48, %10, %7, %19
  ret void
}

define internal fastcc void @factorise_jacobian(ptr dead_on_unwind noalias nocapture nonnull writable sret(%struct.Factor) align 4 initializes((0, 32)) %0, ptr nocapture noundef readonly %1, ptr nocapture noundef nonnull readonly %2, ptr nocapture noundef readonly %3) unnamed_addr #4 {
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
  %12 = getelementptr inbounds nuw i8, ptr %2, i32 100
  %13 = load ptr, ptr %12, align 4
  store ptr %13, ptr %11, align 4
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %15 = getelementptr inbounds nuw i8, ptr %2, i32 104
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %14, align 4
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %18 = getelementptr inbounds nuw i8, ptr %2, i32 108
  %19 = load ptr, ptr %18, align 4
  store ptr %19, ptr %17, align 4
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %21 = getelementptr inbounds nuw i8, ptr %2, i32 372
  %22 = load ptr, ptr %21, align 4
  store ptr %22, ptr %20, align 4
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 28
  store i32 0, ptr %23, align 4
  %24 = load i32, ptr @appell_n_rows, align 4
  %25 = icmp eq i32 %8, %24
  br i1 %25, label %26, label %29

26:                                               ; preds = %4
  %27 = getelementptr inbounds nuw i8, ptr %1, i32 304
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

define internal fastcc void @raise_by(i32 noundef %0, ptr noundef %1, ptr noundef %2) unnamed_addr #2 {
  %4 = icmp eq ptr %1, null
  br i1 %4, label %63, label %5

5:                                                ; preds = %3
  %6 = load i32, ptr @appell_is_recursive, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %5
  %9 = icmp sgt i32 %0, 0
  br i1 %9, label %38, label %63

10:                                               ; preds = %5
  %11 = load i32, ptr @appell_tree_memory, align 4
  %12 = getelementptr inbounds double, ptr %1, i32 %11
  %13 = load i32, ptr @appell_n_links, align 4
  %14 = icmp sgt i32 %13, 0
  %15 = load i32, ptr @appell_n_coordinates, align 4
  br i1 %14, label %16, label %34

16:                                               ; preds = %10
  %17 = sub i32 0, %15
  %18 = getelementptr inbounds double, ptr %2, i32 %17
  br label %19

19:                                               ; preds = %19, %16
  %20 = phi i32 [ 0, %16 ], [ %32, %19 ]
  %21 = getelementptr inbounds nuw %struct.LinkPlace, ptr @appell_tree_places, i32 %20
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds nuw i8, ptr %21, i32 12
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds i32, ptr @appell_tree_tables, i32 %24
  %26 = getelementptr inbounds nuw i8, ptr %21, i32 8
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds double, ptr %1, i32 %27
  %29 = getelementptr inbounds nuw i8, ptr %21, i32 4
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds double, ptr %1, i32 %30
  tail call void @appell_tree_lifted(i32 noundef %22, double noundef 0.000000e+00, ptr noundef nonnull %12, ptr noundef nonnull %12, ptr noundef %18, ptr noundef nonnull %25, ptr noundef nonnull %28, ptr noundef nonnull %31, ptr noundef nonnull %12) #29
  %32 = add nuw nsw i32 %20, 1
  %33 = icmp eq i32 %32, %13
  br i1 %33, label %34, label %19

34:                                               ; preds = %19, %10
  %35 = getelementptr inbounds double, ptr %12, i32 %15
  %36 = load i32, ptr @appell_n_speeds, align 4
  %37 = shl i32 %36, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %2, ptr nonnull align 8 %35, i32 %37, i1 false)
  br label %63

38:                                               ; preds = %8, %50
  %39 = phi i32 [ %47, %50 ], [ 0, %8 ]
  %40 = getelementptr inbounds nuw double, ptr %2, i32 %39
  %41 = load double, ptr %40, align 8
  %42 = mul nuw nsw i32 %39, %0
  %43 = getelementptr double, ptr %1, i32 %39
  %44 = getelementptr double, ptr %43, i32 %42
  %45 = load double, ptr %44, align 8
  %46 = fdiv double %41, %45
  %47 = add nuw nsw i32 %39, 1
  %48 = getelementptr double, ptr %1, i32 %42
  %49 = icmp slt i32 %47, %0
  br i1 %49, label %53, label %50

50:                                               ; preds = %53, %38
  %51 = phi double [ %46, %38 ], [ %60, %53 ]
  store double %51, ptr %40, align 8
  %52 = icmp eq i32 %47, %0
  br i1 %52, label %63, label %38

53:                                               ; preds = %38, %53
  %54 = phi i32 [ %61, %53 ], [ %47, %38 ]
  %55 = phi double [ %60, %53 ], [ %46, %38 ]
  %56 = getelementptr double, ptr %48, i32 %54
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds nuw double, ptr %2, i32 %54
  %59 = load double, ptr %58, align 8
  %60 = tail call double @llvm.fmuladd.f64(double %57, double %59, double %55)
  %61 = add nuw nsw i32 %54, 1
  %62 = icmp eq i32 %61, %0
  br i1 %62, label %50, label %53

63:                                               ; preds = %50, %8, %3, %34
  ret void
}

declare void @appell_tree_lifted(i32 noundef, double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

define internal fastcc void @pull_back(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3) unnamed_addr #14 {
  %5 = alloca %struct.Factor, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #29
  %6 = load i32, ptr @appell_n_coordinates, align 4
  store i32 %6, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %5, i32 4
  %8 = load i32, ptr @appell_n_speeds, align 4
  store i32 %8, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %5, i32 8
  store i32 0, ptr %9, align 4
  %10 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %12 = load ptr, ptr %11, align 8
  store ptr %12, ptr %10, align 4
  %13 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 116
  %15 = load ptr, ptr %14, align 4
  store ptr %15, ptr %13, align 4
  %16 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %17 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %18 = load ptr, ptr %17, align 8
  store ptr %18, ptr %16, align 4
  %19 = getelementptr inbounds nuw i8, ptr %5, i32 24
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 376
  %21 = load ptr, ptr %20, align 8
  store ptr %21, ptr %19, align 4
  %22 = getelementptr inbounds nuw i8, ptr %5, i32 28
  store i32 0, ptr %22, align 4
  %23 = shl i32 %6, 3
  %24 = mul i32 %23, %8
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %12, ptr align 8 %1, i32 %24, i1 false)
  call fastcc void @factorise(ptr noundef %5, ptr noundef null)
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 84
  %26 = load ptr, ptr %25, align 4
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %26, ptr align 8 %2, i32 %23, i1 false)
  %27 = load ptr, ptr %25, align 4
  call fastcc void @q_transposed(ptr noundef %5, ptr noundef %27)
  %28 = shl i32 %8, 3
  tail call void @llvm.memset.p0.i32(ptr align 8 %3, i8 0, i32 %28, i1 false)
  %29 = load ptr, ptr %25, align 4
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
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #29
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

declare void @appell_tree_pulled(i32 noundef, double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

declare void @appell_tree_displaced(i32 noundef, double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

define internal fastcc double @allowed_work_error(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, double noundef %2, double noundef %3, ptr nocapture noundef readonly %4, i32 noundef range(i32 3, 13) %5, i32 noundef %6) unnamed_addr #20 {
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = icmp sgt i32 %8, 0
  %10 = load i32, ptr @appell_n_coordinates, align 4
  br i1 %9, label %11, label %17

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %13 = load ptr, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 280
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr double, ptr %15, i32 %10
  br label %33

17:                                               ; preds = %33, %7
  %18 = phi double [ 0.000000e+00, %7 ], [ %46, %33 ]
  %19 = phi double [ 0.000000e+00, %7 ], [ %44, %33 ]
  %20 = add nsw i32 %10, %8
  %21 = load i32, ptr @appell_n_auxiliaries, align 4
  %22 = add nsw i32 %20, %21
  %23 = load i32, ptr @appell_n_quadratures, align 4
  %24 = add nsw i32 %22, %23
  %25 = load i32, ptr @appell_n_rows, align 4
  %26 = shl nsw i32 %25, 1
  %27 = add i32 %20, 2
  %28 = add i32 %27, %26
  %29 = tail call noundef i32 @llvm.smax.i32(i32 %24, i32 %28)
  %30 = add nsw i32 %29, 3
  %31 = and i32 %30, -4
  %32 = getelementptr double, ptr %4, i32 %6
  br label %68

33:                                               ; preds = %11, %33
  %34 = phi double [ 0.000000e+00, %11 ], [ %44, %33 ]
  %35 = phi double [ 0.000000e+00, %11 ], [ %46, %33 ]
  %36 = phi i32 [ 0, %11 ], [ %47, %33 ]
  %37 = getelementptr inbounds nuw double, ptr %13, i32 %36
  %38 = load double, ptr %37, align 8
  %39 = fdiv double 1.000000e+00, %38
  %40 = getelementptr double, ptr %16, i32 %36
  %41 = load double, ptr %40, align 8
  %42 = fmul double %39, %41
  %43 = fmul double %42, 5.000000e-01
  %44 = tail call double @llvm.fmuladd.f64(double %43, double %42, double %34)
  %45 = fmul double %39, 5.000000e-01
  %46 = tail call double @llvm.fmuladd.f64(double %45, double %39, double %35)
  %47 = add nuw nsw i32 %36, 1
  %48 = icmp eq i32 %47, %8
  br i1 %48, label %17, label %33

49:                                               ; preds = %68
  %50 = getelementptr inbounds nuw i8, ptr %1, i32 276
  %51 = load ptr, ptr %50, align 4
  %52 = getelementptr inbounds double, ptr %51, i32 %6
  %53 = load double, ptr %52, align 8
  %54 = tail call double @llvm.fabs.f64(double %53)
  %55 = getelementptr inbounds nuw i8, ptr %1, i32 280
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds double, ptr %56, i32 %6
  %58 = load double, ptr %57, align 8
  %59 = tail call double @llvm.fabs.f64(double %58)
  %60 = tail call double @llvm.maxnum.f64(double %54, double %59)
  %61 = fadd double %19, %60
  %62 = tail call double @llvm.fabs.f64(double %2)
  %63 = tail call double @llvm.fmuladd.f64(double %62, double %76, double %61)
  %64 = tail call double @llvm.maxnum.f64(double %3, double 0x3D719799812DEA11)
  %65 = fmul double %64, 1.000000e-02
  %66 = fmul double %65, %18
  %67 = tail call double @llvm.fmuladd.f64(double %3, double %63, double %66)
  ret double %67

68:                                               ; preds = %17, %68
  %69 = phi i32 [ 0, %17 ], [ %77, %68 ]
  %70 = phi double [ 0.000000e+00, %17 ], [ %76, %68 ]
  %71 = mul nsw i32 %31, %69
  %72 = getelementptr double, ptr %32, i32 %71
  %73 = load double, ptr %72, align 8
  %74 = tail call double @llvm.fabs.f64(double %73)
  %75 = fcmp ogt double %74, %70
  %76 = select i1 %75, double %74, double %70
  %77 = add nuw nsw i32 %69, 1
  %78 = icmp eq i32 %77, %5
  br i1 %78, label %49, label %68
}

define internal fastcc range(i32 0, 12) i32 @all_stages(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, i32 noundef range(i32 0, 2) %3) unnamed_addr #22 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i32 276
  %6 = load ptr, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 296
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 284
  %10 = load ptr, ptr %9, align 4
  tail call fastcc void @combine(ptr noundef %6, double noundef %2, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @DOP_A, i32 128), i32 noundef 1, i32 noundef 1, ptr noundef %8, ptr noundef %10)
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %12 = load double, ptr %11, align 8
  %13 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FAAEE6838DAE63A, double %12)
  %14 = load ptr, ptr %7, align 8
  %15 = load i32, ptr @appell_n_coordinates, align 4
  %16 = load i32, ptr @appell_n_speeds, align 4
  %17 = add nsw i32 %16, %15
  %18 = load i32, ptr @appell_n_auxiliaries, align 4
  %19 = add nsw i32 %17, %18
  %20 = load i32, ptr @appell_n_quadratures, align 4
  %21 = add nsw i32 %19, %20
  %22 = load i32, ptr @appell_n_rows, align 4
  %23 = shl nsw i32 %22, 1
  %24 = add i32 %17, 2
  %25 = add i32 %24, %23
  %26 = tail call noundef i32 @llvm.smax.i32(i32 %21, i32 %25)
  %27 = add nsw i32 %26, 3
  %28 = and i32 %27, -4
  %29 = getelementptr inbounds double, ptr %14, i32 %28
  %30 = icmp eq i32 %3, 0
  %31 = load ptr, ptr %9, align 4
  br i1 %30, label %34, label %32

32:                                               ; preds = %4
  %33 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %13, ptr noundef %31, ptr noundef %29, i32 noundef 0)
  br label %36

34:                                               ; preds = %4
  %35 = tail call fastcc i32 @quick_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %13, ptr noundef %31, ptr noundef %29)
  br label %36

36:                                               ; preds = %32, %34
  %37 = phi i32 [ %33, %32 ], [ %35, %34 ]
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %143

39:                                               ; preds = %36
  %40 = load ptr, ptr %5, align 4
  %41 = load ptr, ptr %7, align 8
  %42 = load ptr, ptr %9, align 4
  tail call fastcc void @combine(ptr noundef %40, double noundef %2, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @DOP_A, i32 256), i32 noundef 1, i32 noundef 2, ptr noundef %41, ptr noundef %42)
  %43 = load double, ptr %11, align 8
  %44 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FB432CE2AA42CAC, double %43)
  %45 = load ptr, ptr %7, align 8
  %46 = shl nsw i32 %28, 4
  %47 = getelementptr inbounds i8, ptr %45, i32 %46
  %48 = load ptr, ptr %9, align 4
  br i1 %30, label %51, label %49

49:                                               ; preds = %39
  %50 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %44, ptr noundef %48, ptr noundef %47, i32 noundef 0)
  br label %53

51:                                               ; preds = %39
  %52 = tail call fastcc i32 @quick_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %44, ptr noundef %48, ptr noundef %47)
  br label %53

53:                                               ; preds = %49, %51
  %54 = phi i32 [ %50, %49 ], [ %52, %51 ]
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %143

56:                                               ; preds = %53
  %57 = load ptr, ptr %5, align 4
  %58 = load ptr, ptr %7, align 8
  %59 = load ptr, ptr %9, align 4
  tail call fastcc void @combine(ptr noundef %57, double noundef %2, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @DOP_A, i32 384), i32 noundef 2, i32 noundef 3, ptr noundef %58, ptr noundef %59)
  %60 = load double, ptr %11, align 8
  %61 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FBE4C353FF64302, double %60)
  %62 = load ptr, ptr %7, align 8
  %63 = mul nsw i32 %28, 24
  %64 = getelementptr inbounds i8, ptr %62, i32 %63
  %65 = load ptr, ptr %9, align 4
  br i1 %30, label %68, label %66

66:                                               ; preds = %56
  %67 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %61, ptr noundef %65, ptr noundef %64, i32 noundef 0)
  br label %70

68:                                               ; preds = %56
  %69 = tail call fastcc i32 @quick_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %61, ptr noundef %65, ptr noundef %64)
  br label %70

70:                                               ; preds = %66, %68
  %71 = phi i32 [ %67, %66 ], [ %69, %68 ]
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %143

73:                                               ; preds = %70
  %74 = load ptr, ptr %5, align 4
  %75 = load ptr, ptr %7, align 8
  %76 = load ptr, ptr %9, align 4
  tail call fastcc void @combine(ptr noundef %74, double noundef %2, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @DOP_A, i32 512), i32 noundef 2, i32 noundef 4, ptr noundef %75, ptr noundef %76)
  %77 = load double, ptr %11, align 8
  %78 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FD2068C499C08D9, double %77)
  %79 = load ptr, ptr %7, align 8
  %80 = shl nsw i32 %28, 5
  %81 = getelementptr inbounds i8, ptr %79, i32 %80
  %82 = load ptr, ptr %9, align 4
  br i1 %30, label %85, label %83

83:                                               ; preds = %73
  %84 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %78, ptr noundef %82, ptr noundef %81, i32 noundef 0)
  br label %87

85:                                               ; preds = %73
  %86 = tail call fastcc i32 @quick_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %78, ptr noundef %82, ptr noundef %81)
  br label %87

87:                                               ; preds = %83, %85
  %88 = phi i32 [ %84, %83 ], [ %86, %85 ]
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %143

90:                                               ; preds = %87
  %91 = load ptr, ptr %5, align 4
  %92 = load ptr, ptr %7, align 8
  %93 = load ptr, ptr %9, align 4
  tail call fastcc void @combine(ptr noundef %91, double noundef %2, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @DOP_A, i32 640), i32 noundef 3, i32 noundef 5, ptr noundef %92, ptr noundef %93)
  %94 = tail call fastcc i32 @evaluate_stage(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, i32 noundef 5, i32 noundef %3)
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %143

96:                                               ; preds = %90
  %97 = load ptr, ptr %5, align 4
  %98 = load ptr, ptr %7, align 8
  %99 = load ptr, ptr %9, align 4
  tail call fastcc void @combine(ptr noundef %97, double noundef %2, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @DOP_A, i32 768), i32 noundef 3, i32 noundef 6, ptr noundef %98, ptr noundef %99)
  %100 = tail call fastcc i32 @evaluate_stage(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, i32 noundef 6, i32 noundef %3)
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %143

102:                                              ; preds = %96
  %103 = load ptr, ptr %5, align 4
  %104 = load ptr, ptr %7, align 8
  %105 = load ptr, ptr %9, align 4
  tail call fastcc void @combine(ptr noundef %103, double noundef %2, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @DOP_A, i32 896), i32 noundef 3, i32 noundef 7, ptr noundef %104, ptr noundef %105)
  %106 = tail call fastcc i32 @evaluate_stage(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, i32 noundef 7, i32 noundef %3)
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %143

108:                                              ; preds = %102
  %109 = load ptr, ptr %5, align 4
  %110 = load ptr, ptr %7, align 8
  %111 = load ptr, ptr %9, align 4
  tail call fastcc void @combine(ptr noundef %109, double noundef %2, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @DOP_A, i32 1024), i32 noundef 3, i32 noundef 8, ptr noundef %110, ptr noundef %111)
  %112 = tail call fastcc i32 @evaluate_stage(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, i32 noundef 8, i32 noundef %3)
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %143

114:                                              ; preds = %108
  %115 = load ptr, ptr %5, align 4
  %116 = load ptr, ptr %7, align 8
  %117 = load ptr, ptr %9, align 4
  tail call fastcc void @combine(ptr noundef %115, double noundef %2, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @DOP_A, i32 1152), i32 noundef 3, i32 noundef 9, ptr noundef %116, ptr noundef %117)
  %118 = tail call fastcc i32 @evaluate_stage(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, i32 noundef 9, i32 noundef %3)
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %143

120:                                              ; preds = %114
  %121 = load ptr, ptr %5, align 4
  %122 = load ptr, ptr %7, align 8
  %123 = load ptr, ptr %9, align 4
  tail call fastcc void @combine(ptr noundef %121, double noundef %2, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @DOP_A, i32 1280), i32 noundef 3, i32 noundef 10, ptr noundef %122, ptr noundef %123)
  %124 = tail call fastcc i32 @evaluate_stage(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, i32 noundef 10, i32 noundef %3)
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %143

126:                                              ; preds = %120
  %127 = load ptr, ptr %5, align 4
  %128 = load ptr, ptr %7, align 8
  %129 = load ptr, ptr %9, align 4
  tail call fastcc void @combine(ptr noundef %127, double noundef %2, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @DOP_A, i32 1408), i32 noundef 3, i32 noundef 11, ptr noundef %128, ptr noundef %129)
  %130 = tail call fastcc i32 @evaluate_stage(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, i32 noundef 11, i32 noundef %3)
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %143

132:                                              ; preds = %126
  %133 = load ptr, ptr %5, align 4
  %134 = load ptr, ptr %7, align 8
  %135 = getelementptr inbounds nuw i8, ptr %1, i32 280
  %136 = load ptr, ptr %135, align 8
  tail call fastcc void @combine(ptr noundef %133, double noundef %2, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @DOP_A, i32 1536), i32 noundef 5, i32 noundef 12, ptr noundef %134, ptr noundef %136)
  %137 = load ptr, ptr %135, align 8
  %138 = tail call fastcc i32 @all_finite(i32 noundef %21, ptr noundef %137)
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %143

140:                                              ; preds = %132
  %141 = load double, ptr %11, align 8
  %142 = fadd double %2, %141
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 11, i32 noundef 0, double noundef %142)
  br label %143

143:                                              ; preds = %140, %132, %126, %120, %114, %108, %102, %96, %90, %87, %70, %53, %36
  %144 = phi i32 [ %37, %36 ], [ %54, %53 ], [ %71, %70 ], [ %88, %87 ], [ %94, %90 ], [ %100, %96 ], [ %106, %102 ], [ %112, %108 ], [ %118, %114 ], [ %124, %120 ], [ %130, %126 ], [ 5, %140 ], [ 0, %132 ]
  ret i32 %144
}

define internal fastcc void @combine(ptr noundef readonly %0, double noundef %1, ptr nocapture noundef readonly %2, i32 noundef range(i32 1, 7) %3, i32 noundef range(i32 1, 17) %4, ptr nocapture noundef readonly %5, ptr nocapture noundef writeonly %6) unnamed_addr #23 {
  %8 = load i32, ptr @appell_n_coordinates, align 4
  %9 = load i32, ptr @appell_n_speeds, align 4
  %10 = add nsw i32 %9, %8
  %11 = load i32, ptr @appell_n_auxiliaries, align 4
  %12 = add nsw i32 %10, %11
  %13 = load i32, ptr @appell_n_quadratures, align 4
  %14 = add nsw i32 %12, %13
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %28

16:                                               ; preds = %7
  %17 = icmp samesign ult i32 %3, %4
  %18 = load i32, ptr @appell_n_rows, align 4
  %19 = shl nsw i32 %18, 1
  %20 = add i32 %10, 2
  %21 = add i32 %20, %19
  %22 = tail call i32 @llvm.smax.i32(i32 %14, i32 %21)
  %23 = add nuw nsw i32 %22, 3
  %24 = and i32 %23, 2147483644
  %25 = insertelement <4 x double> poison, double %1, i64 0
  %26 = shufflevector <4 x double> %25, <4 x double> poison, <4 x i32> zeroinitializer
  %27 = icmp eq ptr %0, null
  br label %29

28:                                               ; preds = %57, %7
  ret void

29:                                               ; preds = %16, %57
  %30 = phi i32 [ 0, %16 ], [ %60, %57 ]
  %31 = load double, ptr %2, align 8
  %32 = insertelement <4 x double> poison, double %31, i64 0
  %33 = shufflevector <4 x double> %32, <4 x double> poison, <4 x i32> zeroinitializer
  %34 = getelementptr double, ptr %5, i32 %30
  %35 = load <4 x double>, ptr %34, align 8
  %36 = fmul <4 x double> %35, %33
  br i1 %17, label %40, label %37

37:                                               ; preds = %40, %29
  %38 = phi <4 x double> [ %36, %29 ], [ %50, %40 ]
  %39 = fmul <4 x double> %26, %38
  br i1 %27, label %57, label %53

40:                                               ; preds = %29, %40
  %41 = phi i32 [ %51, %40 ], [ %3, %29 ]
  %42 = phi <4 x double> [ %50, %40 ], [ %36, %29 ]
  %43 = getelementptr inbounds nuw double, ptr %2, i32 %41
  %44 = load double, ptr %43, align 8
  %45 = insertelement <4 x double> poison, double %44, i64 0
  %46 = shufflevector <4 x double> %45, <4 x double> poison, <4 x i32> zeroinitializer
  %47 = mul nuw nsw i32 %24, %41
  %48 = getelementptr double, ptr %34, i32 %47
  %49 = load <4 x double>, ptr %48, align 8
  %50 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %46, <4 x double> %49, <4 x double> %42)
  %51 = add nuw nsw i32 %41, 1
  %52 = icmp eq i32 %51, %4
  br i1 %52, label %37, label %40

53:                                               ; preds = %37
  %54 = getelementptr inbounds nuw double, ptr %0, i32 %30
  %55 = load <4 x double>, ptr %54, align 8
  %56 = fadd <4 x double> %39, %55
  br label %57

57:                                               ; preds = %37, %53
  %58 = phi <4 x double> [ %56, %53 ], [ %39, %37 ]
  %59 = getelementptr inbounds nuw double, ptr %6, i32 %30
  store <4 x double> %58, ptr %59, align 8
  %60 = add nuw nsw i32 %30, 4
  %61 = icmp slt i32 %60, %14
  br i1 %61, label %29, label %28
}

define internal fastcc range(i32 0, 12) i32 @evaluate_stage(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, i32 noundef %3, i32 noundef range(i32 0, 2) %4) unnamed_addr #22 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %7 = load double, ptr %6, align 8
  %8 = getelementptr inbounds [16 x double], ptr @DOP_C, i32 0, i32 %3
  %9 = load double, ptr %8, align 8
  %10 = tail call double @llvm.fmuladd.f64(double %9, double %2, double %7)
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 296
  %12 = load ptr, ptr %11, align 8
  %13 = load i32, ptr @appell_n_coordinates, align 4
  %14 = load i32, ptr @appell_n_speeds, align 4
  %15 = add nsw i32 %14, %13
  %16 = load i32, ptr @appell_n_auxiliaries, align 4
  %17 = add nsw i32 %15, %16
  %18 = load i32, ptr @appell_n_quadratures, align 4
  %19 = add nsw i32 %17, %18
  %20 = load i32, ptr @appell_n_rows, align 4
  %21 = shl nsw i32 %20, 1
  %22 = add i32 %15, 2
  %23 = add i32 %22, %21
  %24 = tail call noundef i32 @llvm.smax.i32(i32 %19, i32 %23)
  %25 = add nsw i32 %24, 3
  %26 = and i32 %25, -4
  %27 = mul nsw i32 %26, %3
  %28 = getelementptr inbounds double, ptr %12, i32 %27
  %29 = icmp eq i32 %4, 0
  %30 = getelementptr inbounds nuw i8, ptr %1, i32 284
  %31 = load ptr, ptr %30, align 4
  br i1 %29, label %34, label %32

32:                                               ; preds = %5
  %33 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %10, ptr noundef %31, ptr noundef %28, i32 noundef 0)
  br label %36

34:                                               ; preds = %5
  %35 = tail call fastcc i32 @quick_rates(ptr noundef nonnull %0, ptr noundef %1, double noundef %10, ptr noundef %31, ptr noundef %28)
  br label %36

36:                                               ; preds = %34, %32
  %37 = phi i32 [ %33, %32 ], [ %35, %34 ]
  ret i32 %37
}

declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>) #10

define internal fastcc range(i32 0, 12) i32 @quick_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #4 {
  %6 = load i32, ptr @appell_has_regular, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %91, label %8

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %91

12:                                               ; preds = %8
  %13 = load i32, ptr @appell_law, align 4
  %14 = icmp ne i32 %13, 0
  %15 = load i32, ptr @appell_is_actuated, align 4
  %16 = icmp ne i32 %15, 0
  %17 = select i1 %14, i1 true, i1 %16
  %18 = load i32, ptr @appell_n_rows, align 4
  %19 = icmp ne i32 %18, 0
  %20 = select i1 %17, i1 %19, i1 false
  br i1 %20, label %91, label %21

21:                                               ; preds = %12
  %22 = getelementptr inbounds nuw i8, ptr %0, i32 300
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %26

26:                                               ; preds = %21, %25
  %27 = load ptr, ptr %0, align 8
  tail call void @appell_regular(double noundef %2, ptr noundef %3, ptr noundef %27, ptr noundef null, ptr noundef %4) #29
  %28 = load i32, ptr @appell_n_coordinates, align 4
  %29 = getelementptr inbounds double, ptr %4, i32 %28
  %30 = load i32, ptr @appell_n_speeds, align 4
  %31 = getelementptr inbounds double, ptr %29, i32 %30
  %32 = getelementptr inbounds double, ptr %31, i32 %18
  %33 = getelementptr inbounds nuw i8, ptr %32, i32 16
  %34 = load double, ptr %32, align 8
  %35 = fcmp ogt double %34, 0x3D719799812DEA11
  br i1 %35, label %36, label %91

36:                                               ; preds = %26
  %37 = getelementptr inbounds nuw i8, ptr %32, i32 8
  %38 = load double, ptr %37, align 8
  %39 = fcmp ogt double %38, 1.000000e-03
  br i1 %39, label %40, label %91

40:                                               ; preds = %36
  %41 = icmp slt i32 %18, 1
  br i1 %41, label %57, label %42

42:                                               ; preds = %40
  %43 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %44 = load ptr, ptr %43, align 8
  br label %48

45:                                               ; preds = %48
  %46 = add nuw nsw i32 %49, 1
  %47 = icmp eq i32 %46, %18
  br i1 %47, label %57, label %48

48:                                               ; preds = %45, %42
  %49 = phi i32 [ 0, %42 ], [ %46, %45 ]
  %50 = getelementptr inbounds nuw double, ptr %44, i32 %49
  %51 = load double, ptr %50, align 8
  %52 = fmul double %51, 1.000000e-03
  %53 = getelementptr inbounds nuw double, ptr %33, i32 %49
  %54 = load double, ptr %53, align 8
  %55 = fmul double %52, %52
  %56 = fcmp ogt double %54, %55
  br i1 %56, label %45, label %91

57:                                               ; preds = %45, %40
  %58 = getelementptr inbounds nuw i8, ptr %0, i32 276
  %59 = load i32, ptr %58, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %58, align 4
  %61 = load i32, ptr @appell_n_regular_rows, align 4
  %62 = getelementptr inbounds nuw i8, ptr %0, i32 280
  store i32 %61, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %1, i32 404
  store ptr null, ptr %63, align 4
  %64 = load i32, ptr @appell_n_auxiliaries, align 4
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %70, label %66

66:                                               ; preds = %57
  %67 = load ptr, ptr %0, align 8
  %68 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %69 = load ptr, ptr %68, align 8
  tail call void @appell_auxiliary(double noundef %2, ptr noundef %3, ptr noundef %67, ptr noundef nonnull %29, ptr noundef %69) #29
  br label %70

70:                                               ; preds = %66, %57
  %71 = load i32, ptr @appell_n_quadratures, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %78, label %73

73:                                               ; preds = %70
  %74 = load ptr, ptr %0, align 8
  %75 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds double, ptr %76, i32 %64
  tail call void @appell_power(double noundef %2, ptr noundef %3, ptr noundef %74, ptr noundef nonnull %29, ptr noundef %77) #29
  br label %78

78:                                               ; preds = %73, %70
  %79 = add nsw i32 %71, %64
  %80 = icmp sgt i32 %79, 0
  br i1 %80, label %81, label %93

81:                                               ; preds = %78
  %82 = getelementptr inbounds nuw i8, ptr %1, i32 8
  %83 = load ptr, ptr %82, align 8
  br label %84

84:                                               ; preds = %81, %84
  %85 = phi i32 [ 0, %81 ], [ %89, %84 ]
  %86 = getelementptr inbounds nuw double, ptr %83, i32 %85
  %87 = load double, ptr %86, align 8
  %88 = getelementptr double, ptr %31, i32 %85
  store double %87, ptr %88, align 8
  %89 = add nuw nsw i32 %85, 1
  %90 = icmp eq i32 %89, %79
  br i1 %90, label %93, label %84

91:                                               ; preds = %48, %26, %36, %5, %8, %12
  %92 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef 0)
  br label %93

93:                                               ; preds = %84, %91, %78
  %94 = phi i32 [ 0, %78 ], [ %92, %91 ], [ 0, %84 ]
  ret i32 %94
}

declare void @appell_regular(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

define internal fastcc void @errors_along_constraints(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i32 160
  %6 = load ptr, ptr %5, align 8
  %7 = load i32, ptr @appell_n_coordinates, align 4
  %8 = load i32, ptr @appell_n_speeds, align 4
  %9 = add nsw i32 %8, %7
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %17

11:                                               ; preds = %4
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 304
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 308
  %15 = load ptr, ptr %14, align 4
  %16 = getelementptr double, ptr %6, i32 %9
  br label %28

17:                                               ; preds = %28, %4
  %18 = load i32, ptr @appell_has_landing, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %63, label %20

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i8, ptr %0, i32 244
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %63, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %38, label %63

28:                                               ; preds = %11, %28
  %29 = phi i32 [ 0, %11 ], [ %36, %28 ]
  %30 = getelementptr inbounds nuw double, ptr %13, i32 %29
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds nuw double, ptr %6, i32 %29
  store double %31, ptr %32, align 8
  %33 = getelementptr inbounds nuw double, ptr %15, i32 %29
  %34 = load double, ptr %33, align 8
  %35 = getelementptr double, ptr %16, i32 %29
  store double %34, ptr %35, align 8
  %36 = add nuw nsw i32 %29, 1
  %37 = icmp eq i32 %36, %9
  br i1 %37, label %17, label %28

38:                                               ; preds = %24
  %39 = tail call fastcc i32 @evaluate_landing(ptr noundef nonnull %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %6)
  %40 = icmp eq i32 %39, 0
  %41 = getelementptr inbounds nuw i8, ptr %1, i32 448
  store i32 %39, ptr %41, align 8
  br i1 %40, label %65, label %42

42:                                               ; preds = %38
  br i1 %10, label %43, label %85

43:                                               ; preds = %42
  %44 = getelementptr inbounds nuw i8, ptr %1, i32 156
  %45 = load ptr, ptr %44, align 4
  %46 = getelementptr inbounds double, ptr %45, i32 %7
  %47 = getelementptr inbounds double, ptr %46, i32 %8
  %48 = getelementptr inbounds nuw i8, ptr %1, i32 304
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr double, ptr %47, i32 %9
  %51 = getelementptr inbounds nuw i8, ptr %1, i32 308
  %52 = load ptr, ptr %51, align 4
  br label %53

53:                                               ; preds = %43, %53
  %54 = phi i32 [ 0, %43 ], [ %61, %53 ]
  %55 = getelementptr inbounds nuw double, ptr %47, i32 %54
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds nuw double, ptr %49, i32 %54
  store double %56, ptr %57, align 8
  %58 = getelementptr double, ptr %50, i32 %54
  %59 = load double, ptr %58, align 8
  %60 = getelementptr inbounds nuw double, ptr %52, i32 %54
  store double %59, ptr %60, align 8
  %61 = add nuw nsw i32 %54, 1
  %62 = icmp eq i32 %61, %9
  br i1 %62, label %85, label %53

63:                                               ; preds = %17, %20, %24
  %64 = getelementptr inbounds nuw i8, ptr %1, i32 448
  store i32 0, ptr %64, align 8
  br label %65

65:                                               ; preds = %63, %38
  %66 = load i32, ptr @appell_is_sparse, align 4
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %74, label %68

68:                                               ; preds = %65
  %69 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %70 = load i32, ptr %69, align 8
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %74

72:                                               ; preds = %68
  %73 = tail call fastcc i32 @evaluate_sparse_metric(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3)
  br label %76

74:                                               ; preds = %68, %65
  %75 = tail call fastcc i32 @factorise_dense_metric(ptr noundef %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3)
  br label %76

76:                                               ; preds = %72, %74
  %77 = phi i32 [ %73, %72 ], [ %75, %74 ]
  %78 = getelementptr inbounds nuw i8, ptr %1, i32 456
  store i32 %77, ptr %78, align 8
  %79 = icmp eq i32 %77, 0
  br i1 %79, label %80, label %85

80:                                               ; preds = %76
  %81 = getelementptr inbounds nuw i8, ptr %1, i32 304
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %1, i32 308
  %84 = load ptr, ptr %83, align 4
  tail call fastcc void @project_errors(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %82, ptr noundef %84)
  br label %85

85:                                               ; preds = %53, %42, %76, %80
  ret void
}

define internal fastcc range(i32 0, 12) i32 @arrival_rates(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i32 448
  %7 = load i32, ptr %6, align 8
  %8 = icmp ne i32 %7, 0
  %9 = load i32, ptr @appell_has_regular, align 4
  %10 = icmp ne i32 %9, 0
  %11 = select i1 %8, i1 %10, i1 false
  br i1 %11, label %12, label %176

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 300
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %12
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %17

17:                                               ; preds = %12, %16
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr inbounds nuw i8, ptr %1, i32 168
  %20 = load ptr, ptr %19, align 8
  tail call void @appell_arrival(double noundef %2, ptr noundef %3, ptr noundef %18, ptr noundef null, ptr noundef %20) #29
  %21 = load ptr, ptr %19, align 8
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
  br i1 %33, label %34, label %45

34:                                               ; preds = %17, %34
  %35 = phi i32 [ %43, %34 ], [ 0, %17 ]
  %36 = getelementptr inbounds nuw double, ptr %29, i32 %35
  %37 = load double, ptr %36, align 8
  %38 = tail call double @llvm.fabs.f64(double %37)
  %39 = getelementptr inbounds nuw double, ptr %32, i32 %35
  %40 = load double, ptr %39, align 8
  %41 = fcmp ogt double %38, %40
  %42 = select i1 %41, double %38, double %40
  store double %42, ptr %39, align 8
  %43 = add nuw nsw i32 %35, 1
  %44 = icmp eq i32 %43, %30
  br i1 %44, label %45, label %34

45:                                               ; preds = %34, %17
  %46 = load i32, ptr @appell_n_position_rows, align 4
  %47 = getelementptr inbounds double, ptr %29, i32 %30
  %48 = getelementptr inbounds nuw i8, ptr %0, i32 76
  %49 = load ptr, ptr %48, align 4
  %50 = icmp sgt i32 %46, 0
  br i1 %50, label %51, label %62

51:                                               ; preds = %45, %51
  %52 = phi i32 [ %60, %51 ], [ 0, %45 ]
  %53 = getelementptr inbounds nuw double, ptr %47, i32 %52
  %54 = load double, ptr %53, align 8
  %55 = tail call double @llvm.fabs.f64(double %54)
  %56 = getelementptr inbounds nuw double, ptr %49, i32 %52
  %57 = load double, ptr %56, align 8
  %58 = fcmp ogt double %55, %57
  %59 = select i1 %58, double %55, double %57
  store double %59, ptr %56, align 8
  %60 = add nuw nsw i32 %52, 1
  %61 = icmp eq i32 %60, %46
  br i1 %61, label %62, label %51

62:                                               ; preds = %51, %45
  %63 = load i32, ptr @appell_n_velocity_rows, align 4
  %64 = getelementptr inbounds double, ptr %47, i32 %46
  %65 = getelementptr inbounds nuw i8, ptr %0, i32 80
  %66 = load ptr, ptr %65, align 8
  %67 = icmp sgt i32 %63, 0
  br i1 %67, label %68, label %79

68:                                               ; preds = %62, %68
  %69 = phi i32 [ %77, %68 ], [ 0, %62 ]
  %70 = getelementptr inbounds nuw double, ptr %64, i32 %69
  %71 = load double, ptr %70, align 8
  %72 = tail call double @llvm.fabs.f64(double %71)
  %73 = getelementptr inbounds nuw double, ptr %66, i32 %69
  %74 = load double, ptr %73, align 8
  %75 = fcmp ogt double %72, %74
  %76 = select i1 %75, double %72, double %74
  store double %76, ptr %73, align 8
  %77 = add nuw nsw i32 %69, 1
  %78 = icmp eq i32 %77, %63
  br i1 %78, label %79, label %68

79:                                               ; preds = %68, %62
  %80 = add nsw i32 %24, %22
  %81 = shl nsw i32 %26, 1
  %82 = add nsw i32 %81, %80
  %83 = add nsw i32 %82, 2
  %84 = icmp slt i32 %82, 2
  br i1 %84, label %87, label %94

85:                                               ; preds = %94
  %86 = and i32 %83, 2147483644
  br label %87

87:                                               ; preds = %85, %79
  %88 = phi double [ 0.000000e+00, %79 ], [ %104, %85 ]
  %89 = phi double [ 0.000000e+00, %79 ], [ %109, %85 ]
  %90 = phi double [ 0.000000e+00, %79 ], [ %114, %85 ]
  %91 = phi double [ 0.000000e+00, %79 ], [ %119, %85 ]
  %92 = phi i32 [ 0, %79 ], [ %86, %85 ]
  %93 = icmp slt i32 %92, %83
  br i1 %93, label %122, label %131

94:                                               ; preds = %79, %94
  %95 = phi i32 [ %120, %94 ], [ 4, %79 ]
  %96 = phi i32 [ %95, %94 ], [ 0, %79 ]
  %97 = phi double [ %119, %94 ], [ 0.000000e+00, %79 ]
  %98 = phi double [ %114, %94 ], [ 0.000000e+00, %79 ]
  %99 = phi double [ %109, %94 ], [ 0.000000e+00, %79 ]
  %100 = phi double [ %104, %94 ], [ 0.000000e+00, %79 ]
  %101 = getelementptr inbounds nuw double, ptr %21, i32 %96
  %102 = load double, ptr %101, align 8
  %103 = fsub double %102, %102
  %104 = fadd double %100, %103
  %105 = or disjoint i32 %96, 1
  %106 = getelementptr inbounds nuw double, ptr %21, i32 %105
  %107 = load double, ptr %106, align 8
  %108 = fsub double %107, %107
  %109 = fadd double %99, %108
  %110 = or disjoint i32 %96, 2
  %111 = getelementptr inbounds nuw double, ptr %21, i32 %110
  %112 = load double, ptr %111, align 8
  %113 = fsub double %112, %112
  %114 = fadd double %98, %113
  %115 = or disjoint i32 %96, 3
  %116 = getelementptr inbounds nuw double, ptr %21, i32 %115
  %117 = load double, ptr %116, align 8
  %118 = fsub double %117, %117
  %119 = fadd double %97, %118
  %120 = add nuw nsw i32 %95, 4
  %121 = icmp sgt i32 %120, %83
  br i1 %121, label %85, label %94

122:                                              ; preds = %87, %122
  %123 = phi i32 [ %129, %122 ], [ %92, %87 ]
  %124 = phi double [ %128, %122 ], [ %88, %87 ]
  %125 = getelementptr inbounds nuw double, ptr %21, i32 %123
  %126 = load double, ptr %125, align 8
  %127 = fsub double %126, %126
  %128 = fadd double %124, %127
  %129 = add nuw nsw i32 %123, 1
  %130 = icmp eq i32 %129, %83
  br i1 %130, label %131, label %122

131:                                              ; preds = %122, %87
  %132 = phi double [ %88, %87 ], [ %128, %122 ]
  %133 = fadd double %89, %132
  %134 = fadd double %90, %91
  %135 = fadd double %134, %133
  %136 = fcmp une double %135, 0.000000e+00
  br i1 %136, label %176, label %137

137:                                              ; preds = %131
  %138 = getelementptr inbounds double, ptr %25, i32 %26
  %139 = getelementptr inbounds nuw i8, ptr %138, i32 16
  %140 = load double, ptr %138, align 8
  %141 = fcmp ogt double %140, 0x3D719799812DEA11
  br i1 %141, label %142, label %176

142:                                              ; preds = %137
  %143 = getelementptr inbounds nuw i8, ptr %138, i32 8
  %144 = load double, ptr %143, align 8
  %145 = fcmp ogt double %144, 1.000000e-03
  br i1 %145, label %146, label %176

146:                                              ; preds = %142
  %147 = icmp slt i32 %26, 1
  br i1 %147, label %163, label %148

148:                                              ; preds = %146
  %149 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %150 = load ptr, ptr %149, align 8
  br label %154

151:                                              ; preds = %154
  %152 = add nuw nsw i32 %155, 1
  %153 = icmp eq i32 %152, %26
  br i1 %153, label %163, label %154

154:                                              ; preds = %151, %148
  %155 = phi i32 [ 0, %148 ], [ %152, %151 ]
  %156 = getelementptr inbounds nuw double, ptr %150, i32 %155
  %157 = load double, ptr %156, align 8
  %158 = fmul double %157, 1.000000e-03
  %159 = getelementptr inbounds nuw double, ptr %139, i32 %155
  %160 = load double, ptr %159, align 8
  %161 = fmul double %158, %158
  %162 = fcmp ogt double %160, %161
  br i1 %162, label %151, label %176

163:                                              ; preds = %151, %146
  %164 = getelementptr inbounds nuw i8, ptr %0, i32 276
  %165 = load i32, ptr %164, align 4
  %166 = add nsw i32 %165, 1
  store i32 %166, ptr %164, align 4
  %167 = load i32, ptr @appell_n_regular_rows, align 4
  %168 = getelementptr inbounds nuw i8, ptr %0, i32 280
  store i32 %167, ptr %168, align 8
  %169 = getelementptr inbounds nuw i8, ptr %1, i32 404
  store ptr null, ptr %169, align 4
  %170 = shl i32 %80, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %4, ptr nonnull readonly align 8 %21, i32 %170, i1 false)
  %171 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %172 = load ptr, ptr %171, align 8
  %173 = add nsw i32 %26, %24
  %174 = shl i32 %173, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %172, ptr nonnull readonly align 8 %23, i32 %174, i1 false)
  %175 = tail call fastcc range(i32 0, 6) i32 @auxiliary_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %2, ptr noundef %3, ptr noundef %4)
  br label %184

176:                                              ; preds = %154, %131, %142, %137, %5
  %177 = tail call fastcc i32 @stage_rates(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef 0)
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %179, label %184

179:                                              ; preds = %176
  %180 = load i32, ptr %6, align 8
  %181 = getelementptr inbounds nuw i8, ptr %1, i32 452
  store i32 %180, ptr %181, align 4
  br i1 %11, label %183, label %182

182:                                              ; preds = %179
  tail call fastcc void @note_residuals(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3)
  br label %183

183:                                              ; preds = %182, %179
  tail call fastcc void @note_acceleration_residuals(ptr noundef %0, ptr noundef %1)
  br label %184

184:                                              ; preds = %163, %183, %176
  %185 = phi i32 [ %175, %163 ], [ 0, %183 ], [ %177, %176 ]
  ret i32 %185
}

define internal fastcc range(i32 0, 12) i32 @prepare_dense(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i32 296
  %5 = load ptr, ptr %4, align 8
  %6 = load i32, ptr @appell_n_coordinates, align 4
  %7 = load i32, ptr @appell_n_speeds, align 4
  %8 = add i32 %7, %6
  %9 = load i32, ptr @appell_n_auxiliaries, align 4
  %10 = add i32 %8, %9
  %11 = load i32, ptr @appell_n_quadratures, align 4
  %12 = add i32 %10, %11
  %13 = load i32, ptr @appell_n_rows, align 4
  %14 = shl nsw i32 %13, 1
  %15 = add i32 %8, 2
  %16 = add i32 %15, %14
  %17 = tail call noundef i32 @llvm.smax.i32(i32 %12, i32 %16)
  %18 = add nsw i32 %17, 3
  %19 = and i32 %18, -4
  %20 = mul nsw i32 %19, 96
  %21 = getelementptr inbounds i8, ptr %5, i32 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 300
  %23 = load ptr, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %1, i32 276
  %25 = load ptr, ptr %24, align 4
  %26 = getelementptr inbounds nuw i8, ptr %1, i32 284
  %27 = load ptr, ptr %26, align 4
  tail call fastcc void @combine(ptr noundef %25, double noundef %2, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @DOP_A, i32 1664), i32 noundef 6, i32 noundef 13, ptr noundef %5, ptr noundef %27)
  %28 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %29 = load double, ptr %28, align 8
  %30 = tail call double @llvm.fmuladd.f64(double %2, double 1.000000e-01, double %29)
  %31 = load ptr, ptr %4, align 8
  %32 = mul nsw i32 %19, 104
  %33 = getelementptr inbounds i8, ptr %31, i32 %32
  %34 = load ptr, ptr %26, align 4
  %35 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %30, ptr noundef %34, ptr noundef %33, i32 noundef 0)
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %104

37:                                               ; preds = %3
  %38 = load ptr, ptr %24, align 4
  %39 = load ptr, ptr %4, align 8
  %40 = load ptr, ptr %26, align 4
  tail call fastcc void @combine(ptr noundef %38, double noundef %2, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @DOP_A, i32 1792), i32 noundef 5, i32 noundef 14, ptr noundef %39, ptr noundef %40)
  %41 = load double, ptr %28, align 8
  %42 = tail call double @llvm.fmuladd.f64(double %2, double 2.000000e-01, double %41)
  %43 = load ptr, ptr %4, align 8
  %44 = mul nsw i32 %19, 112
  %45 = getelementptr inbounds i8, ptr %43, i32 %44
  %46 = load ptr, ptr %26, align 4
  %47 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %42, ptr noundef %46, ptr noundef %45, i32 noundef 0)
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %104

49:                                               ; preds = %37
  %50 = load ptr, ptr %24, align 4
  %51 = load ptr, ptr %4, align 8
  %52 = load ptr, ptr %26, align 4
  tail call fastcc void @combine(ptr noundef %50, double noundef %2, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @DOP_A, i32 1920), i32 noundef 5, i32 noundef 15, ptr noundef %51, ptr noundef %52)
  %53 = load double, ptr %28, align 8
  %54 = tail call double @llvm.fmuladd.f64(double %2, double 0x3FE8E38E38E38E39, double %53)
  %55 = load ptr, ptr %4, align 8
  %56 = mul nsw i32 %19, 120
  %57 = getelementptr inbounds i8, ptr %55, i32 %56
  %58 = load ptr, ptr %26, align 4
  %59 = tail call fastcc i32 @stage_rates(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %54, ptr noundef %58, ptr noundef %57, i32 noundef 0)
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %104

61:                                               ; preds = %49
  %62 = icmp sgt i32 %12, 0
  br i1 %62, label %63, label %95

63:                                               ; preds = %61
  %64 = getelementptr inbounds nuw i8, ptr %1, i32 280
  %65 = load ptr, ptr %64, align 8
  %66 = load ptr, ptr %24, align 4
  %67 = getelementptr double, ptr %23, i32 %19
  %68 = shl nuw i32 %17, 1
  %69 = add i32 %68, 6
  %70 = and i32 %69, -8
  %71 = getelementptr double, ptr %23, i32 %70
  br label %72

72:                                               ; preds = %63, %72
  %73 = phi i32 [ 0, %63 ], [ %93, %72 ]
  %74 = getelementptr inbounds nuw double, ptr %65, i32 %73
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds nuw double, ptr %66, i32 %73
  %77 = load double, ptr %76, align 8
  %78 = fsub double %75, %77
  %79 = getelementptr inbounds nuw double, ptr %23, i32 %73
  store double %78, ptr %79, align 8
  %80 = getelementptr inbounds nuw double, ptr %5, i32 %73
  %81 = load double, ptr %80, align 8
  %82 = fneg double %78
  %83 = tail call double @llvm.fmuladd.f64(double %2, double %81, double %82)
  %84 = getelementptr double, ptr %67, i32 %73
  store double %83, ptr %84, align 8
  %85 = load double, ptr %80, align 8
  %86 = getelementptr inbounds nuw double, ptr %21, i32 %73
  %87 = load double, ptr %86, align 8
  %88 = fadd double %85, %87
  %89 = fneg double %88
  %90 = fmul double %2, %89
  %91 = tail call double @llvm.fmuladd.f64(double %78, double 2.000000e+00, double %90)
  %92 = getelementptr double, ptr %71, i32 %73
  store double %91, ptr %92, align 8
  %93 = add nuw nsw i32 %73, 1
  %94 = icmp eq i32 %93, %12
  br i1 %94, label %95, label %72

95:                                               ; preds = %72, %61
  br label %96

96:                                               ; preds = %95, %96
  %97 = phi i32 [ %102, %96 ], [ 0, %95 ]
  %98 = getelementptr inbounds nuw [4 x [16 x double]], ptr @DOP_D, i32 0, i32 %97
  %99 = add nuw nsw i32 %97, 3
  %100 = mul nsw i32 %99, %19
  %101 = getelementptr inbounds double, ptr %23, i32 %100
  tail call fastcc void @combine(ptr noundef null, double noundef %2, ptr noundef nonnull %98, i32 noundef 5, i32 noundef 16, ptr noundef %5, ptr noundef %101)
  %102 = add nuw nsw i32 %97, 1
  %103 = icmp eq i32 %102, 4
  br i1 %103, label %104, label %96

104:                                              ; preds = %96, %49, %37, %3
  %105 = phi i32 [ %35, %3 ], [ %47, %37 ], [ %59, %49 ], [ 0, %96 ]
  ret i32 %105
}

declare void @appell_arrival(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

define internal fastcc void @note_acceleration_residuals(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1) unnamed_addr #17 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i32 440
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %2
  tail call fastcc void @note_sparse_residuals(ptr noundef %0, ptr noundef %1)
  br label %7

7:                                                ; preds = %6, %2
  %8 = getelementptr inbounds nuw i8, ptr %1, i32 404
  %9 = load ptr, ptr %8, align 4
  %10 = icmp ne ptr %9, null
  %11 = load i32, ptr @appell_n_rows, align 4
  %12 = icmp sgt i32 %11, 0
  %13 = select i1 %10, i1 %12, i1 false
  br i1 %13, label %14, label %22

14:                                               ; preds = %7
  %15 = getelementptr inbounds nuw i8, ptr %1, i32 408
  %16 = load ptr, ptr %15, align 8
  %17 = load i32, ptr @appell_n_speeds, align 4
  %18 = icmp sgt i32 %17, 0
  %19 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 84
  %21 = load ptr, ptr %20, align 4
  br label %23

22:                                               ; preds = %30, %7
  ret void

23:                                               ; preds = %14, %30
  %24 = phi i32 [ 0, %14 ], [ %36, %30 ]
  %25 = getelementptr inbounds nuw double, ptr %16, i32 %24
  %26 = load double, ptr %25, align 8
  br i1 %18, label %27, label %30

27:                                               ; preds = %23
  %28 = getelementptr double, ptr %9, i32 %24
  %29 = load ptr, ptr %19, align 8
  br label %38

30:                                               ; preds = %38, %23
  %31 = phi double [ %26, %23 ], [ %46, %38 ]
  %32 = getelementptr inbounds nuw double, ptr %21, i32 %24
  %33 = load double, ptr %32, align 8
  %34 = tail call double @llvm.fabs.f64(double %31)
  %35 = tail call double @llvm.maxnum.f64(double %33, double %34)
  store double %35, ptr %32, align 8
  %36 = add nuw nsw i32 %24, 1
  %37 = icmp slt i32 %36, %11
  br i1 %37, label %23, label %22

38:                                               ; preds = %27, %38
  %39 = phi i32 [ 0, %27 ], [ %47, %38 ]
  %40 = phi double [ %26, %27 ], [ %46, %38 ]
  %41 = mul nuw nsw i32 %39, %11
  %42 = getelementptr double, ptr %28, i32 %41
  %43 = load double, ptr %42, align 8
  %44 = getelementptr inbounds nuw double, ptr %29, i32 %39
  %45 = load double, ptr %44, align 8
  %46 = tail call double @llvm.fmuladd.f64(double %43, double %45, double %40)
  %47 = add nuw nsw i32 %39, 1
  %48 = icmp eq i32 %47, %17
  br i1 %48, label %30, label %38
}

define internal fastcc void @note_sparse_residuals(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1) unnamed_addr #17 {
  %3 = load i32, ptr @appell_plan_rows, align 4
  %4 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 4), align 4
  %5 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 8), align 4
  %6 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 12), align 4
  %7 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 16), align 4
  %8 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 20), align 4
  %9 = add nsw i32 %4, %3
  %10 = getelementptr inbounds i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_rows, i32 40), i32 %9
  %11 = getelementptr i32, ptr %10, i32 %9
  %12 = getelementptr i8, ptr %11, i32 4
  %13 = getelementptr inbounds i32, ptr %12, i32 %7
  %14 = getelementptr inbounds i32, ptr %13, i32 %7
  %15 = getelementptr i32, ptr %14, i32 %9
  %16 = getelementptr i8, ptr %15, i32 4
  %17 = getelementptr inbounds i32, ptr %16, i32 %8
  %18 = getelementptr i32, ptr %17, i32 %9
  %19 = getelementptr i8, ptr %18, i32 4
  %20 = getelementptr inbounds i32, ptr %19, i32 %8
  %21 = getelementptr inbounds i32, ptr %20, i32 %8
  %22 = getelementptr inbounds i32, ptr %21, i32 %5
  %23 = getelementptr inbounds i32, ptr %22, i32 %5
  %24 = getelementptr inbounds i32, ptr %23, i32 %6
  %25 = getelementptr inbounds nuw i8, ptr %1, i32 200
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %1, i32 176
  %28 = load ptr, ptr %27, align 8
  %29 = load i32, ptr @appell_n_coordinates, align 4
  %30 = getelementptr inbounds double, ptr %28, i32 %29
  %31 = getelementptr inbounds double, ptr %30, i32 %5
  %32 = load i32, ptr @appell_n_speeds, align 4
  %33 = getelementptr inbounds double, ptr %31, i32 %32
  %34 = getelementptr inbounds double, ptr %33, i32 %6
  %35 = load i32, ptr @appell_n_rows, align 4
  %36 = shl i32 %35, 3
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %26, ptr align 8 %34, i32 %36, i1 false)
  %37 = load ptr, ptr %27, align 8
  %38 = getelementptr inbounds double, ptr %37, i32 %29
  %39 = getelementptr inbounds double, ptr %38, i32 %5
  %40 = getelementptr inbounds double, ptr %39, i32 %32
  %41 = getelementptr inbounds nuw i8, ptr %1, i32 32
  %42 = load ptr, ptr %41, align 8
  %43 = icmp sgt i32 %6, 0
  br i1 %43, label %44, label %59

44:                                               ; preds = %2, %44
  %45 = phi i32 [ %57, %44 ], [ 0, %2 ]
  %46 = getelementptr inbounds nuw double, ptr %40, i32 %45
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds nuw i32, ptr %24, i32 %45
  %49 = load i32, ptr %48, align 4
  %50 = getelementptr inbounds double, ptr %42, i32 %49
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds nuw i32, ptr %23, i32 %45
  %53 = load i32, ptr %52, align 4
  %54 = getelementptr inbounds double, ptr %26, i32 %53
  %55 = load double, ptr %54, align 8
  %56 = tail call double @llvm.fmuladd.f64(double %47, double %51, double %55)
  store double %56, ptr %54, align 8
  %57 = add nuw nsw i32 %45, 1
  %58 = icmp eq i32 %57, %6
  br i1 %58, label %59, label %44

59:                                               ; preds = %44, %2
  %60 = icmp sgt i32 %35, 0
  br i1 %60, label %61, label %64

61:                                               ; preds = %59
  %62 = getelementptr inbounds nuw i8, ptr %0, i32 84
  %63 = load ptr, ptr %62, align 4
  br label %65

64:                                               ; preds = %65, %59
  ret void

65:                                               ; preds = %61, %65
  %66 = phi i32 [ 0, %61 ], [ %73, %65 ]
  %67 = getelementptr inbounds nuw double, ptr %63, i32 %66
  %68 = load double, ptr %67, align 8
  %69 = getelementptr inbounds nuw double, ptr %26, i32 %66
  %70 = load double, ptr %69, align 8
  %71 = tail call double @llvm.fabs.f64(double %70)
  %72 = tail call double @llvm.maxnum.f64(double %68, double %71)
  store double %72, ptr %67, align 8
  %73 = add nuw nsw i32 %66, 1
  %74 = icmp eq i32 %73, %35
  br i1 %74, label %64, label %65
}

define internal fastcc i32 @search_or_halve(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, double noundef %3, double noundef %4, i32 noundef %5, i32 noundef range(i32 0, 31) %6, ptr nocapture noundef nonnull %7, ptr nocapture noundef nonnull %8, ptr nocapture noundef nonnull %9) unnamed_addr #4 {
  %11 = alloca [9 x double], align 16
  %12 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %11) #29
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %12) #29
  %13 = fcmp oeq double %4, 1.000000e+00
  %14 = zext i1 %13 to i32
  %15 = getelementptr inbounds nuw i8, ptr %1, i32 312
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12) #29
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %11) #29
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
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 288
  %10 = load ptr, ptr %9, align 8
  br i1 %8, label %11, label %23

11:                                               ; preds = %5
  %12 = select i1 %6, i32 276, i32 280
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

define internal fastcc i32 @visit(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, i32 noundef %3, double noundef %4, double noundef %5, ptr nocapture noundef nonnull %6) unnamed_addr #4 {
  %8 = alloca double, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 324
  %10 = load ptr, ptr %9, align 4
  %11 = getelementptr inbounds double, ptr %10, i32 %3
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 328
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds double, ptr %14, i32 %3
  %16 = load double, ptr %15, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #29
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
  %52 = getelementptr inbounds nuw i8, ptr %1, i32 400
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds i32, ptr %53, i32 %49
  store i32 %3, ptr %54, align 4
  %55 = load double, ptr %8, align 8
  %56 = getelementptr inbounds nuw i8, ptr %1, i32 348
  %57 = load ptr, ptr %56, align 4
  %58 = load i32, ptr %6, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %6, align 4
  %60 = getelementptr inbounds double, ptr %57, i32 %58
  store double %55, ptr %60, align 8
  br label %61

61:                                               ; preds = %42, %51, %45, %48, %24, %35, %20, %7
  %62 = phi i32 [ 0, %7 ], [ 0, %20 ], [ 0, %35 ], [ 0, %24 ], [ 0, %51 ], [ %46, %45 ], [ 14, %48 ], [ %43, %42 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #29
  ret i32 %62
}

define internal fastcc void @interpolate(ptr nocapture noundef nonnull readonly %0, double noundef %1, ptr nocapture noundef writeonly %2) unnamed_addr #16 {
  %4 = alloca [2 x double], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #29
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
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %29

15:                                               ; preds = %3
  %16 = getelementptr inbounds nuw i8, ptr %0, i32 300
  %17 = load i32, ptr @appell_n_rows, align 4
  %18 = shl nsw i32 %17, 1
  %19 = add i32 %9, 2
  %20 = add i32 %19, %18
  %21 = tail call noundef i32 @llvm.smax.i32(i32 %13, i32 %20)
  %22 = add nuw nsw i32 %21, 3
  %23 = and i32 %22, 2147483644
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 276
  br label %25

25:                                               ; preds = %15, %30
  %26 = phi i32 [ 0, %15 ], [ %36, %30 ]
  %27 = load ptr, ptr %16, align 4
  %28 = getelementptr double, ptr %27, i32 %26
  br label %38

29:                                               ; preds = %30, %3
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #29
  ret void

30:                                               ; preds = %38
  %31 = load ptr, ptr %24, align 4
  %32 = getelementptr inbounds nuw double, ptr %31, i32 %26
  %33 = load <4 x double>, ptr %32, align 8
  %34 = fadd <4 x double> %50, %33
  %35 = getelementptr inbounds nuw double, ptr %2, i32 %26
  store <4 x double> %34, ptr %35, align 8
  %36 = add nuw nsw i32 %26, 4
  %37 = icmp slt i32 %36, %13
  br i1 %37, label %25, label %29

38:                                               ; preds = %25, %38
  %39 = phi i32 [ 6, %25 ], [ %51, %38 ]
  %40 = phi <4 x double> [ zeroinitializer, %25 ], [ %50, %38 ]
  %41 = mul nuw nsw i32 %23, %39
  %42 = getelementptr double, ptr %28, i32 %41
  %43 = load <4 x double>, ptr %42, align 8
  %44 = fadd <4 x double> %40, %43
  %45 = and i32 %39, 1
  %46 = getelementptr inbounds nuw [2 x double], ptr %4, i32 0, i32 %45
  %47 = load double, ptr %46, align 8
  %48 = insertelement <4 x double> poison, double %47, i64 0
  %49 = shufflevector <4 x double> %48, <4 x double> poison, <4 x i32> zeroinitializer
  %50 = fmul <4 x double> %44, %49
  %51 = add nsw i32 %39, -1
  %52 = icmp eq i32 %39, 0
  br i1 %52, label %30, label %38
}

define internal fastcc i32 @locate(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, i32 noundef %3, i32 noundef range(i32 0, 2) %4, double noundef %5, double noundef %6, double noundef %7, double noundef %8, ptr nocapture noundef nonnull writeonly %9) unnamed_addr #4 {
  %11 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #29
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #29
  ret i32 %73
}

define internal fastcc i32 @locate_on_constraints(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, i32 noundef %3, double noundef %4, ptr nocapture noundef nonnull %5) unnamed_addr #4 {
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #29
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #29
  %9 = fcmp ogt double %4, 0.000000e+00
  %10 = select i1 %9, double 1.000000e+00, double -1.000000e+00
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 244
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #29
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #29
  ret i32 %52
}

define internal fastcc i32 @one_event_at(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, i32 noundef %3, double noundef %4, i32 noundef range(i32 0, 2) %5, ptr nocapture noundef nonnull writeonly initializes((0, 8)) %6) unnamed_addr #4 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %9 = load double, ptr %8, align 8
  %10 = tail call double @llvm.fmuladd.f64(double %4, double %2, double %9)
  %11 = fcmp oeq double %4, 0.000000e+00
  %12 = fcmp oeq double %4, 1.000000e+00
  %13 = or i1 %11, %12
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 288
  %15 = load ptr, ptr %14, align 8
  br i1 %13, label %16, label %28

16:                                               ; preds = %7
  %17 = select i1 %11, i32 276, i32 280
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
  br i1 %30, label %53, label %31

31:                                               ; preds = %29
  %32 = load ptr, ptr %14, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i32 244
  %34 = load i32, ptr %33, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %53, label %36

36:                                               ; preds = %31
  %37 = load i32, ptr @appell_is_sparse, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %45, label %39

39:                                               ; preds = %36
  %40 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %45

43:                                               ; preds = %39
  %44 = tail call fastcc i32 @evaluate_sparse_metric(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %10, ptr noundef %32)
  br label %47

45:                                               ; preds = %39, %36
  %46 = tail call fastcc i32 @factorise_dense_metric(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %10, ptr noundef %32)
  br label %47

47:                                               ; preds = %45, %43
  %48 = phi i32 [ %44, %43 ], [ %46, %45 ]
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %57

50:                                               ; preds = %47
  %51 = tail call fastcc i32 @project(ptr noundef nonnull %0, ptr noundef nonnull %1, double noundef %10, ptr noundef %32)
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %57

53:                                               ; preds = %31, %29, %50
  %54 = getelementptr inbounds nuw i8, ptr %1, i32 316
  %55 = load ptr, ptr %54, align 4
  %56 = tail call fastcc i32 @evaluate_events(ptr noundef nonnull %0, ptr noundef %1, double noundef %10, ptr noundef %55)
  br label %57

57:                                               ; preds = %47, %53, %50
  %58 = phi i32 [ %51, %50 ], [ %56, %53 ], [ %48, %47 ]
  %59 = getelementptr inbounds nuw i8, ptr %1, i32 316
  %60 = load ptr, ptr %59, align 4
  %61 = getelementptr inbounds double, ptr %60, i32 %3
  %62 = load double, ptr %61, align 8
  store double %62, ptr %6, align 8
  ret i32 %58
}

define internal fastcc range(i32 0, 3) i32 @follow(ptr nocapture noundef readonly %0, ptr nocapture noundef nonnull readonly %1, i32 noundef %2, i32 noundef %3, ptr nocapture noundef nonnull writeonly %4, ptr nocapture noundef nonnull %5) unnamed_addr #24 {
  %7 = alloca [9 x double], align 16
  %8 = alloca [64 x double], align 16
  %9 = alloca i32, align 4
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 312
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds double, ptr %11, i32 %2
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 112
  %14 = load double, ptr %13, align 8
  %15 = fmul double %14, 1.000000e-01
  %16 = getelementptr inbounds nuw i8, ptr %1, i32 340
  %17 = load ptr, ptr %16, align 4
  %18 = getelementptr inbounds double, ptr %17, i32 %2
  %19 = load double, ptr %18, align 8
  %20 = load i32, ptr @appell_n_events, align 4
  br label %99

21:                                               ; preds = %99
  %22 = getelementptr inbounds nuw i8, ptr %1, i32 336
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds double, ptr %23, i32 %2
  %25 = getelementptr inbounds nuw i8, ptr %1, i32 344
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
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #29
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %8) #29
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #29
  store i32 0, ptr %9, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 16 dereferenceable(72) %7, ptr noundef nonnull align 8 dereferenceable(72) %5, i32 72, i1 false)
  %133 = call fastcc i32 @witnesses(ptr noundef %7, double noundef %76, double noundef 0.000000e+00, double noundef 1.000000e+00, i32 noundef 0, ptr noundef %8, i32 noundef 64, ptr noundef %9)
  %134 = load i32, ptr %9, align 4
  %135 = icmp eq i32 %134, 0
  %136 = select i1 %135, i32 2, i32 1
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #29
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %8) #29
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #29
  br label %137

137:                                              ; preds = %132, %122, %129, %91
  %138 = phi i32 [ 2, %91 ], [ %136, %132 ], [ 0, %122 ], [ 2, %129 ]
  ret i32 %138
}

define internal fastcc i32 @search_piece(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, i32 noundef %3, double noundef %4, double noundef %5, i32 noundef range(i32 0, 2) %6, double noundef %7, ptr nocapture noundef nonnull %8, ptr nocapture noundef nonnull %9) unnamed_addr #4 {
  %11 = alloca [64 x double], align 16
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %11) #29
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
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %12) #29
  store i32 0, ptr %12, align 4
  %24 = icmp eq i32 %6, 0
  %25 = load i32, ptr @appell_n_events, align 4
  %26 = getelementptr inbounds nuw i8, ptr %1, i32 312
  br i1 %24, label %40, label %27

27:                                               ; preds = %22
  %28 = load ptr, ptr %26, align 8
  %29 = shl i32 %25, 6
  %30 = getelementptr i8, ptr %28, i32 %29
  %31 = getelementptr double, ptr %30, i32 %3
  %32 = load double, ptr %31, align 8
  br i1 %23, label %55, label %80

33:                                               ; preds = %40
  %34 = getelementptr inbounds nuw i8, ptr %1, i32 312
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %13) #29
  %88 = getelementptr inbounds nuw [64 x double], ptr %11, i32 0, i32 %87
  %89 = load double, ptr %88, align 8
  %90 = call fastcc i32 @one_event_at(ptr noundef %0, ptr noundef %1, double noundef %2, i32 noundef %3, double noundef %89, i32 noundef 0, ptr noundef %13)
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %93, label %92

92:                                               ; preds = %86
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #29
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #29
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
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %12) #29
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %11) #29
  ret i32 %109
}

define internal fastcc i32 @witnesses(ptr nocapture noundef nonnull %0, double noundef %1, double noundef %2, double noundef %3, i32 noundef %4, ptr nocapture noundef nonnull writeonly %5, i32 noundef %6, ptr nocapture noundef nonnull %7) unnamed_addr #25 {
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
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %9) #29
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
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %9) #29
  br label %12

128:                                              ; preds = %44, %76, %87, %95
  %129 = phi i32 [ 2, %95 ], [ 1, %87 ], [ 0, %76 ], [ 0, %44 ]
  %130 = add nsw i32 %129, %13
  ret i32 %130
}

define internal fastcc i32 @write_events(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, i32 noundef %3, ptr nocapture noundef nonnull writeonly %4, ptr nocapture noundef nonnull %5) unnamed_addr #4 {
  %7 = icmp sgt i32 %3, 0
  br i1 %7, label %8, label %70

8:                                                ; preds = %6
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 400
  %10 = getelementptr inbounds nuw i8, ptr %0, i32 264
  %11 = getelementptr inbounds nuw i8, ptr %1, i32 348
  %12 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %13 = getelementptr inbounds nuw i8, ptr %1, i32 288
  %14 = getelementptr inbounds nuw i8, ptr %1, i32 280
  %15 = load i32, ptr @appell_n_coordinates, align 4
  %16 = load i32, ptr @appell_n_speeds, align 4
  %17 = add nsw i32 %16, %15
  %18 = load i32, ptr @appell_n_auxiliaries, align 4
  %19 = add nsw i32 %17, %18
  %20 = load i32, ptr @appell_n_quadratures, align 4
  %21 = add nsw i32 %19, %20
  %22 = shl i32 %21, 3
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 64
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 68
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 72
  %26 = shl i32 %19, 3
  %27 = getelementptr inbounds nuw i8, ptr %0, i32 32
  br label %28

28:                                               ; preds = %8, %67
  %29 = phi i32 [ 0, %8 ], [ %68, %67 ]
  %30 = load i32, ptr %5, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %70

32:                                               ; preds = %28
  %33 = load ptr, ptr %9, align 8
  %34 = getelementptr inbounds nuw i32, ptr %33, i32 %29
  %35 = load i32, ptr %34, align 4
  %36 = load i32, ptr %10, align 8
  %37 = load ptr, ptr %11, align 4
  %38 = getelementptr inbounds nuw double, ptr %37, i32 %29
  %39 = load double, ptr %38, align 8
  %40 = load double, ptr %12, align 8
  %41 = tail call double @llvm.fmuladd.f64(double %39, double %2, double %40)
  %42 = fcmp ult double %39, 1.000000e+00
  %43 = load ptr, ptr %13, align 8
  br i1 %42, label %46, label %44

44:                                               ; preds = %32
  %45 = load ptr, ptr %14, align 8
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %43, ptr align 8 %45, i32 %22, i1 false)
  br label %47

46:                                               ; preds = %32
  tail call fastcc void @interpolate(ptr noundef %1, double noundef %39, ptr noundef %43)
  br label %47

47:                                               ; preds = %46, %44
  %48 = load ptr, ptr %13, align 8
  %49 = tail call fastcc i32 @land_between(ptr noundef nonnull %0, ptr noundef %1, double noundef %41, ptr noundef %48)
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %70

51:                                               ; preds = %47
  %52 = load ptr, ptr %23, align 8
  %53 = getelementptr inbounds i32, ptr %52, i32 %36
  store i32 %35, ptr %53, align 4
  %54 = load ptr, ptr %24, align 4
  %55 = getelementptr inbounds double, ptr %54, i32 %36
  store double %41, ptr %55, align 8
  %56 = load ptr, ptr %25, align 8
  %57 = mul nsw i32 %19, %36
  %58 = getelementptr inbounds double, ptr %56, i32 %57
  %59 = load ptr, ptr %13, align 8
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %58, ptr align 8 %59, i32 %26, i1 false)
  %60 = load i32, ptr %10, align 8
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %10, align 8
  %62 = load ptr, ptr %27, align 8
  %63 = getelementptr inbounds i32, ptr %62, i32 %35
  %64 = load i32, ptr %63, align 4
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %67, label %66

66:                                               ; preds = %51
  store i32 1, ptr %5, align 4
  store double %39, ptr %4, align 8
  br label %67

67:                                               ; preds = %51, %66
  %68 = add nuw nsw i32 %29, 1
  %69 = icmp eq i32 %68, %3
  br i1 %69, label %70, label %28

70:                                               ; preds = %67, %28, %47, %6
  %71 = phi i32 [ 0, %6 ], [ %49, %47 ], [ 0, %28 ], [ 0, %67 ]
  ret i32 %71
}

define internal fastcc i32 @write_samples(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, double noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 256
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 240
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 120
  %9 = getelementptr inbounds nuw i8, ptr %1, i32 288
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 280
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
  br i1 %22, label %23, label %42

23:                                               ; preds = %19
  %24 = load ptr, ptr %5, align 4
  %25 = getelementptr inbounds double, ptr %24, i32 %20
  %26 = load double, ptr %25, align 8
  %27 = load double, ptr %8, align 8
  %28 = fsub double %26, %27
  %29 = fdiv double %28, %2
  %30 = fcmp ogt double %29, %3
  br i1 %30, label %42, label %31

31:                                               ; preds = %23
  %32 = fcmp oge double %29, 1.000000e+00
  %33 = load ptr, ptr %9, align 8
  br i1 %32, label %34, label %36

34:                                               ; preds = %31
  %35 = load ptr, ptr %10, align 8
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %33, ptr align 8 %35, i32 %18, i1 false)
  br label %37

36:                                               ; preds = %31
  tail call fastcc void @interpolate(ptr noundef %1, double noundef %29, ptr noundef %33)
  br label %37

37:                                               ; preds = %36, %34
  %38 = load ptr, ptr %9, align 8
  %39 = zext i1 %32 to i32
  %40 = tail call fastcc i32 @write_sample(ptr noundef nonnull %0, ptr noundef %1, double noundef %26, ptr noundef %38, i32 noundef %39)
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %19, label %42

42:                                               ; preds = %23, %37, %19
  %43 = phi i32 [ 0, %19 ], [ 0, %23 ], [ %40, %37 ]
  ret i32 %43
}

define internal fastcc range(i32 0, 2) i32 @solve_small(i32 noundef %0, ptr nocapture noundef nonnull %1, ptr nocapture noundef nonnull %2) unnamed_addr #26 {
  %4 = alloca [8 x i32], align 16
  %5 = alloca [8 x double], align 16
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #29
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #29
  br label %124

99:                                               ; preds = %96
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #29
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
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #29
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
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #29
  ret i32 %136
}

declare void @appell_dynamics(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

define internal fastcc range(i32 0, 6) i32 @evaluate_sparse_metric(ptr nocapture noundef %0, ptr nocapture noundef nonnull initializes((444, 448)) %1, double noundef %2, ptr noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i32 444
  store i32 0, ptr %5, align 4
  %6 = load i32, ptr @appell_n_position_rows, align 4
  %7 = load i32, ptr @appell_n_velocity_rows, align 4
  %8 = sub i32 0, %7
  %9 = icmp eq i32 %6, %8
  br i1 %9, label %76, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds nuw i8, ptr %0, i32 300
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %10
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %15

15:                                               ; preds = %10, %14
  %16 = load ptr, ptr %0, align 8
  %17 = getelementptr inbounds nuw i8, ptr %1, i32 188
  %18 = load ptr, ptr %17, align 4
  tail call void @appell_sparse_metric(double noundef %2, ptr noundef %3, ptr noundef %16, ptr noundef null, ptr noundef %18) #29
  %19 = getelementptr inbounds nuw i8, ptr %1, i32 428
  store i32 1, ptr %19, align 4
  %20 = load i32, ptr getelementptr inbounds nuw (i8, ptr @appell_plan_velocity, i32 8), align 4
  %21 = load ptr, ptr %17, align 4
  %22 = icmp slt i32 %20, 4
  br i1 %22, label %25, label %32

23:                                               ; preds = %32
  %24 = and i32 %20, 2147483644
  br label %25

25:                                               ; preds = %23, %15
  %26 = phi double [ 0.000000e+00, %15 ], [ %42, %23 ]
  %27 = phi double [ 0.000000e+00, %15 ], [ %47, %23 ]
  %28 = phi double [ 0.000000e+00, %15 ], [ %52, %23 ]
  %29 = phi double [ 0.000000e+00, %15 ], [ %57, %23 ]
  %30 = phi i32 [ 0, %15 ], [ %24, %23 ]
  %31 = icmp slt i32 %30, %20
  br i1 %31, label %60, label %69

32:                                               ; preds = %15, %32
  %33 = phi i32 [ %58, %32 ], [ 4, %15 ]
  %34 = phi i32 [ %33, %32 ], [ 0, %15 ]
  %35 = phi double [ %57, %32 ], [ 0.000000e+00, %15 ]
  %36 = phi double [ %52, %32 ], [ 0.000000e+00, %15 ]
  %37 = phi double [ %47, %32 ], [ 0.000000e+00, %15 ]
  %38 = phi double [ %42, %32 ], [ 0.000000e+00, %15 ]
  %39 = getelementptr inbounds nuw double, ptr %21, i32 %34
  %40 = load double, ptr %39, align 8
  %41 = fsub double %40, %40
  %42 = fadd double %38, %41
  %43 = or disjoint i32 %34, 1
  %44 = getelementptr inbounds nuw double, ptr %21, i32 %43
  %45 = load double, ptr %44, align 8
  %46 = fsub double %45, %45
  %47 = fadd double %37, %46
  %48 = or disjoint i32 %34, 2
  %49 = getelementptr inbounds nuw double, ptr %21, i32 %48
  %50 = load double, ptr %49, align 8
  %51 = fsub double %50, %50
  %52 = fadd double %36, %51
  %53 = or disjoint i32 %34, 3
  %54 = getelementptr inbounds nuw double, ptr %21, i32 %53
  %55 = load double, ptr %54, align 8
  %56 = fsub double %55, %55
  %57 = fadd double %35, %56
  %58 = add nuw nsw i32 %33, 4
  %59 = icmp sgt i32 %58, %20
  br i1 %59, label %23, label %32

60:                                               ; preds = %25, %60
  %61 = phi i32 [ %67, %60 ], [ %30, %25 ]
  %62 = phi double [ %66, %60 ], [ %26, %25 ]
  %63 = getelementptr inbounds nuw double, ptr %21, i32 %61
  %64 = load double, ptr %63, align 8
  %65 = fsub double %64, %64
  %66 = fadd double %62, %65
  %67 = add nuw nsw i32 %61, 1
  %68 = icmp eq i32 %67, %20
  br i1 %68, label %69, label %60

69:                                               ; preds = %60, %25
  %70 = phi double [ %26, %25 ], [ %66, %60 ]
  %71 = fadd double %27, %70
  %72 = fadd double %28, %29
  %73 = fadd double %72, %71
  %74 = fcmp une double %73, 0.000000e+00
  br i1 %74, label %75, label %76

75:                                               ; preds = %69
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef 9, i32 noundef 0, double noundef %2)
  br label %76

76:                                               ; preds = %75, %69, %4
  %77 = phi i32 [ 0, %4 ], [ 5, %75 ], [ 0, %69 ]
  ret i32 %77
}

declare void @appell_sparse_metric(double noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

define internal fastcc range(i32 0, 9) i32 @sparse_project(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, ptr nocapture noundef nonnull initializes((0, 4)) %4) unnamed_addr #4 {
  store i32 1, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 300
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %5
  tail call fastcc void @set_inputs(ptr noundef nonnull readonly %0, double noundef %2, ptr noundef %3)
  br label %10

10:                                               ; preds = %5, %9
  %11 = load i32, ptr @appell_n_norm_rows, align 4
  %12 = icmp ne i32 %11, 0
  %13 = load i32, ptr @appell_n_position_rows, align 4
  %14 = icmp ne i32 %13, 0
  %15 = select i1 %12, i1 %14, i1 false
  %16 = getelementptr inbounds nuw i8, ptr %1, i32 192
  %17 = icmp sgt i32 %11, 0
  br label %23

18:                                               ; preds = %42
  %19 = add nuw nsw i32 %24, 1
  %20 = icmp samesign ugt i32 %24, 2
  %21 = icmp ne i32 %36, 0
  %22 = select i1 %20, i1 true, i1 %21
  br i1 %22, label %53, label %23

23:                                               ; preds = %10, %18
  %24 = phi i32 [ 0, %10 ], [ %19, %18 ]
  %25 = load i32, ptr %4, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %60, label %27

27:                                               ; preds = %23
  %28 = tail call fastcc i32 @sparse_newton(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, i32 noundef 0, ptr noundef %4)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %35

30:                                               ; preds = %27
  %31 = load i32, ptr %4, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %35, label %33

33:                                               ; preds = %30
  %34 = tail call fastcc i32 @sparse_newton(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, i32 noundef 1, ptr noundef %4)
  br label %35

35:                                               ; preds = %33, %30, %27
  %36 = phi i32 [ %28, %27 ], [ %34, %33 ], [ 0, %30 ]
  br i1 %15, label %37, label %53

37:                                               ; preds = %35
  %38 = load ptr, ptr %0, align 8
  %39 = load ptr, ptr %16, align 8
  tail call void @appell_sparse_norms(double noundef %2, ptr noundef %3, ptr noundef %38, ptr noundef null, ptr noundef %39) #29
  br i1 %17, label %40, label %53

40:                                               ; preds = %37
  %41 = load ptr, ptr %16, align 8
  br label %44

42:                                               ; preds = %44
  %43 = fcmp ugt double %50, 0x3CE0000000000000
  br i1 %43, label %18, label %53

44:                                               ; preds = %40, %44
  %45 = phi i32 [ 0, %40 ], [ %51, %44 ]
  %46 = phi double [ 0.000000e+00, %40 ], [ %50, %44 ]
  %47 = getelementptr inbounds nuw double, ptr %41, i32 %45
  %48 = load double, ptr %47, align 8
  %49 = tail call double @llvm.fabs.f64(double %48)
  %50 = tail call double @llvm.maxnum.f64(double %46, double %49)
  %51 = add nuw nsw i32 %45, 1
  %52 = icmp eq i32 %51, %11
  br i1 %52, label %42, label %44

53:                                               ; preds = %37, %35, %18, %42
  %54 = icmp eq i32 %36, 0
  br i1 %54, label %55, label %60

55:                                               ; preds = %53
  %56 = load i32, ptr %4, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %60, label %58

58:                                               ; preds = %55
  %59 = tail call fastcc i32 @sparse_newton(ptr noundef %0, ptr noundef %1, double noundef %2, ptr noundef %3, i32 noundef 2, ptr noundef %4)
  br label %60

60:                                               ; preds = %23, %58, %55, %53
  %61 = phi i32 [ %36, %53 ], [ %59, %58 ], [ 0, %55 ], [ 0, %23 ]
  ret i32 %61
}

define internal fastcc range(i32 0, 9) i32 @newton(ptr nocapture noundef %0, ptr nocapture noundef nonnull initializes((416, 424)) %1, double noundef %2, ptr noundef %3, ptr nocapture noundef readonly byval(%struct.Target) align 4 %4) unnamed_addr #4 {
  %6 = alloca %struct.Factor, align 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 416
  store double 1.000000e+00, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #29
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 4 dereferenceable(32) %6, i8 0, i32 32, i1 false)
  %8 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 7
  br i1 %10, label %11, label %13

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 432
  store i32 0, ptr %12, align 8
  br label %13

13:                                               ; preds = %11, %5
  %14 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %370, label %17

17:                                               ; preds = %13
  %18 = load ptr, ptr %4, align 4
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %20 = load ptr, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %22 = load i32, ptr %21, align 4
  %23 = add i32 %22, 1
  %24 = mul i32 %23, %15
  %25 = icmp slt i32 %24, 4
  %26 = and i32 %24, 2147483644
  %27 = getelementptr inbounds nuw i8, ptr %4, i32 32
  %28 = load i32, ptr %27, align 4
  %29 = icmp sgt i32 %28, 0
  %30 = getelementptr inbounds nuw i8, ptr %4, i32 28
  %31 = load ptr, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %4, i32 36
  %33 = load ptr, ptr %32, align 4
  %34 = icmp sgt i32 %15, 0
  %35 = icmp sgt i32 %22, 0
  %36 = getelementptr double, ptr %20, i32 %15
  %37 = getelementptr inbounds nuw i8, ptr %4, i32 24
  %38 = load ptr, ptr %37, align 4
  %39 = icmp eq ptr %38, null
  %40 = getelementptr inbounds nuw i8, ptr %6, i32 8
  %41 = getelementptr inbounds nuw i8, ptr %6, i32 4
  %42 = getelementptr inbounds nuw i8, ptr %1, i32 148
  %43 = shl i32 %28, 3
  %44 = getelementptr inbounds nuw i8, ptr %1, i32 144
  %45 = shl i32 %22, 3
  %46 = getelementptr inbounds nuw i8, ptr %4, i32 20
  %47 = load ptr, ptr %46, align 4
  %48 = load i32, ptr @appell_is_recursive, align 4
  %49 = icmp eq i32 %48, 0
  %50 = select i1 %49, i1 true, i1 %39
  %51 = load i32, ptr @appell_tree_memory, align 4
  %52 = getelementptr inbounds double, ptr %47, i32 %51
  %53 = load i32, ptr @appell_n_links, align 4
  %54 = icmp sgt i32 %53, 0
  %55 = load i32, ptr @appell_n_coordinates, align 4
  %56 = sub i32 0, %55
  %57 = icmp sgt i32 %55, 0
  br label %58

58:                                               ; preds = %17, %275
  %59 = phi double [ 0x7FF0000000000000, %17 ], [ %215, %275 ]
  %60 = phi i32 [ 0, %17 ], [ %276, %275 ]
  %61 = phi double [ 0x7FF0000000000000, %17 ], [ %216, %275 ]
  %62 = phi double [ 0.000000e+00, %17 ], [ %193, %275 ]
  %63 = load ptr, ptr %0, align 8
  tail call void %18(double noundef %2, ptr noundef %3, ptr noundef %63, ptr noundef null, ptr noundef %20) #29
  br i1 %25, label %64, label %71

64:                                               ; preds = %71, %58
  %65 = phi double [ 0.000000e+00, %58 ], [ %81, %71 ]
  %66 = phi double [ 0.000000e+00, %58 ], [ %86, %71 ]
  %67 = phi double [ 0.000000e+00, %58 ], [ %91, %71 ]
  %68 = phi double [ 0.000000e+00, %58 ], [ %96, %71 ]
  %69 = phi i32 [ 0, %58 ], [ %26, %71 ]
  %70 = icmp slt i32 %69, %24
  br i1 %70, label %99, label %108

71:                                               ; preds = %58, %71
  %72 = phi i32 [ %97, %71 ], [ 4, %58 ]
  %73 = phi i32 [ %72, %71 ], [ 0, %58 ]
  %74 = phi double [ %96, %71 ], [ 0.000000e+00, %58 ]
  %75 = phi double [ %91, %71 ], [ 0.000000e+00, %58 ]
  %76 = phi double [ %86, %71 ], [ 0.000000e+00, %58 ]
  %77 = phi double [ %81, %71 ], [ 0.000000e+00, %58 ]
  %78 = getelementptr inbounds nuw double, ptr %20, i32 %73
  %79 = load double, ptr %78, align 8
  %80 = fsub double %79, %79
  %81 = fadd double %77, %80
  %82 = or disjoint i32 %73, 1
  %83 = getelementptr inbounds nuw double, ptr %20, i32 %82
  %84 = load double, ptr %83, align 8
  %85 = fsub double %84, %84
  %86 = fadd double %76, %85
  %87 = or disjoint i32 %73, 2
  %88 = getelementptr inbounds nuw double, ptr %20, i32 %87
  %89 = load double, ptr %88, align 8
  %90 = fsub double %89, %89
  %91 = fadd double %75, %90
  %92 = or disjoint i32 %73, 3
  %93 = getelementptr inbounds nuw double, ptr %20, i32 %92
  %94 = load double, ptr %93, align 8
  %95 = fsub double %94, %94
  %96 = fadd double %74, %95
  %97 = add nuw nsw i32 %72, 4
  %98 = icmp sgt i32 %97, %24
  br i1 %98, label %64, label %71

99:                                               ; preds = %64, %99
  %100 = phi i32 [ %106, %99 ], [ %69, %64 ]
  %101 = phi double [ %105, %99 ], [ %65, %64 ]
  %102 = getelementptr inbounds nuw double, ptr %20, i32 %100
  %103 = load double, ptr %102, align 8
  %104 = fsub double %103, %103
  %105 = fadd double %101, %104
  %106 = add nuw nsw i32 %100, 1
  %107 = icmp eq i32 %106, %24
  br i1 %107, label %108, label %99

108:                                              ; preds = %99, %64
  %109 = phi double [ %65, %64 ], [ %105, %99 ]
  %110 = fadd double %66, %109
  %111 = fadd double %67, %68
  %112 = fadd double %111, %110
  %113 = fcmp oeq double %112, 0.000000e+00
  %114 = zext i1 %113 to i32
  %115 = icmp eq i32 %60, 0
  %116 = or i32 %60, %114
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %368, label %118

118:                                              ; preds = %108
  br i1 %29, label %122, label %119

119:                                              ; preds = %122, %118
  %120 = phi double [ 0.000000e+00, %118 ], [ %132, %122 ]
  %121 = phi double [ 0.000000e+00, %118 ], [ %129, %122 ]
  br i1 %34, label %135, label %191

122:                                              ; preds = %118, %122
  %123 = phi double [ %129, %122 ], [ 0.000000e+00, %118 ]
  %124 = phi double [ %132, %122 ], [ 0.000000e+00, %118 ]
  %125 = phi i32 [ %133, %122 ], [ 0, %118 ]
  %126 = getelementptr inbounds nuw double, ptr %31, i32 %125
  %127 = load double, ptr %126, align 8
  %128 = tail call double @llvm.fabs.f64(double %127)
  %129 = tail call double @llvm.maxnum.f64(double %123, double %128)
  %130 = getelementptr inbounds nuw double, ptr %33, i32 %125
  %131 = load double, ptr %130, align 8
  %132 = tail call double @llvm.maxnum.f64(double %124, double %131)
  %133 = add nuw nsw i32 %125, 1
  %134 = icmp eq i32 %133, %28
  br i1 %134, label %119, label %122

135:                                              ; preds = %119, %185
  %136 = phi double [ %186, %185 ], [ 0.000000e+00, %119 ]
  %137 = phi double [ %187, %185 ], [ 0.000000e+00, %119 ]
  %138 = phi double [ %188, %185 ], [ 0.000000e+00, %119 ]
  %139 = phi i32 [ %189, %185 ], [ 0, %119 ]
  %140 = getelementptr inbounds nuw double, ptr %20, i32 %139
  %141 = load double, ptr %140, align 8
  %142 = tail call double @llvm.fabs.f64(double %141)
  br i1 %35, label %143, label %149

143:                                              ; preds = %135
  %144 = getelementptr double, ptr %36, i32 %139
  br label %154

145:                                              ; preds = %169
  %146 = fadd double %172, 0x10000000000000
  %147 = fadd double %173, 0x10000000000000
  %148 = fadd double %175, 0x10000000000000
  br label %149

149:                                              ; preds = %145, %135
  %150 = phi double [ 0x10000000000000, %135 ], [ %146, %145 ]
  %151 = phi double [ 0x10000000000000, %135 ], [ %147, %145 ]
  %152 = phi double [ 0x10000000000000, %135 ], [ %148, %145 ]
  %153 = fcmp oeq double %141, 0.000000e+00
  br i1 %153, label %185, label %178

154:                                              ; preds = %169, %143
  %155 = phi i32 [ 0, %143 ], [ %176, %169 ]
  %156 = phi double [ 0.000000e+00, %143 ], [ %175, %169 ]
  %157 = phi double [ 0.000000e+00, %143 ], [ %173, %169 ]
  %158 = phi double [ 0.000000e+00, %143 ], [ %172, %169 ]
  %159 = mul nuw nsw i32 %155, %15
  %160 = getelementptr double, ptr %144, i32 %159
  %161 = load double, ptr %160, align 8
  %162 = tail call double @llvm.fabs.f64(double %161)
  br i1 %39, label %163, label %169

163:                                              ; preds = %154
  %164 = getelementptr inbounds nuw double, ptr %31, i32 %155
  %165 = load double, ptr %164, align 8
  %166 = tail call double @llvm.fabs.f64(double %165)
  %167 = getelementptr inbounds nuw double, ptr %33, i32 %155
  %168 = load double, ptr %167, align 8
  br label %169

169:                                              ; preds = %163, %154
  %170 = phi double [ %166, %163 ], [ %121, %154 ]
  %171 = phi double [ %168, %163 ], [ %120, %154 ]
  %172 = tail call double @llvm.fmuladd.f64(double %162, double %170, double %158)
  %173 = tail call double @llvm.fmuladd.f64(double %162, double %121, double %157)
  %174 = tail call double @llvm.fmuladd.f64(double %170, double 1.000000e-08, double %171)
  %175 = tail call double @llvm.fmuladd.f64(double %162, double %174, double %156)
  %176 = add nuw nsw i32 %155, 1
  %177 = icmp eq i32 %176, %22
  br i1 %177, label %145, label %154

178:                                              ; preds = %149
  %179 = fdiv double %142, %150
  %180 = tail call double @llvm.maxnum.f64(double %138, double %179)
  %181 = fdiv double %142, %151
  %182 = tail call double @llvm.maxnum.f64(double %136, double %181)
  %183 = fdiv double %142, %152
  %184 = tail call double @llvm.maxnum.f64(double %137, double %183)
  br label %185

185:                                              ; preds = %178, %149
  %186 = phi double [ %136, %149 ], [ %182, %178 ]
  %187 = phi double [ %137, %149 ], [ %184, %178 ]
  %188 = phi double [ %138, %149 ], [ %180, %178 ]
  %189 = add nuw nsw i32 %139, 1
  %190 = icmp eq i32 %189, %15
  br i1 %190, label %191, label %135

191:                                              ; preds = %185, %119
  %192 = phi double [ 0.000000e+00, %119 ], [ %186, %185 ]
  %193 = phi double [ 0.000000e+00, %119 ], [ %187, %185 ]
  %194 = phi double [ 0.000000e+00, %119 ], [ %188, %185 ]
  %195 = tail call double @llvm.minnum.f64(double %194, double 0x7FEFFFFFFFFFFFFF)
  br i1 %113, label %196, label %200

196:                                              ; preds = %191
  %197 = fcmp olt double %195, %59
  %198 = fcmp olt double %192, %61
  %199 = select i1 %197, i1 true, i1 %198
  br i1 %199, label %203, label %200

200:                                              ; preds = %196, %191
  %201 = load ptr, ptr %42, align 4
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %31, ptr align 8 %201, i32 %43, i1 false)
  %202 = load ptr, ptr %0, align 8
  tail call void %18(double noundef %2, ptr noundef %3, ptr noundef %202, ptr noundef null, ptr noundef %20) #29
  br label %278

203:                                              ; preds = %196
  %204 = fcmp ugt double %195, 0x3C90000000000000
  br i1 %204, label %205, label %278

205:                                              ; preds = %203
  br i1 %115, label %213, label %206

206:                                              ; preds = %205
  %207 = load i32, ptr %40, align 4
  %208 = load i32, ptr %41, align 4
  %209 = icmp slt i32 %207, %208
  %210 = fmul double %192, 1.000000e+03
  %211 = fcmp ogt double %210, %61
  %212 = select i1 %209, i1 true, i1 %211
  br i1 %212, label %213, label %214

213:                                              ; preds = %206, %205
  call fastcc void @factorise_jacobian(ptr dead_on_unwind writable sret(%struct.Factor) align 4 %6, ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %4)
  br label %214

214:                                              ; preds = %206, %213
  %215 = tail call double @llvm.minnum.f64(double %59, double %195)
  %216 = tail call double @llvm.minnum.f64(double %61, double %192)
  %217 = load ptr, ptr %42, align 4
  tail call void @llvm.memcpy.p0.p0.i32(ptr align 8 %217, ptr align 8 %31, i32 %43, i1 false)
  %218 = load ptr, ptr %44, align 8
  tail call void @llvm.memset.p0.i32(ptr align 8 %218, i8 0, i32 %45, i1 false)
  call fastcc void @project_onto_rows(ptr noundef nonnull readonly %6, ptr noundef %20, ptr noundef %218, ptr noundef null)
  tail call fastcc void @backward(i32 noundef %22, ptr noundef %47, ptr noundef %218)
  br i1 %50, label %247, label %219

219:                                              ; preds = %214
  br i1 %54, label %220, label %222

220:                                              ; preds = %219
  %221 = getelementptr inbounds double, ptr %218, i32 %56
  br label %223

222:                                              ; preds = %223, %219
  br i1 %57, label %238, label %275

223:                                              ; preds = %223, %220
  %224 = phi i32 [ 0, %220 ], [ %236, %223 ]
  %225 = getelementptr inbounds nuw %struct.LinkPlace, ptr @appell_tree_places, i32 %224
  %226 = load i32, ptr %225, align 4
  %227 = getelementptr inbounds nuw i8, ptr %225, i32 12
  %228 = load i32, ptr %227, align 4
  %229 = getelementptr inbounds i32, ptr @appell_tree_tables, i32 %228
  %230 = getelementptr inbounds nuw i8, ptr %225, i32 8
  %231 = load i32, ptr %230, align 4
  %232 = getelementptr inbounds double, ptr %47, i32 %231
  %233 = getelementptr inbounds nuw i8, ptr %225, i32 4
  %234 = load i32, ptr %233, align 4
  %235 = getelementptr inbounds double, ptr %47, i32 %234
  tail call void @appell_tree_displaced(i32 noundef %226, double noundef 0.000000e+00, ptr noundef %52, ptr noundef %52, ptr noundef %221, ptr noundef nonnull %229, ptr noundef %232, ptr noundef %235, ptr noundef %52) #29
  %236 = add nuw nsw i32 %224, 1
  %237 = icmp eq i32 %236, %53
  br i1 %237, label %222, label %223

238:                                              ; preds = %222, %238
  %239 = phi i32 [ %245, %238 ], [ 0, %222 ]
  %240 = getelementptr inbounds nuw double, ptr %52, i32 %239
  %241 = load double, ptr %240, align 8
  %242 = getelementptr inbounds nuw double, ptr %31, i32 %239
  %243 = load double, ptr %242, align 8
  %244 = fadd double %241, %243
  store double %244, ptr %242, align 8
  %245 = add nuw nsw i32 %239, 1
  %246 = icmp eq i32 %245, %55
  br i1 %246, label %275, label %238

247:                                              ; preds = %214
  br i1 %29, label %248, label %275

248:                                              ; preds = %247, %272
  %249 = phi i32 [ %273, %272 ], [ 0, %247 ]
  br i1 %39, label %255, label %250

250:                                              ; preds = %248
  br i1 %35, label %251, label %272

251:                                              ; preds = %250
  %252 = getelementptr double, ptr %38, i32 %249
  %253 = getelementptr inbounds nuw double, ptr %31, i32 %249
  %254 = load double, ptr %253, align 8
  br label %261

255:                                              ; preds = %248
  %256 = getelementptr inbounds nuw double, ptr %218, i32 %249
  %257 = load double, ptr %256, align 8
  %258 = getelementptr inbounds nuw double, ptr %31, i32 %249
  %259 = load double, ptr %258, align 8
  %260 = fadd double %257, %259
  store double %260, ptr %258, align 8
  br label %272

261:                                              ; preds = %261, %251
  %262 = phi double [ %254, %251 ], [ %269, %261 ]
  %263 = phi i32 [ 0, %251 ], [ %270, %261 ]
  %264 = mul nuw nsw i32 %263, %28
  %265 = getelementptr double, ptr %252, i32 %264
  %266 = load double, ptr %265, align 8
  %267 = getelementptr inbounds nuw double, ptr %218, i32 %263
  %268 = load double, ptr %267, align 8
  %269 = tail call double @llvm.fmuladd.f64(double %266, double %268, double %262)
  store double %269, ptr %253, align 8
  %270 = add nuw nsw i32 %263, 1
  %271 = icmp eq i32 %270, %22
  br i1 %271, label %272, label %261

272:                                              ; preds = %261, %255, %250
  %273 = add nuw nsw i32 %249, 1
  %274 = icmp eq i32 %273, %28
  br i1 %274, label %275, label %248

275:                                              ; preds = %238, %272, %222, %247
  %276 = add nuw nsw i32 %60, 1
  %277 = icmp eq i32 %276, 12
  br i1 %277, label %278, label %58

278:                                              ; preds = %275, %203, %200
  %279 = phi double [ %62, %200 ], [ %193, %203 ], [ %193, %275 ]
  %280 = load i32, ptr %41, align 4
  %281 = icmp ne i32 %280, 0
  %282 = select i1 %10, i1 %281, i1 false
  br i1 %282, label %283, label %310

283:                                              ; preds = %278
  %284 = load i32, ptr @appell_n_rows, align 4
  %285 = icmp ne i32 %280, %284
  %286 = load i32, ptr %40, align 4
  %287 = icmp slt i32 %286, %280
  %288 = select i1 %285, i1 true, i1 %287
  br i1 %288, label %307, label %289

289:                                              ; preds = %283
  %290 = icmp slt i32 %280, 1
  br i1 %290, label %307, label %291

291:                                              ; preds = %289
  %292 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %293 = load ptr, ptr %292, align 4
  %294 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %295 = load ptr, ptr %294, align 8
  br label %299

296:                                              ; preds = %299
  %297 = add nuw nsw i32 %300, 1
  %298 = icmp eq i32 %297, %280
  br i1 %298, label %307, label %299

299:                                              ; preds = %296, %291
  %300 = phi i32 [ 0, %291 ], [ %297, %296 ]
  %301 = getelementptr inbounds nuw double, ptr %293, i32 %300
  %302 = load double, ptr %301, align 8
  %303 = getelementptr inbounds nuw double, ptr %295, i32 %300
  %304 = load double, ptr %303, align 8
  %305 = fmul double %304, 1.000000e-03
  %306 = fcmp ogt double %302, %305
  br i1 %306, label %296, label %307

307:                                              ; preds = %296, %299, %283, %289
  %308 = phi i32 [ 0, %283 ], [ 1, %289 ], [ 1, %296 ], [ 0, %299 ]
  %309 = getelementptr inbounds nuw i8, ptr %1, i32 432
  store i32 %308, ptr %309, align 8
  br label %310

310:                                              ; preds = %307, %278
  br i1 %10, label %311, label %366

311:                                              ; preds = %310
  %312 = icmp eq i32 %280, 0
  br i1 %312, label %364, label %313

313:                                              ; preds = %311
  %314 = load i32, ptr @appell_n_rows, align 4
  %315 = icmp eq i32 %280, %314
  %316 = load i32, ptr @appell_n_position_rows, align 4
  %317 = icmp eq i32 %316, %314
  %318 = select i1 %315, i1 %317, i1 false
  br i1 %318, label %319, label %364

319:                                              ; preds = %313
  %320 = getelementptr inbounds nuw i8, ptr %0, i32 304
  %321 = load i32, ptr %320, align 8
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %323, label %364

323:                                              ; preds = %319
  %324 = icmp sgt i32 %280, 0
  br i1 %324, label %325, label %330

325:                                              ; preds = %323
  %326 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %327 = load ptr, ptr %326, align 8
  %328 = getelementptr inbounds nuw i8, ptr %6, i32 16
  %329 = load ptr, ptr %328, align 4
  br label %339

330:                                              ; preds = %350, %323
  %331 = phi double [ 1.000000e+00, %323 ], [ %351, %350 ]
  %332 = load i32, ptr %40, align 4
  %333 = icmp sgt i32 %332, 0
  br i1 %333, label %334, label %364

334:                                              ; preds = %330
  %335 = getelementptr inbounds nuw i8, ptr %6, i32 12
  %336 = load ptr, ptr %335, align 4
  %337 = load i32, ptr %6, align 4
  %338 = add i32 %337, 1
  br label %354

339:                                              ; preds = %350, %325
  %340 = phi i32 [ 0, %325 ], [ %352, %350 ]
  %341 = phi double [ 1.000000e+00, %325 ], [ %351, %350 ]
  %342 = getelementptr inbounds nuw double, ptr %327, i32 %340
  %343 = load double, ptr %342, align 8
  %344 = fcmp ogt double %343, 0.000000e+00
  br i1 %344, label %345, label %350

345:                                              ; preds = %339
  %346 = getelementptr inbounds nuw double, ptr %329, i32 %340
  %347 = load double, ptr %346, align 8
  %348 = fdiv double %347, %343
  %349 = tail call double @llvm.minnum.f64(double %341, double %348)
  br label %350

350:                                              ; preds = %345, %339
  %351 = phi double [ %349, %345 ], [ %341, %339 ]
  %352 = add nuw nsw i32 %340, 1
  %353 = icmp eq i32 %352, %280
  br i1 %353, label %330, label %339

354:                                              ; preds = %354, %334
  %355 = phi i32 [ 0, %334 ], [ %362, %354 ]
  %356 = phi double [ %331, %334 ], [ %361, %354 ]
  %357 = mul i32 %355, %338
  %358 = getelementptr inbounds double, ptr %336, i32 %357
  %359 = load double, ptr %358, align 8
  %360 = tail call double @llvm.fabs.f64(double %359)
  %361 = tail call double @llvm.minnum.f64(double %356, double %360)
  %362 = add nuw nsw i32 %355, 1
  %363 = icmp eq i32 %362, %332
  br i1 %363, label %364, label %354

364:                                              ; preds = %354, %330, %319, %313, %311
  %365 = phi double [ 1.000000e+00, %311 ], [ 1.000000e+00, %319 ], [ 1.000000e+00, %313 ], [ %331, %330 ], [ %361, %354 ]
  store double %365, ptr %7, align 8
  br label %366

366:                                              ; preds = %364, %310
  %367 = fcmp ugt double %279, 1.000000e+00
  br i1 %367, label %368, label %370

368:                                              ; preds = %108, %366
  %369 = phi i32 [ 8, %366 ], [ 5, %108 ]
  tail call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %9, i32 noundef 0, double noundef %2)
  br label %370

370:                                              ; preds = %368, %366, %13
  %371 = phi i32 [ 0, %13 ], [ 0, %366 ], [ %369, %368 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #29
  ret i32 %371
}

define internal fastcc range(i32 0, 9) i32 @sparse_newton(ptr nocapture noundef %0, ptr nocapture noundef nonnull %1, double noundef %2, ptr noundef %3, i32 noundef range(i32 0, 3) %4, ptr nocapture noundef nonnull writeonly %5) unnamed_addr #4 {
  %7 = alloca %struct.Level_, align 8
  call void @llvm.lifetime.start.p0(i64 152, ptr nonnull %7) #29
  call fastcc void @sparse_level(ptr dead_on_unwind writable sret(%struct.Level_) align 8 %7, ptr noundef %0, ptr noundef %1, i32 noundef %4, ptr noundef %3)
  %8 = icmp eq i32 %4, 2
  br i1 %8, label %9, label %11

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %1, i32 432
  store i32 0, ptr %10, align 8
  br label %11

11:                                               ; preds = %9, %6
  %12 = getelementptr inbounds nuw i8, ptr %7, i32 12
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %350, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %7, i32 140
  %17 = getelementptr inbounds nuw i8, ptr %7, i32 20
  %18 = getelementptr inbounds nuw i8, ptr %1, i32 200
  %19 = getelementptr inbounds nuw i8, ptr %7, i32 128
  %20 = getelementptr inbounds nuw i8, ptr %7, i32 136
  %21 = getelementptr inbounds nuw i8, ptr %7, i32 144
  %22 = getelementptr inbounds nuw i8, ptr %7, i32 148
  %23 = getelementptr inbounds nuw i8, ptr %7, i32 92
  %24 = getelementptr inbounds nuw i8, ptr %7, i32 80
  %25 = getelementptr inbounds nuw i8, ptr %7, i32 84
  %26 = getelementptr inbounds nuw i8, ptr %1, i32 444
  %27 = load i32, ptr @appell_levels_agree, align 4
  %28 = icmp eq i32 %27, 0
  %29 = getelementptr inbounds nuw i8, ptr %7, i32 8
  %30 = getelementptr inbounds nuw i8, ptr %7, i32 112
  %31 = getelementptr inbounds nuw i8, ptr %1, i32 212
  %32 = icmp ne i32 %27, 0
  %33 = icmp ne i32 %4, 0
  %34 = and i1 %33, %32
  %35 = shl nuw nsw i32 1, %4
  %36 = lshr i32 %35, 1
  %37 = select i1 %34, i32 2, i32 %36
  %38 = getelementptr inbounds nuw i8, ptr %1, i32 148
  %39 = getelementptr inbounds nuw i8, ptr %1, i32 144
  %40 = getelementptr inbounds nuw i8, ptr %1, i32 204
  %41 = icmp eq i32 %4, 1
  br label %42

42:                                               ; preds = %15, %329
  %43 = phi double [ 0x7FF0000000000000, %15 ], [ %281, %329 ]
  %44 = phi i32 [ 0, %15 ], [ %330, %329 ]
  %45 = phi double [ 0x7FF0000000000000, %15 ], [ %282, %329 ]
  %46 = phi double [ 0.000000e+00, %15 ], [ %226, %329 ]
  %47 = load ptr, ptr %7, align 8
  %48 = load ptr, ptr %0, align 8
  %49 = load ptr, ptr %16, align 4
  call void %47(double noundef %2, ptr noundef %3, ptr noundef %48, ptr noundef null, ptr noundef %49) #29
  %50 = load i32, ptr %12, align 4
  %51 = load i32, ptr %17, align 4
  %52 = add nsw i32 %51, %50
  %53 = load ptr, ptr %16, align 4
  %54 = icmp slt i32 %52, 4
  br i1 %54, label %57, label %64

55:                                               ; preds = %64
  %56 = and i32 %52, 2147483644
  br label %57

57:                                               ; preds = %55, %42
  %58 = phi double [ 0.000000e+00, %42 ], [ %74, %55 ]
  %59 = phi double [ 0.000000e+00, %42 ], [ %79, %55 ]
  %60 = phi double [ 0.000000e+00, %42 ], [ %84, %55 ]
  %61 = phi double [ 0.000000e+00, %42 ], [ %89, %55 ]
  %62 = phi i32 [ 0, %42 ], [ %56, %55 ]
  %63 = icmp slt i32 %62, %52
  br i1 %63, label %92, label %101

64:                                               ; preds = %42, %64
  %65 = phi i32 [ %90, %64 ], [ 4, %42 ]
  %66 = phi i32 [ %65, %64 ], [ 0, %42 ]
  %67 = phi double [ %89, %64 ], [ 0.000000e+00, %42 ]
  %68 = phi double [ %84, %64 ], [ 0.000000e+00, %42 ]
  %69 = phi double [ %79, %64 ], [ 0.000000e+00, %42 ]
  %70 = phi double [ %74, %64 ], [ 0.000000e+00, %42 ]
  %71 = getelementptr inbounds nuw double, ptr %53, i32 %66
  %72 = load double, ptr %71, align 8
  %73 = fsub double %72, %72
  %74 = fadd double %70, %73
  %75 = or disjoint i32 %66, 1
  %76 = getelementptr inbounds nuw double, ptr %53, i32 %75
  %77 = load double, ptr %76, align 8
  %78 = fsub double %77, %77
  %79 = fadd double %69, %78
  %80 = or disjoint i32 %66, 2
  %81 = getelementptr inbounds nuw double, ptr %53, i32 %80
  %82 = load double, ptr %81, align 8
  %83 = fsub double %82, %82
  %84 = fadd double %68, %83
  %85 = or disjoint i32 %66, 3
  %86 = getelementptr inbounds nuw double, ptr %53, i32 %85
  %87 = load double, ptr %86, align 8
  %88 = fsub double %87, %87
  %89 = fadd double %67, %88
  %90 = add nuw nsw i32 %65, 4
  %91 = icmp sgt i32 %90, %52
  br i1 %91, label %55, label %64

92:                                               ; preds = %57, %92
  %93 = phi i32 [ %99, %92 ], [ %62, %57 ]
  %94 = phi double [ %98, %92 ], [ %58, %57 ]
  %95 = getelementptr inbounds nuw double, ptr %53, i32 %93
  %96 = load double, ptr %95, align 8
  %97 = fsub double %96, %96
  %98 = fadd double %94, %97
  %99 = add nuw nsw i32 %93, 1
  %100 = icmp eq i32 %99, %52
  br i1 %100, label %101, label %92

101:                                              ; preds = %92, %57
  %102 = phi double [ %58, %57 ], [ %98, %92 ]
  %103 = fadd double %59, %102
  %104 = fadd double %60, %61
  %105 = fadd double %104, %103
  %106 = fcmp oeq double %105, 0.000000e+00
  %107 = zext i1 %106 to i32
  %108 = or i32 %44, %107
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %113

110:                                              ; preds = %101
  %111 = getelementptr inbounds nuw i8, ptr %7, i32 132
  %112 = load i32, ptr %111, align 4
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %112, i32 noundef 0, double noundef %2)
  br label %350

113:                                              ; preds = %101
  %114 = load ptr, ptr %18, align 8
  %115 = getelementptr inbounds double, ptr %114, i32 %50
  %116 = getelementptr inbounds double, ptr %115, i32 %50
  %117 = load i32, ptr %19, align 8
  %118 = icmp eq i32 %117, 1
  %119 = load i32, ptr %20, align 8
  %120 = icmp sgt i32 %119, 0
  br i1 %120, label %121, label %124

121:                                              ; preds = %113
  %122 = load ptr, ptr %21, align 8
  %123 = load ptr, ptr %22, align 4
  br label %137

124:                                              ; preds = %137, %113
  %125 = phi double [ 0.000000e+00, %113 ], [ %147, %137 ]
  %126 = phi double [ 0.000000e+00, %113 ], [ %144, %137 ]
  %127 = mul i32 %50, 24
  call void @llvm.memset.p0.i32(ptr align 8 %114, i8 0, i32 %127, i1 false)
  %128 = load i32, ptr %17, align 4
  %129 = icmp sgt i32 %128, 0
  br i1 %129, label %130, label %150

130:                                              ; preds = %124
  %131 = load ptr, ptr %23, align 4
  %132 = load ptr, ptr %24, align 8
  %133 = call double @llvm.fmuladd.f64(double %126, double 1.000000e-08, double %125)
  %134 = load ptr, ptr %25, align 4
  %135 = load ptr, ptr %21, align 8
  %136 = load ptr, ptr %22, align 4
  br label %155

137:                                              ; preds = %137, %121
  %138 = phi double [ 0.000000e+00, %121 ], [ %144, %137 ]
  %139 = phi double [ 0.000000e+00, %121 ], [ %147, %137 ]
  %140 = phi i32 [ 0, %121 ], [ %148, %137 ]
  %141 = getelementptr inbounds nuw double, ptr %122, i32 %140
  %142 = load double, ptr %141, align 8
  %143 = call double @llvm.fabs.f64(double %142)
  %144 = call double @llvm.maxnum.f64(double %138, double %143)
  %145 = getelementptr inbounds nuw double, ptr %123, i32 %140
  %146 = load double, ptr %145, align 8
  %147 = call double @llvm.maxnum.f64(double %139, double %146)
  %148 = add nuw nsw i32 %140, 1
  %149 = icmp eq i32 %148, %119
  br i1 %149, label %124, label %137

150:                                              ; preds = %186, %124
  %151 = load i32, ptr %12, align 4
  %152 = icmp sgt i32 %151, 0
  br i1 %152, label %153, label %224

153:                                              ; preds = %150
  %154 = load ptr, ptr %16, align 4
  br label %193

155:                                              ; preds = %186, %130
  %156 = phi i32 [ 0, %130 ], [ %191, %186 ]
  %157 = getelementptr inbounds nuw double, ptr %131, i32 %156
  %158 = load double, ptr %157, align 8
  %159 = call double @llvm.fabs.f64(double %158)
  %160 = getelementptr inbounds nuw i32, ptr %132, i32 %156
  %161 = load i32, ptr %160, align 4
  br i1 %118, label %179, label %162

162:                                              ; preds = %155
  %163 = getelementptr inbounds nuw i32, ptr %134, i32 %156
  %164 = load i32, ptr %163, align 4
  %165 = getelementptr inbounds double, ptr %135, i32 %164
  %166 = load double, ptr %165, align 8
  %167 = call double @llvm.fabs.f64(double %166)
  %168 = getelementptr inbounds double, ptr %114, i32 %161
  %169 = load double, ptr %168, align 8
  %170 = call double @llvm.fmuladd.f64(double %159, double %167, double %169)
  store double %170, ptr %168, align 8
  %171 = getelementptr inbounds double, ptr %115, i32 %161
  %172 = load double, ptr %171, align 8
  %173 = fadd double %159, %172
  store double %173, ptr %171, align 8
  %174 = load double, ptr %165, align 8
  %175 = call double @llvm.fabs.f64(double %174)
  %176 = getelementptr inbounds double, ptr %136, i32 %164
  %177 = load double, ptr %176, align 8
  %178 = call double @llvm.fmuladd.f64(double %175, double 1.000000e-08, double %177)
  br label %186

179:                                              ; preds = %155
  %180 = getelementptr inbounds double, ptr %114, i32 %161
  %181 = load double, ptr %180, align 8
  %182 = call double @llvm.fmuladd.f64(double %159, double %126, double %181)
  store double %182, ptr %180, align 8
  %183 = getelementptr inbounds double, ptr %115, i32 %161
  %184 = load double, ptr %183, align 8
  %185 = fadd double %159, %184
  store double %185, ptr %183, align 8
  br label %186

186:                                              ; preds = %179, %162
  %187 = phi double [ %133, %179 ], [ %178, %162 ]
  %188 = getelementptr inbounds double, ptr %116, i32 %161
  %189 = load double, ptr %188, align 8
  %190 = call double @llvm.fmuladd.f64(double %159, double %187, double %189)
  store double %190, ptr %188, align 8
  %191 = add nuw nsw i32 %156, 1
  %192 = icmp eq i32 %191, %128
  br i1 %192, label %150, label %155

193:                                              ; preds = %218, %153
  %194 = phi double [ 0.000000e+00, %153 ], [ %219, %218 ]
  %195 = phi double [ 0.000000e+00, %153 ], [ %220, %218 ]
  %196 = phi double [ 0.000000e+00, %153 ], [ %221, %218 ]
  %197 = phi i32 [ 0, %153 ], [ %222, %218 ]
  %198 = getelementptr inbounds nuw double, ptr %154, i32 %197
  %199 = load double, ptr %198, align 8
  %200 = fcmp oeq double %199, 0.000000e+00
  br i1 %200, label %218, label %201

201:                                              ; preds = %193
  %202 = call double @llvm.fabs.f64(double %199)
  %203 = getelementptr inbounds nuw double, ptr %114, i32 %197
  %204 = load double, ptr %203, align 8
  %205 = fadd double %204, 0x10000000000000
  %206 = fdiv double %202, %205
  %207 = call double @llvm.maxnum.f64(double %196, double %206)
  %208 = getelementptr inbounds nuw double, ptr %115, i32 %197
  %209 = load double, ptr %208, align 8
  %210 = call double @llvm.fmuladd.f64(double %209, double %126, double 0x10000000000000)
  %211 = fdiv double %202, %210
  %212 = call double @llvm.maxnum.f64(double %194, double %211)
  %213 = getelementptr inbounds nuw double, ptr %116, i32 %197
  %214 = load double, ptr %213, align 8
  %215 = fadd double %214, 0x10000000000000
  %216 = fdiv double %202, %215
  %217 = call double @llvm.maxnum.f64(double %195, double %216)
  br label %218

218:                                              ; preds = %201, %193
  %219 = phi double [ %194, %193 ], [ %212, %201 ]
  %220 = phi double [ %195, %193 ], [ %217, %201 ]
  %221 = phi double [ %196, %193 ], [ %207, %201 ]
  %222 = add nuw nsw i32 %197, 1
  %223 = icmp eq i32 %222, %151
  br i1 %223, label %224, label %193

224:                                              ; preds = %218, %150
  %225 = phi double [ 0.000000e+00, %150 ], [ %219, %218 ]
  %226 = phi double [ 0.000000e+00, %150 ], [ %220, %218 ]
  %227 = phi double [ 0.000000e+00, %150 ], [ %221, %218 ]
  %228 = call double @llvm.minnum.f64(double %227, double 0x7FEFFFFFFFFFFFFF)
  br i1 %106, label %229, label %233

229:                                              ; preds = %224
  %230 = fcmp olt double %228, %43
  %231 = fcmp olt double %225, %45
  %232 = select i1 %230, i1 true, i1 %231
  br i1 %232, label %241, label %233

233:                                              ; preds = %229, %224
  %234 = load ptr, ptr %21, align 8
  %235 = load ptr, ptr %38, align 4
  %236 = load i32, ptr %20, align 8
  %237 = shl i32 %236, 3
  call void @llvm.memcpy.p0.p0.i32(ptr align 8 %234, ptr align 8 %235, i32 %237, i1 false)
  %238 = load ptr, ptr %7, align 8
  %239 = load ptr, ptr %0, align 8
  %240 = load ptr, ptr %16, align 4
  call void %238(double noundef %2, ptr noundef %3, ptr noundef %239, ptr noundef null, ptr noundef %240) #29
  br label %332

241:                                              ; preds = %229
  %242 = fcmp ugt double %228, 0x3C90000000000000
  br i1 %242, label %243, label %332

243:                                              ; preds = %241
  %244 = icmp ne i32 %44, 0
  %245 = fmul double %225, 1.000000e+01
  %246 = fcmp ogt double %245, %45
  %247 = select i1 %244, i1 %246, i1 false
  br i1 %247, label %250, label %248

248:                                              ; preds = %243
  %249 = load i32, ptr %26, align 4
  br label %251

250:                                              ; preds = %243
  store i32 0, ptr %26, align 4
  br label %251

251:                                              ; preds = %248, %250
  %252 = phi i32 [ %249, %248 ], [ 0, %250 ]
  %253 = load i32, ptr %19, align 8
  %254 = icmp eq i32 %253, 0
  %255 = select i1 %254, i32 0, i32 2
  %256 = select i1 %28, i32 %253, i32 %255
  %257 = shl nuw i32 1, %256
  %258 = and i32 %257, %252
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %262, label %260

260:                                              ; preds = %251
  %261 = load ptr, ptr %31, align 4
  br label %277

262:                                              ; preds = %251
  %263 = call fastcc i32 @sparse_factorise(ptr noundef %29, ptr noundef null)
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %272, label %265

265:                                              ; preds = %262
  %266 = load i32, ptr %26, align 4
  %267 = or i32 %266, %257
  store i32 %267, ptr %26, align 4
  %268 = load double, ptr %30, align 8
  %269 = load ptr, ptr %31, align 4
  %270 = ashr i32 %257, 1
  %271 = getelementptr inbounds double, ptr %269, i32 %270
  store double %268, ptr %271, align 8
  br label %277

272:                                              ; preds = %262
  store i32 0, ptr %5, align 4
  %273 = getelementptr inbounds nuw i8, ptr %7, i32 132
  %274 = load i32, ptr %273, align 4
  %275 = getelementptr inbounds nuw i8, ptr %7, i32 120
  %276 = load i32, ptr %275, align 8
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %274, i32 noundef %276, double noundef %2)
  br label %350

277:                                              ; preds = %260, %265
  %278 = phi ptr [ %261, %260 ], [ %269, %265 ]
  store i32 1, ptr %5, align 4
  %279 = getelementptr inbounds nuw double, ptr %278, i32 %37
  %280 = load double, ptr %279, align 8
  store double %280, ptr %30, align 8
  %281 = call double @llvm.minnum.f64(double %43, double %228)
  %282 = call double @llvm.minnum.f64(double %45, double %225)
  %283 = load ptr, ptr %38, align 4
  %284 = load ptr, ptr %21, align 8
  %285 = load i32, ptr %20, align 8
  %286 = shl i32 %285, 3
  call void @llvm.memcpy.p0.p0.i32(ptr align 8 %283, ptr align 8 %284, i32 %286, i1 false)
  %287 = load ptr, ptr %16, align 4
  %288 = load ptr, ptr %39, align 8
  %289 = load ptr, ptr %18, align 8
  %290 = load i32, ptr %29, align 8
  %291 = shl i32 %290, 3
  call void @llvm.memset.p0.i32(ptr align 8 %289, i8 0, i32 %291, i1 false)
  %292 = load i32, ptr %12, align 4
  %293 = icmp sgt i32 %292, 0
  %294 = load ptr, ptr %18, align 8
  br i1 %293, label %295, label %306

295:                                              ; preds = %277
  %296 = load i32, ptr %29, align 8
  %297 = getelementptr double, ptr %294, i32 %296
  br label %298

298:                                              ; preds = %298, %295
  %299 = phi i32 [ 0, %295 ], [ %304, %298 ]
  %300 = getelementptr inbounds nuw double, ptr %287, i32 %299
  %301 = load double, ptr %300, align 8
  %302 = fneg double %301
  %303 = getelementptr double, ptr %297, i32 %299
  store double %302, ptr %303, align 8
  %304 = add nuw nsw i32 %299, 1
  %305 = icmp eq i32 %304, %292
  br i1 %305, label %306, label %298

306:                                              ; preds = %298, %277
  %307 = load ptr, ptr %40, align 4
  call fastcc void @sparse_solve(ptr noundef readonly %29, ptr noundef %294, ptr noundef %307)
  %308 = load ptr, ptr %40, align 4
  %309 = load i32, ptr %29, align 8
  %310 = shl i32 %309, 3
  call void @llvm.memcpy.p0.p0.i32(ptr align 8 %288, ptr align 8 %308, i32 %310, i1 false)
  br i1 %41, label %317, label %311

311:                                              ; preds = %306
  %312 = load i32, ptr %20, align 8
  %313 = icmp sgt i32 %312, 0
  br i1 %313, label %314, label %329

314:                                              ; preds = %311
  %315 = load ptr, ptr %39, align 8
  %316 = load ptr, ptr %21, align 8
  br label %320

317:                                              ; preds = %306
  %318 = load ptr, ptr %39, align 8
  %319 = load ptr, ptr %21, align 8
  call fastcc void @move_coordinates(ptr noundef %1, double noundef 1.000000e+00, ptr noundef %318, ptr noundef %319)
  br label %329

320:                                              ; preds = %314, %320
  %321 = phi i32 [ 0, %314 ], [ %327, %320 ]
  %322 = getelementptr inbounds nuw double, ptr %315, i32 %321
  %323 = load double, ptr %322, align 8
  %324 = getelementptr inbounds nuw double, ptr %316, i32 %321
  %325 = load double, ptr %324, align 8
  %326 = fadd double %323, %325
  store double %326, ptr %324, align 8
  %327 = add nuw nsw i32 %321, 1
  %328 = icmp eq i32 %327, %312
  br i1 %328, label %329, label %320

329:                                              ; preds = %320, %311, %317
  %330 = add nuw nsw i32 %44, 1
  %331 = icmp eq i32 %330, 12
  br i1 %331, label %332, label %42

332:                                              ; preds = %241, %329, %233
  %333 = phi double [ %46, %233 ], [ %226, %329 ], [ %226, %241 ]
  br i1 %8, label %334, label %345

334:                                              ; preds = %332
  %335 = load i32, ptr %12, align 4
  %336 = load i32, ptr @appell_n_rows, align 4
  %337 = icmp eq i32 %335, %336
  br i1 %337, label %338, label %342

338:                                              ; preds = %334
  %339 = load i32, ptr %26, align 4
  %340 = lshr i32 %339, 2
  %341 = and i32 %340, 1
  br label %342

342:                                              ; preds = %338, %334
  %343 = phi i32 [ 0, %334 ], [ %341, %338 ]
  %344 = getelementptr inbounds nuw i8, ptr %1, i32 432
  store i32 %343, ptr %344, align 8
  br label %345

345:                                              ; preds = %342, %332
  %346 = fcmp ugt double %333, 1.000000e+00
  br i1 %346, label %347, label %350

347:                                              ; preds = %345
  %348 = getelementptr inbounds nuw i8, ptr %7, i32 132
  %349 = load i32, ptr %348, align 4
  call fastcc void @fail(ptr noundef nonnull %0, i32 noundef %349, i32 noundef 0, double noundef %2)
  br label %350

350:                                              ; preds = %272, %110, %347, %345, %11
  %351 = phi i32 [ 0, %11 ], [ 8, %347 ], [ 0, %345 ], [ 7, %272 ], [ 5, %110 ]
  call void @llvm.lifetime.end.p0(i64 152, ptr nonnull %7) #29
  ret i32 %351
}

declare i32 @llvm.smax.i32(i32, i32) #27

declare i32 @llvm.smin.i32(i32, i32) #27

declare i32 @llvm.umax.i32(i32, i32) #27

declare i32 @llvm.umin.i32(i32, i32) #27

declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>) #27

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
attributes #26 = { nounwind }
attributes #27 = { nounwind }
attributes #28 = { nounwind }
attributes #29 = { nounwind }

