; sources sha256 75592889ed28bb6158e8695080bd688b7082350bb26fd4c9690bfe2874124511
; ziglang 0.15.2

%struct.Group = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x i64>, <8 x i64>, [8 x i32], [8 x i32], <8 x double>, <8 x i64>, <8 x i64>, double, [56 x i8] }

@appell_lanes_coordinates = external local_unnamed_addr constant i32, align 4
@appell_lanes_speeds = external local_unnamed_addr constant i32, align 4
@appell_lanes_auxiliaries = external local_unnamed_addr constant i32, align 4
@appell_lanes_parameters = external local_unnamed_addr constant i32, align 4
@appell_lanes_quadratures = external local_unnamed_addr constant i32, align 4
@appell_lanes_rows = external local_unnamed_addr constant i32, align 4
@appell_lanes_kept = external local_unnamed_addr constant i32, align 4
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
  call void @llvm.lifetime.start.p0(i64 1216, ptr nonnull %33) #10
  call void @llvm.lifetime.start.p0(i64 1216, ptr nonnull %34) #10
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
  %173 = getelementptr inbounds nuw i8, ptr %33, i64 768
  store <8 x i64> zeroinitializer, ptr %173, align 64
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %175 = load double, ptr %174, align 8
  %176 = getelementptr inbounds nuw i8, ptr %33, i64 1152
  store double %175, ptr %176, align 64
  %177 = add i32 %45, 2
  %178 = add i32 %177, %47
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %181 = getelementptr inbounds nuw i8, ptr %34, i64 1152
  %182 = getelementptr inbounds nuw i8, ptr %34, i64 896
  %183 = icmp sgt i32 %37, 0
  %184 = icmp sgt i32 %46, 0
  %185 = icmp sgt i32 %47, 0
  %186 = getelementptr inbounds nuw i8, ptr %34, i64 928
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %188 = sext i32 %46 to i64
  %189 = zext nneg i32 %37 to i64
  %190 = zext nneg i32 %46 to i64
  %191 = getelementptr inbounds nuw i8, ptr %34, i64 448
  %192 = getelementptr inbounds nuw i8, ptr %34, i64 1024
  %193 = getelementptr inbounds nuw i8, ptr %34, i64 832
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
  %217 = getelementptr inbounds nuw i8, ptr %34, i64 768
  %218 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %221 = getelementptr inbounds nuw i8, ptr %34, i64 960
  %222 = icmp sgt i32 %44, 0
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %224 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %225 = sext i32 %47 to i64
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %227 = zext nneg i32 %44 to i64
  %228 = zext nneg i32 %47 to i64
  %229 = getelementptr inbounds nuw i8, ptr %33, i64 256
  %230 = getelementptr inbounds nuw i8, ptr %33, i64 192
  %231 = sext i32 %72 to i64
  %232 = zext nneg i32 %72 to i64
  %233 = mul nsw i32 %48, 3
  %234 = sext i32 %233 to i64
  %235 = zext nneg i32 %233 to i64
  %236 = shl nsw i32 %48, 2
  %237 = sext i32 %236 to i64
  %238 = zext nneg i32 %236 to i64
  %239 = mul nsw i32 %48, 5
  %240 = sext i32 %239 to i64
  %241 = zext nneg i32 %239 to i64
  %242 = mul nsw i32 %48, 6
  %243 = sext i32 %242 to i64
  %244 = zext nneg i32 %242 to i64
  %245 = zext nneg i32 %67 to i64
  %246 = shl nsw i32 %48, 3
  %247 = sext i32 %246 to i64
  %248 = zext nneg i32 %246 to i64
  %249 = mul nsw i32 %48, 9
  %250 = sext i32 %249 to i64
  %251 = zext nneg i32 %249 to i64
  %252 = mul nsw i32 %48, 10
  %253 = sext i32 %252 to i64
  %254 = zext nneg i32 %252 to i64
  %255 = sext i32 %113 to i64
  %256 = zext nneg i32 %113 to i64
  %257 = getelementptr inbounds nuw i8, ptr %33, i64 320
  %258 = getelementptr inbounds nuw i8, ptr %33, i64 384
  %259 = sext i32 %114 to i64
  %260 = shl nuw i32 %44, 1
  %261 = tail call i32 @llvm.smax.i32(i32 %260, i32 1)
  %262 = zext nneg i32 %261 to i64
  %263 = icmp eq i32 %47, 0
  %264 = load i32, ptr @appell_lanes_position_rows, align 4
  %265 = load i32, ptr @appell_lanes_velocity_rows, align 4
  %266 = sub i32 0, %265
  %267 = icmp eq i32 %264, %266
  %268 = getelementptr inbounds nuw i8, ptr %33, i64 576
  %269 = getelementptr inbounds nuw i8, ptr %33, i64 640
  %270 = getelementptr inbounds nuw i8, ptr %33, i64 704
  %271 = load i32, ptr @appell_lanes_rows_curve, align 4
  %272 = icmp eq i32 %271, 0
  %273 = load i32, ptr @appell_lanes_regular_rows, align 4
  %274 = sub nsw i32 %43, %273
  %275 = icmp sgt i32 %274, 1
  %276 = getelementptr inbounds nuw i8, ptr %33, i64 832
  %277 = mul nsw i32 %48, 12
  %278 = sext i32 %277 to i64
  %279 = getelementptr inbounds nuw i8, ptr %33, i64 960
  %280 = zext nneg i32 %277 to i64
  %281 = mul nsw i32 %48, 13
  %282 = sext i32 %281 to i64
  %283 = zext nneg i32 %281 to i64
  %284 = mul nsw i32 %48, 14
  %285 = sext i32 %284 to i64
  %286 = zext nneg i32 %284 to i64
  %287 = mul nsw i32 %48, 15
  %288 = sext i32 %287 to i64
  %289 = zext nneg i32 %287 to i64
  %290 = getelementptr inbounds nuw i8, ptr %33, i64 896
  %291 = getelementptr inbounds nuw i8, ptr %33, i64 928
  %292 = getelementptr inbounds nuw i8, ptr %33, i64 1024
  %293 = getelementptr inbounds nuw i8, ptr %33, i64 1088
  %294 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %295 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %296 = getelementptr inbounds nuw i8, ptr %33, i64 448
  %297 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %298 = getelementptr inbounds nuw i8, ptr %33, i64 512
  %299 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %300 = load <8 x i64>, ptr %173, align 64
  %301 = select i1 %263, i1 true, i1 %267
  br label %302

302:                                              ; preds = %791, %1
  %303 = phi <8 x i64> [ %300, %1 ], [ %792, %791 ]
  %304 = phi i32 [ 0, %1 ], [ %793, %791 ]
  %305 = phi i32 [ 0, %1 ], [ %788, %791 ]
  %306 = phi i32 [ 0, %1 ], [ %787, %791 ]
  %307 = phi i32 [ 8, %1 ], [ %786, %791 ]
  %308 = extractelement <8 x i64> %303, i32 %304
  %309 = icmp eq i64 %308, 0
  br i1 %309, label %310, label %784

310:                                              ; preds = %302, %779
  %311 = phi <8 x i64> [ %781, %779 ], [ %303, %302 ]
  %312 = phi i32 [ 1, %779 ], [ %305, %302 ]
  %313 = phi i32 [ %766, %779 ], [ %306, %302 ]
  %314 = phi i32 [ %780, %779 ], [ %307, %302 ]
  %315 = icmp eq i32 %314, 8
  br i1 %315, label %316, label %764

316:                                              ; preds = %310
  %317 = load i32, ptr %179, align 8
  %318 = icmp eq i32 %313, %317
  br i1 %318, label %784, label %319

319:                                              ; preds = %316
  %320 = load ptr, ptr %180, align 8
  %321 = load volatile i32, ptr %320, align 4
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %323, label %2620

323:                                              ; preds = %319
  %324 = sub i32 %317, %313
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %31) #10
  store <8 x i64> zeroinitializer, ptr %31, align 64
  %325 = load double, ptr %174, align 8
  store double %325, ptr %181, align 64
  %326 = sext i32 %324 to i64
  br label %332

327:                                              ; preds = %371
  %328 = call i32 @llvm.smin.i32(i32 %324, i32 8)
  store <8 x i64> zeroinitializer, ptr %193, align 64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(320) %191, i8 0, i64 320, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %192, i8 0, i64 128, i1 false)
  %329 = load double, ptr %194, align 8
  %330 = insertelement <8 x double> poison, double %329, i64 0
  %331 = shufflevector <8 x double> %330, <8 x double> poison, <8 x i32> zeroinitializer
  store <8 x double> %331, ptr %195, align 64
  br i1 %196, label %405, label %385

332:                                              ; preds = %371, %323
  %333 = phi i64 [ 0, %323 ], [ %373, %371 ]
  %334 = icmp slt i64 %333, %326
  %335 = trunc nuw nsw i64 %333 to i32
  %336 = select i1 %334, i32 %335, i32 0
  %337 = add nsw i32 %336, %313
  %338 = getelementptr inbounds nuw [8 x i32], ptr %182, i64 0, i64 %333
  store i32 %337, ptr %338, align 4
  br i1 %183, label %339, label %342

339:                                              ; preds = %332
  %340 = sext i32 %337 to i64
  %341 = mul nsw i64 %340, %38
  br label %346

342:                                              ; preds = %346, %332
  br i1 %184, label %343, label %358

343:                                              ; preds = %342
  %344 = sext i32 %337 to i64
  %345 = mul nsw i64 %344, %188
  br label %359

346:                                              ; preds = %346, %339
  %347 = phi i64 [ 0, %339 ], [ %356, %346 ]
  %348 = load ptr, ptr %187, align 8
  %349 = getelementptr double, ptr %348, i64 %341
  %350 = getelementptr double, ptr %349, i64 %347
  %351 = load double, ptr %350, align 8
  %352 = load ptr, ptr %34, align 64
  %353 = getelementptr inbounds nuw <8 x double>, ptr %352, i64 %347
  %354 = load <8 x double>, ptr %353, align 64
  %355 = insertelement <8 x double> %354, double %351, i32 %335
  store <8 x double> %355, ptr %353, align 64
  %356 = add nuw nsw i64 %347, 1
  %357 = icmp eq i64 %356, %189
  br i1 %357, label %342, label %346

358:                                              ; preds = %359, %342
  br i1 %185, label %375, label %371

359:                                              ; preds = %359, %343
  %360 = phi i64 [ 0, %343 ], [ %369, %359 ]
  %361 = load ptr, ptr %0, align 8
  %362 = getelementptr double, ptr %361, i64 %345
  %363 = getelementptr double, ptr %362, i64 %360
  %364 = load double, ptr %363, align 8
  %365 = load ptr, ptr %129, align 8
  %366 = getelementptr inbounds nuw <8 x double>, ptr %365, i64 %360
  %367 = load <8 x double>, ptr %366, align 64
  %368 = insertelement <8 x double> %367, double %364, i32 %335
  store <8 x double> %368, ptr %366, align 64
  %369 = add nuw nsw i64 %360, 1
  %370 = icmp eq i64 %369, %190
  br i1 %370, label %358, label %359

371:                                              ; preds = %375, %358
  %372 = getelementptr inbounds nuw [8 x i32], ptr %186, i64 0, i64 %333
  store i32 0, ptr %372, align 4
  %373 = add nuw nsw i64 %333, 1
  %374 = icmp eq i64 %373, 8
  br i1 %374, label %327, label %332

375:                                              ; preds = %358, %375
  %376 = phi i64 [ %381, %375 ], [ %188, %358 ]
  %377 = load ptr, ptr %129, align 8
  %378 = getelementptr inbounds <8 x double>, ptr %377, i64 %376
  %379 = load <8 x double>, ptr %378, align 64
  %380 = insertelement <8 x double> %379, double 0.000000e+00, i32 %335
  store <8 x double> %380, ptr %378, align 64
  %381 = add nsw i64 %376, 1
  %382 = icmp slt i64 %381, %49
  br i1 %382, label %375, label %371

383:                                              ; preds = %405
  %384 = load <8 x double>, ptr %195, align 64
  br label %385

385:                                              ; preds = %383, %327
  %386 = phi <8 x double> [ %384, %383 ], [ %331, %327 ]
  %387 = load ptr, ptr %129, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %28)
  store <8 x double> %386, ptr %28, align 64
  br i1 %198, label %395, label %388

388:                                              ; preds = %385
  %389 = load ptr, ptr %34, align 64
  %390 = load ptr, ptr %157, align 8
  call void @appell_lanes_correct(ptr noundef nonnull %28, ptr noundef %387, ptr noundef %389, ptr noundef null, ptr noundef %390) #10
  %391 = load <8 x double>, ptr %28, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %29) #10
  store <8 x double> %391, ptr %29, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %30) #10
  store <8 x i64> splat (i64 -1), ptr %30, align 64
  %392 = call fastcc <8 x i64> @project(ptr noundef nonnull %34, ptr noundef nonnull byval(<8 x double>) align 64 %29, ptr noundef %387, ptr noundef nonnull byval(<8 x i64>) align 64 %30, double noundef 0x7FF0000000000000)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %29) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %30) #10
  %393 = load <8 x double>, ptr %195, align 64
  %394 = load ptr, ptr %129, align 8
  br label %395

395:                                              ; preds = %388, %385
  %396 = phi ptr [ %394, %388 ], [ %387, %385 ]
  %397 = phi <8 x double> [ %393, %388 ], [ %386, %385 ]
  %398 = phi <8 x i64> [ %392, %388 ], [ splat (i64 -1), %385 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %28)
  %399 = load ptr, ptr %141, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %32) #10
  store <8 x double> %397, ptr %32, align 64
  %400 = call fastcc <8 x i64> @rates(ptr noundef nonnull %34, ptr noundef nonnull byval(<8 x double>) align 64 %32, ptr noundef %396, ptr noundef %399, ptr noundef %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %32) #10
  %401 = load <8 x i64>, ptr %31, align 64
  %402 = xor <8 x i64> %401, splat (i64 -1)
  %403 = and <8 x i64> %400, %398
  %404 = and <8 x i64> %403, %402
  br i1 %196, label %415, label %411

405:                                              ; preds = %327, %405
  %406 = phi i64 [ %409, %405 ], [ 0, %327 ]
  %407 = load ptr, ptr %151, align 8
  %408 = getelementptr inbounds nuw <8 x double>, ptr %407, i64 %406
  store <8 x double> zeroinitializer, ptr %408, align 64
  %409 = add nuw nsw i64 %406, 1
  %410 = icmp eq i64 %409, %197
  br i1 %410, label %383, label %405

411:                                              ; preds = %415, %395
  %412 = load ptr, ptr %129, align 8
  %413 = load ptr, ptr %34, align 64
  %414 = load ptr, ptr %172, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %195, ptr noundef %412, ptr noundef %413, ptr noundef null, ptr noundef %414) #10
  br i1 %200, label %609, label %428

415:                                              ; preds = %395, %415
  %416 = phi i64 [ %426, %415 ], [ 0, %395 ]
  %417 = load ptr, ptr %148, align 64
  %418 = trunc nuw nsw i64 %416 to i32
  %419 = add i32 %199, %418
  %420 = sext i32 %419 to i64
  %421 = getelementptr inbounds <8 x double>, ptr %417, i64 %420
  %422 = load <8 x double>, ptr %421, align 64
  %423 = fmul <8 x double> %422, splat (double 0x3EB0C6F7A0B5ED8D)
  %424 = load ptr, ptr %151, align 8
  %425 = getelementptr inbounds nuw <8 x double>, ptr %424, i64 %416
  store <8 x double> %423, ptr %425, align 64
  %426 = add nuw nsw i64 %416, 1
  %427 = icmp eq i64 %426, %197
  br i1 %427, label %411, label %415

428:                                              ; preds = %609, %411
  %429 = load ptr, ptr %129, align 8
  br i1 %202, label %430, label %439

430:                                              ; preds = %428, %430
  %431 = phi i64 [ %437, %430 ], [ 0, %428 ]
  %432 = phi <8 x double> [ %436, %430 ], [ zeroinitializer, %428 ]
  %433 = getelementptr inbounds nuw <8 x double>, ptr %429, i64 %431
  %434 = load <8 x double>, ptr %433, align 64
  %435 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %434)
  %436 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %432, <8 x double> %435)
  %437 = add nuw nsw i64 %431, 1
  %438 = icmp eq i64 %437, %203
  br i1 %438, label %439, label %430

439:                                              ; preds = %430, %428
  %440 = phi <8 x double> [ zeroinitializer, %428 ], [ %436, %430 ]
  br i1 %200, label %441, label %461

441:                                              ; preds = %439, %441
  %442 = phi i64 [ %448, %441 ], [ %204, %439 ]
  %443 = phi <8 x double> [ %447, %441 ], [ zeroinitializer, %439 ]
  %444 = getelementptr inbounds <8 x double>, ptr %429, i64 %442
  %445 = load <8 x double>, ptr %444, align 64
  %446 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %445)
  %447 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %443, <8 x double> %446)
  %448 = add nsw i64 %442, 1
  %449 = icmp slt i64 %448, %99
  br i1 %449, label %441, label %450

450:                                              ; preds = %441
  %451 = load ptr, ptr %141, align 8
  br label %452

452:                                              ; preds = %452, %450
  %453 = phi i64 [ %204, %450 ], [ %459, %452 ]
  %454 = phi <8 x double> [ zeroinitializer, %450 ], [ %458, %452 ]
  %455 = getelementptr inbounds <8 x double>, ptr %451, i64 %453
  %456 = load <8 x double>, ptr %455, align 64
  %457 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %456)
  %458 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %454, <8 x double> %457)
  %459 = add nsw i64 %453, 1
  %460 = icmp slt i64 %459, %99
  br i1 %460, label %452, label %461

461:                                              ; preds = %452, %439
  %462 = phi <8 x double> [ zeroinitializer, %439 ], [ %447, %452 ]
  %463 = phi <8 x double> [ zeroinitializer, %439 ], [ %458, %452 ]
  %464 = fcmp ule <8 x double> %463, zeroinitializer
  %465 = fmul <8 x double> %440, %463
  %466 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %465)
  %467 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %462, <8 x double> %466)
  %468 = select <8 x i1> %464, <8 x double> %462, <8 x double> %467
  store <8 x double> %468, ptr %205, align 64
  %469 = fmul <8 x double> %462, %462
  %470 = fdiv <8 x double> %469, %463
  %471 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %440, <8 x double> %470)
  %472 = select <8 x i1> %464, <8 x double> %440, <8 x double> %471
  store <8 x double> %472, ptr %206, align 64
  %473 = load double, ptr %207, align 8
  %474 = load double, ptr %194, align 8
  %475 = fsub double %473, %474
  %476 = insertelement <8 x double> poison, double %475, i64 0
  %477 = shufflevector <8 x double> %476, <8 x double> poison, <8 x i32> zeroinitializer
  %478 = load double, ptr %208, align 8
  br i1 %184, label %479, label %513

479:                                              ; preds = %461
  %480 = load <2 x double>, ptr %181, align 64
  %481 = shufflevector <2 x double> %480, <2 x double> poison, <8 x i32> zeroinitializer
  br label %482

482:                                              ; preds = %482, %479
  %483 = phi i64 [ 0, %479 ], [ %491, %482 ]
  %484 = phi <8 x double> [ zeroinitializer, %479 ], [ %490, %482 ]
  %485 = getelementptr inbounds nuw <8 x double>, ptr %429, i64 %483
  %486 = load <8 x double>, ptr %485, align 64
  %487 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %486)
  %488 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %481, <8 x double> %487, <8 x double> %481)
  %489 = fdiv <8 x double> %486, %488
  %490 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %489, <8 x double> %489, <8 x double> %484)
  %491 = add nuw nsw i64 %483, 1
  %492 = icmp eq i64 %491, %190
  br i1 %492, label %493, label %482

493:                                              ; preds = %482
  %494 = load ptr, ptr %141, align 8
  br label %495

495:                                              ; preds = %495, %493
  %496 = phi i64 [ 0, %493 ], [ %506, %495 ]
  %497 = phi <8 x double> [ zeroinitializer, %493 ], [ %505, %495 ]
  %498 = getelementptr inbounds nuw <8 x double>, ptr %494, i64 %496
  %499 = load <8 x double>, ptr %498, align 64
  %500 = getelementptr inbounds nuw <8 x double>, ptr %429, i64 %496
  %501 = load <8 x double>, ptr %500, align 64
  %502 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %501)
  %503 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %481, <8 x double> %502, <8 x double> %481)
  %504 = fdiv <8 x double> %499, %503
  %505 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %504, <8 x double> %504, <8 x double> %497)
  %506 = add nuw nsw i64 %496, 1
  %507 = icmp eq i64 %506, %190
  br i1 %507, label %508, label %495

508:                                              ; preds = %495
  %509 = fdiv <8 x double> %490, %211
  %510 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %509)
  %511 = fdiv <8 x double> %505, %211
  %512 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %511)
  br label %513

513:                                              ; preds = %461, %508
  %514 = phi <8 x double> [ %512, %508 ], [ %213, %461 ]
  %515 = phi <8 x double> [ %510, %508 ], [ %213, %461 ]
  %516 = fcmp uge <8 x double> %515, splat (double 1.000000e-05)
  %517 = fcmp uge <8 x double> %514, splat (double 1.000000e-05)
  %518 = and <8 x i1> %517, %516
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %26) #10
  store <8 x i64> zeroinitializer, ptr %26, align 64
  %519 = fmul <8 x double> %515, splat (double 1.000000e-02)
  %520 = fdiv <8 x double> %519, %514
  %521 = select <8 x i1> %518, <8 x double> %520, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D)
  %522 = insertelement <8 x double> poison, double %478, i64 0
  %523 = shufflevector <8 x double> %522, <8 x double> poison, <8 x i32> zeroinitializer
  %524 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %521, <8 x double> %523)
  %525 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %524, <8 x double> %477)
  br i1 %214, label %534, label %526

