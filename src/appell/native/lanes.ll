; sources sha256 0e17bebf55bfda06e3bc0c9bbcee63a73409d220e538b73de8e6d30338bc7176
; ziglang 0.15.2

%struct.Group = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x i64>, [8 x i32], [8 x i32], [8 x i32], [8 x i32], double, [56 x i8] }

@appell_lanes_coordinates = external local_unnamed_addr constant i32, align 4
@appell_lanes_speeds = external local_unnamed_addr constant i32, align 4
@appell_lanes_auxiliaries = external local_unnamed_addr constant i32, align 4
@appell_lanes_parameters = external local_unnamed_addr constant i32, align 4
@appell_lanes_quadratures = external local_unnamed_addr constant i32, align 4
@appell_lanes_rows = external local_unnamed_addr constant i32, align 4
@appell_lanes_kept = external local_unnamed_addr constant i32, align 4
@appell_lanes_position_rows = external local_unnamed_addr constant i32, align 4
@appell_lanes_velocity_rows = external local_unnamed_addr constant i32, align 4

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
  %18 = add i32 %17, %8
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
  call void @llvm.lifetime.start.p0(i64 832, ptr nonnull %33) #10
  call void @llvm.lifetime.start.p0(i64 832, ptr nonnull %34) #10
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %36 = load ptr, ptr %35, align 8
  store ptr %36, ptr %33, align 64
  %37 = load i32, ptr @appell_lanes_parameters, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr <8 x double>, ptr %36, i64 %38
  %40 = getelementptr i8, ptr %39, i64 64
  %41 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store ptr %40, ptr %41, align 8
  %42 = load i32, ptr @appell_lanes_coordinates, align 4
  %43 = load i32, ptr @appell_lanes_speeds, align 4
  %44 = add i32 %43, %42
  %45 = load i32, ptr @appell_lanes_auxiliaries, align 4
  %46 = add i32 %44, %45
  %47 = load i32, ptr @appell_lanes_quadratures, align 4
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr <8 x double>, ptr %40, i64 %49
  %51 = getelementptr i8, ptr %50, i64 64
  %52 = getelementptr inbounds nuw i8, ptr %33, i64 16
  store ptr %51, ptr %52, align 16
  %53 = getelementptr <8 x double>, ptr %51, i64 %49
  %54 = getelementptr i8, ptr %53, i64 64
  %55 = getelementptr inbounds nuw i8, ptr %33, i64 24
  store ptr %54, ptr %55, align 8
  %56 = getelementptr <8 x double>, ptr %54, i64 %49
  %57 = getelementptr i8, ptr %56, i64 64
  %58 = getelementptr inbounds nuw i8, ptr %33, i64 32
  store ptr %57, ptr %58, align 32
  %59 = getelementptr <8 x double>, ptr %57, i64 %49
  %60 = getelementptr i8, ptr %59, i64 64
  %61 = getelementptr inbounds nuw i8, ptr %33, i64 40
  store ptr %60, ptr %61, align 8
  %62 = shl nsw i32 %48, 4
  %63 = or disjoint i32 %62, 1
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds <8 x double>, ptr %60, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %33, i64 48
  store ptr %65, ptr %66, align 16
  %67 = mul nsw i32 %48, 7
  %68 = sext i32 %67 to i64
  %69 = getelementptr <8 x double>, ptr %65, i64 %68
  %70 = getelementptr i8, ptr %69, i64 64
  %71 = getelementptr inbounds nuw i8, ptr %33, i64 56
  store ptr %70, ptr %71, align 8
  %72 = shl nsw i32 %48, 1
  %73 = or disjoint i32 %72, 1
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds <8 x double>, ptr %70, i64 %74
  %76 = getelementptr inbounds nuw i8, ptr %33, i64 64
  store ptr %75, ptr %76, align 64
  %77 = add nsw i32 %48, 2
  %78 = load i32, ptr @appell_lanes_rows, align 4
  %79 = add nsw i32 %77, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr <8 x double>, ptr %75, i64 %80
  %82 = getelementptr i8, ptr %81, i64 64
  %83 = getelementptr inbounds nuw i8, ptr %33, i64 72
  store ptr %82, ptr %83, align 8
  %84 = sext i32 %78 to i64
  %85 = getelementptr <8 x double>, ptr %82, i64 %84
  %86 = getelementptr i8, ptr %85, i64 64
  %87 = getelementptr inbounds nuw i8, ptr %33, i64 80
  store ptr %86, ptr %87, align 16
  %88 = sext i32 %43 to i64
  %89 = getelementptr <8 x double>, ptr %86, i64 %88
  %90 = getelementptr i8, ptr %89, i64 64
  %91 = getelementptr inbounds nuw i8, ptr %33, i64 88
  store ptr %90, ptr %91, align 8
  %92 = mul nsw i32 %44, 3
  %93 = load i32, ptr @appell_lanes_kept, align 4
  %94 = add i32 %93, %92
  %95 = sext i32 %94 to i64
  %96 = getelementptr <8 x double>, ptr %90, i64 %95
  %97 = getelementptr i8, ptr %96, i64 128
  %98 = getelementptr inbounds nuw i8, ptr %33, i64 96
  store ptr %97, ptr %98, align 32
  %99 = sext i32 %44 to i64
  %100 = getelementptr <8 x double>, ptr %97, i64 %99
  %101 = getelementptr i8, ptr %100, i64 64
  %102 = getelementptr inbounds nuw i8, ptr %33, i64 104
  store ptr %101, ptr %102, align 8
  %103 = getelementptr <8 x double>, ptr %101, i64 %99
  %104 = getelementptr i8, ptr %103, i64 64
  %105 = getelementptr inbounds nuw i8, ptr %33, i64 112
  store ptr %104, ptr %105, align 16
  %106 = sext i32 %93 to i64
  %107 = getelementptr <8 x double>, ptr %104, i64 %106
  %108 = getelementptr i8, ptr %107, i64 64
  %109 = getelementptr inbounds nuw i8, ptr %33, i64 120
  store ptr %108, ptr %109, align 8
  %110 = getelementptr <8 x double>, ptr %108, i64 %106
  %111 = getelementptr i8, ptr %110, i64 64
  %112 = getelementptr inbounds nuw i8, ptr %33, i64 128
  store ptr %111, ptr %112, align 64
  %113 = mul i32 %48, 11
  %114 = add i32 %93, %44
  %115 = add i32 %114, %43
  %116 = add i32 %115, %78
  %117 = shl i32 %116, 1
  %118 = add i32 %94, 22
  %119 = add i32 %118, %37
  %120 = add i32 %119, %48
  %121 = add i32 %120, %72
  %122 = add i32 %121, %62
  %123 = add i32 %122, %113
  %124 = add i32 %123, %117
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds <8 x double>, ptr %36, i64 %125
  store ptr %126, ptr %34, align 64
  %127 = getelementptr <8 x double>, ptr %126, i64 %38
  %128 = getelementptr i8, ptr %127, i64 64
  %129 = getelementptr inbounds nuw i8, ptr %34, i64 8
  store ptr %128, ptr %129, align 8
  %130 = getelementptr <8 x double>, ptr %128, i64 %49
  %131 = getelementptr i8, ptr %130, i64 64
  %132 = getelementptr inbounds nuw i8, ptr %34, i64 16
  store ptr %131, ptr %132, align 16
  %133 = getelementptr <8 x double>, ptr %131, i64 %49
  %134 = getelementptr i8, ptr %133, i64 64
  %135 = getelementptr inbounds nuw i8, ptr %34, i64 24
  store ptr %134, ptr %135, align 8
  %136 = getelementptr <8 x double>, ptr %134, i64 %49
  %137 = getelementptr i8, ptr %136, i64 64
  %138 = getelementptr inbounds nuw i8, ptr %34, i64 32
  store ptr %137, ptr %138, align 32
  %139 = getelementptr <8 x double>, ptr %137, i64 %49
  %140 = getelementptr i8, ptr %139, i64 64
  %141 = getelementptr inbounds nuw i8, ptr %34, i64 40
  store ptr %140, ptr %141, align 8
  %142 = getelementptr inbounds <8 x double>, ptr %140, i64 %64
  %143 = getelementptr inbounds nuw i8, ptr %34, i64 48
  store ptr %142, ptr %143, align 16
  %144 = getelementptr <8 x double>, ptr %142, i64 %68
  %145 = getelementptr i8, ptr %144, i64 64
  %146 = getelementptr inbounds nuw i8, ptr %34, i64 56
  store ptr %145, ptr %146, align 8
  %147 = getelementptr inbounds <8 x double>, ptr %145, i64 %74
  %148 = getelementptr inbounds nuw i8, ptr %34, i64 64
  store ptr %147, ptr %148, align 64
  %149 = getelementptr <8 x double>, ptr %147, i64 %80
  %150 = getelementptr i8, ptr %149, i64 64
  %151 = getelementptr inbounds nuw i8, ptr %34, i64 72
  store ptr %150, ptr %151, align 8
  %152 = getelementptr <8 x double>, ptr %150, i64 %84
  %153 = getelementptr i8, ptr %152, i64 64
  %154 = getelementptr inbounds nuw i8, ptr %34, i64 80
  store ptr %153, ptr %154, align 16
  %155 = getelementptr <8 x double>, ptr %153, i64 %88
  %156 = getelementptr i8, ptr %155, i64 64
  %157 = getelementptr inbounds nuw i8, ptr %34, i64 88
  store ptr %156, ptr %157, align 8
  %158 = getelementptr <8 x double>, ptr %156, i64 %95
  %159 = getelementptr i8, ptr %158, i64 128
  %160 = getelementptr inbounds nuw i8, ptr %34, i64 96
  store ptr %159, ptr %160, align 32
  %161 = getelementptr <8 x double>, ptr %159, i64 %99
  %162 = getelementptr i8, ptr %161, i64 64
  %163 = getelementptr inbounds nuw i8, ptr %34, i64 104
  store ptr %162, ptr %163, align 8
  %164 = getelementptr <8 x double>, ptr %162, i64 %99
  %165 = getelementptr i8, ptr %164, i64 64
  %166 = getelementptr inbounds nuw i8, ptr %34, i64 112
  store ptr %165, ptr %166, align 16
  %167 = getelementptr <8 x double>, ptr %165, i64 %106
  %168 = getelementptr i8, ptr %167, i64 64
  %169 = getelementptr inbounds nuw i8, ptr %34, i64 120
  store ptr %168, ptr %169, align 8
  %170 = getelementptr <8 x double>, ptr %168, i64 %106
  %171 = getelementptr i8, ptr %170, i64 64
  %172 = getelementptr inbounds nuw i8, ptr %34, i64 128
  store ptr %171, ptr %172, align 64
  %173 = getelementptr inbounds nuw i8, ptr %33, i64 576
  store <8 x i64> zeroinitializer, ptr %173, align 64
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %175 = load double, ptr %174, align 8
  %176 = getelementptr inbounds nuw i8, ptr %33, i64 768
  store double %175, ptr %176, align 64
  %177 = add i32 %45, 2
  %178 = add i32 %177, %47
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %181 = getelementptr inbounds nuw i8, ptr %34, i64 768
  %182 = getelementptr inbounds nuw i8, ptr %34, i64 640
  %183 = icmp sgt i32 %37, 0
  %184 = icmp sgt i32 %46, 0
  %185 = icmp sgt i32 %47, 0
  %186 = getelementptr inbounds nuw i8, ptr %34, i64 672
  %187 = getelementptr inbounds nuw i8, ptr %34, i64 736
  %188 = getelementptr inbounds nuw i8, ptr %34, i64 704
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %190 = sext i32 %46 to i64
  %191 = zext nneg i32 %37 to i64
  %192 = zext nneg i32 %46 to i64
  %193 = getelementptr inbounds nuw i8, ptr %34, i64 448
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %195 = getelementptr inbounds nuw i8, ptr %34, i64 192
  %196 = icmp sgt i32 %78, 0
  %197 = zext nneg i32 %78 to i64
  %198 = icmp eq i32 %93, 0
  %199 = add i32 %44, %178
  %200 = icmp sgt i32 %43, 0
  %201 = zext nneg i32 %43 to i64
  %202 = icmp sgt i32 %42, 0
  %203 = zext nneg i32 %42 to i64
  %204 = sext i32 %42 to i64
  %205 = getelementptr inbounds nuw i8, ptr %34, i64 384
  %206 = getelementptr inbounds nuw i8, ptr %34, i64 320
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %209 = sitofp i32 %46 to double
  %210 = insertelement <8 x double> poison, double %209, i64 0
  %211 = shufflevector <8 x double> %210, <8 x double> poison, <8 x i32> zeroinitializer
  %212 = fdiv <8 x double> zeroinitializer, %211
  %213 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %212)
  %214 = icmp sgt i32 %48, 0
  %215 = zext i32 %48 to i64
  %216 = getelementptr inbounds nuw i8, ptr %34, i64 256
  %217 = getelementptr inbounds nuw i8, ptr %34, i64 576
  %218 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %221 = icmp sgt i32 %44, 0
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %224 = sext i32 %47 to i64
  %225 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %226 = zext nneg i32 %44 to i64
  %227 = zext nneg i32 %47 to i64
  %228 = getelementptr inbounds nuw i8, ptr %33, i64 256
  %229 = getelementptr inbounds nuw i8, ptr %33, i64 192
  %230 = sext i32 %72 to i64
  %231 = zext nneg i32 %72 to i64
  %232 = mul nsw i32 %48, 3
  %233 = sext i32 %232 to i64
  %234 = zext nneg i32 %232 to i64
  %235 = shl nsw i32 %48, 2
  %236 = sext i32 %235 to i64
  %237 = zext nneg i32 %235 to i64
  %238 = mul nsw i32 %48, 5
  %239 = sext i32 %238 to i64
  %240 = zext nneg i32 %238 to i64
  %241 = mul nsw i32 %48, 6
  %242 = sext i32 %241 to i64
  %243 = zext nneg i32 %241 to i64
  %244 = zext nneg i32 %67 to i64
  %245 = shl nsw i32 %48, 3
  %246 = sext i32 %245 to i64
  %247 = zext nneg i32 %245 to i64
  %248 = mul nsw i32 %48, 9
  %249 = sext i32 %248 to i64
  %250 = zext nneg i32 %248 to i64
  %251 = mul nsw i32 %48, 10
  %252 = sext i32 %251 to i64
  %253 = zext nneg i32 %251 to i64
  %254 = sext i32 %113 to i64
  %255 = zext nneg i32 %113 to i64
  %256 = sext i32 %114 to i64
  %257 = shl nuw i32 %44, 1
  %258 = tail call i32 @llvm.smax.i32(i32 %257, i32 1)
  %259 = zext nneg i32 %258 to i64
  %260 = getelementptr inbounds nuw i8, ptr %33, i64 320
  %261 = getelementptr inbounds nuw i8, ptr %33, i64 384
  %262 = icmp eq i32 %47, 0
  %263 = load i32, ptr @appell_lanes_position_rows, align 4
  %264 = load i32, ptr @appell_lanes_velocity_rows, align 4
  %265 = sub i32 0, %264
  %266 = icmp eq i32 %263, %265
  %267 = mul nsw i32 %48, 12
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds nuw i8, ptr %33, i64 672
  %270 = zext nneg i32 %267 to i64
  %271 = mul nsw i32 %48, 13
  %272 = sext i32 %271 to i64
  %273 = zext nneg i32 %271 to i64
  %274 = mul nsw i32 %48, 14
  %275 = sext i32 %274 to i64
  %276 = zext nneg i32 %274 to i64
  %277 = mul nsw i32 %48, 15
  %278 = sext i32 %277 to i64
  %279 = zext nneg i32 %277 to i64
  %280 = getelementptr inbounds nuw i8, ptr %33, i64 640
  %281 = getelementptr inbounds nuw i8, ptr %33, i64 704
  %282 = getelementptr inbounds nuw i8, ptr %33, i64 736
  %283 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %284 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %285 = getelementptr inbounds nuw i8, ptr %33, i64 448
  %286 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %287 = getelementptr inbounds nuw i8, ptr %33, i64 512
  %288 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %289 = load <8 x i64>, ptr %173, align 64
  %290 = select i1 %262, i1 true, i1 %266
  br label %291

291:                                              ; preds = %761, %1
  %292 = phi <8 x i64> [ %289, %1 ], [ %762, %761 ]
  %293 = phi i32 [ 0, %1 ], [ %763, %761 ]
  %294 = phi i32 [ 0, %1 ], [ %758, %761 ]
  %295 = phi i32 [ 0, %1 ], [ %757, %761 ]
  %296 = phi i32 [ 8, %1 ], [ %756, %761 ]
  %297 = extractelement <8 x i64> %292, i32 %293
  %298 = icmp eq i64 %297, 0
  br i1 %298, label %299, label %754

299:                                              ; preds = %291, %749
  %300 = phi <8 x i64> [ %751, %749 ], [ %292, %291 ]
  %301 = phi i32 [ 1, %749 ], [ %294, %291 ]
  %302 = phi i32 [ %736, %749 ], [ %295, %291 ]
  %303 = phi i32 [ %750, %749 ], [ %296, %291 ]
  %304 = icmp eq i32 %303, 8
  br i1 %304, label %305, label %734

305:                                              ; preds = %299
  %306 = load i32, ptr %179, align 8
  %307 = icmp eq i32 %302, %306
  br i1 %307, label %754, label %308

308:                                              ; preds = %305
  %309 = load ptr, ptr %180, align 8
  %310 = load volatile i32, ptr %309, align 4
  %311 = icmp eq i32 %310, 0
  br i1 %311, label %312, label %2421

312:                                              ; preds = %308
  %313 = sub i32 %306, %302
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %31) #10
  store <8 x i64> zeroinitializer, ptr %31, align 64
  %314 = load double, ptr %174, align 8
  store double %314, ptr %181, align 64
  %315 = sext i32 %313 to i64
  br label %321

316:                                              ; preds = %360
  %317 = call i32 @llvm.smin.i32(i32 %313, i32 8)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %193, i8 0, i64 128, i1 false)
  %318 = load double, ptr %194, align 8
  %319 = insertelement <8 x double> poison, double %318, i64 0
  %320 = shufflevector <8 x double> %319, <8 x double> poison, <8 x i32> zeroinitializer
  store <8 x double> %320, ptr %195, align 64
  br i1 %196, label %396, label %376

321:                                              ; preds = %360, %312
  %322 = phi i64 [ 0, %312 ], [ %364, %360 ]
  %323 = icmp slt i64 %322, %315
  %324 = trunc nuw nsw i64 %322 to i32
  %325 = select i1 %323, i32 %324, i32 0
  %326 = add nsw i32 %325, %302
  %327 = getelementptr inbounds nuw [8 x i32], ptr %182, i64 0, i64 %322
  store i32 %326, ptr %327, align 4
  br i1 %183, label %328, label %331

328:                                              ; preds = %321
  %329 = sext i32 %326 to i64
  %330 = mul nsw i64 %329, %38
  br label %335

331:                                              ; preds = %335, %321
  br i1 %184, label %332, label %347

332:                                              ; preds = %331
  %333 = sext i32 %326 to i64
  %334 = mul nsw i64 %333, %190
  br label %348

335:                                              ; preds = %335, %328
  %336 = phi i64 [ 0, %328 ], [ %345, %335 ]
  %337 = load ptr, ptr %189, align 8
  %338 = getelementptr double, ptr %337, i64 %330
  %339 = getelementptr double, ptr %338, i64 %336
  %340 = load double, ptr %339, align 8
  %341 = load ptr, ptr %34, align 64
  %342 = getelementptr inbounds nuw <8 x double>, ptr %341, i64 %336
  %343 = load <8 x double>, ptr %342, align 64
  %344 = insertelement <8 x double> %343, double %340, i32 %324
  store <8 x double> %344, ptr %342, align 64
  %345 = add nuw nsw i64 %336, 1
  %346 = icmp eq i64 %345, %191
  br i1 %346, label %331, label %335

347:                                              ; preds = %348, %331
  br i1 %185, label %366, label %360

348:                                              ; preds = %348, %332
  %349 = phi i64 [ 0, %332 ], [ %358, %348 ]
  %350 = load ptr, ptr %0, align 8
  %351 = getelementptr double, ptr %350, i64 %334
  %352 = getelementptr double, ptr %351, i64 %349
  %353 = load double, ptr %352, align 8
  %354 = load ptr, ptr %129, align 8
  %355 = getelementptr inbounds nuw <8 x double>, ptr %354, i64 %349
  %356 = load <8 x double>, ptr %355, align 64
  %357 = insertelement <8 x double> %356, double %353, i32 %324
  store <8 x double> %357, ptr %355, align 64
  %358 = add nuw nsw i64 %349, 1
  %359 = icmp eq i64 %358, %192
  br i1 %359, label %347, label %348

360:                                              ; preds = %366, %347
  %361 = getelementptr inbounds nuw [8 x i32], ptr %186, i64 0, i64 %322
  store i32 0, ptr %361, align 4
  %362 = getelementptr inbounds nuw [8 x i32], ptr %187, i64 0, i64 %322
  store i32 0, ptr %362, align 4
  %363 = getelementptr inbounds nuw [8 x i32], ptr %188, i64 0, i64 %322
  store i32 0, ptr %363, align 4
  %364 = add nuw nsw i64 %322, 1
  %365 = icmp eq i64 %364, 8
  br i1 %365, label %316, label %321

366:                                              ; preds = %347, %366
  %367 = phi i64 [ %372, %366 ], [ %190, %347 ]
  %368 = load ptr, ptr %129, align 8
  %369 = getelementptr inbounds <8 x double>, ptr %368, i64 %367
  %370 = load <8 x double>, ptr %369, align 64
  %371 = insertelement <8 x double> %370, double 0.000000e+00, i32 %324
  store <8 x double> %371, ptr %369, align 64
  %372 = add nsw i64 %367, 1
  %373 = icmp slt i64 %372, %49
  br i1 %373, label %366, label %360

374:                                              ; preds = %396
  %375 = load <8 x double>, ptr %195, align 64
  br label %376

376:                                              ; preds = %374, %316
  %377 = phi <8 x double> [ %375, %374 ], [ %320, %316 ]
  %378 = load ptr, ptr %129, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %28)
  store <8 x double> %377, ptr %28, align 64
  br i1 %198, label %386, label %379

379:                                              ; preds = %376
  %380 = load ptr, ptr %34, align 64
  %381 = load ptr, ptr %157, align 8
  call void @appell_lanes_correct(ptr noundef nonnull %28, ptr noundef %378, ptr noundef %380, ptr noundef null, ptr noundef %381) #10
  %382 = load <8 x double>, ptr %28, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %29) #10
  store <8 x double> %382, ptr %29, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %30) #10
  store <8 x i64> splat (i64 -1), ptr %30, align 64
  %383 = call fastcc <8 x i64> @project(ptr noundef nonnull %34, ptr noundef nonnull byval(<8 x double>) align 64 %29, ptr noundef %378, ptr noundef nonnull byval(<8 x i64>) align 64 %30, double noundef 0x7FF0000000000000)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %29) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %30) #10
  %384 = load <8 x double>, ptr %195, align 64
  %385 = load ptr, ptr %129, align 8
  br label %386

386:                                              ; preds = %379, %376
  %387 = phi ptr [ %385, %379 ], [ %378, %376 ]
  %388 = phi <8 x double> [ %384, %379 ], [ %377, %376 ]
  %389 = phi <8 x i64> [ %383, %379 ], [ splat (i64 -1), %376 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %28)
  %390 = load ptr, ptr %141, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %32) #10
  store <8 x double> %388, ptr %32, align 64
  %391 = call fastcc <8 x i64> @rates(ptr noundef nonnull %34, ptr noundef nonnull byval(<8 x double>) align 64 %32, ptr noundef %387, ptr noundef %390, ptr noundef %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %32) #10
  %392 = load <8 x i64>, ptr %31, align 64
  %393 = xor <8 x i64> %392, splat (i64 -1)
  %394 = and <8 x i64> %391, %389
  %395 = and <8 x i64> %394, %393
  br i1 %196, label %406, label %402

396:                                              ; preds = %316, %396
  %397 = phi i64 [ %400, %396 ], [ 0, %316 ]
  %398 = load ptr, ptr %151, align 8
  %399 = getelementptr inbounds nuw <8 x double>, ptr %398, i64 %397
  store <8 x double> zeroinitializer, ptr %399, align 64
  %400 = add nuw nsw i64 %397, 1
  %401 = icmp eq i64 %400, %197
  br i1 %401, label %374, label %396

402:                                              ; preds = %406, %386
  %403 = load ptr, ptr %129, align 8
  %404 = load ptr, ptr %34, align 64
  %405 = load ptr, ptr %172, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %195, ptr noundef %403, ptr noundef %404, ptr noundef null, ptr noundef %405) #10
  br i1 %200, label %600, label %419

406:                                              ; preds = %386, %406
  %407 = phi i64 [ %417, %406 ], [ 0, %386 ]
  %408 = load ptr, ptr %148, align 64
  %409 = trunc nuw nsw i64 %407 to i32
  %410 = add i32 %199, %409
  %411 = sext i32 %410 to i64
  %412 = getelementptr inbounds <8 x double>, ptr %408, i64 %411
  %413 = load <8 x double>, ptr %412, align 64
  %414 = fmul <8 x double> %413, splat (double 0x3EB0C6F7A0B5ED8D)
  %415 = load ptr, ptr %151, align 8
  %416 = getelementptr inbounds nuw <8 x double>, ptr %415, i64 %407
  store <8 x double> %414, ptr %416, align 64
  %417 = add nuw nsw i64 %407, 1
  %418 = icmp eq i64 %417, %197
  br i1 %418, label %402, label %406

419:                                              ; preds = %600, %402
  %420 = load ptr, ptr %129, align 8
  br i1 %202, label %421, label %430

421:                                              ; preds = %419, %421
  %422 = phi i64 [ %428, %421 ], [ 0, %419 ]
  %423 = phi <8 x double> [ %427, %421 ], [ zeroinitializer, %419 ]
  %424 = getelementptr inbounds nuw <8 x double>, ptr %420, i64 %422
  %425 = load <8 x double>, ptr %424, align 64
  %426 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %425)
  %427 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %423, <8 x double> %426)
  %428 = add nuw nsw i64 %422, 1
  %429 = icmp eq i64 %428, %203
  br i1 %429, label %430, label %421

430:                                              ; preds = %421, %419
  %431 = phi <8 x double> [ zeroinitializer, %419 ], [ %427, %421 ]
  br i1 %200, label %432, label %452

432:                                              ; preds = %430, %432
  %433 = phi i64 [ %439, %432 ], [ %204, %430 ]
  %434 = phi <8 x double> [ %438, %432 ], [ zeroinitializer, %430 ]
  %435 = getelementptr inbounds <8 x double>, ptr %420, i64 %433
  %436 = load <8 x double>, ptr %435, align 64
  %437 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %436)
  %438 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %434, <8 x double> %437)
  %439 = add nsw i64 %433, 1
  %440 = icmp slt i64 %439, %99
  br i1 %440, label %432, label %441

441:                                              ; preds = %432
  %442 = load ptr, ptr %141, align 8
  br label %443

443:                                              ; preds = %443, %441
  %444 = phi i64 [ %204, %441 ], [ %450, %443 ]
  %445 = phi <8 x double> [ zeroinitializer, %441 ], [ %449, %443 ]
  %446 = getelementptr inbounds <8 x double>, ptr %442, i64 %444
  %447 = load <8 x double>, ptr %446, align 64
  %448 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %447)
  %449 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %445, <8 x double> %448)
  %450 = add nsw i64 %444, 1
  %451 = icmp slt i64 %450, %99
  br i1 %451, label %443, label %452

452:                                              ; preds = %443, %430
  %453 = phi <8 x double> [ zeroinitializer, %430 ], [ %438, %443 ]
  %454 = phi <8 x double> [ zeroinitializer, %430 ], [ %449, %443 ]
  %455 = fcmp ule <8 x double> %454, zeroinitializer
  %456 = fmul <8 x double> %431, %454
  %457 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %456)
  %458 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %453, <8 x double> %457)
  %459 = select <8 x i1> %455, <8 x double> %453, <8 x double> %458
  store <8 x double> %459, ptr %205, align 64
  %460 = fmul <8 x double> %453, %453
  %461 = fdiv <8 x double> %460, %454
  %462 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %431, <8 x double> %461)
  %463 = select <8 x i1> %455, <8 x double> %431, <8 x double> %462
  store <8 x double> %463, ptr %206, align 64
  %464 = load double, ptr %207, align 8
  %465 = load double, ptr %194, align 8
  %466 = fsub double %464, %465
  %467 = insertelement <8 x double> poison, double %466, i64 0
  %468 = shufflevector <8 x double> %467, <8 x double> poison, <8 x i32> zeroinitializer
  %469 = load double, ptr %208, align 8
  br i1 %184, label %470, label %504

470:                                              ; preds = %452
  %471 = load <2 x double>, ptr %181, align 64
  %472 = shufflevector <2 x double> %471, <2 x double> poison, <8 x i32> zeroinitializer
  br label %473

473:                                              ; preds = %473, %470
  %474 = phi i64 [ 0, %470 ], [ %482, %473 ]
  %475 = phi <8 x double> [ zeroinitializer, %470 ], [ %481, %473 ]
  %476 = getelementptr inbounds nuw <8 x double>, ptr %420, i64 %474
  %477 = load <8 x double>, ptr %476, align 64
  %478 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %477)
  %479 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %472, <8 x double> %478, <8 x double> %472)
  %480 = fdiv <8 x double> %477, %479
  %481 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %480, <8 x double> %480, <8 x double> %475)
  %482 = add nuw nsw i64 %474, 1
  %483 = icmp eq i64 %482, %192
  br i1 %483, label %484, label %473

484:                                              ; preds = %473
  %485 = load ptr, ptr %141, align 8
  br label %486

486:                                              ; preds = %486, %484
  %487 = phi i64 [ 0, %484 ], [ %497, %486 ]
  %488 = phi <8 x double> [ zeroinitializer, %484 ], [ %496, %486 ]
  %489 = getelementptr inbounds nuw <8 x double>, ptr %485, i64 %487
  %490 = load <8 x double>, ptr %489, align 64
  %491 = getelementptr inbounds nuw <8 x double>, ptr %420, i64 %487
  %492 = load <8 x double>, ptr %491, align 64
  %493 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %492)
  %494 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %472, <8 x double> %493, <8 x double> %472)
  %495 = fdiv <8 x double> %490, %494
  %496 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %495, <8 x double> %495, <8 x double> %488)
  %497 = add nuw nsw i64 %487, 1
  %498 = icmp eq i64 %497, %192
  br i1 %498, label %499, label %486

499:                                              ; preds = %486
  %500 = fdiv <8 x double> %481, %211
  %501 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %500)
  %502 = fdiv <8 x double> %496, %211
  %503 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %502)
  br label %504

504:                                              ; preds = %452, %499
  %505 = phi <8 x double> [ %503, %499 ], [ %213, %452 ]
  %506 = phi <8 x double> [ %501, %499 ], [ %213, %452 ]
  %507 = fcmp uge <8 x double> %506, splat (double 1.000000e-05)
  %508 = fcmp uge <8 x double> %505, splat (double 1.000000e-05)
  %509 = and <8 x i1> %508, %507
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %26) #10
  store <8 x i64> zeroinitializer, ptr %26, align 64
  %510 = fmul <8 x double> %506, splat (double 1.000000e-02)
  %511 = fdiv <8 x double> %510, %505
  %512 = select <8 x i1> %509, <8 x double> %511, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D)
  %513 = insertelement <8 x double> poison, double %469, i64 0
  %514 = shufflevector <8 x double> %513, <8 x double> poison, <8 x i32> zeroinitializer
  %515 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %512, <8 x double> %514)
  %516 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %515, <8 x double> %468)
  br i1 %214, label %525, label %517

517:                                              ; preds = %525, %504
  %518 = load <8 x double>, ptr %195, align 64
  %519 = fadd <8 x double> %516, %518
  %520 = load ptr, ptr %135, align 8
  %521 = load ptr, ptr %141, align 8
  %522 = getelementptr inbounds <8 x double>, ptr %521, i64 %49
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %27) #10
  store <8 x double> %519, ptr %27, align 64
  %523 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %34, ptr noundef nonnull byval(<8 x double>) align 64 %27, ptr noundef %520, ptr noundef %522, ptr noundef %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %27) #10
  %524 = load <8 x i64>, ptr %26, align 64
  br i1 %184, label %556, label %571

525:                                              ; preds = %504, %525
  %526 = phi i64 [ %536, %525 ], [ 0, %504 ]
  %527 = load ptr, ptr %129, align 8
  %528 = getelementptr inbounds nuw <8 x double>, ptr %527, i64 %526
  %529 = load <8 x double>, ptr %528, align 64
  %530 = load ptr, ptr %141, align 8
  %531 = getelementptr inbounds nuw <8 x double>, ptr %530, i64 %526
  %532 = load <8 x double>, ptr %531, align 64
  %533 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %516, <8 x double> %532, <8 x double> %529)
  %534 = load ptr, ptr %135, align 8
  %535 = getelementptr inbounds nuw <8 x double>, ptr %534, i64 %526
  store <8 x double> %533, ptr %535, align 64
  %536 = add nuw nsw i64 %526, 1
  %537 = icmp eq i64 %536, %215
  br i1 %537, label %517, label %525

538:                                              ; preds = %556
  %539 = load ptr, ptr %135, align 8
  %540 = load ptr, ptr %129, align 8
  %541 = load <2 x double>, ptr %181, align 64
  %542 = shufflevector <2 x double> %541, <2 x double> poison, <8 x i32> zeroinitializer
  br label %543

543:                                              ; preds = %543, %538
  %544 = phi i64 [ 0, %538 ], [ %554, %543 ]
  %545 = phi <8 x double> [ zeroinitializer, %538 ], [ %553, %543 ]
  %546 = getelementptr inbounds nuw <8 x double>, ptr %539, i64 %544
  %547 = load <8 x double>, ptr %546, align 64
  %548 = getelementptr inbounds nuw <8 x double>, ptr %540, i64 %544
  %549 = load <8 x double>, ptr %548, align 64
  %550 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %549)
  %551 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %542, <8 x double> %550, <8 x double> %542)
  %552 = fdiv <8 x double> %547, %551
  %553 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %552, <8 x double> %552, <8 x double> %545)
  %554 = add nuw nsw i64 %544, 1
  %555 = icmp eq i64 %554, %192
  br i1 %555, label %568, label %543

556:                                              ; preds = %517, %556
  %557 = phi i64 [ %566, %556 ], [ 0, %517 ]
  %558 = load ptr, ptr %141, align 8
  %559 = getelementptr <8 x double>, ptr %558, i64 %557
  %560 = getelementptr <8 x double>, ptr %559, i64 %49
  %561 = load <8 x double>, ptr %560, align 64
  %562 = load <8 x double>, ptr %559, align 64
  %563 = fsub <8 x double> %561, %562
  %564 = load ptr, ptr %135, align 8
  %565 = getelementptr inbounds nuw <8 x double>, ptr %564, i64 %557
  store <8 x double> %563, ptr %565, align 64
  %566 = add nuw nsw i64 %557, 1
  %567 = icmp eq i64 %566, %192
  br i1 %567, label %538, label %556

568:                                              ; preds = %543
  %569 = fdiv <8 x double> %553, %211
  %570 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %569)
  br label %571

571:                                              ; preds = %568, %517
  %572 = phi <8 x double> [ %570, %568 ], [ %213, %517 ]
  %573 = xor <8 x i64> %524, splat (i64 -1)
  %574 = and <8 x i64> %523, %573
  %575 = fdiv <8 x double> %572, %516
  %576 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %505, <8 x double> %575)
  %577 = fdiv <8 x double> splat (double 1.000000e-02), %576
  %578 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %577)
  %579 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %578)
  %580 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %579)
  %581 = fcmp ugt <8 x double> %576, splat (double 1.000000e-15)
  %582 = fmul <8 x double> %516, splat (double 1.000000e-03)
  %583 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %582, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D))
  %584 = select <8 x i1> %581, <8 x double> %580, <8 x double> %583
  %585 = fmul <8 x double> %516, splat (double 1.000000e+02)
  %586 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %585, <8 x double> %584)
  %587 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %468, <8 x double> %514)
  %588 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %586, <8 x double> %587)
  %589 = fmul <8 x double> %516, splat (double 1.000000e-02)
  %590 = bitcast <8 x double> %589 to <8 x i64>
  %591 = bitcast <8 x double> %588 to <8 x i64>
  %592 = and <8 x i64> %574, %591
  %593 = xor <8 x i64> %574, splat (i64 -1)
  %594 = and <8 x i64> %593, %590
  %595 = or <8 x i64> %592, %594
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %26) #10
  store <8 x i64> %595, ptr %216, align 64
  store <8 x i64> %395, ptr %217, align 64
  %596 = icmp sgt i32 %313, 0
  br i1 %596, label %597, label %626

597:                                              ; preds = %571
  %598 = call i32 @llvm.smax.i32(i32 %317, i32 1)
  %599 = zext nneg i32 %598 to i64
  br label %610

600:                                              ; preds = %402, %600
  %601 = phi i64 [ %608, %600 ], [ 0, %402 ]
  %602 = load ptr, ptr %172, align 64
  %603 = getelementptr inbounds nuw <8 x double>, ptr %602, i64 %601
  %604 = getelementptr inbounds nuw i8, ptr %603, i64 128
  %605 = load <8 x double>, ptr %604, align 64
  %606 = load ptr, ptr %154, align 16
  %607 = getelementptr inbounds nuw <8 x double>, ptr %606, i64 %601
  store <8 x double> %605, ptr %607, align 64
  %608 = add nuw nsw i64 %601, 1
  %609 = icmp eq i64 %608, %201
  br i1 %609, label %419, label %600

610:                                              ; preds = %621, %597
  %611 = phi i64 [ 0, %597 ], [ %622, %621 ]
  %612 = trunc nuw nsw i64 %611 to i32
  %613 = extractelement <8 x i64> %395, i32 %612
  %614 = icmp eq i64 %613, 0
  br i1 %614, label %615, label %621

615:                                              ; preds = %610
  %616 = load ptr, ptr %218, align 8
  %617 = getelementptr inbounds nuw [8 x i32], ptr %182, i64 0, i64 %611
  %618 = load i32, ptr %617, align 4
  %619 = sext i32 %618 to i64
  %620 = getelementptr inbounds i32, ptr %616, i64 %619
  store i32 2, ptr %620, align 4
  br label %621

621:                                              ; preds = %615, %610
  %622 = add nuw nsw i64 %611, 1
  %623 = icmp eq i64 %622, %599
  br i1 %623, label %624, label %610

624:                                              ; preds = %621
  %625 = load <8 x i64>, ptr %217, align 64
  br label %626

626:                                              ; preds = %624, %571
  %627 = phi <8 x i64> [ %625, %624 ], [ %395, %571 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %31) #10
  %628 = load <8 x double>, ptr %195, align 64
  %629 = load ptr, ptr %129, align 8
  br label %630

630:                                              ; preds = %647, %626
  %631 = phi i64 [ 0, %626 ], [ %649, %647 ]
  %632 = phi <8 x double> [ splat (double 0x7FF0000000000000), %626 ], [ %648, %647 ]
  %633 = trunc nuw nsw i64 %631 to i32
  %634 = extractelement <8 x i64> %627, i32 %633
  %635 = icmp eq i64 %634, 0
  br i1 %635, label %647, label %636

636:                                              ; preds = %630
  %637 = getelementptr inbounds nuw [8 x i32], ptr %186, i64 0, i64 %631
  %638 = load i32, ptr %637, align 4
  %639 = load i32, ptr %219, align 4
  %640 = icmp slt i32 %638, %639
  br i1 %640, label %641, label %647

641:                                              ; preds = %636
  %642 = load ptr, ptr %220, align 8
  %643 = sext i32 %638 to i64
  %644 = getelementptr inbounds double, ptr %642, i64 %643
  %645 = load double, ptr %644, align 8
  %646 = insertelement <8 x double> %632, double %645, i32 %633
  br label %647

647:                                              ; preds = %641, %636, %630
  %648 = phi <8 x double> [ %646, %641 ], [ %632, %636 ], [ %632, %630 ]
  %649 = add nuw nsw i64 %631, 1
  %650 = icmp eq i64 %649, 8
  br i1 %650, label %651, label %630

651:                                              ; preds = %647
  %652 = fcmp oeq <8 x double> %648, %628
  %653 = select <8 x i1> %652, <8 x i64> %627, <8 x i64> zeroinitializer
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %25)
  store <8 x double> %628, ptr %25, align 64
  %654 = load ptr, ptr %34, align 64
  %655 = load ptr, ptr %172, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %25, ptr noundef %629, ptr noundef %654, ptr noundef null, ptr noundef %655) #10
  %656 = load ptr, ptr %172, align 64
  %657 = getelementptr inbounds nuw i8, ptr %656, i64 64
  br label %658

658:                                              ; preds = %718, %651
  %659 = phi i64 [ 0, %651 ], [ %719, %718 ]
  %660 = trunc nuw nsw i64 %659 to i32
  %661 = extractelement <8 x i64> %653, i32 %660
  %662 = icmp eq i64 %661, 0
  br i1 %662, label %718, label %663

663:                                              ; preds = %658
  %664 = getelementptr inbounds nuw [8 x i32], ptr %182, i64 0, i64 %659
  %665 = load i32, ptr %664, align 4
  %666 = sext i32 %665 to i64
  %667 = getelementptr inbounds nuw [8 x i32], ptr %186, i64 0, i64 %659
  %668 = load i32, ptr %667, align 4
  %669 = add nsw i32 %668, 1
  store i32 %669, ptr %667, align 4
  %670 = sext i32 %668 to i64
  %671 = load i32, ptr %219, align 4
  %672 = sext i32 %671 to i64
  br i1 %221, label %673, label %677

673:                                              ; preds = %663
  %674 = load ptr, ptr %222, align 8
  %675 = mul nsw i64 %666, %99
  %676 = getelementptr double, ptr %674, i64 %670
  br label %682

677:                                              ; preds = %682, %663
  br i1 %185, label %678, label %692

678:                                              ; preds = %677
  %679 = load ptr, ptr %223, align 8
  %680 = mul nsw i64 %666, %224
  %681 = getelementptr double, ptr %679, i64 %670
  br label %705

682:                                              ; preds = %682, %673
  %683 = phi i64 [ 0, %673 ], [ %690, %682 ]
  %684 = getelementptr inbounds nuw <8 x double>, ptr %629, i64 %683
  %685 = load <8 x double>, ptr %684, align 64
  %686 = extractelement <8 x double> %685, i32 %660
  %687 = add nsw i64 %683, %675
  %688 = mul nsw i64 %687, %672
  %689 = getelementptr double, ptr %676, i64 %688
  store double %686, ptr %689, align 8
  %690 = add nuw nsw i64 %683, 1
  %691 = icmp eq i64 %690, %226
  br i1 %691, label %677, label %682

692:                                              ; preds = %705, %677
  %693 = load ptr, ptr %225, align 8
  %694 = shl nsw i64 %666, 1
  %695 = getelementptr double, ptr %693, i64 %670
  %696 = load <8 x double>, ptr %656, align 64
  %697 = extractelement <8 x double> %696, i32 %660
  %698 = mul nsw i64 %694, %672
  %699 = getelementptr double, ptr %695, i64 %698
  store double %697, ptr %699, align 8
  %700 = load <8 x double>, ptr %657, align 64
  %701 = extractelement <8 x double> %700, i32 %660
  %702 = or disjoint i64 %694, 1
  %703 = mul nsw i64 %702, %672
  %704 = getelementptr double, ptr %695, i64 %703
  store double %701, ptr %704, align 8
  br label %718

705:                                              ; preds = %705, %678
  %706 = phi i64 [ 0, %678 ], [ %716, %705 ]
  %707 = trunc nuw nsw i64 %706 to i32
  %708 = add i32 %46, %707
  %709 = sext i32 %708 to i64
  %710 = getelementptr inbounds <8 x double>, ptr %629, i64 %709
  %711 = load <8 x double>, ptr %710, align 64
  %712 = extractelement <8 x double> %711, i32 %660
  %713 = add nsw i64 %706, %680
  %714 = mul nsw i64 %713, %672
  %715 = getelementptr double, ptr %681, i64 %714
  store double %712, ptr %715, align 8
  %716 = add nuw nsw i64 %706, 1
  %717 = icmp eq i64 %716, %227
  br i1 %717, label %692, label %705

718:                                              ; preds = %692, %658
  %719 = add nuw nsw i64 %659, 1
  %720 = icmp eq i64 %719, 8
  br i1 %720, label %721, label %658

721:                                              ; preds = %718
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %25)
  %722 = icmp slt i32 %313, 8
  br i1 %722, label %723, label %726

723:                                              ; preds = %721
  %724 = load <8 x i64>, ptr %217, align 64
  br label %728

725:                                              ; preds = %728
  store <8 x i64> %731, ptr %217, align 64
  br label %726

726:                                              ; preds = %725, %721
  %727 = add nsw i32 %317, %302
  br label %734

728:                                              ; preds = %723, %728
  %729 = phi i32 [ %732, %728 ], [ %317, %723 ]
  %730 = phi <8 x i64> [ %731, %728 ], [ %724, %723 ]
  %731 = insertelement <8 x i64> %730, i64 0, i32 %729
  %732 = add i32 %729, 1
  %733 = icmp eq i32 %732, 8
  br i1 %733, label %725, label %728

734:                                              ; preds = %726, %299
  %735 = phi i32 [ 0, %726 ], [ %303, %299 ]
  %736 = phi i32 [ %727, %726 ], [ %302, %299 ]
  %737 = icmp eq i32 %301, 0
  br i1 %737, label %738, label %744