526:                                              ; preds = %534, %513
  %527 = load <8 x double>, ptr %195, align 64
  %528 = fadd <8 x double> %525, %527
  %529 = load ptr, ptr %135, align 8
  %530 = load ptr, ptr %141, align 8
  %531 = getelementptr inbounds <8 x double>, ptr %530, i64 %49
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %27) #10
  store <8 x double> %528, ptr %27, align 64
  %532 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %34, ptr noundef nonnull byval(<8 x double>) align 64 %27, ptr noundef %529, ptr noundef %531, ptr noundef %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %27) #10
  %533 = load <8 x i64>, ptr %26, align 64
  br i1 %184, label %565, label %580

534:                                              ; preds = %513, %534
  %535 = phi i64 [ %545, %534 ], [ 0, %513 ]
  %536 = load ptr, ptr %129, align 8
  %537 = getelementptr inbounds nuw <8 x double>, ptr %536, i64 %535
  %538 = load <8 x double>, ptr %537, align 64
  %539 = load ptr, ptr %141, align 8
  %540 = getelementptr inbounds nuw <8 x double>, ptr %539, i64 %535
  %541 = load <8 x double>, ptr %540, align 64
  %542 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %525, <8 x double> %541, <8 x double> %538)
  %543 = load ptr, ptr %135, align 8
  %544 = getelementptr inbounds nuw <8 x double>, ptr %543, i64 %535
  store <8 x double> %542, ptr %544, align 64
  %545 = add nuw nsw i64 %535, 1
  %546 = icmp eq i64 %545, %215
  br i1 %546, label %526, label %534

547:                                              ; preds = %565
  %548 = load ptr, ptr %135, align 8
  %549 = load ptr, ptr %129, align 8
  %550 = load <2 x double>, ptr %181, align 64
  %551 = shufflevector <2 x double> %550, <2 x double> poison, <8 x i32> zeroinitializer
  br label %552

552:                                              ; preds = %552, %547
  %553 = phi i64 [ 0, %547 ], [ %563, %552 ]
  %554 = phi <8 x double> [ zeroinitializer, %547 ], [ %562, %552 ]
  %555 = getelementptr inbounds nuw <8 x double>, ptr %548, i64 %553
  %556 = load <8 x double>, ptr %555, align 64
  %557 = getelementptr inbounds nuw <8 x double>, ptr %549, i64 %553
  %558 = load <8 x double>, ptr %557, align 64
  %559 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %558)
  %560 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %551, <8 x double> %559, <8 x double> %551)
  %561 = fdiv <8 x double> %556, %560
  %562 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %561, <8 x double> %561, <8 x double> %554)
  %563 = add nuw nsw i64 %553, 1
  %564 = icmp eq i64 %563, %190
  br i1 %564, label %577, label %552

565:                                              ; preds = %526, %565
  %566 = phi i64 [ %575, %565 ], [ 0, %526 ]
  %567 = load ptr, ptr %141, align 8
  %568 = getelementptr <8 x double>, ptr %567, i64 %566
  %569 = getelementptr <8 x double>, ptr %568, i64 %49
  %570 = load <8 x double>, ptr %569, align 64
  %571 = load <8 x double>, ptr %568, align 64
  %572 = fsub <8 x double> %570, %571
  %573 = load ptr, ptr %135, align 8
  %574 = getelementptr inbounds nuw <8 x double>, ptr %573, i64 %566
  store <8 x double> %572, ptr %574, align 64
  %575 = add nuw nsw i64 %566, 1
  %576 = icmp eq i64 %575, %190
  br i1 %576, label %547, label %565

577:                                              ; preds = %552
  %578 = fdiv <8 x double> %562, %211
  %579 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %578)
  br label %580

580:                                              ; preds = %577, %526
  %581 = phi <8 x double> [ %579, %577 ], [ %213, %526 ]
  %582 = xor <8 x i64> %533, splat (i64 -1)
  %583 = and <8 x i64> %532, %582
  %584 = fdiv <8 x double> %581, %525
  %585 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %514, <8 x double> %584)
  %586 = fdiv <8 x double> splat (double 1.000000e-02), %585
  %587 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %586)
  %588 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %587)
  %589 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %588)
  %590 = fcmp ugt <8 x double> %585, splat (double 1.000000e-15)
  %591 = fmul <8 x double> %525, splat (double 1.000000e-03)
  %592 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %591, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D))
  %593 = select <8 x i1> %590, <8 x double> %589, <8 x double> %592
  %594 = fmul <8 x double> %525, splat (double 1.000000e+02)
  %595 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %594, <8 x double> %593)
  %596 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %477, <8 x double> %523)
  %597 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %595, <8 x double> %596)
  %598 = fmul <8 x double> %525, splat (double 1.000000e-02)
  %599 = bitcast <8 x double> %598 to <8 x i64>
  %600 = bitcast <8 x double> %597 to <8 x i64>
  %601 = and <8 x i64> %583, %600
  %602 = xor <8 x i64> %583, splat (i64 -1)
  %603 = and <8 x i64> %602, %599
  %604 = or <8 x i64> %601, %603
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %26) #10
  store <8 x i64> %604, ptr %216, align 64
  store <8 x i64> %404, ptr %217, align 64
  %605 = icmp sgt i32 %324, 0
  br i1 %605, label %606, label %633

606:                                              ; preds = %580
  %607 = call i32 @llvm.smax.i32(i32 %328, i32 1)
  %608 = zext nneg i32 %607 to i64
  br label %619

609:                                              ; preds = %411, %609
  %610 = phi i64 [ %617, %609 ], [ 0, %411 ]
  %611 = load ptr, ptr %172, align 64
  %612 = getelementptr inbounds nuw <8 x double>, ptr %611, i64 %610
  %613 = getelementptr inbounds nuw i8, ptr %612, i64 128
  %614 = load <8 x double>, ptr %613, align 64
  %615 = load ptr, ptr %154, align 16
  %616 = getelementptr inbounds nuw <8 x double>, ptr %615, i64 %610
  store <8 x double> %614, ptr %616, align 64
  %617 = add nuw nsw i64 %610, 1
  %618 = icmp eq i64 %617, %201
  br i1 %618, label %428, label %609

619:                                              ; preds = %630, %606
  %620 = phi i64 [ 0, %606 ], [ %631, %630 ]
  %621 = trunc nuw nsw i64 %620 to i32
  %622 = extractelement <8 x i64> %404, i32 %621
  %623 = icmp eq i64 %622, 0
  br i1 %623, label %624, label %630

624:                                              ; preds = %619
  %625 = load ptr, ptr %218, align 8
  %626 = getelementptr inbounds nuw [8 x i32], ptr %182, i64 0, i64 %620
  %627 = load i32, ptr %626, align 4
  %628 = sext i32 %627 to i64
  %629 = getelementptr inbounds i32, ptr %625, i64 %628
  store i32 2, ptr %629, align 4
  br label %630

630:                                              ; preds = %624, %619
  %631 = add nuw nsw i64 %620, 1
  %632 = icmp eq i64 %631, %608
  br i1 %632, label %633, label %619

633:                                              ; preds = %630, %580
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %31) #10
  %634 = load i32, ptr %219, align 4
  %635 = load <8 x double>, ptr %221, align 64
  br label %636

636:                                              ; preds = %648, %633
  %637 = phi <8 x double> [ %635, %633 ], [ %650, %648 ]
  %638 = phi i64 [ 0, %633 ], [ %651, %648 ]
  %639 = trunc nuw nsw i64 %638 to i32
  %640 = getelementptr inbounds nuw [8 x i32], ptr %186, i64 0, i64 %638
  %641 = load i32, ptr %640, align 4
  %642 = icmp slt i32 %641, %634
  br i1 %642, label %643, label %648

643:                                              ; preds = %636
  %644 = load ptr, ptr %220, align 8
  %645 = sext i32 %641 to i64
  %646 = getelementptr inbounds double, ptr %644, i64 %645
  %647 = load double, ptr %646, align 8
  br label %648

648:                                              ; preds = %643, %636
  %649 = phi double [ %647, %643 ], [ 0x7FF0000000000000, %636 ]
  %650 = insertelement <8 x double> %637, double %649, i32 %639
  store <8 x double> %650, ptr %221, align 64
  %651 = add nuw nsw i64 %638, 1
  %652 = icmp eq i64 %651, 8
  br i1 %652, label %653, label %636

653:                                              ; preds = %648
  %654 = load <8 x i64>, ptr %217, align 64
  %655 = load <8 x double>, ptr %195, align 64
  %656 = fcmp oeq <8 x double> %650, %655
  %657 = select <8 x i1> %656, <8 x i64> %654, <8 x i64> zeroinitializer
  %658 = load ptr, ptr %129, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %25)
  store <8 x double> %655, ptr %25, align 64
  %659 = load ptr, ptr %34, align 64
  %660 = load ptr, ptr %172, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %25, ptr noundef %658, ptr noundef %659, ptr noundef null, ptr noundef %660) #10
  %661 = load ptr, ptr %172, align 64
  %662 = getelementptr inbounds nuw i8, ptr %661, i64 64
  br label %663

663:                                              ; preds = %723, %653
  %664 = phi i64 [ 0, %653 ], [ %724, %723 ]
  %665 = trunc nuw nsw i64 %664 to i32
  %666 = extractelement <8 x i64> %657, i32 %665
  %667 = icmp eq i64 %666, 0
  br i1 %667, label %723, label %668

668:                                              ; preds = %663
  %669 = getelementptr inbounds nuw [8 x i32], ptr %182, i64 0, i64 %664
  %670 = load i32, ptr %669, align 4
  %671 = sext i32 %670 to i64
  %672 = getelementptr inbounds nuw [8 x i32], ptr %186, i64 0, i64 %664
  %673 = load i32, ptr %672, align 4
  %674 = add nsw i32 %673, 1
  store i32 %674, ptr %672, align 4
  %675 = sext i32 %673 to i64
  %676 = load i32, ptr %219, align 4
  %677 = sext i32 %676 to i64
  br i1 %222, label %678, label %682

678:                                              ; preds = %668
  %679 = load ptr, ptr %223, align 8
  %680 = mul nsw i64 %671, %99
  %681 = getelementptr double, ptr %679, i64 %675
  br label %687

682:                                              ; preds = %687, %668
  br i1 %185, label %683, label %697

683:                                              ; preds = %682
  %684 = load ptr, ptr %224, align 8
  %685 = mul nsw i64 %671, %225
  %686 = getelementptr double, ptr %684, i64 %675
  br label %710

687:                                              ; preds = %687, %678
  %688 = phi i64 [ 0, %678 ], [ %695, %687 ]
  %689 = getelementptr inbounds nuw <8 x double>, ptr %658, i64 %688
  %690 = load <8 x double>, ptr %689, align 64
  %691 = extractelement <8 x double> %690, i32 %665
  %692 = add nsw i64 %688, %680
  %693 = mul nsw i64 %692, %677
  %694 = getelementptr double, ptr %681, i64 %693
  store double %691, ptr %694, align 8
  %695 = add nuw nsw i64 %688, 1
  %696 = icmp eq i64 %695, %227
  br i1 %696, label %682, label %687

697:                                              ; preds = %710, %682
  %698 = load ptr, ptr %226, align 8
  %699 = shl nsw i64 %671, 1
  %700 = getelementptr double, ptr %698, i64 %675
  %701 = load <8 x double>, ptr %661, align 64
  %702 = extractelement <8 x double> %701, i32 %665
  %703 = mul nsw i64 %699, %677
  %704 = getelementptr double, ptr %700, i64 %703
  store double %702, ptr %704, align 8
  %705 = load <8 x double>, ptr %662, align 64
  %706 = extractelement <8 x double> %705, i32 %665
  %707 = or disjoint i64 %699, 1
  %708 = mul nsw i64 %707, %677
  %709 = getelementptr double, ptr %700, i64 %708
  store double %706, ptr %709, align 8
  br label %723

710:                                              ; preds = %710, %683
  %711 = phi i64 [ 0, %683 ], [ %721, %710 ]
  %712 = trunc nuw nsw i64 %711 to i32
  %713 = add i32 %46, %712
  %714 = sext i32 %713 to i64
  %715 = getelementptr inbounds <8 x double>, ptr %658, i64 %714
  %716 = load <8 x double>, ptr %715, align 64
  %717 = extractelement <8 x double> %716, i32 %665
  %718 = add nsw i64 %711, %685
  %719 = mul nsw i64 %718, %677
  %720 = getelementptr double, ptr %686, i64 %719
  store double %717, ptr %720, align 8
  %721 = add nuw nsw i64 %711, 1
  %722 = icmp eq i64 %721, %228
  br i1 %722, label %697, label %710

723:                                              ; preds = %697, %663
  %724 = add nuw nsw i64 %664, 1
  %725 = icmp eq i64 %724, 8
  br i1 %725, label %726, label %663

726:                                              ; preds = %723
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %25)
  %727 = load <8 x double>, ptr %221, align 64
  br label %728

728:                                              ; preds = %747, %726
  %729 = phi <8 x double> [ %727, %726 ], [ %748, %747 ]
  %730 = phi i64 [ 0, %726 ], [ %749, %747 ]
  %731 = trunc nuw nsw i64 %730 to i32
  %732 = extractelement <8 x i64> %657, i32 %731
  %733 = icmp eq i64 %732, 0
  br i1 %733, label %747, label %734

734:                                              ; preds = %728
  %735 = getelementptr inbounds nuw [8 x i32], ptr %186, i64 0, i64 %730
  %736 = load i32, ptr %735, align 4
  %737 = load i32, ptr %219, align 4
  %738 = icmp slt i32 %736, %737
  br i1 %738, label %739, label %744

739:                                              ; preds = %734
  %740 = load ptr, ptr %220, align 8
  %741 = sext i32 %736 to i64
  %742 = getelementptr inbounds double, ptr %740, i64 %741
  %743 = load double, ptr %742, align 8
  br label %744

744:                                              ; preds = %739, %734
  %745 = phi double [ %743, %739 ], [ 0x7FF0000000000000, %734 ]
  %746 = insertelement <8 x double> %729, double %745, i32 %731
  store <8 x double> %746, ptr %221, align 64
  br label %747

747:                                              ; preds = %744, %728
  %748 = phi <8 x double> [ %746, %744 ], [ %729, %728 ]
  %749 = add nuw nsw i64 %730, 1
  %750 = icmp eq i64 %749, 8
  br i1 %750, label %751, label %728

751:                                              ; preds = %747
  %752 = icmp slt i32 %324, 8
  br i1 %752, label %753, label %756

753:                                              ; preds = %751
  %754 = load <8 x i64>, ptr %217, align 64
  br label %758

755:                                              ; preds = %758
  store <8 x i64> %761, ptr %217, align 64
  br label %756

756:                                              ; preds = %755, %751
  %757 = add nsw i32 %328, %313
  br label %764

758:                                              ; preds = %753, %758
  %759 = phi i32 [ %762, %758 ], [ %328, %753 ]
  %760 = phi <8 x i64> [ %761, %758 ], [ %754, %753 ]
  %761 = insertelement <8 x i64> %760, i64 0, i32 %759
  %762 = add i32 %759, 1
  %763 = icmp eq i32 %762, 8
  br i1 %763, label %755, label %758

764:                                              ; preds = %756, %310
  %765 = phi i32 [ 0, %756 ], [ %314, %310 ]
  %766 = phi i32 [ %757, %756 ], [ %313, %310 ]
  %767 = icmp eq i32 %312, 0
  br i1 %767, label %768, label %774

768:                                              ; preds = %764, %768
  %769 = phi i32 [ %772, %768 ], [ 0, %764 ]
  call fastcc void @refill(ptr noundef %33, i32 noundef %769, ptr noundef %34, i32 noundef 0)
  %770 = load <8 x i64>, ptr %173, align 64
  %771 = insertelement <8 x i64> %770, i64 0, i32 %769
  store <8 x i64> %771, ptr %173, align 64
  %772 = add nuw nsw i32 %769, 1
  %773 = icmp eq i32 %772, 8
  br i1 %773, label %774, label %768

774:                                              ; preds = %768, %764
  %775 = load <8 x i64>, ptr %217, align 64
  %776 = extractelement <8 x i64> %775, i32 %765
  %777 = icmp eq i64 %776, 0
  br i1 %777, label %779, label %778

778:                                              ; preds = %774
  call fastcc void @refill(ptr noundef %33, i32 noundef %304, ptr noundef %34, i32 noundef %765)
  br label %779

779:                                              ; preds = %778, %774
  %780 = add nuw nsw i32 %765, 1
  %781 = load <8 x i64>, ptr %173, align 64
  %782 = extractelement <8 x i64> %781, i32 %304
  %783 = icmp eq i64 %782, 0
  br i1 %783, label %310, label %784

784:                                              ; preds = %316, %779, %302
  %785 = phi <8 x i64> [ %303, %302 ], [ %781, %779 ], [ %311, %316 ]
  %786 = phi i32 [ %307, %302 ], [ %780, %779 ], [ 8, %316 ]
  %787 = phi i32 [ %306, %302 ], [ %766, %779 ], [ %313, %316 ]
  %788 = phi i32 [ %305, %302 ], [ 1, %779 ], [ %312, %316 ]
  %789 = add nuw nsw i32 %304, 1
  %790 = icmp eq i32 %789, 8
  br i1 %790, label %794, label %791

791:                                              ; preds = %784, %2618
  %792 = phi <8 x i64> [ %785, %784 ], [ %2619, %2618 ]
  %793 = phi i32 [ %789, %784 ], [ 0, %2618 ]
  br label %302

794:                                              ; preds = %784
  %795 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %785)
  %796 = icmp eq i64 %795, 0
  br i1 %796, label %2620, label %797

797:                                              ; preds = %794
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %24) #10
  store <8 x i64> zeroinitializer, ptr %24, align 64
  %798 = load <8 x double>, ptr %229, align 64
  %799 = load double, ptr %208, align 8
  %800 = insertelement <8 x double> poison, double %799, i64 0
  %801 = shufflevector <8 x double> %800, <8 x double> poison, <8 x i32> zeroinitializer
  %802 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %798, <8 x double> %801)
  %803 = load double, ptr %207, align 8
  %804 = insertelement <8 x double> poison, double %803, i64 0
  %805 = shufflevector <8 x double> %804, <8 x double> poison, <8 x i32> zeroinitializer
  %806 = load <8 x double>, ptr %230, align 64
  %807 = fsub <8 x double> %805, %806
  %808 = fmul <8 x double> %802, splat (double 0x3FF000000044B830)
  %809 = fcmp ult <8 x double> %808, %807
  %810 = select <8 x i1> %809, <8 x double> %802, <8 x double> %807
  %811 = bitcast <8 x double> %810 to <8 x i64>
  %812 = fadd <8 x double> %806, %802
  %813 = select <8 x i1> %809, <8 x double> %812, <8 x double> %805
  %814 = and <8 x i64> %785, %811
  %815 = bitcast <8 x i64> %814 to <8 x double>
  %816 = load ptr, ptr %55, align 8
  br i1 %214, label %817, label %833

817:                                              ; preds = %797, %817
  %818 = phi i64 [ %828, %817 ], [ 0, %797 ]
  %819 = load ptr, ptr %41, align 8
  %820 = getelementptr inbounds nuw <8 x double>, ptr %819, i64 %818
  %821 = load <8 x double>, ptr %820, align 64
  %822 = load ptr, ptr %61, align 8
  %823 = getelementptr inbounds nuw <8 x double>, ptr %822, i64 %818
  %824 = load <8 x double>, ptr %823, align 64
  %825 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %824, <8 x double> splat (double 0x3FAAEE6838DAE63A), <8 x double> zeroinitializer)
  %826 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> %825, <8 x double> %821)
  %827 = getelementptr inbounds nuw <8 x double>, ptr %816, i64 %818
  store <8 x double> %826, ptr %827, align 64
  %828 = add nuw nsw i64 %818, 1
  %829 = icmp eq i64 %828, %215
  br i1 %829, label %830, label %817

830:                                              ; preds = %817
  %831 = load ptr, ptr %55, align 8
  %832 = load <8 x double>, ptr %230, align 64
  br label %833

833:                                              ; preds = %830, %797
  %834 = phi <8 x double> [ %832, %830 ], [ %806, %797 ]
  %835 = phi ptr [ %831, %830 ], [ %816, %797 ]
  %836 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> splat (double 0x3FAAEE6838DAE63A), <8 x double> %834)
  %837 = load ptr, ptr %61, align 8
  %838 = getelementptr inbounds <8 x double>, ptr %837, i64 %49
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %13) #10
  store <8 x double> %836, ptr %13, align 64
  %839 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %13, ptr noundef %835, ptr noundef %838, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %13) #10
  %840 = load ptr, ptr %55, align 8
  br i1 %214, label %841, label %859

841:                                              ; preds = %833, %841
  %842 = phi i64 [ %855, %841 ], [ 0, %833 ]
  %843 = load ptr, ptr %41, align 8
  %844 = getelementptr inbounds nuw <8 x double>, ptr %843, i64 %842
  %845 = load <8 x double>, ptr %844, align 64
  %846 = load ptr, ptr %61, align 8
  %847 = getelementptr inbounds nuw <8 x double>, ptr %846, i64 %842
  %848 = load <8 x double>, ptr %847, align 64
  %849 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %848, <8 x double> splat (double 0x3F9432CE2AA42CAC), <8 x double> zeroinitializer)
  %850 = getelementptr inbounds nuw <8 x double>, ptr %847, i64 %215
  %851 = load <8 x double>, ptr %850, align 64
  %852 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %851, <8 x double> splat (double 0x3FAE4C353FF64302), <8 x double> %849)
  %853 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> %852, <8 x double> %845)
  %854 = getelementptr inbounds nuw <8 x double>, ptr %840, i64 %842
  store <8 x double> %853, ptr %854, align 64
  %855 = add nuw nsw i64 %842, 1
  %856 = icmp eq i64 %855, %215
  br i1 %856, label %857, label %841

857:                                              ; preds = %841
  %858 = load ptr, ptr %55, align 8
  br label %859