738:                                              ; preds = %734, %738
  %739 = phi i32 [ %742, %738 ], [ 0, %734 ]
  call fastcc void @refill(ptr noundef %33, i32 noundef %739, ptr noundef %34, i32 noundef 0)
  %740 = load <8 x i64>, ptr %173, align 64
  %741 = insertelement <8 x i64> %740, i64 0, i32 %739
  store <8 x i64> %741, ptr %173, align 64
  %742 = add nuw nsw i32 %739, 1
  %743 = icmp eq i32 %742, 8
  br i1 %743, label %744, label %738

744:                                              ; preds = %738, %734
  %745 = load <8 x i64>, ptr %217, align 64
  %746 = extractelement <8 x i64> %745, i32 %735
  %747 = icmp eq i64 %746, 0
  br i1 %747, label %749, label %748

748:                                              ; preds = %744
  call fastcc void @refill(ptr noundef %33, i32 noundef %293, ptr noundef %34, i32 noundef %735)
  br label %749

749:                                              ; preds = %748, %744
  %750 = add nuw nsw i32 %735, 1
  %751 = load <8 x i64>, ptr %173, align 64
  %752 = extractelement <8 x i64> %751, i32 %293
  %753 = icmp eq i64 %752, 0
  br i1 %753, label %299, label %754

754:                                              ; preds = %305, %749, %291
  %755 = phi <8 x i64> [ %292, %291 ], [ %751, %749 ], [ %300, %305 ]
  %756 = phi i32 [ %296, %291 ], [ %750, %749 ], [ 8, %305 ]
  %757 = phi i32 [ %295, %291 ], [ %736, %749 ], [ %302, %305 ]
  %758 = phi i32 [ %294, %291 ], [ 1, %749 ], [ %301, %305 ]
  %759 = add nuw nsw i32 %293, 1
  %760 = icmp eq i32 %759, 8
  br i1 %760, label %764, label %761

761:                                              ; preds = %754, %2417
  %762 = phi <8 x i64> [ %755, %754 ], [ %2420, %2417 ]
  %763 = phi i32 [ %759, %754 ], [ 0, %2417 ]
  br label %291

764:                                              ; preds = %754
  %765 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %755)
  %766 = icmp eq i64 %765, 0
  br i1 %766, label %2421, label %767

767:                                              ; preds = %764
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %24) #10
  store <8 x i64> zeroinitializer, ptr %24, align 64
  %768 = load <8 x double>, ptr %228, align 64
  %769 = load double, ptr %208, align 8
  %770 = insertelement <8 x double> poison, double %769, i64 0
  %771 = shufflevector <8 x double> %770, <8 x double> poison, <8 x i32> zeroinitializer
  %772 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %768, <8 x double> %771)
  %773 = load double, ptr %207, align 8
  %774 = insertelement <8 x double> poison, double %773, i64 0
  %775 = shufflevector <8 x double> %774, <8 x double> poison, <8 x i32> zeroinitializer
  %776 = load <8 x double>, ptr %229, align 64
  %777 = fsub <8 x double> %775, %776
  %778 = fmul <8 x double> %772, splat (double 0x3FF000000044B830)
  %779 = fcmp ult <8 x double> %778, %777
  %780 = select <8 x i1> %779, <8 x double> %772, <8 x double> %777
  %781 = bitcast <8 x double> %780 to <8 x i64>
  %782 = fadd <8 x double> %776, %772
  %783 = select <8 x i1> %779, <8 x double> %782, <8 x double> %775
  %784 = and <8 x i64> %755, %781
  %785 = bitcast <8 x i64> %784 to <8 x double>
  %786 = load ptr, ptr %55, align 8
  br i1 %214, label %787, label %803

787:                                              ; preds = %767, %787
  %788 = phi i64 [ %798, %787 ], [ 0, %767 ]
  %789 = load ptr, ptr %41, align 8
  %790 = getelementptr inbounds nuw <8 x double>, ptr %789, i64 %788
  %791 = load <8 x double>, ptr %790, align 64
  %792 = load ptr, ptr %61, align 8
  %793 = getelementptr inbounds nuw <8 x double>, ptr %792, i64 %788
  %794 = load <8 x double>, ptr %793, align 64
  %795 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %794, <8 x double> splat (double 0x3FAAEE6838DAE63A), <8 x double> zeroinitializer)
  %796 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> %795, <8 x double> %791)
  %797 = getelementptr inbounds nuw <8 x double>, ptr %786, i64 %788
  store <8 x double> %796, ptr %797, align 64
  %798 = add nuw nsw i64 %788, 1
  %799 = icmp eq i64 %798, %215
  br i1 %799, label %800, label %787

800:                                              ; preds = %787
  %801 = load ptr, ptr %55, align 8
  %802 = load <8 x double>, ptr %229, align 64
  br label %803

803:                                              ; preds = %800, %767
  %804 = phi <8 x double> [ %802, %800 ], [ %776, %767 ]
  %805 = phi ptr [ %801, %800 ], [ %786, %767 ]
  %806 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> splat (double 0x3FAAEE6838DAE63A), <8 x double> %804)
  %807 = load ptr, ptr %61, align 8
  %808 = getelementptr inbounds <8 x double>, ptr %807, i64 %49
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %13) #10
  store <8 x double> %806, ptr %13, align 64
  %809 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %13, ptr noundef %805, ptr noundef %808, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %13) #10
  %810 = load ptr, ptr %55, align 8
  br i1 %214, label %811, label %829

811:                                              ; preds = %803, %811
  %812 = phi i64 [ %825, %811 ], [ 0, %803 ]
  %813 = load ptr, ptr %41, align 8
  %814 = getelementptr inbounds nuw <8 x double>, ptr %813, i64 %812
  %815 = load <8 x double>, ptr %814, align 64
  %816 = load ptr, ptr %61, align 8
  %817 = getelementptr inbounds nuw <8 x double>, ptr %816, i64 %812
  %818 = load <8 x double>, ptr %817, align 64
  %819 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %818, <8 x double> splat (double 0x3F9432CE2AA42CAC), <8 x double> zeroinitializer)
  %820 = getelementptr inbounds nuw <8 x double>, ptr %817, i64 %215
  %821 = load <8 x double>, ptr %820, align 64
  %822 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %821, <8 x double> splat (double 0x3FAE4C353FF64302), <8 x double> %819)
  %823 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> %822, <8 x double> %815)
  %824 = getelementptr inbounds nuw <8 x double>, ptr %810, i64 %812
  store <8 x double> %823, ptr %824, align 64
  %825 = add nuw nsw i64 %812, 1
  %826 = icmp eq i64 %825, %215
  br i1 %826, label %827, label %811

827:                                              ; preds = %811
  %828 = load ptr, ptr %55, align 8
  br label %829

829:                                              ; preds = %827, %803
  %830 = phi ptr [ %828, %827 ], [ %810, %803 ]
  %831 = load <8 x double>, ptr %229, align 64
  %832 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> splat (double 0x3FB432CE2AA42CAC), <8 x double> %831)
  %833 = load ptr, ptr %61, align 8
  %834 = getelementptr inbounds <8 x double>, ptr %833, i64 %230
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %14) #10
  store <8 x double> %832, ptr %14, align 64
  %835 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %14, ptr noundef %830, ptr noundef %834, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %14) #10
  %836 = and <8 x i64> %835, %809
  %837 = load ptr, ptr %55, align 8
  br i1 %214, label %838, label %856

838:                                              ; preds = %829, %838
  %839 = phi i64 [ %852, %838 ], [ 0, %829 ]
  %840 = load ptr, ptr %41, align 8
  %841 = getelementptr inbounds nuw <8 x double>, ptr %840, i64 %839
  %842 = load <8 x double>, ptr %841, align 64
  %843 = load ptr, ptr %61, align 8
  %844 = getelementptr inbounds nuw <8 x double>, ptr %843, i64 %839
  %845 = load <8 x double>, ptr %844, align 64
  %846 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %845, <8 x double> splat (double 0x3F9E4C353FF64302), <8 x double> zeroinitializer)
  %847 = getelementptr inbounds nuw <8 x double>, ptr %844, i64 %231
  %848 = load <8 x double>, ptr %847, align 64
  %849 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %848, <8 x double> splat (double 0x3FB6B927EFF8B241), <8 x double> %846)
  %850 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> %849, <8 x double> %842)
  %851 = getelementptr inbounds nuw <8 x double>, ptr %837, i64 %839
  store <8 x double> %850, ptr %851, align 64
  %852 = add nuw nsw i64 %839, 1
  %853 = icmp eq i64 %852, %215
  br i1 %853, label %854, label %838

854:                                              ; preds = %838
  %855 = load ptr, ptr %55, align 8
  br label %856

856:                                              ; preds = %854, %829
  %857 = phi ptr [ %855, %854 ], [ %837, %829 ]
  %858 = load <8 x double>, ptr %229, align 64
  %859 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> splat (double 0x3FBE4C353FF64302), <8 x double> %858)
  %860 = load ptr, ptr %61, align 8
  %861 = getelementptr inbounds <8 x double>, ptr %860, i64 %233
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %15) #10
  store <8 x double> %859, ptr %15, align 64
  %862 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %15, ptr noundef %857, ptr noundef %861, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %15) #10
  %863 = and <8 x i64> %836, %862
  %864 = load ptr, ptr %55, align 8
  br i1 %214, label %865, label %886

865:                                              ; preds = %856, %865
  %866 = phi i64 [ %882, %865 ], [ 0, %856 ]
  %867 = load ptr, ptr %41, align 8
  %868 = getelementptr inbounds nuw <8 x double>, ptr %867, i64 %866
  %869 = load <8 x double>, ptr %868, align 64
  %870 = load ptr, ptr %61, align 8
  %871 = getelementptr inbounds nuw <8 x double>, ptr %870, i64 %866
  %872 = load <8 x double>, ptr %871, align 64
  %873 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %872, <8 x double> splat (double 0x3FCEE50D7ECDE9FA), <8 x double> zeroinitializer)
  %874 = getelementptr inbounds nuw <8 x double>, ptr %871, i64 %231
  %875 = load <8 x double>, ptr %874, align 64
  %876 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %875, <8 x double> splat (double 0xBFEC4E3AB5AD1507), <8 x double> %873)
  %877 = getelementptr inbounds nuw <8 x double>, ptr %871, i64 %234
  %878 = load <8 x double>, ptr %877, align 64
  %879 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %878, <8 x double> splat (double 0x3FED983D7AC79EF5), <8 x double> %876)
  %880 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> %879, <8 x double> %869)
  %881 = getelementptr inbounds nuw <8 x double>, ptr %864, i64 %866
  store <8 x double> %880, ptr %881, align 64
  %882 = add nuw nsw i64 %866, 1
  %883 = icmp eq i64 %882, %215
  br i1 %883, label %884, label %865

884:                                              ; preds = %865
  %885 = load ptr, ptr %55, align 8
  br label %886

886:                                              ; preds = %884, %856
  %887 = phi ptr [ %885, %884 ], [ %864, %856 ]
  %888 = load <8 x double>, ptr %229, align 64
  %889 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> splat (double 0x3FD2068C499C08D9), <8 x double> %888)
  %890 = load ptr, ptr %61, align 8
  %891 = getelementptr inbounds <8 x double>, ptr %890, i64 %236
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %16) #10
  store <8 x double> %889, ptr %16, align 64
  %892 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %16, ptr noundef %887, ptr noundef %891, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %16) #10
  %893 = and <8 x i64> %863, %892
  %894 = load ptr, ptr %55, align 8
  br i1 %214, label %895, label %916

895:                                              ; preds = %886, %895
  %896 = phi i64 [ %912, %895 ], [ 0, %886 ]
  %897 = load ptr, ptr %41, align 8
  %898 = getelementptr inbounds nuw <8 x double>, ptr %897, i64 %896
  %899 = load <8 x double>, ptr %898, align 64
  %900 = load ptr, ptr %61, align 8
  %901 = getelementptr inbounds nuw <8 x double>, ptr %900, i64 %896
  %902 = load <8 x double>, ptr %901, align 64
  %903 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %902, <8 x double> splat (double 0x3FA2F684BDA12F68), <8 x double> zeroinitializer)
  %904 = getelementptr inbounds nuw <8 x double>, ptr %901, i64 %234
  %905 = load <8 x double>, ptr %904, align 64
  %906 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %905, <8 x double> splat (double 0x3FC5DDB63BDB6D36), <8 x double> %903)
  %907 = getelementptr inbounds nuw <8 x double>, ptr %901, i64 %237
  %908 = load <8 x double>, ptr %907, align 64
  %909 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %908, <8 x double> splat (double 0x3FC00F533F66F19A), <8 x double> %906)
  %910 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> %909, <8 x double> %899)
  %911 = getelementptr inbounds nuw <8 x double>, ptr %894, i64 %896
  store <8 x double> %910, ptr %911, align 64
  %912 = add nuw nsw i64 %896, 1
  %913 = icmp eq i64 %912, %215
  br i1 %913, label %914, label %895

914:                                              ; preds = %895
  %915 = load ptr, ptr %55, align 8
  br label %916

916:                                              ; preds = %914, %886
  %917 = phi ptr [ %915, %914 ], [ %894, %886 ]
  %918 = load <8 x double>, ptr %229, align 64
  %919 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> splat (double 0x3FD5555555555555), <8 x double> %918)
  %920 = load ptr, ptr %61, align 8
  %921 = getelementptr inbounds <8 x double>, ptr %920, i64 %239
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %17) #10
  store <8 x double> %919, ptr %17, align 64
  %922 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %17, ptr noundef %917, ptr noundef %921, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %17) #10
  %923 = and <8 x i64> %893, %922
  %924 = load ptr, ptr %55, align 8
  br i1 %214, label %925, label %949

925:                                              ; preds = %916, %925
  %926 = phi i64 [ %945, %925 ], [ 0, %916 ]
  %927 = load ptr, ptr %41, align 8
  %928 = getelementptr inbounds nuw <8 x double>, ptr %927, i64 %926
  %929 = load <8 x double>, ptr %928, align 64
  %930 = load ptr, ptr %61, align 8
  %931 = getelementptr inbounds nuw <8 x double>, ptr %930, i64 %926
  %932 = load <8 x double>, ptr %931, align 64
  %933 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %932, <8 x double> splat (double 0x3FA3000000000000), <8 x double> zeroinitializer)
  %934 = getelementptr inbounds nuw <8 x double>, ptr %931, i64 %234
  %935 = load <8 x double>, ptr %934, align 64
  %936 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %935, <8 x double> splat (double 0x3FC5CAD30F3347ED), <8 x double> %933)
  %937 = getelementptr inbounds nuw <8 x double>, ptr %931, i64 %237
  %938 = load <8 x double>, ptr %937, align 64
  %939 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %938, <8 x double> splat (double 0x3FAED4B3C332E04D), <8 x double> %936)
  %940 = getelementptr inbounds nuw <8 x double>, ptr %931, i64 %240
  %941 = load <8 x double>, ptr %940, align 64
  %942 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %941, <8 x double> splat (double 0xBF92000000000000), <8 x double> %939)
  %943 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> %942, <8 x double> %929)
  %944 = getelementptr inbounds nuw <8 x double>, ptr %924, i64 %926
  store <8 x double> %943, ptr %944, align 64
  %945 = add nuw nsw i64 %926, 1
  %946 = icmp eq i64 %945, %215
  br i1 %946, label %947, label %925

947:                                              ; preds = %925
  %948 = load ptr, ptr %55, align 8
  br label %949

949:                                              ; preds = %947, %916
  %950 = phi ptr [ %948, %947 ], [ %924, %916 ]
  %951 = load <8 x double>, ptr %229, align 64
  %952 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> splat (double 2.500000e-01), <8 x double> %951)
  %953 = load ptr, ptr %61, align 8
  %954 = getelementptr inbounds <8 x double>, ptr %953, i64 %242
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %18) #10
  store <8 x double> %952, ptr %18, align 64
  %955 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %18, ptr noundef %950, ptr noundef %954, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %18) #10
  %956 = and <8 x i64> %923, %955
  %957 = load ptr, ptr %55, align 8
  br i1 %214, label %958, label %985

958:                                              ; preds = %949, %958
  %959 = phi i64 [ %981, %958 ], [ 0, %949 ]
  %960 = load ptr, ptr %41, align 8
  %961 = getelementptr inbounds nuw <8 x double>, ptr %960, i64 %959
  %962 = load <8 x double>, ptr %961, align 64
  %963 = load ptr, ptr %61, align 8
  %964 = getelementptr inbounds nuw <8 x double>, ptr %963, i64 %959
  %965 = load <8 x double>, ptr %964, align 64
  %966 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %965, <8 x double> splat (double 0x3FA2FDB8FEE78792), <8 x double> zeroinitializer)
  %967 = getelementptr inbounds nuw <8 x double>, ptr %964, i64 %234
  %968 = load <8 x double>, ptr %967, align 64
  %969 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %968, <8 x double> splat (double 0x3FC5CF23F6595D72), <8 x double> %966)
  %970 = getelementptr inbounds nuw <8 x double>, ptr %964, i64 %237
  %971 = load <8 x double>, ptr %970, align 64
  %972 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %971, <8 x double> splat (double 0x3FBB758640DEA698), <8 x double> %969)
  %973 = getelementptr inbounds nuw <8 x double>, ptr %964, i64 %240
  %974 = load <8 x double>, ptr %973, align 64
  %975 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %974, <8 x double> splat (double 0xBF8F5FCC20FCD32F), <8 x double> %972)
  %976 = getelementptr inbounds nuw <8 x double>, ptr %964, i64 %243
  %977 = load <8 x double>, ptr %976, align 64
  %978 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %977, <8 x double> splat (double 0x3F80F1D92EFB0B71), <8 x double> %975)
  %979 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> %978, <8 x double> %962)
  %980 = getelementptr inbounds nuw <8 x double>, ptr %957, i64 %959
  store <8 x double> %979, ptr %980, align 64
  %981 = add nuw nsw i64 %959, 1
  %982 = icmp eq i64 %981, %215
  br i1 %982, label %983, label %958

983:                                              ; preds = %958
  %984 = load ptr, ptr %55, align 8
  br label %985

985:                                              ; preds = %983, %949
  %986 = phi ptr [ %984, %983 ], [ %957, %949 ]
  %987 = load <8 x double>, ptr %229, align 64
  %988 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> splat (double 0x3FD3B13B13B13B14), <8 x double> %987)
  %989 = load ptr, ptr %61, align 8
  %990 = getelementptr inbounds <8 x double>, ptr %989, i64 %68
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %19) #10
  store <8 x double> %988, ptr %19, align 64
  %991 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %19, ptr noundef %986, ptr noundef %990, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %19) #10
  %992 = and <8 x i64> %956, %991
  %993 = load ptr, ptr %55, align 8
  br i1 %214, label %994, label %1024

994:                                              ; preds = %985, %994
  %995 = phi i64 [ %1020, %994 ], [ 0, %985 ]
  %996 = load ptr, ptr %41, align 8
  %997 = getelementptr inbounds nuw <8 x double>, ptr %996, i64 %995
  %998 = load <8 x double>, ptr %997, align 64
  %999 = load ptr, ptr %61, align 8
  %1000 = getelementptr inbounds nuw <8 x double>, ptr %999, i64 %995
  %1001 = load <8 x double>, ptr %1000, align 64
  %1002 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1001, <8 x double> splat (double 0x3FE3F8B78B985813), <8 x double> zeroinitializer)
  %1003 = getelementptr inbounds nuw <8 x double>, ptr %1000, i64 %234
  %1004 = load <8 x double>, ptr %1003, align 64
  %1005 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1004, <8 x double> splat (double 0xC00AE31BACC6BC8A), <8 x double> %1002)
  %1006 = getelementptr inbounds nuw <8 x double>, ptr %1000, i64 %237
  %1007 = load <8 x double>, ptr %1006, align 64
  %1008 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1007, <8 x double> splat (double 0xBFEBC873F08E11F9), <8 x double> %1005)
  %1009 = getelementptr inbounds nuw <8 x double>, ptr %1000, i64 %240
  %1010 = load <8 x double>, ptr %1009, align 64
  %1011 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1010, <8 x double> splat (double 0x403B9793D88D1855), <8 x double> %1008)
  %1012 = getelementptr inbounds nuw <8 x double>, ptr %1000, i64 %243
  %1013 = load <8 x double>, ptr %1012, align 64
  %1014 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1013, <8 x double> splat (double 0x40342770F892AD69), <8 x double> %1011)
  %1015 = getelementptr inbounds nuw <8 x double>, ptr %1000, i64 %244
  %1016 = load <8 x double>, ptr %1015, align 64
  %1017 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1016, <8 x double> splat (double 0xC045BEB4865C42F9), <8 x double> %1014)
  %1018 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> %1017, <8 x double> %998)
  %1019 = getelementptr inbounds nuw <8 x double>, ptr %993, i64 %995
  store <8 x double> %1018, ptr %1019, align 64
  %1020 = add nuw nsw i64 %995, 1
  %1021 = icmp eq i64 %1020, %215
  br i1 %1021, label %1022, label %994

1022:                                             ; preds = %994
  %1023 = load ptr, ptr %55, align 8
  br label %1024

1024:                                             ; preds = %1022, %985
  %1025 = phi ptr [ %1023, %1022 ], [ %993, %985 ]
  %1026 = load <8 x double>, ptr %229, align 64
  %1027 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> splat (double 0x3FE4D74D74D74D75), <8 x double> %1026)
  %1028 = load ptr, ptr %61, align 8
  %1029 = getelementptr inbounds <8 x double>, ptr %1028, i64 %246
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %20) #10
  store <8 x double> %1027, ptr %20, align 64
  %1030 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %20, ptr noundef %1025, ptr noundef %1029, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %20) #10
  %1031 = and <8 x i64> %992, %1030
  %1032 = load ptr, ptr %55, align 8
  br i1 %214, label %1033, label %1066

1033:                                             ; preds = %1024, %1033
  %1034 = phi i64 [ %1062, %1033 ], [ 0, %1024 ]
  %1035 = load ptr, ptr %41, align 8
  %1036 = getelementptr inbounds nuw <8 x double>, ptr %1035, i64 %1034
  %1037 = load <8 x double>, ptr %1036, align 64
  %1038 = load ptr, ptr %61, align 8
  %1039 = getelementptr inbounds nuw <8 x double>, ptr %1038, i64 %1034
  %1040 = load <8 x double>, ptr %1039, align 64
  %1041 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1040, <8 x double> splat (double 0x3FDE9205E321B655), <8 x double> zeroinitializer)
  %1042 = getelementptr inbounds nuw <8 x double>, ptr %1039, i64 %234
  %1043 = load <8 x double>, ptr %1042, align 64
  %1044 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1043, <8 x double> splat (double 0xC003E7A8A34BD27F), <8 x double> %1041)
  %1045 = getelementptr inbounds nuw <8 x double>, ptr %1039, i64 %237
  %1046 = load <8 x double>, ptr %1045, align 64
  %1047 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1046, <8 x double> splat (double 0xBFE2E3A9968C93C8), <8 x double> %1044)
  %1048 = getelementptr inbounds nuw <8 x double>, ptr %1039, i64 %240
  %1049 = load <8 x double>, ptr %1048, align 64
  %1050 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1049, <8 x double> splat (double 0x40353AE4A6D655EE), <8 x double> %1047)
  %1051 = getelementptr inbounds nuw <8 x double>, ptr %1039, i64 %243
  %1052 = load <8 x double>, ptr %1051, align 64
  %1053 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1052, <8 x double> splat (double 0x402E8EF7B5F258B8), <8 x double> %1050)
  %1054 = getelementptr inbounds nuw <8 x double>, ptr %1039, i64 %244
  %1055 = load <8 x double>, ptr %1054, align 64
  %1056 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1055, <8 x double> splat (double 0xC040A4E418D711B9), <8 x double> %1053)
  %1057 = getelementptr inbounds nuw <8 x double>, ptr %1039, i64 %247
  %1058 = load <8 x double>, ptr %1057, align 64
  %1059 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1058, <8 x double> splat (double 0xBF94D1B3D9B4A876), <8 x double> %1056)
  %1060 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> %1059, <8 x double> %1037)
  %1061 = getelementptr inbounds nuw <8 x double>, ptr %1032, i64 %1034
  store <8 x double> %1060, ptr %1061, align 64
  %1062 = add nuw nsw i64 %1034, 1
  %1063 = icmp eq i64 %1062, %215
  br i1 %1063, label %1064, label %1033