859:                                              ; preds = %857, %833
  %860 = phi ptr [ %858, %857 ], [ %840, %833 ]
  %861 = load <8 x double>, ptr %230, align 64
  %862 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> splat (double 0x3FB432CE2AA42CAC), <8 x double> %861)
  %863 = load ptr, ptr %61, align 8
  %864 = getelementptr inbounds <8 x double>, ptr %863, i64 %231
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %14) #10
  store <8 x double> %862, ptr %14, align 64
  %865 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %14, ptr noundef %860, ptr noundef %864, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %14) #10
  %866 = and <8 x i64> %865, %839
  %867 = load ptr, ptr %55, align 8
  br i1 %214, label %868, label %886

868:                                              ; preds = %859, %868
  %869 = phi i64 [ %882, %868 ], [ 0, %859 ]
  %870 = load ptr, ptr %41, align 8
  %871 = getelementptr inbounds nuw <8 x double>, ptr %870, i64 %869
  %872 = load <8 x double>, ptr %871, align 64
  %873 = load ptr, ptr %61, align 8
  %874 = getelementptr inbounds nuw <8 x double>, ptr %873, i64 %869
  %875 = load <8 x double>, ptr %874, align 64
  %876 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %875, <8 x double> splat (double 0x3F9E4C353FF64302), <8 x double> zeroinitializer)
  %877 = getelementptr inbounds nuw <8 x double>, ptr %874, i64 %232
  %878 = load <8 x double>, ptr %877, align 64
  %879 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %878, <8 x double> splat (double 0x3FB6B927EFF8B241), <8 x double> %876)
  %880 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> %879, <8 x double> %872)
  %881 = getelementptr inbounds nuw <8 x double>, ptr %867, i64 %869
  store <8 x double> %880, ptr %881, align 64
  %882 = add nuw nsw i64 %869, 1
  %883 = icmp eq i64 %882, %215
  br i1 %883, label %884, label %868

884:                                              ; preds = %868
  %885 = load ptr, ptr %55, align 8
  br label %886

886:                                              ; preds = %884, %859
  %887 = phi ptr [ %885, %884 ], [ %867, %859 ]
  %888 = load <8 x double>, ptr %230, align 64
  %889 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> splat (double 0x3FBE4C353FF64302), <8 x double> %888)
  %890 = load ptr, ptr %61, align 8
  %891 = getelementptr inbounds <8 x double>, ptr %890, i64 %234
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %15) #10
  store <8 x double> %889, ptr %15, align 64
  %892 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %15, ptr noundef %887, ptr noundef %891, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %15) #10
  %893 = and <8 x i64> %866, %892
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
  %903 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %902, <8 x double> splat (double 0x3FCEE50D7ECDE9FA), <8 x double> zeroinitializer)
  %904 = getelementptr inbounds nuw <8 x double>, ptr %901, i64 %232
  %905 = load <8 x double>, ptr %904, align 64
  %906 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %905, <8 x double> splat (double 0xBFEC4E3AB5AD1507), <8 x double> %903)
  %907 = getelementptr inbounds nuw <8 x double>, ptr %901, i64 %235
  %908 = load <8 x double>, ptr %907, align 64
  %909 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %908, <8 x double> splat (double 0x3FED983D7AC79EF5), <8 x double> %906)
  %910 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> %909, <8 x double> %899)
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
  %918 = load <8 x double>, ptr %230, align 64
  %919 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> splat (double 0x3FD2068C499C08D9), <8 x double> %918)
  %920 = load ptr, ptr %61, align 8
  %921 = getelementptr inbounds <8 x double>, ptr %920, i64 %237
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %16) #10
  store <8 x double> %919, ptr %16, align 64
  %922 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %16, ptr noundef %917, ptr noundef %921, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %16) #10
  %923 = and <8 x i64> %893, %922
  %924 = load ptr, ptr %55, align 8
  br i1 %214, label %925, label %946

925:                                              ; preds = %916, %925
  %926 = phi i64 [ %942, %925 ], [ 0, %916 ]
  %927 = load ptr, ptr %41, align 8
  %928 = getelementptr inbounds nuw <8 x double>, ptr %927, i64 %926
  %929 = load <8 x double>, ptr %928, align 64
  %930 = load ptr, ptr %61, align 8
  %931 = getelementptr inbounds nuw <8 x double>, ptr %930, i64 %926
  %932 = load <8 x double>, ptr %931, align 64
  %933 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %932, <8 x double> splat (double 0x3FA2F684BDA12F68), <8 x double> zeroinitializer)
  %934 = getelementptr inbounds nuw <8 x double>, ptr %931, i64 %235
  %935 = load <8 x double>, ptr %934, align 64
  %936 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %935, <8 x double> splat (double 0x3FC5DDB63BDB6D36), <8 x double> %933)
  %937 = getelementptr inbounds nuw <8 x double>, ptr %931, i64 %238
  %938 = load <8 x double>, ptr %937, align 64
  %939 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %938, <8 x double> splat (double 0x3FC00F533F66F19A), <8 x double> %936)
  %940 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> %939, <8 x double> %929)
  %941 = getelementptr inbounds nuw <8 x double>, ptr %924, i64 %926
  store <8 x double> %940, ptr %941, align 64
  %942 = add nuw nsw i64 %926, 1
  %943 = icmp eq i64 %942, %215
  br i1 %943, label %944, label %925

944:                                              ; preds = %925
  %945 = load ptr, ptr %55, align 8
  br label %946

946:                                              ; preds = %944, %916
  %947 = phi ptr [ %945, %944 ], [ %924, %916 ]
  %948 = load <8 x double>, ptr %230, align 64
  %949 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> splat (double 0x3FD5555555555555), <8 x double> %948)
  %950 = load ptr, ptr %61, align 8
  %951 = getelementptr inbounds <8 x double>, ptr %950, i64 %240
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %17) #10
  store <8 x double> %949, ptr %17, align 64
  %952 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %17, ptr noundef %947, ptr noundef %951, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %17) #10
  %953 = and <8 x i64> %923, %952
  %954 = load ptr, ptr %55, align 8
  br i1 %214, label %955, label %979

955:                                              ; preds = %946, %955
  %956 = phi i64 [ %975, %955 ], [ 0, %946 ]
  %957 = load ptr, ptr %41, align 8
  %958 = getelementptr inbounds nuw <8 x double>, ptr %957, i64 %956
  %959 = load <8 x double>, ptr %958, align 64
  %960 = load ptr, ptr %61, align 8
  %961 = getelementptr inbounds nuw <8 x double>, ptr %960, i64 %956
  %962 = load <8 x double>, ptr %961, align 64
  %963 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %962, <8 x double> splat (double 0x3FA3000000000000), <8 x double> zeroinitializer)
  %964 = getelementptr inbounds nuw <8 x double>, ptr %961, i64 %235
  %965 = load <8 x double>, ptr %964, align 64
  %966 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %965, <8 x double> splat (double 0x3FC5CAD30F3347ED), <8 x double> %963)
  %967 = getelementptr inbounds nuw <8 x double>, ptr %961, i64 %238
  %968 = load <8 x double>, ptr %967, align 64
  %969 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %968, <8 x double> splat (double 0x3FAED4B3C332E04D), <8 x double> %966)
  %970 = getelementptr inbounds nuw <8 x double>, ptr %961, i64 %241
  %971 = load <8 x double>, ptr %970, align 64
  %972 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %971, <8 x double> splat (double 0xBF92000000000000), <8 x double> %969)
  %973 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> %972, <8 x double> %959)
  %974 = getelementptr inbounds nuw <8 x double>, ptr %954, i64 %956
  store <8 x double> %973, ptr %974, align 64
  %975 = add nuw nsw i64 %956, 1
  %976 = icmp eq i64 %975, %215
  br i1 %976, label %977, label %955

977:                                              ; preds = %955
  %978 = load ptr, ptr %55, align 8
  br label %979

979:                                              ; preds = %977, %946
  %980 = phi ptr [ %978, %977 ], [ %954, %946 ]
  %981 = load <8 x double>, ptr %230, align 64
  %982 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> splat (double 2.500000e-01), <8 x double> %981)
  %983 = load ptr, ptr %61, align 8
  %984 = getelementptr inbounds <8 x double>, ptr %983, i64 %243
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %18) #10
  store <8 x double> %982, ptr %18, align 64
  %985 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %18, ptr noundef %980, ptr noundef %984, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %18) #10
  %986 = and <8 x i64> %953, %985
  %987 = load ptr, ptr %55, align 8
  br i1 %214, label %988, label %1015

988:                                              ; preds = %979, %988
  %989 = phi i64 [ %1011, %988 ], [ 0, %979 ]
  %990 = load ptr, ptr %41, align 8
  %991 = getelementptr inbounds nuw <8 x double>, ptr %990, i64 %989
  %992 = load <8 x double>, ptr %991, align 64
  %993 = load ptr, ptr %61, align 8
  %994 = getelementptr inbounds nuw <8 x double>, ptr %993, i64 %989
  %995 = load <8 x double>, ptr %994, align 64
  %996 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %995, <8 x double> splat (double 0x3FA2FDB8FEE78792), <8 x double> zeroinitializer)
  %997 = getelementptr inbounds nuw <8 x double>, ptr %994, i64 %235
  %998 = load <8 x double>, ptr %997, align 64
  %999 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %998, <8 x double> splat (double 0x3FC5CF23F6595D72), <8 x double> %996)
  %1000 = getelementptr inbounds nuw <8 x double>, ptr %994, i64 %238
  %1001 = load <8 x double>, ptr %1000, align 64
  %1002 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1001, <8 x double> splat (double 0x3FBB758640DEA698), <8 x double> %999)
  %1003 = getelementptr inbounds nuw <8 x double>, ptr %994, i64 %241
  %1004 = load <8 x double>, ptr %1003, align 64
  %1005 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1004, <8 x double> splat (double 0xBF8F5FCC20FCD32F), <8 x double> %1002)
  %1006 = getelementptr inbounds nuw <8 x double>, ptr %994, i64 %244
  %1007 = load <8 x double>, ptr %1006, align 64
  %1008 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1007, <8 x double> splat (double 0x3F80F1D92EFB0B71), <8 x double> %1005)
  %1009 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> %1008, <8 x double> %992)
  %1010 = getelementptr inbounds nuw <8 x double>, ptr %987, i64 %989
  store <8 x double> %1009, ptr %1010, align 64
  %1011 = add nuw nsw i64 %989, 1
  %1012 = icmp eq i64 %1011, %215
  br i1 %1012, label %1013, label %988

1013:                                             ; preds = %988
  %1014 = load ptr, ptr %55, align 8
  br label %1015

1015:                                             ; preds = %1013, %979
  %1016 = phi ptr [ %1014, %1013 ], [ %987, %979 ]
  %1017 = load <8 x double>, ptr %230, align 64
  %1018 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> splat (double 0x3FD3B13B13B13B14), <8 x double> %1017)
  %1019 = load ptr, ptr %61, align 8
  %1020 = getelementptr inbounds <8 x double>, ptr %1019, i64 %68
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %19) #10
  store <8 x double> %1018, ptr %19, align 64
  %1021 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %19, ptr noundef %1016, ptr noundef %1020, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %19) #10
  %1022 = and <8 x i64> %986, %1021
  %1023 = load ptr, ptr %55, align 8
  br i1 %214, label %1024, label %1054

1024:                                             ; preds = %1015, %1024
  %1025 = phi i64 [ %1050, %1024 ], [ 0, %1015 ]
  %1026 = load ptr, ptr %41, align 8
  %1027 = getelementptr inbounds nuw <8 x double>, ptr %1026, i64 %1025
  %1028 = load <8 x double>, ptr %1027, align 64
  %1029 = load ptr, ptr %61, align 8
  %1030 = getelementptr inbounds nuw <8 x double>, ptr %1029, i64 %1025
  %1031 = load <8 x double>, ptr %1030, align 64
  %1032 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1031, <8 x double> splat (double 0x3FE3F8B78B985813), <8 x double> zeroinitializer)
  %1033 = getelementptr inbounds nuw <8 x double>, ptr %1030, i64 %235
  %1034 = load <8 x double>, ptr %1033, align 64
  %1035 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1034, <8 x double> splat (double 0xC00AE31BACC6BC8A), <8 x double> %1032)
  %1036 = getelementptr inbounds nuw <8 x double>, ptr %1030, i64 %238
  %1037 = load <8 x double>, ptr %1036, align 64
  %1038 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1037, <8 x double> splat (double 0xBFEBC873F08E11F9), <8 x double> %1035)
  %1039 = getelementptr inbounds nuw <8 x double>, ptr %1030, i64 %241
  %1040 = load <8 x double>, ptr %1039, align 64
  %1041 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1040, <8 x double> splat (double 0x403B9793D88D1855), <8 x double> %1038)
  %1042 = getelementptr inbounds nuw <8 x double>, ptr %1030, i64 %244
  %1043 = load <8 x double>, ptr %1042, align 64
  %1044 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1043, <8 x double> splat (double 0x40342770F892AD69), <8 x double> %1041)
  %1045 = getelementptr inbounds nuw <8 x double>, ptr %1030, i64 %245
  %1046 = load <8 x double>, ptr %1045, align 64
  %1047 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1046, <8 x double> splat (double 0xC045BEB4865C42F9), <8 x double> %1044)
  %1048 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> %1047, <8 x double> %1028)
  %1049 = getelementptr inbounds nuw <8 x double>, ptr %1023, i64 %1025
  store <8 x double> %1048, ptr %1049, align 64
  %1050 = add nuw nsw i64 %1025, 1
  %1051 = icmp eq i64 %1050, %215
  br i1 %1051, label %1052, label %1024

1052:                                             ; preds = %1024
  %1053 = load ptr, ptr %55, align 8
  br label %1054

1054:                                             ; preds = %1052, %1015
  %1055 = phi ptr [ %1053, %1052 ], [ %1023, %1015 ]
  %1056 = load <8 x double>, ptr %230, align 64
  %1057 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> splat (double 0x3FE4D74D74D74D75), <8 x double> %1056)
  %1058 = load ptr, ptr %61, align 8
  %1059 = getelementptr inbounds <8 x double>, ptr %1058, i64 %247
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %20) #10
  store <8 x double> %1057, ptr %20, align 64
  %1060 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %20, ptr noundef %1055, ptr noundef %1059, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %20) #10
  %1061 = and <8 x i64> %1022, %1060
  %1062 = load ptr, ptr %55, align 8
  br i1 %214, label %1063, label %1096

1063:                                             ; preds = %1054, %1063
  %1064 = phi i64 [ %1092, %1063 ], [ 0, %1054 ]
  %1065 = load ptr, ptr %41, align 8
  %1066 = getelementptr inbounds nuw <8 x double>, ptr %1065, i64 %1064
  %1067 = load <8 x double>, ptr %1066, align 64
  %1068 = load ptr, ptr %61, align 8
  %1069 = getelementptr inbounds nuw <8 x double>, ptr %1068, i64 %1064
  %1070 = load <8 x double>, ptr %1069, align 64
  %1071 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1070, <8 x double> splat (double 0x3FDE9205E321B655), <8 x double> zeroinitializer)
  %1072 = getelementptr inbounds nuw <8 x double>, ptr %1069, i64 %235
  %1073 = load <8 x double>, ptr %1072, align 64
  %1074 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1073, <8 x double> splat (double 0xC003E7A8A34BD27F), <8 x double> %1071)
  %1075 = getelementptr inbounds nuw <8 x double>, ptr %1069, i64 %238
  %1076 = load <8 x double>, ptr %1075, align 64
  %1077 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1076, <8 x double> splat (double 0xBFE2E3A9968C93C8), <8 x double> %1074)
  %1078 = getelementptr inbounds nuw <8 x double>, ptr %1069, i64 %241
  %1079 = load <8 x double>, ptr %1078, align 64
  %1080 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1079, <8 x double> splat (double 0x40353AE4A6D655EE), <8 x double> %1077)
  %1081 = getelementptr inbounds nuw <8 x double>, ptr %1069, i64 %244
  %1082 = load <8 x double>, ptr %1081, align 64
  %1083 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1082, <8 x double> splat (double 0x402E8EF7B5F258B8), <8 x double> %1080)
  %1084 = getelementptr inbounds nuw <8 x double>, ptr %1069, i64 %245
  %1085 = load <8 x double>, ptr %1084, align 64
  %1086 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1085, <8 x double> splat (double 0xC040A4E418D711B9), <8 x double> %1083)
  %1087 = getelementptr inbounds nuw <8 x double>, ptr %1069, i64 %248
  %1088 = load <8 x double>, ptr %1087, align 64
  %1089 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1088, <8 x double> splat (double 0xBF94D1B3D9B4A876), <8 x double> %1086)
  %1090 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> %1089, <8 x double> %1067)
  %1091 = getelementptr inbounds nuw <8 x double>, ptr %1062, i64 %1064
  store <8 x double> %1090, ptr %1091, align 64
  %1092 = add nuw nsw i64 %1064, 1
  %1093 = icmp eq i64 %1092, %215
  br i1 %1093, label %1094, label %1063

1094:                                             ; preds = %1063
  %1095 = load ptr, ptr %55, align 8
  br label %1096

1096:                                             ; preds = %1094, %1054
  %1097 = phi ptr [ %1095, %1094 ], [ %1062, %1054 ]
  %1098 = load <8 x double>, ptr %230, align 64
  %1099 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> splat (double 6.000000e-01), <8 x double> %1098)
  %1100 = load ptr, ptr %61, align 8
  %1101 = getelementptr inbounds <8 x double>, ptr %1100, i64 %250
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %21) #10
  store <8 x double> %1099, ptr %21, align 64
  %1102 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %21, ptr noundef %1097, ptr noundef %1101, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %21) #10
  %1103 = and <8 x i64> %1061, %1102
  %1104 = load ptr, ptr %55, align 8
  br i1 %214, label %1105, label %1141

1105:                                             ; preds = %1096, %1105
  %1106 = phi i64 [ %1137, %1105 ], [ 0, %1096 ]
  %1107 = load ptr, ptr %41, align 8
  %1108 = getelementptr inbounds nuw <8 x double>, ptr %1107, i64 %1106
  %1109 = load <8 x double>, ptr %1108, align 64
  %1110 = load ptr, ptr %61, align 8
  %1111 = getelementptr inbounds nuw <8 x double>, ptr %1110, i64 %1106
  %1112 = load <8 x double>, ptr %1111, align 64
  %1113 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1112, <8 x double> splat (double 0xBFEDFD121F1D399B), <8 x double> zeroinitializer)
  %1114 = getelementptr inbounds nuw <8 x double>, ptr %1111, i64 %235
  %1115 = load <8 x double>, ptr %1114, align 64
  %1116 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1115, <8 x double> splat (double 0x4014BED869FB0B9D), <8 x double> %1113)
  %1117 = getelementptr inbounds nuw <8 x double>, ptr %1111, i64 %238
  %1118 = load <8 x double>, ptr %1117, align 64
  %1119 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1118, <8 x double> splat (double 0x3FF1768702792EA9), <8 x double> %1116)
  %1120 = getelementptr inbounds nuw <8 x double>, ptr %1111, i64 %241
  %1121 = load <8 x double>, ptr %1120, align 64
  %1122 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1121, <8 x double> splat (double 0xC0204CB0E2110C1C), <8 x double> %1119)
  %1123 = getelementptr inbounds nuw <8 x double>, ptr %1111, i64 %244
  %1124 = load <8 x double>, ptr %1123, align 64
  %1125 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1124, <8 x double> splat (double 0xC032852305E975A8), <8 x double> %1122)
  %1126 = getelementptr inbounds nuw <8 x double>, ptr %1111, i64 %245
  %1127 = load <8 x double>, ptr %1126, align 64
  %1128 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1127, <8 x double> splat (double 0x4036BD4F06CB863A), <8 x double> %1125)
  %1129 = getelementptr inbounds nuw <8 x double>, ptr %1111, i64 %248
  %1130 = load <8 x double>, ptr %1129, align 64
  %1131 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1130, <8 x double> splat (double 0x4003F2E777CF109D), <8 x double> %1128)
  %1132 = getelementptr inbounds nuw <8 x double>, ptr %1111, i64 %251
  %1133 = load <8 x double>, ptr %1132, align 64
  %1134 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1133, <8 x double> splat (double 0xC0085FC60D2B572C), <8 x double> %1131)
  %1135 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> %1134, <8 x double> %1109)
  %1136 = getelementptr inbounds nuw <8 x double>, ptr %1104, i64 %1106
  store <8 x double> %1135, ptr %1136, align 64
  %1137 = add nuw nsw i64 %1106, 1
  %1138 = icmp eq i64 %1137, %215
  br i1 %1138, label %1139, label %1105

1139:                                             ; preds = %1105
  %1140 = load ptr, ptr %55, align 8
  br label %1141

1141:                                             ; preds = %1139, %1096
  %1142 = phi ptr [ %1140, %1139 ], [ %1104, %1096 ]
  %1143 = load <8 x double>, ptr %230, align 64
  %1144 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> splat (double 0x3FEB6DB6DB6DB6DB), <8 x double> %1143)
  %1145 = load ptr, ptr %61, align 8
  %1146 = getelementptr inbounds <8 x double>, ptr %1145, i64 %253
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %22) #10
  store <8 x double> %1144, ptr %22, align 64
  %1147 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %22, ptr noundef %1142, ptr noundef %1146, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %22) #10
  %1148 = and <8 x i64> %1103, %1147
  %1149 = load ptr, ptr %55, align 8
  br i1 %214, label %1150, label %1189

1150:                                             ; preds = %1141, %1150
  %1151 = phi i64 [ %1185, %1150 ], [ 0, %1141 ]
  %1152 = load ptr, ptr %41, align 8
  %1153 = getelementptr inbounds nuw <8 x double>, ptr %1152, i64 %1151
  %1154 = load <8 x double>, ptr %1153, align 64
  %1155 = load ptr, ptr %61, align 8
  %1156 = getelementptr inbounds nuw <8 x double>, ptr %1155, i64 %1151
  %1157 = load <8 x double>, ptr %1156, align 64
  %1158 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1157, <8 x double> splat (double 0x40022FBD3B09FCDC), <8 x double> zeroinitializer)
  %1159 = getelementptr inbounds nuw <8 x double>, ptr %1156, i64 %235
  %1160 = load <8 x double>, ptr %1159, align 64
  %1161 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1160, <8 x double> splat (double 0xC02511A963CAFE55), <8 x double> %1158)
  %1162 = getelementptr inbounds nuw <8 x double>, ptr %1156, i64 %238
  %1163 = load <8 x double>, ptr %1162, align 64
  %1164 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1163, <8 x double> splat (double 0xC00001C935AC72AC), <8 x double> %1161)
  %1165 = getelementptr inbounds nuw <8 x double>, ptr %1156, i64 %241
  %1166 = load <8 x double>, ptr %1165, align 64
  %1167 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1166, <8 x double> splat (double 0xC031F57C8EFF3006), <8 x double> %1164)
  %1168 = getelementptr inbounds nuw <8 x double>, ptr %1156, i64 %244
  %1169 = load <8 x double>, ptr %1168, align 64
  %1170 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1169, <8 x double> splat (double 0x403BF2EA18B58A01), <8 x double> %1167)
  %1171 = getelementptr inbounds nuw <8 x double>, ptr %1156, i64 %245
  %1172 = load <8 x double>, ptr %1171, align 64
  %1173 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1172, <8 x double> splat (double 0xC006DF3A7D1CEC13), <8 x double> %1170)
  %1174 = getelementptr inbounds nuw <8 x double>, ptr %1156, i64 %248
  %1175 = load <8 x double>, ptr %1174, align 64
  %1176 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1175, <8 x double> splat (double 0xC021BEE71A9F33A9), <8 x double> %1173)
  %1177 = getelementptr inbounds nuw <8 x double>, ptr %1156, i64 %251
  %1178 = load <8 x double>, ptr %1177, align 64
  %1179 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1178, <8 x double> splat (double 0x4028B89C42C81861), <8 x double> %1176)
  %1180 = getelementptr inbounds nuw <8 x double>, ptr %1156, i64 %254
  %1181 = load <8 x double>, ptr %1180, align 64
  %1182 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1181, <8 x double> splat (double 0x3FE496AC6253E202), <8 x double> %1179)
  %1183 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> %1182, <8 x double> %1154)
  %1184 = getelementptr inbounds nuw <8 x double>, ptr %1149, i64 %1151
  store <8 x double> %1183, ptr %1184, align 64
  %1185 = add nuw nsw i64 %1151, 1
  %1186 = icmp eq i64 %1185, %215
  br i1 %1186, label %1187, label %1150

1187:                                             ; preds = %1150
  %1188 = load ptr, ptr %55, align 8
  br label %1189

1189:                                             ; preds = %1187, %1141
  %1190 = phi ptr [ %1188, %1187 ], [ %1149, %1141 ]
  %1191 = load <8 x double>, ptr %230, align 64
  %1192 = fadd <8 x double> %1191, %815
  %1193 = load ptr, ptr %61, align 8
  %1194 = getelementptr inbounds <8 x double>, ptr %1193, i64 %255
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %23) #10
  store <8 x double> %1192, ptr %23, align 64
  %1195 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %23, ptr noundef %1190, ptr noundef %1194, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %23) #10
  %1196 = and <8 x i64> %1148, %1195
  %1197 = load ptr, ptr %52, align 16
  br i1 %214, label %1201, label %1198

1198:                                             ; preds = %1189
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12)
  store <8 x double> %813, ptr %12, align 64
  br label %1321

1199:                                             ; preds = %1201
  %1200 = load ptr, ptr %52, align 16
  br label %1235

1201:                                             ; preds = %1189, %1201
  %1202 = phi i64 [ %1233, %1201 ], [ 0, %1189 ]
  %1203 = load ptr, ptr %41, align 8
  %1204 = getelementptr inbounds nuw <8 x double>, ptr %1203, i64 %1202
  %1205 = load <8 x double>, ptr %1204, align 64
  %1206 = load ptr, ptr %61, align 8
  %1207 = getelementptr inbounds nuw <8 x double>, ptr %1206, i64 %1202
  %1208 = load <8 x double>, ptr %1207, align 64
  %1209 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1208, <8 x double> splat (double 0x3FABCC6368D1177C), <8 x double> zeroinitializer)
  %1210 = getelementptr inbounds nuw <8 x double>, ptr %1207, i64 %241
  %1211 = load <8 x double>, ptr %1210, align 64
  %1212 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1211, <8 x double> splat (double 0x4011CD1ED2AD5AE2), <8 x double> %1209)
  %1213 = getelementptr inbounds nuw <8 x double>, ptr %1207, i64 %244
  %1214 = load <8 x double>, ptr %1213, align 64
  %1215 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1214, <8 x double> splat (double 0x3FFE43A845D5AB9F), <8 x double> %1212)
  %1216 = getelementptr inbounds nuw <8 x double>, ptr %1207, i64 %245
  %1217 = load <8 x double>, ptr %1216, align 64
  %1218 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1217, <8 x double> splat (double 0xC017346ECF96AF43), <8 x double> %1215)
  %1219 = getelementptr inbounds nuw <8 x double>, ptr %1207, i64 %248
  %1220 = load <8 x double>, ptr %1219, align 64
  %1221 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1220, <8 x double> splat (double 0x3FD3EA1DF2F0EB98), <8 x double> %1218)
  %1222 = getelementptr inbounds nuw <8 x double>, ptr %1207, i64 %251
  %1223 = load <8 x double>, ptr %1222, align 64
  %1224 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1223, <8 x double> splat (double 0xBFC37A028F43B002), <8 x double> %1221)
  %1225 = getelementptr inbounds nuw <8 x double>, ptr %1207, i64 %254
  %1226 = load <8 x double>, ptr %1225, align 64
  %1227 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1226, <8 x double> splat (double 0x3FC9C657697FE72D), <8 x double> %1224)
  %1228 = getelementptr inbounds nuw <8 x double>, ptr %1207, i64 %256
  %1229 = load <8 x double>, ptr %1228, align 64
  %1230 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1229, <8 x double> splat (double 0x3FA6E44F50AB6BC2), <8 x double> %1227)
  %1231 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> %1230, <8 x double> %1205)
  %1232 = getelementptr inbounds nuw <8 x double>, ptr %1197, i64 %1202
  store <8 x double> %1231, ptr %1232, align 64
  %1233 = add nuw nsw i64 %1202, 1
  %1234 = icmp eq i64 %1233, %215
  br i1 %1234, label %1199, label %1201

1235:                                             ; preds = %1235, %1199
  %1236 = phi i64 [ 0, %1199 ], [ %1243, %1235 ]
  %1237 = phi <8 x i64> [ %1196, %1199 ], [ %1242, %1235 ]
  %1238 = getelementptr inbounds nuw <8 x double>, ptr %1200, i64 %1236
  %1239 = load <8 x double>, ptr %1238, align 64
  %1240 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1239)
  %1241 = fcmp one <8 x double> %1240, splat (double 0x7FF0000000000000)
  %1242 = select <8 x i1> %1241, <8 x i64> %1237, <8 x i64> zeroinitializer
  %1243 = add nuw nsw i64 %1236, 1
  %1244 = icmp eq i64 %1243, %215
  br i1 %1244, label %1245, label %1235

1245:                                             ; preds = %1235
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12)
  store <8 x double> %813, ptr %12, align 64
  br label %1246

1246:                                             ; preds = %1246, %1245
  %1247 = phi i64 [ 0, %1245 ], [ %1317, %1246 ]
  %1248 = icmp slt i64 %1247, %99
  %1249 = select i1 %1248, i32 0, i32 %44
  %1250 = trunc nuw nsw i64 %1247 to i32
  %1251 = add nsw i32 %1249, %1250
  %1252 = load ptr, ptr %61, align 8
  %1253 = getelementptr inbounds nuw <8 x double>, ptr %1252, i64 %1247
  %1254 = load <8 x double>, ptr %1253, align 64
  %1255 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1254, <8 x double> splat (double 0x3F8ADEAEA1607E1A), <8 x double> zeroinitializer)
  %1256 = add nuw nsw i64 %1247, %241
  %1257 = getelementptr inbounds nuw <8 x double>, ptr %1252, i64 %1256
  %1258 = load <8 x double>, ptr %1257, align 64
  %1259 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1258, <8 x double> splat (double 0xBFF39A3DA55AB5C3), <8 x double> %1255)
  %1260 = add nuw nsw i64 %1247, %244
  %1261 = getelementptr inbounds nuw <8 x double>, ptr %1252, i64 %1260
  %1262 = load <8 x double>, ptr %1261, align 64
  %1263 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1262, <8 x double> splat (double 0xBFDFBA83BEDE8A72), <8 x double> %1259)
  %1264 = add nuw nsw i64 %1247, %245
  %1265 = getelementptr inbounds nuw <8 x double>, ptr %1252, i64 %1264
  %1266 = load <8 x double>, ptr %1265, align 64
  %1267 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1266, <8 x double> splat (double 0x3FFAA149F7EDA509), <8 x double> %1263)
  %1268 = add nuw nsw i64 %1247, %248
  %1269 = getelementptr inbounds nuw <8 x double>, ptr %1252, i64 %1268
  %1270 = load <8 x double>, ptr %1269, align 64
  %1271 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1270, <8 x double> splat (double 0xBFD66BC9B10E7E71), <8 x double> %1267)
  %1272 = add nuw nsw i64 %1247, %251
  %1273 = getelementptr inbounds nuw <8 x double>, ptr %1252, i64 %1272
  %1274 = load <8 x double>, ptr %1273, align 64
  %1275 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1274, <8 x double> splat (double 0x3FD56330D0783989), <8 x double> %1271)
  %1276 = add nuw nsw i64 %1247, %254
  %1277 = getelementptr inbounds nuw <8 x double>, ptr %1252, i64 %1276
  %1278 = load <8 x double>, ptr %1277, align 64
  %1279 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1278, <8 x double> splat (double 0x3FB4F8EB54A31435), <8 x double> %1275)
  %1280 = add nuw nsw i64 %1247, %256
  %1281 = getelementptr inbounds nuw <8 x double>, ptr %1252, i64 %1280
  %1282 = load <8 x double>, ptr %1281, align 64
  %1283 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1282, <8 x double> splat (double 0xBF96E44F50AB6BC2), <8 x double> %1279)
  %1284 = load ptr, ptr %71, align 8
  %1285 = sext i32 %1251 to i64
  %1286 = getelementptr inbounds <8 x double>, ptr %1284, i64 %1285
  store <8 x double> %1283, ptr %1286, align 64
  %1287 = load ptr, ptr %61, align 8
  %1288 = getelementptr inbounds nuw <8 x double>, ptr %1287, i64 %1247
  %1289 = load <8 x double>, ptr %1288, align 64
  %1290 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1289, <8 x double> splat (double 0xBFC84B641FBFA1F1), <8 x double> zeroinitializer)
  %1291 = getelementptr inbounds nuw <8 x double>, ptr %1287, i64 %1256
  %1292 = load <8 x double>, ptr %1291, align 64
  %1293 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1292, <8 x double> splat (double 0x4011CD1ED2AD5AE2), <8 x double> %1290)
  %1294 = getelementptr inbounds nuw <8 x double>, ptr %1287, i64 %1260
  %1295 = load <8 x double>, ptr %1294, align 64
  %1296 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1295, <8 x double> splat (double 0x3FFE43A845D5AB9F), <8 x double> %1293)
  %1297 = getelementptr inbounds nuw <8 x double>, ptr %1287, i64 %1264
  %1298 = load <8 x double>, ptr %1297, align 64
  %1299 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1298, <8 x double> splat (double 0xC017346ECF96AF43), <8 x double> %1296)
  %1300 = getelementptr inbounds nuw <8 x double>, ptr %1287, i64 %1268
  %1301 = load <8 x double>, ptr %1300, align 64
  %1302 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1301, <8 x double> splat (double 0xBFDB0D3A26ABB716), <8 x double> %1299)
  %1303 = getelementptr inbounds nuw <8 x double>, ptr %1287, i64 %1272
  %1304 = load <8 x double>, ptr %1303, align 64
  %1305 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1304, <8 x double> splat (double 0xBFC37A028F43B002), <8 x double> %1302)
  %1306 = getelementptr inbounds nuw <8 x double>, ptr %1287, i64 %1276
  %1307 = load <8 x double>, ptr %1306, align 64
  %1308 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1307, <8 x double> splat (double 0x3FC9C657697FE72D), <8 x double> %1305)
  %1309 = getelementptr inbounds nuw <8 x double>, ptr %1287, i64 %1280
  %1310 = load <8 x double>, ptr %1309, align 64
  %1311 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1310, <8 x double> splat (double 0x3F9732080AC040ED), <8 x double> %1308)
  %1312 = load ptr, ptr %71, align 8
  %1313 = select i1 %1248, i32 %44, i32 %48
  %1314 = add nsw i32 %1313, %1250
  %1315 = sext i32 %1314 to i64
  %1316 = getelementptr inbounds <8 x double>, ptr %1312, i64 %1315
  store <8 x double> %1311, ptr %1316, align 64
  %1317 = add nuw nsw i64 %1247, 1
  %1318 = icmp eq i64 %1317, %215
  br i1 %1318, label %1319, label %1246

1319:                                             ; preds = %1246
  %1320 = load ptr, ptr %52, align 16
  br label %1321

1321:                                             ; preds = %1319, %1198
  %1322 = phi ptr [ %1197, %1198 ], [ %1320, %1319 ]
  %1323 = phi <8 x i64> [ %1196, %1198 ], [ %1242, %1319 ]
  %1324 = load double, ptr %176, align 64
  %1325 = fdiv double 0x3D06849B86A12B9B, %1324
  %1326 = insertelement <8 x double> poison, double %1325, i64 0
  %1327 = shufflevector <8 x double> %1326, <8 x double> poison, <8 x i32> zeroinitializer
  %1328 = load <8 x double>, ptr %257, align 64
  br i1 %202, label %1329, label %1338

1329:                                             ; preds = %1321, %1329
  %1330 = phi i64 [ %1336, %1329 ], [ 0, %1321 ]
  %1331 = phi <8 x double> [ %1335, %1329 ], [ zeroinitializer, %1321 ]
  %1332 = getelementptr inbounds nuw <8 x double>, ptr %1322, i64 %1330
  %1333 = load <8 x double>, ptr %1332, align 64
  %1334 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1333)
  %1335 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1331, <8 x double> %1334)
  %1336 = add nuw nsw i64 %1330, 1
  %1337 = icmp eq i64 %1336, %203
  br i1 %1337, label %1338, label %1329

1338:                                             ; preds = %1329, %1321
  %1339 = phi <8 x double> [ zeroinitializer, %1321 ], [ %1335, %1329 ]
  %1340 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1328, <8 x double> %1339)
  %1341 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1340, <8 x double> %1327)
  %1342 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1341, <8 x double> splat (double 1.000000e+00))
  %1343 = load <8 x double>, ptr %258, align 64
  br i1 %200, label %1344, label %1353

1344:                                             ; preds = %1338, %1344
  %1345 = phi i64 [ %1351, %1344 ], [ %204, %1338 ]
  %1346 = phi <8 x double> [ %1350, %1344 ], [ zeroinitializer, %1338 ]
  %1347 = getelementptr inbounds <8 x double>, ptr %1322, i64 %1345
  %1348 = load <8 x double>, ptr %1347, align 64
  %1349 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1348)
  %1350 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1346, <8 x double> %1349)
  %1351 = add nsw i64 %1345, 1
  %1352 = icmp slt i64 %1351, %99
  br i1 %1352, label %1344, label %1353

1353:                                             ; preds = %1344, %1338
  %1354 = phi <8 x double> [ zeroinitializer, %1338 ], [ %1350, %1344 ]
  %1355 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1343, <8 x double> %1354)
  %1356 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1355, <8 x double> %1327)
  %1357 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1356, <8 x double> splat (double 1.000000e+00))
  br i1 %184, label %1358, label %1401

1358:                                             ; preds = %1353
  %1359 = load ptr, ptr %41, align 8
  %1360 = insertelement <8 x double> poison, double %1324, i64 0
  %1361 = shufflevector <8 x double> %1360, <8 x double> poison, <8 x i32> zeroinitializer
  %1362 = load ptr, ptr %71, align 8
  br label %1363

1363:                                             ; preds = %1378, %1358
  %1364 = phi i64 [ 0, %1358 ], [ %1399, %1378 ]
  %1365 = phi <8 x double> [ zeroinitializer, %1358 ], [ %1397, %1378 ]
  %1366 = phi <8 x double> [ zeroinitializer, %1358 ], [ %1398, %1378 ]
  %1367 = getelementptr inbounds nuw <8 x double>, ptr %1359, i64 %1364
  %1368 = load <8 x double>, ptr %1367, align 64
  %1369 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1368)
  %1370 = getelementptr inbounds nuw <8 x double>, ptr %1322, i64 %1364
  %1371 = load <8 x double>, ptr %1370, align 64
  %1372 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1371)
  %1373 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1369, <8 x double> %1372)
  %1374 = icmp slt i64 %1364, %204
  br i1 %1374, label %1378, label %1375

1375:                                             ; preds = %1363
  %1376 = icmp slt i64 %1364, %99
  %1377 = select i1 %1376, <8 x double> %1357, <8 x double> splat (double 1.000000e+00)
  br label %1378

1378:                                             ; preds = %1375, %1363
  %1379 = phi <8 x double> [ %1377, %1375 ], [ %1342, %1363 ]
  %1380 = fmul <8 x double> %1361, %1373
  %1381 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1361, <8 x double> %1379, <8 x double> %1380)
  %1382 = fdiv <8 x double> splat (double 1.000000e+00), %1381
  %1383 = icmp slt i64 %1364, %99
  %1384 = select i1 %1383, i32 0, i32 %44
  %1385 = trunc nuw nsw i64 %1364 to i32
  %1386 = add nsw i32 %1384, %1385
  %1387 = sext i32 %1386 to i64
  %1388 = getelementptr inbounds <8 x double>, ptr %1362, i64 %1387
  %1389 = load <8 x double>, ptr %1388, align 64
  %1390 = fmul <8 x double> %1389, %1382
  %1391 = select i1 %1383, i32 %44, i32 %48
  %1392 = add nsw i32 %1391, %1385
  %1393 = sext i32 %1392 to i64
  %1394 = getelementptr inbounds <8 x double>, ptr %1362, i64 %1393
  %1395 = load <8 x double>, ptr %1394, align 64
  %1396 = fmul <8 x double> %1382, %1395
  %1397 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1390, <8 x double> %1390, <8 x double> %1365)
  %1398 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1396, <8 x double> %1396, <8 x double> %1366)
  %1399 = add nuw nsw i64 %1364, 1
  %1400 = icmp eq i64 %1399, %190
  br i1 %1400, label %1401, label %1363

1401:                                             ; preds = %1378, %1353
  %1402 = phi <8 x double> [ zeroinitializer, %1353 ], [ %1398, %1378 ]
  %1403 = phi <8 x double> [ zeroinitializer, %1353 ], [ %1397, %1378 ]
  %1404 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1402, <8 x double> splat (double 1.000000e-02), <8 x double> %1403)
  %1405 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %815)
  %1406 = fmul <8 x double> %1405, %1403
  %1407 = fmul <8 x double> %211, %1404
  %1408 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1407)
  %1409 = fdiv <8 x double> %1406, %1408
  %1410 = fcmp ule <8 x double> %1404, zeroinitializer
  %1411 = bitcast <8 x double> %1409 to <8 x i64>
  %1412 = select <8 x i1> %1410, <8 x i64> zeroinitializer, <8 x i64> %1411
  %1413 = fcmp ult <8 x double> %1404, zeroinitializer
  %1414 = select <8 x i1> %1413, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1415 = or <8 x i64> %1412, %1414
  br i1 %198, label %1530, label %1416

1416:                                             ; preds = %1401
  %1417 = load ptr, ptr %33, align 64
  %1418 = load ptr, ptr %71, align 8
  %1419 = load ptr, ptr %91, align 8
  call void @appell_lanes_finish(ptr noundef nonnull %12, ptr noundef %1322, ptr noundef %1417, ptr noundef %1418, ptr noundef %1419) #10
  %1420 = load ptr, ptr %91, align 8
  %1421 = getelementptr inbounds <8 x double>, ptr %1420, i64 %259
  %1422 = load <8 x double>, ptr %1421, align 64
  %1423 = call <8 x i1> @llvm.is.fpclass.v8f64(<8 x double> %1422, i32 120)
  %1424 = load <8 x i64>, ptr %24, align 64
  %1425 = select <8 x i1> %1423, <8 x i64> splat (i64 -1), <8 x i64> %1424
  store <8 x i64> %1425, ptr %24, align 64
  br i1 %222, label %1519, label %1426

1426:                                             ; preds = %1519, %1416
  %1427 = load double, ptr %176, align 64
  %1428 = fdiv double 0x3D06849B86A12B9B, %1427
  %1429 = insertelement <8 x double> poison, double %1428, i64 0
  %1430 = shufflevector <8 x double> %1429, <8 x double> poison, <8 x i32> zeroinitializer
  %1431 = load <8 x double>, ptr %257, align 64
  %1432 = load ptr, ptr %52, align 16
  br i1 %202, label %1433, label %1442

1433:                                             ; preds = %1426, %1433
  %1434 = phi i64 [ %1440, %1433 ], [ 0, %1426 ]
  %1435 = phi <8 x double> [ %1439, %1433 ], [ zeroinitializer, %1426 ]
  %1436 = getelementptr inbounds nuw <8 x double>, ptr %1432, i64 %1434
  %1437 = load <8 x double>, ptr %1436, align 64
  %1438 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1437)
  %1439 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1435, <8 x double> %1438)
  %1440 = add nuw nsw i64 %1434, 1
  %1441 = icmp eq i64 %1440, %203
  br i1 %1441, label %1442, label %1433