1064:                                             ; preds = %1033
  %1065 = load ptr, ptr %55, align 8
  br label %1066

1066:                                             ; preds = %1064, %1024
  %1067 = phi ptr [ %1065, %1064 ], [ %1032, %1024 ]
  %1068 = load <8 x double>, ptr %229, align 64
  %1069 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> splat (double 6.000000e-01), <8 x double> %1068)
  %1070 = load ptr, ptr %61, align 8
  %1071 = getelementptr inbounds <8 x double>, ptr %1070, i64 %249
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %21) #10
  store <8 x double> %1069, ptr %21, align 64
  %1072 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %21, ptr noundef %1067, ptr noundef %1071, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %21) #10
  %1073 = and <8 x i64> %1031, %1072
  %1074 = load ptr, ptr %55, align 8
  br i1 %214, label %1075, label %1111

1075:                                             ; preds = %1066, %1075
  %1076 = phi i64 [ %1107, %1075 ], [ 0, %1066 ]
  %1077 = load ptr, ptr %41, align 8
  %1078 = getelementptr inbounds nuw <8 x double>, ptr %1077, i64 %1076
  %1079 = load <8 x double>, ptr %1078, align 64
  %1080 = load ptr, ptr %61, align 8
  %1081 = getelementptr inbounds nuw <8 x double>, ptr %1080, i64 %1076
  %1082 = load <8 x double>, ptr %1081, align 64
  %1083 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1082, <8 x double> splat (double 0xBFEDFD121F1D399B), <8 x double> zeroinitializer)
  %1084 = getelementptr inbounds nuw <8 x double>, ptr %1081, i64 %234
  %1085 = load <8 x double>, ptr %1084, align 64
  %1086 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1085, <8 x double> splat (double 0x4014BED869FB0B9D), <8 x double> %1083)
  %1087 = getelementptr inbounds nuw <8 x double>, ptr %1081, i64 %237
  %1088 = load <8 x double>, ptr %1087, align 64
  %1089 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1088, <8 x double> splat (double 0x3FF1768702792EA9), <8 x double> %1086)
  %1090 = getelementptr inbounds nuw <8 x double>, ptr %1081, i64 %240
  %1091 = load <8 x double>, ptr %1090, align 64
  %1092 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1091, <8 x double> splat (double 0xC0204CB0E2110C1C), <8 x double> %1089)
  %1093 = getelementptr inbounds nuw <8 x double>, ptr %1081, i64 %243
  %1094 = load <8 x double>, ptr %1093, align 64
  %1095 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1094, <8 x double> splat (double 0xC032852305E975A8), <8 x double> %1092)
  %1096 = getelementptr inbounds nuw <8 x double>, ptr %1081, i64 %244
  %1097 = load <8 x double>, ptr %1096, align 64
  %1098 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1097, <8 x double> splat (double 0x4036BD4F06CB863A), <8 x double> %1095)
  %1099 = getelementptr inbounds nuw <8 x double>, ptr %1081, i64 %247
  %1100 = load <8 x double>, ptr %1099, align 64
  %1101 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1100, <8 x double> splat (double 0x4003F2E777CF109D), <8 x double> %1098)
  %1102 = getelementptr inbounds nuw <8 x double>, ptr %1081, i64 %250
  %1103 = load <8 x double>, ptr %1102, align 64
  %1104 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1103, <8 x double> splat (double 0xC0085FC60D2B572C), <8 x double> %1101)
  %1105 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> %1104, <8 x double> %1079)
  %1106 = getelementptr inbounds nuw <8 x double>, ptr %1074, i64 %1076
  store <8 x double> %1105, ptr %1106, align 64
  %1107 = add nuw nsw i64 %1076, 1
  %1108 = icmp eq i64 %1107, %215
  br i1 %1108, label %1109, label %1075

1109:                                             ; preds = %1075
  %1110 = load ptr, ptr %55, align 8
  br label %1111

1111:                                             ; preds = %1109, %1066
  %1112 = phi ptr [ %1110, %1109 ], [ %1074, %1066 ]
  %1113 = load <8 x double>, ptr %229, align 64
  %1114 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> splat (double 0x3FEB6DB6DB6DB6DB), <8 x double> %1113)
  %1115 = load ptr, ptr %61, align 8
  %1116 = getelementptr inbounds <8 x double>, ptr %1115, i64 %252
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %22) #10
  store <8 x double> %1114, ptr %22, align 64
  %1117 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %22, ptr noundef %1112, ptr noundef %1116, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %22) #10
  %1118 = and <8 x i64> %1073, %1117
  %1119 = load ptr, ptr %55, align 8
  br i1 %214, label %1120, label %1159

1120:                                             ; preds = %1111, %1120
  %1121 = phi i64 [ %1155, %1120 ], [ 0, %1111 ]
  %1122 = load ptr, ptr %41, align 8
  %1123 = getelementptr inbounds nuw <8 x double>, ptr %1122, i64 %1121
  %1124 = load <8 x double>, ptr %1123, align 64
  %1125 = load ptr, ptr %61, align 8
  %1126 = getelementptr inbounds nuw <8 x double>, ptr %1125, i64 %1121
  %1127 = load <8 x double>, ptr %1126, align 64
  %1128 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1127, <8 x double> splat (double 0x40022FBD3B09FCDC), <8 x double> zeroinitializer)
  %1129 = getelementptr inbounds nuw <8 x double>, ptr %1126, i64 %234
  %1130 = load <8 x double>, ptr %1129, align 64
  %1131 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1130, <8 x double> splat (double 0xC02511A963CAFE55), <8 x double> %1128)
  %1132 = getelementptr inbounds nuw <8 x double>, ptr %1126, i64 %237
  %1133 = load <8 x double>, ptr %1132, align 64
  %1134 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1133, <8 x double> splat (double 0xC00001C935AC72AC), <8 x double> %1131)
  %1135 = getelementptr inbounds nuw <8 x double>, ptr %1126, i64 %240
  %1136 = load <8 x double>, ptr %1135, align 64
  %1137 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1136, <8 x double> splat (double 0xC031F57C8EFF3006), <8 x double> %1134)
  %1138 = getelementptr inbounds nuw <8 x double>, ptr %1126, i64 %243
  %1139 = load <8 x double>, ptr %1138, align 64
  %1140 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1139, <8 x double> splat (double 0x403BF2EA18B58A01), <8 x double> %1137)
  %1141 = getelementptr inbounds nuw <8 x double>, ptr %1126, i64 %244
  %1142 = load <8 x double>, ptr %1141, align 64
  %1143 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1142, <8 x double> splat (double 0xC006DF3A7D1CEC13), <8 x double> %1140)
  %1144 = getelementptr inbounds nuw <8 x double>, ptr %1126, i64 %247
  %1145 = load <8 x double>, ptr %1144, align 64
  %1146 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1145, <8 x double> splat (double 0xC021BEE71A9F33A9), <8 x double> %1143)
  %1147 = getelementptr inbounds nuw <8 x double>, ptr %1126, i64 %250
  %1148 = load <8 x double>, ptr %1147, align 64
  %1149 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1148, <8 x double> splat (double 0x4028B89C42C81861), <8 x double> %1146)
  %1150 = getelementptr inbounds nuw <8 x double>, ptr %1126, i64 %253
  %1151 = load <8 x double>, ptr %1150, align 64
  %1152 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1151, <8 x double> splat (double 0x3FE496AC6253E202), <8 x double> %1149)
  %1153 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> %1152, <8 x double> %1124)
  %1154 = getelementptr inbounds nuw <8 x double>, ptr %1119, i64 %1121
  store <8 x double> %1153, ptr %1154, align 64
  %1155 = add nuw nsw i64 %1121, 1
  %1156 = icmp eq i64 %1155, %215
  br i1 %1156, label %1157, label %1120

1157:                                             ; preds = %1120
  %1158 = load ptr, ptr %55, align 8
  br label %1159

1159:                                             ; preds = %1157, %1111
  %1160 = phi ptr [ %1158, %1157 ], [ %1119, %1111 ]
  %1161 = load <8 x double>, ptr %229, align 64
  %1162 = fadd <8 x double> %1161, %785
  %1163 = load ptr, ptr %61, align 8
  %1164 = getelementptr inbounds <8 x double>, ptr %1163, i64 %254
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %23) #10
  store <8 x double> %1162, ptr %23, align 64
  %1165 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %23, ptr noundef %1160, ptr noundef %1164, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %23) #10
  %1166 = and <8 x i64> %1118, %1165
  %1167 = load ptr, ptr %52, align 16
  br i1 %214, label %1171, label %1168

1168:                                             ; preds = %1159
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12)
  store <8 x double> %783, ptr %12, align 64
  br label %1289

1169:                                             ; preds = %1171
  %1170 = load ptr, ptr %52, align 16
  br label %1205

1171:                                             ; preds = %1159, %1171
  %1172 = phi i64 [ %1203, %1171 ], [ 0, %1159 ]
  %1173 = load ptr, ptr %41, align 8
  %1174 = getelementptr inbounds nuw <8 x double>, ptr %1173, i64 %1172
  %1175 = load <8 x double>, ptr %1174, align 64
  %1176 = load ptr, ptr %61, align 8
  %1177 = getelementptr inbounds nuw <8 x double>, ptr %1176, i64 %1172
  %1178 = load <8 x double>, ptr %1177, align 64
  %1179 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1178, <8 x double> splat (double 0x3FABCC6368D1177C), <8 x double> zeroinitializer)
  %1180 = getelementptr inbounds nuw <8 x double>, ptr %1177, i64 %240
  %1181 = load <8 x double>, ptr %1180, align 64
  %1182 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1181, <8 x double> splat (double 0x4011CD1ED2AD5AE2), <8 x double> %1179)
  %1183 = getelementptr inbounds nuw <8 x double>, ptr %1177, i64 %243
  %1184 = load <8 x double>, ptr %1183, align 64
  %1185 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1184, <8 x double> splat (double 0x3FFE43A845D5AB9F), <8 x double> %1182)
  %1186 = getelementptr inbounds nuw <8 x double>, ptr %1177, i64 %244
  %1187 = load <8 x double>, ptr %1186, align 64
  %1188 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1187, <8 x double> splat (double 0xC017346ECF96AF43), <8 x double> %1185)
  %1189 = getelementptr inbounds nuw <8 x double>, ptr %1177, i64 %247
  %1190 = load <8 x double>, ptr %1189, align 64
  %1191 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1190, <8 x double> splat (double 0x3FD3EA1DF2F0EB98), <8 x double> %1188)
  %1192 = getelementptr inbounds nuw <8 x double>, ptr %1177, i64 %250
  %1193 = load <8 x double>, ptr %1192, align 64
  %1194 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1193, <8 x double> splat (double 0xBFC37A028F43B002), <8 x double> %1191)
  %1195 = getelementptr inbounds nuw <8 x double>, ptr %1177, i64 %253
  %1196 = load <8 x double>, ptr %1195, align 64
  %1197 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1196, <8 x double> splat (double 0x3FC9C657697FE72D), <8 x double> %1194)
  %1198 = getelementptr inbounds nuw <8 x double>, ptr %1177, i64 %255
  %1199 = load <8 x double>, ptr %1198, align 64
  %1200 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1199, <8 x double> splat (double 0x3FA6E44F50AB6BC2), <8 x double> %1197)
  %1201 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> %1200, <8 x double> %1175)
  %1202 = getelementptr inbounds nuw <8 x double>, ptr %1167, i64 %1172
  store <8 x double> %1201, ptr %1202, align 64
  %1203 = add nuw nsw i64 %1172, 1
  %1204 = icmp eq i64 %1203, %215
  br i1 %1204, label %1169, label %1171

1205:                                             ; preds = %1205, %1169
  %1206 = phi i64 [ 0, %1169 ], [ %1213, %1205 ]
  %1207 = phi <8 x i64> [ %1166, %1169 ], [ %1212, %1205 ]
  %1208 = getelementptr inbounds nuw <8 x double>, ptr %1170, i64 %1206
  %1209 = load <8 x double>, ptr %1208, align 64
  %1210 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1209)
  %1211 = fcmp one <8 x double> %1210, splat (double 0x7FF0000000000000)
  %1212 = select <8 x i1> %1211, <8 x i64> %1207, <8 x i64> zeroinitializer
  %1213 = add nuw nsw i64 %1206, 1
  %1214 = icmp eq i64 %1213, %215
  br i1 %1214, label %1215, label %1205

1215:                                             ; preds = %1205
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12)
  store <8 x double> %783, ptr %12, align 64
  br label %1216

1216:                                             ; preds = %1216, %1215
  %1217 = phi i64 [ 0, %1215 ], [ %1287, %1216 ]
  %1218 = icmp slt i64 %1217, %99
  %1219 = select i1 %1218, i32 0, i32 %44
  %1220 = trunc nuw nsw i64 %1217 to i32
  %1221 = add nsw i32 %1219, %1220
  %1222 = load ptr, ptr %61, align 8
  %1223 = getelementptr inbounds nuw <8 x double>, ptr %1222, i64 %1217
  %1224 = load <8 x double>, ptr %1223, align 64
  %1225 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1224, <8 x double> splat (double 0x3F8ADEAEA1607E1A), <8 x double> zeroinitializer)
  %1226 = add nuw nsw i64 %1217, %240
  %1227 = getelementptr inbounds nuw <8 x double>, ptr %1222, i64 %1226
  %1228 = load <8 x double>, ptr %1227, align 64
  %1229 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1228, <8 x double> splat (double 0xBFF39A3DA55AB5C3), <8 x double> %1225)
  %1230 = add nuw nsw i64 %1217, %243
  %1231 = getelementptr inbounds nuw <8 x double>, ptr %1222, i64 %1230
  %1232 = load <8 x double>, ptr %1231, align 64
  %1233 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1232, <8 x double> splat (double 0xBFDFBA83BEDE8A72), <8 x double> %1229)
  %1234 = add nuw nsw i64 %1217, %244
  %1235 = getelementptr inbounds nuw <8 x double>, ptr %1222, i64 %1234
  %1236 = load <8 x double>, ptr %1235, align 64
  %1237 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1236, <8 x double> splat (double 0x3FFAA149F7EDA509), <8 x double> %1233)
  %1238 = add nuw nsw i64 %1217, %247
  %1239 = getelementptr inbounds nuw <8 x double>, ptr %1222, i64 %1238
  %1240 = load <8 x double>, ptr %1239, align 64
  %1241 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1240, <8 x double> splat (double 0xBFD66BC9B10E7E71), <8 x double> %1237)
  %1242 = add nuw nsw i64 %1217, %250
  %1243 = getelementptr inbounds nuw <8 x double>, ptr %1222, i64 %1242
  %1244 = load <8 x double>, ptr %1243, align 64
  %1245 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1244, <8 x double> splat (double 0x3FD56330D0783989), <8 x double> %1241)
  %1246 = add nuw nsw i64 %1217, %253
  %1247 = getelementptr inbounds nuw <8 x double>, ptr %1222, i64 %1246
  %1248 = load <8 x double>, ptr %1247, align 64
  %1249 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1248, <8 x double> splat (double 0x3FB4F8EB54A31435), <8 x double> %1245)
  %1250 = add nuw nsw i64 %1217, %255
  %1251 = getelementptr inbounds nuw <8 x double>, ptr %1222, i64 %1250
  %1252 = load <8 x double>, ptr %1251, align 64
  %1253 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1252, <8 x double> splat (double 0xBF96E44F50AB6BC2), <8 x double> %1249)
  %1254 = load ptr, ptr %71, align 8
  %1255 = sext i32 %1221 to i64
  %1256 = getelementptr inbounds <8 x double>, ptr %1254, i64 %1255
  store <8 x double> %1253, ptr %1256, align 64
  %1257 = load ptr, ptr %61, align 8
  %1258 = getelementptr inbounds nuw <8 x double>, ptr %1257, i64 %1217
  %1259 = load <8 x double>, ptr %1258, align 64
  %1260 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1259, <8 x double> splat (double 0xBFC84B641FBFA1F1), <8 x double> zeroinitializer)
  %1261 = getelementptr inbounds nuw <8 x double>, ptr %1257, i64 %1226
  %1262 = load <8 x double>, ptr %1261, align 64
  %1263 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1262, <8 x double> splat (double 0x4011CD1ED2AD5AE2), <8 x double> %1260)
  %1264 = getelementptr inbounds nuw <8 x double>, ptr %1257, i64 %1230
  %1265 = load <8 x double>, ptr %1264, align 64
  %1266 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1265, <8 x double> splat (double 0x3FFE43A845D5AB9F), <8 x double> %1263)
  %1267 = getelementptr inbounds nuw <8 x double>, ptr %1257, i64 %1234
  %1268 = load <8 x double>, ptr %1267, align 64
  %1269 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1268, <8 x double> splat (double 0xC017346ECF96AF43), <8 x double> %1266)
  %1270 = getelementptr inbounds nuw <8 x double>, ptr %1257, i64 %1238
  %1271 = load <8 x double>, ptr %1270, align 64
  %1272 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1271, <8 x double> splat (double 0xBFDB0D3A26ABB716), <8 x double> %1269)
  %1273 = getelementptr inbounds nuw <8 x double>, ptr %1257, i64 %1242
  %1274 = load <8 x double>, ptr %1273, align 64
  %1275 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1274, <8 x double> splat (double 0xBFC37A028F43B002), <8 x double> %1272)
  %1276 = getelementptr inbounds nuw <8 x double>, ptr %1257, i64 %1246
  %1277 = load <8 x double>, ptr %1276, align 64
  %1278 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1277, <8 x double> splat (double 0x3FC9C657697FE72D), <8 x double> %1275)
  %1279 = getelementptr inbounds nuw <8 x double>, ptr %1257, i64 %1250
  %1280 = load <8 x double>, ptr %1279, align 64
  %1281 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1280, <8 x double> splat (double 0x3F9732080AC040ED), <8 x double> %1278)
  %1282 = load ptr, ptr %71, align 8
  %1283 = select i1 %1218, i32 %44, i32 %48
  %1284 = add nsw i32 %1283, %1220
  %1285 = sext i32 %1284 to i64
  %1286 = getelementptr inbounds <8 x double>, ptr %1282, i64 %1285
  store <8 x double> %1281, ptr %1286, align 64
  %1287 = add nuw nsw i64 %1217, 1
  %1288 = icmp eq i64 %1287, %215
  br i1 %1288, label %1289, label %1216

1289:                                             ; preds = %1216, %1168
  %1290 = phi <8 x i64> [ %1166, %1168 ], [ %1212, %1216 ]
  br i1 %198, label %1316, label %1291

1291:                                             ; preds = %1289
  %1292 = load ptr, ptr %52, align 16
  %1293 = load ptr, ptr %33, align 64
  %1294 = load ptr, ptr %71, align 8
  %1295 = load ptr, ptr %91, align 8
  call void @appell_lanes_finish(ptr noundef nonnull %12, ptr noundef %1292, ptr noundef %1293, ptr noundef %1294, ptr noundef %1295) #10
  %1296 = load ptr, ptr %91, align 8
  %1297 = getelementptr inbounds <8 x double>, ptr %1296, i64 %256
  %1298 = load <8 x double>, ptr %1297, align 64
  %1299 = fcmp ule <8 x double> %1298, splat (double 0x3EB0C6F7A0B5ED8D)
  %1300 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1298)
  %1301 = fcmp one <8 x double> %1300, splat (double 0x7FF0000000000000)
  %1302 = and <8 x i1> %1299, %1301
  %1303 = load <8 x i64>, ptr %24, align 64
  %1304 = select <8 x i1> %1302, <8 x i64> splat (i64 -1), <8 x i64> %1303
  store <8 x i64> %1304, ptr %24, align 64
  br i1 %221, label %1305, label %1316

1305:                                             ; preds = %1291, %1305
  %1306 = phi i64 [ %1314, %1305 ], [ 0, %1291 ]
  %1307 = load ptr, ptr %91, align 8
  %1308 = getelementptr <8 x double>, ptr %1307, i64 %1306
  %1309 = getelementptr <8 x double>, ptr %1308, i64 %256
  %1310 = getelementptr i8, ptr %1309, i64 64
  %1311 = load <8 x double>, ptr %1310, align 64
  %1312 = load ptr, ptr %71, align 8
  %1313 = getelementptr inbounds nuw <8 x double>, ptr %1312, i64 %1306
  store <8 x double> %1311, ptr %1313, align 64
  %1314 = add nuw nsw i64 %1306, 1
  %1315 = icmp eq i64 %1314, %259
  br i1 %1315, label %1316, label %1305

1316:                                             ; preds = %1305, %1291, %1289
  %1317 = load double, ptr %176, align 64
  %1318 = fdiv double 0x3D06849B86A12B9B, %1317
  %1319 = insertelement <8 x double> poison, double %1318, i64 0
  %1320 = shufflevector <8 x double> %1319, <8 x double> poison, <8 x i32> zeroinitializer
  %1321 = load <8 x double>, ptr %260, align 64
  %1322 = load ptr, ptr %52, align 16
  br i1 %202, label %1323, label %1332

1323:                                             ; preds = %1316, %1323
  %1324 = phi i64 [ %1330, %1323 ], [ 0, %1316 ]
  %1325 = phi <8 x double> [ %1329, %1323 ], [ zeroinitializer, %1316 ]
  %1326 = getelementptr inbounds nuw <8 x double>, ptr %1322, i64 %1324
  %1327 = load <8 x double>, ptr %1326, align 64
  %1328 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1327)
  %1329 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1325, <8 x double> %1328)
  %1330 = add nuw nsw i64 %1324, 1
  %1331 = icmp eq i64 %1330, %203
  br i1 %1331, label %1332, label %1323

1332:                                             ; preds = %1323, %1316
  %1333 = phi <8 x double> [ zeroinitializer, %1316 ], [ %1329, %1323 ]
  %1334 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1321, <8 x double> %1333)
  %1335 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1334, <8 x double> %1320)
  %1336 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1335, <8 x double> splat (double 1.000000e+00))
  %1337 = load <8 x double>, ptr %261, align 64
  br i1 %200, label %1338, label %1347

1338:                                             ; preds = %1332, %1338
  %1339 = phi i64 [ %1345, %1338 ], [ %204, %1332 ]
  %1340 = phi <8 x double> [ %1344, %1338 ], [ zeroinitializer, %1332 ]
  %1341 = getelementptr inbounds <8 x double>, ptr %1322, i64 %1339
  %1342 = load <8 x double>, ptr %1341, align 64
  %1343 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1342)
  %1344 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1340, <8 x double> %1343)
  %1345 = add nsw i64 %1339, 1
  %1346 = icmp slt i64 %1345, %99
  br i1 %1346, label %1338, label %1347

1347:                                             ; preds = %1338, %1332
  %1348 = phi <8 x double> [ zeroinitializer, %1332 ], [ %1344, %1338 ]
  %1349 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1337, <8 x double> %1348)
  %1350 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1349, <8 x double> %1320)
  %1351 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1350, <8 x double> splat (double 1.000000e+00))
  br i1 %184, label %1352, label %1357

1352:                                             ; preds = %1347
  %1353 = load ptr, ptr %41, align 8
  %1354 = insertelement <8 x double> poison, double %1317, i64 0
  %1355 = shufflevector <8 x double> %1354, <8 x double> poison, <8 x i32> zeroinitializer
  %1356 = load ptr, ptr %71, align 8
  br label %1448

1357:                                             ; preds = %1463, %1347
  %1358 = phi <8 x double> [ zeroinitializer, %1347 ], [ %1483, %1463 ]
  %1359 = phi <8 x double> [ zeroinitializer, %1347 ], [ %1482, %1463 ]
  %1360 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %785)
  br i1 %290, label %1486, label %1361

1361:                                             ; preds = %1357
  br i1 %200, label %1362, label %1365

1362:                                             ; preds = %1361
  %1363 = load ptr, ptr %87, align 16
  %1364 = getelementptr <8 x double>, ptr %1322, i64 %204
  br label %1379

1365:                                             ; preds = %1379, %1361
  %1366 = phi <8 x double> [ zeroinitializer, %1361 ], [ %1390, %1379 ]
  %1367 = phi <8 x double> [ zeroinitializer, %1361 ], [ %1389, %1379 ]
  br i1 %185, label %1368, label %1486

1368:                                             ; preds = %1365
  %1369 = load ptr, ptr %61, align 8
  %1370 = load ptr, ptr %41, align 8
  %1371 = call double @llvm.maxnum.f64(double %1317, double 0x3D719799812DEA11)
  %1372 = fmul double %1371, 1.000000e-02
  %1373 = insertelement <8 x double> poison, double %1317, i64 0
  %1374 = shufflevector <8 x double> %1373, <8 x double> poison, <8 x i32> zeroinitializer
  %1375 = insertelement <8 x double> poison, double %1372, i64 0
  %1376 = shufflevector <8 x double> %1375, <8 x double> poison, <8 x i32> zeroinitializer
  %1377 = fmul <8 x double> %1376, %1366
  %1378 = load ptr, ptr %71, align 8
  br label %1393

1379:                                             ; preds = %1379, %1362
  %1380 = phi i64 [ 0, %1362 ], [ %1391, %1379 ]
  %1381 = phi <8 x double> [ zeroinitializer, %1362 ], [ %1389, %1379 ]
  %1382 = phi <8 x double> [ zeroinitializer, %1362 ], [ %1390, %1379 ]
  %1383 = getelementptr inbounds nuw <8 x double>, ptr %1363, i64 %1380
  %1384 = load <8 x double>, ptr %1383, align 64
  %1385 = fmul <8 x double> %1384, splat (double 5.000000e-01)
  %1386 = getelementptr <8 x double>, ptr %1364, i64 %1380
  %1387 = load <8 x double>, ptr %1386, align 64
  %1388 = fmul <8 x double> %1385, %1387
  %1389 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1388, <8 x double> %1387, <8 x double> %1381)
  %1390 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1384, <8 x double> splat (double 5.000000e-01), <8 x double> %1382)
  %1391 = add nuw nsw i64 %1380, 1
  %1392 = icmp eq i64 %1391, %201
  br i1 %1392, label %1365, label %1379

1393:                                             ; preds = %1397, %1368
  %1394 = phi i64 [ %190, %1368 ], [ %1436, %1397 ]
  %1395 = phi <8 x double> [ zeroinitializer, %1368 ], [ %1435, %1397 ]
  %1396 = getelementptr <8 x double>, ptr %1369, i64 %1394
  br label %1438

1397:                                             ; preds = %1438
  %1398 = getelementptr inbounds <8 x double>, ptr %1370, i64 %1394
  %1399 = load <8 x double>, ptr %1398, align 64
  %1400 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1399)
  %1401 = getelementptr inbounds <8 x double>, ptr %1322, i64 %1394
  %1402 = load <8 x double>, ptr %1401, align 64
  %1403 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1402)
  %1404 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1400, <8 x double> %1403)
  %1405 = fadd <8 x double> %1367, %1404
  %1406 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1360, <8 x double> %1445, <8 x double> %1405)
  %1407 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1374, <8 x double> %1406, <8 x double> %1377)
  %1408 = fmul <8 x double> %1407, splat (double 1.000000e+02)
  %1409 = fdiv <8 x double> splat (double 1.000000e+00), %1408
  %1410 = icmp slt i64 %1394, %99
  %1411 = select i1 %1410, i64 0, i64 %99
  %1412 = getelementptr <8 x double>, ptr %1378, i64 %1411
  %1413 = getelementptr <8 x double>, ptr %1412, i64 %1394
  %1414 = load <8 x double>, ptr %1413, align 64
  %1415 = fmul <8 x double> %1414, %1409
  %1416 = select i1 %1410, i32 %44, i32 %48
  %1417 = sext i32 %1416 to i64
  %1418 = getelementptr <8 x double>, ptr %1378, i64 %1394
  %1419 = getelementptr <8 x double>, ptr %1418, i64 %1417
  %1420 = load <8 x double>, ptr %1419, align 64
  %1421 = fmul <8 x double> %1420, %1409
  %1422 = fmul <8 x double> %1415, %1415
  %1423 = fmul <8 x double> %1421, %1421
  %1424 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1423, <8 x double> splat (double 1.000000e-02), <8 x double> %1422)
  %1425 = fmul <8 x double> %1360, %1422
  %1426 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1424)
  %1427 = fdiv <8 x double> %1425, %1426
  %1428 = fcmp ule <8 x double> %1424, zeroinitializer
  %1429 = bitcast <8 x double> %1427 to <8 x i64>
  %1430 = select <8 x i1> %1428, <8 x i64> zeroinitializer, <8 x i64> %1429
  %1431 = fcmp ult <8 x double> %1424, zeroinitializer
  %1432 = select <8 x i1> %1431, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1433 = or <8 x i64> %1430, %1432
  %1434 = bitcast <8 x i64> %1433 to <8 x double>
  %1435 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1395, <8 x double> %1434)
  %1436 = add nsw i64 %1394, 1
  %1437 = icmp slt i64 %1436, %49
  br i1 %1437, label %1393, label %1486

1438:                                             ; preds = %1438, %1393
  %1439 = phi i64 [ 0, %1393 ], [ %1446, %1438 ]
  %1440 = phi <8 x double> [ zeroinitializer, %1393 ], [ %1445, %1438 ]
  %1441 = mul nsw i64 %1439, %49
  %1442 = getelementptr <8 x double>, ptr %1396, i64 %1441
  %1443 = load <8 x double>, ptr %1442, align 64
  %1444 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1443)
  %1445 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1440, <8 x double> %1444)
  %1446 = add nuw nsw i64 %1439, 1
  %1447 = icmp eq i64 %1446, 12
  br i1 %1447, label %1397, label %1438

1448:                                             ; preds = %1463, %1352
  %1449 = phi i64 [ 0, %1352 ], [ %1484, %1463 ]
  %1450 = phi <8 x double> [ zeroinitializer, %1352 ], [ %1482, %1463 ]
  %1451 = phi <8 x double> [ zeroinitializer, %1352 ], [ %1483, %1463 ]
  %1452 = getelementptr inbounds nuw <8 x double>, ptr %1353, i64 %1449
  %1453 = load <8 x double>, ptr %1452, align 64
  %1454 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1453)
  %1455 = getelementptr inbounds nuw <8 x double>, ptr %1322, i64 %1449
  %1456 = load <8 x double>, ptr %1455, align 64
  %1457 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1456)
  %1458 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1454, <8 x double> %1457)
  %1459 = icmp slt i64 %1449, %204
  br i1 %1459, label %1463, label %1460

1460:                                             ; preds = %1448
  %1461 = icmp slt i64 %1449, %99
  %1462 = select i1 %1461, <8 x double> %1351, <8 x double> splat (double 1.000000e+00)
  br label %1463

1463:                                             ; preds = %1460, %1448
  %1464 = phi <8 x double> [ %1462, %1460 ], [ %1336, %1448 ]
  %1465 = fmul <8 x double> %1355, %1458
  %1466 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1355, <8 x double> %1464, <8 x double> %1465)
  %1467 = fdiv <8 x double> splat (double 1.000000e+00), %1466
  %1468 = icmp slt i64 %1449, %99
  %1469 = select i1 %1468, i32 0, i32 %44
  %1470 = trunc nuw nsw i64 %1449 to i32
  %1471 = add nsw i32 %1469, %1470
  %1472 = sext i32 %1471 to i64
  %1473 = getelementptr inbounds <8 x double>, ptr %1356, i64 %1472
  %1474 = load <8 x double>, ptr %1473, align 64
  %1475 = fmul <8 x double> %1474, %1467
  %1476 = select i1 %1468, i32 %44, i32 %48
  %1477 = add nsw i32 %1476, %1470
  %1478 = sext i32 %1477 to i64
  %1479 = getelementptr inbounds <8 x double>, ptr %1356, i64 %1478
  %1480 = load <8 x double>, ptr %1479, align 64
  %1481 = fmul <8 x double> %1467, %1480
  %1482 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1475, <8 x double> %1475, <8 x double> %1450)
  %1483 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1481, <8 x double> %1481, <8 x double> %1451)
  %1484 = add nuw nsw i64 %1449, 1
  %1485 = icmp eq i64 %1484, %192
  br i1 %1485, label %1357, label %1448

1486:                                             ; preds = %1397, %1357, %1365
  %1487 = phi <8 x double> [ zeroinitializer, %1357 ], [ zeroinitializer, %1365 ], [ %1435, %1397 ]
  %1488 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1358, <8 x double> splat (double 1.000000e-02), <8 x double> %1359)
  %1489 = fcmp ule <8 x double> %1488, zeroinitializer
  %1490 = fmul <8 x double> %1360, %1359
  %1491 = fmul <8 x double> %211, %1488
  %1492 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1491)
  %1493 = fdiv <8 x double> %1490, %1492
  %1494 = bitcast <8 x double> %1493 to <8 x i64>
  %1495 = select <8 x i1> %1489, <8 x i64> zeroinitializer, <8 x i64> %1494
  %1496 = fcmp ult <8 x double> %1488, zeroinitializer
  %1497 = select <8 x i1> %1496, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1498 = or <8 x i64> %1495, %1497
  %1499 = bitcast <8 x i64> %1498 to <8 x double>
  %1500 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1499, <8 x double> %1487)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12)
  %1501 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1500, <8 x double> splat (double 0x3BC79CA10C924223))
  %1502 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1501)
  %1503 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1502)
  %1504 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1503)
  %1505 = fdiv <8 x double> splat (double 9.000000e-01), %1504
  %1506 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1505, <8 x double> splat (double 0x3FD5555555555555))
  %1507 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1506, <8 x double> splat (double 6.000000e+00))
  %1508 = load <8 x i64>, ptr %173, align 64
  %1509 = load <8 x i64>, ptr %24, align 64
  %1510 = xor <8 x i64> %1509, splat (i64 -1)
  %1511 = and <8 x i64> %1508, %1510
  %1512 = and <8 x i64> %1511, %1290
  %1513 = fcmp olt <8 x double> %1500, splat (double 1.000000e+00)
  %1514 = select <8 x i1> %1513, <8 x i64> %1512, <8 x i64> zeroinitializer
  %1515 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1514)
  %1516 = icmp eq i64 %1515, 0
  br i1 %1516, label %1905, label %1517

1517:                                             ; preds = %1486
  br i1 %198, label %1521, label %1518

1518:                                             ; preds = %1517
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #10
  store <8 x double> %783, ptr %9, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #10
  store <8 x i64> %1514, ptr %10, align 64
  %1519 = call fastcc <8 x i64> @project(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %9, ptr noundef %1322, ptr noundef nonnull byval(<8 x i64>) align 64 %10, double noundef 1.000000e+00)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #10
  %1520 = load ptr, ptr %52, align 16
  br label %1521

1521:                                             ; preds = %1518, %1517
  %1522 = phi ptr [ %1520, %1518 ], [ %1322, %1517 ]
  %1523 = phi <8 x i64> [ %1519, %1518 ], [ %1514, %1517 ]
  %1524 = load ptr, ptr %61, align 8
  %1525 = getelementptr inbounds <8 x double>, ptr %1524, i64 %268
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #10
  store <8 x double> %783, ptr %11, align 64
  %1526 = call fastcc <8 x i64> @rates(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %11, ptr noundef %1522, ptr noundef %1525, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #10
  %1527 = load <8 x i64>, ptr %173, align 64
  br label %1528

1528:                                             ; preds = %1545, %1521
  %1529 = phi i64 [ 0, %1521 ], [ %1547, %1545 ]
  %1530 = phi <8 x double> [ splat (double 0x7FF0000000000000), %1521 ], [ %1546, %1545 ]
  %1531 = trunc nuw nsw i64 %1529 to i32
  %1532 = extractelement <8 x i64> %1527, i32 %1531
  %1533 = icmp eq i64 %1532, 0
  br i1 %1533, label %1545, label %1534

1534:                                             ; preds = %1528
  %1535 = getelementptr inbounds nuw [8 x i32], ptr %269, i64 0, i64 %1529
  %1536 = load i32, ptr %1535, align 4
  %1537 = load i32, ptr %219, align 4
  %1538 = icmp slt i32 %1536, %1537
  br i1 %1538, label %1539, label %1545

1539:                                             ; preds = %1534
  %1540 = load ptr, ptr %220, align 8
  %1541 = sext i32 %1536 to i64
  %1542 = getelementptr inbounds double, ptr %1540, i64 %1541
  %1543 = load double, ptr %1542, align 8
  %1544 = insertelement <8 x double> %1530, double %1543, i32 %1531
  br label %1545

1545:                                             ; preds = %1539, %1534, %1528
  %1546 = phi <8 x double> [ %1544, %1539 ], [ %1530, %1534 ], [ %1530, %1528 ]
  %1547 = add nuw nsw i64 %1529, 1
  %1548 = icmp eq i64 %1547, 8
  br i1 %1548, label %1549, label %1528

1549:                                             ; preds = %1545
  %1550 = and <8 x i64> %1526, %1523
  %1551 = fcmp olt <8 x double> %1546, %783
  %1552 = select <8 x i1> %1551, <8 x i64> %1550, <8 x i64> zeroinitializer
  %1553 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1552)
  %1554 = icmp eq i64 %1553, 0
  br i1 %1554, label %1900, label %1555

1555:                                             ; preds = %1549
  %1556 = xor <8 x i64> %1552, splat (i64 -1)
  %1557 = load ptr, ptr %61, align 8
  %1558 = getelementptr inbounds <8 x double>, ptr %1557, i64 %268
  %1559 = load ptr, ptr %55, align 8
  br i1 %214, label %1560, label %1597

1560:                                             ; preds = %1555, %1560
  %1561 = phi i64 [ %1592, %1560 ], [ 0, %1555 ]
  %1562 = load ptr, ptr %41, align 8
  %1563 = getelementptr inbounds nuw <8 x double>, ptr %1562, i64 %1561
  %1564 = load <8 x double>, ptr %1563, align 64
  %1565 = load ptr, ptr %61, align 8
  %1566 = getelementptr inbounds nuw <8 x double>, ptr %1565, i64 %1561
  %1567 = load <8 x double>, ptr %1566, align 64
  %1568 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1567, <8 x double> splat (double 0x3FACC1FCA2CEB148), <8 x double> zeroinitializer)
  %1569 = getelementptr inbounds nuw <8 x double>, ptr %1566, i64 %243
  %1570 = load <8 x double>, ptr %1569, align 64
  %1571 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1570, <8 x double> splat (double 0x3FD03958F21A35B8), <8 x double> %1568)
  %1572 = getelementptr inbounds nuw <8 x double>, ptr %1566, i64 %244
  %1573 = load <8 x double>, ptr %1572, align 64
  %1574 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1573, <8 x double> splat (double 0xBFCF84C2C277C23E), <8 x double> %1571)
  %1575 = getelementptr inbounds nuw <8 x double>, ptr %1566, i64 %247
  %1576 = load <8 x double>, ptr %1575, align 64
  %1577 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1576, <8 x double> splat (double 0xBFBFCB02555C9DEF), <8 x double> %1574)
  %1578 = getelementptr inbounds nuw <8 x double>, ptr %1566, i64 %250
  %1579 = load <8 x double>, ptr %1578, align 64
  %1580 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1579, <8 x double> splat (double 0x3FC39F10CE2D1913), <8 x double> %1577)
  %1581 = getelementptr inbounds nuw <8 x double>, ptr %1566, i64 %253
  %1582 = load <8 x double>, ptr %1581, align 64
  %1583 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1582, <8 x double> splat (double 0x3F80CBB69B38652C), <8 x double> %1580)
  %1584 = getelementptr inbounds nuw <8 x double>, ptr %1566, i64 %255
  %1585 = load <8 x double>, ptr %1584, align 64
  %1586 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1585, <8 x double> splat (double 0x3F7EFF840F396BA9), <8 x double> %1583)
  %1587 = getelementptr inbounds nuw <8 x double>, ptr %1566, i64 %270
  %1588 = load <8 x double>, ptr %1587, align 64
  %1589 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1588, <8 x double> splat (double -8.298000e-03), <8 x double> %1586)
  %1590 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> %1589, <8 x double> %1564)
  %1591 = getelementptr inbounds nuw <8 x double>, ptr %1559, i64 %1561
  store <8 x double> %1590, ptr %1591, align 64
  %1592 = add nuw nsw i64 %1561, 1
  %1593 = icmp eq i64 %1592, %215
  br i1 %1593, label %1594, label %1560

1594:                                             ; preds = %1560
  %1595 = load ptr, ptr %55, align 8
  %1596 = load ptr, ptr %61, align 8
  br label %1597

1597:                                             ; preds = %1594, %1555
  %1598 = phi ptr [ %1596, %1594 ], [ %1557, %1555 ]
  %1599 = phi ptr [ %1595, %1594 ], [ %1559, %1555 ]
  %1600 = load <8 x double>, ptr %229, align 64
  %1601 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> splat (double 1.000000e-01), <8 x double> %1600)
  %1602 = getelementptr inbounds <8 x double>, ptr %1598, i64 %272
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #10
  store <8 x double> %1601, ptr %6, align 64
  %1603 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %6, ptr noundef %1599, ptr noundef %1602, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #10
  %1604 = load ptr, ptr %55, align 8
  br i1 %214, label %1605, label %1641

1605:                                             ; preds = %1597, %1605
  %1606 = phi i64 [ %1637, %1605 ], [ 0, %1597 ]
  %1607 = load ptr, ptr %41, align 8
  %1608 = getelementptr inbounds nuw <8 x double>, ptr %1607, i64 %1606
  %1609 = load <8 x double>, ptr %1608, align 64
  %1610 = load ptr, ptr %61, align 8
  %1611 = getelementptr inbounds nuw <8 x double>, ptr %1610, i64 %1606
  %1612 = load <8 x double>, ptr %1611, align 64
  %1613 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1612, <8 x double> splat (double 0x3FA04CA1897BDB63), <8 x double> zeroinitializer)
  %1614 = getelementptr inbounds nuw <8 x double>, ptr %1611, i64 %240
  %1615 = load <8 x double>, ptr %1614, align 64
  %1616 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1615, <8 x double> splat (double 0x3F9CFAE9E5F59F45), <8 x double> %1613)
  %1617 = getelementptr inbounds nuw <8 x double>, ptr %1611, i64 %243
  %1618 = load <8 x double>, ptr %1617, align 64
  %1619 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1618, <8 x double> splat (double 0x3FAB69DB017C8CF9), <8 x double> %1616)
  %1620 = getelementptr inbounds nuw <8 x double>, ptr %1611, i64 %244
  %1621 = load <8 x double>, ptr %1620, align 64
  %1622 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1621, <8 x double> splat (double 0xBFAC1EF72FC69469), <8 x double> %1619)
  %1623 = getelementptr inbounds nuw <8 x double>, ptr %1611, i64 %253
  %1624 = load <8 x double>, ptr %1623, align 64
  %1625 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1624, <8 x double> splat (double 0xBF1C6710EEF6E153), <8 x double> %1622)
  %1626 = getelementptr inbounds nuw <8 x double>, ptr %1611, i64 %255
  %1627 = load <8 x double>, ptr %1626, align 64
  %1628 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1627, <8 x double> splat (double 0x3F39127A52D32320), <8 x double> %1625)
  %1629 = getelementptr inbounds nuw <8 x double>, ptr %1611, i64 %270
  %1630 = load <8 x double>, ptr %1629, align 64
  %1631 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1630, <8 x double> splat (double 0xBF36500E13E7149B), <8 x double> %1628)
  %1632 = getelementptr inbounds nuw <8 x double>, ptr %1611, i64 %273
  %1633 = load <8 x double>, ptr %1632, align 64
  %1634 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1633, <8 x double> splat (double 0x3FC21686B20CD989), <8 x double> %1631)
  %1635 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> %1634, <8 x double> %1609)
  %1636 = getelementptr inbounds nuw <8 x double>, ptr %1604, i64 %1606
  store <8 x double> %1635, ptr %1636, align 64
  %1637 = add nuw nsw i64 %1606, 1
  %1638 = icmp eq i64 %1637, %215
  br i1 %1638, label %1639, label %1605

1639:                                             ; preds = %1605
  %1640 = load ptr, ptr %55, align 8
  br label %1641

1641:                                             ; preds = %1639, %1597
  %1642 = phi ptr [ %1640, %1639 ], [ %1604, %1597 ]
  %1643 = load <8 x double>, ptr %229, align 64
  %1644 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> splat (double 2.000000e-01), <8 x double> %1643)
  %1645 = load ptr, ptr %61, align 8
  %1646 = getelementptr inbounds <8 x double>, ptr %1645, i64 %275
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #10
  store <8 x double> %1644, ptr %7, align 64
  %1647 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %7, ptr noundef %1642, ptr noundef %1646, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #10
  %1648 = load ptr, ptr %55, align 8
  br i1 %214, label %1649, label %1685