1442:                                             ; preds = %1433, %1426
  %1443 = phi <8 x double> [ zeroinitializer, %1426 ], [ %1439, %1433 ]
  %1444 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1431, <8 x double> %1443)
  %1445 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1444, <8 x double> %1430)
  %1446 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1445, <8 x double> splat (double 1.000000e+00))
  %1447 = load <8 x double>, ptr %258, align 64
  br i1 %200, label %1448, label %1457

1448:                                             ; preds = %1442, %1448
  %1449 = phi i64 [ %1455, %1448 ], [ %204, %1442 ]
  %1450 = phi <8 x double> [ %1454, %1448 ], [ zeroinitializer, %1442 ]
  %1451 = getelementptr inbounds <8 x double>, ptr %1432, i64 %1449
  %1452 = load <8 x double>, ptr %1451, align 64
  %1453 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1452)
  %1454 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1450, <8 x double> %1453)
  %1455 = add nsw i64 %1449, 1
  %1456 = icmp slt i64 %1455, %99
  br i1 %1456, label %1448, label %1457

1457:                                             ; preds = %1448, %1442
  %1458 = phi <8 x double> [ zeroinitializer, %1442 ], [ %1454, %1448 ]
  %1459 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1447, <8 x double> %1458)
  %1460 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1459, <8 x double> %1430)
  %1461 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1460, <8 x double> splat (double 1.000000e+00))
  br i1 %184, label %1462, label %1505

1462:                                             ; preds = %1457
  %1463 = load ptr, ptr %41, align 8
  %1464 = insertelement <8 x double> poison, double %1427, i64 0
  %1465 = shufflevector <8 x double> %1464, <8 x double> poison, <8 x i32> zeroinitializer
  %1466 = load ptr, ptr %71, align 8
  br label %1467

1467:                                             ; preds = %1482, %1462
  %1468 = phi i64 [ 0, %1462 ], [ %1503, %1482 ]
  %1469 = phi <8 x double> [ zeroinitializer, %1462 ], [ %1501, %1482 ]
  %1470 = phi <8 x double> [ zeroinitializer, %1462 ], [ %1502, %1482 ]
  %1471 = getelementptr inbounds nuw <8 x double>, ptr %1463, i64 %1468
  %1472 = load <8 x double>, ptr %1471, align 64
  %1473 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1472)
  %1474 = getelementptr inbounds nuw <8 x double>, ptr %1432, i64 %1468
  %1475 = load <8 x double>, ptr %1474, align 64
  %1476 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1475)
  %1477 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1473, <8 x double> %1476)
  %1478 = icmp slt i64 %1468, %204
  br i1 %1478, label %1482, label %1479

1479:                                             ; preds = %1467
  %1480 = icmp slt i64 %1468, %99
  %1481 = select i1 %1480, <8 x double> %1461, <8 x double> splat (double 1.000000e+00)
  br label %1482

1482:                                             ; preds = %1479, %1467
  %1483 = phi <8 x double> [ %1481, %1479 ], [ %1446, %1467 ]
  %1484 = fmul <8 x double> %1465, %1477
  %1485 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1465, <8 x double> %1483, <8 x double> %1484)
  %1486 = fdiv <8 x double> splat (double 1.000000e+00), %1485
  %1487 = icmp slt i64 %1468, %99
  %1488 = select i1 %1487, i32 0, i32 %44
  %1489 = trunc nuw nsw i64 %1468 to i32
  %1490 = add nsw i32 %1488, %1489
  %1491 = sext i32 %1490 to i64
  %1492 = getelementptr inbounds <8 x double>, ptr %1466, i64 %1491
  %1493 = load <8 x double>, ptr %1492, align 64
  %1494 = fmul <8 x double> %1493, %1486
  %1495 = select i1 %1487, i32 %44, i32 %48
  %1496 = add nsw i32 %1495, %1489
  %1497 = sext i32 %1496 to i64
  %1498 = getelementptr inbounds <8 x double>, ptr %1466, i64 %1497
  %1499 = load <8 x double>, ptr %1498, align 64
  %1500 = fmul <8 x double> %1486, %1499
  %1501 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1494, <8 x double> %1494, <8 x double> %1469)
  %1502 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1500, <8 x double> %1500, <8 x double> %1470)
  %1503 = add nuw nsw i64 %1468, 1
  %1504 = icmp eq i64 %1503, %190
  br i1 %1504, label %1505, label %1467

1505:                                             ; preds = %1482, %1457
  %1506 = phi <8 x double> [ zeroinitializer, %1457 ], [ %1502, %1482 ]
  %1507 = phi <8 x double> [ zeroinitializer, %1457 ], [ %1501, %1482 ]
  %1508 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1506, <8 x double> splat (double 1.000000e-02), <8 x double> %1507)
  %1509 = fmul <8 x double> %1405, %1507
  %1510 = fmul <8 x double> %211, %1508
  %1511 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1510)
  %1512 = fdiv <8 x double> %1509, %1511
  %1513 = fcmp ule <8 x double> %1508, zeroinitializer
  %1514 = bitcast <8 x double> %1512 to <8 x i64>
  %1515 = select <8 x i1> %1513, <8 x i64> zeroinitializer, <8 x i64> %1514
  %1516 = fcmp ult <8 x double> %1508, zeroinitializer
  %1517 = select <8 x i1> %1516, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1518 = or <8 x i64> %1515, %1517
  br label %1530

1519:                                             ; preds = %1416, %1519
  %1520 = phi i64 [ %1528, %1519 ], [ 0, %1416 ]
  %1521 = load ptr, ptr %91, align 8
  %1522 = getelementptr <8 x double>, ptr %1521, i64 %1520
  %1523 = getelementptr <8 x double>, ptr %1522, i64 %259
  %1524 = getelementptr i8, ptr %1523, i64 64
  %1525 = load <8 x double>, ptr %1524, align 64
  %1526 = load ptr, ptr %71, align 8
  %1527 = getelementptr inbounds nuw <8 x double>, ptr %1526, i64 %1520
  store <8 x double> %1525, ptr %1527, align 64
  %1528 = add nuw nsw i64 %1520, 1
  %1529 = icmp eq i64 %1528, %262
  br i1 %1529, label %1426, label %1519

1530:                                             ; preds = %1505, %1401
  %1531 = phi double [ %1427, %1505 ], [ %1324, %1401 ]
  %1532 = phi ptr [ %1432, %1505 ], [ %1322, %1401 ]
  %1533 = phi <8 x i64> [ %1518, %1505 ], [ %1415, %1401 ]
  br i1 %301, label %1621, label %1534

1534:                                             ; preds = %1530
  br i1 %200, label %1535, label %1538

1535:                                             ; preds = %1534
  %1536 = load ptr, ptr %87, align 16
  %1537 = getelementptr <8 x double>, ptr %1532, i64 %204
  br label %1552

1538:                                             ; preds = %1552, %1534
  %1539 = phi <8 x double> [ zeroinitializer, %1534 ], [ %1563, %1552 ]
  %1540 = phi <8 x double> [ zeroinitializer, %1534 ], [ %1562, %1552 ]
  br i1 %185, label %1541, label %1621

1541:                                             ; preds = %1538
  %1542 = load ptr, ptr %61, align 8
  %1543 = load ptr, ptr %41, align 8
  %1544 = call double @llvm.maxnum.f64(double %1531, double 0x3D719799812DEA11)
  %1545 = fmul double %1544, 1.000000e-02
  %1546 = insertelement <8 x double> poison, double %1531, i64 0
  %1547 = shufflevector <8 x double> %1546, <8 x double> poison, <8 x i32> zeroinitializer
  %1548 = insertelement <8 x double> poison, double %1545, i64 0
  %1549 = shufflevector <8 x double> %1548, <8 x double> poison, <8 x i32> zeroinitializer
  %1550 = fmul <8 x double> %1549, %1539
  %1551 = load ptr, ptr %71, align 8
  br label %1566

1552:                                             ; preds = %1552, %1535
  %1553 = phi i64 [ 0, %1535 ], [ %1564, %1552 ]
  %1554 = phi <8 x double> [ zeroinitializer, %1535 ], [ %1562, %1552 ]
  %1555 = phi <8 x double> [ zeroinitializer, %1535 ], [ %1563, %1552 ]
  %1556 = getelementptr inbounds nuw <8 x double>, ptr %1536, i64 %1553
  %1557 = load <8 x double>, ptr %1556, align 64
  %1558 = fmul <8 x double> %1557, splat (double 5.000000e-01)
  %1559 = getelementptr <8 x double>, ptr %1537, i64 %1553
  %1560 = load <8 x double>, ptr %1559, align 64
  %1561 = fmul <8 x double> %1558, %1560
  %1562 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1561, <8 x double> %1560, <8 x double> %1554)
  %1563 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1557, <8 x double> splat (double 5.000000e-01), <8 x double> %1555)
  %1564 = add nuw nsw i64 %1553, 1
  %1565 = icmp eq i64 %1564, %201
  br i1 %1565, label %1538, label %1552

1566:                                             ; preds = %1570, %1541
  %1567 = phi i64 [ %188, %1541 ], [ %1609, %1570 ]
  %1568 = phi <8 x double> [ zeroinitializer, %1541 ], [ %1608, %1570 ]
  %1569 = getelementptr <8 x double>, ptr %1542, i64 %1567
  br label %1611

1570:                                             ; preds = %1611
  %1571 = getelementptr inbounds <8 x double>, ptr %1543, i64 %1567
  %1572 = load <8 x double>, ptr %1571, align 64
  %1573 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1572)
  %1574 = getelementptr inbounds <8 x double>, ptr %1532, i64 %1567
  %1575 = load <8 x double>, ptr %1574, align 64
  %1576 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1575)
  %1577 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1573, <8 x double> %1576)
  %1578 = fadd <8 x double> %1540, %1577
  %1579 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1405, <8 x double> %1618, <8 x double> %1578)
  %1580 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1547, <8 x double> %1579, <8 x double> %1550)
  %1581 = fmul <8 x double> %1580, splat (double 1.000000e+02)
  %1582 = fdiv <8 x double> splat (double 1.000000e+00), %1581
  %1583 = icmp slt i64 %1567, %99
  %1584 = select i1 %1583, i64 0, i64 %99
  %1585 = getelementptr <8 x double>, ptr %1551, i64 %1584
  %1586 = getelementptr <8 x double>, ptr %1585, i64 %1567
  %1587 = load <8 x double>, ptr %1586, align 64
  %1588 = fmul <8 x double> %1587, %1582
  %1589 = select i1 %1583, i32 %44, i32 %48
  %1590 = sext i32 %1589 to i64
  %1591 = getelementptr <8 x double>, ptr %1551, i64 %1567
  %1592 = getelementptr <8 x double>, ptr %1591, i64 %1590
  %1593 = load <8 x double>, ptr %1592, align 64
  %1594 = fmul <8 x double> %1593, %1582
  %1595 = fmul <8 x double> %1588, %1588
  %1596 = fmul <8 x double> %1594, %1594
  %1597 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1596, <8 x double> splat (double 1.000000e-02), <8 x double> %1595)
  %1598 = fmul <8 x double> %1405, %1595
  %1599 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1597)
  %1600 = fdiv <8 x double> %1598, %1599
  %1601 = fcmp ule <8 x double> %1597, zeroinitializer
  %1602 = bitcast <8 x double> %1600 to <8 x i64>
  %1603 = select <8 x i1> %1601, <8 x i64> zeroinitializer, <8 x i64> %1602
  %1604 = fcmp ult <8 x double> %1597, zeroinitializer
  %1605 = select <8 x i1> %1604, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1606 = or <8 x i64> %1603, %1605
  %1607 = bitcast <8 x i64> %1606 to <8 x double>
  %1608 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1568, <8 x double> %1607)
  %1609 = add nsw i64 %1567, 1
  %1610 = icmp slt i64 %1609, %49
  br i1 %1610, label %1566, label %1621

1611:                                             ; preds = %1611, %1566
  %1612 = phi i64 [ 0, %1566 ], [ %1619, %1611 ]
  %1613 = phi <8 x double> [ zeroinitializer, %1566 ], [ %1618, %1611 ]
  %1614 = mul nsw i64 %1612, %49
  %1615 = getelementptr <8 x double>, ptr %1569, i64 %1614
  %1616 = load <8 x double>, ptr %1615, align 64
  %1617 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1616)
  %1618 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1613, <8 x double> %1617)
  %1619 = add nuw nsw i64 %1612, 1
  %1620 = icmp eq i64 %1619, 12
  br i1 %1620, label %1570, label %1611

1621:                                             ; preds = %1570, %1530, %1538
  %1622 = phi <8 x double> [ zeroinitializer, %1530 ], [ zeroinitializer, %1538 ], [ %1608, %1570 ]
  %1623 = bitcast <8 x i64> %1533 to <8 x double>
  %1624 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1623, <8 x double> %1622)
  %1625 = bitcast <8 x i64> %1415 to <8 x double>
  %1626 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1624, <8 x double> %1625)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12)
  %1627 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1626, <8 x double> splat (double 0x3BC79CA10C924223))
  %1628 = load <8 x double>, ptr %268, align 64
  %1629 = fdiv <8 x double> %815, %1628
  %1630 = fmul <8 x double> %1629, %1629
  %1631 = fmul <8 x double> %1630, %1630
  %1632 = load <8 x double>, ptr %269, align 64
  %1633 = fmul <8 x double> %1632, %1631
  %1634 = fmul <8 x double> %1631, %1633
  %1635 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1634, <8 x double> splat (double 0x3BC79CA10C924223))
  %1636 = fmul <8 x double> %1635, splat (double 1.000000e-01)
  %1637 = load <8 x double>, ptr %270, align 64
  %1638 = fmul <8 x double> %1637, %1631
  %1639 = fmul <8 x double> %1631, %1638
  %1640 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1639, <8 x double> splat (double 0x3BC79CA10C924223))
  %1641 = fmul <8 x double> %1627, splat (double 3.000000e+02)
  %1642 = fcmp ule <8 x double> %1641, %1625
  %1643 = fmul <8 x double> %1635, splat (double 0x3FEE666666666666)
  %1644 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1625, <8 x double> %1643)
  %1645 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1636, <8 x double> %1644)
  %1646 = select <8 x i1> %1642, <8 x double> %1636, <8 x double> %1645
  %1647 = fmul <8 x double> %1635, splat (double 1.000000e-04)
  %1648 = fcmp uge <8 x double> %1627, %1647
  %1649 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1627, <8 x double> %1646)
  %1650 = select <8 x i1> %1648, <8 x double> %1649, <8 x double> %1627
  %1651 = fcmp oeq <8 x double> %1628, zeroinitializer
  %1652 = fcmp uge <8 x double> %1627, splat (double 1.000000e+00)
  %1653 = or <8 x i1> %1651, %1652
  %1654 = fmul <8 x double> %1626, splat (double 1.010000e+00)
  %1655 = fcmp uge <8 x double> %1654, %1625
  %1656 = select <8 x i1> %1655, <8 x double> splat (double 9.000000e-01), <8 x double> splat (double 8.000000e-01)
  %1657 = select i1 %272, <8 x double> splat (double 9.000000e-01), <8 x double> %1656
  %1658 = fdiv <8 x double> %1650, %1635
  %1659 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1658, <8 x double> splat (double 8.000000e+00))
  %1660 = fdiv <8 x double> %1625, %1640
  %1661 = fmul <8 x double> %1650, splat (double 1.010000e+00)
  %1662 = fcmp uge <8 x double> %1661, %1625
  %1663 = fmul <8 x double> %1650, splat (double 3.000000e+02)
  %1664 = fcmp ule <8 x double> %1663, %1625
  %1665 = or <8 x i1> %1662, %1664
  %1666 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1660, <8 x double> splat (double 5.000000e+00))
  %1667 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1659, <8 x double> %1666)
  %1668 = select <8 x i1> %1665, <8 x double> %1659, <8 x double> %1667
  %1669 = select <8 x i1> %1653, <8 x double> %1626, <8 x double> %1650
  %1670 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1668, <8 x double> splat (double 1.000000e+00))
  %1671 = fmul <8 x double> %1650, %1670
  %1672 = select <8 x i1> %1653, <8 x double> %1627, <8 x double> %1671
  %1673 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1672)
  %1674 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1673)
  %1675 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1674)
  %1676 = fdiv <8 x double> %1657, %1675
  br i1 %275, label %1677, label %1690

1677:                                             ; preds = %1621
  %1678 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1625, <8 x double> splat (double 0x3BC79CA10C924223))
  %1679 = fdiv <8 x double> %1678, %1640
  %1680 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1679, <8 x double> splat (double 8.000000e+00))
  %1681 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1680, <8 x double> splat (double 1.000000e+00))
  %1682 = select <8 x i1> %1653, <8 x double> splat (double 1.000000e+00), <8 x double> %1681
  %1683 = fmul <8 x double> %1678, %1682
  %1684 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1683)
  %1685 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1684)
  %1686 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1685)
  %1687 = fdiv <8 x double> splat (double 9.000000e-01), %1686
  %1688 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1676, <8 x double> %1687)
  %1689 = select <8 x i1> %1655, <8 x double> %1676, <8 x double> %1688
  br label %1690

1690:                                             ; preds = %1677, %1621
  %1691 = phi <8 x double> [ %1689, %1677 ], [ %1676, %1621 ]
  %1692 = load <8 x i64>, ptr %276, align 64
  %1693 = and <8 x i64> %1692, splat (i64 4607182418800017408)
  %1694 = and <8 x i64> %1692, splat (i64 4618441417868443648)
  %1695 = xor <8 x i64> %1694, splat (i64 4618441417868443648)
  %1696 = or <8 x i64> %1695, %1693
  %1697 = bitcast <8 x i64> %1696 to <8 x double>
  %1698 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1691, <8 x double> splat (double 0x3FD5555555555555))
  %1699 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1697, <8 x double> %1698)
  %1700 = load <8 x i64>, ptr %173, align 64
  %1701 = load <8 x i64>, ptr %24, align 64
  %1702 = xor <8 x i64> %1701, splat (i64 -1)
  %1703 = and <8 x i64> %1700, %1702
  %1704 = and <8 x i64> %1703, %1323
  %1705 = fcmp olt <8 x double> %1626, splat (double 1.000000e+00)
  %1706 = select <8 x i1> %1705, <8 x i64> %1704, <8 x i64> zeroinitializer
  %1707 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1706)
  %1708 = icmp eq i64 %1707, 0
  br i1 %1708, label %2077, label %1709

1709:                                             ; preds = %1690
  br i1 %198, label %1713, label %1710

1710:                                             ; preds = %1709
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #10
  store <8 x double> %813, ptr %9, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #10
  store <8 x i64> %1706, ptr %10, align 64
  %1711 = call fastcc <8 x i64> @project(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %9, ptr noundef %1532, ptr noundef nonnull byval(<8 x i64>) align 64 %10, double noundef 1.000000e+00)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #10
  %1712 = load ptr, ptr %52, align 16
  br label %1713

1713:                                             ; preds = %1710, %1709
  %1714 = phi ptr [ %1712, %1710 ], [ %1532, %1709 ]
  %1715 = phi <8 x i64> [ %1711, %1710 ], [ %1706, %1709 ]
  %1716 = load ptr, ptr %61, align 8
  %1717 = getelementptr inbounds <8 x double>, ptr %1716, i64 %278
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #10
  store <8 x double> %813, ptr %11, align 64
  %1718 = call fastcc <8 x i64> @rates(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %11, ptr noundef %1714, ptr noundef %1717, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #10
  %1719 = and <8 x i64> %1718, %1715
  %1720 = load <8 x double>, ptr %279, align 64
  %1721 = fcmp olt <8 x double> %1720, %813
  %1722 = select <8 x i1> %1721, <8 x i64> %1719, <8 x i64> zeroinitializer
  %1723 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1722)
  %1724 = icmp eq i64 %1723, 0
  br i1 %1724, label %2070, label %1725

1725:                                             ; preds = %1713
  %1726 = xor <8 x i64> %1722, splat (i64 -1)
  %1727 = load ptr, ptr %61, align 8
  %1728 = getelementptr inbounds <8 x double>, ptr %1727, i64 %278
  %1729 = load ptr, ptr %55, align 8
  br i1 %214, label %1730, label %1767

1730:                                             ; preds = %1725, %1730
  %1731 = phi i64 [ %1762, %1730 ], [ 0, %1725 ]
  %1732 = load ptr, ptr %41, align 8
  %1733 = getelementptr inbounds nuw <8 x double>, ptr %1732, i64 %1731
  %1734 = load <8 x double>, ptr %1733, align 64
  %1735 = load ptr, ptr %61, align 8
  %1736 = getelementptr inbounds nuw <8 x double>, ptr %1735, i64 %1731
  %1737 = load <8 x double>, ptr %1736, align 64
  %1738 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1737, <8 x double> splat (double 0x3FACC1FCA2CEB148), <8 x double> zeroinitializer)
  %1739 = getelementptr inbounds nuw <8 x double>, ptr %1736, i64 %244
  %1740 = load <8 x double>, ptr %1739, align 64
  %1741 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1740, <8 x double> splat (double 0x3FD03958F21A35B8), <8 x double> %1738)
  %1742 = getelementptr inbounds nuw <8 x double>, ptr %1736, i64 %245
  %1743 = load <8 x double>, ptr %1742, align 64
  %1744 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1743, <8 x double> splat (double 0xBFCF84C2C277C23E), <8 x double> %1741)
  %1745 = getelementptr inbounds nuw <8 x double>, ptr %1736, i64 %248
  %1746 = load <8 x double>, ptr %1745, align 64
  %1747 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1746, <8 x double> splat (double 0xBFBFCB02555C9DEF), <8 x double> %1744)
  %1748 = getelementptr inbounds nuw <8 x double>, ptr %1736, i64 %251
  %1749 = load <8 x double>, ptr %1748, align 64
  %1750 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1749, <8 x double> splat (double 0x3FC39F10CE2D1913), <8 x double> %1747)
  %1751 = getelementptr inbounds nuw <8 x double>, ptr %1736, i64 %254
  %1752 = load <8 x double>, ptr %1751, align 64
  %1753 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1752, <8 x double> splat (double 0x3F80CBB69B38652C), <8 x double> %1750)
  %1754 = getelementptr inbounds nuw <8 x double>, ptr %1736, i64 %256
  %1755 = load <8 x double>, ptr %1754, align 64
  %1756 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1755, <8 x double> splat (double 0x3F7EFF840F396BA9), <8 x double> %1753)
  %1757 = getelementptr inbounds nuw <8 x double>, ptr %1736, i64 %280
  %1758 = load <8 x double>, ptr %1757, align 64
  %1759 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1758, <8 x double> splat (double -8.298000e-03), <8 x double> %1756)
  %1760 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> %1759, <8 x double> %1734)
  %1761 = getelementptr inbounds nuw <8 x double>, ptr %1729, i64 %1731
  store <8 x double> %1760, ptr %1761, align 64
  %1762 = add nuw nsw i64 %1731, 1
  %1763 = icmp eq i64 %1762, %215
  br i1 %1763, label %1764, label %1730