1649:                                             ; preds = %1641, %1649
  %1650 = phi i64 [ %1681, %1649 ], [ 0, %1641 ]
  %1651 = load ptr, ptr %41, align 8
  %1652 = getelementptr inbounds nuw <8 x double>, ptr %1651, i64 %1650
  %1653 = load <8 x double>, ptr %1652, align 64
  %1654 = load ptr, ptr %61, align 8
  %1655 = getelementptr inbounds nuw <8 x double>, ptr %1654, i64 %1650
  %1656 = load <8 x double>, ptr %1655, align 64
  %1657 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1656, <8 x double> splat (double 0xBFDB7309792B6015), <8 x double> zeroinitializer)
  %1658 = getelementptr inbounds nuw <8 x double>, ptr %1655, i64 %240
  %1659 = load <8 x double>, ptr %1658, align 64
  %1660 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1659, <8 x double> splat (double 0xC012CA5D44AFDC9A), <8 x double> %1657)
  %1661 = getelementptr inbounds nuw <8 x double>, ptr %1655, i64 %243
  %1662 = load <8 x double>, ptr %1661, align 64
  %1663 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1662, <8 x double> splat (double 0x401EBBD2C419EDA3), <8 x double> %1660)
  %1664 = getelementptr inbounds nuw <8 x double>, ptr %1655, i64 %244
  %1665 = load <8 x double>, ptr %1664, align 64
  %1666 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1665, <8 x double> splat (double 0x401046A54457171C), <8 x double> %1663)
  %1667 = getelementptr inbounds nuw <8 x double>, ptr %1655, i64 %247
  %1668 = load <8 x double>, ptr %1667, align 64
  %1669 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1668, <8 x double> splat (double 0x3FD6D49E44EDBA44), <8 x double> %1666)
  %1670 = getelementptr inbounds nuw <8 x double>, ptr %1655, i64 %270
  %1671 = load <8 x double>, ptr %1670, align 64
  %1672 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1671, <8 x double> splat (double 0xBF56EBEEC24871D4), <8 x double> %1669)
  %1673 = getelementptr inbounds nuw <8 x double>, ptr %1655, i64 %273
  %1674 = load <8 x double>, ptr %1673, align 64
  %1675 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1674, <8 x double> splat (double 0x40079482A23F1996), <8 x double> %1672)
  %1676 = getelementptr inbounds nuw <8 x double>, ptr %1655, i64 %276
  %1677 = load <8 x double>, ptr %1676, align 64
  %1678 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1677, <8 x double> splat (double 0xC0224D4A6DCA2222), <8 x double> %1675)
  %1679 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> %1678, <8 x double> %1653)
  %1680 = getelementptr inbounds nuw <8 x double>, ptr %1648, i64 %1650
  store <8 x double> %1679, ptr %1680, align 64
  %1681 = add nuw nsw i64 %1650, 1
  %1682 = icmp eq i64 %1681, %215
  br i1 %1682, label %1683, label %1649

1683:                                             ; preds = %1649
  %1684 = load ptr, ptr %55, align 8
  br label %1685

1685:                                             ; preds = %1683, %1641
  %1686 = phi ptr [ %1684, %1683 ], [ %1648, %1641 ]
  %1687 = load <8 x double>, ptr %229, align 64
  %1688 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> splat (double 0x3FE8E38E38E38E39), <8 x double> %1687)
  %1689 = load ptr, ptr %61, align 8
  %1690 = getelementptr inbounds <8 x double>, ptr %1689, i64 %278
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #10
  store <8 x double> %1688, ptr %8, align 64
  %1691 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %8, ptr noundef %1686, ptr noundef %1690, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #10
  br i1 %214, label %1692, label %1895

1692:                                             ; preds = %1685, %1692
  %1693 = phi i64 [ %1893, %1692 ], [ 0, %1685 ]
  %1694 = load ptr, ptr %52, align 16
  %1695 = getelementptr inbounds nuw <8 x double>, ptr %1694, i64 %1693
  %1696 = load <8 x double>, ptr %1695, align 64
  %1697 = load ptr, ptr %41, align 8
  %1698 = getelementptr inbounds nuw <8 x double>, ptr %1697, i64 %1693
  %1699 = load <8 x double>, ptr %1698, align 64
  %1700 = fsub <8 x double> %1696, %1699
  %1701 = load ptr, ptr %66, align 16
  %1702 = getelementptr inbounds nuw <8 x double>, ptr %1701, i64 %1693
  store <8 x double> %1700, ptr %1702, align 64
  %1703 = getelementptr inbounds nuw <8 x double>, ptr %1557, i64 %1693
  %1704 = load <8 x double>, ptr %1703, align 64
  %1705 = fneg <8 x double> %1700
  %1706 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %785, <8 x double> %1704, <8 x double> %1705)
  %1707 = load ptr, ptr %66, align 16
  %1708 = getelementptr inbounds nuw <8 x double>, ptr %1707, i64 %1693
  %1709 = getelementptr inbounds nuw <8 x double>, ptr %1708, i64 %215
  store <8 x double> %1706, ptr %1709, align 64
  %1710 = load <8 x double>, ptr %1703, align 64
  %1711 = getelementptr inbounds nuw <8 x double>, ptr %1558, i64 %1693
  %1712 = load <8 x double>, ptr %1711, align 64
  %1713 = fadd <8 x double> %1710, %1712
  %1714 = fneg <8 x double> %1713
  %1715 = fmul <8 x double> %785, %1714
  %1716 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1700, <8 x double> splat (double 2.000000e+00), <8 x double> %1715)
  %1717 = load ptr, ptr %66, align 16
  %1718 = getelementptr inbounds nuw <8 x double>, ptr %1717, i64 %1693
  %1719 = getelementptr inbounds nuw <8 x double>, ptr %1718, i64 %231
  store <8 x double> %1716, ptr %1719, align 64
  %1720 = load ptr, ptr %61, align 8
  %1721 = getelementptr inbounds nuw <8 x double>, ptr %1720, i64 %1693
  %1722 = load <8 x double>, ptr %1721, align 64
  %1723 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1722, <8 x double> splat (double 0xC020DB9DCC37C81B), <8 x double> zeroinitializer)
  %1724 = add nuw nsw i64 %1693, %240
  %1725 = getelementptr inbounds nuw <8 x double>, ptr %1720, i64 %1724
  %1726 = load <8 x double>, ptr %1725, align 64
  %1727 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1726, <8 x double> splat (double 0x3FE2228765F0A2EB), <8 x double> %1723)
  %1728 = add nuw nsw i64 %1693, %243
  %1729 = getelementptr inbounds nuw <8 x double>, ptr %1720, i64 %1728
  %1730 = load <8 x double>, ptr %1729, align 64
  %1731 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1730, <8 x double> splat (double 0xC0088D35A1175376), <8 x double> %1727)
  %1732 = add nuw nsw i64 %1693, %244
  %1733 = getelementptr inbounds nuw <8 x double>, ptr %1720, i64 %1732
  %1734 = load <8 x double>, ptr %1733, align 64
  %1735 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1734, <8 x double> splat (double 0x400313CCA2E462EC), <8 x double> %1731)
  %1736 = add nuw nsw i64 %1693, %247
  %1737 = getelementptr inbounds nuw <8 x double>, ptr %1720, i64 %1736
  %1738 = load <8 x double>, ptr %1737, align 64
  %1739 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1738, <8 x double> splat (double 0x4000EFAFD3C0D1BD), <8 x double> %1735)
  %1740 = add nuw nsw i64 %1693, %250
  %1741 = getelementptr inbounds nuw <8 x double>, ptr %1720, i64 %1740
  %1742 = load <8 x double>, ptr %1741, align 64
  %1743 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1742, <8 x double> splat (double 0xBFEBE2709A4AC0D3), <8 x double> %1739)
  %1744 = add nuw nsw i64 %1693, %253
  %1745 = getelementptr inbounds nuw <8 x double>, ptr %1720, i64 %1744
  %1746 = load <8 x double>, ptr %1745, align 64
  %1747 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1746, <8 x double> splat (double 0x4001EC6A759DA28B), <8 x double> %1743)
  %1748 = add nuw nsw i64 %1693, %255
  %1749 = getelementptr inbounds nuw <8 x double>, ptr %1720, i64 %1748
  %1750 = load <8 x double>, ptr %1749, align 64
  %1751 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1750, <8 x double> splat (double 0x3FE435E4B2F53319), <8 x double> %1747)
  %1752 = add nuw nsw i64 %1693, %270
  %1753 = getelementptr inbounds nuw <8 x double>, ptr %1720, i64 %1752
  %1754 = load <8 x double>, ptr %1753, align 64
  %1755 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1754, <8 x double> splat (double 0xBFB6C81218B7F07C), <8 x double> %1751)
  %1756 = add nuw nsw i64 %1693, %273
  %1757 = getelementptr inbounds nuw <8 x double>, ptr %1720, i64 %1756
  %1758 = load <8 x double>, ptr %1757, align 64
  %1759 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1758, <8 x double> splat (double 0x40322604753358B4), <8 x double> %1755)
  %1760 = add nuw nsw i64 %1693, %276
  %1761 = getelementptr inbounds nuw <8 x double>, ptr %1720, i64 %1760
  %1762 = load <8 x double>, ptr %1761, align 64
  %1763 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1762, <8 x double> splat (double 0xC02263A6DB60DFA1), <8 x double> %1759)
  %1764 = add nuw nsw i64 %1693, %279
  %1765 = getelementptr inbounds nuw <8 x double>, ptr %1720, i64 %1764
  %1766 = load <8 x double>, ptr %1765, align 64
  %1767 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1766, <8 x double> splat (double 0xC011BE8052A2581D), <8 x double> %1763)
  %1768 = fmul <8 x double> %1767, %785
  %1769 = load ptr, ptr %66, align 16
  %1770 = getelementptr inbounds nuw <8 x double>, ptr %1769, i64 %1693
  %1771 = getelementptr inbounds nuw <8 x double>, ptr %1770, i64 %234
  store <8 x double> %1768, ptr %1771, align 64
  %1772 = load ptr, ptr %61, align 8
  %1773 = getelementptr inbounds nuw <8 x double>, ptr %1772, i64 %1693
  %1774 = load <8 x double>, ptr %1773, align 64
  %1775 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1774, <8 x double> splat (double 0x4024DAE269AD44FC), <8 x double> zeroinitializer)
  %1776 = getelementptr inbounds nuw <8 x double>, ptr %1772, i64 %1724
  %1777 = load <8 x double>, ptr %1776, align 64
  %1778 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1777, <8 x double> splat (double 0x406E49125D57ED67), <8 x double> %1775)
  %1779 = getelementptr inbounds nuw <8 x double>, ptr %1772, i64 %1728
  %1780 = load <8 x double>, ptr %1779, align 64
  %1781 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1780, <8 x double> splat (double 0x4064A66A19B8434B), <8 x double> %1778)
  %1782 = getelementptr inbounds nuw <8 x double>, ptr %1772, i64 %1732
  %1783 = load <8 x double>, ptr %1782, align 64
  %1784 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1783, <8 x double> splat (double 0xC07768BF81E14E35), <8 x double> %1781)
  %1785 = getelementptr inbounds nuw <8 x double>, ptr %1772, i64 %1736
  %1786 = load <8 x double>, ptr %1785, align 64
  %1787 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1786, <8 x double> splat (double 0xC0361D194558CFFB), <8 x double> %1784)
  %1788 = getelementptr inbounds nuw <8 x double>, ptr %1772, i64 %1740
  %1789 = load <8 x double>, ptr %1788, align 64
  %1790 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1789, <8 x double> splat (double 0x401EEF08F933A023), <8 x double> %1787)
  %1791 = getelementptr inbounds nuw <8 x double>, ptr %1772, i64 %1744
  %1792 = load <8 x double>, ptr %1791, align 64
  %1793 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1792, <8 x double> splat (double 0xC03EAC90D122C30D), <8 x double> %1790)
  %1794 = getelementptr inbounds nuw <8 x double>, ptr %1772, i64 %1748
  %1795 = load <8 x double>, ptr %1794, align 64
  %1796 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1795, <8 x double> splat (double 0xC022AA0D032A0ACD), <8 x double> %1793)
  %1797 = getelementptr inbounds nuw <8 x double>, ptr %1772, i64 %1752
  %1798 = load <8 x double>, ptr %1797, align 64
  %1799 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1798, <8 x double> splat (double 0x402F64FC65250F7C), <8 x double> %1796)
  %1800 = getelementptr inbounds nuw <8 x double>, ptr %1772, i64 %1756
  %1801 = load <8 x double>, ptr %1800, align 64
  %1802 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1801, <8 x double> splat (double 0xC03F23AFEDECFD53), <8 x double> %1799)
  %1803 = getelementptr inbounds nuw <8 x double>, ptr %1772, i64 %1760
  %1804 = load <8 x double>, ptr %1803, align 64
  %1805 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1804, <8 x double> splat (double 0xC022B4B2806665CA), <8 x double> %1802)
  %1806 = getelementptr inbounds nuw <8 x double>, ptr %1772, i64 %1764
  %1807 = load <8 x double>, ptr %1806, align 64
  %1808 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1807, <8 x double> splat (double 0x4041E88E43070A10), <8 x double> %1805)
  %1809 = fmul <8 x double> %1808, %785
  %1810 = load ptr, ptr %66, align 16
  %1811 = getelementptr inbounds nuw <8 x double>, ptr %1810, i64 %1693
  %1812 = getelementptr inbounds nuw <8 x double>, ptr %1811, i64 %237
  store <8 x double> %1809, ptr %1812, align 64
  %1813 = load ptr, ptr %61, align 8
  %1814 = getelementptr inbounds nuw <8 x double>, ptr %1813, i64 %1693
  %1815 = load <8 x double>, ptr %1814, align 64
  %1816 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1815, <8 x double> splat (double 0x4033FC2C7303381F), <8 x double> zeroinitializer)
  %1817 = getelementptr inbounds nuw <8 x double>, ptr %1813, i64 %1724
  %1818 = load <8 x double>, ptr %1817, align 64
  %1819 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1818, <8 x double> splat (double 0xC0783098D10F2521), <8 x double> %1816)
  %1820 = getelementptr inbounds nuw <8 x double>, ptr %1813, i64 %1728
  %1821 = load <8 x double>, ptr %1820, align 64
  %1822 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1821, <8 x double> splat (double 0xC067A5B34EDF4D39), <8 x double> %1819)
  %1823 = getelementptr inbounds nuw <8 x double>, ptr %1813, i64 %1732
  %1824 = load <8 x double>, ptr %1823, align 64
  %1825 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1824, <8 x double> splat (double 0x40807E771C2C6A0C), <8 x double> %1822)
  %1826 = getelementptr inbounds nuw <8 x double>, ptr %1813, i64 %1736
  %1827 = load <8 x double>, ptr %1826, align 64
  %1828 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1827, <8 x double> splat (double 0xC02725D68DC06F96), <8 x double> %1825)
  %1829 = getelementptr inbounds nuw <8 x double>, ptr %1813, i64 %1740
  %1830 = load <8 x double>, ptr %1829, align 64
  %1831 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1830, <8 x double> splat (double 0x401B8661DD0F8BD7), <8 x double> %1828)
  %1832 = getelementptr inbounds nuw <8 x double>, ptr %1813, i64 %1744
  %1833 = load <8 x double>, ptr %1832, align 64
  %1834 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1833, <8 x double> splat (double 0xBFF0027A7D67FC68), <8 x double> %1831)
  %1835 = getelementptr inbounds nuw <8 x double>, ptr %1813, i64 %1748
  %1836 = load <8 x double>, ptr %1835, align 64
  %1837 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1836, <8 x double> splat (double 0x3FE8E308023D3331), <8 x double> %1834)
  %1838 = getelementptr inbounds nuw <8 x double>, ptr %1813, i64 %1752
  %1839 = load <8 x double>, ptr %1838, align 64
  %1840 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1839, <8 x double> splat (double 0xC00639C3EFFF56D2), <8 x double> %1837)
  %1841 = getelementptr inbounds nuw <8 x double>, ptr %1813, i64 %1756
  %1842 = load <8 x double>, ptr %1841, align 64
  %1843 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1842, <8 x double> splat (double 0xC04E192D4F30C77F), <8 x double> %1840)
  %1844 = getelementptr inbounds nuw <8 x double>, ptr %1813, i64 %1760
  %1845 = load <8 x double>, ptr %1844, align 64
  %1846 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1845, <8 x double> splat (double 0x40551481861928C0), <8 x double> %1843)
  %1847 = getelementptr inbounds nuw <8 x double>, ptr %1813, i64 %1764
  %1848 = load <8 x double>, ptr %1847, align 64
  %1849 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1848, <8 x double> splat (double 0x4027FC0D95740812), <8 x double> %1846)
  %1850 = fmul <8 x double> %1849, %785
  %1851 = load ptr, ptr %66, align 16
  %1852 = getelementptr inbounds nuw <8 x double>, ptr %1851, i64 %1724
  store <8 x double> %1850, ptr %1852, align 64
  %1853 = load ptr, ptr %61, align 8
  %1854 = getelementptr inbounds nuw <8 x double>, ptr %1853, i64 %1693
  %1855 = load <8 x double>, ptr %1854, align 64
  %1856 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1855, <8 x double> splat (double 0xC039B1A59F97E9A3), <8 x double> zeroinitializer)
  %1857 = getelementptr inbounds nuw <8 x double>, ptr %1853, i64 %1724
  %1858 = load <8 x double>, ptr %1857, align 64
  %1859 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1858, <8 x double> splat (double 0xC06346126BD860C7), <8 x double> %1856)
  %1860 = getelementptr inbounds nuw <8 x double>, ptr %1853, i64 %1728
  %1861 = load <8 x double>, ptr %1860, align 64
  %1862 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1861, <8 x double> splat (double 0xC06CF0F0AC990990), <8 x double> %1859)
  %1863 = getelementptr inbounds nuw <8 x double>, ptr %1853, i64 %1732
  %1864 = load <8 x double>, ptr %1863, align 64
  %1865 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1864, <8 x double> splat (double 0x40765A39D3B3C602), <8 x double> %1862)
  %1866 = getelementptr inbounds nuw <8 x double>, ptr %1853, i64 %1736
  %1867 = load <8 x double>, ptr %1866, align 64
  %1868 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1867, <8 x double> splat (double 0x405759F0D4D83C70), <8 x double> %1865)
  %1869 = getelementptr inbounds nuw <8 x double>, ptr %1853, i64 %1740
  %1870 = load <8 x double>, ptr %1869, align 64
  %1871 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1870, <8 x double> splat (double 0xC042BAAA552107AB), <8 x double> %1868)
  %1872 = getelementptr inbounds nuw <8 x double>, ptr %1853, i64 %1744
  %1873 = load <8 x double>, ptr %1872, align 64
  %1874 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1873, <8 x double> splat (double 0x405A0660A855838E), <8 x double> %1871)
  %1875 = getelementptr inbounds nuw <8 x double>, ptr %1853, i64 %1748
  %1876 = load <8 x double>, ptr %1875, align 64
  %1877 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1876, <8 x double> splat (double 0x403DD71D78528CF6), <8 x double> %1874)
  %1878 = getelementptr inbounds nuw <8 x double>, ptr %1853, i64 %1752
  %1879 = load <8 x double>, ptr %1878, align 64
  %1880 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1879, <8 x double> splat (double 0xC045C4484E37F77E), <8 x double> %1877)
  %1881 = getelementptr inbounds nuw <8 x double>, ptr %1853, i64 %1756
  %1882 = load <8 x double>, ptr %1881, align 64
  %1883 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1882, <8 x double> splat (double 0x405814C57DF82010), <8 x double> %1880)
  %1884 = getelementptr inbounds nuw <8 x double>, ptr %1853, i64 %1760
  %1885 = load <8 x double>, ptr %1884, align 64
  %1886 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1885, <8 x double> splat (double 0xC04396B082B5CD1E), <8 x double> %1883)
  %1887 = getelementptr inbounds nuw <8 x double>, ptr %1853, i64 %1764
  %1888 = load <8 x double>, ptr %1887, align 64
  %1889 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1888, <8 x double> splat (double 0xC062B7423E1CB30D), <8 x double> %1886)
  %1890 = fmul <8 x double> %1889, %785
  %1891 = load ptr, ptr %66, align 16
  %1892 = getelementptr inbounds nuw <8 x double>, ptr %1891, i64 %1728
  store <8 x double> %1890, ptr %1892, align 64
  %1893 = add nuw nsw i64 %1693, 1
  %1894 = icmp eq i64 %1893, %215
  br i1 %1894, label %1895, label %1692

1895:                                             ; preds = %1692, %1685
  %1896 = and <8 x i64> %1647, %1603
  %1897 = and <8 x i64> %1896, %1691
  %1898 = or <8 x i64> %1897, %1556
  %1899 = and <8 x i64> %1898, %1550
  br label %1900

1900:                                             ; preds = %1895, %1549
  %1901 = phi <8 x i64> [ %1899, %1895 ], [ %1550, %1549 ]
  %1902 = load <8 x i64>, ptr %24, align 64
  %1903 = xor <8 x i64> %1902, splat (i64 -1)
  %1904 = and <8 x i64> %1901, %1903
  br label %1905

1905:                                             ; preds = %1900, %1486
  %1906 = phi <8 x i64> [ %1902, %1900 ], [ %1509, %1486 ]
  %1907 = phi <8 x i64> [ %1904, %1900 ], [ %1514, %1486 ]
  %1908 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1907)
  %1909 = icmp eq i64 %1908, 0
  br i1 %1909, label %1910, label %1913

1910:                                             ; preds = %1905
  %1911 = load <8 x i64>, ptr %173, align 64
  %1912 = bitcast <8 x double> %783 to <8 x i64>
  br label %2098

1913:                                             ; preds = %1905
  %1914 = bitcast <8 x double> %783 to <8 x i64>
  br label %1915

1915:                                             ; preds = %2097, %1913
  %1916 = phi <8 x i64> [ %1907, %1913 ], [ %2023, %2097 ]
  %1917 = load <8 x i64>, ptr %173, align 64
  br label %1918

1918:                                             ; preds = %1935, %1915
  %1919 = phi i64 [ 0, %1915 ], [ %1937, %1935 ]
  %1920 = phi <8 x double> [ splat (double 0x7FF0000000000000), %1915 ], [ %1936, %1935 ]
  %1921 = trunc nuw nsw i64 %1919 to i32
  %1922 = extractelement <8 x i64> %1917, i32 %1921
  %1923 = icmp eq i64 %1922, 0
  br i1 %1923, label %1935, label %1924

1924:                                             ; preds = %1918
  %1925 = getelementptr inbounds nuw [8 x i32], ptr %269, i64 0, i64 %1919
  %1926 = load i32, ptr %1925, align 4
  %1927 = load i32, ptr %219, align 4
  %1928 = icmp slt i32 %1926, %1927
  br i1 %1928, label %1929, label %1935

1929:                                             ; preds = %1924
  %1930 = load ptr, ptr %220, align 8
  %1931 = sext i32 %1926 to i64
  %1932 = getelementptr inbounds double, ptr %1930, i64 %1931
  %1933 = load double, ptr %1932, align 8
  %1934 = insertelement <8 x double> %1920, double %1933, i32 %1921
  br label %1935

1935:                                             ; preds = %1929, %1924, %1918
  %1936 = phi <8 x double> [ %1934, %1929 ], [ %1920, %1924 ], [ %1920, %1918 ]
  %1937 = add nuw nsw i64 %1919, 1
  %1938 = icmp eq i64 %1937, 8
  br i1 %1938, label %1939, label %1918

1939:                                             ; preds = %1935
  %1940 = fcmp ole <8 x double> %1936, %783
  %1941 = select <8 x i1> %1940, <8 x i64> %1916, <8 x i64> zeroinitializer
  %1942 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1941)
  %1943 = icmp eq i64 %1942, 0
  br i1 %1943, label %2098, label %1944

1944:                                             ; preds = %1939
  %1945 = load <8 x double>, ptr %229, align 64
  %1946 = fsub <8 x double> %1936, %1945
  %1947 = fdiv <8 x double> %1946, %785
  %1948 = bitcast <8 x double> %1947 to <8 x i64>
  %1949 = and <8 x i64> %1941, %1948
  %1950 = xor <8 x i64> %1941, splat (i64 -1)
  %1951 = and <8 x i64> %1950, splat (i64 4607182418800017408)
  %1952 = or <8 x i64> %1949, %1951
  %1953 = bitcast <8 x i64> %1952 to <8 x double>
  %1954 = fcmp uge <8 x double> %1953, splat (double 1.000000e+00)
  %1955 = load ptr, ptr %58, align 32
  %1956 = fsub <8 x double> splat (double 1.000000e+00), %1953
  br i1 %214, label %1957, label %1993

1957:                                             ; preds = %1944, %1957
  %1958 = phi i64 [ %1991, %1957 ], [ 0, %1944 ]
  %1959 = load ptr, ptr %66, align 16
  %1960 = getelementptr inbounds nuw <8 x double>, ptr %1959, i64 %1958
  %1961 = getelementptr inbounds nuw <8 x double>, ptr %1960, i64 %243
  %1962 = load <8 x double>, ptr %1961, align 64
  %1963 = fmul <8 x double> %1962, %1953
  %1964 = getelementptr inbounds nuw <8 x double>, ptr %1960, i64 %240
  %1965 = load <8 x double>, ptr %1964, align 64
  %1966 = fadd <8 x double> %1963, %1965
  %1967 = fmul <8 x double> %1956, %1966
  %1968 = getelementptr inbounds nuw <8 x double>, ptr %1960, i64 %237
  %1969 = load <8 x double>, ptr %1968, align 64
  %1970 = fadd <8 x double> %1969, %1967
  %1971 = fmul <8 x double> %1970, %1953
  %1972 = getelementptr inbounds nuw <8 x double>, ptr %1960, i64 %234
  %1973 = load <8 x double>, ptr %1972, align 64
  %1974 = fadd <8 x double> %1973, %1971
  %1975 = fmul <8 x double> %1956, %1974
  %1976 = getelementptr inbounds nuw <8 x double>, ptr %1960, i64 %231
  %1977 = load <8 x double>, ptr %1976, align 64
  %1978 = fadd <8 x double> %1977, %1975
  %1979 = fmul <8 x double> %1978, %1953
  %1980 = getelementptr inbounds nuw <8 x double>, ptr %1960, i64 %215
  %1981 = load <8 x double>, ptr %1980, align 64
  %1982 = fadd <8 x double> %1981, %1979
  %1983 = fmul <8 x double> %1956, %1982
  %1984 = load ptr, ptr %41, align 8
  %1985 = getelementptr inbounds nuw <8 x double>, ptr %1984, i64 %1958
  %1986 = load <8 x double>, ptr %1985, align 64
  %1987 = load <8 x double>, ptr %1960, align 64
  %1988 = fadd <8 x double> %1987, %1983
  %1989 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1988, <8 x double> %1953, <8 x double> %1986)
  %1990 = getelementptr inbounds nuw <8 x double>, ptr %1955, i64 %1958
  store <8 x double> %1989, ptr %1990, align 64
  %1991 = add nuw nsw i64 %1958, 1
  %1992 = icmp eq i64 %1991, %215
  br i1 %1992, label %1994, label %1957

1993:                                             ; preds = %1994, %1944
  br i1 %198, label %2022, label %2005

1994:                                             ; preds = %1957, %1994
  %1995 = phi i64 [ %2003, %1994 ], [ 0, %1957 ]
  %1996 = load ptr, ptr %58, align 32
  %1997 = getelementptr inbounds nuw <8 x double>, ptr %1996, i64 %1995
  %1998 = load <8 x i64>, ptr %1997, align 64
  %1999 = load ptr, ptr %52, align 16
  %2000 = getelementptr inbounds nuw <8 x double>, ptr %1999, i64 %1995
  %2001 = load <8 x i64>, ptr %2000, align 64
  %2002 = select <8 x i1> %1954, <8 x i64> %2001, <8 x i64> %1998
  store <8 x i64> %2002, ptr %1997, align 64
  %2003 = add nuw nsw i64 %1995, 1
  %2004 = icmp eq i64 %2003, %215
  br i1 %2004, label %1993, label %1994

2005:                                             ; preds = %1993
  %2006 = select <8 x i1> %1954, <8 x i64> zeroinitializer, <8 x i64> %1941
  %2007 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2006)
  %2008 = icmp eq i64 %2007, 0
  br i1 %2008, label %2022, label %2009

2009:                                             ; preds = %2005
  %2010 = xor <8 x i64> %2006, splat (i64 -1)
  %2011 = bitcast <8 x double> %1936 to <8 x i64>
  %2012 = and <8 x i64> %1941, %2011
  %2013 = and <8 x i64> %1950, %1914
  %2014 = or <8 x i64> %2012, %2013
  %2015 = load ptr, ptr %58, align 32
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3)
  store <8 x i64> %2014, ptr %3, align 64
  %2016 = load ptr, ptr %33, align 64
  %2017 = load ptr, ptr %91, align 8
  call void @appell_lanes_correct(ptr noundef nonnull %3, ptr noundef %2015, ptr noundef %2016, ptr noundef null, ptr noundef %2017) #10
  %2018 = load <8 x double>, ptr %3, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #10
  store <8 x double> %2018, ptr %4, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #10
  store <8 x i64> %2006, ptr %5, align 64
  %2019 = call fastcc <8 x i64> @project(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %4, ptr noundef %2015, ptr noundef nonnull byval(<8 x i64>) align 64 %5, double noundef 1.000000e+03)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3)
  %2020 = or <8 x i64> %2019, %2010
  %2021 = and <8 x i64> %2020, %1916
  br label %2022

2022:                                             ; preds = %2009, %2005, %1993
  %2023 = phi <8 x i64> [ %2021, %2009 ], [ %1916, %2005 ], [ %1916, %1993 ]
  %2024 = bitcast <8 x double> %1936 to <8 x i64>
  %2025 = and <8 x i64> %1941, %2024
  %2026 = and <8 x i64> %1950, %1914
  %2027 = or <8 x i64> %2025, %2026
  %2028 = load ptr, ptr %58, align 32
  %2029 = and <8 x i64> %2023, %1941
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2)
  store <8 x i64> %2027, ptr %2, align 64
  %2030 = load ptr, ptr %33, align 64
  %2031 = load ptr, ptr %112, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %2, ptr noundef %2028, ptr noundef %2030, ptr noundef null, ptr noundef %2031) #10
  %2032 = load ptr, ptr %112, align 64
  %2033 = getelementptr inbounds nuw i8, ptr %2032, i64 64
  br label %2034

2034:                                             ; preds = %2094, %2022
  %2035 = phi i64 [ 0, %2022 ], [ %2095, %2094 ]
  %2036 = trunc nuw nsw i64 %2035 to i32
  %2037 = extractelement <8 x i64> %2029, i32 %2036
  %2038 = icmp eq i64 %2037, 0
  br i1 %2038, label %2094, label %2039

2039:                                             ; preds = %2034
  %2040 = getelementptr inbounds nuw [8 x i32], ptr %280, i64 0, i64 %2035
  %2041 = load i32, ptr %2040, align 4
  %2042 = sext i32 %2041 to i64
  %2043 = getelementptr inbounds nuw [8 x i32], ptr %269, i64 0, i64 %2035
  %2044 = load i32, ptr %2043, align 4
  %2045 = add nsw i32 %2044, 1
  store i32 %2045, ptr %2043, align 4
  %2046 = sext i32 %2044 to i64
  %2047 = load i32, ptr %219, align 4
  %2048 = sext i32 %2047 to i64
  br i1 %221, label %2049, label %2053

2049:                                             ; preds = %2039
  %2050 = load ptr, ptr %222, align 8
  %2051 = mul nsw i64 %2042, %99
  %2052 = getelementptr double, ptr %2050, i64 %2046
  br label %2058

2053:                                             ; preds = %2058, %2039
  br i1 %185, label %2054, label %2068

2054:                                             ; preds = %2053
  %2055 = load ptr, ptr %223, align 8
  %2056 = mul nsw i64 %2042, %224
  %2057 = getelementptr double, ptr %2055, i64 %2046
  br label %2081

2058:                                             ; preds = %2058, %2049
  %2059 = phi i64 [ 0, %2049 ], [ %2066, %2058 ]
  %2060 = getelementptr inbounds nuw <8 x double>, ptr %2028, i64 %2059
  %2061 = load <8 x double>, ptr %2060, align 64
  %2062 = extractelement <8 x double> %2061, i32 %2036
  %2063 = add nsw i64 %2059, %2051
  %2064 = mul nsw i64 %2063, %2048
  %2065 = getelementptr double, ptr %2052, i64 %2064
  store double %2062, ptr %2065, align 8
  %2066 = add nuw nsw i64 %2059, 1
  %2067 = icmp eq i64 %2066, %226
  br i1 %2067, label %2053, label %2058

2068:                                             ; preds = %2081, %2053
  %2069 = load ptr, ptr %225, align 8
  %2070 = shl nsw i64 %2042, 1
  %2071 = getelementptr double, ptr %2069, i64 %2046
  %2072 = load <8 x double>, ptr %2032, align 64
  %2073 = extractelement <8 x double> %2072, i32 %2036
  %2074 = mul nsw i64 %2070, %2048
  %2075 = getelementptr double, ptr %2071, i64 %2074
  store double %2073, ptr %2075, align 8
  %2076 = load <8 x double>, ptr %2033, align 64
  %2077 = extractelement <8 x double> %2076, i32 %2036
  %2078 = or disjoint i64 %2070, 1
  %2079 = mul nsw i64 %2078, %2048
  %2080 = getelementptr double, ptr %2071, i64 %2079
  store double %2077, ptr %2080, align 8
  br label %2094

2081:                                             ; preds = %2081, %2054
  %2082 = phi i64 [ 0, %2054 ], [ %2092, %2081 ]
  %2083 = trunc nuw nsw i64 %2082 to i32
  %2084 = add i32 %46, %2083
  %2085 = sext i32 %2084 to i64
  %2086 = getelementptr inbounds <8 x double>, ptr %2028, i64 %2085
  %2087 = load <8 x double>, ptr %2086, align 64
  %2088 = extractelement <8 x double> %2087, i32 %2036
  %2089 = add nsw i64 %2082, %2056
  %2090 = mul nsw i64 %2089, %2048
  %2091 = getelementptr double, ptr %2057, i64 %2090
  store double %2088, ptr %2091, align 8
  %2092 = add nuw nsw i64 %2082, 1
  %2093 = icmp eq i64 %2092, %227
  br i1 %2093, label %2068, label %2081

2094:                                             ; preds = %2068, %2034
  %2095 = add nuw nsw i64 %2035, 1
  %2096 = icmp eq i64 %2095, 8
  br i1 %2096, label %2097, label %2034

2097:                                             ; preds = %2094
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2)
  br label %1915

2098:                                             ; preds = %1939, %1910
  %2099 = phi <8 x i64> [ %1912, %1910 ], [ %1914, %1939 ]
  %2100 = phi <8 x i64> [ %1911, %1910 ], [ %1917, %1939 ]
  %2101 = phi <8 x i64> [ %1907, %1910 ], [ %1916, %1939 ]
  %2102 = xor <8 x i64> %1907, splat (i64 -1)
  %2103 = and <8 x i64> %2100, %2102
  %2104 = load <8 x i64>, ptr %229, align 64
  %2105 = and <8 x i64> %2101, %2099
  %2106 = xor <8 x i64> %2101, splat (i64 -1)
  %2107 = and <8 x i64> %2104, %2106
  %2108 = or <8 x i64> %2107, %2105
  store <8 x i64> %2108, ptr %229, align 64
  %2109 = load <8 x double>, ptr %260, align 64
  %2110 = load ptr, ptr %52, align 16
  br i1 %202, label %2111, label %2120

2111:                                             ; preds = %2098, %2111
  %2112 = phi i64 [ %2118, %2111 ], [ 0, %2098 ]
  %2113 = phi <8 x double> [ %2117, %2111 ], [ zeroinitializer, %2098 ]
  %2114 = getelementptr inbounds nuw <8 x double>, ptr %2110, i64 %2112
  %2115 = load <8 x double>, ptr %2114, align 64
  %2116 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2115)
  %2117 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2113, <8 x double> %2116)
  %2118 = add nuw nsw i64 %2112, 1
  %2119 = icmp eq i64 %2118, %203
  br i1 %2119, label %2120, label %2111

2120:                                             ; preds = %2111, %2098
  %2121 = phi <8 x double> [ zeroinitializer, %2098 ], [ %2117, %2111 ]
  %2122 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2109, <8 x double> %2121)
  %2123 = bitcast <8 x double> %2109 to <8 x i64>
  %2124 = bitcast <8 x double> %2122 to <8 x i64>
  %2125 = and <8 x i64> %2101, %2124
  %2126 = and <8 x i64> %2123, %2106
  %2127 = or <8 x i64> %2125, %2126
  store <8 x i64> %2127, ptr %260, align 64
  %2128 = load <8 x double>, ptr %261, align 64
  br i1 %200, label %2129, label %2138

2129:                                             ; preds = %2120, %2129
  %2130 = phi i64 [ %2136, %2129 ], [ %204, %2120 ]
  %2131 = phi <8 x double> [ %2135, %2129 ], [ zeroinitializer, %2120 ]
  %2132 = getelementptr inbounds <8 x double>, ptr %2110, i64 %2130
  %2133 = load <8 x double>, ptr %2132, align 64
  %2134 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2133)
  %2135 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2131, <8 x double> %2134)
  %2136 = add nsw i64 %2130, 1
  %2137 = icmp slt i64 %2136, %99
  br i1 %2137, label %2129, label %2138

2138:                                             ; preds = %2129, %2120
  %2139 = phi <8 x double> [ zeroinitializer, %2120 ], [ %2135, %2129 ]
  %2140 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2128, <8 x double> %2139)
  %2141 = bitcast <8 x double> %2128 to <8 x i64>
  %2142 = bitcast <8 x double> %2140 to <8 x i64>
  %2143 = and <8 x i64> %2101, %2142
  %2144 = and <8 x i64> %2141, %2106
  %2145 = or <8 x i64> %2143, %2144
  store <8 x i64> %2145, ptr %261, align 64
  br i1 %214, label %2146, label %2167

2146:                                             ; preds = %2138, %2146
  %2147 = phi i64 [ %2165, %2146 ], [ 0, %2138 ]
  %2148 = load ptr, ptr %52, align 16
  %2149 = getelementptr inbounds nuw <8 x double>, ptr %2148, i64 %2147
  %2150 = load <8 x i64>, ptr %2149, align 64
  %2151 = load ptr, ptr %41, align 8
  %2152 = getelementptr inbounds nuw <8 x double>, ptr %2151, i64 %2147
  %2153 = load <8 x i64>, ptr %2152, align 64
  %2154 = and <8 x i64> %2150, %2101
  %2155 = and <8 x i64> %2153, %2106
  %2156 = or <8 x i64> %2155, %2154
  store <8 x i64> %2156, ptr %2152, align 64
  %2157 = load ptr, ptr %61, align 8
  %2158 = getelementptr inbounds nuw <8 x double>, ptr %2157, i64 %2147
  %2159 = getelementptr inbounds nuw <8 x double>, ptr %2158, i64 %270
  %2160 = load <8 x i64>, ptr %2159, align 64
  %2161 = load <8 x i64>, ptr %2158, align 64
  %2162 = and <8 x i64> %2160, %2101
  %2163 = and <8 x i64> %2161, %2106
  %2164 = or <8 x i64> %2163, %2162
  store <8 x i64> %2164, ptr %2158, align 64
  %2165 = add nuw nsw i64 %2147, 1
  %2166 = icmp eq i64 %2165, %215
  br i1 %2166, label %2167, label %2146

2167:                                             ; preds = %2146, %2138
  %2168 = xor <8 x i64> %1290, splat (i64 -1)
  %2169 = or <8 x i64> %1514, %2168
  %2170 = fcmp ult <8 x double> %1500, splat (double 1.000000e+00)
  %2171 = select <8 x i1> %2170, <8 x i64> splat (i64 -1), <8 x i64> %2169
  %2172 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1506, <8 x double> splat (double 9.000000e-01))
  %2173 = bitcast <8 x double> %2172 to <8 x i64>
  %2174 = and <8 x i64> %2171, splat (i64 4598175219545276416)
  %2175 = xor <8 x i64> %2171, splat (i64 -1)
  %2176 = and <8 x i64> %2173, %2175
  %2177 = or <8 x i64> %2176, %2174
  %2178 = bitcast <8 x i64> %2177 to <8 x double>
  %2179 = fmul <8 x double> %785, %2178
  %2180 = load <8 x double>, ptr %228, align 64
  %2181 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %785, <8 x double> %2180)
  %2182 = fmul <8 x double> %1507, %785
  %2183 = select <8 x i1> %779, <8 x double> %2182, <8 x double> %2181
  %2184 = bitcast <8 x double> %2183 to <8 x i64>
  %2185 = bitcast <8 x double> %2179 to <8 x i64>
  %2186 = and <8 x i64> %2103, %2185
  %2187 = xor <8 x i64> %2103, splat (i64 -1)
  %2188 = and <8 x i64> %2184, %2187
  %2189 = or <8 x i64> %2188, %2186
  store <8 x i64> %2189, ptr %228, align 64
  br label %2351

2190:                                             ; preds = %2367
  %2191 = and <8 x i64> %1907, %2106
  br label %2192

2192:                                             ; preds = %2220, %2190
  %2193 = phi i64 [ 0, %2190 ], [ %2221, %2220 ]
  %2194 = trunc nuw nsw i64 %2193 to i32
  %2195 = extractelement <8 x i64> %2191, i32 %2194
  %2196 = icmp eq i64 %2195, 0
  br i1 %2196, label %2220, label %2197

2197:                                             ; preds = %2192
  %2198 = getelementptr inbounds nuw [8 x i32], ptr %280, i64 0, i64 %2193
  %2199 = load i32, ptr %2198, align 4
  %2200 = sext i32 %2199 to i64
  %2201 = load ptr, ptr %218, align 8
  %2202 = getelementptr inbounds i32, ptr %2201, i64 %2200
  store i32 5, ptr %2202, align 4
  %2203 = getelementptr inbounds nuw [8 x i32], ptr %281, i64 0, i64 %2193
  %2204 = load i32, ptr %2203, align 4
  %2205 = load ptr, ptr %283, align 8
  %2206 = getelementptr inbounds i32, ptr %2205, i64 %2200
  store i32 %2204, ptr %2206, align 4
  %2207 = getelementptr inbounds nuw [8 x i32], ptr %282, i64 0, i64 %2193
  %2208 = load i32, ptr %2207, align 4
  %2209 = load ptr, ptr %284, align 8
  %2210 = getelementptr inbounds i32, ptr %2209, i64 %2200
  store i32 %2208, ptr %2210, align 4
  %2211 = load <8 x double>, ptr %285, align 64
  %2212 = extractelement <8 x double> %2211, i32 %2194
  %2213 = load ptr, ptr %286, align 8
  %2214 = shl nsw i64 %2200, 1
  %2215 = getelementptr inbounds double, ptr %2213, i64 %2214
  store double %2212, ptr %2215, align 8
  %2216 = load <8 x double>, ptr %287, align 64
  %2217 = extractelement <8 x double> %2216, i32 %2194
  %2218 = or disjoint i64 %2214, 1
  %2219 = getelementptr inbounds double, ptr %2213, i64 %2218
  store double %2217, ptr %2219, align 8
  br label %2220

2220:                                             ; preds = %2197, %2192
  %2221 = add nuw nsw i64 %2193, 1
  %2222 = icmp eq i64 %2221, 8
  br i1 %2222, label %2223, label %2192

2223:                                             ; preds = %2220
  %2224 = xor <8 x i64> %2191, splat (i64 -1)
  %2225 = load <8 x i64>, ptr %173, align 64
  %2226 = and <8 x i64> %2225, %2224
  store <8 x i64> %2226, ptr %173, align 64
  %2227 = and <8 x i64> %2226, %1906
  br label %2228

2228:                                             ; preds = %2256, %2223
  %2229 = phi i64 [ 0, %2223 ], [ %2257, %2256 ]
  %2230 = trunc nuw nsw i64 %2229 to i32
  %2231 = extractelement <8 x i64> %2227, i32 %2230
  %2232 = icmp eq i64 %2231, 0
  br i1 %2232, label %2256, label %2233

2233:                                             ; preds = %2228
  %2234 = getelementptr inbounds nuw [8 x i32], ptr %280, i64 0, i64 %2229
  %2235 = load i32, ptr %2234, align 4
  %2236 = sext i32 %2235 to i64
  %2237 = load ptr, ptr %218, align 8
  %2238 = getelementptr inbounds i32, ptr %2237, i64 %2236
  store i32 2, ptr %2238, align 4
  %2239 = getelementptr inbounds nuw [8 x i32], ptr %281, i64 0, i64 %2229
  %2240 = load i32, ptr %2239, align 4
  %2241 = load ptr, ptr %283, align 8
  %2242 = getelementptr inbounds i32, ptr %2241, i64 %2236
  store i32 %2240, ptr %2242, align 4
  %2243 = getelementptr inbounds nuw [8 x i32], ptr %282, i64 0, i64 %2229
  %2244 = load i32, ptr %2243, align 4
  %2245 = load ptr, ptr %284, align 8
  %2246 = getelementptr inbounds i32, ptr %2245, i64 %2236
  store i32 %2244, ptr %2246, align 4
  %2247 = load <8 x double>, ptr %285, align 64
  %2248 = extractelement <8 x double> %2247, i32 %2230
  %2249 = load ptr, ptr %286, align 8
  %2250 = shl nsw i64 %2236, 1
  %2251 = getelementptr inbounds double, ptr %2249, i64 %2250
  store double %2248, ptr %2251, align 8
  %2252 = load <8 x double>, ptr %287, align 64
  %2253 = extractelement <8 x double> %2252, i32 %2230
  %2254 = or disjoint i64 %2250, 1
  %2255 = getelementptr inbounds double, ptr %2249, i64 %2254
  store double %2253, ptr %2255, align 8
  br label %2256