1764:                                             ; preds = %1730
  %1765 = load ptr, ptr %55, align 8
  %1766 = load ptr, ptr %61, align 8
  br label %1767

1767:                                             ; preds = %1764, %1725
  %1768 = phi ptr [ %1766, %1764 ], [ %1727, %1725 ]
  %1769 = phi ptr [ %1765, %1764 ], [ %1729, %1725 ]
  %1770 = load <8 x double>, ptr %230, align 64
  %1771 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> splat (double 1.000000e-01), <8 x double> %1770)
  %1772 = getelementptr inbounds <8 x double>, ptr %1768, i64 %282
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #10
  store <8 x double> %1771, ptr %6, align 64
  %1773 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %6, ptr noundef %1769, ptr noundef %1772, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #10
  %1774 = load ptr, ptr %55, align 8
  br i1 %214, label %1775, label %1811

1775:                                             ; preds = %1767, %1775
  %1776 = phi i64 [ %1807, %1775 ], [ 0, %1767 ]
  %1777 = load ptr, ptr %41, align 8
  %1778 = getelementptr inbounds nuw <8 x double>, ptr %1777, i64 %1776
  %1779 = load <8 x double>, ptr %1778, align 64
  %1780 = load ptr, ptr %61, align 8
  %1781 = getelementptr inbounds nuw <8 x double>, ptr %1780, i64 %1776
  %1782 = load <8 x double>, ptr %1781, align 64
  %1783 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1782, <8 x double> splat (double 0x3FA04CA1897BDB63), <8 x double> zeroinitializer)
  %1784 = getelementptr inbounds nuw <8 x double>, ptr %1781, i64 %241
  %1785 = load <8 x double>, ptr %1784, align 64
  %1786 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1785, <8 x double> splat (double 0x3F9CFAE9E5F59F45), <8 x double> %1783)
  %1787 = getelementptr inbounds nuw <8 x double>, ptr %1781, i64 %244
  %1788 = load <8 x double>, ptr %1787, align 64
  %1789 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1788, <8 x double> splat (double 0x3FAB69DB017C8CF9), <8 x double> %1786)
  %1790 = getelementptr inbounds nuw <8 x double>, ptr %1781, i64 %245
  %1791 = load <8 x double>, ptr %1790, align 64
  %1792 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1791, <8 x double> splat (double 0xBFAC1EF72FC69469), <8 x double> %1789)
  %1793 = getelementptr inbounds nuw <8 x double>, ptr %1781, i64 %254
  %1794 = load <8 x double>, ptr %1793, align 64
  %1795 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1794, <8 x double> splat (double 0xBF1C6710EEF6E153), <8 x double> %1792)
  %1796 = getelementptr inbounds nuw <8 x double>, ptr %1781, i64 %256
  %1797 = load <8 x double>, ptr %1796, align 64
  %1798 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1797, <8 x double> splat (double 0x3F39127A52D32320), <8 x double> %1795)
  %1799 = getelementptr inbounds nuw <8 x double>, ptr %1781, i64 %280
  %1800 = load <8 x double>, ptr %1799, align 64
  %1801 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1800, <8 x double> splat (double 0xBF36500E13E7149B), <8 x double> %1798)
  %1802 = getelementptr inbounds nuw <8 x double>, ptr %1781, i64 %283
  %1803 = load <8 x double>, ptr %1802, align 64
  %1804 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1803, <8 x double> splat (double 0x3FC21686B20CD989), <8 x double> %1801)
  %1805 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> %1804, <8 x double> %1779)
  %1806 = getelementptr inbounds nuw <8 x double>, ptr %1774, i64 %1776
  store <8 x double> %1805, ptr %1806, align 64
  %1807 = add nuw nsw i64 %1776, 1
  %1808 = icmp eq i64 %1807, %215
  br i1 %1808, label %1809, label %1775

1809:                                             ; preds = %1775
  %1810 = load ptr, ptr %55, align 8
  br label %1811

1811:                                             ; preds = %1809, %1767
  %1812 = phi ptr [ %1810, %1809 ], [ %1774, %1767 ]
  %1813 = load <8 x double>, ptr %230, align 64
  %1814 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> splat (double 2.000000e-01), <8 x double> %1813)
  %1815 = load ptr, ptr %61, align 8
  %1816 = getelementptr inbounds <8 x double>, ptr %1815, i64 %285
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #10
  store <8 x double> %1814, ptr %7, align 64
  %1817 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %7, ptr noundef %1812, ptr noundef %1816, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #10
  %1818 = load ptr, ptr %55, align 8
  br i1 %214, label %1819, label %1855

1819:                                             ; preds = %1811, %1819
  %1820 = phi i64 [ %1851, %1819 ], [ 0, %1811 ]
  %1821 = load ptr, ptr %41, align 8
  %1822 = getelementptr inbounds nuw <8 x double>, ptr %1821, i64 %1820
  %1823 = load <8 x double>, ptr %1822, align 64
  %1824 = load ptr, ptr %61, align 8
  %1825 = getelementptr inbounds nuw <8 x double>, ptr %1824, i64 %1820
  %1826 = load <8 x double>, ptr %1825, align 64
  %1827 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1826, <8 x double> splat (double 0xBFDB7309792B6015), <8 x double> zeroinitializer)
  %1828 = getelementptr inbounds nuw <8 x double>, ptr %1825, i64 %241
  %1829 = load <8 x double>, ptr %1828, align 64
  %1830 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1829, <8 x double> splat (double 0xC012CA5D44AFDC9A), <8 x double> %1827)
  %1831 = getelementptr inbounds nuw <8 x double>, ptr %1825, i64 %244
  %1832 = load <8 x double>, ptr %1831, align 64
  %1833 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1832, <8 x double> splat (double 0x401EBBD2C419EDA3), <8 x double> %1830)
  %1834 = getelementptr inbounds nuw <8 x double>, ptr %1825, i64 %245
  %1835 = load <8 x double>, ptr %1834, align 64
  %1836 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1835, <8 x double> splat (double 0x401046A54457171C), <8 x double> %1833)
  %1837 = getelementptr inbounds nuw <8 x double>, ptr %1825, i64 %248
  %1838 = load <8 x double>, ptr %1837, align 64
  %1839 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1838, <8 x double> splat (double 0x3FD6D49E44EDBA44), <8 x double> %1836)
  %1840 = getelementptr inbounds nuw <8 x double>, ptr %1825, i64 %280
  %1841 = load <8 x double>, ptr %1840, align 64
  %1842 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1841, <8 x double> splat (double 0xBF56EBEEC24871D4), <8 x double> %1839)
  %1843 = getelementptr inbounds nuw <8 x double>, ptr %1825, i64 %283
  %1844 = load <8 x double>, ptr %1843, align 64
  %1845 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1844, <8 x double> splat (double 0x40079482A23F1996), <8 x double> %1842)
  %1846 = getelementptr inbounds nuw <8 x double>, ptr %1825, i64 %286
  %1847 = load <8 x double>, ptr %1846, align 64
  %1848 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1847, <8 x double> splat (double 0xC0224D4A6DCA2222), <8 x double> %1845)
  %1849 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> %1848, <8 x double> %1823)
  %1850 = getelementptr inbounds nuw <8 x double>, ptr %1818, i64 %1820
  store <8 x double> %1849, ptr %1850, align 64
  %1851 = add nuw nsw i64 %1820, 1
  %1852 = icmp eq i64 %1851, %215
  br i1 %1852, label %1853, label %1819

1853:                                             ; preds = %1819
  %1854 = load ptr, ptr %55, align 8
  br label %1855

1855:                                             ; preds = %1853, %1811
  %1856 = phi ptr [ %1854, %1853 ], [ %1818, %1811 ]
  %1857 = load <8 x double>, ptr %230, align 64
  %1858 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> splat (double 0x3FE8E38E38E38E39), <8 x double> %1857)
  %1859 = load ptr, ptr %61, align 8
  %1860 = getelementptr inbounds <8 x double>, ptr %1859, i64 %288
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #10
  store <8 x double> %1858, ptr %8, align 64
  %1861 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %8, ptr noundef %1856, ptr noundef %1860, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #10
  br i1 %214, label %1862, label %2065

1862:                                             ; preds = %1855, %1862
  %1863 = phi i64 [ %2063, %1862 ], [ 0, %1855 ]
  %1864 = load ptr, ptr %52, align 16
  %1865 = getelementptr inbounds nuw <8 x double>, ptr %1864, i64 %1863
  %1866 = load <8 x double>, ptr %1865, align 64
  %1867 = load ptr, ptr %41, align 8
  %1868 = getelementptr inbounds nuw <8 x double>, ptr %1867, i64 %1863
  %1869 = load <8 x double>, ptr %1868, align 64
  %1870 = fsub <8 x double> %1866, %1869
  %1871 = load ptr, ptr %66, align 16
  %1872 = getelementptr inbounds nuw <8 x double>, ptr %1871, i64 %1863
  store <8 x double> %1870, ptr %1872, align 64
  %1873 = getelementptr inbounds nuw <8 x double>, ptr %1727, i64 %1863
  %1874 = load <8 x double>, ptr %1873, align 64
  %1875 = fneg <8 x double> %1870
  %1876 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %815, <8 x double> %1874, <8 x double> %1875)
  %1877 = load ptr, ptr %66, align 16
  %1878 = getelementptr inbounds nuw <8 x double>, ptr %1877, i64 %1863
  %1879 = getelementptr inbounds nuw <8 x double>, ptr %1878, i64 %215
  store <8 x double> %1876, ptr %1879, align 64
  %1880 = load <8 x double>, ptr %1873, align 64
  %1881 = getelementptr inbounds nuw <8 x double>, ptr %1728, i64 %1863
  %1882 = load <8 x double>, ptr %1881, align 64
  %1883 = fadd <8 x double> %1880, %1882
  %1884 = fneg <8 x double> %1883
  %1885 = fmul <8 x double> %815, %1884
  %1886 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1870, <8 x double> splat (double 2.000000e+00), <8 x double> %1885)
  %1887 = load ptr, ptr %66, align 16
  %1888 = getelementptr inbounds nuw <8 x double>, ptr %1887, i64 %1863
  %1889 = getelementptr inbounds nuw <8 x double>, ptr %1888, i64 %232
  store <8 x double> %1886, ptr %1889, align 64
  %1890 = load ptr, ptr %61, align 8
  %1891 = getelementptr inbounds nuw <8 x double>, ptr %1890, i64 %1863
  %1892 = load <8 x double>, ptr %1891, align 64
  %1893 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1892, <8 x double> splat (double 0xC020DB9DCC37C81B), <8 x double> zeroinitializer)
  %1894 = add nuw nsw i64 %1863, %241
  %1895 = getelementptr inbounds nuw <8 x double>, ptr %1890, i64 %1894
  %1896 = load <8 x double>, ptr %1895, align 64
  %1897 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1896, <8 x double> splat (double 0x3FE2228765F0A2EB), <8 x double> %1893)
  %1898 = add nuw nsw i64 %1863, %244
  %1899 = getelementptr inbounds nuw <8 x double>, ptr %1890, i64 %1898
  %1900 = load <8 x double>, ptr %1899, align 64
  %1901 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1900, <8 x double> splat (double 0xC0088D35A1175376), <8 x double> %1897)
  %1902 = add nuw nsw i64 %1863, %245
  %1903 = getelementptr inbounds nuw <8 x double>, ptr %1890, i64 %1902
  %1904 = load <8 x double>, ptr %1903, align 64
  %1905 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1904, <8 x double> splat (double 0x400313CCA2E462EC), <8 x double> %1901)
  %1906 = add nuw nsw i64 %1863, %248
  %1907 = getelementptr inbounds nuw <8 x double>, ptr %1890, i64 %1906
  %1908 = load <8 x double>, ptr %1907, align 64
  %1909 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1908, <8 x double> splat (double 0x4000EFAFD3C0D1BD), <8 x double> %1905)
  %1910 = add nuw nsw i64 %1863, %251
  %1911 = getelementptr inbounds nuw <8 x double>, ptr %1890, i64 %1910
  %1912 = load <8 x double>, ptr %1911, align 64
  %1913 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1912, <8 x double> splat (double 0xBFEBE2709A4AC0D3), <8 x double> %1909)
  %1914 = add nuw nsw i64 %1863, %254
  %1915 = getelementptr inbounds nuw <8 x double>, ptr %1890, i64 %1914
  %1916 = load <8 x double>, ptr %1915, align 64
  %1917 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1916, <8 x double> splat (double 0x4001EC6A759DA28B), <8 x double> %1913)
  %1918 = add nuw nsw i64 %1863, %256
  %1919 = getelementptr inbounds nuw <8 x double>, ptr %1890, i64 %1918
  %1920 = load <8 x double>, ptr %1919, align 64
  %1921 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1920, <8 x double> splat (double 0x3FE435E4B2F53319), <8 x double> %1917)
  %1922 = add nuw nsw i64 %1863, %280
  %1923 = getelementptr inbounds nuw <8 x double>, ptr %1890, i64 %1922
  %1924 = load <8 x double>, ptr %1923, align 64
  %1925 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1924, <8 x double> splat (double 0xBFB6C81218B7F07C), <8 x double> %1921)
  %1926 = add nuw nsw i64 %1863, %283
  %1927 = getelementptr inbounds nuw <8 x double>, ptr %1890, i64 %1926
  %1928 = load <8 x double>, ptr %1927, align 64
  %1929 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1928, <8 x double> splat (double 0x40322604753358B4), <8 x double> %1925)
  %1930 = add nuw nsw i64 %1863, %286
  %1931 = getelementptr inbounds nuw <8 x double>, ptr %1890, i64 %1930
  %1932 = load <8 x double>, ptr %1931, align 64
  %1933 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1932, <8 x double> splat (double 0xC02263A6DB60DFA1), <8 x double> %1929)
  %1934 = add nuw nsw i64 %1863, %289
  %1935 = getelementptr inbounds nuw <8 x double>, ptr %1890, i64 %1934
  %1936 = load <8 x double>, ptr %1935, align 64
  %1937 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1936, <8 x double> splat (double 0xC011BE8052A2581D), <8 x double> %1933)
  %1938 = fmul <8 x double> %1937, %815
  %1939 = load ptr, ptr %66, align 16
  %1940 = getelementptr inbounds nuw <8 x double>, ptr %1939, i64 %1863
  %1941 = getelementptr inbounds nuw <8 x double>, ptr %1940, i64 %235
  store <8 x double> %1938, ptr %1941, align 64
  %1942 = load ptr, ptr %61, align 8
  %1943 = getelementptr inbounds nuw <8 x double>, ptr %1942, i64 %1863
  %1944 = load <8 x double>, ptr %1943, align 64
  %1945 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1944, <8 x double> splat (double 0x4024DAE269AD44FC), <8 x double> zeroinitializer)
  %1946 = getelementptr inbounds nuw <8 x double>, ptr %1942, i64 %1894
  %1947 = load <8 x double>, ptr %1946, align 64
  %1948 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1947, <8 x double> splat (double 0x406E49125D57ED67), <8 x double> %1945)
  %1949 = getelementptr inbounds nuw <8 x double>, ptr %1942, i64 %1898
  %1950 = load <8 x double>, ptr %1949, align 64
  %1951 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1950, <8 x double> splat (double 0x4064A66A19B8434B), <8 x double> %1948)
  %1952 = getelementptr inbounds nuw <8 x double>, ptr %1942, i64 %1902
  %1953 = load <8 x double>, ptr %1952, align 64
  %1954 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1953, <8 x double> splat (double 0xC07768BF81E14E35), <8 x double> %1951)
  %1955 = getelementptr inbounds nuw <8 x double>, ptr %1942, i64 %1906
  %1956 = load <8 x double>, ptr %1955, align 64
  %1957 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1956, <8 x double> splat (double 0xC0361D194558CFFB), <8 x double> %1954)
  %1958 = getelementptr inbounds nuw <8 x double>, ptr %1942, i64 %1910
  %1959 = load <8 x double>, ptr %1958, align 64
  %1960 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1959, <8 x double> splat (double 0x401EEF08F933A023), <8 x double> %1957)
  %1961 = getelementptr inbounds nuw <8 x double>, ptr %1942, i64 %1914
  %1962 = load <8 x double>, ptr %1961, align 64
  %1963 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1962, <8 x double> splat (double 0xC03EAC90D122C30D), <8 x double> %1960)
  %1964 = getelementptr inbounds nuw <8 x double>, ptr %1942, i64 %1918
  %1965 = load <8 x double>, ptr %1964, align 64
  %1966 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1965, <8 x double> splat (double 0xC022AA0D032A0ACD), <8 x double> %1963)
  %1967 = getelementptr inbounds nuw <8 x double>, ptr %1942, i64 %1922
  %1968 = load <8 x double>, ptr %1967, align 64
  %1969 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1968, <8 x double> splat (double 0x402F64FC65250F7C), <8 x double> %1966)
  %1970 = getelementptr inbounds nuw <8 x double>, ptr %1942, i64 %1926
  %1971 = load <8 x double>, ptr %1970, align 64
  %1972 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1971, <8 x double> splat (double 0xC03F23AFEDECFD53), <8 x double> %1969)
  %1973 = getelementptr inbounds nuw <8 x double>, ptr %1942, i64 %1930
  %1974 = load <8 x double>, ptr %1973, align 64
  %1975 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1974, <8 x double> splat (double 0xC022B4B2806665CA), <8 x double> %1972)
  %1976 = getelementptr inbounds nuw <8 x double>, ptr %1942, i64 %1934
  %1977 = load <8 x double>, ptr %1976, align 64
  %1978 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1977, <8 x double> splat (double 0x4041E88E43070A10), <8 x double> %1975)
  %1979 = fmul <8 x double> %1978, %815
  %1980 = load ptr, ptr %66, align 16
  %1981 = getelementptr inbounds nuw <8 x double>, ptr %1980, i64 %1863
  %1982 = getelementptr inbounds nuw <8 x double>, ptr %1981, i64 %238
  store <8 x double> %1979, ptr %1982, align 64
  %1983 = load ptr, ptr %61, align 8
  %1984 = getelementptr inbounds nuw <8 x double>, ptr %1983, i64 %1863
  %1985 = load <8 x double>, ptr %1984, align 64
  %1986 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1985, <8 x double> splat (double 0x4033FC2C7303381F), <8 x double> zeroinitializer)
  %1987 = getelementptr inbounds nuw <8 x double>, ptr %1983, i64 %1894
  %1988 = load <8 x double>, ptr %1987, align 64
  %1989 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1988, <8 x double> splat (double 0xC0783098D10F2521), <8 x double> %1986)
  %1990 = getelementptr inbounds nuw <8 x double>, ptr %1983, i64 %1898
  %1991 = load <8 x double>, ptr %1990, align 64
  %1992 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1991, <8 x double> splat (double 0xC067A5B34EDF4D39), <8 x double> %1989)
  %1993 = getelementptr inbounds nuw <8 x double>, ptr %1983, i64 %1902
  %1994 = load <8 x double>, ptr %1993, align 64
  %1995 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1994, <8 x double> splat (double 0x40807E771C2C6A0C), <8 x double> %1992)
  %1996 = getelementptr inbounds nuw <8 x double>, ptr %1983, i64 %1906
  %1997 = load <8 x double>, ptr %1996, align 64
  %1998 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1997, <8 x double> splat (double 0xC02725D68DC06F96), <8 x double> %1995)
  %1999 = getelementptr inbounds nuw <8 x double>, ptr %1983, i64 %1910
  %2000 = load <8 x double>, ptr %1999, align 64
  %2001 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2000, <8 x double> splat (double 0x401B8661DD0F8BD7), <8 x double> %1998)
  %2002 = getelementptr inbounds nuw <8 x double>, ptr %1983, i64 %1914
  %2003 = load <8 x double>, ptr %2002, align 64
  %2004 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2003, <8 x double> splat (double 0xBFF0027A7D67FC68), <8 x double> %2001)
  %2005 = getelementptr inbounds nuw <8 x double>, ptr %1983, i64 %1918
  %2006 = load <8 x double>, ptr %2005, align 64
  %2007 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2006, <8 x double> splat (double 0x3FE8E308023D3331), <8 x double> %2004)
  %2008 = getelementptr inbounds nuw <8 x double>, ptr %1983, i64 %1922
  %2009 = load <8 x double>, ptr %2008, align 64
  %2010 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2009, <8 x double> splat (double 0xC00639C3EFFF56D2), <8 x double> %2007)
  %2011 = getelementptr inbounds nuw <8 x double>, ptr %1983, i64 %1926
  %2012 = load <8 x double>, ptr %2011, align 64
  %2013 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2012, <8 x double> splat (double 0xC04E192D4F30C77F), <8 x double> %2010)
  %2014 = getelementptr inbounds nuw <8 x double>, ptr %1983, i64 %1930
  %2015 = load <8 x double>, ptr %2014, align 64
  %2016 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2015, <8 x double> splat (double 0x40551481861928C0), <8 x double> %2013)
  %2017 = getelementptr inbounds nuw <8 x double>, ptr %1983, i64 %1934
  %2018 = load <8 x double>, ptr %2017, align 64
  %2019 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2018, <8 x double> splat (double 0x4027FC0D95740812), <8 x double> %2016)
  %2020 = fmul <8 x double> %2019, %815
  %2021 = load ptr, ptr %66, align 16
  %2022 = getelementptr inbounds nuw <8 x double>, ptr %2021, i64 %1894
  store <8 x double> %2020, ptr %2022, align 64
  %2023 = load ptr, ptr %61, align 8
  %2024 = getelementptr inbounds nuw <8 x double>, ptr %2023, i64 %1863
  %2025 = load <8 x double>, ptr %2024, align 64
  %2026 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2025, <8 x double> splat (double 0xC039B1A59F97E9A3), <8 x double> zeroinitializer)
  %2027 = getelementptr inbounds nuw <8 x double>, ptr %2023, i64 %1894
  %2028 = load <8 x double>, ptr %2027, align 64
  %2029 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2028, <8 x double> splat (double 0xC06346126BD860C7), <8 x double> %2026)
  %2030 = getelementptr inbounds nuw <8 x double>, ptr %2023, i64 %1898
  %2031 = load <8 x double>, ptr %2030, align 64
  %2032 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2031, <8 x double> splat (double 0xC06CF0F0AC990990), <8 x double> %2029)
  %2033 = getelementptr inbounds nuw <8 x double>, ptr %2023, i64 %1902
  %2034 = load <8 x double>, ptr %2033, align 64
  %2035 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2034, <8 x double> splat (double 0x40765A39D3B3C602), <8 x double> %2032)
  %2036 = getelementptr inbounds nuw <8 x double>, ptr %2023, i64 %1906
  %2037 = load <8 x double>, ptr %2036, align 64
  %2038 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2037, <8 x double> splat (double 0x405759F0D4D83C70), <8 x double> %2035)
  %2039 = getelementptr inbounds nuw <8 x double>, ptr %2023, i64 %1910
  %2040 = load <8 x double>, ptr %2039, align 64
  %2041 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2040, <8 x double> splat (double 0xC042BAAA552107AB), <8 x double> %2038)
  %2042 = getelementptr inbounds nuw <8 x double>, ptr %2023, i64 %1914
  %2043 = load <8 x double>, ptr %2042, align 64
  %2044 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2043, <8 x double> splat (double 0x405A0660A855838E), <8 x double> %2041)
  %2045 = getelementptr inbounds nuw <8 x double>, ptr %2023, i64 %1918
  %2046 = load <8 x double>, ptr %2045, align 64
  %2047 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2046, <8 x double> splat (double 0x403DD71D78528CF6), <8 x double> %2044)
  %2048 = getelementptr inbounds nuw <8 x double>, ptr %2023, i64 %1922
  %2049 = load <8 x double>, ptr %2048, align 64
  %2050 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2049, <8 x double> splat (double 0xC045C4484E37F77E), <8 x double> %2047)
  %2051 = getelementptr inbounds nuw <8 x double>, ptr %2023, i64 %1926
  %2052 = load <8 x double>, ptr %2051, align 64
  %2053 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2052, <8 x double> splat (double 0x405814C57DF82010), <8 x double> %2050)
  %2054 = getelementptr inbounds nuw <8 x double>, ptr %2023, i64 %1930
  %2055 = load <8 x double>, ptr %2054, align 64
  %2056 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2055, <8 x double> splat (double 0xC04396B082B5CD1E), <8 x double> %2053)
  %2057 = getelementptr inbounds nuw <8 x double>, ptr %2023, i64 %1934
  %2058 = load <8 x double>, ptr %2057, align 64
  %2059 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2058, <8 x double> splat (double 0xC062B7423E1CB30D), <8 x double> %2056)
  %2060 = fmul <8 x double> %2059, %815
  %2061 = load ptr, ptr %66, align 16
  %2062 = getelementptr inbounds nuw <8 x double>, ptr %2061, i64 %1898
  store <8 x double> %2060, ptr %2062, align 64
  %2063 = add nuw nsw i64 %1863, 1
  %2064 = icmp eq i64 %2063, %215
  br i1 %2064, label %2065, label %1862

2065:                                             ; preds = %1862, %1855
  %2066 = and <8 x i64> %1817, %1773
  %2067 = and <8 x i64> %2066, %1861
  %2068 = or <8 x i64> %2067, %1726
  %2069 = and <8 x i64> %2068, %1719
  br label %2070

2070:                                             ; preds = %2065, %1713
  %2071 = phi <8 x i64> [ %2069, %2065 ], [ %1719, %1713 ]
  %2072 = load <8 x i64>, ptr %24, align 64
  %2073 = xor <8 x i64> %2072, splat (i64 -1)
  %2074 = and <8 x i64> %2071, %2073
  %2075 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2074)
  %2076 = icmp eq i64 %2075, 0
  br i1 %2076, label %2077, label %2081

2077:                                             ; preds = %2070, %1690
  %2078 = phi <8 x i64> [ %2074, %2070 ], [ %1706, %1690 ]
  %2079 = phi <8 x i64> [ %2072, %2070 ], [ %1701, %1690 ]
  %2080 = bitcast <8 x double> %813 to <8 x i64>
  br label %2270

2081:                                             ; preds = %2070
  %2082 = bitcast <8 x double> %813 to <8 x i64>
  %2083 = load <8 x double>, ptr %279, align 64
  br label %2084

2084:                                             ; preds = %2269, %2081
  %2085 = phi <8 x double> [ %2083, %2081 ], [ %2266, %2269 ]
  %2086 = phi <8 x i64> [ %2074, %2081 ], [ %2170, %2269 ]
  %2087 = fcmp ole <8 x double> %2085, %813
  %2088 = select <8 x i1> %2087, <8 x i64> %2086, <8 x i64> zeroinitializer
  %2089 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2088)
  %2090 = icmp eq i64 %2089, 0
  br i1 %2090, label %2270, label %2091

2091:                                             ; preds = %2084
  %2092 = load <8 x double>, ptr %230, align 64
  %2093 = fsub <8 x double> %2085, %2092
  %2094 = fdiv <8 x double> %2093, %815
  %2095 = bitcast <8 x double> %2094 to <8 x i64>
  %2096 = and <8 x i64> %2088, %2095
  %2097 = xor <8 x i64> %2088, splat (i64 -1)
  %2098 = and <8 x i64> %2097, splat (i64 4607182418800017408)
  %2099 = or <8 x i64> %2096, %2098
  %2100 = bitcast <8 x i64> %2099 to <8 x double>
  %2101 = fcmp uge <8 x double> %2100, splat (double 1.000000e+00)
  %2102 = load ptr, ptr %58, align 32
  %2103 = fsub <8 x double> splat (double 1.000000e+00), %2100
  br i1 %214, label %2104, label %2140

2104:                                             ; preds = %2091, %2104
  %2105 = phi i64 [ %2138, %2104 ], [ 0, %2091 ]
  %2106 = load ptr, ptr %66, align 16
  %2107 = getelementptr inbounds nuw <8 x double>, ptr %2106, i64 %2105
  %2108 = getelementptr inbounds nuw <8 x double>, ptr %2107, i64 %244
  %2109 = load <8 x double>, ptr %2108, align 64
  %2110 = fmul <8 x double> %2109, %2100
  %2111 = getelementptr inbounds nuw <8 x double>, ptr %2107, i64 %241
  %2112 = load <8 x double>, ptr %2111, align 64
  %2113 = fadd <8 x double> %2110, %2112
  %2114 = fmul <8 x double> %2103, %2113
  %2115 = getelementptr inbounds nuw <8 x double>, ptr %2107, i64 %238
  %2116 = load <8 x double>, ptr %2115, align 64
  %2117 = fadd <8 x double> %2116, %2114
  %2118 = fmul <8 x double> %2117, %2100
  %2119 = getelementptr inbounds nuw <8 x double>, ptr %2107, i64 %235
  %2120 = load <8 x double>, ptr %2119, align 64
  %2121 = fadd <8 x double> %2120, %2118
  %2122 = fmul <8 x double> %2103, %2121
  %2123 = getelementptr inbounds nuw <8 x double>, ptr %2107, i64 %232
  %2124 = load <8 x double>, ptr %2123, align 64
  %2125 = fadd <8 x double> %2124, %2122
  %2126 = fmul <8 x double> %2125, %2100
  %2127 = getelementptr inbounds nuw <8 x double>, ptr %2107, i64 %215
  %2128 = load <8 x double>, ptr %2127, align 64
  %2129 = fadd <8 x double> %2128, %2126
  %2130 = fmul <8 x double> %2103, %2129
  %2131 = load ptr, ptr %41, align 8
  %2132 = getelementptr inbounds nuw <8 x double>, ptr %2131, i64 %2105
  %2133 = load <8 x double>, ptr %2132, align 64
  %2134 = load <8 x double>, ptr %2107, align 64
  %2135 = fadd <8 x double> %2134, %2130
  %2136 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2135, <8 x double> %2100, <8 x double> %2133)
  %2137 = getelementptr inbounds nuw <8 x double>, ptr %2102, i64 %2105
  store <8 x double> %2136, ptr %2137, align 64
  %2138 = add nuw nsw i64 %2105, 1
  %2139 = icmp eq i64 %2138, %215
  br i1 %2139, label %2141, label %2104

2140:                                             ; preds = %2141, %2091
  br i1 %198, label %2169, label %2152

2141:                                             ; preds = %2104, %2141
  %2142 = phi i64 [ %2150, %2141 ], [ 0, %2104 ]
  %2143 = load ptr, ptr %58, align 32
  %2144 = getelementptr inbounds nuw <8 x double>, ptr %2143, i64 %2142
  %2145 = load <8 x i64>, ptr %2144, align 64
  %2146 = load ptr, ptr %52, align 16
  %2147 = getelementptr inbounds nuw <8 x double>, ptr %2146, i64 %2142
  %2148 = load <8 x i64>, ptr %2147, align 64
  %2149 = select <8 x i1> %2101, <8 x i64> %2148, <8 x i64> %2145
  store <8 x i64> %2149, ptr %2144, align 64
  %2150 = add nuw nsw i64 %2142, 1
  %2151 = icmp eq i64 %2150, %215
  br i1 %2151, label %2140, label %2141

2152:                                             ; preds = %2140
  %2153 = select <8 x i1> %2101, <8 x i64> zeroinitializer, <8 x i64> %2088
  %2154 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2153)
  %2155 = icmp eq i64 %2154, 0
  br i1 %2155, label %2169, label %2156

2156:                                             ; preds = %2152
  %2157 = xor <8 x i64> %2153, splat (i64 -1)
  %2158 = bitcast <8 x double> %2085 to <8 x i64>
  %2159 = and <8 x i64> %2088, %2158
  %2160 = and <8 x i64> %2097, %2082
  %2161 = or <8 x i64> %2159, %2160
  %2162 = load ptr, ptr %58, align 32
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3)
  store <8 x i64> %2161, ptr %3, align 64
  %2163 = load ptr, ptr %33, align 64
  %2164 = load ptr, ptr %91, align 8
  call void @appell_lanes_correct(ptr noundef nonnull %3, ptr noundef %2162, ptr noundef %2163, ptr noundef null, ptr noundef %2164) #10
  %2165 = load <8 x double>, ptr %3, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #10
  store <8 x double> %2165, ptr %4, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #10
  store <8 x i64> %2153, ptr %5, align 64
  %2166 = call fastcc <8 x i64> @project(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %4, ptr noundef %2162, ptr noundef nonnull byval(<8 x i64>) align 64 %5, double noundef 1.000000e+03)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3)
  %2167 = or <8 x i64> %2166, %2157
  %2168 = and <8 x i64> %2167, %2086
  br label %2169

2169:                                             ; preds = %2156, %2152, %2140
  %2170 = phi <8 x i64> [ %2168, %2156 ], [ %2086, %2152 ], [ %2086, %2140 ]
  %2171 = bitcast <8 x double> %2085 to <8 x i64>
  %2172 = and <8 x i64> %2088, %2171
  %2173 = and <8 x i64> %2097, %2082
  %2174 = or <8 x i64> %2172, %2173
  %2175 = load ptr, ptr %58, align 32
  %2176 = and <8 x i64> %2170, %2088
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2)
  store <8 x i64> %2174, ptr %2, align 64
  %2177 = load ptr, ptr %33, align 64
  %2178 = load ptr, ptr %112, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %2, ptr noundef %2175, ptr noundef %2177, ptr noundef null, ptr noundef %2178) #10
  %2179 = load ptr, ptr %112, align 64
  %2180 = getelementptr inbounds nuw i8, ptr %2179, i64 64
  br label %2181

2181:                                             ; preds = %2241, %2169
  %2182 = phi i64 [ 0, %2169 ], [ %2242, %2241 ]
  %2183 = trunc nuw nsw i64 %2182 to i32
  %2184 = extractelement <8 x i64> %2176, i32 %2183
  %2185 = icmp eq i64 %2184, 0
  br i1 %2185, label %2241, label %2186

2186:                                             ; preds = %2181
  %2187 = getelementptr inbounds nuw [8 x i32], ptr %290, i64 0, i64 %2182
  %2188 = load i32, ptr %2187, align 4
  %2189 = sext i32 %2188 to i64
  %2190 = getelementptr inbounds nuw [8 x i32], ptr %291, i64 0, i64 %2182
  %2191 = load i32, ptr %2190, align 4
  %2192 = add nsw i32 %2191, 1
  store i32 %2192, ptr %2190, align 4
  %2193 = sext i32 %2191 to i64
  %2194 = load i32, ptr %219, align 4
  %2195 = sext i32 %2194 to i64
  br i1 %222, label %2196, label %2200

2196:                                             ; preds = %2186
  %2197 = load ptr, ptr %223, align 8
  %2198 = mul nsw i64 %2189, %99
  %2199 = getelementptr double, ptr %2197, i64 %2193
  br label %2205

2200:                                             ; preds = %2205, %2186
  br i1 %185, label %2201, label %2215

2201:                                             ; preds = %2200
  %2202 = load ptr, ptr %224, align 8
  %2203 = mul nsw i64 %2189, %225
  %2204 = getelementptr double, ptr %2202, i64 %2193
  br label %2228

2205:                                             ; preds = %2205, %2196
  %2206 = phi i64 [ 0, %2196 ], [ %2213, %2205 ]
  %2207 = getelementptr inbounds nuw <8 x double>, ptr %2175, i64 %2206
  %2208 = load <8 x double>, ptr %2207, align 64
  %2209 = extractelement <8 x double> %2208, i32 %2183
  %2210 = add nsw i64 %2206, %2198
  %2211 = mul nsw i64 %2210, %2195
  %2212 = getelementptr double, ptr %2199, i64 %2211
  store double %2209, ptr %2212, align 8
  %2213 = add nuw nsw i64 %2206, 1
  %2214 = icmp eq i64 %2213, %227
  br i1 %2214, label %2200, label %2205

2215:                                             ; preds = %2228, %2200
  %2216 = load ptr, ptr %226, align 8
  %2217 = shl nsw i64 %2189, 1
  %2218 = getelementptr double, ptr %2216, i64 %2193
  %2219 = load <8 x double>, ptr %2179, align 64
  %2220 = extractelement <8 x double> %2219, i32 %2183
  %2221 = mul nsw i64 %2217, %2195
  %2222 = getelementptr double, ptr %2218, i64 %2221
  store double %2220, ptr %2222, align 8
  %2223 = load <8 x double>, ptr %2180, align 64
  %2224 = extractelement <8 x double> %2223, i32 %2183
  %2225 = or disjoint i64 %2217, 1
  %2226 = mul nsw i64 %2225, %2195
  %2227 = getelementptr double, ptr %2218, i64 %2226
  store double %2224, ptr %2227, align 8
  br label %2241

2228:                                             ; preds = %2228, %2201
  %2229 = phi i64 [ 0, %2201 ], [ %2239, %2228 ]
  %2230 = trunc nuw nsw i64 %2229 to i32
  %2231 = add i32 %46, %2230
  %2232 = sext i32 %2231 to i64
  %2233 = getelementptr inbounds <8 x double>, ptr %2175, i64 %2232
  %2234 = load <8 x double>, ptr %2233, align 64
  %2235 = extractelement <8 x double> %2234, i32 %2183
  %2236 = add nsw i64 %2229, %2203
  %2237 = mul nsw i64 %2236, %2195
  %2238 = getelementptr double, ptr %2204, i64 %2237
  store double %2235, ptr %2238, align 8
  %2239 = add nuw nsw i64 %2229, 1
  %2240 = icmp eq i64 %2239, %228
  br i1 %2240, label %2215, label %2228

2241:                                             ; preds = %2215, %2181
  %2242 = add nuw nsw i64 %2182, 1
  %2243 = icmp eq i64 %2242, 8
  br i1 %2243, label %2244, label %2181

2244:                                             ; preds = %2241
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2)
  %2245 = load <8 x double>, ptr %279, align 64
  br label %2246

2246:                                             ; preds = %2265, %2244
  %2247 = phi <8 x double> [ %2245, %2244 ], [ %2266, %2265 ]
  %2248 = phi i64 [ 0, %2244 ], [ %2267, %2265 ]
  %2249 = trunc nuw nsw i64 %2248 to i32
  %2250 = extractelement <8 x i64> %2176, i32 %2249
  %2251 = icmp eq i64 %2250, 0
  br i1 %2251, label %2265, label %2252

2252:                                             ; preds = %2246
  %2253 = getelementptr inbounds nuw [8 x i32], ptr %291, i64 0, i64 %2248
  %2254 = load i32, ptr %2253, align 4
  %2255 = load i32, ptr %219, align 4
  %2256 = icmp slt i32 %2254, %2255
  br i1 %2256, label %2257, label %2262

2257:                                             ; preds = %2252
  %2258 = load ptr, ptr %220, align 8
  %2259 = sext i32 %2254 to i64
  %2260 = getelementptr inbounds double, ptr %2258, i64 %2259
  %2261 = load double, ptr %2260, align 8
  br label %2262

2262:                                             ; preds = %2257, %2252
  %2263 = phi double [ %2261, %2257 ], [ 0x7FF0000000000000, %2252 ]
  %2264 = insertelement <8 x double> %2247, double %2263, i32 %2249
  store <8 x double> %2264, ptr %279, align 64
  br label %2265

2265:                                             ; preds = %2262, %2246
  %2266 = phi <8 x double> [ %2264, %2262 ], [ %2247, %2246 ]
  %2267 = add nuw nsw i64 %2248, 1
  %2268 = icmp eq i64 %2267, 8
  br i1 %2268, label %2269, label %2246

2269:                                             ; preds = %2265
  br label %2084

2270:                                             ; preds = %2084, %2077
  %2271 = phi <8 x i64> [ %2078, %2077 ], [ %2074, %2084 ]
  %2272 = phi <8 x i64> [ %2079, %2077 ], [ %2072, %2084 ]
  %2273 = phi <8 x i64> [ %2080, %2077 ], [ %2082, %2084 ]
  %2274 = phi <8 x i64> [ %2078, %2077 ], [ %2086, %2084 ]
  %2275 = load <8 x i64>, ptr %173, align 64
  %2276 = xor <8 x i64> %2271, splat (i64 -1)
  %2277 = and <8 x i64> %2275, %2276
  %2278 = load <8 x i64>, ptr %230, align 64
  %2279 = and <8 x i64> %2274, %2273
  %2280 = xor <8 x i64> %2274, splat (i64 -1)
  %2281 = and <8 x i64> %2278, %2280
  %2282 = or <8 x i64> %2281, %2279
  store <8 x i64> %2282, ptr %230, align 64
  %2283 = load <8 x double>, ptr %257, align 64
  %2284 = load ptr, ptr %52, align 16
  br i1 %202, label %2285, label %2294

2285:                                             ; preds = %2270, %2285
  %2286 = phi i64 [ %2292, %2285 ], [ 0, %2270 ]
  %2287 = phi <8 x double> [ %2291, %2285 ], [ zeroinitializer, %2270 ]
  %2288 = getelementptr inbounds nuw <8 x double>, ptr %2284, i64 %2286
  %2289 = load <8 x double>, ptr %2288, align 64
  %2290 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2289)
  %2291 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2287, <8 x double> %2290)
  %2292 = add nuw nsw i64 %2286, 1
  %2293 = icmp eq i64 %2292, %203
  br i1 %2293, label %2294, label %2285

2294:                                             ; preds = %2285, %2270
  %2295 = phi <8 x double> [ zeroinitializer, %2270 ], [ %2291, %2285 ]
  %2296 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2283, <8 x double> %2295)
  %2297 = bitcast <8 x double> %2283 to <8 x i64>
  %2298 = bitcast <8 x double> %2296 to <8 x i64>
  %2299 = and <8 x i64> %2274, %2298
  %2300 = and <8 x i64> %2297, %2280
  %2301 = or <8 x i64> %2299, %2300
  store <8 x i64> %2301, ptr %257, align 64
  %2302 = load <8 x double>, ptr %258, align 64
  br i1 %200, label %2303, label %2312

2303:                                             ; preds = %2294, %2303
  %2304 = phi i64 [ %2310, %2303 ], [ %204, %2294 ]
  %2305 = phi <8 x double> [ %2309, %2303 ], [ zeroinitializer, %2294 ]
  %2306 = getelementptr inbounds <8 x double>, ptr %2284, i64 %2304
  %2307 = load <8 x double>, ptr %2306, align 64
  %2308 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2307)
  %2309 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2305, <8 x double> %2308)
  %2310 = add nsw i64 %2304, 1
  %2311 = icmp slt i64 %2310, %99
  br i1 %2311, label %2303, label %2312

2312:                                             ; preds = %2303, %2294
  %2313 = phi <8 x double> [ zeroinitializer, %2294 ], [ %2309, %2303 ]
  %2314 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2302, <8 x double> %2313)
  %2315 = bitcast <8 x double> %2302 to <8 x i64>
  %2316 = bitcast <8 x double> %2314 to <8 x i64>
  %2317 = and <8 x i64> %2274, %2316
  %2318 = and <8 x i64> %2315, %2280
  %2319 = or <8 x i64> %2317, %2318
  store <8 x i64> %2319, ptr %258, align 64
  br i1 %214, label %2320, label %2341