2256:                                             ; preds = %2233, %2228
  %2257 = add nuw nsw i64 %2229, 1
  %2258 = icmp eq i64 %2257, 8
  br i1 %2258, label %2259, label %2228

2259:                                             ; preds = %2256
  %2260 = xor <8 x i64> %2227, splat (i64 -1)
  %2261 = load <8 x i64>, ptr %173, align 64
  %2262 = and <8 x i64> %2261, %2260
  store <8 x i64> %2262, ptr %173, align 64
  %2263 = and <8 x i64> %2262, %2101
  %2264 = load double, ptr %207, align 8
  %2265 = insertelement <8 x double> poison, double %2264, i64 0
  %2266 = shufflevector <8 x double> %2265, <8 x double> poison, <8 x i32> zeroinitializer
  %2267 = fcmp oeq <8 x double> %783, %2266
  %2268 = select <8 x i1> %2267, <8 x i64> %2263, <8 x i64> zeroinitializer
  br label %2269

2269:                                             ; preds = %2297, %2259
  %2270 = phi i64 [ 0, %2259 ], [ %2298, %2297 ]
  %2271 = trunc nuw nsw i64 %2270 to i32
  %2272 = extractelement <8 x i64> %2268, i32 %2271
  %2273 = icmp eq i64 %2272, 0
  br i1 %2273, label %2297, label %2274

2274:                                             ; preds = %2269
  %2275 = getelementptr inbounds nuw [8 x i32], ptr %280, i64 0, i64 %2270
  %2276 = load i32, ptr %2275, align 4
  %2277 = sext i32 %2276 to i64
  %2278 = load ptr, ptr %218, align 8
  %2279 = getelementptr inbounds i32, ptr %2278, i64 %2277
  store i32 1, ptr %2279, align 4
  %2280 = getelementptr inbounds nuw [8 x i32], ptr %281, i64 0, i64 %2270
  %2281 = load i32, ptr %2280, align 4
  %2282 = load ptr, ptr %283, align 8
  %2283 = getelementptr inbounds i32, ptr %2282, i64 %2277
  store i32 %2281, ptr %2283, align 4
  %2284 = getelementptr inbounds nuw [8 x i32], ptr %282, i64 0, i64 %2270
  %2285 = load i32, ptr %2284, align 4
  %2286 = load ptr, ptr %284, align 8
  %2287 = getelementptr inbounds i32, ptr %2286, i64 %2277
  store i32 %2285, ptr %2287, align 4
  %2288 = load <8 x double>, ptr %285, align 64
  %2289 = extractelement <8 x double> %2288, i32 %2271
  %2290 = load ptr, ptr %286, align 8
  %2291 = shl nsw i64 %2277, 1
  %2292 = getelementptr inbounds double, ptr %2290, i64 %2291
  store double %2289, ptr %2292, align 8
  %2293 = load <8 x double>, ptr %287, align 64
  %2294 = extractelement <8 x double> %2293, i32 %2271
  %2295 = or disjoint i64 %2291, 1
  %2296 = getelementptr inbounds double, ptr %2290, i64 %2295
  store double %2294, ptr %2296, align 8
  br label %2297

2297:                                             ; preds = %2274, %2269
  %2298 = add nuw nsw i64 %2270, 1
  %2299 = icmp eq i64 %2298, 8
  br i1 %2299, label %2300, label %2269

2300:                                             ; preds = %2297
  %2301 = xor <8 x i64> %2268, splat (i64 -1)
  %2302 = load <8 x i64>, ptr %173, align 64
  %2303 = and <8 x i64> %2302, %2301
  store <8 x i64> %2303, ptr %173, align 64
  %2304 = load <8 x double>, ptr %228, align 64
  %2305 = load <8 x double>, ptr %229, align 64
  %2306 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2305)
  %2307 = load double, ptr %207, align 8
  %2308 = call double @llvm.fabs.f64(double %2307)
  %2309 = insertelement <8 x double> poison, double %2308, i64 0
  %2310 = shufflevector <8 x double> %2309, <8 x double> poison, <8 x i32> zeroinitializer
  %2311 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2306, <8 x double> %2310)
  %2312 = fmul <8 x double> %2311, splat (double 0x3CF0000000000000)
  %2313 = fcmp ole <8 x double> %2304, %2312
  %2314 = select <8 x i1> %2313, <8 x i64> %2303, <8 x i64> zeroinitializer
  br label %2315

2315:                                             ; preds = %2343, %2300
  %2316 = phi i64 [ 0, %2300 ], [ %2344, %2343 ]
  %2317 = trunc nuw nsw i64 %2316 to i32
  %2318 = extractelement <8 x i64> %2314, i32 %2317
  %2319 = icmp eq i64 %2318, 0
  br i1 %2319, label %2343, label %2320

2320:                                             ; preds = %2315
  %2321 = getelementptr inbounds nuw [8 x i32], ptr %280, i64 0, i64 %2316
  %2322 = load i32, ptr %2321, align 4
  %2323 = sext i32 %2322 to i64
  %2324 = load ptr, ptr %218, align 8
  %2325 = getelementptr inbounds i32, ptr %2324, i64 %2323
  store i32 3, ptr %2325, align 4
  %2326 = getelementptr inbounds nuw [8 x i32], ptr %281, i64 0, i64 %2316
  %2327 = load i32, ptr %2326, align 4
  %2328 = load ptr, ptr %283, align 8
  %2329 = getelementptr inbounds i32, ptr %2328, i64 %2323
  store i32 %2327, ptr %2329, align 4
  %2330 = getelementptr inbounds nuw [8 x i32], ptr %282, i64 0, i64 %2316
  %2331 = load i32, ptr %2330, align 4
  %2332 = load ptr, ptr %284, align 8
  %2333 = getelementptr inbounds i32, ptr %2332, i64 %2323
  store i32 %2331, ptr %2333, align 4
  %2334 = load <8 x double>, ptr %285, align 64
  %2335 = extractelement <8 x double> %2334, i32 %2317
  %2336 = load ptr, ptr %286, align 8
  %2337 = shl nsw i64 %2323, 1
  %2338 = getelementptr inbounds double, ptr %2336, i64 %2337
  store double %2335, ptr %2338, align 8
  %2339 = load <8 x double>, ptr %287, align 64
  %2340 = extractelement <8 x double> %2339, i32 %2317
  %2341 = or disjoint i64 %2337, 1
  %2342 = getelementptr inbounds double, ptr %2336, i64 %2341
  store double %2340, ptr %2342, align 8
  br label %2343

2343:                                             ; preds = %2320, %2315
  %2344 = add nuw nsw i64 %2316, 1
  %2345 = icmp eq i64 %2344, 8
  br i1 %2345, label %2346, label %2315

2346:                                             ; preds = %2343
  %2347 = xor <8 x i64> %2314, splat (i64 -1)
  %2348 = load <8 x i64>, ptr %173, align 64
  %2349 = and <8 x i64> %2348, %2347
  store <8 x i64> %2349, ptr %173, align 64
  %2350 = load i32, ptr %288, align 8
  br label %2403

2351:                                             ; preds = %2367, %2167
  %2352 = phi i64 [ 0, %2167 ], [ %2368, %2367 ]
  %2353 = trunc nuw nsw i64 %2352 to i32
  %2354 = extractelement <8 x i64> %2101, i32 %2353
  %2355 = icmp eq i64 %2354, 0
  br i1 %2355, label %2360, label %2356

2356:                                             ; preds = %2351
  %2357 = getelementptr inbounds nuw [8 x i32], ptr %281, i64 0, i64 %2352
  %2358 = load i32, ptr %2357, align 4
  %2359 = add nsw i32 %2358, 1
  store i32 %2359, ptr %2357, align 4
  br label %2360

2360:                                             ; preds = %2356, %2351
  %2361 = extractelement <8 x i64> %2103, i32 %2353
  %2362 = icmp eq i64 %2361, 0
  br i1 %2362, label %2367, label %2363

2363:                                             ; preds = %2360
  %2364 = getelementptr inbounds nuw [8 x i32], ptr %282, i64 0, i64 %2352
  %2365 = load i32, ptr %2364, align 4
  %2366 = add nsw i32 %2365, 1
  store i32 %2366, ptr %2364, align 4
  br label %2367

2367:                                             ; preds = %2363, %2360
  %2368 = add nuw nsw i64 %2352, 1
  %2369 = icmp eq i64 %2368, 8
  br i1 %2369, label %2190, label %2351

2370:                                             ; preds = %2403
  %2371 = and <8 x i64> %2414, %2349
  br label %2372

2372:                                             ; preds = %2400, %2370
  %2373 = phi i64 [ 0, %2370 ], [ %2401, %2400 ]
  %2374 = trunc nuw nsw i64 %2373 to i32
  %2375 = extractelement <8 x i64> %2371, i32 %2374
  %2376 = icmp eq i64 %2375, 0
  br i1 %2376, label %2400, label %2377

2377:                                             ; preds = %2372
  %2378 = getelementptr inbounds nuw [8 x i32], ptr %280, i64 0, i64 %2373
  %2379 = load i32, ptr %2378, align 4
  %2380 = sext i32 %2379 to i64
  %2381 = load ptr, ptr %218, align 8
  %2382 = getelementptr inbounds i32, ptr %2381, i64 %2380
  store i32 4, ptr %2382, align 4
  %2383 = getelementptr inbounds nuw [8 x i32], ptr %281, i64 0, i64 %2373
  %2384 = load i32, ptr %2383, align 4
  %2385 = load ptr, ptr %283, align 8
  %2386 = getelementptr inbounds i32, ptr %2385, i64 %2380
  store i32 %2384, ptr %2386, align 4
  %2387 = getelementptr inbounds nuw [8 x i32], ptr %282, i64 0, i64 %2373
  %2388 = load i32, ptr %2387, align 4
  %2389 = load ptr, ptr %284, align 8
  %2390 = getelementptr inbounds i32, ptr %2389, i64 %2380
  store i32 %2388, ptr %2390, align 4
  %2391 = load <8 x double>, ptr %285, align 64
  %2392 = extractelement <8 x double> %2391, i32 %2374
  %2393 = load ptr, ptr %286, align 8
  %2394 = shl nsw i64 %2380, 1
  %2395 = getelementptr inbounds double, ptr %2393, i64 %2394
  store double %2392, ptr %2395, align 8
  %2396 = load <8 x double>, ptr %287, align 64
  %2397 = extractelement <8 x double> %2396, i32 %2374
  %2398 = or disjoint i64 %2394, 1
  %2399 = getelementptr inbounds double, ptr %2393, i64 %2398
  store double %2397, ptr %2399, align 8
  br label %2400

2400:                                             ; preds = %2377, %2372
  %2401 = add nuw nsw i64 %2373, 1
  %2402 = icmp eq i64 %2401, 8
  br i1 %2402, label %2417, label %2372

2403:                                             ; preds = %2403, %2346
  %2404 = phi i64 [ 0, %2346 ], [ %2415, %2403 ]
  %2405 = phi <8 x i64> [ zeroinitializer, %2346 ], [ %2414, %2403 ]
  %2406 = getelementptr inbounds nuw [8 x i32], ptr %281, i64 0, i64 %2404
  %2407 = load i32, ptr %2406, align 4
  %2408 = getelementptr inbounds nuw [8 x i32], ptr %282, i64 0, i64 %2404
  %2409 = load i32, ptr %2408, align 4
  %2410 = add nsw i32 %2409, %2407
  %2411 = icmp slt i32 %2410, %2350
  %2412 = trunc nuw nsw i64 %2404 to i32
  %2413 = insertelement <8 x i64> %2405, i64 -1, i32 %2412
  %2414 = select i1 %2411, <8 x i64> %2405, <8 x i64> %2413
  %2415 = add nuw nsw i64 %2404, 1
  %2416 = icmp eq i64 %2415, 8
  br i1 %2416, label %2370, label %2403

2417:                                             ; preds = %2400
  %2418 = xor <8 x i64> %2371, splat (i64 -1)
  %2419 = load <8 x i64>, ptr %173, align 64
  %2420 = and <8 x i64> %2419, %2418
  store <8 x i64> %2420, ptr %173, align 64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %24) #10
  br label %761

2421:                                             ; preds = %764, %308
  %2422 = phi i32 [ 1, %308 ], [ 0, %764 ]
  call void @llvm.lifetime.end.p0(i64 832, ptr nonnull %34) #10
  call void @llvm.lifetime.end.p0(i64 832, ptr nonnull %33) #10
  ret i32 %2422
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
  br label %211

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

139:                                              ; preds = %211, %104
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
  %184 = getelementptr inbounds nuw <8 x i64>, ptr %182, i64 0, i64 %183
  %185 = load i64, ptr %184, align 8
  %186 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %187 = load <8 x i64>, ptr %186, align 64
  %188 = insertelement <8 x i64> %187, i64 %185, i32 %1
  store <8 x i64> %188, ptr %186, align 64
  %189 = getelementptr inbounds nuw i8, ptr %2, i64 640
  %190 = zext nneg i32 %3 to i64
  %191 = getelementptr inbounds nuw [8 x i32], ptr %189, i64 0, i64 %190
  %192 = load i32, ptr %191, align 4
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %194 = sext i32 %1 to i64
  %195 = getelementptr inbounds [8 x i32], ptr %193, i64 0, i64 %194
  store i32 %192, ptr %195, align 4
  %196 = getelementptr inbounds nuw i8, ptr %2, i64 672
  %197 = getelementptr inbounds nuw [8 x i32], ptr %196, i64 0, i64 %190
  %198 = load i32, ptr %197, align 4
  %199 = getelementptr inbounds nuw i8, ptr %0, i64 672
  %200 = getelementptr inbounds [8 x i32], ptr %199, i64 0, i64 %194
  store i32 %198, ptr %200, align 4
  %201 = getelementptr inbounds nuw i8, ptr %2, i64 704
  %202 = getelementptr inbounds nuw [8 x i32], ptr %201, i64 0, i64 %190
  %203 = load i32, ptr %202, align 4
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 704
  %205 = getelementptr inbounds [8 x i32], ptr %204, i64 0, i64 %194
  store i32 %203, ptr %205, align 4
  %206 = getelementptr inbounds nuw i8, ptr %2, i64 736
  %207 = getelementptr inbounds nuw [8 x i32], ptr %206, i64 0, i64 %190
  %208 = load i32, ptr %207, align 4
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 736
  %210 = getelementptr inbounds [8 x i32], ptr %209, i64 0, i64 %194
  store i32 %208, ptr %210, align 4
  ret void

211:                                              ; preds = %123, %211
  %212 = phi i64 [ 0, %123 ], [ %220, %211 ]
  %213 = load ptr, ptr %124, align 16
  %214 = getelementptr inbounds nuw <8 x double>, ptr %213, i64 %212, i64 %127
  %215 = load double, ptr %214, align 8
  %216 = load ptr, ptr %125, align 16
  %217 = getelementptr inbounds nuw <8 x double>, ptr %216, i64 %212
  %218 = load <8 x double>, ptr %217, align 64
  %219 = insertelement <8 x double> %218, double %215, i32 %1
  store <8 x double> %219, ptr %217, align 64
  %220 = add nuw nsw i64 %212, 1
  %221 = icmp eq i64 %220, %126
  br i1 %221, label %139, label %211
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

define internal fastcc range(i64 -1, 1) <8 x i64> @rates(ptr nocapture noundef nonnull readonly %0, ptr nocapture noundef readonly byval(<8 x double>) align 64 %1, ptr noundef %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef nonnull %4) unnamed_addr #4 {
  %6 = alloca <8 x double>, align 64
  %7 = load <8 x double>, ptr %1, align 64
  store <8 x double> %7, ptr %6, align 64
  %8 = load ptr, ptr %0, align 64
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %10 = load ptr, ptr %9, align 64
  call void @appell_lanes_rates(ptr noundef nonnull %6, ptr noundef %2, ptr noundef %8, ptr noundef null, ptr noundef %10) #10
  %11 = load ptr, ptr %9, align 64
  %12 = load i32, ptr @appell_lanes_coordinates, align 4
  %13 = load i32, ptr @appell_lanes_speeds, align 4
  %14 = add nsw i32 %13, %12
  %15 = load i32, ptr @appell_lanes_auxiliaries, align 4
  %16 = add nsw i32 %14, %15
  %17 = load i32, ptr @appell_lanes_quadratures, align 4
  %18 = add nsw i32 %16, %17
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds <8 x double>, ptr %11, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 128
  %22 = load <8 x double>, ptr %20, align 64
  %23 = fcmp ogt <8 x double> %22, splat (double 0x3D719799812DEA11)
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 64
  %25 = load <8 x double>, ptr %24, align 64
  %26 = fcmp ogt <8 x double> %25, splat (double 1.000000e-03)
  %27 = and <8 x i1> %23, %26
  %28 = sext <8 x i1> %27 to <8 x i64>
  %29 = icmp sgt i32 %18, 0
  br i1 %29, label %30, label %32

30:                                               ; preds = %5
  %31 = zext nneg i32 %18 to i64
  br label %40

32:                                               ; preds = %40, %5
  %33 = phi <8 x i64> [ splat (i64 -1), %5 ], [ %48, %40 ]
  %34 = load i32, ptr @appell_lanes_rows, align 4
  %35 = icmp sgt i32 %34, 0
  br i1 %35, label %36, label %52

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %38 = load ptr, ptr %37, align 8
  %39 = zext nneg i32 %34 to i64
  br label %58

40:                                               ; preds = %30, %40
  %41 = phi i64 [ 0, %30 ], [ %50, %40 ]
  %42 = phi <8 x i64> [ splat (i64 -1), %30 ], [ %48, %40 ]
  %43 = load ptr, ptr %9, align 64
  %44 = getelementptr inbounds nuw <8 x double>, ptr %43, i64 %41
  %45 = load <8 x double>, ptr %44, align 64
  %46 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %45)
  %47 = fcmp one <8 x double> %46, splat (double 0x7FF0000000000000)
  %48 = select <8 x i1> %47, <8 x i64> %42, <8 x i64> zeroinitializer
  %49 = getelementptr inbounds nuw <8 x double>, ptr %3, i64 %41
  store <8 x double> %45, ptr %49, align 64
  %50 = add nuw nsw i64 %41, 1
  %51 = icmp eq i64 %50, %31
  br i1 %51, label %32, label %40

52:                                               ; preds = %58, %32
  %53 = phi <8 x i64> [ %28, %32 ], [ %66, %58 ]
  %54 = xor <8 x i64> %53, splat (i64 -1)
  %55 = and <8 x i64> %33, %54
  %56 = load <8 x i64>, ptr %4, align 64
  %57 = or <8 x i64> %56, %55
  store <8 x i64> %57, ptr %4, align 64
  ret <8 x i64> %33

58:                                               ; preds = %36, %58
  %59 = phi i64 [ 0, %36 ], [ %67, %58 ]
  %60 = phi <8 x i64> [ %28, %36 ], [ %66, %58 ]
  %61 = getelementptr inbounds nuw <8 x double>, ptr %21, i64 %59
  %62 = load <8 x double>, ptr %61, align 64
  %63 = getelementptr inbounds nuw <8 x double>, ptr %38, i64 %59
  %64 = load <8 x double>, ptr %63, align 64
  %65 = fcmp ogt <8 x double> %62, %64
  %66 = select <8 x i1> %65, <8 x i64> %60, <8 x i64> zeroinitializer
  %67 = add nuw nsw i64 %59, 1
  %68 = icmp eq i64 %67, %39
  br i1 %68, label %52, label %58
}

declare void @appell_lanes_sizes(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

declare void @appell_lanes_correct(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

define internal fastcc <8 x i64> @project(ptr nocapture noundef nonnull %0, ptr nocapture noundef readonly byval(<8 x double>) align 64 %1, ptr noundef %2, ptr nocapture noundef readonly byval(<8 x i64>) align 64 %3, double noundef %4) unnamed_addr #4 {
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
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 768
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
  %46 = load ptr, ptr %16, align 8
  %47 = getelementptr inbounds <8 x double>, ptr %46, i64 %19
  %48 = load <8 x double>, ptr %47, align 64
  %49 = fcmp ogt <8 x double> %48, splat (double 0x3EB0C6F7A0B5ED8D)
  %50 = select <8 x i1> %49, <8 x i64> splat (i64 -1), <8 x i64> %45
  %51 = and <8 x i64> %50, %44
  br i1 %20, label %53, label %52

52:                                               ; preds = %53, %38
  br i1 %22, label %133, label %68

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
  %63 = and <8 x i64> %61, %42
  %64 = and <8 x i64> %62, %45
  %65 = or <8 x i64> %64, %63
  store <8 x i64> %65, ptr %55, align 64
  %66 = add nuw nsw i64 %54, 1
  %67 = icmp eq i64 %66, %36
  br i1 %67, label %52, label %53

68:                                               ; preds = %133, %52
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
  br i1 %22, label %93, label %126

93:                                               ; preds = %91
  %94 = load ptr, ptr %24, align 16
  %95 = load ptr, ptr %23, align 8
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
  %135 = load ptr, ptr %16, align 8
  %136 = getelementptr <8 x double>, ptr %135, i64 %134
  %137 = getelementptr <8 x double>, ptr %136, i64 %14
  %138 = load <8 x i64>, ptr %137, align 64
  %139 = load ptr, ptr %23, align 8
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
  %161 = load ptr, ptr %21, align 32
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
  %179 = load ptr, ptr %16, align 8
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
  %187 = load ptr, ptr %24, align 16
  call void @appell_lanes_levels(ptr noundef nonnull %6, ptr noundef %2, ptr noundef %186, ptr noundef null, ptr noundef %187) #10
  br label %188

188:                                              ; preds = %185, %182
  br i1 %22, label %189, label %193

189:                                              ; preds = %188
  %190 = load ptr, ptr %24, align 16
  %191 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 448
  br label %230

193:                                              ; preds = %245, %188
  br i1 %20, label %194, label %224

194:                                              ; preds = %193
  %195 = load double, ptr %32, align 64
  %196 = call double @llvm.sqrt.f64(double %195)
  %197 = load ptr, ptr %9, align 8
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

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

declare void @appell_lanes_levels(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>) #7

declare <8 x double> @llvm.minnum.v8f64(<8 x double>, <8 x double>) #7

declare <8 x double> @llvm.fabs.v8f64(<8 x double>) #7

declare <8 x double> @llvm.maxnum.v8f64(<8 x double>, <8 x double>) #7

declare double @llvm.sqrt.f64(double) #7

declare void @appell_lanes_rates(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

declare <8 x double> @llvm.sqrt.v8f64(<8 x double>) #7

declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>) #7

declare double @llvm.fabs.f64(double) #7

declare void @appell_lanes_finish(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

declare double @llvm.maxnum.f64(double, double) #7

declare i32 @llvm.smin.i32(i32, i32) #8

declare i32 @llvm.smax.i32(i32, i32) #8

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #9

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