2320:                                             ; preds = %2312, %2320
  %2321 = phi i64 [ %2339, %2320 ], [ 0, %2312 ]
  %2322 = load ptr, ptr %52, align 16
  %2323 = getelementptr inbounds nuw <8 x double>, ptr %2322, i64 %2321
  %2324 = load <8 x i64>, ptr %2323, align 64
  %2325 = load ptr, ptr %41, align 8
  %2326 = getelementptr inbounds nuw <8 x double>, ptr %2325, i64 %2321
  %2327 = load <8 x i64>, ptr %2326, align 64
  %2328 = and <8 x i64> %2324, %2274
  %2329 = and <8 x i64> %2327, %2280
  %2330 = or <8 x i64> %2329, %2328
  store <8 x i64> %2330, ptr %2326, align 64
  %2331 = load ptr, ptr %61, align 8
  %2332 = getelementptr inbounds nuw <8 x double>, ptr %2331, i64 %2321
  %2333 = getelementptr inbounds nuw <8 x double>, ptr %2332, i64 %280
  %2334 = load <8 x i64>, ptr %2333, align 64
  %2335 = load <8 x i64>, ptr %2332, align 64
  %2336 = and <8 x i64> %2334, %2274
  %2337 = and <8 x i64> %2335, %2280
  %2338 = or <8 x i64> %2337, %2336
  store <8 x i64> %2338, ptr %2332, align 64
  %2339 = add nuw nsw i64 %2321, 1
  %2340 = icmp eq i64 %2339, %215
  br i1 %2340, label %2341, label %2320

2341:                                             ; preds = %2320, %2312
  %2342 = load <8 x i64>, ptr %268, align 64
  %2343 = and <8 x i64> %2274, %814
  %2344 = and <8 x i64> %2342, %2280
  %2345 = or <8 x i64> %2344, %2343
  store <8 x i64> %2345, ptr %268, align 64
  %2346 = load <8 x i64>, ptr %269, align 64
  %2347 = bitcast <8 x double> %1669 to <8 x i64>
  %2348 = and <8 x i64> %2274, %2347
  %2349 = and <8 x i64> %2346, %2280
  %2350 = or <8 x i64> %2349, %2348
  store <8 x i64> %2350, ptr %269, align 64
  %2351 = load <8 x i64>, ptr %270, align 64
  %2352 = and <8 x i64> %2274, %1415
  %2353 = and <8 x i64> %2351, %2280
  %2354 = or <8 x i64> %2353, %2352
  store <8 x i64> %2354, ptr %270, align 64
  %2355 = load <8 x i64>, ptr %276, align 64
  %2356 = or <8 x i64> %2355, %2277
  %2357 = and <8 x i64> %2356, %2280
  store <8 x i64> %2357, ptr %276, align 64
  %2358 = xor <8 x i64> %1323, splat (i64 -1)
  %2359 = or <8 x i64> %1706, %2358
  %2360 = fcmp ult <8 x double> %1626, splat (double 1.000000e+00)
  %2361 = select <8 x i1> %2360, <8 x i64> splat (i64 -1), <8 x i64> %2359
  %2362 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1699, <8 x double> splat (double 9.000000e-01))
  %2363 = bitcast <8 x double> %2362 to <8 x i64>
  %2364 = and <8 x i64> %2361, splat (i64 4598175219545276416)
  %2365 = xor <8 x i64> %2361, splat (i64 -1)
  %2366 = and <8 x i64> %2363, %2365
  %2367 = or <8 x i64> %2364, %2366
  %2368 = bitcast <8 x i64> %2367 to <8 x double>
  %2369 = fmul <8 x double> %815, %2368
  %2370 = load <8 x double>, ptr %229, align 64
  %2371 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %815, <8 x double> %2370)
  %2372 = fmul <8 x double> %1699, %815
  %2373 = select <8 x i1> %809, <8 x double> %2372, <8 x double> %2371
  %2374 = bitcast <8 x double> %2373 to <8 x i64>
  %2375 = bitcast <8 x double> %2369 to <8 x i64>
  %2376 = and <8 x i64> %2277, %2375
  %2377 = xor <8 x i64> %2277, splat (i64 -1)
  %2378 = and <8 x i64> %2374, %2377
  %2379 = or <8 x i64> %2378, %2376
  store <8 x i64> %2379, ptr %229, align 64
  %2380 = load <8 x i64>, ptr %292, align 64
  %2381 = sub <8 x i64> %2380, %2274
  store <8 x i64> %2381, ptr %292, align 64
  %2382 = load <8 x i64>, ptr %293, align 64
  %2383 = sub <8 x i64> %2382, %2277
  store <8 x i64> %2383, ptr %293, align 64
  %2384 = and <8 x i64> %2271, %2280
  %2385 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2384)
  %2386 = icmp eq i64 %2385, 0
  br i1 %2386, label %2387, label %2393

2387:                                             ; preds = %2341
  %2388 = load <8 x i64>, ptr %173, align 64
  br label %2426

2389:                                             ; preds = %2423
  %2390 = xor <8 x i64> %2384, splat (i64 -1)
  %2391 = load <8 x i64>, ptr %173, align 64
  %2392 = and <8 x i64> %2391, %2390
  store <8 x i64> %2392, ptr %173, align 64
  br label %2426

2393:                                             ; preds = %2341, %2423
  %2394 = phi i64 [ %2424, %2423 ], [ 0, %2341 ]
  %2395 = trunc nuw nsw i64 %2394 to i32
  %2396 = extractelement <8 x i64> %2384, i32 %2395
  %2397 = icmp eq i64 %2396, 0
  br i1 %2397, label %2423, label %2398

2398:                                             ; preds = %2393
  %2399 = getelementptr inbounds nuw [8 x i32], ptr %290, i64 0, i64 %2394
  %2400 = load i32, ptr %2399, align 4
  %2401 = sext i32 %2400 to i64
  %2402 = load ptr, ptr %218, align 8
  %2403 = getelementptr inbounds i32, ptr %2402, i64 %2401
  store i32 5, ptr %2403, align 4
  %2404 = load <8 x i64>, ptr %292, align 64
  %2405 = extractelement <8 x i64> %2404, i32 %2395
  %2406 = trunc i64 %2405 to i32
  %2407 = load ptr, ptr %294, align 8
  %2408 = getelementptr inbounds i32, ptr %2407, i64 %2401
  store i32 %2406, ptr %2408, align 4
  %2409 = load <8 x i64>, ptr %293, align 64
  %2410 = extractelement <8 x i64> %2409, i32 %2395
  %2411 = trunc i64 %2410 to i32
  %2412 = load ptr, ptr %295, align 8
  %2413 = getelementptr inbounds i32, ptr %2412, i64 %2401
  store i32 %2411, ptr %2413, align 4
  %2414 = load <8 x double>, ptr %296, align 64
  %2415 = extractelement <8 x double> %2414, i32 %2395
  %2416 = load ptr, ptr %297, align 8
  %2417 = shl nsw i64 %2401, 1
  %2418 = getelementptr inbounds double, ptr %2416, i64 %2417
  store double %2415, ptr %2418, align 8
  %2419 = load <8 x double>, ptr %298, align 64
  %2420 = extractelement <8 x double> %2419, i32 %2395
  %2421 = or disjoint i64 %2417, 1
  %2422 = getelementptr inbounds double, ptr %2416, i64 %2421
  store double %2420, ptr %2422, align 8
  br label %2423

2423:                                             ; preds = %2398, %2393
  %2424 = add nuw nsw i64 %2394, 1
  %2425 = icmp eq i64 %2424, 8
  br i1 %2425, label %2389, label %2393

2426:                                             ; preds = %2389, %2387
  %2427 = phi <8 x i64> [ %2388, %2387 ], [ %2392, %2389 ]
  %2428 = and <8 x i64> %2427, %2272
  %2429 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2428)
  %2430 = icmp eq i64 %2429, 0
  br i1 %2430, label %2468, label %2435

2431:                                             ; preds = %2465
  %2432 = xor <8 x i64> %2428, splat (i64 -1)
  %2433 = load <8 x i64>, ptr %173, align 64
  %2434 = and <8 x i64> %2433, %2432
  store <8 x i64> %2434, ptr %173, align 64
  br label %2468

2435:                                             ; preds = %2426, %2465
  %2436 = phi i64 [ %2466, %2465 ], [ 0, %2426 ]
  %2437 = trunc nuw nsw i64 %2436 to i32
  %2438 = extractelement <8 x i64> %2428, i32 %2437
  %2439 = icmp eq i64 %2438, 0
  br i1 %2439, label %2465, label %2440

2440:                                             ; preds = %2435
  %2441 = getelementptr inbounds nuw [8 x i32], ptr %290, i64 0, i64 %2436
  %2442 = load i32, ptr %2441, align 4
  %2443 = sext i32 %2442 to i64
  %2444 = load ptr, ptr %218, align 8
  %2445 = getelementptr inbounds i32, ptr %2444, i64 %2443
  store i32 2, ptr %2445, align 4
  %2446 = load <8 x i64>, ptr %292, align 64
  %2447 = extractelement <8 x i64> %2446, i32 %2437
  %2448 = trunc i64 %2447 to i32
  %2449 = load ptr, ptr %294, align 8
  %2450 = getelementptr inbounds i32, ptr %2449, i64 %2443
  store i32 %2448, ptr %2450, align 4
  %2451 = load <8 x i64>, ptr %293, align 64
  %2452 = extractelement <8 x i64> %2451, i32 %2437
  %2453 = trunc i64 %2452 to i32
  %2454 = load ptr, ptr %295, align 8
  %2455 = getelementptr inbounds i32, ptr %2454, i64 %2443
  store i32 %2453, ptr %2455, align 4
  %2456 = load <8 x double>, ptr %296, align 64
  %2457 = extractelement <8 x double> %2456, i32 %2437
  %2458 = load ptr, ptr %297, align 8
  %2459 = shl nsw i64 %2443, 1
  %2460 = getelementptr inbounds double, ptr %2458, i64 %2459
  store double %2457, ptr %2460, align 8
  %2461 = load <8 x double>, ptr %298, align 64
  %2462 = extractelement <8 x double> %2461, i32 %2437
  %2463 = or disjoint i64 %2459, 1
  %2464 = getelementptr inbounds double, ptr %2458, i64 %2463
  store double %2462, ptr %2464, align 8
  br label %2465

2465:                                             ; preds = %2440, %2435
  %2466 = add nuw nsw i64 %2436, 1
  %2467 = icmp eq i64 %2466, 8
  br i1 %2467, label %2431, label %2435

2468:                                             ; preds = %2431, %2426
  %2469 = phi <8 x i64> [ %2427, %2426 ], [ %2434, %2431 ]
  %2470 = and <8 x i64> %2469, %2274
  %2471 = load double, ptr %207, align 8
  %2472 = insertelement <8 x double> poison, double %2471, i64 0
  %2473 = shufflevector <8 x double> %2472, <8 x double> poison, <8 x i32> zeroinitializer
  %2474 = fcmp oeq <8 x double> %813, %2473
  %2475 = select <8 x i1> %2474, <8 x i64> %2470, <8 x i64> zeroinitializer
  %2476 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2475)
  %2477 = icmp eq i64 %2476, 0
  br i1 %2477, label %2516, label %2483

2478:                                             ; preds = %2513
  %2479 = xor <8 x i64> %2475, splat (i64 -1)
  %2480 = load <8 x i64>, ptr %173, align 64
  %2481 = and <8 x i64> %2480, %2479
  store <8 x i64> %2481, ptr %173, align 64
  %2482 = load double, ptr %207, align 8
  br label %2516

2483:                                             ; preds = %2468, %2513
  %2484 = phi i64 [ %2514, %2513 ], [ 0, %2468 ]
  %2485 = trunc nuw nsw i64 %2484 to i32
  %2486 = extractelement <8 x i64> %2475, i32 %2485
  %2487 = icmp eq i64 %2486, 0
  br i1 %2487, label %2513, label %2488

2488:                                             ; preds = %2483
  %2489 = getelementptr inbounds nuw [8 x i32], ptr %290, i64 0, i64 %2484
  %2490 = load i32, ptr %2489, align 4
  %2491 = sext i32 %2490 to i64
  %2492 = load ptr, ptr %218, align 8
  %2493 = getelementptr inbounds i32, ptr %2492, i64 %2491
  store i32 1, ptr %2493, align 4
  %2494 = load <8 x i64>, ptr %292, align 64
  %2495 = extractelement <8 x i64> %2494, i32 %2485
  %2496 = trunc i64 %2495 to i32
  %2497 = load ptr, ptr %294, align 8
  %2498 = getelementptr inbounds i32, ptr %2497, i64 %2491
  store i32 %2496, ptr %2498, align 4
  %2499 = load <8 x i64>, ptr %293, align 64
  %2500 = extractelement <8 x i64> %2499, i32 %2485
  %2501 = trunc i64 %2500 to i32
  %2502 = load ptr, ptr %295, align 8
  %2503 = getelementptr inbounds i32, ptr %2502, i64 %2491
  store i32 %2501, ptr %2503, align 4
  %2504 = load <8 x double>, ptr %296, align 64
  %2505 = extractelement <8 x double> %2504, i32 %2485
  %2506 = load ptr, ptr %297, align 8
  %2507 = shl nsw i64 %2491, 1
  %2508 = getelementptr inbounds double, ptr %2506, i64 %2507
  store double %2505, ptr %2508, align 8
  %2509 = load <8 x double>, ptr %298, align 64
  %2510 = extractelement <8 x double> %2509, i32 %2485
  %2511 = or disjoint i64 %2507, 1
  %2512 = getelementptr inbounds double, ptr %2506, i64 %2511
  store double %2510, ptr %2512, align 8
  br label %2513

2513:                                             ; preds = %2488, %2483
  %2514 = add nuw nsw i64 %2484, 1
  %2515 = icmp eq i64 %2514, 8
  br i1 %2515, label %2478, label %2483

2516:                                             ; preds = %2478, %2468
  %2517 = phi double [ %2471, %2468 ], [ %2482, %2478 ]
  %2518 = phi <8 x i64> [ %2469, %2468 ], [ %2481, %2478 ]
  %2519 = load <8 x double>, ptr %229, align 64
  %2520 = load <8 x double>, ptr %230, align 64
  %2521 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2520)
  %2522 = call double @llvm.fabs.f64(double %2517)
  %2523 = insertelement <8 x double> poison, double %2522, i64 0
  %2524 = shufflevector <8 x double> %2523, <8 x double> poison, <8 x i32> zeroinitializer
  %2525 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2521, <8 x double> %2524)
  %2526 = fmul <8 x double> %2525, splat (double 0x3CF0000000000000)
  %2527 = fcmp ole <8 x double> %2519, %2526
  %2528 = select <8 x i1> %2527, <8 x i64> %2518, <8 x i64> zeroinitializer
  %2529 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2528)
  %2530 = icmp eq i64 %2529, 0
  br i1 %2530, label %2568, label %2535

2531:                                             ; preds = %2565
  %2532 = xor <8 x i64> %2528, splat (i64 -1)
  %2533 = load <8 x i64>, ptr %173, align 64
  %2534 = and <8 x i64> %2533, %2532
  store <8 x i64> %2534, ptr %173, align 64
  br label %2568

2535:                                             ; preds = %2516, %2565
  %2536 = phi i64 [ %2566, %2565 ], [ 0, %2516 ]
  %2537 = trunc nuw nsw i64 %2536 to i32
  %2538 = extractelement <8 x i64> %2528, i32 %2537
  %2539 = icmp eq i64 %2538, 0
  br i1 %2539, label %2565, label %2540

2540:                                             ; preds = %2535
  %2541 = getelementptr inbounds nuw [8 x i32], ptr %290, i64 0, i64 %2536
  %2542 = load i32, ptr %2541, align 4
  %2543 = sext i32 %2542 to i64
  %2544 = load ptr, ptr %218, align 8
  %2545 = getelementptr inbounds i32, ptr %2544, i64 %2543
  store i32 3, ptr %2545, align 4
  %2546 = load <8 x i64>, ptr %292, align 64
  %2547 = extractelement <8 x i64> %2546, i32 %2537
  %2548 = trunc i64 %2547 to i32
  %2549 = load ptr, ptr %294, align 8
  %2550 = getelementptr inbounds i32, ptr %2549, i64 %2543
  store i32 %2548, ptr %2550, align 4
  %2551 = load <8 x i64>, ptr %293, align 64
  %2552 = extractelement <8 x i64> %2551, i32 %2537
  %2553 = trunc i64 %2552 to i32
  %2554 = load ptr, ptr %295, align 8
  %2555 = getelementptr inbounds i32, ptr %2554, i64 %2543
  store i32 %2553, ptr %2555, align 4
  %2556 = load <8 x double>, ptr %296, align 64
  %2557 = extractelement <8 x double> %2556, i32 %2537
  %2558 = load ptr, ptr %297, align 8
  %2559 = shl nsw i64 %2543, 1
  %2560 = getelementptr inbounds double, ptr %2558, i64 %2559
  store double %2557, ptr %2560, align 8
  %2561 = load <8 x double>, ptr %298, align 64
  %2562 = extractelement <8 x double> %2561, i32 %2537
  %2563 = or disjoint i64 %2559, 1
  %2564 = getelementptr inbounds double, ptr %2558, i64 %2563
  store double %2562, ptr %2564, align 8
  br label %2565

2565:                                             ; preds = %2540, %2535
  %2566 = add nuw nsw i64 %2536, 1
  %2567 = icmp eq i64 %2566, 8
  br i1 %2567, label %2531, label %2535

2568:                                             ; preds = %2531, %2516
  %2569 = phi <8 x i64> [ %2518, %2516 ], [ %2534, %2531 ]
  %2570 = load <8 x i64>, ptr %292, align 64
  %2571 = load <8 x i64>, ptr %293, align 64
  %2572 = add <8 x i64> %2571, %2570
  %2573 = load i32, ptr %299, align 8
  %2574 = sext i32 %2573 to i64
  %2575 = insertelement <8 x i64> poison, i64 %2574, i64 0
  %2576 = shufflevector <8 x i64> %2575, <8 x i64> poison, <8 x i32> zeroinitializer
  %2577 = icmp slt <8 x i64> %2572, %2576
  %2578 = select <8 x i1> %2577, <8 x i64> zeroinitializer, <8 x i64> %2569
  %2579 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2578)
  %2580 = icmp eq i64 %2579, 0
  br i1 %2580, label %2618, label %2585

2581:                                             ; preds = %2615
  %2582 = xor <8 x i64> %2578, splat (i64 -1)
  %2583 = load <8 x i64>, ptr %173, align 64
  %2584 = and <8 x i64> %2583, %2582
  store <8 x i64> %2584, ptr %173, align 64
  br label %2618

2585:                                             ; preds = %2568, %2615
  %2586 = phi i64 [ %2616, %2615 ], [ 0, %2568 ]
  %2587 = trunc nuw nsw i64 %2586 to i32
  %2588 = extractelement <8 x i64> %2578, i32 %2587
  %2589 = icmp eq i64 %2588, 0
  br i1 %2589, label %2615, label %2590

2590:                                             ; preds = %2585
  %2591 = getelementptr inbounds nuw [8 x i32], ptr %290, i64 0, i64 %2586
  %2592 = load i32, ptr %2591, align 4
  %2593 = sext i32 %2592 to i64
  %2594 = load ptr, ptr %218, align 8
  %2595 = getelementptr inbounds i32, ptr %2594, i64 %2593
  store i32 4, ptr %2595, align 4
  %2596 = load <8 x i64>, ptr %292, align 64
  %2597 = extractelement <8 x i64> %2596, i32 %2587
  %2598 = trunc i64 %2597 to i32
  %2599 = load ptr, ptr %294, align 8
  %2600 = getelementptr inbounds i32, ptr %2599, i64 %2593
  store i32 %2598, ptr %2600, align 4
  %2601 = load <8 x i64>, ptr %293, align 64
  %2602 = extractelement <8 x i64> %2601, i32 %2587
  %2603 = trunc i64 %2602 to i32
  %2604 = load ptr, ptr %295, align 8
  %2605 = getelementptr inbounds i32, ptr %2604, i64 %2593
  store i32 %2603, ptr %2605, align 4
  %2606 = load <8 x double>, ptr %296, align 64
  %2607 = extractelement <8 x double> %2606, i32 %2587
  %2608 = load ptr, ptr %297, align 8
  %2609 = shl nsw i64 %2593, 1
  %2610 = getelementptr inbounds double, ptr %2608, i64 %2609
  store double %2607, ptr %2610, align 8
  %2611 = load <8 x double>, ptr %298, align 64
  %2612 = extractelement <8 x double> %2611, i32 %2587
  %2613 = or disjoint i64 %2609, 1
  %2614 = getelementptr inbounds double, ptr %2608, i64 %2613
  store double %2612, ptr %2614, align 8
  br label %2615

2615:                                             ; preds = %2590, %2585
  %2616 = add nuw nsw i64 %2586, 1
  %2617 = icmp eq i64 %2616, 8
  br i1 %2617, label %2581, label %2585

2618:                                             ; preds = %2568, %2581
  %2619 = phi <8 x i64> [ %2569, %2568 ], [ %2584, %2581 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %24) #10
  br label %791

2620:                                             ; preds = %794, %319
  %2621 = phi i32 [ 1, %319 ], [ 0, %794 ]
  call void @llvm.lifetime.end.p0(i64 1216, ptr nonnull %34) #10
  call void @llvm.lifetime.end.p0(i64 1216, ptr nonnull %33) #10
  ret i32 %2621
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
  %23 = fcmp ogt <8 x double> %22, zeroinitializer
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 64
  %25 = load <8 x double>, ptr %24, align 64
  %26 = fcmp ogt <8 x double> %25, zeroinitializer
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
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 1152
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
  %49 = fcmp ogt <8 x double> %48, zeroinitializer
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

